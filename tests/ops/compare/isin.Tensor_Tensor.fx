fxge 1
model "isin.Tensor_Tensor.plain.f32" stage "import"
graph "main"(
    %x : i64[3, 4],
    %y : i64[5]) {
  %isin = aten.isin.Tensor_Tensor(elements=%x, test_elements=%y) : bool[3, 4]
  return %isin as "isin"
}
