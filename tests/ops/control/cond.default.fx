fxge 1
model "case" stage "import"
graph "main"(%p : bool[], %x : f32[2, 3], %y : f32[3]) {
  %r, %s = higher_order.cond(operands=[%p, %x, %y]) : ?, ? {
    graph "yes"(%x : f32[2, 3], %y : f32[3]) {
      %a = aten.add.Tensor(self=%x, other=%y) : ?
      return %a, %y
    }
    graph "no"(%x : f32[2, 3], %y : f32[3]) {
      %a = aten.sin.default(self=%x) : ?
      %b = aten.neg.default(self=%y) : ?
      return %a, %b
    }
  }
  return %r, %s
}
