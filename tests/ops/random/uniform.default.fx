fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[3, 4]) {
  %r0 = aten.uniform.default(self=%x, from=-1.0, to=3.0) : ?
  return %r0
}
