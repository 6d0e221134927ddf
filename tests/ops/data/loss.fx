fxge 1
model "l1_loss.complex_0.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "00003640000010bf000000000000ecbf00001240000020400000f43f000058bf000094bf00000c400000e4bf0000203e0000b8bf0000ecbf0000b43f0000dc3f000036c00000e0bf0000fcbf00003ac00000ac3f000020c0000000bf0000083f"
tensor @r0.in.y : c64[3, 4] = hex "0000183f0000dc3f0000f03e000090bf0000a03e000010bf000038400000d0be000048c000009c3f000060bf0000583f000002400000a03f000000bd000078bf000046c000001440000038bf0000c43f0000a0be000080bf000000bd0000603e"
tensor @r0.want.0.f32 : f64[3, 4] = {3.204154,0.8580956,3.640726,1.062959,2.194186,1.137517,4.647958,3.047796,4.070185,4.610196,2.234539,0.5633674}
graph "main"(
    %x : c64[3, 4],
    %y : c64[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.complex_0.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "0000000000000840000000000000fcbf000000000080f6bf000000000080ff3f000000000000a03f000000000000c8bf00000000004008400000000000c00140000000000000ecbf000000000000ffbf0000000000c00840000000000000e83f00000000004004c0000000000000d23f000000000000c43f000000000000a0bf0000000000c008c0000000000080f8bf000000000080ff3f000000000000d43f0000000000c00340000000000080ffbf000000000000e9bf000000000000e3bf"
tensor @r0.in.y : c128[3, 4] = hex "000000000080f13f000000000000eabf0000000000000240000000000000024000000000008006c0000000000080fabf000000000000f5bf00000000000009c000000000000007400000000000000000000000000000d23f000000000000e9bf000000000000f3bf000000000040074000000000000001c0000000000000e63f000000000080f93f000000000000c8bf0000000000c0074000000000000002c0000000000000d4bf000000000080f13f000000000080fbbf000000000080f93f"
tensor @r0.want.0.f64 : f64[3, 4] = {2.1243105,3.6670514,3.2006469,6.8864961,4.2209485,3.2023246,2.9489471,2.3917991,4.8763019,2.7507101,4.1369382,2.3799291}
graph "main"(
    %x : c128[3, 4],
    %y : c128[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=0) : f64[3, 4]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.complex_1.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "00002e400000103f00001ec00000e8bf00000ec0000050bf00002240000046c000003cc0000034c000000a4000003040000018400000a4bf000028bf00004840000008400000a43f00001e4000002e40000060be000018bf0000b43f000040bf"
tensor @r0.in.y : c64[3, 4] = hex "000000bd000030400000ec3f0000b03e000038400000403f000024400000c0bf0000a43f000000be00008cbf0000bcbf000002400000583f0000dcbf0000183f0000943f0000acbf000026c000000e40000000be0000e0bf00001cc00000683f"
tensor @r0.want.0.f32 : f64[] = {3.642788}
graph "main"(
    %x : c64[3, 4],
    %y : c64[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y) : f32[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.complex_1.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000f53f000000000000ea3f00000000008001c0000000000000ec3f000000000000e9bf000000000080f93f000000000000f93f0000000000000240000000000000ef3f00000000000005c0000000000000d83f000000000000debf000000000000f93f000000000000e8bf000000000000e93f0000000000c000c000000000000000400000000000c006c0000000000000e7bf00000000004001c0000000000000f5bf00000000004000400000000000c006c0000000000000ff3f"
tensor @r0.in.y : c128[3, 4] = hex "000000000000ecbf000000000000b8bf000000000080f5bf000000000000f3bf0000000000c004c000000000008005c0000000000000eabf000000000080fd3f00000000008001c0000000000000d8bf000000000000e33f000000000000f7bf000000000000f63f000000000000e43f0000000000c007c0000000000080f83f000000000000a0bf000000000000e23f000000000000b83f000000000000f43f000000000000f0bf000000000000e1bf0000000000c000c0000000000000f03f"
tensor @r0.want.0.f64 : f64[] = {2.8647731}
graph "main"(
    %x : c128[3, 4],
    %y : c128[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y) : f64[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.complex_2.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000028bf000022c00000503f0000b03e0000403e0000d0bf0000943f0000fc3f00001ac000002640000012400000124000003c400000003e000008bf00009c3f00001640000070bf000000c0000046c00000c0be000046400000683f00001ec0"
tensor @r0.in.y : c64[3, 4] = hex "00008c3f0000d83f00001440000022c000003e4000002ac0000048c0000044c00000e0be000010bf0000c0be00002ac000000ac0000048c00000d43f000006400000d8bf000042400000b0bf0000003e000024c0000050bf000032c00000803e"
tensor @r0.want.0.f32 : f64[] = {53.10182}
graph "main"(
    %x : c64[3, 4],
    %y : c64[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.complex_2.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "00000000008003c0000000000000c4bf000000000000f7bf000000000000c4bf00000000000002400000000000800540000000000080fe3f0000000000800640000000000080f83f000000000080084000000000004004c0000000000000ea3f000000000080f63f000000000000c8bf00000000008006400000000000400740000000000000e5bf000000000080fc3f0000000000400140000000000000fb3f000000000080f7bf00000000008007c0000000000000ccbf000000000000fa3f"
tensor @r0.in.y : c128[3, 4] = hex "000000000080f83f000000000000f73f000000000000024000000000004000c000000000000006c0000000000000c43f000000000000c83f000000000000f1bf000000000000eabf00000000004003c0000000000000fabf000000000000fe3f000000000080f4bf000000000000ef3f000000000000e0bf0000000000400640000000000080f13f000000000000eebf000000000000e7bf000000000000fc3f0000000000000040000000000080febf000000000000ec3f000000000000f13f"
tensor @r0.want.0.f64 : f64[] = {42.80143}
graph "main"(
    %x : c128[3, 4],
    %y : c128[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=2) : f64[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "multi_margin_loss.r0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.96875,-2.84375,-1.09375,1.71875,2.34375,0.5,1.53125,-2.28125,-0.5625,2.15625,1.1875,-2.3125}
tensor @r0.in.y : i64[3] = {3,1,0}
tensor @r0.want.0.f32 : f64[3] = {0,1.21875,1.617188}
tensor @r1.in.x : f32[4, 6] = {-0.96875,-2.84375,-1.09375,1.71875,2.34375,0.5,1.53125,-2.28125,-0.5625,2.15625,1.1875,-2.3125,1.28125,-3.0625,-2.90625,-2.5,1.03125,1.21875,2.90625,1.59375,-2.90625,1.8125,0.5,1.46875}
tensor @r1.in.y : i64[4] = {4,5,2,1}
tensor @r1.want.0.f32 : f64[4] = {0.0625,3.098958,2.916667,0.734375}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=0) : f32[s17]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.34375,0.65625,1.6875,-0.6875,-0.1875,-1.46875,2.5625,2,-2.34375,-1.53125,1.78125,2.75}
tensor @r0.in.y : i64[3] = {2,2,2}
tensor @r0.want.0.f64 : f64[3] = {0.1640625,0.109375,0.4921875}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=0) : f64[3]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r0_squares.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.09375,-0.28125,1.875,-2.21875,2.0625,-2.625,-2.90625,2.21875,-1.125,-1.25,-0.15625,-0.59375}
tensor @r0.in.y : i64[3] = {2,3,3}
tensor @r0.in.z : f32[4] = {0.1875,1.34375,3.125,1.78125}
tensor @r0.want.0.f32 : f64[3] = {0,0.05261993,0.3913879}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3],
    %z : f32[4]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, p=2, margin=0.5, weight=%z, reduction=0) : f32[3]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r0_squares.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.4375,0.90625,-0.46875,-2.8125,2.96875,-2.84375,-2.4375,1.40625,-2.84375,2.03125,1.40625,3.09375}
tensor @r0.in.y : i64[3] = {1,1,0}
tensor @r0.in.z : f64[4] = {2.21875,2.53125,0.84375,2.1875}
tensor @r0.want.0.f64 : f64[3] = {0.67298126,40.013649,51.527435}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3],
    %z : f64[4]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, p=2, margin=0.5, weight=%z, reduction=0) : f64[3]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r0_one.f32" stage "import"
tensor @r0.in.x : f32[4] = {-2.25,-0.59375,2.6875,1.78125}
tensor @r0.in.y : i64[1] = {2}
tensor @r0.want.0.f32 : f64[1] = {0.0234375}
graph "main"(
    %x : f32[4],
    %y : i64[1]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=0) : f32[1]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r0_empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : i64[0] = {}
tensor @r0.want.0.f32 : f64[0] = {}
graph "main"(
    %x : f32[0, 4],
    %y : i64[0]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=0) : f32[0]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r0_nan.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {0.5,nan,-1,2,1,0.25,nan,0.5}
tensor @r0.in.y : i64[2] = {0,3}
tensor @r0.want.0.f32 : f64[2] = {0.625,0.5625}
graph "main"(
    %x : f32[2, 4],
    %y : i64[2]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=0) : f32[2]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multilabel_margin_loss_forward.r0_nan.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {0.5,nan,-1,2,1,0.25,nan,0.5}
tensor @r0.in.y : i64[2, 4] = {0,3,-1,0,3,1,-1,1}
tensor @r0.want.0.f32 : f64[2] = {0,0.8125}
tensor @r0.want.1.f32 : f64[2, 4] = {1,0,0,1,0,1,0,1}
graph "main"(
    %x : f32[2, 4],
    %y : i64[2, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=0) : f32[2], f32[2, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss.r0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.5625,-2.9375,-1.5,2.625,0.4375,3.03125,1.46875,2.375,-2.5,-2.78125,-2.34375,-1.125}
tensor @r0.in.y : i64[3, 4] = {1,2,2,1,3,0,1,0,0,3,2,0}
tensor @r0.want.0.f32 : f64[3] = {8.5,1.039062,0.5}
tensor @r1.in.x : f32[4, 6] = {-0.5625,-2.9375,-1.5,2.625,0.4375,3.03125,1.46875,2.375,-2.5,-2.78125,-2.34375,-1.125,2.5,-2.75,1.03125,1.78125,2.53125,-1.0625,-2.8125,2.53125,-0.46875,0.5625,1.40625,2.59375}
tensor @r1.in.y : i64[4, 6] = {3,0,2,3,3,0,4,3,0,5,3,1,5,3,5,4,0,4,2,1,3,5,3,2}
tensor @r1.want.0.f32 : f64[4] = {4.3125,0.5677083,1.072917,1.572917}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17, s27]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=0) : f32[s17]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.25,-2.71875,-0.5625,-0.53125,-0.375,-1.3125,-0.53125,-2.4375,0.46875,0.84375,1.90625,0.3125}
tensor @r0.in.y : i64[3, 4] = {3,0,3,1,2,0,0,3,1,0,2,3}
tensor @r0.want.0.f64 : f64[3] = {1.2734375,0.6171875,0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=0) : f64[3]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r0_ends.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.78125,-2.4375,2.625,2.09375,0.03125,2.3125,-2.1875,2.65625,2.28125,-2.28125,1.9375,3.09375}
tensor @r0.in.y : i64[3, 4] = {3,-1,0,1,-1,0,0,0,2,2,1,-1}
tensor @r0.want.0.f32 : f64[3] = {0.5546875,0,4.734375}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=0) : f32[3]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r0_ends.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.34375,-2.375,0.875,2.65625,1.34375,-2.8125,0.40625,-1.5625,0,-2.8125,-0.375,2.3125}
tensor @r0.in.y : i64[3, 4] = {3,-1,0,1,-1,0,0,0,2,2,1,-1}
tensor @r0.want.0.f64 : f64[3] = {0,0,5.015625}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=0) : f64[3]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss_forward.r0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.84375,-1.84375,1.65625,2.78125,-1.8125,-0.125,1.96875,-1.96875,1.53125,0.90625,1.65625,3}
tensor @r0.in.y : i64[3, 4] = {3,3,1,2,2,1,0,2,3,3,3,0}
tensor @r0.want.0.f32 : f64[3] = {2.5,0.2109375,0.375}
tensor @r0.want.1.f32 : f64[3, 4] = {0,1,1,1,1,1,1,0,1,0,0,1}
tensor @r1.in.x : f32[4, 6] = {2.84375,-1.84375,1.65625,2.78125,-1.8125,-0.125,1.96875,-1.96875,1.53125,0.90625,1.65625,3,2.8125,2.8125,2.34375,1.59375,3.125,0.59375,-2.65625,-1,1.65625,2.625,1.6875,-0.84375}
tensor @r1.in.y : i64[4, 6] = {0,1,1,5,3,2,5,0,3,1,0,0,5,5,4,0,4,3,1,1,5,2,0,1}
tensor @r1.want.0.f32 : f64[4] = {0.34375,2.708333,3.208333,7.927083}
tensor @r1.want.1.f32 : f64[4, 6] = {1,1,1,1,0,1,1,1,0,1,0,1,1,0,0,1,1,1,1,1,1,0,0,1}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17, s27]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=0) : f32[s17], f32[s17, s27] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.40625,-2,2,0.5625,1.5625,-2.46875,-0.625,2.28125,-1.1875,-0.0625,-0.96875,-2.03125}
tensor @r0.in.y : i64[3, 4] = {0,1,2,2,3,3,1,1,1,0,2,0}
tensor @r0.want.0.f64 : f64[3] = {1.6328125,4.078125,0.078125}
tensor @r0.want.1.f64 : f64[3, 4] = {1,1,1,0,0,1,0,1,1,1,1,0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=0) : f64[3], f64[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r0_ends.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.71875,2.09375,2.15625,-0.5625,1.71875,-0.65625,1.15625,-3.0625,-0.4375,-2.15625,-0.09375,1.46875}
tensor @r0.in.y : i64[3, 4] = {3,-1,0,1,-1,0,0,0,2,2,1,-1}
tensor @r0.want.0.f32 : f64[3] = {2.914062,0,3.445312}
tensor @r0.want.1.f32 : f64[3, 4] = {0,0,0,1,0,0,0,0,0,1,1,0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=0) : f32[3], f32[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r0_ends.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.59375,1.75,1.625,3.09375,-1.59375,-0.375,3.09375,3.03125,2.75,-0.9375,-2.90625,2.75}
tensor @r0.in.y : i64[3, 4] = {3,-1,0,1,-1,0,0,0,2,2,1,-1}
tensor @r0.want.0.f64 : f64[3] = {0,0,9}
tensor @r0.want.1.f64 : f64[3, 4] = {0,0,0,1,0,0,0,0,0,1,1,0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=0) : f64[3], f64[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multi_margin_loss.r1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-3.0625,-2.53125,-1.15625,1.75,0.71875,1.6875,0.40625,2.75,-1.0625,-2.28125,-0.65625,-0.09375}
tensor @r0.in.y : i64[3] = {1,3,2}
tensor @r0.want.0.f32 : f64[] = {0.8567708}
tensor @r1.in.x : f32[4, 6] = {-3.0625,-2.53125,-1.15625,1.75,0.71875,1.6875,0.40625,2.75,-1.0625,-2.28125,-0.65625,-0.09375,-1.875,-0.59375,-1.53125,2.75,0.90625,0.9375,0.5625,-2.4375,0.75,-3.09375,-1.625,2.25}
tensor @r1.in.y : i64[4] = {3,0,4,2}
tensor @r1.want.0.f32 : f64[] = {0.4986979}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r1.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.65625,1.21875,-2.09375,2.65625,-2.375,-0.0625,0.03125,1.28125,2.25,2.625,2.6875,-1.34375}
tensor @r0.in.y : i64[3] = {3,1,0}
tensor @r0.want.0.f64 : f64[] = {0.52083333}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y) : f64[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r1_squares.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3.03125,-3.03125,-0.1875,-0.8125,0.09375,2.4375,-0.34375,-2.90625,-2.125,2.65625,0.875,-0.90625}
tensor @r0.in.y : i64[3] = {2,1,0}
tensor @r0.in.z : f32[4] = {2.28125,2.46875,2.15625,3.09375}
tensor @r0.want.0.f32 : f64[] = {10.67759}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3],
    %z : f32[4]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, p=2, margin=0.5, weight=%z) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r1_squares.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.40625,2.625,-1.28125,-2.90625,2.03125,2.78125,0.65625,0.40625,-2.3125,0.40625,-2.125,0.34375}
tensor @r0.in.y : i64[3] = {1,2,3}
tensor @r0.in.z : f64[4] = {0.53125,1.25,0.3125,1.59375}
tensor @r0.want.0.f64 : f64[] = {0.3146464}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3],
    %z : f64[4]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, p=2, margin=0.5, weight=%z) : f64[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r1_one.f32" stage "import"
tensor @r0.in.x : f32[4] = {-3.09375,-0.625,-2.15625,-2.15625}
tensor @r0.in.y : i64[1] = {2}
tensor @r0.want.0.f32 : f64[] = {0.8984375}
graph "main"(
    %x : f32[4],
    %y : i64[1]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r1_row.f32" stage "import"
tensor @r0.in.x : f32[4] = {-1.84375,-1.8125,0.59375,-1.21875}
tensor @r0.in.y : i64[] = {2}
tensor @r0.want.0.f32 : f64[] = {0}
graph "main"(
    %x : f32[4],
    %y : i64[]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r1_alone.f32" stage "import"
tensor @r0.in.x : f32[] = {0.40625}
tensor @r0.in.y : i64[] = {0}
tensor @r0.in.z : f32[1] = {0.1875}
tensor @r0.want.0.f32 : f64[] = {0}
graph "main"(
    %x : f32[],
    %y : i64[],
    %z : f32[1]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, weight=%z) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r1_nan.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {0.5,nan,-1,2,1,0.25,nan,0.5}
tensor @r0.in.y : i64[2] = {0,3}
tensor @r0.want.0.f32 : f64[] = {0.59375}
graph "main"(
    %x : f32[2, 4],
    %y : i64[2]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multilabel_margin_loss_forward.r1_nan.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {0.5,nan,-1,2,1,0.25,nan,0.5}
tensor @r0.in.y : i64[2, 4] = {0,3,-1,0,3,1,-1,1}
tensor @r0.want.0.f32 : f64[] = {0.40625}
tensor @r0.want.1.f32 : f64[2, 4] = {1,0,0,1,0,1,0,1}
graph "main"(
    %x : f32[2, 4],
    %y : i64[2, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=1) : f32[], f32[2, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss.r1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.8125,0.5,1.3125,-1.125,1.84375,1.1875,-0.8125,0,-0.25,-3.0625,-2.875,-0.90625}
tensor @r0.in.y : i64[3, 4] = {3,2,1,1,1,1,2,0,2,0,2,3}
tensor @r0.want.0.f32 : f64[] = {1.458333}
tensor @r1.in.x : f32[4, 6] = {2.8125,0.5,1.3125,-1.125,1.84375,1.1875,-0.8125,0,-0.25,-3.0625,-2.875,-0.90625,-1.0625,2,3.09375,2.1875,1.625,2.78125,-1,-2.40625,1.53125,2.9375,2.34375,-2.9375}
tensor @r1.in.y : i64[4, 6] = {5,2,5,3,3,4,2,0,4,3,0,2,0,5,0,5,4,5,2,0,0,2,1,2}
tensor @r1.want.0.f32 : f64[] = {5.428385}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17, s27]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y) : f32[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r1.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.1875,1.71875,-3.03125,-2,0.6875,1.25,1.90625,-1.0625,-1.125,-0.46875,0.15625,2.9375}
tensor @r0.in.y : i64[3, 4] = {1,2,0,1,0,3,3,2,0,3,2,2}
tensor @r0.want.0.f64 : f64[] = {1.0807292}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y) : f64[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r1_ends.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.34375,0.3125,2.28125,-1.84375,-0.9375,0.6875,-0.75,-2,1.8125,2.15625,-2.46875,-0.78125}
tensor @r0.in.y : i64[3, 4] = {3,-1,0,1,-1,0,0,0,2,2,1,-1}
tensor @r0.want.0.f32 : f64[] = {2.421875}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y) : f32[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r1_ends.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.125,2.9375,-1.59375,-2.28125,2.40625,-1.28125,1.09375,-1.15625,-2.59375,-2.25,-2.5625,-2.46875}
tensor @r0.in.y : i64[3, 4] = {3,-1,0,1,-1,0,0,0,2,2,1,-1}
tensor @r0.want.0.f64 : f64[] = {1.21875}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y) : f64[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r1_row.f32" stage "import"
tensor @r0.in.x : f32[4] = {1.875,-2.15625,-0.59375,-1.15625}
tensor @r0.in.y : i64[4] = {1,3,-1,2}
tensor @r0.want.0.f32 : f64[] = {3.296875}
graph "main"(
    %x : f32[4],
    %y : i64[4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y) : f32[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r1_alone.f32" stage "import"
tensor @r0.in.x : f32[] = {3.03125}
tensor @r0.in.y : i64[] = {0}
tensor @r0.want.0.f32 : f64[] = {0}
graph "main"(
    %x : f32[],
    %y : i64[]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y) : f32[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss_forward.r1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1,1.90625,-1.03125,0.03125,-2.03125,-0.625,-0.5,2.75,-1.34375,-0.53125,1.53125,1.75}
tensor @r0.in.y : i64[3, 4] = {1,3,0,3,3,3,3,1,0,0,1,3}
tensor @r0.want.0.f32 : f64[] = {1.140625}
tensor @r0.want.1.f32 : f64[3, 4] = {1,1,0,1,0,1,0,1,1,1,0,1}
tensor @r1.in.x : f32[4, 6] = {-1,1.90625,-1.03125,0.03125,-2.03125,-0.625,-0.5,2.75,-1.34375,-0.53125,1.53125,1.75,1.5,2.5625,1.625,2.3125,2.1875,-2.5,-1.1875,1.1875,0.03125,-1.96875,2.875,2.84375}
tensor @r1.in.y : i64[4, 6] = {4,0,3,2,2,1,5,1,1,3,3,4,2,2,3,3,2,0,4,2,3,0,4,4}
tensor @r1.want.0.f32 : f64[] = {2.296875}
tensor @r1.want.1.f32 : f64[4, 6] = {1,1,1,1,1,0,0,1,0,1,1,1,1,0,1,1,0,0,1,0,1,1,1,0}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17, s27]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=1) : f32[], f32[s17, s27] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r1.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.5,-1.71875,-2.375,0.5,-2.8125,0.6875,-2.4375,1.75,0.4375,-0.5625,2.71875,2.78125}
tensor @r0.in.y : i64[3, 4] = {2,1,3,1,3,3,0,3,0,3,3,1}
tensor @r0.want.0.f64 : f64[] = {2.5520833}
tensor @r0.want.1.f64 : f64[3, 4] = {0,1,1,1,1,0,0,1,1,1,0,1}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=1) : f64[], f64[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r1_ends.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.96875,-2.71875,0.25,2.0625,-1.875,2.84375,0.84375,1.125,-0.25,2.84375,-3,-2}
tensor @r0.in.y : i64[3, 4] = {3,-1,0,1,-1,0,0,0,2,2,1,-1}
tensor @r0.want.0.f32 : f64[] = {1.033854}
tensor @r0.want.1.f32 : f64[3, 4] = {0,0,0,1,0,0,0,0,0,1,1,0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=1) : f32[], f32[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r1_ends.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {3,-0.78125,0.625,0.875,1.125,-2.8125,2.375,-1.65625,-2.21875,-2.53125,1,0.21875}
tensor @r0.in.y : i64[3, 4] = {3,-1,0,1,-1,0,0,0,2,2,1,-1}
tensor @r0.want.0.f64 : f64[] = {0.78125}
tensor @r0.want.1.f64 : f64[3, 4] = {0,0,0,1,0,0,0,0,0,1,1,0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=1) : f64[], f64[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r1_row.f32" stage "import"
tensor @r0.in.x : f32[4] = {0.84375,-2.25,0.875,2.59375}
tensor @r0.in.y : i64[4] = {1,3,-1,2}
tensor @r0.want.0.f32 : f64[] = {2.054688}
tensor @r0.want.1.f32 : f64[4] = {0,1,0,1}
graph "main"(
    %x : f32[4],
    %y : i64[4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=1) : f32[], f32[4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r1_alone.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.8125}
tensor @r0.in.y : i64[] = {0}
tensor @r0.want.0.f32 : f64[] = {0}
tensor @r0.want.1.f32 : f64[] = {1}
graph "main"(
    %x : f32[],
    %y : i64[]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=1) : f32[], f32[] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multi_margin_loss.r2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.96875,-2.03125,-0.1875,-2.03125,2.59375,-0.9375,0,0.125,2.375,2.5625,1.125,1.71875}
tensor @r0.in.y : i64[3] = {0,1,0}
tensor @r0.want.0.f32 : f64[] = {2.515625}
tensor @r1.in.x : f32[4, 6] = {0.96875,-2.03125,-0.1875,-2.03125,2.59375,-0.9375,0,0.125,2.375,2.5625,1.125,1.71875,-3.03125,-0.21875,1.8125,-0.59375,-2.125,-0.65625,-2.59375,-2.0625,2.71875,-0.75,-0.78125,-0.125}
tensor @r1.in.y : i64[4] = {0,1,1,2}
tensor @r1.want.0.f32 : f64[] = {3.166667}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.65625,-2.90625,2.65625,-1.21875,-2.5625,0.09375,0.71875,-0.96875,-0.59375,2.8125,-0.65625,-2.40625}
tensor @r0.in.y : i64[3] = {2,1,2}
tensor @r0.want.0.f64 : f64[] = {1.7890625}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=2) : f64[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2_squares.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.0625,2.125,-2.96875,2.625,0.8125,-2.125,-1.90625,0.25,-0.90625,2.75,-2.875,3.125}
tensor @r0.in.y : i64[3] = {3,0,0}
tensor @r0.in.z : f32[4] = {0.28125,3.09375,1.25,3.09375}
tensor @r0.want.0.f32 : f64[] = {2.658279}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3],
    %z : f32[4]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, p=2, margin=0.5, weight=%z, reduction=2) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2_squares.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.375,-2.09375,3.03125,-1.375,-0.78125,-2.90625,1.4375,1.4375,3,0.125,-1.1875,-2.59375}
