fxge 1
model "gradient.scalararray.order1.f32" stage "import"
graph "main"(
    %x : f32[4, 5]) {
  %getitem = aten.gradient.scalararray(self=%x, spacing=0.5, dim=[1]) : f32[4, 5] name("gradient")
  return %getitem as "getitem"
}
