fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[2, 20],
    %h : f32[2, 5],
    %c : f32[2, 5],
    %w : f32[20, 5]) {
  %r0, %r1 = fxge.lstm_step.default(gates=%g, h=%h, c=%c, w_hh=%w) : ?, ?
  return %r0, %r1
}
