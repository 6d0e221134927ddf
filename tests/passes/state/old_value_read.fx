# The old value is read too: the new one is computed beside it.
# passes: state
fxge 1
model "old_value_read" stage "ge"
tensor @cache : f32[4, 2] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}
graph "main"(
    %b : f32[4, 2] = state(@cache, "cache"),
    %i : i64[1, 2],
    %x : f32[1, 2]) {
  %new = ge.ScatterElements(data=%b, indices=%i, updates=%x, axis=0) : f32[4, 2]
  %y = ge.Sub(x1=%new, x2=%b) : f32[4, 2]
  return %new state("cache") as "cache", %y
}
# ----
# fxge 1
# model "old_value_read" stage "ge"
# tensor @cache : f32[4, 2] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}
# graph "main"(
#     %b : f32[4, 2] = state(@cache, "cache"),
#     %i : i64[1, 2],
#     %x : f32[1, 2]) {
#   %TensorMove = ge.TensorMove(x=%b) : f32[4, 2]
#   %new = ge.ScatterElementsV2(var=%b, indices=%i, updates=%x) : f32[4, 2]
#   %y = ge.Sub(x1=%new, x2=%TensorMove) : f32[4, 2]
#   return %y
# }
