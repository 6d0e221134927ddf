fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[3, 8],
    %w : f32[8],
    %b : f32[8]) {
  %y, %mean, %rstd = aten.native_layer_norm.default(input=%x, normalized_shape=[8], weight=%w, bias=%b, eps=1e-05) : bf16[3, 8], bf16[3, 1], bf16[3, 1]
  %r = aten.mul.Scalar(self=%rstd, other=2.0) : bf16[3, 1]
  %t = aten.add.Tensor(self=%y, other=%r) : bf16[3, 8]
  return %y, %r, %t
}
