fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.random.to(self=%x, to=0) : ?
  return %r0
}