tensor @r0.in.y : i64[3] = {3,3,3}
tensor @r0.in.z : f64[4] = {2.8125,0.28125,0.90625,1.0625}
tensor @r0.want.0.f64 : f64[] = {20.041199}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3],
    %z : f64[4]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, p=2, margin=0.5, weight=%z, reduction=2) : f64[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2_one.f32" stage "import"
tensor @r0.in.x : f32[4] = {2.9375,2,0.40625,-0.09375}
tensor @r0.in.y : i64[1] = {2}
tensor @r0.want.0.f32 : f64[] = {1.65625}
graph "main"(
    %x : f32[4],
    %y : i64[1]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2_empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : i64[0] = {}
tensor @r0.want.0.f32 : f64[] = {4.653161e-310}
tensor @r0.own.0 : f64[] = {1.5e+306}
graph "main"(
    %x : f32[0, 4],
    %y : i64[0]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2_row.f32" stage "import"
tensor @r0.in.x : f32[4] = {-0.8125,-0.65625,-2.9375,-1.1875}
tensor @r0.in.y : i64[] = {2}
tensor @r0.want.0.f32 : f64[] = {2.289062}
graph "main"(
    %x : f32[4],
    %y : i64[]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2_alone.f32" stage "import"
tensor @r0.in.x : f32[] = {2.875}
tensor @r0.in.y : i64[] = {0}
tensor @r0.in.z : f32[1] = {2.46875}
tensor @r0.want.0.f32 : f64[] = {0}
graph "main"(
    %x : f32[],
    %y : i64[],
    %z : f32[1]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, weight=%z, reduction=2) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2_nan.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {0.5,nan,-1,2,1,0.25,nan,0.5}
tensor @r0.in.y : i64[2] = {0,3}
tensor @r0.want.0.f32 : f64[] = {1.1875}
graph "main"(
    %x : f32[2, 4],
    %y : i64[2]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multilabel_margin_loss_forward.r2_nan.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {0.5,nan,-1,2,1,0.25,nan,0.5}
tensor @r0.in.y : i64[2, 4] = {0,3,-1,0,3,1,-1,1}
tensor @r0.want.0.f32 : f64[] = {0.8125}
tensor @r0.want.1.f32 : f64[2, 4] = {1,0,0,1,0,1,0,1}
graph "main"(
    %x : f32[2, 4],
    %y : i64[2, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=2) : f32[], f32[2, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss.r2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.3125,-1.75,-2.375,-3.0625,-1.25,-2.65625,-1.96875,-2.40625,-0.75,2.09375,1.96875,-2.9375}
tensor @r0.in.y : i64[3, 4] = {2,2,0,0,0,2,2,1,0,0,3,2}
tensor @r0.want.0.f32 : f64[] = {5.554688}
tensor @r1.in.x : f32[4, 6] = {-1.3125,-1.75,-2.375,-3.0625,-1.25,-2.65625,-1.96875,-2.40625,-0.75,2.09375,1.96875,-2.9375,0.3125,-0.46875,-1.71875,-0.9375,2.96875,1,-1.15625,1.71875,-2.15625,-2.0625,2.9375,-2.5625}
tensor @r1.in.y : i64[4, 6] = {0,5,3,3,3,5,1,4,1,3,2,5,4,4,0,1,2,3,5,5,0,1,1,1}
tensor @r1.want.0.f32 : f64[] = {13.26042}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17, s27]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r2.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.8125,-1.75,-2.625,-1.65625,-3.03125,-2.09375,-0.15625,0,-2.75,-0.875,0.15625,-0.0625}
tensor @r0.in.y : i64[3, 4] = {3,2,1,0,1,2,0,1,2,1,2,3}
tensor @r0.want.0.f64 : f64[] = {2.84375}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=2) : f64[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r2_ends.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.09375,-1.1875,-1.0625,2.1875,0.46875,-1.78125,-0.0625,-0.8125,2.0625,1.0625,0.28125,-1.09375}
tensor @r0.in.y : i64[3, 4] = {3,-1,0,1,-1,0,0,0,2,2,1,-1}
tensor @r0.want.0.f32 : f64[] = {1.890625}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r2_ends.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.3125,1.53125,-2.96875,2.9375,-0.84375,-1.28125,-2.9375,-3.09375,1.0625,-2.9375,0.34375,1.125}
tensor @r0.in.y : i64[3, 4] = {3,-1,0,1,-1,0,0,0,2,2,1,-1}
tensor @r0.want.0.f64 : f64[] = {4.265625}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=2) : f64[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r2_row.f32" stage "import"
tensor @r0.in.x : f32[4] = {1.03125,-0.34375,0.84375,1.125}
tensor @r0.in.y : i64[4] = {1,3,-1,2}
tensor @r0.want.0.f32 : f64[] = {1.546875}
graph "main"(
    %x : f32[4],
    %y : i64[4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r2_alone.f32" stage "import"
tensor @r0.in.x : f32[] = {-0.625}
tensor @r0.in.y : i64[] = {0}
tensor @r0.want.0.f32 : f64[] = {0}
graph "main"(
    %x : f32[],
    %y : i64[]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss_forward.r2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.90625,0,-2.65625,-1.59375,1.84375,-0.90625,-2.28125,1.28125,2.84375,1.09375,-0.5625,-0.4375}
tensor @r0.in.y : i64[3, 4] = {3,1,3,2,2,3,3,0,3,0,3,3}
tensor @r0.want.0.f32 : f64[] = {8.515625}
tensor @r0.want.1.f32 : f64[3, 4] = {0,1,1,1,1,0,1,1,1,0,0,1}
tensor @r1.in.x : f32[4, 6] = {2.90625,0,-2.65625,-1.59375,1.84375,-0.90625,-2.28125,1.28125,2.84375,1.09375,-0.5625,-0.4375,0,0.96875,2.34375,1.5625,-2.3125,-2.96875,3.0625,0.59375,-0.09375,-1,-0.875,-0.21875}
tensor @r1.in.y : i64[4, 6] = {4,4,5,3,2,3,1,2,4,2,0,5,0,4,4,2,2,1,2,3,5,4,1,4}
tensor @r1.want.0.f32 : f64[] = {14.91667}
tensor @r1.want.1.f32 : f64[4, 6] = {0,0,1,1,1,1,1,1,1,0,1,1,1,1,1,0,1,0,0,1,1,1,1,1}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17, s27]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=2) : f32[], f32[s17, s27] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r2.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.53125,-0.59375,-2.34375,0.46875,2.03125,1.6875,-1.8125,0.40625,-2.1875,-0.8125,-2.6875,-0.09375}
tensor @r0.in.y : i64[3, 4] = {3,1,2,0,3,3,0,2,3,3,3,3}
tensor @r0.want.0.f64 : f64[] = {2.7109375}
tensor @r0.want.1.f64 : f64[3, 4] = {1,1,1,1,1,0,1,1,0,0,0,1}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=2) : f64[], f64[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r2_ends.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.8125,-0.6875,-1.90625,1.53125,2.21875,-2.0625,-3.03125,0.09375,-0.34375,0.875,-1.90625,-0.71875}
tensor @r0.in.y : i64[3, 4] = {3,-1,0,1,-1,0,0,0,2,2,1,-1}
tensor @r0.want.0.f32 : f64[] = {2.445312}
tensor @r0.want.1.f32 : f64[3, 4] = {0,0,0,1,0,0,0,0,0,1,1,0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=2) : f32[], f32[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r2_ends.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.6875,-2.9375,-1.75,0.3125,0.53125,0.125,1.78125,1.96875,1.625,-0.84375,-2.09375,-0.59375}
tensor @r0.in.y : i64[3, 4] = {3,-1,0,1,-1,0,0,0,2,2,1,-1}
tensor @r0.want.0.f64 : f64[] = {5.1328125}
tensor @r0.want.1.f64 : f64[3, 4] = {0,0,0,1,0,0,0,0,0,1,1,0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=2) : f64[], f64[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r2_row.f32" stage "import"
tensor @r0.in.x : f32[4] = {-0.75,-0.34375,2.03125,1}
tensor @r0.in.y : i64[4] = {1,3,-1,2}
tensor @r0.want.0.f32 : f64[] = {1.5}
tensor @r0.want.1.f32 : f64[4] = {0,1,0,1}
graph "main"(
    %x : f32[4],
    %y : i64[4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=2) : f32[], f32[4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r2_alone.f32" stage "import"
tensor @r0.in.x : f32[] = {3.0625}
tensor @r0.in.y : i64[] = {0}
tensor @r0.want.0.f32 : f64[] = {0}
tensor @r0.want.1.f32 : f64[] = {1}
graph "main"(
    %x : f32[],
    %y : i64[]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=2) : f32[], f32[] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "poisson_nll_loss.unlike.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.2188,-2.688,2.219,2.469,-0.4688,2.375,-0.4375,0.5938,1.5625,-1.531,-2.406,-2.531}
tensor @r0.in.y : i64[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f16 : f64[3, 4] = {1.2445,2.7556,5.4101,6.1655,5.658,3.6469,9.836,6.1678,2.8649,26.79,39.249,45.418}
tensor @r0.own.0 : f64[] = {0.00026}
graph "main"(
    %x : f16[3, 4],
    %y : i64[3, 4]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=true, eps=1e-08, reduction=0) : f16[3, 4]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.unlike.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.625,0.125,-2.21875,1.21875,-1.03125,-0.03125,2.96875,1.875,0.5625,-0.78125,0.53125,0.78125}
tensor @r0.in.y : i64[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.53526,1.0081,5.1981,1.4908,7.6388,5.8963,8.2204,1.9091,7.8492,20.282,11.485,11.085}
tensor @r0.own.0 : f64[] = {0.0045}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[3, 4]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=true, eps=1e-08, reduction=0) : bf16[3, 4]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.unlike.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.6875,2.28125,-0.3125,1,-2.09375,2.03125,-1.46875,-2.03125,-0.9375,2.90625,-2.625,1.8125}
tensor @r0.in.y : i64[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f64 : f64[3, 4] = {14.694893,7.5076589,2.0084221,1.4823634,11.655487,2.238207,15.608088,22.863186,18.485797,4.9244115,41.418522,3.6829768}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=true, eps=1e-08, reduction=0) : f64[3, 4]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "hinge_embedding_loss.bytes.f32" stage "import"
tensor @r0.in.x : u8[6] = {0,1,2,3,4,5}
tensor @r0.in.y : i64[6] = {1,-1,2,1,-1,2}
tensor @r0.want.0.u8 : u8[6] = {0,1,2,3,254,2}
graph "main"(
    %x : u8[6],
    %y : i64[6]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=2.5, reduction=0) : u8[6]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "cross_entropy_loss.no_classes_0.f32" stage "import"
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.in.y : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3] = {-0.0,-0.0,-0.0}
graph "main"(
    %x : f32[3, 0]{1, 1},
    %y : f32[3, 0]{1, 1}) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, reduction=0) : f32[3]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.no_classes_1.f32" stage "import"
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.in.y : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[] = {nan}
graph "main"(
    %x : f32[3, 0]{1, 1},
    %y : f32[3, 0]{1, 1}) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.no_classes_2.f32" stage "import"
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.in.y : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[] = {-0.0}
graph "main"(
    %x : f32[3, 0]{1, 1},
    %y : f32[3, 0]{1, 1}) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "soft_margin_loss.target_i64.f32" stage "import"
