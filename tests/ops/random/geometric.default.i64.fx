fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3]) {
  %r0 = aten.geometric.default(self=%x, p=0.5) : ?
  return %r0
}
