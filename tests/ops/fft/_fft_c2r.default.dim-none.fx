fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[4]) {
  %r = aten._fft_c2r.default(self=%x, dim=[], normalization=0, last_dim_size=6) : ?
  return %r
}
