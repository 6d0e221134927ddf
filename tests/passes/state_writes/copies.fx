# Copies and permutations of nothing, as in calls that AOTAutograd made functional: rows in place.
# passes: scopes,infer,functionalise,dce,state_writes,dce
fxge 1
model "copies" stage "import"
tensor @c : f32[2, 2, 1, 2] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
graph "main"(
    %c : f32[2, 2, 1, 2] = buffer(@c, "c"),
    %i : i64[1, 1],
    %x : f32[1, 1, 2]) {
  %a, %b = higher_order.auto_functionalized_v2(arg0="npu.npu_scatter_nd_update_.default", indices=%i, updates=%x, _self_base_index=0, _self_size=[2, 1, 2], _self_stride=[2, 2, 1], _self_storage_offset=4, _all_bases=[%c]) : f32[2, 1, 2], f32[2, 2, 1, 2]
  %w = aten.copy_.default(self=%c, src=%b) : f32[2, 2, 1, 2]
  return %i
}
# ----
# fxge 1
# model "copies" stage "functional"
# tensor @c : f32[2, 2, 1, 2] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
# graph "main"(
#     %c : f32[2, 2, 1, 2] = state(@c, "c"),
#     %i : i64[1, 1],
#     %x : f32[1, 1, 2]) {
#   %clone = aten.clone.default(self=%c) : f32[2, 2, 1, 2]
#   %view = aten.view.default(self=%i, size=[1]) : i64[1]
#   %a = fxge.write_rows.default(self=%clone, indices=[None, %view], values=%x, dims=[0], at=[1], whole=[], negative=[], first=0) : f32[2, 2, 1, 2]
#   return %a state("c") as "c", %i
# }
