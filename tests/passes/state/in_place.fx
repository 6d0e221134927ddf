# Nothing reads the old value: the write goes into the state, and the new value is read there.
# passes: state
fxge 1
model "in_place" stage "ge"
tensor @cache : f32[4, 2] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}
graph "main"(
    %b : f32[4, 2] = state(@cache, "cache"),
    %i : i64[1, 2],
    %x : f32[1, 2]) {
  %new = ge.ScatterElements(data=%b, indices=%i, updates=%x, axis=0) : f32[4, 2]
  %y = ge.Neg(x=%new) : f32[4, 2]
  return %new state("cache") as "cache", %y
}
# ----
# fxge 1
# model "in_place" stage "ge"
# tensor @cache : f32[4, 2] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}
# graph "main"(
#     %b : f32[4, 2] = state(@cache, "cache"),
#     %i : i64[1, 2],
#     %x : f32[1, 2]) {
#   %new = ge.ScatterElementsV2(var=%b, indices=%i, updates=%x) : f32[4, 2]
#   %y = ge.Neg(x=%new) : f32[4, 2]
#   return %y
# }
