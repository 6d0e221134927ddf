fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[0, 3]) {
  %r0 = aten.norm_except_dim.default(v=%x0, pow=2, dim=0) : ?
  return %r0
}
