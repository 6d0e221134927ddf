fxge 1
model "torchvision._roi_align_backward.s2_False.f32" stage "import"
graph "main"(
    %x : f32[3, 2, 2, 3],
    %y : f32[3, 5]) {
  %_roi_align_backward = torchvision._roi_align_backward.default(grad=%x, rois=%y, spatial_scale=0.5, pooled_height=2, pooled_width=3, batch_size=2, channels=2, height=5, width=6, sampling_ratio=2, aligned=false) : f32[2, 2, 5, 6]
  return %_roi_align_backward as "_roi_align_backward"
}
