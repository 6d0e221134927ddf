fxge 1
model "avg_pool2d.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s53 : int [0, 9223372036854775807]
guard "(L['x'].size()[2] // 2) != 1" sym(s53//2 != 1)
graph "main"(
    %x : f32[s77, 2, s53, 6]) {
  %avg_pool2d = aten.avg_pool2d.default(self=%x, kernel_size=[2, 2]) : f32[s77, 2, s53//2, 3]
  return %avg_pool2d as "avg_pool2d"
}
