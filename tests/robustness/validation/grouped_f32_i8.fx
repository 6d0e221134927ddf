fxge 1
model "m" stage "ge"
graph "main"(%x1 : f32[2, 4], %w1 : i8[4, 8], %s1 : f16[8]) {
  %y1 = ge.GroupedMatmul(x=[%x1], weight=[%w1], bias=[], scale=[], offset=[], antiquant_scale=[%s1], antiquant_offset=[], split_item=0, group_type=-1) : f32[2, 8]
  return %y1 as "y1"
}
