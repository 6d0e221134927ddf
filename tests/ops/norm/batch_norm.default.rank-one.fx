fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4]) {
  %r = aten.batch_norm.default(input=%x, weight=None, bias=None, running_mean=None, running_var=None, training=true, momentum=0.1, eps=1e-05, cudnn_enabled=false) : ?
  return %r
}
