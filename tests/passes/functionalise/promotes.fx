# In-place results keep the dtype of what is written.
# passes: scopes,functionalise
fxge 1
model "promotes" stage "import"
graph "main"(
    %x : f16[3],
    %y : f32[3]) {
  %w = aten.add_.Tensor(self=%x, other=%y) : f16[3]
  return %w
}
# ----
# fxge 1
# model "promotes" stage "import"
# graph "main"(
#     %x : f16[3],
#     %y : f32[3]) {
#   %w = aten.add.Tensor(self=%x, other=%y) : f32[3]
#   %_to_copy = aten._to_copy.default(self=%w, dtype=f16) : f16[3]
#   return %_to_copy mutates("x") as "x", %_to_copy
# }
