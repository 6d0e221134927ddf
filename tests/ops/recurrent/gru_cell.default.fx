fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %h : f32[2, 5],
    %wi : f32[15, 3],
    %wh : f32[15, 5],
    %bi : f32[15],
    %bh : f32[15]) {
  %r0 = aten.gru_cell.default(input=%x, hx=%h, w_ih=%wi, w_hh=%wh, b_ih=%bi, b_hh=%bh) : ?
  return %r0
}
