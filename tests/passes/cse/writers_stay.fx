# Operators that write are not merged.
fxge 1
model "writers" stage "import"
graph "main"(
    %x : f32[2],
    %y : f32[2]) {
  %a = aten.add_.Tensor(self=%x, other=%y) : f32[2]
  %b = aten.add_.Tensor(self=%x, other=%y) : f32[2]
  return %a, %b
}
