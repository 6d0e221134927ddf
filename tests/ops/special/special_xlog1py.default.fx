fxge 1
model "special_xlog1py.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_xlog1py = aten.special_xlog1py.default(self=%x, other=%y) : f32[s77, s17]
  return %special_xlog1py as "special_xlog1py"
}
