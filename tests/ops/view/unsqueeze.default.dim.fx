fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.unsqueeze.default(self=%x, dim=3)
  return %r
}