tensor @r0.in.x : f32[5] = {-1.6875,0.4375,2.8125,0,-3.09375}
tensor @r0.in.y : i64[5] = {1,0,1,1,0}
tensor @r0.want.0.f32 : f64[] = {0.7989978}
graph "main"(
    %x : f32[5],
    %y : i64[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.target_i64.f16" stage "import"
tensor @r0.in.x : f16[5] = {0.4375,-1.5,2.062,-2.469,1.094}
tensor @r0.in.y : i64[5] = {1,0,1,1,0}
tensor @r0.want.0.f16 : f64[] = {0.91083}
tensor @r0.own.0 : f64[] = {0.00033}
graph "main"(
    %x : f16[5],
    %y : i64[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f16[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.target_i8.f32" stage "import"
tensor @r0.in.x : f32[5] = {-2.5625,2.1875,0.84375,-2.75,-0.96875}
tensor @r0.in.y : i8[5] = {1,0,1,1,0}
tensor @r0.want.0.f32 : f64[] = {1.438557}
graph "main"(
    %x : f32[5],
    %y : i8[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.target_i8.f16" stage "import"
tensor @r0.in.x : f16[5] = {-2.406,2.094,2.125,2.969,2.094}
tensor @r0.in.y : i8[5] = {1,0,1,1,0}
tensor @r0.want.0.f16 : f64[] = {0.80836}
tensor @r0.own.0 : f64[] = {0.0003}
graph "main"(
    %x : f16[5],
    %y : i8[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f16[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.target_u8.f32" stage "import"
tensor @r0.in.x : f32[5] = {-2.1875,0,3.0625,-0.5,-2.1875}
tensor @r0.in.y : u8[5] = {1,0,1,1,0}
tensor @r0.want.0.f32 : f64[] = {0.9399837}
graph "main"(
    %x : f32[5],
    %y : u8[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.target_u8.f16" stage "import"
tensor @r0.in.x : f16[5] = {2.875,-1.031,-1.125,2.844,-1.9375}
tensor @r0.in.y : u8[5] = {1,0,1,1,0}
tensor @r0.want.0.f16 : f64[] = {0.58078}
tensor @r0.own.0 : f64[] = {0.00047}
graph "main"(
    %x : f16[5],
    %y : u8[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f16[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.target_bool.f32" stage "import"
tensor @r0.in.x : f32[5] = {1.1875,-2.25,0.96875,-0.625,2.34375}
tensor @r0.in.y : bool[5] = {true,false,true,true,false}
tensor @r0.want.0.f32 : f64[] = {0.6055895}
graph "main"(
    %x : f32[5],
    %y : bool[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.target_bool.f16" stage "import"
tensor @r0.in.x : f16[5] = {-2,1.1875,-3.094,2.906,1.875}
tensor @r0.in.y : bool[5] = {true,false,true,true,false}
tensor @r0.want.0.f16 : f64[] = {1.3409}
tensor @r0.own.0 : f64[] = {6.6e-05}
graph "main"(
    %x : f16[5],
    %y : bool[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f16[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "mse_loss.reduction0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.28125,1.28125,-1.75,-2.5,-3,2.84375,0.96875,-1.15625,2.125,2.21875,1.75,-3}
tensor @r0.in.y : f32[3, 4] = {-0.125,-1.90625,1.6875,0.875,-1.875,-1.9375,-1.34375,0.84375,0.34375,-2.25,2.3125,2.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.977539,10.16016,11.81641,11.39062,1.265625,22.86035,5.347656,4,3.172852,19.96973,0.3164062,29.22754}
tensor @r1.in.x : f32[4, 6] = {1.28125,1.28125,-1.75,-2.5,-3,2.84375,0.96875,-1.15625,2.125,2.21875,1.75,-3,-0.125,-1.90625,1.6875,0.875,-1.875,-1.9375,-1.34375,0.84375,0.34375,-2.25,2.3125,2.40625}
tensor @r1.in.y : f32[4, 6] = {-1.28125,1.21875,1.875,0.90625,0.59375,-0.46875,-2.34375,2.0625,-2.4375,2.84375,3,-1.21875,-2.0625,-2.28125,-2.8125,-2.90625,0.21875,-2.96875,-2.8125,-0.34375,-0.96875,-1.40625,-2.875,-1.0625}
tensor @r1.want.0.f32 : f64[4, 6] = {6.566406,0.00390625,13.14062,11.60254,12.91504,10.97266,10.97266,10.36035,20.81641,0.390625,1.5625,3.172852,3.753906,0.140625,20.25,14.29785,4.383789,1.063477,2.157227,1.410156,1.722656,0.7119141,26.91016,12.03223}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.53125,1,0,-1.15625,-3,0.375,3.09375,2.5625,2.75,2.8125,-2.375,2.1875}
tensor @r0.in.y : f32[3, 4] = {0.1875,1.90625,2.71875,-1.125,0.96875,1.78125,0.84375,0.5,1.75,1.875,-1.4375,1.5}
tensor @r0.want.0.f32 : f64[3, 4] = {1.805664,0.8212891,7.391602,0.0009765625,15.75098,1.977539,5.0625,4.253906,1,0.8789062,0.8789062,0.4726562}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction0_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {-1.0625,-2.969,-2.219}
tensor @r0.in.y : i64[3] = {2049,70000,-3}
tensor @r0.want.0.f16 : f64[3] = {inf,inf,0.61035}
graph "main"(
    %x : f16[3],
    %y : i64[3]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y, reduction=0) : f16[3]
  return %mse_loss as "mse_loss"
}

fxge 1
model "l1_loss.reduction0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.5625,1.21875,-2.5,1.28125,-1.78125,-1.375,0.9375,0.4375,-2.3125,3.0625,-0.53125,3.0625}
tensor @r0.in.y : f32[3, 4] = {1.375,-2.84375,0.96875,2.96875,-1.09375,2.28125,2.5625,0.25,0.3125,-2.34375,2.5625,2.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {3.9375,4.0625,3.46875,1.6875,0.6875,3.65625,1.625,0.1875,2.625,5.40625,3.09375,0.84375}
tensor @r1.in.x : f32[4, 6] = {-2.5625,1.21875,-2.5,1.28125,-1.78125,-1.375,0.9375,0.4375,-2.3125,3.0625,-0.53125,3.0625,1.375,-2.84375,0.96875,2.96875,-1.09375,2.28125,2.5625,0.25,0.3125,-2.34375,2.5625,2.21875}
tensor @r1.in.y : f32[4, 6] = {-2.28125,-0.1875,-1.15625,2.9375,-1.59375,1.90625,-1.15625,-1.78125,2.59375,2.34375,1.5,-0.21875,1.75,-1.65625,-0.0625,0.9375,-0.65625,2.71875,-0.375,1.15625,-0.375,2.28125,1.125,0.8125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.28125,1.40625,1.34375,1.65625,0.1875,3.28125,2.09375,2.21875,4.90625,0.71875,2.03125,3.28125,0.375,1.1875,1.03125,2.03125,0.4375,0.4375,2.9375,0.90625,0.6875,4.625,1.4375,1.40625}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.25,2.28125,-0.5,-2.125,1.34375,-2.65625,2.6875,-2.28125,0.84375,-0.3125,-0.78125,2.15625}
tensor @r0.in.y : f32[3, 4] = {2.03125,0.3125,-2.9375,3.125,-2.625,2.96875,1.46875,1.90625,1.03125,0.8125,-0.375,-0.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.21875,1.96875,2.4375,5.25,3.96875,5.625,1.21875,4.1875,0.1875,1.125,0.40625,2.6875}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction0_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {0.5,-0.625,-2.906}
tensor @r0.in.y : i64[3] = {2049,70000,-3}
tensor @r0.want.0.f16 : f64[3] = {2048.5,inf,0.09375}
tensor @r0.own.0 : f64[] = {0.00024}
graph "main"(
    %x : f16[3],
    %y : i64[3]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=0) : f16[3]
  return %l1_loss as "l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.65625,-0.875,0.875,1.71875,-0.71875,-0.125,-0.96875,1.59375,-1.25,-0.65625,-0.15625,1.8125}
tensor @r0.in.y : f32[3, 4] = {1.65625,1.375,1.78125,-1.3125,1.4375,0.625,-0.8125,-0.09375,3.0625,0,-1.09375,1.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {0,1.75,0.4106445,2.53125,1.65625,0.28125,0.01220703,1.1875,3.8125,0.215332,0.4394531,0.03955078}
tensor @r1.in.x : f32[4, 6] = {1.65625,-0.875,0.875,1.71875,-0.71875,-0.125,-0.96875,1.59375,-1.25,-0.65625,-0.15625,1.8125,1.65625,1.375,1.78125,-1.3125,1.4375,0.625,-0.8125,-0.09375,3.0625,0,-1.09375,1.53125}
tensor @r1.in.y : f32[4, 6] = {2.9375,2.71875,-0.15625,3.0625,0.09375,-2.15625,-2.40625,-2.5625,1.3125,0.5,2.28125,1.875,2.875,-1.3125,1.03125,-2.8125,0.75,1.34375,-0.65625,1.96875,2.0625,2.84375,0,-1.21875}
tensor @r1.want.0.f32 : f64[4, 6] = {0.78125,3.09375,0.53125,0.84375,0.3300781,1.53125,0.9375,3.65625,2.0625,0.65625,1.9375,0.001953125,0.71875,2.1875,0.28125,1,0.2363281,0.2583008,0.01220703,1.5625,0.5,2.34375,0.59375,2.25}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.71875,-2.84375,-3.125,0.4375,0.46875,2.21875,0.03125,-0.75,0.53125,-2.125,-0.4375,-1.5}
tensor @r0.in.y : f32[3, 4] = {-1.5625,1.5,2.375,1.4375,1.40625,-0.09375,0.40625,-0.125,2.03125,-1.1875,-2.34375,0.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.355957,3.84375,5,0.5,0.4394531,1.8125,0.0703125,0.1953125,1,0.4394531,1.40625,1.5}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction0_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {0.5938,1.75,0.375}
tensor @r0.in.y : i64[3] = {2049,70000,-3}
tensor @r0.want.0.f16 : f64[3] = {2047.9,inf,2.875}
tensor @r0.own.0 : f64[] = {0.00093}
graph "main"(
    %x : f16[3],
    %y : i64[3]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y, reduction=0) : f16[3]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "huber_loss.reduction0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.75,1.28125,-1.09375,-2.03125,1.84375,-2.65625,0.5,-3.0625,1.8125,2.59375,-2.5625,3.0625}
tensor @r0.in.y : f32[3, 4] = {1.53125,0.25,-0.34375,2.78125,2.46875,0.875,-2.6875,-0.84375,3.0625,-0.21875,0.59375,3.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.71875,0.53125,0.28125,4.3125,0.1953125,3.03125,2.6875,1.71875,0.75,2.3125,2.65625,0.0004882812}
tensor @r1.in.x : f32[4, 6] = {2.75,1.28125,-1.09375,-2.03125,1.84375,-2.65625,0.5,-3.0625,1.8125,2.59375,-2.5625,3.0625,1.53125,0.25,-0.34375,2.78125,2.46875,0.875,-2.6875,-0.84375,3.0625,-0.21875,0.59375,3.09375}
tensor @r1.in.y : f32[4, 6] = {3.03125,-1.9375,2.625,-1.0625,2.5625,-0.46875,2.8125,-0.75,1.0625,-0.28125,2.1875,2.15625,-2.65625,1.71875,-1.09375,0.90625,-2.375,-0.40625,2.78125,2.0625,2.375,-0.1875,-0.625,1.375}
tensor @r1.want.0.f32 : f64[4, 6] = {0.03955078,2.71875,3.21875,0.4692383,0.2583008,1.6875,1.8125,1.8125,0.28125,2.375,4.25,0.4106445,3.6875,0.96875,0.28125,1.375,4.34375,0.78125,4.96875,2.40625,0.2363281,0.0004882812,0.71875,1.21875}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %huber_loss = aten.huber_loss.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %huber_loss as "huber_loss"
}

fxge 1
model "huber_loss.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.5625,-0.03125,1.40625,1.53125,1.21875,2.75,2.75,-0.6875,-0.09375,0.78125,2.53125,2}
tensor @r0.in.y : f32[3, 4] = {0.09375,-1.90625,-3.09375,1.9375,0.28125,1.875,-2.90625,-0.15625,1.4375,1.59375,-1.96875,2.125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.215332,1.375,4,0.08251953,0.4394531,0.3828125,5.15625,0.1411133,1.03125,0.3300781,4,0.0078125}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %huber_loss = aten.huber_loss.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %huber_loss as "huber_loss"
}

fxge 1
model "soft_margin_loss.reduction0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.875,2.96875,0.90625,-3.125,-2.59375,-3.125,-0.5,-2.90625,-0.625,-1.875,-2.8125,1.15625}
tensor @r0.in.y : f32[3, 4] = {-1.53125,-0.09375,0.1875,2.9375,-2.8125,-2.3125,0.90625,0,2.40625,0.28125,-1.65625,-0.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {4.414518,0.841959,0.6117911,9.179791,0.0006787476,0.0007267515,0.9451584,0.6931472,1.704608,0.991185,0.009438802,0.7875536}
tensor @r1.in.x : f32[4, 6] = {2.875,2.96875,0.90625,-3.125,-2.59375,-3.125,-0.5,-2.90625,-0.625,-1.875,-2.8125,1.15625,-1.53125,-0.09375,0.1875,2.9375,-2.8125,-2.3125,0.90625,0,2.40625,0.28125,-1.65625,-0.15625}
tensor @r1.in.y : f32[4, 6] = {2.8125,-1.375,1.78125,1.03125,-1.6875,-1.6875,0.53125,2.53125,-2.21875,0.09375,1.28125,2.21875,2.90625,0.40625,-2.78125,2.6875,0.4375,-3.125,0.3125,1.53125,0.9375,0.8125,-2.125,0.875}
tensor @r1.want.0.f32 : f64[4, 6] = {0.0003077904,4.098764,0.1815199,3.261732,0.01248531,0.005112867,0.8347535,7.357084,0.2230587,0.7848952,3.630379,0.07407367,4.461804,0.7123715,0.9875043,0.0003727071,1.486781,0.0007267515,0.5615378,0.6931472,0.09964935,0.5854026,0.02918331,0.7638412}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.84375,-1.5,1.9375,-1.5,-2.625,-3.0625,-2.125,-1.34375,0,0.59375,-0.125,0.5625}
tensor @r0.in.y : f32[3, 4] = {2.5,0.875,2.5625,-0.1875,0.09375,-0.1875,-0.34375,2.71875,2.0625,-1.125,1.78125,1.5}
tensor @r0.want.0.f32 : f64[3, 4] = {7.110192,1.550845,0.0069548,0.5623775,0.8237453,0.4466996,0.3931787,3.678895,0.6931472,1.081897,0.8106595,0.3577406}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "l1_loss.reduction0_integers.f32" stage "import"
tensor @r0.in.x : i64[3] = {5,-128,3}
tensor @r0.in.y : i64[3] = {-7,127,3}
tensor @r0.want.0.i64 : i64[3] = {12,255,0}
graph "main"(
    %x : i64[3],
    %y : i64[3]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=0) : i64[3]
  return %l1_loss as "l1_loss"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction0_f32_f16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.40625,-2.1875,-2.65625,-1.6875,1.84375,2.25,-0.25,0.3125,-1.6875,1.6875,-2.03125,-0.96875}
tensor @r0.in.y : f16[3, 4] = {0.5547,0.03906,0.2734,0.3281,0.3125,0.75,0.4531,0.2656,0.672,0.125,0.3828,0.3125}
tensor @r0.want.0.f16 : f64[3, 4] = {0.73585,0.19179,0.79417,0.72344,1.4145,0.66271,0.68922,0.77855,1.3035,1.6463,0.90084,0.6245}
tensor @r0.own.0 : f64[] = {0.00029}
graph "main"(
    %x : f32[3, 4],
    %y : f16[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y, reduction=0) : f16[3, 4]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction0_f64_f32.f32" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.34375,-1.0625,1.03125,1.21875,1.65625,1.03125,-2.3125,0.625,-0.21875,0.03125,-2.15625,-2.8125}
tensor @r0.in.y : f32[3, 4] = {0.3984375,0.4140625,0.2109375,0.34375,0.1796875,0.3671875,0.7109375,0.2109375,0.5390625,0.59375,0.671875,0.4765625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6729334,0.7367745,1.118674,1.058778,1.533313,0.9575407,1.738456,0.9218647,0.7076617,0.6903396,1.558265,1.398653}
graph "main"(
    %x : f64[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction0_f16_f32.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.25,-2.406,0.3125,-2,0.8438,-1.0625,-2.938,1.1875,-0.6875,2.188,0.9375,-2.562}
tensor @r0.in.y : f32[3, 4] = {0.0234375,0.078125,0.4609375,0.4375,0.5390625,0.625,0.5,0.140625,0.0078125,0.5078125,0.1015625,0.2578125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.472632,0.2743061,0.7175119,1.001928,0.7466566,0.9608956,1.520391,1.286698,0.4127221,1.182997,1.172743,0.7349277}
tensor @r0.own.0 : f64[] = {0.00057}
graph "main"(
    %x : f16[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction0_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.812,0.75,-0.6875,0.0625,1.6875,1.75,-0.4688,1.406,-2.625,-1.4375,-3,-0.09375}
tensor @r0.in.y : bf16[3, 4] = {0.3828125,0.6875,0.4609375,0.40625,0.171875,0.6328125,0.3984375,0.078125,0.6640625,0.0859375,0.625,0.390625}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.7942,0.62125,0.72425,0.69949,1.5672,0.8028,0.67276,1.5156,1.8131,0.33665,1.9236,0.68399}
tensor @r0.own.0 : f64[] = {0.0027}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y, reduction=0) : bf16[3, 4]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.5625,2.71875,1.90625,-2.46875,2.5,-1.59375,0.46875,0.21875,3,-0.78125,0.3125,-2.40625}
tensor @r0.in.y : f32[3, 4] = {0,1,1,1,1,0,0,0,0,0,0,0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.1902991,0.06387313,0.1385758,2.550045,0.07888973,0.1849534,0.9547402,0.8084917,3.048587,0.3769513,0.8615549,0.08631781}
tensor @r1.in.x : f32[4, 6] = {-1.5625,2.71875,1.90625,-2.46875,2.5,-1.59375,0.46875,0.21875,3,-0.78125,0.3125,-2.40625,-1.03125,-1.1875,-1.34375,-1.0625,1.46875,-0.6875,-0.75,0.5625,-1.53125,-0.375,-1.5,2.5625}
tensor @r1.in.y : f32[4, 6] = {1,0,1,0,0,1,0,1,1,1,1,0,1,1,0,0,0,1,1,1,1,1,1,0}
tensor @r1.want.0.f32 : f64[4, 6] = {1.752799,2.782623,0.1385758,0.08129484,2.57889,1.778703,0.9547402,0.5897417,0.04858735,1.158201,0.5490549,0.08631781,1.336203,1.45369,0.2317985,0.2968331,1.675937,1.094851,1.136871,0.4509373,1.727035,0.8981233,1.701413,2.636783}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.375,0.09375,0.9375,-1.0625,-0.25,0.5625,-1.59375,0.03125,-0.625,-2.90625,0.78125,-1.34375}
tensor @r0.in.y : f32[3, 4] = {1,0,0,0,1,0,1,1,1,0,1,0}
tensor @r0.want.0.f32 : f64[3, 4] = {2.463939,0.7411204,1.267958,0.2968331,0.8259394,1.013437,1.778703,0.6776442,1.053701,0.05323778,0.3769513,0.2317985}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy.reduction0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.6640625,0.3359375,0.4921875,0.34375,0.4296875,0.28125,0.078125,0.6171875,0.734375,0.546875,0.1640625,0.140625}
tensor @r0.in.y : f32[3, 4] = {0,0,0,1,0,1,1,0,1,0,1,1}
tensor @r0.want.0.f32 : f64[3, 4] = {1.09083,0.409379,0.677643,1.067841,0.5615708,1.268511,2.549445,0.96021,0.3087355,0.7915873,1.807508,1.961659}
tensor @r1.in.x : f32[4, 6] = {0.6640625,0.3359375,0.4921875,0.34375,0.4296875,0.28125,0.078125,0.6171875,0.734375,0.546875,0.1640625,0.140625,0.7734375,0.0390625,0.2578125,0.125,0.0859375,0.484375,0.75,0.5859375,0.75,0.1796875,0.140625,0.078125}
tensor @r1.in.y : f32[4, 6] = {1,0,0,0,1,1,0,1,1,1,0,1,1,0,0,1,0,1,0,1,1,0,1,0}
tensor @r1.want.0.f32 : f64[4, 6] = {0.409379,0.409379,0.677643,0.4212135,0.8446971,1.268511,0.08134564,0.4825824,0.3087355,0.603535,0.1792014,1.961659,0.2569104,0.03984591,0.2981534,2.079442,0.08985633,0.7248959,1.386294,0.5345422,0.2876821,0.1980699,1.961659,0.08134564}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %binary_cross_entropy = aten.binary_cross_entropy.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %binary_cross_entropy as "binary_cross_entropy"
}

fxge 1
model "binary_cross_entropy.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.2734375,0.71875,0.09375,0.7109375,0.2890625,0.296875,0.015625,0.015625,0.6875,0.15625,0.078125,0.6796875}
tensor @r0.in.y : f32[3, 4] = {1,0,0,1,0,0,0,0,1,0,0,0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.296682,1.268511,0.09844007,0.3411708,0.3411708,0.3522206,0.01574836,0.01574836,0.3746934,0.169899,0.08134564,1.138458}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy = aten.binary_cross_entropy.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %binary_cross_entropy as "binary_cross_entropy"
}

fxge 1
model "kl_div.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.5,2,-2.90625,-0.6875,-0.09375,-1.84375,1.96875,0.375,-0.4375,0.6875,2,-2.4375}
tensor @r0.in.y : f32[3, 4] = {0.78125,0.15625,0.4375,1.21875,2.59375,1.125,0.59375,1.71875,1.875,2.875,0.46875,0.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.1977656,-0.6025466,0.9098125,1.078991,2.715279,2.206725,-1.478465,0.2863391,1.998954,1.059589,-1.292665,0.006597786}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %kl_div = aten.kl_div.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %kl_div as "kl_div"
}

fxge 1
model "cross_entropy_loss.reduction0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 5] = {-0.5,2.375,-1.28125,-2.09375,3.03125,-2.625,0.90625,-1.125,1.09375,-0.75,1.1875,-1.09375,-1.4375,-1.875,1.71875}
tensor @r0.in.y : i64[3] = {2,3,2}
tensor @r0.want.0.f32 : f64[3] = {4.761923,0.7515393,3.697413}
tensor @r1.in.x : f32[4, 5] = {-0.5,2.375,-1.28125,-2.09375,3.03125,-2.625,0.90625,-1.125,1.09375,-0.75,1.1875,-1.09375,-1.4375,-1.875,1.71875,2.90625,-2.375,-0.3125,-2.09375,-0.15625}
tensor @r1.in.y : i64[4] = {2,3,1,1}
tensor @r1.want.0.f32 : f64[4] = {4.761923,0.7515393,3.353663,5.375286}
graph "main"(
    %x : f32[s17, 5],
    %y : i64[s17]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, reduction=0) : f32[s17]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {0.40625,-1.4375,0.0625,0.71875,-0.28125,0.40625,2.46875,2.8125,-2.0625,2.875,0.8125,-2.71875,-2.5625,-1.25,-3.125}
tensor @r0.in.y : i64[3] = {4,0,4}
tensor @r0.want.0.f32 : f64[3] = {2.005783,3.461046,4.128219}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, reduction=0) : f32[3]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "nll_loss.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {-2.5625,-0.5625,2.65625,-2.5625,2.40625,-0.6875,1.8125,-1.34375,-0.09375,0.875,1.15625,0.71875,-0.15625,-2.03125,0.8125}
tensor @r0.in.y : i64[3] = {2,3,4}
tensor @r0.want.0.f32 : f64[3] = {-2.65625,0.09375,-0.8125}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %nll_loss = aten.nll_loss.default(self=%x, target=%y, reduction=0) : f32[3]
  return %nll_loss as "nll_loss"
}

fxge 1
model "nll_loss_forward.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {-2.09375,-1.875,-0.78125,0.0625,-0.53125,-0.53125,-0.59375,1.90625,-1.25,1.5,1.25,1.25,2.53125,1.40625,-3.03125}
tensor @r0.in.y : i64[3] = {0,4,0}
tensor @r0.in.z : f32[5] = {2.4375,3.09375,1.34375,1.875,2.5625}
tensor @r0.want.0.f32 : f64[3] = {5.103516,-3.84375,-3.046875}
tensor @r0.want.1.f32 : f64[] = {0}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss_forward.default(self=%x, target=%y, weight=%z, reduction=0, ignore_index=-100) : f32[3], f32[] name("nll_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mse_loss.reduction1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.03125,-0.03125,-0.0625,-0.0625,-2.46875,1.59375,2.21875,2.6875,-0.28125,1.71875,1.4375,-0.5625}
tensor @r0.in.y : f32[3, 4] = {2.9375,1.09375,-0.71875,3.03125,-0.375,0.625,2.59375,-0.875,1.75,-1.3125,-0.34375,-1.1875}
tensor @r0.want.0.f32 : f64[] = {5.91569}
tensor @r1.in.x : f32[4, 6] = {-2.03125,-0.03125,-0.0625,-0.0625,-2.46875,1.59375,2.21875,2.6875,-0.28125,1.71875,1.4375,-0.5625,2.9375,1.09375,-0.71875,3.03125,-0.375,0.625,2.59375,-0.875,1.75,-1.3125,-0.34375,-1.1875}
tensor @r1.in.y : f32[4, 6] = {-0.40625,1.0625,0.40625,-1.9375,-0.53125,-2.53125,2.25,1.78125,-1.75,-2.28125,1.625,0.75,1.71875,-3.03125,-0.09375,-0.15625,2.78125,-1.5625,0.71875,-1.25,-1.03125,2,-0.09375,-2.9375}
tensor @r1.want.0.f32 : f64[] = {4.931966}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y) : f32[]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.78125,-2.09375,0.0625,2.65625,-2.15625,-1.25,-3,-1.8125,0.84375,1.40625,-2.6875,0.15625}
tensor @r0.in.y : bf16[3, 4] = {1.78125,3,1.03125,-2.96875,3.03125,-1.1875,0.6875,1.125,-2.15625,1.1875,2.5,-0.59375}
tensor @r0.want.0.bf16 : f64[] = {12.016}
tensor @r0.own.0 : f64[] = {0.0013}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y) : bf16[]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.3438,-1.375,2.812,0.1562,2.938,-1.531,0.7812,1.094,1.594,0.5312,-0.5312,-2.719}
tensor @r0.in.y : f16[3, 4] = {2.75,2.562,-0.1875,-2.344,-2.312,-0.2188,3.125,-2.062,-2.062,2.938,-1.406,-1.6875}
tensor @r0.want.0.f16 : f64[] = {8.8377}
tensor @r0.own.0 : f64[] = {0.0002}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y) : f16[]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction1_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {-0.5312,0.5312,2.781}
tensor @r0.in.y : i64[3] = {2049,70000,-3}
tensor @r0.want.0.f16 : f64[] = {inf}
graph "main"(
    %x : f16[3],
    %y : i64[3]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y) : f16[]
  return %mse_loss as "mse_loss"
}

fxge 1
model "l1_loss.reduction1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.34375,-0.03125,-1.25,1.625,-1.75,2.25,-2.9375,0.125,-0.75,-0.375,1.96875,-2.65625}
tensor @r0.in.y : f32[3, 4] = {-1.28125,-3.03125,-0.28125,3.09375,-1.9375,0.53125,-0.5625,-2,0.40625,0.65625,0.4375,-1.09375}
tensor @r0.want.0.f32 : f64[] = {1.505208}
tensor @r1.in.x : f32[4, 6] = {-0.34375,-0.03125,-1.25,1.625,-1.75,2.25,-2.9375,0.125,-0.75,-0.375,1.96875,-2.65625,-1.28125,-3.03125,-0.28125,3.09375,-1.9375,0.53125,-0.5625,-2,0.40625,0.65625,0.4375,-1.09375}
tensor @r1.in.y : f32[4, 6] = {0.625,0,2.3125,2.375,-2.5625,1.25,-2.21875,0.625,-0.75,-2.0625,-0.625,-1.625,1.46875,2.6875,2.25,-2.9375,2.6875,0.96875,-2.4375,2.59375,-1.3125,-1.3125,0.5,2.21875}
tensor @r1.want.0.f32 : f64[] = {2.053385}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y) : f32[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.53125,0.15625,2.15625,-2.75,-1.0625,2.78125,3,1.84375,2,-2,2,-0.4375}
tensor @r0.in.y : bf16[3, 4] = {-0.25,1.1875,-2.125,-2.09375,-2.03125,-1.75,1.40625,2,-1.1875,1.59375,-2.09375,-0.53125}
tensor @r0.want.0.bf16 : f64[] = {2.0391}
tensor @r0.own.0 : f64[] = {0.0038}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y) : bf16[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.25,-1.25,2.312,-0.6562,-0.625,-2.094,0.3438,-3.094,-0.5625,0.8438,1.906,-2.188}
tensor @r0.in.y : f16[3, 4] = {-3.062,-0.3438,-0.3125,1.906,2.031,0.5312,0.625,-0.9688,-1.75,0.1562,2.469,-0.2812}
tensor @r0.want.0.f16 : f64[] = {1.6615}
tensor @r0.own.0 : f64[] = {0.0002}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y) : f16[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction1_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {1.219,3,-1.5}
tensor @r0.in.y : i64[3] = {2049,70000,-3}
tensor @r0.want.0.f16 : f64[] = {inf}
graph "main"(
    %x : f16[3],
    %y : i64[3]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y) : f16[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.625,-2.53125,0.09375,-0.96875,1.09375,-1.25,2.375,0.03125,-1.375,2.34375,3.09375,3.125}
tensor @r0.in.y : f32[3, 4] = {-2.0625,0.40625,-0.71875,0.21875,-0.4375,-1.96875,0.90625,1.875,0.4375,-0.75,-2.875,-2.53125}
tensor @r0.want.0.f32 : f64[] = {2.064657}
tensor @r1.in.x : f32[4, 6] = {1.625,-2.53125,0.09375,-0.96875,1.09375,-1.25,2.375,0.03125,-1.375,2.34375,3.09375,3.125,-2.0625,0.40625,-0.71875,0.21875,-0.4375,-1.96875,0.90625,1.875,0.4375,-0.75,-2.875,-2.53125}
tensor @r1.in.y : f32[4, 6] = {2.625,-1.25,-1.09375,2.25,-1.84375,2.75,1.46875,1,-3.0625,2.40625,2.3125,-0.28125,0.5,-0.84375,2.25,-0.59375,2.875,1.875,0.5,1.875,-0.375,2.8125,-0.75,-1.09375}
tensor @r1.want.0.f32 : f64[] = {1.404622}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y) : f32[]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.6875,-2.90625,0.9375,0.6875,0.34375,-1.0625,-2.71875,-1.6875,-0.34375,2.59375,1.84375,2.15625}
tensor @r0.in.y : bf16[3, 4] = {-2.96875,0.34375,1.8125,2.3125,-1.8125,0.28125,-0.28125,0.1875,0.8125,0.90625,-0.0625,2.6875}
tensor @r0.want.0.bf16 : f64[] = {1.3848}
tensor @r0.own.0 : f64[] = {0.0014}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y) : bf16[]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.312,2.625,-1.3125,3.031,1.656,3.031,2.25,2.312,1.0625,-1,1.469,0.625}
tensor @r0.in.y : f16[3, 4] = {-1.594,-2.469,-2.906,2,-0.2188,2.344,-2.438,2.094,-2.688,0.125,0.8125,-3.094}
tensor @r0.want.0.f16 : f64[] = {1.8964}
tensor @r0.own.0 : f64[] = {4.3e-05}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y) : f16[]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction1_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {0.2812,-0.625,-1.719}
tensor @r0.in.y : i64[3] = {2049,70000,-3}
tensor @r0.want.0.f16 : f64[] = {inf}
graph "main"(
    %x : f16[3],
    %y : i64[3]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y) : f16[]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "huber_loss.reduction1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.46875,0,-1.53125,1.6875,-0.96875,0.09375,0.15625,2.21875,-1.78125,-2.0625,-1.8125,-1.71875}
