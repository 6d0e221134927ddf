fxge 1
model "gather.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] <= L['x'].size()[0]" sym(s17 <= s77)
graph "main"(
    %x : f32[s77, s27],
    %y : i64[s17, 2]) {
  %gather = aten.gather.default(self=%x, dim=1, index=%y) : f32[s17, 2]
  return %gather as "gather"
}
