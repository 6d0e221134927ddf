fxge 1
symbol s0 : int [1, 64]
graph "main"(%x : i64[s0, 4, 6, 7], %w : i64[6, 2, 3, 2], %b : i64[6]) {
  %r = aten.conv2d.default(input=%x, weight=%w, bias=%b, stride=[2, 1], padding=[1, 0], dilation=[1, 2], groups=2) : ?
  return %r as "r"
}
