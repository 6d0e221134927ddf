fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[6, 2, 3],
    %h : f32[2, 5],
    %c : f32[2, 5],
    %wi : f32[20, 3],
    %wh : f32[20, 5],
    %b : f32[10],
    %y : f32[6, 2, 5],
    %cs : f32[6, 2, 5],
    %i : f32[6, 2, 5],
    %j : f32[6, 2, 5],
    %f : f32[6, 2, 5],
    %o : f32[6, 2, 5],
    %t : f32[6, 2, 5],
    %dy : f32[6, 2, 5],
    %dh : f32[2, 5],
    %dc : f32[2, 5]) {
  %r0, %r1, %r2, %r3, %r4, %r5 = fxge.lstm_sequence_backward.default(input=%x, h=%h, c=%c, w_ih=%wi, w_hh=%wh, b=%b, y=%y, cs=%cs, i=%i, j=%j, f=%f, o=%o, tanh_c=%t, dy=%dy, dh=%dh, dc=%dc) : ?, ?, ?, ?, ?, ?
  return %r0, %r1, %r2, %r3, %r4, %r5
}
