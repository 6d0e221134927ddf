fxge 1
model "case" stage "import"
graph "main"(%x : f32[5, 5], %w : f32[3, 2, 3, 3]) {
  %r = aten.conv2d.padding(input=%x, weight=%w, padding="same")
  return %r
}
