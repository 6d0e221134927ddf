fxge 1
model "slice_copy.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [3, 9223372036854775807]
guard "L['x'].size()[1] >= 3" sym(1)
graph "main"(
    %x : f32[s77, s27]) {
  %slice_copy = aten.slice_copy.Tensor(self=%x, dim=1, start=1, end=3) : f32[s77, 2]
  return %slice_copy as "slice_copy"
}
