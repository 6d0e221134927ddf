fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 4],
    %h : f32[2, 5],
    %wi : f32[5, 3],
    %wh : f32[5, 5]) {
  %r0 = aten.rnn_tanh_cell.default(input=%x, hx=%h, w_ih=%wi, w_hh=%wh) : ?
  return %r0
}
