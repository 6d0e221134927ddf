# A region that is compiled once and called twice: its bodies take the places of the calls.
# passes: scopes
fxge 1
model "invoke" stage "import"
graph "main"(
    %x : f32[2],
    %y : f32[2]) {
  %a = higher_order.invoke_subgraph(operands=["subgraph_0", %x, %y]) : f32[2] {
    graph "subgraph_0"(
        %p : f32[2],
        %q : f32[2]) {
      %mul = aten.mul.Tensor(self=%p, other=%q) : f32[2]
      return %mul
    }
  }
  %b = higher_order.invoke_subgraph(operands=["subgraph_0", %a, %y]) : f32[2] {
    graph "subgraph_0"(
        %p : f32[2],
        %q : f32[2]) {
      %mul = aten.mul.Tensor(self=%p, other=%q) : f32[2]
      return %mul
    }
  }
  return %b
}
# ----
# fxge 1
# model "invoke" stage "import"
# graph "main"(
#     %x : f32[2],
#     %y : f32[2]) {
#   %mul = aten.mul.Tensor(self=%x, other=%y) : f32[2]
#   %b = aten.mul.Tensor(self=%mul, other=%y) : f32[2] name("mul")
#   return %b
# }
