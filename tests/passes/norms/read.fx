# A cast beside a quantisation and another reader.
# passes: norms,ge_dce
fxge 1 model "m" stage "ge"
graph main(%x1 : bf16[5, 64], %x2 : bf16[5, 64], %g : bf16[64], %s : bf16[64], %t : bf16[64]) {
  %y, %r, %x = ge.AddRmsNorm(x1=%x1, x2=%x2, gamma=%g) : bf16[5, 64], f32[5, 1], bf16[5, 64]
  %q, %qs = ge.DynamicQuant(x=%y, smooth_scales=%s) : i8[5, 64], f32[5]
  %w = ge.Cast(x=%y, dst_type=0) : f32[5, 64]
  return %q, %qs, %w, %y, %x
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
#   %w, %y, %r, %x = ge.AddRmsNormCast(x1=%x1, x2=%x2, gamma=%g) : f32[5, 64], bf16[5, 64], f32[5, 1], bf16[5, 64] name("y")
#   %q, %qs = ge.DynamicQuant(x=%y, smooth_scales=%s) : i8[5, 64], f32[5]
#   return %q, %qs, %w, %y, %x
# }
