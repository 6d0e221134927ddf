fxge 1
model "logit_backward.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %logit_backward = aten.logit_backward.default(grad_output=%x, self=%y) : f32[s17, s27]
  return %logit_backward as "logit_backward"
}
