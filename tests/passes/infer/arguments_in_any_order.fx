# A list without elements stands at the place of what follows it.
# passes: infer
fxge 1
model "order" stage "import"
graph "main"(%x : f32[2]) {
  %a = aten.new_ones.default(size=[], self=%x) : f32[]
  return %a
}
# ----
# fxge 1
# model "order" stage "import"
# graph "main"(
#     %x : f32[2]) {
#   %a = aten.new_ones.default(self=%x, size=[]) : f32[]
#   return %a
# }
