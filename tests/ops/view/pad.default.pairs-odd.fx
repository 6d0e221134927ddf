fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 1, 3]) {
  %r = aten.pad.default(self=%x, pad=[1, 1, 1], mode="circular") : ?
  return %r
}
