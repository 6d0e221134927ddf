fxge 1
model "atb._npu_matmul_add_fp32.in_place.f16" stage "import"
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 3],
    %z : f32[4, 3]) {
  %clone = aten.clone.default(self=%z) : f32[4, 3]
  atb._npu_matmul_add_fp32.default(x=%x, weight=%y, C=%clone) name("_npu_matmul_add_fp32")
  return %clone as "clone"
}
