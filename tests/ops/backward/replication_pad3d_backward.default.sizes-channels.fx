fxge 1
model "case" stage "import"
graph "main"(%g : f32[3, 4, 4, 4], %x : f32[2, 4, 5, 3]) {
  %r0 = aten.replication_pad3d_backward.default(grad_output=%g, self=%x, padding=[-1, 2, 1, -2, 0, 0]) : ?
  return %r0
}
