fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3]) {
  %r0 = aten.uniform.default(self=%x, from=0.0, to=1e9) : ?
  return %r0
}
