fxge 1
model "take_along_dim.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2]) {
  %take_along_dim = aten.take_along_dim.default(self=%x, indices=%y, dim=1) : f32[3, 2]
  return %take_along_dim as "take_along_dim"
}
