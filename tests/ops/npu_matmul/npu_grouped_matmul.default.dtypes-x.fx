fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f64[6, 4],
    %x1 : f64[4, 5]) {
  %r0 = npu.npu_grouped_matmul.default(x=[%x0], weight=[%x1]) : ?
  return %r0
}
