fxge 1
model "case" stage "import"
graph "main"(
    %x : i32[3, 4],
    %m : f32[4]) {
  %r = aten.clamp.Tensor(self=%x, min=%m)
  return %r
}
