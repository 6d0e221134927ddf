fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 0, 4]) {
  %r0 = aten.instance_norm.default(input=%x, use_input_stats=true, momentum=0.1, eps=1e-05, cudnn_enabled=true) : ?
  return %r0
}
