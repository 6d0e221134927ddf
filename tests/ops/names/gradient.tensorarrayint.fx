fxge 1
model "gradient.tensorarrayint.order1.f32" stage "import"
graph "main"(
    %x : f32[4, 5],
    %y : f32[5]) {
  %getitem = aten.gradient.tensorarrayint(self=%x, spacing=[%y], dim=1) : f32[4, 5] name("gradient")
  return %getitem as "getitem"
}
