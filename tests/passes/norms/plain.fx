# Two quantisations, one without factors: the kernel has one result then.
# passes: norms,ge_dce
fxge 1 model "m" stage "ge"
graph main(%x1 : bf16[5, 64], %x2 : bf16[5, 64], %g : bf16[64], %s : bf16[64], %t : bf16[64]) {
  %y, %r, %x = ge.AddRmsNorm(x1=%x1, x2=%x2, gamma=%g) : bf16[5, 64], f32[5, 1], bf16[5, 64]
  %q, %qs = ge.DynamicQuant(x=%y, smooth_scales=%s) : i8[5, 64], f32[5]
  %p, %ps = ge.DynamicQuant(x=%y) : i8[5, 64], f32[5]
  return %q, %qs, %p, %ps
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
#   %p, %y_1, %y_2, %y, %x, %ps, %y_3 = ge.AddRmsNormDynamicQuantV2(x1=%x1, x2=%x2, gamma=%g) : i8[5, 64], i8[0], f32[5, 64], bf16[5, 64], bf16[5, 64], f32[5], f32[0] name("y")
#   %q, %qs = ge.DynamicQuant(x=%y, smooth_scales=%s) : i8[5, 64], f32[5]
#   return %q, %qs, %p, %ps
# }
