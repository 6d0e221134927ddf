fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[3, 1],
    %x1 : i64[4]) {
  %r0 = aten._histogramdd_from_bin_tensors.default(self=%x0, bins=[%x1]) : ?
  return %r0
}
