# Permutations and squeezes have inverses.
# passes: scopes,functionalise
fxge 1
model "transposed_write" stage "import"
graph "main"(
    %x : f32[2, 3, 1]) {
  %c = aten.add.Tensor(self=%x, other=%x) : f32[2, 3, 1]
  %p = aten.permute.default(self=%c, dims=[2, 0, 1]) : f32[1, 2, 3]
  %s = aten.squeeze.dim(self=%p, dim=0) : f32[2, 3]
  %t = aten.t.default(self=%s) : f32[3, 2]{1, 3}
  %w = aten.neg_.default(self=%t) : f32[3, 2]{1, 3}
  return %c
}
# ----
# fxge 1
# model "transposed_write" stage "import"
# graph "main"(
#     %x : f32[2, 3, 1]) {
#   %c = aten.add.Tensor(self=%x, other=%x) : f32[2, 3, 1]
#   %p = aten.permute.default(self=%c, dims=[2, 0, 1]) : f32[1, 2, 3]
#   %s = aten.view.default(self=%p, size=[2, 3]) : f32[2, 3]
#   %t = aten.permute.default(self=%s, dims=[1, 0]) : f32[3, 2]{1, 3}
#   %w = aten.neg.default(self=%t) : f32[3, 2]{1, 3}
#   %permute = aten.permute.default(self=%w, dims=[1, 0]) : f32[2, 3]
#   %view = aten.view.default(self=%permute, size=[1, 2, 3]) : f32[1, 2, 3]
#   %permute_1 = aten.permute.default(self=%view, dims=[1, 2, 0]) : f32[2, 3, 1]
#   return %permute_1
# }
