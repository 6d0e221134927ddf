fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %w : f32[3]) {
  %r0, %r1, %r2 = aten.native_layer_norm.default(input=%x, normalized_shape=[4], weight=%w, eps=1e-05)
  return %r0, %r1, %r2
}
