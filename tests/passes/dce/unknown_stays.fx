# Nobody knows whether an operator without a row has effects.
# passes: dce
fxge 1
model "unknown" stage "functional"
graph "main"(
    %x : f32[2]) {
  %a = mylib.log.default(x=%x) : f32[2]
  return %x
}
# ----
# fxge 1
# model "unknown" stage "functional"
# graph "main"(
#     %x : f32[2]) {
#   %a = mylib.log.default(x=%x) : f32[2]
#   return %x
# }
