fxge 1
model "case" stage "import"
graph "main"(
    %i0 : bf16[3, 64],
    %i1 : i32[2, 1, 32, 2],
    %i2 : bf16[1, 16, 2]) {
  %r0 = aten._weight_int4pack_mm.default(self=%i0, mat2=%i1, qGroupSize=32, qScaleAndZeros=%i2) : ?
  return %r0
}
