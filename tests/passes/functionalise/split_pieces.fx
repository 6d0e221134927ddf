# Pieces of split and unbind: written one by one, read as one.
fxge 1
model "split_pieces" stage "import"
graph "main"(
    %x : f32[5, 2],
    %y : f32[2, 2]) {
  %c = aten.add.Tensor(self=%x, other=%x) : f32[5, 2]
  %p0, %p1, %p2 = aten.split.Tensor(self=%c, split_size=2) : f32[2, 2], f32[2, 2], f32[1, 2]
  %a = aten.add_.Tensor(self=%p1, other=%y) : f32[2, 2]
  %r0, %r1 = aten.unbind.int(self=%p2, dim=1) : f32[1], f32[1]
  %b = aten.neg_.default(self=%r1) : f32[1]
  return %c, %p0, %r0
}
