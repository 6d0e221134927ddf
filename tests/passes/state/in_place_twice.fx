# Two writes one after the other, by element and by row; a user's output before the state's.
# passes: state
fxge 1
model "in_place_twice" stage "ge"
tensor @cache : f32[4, 2] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}
graph "main"(
    %b : f32[4, 2] = state(@cache, "cache"),
    %i : i64[1, 2],
    %j : i64[1, 1],
    %x : f32[1, 2]) {
  %first = ge.ScatterElements(data=%b, indices=%i, updates=%x, axis=0, reduction="add") : f32[4, 2]
  %second = ge.TensorScatterUpdate(x=%first, indices=%j, updates=%x) : f32[4, 2]
  return %second, %second state("cache") as "cache"
}
# ----
# fxge 1
# model "in_place_twice" stage "ge"
# tensor @cache : f32[4, 2] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}
# graph "main"(
#     %b : f32[4, 2] = state(@cache, "cache"),
#     %i : i64[1, 2],
#     %j : i64[1, 1],
#     %x : f32[1, 2]) {
#   %first = ge.ScatterElementsV2(var=%b, indices=%i, updates=%x, reduction="add") : f32[4, 2]
#   %second = ge.ScatterNdUpdate(var=%first, indices=%j, updates=%x) : f32[4, 2]
#   return %second
# }
