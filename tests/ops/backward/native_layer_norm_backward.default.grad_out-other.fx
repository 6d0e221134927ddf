fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4],
    %x1 : f32[3, 4],
    %x2 : f32[3, 1],
    %x3 : f32[3, 1],
    %x4 : f32[4],
    %x5 : f32[4]) {
  %r0, %r1, %r2 = aten.native_layer_norm_backward.default(grad_out=%x0, input=%x1, normalized_shape=[4], mean=%x2, rstd=%x3, weight=%x4, bias=%x5, output_mask=[true, true, true]) : ?, ?, ?
  return %r0, %r1, %r2
}
