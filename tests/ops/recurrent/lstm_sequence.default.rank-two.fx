fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[6, 3],
    %h : f32[2, 5],
    %c : f32[2, 5],
    %wi : f32[20, 3],
    %wh : f32[20, 5],
    %b : f32[20]) {
  %r0, %r1, %r2, %r3, %r4, %r5, %r6 = fxge.lstm_sequence.default(input=%x, h=%h, c=%c, w_ih=%wi, w_hh=%wh, b=%b) : ?, ?, ?, ?, ?, ?, ?
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6
}
