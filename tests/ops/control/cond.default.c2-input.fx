fxge 1
model "case" stage "import"
graph "main"(%p : bool[], %x : f32[3], %y : i64[]) {
  %r = higher_order.cond(operands=[%p, %x]) : ? {
    graph "yes"(%x : f32[4]) {
      return %x
    }
    graph "no"(%x : f32[3]) {
      return %x
    }
  }
  %s = higher_order.cond(operands=[%p, %x, %y]) : ? {
    graph "yes"(%x : f32[3]) {
      return %x
    }
    graph "no"(%x : f32[3]) {
      return %x
    }
  }
  %t = higher_order.cond(operands=[%p, 3]) : ? {
    graph "yes"(%x : f32[3]) {
      return %x
    }
    graph "no"(%x : f32[3]) {
      return %x
    }
  }
  %u = higher_order.cond(operands=[%p, %x]) : ? {
    graph "yes"(%x : f32[3]) {
      return %x
    }
  }
  return %r, %s, %t, %u
}
