# An inner value is an output.
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[4, 16], %g : f32[16]) {
  %a = aten.pow.Tensor_Scalar(self=%x, exponent=2)
  %b = aten.mean.dim(self=%a, dim=[-1], keepdim=true)
  %c = aten.add.Scalar(self=%b, other=1e-05)
  %d = aten.rsqrt.default(self=%c)
  %e = aten.mul.Tensor(self=%x, other=%d)
  %y = aten.mul.Tensor(self=%g, other=%e)
  return %y, %d
}
