fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[2, 30]) {
  %r0 = aten.stft.center(self=%x, n_fft=8, onesided=true) : ?
  return %r0
}
