fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %r = aten.nuclear_norm.dim(self=%x, dim=[0]) : ?
  return %r
}
