fxge 1
model "quantized_decomposed.convert_element_type.no_fuse.half.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %convert_element_type = quantized_decomposed.convert_element_type.no_fuse(input=%x, dtype=f16) : f16[3, 4]
  return %convert_element_type as "convert_element_type"
}
