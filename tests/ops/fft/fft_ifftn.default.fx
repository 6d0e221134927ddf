fxge 1
model "fft_ifftn.plain.c64" stage "import"
graph "main"(
    %x : c64[3, 4]) {
  %fft_ifftn = aten.fft_ifftn.default(self=%x) : c64[3, 4]
  return %fft_ifftn as "fft_ifftn"
}
