fxge 1
model "l1_loss.complex_0.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "00003640000010bf000000000000ecbf00001240000020400000f43f000058bf000094bf00000c400000e4bf0000203e0000b8bf0000ecbf0000b43f0000dc3f000036c00000e0bf0000fcbf00003ac00000ac3f000020c0000000bf0000083f"
tensor @r0.in.y : c64[3, 4] = hex "0000183f0000dc3f0000f03e000090bf0000a03e000010bf000038400000d0be000048c000009c3f000060bf0000583f000002400000a03f000000bd000078bf000046c000001440000038bf0000c43f0000a0be000080bf000000bd0000603e"
tensor @r0.want.0.f32 : f64[3, 4] = {3.204153798, 0.8580956386, 3.640725589, 1.062959459, 2.19418621, 1.13751717, 4.647958221, 3.047796335, 4.070185039, 4.610195901, 2.234538893, 0.5633673868}
tensor @r0.own.0 : f64[] = {4.600000025334339e-08}
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
tensor @r0.want.0.f64 : f64[3, 4] = {2.12431055, 3.667051353, 3.200646907, 6.88649607, 4.220948501, 3.202324595, 2.948947111, 2.39179914, 4.876301909, 2.750710136, 4.136938217, 2.379929096}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.want.0.f32 : f64[] = {3.642788409}
tensor @r0.own.0 : f64[] = {6.500000182541044e-08}
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
tensor @r0.want.0.f64 : f64[] = {2.864773129}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.want.0.f32 : f64[] = {53.10181927}
tensor @r0.own.0 : f64[] = {5.000000058430487e-08}
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
tensor @r0.want.0.f64 : f64[] = {42.80142998}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-0.96875, -2.84375, -1.09375, 1.71875, 2.34375, 0.5, 1.53125, -2.28125, -0.5625, 2.15625, 1.1875, -2.3125}
tensor @r0.in.y : i64[3] = {3, 1, 0}
tensor @r0.want.0.f32 : f64[3] = {0.0, 1.21875, 1.6171875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-0.96875, -2.84375, -1.09375, 1.71875, 2.34375, 0.5, 1.53125, -2.28125, -0.5625, 2.15625, 1.1875, -2.3125, 1.28125, -3.0625, -2.90625, -2.5, 1.03125, 1.21875, 2.90625, 1.59375, -2.90625, 1.8125, 0.5, 1.46875, -1.03125, -3.0625, -2.59375, 1.6875, 1.125, 0.40625}
tensor @r1.in.y : i64[5] = {0, 5, 1, 0, 2}
tensor @r1.want.0.f32 : f64[5] = {1.890625, 3.098958333, 3.072916667, 0.0, 2.848958333}
tensor @r1.own.0 : f64[] = {2.6000000374892807e-08}
tensor @r2.in.x : f32[4, 9] = {-0.96875, -2.84375, -1.09375, 1.71875, 2.34375, 0.5, 1.53125, -2.28125, -0.5625, 2.15625, 1.1875, -2.3125, 1.28125, -3.0625, -2.90625, -2.5, 1.03125, 1.21875, 2.90625, 1.59375, -2.90625, 1.8125, 0.5, 1.46875, -1.03125, -3.0625, -2.59375, 1.6875, 1.125, 0.40625, -1.4375, -2.96875, -0.28125, -1.15625, 1.8125, -2.03125}
tensor @r2.in.y : i64[4] = {0, 2, 4, 3}
tensor @r2.want.0.f32 : f64[4] = {1.805555556, 2.767361111, 1.086805556, 2.069444444}
tensor @r2.own.0 : f64[] = {1.899999979571021e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=0) : f32[s17]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.75, -2.75, -0.8125, -1.09375, -1.46875, -0.71875, -1.1875, 2.4375, -2.90625, -0.78125, -0.09375, -0.03125}
tensor @r0.in.y : i64[3] = {0, 1, 0}
tensor @r0.want.0.f32 : f64[3] = {0.0, 1.234375, 2.703125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=0) : f32[3]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.34375, 0.65625, 1.6875, -0.6875, -0.1875, -1.46875, 2.5625, 2.0, -2.34375, -1.53125, 1.78125, 2.75}
tensor @r0.in.y : i64[3] = {2, 2, 2}
tensor @r0.want.0.f64 : f64[3] = {0.1640625, 0.109375, 0.4921875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=0) : f64[3]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r0_squares.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.09375, -0.28125, 1.875, -2.21875, 2.0625, -2.625, -2.90625, 2.21875, -1.125, -1.25, -0.15625, -0.59375}
tensor @r0.in.y : i64[3] = {2, 3, 3}
tensor @r0.in.z : f32[4] = {0.1875, 1.34375, 3.125, 1.78125}
tensor @r0.want.0.f32 : f64[3] = {0.0, 0.05261993408, 0.3913879395}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3],
    %z : f32[4]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, p=2, margin=0.5, weight=%z, reduction=0) : f32[3]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r0_squares.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.4375, 0.90625, -0.46875, -2.8125, 2.96875, -2.84375, -2.4375, 1.40625, -2.84375, 2.03125, 1.40625, 3.09375}
tensor @r0.in.y : i64[3] = {1, 1, 0}
tensor @r0.in.z : f64[4] = {2.21875, 2.53125, 0.84375, 2.1875}
tensor @r0.want.0.f64 : f64[3] = {0.6729812622, 40.01364899, 51.5274353}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3],
    %z : f64[4]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, p=2, margin=0.5, weight=%z, reduction=0) : f64[3]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r0_one.f32" stage "import"
tensor @r0.in.x : f32[4] = {-2.25, -0.59375, 2.6875, 1.78125}
tensor @r0.in.y : i64[1] = {2}
tensor @r0.want.0.f32 : f64[1] = {0.0234375}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[0, 4],
    %y : i64[0]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=0) : f32[0]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r0_nan.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {0.5, nan, -1.0, 2.0, 1.0, 0.25, nan, 0.5}
tensor @r0.in.y : i64[2] = {0, 3}
tensor @r0.want.0.f32 : f64[2] = {0.625, 0.5625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 4],
    %y : i64[2]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=0) : f32[2]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multilabel_margin_loss_forward.r0_nan.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {0.5, nan, -1.0, 2.0, 1.0, 0.25, nan, 0.5}
tensor @r0.in.y : i64[2, 4] = {0, 3, -1, 0, 3, 1, -1, 1}
tensor @r0.want.0.f32 : f64[2] = {0.0, 0.8125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[2, 4] = {1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-0.5625, -2.9375, -1.5, 2.625, 0.4375, 3.03125, 1.46875, 2.375, -2.5, -2.78125, -2.34375, -1.125}
tensor @r0.in.y : i64[3, 4] = {1, 2, 2, 1, 3, 0, 1, 0, 0, 3, 2, 0}
tensor @r0.want.0.f32 : f64[3] = {8.5, 1.0390625, 0.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-0.5625, -2.9375, -1.5, 2.625, 0.4375, 3.03125, 1.46875, 2.375, -2.5, -2.78125, -2.34375, -1.125, 2.5, -2.75, 1.03125, 1.78125, 2.53125, -1.0625, -2.8125, 2.53125, -0.46875, 0.5625, 1.40625, 2.59375, 0.53125, 1.375, 1.25, 1.09375, -1.25, -1.8125}
tensor @r1.in.y : i64[5, 6] = {4, 3, 0, 5, 3, 1, 5, 3, 5, 4, 0, 4, 2, 1, 3, 5, 3, 2, 4, 5, 5, 2, 4, 4, 4, 0, 0, 2, 3, 1}
tensor @r1.want.0.f32 : f64[5] = {0.4166666667, 5.244791667, 6.427083333, 2.458333333, 0.07291666667}
tensor @r1.own.0 : f64[] = {2.5000000292152436e-08}
tensor @r2.in.x : f32[4, 9] = {-0.5625, -2.9375, -1.5, 2.625, 0.4375, 3.03125, 1.46875, 2.375, -2.5, -2.78125, -2.34375, -1.125, 2.5, -2.75, 1.03125, 1.78125, 2.53125, -1.0625, -2.8125, 2.53125, -0.46875, 0.5625, 1.40625, 2.59375, 0.53125, 1.375, 1.25, 1.09375, -1.25, -1.8125, 0.0, 0.34375, -2.75, 0.59375, 1.65625, 2.71875}
tensor @r2.in.y : i64[4, 9] = {2, 0, 8, 4, 3, 4, 5, 1, 6, 2, 3, 2, 1, 2, 8, 8, 4, 4, 7, 6, 0, 2, 3, 1, 3, 4, 1, 3, 6, 1, 5, 3, 4, 1, 4, 1}
tensor @r2.want.0.f32 : f64[4] = {3.319444444, 12.28819444, 4.524305556, 10.56944444}
tensor @r2.own.0 : f64[] = {1.6999999630229468e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17, s27]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=0) : f32[s17]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.15625, 1.875, -1.34375, 2.96875, 2.03125, -1.6875, -1.40625, 2.625, -1.34375, -1.75, 0.21875, 2.84375}
tensor @r0.in.y : i64[3, 4] = {0, 1, 0, 0, 1, 2, 0, 1, 2, 1, 3, 3}
tensor @r0.want.0.f32 : f64[3] = {2.6328125, 4.3125, 0.3515625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=0) : f32[3]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.25, -2.71875, -0.5625, -0.53125, -0.375, -1.3125, -0.53125, -2.4375, 0.46875, 0.84375, 1.90625, 0.3125}
tensor @r0.in.y : i64[3, 4] = {3, 0, 3, 1, 2, 0, 0, 3, 1, 0, 2, 3}
tensor @r0.want.0.f64 : f64[3] = {1.2734375, 0.6171875, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=0) : f64[3]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r0_ends.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.78125, -2.4375, 2.625, 2.09375, 0.03125, 2.3125, -2.1875, 2.65625, 2.28125, -2.28125, 1.9375, 3.09375}
tensor @r0.in.y : i64[3, 4] = {3, -1, 0, 1, -1, 0, 0, 0, 2, 2, 1, -1}
tensor @r0.want.0.f32 : f64[3] = {0.5546875, 0.0, 4.734375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=0) : f32[3]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r0_ends.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.34375, -2.375, 0.875, 2.65625, 1.34375, -2.8125, 0.40625, -1.5625, 0.0, -2.8125, -0.375, 2.3125}
tensor @r0.in.y : i64[3, 4] = {3, -1, 0, 1, -1, 0, 0, 0, 2, 2, 1, -1}
tensor @r0.want.0.f64 : f64[3] = {0.0, 0.0, 5.015625}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {2.84375, -1.84375, 1.65625, 2.78125, -1.8125, -0.125, 1.96875, -1.96875, 1.53125, 0.90625, 1.65625, 3.0}
tensor @r0.in.y : i64[3, 4] = {3, 3, 1, 2, 2, 1, 0, 2, 3, 3, 3, 0}
tensor @r0.want.0.f32 : f64[3] = {2.5, 0.2109375, 0.375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[3, 4] = {0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.84375, -1.84375, 1.65625, 2.78125, -1.8125, -0.125, 1.96875, -1.96875, 1.53125, 0.90625, 1.65625, 3.0, 2.8125, 2.8125, 2.34375, 1.59375, 3.125, 0.59375, -2.65625, -1.0, 1.65625, 2.625, 1.6875, -0.84375, 2.125, 3.09375, 2.8125, -1.75, 1.1875, -2.125}
tensor @r1.in.y : i64[5, 6] = {5, 0, 3, 1, 0, 0, 5, 5, 4, 0, 4, 3, 1, 1, 5, 2, 0, 1, 3, 1, 2, 2, 1, 4, 2, 1, 5, 1, 3, 1}
tensor @r1.want.0.f32 : f64[5] = {1.385416667, 0.65625, 2.135416667, 0.3854166667, 3.130208333}
tensor @r1.own.0 : f64[] = {2.5000000292152436e-08}
tensor @r1.want.1.f32 : f64[5, 6] = {1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0}
tensor @r1.own.1 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.84375, -1.84375, 1.65625, 2.78125, -1.8125, -0.125, 1.96875, -1.96875, 1.53125, 0.90625, 1.65625, 3.0, 2.8125, 2.8125, 2.34375, 1.59375, 3.125, 0.59375, -2.65625, -1.0, 1.65625, 2.625, 1.6875, -0.84375, 2.125, 3.09375, 2.8125, -1.75, 1.1875, -2.125, 1.90625, 2.59375, -1.0625, -1.6875, 1.0, -2.1875}
tensor @r2.in.y : i64[4, 9] = {2, 8, 7, 0, 1, 3, 4, 4, 8, 5, 0, 1, 3, 1, 5, 2, 4, 7, 2, 4, 2, 1, 3, 4, 3, 0, 4, 1, 4, 0, 8, 8, 0, 6, 2, 6}
tensor @r2.want.0.f32 : f64[4] = {3.861111111, 0.5277777778, 8.149305556, 8.541666667}
tensor @r2.own.0 : f64[] = {3.699999950868005e-08}
tensor @r2.want.1.f32 : f64[4, 9] = {1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0}
tensor @r2.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17, s27]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=0) : f32[s17], f32[s17, s27] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.8125, 1.28125, 1.65625, 3.0, 2.0, -2.3125, -2.09375, -2.78125, 2.90625, -1.90625, -0.34375, -0.71875}
tensor @r0.in.y : i64[3, 4] = {0, 3, 1, 0, 0, 1, 1, 0, 3, 1, 2, 1}
tensor @r0.want.0.f32 : f64[3] = {3.078125, 0.875, 5.125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[3, 4] = {1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=0) : f32[3], f32[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.40625, -2.0, 2.0, 0.5625, 1.5625, -2.46875, -0.625, 2.28125, -1.1875, -0.0625, -0.96875, -2.03125}
tensor @r0.in.y : i64[3, 4] = {0, 1, 2, 2, 3, 3, 1, 1, 1, 0, 2, 0}
tensor @r0.want.0.f64 : f64[3] = {1.6328125, 4.078125, 0.078125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f64 : f64[3, 4] = {1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=0) : f64[3], f64[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r0_ends.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.71875, 2.09375, 2.15625, -0.5625, 1.71875, -0.65625, 1.15625, -3.0625, -0.4375, -2.15625, -0.09375, 1.46875}
tensor @r0.in.y : i64[3, 4] = {3, -1, 0, 1, -1, 0, 0, 0, 2, 2, 1, -1}
tensor @r0.want.0.f32 : f64[3] = {2.9140625, 0.0, 3.4453125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=0) : f32[3], f32[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r0_ends.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.59375, 1.75, 1.625, 3.09375, -1.59375, -0.375, 3.09375, 3.03125, 2.75, -0.9375, -2.90625, 2.75}
tensor @r0.in.y : i64[3, 4] = {3, -1, 0, 1, -1, 0, 0, 0, 2, 2, 1, -1}
tensor @r0.want.0.f64 : f64[3] = {0.0, 0.0, 9.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f64 : f64[3, 4] = {0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-3.0625, -2.53125, -1.15625, 1.75, 0.71875, 1.6875, 0.40625, 2.75, -1.0625, -2.28125, -0.65625, -0.09375}
tensor @r0.in.y : i64[3] = {1, 3, 2}
tensor @r0.want.0.f32 : f64[] = {0.8567708333}
tensor @r0.own.0 : f64[] = {2.3000000126671694e-08}
tensor @r1.in.x : f32[5, 6] = {-3.0625, -2.53125, -1.15625, 1.75, 0.71875, 1.6875, 0.40625, 2.75, -1.0625, -2.28125, -0.65625, -0.09375, -1.875, -0.59375, -1.53125, 2.75, 0.90625, 0.9375, 0.5625, -2.4375, 0.75, -3.09375, -1.625, 2.25, 2.21875, 2.59375, 1.03125, -1.1875, 2.4375, -0.96875}
tensor @r1.in.y : i64[5] = {0, 0, 5, 4, 2}
tensor @r1.want.0.f32 : f64[] = {1.572916667}
tensor @r1.own.0 : f64[] = {5.100000066704524e-08}
tensor @r2.in.x : f32[4, 9] = {-3.0625, -2.53125, -1.15625, 1.75, 0.71875, 1.6875, 0.40625, 2.75, -1.0625, -2.28125, -0.65625, -0.09375, -1.875, -0.59375, -1.53125, 2.75, 0.90625, 0.9375, 0.5625, -2.4375, 0.75, -3.09375, -1.625, 2.25, 2.21875, 2.59375, 1.03125, -1.1875, 2.4375, -0.96875, -2.5625, 3.0625, 1.4375, -0.46875, -1.65625, 1.6875}
tensor @r2.in.y : i64[4] = {7, 6, 8, 4}
tensor @r2.want.0.f32 : f64[] = {0.2387152778}
tensor @r2.own.0 : f64[] = {6.90000012681935e-09}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.9375, -1.84375, 1.71875, -1.78125, 0.75, -0.46875, 1.09375, -2.65625, 0.59375, 0.25, 1.03125, -0.1875}
tensor @r0.in.y : i64[3] = {0, 1, 3}
tensor @r0.want.0.f32 : f64[] = {1.427083333}
tensor @r0.own.0 : f64[] = {2.800000054037355e-08}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r1.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.65625, 1.21875, -2.09375, 2.65625, -2.375, -0.0625, 0.03125, 1.28125, 2.25, 2.625, 2.6875, -1.34375}
tensor @r0.in.y : i64[3] = {3, 1, 0}
tensor @r0.want.0.f64 : f64[] = {0.5208333333}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y) : f64[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r1_squares.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3.03125, -3.03125, -0.1875, -0.8125, 0.09375, 2.4375, -0.34375, -2.90625, -2.125, 2.65625, 0.875, -0.90625}
tensor @r0.in.y : i64[3] = {2, 1, 0}
tensor @r0.in.z : f32[4] = {2.28125, 2.46875, 2.15625, 3.09375}
tensor @r0.want.0.f32 : f64[] = {10.67758942}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3],
    %z : f32[4]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, p=2, margin=0.5, weight=%z) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r1_squares.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.40625, 2.625, -1.28125, -2.90625, 2.03125, 2.78125, 0.65625, 0.40625, -2.3125, 0.40625, -2.125, 0.34375}
tensor @r0.in.y : i64[3] = {1, 2, 3}
tensor @r0.in.z : f64[4] = {0.53125, 1.25, 0.3125, 1.59375}
tensor @r0.want.0.f64 : f64[] = {0.314646403}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3],
    %z : f64[4]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, p=2, margin=0.5, weight=%z) : f64[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r1_one.f32" stage "import"
tensor @r0.in.x : f32[4] = {-3.09375, -0.625, -2.15625, -2.15625}
tensor @r0.in.y : i64[1] = {2}
tensor @r0.want.0.f32 : f64[] = {0.8984375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[4],
    %y : i64[1]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r1_row.f32" stage "import"
tensor @r0.in.x : f32[4] = {-1.84375, -1.8125, 0.59375, -1.21875}
tensor @r0.in.y : i64[] = {2}
tensor @r0.want.0.f32 : f64[] = {0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.want.0.f32 : f64[] = {0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[],
    %y : i64[],
    %z : f32[1]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, weight=%z) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r1_nan.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {0.5, nan, -1.0, 2.0, 1.0, 0.25, nan, 0.5}
tensor @r0.in.y : i64[2] = {0, 3}
tensor @r0.want.0.f32 : f64[] = {0.59375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 4],
    %y : i64[2]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multilabel_margin_loss_forward.r1_nan.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {0.5, nan, -1.0, 2.0, 1.0, 0.25, nan, 0.5}
tensor @r0.in.y : i64[2, 4] = {0, 3, -1, 0, 3, 1, -1, 1}
tensor @r0.want.0.f32 : f64[] = {0.40625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[2, 4] = {1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {2.8125, 0.5, 1.3125, -1.125, 1.84375, 1.1875, -0.8125, 0.0, -0.25, -3.0625, -2.875, -0.90625}
tensor @r0.in.y : i64[3, 4] = {3, 2, 1, 1, 1, 1, 2, 0, 2, 0, 2, 3}
tensor @r0.want.0.f32 : f64[] = {1.458333333}
tensor @r0.own.0 : f64[] = {2.7000000457633178e-08}
tensor @r1.in.x : f32[5, 6] = {2.8125, 0.5, 1.3125, -1.125, 1.84375, 1.1875, -0.8125, 0.0, -0.25, -3.0625, -2.875, -0.90625, -1.0625, 2.0, 3.09375, 2.1875, 1.625, 2.78125, -1.0, -2.40625, 1.53125, 2.9375, 2.34375, -2.9375, 0.5, 2.1875, -0.34375, 2.125, -2.75, 0.46875}
tensor @r1.in.y : i64[5, 6] = {2, 0, 4, 3, 0, 2, 0, 5, 0, 5, 4, 5, 2, 0, 0, 2, 1, 2, 2, 5, 2, 1, 0, 3, 2, 3, 1, 3, 4, 4}
tensor @r1.want.0.f32 : f64[] = {3.555208333}
tensor @r1.own.0 : f64[] = {3.099999901223782e-08}
tensor @r2.in.x : f32[4, 9] = {2.8125, 0.5, 1.3125, -1.125, 1.84375, 1.1875, -0.8125, 0.0, -0.25, -3.0625, -2.875, -0.90625, -1.0625, 2.0, 3.09375, 2.1875, 1.625, 2.78125, -1.0, -2.40625, 1.53125, 2.9375, 2.34375, -2.9375, 0.5, 2.1875, -0.34375, 2.125, -2.75, 0.46875, 1.53125, -1.0625, -2.15625, 0.71875, 0.4375, 2.0}
tensor @r2.in.y : i64[4, 9] = {6, 8, 0, 5, 7, 2, 2, 6, 3, 2, 1, 2, 5, 5, 2, 4, 0, 6, 8, 0, 7, 0, 4, 4, 1, 7, 8, 1, 5, 6, 4, 5, 7, 5, 3, 4}
tensor @r2.want.0.f32 : f64[] = {7.065972222}
tensor @r2.own.0 : f64[] = {1.4999999464748726e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17, s27]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y) : f32[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.375, 1.65625, -1.125, 2.125, 1.75, 0.90625, 2.9375, -0.28125, -1.40625, -2.1875, 0.625, -3.03125}
tensor @r0.in.y : i64[3, 4] = {1, 0, 1, 3, 3, 1, 1, 3, 0, 2, 2, 3}
tensor @r0.want.0.f32 : f64[] = {2.296875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y) : f32[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r1.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.1875, 1.71875, -3.03125, -2.0, 0.6875, 1.25, 1.90625, -1.0625, -1.125, -0.46875, 0.15625, 2.9375}
tensor @r0.in.y : i64[3, 4] = {1, 2, 0, 1, 0, 3, 3, 2, 0, 3, 2, 2}
tensor @r0.want.0.f64 : f64[] = {1.080729167}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y) : f64[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r1_ends.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.34375, 0.3125, 2.28125, -1.84375, -0.9375, 0.6875, -0.75, -2.0, 1.8125, 2.15625, -2.46875, -0.78125}
tensor @r0.in.y : i64[3, 4] = {3, -1, 0, 1, -1, 0, 0, 0, 2, 2, 1, -1}
tensor @r0.want.0.f32 : f64[] = {2.421875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y) : f32[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r1_ends.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.125, 2.9375, -1.59375, -2.28125, 2.40625, -1.28125, 1.09375, -1.15625, -2.59375, -2.25, -2.5625, -2.46875}
tensor @r0.in.y : i64[3, 4] = {3, -1, 0, 1, -1, 0, 0, 0, 2, 2, 1, -1}
tensor @r0.want.0.f64 : f64[] = {1.21875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y) : f64[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r1_row.f32" stage "import"
tensor @r0.in.x : f32[4] = {1.875, -2.15625, -0.59375, -1.15625}
tensor @r0.in.y : i64[4] = {1, 3, -1, 2}
tensor @r0.want.0.f32 : f64[] = {3.296875}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.want.0.f32 : f64[] = {0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-1.0, 1.90625, -1.03125, 0.03125, -2.03125, -0.625, -0.5, 2.75, -1.34375, -0.53125, 1.53125, 1.75}
tensor @r0.in.y : i64[3, 4] = {1, 3, 0, 3, 3, 3, 3, 1, 0, 0, 1, 3}
tensor @r0.want.0.f32 : f64[] = {1.140625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[3, 4] = {1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-1.0, 1.90625, -1.03125, 0.03125, -2.03125, -0.625, -0.5, 2.75, -1.34375, -0.53125, 1.53125, 1.75, 1.5, 2.5625, 1.625, 2.3125, 2.1875, -2.5, -1.1875, 1.1875, 0.03125, -1.96875, 2.875, 2.84375, -1.3125, -1.53125, -1.4375, 0.96875, 1.8125, 1.5}
tensor @r1.in.y : i64[5, 6] = {5, 1, 1, 3, 3, 4, 2, 2, 3, 3, 2, 0, 4, 2, 3, 0, 4, 4, 4, 1, 4, 0, 2, 0, 5, 2, 5, 4, 4, 0}
tensor @r1.want.0.f32 : f64[] = {3.804166667}
tensor @r1.own.0 : f64[] = {2.900000062311392e-08}
tensor @r1.want.1.f32 : f64[5, 6] = {0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0}
tensor @r1.own.1 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-1.0, 1.90625, -1.03125, 0.03125, -2.03125, -0.625, -0.5, 2.75, -1.34375, -0.53125, 1.53125, 1.75, 1.5, 2.5625, 1.625, 2.3125, 2.1875, -2.5, -1.1875, 1.1875, 0.03125, -1.96875, 2.875, 2.84375, -1.3125, -1.53125, -1.4375, 0.96875, 1.8125, 1.5, -2.78125, -0.375, 0.46875, 2.59375, 3.0625, 0.375}
tensor @r2.in.y : i64[4, 9] = {2, 5, 3, 6, 5, 0, 7, 5, 6, 6, 1, 7, 1, 4, 1, 0, 2, 0, 8, 5, 5, 4, 4, 6, 3, 8, 5, 2, 7, 1, 3, 1, 1, 6, 4, 4}
tensor @r2.want.0.f32 : f64[] = {3.135416667}
tensor @r2.own.0 : f64[] = {2.5000000292152436e-08}
tensor @r2.want.1.f32 : f64[4, 9] = {1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0}
tensor @r2.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17, s27]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=1) : f32[], f32[s17, s27] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.875, -1.0, 2.125, 1.28125, -0.90625, 1.8125, -2.125, -2.375, -1.03125, -0.09375, 2.15625, 1.03125}
tensor @r0.in.y : i64[3, 4] = {2, 0, 2, 2, 3, 3, 1, 2, 3, 0, 1, 3}
tensor @r0.want.0.f32 : f64[] = {1.609375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[3, 4] = {1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=1) : f32[], f32[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r1.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.5, -1.71875, -2.375, 0.5, -2.8125, 0.6875, -2.4375, 1.75, 0.4375, -0.5625, 2.71875, 2.78125}
tensor @r0.in.y : i64[3, 4] = {2, 1, 3, 1, 3, 3, 0, 3, 0, 3, 3, 1}
tensor @r0.want.0.f64 : f64[] = {2.552083333}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f64 : f64[3, 4] = {0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=1) : f64[], f64[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r1_ends.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.96875, -2.71875, 0.25, 2.0625, -1.875, 2.84375, 0.84375, 1.125, -0.25, 2.84375, -3.0, -2.0}
tensor @r0.in.y : i64[3, 4] = {3, -1, 0, 1, -1, 0, 0, 0, 2, 2, 1, -1}
tensor @r0.want.0.f32 : f64[] = {1.033854167}
tensor @r0.own.0 : f64[] = {3.799999959142042e-08}
tensor @r0.want.1.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=1) : f32[], f32[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r1_ends.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {3.0, -0.78125, 0.625, 0.875, 1.125, -2.8125, 2.375, -1.65625, -2.21875, -2.53125, 1.0, 0.21875}
tensor @r0.in.y : i64[3, 4] = {3, -1, 0, 1, -1, 0, 0, 0, 2, 2, 1, -1}
tensor @r0.want.0.f64 : f64[] = {0.78125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f64 : f64[3, 4] = {0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=1) : f64[], f64[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r1_row.f32" stage "import"
tensor @r0.in.x : f32[4] = {0.84375, -2.25, 0.875, 2.59375}
tensor @r0.in.y : i64[4] = {1, 3, -1, 2}
tensor @r0.want.0.f32 : f64[] = {2.0546875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[4] = {0.0, 1.0, 0.0, 1.0}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.want.0.f32 : f64[] = {0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[] = {1.0}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {0.96875, -2.03125, -0.1875, -2.03125, 2.59375, -0.9375, 0.0, 0.125, 2.375, 2.5625, 1.125, 1.71875}
tensor @r0.in.y : i64[3] = {0, 1, 0}
tensor @r0.want.0.f32 : f64[] = {2.515625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.96875, -2.03125, -0.1875, -2.03125, 2.59375, -0.9375, 0.0, 0.125, 2.375, 2.5625, 1.125, 1.71875, -3.03125, -0.21875, 1.8125, -0.59375, -2.125, -0.65625, -2.59375, -2.0625, 2.71875, -0.75, -0.78125, -0.125, 1.9375, 0.9375, -2.4375, -2.875, -0.625, 2.65625}
tensor @r1.in.y : i64[5] = {4, 5, 0, 5, 3}
tensor @r1.want.0.f32 : f64[] = {8.114583333}
tensor @r1.own.0 : f64[] = {3.899999967416079e-08}
tensor @r2.in.x : f32[4, 9] = {0.96875, -2.03125, -0.1875, -2.03125, 2.59375, -0.9375, 0.0, 0.125, 2.375, 2.5625, 1.125, 1.71875, -3.03125, -0.21875, 1.8125, -0.59375, -2.125, -0.65625, -2.59375, -2.0625, 2.71875, -0.75, -0.78125, -0.125, 1.9375, 0.9375, -2.4375, -2.875, -0.625, 2.65625, -2.34375, 1.625, -1.625, 1.0625, -2.46875, -1.3125}
tensor @r2.in.y : i64[4] = {3, 7, 6, 1}
tensor @r2.want.0.f32 : f64[] = {7.465277778}
tensor @r2.own.0 : f64[] = {1.4000000270186774e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.0625, 2.5625, 1.34375, 0.21875, 0.71875, 2.21875, -1.21875, 1.71875, -0.375, 2.46875, -1.3125, 1.1875}
tensor @r0.in.y : i64[3] = {2, 2, 3}
tensor @r0.want.0.f32 : f64[] = {3.953125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.65625, -2.90625, 2.65625, -1.21875, -2.5625, 0.09375, 0.71875, -0.96875, -0.59375, 2.8125, -0.65625, -2.40625}
tensor @r0.in.y : i64[3] = {2, 1, 2}
tensor @r0.want.0.f64 : f64[] = {1.7890625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=2) : f64[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2_squares.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.0625, 2.125, -2.96875, 2.625, 0.8125, -2.125, -1.90625, 0.25, -0.90625, 2.75, -2.875, 3.125}
tensor @r0.in.y : i64[3] = {3, 0, 0}
tensor @r0.in.z : f32[4] = {0.28125, 3.09375, 1.25, 3.09375}
tensor @r0.want.0.f32 : f64[] = {2.658279419}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3],
    %z : f32[4]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, p=2, margin=0.5, weight=%z, reduction=2) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2_squares.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.375, -2.09375, 3.03125, -1.375, -0.78125, -2.90625, 1.4375, 1.4375, 3.0, 0.125, -1.1875, -2.59375}
tensor @r0.in.y : i64[3] = {3, 3, 3}
tensor @r0.in.z : f64[4] = {2.8125, 0.28125, 0.90625, 1.0625}
tensor @r0.want.0.f64 : f64[] = {20.04119873}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3],
    %z : f64[4]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, p=2, margin=0.5, weight=%z, reduction=2) : f64[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2_one.f32" stage "import"
tensor @r0.in.x : f32[4] = {2.9375, 2.0, 0.40625, -0.09375}
tensor @r0.in.y : i64[1] = {2}
tensor @r0.want.0.f32 : f64[] = {1.65625}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.want.0.f32 : f64[] = {4.673633225e-310}
tensor @r0.own.0 : f64[] = {inf}
graph "main"(
    %x : f32[0, 4],
    %y : i64[0]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2_row.f32" stage "import"
tensor @r0.in.x : f32[4] = {-0.8125, -0.65625, -2.9375, -1.1875}
tensor @r0.in.y : i64[] = {2}
tensor @r0.want.0.f32 : f64[] = {2.2890625}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.want.0.f32 : f64[] = {0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[],
    %y : i64[],
    %z : f32[1]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, weight=%z, reduction=2) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multi_margin_loss.r2_nan.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {0.5, nan, -1.0, 2.0, 1.0, 0.25, nan, 0.5}
tensor @r0.in.y : i64[2] = {0, 3}
tensor @r0.want.0.f32 : f64[] = {1.1875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 4],
    %y : i64[2]) {
  %multi_margin_loss = aten.multi_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multi_margin_loss as "multi_margin_loss"
}

fxge 1
model "multilabel_margin_loss_forward.r2_nan.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {0.5, nan, -1.0, 2.0, 1.0, 0.25, nan, 0.5}
tensor @r0.in.y : i64[2, 4] = {0, 3, -1, 0, 3, 1, -1, 1}
tensor @r0.want.0.f32 : f64[] = {0.8125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[2, 4] = {1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-1.3125, -1.75, -2.375, -3.0625, -1.25, -2.65625, -1.96875, -2.40625, -0.75, 2.09375, 1.96875, -2.9375}
tensor @r0.in.y : i64[3, 4] = {2, 2, 0, 0, 0, 2, 2, 1, 0, 0, 3, 2}
tensor @r0.want.0.f32 : f64[] = {5.5546875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-1.3125, -1.75, -2.375, -3.0625, -1.25, -2.65625, -1.96875, -2.40625, -0.75, 2.09375, 1.96875, -2.9375, 0.3125, -0.46875, -1.71875, -0.9375, 2.96875, 1.0, -1.15625, 1.71875, -2.15625, -2.0625, 2.9375, -2.5625, 1.375, -0.25, -0.5, -1.15625, 2.875, 1.34375}
tensor @r1.in.y : i64[5, 6] = {1, 4, 1, 3, 2, 5, 4, 4, 0, 1, 2, 3, 5, 5, 0, 1, 1, 1, 4, 4, 4, 0, 4, 0, 2, 3, 5, 5, 2, 4}
tensor @r1.want.0.f32 : f64[] = {9.942708333}
tensor @r1.own.0 : f64[] = {3.199999909497819e-08}
tensor @r2.in.x : f32[4, 9] = {-1.3125, -1.75, -2.375, -3.0625, -1.25, -2.65625, -1.96875, -2.40625, -0.75, 2.09375, 1.96875, -2.9375, 0.3125, -0.46875, -1.71875, -0.9375, 2.96875, 1.0, -1.15625, 1.71875, -2.15625, -2.0625, 2.9375, -2.5625, 1.375, -0.25, -0.5, -1.15625, 2.875, 1.34375, -2.34375, -0.5625, -0.5625, 2.03125, -2.5, 1.25}
tensor @r2.in.y : i64[4, 9] = {1, 1, 6, 1, 2, 3, 8, 8, 0, 1, 4, 7, 7, 1, 7, 0, 7, 6, 8, 0, 2, 8, 5, 1, 0, 0, 3, 3, 0, 4, 1, 2, 0, 4, 2, 3}
tensor @r2.want.0.f32 : f64[] = {20.96875}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17, s27]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.8125, -0.84375, -1.25, -1.34375, 2.96875, 1.34375, -1.03125, -2.4375, -1.4375, 1.625, 1.59375, 1.53125}
tensor @r0.in.y : i64[3, 4] = {0, 3, 3, 1, 0, 0, 2, 3, 3, 3, 2, 1}
tensor @r0.want.0.f32 : f64[] = {3.125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r2.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.8125, -1.75, -2.625, -1.65625, -3.03125, -2.09375, -0.15625, 0.0, -2.75, -0.875, 0.15625, -0.0625}
tensor @r0.in.y : i64[3, 4] = {3, 2, 1, 0, 1, 2, 0, 1, 2, 1, 2, 3}
tensor @r0.want.0.f64 : f64[] = {2.84375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=2) : f64[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r2_ends.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.09375, -1.1875, -1.0625, 2.1875, 0.46875, -1.78125, -0.0625, -0.8125, 2.0625, 1.0625, 0.28125, -1.09375}
tensor @r0.in.y : i64[3, 4] = {3, -1, 0, 1, -1, 0, 0, 0, 2, 2, 1, -1}
tensor @r0.want.0.f32 : f64[] = {1.890625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r2_ends.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.3125, 1.53125, -2.96875, 2.9375, -0.84375, -1.28125, -2.9375, -3.09375, 1.0625, -2.9375, 0.34375, 1.125}
tensor @r0.in.y : i64[3, 4] = {3, -1, 0, 1, -1, 0, 0, 0, 2, 2, 1, -1}
tensor @r0.want.0.f64 : f64[] = {4.265625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %multilabel_margin_loss = aten.multilabel_margin_loss.default(self=%x, target=%y, reduction=2) : f64[]
  return %multilabel_margin_loss as "multilabel_margin_loss"
}

fxge 1
model "multilabel_margin_loss.r2_row.f32" stage "import"
tensor @r0.in.x : f32[4] = {1.03125, -0.34375, 0.84375, 1.125}
tensor @r0.in.y : i64[4] = {1, 3, -1, 2}
tensor @r0.want.0.f32 : f64[] = {1.546875}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.want.0.f32 : f64[] = {0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {2.90625, 0.0, -2.65625, -1.59375, 1.84375, -0.90625, -2.28125, 1.28125, 2.84375, 1.09375, -0.5625, -0.4375}
tensor @r0.in.y : i64[3, 4] = {3, 1, 3, 2, 2, 3, 3, 0, 3, 0, 3, 3}
tensor @r0.want.0.f32 : f64[] = {8.515625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[3, 4] = {0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.90625, 0.0, -2.65625, -1.59375, 1.84375, -0.90625, -2.28125, 1.28125, 2.84375, 1.09375, -0.5625, -0.4375, 0.0, 0.96875, 2.34375, 1.5625, -2.3125, -2.96875, 3.0625, 0.59375, -0.09375, -1.0, -0.875, -0.21875, 0.75, -2.4375, 2.75, -3.03125, -2.21875, 2.96875}
tensor @r1.in.y : i64[5, 6] = {1, 2, 4, 2, 0, 5, 0, 4, 4, 2, 2, 1, 2, 3, 5, 4, 1, 4, 4, 4, 5, 3, 4, 0, 0, 2, 0, 4, 0, 1}
tensor @r1.want.0.f32 : f64[] = {12.484375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.f32 : f64[5, 6] = {1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0}
tensor @r1.own.1 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.90625, 0.0, -2.65625, -1.59375, 1.84375, -0.90625, -2.28125, 1.28125, 2.84375, 1.09375, -0.5625, -0.4375, 0.0, 0.96875, 2.34375, 1.5625, -2.3125, -2.96875, 3.0625, 0.59375, -0.09375, -1.0, -0.875, -0.21875, 0.75, -2.4375, 2.75, -3.03125, -2.21875, 2.96875, -1.59375, 0.125, 0.75, 2.0, 2.21875, -0.25}
tensor @r2.in.y : i64[4, 9] = {0, 4, 1, 8, 8, 4, 2, 3, 5, 7, 7, 7, 4, 4, 5, 6, 4, 0, 6, 8, 3, 4, 0, 4, 2, 3, 2, 8, 6, 8, 7, 2, 3, 7, 6, 8}
tensor @r2.want.0.f32 : f64[] = {9.371527778}
tensor @r2.own.0 : f64[] = {1.1000000021965661e-08}
tensor @r2.want.1.f32 : f64[4, 9] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0}
tensor @r2.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : i64[s17, s27]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=2) : f32[], f32[s17, s27] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.78125, -2.625, -0.0625, 1.375, 1.625, 0.8125, 2.65625, 1.5, -0.15625, 2.65625, 1.375, -2.28125}
tensor @r0.in.y : i64[3, 4] = {1, 3, 3, 0, 1, 2, 3, 1, 2, 3, 1, 0}
tensor @r0.want.0.f32 : f64[] = {2.5078125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[3, 4] = {1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=2) : f32[], f32[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r2.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.53125, -0.59375, -2.34375, 0.46875, 2.03125, 1.6875, -1.8125, 0.40625, -2.1875, -0.8125, -2.6875, -0.09375}
tensor @r0.in.y : i64[3, 4] = {3, 1, 2, 0, 3, 3, 0, 2, 3, 3, 3, 3}
tensor @r0.want.0.f64 : f64[] = {2.7109375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f64 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=2) : f64[], f64[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r2_ends.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.8125, -0.6875, -1.90625, 1.53125, 2.21875, -2.0625, -3.03125, 0.09375, -0.34375, 0.875, -1.90625, -0.71875}
tensor @r0.in.y : i64[3, 4] = {3, -1, 0, 1, -1, 0, 0, 0, 2, 2, 1, -1}
tensor @r0.want.0.f32 : f64[] = {2.4453125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=2) : f32[], f32[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r2_ends.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.6875, -2.9375, -1.75, 0.3125, 0.53125, 0.125, 1.78125, 1.96875, 1.625, -0.84375, -2.09375, -0.59375}
tensor @r0.in.y : i64[3, 4] = {3, -1, 0, 1, -1, 0, 0, 0, 2, 2, 1, -1}
tensor @r0.want.0.f64 : f64[] = {5.1328125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f64 : f64[3, 4] = {0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=2) : f64[], f64[3, 4] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "multilabel_margin_loss_forward.r2_row.f32" stage "import"
tensor @r0.in.x : f32[4] = {-0.75, -0.34375, 2.03125, 1.0}
tensor @r0.in.y : i64[4] = {1, 3, -1, 2}
tensor @r0.want.0.f32 : f64[] = {1.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[4] = {0.0, 1.0, 0.0, 1.0}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.want.0.f32 : f64[] = {0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[] = {1.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[],
    %y : i64[]) {
  %getitem, %getitem_1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%y, reduction=2) : f32[], f32[] name("multilabel_margin_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "poisson_nll_loss.unlike.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.21875, -2.6875, 2.21875, 2.46875, -0.46875, 2.375, -0.4375, 0.59375, 1.5625, -1.53125, -2.40625, -2.53125}
tensor @r0.in.y : i64[3, 4] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}
tensor @r0.want.0.f16 : f64[3, 4] = {1.244520108, 2.755550854, 5.410135377, 6.165509569, 5.658047168, 3.646860238, 9.83602361, 6.167780723, 2.864924819, 26.79008718, 39.24873474, 45.41804368}
tensor @r0.own.0 : f64[] = {0.00026000000070780516}
graph "main"(
    %x : f16[3, 4],
    %y : i64[3, 4]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=true, eps=1e-08, reduction=0) : f16[3, 4]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.unlike.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.625, 0.125, -2.21875, 1.21875, -1.03125, -0.03125, 2.96875, 1.875, 0.5625, -0.78125, 0.53125, 0.78125}
tensor @r0.in.y : i64[3, 4] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.5352614285, 1.008148453, 5.19805144, 1.490787938, 7.638824139, 5.896330286, 8.220445001, 1.909083771, 7.849246294, 20.28165538, 11.48463931, 11.08518498}
tensor @r0.own.0 : f64[] = {0.0044999998062849045}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[3, 4]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=true, eps=1e-08, reduction=0) : bf16[3, 4]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.unlike.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.6875, 2.28125, -0.3125, 1.0, -2.09375, 2.03125, -1.46875, -2.03125, -0.9375, 2.90625, -2.625, 1.8125}
tensor @r0.in.y : i64[3, 4] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}
tensor @r0.want.0.f64 : f64[3, 4] = {14.69489273, 7.507658901, 2.008422114, 1.482363372, 11.65548734, 2.238206969, 15.60808815, 22.86318611, 18.48579726, 4.9244115, 41.41852177, 3.682976832}
tensor @r0.own.0 : f64[] = {3.899999967416079e-08}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=true, eps=1e-08, reduction=0) : f64[3, 4]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "hinge_embedding_loss.bytes.f32" stage "import"
tensor @r0.in.x : u8[6] = {0, 1, 2, 3, 4, 5}
tensor @r0.in.y : i64[6] = {1, -1, 2, 1, -1, 2}
tensor @r0.want.0.u8 : u8[6] = {0, 1, 2, 3, 254, 2}
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
tensor @r0.want.0.f32 : f64[3] = {-0.0, -0.0, -0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 0]{1, 1},
    %y : f32[3, 0]{1, 1}) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "soft_margin_loss.target_i64.f32" stage "import"
