fxge 1
model "bitwise_xor.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : i32[s77, s27]) {
  %bitwise_xor = aten.bitwise_xor.Scalar(self=%x, other=3) : i32[s77, s27]
  return %bitwise_xor as "bitwise_xor"
}
