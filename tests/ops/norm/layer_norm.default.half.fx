fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[2, 4],
    %w : f32[4],
    %b : f32[4]) {
  %r = aten.layer_norm.default(input=%x, normalized_shape=[4], weight=%w, bias=%b) : ?
  return %r
}
