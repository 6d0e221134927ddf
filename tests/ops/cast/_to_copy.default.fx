fxge 1
model "_to_copy.f32_to_f32.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f32) : f32[3, 4]
  return %_to_copy as "_to_copy"
}
