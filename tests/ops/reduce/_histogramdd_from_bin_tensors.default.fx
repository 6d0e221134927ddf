fxge 1
model "_histogramdd_from_bin_tensors.count.f32" stage "import"
graph "main"(
    %x : f32[3, 4, 2],
    %y : f32[4],
    %z : f32[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z]) : f32[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}
