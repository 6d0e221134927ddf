fxge 1
model "case" stage "import"
graph "main"(%x : f32[3], %c : bool[1]) {
  %y = fxge.asserted.default(self=%x, condition=%c) : ?
  return %y
}
