fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 0]) {
  %r = aten._fft_r2c.default(self=%x, dim=[1], normalization=0, onesided=true) : ?
  return %r
}
