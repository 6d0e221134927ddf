fxge 1
model "case" stage "import"
graph "main"(
    %input : f64[1, 2, 5, 6],
    %rois : f64[3, 5]) {
  %r0 = torchvision.roi_align.default(input=%input, rois=%rois, spatial_scale=0.5, pooled_height=2, pooled_width=3, sampling_ratio=0, aligned=true) : ?
  return %r0
}
