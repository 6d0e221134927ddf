fxge 1
model "case" stage "import"
graph "main"(%c : f32[3], %x : f32[7, 3]) {
  %r, %s = higher_order.scan(operands=[%c, %x]) : ?, ? {
    graph "body"(%c : f32[3], %x : f32[3]) {
      %a = aten.gt.Tensor(self=%c, other=%x) : ?
      return %a, %x
    }
  }
  %t, %u = higher_order.scan(operands=[%c, %x]) : ?, ? {
    graph "grows"(%c : f32[3], %x : f32[3]) {
      %a = aten.cat.default(tensors=[%c, %x]) : ?
      return %a, %x
    }
  }
  return %r, %s, %t, %u
}
