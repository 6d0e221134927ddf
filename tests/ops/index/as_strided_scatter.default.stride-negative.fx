fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[2]) {
  %a = aten.as_strided_scatter.default(self=%x, src=%y, size=[2], stride=[-1]) : ?
  return %a
}
