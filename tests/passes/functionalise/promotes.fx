# In-place results keep the dtype of what is written.
fxge 1
model "promotes" stage "import"
graph "main"(
    %x : f16[3],
    %y : f32[3]) {
  %w = aten.add_.Tensor(self=%x, other=%y) : f16[3]
  return %w
}
