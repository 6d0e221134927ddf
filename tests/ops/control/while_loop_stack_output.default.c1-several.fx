fxge 1
model "case" stage "import"
graph "main"(%x : f32[3]) {
  %r = higher_order.while_loop_stack_output(operands=[%x]) : ? {
    graph "going"(%x : f32[3]) {
      %c = aten.gt.Scalar(self=%x, other=0) : ?
      return %c
    }
    graph "step"(%x : f32[3]) {
      %a = aten.sub.Scalar(self=%x, other=1) : ?
      return %a
    }
  }
  return %r
}
