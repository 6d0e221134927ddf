fxge 1
model "nll_loss2d_backward.r0_False.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s53 : int [0, 9223372036854775807]
guard "L['y'].size()[2] == L['z'].size()[1]" sym(1)
guard "L['y'].size()[3] == L['z'].size()[2]" sym(1)
guard "L['x'].size()[2] == L['z'].size()[2]" sym(1)
guard "L['x'].size()[1] == L['z'].size()[1]" sym(1)
graph "main"(
    %x : f32[2, s27, s53],
    %y : f32[2, 5, s27, s53],
    %z : i64[2, s27, s53],
    %w : f32[]) {
  %nll_loss2d_backward = aten.nll_loss2d_backward.default(grad_output=%x, self=%y, target=%z, reduction=0, ignore_index=1, total_weight=%w) : f32[2, 5, s27, s53]
  return %nll_loss2d_backward as "nll_loss2d_backward"
}
