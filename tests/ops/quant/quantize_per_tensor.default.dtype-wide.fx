fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[3, 5]) {
  %r0 = aten.quantize_per_tensor.default(self=%i0, scale=0.1, zero_point=3, dtype=i16) : ?
  return %r0
}
