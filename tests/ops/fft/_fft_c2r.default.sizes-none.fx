fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[2, 0]) {
  %r = aten._fft_c2r.default(self=%x, dim=[1], normalization=0, last_dim_size=4) : ?
  return %r
}
