fxge 1
model "det.singular.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 3]) {
  %det = aten.det.default(self=%x) : f32[2]
  return %det as "det"
}
