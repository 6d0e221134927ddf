fxge 1
model "_fft_c2c.n1.c64" stage "import"
graph "main"(
    %x : c64[2, 1]) {
  %_fft_c2c = aten._fft_c2c.default(self=%x, dim=[1], normalization=0, forward=true) : c64[2, 1]
  return %_fft_c2c as "_fft_c2c"
}
