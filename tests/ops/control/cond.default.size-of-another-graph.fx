fxge 1
model "case" stage "import"
symbol s0 : int [2, 64]
symbol u0 : int
graph "main"(%c : bool[], %x : f32[s0, 3]) {
  %r, %n = higher_order.cond(operands=[%c, %x]) : f32[s0, 3], size(s0) {
    graph "t"(%x : f32[s0, 3]) {
      return %x, u0
    }
    graph "f"(%x : f32[s0, 3]) {
      return %x, s0
    }
  }
  return %r
}
