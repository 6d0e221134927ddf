fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r = aten.mvlgamma.default(self=%x, p=0) : ?
  return %r
}
