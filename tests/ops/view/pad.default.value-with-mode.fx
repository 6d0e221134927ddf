fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 3]) {
  %r = aten.pad.default(self=%x, pad=[1, 1], mode="reflect", value=2.0) : ?
  return %r
}
