fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 5],
    %y : f32[4]) {
  %r = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.5) : ?
  return %r
}
