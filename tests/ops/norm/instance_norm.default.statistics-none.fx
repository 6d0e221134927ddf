fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 4, 3]) {
  %r = aten.instance_norm.default(input=%x, weight=None, bias=None, running_mean=None, running_var=None, use_input_stats=false, momentum=0.1, eps=1e-05, cudnn_enabled=false) : ?
  return %r
}
