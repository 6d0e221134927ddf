fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[3, 8],
    %w : f32[8],
    %b : f32[8]) {
  %y, %mean, %rstd = aten.native_layer_norm.default(input=%x, normalized_shape=[8], weight=%w, bias=%b, eps=1e-05) : f32[3, 8], bf16[3, 1], bf16[3, 1]
  return %y
}
