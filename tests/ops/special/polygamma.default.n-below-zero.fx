fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r = aten.polygamma.default(n=-1, self=%x) : ?
  return %r
}
