fxge 1
model "replication_pad1d_backward.default.sizes-other" stage "import"
graph "main"(
    %g : f32[2, 9],
    %x : f32[2, 5]) {
  %r = aten.replication_pad1d_backward.default(grad_output=%g, self=%x, padding=[1, 2]) : ?
  return %r
}
