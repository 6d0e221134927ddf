fxge 1
model "m" stage "import"
graph "main"(
    %x : f32[3, 9223372036854775807],
    %row : f32[9223372036854775807]) {
  %a = aten.select.int(self=%row, dim=0, index=9223372036854775807) : f32[]
  %b = aten.select.int(self=%row, dim=0, index=3) : f32[]
  return %a, %b
}
