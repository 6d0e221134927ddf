fxge 1
model "torchvision.ps_roi_align.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[2, 12, 5, 6],
    %y : f32[s17, 5]) {
  %getitem, %getitem_1 = torchvision.ps_roi_align.default(input=%x, rois=%y, spatial_scale=0.5, pooled_height=2, pooled_width=3, sampling_ratio=2) : f32[s17, 2, 2, 3], i32[s17, 2, 2, 3] name("ps_roi_align")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
