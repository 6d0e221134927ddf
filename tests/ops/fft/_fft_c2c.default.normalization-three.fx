fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[4]) {
  %r = aten._fft_c2c.default(self=%x, dim=[0], normalization=3, forward=true) : ?
  return %r
}
