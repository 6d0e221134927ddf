fxge 1
model "squeeze_copy.dim.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 1, 2]) {
  %squeeze_copy = aten.squeeze_copy.dim(self=%x, dim=1) : f32[3, 2]
  return %squeeze_copy as "squeeze_copy"
}