tensor @r0.in.y : f32[3, 4] = {-1.25,2.125,1.4375,-1.71875,1.96875,-1.0625,-1.34375,0.25,-2.875,-0.21875,-0.9375,-0.71875}
tensor @r0.want.0.f32 : f64[] = {1.283895}
tensor @r1.in.x : f32[4, 6] = {-1.46875,0,-1.53125,1.6875,-0.96875,0.09375,0.15625,2.21875,-1.78125,-2.0625,-1.8125,-1.71875,-1.25,2.125,1.4375,-1.71875,1.96875,-1.0625,-1.34375,0.25,-2.875,-0.21875,-0.9375,-0.71875}
tensor @r1.in.y : f32[4, 6] = {1.1875,-2.1875,-2.25,-1.78125,3.03125,-0.0625,2.125,2.9375,-2.625,3.125,-2.78125,-2.84375,-1.96875,-2,2.3125,-2.65625,-0.28125,-1.5,2.15625,-1.28125,1.34375,-2.71875,0.375,-0.90625}
tensor @r1.want.0.f32 : f64[] = {1.482463}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %huber_loss = aten.huber_loss.default(self=%x, target=%y) : f32[]
  return %huber_loss as "huber_loss"
}

fxge 1
model "huber_loss.reduction1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.84375,0.625,1.6875,-2.34375,-1.5,3,2.25,-2.375,2.1875,3.125,-0.65625,2.09375}
tensor @r0.in.y : bf16[3, 4] = {2.71875,-0.21875,0.5,-2.5625,-0.75,2.125,0.1875,0.0625,-3,-1.59375,-1.09375,-1.5}
tensor @r0.want.0.bf16 : f64[] = {1.8658}
tensor @r0.own.0 : f64[] = {0.00074}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %huber_loss = aten.huber_loss.default(self=%x, target=%y) : bf16[]
  return %huber_loss as "huber_loss"
}

fxge 1
model "huber_loss.reduction1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.219,-2.562,-3.094,2.688,2.688,-0.2812,2.969,-1.406,2.906,-2.844,1.6875,2}
tensor @r0.in.y : f16[3, 4] = {0.1875,0.1562,-1.406,2.969,-1.9375,1.594,-0.2812,0.3438,-1.0625,0.5938,1.375,1.75}
tensor @r0.want.0.f16 : f64[] = {1.7469}
tensor @r0.own.0 : f64[] = {7e-05}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %huber_loss = aten.huber_loss.default(self=%x, target=%y) : f16[]
  return %huber_loss as "huber_loss"
}

fxge 1
model "soft_margin_loss.reduction1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.3125,-1.5,2.75,0.65625,1.0625,-2.03125,2.46875,2.84375,0.15625,-2.59375,0.4375,0.375}
tensor @r0.in.y : f32[3, 4] = {2.0625,-2.40625,1.96875,-2.15625,1.78125,-3.125,-0.03125,-3.09375,1.40625,-0.84375,2.9375,-3.125}
tensor @r0.want.0.f32 : f64[] = {1.148526}
tensor @r1.in.x : f32[4, 6] = {1.3125,-1.5,2.75,0.65625,1.0625,-2.03125,2.46875,2.84375,0.15625,-2.59375,0.4375,0.375,2.0625,-2.40625,1.96875,-2.15625,1.78125,-3.125,-0.03125,-3.09375,1.40625,-0.84375,2.9375,-3.125}
tensor @r1.in.y : f32[4, 6] = {-1.71875,1.5,-1.625,-1.96875,-1.9375,-0.03125,-1,-0.53125,-3.0625,-2.65625,-3,-0.21875,-2.84375,2.8125,-1.125,-1.6875,1.9375,0.28125,-0.53125,2.96875,-2.46875,0.0625,0.6875,2.28125}
tensor @r1.want.0.f32 : f64[] = {2.443905}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.reduction1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.25,1.03125,-1.71875,1.625,0.84375,1.6875,-2.28125,-1.71875,2.6875,-2.46875,0.21875,-2.5625}
tensor @r0.in.y : bf16[3, 4] = {0.25,2.8125,2.40625,0.09375,-1.46875,-2.21875,-0.21875,1.09375,-1.71875,-0.8125,-2,-0.8125}
tensor @r0.want.0.bf16 : f64[] = {1.593}
tensor @r0.own.0 : f64[] = {0.00049}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : bf16[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.reduction1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.125,-2.031,0.375,-0.2188,0.375,0.5625,1.75,3,-2.844,-2.594,0.6875,-2.156}
tensor @r0.in.y : f16[3, 4] = {2.875,1.1875,-2.438,-1.156,-1.8125,-0.5312,-0.875,1.8125,0.3125,-1.75,-2.531,-1.75}
tensor @r0.want.0.f16 : f64[] = {1.4399}
tensor @r0.own.0 : f64[] = {0.00039}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f16[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction1_f32_f16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.125,2.40625,-3.09375,-1.71875,-0.1875,-0.9375,2.8125,-1.5,0.15625,-2.15625,0.53125,-2.09375}
tensor @r0.in.y : f16[3, 4] = {0.375,0.3438,0.2344,0.1562,0.672,0.1406,0.03125,0.5703,0.6016,0.3125,0.1875,0.04688}
tensor @r0.want.0.f16 : f64[] = {0.93127}
tensor @r0.own.0 : f64[] = {0.00013}
graph "main"(
    %x : f32[3, 4],
    %y : f16[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y) : f16[]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction1_f64_f32.f32" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.8125,-1.625,0.65625,-1.28125,1.59375,-2.34375,1,2.75,0.40625,-3.0625,2.03125,-2.5625}
tensor @r0.in.y : f32[3, 4] = {0.1953125,0.4375,0.5625,0.6015625,0.046875,0.25,0.0625,0.4453125,0.1328125,0.078125,0.6484375,0.3515625}
tensor @r0.want.0.f32 : f64[] = {0.9499285}
graph "main"(
    %x : f64[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y) : f32[]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction1_f16_f32.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.9688,-0.6875,2.969,-0.1562,-2,-2.938,-1.0625,-1.031,-0.6562,2.094,-1.656,-2.125}
tensor @r0.in.y : f32[3, 4] = {0.328125,0.25,0.6171875,0.5,0.109375,0.5078125,0.03125,0.234375,0.25,0.25,0.3515625,0.484375}
tensor @r0.want.0.f32 : f64[] = {0.8362406}
tensor @r0.own.0 : f64[] = {9.2e-05}
graph "main"(
    %x : f16[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y) : f32[]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction1_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.906,-1.906,-2.156,1.4375,2.719,-1.969,0.875,-1,1.656,2.156,2.531,3.125}
tensor @r0.in.y : bf16[3, 4] = {0.2421875,0.375,0.328125,0.5703125,0.1953125,0.6640625,0.4140625,0.1171875,0.296875,0.3203125,0.1875,0.21875}
tensor @r0.want.0.bf16 : f64[] = {1.3012}
tensor @r0.own.0 : f64[] = {0.0027}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y) : bf16[]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.28125,2.25,-1.1875,-0.28125,1.1875,1.21875,-0.25,3.03125,0.53125,-0.6875,2.59375,1.125}
tensor @r0.in.y : f32[3, 4] = {0,1,1,1,0,0,0,1,0,0,1,0}
tensor @r0.want.0.f32 : f64[] = {0.7828003}
tensor @r1.in.x : f32[4, 6] = {-0.28125,2.25,-1.1875,-0.28125,1.1875,1.21875,-0.25,3.03125,0.53125,-0.6875,2.59375,1.125,1.84375,-1.53125,-2.53125,-0.375,-1.78125,0.625,0.0625,-0.34375,1.75,2.5625,-2.3125,1.25}
tensor @r1.in.y : f32[4, 6] = {0,0,1,1,1,1,0,0,1,1,1,0,1,1,1,0,1,0,1,0,1,1,1,0}
tensor @r1.want.0.f32 : f64[] = {1.073417}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y) : f32[]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.46875,0.6875,1.21875,-0.09375,1.6875,2.53125,-1.84375,-1.5625,2.25,-0.53125,-3.09375,1.6875}
tensor @r0.in.y : f32[3, 4] = {1,0,0,1,0,1,1,0,1,1,0,0}
tensor @r0.want.0.f32 : f64[] = {0.909151}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y) : f32[]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy.reduction1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.5546875,0.265625,0.53125,0.40625,0.515625,0.6484375,0.4921875,0.5234375,0.640625,0.3125,0.6015625,0.3359375}
tensor @r0.in.y : f32[3, 4] = {0,1,0,1,1,1,1,1,0,0,0,1}
tensor @r0.want.0.f32 : f64[] = {0.804503}
tensor @r1.in.x : f32[4, 6] = {0.5546875,0.265625,0.53125,0.40625,0.515625,0.6484375,0.4921875,0.5234375,0.640625,0.3125,0.6015625,0.3359375,0.3515625,0.625,0.6171875,0.515625,0.15625,0.40625,0.03125,0.46875,0.4140625,0.4765625,0.0390625,0.328125}
tensor @r1.in.y : f32[4, 6] = {0,0,0,0,0,1,0,1,1,0,0,0,1,1,0,0,0,1,0,1,0,1,0,1}
tensor @r1.want.0.f32 : f64[] = {0.6049939}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %binary_cross_entropy = aten.binary_cross_entropy.default(self=%x, target=%y) : f32[]
  return %binary_cross_entropy as "binary_cross_entropy"
}

fxge 1
model "binary_cross_entropy.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.7421875,0.421875,0.59375,0.0390625,0.7734375,0.671875,0.546875,0.265625,0.765625,0.0234375,0.5703125,0.03125}
tensor @r0.in.y : f32[3, 4] = {0,0,1,1,0,1,0,1,0,0,0,0}
tensor @r0.want.0.f32 : f64[] = {1.001504}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy = aten.binary_cross_entropy.default(self=%x, target=%y) : f32[]
  return %binary_cross_entropy as "binary_cross_entropy"
}

fxge 1
model "kl_div.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.125,-0.34375,2.03125,0.78125,0.5,-2.90625,-0.65625,0.625,-0.6875,2.90625,-2.6875,-1.96875}
tensor @r0.in.y : f32[3, 4] = {0.09375,1.875,2.4375,1.15625,1.21875,1.34375,3.0625,0.28125,1.8125,2.0625,1.34375,0.875}
tensor @r0.want.0.f32 : f64[] = {0.8547429}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %kl_div = aten.kl_div.default(self=%x, target=%y) : f32[]
  return %kl_div as "kl_div"
}

fxge 1
model "cross_entropy_loss.reduction1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 5] = {-0.53125,-0.09375,2.78125,-1.28125,-0.28125,-0.875,2.8125,2.78125,2.59375,-2.125,-2.25,-1.0625,0.71875,2.84375,2.78125}
tensor @r0.in.y : i64[3] = {3,2,3}
tensor @r0.want.0.f32 : f64[] = {2.001876}
tensor @r1.in.x : f32[4, 5] = {-0.53125,-0.09375,2.78125,-1.28125,-0.28125,-0.875,2.8125,2.78125,2.59375,-2.125,-2.25,-1.0625,0.71875,2.84375,2.78125,-2.34375,2.25,1.25,-1.90625,1.875}
tensor @r1.in.y : i64[4] = {3,0,1,3}
tensor @r1.want.0.f32 : f64[] = {4.614301}
graph "main"(
    %x : f32[s17, 5],
    %y : i64[s17]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {1.625,2.375,-0.5,-1.4375,-1.96875,-0.59375,1.40625,2.28125,1.46875,0.625,3.03125,0.46875,-0.21875,1.3125,1.65625}
tensor @r0.in.y : i64[3] = {3,0,4}
tensor @r0.want.0.f32 : f64[] = {3.230772}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "nll_loss.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {2,-0.4375,-2.5625,-1.25,-0.09375,-0.03125,-2.46875,3,-1.65625,-1.6875,-2.46875,1.46875,-2.0625,-3.09375,-1.21875}
tensor @r0.in.y : i64[3] = {4,2,4}
tensor @r0.want.0.f32 : f64[] = {-0.5625}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %nll_loss = aten.nll_loss.default(self=%x, target=%y) : f32[]
  return %nll_loss as "nll_loss"
}

fxge 1
model "nll_loss_forward.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {1.65625,1.1875,-0.53125,0.21875,-0.875,-2.1875,2.71875,-0.125,1.4375,1.4375,0.53125,2.3125,1.34375,-1.5,-0.6875}
tensor @r0.in.y : i64[3] = {0,4,4}
tensor @r0.in.z : f32[5] = {1.71875,2.4375,2,3,0.90625}
tensor @r0.want.0.f32 : f64[] = {-0.9986173}
tensor @r0.want.1.f32 : f64[] = {3.53125}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss_forward.default(self=%x, target=%y, weight=%z, reduction=1, ignore_index=-100) : f32[], f32[] name("nll_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mse_loss.reduction2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.28125,-0.75,-2.21875,-2.625,-2.53125,-2.1875,-1.65625,-0.0625,1.6875,-1.40625,-1.8125,-1.65625}
tensor @r0.in.y : f32[3, 4] = {2.8125,0.46875,-0.1875,-2.09375,-1.4375,-1.5625,2.625,-1.15625,0.15625,-2.6875,2.8125,-1.75}
tensor @r0.want.0.f32 : f64[] = {78.33789}
tensor @r1.in.x : f32[4, 6] = {-2.28125,-0.75,-2.21875,-2.625,-2.53125,-2.1875,-1.65625,-0.0625,1.6875,-1.40625,-1.8125,-1.65625,2.8125,0.46875,-0.1875,-2.09375,-1.4375,-1.5625,2.625,-1.15625,0.15625,-2.6875,2.8125,-1.75}
tensor @r1.in.y : f32[4, 6] = {-2.5625,-2.34375,-1.65625,2.6875,1.40625,1.96875,2.28125,-0.15625,2.21875,-2.125,2.40625,-2.71875,-0.875,-3.125,2.40625,2.5,-2.46875,-0.78125,-3,0.9375,0.03125,-2.8125,2.8125,-0.21875}
tensor @r1.want.0.f32 : f64[] = {193.5918}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.28125,-2.59375,0.46875,1.46875,-1.53125,-2.40625,0.75,-1.125,-0.5,-1.75,1.59375,-3}
tensor @r0.in.y : f32[3, 4] = {-0.15625,1.78125,-0.21875,2.21875,-2.875,-2.03125,0.125,-1.375,3,2.9375,2.125,-0.71875}
tensor @r0.want.0.f32 : f64[] = {64.35059}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction2_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {3.094,-0.09375,-1}
tensor @r0.in.y : i64[3] = {2049,70000,-3}
tensor @r0.want.0.f16 : f64[] = {inf}
graph "main"(
    %x : f16[3],
    %y : i64[3]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y, reduction=2) : f16[]
  return %mse_loss as "mse_loss"
}

fxge 1
model "l1_loss.reduction2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0,1.96875,-1.53125,2.59375,-1.46875,-2.21875,1.59375,-2.90625,-2.875,-0.65625,1.25,2.34375}
tensor @r0.in.y : f32[3, 4] = {0.65625,-2.125,1.5625,1.40625,-3.03125,0.9375,-1.5,2.40625,1.46875,0.6875,-2.5,0.78125}
tensor @r0.want.0.f32 : f64[] = {33.15625}
tensor @r1.in.x : f32[4, 6] = {0,1.96875,-1.53125,2.59375,-1.46875,-2.21875,1.59375,-2.90625,-2.875,-0.65625,1.25,2.34375,0.65625,-2.125,1.5625,1.40625,-3.03125,0.9375,-1.5,2.40625,1.46875,0.6875,-2.5,0.78125}
tensor @r1.in.y : f32[4, 6] = {-2.53125,-0.9375,1.375,-2.5,2.75,1.03125,-0.0625,2.71875,2.21875,1.71875,-0.84375,2.9375,2.3125,0.90625,-1.1875,0.46875,-2.0625,-2.03125,-1.21875,1,0.53125,2.1875,0.5625,0.3125}
tensor @r1.want.0.f32 : f64[] = {58.3125}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.96875,-0.0625,0.71875,1.46875,-2.6875,0.59375,-1.4375,0.75,1.28125,0.84375,-2.875,0.6875}
tensor @r0.in.y : f32[3, 4] = {2.40625,0.78125,0.625,-2.78125,1.21875,0.875,1.46875,-1,-0.96875,1.90625,-0.53125,-0.28125}
tensor @r0.want.0.f32 : f64[] = {25.03125}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction2_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {-0.4062,1.906,-2.562}
tensor @r0.in.y : i64[3] = {2049,70000,-3}
tensor @r0.want.0.f16 : f64[] = {inf}
graph "main"(
    %x : f16[3],
    %y : i64[3]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=2) : f16[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.5,1.03125,1.09375,2.53125,-2.3125,1.96875,-2.96875,-1.65625,-1.125,1.21875,-0.40625,2.21875}
