fxge 1
model "_scaled_mm.float32.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f8e4m3[s77, 16],
    %y : f8e4m3[16, 5]{1, 16},
    %z : f32[],
    %w : f32[]) {
  %_scaled_mm = aten._scaled_mm.default(self=%x, mat2=%y, scale_a=%z, scale_b=%w, out_dtype=f32) : f32[s77, 5]
  return %_scaled_mm as "_scaled_mm"
}
