fxge 1
model "case" stage "import"
symbol s0 : int [2, 64]
symbol s1 : int [2, 64]
graph "main"(%x : f32[s0, 3], %n : size(s1)) {
  %r, %k = higher_order.cond(operands=[sym(s0 < s1), %x]) : ?, ? {
    graph "yes"(%x : f32[s0, 3]) {
      %a = aten.full.default(size=[s1, 3], fill_value=1.5) : ?
      return %a, s1
    }
    graph "no"(%x : f32[s0, 3]) {
      %a = aten.mul.Scalar(self=%x, other=s0) : ?
      return %a, s0 + 1
    }
  }
  return %r, %k
}
