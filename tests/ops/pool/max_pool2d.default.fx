fxge 1
model "max_pool2d.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s53 : int [0, 9223372036854775807]
guard "(L['x'].size()[2] // 2) != 1" sym(s53//2 != 1)
graph "main"(
    %x : f32[s77, 2, s53, 6]) {
  %max_pool2d = aten.max_pool2d.default(self=%x, kernel_size=[2, 2]) : f32[s77, 2, s53//2, 3]
  return %max_pool2d as "max_pool2d"
}
