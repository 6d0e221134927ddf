fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.normal.float_Tensor(mean=2.0, std=%x) : ?
  return %r0
}
