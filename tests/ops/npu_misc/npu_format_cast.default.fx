fxge 1
model "npu.npu_format_cast.NZ.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %npu_format_cast = npu.npu_format_cast.default(self=%x, acl_format=29) : f32[s77, s27]
  return %npu_format_cast as "npu_format_cast"
}