tensor @r0.in.x : f32[5] = {-1.6875, 0.4375, 2.8125, 0.0, -3.09375}
tensor @r0.in.y : i64[5] = {1, 0, 1, 1, 0}
tensor @r0.want.0.f32 : f64[] = {0.79899782}
tensor @r0.own.0 : f64[] = {7.600000073715307e-10}
graph "main"(
    %x : f32[5],
    %y : i64[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.target_i64.f16" stage "import"
tensor @r0.in.x : f16[5] = {0.4375, -1.5, 2.0625, -2.46875, 1.09375}
tensor @r0.in.y : i64[5] = {1, 0, 1, 1, 0}
tensor @r0.want.0.f16 : f64[] = {0.9108306821}
tensor @r0.own.0 : f64[] = {0.00033000000985339284}
graph "main"(
    %x : f16[5],
    %y : i64[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f16[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.target_i8.f32" stage "import"
tensor @r0.in.x : f32[5] = {-2.5625, 2.1875, 0.84375, -2.75, -0.96875}
tensor @r0.in.y : i8[5] = {1, 0, 1, 1, 0}
tensor @r0.want.0.f32 : f64[] = {1.43855714}
tensor @r0.own.0 : f64[] = {7.700000281829489e-08}
graph "main"(
    %x : f32[5],
    %y : i8[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.target_i8.f16" stage "import"
tensor @r0.in.x : f16[5] = {-2.40625, 2.09375, 2.125, 2.96875, 2.09375}
tensor @r0.in.y : i8[5] = {1, 0, 1, 1, 0}
tensor @r0.want.0.f16 : f64[] = {0.8083552256}
tensor @r0.own.0 : f64[] = {0.0003000000142492354}
graph "main"(
    %x : f16[5],
    %y : i8[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f16[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.target_u8.f32" stage "import"
tensor @r0.in.x : f32[5] = {-2.1875, 0.0, 3.0625, -0.5, -2.1875}
tensor @r0.in.y : u8[5] = {1, 0, 1, 1, 0}
tensor @r0.want.0.f32 : f64[] = {0.9399836825}
tensor @r0.own.0 : f64[] = {4.600000025334339e-08}
graph "main"(
    %x : f32[5],
    %y : u8[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.target_u8.f16" stage "import"
tensor @r0.in.x : f16[5] = {2.875, -1.03125, -1.125, 2.84375, -1.9375}
tensor @r0.in.y : u8[5] = {1, 0, 1, 1, 0}
tensor @r0.want.0.f16 : f64[] = {0.5807805248}
tensor @r0.own.0 : f64[] = {0.00046999999904073775}
graph "main"(
    %x : f16[5],
    %y : u8[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f16[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.target_bool.f32" stage "import"
tensor @r0.in.x : f32[5] = {1.1875, -2.25, 0.96875, -0.625, 2.34375}
tensor @r0.in.y : bool[5] = {true, false, true, true, false}
tensor @r0.want.0.f32 : f64[] = {0.6055894891}
tensor @r0.own.0 : f64[] = {3.2999999177718564e-08}
graph "main"(
    %x : f32[5],
    %y : bool[5]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.target_bool.f16" stage "import"
tensor @r0.in.x : f16[5] = {-2.0, 1.1875, -3.09375, 2.90625, 1.875}
tensor @r0.in.y : bool[5] = {true, false, true, true, false}
tensor @r0.want.0.f16 : f64[] = {1.34090887}
tensor @r0.own.0 : f64[] = {6.600000051548705e-05}
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
tensor @r0.in.x : f32[3, 4] = {1.28125, 1.28125, -1.75, -2.5, -3.0, 2.84375, 0.96875, -1.15625, 2.125, 2.21875, 1.75, -3.0}
tensor @r0.in.y : f32[3, 4] = {-0.125, -1.90625, 1.6875, 0.875, -1.875, -1.9375, -1.34375, 0.84375, 0.34375, -2.25, 2.3125, 2.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.977539062, 10.16015625, 11.81640625, 11.390625, 1.265625, 22.86035156, 5.34765625, 4.0, 3.172851562, 19.96972656, 0.31640625, 29.22753906}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.28125, 1.28125, -1.75, -2.5, -3.0, 2.84375, 0.96875, -1.15625, 2.125, 2.21875, 1.75, -3.0, -0.125, -1.90625, 1.6875, 0.875, -1.875, -1.9375, -1.34375, 0.84375, 0.34375, -2.25, 2.3125, 2.40625, -1.28125, 1.21875, 1.875, 0.90625, 0.59375, -0.46875}
tensor @r1.in.y : f32[5, 6] = {-2.34375, 2.0625, -2.4375, 2.84375, 3.0, -1.21875, -2.0625, -2.28125, -2.8125, -2.90625, 0.21875, -2.96875, -2.8125, -0.34375, -0.96875, -1.40625, -2.875, -1.0625, 0.5, -2.0, 2.125, -0.625, 0.5, -2.40625, 1.0, -0.0625, -2.3125, -1.84375, -1.625, 0.25}
tensor @r1.want.0.f32 : f64[5, 6] = {13.140625, 0.6103515625, 0.47265625, 28.55566406, 36.0, 16.50390625, 9.188476562, 1.265625, 24.37890625, 26.265625, 2.344726562, 0.0009765625, 7.22265625, 2.44140625, 7.055664062, 5.204101562, 1.0, 0.765625, 3.399414062, 8.086914062, 3.172851562, 2.640625, 3.28515625, 23.16015625, 5.204101562, 1.641601562, 17.53515625, 7.5625, 4.922851562, 0.5166015625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.28125, 1.28125, -1.75, -2.5, -3.0, 2.84375, 0.96875, -1.15625, 2.125, 2.21875, 1.75, -3.0, -0.125, -1.90625, 1.6875, 0.875, -1.875, -1.9375, -1.34375, 0.84375, 0.34375, -2.25, 2.3125, 2.40625, -1.28125, 1.21875, 1.875, 0.90625, 0.59375, -0.46875, -2.34375, 2.0625, -2.4375, 2.84375, 3.0, -1.21875}
tensor @r2.in.y : f32[4, 9] = {-2.0625, -2.28125, -2.8125, -2.90625, 0.21875, -2.96875, -2.8125, -0.34375, -0.96875, -1.40625, -2.875, -1.0625, 0.5, -2.0, 2.125, -0.625, 0.5, -2.40625, 1.0, -0.0625, -2.3125, -1.84375, -1.625, 0.25, -0.8125, -1.6875, -1.90625, -1.09375, -1.25, 1.75, 0.96875, 2.6875, -1.125, 1.96875, -0.53125, 1.625}
tensor @r2.want.0.f32 : f64[4, 9] = {11.18066406, 12.69140625, 1.12890625, 0.1650390625, 10.36035156, 33.78515625, 14.29785156, 0.66015625, 9.571289062, 13.140625, 21.390625, 3.75390625, 0.390625, 0.0087890625, 0.19140625, 2.25, 5.640625, 0.2197265625, 5.493164062, 0.8212890625, 7.055664062, 0.1650390625, 15.50390625, 4.649414062, 0.2197265625, 8.446289062, 14.29785156, 4.0, 3.399414062, 4.922851562, 10.97265625, 0.390625, 1.72265625, 0.765625, 12.46972656, 8.086914062}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.53125, 1.0, 0.0, -1.15625, -3.0, 0.375, 3.09375, 2.5625, 2.75, 2.8125, -2.375, 2.1875}
tensor @r0.in.y : f32[3, 4] = {0.1875, 1.90625, 2.71875, -1.125, 0.96875, 1.78125, 0.84375, 0.5, 1.75, 1.875, -1.4375, 1.5}
tensor @r0.want.0.f32 : f64[3, 4] = {1.805664062, 0.8212890625, 7.391601562, 0.0009765625, 15.75097656, 1.977539062, 5.0625, 4.25390625, 1.0, 0.87890625, 0.87890625, 0.47265625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction0_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {-1.0625, -2.96875, -2.21875}
tensor @r0.in.y : i64[3] = {2049, 70000, -3}
tensor @r0.want.0.f16 : f64[3] = {inf, inf, 0.6103515625}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-2.5625, 1.21875, -2.5, 1.28125, -1.78125, -1.375, 0.9375, 0.4375, -2.3125, 3.0625, -0.53125, 3.0625}
tensor @r0.in.y : f32[3, 4] = {1.375, -2.84375, 0.96875, 2.96875, -1.09375, 2.28125, 2.5625, 0.25, 0.3125, -2.34375, 2.5625, 2.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {3.9375, 4.0625, 3.46875, 1.6875, 0.6875, 3.65625, 1.625, 0.1875, 2.625, 5.40625, 3.09375, 0.84375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-2.5625, 1.21875, -2.5, 1.28125, -1.78125, -1.375, 0.9375, 0.4375, -2.3125, 3.0625, -0.53125, 3.0625, 1.375, -2.84375, 0.96875, 2.96875, -1.09375, 2.28125, 2.5625, 0.25, 0.3125, -2.34375, 2.5625, 2.21875, -2.28125, -0.1875, -1.15625, 2.9375, -1.59375, 1.90625}
tensor @r1.in.y : f32[5, 6] = {-1.15625, -1.78125, 2.59375, 2.34375, 1.5, -0.21875, 1.75, -1.65625, -0.0625, 0.9375, -0.65625, 2.71875, -0.375, 1.15625, -0.375, 2.28125, 1.125, 0.8125, -0.40625, 1.875, -0.46875, -1.875, -2.9375, -2.46875, -0.125, 0.28125, -2.59375, 1.5625, 0.03125, 2.0625}
tensor @r1.want.0.f32 : f64[5, 6] = {1.40625, 3.0, 5.09375, 1.0625, 3.28125, 1.15625, 0.8125, 2.09375, 2.25, 2.125, 0.125, 0.34375, 1.75, 4.0, 1.34375, 0.6875, 2.21875, 1.46875, 2.96875, 1.625, 0.78125, 0.46875, 5.5, 4.6875, 2.15625, 0.46875, 1.4375, 1.375, 1.625, 0.15625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-2.5625, 1.21875, -2.5, 1.28125, -1.78125, -1.375, 0.9375, 0.4375, -2.3125, 3.0625, -0.53125, 3.0625, 1.375, -2.84375, 0.96875, 2.96875, -1.09375, 2.28125, 2.5625, 0.25, 0.3125, -2.34375, 2.5625, 2.21875, -2.28125, -0.1875, -1.15625, 2.9375, -1.59375, 1.90625, -1.15625, -1.78125, 2.59375, 2.34375, 1.5, -0.21875}
tensor @r2.in.y : f32[4, 9] = {1.75, -1.65625, -0.0625, 0.9375, -0.65625, 2.71875, -0.375, 1.15625, -0.375, 2.28125, 1.125, 0.8125, -0.40625, 1.875, -0.46875, -1.875, -2.9375, -2.46875, -0.125, 0.28125, -2.59375, 1.5625, 0.03125, 2.0625, 0.15625, 2.15625, 0.71875, 0.8125, -1.40625, 0.8125, 3.125, 0.84375, -0.0625, -2.21875, -2.34375, -2.25}
tensor @r2.want.0.f32 : f64[4, 9] = {4.3125, 2.875, 2.4375, 0.34375, 1.125, 4.09375, 1.3125, 0.71875, 1.9375, 0.78125, 1.65625, 2.25, 1.78125, 4.71875, 1.4375, 4.84375, 1.84375, 4.75, 2.6875, 0.03125, 2.90625, 3.90625, 2.53125, 0.15625, 2.4375, 2.34375, 1.875, 2.125, 0.1875, 1.09375, 4.28125, 2.625, 2.65625, 4.5625, 3.84375, 2.03125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.25, 2.28125, -0.5, -2.125, 1.34375, -2.65625, 2.6875, -2.28125, 0.84375, -0.3125, -0.78125, 2.15625}
tensor @r0.in.y : f32[3, 4] = {2.03125, 0.3125, -2.9375, 3.125, -2.625, 2.96875, 1.46875, 1.90625, 1.03125, 0.8125, -0.375, -0.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.21875, 1.96875, 2.4375, 5.25, 3.96875, 5.625, 1.21875, 4.1875, 0.1875, 1.125, 0.40625, 2.6875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction0_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {0.5, -0.625, -2.90625}
tensor @r0.in.y : i64[3] = {2049, 70000, -3}
tensor @r0.want.0.f16 : f64[3] = {2048.5, inf, 0.09375}
tensor @r0.own.0 : f64[] = {0.00023999999393709004}
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
tensor @r0.in.x : f32[3, 4] = {1.65625, -0.875, 0.875, 1.71875, -0.71875, -0.125, -0.96875, 1.59375, -1.25, -0.65625, -0.15625, 1.8125}
tensor @r0.in.y : f32[3, 4] = {1.65625, 1.375, 1.78125, -1.3125, 1.4375, 0.625, -0.8125, -0.09375, 3.0625, 0.0, -1.09375, 1.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 1.75, 0.4106445312, 2.53125, 1.65625, 0.28125, 0.01220703125, 1.1875, 3.8125, 0.2153320312, 0.439453125, 0.03955078125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.65625, -0.875, 0.875, 1.71875, -0.71875, -0.125, -0.96875, 1.59375, -1.25, -0.65625, -0.15625, 1.8125, 1.65625, 1.375, 1.78125, -1.3125, 1.4375, 0.625, -0.8125, -0.09375, 3.0625, 0.0, -1.09375, 1.53125, 2.9375, 2.71875, -0.15625, 3.0625, 0.09375, -2.15625}
tensor @r1.in.y : f32[5, 6] = {-2.40625, -2.5625, 1.3125, 0.5, 2.28125, 1.875, 2.875, -1.3125, 1.03125, -2.8125, 0.75, 1.34375, -0.65625, 1.96875, 2.0625, 2.84375, 0.0, -1.21875, 0.0625, 0.71875, 0.875, 0.5625, 1.96875, 0.0, -1.46875, 0.09375, 1.3125, -0.53125, -1.71875, 1.6875}
tensor @r1.want.0.f32 : f64[5, 6] = {3.5625, 1.1875, 0.095703125, 0.71875, 2.5, 1.5, 3.34375, 2.40625, 1.78125, 1.65625, 0.4106445312, 0.1098632812, 1.8125, 0.1762695312, 0.03955078125, 3.65625, 0.9375, 1.34375, 0.3828125, 0.330078125, 1.6875, 0.158203125, 2.5625, 1.03125, 3.90625, 2.125, 0.96875, 3.09375, 1.3125, 3.34375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.65625, -0.875, 0.875, 1.71875, -0.71875, -0.125, -0.96875, 1.59375, -1.25, -0.65625, -0.15625, 1.8125, 1.65625, 1.375, 1.78125, -1.3125, 1.4375, 0.625, -0.8125, -0.09375, 3.0625, 0.0, -1.09375, 1.53125, 2.9375, 2.71875, -0.15625, 3.0625, 0.09375, -2.15625, -2.40625, -2.5625, 1.3125, 0.5, 2.28125, 1.875}
tensor @r2.in.y : f32[4, 9] = {2.875, -1.3125, 1.03125, -2.8125, 0.75, 1.34375, -0.65625, 1.96875, 2.0625, 2.84375, 0.0, -1.21875, 0.0625, 0.71875, 0.875, 0.5625, 1.96875, 0.0, -1.46875, 0.09375, 1.3125, -0.53125, -1.71875, 1.6875, -0.65625, -1.875, 3.03125, 1.34375, -2.4375, 1.59375, -2.71875, -0.8125, 2.15625, 2.90625, 2.21875, 2.5625}
tensor @r2.want.0.f32 : f64[4, 9] = {0.71875, 0.095703125, 0.01220703125, 4.03125, 0.96875, 0.96875, 0.048828125, 0.0703125, 2.8125, 3.0, 0.01220703125, 2.53125, 1.09375, 0.2153320312, 0.4106445312, 1.375, 0.1411132812, 0.1953125, 0.2153320312, 0.017578125, 1.25, 0.1411132812, 0.1953125, 0.01220703125, 3.09375, 4.09375, 2.6875, 1.21875, 2.03125, 3.25, 0.048828125, 1.25, 0.3559570312, 1.90625, 0.001953125, 0.236328125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.71875, -2.84375, -3.125, 0.4375, 0.46875, 2.21875, 0.03125, -0.75, 0.53125, -2.125, -0.4375, -1.5}
tensor @r0.in.y : f32[3, 4] = {-1.5625, 1.5, 2.375, 1.4375, 1.40625, -0.09375, 0.40625, -0.125, 2.03125, -1.1875, -2.34375, 0.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3559570312, 3.84375, 5.0, 0.5, 0.439453125, 1.8125, 0.0703125, 0.1953125, 1.0, 0.439453125, 1.40625, 1.5}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction0_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {0.59375, 1.75, 0.375}
tensor @r0.in.y : i64[3] = {2049, 70000, -3}
tensor @r0.want.0.f16 : f64[3] = {2047.90625, inf, 2.875}
tensor @r0.own.0 : f64[] = {0.0009299999801442027}
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
tensor @r0.in.x : f32[3, 4] = {2.75, 1.28125, -1.09375, -2.03125, 1.84375, -2.65625, 0.5, -3.0625, 1.8125, 2.59375, -2.5625, 3.0625}
tensor @r0.in.y : f32[3, 4] = {1.53125, 0.25, -0.34375, 2.78125, 2.46875, 0.875, -2.6875, -0.84375, 3.0625, -0.21875, 0.59375, 3.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.71875, 0.53125, 0.28125, 4.3125, 0.1953125, 3.03125, 2.6875, 1.71875, 0.75, 2.3125, 2.65625, 0.00048828125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.75, 1.28125, -1.09375, -2.03125, 1.84375, -2.65625, 0.5, -3.0625, 1.8125, 2.59375, -2.5625, 3.0625, 1.53125, 0.25, -0.34375, 2.78125, 2.46875, 0.875, -2.6875, -0.84375, 3.0625, -0.21875, 0.59375, 3.09375, 3.03125, -1.9375, 2.625, -1.0625, 2.5625, -0.46875}
tensor @r1.in.y : f32[5, 6] = {2.8125, -0.75, 1.0625, -0.28125, 2.1875, 2.15625, -2.65625, 1.71875, -1.09375, 0.90625, -2.375, -0.40625, 2.78125, 2.0625, 2.375, -0.1875, -0.625, 1.375, -2.75, -0.5625, 1.65625, 3.03125, 1.09375, -2.90625, -0.34375, -1.5625, -0.40625, 0.40625, 0.78125, 2.78125}
tensor @r1.want.0.f32 : f64[5, 6] = {0.001953125, 1.53125, 1.65625, 1.25, 0.05908203125, 4.3125, 2.65625, 4.28125, 2.40625, 1.1875, 0.017578125, 2.96875, 0.75, 1.3125, 2.21875, 2.46875, 2.59375, 0.125, 0.001953125, 0.03955078125, 0.90625, 2.75, 0.125, 5.5, 2.875, 0.0703125, 2.53125, 0.96875, 1.28125, 2.75}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.75, 1.28125, -1.09375, -2.03125, 1.84375, -2.65625, 0.5, -3.0625, 1.8125, 2.59375, -2.5625, 3.0625, 1.53125, 0.25, -0.34375, 2.78125, 2.46875, 0.875, -2.6875, -0.84375, 3.0625, -0.21875, 0.59375, 3.09375, 3.03125, -1.9375, 2.625, -1.0625, 2.5625, -0.46875, 2.8125, -0.75, 1.0625, -0.28125, 2.1875, 2.15625}
tensor @r2.in.y : f32[4, 9] = {-2.65625, 1.71875, -1.09375, 0.90625, -2.375, -0.40625, 2.78125, 2.0625, 2.375, -0.1875, -0.625, 1.375, -2.75, -0.5625, 1.65625, 3.03125, 1.09375, -2.90625, -0.34375, -1.5625, -0.40625, 0.40625, 0.78125, 2.78125, 1.09375, -0.59375, 2.3125, 1.625, -0.09375, 0.78125, 1.96875, -0.4375, -1.5, 2.34375, -0.71875, -3.03125}
tensor @r2.want.0.f32 : f64[4, 9] = {4.90625, 0.095703125, 0.0, 2.4375, 3.71875, 1.75, 1.78125, 4.625, 0.158203125, 2.28125, 1.4375, 1.1875, 3.78125, 0.330078125, 1.5, 0.03125, 0.875, 3.28125, 1.84375, 0.2583007812, 2.96875, 0.1953125, 0.017578125, 0.048828125, 1.4375, 0.84375, 0.048828125, 2.1875, 2.15625, 0.75, 0.3559570312, 0.048828125, 2.0625, 2.125, 2.40625, 4.6875}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %huber_loss = aten.huber_loss.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %huber_loss as "huber_loss"
}

fxge 1
model "huber_loss.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.5625, -0.03125, 1.40625, 1.53125, 1.21875, 2.75, 2.75, -0.6875, -0.09375, 0.78125, 2.53125, 2.0}
tensor @r0.in.y : f32[3, 4] = {0.09375, -1.90625, -3.09375, 1.9375, 0.28125, 1.875, -2.90625, -0.15625, 1.4375, 1.59375, -1.96875, 2.125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.2153320312, 1.375, 4.0, 0.08251953125, 0.439453125, 0.3828125, 5.15625, 0.1411132812, 1.03125, 0.330078125, 4.0, 0.0078125}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {2.875, 2.96875, 0.90625, -3.125, -2.59375, -3.125, -0.5, -2.90625, -0.625, -1.875, -2.8125, 1.15625}
tensor @r0.in.y : f32[3, 4] = {-1.53125, -0.09375, 0.1875, 2.9375, -2.8125, -2.3125, 0.90625, 0.0, 2.40625, 0.28125, -1.65625, -0.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {4.414517941, 0.8419590198, 0.6117910898, 9.179790607, 0.0006787475692, 0.0007267515413, 0.9451583543, 0.6931471806, 1.704608065, 0.991185012, 0.00943880177, 0.7875536132}
tensor @r0.own.0 : f64[] = {1.2000000104706032e-08}
tensor @r1.in.x : f32[5, 6] = {2.875, 2.96875, 0.90625, -3.125, -2.59375, -3.125, -0.5, -2.90625, -0.625, -1.875, -2.8125, 1.15625, -1.53125, -0.09375, 0.1875, 2.9375, -2.8125, -2.3125, 0.90625, 0.0, 2.40625, 0.28125, -1.65625, -0.15625, 2.8125, -1.375, 1.78125, 1.03125, -1.6875, -1.6875}
tensor @r1.in.y : f32[5, 6] = {0.53125, 2.53125, -2.21875, 0.09375, 1.28125, 2.21875, 2.90625, 0.40625, -2.78125, 2.6875, 0.4375, -3.125, 0.3125, 1.53125, 0.9375, 0.8125, -2.125, 0.875, 0.6875, 3.03125, -3.09375, 2.0625, -2.65625, 1.5625, -1.0, -0.03125, 1.84375, 0.375, 0.3125, 2.1875}
tensor @r1.want.0.f32 : f64[5, 6] = {0.1964805146, 0.0005448931179, 2.13639574, 0.8503222404, 3.358643894, 6.934567768, 1.663254961, 1.448455691, 0.161967763, 5.045521417, 1.48678058, 3.639887375, 0.9607581651, 0.767498309, 0.6091139741, 0.08794753977, 0.002534319987, 2.147600359, 0.429382059, 0.6931471806, 7.444920511, 0.4445926286, 0.01220969317, 0.8226496431, 2.87082048, 0.671893577, 0.03678632038, 0.5183663903, 0.991185012, 3.716037309}
tensor @r1.own.0 : f64[] = {2.2000000043931323e-08}
tensor @r2.in.x : f32[4, 9] = {2.875, 2.96875, 0.90625, -3.125, -2.59375, -3.125, -0.5, -2.90625, -0.625, -1.875, -2.8125, 1.15625, -1.53125, -0.09375, 0.1875, 2.9375, -2.8125, -2.3125, 0.90625, 0.0, 2.40625, 0.28125, -1.65625, -0.15625, 2.8125, -1.375, 1.78125, 1.03125, -1.6875, -1.6875, 0.53125, 2.53125, -2.21875, 0.09375, 1.28125, 2.21875}
tensor @r2.in.y : f32[4, 9] = {2.90625, 0.40625, -2.78125, 2.6875, 0.4375, -3.125, 0.3125, 1.53125, 0.9375, 0.8125, -2.125, 0.875, 0.6875, 3.03125, -3.09375, 2.0625, -2.65625, 1.5625, -1.0, -0.03125, 1.84375, 0.375, 0.3125, 2.1875, 1.125, -1.46875, -1.28125, 0.0625, -2.75, -1.125, 1.59375, 1.5, -0.46875, 1.125, -2.78125, -2.21875}
tensor @r2.want.0.f32 : f64[4, 9] = {0.0002350796201, 0.2618842144, 2.597856518, 8.398662694, 1.413531161, 5.738924195e-05, 0.774320839, 4.461803957, 1.028431061, 1.720615941, 0.002534319987, 0.3101235061, 1.352084754, 0.8452979999, 1.024670754, 0.002334957811, 0.0005693655875, 3.639887375, 1.245601319, 0.6931471806, 0.01176750968, 0.6418026187, 0.9850549066, 0.8785782209, 0.04138542245, 0.1246197559, 2.37940474, 0.6614398039, 0.009605383695, 0.139590191, 0.3568604359, 0.02219270004, 0.3026501464, 0.6418026187, 3.591422538, 4.93010355}
tensor @r2.own.0 : f64[] = {2.7000000457633178e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.84375, -1.5, 1.9375, -1.5, -2.625, -3.0625, -2.125, -1.34375, 0.0, 0.59375, -0.125, 0.5625}
tensor @r0.in.y : f32[3, 4] = {2.5, 0.875, 2.5625, -0.1875, 0.09375, -0.1875, -0.34375, 2.71875, 2.0625, -1.125, 1.78125, 1.5}
tensor @r0.want.0.f32 : f64[3, 4] = {7.110192072, 1.550844508, 0.006954800311, 0.5623774579, 0.8237452961, 0.4466995959, 0.3931787039, 3.678895436, 0.6931471806, 1.081897303, 0.8106595226, 0.3577406243}
tensor @r0.own.0 : f64[] = {3.199999909497819e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "l1_loss.reduction0_integers.f32" stage "import"
tensor @r0.in.x : i64[3] = {5, -128, 3}
tensor @r0.in.y : i64[3] = {-7, 127, 3}
tensor @r0.want.0.i64 : i64[3] = {12, 255, 0}
graph "main"(
    %x : i64[3],
    %y : i64[3]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=0) : i64[3]
  return %l1_loss as "l1_loss"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction0.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.5625, 2.71875, 1.90625, -2.46875, 2.5, -1.59375, 0.46875, 0.21875, 3.0, -0.78125, 0.3125, -2.40625}
tensor @r0.in.y : f32[3, 4] = {0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.1902991404, 0.06387312733, 0.1385757875, 2.550044837, 0.07888973429, 0.1849533595, 0.9547401669, 0.8084917379, 3.048587352, 0.3769513347, 0.8615548623, 0.08631780957}
tensor @r0.own.0 : f64[] = {1.999999987845058e-08}
tensor @r1.in.x : f32[5, 6] = {-1.5625, 2.71875, 1.90625, -2.46875, 2.5, -1.59375, 0.46875, 0.21875, 3.0, -0.78125, 0.3125, -2.40625, -1.03125, -1.1875, -1.34375, -1.0625, 1.46875, -0.6875, -0.75, 0.5625, -1.53125, -0.375, -1.5, 2.5625, -1.90625, 1.96875, -0.25, -0.03125, -1.09375, 0.3125}
tensor @r1.in.y : f32[5, 6] = {0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0}
tensor @r1.want.0.f32 : f64[5, 6] = {0.1902991404, 0.06387312733, 0.1385757875, 2.550044837, 0.07888973429, 0.1849533595, 0.4859901669, 0.5897417379, 3.048587352, 0.3769513347, 0.8615548623, 2.49256781, 1.336202807, 1.453689837, 1.575548458, 1.359333138, 0.2071873834, 0.4073510473, 1.136871006, 1.013437282, 0.1957848246, 0.5231232641, 0.201413278, 0.07428312536, 0.1385757875, 0.130704777, 0.5759394199, 0.6776442459, 1.382649863, 0.8615548623}
tensor @r1.own.0 : f64[] = {1.999999987845058e-08}
tensor @r2.in.x : f32[4, 9] = {-1.5625, 2.71875, 1.90625, -2.46875, 2.5, -1.59375, 0.46875, 0.21875, 3.0, -0.78125, 0.3125, -2.40625, -1.03125, -1.1875, -1.34375, -1.0625, 1.46875, -0.6875, -0.75, 0.5625, -1.53125, -0.375, -1.5, 2.5625, -1.90625, 1.96875, -0.25, -0.03125, -1.09375, 0.3125, 2.59375, 1.875, 1.96875, 1.1875, 2.28125, -1.21875}
tensor @r2.in.y : f32[4, 9] = {1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0}
tensor @r2.want.0.f32 : f64[4, 9] = {1.75279914, 0.06387312733, 2.044825787, 0.08129483683, 2.578889734, 1.77870336, 0.4859901669, 0.5897417379, 0.04858735157, 1.158201335, 0.5490548623, 0.08631780957, 1.336202807, 0.2661898366, 0.2317984582, 0.2968331379, 1.675937383, 1.094851047, 0.3868710061, 0.4509372816, 0.1957848246, 0.5231232641, 1.701413278, 2.636783125, 2.044825787, 0.130704777, 0.8259394199, 0.7088942459, 0.2888998628, 0.5490548623, 0.07207806635, 0.1426750576, 2.099454777, 1.453689837, 2.378518653, 1.477723473}
tensor @r2.own.0 : f64[] = {4.3000000005122274e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.375, 0.09375, 0.9375, -1.0625, -0.25, 0.5625, -1.59375, 0.03125, -0.625, -2.90625, 0.78125, -1.34375}
tensor @r0.in.y : f32[3, 4] = {1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0}
tensor @r0.want.0.f32 : f64[3, 4] = {2.463939465, 0.7411204113, 1.267958208, 0.2968331379, 0.8259394199, 1.013437282, 1.77870336, 0.6776442459, 1.053700678, 0.05323778015, 0.3769513347, 0.2317984582}
tensor @r0.own.0 : f64[] = {4.19999999223819e-08}
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
tensor @r0.in.x : f32[3, 4] = {0.6640625, 0.3359375, 0.4921875, 0.34375, 0.4296875, 0.28125, 0.078125, 0.6171875, 0.734375, 0.546875, 0.1640625, 0.140625}
tensor @r0.in.y : f32[3, 4] = {0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.090830148, 0.4093790074, 0.677642994, 1.06784063, 0.5615708228, 1.268511325, 2.549445171, 0.9602099658, 0.3087354816, 0.7915872534, 1.807507826, 1.961658506}
tensor @r0.own.0 : f64[] = {2.4000000209412065e-08}
tensor @r1.in.x : f32[5, 6] = {0.6640625, 0.3359375, 0.4921875, 0.34375, 0.4296875, 0.28125, 0.078125, 0.6171875, 0.734375, 0.546875, 0.1640625, 0.140625, 0.7734375, 0.0390625, 0.2578125, 0.125, 0.0859375, 0.484375, 0.75, 0.5859375, 0.75, 0.1796875, 0.140625, 0.078125, 0.703125, 0.1015625, 0.2109375, 0.2109375, 0.015625, 0.453125}
tensor @r1.in.y : f32[5, 6] = {0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0}
tensor @r1.want.0.f32 : f64[5, 6] = {1.090830148, 1.090830148, 0.7088955375, 1.06784063, 0.5615708228, 1.268511325, 2.549445171, 0.9602099658, 1.325669739, 0.6035350219, 0.1792014295, 1.961658506, 1.484734434, 3.242592351, 1.355522702, 0.1335313926, 2.454134991, 0.6623755219, 1.386294361, 0.5345421504, 1.386294361, 0.1980699138, 0.1515498981, 2.549445171, 1.214444104, 2.287080906, 0.2369097471, 1.556193398, 0.01574835697, 0.7915872534}
tensor @r1.own.0 : f64[] = {2.999999892949745e-08}
tensor @r2.in.x : f32[4, 9] = {0.6640625, 0.3359375, 0.4921875, 0.34375, 0.4296875, 0.28125, 0.078125, 0.6171875, 0.734375, 0.546875, 0.1640625, 0.140625, 0.7734375, 0.0390625, 0.2578125, 0.125, 0.0859375, 0.484375, 0.75, 0.5859375, 0.75, 0.1796875, 0.140625, 0.078125, 0.703125, 0.1015625, 0.2109375, 0.2109375, 0.015625, 0.453125, 0.6328125, 0.75, 0.171875, 0.6875, 0.3515625, 0.140625}
tensor @r2.in.y : f32[4, 9] = {1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0}
tensor @r2.want.0.f32 : f64[4, 9] = {0.4093790074, 0.4093790074, 0.677642994, 1.06784063, 0.5615708228, 1.268511325, 0.08134563945, 0.4825824115, 0.3087354816, 0.7915872534, 1.807507826, 0.1515498981, 1.484734434, 3.242592351, 0.2981533723, 0.1335313926, 0.08985632912, 0.7248958789, 1.386294361, 0.5345421504, 1.386294361, 1.716536048, 0.1515498981, 2.549445171, 1.214444104, 2.287080906, 0.2369097471, 1.556193398, 0.01574835697, 0.7915872534, 0.4575811092, 0.2876820725, 1.760987811, 0.3746934494, 0.4331896561, 0.1515498981}
tensor @r2.own.0 : f64[] = {2.999999892949745e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %binary_cross_entropy = aten.binary_cross_entropy.default(self=%x, target=%y, reduction=0) : f32[s17, s27]
  return %binary_cross_entropy as "binary_cross_entropy"
}

fxge 1
model "binary_cross_entropy.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.2734375, 0.71875, 0.09375, 0.7109375, 0.2890625, 0.296875, 0.015625, 0.015625, 0.6875, 0.15625, 0.078125, 0.6796875}
tensor @r0.in.y : f32[3, 4] = {1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.296682202, 1.268511325, 0.09844007281, 0.3411707574, 0.3411707574, 0.3522205936, 0.01574835697, 0.01574835697, 0.3746934494, 0.1698990368, 0.08134563945, 1.138458197}
tensor @r0.own.0 : f64[] = {4.19999999223819e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy = aten.binary_cross_entropy.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %binary_cross_entropy as "binary_cross_entropy"
}

fxge 1
model "kl_div.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.5, 2.0, -2.90625, -0.6875, -0.09375, -1.84375, 1.96875, 0.375, -0.4375, 0.6875, 2.0, -2.4375}
tensor @r0.in.y : f32[3, 4] = {0.78125, 0.15625, 0.4375, 1.21875, 2.59375, 1.125, 0.59375, 1.71875, 1.875, 2.875, 0.46875, 0.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.1977655641, -0.602546561, 0.9098124992, 1.07899075, 2.715279391, 2.206724665, -1.478465361, 0.2863390792, 1.998953736, 1.059588938, -1.292665173, 0.006597786175}
tensor @r0.own.0 : f64[] = {6.900000215637192e-08}
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
tensor @r0.in.x : f32[3, 5] = {-0.5, 2.375, -1.28125, -2.09375, 3.03125, -2.625, 0.90625, -1.125, 1.09375, -0.75, 1.1875, -1.09375, -1.4375, -1.875, 1.71875}
tensor @r0.in.y : i64[3] = {2, 3, 2}
tensor @r0.want.0.f32 : f64[3] = {4.761923107, 0.7515393493, 3.697413447}
tensor @r0.own.0 : f64[] = {4.3000000005122274e-08}
tensor @r1.in.x : f32[5, 5] = {-0.5, 2.375, -1.28125, -2.09375, 3.03125, -2.625, 0.90625, -1.125, 1.09375, -0.75, 1.1875, -1.09375, -1.4375, -1.875, 1.71875, 2.90625, -2.375, -0.3125, -2.09375, -0.15625, 2.21875, -1.0625, 1.3125, -2.375, -0.78125}
tensor @r1.in.y : i64[5] = {0, 0, 2, 0, 3}
tensor @r1.want.0.f32 : f64[5] = {3.980673107, 4.470289349, 3.697413447, 0.0940363433, 5.000227728}
tensor @r1.own.0 : f64[] = {3.999999975690116e-08}
tensor @r2.in.x : f32[4, 5] = {-0.5, 2.375, -1.28125, -2.09375, 3.03125, -2.625, 0.90625, -1.125, 1.09375, -0.75, 1.1875, -1.09375, -1.4375, -1.875, 1.71875, 2.90625, -2.375, -0.3125, -2.09375, -0.15625}
tensor @r2.in.y : i64[4] = {2, 3, 1, 1}
tensor @r2.want.0.f32 : f64[4] = {4.761923107, 0.7515393493, 3.353663447, 5.375286343}
tensor @r2.own.0 : f64[] = {4.5000000170603016e-08}
graph "main"(
    %x : f32[s17, 5],
    %y : i64[s17]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, reduction=0) : f32[s17]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {0.40625, -1.4375, 0.0625, 0.71875, -0.28125, 0.40625, 2.46875, 2.8125, -2.0625, 2.875, 0.8125, -2.71875, -2.5625, -1.25, -3.125}
tensor @r0.in.y : i64[3] = {4, 0, 4}
tensor @r0.want.0.f32 : f64[3] = {2.005782797, 3.4610457, 4.128218747}
tensor @r0.own.0 : f64[] = {2.3000000126671694e-08}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, reduction=0) : f32[3]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "nll_loss.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {-2.5625, -0.5625, 2.65625, -2.5625, 2.40625, -0.6875, 1.8125, -1.34375, -0.09375, 0.875, 1.15625, 0.71875, -0.15625, -2.03125, 0.8125}
tensor @r0.in.y : i64[3] = {2, 3, 4}
tensor @r0.want.0.f32 : f64[3] = {-2.65625, 0.09375, -0.8125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %nll_loss = aten.nll_loss.default(self=%x, target=%y, reduction=0) : f32[3]
  return %nll_loss as "nll_loss"
}

fxge 1
model "nll_loss_forward.reduction0.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {-2.09375, -1.875, -0.78125, 0.0625, -0.53125, -0.53125, -0.59375, 1.90625, -1.25, 1.5, 1.25, 1.25, 2.53125, 1.40625, -3.03125}
tensor @r0.in.y : i64[3] = {0, 4, 0}
tensor @r0.in.z : f32[5] = {2.4375, 3.09375, 1.34375, 1.875, 2.5625}
tensor @r0.want.0.f32 : f64[3] = {5.103515625, -3.84375, -3.046875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[] = {0.0}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-2.03125, -0.03125, -0.0625, -0.0625, -2.46875, 1.59375, 2.21875, 2.6875, -0.28125, 1.71875, 1.4375, -0.5625}
tensor @r0.in.y : f32[3, 4] = {2.9375, 1.09375, -0.71875, 3.03125, -0.375, 0.625, 2.59375, -0.875, 1.75, -1.3125, -0.34375, -1.1875}
tensor @r0.want.0.f32 : f64[] = {5.915690104}
tensor @r0.own.0 : f64[] = {2.7000000457633178e-08}
tensor @r1.in.x : f32[5, 6] = {-2.03125, -0.03125, -0.0625, -0.0625, -2.46875, 1.59375, 2.21875, 2.6875, -0.28125, 1.71875, 1.4375, -0.5625, 2.9375, 1.09375, -0.71875, 3.03125, -0.375, 0.625, 2.59375, -0.875, 1.75, -1.3125, -0.34375, -1.1875, -0.40625, 1.0625, 0.40625, -1.9375, -0.53125, -2.53125}
tensor @r1.in.y : f32[5, 6] = {2.25, 1.78125, -1.75, -2.28125, 1.625, 0.75, 1.71875, -3.03125, -0.09375, -0.15625, 2.78125, -1.5625, 0.71875, -1.25, -1.03125, 2.0, -0.09375, -2.9375, -3.03125, -2.5, -2.75, -3.125, 1.25, 1.40625, 2.6875, 2.0625, -2.65625, 2.9375, -2.6875, -1.5625}
tensor @r1.want.0.f32 : f64[] = {7.563378906}
tensor @r1.own.0 : f64[] = {1.3000000187446403e-08}
tensor @r2.in.x : f32[4, 9] = {-2.03125, -0.03125, -0.0625, -0.0625, -2.46875, 1.59375, 2.21875, 2.6875, -0.28125, 1.71875, 1.4375, -0.5625, 2.9375, 1.09375, -0.71875, 3.03125, -0.375, 0.625, 2.59375, -0.875, 1.75, -1.3125, -0.34375, -1.1875, -0.40625, 1.0625, 0.40625, -1.9375, -0.53125, -2.53125, 2.25, 1.78125, -1.75, -2.28125, 1.625, 0.75}
tensor @r2.in.y : f32[4, 9] = {1.71875, -3.03125, -0.09375, -0.15625, 2.78125, -1.5625, 0.71875, -1.25, -1.03125, 2.0, -0.09375, -2.9375, -3.03125, -2.5, -2.75, -3.125, 1.25, 1.40625, 2.6875, 2.0625, -2.65625, 2.9375, -2.6875, -1.5625, -2.90625, -1.8125, -0.5625, -1.8125, -0.09375, -1.65625, -2.40625, 0.34375, 0.875, -1.6875, 1.0625, -0.1875}
tensor @r2.want.0.f32 : f64[] = {7.809895833}
tensor @r2.own.0 : f64[] = {1.999999987845058e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y) : f32[]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3.0, 1.5625, 1.4375, 0.0625, -0.6875, 0.375, 0.78125, -1.40625, -0.5, 1.75, 2.09375, 1.75}
tensor @r0.in.y : f32[3, 4] = {-0.375, -1.71875, 3.0, -2.28125, -3.03125, 2.1875, 2.5625, -1.0625, -2.53125, 1.71875, 1.0, 2.46875}
tensor @r0.want.0.f32 : f64[] = {4.00008138}
tensor @r0.own.0 : f64[] = {3.999999975690116e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y) : f32[]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.78125, -2.09375, 0.0625, 2.65625, -2.15625, -1.25, -3.0, -1.8125, 0.84375, 1.40625, -2.6875, 0.15625}
tensor @r0.in.y : bf16[3, 4] = {1.78125, 3.0, 1.03125, -2.96875, 3.03125, -1.1875, 0.6875, 1.125, -2.15625, 1.1875, 2.5, -0.59375}
tensor @r0.want.0.bf16 : f64[] = {12.01554362}
tensor @r0.own.0 : f64[] = {0.0013000000035390258}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y) : bf16[]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.34375, -1.375, 2.8125, 0.15625, 2.9375, -1.53125, 0.78125, 1.09375, 1.59375, 0.53125, -0.53125, -2.71875}
tensor @r0.in.y : f16[3, 4] = {2.75, 2.5625, -0.1875, -2.34375, -2.3125, -0.21875, 3.125, -2.0625, -2.0625, 2.9375, -1.40625, -1.6875}
tensor @r0.want.0.f16 : f64[] = {8.837727865}
tensor @r0.own.0 : f64[] = {0.00019999999494757503}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y) : f16[]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction1_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {-0.53125, 0.53125, 2.78125}
tensor @r0.in.y : i64[3] = {2049, 70000, -3}
tensor @r0.want.0.f16 : f64[] = {inf}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-0.34375, -0.03125, -1.25, 1.625, -1.75, 2.25, -2.9375, 0.125, -0.75, -0.375, 1.96875, -2.65625}
tensor @r0.in.y : f32[3, 4] = {-1.28125, -3.03125, -0.28125, 3.09375, -1.9375, 0.53125, -0.5625, -2.0, 0.40625, 0.65625, 0.4375, -1.09375}
tensor @r0.want.0.f32 : f64[] = {1.505208333}
tensor @r0.own.0 : f64[] = {2.6000000374892807e-08}
tensor @r1.in.x : f32[5, 6] = {-0.34375, -0.03125, -1.25, 1.625, -1.75, 2.25, -2.9375, 0.125, -0.75, -0.375, 1.96875, -2.65625, -1.28125, -3.03125, -0.28125, 3.09375, -1.9375, 0.53125, -0.5625, -2.0, 0.40625, 0.65625, 0.4375, -1.09375, 0.625, 0.0, 2.3125, 2.375, -2.5625, 1.25}
tensor @r1.in.y : f32[5, 6] = {-2.21875, 0.625, -0.75, -2.0625, -0.625, -1.625, 1.46875, 2.6875, 2.25, -2.9375, 2.6875, 0.96875, -2.4375, 2.59375, -1.3125, -1.3125, 0.5, 2.21875, 0.4375, 2.0, 2.0, -1.6875, 2.15625, 1.125, 0.21875, 0.4375, 2.75, 1.21875, 2.0625, 0.125}
tensor @r1.want.0.f32 : f64[] = {2.2}
tensor @r1.own.0 : f64[] = {2.2000000043931323e-08}
tensor @r2.in.x : f32[4, 9] = {-0.34375, -0.03125, -1.25, 1.625, -1.75, 2.25, -2.9375, 0.125, -0.75, -0.375, 1.96875, -2.65625, -1.28125, -3.03125, -0.28125, 3.09375, -1.9375, 0.53125, -0.5625, -2.0, 0.40625, 0.65625, 0.4375, -1.09375, 0.625, 0.0, 2.3125, 2.375, -2.5625, 1.25, -2.21875, 0.625, -0.75, -2.0625, -0.625, -1.625}
tensor @r2.in.y : f32[4, 9] = {1.46875, 2.6875, 2.25, -2.9375, 2.6875, 0.96875, -2.4375, 2.59375, -1.3125, -1.3125, 0.5, 2.21875, 0.4375, 2.0, 2.0, -1.6875, 2.15625, 1.125, 0.21875, 0.4375, 2.75, 1.21875, 2.0625, 0.125, 0.71875, -1.75, -1.40625, 1.59375, 2.4375, 1.875, 0.03125, 2.34375, 0.0, -1.75, 0.03125, 0.375}
tensor @r2.want.0.f32 : f64[] = {2.118055556}
tensor @r2.own.0 : f64[] = {1.3000000187446403e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y) : f32[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.375, 2.84375, -0.75, 0.34375, -1.875, -1.09375, 2.21875, 0.125, 1.1875, -0.78125, -2.34375, -2.90625}
tensor @r0.in.y : f32[3, 4] = {-1.9375, 2.6875, -2.5, 3.0, 0.15625, -0.1875, -1.09375, -0.875, 2.9375, 0.875, -1.90625, -2.5625}
tensor @r0.want.0.f32 : f64[] = {1.609375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y) : f32[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.53125, 0.15625, 2.15625, -2.75, -1.0625, 2.78125, 3.0, 1.84375, 2.0, -2.0, 2.0, -0.4375}
tensor @r0.in.y : bf16[3, 4] = {-0.25, 1.1875, -2.125, -2.09375, -2.03125, -1.75, 1.40625, 2.0, -1.1875, 1.59375, -2.09375, -0.53125}
tensor @r0.want.0.bf16 : f64[] = {2.0390625}
tensor @r0.own.0 : f64[] = {0.003800000064074993}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y) : bf16[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.25, -1.25, 2.3125, -0.65625, -0.625, -2.09375, 0.34375, -3.09375, -0.5625, 0.84375, 1.90625, -2.1875}
tensor @r0.in.y : f16[3, 4] = {-3.0625, -0.34375, -0.3125, 1.90625, 2.03125, 0.53125, 0.625, -0.96875, -1.75, 0.15625, 2.46875, -0.28125}
tensor @r0.want.0.f16 : f64[] = {1.661458333}
tensor @r0.own.0 : f64[] = {0.00019999999494757503}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y) : f16[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction1_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {1.21875, 3.0, -1.5}
tensor @r0.in.y : i64[3] = {2049, 70000, -3}
tensor @r0.want.0.f16 : f64[] = {inf}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {1.625, -2.53125, 0.09375, -0.96875, 1.09375, -1.25, 2.375, 0.03125, -1.375, 2.34375, 3.09375, 3.125}
tensor @r0.in.y : f32[3, 4] = {-2.0625, 0.40625, -0.71875, 0.21875, -0.4375, -1.96875, 0.90625, 1.875, 0.4375, -0.75, -2.875, -2.53125}
tensor @r0.want.0.f32 : f64[] = {2.064656576}
tensor @r0.own.0 : f64[] = {3.799999959142042e-08}
tensor @r1.in.x : f32[5, 6] = {1.625, -2.53125, 0.09375, -0.96875, 1.09375, -1.25, 2.375, 0.03125, -1.375, 2.34375, 3.09375, 3.125, -2.0625, 0.40625, -0.71875, 0.21875, -0.4375, -1.96875, 0.90625, 1.875, 0.4375, -0.75, -2.875, -2.53125, 2.625, -1.25, -1.09375, 2.25, -1.84375, 2.75}
tensor @r1.in.y : f32[5, 6] = {1.46875, 1.0, -3.0625, 2.40625, 2.3125, -0.28125, 0.5, -0.84375, 2.25, -0.59375, 2.875, 1.875, 0.5, 1.875, -0.375, 2.8125, -0.75, -1.09375, 2.21875, -1.6875, -1.03125, 0.0, -0.65625, 1.34375, -2.34375, -2.6875, -0.71875, -0.78125, 2.8125, 2.5}
tensor @r1.want.0.f32 : f64[] = {1.529557292}
tensor @r1.own.0 : f64[] = {3.599999942593968e-08}
tensor @r2.in.x : f32[4, 9] = {1.625, -2.53125, 0.09375, -0.96875, 1.09375, -1.25, 2.375, 0.03125, -1.375, 2.34375, 3.09375, 3.125, -2.0625, 0.40625, -0.71875, 0.21875, -0.4375, -1.96875, 0.90625, 1.875, 0.4375, -0.75, -2.875, -2.53125, 2.625, -1.25, -1.09375, 2.25, -1.84375, 2.75, 1.46875, 1.0, -3.0625, 2.40625, 2.3125, -0.28125}
tensor @r2.in.y : f32[4, 9] = {0.5, -0.84375, 2.25, -0.59375, 2.875, 1.875, 0.5, 1.875, -0.375, 2.8125, -0.75, -1.09375, 2.21875, -1.6875, -1.03125, 0.0, -0.65625, 1.34375, -2.34375, -2.6875, -0.71875, -0.78125, 2.8125, 2.5, -1.375, -2.125, -0.875, 2.8125, 2.90625, -2.4375, -1.8125, -3.03125, -2.125, -0.3125, -2.96875, -2.0}
tensor @r2.want.0.f32 : f64[] = {1.980048286}
tensor @r2.own.0 : f64[] = {6.700000110271276e-09}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y) : f32[]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.375, 2.25, 1.46875, 1.09375, 0.3125, -0.71875, 2.15625, 0.34375, 1.125, 1.65625, 0.625, 2.46875}
tensor @r0.in.y : f32[3, 4] = {-0.21875, 2.5625, -1.875, 1.75, -1.09375, -2.28125, 1.53125, -1.875, 3.03125, -3.0, -1.125, 1.78125}
tensor @r0.want.0.f32 : f64[] = {1.307983398}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y) : f32[]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.6875, -2.90625, 0.9375, 0.6875, 0.34375, -1.0625, -2.71875, -1.6875, -0.34375, 2.59375, 1.84375, 2.15625}
tensor @r0.in.y : bf16[3, 4] = {-2.96875, 0.34375, 1.8125, 2.3125, -1.8125, 0.28125, -0.28125, 0.1875, 0.8125, 0.90625, -0.0625, 2.6875}
tensor @r0.want.0.bf16 : f64[] = {1.384806315}
tensor @r0.own.0 : f64[] = {0.00139999995008111}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y) : bf16[]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.3125, 2.625, -1.3125, 3.03125, 1.65625, 3.03125, 2.25, 2.3125, 1.0625, -1.0, 1.46875, 0.625}
tensor @r0.in.y : f16[3, 4] = {-1.59375, -2.46875, -2.90625, 2.0, -0.21875, 2.34375, -2.4375, 2.09375, -2.6875, 0.125, 0.8125, -3.09375}
tensor @r0.want.0.f16 : f64[] = {1.896402995}
tensor @r0.own.0 : f64[] = {4.3000000005122274e-05}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y) : f16[]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction1_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {0.28125, -0.625, -1.71875}
tensor @r0.in.y : i64[3] = {2049, 70000, -3}
tensor @r0.want.0.f16 : f64[] = {inf}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-1.46875, 0.0, -1.53125, 1.6875, -0.96875, 0.09375, 0.15625, 2.21875, -1.78125, -2.0625, -1.8125, -1.71875}
tensor @r0.in.y : f32[3, 4] = {-1.25, 2.125, 1.4375, -1.71875, 1.96875, -1.0625, -1.34375, 0.25, -2.875, -0.21875, -0.9375, -0.71875}
tensor @r0.want.0.f32 : f64[] = {1.283894857}
tensor @r0.own.0 : f64[] = {3.099999901223782e-08}
tensor @r1.in.x : f32[5, 6] = {-1.46875, 0.0, -1.53125, 1.6875, -0.96875, 0.09375, 0.15625, 2.21875, -1.78125, -2.0625, -1.8125, -1.71875, -1.25, 2.125, 1.4375, -1.71875, 1.96875, -1.0625, -1.34375, 0.25, -2.875, -0.21875, -0.9375, -0.71875, 1.1875, -2.1875, -2.25, -1.78125, 3.03125, -0.0625}
tensor @r1.in.y : f32[5, 6] = {2.125, 2.9375, -2.625, 3.125, -2.78125, -2.84375, -1.96875, -2.0, 2.3125, -2.65625, -0.28125, -1.5, 2.15625, -1.28125, 1.34375, -2.71875, 0.375, -0.90625, -0.96875, -0.09375, 2.34375, -1.8125, -0.875, 1.15625, 2.25, -1.78125, 1.28125, -0.0625, 1.65625, 2.75}
tensor @r1.want.0.f32 : f64[] = {1.460188802}
tensor @r1.own.0 : f64[] = {3.799999959142042e-08}
tensor @r2.in.x : f32[4, 9] = {-1.46875, 0.0, -1.53125, 1.6875, -0.96875, 0.09375, 0.15625, 2.21875, -1.78125, -2.0625, -1.8125, -1.71875, -1.25, 2.125, 1.4375, -1.71875, 1.96875, -1.0625, -1.34375, 0.25, -2.875, -0.21875, -0.9375, -0.71875, 1.1875, -2.1875, -2.25, -1.78125, 3.03125, -0.0625, 2.125, 2.9375, -2.625, 3.125, -2.78125, -2.84375}
tensor @r2.in.y : f32[4, 9] = {-1.96875, -2.0, 2.3125, -2.65625, -0.28125, -1.5, 2.15625, -1.28125, 1.34375, -2.71875, 0.375, -0.90625, -0.96875, -0.09375, 2.34375, -1.8125, -0.875, 1.15625, 2.25, -1.78125, 1.28125, -0.0625, 1.65625, 2.75, 1.8125, -2.40625, 2.5625, 0.5, 0.59375, 0.15625, 0.125, 2.90625, 0.03125, 2.65625, -0.53125, 0.625}
tensor @r2.want.0.f32 : f64[] = {1.551445855}
tensor @r2.own.0 : f64[] = {8.499999815114734e-09}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %huber_loss = aten.huber_loss.default(self=%x, target=%y) : f32[]
  return %huber_loss as "huber_loss"
}

