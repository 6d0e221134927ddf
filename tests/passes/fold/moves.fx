# Data movement over a constant, in a chain.
# passes: fold
fxge 1
model "moves" stage "functional"
tensor @t : i64[2, 3] = {1, 2, 3, 4, 5, 6}
graph "main"() {
  %c = ge.Const(value=@t) : i64[2, 3]
  %p = aten.permute.default(self=%c, dims=[1, 0]) : i64[3, 2]
  %v = aten.view.default(self=%p, size=[6]) : i64[6]
  %s = aten.slice.Tensor(self=%v, dim=0, start=1, end=6, step=2) : i64[3]
  %x = aten.select.int(self=%p, dim=1, index=-1) : i64[3]
  %e = aten.expand.default(self=%s, size=[2, 3]) : i64[2, 3]
  %k = aten.cat.default(tensors=[%s, %x]) : i64[6]
  return %e, %k
}
# ----
# fxge 1
# model "moves" stage "functional"
# tensor @t : i64[2, 3] = {1, 2, 3, 4, 5, 6}
# tensor @folded : i64[3, 2] = {1, 4, 2, 5, 3, 6}
# tensor @folded_2 : i64[6] = {1, 4, 2, 5, 3, 6}
# tensor @folded_3 : i64[3] = {4, 5, 6}
# tensor @folded_4 : i64[3] = {4, 5, 6}
# tensor @folded_5 : i64[2, 3] = {4, 5, 6, 4, 5, 6}
# tensor @folded_6 : i64[6] = {4, 5, 6, 4, 5, 6}
# graph "main"() {
#   %c = ge.Const(value=@t) : i64[2, 3]
#   %p = ge.Const(value=@folded) : i64[3, 2]
#   %v = ge.Const(value=@folded_2) : i64[6]
#   %s = ge.Const(value=@folded_3) : i64[3]
#   %x = ge.Const(value=@folded_4) : i64[3]
#   %e = ge.Const(value=@folded_5) : i64[2, 3]
#   %k = ge.Const(value=@folded_6) : i64[6]
#   return %e, %k
# }
