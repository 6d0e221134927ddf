# Writes through two views in turn; the second reads what the first wrote.
# passes: scopes,infer,functionalise,dce,state_writes,dce
fxge 1
model "two_views" stage "import"
tensor @c : f32[2, 2, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
graph "main"(
    %c : f32[2, 2, 4] = buffer(@c, "c"),
    %x : f32[4]) {
  %a = aten.select.int(self=%c, dim=0, index=1) : f32[2, 4]
  %k = aten.select.int(self=%a, dim=0, index=0) : f32[4]
  %v = aten.select.int(self=%a, dim=0, index=1) : f32[4]
  %w = aten.copy_.default(self=%k, src=%x) : f32[4]
  %z = aten.copy_.default(self=%v, src=%k) : f32[4]
  %y = aten.neg.default(self=%v) : f32[4]
  return %y
}
# ----
# fxge 1
# model "two_views" stage "functional"
# tensor @c : f32[2, 2, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
# graph "main"(
#     %c : f32[2, 2, 4] = state(@c, "c"),
#     %x : f32[4]) {
#   %view = aten.view.default(self=%x, size=[1, 1, 4]) : f32[1, 1, 4]
#   %write_slice = fxge.write_slice.default(self=%c, src=%view, dims=[0, 1], starts=[1, 0], ends=[2, 1], steps=[1, 1]) : f32[2, 2, 4]
#   %y = aten.neg.default(self=%x) : f32[4]
#   %view_1 = aten.view.default(self=%x, size=[1, 1, 4]) : f32[1, 1, 4]
#   %write_slice_1 = fxge.write_slice.default(self=%write_slice, src=%view_1, dims=[0, 1], starts=[1, 1], ends=[2, 2], steps=[1, 1]) : f32[2, 2, 4]
#   return %write_slice_1 state("c") as "c", %y
# }
