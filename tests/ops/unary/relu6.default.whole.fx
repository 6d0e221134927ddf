fxge 1
graph "main"(%x : i64[3]) {
  %r = aten.relu6.default(self=%x) : ?
  return %r as "r"
}
