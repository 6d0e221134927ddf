fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3],
    %y : i32[3]) {
  %r = aten.div.Tensor(self=%x, other=%y) : f32[3]
  return %r
}
