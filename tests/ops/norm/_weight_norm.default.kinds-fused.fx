fxge 1
model "case" stage "import"
graph "main"(%v : f32[3, 4], %g : f16[3, 1]) {
  %r0 = aten._weight_norm.default(v=%v, g=%g) : ?
  return %r0 as "r0"
}
