fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 2, 4],
    %i : i64[5],
    %j : i64[5]) {
  %r = aten.index.Tensor(self=%x, indices=[%i, None, %j]) : f32[5, 2]
  return %r
}
