fxge 1
model "frobenius_norm.dim.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 2, 4]) {
  %frobenius_norm = aten.frobenius_norm.dim(self=%x, dim=[2, 0], keepdim=true) : f32[1, 2, 1]
  return %frobenius_norm as "frobenius_norm"
}
