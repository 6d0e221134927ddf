fxge 1
model "where.plain.f32" stage "import"
symbol u0 : int [0, 12]
graph "main"(
    %x : f32[3, 4]) {
  %getitem_2, %getitem_1 = aten.where.default(condition=%x) : i64[u0], i64[u0] name("where")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_2 as "getitem_2", %getitem_1 as "getitem_1"
}
