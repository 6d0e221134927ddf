fxge 1
model "case" stage "import"
graph "main"(
    %c : bool[3],
    %x : f16[3],
    %y : f32[3]) {
  %r = aten.where.self(condition=%c, self=%x, other=%y) : f32[3]
  return %r
}
