fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[3, 3],
    %z : f32[2, 3, 3]) {
  %r = aten.ormqr.default(self=%x, input2=%y, input3=%z) : ?
  return %r
}
