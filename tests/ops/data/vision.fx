fxge 1
model "torchvision.nms.limit_0.0.dynamic" stage "import"
symbol u0 : int [2, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[12, 4] = {1,0,3,4,3,5,11,9,6,7,16,7,4,6,6,10,0,2,2,12,0,0,6,4,0,7,10,7,6,1,16,9,3,0,5,4,7,2,9,4,5,0,9,6,7,0,13,0}
tensor @r0.in.y : f32[12] = {-1.0625,-2.28125,0.1875,-1.625,0.78125,2.8125,2.875,-2.125,-3.09375,3,-2.71875,-1.90625}
tensor @r0.want.0.i64 : i64[6] = {9,6,5,2,3,11}
tensor @r1.in.x : f32[16, 4] = {1,0,3,10,3,5,9,9,6,7,16,7,4,6,14,14,0,2,2,6,0,0,2,2,0,7,4,13,6,1,12,1,3,0,3,6,7,2,9,2,5,0,9,8,7,0,7,4,3,0,11,2,0,2,8,8,5,2,15,4,5,6,5,10}
tensor @r1.in.y : f32[16] = {-2.15625,2.15625,2.71875,2.40625,0.71875,0,1.375,1.59375,2.40625,1.65625,-2.0625,1.9375,-2.0625,2.15625,-2.78125,-2.8125}
tensor @r1.want.0.i64 : i64[12] = {2,3,8,11,9,7,6,4,5,12,14,15}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.0) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}

fxge 1
model "torchvision.nms.limit_0.0.f32" stage "import"
symbol u0 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[12, 4] = {4,6,10,16,0,4,0,8,3,0,11,6,6,3,12,9,4,7,12,17,5,2,7,4,0,4,2,12,2,7,8,15,3,5,7,9,0,1,0,11,3,0,11,8,3,1,13,7}
tensor @r0.in.y : f32[12] = {1.59375,0.53125,-0.0625,0.5,-1.375,-2.875,0.15625,0.65625,2.25,-2.6875,-1.71875,2.5625}
tensor @r0.want.0.i64 : i64[5] = {11,7,1,6,9}
graph "main"(
    %x : f32[12, 4],
    %y : f32[12]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.0) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}

fxge 1
model "torchvision.nms.limit_0.3.dynamic" stage "import"
symbol u0 : int [2, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[12, 4] = {3,0,3,4,5,1,13,5,5,3,5,5,6,3,10,11,4,5,6,7,1,7,7,9,0,2,0,12,1,1,11,7,6,5,8,7,0,6,6,10,6,7,10,17,5,0,9,10}
tensor @r0.in.y : f32[12] = {0.90625,-2.65625,-3,1.90625,0.3125,2.5,-1.40625,1.6875,-2.5625,-1.34375,-2.15625,1.46875}
tensor @r0.want.0.i64 : i64[9] = {5,3,7,0,4,6,10,8,2}
tensor @r1.in.x : f32[16, 4] = {3,0,5,2,5,1,11,3,5,3,5,13,6,3,16,9,4,5,6,7,1,7,7,11,0,2,4,12,1,1,5,11,6,5,12,11,0,6,8,16,6,7,16,13,5,0,7,8,2,6,2,6,0,4,2,4,2,1,2,5,2,0,8,4}
tensor @r1.in.y : f32[16] = {2.5,-0.375,0.65625,-0.75,3.09375,0.34375,3.0625,-0.90625,1.65625,0.25,1,-0.53125,-0.375,-1.53125,1.84375,1.125}
tensor @r1.want.0.i64 : i64[12] = {4,6,0,14,8,15,2,5,1,12,11,13}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.3) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}

fxge 1
model "torchvision.nms.limit_0.3.f32" stage "import"
symbol u0 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[12, 4] = {0,5,4,9,1,2,11,6,3,5,11,7,1,2,7,8,2,7,6,15,6,7,10,13,1,3,11,5,0,6,4,12,5,7,5,13,5,0,13,6,3,1,3,3,4,3,12,5}
tensor @r0.in.y : f32[12] = {0.0625,-1.78125,2.0625,2.09375,1.34375,2.15625,-0.3125,0.09375,-3.03125,3.09375,-0.4375,1.53125}
tensor @r0.want.0.i64 : i64[9] = {9,5,3,2,11,4,7,10,8}
graph "main"(
    %x : f32[12, 4],
    %y : f32[12]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.3) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}

