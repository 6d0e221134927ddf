fxge 1
model "case" stage "import"
graph "main"(
) {
  %r0 = npu.npu_grouped_matmul.List(x=[], weight=[]) : ?
  return %r0
}
