# Every write that cannot be expressed is told, not only the first.
fxge 1
model "all_told" stage "import"
graph "main"(
    %x : f32[1, 3],
    %y : f32[3]) {
  %e = aten.expand.default(self=%x, size=[2, 3]) : f32[2, 3]{0, 1}
  %w = aten.relu_.default(self=%e) : f32[2, 3]{0, 1}
  %u = aten.unfold.default(self=%y, dimension=0, size=2, step=1) : f32[2, 2]
  %v = aten.neg_.default(self=%u) : f32[2, 2]
  return %w, %v
}