fxge 1
model "torchvision.nms.limit_0.5.dynamic" stage "import"
symbol u0 : int [2, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[12, 4] = {7,5,13,11,0,4,2,6,0,4,6,6,1,2,7,10,3,1,13,9,0,0,10,6,2,3,2,3,5,0,9,8,5,2,9,4,6,1,12,5,5,6,15,14,1,7,1,15}
tensor @r0.in.y : f32[12] = {-0.5625,2.4375,-0.3125,-2.90625,-2.46875,2.9375,-2.59375,-2.4375,-2.96875,-0.84375,1.875,-1.28125}
tensor @r0.want.0.i64 : i64[12] = {5,1,10,2,0,9,11,7,4,6,3,8}
tensor @r1.in.x : f32[16, 4] = {7,5,17,13,0,4,10,10,0,4,0,4,1,2,5,10,3,1,7,3,0,0,6,4,2,3,12,11,5,0,5,8,5,2,7,10,6,1,6,9,5,6,5,16,1,7,11,9,1,1,5,9,7,3,15,13,1,7,11,7,7,2,13,12}
tensor @r1.in.y : f32[16] = {0,2.25,-1.40625,0.0625,-0.90625,-0.65625,-2.6875,-1.59375,-1.1875,-2.71875,-2.53125,2.40625,-1.84375,-2.1875,-2.65625,2.28125}
tensor @r1.want.0.i64 : i64[13] = {11,15,1,3,0,5,4,8,2,7,10,14,9}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.5) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}

fxge 1
model "torchvision.nms.limit_0.5.f32" stage "import"
symbol u0 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[12, 4] = {2,6,10,6,7,7,9,15,6,4,12,10,5,1,7,5,7,1,13,5,7,3,9,11,4,1,4,5,0,3,6,3,1,2,7,6,4,2,10,12,7,0,15,2,0,0,8,10}
tensor @r0.in.y : f32[12] = {-0.84375,-1,-0.4375,-2.46875,2.9375,-2.25,-2.46875,-3.125,1.75,-0.09375,-2.625,3.09375}
tensor @r0.want.0.i64 : i64[12] = {11,4,8,9,2,0,1,5,3,6,10,7}
graph "main"(
    %x : f32[12, 4],
    %y : f32[12]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.5) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}

fxge 1
model "torchvision.nms.limit_1.0.dynamic" stage "import"
symbol u0 : int [2, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[12, 4] = {2,4,8,6,1,2,9,12,3,4,5,8,2,0,4,6,6,7,12,15,4,7,10,15,3,3,11,11,2,5,12,13,6,7,12,7,6,5,12,13,1,6,1,14,4,3,4,3}
tensor @r0.in.y : f32[12] = {0.5625,-0.4375,-0.71875,0.78125,0.46875,0,-1.5,0.03125,-1.625,1.3125,0.59375,-1.15625}
tensor @r0.want.0.i64 : i64[12] = {9,3,10,0,4,7,5,1,2,11,6,8}
tensor @r1.in.x : f32[16, 4] = {2,4,8,12,1,2,7,10,3,4,11,12,2,0,12,8,6,7,12,7,4,7,10,15,3,3,3,11,2,5,2,5,6,7,8,17,6,5,16,9,1,6,3,14,4,3,12,13,5,5,11,13,0,1,10,7,7,2,7,8,5,3,7,3}
tensor @r1.in.y : f32[16] = {2.71875,2.125,-2.09375,-2.90625,-1.59375,-2.0625,2.53125,0.1875,-3.0625,-1.625,0.3125,-3,-2.1875,-0.1875,-3.0625,-0.375}
tensor @r1.want.0.i64 : i64[16] = {0,6,1,10,7,13,15,4,9,5,2,12,3,11,8,14}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=1.0) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}

