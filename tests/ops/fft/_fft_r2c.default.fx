fxge 1
model "_fft_r2c.n1.f32" stage "import"
graph "main"(
    %x : f32[2, 1]) {
  %_fft_r2c = aten._fft_r2c.default(self=%x, dim=[1], normalization=0, onesided=true) : c64[2, 1]
  return %_fft_r2c as "_fft_r2c"
}
