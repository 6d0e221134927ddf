fxge 1
model "case" stage "import"
symbol s0 : int [2, 64]
symbol u0 : int
graph "main"(%n : i64[], %x : f32[s0, 3], %w : f32[3]) {
  %i, %r = higher_order.while_loop_stack_output(operands=[%n, %x, %w]) : ?, f32[u0, s0, 3] {
    graph "going"(%i : i64[], %x : f32[s0, 3], %w : f32[3]) {
      %c = aten.lt.Scalar(self=%i, other=5) : ?
      return %c
    }
    graph "step"(%i : i64[], %x : f32[s0, 3], %w : f32[3]) {
      %a = aten.add.Scalar(self=%i, other=1) : ?
      %b = aten.mul.Tensor(self=%x, other=%w) : ?
      return %a, %b
    }
  }
  %last = aten.select.int(self=%r, dim=0, index=-1) : ?
  return %r, %last
}
