# Operators of a description that writes: through views, with new results before the new values, of
# an argument that is left out, and of a list whose tensors share memory.
# passes: scopes,functionalise
fxge 1
model "own" stage "import"
graph "main"(
    %x : f32[3, 4],
    %row : f32[4]) {
  %part = aten.slice.Tensor(self=%x, dim=0, start=1, end=3) : f32[2, 4]
  my.put.default(cache=%part, row=%row, at=0)
  %t = aten.t.default(self=%x) : f32[4, 3]{1, 4}
  %column = aten.select.int(self=%t, dim=1, index=2) : f32[4]
  %w = my.shift_.default(x=%column, by=%row) : f32[4]
  %sum = aten.add.Tensor(self=%w, other=%row) : f32[4]
  %mean = aten.clone.default(self=%row) : f32[4]
  %a = my.tracked.default(x=%x, mean=%mean) : f32[3, 4]
  %count = aten.select.int(self=%row, dim=0, index=3) : f32[]
  %b = my.tracked.default(x=%x, mean=%mean, count=%count, keep=0.5) : f32[3, 4]
  %first = aten.select.int(self=%x, dim=0, index=0) : f32[4]
  %last = aten.select.int(self=%x, dim=0, index=-1) : f32[4]
  %steps = my.decay.default(xs=[%first, %last], steps=%count, by=0.5) : f32[]
  return %sum, %a, %b, %steps, %mean
}
# ----
# fxge 1
# model "own" stage "import"
# graph "main"(
#     %x : f32[3, 4],
#     %row : f32[4]) {
#   %part = aten.slice.Tensor(self=%x, start=1, end=3) : f32[2, 4]
#   %put = my.put.functional(cache=%part, row=%row, at=0) : f32[2, 4]
#   %slice_scatter = aten.slice_scatter.default(self=%x, src=%put, start=1, end=3) : f32[3, 4]
#   %t = aten.permute.default(self=%slice_scatter, dims=[1, 0]) : f32[4, 3]{1, 4}
#   %column = aten.select.int(self=%t, dim=1, index=2) : f32[4]
#   %w = my.shift_.functional(x=%column, by=%row) : f32[4]
#   %sum = aten.add.Tensor(self=%w, other=%row) : f32[4]
#   %mean = aten.clone.default(self=%row) : f32[4]
#   %select_scatter = aten.select_scatter.default(self=%t, src=%w, dim=1, index=2) : f32[4, 3]{1, 4}
#   %permute = aten.permute.default(self=%select_scatter, dims=[1, 0]) : f32[3, 4]
#   %a, %a_1, %a_2 = my.tracked.functional(x=%permute, mean=%mean) : f32[3, 4], f32[4], none
#   %count = aten.select.int(self=%row, dim=0, index=3) : f32[]
#   %b, %b_1, %b_2 = my.tracked.functional(x=%permute, mean=%a_1, count=%count, keep=0.5) : f32[3, 4], f32[4], f32[]
#   %first = aten.select.int(self=%permute, dim=0, index=0) : f32[4]
#   %last = aten.select.int(self=%permute, dim=0, index=-1) : f32[4]
#   %steps, %steps_1, %steps_2, %steps_3 = my.decay.functional(xs=[%first, %last], steps=%b_2, by=0.5) : f32[], f32[4], f32[4], f32[]
#   %select_scatter_1 = aten.select_scatter.default(self=%permute, src=%steps_1, dim=0, index=0) : f32[3, 4]
#   %select = aten.select.int(self=%select_scatter_1, dim=0, index=-1) : f32[4]
#   %select_scatter_2 = aten.select_scatter.default(self=%select_scatter_1, src=%steps_2, dim=0, index=-1) : f32[3, 4]
#   %select_scatter_3 = aten.select_scatter.default(self=%row, src=%steps_3, dim=0, index=3) : f32[4]
#   return %select_scatter_2 mutates("x") as "x", %select_scatter_3 mutates("row") as "row", %sum, %a, %b, %steps, %b_1
# }
