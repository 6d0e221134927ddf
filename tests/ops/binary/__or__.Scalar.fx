fxge 1
model "__or__.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : i32[s77, s27]) {
  %or_1 = aten.__or__.Scalar(self=%x, other=3) : i32[s77, s27]
  return %or_1 as "or_1"
}
