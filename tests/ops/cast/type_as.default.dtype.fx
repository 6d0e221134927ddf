fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %y : i32[]) {
  %r = aten.type_as.default(self=%x, other=%y) : i32[3]
  return %r
}
