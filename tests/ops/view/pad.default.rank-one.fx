fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r = aten.pad.default(self=%x, pad=[1, 1], mode="reflect") : ?
  return %r
}
