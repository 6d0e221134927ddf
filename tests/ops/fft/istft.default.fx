fxge 1
model "istft.halfFalseFalse.c64" stage "import"
graph "main"(
    %x : c64[2, 5, 7],
    %y : f32[8]) {
  %istft = aten.istft.default(self=%x, n_fft=8, hop_length=2, win_length=8, window=%y, center=false) : f32[2, 20]
  return %istft as "istft"
}
