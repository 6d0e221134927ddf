fxge 1
model "isinf.special.f32" stage "import"
graph "main"(
    %x : f32[10]) {
  %isinf = aten.isinf.default(self=%x) : bool[10]
  return %isinf as "isinf"
}
