fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4, 3],
    %x1 : f32[2, 4, 3],
    %x2 : f32[2, 2],
    %x3 : f32[2, 2],
    %x4 : f32[4]) {
  %r0, %r1, %r2 = aten.native_group_norm_backward.default(grad_out=%x0, input=%x1, mean=%x2, rstd=%x3, weight=%x4, N=2, C=4, HxW=3, group=2, output_mask=[true, true, true, true]) : ?, ?, ?
  return %r0, %r1, %r2
}
