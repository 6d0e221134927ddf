fxge 1
model "repeat_interleave.self_Tensor.plain.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775807]
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 3],
    %y : i64[3]) {
  %repeat_interleave = aten.repeat_interleave.self_Tensor(self=%x, repeats=%y, dim=1) : f32[s77, u0]{max(u0, 1), 1}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %repeat_interleave as "repeat_interleave"
}
