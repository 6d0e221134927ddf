fxge 1
model "smooth_l1_loss_backward.r0_0.5.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['z'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
guard "L['x'].size()[1] == L['z'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27],
    %z : f32[s17, s27]) {
  %smooth_l1_loss_backward = aten.smooth_l1_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=0, beta=0.5) : f32[s17, s27]
  return %smooth_l1_loss_backward as "smooth_l1_loss_backward"
}
