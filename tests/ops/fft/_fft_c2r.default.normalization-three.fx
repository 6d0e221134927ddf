fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[4]) {
  %r = aten._fft_c2r.default(self=%x, dim=[0], normalization=3, last_dim_size=6) : ?
  return %r
}