fxge 1
model "huber_loss.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.0, -1.09375, -0.375, -2.5625, -0.21875, 0.78125, 2.25, 2.375, 1.28125, -0.8125, 2.46875, -2.25}
tensor @r0.in.y : f32[3, 4] = {1.25, 3.09375, 1.375, -2.75, -2.1875, -1.0625, -2.28125, -2.40625, -2.65625, 1.34375, -0.0625, -0.28125}
tensor @r0.want.0.f32 : f64[] = {2.05875651}
tensor @r0.own.0 : f64[] = {3.899999967416079e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %huber_loss = aten.huber_loss.default(self=%x, target=%y) : f32[]
  return %huber_loss as "huber_loss"
}

fxge 1
model "huber_loss.reduction1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.84375, 0.625, 1.6875, -2.34375, -1.5, 3.0, 2.25, -2.375, 2.1875, 3.125, -0.65625, 2.09375}
tensor @r0.in.y : bf16[3, 4] = {2.71875, -0.21875, 0.5, -2.5625, -0.75, 2.125, 0.1875, 0.0625, -3.0, -1.59375, -1.09375, -1.5}
tensor @r0.want.0.bf16 : f64[] = {1.865804036}
tensor @r0.own.0 : f64[] = {0.0007399999885819852}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %huber_loss = aten.huber_loss.default(self=%x, target=%y) : bf16[]
  return %huber_loss as "huber_loss"
}

