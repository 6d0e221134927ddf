fxge 1
model "linalg_vander.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [3, 9223372036854775807]
guard "((-1) + L['x'].size()[1]) != 1" sym(s27 != 2)
guard "((-1) + L['x'].size()[1])*((-1) + L['x'].size()[1]) >= 2" sym(2*s27 + 1 <= s27*s27)
graph "main"(
    %x : c64[s77, s27]) {
  %linalg_vander = aten.linalg_vander.default(x=%x) : c64[s77, s27, s27]
  return %linalg_vander as "linalg_vander"
}
