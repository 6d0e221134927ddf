fxge 1
model "triu_indices.plain.f32" stage "import"
graph "main"() {
  %triu_indices = aten.triu_indices.default(row=3, col=4, offset=1) : i64[2, 6]
  return %triu_indices as "triu_indices"
}
