fxge 1
model "case" stage "import"
graph "main"(
    %x : u8[2, 4]) {
  %r = aten.hardtanh.default(self=%x) : ?
  return %r
}
