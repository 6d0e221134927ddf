fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3, 4]) {
  %r = aten.logsumexp.default(self=%x, dim=[1]) : f32[3]
  return %r
}
