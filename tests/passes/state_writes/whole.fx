# A write of all elements stays.
# passes: scopes,infer,functionalise,dce,state_writes,dce
fxge 1
model "whole" stage "import"
tensor @c : f32[4, 8] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
graph "main"(
    %c : f32[4, 8] = buffer(@c, "c"),
    %x : f32[4, 8]) {
  %s = aten.slice.Tensor(self=%c, dim=1, start=2, end=4) : f32[4, 2]
  %z = aten.fill_.Scalar(self=%s, value=0.0) : f32[4, 2]
  %w = aten.copy_.default(self=%c, src=%x) : f32[4, 8]
  return 
}
# ----
# fxge 1
# model "whole" stage "functional"
# tensor @c : f32[4, 8] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
# graph "main"(
#     %c : f32[4, 8] = state(@c, "c"),
#     %x : f32[4, 8]) {
#   return %x state("c") as "c"
# }
