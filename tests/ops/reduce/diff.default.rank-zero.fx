fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[]) {
  %r0 = aten.diff.default(self=%x) : ?
  return %r0
}
