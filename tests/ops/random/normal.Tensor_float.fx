fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3, 4]) {
  %r0 = aten.normal.Tensor_float(mean=%x, std=2.0) : ?
  return %r0
}
