fxge 1
model "to.dtype_layout.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  aten._assert_tensor_metadata.default(a=%x, dtype=f32, device="cpu", layout=layout(7)) name("_assert_tensor_metadata_default")
  %to = aten.to.dtype_layout(self=%x, dtype=i64) : i64[s77, s27]
  return %to as "to"
}
