# Views alone are left as they are.
# passes: scopes,functionalise
fxge 1
model "nothing_written" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %d = aten.detach.default(self=%x) : f32[2, 3]
  %v = aten.view.default(self=%d, size=[6]) : f32[6]
  return %v
}
# ----
# fxge 1
# model "nothing_written" stage "import"
# graph "main"(
#     %x : f32[2, 3]) {
#   %d = aten.detach.default(self=%x) : f32[2, 3]
#   %v = aten.view.default(self=%d, size=[6]) : f32[6]
#   return %v
# }
