fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.normal_functional.default(self=%x, mean=1.0, std=-2.0) : ?
  return %r0
}
