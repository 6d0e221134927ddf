# Calls that are damaged, of an operator that nobody describes, and of one that writes nothing.
# passes: scopes
fxge 1
model "auto" stage "import"
graph "main"(
    %x : f32[3, 4],
    %row : f32[4]) {
  %n0, %a = higher_order.auto_functionalized(arg0="other.put.default", cache=%x) : none, f32[3, 4]
  %n1, %b = higher_order.auto_functionalized(arg0="aten.add.Tensor", self=%x, other=%x) : none, f32[3, 4]
  %c = higher_order.auto_functionalized(cache=%x) : f32[3, 4]
  %d = higher_order.auto_functionalized(arg0="my.put.default", cache=%x, row=%row, at=2) : f32[3, 4]
  %n2, %e = higher_order.auto_functionalized(arg0="my.put.default", cache=%x, row=%row, at="two") : none, f32[3, 4]
  %n3, %f = higher_order.auto_functionalized(arg0="my.put.default", cache=1, row=%row, at=2) : none, f32[3, 4]
  %n4, %g = higher_order.auto_functionalized(arg0="my.put.default", row=%row, at=2) : none, f32[3, 4]
  %n5, %h = higher_order.auto_functionalized_v2(arg0="my.put.default", row=%row, at=2, _cache_base_index=1, _all_bases=[%x]) : none, f32[3, 4]
  %n6, %i = higher_order.auto_functionalized_v2(arg0="my.put.default", row=%row, at=2, _cache_base_index=0, _cache_size=[2, 4], _all_bases=[%x]) : none, f32[3, 4]
  %n7, %j = higher_order.auto_functionalized_v2(arg0="my.put.default", row=%row, at=2, _cache_base_index=0, _cache_slice_dim="no", _all_bases=[%x]) : none, f32[3, 4]
  %s, %k = higher_order.auto_functionalized_v2(arg0="my.decay.default", by=0.5, _xs_length=2, _xs_0_base_index=0, _steps_base_index=0, _all_bases=[%x]) : f32[], f32[3, 4]
  return %a, %b, %c, %d, %e, %f, %g, %h, %i, %j, %k, %s
}
# ----
# error[FXGE-E0401]: higher_order.auto_functionalized: no conversion to GE for the wrapped `other.put.default`
#   node    %n0
#   note    while scopes
#   hint    describe the operator in a YAML file and pass it with --ops; `ep.run_decompositions()` often removes operators of PyTorch's own
#
# error[FXGE-E0506]: higher_order.auto_functionalized: no argument is written by the schema of the wrapped aten.add.Tensor
#   node    %n1
#   note    while scopes
#
# error[FXGE-E0401]: higher_order.auto_functionalized: no conversion to GE for the wrapped ``
#   node    %c
#   note    while scopes
#   hint    describe the operator in a YAML file and pass it with --ops; `ep.run_decompositions()` often removes operators of PyTorch's own
#
# error[FXGE-E0310]: my.put.default: argument 'at' is of a kind that the operator does not accept
#   note    while scopes
#
# error[FXGE-E0506]: higher_order.auto_functionalized: a constant is written by a call of the wrapped my.put.default
#   node    %n3
#   note    while scopes
#
# error[FXGE-E0310]: my.put.default: argument 'cache' is missing
#   note    while scopes
#
# error[FXGE-E0506]: higher_order.auto_functionalized_v2: an index of a missing base is in a call of the wrapped my.put.default
#   node    %n5
#   note    while scopes
#
# error[FXGE-E0310]: aten.slice.Tensor: argument 'dim' is of a kind that the operator does not accept
#   note    while scopes
#
# error[FXGE-E0506]: higher_order.auto_functionalized_v2: an element of a list is missing in a call of the wrapped my.decay.default
#   node    %s
#   note    while scopes
#
