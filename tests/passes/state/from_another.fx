# One state written from another's parts; the first keeps its value.
# passes: state
fxge 1
model "from_another" stage "ge"
tensor @a : f32[4, 2] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}
tensor @b : f32[4, 2] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
graph "main"(
    %a : f32[4, 2] = state(@a, "a"),
    %b : f32[4, 2] = state(@b, "b"),
    %i : i64[1, 2],
    %x : f32[1, 2]) {
  %new = ge.ScatterElements(data=%a, indices=%i, updates=%x, axis=0) : f32[4, 2]
  return %a state("a") as "a", %new state("b") as "b"
}
# ----
# fxge 1
# model "from_another" stage "ge"
# tensor @a : f32[4, 2] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}
# tensor @b : f32[4, 2] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
# graph "main"(
#     %a : f32[4, 2] = state(@a, "a"),
#     %b : f32[4, 2] = state(@b, "b"),
#     %i : i64[1, 2],
#     %x : f32[1, 2]) {
#   %new = ge.ScatterElements(data=%a, indices=%i, updates=%x) : f32[4, 2]
#   %Assign = ge.Assign(ref=%b, value=%new) : f32[4, 2]
#   return
# }
