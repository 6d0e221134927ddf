fxge 1
model "case" stage "import"
graph "main"(
    %x : u8[3, 4]) {
  %r = aten.sum.default(self=%x) : i64[]
  return %r
}