fxge 1
model "huber_loss.reduction1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.21875, -2.5625, -3.09375, 2.6875, 2.6875, -0.28125, 2.96875, -1.40625, 2.90625, -2.84375, 1.6875, 2.0}
tensor @r0.in.y : f16[3, 4] = {0.1875, 0.15625, -1.40625, 2.96875, -1.9375, 1.59375, -0.28125, 0.34375, -1.0625, 0.59375, 1.375, 1.75}
tensor @r0.want.0.f16 : f64[] = {1.746948242}
tensor @r0.own.0 : f64[] = {7.000000186963007e-05}
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
tensor @r0.in.x : f32[3, 4] = {1.3125, -1.5, 2.75, 0.65625, 1.0625, -2.03125, 2.46875, 2.84375, 0.15625, -2.59375, 0.4375, 0.375}
tensor @r0.in.y : f32[3, 4] = {2.0625, -2.40625, 1.96875, -2.15625, 1.78125, -3.125, -0.03125, -3.09375, 1.40625, -0.84375, 2.9375, -3.125}
tensor @r0.want.0.f32 : f64[] = {1.1485264}
tensor @r0.own.0 : f64[] = {7.799999934832158e-08}
tensor @r1.in.x : f32[5, 6] = {1.3125, -1.5, 2.75, 0.65625, 1.0625, -2.03125, 2.46875, 2.84375, 0.15625, -2.59375, 0.4375, 0.375, 2.0625, -2.40625, 1.96875, -2.15625, 1.78125, -3.125, -0.03125, -3.09375, 1.40625, -0.84375, 2.9375, -3.125, -1.71875, 1.5, -1.625, -1.96875, -1.9375, -0.03125}
tensor @r1.in.y : f32[5, 6] = {-1.0, -0.53125, -3.0625, -2.65625, -3.0, -0.21875, -2.84375, 2.8125, -1.125, -1.6875, 1.9375, 0.28125, -0.53125, 2.96875, -2.46875, 0.0625, 0.6875, 2.28125, 2.21875, 1.40625, 3.03125, 1.9375, -1.6875, -1.53125, -0.8125, 0.25, 2.6875, -0.5, 2.03125, -0.8125}
tensor @r1.want.0.f32 : f64[] = {2.276833214}
tensor @r1.own.0 : f64[] = {3.599999942593968e-08}
tensor @r2.in.x : f32[4, 9] = {1.3125, -1.5, 2.75, 0.65625, 1.0625, -2.03125, 2.46875, 2.84375, 0.15625, -2.59375, 0.4375, 0.375, 2.0625, -2.40625, 1.96875, -2.15625, 1.78125, -3.125, -0.03125, -3.09375, 1.40625, -0.84375, 2.9375, -3.125, -1.71875, 1.5, -1.625, -1.96875, -1.9375, -0.03125, -1.0, -0.53125, -3.0625, -2.65625, -3.0, -0.21875}
tensor @r2.in.y : f32[4, 9] = {-2.84375, 2.8125, -1.125, -1.6875, 1.9375, 0.28125, -0.53125, 2.96875, -2.46875, 0.0625, 0.6875, 2.28125, 2.21875, 1.40625, 3.03125, 1.9375, -1.6875, -1.53125, -0.8125, 0.25, 2.6875, -0.5, 2.03125, -0.8125, -1.84375, -1.71875, 3.03125, 2.25, -2.9375, 1.0, 1.78125, -1.21875, 1.90625, 2.9375, 1.15625, 0.78125}
tensor @r2.want.0.f32 : f64[] = {1.777418124}
tensor @r2.own.0 : f64[] = {7.200000151641461e-09}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.6875, 1.71875, 1.96875, -1.375, 2.09375, -2.28125, 0.6875, -2.40625, -1.3125, -2.40625, -2.71875, -2.90625}
tensor @r0.in.y : f32[3, 4] = {-0.4375, 1.28125, 1.90625, -0.375, 0.3125, 2.53125, -0.1875, 2.28125, 0.09375, -2.84375, 1.21875, 0.5625}
tensor @r0.want.0.f32 : f64[] = {1.60284236}
tensor @r0.own.0 : f64[] = {1.799999971296984e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.reduction1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.25, 1.03125, -1.71875, 1.625, 0.84375, 1.6875, -2.28125, -1.71875, 2.6875, -2.46875, 0.21875, -2.5625}
tensor @r0.in.y : bf16[3, 4] = {0.25, 2.8125, 2.40625, 0.09375, -1.46875, -2.21875, -0.21875, 1.09375, -1.71875, -0.8125, -2.0, -0.8125}
tensor @r0.want.0.bf16 : f64[] = {1.592974087}
tensor @r0.own.0 : f64[] = {0.0004900000058114529}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : bf16[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.reduction1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.125, -2.03125, 0.375, -0.21875, 0.375, 0.5625, 1.75, 3.0, -2.84375, -2.59375, 0.6875, -2.15625}
tensor @r0.in.y : f16[3, 4] = {2.875, 1.1875, -2.4375, -1.15625, -1.8125, -0.53125, -0.875, 1.8125, 0.3125, -1.75, -2.53125, -1.75}
tensor @r0.want.0.f16 : f64[] = {1.439870739}
tensor @r0.own.0 : f64[] = {0.00039000000106170774}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y) : f16[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction1.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.28125, 2.25, -1.1875, -0.28125, 1.1875, 1.21875, -0.25, 3.03125, 0.53125, -0.6875, 2.59375, 1.125}
tensor @r0.in.y : f32[3, 4] = {0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0}
tensor @r0.want.0.f32 : f64[] = {0.7828003104}
tensor @r0.own.0 : f64[] = {1.3999999737279722e-07}
tensor @r1.in.x : f32[5, 6] = {-0.28125, 2.25, -1.1875, -0.28125, 1.1875, 1.21875, -0.25, 3.03125, 0.53125, -0.6875, 2.59375, 1.125, 1.84375, -1.53125, -2.53125, -0.375, -1.78125, 0.625, 0.0625, -0.34375, 1.75, 2.5625, -2.3125, 1.25, 2.84375, 1.875, -1.40625, 1.9375, -2.25, -1.84375}
tensor @r1.in.y : f32[5, 6] = {0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0}
tensor @r1.want.0.f32 : f64[] = {0.9770710544}
tensor @r1.own.0 : f64[] = {7.699999748922437e-09}
tensor @r2.in.x : f32[4, 9] = {-0.28125, 2.25, -1.1875, -0.28125, 1.1875, 1.21875, -0.25, 3.03125, 0.53125, -0.6875, 2.59375, 1.125, 1.84375, -1.53125, -2.53125, -0.375, -1.78125, 0.625, 0.0625, -0.34375, 1.75, 2.5625, -2.3125, 1.25, 2.84375, 1.875, -1.40625, 1.9375, -2.25, -1.84375, 1.09375, 2.875, 2.6875, 1.0625, 1.125, 0.09375}
tensor @r2.in.y : f32[4, 9] = {1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0}
tensor @r2.want.0.f32 : f64[] = {1.151308409}
tensor @r2.own.0 : f64[] = {1.1000000199601345e-07}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y) : f32[]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.46875, 0.6875, 1.21875, -0.09375, 1.6875, 2.53125, -1.84375, -1.5625, 2.25, -0.53125, -3.09375, 1.6875}
tensor @r0.in.y : f32[3, 4] = {1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0}
tensor @r0.want.0.f32 : f64[] = {0.9091510373}
tensor @r0.own.0 : f64[] = {4.4000000087862645e-08}
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
tensor @r0.in.x : f32[3, 4] = {0.5546875, 0.265625, 0.53125, 0.40625, 0.515625, 0.6484375, 0.4921875, 0.5234375, 0.640625, 0.3125, 0.6015625, 0.3359375}
tensor @r0.in.y : f32[3, 4] = {0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0}
tensor @r0.want.0.f32 : f64[] = {0.8045030366}
tensor @r0.own.0 : f64[] = {1.5999999547489097e-08}
tensor @r1.in.x : f32[5, 6] = {0.5546875, 0.265625, 0.53125, 0.40625, 0.515625, 0.6484375, 0.4921875, 0.5234375, 0.640625, 0.3125, 0.6015625, 0.3359375, 0.3515625, 0.625, 0.6171875, 0.515625, 0.15625, 0.40625, 0.03125, 0.46875, 0.4140625, 0.4765625, 0.0390625, 0.328125, 0.0390625, 0.3203125, 0.2578125, 0.7265625, 0.0390625, 0.234375}
tensor @r1.in.y : f32[5, 6] = {0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0}
tensor @r1.want.0.f32 : f64[] = {0.7180096514}
tensor @r1.own.0 : f64[] = {9.799999700632611e-10}
tensor @r2.in.x : f32[4, 9] = {0.5546875, 0.265625, 0.53125, 0.40625, 0.515625, 0.6484375, 0.4921875, 0.5234375, 0.640625, 0.3125, 0.6015625, 0.3359375, 0.3515625, 0.625, 0.6171875, 0.515625, 0.15625, 0.40625, 0.03125, 0.46875, 0.4140625, 0.4765625, 0.0390625, 0.328125, 0.0390625, 0.3203125, 0.2578125, 0.7265625, 0.0390625, 0.234375, 0.1015625, 0.765625, 0.015625, 0.5390625, 0.5390625, 0.3515625}
tensor @r2.in.y : f32[4, 9] = {1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.want.0.f32 : f64[] = {0.9235221307}
tensor @r2.own.0 : f64[] = {1.6999999630229468e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %binary_cross_entropy = aten.binary_cross_entropy.default(self=%x, target=%y) : f32[]
  return %binary_cross_entropy as "binary_cross_entropy"
}

fxge 1
model "binary_cross_entropy.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.7421875, 0.421875, 0.59375, 0.0390625, 0.7734375, 0.671875, 0.546875, 0.265625, 0.765625, 0.0234375, 0.5703125, 0.03125}
tensor @r0.in.y : f32[3, 4] = {0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.want.0.f32 : f64[] = {1.001503894}
tensor @r0.own.0 : f64[] = {5.000000058430487e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy = aten.binary_cross_entropy.default(self=%x, target=%y) : f32[]
  return %binary_cross_entropy as "binary_cross_entropy"
}

fxge 1
model "kl_div.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.125, -0.34375, 2.03125, 0.78125, 0.5, -2.90625, -0.65625, 0.625, -0.6875, 2.90625, -2.6875, -1.96875}
tensor @r0.in.y : f32[3, 4] = {0.09375, 1.875, 2.4375, 1.15625, 1.21875, 1.34375, 3.0625, 0.28125, 1.8125, 2.0625, 1.34375, 0.875}
tensor @r0.want.0.f32 : f64[] = {0.8547428818}
tensor @r0.own.0 : f64[] = {6.599999835543713e-08}
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
tensor @r0.in.x : f32[3, 5] = {-0.53125, -0.09375, 2.78125, -1.28125, -0.28125, -0.875, 2.8125, 2.78125, 2.59375, -2.125, -2.25, -1.0625, 0.71875, 2.84375, 2.78125}
tensor @r0.in.y : i64[3] = {3, 2, 3}
tensor @r0.want.0.f32 : f64[] = {2.001876149}
tensor @r0.own.0 : f64[] = {1.5999999547489097e-08}
tensor @r1.in.x : f32[5, 5] = {-0.53125, -0.09375, 2.78125, -1.28125, -0.28125, -0.875, 2.8125, 2.78125, 2.59375, -2.125, -2.25, -1.0625, 0.71875, 2.84375, 2.78125, -2.34375, 2.25, 1.25, -1.90625, 1.875, -0.90625, 0.71875, 2.09375, 2.71875, -0.21875}
tensor @r1.in.y : i64[5] = {4, 1, 3, 2, 3}
tensor @r1.want.0.f32 : f64[] = {1.453391598}
tensor @r1.own.0 : f64[] = {5.100000066704524e-08}
tensor @r2.in.x : f32[4, 5] = {-0.53125, -0.09375, 2.78125, -1.28125, -0.28125, -0.875, 2.8125, 2.78125, 2.59375, -2.125, -2.25, -1.0625, 0.71875, 2.84375, 2.78125, -2.34375, 2.25, 1.25, -1.90625, 1.875}
tensor @r2.in.y : i64[4] = {3, 0, 1, 3}
tensor @r2.want.0.f32 : f64[] = {4.614300714}
tensor @r2.own.0 : f64[] = {2.900000017902471e-09}
graph "main"(
    %x : f32[s17, 5],
    %y : i64[s17]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {1.625, 2.375, -0.5, -1.4375, -1.96875, -0.59375, 1.40625, 2.28125, 1.46875, 0.625, 3.03125, 0.46875, -0.21875, 1.3125, 1.65625}
tensor @r0.in.y : i64[3] = {3, 0, 4}
tensor @r0.want.0.f32 : f64[] = {3.230771752}
tensor @r0.own.0 : f64[] = {8.799999839936845e-09}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "nll_loss.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {2.0, -0.4375, -2.5625, -1.25, -0.09375, -0.03125, -2.46875, 3.0, -1.65625, -1.6875, -2.46875, 1.46875, -2.0625, -3.09375, -1.21875}
tensor @r0.in.y : i64[3] = {4, 2, 4}
tensor @r0.want.0.f32 : f64[] = {-0.5625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %nll_loss = aten.nll_loss.default(self=%x, target=%y) : f32[]
  return %nll_loss as "nll_loss"
}

fxge 1
model "nll_loss_forward.reduction1.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {1.65625, 1.1875, -0.53125, 0.21875, -0.875, -2.1875, 2.71875, -0.125, 1.4375, 1.4375, 0.53125, 2.3125, 1.34375, -1.5, -0.6875}
tensor @r0.in.y : i64[3] = {0, 4, 4}
tensor @r0.in.z : f32[5] = {1.71875, 2.4375, 2.0, 3.0, 0.90625}
tensor @r0.want.0.f32 : f64[] = {-0.9986172566}
tensor @r0.own.0 : f64[] = {2.5000000292152436e-08}
tensor @r0.want.1.f32 : f64[] = {3.53125}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-2.28125, -0.75, -2.21875, -2.625, -2.53125, -2.1875, -1.65625, -0.0625, 1.6875, -1.40625, -1.8125, -1.65625}
tensor @r0.in.y : f32[3, 4] = {2.8125, 0.46875, -0.1875, -2.09375, -1.4375, -1.5625, 2.625, -1.15625, 0.15625, -2.6875, 2.8125, -1.75}
tensor @r0.want.0.f32 : f64[] = {78.33789062}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-2.28125, -0.75, -2.21875, -2.625, -2.53125, -2.1875, -1.65625, -0.0625, 1.6875, -1.40625, -1.8125, -1.65625, 2.8125, 0.46875, -0.1875, -2.09375, -1.4375, -1.5625, 2.625, -1.15625, 0.15625, -2.6875, 2.8125, -1.75, -2.5625, -2.34375, -1.65625, 2.6875, 1.40625, 1.96875}
tensor @r1.in.y : f32[5, 6] = {2.28125, -0.15625, 2.21875, -2.125, 2.40625, -2.71875, -0.875, -3.125, 2.40625, 2.5, -2.46875, -0.78125, -3.0, 0.9375, 0.03125, -2.8125, 2.8125, -0.21875, 1.125, 2.625, -1.03125, -2.125, 2.03125, 2.34375, -2.625, -2.78125, 2.8125, -2.75, -2.53125, -2.4375}
tensor @r1.want.0.f32 : f64[] = {267.4638672}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-2.28125, -0.75, -2.21875, -2.625, -2.53125, -2.1875, -1.65625, -0.0625, 1.6875, -1.40625, -1.8125, -1.65625, 2.8125, 0.46875, -0.1875, -2.09375, -1.4375, -1.5625, 2.625, -1.15625, 0.15625, -2.6875, 2.8125, -1.75, -2.5625, -2.34375, -1.65625, 2.6875, 1.40625, 1.96875, 2.28125, -0.15625, 2.21875, -2.125, 2.40625, -2.71875}
tensor @r2.in.y : f32[4, 9] = {-0.875, -3.125, 2.40625, 2.5, -2.46875, -0.78125, -3.0, 0.9375, 0.03125, -2.8125, 2.8125, -0.21875, 1.125, 2.625, -1.03125, -2.125, 2.03125, 2.34375, -2.625, -2.78125, 2.8125, -2.75, -2.53125, -2.4375, 2.75, 2.21875, -2.78125, 1.5, 3.0625, -2.4375, -3.09375, -2.28125, 0.375, 1.375, 1.4375, -0.65625}
tensor @r2.want.0.f32 : f64[] = {318.1523438}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.28125, -2.59375, 0.46875, 1.46875, -1.53125, -2.40625, 0.75, -1.125, -0.5, -1.75, 1.59375, -3.0}
tensor @r0.in.y : f32[3, 4] = {-0.15625, 1.78125, -0.21875, 2.21875, -2.875, -2.03125, 0.125, -1.375, 3.0, 2.9375, 2.125, -0.71875}
tensor @r0.want.0.f32 : f64[] = {64.35058594}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %mse_loss = aten.mse_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %mse_loss as "mse_loss"
}

fxge 1
model "mse_loss.reduction2_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {3.09375, -0.09375, -1.0}
tensor @r0.in.y : i64[3] = {2049, 70000, -3}
tensor @r0.want.0.f16 : f64[] = {inf}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {0.0, 1.96875, -1.53125, 2.59375, -1.46875, -2.21875, 1.59375, -2.90625, -2.875, -0.65625, 1.25, 2.34375}
tensor @r0.in.y : f32[3, 4] = {0.65625, -2.125, 1.5625, 1.40625, -3.03125, 0.9375, -1.5, 2.40625, 1.46875, 0.6875, -2.5, 0.78125}
tensor @r0.want.0.f32 : f64[] = {33.15625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.0, 1.96875, -1.53125, 2.59375, -1.46875, -2.21875, 1.59375, -2.90625, -2.875, -0.65625, 1.25, 2.34375, 0.65625, -2.125, 1.5625, 1.40625, -3.03125, 0.9375, -1.5, 2.40625, 1.46875, 0.6875, -2.5, 0.78125, -2.53125, -0.9375, 1.375, -2.5, 2.75, 1.03125}
tensor @r1.in.y : f32[5, 6] = {-0.0625, 2.71875, 2.21875, 1.71875, -0.84375, 2.9375, 2.3125, 0.90625, -1.1875, 0.46875, -2.0625, -2.03125, -1.21875, 1.0, 0.53125, 2.1875, 0.5625, 0.3125, 3.125, -1.125, -0.8125, 2.78125, 2.78125, -1.96875, 0.0, 2.4375, -2.40625, -2.4375, -2.125, 1.375}
tensor @r1.want.0.f32 : f64[] = {72.8125}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.0, 1.96875, -1.53125, 2.59375, -1.46875, -2.21875, 1.59375, -2.90625, -2.875, -0.65625, 1.25, 2.34375, 0.65625, -2.125, 1.5625, 1.40625, -3.03125, 0.9375, -1.5, 2.40625, 1.46875, 0.6875, -2.5, 0.78125, -2.53125, -0.9375, 1.375, -2.5, 2.75, 1.03125, -0.0625, 2.71875, 2.21875, 1.71875, -0.84375, 2.9375}
tensor @r2.in.y : f32[4, 9] = {2.3125, 0.90625, -1.1875, 0.46875, -2.0625, -2.03125, -1.21875, 1.0, 0.53125, 2.1875, 0.5625, 0.3125, 3.125, -1.125, -0.8125, 2.78125, 2.78125, -1.96875, 0.0, 2.4375, -2.40625, -2.4375, -2.125, 1.375, 2.75, -1.5, -1.8125, 2.53125, -0.875, 0.96875, -0.21875, 2.9375, 0.0625, -0.84375, -0.625, 3.0}
tensor @r2.want.0.f32 : f64[] = {70.875}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.96875, -0.0625, 0.71875, 1.46875, -2.6875, 0.59375, -1.4375, 0.75, 1.28125, 0.84375, -2.875, 0.6875}
tensor @r0.in.y : f32[3, 4] = {2.40625, 0.78125, 0.625, -2.78125, 1.21875, 0.875, 1.46875, -1.0, -0.96875, 1.90625, -0.53125, -0.28125}
tensor @r0.want.0.f32 : f64[] = {25.03125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "l1_loss.reduction2_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {-0.40625, 1.90625, -2.5625}
tensor @r0.in.y : i64[3] = {2049, 70000, -3}
tensor @r0.want.0.f16 : f64[] = {inf}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {0.5, 1.03125, 1.09375, 2.53125, -2.3125, 1.96875, -2.96875, -1.65625, -1.125, 1.21875, -0.40625, 2.21875}
tensor @r0.in.y : f32[3, 4] = {-2.375, -0.90625, -2.15625, 0.65625, 0.40625, 0.59375, -0.5, 1.28125, -1.34375, 2.65625, 0.125, 2.875}
tensor @r0.want.0.f32 : f64[] = {16.75537109}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.5, 1.03125, 1.09375, 2.53125, -2.3125, 1.96875, -2.96875, -1.65625, -1.125, 1.21875, -0.40625, 2.21875, -2.375, -0.90625, -2.15625, 0.65625, 0.40625, 0.59375, -0.5, 1.28125, -1.34375, 2.65625, 0.125, 2.875, -0.3125, 0.6875, -0.84375, 0.46875, 0.625, -3.09375}
tensor @r1.in.y : f32[5, 6] = {1.25, -0.375, -0.59375, 1.5625, -1.9375, 2.6875, 1.3125, 2.90625, -0.625, 2.5, 2.59375, 0.65625, 1.84375, 1.875, -1.71875, 0.21875, 2.875, 2.53125, -0.125, -0.1875, 2.53125, -3.0, 0.0, -2.375, 0.1875, 1.03125, 1.75, -2.5, -0.90625, 2.59375}
tensor @r1.want.0.f32 : f64[] = {50.37646484}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.5, 1.03125, 1.09375, 2.53125, -2.3125, 1.96875, -2.96875, -1.65625, -1.125, 1.21875, -0.40625, 2.21875, -2.375, -0.90625, -2.15625, 0.65625, 0.40625, 0.59375, -0.5, 1.28125, -1.34375, 2.65625, 0.125, 2.875, -0.3125, 0.6875, -0.84375, 0.46875, 0.625, -3.09375, 1.25, -0.375, -0.59375, 1.5625, -1.9375, 2.6875}
tensor @r2.in.y : f32[4, 9] = {1.3125, 2.90625, -0.625, 2.5, 2.59375, 0.65625, 1.84375, 1.875, -1.71875, 0.21875, 2.875, 2.53125, -0.125, -0.1875, 2.53125, -3.0, 0.0, -2.375, 0.1875, 1.03125, 1.75, -2.5, -0.90625, 2.59375, -1.8125, 1.875, 1.34375, -0.09375, -3.0625, -1.8125, 2.15625, 1.375, -1.75, 1.78125, 1.71875, -0.75}
tensor @r2.want.0.f32 : f64[] = {54.92138672}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.71875, -1.875, 0.0, -1.90625, -0.9375, -1.75, -1.21875, -0.9375, -0.25, -1.25, 2.125, -1.8125}
tensor @r0.in.y : f32[3, 4] = {2.6875, -0.5625, 0.3125, -2.21875, -1.75, 0.40625, -0.21875, 1.59375, 1.6875, 2.4375, 0.8125, 1.84375}
tensor @r0.want.0.f32 : f64[] = {14.02197266}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %smooth_l1_loss = aten.smooth_l1_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %smooth_l1_loss as "smooth_l1_loss"
}

fxge 1
model "smooth_l1_loss.reduction2_mixed.f16" stage "import"
tensor @r0.in.x : f16[3] = {2.75, -0.6875, -0.28125}
tensor @r0.in.y : i64[3] = {2049, 70000, -3}
tensor @r0.want.0.f16 : f64[] = {inf}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-2.28125, -2.53125, 1.4375, -2.96875, 3.03125, 0.71875, -0.75, -0.84375, -0.75, 2.5, 1.65625, 3.0625}
tensor @r0.in.y : f32[3, 4] = {-0.03125, -0.6875, 1.6875, 2.96875, 2.6875, 0.34375, -0.0625, 2.78125, 1.90625, 0.875, -1.1875, 2.78125}
tensor @r0.want.0.f32 : f64[] = {17.71777344}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-2.28125, -2.53125, 1.4375, -2.96875, 3.03125, 0.71875, -0.75, -0.84375, -0.75, 2.5, 1.65625, 3.0625, -0.03125, -0.6875, 1.6875, 2.96875, 2.6875, 0.34375, -0.0625, 2.78125, 1.90625, 0.875, -1.1875, 2.78125, 0.25, -0.5, -1.09375, -3.0625, -1.0625, 2.53125}
tensor @r1.in.y : f32[5, 6] = {2.21875, 0.0625, -0.9375, 0.3125, -1.3125, -2.125, -2.53125, -0.34375, 2.9375, 2.4375, 1.3125, -0.8125, -1.03125, -2.125, 2.90625, 1.03125, -2.34375, -0.3125, 1.09375, -2.46875, -0.53125, 2.90625, 2.34375, 2.375, 1.375, 1.125, 2.875, -1.625, -1.65625, 2.59375}
tensor @r1.want.0.f32 : f64[] = {51.63085938}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-2.28125, -2.53125, 1.4375, -2.96875, 3.03125, 0.71875, -0.75, -0.84375, -0.75, 2.5, 1.65625, 3.0625, -0.03125, -0.6875, 1.6875, 2.96875, 2.6875, 0.34375, -0.0625, 2.78125, 1.90625, 0.875, -1.1875, 2.78125, 0.25, -0.5, -1.09375, -3.0625, -1.0625, 2.53125, 2.21875, 0.0625, -0.9375, 0.3125, -1.3125, -2.125}
tensor @r2.in.y : f32[4, 9] = {-2.53125, -0.34375, 2.9375, 2.4375, 1.3125, -0.8125, -1.03125, -2.125, 2.90625, 1.03125, -2.34375, -0.3125, 1.09375, -2.46875, -0.53125, 2.90625, 2.34375, 2.375, 1.375, 1.125, 2.875, -1.625, -1.65625, 2.59375, -1.96875, -1.59375, -0.9375, -2.625, 0.84375, 2.84375, 1.5, -0.6875, -1.375, -1.71875, -0.25, -1.625}
tensor @r2.want.0.f32 : f64[] = {37.83300781}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %huber_loss = aten.huber_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %huber_loss as "huber_loss"
}

