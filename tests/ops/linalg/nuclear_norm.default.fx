fxge 1
model "nuclear_norm.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %nuclear_norm = aten.nuclear_norm.default(self=%x) : f32[]
  return %nuclear_norm as "nuclear_norm"
}
