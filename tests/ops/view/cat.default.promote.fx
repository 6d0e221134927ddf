fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[2],
    %y : f16[3]) {
  %r = aten.cat.default(tensors=[%x, %y]) : f16[5]
  return %r
}
