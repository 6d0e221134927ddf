# What writes is used.
# passes: dce
fxge 1
model "writer" stage "import"
graph "main"(
    %x : f32[2]) {
  %a = aten.relu_.default(self=%x) : f32[2]
  return %x
}
# ----
# fxge 1
# model "writer" stage "import"
# graph "main"(
#     %x : f32[2]) {
#   %a = aten.relu_.default(self=%x) : f32[2]
#   return %x
# }
