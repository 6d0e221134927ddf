# Rebuilding a base keeps its symbolic sizes.
fxge 1
model "dynamic" stage "import"
symbol s0 : int [2, 64]
graph "main"(
    %x : f32[s0, 4],
    %y : f32[4*s0]) {
  %c = aten.add.Tensor(self=%x, other=%x) : f32[s0, 4]
  %v = aten.view.default(self=%c, size=[4*s0]) : f32[4*s0]
  %w = aten.add_.Tensor(self=%v, other=%y) : f32[4*s0]
  return %c
}
