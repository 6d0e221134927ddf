fxge 1
model "model" stage "import" producer "torch 2.13.0+cpu"
symbol s77 : int [1, 9223372036854775807]
tensor @inner.weight : f32[6, 4] = {-0.003743, 0.2682, -0.4115, -0.368, -0.1926, 0.1341, -0.009907, 0.3964, -0.04437, 0.1323, -0.1511, -0.09828, -0.4777, -0.3311, -0.2061, 0.01852, 0.1977, 0.3, -0.339, -0.2177, 0.1816, 0.4152, -0.1029, 0.3742}
tensor @inner.bias : f32[6] = {-0.08059, 0.05291, 0.4527, -0.4638, -0.3148, -0.1266}
tensor @outer.weight : f32[2, 6] = {-0.1591, 0.3527, -0.2646, -0.1879, -0.2852, -0.3823, -0.2383, 0.3509, 0.1822, 0.1979, 0.02147, -0.2093}
tensor @outer.bias : f32[2] = {0.06907, -0.3812}
graph "main"(
    %p_inner_weight : f32[6, 4] = parameter(@inner.weight, "inner.weight"),
    %p_inner_bias : f32[6] = parameter(@inner.bias, "inner.bias"),
    %p_outer_weight : f32[2, 6] = parameter(@outer.weight, "outer.weight"),
    %p_outer_bias : f32[2] = parameter(@outer.bias, "outer.bias"),
    %x : f32[s77, 4]) {
  %linear = aten.linear.default(input=%x, weight=%p_inner_weight, bias=%p_inner_bias) : f32[s77, 6] loc(#1)
  %gelu = aten.gelu.default(self=%linear) : f32[s77, 6] loc(#2)
  %linear_1 = aten.linear.default(input=%gelu, weight=%p_outer_weight, bias=%p_outer_bias) : f32[s77, 2] loc(#3)
  %softmax = aten.softmax.int(self=%linear_1, dim=-1) : f32[s77, 2] loc(#2)
  return %softmax as "softmax"
}
loc #1 = module "inner (Linear)" at "model.py":9 in "forward" : "return self.outer(torch.nn.functional.gelu(self.inner(x))).softmax(-1)"
loc #2 = module "(Net)" at "model.py":9 in "forward" : "return self.outer(torch.nn.functional.gelu(self.inner(x))).softmax(-1)"
loc #3 = module "outer (Linear)" at "model.py":9 in "forward" : "return self.outer(torch.nn.functional.gelu(self.inner(x))).softmax(-1)"