fxge 1
model "huber_loss.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-3.0625, 1.625, 1.875, -2.9375, -0.40625, -0.78125, 1.46875, 0.8125, -0.125, 2.71875, -0.3125, -0.125}
tensor @r0.in.y : f32[3, 4] = {-2.5, -1.25, -0.5625, -2.90625, 0.28125, 1.96875, 3.0625, -0.3125, -1.65625, -0.625, -0.34375, -2.03125}
tensor @r0.want.0.f32 : f64[] = {13.95800781}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {2.625, 1.28125, 1.4375, 1.0625, -2.1875, -2.03125, 1.90625, -0.25, 0.46875, 1.8125, 2.40625, -0.03125}
tensor @r0.in.y : f32[3, 4] = {0.75, 1.75, 1.15625, -2.5, -1.59375, 0.8125, 1.875, 0.75, 2.75, 2.53125, -1.9375, 1.40625}
tensor @r0.want.0.f32 : f64[] = {11.44494749}
tensor @r0.own.0 : f64[] = {6.100000149444895e-08}
tensor @r1.in.x : f32[5, 6] = {2.625, 1.28125, 1.4375, 1.0625, -2.1875, -2.03125, 1.90625, -0.25, 0.46875, 1.8125, 2.40625, -0.03125, 0.75, 1.75, 1.15625, -2.5, -1.59375, 0.8125, 1.875, 0.75, 2.75, 2.53125, -1.9375, 1.40625, 1.0, -2.53125, 0.84375, 2.40625, -2.625, 2.875}
tensor @r1.in.y : f32[5, 6] = {0.46875, -0.8125, -0.15625, 0.125, 1.03125, -0.65625, 2.46875, 2.09375, -2.28125, 0.28125, -2.21875, -2.625, -2.875, -1.96875, -1.46875, -1.21875, 1.0625, -1.90625, -0.78125, 1.59375, -1.78125, -2.875, -2.3125, 1.4375, -1.125, -0.78125, -2.1875, 2.125, -2.90625, 1.125}
tensor @r1.want.0.f32 : f64[] = {43.54792998}
tensor @r1.own.0 : f64[] = {4.90000005015645e-08}
tensor @r2.in.x : f32[4, 9] = {2.625, 1.28125, 1.4375, 1.0625, -2.1875, -2.03125, 1.90625, -0.25, 0.46875, 1.8125, 2.40625, -0.03125, 0.75, 1.75, 1.15625, -2.5, -1.59375, 0.8125, 1.875, 0.75, 2.75, 2.53125, -1.9375, 1.40625, 1.0, -2.53125, 0.84375, 2.40625, -2.625, 2.875, 0.46875, -0.8125, -0.15625, 0.125, 1.03125, -0.65625}
tensor @r2.in.y : f32[4, 9] = {2.46875, 2.09375, -2.28125, 0.28125, -2.21875, -2.625, -2.875, -1.96875, -1.46875, -1.21875, 1.0625, -1.90625, -0.78125, 1.59375, -1.78125, -2.875, -2.3125, 1.4375, -1.125, -0.78125, -2.1875, 2.125, -2.90625, 1.125, 0.90625, -0.53125, -0.6875, 1.71875, -2.84375, -2.34375, 0.78125, 0.5, -2.84375, 1.0625, -0.46875, -2.875}
tensor @r2.want.0.f32 : f64[] = {39.11401681}
tensor @r2.own.0 : f64[] = {1.6999999630229468e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "soft_margin_loss.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.90625, 1.96875, 1.75, 2.8125, 0.21875, -2.03125, -0.28125, 0.40625, -0.5, 2.03125, -1.21875, 0.96875}
tensor @r0.in.y : f32[3, 4] = {-0.625, -2.21875, 2.84375, 2.8125, 2.4375, 1.46875, -2.65625, 2.4375, 2.875, 2.40625, -0.4375, -0.84375}
tensor @r0.want.0.f32 : f64[] = {12.15435529}
tensor @r0.own.0 : f64[] = {5.800000124622784e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %soft_margin_loss = aten.soft_margin_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %soft_margin_loss as "soft_margin_loss"
}

fxge 1
model "l1_loss.reduction2_integers.f32" stage "import"
tensor @r0.in.x : i64[3] = {5, -128, 3}
tensor @r0.in.y : i64[3] = {-7, 127, 3}
tensor @r0.want.0.i64 : i64[] = {267}
graph "main"(
    %x : i64[3],
    %y : i64[3]) {
  %l1_loss = aten.l1_loss.default(self=%x, target=%y, reduction=2) : i64[]
  return %l1_loss as "l1_loss"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction2.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.0625, 2.03125, 2.03125, 0.9375, 0.8125, -2.09375, 3.09375, 3.125, -1.34375, 1.625, 0.53125, 0.9375}
tensor @r0.in.y : f32[3, 4] = {1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.want.0.f32 : f64[] = {7.773972085}
tensor @r0.own.0 : f64[] = {5.5000000998006726e-08}
tensor @r1.in.x : f32[5, 6] = {1.0625, 2.03125, 2.03125, 0.9375, 0.8125, -2.09375, 3.09375, 3.125, -1.34375, 1.625, 0.53125, 0.9375, -2.15625, 2.46875, -1.90625, 1.15625, -1.71875, -2.0625, 3.0625, -1.75, -0.46875, -0.3125, 0.5, 0.15625, -1.5625, -1.46875, 0.125, -2.8125, -1.875, 1.125}
tensor @r1.in.y : f32[5, 6] = {0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0}
tensor @r1.want.0.f32 : f64[] = {34.25690855}
tensor @r1.own.0 : f64[] = {3.7999998703242e-09}
tensor @r2.in.x : f32[4, 9] = {1.0625, 2.03125, 2.03125, 0.9375, 0.8125, -2.09375, 3.09375, 3.125, -1.34375, 1.625, 0.53125, 0.9375, -2.15625, 2.46875, -1.90625, 1.15625, -1.71875, -2.0625, 3.0625, -1.75, -0.46875, -0.3125, 0.5, 0.15625, -1.5625, -1.46875, 0.125, -2.8125, -1.875, 1.125, 1.78125, 1.625, 2.71875, -0.6875, 2.34375, -0.75}
tensor @r2.in.y : f32[4, 9] = {1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r2.want.0.f32 : f64[] = {38.41704433}
tensor @r2.own.0 : f64[] = {3.2999999177718564e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %binary_cross_entropy_with_logits = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y, reduction=2) : f32[]
  return %binary_cross_entropy_with_logits as "binary_cross_entropy_with_logits"
}

fxge 1
model "binary_cross_entropy_with_logits.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.6875, -0.5, 1.1875, 2.53125, -3.125, 2.4375, -0.125, 0.03125, -1.84375, -2.25, 1.71875, 0.53125}
tensor @r0.in.y : f32[3, 4] = {0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0}
tensor @r0.want.0.f32 : f64[] = {9.162817297}
tensor @r0.own.0 : f64[] = {3.199999909497819e-08}
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
tensor @r0.in.x : f32[3, 4] = {0.1640625, 0.6875, 0.6875, 0.6328125, 0.6796875, 0.640625, 0.1640625, 0.6640625, 0.203125, 0.453125, 0.3515625, 0.78125}
tensor @r0.in.y : f32[3, 4] = {0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0}
tensor @r0.want.0.f32 : f64[] = {9.443560768}
tensor @r0.own.0 : f64[] = {1.799999971296984e-08}
tensor @r1.in.x : f32[5, 6] = {0.1640625, 0.6875, 0.6875, 0.6328125, 0.6796875, 0.640625, 0.1640625, 0.6640625, 0.203125, 0.453125, 0.3515625, 0.78125, 0.7578125, 0.1875, 0.640625, 0.6171875, 0.2109375, 0.1171875, 0.6015625, 0.28125, 0.390625, 0.0546875, 0.53125, 0.3046875, 0.21875, 0.125, 0.078125, 0.1328125, 0.1015625, 0.7578125}
tensor @r1.in.y : f32[5, 6] = {0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0}
tensor @r1.want.0.f32 : f64[] = {20.41207641}
tensor @r1.own.0 : f64[] = {2.7000000457633178e-08}
tensor @r2.in.x : f32[4, 9] = {0.1640625, 0.6875, 0.6875, 0.6328125, 0.6796875, 0.640625, 0.1640625, 0.6640625, 0.203125, 0.453125, 0.3515625, 0.78125, 0.7578125, 0.1875, 0.640625, 0.6171875, 0.2109375, 0.1171875, 0.6015625, 0.28125, 0.390625, 0.0546875, 0.53125, 0.3046875, 0.21875, 0.125, 0.078125, 0.1328125, 0.1015625, 0.7578125, 0.0390625, 0.1875, 0.4921875, 0.015625, 0.1171875, 0.015625}
tensor @r2.in.y : f32[4, 9] = {1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0}
tensor @r2.want.0.f32 : f64[] = {39.96789421}
tensor @r2.own.0 : f64[] = {3.199999909497819e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %binary_cross_entropy = aten.binary_cross_entropy.default(self=%x, target=%y, reduction=2) : f32[]
  return %binary_cross_entropy as "binary_cross_entropy"
}

fxge 1
model "binary_cross_entropy.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.171875, 0.4921875, 0.6640625, 0.140625, 0.59375, 0.328125, 0.1875, 0.5625, 0.4296875, 0.4609375, 0.15625, 0.125}
tensor @r0.in.y : f32[3, 4] = {1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0}
tensor @r0.want.0.f32 : f64[] = {7.933931447}
tensor @r0.own.0 : f64[] = {1.2000000104706032e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %binary_cross_entropy = aten.binary_cross_entropy.default(self=%x, target=%y, reduction=2) : f32[]
  return %binary_cross_entropy as "binary_cross_entropy"
}

fxge 1
model "kl_div.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.90625, 1.125, -0.34375, -2.03125, 2.3125, 0.9375, -0.1875, 0.4375, 3.125, -0.0625, 3.125, -2.65625}
tensor @r0.in.y : f32[3, 4] = {2.0, 1.75, 1.8125, 3.09375, 1.8125, 0.65625, 2.34375, 1.84375, 2.59375, 0.375, 1.15625, 2.125}
tensor @r0.want.0.f32 : f64[] = {10.26365217}
tensor @r0.own.0 : f64[] = {3.099999901223782e-08}
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
tensor @r0.in.x : f32[3, 5] = {-0.625, 2.03125, -2.40625, 0.84375, 1.125, -1.375, 1.25, 2.59375, -1.03125, 0.46875, -1.0625, 2.15625, 0.625, 0.375, -0.71875}
tensor @r0.in.y : i64[3] = {4, 0, 3}
tensor @r0.want.0.f32 : f64[] = {7.986614056}
tensor @r0.own.0 : f64[] = {3.799999959142042e-08}
tensor @r1.in.x : f32[5, 5] = {-0.625, 2.03125, -2.40625, 0.84375, 1.125, -1.375, 1.25, 2.59375, -1.03125, 0.46875, -1.0625, 2.15625, 0.625, 0.375, -0.71875, -1.21875, -0.90625, -1.875, -2.96875, -0.625, -1.28125, 0.1875, 0.125, -0.34375, 1.6875}
tensor @r1.in.y : i64[5] = {1, 4, 2, 2, 3}
tensor @r1.want.0.f32 : f64[] = {9.736751745}
tensor @r1.own.0 : f64[] = {7.900000298377563e-08}
tensor @r2.in.x : f32[4, 5] = {-0.625, 2.03125, -2.40625, 0.84375, 1.125, -1.375, 1.25, 2.59375, -1.03125, 0.46875, -1.0625, 2.15625, 0.625, 0.375, -0.71875, -1.21875, -0.90625, -1.875, -2.96875, -0.625}
tensor @r2.in.y : i64[4] = {2, 3, 0, 4}
tensor @r2.want.0.f32 : f64[] = {13.60099313}
tensor @r2.own.0 : f64[] = {6.799999852091787e-08}
graph "main"(
    %x : f32[s17, 5],
    %y : i64[s17]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {1.75, 0.78125, -1.03125, 1.4375, -2.25, 2.46875, 1.5, 0.1875, -2.03125, -0.96875, -1.59375, -0.1875, -2.34375, 2.71875, -0.21875}
tensor @r0.in.y : i64[3] = {1, 1, 4}
tensor @r0.want.0.f32 : f64[] = {6.201457672}
tensor @r0.own.0 : f64[] = {1.0000000116860974e-07}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "nll_loss.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {0.15625, 3.09375, 2.75, 2.75, 0.34375, 2.84375, 0.65625, -2.03125, 2.03125, -0.53125, 1.8125, 2.3125, -2.25, 1.28125, -0.875}
tensor @r0.in.y : i64[3] = {3, 1, 3}
tensor @r0.want.0.f32 : f64[] = {-4.6875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %nll_loss = aten.nll_loss.default(self=%x, target=%y, reduction=2) : f32[]
  return %nll_loss as "nll_loss"
}

fxge 1
model "nll_loss_forward.reduction2.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {0.75, -0.53125, 1.84375, 2.71875, 0.28125, 1.75, -1.53125, -1.625, 0.4375, -2.09375, 1.125, -3.0625, -3.0625, 2.03125, 1.125}
tensor @r0.in.y : i64[3] = {3, 4, 1}
tensor @r0.in.z : f32[5] = {1.0625, 1.09375, 1.84375, 2.625, 1.5}
tensor @r0.want.0.f32 : f64[] = {-0.646484375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[] = {5.21875}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss_forward.default(self=%x, target=%y, weight=%z, reduction=2, ignore_index=-100) : f32[], f32[] name("nll_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cross_entropy_loss.weights.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {2.125, -1.125, 2.6875, -1.84375, 2.5, 0.21875, -0.8125, -0.03125, -3.03125, 1.71875, -0.0625, 0.21875, 0.78125, -1.71875, 0.40625}
tensor @r0.in.y : i64[3] = {3, 1, 3}
tensor @r0.in.z : f32[5] = {3.09375, 1.65625, 0.875, 0.78125, 1.75}
tensor @r0.want.0.f32 : f64[] = {3.675509752}
tensor @r0.own.0 : f64[] = {8.100000314925637e-08}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3],
    %z : f32[5]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, weight=%z) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.ignored.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {0.625, 1.0625, -1.8125, -1.9375, 2.84375, -2.5, 3.03125, -1.59375, 0.375, -1.875, 2.125, -1.21875, -0.625, -1.6875, -1.71875}
tensor @r0.in.y : i64[3] = {0, -100, 2}
tensor @r0.want.0.f32 : f64[] = {2.680367163}
tensor @r0.own.0 : f64[] = {6.30000016599297e-08}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.smooth.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {-0.875, -0.875, -0.59375, -0.34375, 2.0625, -0.4375, -0.40625, 2.0625, -1.75, -1.65625, -0.90625, -2.125, -0.53125, 0.21875, 0.90625}
tensor @r0.in.y : i64[3] = {0, 0, 4}
tensor @r0.want.0.f32 : f64[] = {2.20000231}
tensor @r0.own.0 : f64[] = {5.3000000832525984e-08}
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y, label_smoothing=0.1) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.images.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3] = {-0.34375, 2.25, 2.28125, -1.6875, 1.34375, -0.0625, 2.25, -1.28125, -0.3125, 2.84375, -2.46875, 2.3125, -1.96875, 1.34375, 0.28125, 1.9375, 2.8125, 0.4375, -2.34375, 0.71875, -2.40625, 0.03125, 2.9375, 0.09375, -2.0, 0.90625, 1.5, -2.96875, -3.09375, 2.0}
tensor @r0.in.y : i64[2, 3] = {0, 4, 0, 4, 4, 4}
tensor @r0.want.0.f32 : f64[] = {3.096671253}
tensor @r0.own.0 : f64[] = {4.800000041882413e-08}
graph "main"(
    %x : f32[2, 5, 3],
    %y : i64[2, 3]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "cross_entropy_loss.probabilities.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {0.0, 2.625, 0.15625, 0.1875, 0.34375, -2.625, -0.75, 2.1875, -2.125, 1.5, 0.9375, 0.4375, -0.3125, -0.4375, 1.625}
tensor @r0.in.y : f32[3, 5] = {1.875, 0.15625, 1.6875, 1.4375, 0.875, 1.5, 1.6875, 2.15625, 1.3125, 0.15625, 0.78125, 1.1875, 0.21875, 1.6875, 0.90625}
tensor @r0.want.0.f32 : f64[] = {15.59402427}
tensor @r0.own.0 : f64[] = {2.5000000292152436e-08}
graph "main"(
    %x : f32[3, 5],
    %y : f32[3, 5]) {
  %cross_entropy_loss = aten.cross_entropy_loss.default(self=%x, target=%y) : f32[]
  return %cross_entropy_loss as "cross_entropy_loss"
}

fxge 1
model "nll_loss_nd.images.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3, 2] = {0.78125, -0.125, 2.4375, -0.78125, 2.34375, 2.8125, -2.40625, -2.1875, -1.59375, -2.625, -0.9375, 2.21875, 2.625, 3.09375, -0.25, -0.65625, 0.25, 2.34375, -0.34375, 0.375, -2.90625, -0.09375, 2.375, -0.4375, 1.09375, 0.90625, 0.28125, -2.3125, 2.21875, -1.625, 1.96875, -0.3125, -0.15625, 2.0, 0.75, -2.90625, 0.53125, 2.9375, -0.6875, -3.125, -0.53125, -2.84375, 3.09375, -0.25, -0.78125, 0.9375, 0.125, 2.0625, 1.5, -1.125, 0.5, -0.375, 2.96875, -2.09375, 2.0625, 0.71875, -0.28125, 1.75, 1.96875, 1.59375}
tensor @r0.in.y : i64[2, 3, 2] = {3, 1, 2, 4, 1, 1, 1, 1, 4, 0, 1, 0}
tensor @r0.want.0.f32 : f64[] = {0.171875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 5, 3, 2],
    %y : i64[2, 3, 2]) {
  %nll_loss_nd = aten.nll_loss_nd.default(self=%x, target=%y) : f32[]
  return %nll_loss_nd as "nll_loss_nd"
}

fxge 1
model "nll_loss2d.plain.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3, 2] = {-1.53125, -1.3125, -1.34375, -2.375, 1.15625, 1.65625, 1.75, -0.25, -0.875, -0.65625, 1.28125, 2.84375, -0.90625, -1.65625, -1.78125, 3.0625, -0.15625, 1.71875, -1.71875, -2.8125, -3.125, 3.03125, -0.4375, -0.3125, 1.53125, -0.59375, -1.46875, 1.875, 2.03125, 0.03125, 1.65625, 2.71875, 2.6875, -0.75, 1.09375, -2.21875, 2.71875, -0.4375, 1.125, 2.9375, -1.03125, 2.84375, -1.65625, -3.03125, -2.09375, 1.75, 1.1875, -2.46875, 0.84375, -2.28125, -2.5625, -1.03125, 2.0625, -3.125, -1.84375, -0.5, 0.875, -0.25, -0.40625, -1.875}
tensor @r0.in.y : i64[2, 3, 2] = {1, 1, 4, 2, 4, 3, 2, 3, 0, 4, 0, 1}
tensor @r0.want.0.f32 : f64[] = {-0.6041666667}
tensor @r0.own.0 : f64[] = {3.2999999177718564e-08}
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
tensor @r0.in.x : f32[3, 4] = {0.4375, 3.0625, 1.03125, 0.65625, 0.8125, -2.34375, 1.4375, -1.125, 3.125, -1.6875, -1.21875, -0.03125}
tensor @r0.in.y : f32[3, 4] = {1.71875, -2.25, -1.0625, 1.59375, -0.34375, -1.0625, -1.71875, -0.8125, 2.4375, 2.875, 3.03125, -0.8125}
tensor @r0.in.z : f32[3] = {-1.0, 1.0, -1.0}
tensor @r0.want.0.f32 : f64[3] = {0.0, 0.9036457973, 0.0}
tensor @r0.own.0 : f64[] = {1.799999971296984e-08}
tensor @r1.in.x : f32[5, 4] = {0.4375, 3.0625, 1.03125, 0.65625, 0.8125, -2.34375, 1.4375, -1.125, 3.125, -1.6875, -1.21875, -0.03125, 1.71875, -2.25, -1.0625, 1.59375, -0.34375, -1.0625, -1.71875, -0.8125}
tensor @r1.in.y : f32[5, 4] = {2.4375, 2.875, 3.03125, -0.8125, 1.84375, 1.5, 2.15625, 2.8125, -2.59375, -3.0, -2.6875, -0.75, -0.21875, 0.375, 1.875, -1.84375, -0.90625, 0.59375, 1.78125, -1.21875}
tensor @r1.in.z : f32[5] = {1.0, 1.0, 1.0, -1.0, -1.0}
tensor @r1.want.0.f32 : f64[5] = {0.2360249758, 1.158422793, 0.9859477267, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {2.999999892949745e-08}
tensor @r2.in.x : f32[4, 4] = {0.4375, 3.0625, 1.03125, 0.65625, 0.8125, -2.34375, 1.4375, -1.125, 3.125, -1.6875, -1.21875, -0.03125, 1.71875, -2.25, -1.0625, 1.59375}
tensor @r2.in.y : f32[4, 4] = {-0.34375, -1.0625, -1.71875, -0.8125, 2.4375, 2.875, 3.03125, -0.8125, 1.84375, 1.5, 2.15625, 2.8125, -2.59375, -3.0, -2.6875, -0.75}
tensor @r2.in.z : f32[4] = {1.0, 1.0, -1.0, -1.0}
tensor @r2.want.0.f32 : f64[4] = {1.7785575, 0.9659944036, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {2.2000000043931323e-08}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17, 4],
    %z : f32[s17]) {
  %cosine_embedding_loss = aten.cosine_embedding_loss.default(input1=%x, input2=%y, target=%z, margin=0.25, reduction=0) : f32[s17]
  return %cosine_embedding_loss as "cosine_embedding_loss"
}

fxge 1
model "cosine_embedding_loss.r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.21875, 0.15625, 2.3125, -2.6875, 0.09375, 0.6875, 1.6875, -1.53125, 0.625, 2.96875, 2.375, 0.71875}
tensor @r0.in.y : f32[3, 4] = {-0.8125, 1.25, 0.625, -0.96875, -0.09375, 1.65625, -0.1875, -0.625, -1.59375, -1.875, -0.5625, 1.25}
tensor @r0.in.z : f32[3] = {1.0, -1.0, -1.0}
tensor @r0.want.0.f32 : f64[3] = {0.5398697014, 0.1669663074, 0.0}
tensor @r0.own.0 : f64[] = {6.500000182541044e-08}
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
tensor @r0.in.x : f32[3, 4] = {1.65625, -2.46875, -1.28125, 3.0625, -0.4375, -2.71875, 2.65625, -3.0625, -0.125, 2.3125, -1.375, 0.8125}
tensor @r0.in.y : f32[3, 4] = {-1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, -2.46875, 2.78125, 0.0, -0.4375, 4.21875, 0.0, 4.5625, 1.625, 2.3125, 2.875, 0.8125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.65625, -2.46875, -1.28125, 3.0625, -0.4375, -2.71875, 2.65625, -3.0625, -0.125, 2.3125, -1.375, 0.8125, -1.5, -3.0625, -0.71875, -1.71875, 3.0625, 3.125, 0.96875, 3.09375, -1.71875, 2.03125, -2.15625, 1.125, 1.71875, 1.625, 1.6875, 1.8125, -0.59375, 2.9375}
tensor @r1.in.y : f32[5, 6] = {-1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0, 3.96875, -1.28125, 0.0, -0.4375, 4.21875, 2.65625, -3.0625, 1.625, 0.0, 2.875, 0.8125, 3.0, -3.0625, 2.21875, 3.21875, 3.0625, 0.0, 0.96875, 0.0, 3.21875, 0.0, 3.65625, 0.375, 1.71875, 1.625, 1.6875, 1.8125, -0.59375, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.65625, -2.46875, -1.28125, 3.0625, -0.4375, -2.71875, 2.65625, -3.0625, -0.125, 2.3125, -1.375, 0.8125, -1.5, -3.0625, -0.71875, -1.71875, 3.0625, 3.125, 0.96875, 3.09375, -1.71875, 2.03125, -2.15625, 1.125, 1.71875, 1.625, 1.6875, 1.8125, -0.59375, 2.9375, -1.34375, 1.5, -1.25, -1.71875, -1.90625, 1.25}
tensor @r2.in.y : f32[4, 9] = {1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0}
tensor @r2.want.0.f32 : f64[4, 9] = {1.65625, -2.46875, 2.78125, 0.0, 1.9375, -2.71875, 0.0, -3.0625, 1.625, 0.0, -1.375, 0.6875, -1.5, 4.5625, 2.21875, 3.21875, 0.0, 0.0, 0.96875, 3.09375, -1.71875, 2.03125, -2.15625, 0.375, 0.0, 0.0, 0.0, 0.0, -0.59375, 0.0, 2.84375, 1.5, 2.75, -1.71875, -1.90625, 0.25}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5, reduction=0) : f32[s17, s27]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.125, -2.1875, -2.5625, -0.3125, -3.0, -2.9375, -1.875, -1.125, -1.8125, -1.0625, 2.96875, -0.625}
tensor @r0.in.y : f32[3, 4] = {-1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.625, -2.1875, -2.5625, -0.3125, 4.5, -2.9375, -1.875, 2.625, -1.8125, -1.0625, 0.0, -0.625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5, reduction=0) : f32[3, 4]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.whole0.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3, 7, 6, 5, -7, 0, 6, -1, -2, -7, -2, 5}
tensor @r0.in.y : i64[3, 4] = {1, -1, 1, 1, -1, -1, -1, 1, 1, 1, -1, -1}
tensor @r0.want.0.i64 : i64[3, 4] = {3, 0, 6, 5, 8, 1, 0, -1, -2, -7, 3, 0}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5, reduction=0) : i64[3, 4]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.whole0.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {2, 7, 4, 5, -6, 7, -5, -4, 1, 1, -3, -2}
tensor @r0.in.y : i8[3, 4] = {-1, -1, 1, -1, -1, 1, 1, -1, 1, 1, 1, -1}
tensor @r0.want.0.i8 : i8[3, 4] = {0, 0, 4, 0, 7, 7, -5, 5, 1, 1, -3, 3}
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
tensor @r0.in.x : f32[3] = {-0.53125, 3.09375, -0.125}
tensor @r0.in.y : f32[3] = {-2.46875, 2.625, 2.625}
tensor @r0.in.z : f32[3] = {1.0, 1.0, 1.0}
tensor @r0.want.0.f32 : f64[3] = {0.0, 0.03125, 3.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5] = {-0.53125, 3.09375, -0.125, -2.46875, 2.625}
tensor @r1.in.y : f32[5] = {2.625, -1.21875, -2.0, 0.1875, 0.59375}
tensor @r1.in.z : f32[5] = {1.0, -1.0, 1.0, -1.0, -1.0}
tensor @r1.want.0.f32 : f64[5] = {3.65625, 4.8125, 0.0, 0.0, 2.53125}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4] = {-0.53125, 3.09375, -0.125, -2.46875}
tensor @r2.in.y : f32[4] = {2.625, 2.625, -1.21875, -2.0}
tensor @r2.in.z : f32[4] = {1.0, 1.0, 1.0, -1.0}
tensor @r2.want.0.f32 : f64[4] = {3.65625, 0.03125, 0.0, 0.03125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17],
    %y : f32[s17],
    %z : f32[s17]) {
  %margin_ranking_loss = aten.margin_ranking_loss.default(input1=%x, input2=%y, target=%z, margin=0.5, reduction=0) : f32[s17]
  return %margin_ranking_loss as "margin_ranking_loss"
}

