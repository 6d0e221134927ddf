fxge 1
model "npu.npu_dtype_cast.to_5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %npu_dtype_cast = npu.npu_dtype_cast.default(self=%x, dtype=5) : f16[s77, s27]
  return %npu_dtype_cast as "npu_dtype_cast"
}
