# An `out` that PyTorch resizes.
# passes: scopes,functionalise
fxge 1
model "out" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %c = aten.empty.memory_format(size=[0]) : f32[0]
  %a = aten.abs.out(self=%x, out=%c) : f32[2, 3]
  return %a
}
# ----
# error[FXGE-E0320]: aten.abs.out: the result is f32[2, 3], but it is written into f32[0]
#   node    %a
#   note    while functionalise
#   hint    pass as `out` a tensor of the result's size and dtype, or call the operator without `out`
#
