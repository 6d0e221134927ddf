fxge 1
model "broadcast_to.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 1]) {
  %broadcast_to = aten.broadcast_to.default(self=%x, size=[-1, 4]) : f32[s77, 4]{1, 0}
  return %broadcast_to as "broadcast_to"
}
