# A part is counted in the memory of its base: of a transposed one in that order; where elements lie
# apart, it is not known.
fxge 1
model "order" stage "import"
graph "main"(
    %x : f32[3, 4]{1, 3},
    %y : f32[3, 4]{8, 2},
    %row : f32[3]) {
  %n0, %a = higher_order.auto_functionalized_v2(arg0="my.shift_.default", by=%row, _x_base_index=0, _x_size=[3], _x_stride=[1], _x_storage_offset=6, _all_bases=[%x]) : f32[3], f32[3, 4]{1, 3}
  %n1, %b = higher_order.auto_functionalized_v2(arg0="my.shift_.default", by=%row, _x_base_index=0, _x_size=[3], _x_stride=[2], _x_storage_offset=8, _all_bases=[%y]) : f32[3], f32[3, 4]{8, 2}
  return %a, %b
}
