fxge 1
model "case" stage "import"
graph "main"(
    %grad : f32[3, 12, 2, 3],
    %rois : f32[3, 5],
    %argmax : i32[3, 11, 2, 3]) {
  %r0 = torchvision._roi_pool_backward.default(grad=%grad, rois=%rois, argmax=%argmax, spatial_scale=0.5, pooled_height=2, pooled_width=3, batch_size=2, channels=12, height=5, width=6) : ?
  return %r0
}
