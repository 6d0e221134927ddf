fxge 1
model "bitwise_or.Scalar_Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : i32[s77, s27]) {
  %bitwise_or = aten.bitwise_or.Scalar_Tensor(self=3, other=%x) : i32[s77, s27]
  return %bitwise_or as "bitwise_or"
}
