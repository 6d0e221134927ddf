# A diagonal of a matrix with a dynamic width is a view of its own, whose inverse is diagonal_scatter.
# passes: scopes,functionalise
fxge 1
model "diagonal_dynamic" stage "import"
symbol s0 : int [0, 64]
symbol s1 : int [0, 64]
graph "main"(
    %x : f32[s0, s1, 2],
    %y : f32[2]) {
  %c = aten.clone.default(self=%x) : f32[s0, s1, 2]
  %d = aten.diagonal.default(self=%c, offset=0) : f32[2, Min(s0, s1)]
  %p = aten.permute.default(self=%d, dims=[1, 0]) : f32[Min(s0, s1), 2]
  %w = aten.add_.Tensor(self=%p, other=%y) : f32[Min(s0, s1), 2]
  %e = aten.linalg_diagonal.default(A=%c, offset=-1, dim1=0, dim2=1) : f32[2, Max(0, Min(s1, s0 - 1))]
  return %c, %e
}
# ----
# fxge 1
# model "diagonal_dynamic" stage "import"
# symbol s0 : int [0, 64]
# symbol s1 : int [0, 64]
# graph "main"(
#     %x : f32[s0, s1, 2],
#     %y : f32[2]) {
#   %c = aten.clone.default(self=%x) : f32[s0, s1, 2]
#   %d = aten.diagonal.default(self=%c) : f32[2, min(s0, s1)]
#   %p = aten.permute.default(self=%d, dims=[1, 0]) : f32[min(s0, s1), 2]
#   %w = aten.add.Tensor(self=%p, other=%y) : f32[min(s0, s1), 2]
#   %permute = aten.permute.default(self=%w, dims=[1, 0]) : f32[2, min(s0, s1)]
#   %diagonal_scatter = aten.diagonal_scatter.default(self=%c, src=%permute) : f32[s0, s1, 2]
#   %e = aten.diagonal.default(self=%diagonal_scatter, offset=-1) : f32[2, max(min(s1, s0 - 1), 0)]
#   return %diagonal_scatter, %e
# }
