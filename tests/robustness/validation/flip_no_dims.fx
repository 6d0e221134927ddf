fxge 1
model "m" stage "import"
graph "main"(%x : f32[2]) {
  %y = aten.flip.default(self=%x) : f32[2]
  return %y
}