tensor @r0.in.y : f32[3, 4] = {-2.375,-0.90625,-2.15625,0.65625,0.40625,0.59375,-0.5,1.28125,-1.34375,2.65625,0.125,2.875}
tensor @r0.want.0.f32 : f64[] = {16.75537}
tensor @r1.in.x : f32[4, 6] = {0.5,1.03125,1.09375,2.53125,-2.3125,1.96875,-2.96875,-1.65625,-1.125,1.21875,-0.40625,2.21875,-2.375,-0.90625,-2.15625,0.65625,0.40625,0.59375,-0.5,1.28125,-1.34375,2.65625,0.125,2.875}
tensor @r1.in.y : f32[4, 6] = {-0.3125,0.6875,-0.84375,0.46875,0.625,-3.09375,1.25,-0.375,-0.59375,1.5625,-1.9375,2.6875,1.3125,2.90625,-0.625,2.5,2.59375,0.65625,1.84375,1.875,-1.71875,0.21875,2.875,2.53125}
tensor @r1.want.0.f32 : f64[] = {33.13184}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.71875,-1.875,0,-1.90625,-0.9375,-1.75,-1.21875,-0.9375,-0.25,-1.25,2.125,-1.8125}
tensor @r0.in.y : f32[3, 4] = {2.6875,-0.5625,0.3125,-2.21875,-1.75,0.40625,-0.21875,1.59375,1.6875,2.4375,0.8125,1.84375}
tensor @r0.want.0.f32 : f64[] = {14.02197}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction2_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {2.75,-0.6875,-0.2812}
tensor @r0.in.y : i64[3] = {2049,70000,-3}
tensor @r0.want.0.f16 : f64[] = {inf}
graph "main"(
    %x : f16[3],
    %y : i64[3]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y, reduction=2) : f16[]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "huber_loss.reduction2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.28125,-2.53125,1.4375,-2.96875,3.03125,0.71875,-0.75,-0.84375,-0.75,2.5,1.65625,3.0625}
tensor @r0.in.y : f32[3, 4] = {-0.03125,-0.6875,1.6875,2.96875,2.6875,0.34375,-0.0625,2.78125,1.90625,0.875,-1.1875,2.78125}
tensor @r0.want.0.f32 : f64[] = {17.71777}
tensor @r1.in.x : f32[4, 6] = {-2.28125,-2.53125,1.4375,-2.96875,3.03125,0.71875,-0.75,-0.84375,-0.75,2.5,1.65625,3.0625,-0.03125,-0.6875,1.6875,2.96875,2.6875,0.34375,-0.0625,2.78125,1.90625,0.875,-1.1875,2.78125}
tensor @r1.in.y : f32[4, 6] = {0.25,-0.5,-1.09375,-3.0625,-1.0625,2.53125,2.21875,0.0625,-0.9375,0.3125,-1.3125,-2.125,-2.53125,-0.34375,2.9375,2.4375,1.3125,-0.8125,-1.03125,-2.125,2.90625,1.03125,-2.34375,-0.3125}
tensor @r1.want.0.f32 : f64[] = {35.36426}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %huber_loss = aten.huber_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %huber_loss as "huber_loss"
}

fxge 1
model "huber_loss.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-3.0625,1.625,1.875,-2.9375,-0.40625,-0.78125,1.46875,0.8125,-0.125,2.71875,-0.3125,-0.125}
tensor @r0.in.y : f32[3, 4] = {-2.5,-1.25,-0.5625,-2.90625,0.28125,1.96875,3.0625,-0.3125,-1.65625,-0.625,-0.34375,-2.03125}
tensor @r0.want.0.f32 : f64[] = {13.95801}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %huber_loss = aten.huber_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %huber_loss as "huber_loss"
}

fxge 1
model "soft_margin_loss.reduction2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.625,1.28125,1.4375,1.0625,-2.1875,-2.03125,1.90625,-0.25,0.46875,1.8125,2.40625,-0.03125}
tensor @r0.in.y : f32[3, 4] = {0.75,1.75,1.15625,-2.5,-1.59375,0.8125,1.875,0.75,2.75,2.53125,-1.9375,1.40625}
tensor @r0.want.0.f32 : f64[] = {11.44495}
tensor @r1.in.x : f32[4, 6] = {2.625,1.28125,1.4375,1.0625,-2.1875,-2.03125,1.90625,-0.25,0.46875,1.8125,2.40625,-0.03125,0.75,1.75,1.15625,-2.5,-1.59375,0.8125,1.875,0.75,2.75,2.53125,-1.9375,1.40625}
tensor @r1.in.y : f32[4, 6] = {1,-2.53125,0.84375,2.40625,-2.625,2.875,0.46875,-0.8125,-0.15625,0.125,1.03125,-0.65625,2.46875,2.09375,-2.28125,0.28125,-2.21875,-2.625,-2.875,-1.96875,-1.46875,-1.21875,1.0625,-1.90625}
tensor @r1.want.0.f32 : f64[] = {37.9981}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.90625,1.96875,1.75,2.8125,0.21875,-2.03125,-0.28125,0.40625,-0.5,2.03125,-1.21875,0.96875}
tensor @r0.in.y : f32[3, 4] = {-0.625,-2.21875,2.84375,2.8125,2.4375,1.46875,-2.65625,2.4375,2.875,2.40625,-0.4375,-0.84375}
tensor @r0.want.0.f32 : f64[] = {12.15436}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "l1_loss.reduction2_integers.f32" stage "import"
tensor @r0.in.x : i64[3] = {5,-128,3}
tensor @r0.in.y : i64[3] = {-7,127,3}
tensor @r0.want.0.i64 : i64[] = {267}
graph "main"(
    %x : i64[3],
    %y : i64[3]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=2) : i64[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction2_f32_f16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.15625,-2.0625,0.03125,-2.875,-0.46875,-2.8125,2.375,0.40625,0.96875,-2.46875,-1.75,2.0625}
tensor @r0.in.y : f16[3, 4] = {0.4531,0.3984,0.5625,0.3828,0.08594,0.1172,0.2031,0.0703,0.4688,0.2344,0.6797,0.4766}
tensor @r0.want.0.f16 : f64[] = {11.523}
tensor @r0.own.0 : f64[] = {1.1e-05}
graph "main"(
    %x : f32[3, 4],
    %y : f16[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y, reduction=2) : f16[]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction2_f64_f32.f32" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.53125,-2.09375,1.5,-2.96875,-1.84375,2.90625,-0.75,-2.96875,-0.59375,2.71875,-0.25,-2.3125}
tensor @r0.in.y : f32[3, 4] = {0.4453125,0.46875,0.578125,0.2265625,0.2734375,0.7734375,0.4921875,0.75,0.46875,0.4375,0.203125,0.5078125}
tensor @r0.want.0.f32 : f64[] = {12.73721}
graph "main"(
    %x : f64[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y, reduction=2) : f32[]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction2_f16_f32.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.1875,0.7812,3,-2.875,1.406,0.4375,1.875,-0.4688,3,1.094,2.531,-0.6562}
tensor @r0.in.y : f32[3, 4] = {0.3515625,0.296875,0.25,0.5703125,0.7578125,0.3828125,0.515625,0.609375,0.625,0.4140625,0.5078125,0.4609375}
tensor @r0.want.0.f32 : f64[] = {12.88568}
tensor @r0.own.0 : f64[] = {1.4e-05}
graph "main"(
    %x : f16[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y, reduction=2) : f32[]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction2_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.25,1.906,2.125,1.031,1.531,1,-0.375,2.344,-2.812,-1.469,2.906,-2.875}
tensor @r0.in.y : bf16[3, 4] = {0.34375,0.71875,0.765625,0.40625,0.75,0.5234375,0.5078125,0.640625,0.1171875,0.0859375,0.78125,0.1796875}
tensor @r0.want.0.bf16 : f64[] = {8.2728}
tensor @r0.own.0 : f64[] = {0.0028}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y, reduction=2) : bf16[]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.0625,2.03125,2.03125,0.9375,0.8125,-2.09375,3.09375,3.125,-1.34375,1.625,0.53125,0.9375}
tensor @r0.in.y : f32[3, 4] = {1,1,0,0,0,0,1,1,1,1,1,1}
tensor @r0.want.0.f32 : f64[] = {7.773972}
tensor @r1.in.x : f32[4, 6] = {1.0625,2.03125,2.03125,0.9375,0.8125,-2.09375,3.09375,3.125,-1.34375,1.625,0.53125,0.9375,-2.15625,2.46875,-1.90625,1.15625,-1.71875,-2.0625,3.0625,-1.75,-0.46875,-0.3125,0.5,0.15625}
tensor @r1.in.y : f32[4, 6] = {1,0,0,1,1,0,0,1,1,0,0,1,1,0,0,1,1,0,1,0,0,0,1,0}
tensor @r1.want.0.f32 : f64[] = {23.02593}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y, reduction=2) : f32[]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.6875,-0.5,1.1875,2.53125,-3.125,2.4375,-0.125,0.03125,-1.84375,-2.25,1.71875,0.53125}
tensor @r0.in.y : f32[3, 4] = {0,1,0,1,0,0,0,1,1,0,1,1}
tensor @r0.want.0.f32 : f64[] = {9.162817}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y, reduction=2) : f32[]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy.reduction2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.1640625,0.6875,0.6875,0.6328125,0.6796875,0.640625,0.1640625,0.6640625,0.203125,0.453125,0.3515625,0.78125}
tensor @r0.in.y : f32[3, 4] = {0,1,1,0,0,0,0,1,1,0,1,0}
tensor @r0.want.0.f32 : f64[] = {9.443561}
tensor @r1.in.x : f32[4, 6] = {0.1640625,0.6875,0.6875,0.6328125,0.6796875,0.640625,0.1640625,0.6640625,0.203125,0.453125,0.3515625,0.78125,0.7578125,0.1875,0.640625,0.6171875,0.2109375,0.1171875,0.6015625,0.28125,0.390625,0.0546875,0.53125,0.3046875}
tensor @r1.in.y : f32[4, 6] = {1,1,1,0,0,0,0,1,0,1,0,1,1,0,0,0,0,1,0,1,1,1,0,0}
tensor @r1.want.0.f32 : f64[] = {20.01327}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %binary_cross_entropy = aten.binary_cross_entropy.default(self=%x, target=%y, reduction=2) : f32[]
  return %binary_cross_entropy as "binary_cross_entropy"
}

fxge 1
model "binary_cross_entropy.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.171875,0.4921875,0.6640625,0.140625,0.59375,0.328125,0.1875,0.5625,0.4296875,0.4609375,0.15625,0.125}
tensor @r0.in.y : f32[3, 4] = {1,0,1,0,1,0,1,1,1,0,0,0}
tensor @r0.want.0.f32 : f64[] = {7.933931}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy = aten.binary_cross_entropy.default(self=%x, target=%y, reduction=2) : f32[]
  return %binary_cross_entropy as "binary_cross_entropy"
}

fxge 1
model "kl_div.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.90625,1.125,-0.34375,-2.03125,2.3125,0.9375,-0.1875,0.4375,3.125,-0.0625,3.125,-2.65625}
tensor @r0.in.y : f32[3, 4] = {2,1.75,1.8125,3.09375,1.8125,0.65625,2.34375,1.84375,2.59375,0.375,1.15625,2.125}
tensor @r0.want.0.f32 : f64[] = {10.26365}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %kl_div = aten.kl_div.default(self=%x, target=%y, reduction=2) : f32[]
  return %kl_div as "kl_div"
}

fxge 1
model "cross_entropy_loss.reduction2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 5] = {-0.625,2.03125,-2.40625,0.84375,1.125,-1.375,1.25,2.59375,-1.03125,0.46875,-1.0625,2.15625,0.625,0.375,-0.71875}
tensor @r0.in.y : i64[3] = {4,0,3}
tensor @r0.want.0.f32 : f64[] = {7.986614}
tensor @r1.in.x : f32[4, 5] = {-0.625,2.03125,-2.40625,0.84375,1.125,-1.375,1.25,2.59375,-1.03125,0.46875,-1.0625,2.15625,0.625,0.375,-0.71875,-1.21875,-0.90625,-1.875,-2.96875,-0.625}
tensor @r1.in.y : i64[4] = {2,3,0,4}
tensor @r1.want.0.f32 : f64[] = {13.60099}
graph "main"(
    %x : f32[s17, 5],
    %y : i64[s17]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {1.75,0.78125,-1.03125,1.4375,-2.25,2.46875,1.5,0.1875,-2.03125,-0.96875,-1.59375,-0.1875,-2.34375,2.71875,-0.21875}
tensor @r0.in.y : i64[3] = {1,1,4}
tensor @r0.want.0.f32 : f64[] = {6.201458}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "nll_loss.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {0.15625,3.09375,2.75,2.75,0.34375,2.84375,0.65625,-2.03125,2.03125,-0.53125,1.8125,2.3125,-2.25,1.28125,-0.875}
tensor @r0.in.y : i64[3] = {3,1,3}
tensor @r0.want.0.f32 : f64[] = {-4.6875}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %nll_loss = aten.nll_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %nll_loss as "nll_loss"
}

fxge 1
model "nll_loss_forward.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {0.75,-0.53125,1.84375,2.71875,0.28125,1.75,-1.53125,-1.625,0.4375,-2.09375,1.125,-3.0625,-3.0625,2.03125,1.125}
tensor @r0.in.y : i64[3] = {3,4,1}
tensor @r0.in.z : f32[5] = {1.0625,1.09375,1.84375,2.625,1.5}
tensor @r0.want.0.f32 : f64[] = {-0.6464844}
tensor @r0.want.1.f32 : f64[] = {5.21875}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss_forward.default(self=%x, target=%y, weight=%z, reduction=2, ignore_index=-100) : f32[], f32[] name("nll_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cross_entropy_loss.weights.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {2.125,-1.125,2.6875,-1.84375,2.5,0.21875,-0.8125,-0.03125,-3.03125,1.71875,-0.0625,0.21875,0.78125,-1.71875,0.40625}
tensor @r0.in.y : i64[3] = {3,1,3}
tensor @r0.in.z : f32[5] = {3.09375,1.65625,0.875,0.78125,1.75}
tensor @r0.want.0.f32 : f64[] = {3.67551}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3],
    %z : f32[5]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, weight=%z) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.ignored.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {0.625,1.0625,-1.8125,-1.9375,2.84375,-2.5,3.03125,-1.59375,0.375,-1.875,2.125,-1.21875,-0.625,-1.6875,-1.71875}
tensor @r0.in.y : i64[3] = {0,-100,2}
tensor @r0.want.0.f32 : f64[] = {2.680367}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.smooth.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {-0.875,-0.875,-0.59375,-0.34375,2.0625,-0.4375,-0.40625,2.0625,-1.75,-1.65625,-0.90625,-2.125,-0.53125,0.21875,0.90625}
tensor @r0.in.y : i64[3] = {0,0,4}
tensor @r0.want.0.f32 : f64[] = {2.200002}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, label_smoothing=0.1) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.images.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3] = {-0.34375,2.25,2.28125,-1.6875,1.34375,-0.0625,2.25,-1.28125,-0.3125,2.84375,-2.46875,2.3125,-1.96875,1.34375,0.28125,1.9375,2.8125,0.4375,-2.34375,0.71875,-2.40625,0.03125,2.9375,0.09375,-2,0.90625,1.5,-2.96875,-3.09375,2}
tensor @r0.in.y : i64[2, 3] = {0,4,0,4,4,4}
tensor @r0.want.0.f32 : f64[] = {3.096671}
graph "main"(
    %x : f32[2, 5, 3],
    %y : i64[2, 3]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.probabilities.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {0,2.625,0.15625,0.1875,0.34375,-2.625,-0.75,2.1875,-2.125,1.5,0.9375,0.4375,-0.3125,-0.4375,1.625}
tensor @r0.in.y : f32[3, 5] = {1.875,0.15625,1.6875,1.4375,0.875,1.5,1.6875,2.15625,1.3125,0.15625,0.78125,1.1875,0.21875,1.6875,0.90625}
tensor @r0.want.0.f32 : f64[] = {15.59402}
graph "main"(
    %x : f32[3, 5],
    %y : f32[3, 5]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "nll_loss_nd.images.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3, 2] = {0.78125,-0.125,2.4375,-0.78125,2.34375,2.8125,-2.40625,-2.1875,-1.59375,-2.625,-0.9375,2.21875,2.625,3.09375,-0.25,-0.65625,0.25,2.34375,-0.34375,0.375,-2.90625,-0.09375,2.375,-0.4375,1.09375,0.90625,0.28125,-2.3125,2.21875,-1.625,1.96875,-0.3125,-0.15625,2,0.75,-2.90625,0.53125,2.9375,-0.6875,-3.125,-0.53125,-2.84375,3.09375,-0.25,-0.78125,0.9375,0.125,2.0625,1.5,-1.125,0.5,-0.375,2.96875,-2.09375,2.0625,0.71875,-0.28125,1.75,1.96875,1.59375}
tensor @r0.in.y : i64[2, 3, 2] = {3,1,2,4,1,1,1,1,4,0,1,0}
tensor @r0.want.0.f32 : f64[] = {0.171875}
graph "main"(
    %x : f32[2, 5, 3, 2],
    %y : i64[2, 3, 2]) {
  %nll_loss_nd = aten.nll_loss_nd.default(self=%x, target=%y) : f32[]
  return %nll_loss_nd as "nll_loss_nd"
}

fxge 1
model "nll_loss2d.plain.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3, 2] = {-1.53125,-1.3125,-1.34375,-2.375,1.15625,1.65625,1.75,-0.25,-0.875,-0.65625,1.28125,2.84375,-0.90625,-1.65625,-1.78125,3.0625,-0.15625,1.71875,-1.71875,-2.8125,-3.125,3.03125,-0.4375,-0.3125,1.53125,-0.59375,-1.46875,1.875,2.03125,0.03125,1.65625,2.71875,2.6875,-0.75,1.09375,-2.21875,2.71875,-0.4375,1.125,2.9375,-1.03125,2.84375,-1.65625,-3.03125,-2.09375,1.75,1.1875,-2.46875,0.84375,-2.28125,-2.5625,-1.03125,2.0625,-3.125,-1.84375,-0.5,0.875,-0.25,-0.40625,-1.875}
tensor @r0.in.y : i64[2, 3, 2] = {1,1,4,2,4,3,2,3,0,4,0,1}
tensor @r0.want.0.f32 : f64[] = {-0.6041667}
graph "main"(
    %x : f32[2, 5, 3, 2],
    %y : i64[2, 3, 2]) {
  %nll_loss2d = aten.nll_loss2d.default(self=%x, target=%y) : f32[]
  return %nll_loss2d as "nll_loss2d"
}

fxge 1
model "cosine_embedding_loss.r0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.4375,3.0625,1.03125,0.65625,0.8125,-2.34375,1.4375,-1.125,3.125,-1.6875,-1.21875,-0.03125}
tensor @r0.in.y : f32[3, 4] = {1.71875,-2.25,-1.0625,1.59375,-0.34375,-1.0625,-1.71875,-0.8125,2.4375,2.875,3.03125,-0.8125}
tensor @r0.in.z : f32[3] = {-1,1,-1}
tensor @r0.want.0.f32 : f64[3] = {0,0.9036458,0}
tensor @r1.in.x : f32[4, 4] = {0.4375,3.0625,1.03125,0.65625,0.8125,-2.34375,1.4375,-1.125,3.125,-1.6875,-1.21875,-0.03125,1.71875,-2.25,-1.0625,1.59375}
tensor @r1.in.y : f32[4, 4] = {-0.34375,-1.0625,-1.71875,-0.8125,2.4375,2.875,3.03125,-0.8125,1.84375,1.5,2.15625,2.8125,-2.59375,-3,-2.6875,-0.75}
tensor @r1.in.z : f32[4] = {1,1,-1,-1}
tensor @r1.want.0.f32 : f64[4] = {1.778558,0.9659944,0,0}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17, 4],
    %z : f32[s17]) {
  %cosine_embedding_loss = aten.cosine_embedding_loss.default(input1=%x, input2=%y, target=%z, margin=0.25, reduction=0) : f32[s17]
  return %cosine_embedding_loss as "cosine_embedding_loss"
}

