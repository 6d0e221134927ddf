fxge 1
model "case" stage "import"
graph "main"(
) {
  %r0 = aten.tril_indices.default(row=3, col=4, offset=-9223372036854775807) : ?
  return %r0
}
