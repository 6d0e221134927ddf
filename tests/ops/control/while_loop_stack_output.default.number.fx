fxge 1
model "case" stage "import"
symbol u0 : int
graph "main"(%x : f32[3]) {
  %i, %r = higher_order.while_loop_stack_output(operands=[0, %x]) : ?, ? {
    graph "going"(%i : size(u0), %x : f32[3]) {
      return sym(u0 < 5)
    }
    graph "step"(%i : size(u0), %x : f32[3]) {
      %b = aten.add.Scalar(self=%x, other=1) : ?
      return u0 + 1, %b
    }
  }
  return %r
}
