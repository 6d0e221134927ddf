fxge 1
model "case" stage "import"
graph "main"(
    %i0 : u8[16, 32, 1]) {
  %r0 = aten._convert_weight_to_int4pack.default(self=%i0, innerKTiles=4) : ?
  return %r0
}
