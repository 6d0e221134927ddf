fxge 1
model "pinverse.plain.f32" stage "import"
graph "main"(
    %x : f32[4, 3]) {
  %pinverse = aten.pinverse.default(self=%x, rcond=0.01) : f32[3, 4]
  return %pinverse as "pinverse"
}
