fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[3, 4],
    %x1 : f32[3, 4]) {
  %r0 = aten.elu_backward.default(grad_output=%x0, alpha=-1.0, scale=1.0, input_scale=1.0, is_result=true, self_or_result=%x1) : ?
  return %r0
}
