fxge 1
model "case" stage "import"
graph "main"(
) {
  %r0 = npu.npu_grouped_matmul.default(x=[], weight=[]) : ?
  return %r0
}
