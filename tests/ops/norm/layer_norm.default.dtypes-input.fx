fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[2, 4]) {
  %r = aten.layer_norm.default(input=%x, normalized_shape=[4]) : ?
  return %r
}
