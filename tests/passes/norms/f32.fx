# The kernels have 16 bits.
# passes: norms,ge_dce
fxge 1 model "m" stage "ge"
graph main(%x1 : f32[5, 64], %x2 : f32[5, 64], %g : f32[64]) {
  %y, %r, %x = ge.AddRmsNorm(x1=%x1, x2=%x2, gamma=%g) : f32[5, 64], f32[5, 1], f32[5, 64]
  %w = ge.Cast(x=%y, dst_type=0) : f32[5, 64]
  return %w, %y
}
# ----
# fxge 1
# model "m" stage "ge"
# graph "main"(
#     %x1 : f32[5, 64],
#     %x2 : f32[5, 64],
#     %g : f32[64]) {
#   %y, %r, %x = ge.AddRmsNorm(x1=%x1, x2=%x2, gamma=%g) : f32[5, 64], f32[5, 1], f32[5, 64]
#   %w = ge.Cast(x=%y, dst_type=0) : f32[5, 64]
#   return %w, %y
# }
