fxge 1
model "case" stage "import"
graph "main"(%x : f32[1, 1]) {
  aten._assert_async.default(self=%x)
  %y = aten.neg.default(self=%x) : ?
  return %y
}
