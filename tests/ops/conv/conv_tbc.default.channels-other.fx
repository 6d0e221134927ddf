fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4, 2, 5],
    %x1 : f32[3, 4, 6],
    %x2 : f32[6]) {
  %r0 = aten.conv_tbc.default(self=%x0, weight=%x1, bias=%x2, pad=0) : ?
  return %r0
}
