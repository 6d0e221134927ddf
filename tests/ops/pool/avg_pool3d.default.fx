fxge 1
model "avg_pool3d.plain_False_True_None.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s92 : int [0, 9223372036854775807]
guard "(L['x'].size()[4] // 2) != 1" sym(s92//2 != 1)
graph "main"(
    %x : f32[2, s27, 5, 6, s92]) {
  %avg_pool3d = aten.avg_pool3d.default(self=%x, kernel_size=[2, 3, 2], padding=[0]) : f32[2, s27, 2, 2, s92//2]
  return %avg_pool3d as "avg_pool3d"
}
