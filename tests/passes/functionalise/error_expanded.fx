# Writing to memory that stands for several elements has no meaning as values.
fxge 1
model "expanded" stage "import"
graph "main"(
    %x : f32[1, 3]) {
  %e = aten.expand.default(self=%x, size=[2, 3]) : f32[2, 3]{0, 1}
  %w = aten.relu_.default(self=%e) : f32[2, 3]{0, 1}
  return %w
}
