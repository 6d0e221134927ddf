fxge 1
model "m" stage "import"
graph "main"(
    %x : f32[4],
    %p : bool[]) {
  %r = higher_order.cond(operands=[%p, %x]) : f32[4] {
    graph "true_graph"(
        %x : f32[4]) {
      %a = aten.relu.default(self=%x) : f32[4]
      %b = aten.mul.Scalar(self=%a, other=2.0) : f32[4]
      return %b
    }
    graph "false_graph"(
        %x : f32[4]) {
      %a = aten.neg.default(self=%x) : f32[4]
      %c = aten.abs.default(self=%a) : f32[4]
      return %c
    }
  }
  return %r as "r"
}
