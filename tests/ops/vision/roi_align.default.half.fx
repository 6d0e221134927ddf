fxge 1
model "case" stage "import"
graph "main"(
    %input : f16[1, 2, 5, 6],
    %rois : f16[3, 5]) {
  %r0 = torchvision.roi_align.default(input=%input, rois=%rois, spatial_scale=0.5, pooled_height=2, pooled_width=3, sampling_ratio=-1, aligned=false) : ?
  return %r0
}
