fxge 1
model "glu_backward.dim0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "(L['y'].size()[0] % 2) == 0" sym(s17 % 2 == 0)
guard "0 <= L['y'].size()[0] + (-1)*(L['y'].size()[0] // 2)" sym(s17//2 <= s17)
guard "(L['y'].size()[0] // 2) <= L['y'].size()[0] + (-1)*(L['y'].size()[0] // 2)" sym(2*(s17//2) <= s17)
guard "(L['y'].size()[0] // 2) != 1" sym(s17//2 != 1)
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "(L['y'].size()[0] // 2) == L['x'].size()[0]" sym(s77 == s17//2)
graph "main"(
    %x : f32[s77, s27],
    %y : f32[s17, s27]) {
  %glu_backward = aten.glu_backward.default(grad_output=%x, self=%y, dim=0) : f32[2*(s17//2), s27]
  return %glu_backward as "glu_backward"
}
