fxge 1
model "tril_indices.plain.f32" stage "import"
graph "main"() {
  %tril_indices = aten.tril_indices.default(row=3, col=4, offset=1) : i64[2, 9]
  return %tril_indices as "tril_indices"
}
