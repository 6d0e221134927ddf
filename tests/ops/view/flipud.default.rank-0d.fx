fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[]) {
  %r = aten.flipud.default(self=%x) : ?
  return %r
}
