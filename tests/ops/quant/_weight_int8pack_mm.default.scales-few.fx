fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f16[3, 16],
    %i1 : i8[8, 16],
    %i2 : f16[7]) {
  %r0 = aten._weight_int8pack_mm.default(self=%i0, mat2=%i1, scales=%i2) : ?
  return %r0
}
