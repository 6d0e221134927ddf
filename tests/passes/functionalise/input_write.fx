# Writing into an input; the input's own later read sees the new value.
# passes: scopes,functionalise
fxge 1
model "input_write" stage "import"
graph "main"(
    %x : f32[4],
    %y : f32[4]) {
  %a = aten.add.Tensor(self=%x, other=%y) : f32[4]
  %m = aten.mul_.Tensor(self=%x, other=%y) : f32[4]
  %b = aten.add.Tensor(self=%x, other=%a) : f32[4]
  return %b, %m
}
# ----
# fxge 1
# model "input_write" stage "import"
# graph "main"(
#     %x : f32[4],
#     %y : f32[4]) {
#   %a = aten.add.Tensor(self=%x, other=%y) : f32[4]
#   %m = aten.mul.Tensor(self=%x, other=%y) : f32[4]
#   %b = aten.add.Tensor(self=%m, other=%a) : f32[4]
#   return %m mutates("x") as "x", %b, %m
# }
