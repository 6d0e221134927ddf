fxge 1
model "nonzero.plain.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775806]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %nonzero = aten.nonzero.default(self=%x) : i64[u0, 2]{1, u0}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %nonzero as "nonzero"
}
