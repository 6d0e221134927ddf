fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[1, 2, 4, 4], %y : c64[2, 2, 3, 3]) {
  %r = aten.conv2d.default(input=%x, weight=%y) : ?
  return %r
}
