fxge 1
model "isnan.special.f32" stage "import"
graph "main"(
    %x : f32[10]) {
  %isnan = aten.isnan.default(self=%x) : bool[10]
  return %isnan as "isnan"
}
