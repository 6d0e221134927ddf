# A view of the old value is returned: it is copied before the state is overwritten.
# passes: state
fxge 1
model "old_view_returned" stage "ge"
tensor @cache : f32[3] = {1.0, 2.0, 3.0}
tensor @shape : i64[2] = {3, 1}
graph "main"(
    %b : f32[3] = state(@cache, "cache"),
    %x : f32[3]) {
  %s = ge.Const(value=@shape) : i64[2]
  %y = ge.Reshape(x=%b, shape=%s) : f32[3, 1]
  return %x state("cache") as "cache", %y
}
# ----
# fxge 1
# model "old_view_returned" stage "ge"
# tensor @cache : f32[3] = {1.0, 2.0, 3.0}
# tensor @shape : i64[2] = {3, 1}
# graph "main"(
#     %b : f32[3] = state(@cache, "cache"),
#     %x : f32[3]) {
#   %s = ge.Const(value=@shape) : i64[2]
#   %y = ge.Reshape(x=%b, shape=%s) : f32[3, 1]
#   %Identity = ge.Identity(x=%y) : f32[3, 1]
#   %Assign = ge.Assign(ref=%b, value=%x) : f32[3]
#   return %Identity
# }
