fxge 1
model "cross_entropy_loss.reduction0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, 5],
    %y : i64[s17]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, reduction=0) : f32[s17]
  return %cross_entropy_loss as "cross_entropy_loss"
}
