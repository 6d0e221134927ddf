# A body that writes into a captured value.
# passes: scopes,functionalise
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
# ----
# error[FXGE-E0504]: higher_order.cond: the body of higher_order.cond writes into a captured value (input 0)
#   node    %y
#   note    while functionalise
#   hint    return the new value from the body instead
#