fxge 1
model "cosine_embedding_loss.r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.21875,0.15625,2.3125,-2.6875,0.09375,0.6875,1.6875,-1.53125,0.625,2.96875,2.375,0.71875}
tensor @r0.in.y : f32[3, 4] = {-0.8125,1.25,0.625,-0.96875,-0.09375,1.65625,-0.1875,-0.625,-1.59375,-1.875,-0.5625,1.25}
tensor @r0.in.z : f32[3] = {1,-1,-1}
tensor @r0.want.0.f32 : f64[3] = {0.5398697,0.1669663,0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3]) {
  %cosine_embedding_loss = aten.cosine_embedding_loss.default(input1=%x, input2=%y, target=%z, margin=0.25, reduction=0) : f32[3]
  return %cosine_embedding_loss as "cosine_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.r0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.65625,-2.46875,-1.28125,3.0625,-0.4375,-2.71875,2.65625,-3.0625,-0.125,2.3125,-1.375,0.8125}
tensor @r0.in.y : f32[3, 4] = {-1,1,-1,-1,1,-1,-1,-1,-1,1,-1,1}
tensor @r0.want.0.f32 : f64[3, 4] = {0,-2.46875,2.78125,0,-0.4375,4.21875,0,4.5625,1.625,2.3125,2.875,0.8125}
tensor @r1.in.x : f32[4, 6] = {1.65625,-2.46875,-1.28125,3.0625,-0.4375,-2.71875,2.65625,-3.0625,-0.125,2.3125,-1.375,0.8125,-1.5,-3.0625,-0.71875,-1.71875,3.0625,3.125,0.96875,3.09375,-1.71875,2.03125,-2.15625,1.125}
tensor @r1.in.y : f32[4, 6] = {-1,-1,1,1,1,1,-1,-1,1,-1,1,-1,1,1,-1,-1,-1,1,-1,1,-1,-1,1,-1}
tensor @r1.want.0.f32 : f64[4, 6] = {0,3.96875,-1.28125,3.0625,-0.4375,-2.71875,0,4.5625,-0.125,0,-1.375,0.6875,-1.5,-3.0625,2.21875,3.21875,0,3.125,0.53125,3.09375,3.21875,0,-2.15625,0.375}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5, reduction=0) : f32[s17, s27]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.125,-2.1875,-2.5625,-0.3125,-3,-2.9375,-1.875,-1.125,-1.8125,-1.0625,2.96875,-0.625}
tensor @r0.in.y : f32[3, 4] = {-1,1,1,1,-1,1,1,-1,1,1,-1,1}
tensor @r0.want.0.f32 : f64[3, 4] = {1.625,-2.1875,-2.5625,-0.3125,4.5,-2.9375,-1.875,2.625,-1.8125,-1.0625,0,-0.625}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5, reduction=0) : f32[3, 4]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.whole0.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,7,6,5,-7,0,6,-1,-2,-7,-2,5}
tensor @r0.in.y : i64[3, 4] = {1,-1,1,1,-1,-1,-1,1,1,1,-1,-1}
tensor @r0.want.0.i64 : i64[3, 4] = {3,0,6,5,8,1,0,-1,-2,-7,3,0}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5, reduction=0) : i64[3, 4]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.whole0.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {2,7,4,5,-6,7,-5,-4,1,1,-3,-2}
tensor @r0.in.y : i8[3, 4] = {-1,-1,1,-1,-1,1,1,-1,1,1,1,-1}
tensor @r0.want.0.i8 : i8[3, 4] = {0,0,4,0,7,7,-5,5,1,1,-3,3}
graph "main"(
    %x : i8[3, 4],
    %y : i8[3, 4]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5, reduction=0) : i8[3, 4]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "margin_ranking_loss.r0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
guard "L['z'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3] = {-0.53125,3.09375,-0.125}
tensor @r0.in.y : f32[3] = {-2.46875,2.625,2.625}
tensor @r0.in.z : f32[3] = {1,1,1}
tensor @r0.want.0.f32 : f64[3] = {0,0.03125,3.25}
tensor @r1.in.x : f32[4] = {-0.53125,3.09375,-0.125,-2.46875}
tensor @r1.in.y : f32[4] = {2.625,2.625,-1.21875,-2}
tensor @r1.in.z : f32[4] = {1,1,1,-1}
tensor @r1.want.0.f32 : f64[4] = {3.65625,0.03125,0,0.03125}
graph "main"(
    %x : f32[s17],
    %y : f32[s17],
    %z : f32[s17]) {
  %margin_ranking_loss = aten.margin_ranking_loss.default(input1=%x, input2=%y, target=%z, margin=0.5, reduction=0) : f32[s17]
  return %margin_ranking_loss as "margin_ranking_loss"
}

fxge 1
model "margin_ranking_loss.r0.f32" stage "import"
tensor @r0.in.x : f32[3] = {-2.84375,0.875,-2.375}
tensor @r0.in.y : f32[3] = {1.8125,2.34375,-2.0625}
tensor @r0.in.z : f32[3] = {-1,-1,1}
tensor @r0.want.0.f32 : f64[3] = {0,0,0.8125}
graph "main"(
    %x : f32[3],
    %y : f32[3],
    %z : f32[3]) {
  %margin_ranking_loss = aten.margin_ranking_loss.default(input1=%x, input2=%y, target=%z, margin=0.5, reduction=0) : f32[3]
  return %margin_ranking_loss as "margin_ranking_loss"
}

fxge 1
model "poisson_nll_loss.r0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.75,0.125,0.96875,1.78125,1.21875,0.59375,2.75,-0.5,1.28125,2.125,-0.5,2.84375}
tensor @r0.in.y : f32[3, 4] = {1.28125,2.40625,0.09375,1.21875,2.375,0.9375,1.28125,0.0625,2.96875,2.9375,1.5625,2.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {12.11919,0.8323672,2.543829,3.766375,0.4884251,1.254125,12.11919,0.6377807,-0.2025726,2.13071,1.387781,11.22597}
tensor @r1.in.x : f32[4, 6] = {2.75,0.125,0.96875,1.78125,1.21875,0.59375,2.75,-0.5,1.28125,2.125,-0.5,2.84375,-1.78125,-0.59375,-0.90625,-0.65625,2.625,-2.21875,-1.34375,-0.84375,1.46875,2.8125,2.8125,-2.28125}
tensor @r1.in.y : f32[4, 6] = {0.96875,1.375,1.53125,0.375,0.5625,1.09375,0.1875,2,1.28125,0.34375,0.375,2.53125,3.03125,2.28125,1.78125,0.40625,2.40625,2.5625,2.75,2.34375,0.4375,0.875,0.03125,1.90625}
tensor @r1.want.0.f32 : f64[4, 6] = {12.97857,0.9612735,1.151251,5.269305,2.69741,1.161352,15.12701,1.606531,1.959537,7.642429,0.7940307,9.981828,5.567842,1.906745,2.018294,0.7853947,7.488168,5.794292,3.956178,2.407634,3.701224,14.19056,16.5636,4.450789}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=false, eps=1e-08, reduction=0) : f32[s17, s27]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.0625,-1.4375,1.125,0.1875,2.53125,-2.375,-2.125,2.75,-0.125,-0.375,0.59375,0.0625}
tensor @r0.in.y : f32[3, 4] = {1.96875,3.125,0.0625,0.78125,2.40625,1.5625,0.53125,3,0.75,1.96875,2.6875,0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {3.805062,4.729708,3.009904,1.059746,6.478388,3.803952,1.248339,7.392632,0.9762469,1.425571,0.2150629,1.037151}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=false, eps=1e-08, reduction=0) : f32[3, 4]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.full_r0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.15625,0.34375,1.6875,0.09375,1.84375,1.5,0.59375,0.40625,2.84375,0.5,2.40625,2.1875}
tensor @r0.in.y : f32[3, 4] = {0.5625,1.40625,0.1875,2.71875,0.21875,0.8125,2.875,0.5625,1.3125,1.15625,1.25,3.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.724042,2.007981,1.589391,7.94886,1.709918,1.17056,3.700595,0.9129424,1.571344,1.304598,1.368103,1.634001}
tensor @r1.in.x : f32[4, 6] = {2.15625,0.34375,1.6875,0.09375,1.84375,1.5,0.59375,0.40625,2.84375,0.5,2.40625,2.1875,0.5625,1.40625,0.1875,2.71875,0.21875,0.8125,2.875,0.5625,1.3125,1.15625,1.25,3.0625}
tensor @r1.in.y : f32[4, 6] = {1.78125,0.8125,2.53125,0.9375,0.375,2.34375,3.03125,0.90625,0.71875,1.71875,2.78125,2.53125,0.375,1.125,0.15625,0.90625,2.1875,0.375,0.28125,2.84375,0.1875,1.1875,2.125,2.9375}
tensor @r1.want.0.f32 : f64[4, 6] = {1.242279,1.21137,1.565879,2.312928,1.614324,1.54705,3.977688,1.222588,2.092567,2.093204,1.4582,1.408991,0.7782615,1.008044,0.4490588,1.812344,4.378473,0.8903648,2.577985,3.768512,1.261512,1.005282,1.548409,1.460304}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=false, full=true, eps=1e-08, reduction=0) : f32[s17, s27]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.full_r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.78125,1.5625,2.5,0.03125,1,2.875,0.8125,1.9375,1.25,1,2.53125,2.71875}
tensor @r0.in.y : f32[3, 4] = {0.09375,0.5,2.78125,0.71875,3.03125,1.375,0.625,1.15625,1,0.28125,0.65625,2.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.727127,1.339356,1.445647,2.522247,2.803757,1.563967,0.9422746,1.175904,1.026856,1,1.921782,1.444331}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=false, full=true, eps=1e-08, reduction=0) : f32[3, 4]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "triplet_margin_loss.r0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.3125,-2.15625,3.09375,0.65625,1.09375,1.4375,2.125,0.84375,0.4375,-0.40625,2.53125,0.96875}
tensor @r0.in.y : f32[3, 4] = {-1.4375,2.09375,-0.84375,-1.90625,0.3125,-0.71875,2,1.4375,-0.59375,2.96875,-0.09375,1.34375}
tensor @r0.in.z : f32[3, 4] = {-0.09375,0.8125,-0.71875,0.375,0.6875,2.71875,1.75,-1.6875,0.21875,-2.9375,2.1875,0}
tensor @r0.want.0.f32 : f64[3] = {2.344979,0.4819123,2.673469}
tensor @r1.in.x : f32[4, 4] = {-1.3125,-2.15625,3.09375,0.65625,1.09375,1.4375,2.125,0.84375,0.4375,-0.40625,2.53125,0.96875,-1.4375,2.09375,-0.84375,-1.90625}
tensor @r1.in.y : f32[4, 4] = {0.3125,-0.71875,2,1.4375,-0.59375,2.96875,-0.09375,1.34375,-0.09375,0.8125,-0.71875,0.375,0.6875,2.71875,1.75,-1.6875}
tensor @r1.in.z : f32[4, 4] = {0.21875,-2.9375,2.1875,0,1.3125,-2.96875,-0.875,-1.3125,-1.0625,-1.4375,2.8125,1.875,-2.6875,-2.125,2.96875,2.53125}
tensor @r1.want.0.f32 : f64[4] = {1.501083,0,2.508496,0}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17, 4],
    %z : f32[s17, 4]) {
  %triplet_margin_loss = aten.triplet_margin_loss.default(anchor=%x, positive=%y, negative=%z, reduction=0) : f32[s17]
  return %triplet_margin_loss as "triplet_margin_loss"
}

fxge 1
model "triplet_margin_loss.r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.6875,-1.8125,-1.03125,-1.75,-1.78125,-2.9375,0.84375,1.4375,0.25,-1.5625,-0.71875,-1.5}
tensor @r0.in.y : f32[3, 4] = {0.1875,-1.9375,-3,0.75,-0.53125,0.28125,0.21875,-0.90625,0.53125,2,1.25,0.65625}
tensor @r0.in.z : f32[3, 4] = {-2.25,-0.34375,-0.84375,1.03125,-0.5625,2.84375,-2.59375,1.71875,1.0625,-0.5625,0.875,-1.125}
tensor @r0.want.0.f32 : f64[3] = {2.109305,0,3.531284}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %triplet_margin_loss = aten.triplet_margin_loss.default(anchor=%x, positive=%y, negative=%z, reduction=0) : f32[3]
  return %triplet_margin_loss as "triplet_margin_loss"
}

fxge 1
model "nll_loss2d_forward.ignored_nan_r0.f32" stage "import"
tensor @r0.in.x : f32[1, 3, 1, 2] = {0.5,nan,1.5,inf,-0.5,nan}
tensor @r0.in.y : i64[1, 1, 2] = {1,2}
tensor @r0.in.z : f32[3] = {2.46875,2.625,1.5625}
tensor @r0.want.0.f32 : f64[1, 1, 2] = {-3.9375,0}
tensor @r0.want.1.f32 : f64[] = {0}
graph "main"(
    %x : f32[1, 3, 1, 2],
    %y : i64[1, 1, 2],
    %z : f32[3]) {
  %getitem, %getitem_1 = aten.nll_loss2d_forward.default(self=%x, target=%y, weight=%z, reduction=0, ignore_index=2) : f32[1, 1, 2], f32[] name("nll_loss2d_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nll_loss2d_forward.r0.dynamic" stage "import"
symbol s53 : int [0, 9223372036854775807]
symbol s0 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
symbol s48 : int [0, 9223372036854775807]
guard "L['y'].size()[1] <= L['x'].size()[2]" sym(s94 <= s53)
guard "L['y'].size()[2] <= L['x'].size()[3]" sym(s48 <= s0)
tensor @r0.in.x : f32[2, 5, 3, 4] = {-3.125,0.15625,-3.09375,1.3125,1.8125,2.0625,-1.625,-2.375,-0.75,2.125,2.84375,-1.375,2.9375,1.9375,-2.375,-0.0625,0.375,1.3125,-2.09375,-1.0625,-1.71875,3.09375,-1.8125,0.8125,0.125,-0.1875,2.84375,-0.0625,2.78125,-1.78125,2.84375,0.5625,-1.96875,-2.21875,-2.4375,-2.65625,-0.375,-1.09375,2.875,-2.96875,0.15625,2.625,2.5,1.03125,-1.59375,-1.0625,-1.4375,-2.59375,-1.65625,1,0.96875,-2.71875,-0.59375,-1.375,0.28125,1.59375,-2.5,2.28125,1.375,1.0625,2.25,-0.375,-2.21875,-1.21875,-3.125,-2.28125,-3.03125,-2.46875,-2.875,-0.9375,1.34375,-0.125,3.03125,-0.71875,1.34375,2.125,-1.15625,-2.8125,1.40625,-2.9375,-2.28125,-0.34375,-1.59375,-2.3125,-0.0625,-0.375,-2.15625,0.03125,2.40625,0.34375,-2.9375,0.40625,-0.46875,2.59375,0.625,0.75,2.125,-0.53125,1.375,-2.9375,2.84375,3,2.75,-2.75,2.96875,-0.375,1.125,-2.25,1.84375,3,0.0625,-1.90625,1.15625,2.8125,-2.5625,-1.125,2.75,2.5625,0.875,2.84375}
tensor @r0.in.y : i64[2, 3, 4] = {3,1,0,0,4,0,4,0,2,4,3,2,1,3,0,3,0,4,2,4,2,1,1,3}
tensor @r0.in.z : f32[5] = {2.71875,2.21875,2.40625,0.65625,1.28125}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {0.2460938,-4.298828,8.411133,-3.568359,0.7607422,-5.607422,-0.3603516,6.457031,0,-2.922852,0.9433594,0,-6.725586,0.3486328,6.032227,1.927734,8.496094,-3.603516,0,1.441406,0,0.7626953,3.536133,1.476562}
tensor @r0.want.1.f32 : f64[] = {0}
tensor @r1.in.x : f32[2, 5, 4, 6] = {-3.125,0.15625,-3.09375,1.3125,1.8125,2.0625,-1.625,-2.375,-0.75,2.125,2.84375,-1.375,2.9375,1.9375,-2.375,-0.0625,0.375,1.3125,-2.09375,-1.0625,-1.71875,3.09375,-1.8125,0.8125,0.125,-0.1875,2.84375,-0.0625,2.78125,-1.78125,2.84375,0.5625,-1.96875,-2.21875,-2.4375,-2.65625,-0.375,-1.09375,2.875,-2.96875,0.15625,2.625,2.5,1.03125,-1.59375,-1.0625,-1.4375,-2.59375,-1.65625,1,0.96875,-2.71875,-0.59375,-1.375,0.28125,1.59375,-2.5,2.28125,1.375,1.0625,2.25,-0.375,-2.21875,-1.21875,-3.125,-2.28125,-3.03125,-2.46875,-2.875,-0.9375,1.34375,-0.125,3.03125,-0.71875,1.34375,2.125,-1.15625,-2.8125,1.40625,-2.9375,-2.28125,-0.34375,-1.59375,-2.3125,-0.0625,-0.375,-2.15625,0.03125,2.40625,0.34375,-2.9375,0.40625,-0.46875,2.59375,0.625,0.75,2.125,-0.53125,1.375,-2.9375,2.84375,3,2.75,-2.75,2.96875,-0.375,1.125,-2.25,1.84375,3,0.0625,-1.90625,1.15625,2.8125,-2.5625,-1.125,2.75,2.5625,0.875,2.84375,-3.09375,0.09375,-0.4375,-0.34375,2.1875,1.875,-2.6875,-0.375,0.21875,0.15625,2.75,2.46875,-1.75,-1.40625,-2.28125,1.28125,-2.0625,-2.53125,1.75,1,-2.34375,-2.59375,2.0625,2.8125,0.84375,-2.84375,2.5625,2.65625,0.78125,2,0.90625,-1.6875,0.0625,0.875,2.03125,1.9375,-2.65625,1.3125,-0.0625,-2.03125,-2.5625,0.96875,-2.03125,2.65625,3,0.96875,-0.78125,-1.40625,0.5625,-1.59375,0.3125,-0.96875,2.5,1.03125,0.125,0.28125,-2,-0.34375,0.9375,-1.71875,0.625,0.09375,1.15625,-3.03125,-0.6875,-0.90625,0.53125,0,-1.71875,2.125,2,-1.71875,-1.3125,-1.65625,-1.25,1.125,-2.8125,1.53125,2.8125,1.375,-0.15625,2.21875,0.40625,-0.625,1.96875,2.96875,-2.96875,0.75,-2.46875,-0.40625,2.65625,-0.03125,3.09375,-2.9375,-3.0625,-1.6875,-1.625,2.5,0.375,2.84375,1,0.1875,2.9375,-1.6875,-2.15625,1.625,-3.0625,-0.46875,1.09375,-2.65625,2.125,-1.21875,3.09375,1.71875,0.34375,-0.9375,2.46875,-2.8125,-1.21875,-3.0625}
tensor @r1.in.y : i64[2, 4, 6] = {2,2,2,4,1,3,4,3,1,4,1,4,1,3,4,2,0,1,1,3,2,1,4,3,0,2,2,4,2,2,2,3,2,0,0,3,4,2,4,2,3,1,3,4,4,0,2,3}
tensor @r1.in.z : f32[5] = {0.84375,3.0625,2.40625,2.03125,0.59375}
tensor @r1.want.0.f32 : f64[2, 4, 6] = {0,0,0,1.744141,-8.517578,5.712891,-1.632812,5.966797,6.029297,0.2226562,7.464844,1.335938,1.148438,0.7617188,-0.03710938,0,-0.3164062,-8.039062,-7.65625,-0.8251953,0,3.253906,-0.5195312,-1.523438,2.610352,0,0,-1.688477,0,0,0,-2.792969,0,-0.1318359,-2.320312,1.269531,-0.6494141,0,-1.261719,0,5.014648,-2.966797,-5.395508,0.5566406,-1.46582,2.188477,0,3.427734}
tensor @r1.want.1.f32 : f64[] = {0}
graph "main"(
    %x : f32[2, 5, s53, s0],
    %y : i64[2, s94, s48],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss2d_forward.default(self=%x, target=%y, weight=%z, reduction=0, ignore_index=2) : f32[2, s94, s48], f32[] name("nll_loss2d_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nll_loss2d_forward.r0.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3, 4] = {-1.96875,3.0625,1.59375,-1.1875,-1.78125,0.1875,-2.90625,0.25,-0.34375,1.03125,1.1875,1.4375,-2.90625,-1.46875,-1.28125,2.90625,0.71875,2.90625,-0.3125,3.09375,-0.5625,-0.8125,-0.90625,1.5,-1.34375,0.0625,0.40625,2.5,1.71875,0.0625,-0.9375,3.0625,0.5,-2.9375,0.46875,2.46875,-1.125,2.0625,-0.25,-0.84375,-2.96875,0.5,-1.5625,-0.34375,2.25,1.875,-0.0625,1.40625,0.84375,2.0625,-0.6875,-2.28125,-0.21875,1.25,0.5,1.4375,2.3125,0.5,1.5,-0.25,-2.0625,-0.8125,-2.3125,-2.40625,2.1875,-2.125,1.25,0.75,0.6875,-0.625,-2.09375,1.75,-1.6875,-1.3125,-1.15625,1.65625,1.09375,-1.875,0.65625,0.90625,0.25,1.03125,-0.125,-1.65625,-0.1875,-0.625,-0.9375,-2.25,1.5,-0.53125,1.59375,-1.5,1.3125,0.5625,-3,0.125,2.15625,-0.28125,-1.75,1.8125,3.0625,-0.28125,-1.96875,-0.90625,2.75,2.25,-1.125,-0.59375,2.03125,-1.6875,2.03125,3.125,2.25,1.3125,-0.53125,2.71875,0.8125,1.5625,-3.125,-0.625}
tensor @r0.in.y : i64[2, 3, 4] = {0,1,0,2,2,4,1,0,2,4,3,1,0,4,0,0,3,3,2,2,2,0,4,1}
tensor @r0.in.z : f32[5] = {3.03125,1.75,2.53125,3.03125,0.0625}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {5.967773,2.570312,-4.831055,0,0,-0.078125,0.546875,-0.7578125,0,-0.03125,0.1894531,-2.625,6.251953,0.1054688,7.009766,7.293945,-9.283203,0.8525391,0,0,0,1.894531,0.1953125,2.898438}
tensor @r0.want.1.f32 : f64[] = {0}
graph "main"(
    %x : f32[2, 5, 3, 4],
    %y : i64[2, 3, 4],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss2d_forward.default(self=%x, target=%y, weight=%z, reduction=0, ignore_index=2) : f32[2, 3, 4], f32[] name("nll_loss2d_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cosine_embedding_loss.r1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.4375,1.4375,1.8125,3.09375,0.25,2.21875,-1.96875,-0.90625,-0.84375,2.84375,-1.90625,-0.3125}
tensor @r0.in.y : f32[3, 4] = {2.75,0.625,-2.5,-1.59375,-0.78125,-0.46875,-1.8125,-0.75,-2.96875,2.75,0.4375,0.6875}
tensor @r0.in.z : f32[3] = {-1,1,-1}
tensor @r0.want.0.f32 : f64[] = {0.3123949}
tensor @r1.in.x : f32[4, 4] = {2.4375,1.4375,1.8125,3.09375,0.25,2.21875,-1.96875,-0.90625,-0.84375,2.84375,-1.90625,-0.3125,2.75,0.625,-2.5,-1.59375}
tensor @r1.in.y : f32[4, 4] = {-0.78125,-0.46875,-1.8125,-0.75,-2.96875,2.75,0.4375,0.6875,-0.78125,0.71875,-0.6875,0.90625,-2.125,2.0625,-0.34375,-1.625}
tensor @r1.in.z : f32[4] = {-1,1,1,1}
tensor @r1.want.0.f32 : f64[] = {0.525143}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17, 4],
    %z : f32[s17]) {
  %cosine_embedding_loss = aten.cosine_embedding_loss.default(input1=%x, input2=%y, target=%z, margin=0.25) : f32[]
  return %cosine_embedding_loss as "cosine_embedding_loss"
}

fxge 1
model "cosine_embedding_loss.r1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.8125,2.0625,0.5625,-0.09375,2.375,-0.71875,-2.4375,2.40625,0.625,-0.90625,0.34375,3.03125}
tensor @r0.in.y : f32[3, 4] = {1,-1.3125,0.40625,-1.6875,3,-0.90625,-1.5625,-1.25,-0.53125,-0.78125,-2.59375,2.53125}
tensor @r0.in.z : f32[3] = {-1,-1,1}
tensor @r0.want.0.f32 : f64[] = {0.2353939}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3]) {
  %cosine_embedding_loss = aten.cosine_embedding_loss.default(input1=%x, input2=%y, target=%z, margin=0.25) : f32[]
  return %cosine_embedding_loss as "cosine_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.r1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.90625,-1.0625,-1.53125,0.9375,1.5,2.375,-2.0625,1.34375,-3.0625,1.1875,-1.34375,-2.0625}
tensor @r0.in.y : f32[3, 4] = {-1,1,-1,1,1,-1,1,-1,-1,-1,1,-1}
tensor @r0.want.0.f32 : f64[] = {0.7994792}
tensor @r1.in.x : f32[4, 6] = {1.90625,-1.0625,-1.53125,0.9375,1.5,2.375,-2.0625,1.34375,-3.0625,1.1875,-1.34375,-2.0625,-2.375,-0.0625,-0.625,-2,1.375,2.40625,2.5625,-1.125,-0.875,-1.4375,0.4375,1.59375}
tensor @r1.in.y : f32[4, 6] = {1,1,-1,1,-1,-1,-1,-1,-1,1,-1,-1,1,-1,-1,1,1,1,-1,-1,-1,1,-1,-1}
tensor @r1.want.0.f32 : f64[] = {1.183594}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5) : f32[]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.r1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.9375,0.84375,2.0625,-3.125,-2.9375,2.84375,0.4375,-2.28125,1.71875,0.1875,-2.25,3}
tensor @r0.in.y : f32[3, 4] = {-1,1,1,1,1,1,1,-1,-1,-1,1,-1}
tensor @r0.want.0.f32 : f64[] = {0.2473958}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5) : f32[]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "margin_ranking_loss.r1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
guard "L['z'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3] = {1.53125,0.5625,1.8125}
tensor @r0.in.y : f32[3] = {-2.53125,2.125,0.71875}
tensor @r0.in.z : f32[3] = {1,-1,-1}
tensor @r0.want.0.f32 : f64[] = {0.53125}
tensor @r1.in.x : f32[4] = {1.53125,0.5625,1.8125,-2.53125}
tensor @r1.in.y : f32[4] = {2.125,0.71875,1.59375,-1.71875}
tensor @r1.in.z : f32[4] = {-1,-1,1,1}
tensor @r1.want.0.f32 : f64[] = {0.484375}
graph "main"(
    %x : f32[s17],
    %y : f32[s17],
    %z : f32[s17]) {
  %margin_ranking_loss = aten.margin_ranking_loss.default(input1=%x, input2=%y, target=%z, margin=0.5) : f32[]
  return %margin_ranking_loss as "margin_ranking_loss"
}

