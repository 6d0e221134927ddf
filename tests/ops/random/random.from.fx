fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.random.from(self=%x, from=-5, to=5) : ?
  return %r0
}
