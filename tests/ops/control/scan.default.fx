fxge 1
model "case" stage "import"
graph "main"(%c : f32[3], %x : f32[7, 3], %w : f32[3]) {
  %r, %s, %t = higher_order.scan(operands=[%c, %x, %w]) : ?, ?, none {
    graph "body"(%c : f32[3], %x : f32[3], %w : f32[3]) {
      %a = aten.mul.Tensor(self=%c, other=%w) : ?
      %b = aten.add.Tensor(self=%a, other=%x) : ?
      %d = aten.sum.default(self=%b) : ?
      return %b, %d, None
    }
  }
  return %r, %s
}
