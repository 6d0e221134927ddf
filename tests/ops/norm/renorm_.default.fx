fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %c = aten.clone.default(self=%x) : ?
  %r = aten.renorm_.default(self=%c, p=1, dim=-1, maxnorm=2) : ?
  return %r
}
