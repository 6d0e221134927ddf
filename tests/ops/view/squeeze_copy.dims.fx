fxge 1
model "squeeze_copy.dims.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 1, 2, 1]) {
  %squeeze_copy = aten.squeeze_copy.dims(self=%x, dim=[1, -1]) : f32[3, 2]
  return %squeeze_copy as "squeeze_copy"
}
