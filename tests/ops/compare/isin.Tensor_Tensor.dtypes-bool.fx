fxge 1
model "case" stage "import"
graph "main"(
    %x : bool[3], %y : bool[3]) {
  %r = aten.isin.Tensor_Tensor(elements=%x, test_elements=%y) : ?
  return %r
}
