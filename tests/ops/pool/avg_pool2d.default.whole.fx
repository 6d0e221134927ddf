fxge 1
symbol s0 : int [4, 64]
graph "main"(%x : i64[2, 3, s0, 6]) {
  %r = aten.avg_pool2d.default(self=%x, kernel_size=[3, 2], stride=[2], padding=[1, 0], ceil_mode=true, count_include_pad=false) : ?
  return %r as "r"
}
