fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[3, 1],
    %x1 : f32[3],
    %x2 : f32[2]) {
  %r0 = aten._histogramdd_from_bin_tensors.default(self=%x0, bins=[%x1], weight=%x2) : ?
  return %r0
}