fxge 1
model "margin_ranking_loss.r1.f32" stage "import"
tensor @r0.in.x : f32[3] = {-0.09375,-1.90625,-1.40625}
tensor @r0.in.y : f32[3] = {2.78125,0.375,-1.375}
tensor @r0.in.z : f32[3] = {1,-1,-1}
tensor @r0.want.0.f32 : f64[] = {1.28125}
graph "main"(
    %x : f32[3],
    %y : f32[3],
    %z : f32[3]) {
  %margin_ranking_loss = aten.margin_ranking_loss.default(input1=%x, input2=%y, target=%z, margin=0.5) : f32[]
  return %margin_ranking_loss as "margin_ranking_loss"
}

fxge 1
model "poisson_nll_loss.r1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.0625,0.9375,2.03125,1.34375,-0.625,-1.90625,2.8125,-2.15625,2.25,-2,-1.71875,-1.3125}
tensor @r0.in.y : f32[3, 4] = {2.15625,3.09375,1.40625,1.9375,1.96875,1.25,0.46875,3.125,0.8125,1.09375,1.15625,2.25}
tensor @r0.want.0.f32 : f64[] = {4.04834}
tensor @r1.in.x : f32[4, 6] = {-0.0625,0.9375,2.03125,1.34375,-0.625,-1.90625,2.8125,-2.15625,2.25,-2,-1.71875,-1.3125,2.0625,0.84375,-0.78125,0.53125,0.4375,-0.25,-0.96875,1.84375,1.1875,2.375,-3.03125,0.5625}
tensor @r1.in.y : f32[4, 6] = {1.5625,1.03125,0.46875,0.40625,0.78125,3,1.65625,0.875,0.5,1.4375,2.21875,0.96875,3,0.6875,1.78125,1,1.5625,0.1875,1.53125,1.625,2.03125,1.90625,0.90625,3.09375}
tensor @r1.want.0.f32 : f64[] = {3.066536}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=false, eps=1e-08, reduction=1) : f32[]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.r1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.59375,1.6875,0.75,0.8125,1.8125,1.3125,0.8125,-0.8125,-1.84375,-2.84375,-0.25,2.25}
tensor @r0.in.y : f32[3, 4] = {0.9375,0.53125,0.28125,1.625,0.03125,1.34375,0.125,1.5,0.4375,3.03125,0.3125,2.25}
tensor @r0.want.0.f32 : f64[] = {2.934862}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=false, eps=1e-08, reduction=1) : f32[]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.full_r1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.84375,1.875,1,1.46875,0.3125,0.375,2.65625,2.625,2.09375,2.65625,3.03125,1.59375}
tensor @r0.in.y : f32[3, 4] = {2.84375,3.0625,1.875,2.53125,2.34375,2.09375,0.6875,0.15625,2.59375,1.5,2.09375,0.96875}
tensor @r0.want.0.f32 : f64[] = {2.088012}
tensor @r1.in.x : f32[4, 6] = {0.84375,1.875,1,1.46875,0.3125,0.375,2.65625,2.625,2.09375,2.65625,3.03125,1.59375,2.84375,3.0625,1.875,2.53125,2.34375,2.09375,0.6875,0.15625,2.59375,1.5,2.09375,0.96875}
tensor @r1.in.y : f32[4, 6] = {0.46875,2.65625,0.75,2.84375,0.53125,2.28125,0.96875,0.15625,1.1875,2.0625,0.5,2.25,1.5,1.8125,0.15625,0.40625,2.25,1.71875,0.125,2.71875,2.75,1,1.4375,2}
tensor @r1.want.0.f32 : f64[] = {1.786454}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=false, full=true, eps=1e-08, reduction=1) : f32[]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.full_r1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1,1.25,1.65625,2.15625,1.71875,2.5,0.15625,3.09375,1.6875,1.65625,2.875,2.59375}
tensor @r0.in.y : f32[3, 4] = {0.34375,0.40625,0.3125,1.8125,1.59375,0.5625,1.75,0.90625,2.28125,1.78125,2.40625,0.4375}
tensor @r0.want.0.f32 : f64[] = {1.680019}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=false, full=true, eps=1e-08, reduction=1) : f32[]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "triplet_margin_loss.r1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.6875,0.15625,-2.09375,-0.25,2.15625,-2.875,3.0625,0.21875,-0.125,1.65625,-1.46875,-0.5}
tensor @r0.in.y : f32[3, 4] = {-2.6875,-0.53125,-2.8125,2.5,-1.90625,1.0625,-2.34375,-0.28125,2.59375,1.8125,1.59375,1.5}
tensor @r0.in.z : f32[3, 4] = {2.8125,-2.15625,-2.34375,-1.375,-1.25,-1.90625,0.09375,-1.0625,-0.625,0.1875,-2.3125,2.71875}
tensor @r0.want.0.f32 : f64[] = {2.684956}
tensor @r1.in.x : f32[4, 4] = {0.6875,0.15625,-2.09375,-0.25,2.15625,-2.875,3.0625,0.21875,-0.125,1.65625,-1.46875,-0.5,-2.6875,-0.53125,-2.8125,2.5}
tensor @r1.in.y : f32[4, 4] = {-1.90625,1.0625,-2.34375,-0.28125,2.59375,1.8125,1.59375,1.5,2.8125,-2.15625,-2.34375,-1.375,-1.25,-1.90625,0.09375,-1.0625}
tensor @r1.in.z : f32[4, 4] = {-0.625,0.1875,-2.3125,2.71875,2.4375,-2.4375,0.65625,-0.78125,-2.96875,2.53125,-1.3125,-2.40625,-1.3125,1.90625,1.5625,-1.75}
tensor @r1.want.0.f32 : f64[] = {1.594045}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17, 4],
    %z : f32[s17, 4]) {
  %triplet_margin_loss = aten.triplet_margin_loss.default(anchor=%x, positive=%y, negative=%z) : f32[]
  return %triplet_margin_loss as "triplet_margin_loss"
}

fxge 1
model "triplet_margin_loss.r1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.84375,-2.625,0.25,1.34375,-1.625,1.59375,-0.65625,1.6875,-0.9375,2.09375,-0.0625,-1.3125}
tensor @r0.in.y : f32[3, 4] = {0.78125,-0.5,1.59375,-2.59375,-0.1875,-2.5625,2.4375,-0.5625,-2.28125,2.875,-2.6875,2.78125}
tensor @r0.in.z : f32[3, 4] = {1.65625,-1.71875,0.5,0.09375,-3,-2.65625,-2.625,-1.5,-3.03125,0.90625,-3.0625,3.125}
tensor @r0.want.0.f32 : f64[] = {1.409699}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %triplet_margin_loss = aten.triplet_margin_loss.default(anchor=%x, positive=%y, negative=%z) : f32[]
  return %triplet_margin_loss as "triplet_margin_loss"
}

fxge 1
model "nll_loss2d_forward.ignored_nan_r1.f32" stage "import"
tensor @r0.in.x : f32[1, 3, 1, 2] = {0.5,nan,1.5,inf,-0.5,nan}
tensor @r0.in.y : i64[1, 1, 2] = {1,2}
tensor @r0.in.z : f32[3] = {1.59375,1.6875,2.625}
tensor @r0.want.0.f32 : f64[] = {-1.5}
tensor @r0.want.1.f32 : f64[] = {1.6875}
graph "main"(
    %x : f32[1, 3, 1, 2],
    %y : i64[1, 1, 2],
    %z : f32[3]) {
  %getitem, %getitem_1 = aten.nll_loss2d_forward.default(self=%x, target=%y, weight=%z, reduction=1, ignore_index=2) : f32[], f32[] name("nll_loss2d_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nll_loss2d_forward.r1.dynamic" stage "import"
symbol s53 : int [0, 9223372036854775807]
symbol s0 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
symbol s48 : int [0, 9223372036854775807]
guard "L['y'].size()[1] <= L['x'].size()[2]" sym(s94 <= s53)
guard "L['y'].size()[2] <= L['x'].size()[3]" sym(s48 <= s0)
tensor @r0.in.x : f32[2, 5, 3, 4] = {-2.9375,0.0625,3,-2.21875,2.09375,2.625,-0.375,-0.78125,-1.5625,1.78125,0.78125,2.15625,-0.0625,2.4375,-2.21875,2.125,-1.9375,-3.03125,0.65625,2.96875,0.90625,-0.40625,0.46875,2.90625,0.53125,1.8125,-0.25,-1.8125,1.59375,-1.875,2.40625,2.4375,1.15625,-0.625,-0.5625,0.75,0.75,0.53125,2.9375,0.65625,-1.8125,-2.21875,-3,1.9375,0.34375,2.0625,2.4375,2.03125,2.40625,3.0625,-0.34375,-2.5,1.59375,-2.625,1.78125,-1.09375,2.75,-2.84375,-0.40625,-2.375,2.96875,2.9375,1.78125,0.96875,-2.71875,-1.5,-0.3125,-1.1875,-0.875,-2.40625,-2.8125,-0.21875,0,-1.03125,0.8125,-0.15625,-2.78125,-2.90625,2.625,-2.28125,-1.5,3.03125,-2.78125,0.75,2.53125,2.59375,-1.78125,-0.3125,-0.21875,2.46875,-1.03125,2.65625,2.0625,-2.21875,-1.34375,1.1875,-2.84375,0.375,3.125,0.625,3.0625,0.28125,-2.40625,2.75,2.5625,2.5,-3.09375,2.5625,-1.125,1.4375,0.8125,1.03125,1.78125,-2.4375,0.375,-0.875,-1.75,-2.71875,-0.8125,-1.46875}
tensor @r0.in.y : i64[2, 3, 4] = {4,2,4,4,0,1,0,2,4,2,3,1,1,2,0,2,3,1,2,0,3,4,4,3}
tensor @r0.in.z : f32[5] = {2.28125,0.75,1.03125,2.25,0.03125}
tensor @r0.want.0.f32 : f64[] = {-1.260768}
tensor @r0.want.1.f32 : f64[] = {21.3125}
tensor @r1.in.x : f32[2, 5, 4, 6] = {-2.9375,0.0625,3,-2.21875,2.09375,2.625,-0.375,-0.78125,-1.5625,1.78125,0.78125,2.15625,-0.0625,2.4375,-2.21875,2.125,-1.9375,-3.03125,0.65625,2.96875,0.90625,-0.40625,0.46875,2.90625,0.53125,1.8125,-0.25,-1.8125,1.59375,-1.875,2.40625,2.4375,1.15625,-0.625,-0.5625,0.75,0.75,0.53125,2.9375,0.65625,-1.8125,-2.21875,-3,1.9375,0.34375,2.0625,2.4375,2.03125,2.40625,3.0625,-0.34375,-2.5,1.59375,-2.625,1.78125,-1.09375,2.75,-2.84375,-0.40625,-2.375,2.96875,2.9375,1.78125,0.96875,-2.71875,-1.5,-0.3125,-1.1875,-0.875,-2.40625,-2.8125,-0.21875,0,-1.03125,0.8125,-0.15625,-2.78125,-2.90625,2.625,-2.28125,-1.5,3.03125,-2.78125,0.75,2.53125,2.59375,-1.78125,-0.3125,-0.21875,2.46875,-1.03125,2.65625,2.0625,-2.21875,-1.34375,1.1875,-2.84375,0.375,3.125,0.625,3.0625,0.28125,-2.40625,2.75,2.5625,2.5,-3.09375,2.5625,-1.125,1.4375,0.8125,1.03125,1.78125,-2.4375,0.375,-0.875,-1.75,-2.71875,-0.8125,-1.46875,-1.375,-0.5625,-2.90625,-3.125,-1.875,-0.5,0.625,0.96875,0.6875,0.78125,-2.65625,0.25,-2.1875,-2.59375,-2.28125,1.8125,2.4375,1.25,-1.09375,2.78125,-0.65625,-0.4375,1.375,1.90625,-2.9375,-0.0625,-2.3125,-2.25,1.71875,2.25,1.4375,-2.875,3.03125,0.625,-1.4375,-2.5,2.15625,-2.84375,-1.15625,-1.4375,0.53125,0.71875,1.5,-0.65625,-2.03125,-2.625,-2.9375,1.53125,-0.25,-1.375,2.84375,1.40625,-1.5,-1.4375,1.125,-2.875,2.34375,-1.96875,-1.90625,-2.71875,0.125,-1.46875,-0.8125,-3.125,-0.71875,-2.3125,-2.03125,1.84375,-2.65625,2.96875,-0.6875,-2,-1.28125,3.09375,0.8125,-3.03125,2.5,-1.21875,0.59375,-0.03125,2.46875,-1.875,2.84375,0.375,2.125,-1.3125,0.0625,1.28125,-1.875,-0.65625,3.0625,-2.90625,-2.5625,-1.875,2.75,-1.84375,-1.625,-1.1875,0.28125,-1.875,1.40625,-2,1.09375,1.25,2.15625,2.75,-2.90625,0.46875,-1.03125,-2.53125,-1.125,-1.625,-2.40625,-2.65625,-3.09375,-0.90625,0.28125,3.125,2.21875,-1.71875}
tensor @r1.in.y : i64[2, 4, 6] = {1,3,2,2,4,2,4,2,1,2,3,3,0,2,0,2,3,2,2,2,3,4,2,4,4,0,1,1,4,1,0,0,2,1,4,3,1,3,3,2,0,4,4,3,3,0,2,2}
tensor @r1.in.z : f32[5] = {0.84375,0.28125,0.53125,3.0625,1.65625}
tensor @r1.want.0.f32 : f64[] = {0.7952019}
tensor @r1.want.1.f32 : f64[] = {53.40625}
graph "main"(
    %x : f32[2, 5, s53, s0],
    %y : i64[2, s94, s48],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss2d_forward.default(self=%x, target=%y, weight=%z, reduction=1, ignore_index=2) : f32[], f32[] name("nll_loss2d_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nll_loss2d_forward.r1.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3, 4] = {-0.96875,0.375,3,-0.46875,1.59375,-1.625,-2.28125,-2.28125,-1.21875,3.125,-0.59375,2.71875,0.1875,1.8125,0.46875,0.53125,3.09375,-0.71875,0.03125,-1.34375,-1.65625,1.25,0.875,3.0625,-1.6875,-0.34375,-0.84375,0.1875,3.125,2.84375,3,2.59375,0.25,1.625,-2.375,2.28125,0.5,-0.5625,2.28125,2.21875,-0.28125,-2.5625,3.03125,-2.3125,-2.3125,1.15625,1.375,1.46875,-2.53125,-0.84375,0.96875,3.125,-2.09375,-1.71875,-1.59375,-0.4375,1.5,0.15625,-0.125,1.53125,-1.375,-0.15625,-0.625,-2.65625,1.65625,1.46875,-0.40625,-2.8125,-3.125,2.1875,2.15625,-0.625,-2.59375,2.75,2.4375,-1.625,2.8125,-1.75,-0.78125,1.15625,-0.1875,2.25,-2.46875,-2.03125,-0.28125,0.5625,2.75,2.90625,2.5,-0.3125,-0.1875,1.875,1.34375,2.25,0.46875,-2.125,1.5625,-2.125,-2.5,-1.4375,-0.03125,2.90625,1.6875,-2.03125,1.3125,-1.5625,0.21875,-2.75,-2.90625,-1.25,0.1875,1.21875,3.125,3.09375,-2.625,2.53125,0.625,-2.0625,-1.96875,0.65625}
tensor @r0.in.y : i64[2, 3, 4] = {1,4,1,2,2,0,4,3,2,2,4,4,3,3,2,4,2,2,4,3,3,3,0,1}
tensor @r0.in.z : f32[5] = {2.09375,0.78125,3.0625,1.53125,3}
tensor @r0.want.0.f32 : f64[] = {0.4498957}
tensor @r0.want.1.f32 : f64[] = {33.71875}
graph "main"(
    %x : f32[2, 5, 3, 4],
    %y : i64[2, 3, 4],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss2d_forward.default(self=%x, target=%y, weight=%z, reduction=1, ignore_index=2) : f32[], f32[] name("nll_loss2d_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cosine_embedding_loss.r2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.875,-0.40625,1.0625,-0.03125,1.3125,-0.4375,-1.5625,1.8125,-1.5625,-1.25,2.03125,-1.125}
tensor @r0.in.y : f32[3, 4] = {0.59375,-2.5625,0.96875,-1.71875,1.78125,2.65625,-1.25,0.78125,-0.09375,3.09375,0.625,2.5625}
tensor @r0.in.z : f32[3] = {-1,1,-1}
tensor @r0.want.0.f32 : f64[] = {0.5330964}
tensor @r1.in.x : f32[4, 4] = {-2.875,-0.40625,1.0625,-0.03125,1.3125,-0.4375,-1.5625,1.8125,-1.5625,-1.25,2.03125,-1.125,0.59375,-2.5625,0.96875,-1.71875}
tensor @r1.in.y : f32[4, 4] = {1.78125,2.65625,-1.25,0.78125,-0.09375,3.09375,0.625,2.5625,-2.71875,0.53125,-2.15625,-0.09375,2.8125,0.5,0,1.6875}
tensor @r1.in.z : f32[4] = {1,1,-1,-1}
tensor @r1.want.0.f32 : f64[] = {2.498678}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17, 4],
    %z : f32[s17]) {
  %cosine_embedding_loss = aten.cosine_embedding_loss.default(input1=%x, input2=%y, target=%z, margin=0.25, reduction=2) : f32[]
  return %cosine_embedding_loss as "cosine_embedding_loss"
}

fxge 1
model "cosine_embedding_loss.r2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.125,2.375,0.8125,-2.03125,-2.71875,2.59375,2.5,0.53125,2.0625,-1.8125,-3.125,-2.625}
tensor @r0.in.y : f32[3, 4] = {0.25,-0.6875,-2.65625,3.0625,0.8125,-1,1.875,-3.09375,2.78125,1.65625,-1,2.125}
tensor @r0.in.z : f32[3] = {1,1,-1}
tensor @r0.want.0.f32 : f64[] = {2.696147}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3]) {
  %cosine_embedding_loss = aten.cosine_embedding_loss.default(input1=%x, input2=%y, target=%z, margin=0.25, reduction=2) : f32[]
  return %cosine_embedding_loss as "cosine_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.r2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.90625,0.3125,2.65625,3.125,-1.6875,-3.0625,-2.0625,-2.59375,-0.5625,1.90625,-1.15625,-0.125}
tensor @r0.in.y : f32[3, 4] = {1,1,1,-1,-1,1,-1,-1,-1,-1,-1,1}
tensor @r0.want.0.f32 : f64[] = {18.25}
tensor @r1.in.x : f32[4, 6] = {2.90625,0.3125,2.65625,3.125,-1.6875,-3.0625,-2.0625,-2.59375,-0.5625,1.90625,-1.15625,-0.125,0.90625,1.15625,-0.40625,-1.4375,0.3125,2.875,-0.59375,0.5,2.875,0.90625,0.6875,0.6875}
tensor @r1.in.y : f32[4, 6] = {-1,1,-1,1,1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,1,1}
tensor @r1.want.0.f32 : f64[] = {24.78125}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5, reduction=2) : f32[]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.r2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.125,-1.8125,1.65625,2.875,-2.65625,3.125,-0.34375,-1.71875,-2.65625,2.5,0.625,-2.78125}
tensor @r0.in.y : f32[3, 4] = {1,-1,-1,-1,-1,1,-1,1,-1,-1,1,-1}
tensor @r0.want.0.f32 : f64[] = {17.65625}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5, reduction=2) : f32[]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.whole2.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,2,-4,-1,6,-4,0,-7,7,7,3,7}
tensor @r0.in.y : i64[3, 4] = {1,-1,-1,-1,-1,1,-1,-1,-1,1,1,1}
tensor @r0.want.0.i64 : i64[] = {31}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5, reduction=2) : i64[]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.whole2.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {4,3,-3,1,-4,2,0,4,2,7,-4,-5}
tensor @r0.in.y : i8[3, 4] = {-1,1,1,-1,1,-1,1,1,1,1,-1,1}
tensor @r0.want.0.i64 : i64[] = {9}
graph "main"(
    %x : i8[3, 4],
    %y : i8[3, 4]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5, reduction=2) : i64[]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "margin_ranking_loss.r2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
