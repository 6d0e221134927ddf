fxge 1
model "case" stage "import"
symbol u0 : int
graph "main"(%x : i32[1]) {
  %n = aten._local_scalar_dense.default(self=%x) : size(u0)
  aten._assert_scalar.default(self=Eq(Mod(u0, 2), 0), assert_msg="even")
  %a = aten.full.default(size=[u0], fill_value=1.0) : f32[u0]
  return %a
}
