# A body with another number of inputs than the call has.
# passes: scopes
fxge 1
model "form" stage "import"
graph "main"(
    %x : f32[2]) {
  %out = higher_order.wrap_with_set_grad_enabled(operands=[false, %x, %x]) : f32[2] {
    graph "body"(
        %a : f32[2]) {
      %r = aten.relu.default(self=%a) : f32[2]
      return %r
    }
  }
  return %out
}
# ----
# error[FXGE-E0506]: higher_order.wrap_with_set_grad_enabled: 3 arguments for 1 inputs after 1 settings
#   node    %out
#   note    while scopes
#
