# Rows of a reshaped half of a tensor.
# passes: scopes,infer,functionalise,dce,state_writes,dce
fxge 1
model "reshaped" stage "import"
tensor @c : f32[2, 2, 3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
graph "main"(
    %c : f32[2, 2, 3, 4] = buffer(@c, "c"),
    %i : i64[2],
    %x : f32[2, 4]) {
  %a = aten.select.int(self=%c, dim=0, index=1) : f32[2, 3, 4]
  %b = aten.view.default(self=%a, size=[6, 4]) : f32[6, 4]
  %w = aten.index_copy_.default(self=%b, dim=0, index=%i, source=%x) : f32[6, 4]
  %y = aten.neg.default(self=%a) : f32[2, 3, 4]
  return %y
}
# ----
# fxge 1
# model "reshaped" stage "functional"
# tensor @c : f32[2, 2, 3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
# graph "main"(
#     %c : f32[2, 2, 3, 4] = state(@c, "c"),
#     %i : i64[2],
#     %x : f32[2, 4]) {
#   %view = aten.view.default(self=%c, size=[2, 6, 4]) : f32[2, 6, 4]
#   %w_1 = fxge.write_rows.default(self=%view, indices=[None, %i], values=%x, dims=[0], at=[1], whole=[], negative=[], first=0) : f32[2, 6, 4] name("w")
#   %view_1 = aten.view.default(self=%w_1, size=[2, 2, 3, 4]) : f32[2, 2, 3, 4]
#   %select = aten.select.int(self=%view_1, dim=0, index=1) : f32[2, 3, 4]
#   %w = aten.view.default(self=%select, size=[6, 4]) : f32[6, 4]
#   %view_2 = aten.view.default(self=%w, size=[2, 3, 4]) : f32[2, 3, 4]
#   %y = aten.neg.default(self=%view_2) : f32[2, 3, 4]
#   return %view_1 state("c") as "c", %y
# }
