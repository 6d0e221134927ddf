# A quantisation stays unless the program calls operators of torch_npu (npu.fx) or has --quant=npu.
# passes: norms,ge_dce
fxge 1 model "m" stage "ge"
graph main(%x1 : bf16[5, 64], %x2 : bf16[5, 64], %g : bf16[64], %s : bf16[64], %t : bf16[64]) {
  %y, %r, %x = ge.AddRmsNorm(x1=%x1, x2=%x2, gamma=%g) : bf16[5, 64], f32[5, 1], bf16[5, 64]
  %q, %qs = ge.DynamicQuant(x=%y, smooth_scales=%s) : i8[5, 64], f32[5]
  return %q, %qs, %x
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
#   %y, %r, %x = ge.AddRmsNorm(x1=%x1, x2=%x2, gamma=%g) : bf16[5, 64], f32[5, 1], bf16[5, 64]
#   %q, %qs = ge.DynamicQuant(x=%y, smooth_scales=%s) : i8[5, 64], f32[5]
#   return %q, %qs, %x
# }
