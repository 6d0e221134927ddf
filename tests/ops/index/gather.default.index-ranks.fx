fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %i : i64[3]) {
  %r = aten.gather.default(self=%x, dim=0, index=%i)
  return %r
}
