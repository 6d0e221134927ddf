fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[6, 2, 5],
    %h : f32[2, 5],
    %w : f32[5, 5]) {
  %r0, %r1 = fxge.rnn_layer.default(gates=%g, h=%h, w_hh=%w) : ?, ?
  return %r0, %r1
}
