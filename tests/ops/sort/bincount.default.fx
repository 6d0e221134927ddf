fxge 1
model "bincount.plain.i64" stage "import"
symbol u0 : int [0, 9223372036854775807]
graph "main"(
    %x : i64[4]) {
  %bincount = aten.bincount.default(self=%x) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %bincount as "bincount"
}
