fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[2, 15],
    %h : f32[2, 5],
    %w : f32[15, 5]) {
  %r0 = fxge.gru_step.default(gates=%g, h=%h, w_hh=%w) : ?
  return %r0
}
