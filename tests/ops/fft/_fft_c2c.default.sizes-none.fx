fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[2, 0]) {
  %r = aten._fft_c2c.default(self=%x, dim=[1], normalization=0, forward=true) : ?
  return %r
}
