fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %h : f32[2, 5],
    %c : f32[2, 6],
    %wi : f32[20, 3],
    %wh : f32[20, 5]) {
  %r0, %r1 = aten.lstm_cell.default(input=%x, hx=[%h, %c], w_ih=%wi, w_hh=%wh) : ?, ?
  return %r0, %r1
}
