fxge 1
model "case" stage "import"
graph "main"(
    %c : bool[2],
    %x : f32[3],
    %y : f32[3]) {
  %r = aten.where.self(condition=%c, self=%x, other=%y)
  return %r
}
