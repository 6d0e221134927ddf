# Nobody knows whether an operator without a row gives the same twice.
# passes: cse
fxge 1
model "unknown" stage "functional"
graph "main"(
    %x : f32[2]) {
  %a = mylib.noise.default(x=%x) : f32[2]
  %b = mylib.noise.default(x=%x) : f32[2]
  return %a, %b
}
# ----
# fxge 1
# model "unknown" stage "functional"
# graph "main"(
#     %x : f32[2]) {
#   %a = mylib.noise.default(x=%x) : f32[2]
#   %b = mylib.noise.default(x=%x) : f32[2]
#   return %a, %b
# }
