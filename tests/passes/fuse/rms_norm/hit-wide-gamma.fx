# All in f32 up to the result: the casts go into the operator, gamma's too.
# passes: fuse
# explain: rms_norm
fxge 1 model "m" stage "decomposed"
graph main(%x : bf16[2, 3, 16], %g : bf16[16]) {
  %w = aten._to_copy.default(self=%x, dtype=f32) : f32[2, 3, 16]
  %v = aten._to_copy.default(self=%g, dtype=f32) : f32[16]
  %a = aten.mul.Tensor(self=%w, other=%w) : f32[2, 3, 16]
  %b = aten.mean.dim(self=%a, dim=[2], keepdim=true) : f32[2, 3, 1]
  %c = aten.add.Scalar(self=%b, other=0) : f32[2, 3, 1]
  %d = aten.rsqrt.default(self=%c) : f32[2, 3, 1]
  %e = aten.mul.Tensor(self=%w, other=%d) : f32[2, 3, 16]
  %n = aten.mul.Tensor(self=%e, other=%v) : f32[2, 3, 16]
  %y = aten._to_copy.default(self=%n, dtype=bf16) : bf16[2, 3, 16]
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : bf16[2, 3, 16],
#     %g : bf16[16]) {
#   %y, %y_1 = ge.RmsNorm(x=%x, gamma=%g, epsilon=0.0) : bf16[2, 3, 16], f32[2, 3, 1]
#   return %y
# }
