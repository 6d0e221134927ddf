fxge 1
model "norm.Scalar.p1.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %norm = aten.norm.Scalar(self=%x, p=1) : f32[]
  return %norm as "norm"
}
