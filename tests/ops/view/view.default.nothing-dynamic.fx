fxge 1
model "case" stage "import"
symbol s0 : int [0, 100]
graph "main"(
    %x : f32[s0, 4]) {
  %a = aten.view.default(self=%x, size=[2, 0]) : f32[2, 0]
  %b = aten.view.default(self=%x, size=[0, 2]) : f32[0, 2]
  return %a, %b
}
