fxge 1
model "case" stage "import"
symbol s0 : int [2, 64]
tensor @w : f32[3] = {1.0, 2.0, 3.0}
graph "main"(%w : f32[3] = parameter(@w, "w"), %p : f32[1], %x : f32[s0, 3]) {
  %r, %none = higher_order.cond(operands=[%p, %x, %w]) : ?, none {
    graph "yes"(%x : f32[s0, 3], %w : f32[3]) {
      %m = aten.sum.default(self=%x) : ?
      %q = aten.gt.Scalar(self=%m, other=0) : ?
      %a = higher_order.cond(operands=[%q, %x, %w]) : ? {
        graph "inner_yes"(%x : f32[s0, 3], %w : f32[3]) {
          %a = aten.mul.Tensor(self=%x, other=%w) : ?
          return %a
        }
        graph "inner_no"(%x : f32[s0, 3], %w : f32[3]) {
          %a = aten.mul.Scalar(self=%x, other=s0) : ?
          return %a
        }
      }
      return %a, None
    }
    graph "no"(%x : f32[s0, 3], %w : f32[3]) {
      return %x, None
    }
  }
  return %r
}
