fxge 1
model "batch_norm.eval.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s53 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 3, s53, 4],
    %y : f32[3],
    %z : f32[3],
    %w : f32[3],
    %u : f32[3]) {
  %batch_norm = aten.batch_norm.default(input=%x, weight=%y, bias=%z, running_mean=%w, running_var=%u, training=false, momentum=0.1, eps=1e-05, cudnn_enabled=false) : f32[s77, 3, s53, 4]
  return %batch_norm as "batch_norm"
}
