# The normalised value is cut to integers.
# passes: fuse
# explain: rms_norm
fxge 1 model "m" stage "decomposed"
graph main(%x : bf16[2, 3, 16], %g : bf16[16]) {
  %w = aten._to_copy.default(self=%x, dtype=f32) : f32[2, 3, 16]
  %a = aten.pow.Tensor_Scalar(self=%w, exponent=2) : f32[2, 3, 16]
  %b = aten.mean.dim(self=%a, dim=[2], keepdim=true) : f32[2, 3, 1]
  %c = aten.add.Scalar(self=%b, other=1e-06) : f32[2, 3, 1]
  %d = aten.rsqrt.default(self=%c) : f32[2, 3, 1]
  %e = aten.mul.Tensor(self=%d, other=%w) : f32[2, 3, 16]
  %n = aten._to_copy.default(self=%e, dtype=i32) : i32[2, 3, 16]
  %y = aten.mul.Tensor(self=%g, other=%n) : bf16[2, 3, 16]
  return %y, %w
}
# ----
# note[FXGE-N0560]: aten.mul.Tensor: rule rms_norm does not apply: a value is cast to i32
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : bf16[2, 3, 16],
#     %g : bf16[16]) {
#   %w = aten._to_copy.default(self=%x, dtype=f32) : f32[2, 3, 16]
#   %a = aten.pow.Tensor_Scalar(self=%w, exponent=2) : f32[2, 3, 16]
#   %b = aten.mean.dim(self=%a, dim=[2], keepdim=true) : f32[2, 3, 1]
#   %c = aten.add.Scalar(self=%b, other=1e-06) : f32[2, 3, 1]
#   %d = aten.rsqrt.default(self=%c) : f32[2, 3, 1]
#   %e = aten.mul.Tensor(self=%d, other=%w) : f32[2, 3, 16]
#   %n = aten._to_copy.default(self=%e, dtype=i32) : i32[2, 3, 16]
#   %y = aten.mul.Tensor(self=%g, other=%n) : bf16[2, 3, 16]
#   return %y, %w
# }
