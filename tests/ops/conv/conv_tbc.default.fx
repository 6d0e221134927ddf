fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[6, 3, 5],
    %y : f32[3, 5, 4],
    %z : f32[4]) {
  %conv_tbc = aten.conv_tbc.default(self=%x, weight=%y, bias=%z, pad=2) : f32[8, 3, 4]
  return %conv_tbc as "conv_tbc"
}
