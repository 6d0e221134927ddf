# Provably different sizes, and another rank: both are told.
fxge 1
model "sizes" stage "import"
symbol s0 : int [2, 64]
graph "main"(
    %x : f32[s0, 4],
    %y : f32[s0, 4]) {
  %a = aten.add.Tensor(self=%x, other=%y) : f32[s0 + 1, 4]
  %b = aten.add.Tensor(self=%x, other=%y) : f32[s0]
  return %a, %b
}
