fxge 1
model "linalg_vander.nNone.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
graph "main"(
    %x : f32[s77, 4]) {
  %linalg_vander = aten.linalg_vander.default(x=%x) : f32[s77, 4, 4]
  return %linalg_vander as "linalg_vander"
}
