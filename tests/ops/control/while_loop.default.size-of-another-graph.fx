fxge 1
model "case" stage "import"
symbol s0 : int [2, 64]
symbol u0 : int
symbol u1 : int
graph "main"(%x : f32[s0, 3], %w : f32[3], %unused : f32[8]) {
  %i, %r = higher_order.while_loop(operands=[0, %x, %w, %unused]) : size(u1), ? {
    graph "going"(%i : size(u5), %x : f32[s0, 3], %w : f32[3], %unused : f32[8]) {
      return sym(u0 < 5)
    }
    graph "step"(%i : size(u0), %x : f32[s0, 3], %w : f32[3], %unused : f32[8]) {
      %a = aten.mul.Tensor(self=%x, other=%w) : ?
      %b = aten.add.Scalar(self=%a, other=s0) : ?
      return u0 + 1, %b
    }
  }
  return %i, %r
}
