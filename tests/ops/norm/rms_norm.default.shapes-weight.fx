fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 4],
    %w : f32[3]) {
  %r = aten.rms_norm.default(input=%x, normalized_shape=[4], weight=%w) : ?
  return %r
}
