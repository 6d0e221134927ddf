fxge 1
model "case" stage "import"
graph "main"(
    %i0 : u8[3, 4],
    %i1 : i8[4, 5]) {
  %r0 = aten._int_mm.default(self=%i0, mat2=%i1) : ?
  return %r0
}
