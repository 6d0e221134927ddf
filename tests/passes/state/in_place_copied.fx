# A write, a copy that only the next write reads, and that write.
# passes: state
fxge 1
model "in_place_copied" stage "ge"
tensor @cache : f32[4, 2] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}
graph "main"(
    %b : f32[4, 2] = state(@cache, "cache"),
    %j : i64[1, 1],
    %x : f32[1, 2]) {
  %first = ge.TensorScatterUpdate(x=%b, indices=%j, updates=%x) : f32[4, 2]
  %copy = ge.TensorMove(x=%first) : f32[4, 2]
  %second = ge.ScatterNdUpdate(var=%copy, indices=%j, updates=%x) : f32[4, 2]
  %y = ge.Relu(x=%second) : f32[4, 2]
  return %y, %second state("cache") as "cache"
}
# ----
# fxge 1
# model "in_place_copied" stage "ge"
# tensor @cache : f32[4, 2] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}
# graph "main"(
#     %b : f32[4, 2] = state(@cache, "cache"),
#     %j : i64[1, 1],
#     %x : f32[1, 2]) {
#   %first = ge.ScatterNdUpdate(var=%b, indices=%j, updates=%x) : f32[4, 2]
#   %second = ge.ScatterNdUpdate(var=%first, indices=%j, updates=%x) : f32[4, 2]
#   %y = ge.Relu(x=%second) : f32[4, 2]
#   return %y
# }
