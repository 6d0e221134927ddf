fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[0, 4],
    %y : f32[0]) {
  %r, %n = fxge.nms_padded.default(dets=%x, scores=%y, iou_threshold=0.5, most=3) : ?, ?
  return %r, %n
}
