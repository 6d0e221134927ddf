fxge 1
model "replication_pad3d_backward.default.sizes-other" stage "import"
graph "main"(
    %g : f32[5, 5, 9],
    %x : f32[5, 5, 5]) {
  %r = aten.replication_pad3d_backward.default(grad_output=%g, self=%x, padding=[1, 2, 1, 0, 0, 0]) : ?
  return %r
}
