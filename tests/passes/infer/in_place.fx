# In-place operators return what they write into.
# passes: infer
fxge 1
model "in_place" stage "import"
graph "main"(
    %x : f16[4],
    %y : f32[4]) {
  %a = aten.add_.Tensor(self=%x, other=%y)
  %b = aten.relu_.default(self=%a)
  return %b
}
# ----
# fxge 1
# model "in_place" stage "import"
# graph "main"(
#     %x : f16[4],
#     %y : f32[4]) {
#   %a = aten.add_.Tensor(self=%x, other=%y) : f16[4]
#   %b = aten.relu_.default(self=%a) : f16[4]
#   return %b
# }
