fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.repeat.default(self=%x, repeats=[2])
  return %r
}
