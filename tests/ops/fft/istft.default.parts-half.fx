fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[2, 5, 9]) {
  %r0 = aten.istft.default(self=%x, n_fft=8, return_complex=true) : ?
  return %r0
}
