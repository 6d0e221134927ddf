fxge 1
model "diff.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [3, 9223372036854775807]
guard "((-1) + L['x'].size()[1]) != 1" sym(s27 != 2)
graph "main"(
    %x : f32[s77, s27]) {
  %diff = aten.diff.default(self=%x) : f32[s77, s27 - 1]
  return %diff as "diff"
}