fxge 1
model "margin_ranking_loss.r0.f32" stage "import"
tensor @r0.in.x : f32[3] = {-2.84375, 0.875, -2.375}
tensor @r0.in.y : f32[3] = {1.8125, 2.34375, -2.0625}
tensor @r0.in.z : f32[3] = {-1.0, -1.0, 1.0}
tensor @r0.want.0.f32 : f64[3] = {0.0, 0.0, 0.8125}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {2.75, 0.125, 0.96875, 1.78125, 1.21875, 0.59375, 2.75, -0.5, 1.28125, 2.125, -0.5, 2.84375}
tensor @r0.in.y : f32[3, 4] = {1.28125, 2.40625, 0.09375, 1.21875, 2.375, 0.9375, 1.28125, 0.0625, 2.96875, 2.9375, 1.5625, 2.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {12.11919438, 0.8323672031, 2.543828776, 3.766374936, 0.4884251441, 1.254125447, 12.11919438, 0.6377806597, -0.2025726012, 2.130709988, 1.38778066, 11.22596859}
tensor @r0.own.0 : f64[] = {5.99999978589949e-08}
tensor @r1.in.x : f32[5, 6] = {2.75, 0.125, 0.96875, 1.78125, 1.21875, 0.59375, 2.75, -0.5, 1.28125, 2.125, -0.5, 2.84375, -1.78125, -0.59375, -0.90625, -0.65625, 2.625, -2.21875, -1.34375, -0.84375, 1.46875, 2.8125, 2.8125, -2.28125, 1.4375, 1.15625, 1.09375, -1.09375, 1.03125, -1.59375}
tensor @r1.in.y : f32[5, 6] = {0.1875, 2.0, 1.28125, 0.34375, 0.375, 2.53125, 3.03125, 2.28125, 1.78125, 0.40625, 2.40625, 2.5625, 2.75, 2.34375, 0.4375, 0.875, 0.03125, 1.90625, 1.59375, 2.8125, 2.5625, 3.0625, 1.9375, 0.1875, 0.71875, 0.6875, 0.46875, 1.5, 1.4375, 1.90625}
tensor @r1.want.0.f32 : f64[5, 6] = {15.12700688, 0.8831484531, 1.393438151, 5.324968686, 2.925925144, 0.3078363846, 7.306694384, 1.74715566, 1.318911774, 7.509616238, 1.80965566, 9.892960779, 5.066864981, 1.943854013, 0.8005208987, 1.093011916, 13.72254294, 4.338237143, 2.402467149, 2.803141516, 0.5801301186, 8.038213714, 11.20227621, 0.5298908063, 3.176954131, 2.383071553, 2.472753227, 1.975583043, 1.322147481, 3.24124826}
tensor @r1.own.0 : f64[] = {4.800000041882413e-08}
tensor @r2.in.x : f32[4, 9] = {2.75, 0.125, 0.96875, 1.78125, 1.21875, 0.59375, 2.75, -0.5, 1.28125, 2.125, -0.5, 2.84375, -1.78125, -0.59375, -0.90625, -0.65625, 2.625, -2.21875, -1.34375, -0.84375, 1.46875, 2.8125, 2.8125, -2.28125, 1.4375, 1.15625, 1.09375, -1.09375, 1.03125, -1.59375, 2.25, -1.8125, -0.75, 1.9375, 0.03125, 3.03125}
tensor @r2.in.y : f32[4, 9] = {3.03125, 2.28125, 1.78125, 0.40625, 2.40625, 2.5625, 2.75, 2.34375, 0.4375, 0.875, 0.03125, 1.90625, 1.59375, 2.8125, 2.5625, 3.0625, 1.9375, 0.1875, 0.71875, 0.6875, 0.46875, 1.5, 1.4375, 1.90625, 1.1875, 0.21875, 0.84375, 1.40625, 0.53125, 1.25, 2.3125, 0.96875, 1.40625, 0.125, 0.3125, 2.53125}
tensor @r2.want.0.f32 : f64[4, 9] = {7.306694384, 0.8479922031, 0.9090631513, 5.213640561, 0.4503392066, 0.2892816971, 8.080131884, 1.77840566, 3.040591461, 6.513522488, 0.6221556597, 11.75917172, 3.007294669, 2.222174325, 2.726302149, 2.528558791, 8.718636686, 0.5247605801, 1.226685899, 1.010172766, 3.655325431, 12.43274496, 12.60852621, 4.450789244, 2.503126006, 2.92506374, 2.062596977, 1.87304398, 2.256717794, 2.195349823, 4.284610836, 1.919104887, 1.527054053, 6.699188321, 1.021977782, 13.05026874}
tensor @r2.own.0 : f64[] = {5.5000000998006726e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=false, eps=1e-08, reduction=0) : f32[s17, s27]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.0625, -1.4375, 1.125, 0.1875, 2.53125, -2.375, -2.125, 2.75, -0.125, -0.375, 0.59375, 0.0625}
tensor @r0.in.y : f32[3, 4] = {1.96875, 3.125, 0.0625, 0.78125, 2.40625, 1.5625, 0.53125, 3.0, 0.75, 1.96875, 2.6875, 0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {3.805062399, 4.729708319, 3.009904349, 1.059745874, 6.478387518, 3.803951989, 1.248339218, 7.392631884, 0.9762469026, 1.425570529, 0.2150629471, 1.037150709}
tensor @r0.own.0 : f64[] = {4.800000041882413e-08}
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
tensor @r0.in.x : f32[3, 4] = {2.15625, 0.34375, 1.6875, 0.09375, 1.84375, 1.5, 0.59375, 0.40625, 2.84375, 0.5, 2.40625, 2.1875}
tensor @r0.in.y : f32[3, 4] = {0.5625, 1.40625, 0.1875, 2.71875, 0.21875, 0.8125, 2.875, 0.5625, 1.3125, 1.15625, 1.25, 3.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.724041534, 2.007980685, 1.589390972, 7.948859889, 1.709918412, 1.170559594, 3.700594916, 0.9129424179, 1.571343658, 1.304597641, 1.368102844, 1.634000532}
tensor @r0.own.0 : f64[] = {3.4999999343199306e-08}
tensor @r1.in.x : f32[5, 6] = {2.15625, 0.34375, 1.6875, 0.09375, 1.84375, 1.5, 0.59375, 0.40625, 2.84375, 0.5, 2.40625, 2.1875, 0.5625, 1.40625, 0.1875, 2.71875, 0.21875, 0.8125, 2.875, 0.5625, 1.3125, 1.15625, 1.25, 3.0625, 1.78125, 0.8125, 2.53125, 0.9375, 0.375, 2.34375}
tensor @r1.in.y : f32[5, 6] = {3.03125, 0.90625, 0.71875, 1.71875, 2.78125, 2.53125, 0.375, 1.125, 0.15625, 0.90625, 2.1875, 0.375, 0.28125, 2.84375, 0.1875, 1.1875, 2.125, 2.9375, 2.46875, 0.78125, 2.03125, 1.84375, 2.875, 0.25, 2.9375, 1.6875, 2.375, 2.96875, 3.0625, 0.65625}
tensor @r1.want.0.f32 : f64[5, 6] = {1.630883369, 1.311480545, 1.311415392, 4.564101032, 1.636257639, 1.676517006, 0.78923634, 1.404970802, 2.680449436, 1.128164614, 1.320577175, 1.893965246, 0.7243211608, 2.006560581, 0.5013705713, 1.552481331, 4.220969144, 3.107987779, 1.400953336, 1.012003224, 1.441596931, 1.397669049, 2.216578576, 2.782692105, 1.77093328, 1.538935255, 1.356362183, 2.853776291, 5.222490528, 1.784787609}
tensor @r1.own.0 : f64[] = {4.19999999223819e-08}
tensor @r2.in.x : f32[4, 9] = {2.15625, 0.34375, 1.6875, 0.09375, 1.84375, 1.5, 0.59375, 0.40625, 2.84375, 0.5, 2.40625, 2.1875, 0.5625, 1.40625, 0.1875, 2.71875, 0.21875, 0.8125, 2.875, 0.5625, 1.3125, 1.15625, 1.25, 3.0625, 1.78125, 0.8125, 2.53125, 0.9375, 0.375, 2.34375, 3.03125, 0.90625, 0.71875, 1.71875, 2.78125, 2.53125}
tensor @r2.in.y : f32[4, 9] = {0.375, 1.125, 0.15625, 0.90625, 2.1875, 0.375, 0.28125, 2.84375, 0.1875, 1.1875, 2.125, 2.9375, 2.46875, 0.78125, 2.03125, 1.84375, 2.875, 0.25, 2.9375, 1.6875, 2.375, 2.96875, 3.0625, 0.65625, 0.28125, 0.875, 1.53125, 3.03125, 0.25, 0.71875, 0.90625, 1.09375, 0.5, 0.625, 2.09375, 1.0}
tensor @r2.want.0.f32 : f64[4, 9] = {1.868111023, 1.530406642, 1.605742477, 2.238955679, 1.340538374, 1.347950582, 0.740364755, 4.537682251, 2.647789324, 1.344548095, 1.312941778, 1.573691609, 3.116013573, 1.139901098, 4.269226829, 1.383780865, 6.196365219, 0.8644098381, 1.458392441, 1.909470812, 1.697463574, 2.449918471, 2.410323872, 2.328004276, 1.618880052, 0.9941844334, 1.362330288, 2.936889129, 0.6202073066, 1.731553095, 2.026241335, 0.9819267287, 0.8838708365, 1.380251695, 1.381409657, 1.602536744}
tensor @r2.own.0 : f64[] = {6.999999868639861e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=false, full=true, eps=1e-08, reduction=0) : f32[s17, s27]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.full_r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.78125, 1.5625, 2.5, 0.03125, 1.0, 2.875, 0.8125, 1.9375, 1.25, 1.0, 2.53125, 2.71875}
tensor @r0.in.y : f32[3, 4] = {0.09375, 0.5, 2.78125, 0.71875, 3.03125, 1.375, 0.625, 1.15625, 1.0, 0.28125, 0.65625, 2.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.727126684, 1.339356445, 1.445647081, 2.52224745, 2.803756739, 1.563966847, 0.9422745953, 1.175904236, 1.026856441, 0.9999999972, 1.921781926, 1.444330834}
tensor @r0.own.0 : f64[] = {9.299999703671347e-08}
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
tensor @r0.in.x : f32[3, 4] = {-1.3125, -2.15625, 3.09375, 0.65625, 1.09375, 1.4375, 2.125, 0.84375, 0.4375, -0.40625, 2.53125, 0.96875}
tensor @r0.in.y : f32[3, 4] = {-1.4375, 2.09375, -0.84375, -1.90625, 0.3125, -0.71875, 2.0, 1.4375, -0.59375, 2.96875, -0.09375, 1.34375}
tensor @r0.in.z : f32[3, 4] = {-0.09375, 0.8125, -0.71875, 0.375, 0.6875, 2.71875, 1.75, -1.6875, 0.21875, -2.9375, 2.1875, 0.0}
tensor @r0.want.0.f32 : f64[3] = {2.344978835, 0.4819122913, 2.673468515}
tensor @r0.own.0 : f64[] = {6.100000149444895e-08}
tensor @r1.in.x : f32[5, 4] = {-1.3125, -2.15625, 3.09375, 0.65625, 1.09375, 1.4375, 2.125, 0.84375, 0.4375, -0.40625, 2.53125, 0.96875, -1.4375, 2.09375, -0.84375, -1.90625, 0.3125, -0.71875, 2.0, 1.4375}
tensor @r1.in.y : f32[5, 4] = {-0.59375, 2.96875, -0.09375, 1.34375, -0.09375, 0.8125, -0.71875, 0.375, 0.6875, 2.71875, 1.75, -1.6875, 0.21875, -2.9375, 2.1875, 0.0, 1.3125, -2.96875, -0.875, -1.3125}
tensor @r1.in.z : f32[5, 4] = {-1.0625, -1.4375, 2.8125, 1.875, -2.6875, -2.125, 2.96875, 2.53125, -1.46875, 2.46875, 2.40625, -0.96875, 0.0, 1.4375, -2.1875, -1.9375, -2.875, 2.875, 0.0, -2.71875}
tensor @r1.want.0.f32 : f64[5] = {5.6526958, 0.0, 1.22419762, 5.319122152, 0.0}
tensor @r1.own.0 : f64[] = {5.60000010807471e-08}
tensor @r2.in.x : f32[4, 4] = {-1.3125, -2.15625, 3.09375, 0.65625, 1.09375, 1.4375, 2.125, 0.84375, 0.4375, -0.40625, 2.53125, 0.96875, -1.4375, 2.09375, -0.84375, -1.90625}
tensor @r2.in.y : f32[4, 4] = {0.3125, -0.71875, 2.0, 1.4375, -0.59375, 2.96875, -0.09375, 1.34375, -0.09375, 0.8125, -0.71875, 0.375, 0.6875, 2.71875, 1.75, -1.6875}
tensor @r2.in.z : f32[4, 4] = {0.21875, -2.9375, 2.1875, 0.0, 1.3125, -2.96875, -0.875, -1.3125, -1.0625, -1.4375, 2.8125, 1.875, -2.6875, -2.125, 2.96875, 2.53125}
tensor @r2.want.0.f32 : f64[4] = {1.501083265, 0.0, 2.508495853, 0.0}
tensor @r2.own.0 : f64[] = {4.4000000087862645e-08}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17, 4],
    %z : f32[s17, 4]) {
  %triplet_margin_loss = aten.triplet_margin_loss.default(anchor=%x, positive=%y, negative=%z, reduction=0) : f32[s17]
  return %triplet_margin_loss as "triplet_margin_loss"
}

fxge 1
model "triplet_margin_loss.r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.6875, -1.8125, -1.03125, -1.75, -1.78125, -2.9375, 0.84375, 1.4375, 0.25, -1.5625, -0.71875, -1.5}
tensor @r0.in.y : f32[3, 4] = {0.1875, -1.9375, -3.0, 0.75, -0.53125, 0.28125, 0.21875, -0.90625, 0.53125, 2.0, 1.25, 0.65625}
tensor @r0.in.z : f32[3, 4] = {-2.25, -0.34375, -0.84375, 1.03125, -0.5625, 2.84375, -2.59375, 1.71875, 1.0625, -0.5625, 0.875, -1.125}
tensor @r0.want.0.f32 : f64[3] = {2.109305483, 0.0, 3.531284478}
tensor @r0.own.0 : f64[] = {9.600000083764826e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %triplet_margin_loss = aten.triplet_margin_loss.default(anchor=%x, positive=%y, negative=%z, reduction=0) : f32[3]
  return %triplet_margin_loss as "triplet_margin_loss"
}

fxge 1
model "nll_loss2d_forward.ignored_nan_r0.f32" stage "import"
tensor @r0.in.x : f32[1, 3, 1, 2] = {0.5, nan, 1.5, inf, -0.5, nan}
tensor @r0.in.y : i64[1, 1, 2] = {1, 2}
tensor @r0.in.z : f32[3] = {2.46875, 2.625, 1.5625}
tensor @r0.want.0.f32 : f64[1, 1, 2] = {-3.9375, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[] = {0.0}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.in.x : f32[2, 5, 3, 4] = {-3.125, 0.15625, -3.09375, 1.3125, 1.8125, 2.0625, -1.625, -2.375, -0.75, 2.125, 2.84375, -1.375, 2.9375, 1.9375, -2.375, -0.0625, 0.375, 1.3125, -2.09375, -1.0625, -1.71875, 3.09375, -1.8125, 0.8125, 0.125, -0.1875, 2.84375, -0.0625, 2.78125, -1.78125, 2.84375, 0.5625, -1.96875, -2.21875, -2.4375, -2.65625, -0.375, -1.09375, 2.875, -2.96875, 0.15625, 2.625, 2.5, 1.03125, -1.59375, -1.0625, -1.4375, -2.59375, -1.65625, 1.0, 0.96875, -2.71875, -0.59375, -1.375, 0.28125, 1.59375, -2.5, 2.28125, 1.375, 1.0625, 2.25, -0.375, -2.21875, -1.21875, -3.125, -2.28125, -3.03125, -2.46875, -2.875, -0.9375, 1.34375, -0.125, 3.03125, -0.71875, 1.34375, 2.125, -1.15625, -2.8125, 1.40625, -2.9375, -2.28125, -0.34375, -1.59375, -2.3125, -0.0625, -0.375, -2.15625, 0.03125, 2.40625, 0.34375, -2.9375, 0.40625, -0.46875, 2.59375, 0.625, 0.75, 2.125, -0.53125, 1.375, -2.9375, 2.84375, 3.0, 2.75, -2.75, 2.96875, -0.375, 1.125, -2.25, 1.84375, 3.0, 0.0625, -1.90625, 1.15625, 2.8125, -2.5625, -1.125, 2.75, 2.5625, 0.875, 2.84375}
tensor @r0.in.y : i64[2, 3, 4] = {3, 1, 0, 0, 4, 0, 4, 0, 2, 4, 3, 2, 1, 3, 0, 3, 0, 4, 2, 4, 2, 1, 1, 3}
tensor @r0.in.z : f32[5] = {2.71875, 2.21875, 2.40625, 0.65625, 1.28125}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {0.24609375, -4.298828125, 8.411132812, -3.568359375, 0.7607421875, -5.607421875, -0.3603515625, 6.45703125, 0.0, -2.922851562, 0.943359375, 0.0, -6.725585938, 0.3486328125, 6.032226562, 1.927734375, 8.49609375, -3.603515625, 0.0, 1.44140625, 0.0, 0.7626953125, 3.536132812, 1.4765625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[] = {0.0}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r1.in.x : f32[2, 5, 5, 6] = {-3.125, 0.15625, -3.09375, 1.3125, 1.8125, 2.0625, -1.625, -2.375, -0.75, 2.125, 2.84375, -1.375, 2.9375, 1.9375, -2.375, -0.0625, 0.375, 1.3125, -2.09375, -1.0625, -1.71875, 3.09375, -1.8125, 0.8125, 0.125, -0.1875, 2.84375, -0.0625, 2.78125, -1.78125, 2.84375, 0.5625, -1.96875, -2.21875, -2.4375, -2.65625, -0.375, -1.09375, 2.875, -2.96875, 0.15625, 2.625, 2.5, 1.03125, -1.59375, -1.0625, -1.4375, -2.59375, -1.65625, 1.0, 0.96875, -2.71875, -0.59375, -1.375, 0.28125, 1.59375, -2.5, 2.28125, 1.375, 1.0625, 2.25, -0.375, -2.21875, -1.21875, -3.125, -2.28125, -3.03125, -2.46875, -2.875, -0.9375, 1.34375, -0.125, 3.03125, -0.71875, 1.34375, 2.125, -1.15625, -2.8125, 1.40625, -2.9375, -2.28125, -0.34375, -1.59375, -2.3125, -0.0625, -0.375, -2.15625, 0.03125, 2.40625, 0.34375, -2.9375, 0.40625, -0.46875, 2.59375, 0.625, 0.75, 2.125, -0.53125, 1.375, -2.9375, 2.84375, 3.0, 2.75, -2.75, 2.96875, -0.375, 1.125, -2.25, 1.84375, 3.0, 0.0625, -1.90625, 1.15625, 2.8125, -2.5625, -1.125, 2.75, 2.5625, 0.875, 2.84375, -3.09375, 0.09375, -0.4375, -0.34375, 2.1875, 1.875, -2.6875, -0.375, 0.21875, 0.15625, 2.75, 2.46875, -1.75, -1.40625, -2.28125, 1.28125, -2.0625, -2.53125, 1.75, 1.0, -2.34375, -2.59375, 2.0625, 2.8125, 0.84375, -2.84375, 2.5625, 2.65625, 0.78125, 2.0, 0.90625, -1.6875, 0.0625, 0.875, 2.03125, 1.9375, -2.65625, 1.3125, -0.0625, -2.03125, -2.5625, 0.96875, -2.03125, 2.65625, 3.0, 0.96875, -0.78125, -1.40625, 0.5625, -1.59375, 0.3125, -0.96875, 2.5, 1.03125, 0.125, 0.28125, -2.0, -0.34375, 0.9375, -1.71875, 0.625, 0.09375, 1.15625, -3.03125, -0.6875, -0.90625, 0.53125, 0.0, -1.71875, 2.125, 2.0, -1.71875, -1.3125, -1.65625, -1.25, 1.125, -2.8125, 1.53125, 2.8125, 1.375, -0.15625, 2.21875, 0.40625, -0.625, 1.96875, 2.96875, -2.96875, 0.75, -2.46875, -0.40625, 2.65625, -0.03125, 3.09375, -2.9375, -3.0625, -1.6875, -1.625, 2.5, 0.375, 2.84375, 1.0, 0.1875, 2.9375, -1.6875, -2.15625, 1.625, -3.0625, -0.46875, 1.09375, -2.65625, 2.125, -1.21875, 3.09375, 1.71875, 0.34375, -0.9375, 2.46875, -2.8125, -1.21875, -3.0625, -0.1875, -0.4375, 1.875, 3.125, -2.96875, 1.78125, 0.71875, -1.46875, 1.40625, 1.5625, -0.59375, -0.84375, 0.28125, 0.03125, 1.15625, -0.09375, 1.5625, -0.0625, 1.0625, 2.40625, 1.71875, 0.8125, -2.90625, 2.0625, 0.03125, 0.1875, -2.5, -0.34375, 0.90625, -2.25, 2.75, -0.28125, -2.09375, 2.4375, -2.59375, -0.78125, -0.96875, 2.5625, -2.46875, -1.71875, -2.96875, -1.96875, 1.71875, -1.1875, -2.1875, -0.28125, 2.0, -3.03125, -0.5625, -1.03125, -0.4375, -0.125, -0.1875, 1.75, 2.75, 0.0, 0.21875, -0.65625, -0.40625, 1.96875}
tensor @r1.in.y : i64[2, 5, 6] = {2, 4, 0, 4, 1, 1, 2, 3, 0, 2, 4, 4, 1, 3, 1, 4, 4, 3, 4, 3, 4, 4, 1, 4, 0, 4, 0, 3, 4, 1, 3, 3, 0, 3, 1, 2, 1, 0, 3, 2, 3, 1, 2, 3, 3, 0, 4, 0, 3, 2, 0, 4, 4, 0, 2, 1, 3, 0, 4, 2}
tensor @r1.in.z : f32[5] = {2.03125, 2.4375, 2.1875, 0.15625, 3.0625}
tensor @r1.want.0.f32 : f64[2, 5, 6] = {0.0, -0.287109375, 6.284179688, 1.052734375, 5.94140625, 6.474609375, 0.0, 0.0830078125, 1.5234375, 0.0, -8.421875, -7.560546875, -6.09375, 0.4296875, 3.884765625, -3.923828125, 6.31640625, 0.3515625, -5.359375, -0.46875, 7.177734375, 7.943359375, 1.447265625, -8.61328125, -0.25390625, 8.708984375, -5.776367188, -0.400390625, -2.392578125, -2.58984375, 0.029296875, 0.068359375, -0.126953125, -0.48828125, 1.67578125, 0.0, -1.294921875, -2.666015625, -0.2197265625, 0.0, 0.0927734375, 4.189453125, 0.0, -0.0048828125, -0.1806640625, -1.967773438, -6.125, 2.856445312, -0.166015625, 0.0, -0.634765625, 0.3828125, 0.57421875, -2.094726562, 0.0, -7.236328125, 0.390625, 0.6982421875, 1.244140625, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.f32 : f64[] = {0.0}
tensor @r1.own.1 : f64[] = {0.0}
tensor @r2.in.x : f32[2, 5, 4, 9] = {-3.125, 0.15625, -3.09375, 1.3125, 1.8125, 2.0625, -1.625, -2.375, -0.75, 2.125, 2.84375, -1.375, 2.9375, 1.9375, -2.375, -0.0625, 0.375, 1.3125, -2.09375, -1.0625, -1.71875, 3.09375, -1.8125, 0.8125, 0.125, -0.1875, 2.84375, -0.0625, 2.78125, -1.78125, 2.84375, 0.5625, -1.96875, -2.21875, -2.4375, -2.65625, -0.375, -1.09375, 2.875, -2.96875, 0.15625, 2.625, 2.5, 1.03125, -1.59375, -1.0625, -1.4375, -2.59375, -1.65625, 1.0, 0.96875, -2.71875, -0.59375, -1.375, 0.28125, 1.59375, -2.5, 2.28125, 1.375, 1.0625, 2.25, -0.375, -2.21875, -1.21875, -3.125, -2.28125, -3.03125, -2.46875, -2.875, -0.9375, 1.34375, -0.125, 3.03125, -0.71875, 1.34375, 2.125, -1.15625, -2.8125, 1.40625, -2.9375, -2.28125, -0.34375, -1.59375, -2.3125, -0.0625, -0.375, -2.15625, 0.03125, 2.40625, 0.34375, -2.9375, 0.40625, -0.46875, 2.59375, 0.625, 0.75, 2.125, -0.53125, 1.375, -2.9375, 2.84375, 3.0, 2.75, -2.75, 2.96875, -0.375, 1.125, -2.25, 1.84375, 3.0, 0.0625, -1.90625, 1.15625, 2.8125, -2.5625, -1.125, 2.75, 2.5625, 0.875, 2.84375, -3.09375, 0.09375, -0.4375, -0.34375, 2.1875, 1.875, -2.6875, -0.375, 0.21875, 0.15625, 2.75, 2.46875, -1.75, -1.40625, -2.28125, 1.28125, -2.0625, -2.53125, 1.75, 1.0, -2.34375, -2.59375, 2.0625, 2.8125, 0.84375, -2.84375, 2.5625, 2.65625, 0.78125, 2.0, 0.90625, -1.6875, 0.0625, 0.875, 2.03125, 1.9375, -2.65625, 1.3125, -0.0625, -2.03125, -2.5625, 0.96875, -2.03125, 2.65625, 3.0, 0.96875, -0.78125, -1.40625, 0.5625, -1.59375, 0.3125, -0.96875, 2.5, 1.03125, 0.125, 0.28125, -2.0, -0.34375, 0.9375, -1.71875, 0.625, 0.09375, 1.15625, -3.03125, -0.6875, -0.90625, 0.53125, 0.0, -1.71875, 2.125, 2.0, -1.71875, -1.3125, -1.65625, -1.25, 1.125, -2.8125, 1.53125, 2.8125, 1.375, -0.15625, 2.21875, 0.40625, -0.625, 1.96875, 2.96875, -2.96875, 0.75, -2.46875, -0.40625, 2.65625, -0.03125, 3.09375, -2.9375, -3.0625, -1.6875, -1.625, 2.5, 0.375, 2.84375, 1.0, 0.1875, 2.9375, -1.6875, -2.15625, 1.625, -3.0625, -0.46875, 1.09375, -2.65625, 2.125, -1.21875, 3.09375, 1.71875, 0.34375, -0.9375, 2.46875, -2.8125, -1.21875, -3.0625, -0.1875, -0.4375, 1.875, 3.125, -2.96875, 1.78125, 0.71875, -1.46875, 1.40625, 1.5625, -0.59375, -0.84375, 0.28125, 0.03125, 1.15625, -0.09375, 1.5625, -0.0625, 1.0625, 2.40625, 1.71875, 0.8125, -2.90625, 2.0625, 0.03125, 0.1875, -2.5, -0.34375, 0.90625, -2.25, 2.75, -0.28125, -2.09375, 2.4375, -2.59375, -0.78125, -0.96875, 2.5625, -2.46875, -1.71875, -2.96875, -1.96875, 1.71875, -1.1875, -2.1875, -0.28125, 2.0, -3.03125, -0.5625, -1.03125, -0.4375, -0.125, -0.1875, 1.75, 2.75, 0.0, 0.21875, -0.65625, -0.40625, 1.96875, 2.5625, 0.8125, -2.25, -1.15625, -3.0625, 1.84375, 2.21875, 2.0, 0.28125, 2.875, 2.5625, 2.40625, -1.84375, -2.5, -0.5, -2.84375, 2.4375, -0.75, -2.375, 1.75, -0.09375, -2.0625, 1.40625, 0.84375, 0.625, -0.625, -2.65625, 0.875, -0.375, 0.5, -2.5, -0.8125, -1.90625, 0.0625, 0.09375, -2.40625, -2.15625, 0.34375, -2.6875, 2.6875, -1.9375, 2.6875, 3.03125, -0.3125, -1.09375, 2.5, 0.75, 1.40625, 1.75, 1.0, 2.15625, 1.09375, -1.46875, 0.84375, -2.0, -0.59375, 0.3125, 1.6875, -0.125, -1.09375}
tensor @r2.in.y : i64[2, 4, 9] = {4, 2, 4, 4, 2, 4, 0, 4, 2, 2, 0, 0, 4, 0, 3, 1, 4, 4, 1, 2, 0, 1, 2, 0, 4, 1, 3, 0, 1, 3, 3, 1, 0, 1, 1, 3, 1, 2, 4, 0, 2, 0, 4, 4, 1, 2, 4, 4, 0, 3, 4, 4, 1, 1, 2, 2, 3, 4, 4, 1, 0, 2, 3, 0, 1, 4, 0, 4, 4, 3, 2, 2}
tensor @r2.in.z : f32[5] = {1.1875, 2.375, 2.8125, 2.75, 2.96875}
tensor @r2.want.0.f32 : f64[2, 4, 9] = {-2.504882812, 0.0, -7.607421875, -7.885742188, 0.0, -5.9375, 1.9296875, 5.009765625, 0.0, 0.0, -3.376953125, 1.6328125, 7.885742188, -2.30078125, 1.203125, 6.45703125, 7.607421875, -2.875976562, -0.66796875, 0.0, 2.041015625, -5.41796875, 0.0, -0.96484375, -1.669921875, 0.890625, 6.2734375, 0.07421875, 7.421875, 6.9609375, -4.8125, 5.86328125, 2.337890625, 2.2265625, -3.19140625, -7.734375, 3.859375, 0.0, 7.885742188, 3.599609375, 0.0, 1.076171875, 7.421875, 2.412109375, 5.12109375, 0.0, -0.2783203125, 7.143554688, 1.55859375, -2.234375, 7.978515625, -7.978515625, -7.34765625, -4.08203125, 0.0, 0.0, -0.7734375, -7.421875, -2.2265625, 7.2734375, -2.337890625, 0.0, 1.375, -0.890625, 7.05078125, -2.504882812, -3.154296875, 1.762695312, -0.927734375, 5.671875, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.f32 : f64[] = {0.0}
tensor @r2.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 5, s53, s0],
    %y : i64[2, s94, s48],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss2d_forward.default(self=%x, target=%y, weight=%z, reduction=0, ignore_index=2) : f32[2, s94, s48], f32[] name("nll_loss2d_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nll_loss2d_forward.r0.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3, 4] = {-1.96875, 3.0625, 1.59375, -1.1875, -1.78125, 0.1875, -2.90625, 0.25, -0.34375, 1.03125, 1.1875, 1.4375, -2.90625, -1.46875, -1.28125, 2.90625, 0.71875, 2.90625, -0.3125, 3.09375, -0.5625, -0.8125, -0.90625, 1.5, -1.34375, 0.0625, 0.40625, 2.5, 1.71875, 0.0625, -0.9375, 3.0625, 0.5, -2.9375, 0.46875, 2.46875, -1.125, 2.0625, -0.25, -0.84375, -2.96875, 0.5, -1.5625, -0.34375, 2.25, 1.875, -0.0625, 1.40625, 0.84375, 2.0625, -0.6875, -2.28125, -0.21875, 1.25, 0.5, 1.4375, 2.3125, 0.5, 1.5, -0.25, -2.0625, -0.8125, -2.3125, -2.40625, 2.1875, -2.125, 1.25, 0.75, 0.6875, -0.625, -2.09375, 1.75, -1.6875, -1.3125, -1.15625, 1.65625, 1.09375, -1.875, 0.65625, 0.90625, 0.25, 1.03125, -0.125, -1.65625, -0.1875, -0.625, -0.9375, -2.25, 1.5, -0.53125, 1.59375, -1.5, 1.3125, 0.5625, -3.0, 0.125, 2.15625, -0.28125, -1.75, 1.8125, 3.0625, -0.28125, -1.96875, -0.90625, 2.75, 2.25, -1.125, -0.59375, 2.03125, -1.6875, 2.03125, 3.125, 2.25, 1.3125, -0.53125, 2.71875, 0.8125, 1.5625, -3.125, -0.625}
tensor @r0.in.y : i64[2, 3, 4] = {0, 1, 0, 2, 2, 4, 1, 0, 2, 4, 3, 1, 0, 4, 0, 0, 3, 3, 2, 2, 2, 0, 4, 1}
tensor @r0.in.z : f32[5] = {3.03125, 1.75, 2.53125, 3.03125, 0.0625}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {5.967773438, 2.5703125, -4.831054688, 0.0, 0.0, -0.078125, 0.546875, -0.7578125, 0.0, -0.03125, 0.189453125, -2.625, 6.251953125, 0.10546875, 7.009765625, 7.293945312, -9.283203125, 0.8525390625, 0.0, 0.0, 0.0, 1.89453125, 0.1953125, 2.8984375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[] = {0.0}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {2.4375, 1.4375, 1.8125, 3.09375, 0.25, 2.21875, -1.96875, -0.90625, -0.84375, 2.84375, -1.90625, -0.3125}
tensor @r0.in.y : f32[3, 4] = {2.75, 0.625, -2.5, -1.59375, -0.78125, -0.46875, -1.8125, -0.75, -2.96875, 2.75, 0.4375, 0.6875}
tensor @r0.in.z : f32[3] = {-1.0, 1.0, -1.0}
tensor @r0.want.0.f32 : f64[] = {0.3123948851}
tensor @r0.own.0 : f64[] = {6.700000110271276e-09}
tensor @r1.in.x : f32[5, 4] = {2.4375, 1.4375, 1.8125, 3.09375, 0.25, 2.21875, -1.96875, -0.90625, -0.84375, 2.84375, -1.90625, -0.3125, 2.75, 0.625, -2.5, -1.59375, -0.78125, -0.46875, -1.8125, -0.75}
tensor @r1.in.y : f32[5, 4] = {-2.96875, 2.75, 0.4375, 0.6875, -0.78125, 0.71875, -0.6875, 0.90625, -2.125, 2.0625, -0.34375, -1.625, 2.1875, 2.0625, -2.59375, -1.96875, 0.1875, -1.0, 1.75, -0.75}
tensor @r1.in.z : f32[5] = {-1.0, -1.0, 1.0, -1.0, 1.0}
tensor @r1.want.0.f32 : f64[] = {0.5176496281}
tensor @r1.own.0 : f64[] = {7.199999885187935e-08}
tensor @r2.in.x : f32[4, 4] = {2.4375, 1.4375, 1.8125, 3.09375, 0.25, 2.21875, -1.96875, -0.90625, -0.84375, 2.84375, -1.90625, -0.3125, 2.75, 0.625, -2.5, -1.59375}
tensor @r2.in.y : f32[4, 4] = {-0.78125, -0.46875, -1.8125, -0.75, -2.96875, 2.75, 0.4375, 0.6875, -0.78125, 0.71875, -0.6875, 0.90625, -2.125, 2.0625, -0.34375, -1.625}
tensor @r2.in.z : f32[4] = {-1.0, 1.0, 1.0, 1.0}
tensor @r2.want.0.f32 : f64[] = {0.5251430431}
tensor @r2.own.0 : f64[] = {2.999999892949745e-08}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17, 4],
    %z : f32[s17]) {
  %cosine_embedding_loss = aten.cosine_embedding_loss.default(input1=%x, input2=%y, target=%z, margin=0.25) : f32[]
  return %cosine_embedding_loss as "cosine_embedding_loss"
}

fxge 1
model "cosine_embedding_loss.r1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.8125, 2.0625, 0.5625, -0.09375, 2.375, -0.71875, -2.4375, 2.40625, 0.625, -0.90625, 0.34375, 3.03125}
tensor @r0.in.y : f32[3, 4] = {1.0, -1.3125, 0.40625, -1.6875, 3.0, -0.90625, -1.5625, -1.25, -0.53125, -0.78125, -2.59375, 2.53125}
tensor @r0.in.z : f32[3] = {-1.0, -1.0, 1.0}
tensor @r0.want.0.f32 : f64[] = {0.2353939412}
tensor @r0.own.0 : f64[] = {9.999999717180685e-10}
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
tensor @r0.in.x : f32[3, 4] = {1.90625, -1.0625, -1.53125, 0.9375, 1.5, 2.375, -2.0625, 1.34375, -3.0625, 1.1875, -1.34375, -2.0625}
tensor @r0.in.y : f32[3, 4] = {-1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0}
tensor @r0.want.0.f32 : f64[] = {0.7994791667}
tensor @r0.own.0 : f64[] = {2.5000000292152436e-08}
tensor @r1.in.x : f32[5, 6] = {1.90625, -1.0625, -1.53125, 0.9375, 1.5, 2.375, -2.0625, 1.34375, -3.0625, 1.1875, -1.34375, -2.0625, -2.375, -0.0625, -0.625, -2.0, 1.375, 2.40625, 2.5625, -1.125, -0.875, -1.4375, 0.4375, 1.59375, 0.25, -2.125, 0.84375, -0.4375, 0.59375, -0.28125}
tensor @r1.in.y : f32[5, 6] = {-1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0}
tensor @r1.want.0.f32 : f64[] = {0.70625}
tensor @r1.own.0 : f64[] = {1.6999999630229468e-08}
tensor @r2.in.x : f32[4, 9] = {1.90625, -1.0625, -1.53125, 0.9375, 1.5, 2.375, -2.0625, 1.34375, -3.0625, 1.1875, -1.34375, -2.0625, -2.375, -0.0625, -0.625, -2.0, 1.375, 2.40625, 2.5625, -1.125, -0.875, -1.4375, 0.4375, 1.59375, 0.25, -2.125, 0.84375, -0.4375, 0.59375, -0.28125, 0.90625, -0.375, 1.375, 1.09375, -1.46875, -2.5625}
tensor @r2.in.y : f32[4, 9] = {1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0}
tensor @r2.want.0.f32 : f64[] = {1.120659722}
tensor @r2.own.0 : f64[] = {1.2000000104706032e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5) : f32[]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.r1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.9375, 0.84375, 2.0625, -3.125, -2.9375, 2.84375, 0.4375, -2.28125, 1.71875, 0.1875, -2.25, 3.0}
tensor @r0.in.y : f32[3, 4] = {-1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0}
tensor @r0.want.0.f32 : f64[] = {0.2473958333}
tensor @r0.own.0 : f64[] = {1.999999987845058e-08}
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
tensor @r0.in.x : f32[3] = {1.53125, 0.5625, 1.8125}
tensor @r0.in.y : f32[3] = {-2.53125, 2.125, 0.71875}
tensor @r0.in.z : f32[3] = {1.0, -1.0, -1.0}
tensor @r0.want.0.f32 : f64[] = {0.53125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5] = {1.53125, 0.5625, 1.8125, -2.53125, 2.125}
tensor @r1.in.y : f32[5] = {0.71875, 1.59375, -1.71875, 1.125, -1.25}
tensor @r1.in.z : f32[5] = {1.0, 1.0, 1.0, -1.0, -1.0}
tensor @r1.want.0.f32 : f64[] = {1.08125}
tensor @r1.own.0 : f64[] = {4.4000000087862645e-08}
tensor @r2.in.x : f32[4] = {1.53125, 0.5625, 1.8125, -2.53125}
tensor @r2.in.y : f32[4] = {2.125, 0.71875, 1.59375, -1.71875}
tensor @r2.in.z : f32[4] = {-1.0, -1.0, 1.0, 1.0}
tensor @r2.want.0.f32 : f64[] = {0.484375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17],
    %y : f32[s17],
    %z : f32[s17]) {
  %margin_ranking_loss = aten.margin_ranking_loss.default(input1=%x, input2=%y, target=%z, margin=0.5) : f32[]
  return %margin_ranking_loss as "margin_ranking_loss"
}

fxge 1
model "margin_ranking_loss.r1.f32" stage "import"
tensor @r0.in.x : f32[3] = {-0.09375, -1.90625, -1.40625}
tensor @r0.in.y : f32[3] = {2.78125, 0.375, -1.375}
tensor @r0.in.z : f32[3] = {1.0, -1.0, -1.0}
tensor @r0.want.0.f32 : f64[] = {1.28125}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-0.0625, 0.9375, 2.03125, 1.34375, -0.625, -1.90625, 2.8125, -2.15625, 2.25, -2.0, -1.71875, -1.3125}
tensor @r0.in.y : f32[3, 4] = {2.15625, 3.09375, 1.40625, 1.9375, 1.96875, 1.25, 0.46875, 3.125, 0.8125, 1.09375, 1.15625, 2.25}
tensor @r0.want.0.f32 : f64[] = {4.048340436}
tensor @r0.own.0 : f64[] = {2.900000062311392e-08}
tensor @r1.in.x : f32[5, 6] = {-0.0625, 0.9375, 2.03125, 1.34375, -0.625, -1.90625, 2.8125, -2.15625, 2.25, -2.0, -1.71875, -1.3125, 2.0625, 0.84375, -0.78125, 0.53125, 0.4375, -0.25, -0.96875, 1.84375, 1.1875, 2.375, -3.03125, 0.5625, -1.65625, -2.90625, -1.84375, 0.65625, 2.1875, 2.375}
tensor @r1.in.y : f32[5, 6] = {1.65625, 0.875, 0.5, 1.4375, 2.21875, 0.96875, 3.0, 0.6875, 1.78125, 1.0, 1.5625, 0.1875, 1.53125, 1.625, 2.03125, 1.90625, 0.90625, 3.09375, 0.375, 1.46875, 1.65625, 0.84375, 2.875, 2.5625, 1.90625, 1.125, 0.5625, 1.84375, 0.6875, 0.8125}
tensor @r1.want.0.f32 : f64[] = {3.18054391}
tensor @r1.own.0 : f64[] = {7.799999934832158e-08}
tensor @r2.in.x : f32[4, 9] = {-0.0625, 0.9375, 2.03125, 1.34375, -0.625, -1.90625, 2.8125, -2.15625, 2.25, -2.0, -1.71875, -1.3125, 2.0625, 0.84375, -0.78125, 0.53125, 0.4375, -0.25, -0.96875, 1.84375, 1.1875, 2.375, -3.03125, 0.5625, -1.65625, -2.90625, -1.84375, 0.65625, 2.1875, 2.375, 0.90625, 0.3125, 0.8125, -2.9375, 1.0, -0.65625}
tensor @r2.in.y : f32[4, 9] = {3.0, 0.6875, 1.78125, 1.0, 1.5625, 0.1875, 1.53125, 1.625, 2.03125, 1.90625, 0.90625, 3.09375, 0.375, 1.46875, 1.65625, 0.84375, 2.875, 2.5625, 1.90625, 1.125, 0.5625, 1.84375, 0.6875, 0.8125, 0.46875, 2.875, 0.59375, 0.0625, 0.09375, 0.375, 0.3125, 2.59375, 0.375, 1.15625, 0.4375, 1.625}
tensor @r2.want.0.f32 : f64[] = {3.258925503}
tensor @r2.own.0 : f64[] = {1.999999987845058e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=false, eps=1e-08, reduction=1) : f32[]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.r1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.59375, 1.6875, 0.75, 0.8125, 1.8125, 1.3125, 0.8125, -0.8125, -1.84375, -2.84375, -0.25, 2.25}
tensor @r0.in.y : f32[3, 4] = {0.9375, 0.53125, 0.28125, 1.625, 0.03125, 1.34375, 0.125, 1.5, 0.4375, 3.03125, 0.3125, 2.25}
tensor @r0.want.0.f32 : f64[] = {2.93486186}
tensor @r0.own.0 : f64[] = {1.3000000187446403e-08}
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
tensor @r0.in.x : f32[3, 4] = {0.84375, 1.875, 1.0, 1.46875, 0.3125, 0.375, 2.65625, 2.625, 2.09375, 2.65625, 3.03125, 1.59375}
tensor @r0.in.y : f32[3, 4] = {2.84375, 3.0625, 1.875, 2.53125, 2.34375, 2.09375, 0.6875, 0.15625, 2.59375, 1.5, 2.09375, 0.96875}
tensor @r0.want.0.f32 : f64[] = {2.088011577}
tensor @r0.own.0 : f64[] = {7.900000298377563e-08}
tensor @r1.in.x : f32[5, 6] = {0.84375, 1.875, 1.0, 1.46875, 0.3125, 0.375, 2.65625, 2.625, 2.09375, 2.65625, 3.03125, 1.59375, 2.84375, 3.0625, 1.875, 2.53125, 2.34375, 2.09375, 0.6875, 0.15625, 2.59375, 1.5, 2.09375, 0.96875, 0.46875, 2.65625, 0.75, 2.84375, 0.53125, 2.28125}
tensor @r1.in.y : f32[5, 6] = {0.96875, 0.15625, 1.1875, 2.0625, 0.5, 2.25, 1.5, 1.8125, 0.15625, 0.40625, 2.25, 1.71875, 0.125, 2.71875, 2.75, 1.0, 1.4375, 2.0, 1.8125, 0.0625, 2.4375, 2.4375, 1.0, 0.3125, 0.96875, 0.8125, 1.34375, 0.1875, 2.03125, 2.25}
tensor @r1.want.0.f32 : f64[] = {1.578965668}
tensor @r1.own.0 : f64[] = {2.4999999848063226e-09}
tensor @r2.in.x : f32[4, 9] = {0.84375, 1.875, 1.0, 1.46875, 0.3125, 0.375, 2.65625, 2.625, 2.09375, 2.65625, 3.03125, 1.59375, 2.84375, 3.0625, 1.875, 2.53125, 2.34375, 2.09375, 0.6875, 0.15625, 2.59375, 1.5, 2.09375, 0.96875, 0.46875, 2.65625, 0.75, 2.84375, 0.53125, 2.28125, 0.96875, 0.15625, 1.1875, 2.0625, 0.5, 2.25}
tensor @r2.in.y : f32[4, 9] = {1.5, 1.8125, 0.15625, 0.40625, 2.25, 1.71875, 0.125, 2.71875, 2.75, 1.0, 1.4375, 2.0, 1.8125, 0.0625, 2.4375, 2.4375, 1.0, 0.3125, 0.96875, 0.8125, 1.34375, 0.1875, 2.03125, 2.25, 0.3125, 0.625, 1.34375, 2.5, 0.34375, 0.40625, 0.59375, 2.09375, 2.0625, 0.21875, 2.40625, 2.46875}
tensor @r2.want.0.f32 : f64[] = {1.737347089}
tensor @r2.own.0 : f64[] = {2.099999996119095e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=false, full=true, eps=1e-08, reduction=1) : f32[]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.full_r1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.0, 1.25, 1.65625, 2.15625, 1.71875, 2.5, 0.15625, 3.09375, 1.6875, 1.65625, 2.875, 2.59375}
tensor @r0.in.y : f32[3, 4] = {0.34375, 0.40625, 0.3125, 1.8125, 1.59375, 0.5625, 1.75, 0.90625, 2.28125, 1.78125, 2.40625, 0.4375}
tensor @r0.want.0.f32 : f64[] = {1.68001916}
tensor @r0.own.0 : f64[] = {5.900000132896821e-08}
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
tensor @r0.in.x : f32[3, 4] = {0.6875, 0.15625, -2.09375, -0.25, 2.15625, -2.875, 3.0625, 0.21875, -0.125, 1.65625, -1.46875, -0.5}
tensor @r0.in.y : f32[3, 4] = {-2.6875, -0.53125, -2.8125, 2.5, -1.90625, 1.0625, -2.34375, -0.28125, 2.59375, 1.8125, 1.59375, 1.5}
tensor @r0.in.z : f32[3, 4] = {2.8125, -2.15625, -2.34375, -1.375, -1.25, -1.90625, 0.09375, -1.0625, -0.625, 0.1875, -2.3125, 2.71875}
tensor @r0.want.0.f32 : f64[] = {2.68495626}
tensor @r0.own.0 : f64[] = {1.899999979571021e-08}
tensor @r1.in.x : f32[5, 4] = {0.6875, 0.15625, -2.09375, -0.25, 2.15625, -2.875, 3.0625, 0.21875, -0.125, 1.65625, -1.46875, -0.5, -2.6875, -0.53125, -2.8125, 2.5, -1.90625, 1.0625, -2.34375, -0.28125}
tensor @r1.in.y : f32[5, 4] = {2.59375, 1.8125, 1.59375, 1.5, 2.8125, -2.15625, -2.34375, -1.375, -1.25, -1.90625, 0.09375, -1.0625, -0.625, 0.1875, -2.3125, 2.71875, 2.4375, -2.4375, 0.65625, -0.78125}
tensor @r1.in.z : f32[5, 4] = {-2.96875, 2.53125, -1.3125, -2.40625, -1.3125, 1.90625, 1.5625, -1.75, 0.09375, -0.75, 1.21875, -2.3125, -1.4375, 1.96875, 0.78125, -0.65625, 0.625, 0.3125, -1.9375, -3.03125}
tensor @r1.want.0.f32 : f64[] = {1.15075823}
tensor @r1.own.0 : f64[] = {7.199999885187935e-08}
tensor @r2.in.x : f32[4, 4] = {0.6875, 0.15625, -2.09375, -0.25, 2.15625, -2.875, 3.0625, 0.21875, -0.125, 1.65625, -1.46875, -0.5, -2.6875, -0.53125, -2.8125, 2.5}
tensor @r2.in.y : f32[4, 4] = {-1.90625, 1.0625, -2.34375, -0.28125, 2.59375, 1.8125, 1.59375, 1.5, 2.8125, -2.15625, -2.34375, -1.375, -1.25, -1.90625, 0.09375, -1.0625}
tensor @r2.in.z : f32[4, 4] = {-0.625, 0.1875, -2.3125, 2.71875, 2.4375, -2.4375, 0.65625, -0.78125, -2.96875, 2.53125, -1.3125, -2.40625, -1.3125, 1.90625, 1.5625, -1.75}
tensor @r2.want.0.f32 : f64[] = {1.594045245}
tensor @r2.own.0 : f64[] = {5.200000074978561e-08}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17, 4],
    %z : f32[s17, 4]) {
  %triplet_margin_loss = aten.triplet_margin_loss.default(anchor=%x, positive=%y, negative=%z) : f32[]
  return %triplet_margin_loss as "triplet_margin_loss"
}

