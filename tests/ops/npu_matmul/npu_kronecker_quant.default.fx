fxge 1
model "npu.npu_kronecker_quant.plain.f16" stage "import"
graph "main"(
    %x : f16[3, 4, 16],
    %y : f16[4, 4],
    %z : f16[16, 16]) {
  %getitem, %getitem_1 = npu.npu_kronecker_quant.default(x=%x, kronecker_p1=%y, kronecker_p2=%z, clip_ratio=0.8) : i32[3, 4, 2], f32[3] name("npu_kronecker_quant")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
