fxge 1
model "m" stage "ge"
tensor @b1 : f16[8] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @b0 : f16[0] = {}
tensor @w : f16[4, 8] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
graph "main"(%x0 : f16[2, 4], %x1 : f16[2, 4], %w0 : f16[4, 0]) {
  %s0 = ge.Const(value=@b0) : f16[0]
  %s1 = ge.Const(value=@b1) : f16[8]
  %w1 = ge.Const(value=@w) : f16[4, 8]
  %y0, %y1 = ge.GroupedMatmul(x=[%x0, %x1], weight=[%w0, %w1], bias=[%s0, %s1], scale=[], offset=[], antiquant_scale=[], antiquant_offset=[], split_item=0, group_type=-1) : f16[2, 0], f16[2, 8]
  return %y0 as "y0", %y1 as "y1"
}
