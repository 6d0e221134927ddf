fxge 1
model "round.decimals.decimals0.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %round_1 = aten.round.decimals(self=%x, decimals=0) : f32[3, 4]
  return %round_1 as "round_1"
}
