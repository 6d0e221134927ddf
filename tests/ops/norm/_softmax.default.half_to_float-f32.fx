fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten._softmax.default(self=%x, dim=1, half_to_float=true)
  return %r
}
