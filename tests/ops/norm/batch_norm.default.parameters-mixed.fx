fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[2, 4],
    %w : f32[4],
    %b : f32[4],
    %m : bf16[4],
    %v : bf16[4]) {
  %r = aten.batch_norm.default(input=%x, weight=%w, bias=%b, running_mean=%m, running_var=%v, training=false, momentum=0.1, eps=1e-05, cudnn_enabled=false) : ?
  return %r
}
