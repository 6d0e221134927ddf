fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f8e4m3[3, 16],
    %i1 : f8e4m3[16, 5],
    %i2 : f32[],
    %i3 : f32[],
    %i4 : f32[5],
    %i5 : f32[1]) {
  %r0 = aten._scaled_mm.default(self=%i0, mat2=%i1, scale_a=%i2, scale_b=%i3, bias=%i4, scale_result=%i5) : ?
  return %r0
}
