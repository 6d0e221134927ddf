fxge 1
model "case" stage "import"
graph "main"(
    %x : f64[4, 4],
    %y : f64[4]) {
  %r = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.5) : ?
  return %r
}
