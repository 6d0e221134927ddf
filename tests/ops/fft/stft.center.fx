fxge 1
model "stft.center.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [5, 9223372036854775807]
guard "L['x'].size()[1] > 4" sym(1)
guard "(L['x'].size()[0] % (L['x'].size()[0]*(1 + (L['x'].size()[1] // 3)))) != 0" sym(1)
graph "main"(
    %x : f32[s77, s27],
    %y : f32[8]) {
  %stft = aten.stft.center(self=%x, n_fft=8, hop_length=3, win_length=8, window=%y, return_complex=true) : c64[s77, 5, s27//3 + 1]{5*(s27//3) + 5, 1, 5}
  return %stft as "stft"
}