fxge 1
model "triplet_margin_loss.r1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.84375, -2.625, 0.25, 1.34375, -1.625, 1.59375, -0.65625, 1.6875, -0.9375, 2.09375, -0.0625, -1.3125}
tensor @r0.in.y : f32[3, 4] = {0.78125, -0.5, 1.59375, -2.59375, -0.1875, -2.5625, 2.4375, -0.5625, -2.28125, 2.875, -2.6875, 2.78125}
tensor @r0.in.z : f32[3, 4] = {1.65625, -1.71875, 0.5, 0.09375, -3.0, -2.65625, -2.625, -1.5, -3.03125, 0.90625, -3.0625, 3.125}
tensor @r0.want.0.f32 : f64[] = {1.409699013}
tensor @r0.own.0 : f64[] = {5.000000058430487e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %triplet_margin_loss = aten.triplet_margin_loss.default(anchor=%x, positive=%y, negative=%z) : f32[]
  return %triplet_margin_loss as "triplet_margin_loss"
}

fxge 1
model "nll_loss2d_forward.ignored_nan_r1.f32" stage "import"
tensor @r0.in.x : f32[1, 3, 1, 2] = {0.5, nan, 1.5, inf, -0.5, nan}
tensor @r0.in.y : i64[1, 1, 2] = {1, 2}
tensor @r0.in.z : f32[3] = {1.59375, 1.6875, 2.625}
tensor @r0.want.0.f32 : f64[] = {-1.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[] = {1.6875}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.in.x : f32[2, 5, 3, 4] = {-2.9375, 0.0625, 3.0, -2.21875, 2.09375, 2.625, -0.375, -0.78125, -1.5625, 1.78125, 0.78125, 2.15625, -0.0625, 2.4375, -2.21875, 2.125, -1.9375, -3.03125, 0.65625, 2.96875, 0.90625, -0.40625, 0.46875, 2.90625, 0.53125, 1.8125, -0.25, -1.8125, 1.59375, -1.875, 2.40625, 2.4375, 1.15625, -0.625, -0.5625, 0.75, 0.75, 0.53125, 2.9375, 0.65625, -1.8125, -2.21875, -3.0, 1.9375, 0.34375, 2.0625, 2.4375, 2.03125, 2.40625, 3.0625, -0.34375, -2.5, 1.59375, -2.625, 1.78125, -1.09375, 2.75, -2.84375, -0.40625, -2.375, 2.96875, 2.9375, 1.78125, 0.96875, -2.71875, -1.5, -0.3125, -1.1875, -0.875, -2.40625, -2.8125, -0.21875, 0.0, -1.03125, 0.8125, -0.15625, -2.78125, -2.90625, 2.625, -2.28125, -1.5, 3.03125, -2.78125, 0.75, 2.53125, 2.59375, -1.78125, -0.3125, -0.21875, 2.46875, -1.03125, 2.65625, 2.0625, -2.21875, -1.34375, 1.1875, -2.84375, 0.375, 3.125, 0.625, 3.0625, 0.28125, -2.40625, 2.75, 2.5625, 2.5, -3.09375, 2.5625, -1.125, 1.4375, 0.8125, 1.03125, 1.78125, -2.4375, 0.375, -0.875, -1.75, -2.71875, -0.8125, -1.46875}
tensor @r0.in.y : i64[2, 3, 4] = {4, 2, 4, 4, 0, 1, 0, 2, 4, 2, 3, 1, 1, 2, 0, 2, 3, 1, 2, 0, 3, 4, 4, 3}
tensor @r0.in.z : f32[5] = {2.28125, 0.75, 1.03125, 2.25, 0.03125}
tensor @r0.want.0.f32 : f64[] = {-1.260767962}
tensor @r0.own.0 : f64[] = {1.999999987845058e-08}
tensor @r0.want.1.f32 : f64[] = {21.3125}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r1.in.x : f32[2, 5, 5, 6] = {-2.9375, 0.0625, 3.0, -2.21875, 2.09375, 2.625, -0.375, -0.78125, -1.5625, 1.78125, 0.78125, 2.15625, -0.0625, 2.4375, -2.21875, 2.125, -1.9375, -3.03125, 0.65625, 2.96875, 0.90625, -0.40625, 0.46875, 2.90625, 0.53125, 1.8125, -0.25, -1.8125, 1.59375, -1.875, 2.40625, 2.4375, 1.15625, -0.625, -0.5625, 0.75, 0.75, 0.53125, 2.9375, 0.65625, -1.8125, -2.21875, -3.0, 1.9375, 0.34375, 2.0625, 2.4375, 2.03125, 2.40625, 3.0625, -0.34375, -2.5, 1.59375, -2.625, 1.78125, -1.09375, 2.75, -2.84375, -0.40625, -2.375, 2.96875, 2.9375, 1.78125, 0.96875, -2.71875, -1.5, -0.3125, -1.1875, -0.875, -2.40625, -2.8125, -0.21875, 0.0, -1.03125, 0.8125, -0.15625, -2.78125, -2.90625, 2.625, -2.28125, -1.5, 3.03125, -2.78125, 0.75, 2.53125, 2.59375, -1.78125, -0.3125, -0.21875, 2.46875, -1.03125, 2.65625, 2.0625, -2.21875, -1.34375, 1.1875, -2.84375, 0.375, 3.125, 0.625, 3.0625, 0.28125, -2.40625, 2.75, 2.5625, 2.5, -3.09375, 2.5625, -1.125, 1.4375, 0.8125, 1.03125, 1.78125, -2.4375, 0.375, -0.875, -1.75, -2.71875, -0.8125, -1.46875, -1.375, -0.5625, -2.90625, -3.125, -1.875, -0.5, 0.625, 0.96875, 0.6875, 0.78125, -2.65625, 0.25, -2.1875, -2.59375, -2.28125, 1.8125, 2.4375, 1.25, -1.09375, 2.78125, -0.65625, -0.4375, 1.375, 1.90625, -2.9375, -0.0625, -2.3125, -2.25, 1.71875, 2.25, 1.4375, -2.875, 3.03125, 0.625, -1.4375, -2.5, 2.15625, -2.84375, -1.15625, -1.4375, 0.53125, 0.71875, 1.5, -0.65625, -2.03125, -2.625, -2.9375, 1.53125, -0.25, -1.375, 2.84375, 1.40625, -1.5, -1.4375, 1.125, -2.875, 2.34375, -1.96875, -1.90625, -2.71875, 0.125, -1.46875, -0.8125, -3.125, -0.71875, -2.3125, -2.03125, 1.84375, -2.65625, 2.96875, -0.6875, -2.0, -1.28125, 3.09375, 0.8125, -3.03125, 2.5, -1.21875, 0.59375, -0.03125, 2.46875, -1.875, 2.84375, 0.375, 2.125, -1.3125, 0.0625, 1.28125, -1.875, -0.65625, 3.0625, -2.90625, -2.5625, -1.875, 2.75, -1.84375, -1.625, -1.1875, 0.28125, -1.875, 1.40625, -2.0, 1.09375, 1.25, 2.15625, 2.75, -2.90625, 0.46875, -1.03125, -2.53125, -1.125, -1.625, -2.40625, -2.65625, -3.09375, -0.90625, 0.28125, 3.125, 2.21875, -1.71875, -0.71875, 0.0625, -1.28125, -0.125, -0.46875, 1.84375, -2.1875, -0.59375, -2.75, 0.375, -1.5625, -2.6875, -2.25, -2.1875, -0.15625, 1.8125, 1.46875, 0.8125, 1.4375, -1.46875, -1.25, 1.5, -0.84375, -2.5625, 1.28125, 0.96875, -2.09375, 1.5625, -0.8125, 0.40625, -2.4375, -2.8125, -2.34375, -0.65625, 2.90625, -1.5, 3.125, -1.1875, -0.03125, 1.03125, -2.875, -2.375, -2.0, 1.75, 3.125, 0.1875, -2.0, -1.21875, 1.6875, 0.65625, 0.21875, -1.3125, -0.15625, -1.5625, -0.21875, -2.4375, -0.5625, 1.75, 1.34375, -2.84375}
tensor @r1.in.y : i64[2, 5, 6] = {3, 1, 0, 0, 4, 2, 1, 2, 0, 1, 4, 0, 0, 0, 1, 0, 4, 0, 2, 3, 0, 3, 0, 0, 1, 0, 2, 2, 1, 2, 1, 4, 4, 3, 0, 4, 1, 1, 4, 0, 1, 0, 0, 0, 4, 1, 4, 4, 4, 0, 2, 2, 2, 4, 0, 1, 4, 2, 2, 1}
tensor @r1.in.z : f32[5] = {1.25, 1.21875, 2.4375, 1.03125, 1.4375}
tensor @r1.want.0.f32 : f64[] = {0.04876064096}
tensor @r1.own.0 : f64[] = {8.29999979856666e-09}
tensor @r1.want.1.f32 : f64[] = {62.40625}
tensor @r1.own.1 : f64[] = {0.0}
tensor @r2.in.x : f32[2, 5, 4, 9] = {-2.9375, 0.0625, 3.0, -2.21875, 2.09375, 2.625, -0.375, -0.78125, -1.5625, 1.78125, 0.78125, 2.15625, -0.0625, 2.4375, -2.21875, 2.125, -1.9375, -3.03125, 0.65625, 2.96875, 0.90625, -0.40625, 0.46875, 2.90625, 0.53125, 1.8125, -0.25, -1.8125, 1.59375, -1.875, 2.40625, 2.4375, 1.15625, -0.625, -0.5625, 0.75, 0.75, 0.53125, 2.9375, 0.65625, -1.8125, -2.21875, -3.0, 1.9375, 0.34375, 2.0625, 2.4375, 2.03125, 2.40625, 3.0625, -0.34375, -2.5, 1.59375, -2.625, 1.78125, -1.09375, 2.75, -2.84375, -0.40625, -2.375, 2.96875, 2.9375, 1.78125, 0.96875, -2.71875, -1.5, -0.3125, -1.1875, -0.875, -2.40625, -2.8125, -0.21875, 0.0, -1.03125, 0.8125, -0.15625, -2.78125, -2.90625, 2.625, -2.28125, -1.5, 3.03125, -2.78125, 0.75, 2.53125, 2.59375, -1.78125, -0.3125, -0.21875, 2.46875, -1.03125, 2.65625, 2.0625, -2.21875, -1.34375, 1.1875, -2.84375, 0.375, 3.125, 0.625, 3.0625, 0.28125, -2.40625, 2.75, 2.5625, 2.5, -3.09375, 2.5625, -1.125, 1.4375, 0.8125, 1.03125, 1.78125, -2.4375, 0.375, -0.875, -1.75, -2.71875, -0.8125, -1.46875, -1.375, -0.5625, -2.90625, -3.125, -1.875, -0.5, 0.625, 0.96875, 0.6875, 0.78125, -2.65625, 0.25, -2.1875, -2.59375, -2.28125, 1.8125, 2.4375, 1.25, -1.09375, 2.78125, -0.65625, -0.4375, 1.375, 1.90625, -2.9375, -0.0625, -2.3125, -2.25, 1.71875, 2.25, 1.4375, -2.875, 3.03125, 0.625, -1.4375, -2.5, 2.15625, -2.84375, -1.15625, -1.4375, 0.53125, 0.71875, 1.5, -0.65625, -2.03125, -2.625, -2.9375, 1.53125, -0.25, -1.375, 2.84375, 1.40625, -1.5, -1.4375, 1.125, -2.875, 2.34375, -1.96875, -1.90625, -2.71875, 0.125, -1.46875, -0.8125, -3.125, -0.71875, -2.3125, -2.03125, 1.84375, -2.65625, 2.96875, -0.6875, -2.0, -1.28125, 3.09375, 0.8125, -3.03125, 2.5, -1.21875, 0.59375, -0.03125, 2.46875, -1.875, 2.84375, 0.375, 2.125, -1.3125, 0.0625, 1.28125, -1.875, -0.65625, 3.0625, -2.90625, -2.5625, -1.875, 2.75, -1.84375, -1.625, -1.1875, 0.28125, -1.875, 1.40625, -2.0, 1.09375, 1.25, 2.15625, 2.75, -2.90625, 0.46875, -1.03125, -2.53125, -1.125, -1.625, -2.40625, -2.65625, -3.09375, -0.90625, 0.28125, 3.125, 2.21875, -1.71875, -0.71875, 0.0625, -1.28125, -0.125, -0.46875, 1.84375, -2.1875, -0.59375, -2.75, 0.375, -1.5625, -2.6875, -2.25, -2.1875, -0.15625, 1.8125, 1.46875, 0.8125, 1.4375, -1.46875, -1.25, 1.5, -0.84375, -2.5625, 1.28125, 0.96875, -2.09375, 1.5625, -0.8125, 0.40625, -2.4375, -2.8125, -2.34375, -0.65625, 2.90625, -1.5, 3.125, -1.1875, -0.03125, 1.03125, -2.875, -2.375, -2.0, 1.75, 3.125, 0.1875, -2.0, -1.21875, 1.6875, 0.65625, 0.21875, -1.3125, -0.15625, -1.5625, -0.21875, -2.4375, -0.5625, 1.75, 1.34375, -2.84375, 2.125, -1.40625, -2.5625, 3.03125, 0.90625, 3.125, 0.875, -0.0625, 1.15625, 1.15625, -2.5, -2.96875, -2.15625, -1.84375, -0.1875, -2.34375, 3.125, -1.84375, 2.28125, 2.625, -2.625, -2.21875, 2.59375, -1.03125, -0.21875, 2.03125, -1.875, 3.125, -1.65625, 2.3125, 1.84375, 0.71875, -1.125, -1.125, -1.15625, 3.0625, -2.3125, 2.28125, 1.0, -1.6875, -0.40625, 2.3125, -1.59375, 3.03125, -2.46875, 2.15625, -3.09375, -1.25, 0.375, 1.09375, -1.875, -1.09375, 0.75, -0.53125, 3.03125, -2.15625, 0.53125, 2.65625, -0.46875, 0.65625}
tensor @r2.in.y : i64[2, 4, 9] = {4, 3, 2, 2, 0, 3, 0, 1, 4, 0, 1, 1, 3, 2, 0, 3, 3, 3, 3, 3, 3, 0, 2, 3, 0, 1, 3, 3, 1, 4, 0, 4, 3, 3, 4, 4, 3, 1, 0, 3, 2, 3, 2, 4, 1, 1, 4, 2, 3, 3, 4, 3, 0, 0, 3, 2, 1, 3, 3, 3, 3, 2, 1, 1, 3, 2, 1, 0, 3, 2, 1, 4}
tensor @r2.in.z : f32[5] = {2.4375, 2.28125, 2.9375, 1.78125, 1.375}
tensor @r2.want.0.f32 : f64[] = {0.0969278262}
tensor @r2.own.0 : f64[] = {2.999999892949745e-08}
tensor @r2.want.1.f32 : f64[] = {118.3125}
tensor @r2.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 5, s53, s0],
    %y : i64[2, s94, s48],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss2d_forward.default(self=%x, target=%y, weight=%z, reduction=1, ignore_index=2) : f32[], f32[] name("nll_loss2d_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nll_loss2d_forward.r1.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3, 4] = {-0.96875, 0.375, 3.0, -0.46875, 1.59375, -1.625, -2.28125, -2.28125, -1.21875, 3.125, -0.59375, 2.71875, 0.1875, 1.8125, 0.46875, 0.53125, 3.09375, -0.71875, 0.03125, -1.34375, -1.65625, 1.25, 0.875, 3.0625, -1.6875, -0.34375, -0.84375, 0.1875, 3.125, 2.84375, 3.0, 2.59375, 0.25, 1.625, -2.375, 2.28125, 0.5, -0.5625, 2.28125, 2.21875, -0.28125, -2.5625, 3.03125, -2.3125, -2.3125, 1.15625, 1.375, 1.46875, -2.53125, -0.84375, 0.96875, 3.125, -2.09375, -1.71875, -1.59375, -0.4375, 1.5, 0.15625, -0.125, 1.53125, -1.375, -0.15625, -0.625, -2.65625, 1.65625, 1.46875, -0.40625, -2.8125, -3.125, 2.1875, 2.15625, -0.625, -2.59375, 2.75, 2.4375, -1.625, 2.8125, -1.75, -0.78125, 1.15625, -0.1875, 2.25, -2.46875, -2.03125, -0.28125, 0.5625, 2.75, 2.90625, 2.5, -0.3125, -0.1875, 1.875, 1.34375, 2.25, 0.46875, -2.125, 1.5625, -2.125, -2.5, -1.4375, -0.03125, 2.90625, 1.6875, -2.03125, 1.3125, -1.5625, 0.21875, -2.75, -2.90625, -1.25, 0.1875, 1.21875, 3.125, 3.09375, -2.625, 2.53125, 0.625, -2.0625, -1.96875, 0.65625}
tensor @r0.in.y : i64[2, 3, 4] = {1, 4, 1, 2, 2, 0, 4, 3, 2, 2, 4, 4, 3, 3, 2, 4, 2, 2, 4, 3, 3, 3, 0, 1}
tensor @r0.in.z : f32[5] = {2.09375, 0.78125, 3.0625, 1.53125, 3.0}
tensor @r0.want.0.f32 : f64[] = {0.4498957368}
tensor @r0.own.0 : f64[] = {6.100000060627053e-09}
tensor @r0.want.1.f32 : f64[] = {33.71875}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-2.875, -0.40625, 1.0625, -0.03125, 1.3125, -0.4375, -1.5625, 1.8125, -1.5625, -1.25, 2.03125, -1.125}
tensor @r0.in.y : f32[3, 4] = {0.59375, -2.5625, 0.96875, -1.71875, 1.78125, 2.65625, -1.25, 0.78125, -0.09375, 3.09375, 0.625, 2.5625}
tensor @r0.in.z : f32[3] = {-1.0, 1.0, -1.0}
tensor @r0.want.0.f32 : f64[] = {0.533096428}
tensor @r0.own.0 : f64[] = {8.799999839936845e-09}
tensor @r1.in.x : f32[5, 4] = {-2.875, -0.40625, 1.0625, -0.03125, 1.3125, -0.4375, -1.5625, 1.8125, -1.5625, -1.25, 2.03125, -1.125, 0.59375, -2.5625, 0.96875, -1.71875, 1.78125, 2.65625, -1.25, 0.78125}
tensor @r1.in.y : f32[5, 4] = {-0.09375, 3.09375, 0.625, 2.5625, -2.71875, 0.53125, -2.15625, -0.09375, 2.8125, 0.5, 0.0, 1.6875, 0.875, 2.4375, -1.1875, 0.5625, -2.84375, -1.53125, -3.0625, 1.75}
tensor @r1.in.z : f32[5] = {-1.0, 1.0, 1.0, -1.0, 1.0}
tensor @r1.want.0.f32 : f64[] = {3.976010405}
tensor @r1.own.0 : f64[] = {2.099999996119095e-08}
tensor @r2.in.x : f32[4, 4] = {-2.875, -0.40625, 1.0625, -0.03125, 1.3125, -0.4375, -1.5625, 1.8125, -1.5625, -1.25, 2.03125, -1.125, 0.59375, -2.5625, 0.96875, -1.71875}
tensor @r2.in.y : f32[4, 4] = {1.78125, 2.65625, -1.25, 0.78125, -0.09375, 3.09375, 0.625, 2.5625, -2.71875, 0.53125, -2.15625, -0.09375, 2.8125, 0.5, 0.0, 1.6875}
tensor @r2.in.z : f32[4] = {1.0, 1.0, -1.0, -1.0}
tensor @r2.want.0.f32 : f64[] = {2.498677876}
tensor @r2.own.0 : f64[] = {5.800000124622784e-08}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17, 4],
    %z : f32[s17]) {
  %cosine_embedding_loss = aten.cosine_embedding_loss.default(input1=%x, input2=%y, target=%z, margin=0.25, reduction=2) : f32[]
  return %cosine_embedding_loss as "cosine_embedding_loss"
}

