fxge 1
model "case" stage "import"
graph "main"(
    %x : u8[3]) {
  %r = aten.any.default(self=%x) : u8[]
  return %r
}
