fxge 1
model "isfinite.special.f32" stage "import"
graph "main"(
    %x : f32[5]) {
  %isfinite = aten.isfinite.default(self=%x) : bool[5]
  return %isfinite as "isfinite"
}
