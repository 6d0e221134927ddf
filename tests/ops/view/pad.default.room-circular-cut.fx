fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 4]) {
  %r = aten.pad.default(self=%x, pad=[3, -2], mode="circular") : ?
  return %r
}
