# A norm without a sum that is read elsewhere, too.
# passes: norms,ge_dce
fxge 1 model "m" stage "ge"
graph main(%x1 : bf16[5, 64], %x2 : bf16[5, 64], %g : bf16[64], %s : bf16[64], %t : bf16[64]) {
  %y, %r = ge.RmsNorm(x=%x1, gamma=%g, epsilon=1e-05) : bf16[5, 64], f32[5, 1]
  %q, %qs = ge.DynamicQuant(x=%y, smooth_scales=%s) : i8[5, 64], f32[5]
  return %q, %qs, %y
}
# ----
# fxge 1
# model "m" stage "ge"
# graph "main"(
#     %x1 : bf16[5, 64],
#     %x2 : bf16[5, 64],
#     %g : bf16[64],
#     %s : bf16[64],
#     %t : bf16[64]) {
#   %y, %r = ge.RmsNorm(x=%x1, gamma=%g, epsilon=1e-05) : bf16[5, 64], f32[5, 1]
#   %q, %qs = ge.DynamicQuant(x=%y, smooth_scales=%s) : i8[5, 64], f32[5]
#   return %q, %qs, %y
# }
