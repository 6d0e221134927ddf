# What is returned twice is a port each.
# passes: state
fxge 1
model "returned_twice" stage "ge"
tensor @cache : f32[4, 2] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}
graph "main"(
    %b : f32[4, 2] = state(@cache, "cache"),
    %x : f32[4, 2]) {
  %y = ge.Add(x1=%b, x2=%x) : f32[4, 2]
  return %y state("cache") as "cache", %y as "a", %y as "b", %x as "c", %b as "d", %x as "e"
}
# ----
# fxge 1
# model "returned_twice" stage "ge"
# tensor @cache : f32[4, 2] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}
# graph "main"(
#     %b : f32[4, 2] = state(@cache, "cache"),
#     %x : f32[4, 2]) {
#   %y = ge.Add(x1=%b, x2=%x) : f32[4, 2]
#   %Identity = ge.Identity(x=%b) : f32[4, 2]
#   %Assign = ge.Assign(ref=%b, value=%y) : f32[4, 2]
#   %Identity_1 = ge.Identity(x=%y) : f32[4, 2]
#   %Identity_2 = ge.Identity(x=%x) : f32[4, 2]
#   return %y as "a", %Identity_1 as "b", %x as "c", %Identity as "d", %Identity_2 as "e"
# }
