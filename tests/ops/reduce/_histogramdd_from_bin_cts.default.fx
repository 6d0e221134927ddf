fxge 1
model "_histogramdd_from_bin_cts.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[4, 3]) : f32[4, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}
