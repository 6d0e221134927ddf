# Provably different sizes, and another rank: both are told.
# passes: infer
fxge 1
model "sizes" stage "import"
symbol s0 : int [2, 64]
graph "main"(
    %x : f32[s0, 4],
    %y : f32[s0, 4]) {
  %a = aten.add.Tensor(self=%x, other=%y) : f32[s0 + 1, 4]
  %b = aten.add.Tensor(self=%x, other=%y) : f32[s0]
  return %a, %b
}
# ----
# error[FXGE-E0304]: aten.add.Tensor: result 0 of aten.add.Tensor is inferred as f32[s0, 4], and the file says f32[s0 + 1, 4]
#   node    %a
#   note    while infer
#
# error[FXGE-E0303]: aten.add.Tensor: result 0 of aten.add.Tensor is inferred as f32[s0, 4], and the file says f32[s0]
#   node    %b
#   note    while infer
#
