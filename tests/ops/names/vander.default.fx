fxge 1
model "vander.nNone.f32" stage "import"
graph "main"(
    %x : f32[4]) {
  %vander = aten.vander.default(x=%x) : f32[4, 4]
  return %vander as "vander"
}
