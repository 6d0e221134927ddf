fxge 1
model "case" stage "import"
graph "main"(%x : f32[3]) {
  %r0 = aten.uniform.default(self=%x, from=2.5, to=inf) : ?
  return %r0
}
