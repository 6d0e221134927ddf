fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[2, 3]) {
  %r = aten.renorm.default(self=%x, p=2, dim=0, maxnorm=1) : ?
  return %r
}
