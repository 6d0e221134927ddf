fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %h : f32[2, 5],
    %wi : f32[15, 3],
    %wh : f32[15, 5]) {
  %r0 = aten.gru_cell.default(input=%x, hx=%h, w_ih=%wi, w_hh=%wh) : ?
  return %r0
}
