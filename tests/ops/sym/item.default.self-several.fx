fxge 1
model "case" stage "import"
symbol u0 : int
graph "main"(%x : i64[3]) {
  %n = aten.item.default(self=%x) : size(u0)
  %a = aten.full.default(size=[u0], fill_value=1.0) : f32[u0]
  return %a
}
