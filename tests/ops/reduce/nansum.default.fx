fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[2, 3]) {
  %r = aten.nansum.default(self=%x, dim=[-1], keepdim=true) : ?
  return %r
}
