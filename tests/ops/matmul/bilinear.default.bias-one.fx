fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[5, 2], %y : f32[5, 3], %z : f32[4, 2, 3], %w : f32[1]) {
  %r = aten.bilinear.default(input1=%x, input2=%y, weight=%z, bias=%w) : ?
  return %r
}
