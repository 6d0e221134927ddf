fxge 1
model "case" stage "import"
graph "main"(
    %grad : f32[3, 12, 2, 3],
    %rois : f32[3, 4]) {
  %r0 = torchvision._roi_align_backward.default(grad=%grad, rois=%rois, spatial_scale=0.5, pooled_height=2, pooled_width=3, batch_size=2, channels=12, height=5, width=6, sampling_ratio=2, aligned=true) : ?
  return %r0
}
