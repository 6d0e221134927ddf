fxge 1
model "nuclear_norm.dim.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 2, 4]) {
  %nuclear_norm = aten.nuclear_norm.dim(self=%x, dim=[2, 0], keepdim=true) : f32[1, 2, 1]
  return %nuclear_norm as "nuclear_norm"
}
