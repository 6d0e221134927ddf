fxge 1
model "stft.normFalse.f32" stage "import"
graph "main"(
    %x : f32[2, 30],
    %y : f32[6]) {
  %stft = aten.stft.default(self=%x, n_fft=9, hop_length=4, win_length=6, window=%y, return_complex=true) : c64[2, 5, 6]{30, 1, 5}
  return %stft as "stft"
}
