# The new node stands for all places, the root's first.
# passes: fuse
# explain: rms_norm
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[2, 16], %g : f32[16]) {
  %a = aten.pow.Tensor_Scalar(self=%x, exponent=2) : f32[2, 16] loc(#1)
  %b = aten.mean.dim(self=%a, dim=[1], keepdim=true) : f32[2, 1] loc(#1)
  %c = aten.add.Scalar(self=%b, other=1e-05) : f32[2, 1] loc(#1)
  %d = aten.rsqrt.default(self=%c) : f32[2, 1] loc(#2)
  %e = aten.mul.Tensor(self=%x, other=%d) : f32[2, 16] loc(#2)
  %y = aten.mul.Tensor(self=%g, other=%e) : f32[2, 16] loc(#3)
  return %y
}
loc #1 = module "norm (RmsNorm)" at "m.py":1 in "forward"
loc #2 = module "norm (RmsNorm)" at "m.py":2 in "forward"
loc #3 = module "norm (RmsNorm)" at "m.py":3 in "forward"
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[2, 16],
#     %g : f32[16]) {
#   %y, %y_1 = ge.RmsNorm(x=%x, gamma=%g, epsilon=1e-05) : f32[2, 16], f32[2, 1] loc(#1)
#   return %y
# }
# loc #1 = module "norm (RmsNorm)" at "m.py":3 in "forward" also #2
# loc #2 = module "norm (RmsNorm)" at "m.py":2 in "forward" also #3
# loc #3 = module "norm (RmsNorm)" at "m.py":1 in "forward"
