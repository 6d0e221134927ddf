# The file says another dtype than the operator gives.
fxge 1
model "dtype" stage "import"
graph "main"(
    %x : f32[2],
    %y : f32[2]) {
  %a = aten.add.Tensor(self=%x, other=%y) : f16[2]
  return %a
}
