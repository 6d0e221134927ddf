fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0, %r1, %r2 = aten.native_layer_norm.default(input=%x, normalized_shape=[4], eps=1e-05) : f32[3, 4], f32[3, 1], f32[3, 1]
  return %r0, %r1, %r2
}
