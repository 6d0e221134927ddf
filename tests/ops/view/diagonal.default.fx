fxge 1
model "diagonal.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %diagonal = aten.diagonal.default(self=%x) : f32[3]{4}
  return %diagonal as "diagonal"
}
