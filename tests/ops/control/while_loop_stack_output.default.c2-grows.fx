fxge 1
model "case" stage "import"
symbol s0 : int [2, 64]
graph "main"(%x : f32[s0]) {
  %r = higher_order.while_loop_stack_output(operands=[%x]) : ? {
    graph "going"(%x : f32[s0]) {
      %m = aten.sum.default(self=%x) : ?
      %c = aten.gt.Scalar(self=%m, other=0) : ?
      return %c
    }
    graph "step"(%x : f32[s0]) {
      %a = aten.cat.default(tensors=[%x, %x]) : ?
      return %a
    }
  }
  return %r
}
