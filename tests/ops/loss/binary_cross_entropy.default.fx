fxge 1
model "binary_cross_entropy.reduction0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %binary_cross_entropy = aten.binary_cross_entropy.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %binary_cross_entropy as "binary_cross_entropy"
}
