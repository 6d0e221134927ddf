fxge 1
model "fft_fftn.plain.c64" stage "import"
graph "main"(
    %x : c64[3, 4]) {
  %fft_fftn = aten.fft_fftn.default(self=%x) : c64[3, 4]
  return %fft_fftn as "fft_fftn"
}
