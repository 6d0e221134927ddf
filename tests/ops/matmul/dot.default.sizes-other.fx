fxge 1
model "case" stage "import"
graph "main"(
    %a : i64[3],
    %b : i64[2]) {
  %r = aten.dot.default(self=%a, tensor=%b) : i64[]
  return %r
}
