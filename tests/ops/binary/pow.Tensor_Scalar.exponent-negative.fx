fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3]) {
  %r = aten.pow.Tensor_Scalar(self=%x, exponent=-1) : ?
  return %r
}
