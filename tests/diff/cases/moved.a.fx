fxge 1
model "m" stage "import"
graph "main"(
    %x : f32[4]) {
  %relu = aten.relu.default(self=%x) : f32[4] loc(#1)
  %exp = aten.exp.default(self=%relu) : f32[4] loc(#2)
  %sin = aten.sin.default(self=%exp) : f32[4] loc(#2)
  %cos = aten.cos.default(self=%sin) : f32[4] loc(#3)
  %neg = aten.neg.default(self=%cos) : f32[4] loc(#3)
  %abs_1 = aten.abs.default(self=%neg) : f32[4] loc(#3)
  %tanh = aten.tanh.default(self=%abs_1) : f32[4] loc(#3)
  %add = aten.add.Tensor(self=%tanh, other=%relu) : f32[4] loc(#1)
  return %add as "add"
}
loc #1 = module "(Net)"
loc #2 = module "norm (Norm)"
loc #3 = module "body (Body)"
