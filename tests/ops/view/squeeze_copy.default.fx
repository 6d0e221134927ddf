fxge 1
model "squeeze_copy.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 1, 2]) {
  %squeeze_copy = aten.squeeze_copy.default(self=%x) : f32[3, 2]
  return %squeeze_copy as "squeeze_copy"
}
