fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[5, 2], %y : f32[4, 2], %z : f32[5, 4]) {
  %r = aten.linear.default(input=%x, weight=%y, bias=%z) : ?
  return %r
}
