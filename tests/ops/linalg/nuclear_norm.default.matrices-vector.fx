fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r = aten.nuclear_norm.default(self=%x) : ?
  return %r
}
