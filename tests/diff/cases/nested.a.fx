fxge 1
model "m" stage "import"
graph "main"(
    %x : f32[4],
    %p : bool[]) {
  %r = higher_order.cond(operands=[%p, %x]) : f32[4] {
    graph "true_graph"(
        %x : f32[4]) {
      %a = aten.relu.default(self=%x) : f32[4]
      %b = aten.exp.default(self=%a) : f32[4]
      return %b
    }
    graph "false_graph"(
        %x : f32[4]) {
      %a = aten.neg.default(self=%x) : f32[4]
      return %a
    }
  }
  return %r as "r"
}
