fxge 1
model "m" stage "import"
graph "main"(%x : f32[3, 4], %i : i64[3, 2], %s : f32[3, 2]) {
  %y = aten.scatter.src(self=%x, dim=1, index=%i, src=%s)
  return %y as "y"
}
