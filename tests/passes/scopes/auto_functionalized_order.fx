# A part is counted in the memory of its base: of a transposed one in that order; where elements lie
# apart, it is not known.
# passes: scopes
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
# ----
# fxge 1
# model "order" stage "import"
# graph "main"(
#     %x : f32[3, 4]{1, 3},
#     %y : f32[3, 4]{8, 2},
#     %row : f32[3]) {
#   %permute = aten.permute.default(self=%x, dims=[1, 0]) : f32[4, 3]
#   %clone = aten.clone.default(self=%permute) : f32[4, 3]
#   %permute_1 = aten.permute.default(self=%clone, dims=[1, 0]) : f32[3, 4]{1, 3}
#   %as_strided = aten.as_strided.default(self=%clone, size=[3], stride=[1], storage_offset=6)
#   %n0 = my.shift_.default(x=%as_strided, by=%row) : f32[3]
#   %a = aten.alias.default(self=%permute_1) : f32[3, 4]{1, 3}
#   %clone_1 = aten.clone.default(self=%y) : f32[3, 4]{8, 2}
#   %as_strided_1 = aten.as_strided.default(self=%clone_1, size=[3], stride=[2], storage_offset=8)
#   %n1 = my.shift_.default(x=%as_strided_1, by=%row) : f32[3]
#   %b = aten.alias.default(self=%clone_1) : f32[3, 4]{8, 2}
#   return %a, %b
# }
