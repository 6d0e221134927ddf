fxge 1
model "unique_consecutive.False_False.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775806]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x) : f32[u0], i64[0], i64[0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
