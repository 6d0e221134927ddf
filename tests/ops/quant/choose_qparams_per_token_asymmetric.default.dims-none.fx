fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[]) {
  %r0, %r1 = quantized_decomposed.choose_qparams_per_token_asymmetric.default(input=%i0, dtype=i8) : ?, ?
  return %r0, %r1
}
