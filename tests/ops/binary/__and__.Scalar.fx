fxge 1
model "__and__.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : i32[s77, s27]) {
  %and_1 = aten.__and__.Scalar(self=%x, other=3) : i32[s77, s27]
  return %and_1 as "and_1"
}
