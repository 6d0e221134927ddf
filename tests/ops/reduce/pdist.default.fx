fxge 1
model "pdist.p2.0.f32" stage "import"
graph "main"(
    %x : f32[4, 3]) {
  %pdist = aten.pdist.default(self=%x) : f32[6]
  return %pdist as "pdist"
}
