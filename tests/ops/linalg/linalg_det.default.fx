fxge 1
model "linalg_det.free.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[2] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[2, s27, s27]) {
  %linalg_det = aten.linalg_det.default(A=%x) : f32[2]
  return %linalg_det as "linalg_det"
}
