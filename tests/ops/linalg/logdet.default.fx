fxge 1
model "logdet.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 3]) {
  %logdet = aten.logdet.default(self=%x) : f32[2]
  return %logdet as "logdet"
}
