# An `out` that PyTorch resizes.
fxge 1
model "out" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %c = aten.empty.memory_format(size=[0]) : f32[0]
  %a = aten.abs.out(self=%x, out=%c) : f32[2, 3]
  return %a
}
