fxge 1
model "case" stage "import"
graph "main"(
    %input : f32[1, 2, 5, 6],
    %rois : f32[3, 4]) {
  %r0 = torchvision.roi_align.default(input=%input, rois=%rois, spatial_scale=0.5, pooled_height=2, pooled_width=3, sampling_ratio=2, aligned=true) : ?
  return %r0
}
