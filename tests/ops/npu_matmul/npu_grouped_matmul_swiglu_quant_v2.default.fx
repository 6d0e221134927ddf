fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[6, 16],
    %x1 : i8[2, 16, 8],
    %x2 : f32[2, 8],
    %x3 : f32[6],
    %x4 : i64[2]) {
  %r0, %r1 = npu.npu_grouped_matmul_swiglu_quant_v2.default(x=%x0, weight=[%x1], weight_scale=[%x2], x_scale=%x3, group_list=%x4) : ?, ?
  return %r0, %r1
}
