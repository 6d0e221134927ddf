fxge 1
model "case" stage "import"
tensor @c : i64[] = {0}
graph "main"(
    %x : f32[2],
    %c : i64[] = state(@c, "c")) {
  %v = aten.view.default(self=%x, size=[2, 1]) : f32[2, 1]
  %a = aten.add.Scalar(self=%c, other=1) : i64[]
  return %a state("c"), %a state("c"), %v
}
