# The value between two writes is returned.
# passes: state
fxge 1
model "between_returned" stage "ge"
tensor @cache : f32[4, 2] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}
graph "main"(
    %b : f32[4, 2] = state(@cache, "cache"),
    %i : i64[1, 2],
    %x : f32[1, 2]) {
  %first = ge.ScatterElements(data=%b, indices=%i, updates=%x, axis=0) : f32[4, 2]
  %second = ge.ScatterElements(data=%first, indices=%i, updates=%x, axis=0) : f32[4, 2]
  return %second state("cache") as "cache", %first
}
# ----
# fxge 1
# model "between_returned" stage "ge"
# tensor @cache : f32[4, 2] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}
# graph "main"(
#     %b : f32[4, 2] = state(@cache, "cache"),
#     %i : i64[1, 2],
#     %x : f32[1, 2]) {
#   %first = ge.ScatterElementsV2(var=%b, indices=%i, updates=%x) : f32[4, 2]
#   %TensorMove = ge.TensorMove(x=%first) : f32[4, 2]
#   %second = ge.ScatterElementsV2(var=%first, indices=%i, updates=%x) : f32[4, 2]
#   return %TensorMove
# }
