# A body that writes into a captured value.
fxge 1
model "region" stage "import"
graph "main"(
    %p : bool[],
    %x : f32[3]) {
  %y = higher_order.cond(operands=[%p, %x]) : f32[3] {
    graph "yes"(
        %a : f32[3]) {
      %w = aten.neg_.default(self=%a) : f32[3]
      return %w
    }
    graph "no"(
        %a : f32[3]) {
      %c = aten.relu.default(self=%a) : f32[3]
      return %c
    }
  }
  return %y
}
