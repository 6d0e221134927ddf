# PyTorch returns more pieces for other sizes than were saved: a guard refuses them.
# passes: infer
fxge 1
model "split" stage "import"
symbol s0 : int [1, 2]
graph "main"(
    %x : f32[-s0 + 4]) {
  %a, %b = aten.split.Tensor(self=%x, split_size=1) : ?, ?
  return %a, %b
}
# ----
# fxge 1
# model "split" stage "import"
# symbol s0 : int [2, 2]
# guard inferred "2 <= s0" sym(2 <= s0)
# graph "main"(
#     %x : f32[-s0 + 4]) {
#   %a, %b = aten.split.Tensor(self=%x, split_size=1) : f32[1], f32[-s0 + 3]
#   return %a, %b
# }
