fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f8e4m3[3, 16],
    %i1 : f8e4m3[16, 5],
    %i2 : f16[],
    %i3 : f32[]) {
  %r0 = aten._scaled_mm.default(self=%i0, mat2=%i1, scale_a=%i2, scale_b=%i3, out_dtype=f32) : ?
  return %r0
}
