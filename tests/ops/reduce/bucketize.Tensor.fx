fxge 1
model "bucketize.Tensor.right_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27],
    %y : f32[4]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y) : i64[s77, s27]
  return %bucketize as "bucketize"
}
