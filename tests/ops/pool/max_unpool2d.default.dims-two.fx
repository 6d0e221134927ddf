fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 2],
    %i : i64[2, 2]) {
  %r = aten.max_unpool2d.default(self=%x, indices=%i, output_size=[4, 4]) : ?
  return %r
}
