fxge 1
model "take.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[2, 3]) {
  %take = aten.take.default(self=%x, index=%y) : f32[2, 3]
  return %take as "take"
}
