fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.renorm.default(self=%x, p=1, dim=0, maxnorm=-1) : ?
  return %r
}
