# A slice at constant positions, one behind the end, and one without elements.
# passes: scopes,infer,functionalise,dce,state_writes,dce
fxge 1
model "slice" stage "import"
tensor @c : f32[4, 8] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
graph "main"(
    %c : f32[4, 8] = buffer(@c, "c"),
    %x : f32[4, 2]) {
  %s = aten.slice.Tensor(self=%c, dim=1, start=-4, end=-2) : f32[4, 2]
  %w = aten.copy_.default(self=%s, src=%x) : f32[4, 2]
  %t = aten.slice.Tensor(self=%c, dim=0, start=3, end=9) : f32[1, 8]
  %z = aten.fill_.Scalar(self=%t, value=0.0) : f32[1, 8]
  %e = aten.slice.Tensor(self=%c, dim=0, start=2, end=2) : f32[0, 8]
  %f = aten.fill_.Scalar(self=%e, value=1.0) : f32[0, 8]
  %y = aten.neg.default(self=%c) : f32[4, 8]
  return %y
}
# ----
# fxge 1
# model "slice" stage "functional"
# tensor @c : f32[4, 8] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
# graph "main"(
#     %c : f32[4, 8] = state(@c, "c"),
#     %x : f32[4, 2]) {
#   %write_slice = fxge.write_slice.default(self=%c, src=%x, dims=[1], starts=[4], ends=[6], steps=[1]) : f32[4, 8]
#   %t = aten.slice.Tensor(self=%write_slice, start=3, end=9) : f32[1, 8]
#   %z = aten.fill.Scalar(self=%t, value=0.0) : f32[1, 8]
#   %write_slice_1 = fxge.write_slice.default(self=%write_slice, src=%z, dims=[0], starts=[3], ends=[4], steps=[1]) : f32[4, 8]
#   %y = aten.neg.default(self=%write_slice_1) : f32[4, 8]
#   return %write_slice_1 state("c") as "c", %y
# }
