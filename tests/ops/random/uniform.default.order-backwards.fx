fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.uniform.default(self=%x, from=3.0, to=1.0) : ?
  return %r0
}
