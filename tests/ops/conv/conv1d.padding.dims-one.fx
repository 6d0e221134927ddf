fxge 1
model "case" stage "import"
graph "main"(%x : f32[2, 5], %w : f32[3, 2]) {
  %r = aten.conv1d.padding(input=%x, weight=%w, padding="same")
  return %r
}
