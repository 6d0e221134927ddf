fxge 1
model "argsort.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %argsort = aten.argsort.default(self=%x) : i64[s77, s27]
  return %argsort as "argsort"
}
