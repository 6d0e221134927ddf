fxge 1
model "instance_norm.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 8],
    %y : f32[3],
    %z : f32[3]) {
  %instance_norm = aten.instance_norm.default(input=%x, weight=%y, bias=%z, use_input_stats=true, momentum=0.1, eps=1e-05, cudnn_enabled=false) : f32[2, 3, 8]
  return %instance_norm as "instance_norm"
}
