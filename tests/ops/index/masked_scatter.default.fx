fxge 1
model "masked_scatter.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : bool[3, 4],
    %z : f32[12]) {
  %masked_scatter = aten.masked_scatter.default(self=%x, mask=%y, source=%z) : f32[3, 4]
  return %masked_scatter as "masked_scatter"
}
