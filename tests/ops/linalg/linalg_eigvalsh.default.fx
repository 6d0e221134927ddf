fxge 1
model "linalg_eigvalsh.free.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[2] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[2, s27, s27]) {
  %linalg_eigvalsh = aten.linalg_eigvalsh.default(self=%x) : f32[2, s27]
  return %linalg_eigvalsh as "linalg_eigvalsh"
}
