fxge 1
model "reshape.merge.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 2, 4]) {
  %reshape = aten.reshape.default(self=%x, shape=[-1, 4]) : f32[2*s77, 4]
  return %reshape as "reshape"
}
