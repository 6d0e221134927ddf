fxge 1
model "case" stage "import"
graph "main"(%x : f32[7, 3], %y : f32[7, 3]) {
  %r, %s = higher_order.associative_scan(operands=[%x, %y]) : ?, ? {
    graph "pair"(%a : f32[3], %b : f32[3], %c : f32[3], %d : f32[3]) {
      %p = aten.mul.Tensor(self=%a, other=%c) : ?
      %q = aten.mul.Tensor(self=%b, other=%c) : ?
      %s = aten.add.Tensor(self=%q, other=%d) : ?
      return %p, %s
    }
  }
  return %r, %s
}
