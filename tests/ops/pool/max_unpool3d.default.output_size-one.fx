fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 1, 2, 2, 2],
    %i : i64[2, 1, 2, 2, 2]) {
  %r = aten.max_unpool3d.default(self=%x, indices=%i, output_size=[4], stride=[2, 2, 2], padding=[0, 0, 0]) : ?
  return %r
}
