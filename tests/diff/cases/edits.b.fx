fxge 1
model "m" stage "import"
symbol s9 : int [2, 64]
tensor @gain : f32[4] = {1.0, 2.0, 3.0, 4.5}
graph "main"(
    %p_gain : f32[4] = parameter(@gain, "gain"),
    %x : f32[s9, 4],
    %y : f32[s9, 4]) {
  %relu = aten.relu.default(self=%x) : f32[s9, 4] loc(#1)
  %log = aten.log.default(self=%relu) : f32[s9, 4] loc(#1)
  %exp = aten.exp.default(self=%log) : f32[s9, 4] loc(#1)
  %mul = aten.mul.Tensor(self=%exp, other=%p_gain) : f32[s9, 4] loc(#1)
  %cos = aten.cos.default(self=%mul) : f32[s9, 4] loc(#2)
  %clamp = aten.clamp.default(self=%cos, min=-1) : f32[s9, 4] loc(#2)
  %absolute = aten.abs.default(self=%clamp) : f32[s9, 4] loc(#2)
  %add = aten.add.Tensor(self=%absolute, other=%y) : f32[s9, 4] loc(#2)
  %neg = aten.neg.default(self=%add) : f32[s9, 4] loc(#3)
  %tanh = aten.sigmoid.default(self=%neg) : f32[s9, 4] loc(#3)
  %sum_1 = aten.sum.dim_IntList(self=%tanh, dim=[0, 1], keepdim=true) : f32[1, 1] loc(#3)
  return %sum_1 as "sum_1"
}
loc #1 = module "first (Block)" at "model.py":10 in "forward" : "return a(x)"
loc #2 = module "second (Block)" at "model.py":20 in "forward" : "return b(x)"
loc #3 = module "third (Block)" at "model.py":31 in "forward" : "return c(x)"
