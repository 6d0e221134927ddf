# A size that is below 0 whatever its symbol is; one that may be is not refused.
# passes: infer
fxge 1
model "negative" stage "import"
symbol s0 : int [2, 64]
graph "main"(
    %x : f32[s0, -s0],
    %y : f32[s0 - 3]) {
  %a = aten.roll.default(self=%x, shifts=[1], dims=[0]) : f32[s0, -s0]
  %b = aten.relu.default(self=%y) : f32[s0 - 3]
  return %a, %b
}
# ----
# error[FXGE-E0317]: input 0 is f32[s0, -s0]: a size is below 0
#   node    %x
#   note    while infer
#
