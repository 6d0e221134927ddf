fxge 1
model "_fft_c2r.n1.c64" stage "import"
graph "main"(
    %x : c64[2, 1]) {
  %_fft_c2r = aten._fft_c2r.default(self=%x, dim=[1], normalization=2, last_dim_size=1) : f32[2, 1]
  return %_fft_c2r as "_fft_c2r"
}
