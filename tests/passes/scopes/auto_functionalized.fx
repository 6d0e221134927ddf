# Both forms of auto_functionalized: the operator on copies, and on parts of them.
# passes: scopes
fxge 1
model "auto" stage "import"
symbol s0 : int [2, 64]
graph "main"(
    %x : f32[3, 4],
    %y : f32[s0, 4],
    %row : f32[4]) {
  %none, %put = higher_order.auto_functionalized(arg0="my.put.default", cache=%x, row=%row, at=2) : none, f32[3, 4]
  %a, %mean, %none_1 = higher_order.auto_functionalized(arg0="my.tracked.default", x=%put, mean=%row, count=None, keep=0.5) : f32[3, 4], f32[4], none
  %none_2, %cut = higher_order.auto_functionalized_v2(arg0="torch.ops.my.put.default", row=%row, at=0, _cache_base_index=0, _cache_slice_dim=0, _cache_slice_start=1, _cache_slice_end=3, _all_bases=[%put]) : none, f32[3, 4]
  %own, %back = higher_order.auto_functionalized_v2(arg0="my.shift_.default", by=%row, _x_base_index=0, _x_size=[4], _x_stride=[1], _x_storage_offset=4, _all_bases=[%y]) : f32[4], f32[s0, 4]
  %b, %mean_1 = higher_order.auto_functionalized_v2(arg0="my.tracked.default", x=%cut, keep=0.5, _mean_base_index=0, _mean_alias=true, _count_base_index=None, _all_bases=[%mean]) : f32[3, 4], f32[4]
  %steps, %base, %rest = higher_order.auto_functionalized_v2(arg0="my.decay.default", by=0.5, _xs_length=2, _xs_0_base_index=0, _xs_0_size=[4], _xs_0_stride=[1], _xs_0_storage_offset=0, _xs_1_base_index=1, _steps_base_index=0, _steps_size=[], _steps_stride=[], _steps_storage_offset=11, _all_bases=[%cut, %mean_1]) : f32[], f32[3, 4], f32[4]
  %made = higher_order.auto_functionalized_v2(arg0="my.negated.out", x=%row, _out_size=[4], _out_stride=[1], _out_dtype=f32, _out_device="cpu", _all_bases=[]) : f32[4]
  return %a, %own, %back, %b, %steps, %base, %rest, %made
}
# ----
# fxge 1
# model "auto" stage "import"
# symbol s0 : int [2, 64]
# graph "main"(
#     %x : f32[3, 4],
#     %y : f32[s0, 4],
#     %row : f32[4]) {
#   %clone = aten.clone.default(self=%x) : f32[3, 4]
#   my.put.default(cache=%clone, row=%row, at=2) name("none")
#   %put = aten.alias.default(self=%clone) : f32[3, 4]
#   %clone_1 = aten.clone.default(self=%row) : f32[4]
#   %a = my.tracked.default(x=%put, mean=%clone_1, keep=0.5) : f32[3, 4]
#   %mean = aten.alias.default(self=%clone_1) : f32[4]
#   %clone_2 = aten.clone.default(self=%put) : f32[3, 4]
#   %slice = aten.slice.Tensor(self=%clone_2, start=1, end=3)
#   my.put.default(cache=%slice, row=%row, at=0) name("none_2")
#   %cut = aten.alias.default(self=%clone_2) : f32[3, 4]
#   %clone_3 = aten.clone.default(self=%y) : f32[s0, 4]
#   %as_strided = aten.as_strided.default(self=%clone_3, size=[4], stride=[1], storage_offset=4)
#   %own = my.shift_.default(x=%as_strided, by=%row) : f32[4]
#   %back = aten.alias.default(self=%clone_3) : f32[s0, 4]
#   %clone_4 = aten.clone.default(self=%mean) : f32[4]
#   %b = my.tracked.default(x=%cut, mean=%clone_4, keep=0.5) : f32[3, 4]
#   %mean_1 = aten.alias.default(self=%clone_4) : f32[4]
#   %clone_5 = aten.clone.default(self=%cut) : f32[3, 4]
#   %clone_6 = aten.clone.default(self=%mean_1) : f32[4]
#   %as_strided_1 = aten.as_strided.default(self=%clone_5, size=[4], stride=[1], storage_offset=0)
#   %as_strided_2 = aten.as_strided.default(self=%clone_5, size=[], stride=[], storage_offset=11)
#   %steps = my.decay.default(xs=[%as_strided_1, %clone_6], steps=%as_strided_2, by=0.5) : f32[]
#   %base = aten.alias.default(self=%clone_5) : f32[3, 4]
#   %rest = aten.alias.default(self=%clone_6) : f32[4]
#   %empty = aten.empty.memory_format(size=[4], dtype=f32)
#   %made = my.negated.out(x=%row, out=%empty) : f32[4]
#   return %a, %own, %back, %b, %steps, %base, %rest, %made
# }
