fxge 1
model "case" stage "import"
graph "main"(
    %x : u8[3, 4]) {
  %r0 = aten.all.dims(self=%x, dim=[], keepdim=true) : ?
  return %r0
}
