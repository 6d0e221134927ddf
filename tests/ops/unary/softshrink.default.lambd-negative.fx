fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r = aten.softshrink.default(self=%x, lambd=-1.0) : ?
  return %r
}
