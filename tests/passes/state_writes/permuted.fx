# The written part has the dims of a permuted view.
# passes: scopes,infer,functionalise,dce,state_writes,dce
fxge 1
model "permuted" stage "import"
tensor @c : f32[2, 8, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
graph "main"(
    %c : f32[2, 8, 4] = buffer(@c, "c"),
    %x : f32[2, 4, 2]) {
  %p = aten.permute.default(self=%c, dims=[1, 2, 0]) : f32[8, 4, 2]
  %s = aten.slice.Tensor(self=%p, dim=0, start=2, end=4) : f32[2, 4, 2]
  %w = aten.copy_.default(self=%s, src=%x) : f32[2, 4, 2]
  %y = aten.neg.default(self=%c) : f32[2, 8, 4]
  return %y
}
# ----
# fxge 1
# model "permuted" stage "functional"
# tensor @c : f32[2, 8, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
# graph "main"(
#     %c : f32[2, 8, 4] = state(@c, "c"),
#     %x : f32[2, 4, 2]) {
#   %permute = aten.permute.default(self=%x, dims=[2, 0, 1]) : f32[2, 2, 4]
#   %write_slice = fxge.write_slice.default(self=%c, src=%permute, dims=[1], starts=[2], ends=[4], steps=[1]) : f32[2, 8, 4]
#   %y = aten.neg.default(self=%write_slice) : f32[2, 8, 4]
#   return %write_slice state("c") as "c", %y
# }
