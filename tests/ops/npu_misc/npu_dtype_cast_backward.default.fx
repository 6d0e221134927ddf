fxge 1
model "npu.npu_dtype_cast_backward.f16.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %npu_dtype_cast_backward = npu.npu_dtype_cast_backward.default(grad=%x, dtype=f16) : f16[s77, s27]
  return %npu_dtype_cast_backward as "npu_dtype_cast_backward"
}
