fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4]) {
  %r = aten._fft_r2c.default(self=%x, dim=[0], normalization=3, onesided=true) : ?
  return %r
}
