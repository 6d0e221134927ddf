# Data movement over a constant, in a chain.
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
