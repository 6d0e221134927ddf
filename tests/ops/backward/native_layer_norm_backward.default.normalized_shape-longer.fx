fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[3, 4],
    %x : f32[3, 4],
    %m : f32[3, 1],
    %s : f32[3, 1]) {
  %r0, %r1, %r2 = aten.native_layer_norm_backward.default(grad_out=%g, input=%x, normalized_shape=[2, 3, 4], mean=%m, rstd=%s, weight=None, bias=None, output_mask=[true, false, false]) : f32[3, 4], none, none
  return %r0, %r1, %r2
}
