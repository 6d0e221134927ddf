fxge 1
model "npu._npu_dtype_cast.f16.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %_npu_dtype_cast = npu._npu_dtype_cast.default(self=%x, dtype=f16) : f16[s77, s27]
  return %_npu_dtype_cast as "_npu_dtype_cast"
}
