# An `out` that is of another dtype than the result.
# passes: scopes,functionalise
fxge 1
model "out" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %c = aten.empty.memory_format(size=[2], dtype=f64) : f64[2]
  %a = aten.sum.IntList_out(self=%x, dim=[1], out=%c) : f64[2]
  %d = aten.empty.memory_format(size=[1, 3]) : f32[1, 3]
  %b = aten.sum.IntList_out(self=%x, dim=[0], out=%d) : f32[1, 3]
  return %a, %b
}
# ----
# error[FXGE-E0320]: aten.sum.IntList_out: the result is f32, but 'out' is f64
#   node    %a
#   note    while functionalise
#   hint    pass as `out` a tensor of the result's size and dtype, or call the operator without `out`
#
# error[FXGE-E0320]: aten.sum.IntList_out: the result is f32[3], but it is written into f32[1, 3]
#   node    %b
#   note    while functionalise
#   hint    pass as `out` a tensor of the result's size and dtype, or call the operator without `out`
#
