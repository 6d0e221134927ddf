fxge 1
model "masked_select.plain.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775806]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27],
    %y : bool[s17, s94]) {
  %masked_select = aten.masked_select.default(self=%x, mask=%y) : f32[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %masked_select as "masked_select"
}
