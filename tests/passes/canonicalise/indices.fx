# Indexing by whole ranges along ascending dims is a view; an integer plus 0 goes.
# passes: canonicalise
fxge 1 model "m" stage "decomposed"
symbol s0 : int [0, 9]
graph main(%x : f32[s0, 3], %y : f32[3, 3], %z : f32[1, 3, s0], %o : f32[s0]) {
  %i = aten.arange.start_step(start=0, end=s0)
  %j = aten.arange.start_step(start=0, end=3)
  %k = aten.add.Scalar(self=%j, other=0)
  %column = aten.view.default(self=%i, size=[s0, 1, 1])
  %mask = aten.index.Tensor(self=%x, indices=[%column, %k])
  %rows = aten.index.Tensor(self=%x, indices=[%i])
  %one = aten.arange.start_step(start=0, end=1, step=1)
  %all = aten.index.Tensor(self=%z, indices=[%one])
  %diagonal = aten.index.Tensor(self=%y, indices=[%j, %j])
  %upright = aten.view.default(self=%j, size=[3, 1])
  %transposed = aten.index.Tensor(self=%y, indices=[%j, %upright])
  %part = aten.arange.start_step(start=0, end=2)
  %first = aten.index.Tensor(self=%y, indices=[%part])
  %shifted = aten.arange.start_step(start=1, end=4)
  %later = aten.index.Tensor(self=%y, indices=[%shifted])
  %back = aten.arange.start_step(start=2, end=-1, step=-1)
  %reversed = aten.index.Tensor(self=%y, indices=[%back])
  %p = aten.add.Scalar(self=%o, other=0)
  return %mask, %rows, %all, %diagonal, %transposed, %first, %later, %reversed, %p
}
# ----
# fxge 1
# model "m" stage "decomposed"
# symbol s0 : int [0, 9]
# graph "main"(
#     %x : f32[s0, 3],
#     %y : f32[3, 3],
#     %z : f32[1, 3, s0],
#     %o : f32[s0]) {
#   %i = aten.arange.start_step(start=0, end=s0) : i64[s0]
#   %j = aten.arange.start_step(start=0, end=3) : i64[3]
#   %column = aten.view.default(self=%i, size=[s0, 1, 1]) : i64[s0, 1, 1]
#   %mask = aten.view.default(self=%x, size=[s0, 1, 3]) : f32[s0, 1, 3]
#   %one = aten.arange.start_step(start=0, end=1) : i64[1]
#   %diagonal = aten.index.Tensor(self=%y, indices=[%j, %j]) : f32[3]
#   %upright = aten.view.default(self=%j, size=[3, 1]) : i64[3, 1]
#   %transposed = aten.index.Tensor(self=%y, indices=[%j, %upright]) : f32[3, 3]
#   %part = aten.arange.start_step(start=0, end=2) : i64[2]
#   %first = aten.index.Tensor(self=%y, indices=[%part]) : f32[2, 3]
#   %shifted = aten.arange.start_step(start=1, end=4) : i64[3]
#   %later = aten.index.Tensor(self=%y, indices=[%shifted]) : f32[3, 3]
#   %back = aten.arange.start_step(start=2, end=-1, step=-1) : i64[3]
#   %reversed = aten.index.Tensor(self=%y, indices=[%back]) : f32[3, 3]
#   %p = aten.add.Scalar(self=%o, other=0) : f32[s0]
#   return %mask, %x, %z, %diagonal, %transposed, %first, %later, %reversed, %p
# }
