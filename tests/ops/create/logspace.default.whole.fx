fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[]) {
  %r = aten.logspace.default(start=0.0, end=3.0, steps=4, base=2.0, dtype=i64) : ?
  return %r
}
