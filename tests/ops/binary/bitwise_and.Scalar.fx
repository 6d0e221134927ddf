fxge 1
model "bitwise_and.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : i32[s77, s27]) {
  %bitwise_and = aten.bitwise_and.Scalar(self=%x, other=3) : i32[s77, s27]
  return %bitwise_and as "bitwise_and"
}
