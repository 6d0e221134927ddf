fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 3]) {
  %r = aten.pad.default(self=%x, pad=[3, 1], mode="reflect") : ?
  return %r
}
