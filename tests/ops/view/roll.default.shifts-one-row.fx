fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.roll.default(self=%x, shifts=[1, 2]) : ?
  return %r
}
