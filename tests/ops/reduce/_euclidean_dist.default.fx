fxge 1
model "_euclidean_dist.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[2, s94, 3]) {
  %_euclidean_dist = aten._euclidean_dist.default(x1=%x, x2=%y) : f32[2, s27, s94]
  return %_euclidean_dist as "_euclidean_dist"
}
