fxge 1
model "view.merge.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 2, 4]) {
  %view = aten.view.default(self=%x, size=[-1, 4]) : f32[2*s77, 4]
  return %view as "view"
}
