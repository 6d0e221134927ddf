fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 5]) {
  %c = aten.clone.default(self=%x) : ?
  %r = aten.fill_diagonal_.default(self=%c, fill_value=2) : ?
  return %r
}