fxge 1
model "torchvision.nms.limit_1.0.f32" stage "import"
symbol u0 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[12, 4] = {6,3,14,11,1,3,9,3,1,6,5,12,1,3,11,5,1,1,1,1,6,1,10,11,5,0,9,2,6,2,12,10,5,4,15,14,6,7,12,11,3,2,7,10,2,4,10,6}
tensor @r0.in.y : f32[12] = {-2.15625,3.03125,2.9375,0.65625,1.0625,0.8125,-1.96875,1.8125,0.625,2.03125,-0.5625,-1.8125}
tensor @r0.want.0.i64 : i64[12] = {1,2,9,7,4,5,3,8,10,11,6,0}
graph "main"(
    %x : f32[12, 4],
    %y : f32[12]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=1.0) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}

fxge 1
model "torchvision.nms.equal_scores.f32" stage "import"
symbol u0 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {0,0,4,4,0,0,4,2,0,2,4,4,0,0,4,4,0,0,4,2,0,2,4,4}
tensor @r0.in.y : f32[6] = {1,1,1,1,1,1}
tensor @r0.want.0.i64 : i64[3] = {0,1,2}
graph "main"(
    %x : f32[6, 4],
    %y : f32[6]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.5) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}

fxge 1
model "torchvision.nms.at_the_limit.f32" stage "import"
symbol u0 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0,0,4,4,0,0,4,2,0,2,4,4}
tensor @r0.in.y : f32[3] = {0.5,0.25,0.75}
tensor @r0.want.0.i64 : i64[2] = {2,1}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.49999999) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}

fxge 1
model "torchvision.nms.odd_scores.f32" stage "import"
symbol u0 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[8, 4] = {4,7,4,15,3,0,9,2,4,1,4,5,5,4,13,12,7,5,9,7,5,0,11,4,7,4,7,6,7,1,11,1}
tensor @r0.in.y : f32[8] = {1,nan,-inf,2,inf,0,-0.0,nan}
tensor @r0.want.0.i64 : i64[8] = {1,7,4,3,0,5,6,2}
graph "main"(
    %x : f32[8, 4],
    %y : f32[8]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.4) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}

fxge 1
model "torchvision.nms.odd_boxes.f32" stage "import"
symbol u0 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {0,0,4,4,nan,0,4,4,0,0,inf,4,4,4,0,0,0,0,4,4,3,0,1,4}
tensor @r0.in.y : f32[6] = {-1.53125,-2.78125,-3.03125,-2.53125,-2.15625,-0.28125}
tensor @r0.want.0.i64 : i64[5] = {5,0,3,1,2}
graph "main"(
    %x : f32[6, 4],
    %y : f32[6]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.5) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}

fxge 1
model "torchvision.nms.near_scores.f32" stage "import"
symbol u0 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {1,7,5,15,3,0,13,10,4,3,6,7,6,5,10,5,6,6,6,16,1,2,1,8}
tensor @r0.in.y : f32[6] = {1e-09,2e-09,3e-09,4e-09,5e-09,6e-09}
tensor @r0.want.0.i64 : i64[6] = {5,4,3,2,1,0}
graph "main"(
    %x : f32[6, 4],
    %y : f32[6]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.5) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}

fxge 1
model "torchvision.nms.small.f32" stage "import"
symbol u0 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {0,0.00010681152,3.0517578e-05,0.00010681152,7.6293945e-05,7.6293945e-05,7.6293945e-05,0.00010681152,0.00010681152,0,0.00010681152,0.00012207031,1.5258789e-05,4.5776367e-05,0.00016784668,0.00010681152,7.6293945e-05,6.1035156e-05,0.00010681152,6.1035156e-05,4.5776367e-05,7.6293945e-05,0.0001373291,0.00019836426}
tensor @r0.in.y : f32[6] = {1.375,2.75,-0.71875,-0.59375,-3.09375,1.0625}
tensor @r0.want.0.i64 : i64[6] = {1,0,5,3,2,4}
graph "main"(
    %x : f32[6, 4],
    %y : f32[6]) {
  %nms = torchvision.nms.default(dets=%x, scores=%y, iou_threshold=0.5) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 2 on node 'ge'") name("_assert_scalar_default")
  return %nms as "nms"
}
