fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[4, 4],
    %y : f16[4]) {
  %r = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.7) : ?
  return %r
}
