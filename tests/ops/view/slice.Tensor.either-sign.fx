fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[8, 3],
    %i : i64[],
    %j : i64[],
    %k : i64[]) {
  %n = aten._local_scalar_dense.default(self=%i) : size(u0)
  %m = aten._local_scalar_dense.default(self=%j) : size(u1)
  %o = aten._local_scalar_dense.default(self=%k) : size(u2)
  %a = aten.slice.Tensor(self=%x, start=u0) : ?
  %b = aten.slice.Tensor(self=%x, end=u0) : ?
  %c = aten.narrow.default(self=%x, dim=0, start=u1, length=2) : ?
  %e, %f = aten.tensor_split.indices(self=%x, indices=[u0]) : ?, ?
  %y = aten.zeros.default(size=[3]) : ?
  %g = aten.select_scatter.default(self=%x, src=%y, dim=0, index=u2) : ?
  %h = aten.select.int(self=%x, dim=0, index=u2) : ?
  %w = aten.slice.Tensor(self=%x, start=u0, step=2) : ?
  return %a, %b, %c, %e, %f, %g, %h, %w
}
