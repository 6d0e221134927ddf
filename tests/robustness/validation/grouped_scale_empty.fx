fxge 1
model "m" stage "ge"
graph "main"(%x0 : f16[2, 4], %x1 : f16[2, 4], %w0 : i8[4, 0], %w1 : i8[4, 8], %s0 : f16[0], %s1 : f16[8]) {
  %y0, %y1 = ge.GroupedMatmul(x=[%x0, %x1], weight=[%w0, %w1], bias=[], scale=[], offset=[], antiquant_scale=[%s0, %s1], antiquant_offset=[], split_item=0, group_type=-1) : f16[2, 0], f16[2, 8]
  return %y0 as "y0", %y1 as "y1"
}
