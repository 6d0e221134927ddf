# Views of a user's file: of views, of views of the file, of what may be a view, a list of them, one that may be its argument.
fxge 1
model "views_of_user" stage "import"
graph "main"(
    %x : f32[4, 6],
    %y : f32[4]) {
  %c = aten.add.Tensor(self=%x, other=%x) : f32[4, 6]
  %a, %b = my.halves.default(x=%c, dim=1) : f32[4, 3]{6, 1}, f32[4, 3]{6, 1}
  %w0 = aten.neg_.default(self=%b) : f32[4, 3]{6, 1}
  %l = my.last_column.default(x=%a) : f32[4]{6}
  %w1 = aten.add_.Tensor(self=%l, other=%y) : f32[4]{6}
  %s = my.first.default(x=%c, n=4) : f32[4, 6]
  %w2 = aten.relu_.default(self=%s) : f32[4, 6]
  %f = my.first.default(x=%c, n=1) : f32[1, 6]
  %w3 = aten.neg_.default(self=%f) : f32[1, 6]
  %g = my.flat.default(x=%c) : f32[24]
  %w4 = aten.add_.Scalar(self=%g, other=1) : f32[24]
  return %c, %b, %s
}
