fxge 1
model "div.Scalar_mode.floor.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3, rounding_mode="floor") : f32[3, 4]
  return %div as "div"
}
