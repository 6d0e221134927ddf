fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[3, 5],
    %i1 : f32[],
    %i2 : i64[]) {
  %r0 = aten.quantize_per_tensor.tensor_qparams(self=%i0, scale=%i1, zero_point=%i2, dtype=i8) : ?
  return %r0
}
