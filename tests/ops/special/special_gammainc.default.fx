fxge 1
model "special_gammainc.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_gammainc = aten.special_gammainc.default(self=%x, other=%y) : f32[s77, s17]
  return %special_gammainc as "special_gammainc"
}
