fxge 1
model "unfold_copy.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [3, 9223372036854775807]
guard "L['x'].size()[1] >= 3" sym(1)
guard "(1 + (((-3) + L['x'].size()[1]) // 2)) != 1" sym((s27 + 1)//2 != 2)
graph "main"(
    %x : f32[s77, s27]) {
  %unfold_copy = aten.unfold_copy.default(self=%x, dimension=1, size=3, step=2) : f32[s77, (s27 + 1)//2 - 1, 3]
  return %unfold_copy as "unfold_copy"
}
