fxge 1
model "repeat_interleave.Tensor.plain.i32" stage "import"
symbol u0 : int [0, 9223372036854775807]
graph "main"(
    %x : i32[3]) {
  %repeat_interleave = aten.repeat_interleave.Tensor(repeats=%x) : i32[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %repeat_interleave as "repeat_interleave"
}
