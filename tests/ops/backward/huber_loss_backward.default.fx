fxge 1
model "huber_loss_backward.r0_0.5.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['z'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
guard "L['z'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27],
    %z : f32[s17, s27]) {
  %huber_loss_backward = aten.huber_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=0, delta=0.5) : f32[s17, s27]
  return %huber_loss_backward as "huber_loss_backward"
}
