# In-place operators return what they write into.
fxge 1
model "in_place" stage "import"
graph "main"(
    %x : f16[4],
    %y : f32[4]) {
  %a = aten.add_.Tensor(self=%x, other=%y)
  %b = aten.relu_.default(self=%a)
  return %b
}
