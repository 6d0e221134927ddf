# Operators of a description that writes: through views, with new results before the new values, of
# an argument that is left out, and of a list whose tensors share memory.
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
