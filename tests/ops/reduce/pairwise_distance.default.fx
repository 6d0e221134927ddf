fxge 1
model "pairwise_distance.p2.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y) : f32[s77]
  return %pairwise_distance as "pairwise_distance"
}
