fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3]) {
  %r0 = aten.dropout.default(input=%x, p=0.5, train=true) : ?
  return %r0
}
