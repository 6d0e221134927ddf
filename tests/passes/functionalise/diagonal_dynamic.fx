# A diagonal of a matrix with a dynamic width is a view of its own, whose inverse is diagonal_scatter.
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
