# What the file does not say is inferred; strides of the file stay.
# passes: infer
fxge 1
model "unknown" stage "import"
symbol s0 : int [2, 64]
graph "main"(
    %x : f32[s0, 4],
    %y : f32[4]) {
  %a = aten.add.Tensor(self=%x, other=%y)
  %b = aten.add.Tensor(self=%a, other=%y) : f32[s0, 4]{1, s0}
  return %a, %b
}
# ----
# fxge 1
# model "unknown" stage "import"
# symbol s0 : int [2, 64]
# graph "main"(
#     %x : f32[s0, 4],
#     %y : f32[4]) {
#   %a = aten.add.Tensor(self=%x, other=%y) : f32[s0, 4]
#   %b = aten.add.Tensor(self=%a, other=%y) : f32[s0, 4]{1, s0}
#   return %a, %b
# }