fxge 1
model "cosine_embedding_loss.r2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.125, 2.375, 0.8125, -2.03125, -2.71875, 2.59375, 2.5, 0.53125, 2.0625, -1.8125, -3.125, -2.625}
tensor @r0.in.y : f32[3, 4] = {0.25, -0.6875, -2.65625, 3.0625, 0.8125, -1.0, 1.875, -3.09375, 2.78125, 1.65625, -1.0, 2.125}
tensor @r0.in.z : f32[3] = {1.0, 1.0, -1.0}
tensor @r0.want.0.f32 : f64[] = {2.696146661}
tensor @r0.own.0 : f64[] = {2.4000000209412065e-08}
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
tensor @r0.in.x : f32[3, 4] = {2.90625, 0.3125, 2.65625, 3.125, -1.6875, -3.0625, -2.0625, -2.59375, -0.5625, 1.90625, -1.15625, -0.125}
tensor @r0.in.y : f32[3, 4] = {1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0}
tensor @r0.want.0.f32 : f64[] = {18.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.90625, 0.3125, 2.65625, 3.125, -1.6875, -3.0625, -2.0625, -2.59375, -0.5625, 1.90625, -1.15625, -0.125, 0.90625, 1.15625, -0.40625, -1.4375, 0.3125, 2.875, -0.59375, 0.5, 2.875, 0.90625, 0.6875, 0.6875, -2.40625, -2.53125, 2.9375, -0.96875, -1.375, 1.84375}
tensor @r1.in.y : f32[5, 6] = {-1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0}
tensor @r1.want.0.f32 : f64[] = {43.59375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.90625, 0.3125, 2.65625, 3.125, -1.6875, -3.0625, -2.0625, -2.59375, -0.5625, 1.90625, -1.15625, -0.125, 0.90625, 1.15625, -0.40625, -1.4375, 0.3125, 2.875, -0.59375, 0.5, 2.875, 0.90625, 0.6875, 0.6875, -2.40625, -2.53125, 2.9375, -0.96875, -1.375, 1.84375, -0.15625, -2.6875, 1.1875, -2.53125, 1.625, 0.53125}
tensor @r2.in.y : f32[4, 9] = {-1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0}
tensor @r2.want.0.f32 : f64[] = {37.75}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5, reduction=2) : f32[]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.r2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.125, -1.8125, 1.65625, 2.875, -2.65625, 3.125, -0.34375, -1.71875, -2.65625, 2.5, 0.625, -2.78125}
tensor @r0.in.y : f32[3, 4] = {1.0, -1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0}
tensor @r0.want.0.f32 : f64[] = {17.65625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5, reduction=2) : f32[]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.whole2.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2, 2, -4, -1, 6, -4, 0, -7, 7, 7, 3, 7}
tensor @r0.in.y : i64[3, 4] = {1, -1, -1, -1, -1, 1, -1, -1, -1, 1, 1, 1}
tensor @r0.want.0.i64 : i64[] = {31}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %hinge_embedding_loss = aten.hinge_embedding_loss.default(self=%x, target=%y, margin=1.5, reduction=2) : i64[]
  return %hinge_embedding_loss as "hinge_embedding_loss"
}

fxge 1
model "hinge_embedding_loss.whole2.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {4, 3, -3, 1, -4, 2, 0, 4, 2, 7, -4, -5}
tensor @r0.in.y : i8[3, 4] = {-1, 1, 1, -1, 1, -1, 1, 1, 1, 1, -1, 1}
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
tensor @r0.in.x : f32[3] = {2.375, -0.3125, 1.0625}
tensor @r0.in.y : f32[3] = {1.28125, 2.84375, -0.125}
tensor @r0.in.z : f32[3] = {-1.0, 1.0, -1.0}
tensor @r0.want.0.f32 : f64[] = {6.9375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5] = {2.375, -0.3125, 1.0625, 1.28125, 2.84375}
tensor @r1.in.y : f32[5] = {-0.125, -1.375, -2.1875, -0.59375, 1.21875}
tensor @r1.in.z : f32[5] = {-1.0, 1.0, -1.0, -1.0, -1.0}
tensor @r1.want.0.f32 : f64[] = {11.25}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4] = {2.375, -0.3125, 1.0625, 1.28125}
tensor @r2.in.y : f32[4] = {2.84375, -0.125, -1.375, -2.1875}
tensor @r2.in.z : f32[4] = {-1.0, -1.0, -1.0, 1.0}
tensor @r2.want.0.f32 : f64[] = {3.28125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17],
    %y : f32[s17],
    %z : f32[s17]) {
  %margin_ranking_loss = aten.margin_ranking_loss.default(input1=%x, input2=%y, target=%z, margin=0.5, reduction=2) : f32[]
  return %margin_ranking_loss as "margin_ranking_loss"
}

fxge 1
model "margin_ranking_loss.r2.f32" stage "import"
tensor @r0.in.x : f32[3] = {-1.0625, -2.5, -2.875}
tensor @r0.in.y : f32[3] = {3.0, 0.59375, 0.96875}
tensor @r0.in.z : f32[3] = {-1.0, -1.0, 1.0}
tensor @r0.want.0.f32 : f64[] = {4.34375}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {2.21875, -2.375, 2.0625, 1.1875, 2.25, -2.25, 0.40625, 2.96875, -2.5625, -1.9375, 2.6875, 1.3125}
tensor @r0.in.y : f32[3, 4] = {0.71875, 1.40625, 0.8125, 1.375, 3.03125, 1.71875, 0.1875, 2.71875, 1.3125, 0.5, 0.90625, 1.28125}
tensor @r0.want.0.f32 : f64[] = {57.1775093}
tensor @r0.own.0 : f64[] = {6.700000199089118e-08}
tensor @r1.in.x : f32[5, 6] = {2.21875, -2.375, 2.0625, 1.1875, 2.25, -2.25, 0.40625, 2.96875, -2.5625, -1.9375, 2.6875, 1.3125, 0.65625, 1.96875, 0.96875, 2.6875, -0.3125, 2.53125, 0.96875, -0.40625, 2.40625, -1.3125, 1.75, -0.96875, -0.3125, -2.34375, 1.5, -1.84375, -1.0625, 0.0}
tensor @r1.in.y : f32[5, 6] = {0.46875, 0.875, 1.59375, 3.125, 0.09375, 0.1875, 1.8125, 1.09375, 2.59375, 1.625, 1.3125, 0.40625, 0.34375, 1.21875, 1.40625, 1.90625, 0.96875, 2.1875, 2.0, 2.34375, 0.875, 2.0625, 0.34375, 0.78125, 2.09375, 0.1875, 1.34375, 2.125, 2.59375, 0.84375}
tensor @r1.want.0.f32 : f64[] = {124.136498}
tensor @r1.own.0 : f64[] = {6.500000182541044e-08}
tensor @r2.in.x : f32[4, 9] = {2.21875, -2.375, 2.0625, 1.1875, 2.25, -2.25, 0.40625, 2.96875, -2.5625, -1.9375, 2.6875, 1.3125, 0.65625, 1.96875, 0.96875, 2.6875, -0.3125, 2.53125, 0.96875, -0.40625, 2.40625, -1.3125, 1.75, -0.96875, -0.3125, -2.34375, 1.5, -1.84375, -1.0625, 0.0, -1.53125, -1.65625, -1.59375, 2.46875, -0.5, 2.15625}
tensor @r2.in.y : f32[4, 9] = {1.8125, 1.09375, 2.59375, 1.625, 1.3125, 0.40625, 0.34375, 1.21875, 1.40625, 1.90625, 0.96875, 2.1875, 2.0, 2.34375, 0.875, 2.0625, 0.34375, 0.78125, 2.09375, 0.1875, 1.34375, 2.125, 2.59375, 0.84375, 0.125, 1.21875, 1.40625, 0.8125, 2.03125, 2.09375, 0.5625, 0.375, 2.1875, 0.59375, 3.03125, 1.0}
tensor @r2.want.0.f32 : f64[] = {132.9402943}
tensor @r2.own.0 : f64[] = {1.0000000116860974e-07}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=true, full=false, eps=1e-08, reduction=2) : f32[]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.r2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.0, 0.78125, -2.84375, -1.09375, -0.03125, 2.9375, 0.5, 0.8125, 2.78125, 2.3125, -3.09375, 2.46875}
tensor @r0.in.y : f32[3, 4] = {2.9375, 3.03125, 1.40625, 1.375, 0.125, 0.90625, 0.6875, 0.1875, 3.0, 0.9375, 1.90625, 0.375}
tensor @r0.want.0.f32 : f64[] = {64.86007007}
tensor @r0.own.0 : f64[] = {1.2000000104706032e-08}
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
tensor @r0.in.x : f32[3, 4] = {2.5, 1.625, 1.875, 1.59375, 1.34375, 1.03125, 1.03125, 2.375, 0.9375, 0.75, 1.8125, 1.6875}
tensor @r0.in.y : f32[3, 4] = {0.34375, 0.09375, 2.28125, 0.3125, 1.84375, 2.46875, 1.71875, 0.5, 2.9375, 2.34375, 1.09375, 1.78125}
tensor @r0.want.0.f32 : f64[] = {20.87865827}
tensor @r0.own.0 : f64[] = {9.899999708906648e-10}
tensor @r1.in.x : f32[5, 6] = {2.5, 1.625, 1.875, 1.59375, 1.34375, 1.03125, 1.03125, 2.375, 0.9375, 0.75, 1.8125, 1.6875, 0.34375, 0.09375, 2.28125, 0.3125, 1.84375, 2.46875, 1.71875, 0.5, 2.9375, 2.34375, 1.09375, 1.78125, 3.0625, 2.03125, 0.5, 2.71875, 0.84375, 1.5625}
tensor @r1.in.y : f32[5, 6] = {1.0625, 0.96875, 2.25, 0.90625, 3.0625, 2.53125, 2.53125, 0.9375, 2.84375, 0.5, 2.53125, 1.6875, 0.8125, 1.5, 1.625, 2.21875, 1.84375, 0.40625, 2.875, 3.0625, 0.0625, 1.5625, 1.53125, 2.75, 1.40625, 1.90625, 2.75, 2.8125, 1.6875, 0.5}
tensor @r1.want.0.f32 : f64[] = {57.33553367}
tensor @r1.own.0 : f64[] = {7.599999918284084e-08}
tensor @r2.in.x : f32[4, 9] = {2.5, 1.625, 1.875, 1.59375, 1.34375, 1.03125, 1.03125, 2.375, 0.9375, 0.75, 1.8125, 1.6875, 0.34375, 0.09375, 2.28125, 0.3125, 1.84375, 2.46875, 1.71875, 0.5, 2.9375, 2.34375, 1.09375, 1.78125, 3.0625, 2.03125, 0.5, 2.71875, 0.84375, 1.5625, 1.0625, 0.96875, 2.25, 0.90625, 3.0625, 2.53125}
tensor @r2.in.y : f32[4, 9] = {2.53125, 0.9375, 2.84375, 0.5, 2.53125, 1.6875, 0.8125, 1.5, 1.625, 2.21875, 1.84375, 0.40625, 2.875, 3.0625, 0.0625, 1.5625, 1.53125, 2.75, 1.40625, 1.90625, 2.75, 2.8125, 1.6875, 0.5, 1.90625, 2.625, 1.65625, 0.5, 1.1875, 1.0625, 2.9375, 2.28125, 2.28125, 1.4375, 2.8125, 0.1875}
tensor @r2.want.0.f32 : f64[] = {68.24440204}
tensor @r2.own.0 : f64[] = {2.999999892949745e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %poisson_nll_loss = aten.poisson_nll_loss.default(input=%x, target=%y, log_input=false, full=true, eps=1e-08, reduction=2) : f32[]
  return %poisson_nll_loss as "poisson_nll_loss"
}

fxge 1
model "poisson_nll_loss.full_r2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.4375, 0.8125, 1.125, 0.96875, 2.90625, 2.5625, 1.875, 0.125, 2.1875, 0.03125, 2.46875, 2.875}
tensor @r0.in.y : f32[3, 4] = {1.625, 2.5625, 1.125, 0.15625, 2.96875, 0.34375, 2.6875, 2.75, 2.8125, 0.34375, 2.34375, 1.59375}
tensor @r0.want.0.f32 : f64[] = {24.79329005}
tensor @r0.own.0 : f64[] = {1.199999957179898e-07}
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
tensor @r0.in.x : f32[3, 4] = {-1.71875, -0.4375, -0.5, -1.4375, -2.4375, -0.625, 2.15625, 1.15625, 2.59375, -1.1875, 3.0, -1.71875}
tensor @r0.in.y : f32[3, 4] = {2.78125, -2.625, 2.875, -0.875, -0.21875, 0.65625, 2.46875, -1.5625, 1.09375, -2.65625, -2.8125, 2.21875}
tensor @r0.in.z : f32[3, 4] = {-0.90625, -1.25, -0.59375, -2.875, 2.53125, -1.90625, -1.1875, -3.0, -1.375, -0.0625, -0.28125, 1.03125}
tensor @r0.want.0.f32 : f64[] = {7.601391227}
tensor @r0.own.0 : f64[] = {7.39999990173601e-08}
tensor @r1.in.x : f32[5, 4] = {-1.71875, -0.4375, -0.5, -1.4375, -2.4375, -0.625, 2.15625, 1.15625, 2.59375, -1.1875, 3.0, -1.71875, 2.78125, -2.625, 2.875, -0.875, -0.21875, 0.65625, 2.46875, -1.5625}
tensor @r1.in.y : f32[5, 4] = {1.09375, -2.65625, -2.8125, 2.21875, -0.90625, -1.25, -0.59375, -2.875, 2.53125, -1.90625, -1.1875, -3.0, -1.375, -0.0625, -0.28125, 1.03125, -0.9375, -0.90625, -0.3125, -2.9375}
tensor @r1.in.z : f32[5, 4] = {0.21875, 0.90625, 1.21875, 0.71875, -2.96875, -1.71875, 2.84375, 0.46875, -2.25, -1.40625, -1.5, 2.65625, -0.09375, -2.65625, 2.3125, -2.03125, -2.65625, 2.09375, 2.84375, 3.03125}
tensor @r1.want.0.f32 : f64[] = {11.55337756}
tensor @r1.own.0 : f64[] = {3.599999942593968e-08}
tensor @r2.in.x : f32[4, 4] = {-1.71875, -0.4375, -0.5, -1.4375, -2.4375, -0.625, 2.15625, 1.15625, 2.59375, -1.1875, 3.0, -1.71875, 2.78125, -2.625, 2.875, -0.875}
tensor @r2.in.y : f32[4, 4] = {-0.21875, 0.65625, 2.46875, -1.5625, 1.09375, -2.65625, -2.8125, 2.21875, -0.90625, -1.25, -0.59375, -2.875, 2.53125, -1.90625, -1.1875, -3.0}
tensor @r2.in.z : f32[4, 4] = {-1.375, -0.0625, -0.28125, 1.03125, -0.9375, -0.90625, -0.3125, -2.9375, 0.21875, 0.90625, 1.21875, 0.71875, -2.96875, -1.71875, 2.84375, 0.46875}
tensor @r2.want.0.f32 : f64[] = {6.241445696}
tensor @r2.own.0 : f64[] = {1.0000000116860974e-07}
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17, 4],
    %z : f32[s17, 4]) {
  %triplet_margin_loss = aten.triplet_margin_loss.default(anchor=%x, positive=%y, negative=%z, reduction=2) : f32[]
  return %triplet_margin_loss as "triplet_margin_loss"
}

fxge 1
model "triplet_margin_loss.r2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.53125, -1.0625, 0.0, 1.4375, 1.59375, 0.59375, 0.96875, 2.40625, 0.59375, -0.28125, -1.6875, 2.34375}
tensor @r0.in.y : f32[3, 4] = {-1.53125, -1.03125, 0.34375, -1.875, -1.46875, -0.46875, -1.40625, -0.59375, -0.625, 1.1875, -1.0625, -1.9375}
tensor @r0.in.z : f32[3, 4] = {0.9375, -2.21875, -2.0, -0.6875, 2.15625, 1.90625, 1.625, 1.8125, 2.375, 2.65625, -2.625, -2.09375}
tensor @r0.want.0.f32 : f64[] = {5.385914663}
tensor @r0.own.0 : f64[] = {6.30000016599297e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %triplet_margin_loss = aten.triplet_margin_loss.default(anchor=%x, positive=%y, negative=%z, reduction=2) : f32[]
  return %triplet_margin_loss as "triplet_margin_loss"
}

fxge 1
model "nll_loss2d_forward.ignored_nan_r2.f32" stage "import"
tensor @r0.in.x : f32[1, 3, 1, 2] = {0.5, nan, 1.5, inf, -0.5, nan}
tensor @r0.in.y : i64[1, 1, 2] = {1, 2}
tensor @r0.in.z : f32[3] = {1.21875, 0.375, 1.96875}
tensor @r0.want.0.f32 : f64[] = {-0.5625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[] = {0.375}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.in.x : f32[2, 5, 3, 4] = {-0.78125, -2.09375, -0.75, 2.28125, -2.46875, -2.40625, 0.1875, -0.40625, 0.8125, 1.78125, -0.71875, 1.09375, 2.6875, -2.6875, 2.15625, -2.53125, 0.0, 2.0, -1.71875, 2.0625, 2.34375, 2.15625, 0.1875, -0.8125, -0.25, -3.09375, 1.6875, -0.78125, -1.5625, -2.0625, 0.28125, -2.75, 3.03125, 0.40625, 2.46875, 2.125, -0.03125, -1.46875, 1.1875, -2.96875, 0.03125, 1.84375, -1.28125, 0.4375, 1.53125, 1.90625, -2.375, -2.78125, -2.8125, -2.1875, -0.90625, -0.40625, -2.3125, 1.28125, -2.3125, -0.71875, 2.71875, -2.84375, -0.34375, 2.375, -2.5, 0.71875, 1.09375, 1.40625, -0.03125, 0.9375, -3.0625, -1.65625, 2.53125, -1.5, -2.65625, -2.625, -0.8125, 2.96875, 2.21875, 0.53125, 1.3125, -2.34375, 2.5625, 1.0625, -2.34375, 2.59375, -1.6875, -0.59375, -1.34375, -2.0, 2.96875, 0.9375, -3.125, 1.625, -1.96875, -0.1875, -1.21875, 2.53125, -2.28125, -1.625, 2.65625, -1.6875, -2.75, 1.375, -0.71875, 2.0625, 0.5625, 1.90625, 0.78125, 0.0625, -0.3125, 1.03125, -2.3125, 1.78125, 1.0, -1.1875, 0.5, -3.09375, 2.625, -2.96875, 2.3125, 1.75, 1.4375, -2.71875}
tensor @r0.in.y : i64[2, 3, 4] = {0, 2, 0, 0, 0, 0, 3, 1, 0, 2, 3, 1, 4, 2, 2, 1, 2, 4, 4, 3, 4, 0, 1, 3}
tensor @r0.in.z : f32[5] = {1.21875, 0.9375, 1.125, 1.5625, 1.3125}
tensor @r0.want.0.f32 : f64[] = {7.515625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[] = {23.78125}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r1.in.x : f32[2, 5, 5, 6] = {-0.78125, -2.09375, -0.75, 2.28125, -2.46875, -2.40625, 0.1875, -0.40625, 0.8125, 1.78125, -0.71875, 1.09375, 2.6875, -2.6875, 2.15625, -2.53125, 0.0, 2.0, -1.71875, 2.0625, 2.34375, 2.15625, 0.1875, -0.8125, -0.25, -3.09375, 1.6875, -0.78125, -1.5625, -2.0625, 0.28125, -2.75, 3.03125, 0.40625, 2.46875, 2.125, -0.03125, -1.46875, 1.1875, -2.96875, 0.03125, 1.84375, -1.28125, 0.4375, 1.53125, 1.90625, -2.375, -2.78125, -2.8125, -2.1875, -0.90625, -0.40625, -2.3125, 1.28125, -2.3125, -0.71875, 2.71875, -2.84375, -0.34375, 2.375, -2.5, 0.71875, 1.09375, 1.40625, -0.03125, 0.9375, -3.0625, -1.65625, 2.53125, -1.5, -2.65625, -2.625, -0.8125, 2.96875, 2.21875, 0.53125, 1.3125, -2.34375, 2.5625, 1.0625, -2.34375, 2.59375, -1.6875, -0.59375, -1.34375, -2.0, 2.96875, 0.9375, -3.125, 1.625, -1.96875, -0.1875, -1.21875, 2.53125, -2.28125, -1.625, 2.65625, -1.6875, -2.75, 1.375, -0.71875, 2.0625, 0.5625, 1.90625, 0.78125, 0.0625, -0.3125, 1.03125, -2.3125, 1.78125, 1.0, -1.1875, 0.5, -3.09375, 2.625, -2.96875, 2.3125, 1.75, 1.4375, -2.71875, -0.28125, 1.0625, -2.34375, 1.84375, -1.65625, -2.15625, -1.8125, -1.6875, 2.59375, -1.375, -0.53125, -1.6875, -1.03125, -1.5625, 2.8125, -3.09375, 2.34375, 0.59375, 2.84375, -2.53125, 1.75, -0.90625, -1.25, -2.46875, -0.84375, 1.03125, 1.4375, 2.0625, -0.21875, -2.125, -3.0, -2.375, -0.96875, 1.9375, -0.96875, 1.71875, 0.1875, 0.40625, -1.1875, 0.15625, -1.625, 1.34375, 2.21875, -0.21875, 0.875, -1.71875, 1.90625, 3.09375, -3.0625, 1.40625, 1.5625, -2.75, -2.59375, -1.28125, 0.0625, 1.78125, -2.15625, -2.4375, 2.90625, -0.71875, -2.65625, -2.78125, -2.8125, -3.0625, -0.28125, 1.21875, -1.46875, -0.53125, 2.75, 1.28125, -1.0, -0.34375, 0.5625, -0.90625, -1.03125, 1.28125, 2.1875, -1.5625, 2.21875, 2.09375, -1.875, -0.8125, 0.25, -1.53125, -2.28125, -0.78125, -2.90625, -1.59375, -1.9375, -1.4375, 0.1875, -2.15625, -1.09375, -2.78125, 2.6875, 1.0625, 0.65625, -0.96875, 3.125, -1.53125, -2.4375, 2.59375, -2.4375, 1.46875, 1.28125, -1.15625, -1.625, 1.03125, -1.625, 2.625, -1.9375, -1.40625, 0.0, -0.96875, -0.9375, 1.40625, -1.46875, -1.5625, -3.0625, 3.09375, 2.46875, 1.25, 1.28125, 1.21875, -0.8125, 2.125, 0.21875, 1.46875, -2.28125, 0.375, 2.59375, -2.90625, 0.71875, -0.09375, -2.03125, -0.375, 1.1875, -0.75, 0.75, 2.21875, 1.125, 1.0625, 2.90625, -0.6875, 0.90625, 0.75, 2.1875, 0.125, -2.375, 1.34375, 0.03125, 0.90625, -0.46875, 0.46875, 0.03125, 2.84375, -1.625, -0.3125, -0.15625, -2.375, 1.875, 0.59375, -1.625, -2.59375, -2.71875, 0.90625, -2.5, -1.25, 1.09375, 1.65625, -3.125, -2.90625, 1.46875, -1.9375, -0.5, 1.875, 0.75, 1.40625, -1.1875, -3.0}
tensor @r1.in.y : i64[2, 5, 6] = {1, 0, 4, 1, 2, 0, 2, 0, 2, 1, 3, 2, 0, 3, 1, 4, 3, 4, 0, 4, 4, 0, 1, 1, 4, 0, 4, 0, 4, 0, 3, 2, 1, 3, 4, 1, 1, 0, 1, 3, 0, 2, 1, 1, 4, 0, 1, 2, 3, 4, 1, 0, 4, 2, 4, 3, 4, 4, 0, 1}
tensor @r1.in.z : f32[5] = {0.90625, 0.0625, 3.09375, 0.4375, 0.90625}
tensor @r1.want.0.f32 : f64[] = {9.782226562}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.f32 : f64[] = {30.71875}
tensor @r1.own.1 : f64[] = {0.0}
tensor @r2.in.x : f32[2, 5, 4, 9] = {-0.78125, -2.09375, -0.75, 2.28125, -2.46875, -2.40625, 0.1875, -0.40625, 0.8125, 1.78125, -0.71875, 1.09375, 2.6875, -2.6875, 2.15625, -2.53125, 0.0, 2.0, -1.71875, 2.0625, 2.34375, 2.15625, 0.1875, -0.8125, -0.25, -3.09375, 1.6875, -0.78125, -1.5625, -2.0625, 0.28125, -2.75, 3.03125, 0.40625, 2.46875, 2.125, -0.03125, -1.46875, 1.1875, -2.96875, 0.03125, 1.84375, -1.28125, 0.4375, 1.53125, 1.90625, -2.375, -2.78125, -2.8125, -2.1875, -0.90625, -0.40625, -2.3125, 1.28125, -2.3125, -0.71875, 2.71875, -2.84375, -0.34375, 2.375, -2.5, 0.71875, 1.09375, 1.40625, -0.03125, 0.9375, -3.0625, -1.65625, 2.53125, -1.5, -2.65625, -2.625, -0.8125, 2.96875, 2.21875, 0.53125, 1.3125, -2.34375, 2.5625, 1.0625, -2.34375, 2.59375, -1.6875, -0.59375, -1.34375, -2.0, 2.96875, 0.9375, -3.125, 1.625, -1.96875, -0.1875, -1.21875, 2.53125, -2.28125, -1.625, 2.65625, -1.6875, -2.75, 1.375, -0.71875, 2.0625, 0.5625, 1.90625, 0.78125, 0.0625, -0.3125, 1.03125, -2.3125, 1.78125, 1.0, -1.1875, 0.5, -3.09375, 2.625, -2.96875, 2.3125, 1.75, 1.4375, -2.71875, -0.28125, 1.0625, -2.34375, 1.84375, -1.65625, -2.15625, -1.8125, -1.6875, 2.59375, -1.375, -0.53125, -1.6875, -1.03125, -1.5625, 2.8125, -3.09375, 2.34375, 0.59375, 2.84375, -2.53125, 1.75, -0.90625, -1.25, -2.46875, -0.84375, 1.03125, 1.4375, 2.0625, -0.21875, -2.125, -3.0, -2.375, -0.96875, 1.9375, -0.96875, 1.71875, 0.1875, 0.40625, -1.1875, 0.15625, -1.625, 1.34375, 2.21875, -0.21875, 0.875, -1.71875, 1.90625, 3.09375, -3.0625, 1.40625, 1.5625, -2.75, -2.59375, -1.28125, 0.0625, 1.78125, -2.15625, -2.4375, 2.90625, -0.71875, -2.65625, -2.78125, -2.8125, -3.0625, -0.28125, 1.21875, -1.46875, -0.53125, 2.75, 1.28125, -1.0, -0.34375, 0.5625, -0.90625, -1.03125, 1.28125, 2.1875, -1.5625, 2.21875, 2.09375, -1.875, -0.8125, 0.25, -1.53125, -2.28125, -0.78125, -2.90625, -1.59375, -1.9375, -1.4375, 0.1875, -2.15625, -1.09375, -2.78125, 2.6875, 1.0625, 0.65625, -0.96875, 3.125, -1.53125, -2.4375, 2.59375, -2.4375, 1.46875, 1.28125, -1.15625, -1.625, 1.03125, -1.625, 2.625, -1.9375, -1.40625, 0.0, -0.96875, -0.9375, 1.40625, -1.46875, -1.5625, -3.0625, 3.09375, 2.46875, 1.25, 1.28125, 1.21875, -0.8125, 2.125, 0.21875, 1.46875, -2.28125, 0.375, 2.59375, -2.90625, 0.71875, -0.09375, -2.03125, -0.375, 1.1875, -0.75, 0.75, 2.21875, 1.125, 1.0625, 2.90625, -0.6875, 0.90625, 0.75, 2.1875, 0.125, -2.375, 1.34375, 0.03125, 0.90625, -0.46875, 0.46875, 0.03125, 2.84375, -1.625, -0.3125, -0.15625, -2.375, 1.875, 0.59375, -1.625, -2.59375, -2.71875, 0.90625, -2.5, -1.25, 1.09375, 1.65625, -3.125, -2.90625, 1.46875, -1.9375, -0.5, 1.875, 0.75, 1.40625, -1.1875, -3.0, 2.25, -0.40625, 0.21875, -2.0625, 1.5, -0.8125, 1.625, -1.71875, 2.34375, -0.25, 2.625, 1.25, -2.28125, 0.78125, 0.03125, -3.09375, 1.03125, -2.15625, 2.78125, -1.90625, -1.5625, 0.46875, 2.5625, -1.03125, 0.6875, 3.0, -2.09375, -0.59375, 1.46875, 2.65625, 3.03125, -2.25, 0.53125, 1.65625, 0.59375, -1.78125, 2.75, 2.375, 1.90625, 1.625, -1.25, -0.84375, 0.125, 1.21875, -0.5, -2.71875, 0.4375, 0.96875, 2.125, 1.9375, -2.34375, 0.40625, -0.53125, 1.0625, -1.59375, 2.625, 1.65625, -1.90625, -0.5, -1.1875}
tensor @r2.in.y : i64[2, 4, 9] = {3, 1, 3, 3, 3, 3, 3, 0, 0, 3, 4, 2, 1, 2, 4, 2, 3, 2, 1, 2, 4, 2, 4, 4, 3, 2, 1, 1, 0, 0, 1, 3, 0, 3, 3, 1, 1, 0, 3, 0, 2, 2, 0, 0, 2, 0, 0, 0, 0, 0, 4, 1, 1, 3, 4, 3, 4, 1, 4, 3, 4, 1, 4, 3, 0, 4, 2, 2, 1, 0, 4, 3}
tensor @r2.in.z : f32[5] = {0.03125, 0.625, 2.0, 1.28125, 2.03125}
tensor @r2.want.0.f32 : f64[] = {17.6640625}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.f32 : f64[] = {58.09375}
tensor @r2.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 5, s53, s0],
    %y : i64[2, s94, s48],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss2d_forward.default(self=%x, target=%y, weight=%z, reduction=2, ignore_index=2) : f32[], f32[] name("nll_loss2d_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nll_loss2d_forward.r2.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3, 4] = {-2.03125, -0.15625, 0.8125, -0.21875, -2.84375, -1.46875, 1.28125, -0.8125, 1.78125, -0.75, 1.375, 1.75, -0.875, 2.5, -1.125, 3.0625, -3.03125, 0.4375, -1.46875, 1.75, -1.375, 0.4375, -0.25, 0.03125, 2.09375, -1.875, -1.84375, 1.75, -3.0625, 2.46875, -2.125, 2.375, -3.125, 0.96875, -2.34375, 2.03125, -0.9375, -1.6875, -2.8125, 2.0, -2.28125, -2.40625, 1.0625, 1.5625, -0.03125, -2.25, -2.40625, 2.0, 2.125, -0.40625, -0.09375, -0.6875, -1.78125, 0.0, 3.09375, 2.5, -3.0625, -3.0625, 0.46875, 1.21875, -1.53125, -1.40625, -1.0, -1.0, -3.0, -2.28125, 2.40625, -2.125, 1.125, 2.21875, -1.28125, 1.46875, 0.71875, -2.40625, -0.53125, 1.15625, -2.84375, 3.03125, 0.25, 0.34375, -1.4375, 2.40625, 1.46875, -0.96875, -2.0, 2.625, -2.25, 1.8125, -1.125, -0.6875, 0.40625, -0.09375, -0.46875, 1.40625, -2.53125, 2.125, -1.40625, -0.6875, -3.0625, -2.78125, -2.6875, 1.8125, -0.6875, 2.96875, -1.84375, 0.1875, 0.46875, 2.0625, 0.46875, 0.65625, 3.0625, -1.78125, -0.9375, 2.78125, -1.28125, 1.25, -0.8125, 2.40625, 1.875, 0.96875}
tensor @r0.in.y : i64[2, 3, 4] = {3, 2, 0, 0, 1, 0, 1, 0, 3, 4, 2, 0, 1, 3, 4, 4, 4, 1, 4, 4, 1, 0, 1, 1}
tensor @r0.in.z : f32[5] = {1.53125, 2.84375, 1.71875, 0.59375, 0.75}
tensor @r0.want.0.f32 : f64[] = {4.3515625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[] = {35.375}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 5, 3, 4],
    %y : i64[2, 3, 4],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss2d_forward.default(self=%x, target=%y, weight=%z, reduction=2, ignore_index=2) : f32[], f32[] name("nll_loss2d_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "triplet_margin_loss.swap.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.875, -0.0625, -1.59375, -1.21875, -2.625, -2.40625, -0.5625, -2.875, -1.09375, -3.03125, -1.46875, -1.25}
tensor @r0.in.y : f32[3, 4] = {0.71875, -2.34375, 0.0625, -3.09375, 0.375, -2.96875, 3.0625, 1.9375, 1.46875, -0.4375, 0.8125, 1.71875}
tensor @r0.in.z : f32[3, 4] = {2.625, -0.375, -2.53125, 0.5625, -1.5, 2.0, 2.40625, -0.5625, 0.875, -2.59375, -0.375, -0.875}
tensor @r0.want.0.f32 : f64[] = {4.239582667}
tensor @r0.own.0 : f64[] = {2.999999892949745e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %triplet_margin_loss = aten.triplet_margin_loss.default(anchor=%x, positive=%y, negative=%z, p=1.0, swap=true) : f32[]
  return %triplet_margin_loss as "triplet_margin_loss"
}
