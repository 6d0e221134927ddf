fxge 1
model "view" stage "fused"
graph "main"(
    %x : f32[2, 3]) {
  %y = aten.view.default(self=%x, size=[3, 2]) : f32[3, 2]
  return %y state("cache") as "cache"
}
