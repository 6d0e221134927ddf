fxge 1
model "case" stage "import"
graph "main"(
    %grad : f32[3, 2, 2, 3],
    %rois : f32[3, 5],
    %channel_mapping : i32[3, 2, 2, 3]) {
  %r0 = torchvision._ps_roi_align_backward.default(grad=%grad, rois=%rois, channel_mapping=%channel_mapping, spatial_scale=0.5, pooled_height=2, pooled_width=3, sampling_ratio=0, batch_size=2, channels=12, height=5, width=6) : ?
  return %r0
}
