fxge 1
model "var.correction.last.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[-1]) : f32[3]
  return %var as "var"
}
