fxge 1
model "torchvision.roi_align.s2_False.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[2, 2, 5, 6],
    %y : f32[s17, 5]) {
  %roi_align = torchvision.roi_align.default(input=%x, rois=%y, spatial_scale=0.5, pooled_height=2, pooled_width=3, sampling_ratio=2, aligned=false) : f32[s17, 2, 2, 3]
  return %roi_align as "roi_align"
}
