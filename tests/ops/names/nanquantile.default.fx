fxge 1
model "nanquantile.linear.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 16777216]
guard "L['x'].size()[1] <= 16777216" sym(1)
graph "main"(
    %x : f32[s77, s27],
    %y : f32[3]) {
  %nanquantile = aten.nanquantile.default(self=%x, q=%y, dim=1) : f32[3, s77]{1, 3}
  return %nanquantile as "nanquantile"
}
