fxge 1
model "case" stage "import"
graph "main"(
    %g : bf16[3, 4],
    %x : bf16[3, 4],
    %m : f32[3, 1],
    %s : f32[3, 1],
    %w : f32[4],
    %b : f32[4]) {
  %r0, %r1, %r2 = aten.native_layer_norm_backward.default(grad_out=%g, input=%x, normalized_shape=[4], mean=%m, rstd=%s, weight=%w, bias=%b, output_mask=[true, true, true]) : bf16[3, 4], f32[4], f32[4]
  return %r0, %r1, %r2
}
