# Forms that write into `out`: what is read gives the new value, which stands for what was given from there on.
# passes: scopes,functionalise
fxge 1
model "out" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[3]) {
  %c = aten.empty.memory_format(size=[2, 3]) : f32[2, 3]
  %a = aten.add.out(self=%x, other=%y, alpha=2, out=%c) : f32[2, 3]
  %m = aten.empty.memory_format(size=[2, 2, 3]) : f32[2, 2, 3]
  %r = aten.select.int(self=%m, dim=0, index=1) : f32[2, 3]
  %b = aten.mul.out(self=%c, other=%y, out=%r) : f32[2, 3]
  %v = aten.empty.memory_format(size=[2]) : f32[2]
  %i = aten.empty.memory_format(size=[2], dtype=i64) : i64[2]
  %v1, %i1 = aten.max.dim_max(self=%x, dim=1, max=%v, max_values=%i) : f32[2], i64[2]
  %g = aten.empty.memory_format(size=[2, 3]) : f32[2, 3]
  %g1 = aten.gt.Scalar_out(self=%x, other=0, out=%g) : f32[2, 3]
  return %m, %v, %i1, %g
}
# ----
# fxge 1
# model "out" stage "import"
# graph "main"(
#     %x : f32[2, 3],
#     %y : f32[3]) {
#   %c = aten.empty.memory_format(size=[2, 3]) : f32[2, 3]
#   %a = aten.add.Tensor(self=%x, other=%y, alpha=2) : f32[2, 3]
#   %m = aten.empty.memory_format(size=[2, 2, 3]) : f32[2, 2, 3]
#   %r = aten.select.int(self=%m, dim=0, index=1) : f32[2, 3]
#   %b = aten.mul.Tensor(self=%a, other=%y) : f32[2, 3]
#   %v = aten.empty.memory_format(size=[2]) : f32[2]
#   %i = aten.empty.memory_format(size=[2], dtype=i64) : i64[2]
#   %v1, %i1 = aten.max.dim(self=%x, dim=1) : f32[2], i64[2]
#   %g = aten.empty.memory_format(size=[2, 3]) : f32[2, 3]
#   %g1 = aten.gt.Scalar(self=%x, other=0) : bool[2, 3]
#   %_to_copy = aten._to_copy.default(self=%g1, dtype=f32) : f32[2, 3]
#   %select_scatter = aten.select_scatter.default(self=%m, src=%b, dim=0, index=1) : f32[2, 2, 3]
#   return %select_scatter, %v1, %i1, %_to_copy
# }
