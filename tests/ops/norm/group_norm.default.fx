fxge 1
model "group_norm.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s53 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 4, s53],
    %y : f32[4],
    %z : f32[4]) {
  %group_norm = aten.group_norm.default(input=%x, num_groups=2, weight=%y, bias=%z) : f32[s77, 4, s53]
  return %group_norm as "group_norm"
}
