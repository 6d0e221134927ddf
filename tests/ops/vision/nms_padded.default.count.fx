fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 4],
    %y : f32[4],
    %c : i32[]) {
  %r, %n = fxge.nms_padded.default(dets=%x, scores=%y, iou_threshold=0.5, most=2, count=%c) : ?, ?
  return %r, %n
}
