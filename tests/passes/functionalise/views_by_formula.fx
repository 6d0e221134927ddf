# Views that formulas make of others are written and read through these.
fxge 1
model "views_by_formula" stage "import"
graph "main"(
    %x : f32[4, 4],
    %y : f32[4]) {
  %c = aten.add.Tensor(self=%x, other=%x) : f32[4, 4]
  %d = aten.diagonal.default(self=%c, offset=1) : f32[3]{5}
  %w0 = aten.neg_.default(self=%d) : f32[3]{5}
  %m = aten.movedim.int(self=%c, source=0, destination=1) : f32[4, 4]{1, 4}
  %n = aten.narrow.default(self=%m, dim=0, start=-1, length=1) : f32[1, 4]{1, 4}
  %w1 = aten.add_.Tensor(self=%n, other=%y) : f32[1, 4]{1, 4}
  %p0, %p1 = aten.chunk.default(self=%c, chunks=2) : f32[2, 4], f32[2, 4]
  %u = aten.unflatten.int(self=%p1, dim=1, sizes=[2, 2]) : f32[2, 2, 2]
  %s = aten.swapaxes.default(self=%u, axis0=0, axis1=-1) : f32[2, 2, 2]{1, 2, 4}
  %w2 = aten.mul_.Tensor(self=%s, other=%s) : f32[2, 2, 2]{1, 2, 4}
  %t = aten.t_.default(self=%p0) : f32[4, 2]{1, 4}
  %w3 = aten.neg_.default(self=%t) : f32[4, 2]{1, 4}
  return %c, %d, %n
}
