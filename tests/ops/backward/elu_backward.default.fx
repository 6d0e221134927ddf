fxge 1
model "elu_backward.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %elu_backward = aten.elu_backward.default(grad_output=%x, alpha=1.0, scale=1.0, input_scale=1.0, is_result=false, self_or_result=%y) : f32[s17, s27]
  return %elu_backward as "elu_backward"
}
