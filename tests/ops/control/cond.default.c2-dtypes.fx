fxge 1
model "case" stage "import"
graph "main"(%p : bool[], %x : f32[3]) {
  %r = higher_order.cond(operands=[%p, %x]) : ? {
    graph "yes"(%x : f32[3]) {
      return %x
    }
    graph "no"(%x : f32[3]) {
      %a = aten._to_copy.default(self=%x, dtype=f16) : ?
      return %a
    }
  }
  return %r
}
