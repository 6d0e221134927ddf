fxge 1
model "case" stage "import"
graph "main"(
    %g : bf16[3, 4],
    %x : f32[3, 4]) {
  %r0 = aten._softmax_backward_data.default(grad_output=%g, output=%x, dim=1, input_dtype=f32) : f32[3, 4]
  return %r0
}
