fxge 1
model "m" stage "ge"
tensor @s : i64[4] = {1, 64, 8, 8}
graph "main"(%x : f16[1, 64, 8, 8], %w : f16[64, 64, 1, 1], %b : f16[1]) {
  %s = ge.Const(value=@s) : i64[4]
  %y = ge.Conv2DTranspose(input_size=%s, x=%x, filter=%w, bias=%b, strides=[1, 1, 1, 1], pads=[0, 0, 0, 0], dilations=[1, 1, 1, 1], groups=1, data_format="NCHW") : ?
  return %y as "out"
}
