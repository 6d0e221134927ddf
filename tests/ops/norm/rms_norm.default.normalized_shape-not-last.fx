fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 4]) {
  %r = aten.rms_norm.default(input=%x, normalized_shape=[2]) : ?
  return %r
}
