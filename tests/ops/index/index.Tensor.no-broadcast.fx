fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %i : i64[2],
    %j : i64[3]) {
  %r = aten.index.Tensor(self=%x, indices=[%i, %j])
  return %r
}
