fxge 1
model "case" stage "import"
graph "main"(%v : f32[3, 4, 2], %g : f16[1, 4, 1]) {
  %r0 = aten._weight_norm.default(v=%v, g=%g, dim=1) : ?
  return %r0 as "r0"
}
