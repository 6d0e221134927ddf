fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[2, 5],
    %h : f32[2, 5],
    %w : f32[5, 5]) {
  %r0 = fxge.rnn_step.default(gates=%g, h=%h, w_hh=%w) : ?
  return %r0
}
