fxge 1
model "case" stage "import"
graph "main"(%c : f32[3], %x : f32[7, 3], %y : f32[6, 3]) {
  %r, %s = higher_order.scan(operands=[%c, %x, %y]) : ?, ? {
    graph "body"(%c : f32[3], %x : f32[3], %y : f32[3]) {
      %a = aten.mul.Tensor(self=%c, other=%x) : ?
      %b = aten.add.Tensor(self=%a, other=%y) : ?
      return %a, %b
    }
  }
  %t, %u = higher_order.scan(operands=[%c, %c]) : ?, ? {
    graph "flat"(%c : f32[3], %x : f32[3]) {
      return %c, %x
    }
  }
  %v = higher_order.map_impl(operands=[%x]) : ? {
    graph "wide"(%x : f32[4]) {
      return %x
    }
  }
  return %r, %s, %t, %u, %v
}
