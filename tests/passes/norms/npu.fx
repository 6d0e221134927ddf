# A program that calls operators of torch_npu has the quantisation in the norm.
# passes: decompose,convert,norms,ge_dce
fxge 1 model "m" stage "fused"
graph main(%x : bf16[5, 64], %x2 : bf16[5, 64], %g : bf16[64], %s : bf16[64]) {
  %y, %r, %z = npu.npu_add_rms_norm.default(x1=%x, x2=%x2, gamma=%g) : bf16[5, 64], f32[5, 1], bf16[5, 64]
  %q, %qs = npu.npu_dynamic_quant.default(input=%y, smooth_scales=%s) : i8[5, 64], f32[5]
  %n, %nr = npu.npu_rms_norm.default(self=%z, gamma=%g) : bf16[5, 64], f32[5, 1]
  %p, %ps = npu.npu_dynamic_quant.default(input=%n) : i8[5, 64], f32[5]
  return %q, %qs, %p, %ps
}
# ----
# fxge 1
# model "m" stage "ge"
# graph "main"(
#     %x : bf16[5, 64],
#     %x2 : bf16[5, 64],
#     %g : bf16[64],
#     %s : bf16[64]) {
#   %q, %y, %z, %qs, %y_1 = ge.AddRmsNormDynamicQuant(x1=%x, x2=%x2, gamma=%g, smooth_scale1=%s) : i8[5, 64], i8[0], bf16[5, 64], f32[5], f32[0] name("y")
#   %p, %ps = ge.RmsNormDynamicQuant(x=%z, gamma=%g) : i8[5, 64], f32[5] name("n")
#   return %q, %qs, %p, %ps
# }
