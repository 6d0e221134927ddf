fxge 1
model "case" stage "import"
graph "main"(
    %i0 : i8[3, 3],
    %i1 : i8[4, 5]) {
  %r0 = aten._int_mm.default(self=%i0, mat2=%i1) : ?
  return %r0
}
