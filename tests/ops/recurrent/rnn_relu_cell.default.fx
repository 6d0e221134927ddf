fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %h : f32[2, 5],
    %wi : f32[5, 3],
    %wh : f32[5, 5],
    %bi : f32[5],
    %bh : f32[5]) {
  %r0 = aten.rnn_relu_cell.default(input=%x, hx=%h, w_ih=%wi, w_hh=%wh, b_ih=%bi, b_hh=%bh) : ?
  return %r0
}
