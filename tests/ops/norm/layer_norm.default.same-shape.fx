fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %w : f32[4]) {
  %r = aten.layer_norm.default(input=%x, normalized_shape=[4], weight=%w) : f32[3, 4]
  return %r
}
