fxge 1
model "npu.npu_clipped_swiglu.interleaved.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 16]) {
  %npu_clipped_swiglu = npu.npu_clipped_swiglu.default(x=%x) : f32[s77, s27, 8]
  return %npu_clipped_swiglu as "npu_clipped_swiglu"
}
