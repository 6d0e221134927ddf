fxge 1
model "case" stage "import"
graph "main"(
    %x : i32[2, 3], %y : i32[3]) {
  %r = prims.shift_left.default(self=%x, other=%y) : ?
  return %r
}
