fxge 1
model "mse_loss.reduction0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %mse_loss as "mse_loss"
}
