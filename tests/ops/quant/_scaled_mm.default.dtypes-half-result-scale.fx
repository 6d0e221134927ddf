fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f8e4m3[3, 16],
    %i1 : f8e4m3[16, 5],
    %i2 : f32[],
    %i3 : f32[],
    %i4 : f16[]) {
  %r0 = aten._scaled_mm.default(self=%i0, mat2=%i1, scale_a=%i2, scale_b=%i3, scale_result=%i4, out_dtype=f8e4m3) : ?
  return %r0
}
