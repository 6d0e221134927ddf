fxge 1
model "bitwise_not.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : i32[s77, s27]) {
  %bitwise_not = aten.bitwise_not.default(self=%x) : i32[s77, s27]
  return %bitwise_not as "bitwise_not"
}
