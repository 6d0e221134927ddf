fxge 1
model "torchvision._ps_roi_pool_backward.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s68 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 2, 2, 3],
    %y : f32[s17, 5],
    %z : i32[s68, 2, 2, 3]) {
  %_ps_roi_pool_backward = torchvision._ps_roi_pool_backward.default(grad=%x, rois=%y, channel_mapping=%z, spatial_scale=0.5, pooled_height=2, pooled_width=3, batch_size=2, channels=12, height=5, width=6) : f32[2, 12, 5, 6]
  return %_ps_roi_pool_backward as "_ps_roi_pool_backward"
}
