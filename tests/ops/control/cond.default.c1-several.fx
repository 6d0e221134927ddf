fxge 1
model "case" stage "import"
graph "main"(%p : bool[2], %x : f32[3]) {
  %r = higher_order.cond(operands=[%p, %x]) : ? {
    graph "yes"(%x : f32[3]) {
      return %x
    }
    graph "no"(%x : f32[3]) {
      return %x
    }
  }
  return %r
}
