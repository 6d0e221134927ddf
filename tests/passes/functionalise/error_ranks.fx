# Shapes that do not fit the operators, as only a damaged file has them.
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
