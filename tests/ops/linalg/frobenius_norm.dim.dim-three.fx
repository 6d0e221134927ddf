fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 3]) {
  %r = aten.frobenius_norm.dim(self=%x, dim=[0, 1, 2]) : ?
  return %r
}
