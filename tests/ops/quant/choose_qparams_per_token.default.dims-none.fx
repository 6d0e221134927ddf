fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[]) {
  %r0, %r1 = quantized_decomposed.choose_qparams_per_token.default(input=%x, dtype=i8) : ?, ?
  return %r0, %r1
}
