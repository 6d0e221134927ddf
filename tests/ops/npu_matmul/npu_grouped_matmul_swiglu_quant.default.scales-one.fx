fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[6, 4],
    %x1 : i8[3, 4, 8],
    %x2 : i64[3],
    %x3 : f32[8],
    %x4 : f32[6]) {
  %r0, %r1, %r2 = npu.npu_grouped_matmul_swiglu_quant.default(x=%x0, weight=%x1, group_list=%x2, weight_scale=%x3, x_scale=%x4) : ?, ?, ?
  return %r0, %r1, %r2
}
