fxge 1
model "model" stage "import" producer "torch 2.13.0+cpu"
symbol s77 : int [1, 9223372036854775807]
tensor @inner.weight : f32[6, 4] = {0.2576, -0.2207, -0.09693, 0.2347, -0.4707, 0.2999, -0.1029, 0.2544, 0.06951, -0.06122, 0.1387, 0.02467, 0.1826, -0.1949, -0.03645, -0.04501, 0.07247, -0.001997, 0.4371, 0.1556, -0.1862, -0.302, -0.08381, -0.2157}
tensor @inner.bias : f32[6] = {-0.1602, 0.02394, 0.2981, 0.2718, -0.4888, 0.31}
tensor @outer.weight : f32[2, 6] = {0.114, 0.3872, 0.2695, -0.372, -0.3882, -0.1969, 0.3585, -0.068, 0.1747, -0.1897, 0.4006, -0.1727}
tensor @outer.bias : f32[2] = {0.3062, 0.004834}
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
