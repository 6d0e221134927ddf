fxge 1
model "net" stage "import" producer "torch 2.13.0"
symbol s0 : int [2, 64]
guard "L['x'].size()[1] == 16" sym(1)
tensor @inner.weight : f32[2, 16] = {-0.5, -0.0625, 0.375, -0.1875, 0.25, -0.3125, 0.125, -0.4375, 0.0, 0.4375, -0.125, 0.3125, -0.25, 0.1875, -0.375, 0.0625, -0.5, -0.0625, 0.375, -0.1875, 0.25, -0.3125, 0.125, -0.4375, 0.0, 0.4375, -0.125, 0.3125, -0.25, 0.1875, -0.375, 0.0625}
tensor @gain : f32[2] = {1.0, 0.5}
graph "main"(
    %g : f32[2] = parameter(@gain, "gain"),
    %w : f32[2, 16] = parameter(@inner.weight, "inner.weight"),
    %x : f32[s0, 16],
    %y : f32[s0, 2],
    %n : i64[3]) {
  %inner = aten.linear.default(input=%x, weight=%w) : f32[s0, 2] loc(#1)
  %to = aten._to_copy.default(self=%inner, dtype=f16) : f16[s0, 2] loc(#2)
  %add = aten.add.Tensor(self=%to, other=%y) : f32[s0, 2] loc(#2)
  %softmax = aten.softmax.int(self=%add, dim=-1) : f32[s0, 2] loc(#3)
  %wide = aten._to_copy.default(self=%softmax, dtype=f64) : f64[s0, 2] loc(#4)
  %sum = aten.sum.default(self=%wide) : f64[] loc(#4)
  %pow = aten.pow.Tensor_Scalar(self=%y, exponent=2) : f32[s0, 2] loc(#5)
  %mean = aten.mean.dim(self=%pow, dim=[-1], keepdim=true) : f32[s0, 1] loc(#5)
  %eps = aten.add.Scalar(self=%mean, other=1e-06) : f32[s0, 1] loc(#5)
  %rsqrt = aten.rsqrt.default(self=%eps) : f32[s0, 1] loc(#5)
  %norm = aten.mul.Tensor(self=%y, other=%rsqrt) : f32[s0, 2] loc(#5)
  %scaled = aten.mul.Tensor(self=%norm, other=%g) : f32[s0, 2] loc(#5)
  %relu = aten.relu.default(self=%n) : i64[3] loc(#6)
  return %softmax as "p", %sum as "total", %scaled as "norm", %rsqrt as "scale", %relu as "n"
}
loc #1 = module "inner (Linear)" at "src/model.py":10 in "forward" : "h = self.inner(x)"
loc #2 = at "src/model.py":11 in "forward" : "h = h.half() + y"
loc #3 = at "src/model.py":12 in "forward" : "p = h.softmax(-1)"
loc #4 = at "src/model.py":13 in "forward" : "total = p.double().sum()"
loc #5 = at "src/model.py":14 in "forward" : "scale = (y.pow(2).mean(-1, True) + 1e-6).rsqrt(); norm = y * scale * self.gain"
loc #6 = at "src/model.py":15 in "forward" : "return p, total, norm, scale, n.relu()"
