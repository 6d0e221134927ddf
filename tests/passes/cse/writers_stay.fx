# Operators that write are not merged.
# passes: cse
fxge 1
model "writers" stage "ge"
graph "main"(
    %x : f32[2],
    %y : f32[2]) {
  %a = ge.Assign(ref=%x, value=%y) : f32[2]
  %b = ge.Assign(ref=%x, value=%y) : f32[2]
  return %a, %b
}
# ----
# fxge 1
# model "writers" stage "ge"
# graph "main"(
#     %x : f32[2],
#     %y : f32[2]) {
#   %a = ge.Assign(ref=%x, value=%y) : f32[2]
#   %b = ge.Assign(ref=%x, value=%y) : f32[2]
#   return %a, %b
# }
