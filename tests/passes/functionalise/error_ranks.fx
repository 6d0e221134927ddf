# Shapes that do not fit the operators, as only a damaged file has them.
# passes: scopes,functionalise
fxge 1
model "ranks" stage "import"
graph "main"(
    %x : f32[4, 2],
    %y : f32[4]) {
  %c = aten.add.Tensor(self=%x, other=%x) : f32[4, 2]
  %v = aten.select.int(self=%c, dim=1, index=0) : f32[4, 2, 3]
  %w = aten.neg_.default(self=%v) : f32[4, 2, 3]
  %p = aten.permute.default(self=%c, dims=[0, 0]) : f32[4, 2]
  %q = aten.neg_.default(self=%p) : f32[4, 2]
  %a, %b = aten.split.Tensor(self=%c, split_size=2) : f32[], ?
  %r = aten.neg_.default(self=%b) : f32[2]
  return %c
}
# ----
# error[FXGE-E0502]: aten.neg_.default: writes through a result of aten.select.int, from which the memory behind it cannot be rebuilt
#   node    %w
#   note    while functionalise
#   hint    write into a copy (`clone`) instead
#
# error[FXGE-E0310]: aten.permute.default: the dims are not a permutation (2 nodes)
#   node    %p
#   note    while functionalise
#
# error[FXGE-E0306]: aten.neg_.default: the meta of the tensor that aten.neg_.default writes into is unknown ('self')
#   node    %r
#   note    while functionalise
#   hint    describe the operator's results with `shape` and `dtype` in a YAML file and pass it with --ops
#
# error[FXGE-E0310]: aten.permute.default: the dims are not a permutation
#   node    %p
#   note    while functionalise
#
