fxge 1
model "slice.Tensor.plain.dynamic" stage "import"
symbol s77 : int [3, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[0] >= 3" sym(1)
graph "main"(
    %x : f32[s77, s27]) {
  %slice_1 = aten.slice.Tensor(self=%x, start=1, end=3) : f32[2, s27]
  return %slice_1 as "slice_1"
}
