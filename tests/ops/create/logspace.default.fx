fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[]) {
  %r = aten.logspace.default(start=0.0, end=3.0, steps=5, base=2.0) : ?
  return %r
}
