fxge 1
model "case" stage "import"
symbol s0 : int [0, 64]
tensor @w : f32[4, 5] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0}
graph "main"(%w : f32[4, 5] = parameter(@w, "w"), %x : f32[s0, 2, 4], %y : i64[s0]) {
  %r, %s = higher_order.map_impl(operands=[%x, %y, %w]) : ?, ? {
    graph "body"(%x : f32[2, 4], %y : i64[], %w : f32[4, 5]) {
      %a = aten.matmul.default(self=%x, other=%w) : ?
      %b = aten.add.Scalar(self=%y, other=s0) : ?
      return %a, %b
    }
  }
  return %r, %s
}
