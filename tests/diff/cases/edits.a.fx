fxge 1
model "m" stage "import"
symbol s0 : int [1, 64]
tensor @scale : f32[4] = {1.0, 2.0, 3.0, 4.0}
graph "main"(
    %p_scale : f32[4] = parameter(@scale, "scale"),
    %x : f32[s0, 4],
    %y : f32[s0, 4]) {
  %relu = aten.relu.default(self=%x) : f32[s0, 4] loc(#1)
  %exp = aten.exp.default(self=%relu) : f32[s0, 4] loc(#1)
  %mul = aten.mul.Tensor(self=%exp, other=%p_scale) : f32[s0, 4] loc(#1)
  %sin = aten.sin.default(self=%mul) : f32[s0, 4] loc(#1)
  %cos = aten.cos.default(self=%sin) : f32[s0, 4] loc(#2)
  %clamp = aten.clamp.default(self=%cos, min=0, max=6) : f32[s0, 4] loc(#2)
  %abs_1 = aten.abs.default(self=%clamp) : f32[s0, 4] loc(#2)
  %add = aten.add.Tensor(self=%abs_1, other=%y) : f32[s0, 4] loc(#2)
  %neg = aten.neg.default(self=%add) : f32[s0, 4] loc(#3)
  %tanh = aten.tanh.default(self=%neg) : f32[s0, 4] loc(#3)
  %sum_1 = aten.sum.dim_IntList(self=%tanh, dim=[0], keepdim=true) : f32[1, 4] loc(#3)
  return %sum_1 as "sum_1"
}
loc #1 = module "first (Block)" at "model.py":10 in "forward" : "return a(x)"
loc #2 = module "second (Block)" at "model.py":20 in "forward" : "return b(x)"
loc #3 = module "third (Block)" at "model.py":30 in "forward" : "return c(x)"
