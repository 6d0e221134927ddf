fxge 1
model "argmin.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}