guard "L['z'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3] = {2.375,-0.3125,1.0625}
tensor @r0.in.y : f32[3] = {1.28125,2.84375,-0.125}
tensor @r0.in.z : f32[3] = {-1,1,-1}
tensor @r0.want.0.f32 : f64[] = {6.9375}
tensor @r1.in.x : f32[4] = {2.375,-0.3125,1.0625,1.28125}
tensor @r1.in.y : f32[4] = {2.84375,-0.125,-1.375,-2.1875}
tensor @r1.in.z : f32[4] = {-1,-1,-1,1}
tensor @r1.want.0.f32 : f64[] = {3.28125}
graph "main"(
    %x : f32[s17],
    %y : f32[s17],
    %z : f32[s17]) {
  %margin_ranking_loss = aten.margin_ranking_loss.default(input1=%x, input2=%y, target=%z, margin=0.5, reduction=2) : f32[]
  return %margin_ranking_loss as "margin_ranking_loss"
}

fxge 1
model "margin_ranking_loss.r2.f32" stage "import"
tensor @r0.in.x : f32[3] = {-1.0625,-2.5,-2.875}
tensor @r0.in.y : f32[3] = {3,0.59375,0.96875}
tensor @r0.in.z : f32[3] = {-1,-1,1}
tensor @r0.want.0.f32 : f64[] = {4.34375}
graph "main"(
    %x : f32[3],
    %y : f32[3],
    %z : f32[3]) {
  %margin_ranking_loss = aten.margin_ranking_loss.default(input1=%x, input2=%y, target=%z, margin=0.5, reduction=2) : f32[]
  return %margin_ranking_loss as "margin_ranking_loss"
}

fxge 1
model "poisson_nll_loss.r2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.21875,-2.375,2.0625,1.1875,2.25,-2.25,0.40625,2.96875,-2.5625,-1.9375,2.6875,1.3125}
tensor @r0.in.y : f32[3, 4] = {0.71875,1.40625,0.8125,1.375,3.03125,1.71875,0.1875,2.71875,1.3125,0.5,0.90625,1.28125}
tensor @r0.want.0.f32 : f64[] = {57.17751}
tensor @r1.in.x : f32[4, 6] = {2.21875,-2.375,2.0625,1.1875,2.25,-2.25,0.40625,2.96875,-2.5625,-1.9375,2.6875,1.3125,0.65625,1.96875,0.96875,2.6875,-0.3125,2.53125,0.96875,-0.40625,2.40625,-1.3125,1.75,-0.96875}
tensor @r1.in.y : f32[4, 6] = {0.8125,0.25,0.25,1.0625,2.375,1.28125,0.46875,0.875,1.59375,3.125,0.09375,0.1875,1.8125,1.09375,2.59375,1.625,1.3125,0.40625,0.34375,1.21875,1.40625,1.90625,0.96875,2.1875}
tensor @r1.want.0.f32 : f64[] = {120.4113}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=false, eps=1e-08, reduction=2) : f32[]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.r2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2,0.78125,-2.84375,-1.09375,-0.03125,2.9375,0.5,0.8125,2.78125,2.3125,-3.09375,2.46875}
tensor @r0.in.y : f32[3, 4] = {2.9375,3.03125,1.40625,1.375,0.125,0.90625,0.6875,0.1875,3,0.9375,1.90625,0.375}
tensor @r0.want.0.f32 : f64[] = {64.86007}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=false, eps=1e-08, reduction=2) : f32[]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.full_r2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.5,1.625,1.875,1.59375,1.34375,1.03125,1.03125,2.375,0.9375,0.75,1.8125,1.6875}
tensor @r0.in.y : f32[3, 4] = {0.34375,0.09375,2.28125,0.3125,1.84375,2.46875,1.71875,0.5,2.9375,2.34375,1.09375,1.78125}
tensor @r0.want.0.f32 : f64[] = {20.87866}
tensor @r1.in.x : f32[4, 6] = {2.5,1.625,1.875,1.59375,1.34375,1.03125,1.03125,2.375,0.9375,0.75,1.8125,1.6875,0.34375,0.09375,2.28125,0.3125,1.84375,2.46875,1.71875,0.5,2.9375,2.34375,1.09375,1.78125}
tensor @r1.in.y : f32[4, 6] = {3.0625,2.03125,0.5,2.71875,0.84375,1.5625,1.0625,0.96875,2.25,0.90625,3.0625,2.53125,2.53125,0.9375,2.84375,0.5,2.53125,1.6875,0.8125,1.5,1.625,2.21875,1.84375,0.40625}
tensor @r1.want.0.f32 : f64[] = {38.04473}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=false, full=true, eps=1e-08, reduction=2) : f32[]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.full_r2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.4375,0.8125,1.125,0.96875,2.90625,2.5625,1.875,0.125,2.1875,0.03125,2.46875,2.875}
tensor @r0.in.y : f32[3, 4] = {1.625,2.5625,1.125,0.15625,2.96875,0.34375,2.6875,2.75,2.8125,0.34375,2.34375,1.59375}
tensor @r0.want.0.f32 : f64[] = {24.79329}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=false, full=true, eps=1e-08, reduction=2) : f32[]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "triplet_margin_loss.r2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.71875,-0.4375,-0.5,-1.4375,-2.4375,-0.625,2.15625,1.15625,2.59375,-1.1875,3,-1.71875}
tensor @r0.in.y : f32[3, 4] = {2.78125,-2.625,2.875,-0.875,-0.21875,0.65625,2.46875,-1.5625,1.09375,-2.65625,-2.8125,2.21875}
tensor @r0.in.z : f32[3, 4] = {-0.90625,-1.25,-0.59375,-2.875,2.53125,-1.90625,-1.1875,-3,-1.375,-0.0625,-0.28125,1.03125}
tensor @r0.want.0.f32 : f64[] = {7.601391}
tensor @r1.in.x : f32[4, 4] = {-1.71875,-0.4375,-0.5,-1.4375,-2.4375,-0.625,2.15625,1.15625,2.59375,-1.1875,3,-1.71875,2.78125,-2.625,2.875,-0.875}
tensor @r1.in.y : f32[4, 4] = {-0.21875,0.65625,2.46875,-1.5625,1.09375,-2.65625,-2.8125,2.21875,-0.90625,-1.25,-0.59375,-2.875,2.53125,-1.90625,-1.1875,-3}
tensor @r1.in.z : f32[4, 4] = {-1.375,-0.0625,-0.28125,1.03125,-0.9375,-0.90625,-0.3125,-2.9375,0.21875,0.90625,1.21875,0.71875,-2.96875,-1.71875,2.84375,0.46875}
tensor @r1.want.0.f32 : f64[] = {6.241446}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17, 4],
    %z : f32[s17, 4]) {
  %triplet_margin_loss = aten.triplet_margin_loss.default(anchor=%x, positive=%y, negative=%z, reduction=2) : f32[]
  return %triplet_margin_loss as "triplet_margin_loss"
}

fxge 1
model "triplet_margin_loss.r2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.53125,-1.0625,0,1.4375,1.59375,0.59375,0.96875,2.40625,0.59375,-0.28125,-1.6875,2.34375}
tensor @r0.in.y : f32[3, 4] = {-1.53125,-1.03125,0.34375,-1.875,-1.46875,-0.46875,-1.40625,-0.59375,-0.625,1.1875,-1.0625,-1.9375}
tensor @r0.in.z : f32[3, 4] = {0.9375,-2.21875,-2,-0.6875,2.15625,1.90625,1.625,1.8125,2.375,2.65625,-2.625,-2.09375}
tensor @r0.want.0.f32 : f64[] = {5.385915}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %triplet_margin_loss = aten.triplet_margin_loss.default(anchor=%x, positive=%y, negative=%z, reduction=2) : f32[]
  return %triplet_margin_loss as "triplet_margin_loss"
}

fxge 1
model "nll_loss2d_forward.ignored_nan_r2.f32" stage "import"
tensor @r0.in.x : f32[1, 3, 1, 2] = {0.5,nan,1.5,inf,-0.5,nan}
tensor @r0.in.y : i64[1, 1, 2] = {1,2}
tensor @r0.in.z : f32[3] = {1.21875,0.375,1.96875}
tensor @r0.want.0.f32 : f64[] = {-0.5625}
tensor @r0.want.1.f32 : f64[] = {0.375}
graph "main"(
    %x : f32[1, 3, 1, 2],
    %y : i64[1, 1, 2],
    %z : f32[3]) {
  %getitem, %getitem_1 = aten.nll_loss2d_forward.default(self=%x, target=%y, weight=%z, reduction=2, ignore_index=2) : f32[], f32[] name("nll_loss2d_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nll_loss2d_forward.r2.dynamic" stage "import"
symbol s53 : int [0, 9223372036854775807]
symbol s0 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
symbol s48 : int [0, 9223372036854775807]
guard "L['y'].size()[1] <= L['x'].size()[2]" sym(s94 <= s53)
guard "L['y'].size()[2] <= L['x'].size()[3]" sym(s48 <= s0)
tensor @r0.in.x : f32[2, 5, 3, 4] = {-0.78125,-2.09375,-0.75,2.28125,-2.46875,-2.40625,0.1875,-0.40625,0.8125,1.78125,-0.71875,1.09375,2.6875,-2.6875,2.15625,-2.53125,0,2,-1.71875,2.0625,2.34375,2.15625,0.1875,-0.8125,-0.25,-3.09375,1.6875,-0.78125,-1.5625,-2.0625,0.28125,-2.75,3.03125,0.40625,2.46875,2.125,-0.03125,-1.46875,1.1875,-2.96875,0.03125,1.84375,-1.28125,0.4375,1.53125,1.90625,-2.375,-2.78125,-2.8125,-2.1875,-0.90625,-0.40625,-2.3125,1.28125,-2.3125,-0.71875,2.71875,-2.84375,-0.34375,2.375,-2.5,0.71875,1.09375,1.40625,-0.03125,0.9375,-3.0625,-1.65625,2.53125,-1.5,-2.65625,-2.625,-0.8125,2.96875,2.21875,0.53125,1.3125,-2.34375,2.5625,1.0625,-2.34375,2.59375,-1.6875,-0.59375,-1.34375,-2,2.96875,0.9375,-3.125,1.625,-1.96875,-0.1875,-1.21875,2.53125,-2.28125,-1.625,2.65625,-1.6875,-2.75,1.375,-0.71875,2.0625,0.5625,1.90625,0.78125,0.0625,-0.3125,1.03125,-2.3125,1.78125,1,-1.1875,0.5,-3.09375,2.625,-2.96875,2.3125,1.75,1.4375,-2.71875}
tensor @r0.in.y : i64[2, 3, 4] = {0,2,0,0,0,0,3,1,0,2,3,1,4,2,2,1,2,4,4,3,4,0,1,3}
tensor @r0.in.z : f32[5] = {1.21875,0.9375,1.125,1.5625,1.3125}
tensor @r0.want.0.f32 : f64[] = {7.515625}
tensor @r0.want.1.f32 : f64[] = {23.78125}
tensor @r1.in.x : f32[2, 5, 4, 6] = {-0.78125,-2.09375,-0.75,2.28125,-2.46875,-2.40625,0.1875,-0.40625,0.8125,1.78125,-0.71875,1.09375,2.6875,-2.6875,2.15625,-2.53125,0,2,-1.71875,2.0625,2.34375,2.15625,0.1875,-0.8125,-0.25,-3.09375,1.6875,-0.78125,-1.5625,-2.0625,0.28125,-2.75,3.03125,0.40625,2.46875,2.125,-0.03125,-1.46875,1.1875,-2.96875,0.03125,1.84375,-1.28125,0.4375,1.53125,1.90625,-2.375,-2.78125,-2.8125,-2.1875,-0.90625,-0.40625,-2.3125,1.28125,-2.3125,-0.71875,2.71875,-2.84375,-0.34375,2.375,-2.5,0.71875,1.09375,1.40625,-0.03125,0.9375,-3.0625,-1.65625,2.53125,-1.5,-2.65625,-2.625,-0.8125,2.96875,2.21875,0.53125,1.3125,-2.34375,2.5625,1.0625,-2.34375,2.59375,-1.6875,-0.59375,-1.34375,-2,2.96875,0.9375,-3.125,1.625,-1.96875,-0.1875,-1.21875,2.53125,-2.28125,-1.625,2.65625,-1.6875,-2.75,1.375,-0.71875,2.0625,0.5625,1.90625,0.78125,0.0625,-0.3125,1.03125,-2.3125,1.78125,1,-1.1875,0.5,-3.09375,2.625,-2.96875,2.3125,1.75,1.4375,-2.71875,-0.28125,1.0625,-2.34375,1.84375,-1.65625,-2.15625,-1.8125,-1.6875,2.59375,-1.375,-0.53125,-1.6875,-1.03125,-1.5625,2.8125,-3.09375,2.34375,0.59375,2.84375,-2.53125,1.75,-0.90625,-1.25,-2.46875,-0.84375,1.03125,1.4375,2.0625,-0.21875,-2.125,-3,-2.375,-0.96875,1.9375,-0.96875,1.71875,0.1875,0.40625,-1.1875,0.15625,-1.625,1.34375,2.21875,-0.21875,0.875,-1.71875,1.90625,3.09375,-3.0625,1.40625,1.5625,-2.75,-2.59375,-1.28125,0.0625,1.78125,-2.15625,-2.4375,2.90625,-0.71875,-2.65625,-2.78125,-2.8125,-3.0625,-0.28125,1.21875,-1.46875,-0.53125,2.75,1.28125,-1,-0.34375,0.5625,-0.90625,-1.03125,1.28125,2.1875,-1.5625,2.21875,2.09375,-1.875,-0.8125,0.25,-1.53125,-2.28125,-0.78125,-2.90625,-1.59375,-1.9375,-1.4375,0.1875,-2.15625,-1.09375,-2.78125,2.6875,1.0625,0.65625,-0.96875,3.125,-1.53125,-2.4375,2.59375,-2.4375,1.46875,1.28125,-1.15625,-1.625,1.03125,-1.625,2.625,-1.9375,-1.40625,0,-0.96875,-0.9375,1.40625,-1.46875,-1.5625,-3.0625,3.09375}
tensor @r1.in.y : i64[2, 4, 6] = {4,4,4,2,1,1,3,4,1,2,0,4,0,0,4,1,0,3,1,0,1,0,2,4,2,4,1,2,1,2,0,4,4,2,4,4,1,4,2,3,1,4,1,2,4,3,0,1}
tensor @r1.in.z : f32[5] = {2.03125,2.875,0.1875,0.78125,1.15625}
tensor @r1.want.0.f32 : f64[] = {-6.802734}
tensor @r1.want.1.f32 : f64[] = {71.21875}
graph "main"(
    %x : f32[2, 5, s53, s0],
    %y : i64[2, s94, s48],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss2d_forward.default(self=%x, target=%y, weight=%z, reduction=2, ignore_index=2) : f32[], f32[] name("nll_loss2d_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nll_loss2d_forward.r2.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3, 4] = {-2.03125,-0.15625,0.8125,-0.21875,-2.84375,-1.46875,1.28125,-0.8125,1.78125,-0.75,1.375,1.75,-0.875,2.5,-1.125,3.0625,-3.03125,0.4375,-1.46875,1.75,-1.375,0.4375,-0.25,0.03125,2.09375,-1.875,-1.84375,1.75,-3.0625,2.46875,-2.125,2.375,-3.125,0.96875,-2.34375,2.03125,-0.9375,-1.6875,-2.8125,2,-2.28125,-2.40625,1.0625,1.5625,-0.03125,-2.25,-2.40625,2,2.125,-0.40625,-0.09375,-0.6875,-1.78125,0,3.09375,2.5,-3.0625,-3.0625,0.46875,1.21875,-1.53125,-1.40625,-1,-1,-3,-2.28125,2.40625,-2.125,1.125,2.21875,-1.28125,1.46875,0.71875,-2.40625,-0.53125,1.15625,-2.84375,3.03125,0.25,0.34375,-1.4375,2.40625,1.46875,-0.96875,-2,2.625,-2.25,1.8125,-1.125,-0.6875,0.40625,-0.09375,-0.46875,1.40625,-2.53125,2.125,-1.40625,-0.6875,-3.0625,-2.78125,-2.6875,1.8125,-0.6875,2.96875,-1.84375,0.1875,0.46875,2.0625,0.46875,0.65625,3.0625,-1.78125,-0.9375,2.78125,-1.28125,1.25,-0.8125,2.40625,1.875,0.96875}
tensor @r0.in.y : i64[2, 3, 4] = {3,2,0,0,1,0,1,0,3,4,2,0,1,3,4,4,4,1,4,4,1,0,1,1}
tensor @r0.in.z : f32[5] = {1.53125,2.84375,1.71875,0.59375,0.75}
tensor @r0.want.0.f32 : f64[] = {4.351562}
tensor @r0.want.1.f32 : f64[] = {35.375}
graph "main"(
    %x : f32[2, 5, 3, 4],
    %y : i64[2, 3, 4],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss2d_forward.default(self=%x, target=%y, weight=%z, reduction=2, ignore_index=2) : f32[], f32[] name("nll_loss2d_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "triplet_margin_loss.swap.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.875,-0.0625,-1.59375,-1.21875,-2.625,-2.40625,-0.5625,-2.875,-1.09375,-3.03125,-1.46875,-1.25}
tensor @r0.in.y : f32[3, 4] = {0.71875,-2.34375,0.0625,-3.09375,0.375,-2.96875,3.0625,1.9375,1.46875,-0.4375,0.8125,1.71875}
tensor @r0.in.z : f32[3, 4] = {2.625,-0.375,-2.53125,0.5625,-1.5,2,2.40625,-0.5625,0.875,-2.59375,-0.375,-0.875}
tensor @r0.want.0.f32 : f64[] = {4.239583}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %triplet_margin_loss = aten.triplet_margin_loss.default(anchor=%x, positive=%y, negative=%z, p=1.0, swap=true) : f32[]
  return %triplet_margin_loss as "triplet_margin_loss"
}
