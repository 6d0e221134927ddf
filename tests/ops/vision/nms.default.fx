fxge 1
model "torchvision.nms.limit_0.0.dynamic" stage "import"
symbol u0 : int [2, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.0) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}
