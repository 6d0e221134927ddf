fxge 1
model "sigmoid_backward.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000d43f000006c0000044400000084000004440000038c00000044000008cbf000000be0000f8bf000048bf0000703f0000d03e0000e0bf0000f0be0000e03e0000b0bf0000f0bf000020c00000383f000016400000503f0000483f000048bf"
tensor @r0.in.y : c64[3, 4] = hex "000044c0000018c000008cbf0000603e0000d03e0000b03e00004040000038400000283f0000f83f0000d03f000080be0000d83f00001cc000001ac00000ecbf0000cc3f0000a03f00008cbf0000c83f0000f4bf0000304000001ac00000a03e"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {24.16638184, 42.26599121, -5.385009766, -6.900024414, 0.9152832031, -1.23059082, 20.39550781, 27.17041016, 0.6756591797, -7.785949707, 1.271972656, -0.4541015625, -8.188476562, -10.71899414, -2.440063477, -7.122131348, 4.279663086, -4.915161133, 3.201293945, 12.55996704, 15.49307251, -29.37481689, -7.746124268, 4.907989502}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[3, 4],
    %y : c64[3, 4]) {
  %sigmoid_backward = aten.sigmoid_backward.default(grad_output=%x, output=%y) : c64[3, 4]
  return %sigmoid_backward as "sigmoid_backward"
}

fxge 1
model "sigmoid_backward.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "00000000004004c00000000000000640000000000000f73f000000000000e1bf000000000000f33f000000000000a0bf0000000000000240000000000000e53f000000000000ebbf0000000000c002c000000000000000c000000000008008c0000000000000fe3f0000000000000000000000000080febf00000000008000c0000000000000fabf00000000000003c0000000000080f03f0000000000c00140000000000000f9bf000000000000c43f000000000080f6bf000000000000ebbf"
tensor @r0.in.y : c128[3, 4] = hex "000000000000e7bf000000000000eebf00000000004005c0000000000000f93f000000000000e13f000000000000e8bf000000000080f2bf0000000000c002c000000000004001c0000000000080f6bf00000000004001c000000000000005400000000000000000000000000000f2bf000000000000c0bf000000000080f2bf00000000004001c00000000000c00040000000000000f1bf0000000000c00140000000000000e13f0000000000800740000000000080f93f000000000000f6bf"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-5.38192749, -6.764526367, -15.69122314, -10.31600952, 0.9622192383, -0.08102416992, 1.655090332, 19.43701172, 21.58319092, 5.012512207, -42.87744141, 27.63043213, 2.373046875, 2.109375, 0.7005310059, -5.222473145, -22.48168945, 23.8269043, 18.20071411, -1.089874268, -13.90045166, 1.100311279, -3.865814209, 3.432952881}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4],
    %y : c128[3, 4]) {
  %sigmoid_backward = aten.sigmoid_backward.default(grad_output=%x, output=%y) : c128[3, 4]
  return %sigmoid_backward as "sigmoid_backward"
}

fxge 1
model "tanh_backward.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000042c0000018bf0000c0bf00001e4000003ac000000ac0000046c0000022400000903e00003c40000090bf0000c43f000026400000b03f000050bf00003c400000a43f000016c00000d03f0000c4bf000002c000003c40000080be000060be"
tensor @r0.in.y : c64[3, 4] = hex "000048c0000034c00000603f0000c03d000018400000983f0000203e00000ac000003240000016c0000030bf0000003f000080bd0000e43f000002c0000040c00000c03d00000c400000a0bf0000b0be0000583f0000d43f00000840000028c0"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {13.03015137, -52.77575684, -0.7697753906, 0.3542175293, 21.55114746, -9.427368164, -15.69671631, 16.32293701, 37.94714355, -7.315612793, 0.1782226562, 1.963745117, 11.11935425, 5.154785156, -40.57342529, 7.352600098, 8.36227417, -13.0128479, 0.5938720703, 2.076873779, -14.36730957, 3.227111816, -3.284179688, 2.05078125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[3, 4],
    %y : c64[3, 4]) {
  %tanh_backward = aten.tanh_backward.default(grad_output=%x, output=%y) : c64[3, 4]
  return %tanh_backward as "tanh_backward"
}

fxge 1
model "tanh_backward.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000080fabf000000000080f93f000000000000dc3f000000000080f0bf00000000000004c0000000000000ef3f0000000000c006c000000000004001c0000000000000d6bf000000000000ef3f000000000080f03f00000000000000400000000000400140000000000000f43f0000000000c001c0000000000000c4bf000000000000ccbf00000000008006c0000000000000dabf000000000080f1bf0000000000c005c000000000000008400000000000800240000000000000b0bf"
tensor @r0.in.y : c128[3, 4] = hex "000000000000ec3f00000000008006c0000000000000e33f0000000000c00840000000000080f43f00000000008006c0000000000000e03f000000000000d83f000000000000fc3f000000000080f9bf000000000040064000000000004006c0000000000000fe3f000000000080fabf00000000004005c00000000000c002c000000000004003c000000000000000c00000000000c0074000000000008000c0000000000080f83f0000000000400240000000000080f9bf000000000000ec3f"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-5.645141602, 21.13220215, 8.259338379, -8.930786133, -11.1895752, 25.05899048, -1.724121094, -2.986816406, 5.239654541, 2.380096436, 31.97265625, -13.9541626, 8.254302979, -13.10791016, 3.19354248, -27.53814697, 27.24313354, 0.1165161133, -11.9480896, 8.868255615, -31.45166016, -7.41595459, -1.965148926, -6.401306152}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4],
    %y : c128[3, 4]) {
  %tanh_backward = aten.tanh_backward.default(grad_output=%x, output=%y) : c128[3, 4]
  return %tanh_backward as "tanh_backward"
}

fxge 1
model "silu_backward.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000060bf00000c400000703f0000bc3f000044c00000e8bf000048c00000a0bf0000b43f0000b0be0000c03d000060bf000006c0000016c0000088bf0000603f0000403f000068bf000018bf000058bf0000c0bf0000003f000010c00000203e"
tensor @r0.in.y : c64[3, 4] = hex "0000d0be00003a400000903e0000ac3f0000d0be0000a03e0000c4bf000000bd0000f03e00001a400000d03f0000a03e0000a4bf00003e400000403f0000c8bf000084bf00001cc000001440000004c000003ec0000046400000d0be0000b83f"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {25.46232739, -20.08492294, -0.5056035916, 2.054385122, -0.6328889329, -0.9777049154, 0.1385067583, 0.07218062199, 6.720590459, 1.17035596, 0.1336710865, -0.93310133, -3.327930478, 3.798759211, -0.9219647205, 1.948949964, -0.6170895297, 1.828782241, -0.5209385107, -1.117797557, -0.06736060577, 0.326742751, -0.07505219103, -2.043412052}
tensor @r0.own.0 : f64[] = {3.099999901223782e-07}
graph "main"(
    %x : c64[3, 4],
    %y : c64[3, 4]) {
  %silu_backward = aten.silu_backward.default(grad_output=%x, self=%y) : c64[3, 4]
  return %silu_backward as "silu_backward"
}

fxge 1
model "silu_backward.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000e7bf000000000000e43f000000000080f5bf00000000008003c0000000000000e4bf000000000080f9bf000000000000b83f00000000004001c0000000000080f63f0000000000400740000000000000e3bf000000000080f4bf000000000000f53f000000000000f63f000000000080f33f000000000080fe3f000000000000ee3f00000000004008c0000000000000ea3f000000000080f6bf000000000080024000000000008005c0000000000080064000000000008006c0"
tensor @r0.in.y : c128[3, 4] = hex "000000000000094000000000000006c0000000000000e5bf0000000000400240000000000080f83f0000000000c0084000000000000004c0000000000000034000000000004002c000000000000004c0000000000080f13f0000000000800440000000000000ee3f000000000000fd3f00000000000006c0000000000000eebf000000000000c4bf000000000000ec3f0000000000800040000000000000fd3f0000000000000840000000000080f13f0000000000800640000000000080f63f"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-0.7922380314, 0.4832111584, 4.973780167, 4.213534699, -2.278455976, -0.6121663301, -0.5545439122, 0.1558280496, -1.114708515, 0.1858220738, -2.669710985, -2.438546112, 1.687265106, 3.022979608, -0.2047032988, -0.168088584, 1.855276378, -0.7086696325, 0.8228486059, -1.886653183, 2.398387818, -3.061940917, 2.909023828, -3.346149119}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4],
    %y : c128[3, 4]) {
  %silu_backward = aten.silu_backward.default(grad_output=%x, self=%y) : c128[3, 4]
  return %silu_backward as "silu_backward"
}

fxge 1
model "threshold_backward.cut_-1.8.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {7, 0, 5, 0, -1, -6, -4, 1, -5, 7, -7, -4}
tensor @r0.in.y : i8[3, 4] = {-2, 6, -5, 2, -5, -4, -1, 1, 2, -6, -5, -7}
tensor @r0.want.0.i8 : i8[3, 4] = {0, 0, 0, 0, 0, 0, 0, 1, -5, 0, 0, 0}
graph "main"(
    %x : i8[3, 4],
    %y : i8[3, 4]) {
  %threshold_backward = aten.threshold_backward.default(grad_output=%x, self=%y, threshold=-1.8) : i8[3, 4]
  return %threshold_backward as "threshold_backward"
}

fxge 1
model "threshold_backward.cut_-1.8.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1, -6, 5, 6, 1, 6, 1, -5, 6, -5, 4, 6}
tensor @r0.in.y : i32[3, 4] = {-3, 7, 3, -5, -7, 2, 5, 4, -7, -7, 5, -5}
tensor @r0.want.0.i32 : i32[3, 4] = {0, -6, 5, 0, 0, 6, 1, -5, 0, 0, 4, 0}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %threshold_backward = aten.threshold_backward.default(grad_output=%x, self=%y, threshold=-1.8) : i32[3, 4]
  return %threshold_backward as "threshold_backward"
}

fxge 1
model "threshold_backward.cut_1.8.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {7, 3, -6, -4, -4, 6, -1, 0, -2, -5, -2, 7}
tensor @r0.in.y : i8[3, 4] = {1, -4, -2, 2, -6, -6, 5, 7, -7, 3, 2, -4}
tensor @r0.want.0.i8 : i8[3, 4] = {0, 0, 0, -4, 0, 0, -1, 0, 0, -5, -2, 0}
graph "main"(
    %x : i8[3, 4],
    %y : i8[3, 4]) {
  %threshold_backward = aten.threshold_backward.default(grad_output=%x, self=%y, threshold=1.8) : i8[3, 4]
  return %threshold_backward as "threshold_backward"
}

fxge 1
model "threshold_backward.cut_1.8.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4, 7, -2, -1, 0, -7, 3, -4, -1, -6, 2, -5}
tensor @r0.in.y : i32[3, 4] = {6, 5, 4, -3, 7, 5, -6, -1, 3, 0, 2, 3}
tensor @r0.want.0.i32 : i32[3, 4] = {-4, 7, -2, 0, 0, -7, 0, 0, -1, 0, 2, -5}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %threshold_backward = aten.threshold_backward.default(grad_output=%x, self=%y, threshold=1.8) : i32[3, 4]
  return %threshold_backward as "threshold_backward"
}

fxge 1
model "threshold_backward.cut_2.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {-3, 2, -3, 7, 3, -2, 7, 7, -1, 4, 7, 7}
tensor @r0.in.y : i8[3, 4] = {1, -5, -3, 6, 0, 6, 1, -2, -1, 6, 0, 2}
tensor @r0.want.0.i8 : i8[3, 4] = {0, 0, 0, 7, 0, -2, 0, 0, 0, 4, 0, 0}
graph "main"(
    %x : i8[3, 4],
    %y : i8[3, 4]) {
  %threshold_backward = aten.threshold_backward.default(grad_output=%x, self=%y, threshold=2) : i8[3, 4]
  return %threshold_backward as "threshold_backward"
}

fxge 1
model "threshold_backward.cut_2.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2, -4, 4, -5, 6, 2, 2, 7, 1, 5, -5, -3}
tensor @r0.in.y : i32[3, 4] = {-3, -2, -3, 6, 3, 7, 4, -4, 4, 4, 7, -5}
tensor @r0.want.0.i32 : i32[3, 4] = {0, 0, 0, -5, 6, 2, 2, 0, 1, 5, -5, 0}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %threshold_backward = aten.threshold_backward.default(grad_output=%x, self=%y, threshold=2) : i32[3, 4]
  return %threshold_backward as "threshold_backward"
}

fxge 1
model "tanh_backward.promote_f64_f32.f32" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.6875, 0.25, -0.71875, -3.03125, 0.15625, -1.3125, -3.0, -0.53125, -2.09375, -1.90625, -2.96875, -1.75}
tensor @r0.in.y : f32[4] = {-0.375, -1.34375, 2.3125, -0.71875}
tensor @r0.want.0.f64 : f64[3, 4] = {2.309570312, -0.2014160156, 3.12487793, -1.465301514, 0.1342773438, 1.057434082, 13.04296875, -0.2568054199, -1.799316406, 1.535797119, 12.90710449, -0.8459472656}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f32[4]) {
  %tanh_backward = aten.tanh_backward.default(grad_output=%x, output=%y) : f64[3, 4]
  return %tanh_backward as "tanh_backward"
}

fxge 1
model "tanh_backward.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.84375, 3.03125, -2.78125, -3.0625, -3.09375, 1.625, -2.65625, -0.40625, -1.5, -2.21875, 1.40625, 2.0625}
tensor @r0.in.y : f32[4] = {0.28125, -1.625, 1.84375, 2.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.7770080566, -4.973144531, 6.673370361, 15.6026001, -2.849029541, -2.666015625, 6.373443604, 2.069732666, -1.381347656, 3.640136719, -3.374176025, -10.50787354}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %tanh_backward = aten.tanh_backward.default(grad_output=%x, output=%y) : f32[3, 4]
  return %tanh_backward as "tanh_backward"
}

fxge 1
model "tanh_backward.promote_i8_f16.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {-5, 5, -1, 5, -1, 7, -6, 1, -2, -5, 4, -2}
tensor @r0.in.y : f16[4] = {1.625, 1.65625, -2.84375, 0.6875}
tensor @r0.want.0.f16 : f64[3, 4] = {8.203125, -8.715820312, 7.086914062, 2.63671875, 1.640625, -12.20214844, 42.52148438, 0.52734375, 3.28125, 8.715820312, -28.34765625, -1.0546875}
tensor @r0.own.0 : f64[] = {0.0002300000051036477}
graph "main"(
    %x : i8[3, 4],
    %y : f16[4]) {
  %tanh_backward = aten.tanh_backward.default(grad_output=%x, output=%y) : f16[3, 4]
  return %tanh_backward as "tanh_backward"
}

fxge 1
model "sigmoid_backward.promote_f64_f32.f32" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.8125, 2.15625, -2.71875, 0.0625, -0.5625, 0.84375, 2.8125, -0.40625, -1.96875, 1.09375, -3.0, 0.46875}
tensor @r0.in.y : f32[4] = {2.46875, 3.125, 1.0625, 0.8125}
tensor @r0.want.0.f64 : f64[3, 4] = {-10.19805908, -14.31884766, 0.1805419922, 0.009521484375, 2.039611816, -5.603027344, -0.1867675781, -0.06188964844, 7.138641357, -7.263183594, 0.19921875, 0.07141113281}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f32[4]) {
  %sigmoid_backward = aten.sigmoid_backward.default(grad_output=%x, output=%y) : f64[3, 4]
  return %sigmoid_backward as "sigmoid_backward"
}

fxge 1
model "sigmoid_backward.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.6875, -0.8125, 1.3125, -2.53125, -0.03125, 0.65625, -1.84375, -1.75, 0.15625, -0.75, 0.78125, -1.09375}
tensor @r0.in.y : f32[4] = {-0.25, -2.59375, -3.0, -2.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.83984375, 7.573547363, -15.75, 25.08508301, 0.009765625, -6.117095947, 22.125, 17.34277344, -0.048828125, 6.990966797, -9.375, 10.8392334}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %sigmoid_backward = aten.sigmoid_backward.default(grad_output=%x, output=%y) : f32[3, 4]
  return %sigmoid_backward as "sigmoid_backward"
}

fxge 1
model "sigmoid_backward.promote_i8_f16.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {5, -7, 2, 5, -3, 7, 6, 4, 2, 5, 0, 4}
tensor @r0.in.y : f16[4] = {2.03125, 0.15625, 0.5625, -2.71875}
tensor @r0.want.0.f16 : f64[3, 4] = {-10.47363281, -0.9228515625, 0.4921875, -50.55175781, 6.284179688, 0.9228515625, 1.4765625, -40.44140625, -4.189453125, 0.6591796875, 0.0, -40.44140625}
tensor @r0.own.0 : f64[] = {0.0002099999983329326}
graph "main"(
    %x : i8[3, 4],
    %y : f16[4]) {
  %sigmoid_backward = aten.sigmoid_backward.default(grad_output=%x, output=%y) : f16[3, 4]
  return %sigmoid_backward as "sigmoid_backward"
}

fxge 1
model "silu_backward.promote_f64_f32.f32" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.0, -0.96875, -0.9375, 0.28125, -1.0, 2.09375, -1.96875, -0.4375, -0.75, -0.25, -2.84375, -0.9375}
tensor @r0.in.y : f32[4] = {2.8125, 1.9375, 2.53125, 0.71875}
tensor @r0.want.0.f64 : f64[3, 4] = {2.187311619, -1.053351461, -1.030406099, 0.2336269521, -1.09365581, 2.276598319, -2.163852809, -0.3634197033, -0.8202418573, -0.2718326351, -3.125565168, -0.778756507}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f32[4]) {
  %silu_backward = aten.silu_backward.default(grad_output=%x, self=%y) : f64[3, 4]
  return %silu_backward as "silu_backward"
}

fxge 1
model "silu_backward.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.59375, 3.125, -2.125, -2.53125, 0.3125, 1.375, 2.15625, 2.875, -0.09375, 2.6875, -2.75, 2.875}
tensor @r0.in.y : f32[4] = {0.40625, 0.25, 2.875, 2.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.809589449, 1.949093817, -2.32035547, -2.783962796, 0.2180228252, 0.8576012797, 2.354478345, 3.162031818, -0.06540684756, 1.676220683, -3.002812961, 3.162031818}
tensor @r0.own.0 : f64[] = {3.099999901223782e-08}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %silu_backward = aten.silu_backward.default(grad_output=%x, self=%y) : f32[3, 4]
  return %silu_backward as "silu_backward"
}

fxge 1
model "silu_backward.promote_i8_f16.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {-3, 6, 1, 1, -5, -6, -5, 5, -2, -5, 5, 5}
tensor @r0.in.y : f16[4] = {3.0, -2.5625, -0.34375, -0.9375}
tensor @r0.want.0.f16 : f64[3, 4] = {-3.264312318, -0.5923660098, 0.3314508543, 0.09182764661, -5.44052053, 0.5923660098, -1.657254271, 0.4591382331, -2.176208212, 0.4936383415, 1.657254271, 0.4591382331}
tensor @r0.own.0 : f64[] = {0.00015999999595806003}
graph "main"(
    %x : i8[3, 4],
    %y : f16[4]) {
  %silu_backward = aten.silu_backward.default(grad_output=%x, self=%y) : f16[3, 4]
  return %silu_backward as "silu_backward"
}

fxge 1
model "gelu_backward.promote_i8_f16.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {-1, -4, -4, 2, -7, 6, 5, 0, -5, -7, -5, 4}
tensor @r0.in.y : f16[4] = {0.6875, -2.59375, 0.28125, 2.59375}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.9706604552, 0.1242421214, -2.874368409, 2.062121061, -6.794623187, -0.1863631821, 3.592960511, 0.0, -4.853302276, 0.2174237124, -3.592960511, 4.124242121}
tensor @r0.own.0 : f64[] = {0.00026000000070780516}
graph "main"(
    %x : i8[3, 4],
    %y : f16[4]) {
  %gelu_backward = aten.gelu_backward.default(grad_output=%x, self=%y) : f16[3, 4]
  return %gelu_backward as "gelu_backward"
}

fxge 1
model "hardtanh_backward.promote_f64_f32.f32" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.40625, 0.84375, 2.5, -2.46875, -0.21875, -2.0, 1.0, 0.0, 1.625, -2.03125, -0.90625, 2.8125}
tensor @r0.in.y : f32[4] = {2.1875, 0.28125, -0.03125, -2.0}
tensor @r0.want.0.f64 : f64[3, 4] = {0.0, 0.84375, 2.5, 0.0, 0.0, -2.0, 1.0, 0.0, 0.0, -2.03125, -0.90625, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f32[4]) {
  %hardtanh_backward = aten.hardtanh_backward.default(grad_output=%x, self=%y, min_val=-1, max_val=1) : f64[3, 4]
  return %hardtanh_backward as "hardtanh_backward"
}

fxge 1
model "hardtanh_backward.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.46875, 2.34375, 1.375, 0.9375, 2.59375, -1.375, 2.5, -2.46875, -1.875, 1.0, 2.25, 1.71875}
tensor @r0.in.y : f32[4] = {-2.3125, 0.3125, 2.96875, 3.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 2.34375, 0.0, 0.0, 0.0, -1.375, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %hardtanh_backward = aten.hardtanh_backward.default(grad_output=%x, self=%y, min_val=-1, max_val=1) : f32[3, 4]
  return %hardtanh_backward as "hardtanh_backward"
}

fxge 1
model "hardtanh_backward.promote_i8_f16.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {1, -4, -6, -7, 6, -3, -3, -6, -7, -3, -1, -6}
tensor @r0.in.y : f16[4] = {-1.84375, 0.25, 1.75, -1.5}
tensor @r0.want.0.f16 : f64[3, 4] = {0.0, -4.0, 0.0, 0.0, 0.0, -3.0, 0.0, 0.0, 0.0, -3.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[3, 4],
    %y : f16[4]) {
  %hardtanh_backward = aten.hardtanh_backward.default(grad_output=%x, self=%y, min_val=-1, max_val=1) : f16[3, 4]
  return %hardtanh_backward as "hardtanh_backward"
}

fxge 1
model "leaky_relu_backward.promote_f64_f32.f32" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.4375, -2.59375, -1.78125, 2.21875, 2.625, -2.09375, -2.46875, 1.90625, -0.59375, 2.5625, 2.4375, 0.625}
tensor @r0.in.y : f32[4] = {0.75, -1.53125, -1.28125, -0.46875}
tensor @r0.want.0.f64 : f64[3, 4] = {-2.4375, -0.259375, -0.178125, 0.221875, 2.625, -0.209375, -0.246875, 0.190625, -0.59375, 0.25625, 0.24375, 0.0625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f32[4]) {
  %leaky_relu_backward = aten.leaky_relu_backward.default(grad_output=%x, self=%y, negative_slope=0.1, self_is_result=false) : f64[3, 4]
  return %leaky_relu_backward as "leaky_relu_backward"
}

fxge 1
model "leaky_relu_backward.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.40625, 0.0, 2.375, 0.34375, -0.53125, -2.3125, 2.9375, -0.84375, -2.375, 2.375, -2.34375, -2.28125}
tensor @r0.in.y : f32[4] = {-0.75, -2.53125, -1.4375, 1.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.240625, 0.0, 0.2375, 0.34375, -0.053125, -0.23125, 0.29375, -0.84375, -0.2375, 0.2375, -0.234375, -2.28125}
tensor @r0.own.0 : f64[] = {7.799999757196474e-09}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %leaky_relu_backward = aten.leaky_relu_backward.default(grad_output=%x, self=%y, negative_slope=0.1, self_is_result=false) : f32[3, 4]
  return %leaky_relu_backward as "leaky_relu_backward"
}

fxge 1
model "leaky_relu_backward.promote_i8_f16.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {6, -3, 4, -3, 5, 0, -4, -6, 0, 4, -6, -2}
tensor @r0.in.y : f16[4] = {2.46875, -3.09375, -0.1875, -3.03125}
tensor @r0.want.0.f16 : f64[3, 4] = {6.0, -0.3, 0.4, -0.3, 5.0, 0.0, -0.4, -0.6, 0.0, 0.4, -0.6, -0.2}
tensor @r0.own.0 : f64[] = {1.5999999959603883e-05}
graph "main"(
    %x : i8[3, 4],
    %y : f16[4]) {
  %leaky_relu_backward = aten.leaky_relu_backward.default(grad_output=%x, self=%y, negative_slope=0.1, self_is_result=false) : f16[3, 4]
  return %leaky_relu_backward as "leaky_relu_backward"
}

fxge 1
model "tanh_backward.wide.f16" stage "import"
tensor @r0.in.x : f16[2] = {0.0010004043579101562, 2.0}
tensor @r0.in.y : f16[2] = {2048.0, 0.5}
tensor @r0.want.0.f16 : f64[2] = {-4195.999, 1.5}
tensor @r0.own.0 : f64[] = {2.399999914359796e-07}
graph "main"(
    %x : f16[2],
    %y : f16[2]) {
  %tanh_backward = aten.tanh_backward.default(grad_output=%x, output=%y) : f16[2]
  return %tanh_backward as "tanh_backward"
}

fxge 1
model "native_dropout_backward.broadcast_f32.f32" stage "import"
tensor @r0.in.x : f32[4] = {-0.21875, 0.125, 1.625, 1.40625}
tensor @r0.in.y : bool[3, 4] = {true, false, true, true, true, false, false, true, false, false, false, false}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.2734375, 0.0, 2.03125, 1.7578125, -0.2734375, 0.0, 0.0, 1.7578125, -0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[4],
    %y : bool[3, 4]) {
  %native_dropout_backward = aten.native_dropout_backward.default(grad_output=%x, mask=%y, scale=1.25) : f32[3, 4]
  return %native_dropout_backward as "native_dropout_backward"
}

fxge 1
model "native_dropout_backward.broadcast_f16.f32" stage "import"
tensor @r0.in.x : f16[4] = {-1.84375, -2.6875, 1.40625, -0.15625}
tensor @r0.in.y : bool[3, 4] = {false, false, false, true, false, true, true, true, true, false, false, false}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.0, -0.0, 0.0, -0.1953125, -0.0, -3.359375, 1.7578125, -0.1953125, -2.3046875, -0.0, 0.0, -0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[4],
    %y : bool[3, 4]) {
  %native_dropout_backward = aten.native_dropout_backward.default(grad_output=%x, mask=%y, scale=1.25) : f16[3, 4]
  return %native_dropout_backward as "native_dropout_backward"
}

fxge 1
model "native_dropout_backward.broadcast_i64.f32" stage "import"
tensor @r0.in.x : i64[4] = {-7, -3, -2, 2}
tensor @r0.in.y : bool[3, 4] = {true, true, true, true, true, false, true, true, true, true, false, false}
tensor @r0.want.0.f32 : f64[3, 4] = {-8.75, -3.75, -2.5, 2.5, -8.75, 0.0, -2.5, 2.5, -8.75, -3.75, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i64[4],
    %y : bool[3, 4]) {
  %native_dropout_backward = aten.native_dropout_backward.default(grad_output=%x, mask=%y, scale=1.25) : f32[3, 4]
  return %native_dropout_backward as "native_dropout_backward"
}

fxge 1
model "leaky_relu_backward.by_result.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.4375, 0.75, 2.15625, -0.28125, 2.21875, -1.3125, -0.8125, 2.15625, -1.6875, -2.625, 2.9375, -1.28125}
tensor @r0.in.y : f32[3, 4] = {0.8125, -1.65625, 0.34375, -2.53125, -1.90625, -0.75, -1.1875, 0.1875, 2.8125, 1.375, -0.96875, 3.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.4375, 0.075, 2.15625, -0.028125, 0.221875, -0.13125, -0.08125, 2.15625, -1.6875, -2.625, 0.29375, -1.28125}
tensor @r0.own.0 : f64[] = {6.800000118545313e-09}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %leaky_relu_backward = aten.leaky_relu_backward.default(grad_output=%x, self=%y, negative_slope=0.1, self_is_result=true) : f32[3, 4]
  return %leaky_relu_backward as "leaky_relu_backward"
}

fxge 1
model "rrelu_with_noise_backward.False_0.25.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
symbol s68 : int [2, 9223372036854775807]
symbol s32 : int [2, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.40625, -1.0625, 2.3125, -1.625, 2.375, 1.9375, -2.71875, -0.09375, -0.875, 2.4375, -0.78125, 2.15625}
tensor @r0.in.y : f32[3, 4] = {-0.84375, 0.78125, 2.84375, 1.1875, -0.96875, -2.5625, 2.625, -2.5, -2.71875, -0.09375, -1.46875, 2.34375}
tensor @r0.in.z : f32[3, 4] = {-2.71875, -2.9375, -1.34375, -2.4375, -1.0, -0.15625, 1.125, 2.25, 1.0, -1.90625, -1.6875, -1.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1015625, -1.0625, 2.3125, -1.625, 0.59375, 0.484375, -2.71875, -0.0234375, -0.21875, 0.609375, -0.1953125, 2.15625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-0.40625, -1.0625, 2.3125, -1.625, 2.375, 1.9375, -2.71875, -0.09375, -0.875, 2.4375, -0.78125, 2.15625, -0.84375, 0.78125, 2.84375, 1.1875, -0.96875, -2.5625, 2.625, -2.5, -2.71875, -0.09375, -1.46875, 2.34375, -2.71875, -2.9375, -1.34375, -2.4375, -1.0, -0.15625}
tensor @r1.in.y : f32[5, 6] = {1.125, 2.25, 1.0, -1.90625, -1.6875, -1.03125, 3.09375, 2.84375, 0.84375, -2.15625, -1.5, -0.03125, -3.125, -0.21875, 3.03125, 1.84375, -0.34375, -0.65625, 1.40625, -1.84375, 2.40625, 1.25, -2.6875, 2.21875, 0.90625, 1.5625, 1.34375, 1.96875, 0.71875, -2.125}
tensor @r1.in.z : f32[5, 6] = {-2.0, 0.15625, -1.09375, -2.40625, -0.84375, -2.75, -1.25, -2.9375, -1.53125, -2.375, 0.0, -1.28125, 0.28125, -1.78125, 1.59375, -2.03125, 0.8125, 1.5, 0.3125, -1.78125, 0.34375, 1.78125, -2.59375, -1.1875, 0.09375, 0.375, -1.21875, -1.375, 2.96875, 2.25}
tensor @r1.want.0.f32 : f64[5, 6] = {-0.40625, -1.0625, 2.3125, -0.40625, 0.59375, 0.484375, -2.71875, -0.09375, -0.875, 0.609375, -0.1953125, 0.5390625, -0.2109375, 0.1953125, 2.84375, 1.1875, -0.2421875, -0.640625, 2.625, -0.625, -2.71875, -0.09375, -0.3671875, 2.34375, -2.71875, -2.9375, -1.34375, -2.4375, -1.0, -0.0390625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-0.40625, -1.0625, 2.3125, -1.625, 2.375, 1.9375, -2.71875, -0.09375, -0.875, 2.4375, -0.78125, 2.15625, -0.84375, 0.78125, 2.84375, 1.1875, -0.96875, -2.5625, 2.625, -2.5, -2.71875, -0.09375, -1.46875, 2.34375, -2.71875, -2.9375, -1.34375, -2.4375, -1.0, -0.15625, 1.125, 2.25, 1.0, -1.90625, -1.6875, -1.03125}
tensor @r2.in.y : f32[4, 9] = {3.09375, 2.84375, 0.84375, -2.15625, -1.5, -0.03125, -3.125, -0.21875, 3.03125, 1.84375, -0.34375, -0.65625, 1.40625, -1.84375, 2.40625, 1.25, -2.6875, 2.21875, 0.90625, 1.5625, 1.34375, 1.96875, 0.71875, -2.125, -2.0, 0.15625, -1.09375, -2.40625, -0.84375, -2.75, -1.25, -2.9375, -1.53125, -2.375, 0.0, -1.28125}
tensor @r2.in.z : f32[4, 9] = {0.28125, -1.78125, 1.59375, -2.03125, 0.8125, 1.5, 0.3125, -1.78125, 0.34375, 1.78125, -2.59375, -1.1875, 0.09375, 0.375, -1.21875, -1.375, 2.96875, 2.25, 0.71875, 1.96875, 1.3125, 3.125, 1.28125, -1.09375, 0.5, -0.25, 0.375, 1.03125, 2.40625, -0.5625, -3.03125, 1.75, -0.5, 1.75, -0.125, -3.0625}
tensor @r2.want.0.f32 : f64[4, 9] = {-0.40625, -1.0625, 2.3125, -0.40625, 0.59375, 0.484375, -0.6796875, -0.0234375, -0.875, 2.4375, -0.1953125, 0.5390625, -0.84375, 0.1953125, 2.84375, 1.1875, -0.2421875, -2.5625, 2.625, -2.5, -2.71875, -0.09375, -1.46875, 0.5859375, -0.6796875, -2.9375, -0.3359375, -0.609375, -0.25, -0.0390625, 0.28125, 0.5625, 0.25, -0.4765625, -0.421875, -0.2578125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27],
    %z : f32[s68, s32]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.25, training=false, self_is_result=false) : f32[s17, s27]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.False_0.25.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.8125, -2.6875, 2.75, 1.8125, 0.59375, 1.84375, -1.78125, 1.8125, 0.78125, -1.46875, 0.75, -0.6875}
tensor @r0.in.y : f32[3, 4] = {-1.5, -2.96875, 0.1875, -2.78125, -0.84375, 0.28125, 2.09375, 0.59375, 2.0, 0.3125, 3.0625, -1.65625}
tensor @r0.in.z : f32[3, 4] = {0.3125, -1.03125, 0.0625, -2.4375, 1.65625, -0.3125, -1.09375, 1.0625, 1.0, -2.65625, 0.4375, -2.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.453125, -0.671875, 2.75, 0.453125, 0.1484375, 1.84375, -1.78125, 1.8125, 0.78125, -1.46875, 0.75, -0.171875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.25, training=false, self_is_result=false) : f32[3, 4]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.False_0.25.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.40625, 3.0625, 1.1875, -0.46875, 1.25, 1.0, 0.0625, -1.375, -0.90625, -2.0, 2.875, -0.09375}
tensor @r0.in.y : bf16[3, 4] = {2.4375, -0.6875, -2.1875, 0.0625, -2.40625, 0.0625, -0.09375, 3.03125, 2.5625, 2.0625, 0.0625, -2.65625}
tensor @r0.in.z : bf16[3, 4] = {-0.09375, -2.375, -2.84375, 1.90625, -1.625, 2.75, -2.90625, 2.21875, 0.90625, 2.125, -0.5, -1.71875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.40625, 0.765625, 0.296875, -0.46875, 0.3125, 1.0, 0.015625, -1.375, -0.90625, -2.0, 2.875, -0.0234375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4],
    %z : bf16[3, 4]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.25, training=false, self_is_result=false) : bf16[3, 4]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.False_0.25.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.84375, 0.125, 2.6875, -1.96875, 2.9375, 2.71875, 2.0625, 1.1875, 0.5, -1.875, -0.0625, 3.0}
tensor @r0.in.y : f16[3, 4] = {2.4375, -3.0625, -2.78125, -0.96875, 0.09375, 2.53125, -0.09375, -0.46875, 1.625, 0.25, 2.09375, 1.78125}
tensor @r0.in.z : f16[3, 4] = {1.625, 2.59375, 0.03125, 0.46875, -1.65625, -0.59375, -1.375, 1.53125, -2.6875, -1.3125, -2.90625, 1.875}
tensor @r0.want.0.f16 : f64[3, 4] = {0.84375, 0.03125, 0.671875, -0.4921875, 2.9375, 2.71875, 0.515625, 0.296875, 0.5, -1.875, -0.0625, 3.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4],
    %z : f16[3, 4]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.25, training=false, self_is_result=false) : f16[3, 4]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.False_0.5.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
symbol s68 : int [2, 9223372036854775807]
symbol s32 : int [2, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.625, 0.625, -1.84375, -0.03125, -3.0, 3.0625, -0.75, 2.4375, -0.9375, 0.3125, -2.84375, -0.125}
tensor @r0.in.y : f32[3, 4] = {0.96875, -2.84375, 0.09375, 0.59375, 0.78125, 2.375, -2.75, 2.46875, 2.125, 0.6875, 1.0, 0.15625}
tensor @r0.in.z : f32[3, 4] = {-3.09375, -2.34375, -1.5, -2.96875, -2.875, 3.03125, 2.0625, -0.4375, 1.875, -2.40625, -0.5, -2.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {2.625, 0.234375, -1.84375, -0.03125, -3.0, 3.0625, -0.28125, 2.4375, -0.9375, 0.3125, -2.84375, -0.125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.625, 0.625, -1.84375, -0.03125, -3.0, 3.0625, -0.75, 2.4375, -0.9375, 0.3125, -2.84375, -0.125, 0.96875, -2.84375, 0.09375, 0.59375, 0.78125, 2.375, -2.75, 2.46875, 2.125, 0.6875, 1.0, 0.15625, -3.09375, -2.34375, -1.5, -2.96875, -2.875, 3.03125}
tensor @r1.in.y : f32[5, 6] = {2.0625, -0.4375, 1.875, -2.40625, -0.5, -2.6875, 2.9375, -1.125, -2.875, 0.46875, 1.03125, 0.15625, -1.84375, -1.34375, -2.4375, 1.84375, 2.09375, -0.15625, -0.09375, 1.59375, -1.21875, 1.6875, 1.6875, 0.6875, -1.71875, 0.78125, -0.4375, -1.75, -2.90625, -3.09375}
tensor @r1.in.z : f32[5, 6] = {-2.84375, 2.84375, -1.5, 2.8125, -2.6875, 0.34375, -1.75, 0.625, -2.78125, -2.15625, 2.59375, 0.8125, -1.1875, -1.84375, 1.59375, -2.34375, -0.8125, 3.0625, 0.8125, 0.65625, -2.28125, 0.125, 0.75, 1.625, 1.3125, 2.34375, 2.3125, 0.78125, -1.0, 1.8125}
tensor @r1.want.0.f32 : f64[5, 6] = {2.625, 0.234375, -1.84375, -0.01171875, -1.125, 1.1484375, -0.75, 0.9140625, -0.3515625, 0.3125, -2.84375, -0.125, 0.36328125, -1.06640625, 0.03515625, 0.59375, 0.78125, 0.890625, -1.03125, 2.46875, 0.796875, 0.6875, 1.0, 0.15625, -1.16015625, -2.34375, -0.5625, -1.11328125, -1.078125, 1.13671875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.625, 0.625, -1.84375, -0.03125, -3.0, 3.0625, -0.75, 2.4375, -0.9375, 0.3125, -2.84375, -0.125, 0.96875, -2.84375, 0.09375, 0.59375, 0.78125, 2.375, -2.75, 2.46875, 2.125, 0.6875, 1.0, 0.15625, -3.09375, -2.34375, -1.5, -2.96875, -2.875, 3.03125, 2.0625, -0.4375, 1.875, -2.40625, -0.5, -2.6875}
tensor @r2.in.y : f32[4, 9] = {2.9375, -1.125, -2.875, 0.46875, 1.03125, 0.15625, -1.84375, -1.34375, -2.4375, 1.84375, 2.09375, -0.15625, -0.09375, 1.59375, -1.21875, 1.6875, 1.6875, 0.6875, -1.71875, 0.78125, -0.4375, -1.75, -2.90625, -3.09375, -2.84375, 2.84375, -1.5, 2.8125, -2.6875, 0.34375, -1.75, 0.625, -2.78125, -2.15625, 2.59375, 0.8125}
tensor @r2.in.z : f32[4, 9] = {-1.1875, -1.84375, 1.59375, -2.34375, -0.8125, 3.0625, 0.8125, 0.65625, -2.28125, 0.125, 0.75, 1.625, 1.3125, 2.34375, 2.3125, 0.78125, -1.0, 1.8125, -1.8125, -0.53125, 0.5, 2.28125, 2.71875, -3.09375, -0.625, 0.4375, -0.125, 2.125, 0.5625, -2.90625, 1.90625, 0.96875, -2.53125, 0.65625, -1.28125, 2.53125}
tensor @r2.want.0.f32 : f64[4, 9] = {2.625, 0.234375, -0.69140625, -0.03125, -3.0, 3.0625, -0.28125, 0.9140625, -0.3515625, 0.3125, -2.84375, -0.046875, 0.36328125, -2.84375, 0.03515625, 0.59375, 0.78125, 2.375, -1.03125, 2.46875, 0.796875, 0.2578125, 0.375, 0.05859375, -1.16015625, -2.34375, -0.5625, -2.96875, -1.078125, 3.03125, 0.7734375, -0.4375, 0.703125, -0.90234375, -0.5, -2.6875}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27],
    %z : f32[s68, s32]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.5, training=false, self_is_result=false) : f32[s17, s27]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.False_0.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.65625, 2.21875, -2.5625, -2.96875, 1.0, -0.59375, 2.9375, 0.03125, 1.0625, -1.125, 1.96875, -0.3125}
tensor @r0.in.y : f32[3, 4] = {-2.78125, -1.5, 2.5625, -2.0, -2.875, -1.375, 0.90625, 2.25, 3.0, 2.78125, -1.3125, 1.96875}
tensor @r0.in.z : f32[3, 4] = {-1.15625, 1.34375, 0.3125, -2.5625, -0.46875, -2.75, -0.15625, -2.875, -0.5625, 1.65625, -3.125, 2.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.62109375, 0.83203125, -2.5625, -1.11328125, 0.375, -0.22265625, 2.9375, 0.03125, 1.0625, -1.125, 0.73828125, -0.3125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.5, training=false, self_is_result=false) : f32[3, 4]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.False_0.5.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.40625, -1.65625, 0.28125, -0.53125, 2.625, -2.4375, -0.875, 1.46875, -2.375, 0.09375, -0.65625, -2.9375}
tensor @r0.in.y : bf16[3, 4] = {-1.75, -1.8125, -2.65625, -2.09375, -0.625, 2.96875, -0.375, -0.34375, -1.15625, -1.71875, -2.875, 3.0}
tensor @r0.in.z : bf16[3, 4] = {-0.625, -1.34375, 3.0, 0.625, -1.09375, -1.96875, 1.9375, 1.09375, -2.875, -2.15625, 2.6875, -0.28125}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.15234375, -0.62109375, 0.10546875, -0.19921875, 0.984375, -2.4375, -0.328125, 0.55078125, -0.890625, 0.03515625, -0.24609375, -2.9375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4],
    %z : bf16[3, 4]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.5, training=false, self_is_result=false) : bf16[3, 4]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.False_0.5.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.96875, -0.78125, -0.65625, 1.53125, -0.03125, 2.6875, 1.0, -3.0625, -0.375, 2.78125, -0.9375, 2.78125}
tensor @r0.in.y : f16[3, 4] = {-0.75, 1.25, -0.625, -3.125, 2.84375, 2.375, -1.8125, 0.59375, -1.0625, 0.125, -0.59375, 1.9375}
tensor @r0.in.z : f16[3, 4] = {-0.90625, 0.65625, 1.3125, 1.40625, 0.84375, -2.78125, -1.90625, -1.625, 2.4375, 0.875, 0.1875, 0.90625}
tensor @r0.want.0.f16 : f64[3, 4] = {1.11328125, -0.78125, -0.24609375, 0.57421875, -0.03125, 2.6875, 0.375, -3.0625, -0.140625, 2.78125, -0.3515625, 2.78125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4],
    %z : f16[3, 4]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.5, training=false, self_is_result=false) : f16[3, 4]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.True_0.25.dynamic" stage "import"
symbol s68 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
symbol s17 : int [2, 9223372036854775807]
symbol s94 : int [2, 9223372036854775807]
guard "L['x'].size()[1] == L['z'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['z'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.09375, 2.09375, 1.9375, -2.59375, -1.40625, 1.65625, 0.0, -1.28125, 2.0625, -3.0, -2.78125, 2.46875}
tensor @r0.in.y : f32[3, 4] = {-0.78125, -3.09375, -0.1875, -2.4375, -0.0625, -0.6875, -1.125, 2.0625, 0.6875, 0.875, -0.5, -0.625}
tensor @r0.in.z : f32[3, 4] = {2.71875, -0.8125, 0.6875, -1.0625, 2.5625, -1.0625, -1.84375, -2.09375, -2.6875, -0.4375, -0.71875, 2.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.973632812, -1.701171875, 1.33203125, 2.755859375, -3.603515625, -1.759765625, -0.0, 2.682617188, -5.54296875, 1.3125, 1.999023438, 6.017578125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-1.09375, 2.09375, 1.9375, -2.59375, -1.40625, 1.65625, 0.0, -1.28125, 2.0625, -3.0, -2.78125, 2.46875, -0.78125, -3.09375, -0.1875, -2.4375, -0.0625, -0.6875, -1.125, 2.0625, 0.6875, 0.875, -0.5, -0.625, 2.71875, -0.8125, 0.6875, -1.0625, 2.5625, -1.0625}
tensor @r1.in.y : f32[5, 6] = {-1.84375, -2.09375, -2.6875, -0.4375, -0.71875, 2.4375, -3.09375, -1.90625, 1.125, -1.53125, -3.03125, -0.15625, 1.0, 2.84375, -2.40625, -1.28125, -2.1875, 1.6875, 0.4375, -2.40625, 1.3125, -0.03125, -2.40625, 1.65625, -0.25, -2.15625, -2.0, 0.125, -1.15625, 2.5}
tensor @r1.in.z : f32[5, 6] = {2.15625, 3.125, -2.65625, 1.53125, -0.9375, -2.78125, 1.84375, 1.125, -0.75, 2.78125, 0.09375, -0.65625, -0.6875, 0.46875, -1.59375, 2.34375, 1.75, -2.28125, -2.0, -2.21875, -2.125, 2.1875, -0.59375, -3.125, -1.5625, 1.21875, -1.34375, 2.28125, -0.6875, 1.96875}
tensor @r1.want.0.f32 : f64[5, 6] = {-2.358398438, 6.54296875, -5.146484375, -3.971679688, 1.318359375, -4.606445312, 0.0, -1.44140625, -1.546875, -8.34375, -0.2607421875, -1.620117188, 0.537109375, -1.450195312, 0.298828125, -5.712890625, -0.109375, 1.568359375, 2.25, -4.576171875, -1.4609375, 1.9140625, 0.296875, 1.953125, -4.248046875, -0.990234375, -0.923828125, -2.423828125, -1.76171875, -2.091796875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-1.09375, 2.09375, 1.9375, -2.59375, -1.40625, 1.65625, 0.0, -1.28125, 2.0625, -3.0, -2.78125, 2.46875, -0.78125, -3.09375, -0.1875, -2.4375, -0.0625, -0.6875, -1.125, 2.0625, 0.6875, 0.875, -0.5, -0.625, 2.71875, -0.8125, 0.6875, -1.0625, 2.5625, -1.0625, -1.84375, -2.09375, -2.6875, -0.4375, -0.71875, 2.4375}
tensor @r2.in.y : f32[4, 9] = {-3.09375, -1.90625, 1.125, -1.53125, -3.03125, -0.15625, 1.0, 2.84375, -2.40625, -1.28125, -2.1875, 1.6875, 0.4375, -2.40625, 1.3125, -0.03125, -2.40625, 1.65625, -0.25, -2.15625, -2.0, 0.125, -1.15625, 2.5, 2.15625, 3.125, -2.65625, 1.53125, -0.9375, -2.78125, 1.84375, 1.125, -0.75, 2.78125, 0.09375, -0.65625}
tensor @r2.in.z : f32[4, 9] = {-0.6875, 0.46875, -1.59375, 2.34375, 1.75, -2.28125, -2.0, -2.21875, -2.125, 2.1875, -0.59375, -3.125, -1.5625, 1.21875, -1.34375, 2.28125, -0.6875, 1.96875, -2.21875, 2.5625, 2.34375, 3.0, 0.625, 2.4375, -2.375, 2.59375, 0.03125, -1.15625, 1.5625, 2.90625, -0.5, -1.5625, -1.8125, 2.96875, 0.5625, 2.25}
tensor @r2.want.0.f32 : f64[4, 9] = {0.751953125, 0.9814453125, -3.087890625, -6.079101562, -2.4609375, -3.778320312, -0.0, 2.842773438, -4.3828125, -6.5625, 1.651367188, -7.71484375, 1.220703125, -3.770507812, 0.251953125, -5.560546875, 0.04296875, -1.353515625, 2.49609375, 5.28515625, 1.611328125, 2.625, -0.3125, -1.5234375, -6.45703125, -2.107421875, 0.021484375, 1.228515625, 4.00390625, -3.087890625, 0.921875, 3.271484375, 4.87109375, -1.298828125, -0.404296875, 5.484375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s68, s27],
    %y : f32[s17, s94],
    %z : f32[s68, s27]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.25, training=true, self_is_result=false) : f32[s68, s27]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.True_0.25.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.28125, 0.53125, 1.59375, 2.0625, -1.0, -2.84375, -1.0625, -2.1875, 0.875, -2.59375, 1.34375, 3.03125}
tensor @r0.in.y : f32[3, 4] = {0.53125, 0.125, 1.125, -0.5, -0.03125, -0.78125, -2.6875, -0.96875, 0.09375, -0.90625, 1.96875, 2.4375}
tensor @r0.in.z : f32[3, 4] = {1.8125, 0.65625, 2.625, 1.25, -2.21875, 3.0625, -1.15625, -0.6875, 2.21875, 1.5625, 2.0625, -2.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.509765625, 0.3486328125, 4.18359375, 2.578125, 2.21875, -8.708984375, 1.228515625, 1.50390625, 1.94140625, -4.052734375, 2.771484375, -6.630859375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.25, training=true, self_is_result=false) : f32[3, 4]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.True_0.25.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.0, -2.0, 1.28125, -0.5, 0.5625, -1.6875, 1.15625, -2.3125, -2.96875, 0.28125, -2.53125, -2.46875}
tensor @r0.in.y : bf16[3, 4] = {2.5, -0.5, 2.8125, 1.46875, -2.34375, -0.15625, -2.34375, 3.125, -1.78125, 0.09375, -1.625, 3.03125}
tensor @r0.in.z : bf16[3, 4] = {1.5625, 0.34375, -2.8125, -0.71875, 1.5625, 0.625, -1.0, -0.375, -2.125, 1.53125, 1.625, 2.53125}
tensor @r0.want.0.bf16 : f64[3, 4] = {-3.125, -0.6875, -3.603515625, 0.359375, 0.87890625, -1.0546875, -1.15625, 0.8671875, 6.30859375, 0.4306640625, -4.11328125, -6.249023438}
tensor @r0.own.0 : f64[] = {0.0019000000320374966}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4],
    %z : bf16[3, 4]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.25, training=true, self_is_result=false) : bf16[3, 4]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.True_0.25.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.78125, 1.09375, 0.625, 2.84375, -0.1875, -2.96875, -3.03125, 2.96875, -2.8125, -1.46875, 2.8125, 1.0625}
tensor @r0.in.y : f16[3, 4] = {-0.34375, 1.4375, -0.15625, -0.1875, 0.875, 0.25, 2.09375, 0.15625, 1.75, 2.34375, 2.6875, 1.375}
tensor @r0.in.z : f16[3, 4] = {-1.8125, 0.15625, 1.03125, 1.5625, -2.78125, -1.9375, 2.75, 1.71875, -0.21875, 0.84375, -0.40625, -1.875}
tensor @r0.want.0.f16 : f64[3, 4] = {3.228515625, 0.1708984375, 0.64453125, 4.443359375, 0.521484375, 5.751953125, -8.3359375, 5.102539062, 0.615234375, -1.239257812, -1.142578125, -1.9921875}
tensor @r0.own.0 : f64[] = {0.0002300000051036477}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4],
    %z : f16[3, 4]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.25, training=true, self_is_result=false) : f16[3, 4]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.True_0.5.dynamic" stage "import"
symbol s68 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
symbol s17 : int [2, 9223372036854775807]
symbol s94 : int [2, 9223372036854775807]
guard "L['x'].size()[1] == L['z'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['z'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.3125, -1.0, -0.03125, -0.3125, -0.75, 3.09375, 2.46875, 1.9375, -0.3125, -2.78125, -2.3125, -1.71875}
tensor @r0.in.y : f32[3, 4] = {1.0, 2.59375, 2.15625, 0.4375, 2.53125, 1.78125, 2.03125, 2.375, -2.84375, -1.125, 1.875, 0.90625}
tensor @r0.in.z : f32[3, 4] = {1.0, 1.6875, 2.0, 0.15625, 0.5, 2.875, -0.9375, -2.6875, 2.15625, -1.0625, -0.6875, 1.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3125, -1.6875, -0.0625, -0.048828125, -0.375, 8.89453125, -2.314453125, -5.20703125, -0.673828125, 2.955078125, 1.58984375, -2.578125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.3125, -1.0, -0.03125, -0.3125, -0.75, 3.09375, 2.46875, 1.9375, -0.3125, -2.78125, -2.3125, -1.71875, 1.0, 2.59375, 2.15625, 0.4375, 2.53125, 1.78125, 2.03125, 2.375, -2.84375, -1.125, 1.875, 0.90625, 1.0, 1.6875, 2.0, 0.15625, 0.5, 2.875}
tensor @r1.in.y : f32[5, 6] = {-0.9375, -2.6875, 2.15625, -1.0625, -0.6875, 1.5, -2.0, 1.0625, -2.65625, -1.03125, 1.8125, 1.375, -2.25, 1.0625, 2.21875, 1.59375, 2.84375, -0.625, 2.625, 1.25, 1.84375, 1.65625, 2.25, -2.40625, -0.1875, -2.625, 0.96875, 2.09375, 1.5, -1.65625}
tensor @r1.in.z : f32[5, 6] = {1.8125, 0.40625, -1.21875, 2.9375, 1.59375, -0.40625, 0.5, 1.75, 2.75, -3.125, 0.5625, -1.28125, 3.0, -1.125, -2.28125, 2.875, -0.53125, -1.3125, 2.4375, -2.8125, 2.125, -1.3125, 2.78125, 1.8125, 2.75, -1.4375, 0.59375, 0.4375, -1.96875, -0.78125}
tensor @r1.want.0.f32 : f64[5, 6] = {0.56640625, -0.40625, 0.0380859375, -0.91796875, -1.1953125, -1.256835938, 1.234375, 3.390625, -0.859375, 8.69140625, -1.30078125, 2.202148438, 3.0, -2.91796875, -4.918945312, 1.2578125, -1.344726562, -2.337890625, 4.951171875, -6.6796875, -6.04296875, 1.4765625, 5.21484375, 1.642578125, 2.75, -2.42578125, 1.1875, 0.068359375, -0.984375, -2.24609375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.3125, -1.0, -0.03125, -0.3125, -0.75, 3.09375, 2.46875, 1.9375, -0.3125, -2.78125, -2.3125, -1.71875, 1.0, 2.59375, 2.15625, 0.4375, 2.53125, 1.78125, 2.03125, 2.375, -2.84375, -1.125, 1.875, 0.90625, 1.0, 1.6875, 2.0, 0.15625, 0.5, 2.875, -0.9375, -2.6875, 2.15625, -1.0625, -0.6875, 1.5}
tensor @r2.in.y : f32[4, 9] = {-2.0, 1.0625, -2.65625, -1.03125, 1.8125, 1.375, -2.25, 1.0625, 2.21875, 1.59375, 2.84375, -0.625, 2.625, 1.25, 1.84375, 1.65625, 2.25, -2.40625, -0.1875, -2.625, 0.96875, 2.09375, 1.5, -1.65625, 1.8125, 0.40625, -1.21875, 2.9375, 1.59375, -0.40625, 0.5, 1.75, 2.75, -3.125, 0.5625, -1.28125}
tensor @r2.in.z : f32[4, 9] = {3.0, -1.125, -2.28125, 2.875, -0.53125, -1.3125, 2.4375, -2.8125, 2.125, -1.3125, 2.78125, 1.8125, 2.75, -1.4375, 0.59375, 0.4375, -1.96875, -0.78125, -1.71875, -1.3125, -1.59375, -0.9375, -1.4375, -0.46875, -0.25, 0.375, -0.25, -2.5, 1.3125, -1.0, -0.40625, -0.3125, -2.65625, 1.125, 0.375, -2.6875}
tensor @r2.want.0.f32 : f64[4, 9] = {0.9375, 1.125, 0.0712890625, -0.8984375, 0.3984375, -4.060546875, 6.017578125, -5.44921875, -0.6640625, 3.650390625, -6.431640625, -3.115234375, 2.75, -3.728515625, 1.280273438, 0.19140625, -4.983398438, -1.391601562, -3.491210938, -3.1171875, 4.532226562, 1.0546875, -2.6953125, -0.4248046875, -0.25, 0.6328125, -0.5, -0.390625, 0.65625, -2.875, 0.380859375, 0.83984375, -5.727539062, -1.1953125, -0.2578125, -4.03125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s68, s27],
    %y : f32[s17, s94],
    %z : f32[s68, s27]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.5, training=true, self_is_result=false) : f32[s68, s27]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.True_0.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.28125, -2.03125, -1.5, 0.5625, 0.34375, -1.0625, -2.84375, 1.96875, -1.90625, -0.40625, -0.21875, -1.9375}
tensor @r0.in.y : f32[3, 4] = {2.0625, 1.125, 0.6875, -1.3125, -0.59375, 1.96875, 2.84375, -3.0, 3.09375, -1.03125, 2.3125, 0.03125}
tensor @r0.in.z : f32[3, 4] = {0.71875, -1.9375, 1.125, -1.1875, -0.8125, 2.84375, 0.3125, 2.03125, -0.5, 1.875, -2.53125, 2.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.2021484375, 3.935546875, -1.6875, -0.66796875, -0.279296875, -3.021484375, -0.888671875, 3.999023438, 0.953125, -0.76171875, 0.5537109375, -4.72265625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.5, training=true, self_is_result=false) : f32[3, 4]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.True_0.5.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.8125, -1.125, -2.625, 1.0, -2.3125, 1.0, -0.84375, -1.0, -0.53125, -0.5625, -0.53125, 1.59375}
tensor @r0.in.y : bf16[3, 4] = {2.625, -2.28125, -0.6875, -2.21875, 1.90625, -0.34375, 2.15625, -0.125, 2.90625, -0.625, 0.21875, 0.9375}
tensor @r0.in.z : bf16[3, 4] = {-0.40625, -2.28125, 2.4375, 2.1875, 0.0, -0.59375, 0.65625, -0.28125, 0.8125, -1.21875, -0.34375, -0.3125}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.330078125, 2.56640625, -6.3984375, 2.1875, -0.0, -0.59375, -0.5537109375, 0.28125, -0.431640625, 0.685546875, 0.1826171875, -0.498046875}
tensor @r0.own.0 : f64[] = {0.0012000000569969416}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4],
    %z : bf16[3, 4]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.5, training=true, self_is_result=false) : bf16[3, 4]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.True_0.5.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.5625, -1.9375, 2.78125, 2.9375, -1.59375, -0.15625, 3.09375, -0.90625, -1.625, -0.21875, -1.09375, -2.0}
tensor @r0.in.y : f16[3, 4] = {-2.90625, -1.46875, -1.6875, 0.09375, -0.3125, -2.0, -2.4375, -2.15625, 0.9375, 2.6875, -1.6875, 2.6875}
tensor @r0.in.z : f16[3, 4] = {2.6875, 0.34375, -2.09375, 0.28125, 1.1875, 0.1875, -2.28125, -3.0625, -2.9375, 2.59375, -1.375, -0.9375}
tensor @r0.want.0.f16 : f64[3, 4] = {-4.19921875, -0.666015625, -5.823242188, 0.826171875, -1.892578125, -0.029296875, -7.057617188, 2.775390625, 4.7734375, -0.5673828125, 1.50390625, 1.875}
tensor @r0.own.0 : f64[] = {0.00014000000373926014}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4],
    %z : f16[3, 4]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.25, upper=0.5, training=true, self_is_result=false) : f16[3, 4]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "_adaptive_avg_pool2d_backward.uneven0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 2] = {-2.53125, 1.40625, 0.375, -0.5, -0.90625, -3.03125, -1.53125, -2.5, -2.71875, -3.0, 1.5625, 0.15625}
tensor @r0.in.y : f32[2, 5, 6] = {-0.125, 1.03125, -1.875, -0.78125, -2.0, 0.46875, 0.78125, 2.5625, 1.5, 0.71875, 0.5625, -2.0625, 1.03125, 2.96875, -1.75, -3.0, 2.53125, 2.15625, -1.78125, 2.03125, -0.03125, 3.125, -2.96875, -1.46875, 0.03125, 2.3125, -2.625, -2.375, 1.28125, 1.625, -2.75, -1.09375, -1.03125, -2.4375, 1.84375, 2.1875, 2.90625, -1.15625, -1.8125, -2.625, -2.4375, 1.4375, -0.78125, -1.0625, -1.84375, 0.90625, -2.03125, 3.03125, -2.4375, -2.1875, 2.03125, 0.75, 2.09375, 0.9375, 2.53125, 2.78125, -2.53125, -0.28125, -0.34375, 0.71875}
tensor @r0.want.0.f32 : f64[2, 5, 6] = {-0.421875, -0.421875, -0.421875, 0.234375, 0.234375, 0.234375, -0.3802083333, -0.3802083333, -0.3802083333, 0.1788194444, 0.1788194444, 0.1788194444, 0.04166666667, 0.04166666667, 0.04166666667, -0.05555555556, -0.05555555556, -0.05555555556, -0.109375, -0.109375, -0.109375, -0.5607638889, -0.5607638889, -0.5607638889, -0.1510416667, -0.1510416667, -0.1510416667, -0.5052083333, -0.5052083333, -0.5052083333, -0.2552083333, -0.2552083333, -0.2552083333, -0.4166666667, -0.4166666667, -0.4166666667, -0.5572916667, -0.5572916667, -0.5572916667, -0.75, -0.75, -0.75, -0.3020833333, -0.3020833333, -0.3020833333, -0.3333333333, -0.3333333333, -0.3333333333, -0.04166666667, -0.04166666667, -0.04166666667, -0.3072916667, -0.3072916667, -0.3072916667, 0.2604166667, 0.2604166667, 0.2604166667, 0.02604166667, 0.02604166667, 0.02604166667}
tensor @r0.own.0 : f64[] = {2.6000000374892807e-08}
graph "main"(
    %x : f32[2, 3, 2],
    %y : f32[2, 5, 6]) {
  %_adaptive_avg_pool2d_backward = aten._adaptive_avg_pool2d_backward.default(grad_output=%x, self=%y) : f32[2, 5, 6]
  return %_adaptive_avg_pool2d_backward as "_adaptive_avg_pool2d_backward"
}

fxge 1
model "_adaptive_avg_pool2d_backward.uneven0.bf16" stage "import"
tensor @r0.in.x : bf16[2, 3, 2] = {2.65625, 2.71875, -1.90625, 0.90625, 2.78125, 2.1875, -2.125, -1.8125, 3.09375, -1.84375, 2.15625, -2.8125}
tensor @r0.in.y : bf16[2, 5, 6] = {-2.0625, 2.78125, 1.84375, -3.125, 1.84375, 0.84375, 2.125, 1.15625, 1.09375, -2.59375, 2.84375, -1.59375, -1.25, 2.25, -1.65625, 1.875, 2.15625, -0.09375, -0.59375, 0.46875, -0.40625, 2.5625, 0.5, -2.125, -2.4375, -2.375, 1.1875, 2.03125, 2.90625, 3.0, -1.34375, -2.0, 2.9375, -2.25, 0.96875, -0.5625, 2.09375, 1.09375, -0.53125, 1.15625, 1.78125, -0.90625, -1.15625, -1.90625, 0.15625, 3.09375, 2.0625, 0.5625, -1.5625, 1.15625, -2.03125, 1.28125, 0.03125, 2.875, 1.46875, -1.78125, 0.0625, -2.4375, 0.9375, -1.375}
tensor @r0.want.0.bf16 : f64[2, 5, 6] = {0.4427083333, 0.4427083333, 0.4427083333, 0.453125, 0.453125, 0.453125, 0.2309027778, 0.2309027778, 0.2309027778, 0.5538194444, 0.5538194444, 0.5538194444, -0.2118055556, -0.2118055556, -0.2118055556, 0.1006944444, 0.1006944444, 0.1006944444, 0.2517361111, 0.2517361111, 0.2517361111, 0.4652777778, 0.4652777778, 0.4652777778, 0.4635416667, 0.4635416667, 0.4635416667, 0.3645833333, 0.3645833333, 0.3645833333, -0.3541666667, -0.3541666667, -0.3541666667, -0.3020833333, -0.3020833333, -0.3020833333, -0.01041666667, -0.01041666667, -0.01041666667, -0.5069444444, -0.5069444444, -0.5069444444, 0.34375, 0.34375, 0.34375, -0.2048611111, -0.2048611111, -0.2048611111, 0.703125, 0.703125, 0.703125, -0.6736111111, -0.6736111111, -0.6736111111, 0.359375, 0.359375, 0.359375, -0.46875, -0.46875, -0.46875}
tensor @r0.own.0 : f64[] = {0.0024999999441206455}
graph "main"(
    %x : bf16[2, 3, 2],
    %y : bf16[2, 5, 6]) {
  %_adaptive_avg_pool2d_backward = aten._adaptive_avg_pool2d_backward.default(grad_output=%x, self=%y) : bf16[2, 5, 6]
  return %_adaptive_avg_pool2d_backward as "_adaptive_avg_pool2d_backward"
}

fxge 1
model "_adaptive_avg_pool2d_backward.uneven0.f16" stage "import"
tensor @r0.in.x : f16[2, 3, 2] = {1.625, 0.65625, -1.78125, -1.0, 1.875, 1.65625, 0.625, -1.53125, -1.3125, 1.53125, 2.1875, 1.59375}
tensor @r0.in.y : f16[2, 5, 6] = {2.90625, 2.9375, 2.84375, -2.65625, 2.0, -1.875, -2.0, -2.78125, 0.5625, 2.5, 3.03125, -1.15625, 3.0, 1.5, 0.0, -1.75, -0.65625, -3.125, 1.78125, -0.84375, -1.78125, 0.4375, -0.40625, -2.03125, -2.34375, -2.78125, -2.21875, -2.84375, -3.03125, 2.34375, -2.03125, 1.21875, 0.28125, 0.65625, 0.75, -3.0, -1.0, 2.9375, 1.4375, 0.5625, -0.03125, -2.34375, 0.90625, 2.15625, -0.15625, 0.8125, 0.0625, 1.875, 2.53125, 0.15625, 0.84375, 1.53125, -1.90625, 0.96875, -0.15625, -2.09375, 2.46875, -0.84375, 1.46875, -2.59375}
tensor @r0.want.0.f16 : f64[2, 5, 6] = {0.2708333333, 0.2708333333, 0.2708333333, 0.109375, 0.109375, 0.109375, 0.07291666667, 0.07291666667, 0.07291666667, -0.001736111111, -0.001736111111, -0.001736111111, -0.1979166667, -0.1979166667, -0.1979166667, -0.1111111111, -0.1111111111, -0.1111111111, 0.1145833333, 0.1145833333, 0.1145833333, 0.1649305556, 0.1649305556, 0.1649305556, 0.3125, 0.3125, 0.3125, 0.2760416667, 0.2760416667, 0.2760416667, 0.1041666667, 0.1041666667, 0.1041666667, -0.2552083333, -0.2552083333, -0.2552083333, -0.04166666667, -0.04166666667, -0.04166666667, -0.08506944444, -0.08506944444, -0.08506944444, -0.1458333333, -0.1458333333, -0.1458333333, 0.1701388889, 0.1701388889, 0.1701388889, 0.21875, 0.21875, 0.21875, 0.4357638889, 0.4357638889, 0.4357638889, 0.3645833333, 0.3645833333, 0.3645833333, 0.265625, 0.265625, 0.265625}
tensor @r0.own.0 : f64[] = {0.0005000000237487257}
graph "main"(
    %x : f16[2, 3, 2],
    %y : f16[2, 5, 6]) {
  %_adaptive_avg_pool2d_backward = aten._adaptive_avg_pool2d_backward.default(grad_output=%x, self=%y) : f16[2, 5, 6]
  return %_adaptive_avg_pool2d_backward as "_adaptive_avg_pool2d_backward"
}

fxge 1
model "adaptive_max_pool2d_backward.places0.f32" stage "import"
tensor @r0.in.x : f32[2, 2, 3] = {-2.71875, -0.65625, -0.625, -2.96875, -0.21875, 0.125, -2.625, -2.40625, 2.375, -0.125, -0.59375, -0.65625}
tensor @r0.in.y : f32[2, 5, 6] = {-2.84375, 2.4375, -1.625, -2.59375, 1.84375, 1.5, 3.03125, 1.21875, -0.65625, -1.46875, 1.46875, 1.40625, -1.25, 0.96875, -0.40625, 2.25, 0.71875, -1.21875, -0.625, -2.9375, -1.71875, -0.75, 1.40625, 1.125, -1.25, 2.40625, -2.40625, -0.84375, 0.9375, 0.21875, -2.0625, -1.34375, 2.9375, 0.8125, -2.5625, -1.6875, 0.75, 1.65625, -0.875, 0.53125, -0.625, 0.25, -1.0, 2.09375, -0.40625, -2.53125, 2.53125, 3.09375, -0.78125, -1.0, 1.5625, -2.09375, 2.90625, -0.59375, 2.1875, -2.40625, 3.0, 0.59375, 0.09375, -1.09375}
tensor @r0.in.z : i64[2, 2, 3] = {0, 1, 2, 3, 4, 0, 0, 1, 2, 3, 4, 0}
tensor @r0.want.0.f32 : f64[2, 5, 6] = {-2.59375, -0.65625, -0.625, -2.96875, -0.21875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.28125, -2.40625, 2.375, -0.125, -0.59375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 2, 3],
    %y : f32[2, 5, 6],
    %z : i64[2, 2, 3]) {
  %adaptive_max_pool2d_backward = aten.adaptive_max_pool2d_backward.default(grad_output=%x, self=%y, indices=%z) : f32[2, 5, 6]
  return %adaptive_max_pool2d_backward as "adaptive_max_pool2d_backward"
}

fxge 1
model "adaptive_max_pool2d_backward.places0.bf16" stage "import"
tensor @r0.in.x : bf16[2, 2, 3] = {1.5625, 2.625, 0.46875, 1.6875, 1.5625, -0.71875, -1.40625, -2.21875, -2.78125, 0.25, 1.75, -2.0}
tensor @r0.in.y : bf16[2, 5, 6] = {-3.0, 0.65625, 1.90625, -3.0625, -2.65625, 2.53125, 0.40625, 0.75, 1.65625, -0.78125, -0.8125, -3.09375, 0.40625, -2.96875, 0.4375, 1.9375, 2.71875, 1.5625, 1.84375, 2.75, 2.375, 0.96875, 1.1875, 2.71875, 1.4375, 0.53125, -0.90625, -0.09375, -0.84375, 2.0, -0.78125, -1.25, 1.03125, 3.03125, -0.34375, 0.5625, -0.09375, -2.4375, -2.71875, 0.5625, 1.0625, -0.21875, -2.34375, 2.59375, 0.96875, -2.5, -0.59375, -2.65625, 1.03125, -0.96875, -2.96875, 2.40625, 1.5, -1.71875, 2.6875, -0.5, -1.6875, 3.125, 1.03125, -0.53125}
tensor @r0.in.z : i64[2, 2, 3] = {0, 1, 2, 3, 4, 0, 0, 1, 2, 3, 4, 0}
tensor @r0.want.0.bf16 : f64[2, 5, 6] = {0.84375, 2.625, 0.46875, 1.6875, 1.5625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.40625, -2.21875, -2.78125, 0.25, 1.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[2, 2, 3],
    %y : bf16[2, 5, 6],
    %z : i64[2, 2, 3]) {
  %adaptive_max_pool2d_backward = aten.adaptive_max_pool2d_backward.default(grad_output=%x, self=%y, indices=%z) : bf16[2, 5, 6]
  return %adaptive_max_pool2d_backward as "adaptive_max_pool2d_backward"
}

fxge 1
model "adaptive_max_pool2d_backward.places0.f16" stage "import"
tensor @r0.in.x : f16[2, 2, 3] = {2.6875, 1.75, 2.40625, -2.71875, 1.0, -1.6875, -1.5, 2.125, 0.75, 0.78125, -1.78125, -2.3125}
tensor @r0.in.y : f16[2, 5, 6] = {1.21875, 0.6875, 1.875, -2.125, -2.75, -1.25, 0.875, 1.65625, -3.0, -1.53125, 2.65625, -1.25, 0.34375, 1.5, 0.625, -3.03125, 1.09375, 1.90625, 2.125, 2.84375, 1.53125, 2.90625, -1.8125, -3.03125, 2.4375, 0.625, 1.53125, 0.34375, -2.9375, -1.9375, 0.75, 0.0, -0.90625, -1.625, 0.84375, 0.375, 2.03125, -1.96875, -0.03125, 1.71875, -0.34375, -2.1875, -0.65625, 0.75, 1.90625, 2.1875, -2.71875, 0.0625, 3.09375, 1.125, -2.15625, 2.5625, 2.59375, -2.40625, 0.96875, -1.21875, 0.9375, -2.6875, 0.84375, 1.6875}
tensor @r0.in.z : i64[2, 2, 3] = {0, 1, 2, 3, 4, 0, 0, 1, 2, 3, 4, 0}
tensor @r0.want.0.f16 : f64[2, 5, 6] = {1.0, 1.75, 2.40625, -2.71875, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.8125, 2.125, 0.75, 0.78125, -1.78125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[2, 2, 3],
    %y : f16[2, 5, 6],
    %z : i64[2, 2, 3]) {
  %adaptive_max_pool2d_backward = aten.adaptive_max_pool2d_backward.default(grad_output=%x, self=%y, indices=%z) : f16[2, 5, 6]
  return %adaptive_max_pool2d_backward as "adaptive_max_pool2d_backward"
}

fxge 1
model "_adaptive_avg_pool2d_backward.uneven1.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3, 2] = {-1.5625, -1.25, -1.1875, 1.0, 0.625, -2.4375, 2.625, 1.5, -2.03125, -3.125, 0.21875, 1.25, -0.84375, 2.15625, -0.8125, 0.46875, 1.375, -3.09375, 0.34375, 1.96875, -1.21875, 1.4375, -1.59375, -2.0625, 2.25, -2.5, -2.46875, 1.125, 2.5, -2.71875, 1.6875, 0.96875, -2.875, 3.0625, 2.375, -2.0}
tensor @r0.in.y : f32[2, 3, 5, 6] = {1.625, -1.3125, -2.5625, 1.46875, -0.9375, -0.25, 0.625, 2.25, 1.40625, 1.625, -0.8125, 0.34375, -2.15625, 0.625, 1.03125, -1.6875, 0.125, 0.4375, -0.875, -1.3125, 0.46875, -1.4375, -2.5625, 0.40625, -2.84375, -1.5, -1.0625, -2.59375, -0.53125, 0.25, -1.59375, -0.09375, 1.0625, 0.09375, -1.25, -1.5, 0.75, -2.53125, 1.875, -2.125, -1.8125, -0.40625, 0.0625, -0.8125, -2.625, 2.28125, -0.875, -0.09375, 2.25, 0.8125, 1.875, -0.84375, 3.03125, 2.6875, 2.5625, 2.96875, 1.0625, -0.34375, 1.90625, 2.375, 1.8125, 0.96875, 0.5, 2.375, -0.28125, 1.40625, -0.40625, 1.03125, -1.59375, -1.15625, -0.9375, 0.09375, -1.21875, -2.21875, 0.25, -3.03125, -1.28125, 2.09375, -3.0, 0.875, 0.875, 2.71875, -2.28125, -3.09375, -1.71875, -2.40625, -0.5, -0.6875, -3.0625, 1.03125, 1.6875, -0.84375, 2.84375, 1.59375, 1.28125, -1.78125, 0.46875, -2.03125, 1.125, 1.34375, 1.28125, 0.5, -3.0, -0.625, 0.59375, 1.4375, -2.4375, 0.0, 2.5625, 2.375, 1.28125, -2.375, 2.4375, 1.375, 2.46875, 2.25, 0.8125, -0.15625, 3.03125, 2.96875, 1.875, -2.0, 1.65625, 1.5, -1.0625, 2.3125, -3.0, -2.46875, 1.84375, 1.875, 0.53125, 0.90625, 2.40625, -0.46875, 1.25, 1.03125, 1.4375, -2.46875, -1.375, 2.46875, -2.09375, -2.90625, -0.96875, 1.28125, -0.9375, -0.375, -1.40625, -2.96875, -0.65625, 2.65625, -3.09375, 2.1875, 1.96875, -0.15625, 0.3125, 2.46875, 1.46875, 2.0, 2.75, 2.46875, 1.03125, -2.0, -1.3125, 0.34375, 1.15625, 0.6875, -3.09375, -1.59375, 2.5, 1.4375, -2.0, 0.375, -1.3125, -2.40625, 1.03125, -1.90625, -2.90625, 1.1875, -2.125, 1.53125}
tensor @r0.want.0.f32 : f64[2, 3, 5, 6] = {-0.2604166667, -0.2604166667, -0.2604166667, -0.2083333333, -0.2083333333, -0.2083333333, -0.3923611111, -0.3923611111, -0.3923611111, -0.09722222222, -0.09722222222, -0.09722222222, -0.1319444444, -0.1319444444, -0.1319444444, 0.1111111111, 0.1111111111, 0.1111111111, -0.02777777778, -0.02777777778, -0.02777777778, -0.2951388889, -0.2951388889, -0.2951388889, 0.1041666667, 0.1041666667, 0.1041666667, -0.40625, -0.40625, -0.40625, 0.4375, 0.4375, 0.4375, 0.25, 0.25, 0.25, 0.2118055556, 0.2118055556, 0.2118055556, -0.09722222222, -0.09722222222, -0.09722222222, -0.2256944444, -0.2256944444, -0.2256944444, -0.3472222222, -0.3472222222, -0.3472222222, -0.1892361111, -0.1892361111, -0.1892361111, -0.1388888889, -0.1388888889, -0.1388888889, 0.03645833333, 0.03645833333, 0.03645833333, 0.2083333333, 0.2083333333, 0.2083333333, -0.140625, -0.140625, -0.140625, 0.359375, 0.359375, 0.359375, -0.2309027778, -0.2309027778, -0.2309027778, 0.4114583333, 0.4114583333, 0.4114583333, -0.09027777778, -0.09027777778, -0.09027777778, 0.05208333333, 0.05208333333, 0.05208333333, 0.1388888889, 0.1388888889, 0.1388888889, -0.4635416667, -0.4635416667, -0.4635416667, 0.2291666667, 0.2291666667, 0.2291666667, -0.515625, -0.515625, -0.515625, 0.05729166667, 0.05729166667, 0.05729166667, 0.328125, 0.328125, 0.328125, -0.078125, -0.078125, -0.078125, 0.4878472222, 0.4878472222, 0.4878472222, -0.1354166667, -0.1354166667, -0.1354166667, 0.1597222222, 0.1597222222, 0.1597222222, -0.4010416667, -0.4010416667, -0.4010416667, -0.1840277778, -0.1840277778, -0.1840277778, -0.265625, -0.265625, -0.265625, -0.34375, -0.34375, -0.34375, 0.375, 0.375, 0.375, -0.4166666667, -0.4166666667, -0.4166666667, 0.1006944444, 0.1006944444, 0.1006944444, -0.2916666667, -0.2916666667, -0.2916666667, -0.2743055556, -0.2743055556, -0.2743055556, 0.125, 0.125, 0.125, 0.1423611111, 0.1423611111, 0.1423611111, -0.328125, -0.328125, -0.328125, 0.4166666667, 0.4166666667, 0.4166666667, -0.453125, -0.453125, -0.453125, 0.28125, 0.28125, 0.28125, 0.1614583333, 0.1614583333, 0.1614583333, -0.03819444444, -0.03819444444, -0.03819444444, 0.5017361111, 0.5017361111, 0.5017361111, -0.3194444444, -0.3194444444, -0.3194444444, 0.3402777778, 0.3402777778, 0.3402777778, 0.07638888889, 0.07638888889, 0.07638888889, 0.006944444444, 0.006944444444, 0.006944444444, 0.3958333333, 0.3958333333, 0.3958333333, -0.3333333333, -0.3333333333, -0.3333333333}
tensor @r0.own.0 : f64[] = {3.899999967416079e-08}
graph "main"(
    %x : f32[2, 3, 3, 2],
    %y : f32[2, 3, 5, 6]) {
  %_adaptive_avg_pool2d_backward = aten._adaptive_avg_pool2d_backward.default(grad_output=%x, self=%y) : f32[2, 3, 5, 6]
  return %_adaptive_avg_pool2d_backward as "_adaptive_avg_pool2d_backward"
}

fxge 1
model "_adaptive_avg_pool2d_backward.uneven1.bf16" stage "import"
tensor @r0.in.x : bf16[2, 3, 3, 2] = {-0.25, -1.96875, 2.375, -0.3125, 0.21875, 0.0625, 1.46875, -1.71875, -1.75, 0.0, -0.25, -1.15625, 2.125, -2.1875, 2.65625, 1.46875, -0.75, -0.84375, -0.1875, 1.90625, 0.6875, 3.0625, 2.6875, -2.34375, 1.5, 0.21875, 0.40625, 1.4375, 1.59375, 3.09375, -0.09375, 0.46875, -0.09375, 2.59375, -2.46875, -2.625}
tensor @r0.in.y : bf16[2, 3, 5, 6] = {2.1875, 2.625, 1.1875, 1.96875, 2.125, -0.03125, 1.59375, 1.84375, 2.1875, 0.5625, 0.625, 2.21875, 2.125, -1.5, -0.09375, 0.21875, 1.84375, 2.46875, 2.4375, -1.5, 1.875, -0.53125, 2.875, -3.03125, -3.09375, 0.46875, -0.15625, -0.03125, -2.6875, 1.96875, 0.96875, 1.09375, 2.71875, 1.34375, -0.03125, 2.8125, 2.59375, -0.65625, -1.34375, 0.28125, -1.3125, -2.4375, -0.90625, 1.75, -0.1875, 2.09375, -0.4375, 3.03125, -2.25, -1.15625, -2.34375, -0.84375, -1.90625, -3.0625, -1.03125, -2.1875, -1.46875, 0.78125, -1.5625, -1.4375, 1.1875, 2.625, 2.46875, -0.875, 2.0, 2.875, 2.84375, 0.40625, 2.96875, 2.59375, -0.15625, -1.46875, -1.78125, 0.71875, 0.0625, 2.40625, -1.90625, -0.46875, -3.0625, 1.625, -1.8125, 0.71875, -0.5, -2.875, 2.15625, 2.59375, 1.40625, -2.1875, 1.46875, 1.28125, -2.6875, -0.875, 2.5, 0.625, -1.125, 2.15625, -0.3125, 1.53125, -2.375, 2.59375, 0.6875, 1.46875, 0.53125, -1.25, 2.84375, 0.5625, 1.3125, -2.46875, -1.1875, 2.34375, -2.78125, 2.875, 2.75, 1.25, 0.625, 0.125, -1.09375, 0.28125, -2.25, -0.6875, 1.65625, -0.5625, -1.15625, -2.34375, 0.34375, 0.90625, -2.09375, -0.1875, 2.375, 3.03125, -1.625, -0.78125, -2.21875, 2.65625, -2.0625, -1.4375, 0.09375, 1.4375, -0.3125, -0.75, -2.375, -2.78125, -3.09375, 0.0, -1.1875, 0.0625, -1.9375, -1.1875, 2.71875, 0.8125, 3.0625, 1.65625, 2.40625, 0.84375, 2.90625, -1.59375, -1.125, 1.875, -0.65625, 1.84375, -0.25, -0.1875, -2.125, 0.96875, -0.25, -1.75, 0.875, -2.46875, 1.625, 1.40625, -1.5, 1.21875, 1.1875, 1.34375, -3.03125, -0.59375, 1.8125, -2.71875, 0.21875, 1.78125}
tensor @r0.want.0.bf16 : f64[2, 3, 5, 6] = {-0.04166666667, -0.04166666667, -0.04166666667, -0.328125, -0.328125, -0.328125, 0.2222222222, 0.2222222222, 0.2222222222, -0.3628472222, -0.3628472222, -0.3628472222, 0.2638888889, 0.2638888889, 0.2638888889, -0.03472222222, -0.03472222222, -0.03472222222, 0.3003472222, 0.3003472222, 0.3003472222, -0.02430555556, -0.02430555556, -0.02430555556, 0.03645833333, 0.03645833333, 0.03645833333, 0.01041666667, 0.01041666667, 0.01041666667, 0.2447916667, 0.2447916667, 0.2447916667, -0.2864583333, -0.2864583333, -0.2864583333, 0.05034722222, 0.05034722222, 0.05034722222, -0.2864583333, -0.2864583333, -0.2864583333, -0.1944444444, -0.1944444444, -0.1944444444, 0.0, 0.0, 0.0, -0.2361111111, -0.2361111111, -0.2361111111, -0.1927083333, -0.1927083333, -0.1927083333, -0.04166666667, -0.04166666667, -0.04166666667, -0.1927083333, -0.1927083333, -0.1927083333, 0.3541666667, 0.3541666667, 0.3541666667, -0.3645833333, -0.3645833333, -0.3645833333, 0.6493055556, 0.6493055556, 0.6493055556, -0.2013888889, -0.2013888889, -0.2013888889, 0.2951388889, 0.2951388889, 0.2951388889, 0.1631944444, 0.1631944444, 0.1631944444, 0.1701388889, 0.1701388889, 0.1701388889, 0.02256944444, 0.02256944444, 0.02256944444, -0.125, -0.125, -0.125, -0.140625, -0.140625, -0.140625, -0.03125, -0.03125, -0.03125, 0.3177083333, 0.3177083333, 0.3177083333, 0.04513888889, 0.04513888889, 0.04513888889, 0.6579861111, 0.6579861111, 0.6579861111, 0.07638888889, 0.07638888889, 0.07638888889, 0.3402777778, 0.3402777778, 0.3402777778, 0.5243055556, 0.5243055556, 0.5243055556, -0.05034722222, -0.05034722222, -0.05034722222, 0.4479166667, 0.4479166667, 0.4479166667, -0.390625, -0.390625, -0.390625, 0.25, 0.25, 0.25, 0.03645833333, 0.03645833333, 0.03645833333, 0.2951388889, 0.2951388889, 0.2951388889, 0.1961805556, 0.1961805556, 0.1961805556, 0.04513888889, 0.04513888889, 0.04513888889, 0.1597222222, 0.1597222222, 0.1597222222, 0.3107638889, 0.3107638889, 0.3107638889, 0.6753472222, 0.6753472222, 0.6753472222, 0.265625, 0.265625, 0.265625, 0.515625, 0.515625, 0.515625, -0.015625, -0.015625, -0.015625, 0.078125, 0.078125, 0.078125, -0.02604166667, -0.02604166667, -0.02604166667, 0.3663194444, 0.3663194444, 0.3663194444, -0.01041666667, -0.01041666667, -0.01041666667, 0.2881944444, 0.2881944444, 0.2881944444, -0.421875, -0.421875, -0.421875, -0.1493055556, -0.1493055556, -0.1493055556, -0.4114583333, -0.4114583333, -0.4114583333, -0.4375, -0.4375, -0.4375}
tensor @r0.own.0 : f64[] = {0.0031999999191612005}
graph "main"(
    %x : bf16[2, 3, 3, 2],
    %y : bf16[2, 3, 5, 6]) {
  %_adaptive_avg_pool2d_backward = aten._adaptive_avg_pool2d_backward.default(grad_output=%x, self=%y) : bf16[2, 3, 5, 6]
  return %_adaptive_avg_pool2d_backward as "_adaptive_avg_pool2d_backward"
}

fxge 1
model "_adaptive_avg_pool2d_backward.uneven1.f16" stage "import"
tensor @r0.in.x : f16[2, 3, 3, 2] = {2.90625, 2.46875, 2.40625, -2.125, 0.46875, -1.3125, 0.6875, -1.0, -0.8125, -2.5625, -2.6875, 0.25, 0.15625, -0.90625, 0.75, 1.5, -0.09375, 2.03125, 2.8125, 2.59375, -1.0625, -1.28125, 2.03125, -0.71875, 0.4375, 2.34375, 2.84375, -2.71875, -1.21875, 1.09375, -1.6875, -2.125, 1.53125, 1.90625, 2.0625, -1.0625}
tensor @r0.in.y : f16[2, 3, 5, 6] = {-2.3125, -0.03125, -2.46875, -1.40625, -0.96875, -2.9375, -2.6875, -2.5, 0.3125, -2.96875, 2.28125, -0.96875, -1.5, -1.875, 2.3125, 2.09375, -1.125, 2.1875, -0.90625, -2.1875, -3.0625, -2.90625, -0.625, -1.09375, 0.1875, 1.03125, 2.53125, -1.34375, 1.1875, 2.0625, -2.875, -1.78125, 2.84375, 2.0, 1.4375, 1.75, -1.875, -2.96875, -0.0625, -2.0625, -1.21875, 0.84375, 0.65625, -0.875, 2.28125, -0.25, 0.5, -0.46875, 0.125, 0.21875, -2.09375, 1.0, -1.90625, 1.75, 1.125, -0.59375, -1.5, 0.1875, -1.0625, -2.90625, 0.375, -1.71875, -0.90625, 0.03125, 0.0625, 1.375, 1.25, 1.84375, -1.28125, 0.6875, 2.875, -1.09375, 2.6875, -1.09375, -3.03125, -2.375, 2.65625, -1.8125, 0.4375, -2.21875, 1.1875, 1.96875, -1.0625, 1.90625, -2.15625, 0.4375, 0.34375, 2.375, -2.5625, -1.625, 1.65625, 3.09375, 3.0, 0.28125, -2.46875, -0.21875, -0.5625, -0.84375, -0.6875, 2.09375, -1.78125, 3.0, 0.9375, 0.875, 1.90625, 2.0, -0.71875, -1.75, 1.4375, 2.75, -1.09375, 2.21875, 0.53125, 0.125, -0.625, 3.03125, 1.59375, 0.375, -2.9375, 2.0625, 0.21875, 0.6875, -0.3125, 0.125, 0.78125, -1.75, -2.9375, 2.5, -2.6875, 2.4375, -0.78125, -2.0625, -2.375, -0.03125, -0.96875, 1.96875, 0.375, -0.125, -1.0, 0.75, 1.4375, -2.875, 1.375, 1.9375, -0.5625, -1.15625, -2.75, -2.78125, -1.75, -0.4375, -0.90625, -2.28125, 1.71875, 2.09375, -2.96875, 2.65625, -2.375, 2.625, 0.34375, 2.40625, 0.375, 2.84375, 2.125, -2.8125, -3.03125, 0.0625, 2.65625, 0.625, 1.09375, -0.65625, -0.34375, 3.125, -1.65625, -1.3125, -0.71875, -0.1875, -2.5625, 0.90625, -0.375, 1.125}
tensor @r0.want.0.f16 : f64[2, 3, 5, 6] = {0.484375, 0.484375, 0.484375, 0.4114583333, 0.4114583333, 0.4114583333, 0.7517361111, 0.7517361111, 0.7517361111, 0.1753472222, 0.1753472222, 0.1753472222, 0.2673611111, 0.2673611111, 0.2673611111, -0.2361111111, -0.2361111111, -0.2361111111, 0.3454861111, 0.3454861111, 0.3454861111, -0.4548611111, -0.4548611111, -0.4548611111, 0.078125, 0.078125, 0.078125, -0.21875, -0.21875, -0.21875, 0.1145833333, 0.1145833333, 0.1145833333, -0.1666666667, -0.1666666667, -0.1666666667, 0.02430555556, 0.02430555556, 0.02430555556, -0.4513888889, -0.4513888889, -0.4513888889, -0.09027777778, -0.09027777778, -0.09027777778, -0.2847222222, -0.2847222222, -0.2847222222, -0.5381944444, -0.5381944444, -0.5381944444, -0.2430555556, -0.2430555556, -0.2430555556, -0.4479166667, -0.4479166667, -0.4479166667, 0.04166666667, 0.04166666667, 0.04166666667, 0.02604166667, 0.02604166667, 0.02604166667, -0.1510416667, -0.1510416667, -0.1510416667, 0.109375, 0.109375, 0.109375, 0.015625, 0.015625, 0.015625, 0.08333333333, 0.08333333333, 0.08333333333, 0.1666666667, 0.1666666667, 0.1666666667, 0.06770833333, 0.06770833333, 0.06770833333, 0.5052083333, 0.5052083333, 0.5052083333, -0.015625, -0.015625, -0.015625, 0.3385416667, 0.3385416667, 0.3385416667, 0.46875, 0.46875, 0.46875, 0.4322916667, 0.4322916667, 0.4322916667, 0.3506944444, 0.3506944444, 0.3506944444, 0.2899305556, 0.2899305556, 0.2899305556, -0.1180555556, -0.1180555556, -0.1180555556, -0.1423611111, -0.1423611111, -0.1423611111, 0.2204861111, 0.2204861111, 0.2204861111, -0.2621527778, -0.2621527778, -0.2621527778, 0.3385416667, 0.3385416667, 0.3385416667, -0.1197916667, -0.1197916667, -0.1197916667, 0.07291666667, 0.07291666667, 0.07291666667, 0.390625, 0.390625, 0.390625, 0.3888888889, 0.3888888889, 0.3888888889, 0.08854166667, 0.08854166667, 0.08854166667, 0.3159722222, 0.3159722222, 0.3159722222, -0.3020833333, -0.3020833333, -0.3020833333, 0.1128472222, 0.1128472222, 0.1128472222, -0.1197916667, -0.1197916667, -0.1197916667, -0.203125, -0.203125, -0.203125, 0.1822916667, 0.1822916667, 0.1822916667, -0.28125, -0.28125, -0.28125, -0.3541666667, -0.3541666667, -0.3541666667, -0.1111111111, -0.1111111111, -0.1111111111, -0.1423611111, -0.1423611111, -0.1423611111, 0.1701388889, 0.1701388889, 0.1701388889, 0.2118055556, 0.2118055556, 0.2118055556, 0.5138888889, 0.5138888889, 0.5138888889, 0.03472222222, 0.03472222222, 0.03472222222, 0.34375, 0.34375, 0.34375, -0.1770833333, -0.1770833333, -0.1770833333}
tensor @r0.own.0 : f64[] = {0.0002899999963119626}
graph "main"(
    %x : f16[2, 3, 3, 2],
    %y : f16[2, 3, 5, 6]) {
  %_adaptive_avg_pool2d_backward = aten._adaptive_avg_pool2d_backward.default(grad_output=%x, self=%y) : f16[2, 3, 5, 6]
  return %_adaptive_avg_pool2d_backward as "_adaptive_avg_pool2d_backward"
}

fxge 1
model "adaptive_max_pool2d_backward.places1.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 2, 6] = {1.40625, 1.15625, -0.53125, 2.375, -0.65625, -0.1875, 2.15625, 2.75, 0.6875, 1.90625, 0.125, 0.75, -0.1875, -2.03125, -1.25, -0.9375, 0.15625, -1.0625, -1.09375, 1.0625, 1.9375, -1.625, -3.125, -0.09375, -0.46875, -0.5, 0.34375, -2.125, 0.46875, -0.46875, 1.84375, 0.71875, -0.9375, -1.15625, 1.71875, 0.34375, 3.0, -0.5, 0.46875, -2.09375, -2.15625, 2.96875, -2.96875, 0.21875, 1.1875, -0.6875, 0.40625, 1.75, 0.71875, -2.15625, -3.03125, 0.75, 2.8125, -2.96875, 2.875, 1.84375, 2.65625, -1.875, -2.5625, -2.03125, -1.90625, 2.5625, 2.9375, -0.25, -1.84375, -1.78125, 1.90625, 1.625, -1.84375, 1.46875, -0.03125, 2.09375}
tensor @r0.in.y : f32[2, 3, 5, 6] = {2.5, 1.40625, 1.46875, -1.46875, -2.8125, -2.0, -2.6875, -0.15625, -2.8125, 2.15625, 0.5625, 2.0, -0.28125, -1.03125, 0.28125, -2.125, -2.40625, 2.8125, 1.25, 0.84375, 2.8125, 2.625, 2.3125, -2.28125, -2.375, 1.03125, 2.8125, 2.09375, -2.78125, 1.375, 0.03125, 2.65625, -0.0625, -1.15625, -1.5, 2.34375, -0.8125, -2.625, 2.53125, -2.1875, 3.125, -2.03125, 1.03125, -0.5, -1.375, -2.6875, -1.28125, 2.625, 2.0625, 2.5625, 0.75, 1.03125, -1.5, -1.46875, 1.15625, 0.40625, -0.09375, -0.1875, 2.59375, -0.1875, 1.75, -2.71875, -0.09375, 2.25, 0.28125, 3.09375, 1.71875, 0.65625, -1.59375, 0.3125, -2.0625, 0.125, 0.84375, -0.28125, 0.125, 2.8125, 2.46875, 1.6875, -0.15625, -2.65625, -2.28125, -2.78125, 1.09375, -0.5625, 1.875, 0.9375, -3.09375, 0.75, 2.84375, 0.5625, 0.6875, 3.03125, -3.0, 2.8125, 1.03125, 0.53125, 0.84375, 0.15625, -2.40625, -2.875, -2.75, -0.4375, 0.53125, -0.84375, 1.3125, -2.8125, 2.09375, 1.28125, -2.875, 0.46875, -1.21875, -1.28125, -0.84375, -2.4375, -2.875, 1.78125, -1.03125, 2.375, 1.125, 1.9375, -0.25, 1.53125, -2.1875, 1.875, -1.5625, -0.40625, 2.0625, 2.4375, 2.59375, -3.03125, -3.125, 3.125, -1.3125, -0.3125, -1.375, -1.25, 2.6875, -2.90625, -1.4375, -1.375, -1.0, -0.5, -1.15625, -2.84375, 1.53125, 2.625, -3.0, -3.0, -2.84375, 2.4375, 2.375, -3.0, -0.625, -0.28125, -0.65625, 0.03125, 0.90625, -2.21875, 1.625, -2.375, 0.4375, -2.15625, 1.3125, -1.5625, 0.8125, -0.53125, 1.65625, 0.34375, -2.53125, 2.53125, -2.28125, -2.21875, 2.09375, -1.0, -1.375, 1.46875, -2.78125, 0.71875, 1.09375, -0.3125}
tensor @r0.in.z : i64[2, 3, 2, 6] = {0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1}
tensor @r0.want.0.f32 : f64[2, 3, 5, 6] = {1.34375, 4.0625, 2.21875, 3.0625, 1.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.375, -3.21875, -0.1875, 1.0, -1.46875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.78125, 1.6875, 1.0625, -3.0625, -0.6875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 6.375, -1.71875, 0.6875, -0.90625, -2.84375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.8125, -1.3125, -1.1875, 3.40625, 0.9375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.71875, 6.5625, 4.5625, -2.09375, -0.375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 2, 6],
    %y : f32[2, 3, 5, 6],
    %z : i64[2, 3, 2, 6]) {
  %adaptive_max_pool2d_backward = aten.adaptive_max_pool2d_backward.default(grad_output=%x, self=%y, indices=%z) : f32[2, 3, 5, 6]
  return %adaptive_max_pool2d_backward as "adaptive_max_pool2d_backward"
}

fxge 1
model "adaptive_max_pool2d_backward.places1.bf16" stage "import"
tensor @r0.in.x : bf16[2, 3, 2, 6] = {-2.25, 1.25, -1.9375, 0.53125, 0.09375, 2.0625, -2.1875, 3.0, -1.875, 2.375, -2.28125, -1.0, 0.5625, 2.21875, -0.03125, 0.0625, -2.125, 2.875, 2.03125, 2.21875, -2.28125, -2.96875, -0.46875, 2.0625, 2.09375, 1.0, 2.65625, -2.75, 2.96875, -1.375, 1.875, -2.375, 2.40625, 1.78125, -1.46875, -1.625, 0.8125, 2.90625, 1.65625, 2.6875, -1.09375, -2.71875, 2.25, -2.9375, -0.875, -2.5625, -0.6875, -3.0, 2.40625, -3.125, -0.4375, -1.15625, 0.125, -0.53125, 2.9375, 1.90625, -0.375, -3.0, -0.46875, 0.15625, -0.59375, 1.40625, 0.15625, 1.03125, 2.59375, 1.59375, 1.25, 2.75, 0.15625, 2.75, 0.875, 0.5625}
tensor @r0.in.y : bf16[2, 3, 5, 6] = {2.03125, 2.75, -1.15625, -2.625, -1.59375, -0.03125, -0.75, 1.34375, 1.03125, -1.0625, 1.34375, 1.375, -2.6875, 1.71875, -2.5625, -1.375, -0.21875, 1.40625, 0.53125, 1.03125, -0.65625, -0.40625, -0.40625, 2.5625, -0.71875, -0.59375, 0.875, 1.46875, 2.71875, -0.78125, -0.40625, -1.71875, 2.8125, -2.78125, 2.5, 1.5, 1.0625, 1.5, 2.53125, 0.90625, -1.8125, -1.46875, 1.40625, 1.21875, -2.25, 2.5625, -2.84375, 0.65625, -0.9375, 0.1875, 0.8125, -0.84375, 1.4375, -1.5, 2.34375, 1.84375, -0.46875, -1.59375, 1.8125, 2.3125, 0.4375, -0.75, 0.59375, -1.75, 2.78125, 1.6875, 0.625, 1.4375, 2.0, 2.40625, -1.25, -1.9375, -1.78125, 0.125, 2.4375, -1.28125, 2.03125, -2.4375, -2.25, 1.28125, 0.25, -0.78125, -0.03125, 3.0, -1.40625, 0.53125, 0.28125, 2.59375, 0.5, 1.53125, -2.40625, -1.34375, -1.15625, 2.6875, -0.125, 1.09375, 2.90625, 0.125, 1.34375, -3.03125, 2.28125, -0.6875, 0.6875, -1.5, 2.5625, 0.25, 2.09375, -0.5, -2.28125, 1.1875, -1.34375, -0.625, -1.21875, -2.78125, -1.6875, 2.15625, 2.59375, -0.25, -0.96875, -0.59375, 1.875, 1.34375, -1.0, -1.09375, -1.28125, -3.03125, -2.09375, 3.09375, -2.40625, -3.0625, -1.1875, 1.46875, -1.9375, 0.59375, 0.84375, 2.28125, -1.59375, 0.1875, -0.96875, 0.59375, 2.0, -0.40625, 1.90625, 1.46875, 0.5625, 0.40625, -1.625, 0.15625, -1.65625, -1.625, 0.15625, 3.0625, -0.1875, 2.34375, 0.84375, 0.65625, 1.65625, 2.15625, 1.03125, -0.59375, 1.84375, 2.6875, 0.90625, 2.71875, -2.65625, 1.625, 1.21875, 0.90625, 2.3125, -1.28125, 0.375, 1.875, 0.25, 1.5625, -2.75, 2.8125, 2.40625, -1.25, 1.4375, 0.1875}
tensor @r0.in.z : i64[2, 3, 2, 6] = {0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1}
tensor @r0.want.0.bf16 : f64[2, 3, 5, 6] = {-2.46875, -1.9375, 1.0625, -1.34375, 2.46875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.96875, 6.3125, 2.1875, -2.21875, -5.09375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.75, 1.25, 0.28125, -0.34375, 4.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.59375, 2.15625, -1.28125, 1.8125, -3.65625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.40625, -0.03125, 1.46875, -1.53125, -2.875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.875, 3.21875, 2.90625, 1.1875, 5.34375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[2, 3, 2, 6],
    %y : bf16[2, 3, 5, 6],
    %z : i64[2, 3, 2, 6]) {
  %adaptive_max_pool2d_backward = aten.adaptive_max_pool2d_backward.default(grad_output=%x, self=%y, indices=%z) : bf16[2, 3, 5, 6]
  return %adaptive_max_pool2d_backward as "adaptive_max_pool2d_backward"
}

fxge 1
model "adaptive_max_pool2d_backward.places1.f16" stage "import"
tensor @r0.in.x : f16[2, 3, 2, 6] = {-2.25, 0.8125, 2.59375, -1.9375, 1.21875, 3.09375, -0.3125, -2.03125, 1.8125, -1.21875, -2.09375, -1.65625, 0.21875, 0.0625, 0.3125, -0.21875, -2.53125, 0.4375, 0.21875, 1.40625, -0.375, -0.40625, 1.6875, 1.0, 2.65625, 3.125, -0.0625, -1.09375, 0.3125, 0.78125, 1.375, -2.0625, 3.09375, -1.71875, 1.25, -1.9375, -0.40625, 2.59375, 1.03125, -2.34375, 2.3125, 1.28125, 0.96875, 1.90625, 1.71875, -0.15625, 2.03125, -2.8125, 2.8125, 2.40625, 1.0, -0.46875, -0.53125, 3.125, -1.0625, 1.125, -3.0, 0.0, -2.15625, 1.34375, -2.75, -2.46875, -0.09375, -0.5, 3.125, -1.40625, 2.0, -0.6875, 1.34375, 1.78125, -3.0, -1.90625}
tensor @r0.in.y : f16[2, 3, 5, 6] = {1.0, -2.8125, -2.8125, -2.4375, 0.0625, 0.25, 3.125, -2.0625, -0.71875, 1.625, 0.46875, -2.03125, 0.0, 1.1875, -1.25, -1.59375, 1.875, -2.15625, 1.75, -2.0625, -0.1875, -2.5, 2.625, -0.40625, -2.0, 3.125, 2.96875, 1.96875, -2.3125, 0.3125, 2.28125, 2.28125, 0.90625, -0.78125, 3.0625, 0.625, -1.9375, 1.40625, -0.78125, 2.4375, 2.09375, 0.65625, -1.28125, 1.5, 1.625, 1.8125, 1.78125, 0.65625, -3.09375, -0.34375, -0.9375, -2.59375, 1.71875, -2.75, -2.5, -0.71875, -1.46875, -1.96875, -2.25, 0.21875, -1.59375, 0.96875, 1.75, -2.90625, 2.4375, -3.0625, 0.1875, -1.75, 2.875, -0.25, -1.46875, -2.625, 1.53125, -0.96875, -1.875, -2.75, 0.59375, 2.40625, -1.09375, -2.21875, -2.5, 0.90625, -1.9375, 1.65625, -1.03125, -2.15625, 3.125, -1.9375, 1.28125, -2.0, -2.53125, 2.625, 2.9375, 2.96875, -0.65625, -2.15625, -0.5625, -2.5625, 1.1875, -0.28125, -0.25, -1.28125, 1.0625, 1.34375, -0.46875, 1.0625, 2.03125, -3.0, -0.5, 0.6875, 0.9375, 1.9375, -0.6875, -1.84375, -0.78125, 2.25, -2.28125, 2.40625, -0.96875, 1.75, -2.59375, -2.28125, 2.625, -1.9375, 1.0, 0.65625, 0.3125, 2.0, 2.78125, -1.15625, 2.8125, -2.1875, 0.46875, -2.5, -1.40625, -0.15625, 1.28125, -3.125, 3.0625, -1.34375, 0.53125, -1.53125, 0.6875, 0.0, 1.3125, 2.25, -0.96875, -0.15625, -0.4375, 0.6875, -0.84375, -2.5625, 1.78125, 2.9375, 1.5, 0.90625, -1.46875, 1.78125, -2.375, -2.5625, 1.34375, 0.0, 0.78125, -3.0625, -0.09375, -1.78125, -1.875, 1.125, -0.8125, -0.75, -0.5625, -0.75, -0.28125, 2.0625, -1.84375, 0.21875, 2.5, 1.71875, 0.6875, 1.0}
tensor @r0.in.z : i64[2, 3, 2, 6] = {0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1}
tensor @r0.want.0.f16 : f64[2, 3, 5, 6] = {-1.25, -1.15625, 0.5625, -0.125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.34375, 1.28125, 1.71875, -0.59375, -2.9375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.6875, 2.5625, -2.125, 2.0, -1.40625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.90625, 0.75, 2.9375, -0.625, 2.15625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.78125, 2.6875, 2.125, -3.46875, -0.53125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -7.15625, -2.375, -0.78125, 0.84375, 4.90625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[2, 3, 2, 6],
    %y : f16[2, 3, 5, 6],
    %z : i64[2, 3, 2, 6]) {
  %adaptive_max_pool2d_backward = aten.adaptive_max_pool2d_backward.default(grad_output=%x, self=%y, indices=%z) : f16[2, 3, 5, 6]
  return %adaptive_max_pool2d_backward as "adaptive_max_pool2d_backward"
}

fxge 1
model "_adaptive_avg_pool3d_backward.uneven0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 2, 7] = {3.0625, 2.90625, -0.375, -1.125, -2.0, 1.96875, 0.25, 1.78125, -2.59375, -2.34375, -0.21875, 1.09375, 0.1875, 1.9375, -2.53125, 0.34375, -2.4375, 1.09375, -1.40625, -3.09375, -0.90625, -0.75, -1.8125, -0.59375, -1.03125, 0.84375, -2.78125, -0.5, 1.15625, 0.4375, -1.375, -1.59375, 2.90625, 1.53125, -3.0625, 2.8125, 1.96875, -1.875, 2.375, -2.3125, 2.53125, -0.21875, 0.625, 0.875, 0.6875, -0.875, -3.09375, -2.625, 2.71875, -2.875, -0.125, 2.90625, -1.8125, 2.90625, -2.09375, 1.65625, 1.9375, 2.90625, 2.84375, -0.3125, -2.46875, -2.3125, 2.71875, -1.1875, 0.15625, 1.21875, -2.34375, 1.78125, -2.40625, -1.375, -0.6875, 2.09375, -2.1875, 0.0625, -2.15625, 0.875, 1.15625, -2.875, -1.78125, -2.9375, 2.5, -1.4375, 2.34375, -0.59375}
tensor @r0.in.y : f32[2, 5, 6, 4] = {1.5625, -2.34375, 2.15625, 0.9375, -0.9375, -0.03125, 1.9375, 0.1875, 3.09375, 3.0, -1.15625, 0.375, -2.96875, -0.59375, -2.40625, -1.59375, -2.34375, -1.375, 0.0, -1.21875, -2.5, -1.96875, -0.4375, 0.53125, -2.59375, -2.59375, 0.6875, -0.1875, 1.0625, 1.65625, -2.34375, -0.59375, 2.21875, -0.9375, -0.71875, -1.375, -0.21875, 0.21875, 0.78125, 1.90625, 1.25, 1.125, 0.9375, -3.125, 2.625, 1.5, 0.125, 0.8125, -1.6875, 1.8125, -1.6875, 2.90625, -2.5, 0.5625, 0.875, 0.84375, 0.71875, 2.5625, 1.09375, -2.625, 2.875, -0.53125, 0.75, 0.46875, 1.40625, 1.09375, -3.03125, 0.84375, 0.28125, 2.53125, -1.40625, 0.6875, -2.75, -0.4375, 1.53125, -0.71875, 1.9375, -1.9375, -0.4375, -1.65625, 2.78125, 2.84375, 1.84375, -1.75, -0.78125, -2.875, 1.03125, 1.21875, -1.84375, 2.9375, 0.53125, 2.5, -1.46875, -1.5625, 0.34375, 2.84375, 1.75, -1.0, -1.8125, -0.09375, -0.4375, -2.90625, 0.40625, 1.5625, -0.1875, -2.0, -3.125, 2.40625, -1.65625, -2.40625, 1.46875, -2.9375, 0.5, -2.75, 2.53125, 0.5625, 2.53125, 1.15625, -2.90625, 2.3125, -3.0625, -2.21875, 3.0, 0.0, -1.3125, -1.34375, -1.8125, -0.65625, 1.75, 2.21875, -2.625, -2.09375, -0.375, -1.90625, -2.5, -1.65625, -2.21875, -2.84375, -2.375, -1.6875, -1.1875, 2.8125, 1.75, -1.21875, -0.78125, -0.375, 2.0, 2.21875, -2.71875, 2.8125, 0.84375, -0.96875, 1.40625, -2.09375, 1.65625, 2.53125, -0.0625, 0.40625, 2.3125, -1.125, 3.125, 2.6875, 2.21875, 2.0, 0.5625, 3.125, 2.78125, -0.78125, -2.96875, 0.40625, 1.9375, -0.125, -2.53125, -1.53125, -0.28125, -1.40625, -1.1875, -0.78125, 2.6875, 0.46875, -2.3125, 2.75, 1.75, -2.96875, 1.625, 3.09375, -0.53125, 2.625, 1.3125, 0.75, -0.21875, 3.09375, -1.0, 1.5, -2.6875, -0.09375, 0.8125, 0.5, 1.03125, -0.03125, 0.625, -0.625, -0.3125, 1.65625, 1.4375, 2.96875, -1.78125, 1.5, 2.1875, -1.46875, 0.53125, 0.53125, -2.59375, -1.0625, 0.78125, -1.375, 0.5625, 2.84375, -0.28125, 2.4375, -0.9375, 0.6875, -2.9375, 0.75, 1.03125, 2.71875, -1.75, -3.0, -0.28125, 2.125, -0.375, -0.71875, -1.5625, 1.09375, -0.1875, -0.875, 0.1875, 1.53125, -1.4375, -3.125}
tensor @r0.want.0.f32 : f64[2, 5, 6, 4] = {0.7526041667, 0.0859375, -0.2630208333, 0.2057291667, 0.7526041667, 0.0859375, -0.2630208333, 0.2057291667, 0.7526041667, 0.0859375, -0.2630208333, 0.2057291667, 0.08072916667, -0.625, 0.1796875, 0.3385416667, 0.08072916667, -0.625, 0.1796875, 0.3385416667, 0.08072916667, -0.625, 0.1796875, 0.3385416667, 0.4904513889, -0.1050347222, -0.5303819444, -0.06684027778, 0.4904513889, -0.1050347222, -0.5303819444, -0.06684027778, 0.4904513889, -0.1050347222, -0.5303819444, -0.06684027778, -0.1032986111, -0.8489583333, 0.06163194444, 0.1284722222, -0.1032986111, -0.8489583333, 0.06163194444, 0.1284722222, -0.1032986111, -0.8489583333, 0.06163194444, 0.1284722222, -0.2621527778, -0.1909722222, -0.2673611111, -0.2725694444, -0.2621527778, -0.1909722222, -0.2673611111, -0.2725694444, -0.2621527778, -0.1909722222, -0.2673611111, -0.2725694444, -0.1840277778, -0.2239583333, -0.1180555556, -0.2100694444, -0.1840277778, -0.2239583333, -0.1180555556, -0.2100694444, -0.1840277778, -0.2239583333, -0.1180555556, -0.2100694444, -0.03298611111, -0.5164930556, 0.2118055556, -0.6553819444, -0.03298611111, -0.5164930556, 0.2118055556, -0.6553819444, -0.03298611111, -0.5164930556, 0.2118055556, -0.6553819444, 0.4487847222, -0.1744791667, -0.09461805556, -0.03559027778, 0.4487847222, -0.1744791667, -0.09461805556, -0.03559027778, 0.4487847222, -0.1744791667, -0.09461805556, -0.03559027778, 0.2291666667, -0.3255208333, 0.4791666667, -0.3828125, 0.2291666667, -0.3255208333, 0.4791666667, -0.3828125, 0.2291666667, -0.3255208333, 0.4791666667, -0.3828125, 0.6328125, 0.04947916667, 0.0234375, 0.1744791667, 0.6328125, 0.04947916667, 0.0234375, 0.1744791667, 0.6328125, 0.04947916667, 0.0234375, 0.1744791667, 0.1770833333, 0.1145833333, -0.8072916667, 0.234375, 0.1770833333, 0.1145833333, -0.8072916667, 0.234375, 0.1770833333, 0.1145833333, -0.8072916667, 0.234375, -0.4895833333, 0.3229166667, 0.1588541667, 0.1015625, -0.4895833333, 0.3229166667, 0.1588541667, 0.1015625, -0.4895833333, 0.3229166667, 0.1588541667, 0.1015625, 0.5538194444, 0.5746527778, -1.227430556, 0.4079861111, 0.5538194444, 0.5746527778, -1.227430556, 0.4079861111, 0.5538194444, 0.5746527778, -1.227430556, 0.4079861111, -0.6128472222, 0.3368055556, 0.09288194444, -0.1848958333, -0.6128472222, 0.3368055556, 0.09288194444, -0.1848958333, -0.6128472222, 0.3368055556, 0.09288194444, -0.1848958333, 0.3767361111, 0.4600694444, -0.4201388889, 0.1736111111, 0.3767361111, 0.4600694444, -0.4201388889, 0.1736111111, 0.3767361111, 0.4600694444, -0.4201388889, 0.1736111111, -0.1232638889, 0.01388888889, -0.06597222222, -0.2864583333, -0.1232638889, 0.01388888889, -0.06597222222, -0.2864583333, -0.1232638889, 0.01388888889, -0.06597222222, -0.2864583333, 0.4366319444, 0.2751736111, -0.7013888889, 0.4392361111, 0.4366319444, 0.2751736111, -0.7013888889, 0.4392361111, 0.4366319444, 0.2751736111, -0.7013888889, 0.4392361111, -0.7508680556, -0.4157986111, 0.09809027778, -0.1901041667, -0.7508680556, -0.4157986111, 0.09809027778, -0.1901041667, -0.7508680556, -0.4157986111, 0.09809027778, -0.1901041667, 0.05989583333, -0.1848958333, -0.28125, 0.265625, 0.05989583333, -0.1848958333, -0.28125, 0.265625, 0.05989583333, -0.1848958333, -0.28125, 0.265625, -0.6276041667, -0.4296875, 0.1640625, 0.09635416667, -0.6276041667, -0.4296875, 0.1640625, 0.09635416667, -0.6276041667, -0.4296875, 0.1640625, 0.09635416667}
tensor @r0.own.0 : f64[] = {4.90000005015645e-08}
graph "main"(
    %x : f32[2, 3, 2, 7],
    %y : f32[2, 5, 6, 4]) {
  %_adaptive_avg_pool3d_backward = aten._adaptive_avg_pool3d_backward.default(grad_output=%x, self=%y) : f32[2, 5, 6, 4]
  return %_adaptive_avg_pool3d_backward as "_adaptive_avg_pool3d_backward"
}

fxge 1
model "_adaptive_avg_pool3d_backward.uneven0.bf16" stage "import"
tensor @r0.in.x : bf16[2, 3, 2, 7] = {1.6875, 0.0625, 2.34375, 0.21875, 0.59375, -2.65625, 2.59375, 0.71875, 1.84375, -3.09375, 0.78125, 0.53125, -1.125, 1.15625, -2.15625, 2.03125, 1.15625, 3.0625, 1.8125, 0.28125, 0.75, -1.125, 2.96875, -2.625, 0.375, 0.53125, 0.875, 1.28125, 2.84375, -0.625, -1.71875, 2.65625, -0.4375, -1.71875, -2.0, -0.1875, 2.625, -0.84375, -0.21875, 2.96875, 0.0625, -2.21875, 0.03125, -0.28125, 0.75, 3.09375, 1.59375, 2.90625, 1.3125, 1.0, -1.03125, -2.59375, 0.71875, -1.625, 2.1875, -0.8125, -3.0625, -2.0, 0.0, -2.71875, 1.09375, -3.03125, -0.78125, -1.28125, -3.09375, -3.03125, 1.0, 1.28125, 1.125, 2.0625, 2.09375, -2.90625, 1.0625, 0.125, -2.21875, 3.03125, 0.3125, -2.1875, 2.21875, 3.09375, -1.53125, 0.34375, 0.15625, 2.5}
tensor @r0.in.y : bf16[2, 5, 6, 4] = {-2.25, -2.0, 3.0, 1.4375, 1.96875, -2.1875, -0.125, -1.25, 0.9375, 0.71875, 1.0625, 1.71875, 1.0625, 2.65625, -2.34375, -2.625, 1.90625, 2.71875, -1.4375, 1.34375, -1.46875, 1.75, -1.96875, 0.84375, 2.625, -1.125, 0.3125, -1.28125, 0.71875, -3.125, 2.6875, 0.15625, -2.3125, 2.03125, 0.15625, 2.21875, 2.25, -2.25, -0.90625, -0.625, -2.28125, -1.71875, 1.15625, -0.46875, -1.4375, -2.4375, 1.375, 1.21875, -0.34375, -0.53125, 0.4375, -2.125, -2.59375, -0.25, -0.875, -0.40625, -2.84375, 0.8125, -2.0, -2.84375, -1.4375, -2.6875, 1.21875, -0.0625, 0.1875, 2.46875, -0.15625, -2.84375, -0.65625, -1.25, 1.5, -0.71875, 0.84375, 0.65625, -0.21875, 0.75, -0.96875, -0.46875, 2.65625, 1.21875, -1.15625, 2.84375, -1.8125, 0.3125, 1.09375, 1.3125, 1.0625, 0.71875, -0.90625, -1.625, 2.5, -0.59375, -3.125, 0.625, 1.1875, 1.65625, -1.71875, 0.03125, -1.65625, -0.8125, -1.21875, -0.9375, 2.15625, -2.0, -2.1875, -2.25, -2.0, -1.6875, 2.8125, -2.84375, 2.75, 1.78125, 0.1875, -0.71875, 2.0, 0.15625, -1.8125, -0.03125, 1.90625, -1.71875, -1.625, 2.09375, 0.6875, -1.28125, -0.875, -0.6875, -1.71875, 1.65625, -1.0, 0.9375, 1.34375, 0.96875, 0.4375, 2.84375, -3.03125, -1.6875, 1.75, 2.625, -1.4375, -2.6875, 0.9375, 2.9375, -0.46875, -0.3125, 1.46875, -1.15625, -0.875, -1.375, -2.5625, 2.03125, 3.125, -0.28125, -1.875, 2.78125, -2.1875, 0.5, 1.03125, -2.71875, -0.9375, 0.40625, 3.03125, 3.09375, 2.125, 2.625, 0.4375, -1.40625, 2.4375, 0.46875, -3.125, -2.15625, -3.03125, 1.5625, -0.21875, 2.84375, 2.0625, 0.3125, 2.09375, -2.1875, 2.71875, -2.40625, -2.21875, 1.71875, -2.28125, -1.5, 1.03125, 0.65625, 0.875, 1.46875, -0.4375, -1.84375, -0.59375, 1.40625, 2.21875, -2.1875, -2.875, 0.4375, 1.59375, -2.375, 2.75, 3.09375, -2.1875, 0.78125, -0.3125, 2.0, 1.71875, 1.46875, -0.96875, -1.84375, 0.4375, -1.625, -1.84375, -1.96875, 0.9375, 0.375, -1.96875, -3.0625, 2.40625, 1.75, -2.8125, -0.40625, 1.15625, -1.53125, -0.71875, -0.96875, -2.84375, -2.65625, 1.21875, 0.375, -3.0, 0.75, -0.5, 2.4375, 2.34375, 0.96875, 2.53125, 2.78125, 2.125, -0.59375, 0.0625, 2.5625}
tensor @r0.want.0.bf16 : f64[2, 5, 6, 4] = {0.2864583333, 0.4140625, -0.1041666667, 0.2109375, 0.2864583333, 0.4140625, -0.1041666667, 0.2109375, 0.2864583333, 0.4140625, -0.1041666667, 0.2109375, 0.2734375, -0.296875, 0.05989583333, 0.09895833333, 0.2734375, -0.296875, 0.05989583333, 0.09895833333, 0.2734375, -0.296875, 0.05989583333, 0.09895833333, 0.1597222222, 0.8255208333, 0.2829861111, 0.3098958333, 0.1597222222, 0.8255208333, 0.2829861111, 0.3098958333, 0.1597222222, 0.8255208333, 0.2829861111, 0.3098958333, 0.3133680556, -0.4027777778, 0.1883680556, 0.2899305556, 0.3133680556, -0.4027777778, 0.1883680556, 0.2899305556, 0.3133680556, -0.4027777778, 0.1883680556, 0.2899305556, -0.1267361111, 0.4114583333, 0.3871527778, 0.09895833333, -0.1267361111, 0.4114583333, 0.3871527778, 0.09895833333, -0.1267361111, 0.4114583333, 0.3871527778, 0.09895833333, 0.03993055556, -0.1059027778, 0.1284722222, 0.1909722222, 0.03993055556, -0.1059027778, 0.1284722222, 0.1909722222, 0.03993055556, -0.1059027778, 0.1284722222, 0.1909722222, 0.2951388889, 0.2942708333, 0.3923611111, -0.3776041667, 0.2951388889, 0.2942708333, 0.3923611111, -0.3776041667, 0.2951388889, 0.2942708333, 0.3923611111, -0.3776041667, 0.2274305556, -0.04600694444, 0.6102430556, -0.1736111111, 0.2274305556, -0.04600694444, 0.6102430556, -0.1736111111, 0.2274305556, -0.04600694444, 0.6102430556, -0.1736111111, 0.421875, -0.1171875, 0.005208333333, -0.4765625, 0.421875, -0.1171875, 0.005208333333, -0.4765625, 0.421875, -0.1171875, 0.005208333333, -0.4765625, 0.1875, 0.05989583333, 0.4817708333, -0.3645833333, 0.1875, 0.05989583333, 0.4817708333, -0.3645833333, 0.1875, 0.05989583333, 0.4817708333, -0.3645833333, -0.01822916667, 0.359375, 0.765625, 0.4609375, -0.01822916667, 0.359375, 0.765625, 0.4609375, -0.01822916667, 0.359375, 0.765625, 0.4609375, 0.08072916667, -0.4583333333, -0.02864583333, 0.046875, 0.08072916667, -0.4583333333, -0.02864583333, 0.046875, 0.08072916667, -0.4583333333, -0.02864583333, 0.046875, -0.4696180556, 0.09722222222, 0.5677083333, 0.2057291667, -0.4696180556, 0.09722222222, 0.5677083333, 0.2057291667, -0.4696180556, 0.09722222222, 0.5677083333, 0.2057291667, -0.2335069444, -0.9114583333, 0.2317708333, 0.3385416667, -0.2335069444, -0.9114583333, 0.2317708333, 0.3385416667, -0.2335069444, -0.9114583333, 0.2317708333, 0.3385416667, -0.4513888889, -0.2621527778, -0.1979166667, -0.2552083333, -0.4513888889, -0.2621527778, -0.1979166667, -0.2552083333, -0.4513888889, -0.2621527778, -0.1979166667, -0.2552083333, -0.3142361111, -0.453125, 0.2604166667, 0.2916666667, -0.3142361111, -0.453125, 0.2604166667, 0.2916666667, -0.3142361111, -0.453125, 0.2604166667, 0.2916666667, -0.3446180556, -0.3168402778, -0.3046875, 0.04947916667, -0.3446180556, -0.3168402778, -0.3046875, 0.04947916667, -0.3446180556, -0.3168402778, -0.3046875, 0.04947916667, -0.4939236111, 0.1197916667, 0.203125, 0.7213541667, -0.4939236111, 0.1197916667, 0.203125, 0.7213541667, -0.4939236111, 0.1197916667, 0.203125, 0.7213541667, 0.1067708333, -0.0546875, -0.1067708333, 0.3046875, 0.1067708333, -0.0546875, -0.1067708333, 0.3046875, 0.1067708333, -0.0546875, -0.1067708333, 0.3046875, -0.1796875, 0.5729166667, -0.05729166667, 0.4296875, -0.1796875, 0.5729166667, -0.05729166667, 0.4296875, -0.1796875, 0.5729166667, -0.05729166667, 0.4296875}
tensor @r0.own.0 : f64[] = {0.00570000009611249}
graph "main"(
    %x : bf16[2, 3, 2, 7],
    %y : bf16[2, 5, 6, 4]) {
  %_adaptive_avg_pool3d_backward = aten._adaptive_avg_pool3d_backward.default(grad_output=%x, self=%y) : bf16[2, 5, 6, 4]
  return %_adaptive_avg_pool3d_backward as "_adaptive_avg_pool3d_backward"
}

fxge 1
model "_adaptive_avg_pool3d_backward.uneven0.f16" stage "import"
tensor @r0.in.x : f16[2, 3, 2, 7] = {1.75, 1.90625, -2.53125, 1.78125, 2.90625, 0.0625, -0.53125, 1.40625, 0.34375, 1.6875, -2.3125, -2.09375, 1.46875, -1.375, 1.96875, -0.78125, -1.9375, -2.8125, -0.09375, 0.28125, -0.25, -0.625, -0.90625, -2.71875, 2.8125, -2.84375, 1.59375, 0.25, 2.96875, 2.375, -1.84375, 1.625, -1.0, 2.0, -3.0625, -0.25, -0.21875, -2.09375, 0.71875, -2.1875, 1.28125, -1.6875, 1.5, 0.46875, 2.375, -2.375, 1.65625, 1.59375, 2.25, -2.03125, -2.8125, -2.125, 1.46875, -1.71875, 1.6875, -2.5, -2.4375, -1.75, -2.25, -2.28125, 1.53125, -0.875, 2.40625, 2.625, 2.84375, 2.4375, 1.09375, 0.21875, -0.4375, -1.90625, 2.0625, 2.4375, -2.09375, 0.0, 1.03125, -2.15625, -2.875, 2.15625, 2.0625, -2.34375, 2.34375, -0.5, 2.6875, 1.65625}
tensor @r0.in.y : f16[2, 5, 6, 4] = {-3.03125, -1.15625, 2.15625, 1.9375, -1.15625, 1.96875, -1.125, -1.84375, 2.65625, -1.03125, -2.15625, -1.53125, -2.5, 3.03125, -1.0, -0.21875, -0.6875, -0.28125, -0.78125, -2.25, 0.46875, -1.8125, 2.65625, 0.5625, 0.4375, -1.28125, -2.4375, 1.375, 2.34375, 0.1875, -0.03125, 1.4375, 1.03125, 0.25, 0.9375, -2.1875, 0.59375, -1.21875, 1.21875, -2.78125, -0.90625, -1.3125, 1.90625, -2.375, 2.15625, 2.65625, 1.84375, -0.40625, -1.40625, -1.9375, -2.21875, -1.1875, -3.0625, 3.125, 1.25, 2.5, -2.15625, 1.15625, 2.21875, -1.5, 2.0, 0.46875, 2.6875, 0.625, -0.78125, 2.96875, 0.59375, 0.09375, 1.9375, -1.0625, 0.8125, 2.6875, -2.53125, 0.0, 0.65625, -1.75, -0.625, 0.21875, 0.5, 2.875, 2.40625, 2.5, 1.9375, 1.8125, 0.375, -2.875, 2.65625, -1.40625, 0.4375, 2.0, 1.625, 2.28125, -2.375, -1.9375, 2.625, 1.90625, 2.03125, -2.625, -1.0, 1.4375, 0.09375, -1.46875, 1.375, 2.875, -0.1875, 1.25, 2.625, 2.4375, -2.125, -3.09375, 2.21875, 2.25, -1.03125, -0.0625, -2.9375, 2.46875, 1.71875, -0.90625, 2.25, -0.65625, 2.34375, -2.75, -0.90625, -1.25, 0.90625, -2.46875, -2.25, 1.6875, -0.59375, -1.84375, 0.78125, 2.375, 1.21875, 0.8125, 0.46875, 0.09375, -0.90625, 1.28125, -0.21875, -2.0625, -1.6875, 0.65625, 3.0625, 1.0, 2.3125, -1.21875, 2.90625, -1.46875, 1.0625, -2.15625, -2.03125, 1.75, -2.65625, -0.125, -0.3125, -2.90625, 2.84375, -0.03125, -2.09375, 2.375, 1.875, 2.90625, -1.78125, 0.03125, -1.96875, -1.03125, 2.78125, -0.6875, 0.53125, -1.21875, 0.0, 2.46875, -1.25, -2.65625, 2.46875, 2.96875, -0.75, 3.125, -2.46875, 2.75, 1.84375, -1.28125, -1.4375, 1.4375, -2.4375, 1.46875, -2.25, 2.21875, 1.59375, -1.8125, -1.71875, 1.375, 2.09375, -2.15625, 2.4375, -0.1875, 0.96875, 2.71875, 0.90625, 1.75, 0.96875, -2.71875, -3.03125, -0.09375, 0.28125, -0.78125, 0.03125, -2.40625, 1.53125, -2.4375, 0.1875, 0.34375, -1.375, -1.875, 1.3125, 0.4375, -2.28125, -0.625, -2.5625, 2.6875, 1.59375, 1.75, 1.90625, -1.90625, 1.40625, 2.5, 1.96875, 1.375, -1.28125, -0.0625, 0.8125, 1.53125, 2.03125, 2.75, -2.9375, 1.4375, -2.15625, 0.875, 1.34375, 1.6875}
tensor @r0.want.0.f16 : f64[2, 5, 6, 4] = {0.4505208333, -0.1145833333, 0.6380208333, -0.08333333333, 0.4505208333, -0.1145833333, 0.6380208333, -0.08333333333, 0.4505208333, -0.1145833333, 0.6380208333, -0.08333333333, 0.2630208333, 0.1171875, -0.4192708333, -0.1067708333, 0.2630208333, 0.1171875, -0.4192708333, -0.1067708333, 0.2630208333, 0.1171875, -0.4192708333, -0.1067708333, 0.6258680556, -0.5295138889, 0.4869791667, -0.09548611111, 0.6258680556, -0.5295138889, 0.4869791667, -0.09548611111, 0.6258680556, -0.5295138889, 0.4869791667, -0.09548611111, 0.1432291667, -0.07899305556, -0.4904513889, 0.009548611111, 0.1432291667, -0.07899305556, -0.4904513889, 0.009548611111, 0.1432291667, -0.07899305556, -0.4904513889, 0.009548611111, 0.1753472222, -0.4149305556, -0.1510416667, -0.01215277778, 0.1753472222, -0.4149305556, -0.1510416667, -0.01215277778, 0.1753472222, -0.4149305556, -0.1510416667, -0.01215277778, -0.1197916667, -0.1961805556, -0.07118055556, 0.1163194444, -0.1197916667, -0.1961805556, -0.07118055556, 0.1163194444, -0.1197916667, -0.1961805556, -0.07118055556, 0.1163194444, 0.8680555556, -0.3888888889, -0.015625, -0.3559027778, 0.8680555556, -0.3888888889, -0.015625, -0.3559027778, 0.8680555556, -0.3888888889, -0.015625, -0.3559027778, -0.1796875, -0.5034722222, -0.2690972222, -0.05815972222, -0.1796875, -0.5034722222, -0.2690972222, -0.05815972222, -0.1796875, -0.5034722222, -0.2690972222, -0.05815972222, 0.6927083333, 0.02604166667, 0.1354166667, -0.34375, 0.6927083333, 0.02604166667, 0.1354166667, -0.34375, 0.6927083333, 0.02604166667, 0.1354166667, -0.34375, -0.05989583333, -0.3072916667, -0.1979166667, -0.1744791667, -0.05989583333, -0.3072916667, -0.1979166667, -0.1744791667, -0.05989583333, -0.3072916667, -0.1979166667, -0.1744791667, 0.2890625, 0.2369791667, 0.2109375, 0.5078125, 0.2890625, 0.2369791667, 0.2109375, 0.5078125, 0.2890625, 0.2369791667, 0.2109375, 0.5078125, -0.5729166667, -0.4661458333, -0.0234375, -0.2760416667, -0.5729166667, -0.4661458333, -0.0234375, -0.2760416667, -0.5729166667, -0.4661458333, -0.0234375, -0.2760416667, -0.07899305556, -0.2369791667, 0.2057291667, 0.7265625, -0.07899305556, -0.2369791667, 0.2057291667, 0.7265625, -0.07899305556, -0.2369791667, 0.2057291667, 0.7265625, -0.1232638889, 0.0234375, 0.03732638889, -0.5121527778, -0.1232638889, 0.0234375, 0.03732638889, -0.5121527778, -0.1232638889, 0.0234375, 0.03732638889, -0.5121527778, -0.3680555556, -0.4739583333, -0.005208333333, 0.21875, -0.3680555556, -0.4739583333, -0.005208333333, 0.21875, -0.3680555556, -0.4739583333, -0.005208333333, 0.21875, 0.4496527778, 0.4895833333, 0.06076388889, -0.2361111111, 0.4496527778, 0.4895833333, 0.06076388889, -0.2361111111, 0.4496527778, 0.4895833333, 0.06076388889, -0.2361111111, 0.1788194444, -0.6197916667, -0.01302083333, -0.4401041667, 0.1788194444, -0.6197916667, -0.01302083333, -0.4401041667, 0.1788194444, -0.6197916667, -0.01302083333, -0.4401041667, 0.9809027778, 0.4661458333, 0.3967013889, 0.2638888889, 0.9809027778, 0.4661458333, 0.3967013889, 0.2638888889, 0.9809027778, 0.4661458333, 0.3967013889, 0.2638888889, 0.546875, -0.1458333333, -0.0078125, -0.6588541667, 0.546875, -0.1458333333, -0.0078125, -0.6588541667, 0.546875, -0.1458333333, -0.0078125, -0.6588541667, 0.53125, -0.0234375, 0.3359375, 0.5, 0.53125, -0.0234375, 0.3359375, 0.5, 0.53125, -0.0234375, 0.3359375, 0.5}
tensor @r0.own.0 : f64[] = {0.0005499999970197678}
graph "main"(
    %x : f16[2, 3, 2, 7],
    %y : f16[2, 5, 6, 4]) {
  %_adaptive_avg_pool3d_backward = aten._adaptive_avg_pool3d_backward.default(grad_output=%x, self=%y) : f16[2, 5, 6, 4]
  return %_adaptive_avg_pool3d_backward as "_adaptive_avg_pool3d_backward"
}

fxge 1
model "adaptive_max_pool3d_backward.places0.f32" stage "import"
tensor @r0.in.x : f32[2, 1, 2, 3] = {0.875, 3.125, -0.90625, 2.6875, 1.09375, 2.21875, 0.78125, -1.40625, 2.84375, -0.9375, 1.875, -0.625}
tensor @r0.in.y : f32[2, 5, 6, 4] = {1.0625, 0.09375, 2.75, -1.53125, 1.46875, -2.0, -0.1875, 2.53125, -2.6875, 1.21875, -1.9375, -2.25, 0.34375, 1.6875, 2.3125, 3.0, -0.15625, 1.9375, 1.96875, -3.0, 0.75, 1.53125, 2.96875, -0.40625, -0.15625, -2.15625, 0.59375, -2.90625, 0.0, 1.5, -1.96875, 2.6875, 2.84375, 0.84375, -2.65625, -0.53125, -1.75, 1.0, -2.25, -0.28125, -2.0, 0.09375, -1.1875, 2.625, -2.4375, 2.09375, 2.15625, -0.65625, -2.40625, -0.34375, -2.96875, 0.1875, -1.4375, 0.84375, 1.09375, 2.8125, -2.625, 0.625, -3.0, -2.4375, -1.28125, 3.09375, -0.28125, 1.03125, -1.9375, -0.40625, -0.59375, -2.9375, 2.3125, 0.1875, -0.875, -0.0625, -1.84375, 1.59375, 0.75, -2.5625, 0.46875, -3.03125, -1.6875, 1.1875, -3.03125, 0.09375, 0.625, -0.875, -1.8125, -0.21875, -2.59375, 2.03125, 1.71875, -0.375, 0.53125, -0.75, 2.5, -0.6875, 2.65625, -0.5, -0.28125, 2.6875, 2.03125, 0.71875, -1.9375, 0.5, 1.875, -0.21875, 0.1875, -1.6875, 1.78125, -1.3125, -0.0625, -3.0, 0.25, 2.9375, 1.8125, 3.0625, -1.125, 1.84375, -1.0625, 1.6875, 2.3125, -2.03125, -2.125, -2.34375, 0.78125, 0.625, -2.875, -1.28125, 1.03125, -0.875, 2.3125, 2.5, -0.25, 0.8125, 2.21875, 1.65625, -2.15625, -1.40625, -3.09375, 0.65625, 2.3125, 2.375, 1.53125, -2.65625, -0.03125, -0.59375, 1.1875, 1.53125, -1.875, 0.84375, -2.4375, 0.0, 1.5625, -2.46875, 0.75, -1.71875, 0.71875, 0.1875, -2.96875, 1.0625, -0.53125, 2.1875, -1.90625, -1.8125, 0.90625, 3.03125, 2.0, -2.4375, -0.78125, -0.21875, -0.5, -1.6875, 2.03125, 1.84375, 1.9375, 0.96875, -0.34375, -2.28125, 0.84375, -1.53125, 0.1875, 1.5, 2.90625, -0.34375, 3.125, 0.1875, 0.0625, -1.28125, 1.625, 1.21875, 0.1875, -2.625, 1.8125, 1.8125, 0.6875, -0.34375, 2.84375, -1.625, 2.28125, 0.0, 0.84375, 2.03125, -0.125, 2.71875, 1.15625, 2.3125, -2.78125, 2.625, 3.09375, 0.0625, 3.0, 1.90625, 1.78125, -2.78125, -1.8125, -1.84375, 2.6875, 1.25, -2.4375, -0.5, 1.4375, 2.40625, -1.28125, 1.6875, 0.375, 1.25, -2.15625, 2.0625, 0.1875, -2.6875, -0.78125, -0.0625, -2.0, 3.0, -2.3125, -0.8125, -0.59375, 2.625, -1.5625, 2.21875, -1.40625, -1.125}
tensor @r0.in.z : i64[2, 1, 2, 3] = {0, 1, 2, 3, 4, 0, 0, 1, 2, 3, 4, 0}
tensor @r0.want.0.f32 : f64[2, 5, 6, 4] = {3.09375, 3.125, -0.90625, 2.6875, 1.09375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.15625, -1.40625, 2.84375, -0.9375, 1.875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 1, 2, 3],
    %y : f32[2, 5, 6, 4],
    %z : i64[2, 1, 2, 3]) {
  %adaptive_max_pool3d_backward = aten.adaptive_max_pool3d_backward.default(grad_output=%x, self=%y, indices=%z) : f32[2, 5, 6, 4]
  return %adaptive_max_pool3d_backward as "adaptive_max_pool3d_backward"
}

fxge 1
model "adaptive_max_pool3d_backward.places0.bf16" stage "import"
tensor @r0.in.x : bf16[2, 1, 2, 3] = {-0.875, -2.125, 2.8125, 2.8125, -0.28125, -0.65625, -1.53125, -1.625, 0.40625, -0.28125, -3.09375, 1.03125}
tensor @r0.in.y : bf16[2, 5, 6, 4] = {-1.78125, -0.1875, -1.8125, -3.0625, -2.6875, 0.375, 0.34375, -2.4375, -0.6875, 0.8125, 0.59375, 2.5, 0.4375, 3.03125, -1.34375, -2.28125, 1.15625, -1.4375, 3.0625, -0.34375, 1.4375, 2.59375, 0.59375, 0.96875, -1.96875, 1.40625, -2.84375, -0.59375, -0.84375, -1.46875, -0.46875, -2.34375, -1.625, 1.65625, -1.875, 0.15625, 1.03125, -0.90625, 1.40625, 0.34375, 2.625, 1.8125, -0.71875, -0.21875, 0.5, -1.46875, 1.4375, -0.3125, 2.53125, -2.5, 2.84375, -2.625, -1.25, 1.59375, -0.9375, -0.15625, -0.6875, 0.40625, 2.40625, 2.3125, 0.0625, 2.3125, 1.1875, -1.125, 2.78125, -2.8125, 0.15625, 0.5625, 1.40625, -1.1875, 0.78125, 2.75, 0.40625, 0.4375, -2.59375, -2.1875, -2.6875, 0.40625, 2.71875, -2.5625, 0.59375, 0.75, -0.625, -1.59375, -2.0, 1.3125, 2.125, 0.1875, 0.9375, 1.03125, -2.53125, -1.65625, -1.53125, -2.5, -2.65625, 0.6875, 2.375, 0.3125, 2.0625, -0.03125, -1.46875, -2.96875, 0.21875, -3.125, 2.53125, -1.75, -2.96875, -1.40625, -2.84375, -1.625, 2.46875, -2.9375, -1.0625, 2.40625, -0.875, 2.5, -2.0, 0.78125, 1.5, -1.21875, -1.65625, 1.28125, 2.96875, 2.9375, -1.53125, -1.71875, 2.4375, 2.46875, -0.125, -2.59375, -3.0625, -1.40625, -0.09375, 0.0625, 0.1875, 2.21875, 1.1875, -1.90625, -0.0625, 0.75, -1.53125, 0.3125, -1.03125, 0.25, -1.0, -2.09375, -2.65625, -1.4375, -0.90625, 0.03125, 1.90625, 2.96875, -3.0625, -0.15625, 1.4375, 1.71875, 0.125, 0.8125, -2.09375, 1.96875, -1.59375, -0.59375, 0.15625, 0.09375, -1.5, 0.5, -1.40625, 0.5, 1.59375, 2.25, -0.5625, -2.5, -1.875, 1.6875, -1.6875, -2.1875, -0.34375, -3.0, 0.46875, -0.8125, 2.03125, 0.25, -1.125, -1.1875, -0.34375, -3.0, 0.125, -0.84375, -0.53125, -2.15625, 3.09375, 0.71875, 0.5625, 2.09375, -2.96875, 0.21875, -1.40625, -2.25, 1.09375, 0.40625, -0.96875, -1.03125, -1.9375, -2.96875, 0.90625, 0.75, -0.75, 2.75, 2.1875, 2.625, 0.09375, -1.4375, 1.65625, 1.78125, -0.625, 0.90625, 1.8125, -0.15625, 2.125, -2.875, 0.75, 1.90625, -3.125, -1.90625, 0.625, -0.78125, -2.21875, -1.5, 1.0, -2.84375, -2.5, -0.46875, 1.875, 1.53125, 0.90625, 0.375, -0.21875, 0.03125, -2.25, 2.625}
tensor @r0.in.z : i64[2, 1, 2, 3] = {0, 1, 2, 3, 4, 0, 0, 1, 2, 3, 4, 0}
tensor @r0.want.0.bf16 : f64[2, 5, 6, 4] = {-1.53125, -2.125, 2.8125, 2.8125, -0.28125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, -1.625, 0.40625, -0.28125, -3.09375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[2, 1, 2, 3],
    %y : bf16[2, 5, 6, 4],
    %z : i64[2, 1, 2, 3]) {
  %adaptive_max_pool3d_backward = aten.adaptive_max_pool3d_backward.default(grad_output=%x, self=%y, indices=%z) : bf16[2, 5, 6, 4]
  return %adaptive_max_pool3d_backward as "adaptive_max_pool3d_backward"
}

fxge 1
model "adaptive_max_pool3d_backward.places0.f16" stage "import"
tensor @r0.in.x : f16[2, 1, 2, 3] = {0.875, -2.90625, -1.8125, 1.25, -1.5625, 2.65625, -0.46875, 2.71875, -1.46875, 1.90625, 3.09375, -0.90625}
tensor @r0.in.y : f16[2, 5, 6, 4] = {-0.8125, 0.6875, 1.3125, -1.875, 1.71875, -2.6875, -0.9375, -2.78125, 2.375, -1.75, -2.21875, 1.34375, 1.65625, -0.5625, -1.59375, -2.5, 1.125, 0.6875, 1.6875, 1.1875, -0.1875, 0.59375, 0.75, 2.3125, 0.9375, -0.46875, 2.09375, -2.4375, 1.53125, 2.96875, 1.8125, -2.59375, 3.03125, -1.5625, -1.28125, 1.1875, 0.6875, -0.15625, -0.75, -1.96875, -0.28125, 0.125, 0.34375, -2.09375, 0.25, 0.375, 1.96875, 0.90625, -0.03125, 1.53125, -1.46875, -0.59375, 0.1875, 2.46875, -2.21875, -2.21875, -2.78125, 0.46875, -2.59375, -0.84375, 0.21875, -1.21875, 0.65625, 0.3125, -1.625, -2.15625, 2.15625, -1.03125, -2.09375, 1.03125, 1.15625, -0.96875, -1.125, 2.21875, -0.96875, -3.0, 1.9375, -2.28125, 1.875, -2.0, -0.375, -2.6875, -1.75, 2.71875, -1.78125, -2.53125, 2.28125, 2.25, 3.125, 2.3125, -2.4375, 0.625, 1.71875, -3.0, -2.4375, 2.3125, -2.9375, -1.0625, -1.34375, -2.125, -1.15625, -3.125, 2.0625, -1.3125, -1.9375, -0.21875, -2.09375, 3.125, 0.78125, -2.53125, 2.71875, -0.78125, -0.03125, 1.8125, -1.0625, -2.34375, 3.0625, 1.84375, 2.5625, -3.0, -2.90625, -0.28125, 1.78125, -1.65625, 0.53125, -2.40625, 2.28125, 2.03125, -1.625, -2.3125, -1.9375, 1.4375, 1.1875, -0.90625, 2.09375, 0.46875, -2.84375, 1.03125, -1.03125, -1.3125, -0.75, -1.59375, 2.15625, -1.75, 3.0, 0.65625, 0.59375, -2.9375, -1.15625, -3.0, -2.1875, 0.8125, 2.0, -3.03125, -2.8125, -1.34375, 3.03125, -2.5625, -1.125, 2.84375, -0.8125, -0.6875, 2.375, 0.5, 1.5625, -1.0625, 0.90625, 0.0, 2.375, -1.53125, 2.6875, 2.375, -1.40625, 2.0, 2.90625, -2.8125, 0.78125, -3.03125, -0.625, -1.78125, -1.90625, 2.59375, 0.75, 3.0, -1.53125, 1.5625, -0.1875, 1.34375, 2.4375, -1.71875, -0.21875, 1.5, 1.625, -1.21875, 1.75, -2.28125, -1.5625, -1.46875, -0.8125, 0.28125, -2.15625, 3.09375, -2.28125, 3.09375, -0.25, 1.1875, 0.90625, 0.8125, -1.34375, 1.21875, -1.6875, -0.78125, -2.84375, 0.15625, -1.0625, -0.46875, 3.0625, -0.5, -0.9375, -2.4375, 2.5, -0.9375, 0.65625, 2.4375, -2.59375, 1.9375, -2.03125, 0.53125, -1.8125, -2.8125, -1.625, 1.625, -2.21875, 1.15625, 1.8125, 1.21875, 1.875, -0.53125, -2.65625, -2.875}
tensor @r0.in.z : i64[2, 1, 2, 3] = {0, 1, 2, 3, 4, 0, 0, 1, 2, 3, 4, 0}
tensor @r0.want.0.f16 : f64[2, 5, 6, 4] = {3.53125, -2.90625, -1.8125, 1.25, -1.5625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.375, 2.71875, -1.46875, 1.90625, 3.09375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[2, 1, 2, 3],
    %y : f16[2, 5, 6, 4],
    %z : i64[2, 1, 2, 3]) {
  %adaptive_max_pool3d_backward = aten.adaptive_max_pool3d_backward.default(grad_output=%x, self=%y, indices=%z) : f16[2, 5, 6, 4]
  return %adaptive_max_pool3d_backward as "adaptive_max_pool3d_backward"
}

fxge 1
model "_adaptive_avg_pool3d_backward.uneven1.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3, 2, 7] = {-3.0625, 1.09375, 0.9375, -1.75, -2.78125, 2.65625, 0.71875, -0.3125, -2.6875, 2.90625, 1.59375, -1.09375, 3.09375, -0.46875, 0.1875, 1.4375, 1.625, -1.375, -0.3125, -1.71875, -0.5625, -0.40625, -1.4375, -3.0625, 2.5, -1.9375, -1.78125, 0.40625, -0.875, 2.59375, 0.53125, 3.0, 0.34375, -1.625, 0.40625, 1.46875, 1.5625, -1.1875, -0.09375, -1.8125, -1.65625, -2.5625, 0.6875, -1.96875, -2.625, -3.125, -2.46875, -1.59375, 2.78125, 2.75, 0.8125, -2.625, 2.3125, -0.46875, 2.78125, 2.125, 0.09375, -0.78125, 1.5, -2.40625, -1.875, -0.625, -0.8125, 1.34375, 2.8125, -0.4375, -1.1875, -0.6875, 1.875, 2.3125, 1.53125, -2.625, -1.0, 2.5625, 2.25, 0.28125, -0.4375, -0.625, -2.75, -0.84375, 0.375, -2.9375, -2.5625, 1.5, 0.28125, -1.0625, -2.125, -1.4375, 1.46875, 2.90625, 0.375, -0.25, 0.75, 2.1875, 1.8125, -0.03125, -0.71875, -1.0625, -0.0625, 0.71875, 0.71875, 0.21875, -2.1875, 0.375, -1.15625, 1.75, 0.75, 2.34375, -0.0625, -0.0625, 0.4375, -2.53125, -2.9375, 2.65625, 0.59375, 0.53125, 2.6875, -0.15625, 0.6875, 1.6875, 1.03125, 0.40625, 2.84375, -1.875, 2.71875, -1.125, 1.625, -1.71875, 0.34375, -1.09375, -2.40625, 2.03125, 1.75, 1.96875, -3.0, 2.90625, -2.0, 1.8125, -2.875, 3.03125, 0.1875, 1.625, -2.84375, -1.90625, -0.28125, -2.21875, 2.34375, 2.25, -1.875, 0.78125, -3.125, -2.1875, 2.84375, -2.8125, -0.90625, -0.5, 3.0, -2.625, -1.71875, 2.34375, -3.09375, -1.8125, -0.125, 3.125, -2.96875, 1.25, -1.03125, -0.375, -3.09375, 1.6875, 1.125, 1.21875, -2.375, 0.4375, 1.25, -3.0625, -0.6875, 0.21875, -2.96875, -1.625, 0.75, 2.375, -1.03125, 2.96875, 0.59375, -1.4375, 2.59375, 1.78125, 0.75, 0.125, 3.0, -0.3125, 0.59375, 2.8125, 1.875, 1.34375, -1.25, 2.5625, 1.28125, 2.75, 0.75, -1.125, -0.34375, -1.90625, 2.3125, -0.59375, -2.1875, -2.46875, -1.78125, 2.59375, -2.34375, -2.1875, 0.46875, 2.21875, -0.46875, -1.03125, 0.25, 2.53125, -0.09375, -0.3125, -1.34375, -0.5, -2.34375, 0.15625, 2.8125, -3.125, 2.125, -1.53125, -2.46875, 1.59375, 0.875, -1.65625, -2.53125, -2.46875, 2.90625, 1.8125, 0.8125, 1.03125, 1.5, 0.6875, -0.25, 0.6875, -1.96875, -3.125, 1.90625, 1.375, 0.625, -2.875, 0.96875, -1.96875, -2.46875, -1.0}
tensor @r0.in.y : f32[2, 3, 5, 6, 4] = {-2.8125, -1.53125, 1.625, 2.25, -3.125, -1.75, 1.65625, 2.375, 1.1875, 2.84375, 2.3125, 1.53125, 2.78125, 1.5625, -0.625, -1.1875, -2.59375, -1.03125, -1.5, 2.9375, -0.6875, -2.375, 2.6875, 2.40625, -2.4375, 2.53125, 0.46875, 1.34375, -1.21875, 0.53125, -1.4375, -0.40625, 0.875, -1.75, 1.8125, 1.21875, 0.53125, 0.4375, -1.40625, -1.6875, 1.4375, -2.40625, 2.53125, -2.09375, -2.53125, -0.25, -0.4375, -0.53125, -3.0, 3.125, 0.21875, 1.125, -0.5625, -0.4375, -1.875, -0.6875, -1.53125, -2.96875, -0.3125, 0.78125, 1.75, 0.96875, -0.75, -0.90625, 0.125, 0.46875, 1.1875, -2.15625, -2.59375, 0.875, 1.71875, 1.8125, -2.71875, 1.59375, -0.28125, 3.09375, 1.84375, 0.96875, 2.9375, -1.6875, 0.3125, -0.875, 0.21875, 0.375, 2.0, -3.125, 2.5, -0.90625, 1.375, 1.59375, 0.53125, -1.9375, 3.09375, 2.21875, 2.4375, -2.09375, 0.53125, -1.96875, 0.25, -2.21875, -2.4375, 0.34375, -1.15625, -0.9375, -1.53125, -2.875, -1.1875, 3.0, -2.21875, 0.03125, 0.125, -1.96875, -0.3125, 1.75, -3.09375, -1.5625, -2.9375, -2.1875, -0.25, 3.125, -1.90625, 2.46875, -0.53125, 0.625, 0.0, 2.9375, 0.78125, -2.3125, 1.1875, 0.6875, -0.65625, -2.1875, -1.65625, -0.53125, 1.9375, -0.65625, -0.5, -2.78125, 0.375, -1.75, -2.53125, -0.5625, 1.0, 2.03125, 1.09375, -0.8125, 0.8125, 1.78125, 0.0625, 0.5, 1.9375, 1.4375, -0.90625, 0.46875, -1.75, -1.1875, -3.0625, -1.6875, -1.25, 1.40625, -2.25, 1.71875, -2.3125, -2.125, 2.40625, -1.5625, -0.59375, -1.03125, -2.90625, -0.28125, 2.5625, -3.0, 0.03125, 1.40625, 0.65625, -2.625, -1.3125, -0.40625, -2.5625, 0.90625, 0.21875, 2.84375, -0.25, 1.125, -1.5625, 2.09375, -1.03125, 2.59375, 2.90625, 0.28125, -2.53125, -2.6875, -2.34375, -2.0625, 2.5625, 0.3125, 1.21875, -0.34375, -0.4375, -1.25, 3.0, -1.90625, -2.8125, -2.15625, -2.46875, -1.90625, -3.0, -0.1875, 2.21875, 1.78125, -3.03125, 2.5, 0.40625, 2.96875, -2.40625, -0.53125, -0.71875, -1.53125, 2.09375, 2.125, -1.84375, -1.25, 1.1875, 2.3125, 0.53125, -0.53125, -2.25, -2.96875, 1.125, -0.03125, -0.125, 2.34375, 1.625, -2.0625, -2.03125, 2.96875, 2.34375, -1.8125, 2.34375, 2.78125, -2.21875, -1.375, 0.78125, 0.625, -0.34375, -2.375, 1.53125, -0.5, -0.6875, 2.5, -1.78125, -1.625, 2.09375, -1.4375, 0.53125, -0.125, 2.09375, 1.03125, 0.21875, -2.25, 1.21875, 2.5625, -2.75, 0.21875, 1.40625, -2.4375, -2.625, 1.03125, -0.3125, 1.71875, -2.5, -0.71875, -2.78125, -1.1875, -0.75, 3.09375, -1.8125, -2.8125, -0.84375, 2.5, 0.71875, -2.3125, -0.90625, -2.71875, 2.0, -3.03125, -0.59375, -2.59375, 1.6875, -0.0625, 3.03125, -2.375, 2.0, -1.125, 2.21875, -1.96875, 0.71875, 1.46875, 0.75, 1.3125, 0.5625, 2.59375, -2.71875, -1.09375, 2.15625, 1.40625, -1.59375, -2.03125, -1.8125, 0.8125, 1.53125, -1.90625, 0.4375, 0.28125, 1.125, 1.46875, -3.03125, 3.0625, 1.34375, -0.15625, 2.25, -2.6875, 0.625, 0.96875, 1.375, -0.03125, -1.34375, -2.90625, -1.3125, -2.75, -0.875, 0.46875, -0.4375, 0.78125, -2.3125, -2.28125, 0.46875, 2.8125, 2.8125, -1.28125, 0.78125, 1.25, -0.59375, 0.6875, -1.40625, -0.28125, -0.25, 2.84375, -1.25, 2.46875, 1.5625, 2.875, 2.25, -1.8125, 2.5625, 0.1875, 1.125, -1.84375, 2.34375, -1.0625, 0.21875, -0.90625, 1.59375, -2.1875, -0.875, -2.5625, -0.28125, 1.875, 3.03125, -1.125, -2.59375, -1.21875, -3.125, 1.84375, -1.21875, 2.03125, -0.09375, -0.375, 1.3125, -0.28125, 0.65625, -0.90625, 0.6875, 1.75, -0.90625, -0.15625, -2.4375, 0.46875, -1.59375, 2.34375, 2.6875, 0.3125, -1.25, -2.40625, 0.59375, -0.65625, -0.5, -2.0, 2.65625, 0.4375, 1.53125, 1.1875, -0.40625, -0.15625, -2.625, -0.46875, 1.59375, -2.375, -0.1875, 1.09375, -1.46875, 0.4375, -0.21875, -0.625, -1.90625, 0.78125, 1.625, -1.78125, 0.3125, -0.4375, -1.84375, -2.25, 0.875, -1.4375, 0.96875, -2.53125, -0.28125, -2.6875, 1.4375, -1.09375, -1.5, -1.8125, 1.84375, 2.09375, -1.46875, -0.875, -2.96875, -2.625, -1.28125, 0.75, -3.125, -0.3125, -1.9375, 2.5, -0.375, -3.0625, 2.15625, -1.84375, -2.375, 0.875, -0.4375, -2.0, -0.78125, -2.875, 2.625, 2.0625, -0.34375, -3.125, 0.375, -2.8125, 2.78125, 2.34375, -0.875, 0.4375, 2.21875, 0.8125, -2.90625, 0.46875, 0.21875, 2.71875, 1.1875, -2.34375, -0.65625, -1.53125, -0.71875, 0.3125, 2.5, -0.03125, -1.5625, -0.0625, 1.8125, 0.96875, -1.90625, -2.53125, 2.75, -0.53125, -3.0, -2.9375, 1.0625, -0.15625, 0.15625, 2.34375, -2.90625, 0.34375, -2.625, -1.75, -0.53125, -2.5625, 0.75, 1.875, 0.34375, 2.4375, 2.875, -2.25, 2.65625, 2.03125, 2.53125, 0.9375, -3.09375, -1.0625, -2.21875, 0.65625, 2.6875, 0.0, -0.96875, -2.40625, 1.90625, 2.25, 2.34375, 1.0625, -2.375, -1.65625, 0.875, 2.34375, -0.4375, 2.1875, 0.9375, -2.4375, -3.09375, -2.0625, 1.0625, -0.125, 2.34375, 1.6875, -1.5, 0.84375, 0.0625, -2.28125, 0.40625, 0.3125, -2.09375, 2.6875, -2.28125, -2.5, -2.65625, 1.21875, -1.6875, 0.75, 2.96875, -1.875, 2.0625, 1.0, 2.8125, -1.28125, 1.8125, -1.625, -1.53125, 2.34375, -2.125, -0.5, 2.90625, -2.875, -2.6875, 0.75, 2.9375, -1.84375, -1.34375, 2.53125, 2.78125, 0.65625, -2.46875, -3.0625, 1.65625, 0.5, 1.0, 2.96875, 1.125, -0.6875, -1.09375, -1.15625, -2.71875, -0.71875, 0.5625, 1.5625, -2.625, 2.71875, -0.90625, -2.03125, 2.75, -1.09375, 1.34375, -3.09375, 0.0625, 2.3125, 2.6875, 1.25, 2.75, 0.46875, -0.0625, -0.9375, 0.375, -1.53125, 3.09375, 0.8125, 0.1875, 0.1875, -0.65625, -0.40625, 0.53125, -0.96875, -1.6875, -3.0, 2.1875, -1.9375, -2.59375, 0.5625, -1.15625, -0.90625, -0.3125, 2.1875, -1.84375, -2.65625, -2.625, -2.25, -0.34375, -2.25, 0.71875, -2.625, 2.28125, -0.46875, -0.78125, -2.53125, 2.25, 2.9375, -0.71875, -1.0625, -0.34375, 1.875, 1.28125, 1.84375, -1.53125, 2.125, -1.15625, 1.21875, -1.6875, -1.40625, -2.0625, 1.65625, 0.0, 0.625, 0.59375, 1.75, 0.25, -2.34375, 1.78125, 0.375, 0.625, -0.34375, 1.125, 3.0625, 1.34375, -0.125, 1.40625, 0.9375, 3.03125, -2.8125, 0.875, 0.21875, -0.21875, -0.375, -1.25, -0.78125, -3.125, 2.4375, -0.71875, 1.03125, -0.40625, -2.75, -0.3125, 1.8125, 2.5625, -1.53125, 2.625, -1.3125, -0.125, -0.34375, 1.78125, 0.09375, -0.125, 1.0, 3.09375, -1.375, -1.59375, 2.9375, 1.53125, 1.75, -3.03125, 0.96875, -2.5625, -1.875, 1.71875, -0.59375, 1.65625, -1.625, 3.0625, 1.1875, 2.96875, -0.0625, 2.96875, 1.75, -1.90625, 0.34375, 1.71875, 0.28125, 2.15625, -2.71875, -0.71875, -0.0625, 1.125, -2.84375}
tensor @r0.want.0.f32 : f64[2, 3, 5, 6, 4] = {-0.4192708333, 0.1015625, -0.3880208333, 0.3411458333, -0.4192708333, 0.1015625, -0.3880208333, 0.3411458333, -0.4192708333, 0.1015625, -0.3880208333, 0.3411458333, -0.2760416667, 0.3932291667, 0.2083333333, 0.1796875, -0.2760416667, 0.3932291667, 0.2083333333, 0.1796875, -0.2760416667, 0.3932291667, 0.2083333333, 0.1796875, -0.3185763889, 0.2855902778, -0.5946180556, 0.1831597222, -0.3185763889, 0.2855902778, -0.5946180556, 0.1831597222, -0.3185763889, 0.2855902778, -0.5946180556, 0.1831597222, -0.4010416667, 0.1119791667, 0.03298611111, 0.1258680556, -0.4010416667, 0.1119791667, 0.03298611111, 0.1258680556, -0.4010416667, 0.1119791667, 0.03298611111, 0.1258680556, 0.1006944444, 0.1840277778, -0.2065972222, -0.1579861111, 0.1006944444, 0.1840277778, -0.2065972222, -0.1579861111, 0.1006944444, 0.1840277778, -0.2065972222, -0.1579861111, -0.125, -0.28125, -0.1753472222, -0.05381944444, -0.125, -0.28125, -0.1753472222, -0.05381944444, -0.125, -0.28125, -0.1753472222, -0.05381944444, 0.1710069444, 0.7387152778, -0.03472222222, -0.2256944444, 0.1710069444, 0.7387152778, -0.03472222222, -0.2256944444, 0.1710069444, 0.7387152778, -0.03472222222, -0.2256944444, 0.25, -0.3567708333, -0.6232638889, -0.6189236111, 0.25, -0.3567708333, -0.6232638889, -0.6189236111, 0.25, -0.3567708333, -0.6232638889, -0.6189236111, 0.0703125, 0.5546875, 0.171875, -0.06770833333, 0.0703125, 0.5546875, 0.171875, -0.06770833333, 0.0703125, 0.5546875, 0.171875, -0.06770833333, 0.375, -0.07552083333, -0.4479166667, -0.5651041667, 0.375, -0.07552083333, -0.4479166667, -0.5651041667, 0.375, -0.07552083333, -0.4479166667, -0.5651041667, -0.04947916667, -0.8619791667, -0.8046875, 0.3307291667, -0.04947916667, -0.8619791667, -0.8046875, 0.3307291667, -0.04947916667, -0.8619791667, -0.8046875, 0.3307291667, 0.5260416667, -0.1770833333, 0.3463541667, 0.5859375, 0.5260416667, -0.1770833333, 0.3463541667, 0.5859375, 0.5260416667, -0.1770833333, 0.3463541667, 0.5859375, -0.08246527778, -0.8723958333, -1.181423611, 0.2057291667, -0.08246527778, -0.8723958333, -1.181423611, 0.2057291667, -0.08246527778, -0.8723958333, -1.181423611, 0.2057291667, 0.8315972222, -0.1354166667, 0.3081597222, 0.9470486111, 0.8315972222, -0.1354166667, 0.3081597222, 0.9470486111, 0.8315972222, -0.1354166667, 0.3081597222, 0.9470486111, -0.03298611111, -0.01041666667, -0.3767361111, -0.125, -0.03298611111, -0.01041666667, -0.3767361111, -0.125, -0.03298611111, -0.01041666667, -0.3767361111, -0.125, 0.3055555556, 0.04166666667, -0.03819444444, 0.3611111111, 0.3055555556, 0.04166666667, -0.03819444444, 0.3611111111, 0.3055555556, 0.04166666667, -0.03819444444, 0.3611111111, 0.003472222222, -0.1822916667, 0.2352430556, -0.1744791667, 0.003472222222, -0.1822916667, 0.2352430556, -0.1744791667, 0.003472222222, -0.1822916667, 0.2352430556, -0.1744791667, -0.02777777778, -0.296875, -0.7100694444, 0.3975694444, -0.02777777778, -0.296875, -0.7100694444, 0.3975694444, -0.02777777778, -0.296875, -0.7100694444, 0.3975694444, 0.03645833333, -0.171875, 0.6119791667, -0.04947916667, 0.03645833333, -0.171875, 0.6119791667, -0.04947916667, 0.03645833333, -0.171875, 0.6119791667, -0.04947916667, -0.3333333333, -0.3385416667, -0.671875, 0.03645833333, -0.3333333333, -0.3385416667, -0.671875, 0.03645833333, -0.3333333333, -0.3385416667, -0.671875, 0.03645833333, -0.04166666667, -0.5625, 0.3671875, 0.3046875, -0.04166666667, -0.5625, 0.3671875, 0.3046875, -0.04166666667, -0.5625, 0.3671875, 0.3046875, 0.02083333333, 0.578125, 0.0859375, -0.2369791667, 0.02083333333, 0.578125, 0.0859375, -0.2369791667, 0.02083333333, 0.578125, 0.0859375, -0.2369791667, -0.008680555556, -0.4305555556, 0.1571180556, 0.1970486111, -0.008680555556, -0.4305555556, 0.1571180556, 0.1970486111, -0.008680555556, -0.4305555556, 0.1571180556, 0.1970486111, 0.2569444444, 0.8767361111, 0.09982638889, -0.4939236111, 0.2569444444, 0.8767361111, 0.09982638889, -0.4939236111, 0.2569444444, 0.8767361111, 0.09982638889, -0.4939236111, 0.03298611111, 0.1319444444, -0.2100694444, -0.1076388889, 0.03298611111, 0.1319444444, -0.2100694444, -0.1076388889, 0.03298611111, 0.1319444444, -0.2100694444, -0.1076388889, 0.2361111111, 0.2986111111, 0.01388888889, -0.2569444444, 0.2361111111, 0.2986111111, 0.01388888889, -0.2569444444, 0.2361111111, 0.2986111111, 0.01388888889, -0.2569444444, -0.2352430556, 0.4965277778, 0.2690972222, -0.006076388889, -0.2352430556, 0.4965277778, 0.2690972222, -0.006076388889, -0.2352430556, 0.4965277778, 0.2690972222, -0.006076388889, 0.6032986111, 0.6892361111, 0.1649305556, -0.2178819444, 0.6032986111, 0.6892361111, 0.1649305556, -0.2178819444, 0.6032986111, 0.6892361111, 0.1649305556, -0.2178819444, -0.2682291667, 0.3645833333, 0.4791666667, 0.1015625, -0.2682291667, 0.3645833333, 0.4791666667, 0.1015625, -0.2682291667, 0.3645833333, 0.4791666667, 0.1015625, 0.3671875, 0.390625, 0.1510416667, 0.0390625, 0.3671875, 0.390625, 0.1510416667, 0.0390625, 0.3671875, 0.390625, 0.1510416667, 0.0390625, 0.1276041667, -0.1770833333, -0.3229166667, 0.4609375, 0.1276041667, -0.1770833333, -0.3229166667, 0.4609375, 0.1276041667, -0.1770833333, -0.3229166667, 0.4609375, 0.078125, 0.06770833333, -0.1041666667, 0.265625, 0.078125, 0.06770833333, -0.1041666667, 0.265625, 0.078125, 0.06770833333, -0.1041666667, 0.265625, 0.2387152778, -0.5086805556, -0.5833333333, 0.5980902778, 0.2387152778, -0.5086805556, -0.5833333333, 0.5980902778, 0.2387152778, -0.5086805556, -0.5833333333, 0.5980902778, 0.2239583333, -0.1232638889, -0.3628472222, 0.1111111111, 0.2239583333, -0.1232638889, -0.3628472222, 0.1111111111, 0.2239583333, -0.1232638889, -0.3628472222, 0.1111111111, 0.1111111111, -0.3315972222, -0.2604166667, 0.1371527778, 0.1111111111, -0.3315972222, -0.2604166667, 0.1371527778, 0.1111111111, -0.3315972222, -0.2604166667, 0.1371527778, 0.1458333333, -0.1909722222, -0.2586805556, -0.1545138889, 0.1458333333, -0.1909722222, -0.2586805556, -0.1545138889, 0.1458333333, -0.1909722222, -0.2586805556, -0.1545138889, -0.08159722222, -0.09201388889, -0.5703125, -0.1831597222, -0.08159722222, -0.09201388889, -0.5703125, -0.1831597222, -0.08159722222, -0.09201388889, -0.5703125, -0.1831597222, -0.1666666667, 0.07204861111, -0.3836805556, -0.3029513889, -0.1666666667, 0.07204861111, -0.3836805556, -0.3029513889, -0.1666666667, 0.07204861111, -0.3836805556, -0.3029513889, -0.1927083333, 0.2395833333, -0.3098958333, -0.3203125, -0.1927083333, 0.2395833333, -0.3098958333, -0.3203125, -0.1927083333, 0.2395833333, -0.3098958333, -0.3203125, -0.3125, 0.2630208333, -0.125, -0.1484375, -0.3125, 0.2630208333, -0.125, -0.1484375, -0.3125, 0.2630208333, -0.125, -0.1484375, -0.375, 0.4296875, -0.2578125, 0.2447916667, -0.375, 0.4296875, -0.2578125, 0.2447916667, -0.375, 0.4296875, -0.2578125, 0.2447916667, -0.5677083333, -0.2682291667, -0.4557291667, 0.4583333333, -0.5677083333, -0.2682291667, -0.4557291667, 0.4583333333, -0.5677083333, -0.2682291667, -0.4557291667, 0.4583333333, -0.3246527778, 0.5807291667, 0.04947916667, 0.4270833333, -0.3246527778, 0.5807291667, 0.04947916667, 0.4270833333, -0.3246527778, 0.5807291667, 0.04947916667, 0.4270833333, -0.3871527778, -0.1032986111, -0.006076388889, 0.7118055556, -0.3871527778, -0.1032986111, -0.006076388889, 0.7118055556, -0.3871527778, -0.1032986111, -0.006076388889, 0.7118055556, 0.05034722222, 0.1510416667, 0.3072916667, 0.1822916667, 0.05034722222, 0.1510416667, 0.3072916667, 0.1822916667, 0.05034722222, 0.1510416667, 0.3072916667, 0.1822916667, 0.1805555556, 0.1649305556, 0.4496527778, 0.2534722222, 0.1805555556, 0.1649305556, 0.4496527778, 0.2534722222, 0.1805555556, 0.1649305556, 0.4496527778, 0.2534722222, 0.05555555556, 0.8072916667, 0.5677083333, 0.03125, 0.05555555556, 0.8072916667, 0.5677083333, 0.03125, 0.05555555556, 0.8072916667, 0.5677083333, 0.03125, 0.05555555556, 0.07638888889, -0.2925347222, 0.5373263889, 0.05555555556, 0.07638888889, -0.2925347222, 0.5373263889, 0.05555555556, 0.07638888889, -0.2925347222, 0.5373263889, 0.005208333333, 0.65625, 0.2604166667, -0.1510416667, 0.005208333333, 0.65625, 0.2604166667, -0.1510416667, 0.005208333333, 0.65625, 0.2604166667, -0.1510416667, -0.125, -0.08854166667, -0.7421875, 0.2838541667, -0.125, -0.08854166667, -0.7421875, 0.2838541667, -0.125, -0.08854166667, -0.7421875, 0.2838541667, -0.5729166667, 0.08072916667, 0.02083333333, -0.04427083333, -0.5729166667, 0.08072916667, 0.02083333333, -0.04427083333, -0.5729166667, 0.08072916667, 0.02083333333, -0.04427083333, 0.4140625, -0.171875, -0.390625, -0.1692708333, 0.4140625, -0.171875, -0.390625, -0.1692708333, 0.4140625, -0.171875, -0.390625, -0.1692708333, -0.4340277778, 0.05815972222, -0.25, 0.1414930556, -0.4340277778, 0.05815972222, -0.25, 0.1414930556, -0.4340277778, 0.05815972222, -0.25, 0.1414930556, 0.08940972222, -0.4253472222, 0.01736111111, -0.009548611111, 0.08940972222, -0.4253472222, 0.01736111111, -0.009548611111, 0.08940972222, -0.4253472222, 0.01736111111, -0.009548611111, 0.1388888889, -0.02256944444, -0.2708333333, 0.1857638889, 0.1388888889, -0.02256944444, -0.2708333333, 0.1857638889, 0.1388888889, -0.02256944444, -0.2708333333, 0.1857638889, -0.3246527778, -0.2534722222, 0.4079861111, 0.1597222222, -0.3246527778, -0.2534722222, 0.4079861111, 0.1597222222, -0.3246527778, -0.2534722222, 0.4079861111, 0.1597222222, 0.4461805556, 0.05034722222, -0.8020833333, 0.2430555556, 0.4461805556, 0.05034722222, -0.8020833333, 0.2430555556, 0.4461805556, 0.05034722222, -0.8020833333, 0.2430555556, -0.04340277778, -0.5998263889, -0.04513888889, -0.2126736111, -0.04340277778, -0.5998263889, -0.04513888889, -0.2126736111, -0.04340277778, -0.5998263889, -0.04513888889, -0.2126736111, 0.3072916667, 0.07291666667, -0.53125, 0.05729166667, 0.3072916667, 0.07291666667, -0.53125, 0.05729166667, 0.3072916667, 0.07291666667, -0.53125, 0.05729166667, 0.28125, -0.3463541667, -0.453125, -0.3723958333, 0.28125, -0.3463541667, -0.453125, -0.3723958333, 0.28125, -0.3463541667, -0.453125, -0.3723958333}
tensor @r0.own.0 : f64[] = {6.700000199089118e-08}
graph "main"(
    %x : f32[2, 3, 3, 2, 7],
    %y : f32[2, 3, 5, 6, 4]) {
  %_adaptive_avg_pool3d_backward = aten._adaptive_avg_pool3d_backward.default(grad_output=%x, self=%y) : f32[2, 3, 5, 6, 4]
  return %_adaptive_avg_pool3d_backward as "_adaptive_avg_pool3d_backward"
}

fxge 1
model "_adaptive_avg_pool3d_backward.uneven1.bf16" stage "import"
tensor @r0.in.x : bf16[2, 3, 3, 2, 7] = {-0.46875, -2.8125, 1.78125, 2.875, -0.21875, -3.03125, -1.6875, -2.125, 0.78125, 0.90625, -2.75, 1.25, 0.96875, -2.28125, 0.0, -0.03125, -3.09375, -0.1875, -0.3125, 1.90625, -1.3125, -0.5, 1.75, -1.9375, -2.40625, 0.375, 0.6875, 0.15625, 0.75, -0.28125, -0.59375, 2.28125, 1.125, -2.5625, -1.34375, 0.28125, -0.40625, 1.8125, 2.6875, 0.90625, 0.9375, 0.78125, 2.21875, 2.28125, 3.03125, -2.78125, 2.03125, 2.59375, -0.21875, 1.34375, 1.25, -0.40625, -2.9375, -0.65625, 1.15625, 1.53125, 1.09375, -0.8125, -0.40625, 1.625, -2.875, -2.3125, 1.0625, 1.09375, -1.0, 1.65625, 1.96875, 0.78125, -2.59375, -0.8125, 0.96875, -2.59375, -0.65625, 2.71875, 1.59375, 2.3125, -2.46875, -0.625, 1.53125, 0.5625, -2.03125, -1.90625, 0.0625, 1.9375, 1.03125, -2.28125, 3.0625, 1.15625, 2.09375, 1.03125, -1.6875, -1.53125, -0.875, 1.125, -2.5, 1.21875, -2.3125, -0.5625, 1.53125, 0.1875, 1.15625, 0.46875, -1.71875, 2.75, 1.0, 1.65625, -2.15625, 1.4375, -1.8125, -1.5, -1.84375, -2.15625, -2.84375, -0.03125, -2.25, 2.4375, 2.59375, -1.6875, -2.0, -0.4375, 0.4375, 1.4375, -3.03125, 1.21875, 0.09375, 2.9375, -2.875, 1.53125, -2.25, -0.9375, -1.875, -2.34375, 2.4375, 2.90625, -0.65625, 1.75, -3.03125, 0.53125, 0.8125, -0.84375, -1.09375, -1.46875, -3.0625, 2.78125, -0.8125, 1.6875, -2.5, -1.0625, 2.03125, 1.96875, -2.09375, 2.59375, 0.5, -0.84375, -1.28125, 1.53125, 0.09375, 2.09375, 0.03125, -1.0, 0.625, -0.125, -1.75, -2.03125, -2.875, 0.90625, -0.28125, -2.84375, -2.75, -2.5625, -2.28125, -1.0625, -2.0625, -0.875, -2.46875, 2.375, -0.1875, -0.1875, -0.46875, -2.84375, -0.53125, -3.09375, 3.125, -0.46875, 0.3125, 2.9375, -2.1875, -3.03125, 1.71875, 1.25, -1.21875, -2.1875, -0.25, -2.3125, -1.15625, -1.28125, -0.4375, -0.46875, -1.03125, -2.25, 2.1875, -0.53125, 1.15625, 1.53125, 0.59375, -1.625, -0.5, 0.8125, 0.8125, 0.625, -2.0625, -1.71875, -1.125, 0.21875, -0.34375, 2.09375, 1.9375, -0.46875, -0.125, -0.6875, -1.28125, -1.03125, -2.96875, -3.09375, 3.125, 0.53125, 2.75, -0.5625, -2.03125, -2.90625, 2.15625, 0.8125, 3.125, 2.40625, -1.0625, 1.375, 0.25, -2.3125, -2.78125, -1.21875, -0.03125, 1.53125, 1.1875, -0.78125, -0.0625, 3.125, 1.8125, -1.3125, 0.28125, -2.15625, 1.1875, 1.125}
tensor @r0.in.y : bf16[2, 3, 5, 6, 4] = {-1.09375, 1.8125, -2.46875, 0.9375, 2.84375, 0.03125, -2.34375, 0.25, -1.28125, -1.75, -2.9375, -2.375, 0.53125, -0.125, 1.71875, -1.59375, 0.125, -0.28125, 3.0, 1.25, 0.71875, 1.03125, 2.15625, -1.5, 0.625, -2.40625, 0.28125, 2.40625, -2.8125, 1.375, 1.71875, -3.09375, 0.5, -0.75, 1.1875, -0.25, 1.40625, -3.0, 1.125, 1.5625, -2.5, 1.375, -1.15625, -2.25, -1.4375, 3.09375, -1.75, -2.15625, -0.84375, 0.15625, -0.3125, 3.125, 1.1875, -0.75, 2.875, -2.65625, 1.46875, -1.375, -2.28125, -1.3125, 2.40625, -1.0625, -0.375, 2.65625, 2.375, -0.875, 1.84375, -2.09375, 0.0, 0.53125, 0.40625, 0.875, 0.65625, -1.53125, 0.59375, -0.875, 1.71875, 2.46875, 2.03125, -1.0625, 0.09375, 1.78125, -0.84375, -1.125, -1.6875, -1.78125, 1.5625, 2.375, -0.3125, 0.0, -2.1875, 0.4375, 2.8125, -0.84375, 0.03125, -2.625, -3.0625, -2.125, 2.96875, 0.1875, 1.96875, -3.125, -0.6875, 3.125, 2.4375, -0.65625, 2.46875, -0.46875, 1.78125, 2.53125, -0.75, -1.4375, 0.21875, -0.375, 2.625, 2.15625, -1.53125, 0.875, -0.78125, -0.28125, 2.375, 2.5, -0.46875, -0.125, -2.875, 1.0, 1.5625, 2.03125, 1.75, -1.5625, -1.59375, -0.34375, -1.3125, -1.9375, -0.9375, 1.53125, -1.75, 2.1875, 1.09375, -0.53125, -0.25, 2.625, -0.75, 0.09375, 1.125, 0.8125, -2.65625, -0.84375, 1.03125, -0.90625, -1.1875, 1.9375, -2.90625, 3.03125, 0.78125, 1.03125, 2.875, 0.0, 2.125, 2.625, -2.0625, 0.28125, -2.28125, -1.375, 1.5, -2.5, -1.46875, 0.25, -1.09375, -2.40625, -1.28125, 1.0625, -2.5625, -1.3125, 0.15625, 2.90625, 0.46875, -0.90625, 0.0625, -2.65625, -0.6875, 0.875, -0.09375, 1.0625, -1.09375, 0.625, -0.71875, 1.53125, -2.1875, -1.90625, 2.875, -0.9375, -2.625, -1.34375, 0.96875, -0.03125, 1.25, -0.09375, -1.65625, -0.40625, -0.6875, -0.375, 1.15625, -0.125, -0.21875, 1.90625, 2.5, 2.1875, -3.09375, 1.96875, 2.34375, -2.78125, 1.09375, 1.53125, -0.28125, 0.6875, 1.78125, 1.65625, 1.0625, 1.28125, 2.84375, -1.21875, 1.71875, -3.03125, 0.46875, -1.03125, -1.625, -0.65625, 0.03125, 2.0625, -1.0, -2.53125, -2.75, 1.0625, 0.34375, -2.75, -2.90625, 1.25, 2.21875, 0.84375, 2.65625, 1.625, 2.40625, 2.21875, -2.84375, 1.25, 3.0, 0.6875, 2.6875, 3.125, 1.75, -0.71875, -2.25, 0.53125, -1.4375, -1.53125, 0.65625, 1.4375, -2.1875, -3.0625, -0.40625, 1.9375, 2.78125, -2.71875, -1.25, 1.0, 1.40625, -3.0, 1.875, 1.21875, 0.3125, -1.15625, 1.625, 0.25, -2.9375, 2.875, 0.0625, -2.0625, -1.4375, -0.09375, -0.71875, 2.5, -1.59375, -2.84375, 0.15625, 1.96875, -1.09375, 2.40625, -1.15625, 1.21875, -0.09375, 1.71875, 0.09375, -1.25, -1.375, 1.96875, 1.90625, -2.09375, 1.65625, 1.3125, -1.4375, 1.78125, -0.8125, 2.96875, 1.21875, 2.71875, 0.0, 0.3125, -1.71875, -0.5, 1.8125, -2.90625, 2.96875, -2.78125, -0.5, -1.78125, -0.71875, -0.15625, 0.46875, -1.53125, 1.3125, -0.40625, -0.1875, 1.90625, -2.78125, -1.96875, -3.125, -0.6875, 2.65625, -2.15625, 0.28125, 1.9375, -1.53125, 2.4375, -0.75, 1.53125, 2.59375, -2.5625, -1.28125, -0.1875, -2.84375, -1.03125, 1.125, 1.78125, -0.34375, 1.9375, -1.4375, -0.0625, -0.34375, 1.3125, 0.28125, -2.1875, 1.75, 0.15625, 2.09375, 2.0625, 0.34375, -2.5, 0.875, -2.40625, -2.9375, 1.3125, -0.34375, 2.0625, 2.8125, -2.6875, 1.40625, -1.65625, -2.59375, -0.4375, -2.0, 0.0625, -2.59375, 1.90625, -2.9375, -1.15625, -2.0625, -0.71875, -2.4375, 2.15625, -1.78125, 0.375, -2.1875, -1.125, -1.125, 2.78125, -1.28125, -0.53125, 2.21875, -1.21875, 2.3125, -0.53125, -1.03125, 1.84375, -0.40625, 2.5, 1.40625, 2.125, 2.90625, 2.5625, -2.9375, 2.28125, -2.34375, -2.84375, 2.84375, -0.375, 1.34375, 0.625, -0.90625, 2.875, -1.5, 1.90625, -0.1875, 1.34375, 2.96875, -0.3125, -1.125, 3.03125, 1.28125, 1.4375, 2.0, 0.9375, 2.0, 0.84375, 2.9375, 1.3125, -0.40625, 1.125, 2.71875, 1.6875, 3.09375, -2.875, 1.78125, 1.375, -1.875, 1.875, 0.09375, 2.4375, -2.25, 1.4375, 0.65625, 0.3125, -2.9375, -2.78125, 1.375, -0.59375, -2.5625, -2.0, 1.8125, 2.59375, 1.46875, -1.46875, 1.65625, -0.625, 1.375, 1.625, 1.40625, -1.09375, 1.78125, -2.46875, 0.75, 0.28125, -0.15625, -1.40625, 2.78125, 0.1875, 0.78125, -0.8125, -2.09375, -1.65625, 1.625, -2.84375, -0.53125, -0.21875, -2.3125, 3.125, -0.15625, 2.09375, 1.59375, 2.8125, -2.875, -0.875, -0.53125, -0.34375, 1.1875, 2.46875, -1.59375, -1.4375, 0.375, -1.84375, 1.3125, -1.5625, 2.75, -1.9375, 2.53125, -1.5625, -2.40625, -2.0625, -0.6875, -3.03125, -2.90625, 1.625, 1.75, 1.21875, 0.3125, 3.09375, 0.03125, -0.6875, -0.1875, -2.21875, 0.40625, 1.0, -0.21875, -0.53125, 2.65625, -1.125, 1.625, -0.90625, 2.3125, -3.125, 0.28125, 2.75, 0.1875, -3.09375, 1.875, 2.96875, -1.3125, 0.78125, -3.03125, 1.71875, 3.125, 0.375, 2.4375, -0.5625, 0.65625, 0.15625, 2.9375, -2.71875, -0.6875, 2.5625, 3.125, -2.28125, -2.78125, -3.03125, 0.03125, 3.125, -1.25, 0.71875, 3.0625, -0.5625, -1.34375, -0.90625, 3.09375, 2.90625, -0.0625, 0.03125, 2.09375, 3.03125, -0.34375, 1.34375, -2.59375, -1.15625, -2.65625, -0.125, 2.09375, -1.53125, 1.6875, -3.09375, 1.5625, -1.0625, -1.96875, -1.5625, -1.21875, 2.0625, -2.25, -0.0625, -2.6875, 1.3125, 2.03125, -2.125, -2.9375, 0.71875, -1.21875, 0.75, -0.6875, -1.28125, 0.09375, -2.53125, 2.5, 2.75, -1.28125, -0.3125, -2.6875, -0.1875, -2.71875, 2.8125, -0.53125, -0.71875, -0.53125, 0.625, -1.3125, 1.5625, -2.21875, 1.8125, 2.53125, 1.875, -2.96875, 0.84375, -2.96875, 1.46875, 0.5, 3.03125, -0.28125, 0.78125, 0.75, 3.0, 1.09375, 2.9375, 1.3125, 0.8125, -2.34375, -0.78125, -2.5, 1.84375, -0.03125, -2.5625, -1.125, 2.25, -0.21875, -2.40625, -2.46875, -2.9375, -2.71875, -2.21875, -2.28125, 1.1875, 0.65625, -2.03125, -0.59375, -2.71875, 2.875, 0.09375, 3.0, -0.34375, -2.53125, -2.3125, -3.09375, 1.46875, -1.84375, 2.53125, 2.09375, -1.625, 1.625, -1.96875, -2.4375, 1.1875, 1.65625, 0.78125, -0.4375, 1.0, 2.125, 2.1875, 1.09375, -2.53125, -2.78125, -0.03125, -0.1875, 2.53125, 1.46875, -2.84375, -2.0, 2.34375, 2.84375, 2.09375, 1.15625, -0.8125, -0.03125, -0.34375, -1.8125, -0.71875, -1.96875, -1.625, 0.46875, 0.3125, 1.53125, -2.40625, -0.84375, -3.03125, -2.40625, -2.15625, 2.8125, -2.03125, 0.40625, -2.375, 2.03125, 1.0625, 0.21875, 0.1875, -3.09375, -0.6875, 3.09375, 0.25, 1.5625, -3.09375, -0.78125, -0.65625, 2.625, -1.6875, -2.5, 2.0625, -0.875, 3.0625, -1.46875, -1.75, 0.6875, 0.71875, 1.84375, 0.03125, 2.09375, -2.59375}
tensor @r0.want.0.bf16 : f64[2, 3, 5, 6, 4] = {-0.3125, 0.3020833333, -0.04947916667, -0.5338541667, -0.3125, 0.3020833333, -0.04947916667, -0.5338541667, -0.3125, 0.3020833333, -0.04947916667, -0.5338541667, -0.2890625, -0.01302083333, 0.05989583333, -0.2994791667, -0.2890625, -0.01302083333, 0.05989583333, -0.2994791667, -0.2890625, -0.01302083333, 0.05989583333, -0.2994791667, -0.3142361111, -0.05381944444, 0.01128472222, -0.5737847222, -0.3142361111, -0.05381944444, 0.01128472222, -0.5737847222, -0.3142361111, -0.05381944444, 0.01128472222, -0.5737847222, -0.2473958333, -0.2647569444, 0.006076388889, -0.2439236111, -0.2473958333, -0.2647569444, 0.006076388889, -0.2439236111, -0.2473958333, -0.2647569444, 0.006076388889, -0.2439236111, -0.001736111111, -0.3559027778, 0.06076388889, -0.03993055556, -0.001736111111, -0.3559027778, 0.06076388889, -0.03993055556, -0.001736111111, -0.3559027778, 0.06076388889, -0.03993055556, 0.04166666667, -0.2517361111, -0.05381944444, 0.05555555556, 0.04166666667, -0.2517361111, -0.05381944444, 0.05555555556, 0.04166666667, -0.2517361111, -0.05381944444, 0.05555555556, 0.09982638889, -0.2881944444, 0.2248263889, -0.4774305556, 0.09982638889, -0.2881944444, 0.2248263889, -0.4774305556, 0.09982638889, -0.2881944444, 0.2248263889, -0.4774305556, 0.0546875, 0.2404513889, 0.3993055556, 0.2638888889, 0.0546875, 0.2404513889, 0.3993055556, 0.2638888889, 0.0546875, 0.2404513889, 0.3993055556, 0.2638888889, 0.1015625, 0.06770833333, 0.1640625, -0.4375, 0.1015625, 0.06770833333, 0.1640625, -0.4375, 0.1015625, 0.06770833333, 0.1640625, -0.4375, 0.01302083333, 0.4921875, 0.453125, 0.2083333333, 0.01302083333, 0.4921875, 0.453125, 0.2083333333, 0.01302083333, 0.4921875, 0.453125, 0.2083333333, 0.5598958333, 0.4635416667, 0.3229166667, 0.1796875, 0.5598958333, 0.4635416667, 0.3229166667, 0.1796875, 0.5598958333, 0.4635416667, 0.3229166667, 0.1796875, 0.328125, -0.2083333333, -0.2578125, 0.3515625, 0.328125, -0.2083333333, -0.2578125, 0.3515625, 0.328125, -0.2083333333, -0.2578125, 0.3515625, 0.6362847222, 0.4635416667, -0.03472222222, 0.1692708333, 0.6362847222, 0.4635416667, -0.03472222222, 0.1692708333, 0.6362847222, 0.4635416667, -0.03472222222, 0.1692708333, 0.3940972222, 0.02951388889, -0.2057291667, 0.1171875, 0.3940972222, 0.02951388889, -0.2057291667, 0.1171875, 0.3940972222, 0.02951388889, -0.2057291667, 0.1171875, 0.07638888889, 0.0, -0.3576388889, -0.01041666667, 0.07638888889, 0.0, -0.3576388889, -0.01041666667, 0.07638888889, 0.0, -0.3576388889, -0.01041666667, 0.06597222222, 0.2378472222, 0.05208333333, -0.234375, 0.06597222222, 0.2378472222, 0.05208333333, -0.234375, 0.06597222222, 0.2378472222, 0.05208333333, -0.234375, 0.02170138889, -0.09895833333, 0.3272569444, -0.2291666667, 0.02170138889, -0.09895833333, 0.3272569444, -0.2291666667, 0.02170138889, -0.09895833333, 0.3272569444, -0.2291666667, 0.08940972222, 0.2899305556, -0.4296875, 0.09375, 0.08940972222, 0.2899305556, -0.4296875, 0.09375, 0.08940972222, 0.2899305556, -0.4296875, 0.09375, -0.0546875, -0.09895833333, 0.6848958333, -0.21875, -0.0546875, -0.09895833333, 0.6848958333, -0.21875, -0.0546875, -0.09895833333, 0.6848958333, -0.21875, 0.0234375, 0.05208333333, -0.4817708333, 0.328125, 0.0234375, 0.05208333333, -0.4817708333, 0.328125, 0.0234375, 0.05208333333, -0.4817708333, 0.328125, -0.01822916667, 0.4166666667, 0.53125, -0.1953125, -0.01822916667, 0.4166666667, 0.53125, -0.1953125, -0.01822916667, 0.4166666667, 0.53125, -0.1953125, -0.328125, -0.09375, -0.1979166667, -0.2864583333, -0.328125, -0.09375, -0.1979166667, -0.2864583333, -0.328125, -0.09375, -0.1979166667, -0.2864583333, 0.1623263889, 0.5815972222, 0.5190972222, 0.06857638889, 0.1623263889, 0.5815972222, 0.5190972222, 0.06857638889, 0.1623263889, 0.5815972222, 0.5190972222, 0.06857638889, -0.2638888889, -0.1545138889, -0.5677083333, -0.6284722222, -0.2638888889, -0.1545138889, -0.5677083333, -0.6284722222, -0.2638888889, -0.1545138889, -0.5677083333, -0.6284722222, 0.1805555556, 0.1649305556, -0.01215277778, 0.2638888889, 0.1805555556, 0.1649305556, -0.01215277778, 0.2638888889, 0.1805555556, 0.1649305556, -0.01215277778, 0.2638888889, 0.06423611111, -0.06076388889, -0.3697916667, -0.3420138889, 0.06423611111, -0.06076388889, -0.3697916667, -0.3420138889, 0.06423611111, -0.06076388889, -0.3697916667, -0.3420138889, -0.2960069444, -0.009548611111, 0.4826388889, -0.2100694444, -0.2960069444, -0.009548611111, 0.4826388889, -0.2100694444, -0.2960069444, -0.009548611111, 0.4826388889, -0.2100694444, 0.02777777778, -0.03732638889, -0.4114583333, 0.1553819444, 0.02777777778, -0.03732638889, -0.4114583333, 0.1553819444, 0.02777777778, -0.03732638889, -0.4114583333, 0.1553819444, -0.4765625, -0.1744791667, 0.4947916667, -0.4739583333, -0.4765625, -0.1744791667, 0.4947916667, -0.4739583333, -0.4765625, -0.1744791667, 0.4947916667, -0.4739583333, -0.03645833333, 0.0234375, -0.04166666667, 0.4973958333, -0.03645833333, 0.0234375, -0.04166666667, 0.4973958333, -0.03645833333, 0.0234375, -0.04166666667, 0.4973958333, -0.3515625, -0.3255208333, -0.5859375, 0.2109375, -0.3515625, -0.3255208333, -0.5859375, 0.2109375, -0.3515625, -0.3255208333, -0.5859375, 0.2109375, 0.4296875, -0.015625, -0.09635416667, -0.07291666667, 0.4296875, -0.015625, -0.09635416667, -0.07291666667, 0.4296875, -0.015625, -0.09635416667, -0.07291666667, -0.5546875, -0.5928819444, -0.4279513889, 0.02690972222, -0.5546875, -0.5928819444, -0.4279513889, 0.02690972222, -0.5546875, -0.5928819444, -0.4279513889, 0.02690972222, 0.4244791667, 0.1996527778, 0.1032986111, -0.1388888889, 0.4244791667, 0.1996527778, 0.1032986111, -0.1388888889, 0.4244791667, 0.1996527778, 0.1032986111, -0.1388888889, -0.203125, -0.2673611111, 0.1579861111, -0.1840277778, -0.203125, -0.2673611111, 0.1579861111, -0.1840277778, -0.203125, -0.2673611111, 0.1579861111, -0.1840277778, -0.005208333333, 0.2152777778, 0.1996527778, -0.06597222222, -0.005208333333, 0.2152777778, 0.1996527778, -0.06597222222, -0.005208333333, 0.2152777778, 0.1996527778, -0.06597222222, -0.2890625, 0.05034722222, 0.2543402778, -0.1631944444, -0.2890625, 0.05034722222, 0.2543402778, -0.1631944444, -0.2890625, 0.05034722222, 0.2543402778, -0.1631944444, -0.171875, -0.5086805556, 0.08767361111, -0.5633680556, -0.171875, -0.5086805556, 0.08767361111, -0.5633680556, -0.171875, -0.5086805556, 0.08767361111, -0.5633680556, -0.0859375, 0.3177083333, 0.09635416667, 0.02083333333, -0.0859375, 0.3177083333, 0.09635416667, 0.02083333333, -0.0859375, 0.3177083333, 0.09635416667, 0.02083333333, -0.1666666667, -0.7239583333, -0.1119791667, -0.4973958333, -0.1666666667, -0.7239583333, -0.1119791667, -0.4973958333, -0.1666666667, -0.7239583333, -0.1119791667, -0.4973958333, -0.671875, -0.6822916667, -0.5052083333, -0.484375, -0.671875, -0.6822916667, -0.5052083333, -0.484375, -0.671875, -0.6822916667, -0.5052083333, -0.484375, 0.3802083333, -0.0859375, -0.5572916667, -0.5598958333, 0.3802083333, -0.0859375, -0.5572916667, -0.5598958333, 0.3802083333, -0.0859375, -0.5572916667, -0.5598958333, -0.3506944444, -0.5104166667, -0.7534722222, -0.4618055556, -0.3506944444, -0.5104166667, -0.7534722222, -0.4618055556, -0.3506944444, -0.5104166667, -0.7534722222, -0.4618055556, 0.4513888889, -0.4105902778, -0.8923611111, -0.7664930556, 0.4513888889, -0.4105902778, -0.8923611111, -0.7664930556, 0.4513888889, -0.4105902778, -0.8923611111, -0.7664930556, 0.3211805556, 0.171875, -0.2482638889, 0.02256944444, 0.3211805556, 0.171875, -0.2482638889, 0.02256944444, 0.3211805556, 0.171875, -0.2482638889, 0.02256944444, 0.07118055556, -0.3246527778, -0.3350694444, -0.2065972222, 0.07118055556, -0.3246527778, -0.3350694444, -0.2065972222, 0.07118055556, -0.3246527778, -0.3350694444, -0.2065972222, 0.2092013889, -0.2265625, -0.1154513889, 0.1710069444, 0.2092013889, -0.2265625, -0.1154513889, 0.1710069444, 0.2092013889, -0.2265625, -0.1154513889, 0.1710069444, 0.3758680556, -0.5876736111, -0.1736111111, -0.03472222222, 0.3758680556, -0.5876736111, -0.1736111111, -0.03472222222, 0.3758680556, -0.5876736111, -0.1736111111, -0.03472222222, -0.1119791667, -0.3984375, 0.1328125, 0.1484375, -0.1119791667, -0.3984375, 0.1328125, 0.1484375, -0.1119791667, -0.3984375, 0.1328125, 0.1484375, 0.3046875, -0.2630208333, 0.1614583333, 0.171875, 0.3046875, -0.2630208333, 0.1614583333, 0.171875, 0.3046875, -0.2630208333, 0.1614583333, 0.171875, -0.4869791667, -0.3125, 0.1354166667, 0.4973958333, -0.4869791667, -0.3125, 0.1354166667, 0.4973958333, -0.4869791667, -0.3125, 0.1354166667, 0.4973958333, -0.08854166667, -0.2317708333, -0.5260416667, -0.7630208333, -0.08854166667, -0.2317708333, -0.5260416667, -0.7630208333, -0.08854166667, -0.2317708333, -0.5260416667, -0.7630208333, -0.1102430556, -0.008680555556, -0.2829861111, 0.5755208333, -0.1102430556, -0.008680555556, -0.2829861111, 0.5755208333, -0.1102430556, -0.008680555556, -0.2829861111, 0.5755208333, 0.1753472222, 0.1501736111, -0.4184027778, -1.006076389, 0.1753472222, 0.1501736111, -0.4184027778, -1.006076389, 0.1753472222, 0.1501736111, -0.4184027778, -1.006076389, 0.3767361111, 0.3038194444, -0.4184027778, 0.078125, 0.3767361111, 0.3038194444, -0.4184027778, 0.078125, 0.3767361111, 0.3038194444, -0.4184027778, 0.078125, 0.2638888889, 0.3819444444, 0.1076388889, -0.2430555556, 0.2638888889, 0.3819444444, 0.1076388889, -0.2430555556, 0.2638888889, 0.3819444444, 0.1076388889, -0.2430555556, -0.1883680556, 0.3246527778, -0.1579861111, 0.002604166667, -0.1883680556, 0.3246527778, -0.1579861111, 0.002604166667, -0.1883680556, 0.3246527778, -0.1579861111, 0.002604166667, 0.9357638889, 0.3376736111, -0.1293402778, 0.04340277778, 0.9357638889, 0.3376736111, -0.1293402778, 0.04340277778, 0.9357638889, 0.3376736111, -0.1293402778, 0.04340277778, -0.5651041667, 0.02083333333, 0.2604166667, -0.07552083333, -0.5651041667, 0.02083333333, 0.2604166667, -0.07552083333, -0.5651041667, 0.02083333333, 0.2604166667, -0.07552083333, 0.671875, -0.04427083333, -0.2369791667, 0.2864583333, 0.671875, -0.04427083333, -0.2369791667, 0.2864583333, 0.671875, -0.04427083333, -0.2369791667, 0.2864583333}
tensor @r0.own.0 : f64[] = {0.006000000052154064}
graph "main"(
    %x : bf16[2, 3, 3, 2, 7],
    %y : bf16[2, 3, 5, 6, 4]) {
  %_adaptive_avg_pool3d_backward = aten._adaptive_avg_pool3d_backward.default(grad_output=%x, self=%y) : bf16[2, 3, 5, 6, 4]
  return %_adaptive_avg_pool3d_backward as "_adaptive_avg_pool3d_backward"
}

fxge 1
model "_adaptive_avg_pool3d_backward.uneven1.f16" stage "import"
tensor @r0.in.x : f16[2, 3, 3, 2, 7] = {-1.5, -2.28125, 0.59375, -2.3125, -0.84375, -1.9375, -3.0625, -0.03125, 2.71875, -0.6875, -0.78125, -2.3125, -2.875, -0.3125, -2.90625, 1.3125, 2.40625, -3.03125, -2.09375, 1.875, -0.96875, 1.46875, -1.28125, 0.5, 1.375, -2.15625, -0.65625, 2.90625, -1.375, 1.0625, 2.5625, 1.3125, 2.53125, -0.78125, 1.375, -1.25, -0.28125, -1.0625, -2.1875, 0.75, -0.15625, 0.0, -0.03125, 1.03125, -2.28125, 1.78125, -1.5625, 0.5625, 2.1875, -2.8125, 1.40625, -0.9375, 2.15625, -2.15625, 2.5, 2.59375, 2.5625, 1.6875, -0.4375, -0.28125, -2.9375, -0.59375, 2.5, -2.6875, -0.03125, 3.03125, -1.625, -2.34375, -0.125, 1.875, 2.21875, 1.15625, 0.375, 1.125, -2.625, 3.09375, 1.375, -1.71875, -0.34375, 0.34375, -0.53125, 2.0, -2.96875, 3.125, -0.1875, 0.875, -1.875, -0.65625, 0.59375, 0.03125, -1.71875, 1.84375, 2.3125, -1.34375, 2.875, 2.5625, 3.09375, -0.1875, -0.4375, 1.375, 1.8125, -2.78125, 0.1875, -1.90625, 2.8125, 1.53125, 0.96875, -1.5, -1.21875, 1.8125, 2.53125, -1.40625, 0.4375, 1.125, 0.40625, 2.25, 0.53125, 2.375, -0.28125, -2.03125, -2.3125, -1.40625, -0.125, 1.1875, 2.46875, 2.25, 0.375, 0.6875, 0.9375, 1.90625, -2.65625, -2.875, 1.1875, 2.34375, -2.625, -3.09375, -0.625, 0.21875, -0.125, -1.65625, 2.25, 0.96875, 2.625, 1.125, -1.78125, 2.65625, 2.46875, -2.625, 2.78125, -0.5, -0.125, -1.1875, -2.78125, -1.4375, 1.15625, 1.375, -3.09375, 0.03125, -0.96875, -0.125, -1.96875, 0.375, 0.78125, 2.59375, -0.28125, 1.1875, -2.21875, 3.0, 0.125, -2.9375, -2.21875, -2.84375, 3.09375, 2.84375, 2.25, -1.46875, 1.375, 1.875, 0.21875, -2.5, -1.5625, -0.8125, -2.125, 2.65625, 1.84375, -2.1875, 0.03125, 1.6875, 1.625, 0.03125, -0.84375, -2.28125, 1.25, 1.375, 2.15625, 0.15625, 1.6875, -1.375, 0.59375, 1.15625, -0.40625, 2.375, -1.84375, 1.46875, 0.03125, 1.09375, -2.90625, -1.78125, 0.4375, 0.0, 0.1875, -0.3125, 1.03125, 0.84375, 1.3125, 1.3125, 2.9375, -1.71875, 2.0625, -1.625, 0.34375, 1.5625, -0.8125, -1.40625, -0.90625, -2.53125, 1.40625, 0.9375, 1.21875, -0.21875, 2.90625, 2.625, 2.4375, 0.625, -2.25, -2.71875, 0.65625, 1.6875, -0.875, 3.0625, 0.375, 0.84375, -2.4375, -0.34375, 1.34375, 0.1875, -0.71875, -2.09375, -0.46875, -0.0625, -1.65625, 1.625}
tensor @r0.in.y : f16[2, 3, 5, 6, 4] = {0.9375, -0.8125, -1.25, 0.46875, -2.75, 0.53125, 0.25, -3.125, -0.78125, -1.1875, 2.5, -0.59375, 2.625, -2.84375, 3.03125, 0.1875, 0.1875, 2.875, 1.1875, 1.0625, 0.25, -1.4375, -2.0, -1.1875, -2.46875, -1.34375, -1.09375, -0.4375, 2.84375, 1.25, -1.9375, 2.5625, -0.21875, 2.375, -1.125, -2.3125, 1.21875, 1.84375, 1.46875, -1.15625, -2.625, -0.84375, -0.96875, 0.5625, -1.09375, 1.6875, 2.84375, -2.84375, -1.34375, -0.34375, 3.0, -1.28125, -0.0625, 0.59375, 2.90625, -3.09375, -0.8125, 2.28125, 0.71875, 2.28125, -0.28125, -1.71875, 0.65625, -1.53125, -2.53125, -1.5625, 2.34375, -3.09375, 1.375, 2.46875, 2.0625, 0.625, 1.59375, 2.4375, 2.5, -1.90625, 1.9375, -2.0625, -2.0, -2.96875, -2.46875, 0.1875, -1.28125, -2.71875, 3.125, 0.25, 1.46875, -3.125, -0.625, -0.03125, 1.40625, -0.96875, 3.09375, -1.53125, -0.8125, 0.5, -0.3125, -0.09375, 2.4375, -1.25, -1.8125, 0.3125, -1.9375, -2.5625, -0.875, -1.96875, 0.5, -0.78125, 3.0625, -0.5625, -1.09375, -1.5, -2.9375, -0.78125, 1.0625, 1.6875, 1.5, 1.5, 1.4375, 2.3125, -2.96875, -3.0, -0.125, -0.15625, 0.0, 2.6875, 2.75, 2.40625, -2.65625, 2.5, -2.5625, 1.65625, 2.65625, 2.15625, 1.5625, 2.375, -2.59375, 0.5, -1.125, -2.25, 2.0625, 2.71875, 2.8125, -3.125, -2.40625, 1.0625, -3.09375, -2.1875, -1.0625, 3.0, 0.40625, -2.25, -1.5, -1.96875, 2.875, 0.09375, -1.625, 2.40625, 2.1875, -2.875, 1.59375, 3.03125, 2.8125, 0.4375, 1.375, 3.09375, 0.125, 1.59375, 1.8125, -1.28125, -1.5, -1.46875, 0.21875, -1.34375, -2.15625, -0.09375, -0.59375, -1.84375, 2.59375, 2.96875, -0.0625, 1.96875, 1.59375, -0.59375, -1.375, 1.03125, -0.75, 0.1875, 0.4375, -1.4375, 1.875, 0.0, 0.6875, -0.25, -1.40625, -1.6875, -1.53125, 2.21875, -3.03125, -2.25, -2.8125, 2.4375, -0.03125, 2.03125, 0.28125, 2.09375, -3.09375, 2.0, 1.09375, 2.1875, -0.59375, 1.84375, 1.96875, 2.0, -0.3125, 1.375, -2.875, 1.59375, -1.65625, 2.4375, 1.40625, -0.4375, -0.96875, -0.59375, -0.96875, 1.3125, 1.1875, -0.71875, 0.78125, 3.125, -2.75, -1.25, -1.21875, -2.375, 2.0, 2.25, -0.1875, 1.0625, -2.96875, 0.78125, 2.0, -0.21875, 1.90625, -2.90625, -0.53125, 2.46875, -1.125, 0.21875, 1.28125, -1.15625, 0.875, -2.96875, -2.9375, -0.1875, 2.03125, 0.03125, -1.34375, 2.46875, 2.625, 3.0, -2.09375, -1.03125, 3.09375, -1.25, -0.625, 1.1875, -0.5625, -2.09375, -0.5625, 0.90625, 2.75, -0.3125, 1.125, 1.78125, -2.53125, -0.84375, 3.0625, 1.4375, 1.59375, 1.25, 0.6875, 0.0625, 0.5, -2.59375, -2.5625, 1.59375, 0.21875, 0.5625, 2.03125, -3.0625, -0.1875, 1.90625, 0.375, -0.03125, 1.59375, -1.90625, -0.09375, -0.09375, -0.21875, 0.5625, -1.9375, -1.09375, 0.28125, -2.59375, 2.0625, 2.125, 0.46875, 0.0, 2.59375, -0.1875, -1.53125, 2.5, -0.03125, -1.59375, -1.5, 0.8125, -1.96875, -3.0625, -0.84375, -2.40625, -0.125, 3.0, 1.46875, 1.375, 1.46875, 0.90625, 1.6875, -1.65625, -1.65625, 1.1875, -0.28125, -1.0625, -2.96875, 1.5625, 2.375, 1.5, 1.5, 1.09375, 2.65625, -1.8125, -0.875, 0.53125, -0.65625, -0.6875, 0.3125, 2.125, -0.78125, -2.125, -1.4375, -0.125, -0.4375, 2.375, -2.25, -0.65625, -0.3125, 2.96875, -2.09375, -3.0625, -2.09375, -2.03125, 0.375, -0.4375, -1.8125, 2.34375, -1.5, 2.78125, -0.78125, -2.5, -0.09375, 0.75, 1.875, -1.125, -1.0, -0.125, 0.78125, 2.75, 2.625, -1.84375, -2.0625, 2.40625, 0.03125, -1.46875, -0.25, 0.40625, 2.65625, 2.9375, -1.75, 0.03125, -1.28125, -1.75, -3.0, -0.4375, -0.90625, -1.09375, -0.90625, -1.46875, 2.875, -1.03125, 2.9375, 2.3125, -1.46875, -1.65625, -0.09375, -1.375, -2.65625, 0.375, -2.9375, 0.0625, -0.09375, -0.65625, 0.28125, -2.84375, -1.1875, -2.40625, 2.125, -2.5625, -1.9375, -0.6875, 1.1875, -2.40625, 2.09375, 1.0625, 1.375, 0.15625, -2.03125, 2.96875, 2.34375, -2.1875, 1.625, 1.78125, -0.3125, -0.5, -1.3125, -2.96875, -0.9375, -0.5, 2.90625, -2.625, 1.46875, 2.96875, -0.40625, 2.71875, -1.0625, 2.96875, 0.21875, 2.09375, 2.46875, -2.9375, -0.53125, -0.53125, 0.75, -2.9375, 1.875, 3.0, -1.90625, 0.40625, 2.46875, 3.09375, -2.15625, -0.09375, 2.15625, 2.96875, -2.8125, 1.28125, -1.84375, -1.875, -2.21875, 0.375, -0.40625, -2.53125, -1.28125, 0.90625, 2.59375, -0.1875, -1.09375, 0.96875, 1.53125, 1.1875, -0.5, 1.78125, -2.65625, -0.40625, -2.4375, -2.09375, 0.25, 2.5625, 2.21875, 1.375, 2.53125, 1.59375, -1.15625, 1.15625, 2.4375, 1.65625, 0.84375, -1.78125, 1.71875, 0.34375, 2.25, 1.90625, -2.5, 0.3125, -1.6875, -2.21875, -2.125, -1.0, 2.3125, -0.15625, 0.78125, -0.875, -1.59375, -0.65625, 0.90625, -0.25, 2.1875, 0.375, 0.8125, -0.125, -2.6875, 3.125, 1.15625, -2.09375, 2.03125, 2.625, -2.40625, 1.65625, -3.0, -0.625, 1.8125, 2.21875, 1.75, -0.875, -1.71875, 1.09375, -2.40625, -0.84375, 2.125, 2.78125, -1.15625, 2.90625, 1.53125, 2.21875, -2.5625, -3.0, -0.4375, 1.6875, -0.6875, 2.125, 2.34375, 0.21875, -2.9375, 2.1875, 1.0625, 1.4375, 1.0625, -2.25, -0.15625, 0.40625, -1.875, -2.96875, -0.65625, 0.75, 0.46875, 0.0625, -0.375, 2.71875, -2.96875, 2.65625, 2.03125, -1.15625, 1.9375, -1.1875, 1.25, 1.25, -0.0625, -2.71875, -1.84375, -3.09375, -0.125, 2.84375, 2.875, -0.25, 0.25, 0.125, -1.125, 0.25, 1.53125, 2.1875, -0.90625, 3.09375, -1.25, -0.625, -2.1875, -0.28125, 0.8125, 0.65625, 2.0625, -1.34375, -1.0, 1.4375, -2.125, 2.5, -0.15625, 2.21875, -1.34375, 0.375, 2.625, -2.40625, -0.8125, -2.4375, -1.84375, 2.34375, -2.125, -2.46875, 0.0625, 0.5625, -1.78125, -2.71875, -0.46875, -2.6875, 2.78125, -2.53125, -1.1875, 2.0625, 1.84375, 2.5, -1.59375, -1.84375, -0.625, -1.3125, -1.40625, 2.21875, 0.96875, -1.96875, -2.9375, -1.65625, -1.84375, -1.09375, -3.03125, 0.25, -0.28125, 1.0, -0.5625, -2.125, 0.09375, 1.4375, -2.34375, -1.75, -1.21875, 2.34375, -0.625, -2.65625, 1.1875, -2.0, -2.8125, -3.03125, -2.3125, -1.1875, 1.375, 1.8125, 0.8125, 0.375, 1.1875, 2.03125, -2.40625, -1.84375, 2.5, 0.3125, 1.21875, -2.09375, 1.40625, 0.0625, 3.03125, 2.75, 2.21875, -1.71875, -0.71875, 2.90625, -2.84375, 1.9375, -0.90625, 2.59375, 1.4375, -0.46875, -2.21875, -2.875, 2.21875, 0.96875, -2.5, -2.875, 1.15625, -2.03125, -2.625, -2.28125, -1.03125, 2.75, -1.75, -1.1875, 2.90625, -0.71875, 0.71875, -1.375, -3.09375, -2.21875, 2.8125, -0.0625, -0.0625, 2.71875, -1.5625, 2.25, -1.0, 0.0, -1.8125, -1.96875, -0.4375, -2.21875, 2.96875, -1.875, -0.84375, -2.875}
tensor @r0.want.0.f16 : f64[2, 3, 5, 6, 4] = {-0.4401041667, -0.2838541667, -0.4947916667, -0.671875, -0.4401041667, -0.2838541667, -0.4947916667, -0.671875, -0.4401041667, -0.2838541667, -0.4947916667, -0.671875, 0.2213541667, 0.046875, -0.6901041667, -0.2916666667, 0.2213541667, 0.046875, -0.6901041667, -0.2916666667, 0.2213541667, 0.046875, -0.6901041667, -0.2916666667, -0.6901041667, -0.1119791667, -0.7916666667, -0.6753472222, -0.6901041667, -0.1119791667, -0.7916666667, -0.6753472222, -0.6901041667, -0.1119791667, -0.7916666667, -0.6753472222, 0.3133680556, 0.1076388889, -0.8897569444, -0.005208333333, 0.3133680556, 0.1076388889, -0.8897569444, -0.005208333333, 0.3133680556, 0.1076388889, -0.8897569444, -0.005208333333, -0.25, 0.171875, -0.296875, -0.003472222222, -0.25, 0.171875, -0.296875, -0.003472222222, -0.25, 0.171875, -0.296875, -0.003472222222, 0.09201388889, 0.06076388889, -0.1996527778, 0.2864583333, 0.09201388889, 0.06076388889, -0.1996527778, 0.2864583333, 0.09201388889, 0.06076388889, -0.1996527778, 0.2864583333, -0.390625, 0.796875, 0.1692708333, 0.1605902778, -0.390625, 0.796875, 0.1692708333, 0.1605902778, -0.390625, 0.796875, 0.1692708333, 0.1605902778, -0.1397569444, -0.3220486111, -0.2699652778, 0.2734375, -0.1397569444, -0.3220486111, -0.2699652778, 0.2734375, -0.1397569444, -0.3220486111, -0.2699652778, 0.2734375, -0.140625, 0.625, 0.4661458333, 0.1640625, -0.140625, 0.625, 0.4661458333, 0.1640625, -0.140625, 0.625, 0.4661458333, 0.1640625, -0.2317708333, -0.3828125, -0.0703125, -0.01302083333, -0.2317708333, -0.3828125, -0.0703125, -0.01302083333, -0.2317708333, -0.3828125, -0.0703125, -0.01302083333, 0.08072916667, -0.1458333333, -0.06510416667, 0.4114583333, 0.08072916667, -0.1458333333, -0.06510416667, 0.4114583333, 0.08072916667, -0.1458333333, -0.06510416667, 0.4114583333, -0.3515625, 0.140625, 0.02864583333, 0.640625, -0.3515625, 0.140625, 0.02864583333, 0.640625, -0.3515625, 0.140625, 0.02864583333, 0.640625, 0.4592013889, -0.1163194444, -0.4401041667, 0.65625, 0.4592013889, -0.1163194444, -0.4401041667, 0.65625, 0.4592013889, -0.1163194444, -0.4401041667, 0.65625, -0.6519097222, 0.3854166667, -0.3289930556, 0.8420138889, -0.6519097222, 0.3854166667, -0.3289930556, 0.8420138889, -0.6519097222, 0.3854166667, -0.3289930556, 0.8420138889, 0.3784722222, 0.02951388889, -0.375, 0.2447916667, 0.3784722222, 0.02951388889, -0.375, 0.2447916667, 0.3784722222, 0.02951388889, -0.375, 0.2447916667, -0.3003472222, 0.2447916667, -0.3576388889, 0.2013888889, -0.3003472222, 0.2447916667, -0.3576388889, 0.2013888889, -0.3003472222, 0.2447916667, -0.3576388889, 0.2013888889, 0.8446180556, 0.2821180556, -0.4609375, 0.7317708333, 0.8446180556, 0.2821180556, -0.4609375, 0.7317708333, 0.8446180556, 0.2821180556, -0.4609375, 0.7317708333, -0.6154513889, 0.2291666667, -0.3159722222, 0.4748263889, -0.6154513889, 0.2291666667, -0.3159722222, 0.4748263889, -0.6154513889, 0.2291666667, -0.3159722222, 0.4748263889, 0.4661458333, 0.2526041667, -0.0859375, 0.4869791667, 0.4661458333, 0.2526041667, -0.0859375, 0.4869791667, 0.4661458333, 0.2526041667, -0.0859375, 0.4869791667, -0.3151041667, -0.015625, 0.04166666667, 0.2734375, -0.3151041667, -0.015625, 0.04166666667, 0.2734375, -0.3151041667, -0.015625, 0.04166666667, 0.2734375, 0.04166666667, -0.2942708333, 0.046875, -0.2838541667, 0.04166666667, -0.2942708333, 0.046875, -0.2838541667, 0.04166666667, -0.2942708333, 0.046875, -0.2838541667, 0.5, 0.2083333333, 0.9244791667, 0.2265625, 0.5, 0.2083333333, 0.9244791667, 0.2265625, 0.5, 0.2083333333, 0.9244791667, 0.2265625, 0.06944444444, -0.1710069444, -0.1927083333, -0.07725694444, 0.06944444444, -0.1710069444, -0.1927083333, -0.07725694444, 0.06944444444, -0.1710069444, -0.1927083333, -0.07725694444, 0.7239583333, 0.02777777778, 1.198784722, 0.2109375, 0.7239583333, 0.02777777778, 1.198784722, 0.2109375, 0.7239583333, 0.02777777778, 1.198784722, 0.2109375, 0.02777777778, 0.1232638889, -0.2395833333, 0.2065972222, 0.02777777778, 0.1232638889, -0.2395833333, 0.2065972222, 0.02777777778, 0.1232638889, -0.2395833333, 0.2065972222, 0.2239583333, -0.1805555556, 0.2743055556, -0.015625, 0.2239583333, -0.1805555556, 0.2743055556, -0.015625, 0.2239583333, -0.1805555556, 0.2743055556, -0.015625, 0.1944444444, 0.4722222222, 0.234375, 0.3576388889, 0.1944444444, 0.4722222222, 0.234375, 0.3576388889, 0.1944444444, 0.4722222222, 0.234375, 0.3576388889, -0.3072916667, -0.6180555556, 0.6675347222, 0.5651041667, -0.3072916667, -0.6180555556, 0.6675347222, 0.5651041667, -0.3072916667, -0.6180555556, 0.6675347222, 0.5651041667, 0.1666666667, 0.3489583333, 0.4739583333, 0.1510416667, 0.1666666667, 0.3489583333, 0.4739583333, 0.1510416667, 0.1666666667, 0.3489583333, 0.4739583333, 0.1510416667, -0.53125, -0.4375, 0.3932291667, 0.5807291667, -0.53125, -0.4375, 0.3932291667, 0.5807291667, -0.53125, -0.4375, 0.3932291667, 0.5807291667, 0.1197916667, 0.3723958333, -0.5234375, -0.04166666667, 0.1197916667, 0.3723958333, -0.5234375, -0.04166666667, 0.1197916667, 0.3723958333, -0.5234375, -0.04166666667, 0.171875, -0.7864583333, -0.02604166667, -0.2864583333, 0.171875, -0.7864583333, -0.02604166667, -0.2864583333, 0.171875, -0.7864583333, -0.02604166667, -0.2864583333, 0.4236111111, 0.7803819444, -0.5112847222, 0.3802083333, 0.4236111111, 0.7803819444, -0.5112847222, 0.3802083333, 0.4236111111, 0.7803819444, -0.5112847222, 0.3802083333, 0.03472222222, -0.6944444444, -0.3194444444, -0.6006944444, 0.03472222222, -0.6944444444, -0.3194444444, -0.6006944444, 0.03472222222, -0.6944444444, -0.3194444444, -0.6006944444, 0.3038194444, 0.4079861111, 0.01215277778, 0.421875, 0.3038194444, 0.4079861111, 0.01215277778, 0.421875, 0.3038194444, 0.4079861111, 0.01215277778, 0.421875, -0.1371527778, 0.09201388889, -0.2934027778, -0.3142361111, -0.1371527778, 0.09201388889, -0.2934027778, -0.3142361111, -0.1371527778, 0.09201388889, -0.2934027778, -0.3142361111, 0.6111111111, 0.009548611111, -0.1571180556, 0.08333333333, 0.6111111111, 0.009548611111, -0.1571180556, 0.08333333333, 0.6111111111, 0.009548611111, -0.1571180556, 0.08333333333, -0.009548611111, 0.5659722222, -0.3038194444, 0.0008680555556, -0.009548611111, 0.5659722222, -0.3038194444, 0.0008680555556, -0.009548611111, 0.5659722222, -0.3038194444, 0.0008680555556, 0.3072916667, -0.3984375, -0.1692708333, -0.3385416667, 0.3072916667, -0.3984375, -0.1692708333, -0.3385416667, 0.3072916667, -0.3984375, -0.1692708333, -0.3385416667, 0.1276041667, 0.4739583333, -0.01041666667, 0.3151041667, 0.1276041667, 0.4739583333, -0.01041666667, 0.3151041667, 0.1276041667, 0.4739583333, -0.01041666667, 0.3151041667, -0.2239583333, -0.8515625, 0.515625, 0.6119791667, -0.2239583333, -0.8515625, 0.515625, 0.6119791667, -0.2239583333, -0.8515625, 0.515625, 0.6119791667, -0.1302083333, 0.4453125, -0.5286458333, -0.265625, -0.1302083333, 0.4453125, -0.5286458333, -0.265625, -0.1302083333, 0.4453125, -0.5286458333, -0.265625, -0.3125, -0.6206597222, 0.4913194444, 0.8862847222, -0.3125, -0.6206597222, 0.4913194444, 0.8862847222, -0.3125, -0.6206597222, 0.4913194444, 0.8862847222, -0.1736111111, 0.2144097222, -0.1866319444, -0.1284722222, -0.1736111111, 0.2144097222, -0.1866319444, -0.1284722222, -0.1736111111, 0.2144097222, -0.1866319444, -0.1284722222, -0.08854166667, 0.2309027778, -0.02430555556, 0.2743055556, -0.08854166667, 0.2309027778, -0.02430555556, 0.2743055556, -0.08854166667, 0.2309027778, -0.02430555556, 0.2743055556, -0.04340277778, -0.2309027778, 0.3420138889, 0.1371527778, -0.04340277778, -0.2309027778, 0.3420138889, 0.1371527778, -0.04340277778, -0.2309027778, 0.3420138889, 0.1371527778, 0.078125, 0.3116319444, 0.2022569444, 0.1649305556, 0.078125, 0.3116319444, 0.2022569444, 0.1649305556, 0.078125, 0.3116319444, 0.2022569444, 0.1649305556, 0.2039930556, -0.2881944444, -0.1605902778, 0.1736111111, 0.2039930556, -0.2881944444, -0.1605902778, 0.1736111111, 0.2039930556, -0.2881944444, -0.1605902778, 0.1736111111, 0.1666666667, 0.08072916667, 0.2265625, -0.109375, 0.1666666667, 0.08072916667, 0.2265625, -0.109375, 0.1666666667, 0.08072916667, 0.2265625, -0.109375, 0.2473958333, -0.05729166667, -0.5026041667, 0.03645833333, 0.2473958333, -0.05729166667, -0.5026041667, 0.03645833333, 0.2473958333, -0.05729166667, -0.5026041667, 0.03645833333, 0.005208333333, 0.2161458333, 0.3984375, 0.5989583333, 0.005208333333, 0.2161458333, 0.3984375, 0.5989583333, 0.005208333333, 0.2161458333, 0.3984375, 0.5989583333, -0.1145833333, -0.0703125, 0.2213541667, -0.3020833333, -0.1145833333, -0.0703125, 0.2213541667, -0.3020833333, -0.1145833333, -0.0703125, 0.2213541667, -0.3020833333, -0.2361111111, 0.2838541667, 0.5737847222, 0.9097222222, -0.2361111111, 0.2838541667, 0.5737847222, 0.9097222222, -0.2361111111, 0.2838541667, 0.5737847222, 0.9097222222, 0.3125, 0.009548611111, -0.1692708333, -0.078125, 0.3125, 0.009548611111, -0.1692708333, -0.078125, 0.3125, 0.009548611111, -0.1692708333, -0.078125, -0.2413194444, 0.06770833333, 0.1753472222, 0.3107638889, -0.2413194444, 0.06770833333, 0.1753472222, 0.3107638889, -0.2413194444, 0.06770833333, 0.1753472222, 0.3107638889, 0.4270833333, 0.07986111111, -0.390625, 0.2239583333, 0.4270833333, 0.07986111111, -0.390625, 0.2239583333, 0.4270833333, 0.07986111111, -0.390625, 0.2239583333, -0.1319444444, 0.4557291667, -0.1892361111, 0.5060763889, -0.1319444444, 0.4557291667, -0.1892361111, 0.5060763889, -0.1319444444, 0.4557291667, -0.1892361111, 0.5060763889, 0.3984375, -0.3680555556, -0.578125, 0.3567708333, 0.3984375, -0.3680555556, -0.578125, 0.3567708333, 0.3984375, -0.3680555556, -0.578125, 0.3567708333, 0.109375, 0.3880208333, -0.3645833333, 0.1953125, 0.109375, 0.3880208333, -0.3645833333, 0.1953125, 0.109375, 0.3880208333, -0.3645833333, 0.1953125, -0.02864583333, -0.4479166667, -0.1875, 0.1328125, -0.02864583333, -0.4479166667, -0.1875, 0.1328125, -0.02864583333, -0.4479166667, -0.1875, 0.1328125}
tensor @r0.own.0 : f64[] = {0.0007200000109151006}
graph "main"(
    %x : f16[2, 3, 3, 2, 7],
    %y : f16[2, 3, 5, 6, 4]) {
  %_adaptive_avg_pool3d_backward = aten._adaptive_avg_pool3d_backward.default(grad_output=%x, self=%y) : f16[2, 3, 5, 6, 4]
  return %_adaptive_avg_pool3d_backward as "_adaptive_avg_pool3d_backward"
}

fxge 1
model "adaptive_max_pool3d_backward.places1.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 1, 2, 6] = {1.84375, 1.6875, 0.78125, -0.40625, 1.40625, 2.9375, 1.125, -2.0625, 2.5, 0.84375, -2.40625, -0.34375, 2.5625, 1.4375, 2.09375, -1.78125, 2.59375, 0.25, -2.4375, -2.1875, 0.0, -1.90625, -0.375, -3.0625, 0.0, 0.53125, -2.0625, -0.34375, -0.15625, -2.21875, 0.375, -2.0625, -2.90625, -2.0625, 2.5625, -0.6875, 1.9375, 1.46875, 1.8125, 1.5, -2.59375, -0.09375, -0.09375, -2.15625, -1.28125, 2.59375, -0.78125, -0.59375, -2.59375, -0.90625, -3.125, -0.96875, -1.59375, 2.4375, 2.78125, 0.125, 0.96875, -0.125, 2.21875, 1.34375, -2.9375, -2.71875, -1.875, 2.0, -2.09375, -0.625, 1.8125, 2.03125, 1.4375, -0.03125, -0.46875, -2.625}
tensor @r0.in.y : f32[2, 3, 5, 6, 4] = {-1.1875, -0.96875, 1.28125, 0.8125, -2.625, 0.75, 1.375, -0.53125, 2.40625, -1.96875, 0.625, 2.375, -2.3125, 1.5625, 1.5625, -1.75, 2.1875, 0.59375, 2.90625, 2.28125, -2.21875, 1.78125, 3.09375, -2.03125, -0.8125, -0.53125, 2.96875, 2.5625, -0.46875, 0.03125, 1.5625, -2.46875, -2.875, -2.84375, -0.0625, 2.84375, 1.21875, 2.40625, 3.0625, -2.90625, -0.71875, -1.65625, 2.84375, -3.0625, 1.75, 1.375, -2.28125, -0.6875, 3.0625, 0.4375, -1.0625, -2.375, -3.09375, 1.65625, 2.4375, 2.15625, 1.5, 0.15625, 2.375, -0.25, -0.9375, 0.53125, -0.875, -0.9375, -0.375, 0.0, -1.375, -0.65625, 1.8125, -1.03125, -2.5, -2.78125, 1.84375, -0.78125, -2.28125, -2.65625, 2.5, -1.5625, 1.4375, -3.0625, -1.6875, 0.5625, 1.3125, -0.6875, 0.21875, 1.71875, 0.96875, -0.8125, 1.53125, 2.3125, -3.0, -1.0625, 0.15625, 2.875, 1.9375, 0.46875, 0.0, 1.15625, 0.15625, 2.9375, -0.9375, 0.40625, 2.8125, 0.75, 1.875, 0.59375, 1.8125, -1.15625, 3.0, -1.4375, -0.15625, -1.09375, -0.84375, 1.8125, -0.71875, -0.25, -1.09375, 1.90625, -0.28125, -2.125, 1.0, 1.1875, 2.40625, 2.0, -1.5, 1.40625, 1.875, 0.03125, 2.78125, 2.15625, -0.28125, -1.1875, -2.03125, 2.75, 0.78125, 0.09375, 0.0, -0.6875, 2.03125, 0.1875, 0.625, -2.9375, 2.40625, -0.875, -1.6875, 1.4375, 2.59375, -2.53125, 1.21875, -1.75, -1.84375, -0.84375, 1.71875, 1.09375, -0.34375, -0.53125, -1.59375, 0.875, -0.625, -1.5625, -2.8125, 3.03125, 1.75, 2.40625, 2.625, -2.78125, 1.53125, -1.59375, -1.71875, 1.09375, 0.5625, 0.96875, 0.9375, 2.375, -2.9375, 1.0, -2.3125, 0.5, -0.625, -2.375, 2.96875, 2.1875, 3.0, 0.9375, -0.375, 1.5625, 2.46875, 3.0, 1.1875, 1.375, -0.78125, 1.96875, 1.84375, 2.3125, -2.96875, -0.46875, -1.9375, 2.4375, 1.90625, 0.0, -2.78125, -1.4375, 1.28125, 1.71875, -3.125, 0.34375, 0.34375, 2.46875, -1.78125, 2.46875, 1.375, -1.59375, 1.21875, 0.59375, -0.21875, -1.6875, 0.78125, 2.96875, -2.9375, 0.125, 1.59375, 0.5625, -0.78125, -0.75, -1.0, -0.84375, 1.84375, -2.84375, 1.6875, 2.34375, -2.78125, 0.40625, 1.09375, -1.03125, 0.78125, 0.6875, -0.09375, -1.46875, -2.5625, -0.09375, 1.75, 2.625, 2.65625, 2.9375, -2.71875, -1.34375, -2.625, 0.9375, 1.0, -1.75, 1.6875, 2.65625, 2.28125, 2.15625, 1.78125, -1.875, 3.125, 2.15625, -1.96875, -2.6875, 1.375, 1.3125, -1.5, -1.90625, -1.65625, -2.625, -0.34375, 2.125, -2.875, 0.375, 0.75, 0.65625, 1.28125, 0.3125, -3.09375, 0.53125, 1.09375, -1.65625, -0.6875, 1.96875, -3.09375, 1.65625, 1.8125, -0.03125, 1.125, 1.90625, -2.9375, -1.15625, -2.25, 0.75, -1.53125, -2.3125, -2.375, -1.0625, -0.4375, 0.6875, 0.21875, 1.96875, 2.53125, -0.875, 0.71875, 1.71875, 2.84375, 0.34375, -2.09375, -2.28125, 2.34375, 1.90625, 1.25, 1.125, 1.5, 0.71875, -1.375, 1.5, -1.25, -1.5625, 1.53125, 0.03125, 0.46875, 0.375, -2.34375, 2.5, -1.96875, 1.5625, -2.28125, -1.3125, -0.8125, 3.03125, 0.8125, 2.0625, -0.6875, 2.96875, 0.0625, -0.25, 1.96875, -0.21875, 2.15625, -1.0, -1.34375, 2.6875, -1.25, -0.03125, -1.6875, 1.75, 0.0, -2.90625, 1.71875, -0.0625, -2.34375, 0.09375, -0.78125, 2.78125, 2.09375, 0.25, 0.8125, 1.5625, -1.71875, -1.9375, -0.5625, 0.03125, -1.34375, 1.0625, -0.25, 2.3125, 0.59375, -2.46875, -0.9375, 3.125, -1.71875, 0.625, 0.09375, 1.53125, 1.53125, -1.4375, 1.59375, 1.09375, 1.71875, 1.1875, -3.09375, -0.1875, -2.9375, 2.03125, -1.84375, 2.40625, 1.59375, -1.5, 1.03125, 2.96875, 1.46875, -2.53125, 0.6875, 2.6875, 0.28125, -2.4375, 2.34375, -0.78125, -1.5625, -0.71875, 1.875, -2.4375, -2.21875, 3.125, 2.0, -0.65625, 1.5625, 1.0, -2.09375, 1.75, 2.5, 2.21875, 0.96875, 1.625, -0.84375, -0.21875, -1.1875, -2.65625, -2.125, -2.96875, 0.65625, -0.46875, 2.75, 1.65625, 0.0, -0.3125, -1.78125, -0.84375, 1.21875, 0.15625, -3.03125, 1.09375, -0.65625, -0.96875, 1.34375, 1.71875, 1.78125, -1.4375, -0.21875, -1.25, 0.125, -0.3125, 2.375, -2.90625, -0.09375, 1.5, 1.90625, -3.0, 1.3125, 0.0625, -3.03125, 0.75, 2.5, 0.28125, 1.40625, 0.09375, 1.625, 2.21875, -1.25, -1.65625, 1.625, -0.9375, 2.0, -1.625, 1.53125, 0.53125, -1.75, 2.96875, -1.9375, 0.5, 2.59375, 1.6875, -1.90625, -2.25, 1.25, -1.6875, 0.28125, -1.6875, -0.71875, 1.4375, 2.46875, -1.90625, 2.4375, 1.4375, 0.625, -1.34375, -2.90625, -2.75, 2.53125, 2.03125, -0.40625, 1.4375, 1.09375, -2.09375, -1.5625, 0.9375, 0.34375, -1.90625, -0.4375, 0.875, -1.875, -2.09375, -2.8125, 3.125, 1.375, -2.21875, -0.9375, 0.21875, -1.75, 2.84375, 0.8125, 2.875, -1.75, 2.25, -1.46875, 0.25, 1.75, -2.40625, 0.09375, -2.75, 2.9375, -1.5, 2.65625, -2.53125, -1.53125, -0.65625, 0.5, 1.75, -0.375, -0.4375, -2.21875, 3.0, 1.1875, -0.4375, 0.25, -0.0625, -0.9375, 3.09375, 2.375, 0.1875, -1.8125, 1.8125, 1.34375, 0.78125, -0.875, -2.71875, -1.5625, -1.90625, -3.0625, 1.5, 0.875, -2.21875, -2.03125, 0.15625, 0.53125, 2.03125, -0.125, -2.78125, -0.75, -2.34375, 1.25, 0.03125, 1.9375, -1.03125, 2.40625, 1.8125, 0.09375, -1.875, 1.1875, -3.03125, 2.21875, 0.5625, 0.125, 2.4375, -2.59375, -1.78125, -0.53125, 2.6875, 0.65625, -0.03125, -3.03125, -0.125, -1.125, -3.0625, 2.96875, 1.03125, 1.625, 2.46875, -0.78125, -2.625, -0.5625, 2.8125, -2.34375, -0.84375, 2.40625, 2.09375, -0.5, 2.15625, 0.53125, -2.25, 1.0, -2.8125, -3.0625, 2.84375, -0.90625, 0.84375, -2.03125, -0.21875, 1.53125, 1.6875, -1.84375, 1.0625, -0.34375, -2.5625, -3.125, -0.0625, 1.375, 1.96875, 2.8125, 2.28125, 1.625, 0.6875, -2.46875, 1.875, 1.0, -1.65625, -0.4375, 2.8125, 1.53125, 1.03125, -0.25, -0.15625, -0.96875, 0.25, 2.75, -1.25, -2.34375, -2.6875, 2.03125, 0.5, 0.65625, 2.4375, 2.625, -2.625, -2.59375, 0.03125, -1.78125, -2.28125, -2.28125, -0.25, -0.71875, -1.03125, 1.71875, 1.0, -1.6875, -0.03125, -1.96875, -1.5, -0.28125, 2.65625, -1.6875, -2.71875, -3.0625, 1.0625, -1.3125, 2.28125, -2.90625, -2.8125, 2.65625, 1.53125, 1.21875, -2.65625, 1.15625, 0.65625, 2.5625, -2.875, -1.96875, -0.21875, -2.21875, -1.3125, 0.34375, 0.40625, 2.8125, 0.25, 2.375, -2.09375, 2.3125, -1.875, -0.8125, 1.3125, -0.59375, 1.875, 1.90625, -1.71875, 2.28125, -1.40625, 0.375, 1.3125, -1.6875, -2.90625, 0.21875, -0.125, 0.6875, -1.21875, -0.1875, 1.625, -0.4375, 2.15625, 0.46875, -0.0625, -1.9375, 1.65625, -2.5, -0.4375, 0.375, -3.09375, -0.25, -1.5, -1.84375, -0.4375, -0.65625, -2.875}
tensor @r0.in.z : i64[2, 3, 1, 2, 6] = {0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1}
tensor @r0.want.0.f32 : f64[2, 3, 5, 6, 4] = {2.375, 2.46875, -1.28125, 2.09375, 2.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.4375, -4.0625, -0.09375, -1.78125, 0.6875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.34375, 0.21875, -4.125, -3.25, -2.21875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0625, 0.78125, -0.34375, 0.21875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0625, 3.21875, -3.0, 0.0, -1.71875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.03125, -3.53125, 0.15625, 3.4375, -2.125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 1, 2, 6],
    %y : f32[2, 3, 5, 6, 4],
    %z : i64[2, 3, 1, 2, 6]) {
  %adaptive_max_pool3d_backward = aten.adaptive_max_pool3d_backward.default(grad_output=%x, self=%y, indices=%z) : f32[2, 3, 5, 6, 4]
  return %adaptive_max_pool3d_backward as "adaptive_max_pool3d_backward"
}

fxge 1
model "adaptive_max_pool3d_backward.places1.bf16" stage "import"
tensor @r0.in.x : bf16[2, 3, 1, 2, 6] = {-2.96875, -1.90625, -2.4375, 2.8125, -2.0, 1.8125, -2.46875, 1.21875, -0.75, -2.5, -2.34375, 2.5625, 2.6875, 2.9375, -1.28125, 0.5625, 2.78125, 2.53125, 0.25, 3.0625, -2.90625, -2.0, -1.125, 1.4375, -2.5625, -1.65625, 2.1875, -2.4375, -0.0625, 1.40625, 2.0625, 1.375, -3.125, 3.125, -2.90625, -1.9375, -0.59375, -2.6875, -0.6875, -3.0, -1.0625, 1.375, -0.3125, -1.34375, 0.96875, 0.34375, -1.5625, 0.84375, 2.03125, 0.5625, -0.96875, -2.5625, 1.46875, 2.90625, -1.71875, 0.34375, -3.125, 2.21875, -0.625, 1.90625, 3.0, -2.84375, 2.1875, -2.75, -0.75, -2.5625, 2.40625, 0.125, 0.46875, 1.03125, -0.40625, 0.46875}
tensor @r0.in.y : bf16[2, 3, 5, 6, 4] = {1.65625, -1.78125, 1.5625, -2.59375, 0.03125, 0.375, -0.71875, 2.375, -2.84375, 1.0625, 1.09375, -2.625, -1.0, 2.96875, 1.84375, 2.15625, -0.5, 2.5625, -1.9375, -2.90625, 2.5, -2.21875, -0.71875, 0.4375, -0.875, 0.84375, 1.03125, -3.0625, -1.875, 1.5625, -0.40625, 1.65625, -0.5, -3.125, 2.46875, -2.96875, 1.4375, -2.25, -1.375, 0.46875, 2.53125, -2.53125, 0.71875, -3.125, -1.15625, 0.84375, 1.15625, 1.28125, 0.8125, 0.25, -0.65625, -2.53125, -1.90625, -1.28125, 2.53125, -1.65625, 2.0625, -0.65625, -2.40625, 1.6875, 0.375, -2.875, 0.25, -1.53125, -2.375, -1.875, 1.4375, 0.4375, 1.90625, 0.90625, 2.46875, 2.46875, 0.96875, 1.59375, -2.0625, 1.8125, 1.90625, -2.8125, -1.71875, 0.375, -0.25, -1.3125, 0.53125, -0.40625, 2.90625, -2.25, -2.3125, 1.1875, -0.46875, -2.53125, -2.53125, -0.375, -1.96875, 2.34375, -2.15625, 0.78125, 0.53125, 0.1875, -1.65625, -2.78125, 1.6875, -1.1875, 1.0625, 1.15625, -0.375, 0.53125, -1.4375, -3.09375, -0.75, 2.125, -2.9375, -1.78125, -0.5, 2.03125, 1.25, 0.40625, -1.71875, -1.46875, -1.78125, 1.9375, 1.5, 1.78125, -1.5, -2.25, -0.375, -1.25, -1.46875, 1.8125, -2.03125, -0.71875, 1.21875, 1.09375, 2.59375, -1.0, -2.46875, -1.09375, 0.5, 1.0625, -2.90625, -2.03125, -1.28125, -2.8125, -1.15625, -2.28125, -2.53125, -2.1875, -1.78125, 2.3125, 1.25, -1.65625, 0.0625, -0.59375, 2.375, 3.0625, -2.53125, -2.78125, -0.90625, -1.5, -1.0625, -1.1875, -0.71875, -2.0, -2.4375, 0.8125, 2.78125, -0.40625, -0.5, 1.3125, 1.84375, 1.875, -2.53125, -2.3125, 2.375, -2.0, -2.34375, 0.71875, -0.40625, 0.75, -2.9375, -3.0, 2.8125, -1.625, 0.46875, -0.0625, -2.71875, 2.09375, -2.71875, -3.125, 0.75, 2.65625, 0.0, -1.3125, 0.6875, 1.03125, -0.4375, -2.0625, 0.78125, 2.96875, 2.59375, -3.0625, 2.15625, -1.46875, -1.15625, -1.8125, 1.09375, -3.03125, -1.875, 1.90625, 1.8125, 0.1875, -2.40625, -0.0625, -1.65625, 1.5, -2.1875, 1.8125, 2.9375, -2.0625, 2.71875, -2.46875, 2.375, -1.375, -2.34375, 2.8125, -1.21875, 2.625, 1.0625, -2.96875, -3.03125, -0.59375, -1.09375, 2.09375, -3.0, -1.0625, 1.9375, -1.0, -2.125, -1.3125, 0.34375, 2.96875, 0.40625, -1.90625, 0.0625, 1.375, -2.6875, 2.1875, 2.25, 1.0, 2.375, 2.21875, 1.65625, 0.3125, -0.125, 0.03125, -2.59375, 0.96875, 3.0625, -2.125, -1.03125, -1.3125, 1.6875, 1.59375, 0.65625, 0.78125, -2.84375, -1.96875, -0.03125, 3.03125, -1.59375, -1.65625, 2.875, -2.78125, -0.28125, -1.21875, 2.65625, -0.40625, 2.3125, -2.0, 0.0, 1.6875, -0.625, -1.46875, -0.28125, 2.78125, 0.6875, -0.65625, 2.0, 1.84375, 2.40625, 2.8125, -1.5, 1.0, -1.0, -1.71875, 2.65625, 2.96875, 1.21875, -1.125, 0.75, 2.375, 2.71875, -2.96875, 0.0, 0.90625, 0.9375, -1.9375, 2.34375, -0.71875, -2.1875, -2.5, 2.3125, -0.40625, 1.75, -0.5, -2.34375, 1.375, 0.875, -1.4375, -1.96875, -1.75, 0.0625, 0.90625, 0.6875, 1.40625, 1.75, 1.84375, -1.46875, 2.78125, -0.15625, -0.75, 0.6875, 0.65625, -0.28125, -2.53125, 2.28125, 2.9375, -0.84375, 1.15625, 2.15625, 1.03125, -2.78125, 0.875, 2.65625, 0.25, 0.25, -1.875, 0.375, 0.90625, 0.03125, 0.53125, 0.5625, -2.78125, -2.3125, -0.21875, -2.65625, 0.78125, 2.6875, 1.1875, 2.09375, -2.78125, 3.0, 2.0625, 0.75, 2.5625, 0.78125, -0.59375, -3.125, -2.53125, -1.71875, 2.71875, 3.125, 0.03125, -1.25, -2.28125, -2.0, -2.9375, 1.90625, -3.0625, -1.3125, 2.46875, 2.40625, -0.0625, 1.6875, -0.875, 0.625, 2.0, -1.78125, -1.71875, 0.6875, 0.4375, -3.03125, 2.6875, 1.09375, 0.3125, -0.875, 2.53125, 0.25, 3.125, -0.375, 1.375, 0.5625, 2.0625, -3.125, -1.0, 3.09375, 0.875, 1.5, 2.59375, 2.28125, -2.34375, -0.84375, 1.75, -2.4375, 1.625, -0.75, 0.3125, 0.125, -1.65625, -0.71875, -1.71875, 1.5625, -0.15625, 0.59375, 3.0625, -2.875, 3.125, -1.1875, -0.625, -2.03125, -1.90625, 3.09375, -0.96875, -0.90625, -2.59375, -2.34375, -0.4375, 0.25, -2.09375, 0.0, -0.6875, -0.5, 1.53125, -1.625, -1.84375, -2.34375, -0.5625, 1.90625, -0.5625, 1.15625, -2.5, -1.125, 1.40625, 1.375, 2.5625, 3.125, 2.21875, -2.5625, 1.0625, -1.3125, 2.65625, -2.625, -0.9375, -1.65625, 0.9375, -2.78125, 2.03125, 2.75, 1.0, 0.96875, 2.25, 2.9375, 2.71875, -2.375, -0.65625, 1.65625, 1.21875, 1.03125, 1.96875, 0.75, 0.5, 0.9375, 2.75, 1.25, -1.28125, -1.8125, -0.59375, 0.59375, 2.34375, 1.21875, 1.3125, -2.875, -1.59375, 1.46875, 2.875, -1.03125, 0.21875, -1.78125, 0.28125, 0.6875, 0.46875, -1.625, -2.71875, -0.90625, -1.0, -1.34375, 3.125, 0.03125, 0.125, 0.59375, -1.34375, -3.125, 2.96875, 2.21875, 2.03125, -2.96875, 2.03125, 2.71875, -1.40625, -0.125, 0.71875, -1.90625, -0.46875, 0.90625, -2.65625, -3.0, 0.375, 1.15625, 1.15625, -0.53125, 2.71875, -0.90625, 0.1875, 0.1875, -3.125, -1.65625, 2.96875, 2.125, -0.5, -0.6875, 0.625, 2.125, -1.59375, -2.625, -2.1875, 3.0625, 0.125, -2.0625, -2.0625, 0.4375, 1.4375, -2.53125, 0.125, -3.09375, 1.0, 0.03125, 2.5, -1.375, 0.4375, 0.09375, -2.78125, -2.1875, 2.96875, 2.09375, -2.4375, -1.21875, 0.53125, 0.3125, -2.78125, 0.25, 1.0, -0.71875, 3.0, -0.96875, 1.5, 0.65625, -0.8125, 0.0, -2.4375, 0.59375, -0.75, 0.3125, -0.625, -3.0, 2.9375, -0.84375, 2.03125, -0.625, -2.53125, 2.53125, 1.1875, 0.1875, 0.4375, -2.1875, 2.46875, -1.34375, -1.71875, -1.90625, -0.78125, 1.25, -2.125, -1.40625, -1.875, 1.25, -2.3125, 3.0, -0.3125, -2.46875, -0.65625, -0.625, -3.0, 1.28125, 2.5, -3.03125, -2.40625, -0.875, 0.25, -3.09375, -2.28125, 0.75, -2.4375, 0.28125, -2.28125, 0.40625, 0.65625, -0.5, 2.125, -1.40625, 1.4375, 0.84375, 2.09375, 0.96875, 2.875, -2.0625, 2.625, -0.6875, -2.375, 1.625, 3.0, 2.96875, 2.28125, 0.4375, -1.84375, 0.78125, 2.125, -0.90625, -1.625, 2.8125, 2.96875, 0.09375, 0.78125, -0.71875, 2.59375, 1.46875, -2.21875, 1.875, 1.5, -1.4375, -1.46875, 0.75, 0.78125, -3.0, -0.21875, 1.25, 0.8125, -2.71875, 2.09375, -0.25, -0.09375, -1.59375, -0.21875, 1.375, 1.375, 0.65625, 0.125, 1.875, 0.59375, 0.21875, -1.09375, 0.46875, -0.03125, -0.34375, 1.34375, 1.15625, 0.84375, -2.03125, -2.125, -1.3125, -0.4375, -2.15625, 1.8125, -0.5625, 2.4375, -1.78125, -2.28125, 1.5, 1.59375, 1.59375, 0.03125, 0.3125, -0.21875, 1.6875, 0.28125, -2.6875, -2.96875, 0.34375, 2.03125, -1.21875, 1.375, 0.6875, 1.40625, -1.6875, -1.25, -1.96875, -0.625, -0.4375, -0.625, 2.96875, -1.375, -1.0, 0.5}
tensor @r0.in.z : i64[2, 3, 1, 2, 6] = {0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1}
tensor @r0.want.0.bf16 : f64[2, 3, 5, 6, 4] = {-3.5, -1.8125, -1.21875, 2.0625, -4.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.09375, 4.625, 1.78125, -2.34375, 0.78125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.0625, -1.53125, 3.5625, -5.5625, 3.0625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.78125, -2.15625, -2.03125, -2.03125, -0.71875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.3125, 0.75, -0.625, -5.6875, 3.6875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.03125, 0.03125, 2.3125, -2.28125, 0.28125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[2, 3, 1, 2, 6],
    %y : bf16[2, 3, 5, 6, 4],
    %z : i64[2, 3, 1, 2, 6]) {
  %adaptive_max_pool3d_backward = aten.adaptive_max_pool3d_backward.default(grad_output=%x, self=%y, indices=%z) : bf16[2, 3, 5, 6, 4]
  return %adaptive_max_pool3d_backward as "adaptive_max_pool3d_backward"
}

fxge 1
model "adaptive_max_pool3d_backward.places1.f16" stage "import"
tensor @r0.in.x : f16[2, 3, 1, 2, 6] = {-1.34375, -1.5, -2.46875, -1.8125, -1.375, 0.8125, 0.84375, 0.75, 0.40625, 1.65625, 1.875, -0.75, 1.03125, 2.90625, 1.5625, -2.03125, 0.1875, -1.96875, 1.125, 1.15625, -2.40625, 2.625, 3.03125, -0.875, 1.25, 2.1875, 1.71875, -0.4375, 1.21875, 0.78125, 0.09375, 0.40625, 0.625, -2.8125, 2.0, 1.53125, 0.75, 3.09375, -2.9375, 0.46875, 1.4375, -1.125, -0.0625, -0.59375, 0.1875, 1.15625, -3.0, 0.1875, -2.59375, 0.53125, -0.96875, -0.59375, -0.59375, 2.625, 1.09375, -2.03125, 0.8125, -2.21875, -0.96875, 1.1875, 0.78125, -2.5625, -0.28125, -1.53125, -0.84375, -2.40625, 0.46875, -1.96875, 0.0, -0.21875, -0.03125, -0.4375}
tensor @r0.in.y : f16[2, 3, 5, 6, 4] = {-0.71875, 0.46875, -0.3125, 1.375, 0.09375, 2.875, -2.15625, 1.375, -1.4375, -1.8125, 1.75, -2.71875, 2.4375, 1.96875, -2.65625, -0.28125, 3.0625, -2.46875, -1.625, 2.96875, 2.625, 3.125, -0.09375, 2.53125, -3.03125, -0.125, -0.71875, -1.0, -0.5, -2.5625, 1.9375, 0.65625, -3.125, 1.21875, -2.8125, 0.28125, 0.96875, -2.71875, -3.09375, -2.28125, -2.875, 1.90625, 2.625, 1.28125, -2.59375, -1.78125, -1.34375, 1.375, -0.625, -2.75, 0.46875, 1.9375, -2.9375, 1.46875, 2.125, 0.25, 2.59375, 3.0625, 2.1875, -2.15625, 0.5, 1.84375, 0.03125, -2.53125, 2.0, -1.0, 2.28125, 2.65625, 2.6875, 2.75, -0.125, -1.375, 1.65625, 2.125, -0.5, -1.8125, 0.03125, -2.28125, -2.28125, -0.65625, -2.4375, -2.9375, 0.34375, -0.78125, -0.0625, -2.5625, 1.78125, -0.125, -3.0625, -0.1875, 1.0625, 2.0, -1.34375, 0.875, -0.15625, -1.0, 2.21875, 2.71875, 0.40625, -1.84375, -0.40625, 0.90625, -2.03125, 0.25, -1.375, 1.03125, -1.0625, 0.0, 0.40625, -1.4375, 0.8125, -2.65625, -2.625, 0.84375, -2.75, -1.8125, 2.0625, -1.40625, 2.0, 1.375, -0.3125, 0.0, -0.78125, 2.625, -0.8125, 3.0, 2.3125, 0.09375, 1.9375, 1.46875, 2.25, 0.21875, 1.4375, -3.0, -0.46875, -2.21875, -0.65625, -0.21875, 3.125, -2.5625, -1.40625, 1.34375, -1.375, -2.59375, -1.21875, 0.34375, 1.28125, 1.8125, 1.5625, -1.78125, -2.09375, 0.84375, 0.71875, 0.90625, 3.125, -0.625, 1.96875, -0.15625, 1.0, -2.40625, -0.375, -2.0, -0.9375, 0.21875, 3.0, -1.90625, -2.96875, -0.65625, 2.25, -0.46875, -1.53125, -2.9375, 0.96875, 0.53125, -1.4375, -0.65625, 2.625, 2.46875, 1.875, -0.875, -1.125, 2.34375, 1.15625, 0.78125, 0.09375, 1.5, -0.03125, -2.65625, -2.375, -2.21875, 1.1875, 2.96875, -2.3125, -1.40625, 2.03125, 2.15625, -0.46875, -1.1875, -0.125, -0.125, -0.28125, 2.59375, 2.15625, -0.96875, 2.5625, 2.09375, -1.0, 0.34375, 2.71875, -1.3125, -2.09375, 1.21875, -1.96875, 1.3125, 2.25, 0.96875, -2.34375, -1.59375, -1.90625, -1.09375, -2.3125, 1.21875, -3.125, 1.625, -1.34375, -2.1875, -0.25, 0.96875, -0.3125, 0.375, 0.6875, -0.09375, -0.6875, 3.09375, 0.90625, 2.375, 0.1875, -1.25, 1.84375, 1.1875, 0.3125, -1.1875, 0.71875, -0.5625, -2.34375, 0.03125, -0.90625, 0.3125, 0.25, -2.6875, 0.53125, -0.875, -1.71875, -0.75, 1.8125, -2.03125, -0.4375, 0.0, -0.78125, -1.53125, -0.40625, 0.4375, -0.65625, -2.875, 1.5625, -2.375, 1.40625, -1.59375, 3.03125, -0.84375, -0.875, 0.53125, -0.65625, -1.71875, 0.5, 1.15625, -1.4375, 0.09375, 1.46875, -2.59375, 0.625, -2.625, 1.375, -1.0625, 0.625, -2.25, 0.40625, -1.9375, -0.65625, -0.59375, -2.5, -2.15625, -1.21875, -3.0625, -1.5, 2.40625, -2.875, -2.34375, -2.875, -1.40625, 2.28125, 2.71875, -0.75, -0.59375, -2.59375, 0.0625, -1.15625, 1.9375, 3.125, 0.5, -1.46875, 2.5, -0.0625, 2.875, -0.1875, -2.75, -2.34375, -0.4375, -0.59375, 0.03125, 0.90625, 0.84375, 2.78125, 1.78125, 2.5, -2.53125, 2.875, 0.0625, -2.6875, 0.0, 2.71875, -1.1875, -3.125, -3.03125, 1.40625, 1.21875, -0.78125, -2.15625, -1.75, 0.8125, 1.5, -1.5625, 0.1875, -2.40625, -2.375, -0.46875, 0.0625, 2.6875, 1.3125, -1.375, 0.03125, -2.9375, -1.9375, 0.15625, -0.78125, -1.25, -1.78125, 1.65625, 0.15625, -0.5, 1.65625, 2.96875, -2.0625, -3.09375, -0.78125, -0.125, 0.5, 2.0625, 2.9375, 1.6875, 2.53125, 1.75, 2.3125, 1.53125, -2.0, -2.46875, 0.25, 0.75, -2.03125, 1.5, 2.65625, -1.0, -3.125, 0.8125, 1.6875, 2.84375, 2.65625, -1.375, 1.21875, -1.0625, -0.75, -2.4375, 1.15625, -3.09375, 2.71875, 2.3125, 0.96875, -1.8125, 2.3125, 1.53125, -1.5625, -0.34375, 1.90625, -2.15625, 1.46875, 2.21875, 2.09375, -3.09375, -1.6875, 0.59375, 1.3125, -2.53125, 2.9375, 1.46875, -3.0, -2.0625, 2.6875, 2.0625, -0.46875, -0.6875, 1.28125, -0.15625, 2.53125, -2.8125, -1.15625, -2.03125, -1.90625, 1.84375, 1.78125, 2.0625, 2.0, -0.34375, -0.96875, -3.0625, 2.3125, 1.9375, -1.96875, 0.46875, 2.78125, 0.15625, -1.9375, 1.875, -1.625, -1.03125, -1.75, 0.71875, -0.71875, -1.53125, 2.75, -0.75, 1.65625, 2.375, -0.0625, 2.0625, -1.9375, -0.6875, 0.78125, 1.4375, 0.75, -1.9375, 1.3125, 3.03125, 0.8125, -0.09375, -2.5625, -1.6875, 2.875, -1.53125, 3.0625, -2.59375, 1.3125, -3.0, 1.53125, -2.90625, -0.71875, -1.21875, -2.0, -2.71875, -1.3125, 2.15625, 2.0, 1.84375, -1.8125, 2.8125, -1.6875, 0.75, -2.625, -1.53125, -1.71875, -0.03125, -2.53125, 1.15625, -1.0, 0.3125, -2.03125, 0.84375, -0.21875, 1.71875, 2.71875, -1.875, 1.15625, 1.5625, -0.28125, -2.15625, 0.8125, 3.09375, 1.25, 0.25, -1.3125, -0.90625, -3.0, 1.34375, -0.25, 2.5625, 2.46875, 1.1875, -1.6875, -1.0, -0.40625, 1.46875, -0.21875, 1.28125, -2.5, -0.5, -2.6875, 2.34375, 0.8125, 2.125, 1.96875, -2.53125, -2.1875, -3.0625, 2.40625, 2.3125, -1.28125, -2.28125, -0.53125, 0.9375, -0.125, -2.90625, 1.25, 0.8125, -1.6875, 3.03125, -1.40625, -0.875, -1.53125, -1.1875, 0.5, 2.46875, 1.09375, -2.3125, -1.0625, -0.3125, 2.84375, 1.34375, 2.78125, -2.875, 0.15625, 3.0625, 1.40625, 2.78125, 2.65625, -2.59375, 2.5, 2.6875, -0.96875, 1.4375, -0.9375, -2.5625, 0.9375, 2.03125, -1.5, -2.15625, 0.8125, 2.34375, 3.0, -2.28125, -1.8125, -0.5, 0.34375, -2.75, 2.3125, 2.1875, 0.4375, 1.34375, 2.375, 2.125, 0.25, 2.59375, -2.3125, -1.25, 0.0625, 2.25, -2.9375, 2.78125, 0.09375, 1.0, 3.0, -1.71875, 0.15625, -2.3125, 1.65625, -0.34375, -1.75, -1.75, -2.28125, -0.0625, -1.75, 1.9375, 2.0, -0.6875, 2.9375, -1.96875, -2.6875, 3.09375, 2.90625, -1.09375, 0.75, 1.96875, 1.96875, 2.8125, -2.375, 1.75, -3.09375, -0.3125, -1.5, -1.78125, -2.28125, -1.125, 2.09375, -1.0, 1.71875, 0.75, 2.375, -0.78125, -0.03125, -2.34375, 2.65625, 2.3125, 2.09375, -3.09375, -0.625, -1.09375, -0.25, 1.5625, -2.96875, -0.15625, -1.625, 1.5625, 3.0, 1.65625, 2.40625, -1.625, 1.96875, 2.875, -2.96875, 2.875, -0.3125, -0.71875, 0.40625, -1.09375, 2.84375, 0.125, -2.09375, -0.25, -0.96875, -2.03125, -2.34375, -1.03125, 0.8125, 1.1875, -2.09375, -2.71875, 0.15625, 2.65625, 0.5, -2.71875, -2.8125, 1.0625, 2.34375, -0.84375, -1.875, -0.65625, -2.84375, 1.40625, -1.71875, 1.0625, -2.53125, 1.25, -1.78125, 2.5625, -2.34375, -2.6875, -0.9375, -2.09375, -1.75, 2.78125, 0.25, -2.21875, -1.1875, -1.875, 3.03125, 0.71875, 2.34375, -0.40625, -2.9375, -2.625, 2.78125, -0.03125, 1.40625, 3.09375, -1.46875, -0.03125, 1.4375, -0.4375, -3.09375, 3.03125, -2.46875, 2.25}
tensor @r0.in.z : i64[2, 3, 1, 2, 6] = {0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1}
tensor @r0.want.0.f16 : f64[2, 3, 5, 6, 4] = {1.34375, -1.40625, -1.71875, -1.40625, 0.28125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.09375, 3.15625, 2.71875, -4.4375, 2.8125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.03125, 3.8125, 2.125, 0.1875, -1.59375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.375, 3.21875, -3.53125, 0.65625, 2.59375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.9375, 2.8125, -3.0, 0.21875, -2.8125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.65625, -2.53125, -2.25, -1.53125, -1.0625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[2, 3, 1, 2, 6],
    %y : f16[2, 3, 5, 6, 4],
    %z : i64[2, 3, 1, 2, 6]) {
  %adaptive_max_pool3d_backward = aten.adaptive_max_pool3d_backward.default(grad_output=%x, self=%y, indices=%z) : f16[2, 3, 5, 6, 4]
  return %adaptive_max_pool3d_backward as "adaptive_max_pool3d_backward"
}

fxge 1
model "max_pool3d_with_indices_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[1, 2, 2, 2] = {0.0, 3.0, 1.15625, -2.3125, 0.5, -1.25, -2.625, -0.0625}
tensor @r0.in.y : f32[1, 4, 4, 4] = {2.21875, 2.8125, -1.1875, -1.59375, -1.34375, 1.625, -1.15625, 2.96875, 2.125, 0.0625, -2.3125, 1.8125, -0.8125, -2.9375, -1.40625, -1.03125, -0.4375, 0.28125, -0.125, -0.3125, 2.21875, 2.78125, 1.125, 0.90625, 0.65625, 2.4375, 0.625, -2.0625, -1.84375, 2.96875, -1.375, 1.15625, -1.90625, -2.40625, 2.3125, 3.125, -2.9375, 1.21875, -1.0625, -1.6875, -2.3125, -1.46875, -1.28125, -0.53125, 1.375, -1.40625, 2.40625, 1.65625, 2.78125, 0.15625, -2.21875, -0.1875, 1.125, -0.3125, 0.1875, 1.71875, -0.5, -0.1875, -0.875, 2.5, -2.53125, -0.09375, -1.9375, -0.6875}
tensor @r0.in.z : i64[1, 2, 2, 2] = {22, 43, 39, 20, 15, 51, 54, 28}
tensor @r0.want.0.f32 : f64[1, 4, 4, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, -2.3125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.15625, 0.0, 0.0, 0.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.25, 0.0, 0.0, -2.625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[1, 2, 2, 2],
    %y : f32[1, 4, 4, 4],
    %z : i64[1, 2, 2, 2]) {
  %max_pool3d_with_indices_backward = aten.max_pool3d_with_indices_backward.default(grad_output=%x, self=%y, kernel_size=[2], stride=[2], padding=[0], dilation=[1], ceil_mode=false, indices=%z) : f32[1, 4, 4, 4]
  return %max_pool3d_with_indices_backward as "max_pool3d_with_indices_backward"
}

fxge 1
model "max_pool3d_with_indices_backward.plain.f64" stage "import"
tensor @r0.in.x : f64[1, 2, 2, 2] = {-0.75, 2.9375, -1.0, 0.65625, 1.625, -2.46875, -2.40625, -2.71875}
tensor @r0.in.y : f64[1, 4, 4, 4] = {1.4375, -2.3125, -0.53125, -2.09375, -0.5625, -2.34375, 1.5, -2.625, 1.125, -1.125, 0.4375, 2.03125, -0.5, 1.34375, -1.125, -2.125, -0.40625, 0.5, -1.4375, 2.0, 2.0, -1.21875, 3.125, -2.4375, -1.78125, -2.90625, -1.0625, -0.6875, 3.0, -3.09375, -2.59375, 1.8125, 2.625, -0.125, -0.59375, -0.84375, -2.40625, -0.6875, -0.71875, 1.09375, -2.0, -0.28125, 0.0625, -0.5625, 1.65625, 0.84375, 2.09375, -2.46875, -1.53125, 1.8125, 0.625, -2.125, -2.75, 2.21875, -1.25, -1.84375, -2.53125, 0.96875, 0.03125, 0.28125, 0.21875, -2.71875, -2.3125, 1.8125}
tensor @r0.in.z : i64[1, 2, 2, 2] = {29, 6, 43, 34, 56, 10, 5, 35}
tensor @r0.want.0.f64 : f64[1, 4, 4, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, -2.40625, 2.9375, 0.0, 0.0, 0.0, -2.46875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.75, 0.0, 0.0, 0.0, 0.0, 0.65625, -2.71875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[1, 2, 2, 2],
    %y : f64[1, 4, 4, 4],
    %z : i64[1, 2, 2, 2]) {
  %max_pool3d_with_indices_backward = aten.max_pool3d_with_indices_backward.default(grad_output=%x, self=%y, kernel_size=[2], stride=[2], padding=[0], dilation=[1], ceil_mode=false, indices=%z) : f64[1, 4, 4, 4]
  return %max_pool3d_with_indices_backward as "max_pool3d_with_indices_backward"
}

fxge 1
model "_adaptive_avg_pool3d_backward.sizes.dynamic" stage "import"
symbol s27 : int [2, 9223372036854775807]
symbol s94 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[2, 3, 2, 3, 2] = {0.90625, 1.21875, -1.75, 0.53125, -1.84375, -2.78125, -1.375, -0.25, 0.09375, -0.65625, 1.125, 3.0625, -3.09375, -1.75, -1.75, 1.28125, 2.3125, -2.125, 0.4375, -2.03125, 1.5625, 1.03125, 0.21875, 1.375, -1.65625, 2.34375, -1.90625, 0.6875, -1.8125, 3.0, -2.15625, 0.15625, -1.34375, 0.84375, 1.5, -3.0625, -0.9375, -1.6875, 0.40625, 0.6875, -1.71875, -1.6875, 2.5625, 1.9375, -2.0625, -1.5, 0.375, -0.6875, -2.75, 1.875, 1.53125, 1.84375, -0.34375, 0.90625, -2.9375, 2.90625, 2.6875, -0.4375, 1.90625, 1.28125, -2.25, 1.03125, -2.6875, -2.59375, 0.1875, -0.71875, -1.59375, 0.5, -0.25, 0.1875, 0.28125, 1.59375}
tensor @r0.in.y : f32[2, 3, 5, 4, 4] = {2.4375, -2.8125, -1.96875, -0.375, 1.75, 0.75, -2.96875, 1.84375, 1.65625, -0.71875, 0.3125, -1.09375, -1.28125, -0.71875, 0.53125, 1.28125, -1.21875, -1.9375, 0.0, -0.59375, -2.5625, -2.625, -1.5625, -0.96875, 0.0, -2.53125, 1.6875, 2.3125, -0.65625, -1.75, -1.71875, 2.8125, -1.53125, -2.625, -3.125, 1.28125, 2.625, -2.5, -1.8125, 0.375, -1.1875, -2.6875, -0.875, -0.9375, 1.5625, 1.125, -0.21875, -2.96875, -2.03125, -1.15625, 0.78125, 0.375, 1.125, 1.78125, -0.875, 2.28125, 1.15625, -1.03125, -1.6875, 3.09375, 0.9375, 0.84375, -3.03125, 2.0625, -3.0, -1.59375, 1.03125, 0.65625, 0.625, -0.90625, -2.25, 0.65625, 2.78125, -1.75, 1.40625, -0.78125, 2.125, 2.15625, -2.375, -1.78125, -1.84375, 1.0625, -0.6875, 0.28125, 2.0, -2.8125, -0.21875, -0.09375, -2.40625, -2.4375, 0.5625, 1.78125, -1.75, 2.5625, -1.3125, 1.15625, 1.15625, -0.53125, -1.125, 2.09375, 0.40625, -2.5625, 0.40625, 0.53125, -2.1875, 1.25, 2.28125, 1.3125, 1.28125, 2.8125, -2.625, -2.5, 1.25, -1.125, -3.0625, 2.21875, 2.1875, -2.5625, -1.40625, -2.375, -0.4375, -1.78125, 1.28125, -0.09375, 1.8125, 2.65625, 1.71875, -1.0625, -1.375, -1.4375, -1.84375, -2.53125, 0.8125, -1.625, -2.3125, 0.4375, 1.40625, 2.71875, 2.46875, 2.1875, 1.5625, 2.125, -1.21875, 0.5625, -2.8125, -0.5, 0.0, 1.03125, 1.09375, -0.15625, 2.71875, -3.03125, 2.8125, 1.59375, -2.59375, -0.1875, 2.4375, 3.125, -1.65625, 1.375, -2.75, -1.40625, 3.0625, 1.75, -1.6875, 1.1875, -2.9375, 2.59375, 0.78125, 1.875, 1.84375, 2.75, 1.125, 2.46875, -0.75, -0.4375, -2.8125, 2.8125, -1.25, -2.9375, -0.28125, 0.625, -1.0625, 2.375, -1.03125, -2.25, 1.9375, 2.78125, -2.71875, -2.09375, -0.15625, 1.1875, -0.75, 0.75, -0.59375, -0.8125, -0.1875, -2.4375, -2.5625, 1.1875, -0.03125, -0.96875, -2.25, 0.4375, 1.34375, 0.0, 0.03125, 2.78125, -3.125, -2.25, -1.40625, 1.53125, -2.4375, 1.15625, 1.4375, 0.59375, -0.4375, -1.0, 1.4375, -0.78125, 2.84375, -1.28125, 0.9375, 1.6875, 2.65625, 2.15625, -3.03125, 3.03125, 2.09375, -1.25, -0.78125, 2.65625, 1.15625, 1.0, 0.65625, 0.6875, -3.09375, -1.71875, 1.21875, -2.0625, -0.09375, 0.34375, -0.03125, 0.28125, 1.53125, 0.28125, 3.0, -1.5, -1.4375, 0.71875, -2.6875, -3.0625, 1.71875, -1.625, 1.34375, -2.6875, -0.5, -3.03125, -2.90625, -2.4375, 1.46875, 2.90625, -1.3125, -0.6875, 2.03125, -0.1875, 0.21875, 2.9375, -1.65625, 1.15625, -0.9375, 2.5625, 1.78125, 1.3125, -0.0625, -3.0, -1.875, -0.5, -1.5625, 0.9375, -2.4375, -1.1875, -2.375, -1.125, -2.59375, 0.09375, -1.03125, -2.0625, -0.65625, -2.28125, -2.5625, -2.0625, 0.25, -3.0625, 1.6875, 0.0, -0.0625, -2.6875, -3.09375, 1.125, -1.8125, 1.78125, 1.59375, 0.03125, -0.78125, -1.28125, 1.0625, -1.46875, -2.375, 0.96875, -2.5625, 0.09375, 3.0625, -1.40625, -2.1875, 1.84375, -1.625, 1.5, -0.53125, 1.5, 0.5625, -0.5, -2.46875, -1.125, -2.1875, 2.34375, 0.0, 2.59375, -1.25, 0.8125, 2.09375, -2.0, -2.5, -2.6875, 0.6875, -2.53125, -0.875, -0.15625, -1.53125, 0.34375, -0.9375, 0.4375, -0.625, 2.1875, -1.25, -1.53125, -1.40625, -0.1875, 1.25, 0.59375, -2.9375, -2.8125, -0.4375, 1.28125, -2.0625, 0.84375, -1.90625, 1.5, -0.09375, -1.0625, -0.09375, 2.75, 1.03125, 1.0, -2.34375, -1.875, -2.59375, -0.84375, 3.09375, 0.15625, -2.625, 2.40625, 1.53125, 0.90625, 2.375, 1.34375, 2.84375, 1.90625, 0.96875, 3.0625, 0.25, 1.625, -2.0, -2.78125, -0.8125, 2.0625, 0.0, -1.21875, -1.9375, 0.59375, 2.125, -2.25, 1.84375, -2.9375, 2.875, 2.53125, 1.8125, 2.34375, -1.8125, 1.6875, 0.375, -1.75, 1.90625, -1.59375, -1.625, 2.28125, -3.125, -2.21875, -2.84375, 3.09375, 0.625, 0.9375, 0.75, -0.25, -1.25, 1.78125, 0.71875, 2.6875, -1.84375, 3.03125, 3.09375, 0.125, -0.5, -2.5625, -2.9375, 2.59375, 1.6875, -2.65625, 1.40625, 0.5, -0.6875, -0.90625, 0.09375, -2.625, -0.46875, -2.4375, -2.0625, -0.5, -0.625, 1.25, -2.34375, 2.34375, 0.1875, 1.375, -0.90625, 1.59375, 2.875, 1.90625, 1.28125, 2.40625, -2.28125, 2.96875, 0.5625, 2.65625, 2.53125, -0.53125, -1.875, 2.8125, -0.6875, -1.46875, -2.53125, 2.90625, 0.40625, 0.0, -1.78125, 2.84375, 1.53125, -1.53125, 2.59375, 1.46875, -0.53125, 2.03125, 1.4375, 1.1875, 1.875, -2.90625, -1.46875, 0.28125, 1.03125, 1.34375}
tensor @r0.want.0.f32 : f64[2, 3, 5, 4, 4] = {0.07552083333, 0.07552083333, 0.1015625, 0.1015625, -0.0703125, -0.0703125, 0.1458333333, 0.1458333333, -0.2994791667, -0.2994791667, -0.1875, -0.1875, -0.1536458333, -0.1536458333, -0.2317708333, -0.2317708333, 0.07552083333, 0.07552083333, 0.1015625, 0.1015625, -0.0703125, -0.0703125, 0.1458333333, 0.1458333333, -0.2994791667, -0.2994791667, -0.1875, -0.1875, -0.1536458333, -0.1536458333, -0.2317708333, -0.2317708333, -0.0390625, -0.0390625, 0.08072916667, 0.08072916667, -0.1770833333, -0.1770833333, 0.0703125, 0.0703125, -0.1979166667, -0.1979166667, 0.01302083333, 0.01302083333, -0.05989583333, -0.05989583333, 0.0234375, 0.0234375, -0.1145833333, -0.1145833333, -0.02083333333, -0.02083333333, -0.1067708333, -0.1067708333, -0.07552083333, -0.07552083333, 0.1015625, 0.1015625, 0.2005208333, 0.2005208333, 0.09375, 0.09375, 0.2552083333, 0.2552083333, -0.1145833333, -0.1145833333, -0.02083333333, -0.02083333333, -0.1067708333, -0.1067708333, -0.07552083333, -0.07552083333, 0.1015625, 0.1015625, 0.2005208333, 0.2005208333, 0.09375, 0.09375, 0.2552083333, 0.2552083333, -0.2578125, -0.2578125, -0.1458333333, -0.1458333333, -0.4036458333, -0.4036458333, -0.0390625, -0.0390625, 0.046875, 0.046875, -0.0703125, -0.0703125, 0.1927083333, 0.1927083333, -0.1770833333, -0.1770833333, -0.2578125, -0.2578125, -0.1458333333, -0.1458333333, -0.4036458333, -0.4036458333, -0.0390625, -0.0390625, 0.046875, 0.046875, -0.0703125, -0.0703125, 0.1927083333, 0.1927083333, -0.1770833333, -0.1770833333, -0.2213541667, -0.2213541667, -0.3151041667, -0.3151041667, -0.2369791667, -0.2369791667, -0.1223958333, -0.1223958333, 0.1953125, 0.1953125, 0.1302083333, 0.1302083333, 0.2109375, 0.2109375, -0.0625, -0.0625, 0.03645833333, 0.03645833333, -0.1692708333, -0.1692708333, 0.1666666667, 0.1666666667, -0.08333333333, -0.08333333333, 0.1484375, 0.1484375, 0.2005208333, 0.2005208333, 0.01822916667, 0.01822916667, 0.1145833333, 0.1145833333, 0.03645833333, 0.03645833333, -0.1692708333, -0.1692708333, 0.1666666667, 0.1666666667, -0.08333333333, -0.08333333333, 0.1484375, 0.1484375, 0.2005208333, 0.2005208333, 0.01822916667, 0.01822916667, 0.1145833333, 0.1145833333, -0.1380208333, -0.1380208333, 0.1953125, 0.1953125, -0.296875, -0.296875, 0.2526041667, 0.2526041667, -0.3098958333, -0.3098958333, 0.3072916667, 0.3072916667, -0.1510416667, -0.1510416667, 0.25, 0.25, -0.1380208333, -0.1380208333, 0.1953125, 0.1953125, -0.296875, -0.296875, 0.2526041667, 0.2526041667, -0.3098958333, -0.3098958333, 0.3072916667, 0.3072916667, -0.1510416667, -0.1510416667, 0.25, 0.25, -0.3177083333, -0.3177083333, 0.2083333333, 0.2083333333, -0.5885416667, -0.5885416667, 0.3359375, 0.3359375, -0.296875, -0.296875, 0.1223958333, 0.1223958333, -0.02604166667, -0.02604166667, -0.005208333333, -0.005208333333, -0.1796875, -0.1796875, 0.01302083333, 0.01302083333, -0.2916666667, -0.2916666667, 0.08333333333, 0.08333333333, 0.01302083333, 0.01302083333, -0.1848958333, -0.1848958333, 0.125, 0.125, -0.2552083333, -0.2552083333, -0.1796875, -0.1796875, 0.01302083333, 0.01302083333, -0.2916666667, -0.2916666667, 0.08333333333, 0.08333333333, 0.01302083333, 0.01302083333, -0.1848958333, -0.1848958333, 0.125, 0.125, -0.2552083333, -0.2552083333, -0.078125, -0.078125, -0.140625, -0.140625, -0.04427083333, -0.04427083333, -0.08333333333, -0.08333333333, -0.109375, -0.109375, -0.08333333333, -0.08333333333, -0.1432291667, -0.1432291667, -0.140625, -0.140625, -0.078125, -0.078125, -0.140625, -0.140625, -0.04427083333, -0.04427083333, -0.08333333333, -0.08333333333, -0.109375, -0.109375, -0.08333333333, -0.08333333333, -0.1432291667, -0.1432291667, -0.140625, -0.140625, 0.1354166667, 0.1354166667, 0.02083333333, 0.02083333333, -0.002604166667, -0.002604166667, -0.046875, -0.046875, -0.25, -0.25, -0.265625, -0.265625, -0.1119791667, -0.1119791667, -0.1979166667, -0.1979166667, 0.2135416667, 0.2135416667, 0.1614583333, 0.1614583333, 0.04166666667, 0.04166666667, 0.03645833333, 0.03645833333, -0.140625, -0.140625, -0.1822916667, -0.1822916667, 0.03125, 0.03125, -0.05729166667, -0.05729166667, 0.2135416667, 0.2135416667, 0.1614583333, 0.1614583333, 0.04166666667, 0.04166666667, 0.03645833333, 0.03645833333, -0.140625, -0.140625, -0.1822916667, -0.1822916667, 0.03125, 0.03125, -0.05729166667, -0.05729166667, -0.2291666667, -0.2291666667, 0.15625, 0.15625, -0.1015625, -0.1015625, 0.3098958333, 0.3098958333, 0.09895833333, 0.09895833333, 0.2291666667, 0.2291666667, -0.02864583333, -0.02864583333, 0.07552083333, 0.07552083333, -0.2291666667, -0.2291666667, 0.15625, 0.15625, -0.1015625, -0.1015625, 0.3098958333, 0.3098958333, 0.09895833333, 0.09895833333, 0.2291666667, 0.2291666667, -0.02864583333, -0.02864583333, 0.07552083333, 0.07552083333, -0.4739583333, -0.4739583333, 0.3984375, 0.3984375, -0.1223958333, -0.1223958333, 0.515625, 0.515625, 0.4817708333, 0.4817708333, 0.2994791667, 0.2994791667, 0.1302083333, 0.1302083333, 0.1822916667, 0.1822916667, -0.2447916667, -0.2447916667, 0.2421875, 0.2421875, -0.02083333333, -0.02083333333, 0.2057291667, 0.2057291667, 0.3828125, 0.3828125, 0.0703125, 0.0703125, 0.1588541667, 0.1588541667, 0.1067708333, 0.1067708333, -0.2447916667, -0.2447916667, 0.2421875, 0.2421875, -0.02083333333, -0.02083333333, 0.2057291667, 0.2057291667, 0.3828125, 0.3828125, 0.0703125, 0.0703125, 0.1588541667, 0.1588541667, 0.1067708333, 0.1067708333, -0.1875, -0.1875, 0.0859375, 0.0859375, -0.4114583333, -0.4114583333, -0.1302083333, -0.1302083333, -0.2083333333, -0.2083333333, -0.2760416667, -0.2760416667, 0.015625, 0.015625, -0.05989583333, -0.05989583333, -0.1875, -0.1875, 0.0859375, 0.0859375, -0.4114583333, -0.4114583333, -0.1302083333, -0.1302083333, -0.2083333333, -0.2083333333, -0.2760416667, -0.2760416667, 0.015625, 0.015625, -0.05989583333, -0.05989583333, -0.3203125, -0.3203125, 0.1276041667, 0.1276041667, -0.5651041667, -0.5651041667, -0.07291666667, -0.07291666667, -0.2057291667, -0.2057291667, -0.1276041667, -0.1276041667, 0.0390625, 0.0390625, 0.07291666667, 0.07291666667, -0.1328125, -0.1328125, 0.04166666667, 0.04166666667, -0.1536458333, -0.1536458333, 0.05729166667, 0.05729166667, 0.002604166667, 0.002604166667, 0.1484375, 0.1484375, 0.0234375, 0.0234375, 0.1328125, 0.1328125, -0.1328125, -0.1328125, 0.04166666667, 0.04166666667, -0.1536458333, -0.1536458333, 0.05729166667, 0.05729166667, 0.002604166667, 0.002604166667, 0.1484375, 0.1484375, 0.0234375, 0.0234375, 0.1328125, 0.1328125}
tensor @r0.own.0 : f64[] = {6.799999852091787e-08}
tensor @r1.in.x : f32[2, 5, 2, 3, 2] = {0.90625, 1.21875, -1.75, 0.53125, -1.84375, -2.78125, -1.375, -0.25, 0.09375, -0.65625, 1.125, 3.0625, -3.09375, -1.75, -1.75, 1.28125, 2.3125, -2.125, 0.4375, -2.03125, 1.5625, 1.03125, 0.21875, 1.375, -1.65625, 2.34375, -1.90625, 0.6875, -1.8125, 3.0, -2.15625, 0.15625, -1.34375, 0.84375, 1.5, -3.0625, -0.9375, -1.6875, 0.40625, 0.6875, -1.71875, -1.6875, 2.5625, 1.9375, -2.0625, -1.5, 0.375, -0.6875, -2.75, 1.875, 1.53125, 1.84375, -0.34375, 0.90625, -2.9375, 2.90625, 2.6875, -0.4375, 1.90625, 1.28125, -2.25, 1.03125, -2.6875, -2.59375, 0.1875, -0.71875, -1.59375, 0.5, -0.25, 0.1875, 0.28125, 1.59375, 2.4375, -2.8125, -1.96875, -0.375, 1.75, 0.75, -2.96875, 1.84375, 1.65625, -0.71875, 0.3125, -1.09375, -1.28125, -0.71875, 0.53125, 1.28125, -1.21875, -1.9375, 0.0, -0.59375, -2.5625, -2.625, -1.5625, -0.96875, 0.0, -2.53125, 1.6875, 2.3125, -0.65625, -1.75, -1.71875, 2.8125, -1.53125, -2.625, -3.125, 1.28125, 2.625, -2.5, -1.8125, 0.375, -1.1875, -2.6875, -0.875, -0.9375, 1.5625, 1.125, -0.21875, -2.96875}
tensor @r1.in.y : f32[2, 5, 5, 4, 4] = {-2.03125, -1.15625, 0.78125, 0.375, 1.125, 1.78125, -0.875, 2.28125, 1.15625, -1.03125, -1.6875, 3.09375, 0.9375, 0.84375, -3.03125, 2.0625, -3.0, -1.59375, 1.03125, 0.65625, 0.625, -0.90625, -2.25, 0.65625, 2.78125, -1.75, 1.40625, -0.78125, 2.125, 2.15625, -2.375, -1.78125, -1.84375, 1.0625, -0.6875, 0.28125, 2.0, -2.8125, -0.21875, -0.09375, -2.40625, -2.4375, 0.5625, 1.78125, -1.75, 2.5625, -1.3125, 1.15625, 1.15625, -0.53125, -1.125, 2.09375, 0.40625, -2.5625, 0.40625, 0.53125, -2.1875, 1.25, 2.28125, 1.3125, 1.28125, 2.8125, -2.625, -2.5, 1.25, -1.125, -3.0625, 2.21875, 2.1875, -2.5625, -1.40625, -2.375, -0.4375, -1.78125, 1.28125, -0.09375, 1.8125, 2.65625, 1.71875, -1.0625, -1.375, -1.4375, -1.84375, -2.53125, 0.8125, -1.625, -2.3125, 0.4375, 1.40625, 2.71875, 2.46875, 2.1875, 1.5625, 2.125, -1.21875, 0.5625, -2.8125, -0.5, 0.0, 1.03125, 1.09375, -0.15625, 2.71875, -3.03125, 2.8125, 1.59375, -2.59375, -0.1875, 2.4375, 3.125, -1.65625, 1.375, -2.75, -1.40625, 3.0625, 1.75, -1.6875, 1.1875, -2.9375, 2.59375, 0.78125, 1.875, 1.84375, 2.75, 1.125, 2.46875, -0.75, -0.4375, -2.8125, 2.8125, -1.25, -2.9375, -0.28125, 0.625, -1.0625, 2.375, -1.03125, -2.25, 1.9375, 2.78125, -2.71875, -2.09375, -0.15625, 1.1875, -0.75, 0.75, -0.59375, -0.8125, -0.1875, -2.4375, -2.5625, 1.1875, -0.03125, -0.96875, -2.25, 0.4375, 1.34375, 0.0, 0.03125, 2.78125, -3.125, -2.25, -1.40625, 1.53125, -2.4375, 1.15625, 1.4375, 0.59375, -0.4375, -1.0, 1.4375, -0.78125, 2.84375, -1.28125, 0.9375, 1.6875, 2.65625, 2.15625, -3.03125, 3.03125, 2.09375, -1.25, -0.78125, 2.65625, 1.15625, 1.0, 0.65625, 0.6875, -3.09375, -1.71875, 1.21875, -2.0625, -0.09375, 0.34375, -0.03125, 0.28125, 1.53125, 0.28125, 3.0, -1.5, -1.4375, 0.71875, -2.6875, -3.0625, 1.71875, -1.625, 1.34375, -2.6875, -0.5, -3.03125, -2.90625, -2.4375, 1.46875, 2.90625, -1.3125, -0.6875, 2.03125, -0.1875, 0.21875, 2.9375, -1.65625, 1.15625, -0.9375, 2.5625, 1.78125, 1.3125, -0.0625, -3.0, -1.875, -0.5, -1.5625, 0.9375, -2.4375, -1.1875, -2.375, -1.125, -2.59375, 0.09375, -1.03125, -2.0625, -0.65625, -2.28125, -2.5625, -2.0625, 0.25, -3.0625, 1.6875, 0.0, -0.0625, -2.6875, -3.09375, 1.125, -1.8125, 1.78125, 1.59375, 0.03125, -0.78125, -1.28125, 1.0625, -1.46875, -2.375, 0.96875, -2.5625, 0.09375, 3.0625, -1.40625, -2.1875, 1.84375, -1.625, 1.5, -0.53125, 1.5, 0.5625, -0.5, -2.46875, -1.125, -2.1875, 2.34375, 0.0, 2.59375, -1.25, 0.8125, 2.09375, -2.0, -2.5, -2.6875, 0.6875, -2.53125, -0.875, -0.15625, -1.53125, 0.34375, -0.9375, 0.4375, -0.625, 2.1875, -1.25, -1.53125, -1.40625, -0.1875, 1.25, 0.59375, -2.9375, -2.8125, -0.4375, 1.28125, -2.0625, 0.84375, -1.90625, 1.5, -0.09375, -1.0625, -0.09375, 2.75, 1.03125, 1.0, -2.34375, -1.875, -2.59375, -0.84375, 3.09375, 0.15625, -2.625, 2.40625, 1.53125, 0.90625, 2.375, 1.34375, 2.84375, 1.90625, 0.96875, 3.0625, 0.25, 1.625, -2.0, -2.78125, -0.8125, 2.0625, 0.0, -1.21875, -1.9375, 0.59375, 2.125, -2.25, 1.84375, -2.9375, 2.875, 2.53125, 1.8125, 2.34375, -1.8125, 1.6875, 0.375, -1.75, 1.90625, -1.59375, -1.625, 2.28125, -3.125, -2.21875, -2.84375, 3.09375, 0.625, 0.9375, 0.75, -0.25, -1.25, 1.78125, 0.71875, 2.6875, -1.84375, 3.03125, 3.09375, 0.125, -0.5, -2.5625, -2.9375, 2.59375, 1.6875, -2.65625, 1.40625, 0.5, -0.6875, -0.90625, 0.09375, -2.625, -0.46875, -2.4375, -2.0625, -0.5, -0.625, 1.25, -2.34375, 2.34375, 0.1875, 1.375, -0.90625, 1.59375, 2.875, 1.90625, 1.28125, 2.40625, -2.28125, 2.96875, 0.5625, 2.65625, 2.53125, -0.53125, -1.875, 2.8125, -0.6875, -1.46875, -2.53125, 2.90625, 0.40625, 0.0, -1.78125, 2.84375, 1.53125, -1.53125, 2.59375, 1.46875, -0.53125, 2.03125, 1.4375, 1.1875, 1.875, -2.90625, -1.46875, 0.28125, 1.03125, 1.34375, 3.125, 1.8125, -1.03125, 1.78125, -2.09375, 3.125, 1.53125, 0.71875, -1.75, 2.1875, 0.96875, -2.375, -0.96875, 0.21875, -0.65625, 2.71875, 1.0, -0.375, -2.03125, -0.4375, -1.1875, -1.375, -2.125, 0.84375, 2.5625, -0.5625, 0.40625, 0.375, 1.3125, 2.28125, -0.90625, -1.28125, 1.09375, -1.375, -3.0625, 1.96875, -0.53125, 1.34375, 0.9375, 2.5625, -2.0, 2.875, -0.625, -1.03125, 1.59375, 2.15625, 1.625, -0.3125, -1.6875, 0.375, 2.53125, -2.625, 0.875, -2.0, -2.71875, 2.5, -2.0, 1.5, -1.84375, -2.46875, -1.75, -3.0625, -2.5, 2.78125, -1.375, 0.625, -2.40625, -0.125, 0.71875, 0.34375, -1.4375, -0.96875, 1.84375, 2.6875, 2.875, -1.75, 2.34375, 2.9375, 0.25, -2.40625, -1.53125, -1.0625, -0.03125, 2.78125, -1.09375, -0.21875, 1.84375, 2.84375, 0.34375, -0.96875, -0.21875, -1.40625, -0.59375, 1.375, 0.875, -0.09375, 1.8125, 2.96875, -1.71875, 2.65625, -0.375, -1.6875, -1.96875, -1.40625, 3.03125, 0.6875, 0.28125, -0.8125, 2.1875, 0.65625, 2.15625, 1.96875, -0.28125, 3.0625, 1.03125, 2.09375, 1.25, 1.71875, 0.875, -1.71875, 1.375, -2.53125, -1.53125, 0.75, -1.4375, 2.59375, 1.09375, -2.96875, 2.0, -2.875, 2.96875, 1.375, -2.65625, -1.6875, -2.71875, 0.375, 2.3125, -2.625, 3.03125, 0.28125, 2.0625, -1.8125, -3.125, -2.03125, -3.0625, 1.6875, 2.59375, -1.6875, -1.375, 1.84375, 2.125, -2.9375, -0.5625, 2.53125, 1.375, 1.28125, 0.65625, -1.71875, 1.3125, 2.5, 1.875, -3.125, -0.84375, 1.96875, -0.28125, 0.125, 2.84375, 2.46875, 0.125, 3.09375, 2.625, -2.53125, 2.5, -2.75, 1.46875, -0.71875, 0.59375, 1.34375, -0.0625, -2.28125, -2.5, 1.3125, 1.5625, 2.84375, 2.4375, -2.46875, 0.28125, 2.59375, -0.46875, 2.65625, -1.0625, -1.8125, 2.625, -2.59375, -2.4375, -0.4375, -1.3125, -2.3125, -1.9375, 0.625, -0.0625, -1.9375, 2.875, -2.6875, -2.6875, -1.1875, 2.71875, -0.65625, 2.375, 1.84375, 0.53125, -1.9375, -1.78125, -2.625, 0.125, 2.15625, 0.4375, -2.375, 3.0, 0.9375, 2.4375, -2.78125, -2.75, -0.3125, 1.90625, 1.25, -2.34375, -1.78125, -0.53125, -1.125, -2.6875, 1.3125, -1.625, -0.34375, 2.96875, -2.25, -2.3125, 0.6875, -0.21875, 0.6875, 2.09375, 0.96875, -1.625, -2.125, -1.375, 3.09375, 2.4375, 0.15625, -2.09375, -1.71875, 0.6875, 1.625, -2.25, -1.625, 2.6875, 0.96875, 1.34375, -2.15625, 0.125, -1.46875, -1.6875, 1.15625, -1.4375, -1.15625, -2.40625, 1.375, -1.09375, 0.46875, -2.40625, 0.15625, -0.375, 0.53125, -1.0, 2.78125, -2.96875, 1.9375, -1.3125, 0.21875, 0.4375, 0.3125, -2.53125, 0.375, -1.1875, 1.25, -2.40625, 1.15625, -1.8125, -0.96875, -0.625, -2.4375, 0.28125, 1.9375, -0.71875, -2.9375, 1.0625, 2.09375, -2.4375, -2.40625, 1.875, 2.71875, 3.0, -2.21875, 3.03125, 0.0, 1.03125, -1.9375, -1.5625, 2.0, 0.75, -2.375, 2.5, -2.78125, -0.6875, -1.0625, 1.3125, -1.15625, -2.28125, -0.90625, 1.53125, 2.0625, -2.375, 2.75, -2.875, -2.90625, -1.8125, -1.84375, 0.40625, 1.9375, -2.78125, 3.0625, 0.625, -2.53125, -1.65625, -2.8125, 2.5, -2.71875, 2.03125, -1.03125, -2.0625, -1.71875, 0.09375, 2.96875, -2.78125, -2.03125, 0.40625, 0.09375, 1.5, 2.21875, 2.34375, -0.40625, 0.125, -2.8125, 1.78125, 0.4375, 1.59375, 1.4375, -2.21875, 1.1875, -2.53125, 1.59375, 2.5625, -0.5, 0.90625, -2.5625, 0.15625, 0.59375, 0.0, -2.21875}
tensor @r1.want.0.f32 : f64[2, 5, 5, 4, 4] = {0.07552083333, 0.07552083333, 0.1015625, 0.1015625, -0.0703125, -0.0703125, 0.1458333333, 0.1458333333, -0.2994791667, -0.2994791667, -0.1875, -0.1875, -0.1536458333, -0.1536458333, -0.2317708333, -0.2317708333, 0.07552083333, 0.07552083333, 0.1015625, 0.1015625, -0.0703125, -0.0703125, 0.1458333333, 0.1458333333, -0.2994791667, -0.2994791667, -0.1875, -0.1875, -0.1536458333, -0.1536458333, -0.2317708333, -0.2317708333, -0.0390625, -0.0390625, 0.08072916667, 0.08072916667, -0.1770833333, -0.1770833333, 0.0703125, 0.0703125, -0.1979166667, -0.1979166667, 0.01302083333, 0.01302083333, -0.05989583333, -0.05989583333, 0.0234375, 0.0234375, -0.1145833333, -0.1145833333, -0.02083333333, -0.02083333333, -0.1067708333, -0.1067708333, -0.07552083333, -0.07552083333, 0.1015625, 0.1015625, 0.2005208333, 0.2005208333, 0.09375, 0.09375, 0.2552083333, 0.2552083333, -0.1145833333, -0.1145833333, -0.02083333333, -0.02083333333, -0.1067708333, -0.1067708333, -0.07552083333, -0.07552083333, 0.1015625, 0.1015625, 0.2005208333, 0.2005208333, 0.09375, 0.09375, 0.2552083333, 0.2552083333, -0.2578125, -0.2578125, -0.1458333333, -0.1458333333, -0.4036458333, -0.4036458333, -0.0390625, -0.0390625, 0.046875, 0.046875, -0.0703125, -0.0703125, 0.1927083333, 0.1927083333, -0.1770833333, -0.1770833333, -0.2578125, -0.2578125, -0.1458333333, -0.1458333333, -0.4036458333, -0.4036458333, -0.0390625, -0.0390625, 0.046875, 0.046875, -0.0703125, -0.0703125, 0.1927083333, 0.1927083333, -0.1770833333, -0.1770833333, -0.2213541667, -0.2213541667, -0.3151041667, -0.3151041667, -0.2369791667, -0.2369791667, -0.1223958333, -0.1223958333, 0.1953125, 0.1953125, 0.1302083333, 0.1302083333, 0.2109375, 0.2109375, -0.0625, -0.0625, 0.03645833333, 0.03645833333, -0.1692708333, -0.1692708333, 0.1666666667, 0.1666666667, -0.08333333333, -0.08333333333, 0.1484375, 0.1484375, 0.2005208333, 0.2005208333, 0.01822916667, 0.01822916667, 0.1145833333, 0.1145833333, 0.03645833333, 0.03645833333, -0.1692708333, -0.1692708333, 0.1666666667, 0.1666666667, -0.08333333333, -0.08333333333, 0.1484375, 0.1484375, 0.2005208333, 0.2005208333, 0.01822916667, 0.01822916667, 0.1145833333, 0.1145833333, -0.1380208333, -0.1380208333, 0.1953125, 0.1953125, -0.296875, -0.296875, 0.2526041667, 0.2526041667, -0.3098958333, -0.3098958333, 0.3072916667, 0.3072916667, -0.1510416667, -0.1510416667, 0.25, 0.25, -0.1380208333, -0.1380208333, 0.1953125, 0.1953125, -0.296875, -0.296875, 0.2526041667, 0.2526041667, -0.3098958333, -0.3098958333, 0.3072916667, 0.3072916667, -0.1510416667, -0.1510416667, 0.25, 0.25, -0.3177083333, -0.3177083333, 0.2083333333, 0.2083333333, -0.5885416667, -0.5885416667, 0.3359375, 0.3359375, -0.296875, -0.296875, 0.1223958333, 0.1223958333, -0.02604166667, -0.02604166667, -0.005208333333, -0.005208333333, -0.1796875, -0.1796875, 0.01302083333, 0.01302083333, -0.2916666667, -0.2916666667, 0.08333333333, 0.08333333333, 0.01302083333, 0.01302083333, -0.1848958333, -0.1848958333, 0.125, 0.125, -0.2552083333, -0.2552083333, -0.1796875, -0.1796875, 0.01302083333, 0.01302083333, -0.2916666667, -0.2916666667, 0.08333333333, 0.08333333333, 0.01302083333, 0.01302083333, -0.1848958333, -0.1848958333, 0.125, 0.125, -0.2552083333, -0.2552083333, -0.078125, -0.078125, -0.140625, -0.140625, -0.04427083333, -0.04427083333, -0.08333333333, -0.08333333333, -0.109375, -0.109375, -0.08333333333, -0.08333333333, -0.1432291667, -0.1432291667, -0.140625, -0.140625, -0.078125, -0.078125, -0.140625, -0.140625, -0.04427083333, -0.04427083333, -0.08333333333, -0.08333333333, -0.109375, -0.109375, -0.08333333333, -0.08333333333, -0.1432291667, -0.1432291667, -0.140625, -0.140625, 0.1354166667, 0.1354166667, 0.02083333333, 0.02083333333, -0.002604166667, -0.002604166667, -0.046875, -0.046875, -0.25, -0.25, -0.265625, -0.265625, -0.1119791667, -0.1119791667, -0.1979166667, -0.1979166667, 0.2135416667, 0.2135416667, 0.1614583333, 0.1614583333, 0.04166666667, 0.04166666667, 0.03645833333, 0.03645833333, -0.140625, -0.140625, -0.1822916667, -0.1822916667, 0.03125, 0.03125, -0.05729166667, -0.05729166667, 0.2135416667, 0.2135416667, 0.1614583333, 0.1614583333, 0.04166666667, 0.04166666667, 0.03645833333, 0.03645833333, -0.140625, -0.140625, -0.1822916667, -0.1822916667, 0.03125, 0.03125, -0.05729166667, -0.05729166667, -0.2291666667, -0.2291666667, 0.15625, 0.15625, -0.1015625, -0.1015625, 0.3098958333, 0.3098958333, 0.09895833333, 0.09895833333, 0.2291666667, 0.2291666667, -0.02864583333, -0.02864583333, 0.07552083333, 0.07552083333, -0.2291666667, -0.2291666667, 0.15625, 0.15625, -0.1015625, -0.1015625, 0.3098958333, 0.3098958333, 0.09895833333, 0.09895833333, 0.2291666667, 0.2291666667, -0.02864583333, -0.02864583333, 0.07552083333, 0.07552083333, -0.4739583333, -0.4739583333, 0.3984375, 0.3984375, -0.1223958333, -0.1223958333, 0.515625, 0.515625, 0.4817708333, 0.4817708333, 0.2994791667, 0.2994791667, 0.1302083333, 0.1302083333, 0.1822916667, 0.1822916667, -0.2447916667, -0.2447916667, 0.2421875, 0.2421875, -0.02083333333, -0.02083333333, 0.2057291667, 0.2057291667, 0.3828125, 0.3828125, 0.0703125, 0.0703125, 0.1588541667, 0.1588541667, 0.1067708333, 0.1067708333, -0.2447916667, -0.2447916667, 0.2421875, 0.2421875, -0.02083333333, -0.02083333333, 0.2057291667, 0.2057291667, 0.3828125, 0.3828125, 0.0703125, 0.0703125, 0.1588541667, 0.1588541667, 0.1067708333, 0.1067708333, -0.1875, -0.1875, 0.0859375, 0.0859375, -0.4114583333, -0.4114583333, -0.1302083333, -0.1302083333, -0.2083333333, -0.2083333333, -0.2760416667, -0.2760416667, 0.015625, 0.015625, -0.05989583333, -0.05989583333, -0.1875, -0.1875, 0.0859375, 0.0859375, -0.4114583333, -0.4114583333, -0.1302083333, -0.1302083333, -0.2083333333, -0.2083333333, -0.2760416667, -0.2760416667, 0.015625, 0.015625, -0.05989583333, -0.05989583333, -0.3203125, -0.3203125, 0.1276041667, 0.1276041667, -0.5651041667, -0.5651041667, -0.07291666667, -0.07291666667, -0.2057291667, -0.2057291667, -0.1276041667, -0.1276041667, 0.0390625, 0.0390625, 0.07291666667, 0.07291666667, -0.1328125, -0.1328125, 0.04166666667, 0.04166666667, -0.1536458333, -0.1536458333, 0.05729166667, 0.05729166667, 0.002604166667, 0.002604166667, 0.1484375, 0.1484375, 0.0234375, 0.0234375, 0.1328125, 0.1328125, -0.1328125, -0.1328125, 0.04166666667, 0.04166666667, -0.1536458333, -0.1536458333, 0.05729166667, 0.05729166667, 0.002604166667, 0.002604166667, 0.1484375, 0.1484375, 0.0234375, 0.0234375, 0.1328125, 0.1328125, 0.203125, 0.203125, -0.234375, -0.234375, 0.0390625, 0.0390625, -0.265625, -0.265625, -0.01822916667, -0.01822916667, 0.03125, 0.03125, 0.1458333333, 0.1458333333, 0.0625, 0.0625, 0.203125, 0.203125, -0.234375, -0.234375, 0.0390625, 0.0390625, -0.265625, -0.265625, -0.01822916667, -0.01822916667, 0.03125, 0.03125, 0.1458333333, 0.1458333333, 0.0625, 0.0625, -0.04427083333, -0.04427083333, -0.08072916667, -0.08072916667, -0.0703125, -0.0703125, -0.171875, -0.171875, 0.1458333333, 0.1458333333, -0.1197916667, -0.1197916667, 0.171875, 0.171875, -0.02864583333, -0.02864583333, -0.2473958333, -0.2473958333, 0.1536458333, 0.1536458333, -0.109375, -0.109375, 0.09375, 0.09375, 0.1640625, 0.1640625, -0.1510416667, -0.1510416667, 0.02604166667, 0.02604166667, -0.09114583333, -0.09114583333, -0.2473958333, -0.2473958333, 0.1536458333, 0.1536458333, -0.109375, -0.109375, 0.09375, 0.09375, 0.1640625, 0.1640625, -0.1510416667, -0.1510416667, 0.02604166667, 0.02604166667, -0.09114583333, -0.09114583333, -0.1067708333, -0.1067708333, -0.05989583333, -0.05989583333, -0.0625, -0.0625, 0.046875, 0.046875, -0.05729166667, -0.05729166667, -0.0546875, -0.0546875, -0.1015625, -0.1015625, -0.1614583333, -0.1614583333, -0.1067708333, -0.1067708333, -0.05989583333, -0.05989583333, -0.0625, -0.0625, 0.046875, 0.046875, -0.05729166667, -0.05729166667, -0.0546875, -0.0546875, -0.1015625, -0.1015625, -0.1614583333, -0.1614583333, -0.1067708333, -0.1067708333, -0.109375, -0.109375, -0.2760416667, -0.2760416667, -0.2213541667, -0.2213541667, -0.4010416667, -0.4010416667, -0.3541666667, -0.3541666667, -0.2317708333, -0.2317708333, -0.2421875, -0.2421875, 0.0, 0.0, -0.04947916667, -0.04947916667, -0.2135416667, -0.2135416667, -0.2682291667, -0.2682291667, -0.34375, -0.34375, -0.2994791667, -0.2994791667, -0.1302083333, -0.1302083333, -0.08072916667, -0.08072916667, 0.0, 0.0, -0.04947916667, -0.04947916667, -0.2135416667, -0.2135416667, -0.2682291667, -0.2682291667, -0.34375, -0.34375, -0.2994791667, -0.2994791667, -0.1302083333, -0.1302083333, -0.08072916667, -0.08072916667, 0.0, 0.0, -0.2109375, -0.2109375, 0.140625, 0.140625, -0.01822916667, -0.01822916667, 0.0859375, 0.0859375, 0.046875, 0.046875, -0.0546875, -0.0546875, -0.1458333333, -0.1458333333, 0.0, 0.0, -0.2109375, -0.2109375, 0.140625, 0.140625, -0.01822916667, -0.01822916667, 0.0859375, 0.0859375, 0.046875, 0.046875, -0.0546875, -0.0546875, -0.1458333333, -0.1458333333, -0.1432291667, -0.1432291667, 0.0234375, 0.0234375, -0.1302083333, -0.1302083333, -0.002604166667, -0.002604166667, -0.3020833333, -0.3020833333, -0.06510416667, -0.06510416667, -0.3151041667, -0.3151041667, -0.0390625, -0.0390625, -0.1432291667, -0.1432291667, 0.234375, 0.234375, -0.2708333333, -0.2708333333, 0.015625, 0.015625, -0.3880208333, -0.3880208333, -0.1119791667, -0.1119791667, -0.2604166667, -0.2604166667, 0.1067708333, 0.1067708333, -0.1432291667, -0.1432291667, 0.234375, 0.234375, -0.2708333333, -0.2708333333, 0.015625, 0.015625, -0.3880208333, -0.3880208333, -0.1119791667, -0.1119791667, -0.2604166667, -0.2604166667, 0.1067708333, 0.1067708333, 0.21875, 0.21875, -0.2083333333, -0.2083333333, 0.06770833333, 0.06770833333, -0.1770833333, -0.1770833333, -0.25, -0.25, -0.1927083333, -0.1927083333, -0.09895833333, -0.09895833333, -0.2239583333, -0.2239583333, 0.21875, 0.21875, -0.2083333333, -0.2083333333, 0.06770833333, 0.06770833333, -0.1770833333, -0.1770833333, -0.25, -0.25, -0.1927083333, -0.1927083333, -0.09895833333, -0.09895833333, -0.2239583333, -0.2239583333, 0.1458333333, 0.1458333333, -0.2864583333, -0.2864583333, 0.125, 0.125, -0.1614583333, -0.1614583333, -0.1380208333, -0.1380208333, -0.3463541667, -0.3463541667, -0.1171875, -0.1171875, -0.4713541667, -0.4713541667, -0.07291666667, -0.07291666667, -0.078125, -0.078125, 0.05729166667, 0.05729166667, 0.015625, 0.015625, 0.1119791667, 0.1119791667, -0.1536458333, -0.1536458333, -0.01822916667, -0.01822916667, -0.2473958333, -0.2473958333, -0.07291666667, -0.07291666667, -0.078125, -0.078125, 0.05729166667, 0.05729166667, 0.015625, 0.015625, 0.1119791667, 0.1119791667, -0.1536458333, -0.1536458333, -0.01822916667, -0.01822916667, -0.2473958333, -0.2473958333}
tensor @r1.own.0 : f64[] = {6.799999852091787e-08}
tensor @r2.in.x : f32[2, 4, 2, 3, 2] = {0.90625, 1.21875, -1.75, 0.53125, -1.84375, -2.78125, -1.375, -0.25, 0.09375, -0.65625, 1.125, 3.0625, -3.09375, -1.75, -1.75, 1.28125, 2.3125, -2.125, 0.4375, -2.03125, 1.5625, 1.03125, 0.21875, 1.375, -1.65625, 2.34375, -1.90625, 0.6875, -1.8125, 3.0, -2.15625, 0.15625, -1.34375, 0.84375, 1.5, -3.0625, -0.9375, -1.6875, 0.40625, 0.6875, -1.71875, -1.6875, 2.5625, 1.9375, -2.0625, -1.5, 0.375, -0.6875, -2.75, 1.875, 1.53125, 1.84375, -0.34375, 0.90625, -2.9375, 2.90625, 2.6875, -0.4375, 1.90625, 1.28125, -2.25, 1.03125, -2.6875, -2.59375, 0.1875, -0.71875, -1.59375, 0.5, -0.25, 0.1875, 0.28125, 1.59375, 2.4375, -2.8125, -1.96875, -0.375, 1.75, 0.75, -2.96875, 1.84375, 1.65625, -0.71875, 0.3125, -1.09375, -1.28125, -0.71875, 0.53125, 1.28125, -1.21875, -1.9375, 0.0, -0.59375, -2.5625, -2.625, -1.5625, -0.96875}
tensor @r2.in.y : f32[2, 4, 5, 4, 4] = {0.0, -2.53125, 1.6875, 2.3125, -0.65625, -1.75, -1.71875, 2.8125, -1.53125, -2.625, -3.125, 1.28125, 2.625, -2.5, -1.8125, 0.375, -1.1875, -2.6875, -0.875, -0.9375, 1.5625, 1.125, -0.21875, -2.96875, -2.03125, -1.15625, 0.78125, 0.375, 1.125, 1.78125, -0.875, 2.28125, 1.15625, -1.03125, -1.6875, 3.09375, 0.9375, 0.84375, -3.03125, 2.0625, -3.0, -1.59375, 1.03125, 0.65625, 0.625, -0.90625, -2.25, 0.65625, 2.78125, -1.75, 1.40625, -0.78125, 2.125, 2.15625, -2.375, -1.78125, -1.84375, 1.0625, -0.6875, 0.28125, 2.0, -2.8125, -0.21875, -0.09375, -2.40625, -2.4375, 0.5625, 1.78125, -1.75, 2.5625, -1.3125, 1.15625, 1.15625, -0.53125, -1.125, 2.09375, 0.40625, -2.5625, 0.40625, 0.53125, -2.1875, 1.25, 2.28125, 1.3125, 1.28125, 2.8125, -2.625, -2.5, 1.25, -1.125, -3.0625, 2.21875, 2.1875, -2.5625, -1.40625, -2.375, -0.4375, -1.78125, 1.28125, -0.09375, 1.8125, 2.65625, 1.71875, -1.0625, -1.375, -1.4375, -1.84375, -2.53125, 0.8125, -1.625, -2.3125, 0.4375, 1.40625, 2.71875, 2.46875, 2.1875, 1.5625, 2.125, -1.21875, 0.5625, -2.8125, -0.5, 0.0, 1.03125, 1.09375, -0.15625, 2.71875, -3.03125, 2.8125, 1.59375, -2.59375, -0.1875, 2.4375, 3.125, -1.65625, 1.375, -2.75, -1.40625, 3.0625, 1.75, -1.6875, 1.1875, -2.9375, 2.59375, 0.78125, 1.875, 1.84375, 2.75, 1.125, 2.46875, -0.75, -0.4375, -2.8125, 2.8125, -1.25, -2.9375, -0.28125, 0.625, -1.0625, 2.375, -1.03125, -2.25, 1.9375, 2.78125, -2.71875, -2.09375, -0.15625, 1.1875, -0.75, 0.75, -0.59375, -0.8125, -0.1875, -2.4375, -2.5625, 1.1875, -0.03125, -0.96875, -2.25, 0.4375, 1.34375, 0.0, 0.03125, 2.78125, -3.125, -2.25, -1.40625, 1.53125, -2.4375, 1.15625, 1.4375, 0.59375, -0.4375, -1.0, 1.4375, -0.78125, 2.84375, -1.28125, 0.9375, 1.6875, 2.65625, 2.15625, -3.03125, 3.03125, 2.09375, -1.25, -0.78125, 2.65625, 1.15625, 1.0, 0.65625, 0.6875, -3.09375, -1.71875, 1.21875, -2.0625, -0.09375, 0.34375, -0.03125, 0.28125, 1.53125, 0.28125, 3.0, -1.5, -1.4375, 0.71875, -2.6875, -3.0625, 1.71875, -1.625, 1.34375, -2.6875, -0.5, -3.03125, -2.90625, -2.4375, 1.46875, 2.90625, -1.3125, -0.6875, 2.03125, -0.1875, 0.21875, 2.9375, -1.65625, 1.15625, -0.9375, 2.5625, 1.78125, 1.3125, -0.0625, -3.0, -1.875, -0.5, -1.5625, 0.9375, -2.4375, -1.1875, -2.375, -1.125, -2.59375, 0.09375, -1.03125, -2.0625, -0.65625, -2.28125, -2.5625, -2.0625, 0.25, -3.0625, 1.6875, 0.0, -0.0625, -2.6875, -3.09375, 1.125, -1.8125, 1.78125, 1.59375, 0.03125, -0.78125, -1.28125, 1.0625, -1.46875, -2.375, 0.96875, -2.5625, 0.09375, 3.0625, -1.40625, -2.1875, 1.84375, -1.625, 1.5, -0.53125, 1.5, 0.5625, -0.5, -2.46875, -1.125, -2.1875, 2.34375, 0.0, 2.59375, -1.25, 0.8125, 2.09375, -2.0, -2.5, -2.6875, 0.6875, -2.53125, -0.875, -0.15625, -1.53125, 0.34375, -0.9375, 0.4375, -0.625, 2.1875, -1.25, -1.53125, -1.40625, -0.1875, 1.25, 0.59375, -2.9375, -2.8125, -0.4375, 1.28125, -2.0625, 0.84375, -1.90625, 1.5, -0.09375, -1.0625, -0.09375, 2.75, 1.03125, 1.0, -2.34375, -1.875, -2.59375, -0.84375, 3.09375, 0.15625, -2.625, 2.40625, 1.53125, 0.90625, 2.375, 1.34375, 2.84375, 1.90625, 0.96875, 3.0625, 0.25, 1.625, -2.0, -2.78125, -0.8125, 2.0625, 0.0, -1.21875, -1.9375, 0.59375, 2.125, -2.25, 1.84375, -2.9375, 2.875, 2.53125, 1.8125, 2.34375, -1.8125, 1.6875, 0.375, -1.75, 1.90625, -1.59375, -1.625, 2.28125, -3.125, -2.21875, -2.84375, 3.09375, 0.625, 0.9375, 0.75, -0.25, -1.25, 1.78125, 0.71875, 2.6875, -1.84375, 3.03125, 3.09375, 0.125, -0.5, -2.5625, -2.9375, 2.59375, 1.6875, -2.65625, 1.40625, 0.5, -0.6875, -0.90625, 0.09375, -2.625, -0.46875, -2.4375, -2.0625, -0.5, -0.625, 1.25, -2.34375, 2.34375, 0.1875, 1.375, -0.90625, 1.59375, 2.875, 1.90625, 1.28125, 2.40625, -2.28125, 2.96875, 0.5625, 2.65625, 2.53125, -0.53125, -1.875, 2.8125, -0.6875, -1.46875, -2.53125, 2.90625, 0.40625, 0.0, -1.78125, 2.84375, 1.53125, -1.53125, 2.59375, 1.46875, -0.53125, 2.03125, 1.4375, 1.1875, 1.875, -2.90625, -1.46875, 0.28125, 1.03125, 1.34375, 3.125, 1.8125, -1.03125, 1.78125, -2.09375, 3.125, 1.53125, 0.71875, -1.75, 2.1875, 0.96875, -2.375, -0.96875, 0.21875, -0.65625, 2.71875, 1.0, -0.375, -2.03125, -0.4375, -1.1875, -1.375, -2.125, 0.84375, 2.5625, -0.5625, 0.40625, 0.375, 1.3125, 2.28125, -0.90625, -1.28125, 1.09375, -1.375, -3.0625, 1.96875, -0.53125, 1.34375, 0.9375, 2.5625, -2.0, 2.875, -0.625, -1.03125, 1.59375, 2.15625, 1.625, -0.3125, -1.6875, 0.375, 2.53125, -2.625, 0.875, -2.0, -2.71875, 2.5, -2.0, 1.5, -1.84375, -2.46875, -1.75, -3.0625, -2.5, 2.78125, -1.375, 0.625, -2.40625, -0.125, 0.71875, 0.34375, -1.4375, -0.96875, 1.84375, 2.6875, 2.875, -1.75, 2.34375, 2.9375, 0.25, -2.40625, -1.53125, -1.0625, -0.03125, 2.78125, -1.09375, -0.21875, 1.84375, 2.84375, 0.34375, -0.96875, -0.21875, -1.40625, -0.59375, 1.375, 0.875, -0.09375, 1.8125, 2.96875, -1.71875, 2.65625, -0.375, -1.6875, -1.96875, -1.40625, 3.03125, 0.6875, 0.28125, -0.8125, 2.1875, 0.65625, 2.15625, 1.96875, -0.28125, 3.0625, 1.03125, 2.09375, 1.25, 1.71875, 0.875, -1.71875, 1.375, -2.53125, -1.53125, 0.75, -1.4375, 2.59375, 1.09375, -2.96875, 2.0, -2.875, 2.96875, 1.375, -2.65625, -1.6875, -2.71875, 0.375, 2.3125, -2.625, 3.03125, 0.28125, 2.0625, -1.8125, -3.125, -2.03125, -3.0625, 1.6875, 2.59375, -1.6875, -1.375, 1.84375, 2.125, -2.9375, -0.5625, 2.53125, 1.375, 1.28125, 0.65625, -1.71875, 1.3125, 2.5, 1.875, -3.125, -0.84375, 1.96875, -0.28125, 0.125, 2.84375, 2.46875, 0.125, 3.09375, 2.625, -2.53125, 2.5, -2.75, 1.46875, -0.71875, 0.59375, 1.34375, -0.0625, -2.28125, -2.5, 1.3125, 1.5625, 2.84375}
tensor @r2.want.0.f32 : f64[2, 4, 5, 4, 4] = {0.07552083333, 0.07552083333, 0.1015625, 0.1015625, -0.0703125, -0.0703125, 0.1458333333, 0.1458333333, -0.2994791667, -0.2994791667, -0.1875, -0.1875, -0.1536458333, -0.1536458333, -0.2317708333, -0.2317708333, 0.07552083333, 0.07552083333, 0.1015625, 0.1015625, -0.0703125, -0.0703125, 0.1458333333, 0.1458333333, -0.2994791667, -0.2994791667, -0.1875, -0.1875, -0.1536458333, -0.1536458333, -0.2317708333, -0.2317708333, -0.0390625, -0.0390625, 0.08072916667, 0.08072916667, -0.1770833333, -0.1770833333, 0.0703125, 0.0703125, -0.1979166667, -0.1979166667, 0.01302083333, 0.01302083333, -0.05989583333, -0.05989583333, 0.0234375, 0.0234375, -0.1145833333, -0.1145833333, -0.02083333333, -0.02083333333, -0.1067708333, -0.1067708333, -0.07552083333, -0.07552083333, 0.1015625, 0.1015625, 0.2005208333, 0.2005208333, 0.09375, 0.09375, 0.2552083333, 0.2552083333, -0.1145833333, -0.1145833333, -0.02083333333, -0.02083333333, -0.1067708333, -0.1067708333, -0.07552083333, -0.07552083333, 0.1015625, 0.1015625, 0.2005208333, 0.2005208333, 0.09375, 0.09375, 0.2552083333, 0.2552083333, -0.2578125, -0.2578125, -0.1458333333, -0.1458333333, -0.4036458333, -0.4036458333, -0.0390625, -0.0390625, 0.046875, 0.046875, -0.0703125, -0.0703125, 0.1927083333, 0.1927083333, -0.1770833333, -0.1770833333, -0.2578125, -0.2578125, -0.1458333333, -0.1458333333, -0.4036458333, -0.4036458333, -0.0390625, -0.0390625, 0.046875, 0.046875, -0.0703125, -0.0703125, 0.1927083333, 0.1927083333, -0.1770833333, -0.1770833333, -0.2213541667, -0.2213541667, -0.3151041667, -0.3151041667, -0.2369791667, -0.2369791667, -0.1223958333, -0.1223958333, 0.1953125, 0.1953125, 0.1302083333, 0.1302083333, 0.2109375, 0.2109375, -0.0625, -0.0625, 0.03645833333, 0.03645833333, -0.1692708333, -0.1692708333, 0.1666666667, 0.1666666667, -0.08333333333, -0.08333333333, 0.1484375, 0.1484375, 0.2005208333, 0.2005208333, 0.01822916667, 0.01822916667, 0.1145833333, 0.1145833333, 0.03645833333, 0.03645833333, -0.1692708333, -0.1692708333, 0.1666666667, 0.1666666667, -0.08333333333, -0.08333333333, 0.1484375, 0.1484375, 0.2005208333, 0.2005208333, 0.01822916667, 0.01822916667, 0.1145833333, 0.1145833333, -0.1380208333, -0.1380208333, 0.1953125, 0.1953125, -0.296875, -0.296875, 0.2526041667, 0.2526041667, -0.3098958333, -0.3098958333, 0.3072916667, 0.3072916667, -0.1510416667, -0.1510416667, 0.25, 0.25, -0.1380208333, -0.1380208333, 0.1953125, 0.1953125, -0.296875, -0.296875, 0.2526041667, 0.2526041667, -0.3098958333, -0.3098958333, 0.3072916667, 0.3072916667, -0.1510416667, -0.1510416667, 0.25, 0.25, -0.3177083333, -0.3177083333, 0.2083333333, 0.2083333333, -0.5885416667, -0.5885416667, 0.3359375, 0.3359375, -0.296875, -0.296875, 0.1223958333, 0.1223958333, -0.02604166667, -0.02604166667, -0.005208333333, -0.005208333333, -0.1796875, -0.1796875, 0.01302083333, 0.01302083333, -0.2916666667, -0.2916666667, 0.08333333333, 0.08333333333, 0.01302083333, 0.01302083333, -0.1848958333, -0.1848958333, 0.125, 0.125, -0.2552083333, -0.2552083333, -0.1796875, -0.1796875, 0.01302083333, 0.01302083333, -0.2916666667, -0.2916666667, 0.08333333333, 0.08333333333, 0.01302083333, 0.01302083333, -0.1848958333, -0.1848958333, 0.125, 0.125, -0.2552083333, -0.2552083333, -0.078125, -0.078125, -0.140625, -0.140625, -0.04427083333, -0.04427083333, -0.08333333333, -0.08333333333, -0.109375, -0.109375, -0.08333333333, -0.08333333333, -0.1432291667, -0.1432291667, -0.140625, -0.140625, -0.078125, -0.078125, -0.140625, -0.140625, -0.04427083333, -0.04427083333, -0.08333333333, -0.08333333333, -0.109375, -0.109375, -0.08333333333, -0.08333333333, -0.1432291667, -0.1432291667, -0.140625, -0.140625, 0.1354166667, 0.1354166667, 0.02083333333, 0.02083333333, -0.002604166667, -0.002604166667, -0.046875, -0.046875, -0.25, -0.25, -0.265625, -0.265625, -0.1119791667, -0.1119791667, -0.1979166667, -0.1979166667, 0.2135416667, 0.2135416667, 0.1614583333, 0.1614583333, 0.04166666667, 0.04166666667, 0.03645833333, 0.03645833333, -0.140625, -0.140625, -0.1822916667, -0.1822916667, 0.03125, 0.03125, -0.05729166667, -0.05729166667, 0.2135416667, 0.2135416667, 0.1614583333, 0.1614583333, 0.04166666667, 0.04166666667, 0.03645833333, 0.03645833333, -0.140625, -0.140625, -0.1822916667, -0.1822916667, 0.03125, 0.03125, -0.05729166667, -0.05729166667, -0.2291666667, -0.2291666667, 0.15625, 0.15625, -0.1015625, -0.1015625, 0.3098958333, 0.3098958333, 0.09895833333, 0.09895833333, 0.2291666667, 0.2291666667, -0.02864583333, -0.02864583333, 0.07552083333, 0.07552083333, -0.2291666667, -0.2291666667, 0.15625, 0.15625, -0.1015625, -0.1015625, 0.3098958333, 0.3098958333, 0.09895833333, 0.09895833333, 0.2291666667, 0.2291666667, -0.02864583333, -0.02864583333, 0.07552083333, 0.07552083333, -0.4739583333, -0.4739583333, 0.3984375, 0.3984375, -0.1223958333, -0.1223958333, 0.515625, 0.515625, 0.4817708333, 0.4817708333, 0.2994791667, 0.2994791667, 0.1302083333, 0.1302083333, 0.1822916667, 0.1822916667, -0.2447916667, -0.2447916667, 0.2421875, 0.2421875, -0.02083333333, -0.02083333333, 0.2057291667, 0.2057291667, 0.3828125, 0.3828125, 0.0703125, 0.0703125, 0.1588541667, 0.1588541667, 0.1067708333, 0.1067708333, -0.2447916667, -0.2447916667, 0.2421875, 0.2421875, -0.02083333333, -0.02083333333, 0.2057291667, 0.2057291667, 0.3828125, 0.3828125, 0.0703125, 0.0703125, 0.1588541667, 0.1588541667, 0.1067708333, 0.1067708333, -0.1875, -0.1875, 0.0859375, 0.0859375, -0.4114583333, -0.4114583333, -0.1302083333, -0.1302083333, -0.2083333333, -0.2083333333, -0.2760416667, -0.2760416667, 0.015625, 0.015625, -0.05989583333, -0.05989583333, -0.1875, -0.1875, 0.0859375, 0.0859375, -0.4114583333, -0.4114583333, -0.1302083333, -0.1302083333, -0.2083333333, -0.2083333333, -0.2760416667, -0.2760416667, 0.015625, 0.015625, -0.05989583333, -0.05989583333, -0.3203125, -0.3203125, 0.1276041667, 0.1276041667, -0.5651041667, -0.5651041667, -0.07291666667, -0.07291666667, -0.2057291667, -0.2057291667, -0.1276041667, -0.1276041667, 0.0390625, 0.0390625, 0.07291666667, 0.07291666667, -0.1328125, -0.1328125, 0.04166666667, 0.04166666667, -0.1536458333, -0.1536458333, 0.05729166667, 0.05729166667, 0.002604166667, 0.002604166667, 0.1484375, 0.1484375, 0.0234375, 0.0234375, 0.1328125, 0.1328125, -0.1328125, -0.1328125, 0.04166666667, 0.04166666667, -0.1536458333, -0.1536458333, 0.05729166667, 0.05729166667, 0.002604166667, 0.002604166667, 0.1484375, 0.1484375, 0.0234375, 0.0234375, 0.1328125, 0.1328125, 0.203125, 0.203125, -0.234375, -0.234375, 0.0390625, 0.0390625, -0.265625, -0.265625, -0.01822916667, -0.01822916667, 0.03125, 0.03125, 0.1458333333, 0.1458333333, 0.0625, 0.0625, 0.203125, 0.203125, -0.234375, -0.234375, 0.0390625, 0.0390625, -0.265625, -0.265625, -0.01822916667, -0.01822916667, 0.03125, 0.03125, 0.1458333333, 0.1458333333, 0.0625, 0.0625, -0.04427083333, -0.04427083333, -0.08072916667, -0.08072916667, -0.0703125, -0.0703125, -0.171875, -0.171875, 0.1458333333, 0.1458333333, -0.1197916667, -0.1197916667, 0.171875, 0.171875, -0.02864583333, -0.02864583333, -0.2473958333, -0.2473958333, 0.1536458333, 0.1536458333, -0.109375, -0.109375, 0.09375, 0.09375, 0.1640625, 0.1640625, -0.1510416667, -0.1510416667, 0.02604166667, 0.02604166667, -0.09114583333, -0.09114583333, -0.2473958333, -0.2473958333, 0.1536458333, 0.1536458333, -0.109375, -0.109375, 0.09375, 0.09375, 0.1640625, 0.1640625, -0.1510416667, -0.1510416667, 0.02604166667, 0.02604166667, -0.09114583333, -0.09114583333, -0.1067708333, -0.1067708333, -0.05989583333, -0.05989583333, -0.0625, -0.0625, 0.046875, 0.046875, -0.05729166667, -0.05729166667, -0.0546875, -0.0546875, -0.1015625, -0.1015625, -0.1614583333, -0.1614583333, -0.1067708333, -0.1067708333, -0.05989583333, -0.05989583333, -0.0625, -0.0625, 0.046875, 0.046875, -0.05729166667, -0.05729166667, -0.0546875, -0.0546875, -0.1015625, -0.1015625, -0.1614583333, -0.1614583333, -0.1067708333, -0.1067708333, -0.109375, -0.109375, -0.2760416667, -0.2760416667, -0.2213541667, -0.2213541667, -0.4010416667, -0.4010416667, -0.3541666667, -0.3541666667, -0.2317708333, -0.2317708333, -0.2421875, -0.2421875, 0.0, 0.0, -0.04947916667, -0.04947916667, -0.2135416667, -0.2135416667, -0.2682291667, -0.2682291667, -0.34375, -0.34375, -0.2994791667, -0.2994791667, -0.1302083333, -0.1302083333, -0.08072916667, -0.08072916667, 0.0, 0.0, -0.04947916667, -0.04947916667, -0.2135416667, -0.2135416667, -0.2682291667, -0.2682291667, -0.34375, -0.34375, -0.2994791667, -0.2994791667, -0.1302083333, -0.1302083333, -0.08072916667, -0.08072916667}
tensor @r2.own.0 : f64[] = {6.799999852091787e-08}
graph "main"(
    %x : f32[2, s27, 2, 3, 2],
    %y : f32[2, s94, 5, 4, 4]) {
  %_adaptive_avg_pool3d_backward = aten._adaptive_avg_pool3d_backward.default(grad_output=%x, self=%y) : f32[2, s94, 5, 4, 4]
  return %_adaptive_avg_pool3d_backward as "_adaptive_avg_pool3d_backward"
}

fxge 1
model "_adaptive_avg_pool3d_backward.sizes.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 2, 3, 2] = {0.96875, 2.1875, 2.40625, -1.25, 0.28125, -0.03125, 1.59375, 1.25, -1.4375, 0.71875, -2.75, -1.5, -2.59375, -2.21875, 1.21875, 3.03125, -0.78125, 0.8125, -0.65625, -1.84375, 0.53125, -1.34375, 0.40625, 2.15625, 2.375, 1.4375, -1.75, -1.375, 0.46875, -2.3125, -3.0625, -2.25, 1.6875, -0.15625, 2.78125, 0.3125, 0.0, -2.65625, 1.75, 0.78125, -0.40625, -2.375, 0.90625, 2.78125, 1.125, -1.09375, 2.09375, -2.3125, 2.125, -2.34375, 1.3125, 2.59375, 1.75, 2.21875, -2.46875, -1.59375, -2.28125, 1.65625, 1.8125, -0.03125, 0.5625, 2.78125, -2.09375, 2.28125, -1.6875, -2.25, 0.28125, -2.125, -0.96875, -1.5, -0.09375, -1.78125}
tensor @r0.in.y : f32[2, 3, 5, 4, 4] = {1.21875, 1.46875, -3.09375, 1.71875, 1.96875, -2.34375, -0.59375, -1.4375, -1.875, 1.5625, -0.5625, 3.125, 2.28125, -3.0, -3.125, 2.375, -2.71875, -2.28125, 0.90625, -0.875, -1.40625, 0.53125, 3.03125, 0.75, 1.59375, 1.6875, 2.875, 0.15625, 0.6875, 2.84375, -2.28125, 0.0625, -1.46875, 2.0625, 1.125, -2.09375, -1.0, -2.125, -0.46875, 0.59375, 2.40625, -1.625, 2.09375, 1.90625, -1.6875, -2.96875, 0.1875, 0.46875, 1.40625, -1.96875, -1.53125, 0.0625, -2.46875, -0.96875, 0.4375, 1.75, -0.3125, -2.125, 0.15625, 1.40625, 0.59375, 2.40625, -3.125, -1.21875, 0.78125, 0.4375, -3.125, 0.40625, -1.125, -2.4375, -1.5, -2.125, 1.09375, -3.125, 0.53125, 0.03125, -1.9375, 2.0625, 1.625, 0.1875, -1.21875, 2.78125, -2.0625, -0.65625, -0.875, 1.96875, 2.03125, -2.75, -2.625, 1.25, -3.125, 2.875, 0.34375, -1.0, 1.625, 1.09375, 0.40625, 0.96875, -1.0625, 1.5, -1.625, 2.40625, 2.96875, 1.4375, 2.03125, 1.21875, -1.75, 1.65625, 3.09375, -0.125, -1.15625, 1.8125, -1.875, 1.15625, 2.9375, -1.65625, 0.53125, -2.90625, -0.15625, -2.9375, 2.625, 2.65625, -0.125, 0.25, -3.03125, 1.46875, -0.5625, -2.0625, 0.28125, 1.09375, -0.375, 1.84375, 0.25, -2.28125, -1.4375, 1.375, 2.625, 1.40625, 1.5625, 0.84375, 0.65625, -0.3125, 2.75, -0.25, -2.125, -1.53125, -3.03125, 2.28125, -2.375, 1.15625, -0.15625, 1.5625, -0.34375, 1.125, 2.40625, -2.46875, -2.78125, -0.0625, -2.84375, 0.90625, 0.625, -1.875, -1.90625, -0.28125, -1.625, -0.40625, -0.1875, -0.625, 3.09375, -2.90625, -1.09375, 1.15625, -1.3125, -1.65625, -1.3125, 3.09375, -1.875, 0.75, -0.59375, -2.875, 0.75, -2.5, 2.46875, 1.28125, 0.625, 0.4375, 1.65625, 2.71875, -2.53125, 1.40625, 2.0625, -0.15625, -0.875, -1.8125, -3.125, 1.5, -1.9375, -2.125, -1.21875, 2.03125, 0.75, 0.40625, -2.9375, 2.53125, 2.40625, -0.71875, 1.125, -1.3125, -1.34375, -2.65625, 1.1875, 0.90625, 1.1875, -2.59375, -2.8125, -2.78125, -2.84375, 1.34375, -2.625, 1.6875, 0.78125, 2.84375, -0.71875, 2.96875, 2.875, -3.125, -1.34375, -0.59375, 1.375, 1.96875, 0.59375, -2.28125, 1.96875, -2.03125, 1.59375, -0.65625, 0.59375, -0.0625, 3.09375, 0.6875, 0.96875, -1.5, -1.75, 0.28125, 0.8125, 1.84375, -2.65625, -2.28125, -0.09375, 1.65625, 1.46875, -2.375, -3.125, -0.5625, -2.1875, -1.25, -1.625, -3.0, 0.4375, -3.09375, -2.09375, 2.75, -0.09375, 0.15625, 2.28125, 2.21875, -3.0625, 2.4375, -0.84375, -2.3125, 1.09375, 1.28125, 1.15625, -0.96875, 2.0625, 2.875, -2.21875, -1.5, -2.71875, 1.03125, -1.96875, -2.0, 2.21875, 1.09375, -0.125, 1.03125, 1.3125, -2.40625, -2.625, 1.5625, 1.09375, -0.34375, 2.875, 1.84375, 0.59375, 0.0, 1.78125, 1.71875, -2.6875, -2.78125, 0.96875, 1.28125, 2.5625, -2.3125, 0.03125, -1.65625, -1.625, -2.96875, 0.4375, 0.8125, -0.59375, 0.59375, 2.78125, 2.28125, 0.6875, -2.6875, -1.65625, 0.6875, 1.21875, -2.75, 0.34375, -0.8125, -1.09375, 2.90625, 0.03125, -0.78125, -2.59375, 1.84375, 0.78125, 0.71875, 0.125, 0.5625, 0.03125, -1.375, 1.15625, 0.34375, -0.40625, 1.4375, -0.96875, -1.25, 1.3125, 2.59375, 2.75, 0.0, -1.4375, -1.6875, -0.78125, 1.1875, 2.90625, -0.1875, -1.4375, -1.84375, 2.25, 0.40625, -1.78125, -2.71875, 0.375, 1.6875, -2.5, 1.75, -2.3125, -0.6875, -1.03125, -1.40625, 2.59375, -1.21875, 0.59375, 1.46875, -1.65625, -0.65625, 0.34375, 2.09375, 0.375, -3.03125, -0.09375, 0.71875, -0.71875, -1.0625, 0.5625, -0.625, 0.15625, -0.78125, 1.90625, -0.09375, -2.8125, -2.3125, 2.75, 2.4375, -1.09375, -3.125, -0.34375, 2.125, 2.875, -2.53125, -0.03125, 0.78125, 2.3125, 0.90625, 1.5, 2.375, -1.59375, -0.53125, -2.84375, 2.9375, 2.5, 0.25, -0.5, -2.125, -2.8125, -1.65625, 0.96875, 2.375, 3.03125, -2.375, -1.8125, -2.875, -1.34375, 1.21875, 0.75, 1.59375, 1.125, -1.96875, 0.78125, -3.09375, 0.84375, 2.25, 2.21875, 0.3125, 1.09375, -2.84375, -2.3125, 0.75, -2.53125, 2.125, -2.5625, 2.46875, -1.40625, -1.34375, 1.4375, 1.8125, -2.0, 1.71875, -1.625, -1.21875, -2.34375, -1.46875, -0.75, -2.75, -0.6875, -0.15625, -2.75, -1.4375, -1.0625, -2.875, 1.90625, 1.5, -2.96875, 0.75, 2.21875, 0.28125, -2.1875, 0.375, 1.8125, -0.28125, -0.75, -2.40625, -1.03125, -1.25, 0.46875, 1.03125, 1.625, 2.96875, 2.1875, 0.625, 2.84375, 1.25, 1.15625, -2.28125, 1.65625, -2.65625}
tensor @r0.want.0.f32 : f64[2, 3, 5, 4, 4] = {0.08072916667, 0.08072916667, 0.1822916667, 0.1822916667, 0.28125, 0.28125, 0.078125, 0.078125, 0.2239583333, 0.2239583333, -0.1067708333, -0.1067708333, 0.0234375, 0.0234375, -0.002604166667, -0.002604166667, 0.08072916667, 0.08072916667, 0.1822916667, 0.1822916667, 0.28125, 0.28125, 0.078125, 0.078125, 0.2239583333, 0.2239583333, -0.1067708333, -0.1067708333, 0.0234375, 0.0234375, -0.002604166667, -0.002604166667, 0.2135416667, 0.2135416667, 0.2864583333, 0.2864583333, 0.2942708333, 0.2942708333, 0.2421875, 0.2421875, -0.125, -0.125, -0.171875, -0.171875, -0.2057291667, -0.2057291667, -0.1276041667, -0.1276041667, 0.1328125, 0.1328125, 0.1041666667, 0.1041666667, 0.01302083333, 0.01302083333, 0.1640625, 0.1640625, -0.3489583333, -0.3489583333, -0.06510416667, -0.06510416667, -0.2291666667, -0.2291666667, -0.125, -0.125, 0.1328125, 0.1328125, 0.1041666667, 0.1041666667, 0.01302083333, 0.01302083333, 0.1640625, 0.1640625, -0.3489583333, -0.3489583333, -0.06510416667, -0.06510416667, -0.2291666667, -0.2291666667, -0.125, -0.125, -0.2161458333, -0.2161458333, -0.1848958333, -0.1848958333, -0.1145833333, -0.1145833333, 0.06770833333, 0.06770833333, 0.03645833333, 0.03645833333, 0.3203125, 0.3203125, -0.06510416667, -0.06510416667, 0.06770833333, 0.06770833333, -0.2161458333, -0.2161458333, -0.1848958333, -0.1848958333, -0.1145833333, -0.1145833333, 0.06770833333, 0.06770833333, 0.03645833333, 0.03645833333, 0.3203125, 0.3203125, -0.06510416667, -0.06510416667, 0.06770833333, 0.06770833333, -0.2708333333, -0.2708333333, -0.3385416667, -0.3385416667, -0.125, -0.125, -0.1979166667, -0.1979166667, 0.1145833333, 0.1145833333, 0.3880208333, 0.3880208333, -0.03125, -0.03125, 0.2473958333, 0.2473958333, -0.0546875, -0.0546875, -0.1536458333, -0.1536458333, -0.01041666667, -0.01041666667, -0.265625, -0.265625, 0.078125, 0.078125, 0.06770833333, 0.06770833333, 0.03385416667, 0.03385416667, 0.1796875, 0.1796875, -0.0546875, -0.0546875, -0.1536458333, -0.1536458333, -0.01041666667, -0.01041666667, -0.265625, -0.265625, 0.078125, 0.078125, 0.06770833333, 0.06770833333, 0.03385416667, 0.03385416667, 0.1796875, 0.1796875, 0.1979166667, 0.1979166667, 0.1197916667, 0.1197916667, 0.05208333333, 0.05208333333, 0.005208333333, 0.005208333333, -0.1067708333, -0.1067708333, -0.3072916667, -0.3072916667, 0.0390625, 0.0390625, -0.1927083333, -0.1927083333, 0.1979166667, 0.1979166667, 0.1197916667, 0.1197916667, 0.05208333333, 0.05208333333, 0.005208333333, 0.005208333333, -0.1067708333, -0.1067708333, -0.3072916667, -0.3072916667, 0.0390625, 0.0390625, -0.1927083333, -0.1927083333, -0.05729166667, -0.05729166667, -0.06770833333, -0.06770833333, -0.0625, -0.0625, -0.1953125, -0.1953125, 0.265625, 0.265625, -0.2942708333, -0.2942708333, 0.2708333333, 0.2708333333, -0.1666666667, -0.1666666667, -0.2552083333, -0.2552083333, -0.1875, -0.1875, -0.1145833333, -0.1145833333, -0.2005208333, -0.2005208333, 0.3723958333, 0.3723958333, 0.01302083333, 0.01302083333, 0.2317708333, 0.2317708333, 0.02604166667, 0.02604166667, -0.2552083333, -0.2552083333, -0.1875, -0.1875, -0.1145833333, -0.1145833333, -0.2005208333, -0.2005208333, 0.3723958333, 0.3723958333, 0.01302083333, 0.01302083333, 0.2317708333, 0.2317708333, 0.02604166667, 0.02604166667, 0.0, 0.0, -0.2213541667, -0.2213541667, 0.1458333333, 0.1458333333, -0.15625, -0.15625, 0.1119791667, 0.1119791667, -0.1328125, -0.1328125, -0.03385416667, -0.03385416667, -0.1979166667, -0.1979166667, 0.0, 0.0, -0.2213541667, -0.2213541667, 0.1458333333, 0.1458333333, -0.15625, -0.15625, 0.1119791667, 0.1119791667, -0.1328125, -0.1328125, -0.03385416667, -0.03385416667, -0.1979166667, -0.1979166667, 0.07552083333, 0.07552083333, 0.01041666667, 0.01041666667, 0.3151041667, 0.3151041667, -0.015625, -0.015625, 0.3802083333, 0.3802083333, -0.4166666667, -0.4166666667, 0.140625, 0.140625, -0.390625, -0.390625, 0.07552083333, 0.07552083333, 0.2317708333, 0.2317708333, 0.1692708333, 0.1692708333, 0.140625, 0.140625, 0.2682291667, 0.2682291667, -0.2838541667, -0.2838541667, 0.1744791667, 0.1744791667, -0.1927083333, -0.1927083333, 0.07552083333, 0.07552083333, 0.2317708333, 0.2317708333, 0.1692708333, 0.1692708333, 0.140625, 0.140625, 0.2682291667, 0.2682291667, -0.2838541667, -0.2838541667, 0.1744791667, 0.1744791667, -0.1927083333, -0.1927083333, 0.1770833333, 0.1770833333, -0.1953125, -0.1953125, 0.2864583333, 0.2864583333, 0.02083333333, 0.02083333333, 0.2552083333, 0.2552083333, 0.4010416667, 0.4010416667, 0.1458333333, 0.1458333333, 0.1848958333, 0.1848958333, 0.1770833333, 0.1770833333, -0.1953125, -0.1953125, 0.2864583333, 0.2864583333, 0.02083333333, 0.02083333333, 0.2552083333, 0.2552083333, 0.4010416667, 0.4010416667, 0.1458333333, 0.1458333333, 0.1848958333, 0.1848958333, -0.02864583333, -0.02864583333, -0.328125, -0.328125, -0.109375, -0.109375, 0.02604166667, 0.02604166667, 0.2161458333, 0.2161458333, 0.5364583333, 0.5364583333, 0.296875, 0.296875, 0.1822916667, 0.1822916667, -0.2057291667, -0.2057291667, -0.1328125, -0.1328125, -0.3958333333, -0.3958333333, 0.005208333333, 0.005208333333, -0.0390625, -0.0390625, 0.1354166667, 0.1354166667, 0.1510416667, 0.1510416667, -0.002604166667, -0.002604166667, -0.2057291667, -0.2057291667, -0.1328125, -0.1328125, -0.3958333333, -0.3958333333, 0.005208333333, 0.005208333333, -0.0390625, -0.0390625, 0.1354166667, 0.1354166667, 0.1510416667, 0.1510416667, -0.002604166667, -0.002604166667, 0.046875, 0.046875, 0.2317708333, 0.2317708333, -0.1276041667, -0.1276041667, 0.421875, 0.421875, -0.3151041667, -0.3151041667, 0.002604166667, 0.002604166667, -0.140625, -0.140625, -0.1875, -0.1875, 0.046875, 0.046875, 0.2317708333, 0.2317708333, -0.1276041667, -0.1276041667, 0.421875, 0.421875, -0.3151041667, -0.3151041667, 0.002604166667, 0.002604166667, -0.140625, -0.140625, -0.1875, -0.1875, 0.0703125, 0.0703125, 0.0546875, 0.0546875, -0.1848958333, -0.1848958333, 0.1197916667, 0.1197916667, -0.4036458333, -0.4036458333, -0.2708333333, -0.2708333333, -0.1484375, -0.1484375, -0.3359375, -0.3359375, 0.0234375, 0.0234375, -0.1770833333, -0.1770833333, -0.05729166667, -0.05729166667, -0.3020833333, -0.3020833333, -0.08854166667, -0.08854166667, -0.2734375, -0.2734375, -0.0078125, -0.0078125, -0.1484375, -0.1484375, 0.0234375, 0.0234375, -0.1770833333, -0.1770833333, -0.05729166667, -0.05729166667, -0.3020833333, -0.3020833333, -0.08854166667, -0.08854166667, -0.2734375, -0.2734375, -0.0078125, -0.0078125, -0.1484375, -0.1484375}
tensor @r0.own.0 : f64[] = {5.60000010807471e-08}
graph "main"(
    %x : f32[2, 3, 2, 3, 2],
    %y : f32[2, 3, 5, 4, 4]) {
  %_adaptive_avg_pool3d_backward = aten._adaptive_avg_pool3d_backward.default(grad_output=%x, self=%y) : f32[2, 3, 5, 4, 4]
  return %_adaptive_avg_pool3d_backward as "_adaptive_avg_pool3d_backward"
}

fxge 1
model "replication_pad1d_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 7] = {-2.1875, 0.5, 1.5625, 1.25, 2.96875, 1.53125, 2.5, 2.25, 0.40625, -1.78125, -0.125, -0.625, 2.625, -1.75, -2.8125, -0.84375, 2.4375, -1.8125, 1.84375, -1.5, 0.96875, -0.96875, 0.28125, -1.34375, -1.5, 0.65625, 0.3125, -2.84375, -2.15625, 1.25, -2.78125, -0.96875, -0.46875, 0.875, 2.9375, -0.3125, -2.96875, -1.46875, -1.21875, -1.5625, 1.46875, -1.65625}
tensor @r0.in.y : f32[2, 3, 4] = {-1.28125, 3.125, -0.5, -2.3125, -0.9375, -0.53125, 2.5, 2.8125, -0.9375, -2.84375, 1.34375, -2.1875, -2.03125, -0.09375, -0.4375, 1.25, -1.40625, 1.125, 1.3125, 1.25, 1.125, 0.40625, -0.40625, -3.03125}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {-1.6875, 1.5625, 1.25, 7.0, 2.65625, -1.78125, -0.125, 0.25, -3.65625, 2.4375, -1.8125, 1.3125, -0.6875, -1.34375, -1.5, -1.875, -0.90625, -2.78125, -0.96875, 3.34375, -3.28125, -1.46875, -1.21875, -1.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 7],
    %y : f32[2, 3, 4]) {
  %replication_pad1d_backward = aten.replication_pad1d_backward.default(grad_output=%x, self=%y, padding=[1, 2]) : f32[2, 3, 4]
  return %replication_pad1d_backward as "replication_pad1d_backward"
}

fxge 1
model "replication_pad1d_backward.plain.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 7] = {1.9375, 0.5625, 0.21875, -1.71875, -3.125, 0.1875, 2.6875, 2.0, 0.5, -0.03125, 0.84375, -0.28125, 0.5, -0.34375, 0.03125, 0.15625, 0.8125, 0.46875, -1.4375, 2.53125, 2.1875, 2.875, -2.71875, -2.96875, 1.71875, 1.34375, -0.875, 0.4375, -1.65625, -2.71875, 0.5, -1.9375, -3.03125, -1.84375, -2.21875, 3.0, 1.1875, -2.5625, 1.9375, -1.46875, -0.65625, -2.4375}
tensor @r0.in.y : f64[2, 3, 4] = {-1.75, 2.75, 0.75, 2.8125, 0.5625, 1.78125, 1.125, 0.84375, -0.71875, 2.59375, -2.09375, 1.3125, 1.09375, -3.125, 2.375, -2.09375, -1.625, -1.46875, -1.625, 2.6875, -1.8125, 1.03125, -2.875, -1.78125}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {2.5, 0.21875, -1.71875, -0.25, 2.5, -0.03125, 0.84375, -0.125, 0.1875, 0.8125, 0.46875, 3.28125, 0.15625, -2.96875, 1.71875, 0.90625, -4.375, 0.5, -1.9375, -7.09375, 4.1875, -2.5625, 1.9375, -4.5625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 7],
    %y : f64[2, 3, 4]) {
  %replication_pad1d_backward = aten.replication_pad1d_backward.default(grad_output=%x, self=%y, padding=[1, 2]) : f64[2, 3, 4]
  return %replication_pad1d_backward as "replication_pad1d_backward"
}

fxge 1
model "replication_pad1d_backward.plain_plane.f32" stage "import"
tensor @r0.in.x : f32[3, 7] = {-0.25, 2.46875, -1.40625, -2.28125, -1.53125, -0.125, 3.09375, 1.0, 3.0, -1.21875, 0.21875, -1.125, 2.75, 0.25, 2.03125, -3.0, -2.46875, -0.25, 0.25, -1.9375, 2.9375}
tensor @r0.in.y : f32[3, 4] = {0.1875, -1.75, 0.53125, -1.34375, 2.5, 2.40625, -0.65625, -2.4375, -1.25, -2.46875, -3.0, -1.375}
tensor @r0.want.0.f32 : f64[3, 4] = {2.21875, -1.40625, -2.28125, 1.4375, 4.0, -1.21875, 0.21875, 1.875, -0.96875, -2.46875, -0.25, 1.25}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 7],
    %y : f32[3, 4]) {
  %replication_pad1d_backward = aten.replication_pad1d_backward.default(grad_output=%x, self=%y, padding=[1, 2]) : f32[3, 4]
  return %replication_pad1d_backward as "replication_pad1d_backward"
}

fxge 1
model "replication_pad1d_backward.cut.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 5] = {-0.96875, -2.5, -2.6875, 2.53125, -2.65625, -0.375, -1.34375, 2.8125, 0.34375, 1.875, -0.5, -1.09375, -2.625, 1.625, -2.15625, 0.09375, 2.8125, -1.71875, 2.71875, 1.34375, -2.1875, -0.46875, -1.125, 2.46875, 2.71875, 2.34375, -1.59375, 1.65625, -2.125, -2.125}
tensor @r0.in.y : f32[2, 3, 4] = {-0.6875, -0.8125, -2.40625, -0.46875, -2.125, 2.0625, -0.0625, -0.375, -1.59375, 2.3125, 0.53125, -0.28125, -1.46875, -2.09375, -1.40625, 0.0625, 2.40625, -1.4375, -0.71875, -1.46875, 1.03125, 2.6875, -1.65625, 3.03125}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {0.0, -0.96875, -2.5, -2.8125, 0.0, -0.375, -1.34375, 5.03125, 0.0, -0.5, -1.09375, -3.15625, 0.0, 0.09375, 2.8125, 2.34375, 0.0, -2.1875, -0.46875, 4.0625, 0.0, 2.34375, -1.59375, -2.59375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 5],
    %y : f32[2, 3, 4]) {
  %replication_pad1d_backward = aten.replication_pad1d_backward.default(grad_output=%x, self=%y, padding=[-1, 2]) : f32[2, 3, 4]
  return %replication_pad1d_backward as "replication_pad1d_backward"
}

fxge 1
model "replication_pad1d_backward.cut.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 5] = {-0.65625, 2.09375, -0.53125, 2.625, -2.9375, -1.59375, 1.25, -2.0, -2.84375, -1.8125, -1.71875, 0.40625, -1.1875, 1.375, 1.21875, 1.4375, -1.75, 1.25, -0.15625, 1.03125, -0.40625, -0.9375, -1.96875, 2.90625, -2.78125, 2.3125, 0.09375, -1.3125, 0.125, 0.0}
tensor @r0.in.y : f64[2, 3, 4] = {-1.0625, 0.71875, -1.375, 2.1875, 1.6875, -2.65625, 2.4375, -0.3125, 0.90625, -1.28125, -1.75, -1.96875, 2.125, 1.53125, -2.375, -0.21875, 1.96875, 2.125, 2.0625, 1.40625, 1.96875, -0.65625, 1.96875, 1.71875}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {0.0, -0.65625, 2.09375, -0.84375, 0.0, -1.59375, 1.25, -6.65625, 0.0, -1.71875, 0.40625, 1.40625, 0.0, 1.4375, -1.75, 2.125, 0.0, -0.40625, -0.9375, -1.84375, 0.0, 2.3125, 0.09375, -1.1875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 5],
    %y : f64[2, 3, 4]) {
  %replication_pad1d_backward = aten.replication_pad1d_backward.default(grad_output=%x, self=%y, padding=[-1, 2]) : f64[2, 3, 4]
  return %replication_pad1d_backward as "replication_pad1d_backward"
}

fxge 1
model "replication_pad1d_backward.cut_plane.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {0.53125, -1.25, -1.71875, 2.71875, -1.03125, 1.3125, 1.09375, -2.8125, 0.1875, 0.0, 1.21875, -2.9375, -1.0625, -0.40625, -1.40625}
tensor @r0.in.y : f32[3, 4] = {-1.78125, -0.6875, -2.03125, -0.15625, -0.59375, 3.03125, 1.03125, 2.34375, 1.15625, -0.125, -1.21875, -1.125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.53125, -1.25, -0.03125, 0.0, 1.3125, 1.09375, -2.625, 0.0, 1.21875, -2.9375, -2.875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 5],
    %y : f32[3, 4]) {
  %replication_pad1d_backward = aten.replication_pad1d_backward.default(grad_output=%x, self=%y, padding=[-1, 2]) : f32[3, 4]
  return %replication_pad1d_backward as "replication_pad1d_backward"
}

fxge 1
model "replication_pad2d_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 7, 8] = {-0.5625, -1.4375, -0.21875, -0.3125, 0.40625, 2.59375, 2.78125, 0.4375, 0.25, 2.40625, 2.46875, 2.03125, -2.3125, 1.40625, -1.1875, 0.6875, 2.625, -2.4375, -1.71875, 1.53125, 2.03125, 0.40625, -0.625, -0.4375, -3.09375, 2.03125, -1.59375, 2.4375, 1.65625, 0.21875, 0.6875, -1.09375, 2.9375, -0.3125, -2.3125, -2.375, -0.09375, 2.53125, -1.15625, -1.90625, -2.40625, 2.3125, -0.40625, 1.34375, 1.15625, -2.21875, 2.4375, 3.125, 2.3125, -1.6875, -2.59375, 0.90625, -1.09375, 1.9375, 1.5, -0.875, 1.53125, 2.5625, 0.78125, 1.5, 0.5, 2.40625, 1.59375, -1.90625, -2.8125, -2.59375, -2.40625, 1.03125, 1.28125, 2.9375, 0.34375, -1.53125, 3.0625, 1.34375, -2.84375, 0.125, 1.875, -1.5625, 2.0625, 2.5625, -3.09375, 0.375, -3.03125, 1.03125, 2.34375, 1.125, -2.5625, -1.21875, 2.6875, 0.1875, -0.15625, 2.71875, -2.0, -2.15625, -0.09375, -0.75, -2.5625, 3.0625, -2.53125, 2.09375, -0.1875, 2.90625, -2.21875, 1.8125, 1.40625, -2.96875, 2.875, 0.625, -0.21875, 2.15625, 2.21875, -0.5, -0.5, -1.15625, 0.9375, 1.9375, 2.21875, -2.5625, -0.59375, -2.4375, 2.75, -1.0625, -2.6875, 1.46875, 1.5, 0.78125, 1.4375, 2.65625, -1.6875, -0.65625, -1.9375, -2.90625, -1.65625, 0.53125, 0.875, 1.21875, -1.875, 2.59375, -0.71875, -0.71875, 0.625, 0.40625, -1.1875, -1.78125, -3.125, 0.46875, -2.875, 1.59375, -1.65625, -2.34375, -2.6875, 1.65625, 3.09375, 2.625, -2.125, 2.125, -1.84375, 0.65625, -1.0, 0.28125, -2.4375, -1.0625, 2.34375, 2.375, -1.6875, 2.90625, -2.28125, 1.21875, 0.21875, -1.5625, -0.375, 2.9375, -1.125, -2.3125, 1.09375, -0.34375, 0.5625, -2.53125, 2.21875, 0.40625, 0.53125, -0.8125, 1.28125, 0.5625, 1.59375, 3.0625, 1.53125, 1.03125, 1.125, -0.25, -0.75, -3.0625, 1.6875, -2.25, 0.25, 0.3125, -2.9375, 1.5625, 1.46875, -0.78125, 1.28125, -1.96875, 1.875, -1.09375, -1.5625, 0.625, -0.125, 1.3125, -1.96875, -0.8125, 0.59375, -2.28125, 2.375, -1.875, -1.625, -1.21875, -3.09375, 2.4375, 0.59375, -2.75, -2.1875, -1.34375, -0.625, -2.6875, 3.0, 2.125, -0.09375, 2.0, -2.125, 2.84375, -2.625, -1.125, -2.375, -0.0625, 0.96875, -2.59375, 1.75, -1.96875, 1.0625, 1.09375, -1.65625, -0.46875, -1.5625, -1.9375, -0.96875, -0.625, 0.875, 0.21875, -2.0, 0.4375, 0.625, -0.28125, 1.0, -0.3125, 2.625, 0.15625, -0.03125, 1.78125, -0.25, -1.0625, 1.78125, 2.84375, -2.96875, 1.53125, 1.875, -1.53125, 2.875, 0.15625, -1.59375, -1.21875, 1.84375, -3.0, 1.8125, -1.09375, 1.34375, -2.03125, -0.625, 1.6875, 1.21875, 2.0625, -2.5, -3.0, -0.71875, 2.03125, 2.25, -2.75, -1.25, 2.9375, -0.9375, 1.90625, -2.71875, -1.1875, 1.53125, 2.53125, -2.15625, 0.0, -1.25, -2.46875, 0.40625, -1.03125, -1.71875, -3.0625, 2.28125, -1.46875, -1.09375, 0.78125, -0.78125, 2.25, -0.9375, 0.9375, 2.75, 1.21875, -0.0625, -2.65625, 1.84375, 1.375, 0.78125, 0.84375, 2.40625, 1.3125, 1.78125, -2.625, -2.1875, -2.8125, -2.5, 1.0, 2.46875, 2.5, 1.34375, 0.21875, 0.28125, 2.78125, 2.1875, -1.21875, -1.59375, 0.75}
tensor @r0.in.y : f32[2, 3, 4, 5] = {0.125, 1.71875, -0.6875, -2.40625, 2.0625, 1.3125, -2.0, 1.78125, -2.3125, 0.0625, 3.09375, 0.9375, 1.8125, 0.78125, 0.90625, -3.0, -0.5, 0.53125, -1.625, 2.34375, 0.59375, -1.96875, 0.34375, -2.21875, -1.6875, 0.78125, -2.6875, -2.75, -2.5, 2.1875, -1.46875, 1.96875, 0.34375, -2.21875, 3.0625, 2.84375, 1.3125, 1.71875, -2.8125, 0.5, -2.40625, 3.0625, -1.09375, 0.5625, -0.40625, -2.28125, 1.4375, -1.09375, -0.46875, -1.28125, 1.75, 0.25, -0.96875, -2.3125, -1.53125, -2.25, 1.0625, -1.25, 0.71875, -2.3125, 0.5, -2.96875, -1.75, -1.28125, 0.875, -2.21875, 2.0625, 1.9375, -2.0625, -1.78125, 2.9375, 1.34375, -1.6875, 0.78125, -0.625, 0.71875, 2.15625, 1.8125, -0.46875, -1.875, -2.03125, -1.71875, -1.34375, -2.71875, -2.75, -2.34375, 1.75, 0.40625, 0.6875, -1.59375, -0.3125, -2.03125, -3.0625, 1.375, 1.65625, 2.8125, -0.25, -0.0625, -2.875, -0.1875, 1.875, 0.9375, -2.5, 0.84375, -1.25, 2.5625, 0.15625, 0.375, 2.6875, -0.71875, 2.15625, -1.15625, 0.65625, 1.375, -2.625, -1.28125, -0.125, 0.21875, -0.71875, -1.1875}
tensor @r0.want.0.f32 : f64[2, 3, 4, 5] = {-2.0, -0.21875, -0.3125, 0.40625, 5.8125, 2.65625, 2.46875, 2.03125, -2.3125, 0.90625, 0.1875, -1.71875, 1.53125, 2.03125, -0.65625, 2.09375, -6.90625, 2.3125, 1.625, 5.1875, 4.09375, 0.78125, 1.5, 0.5, 2.09375, -5.40625, -2.40625, 1.03125, 1.28125, 1.75, 4.40625, -2.84375, 0.125, 1.875, 3.0625, -0.90625, -2.84375, 6.46875, -0.0625, 0.71875, -1.65625, 0.9375, 1.9375, 2.21875, -5.59375, 1.6875, -2.6875, 1.46875, 1.5, 4.875, -2.34375, -1.9375, -2.90625, -1.65625, 2.625, 0.28125, -3.375, 5.375, -4.5625, -4.15625, -1.34375, -0.375, 2.9375, -1.125, -1.5625, -1.96875, 2.21875, 0.40625, 0.53125, 1.03125, 4.65625, 1.53125, 1.03125, 1.125, -4.0625, -4.6875, 3.3125, -5.8125, -4.3125, -5.3125, 5.125, -0.09375, 2.0, -2.125, -0.90625, -2.4375, 0.96875, -2.59375, 1.75, 0.1875, -2.125, -1.5625, -1.9375, -0.96875, 0.46875, 1.25, 4.59375, -3.21875, 0.5625, 6.46875, -5.5, -0.71875, 2.03125, 2.25, -1.0625, 0.96875, -2.71875, -1.1875, 1.53125, 0.375, -3.71875, 0.40625, -1.03125, -1.71875, -2.25, -2.3125, -0.84375, 3.59375, -0.46875, 13.375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 7, 8],
    %y : f32[2, 3, 4, 5]) {
  %replication_pad2d_backward = aten.replication_pad2d_backward.default(grad_output=%x, self=%y, padding=[1, 2, 0, 3]) : f32[2, 3, 4, 5]
  return %replication_pad2d_backward as "replication_pad2d_backward"
}

fxge 1
model "replication_pad2d_backward.plain.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 7, 8] = {-1.71875, 2.46875, -2.75, 2.59375, -1.8125, 0.34375, -1.875, 2.0, -1.03125, -2.25, -1.125, -1.40625, -0.34375, -0.96875, -0.8125, 0.5625, 2.125, -1.59375, -0.59375, 0.15625, -0.71875, -1.4375, -1.40625, 0.125, 2.6875, 1.03125, -0.84375, -2.84375, 1.78125, 2.6875, 0.3125, -0.53125, -2.625, -0.6875, -2.59375, 2.90625, -1.65625, -1.90625, -0.96875, 0.15625, -1.03125, 1.875, -1.53125, -1.8125, -0.53125, -2.65625, 0.8125, 0.375, -1.25, 0.3125, 0.0625, -2.53125, 1.1875, -1.28125, -0.4375, -1.625, -1.09375, 1.78125, -2.125, 2.53125, 1.28125, -1.6875, 2.28125, -1.6875, -2.71875, -1.65625, 1.0, -0.53125, -0.8125, 0.0625, 2.0, 1.84375, 0.625, -1.40625, -0.78125, -2.25, -2.9375, -1.53125, 2.84375, -0.59375, 0.71875, 0.46875, -1.875, 1.71875, 2.71875, -0.40625, 1.625, 2.875, -2.8125, -3.03125, -0.65625, 1.59375, -1.25, 2.4375, -2.1875, 1.875, 0.34375, 0.5625, 0.96875, -0.6875, -2.8125, -0.9375, -1.375, 0.71875, 2.53125, 0.6875, 2.53125, -2.125, 2.40625, 2.90625, -0.59375, -1.6875, 1.25, -1.875, -0.5, -1.96875, 1.5625, 1.75, -0.25, 0.59375, -1.09375, 0.71875, -0.15625, 2.125, 2.28125, -1.90625, -3.09375, 1.21875, 2.40625, 1.5, 1.53125, -2.75, 2.1875, -2.375, 1.90625, 2.09375, 1.5, 2.8125, 2.53125, -1.75, -2.0625, -0.25, -1.625, -2.65625, 0.9375, 2.8125, -2.25, -0.625, -2.71875, 3.0625, -1.28125, -0.125, 0.21875, 0.84375, -3.03125, 0.25, 3.0625, -1.25, -0.5, -1.75, -1.25, -1.1875, -0.96875, 2.75, 0.09375, 1.21875, 2.46875, 2.46875, 2.59375, 0.1875, 0.8125, -0.5625, -0.625, -1.71875, -0.34375, 2.78125, -0.46875, -1.09375, 0.21875, -0.4375, -2.03125, -1.59375, -0.8125, 1.40625, 1.625, 2.59375, 0.0625, 0.28125, -2.28125, -2.40625, 0.25, 2.0, 1.25, -0.71875, -1.9375, -2.21875, -0.34375, 0.90625, 2.09375, 2.9375, -1.4375, 2.0, -2.65625, -1.625, 1.84375, -2.34375, -2.03125, 1.15625, -1.8125, 2.5625, -1.21875, -2.5, -1.53125, 1.8125, -0.8125, 2.15625, 1.9375, -2.46875, 3.03125, 1.40625, 2.09375, -0.875, -1.5625, 1.59375, -2.5, 0.25, -1.625, 1.84375, -1.9375, -2.21875, 2.875, -3.0625, -1.6875, -0.59375, 3.09375, 1.3125, 3.0, -2.625, 2.125, -0.0625, -2.6875, -1.15625, -0.78125, 0.375, 0.5625, -0.46875, -1.34375, 1.59375, 3.125, 0.125, -0.75, -2.90625, -2.21875, -1.65625, 2.34375, -2.71875, 2.84375, 3.0625, -0.9375, -0.65625, -2.96875, -0.75, -0.03125, 0.25, 3.0625, 0.28125, -2.3125, -1.1875, -0.375, 2.65625, 0.625, 2.40625, -0.5, 0.1875, 1.875, 0.5, 0.90625, -0.625, 2.78125, 3.0625, -0.125, -0.90625, 1.40625, -1.75, -2.4375, 2.25, -0.78125, -1.90625, 1.78125, -0.6875, 0.5625, 0.3125, -2.09375, -2.8125, 1.375, -2.65625, 3.125, 2.5625, -1.90625, -2.90625, -1.8125, -3.09375, 0.25, -2.59375, -2.125, 0.9375, -2.375, 0.34375, 1.75, 2.34375, 2.53125, -1.40625, 1.71875, -0.53125, 2.15625, -1.1875, 0.25, -1.53125, 0.5, -1.375, 2.375, 2.53125, -2.5, 2.375, 1.28125, -2.6875, 2.3125, 2.84375, 3.125, -1.96875, 0.96875, -1.28125, 2.125, 2.09375, -2.0625, -1.9375}
tensor @r0.in.y : f64[2, 3, 4, 5] = {0.53125, -0.96875, 2.59375, -2.59375, 1.59375, 1.71875, 2.3125, -1.65625, 2.15625, -0.15625, -0.65625, 1.53125, 0.03125, 1.375, 0.90625, 1.53125, 2.65625, 2.875, 0.21875, -1.71875, -1.8125, -2.09375, 1.71875, 2.75, 1.5, 2.75, -1.25, 1.75, 0.5, -1.1875, 0.90625, -0.6875, 3.125, -0.59375, -1.15625, 1.84375, 3.03125, -3.0, 0.375, -1.40625, 2.78125, 0.96875, -0.625, -1.65625, -0.875, -2.0, -0.46875, 1.78125, 0.96875, -2.625, -0.28125, 2.34375, 3.0625, -1.03125, -2.9375, 0.46875, 2.8125, 0.21875, -1.125, 0.75, -1.53125, -2.0625, -0.46875, -1.25, 2.75, -1.6875, -2.71875, 0.75, -2.03125, -2.03125, -2.59375, 0.3125, -2.84375, -2.6875, 1.4375, 0.5, -1.0625, -2.59375, 1.125, -1.3125, -2.59375, -1.9375, -0.03125, -1.8125, 2.25, 2.625, 2.40625, 0.65625, -0.53125, 0.84375, -1.78125, -3.09375, -1.78125, -2.59375, 3.125, 0.53125, 3.125, -2.59375, 2.71875, -0.4375, 1.28125, -2.03125, -1.0, -1.6875, -2.375, -2.40625, 2.03125, 1.09375, 0.125, -1.25, 0.6875, 2.1875, -0.5625, 1.21875, -0.15625, 0.46875, 0.3125, -2.1875, -2.28125, 2.15625}
tensor @r0.want.0.f64 : f64[2, 3, 4, 5] = {0.75, -2.75, 2.59375, -1.8125, 0.46875, -3.28125, -1.125, -1.40625, -0.34375, -1.21875, 0.53125, -0.59375, 0.15625, -0.71875, -2.71875, 0.3125, -4.90625, -4.28125, 0.78125, -5.0625, 0.6875, -2.125, 2.53125, 1.28125, -1.09375, -4.375, 1.0, -0.53125, -0.8125, 3.90625, -0.78125, -0.78125, -2.25, -2.9375, 0.71875, -0.53125, 0.96875, 0.5, 1.0625, 5.25, -0.625, -0.5, -1.96875, 1.5625, 2.09375, -0.375, -0.15625, 2.125, 2.28125, -3.78125, 3.90625, 1.53125, -2.75, 2.1875, 1.625, 6.6875, -3.71875, 0.625, -1.625, -0.21875, 2.78125, 0.8125, -0.5625, -0.625, 0.71875, -1.5625, 0.21875, -0.4375, -2.03125, -1.0, 4.21875, 0.0625, 0.28125, -2.28125, -0.15625, 1.3125, -2.78125, -4.9375, 2.0625, 5.03125, -2.25, -1.625, 1.84375, -1.9375, -2.40625, -2.28125, 3.09375, 1.3125, 3.0, -0.5625, -3.84375, -0.78125, 0.375, 0.5625, -0.21875, 12.1875, -2.125, -4.25, -4.65625, 8.34375, -1.03125, 1.40625, -1.75, -2.4375, -0.4375, 1.09375, 0.5625, 0.3125, -2.09375, -4.09375, 5.6875, -1.90625, -2.90625, -1.8125, -5.4375, 6.0625, -1.75, 0.25, 5.40625, 1.625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 7, 8],
    %y : f64[2, 3, 4, 5]) {
  %replication_pad2d_backward = aten.replication_pad2d_backward.default(grad_output=%x, self=%y, padding=[1, 2, 0, 3]) : f64[2, 3, 4, 5]
  return %replication_pad2d_backward as "replication_pad2d_backward"
}

fxge 1
model "replication_pad2d_backward.plain_plane.f32" stage "import"
tensor @r0.in.x : f32[3, 7, 8] = {2.15625, 0.3125, 0.15625, 2.8125, -1.75, 1.125, -2.65625, 1.75, 1.28125, -1.125, -0.0625, 3.125, -1.0, -2.1875, 2.125, -1.40625, 2.1875, -1.46875, 2.875, 2.0625, 0.15625, -0.8125, -2.40625, 3.03125, 1.03125, -1.71875, -2.15625, 0.96875, 0.75, 2.375, 3.0, -2.6875, -0.09375, -2.5625, -1.90625, -2.8125, 1.15625, -1.25, 1.59375, -2.71875, 1.40625, 3.03125, -1.21875, 2.5, 2.6875, 1.71875, -1.03125, 0.84375, 0.125, -2.96875, -0.40625, 0.75, -1.4375, 0.6875, -1.90625, 2.1875, 1.46875, -0.34375, -0.96875, -1.09375, 1.03125, -1.25, -0.53125, 0.3125, -2.0, -0.15625, 0.59375, -2.46875, -2.59375, 2.9375, -1.34375, -2.375, -0.625, 0.53125, -2.3125, 2.8125, 1.21875, 1.1875, 1.625, -0.46875, 2.0, -2.875, 2.8125, 1.25, -0.625, 2.0, -2.40625, 1.15625, -0.8125, -0.1875, -2.1875, 2.125, 0.1875, 0.0, -2.71875, 0.75, -0.625, 1.3125, 0.75, -0.875, 1.4375, 1.96875, 2.65625, 1.78125, 0.375, -0.125, 3.0, -2.46875, 1.375, 0.90625, 0.21875, -1.40625, -2.9375, 0.65625, -2.25, -2.4375, 0.65625, 0.09375, 1.375, -0.4375, -2.71875, -0.1875, 2.3125, 2.25, -0.34375, 2.53125, 3.0, 3.0, -2.46875, -0.4375, 3.0625, -0.1875, 0.9375, -2.3125, 1.75, 1.4375, 2.5625, -2.1875, 2.0, -2.3125, 2.53125, -2.25, 1.4375, -1.34375, -1.0625, 0.1875, 2.0, 0.3125, -1.28125, -1.96875, 1.0625, -1.90625, 2.15625, -0.5625, 0.75, 2.4375, 1.3125, 0.125, -0.75, 2.125, -2.09375, -1.1875, 1.84375, -2.90625, 1.4375, -1.71875, 0.4375, -1.46875}
tensor @r0.in.y : f32[3, 4, 5] = {1.65625, -1.28125, 2.1875, 2.53125, 2.5, 2.4375, -3.125, -2.4375, -1.65625, 2.46875, 2.1875, 2.8125, -0.09375, 2.0625, 1.28125, 2.21875, 0.625, 2.90625, -0.8125, 0.25, -2.375, -2.75, 0.3125, 1.71875, 2.875, -1.5, 2.71875, 0.65625, 2.90625, 1.375, -2.375, 2.875, 1.34375, 2.3125, -0.5, 1.03125, 0.28125, -2.0625, 0.125, -0.15625, -1.5625, 0.46875, -0.25, -0.34375, 0.46875, 2.375, 0.96875, 2.375, -0.25, -0.59375, 3.03125, 2.3125, -0.625, 0.875, -0.8125, 1.875, -2.5, -0.40625, 1.65625, -0.65625}
tensor @r0.want.0.f32 : f64[3, 4, 5] = {2.46875, 0.15625, 2.8125, -1.75, 0.21875, 0.15625, -0.0625, 3.125, -1.0, -1.46875, 0.71875, 2.875, 2.0625, 0.15625, -0.1875, -1.75, -5.6875, 1.40625, 3.15625, 2.8125, 1.125, -0.96875, -1.09375, 1.03125, -1.46875, -2.15625, 0.59375, -2.46875, -2.59375, -0.78125, -0.09375, -2.3125, 2.8125, 1.21875, 2.34375, -0.9375, 4.375, 0.03125, 2.375, 4.90625, -2.28125, -2.25, -2.4375, 0.65625, 1.03125, -2.90625, 2.3125, 2.25, -0.34375, 8.53125, -2.90625, 3.0625, -0.1875, 0.9375, 0.875, -2.1875, 6.59375, -2.46875, 4.0, -6.21875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 7, 8],
    %y : f32[3, 4, 5]) {
  %replication_pad2d_backward = aten.replication_pad2d_backward.default(grad_output=%x, self=%y, padding=[1, 2, 0, 3]) : f32[3, 4, 5]
  return %replication_pad2d_backward as "replication_pad2d_backward"
}

fxge 1
model "replication_pad2d_backward.cut.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3, 6] = {2.875, 2.46875, -2.0, -0.90625, -1.40625, 2.5625, 2.625, -0.53125, -2.09375, -1.0625, 0.125, -1.4375, -3.09375, 1.6875, -1.8125, 2.3125, -0.59375, -1.4375, -1.25, -1.09375, -0.875, -1.75, -1.4375, -1.4375, -0.6875, 1.34375, -0.125, 1.84375, -2.78125, 0.4375, -2.78125, -1.03125, -2.34375, -0.90625, 1.6875, -1.3125, 2.96875, 2.65625, -1.53125, -2.9375, 0.03125, -1.5625, -1.34375, -2.4375, -0.0625, 2.9375, 2.4375, 0.84375, -1.875, 2.34375, 0.75, 1.90625, 0.625, -1.1875, -1.6875, 0.375, 2.84375, -2.28125, 0.625, -0.5625, 1.46875, -2.6875, -1.59375, 0.3125, -1.59375, -2.0625, 2.75, -0.25, -1.8125, 0.59375, -0.5625, 0.25, 1.15625, 2.3125, 2.25, -1.5, 2.59375, 2.875, 0.46875, -1.1875, -1.0625, -2.8125, -2.40625, 0.0, 0.28125, -1.21875, 1.4375, -1.5, 1.9375, 1.78125, 2.875, -1.0625, -0.0625, -2.40625, 2.28125, 1.4375, -1.09375, -0.40625, -0.3125, 1.75, -0.9375, 1.375, 1.1875, -0.34375, -2.125, -1.6875, 0.09375, 1.875}
tensor @r0.in.y : f32[2, 3, 4, 5] = {2.34375, -1.625, -1.25, 1.71875, -1.75, -2.8125, 2.625, 2.5, 1.78125, -2.9375, 0.625, -1.25, 3.09375, -0.09375, 1.28125, 1.9375, -0.96875, -2.0625, 1.28125, 0.9375, 0.03125, -2.96875, -0.40625, 1.78125, -2.9375, 1.625, -0.40625, -1.4375, -0.71875, 0.59375, -0.75, 1.125, 2.90625, -0.03125, 1.53125, 0.65625, 1.15625, -2.21875, 2.40625, 1.125, 2.15625, 0.09375, -0.375, 1.84375, -0.625, 0.59375, 2.65625, 2.75, -1.09375, -0.65625, -2.59375, 0.03125, 0.71875, 0.0625, -2.6875, -0.4375, 1.1875, -0.21875, 2.59375, 2.96875, 0.96875, -2.125, 3.03125, 2.25, -2.40625, -0.8125, 2.15625, 1.34375, 2.65625, 1.5, -3.09375, -2.0625, 1.6875, -2.59375, -0.34375, 2.21875, -3.0625, -0.09375, -1.4375, -2.34375, 1.03125, -1.59375, 1.125, 0.625, -1.6875, 2.59375, 1.6875, 1.625, -1.5, -2.90625, 2.9375, -0.78125, -3.125, 2.3125, -1.625, 0.40625, 1.34375, -2.5, -1.3125, 1.59375, -2.5, 0.15625, 0.6875, -1.59375, 1.25, -0.34375, 1.09375, -1.46875, 3.125, 2.15625, -2.78125, -0.03125, -0.4375, 0.1875, 0.8125, -2.09375, -2.09375, -2.03125, -1.9375, 2.875}
tensor @r0.want.0.f32 : f64[2, 3, 4, 5] = {0.0, 5.5, 1.9375, -4.09375, -2.125, 0.0, -3.09375, 1.6875, -1.8125, 0.28125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.9375, 0.25, -1.0, -5.125, 0.0, -2.78125, -1.03125, -2.34375, -0.53125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.625, 0.21875, -1.59375, 1.75, 0.0, -1.875, 2.34375, 0.75, 1.34375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.21875, -2.3125, 1.25, -5.5625, 0.0, 2.75, -0.25, -1.8125, 0.28125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.625, 1.125, 1.1875, -1.25, 0.0, 0.28125, -1.21875, 1.4375, 2.21875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.78125, -1.46875, -0.375, 3.5, 0.0, 1.1875, -0.34375, -2.125, 0.28125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 3, 6],
    %y : f32[2, 3, 4, 5]) {
  %replication_pad2d_backward = aten.replication_pad2d_backward.default(grad_output=%x, self=%y, padding=[-1, 2, 1, -2]) : f32[2, 3, 4, 5]
  return %replication_pad2d_backward as "replication_pad2d_backward"
}

fxge 1
model "replication_pad2d_backward.cut.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 3, 6] = {0.28125, -2.75, 1.75, -0.6875, 1.6875, 1.9375, -2.71875, 0.90625, -0.40625, 1.1875, -1.90625, 2.78125, -2.71875, -0.90625, 2.78125, -2.40625, 1.875, -0.09375, 3.09375, -1.78125, 1.9375, -2.1875, 0.28125, -0.40625, -2.375, 1.90625, 2.3125, 1.84375, -1.28125, -1.5625, -1.9375, 2.09375, 1.34375, 1.0, 0.8125, 1.4375, 2.59375, -2.65625, 3.03125, -2.15625, -1.15625, -1.46875, 0.09375, 0.375, -0.59375, -2.125, 0.8125, 3.03125, -2.03125, -0.65625, 2.25, 2.28125, -2.5, -0.4375, 1.875, 2.65625, 2.625, 1.40625, -0.3125, 0.0, 2.0625, 1.59375, 0.84375, -2.59375, -2.03125, 0.125, -1.3125, 1.625, 2.65625, 0.0625, -1.96875, 2.40625, 2.15625, -1.59375, 1.125, -1.71875, 2.46875, 2.09375, -3.09375, -2.09375, -2.40625, -2.3125, 0.34375, 2.78125, -0.75, 0.6875, 2.15625, -2.3125, 0.375, 1.9375, 1.5625, 2.71875, 0.875, -2.875, -1.375, -1.59375, 3.125, -0.1875, 1.59375, -1.09375, 1.75, 1.1875, -0.78125, 0.875, 0.4375, 1.25, -2.59375, -2.6875}
tensor @r0.in.y : f64[2, 3, 4, 5] = {1.71875, 1.59375, 0.59375, 1.03125, 1.125, 0.84375, 0.875, 0.5, -2.15625, -2.3125, 3.03125, 0.09375, -2.8125, -2.5, 0.90625, 1.3125, -3.09375, 2.09375, 2.28125, 3.0, -2.25, -1.65625, 2.0625, 0.5, -1.09375, -2.125, 1.625, 1.375, 0.15625, -0.75, -0.65625, 0.6875, -0.625, -3.0, 0.59375, -1.78125, 1.71875, 1.0, -2.9375, 1.90625, -0.46875, 2.125, 1.375, 0.96875, 2.8125, 1.84375, -0.6875, 1.125, 2.8125, -1.0, -1.8125, -3.125, -1.125, 0.8125, 0.25, -1.34375, -2.5625, 2.71875, -2.3125, 2.875, 2.28125, 2.96875, -1.15625, -1.40625, 0.34375, 0.25, 1.9375, 0.8125, 2.78125, 1.34375, -0.1875, -2.34375, -0.59375, 1.15625, 1.65625, -2.75, -3.0, -1.5, -3.0, -2.84375, -0.84375, 0.46875, -2.78125, 2.34375, -0.875, -2.21875, 0.34375, 1.875, -1.3125, -2.09375, 0.25, 0.34375, 0.28125, 0.34375, -2.84375, 2.625, -2.40625, -0.75, -0.8125, 1.9375, -0.09375, -2.8125, -2.59375, 1.84375, -2.5, -1.375, 0.5625, 1.25, -1.59375, -1.0625, -1.1875, -1.71875, 0.90625, -0.34375, 2.09375, -1.65625, 2.59375, 2.4375, -2.75, -1.71875}
tensor @r0.want.0.f64 : f64[2, 3, 4, 5] = {0.0, -2.4375, -1.84375, 1.34375, 5.0, 0.0, -2.71875, -0.90625, 2.78125, -0.625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.71875, 0.125, 4.25, -3.3125, 0.0, -1.9375, 2.09375, 1.34375, 3.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.6875, -2.28125, 2.4375, -3.0625, 0.0, -2.03125, -0.65625, 2.25, -0.65625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.9375, 4.25, 3.46875, -3.40625, 0.0, -1.3125, 1.625, 2.65625, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.9375, -3.6875, -1.28125, 3.65625, 0.0, -0.75, 0.6875, 2.15625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.6875, 2.53125, 2.46875, -4.0, 0.0, -0.78125, 0.875, 0.4375, -4.03125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 3, 6],
    %y : f64[2, 3, 4, 5]) {
  %replication_pad2d_backward = aten.replication_pad2d_backward.default(grad_output=%x, self=%y, padding=[-1, 2, 1, -2]) : f64[2, 3, 4, 5]
  return %replication_pad2d_backward as "replication_pad2d_backward"
}

fxge 1
model "replication_pad2d_backward.cut_plane.f32" stage "import"
tensor @r0.in.x : f32[3, 3, 6] = {1.65625, 2.6875, -0.65625, -2.375, 3.125, 2.09375, -1.8125, 1.375, 1.53125, -1.125, -0.21875, -1.40625, 1.53125, -0.28125, 1.40625, -2.5, 0.40625, 0.625, 0.90625, 1.5, -1.5, 0.46875, -0.375, 2.53125, 0.90625, -0.21875, 2.75, 1.15625, 0.4375, 2.5, 0.6875, 2.71875, -2.0, 1.65625, 2.5, -1.4375, -2.34375, -0.96875, 1.71875, 2.53125, -0.5625, 1.4375, -1.78125, -0.40625, -0.6875, 0.78125, 0.78125, 0.5625, 0.3125, -0.875, -0.71875, 2.46875, -1.875, -1.53125}
tensor @r0.in.y : f32[3, 4, 5] = {-1.25, -1.8125, 0.96875, 0.875, -0.28125, -1.875, 2.34375, 2.53125, -1.3125, -2.59375, -0.8125, -1.59375, -0.15625, -1.0625, 1.03125, 2.1875, -0.375, 3.0, -2.375, 2.59375, -0.5625, 2.21875, -0.15625, -2.1875, -0.46875, -0.15625, 1.96875, 1.34375, -0.6875, -1.0625, 2.0625, 1.09375, -0.96875, -0.84375, 1.4375, -2.15625, -3.0, -1.8125, -2.34375, -2.53125, -2.375, -1.0625, -2.4375, -3.09375, 0.65625, -3.03125, -1.28125, -0.3125, -2.28125, 1.90625, 2.6875, 1.03125, 2.59375, -0.78125, 2.3125, -2.84375, -2.46875, -2.09375, 1.1875, -2.4375}
tensor @r0.want.0.f32 : f64[3, 4, 5] = {0.0, -0.15625, 4.0625, 0.875, 0.09375, 0.0, 1.53125, -0.28125, 1.40625, -1.46875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.8125, 1.28125, 1.25, 6.71875, 0.0, 0.6875, 2.71875, -2.0, 2.71875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.125, -1.375, 1.03125, 5.53125, 0.0, 0.3125, -0.875, -0.71875, -0.9375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 3, 6],
    %y : f32[3, 4, 5]) {
  %replication_pad2d_backward = aten.replication_pad2d_backward.default(grad_output=%x, self=%y, padding=[-1, 2, 1, -2]) : f32[3, 4, 5]
  return %replication_pad2d_backward as "replication_pad2d_backward"
}

fxge 1
model "replication_pad3d_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 7, 8, 6] = {-1.1875, -2.0625, -0.5, -0.75, 2.6875, -2.375, -2.78125, -0.0625, 1.21875, 2.4375, -1.0, 2.25, 1.5625, 1.78125, 0.5, -1.0625, 2.5, 0.78125, 0.8125, 1.8125, -3.0, 2.78125, -1.5, -3.0, -2.125, -0.21875, -2.21875, -2.90625, 0.75, 1.21875, -1.28125, 1.9375, 1.875, 0.21875, 2.96875, -3.09375, 3.0625, -2.125, 2.59375, -1.75, -1.40625, -1.4375, 2.1875, -0.96875, -3.0, -2.75, -1.25, 2.46875, 1.15625, -1.5, 1.21875, 2.5, -0.875, -1.84375, -2.40625, -1.375, 0.65625, 1.40625, -2.71875, 2.65625, 1.0625, 2.125, -2.1875, -1.96875, -1.90625, 3.03125, 2.34375, -0.9375, -3.09375, 0.53125, -2.75, -2.09375, -1.4375, -2.875, 0.375, -0.0625, -2.15625, -1.90625, -2.1875, 0.59375, 1.65625, -0.5, -1.125, 2.125, 0.46875, -3.125, -1.96875, 2.65625, -1.59375, -2.3125, -0.65625, -2.21875, -0.5625, -2.96875, -1.375, 1.0, -3.0, -2.90625, 2.3125, 1.0, 0.375, 0.21875, 2.59375, 2.0, -2.875, -2.59375, 2.59375, -0.40625, 1.9375, 1.25, 2.3125, -2.46875, -1.03125, -2.3125, -0.4375, 0.84375, -1.34375, 1.6875, 0.6875, -2.0, -2.1875, -0.59375, 2.78125, 1.78125, -0.1875, -0.84375, 1.65625, 0.125, -1.40625, 1.53125, -1.75, -1.9375, 0.3125, 3.09375, 1.875, -0.8125, 0.3125, -0.25, -2.59375, 1.375, 0.15625, -0.03125, -1.03125, -2.3125, -2.25, 1.875, -2.28125, 2.84375, -0.5625, 3.0, 1.34375, 0.125, -2.4375, -0.65625, -0.5625, -1.6875, -2.9375, 2.0, -2.8125, 0.59375, -2.25, 1.09375, 0.25, 1.84375, -2.0, 0.84375, 2.625, 2.25, 1.0625, -1.53125, 1.96875, 0.5, -1.03125, 1.5625, 1.3125, -0.375, 0.1875, 3.125, -1.75, -0.125, -2.59375, -1.03125, 2.3125, 1.34375, 2.90625, -2.09375, 0.03125, 2.125, -0.875, -1.0625, 0.78125, 2.65625, 2.03125, -0.09375, 0.53125, -1.4375, 0.375, -1.15625, -1.75, 0.5, -0.6875, 1.03125, -1.5, 1.65625, -2.90625, -2.96875, -2.78125, 3.09375, 2.75, 2.5625, 0.5625, -1.1875, -2.0625, 1.125, -2.03125, -2.28125, 1.875, 1.03125, 2.6875, 2.03125, -1.21875, -2.84375, 2.65625, 2.4375, -1.0625, 2.53125, 2.21875, 0.1875, -0.65625, 1.375, 0.6875, -2.9375, -2.21875, 2.15625, -1.78125, 2.0, -2.28125, -2.0, 2.53125, -0.40625, 1.96875, 0.6875, 2.53125, -3.09375, 2.6875, 2.59375, -2.09375, 2.625, 1.53125, 1.8125, 2.5, 2.96875, 2.46875, -2.75, -1.90625, 3.03125, -0.40625, 2.78125, 2.40625, -2.34375, -2.125, -2.125, 0.5, 1.375, -3.03125, -0.875, -3.09375, -2.78125, 2.84375, -0.3125, -0.8125, 0.78125, 2.59375, -0.53125, 0.125, -2.6875, -2.71875, 0.75, -1.34375, 2.5, 1.46875, -0.46875, 2.90625, -2.34375, -1.90625, -2.71875, -1.90625, -1.53125, 2.9375, -2.1875, 2.0, -1.53125, -0.28125, 0.21875, 0.1875, -1.3125, -1.75, -0.875, 2.9375, -3.0625, -1.03125, 1.65625, 1.4375, 2.46875, -1.0, 1.1875, -2.0, 0.21875, -2.03125, -1.84375, -2.75, -2.875, -3.0, 0.40625, 0.375, 1.6875, 0.75, 1.4375, -2.4375, -0.71875, -2.875, -0.09375, 1.78125, 2.5, 2.5, 0.15625, 1.53125, 0.40625, -2.75, 0.71875, -2.53125, -2.3125, -1.09375, -2.53125, 2.09375, -0.375, -2.3125, -0.53125, -0.53125, -1.5625, 0.9375, -0.65625, 2.3125, 2.90625, -0.8125, -1.21875, -0.5, -2.46875, -1.625, 2.15625, 1.53125, -0.09375, 1.1875, 2.71875, -2.71875, 0.6875, -1.875, 1.625, 0.15625, 0.03125, -3.125, -1.78125, -3.09375, -2.625, -1.625, -2.15625, 2.5, -1.34375, 2.0625, 2.46875, 2.5625, 2.875, -0.1875, 0.34375, -1.5625, -0.34375, 2.5625, 1.84375, 1.84375, -0.34375, -0.6875, -2.625, 2.375, -1.03125, 2.9375, 0.9375, -3.0, -2.625, -2.5625, 0.125, -1.34375, 2.75, -0.875, 2.09375, 1.59375, -1.09375, 3.09375, 0.1875, -1.625, 0.0625, -2.375, 1.9375, 2.375, 0.3125, -0.59375, 1.71875, 2.65625, -0.5625, -2.09375, -0.96875, -2.65625, 0.75, 1.03125, 2.625, -2.71875, 2.96875, -2.4375, -0.4375, -2.09375, -1.6875, -1.875, 1.125, 1.75, -1.28125, 2.09375, -2.90625, -0.1875, 2.375, 3.125, -0.59375, 0.8125, -1.71875, -3.03125, 1.6875, 0.09375, -0.6875, 0.0625, 1.8125, -2.25, -0.75, -0.21875, -0.1875, 2.34375, -1.3125, 2.1875, 1.09375, 3.0625, 1.0625, -1.1875, 1.71875, -2.1875, -1.75, 0.03125, -0.09375, 2.46875, 0.9375, -2.5, -2.3125, 2.8125, -0.90625, 2.46875, -2.78125, 2.59375, 2.03125, -1.5625, 2.71875, 2.25, 2.71875, -3.09375, 2.53125, -1.125, 1.8125, -0.15625, -2.90625, 2.96875, -1.0625, -2.59375, 1.15625, -0.84375, 2.1875, 1.0625, -1.28125, -1.25, 0.9375, -2.5625, -2.625, -2.1875, 2.9375, -0.8125, 0.6875, -2.6875, -2.625, 0.3125, -0.09375, -0.09375, 0.03125, 0.5625, -2.40625, -0.3125, 1.3125, -1.3125, -0.34375, 2.84375, 2.90625, -0.25, 0.21875, -1.15625, -2.8125, -0.34375, -1.53125, -0.9375, -0.59375, 2.1875, 0.71875, -0.90625, -0.25, -0.03125, -0.90625, 1.40625, 1.65625, -2.625, 1.1875, 1.8125, 1.25, -3.09375, -1.09375, 1.25, -0.53125, 0.3125, 1.5625, -1.46875, 0.96875, 1.15625, -2.40625, -1.34375, 0.125, -2.90625, -3.125, 1.59375, 2.53125, -2.0625, 0.96875, 2.9375, -0.4375, 2.28125, -1.4375, -1.28125, -1.9375, -1.21875, -2.875, -0.28125, 0.3125, 2.375, 2.09375, -0.78125, 1.8125, -0.65625, 0.53125, -2.625, 0.0, -1.65625, 1.78125, -1.375, -0.90625, 1.90625, -0.53125, -0.03125, -0.46875, -0.1875, -0.375, -2.5625, -0.21875, 0.375, 0.09375, 2.125, 0.15625, 1.53125, -2.53125, 0.75, 1.625, -0.25, 0.0625, 2.4375, 2.21875, 1.59375, 0.8125, 1.8125, 0.71875, 3.09375, -1.21875, 0.34375, 0.75, -1.46875, -2.1875, 2.46875, -0.84375, -1.96875, 2.71875, -0.75, -1.1875, 0.46875, 2.15625, -2.71875, 1.46875, 0.0625, 0.96875, 2.3125, -1.65625, -2.25, 2.25, 1.03125, 2.15625, -1.375, 2.25, 0.71875, 0.90625, -2.9375, -1.0, -1.25, -2.8125, 0.9375, 2.28125, -3.03125, -2.65625, 2.40625, -1.5, -0.5, 0.3125, -1.53125, 0.125, -0.1875, -0.09375, 2.0, 0.0625, 1.5, -2.59375, 2.84375, 1.03125, -1.1875, -2.125, -3.09375, 0.75, 0.0625, -3.09375, -0.4375, -2.09375, -2.8125, 2.28125, -0.4375, 3.125, -1.46875, 1.6875, -0.34375, -3.125, 0.78125, -1.375, -0.875, -0.21875, 2.21875, -1.6875, 1.90625, 1.84375, -0.78125, 1.21875, -2.0625, 0.03125, -2.71875, -3.03125, 2.53125, -0.25, 0.375, -1.46875, -1.0, -0.6875, -0.90625, 2.65625, -1.3125, -2.3125, 0.8125, 1.96875, -1.5, 2.125, 0.40625, 1.09375, -2.9375, 3.0, 1.6875, 2.75, 1.625, -0.8125, -2.53125, -2.5625, 2.71875, 0.71875, 1.375, 2.75, 2.3125, -0.96875, -2.46875, -0.9375, 0.28125, 1.1875, 2.5625, -0.125, -2.46875, -3.125, -0.125, 2.84375, 2.3125, -1.09375, 2.75, -1.0, 2.03125, 0.0, 1.59375, 2.71875, -2.21875, -2.03125, -1.65625, 2.1875, -1.90625, -2.21875, -0.71875, -2.6875, 1.78125, 1.3125, 1.1875, -1.09375, -2.9375, 2.6875, 0.0, -2.0, 2.625, -0.4375, 0.1875, 0.84375, 1.65625, 2.96875, -0.375, 3.09375, 0.78125, -2.0625, -2.46875, 2.75, -2.21875, -1.65625, 2.1875, 2.59375, 1.59375, 0.84375, 2.65625, -2.625, -1.96875, 1.4375, 2.15625, -0.21875, 1.65625, -0.21875, -1.0625, -1.59375, -1.40625, 0.15625, 1.75, -0.15625, -0.9375, 2.0, -1.6875, -0.6875, -1.1875, 0.0625, 0.03125, 0.71875, 2.125, -2.0, 1.40625, -0.25, -2.71875, 1.4375, -0.5, -1.0, 0.4375, -1.625, 2.25, -1.09375, -2.8125, -3.09375, -0.46875, -1.40625, -0.40625, 1.75, -1.375, -2.09375, -0.21875, 0.125, -2.0625, 1.84375, -0.875, -1.53125, -1.625, -0.84375, 1.59375, 2.34375, 2.53125, -2.875, 1.65625, 2.71875, -0.8125, 0.1875, 2.90625, -0.3125, -0.96875, -3.03125, -0.125, 2.78125, 1.875, 0.75, 1.28125, -1.59375, -2.1875, 2.59375, -0.0625, -2.84375, 2.5, -2.0, -0.3125, 2.3125, -2.1875, 1.875, -2.15625, 1.0625, 2.96875, 1.40625, 2.84375, -1.90625, 0.25, -0.28125, 2.28125, -1.3125, -0.5, 0.46875, -2.40625, 0.40625, -2.46875, -1.71875, -2.40625, 2.40625, 2.15625, 1.3125, 1.0, 0.875, -1.6875, -0.125, 1.96875, -1.375, -1.28125, 0.75, 0.46875, -1.09375, 1.375, -0.75, 0.03125, 1.40625, -0.71875, -1.90625, 2.28125, 2.125, 2.53125, -2.1875, -0.59375, 0.9375, -0.15625, -0.5, -1.84375, -0.03125, 1.84375, -1.15625, -2.71875, -0.96875, -0.53125, 2.5625, -0.53125, -0.0625, -2.375, 0.25, 1.65625, 0.40625, 0.78125, 0.5, 1.625, 2.71875, -1.625, -0.9375, 2.4375, -2.53125, 2.34375, 1.5625, -0.125, -1.78125, -2.59375, 0.78125, -1.21875, -2.1875, 2.09375, 2.0625, -0.15625, 2.0, 1.875, -1.53125, -2.6875, 2.28125, 1.78125, -0.71875, -2.65625, -2.25, 0.0, -2.59375, 1.375, 1.28125, -0.40625, -0.15625, -1.125, 0.3125, 2.1875, 0.75, -1.03125, -2.59375, 1.875, -2.03125, -2.8125, 2.21875, 0.15625, -2.8125, -1.0, -1.9375, -0.46875, -0.96875, -1.40625, -0.9375, 2.3125, 2.53125, 0.65625, 2.21875, -0.03125, 0.46875, 0.40625, 0.78125, 3.03125, 2.65625, 0.03125, 2.96875, 1.0, -1.4375, -1.84375, -3.125, -2.84375, 1.9375, -0.6875, -1.0625, 2.96875, 2.28125, 2.9375, -1.0625, -0.78125, -2.25, -1.125, -2.40625, -0.09375, 0.875, -1.5625, 1.65625, 1.625, 2.875, -1.125, -2.375, 3.03125, 0.1875, -1.0, 0.53125, -2.6875, -1.1875, 1.71875, -2.3125, 1.78125, -1.5625, 0.75, 0.71875, -2.09375, 0.625, 1.1875, -1.65625, -0.09375, 1.375, 1.96875, 3.0625, 2.15625, -2.3125, 1.25, -2.1875, 0.90625, -1.375, 1.3125, -1.0625, -1.65625, 0.03125, -2.0, -2.59375, 2.40625, 1.625, -0.4375, -3.09375, -2.90625, 1.90625, 2.6875, -1.09375, -1.71875, -1.3125, 3.09375, -0.9375, -0.75, 2.9375, 1.71875, -1.21875, 0.09375, -0.84375, 0.5625, 0.40625, -0.40625, 2.25, -0.1875, 2.625, -1.875, 0.40625, 0.40625, 0.96875, 0.3125, 0.625, 1.96875, -2.1875, -0.40625, 1.8125, -0.90625, -2.875, -1.5625, 2.625, 0.65625, 1.125, -0.5625, 1.65625, -1.15625, -0.15625, 0.90625, -2.25, 3.09375, 2.6875, -2.15625, -0.25, -0.40625, 0.03125, -0.78125, 1.6875, 1.25, -2.59375, 0.5625, 1.625, 1.8125, -1.78125, -1.15625, 3.0625, 2.34375, 2.8125, -3.0, 0.84375, -2.4375, -3.125, 0.46875, -0.71875, -2.09375, 2.96875, -1.59375, 1.78125, -3.03125, 0.78125, -2.53125, 2.71875, -1.875, 2.0, 2.09375, 1.9375, -2.0, -0.40625, 3.125, 3.0, 0.8125, 2.9375, 2.09375, 0.90625, 1.21875, 0.875, 0.21875, -2.75, -1.9375, -2.96875, -2.4375, -2.8125, 3.0, 0.28125, -2.625, 3.0, -2.84375, 0.09375, 3.03125, 2.6875, -0.03125, -1.71875, -1.4375, 1.9375, 0.78125, 2.125, 1.53125, -0.71875, 1.375, 0.25, -1.6875, 0.40625, -2.03125, 1.40625, 2.65625, -0.15625, 1.15625, 1.90625, 0.34375, 0.0625, 0.6875, 0.125, -1.3125, 2.6875, 1.75, 2.25, 0.03125, 1.125, 2.90625, -2.03125, 2.09375, 0.75, -1.3125, 1.4375, -2.6875, 3.0, 2.84375, -1.15625, 2.125, -3.0625, 1.3125, -1.34375, 2.15625, 0.21875, 1.78125, -2.65625, 1.5625, -1.03125, -2.75, -2.0625, -1.34375, 2.5, 2.03125, -0.71875, 2.25, 1.21875, -1.34375, -2.53125, -0.21875, 0.59375, 1.3125, 0.09375, 1.46875, 1.0625, 0.65625, 0.59375, -1.34375, 2.84375, -0.53125, -1.09375, 1.90625, -0.15625, 0.4375, -2.59375, 2.09375, 2.65625, -2.28125, 3.125, -1.34375, -1.125, 2.71875, 0.65625, 2.40625, 1.5625, 1.03125, -2.46875, -2.03125, 1.59375, 1.6875, -1.53125, 0.90625, -2.0625, 3.03125, -0.34375, -1.65625, 0.84375, 1.3125, -3.03125, 2.96875, 1.25, -2.625, -2.96875, -1.125, -1.15625, 0.15625, -1.625, 1.0625, -1.21875, -2.96875, 2.75, -2.28125, -0.90625, -0.78125, -2.71875, 1.03125, -0.03125, 0.96875, 1.78125, 1.5625, 0.46875, -2.28125, -0.65625, -0.375, -2.5, 0.5, 2.28125, -1.15625, -1.84375, 2.40625, 3.0, -1.59375, -1.75, 1.6875, -2.9375, -1.53125, 2.9375, 0.53125, 2.3125, 0.875, 3.0, -2.8125, 0.71875, 1.0625, 1.9375, -2.1875, 2.53125, 2.625, 0.90625, -0.125, -0.4375, -0.46875, -2.8125, -3.09375, -1.375, 2.84375, 0.46875, 1.59375, -0.40625, -0.375, -1.875, 0.40625, 0.5625, 1.625, 2.28125, -2.875, -1.3125, -2.96875, 2.75, -1.8125, -2.125, -0.5, 0.40625, -2.3125, -1.5625, 1.4375, -2.375, 1.375, -2.625, -1.96875, 1.46875, 2.0625, -1.4375, -2.5, -0.09375, 2.5, -2.28125, -0.65625, 0.1875, -0.40625, -2.84375, 1.96875, -1.96875, -2.71875, -0.21875, 0.15625, 0.3125, -0.28125, -2.125, 2.3125, -2.875, -2.375, 1.625, 0.46875, -0.03125, -0.84375, 1.9375, -1.0625, -0.59375, -2.15625, -1.21875, -1.09375, 1.59375, -1.03125, -0.5625, 1.03125, 2.34375, -1.9375, 2.4375, -2.6875, -1.59375, 1.90625, 1.9375, 0.125, -1.5625, -0.75, 2.0625, 2.75, -2.0, 0.65625, -0.9375, 1.03125, 1.125, -0.90625, 1.0, 0.0625, -1.5, -2.84375, 0.375, -0.6875, -2.375, 2.96875, 1.6875, -2.0, -2.03125, -2.5, 0.78125, 1.5625, 0.90625, 1.5625, -1.53125, -2.625, -1.09375, 1.0, 0.03125, -3.0, -1.5, 0.4375, 2.125, -2.25, -2.6875, -2.9375, -2.125, -3.09375, 2.625, -0.78125, 2.1875, -2.09375, 0.09375, -1.625, -2.59375, 0.78125, -1.65625, -0.46875, 0.90625, 3.0, 0.5625, -1.78125, 1.65625, -3.125, 0.71875, -1.0625, -2.25, -2.625, 1.84375, 2.0, 2.03125, -1.90625, -1.6875, 0.71875, 0.53125, 1.875, -1.0625, 1.4375, -0.625, -0.96875, 1.21875, 0.25, -1.5625, 2.5, -0.5, 2.90625, 2.09375, 0.0, -0.78125, 2.15625, 1.875, -0.375, 3.125, 0.3125, -1.96875, -2.53125, -1.21875, 0.21875, 1.5, 0.59375, 2.6875, -2.25, 1.5625, -2.59375, 1.71875, -1.5, 1.09375, -0.4375, -1.59375, 0.5, -1.15625, -0.5625, 0.46875, -1.1875, -1.28125, -2.21875, 2.1875, 2.8125, 1.21875, 2.875, 1.8125, 1.8125, -0.53125, 2.90625, -2.75, 1.15625, 2.40625, -1.40625, 1.40625, 2.8125, 0.25, -2.71875, -0.90625, -0.875, 0.15625, 0.78125, -3.0625, -1.875, -1.28125, -1.96875, 1.75, 1.5625, 1.21875, 0.25, -1.59375, 1.0625, 1.4375, -2.15625, 2.3125, 1.5, 0.71875, -1.65625, 2.9375, 2.15625, -1.09375, 1.25, -2.875, 1.0625, 0.90625, 1.125, 1.75, 0.59375, 0.84375, -1.75, 0.40625, 1.6875, 2.625, -2.375, 2.125, 1.75, -0.75, 0.4375, 1.375, -1.34375, 0.1875, 1.375, -2.96875, 1.15625, 2.65625, 0.1875, -2.59375, 1.40625, -2.5, 0.625, 1.6875, -0.875, 3.09375, 2.5, 1.90625, -2.65625, -0.09375, 1.625, 2.8125, -0.0625, -1.21875, 2.1875, -2.25, 0.28125, -2.09375, -0.1875, 0.5625, -3.0, -0.71875, -2.46875, 1.9375, 1.65625, -3.0625, 1.75, 2.34375, -3.09375, -1.8125, -2.3125, 2.40625, -2.59375, 1.375, -1.6875, -0.78125, -2.9375, -2.03125, -3.03125, -1.40625, 0.3125, -3.03125, 1.25, -2.03125, 2.34375, -2.96875, 0.8125, -2.6875, -1.53125, 2.84375, -2.53125, -0.40625, -1.125, -0.03125, -2.375, 2.6875, -2.625, -0.1875, -3.03125, 0.03125, -2.34375, 2.34375, 0.34375, 2.375, 2.0, -2.125, -1.5, -0.78125, 0.4375, 2.1875, -1.125, -2.9375, 0.6875, -0.3125, 2.3125, 2.125, 0.65625, -2.6875, 1.3125, 2.71875, -2.65625, 2.5625, -2.5, -1.375, -2.4375, 2.53125, -1.625, -0.1875, -2.46875, -0.65625, -1.34375, 1.75, -1.46875, 1.90625, -1.9375, -1.46875, -0.28125, 2.59375, -0.46875, -2.125, 0.34375, -0.09375, -0.09375, -2.8125, -1.59375, 2.53125, 0.8125, -0.6875, -1.40625, 2.78125, -2.75, -2.46875, 2.6875, 1.625, -1.25, -0.15625, 1.84375, -0.21875, -2.375, 0.78125, 2.0, -0.53125, 2.65625, 2.4375, -0.53125, 0.4375, -0.3125, -2.875, -0.84375, -1.78125, 2.21875, -1.3125, -2.65625, -1.28125, -1.03125, -2.9375, 0.15625, -3.0, -2.21875, 2.125, -1.75, -1.28125, -0.625, 2.90625, -1.21875, 2.375, -1.34375, 1.4375, -1.0625, -3.09375, -0.125, -2.8125, -1.59375, -2.625, -0.5625, 1.96875, -1.0625, 2.03125, 0.78125, 2.875, 0.59375, 1.34375, -2.3125, -2.28125, -2.8125, 0.8125, 0.59375, -2.09375, -1.0625, -1.40625, 2.21875, 2.53125, 2.78125, 0.59375, -0.28125, -0.0625, 2.625, -2.875, 0.8125, 1.25, -0.0625, -0.65625, -0.15625, 2.21875, -1.03125, 0.34375, -2.3125, -0.1875, 1.375, 2.625, 2.625, 1.78125, 2.21875, -1.84375, 1.84375, 2.34375, 2.4375, 0.3125, -1.78125, 2.5, 2.0625, 3.03125, -2.59375, 0.8125, -0.96875, -2.0625, 2.03125, 0.8125, 2.875, 0.75, -0.96875, -0.5, -0.65625, 1.875, -0.8125, 1.8125, 1.84375, -1.46875, -2.4375, -1.21875, 1.46875, 0.96875, 2.375, -2.25, -1.375, -1.25, 0.8125, -1.53125, -2.59375, 0.5, -0.09375, -2.34375, 2.125, 0.9375, -0.875, -0.375, -1.25, -1.0, 1.21875, -1.5625, 0.53125, 1.34375, 2.71875, 0.40625, 2.28125, -2.75, 2.6875, 0.53125, 0.21875, 1.25, -1.625, -0.8125, -2.125, -2.4375, -1.0, -1.25, -3.0, 0.75, 2.6875, 2.5625, 1.0, 0.25, 0.90625, -0.40625, -0.53125, 0.1875, 1.90625, -2.75, -0.625, 2.96875, -1.34375, -1.65625, 2.78125, -0.78125, 1.25, 0.4375, 0.46875, 1.5, -0.375, 1.0625, -0.5625, 2.0625, 1.5625, -2.09375, -1.78125, 2.15625, -0.65625, 0.65625, -1.09375, -0.46875, 0.0625, 2.78125, -0.1875, -2.0625, -2.03125, 1.40625, -2.71875, -2.46875, -2.1875, 0.6875, -1.90625, 2.71875, 1.25, 0.21875, 0.375, -2.53125, -1.5, -1.1875, 0.75, 2.34375, 0.0, 3.0625, 1.96875, -1.75, 2.9375, 2.5625, 1.71875, 0.5625, 0.9375, 2.9375, 2.0, -2.6875, 2.21875, -0.6875, -1.625, -1.59375, 1.0, -1.0625, -1.625, 2.75, 0.59375, 2.34375, 2.25, -2.78125, -2.90625, -0.46875, -2.40625, -2.21875, 2.625, 1.625, -0.59375, -0.46875, -1.84375, 0.5625, -2.125, -1.34375, 1.96875, -0.375, -2.3125, -0.5, 1.21875, 1.875, 2.125, -0.875, -1.375, -0.625, -0.59375, 2.21875, 2.5625, 0.71875, -0.75, -1.53125, -2.875, 2.90625, 1.625, -3.0, -0.59375, 2.1875, 2.90625, 0.09375, 1.40625, -0.21875, -2.15625, 0.15625, 1.53125, -1.25, -0.84375, 2.03125, -1.125, -1.09375, 0.21875, -1.84375, -2.125, 0.34375, -0.40625, -2.46875, -1.0, 2.625, -1.59375, 1.1875, 2.15625, -2.9375, -2.625, -2.84375, 1.0, 2.6875, 3.125, 2.0625, 0.6875, 0.96875, 0.53125, -0.03125, 0.4375, -0.75, 0.59375, 2.15625, 3.0625, -1.78125, 1.71875, 1.15625, -2.6875, 0.8125, -1.9375, -1.78125, -2.4375, -1.21875, 0.90625, -2.5, 2.75, 1.875, -1.71875, -0.4375, 0.90625, 1.09375, -2.78125, 1.15625, 2.78125, 2.15625, -1.1875, 1.9375, 0.375, 2.53125, 1.65625, -0.3125, 1.75, 2.4375, -1.1875, 0.71875, -1.09375, -1.5625, 2.4375, -2.28125, 2.46875, 0.625, 2.78125, 2.71875, 1.03125, -1.40625, -1.59375, -0.09375, -1.8125, 1.25, 1.09375, 2.96875, 3.125, 1.40625, -1.03125, -2.8125, 1.59375, 0.65625, -0.84375, 1.4375, -0.6875, 0.0625, 1.25, 0.34375, -0.34375, 2.5, -0.5625, 2.71875, -0.375, -2.46875, -1.625, 2.8125, 0.375, -2.125, -0.15625, 0.125, -1.28125, 2.65625, 1.59375, -0.4375, -0.59375, -2.25, -0.1875, -2.4375, 3.03125, 0.90625, 3.0625, -2.375, -0.3125, 0.25, 0.65625, 0.4375, -2.375, -0.15625, 2.15625, 1.28125, 2.71875, 2.4375, -2.1875, 0.28125, 0.875, 2.625, 0.3125, 2.78125, -2.625, 1.5}
tensor @r0.in.y : f32[2, 3, 4, 5, 3] = {-1.5, 1.5, 0.34375, 0.65625, 2.25, -0.21875, 0.78125, -2.59375, -1.625, -0.1875, 2.46875, 0.8125, 1.75, 2.75, -2.96875, 1.8125, 1.65625, 2.5625, -0.09375, -2.46875, -0.125, -0.9375, 1.21875, 0.25, -0.5, -3.03125, 2.75, -1.09375, -0.5, 2.65625, 1.65625, -2.59375, -0.71875, 2.1875, 1.1875, -3.0625, -1.46875, 0.65625, -1.0, 1.8125, -2.3125, 0.28125, 0.53125, -0.1875, -3.0, 2.75, 2.6875, 0.78125, -1.0, 1.3125, 2.8125, -1.53125, -3.0625, 2.09375, -0.78125, -0.5625, -1.34375, -1.8125, 2.3125, -2.5, -1.625, -2.09375, 0.78125, 2.3125, -0.15625, 3.125, 3.0, -0.9375, -0.90625, 0.90625, 0.125, 0.0, -1.40625, 1.90625, -2.3125, 0.71875, -1.15625, -3.09375, 2.65625, -0.1875, -0.8125, -0.84375, 0.65625, -2.125, 1.46875, 2.28125, 0.4375, 0.75, 2.59375, -1.84375, -2.90625, 1.28125, 2.4375, -1.875, 0.6875, -2.5, -3.125, -2.875, 2.03125, -0.40625, -2.4375, -1.96875, -1.0, -2.96875, -0.71875, 1.8125, -1.25, -2.9375, -1.125, 0.59375, 2.0, 0.875, 2.25, -1.875, -0.96875, -0.8125, -0.375, 0.65625, -3.03125, 2.46875, -0.1875, 0.90625, -0.03125, -2.0, -0.34375, -0.78125, 0.3125, -1.71875, -2.53125, -2.71875, 2.5625, -3.09375, 2.96875, -0.78125, -0.78125, -2.9375, 2.75, -1.53125, 1.75, 2.9375, 2.96875, 1.6875, 0.0, -1.40625, 0.5, -1.03125, -2.3125, -1.15625, -2.3125, 0.3125, 0.03125, -0.75, 0.125, -0.1875, 2.03125, -0.375, 1.0, -0.1875, 1.71875, -0.34375, -0.15625, -2.21875, 0.78125, -2.21875, -0.6875, -1.71875, -0.5625, 0.84375, -0.65625, -1.1875, -0.1875, -2.46875, -1.25, 1.46875, 0.40625, 0.5625, -2.65625, 3.03125, -3.0625, -0.78125, -1.5625, -0.90625, -0.21875, -3.125, -1.375, -0.8125, -1.21875, 0.0625, 0.4375, -2.90625, -1.21875, 0.875, -0.6875, 2.625, -1.84375, 3.0, -3.09375, -0.5, 1.0, -1.71875, 1.53125, -1.0625, 2.53125, 2.4375, -2.0, 0.21875, -2.0, -0.1875, 3.09375, -0.6875, 2.8125, -0.09375, 0.6875, -0.28125, -0.65625, -1.375, -2.1875, -0.96875, 1.21875, 0.59375, -0.0625, 1.09375, 0.625, -0.25, -1.09375, 0.90625, -2.3125, 2.5, 1.75, -1.34375, -0.28125, -0.21875, -0.75, -0.9375, -0.625, 1.6875, 2.1875, 0.84375, -1.625, -2.84375, 2.71875, -3.125, 3.03125, -1.3125, 2.28125, 1.90625, -3.03125, 0.65625, -1.4375, -0.78125, 1.96875, -0.5, -3.0, -2.875, -0.53125, -0.15625, 1.0625, -1.03125, 1.9375, 0.46875, 1.3125, -2.96875, -1.125, -0.15625, 1.65625, 0.1875, -1.25, -2.71875, 1.28125, -2.96875, 2.71875, -0.28125, -1.78125, 2.625, -1.875, -0.09375, 0.0625, 1.4375, 1.71875, -3.09375, -1.09375, 0.375, -2.03125, 0.21875, -1.0625, -0.28125, 2.09375, -2.09375, -2.15625, -1.9375, 0.03125, 0.40625, 0.625, 2.59375, -0.28125, 0.40625, 0.90625, 1.84375, -1.0, -3.125, -2.71875, 1.84375, 1.15625, -2.0, -0.03125, 1.34375, -2.4375, 2.125, 0.59375, 2.15625, 2.03125, -2.96875, 0.59375, -0.59375, -0.875, 0.0625, 2.03125, -3.03125, -2.96875, -3.03125, 0.375, -1.0625, 1.53125, -3.0, -0.21875, -2.78125, -2.0, -1.5, -0.96875, -1.65625, -3.0, -2.09375, 0.0625, 2.6875, 2.375, -1.15625, -2.5, 1.625, -1.1875, -2.6875, -0.9375, 2.25, -0.53125, 0.59375, 0.9375, 1.25, 0.71875, -0.6875, 0.96875, 1.15625, -2.5625, -2.0625, -2.8125, -1.03125, -2.8125, 2.1875, 2.21875, -1.46875, 3.0, -1.84375}
tensor @r0.want.0.f32 : f64[2, 3, 4, 5, 3] = {-9.5, 3.03125, 0.9375, -2.03125, -1.0, 4.625, 9.71875, 0.625, -4.4375, 4.4375, -7.4375, -5.65625, -9.78125, 2.15625, -20.71875, -0.375, -2.28125, 5.28125, 1.46875, -2.4375, -2.90625, -0.9375, -2.8125, -0.5625, 2.09375, -2.0, 5.71875, -1.0, 3.59375, 6.8125, 1.9375, 0.53125, -2.21875, -1.25, -0.6875, 1.1875, -5.875, -2.78125, 8.40625, -0.625, -2.0625, -3.1875, 8.9375, 0.03125, 0.03125, 3.40625, 4.53125, 0.59375, -0.59375, -0.21875, 6.28125, 0.34375, -0.46875, 8.0625, -1.71875, -4.15625, -7.71875, -13.28125, -5.8125, -0.375, -0.3125, -3.4375, -5.15625, 3.625, -1.90625, -0.75, 7.09375, 2.96875, 5.03125, -3.28125, -2.4375, 8.9375, -2.3125, -5.96875, 8.59375, -0.21875, -1.25, -4.25, 0.75, -0.8125, -4.625, 0.21875, -0.09375, -1.8125, 1.0, -1.3125, 5.40625, 0.5625, -0.65625, -5.28125, 1.875, -1.46875, -0.28125, -1.21875, -2.90625, 1.0, -1.09375, 2.9375, 0.40625, -3.21875, -1.21875, -2.84375, 0.4375, -2.09375, 2.53125, -0.09375, 0.25, 0.34375, 4.375, 3.59375, 2.3125, 5.75, -0.84375, -7.375, -1.40625, -2.40625, -1.84375, 0.1875, -3.90625, -2.125, -6.9375, -1.59375, 0.28125, 4.03125, -7.15625, 4.25, 1.0625, 4.125, 2.03125, -4.25, 3.09375, 1.34375, 6.3125, -7.59375, 14.46875, -0.3125, -2.1875, -0.3125, 0.5, -0.3125, 2.0, -1.09375, 2.96875, 2.34375, -0.03125, 2.28125, -1.34375, 2.6875, -2.71875, -3.75, 4.40625, 2.53125, -1.84375, -0.65625, -1.84375, 0.65625, -3.6875, -0.53125, 1.96875, -2.125, 1.65625, 1.6875, 5.1875, -2.34375, 2.625, -3.03125, -0.78125, -5.71875, 0.21875, -2.6875, 9.40625, -7.125, 4.90625, -2.90625, -6.53125, 0.71875, -5.46875, 0.375, 1.8125, 13.03125, -0.625, -6.3125, 4.09375, 4.875, 4.875, 0.15625, 8.5625, -1.375, -3.6875, 0.3125, -4.3125, 8.21875, 11.84375, 4.59375, 5.625, -0.03125, 2.15625, -0.65625, 0.53125, -2.75, -0.90625, 1.3125, 2.25, -2.65625, 0.375, 1.3125, 2.625, 7.8125, -1.21875, 2.71875, 0.15625, 0.90625, 0.625, -0.8125, 1.3125, 1.1875, -5.59375, -1.125, -2.625, -0.15625, -2.96875, -0.4375, -2.03125, -0.71875, 1.21875, 3.0625, 0.21875, -2.15625, 3.0, -4.90625, 6.3125, -2.96875, 1.84375, -10.90625, 3.75, 0.75, -2.375, 0.96875, 1.0625, -12.65625, -5.6875, -4.78125, 8.125, -1.96875, 5.5, -1.375, 2.65625, -0.8125, 5.3125, -5.34375, 3.03125, -5.28125, -4.90625, -7.78125, 10.6875, 1.4375, -1.75, 4.71875, -0.25, 1.75, 1.0625, -1.15625, 1.375, 0.84375, -2.40625, 1.40625, -0.1875, 4.3125, 3.90625, -4.25, -4.90625, -2.3125, 1.1875, -2.46875, -2.9375, -6.46875, -2.71875, 1.25, -2.65625, -1.875, -1.53125, -0.09375, -8.34375, -5.53125, 10.90625, -2.125, 1.0, -2.875, -2.96875, -5.09375, -4.53125, -5.96875, -3.5625, 1.28125, -1.125, -1.5, 2.46875, 0.78125, -5.3125, -0.5625, 8.15625, 0.75, -4.84375, 3.03125, -2.1875, 1.65625, 3.875, -1.625, -0.53125, 4.0625, 1.65625, 9.1875, -1.90625, -2.625, 10.5, 2.28125, 0.9375, 2.25, 1.53125, -1.625, -1.65625, 1.125, 0.59375, 1.8125, -3.375, -2.40625, 2.03125, 5.0625, -6.28125, -0.8125, -1.375, -0.59375, 5.1875, 1.1875, -2.15625, 0.4375, 1.1875, -1.125, -2.71875, -1.78125, -0.40625, -0.84375, 5.0625, 7.4375, -3.40625, -3.125, -3.125, -1.15625, 6.78125, -2.28125, 1.4375, -0.4375, 3.15625, 0.75, 4.28125, 3.25, 0.59375, 9.71875, 5.5625, 7.375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 7, 8, 6],
    %y : f32[2, 3, 4, 5, 3]) {
  %replication_pad3d_backward = aten.replication_pad3d_backward.default(grad_output=%x, self=%y, padding=[1, 2, 0, 3, 2, 1]) : f32[2, 3, 4, 5, 3]
  return %replication_pad3d_backward as "replication_pad3d_backward"
}

fxge 1
model "replication_pad3d_backward.plain.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 7, 8, 6] = {0.5625, 1.90625, 2.21875, -1.0625, -0.875, -1.5625, -0.375, 1.625, -2.78125, -2.03125, -3.0625, -0.65625, -2.375, 0.6875, 1.6875, 1.1875, 2.78125, -2.75, -0.8125, 1.9375, -2.4375, 1.6875, -1.125, -0.1875, -2.5, -1.96875, -2.0625, 2.34375, -0.125, -2.84375, -1.40625, -2.0625, -1.9375, -1.125, 0.4375, 2.53125, -1.46875, 1.8125, -0.0625, 1.75, 2.375, 0.21875, -1.0625, -1.75, -2.625, 1.0625, 1.03125, 3.0625, -2.96875, 2.78125, 0.28125, 0.71875, 1.03125, -0.9375, -1.0625, 1.25, -0.09375, 1.84375, -0.15625, -2.75, 1.09375, 2.21875, -1.6875, -0.65625, 3.125, -0.15625, 3.0625, 1.0625, -0.25, -0.4375, 1.4375, -2.28125, 1.96875, -1.40625, -2.15625, 1.125, -1.59375, 1.625, 1.65625, 1.65625, -1.03125, 0.03125, 2.59375, 0.75, 1.78125, -3.0625, -0.78125, -0.78125, -1.3125, 1.6875, -2.59375, 1.40625, -0.96875, -1.0, -1.875, -3.0, -2.375, 2.28125, 1.28125, 1.0625, 2.65625, 1.0625, 2.46875, 0.78125, -0.28125, -3.125, 1.8125, -1.0, -1.8125, 1.0625, 2.34375, -2.6875, 0.375, 0.875, 0.28125, -1.4375, -2.53125, 0.15625, -0.90625, 0.34375, 3.125, 0.25, -0.375, 0.125, 0.59375, 0.3125, -2.34375, 0.0, 2.21875, 2.09375, 2.15625, -2.40625, -3.09375, -1.46875, -3.0625, 1.3125, -1.25, -0.625, -2.4375, -1.46875, 0.3125, -1.25, 0.4375, -2.5625, 0.21875, -0.09375, 3.125, -1.53125, 2.96875, -1.40625, -2.53125, -2.40625, 0.5, 0.375, -1.15625, 0.40625, 3.0, 0.125, -0.875, 1.4375, 1.90625, 1.875, 0.71875, -1.25, -2.65625, -2.1875, 1.5625, -1.1875, 0.25, -3.03125, -2.625, -2.46875, 0.75, -2.09375, -1.71875, 2.96875, -0.625, 0.6875, 1.40625, -0.59375, -1.53125, 1.34375, 2.5625, 2.0625, 2.6875, -2.0625, -1.96875, 0.53125, 2.53125, 0.0, 0.125, -1.8125, -3.09375, 3.0, 1.8125, -0.75, -1.75, -0.84375, -3.125, -1.75, -1.75, -2.28125, -0.375, 2.90625, 2.15625, 1.53125, 2.3125, 0.46875, 2.375, 1.3125, -1.6875, -1.0, 0.09375, -0.21875, 2.28125, 1.375, -2.0625, -0.9375, -3.125, -3.09375, 2.4375, -1.53125, -2.84375, 1.375, 2.6875, 2.4375, -1.9375, -0.625, 2.65625, 1.78125, -2.625, 2.90625, -0.125, -0.53125, -3.03125, -1.40625, 1.28125, 1.21875, -2.84375, -2.78125, 1.65625, 1.90625, -1.5625, -0.0625, -3.0, -0.84375, -1.28125, -0.875, -0.125, -1.15625, -2.0, -0.1875, -2.84375, 0.0, -1.09375, 2.625, -2.0625, 0.53125, -0.78125, -1.53125, 0.6875, -1.59375, -2.125, -2.5, -1.59375, -1.40625, 1.9375, -1.25, -1.5, -2.40625, 0.8125, -0.09375, -3.0, 3.0625, -2.1875, -1.78125, 3.03125, -1.375, 0.34375, 1.4375, -0.6875, -0.25, 0.9375, 2.90625, -0.28125, 3.09375, -2.875, -0.65625, -1.15625, 2.84375, -3.0, -1.84375, 0.9375, 2.15625, -1.875, 0.9375, -1.59375, 0.4375, -0.4375, -1.9375, -0.03125, 0.9375, 0.21875, 1.96875, 0.625, 1.5, 1.6875, 1.625, -2.125, 2.09375, -2.4375, -1.6875, -3.09375, 2.84375, 0.84375, 2.90625, -0.59375, -2.84375, 1.71875, -0.96875, -1.375, -2.90625, -0.59375, 0.09375, 2.4375, 2.90625, -1.09375, -1.25, 2.875, 1.0, 2.1875, 1.46875, -1.03125, 2.8125, 2.9375, 1.84375, -1.90625, -1.0625, -1.5625, -1.25, -0.3125, -0.78125, -1.84375, 0.0, 1.28125, -1.53125, 1.375, -1.875, 2.5, -1.5625, 0.625, -1.34375, 0.65625, -1.40625, -1.90625, 2.96875, 1.78125, 3.0, 2.8125, -0.34375, -0.59375, -2.65625, -1.5, 2.15625, -1.78125, 0.78125, -1.46875, 1.6875, 0.25, -2.28125, 1.6875, 1.125, -0.1875, 3.0625, 2.5, -2.84375, -2.65625, 1.59375, -2.75, 1.90625, 1.96875, -2.40625, -0.09375, -0.46875, 0.0, 0.28125, -1.15625, -0.5625, 2.25, -2.59375, 0.375, 0.9375, 3.09375, -2.125, -2.21875, -0.71875, -1.65625, 1.25, 0.125, 2.78125, -0.625, 1.28125, 1.53125, 3.0625, -0.3125, -2.28125, -2.53125, 0.53125, -0.125, -1.25, 1.625, -1.15625, -2.59375, -0.96875, -1.53125, 1.65625, -2.6875, 2.0, 2.4375, 0.8125, -1.4375, 1.1875, -1.8125, -0.84375, 0.15625, -1.53125, 0.75, -2.03125, -0.375, 0.9375, -2.875, -1.46875, -2.21875, 2.40625, 0.8125, 3.0, -2.75, 2.46875, -2.15625, 2.25, 0.5, -0.25, -1.53125, 1.6875, -0.1875, 0.25, 0.4375, -2.15625, -1.78125, 0.40625, 1.0, 0.09375, 0.96875, -2.78125, 1.9375, 1.0625, 1.40625, -0.9375, -0.21875, 0.90625, 1.59375, 2.46875, -1.65625, 2.21875, -1.28125, -1.75, -1.40625, 1.6875, -1.3125, 1.34375, -2.5625, 3.03125, 1.0625, 2.40625, -2.5, 0.84375, -2.71875, 1.03125, 1.0625, -0.25, 1.375, -1.28125, -1.59375, -2.71875, -0.78125, 1.3125, -2.15625, -0.78125, -1.8125, -0.84375, -1.625, 2.34375, 3.03125, 1.90625, 0.84375, 0.96875, 2.34375, -2.40625, 3.09375, -2.03125, 1.0625, 1.9375, 1.25, 2.28125, -2.09375, 1.0, -2.875, 1.8125, -1.40625, -2.8125, -1.21875, -1.96875, 1.03125, 2.15625, 3.09375, -3.0, 1.46875, -2.59375, -1.6875, -0.0625, 0.71875, 2.4375, 0.25, -1.625, 1.84375, 1.75, 2.0, 1.1875, -1.40625, 1.125, -1.9375, 0.84375, -1.96875, -0.28125, 0.9375, -1.5625, -1.8125, -1.28125, -2.875, 3.0, 0.71875, 0.40625, -2.28125, -2.625, -2.09375, 0.96875, 1.78125, 2.8125, 0.71875, 0.34375, -2.90625, 2.78125, 0.15625, 1.84375, 2.4375, -1.625, 2.96875, -0.15625, 2.25, 0.59375, -2.46875, -1.96875, -0.875, -0.28125, 1.1875, -2.875, 3.09375, -2.75, 0.625, 1.96875, 1.625, -1.1875, 2.21875, 3.09375, -0.625, -0.125, 2.21875, 1.03125, -1.78125, -2.125, -1.625, 2.75, 2.0625, -0.5, -1.5, 0.46875, 1.25, -2.25, 2.375, 1.34375, -1.25, 1.03125, -1.90625, 1.0, 0.8125, -0.75, -3.03125, -1.3125, -2.03125, 2.03125, -2.25, -1.25, 1.75, -0.4375, 2.21875, 1.375, 1.78125, -1.75, 2.40625, 1.40625, -0.96875, 1.125, 0.65625, -3.09375, -2.1875, 2.25, -1.5625, -2.1875, -0.46875, 1.96875, 1.4375, -1.78125, 0.375, -0.125, -0.9375, -3.09375, -1.375, -1.375, -0.4375, 0.65625, -0.875, 1.09375, 1.03125, 0.375, 0.28125, 2.625, -0.84375, 1.9375, -2.4375, -2.5, -2.0625, 0.46875, -1.65625, 3.0, -2.09375, 1.5625, -1.96875, -2.78125, -0.28125, 1.5625, -2.25, 1.03125, 2.25, 1.9375, -0.34375, -1.8125, 0.875, 2.875, 2.0, -1.65625, -0.5625, -1.9375, -2.375, 1.59375, -3.03125, 1.34375, 2.3125, 0.9375, -0.09375, 3.0, 0.75, 0.15625, 1.78125, 2.84375, -2.4375, -2.59375, -0.1875, 2.28125, -3.125, 0.75, -2.40625, -2.15625, -2.875, 0.09375, -2.46875, 2.40625, 2.84375, 0.28125, 1.65625, 2.125, 3.125, 2.875, 0.65625, -1.25, 1.71875, -1.75, 0.5, 0.25, 1.125, -3.03125, 2.375, -0.5, 0.25, 2.28125, -0.375, 0.4375, -0.34375, -2.625, 1.40625, -0.25, 0.46875, 1.84375, 2.84375, -2.03125, -0.625, -3.0, -0.15625, 1.3125, 0.40625, 0.5, -1.40625, -2.78125, -1.59375, 2.90625, 0.53125, 2.8125, -0.6875, 1.5625, -0.1875, -1.6875, 0.71875, -2.78125, 2.5, 0.1875, -1.375, -3.125, -2.09375, -0.03125, 3.125, -2.25, 1.90625, -1.8125, -1.78125, -0.625, -0.46875, -1.6875, 2.25, -1.0, -0.375, -3.0625, -2.90625, -1.28125, -2.5625, -1.625, -1.65625, 1.875, 2.25, 1.21875, -0.28125, 3.0, 0.1875, -1.125, -1.21875, -2.90625, -0.5, -0.90625, -3.0, 0.53125, 1.0, -2.5, -2.375, -2.09375, 2.875, -3.0625, 2.625, 1.90625, 1.8125, -1.375, 2.3125, -2.1875, 1.15625, 1.9375, 3.125, -1.0625, 1.625, -1.65625, 0.84375, -1.09375, 2.0, -2.9375, 1.53125, -0.625, 0.90625, -1.46875, 1.40625, -1.25, -0.09375, 0.59375, -1.84375, 3.09375, 2.3125, -0.46875, -2.90625, -1.8125, -2.59375, 2.28125, -0.9375, 1.125, 0.625, -2.53125, 3.03125, 0.46875, -0.9375, -1.625, 0.46875, 3.03125, -3.03125, 3.03125, -2.4375, -1.65625, -2.21875, 0.71875, 2.46875, 1.4375, -1.8125, 0.78125, -2.625, 1.84375, 1.59375, -2.3125, -0.6875, -1.15625, -2.3125, -1.84375, -1.0625, -0.875, -0.4375, -0.78125, 0.5, 2.6875, 2.4375, -2.34375, 2.28125, -2.25, -0.6875, -1.75, 1.90625, -0.34375, 1.8125, 0.875, 1.40625, -2.75, -1.84375, -0.375, 1.40625, -0.0625, -0.96875, -2.40625, 0.5, 2.0, 0.59375, -0.40625, -1.9375, 2.59375, 2.09375, 1.78125, -2.21875, 1.40625, 0.53125, -2.71875, -1.375, -0.75, 0.625, 1.375, 1.40625, -2.15625, 2.34375, 2.5, 1.875, 0.0, -2.4375, -1.125, -1.78125, 2.5625, 0.84375, -0.65625, 1.25, 1.90625, -2.34375, 1.9375, -1.0625, -2.4375, -2.9375, 0.125, -2.125, 1.53125, -0.53125, -2.625, 1.625, -2.40625, -1.03125, 2.4375, -0.5, -1.5, 0.59375, 2.96875, 0.5625, -2.5625, 0.15625, -1.25, 3.09375, -2.75, -0.9375, -1.8125, 1.3125, 0.40625, 1.4375, 2.03125, 1.65625, 0.5625, -0.15625, 1.625, 1.1875, -1.8125, 0.3125, -2.96875, 1.28125, -2.71875, 2.8125, -1.125, 2.4375, 2.3125, -2.4375, 2.59375, -0.71875, -0.0625, -3.09375, -2.40625, 1.09375, 0.40625, 2.3125, -2.65625, -3.125, 1.0625, -0.34375, 3.0, 2.5, -2.8125, 0.03125, -1.875, -0.5625, 1.15625, -2.625, 1.75, 1.625, -2.5625, 0.90625, 1.40625, 1.78125, -1.78125, -1.5625, 0.6875, 0.75, -0.5625, 1.65625, -1.875, -1.59375, -2.8125, -1.96875, 1.21875, 2.4375, 0.40625, -2.4375, 0.65625, -3.125, 2.1875, 1.65625, -0.21875, -0.375, -1.40625, 0.90625, -1.71875, 0.46875, -1.375, 0.28125, 1.8125, -1.65625, -1.59375, 0.21875, -1.4375, -1.3125, -1.09375, -0.90625, -1.96875, 3.0625, 3.0625, 1.90625, -1.25, -1.9375, 0.96875, 2.46875, -1.65625, -1.59375, -0.09375, -1.78125, -2.59375, 0.09375, -2.5625, -2.09375, 0.53125, 2.3125, -0.75, -0.21875, 0.28125, -2.59375, -1.125, 1.4375, 1.4375, -2.46875, 3.03125, -0.09375, -0.78125, -1.21875, 0.0, 0.5625, -1.03125, -2.625, -1.84375, 3.125, -0.5, -3.0, -1.9375, -2.15625, -1.3125, 1.6875, -1.3125, -2.8125, -2.03125, -1.5625, 2.25, 2.5625, 0.09375, -2.40625, -2.625, 2.34375, 0.15625, 1.28125, -1.84375, -2.3125, -0.84375, -2.125, 2.96875, -0.5, 2.25, 2.625, 1.5625, 0.59375, 1.625, -2.5625, -1.09375, -2.0, 1.34375, 1.4375, 0.53125, -0.125, 2.46875, -1.125, -1.53125, -0.3125, 0.28125, 2.125, -0.4375, -1.0625, -1.625, 1.78125, 2.3125, -1.4375, 1.78125, -2.8125, 3.125, 2.40625, -0.84375, -1.5625, -1.375, -0.96875, -0.28125, 2.65625, 2.5625, 2.28125, -2.375, -2.71875, 0.3125, 2.90625, 1.40625, -0.09375, 2.53125, 0.4375, 0.75, 0.3125, -2.53125, -1.0, 1.21875, 0.59375, 0.90625, -2.4375, -0.25, 1.78125, 0.125, -1.9375, -2.96875, -0.25, -3.09375, -1.21875, 0.28125, 2.09375, 0.46875, -2.28125, -0.09375, 0.53125, 1.15625, 2.09375, 0.625, -0.28125, 1.0, -1.96875, 1.78125, 1.53125, -2.46875, -0.53125, 0.3125, -0.0625, 1.625, 2.65625, 1.5625, -2.59375, -0.90625, -1.875, -0.71875, -1.9375, -1.15625, 3.125, 2.375, -1.3125, -2.1875, 0.84375, -2.15625, -0.03125, 1.59375, 2.65625, -1.625, 0.09375, 1.625, 0.375, -2.28125, 0.53125, -1.125, -0.25, 2.875, 2.78125, -1.34375, 1.84375, -1.9375, 0.65625, -2.21875, 1.59375, -0.5625, -2.0, -1.90625, 1.875, -0.78125, 2.59375, 1.125, -0.875, 2.0, 0.9375, -2.4375, -1.5625, 0.75, -2.5, -2.59375, 1.25, -0.625, -0.1875, -0.21875, -2.625, -3.09375, -0.625, -0.71875, -2.65625, 2.875, 0.96875, 1.0, -1.78125, -0.3125, 1.59375, -2.6875, 2.90625, -0.875, 2.34375, -1.84375, 0.4375, 0.65625, 0.96875, -3.09375, 0.4375, -0.1875, 0.625, -2.125, -1.25, -3.0, 0.9375, -1.75, -1.8125, -0.5, -1.75, -1.25, -3.125, -1.03125, 0.375, -2.65625, -0.375, 0.90625, 0.46875, 2.09375, 2.8125, -2.90625, -1.46875, 1.09375, -1.3125, 1.375, -1.28125, -0.59375, 1.09375, 2.84375, 1.25, -2.5, -2.78125, -1.5, -2.625, 1.0, -1.1875, -1.96875, 2.25, 2.8125, -1.25, -0.84375, 2.25, 2.15625, -1.125, -1.75, 1.65625, 2.21875, 1.625, 1.3125, -1.03125, -0.6875, -0.71875, 0.46875, 0.96875, -2.9375, 1.03125, 2.03125, -2.125, 1.15625, -1.125, 1.84375, -2.09375, -1.84375, 0.53125, -1.21875, 2.84375, -1.25, -2.5, -2.875, 0.90625, -1.5, 1.34375, 0.15625, 1.46875, 0.4375, -2.59375, -1.71875, 2.125, -1.84375, -1.65625, 1.6875, 2.28125, -2.75, -0.0625, -2.59375, 0.40625, 0.9375, 0.28125, 1.0, -1.34375, -3.125, 0.3125, -2.3125, 1.5625, 2.78125, -1.34375, 0.15625, -2.0625, -1.5625, -2.53125, -0.15625, -1.46875, 0.5625, -2.3125, -1.875, 1.4375, -2.4375, -2.09375, 1.6875, -0.21875, 1.09375, -2.375, 0.09375, -2.84375, -0.4375, -2.875, -1.25, -2.28125, -2.5625, -2.3125, 2.03125, -0.03125, 0.8125, 2.59375, -2.90625, -0.9375, 0.03125, 0.4375, -0.46875, 2.53125, 3.09375, 0.1875, -1.15625, 0.78125, -2.875, 2.3125, 2.5625, 2.625, 1.96875, -1.59375, 0.1875, -0.1875, -0.59375, -2.09375, -0.625, -0.96875, 2.0, -2.21875, -0.0625, -2.03125, -0.09375, 1.875, -1.0, 1.5, -1.1875, -0.625, 2.96875, 3.09375, -0.625, 2.4375, 0.8125, 0.625, 1.75, -1.90625, 1.1875, -2.5625, 1.46875, 1.6875, 2.6875, -0.8125, -2.78125, -2.65625, 2.34375, -1.40625, -1.8125, -0.53125, 3.0, -2.46875, 2.84375, 1.46875, -3.0, -2.5625, 0.78125, -2.875, 2.84375, 0.28125, -2.125, -0.96875, -0.78125, 0.75, -3.09375, -0.9375, 0.125, -2.84375, 0.9375, -0.84375, -1.25, 1.8125, -1.625, -0.96875, -1.65625, -2.40625, 0.0625, 2.0, 1.84375, 1.34375, -2.625, -0.46875, -3.0625, -1.125, 2.9375, -0.875, 0.9375, 3.0625, 0.28125, 0.15625, -1.0625, -2.84375, 2.21875, -0.3125, -2.5, 2.8125, -0.0625, 1.8125, 0.28125, 0.40625, -2.53125, -2.0625, -2.0625, 2.8125, -2.71875, -2.1875, -2.5, -0.625, 2.125, -3.0625, -0.96875, 0.125, -0.3125, 0.9375, -1.125, 3.0625, -2.375, -2.875, 2.46875, -2.09375, 1.4375, -2.09375, 2.09375, 2.03125, -2.1875, -0.625, 1.75, 3.09375, -2.4375, 3.0, -2.9375, 1.8125, 2.25, 0.40625, -1.21875, -0.65625, 1.15625, 1.21875, -2.34375, 0.8125, -2.875, 0.3125, -1.75, -2.71875, -2.5, -0.90625, 2.0, -2.375, 0.15625, -1.875, -1.25, -1.09375, -2.3125, 1.21875, -0.4375, 0.78125, -1.625, 2.96875, 1.84375, -2.6875, 0.53125, 1.34375, -1.34375, 0.90625, 1.125, 0.75, 2.4375, -1.84375, 1.125, -0.65625, -1.03125, -2.46875, 2.0, -2.5, 2.0625, -0.59375, 2.90625, 0.25, -2.4375, -2.53125, -2.0625, -0.84375, 2.1875, -0.84375, -0.375, -0.96875, 0.46875, 2.96875, -2.84375, -1.6875, 1.15625, 0.625, -0.75, 2.40625, 0.65625, -0.46875, -0.625, -0.9375, -1.21875, 1.46875, -0.90625, 1.3125, 1.40625, 2.21875, 2.875, 0.21875, -1.6875, 1.28125, -1.21875, -0.84375, -0.21875, 0.875, 3.0625, 2.15625, -0.3125, -0.25, 1.15625, 2.96875, -2.8125, -1.03125, 1.28125, 2.875, 0.0, -0.40625, 1.96875, 3.03125, 1.0625, 1.46875, 1.59375, -0.5, -0.75, -1.875, -1.0625, 2.6875, 0.34375, -2.1875, 0.125, 0.34375, 0.28125, -1.96875, 1.3125, 2.125, 2.0625, 2.15625, 1.65625, 1.0625, 0.5, -2.9375, 1.46875, -0.78125, 0.90625, 2.40625, -0.3125, -2.46875, -0.40625, -0.78125, -0.625, -2.34375, 2.75, -0.90625, 0.15625, -2.6875, -2.3125, 1.96875, -2.34375, -1.90625, 2.90625, 0.6875, -2.625, 0.125, 0.875, 0.375, 2.3125, -0.21875, -1.21875, -2.0625, 0.59375, -2.65625, 1.46875, -1.15625, -3.0625, -2.96875, -0.78125, 1.53125, -0.9375, 1.875, -0.96875, 0.21875, 1.40625, -1.1875, -0.5625, 0.125, 0.75, 0.4375, 0.6875, -2.5, 1.59375, -2.15625, 0.5625, -0.09375, -1.9375, 1.21875, -1.4375, 0.375, 3.03125, -2.90625, 2.25, -1.34375, -2.71875, 2.71875, 1.15625, 2.375, 0.71875, -0.4375, -2.875, 0.15625, 2.21875, -2.3125, -2.0625, 2.4375, -0.625, 0.6875, 2.90625, -2.0, -1.5, -2.0, 0.53125, 1.03125, 0.03125, 1.09375, 2.40625, -2.84375, -2.6875, -1.3125, -1.5, 1.0625, 2.90625, -0.9375, -2.0625, -0.34375, 2.65625, -0.53125, 0.46875, -2.3125, -1.46875, 1.0, 0.21875, 2.4375, -0.40625, 0.59375, 1.34375, -0.3125, 2.1875, -0.6875, 0.15625, -2.28125, 2.875, -1.59375, -2.21875, 0.21875, -2.9375, -2.84375, 1.84375, -2.4375, -1.1875, -0.78125, 1.15625, 2.9375, 3.0625, -0.5, -0.34375, 2.59375, -2.40625, -3.0, 2.03125, 2.28125, -2.625, -1.5, -2.71875, -2.75, 0.09375, 1.0625, 0.75, 0.46875, -1.125, 0.40625, 2.84375, -1.90625, -0.3125, 2.1875, 0.75, 1.25, -2.53125, 0.28125, -2.1875, -1.5625, 1.875, 1.03125, 2.65625, -2.6875, -0.09375, 2.46875, 0.6875, 2.8125, 1.90625, -0.875, -1.25, 1.625, -0.6875, -2.53125, -2.0625, 0.125, -2.78125, 2.71875, -2.65625, -2.0625, -1.4375, -1.875, 2.34375, -1.375, -1.09375, -2.3125, 0.09375, -0.3125, 0.75, 1.34375, -0.21875, 1.21875, -1.125, 2.40625, -1.65625, -1.96875, 2.09375, -1.59375, 2.09375, -3.125, 2.65625, -1.625, 2.96875, 2.875, 2.9375, 1.0625, 3.0, -0.03125, 2.5, 1.84375, 0.375, 1.59375, 0.71875, 1.28125, 3.03125, -1.9375, 1.71875, -0.09375, -1.4375, 0.65625, -0.9375, -2.59375, -1.78125, -3.125, 1.875, 2.0625, 2.6875, -1.09375, -0.125, -3.0, 0.4375, -0.25, -0.875, 3.0625, 2.65625, -1.96875, 0.875, -2.40625, 2.0625, 2.0625, -0.84375, 1.875, 2.28125, 0.96875, 0.03125, 0.125, 2.34375, -1.8125, -1.59375, 0.96875, 2.59375, 0.46875, -1.78125, 1.1875, -1.9375, 2.65625, -2.65625, -0.96875, 2.09375, -3.0, 0.65625, 1.03125, 0.25, -1.59375, -1.90625, -1.65625, -0.09375, 2.75, -2.46875, 0.5, 1.28125, -2.375, 2.3125, -3.0625, -1.875, -1.46875, 2.6875, -0.625, -1.90625, -3.0, -0.21875, -2.21875, -2.46875, -2.5625, -2.90625, 1.9375, 1.15625, -1.96875, 1.78125, -2.21875, -0.78125, 2.5, -1.53125, 0.59375, -2.8125, -0.28125, -2.15625, -2.4375, -1.125, 0.28125, -2.5625, -1.375, 2.84375, 2.5, 3.0, -0.375, 1.71875, 0.0, -1.65625, -2.90625, -1.125, 1.40625, -3.0, -0.90625, -2.5625, -2.46875, 1.5, 1.0625, -2.71875, 2.03125, -3.0, -1.71875, 1.125, 0.75, -0.5, 1.875, -1.4375, -2.9375, -1.46875, -3.0625, -1.96875, -0.0625, -0.40625, -0.96875, -1.71875, 1.96875, -2.0625, 1.71875, -2.5, 2.65625, 2.25, -2.53125, -1.46875, 2.53125, -2.34375, 0.4375, -2.25, 1.15625, 2.5625, -0.8125, -0.25, 2.78125, 3.0, -3.125, 2.03125, -2.25, -3.125, 0.9375, 2.03125, 1.8125, 0.71875, -2.1875, -1.90625, 0.03125, 3.0, -1.75, 2.5, -0.71875, -0.5, -2.90625, -2.96875, 1.4375, -2.46875, 1.5, -1.0625, 2.90625, 1.0, 2.78125, 1.15625, 2.75, 0.96875, 0.1875, 1.25, 1.40625, -2.875, 2.375, 0.75, 0.46875, -0.1875, 0.1875, 2.1875, -2.09375, -2.8125, -0.71875, -2.21875, -1.3125, -1.71875, -0.34375, 1.3125, 1.4375, 0.90625, -1.375, 1.9375, 0.5, -2.125, -0.78125, 0.8125, -2.1875, -2.03125, -0.8125, -1.03125, -2.625, -1.0, 3.125, 3.09375, 1.28125, 2.65625, 1.125, 1.78125, -2.71875, 1.28125, 1.78125, 2.1875, 2.25, 0.6875, -2.71875, 1.34375, 1.90625, 0.71875, 0.53125, -2.84375, 1.28125, 0.84375, 0.5, 0.375, -1.65625, -2.3125, 2.03125, 1.3125, -2.46875, -2.78125, 1.1875, -0.4375, 0.34375, 0.0, -2.5625, 0.40625, 1.21875, 2.03125}
tensor @r0.in.y : f64[2, 3, 4, 5, 3] = {-2.0625, 2.15625, -0.1875, -0.09375, 3.09375, -0.34375, 2.28125, 0.125, -2.21875, 1.6875, -2.90625, -2.71875, 2.46875, -1.9375, 2.0625, -0.34375, -0.75, -2.1875, 1.25, -1.03125, -2.8125, 2.25, 3.03125, 0.9375, -1.25, -2.46875, -0.1875, -1.15625, 2.5, -2.96875, -2.5625, -2.71875, -1.25, 1.625, -3.0, -1.3125, 0.5625, -0.5, 0.1875, 1.625, 3.0625, 0.0625, 0.0625, 0.59375, -0.03125, -0.59375, 3.0, -1.46875, -0.8125, 2.6875, -1.3125, -2.5625, -1.625, -1.0, 1.0625, 1.34375, -1.15625, -1.15625, -0.53125, 0.84375, -2.75, -0.59375, 2.25, 0.21875, -1.65625, 0.9375, 0.59375, 0.125, 0.40625, -3.09375, -2.9375, -2.25, 1.28125, 1.0, 1.15625, 1.03125, 2.40625, -1.6875, -1.40625, 3.0, 1.5625, 1.4375, -2.125, -1.125, 1.03125, -2.125, -0.53125, 2.4375, 1.875, 0.90625, 2.40625, -2.40625, 2.25, 2.46875, -0.5, 1.875, 2.03125, -1.34375, 2.96875, -0.875, 2.125, 0.75, 0.78125, -2.625, -3.125, 0.1875, -1.21875, 2.59375, -0.25, -2.09375, -1.1875, 2.71875, -2.5, 1.125, -1.71875, -2.46875, -3.0625, -2.15625, 0.96875, 0.40625, 0.9375, -1.5625, -3.0, -0.84375, -0.3125, 2.59375, 2.84375, -0.96875, 0.625, -1.25, -1.125, -0.21875, 0.5625, 1.15625, 0.28125, 0.53125, -1.46875, 0.9375, 2.875, 0.96875, -0.8125, -1.25, -1.71875, 2.3125, -0.375, 0.78125, 1.90625, 2.375, 0.75, -2.15625, -0.46875, 3.0, 2.8125, -2.5625, 1.96875, -1.46875, 2.0625, -0.125, 2.875, -0.78125, 0.125, -1.15625, -1.6875, -0.53125, -1.46875, 0.21875, -1.96875, 2.5, 1.78125, 2.28125, -2.71875, -1.71875, 2.78125, -1.0, -2.03125, -2.59375, -0.4375, 2.6875, -2.5, -1.5, 0.71875, -1.5625, -1.78125, -0.125, 0.21875, -0.15625, 2.59375, 0.46875, -1.5625, -0.9375, -2.3125, 1.34375, -2.71875, 2.78125, 0.78125, 0.25, -0.78125, 2.71875, 0.9375, 2.03125, 1.5, -0.71875, -1.375, -1.84375, -2.4375, -1.6875, 0.96875, 0.34375, 0.15625, -1.28125, 2.96875, 2.9375, -0.3125, -0.125, -2.25, -2.5625, -1.34375, -1.53125, 3.09375, -1.375, 1.875, 0.375, 0.84375, 0.3125, -2.59375, 0.4375, 1.84375, -1.09375, -2.78125, 0.34375, -2.9375, -3.0, -1.875, -2.25, -0.03125, 1.59375, -0.25, 3.03125, -1.40625, 0.1875, -1.65625, 0.03125, 0.84375, 1.09375, 2.15625, 0.625, 0.375, -3.09375, 2.21875, 1.8125, -2.40625, 0.78125, 1.75, 1.0625, 0.25, 1.90625, -2.375, -0.5, 2.5625, 2.8125, -2.59375, 0.4375, 0.09375, 1.0625, 2.96875, 1.6875, -1.15625, 1.40625, 0.0, -1.84375, 2.28125, 0.6875, 2.78125, 1.75, 2.03125, 2.21875, 0.90625, -0.09375, -0.46875, 0.96875, -1.96875, 0.25, -1.40625, 0.625, 1.3125, 1.09375, -1.84375, 0.6875, 2.8125, -2.375, -2.0, -0.1875, -2.84375, -0.03125, -1.53125, -1.8125, -2.03125, -2.1875, -0.96875, 0.96875, 2.84375, -0.875, 2.40625, -2.1875, 0.90625, -2.78125, -2.0, -2.15625, 0.875, -1.59375, -2.0625, -2.3125, 0.75, 2.84375, -1.78125, -1.90625, 2.65625, -2.21875, 0.40625, -2.25, -1.3125, -2.5625, -1.75, -2.71875, -1.5, 0.15625, -0.53125, -2.96875, -1.09375, 1.1875, 2.5625, 2.71875, -0.40625, -1.46875, 2.59375, -0.96875, -1.875, -2.96875, -0.375, -1.3125, -0.78125, 2.09375, 2.125, 2.75, 1.9375, 3.03125, -3.0625, -0.125, -2.75, 2.875, -2.53125, -1.78125, 2.71875, -1.25, -2.28125, 0.40625, 0.6875, 0.0, 1.34375, 0.375}
tensor @r0.want.0.f64 : f64[2, 3, 4, 5, 3] = {2.1875, 3.78125, 2.09375, 4.6875, -3.15625, -9.125, 0.875, 2.34375, 2.09375, 4.09375, -5.21875, -1.3125, -16.4375, -12.53125, 7.90625, 0.125, 3.125, 0.03125, -4.9375, 0.5, -0.375, 3.125, -0.875, 5.21875, -0.53125, -2.65625, -1.8125, -3.15625, 1.84375, -1.3125, -0.09375, 1.8125, -3.34375, -4.875, -1.75, 0.25, 3.6875, 2.3125, 4.15625, -2.6875, 0.09375, 3.4375, -4.46875, -1.78125, -4.46875, 5.25, -4.5625, -2.65625, -3.09375, -1.71875, -5.28125, -1.9375, -0.875, 5.1875, 1.0, -1.4375, -8.25, 12.71875, -3.65625, 0.28125, -2.5, -1.90625, -0.53125, -0.4375, 4.875, -7.1875, 0.59375, 1.1875, -2.1875, 6.75, 2.4375, 1.40625, -4.375, -6.8125, 1.5625, 0.09375, -1.59375, -2.1875, -2.9375, -1.8125, -0.125, 4.9375, 0.84375, 0.90625, 1.0625, 1.0625, 5.46875, -6.78125, -1.6875, 7.875, -0.28125, -1.9375, -1.40625, -0.625, -1.8125, -1.15625, 1.125, -2.28125, -3.75, 4.59375, 0.71875, 0.21875, 3.59375, 5.28125, 0.25, -0.78125, -3.15625, -2.15625, 1.78125, -0.46875, 2.75, 4.8125, -3.6875, -3.96875, 1.40625, -5.125, -4.5, -4.53125, -0.4375, 13.9375, -1.0625, -6.40625, 3.46875, 3.03125, -0.78125, -9.9375, 5.71875, 4.59375, -2.28125, 6.625, 4.5625, -7.53125, -2.3125, 1.8125, -10.8125, 0.0, -2.4375, -3.15625, 3.90625, -1.8125, 0.0, -0.71875, -0.6875, -5.3125, -1.9375, -0.4375, 2.40625, 1.9375, 6.09375, -8.34375, 3.875, -2.21875, -0.78125, -2.125, 0.625, 0.625, 4.84375, 1.875, -3.5625, 0.78125, 0.84375, 2.5, -1.59375, -1.9375, -7.5, -3.625, 2.0625, 3.09375, -2.1875, -2.125, 5.0625, -4.4375, -1.84375, 2.59375, 2.96875, -1.53125, -0.8125, -11.6875, -5.1875, 2.5, -2.03125, 1.53125, -7.21875, -5.09375, 0.09375, 4.65625, -3.28125, 1.4375, 0.28125, 0.34375, -0.28125, -2.5, 12.78125, 4.0625, -12.0, -1.90625, 0.53125, 1.5, 1.4375, 1.84375, -3.5, 1.03125, -2.0, -0.8125, 3.71875, -0.875, 0.5, -2.09375, -1.25, -7.875, 1.09375, 0.96875, -2.84375, -1.5, -1.25, -3.8125, -2.3125, -1.75, -5.40625, -2.28125, -0.375, 3.46875, -1.1875, -4.25, 4.15625, -4.875, 3.21875, 6.75, -5.34375, -3.25, -2.5625, -1.125, -0.6875, -0.96875, -3.0625, -1.84375, -2.8125, -7.5625, 6.03125, -7.6875, -7.1875, 0.6875, -7.71875, -0.1875, -5.9375, -1.4375, -1.75, 1.125, 4.0, 1.84375, 4.96875, 3.0625, -7.1875, -11.09375, -11.9375, 4.8125, -2.6875, 0.53125, 2.03125, 0.75, 1.71875, -1.6875, -2.46875, 1.5625, 2.3125, 0.25, -7.03125, 5.09375, -1.6875, 3.875, -1.46875, 1.28125, -2.28125, 3.9375, 2.15625, 0.59375, 0.15625, -1.03125, 4.15625, 1.5625, 3.03125, 4.125, -0.59375, -0.15625, 7.8125, -3.09375, -0.40625, 2.15625, -4.8125, 0.03125, 1.5625, -2.3125, 0.84375, -3.78125, 4.5, 0.46875, -3.28125, -17.03125, -0.9375, 5.09375, 7.84375, -1.40625, 9.75, 5.09375, -2.5625, -6.96875, -9.96875, -5.4375, 3.09375, 1.28125, -5.375, -0.96875, 10.625, 1.03125, 7.65625, 1.125, -3.0, 1.9375, -3.5, -1.65625, 0.1875, 1.78125, -2.375, -2.625, 1.21875, -0.625, -5.125, -9.375, -6.4375, 3.0, 1.34375, 0.0, -5.6875, -1.59375, -0.90625, -3.53125, -1.65625, 2.03125, -3.59375, 0.25, 1.875, -5.84375, -5.40625, 3.375, 0.6875, -0.53125, -1.75, -2.25, -1.6875, -3.0, -3.53125, 6.96875, 0.5625, -0.8125, -2.46875, 3.28125, 7.96875, 6.25, 0.0625, -2.21875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 7, 8, 6],
    %y : f64[2, 3, 4, 5, 3]) {
  %replication_pad3d_backward = aten.replication_pad3d_backward.default(grad_output=%x, self=%y, padding=[1, 2, 0, 3, 2, 1]) : f64[2, 3, 4, 5, 3]
  return %replication_pad3d_backward as "replication_pad3d_backward"
}

fxge 1
model "replication_pad3d_backward.plain_plane.f32" stage "import"
tensor @r0.in.x : f32[3, 7, 8, 6] = {0.96875, -2.875, -1.0625, -0.65625, -0.34375, 2.4375, 2.65625, 2.03125, -1.5, 0.59375, 1.125, 2.25, 2.84375, -1.1875, 1.96875, -0.78125, 1.53125, -2.1875, 2.125, 2.4375, -2.1875, -2.875, -1.5625, -3.03125, 2.8125, -1.09375, -2.59375, -1.8125, 0.0, -2.03125, 2.5, 1.625, -0.75, 1.5, 2.96875, 0.75, -2.15625, 3.03125, 1.9375, -1.90625, -0.53125, 1.25, 0.28125, -0.125, 2.25, -1.90625, -1.125, 0.71875, 0.34375, 2.65625, 2.84375, 1.6875, -3.09375, 2.28125, 0.96875, -2.25, 0.09375, 3.0, 1.53125, 1.40625, 2.09375, -3.09375, 3.03125, -1.6875, 2.6875, 2.96875, -0.375, 1.875, 0.78125, 2.28125, 1.46875, -2.6875, 2.96875, -3.125, 2.8125, -0.3125, -1.90625, -2.59375, 2.71875, 2.8125, -0.4375, -2.875, -0.6875, 1.78125, 1.1875, 1.0625, 0.71875, -0.84375, -1.375, 0.75, 0.9375, -1.3125, -1.6875, 3.125, 1.34375, 1.21875, 0.84375, -1.25, -1.03125, -0.03125, 1.5625, -1.0, 1.0625, 3.0625, -2.96875, -0.53125, 1.59375, -2.625, -0.96875, 1.375, 0.40625, 0.375, 1.15625, -1.03125, 1.875, 1.28125, -2.1875, 0.625, 1.59375, 0.9375, -3.0625, -2.125, 2.75, -2.40625, 1.5, -0.875, -1.5, 2.3125, 2.03125, 2.75, 1.40625, 2.96875, 2.3125, -0.65625, -0.5, 3.0625, 0.40625, 2.28125, 0.5, 0.53125, -1.84375, 0.25, 0.71875, -2.40625, 2.875, -2.21875, 0.78125, -2.4375, 0.5, -3.0625, 0.1875, -1.375, -1.78125, -1.125, -2.90625, -0.625, -1.8125, 0.875, 2.8125, -0.46875, 0.75, 1.59375, -1.78125, 1.03125, -1.21875, -0.9375, -2.25, -0.375, 2.1875, -1.65625, -0.59375, 0.5625, 1.75, -0.25, 3.03125, 1.0625, 1.0, 0.75, 0.78125, 0.15625, -0.9375, 2.9375, -1.875, 1.125, -0.875, 0.46875, -3.125, -2.46875, 2.0625, 2.8125, -0.15625, 1.96875, -2.96875, -0.03125, 2.6875, 3.0625, 1.90625, -0.78125, -1.65625, 0.78125, -2.96875, -2.5, -3.0, -0.9375, -1.75, -0.5, 1.28125, -2.5, -0.125, -2.46875, 2.21875, 1.90625, 2.59375, -2.21875, -0.5, -2.625, -0.5, -1.9375, -2.875, -2.53125, 0.9375, 2.5, -2.625, -3.03125, -2.9375, -2.53125, 1.5625, 0.6875, -1.71875, -1.9375, 0.15625, -1.8125, -1.28125, 1.875, -2.125, 2.34375, -0.28125, -1.125, -2.125, 0.46875, -1.375, -1.78125, 2.9375, 2.21875, 0.875, -0.03125, -2.875, 1.8125, -1.3125, -2.34375, -0.40625, 0.625, 1.4375, 0.65625, -0.84375, 1.3125, 0.0, -0.03125, 2.6875, 0.65625, -1.03125, -2.1875, -2.5625, -1.09375, 0.90625, -2.40625, -2.46875, 0.15625, 0.03125, 0.9375, -0.09375, 1.375, -1.84375, 3.09375, -1.71875, -1.84375, 0.84375, 0.15625, -2.96875, -1.5, 0.0625, -0.5, 1.96875, 1.59375, 0.28125, 0.5, -0.9375, -0.46875, 0.40625, -0.5, 1.0625, -0.90625, 1.1875, -2.5625, -2.71875, 2.125, 2.03125, -0.71875, -2.0, 2.0625, -0.09375, 2.90625, 1.78125, 0.6875, -1.21875, -2.4375, 0.375, 1.5, 2.125, -0.4375, -0.53125, -2.96875, -0.71875, 2.46875, -2.3125, -0.5, 0.0625, 0.09375, 0.09375, 0.8125, 0.25, -1.15625, 2.25, -0.875, 0.5625, 1.46875, -2.75, 1.90625, -2.75, 1.84375, 2.0625, 0.5625, 1.5, 0.125, -1.96875, 2.28125, -1.1875, -1.28125, -2.9375, 2.25, 0.375, 2.03125, -0.125, 3.125, -0.4375, 2.84375, 1.40625, -0.8125, -1.46875, -1.71875, -1.9375, -2.8125, -0.8125, -0.8125, -2.15625, 3.09375, -0.21875, -0.5625, -2.09375, -1.15625, 1.375, 0.125, -2.84375, 2.4375, 0.25, 2.0625, -1.6875, -1.75, -0.625, -1.78125, -0.75, 1.0, -0.90625, 2.25, -1.0, 2.84375, -1.875, -2.9375, -1.3125, -0.8125, -2.0, -1.125, 2.9375, 1.8125, 2.4375, 0.15625, 2.09375, -1.96875, -1.90625, -1.75, -1.28125, -2.34375, -0.96875, -2.0, -2.8125, 1.4375, 0.96875, 1.28125, -1.75, -2.84375, -1.59375, -2.09375, -0.90625, -0.8125, -0.09375, -1.09375, -1.625, 2.46875, 0.34375, 2.5625, 1.5625, 2.15625, 1.96875, 2.125, -0.90625, -3.03125, -0.40625, -0.59375, -2.09375, -1.34375, -2.4375, -2.375, -0.8125, 0.4375, -2.46875, -0.90625, -0.34375, -1.59375, 1.96875, -0.4375, -0.375, 1.5, 0.25, -2.40625, 2.0625, -0.78125, -0.875, -0.03125, 1.125, 1.84375, -2.65625, -2.0, 1.40625, 0.65625, -0.46875, -0.0625, 0.375, 1.0, -0.375, 1.65625, -0.5625, 2.34375, -3.125, 2.84375, 0.40625, -2.84375, 1.34375, -0.03125, 2.125, 1.28125, 0.03125, -0.78125, -0.71875, -0.8125, 1.75, 2.84375, -0.4375, 2.5625, -0.4375, -1.46875, 0.90625, -1.03125, 0.875, 2.875, 2.1875, 1.75, -0.90625, -2.25, 3.0625, 2.15625, -1.4375, 2.625, 2.90625, -2.40625, 0.125, 1.90625, -0.28125, -0.375, -1.34375, -3.125, -2.03125, -0.71875, -0.5625, 0.75, -2.25, -0.34375, -1.0625, -1.03125, 0.65625, -0.75, 2.3125, 0.3125, -0.5, -2.6875, 2.5625, 0.125, 1.90625, 2.34375, -2.15625, 0.3125, 2.0, -0.1875, 0.71875, -1.6875, 0.84375, -1.875, 2.625, -1.625, -3.09375, 0.0625, -0.75, 0.4375, -2.59375, -2.5625, 0.28125, -2.46875, 0.375, 2.84375, -3.03125, -0.71875, -0.5625, -0.28125, -0.96875, 0.0625, -3.03125, 3.0625, -2.21875, -0.9375, -0.15625, -0.71875, -0.03125, -3.0625, 1.1875, 2.0, 0.6875, 1.0625, -3.09375, -2.84375, -1.1875, -1.625, 0.9375, -0.4375, -1.9375, 0.5, 0.59375, 2.25, -1.4375, 2.3125, -2.3125, 1.625, -0.3125, -1.3125, 1.3125, -1.0625, 2.0625, 0.375, 0.8125, 2.40625, 0.6875, 1.40625, 2.75, -1.71875, -1.78125, -1.4375, 2.4375, 2.40625, 3.09375, 1.0625, 0.90625, -0.1875, -2.03125, 3.0625, -0.8125, 2.15625, 2.0, -0.71875, -0.90625, 0.65625, -1.40625, 1.59375, 1.25, -1.875, 0.1875, 0.90625, -2.625, 2.84375, -2.09375, -1.40625, -2.59375, 2.59375, 2.78125, 0.03125, -2.34375, 0.375, -1.15625, -0.46875, 0.34375, -2.875, -0.59375, 2.9375, -2.78125, 1.375, 1.40625, -2.25, 0.46875, 0.34375, -1.6875, 0.71875, 0.21875, -0.84375, -1.21875, -2.5, -3.0625, 1.84375, 2.4375, -2.03125, 0.4375, 2.53125, 1.4375, -1.90625, 2.46875, 0.40625, 2.65625, 1.0, 1.46875, -1.03125, 0.625, -0.65625, -1.75, 1.375, 0.53125, 0.6875, 1.5625, 1.59375, 1.0, -0.0625, -2.59375, -1.4375, 1.59375, 1.8125, 0.3125, -2.03125, 0.90625, 1.09375, -0.125, 0.9375, 2.875, 2.0, -0.0625, -0.65625, 2.375, -1.03125, 0.40625, 2.65625, -1.71875, 0.78125, -0.65625, 2.15625, -0.9375, -1.53125, -1.84375, -1.0625, -2.75, 2.90625, 0.5, -2.5, -0.6875, -1.90625, -2.78125, 2.0625, 2.125, -3.09375, -0.78125, -2.0625, 1.15625, -2.59375, -0.53125, -0.78125, 2.6875, 2.9375, 1.84375, -0.9375, -0.4375, 0.375, -2.53125, 3.125, -1.1875, 0.90625, 2.21875, 1.25, -0.65625, -0.1875, 0.125, 1.9375, 0.96875, -1.53125, -1.78125, 0.46875, 2.1875, -2.40625, 2.6875, 2.65625, 3.125, 0.96875, -0.625, 0.34375, -2.6875, 2.53125, -0.3125, 2.3125, 1.15625, -2.6875, 1.4375, -1.875, -0.0625, -0.5, 1.9375, -0.78125, 2.40625, 0.625, -2.15625, 2.0625, 1.03125, 2.96875, 1.65625, 0.21875, -0.8125, 3.0, -0.5625, -1.4375, -0.90625, -1.34375, 1.3125, 2.78125, 0.5625, -0.875, -0.8125, -2.53125, 1.8125, -2.71875, -0.15625, 1.25, -0.96875, -1.625, 2.625, -1.0, 2.0625, 2.25, -0.46875, 2.875, -0.3125, -1.59375, 2.40625, -2.90625, 2.875, -2.5, -2.40625, 2.03125, -1.0625, -1.28125, 1.34375, -2.9375, 1.84375, -1.3125, 0.59375, 0.46875, 0.1875, -0.78125, 0.09375, -1.125, -2.5, 3.125, 2.5, 2.75, -0.15625, 1.53125, 2.34375, 0.125, -0.625, -0.40625, -1.28125, 0.53125, -2.25, 1.375, -1.125, -2.5625, -1.125, -0.59375, -1.40625, 0.21875, 3.03125, 0.28125, -2.375, 0.40625, 0.21875, 0.71875, 1.21875, -0.125, 0.875, -0.28125, -3.125, -1.03125, -2.78125, 2.21875, 3.0625, -2.875, -2.0, -1.5625, 0.15625, 2.25, 0.78125, 0.28125, -0.71875, -2.3125, 1.8125, 2.71875, -0.15625, -2.4375, -1.125, -2.46875, 2.4375, 1.84375, -0.0625, -2.4375, -0.5, -1.1875, 1.5625, 2.84375, -2.8125, 2.6875, -1.34375, 2.96875, 0.5, -1.21875, 1.625, -1.78125, -1.71875, 1.8125, -0.34375, -3.0, 2.375, 2.65625, -1.40625, 3.125, -2.6875, -2.34375, 2.25, -1.375, 0.96875, 1.65625, -2.59375, -0.09375, -2.6875, 1.0, -0.75, -0.8125, 2.65625, -1.34375, 0.0, 1.15625, -1.90625, -2.21875, 2.21875, -0.40625, 2.375, 0.34375, 1.09375, -2.3125, 0.25, -1.9375, 1.03125, -0.75, -2.625, -1.65625, -2.125, 1.46875, 0.3125, 0.1875, -0.0625, 2.28125, 2.0625, -2.09375, -0.625, -0.28125, 1.8125, 1.65625, -1.84375, -2.1875, 1.28125, 0.90625, -0.625, -0.21875, 2.15625, -0.8125, 2.65625, -0.125, -2.84375, -3.0, 3.03125, 1.0625, -0.4375, 0.3125, 3.0625, -1.75, -2.8125, -0.6875, -0.5, -2.15625, 1.15625, -0.1875, 2.3125, 0.4375, -1.6875, -1.75, 0.4375, 2.1875, 2.78125, -2.96875, -0.71875, 2.75, 1.5, -0.78125, 2.3125, -1.0625, -1.53125, 1.03125, 2.71875, 2.125, -0.96875, -1.3125, -2.75, 2.25, 0.15625, -0.375, -3.0625, 0.9375, 1.5, -0.5625, 3.0625, 3.125, -0.34375, 2.875, 1.75, 0.4375, 1.5625, 2.65625, 1.78125, -2.0, -3.125, -2.90625, -1.375, 2.125, 1.3125, 2.125, -0.125, 3.03125, -1.5, -1.71875, -0.3125, -1.15625, 2.59375, -2.125, -0.21875, -2.96875, 1.4375, 0.625, 0.40625, -2.0, -2.59375, 2.75, 0.9375, -1.5625, -0.40625, -2.0, -2.78125, -2.25, 0.875, -2.4375, -1.125, 3.03125, 1.53125, 1.15625, 0.84375, -2.78125, -2.75, -1.65625, -2.625, -0.46875, -1.40625, -2.46875, -2.125, 2.65625, 0.96875, -0.21875, 1.71875, 0.1875, 1.9375, -0.15625}
tensor @r0.in.y : f32[3, 4, 5, 3] = {0.84375, 1.34375, 2.03125, 1.09375, -1.1875, 1.40625, -0.3125, -0.78125, -1.5, 2.0, -2.40625, 1.78125, 1.78125, -2.78125, -0.28125, -2.21875, 2.5, 0.09375, -2.0625, 2.8125, -2.34375, -0.875, 0.1875, -0.6875, -2.59375, -1.28125, -2.53125, -0.71875, 0.09375, -1.6875, -2.3125, 2.9375, -1.375, 2.875, -2.78125, 0.84375, 0.71875, -1.9375, 2.09375, -2.15625, -2.1875, 2.96875, 0.03125, 2.4375, 0.4375, -2.75, 1.4375, -1.90625, -2.21875, 2.34375, -1.875, -2.90625, -1.65625, 1.40625, -1.15625, 1.3125, -1.59375, -2.3125, 0.0, 2.78125, -0.53125, -0.46875, -1.84375, -1.4375, 1.71875, -2.75, -0.9375, -2.34375, 0.71875, -1.03125, 1.3125, -2.96875, 0.65625, 1.8125, 1.34375, -2.4375, 1.09375, 3.0, 0.21875, -0.15625, -1.71875, 2.8125, 1.71875, -2.15625, 2.71875, -3.0625, 2.5625, 2.25, -1.65625, 2.59375, 0.25, 0.1875, 0.71875, 1.125, 0.25, 2.59375, 1.625, 0.65625, 0.375, 0.28125, 2.59375, 0.90625, 2.90625, -0.625, -3.09375, 0.03125, -1.9375, 0.9375, -2.25, -1.5, 2.375, 2.3125, -2.1875, 1.3125, 2.71875, 2.25, 2.40625, -1.34375, -0.78125, -1.34375, -2.0, -0.75, -0.25, -2.40625, 1.90625, -0.71875, 1.71875, -1.6875, 3.125, -2.9375, 2.25, -2.75, 0.25, 1.96875, -0.375, 1.53125, 0.125, -2.5625, 2.28125, -1.40625, 1.40625, 2.09375, -2.21875, 1.84375, 0.3125, -1.5625, 2.15625, -2.75, 2.84375, 2.28125, 2.5, 3.09375, 1.875, -1.21875, -1.8125, 0.4375, -0.9375, 1.125, 1.65625, -1.40625, 2.40625, -2.0625, -1.25, -2.1875, -0.53125, -0.8125, -2.625, 3.0625, 2.25, 2.3125, 0.78125, 0.125, 2.84375, -2.1875, -2.21875, -2.59375, -3.03125, 1.96875, -1.625, 1.0625}
tensor @r0.want.0.f32 : f64[3, 4, 5, 3] = {0.6875, 0.75, 2.84375, 7.53125, -4.375, 8.34375, 1.0625, 5.40625, 3.03125, 9.21875, -3.59375, -3.25, 12.4375, 4.6875, 5.15625, 0.65625, 0.78125, -5.0, -1.1875, -1.78125, -4.65625, -0.9375, 2.8125, 1.875, -0.75, -1.21875, -3.5625, 1.03125, 0.59375, 9.09375, -3.0, 2.6875, 4.1875, -0.875, -2.96875, -6.4375, -2.25, 1.28125, -5.09375, 4.125, 2.59375, -5.34375, -11.53125, -5.9375, -3.375, -3.25, 4.0, 0.78125, -1.65625, 0.71875, -2.78125, 4.90625, 0.9375, -1.6875, 5.21875, 1.09375, -9.78125, 11.65625, -10.3125, -0.875, -2.03125, 1.21875, -2.65625, 2.34375, -4.0625, 0.125, -1.46875, -3.3125, -8.6875, 1.0, -3.4375, -3.65625, -8.6875, -0.28125, 16.03125, 1.1875, 2.90625, -0.375, -0.65625, -1.34375, -5.875, 0.1875, -2.25, -2.4375, -0.09375, 2.3125, -2.875, 0.34375, -0.1875, -1.71875, -3.75, -0.5625, -1.1875, 0.03125, -2.21875, -1.8125, -3.09375, 1.1875, 3.75, -5.9375, -1.1875, -1.125, 1.34375, -0.6875, 9.96875, 4.5625, 1.34375, 2.90625, 4.21875, 4.65625, 0.46875, 0.15625, -0.5, 1.8125, 3.375, -1.09375, -5.5, 5.875, -1.03125, -5.53125, -3.71875, 3.28125, -9.9375, 1.5, 4.71875, -7.21875, 3.1875, 3.625, 11.375, 1.375, -1.96875, 2.5625, 0.59375, 4.15625, 0.40625, -3.5625, 0.15625, 3.3125, -3.03125, 1.8125, 0.125, -3.59375, 2.4375, -0.65625, -1.6875, 1.5625, 2.71875, 6.0625, -5.125, -2.59375, -1.5625, 2.65625, -0.1875, -4.125, 2.21875, 2.3125, -1.21875, 0.25, -1.65625, -4.28125, -2.125, 1.96875, -1.0, 5.40625, -0.34375, 2.0625, -1.5, 1.6875, -2.25, 2.0, -3.6875, -0.5625, 4.21875, -1.90625, 0.875, 3.25, -5.53125, 10.34375, -0.5625, -10.59375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 7, 8, 6],
    %y : f32[3, 4, 5, 3]) {
  %replication_pad3d_backward = aten.replication_pad3d_backward.default(grad_output=%x, self=%y, padding=[1, 2, 0, 3, 2, 1]) : f32[3, 4, 5, 3]
  return %replication_pad3d_backward as "replication_pad3d_backward"
}

fxge 1
model "replication_pad3d_backward.cut.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4, 4, 4] = {0.34375, 1.28125, -1.65625, -1.84375, -0.21875, -1.6875, -0.71875, -1.09375, 0.125, -1.25, 2.3125, -1.6875, -1.40625, 2.40625, 2.6875, 0.8125, -1.5625, 0.125, 2.25, -1.25, -0.84375, 0.59375, -2.78125, 0.625, 2.65625, 1.25, -2.3125, -0.96875, -2.59375, -0.15625, -0.15625, -1.65625, 2.1875, -1.09375, -0.4375, 1.15625, 0.5625, 0.84375, -0.5, 2.875, 2.53125, -1.15625, -1.40625, 2.3125, 0.46875, 1.71875, 2.5, 1.125, -1.84375, -0.4375, -2.3125, -1.25, -1.375, -2.125, -0.53125, 2.0625, -1.90625, -2.625, -1.71875, -1.375, -1.3125, -1.0625, -1.28125, -1.0, -2.59375, -2.3125, 0.84375, 1.9375, -1.28125, 1.28125, 0.5625, 1.15625, 0.75, -2.5, 1.8125, 0.4375, 0.25, -1.84375, 1.15625, -0.90625, 2.96875, -0.625, -0.40625, -1.0, 2.875, -2.125, 0.0, -1.1875, 1.25, -3.03125, -0.25, 0.75, 2.75, -2.40625, 0.8125, 2.4375, 0.28125, -1.0625, -0.40625, 0.90625, 2.9375, 0.5625, 1.84375, -2.71875, -2.59375, 1.0, -1.28125, -3.0625, 1.28125, -2.1875, -0.25, 0.1875, 0.25, 0.1875, 0.40625, 0.0, 0.15625, 0.75, 3.0, 1.4375, 2.15625, -0.875, 2.75, -0.875, 1.8125, 1.40625, -0.5, 1.875, 1.8125, 1.1875, -2.3125, -0.875, -0.25, 1.0, 1.90625, 2.21875, -2.1875, -3.03125, 1.4375, 3.09375, 1.40625, -1.03125, 0.71875, 0.65625, -3.125, 2.625, 2.0, 2.28125, 1.25, 1.96875, 2.90625, 2.34375, 1.125, -0.875, 1.71875, -1.15625, 1.15625, -1.0, -0.625, -0.21875, -1.75, 0.0625, -2.0, 0.15625, 1.34375, 2.625, 0.46875, -1.71875, -2.21875, -1.34375, 2.03125, 1.28125, 2.5, 0.6875, -1.0, 2.8125, -1.90625, 2.8125, 2.1875, -2.75, 1.71875, 2.9375, 0.75, -1.28125, 1.90625, 0.21875, -2.90625, -0.6875, -0.40625, 1.84375, -2.09375, 2.96875, -0.0625, 2.46875, 0.875, -1.375, 2.625, -1.28125, -2.5, -1.375, -2.96875, -1.1875, 0.375, 0.25, 1.96875, 0.0, -2.09375, 2.4375, 2.65625, -0.25, 2.78125, 0.3125, -0.8125, -2.90625, 1.96875, 2.0, -3.0625, 0.625, 2.09375, 3.0, -0.09375, -0.15625, 1.71875, 1.125, 2.0625, -1.375, 3.09375, 1.6875, -2.21875, 0.75, 0.34375, -1.9375, 1.625, -0.34375, -1.96875, -1.25, -2.25, 2.53125, -0.09375, -1.5, -1.5, -3.0625, 3.03125, -1.46875, 3.09375, -3.03125, -1.875, -2.28125, 2.15625, -0.1875, 1.84375, 0.5, -0.875, 1.25, -1.8125, 2.53125, -1.1875, 1.53125, -2.625, 1.0625, -2.71875, 2.3125, -1.65625, -2.34375, 1.09375, 2.59375, -0.1875, 1.4375, -0.125, 1.125, -2.625, 1.625, 1.21875, -1.1875, 2.25, 1.3125, 2.5, 1.875, 2.46875, 3.0, -2.875, 0.0625, -0.4375, -0.625, -0.90625, -0.9375, 0.0625, -2.40625, -1.125, -0.90625, -2.0625, 2.5625, -0.96875, -1.03125, -0.3125, 0.28125, -3.0625, -1.84375, -0.34375, 2.59375, -2.4375, 2.96875, 0.40625, 0.71875, 0.5625, 1.65625, 0.59375, 0.53125, 2.78125, 0.34375, -0.28125, 0.21875, 0.6875, 2.59375, 0.8125, -0.4375, 1.65625, 0.125, 1.3125, 1.84375, 0.25, 1.28125, 2.46875, 2.78125, 1.03125, 1.34375, 1.5625, -1.71875, 1.125, -2.59375, -2.90625, 2.0625, 0.125, -1.21875, 1.71875, 0.78125, -2.15625, -1.6875, -3.03125, -1.15625, 2.8125, -1.15625, -3.0625, -0.40625, -0.34375, 1.25, -2.4375, 0.90625, -2.5625, 0.03125, -2.375, -2.21875, -1.65625, -0.40625, -0.34375, -1.875, 0.09375, 0.71875, -1.625, -1.15625, 2.0625, -0.625, 2.40625, 3.125, -2.78125, -0.625, -1.4375, -1.34375, -0.46875, -2.5, 2.0, -2.5, -2.4375, 0.75, -0.3125, -0.3125, -1.59375, -1.21875, -0.84375, 1.71875, -3.0625, 0.21875, -1.5, -0.34375}
tensor @r0.in.y : f32[2, 3, 4, 5, 3] = {2.40625, -1.15625, 2.96875, 2.28125, -1.0625, -1.78125, 3.125, -0.59375, -0.28125, -0.09375, 0.125, 2.09375, 0.4375, -1.75, 3.09375, 0.59375, -0.9375, -0.625, 0.3125, -1.375, -1.03125, -1.46875, 1.5625, -2.1875, -2.59375, -0.03125, 1.5, 2.78125, 0.9375, -2.03125, 0.90625, 2.0625, 0.25, 1.875, -1.5625, 1.625, 0.75, 1.84375, 0.15625, 2.34375, 2.28125, 0.15625, 0.28125, -3.125, -1.34375, 0.4375, 2.8125, 3.0625, -1.125, 2.46875, -2.4375, -2.90625, -0.625, 1.25, 3.0, 3.03125, -1.1875, -2.25, -0.8125, -3.09375, 2.4375, 2.71875, 1.8125, 0.15625, -2.59375, 2.28125, 1.59375, -2.6875, -0.375, -0.65625, -0.4375, 1.875, -3.125, -2.5625, -1.625, -2.3125, 1.25, 1.5, 1.59375, -0.78125, -1.84375, 2.84375, 1.5, -0.09375, -2.96875, -0.125, -3.09375, 2.28125, -0.3125, -0.40625, -1.03125, 2.25, 2.75, 2.6875, 1.75, 2.90625, 1.0, 2.0625, 2.65625, -0.8125, 1.46875, 0.03125, 3.0, -2.125, -2.09375, 1.28125, 1.1875, -2.6875, 2.71875, 1.9375, -3.03125, -0.5, -1.3125, 2.5625, 1.75, -2.71875, 1.625, 0.6875, 1.53125, -0.875, 0.28125, 0.71875, 1.0625, 2.375, -0.03125, 0.96875, -1.03125, -2.09375, -0.25, -1.375, 3.09375, -0.1875, 3.03125, 0.125, -1.4375, -0.375, -1.53125, 2.15625, -0.78125, 2.15625, 2.84375, 2.03125, 1.71875, 1.5, -0.96875, 1.9375, -2.8125, 1.0625, 1.90625, -1.9375, 0.96875, 2.0625, -1.84375, -0.125, 2.53125, -1.21875, 1.59375, -0.9375, -0.125, -0.59375, 1.40625, 0.1875, -2.09375, 0.875, -2.625, -2.4375, -2.4375, -2.0, -2.0, -2.15625, 2.25, -0.8125, 0.9375, -0.53125, 0.6875, 2.4375, 0.0625, -0.40625, 2.40625, -1.78125, 3.0625, -1.59375, 0.75, 1.96875, -0.4375, 3.0625, -0.4375, 0.125, 0.34375, -1.25, 0.03125, 0.34375, 1.40625, 2.03125, -2.78125, 0.65625, -2.1875, -1.5, 1.84375, -2.84375, 0.8125, -0.6875, -1.65625, -2.65625, 2.09375, 1.59375, -1.25, 0.875, -1.15625, -1.125, 1.78125, -0.625, 0.84375, 0.25, -1.96875, 2.40625, -2.28125, 2.5, -2.3125, -0.9375, -1.375, -2.375, -1.34375, 2.71875, -1.3125, 0.78125, 2.53125, 0.46875, 0.25, -2.3125, -2.8125, 2.09375, -0.96875, -1.3125, 2.25, 1.9375, -0.3125, -3.03125, 2.59375, -2.125, -2.15625, -0.03125, 2.84375, -0.34375, 1.5625, -1.1875, -2.84375, -1.46875, 2.625, -1.1875, -2.84375, 2.15625, 1.53125, 1.46875, -2.78125, -1.03125, -0.09375, -1.71875, 0.59375, -1.6875, 1.28125, -0.375, 1.375, 2.65625, -1.0625, 0.0, 0.875, 0.03125, 2.75, -2.40625, 2.5625, -0.09375, 2.125, 2.59375, 0.28125, -2.0625, 2.875, 1.9375, 2.8125, -0.5625, 0.71875, -0.78125, 3.0625, 2.875, -0.34375, -2.03125, -2.65625, 2.1875, 1.09375, -0.6875, 1.53125, -0.09375, -0.40625, -0.1875, 1.15625, -0.5625, -1.75, -1.78125, -2.53125, 2.0, 1.03125, -2.15625, 2.96875, -0.09375, -1.8125, -0.25, -2.4375, -0.65625, -2.34375, -0.25, -0.46875, -1.53125, -1.625, -0.875, 0.9375, -2.84375, 2.6875, -1.15625, 2.8125, -0.34375, -0.65625, 0.0625, -2.15625, -0.46875, 3.0, 0.96875, 0.96875, -2.90625, 2.6875, -2.6875, 0.0, 1.71875, 2.9375, 0.3125, -2.34375, -2.8125, -1.03125, 0.96875, 1.0625, 0.96875, 0.59375, -1.78125, 0.375, -1.78125, -0.5, 2.875, 2.0, 2.8125, -0.15625, 1.96875, -2.65625, 0.25, -0.78125, 0.78125, 2.875, -0.84375, 0.09375, -1.78125, -2.03125, 2.0}
tensor @r0.want.0.f32 : f64[2, 3, 4, 5, 3] = {0.0, 0.125, -5.71875, 0.0, 0.125, -0.625, 0.0, -1.40625, 5.90625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.40625, -0.4375, 0.0, 2.65625, -2.03125, 0.0, -2.59375, -1.96875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.75, 2.84375, 0.0, 2.53125, -0.25, 0.0, 0.46875, 5.34375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.21875, -4.59375, 0.0, -1.90625, -5.71875, 0.0, -1.3125, -3.34375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.875, 3.46875, 0.0, 0.75, -0.25, 0.0, 0.25, -1.59375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.84375, -5.34375, 0.0, 1.25, -2.53125, 0.0, 2.75, 0.84375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.21875, -0.875, 0.0, -2.59375, -3.34375, 0.0, 1.28125, -2.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.40625, 5.78125, 0.0, 2.15625, 1.0, 0.0, 1.8125, 2.78125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5625, 3.125, 0.0, -2.1875, 1.5, 0.0, 1.40625, 0.34375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.875, 14.125, 0.0, 1.125, -0.3125, 0.0, 1.15625, -1.84375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.40625, -0.40625, 0.0, -2.21875, 1.96875, 0.0, 2.5, 2.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.1875, 4.65625, 0.0, 1.90625, -3.375, 0.0, -0.40625, 2.71875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.5625, -3.1875, 0.0, -2.96875, -0.5625, 0.0, 1.96875, 0.34375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.84375, 3.90625, 0.0, -3.0625, 5.71875, 0.0, -0.09375, 2.6875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.15625, 2.5625, 0.0, 1.625, -3.5625, 0.0, -2.25, 0.9375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.59375, -8.6875, 0.0, 2.15625, 2.15625, 0.0, -0.875, 1.96875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.90625, -1.71875, 0.0, 1.09375, 3.84375, 0.0, -0.125, 0.125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.71875, 9.71875, 0.0, -2.875, -1.0, 0.0, -0.90625, -3.28125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.09375, -1.46875, 0.0, -3.0625, 0.40625, 0.0, -2.4375, 4.09375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.34375, 3.0625, 0.0, 0.6875, 2.96875, 0.0, 1.65625, 3.28125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.28125, 7.71875, 0.0, 1.125, -3.4375, 0.0, 0.125, 1.28125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.65625, -10.5, 0.0, -0.34375, -0.28125, 0.0, -2.5625, -4.5625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.5625, -4.6875, 0.0, 2.0625, 4.90625, 0.0, -2.78125, -3.40625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.90625, -2.875, 0.0, -1.59375, -0.34375, 0.0, -3.0625, -1.625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 4, 4, 4],
    %y : f32[2, 3, 4, 5, 3]) {
  %replication_pad3d_backward = aten.replication_pad3d_backward.default(grad_output=%x, self=%y, padding=[-1, 2, 1, -2, 0, 0]) : f32[2, 3, 4, 5, 3]
  return %replication_pad3d_backward as "replication_pad3d_backward"
}

fxge 1
model "replication_pad3d_backward.cut.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 4, 4, 4] = {1.0, -2.21875, 0.65625, -2.28125, 0.0, 0.9375, 1.59375, 0.34375, -2.375, -2.875, 0.0625, 0.96875, 0.0, -0.71875, 2.5, -1.5, 0.125, 0.53125, 0.09375, 1.5625, -2.78125, -2.75, -1.0, -2.78125, -1.1875, -0.28125, 0.09375, -0.46875, -1.75, 0.84375, 1.5, 1.71875, -1.3125, 0.34375, 1.8125, -2.75, -3.125, 0.3125, -2.3125, -0.6875, 2.8125, -1.1875, 1.875, 0.3125, 1.28125, -1.40625, -2.375, -2.1875, 0.53125, 2.4375, 2.0625, 0.34375, 0.40625, 1.625, 1.65625, 0.5625, -2.0, 0.625, -2.46875, 2.0, -2.53125, 2.9375, -2.65625, -2.25, 1.625, 1.625, -0.5, -2.375, 0.9375, -3.125, 2.90625, -0.75, -0.6875, -2.4375, -1.125, -2.1875, -0.875, -2.09375, 2.0, 1.53125, -2.0, 1.40625, 3.03125, 2.5, -3.125, -2.375, 2.5625, 2.09375, 1.375, 2.75, -1.59375, 1.65625, -0.53125, -1.21875, -2.0, -1.21875, -2.15625, -1.96875, 1.625, -1.3125, -1.0, 1.21875, 2.21875, -2.25, 0.46875, -1.03125, 2.0, -0.28125, 1.71875, -2.0, -2.4375, -2.40625, -1.625, 0.46875, -2.21875, 2.96875, 2.125, -2.0625, 1.5625, -0.4375, 2.15625, 1.6875, -0.28125, -2.0, -3.03125, 3.0, -1.65625, 0.71875, 2.1875, 2.15625, -1.625, -1.3125, 3.125, 2.15625, 2.625, -1.03125, -0.125, -1.75, -1.25, -1.5625, 2.71875, 1.09375, -0.21875, 0.6875, -1.71875, 0.6875, 2.96875, 0.4375, 2.09375, 2.4375, 1.78125, -0.1875, 0.34375, -2.65625, 0.4375, 1.375, -1.5, -0.09375, 2.3125, -0.78125, -0.25, -0.375, 1.09375, 0.78125, 2.625, -2.8125, -2.34375, -1.40625, -2.3125, -2.75, 0.125, -0.9375, 0.96875, 1.375, -2.53125, 0.375, 2.71875, -1.65625, -0.65625, -1.8125, -2.375, 0.59375, 2.25, -1.96875, 1.1875, 1.6875, -2.34375, -0.25, -1.09375, -1.59375, 2.84375, 2.4375, -1.09375, 2.0, 1.0, 1.25, -0.84375, -2.71875, 2.90625, 0.25, 1.09375, 1.46875, -2.25, 1.03125, 0.25, -1.625, 1.375, 2.4375, 0.71875, -2.3125, 0.8125, 1.125, 0.09375, -1.53125, 1.875, -0.03125, -2.0625, -2.84375, 0.96875, 1.6875, -2.5, 0.59375, -0.53125, 2.96875, 0.84375, 0.65625, 1.1875, 2.28125, -0.8125, 0.09375, -0.53125, -2.21875, -0.78125, 1.5625, -2.9375, -0.9375, -0.90625, 0.6875, -2.96875, 0.625, -1.90625, 2.1875, -1.90625, 2.90625, 2.65625, 0.65625, -1.71875, -0.59375, -1.1875, -1.09375, 2.0625, -3.09375, 2.34375, 1.6875, -2.34375, 0.78125, 0.75, 1.0625, 0.875, -0.4375, -1.71875, -2.1875, -2.25, -2.375, 3.125, 0.15625, 0.65625, 0.9375, 1.9375, -2.53125, 2.78125, 1.28125, -0.40625, -0.03125, -3.0, -0.75, -1.1875, -2.65625, -2.90625, 1.0, 1.28125, -0.96875, 1.65625, 2.875, 0.8125, -0.375, -0.5, 1.6875, 0.28125, -1.65625, -1.5, 0.21875, 0.53125, -1.25, -2.5625, 0.59375, -0.8125, -3.0625, 0.8125, 0.1875, -0.96875, 0.5625, -3.03125, 0.625, 1.5, 2.75, -2.15625, -0.34375, -0.25, 2.78125, -0.75, -1.90625, 1.625, -2.09375, -1.40625, -2.5625, 1.25, -0.0625, 0.78125, -0.25, 1.90625, 2.4375, 1.75, -1.71875, 2.78125, -0.8125, 0.5, -0.25, -1.03125, 2.53125, 0.21875, -1.75, 3.125, -0.25, -2.40625, -1.8125, -2.125, -1.34375, 0.8125, -2.34375, -2.5, 0.6875, 0.4375, 0.09375, 2.65625, -2.28125, -0.25, 2.40625, 0.5, 2.84375, -2.28125, -0.1875, -0.25, 0.09375, 0.5625, 1.34375, -0.65625, 1.65625, 2.84375, 2.15625, -2.90625, 0.875, -0.65625, 2.125, -2.40625, -2.78125, -1.15625, 2.9375, -2.65625, 2.0625, 2.28125, 1.46875, 1.5, -2.0625, 2.125, 2.9375, -2.625, 0.6875, -2.03125, -0.71875, -0.375, -1.65625, -0.09375, -0.90625}
tensor @r0.in.y : f64[2, 3, 4, 5, 3] = {2.9375, 0.65625, -1.90625, -2.5, -1.90625, -0.375, -2.5625, -0.8125, 1.9375, 2.09375, -0.71875, 0.5625, 0.84375, -2.3125, -1.03125, 2.0, 0.25, 2.625, -2.8125, 2.65625, 3.0625, 1.5625, 0.90625, -1.78125, -2.25, -0.03125, -0.40625, 2.21875, 2.5, -1.6875, 1.0625, -0.71875, 0.40625, 1.15625, 1.4375, 2.84375, -0.71875, -0.5625, 2.0625, -2.0625, 0.9375, -1.78125, 0.46875, 1.625, 2.40625, 1.40625, 0.90625, -1.53125, 3.0625, 2.84375, 2.4375, 0.625, -0.3125, -3.09375, 0.375, 3.0625, -1.5625, 1.4375, 2.28125, 0.375, -0.625, -0.21875, -2.71875, 1.875, -2.8125, 0.84375, 2.65625, 1.875, 0.4375, 1.46875, 1.09375, -1.84375, -2.34375, 2.15625, 1.0, -2.9375, 0.46875, 1.3125, 2.25, 2.15625, -2.8125, -0.96875, -0.75, -1.875, -0.71875, 2.375, 2.5625, -2.03125, -3.0, 1.8125, 0.46875, 0.59375, 3.09375, -1.90625, -1.65625, 2.03125, 1.0625, -2.4375, 0.1875, -2.84375, 2.15625, -0.28125, 1.28125, 0.53125, 2.5625, 1.1875, 0.71875, 0.625, -1.46875, 2.09375, -2.25, -3.09375, -1.59375, -3.09375, 1.40625, 2.5625, 1.65625, 0.71875, -2.21875, -1.0, -2.03125, 0.9375, 2.21875, 1.71875, -2.875, 1.09375, -2.46875, 0.71875, 0.0625, 1.03125, 1.125, 0.53125, 0.3125, -0.34375, -3.03125, 2.0, -0.1875, 2.375, 2.0625, -0.96875, 2.625, 0.46875, 0.53125, 0.90625, 0.53125, -0.09375, -2.3125, 2.65625, -0.6875, -1.40625, 0.46875, 0.5, -2.53125, -2.8125, -0.90625, 1.15625, -0.8125, 2.9375, 1.90625, -0.28125, -0.4375, 0.21875, 1.1875, 1.28125, 0.625, -1.84375, 1.53125, -0.5, 0.4375, -0.125, -2.875, 1.125, 0.09375, -2.875, 2.0625, 1.1875, -0.5, -3.0, -2.34375, -0.28125, -2.71875, -2.71875, -1.09375, 0.71875, -2.125, 1.90625, -2.125, -1.59375, 1.21875, 1.96875, 2.0, -2.84375, -0.59375, -3.125, -0.53125, 0.28125, -0.5625, -1.375, -0.21875, -1.375, -2.84375, -0.84375, 1.15625, -1.5, -0.78125, -0.09375, -0.1875, -1.8125, -1.03125, -0.09375, -1.34375, 0.875, 2.3125, 1.6875, 1.65625, -1.53125, -1.9375, -0.03125, -2.625, 2.84375, 0.125, -2.0625, 0.21875, -1.875, -0.75, 1.0625, -2.125, -1.0, 2.0, 2.1875, -1.625, -2.125, -2.59375, 2.875, 0.6875, -2.28125, 0.40625, 2.46875, 2.3125, 1.6875, -0.90625, -1.96875, -0.1875, -0.96875, 0.21875, -1.28125, 0.71875, -0.03125, -3.0625, -0.8125, -0.25, 1.25, -1.96875, -0.375, -0.0625, 1.3125, 1.4375, -0.90625, -0.90625, 1.1875, -0.15625, 2.3125, 0.28125, 0.65625, 2.28125, 2.03125, -0.46875, 0.1875, 2.71875, 2.625, 1.78125, 2.4375, -0.3125, -0.125, -2.5625, -0.4375, -1.15625, -2.65625, -0.59375, -1.28125, -0.96875, 3.03125, 2.75, 1.84375, -2.875, 1.3125, 3.0625, 1.90625, 1.28125, 0.15625, -2.875, -0.875, -0.875, -2.28125, -3.125, -0.75, -1.59375, -2.375, 1.0, -1.28125, -1.65625, -0.3125, 2.0, 2.125, -1.65625, -0.3125, 1.25, 3.125, -3.03125, -2.84375, -0.71875, 2.6875, -3.03125, 0.4375, -2.46875, 1.40625, 0.90625, -1.46875, 2.125, -1.875, 1.21875, -1.40625, 0.9375, 2.6875, 0.6875, -0.8125, 0.84375, 2.625, -1.125, -2.21875, -2.84375, 3.0625, 1.4375, -1.40625, 1.25, -2.34375, -3.09375, 0.90625, -2.09375, -3.0, -1.9375, 1.9375, -2.5, -0.375, 0.25, -1.59375, -1.59375, -2.125, 2.28125, 1.03125, -0.90625, -2.0625, 1.0, -0.5625, -1.3125, -2.5625, -1.28125, 1.75, 2.8125, 1.78125}
tensor @r0.want.0.f64 : f64[2, 3, 4, 5, 3] = {0.0, 1.0, -0.96875, 0.0, -2.375, -1.84375, 0.0, 0.0, 0.28125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.65625, -4.34375, 0.0, -1.1875, -0.65625, 0.0, -1.75, 4.0625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.4375, -3.28125, 0.0, 2.8125, 1.0, 0.0, 1.28125, -5.96875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.9375, 8.6875, 0.0, -2.0, 0.15625, 0.0, -2.53125, -1.96875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.5625, -2.21875, 0.0, -0.6875, -5.75, 0.0, -0.875, 1.4375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -5.125, 9.21875, 0.0, 1.375, 2.8125, 0.0, -0.53125, -4.4375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.15625, -0.46875, 0.0, 0.46875, 0.6875, 0.0, 1.71875, -6.84375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.28125, 0.0, 2.15625, -0.59375, 0.0, -3.03125, 2.0625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.3125, 2.96875, 0.0, -0.125, -4.5625, 0.0, 2.71875, 1.5625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.375, 8.125, 0.0, 0.34375, -0.84375, 0.0, -1.5, 1.4375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.375, -5.0625, 0.0, -2.3125, -3.5625, 0.0, 0.96875, -0.78125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.34375, -3.25, 0.0, 1.1875, -0.90625, 0.0, -1.09375, 3.6875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.9375, 4.6875, 0.0, 1.09375, 0.25, 0.0, 0.25, 2.1875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.8125, -0.0625, 0.0, -2.0625, -0.1875, 0.0, -2.5, 3.03125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.03125, 1.46875, 0.0, -0.78125, -2.3125, 0.0, -0.90625, -1.65625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.75, 1.53125, 0.0, -1.1875, -2.125, 0.0, 2.34375, 0.125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.96875, -5.3125, 0.0, 3.125, 1.75, 0.0, 1.9375, 1.53125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.59375, -8.34375, 0.0, 1.28125, 3.5625, 0.0, 0.8125, 0.8125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.8125, -6.15625, 0.0, -0.8125, -2.0625, 0.0, -0.96875, -1.84375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.25, 0.375, 0.0, 1.625, -6.0625, 0.0, 1.25, 0.46875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.6875, 1.90625, 0.0, -1.03125, 1.0, 0.0, 3.125, -4.46875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.625, -1.65625, 0.0, 2.65625, -0.125, 0.0, 0.5, 0.375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.90625, 8.65625, 0.0, -2.90625, 2.34375, 0.0, -2.40625, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.15625, 8.8125, 0.0, -2.625, -2.0625, 0.0, -0.375, -2.65625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 4, 4, 4],
    %y : f64[2, 3, 4, 5, 3]) {
  %replication_pad3d_backward = aten.replication_pad3d_backward.default(grad_output=%x, self=%y, padding=[-1, 2, 1, -2, 0, 0]) : f64[2, 3, 4, 5, 3]
  return %replication_pad3d_backward as "replication_pad3d_backward"
}

fxge 1
model "replication_pad3d_backward.cut_plane.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 4, 4] = {2.53125, 1.5625, 0.96875, -2.0, 0.6875, -2.625, 2.75, -3.03125, 1.90625, -0.03125, 1.46875, -1.03125, -0.0625, 0.9375, 2.96875, -0.65625, -1.5, 0.53125, -1.8125, -0.71875, 2.0625, -0.78125, 1.53125, 0.25, -1.3125, -2.03125, 2.84375, -0.71875, 0.46875, 1.5625, -1.375, -2.53125, 0.46875, -0.3125, 2.0, 2.6875, -0.0625, 2.71875, 1.78125, 0.59375, -0.59375, -1.96875, 2.53125, 1.53125, -0.46875, 2.625, -2.1875, -1.25, 1.625, 1.375, -2.9375, 1.84375, 1.25, -0.71875, 0.0625, -3.09375, 0.40625, -0.875, 0.09375, 0.25, 1.59375, 1.75, -0.53125, 2.8125, -1.21875, 0.875, 2.40625, -0.875, -2.90625, -1.28125, 2.34375, -1.65625, -2.5625, -2.0, -1.6875, -1.625, -2.625, 1.03125, 1.21875, 1.5625, -3.0, -1.625, -1.78125, 0.71875, -2.875, -2.0625, -1.8125, 1.0, 2.65625, 1.71875, -1.53125, -1.78125, -0.0625, 0.15625, 2.71875, -1.4375, 3.0625, 2.21875, 2.375, 1.34375, 2.09375, -0.6875, 1.78125, 1.8125, 1.71875, 1.09375, -1.65625, 1.96875, 3.09375, -1.65625, 0.46875, -0.5, -2.03125, -1.3125, -0.6875, 2.1875, -2.46875, 2.6875, -1.75, 0.0625, -2.46875, 0.1875, 2.5625, 1.125, 0.5, 0.90625, -1.15625, -0.03125, 2.75, 1.5, 2.0625, 0.96875, 2.53125, 0.5, 2.78125, 2.40625, -1.28125, 1.65625, -1.96875, -1.96875, 2.25, 1.375, 1.53125, 1.8125, -0.6875, 2.875, 1.375, 2.15625, -2.0625, 1.21875, 3.125, 1.3125, 1.875, -1.09375, 1.09375, 0.65625, 0.75, -2.84375, 2.90625, 2.625, -0.46875, -3.03125, -3.09375, 2.09375, -2.4375, -3.0625, -2.90625, -0.96875, 2.34375, -0.96875, 1.90625, -1.84375, -2.78125, 1.5, 3.09375, 0.0625, 3.09375, 2.3125, -1.03125, 1.65625, 0.75, 1.46875, -1.3125, 1.96875, -3.03125, -1.5625, -0.90625, 1.53125, -0.34375, 3.125, 2.46875, -2.03125}
tensor @r0.in.y : f32[3, 4, 5, 3] = {0.0625, -2.625, 2.09375, -0.46875, -0.65625, -1.34375, -3.125, 0.59375, -1.46875, 1.1875, 1.59375, 0.0625, -1.65625, -2.46875, -2.0, -1.71875, 0.5625, 2.84375, -0.90625, -1.15625, -1.03125, 0.40625, -2.96875, 2.75, 1.65625, -1.46875, -0.9375, -2.78125, 1.625, -2.65625, 0.1875, 0.4375, -2.375, 2.65625, 2.21875, 1.28125, 2.15625, -0.65625, -2.6875, 2.96875, -3.0625, -0.6875, 0.375, -0.9375, -2.84375, -1.28125, -2.46875, -1.40625, 1.53125, 3.09375, 1.34375, -2.21875, -3.09375, -1.125, 0.46875, 1.78125, -1.09375, -2.71875, 2.25, 3.0, 2.65625, 1.9375, 1.0, 0.125, -0.4375, -0.34375, -2.40625, -2.125, -1.96875, 2.375, 0.03125, -1.5, -0.46875, 0.125, -0.25, -0.375, 0.3125, 0.25, 0.78125, -1.96875, -1.84375, -0.6875, -0.3125, 2.21875, -0.65625, -0.34375, 0.0, 1.34375, -2.46875, -0.1875, 1.59375, 1.25, -0.21875, 1.46875, 2.0, -2.4375, 2.0, -0.09375, 1.0625, -3.0, 1.3125, 0.125, 0.6875, 1.78125, 1.15625, -2.40625, 1.28125, 0.4375, 1.0, -0.78125, 0.34375, -1.625, 0.75, -0.4375, -2.1875, 1.6875, 2.8125, 2.96875, -2.125, -1.125, -2.0, -1.0, -2.84375, 1.125, 0.0, 1.90625, 2.875, -1.34375, -1.90625, 0.0625, -0.3125, 0.5, -2.59375, 1.34375, 0.28125, 1.84375, 0.53125, -2.625, -1.21875, 0.65625, -1.34375, 2.8125, 0.34375, 1.25, -2.46875, 2.0625, 1.875, 2.03125, 1.84375, 0.53125, -2.1875, 2.875, 1.53125, 3.03125, 2.5625, -0.40625, 1.46875, -0.78125, -1.78125, 1.375, 0.21875, -0.4375, -0.15625, 0.5, -1.125, -2.28125, 2.0, 0.84375, -2.28125, 0.4375, -2.09375, 1.75, 2.625, -0.78125, -1.4375, 1.25, -2.6875, 0.28125, 2.84375, 0.46875}
tensor @r0.want.0.f32 : f64[3, 4, 5, 3] = {0.0, 3.21875, -2.375, 0.0, 1.90625, 0.40625, 0.0, -0.0625, 3.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5625, -1.0, 0.0, -1.3125, 0.09375, 0.0, 0.46875, -2.34375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.40625, 9.46875, 0.0, -0.59375, 2.09375, 0.0, -0.46875, -0.8125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.875, -3.46875, 0.0, 0.40625, -0.53125, 0.0, 1.59375, 4.03125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.125, 1.8125, 0.0, -2.5625, -5.3125, 0.0, -2.625, 3.8125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -5.875, -5.5625, 0.0, 2.65625, -1.59375, 0.0, -0.0625, 1.4375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.15625, 8.84375, 0.0, 1.71875, 1.40625, 0.0, 3.09375, -1.6875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.5, 1.1875, 0.0, -2.46875, 3.875, 0.0, 0.5, -0.28125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.28125, 10.21875, 0.0, -1.28125, -2.28125, 0.0, 2.25, 4.71875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.75, 12.0625, 0.0, 1.875, 0.65625, 0.0, 0.75, 2.6875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.90625, -10.96875, 0.0, 2.34375, -0.90625, 0.0, -2.78125, 4.65625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.84375, 5.0625, 0.0, -3.03125, -0.9375, 0.0, -0.34375, 3.5625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4, 4, 4],
    %y : f32[3, 4, 5, 3]) {
  %replication_pad3d_backward = aten.replication_pad3d_backward.default(grad_output=%x, self=%y, padding=[-1, 2, 1, -2, 0, 0]) : f32[3, 4, 5, 3]
  return %replication_pad3d_backward as "replication_pad3d_backward"
}

fxge 1
model "replication_pad2d_backward.sizes.dynamic" stage "import"
symbol s27 : int [2, 9223372036854775807]
symbol s77 : int [2, 9223372036854775807]
symbol s94 : int [2, 9223372036854775807]
guard "2 <= s77" sym(2 <= s77)
guard "(3 + L['y'].size()[3]) == L['x'].size()[3]" sym(1)
tensor @r0.in.x : f32[2, 3, 7, 7] = {-2.625, -0.625, -2.5625, -1.1875, 0.65625, -0.6875, -0.65625, -0.28125, -3.125, 3.125, 1.53125, 0.40625, 2.59375, -1.34375, -1.84375, 2.03125, 1.40625, 2.5, 0.84375, -2.0, 2.4375, 2.90625, -0.5625, 2.84375, 0.84375, 2.5625, 0.03125, -2.1875, -2.28125, -1.03125, 2.09375, 2.40625, -0.21875, 2.6875, 2.46875, -1.6875, 1.78125, -0.40625, -1.3125, -2.125, 0.4375, -1.1875, 1.125, -0.5625, 0.5625, 0.5, 1.625, -2.15625, -1.15625, -2.46875, 1.625, -1.40625, -1.59375, -2.5, 2.96875, -0.84375, -0.8125, 1.09375, -2.25, -2.90625, -1.0625, -0.03125, 2.84375, 0.40625, 2.8125, 0.6875, -2.53125, -1.09375, -0.25, 1.4375, 2.21875, 1.78125, -3.03125, 2.84375, -1.3125, 1.84375, 1.21875, 1.53125, 0.21875, -1.5625, 1.625, -1.5625, -1.375, 2.84375, 2.3125, -2.40625, 2.0, 0.53125, 2.0625, -2.90625, 0.5, -2.5625, 0.5, -0.03125, -3.03125, 1.03125, 1.90625, -2.46875, 0.75, -2.375, 0.53125, -1.34375, -2.71875, -2.8125, 1.1875, 2.75, 0.21875, -0.71875, 2.53125, 1.40625, -2.59375, 1.25, -0.34375, 1.65625, 1.34375, 0.03125, 1.34375, 2.625, 0.5625, 1.625, -0.21875, -1.1875, -2.5625, -1.0, 1.96875, -0.34375, 2.125, 0.375, 1.8125, -2.625, 0.84375, 2.875, 2.6875, 2.53125, -0.1875, -2.28125, 1.09375, -1.9375, -0.4375, 0.09375, 1.625, -0.5625, -1.875, 2.71875, 0.5, 1.59375, 2.9375, -0.15625, -2.59375, 0.8125, -0.46875, -0.375, 1.15625, -0.8125, -2.5, 0.46875, -2.78125, 0.84375, 3.09375, -0.90625, 0.5625, -0.6875, -2.21875, 0.59375, 2.84375, -1.03125, 1.09375, -2.4375, -0.9375, -2.90625, 3.125, -2.5, -1.03125, 0.625, -2.78125, 2.75, 2.15625, -0.15625, -1.25, 0.71875, 0.1875, -1.78125, 2.34375, -1.875, 2.34375, 2.125, 2.875, -2.625, 2.28125, 2.375, -2.59375, -0.59375, -1.375, -2.21875, -1.0, 1.28125, -2.4375, 1.03125, -2.71875, 1.84375, -1.46875, -0.3125, -0.46875, 2.3125, 3.0, -3.125, -0.65625, -1.59375, 1.625, -1.75, -2.65625, 1.375, -2.75, 2.15625, 1.78125, 0.84375, -1.75, 0.90625, 2.28125, -1.59375, -2.40625, 0.0, 1.28125, -1.9375, -0.3125, 0.9375, 0.0625, -0.625, -1.1875, -0.28125, 2.5625, 2.5, 2.9375, 0.78125, -2.375, -3.125, -0.03125, 1.65625, 1.34375, -1.59375, -2.53125, -1.9375, -2.09375, 0.28125, -2.71875, 0.25, 3.125, 1.875, 1.375, 2.125, -0.78125, -2.34375, -1.1875, 1.4375, 0.625, 1.0625, -2.46875, 1.96875, 1.4375, 2.9375, 0.59375, 0.71875, -0.40625, 0.46875, -2.03125, -2.3125, -2.0, -2.0, -0.125, 0.09375, 1.71875, -0.5, 2.53125, 0.9375, 0.5, 0.84375, -2.6875, 0.4375, 1.03125, -2.34375, -2.40625, -0.375, 0.46875, 1.84375, -1.75, -0.78125, 0.4375, -2.71875, -1.875, -1.34375, -2.09375, -2.3125, 2.03125, 0.78125}
tensor @r0.in.y : f32[2, 3, 5, 4] = {-1.15625, 2.09375, 1.59375, -1.1875, 2.4375, 1.84375, -0.75, -3.03125, -1.03125, -0.21875, -1.65625, 0.46875, -2.875, -0.6875, -1.84375, 0.25, -1.6875, -2.5625, -2.9375, -0.5, 2.8125, -0.28125, -2.5, -2.4375, 1.5625, 1.21875, -3.0625, -2.09375, 1.0, -0.6875, 0.25, 2.96875, -1.75, 2.5, 2.8125, 0.96875, -1.78125, 1.5, 0.21875, 1.34375, -1.6875, -1.59375, 2.3125, -1.15625, 0.0625, -1.34375, 1.71875, -2.21875, 2.28125, -0.65625, 2.34375, -2.375, -2.125, 1.625, 3.09375, -0.96875, 0.0625, -0.03125, 2.4375, -1.1875, 2.125, 0.5, 1.0625, 2.03125, 2.96875, 3.125, -2.875, 3.125, 0.5625, 1.40625, -1.40625, 1.59375, 2.65625, -2.125, 0.90625, 3.03125, 3.125, -2.0625, 3.0, 2.0, 1.4375, -0.40625, 0.28125, 0.90625, 2.28125, -0.0625, -2.875, -2.5, 1.375, 2.40625, 1.125, -2.28125, -2.15625, -0.84375, 0.96875, 2.25, -1.375, -0.9375, 0.84375, 1.8125, 0.5, -1.125, -2.9375, -1.59375, 1.40625, -0.65625, -0.09375, -2.0, -0.875, -2.625, -2.65625, -0.71875, 2.75, -3.03125, 1.46875, -2.5, -2.3125, -3.0625, -1.9375, -1.15625}
tensor @r0.want.0.f32 : f64[2, 3, 5, 4] = {-6.46875, 1.96875, 2.84375, 2.25, 2.34375, 2.84375, 0.84375, 0.40625, -3.3125, 2.09375, 2.40625, 4.9375, 0.09375, -0.40625, -1.3125, -2.875, 0.5625, 0.5625, 0.5, -1.6875, 2.65625, -2.96875, -7.03125, 1.46875, 4.0, -3.03125, 2.84375, 1.75, 1.75, -1.5625, 1.625, -0.09375, -0.09375, 2.0, 0.53125, -0.34375, -2.0625, -0.03125, -3.03125, 0.46875, 2.65625, 1.15625, 1.21875, 0.25, 1.40625, -1.1875, -2.5625, 0.625, 2.5, 1.8125, -2.625, 6.40625, 2.34375, -2.28125, 1.09375, -2.28125, 1.0625, -1.875, 2.71875, 5.03125, -7.6875, -1.375, 3.21875, 0.34375, -3.84375, 3.125, -2.5, -3.1875, 4.90625, -0.15625, -1.25, -0.875, 0.46875, 2.34375, 2.125, 2.53125, -0.21875, -0.59375, -1.375, -1.9375, 2.625, -8.59375, 3.34375, -3.09375, 3.1875, -1.59375, -2.40625, -0.65625, 0.625, 0.0625, -0.625, 1.09375, 5.4375, 0.78125, -2.375, -1.5, -0.25, -2.53125, -1.9375, -4.53125, 7.15625, 3.21875, 2.03125, -3.9375, -4.0, -0.125, 0.09375, 3.75, 1.4375, 0.84375, -2.6875, -0.875, -2.78125, 0.46875, 1.84375, -2.09375, -4.59375, -1.34375, -2.09375, 0.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[2, 5, 7, 9] = {-2.625, -0.625, -2.5625, -1.1875, 0.65625, -0.6875, -0.65625, -0.28125, -3.125, 3.125, 1.53125, 0.40625, 2.59375, -1.34375, -1.84375, 2.03125, 1.40625, 2.5, 0.84375, -2.0, 2.4375, 2.90625, -0.5625, 2.84375, 0.84375, 2.5625, 0.03125, -2.1875, -2.28125, -1.03125, 2.09375, 2.40625, -0.21875, 2.6875, 2.46875, -1.6875, 1.78125, -0.40625, -1.3125, -2.125, 0.4375, -1.1875, 1.125, -0.5625, 0.5625, 0.5, 1.625, -2.15625, -1.15625, -2.46875, 1.625, -1.40625, -1.59375, -2.5, 2.96875, -0.84375, -0.8125, 1.09375, -2.25, -2.90625, -1.0625, -0.03125, 2.84375, 0.40625, 2.8125, 0.6875, -2.53125, -1.09375, -0.25, 1.4375, 2.21875, 1.78125, -3.03125, 2.84375, -1.3125, 1.84375, 1.21875, 1.53125, 0.21875, -1.5625, 1.625, -1.5625, -1.375, 2.84375, 2.3125, -2.40625, 2.0, 0.53125, 2.0625, -2.90625, 0.5, -2.5625, 0.5, -0.03125, -3.03125, 1.03125, 1.90625, -2.46875, 0.75, -2.375, 0.53125, -1.34375, -2.71875, -2.8125, 1.1875, 2.75, 0.21875, -0.71875, 2.53125, 1.40625, -2.59375, 1.25, -0.34375, 1.65625, 1.34375, 0.03125, 1.34375, 2.625, 0.5625, 1.625, -0.21875, -1.1875, -2.5625, -1.0, 1.96875, -0.34375, 2.125, 0.375, 1.8125, -2.625, 0.84375, 2.875, 2.6875, 2.53125, -0.1875, -2.28125, 1.09375, -1.9375, -0.4375, 0.09375, 1.625, -0.5625, -1.875, 2.71875, 0.5, 1.59375, 2.9375, -0.15625, -2.59375, 0.8125, -0.46875, -0.375, 1.15625, -0.8125, -2.5, 0.46875, -2.78125, 0.84375, 3.09375, -0.90625, 0.5625, -0.6875, -2.21875, 0.59375, 2.84375, -1.03125, 1.09375, -2.4375, -0.9375, -2.90625, 3.125, -2.5, -1.03125, 0.625, -2.78125, 2.75, 2.15625, -0.15625, -1.25, 0.71875, 0.1875, -1.78125, 2.34375, -1.875, 2.34375, 2.125, 2.875, -2.625, 2.28125, 2.375, -2.59375, -0.59375, -1.375, -2.21875, -1.0, 1.28125, -2.4375, 1.03125, -2.71875, 1.84375, -1.46875, -0.3125, -0.46875, 2.3125, 3.0, -3.125, -0.65625, -1.59375, 1.625, -1.75, -2.65625, 1.375, -2.75, 2.15625, 1.78125, 0.84375, -1.75, 0.90625, 2.28125, -1.59375, -2.40625, 0.0, 1.28125, -1.9375, -0.3125, 0.9375, 0.0625, -0.625, -1.1875, -0.28125, 2.5625, 2.5, 2.9375, 0.78125, -2.375, -3.125, -0.03125, 1.65625, 1.34375, -1.59375, -2.53125, -1.9375, -2.09375, 0.28125, -2.71875, 0.25, 3.125, 1.875, 1.375, 2.125, -0.78125, -2.34375, -1.1875, 1.4375, 0.625, 1.0625, -2.46875, 1.96875, 1.4375, 2.9375, 0.59375, 0.71875, -0.40625, 0.46875, -2.03125, -2.3125, -2.0, -2.0, -0.125, 0.09375, 1.71875, -0.5, 2.53125, 0.9375, 0.5, 0.84375, -2.6875, 0.4375, 1.03125, -2.34375, -2.40625, -0.375, 0.46875, 1.84375, -1.75, -0.78125, 0.4375, -2.71875, -1.875, -1.34375, -2.09375, -2.3125, 2.03125, 0.78125, -1.15625, 2.09375, 1.59375, -1.1875, 2.4375, 1.84375, -0.75, -3.03125, -1.03125, -0.21875, -1.65625, 0.46875, -2.875, -0.6875, -1.84375, 0.25, -1.6875, -2.5625, -2.9375, -0.5, 2.8125, -0.28125, -2.5, -2.4375, 1.5625, 1.21875, -3.0625, -2.09375, 1.0, -0.6875, 0.25, 2.96875, -1.75, 2.5, 2.8125, 0.96875, -1.78125, 1.5, 0.21875, 1.34375, -1.6875, -1.59375, 2.3125, -1.15625, 0.0625, -1.34375, 1.71875, -2.21875, 2.28125, -0.65625, 2.34375, -2.375, -2.125, 1.625, 3.09375, -0.96875, 0.0625, -0.03125, 2.4375, -1.1875, 2.125, 0.5, 1.0625, 2.03125, 2.96875, 3.125, -2.875, 3.125, 0.5625, 1.40625, -1.40625, 1.59375, 2.65625, -2.125, 0.90625, 3.03125, 3.125, -2.0625, 3.0, 2.0, 1.4375, -0.40625, 0.28125, 0.90625, 2.28125, -0.0625, -2.875, -2.5, 1.375, 2.40625, 1.125, -2.28125, -2.15625, -0.84375, 0.96875, 2.25, -1.375, -0.9375, 0.84375, 1.8125, 0.5, -1.125, -2.9375, -1.59375, 1.40625, -0.65625, -0.09375, -2.0, -0.875, -2.625, -2.65625, -0.71875, 2.75, -3.03125, 1.46875, -2.5, -2.3125, -3.0625, -1.9375, -1.15625, -2.46875, -1.75, -0.125, -0.84375, 3.09375, 2.21875, 0.75, -1.40625, 3.0, 0.3125, -0.34375, -0.5, 0.34375, -2.21875, -2.25, 0.9375, 1.46875, 2.875, -2.875, 2.96875, 0.0625, -1.03125, -2.46875, 1.03125, -1.0, -0.9375, -2.46875, -0.34375, -1.75, -1.5625, 2.78125, -2.78125, 2.34375, 1.6875, -1.71875, 1.28125, -2.28125, -1.53125, -1.375, -2.625, -1.40625, -2.15625, 1.75, 2.03125, -0.21875, 1.59375, -1.6875, 0.03125, 1.0, -2.71875, -2.40625, 0.8125, 2.75, 0.15625, -2.0625, 0.0625, -0.96875, 2.65625, -1.25, 2.59375, 3.125, 1.125, -1.46875, 0.8125, 0.34375, 0.53125, 3.09375, 2.96875, 0.9375, 2.1875, -1.6875, -2.90625, -0.65625, 1.96875, 2.34375, 1.28125, -2.625, 3.09375, -1.46875, 0.125, 1.15625, 1.59375, -1.90625, 0.3125, 1.59375, -2.03125, -0.4375, -1.625, 2.90625, 1.96875, 2.40625, 0.1875, -1.4375, -0.3125, 2.78125, -0.53125, -1.84375, 1.5625, 2.4375, -2.8125, -0.875, -1.34375, 0.3125, 0.28125, -0.09375, -0.46875, 0.0625, 2.75, -0.03125, -0.8125, -0.25, -1.5, 0.21875, 1.25, -0.53125, -1.6875, 2.875, 1.9375, -1.78125, 2.34375, -1.59375, 0.84375, 0.03125, 0.0625, 1.15625, 0.90625, -1.15625, -2.4375, 2.4375, -1.03125, 0.3125, -0.4375, 0.28125, 2.25, 0.25, 0.9375, 2.875, -0.125, -0.15625, 0.4375, 2.28125, 0.0625, -2.53125, -2.40625, 2.90625, 0.5625, 1.0625, -1.125, 1.34375, -0.59375, -1.15625, 3.09375, 2.1875, -2.15625, 1.84375, -0.5625, -2.0, 2.5625, -0.0625, 1.34375, 1.5, -1.6875, 2.84375, -0.625, -2.59375, 2.75, -1.625, -2.375, -0.96875, 2.21875, 2.25, -1.625, -0.1875, -2.65625, 2.34375, -1.0625, -2.875, -2.9375, 3.09375, 0.90625, -0.75, -1.3125, 2.15625, 1.875, 2.65625, -1.6875, 0.875, -3.09375, 1.84375, -0.9375, 0.9375, 1.71875, -0.09375, -2.09375, -2.84375, 0.03125, 1.1875, 2.375, 0.34375, 0.0625, 0.59375, 2.5, -0.09375, 0.0625, 2.9375, -2.4375, -0.59375, 1.90625, 2.6875, -1.46875, 1.78125, 0.3125, -0.28125, 1.59375, 1.09375, -0.75}
tensor @r1.in.y : f32[2, 5, 5, 6] = {0.0, -0.1875, 2.78125, 0.625, -0.78125, 2.59375, 0.71875, -2.03125, -0.03125, -0.875, -1.3125, -2.65625, -0.40625, 3.0, -0.84375, -1.3125, -2.90625, 2.0, -2.75, -2.90625, 1.71875, -2.21875, 0.625, -2.03125, -1.125, -2.21875, -0.15625, -2.34375, -1.5625, -1.96875, 2.75, 0.46875, -2.5625, 1.5625, -3.125, -0.375, 0.03125, -0.28125, 0.53125, -2.9375, 1.6875, -0.0625, 3.03125, -2.75, -1.96875, -2.625, -2.25, 2.90625, 0.40625, 1.71875, 0.34375, -1.21875, -0.15625, 1.46875, -2.84375, 2.59375, -2.09375, 1.03125, 2.25, 2.40625, 1.3125, -1.53125, -0.71875, 0.5625, -0.65625, -1.25, 2.3125, 2.21875, 1.34375, -1.78125, 1.15625, -0.21875, 0.125, 0.0, 1.1875, 1.96875, -0.40625, 1.125, -0.9375, -0.5, -0.46875, 0.3125, 2.40625, -1.3125, 2.5625, 2.6875, -0.25, -1.3125, 2.3125, -0.8125, -2.09375, -2.25, 1.09375, 0.09375, 1.90625, 2.90625, -2.75, -2.78125, 1.96875, 2.8125, 1.40625, -0.375, -1.4375, 2.96875, -0.65625, -2.78125, 1.375, -0.40625, -1.09375, -2.78125, -0.28125, 1.25, 2.46875, 2.5, 2.9375, -2.25, -0.5625, -1.53125, -0.625, 1.09375, -2.75, -1.59375, -0.59375, -1.28125, 1.25, -0.5, 0.03125, 0.78125, 1.75, 2.71875, -3.0, -0.3125, -2.09375, -2.9375, -0.1875, 0.625, -2.0, -2.1875, 0.78125, 0.34375, -0.96875, 2.4375, -0.8125, 0.09375, 2.875, -1.125, -1.03125, 0.5625, -0.375, -1.53125, -1.75, 2.5, -0.40625, 1.84375, 2.40625, 2.71875, 2.125, 0.125, -2.90625, 1.09375, -2.625, -1.15625, 0.03125, -2.4375, 0.5625, -2.21875, -2.53125, -3.125, 0.375, -1.84375, 2.3125, 3.0, -2.96875, 1.59375, -0.84375, 0.9375, -1.125, 0.03125, 3.09375, -0.125, -0.5625, -0.875, -1.75, 3.0625, 2.90625, 2.5625, -2.53125, 1.59375, -1.0625, -3.125, 1.3125, 2.625, -2.15625, -1.65625, -0.3125, -3.0, 1.71875, 0.71875, -0.34375, -1.3125, -0.90625, -2.15625, -1.15625, -2.84375, 1.625, 2.25, 1.0, -0.40625, 2.9375, 2.6875, -1.53125, 0.09375, -2.1875, 3.0, 1.59375, 2.0, -0.125, 0.1875, -1.15625, -1.0625, -0.8125, 1.46875, 2.03125, -1.0, -1.96875, -0.34375, -1.09375, -2.84375, -1.0, -1.8125, -2.65625, -1.09375, 2.625, -1.0625, 1.34375, -3.125, 2.21875, -0.96875, 2.84375, 2.15625, -1.0625, 1.5625, 2.3125, 0.6875, 0.9375, 3.125, -2.84375, 1.28125, -1.875, 0.96875, -1.96875, -1.75, 2.96875, -0.65625, 1.5, -1.09375, 0.875, -0.3125, 2.09375, -2.9375, -0.78125, 1.4375, 2.9375, -0.0625, -2.40625, 2.71875, 1.1875, -1.40625, -1.1875, -0.75, 2.1875, 1.75, -2.625, -3.0625, 1.21875, 2.375, -1.25, -0.09375, 1.375, -1.90625, -0.71875, 2.375, 2.4375, -1.8125, -1.28125, 0.6875, 0.84375, 1.84375, 1.5625, -0.15625, -1.40625, 0.875, -1.0, -3.0, -0.28125, 0.09375, 1.78125, -0.5, 0.59375, 2.84375}
tensor @r1.want.0.f32 : f64[2, 5, 5, 6] = {0.25, 0.28125, 4.3125, -1.25, 0.3125, 5.3125, -4.46875, -1.03125, 2.09375, 2.40625, -0.21875, 3.46875, 1.375, -1.3125, -2.125, 0.4375, -1.1875, 1.125, 2.125, -2.15625, -1.15625, -2.46875, 1.625, -5.5, 2.125, -0.8125, 1.09375, -2.25, -2.90625, 1.75, 0.09375, 2.21875, 1.625, -2.28125, 3.28125, 5.40625, -2.0625, 0.5, -0.03125, -3.03125, 1.03125, 0.1875, -1.84375, -1.34375, -2.71875, -2.8125, 1.1875, 2.25, 3.9375, -2.59375, 1.25, -0.34375, 1.65625, 2.71875, 3.1875, 1.625, -0.21875, -1.1875, -2.5625, 0.625, 3.40625, 2.8125, -3.21875, -1.65625, 5.3125, 5.625, -3.3125, 0.46875, -2.78125, 0.84375, 3.09375, -1.03125, -1.625, 2.84375, -1.03125, 1.09375, -2.4375, -0.71875, -3.53125, 0.625, -2.78125, 2.75, 2.15625, -0.6875, -1.59375, 2.34375, -1.875, 2.34375, 2.125, 2.53125, -1.0625, -3.8125, -4.34375, -1.3125, -1.4375, 3.875, -0.84375, 2.28125, -1.59375, -2.40625, 0.0, -0.96875, 1.0, -0.625, -1.1875, -0.28125, 2.5625, 6.21875, -5.5, -0.03125, 1.65625, 1.34375, -1.59375, -6.5625, -2.4375, 0.25, 3.125, 1.875, 1.375, -1.0, 1.78125, 3.625, -0.03125, -4.28125, 0.8125, 1.71875, -4.75, -0.375, 0.46875, 1.84375, -1.75, -3.0625, -3.21875, -2.09375, -2.3125, 2.03125, 0.78125, 2.53125, 1.25, 1.84375, -0.75, -3.03125, -1.03125, -1.40625, -3.5625, -1.84375, 0.25, -1.6875, -2.5625, -0.625, 0.09375, -5.78125, 6.375, 2.875, -2.03125, -3.6875, 1.625, 2.34375, -2.375, -2.125, 1.625, 2.1875, 2.40625, -1.1875, 2.125, 0.5, 1.0625, 8.125, 0.25, 0.5625, 1.40625, -1.40625, 1.59375, 1.4375, 6.15625, -2.0625, 3.0, 2.0, 1.4375, 0.78125, -2.1875, 0.78125, -4.53125, 0.34375, 1.25, -8.28125, 2.03125, -3.03125, 1.46875, -2.5, -2.3125, -6.15625, -4.21875, -0.125, -0.84375, 3.09375, 2.21875, 2.34375, -0.03125, -0.5, 0.34375, -2.21875, -2.25, 5.28125, 0.09375, 0.0625, -1.03125, -2.46875, 1.03125, -4.40625, -6.0, -2.90625, 1.15625, -6.90625, -2.21875, 8.53125, -2.0, -0.96875, 2.65625, -1.25, 2.59375, 2.78125, 1.15625, 0.53125, 3.09375, 2.96875, 0.9375, -2.40625, 1.3125, 2.34375, 1.28125, -2.625, 3.09375, -0.1875, -0.3125, 0.3125, 1.59375, -2.03125, -0.4375, 3.25, -1.9375, -3.03125, -1.5, 3.28125, 0.625, 5.15625, 0.15625, 2.34375, -1.59375, 0.84375, 0.03125, 2.125, -3.59375, 2.4375, -1.03125, 0.3125, -0.4375, 2.78125, 3.8125, -0.125, -0.15625, 0.4375, 2.28125, -4.875, 3.46875, 1.0625, -1.125, 1.34375, -0.59375, 4.125, 0.09375, -5.8125, 3.09375, -0.125, -5.3125, 5.71875, -2.0625, 2.15625, 1.875, 2.65625, -1.6875, -0.375, 0.0, 1.71875, -0.09375, -2.09375, -2.84375, 3.59375, 0.40625, 0.59375, 2.5, -0.09375, 0.0625, -0.09375, 4.59375, -1.46875, 1.78125, 0.3125, -0.28125, 1.9375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[2, 4, 7, 12] = {-2.625, -0.625, -2.5625, -1.1875, 0.65625, -0.6875, -0.65625, -0.28125, -3.125, 3.125, 1.53125, 0.40625, 2.59375, -1.34375, -1.84375, 2.03125, 1.40625, 2.5, 0.84375, -2.0, 2.4375, 2.90625, -0.5625, 2.84375, 0.84375, 2.5625, 0.03125, -2.1875, -2.28125, -1.03125, 2.09375, 2.40625, -0.21875, 2.6875, 2.46875, -1.6875, 1.78125, -0.40625, -1.3125, -2.125, 0.4375, -1.1875, 1.125, -0.5625, 0.5625, 0.5, 1.625, -2.15625, -1.15625, -2.46875, 1.625, -1.40625, -1.59375, -2.5, 2.96875, -0.84375, -0.8125, 1.09375, -2.25, -2.90625, -1.0625, -0.03125, 2.84375, 0.40625, 2.8125, 0.6875, -2.53125, -1.09375, -0.25, 1.4375, 2.21875, 1.78125, -3.03125, 2.84375, -1.3125, 1.84375, 1.21875, 1.53125, 0.21875, -1.5625, 1.625, -1.5625, -1.375, 2.84375, 2.3125, -2.40625, 2.0, 0.53125, 2.0625, -2.90625, 0.5, -2.5625, 0.5, -0.03125, -3.03125, 1.03125, 1.90625, -2.46875, 0.75, -2.375, 0.53125, -1.34375, -2.71875, -2.8125, 1.1875, 2.75, 0.21875, -0.71875, 2.53125, 1.40625, -2.59375, 1.25, -0.34375, 1.65625, 1.34375, 0.03125, 1.34375, 2.625, 0.5625, 1.625, -0.21875, -1.1875, -2.5625, -1.0, 1.96875, -0.34375, 2.125, 0.375, 1.8125, -2.625, 0.84375, 2.875, 2.6875, 2.53125, -0.1875, -2.28125, 1.09375, -1.9375, -0.4375, 0.09375, 1.625, -0.5625, -1.875, 2.71875, 0.5, 1.59375, 2.9375, -0.15625, -2.59375, 0.8125, -0.46875, -0.375, 1.15625, -0.8125, -2.5, 0.46875, -2.78125, 0.84375, 3.09375, -0.90625, 0.5625, -0.6875, -2.21875, 0.59375, 2.84375, -1.03125, 1.09375, -2.4375, -0.9375, -2.90625, 3.125, -2.5, -1.03125, 0.625, -2.78125, 2.75, 2.15625, -0.15625, -1.25, 0.71875, 0.1875, -1.78125, 2.34375, -1.875, 2.34375, 2.125, 2.875, -2.625, 2.28125, 2.375, -2.59375, -0.59375, -1.375, -2.21875, -1.0, 1.28125, -2.4375, 1.03125, -2.71875, 1.84375, -1.46875, -0.3125, -0.46875, 2.3125, 3.0, -3.125, -0.65625, -1.59375, 1.625, -1.75, -2.65625, 1.375, -2.75, 2.15625, 1.78125, 0.84375, -1.75, 0.90625, 2.28125, -1.59375, -2.40625, 0.0, 1.28125, -1.9375, -0.3125, 0.9375, 0.0625, -0.625, -1.1875, -0.28125, 2.5625, 2.5, 2.9375, 0.78125, -2.375, -3.125, -0.03125, 1.65625, 1.34375, -1.59375, -2.53125, -1.9375, -2.09375, 0.28125, -2.71875, 0.25, 3.125, 1.875, 1.375, 2.125, -0.78125, -2.34375, -1.1875, 1.4375, 0.625, 1.0625, -2.46875, 1.96875, 1.4375, 2.9375, 0.59375, 0.71875, -0.40625, 0.46875, -2.03125, -2.3125, -2.0, -2.0, -0.125, 0.09375, 1.71875, -0.5, 2.53125, 0.9375, 0.5, 0.84375, -2.6875, 0.4375, 1.03125, -2.34375, -2.40625, -0.375, 0.46875, 1.84375, -1.75, -0.78125, 0.4375, -2.71875, -1.875, -1.34375, -2.09375, -2.3125, 2.03125, 0.78125, -1.15625, 2.09375, 1.59375, -1.1875, 2.4375, 1.84375, -0.75, -3.03125, -1.03125, -0.21875, -1.65625, 0.46875, -2.875, -0.6875, -1.84375, 0.25, -1.6875, -2.5625, -2.9375, -0.5, 2.8125, -0.28125, -2.5, -2.4375, 1.5625, 1.21875, -3.0625, -2.09375, 1.0, -0.6875, 0.25, 2.96875, -1.75, 2.5, 2.8125, 0.96875, -1.78125, 1.5, 0.21875, 1.34375, -1.6875, -1.59375, 2.3125, -1.15625, 0.0625, -1.34375, 1.71875, -2.21875, 2.28125, -0.65625, 2.34375, -2.375, -2.125, 1.625, 3.09375, -0.96875, 0.0625, -0.03125, 2.4375, -1.1875, 2.125, 0.5, 1.0625, 2.03125, 2.96875, 3.125, -2.875, 3.125, 0.5625, 1.40625, -1.40625, 1.59375, 2.65625, -2.125, 0.90625, 3.03125, 3.125, -2.0625, 3.0, 2.0, 1.4375, -0.40625, 0.28125, 0.90625, 2.28125, -0.0625, -2.875, -2.5, 1.375, 2.40625, 1.125, -2.28125, -2.15625, -0.84375, 0.96875, 2.25, -1.375, -0.9375, 0.84375, 1.8125, 0.5, -1.125, -2.9375, -1.59375, 1.40625, -0.65625, -0.09375, -2.0, -0.875, -2.625, -2.65625, -0.71875, 2.75, -3.03125, 1.46875, -2.5, -2.3125, -3.0625, -1.9375, -1.15625, -2.46875, -1.75, -0.125, -0.84375, 3.09375, 2.21875, 0.75, -1.40625, 3.0, 0.3125, -0.34375, -0.5, 0.34375, -2.21875, -2.25, 0.9375, 1.46875, 2.875, -2.875, 2.96875, 0.0625, -1.03125, -2.46875, 1.03125, -1.0, -0.9375, -2.46875, -0.34375, -1.75, -1.5625, 2.78125, -2.78125, 2.34375, 1.6875, -1.71875, 1.28125, -2.28125, -1.53125, -1.375, -2.625, -1.40625, -2.15625, 1.75, 2.03125, -0.21875, 1.59375, -1.6875, 0.03125, 1.0, -2.71875, -2.40625, 0.8125, 2.75, 0.15625, -2.0625, 0.0625, -0.96875, 2.65625, -1.25, 2.59375, 3.125, 1.125, -1.46875, 0.8125, 0.34375, 0.53125, 3.09375, 2.96875, 0.9375, 2.1875, -1.6875, -2.90625, -0.65625, 1.96875, 2.34375, 1.28125, -2.625, 3.09375, -1.46875, 0.125, 1.15625, 1.59375, -1.90625, 0.3125, 1.59375, -2.03125, -0.4375, -1.625, 2.90625, 1.96875, 2.40625, 0.1875, -1.4375, -0.3125, 2.78125, -0.53125, -1.84375, 1.5625, 2.4375, -2.8125, -0.875, -1.34375, 0.3125, 0.28125, -0.09375, -0.46875, 0.0625, 2.75, -0.03125, -0.8125, -0.25, -1.5, 0.21875, 1.25, -0.53125, -1.6875, 2.875, 1.9375, -1.78125, 2.34375, -1.59375, 0.84375, 0.03125, 0.0625, 1.15625, 0.90625, -1.15625, -2.4375, 2.4375, -1.03125, 0.3125, -0.4375, 0.28125, 2.25, 0.25, 0.9375, 2.875, -0.125, -0.15625, 0.4375, 2.28125, 0.0625, -2.53125, -2.40625, 2.90625, 0.5625, 1.0625, -1.125, 1.34375, -0.59375, -1.15625, 3.09375, 2.1875, -2.15625, 1.84375, -0.5625, -2.0, 2.5625, -0.0625, 1.34375, 1.5, -1.6875, 2.84375, -0.625, -2.59375, 2.75, -1.625, -2.375, -0.96875, 2.21875, 2.25, -1.625, -0.1875, -2.65625, 2.34375, -1.0625, -2.875, -2.9375, 3.09375, 0.90625, -0.75, -1.3125, 2.15625, 1.875, 2.65625, -1.6875, 0.875, -3.09375, 1.84375, -0.9375, 0.9375, 1.71875, -0.09375, -2.09375, -2.84375, 0.03125, 1.1875, 2.375, 0.34375, 0.0625, 0.59375, 2.5, -0.09375, 0.0625, 2.9375, -2.4375, -0.59375, 1.90625, 2.6875, -1.46875, 1.78125, 0.3125, -0.28125, 1.59375, 1.09375, -0.75, 0.0, -0.1875, 2.78125, 0.625, -0.78125, 2.59375, 0.71875, -2.03125, -0.03125, -0.875, -1.3125, -2.65625, -0.40625, 3.0, -0.84375, -1.3125, -2.90625, 2.0, -2.75, -2.90625, 1.71875, -2.21875, 0.625, -2.03125, -1.125, -2.21875, -0.15625, -2.34375, -1.5625, -1.96875, 2.75, 0.46875, -2.5625, 1.5625, -3.125, -0.375, 0.03125, -0.28125, 0.53125, -2.9375, 1.6875, -0.0625}
tensor @r2.in.y : f32[2, 4, 5, 9] = {3.03125, -2.75, -1.96875, -2.625, -2.25, 2.90625, 0.40625, 1.71875, 0.34375, -1.21875, -0.15625, 1.46875, -2.84375, 2.59375, -2.09375, 1.03125, 2.25, 2.40625, 1.3125, -1.53125, -0.71875, 0.5625, -0.65625, -1.25, 2.3125, 2.21875, 1.34375, -1.78125, 1.15625, -0.21875, 0.125, 0.0, 1.1875, 1.96875, -0.40625, 1.125, -0.9375, -0.5, -0.46875, 0.3125, 2.40625, -1.3125, 2.5625, 2.6875, -0.25, -1.3125, 2.3125, -0.8125, -2.09375, -2.25, 1.09375, 0.09375, 1.90625, 2.90625, -2.75, -2.78125, 1.96875, 2.8125, 1.40625, -0.375, -1.4375, 2.96875, -0.65625, -2.78125, 1.375, -0.40625, -1.09375, -2.78125, -0.28125, 1.25, 2.46875, 2.5, 2.9375, -2.25, -0.5625, -1.53125, -0.625, 1.09375, -2.75, -1.59375, -0.59375, -1.28125, 1.25, -0.5, 0.03125, 0.78125, 1.75, 2.71875, -3.0, -0.3125, -2.09375, -2.9375, -0.1875, 0.625, -2.0, -2.1875, 0.78125, 0.34375, -0.96875, 2.4375, -0.8125, 0.09375, 2.875, -1.125, -1.03125, 0.5625, -0.375, -1.53125, -1.75, 2.5, -0.40625, 1.84375, 2.40625, 2.71875, 2.125, 0.125, -2.90625, 1.09375, -2.625, -1.15625, 0.03125, -2.4375, 0.5625, -2.21875, -2.53125, -3.125, 0.375, -1.84375, 2.3125, 3.0, -2.96875, 1.59375, -0.84375, 0.9375, -1.125, 0.03125, 3.09375, -0.125, -0.5625, -0.875, -1.75, 3.0625, 2.90625, 2.5625, -2.53125, 1.59375, -1.0625, -3.125, 1.3125, 2.625, -2.15625, -1.65625, -0.3125, -3.0, 1.71875, 0.71875, -0.34375, -1.3125, -0.90625, -2.15625, -1.15625, -2.84375, 1.625, 2.25, 1.0, -0.40625, 2.9375, 2.6875, -1.53125, 0.09375, -2.1875, 3.0, 1.59375, 2.0, -0.125, 0.1875, -1.15625, -1.0625, -0.8125, 1.46875, 2.03125, -1.0, -1.96875, -0.34375, -1.09375, -2.84375, -1.0, -1.8125, -2.65625, -1.09375, 2.625, -1.0625, 1.34375, -3.125, 2.21875, -0.96875, 2.84375, 2.15625, -1.0625, 1.5625, 2.3125, 0.6875, 0.9375, 3.125, -2.84375, 1.28125, -1.875, 0.96875, -1.96875, -1.75, 2.96875, -0.65625, 1.5, -1.09375, 0.875, -0.3125, 2.09375, -2.9375, -0.78125, 1.4375, 2.9375, -0.0625, -2.40625, 2.71875, 1.1875, -1.40625, -1.1875, -0.75, 2.1875, 1.75, -2.625, -3.0625, 1.21875, 2.375, -1.25, -0.09375, 1.375, -1.90625, -0.71875, 2.375, 2.4375, -1.8125, -1.28125, 0.6875, 0.84375, 1.84375, 1.5625, -0.15625, -1.40625, 0.875, -1.0, -3.0, -0.28125, 0.09375, 1.78125, -0.5, 0.59375, 2.84375, 0.8125, 2.34375, 1.0, -1.09375, -1.40625, -1.15625, -2.5, 1.28125, -0.09375, 2.75, 1.9375, -1.5625, 2.96875, 1.625, 1.0625, 0.6875, 1.4375, 1.71875, 0.78125, -2.1875, -1.4375, 2.96875, -3.09375, -2.9375, 0.53125, 0.40625, 1.75, -1.0625, -1.9375, 1.8125, 1.25, -0.53125, -0.59375, 2.125, -1.3125, 1.5625, -1.75, -2.875, 2.9375, 3.0625, -1.0, 0.0, 0.875, 1.15625, 1.125, -3.03125, 0.5625, -0.5, 2.84375, -0.9375, -1.125, 2.8125, -2.78125, 1.65625, -0.90625, -2.90625, -0.03125, -3.0, -1.59375, -0.5, 1.3125, 1.96875, -2.96875, -0.6875, -2.15625, 0.1875, -1.6875, -1.65625, -0.84375, -1.96875, -2.9375, -2.375, -0.0625, 2.8125, -1.625, 2.53125, 2.125, 1.4375, -2.6875, -0.5, 2.59375, -3.125, -2.53125, 2.21875, -1.375, -1.125, 0.90625, 2.625, 1.5, -1.0, -0.3125, -1.53125, -2.1875, 0.5625, -2.28125, 0.5625, 0.40625, -1.15625, -0.34375, 0.75, -0.59375, 2.25}
tensor @r2.want.0.f32 : f64[2, 4, 5, 9] = {1.40625, -4.375, -1.34375, -0.21875, 0.78125, 2.28125, 0.125, -0.90625, 13.71875, 1.375, -1.3125, -2.125, 0.4375, -1.1875, 1.125, -0.5625, 0.5625, -0.03125, -3.625, 1.625, -1.40625, -1.59375, -2.5, 2.96875, -0.84375, -0.8125, -4.0625, -1.09375, 2.84375, 0.40625, 2.8125, 0.6875, -2.53125, -1.09375, -0.25, 5.4375, -0.1875, -1.3125, 1.84375, 1.21875, 1.53125, 0.21875, -1.5625, 1.625, -0.09375, 3.28125, 0.15625, -0.59375, 2.25, -2.59375, -0.875, -5.34375, 3.03125, 5.03125, -1.40625, -2.5625, -1.0, 1.96875, -0.34375, 2.125, 0.375, 1.8125, 1.09375, 5.21875, -0.1875, -2.28125, 1.09375, -1.9375, -0.4375, 0.09375, 1.625, 0.28125, 2.09375, 2.9375, -0.15625, -2.59375, 0.8125, -0.46875, -0.375, 1.15625, -2.84375, -1.9375, 3.09375, -0.90625, 0.5625, -0.6875, -2.21875, 0.59375, 2.84375, -2.375, -9.03125, 4.46875, -3.09375, -1.125, 3.78125, -2.625, 1.96875, 2.96875, 0.03125, -0.125, -0.65625, -1.59375, 1.625, -1.75, -2.65625, 1.375, -2.75, 4.78125, -0.84375, 2.28125, -1.59375, -2.40625, 0.0, 1.28125, -1.9375, -0.3125, 0.375, -1.46875, 2.5625, 2.5, 2.9375, 0.78125, -2.375, -3.125, -0.03125, 1.40625, -4.46875, -2.09375, 0.28125, -2.71875, 0.25, 3.125, 1.875, 1.375, -1.0, -6.34375, -0.34375, -3.28125, -5.0, 1.6875, 3.625, 4.28125, 1.375, 0.0, -3.21875, -2.09375, -2.3125, 2.03125, 0.78125, -1.15625, 2.09375, 1.59375, 3.09375, -3.78125, -1.03125, -0.21875, -1.65625, 0.46875, -2.875, -0.6875, -1.84375, -4.0, -3.4375, 2.8125, -0.28125, -2.5, -2.4375, 1.5625, 1.21875, -3.0625, -1.78125, 3.21875, -1.75, 2.5, 2.8125, 0.96875, -1.78125, 1.5, 0.21875, -1.9375, 3.53125, 0.6875, 0.03125, 2.75, -1.8125, 7.0625, -2.28125, 4.3125, 9.34375, 5.0, 1.4375, -0.40625, 0.28125, 0.90625, 2.28125, -0.0625, -2.875, 1.28125, -1.15625, -2.15625, -0.84375, 0.96875, 2.25, -1.375, -0.9375, 0.84375, 1.1875, -4.53125, 1.40625, -0.65625, -0.09375, -2.0, -0.875, -2.625, -2.65625, -1.0, -1.03125, -2.3125, -3.0625, -1.9375, -1.15625, -2.46875, -1.75, -0.125, 4.46875, -0.5625, 5.40625, 0.96875, -4.53125, 1.8125, -2.9375, -4.6875, -6.09375, -4.5625, 3.78125, -0.21875, 1.59375, -1.6875, 0.03125, 1.0, -2.71875, -2.40625, 3.71875, -2.0, -0.96875, 2.65625, -1.25, 2.59375, 3.125, 1.125, -1.46875, 1.6875, 6.0625, 0.9375, 2.1875, -1.6875, -2.90625, -0.65625, 1.96875, 2.34375, 1.75, -1.34375, 1.15625, 1.59375, -1.90625, 0.3125, 1.59375, -2.03125, -0.4375, 3.25, 0.96875, 1.34375, 1.15625, 1.0625, 4.5625, -3.46875, 1.59375, 2.21875, -2.9375, -3.59375, 2.4375, -1.03125, 0.3125, -0.4375, 0.28125, 2.25, 0.25, 3.6875, 0.28125, 2.28125, 0.0625, -2.53125, -2.40625, 2.90625, 0.5625, 1.0625, -0.375, 1.9375, 2.1875, -2.15625, 1.84375, -0.5625, -2.0, 2.5625, -0.0625, 1.15625, 2.21875, -2.59375, 2.75, -1.625, -2.375, -0.96875, 2.21875, 2.25, -4.46875, -0.53125, -0.4375, -1.375, 3.9375, 2.6875, 2.09375, -5.84375, -1.28125, 9.5625, 2.09375, -0.28125, 1.59375, 1.09375, -0.75, 0.0, -0.1875, 2.78125, 2.4375, -1.3125, -0.03125, -0.875, -1.3125, -2.65625, -0.40625, 3.0, -0.84375, -2.21875, -5.65625, 1.71875, -2.21875, 0.625, -2.03125, -1.125, -2.21875, -0.15625, -5.875, 3.21875, -2.5625, 1.5625, -3.125, -0.375, 0.03125, -0.28125, 0.53125, -1.3125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, s27, 7, s77 + 3],
    %y : f32[2, s94, 5, s77]) {
  %replication_pad2d_backward = aten.replication_pad2d_backward.default(grad_output=%x, self=%y, padding=[1, 2, 2, 0]) : f32[2, s94, 5, s77]
  return %replication_pad2d_backward as "replication_pad2d_backward"
}

fxge 1
model "replication_pad2d_backward.sizes.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 7, 7] = {2.65625, -1.6875, 0.71875, 1.25, -2.875, -2.125, 2.65625, -1.875, -0.46875, 2.6875, -2.0625, -0.53125, 0.3125, 2.5, 1.78125, -2.75, -1.03125, 2.5625, -0.875, -0.40625, 0.125, 2.5625, -0.75, -1.78125, 2.40625, 0.59375, 2.65625, -1.46875, -2.25, -1.875, 1.6875, -0.4375, 1.125, -1.4375, 0.875, 2.90625, 1.84375, 0.03125, -2.5, 0.75, -1.75, -0.375, 0.28125, -2.75, -1.625, 2.90625, 1.625, 2.125, 0.5625, 1.75, 2.90625, -2.6875, -2.40625, 3.0625, -2.5625, -0.5, 0.5, -0.59375, -0.75, -2.3125, 2.53125, -2.125, 2.21875, 1.09375, -0.84375, -1.5625, 2.15625, 1.5625, 0.78125, -1.21875, -2.6875, -1.1875, 1.78125, 2.90625, 2.28125, 0.15625, -1.21875, 1.6875, -0.6875, -1.4375, -0.78125, 1.96875, 0.6875, -1.4375, 1.6875, -2.21875, -1.96875, -1.40625, 2.8125, 1.03125, 0.40625, -1.1875, -1.96875, 0.0625, 0.09375, 0.875, 1.46875, -1.3125, 1.5, 1.5, -0.15625, -1.875, 2.125, -1.71875, -1.53125, -1.40625, -2.71875, 0.5625, 2.53125, -2.34375, 0.40625, -1.1875, -1.90625, 0.03125, -1.5, -1.09375, -2.15625, 2.84375, 1.90625, 2.53125, 1.1875, 2.5625, -2.28125, -1.3125, 0.375, -2.8125, -1.375, -1.1875, 2.3125, -0.09375, -2.0625, 3.125, 0.3125, -1.875, -2.71875, 1.59375, 0.9375, -1.375, 0.375, 2.34375, 1.9375, -1.21875, 0.78125, 0.59375, 2.0625, -1.53125, 2.0625, -1.03125, 0.6875, 1.875, -1.90625, -2.78125, -1.75, 2.53125, 0.15625, 1.75, -2.9375, 0.46875, 1.53125, -0.21875, 1.0, -0.9375, 1.46875, -2.59375, 2.6875, -1.6875, 2.59375, 1.5625, 1.78125, -1.03125, 0.625, -1.90625, -2.125, 1.78125, -3.125, 2.59375, 1.53125, 0.3125, 1.5625, -0.5625, -1.8125, -1.5625, 2.875, 1.6875, -0.5625, 3.0625, 0.8125, 2.59375, 2.75, -1.34375, 0.75, 2.5, 2.625, -2.34375, 0.28125, -2.75, -1.25, -0.25, 0.4375, 1.46875, -0.96875, 1.4375, -2.3125, 0.03125, 1.65625, 0.46875, -1.25, -0.59375, -1.1875, 1.6875, 2.53125, -1.15625, 2.28125, -0.875, 2.875, -0.0625, 0.71875, 3.09375, -0.5625, 2.0625, -2.8125, -0.84375, -1.3125, -2.1875, 0.46875, 2.125, -1.59375, 0.125, 0.28125, -2.03125, 1.84375, 1.78125, 2.5625, -0.84375, -0.96875, -1.875, -1.8125, 2.28125, -0.65625, 3.0625, 2.78125, 1.46875, -0.71875, 0.71875, 1.5, 1.8125, 1.5625, -0.53125, 2.3125, 1.3125, -2.8125, 2.21875, -2.75, 0.4375, -3.0625, 2.40625, 2.4375, 1.25, 0.5625, 2.21875, -1.3125, -0.6875, -1.46875, -0.28125, 2.25, -1.8125, -1.375, -0.46875, 2.875, -1.0, 0.78125, -1.375, 0.125, -1.875, -2.78125, 1.71875, 2.40625, 2.0, 0.875, 1.0625, -2.1875, 0.34375, 2.03125, 1.40625, 2.03125, 2.0625, -1.625, -2.34375, -1.96875, 0.28125, -1.90625, -0.15625, -2.15625, -1.375}
tensor @r0.in.y : f32[2, 3, 5, 4] = {-2.46875, -1.125, 2.71875, -0.8125, -1.5, 2.25, -1.75, 2.53125, -1.0, 0.4375, 1.71875, 2.6875, 1.28125, 0.15625, -1.3125, 0.5, -1.75, 1.3125, 2.53125, 0.0, 3.0625, 2.21875, -0.53125, -0.53125, 1.875, 0.53125, -0.59375, -0.53125, -0.53125, 2.0, -1.875, -1.6875, -0.9375, -2.53125, -3.125, 0.0625, -0.78125, -2.0625, 1.21875, -2.1875, 3.0, -2.125, 0.84375, -2.53125, 2.46875, 3.0625, -1.28125, -2.0625, -1.6875, 1.21875, -0.09375, 1.5, -1.03125, -2.5, -0.46875, 2.09375, 0.21875, -1.71875, 1.6875, 0.84375, -1.15625, 2.4375, -0.6875, 0.78125, 2.46875, -1.8125, 1.8125, 0.875, -0.46875, 3.09375, 0.53125, -0.65625, -1.03125, -1.25, -0.8125, 1.875, -2.53125, -0.125, -1.5625, 1.78125, 2.71875, -0.34375, -1.09375, 1.78125, 0.1875, 2.65625, -1.40625, 1.5, 2.84375, -2.03125, -2.96875, -1.59375, 0.65625, 1.75, 2.03125, 1.21875, 0.84375, 3.0, 2.65625, 1.09375, 1.46875, 3.03125, 0.28125, -0.0625, 0.25, -2.6875, 2.125, 0.71875, -0.84375, 0.46875, 0.125, -2.5625, 1.90625, -0.9375, 1.84375, -1.78125, 1.6875, -3.0, 1.8125, 1.90625}
tensor @r0.want.0.f32 : f64[2, 3, 5, 4] = {-2.34375, 2.375, 1.75, -1.21875, 1.8125, -1.78125, 2.40625, 1.78125, -4.125, 1.6875, -0.4375, 0.5625, 4.75, 0.03125, -2.5, -1.375, -2.46875, -1.625, 2.90625, 4.3125, 4.8125, -5.0, -2.5625, 3.75, -3.875, 1.78125, 2.90625, 1.21875, 1.0, -1.4375, -0.78125, 1.21875, -0.53125, -1.96875, -1.40625, 4.25, -3.15625, 0.0625, 0.09375, 1.03125, -3.0, -1.09375, -0.4375, -1.65625, 3.71875, 2.5625, -2.28125, -3.75, -2.5625, 2.3125, -0.09375, 1.375, -4.59375, 1.59375, 0.9375, 1.34375, 0.71875, 0.78125, 0.59375, 2.59375, 2.09375, -3.65625, 1.25, 2.78125, 0.75, 0.625, -1.90625, -3.46875, 4.125, 0.3125, 1.5625, -3.9375, 4.5625, -0.5625, 3.0625, 6.15625, -0.59375, 2.5, 2.625, -4.8125, 1.5625, 3.1875, -0.65625, 1.59375, 2.53125, 2.0625, -2.8125, -4.34375, 2.59375, -1.59375, 0.125, 0.09375, 4.34375, -0.84375, -0.96875, -1.40625, 2.40625, 2.78125, 1.46875, 1.5, 1.96875, -4.28125, 3.25, 5.125, -1.84375, 2.875, -1.0, -0.46875, -4.65625, 1.71875, 2.40625, 3.9375, -1.84375, 2.03125, 1.40625, 2.46875, -4.3125, 0.28125, -1.90625, -3.6875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 7, 7],
    %y : f32[2, 3, 5, 4]) {
  %replication_pad2d_backward = aten.replication_pad2d_backward.default(grad_output=%x, self=%y, padding=[1, 2, 2, 0]) : f32[2, 3, 5, 4]
  return %replication_pad2d_backward as "replication_pad2d_backward"
}

fxge 1
model "_cdist_backward.p0.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 5] = {1.53125, -1.90625, 2.6875, -2.15625, 1.5625, 0.46875, -2.46875, -2.53125, 1.09375, -0.5625, -0.0625, 0.1875, 2.8125, 1.46875, 2.28125, -0.0625, -1.8125, -2.40625, -2.1875, -2.59375, 2.0, 0.09375, 1.1875, 2.28125, -1.25, 1.34375, 1.96875, 0.09375, -0.59375, -0.0625}
tensor @r0.in.y : f32[2, 3, 4] = {0.28125, 1.78125, 0.40625, 1.5625, 0.46875, 1.6875, -2.84375, 1.28125, -2.1875, -2.625, -1.15625, -2.40625, 2.34375, 2.0625, 2.3125, 0.53125, -3.03125, -2.46875, -2.0, 2.75, 0.65625, 1.875, -2.75, -2.8125}
tensor @r0.in.z : f32[2, 5, 4] = {2.3125, 3.0625, 3.03125, -0.59375, -2.1875, -2.625, -1.15625, -2.40625, 2.65625, -0.96875, 0.125, 2.21875, 0.875, -2.8125, 2.0, -2.875, 0.375, -2.84375, -0.875, -2.625, 3.125, 2.0, 2.09375, 0.65625, 0.65625, 1.875, -2.75, -2.8125, 0.8125, 0.21875, -0.90625, -0.625, -0.03125, -1.125, -2.09375, -0.875, -2.78125, -1.65625, 0.625, 1.28125}
tensor @r0.in.w : f32[2, 3, 5] = {4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 0.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 0.0, 4.0, 4.0, 4.0}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 5],
    %y : f32[2, 3, 4],
    %z : f32[2, 5, 4],
    %w : f32[2, 3, 5]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=0.0, cdist=%w) : f32[2, 3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_cdist_backward.p0.0.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 5] = {-1.6875, 2.09375, 2.25, -0.6875, 3.125, 1.0, -0.53125, -0.0625, -3.125, -1.9375, 2.65625, 2.1875, -0.4375, 0.03125, 1.9375, -2.28125, 2.8125, -0.03125, -1.03125, -2.84375, 1.0, -2.96875, -2.96875, 2.3125, 1.53125, -2.3125, 2.3125, -2.0, -1.34375, 0.96875}
tensor @r0.in.y : f64[2, 3, 4] = {-2.6875, 2.15625, 2.4375, -1.53125, -2.46875, -1.59375, -0.03125, 2.125, -0.46875, -1.09375, -0.96875, 1.96875, 0.9375, 2.65625, 2.96875, 0.53125, 2.5625, 3.03125, 2.3125, -1.21875, -1.71875, -3.09375, -1.28125, 2.25}
tensor @r0.in.z : f64[2, 5, 4] = {-2.28125, 2.46875, -0.375, 1.5, -0.46875, -1.09375, -0.96875, 1.96875, 1.34375, -2.40625, -0.78125, -2.96875, 1.6875, 1.125, -1.09375, 2.53125, 0.0625, 2.3125, 2.8125, -2.15625, -2.78125, 2.46875, 1.625, -0.8125, -1.71875, -3.09375, -1.28125, 2.25, 1.28125, -2.53125, 2.875, 1.03125, -0.9375, -2.125, -1.8125, 0.28125, 2.34375, 1.71875, -2.90625, 0.90625}
tensor @r0.in.w : f64[2, 3, 5] = {4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 0.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 0.0, 4.0, 4.0, 4.0}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 5],
    %y : f64[2, 3, 4],
    %z : f64[2, 5, 4],
    %w : f64[2, 3, 5]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=0.0, cdist=%w) : f64[2, 3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_pdist_backward.p0.0.f32" stage "import"
tensor @r0.in.x : f32[10] = {-1.4375, 0.90625, 2.75, -1.90625, -2.96875, -0.46875, -0.40625, -2.03125, -2.625, -0.15625}
tensor @r0.in.y : f32[5, 3] = {-0.53125, -2.34375, 2.15625, -1.875, -2.5625, -2.375, 1.6875, -1.21875, -0.78125, -1.875, -2.5625, -2.375, 2.53125, -2.21875, -2.15625}
tensor @r0.in.z : f32[10] = {3.0, 3.0, 3.0, 3.0, 3.0, 0.0, 3.0, 3.0, 3.0, 3.0}
tensor @r0.want.0.f32 : f64[5, 3] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[10],
    %y : f32[5, 3],
    %z : f32[10]) {
  %_pdist_backward = aten._pdist_backward.default(grad=%x, self=%y, p=0.0, pdist=%z) : f32[5, 3]
  return %_pdist_backward as "_pdist_backward"
}

fxge 1
model "_pdist_backward.p0.0.f64" stage "import"
tensor @r0.in.x : f64[10] = {0.0, 2.6875, -3.03125, -3.0625, -0.78125, -1.90625, 1.21875, 1.375, 2.28125, 0.25}
tensor @r0.in.y : f64[5, 3] = {0.125, 1.5625, 2.84375, 3.0625, 2.15625, -1.8125, 2.875, -1.65625, 0.9375, 3.0625, 2.15625, -1.8125, 0.625, -2.40625, 0.09375}
tensor @r0.in.z : f64[10] = {3.0, 3.0, 3.0, 3.0, 3.0, 0.0, 3.0, 3.0, 3.0, 3.0}
tensor @r0.want.0.f64 : f64[5, 3] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[10],
    %y : f64[5, 3],
    %z : f64[10]) {
  %_pdist_backward = aten._pdist_backward.default(grad=%x, self=%y, p=0.0, pdist=%z) : f64[5, 3]
  return %_pdist_backward as "_pdist_backward"
}

fxge 1
model "_cdist_backward.p0.5.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 5] = {-2.09375, -0.375, -3.09375, 0.65625, 1.46875, -0.03125, 2.75, -2.53125, 0.15625, -1.84375, 0.625, 2.15625, -2.1875, -2.4375, -1.5, -2.96875, 0.5, -2.46875, -0.09375, 0.71875, 0.375, 2.71875, -0.53125, -1.09375, 0.03125, 1.28125, 2.28125, 2.21875, 2.46875, -2.875}
tensor @r0.in.y : f32[2, 3, 4] = {-0.625, -1.53125, 0.3125, 1.0, -0.03125, 2.875, -3.0625, -3.0625, -0.5, 0.3125, 0.25, -0.8125, -0.625, -1.375, 2.625, -3.125, 1.9375, -2.90625, 2.375, 1.1875, 1.75, 0.71875, 3.0, -1.53125}
tensor @r0.in.z : f32[2, 5, 4] = {0.0, -0.25, -2.71875, -2.8125, -0.5, 0.3125, 0.25, -0.8125, 2.25, 0.90625, 2.4375, 0.34375, 1.28125, -0.53125, 2.96875, 0.75, -1.40625, 1.46875, 1.34375, -3.0, -2.75, -2.8125, 2.75, 0.46875, 1.75, 0.71875, 3.0, -1.53125, 1.9375, 1.65625, 0.59375, -2.75, -0.96875, 2.53125, -1.5625, -2.65625, 2.53125, -3.09375, -1.1875, -2.09375}
tensor @r0.in.w : f32[2, 3, 5] = {31.540620803833008, 10.940826416015625, 30.521896362304688, 20.344343185424805, 31.71310806274414, 9.186025619506836, 31.421199798583984, 50.47126007080078, 54.75511169433594, 22.161170959472656, 21.10783576965332, 0.0, 24.83203125, 26.54368782043457, 20.721681594848633, 24.068519592285156, 23.647733688354492, 28.938173294067383, 28.023439407348633, 36.671043395996094, 15.456011772155762, 22.813888549804688, 29.756473541259766, 63.704010009765625, 24.033966064453125, 34.9836311340332, 0.0, 16.454689025878906, 38.33857727050781, 31.728254318237305}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {35.67622003, 14.51398913, -9.951450103, -17.98668171, 26.54581345, -9.932965283, 3.02386679, 33.78248484, 4.749284494, 10.65370686, 23.18196303, 17.59769596, -6.569128361, -2.629160326, 29.89277473, 23.88259037, 25.35078982, -6.181234302, -25.32292554, 3.786022722, 10.37964072, -24.91066713, 20.20108998, -4.386521896}
tensor @r0.own.0 : f64[] = {7.799999934832158e-08}
graph "main"(
    %x : f32[2, 3, 5],
    %y : f32[2, 3, 4],
    %z : f32[2, 5, 4],
    %w : f32[2, 3, 5]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=0.5, cdist=%w) : f32[2, 3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_cdist_backward.p0.5.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 5] = {1.75, -1.0, -3.125, -0.9375, -0.875, -1.5, 0.6875, 2.125, 2.96875, -2.46875, -0.8125, 2.03125, -2.3125, 0.625, 0.03125, -1.28125, -1.5625, -2.34375, 0.34375, -1.03125, -1.21875, -0.78125, 2.65625, -0.96875, 0.1875, 0.40625, -3.09375, 0.375, -1.3125, 2.5}
tensor @r0.in.y : f64[2, 3, 4] = {-2.53125, 0.25, -2.8125, 2.03125, -2.84375, -2.25, 3.0625, -0.875, -0.78125, 1.71875, -0.59375, -2.21875, -0.71875, -2.15625, 0.1875, 1.59375, -2.8125, -1.6875, -1.03125, -1.75, -2.46875, -1.3125, -1.78125, 2.78125}
tensor @r0.in.z : f64[2, 5, 4] = {2.96875, 1.625, -1.90625, 1.25, -0.78125, 1.71875, -0.59375, -2.21875, -2.09375, -2.75, 1.0, 1.9375, -1.375, -3.03125, -3.0625, -3.125, -2.59375, -0.28125, 2.3125, 1.78125, -2.15625, -2.09375, 0.8125, 0.71875, -2.46875, -1.3125, -1.78125, 2.78125, -2.1875, 2.15625, 2.5, 2.625, -1.1875, -2.40625, 2.21875, -1.59375, -2.21875, -2.3125, 1.0625, -0.28125}
tensor @r0.in.w : f64[2, 3, 5] = {28.661749646455313, 37.038122134126475, 21.643311636470866, 32.006746354873485, 14.007917602696047, 65.06393646565098, 42.245417266547086, 21.9616310370984, 36.85312136294679, 19.350739328806256, 27.570689221243533, 0.0, 43.04294405270559, 29.955901783420007, 41.79981284529288, 10.080254433685466, 22.41341246814982, 33.9279614339934, 19.318043108297154, 15.403665069387362, 19.154130592828544, 17.584377999405984, 45.18434186745521, 18.66764028192972, 17.808575068109946, 20.15609038991892, 0.0, 23.592304568686814, 39.30535431390828, 24.36747427012604}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {14.4183259, -18.78290103, -7.471254024, -48.71956568, -2.742995672, 46.11653894, -1.414701277, 24.89503466, -6.450390919, -19.39807756, 10.35244644, 13.22483798, -21.34724792, 23.68121023, 12.1176189, 13.77329864, -8.156556103, -16.06211947, -7.581399599, 6.333282924, -24.10935962, 5.5583291, -5.216613902, 8.995825026}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 5],
    %y : f64[2, 3, 4],
    %z : f64[2, 5, 4],
    %w : f64[2, 3, 5]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=0.5, cdist=%w) : f64[2, 3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_pdist_backward.p0.5.f32" stage "import"
tensor @r0.in.x : f32[10] = {-0.34375, 1.75, -0.125, 2.78125, 1.4375, 0.0, -0.625, 2.875, -0.46875, -1.21875}
tensor @r0.in.y : f32[5, 3] = {-2.84375, -2.84375, 2.40625, -1.09375, 1.1875, 2.15625, -2.0, -1.0625, -2.1875, -1.09375, 1.1875, 2.15625, -0.15625, 2.21875, -1.375}
tensor @r0.in.z : f32[10] = {14.674053192138672, 19.32918357849121, 14.674053192138672, 34.034427642822266, 20.576547622680664, 0.0, 14.922094345092773, 20.576547622680664, 16.570249557495117, 14.922094345092773}
tensor @r0.want.0.f32 : f64[5, 3] = {-16.91614569, -12.0818005, 8.342608454, 8.347774003, 6.068750643, 4.477485795, -10.76775345, -6.22323898, -10.8589068, 18.19971349, 13.09182105, 4.709704106, 1.136411642, -0.8555322211, -6.670891554}
tensor @r0.own.0 : f64[] = {6.399999818995639e-08}
graph "main"(
    %x : f32[10],
    %y : f32[5, 3],
    %z : f32[10]) {
  %_pdist_backward = aten._pdist_backward.default(grad=%x, self=%y, p=0.5, pdist=%z) : f32[5, 3]
  return %_pdist_backward as "_pdist_backward"
}

fxge 1
model "_pdist_backward.p0.5.f64" stage "import"
tensor @r0.in.x : f64[10] = {-2.46875, -2.4375, -0.34375, 2.75, 1.75, 1.8125, 1.8125, 2.5625, 2.65625, -2.6875}
tensor @r0.in.y : f64[5, 3] = {2.09375, 1.75, 2.75, -1.375, -3.0625, 2.75, -2.53125, 0.09375, 2.5, -1.375, -3.0625, 2.75, 2.28125, -0.375, 1.4375}
tensor @r0.in.z : f64[10] = {16.452751545003835, 15.504182540755163, 16.452751545003835, 9.219692162916326, 11.235062387718795, 0.0, 22.063085403897336, 11.235062387718795, 15.281615562785392, 22.063085403897336}
tensor @r0.want.0.f64 : f64[5, 3] = {-29.8718258, -6.929885983, -11.90693168, 6.379301574, -3.930253973, 19.16280394, -13.71332473, 30.76051465, 0.3592686448, 15.33823741, 3.501224461, 6.159616489, 21.86761154, -23.40159915, -13.77475739}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[10],
    %y : f64[5, 3],
    %z : f64[10]) {
  %_pdist_backward = aten._pdist_backward.default(grad=%x, self=%y, p=0.5, pdist=%z) : f64[5, 3]
  return %_pdist_backward as "_pdist_backward"
}

fxge 1
model "_cdist_backward.p1.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 5] = {-0.875, 3.0625, -2.46875, -2.34375, 2.84375, -3.125, 2.65625, -0.40625, 1.78125, 1.84375, 1.46875, -0.3125, -2.0625, 1.34375, -1.9375, -1.46875, 1.84375, -1.15625, -1.125, -1.90625, 2.1875, 0.78125, -2.25, -2.6875, -2.78125, 1.6875, 0.875, -2.4375, 2.09375, -3.0}
tensor @r0.in.y : f32[2, 3, 4] = {1.9375, -0.65625, 2.375, -1.25, 2.15625, 2.9375, 2.84375, 1.03125, -2.15625, 1.8125, -2.9375, 0.4375, 1.28125, 2.03125, -3.0625, -2.09375, 2.3125, 2.28125, -2.59375, -2.15625, 2.96875, -1.53125, -2.4375, -1.53125}
tensor @r0.in.z : f32[2, 5, 4] = {-1.25, 0.96875, 2.875, 0.5625, -2.15625, 1.8125, -2.9375, 0.4375, -0.21875, -0.125, -0.90625, -1.65625, 1.4375, 1.75, 0.8125, 2.8125, 1.15625, 3.09375, 2.125, -0.09375, -0.4375, 1.4375, -2.25, 2.03125, 2.96875, -1.53125, -2.4375, -1.53125, -2.125, -1.8125, 2.0625, -2.96875, 0.4375, 0.59375, -2.9375, -1.1875, 2.6875, -0.5625, 0.5, 1.5625}
tensor @r0.in.w : f32[2, 3, 5] = {7.125, 13.5625, 6.375, 8.53125, 5.9375, 5.875, 11.8125, 11.875, 5.71875, 3.0, 7.6875, 0.0, 8.0, 9.78125, 10.1875, 7.25, 6.4375, 13.25, 3.3125, 11.21875, 8.125, 5.25, 14.0, 4.875, 10.03125, 10.125, 0.0, 11.3125, 5.5, 7.28125}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {0.21875, -0.21875, 1.96875, -5.15625, 2.75, -0.9375, 9.0, -0.8125, 1.1875, 2.6875, 1.1875, -6.8125, -3.6875, -3.8125, 3.8125, 1.5, -0.75, -4.75, -0.625, 0.25, -1.65625, -3.21875, 5.84375, -3.21875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 5],
    %y : f32[2, 3, 4],
    %z : f32[2, 5, 4],
    %w : f32[2, 3, 5]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=1.0, cdist=%w) : f32[2, 3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_cdist_backward.p1.0.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 5] = {1.03125, 0.1875, -2.9375, -2.03125, -2.28125, 0.5, 3.125, -2.5, 2.71875, -0.34375, -2.90625, -2.28125, 2.59375, 0.09375, 1.0, 1.15625, 1.0, -1.5625, -2.28125, 2.34375, -2.625, 3.0625, 0.0, -2.71875, 2.0625, -0.59375, -2.8125, -2.5, -0.3125, 2.3125}
tensor @r0.in.y : f64[2, 3, 4] = {0.34375, 1.40625, -1.5, -2.59375, -0.84375, -2.71875, -0.21875, -1.875, 0.875, 1.65625, 1.6875, -1.4375, 0.21875, 1.3125, -0.34375, -1.34375, 3.0, -1.25, -0.21875, -3.125, -2.125, 2.71875, 1.875, -2.71875}
tensor @r0.in.z : f64[2, 5, 4] = {0.84375, -1.1875, 0.9375, 2.8125, 0.875, 1.65625, 1.6875, -1.4375, 0.59375, -2.75, -3.0, -1.90625, -2.21875, -2.84375, 0.75, -0.625, -1.9375, -1.5625, -2.8125, 2.53125, -0.4375, -2.09375, -1.90625, -1.5625, -2.125, 2.71875, 1.875, -2.71875, 2.53125, 2.96875, -2.875, -1.90625, -0.5625, 1.5, -0.09375, -0.09375, -2.0625, -2.3125, 3.125, 1.4375}
tensor @r0.in.w : f64[2, 3, 5] = {10.9375, 5.125, 6.59375, 11.03125, 11.6875, 9.0625, 8.4375, 4.28125, 3.71875, 9.25, 7.875, 0.0, 9.84375, 9.34375, 14.5, 5.84375, 7.34375, 7.0625, 2.46875, 12.15625, 7.53125, 11.59375, 8.5625, 9.46875, 14.03125, 11.4375, 0.0, 10.46875, 7.375, 10.5}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {-2.59375, -6.40625, -4.40625, 6.03125, 1.25, -3.0625, -9.1875, -8.5, 0.78125, 0.78125, 0.78125, 4.40625, 3.78125, 6.34375, -1.46875, 0.53125, -0.21875, -0.90625, -5.03125, 0.21875, 1.09375, 3.90625, -5.71875, 1.09375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 5],
    %y : f64[2, 3, 4],
    %z : f64[2, 5, 4],
    %w : f64[2, 3, 5]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=1.0, cdist=%w) : f64[2, 3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_pdist_backward.p1.0.f32" stage "import"
tensor @r0.in.x : f32[10] = {-1.875, 0.46875, 1.96875, 0.625, 0.1875, 0.625, -1.125, 3.0, -1.34375, 2.0625}
tensor @r0.in.y : f32[5, 3] = {2.84375, -0.9375, 2.84375, 2.25, 2.875, 0.125, 2.90625, -2.78125, 1.40625, 2.25, 2.875, 0.125, 1.6875, 0.9375, 2.25}
tensor @r0.in.z : f32[10] = {7.125, 3.34375, 7.125, 3.625, 7.59375, 0.0, 4.625, 7.59375, 5.78125, 4.625}
tensor @r0.want.0.f32 : f64[5, 3] = {0.25, -0.25, 1.1875, 0.5625, -2.8125, 2.8125, 2.3125, -2.3125, 4.0625, -2.90625, 7.03125, -7.03125, -0.21875, -1.65625, -1.03125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[10],
    %y : f32[5, 3],
    %z : f32[10]) {
  %_pdist_backward = aten._pdist_backward.default(grad=%x, self=%y, p=1.0, pdist=%z) : f32[5, 3]
  return %_pdist_backward as "_pdist_backward"
}

fxge 1
model "_pdist_backward.p1.0.f64" stage "import"
tensor @r0.in.x : f64[10] = {2.59375, 1.40625, -1.5, 2.03125, 2.84375, -1.90625, 0.59375, 3.09375, 1.1875, 2.78125}
tensor @r0.in.y : f64[5, 3] = {-2.5, -2.75, -1.625, 2.15625, 2.9375, -2.3125, -0.28125, 2.625, -0.90625, 2.15625, 2.9375, -2.3125, 2.21875, 0.21875, 0.9375}
tensor @r0.in.z : f64[10] = {11.03125, 8.3125, 11.03125, 10.25, 4.15625, 0.0, 6.03125, 4.15625, 6.75, 6.03125}
tensor @r0.want.0.f64 : f64[5, 3] = {-4.53125, -4.53125, -2.34375, 4.84375, 6.03125, -6.03125, -5.71875, -3.34375, 6.15625, -1.1875, 4.375, -4.375, 6.59375, -2.53125, 6.59375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[10],
    %y : f64[5, 3],
    %z : f64[10]) {
  %_pdist_backward = aten._pdist_backward.default(grad=%x, self=%y, p=1.0, pdist=%z) : f64[5, 3]
  return %_pdist_backward as "_pdist_backward"
}

fxge 1
model "_cdist_backward.p1.5.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 5] = {-2.40625, -2.625, -0.78125, 0.625, -1.375, 2.59375, -0.15625, 0.625, 3.0625, -1.09375, -0.40625, -2.3125, 0.59375, -1.3125, -2.96875, 1.125, -0.71875, 2.40625, 2.28125, -0.4375, -0.9375, 1.40625, -2.25, -1.375, 1.21875, -2.375, 1.78125, 2.9375, -2.65625, -0.5}
tensor @r0.in.y : f32[2, 3, 4] = {0.28125, -0.78125, -2.96875, 0.40625, -0.65625, -1.09375, 0.03125, -3.0625, -1.5, 1.46875, -2.78125, -2.34375, -1.96875, 1.5625, -3.0625, 1.46875, 2.5, -0.5, 0.5, 2.4375, 1.125, -1.25, 3.125, -0.90625}
tensor @r0.in.z : f32[2, 5, 4] = {2.3125, -2.03125, 1.625, -1.6875, -1.5, 1.46875, -2.78125, -2.34375, -0.4375, -2.8125, 3.0625, 2.40625, -3.03125, 3.03125, -0.625, -1.28125, 1.96875, 2.875, -3.0, 0.9375, 2.21875, 0.5625, 2.9375, -2.28125, 1.125, -1.25, 3.125, -0.90625, -3.09375, 1.90625, 0.34375, 1.6875, 2.4375, 1.5, -0.46875, -2.6875, -2.15625, -1.40625, 0.75, -2.09375}
tensor @r0.in.w : f32[2, 3, 5] = {6.654958248138428, 4.762680530548096, 7.646578311920166, 7.183494567871094, 4.509471893310547, 4.531781196594238, 4.704222679138184, 7.471353530883789, 6.067860126495361, 8.64922046661377, 8.267754554748535, 0.0, 10.583917617797852, 4.036392688751221, 5.85683012008667, 9.979971885681152, 9.484569549560547, 3.9275643825531006, 7.831278324127197, 7.211164474487305, 6.163108825683594, 5.423133850097656, 6.785033226013184, 6.18979024887085, 7.534308433532715, 3.0312464237213135, 0.0, 8.108210563659668, 6.150691032409668, 4.933988094329834}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {0.7500653537, 1.141515121, 2.742397912, -2.169926533, 0.2460822317, -0.1893463254, -1.697436243, -2.817833582, 1.564045005, 2.384613703, 0.2409375318, 2.612171602, -0.81211712, -0.8240679446, -3.527390569, 1.116471333, -0.7151984729, 3.456406253, -1.49619758, -0.7701715286, 4.364803891, 1.690910217, -1.24755388, -4.935739968}
tensor @r0.own.0 : f64[] = {1.199999957179898e-07}
graph "main"(
    %x : f32[2, 3, 5],
    %y : f32[2, 3, 4],
    %z : f32[2, 5, 4],
    %w : f32[2, 3, 5]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=1.5, cdist=%w) : f32[2, 3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_cdist_backward.p1.5.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 5] = {1.375, 0.25, -0.8125, 2.5, 2.09375, -1.71875, 2.8125, -1.3125, -1.625, -3.125, -2.8125, -2.21875, -1.46875, -1.625, 2.78125, 1.28125, -1.59375, -2.96875, -1.75, 0.9375, 0.75, -1.21875, -1.625, -0.21875, -2.59375, -0.65625, -2.8125, -1.5625, 2.03125, -0.6875}
tensor @r0.in.y : f64[2, 3, 4] = {1.8125, -1.125, 2.09375, 1.96875, 1.53125, -2.03125, -1.71875, 1.6875, 1.09375, 2.15625, 0.21875, 1.125, 2.5, 1.4375, 2.53125, -1.28125, 3.0, -3.0625, 2.25, -1.53125, -0.59375, 1.4375, -0.1875, 2.8125}
tensor @r0.in.z : f64[2, 5, 4] = {0.21875, 2.625, 1.59375, 3.03125, 1.09375, 2.15625, 0.21875, 1.125, 2.75, -1.21875, -0.125, 0.53125, -2.96875, 2.15625, -2.03125, -0.59375, -0.78125, 1.5, 0.28125, 1.96875, -0.59375, 1.625, -2.875, -0.59375, -0.59375, 1.4375, -0.1875, 2.8125, -0.375, 2.125, -2.15625, -0.5625, 2.53125, 1.65625, 0.5625, -0.0625, 0.40625, -1.8125, 0.125, 2.34375}
tensor @r0.in.w : f64[2, 3, 5] = {4.862582118122866, 4.609215118649492, 3.2890259663691754, 9.412717200801758, 4.907163072729045, 7.154702120703554, 5.234835964462259, 3.0525039322343557, 7.7883031646102685, 5.565563824821639, 3.071741255516944, 0.0, 4.323813874074035, 5.757925031272847, 2.4733168581946594, 7.035948356431707, 6.920931522487373, 6.40317982895426, 2.609632819521728, 7.250446525962109, 9.541149120435936, 9.48622967298478, 9.268681838611045, 5.958154579233613, 6.428845854974547, 4.87797219782889, 0.0, 4.5279519978455465, 4.991219282713119, 3.7818805070615635}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {4.623680958, -4.56300549, 2.860489931, 0.2314887365, -2.343303377, 3.228970994, 1.954625485, 0.6820422416, 0.4645867398, 1.23368043, 0.009648043628, -0.8409547016, -1.509945503, 1.897952584, -3.395788559, 2.352909484, -2.979279232, 2.867794082, -2.796160802, 3.23728468, -0.9102982224, -0.3250590682, -2.10717369, -0.5977849615}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 5],
    %y : f64[2, 3, 4],
    %z : f64[2, 5, 4],
    %w : f64[2, 3, 5]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=1.5, cdist=%w) : f64[2, 3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_pdist_backward.p1.5.f32" stage "import"
tensor @r0.in.x : f32[10] = {-1.1875, 1.71875, 2.5, -1.25, 2.71875, -1.34375, -0.34375, 2.03125, -1.9375, -2.125}
tensor @r0.in.y : f32[5, 3] = {1.28125, 3.0625, 2.90625, 1.21875, -2.375, 2.09375, 0.34375, -2.0625, 2.6875, 1.21875, -2.375, 2.09375, -2.53125, 2.53125, 2.6875}
tensor @r0.in.z : f32[10] = {5.6493024826049805, 5.4182844161987305, 5.6493024826049805, 3.977858304977417, 1.2814966440200806, 0.0, 7.016739368438721, 1.2814966440200806, 6.006438255310059, 7.016739368438721}
tensor @r0.want.0.f32 : f64[5, 3] = {-0.370754966, 2.502437868, 0.5499703683, 2.120147128, 0.1099026555, -1.300256804, -5.98038424, 2.368449609, 2.887883506, -0.137989101, -1.678841164, -1.712582948, 4.368981179, -3.301948968, -0.4250141223}
tensor @r0.own.0 : f64[] = {3.3999999260458935e-08}
graph "main"(
    %x : f32[10],
    %y : f32[5, 3],
    %z : f32[10]) {
  %_pdist_backward = aten._pdist_backward.default(grad=%x, self=%y, p=1.5, pdist=%z) : f32[5, 3]
  return %_pdist_backward as "_pdist_backward"
}

fxge 1
model "_pdist_backward.p1.5.f64" stage "import"
tensor @r0.in.x : f64[10] = {-2.53125, 0.59375, 2.8125, 3.09375, -1.59375, -2.8125, 2.40625, -0.90625, -1.28125, 2.34375}
tensor @r0.in.y : f64[5, 3] = {2.46875, -0.4375, -2.3125, 0.625, -1.28125, 0.40625, 2.09375, 2.09375, -0.375, 0.625, -1.28125, 0.40625, -0.0625, -1.75, -1.75}
tensor @r0.in.z : f64[10] = {3.9200701115839247, 3.643158925622553, 3.9200701115839247, 3.2845607421876024, 4.2205902451600945, 0.0, 2.5438291612484987, 4.2205902451600945, 5.332657184789609, 2.5438291612484987}
tensor @r0.want.0.f64 : f64[5, 3] = {3.09927966, 1.591238824, -1.947509374, 3.927060546, 3.632447411, -0.5783314043, -2.479999951, -2.828440121, 0.8579926683, -0.1757953586, 0.5116647965, 4.110159192, -4.370544897, -2.906910912, -2.442311082}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[10],
    %y : f64[5, 3],
    %z : f64[10]) {
  %_pdist_backward = aten._pdist_backward.default(grad=%x, self=%y, p=1.5, pdist=%z) : f64[5, 3]
  return %_pdist_backward as "_pdist_backward"
}

fxge 1
model "_cdist_backward.p2.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 5] = {2.75, -1.375, 2.34375, -1.8125, 2.09375, 3.0, -2.15625, 2.03125, -0.21875, -2.21875, 2.46875, -0.25, 2.90625, -0.1875, 0.09375, -0.875, 1.1875, 2.84375, 1.46875, 3.03125, 1.875, -1.75, -1.03125, 0.5, 2.0, -0.875, -0.28125, 0.59375, 2.75, 3.03125}
tensor @r0.in.y : f32[2, 3, 4] = {-0.40625, 0.1875, 0.84375, 2.71875, 1.0625, -1.4375, 3.03125, -1.84375, 1.71875, -2.0, 2.71875, 0.0, -0.8125, -2.28125, -1.375, 0.96875, 0.125, -0.71875, 0.5625, -2.09375, 3.125, 0.9375, 2.75, 0.375}
tensor @r0.in.z : f32[2, 5, 4] = {-2.25, 2.8125, -1.40625, -2.125, 1.71875, -2.0, 2.71875, 0.0, -0.6875, 2.90625, 1.78125, -2.0, -0.875, 0.75, -3.0, 1.875, 2.65625, -1.0, -0.59375, -0.03125, 1.46875, -2.375, 2.9375, 0.75, 3.125, 0.9375, 2.75, 0.375, -0.21875, 2.84375, 2.125, 1.3125, 2.90625, 3.03125, -0.25, 2.46875, -3.03125, -1.90625, -2.21875, 1.15625}
tensor @r0.in.w : f32[2, 3, 5] = {6.230124473571777, 4.495331764221191, 5.533191680908203, 4.002806663513184, 4.518624782562256, 6.986104965209961, 2.060131311416626, 4.84949254989624, 7.664472579956055, 4.376896858215332, 7.77446985244751, 0.0, 5.894084930419922, 7.107022285461426, 3.5850439071655273, 4.884505748748779, 6.575136661529541, 6.243903160095215, 6.750361442565918, 2.4105076789855957, 4.275086879730225, 4.756369113922119, 5.182037830352783, 6.578329086303711, 5.447010517120361, 3.7271440029144287, 0.0, 4.010484218597412, 4.220832824707031, 8.44305419921875}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {-0.04834360891, -2.174445957, 0.09516560529, 4.197409892, 3.594947685, -3.9489994, 0.09232822237, 3.140929213, 2.353786161, -3.900957091, 1.707886723, 1.711227042, 1.408090267, -4.559734166, -0.7502670349, -0.6506669047, 1.393520902, 2.19573747, 1.157099413, -1.201149761, 2.458969248, -1.403045594, 3.875034909, -1.695387774}
tensor @r0.own.0 : f64[] = {1.1000000199601345e-07}
graph "main"(
    %x : f32[2, 3, 5],
    %y : f32[2, 3, 4],
    %z : f32[2, 5, 4],
    %w : f32[2, 3, 5]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=2.0, cdist=%w) : f32[2, 3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_cdist_backward.p2.0.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 5] = {2.28125, -2.9375, 1.8125, 1.75, -1.15625, -2.21875, 2.25, -2.46875, -1.5625, 0.59375, 1.375, -1.59375, 1.09375, -1.34375, -2.6875, 1.34375, -0.46875, -0.46875, -2.53125, 1.15625, 2.625, -1.3125, -1.96875, 2.9375, -1.3125, 0.8125, -2.53125, 0.625, 0.9375, 0.78125}
tensor @r0.in.y : f64[2, 3, 4] = {0.5, -3.03125, 2.28125, -1.3125, 0.28125, 0.84375, 1.4375, -1.25, 1.0625, 2.28125, -0.46875, 1.3125, -0.25, 0.4375, -2.5, 0.40625, -1.28125, 0.8125, -2.15625, 2.0, -1.3125, 1.96875, -2.9375, -2.125}
tensor @r0.in.z : f64[2, 5, 4] = {-1.875, 2.59375, 0.40625, 2.65625, 1.0625, 2.28125, -0.46875, 1.3125, 1.90625, -0.8125, 1.375, -1.75, -1.9375, 2.90625, -0.3125, -0.0625, -2.40625, 0.5, -1.1875, -2.21875, 2.8125, 0.8125, -1.375, -1.78125, -1.3125, 1.96875, -2.9375, -2.125, -2.40625, -1.0625, 1.5, 2.5625, 2.5625, -1.65625, 0.78125, -1.96875, -2.5, -3.03125, 1.375, 2.03125}
tensor @r0.in.w : f64[2, 3, 5] = {7.519830554108251, 6.556842799701698, 2.813020785116953, 7.034582543584232, 5.8111557585389155, 4.902466694175494, 3.588447174614669, 2.3743831435764533, 3.694511342857131, 3.894858389595185, 3.3612276867983817, 0.0, 4.802241501372041, 3.362389635735276, 5.309558008911853, 3.945923529416149, 3.173683289964517, 5.248697755157941, 5.357347466330703, 5.89499589164403, 5.627343261922094, 4.354752253286058, 4.29718748863719, 6.726739435826246, 5.36008103949931, 4.5729759867071245, 0.0, 7.214487377839121, 6.481494088942765, 7.891908930195533}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {0.09453206694, -1.530456338, -0.1242163012, -0.2373529876, -0.304810961, -0.9067085699, 0.323585387, 0.2911971556, -1.945183968, -0.07503584712, -1.079231805, -2.189081053, 0.3777644846, -0.3443958543, 0.6997894438, -0.8772326524, -4.411414158, -0.373664658, 0.6571142516, 2.519068814, -1.081088141, 1.487335086, -1.626842435, -0.9012028183}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 5],
    %y : f64[2, 3, 4],
    %z : f64[2, 5, 4],
    %w : f64[2, 3, 5]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=2.0, cdist=%w) : f64[2, 3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_pdist_backward.p2.0.f32" stage "import"
tensor @r0.in.x : f32[10] = {1.28125, 2.90625, -1.0, 0.28125, -3.09375, 1.3125, -1.5625, -0.46875, -2.5625, 0.28125}
tensor @r0.in.y : f32[5, 3] = {-0.03125, -1.4375, -2.625, 1.28125, -0.34375, 1.625, -0.375, -1.625, -1.65625, 1.28125, -0.34375, 1.625, -2.09375, 2.5625, -2.96875}
tensor @r0.in.z : f32[10] = {4.580550670623779, 1.0448908805847168, 4.580550670623779, 4.513543128967285, 3.8924756050109863, 0.0, 6.398394584655762, 3.8924756050109863, 4.71295166015625, 6.398394584655762}
tensor @r0.want.0.f32 : f64[5, 3] = {1.004033886, 0.2051036844, -2.934006423, -1.773446972, -0.002690615535, -2.540958726, -0.3747671245, 2.927928533, 4.983936839, -0.3376382788, -0.5208235224, -1.121054982, 1.481818489, -2.609518079, 1.612083293}
tensor @r0.own.0 : f64[] = {5.4000000915266355e-08}
graph "main"(
    %x : f32[10],
    %y : f32[5, 3],
    %z : f32[10]) {
  %_pdist_backward = aten._pdist_backward.default(grad=%x, self=%y, p=2.0, pdist=%z) : f32[5, 3]
  return %_pdist_backward as "_pdist_backward"
}

fxge 1
model "_pdist_backward.p2.0.f64" stage "import"
tensor @r0.in.x : f64[10] = {1.8125, 0.9375, -1.28125, 1.28125, 1.1875, -1.96875, 2.71875, 0.3125, -1.1875, 1.84375}
tensor @r0.in.y : f64[5, 3] = {1.6875, 3.09375, 0.5625, -2.875, -0.1875, -0.28125, 1.0625, 1.0625, 2.875, -2.875, -0.1875, -0.28125, -2.875, -0.71875, -0.46875}
tensor @r0.in.z : f64[10] = {5.68286212000608, 3.1407416023130588, 5.68286212000608, 6.034487473058503, 5.198876831826275, 0.0, 0.5633673867912483, 5.198876831826275, 5.464194531218668, 0.5633673867912483}
tensor @r0.want.0.f64 : f64[5, 3] = {1.581791384, 1.722536103, -0.3924404446, -2.3545531, 1.2317101, -0.08518607359, 0.09378964377, -0.6327741257, 0.8742495557, 0.7919750249, 2.403287958, 0.6141483016, -0.1130029523, -4.724760036, -1.010771339}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[10],
    %y : f64[5, 3],
    %z : f64[10]) {
  %_pdist_backward = aten._pdist_backward.default(grad=%x, self=%y, p=2.0, pdist=%z) : f64[5, 3]
  return %_pdist_backward as "_pdist_backward"
}

fxge 1
model "_cdist_backward.p3.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 5] = {-0.96875, -0.46875, 2.9375, -1.125, -3.125, 2.21875, 1.46875, -1.40625, 2.71875, 0.65625, 0.46875, 1.6875, 2.90625, 1.6875, 2.125, 2.21875, -0.21875, 0.25, -1.875, 1.75, -1.875, 0.1875, 2.34375, -0.78125, -0.90625, 1.1875, -2.90625, 2.75, -0.53125, -1.0625}
tensor @r0.in.y : f32[2, 3, 4] = {1.8125, -1.28125, 0.5, -1.25, -1.8125, -1.71875, 1.09375, 2.53125, -0.59375, -1.375, -2.4375, 2.0625, -0.9375, 0.71875, 2.8125, -0.71875, 0.78125, 0.375, 0.5625, 1.96875, 1.90625, -1.0625, -1.375, -0.625}
tensor @r0.in.z : f32[2, 5, 4] = {-0.3125, 0.65625, -2.09375, 2.71875, -0.59375, -1.375, -2.4375, 2.0625, -1.0, 2.21875, 0.21875, 2.1875, -0.78125, 3.03125, -2.9375, 1.53125, -1.25, -2.4375, -0.78125, -1.9375, 1.0625, -2.78125, -2.65625, -0.75, 1.90625, -1.0625, -1.375, -0.625, 1.59375, 2.28125, 1.0, -1.78125, -2.875, 1.6875, -2.09375, 0.125, -0.34375, 0.40625, -1.25, 1.3125}
tensor @r0.in.w : f32[2, 3, 5] = {4.59201717376709, 4.228890895843506, 4.729100704193115, 5.426400184631348, 3.197685956954956, 3.6633729934692383, 3.582726240158081, 3.964128255844116, 5.591103553771973, 4.584903240203857, 2.058786630630493, 0.0, 4.025339603424072, 4.411077976226807, 4.121784687042236, 5.985429286956787, 4.673521041870117, 3.0069024562835693, 5.0249786376953125, 4.229643821716309, 4.39523983001709, 3.076444149017334, 3.920978307723999, 4.2385640144348145, 1.971326470375061, 1.9817756414413452, 0.0, 3.741060972213745, 5.077345371246338, 2.794982433319092}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {-2.443631879, -1.134820266, -1.478015066, -0.3897385562, -0.5852418069, -1.504807036, 4.561204558, 0.7191470207, 0.07777018137, -4.315352728, -1.600012095, 1.975328823, -0.6571362669, 0.7386295673, 1.594423032, -0.3193783714, -0.9945127022, -1.404781861, -2.033304915, 1.311400294, -0.9252023709, -0.8544507565, -0.6204989299, 0.7895766712}
tensor @r0.own.0 : f64[] = {6.30000016599297e-08}
graph "main"(
    %x : f32[2, 3, 5],
    %y : f32[2, 3, 4],
    %z : f32[2, 5, 4],
    %w : f32[2, 3, 5]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=3.0, cdist=%w) : f32[2, 3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_cdist_backward.p3.0.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 5] = {2.3125, 0.9375, -0.9375, 2.625, 0.5, -0.53125, 3.0, 2.53125, -2.53125, 1.53125, 1.875, 0.5, 0.0625, 2.125, 0.8125, 0.1875, -1.125, 0.53125, 1.84375, -0.5, 3.125, 2.125, -1.84375, 1.1875, 1.09375, -1.84375, -1.90625, 1.3125, -0.5625, 2.75}
tensor @r0.in.y : f64[2, 3, 4] = {1.25, 2.59375, -0.65625, -2.65625, 0.03125, 2.09375, 0.46875, -1.375, 0.5625, -2.28125, 2.125, -0.3125, 2.625, -3.0, -0.34375, 2.1875, 1.90625, 2.03125, -1.5625, -1.09375, -1.46875, -0.34375, 1.78125, -0.4375}
tensor @r0.in.z : f64[2, 5, 4] = {1.3125, 1.46875, 0.125, -0.34375, 0.5625, -2.28125, 2.125, -0.3125, -2.90625, -1.0625, 1.21875, -1.46875, 2.6875, -2.8125, 0.28125, 2.875, 2.875, -2.875, 0.375, -2.09375, -0.21875, -1.84375, 1.25, -2.1875, -1.46875, -0.34375, 1.78125, -0.4375, 0.53125, -1.96875, 2.8125, -0.53125, 3.03125, -2.53125, 1.625, 2.84375, 1.0625, -1.5625, 1.0, 3.0625}
tensor @r0.in.w : f64[2, 3, 5] = {2.4253881549332035, 5.320025378781574, 5.0519972588398465, 6.917625581379773, 5.530092350321987, 1.5160892845501808, 4.475304983934522, 3.853275502100424, 5.977821699523713, 5.266120201177303, 3.939856052991616, 0.0, 3.5788148288926056, 3.6442783618321934, 2.867849076238468, 4.8250340016519395, 4.86338801592731, 3.953918592985789, 2.0069339402669724, 2.145886434861704, 4.503487101473191, 4.473220581923936, 5.319399915656453, 5.747190163853494, 5.137987505981633, 2.2129697292052595, 0.0, 2.3745310131209583, 5.154186502135366, 3.9446630184347047}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {-0.7769292137, 2.88595229, -0.4326281224, -3.915843055, 1.861466932, 4.133161409, -0.5361032277, 1.386185027, -1.260049758, -1.625910004, 1.333647346, -1.305598148, -0.923649798, 0.4124791912, -1.722396098, -0.03641704095, 1.766246204, 3.153596676, -1.796326634, -1.113895086, -1.046436247, -0.07122910123, -0.2464586759, -3.087932227}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 5],
    %y : f64[2, 3, 4],
    %z : f64[2, 5, 4],
    %w : f64[2, 3, 5]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=3.0, cdist=%w) : f64[2, 3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_pdist_backward.p3.0.f32" stage "import"
tensor @r0.in.x : f32[10] = {-1.03125, 1.9375, -2.71875, 0.25, 0.65625, 1.5625, 0.28125, 0.03125, -2.1875, -2.03125}
tensor @r0.in.y : f32[5, 3] = {2.8125, 1.1875, 0.65625, -2.15625, -0.03125, -2.09375, -3.09375, -2.28125, -1.46875, -2.15625, -0.03125, -2.09375, 0.0625, -3.09375, -0.15625}
tensor @r0.in.z : f32[10] = {5.256943225860596, 6.360868453979492, 5.256943225860596, 4.638565540313721, 2.3182380199432373, 0.0, 3.606743335723877, 2.3182380199432373, 3.2472057342529297, 3.606743335723877}
tensor @r0.want.0.f32 : f64[5, 3] = {-1.591793547, 0.5875881785, -0.8022896409, 0.922170213, 0.8763873725, 0.1533436618, 0.2837897489, -1.36075192, 0.1911128578, 3.202627141, -1.288920699, 1.327880492, -2.816793556, 1.185697069, -0.8700473704}
tensor @r0.own.0 : f64[] = {3.899999967416079e-08}
graph "main"(
    %x : f32[10],
    %y : f32[5, 3],
    %z : f32[10]) {
  %_pdist_backward = aten._pdist_backward.default(grad=%x, self=%y, p=3.0, pdist=%z) : f32[5, 3]
  return %_pdist_backward as "_pdist_backward"
}

fxge 1
model "_pdist_backward.p3.0.f64" stage "import"
tensor @r0.in.x : f64[10] = {2.0625, -1.4375, 1.90625, -1.125, 2.28125, -0.75, -1.75, 0.09375, 3.0625, 0.28125}
tensor @r0.in.y : f64[5, 3] = {-2.96875, 0.15625, -1.96875, 1.25, -1.90625, -1.71875, -0.96875, -0.34375, 2.5625, 1.25, -1.90625, -1.71875, -0.3125, -0.90625, 1.3125}
tensor @r0.in.z : f64[10] = {4.377328161356654, 4.659492715127592, 4.377328161356654, 3.809141930190196, 4.534042076285483, 0.0, 3.1967175601145215, 4.534042076285483, 1.3414135982050845, 3.1967175601145215}
tensor @r0.want.0.f64 : f64[5, 3] = {-2.874499837, 0.7770138388, 2.181304465, 2.043964078, -0.5575635393, -0.4537123353, -1.566553624, 0.8371194102, 3.417410221, 1.860278767, -0.4618597725, -0.3302572199, 0.5368106168, -0.5947099371, -4.814745131}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[10],
    %y : f64[5, 3],
    %z : f64[10]) {
  %_pdist_backward = aten._pdist_backward.default(grad=%x, self=%y, p=3.0, pdist=%z) : f64[5, 3]
  return %_pdist_backward as "_pdist_backward"
}

fxge 1
model "_cdist_backward.pinf.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 5] = {1.1875, -2.625, -1.09375, -2.96875, 2.53125, -0.40625, -1.65625, -2.53125, 2.8125, -2.65625, 1.09375, 0.65625, 2.0625, -3.125, 0.125, -2.625, -0.65625, 0.0, -1.875, 2.1875, 0.1875, -0.46875, 1.09375, -3.125, -2.90625, -1.1875, -0.46875, 1.375, 0.84375, 1.53125}
tensor @r0.in.y : f32[2, 3, 4] = {-0.4375, 1.875, -1.03125, 0.15625, 1.78125, -1.75, 1.65625, -1.59375, -1.0, 2.375, -0.5, -0.40625, -0.8125, -2.53125, -2.90625, -2.59375, 0.9375, 1.8125, 1.0, -2.8125, 2.9375, -0.90625, 1.28125, -2.40625}
tensor @r0.in.z : f32[2, 5, 4] = {1.84375, -0.34375, 0.59375, -2.3125, -1.0, 2.375, -0.5, -0.40625, -2.3125, 1.0625, 3.09375, 1.59375, -2.34375, -3.09375, 0.5, -0.375, 1.75, 0.59375, 2.65625, 0.5, 0.40625, -1.75, -0.15625, 0.6875, 2.9375, -0.90625, 1.28125, -2.40625, -2.5625, 1.15625, -0.1875, 2.6875, 1.125, -2.8125, -1.9375, 1.78125, 0.3125, -2.5, 0.34375, -0.34375}
tensor @r0.in.w : f32[2, 3, 5] = {2.46875, 0.5625, 4.125, 4.96875, 3.6875, 1.40625, 4.125, 4.09375, 4.125, 2.34375, 2.84375, 0.0, 3.59375, 5.46875, 3.15625, 3.28125, 4.1875, 5.28125, 4.375, 3.25, 3.5625, 2.71875, 5.5, 4.625, 4.3125, 3.09375, 0.0, 5.5, 4.1875, 2.625}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {-2.625, -2.96875, -1.4375, -1.4375, 0.28125, 4.71875, 0.0, 0.0, -1.09375, -3.125, -2.1875, 0.0, 0.0, 0.0, -1.53125, 4.5, 0.0, -6.3125, 0.0, -1.09375, 2.90625, 0.0, 0.0, 0.34375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 5],
    %y : f32[2, 3, 4],
    %z : f32[2, 5, 4],
    %w : f32[2, 3, 5]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=inf, cdist=%w) : f32[2, 3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_cdist_backward.pinf.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 5] = {-2.46875, 2.09375, -2.5625, -0.21875, 3.0, 0.0625, 2.40625, -0.90625, 0.0, -1.59375, 1.625, -2.34375, -2.625, 1.15625, 0.4375, 3.0, -1.09375, 0.75, -2.15625, 3.0625, -2.84375, -0.71875, 2.9375, -0.125, 2.09375, -2.59375, 2.09375, 2.375, -3.09375, 1.25}
tensor @r0.in.y : f64[2, 3, 4] = {2.25, -2.53125, 0.84375, 0.53125, -1.6875, 0.4375, 2.96875, 1.1875, 2.28125, -2.25, 2.28125, 1.3125, 2.0, 0.25, -3.0, 3.03125, -1.34375, -0.125, 1.4375, -0.9375, -1.34375, 1.75, 1.34375, 1.875}
tensor @r0.in.z : f64[2, 5, 4] = {-0.71875, 1.96875, 2.21875, 2.34375, 2.28125, -2.25, 2.28125, 1.3125, 1.71875, 0.65625, -0.28125, 0.6875, 1.90625, 1.34375, 0.375, 2.9375, -0.125, 2.09375, -0.625, -1.84375, -2.0, 0.5, 2.96875, 1.375, -1.34375, 1.75, 1.34375, 1.875, -0.71875, 1.65625, -1.125, 2.03125, -2.03125, -0.875, 0.6875, 1.71875, -1.03125, -0.75, 0.5, -0.4375}
tensor @r0.in.w : f64[2, 3, 5] = {4.5, 1.4375, 3.1875, 3.875, 4.625, 1.53125, 3.96875, 3.40625, 3.59375, 3.59375, 4.21875, 0.0, 2.90625, 3.59375, 4.34375, 5.96875, 4.34375, 2.71875, 4.03125, 3.5, 2.3125, 2.8125, 2.96875, 2.65625, 0.9375, 1.625, 0.0, 2.46875, 2.625, 2.5}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {0.0, 2.25, -2.09375, 0.0, -1.5, -0.0625, -1.59375, 0.0, 0.0, -0.59375, 0.0, 0.0, -1.40625, 0.0, -4.96875, 0.0, 0.0, 0.0, 2.09375, 0.75, 0.0, -1.84375, 4.96875, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 5],
    %y : f64[2, 3, 4],
    %z : f64[2, 5, 4],
    %w : f64[2, 3, 5]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=inf, cdist=%w) : f64[2, 3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_pdist_backward.pinf.f32" stage "import"
tensor @r0.in.x : f32[10] = {-1.9375, 0.75, -2.46875, -0.5, -2.1875, -2.15625, 0.59375, 1.46875, -2.1875, 2.125}
tensor @r0.in.y : f32[5, 3] = {-0.875, -2.5625, -2.5, -2.34375, -0.15625, 0.59375, -1.6875, -0.28125, -0.125, -2.34375, -0.15625, 0.59375, -2.40625, 0.6875, 2.21875}
tensor @r0.in.z : f32[10] = {3.09375, 2.375, 3.09375, 4.71875, 0.71875, 0.0, 1.625, 0.71875, 2.34375, 1.625}
tensor @r0.want.0.f32 : f64[5, 3] = {0.0, 0.0, 4.15625, 0.0, 0.0, -4.71875, 0.0, 0.0, 3.65625, 0.0, 0.0, -3.125, 0.0, 0.0, 0.03125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[10],
    %y : f32[5, 3],
    %z : f32[10]) {
  %_pdist_backward = aten._pdist_backward.default(grad=%x, self=%y, p=inf, pdist=%z) : f32[5, 3]
  return %_pdist_backward as "_pdist_backward"
}

fxge 1
model "_pdist_backward.pinf.f64" stage "import"
tensor @r0.in.x : f64[10] = {-0.6875, 0.875, -0.125, -1.40625, 2.53125, -1.75, 0.84375, -2.0625, -1.0625, -2.65625}
tensor @r0.in.y : f64[5, 3] = {2.90625, -1.71875, 1.4375, -2.6875, 0.46875, 1.03125, -2.65625, 0.03125, -2.875, -2.6875, 0.46875, 1.03125, -1.46875, 0.28125, -1.71875}
tensor @r0.in.z : f64[10] = {5.59375, 5.5625, 5.59375, 4.375, 3.90625, 0.0, 2.75, 3.90625, 1.1875, 2.75}
tensor @r0.want.0.f64 : f64[5, 3] = {-1.34375, 0.0, 0.0, 0.6875, 0.0, 3.375, 0.1875, 0.0, -0.46875, 0.125, 0.0, -4.71875, 0.34375, 0.0, 1.8125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[10],
    %y : f64[5, 3],
    %z : f64[10]) {
  %_pdist_backward = aten._pdist_backward.default(grad=%x, self=%y, p=inf, pdist=%z) : f64[5, 3]
  return %_pdist_backward as "_pdist_backward"
}

fxge 1
model "_cdist_backward.sizes.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
symbol s17 : int [2, 9223372036854775807]
symbol s68 : int [2, 9223372036854775807]
symbol s15 : int [2, 9223372036854775807]
symbol s21 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.75, -0.09375, -1.75, -0.71875, -2.625, -3.0625, -2.125, -2.3125, 2.0, 2.96875, -2.03125, -0.3125}
tensor @r0.in.y : f32[3, 4] = {2.96875, 0.03125, 0.4375, -2.0625, -2.09375, 1.0, 0.78125, -2.78125, 0.90625, 2.125, -2.4375, 0.8125}
tensor @r0.in.z : f32[4, 4] = {1.90625, 1.6875, -0.625, -1.75, 1.34375, -1.53125, -2.65625, -2.78125, 1.75, 0.90625, -0.21875, -0.28125, 1.78125, 2.65625, -2.8125, -1.5625}
tensor @r0.in.w : f32[3, 4] = {0.375, 0.59375, 2.96875, 0.34375, 1.40625, 2.3125, 1.25, 0.0625, 0.84375, 0.375, 0.71875, 0.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {-5.582954545, 9.070215311, -9.795783493, 2.606967703, 161.9284065, 59.05301239, -141.8461149, 51.26875, -2.963290056, 26.83319495, 3.497521638, 30.11411785}
tensor @r0.own.0 : f64[] = {1.5999999547489097e-08}
tensor @r1.in.x : f32[5, 6] = {-0.75, -0.09375, -1.75, -0.71875, -2.625, -3.0625, -2.125, -2.3125, 2.0, 2.96875, -2.03125, -0.3125, 2.96875, 0.03125, 0.4375, -2.0625, -2.09375, 1.0, 0.78125, -2.78125, 0.90625, 2.125, -2.4375, 0.8125, 1.90625, 1.6875, -0.625, -1.75, 1.34375, -1.53125}
tensor @r1.in.y : f32[5, 4] = {-2.65625, -2.78125, 1.75, 0.90625, -0.21875, -0.28125, 1.78125, 2.65625, -2.8125, -1.5625, 1.15625, 0.78125, -3.0625, -0.5, -2.21875, 2.4375, -1.71875, -0.84375, 0.0, 0.53125}
tensor @r1.in.z : f32[6, 4] = {-1.75, -1.84375, -0.34375, -1.46875, 0.46875, 1.3125, -1.75, 0.9375, -1.21875, -3.03125, -2.28125, 0.8125, -0.53125, 1.03125, 1.46875, 0.65625, -1.125, -1.34375, -2.28125, 0.40625, -0.59375, -2.15625, -0.5, -0.8125}
tensor @r1.in.w : f32[5, 6] = {2.59375, 0.625, 1.90625, 1.25, 0.875, 2.5625, 3.0, 1.21875, 0.75, 1.53125, 2.09375, 0.09375, 1.84375, 2.71875, 2.75, 1.0625, 0.875, 3.125, 0.8125, 1.21875, 3.0, 1.75, 1.46875, 0.9375, 0.1875, 1.90625, 2.71875, 0.375, 1.28125, 1.125}
tensor @r1.want.0.f32 : f64[5, 4] = {10.33103435, 7.90727736, -19.7757345, -4.465990915, 1.363188015, -0.5748254777, -8.311726176, -11.13421108, 5.754183514, 6.401842936, -4.093294372, 2.986145301, 4.241689697, 4.368709403, -6.785278178, 2.432420566, 4.946378704, 15.24291354, 13.08568831, 18.9237952}
tensor @r1.own.0 : f64[] = {1.199999957179898e-07}
tensor @r2.in.x : f32[4, 9] = {-0.75, -0.09375, -1.75, -0.71875, -2.625, -3.0625, -2.125, -2.3125, 2.0, 2.96875, -2.03125, -0.3125, 2.96875, 0.03125, 0.4375, -2.0625, -2.09375, 1.0, 0.78125, -2.78125, 0.90625, 2.125, -2.4375, 0.8125, 1.90625, 1.6875, -0.625, -1.75, 1.34375, -1.53125, -2.65625, -2.78125, 1.75, 0.90625, -0.21875, -0.28125}
tensor @r2.in.y : f32[4, 4] = {1.78125, 2.65625, -2.8125, -1.5625, 1.15625, 0.78125, -3.0625, -0.5, -2.21875, 2.4375, -1.71875, -0.84375, 0.0, 0.53125, -1.75, -1.84375}
tensor @r2.in.z : f32[9, 4] = {-0.34375, -1.46875, 0.46875, 1.3125, -1.75, 0.9375, -1.21875, -3.03125, -2.28125, 0.8125, -0.53125, 1.03125, 1.46875, 0.65625, -1.125, -1.34375, -2.28125, 0.40625, -0.59375, -2.15625, -0.5, -0.8125, 1.375, -2.4375, 3.09375, -0.375, -1.65625, -0.5, 0.25, 1.0625, 0.75, -2.59375, -1.03125, -1.53125, 0.625, 0.0625}
tensor @r2.in.w : f32[4, 9] = {2.75, 1.0625, 0.875, 3.125, 0.8125, 1.21875, 3.0, 1.75, 1.46875, 0.9375, 0.1875, 1.90625, 2.71875, 0.375, 1.28125, 1.125, 0.84375, 1.875, 0.28125, 2.75, 2.25, 2.125, 0.6875, 3.125, 1.1875, 2.53125, 2.59375, 0.9375, 2.96875, 0.65625, 1.03125, 0.8125, 2.1875, 0.90625, 2.03125, 1.625}
tensor @r2.want.0.f32 : f64[4, 4] = {-25.2093359, -19.96076588, 24.52259013, -1.047564364, -24.3172207, 9.346241187, 15.44209818, -36.68509319, -18.95269821, 9.88785233, -4.639897563, -11.86295276, -12.04354086, -1.685389446, 10.39927578, 12.7360759}
tensor @r2.own.0 : f64[] = {1.1000000199601345e-07}
graph "main"(
    %x : f32[s77, s27],
    %y : f32[s17, 4],
    %z : f32[s68, 4],
    %w : f32[s15, s21]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=2.0, cdist=%w) : f32[s17, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "_cdist_backward.sizes.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, 2.75, -0.3125, -0.53125, 1.75, -0.65625, 0.3125, 2.78125, -2.0625, 2.8125, -2.15625, -2.1875}
tensor @r0.in.y : f32[3, 4] = {0.75, -1.9375, 0.125, 2.0, 2.0, 0.0625, 2.625, -0.03125, 2.15625, -2.40625, -3.125, 1.3125}
tensor @r0.in.z : f32[4, 4] = {-3.03125, 0.65625, -0.46875, 0.78125, 2.53125, 1.96875, 1.78125, 0.78125, -1.84375, 0.71875, -0.78125, 1.03125, 2.75, 1.53125, -1.15625, -0.96875}
tensor @r0.in.w : f32[3, 4] = {1.15625, 1.5, 1.6875, 1.65625, 1.78125, 1.9375, 1.375, 2.90625, 0.78125, 0.28125, 2.71875, 0.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.469304505, -6.678563882, -3.358492632, 1.629763313, 5.278759582, -1.492393695, 7.146450713, 0.1326561455, -15.99935824, -2.561551724, -24.87866379, -14.0561159}
tensor @r0.own.0 : f64[] = {9.000000034120603e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[4, 4],
    %w : f32[3, 4]) {
  %_cdist_backward = aten._cdist_backward.default(grad=%x, x1=%y, x2=%z, p=2.0, cdist=%w) : f32[3, 4]
  return %_cdist_backward as "_cdist_backward"
}

fxge 1
model "soft_margin_loss_backward.r0.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
guard "L['z'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['z'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['z'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.9375, 2.03125, -2.34375, -2.25, 0.65625, -2.59375, -2.46875, 2.96875, 1.34375, 2.84375, 1.0, -1.25}
tensor @r0.in.y : f32[3, 4] = {-13.5, 5.75, -9.75, -19.0, -23.75, 0.0, 23.5, -18.0, 10.5, -18.75, -8.0, 2.25}
tensor @r0.in.z : f32[3, 4] = {1.0, 2.75, -0.1875, -1.46875, -1.375, -2.78125, 2.5, -1.125, -2.96875, -2.0, -1.09375, -2.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.9374987147, -7.582536649e-07, -0.06084746656, -2.509574034e-12, 5.928472913e-15, -3.606933594, 1.886324084e-25, 5.361210879e-09, 3.989257812, 2.94359691e-16, 0.0001732896146, -2.914746626}
tensor @r0.own.0 : f64[] = {3.3999999260458935e-08}
tensor @r1.in.x : f32[5, 6] = {0.9375, 2.03125, -2.34375, -2.25, 0.65625, -2.59375, -2.46875, 2.96875, 1.34375, 2.84375, 1.0, -1.25, -1.6875, 0.71875, -1.21875, -2.375, -2.96875, 0.0, 2.9375, -2.25, 1.3125, -2.34375, -1.0, 0.28125, 1.0, 2.75, -0.1875, -1.46875, -1.375, -2.78125}
tensor @r1.in.y : f32[5, 6] = {20.0, -9.0, -23.75, -16.0, -8.75, -18.75, -22.5, -22.75, -24.75, -4.5, 5.75, -13.75, 21.0, 7.5, -23.0, 8.75, -18.75, -1.0, 7.75, 14.5, -22.0, 11.75, 5.5, -15.75, -12.0, -2.5, -23.25, 3.0, -4.25, -1.0}
tensor @r1.in.z : f32[5, 6] = {-2.0, -2.5, -0.28125, -2.59375, -2.75, 1.65625, -2.28125, 0.34375, -0.71875, -2.65625, -2.375, -0.34375, 0.34375, 0.03125, -0.1875, -1.84375, 1.6875, 2.71875, 2.9375, 1.09375, -3.03125, 2.78125, -1.1875, -2.6875, 0.40625, -2.65625, -2.96875, 0.5625, 2.28125, 0.03125}
tensor @r1.want.0.f32 : f64[5, 6] = {1.875, 8.591669137e-10, -0.0008270031972, -5.532095048e-18, 6.400163069e-11, 4.295898437, -2.878250182e-22, -1.020098247, 1.816371357e-08, 4.863863025e-05, 2.374997215, -0.003772273341, 0.0004247223334, -0.009920389776, -0.003021621377, -4.378905819, 5.009765625, -0.0, -1.119361682e-09, 3.187582831e-07, 4.342179834e-29, 4.183534568e-14, -1.185772113, 3.130184144e-19, -0.4031717457, 0.009529013395, -5.875933482e-31, 0.1289694758, 3.13652563, 0.04413599211}
tensor @r1.own.0 : f64[] = {1.4999999464748726e-08}
tensor @r2.in.x : f32[4, 9] = {0.9375, 2.03125, -2.34375, -2.25, 0.65625, -2.59375, -2.46875, 2.96875, 1.34375, 2.84375, 1.0, -1.25, -1.6875, 0.71875, -1.21875, -2.375, -2.96875, 0.0, 2.9375, -2.25, 1.3125, -2.34375, -1.0, 0.28125, 1.0, 2.75, -0.1875, -1.46875, -1.375, -2.78125, 2.5, -1.125, -2.96875, -2.0, -1.09375, -2.34375}
tensor @r2.in.y : f32[4, 9] = {-22.5, -22.75, -24.75, -4.5, 5.75, -13.75, 21.0, 7.5, -23.0, 8.75, -18.75, -1.0, 7.75, 14.5, -22.0, 11.75, 5.5, -15.75, -12.0, -2.5, -23.25, 3.0, -4.25, -1.0, -16.0, -20.0, -2.25, -20.75, -22.0, 13.25, -18.25, 2.75, -5.75, -21.25, -19.0, -2.75}
tensor @r2.in.z : f32[4, 9] = {0.34375, 0.03125, -0.1875, -1.84375, 1.6875, 2.71875, 2.9375, 1.09375, -3.03125, 2.78125, -1.1875, -2.6875, 0.40625, -2.65625, -2.96875, 0.5625, 2.28125, 0.03125, 2.5, 0.46875, 1.0, -0.9375, 1.53125, -1.6875, 1.5625, 2.375, -2.6875, 3.09375, 2.96875, -1.34375, -1.03125, 1.28125, 2.71875, -2.15625, -0.875, 1.21875}
tensor @r2.want.0.f32 : f64[4, 9] = {-0.3221246872, -0.04256790839, -0.004200907916, -0.001033925551, -6.765079771e-05, 7.051757812, 1.174665289e-26, -0.0008887935189, 2.14521993e-30, -2.133870572e-10, 2.539776758e-10, -0.2140425588, 0.0282122346, 1.909179688, -1.561816139e-28, 0.00179798538, 2.408276716e-05, -0.0, -7.34375, 0.8052367819, -1.3125, -2.072785198, 1.528969177, 0.07408884781, -1.5625, -6.53125, -0.001189047766, 4.543945312, 4.08203125, -3.737304618, 1.728805362e-08, 0.04130013662, 8.071287751, -5.43525883e-20, -5.764748052e-08, 2.759771676}
tensor @r2.own.0 : f64[] = {5.900000132896821e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27],
    %z : f32[s17, s27]) {
  %soft_margin_loss_backward = aten.soft_margin_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=0) : f32[s17, s27]
  return %soft_margin_loss_backward as "soft_margin_loss_backward"
}

fxge 1
model "soft_margin_loss_backward.r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.34375, 1.09375, 2.71875, -1.71875, -1.40625, -1.09375, -2.3125, 0.46875, 0.5625, -2.4375, -0.3125, -1.375}
tensor @r0.in.y : f32[3, 4] = {21.75, 8.75, -24.0, -18.25, -17.75, 11.25, -17.75, -14.0, 7.25, 20.25, -24.75, 3.5}
tensor @r0.in.z : f32[3, 4] = {0.0625, 1.375, 1.625, -0.09375, -1.25, 0.9375, -2.1875, 0.03125, 2.4375, -2.90625, 0.75, 0.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.01716152675, -8.955971286e-06, -4.41796875, -0.02466011323, -4.065029776e-10, 2.694190606e-05, -6.937282384e-17, -0.008901315964, -2.899141045e-08, -7.083984375, 0.234374998, 0.03828769442}
tensor @r0.own.0 : f64[] = {2.8999999623913197e-10}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %soft_margin_loss_backward = aten.soft_margin_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=0) : f32[3, 4]
  return %soft_margin_loss_backward as "soft_margin_loss_backward"
}

fxge 1
model "soft_margin_loss_backward.r0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.84375, -2.5625, -2.8125, -2.8125, 1.125, 2.9375, 0.8125, 0.15625, 0.65625, -0.4375, -0.34375, -0.9375}
tensor @r0.in.y : bf16[3, 4] = {8.75, -7.25, -22.25, -6.5, 21.0, 10.25, -22.0, -5.0, 11.25, -15.25, 2.25, 0.25}
tensor @r0.in.z : bf16[3, 4] = {2.125, -3.03125, -0.84375, 1.71875, 1.90625, 2.1875, -0.34375, 2.28125, -2.46875, -1.1875, 0.65625, -2.9375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-5.082616264e-08, -2.218123918e-09, -1.667654199e-08, 4.83391639, -8.830420815e-18, -1.175518181e-09, 0.0001450402258, -0.3564413468, 1.620117187, -7.092674615e-09, 0.04194707229, -1.860992358}
tensor @r0.own.0 : f64[] = {0.0020000000949949026}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4],
    %z : bf16[3, 4]) {
  %soft_margin_loss_backward = aten.soft_margin_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=0) : bf16[3, 4]
  return %soft_margin_loss_backward as "soft_margin_loss_backward"
}

fxge 1
model "soft_margin_loss_backward.r0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.03125, 2.53125, -0.25, 0.3125, 2.875, -1.6875, -2.21875, -3.0, 2.9375, 0.625, 1.3125, -0.28125}
tensor @r0.in.y : f16[3, 4] = {20.25, -21.25, -19.5, -23.75, 7.25, 22.0, 22.75, 6.25, 15.75, 22.25, -6.25, -10.0}
tensor @r0.in.z : f16[3, 4] = {2.1875, 1.9375, -0.9375, 0.65625, 2.3125, -1.28125, 0.0, -2.9375, -2.8125, 1.90625, 1.71875, 2.90625}
tensor @r0.want.0.f16 : f64[3, 4] = {-3.952844275e-21, nan, -2.694419934e-09, nan, -3.479374246e-07, nan, 0.0, nan, nan, -4.527584612e-19, -inf, nan}
tensor @r0.own.0 : f64[] = {0.02800000086426735}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4],
    %z : f16[3, 4]) {
  %soft_margin_loss_backward = aten.soft_margin_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=0) : f16[3, 4]
  return %soft_margin_loss_backward as "soft_margin_loss_backward"
}

fxge 1
model "soft_margin_loss_backward.r1.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
symbol s32 : int [2, 9223372036854775807]
guard "L['z'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['z'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[] = {2.4375}
tensor @r0.in.y : f32[3, 4] = {-15.25, -3.25, 0.0, 12.75, 7.5, -13.5, -1.5, -19.5, -7.75, -17.0, -7.25, -7.75}
tensor @r0.in.z : f32[3, 4] = {0.0625, 2.4375, -1.5, -2.78125, -2.78125, -1.28125, -2.21875, -2.625, 3.125, 0.75, 0.75, 2.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.009162755549, -0.4949376629, 0.15234375, 0.5649414062, 0.5649414058, 8.006816522e-09, 0.0156021427, 3.136489902e-23, -0.634765625, -0.1523433079, -0.1516838727, -0.4951171844}
tensor @r0.own.0 : f64[] = {3.999999975690116e-08}
tensor @r1.in.x : f32[] = {2.4375}
tensor @r1.in.y : f32[5, 6] = {-15.25, -3.25, 0.0, 12.75, 7.5, -13.5, -1.5, -19.5, -7.75, -17.0, -7.25, -7.75, 0.5, 19.5, -12.0, -22.25, -22.25, -10.25, -17.75, -21.0, 25.0, 6.0, 6.0, 19.5, 21.25, -20.0, -16.25, 9.0, 25.0, 6.0}
tensor @r1.in.z : f32[5, 6] = {1.125, 1.03125, 2.375, 1.34375, -2.6875, -1.375, 1.6875, 2.59375, 2.65625, -1.0625, 0.03125, 2.90625, 0.3125, 0.25, -0.03125, 3.0625, -2.96875, 0.78125, 2.0625, 0.5, -2.40625, -2.90625, -2.21875, 2.53125, 2.3125, 2.5, -0.40625, -0.4375, 2.46875, 2.0625}
tensor @r1.want.0.f32 : f64[5, 6] = {-0.09140624676, -0.08095330251, -0.096484375, -3.957818762e-09, 0.2183593746, 9.694708242e-10, -0.1270049255, -0.2107421875, -0.2158203123, 1.235117351e-09, -0.001412733307, -0.2361328125, -0.01170550416, -0.0001539127133, 0.001034244961, -0.248828125, 4.956906323e-30, -0.06345544123, -0.167578125, -0.04062388136, 0.1955078125, 0.2361328062, 0.1802731394, -7.527559856e-23, -8.558602106e-23, -0.203125, 4.477185621e-05, 0.03486707526, -3.149110701e-28, -7.076545108e-07}
tensor @r1.own.0 : f64[] = {1.5999999902760464e-07}
tensor @r2.in.x : f32[] = {2.4375}
tensor @r2.in.y : f32[4, 9] = {-15.25, -3.25, 0.0, 12.75, 7.5, -13.5, -1.5, -19.5, -7.75, -17.0, -7.25, -7.75, 0.5, 19.5, -12.0, -22.25, -22.25, -10.25, -17.75, -21.0, 25.0, 6.0, 6.0, 19.5, 21.25, -20.0, -16.25, 9.0, 25.0, 6.0, 9.0, 8.25, 19.0, 10.75, -21.5, -11.0}
tensor @r2.in.z : f32[4, 9] = {1.6875, 2.59375, 2.65625, -1.0625, 0.03125, 2.90625, 0.3125, 0.25, -0.03125, 3.0625, -2.96875, 0.78125, 2.0625, 0.5, -2.40625, -2.90625, -2.21875, 2.53125, 2.3125, 2.5, -0.40625, -0.4375, 2.46875, 2.0625, 3.125, -1.375, 2.21875, 1.65625, 1.40625, 3.125, 0.6875, 0.59375, -2.5, 3.0, -0.28125, 1.71875}
tensor @r2.want.0.f32 : f64[4, 9] = {-0.1142578125, -0.1755801622, -0.08992513021, 0.07194001006, -0.0009345294716, -0.1967773438, -0.01301455423, -0.01679882274, 0.0009304549972, -0.2073567708, 9.030371405e-11, -0.0527732852, -0.0367054519, -1.973402223e-06, 4.696017487e-14, 1.624536871e-29, 5.455736362e-23, -0.1713867187, -0.1565755208, -0.1692708333, 0.02750544231, 0.02762150101, -6.167825286e-08, -4.767106855e-19, -3.059315073e-30, 1.06132054e-13, -0.1502278646, -3.767608327e-08, -5.134986186e-17, -1.522196105e-09, -9.546104369e-05, -0.0002976146615, 0.1692708333, -2.003393853e-15, 4.493494463e-05, -0.1163736972}
tensor @r2.own.0 : f64[] = {7.199999885187935e-08}
graph "main"(
    %x : f32[],
    %y : f32[s17, s32],
    %z : f32[s17, s32]) {
  %soft_margin_loss_backward = aten.soft_margin_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=1) : f32[s17, s32]
  return %soft_margin_loss_backward as "soft_margin_loss_backward"
}

fxge 1
model "soft_margin_loss_backward.r1.f32" stage "import"
tensor @r0.in.x : f32[] = {2.5}
tensor @r0.in.y : f32[3, 4] = {-24.0, 14.0, -12.25, 17.75, 6.0, -17.5, 14.5, 12.25, -9.0, 11.25, 19.0, 23.75}
tensor @r0.in.z : f32[3, 4] = {1.3125, -1.1875, -0.28125, 2.03125, 1.03125, 1.46875, 0.65625, 2.21875, 1.40625, -0.78125, 1.875, -1.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.2734375, 0.2473958184, 0.001811071788, -9.293307617e-17, -0.0004405894324, -0.3059895833, -1.007424822e-05, -7.259034023e-13, -0.2929678161, 0.1627356173, -1.318314767e-16, 0.4036458333}
tensor @r0.own.0 : f64[] = {4.90000005015645e-08}
graph "main"(
    %x : f32[],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %soft_margin_loss_backward = aten.soft_margin_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=1) : f32[3, 4]
  return %soft_margin_loss_backward as "soft_margin_loss_backward"
}

fxge 1
model "soft_margin_loss_backward.r1.bf16" stage "import"
tensor @r0.in.x : bf16[] = {1.3125}
tensor @r0.in.y : bf16[3, 4] = {7.0, -17.25, 9.75, -1.75, -10.0, -15.5, 3.0, 6.5, -6.75, -0.5, 14.0, -13.5}
tensor @r0.in.z : bf16[3, 4] = {0.03125, -0.75, 2.4375, -3.0625, -2.90625, -1.25, 0.875, -1.34375, 0.25, -0.59375, -1.3125, 2.9375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.001522806028, 1.973755826e-07, -1.272280567e-11, 0.001568227662, 7.595697419e-14, 5.264686202e-10, -0.006464429425, 0.1469490038, -0.02307525671, 0.02768592373, 0.143554686, -0.3212890625}
tensor @r0.own.0 : f64[] = {0.003000000026077032}
graph "main"(
    %x : bf16[],
    %y : bf16[3, 4],
    %z : bf16[3, 4]) {
  %soft_margin_loss_backward = aten.soft_margin_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=1) : bf16[3, 4]
  return %soft_margin_loss_backward as "soft_margin_loss_backward"
}

fxge 1
model "soft_margin_loss_backward.r1.f16" stage "import"
tensor @r0.in.x : f16[] = {3.0}
tensor @r0.in.y : f16[3, 4] = {9.75, 14.0, 18.25, -0.25, 21.5, -9.25, 2.5, -21.75, -17.0, -13.25, 2.25, -14.5}
tensor @r0.in.z : f16[3, 4] = {-1.6875, -0.71875, -2.21875, -1.15625, 3.09375, 0.15625, -2.5625, -0.46875, 0.625, 0.90625, 1.96875, 2.03125}
tensor @r0.want.0.f16 : f64[3, 4] = {nan, 0.1796798368, nan, 0.1237862166, -1.002435243e-29, -0.03161234276, 0.6395689406, 4.376199488e-06, -0.1562462031, nan, -0.005796906948, nan}
tensor @r0.own.0 : f64[] = {0.00011999999696854502}
graph "main"(
    %x : f16[],
    %y : f16[3, 4],
    %z : f16[3, 4]) {
  %soft_margin_loss_backward = aten.soft_margin_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=1) : f16[3, 4]
  return %soft_margin_loss_backward as "soft_margin_loss_backward"
}

fxge 1
model "soft_margin_loss_backward.r2.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
symbol s32 : int [2, 9223372036854775807]
guard "L['z'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['z'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[] = {0.875}
tensor @r0.in.y : f32[3, 4] = {1.25, -22.0, -25.0, -2.0, 3.25, 25.0, 20.25, -14.75, -22.25, 23.5, 5.0, -15.25}
tensor @r0.in.z : f32[3, 4] = {0.0, -2.4375, 2.75, 0.34375, -2.75, -2.9375, -2.59375, 2.15625, -0.5, -0.21875, -2.15625, 1.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0, 1.096253733e-23, -2.40625, -0.2001430196, 2.405933935, 2.5703125, 2.26953125, -1.88671875, 6.448304614e-06, 0.1902922734, 1.886679534, -1.53125}
tensor @r0.own.0 : f64[] = {2.999999892949745e-08}
tensor @r1.in.x : f32[] = {0.875}
tensor @r1.in.y : f32[5, 6] = {1.25, -22.0, -25.0, -2.0, 3.25, 25.0, 20.25, -14.75, -22.25, 23.5, 5.0, -15.25, 0.0, -19.5, 22.0, 2.75, -22.0, -23.5, -20.75, 17.25, -4.0, -1.75, -17.25, 14.0, -13.0, -17.0, 8.75, 3.25, -18.5, -13.75}
tensor @r1.in.z : f32[5, 6] = {0.9375, -0.125, 1.1875, -1.125, 1.1875, -1.65625, 1.875, -0.15625, -1.78125, -2.21875, 2.4375, -3.125, 1.40625, -1.28125, 2.0625, -3.0625, 2.09375, -2.3125, 2.1875, -1.75, 2.78125, 1.65625, -1.125, 2.65625, 1.125, -0.90625, 0.21875, -2.25, -0.375, -2.65625}
tensor @r1.want.0.f32 : f64[5, 6] = {-0.1940172252, 0.006571977363, -1.0390625, 0.09385962951, -0.02145241241, 1.44921875, -5.313622721e-17, 0.01240524245, 9.559191442e-18, 1.94140625, -1.08639177e-05, 5.495556428e-21, -0.615234375, 1.581487396e-11, -3.550503081e-20, 2.679098094, -1.83203125, 5.068728664e-24, -1.9140625, 1.53125, -2.433557881, -1.373524813, 3.673950363e-09, -1.644186033e-16, -0.9843745619, 1.61587076e-07, -0.02460051487, 1.96743743, 0.0003181998644, 3.194108276e-16}
tensor @r1.own.0 : f64[] = {4.4000000087862645e-08}
tensor @r2.in.x : f32[] = {0.875}
tensor @r2.in.y : f32[4, 9] = {1.25, -22.0, -25.0, -2.0, 3.25, 25.0, 20.25, -14.75, -22.25, 23.5, 5.0, -15.25, 0.0, -19.5, 22.0, 2.75, -22.0, -23.5, -20.75, 17.25, -4.0, -1.75, -17.25, 14.0, -13.0, -17.0, 8.75, 3.25, -18.5, -13.75, 7.5, -1.0, 9.5, -9.0, 9.5, -13.25}
tensor @r2.in.z : f32[4, 9] = {1.875, -0.15625, -1.78125, -2.21875, 2.4375, -3.125, 1.40625, -1.28125, 2.0625, -3.0625, 2.09375, -2.3125, 2.1875, -1.75, 2.78125, 1.65625, -1.125, 2.65625, 1.125, -0.90625, 0.21875, -2.25, -0.375, -2.65625, -0.4375, 0.78125, -1.78125, -2.40625, 1.84375, 0.6875, 1.5, -2.46875, -1.625, 2.59375, 3.125, -1.3125}
tensor @r2.want.0.f32 : f64[4, 9] = {-0.1436594242, 0.004257945581, 7.129462403e-20, 0.02268971572, -0.0007733366257, 2.734375, -5.282708308e-13, 6.952721058e-09, -1.8046875, 2.6796875, -5.204753688e-05, 9.781905346e-16, -0.95703125, 2.316044538e-15, -6.499118713e-27, -0.01508392395, 1.755384052e-11, -2.32421875, -0.9843749999, 0.7929686212, -0.1350916655, 0.03765044735, 0.0005081872341, 2.32421875, 0.001292609427, -0.6835925837, 1.558593485, 2.104623752, -1.61328125, -0.6015153147, -1.707185611e-05, 0.1686610364, 1.421874719, -2.26953125, -3.497362453e-13, 3.217028279e-08}
tensor @r2.own.0 : f64[] = {4.4000000087862645e-08}
graph "main"(
    %x : f32[],
    %y : f32[s17, s32],
    %z : f32[s17, s32]) {
  %soft_margin_loss_backward = aten.soft_margin_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=2) : f32[s17, s32]
  return %soft_margin_loss_backward as "soft_margin_loss_backward"
}

fxge 1
model "soft_margin_loss_backward.r2.f32" stage "import"
tensor @r0.in.x : f32[] = {-0.5}
tensor @r0.in.y : f32[3, 4] = {-16.25, -10.0, 7.25, 12.0, 8.75, 9.5, -23.5, 13.25, 12.5, 24.0, 16.75, 17.5}
tensor @r0.in.z : f32[3, 4] = {2.46875, -0.65625, 2.40625, 1.03125, -2.28125, 1.40625, 0.59375, 1.6875, 3.09375, -2.78125, 0.125, -1.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.234375, -0.0004627738817, 3.190860265e-08, 2.177398495e-06, -1.140624998, 1.109504353e-06, 0.2968747413, 1.64308717e-10, 2.480123476e-17, -1.390625, 0.006856610867, -0.890625}
tensor @r0.own.0 : f64[] = {8.600000001024455e-08}
graph "main"(
    %x : f32[],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %soft_margin_loss_backward = aten.soft_margin_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=2) : f32[3, 4]
  return %soft_margin_loss_backward as "soft_margin_loss_backward"
}

fxge 1
model "soft_margin_loss_backward.r2.bf16" stage "import"
tensor @r0.in.x : bf16[] = {2.21875}
tensor @r0.in.y : bf16[3, 4] = {4.25, -12.0, -13.25, 15.25, -21.25, -16.75, 4.5, 16.25, 16.75, 14.0, 3.25, -9.5}
tensor @r0.in.z : bf16[3, 4] = {-0.59375, 0.375, 2.65625, 0.125, -2.1875, 1.96875, 3.03125, -2.125, -0.5, 0.65625, 1.5, -1.46875}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.219591681, -0.8228897704, -5.893554687, -0.03588903884, 3.148827538e-20, -4.368164062, -8.010902423e-06, 4.71484375, 1.109119282, -0.000148954183, -0.02521800609, 2.839819119e-06}
tensor @r0.own.0 : f64[] = {0.002199999988079071}
graph "main"(
    %x : bf16[],
    %y : bf16[3, 4],
    %z : bf16[3, 4]) {
  %soft_margin_loss_backward = aten.soft_margin_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=2) : bf16[3, 4]
  return %soft_margin_loss_backward as "soft_margin_loss_backward"
}

fxge 1
model "soft_margin_loss_backward.r2.f16" stage "import"
tensor @r0.in.x : f16[] = {2.5625}
tensor @r0.in.y : f16[3, 4] = {2.25, 2.5, 18.0, -7.75, -17.0, -24.5, 4.0, 23.25, -14.0, -3.25, 7.25, 9.25}
tensor @r0.in.z : f16[3, 4] = {-0.6875, -1.75, -1.90625, -2.9375, 0.0625, -0.40625, 1.5625, -1.65625, 2.03125, -1.59375, 3.09375, 0.625}
tensor @r0.want.0.f16 : f64[3, 4] = {1.452470034, 4.428626816, nan, 9.764644457e-10, -0.1190230014, 4.952783226e-05, -0.007714464961, nan, nan, 0.02286315987, -1.438995972e-09, -0.004925397025}
tensor @r0.own.0 : f64[] = {0.00023999999393709004}
graph "main"(
    %x : f16[],
    %y : f16[3, 4],
    %z : f16[3, 4]) {
  %soft_margin_loss_backward = aten.soft_margin_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=2) : f16[3, 4]
  return %soft_margin_loss_backward as "soft_margin_loss_backward"
}

fxge 1
model "batch_norm_backward.train_True.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {2.71875, 2.15625, 3.0, -0.21875, -0.65625, -1.5, -1.96875, 0.96875, 0.71875, -2.0, 2.9375, 1.21875, -0.6875, 2.78125, -0.21875, 2.125, -1.4375, -2.6875, 1.5, 1.0, -0.78125, 0.4375, 2.6875, 2.1875}
tensor @r0.in.y : f32[2, 3, 4] = {1.90625, 2.40625, 1.21875, -2.0, -2.0, 2.25, -1.71875, -0.34375, 2.6875, 2.875, 1.21875, -2.625, 1.15625, 1.375, 1.8125, -0.90625, -2.1875, 1.09375, -1.28125, -1.21875, 2.03125, -0.625, 1.46875, -2.875}
tensor @r0.in.z : f32[3] = {2.34375, -0.25, 2.09375}
tensor @r0.in.w : f32[3] = {-0.6875, 1.1875, -1.09375}
tensor @r0.in.u : f32[3] = {1.40625, 2.9375, 2.21875}
tensor @r0.in.v : f32[3] = {1.59375, 1.625, -0.75}
tensor @r0.in.x1 : f32[3] = {2.125, 0.4375, 1.15625}
tensor @r0.in.y1 : u8[0] = {}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {9.27552731, 11.26053605, 4.094815836, -42.74930595, -0.0488224756, 0.1082164627, 0.09901738865, -0.2013219208, 2.398349052, -4.025311265, 6.530818532, -0.8723255098, -14.86897798, 4.501126549, -6.252072594, -20.60581455, 0.03376995865, 0.2204824374, -0.2737113121, -0.2180715506, -1.786549189, -1.076641109, 6.136470336, 1.262043438}
tensor @r0.own.0 : f64[] = {2.6000000374892807e-08}
tensor @r0.want.1.f32 : f64[3] = {-7.236206055, 2.547241211, -2.410736084}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[3] = {11.65625, -4.78125, 7.40625}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 4],
    %y : f32[2, 3, 4],
    %z : f32[3],
    %w : f32[3],
    %u : f32[3],
    %v : f32[3],
    %x1 : f32[3],
    %y1 : u8[0]) {
  %getitem, %getitem_1, %getitem_2 = aten.batch_norm_backward.default(grad_out=%x, input=%y, weight=%z, running_mean=%w, running_var=%u, save_mean=%v, save_var=%x1, update=true, eps=1e-05, output_mask=[true, true, true], reserve=%y1) : f32[2, 3, 4], f32[3], f32[3] name("batch_norm_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "batch_norm_backward.train_False.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {-2.6875, -1.78125, 2.15625, -1.84375, 1.34375, 0.375, 0.65625, 2.46875, -2.875, 0.4375, 2.4375, 1.875, 2.375, 0.15625, -3.125, 0.46875, 2.40625, 3.0625, -0.71875, -0.3125, -2.3125, -2.0625, -1.65625, 2.9375}
tensor @r0.in.y : f32[2, 3, 4] = {0.59375, 0.59375, -2.53125, -1.78125, -2.8125, 1.65625, 2.6875, -0.84375, 2.9375, 3.0, 1.9375, -0.6875, -0.6875, 2.78125, 2.0, 1.0, -1.75, -2.53125, -1.21875, 0.40625, -0.6875, -1.46875, -1.5625, -1.375}
tensor @r0.in.z : f32[3] = {1.8125, 0.96875, 2.0625}
tensor @r0.in.w : f32[3] = {3.0625, 2.03125, 1.71875}
tensor @r0.in.u : f32[3] = {2.6875, 0.1875, 1.90625}
tensor @r0.in.v : f32[3] = {-0.84375, -0.75, -2.71875}
tensor @r0.in.x1 : f32[3] = {2.375, 0.375, 2.21875}
tensor @r0.in.y1 : u8[0] = {}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {-2.971333803, -1.969372404, 2.383977121, -2.038473191, 3.00620073, 0.8389397385, 1.468144542, 5.523019945, -4.294778188, 0.6535532025, 3.641224985, 2.800942296, 2.625829873, 0.1727519653, -3.455039306, 0.5182558959, 5.383196655, 6.851341198, -1.607967832, -0.6991164487, -3.454495499, -3.081036526, -2.474165695, 4.388142931}
tensor @r0.own.0 : f64[] = {4.600000025334339e-08}
tensor @r0.want.1.f32 : f64[3] = {0.7958504333, -77.46435773, 1.132401166}
tensor @r0.own.1 : f64[] = {2.900000062311392e-08}
tensor @r0.want.2.f32 : f64[3] = {-4.28125, 9.28125, -1.21875}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 4],
    %y : f32[2, 3, 4],
    %z : f32[3],
    %w : f32[3],
    %u : f32[3],
    %v : f32[3],
    %x1 : f32[3],
    %y1 : u8[0]) {
  %getitem, %getitem_1, %getitem_2 = aten.batch_norm_backward.default(grad_out=%x, input=%y, weight=%z, running_mean=%w, running_var=%u, save_mean=%v, save_var=%x1, update=false, eps=1e-05, output_mask=[true, true, true], reserve=%y1) : f32[2, 3, 4], f32[3], f32[3] name("batch_norm_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "native_group_norm_backward.mask_100.f32" stage "import"
tensor @r0.in.x : f32[2, 4, 3, 5] = {1.6875, -3.03125, -2.03125, 0.875, -2.1875, -1.21875, -0.84375, -1.59375, -2.4375, -1.8125, 1.21875, -2.59375, -1.6875, 2.9375, 1.59375, -2.90625, -2.4375, 3.0625, -0.90625, -0.0625, -1.1875, 1.03125, -1.90625, 0.34375, -1.5, 2.15625, -1.5625, -1.1875, 0.375, -0.1875, -2.03125, -2.53125, -2.375, 2.09375, -0.46875, -2.3125, -2.46875, -2.15625, 2.09375, -2.53125, -2.65625, -2.375, 0.6875, 0.6875, 2.46875, -0.15625, 1.40625, 1.0625, 1.5, -1.71875, -0.84375, -0.65625, -0.28125, 0.96875, -2.71875, -0.4375, 2.28125, -0.875, 1.65625, 1.375, 2.0, 0.71875, 1.40625, 2.4375, 1.53125, -1.3125, 1.125, -0.21875, 1.34375, 0.3125, -0.875, -1.0625, 2.5625, 1.875, 3.09375, -2.5, 1.40625, -2.625, -0.96875, -2.5625, 1.5625, 2.15625, 2.875, -0.875, 2.375, 0.15625, -3.125, -0.8125, -2.15625, 0.4375, 2.4375, -2.03125, -2.34375, 2.0, -1.8125, 0.53125, 0.71875, -1.75, 0.15625, 2.5625, 0.25, 0.1875, -2.09375, 0.28125, 0.84375, -3.0, 1.6875, -2.25, -1.09375, -2.59375, -0.40625, 3.03125, 1.71875, 1.34375, -0.15625, 0.84375, -1.03125, -1.8125, -2.65625, -2.96875}
tensor @r0.in.y : f32[2, 4, 3, 5] = {-1.1875, 1.78125, 2.8125, 1.71875, 0.4375, -0.34375, -0.53125, -1.4375, -2.71875, -1.40625, 2.875, -1.3125, -0.8125, -1.78125, 3.125, 2.1875, -0.21875, 2.8125, 2.78125, -0.84375, -1.375, 0.28125, -0.15625, -1.875, -0.6875, -2.90625, 0.78125, -0.21875, -1.34375, 0.65625, -2.9375, 2.78125, 0.75, 1.5625, -3.125, -2.84375, 2.6875, -2.5625, 2.0625, -0.6875, -2.46875, -1.34375, -1.46875, -2.53125, 2.125, 1.875, 0.78125, -0.59375, -1.78125, 2.59375, -1.8125, -0.34375, 2.65625, -2.78125, 2.03125, -0.21875, 0.09375, 2.46875, 0.1875, 2.25, -1.90625, -0.71875, 0.5625, 0.71875, 1.59375, 1.1875, -2.78125, 2.40625, -2.03125, -1.875, 2.15625, -0.1875, 1.53125, 1.1875, 2.40625, -1.6875, 1.90625, -1.0625, 1.3125, 1.15625, -1.46875, 2.53125, 1.25, 3.0625, -1.25, 0.9375, -1.84375, 0.5, 1.03125, -2.5, 0.40625, 0.3125, 0.875, 1.3125, -0.8125, 2.8125, 1.1875, -0.1875, -0.4375, -2.375, 1.09375, 0.1875, -2.21875, -1.90625, -0.65625, -0.46875, -1.0625, 1.21875, 2.25, 1.25, -2.5625, -2.28125, 3.0, 3.0625, -2.625, -2.0, 0.0625, 2.9375, -1.03125, 1.90625}
tensor @r0.in.z : f32[2, 2] = {0.0364583358168602, -0.019791683182120323, 0.2708333432674408, 0.10833333432674408}
tensor @r0.in.w : f32[2, 2] = {0.5788456201553345, 0.49057823419570923, 0.5916230082511902, 0.5701278448104858}
tensor @r0.in.u : f32[4] = {2.28125, 0.40625, 3.09375, 1.09375}
tensor @r0.want.0.f32 : f64[2, 4, 3, 5] = {2.904849572, -3.648689235, -2.440213283, 1.516269789, -2.388564726, -1.024478199, -0.5089273834, -1.400858093, -2.375851935, -1.693110037, 1.844595497, -2.734927315, -1.592542432, 4.619957878, 2.312624534, -0.3734987472, -0.001899578361, 0.9622005718, 0.03231947781, 0.6244842546, 0.4176387332, 0.7594873085, 0.1162382389, 0.8320320123, 0.2694753933, 1.370267942, 0.09524074413, 0.2920454631, 0.7816756223, 0.4321579406, -1.682967959, -3.899684633, -3.144723075, 3.430490106, 0.7362780343, -2.133727749, -3.780927495, -1.968280709, 3.303027508, -3.015412857, -2.751043152, -2.610973445, 2.068929342, 2.339787363, 3.856242088, 0.08924725363, 1.206462224, 1.372538451, 1.910011473, -0.9323707683, 0.6603920796, 0.3865775616, -0.1769842991, 1.879883887, -1.325545289, 0.4720865872, 1.851221998, -0.4477742288, 1.491966546, 0.8152730311, 2.125217239, 0.3629137284, 1.255102579, 2.642566543, 1.395082574, -2.43164023, 0.9686549805, -0.9894192252, 1.242997816, -0.1531706943, -1.86815683, -2.055930229, 2.78863972, 1.87033723, 3.481263234, -1.181023036, -0.3422704498, -1.228475485, -0.8965555732, -1.275256088, -0.2107071523, -0.1794194075, 0.02901852964, -0.9227685169, -0.02151852165, -0.6157199144, -1.326887542, -0.8363695574, -1.174133362, -0.4523723518, 4.509519962, -3.37647443, -3.904478744, 3.775210329, -3.037022967, 1.246429928, 1.51014516, -2.901012842, 0.4509856273, 4.615320092, 0.6794828479, 0.5318759704, -3.591084767, 0.6109039359, 1.654601132, -1.696633801, 1.201902902, -1.159370288, -0.3958375738, -1.372436467, -0.1655614807, 1.989582345, 1.388898341, 1.157633898, -0.01224420422, 0.6371036873, -0.4470609549, -0.8156861625, -1.505472599, -1.579218877}
tensor @r0.own.0 : f64[] = {9.600000083764826e-08}
graph "main"(
    %x : f32[2, 4, 3, 5],
    %y : f32[2, 4, 3, 5],
    %z : f32[2, 2],
    %w : f32[2, 2],
    %u : f32[4]) {
  %getitem, %native_group_norm_backward, %native_group_norm_backward_1 = aten.native_group_norm_backward.default(grad_out=%x, input=%y, mean=%z, rstd=%w, weight=%u, N=2, C=4, HxW=15, group=2, output_mask=[true, false, false]) : f32[2, 4, 3, 5], none, none name("native_group_norm_backward")
  return %getitem as "getitem"
}

fxge 1
model "native_group_norm_backward.mask_110.f32" stage "import"
tensor @r0.in.x : f32[2, 4, 3, 5] = {-1.90625, 0.25, -1.1875, 2.40625, 0.6875, -1.8125, -2.21875, -0.46875, -2.46875, 0.03125, -2.875, -2.6875, -1.46875, -0.71875, -2.15625, 1.65625, -2.25, 0.5625, -0.875, -1.9375, -0.53125, 1.78125, -1.75, -2.28125, -1.75, -2.1875, -0.90625, -2.0625, -2.28125, -1.96875, -1.625, 1.875, -1.78125, 0.3125, 1.84375, 0.9375, -1.03125, -1.46875, 2.375, 0.78125, -1.4375, 1.09375, -0.46875, 2.34375, -1.15625, -2.625, 2.125, -1.71875, -2.78125, 3.0625, 0.65625, -1.15625, -2.96875, 1.21875, 3.0, -0.875, -0.5625, -1.75, 0.90625, 3.0, -2.5, -0.53125, 2.0625, -0.84375, 1.46875, -2.8125, -3.03125, 2.34375, -0.71875, -1.34375, 0.8125, 2.875, -0.875, 0.25, -1.0, 2.375, 0.8125, -0.625, 2.28125, -0.28125, -0.0625, -1.5625, 0.375, 2.375, -0.5625, -0.25, -1.65625, 1.46875, -1.4375, 2.03125, 3.0625, 0.625, 2.125, -2.34375, -0.875, 2.21875, -0.9375, -0.09375, 2.125, -2.28125, -1.8125, 0.78125, -0.75, -1.21875, 1.0625, -1.59375, -0.25, 0.03125, -1.40625, 1.21875, 1.46875, -1.96875, 1.875, 0.8125, -2.90625, -0.09375, 1.09375, -3.0625, 1.59375, -0.09375}
tensor @r0.in.y : f32[2, 4, 3, 5] = {-0.90625, 2.15625, 1.5, -0.5, -1.34375, -1.03125, -1.71875, -0.4375, 0.65625, -2.78125, -1.75, -0.15625, -1.40625, 2.125, 2.5625, 0.28125, 2.03125, 3.0625, -2.03125, 2.4375, 1.6875, -0.59375, -1.3125, -2.71875, -0.34375, -2.84375, -0.9375, -0.90625, 0.03125, 3.03125, 2.03125, -1.25, 0.6875, -3.0625, -1.5625, -0.125, 0.90625, -2.625, 1.28125, 0.34375, 0.09375, 1.03125, -0.15625, -2.5, 2.3125, -1.125, -0.3125, -3.09375, 1.9375, 1.0, 2.25, -0.25, 1.8125, 1.25, 2.53125, -0.40625, 2.84375, 1.75, -2.3125, -2.0625, 0.125, 3.125, 0.75, -1.21875, 1.65625, 0.09375, 1.25, 1.25, 1.5, 2.1875, 2.71875, 1.90625, -2.75, -3.09375, 2.9375, -1.96875, 0.65625, 0.03125, -1.90625, 0.5, -2.0, 0.03125, -0.3125, 3.09375, -0.0625, -1.4375, -2.875, -0.5625, 2.1875, 2.125, 1.96875, 0.90625, -2.46875, -1.1875, -0.4375, 0.34375, 1.75, 0.0, 1.0625, 2.75, 0.1875, -1.46875, -2.875, 1.6875, 0.875, -1.3125, -2.78125, -1.25, 1.1875, -2.46875, 1.84375, -0.25, -2.90625, 2.90625, 2.03125, 0.03125, 0.0, -1.4375, 0.34375, 1.0}
tensor @r0.in.z : f32[2, 2] = {-0.07187500596046448, 0.10729168355464935, 0.33125001192092896, 0.0010416539153084159}
tensor @r0.in.w : f32[2, 2] = {0.5673407912254333, 0.5685661435127258, 0.5475795269012451, 0.5957428216934204}
tensor @r0.in.u : f32[4] = {1.1875, 2.3125, 1.65625, 3.09375}
tensor @r0.want.0.f32 : f64[2, 4, 3, 5] = {-0.1255521789, 1.135609865, 0.2081858288, 2.754444748, 1.649264731, -0.05457320682, -0.2852718944, 0.8135988352, -0.6022429177, 1.29704466, -0.7254443037, -0.6988016467, 0.2004710338, 0.4849008335, -0.510930576, 3.257409905, -1.976946502, 1.648486435, 0.08110445165, -1.592362586, 0.2995109863, 3.476132751, -1.111827598, -1.720862287, -1.172416986, -1.59004659, -0.028302159, -1.547228419, -1.892857969, -1.670497254, -1.279238977, 1.496609458, -1.639353985, -0.2620479041, 1.417652344, 0.7920830097, -0.8984176662, -1.870087952, 2.368641226, 0.7192383716, -1.409754657, 1.122480393, -0.537118221, 1.73990806, -0.7932464421, -4.866622138, 3.617411391, -3.584562079, -4.656078257, 5.474498675, 1.440018796, -2.144406427, -5.005702789, 2.270963146, 5.607255014, -1.674451941, -0.609658479, -2.871825577, 1.156640311, 4.879173214, -1.75150293, -0.6710026028, 1.173665686, -0.5850849075, 0.7272591237, -1.952626263, -2.171828876, 1.323268573, -0.6847642195, -1.136931064, 0.2298118563, 1.625034094, -0.5034848765, 0.2509272296, -0.9633275682, 3.020893722, 0.8676142592, -0.9110597223, 2.898020177, -0.5069768898, -0.06357805663, -2.098195025, 0.3780980156, 2.683932516, -0.8256773464, -0.3384452512, -2.023467862, 1.779729261, -2.083430832, 2.313129802, 3.310001849, 0.8281658777, 2.064397968, -2.252353444, -0.7489577758, 2.360081406, -0.6525972649, 0.05350669607, 2.31950225, -1.906232191, -1.628836933, 0.8107630425, -0.8017100763, -0.9346214923, 1.257589151, -2.88621551, -0.5156829486, 0.1133035609, -2.36003333, 2.213915454, 2.986228575, -3.500613228, 3.39183044, 1.853464789, -5.063698241, -0.02452139762, 2.161877776, -5.602268553, 3.108250613, 0.04546296301}
tensor @r0.own.0 : f64[] = {7.599999918284084e-08}
tensor @r0.want.1.f32 : f64[4] = {4.067487565, 3.311862716, -7.513384125, -2.705806996}
tensor @r0.own.1 : f64[] = {4.3000000005122274e-08}
graph "main"(
    %x : f32[2, 4, 3, 5],
    %y : f32[2, 4, 3, 5],
    %z : f32[2, 2],
    %w : f32[2, 2],
    %u : f32[4]) {
  %getitem, %getitem_1, %native_group_norm_backward = aten.native_group_norm_backward.default(grad_out=%x, input=%y, mean=%z, rstd=%w, weight=%u, N=2, C=4, HxW=15, group=2, output_mask=[true, true, false]) : f32[2, 4, 3, 5], f32[4], none name("native_group_norm_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "native_group_norm_backward.mask_111.f32" stage "import"
tensor @r0.in.x : f32[2, 4, 3, 5] = {-0.96875, 2.3125, 3.0625, 0.09375, -1.96875, -1.0625, -0.46875, 0.875, 1.25, -2.78125, 1.0, -1.25, -1.875, -1.0, 0.78125, 2.90625, -2.28125, 1.3125, 2.5, -0.3125, -2.375, -2.71875, 0.78125, -1.90625, -0.5625, -2.28125, 2.0, -2.9375, -2.75, -0.1875, -1.28125, -0.8125, 1.40625, -2.8125, 0.65625, -1.59375, 2.6875, 0.15625, -2.1875, -0.0625, -2.90625, 0.65625, 1.6875, -1.9375, -0.9375, -1.4375, -1.5625, 3.03125, -0.625, -0.8125, 2.15625, 2.59375, -2.5625, 1.375, -1.28125, 1.28125, 1.71875, 1.40625, -1.25, 1.8125, -0.5, -1.6875, -0.5, -1.9375, -1.90625, 1.28125, 0.03125, 0.15625, 1.6875, -1.65625, -0.4375, -2.90625, 0.6875, -1.8125, 0.21875, 2.4375, -1.03125, -3.0, 0.375, -1.21875, 2.96875, 1.5625, 1.53125, 2.3125, 1.0, -0.40625, -0.3125, -2.3125, -0.78125, 0.125, 1.25, 2.5625, 1.625, -0.625, -0.96875, -1.5625, -0.53125, 2.875, -2.25, 1.6875, 2.125, 0.40625, -1.78125, -2.5, -0.1875, -0.78125, 2.8125, -2.71875, -0.15625, -2.65625, -1.9375, -1.5625, 1.03125, 0.75, 1.28125, -0.34375, -2.03125, 0.59375, -1.25, -1.09375}
tensor @r0.in.y : f32[2, 4, 3, 5] = {-2.65625, 0.125, -1.6875, -2.75, -3.0625, 0.65625, -2.03125, 0.125, -1.5625, 0.78125, -0.375, -2.3125, -0.34375, 1.59375, 0.46875, -1.125, -0.78125, 0.84375, 0.09375, 1.25, 2.0625, 2.6875, 1.71875, -2.78125, -2.8125, -1.46875, -2.3125, 1.28125, 2.0, -0.28125, -2.90625, 0.28125, 2.53125, -0.34375, -0.53125, 1.25, 0.71875, -1.21875, 1.78125, -1.375, -0.21875, -0.15625, 2.0, -2.34375, 0.0625, -1.875, 0.96875, 2.21875, 1.46875, -0.71875, 1.8125, 1.28125, 0.28125, -2.5625, 1.96875, 1.1875, -1.46875, -2.15625, -2.46875, 0.25, -2.53125, 2.0625, -0.625, -1.84375, -0.375, 2.0, -1.0, 1.90625, -0.0625, 2.625, -1.78125, -2.0625, 1.65625, 0.34375, 2.21875, -0.90625, 2.34375, -1.125, 0.25, 1.0625, 2.03125, 2.71875, 2.78125, 1.6875, -0.28125, 2.40625, -0.84375, 2.9375, 1.09375, 0.25, -2.625, 3.09375, -1.375, 1.46875, -0.21875, 0.75, -2.0625, -1.125, -1.4375, -1.84375, 3.0625, 2.90625, -1.625, -2.1875, -0.6875, 0.34375, 0.875, 1.3125, 0.59375, -2.75, 2.9375, 2.75, 0.90625, 0.15625, -2.03125, 0.125, -0.53125, 2.0625, -0.125, 1.46875}
tensor @r0.in.z : f32[2, 2] = {-0.421875, -0.00937497615814209, 0.6312500238418579, 0.13958333432674408}
tensor @r0.in.w : f32[2, 2] = {0.5941847562789917, 0.6307715773582458, 0.6096432209014893, 0.5600268840789795}
tensor @r0.in.u : f32[4] = {0.03125, 2.71875, 0.9375, 2.59375}
tensor @r0.want.0.f32 : f64[2, 4, 3, 5] = {-0.3369294057, 0.7132230562, 0.08248557363, -0.3505452884, -0.4999912645, 0.8395082825, -0.1053474455, 0.6865311628, 0.09329014235, 0.8520536269, 0.5110139383, -0.2198879298, 0.4687450428, 1.174115535, 0.80705419, 4.920560213, -3.337269978, 3.046191166, 4.697768548, 0.5655950661, -2.477262364, -2.810271974, 2.499205722, -3.442833086, -1.283200737, -3.581797584, 3.034202025, -3.663819534, -3.105282073, 0.2228953746, -0.1841957649, -0.7307427975, -0.0001532776415, -1.751921549, 0.3477734394, -1.44308653, 1.225913872, 0.2297690136, -1.931489877, 0.1407910501, -1.839664049, 0.250862666, 0.3034537091, -0.7176342821, -0.7481300573, -2.044876995, -2.984291666, 4.208340407, -1.579696237, -1.321145351, 2.881771272, 3.734839437, -4.442685693, 2.734222134, -2.782577457, 1.611733421, 3.013962635, 2.680362456, -1.584672979, 2.723169237, 0.1733156511, -0.3671578765, -0.04157450516, 0.06842796672, -0.09654778259, -0.3035536004, 0.01081999824, -0.3144180015, -0.06330988566, -0.4299727319, 0.0899594138, 0.0746314969, -0.2761146559, -0.1757858758, -0.3484551866, 4.039733323, -2.075977194, -4.948086719, 0.4908633807, -2.242317984, 4.589120728, 2.180805679, 2.12196424, 3.540158361, 1.586667993, -1.047105581, -0.5253478996, -4.266540436, -1.520698739, 0.076496504, 1.069864515, 1.634030159, 1.239441877, -0.00398846144, -0.1476013039, -0.4804980134, 0.1223751803, 1.890261963, -0.7936654337, 1.282496111, 1.405014309, 0.5060406267, -0.5434638059, -0.9085374807, 0.2728147953, -0.7860914302, 4.422475526, -3.621608278, 0.1163032335, -3.442074628, -2.522287393, -1.97347768, 1.834403016, 1.442252033, 2.26171711, -0.1458134323, -2.58268863, 1.173644701, -1.456743333, -1.264595852}
tensor @r0.own.0 : f64[] = {7.900000298377563e-08}
tensor @r0.want.1.f32 : f64[4] = {9.24634126, -7.875822757, 15.59327899, 2.682104867}
tensor @r0.own.1 : f64[] = {5.4000000915266355e-08}
tensor @r0.want.2.f32 : f64[4] = {-11.28125, -5.5625, -5.15625, -2.21875}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 4, 3, 5],
    %y : f32[2, 4, 3, 5],
    %z : f32[2, 2],
    %w : f32[2, 2],
    %u : f32[4]) {
  %getitem, %getitem_1, %getitem_2 = aten.native_group_norm_backward.default(grad_out=%x, input=%y, mean=%z, rstd=%w, weight=%u, N=2, C=4, HxW=15, group=2, output_mask=[true, true, true]) : f32[2, 4, 3, 5], f32[4], f32[4] name("native_group_norm_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "native_group_norm_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[2, 4, 3] = {1.90625, 2.71875, -1.59375, 3.125, 2.1875, 2.53125, 0.78125, 1.09375, -2.875, 1.5625, 1.34375, 1.96875, -3.0625, -2.8125, -3.0625, 2.5, 0.1875, -2.53125, -1.9375, -2.3125, -2.0625, -2.15625, 3.09375, -0.4375}
tensor @r0.in.y : f32[2, 4, 3] = {-2.125, 0.65625, 2.59375, 0.65625, -2.84375, 1.90625, 0.40625, 2.21875, -0.625, 1.15625, 0.8125, 1.46875, 2.90625, 0.40625, -1.78125, -0.25, -1.75, 1.53125, 2.5, -1.375, 0.5, -1.0, -1.5, 0.125}
tensor @r0.in.z : f32[2, 2] = {0.1406250298023224, 0.90625, 0.1770833134651184, -0.1250000149011612}
tensor @r0.in.w : f32[2, 2] = {0.5030845403671265, 1.1292482614517212, 0.5929418802261353, 0.7203583717346191}
tensor @r0.want.0.f32 : f64[2, 4, 3] = {-0.3025858346, 0.5355186373, -1.334936886, 0.7398967318, -0.2720484819, 0.6341558063, 0.9712502761, -1.64231039, -1.469755496, 0.6259786193, 0.9415582901, 0.5732787, -0.2025903216, -0.7372547296, -1.483027593, 2.233487791, 0.4525697663, -0.2631848807, 0.2770043126, -1.432196547, -0.5557844684, -1.180376054, 2.415819401, 0.4755333886}
tensor @r0.own.0 : f64[] = {7.700000281829489e-08}
graph "main"(
    %x : f32[2, 4, 3],
    %y : f32[2, 4, 3],
    %z : f32[2, 2],
    %w : f32[2, 2]) {
  %getitem, %native_group_norm_backward, %native_group_norm_backward_1 = aten.native_group_norm_backward.default(grad_out=%x, input=%y, mean=%z, rstd=%w, N=2, C=4, HxW=3, group=2, output_mask=[true, false, false]) : f32[2, 4, 3], none, none name("native_group_norm_backward")
  return %getitem as "getitem"
}

fxge 1
model "native_group_norm_backward.plain.bf16" stage "import"
tensor @r0.in.x : bf16[2, 4, 3] = {-0.3125, -2.21875, 1.1875, -1.59375, 1.53125, -1.9375, 0.15625, 1.15625, -1.59375, 2.375, 1.34375, -3.09375, 0.8125, -0.3125, 2.75, 2.78125, -1.5625, 0.0, 0.34375, -0.9375, 0.15625, 1.625, 1.0, 1.9375}
tensor @r0.in.y : bf16[2, 4, 3] = {-3.0, 1.0, -1.34375, 0.5625, -1.65625, 1.84375, 0.75, 1.9375, 0.03125, -1.5625, -2.15625, 0.78125, 1.09375, 1.5625, 2.1875, -0.65625, 2.6875, -0.96875, -2.625, 0.5, 2.875, -2.28125, -1.65625, 2.625}
tensor @r0.in.z : bf16[2, 2] = {-0.431640625, -0.036376953125, 0.984375, -0.09375}
tensor @r0.in.w : bf16[2, 2] = {0.58984375, 0.70703125, 0.73046875, 0.4453125}
tensor @r0.want.0.bf16 : f64[2, 4, 3] = {-0.850464013, -0.4254554623, 0.6758493039, -0.2262685465, 0.7575613586, 0.06726427506, 0.3805738576, 1.55664998, -1.140626411, 1.03589627, 0.07224785736, -1.904934419, 0.07793136218, -0.6218208077, 1.777939971, 1.060481065, -1.242046328, -1.052485262, -0.1833454329, -0.7165326155, -0.2010712805, 0.3913218481, 0.1204754272, 0.5891520535}
tensor @r0.own.0 : f64[] = {0.0017000000225380063}
graph "main"(
    %x : bf16[2, 4, 3],
    %y : bf16[2, 4, 3],
    %z : bf16[2, 2],
    %w : bf16[2, 2]) {
  %getitem, %native_group_norm_backward, %native_group_norm_backward_1 = aten.native_group_norm_backward.default(grad_out=%x, input=%y, mean=%z, rstd=%w, N=2, C=4, HxW=3, group=2, output_mask=[true, false, false]) : bf16[2, 4, 3], none, none name("native_group_norm_backward")
  return %getitem as "getitem"
}

fxge 1
model "native_group_norm_backward.plain.f16" stage "import"
tensor @r0.in.x : f16[2, 4, 3] = {-1.09375, 1.125, -2.71875, 0.78125, 3.03125, -0.5625, 1.15625, -0.40625, 1.5625, 0.5, 1.09375, 0.65625, 1.34375, 2.65625, -2.8125, 1.9375, 2.03125, 1.15625, 1.375, 0.96875, -0.9375, -3.0625, -0.84375, 0.875}
tensor @r0.in.y : f16[2, 4, 3] = {1.78125, -0.875, 2.59375, -1.84375, -2.0625, 1.65625, -1.0625, 1.21875, 2.4375, -0.21875, 3.125, -1.4375, -3.03125, 2.6875, 1.59375, -0.71875, -0.875, 2.09375, -1.03125, 2.5625, -1.1875, 2.125, 2.125, -3.03125}
tensor @r0.in.z : f16[2, 2] = {0.2083740234375, 0.67724609375, 0.291748046875, 0.260498046875}
tensor @r0.in.w : f16[2, 2] = {0.537109375, 0.58251953125, 0.498779296875, 0.47265625}
tensor @r0.want.0.f16 : f64[2, 4, 3] = {0.1228019754, 0.02999052695, -0.3570878798, -0.6231138689, 0.4795979881, 0.3476931956, 0.3085435548, -0.7038724302, 0.3883472877, -0.111545694, 0.08448245221, 0.034088592, -0.1299434227, 0.9986927146, -1.819660067, 0.3578741889, 0.3916842477, 0.2013118683, 0.5880429127, 0.9242617566, -0.527941424, -1.045440675, 0.003265379683, 0.05774027887}
tensor @r0.own.0 : f64[] = {0.0002500000118743628}
graph "main"(
    %x : f16[2, 4, 3],
    %y : f16[2, 4, 3],
    %z : f16[2, 2],
    %w : f16[2, 2]) {
  %getitem, %native_group_norm_backward, %native_group_norm_backward_1 = aten.native_group_norm_backward.default(grad_out=%x, input=%y, mean=%z, rstd=%w, N=2, C=4, HxW=3, group=2, output_mask=[true, false, false]) : f16[2, 4, 3], none, none name("native_group_norm_backward")
  return %getitem as "getitem"
}

fxge 1
model "native_group_norm_backward.plain.f64" stage "import"
tensor @r0.in.x : f64[2, 4, 3] = {-0.40625, -2.75, -2.375, -2.03125, 0.1875, -2.4375, 1.84375, 2.90625, -1.40625, -2.28125, -1.96875, 0.53125, -0.21875, 1.53125, 2.65625, -0.78125, 1.53125, -0.09375, -0.25, 2.65625, 2.375, -1.875, 0.8125, 0.0}
tensor @r0.in.y : f64[2, 4, 3] = {2.0625, 0.0625, 0.90625, -1.125, -2.71875, 2.8125, 0.0, 0.0625, 2.28125, -2.53125, 2.0, 1.09375, -1.75, 1.46875, -0.84375, -1.3125, -2.25, 0.375, 2.4375, 0.625, -0.6875, 2.125, -3.0, -1.71875}
tensor @r0.in.z : f64[2, 2] = {0.33333333333333337, 0.48437499999999994, -0.71875, -0.03645833333333341}
tensor @r0.in.w : f64[2, 2] = {0.5347787589011017, 0.624109398409416, 0.7841480297963006, 0.5078203587161985}
tensor @r0.want.0.f64 : f64[2, 4, 3] = {0.876452596, -0.6303755499, -0.322913334, -0.3964835721, 0.5880964568, -0.1147765968, 1.181333361, 1.845530265, -0.8075777903, -1.436884974, -1.163502334, 0.3811014713, -0.6715807507, 0.3748266574, 1.491100197, -1.156954532, 0.7512960325, -0.7886876042, -0.07082731627, 1.133314088, 0.7937329992, -0.9428822118, -0.3464027247, -0.5669348344}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 4, 3],
    %y : f64[2, 4, 3],
    %z : f64[2, 2],
    %w : f64[2, 2]) {
  %getitem, %native_group_norm_backward, %native_group_norm_backward_1 = aten.native_group_norm_backward.default(grad_out=%x, input=%y, mean=%z, rstd=%w, N=2, C=4, HxW=3, group=2, output_mask=[true, false, false]) : f64[2, 4, 3], none, none name("native_group_norm_backward")
  return %getitem as "getitem"
}

fxge 1
model "native_group_norm_backward.at16.f16" stage "import"
tensor @r0.in.x : f16[2, 4, 3] = {-1.1875, 0.0625, -3.09375, 2.53125, -0.875, -0.625, 0.125, 2.53125, 0.4375, 2.71875, 1.28125, 2.28125, -1.84375, -1.59375, -3.0, 2.46875, -2.03125, -2.15625, -1.9375, -1.09375, -1.75, -2.25, 2.09375, 1.5}
tensor @r0.in.y : f16[2, 4, 3] = {-2.0, -1.375, -0.96875, -2.8125, -0.40625, 1.875, 2.40625, 0.25, -0.21875, -3.09375, 2.96875, -2.5625, -2.84375, -1.3125, -2.375, 2.59375, 1.875, -2.0625, -1.84375, -1.5625, 0.625, 0.46875, 0.5625, 1.9375}
tensor @r0.in.z : f16[2, 4] = {-1.4482421875, -0.447998046875, 0.8125, -0.89599609375, -2.177734375, 0.80224609375, -0.92724609375, 0.98974609375}
tensor @r0.in.w : f16[2, 4] = {2.357421875, 0.5224609375, 0.875, 0.36474609375, 1.560546875, 0.488525390625, 0.90625, 1.4892578125}
tensor @r0.in.u : f16[4] = {0.5625, 2.8125, 2.875, 1.53125}
tensor @r0.want.0.f16 : f64[2, 4, 3] = {-0.826271907, 2.09582308, -1.267575341, 0.8517097245, -1.749141974, 0.8976761993, -0.5651241243, 3.168263018, -2.603138894, 0.08641782905, 0.008083910104, -0.09444338421, 0.4743672021, 0.2128520024, -0.687832683, 2.5302357, -2.991107757, 0.461321484, -1.056377799, 1.191315601, -0.1348521605, -4.659792067, 4.977223097, -0.3160321482}
tensor @r0.own.0 : f64[] = {0.0001900000061141327}
tensor @r0.want.1.f16 : f64[4] = {-1.253781736, 0.2091629766, -1.689151287, 0.7707794234}
tensor @r0.own.1 : f64[] = {0.00018000000272877514}
tensor @r0.want.2.f16 : f64[4] = {-10.65625, -0.6875, -1.6875, 7.625}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f16[2, 4, 3],
    %y : f16[2, 4, 3],
    %z : f16[2, 4],
    %w : f16[2, 4],
    %u : f16[4]) {
  %getitem, %getitem_1, %getitem_2 = aten.native_group_norm_backward.default(grad_out=%x, input=%y, mean=%z, rstd=%w, weight=%u, N=2, C=4, HxW=3, group=4, output_mask=[true, true, true]) : f16[2, 4, 3], f16[4], f16[4] name("native_group_norm_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "native_group_norm_backward.at16.bf16" stage "import"
tensor @r0.in.x : bf16[2, 4, 3] = {1.53125, 1.0625, -2.8125, 1.34375, 1.625, -0.21875, 0.09375, 0.125, 1.71875, -2.96875, 2.375, 1.53125, -2.28125, 1.34375, -2.0625, 0.375, 0.0625, -1.71875, 3.09375, 1.96875, -2.5625, -0.96875, -1.8125, 0.34375}
tensor @r0.in.y : bf16[2, 4, 3] = {-2.59375, -0.625, -0.78125, -1.15625, 3.09375, 1.4375, -1.0, 0.21875, 2.5, -2.15625, 2.375, 2.59375, -1.375, -2.15625, -3.0625, 0.0625, -0.5625, 2.0625, -1.1875, 0.28125, -0.21875, -0.8125, -2.0, -1.96875}
tensor @r0.in.z : bf16[2, 4] = {-1.3359375, 1.125, 0.57421875, 0.9375, -2.203125, 0.51953125, -0.375, -1.59375}
tensor @r0.in.w : bf16[2, 4] = {1.1171875, 0.5703125, 0.6875, 0.45703125, 1.453125, 0.89453125, 1.640625, 1.8125}
tensor @r0.in.u : bf16[4] = {0.625, 2.125, 0.59375, 1.0}
tensor @r0.want.0.bf16 : f64[2, 4, 3] = {0.1223303551, 1.356750788, -1.472883836, 0.5372003966, 0.8415136174, -1.378714014, 0.090305825, -0.1413259308, 0.05180340098, -0.00966438383, 0.2503179366, -0.2406535527, -1.135202016, 2.130210503, -0.9944720103, 0.854752614, -0.655389207, -0.1936376748, 1.050049765, 2.036389695, -3.086439459, -0.05152005702, -1.932975195, 1.984495252}
tensor @r0.own.0 : f64[] = {0.002400000113993883}
tensor @r0.want.1.bf16 : f64[4] = {-3.128767014, -2.548766613, -0.5176391602, 6.646247864}
tensor @r0.own.1 : f64[] = {0.001500000013038516}
tensor @r0.want.2.bf16 : f64[4] = {-3.21875, 1.46875, 4.4375, -1.5}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : bf16[2, 4, 3],
    %y : bf16[2, 4, 3],
    %z : bf16[2, 4],
    %w : bf16[2, 4],
    %u : bf16[4]) {
  %getitem, %getitem_1, %getitem_2 = aten.native_group_norm_backward.default(grad_out=%x, input=%y, mean=%z, rstd=%w, weight=%u, N=2, C=4, HxW=3, group=4, output_mask=[true, true, true]) : bf16[2, 4, 3], bf16[4], bf16[4] name("native_group_norm_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "gelu_backward.plain.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.84375, 1.1875, 0.53125, -0.4375, -1.25, 0.375, -1.375, 3.125, -2.8125, 1.625, 0.5, 2.0625}
tensor @r0.in.y : f32[3, 4] = {0.375, 2.90625, -2.03125, -2.03125, 0.40625, -1.1875, 0.28125, 2.96875, -2.21875, -2.3125, 0.4375, 0.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.23409387, 1.205501954, -0.04348786987, 0.03581353989, -1.008692266, -0.04370528868, -0.9880641405, 3.165462718, 0.1751158271, -0.0865633262, 0.4138667503, 1.97021456}
tensor @r0.own.0 : f64[] = {7.100000232185266e-08}
tensor @r1.in.x : f32[5, 6] = {-2.84375, 1.1875, 0.53125, -0.4375, -1.25, 0.375, -1.375, 3.125, -2.8125, 1.625, 0.5, 2.0625, 0.375, 2.90625, -2.03125, -2.03125, 0.40625, -1.1875, 0.28125, 2.96875, -2.21875, -2.3125, 0.4375, 0.65625, -3.125, -1.53125, 0.6875, 0.5, 0.8125, 2.40625}
tensor @r1.in.y : f32[5, 6] = {-1.28125, 2.375, 2.25, -1.34375, 1.65625, 2.96875, 2.375, -1.34375, 1.75, 0.40625, 0.46875, 1.6875, -0.875, 1.75, -1.59375, 2.5, 2.1875, -1.125, -1.8125, -1.90625, 3.0, -0.9375, -2.65625, -2.0625, 0.03125, -0.5, 1.3125, -2.125, 1.625, -1.59375}
tensor @r1.want.0.f32 : f64[5, 6] = {0.3551593809, 1.2441245, 0.5626945515, 0.05592227, -1.398499611, 0.3798555261, -1.44056521, -0.3994447857, -3.1244798, 1.311299946, 0.4239617371, 2.3024722, -0.01772293902, 3.228629127, 0.2499600228, -2.107647518, 0.432820802, 0.1283292174, -0.02951662776, -0.2828990198, -2.245254405, 0.1543734263, -0.01188721876, -0.05151550815, -1.640393056, -0.2028980904, 0.774539433, -0.03593189361, 0.9108477676, -0.2961064885}
tensor @r1.own.0 : f64[] = {9.899999753315569e-08}
tensor @r2.in.x : f32[4, 9] = {-2.84375, 1.1875, 0.53125, -0.4375, -1.25, 0.375, -1.375, 3.125, -2.8125, 1.625, 0.5, 2.0625, 0.375, 2.90625, -2.03125, -2.03125, 0.40625, -1.1875, 0.28125, 2.96875, -2.21875, -2.3125, 0.4375, 0.65625, -3.125, -1.53125, 0.6875, 0.5, 0.8125, 2.40625, -1.28125, 2.375, 2.25, -1.34375, 1.65625, 2.96875}
tensor @r2.in.y : f32[4, 9] = {2.375, -1.34375, 1.75, 0.40625, 0.46875, 1.6875, -0.875, 1.75, -1.59375, 2.5, 2.1875, -1.125, -1.8125, -1.90625, 3.0, -0.9375, -2.65625, -2.0625, 0.03125, -0.5, 1.3125, -2.125, 1.625, -1.59375, 1.5625, -2.4375, 0.125, -2.15625, -3.125, -2.28125, -1.625, 1.96875, 0.125, -0.5, -2.71875, -0.28125}
tensor @r2.want.0.f32 : f64[4, 9] = {-2.979350776, -0.1517890186, 0.5901795178, -0.3530422931, -1.059904343, 0.4186313092, 0.06498410975, 3.471644222, 0.3460984931, 1.686118015, 0.5327025255, -0.2228875881, -0.03935550369, -0.276943251, -2.055514596, 0.1355982799, -0.01103813171, 0.09321853856, 0.147635375, 0.3933738487, -2.499649988, 0.1661850079, 0.4904564903, -0.08075631505, -3.515051428, 0.06501501485, 0.4119623308, -0.03430388858, -0.006951368987, -0.1352074607, 0.1550868643, 2.585434492, 1.348240355, -0.1780534262, -0.03917383097, 0.8354296967}
tensor @r2.own.0 : f64[] = {5.99999978589949e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %gelu_backward = aten.gelu_backward.default(grad_output=%x, self=%y) : f32[s17, s27]
  return %gelu_backward as "gelu_backward"
}

fxge 1
model "gelu_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.46875, 1.625, 1.375, -1.6875, -2.0, -1.8125, 2.78125, 2.28125, -0.78125, -2.34375, -1.65625, -2.1875}
tensor @r0.in.y : f32[3, 4] = {-2.34375, 2.84375, -2.71875, 1.90625, -2.125, 0.875, -1.21875, 1.0, 2.84375, -0.03125, -0.0625, 3.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.124506627, 1.653707242, -0.03252167099, -1.848305759, 0.1437275744, -1.898160872, -0.3334400257, 2.471313417, -0.7950515587, -1.113455208, -0.7456389302, -2.213631103}
tensor @r0.own.0 : f64[] = {1.1000000199601345e-07}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %gelu_backward = aten.gelu_backward.default(grad_output=%x, self=%y) : f32[3, 4]
  return %gelu_backward as "gelu_backward"
}

fxge 1
model "gelu_backward.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.125, 1.125, 0.15625, -0.5, -1.625, 0.03125, 2.125, 0.8125, 2.375, -2.34375, -2.46875, -1.9375}
tensor @r0.in.y : bf16[3, 4] = {-2.84375, 1.21875, 1.1875, -2.0625, 2.21875, -1.59375, 2.78125, -2.59375, -0.6875, -2.03125, 0.21875, 1.78125}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.00220824939, 1.259874617, 0.174460537, 0.03924991097, -1.726178033, -0.003845538812, 2.168541096, -0.02523668091, 0.06968141884, 0.1918582494, -1.658464368, -2.146741973}
tensor @r0.own.0 : f64[] = {0.00279999990016222}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %gelu_backward = aten.gelu_backward.default(grad_output=%x, self=%y) : bf16[3, 4]
  return %gelu_backward as "gelu_backward"
}

fxge 1
model "gelu_backward.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.375, 2.28125, 0.28125, 1.09375, -2.15625, -2.09375, 1.03125, -1.71875, -0.25, 2.53125, 1.9375, 2.5625}
tensor @r0.in.y : f16[3, 4] = {-2.84375, 2.59375, -0.3125, 0.625, -1.09375, -2.1875, -2.25, -1.96875, 1.125, -0.09375, 0.90625, -2.28125}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.006624748169, 2.352106835, 0.07273180324, 1.027157115, 0.2218406143, 0.1369418255, -0.06103942347, 0.1522881192, -0.2770166773, 1.07683687, 2.048675105, -0.1439871659}
tensor @r0.own.0 : f64[] = {0.0002300000051036477}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %gelu_backward = aten.gelu_backward.default(grad_output=%x, self=%y) : f16[3, 4]
  return %gelu_backward as "gelu_backward"
}

fxge 1
model "mse_loss_backward.plain.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
guard "L['y'].size()[1] == L['z'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
guard "L['z'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.15625, -1.625, 1.53125, -3.09375, 1.59375, -0.40625, -1.65625, 0.84375, -2.40625, 1.625, 2.46875, -0.5625}
tensor @r0.in.y : f32[3, 4] = {0.4375, -2.53125, 1.1875, 1.96875, 1.90625, -2.53125, -1.0, 1.15625, 1.0625, 0.3125, 1.53125, 0.0}
tensor @r0.in.z : f32[3, 4] = {-1.6875, 3.0625, 0.15625, -0.8125, -0.78125, -2.09375, 0.09375, 0.125, 1.84375, 1.84375, -1.53125, -3.125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.763671875, 1.514973958, 0.2631835938, -1.434082031, 0.7138671875, 0.02962239583, 0.3019205729, 0.1450195312, 0.3133138021, -0.4147135417, 1.260091146, -0.29296875}
tensor @r0.own.0 : f64[] = {7.900000298377563e-08}
tensor @r1.in.x : f32[5, 6] = {-2.15625, -1.625, 1.53125, -3.09375, 1.59375, -0.40625, -1.65625, 0.84375, -2.40625, 1.625, 2.46875, -0.5625, 0.4375, -2.53125, 1.1875, 1.96875, 1.90625, -2.53125, -1.0, 1.15625, 1.0625, 0.3125, 1.53125, 0.0, -1.6875, 3.0625, 0.15625, -0.8125, -0.78125, -2.09375}
tensor @r1.in.y : f32[5, 6] = {0.09375, 0.125, 1.84375, 1.84375, -1.53125, -3.125, 0.1875, 2.25, 1.75, -1.78125, 2.1875, -3.125, -2.84375, -3.0, 0.375, -2.65625, 0.96875, -1.40625, 1.96875, -2.03125, -2.09375, 1.0, -0.75, 2.78125, -0.75, -2.6875, -1.125, -2.9375, 0.625, -2.96875}
tensor @r1.in.z : f32[5, 6] = {0.6875, 1.5, 1.0625, 2.78125, -2.15625, -3.03125, 0.8125, -0.84375, 2.96875, -2.53125, 1.5625, -3.125, 2.71875, 1.21875, 2.125, 2.90625, -0.53125, 1.90625, -0.03125, 3.0, -2.625, 0.46875, -2.78125, 0.03125, 0.125, 1.40625, -1.0625, -0.71875, 2.1875, -2.8125}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0853515625, 0.1489583333, 0.07975260417, 0.193359375, 0.06640625, 0.0025390625, 0.06901041667, 0.1740234375, 0.1955078125, 0.08125, 0.1028645833, -0.0, -0.1622395833, 0.7119140625, -0.1385416667, -0.730078125, 0.190625, 0.558984375, -0.1333333333, -0.3878255208, 0.03763020833, 0.01106770833, 0.2073567708, 0.0, 0.0984375, -0.8358072917, -0.0006510416667, 0.1201822917, 0.08138020833, 0.02180989583}
tensor @r1.own.0 : f64[] = {1.1000000199601345e-07}
tensor @r2.in.x : f32[4, 9] = {-2.15625, -1.625, 1.53125, -3.09375, 1.59375, -0.40625, -1.65625, 0.84375, -2.40625, 1.625, 2.46875, -0.5625, 0.4375, -2.53125, 1.1875, 1.96875, 1.90625, -2.53125, -1.0, 1.15625, 1.0625, 0.3125, 1.53125, 0.0, -1.6875, 3.0625, 0.15625, -0.8125, -0.78125, -2.09375, 0.09375, 0.125, 1.84375, 1.84375, -1.53125, -3.125}
tensor @r2.in.y : f32[4, 9] = {0.1875, 2.25, 1.75, -1.78125, 2.1875, -3.125, -2.84375, -3.0, 0.375, -2.65625, 0.96875, -1.40625, 1.96875, -2.03125, -2.09375, 1.0, -0.75, 2.78125, -0.75, -2.6875, -1.125, -2.9375, 0.625, -2.96875, 0.6875, 1.5, 1.0625, 2.78125, -2.15625, -3.03125, 0.8125, -0.84375, 2.96875, -2.53125, 1.5625, -3.125}
tensor @r2.in.z : f32[4, 9] = {2.71875, 1.21875, 2.125, 2.90625, -0.53125, 1.90625, -0.03125, 3.0, -2.625, 0.46875, -2.78125, 0.03125, 0.125, 1.40625, -1.0625, -0.71875, 2.1875, -2.8125, -2.375, -1.3125, 0.5625, 0.0625, 1.71875, -3.09375, -0.5625, -2.5625, -0.625, -1.625, -2.71875, 3.03125, -0.75, -1.5625, -3.0625, -2.09375, -0.25, -0.9375}
tensor @r2.want.0.f32 : f64[4, 9] = {0.3032226562, -0.09309895833, -0.03190104167, 0.8056640625, 0.2407226562, 0.1135525174, 0.2587890625, -0.28125, -0.4010416667, -0.2821180556, 0.5143229167, 0.044921875, 0.04481336806, 0.4833984375, -0.06803385417, 0.1879882812, -0.3110894097, -0.7866210938, -0.09027777778, -0.08832465278, -0.099609375, -0.05208333333, -0.09304470486, 0.0, -0.1171875, 0.6911892361, 0.0146484375, -0.1988932292, -0.0244140625, 0.7051866319, 0.008138020833, 0.004991319444, 0.6177842882, -0.04481336806, -0.1541883681, 0.3797743056}
tensor @r2.own.0 : f64[] = {7.39999990173601e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27],
    %z : f32[s17, s27]) {
  %mse_loss_backward = aten.mse_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=1) : f32[s17, s27]
  return %mse_loss_backward as "mse_loss_backward"
}

fxge 1
model "mse_loss_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.375, -1.84375, 2.90625, -1.75, -2.0, -1.96875, 0.84375, -1.46875, -2.53125, -1.75, -1.875, 2.5}
tensor @r0.in.y : f32[3, 4] = {-2.46875, -1.53125, 0.8125, 0.0625, -2.78125, 1.84375, 1.3125, -0.71875, 2.6875, 2.75, -2.03125, -0.53125}
tensor @r0.in.z : f32[3, 4] = {-1.0625, -2.15625, 1.96875, -2.3125, -1.65625, -1.90625, 0.84375, -2.4375, -2.6875, -2.90625, 0.40625, 2.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.087890625, -0.1920572917, -0.5600585938, -0.6927083333, 0.375, -1.23046875, 0.06591796875, -0.4207356771, -2.267578125, -1.649739583, 0.76171875, -1.25}
tensor @r0.own.0 : f64[] = {1.799999971296984e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %mse_loss_backward = aten.mse_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=1) : f32[3, 4]
  return %mse_loss_backward as "mse_loss_backward"
}

fxge 1
model "mse_loss_backward.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.78125, -1.375, 2.875, 2.25, -3.0, -1.125, -0.34375, -2.84375, 3.0, -2.4375, 1.1875, 0.375}
tensor @r0.in.y : bf16[3, 4] = {3.09375, 2.71875, 1.375, 1.46875, 0.84375, 1.28125, 1.71875, 1.15625, 1.78125, -0.4375, 1.40625, 2.03125}
tensor @r0.in.z : bf16[3, 4] = {0.3125, -2.46875, 2.625, -2.75, 0.59375, 0.09375, -2.0625, -1.0625, -0.65625, -0.78125, 1.1875, -0.09375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.8256835937, -1.188802083, -0.5989583333, 1.58203125, -0.125, -0.22265625, -0.2166341146, -1.051595052, 1.21875, -0.1396484375, 0.04329427083, 0.1328125}
tensor @r0.own.0 : f64[] = {0.004100000020116568}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4],
    %z : bf16[3, 4]) {
  %mse_loss_backward = aten.mse_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=1) : bf16[3, 4]
  return %mse_loss_backward as "mse_loss_backward"
}

fxge 1
model "mse_loss_backward.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.8125, 1.75, -0.46875, -1.96875, -0.34375, 0.03125, -0.375, -0.46875, 0.375, -2.09375, -2.59375, -2.375}
tensor @r0.in.y : f16[3, 4] = {-2.4375, 0.1875, -2.71875, 1.84375, -0.21875, -0.96875, 1.8125, -0.1875, 0.125, 1.40625, 1.125, -0.875}
tensor @r0.in.z : f16[3, 4] = {1.84375, -1.5, -2.96875, 2.3125, 1.03125, 1.46875, -1.65625, 0.4375, 1.59375, -0.40625, 2.65625, -0.09375}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.293294271, 0.4921875, -0.01953125, 0.1538085938, 0.07161458333, -0.0126953125, -0.216796875, 0.048828125, -0.091796875, -0.6324869792, 0.6619466146, 0.3092447917}
tensor @r0.own.0 : f64[] = {0.0002500000118743628}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4],
    %z : f16[3, 4]) {
  %mse_loss_backward = aten.mse_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=1) : f16[3, 4]
  return %mse_loss_backward as "mse_loss_backward"
}

fxge 1
model "gelu_backward.tanh.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.0625, -1.46875, -0.53125, -1.1875, -1.96875, -0.71875, -0.4375, 0.65625, -2.46875, -0.3125, 2.1875, -1.21875}
tensor @r0.in.y : f32[3, 4] = {-2.875, 1.03125, 2.78125, 2.65625, -0.4375, 0.125, -1.78125, -1.25, 2.15625, 2.90625, 1.625, -0.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.03327017926, -1.601203901, -0.5420695205, -1.219847966, -0.3393261849, -0.4306860732, 0.04755981837, -0.08038578991, -2.640139343, -0.3171506085, 2.453312974, -0.01821914958}
tensor @r0.own.0 : f64[] = {5.200000074978561e-08}
tensor @r1.in.x : f32[5, 6] = {2.0625, -1.46875, -0.53125, -1.1875, -1.96875, -0.71875, -0.4375, 0.65625, -2.46875, -0.3125, 2.1875, -1.21875, -2.875, 1.03125, 2.78125, 2.65625, -0.4375, 0.125, -1.78125, -1.25, 2.15625, 2.90625, 1.625, -0.71875, 0.21875, -1.875, 1.875, 1.9375, -0.875, -2.84375}
tensor @r1.in.y : f32[5, 6] = {-0.75, -1.28125, -0.5625, -2.875, -2.125, -1.65625, 0.6875, 1.0, -2.0, -0.0625, -2.03125, 1.03125, -1.65625, -2.46875, 3.0625, -0.40625, 2.8125, -2.4375, 1.875, -1.65625, -0.84375, 2.71875, 2.9375, -1.15625, -0.03125, 3.09375, -0.03125, 2.71875, -1.0, -2.34375}
tensor @r1.want.0.f32 : f64[5, 6] = {0.002189846717, 0.1832469626, -0.05072557949, 0.01915555775, 0.1431290676, 0.08576473093, -0.4245550964, 0.71069518, 0.2125575398, -0.1406866906, -0.1809664469, -1.328658556, 0.3430589237, -0.04164392871, 2.808313736, 0.5129753057, -0.4457558485, -0.005363388386, -1.958284445, 0.1491560538, -0.0777478559, 2.974898437, 1.647278282, 0.08074763221, 0.1039224949, -1.891684958, 0.8907642419, 1.983265624, 0.07259357337, 0.1451215304}
tensor @r1.own.0 : f64[] = {5.700000116348747e-08}
tensor @r2.in.x : f32[4, 9] = {2.0625, -1.46875, -0.53125, -1.1875, -1.96875, -0.71875, -0.4375, 0.65625, -2.46875, -0.3125, 2.1875, -1.21875, -2.875, 1.03125, 2.78125, 2.65625, -0.4375, 0.125, -1.78125, -1.25, 2.15625, 2.90625, 1.625, -0.71875, 0.21875, -1.875, 1.875, 1.9375, -0.875, -2.84375, -0.75, -1.28125, -0.5625, -2.875, -2.125, -1.65625}
tensor @r2.in.y : f32[4, 9] = {0.6875, 1.0, -2.0, -0.0625, -2.03125, 1.03125, -1.65625, -2.46875, 3.0625, -0.40625, 2.8125, -2.4375, 1.875, -1.65625, -0.84375, 2.71875, 2.9375, -1.15625, -0.03125, 3.09375, -0.03125, 2.71875, -1.0, -2.34375, 0.53125, 1.71875, 1.65625, -0.1875, -3.0625, 2.65625, 1.3125, -1.53125, 2.09375, 2.84375, -2.65625, -1.96875}
tensor @r2.want.0.f32 : f64[4, 9] = {2.001474026, -1.590603498, 0.04574023008, -0.5346094244, 0.1628698022, -0.7835678662, 0.05220461883, -0.0265006819, -2.492772867, -0.06035003596, 2.228779242, 0.05229303676, -3.160739806, -0.1230537444, -0.1002834663, 2.718993195, -0.443497999, -0.01404306647, -0.8462260298, -1.261123305, 1.024378878, 2.974898437, -0.1348166362, 0.03667906811, 0.1938732333, -2.08939435, 2.098734081, 0.6822797409, 0.008514433929, -2.921214867, -0.8448905083, 0.1622005706, -0.6052594835, -2.925196439, 0.05788583465, 0.1481769277}
tensor @r2.own.0 : f64[] = {5.99999978589949e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %gelu_backward = aten.gelu_backward.default(grad_output=%x, self=%y, approximate="tanh") : f32[s17, s27]
  return %gelu_backward as "gelu_backward"
}

fxge 1
model "gelu_backward.tanh.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.40625, -0.78125, 2.3125, 2.59375, -0.125, -0.25, -1.40625, -1.84375, 2.59375, -0.875, 1.46875, -1.375}
tensor @r0.in.y : f32[3, 4] = {1.90625, -2.09375, 0.625, 2.125, 0.125, 3.09375, -1.5625, 2.0625, 1.28125, -3.125, 1.15625, -1.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {2.637550082, 0.05938817155, 2.171224836, 2.782316867, -0.07490192577, -0.2522246611, 0.1760264218, -1.990075172, 2.917356338, 0.007109843562, 1.633756031, 0.1640716592}
tensor @r0.own.0 : f64[] = {2.900000062311392e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %gelu_backward = aten.gelu_backward.default(grad_output=%x, self=%y, approximate="tanh") : f32[3, 4]
  return %gelu_backward as "gelu_backward"
}

fxge 1
model "gelu_backward.tanh.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.53125, -0.875, -0.4375, -2.96875, -0.78125, 1.6875, -2.25, -0.5625, 3.03125, 2.875, 0.75, -1.03125}
tensor @r0.in.y : bf16[3, 4] = {-2.3125, -2.4375, -2.71875, -2.3125, 2.09375, -1.78125, 1.71875, 1.6875, 0.6875, -1.53125, -0.34375, 1.0}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.1364691143, 0.0375437187, 0.01033417324, 0.1600563686, -0.8406381716, -0.1834450137, -2.50727322, -0.628271412, 2.941560311, -0.3639622559, 0.1772216186, -1.116806711}
tensor @r0.own.0 : f64[] = {0.0024999999441206455}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %gelu_backward = aten.gelu_backward.default(grad_output=%x, self=%y, approximate="tanh") : bf16[3, 4]
  return %gelu_backward as "gelu_backward"
}

fxge 1
model "gelu_backward.tanh.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.28125, -0.78125, -2.53125, -2.65625, 0.125, -2.59375, 1.5625, 0.65625, -2.09375, 1.1875, -1.4375, 0.5}
tensor @r0.in.y : f16[3, 4] = {-2.46875, 2.03125, -1.8125, -0.4375, 2.65625, -0.9375, -1.71875, -2.0625, 0.65625, 0.09375, 1.84375, 1.8125}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.09212141805, -0.8458808739, 0.2675468747, -0.4578210431, 0.1284050491, 0.1722289001, -0.1786619586, -0.05208184086, -1.999588656, 0.6823159944, -1.584965301, 0.5528487654}
tensor @r0.own.0 : f64[] = {0.0002099999983329326}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %gelu_backward = aten.gelu_backward.default(grad_output=%x, self=%y, approximate="tanh") : f16[3, 4]
  return %gelu_backward as "gelu_backward"
}

fxge 1
model "mse_loss_backward.r0.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
guard "L['y'].size()[1] == L['z'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
guard "L['z'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.1875, -1.90625, 0.25, -0.96875, 0.09375, -3.125, -2.03125, -2.0625, -2.5, -0.84375, -0.25, -3.09375}
tensor @r0.in.y : f32[3, 4] = {-2.3125, -3.0625, 2.8125, -1.59375, 0.34375, 1.75, -0.125, 2.71875, 1.34375, -2.46875, 0.21875, -2.5}
tensor @r0.in.z : f32[3, 4] = {-3.09375, 0.03125, -1.3125, -2.5625, -0.875, -3.0625, 2.1875, -0.9375, -0.03125, -0.96875, 2.84375, 0.59375}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.41796875, 11.79492188, 2.0625, -1.876953125, 0.228515625, -30.078125, 9.39453125, -15.08203125, -6.875, 2.53125, 1.3125, 19.14257812}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-2.1875, -1.90625, 0.25, -0.96875, 0.09375, -3.125, -2.03125, -2.0625, -2.5, -0.84375, -0.25, -3.09375, -2.3125, -3.0625, 2.8125, -1.59375, 0.34375, 1.75, -0.125, 2.71875, 1.34375, -2.46875, 0.21875, -2.5, -3.09375, 0.03125, -1.3125, -2.5625, -0.875, -3.0625}
tensor @r1.in.y : f32[5, 6] = {2.1875, -0.9375, -0.03125, -0.96875, 2.84375, 0.59375, 2.5625, 1.25, -0.59375, 0.3125, 0.875, 0.6875, 3.0625, 2.125, -1.5, -0.28125, 1.21875, 2.34375, 3.03125, 0.1875, 1.34375, 2.46875, -0.0625, -0.28125, -0.90625, 0.625, 2.5625, 0.375, 2.1875, -2.03125}
tensor @r1.in.z : f32[5, 6] = {0.71875, 0.40625, 2.0625, -2.90625, 0.5, 1.4375, -2.6875, -0.3125, 0.4375, 2.75, 3.09375, 1.125, -1.8125, 2.03125, -2.71875, -2.03125, -1.9375, 2.34375, -1.25, -2.15625, 0.0, -2.875, -0.46875, -2.53125, -1.0, 2.46875, 0.375, -1.46875, 0.53125, -2.90625}
tensor @r1.want.0.f32 : f64[5, 6] = {-6.42578125, 5.123046875, -1.046875, -3.75390625, 0.439453125, 5.2734375, -21.328125, -6.4453125, 5.15625, 4.11328125, 1.109375, 2.70703125, -22.546875, -0.57421875, 6.85546875, -5.578125, 2.169921875, 0.0, -1.0703125, 12.74414062, 3.611328125, -26.38476562, 0.177734375, -11.25, -0.580078125, -0.115234375, -5.7421875, -9.44921875, -2.8984375, -5.359375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-2.1875, -1.90625, 0.25, -0.96875, 0.09375, -3.125, -2.03125, -2.0625, -2.5, -0.84375, -0.25, -3.09375, -2.3125, -3.0625, 2.8125, -1.59375, 0.34375, 1.75, -0.125, 2.71875, 1.34375, -2.46875, 0.21875, -2.5, -3.09375, 0.03125, -1.3125, -2.5625, -0.875, -3.0625, 2.1875, -0.9375, -0.03125, -0.96875, 2.84375, 0.59375}
tensor @r2.in.y : f32[4, 9] = {2.5625, 1.25, -0.59375, 0.3125, 0.875, 0.6875, 3.0625, 2.125, -1.5, -0.28125, 1.21875, 2.34375, 3.03125, 0.1875, 1.34375, 2.46875, -0.0625, -0.28125, -0.90625, 0.625, 2.5625, 0.375, 2.1875, -2.03125, 0.71875, 0.40625, 2.0625, -2.90625, 0.5, 1.4375, -2.6875, -0.3125, 0.4375, 2.75, 3.09375, 1.125}
tensor @r2.in.z : f32[4, 9] = {-1.8125, 2.03125, -2.71875, -2.03125, -1.9375, 2.34375, -1.25, -2.15625, 0.0, -2.875, -0.46875, -2.53125, -1.0, 2.46875, 0.375, -1.46875, 0.53125, -2.90625, 2.28125, 0.875, -0.71875, 1.5625, -0.71875, 1.75, 2.625, 3.09375, 0.59375, 2.40625, 2.90625, 0.125, 2.5, 1.71875, 0.625, 0.625, -1.34375, 1.0}
tensor @r2.want.0.f32 : f64[4, 9] = {-19.140625, 2.978515625, 1.0625, -4.541015625, 0.52734375, 10.3515625, -17.51953125, -17.66015625, 7.5, -4.376953125, -0.84375, -30.1640625, -18.64453125, 13.97265625, 5.44921875, -12.55078125, -0.408203125, 9.1875, 0.796875, -1.359375, 8.818359375, 5.86328125, 1.271484375, 18.90625, 11.79492188, -0.16796875, -3.85546875, 27.2265625, 4.2109375, -8.0390625, -22.6953125, 3.80859375, 0.01171875, -4.1171875, 25.23828125, 0.1484375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27],
    %z : f32[s17, s27]) {
  %mse_loss_backward = aten.mse_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=0) : f32[s17, s27]
  return %mse_loss_backward as "mse_loss_backward"
}

fxge 1
model "mse_loss_backward.r0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.15625, 1.28125, -1.8125, 1.5, -2.0, -1.34375, 1.9375, -2.375, -2.75, 2.3125, -2.125, 1.1875}
tensor @r0.in.y : f32[3, 4] = {1.09375, -0.46875, -1.34375, -0.375, 0.84375, 1.8125, -3.03125, 0.78125, -0.28125, 1.75, 0.34375, 2.375}
tensor @r0.in.z : f32[3, 4] = {3.03125, 1.59375, -0.875, 0.78125, -1.40625, -1.71875, -1.03125, -2.46875, -2.5, -0.4375, -1.09375, -1.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {-4.48046875, -5.28515625, 1.69921875, -3.46875, -9.0, -9.490234375, -7.75, -15.4375, -12.203125, 10.1171875, -6.109375, 8.08984375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %mse_loss_backward = aten.mse_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=0) : f32[3, 4]
  return %mse_loss_backward as "mse_loss_backward"
}

fxge 1
model "mse_loss_backward.r2.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
symbol s32 : int [2, 9223372036854775807]
guard "L['y'].size()[1] == L['z'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
tensor @r0.in.x : f32[] = {1.15625}
tensor @r0.in.y : f32[3, 4] = {1.09375, -1.59375, 2.0, -2.6875, 3.125, -0.09375, -2.84375, 0.21875, -0.40625, -0.875, -0.40625, 2.40625}
tensor @r0.in.z : f32[3, 4] = {-0.21875, -1.53125, 2.125, 2.5625, -0.1875, -2.4375, 0.625, 1.0, 2.4375, -0.59375, -1.21875, 0.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {3.03515625, -0.14453125, -0.2890625, -12.140625, 7.66015625, 5.419921875, -8.021484375, -1.806640625, -6.576171875, -0.650390625, 1.87890625, 5.05859375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[] = {1.15625}
tensor @r1.in.y : f32[5, 6] = {1.09375, -1.59375, 2.0, -2.6875, 3.125, -0.09375, -2.84375, 0.21875, -0.40625, -0.875, -0.40625, 2.40625, -0.21875, -1.53125, 2.125, 2.5625, -0.1875, -2.4375, 0.625, 1.0, 2.4375, -0.59375, -1.21875, 0.21875, -2.84375, -2.5625, 1.0625, 0.59375, -1.8125, 2.21875}
tensor @r1.in.z : f32[5, 6] = {2.0, 3.03125, -2.59375, 0.3125, 1.6875, 1.875, 0.0625, -1.84375, 1.0, 1.09375, 1.40625, -0.5625, -0.71875, -0.5625, 0.8125, -1.875, 1.875, -1.75, 1.90625, -1.46875, -2.40625, 2.59375, 2.03125, -2.0, 3.0625, -0.03125, -2.53125, 2.6875, -1.25, -3.0}
tensor @r1.want.0.f32 : f64[5, 6] = {-2.095703125, -10.6953125, 10.62304688, -6.9375, 3.32421875, -4.552734375, -6.720703125, 4.76953125, -3.251953125, -4.552734375, -4.19140625, 6.865234375, 1.15625, -2.240234375, 3.03515625, 10.26171875, -4.76953125, -1.58984375, -2.962890625, 5.708984375, 11.20117188, -7.37109375, -7.515625, 5.130859375, -13.65820312, -5.853515625, 8.310546875, -4.841796875, -1.30078125, 12.06835938}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[] = {1.15625}
tensor @r2.in.y : f32[4, 9] = {1.09375, -1.59375, 2.0, -2.6875, 3.125, -0.09375, -2.84375, 0.21875, -0.40625, -0.875, -0.40625, 2.40625, -0.21875, -1.53125, 2.125, 2.5625, -0.1875, -2.4375, 0.625, 1.0, 2.4375, -0.59375, -1.21875, 0.21875, -2.84375, -2.5625, 1.0625, 0.59375, -1.8125, 2.21875, 2.0, 3.03125, -2.59375, 0.3125, 1.6875, 1.875}
tensor @r2.in.z : f32[4, 9] = {0.0625, -1.84375, 1.0, 1.09375, 1.40625, -0.5625, -0.71875, -0.5625, 0.8125, -1.875, 1.875, -1.75, 1.90625, -1.46875, -2.40625, 2.59375, 2.03125, -2.0, 3.0625, -0.03125, -2.53125, 2.6875, -1.25, -3.0, 0.15625, -2.84375, 1.09375, -1.65625, 3.0625, 1.40625, -0.625, 0.3125, 0.75, -0.6875, 2.875, 1.1875}
tensor @r2.want.0.f32 : f64[4, 9] = {2.384765625, 0.578125, 2.3125, -8.744140625, 3.974609375, 1.083984375, -4.9140625, 1.806640625, -2.818359375, 2.3125, -5.275390625, 9.611328125, -4.9140625, -0.14453125, 10.47851562, -0.072265625, -5.130859375, -1.01171875, -5.63671875, 2.384765625, 11.49023438, -7.587890625, 0.072265625, 7.443359375, -6.9375, 0.650390625, -0.072265625, 5.203125, -11.2734375, 1.87890625, 6.0703125, 6.287109375, -7.732421875, 2.3125, -2.74609375, 1.58984375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[],
    %y : f32[s17, s32],
    %z : f32[s17, s32]) {
  %mse_loss_backward = aten.mse_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=2) : f32[s17, s32]
  return %mse_loss_backward as "mse_loss_backward"
}

fxge 1
model "mse_loss_backward.r2.f32" stage "import"
tensor @r0.in.x : f32[] = {0.21875}
tensor @r0.in.y : f32[3, 4] = {1.625, 0.21875, -0.03125, 2.375, -2.90625, 2.9375, -2.625, -1.1875, 2.34375, -2.0, -0.40625, -2.875}
tensor @r0.in.z : f32[3, 4] = {0.59375, -1.28125, 2.40625, 2.5625, -0.59375, -1.03125, -2.4375, -2.9375, 1.875, 2.1875, -0.125, 2.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.451171875, 0.65625, -1.06640625, -0.08203125, -1.01171875, 1.736328125, -0.08203125, 0.765625, 0.205078125, -1.83203125, -0.123046875, -2.474609375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %mse_loss_backward = aten.mse_loss_backward.default(grad_output=%x, self=%y, target=%z, reduction=2) : f32[3, 4]
  return %mse_loss_backward as "mse_loss_backward"
}

fxge 1
model "_softmax_backward_data.dim-1.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.3125, 0.9375, -2.0, 0.625, 1.125, 2.46875, 2.3125, 2.53125, 2.375, 2.75, 1.9375, 2.34375}
tensor @r0.in.y : f32[3, 4] = {0.04457755759358406, 0.1876785308122635, 0.7658455967903137, 0.00189834157936275, 0.4377385079860687, 0.0124176861718297, 0.3985654413700104, 0.15127839148044586, 0.24999424815177917, 0.09789916127920151, 0.5997050404548645, 0.05240163952112198}
tensor @r0.want.0.f32 : f64[3, 4] = {0.004482904269, 0.4411504266, -0.4495022349, 0.003868941921, -0.307606727, 0.007960134254, 0.1932173535, 0.1064291899, 0.05682271978, 0.05896428387, -0.1260603332, 0.01027313751}
tensor @r0.own.0 : f64[] = {6.599999835543713e-08}
tensor @r1.in.x : f32[5, 6] = {-1.3125, 0.9375, -2.0, 0.625, 1.125, 2.46875, 2.3125, 2.53125, 2.375, 2.75, 1.9375, 2.34375, 0.125, 1.5625, 2.96875, -3.03125, 0.53125, -3.03125, 0.4375, -0.53125, 0.71875, -0.21875, 1.59375, -0.84375, -1.9375, -0.125, -1.0625, -0.78125, -2.25, -0.15625}
tensor @r1.in.y : f32[5, 6] = {0.006982654798775911, 0.4457147717475891, 0.14929574728012085, 0.058465052396059036, 0.003098534420132637, 0.336443156003952, 0.014091056771576405, 0.049182623624801636, 0.00828370451927185, 0.5287629961967468, 0.02473057620227337, 0.3749491274356842, 0.34159064292907715, 0.03489568084478378, 0.0070894877426326275, 0.042092226445674896, 0.12179789692163467, 0.4525340795516968, 0.006777102127671242, 0.43259397149086, 0.4192844331264496, 0.001941672177053988, 0.011528238654136658, 0.12787453830242157, 0.09923429042100906, 0.48844829201698303, 0.05654199421405792, 0.2534036338329315, 0.04403495043516159, 0.058336831629276276}
tensor @r1.want.0.f32 : f64[5, 6] = {-0.01601277704, -0.01926464816, -0.4450091065, -0.02079730068, 0.0004470505973, 0.5006368635, -0.003453064633, -0.001293681604, -0.001512220342, 0.1017585185, -0.01533428358, -0.08016548505, 0.4923552971, 0.100459801, 0.03037923914, -0.07218351258, 0.2250350865, -0.7760458921, 0.003069591028, -0.2231381864, 0.3078326061, -0.0003947698535, 0.01855107599, -0.1059203175, -0.1307844735, 0.2415687948, -0.02504450169, -0.04097189586, -0.07179618164, 0.02702825333}
tensor @r1.own.0 : f64[] = {9.699999736767495e-08}
tensor @r2.in.x : f32[4, 9] = {-1.3125, 0.9375, -2.0, 0.625, 1.125, 2.46875, 2.3125, 2.53125, 2.375, 2.75, 1.9375, 2.34375, 0.125, 1.5625, 2.96875, -3.03125, 0.53125, -3.03125, 0.4375, -0.53125, 0.71875, -0.21875, 1.59375, -0.84375, -1.9375, -0.125, -1.0625, -0.78125, -2.25, -0.15625, -1.96875, 2.1875, 1.09375, 0.15625, -2.78125, 1.90625}
tensor @r2.in.y : f32[4, 9] = {0.006680510938167572, 0.02331727370619774, 0.003927269484847784, 0.25068435072898865, 0.011724662035703659, 0.17776180803775787, 0.4683399796485901, 0.04784394055604935, 0.009720086120069027, 0.02785358764231205, 0.08059702813625336, 0.2994542717933655, 0.004012689460068941, 0.25613680481910706, 0.24825629591941833, 0.0011496547376736999, 0.006825814954936504, 0.07571389526128769, 0.01715060882270336, 0.08441825211048126, 0.009772121906280518, 0.043795615434646606, 0.007610536180436611, 0.010082322172820568, 0.10506021976470947, 0.36669617891311646, 0.35541412234306335, 0.0166009534150362, 0.024154243990778923, 0.06168002262711525, 0.04239201918244362, 0.005223721265792847, 0.5852037668228149, 0.01823258027434349, 0.23644369840621948, 0.010068986564874649}
tensor @r2.want.0.f32 : f64[4, 9] = {-0.02106820071, -0.02107137825, -0.0150853531, -0.3048775554, -0.008396980699, 0.1115577923, 0.2207375102, 0.0330156181, 0.005188766224, 0.02526432209, 0.007619654482, 0.1499637473, -0.006893639415, -0.07183609192, 0.2794844906, -0.005603658456, -0.008953488765, -0.3690454147, 0.01887933452, 0.01114715615, 0.01350552936, 0.01946919867, 0.01717733598, -0.001819387766, -0.1338680731, 0.1973913627, -0.1418824714, -0.01057088925, -0.05085709852, -0.000725602874, -0.07733423385, 0.01218164494, 0.7246203801, 0.005483193531, -0.6234462285, 0.02064883338}
tensor @r2.own.0 : f64[] = {3.099999901223782e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %_softmax_backward_data = aten._softmax_backward_data.default(grad_output=%x, output=%y, dim=-1, input_dtype=f32) : f32[s17, s27]
  return %_softmax_backward_data as "_softmax_backward_data"
}

fxge 1
model "_softmax_backward_data.dim-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.4375, 2.65625, -2.21875, 1.09375, 1.0625, 2.96875, 2.625, -2.25, -2.78125, 1.90625, 0.5625, -2.03125}
tensor @r0.in.y : f32[3, 4] = {0.002909846603870392, 0.8324310183525085, 0.15887224674224854, 0.00578692089766264, 0.008758540265262127, 0.03687483072280884, 0.8659085035324097, 0.0884581208229065, 0.00982142984867096, 0.11964951455593109, 0.09031619131565094, 0.7802128195762634}
tensor @r0.want.0.f32 : f64[3, 4] = {0.001645316629, 0.6527763463, -0.6499176518, -0.004504072169, -0.009899402782, 0.02861460489, 0.3742827571, -0.392997949, -0.01422154438, 0.3876032141, 0.1712158717, -0.544597601}
tensor @r0.own.0 : f64[] = {3.4999999343199306e-07}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %_softmax_backward_data = aten._softmax_backward_data.default(grad_output=%x, output=%y, dim=-1, input_dtype=f32) : f32[3, 4]
  return %_softmax_backward_data as "_softmax_backward_data"
}

fxge 1
model "_softmax_backward_data.dim-1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.0625, -1.4375, -0.65625, -1.5, 0.3125, 2.28125, -3.09375, -2.96875, 2.78125, -3.09375, 1.71875, -0.875}
tensor @r0.in.y : bf16[3, 4] = {0.388671875, 0.052734375, 0.4140625, 0.1435546875, 0.259765625, 0.2216796875, 0.15234375, 0.365234375, 0.60546875, 0.2373046875, 0.045166015625, 0.11181640625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.7088327408, -0.08839702606, -0.3705940247, -0.2496085167, 0.3328167796, 0.7204522192, -0.3237351179, -0.7304798961, 1.121123284, -0.9547570422, 0.03564328887, -0.2017825805}
tensor @r0.own.0 : f64[] = {0.0035000001080334187}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %_softmax_backward_data = aten._softmax_backward_data.default(grad_output=%x, output=%y, dim=-1, input_dtype=bf16) : bf16[3, 4]
  return %_softmax_backward_data as "_softmax_backward_data"
}

fxge 1
model "_softmax_backward_data.dim-1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.75, -0.0625, -0.40625, -2.0625, 2.78125, 1.40625, -1.59375, 2.34375, 1.4375, 1.46875, 2.25, -0.15625}
tensor @r0.in.y : f16[3, 4] = {0.11968994140625, 0.10565185546875, 0.0413818359375, 0.7333984375, 0.217041015625, 0.017822265625, 0.41845703125, 0.346923828125, 0.62451171875, 0.2298583984375, 0.139404296875, 0.006122589111328125}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.1059021116, 0.1904582013, 0.06037387345, -0.1447022781, 0.4354613889, 0.0112521816, -0.9911760353, 0.5442732815, -0.06903548125, -0.01822619229, 0.09785580364, -0.01043468657}
tensor @r0.own.0 : f64[] = {0.00015999999595806003}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %_softmax_backward_data = aten._softmax_backward_data.default(grad_output=%x, output=%y, dim=-1, input_dtype=f16) : f16[3, 4]
  return %_softmax_backward_data as "_softmax_backward_data"
}

fxge 1
model "_softmax_backward_data.dim0.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.96875, 0.71875, 1.3125, 0.125, 1.375, 0.53125, -0.8125, 1.15625, 2.0625, -1.53125, -0.21875, -0.75}
tensor @r0.in.y : f32[3, 4] = {0.9465581774711609, 0.02277183160185814, 0.0663406252861023, 0.34976926445961, 0.014372726902365685, 0.938491940498352, 0.017855335026979446, 0.5089112520217896, 0.03906911984086037, 0.03873618692159653, 0.9158039689064026, 0.14131954312324524}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.04597508186, 0.005991808333, 0.09554824701, -0.1403134857, 0.005140825552, 0.07097222252, -0.01222612806, 0.3206598216, 0.04083423167, -0.07696401218, -0.08332212799, -0.1803463674}
tensor @r0.own.0 : f64[] = {2.2999999771400326e-07}
tensor @r1.in.x : f32[5, 6] = {0.96875, 0.71875, 1.3125, 0.125, 1.375, 0.53125, -0.8125, 1.15625, 2.0625, -1.53125, -0.21875, -0.75, 1.375, -0.65625, -1.6875, -0.53125, -2.8125, 3.0625, -3.0, -0.15625, -1.8125, -0.125, 0.9375, -1.4375, -1.4375, -0.375, 2.375, -2.21875, 1.46875, -1.3125}
tensor @r1.in.y : f32[5, 6] = {0.01468111015856266, 0.007291471119970083, 0.7842000126838684, 0.12311899662017822, 0.7104376554489136, 0.2821575403213501, 0.01944931223988533, 0.013622261583805084, 0.05336548015475273, 0.014704466797411442, 0.0019954731687903404, 0.6768607497215271, 0.8532577157020569, 0.17665617167949677, 0.04564591497182846, 0.012976646423339844, 0.23796682059764862, 0.006233671680092812, 0.054546941071748734, 0.45110732316970825, 0.0801110714673996, 0.5348045229911804, 0.040080152451992035, 0.005008896347135305, 0.05806491896510124, 0.351322740316391, 0.0366775207221508, 0.31439533829689026, 0.009519870392978191, 0.02973918616771698}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0006490522599, 0.00740755626, 0.2417617021, 0.1112300607, 0.7220241575, 0.2584962942, -0.03378423283, 0.01979887662, 0.05647620028, -0.0110697372, -0.001152268094, -0.2471274643, 0.3843584927, -0.06343357894, -0.1228655262, 0.003207637613, -0.7546382484, 0.02148990813, -0.2140716507, 0.06357034835, -0.2256495866, 0.3494602105, 0.02319875151, -0.00527240577, -0.1371516597, -0.02734321184, 0.05027721044, -0.4528281941, 0.01056761746, -0.02758631534}
tensor @r1.own.0 : f64[] = {5.900000132896821e-08}
tensor @r2.in.x : f32[4, 9] = {0.96875, 0.71875, 1.3125, 0.125, 1.375, 0.53125, -0.8125, 1.15625, 2.0625, -1.53125, -0.21875, -0.75, 1.375, -0.65625, -1.6875, -0.53125, -2.8125, 3.0625, -3.0, -0.15625, -1.8125, -0.125, 0.9375, -1.4375, -1.4375, -0.375, 2.375, -2.21875, 1.46875, -1.3125, -2.21875, -1.625, 2.125, -0.8125, 2.96875, 1.0625}
tensor @r2.in.y : f32[4, 9] = {0.14228025078773499, 0.01454681996256113, 0.5307357311248779, 0.03099997527897358, 0.0015822934219613671, 0.8508548140525818, 0.6502183079719543, 0.23142464458942413, 0.12995241582393646, 0.046191632747650146, 0.2578485608100891, 0.059546902775764465, 0.2363317310810089, 0.35252633690834045, 0.10484588146209717, 0.1983053833246231, 0.05327697843313217, 0.013696882873773575, 0.4247703552246094, 0.3751674294471741, 0.36476898193359375, 0.6628087162971497, 0.0075486996211111546, 0.037383951246738434, 0.10287947207689285, 0.6909064054489136, 0.34237900376319885, 0.38675782084465027, 0.35243719816207886, 0.044948358088731766, 0.06985952705144882, 0.6383426785469055, 0.006915335077792406, 0.0485968217253685, 0.024391978979110718, 0.513971745967865}
tensor @r2.want.0.f32 : f64[4, 9] = {0.4316892259, 0.004446622785, 0.7327910856, 0.001054643588, 0.004168393319, 0.2511767212, 0.005543936125, 0.2835375336, 0.05110785822, 0.0246698852, -0.1629147487, -0.04059860017, 0.3034548556, 0.212626155, -0.2016757556, 0.05746419408, -0.1461689614, 0.01908361111, -0.3970214139, -0.2135915883, -0.6362636062, -0.1431529042, 0.01658373595, -0.06256371916, -0.06342249201, -0.2114636708, 0.2416447068, -0.05933757401, 0.3720597108, -0.05592888105, -0.1613565904, -0.2333782736, 0.01306275779, 0.0004143495688, 0.07409509917, -0.3118362569}
tensor @r2.own.0 : f64[] = {4.90000005015645e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %_softmax_backward_data = aten._softmax_backward_data.default(grad_output=%x, output=%y, dim=0, input_dtype=f32) : f32[s17, s27]
  return %_softmax_backward_data as "_softmax_backward_data"
}

fxge 1
model "_softmax_backward_data.dim0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.6875, 3.09375, -1.0625, -2.90625, -1.28125, -2.90625, -1.65625, -1.8125, -2.71875, 0.5625, -1.46875, 1.25}
tensor @r0.in.y : f32[3, 4] = {0.9693850874900818, 0.08191319555044174, 0.588212251663208, 0.9214408993721008, 0.026653273031115532, 0.9086046814918518, 0.06599558889865875, 0.01585426554083824, 0.003961655311286449, 0.009482139721512794, 0.34579214453697205, 0.06270483881235123}
tensor @r0.want.0.f32 : f64[3, 4] = {0.1233036833, 0.4485263266, 0.1056799329, -0.256121481, -0.1023899387, -0.4764453065, -0.02732792045, 0.01293378968, -0.02091378505, 0.02791901974, -0.07835203101, 0.2431877012}
tensor @r0.own.0 : f64[] = {2.2999999771400326e-07}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %_softmax_backward_data = aten._softmax_backward_data.default(grad_output=%x, output=%y, dim=0, input_dtype=f32) : f32[3, 4]
  return %_softmax_backward_data as "_softmax_backward_data"
}

fxge 1
model "_softmax_backward_data.dim0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.46875, 1.59375, 0.59375, 0.65625, 0.28125, -1.84375, 0.3125, 1.90625, 0.9375, 0.78125, -2.90625, -0.90625}
tensor @r0.in.y : bf16[3, 4] = {0.1904296875, 0.0086669921875, 0.033935546875, 0.00994873046875, 0.80078125, 0.96875, 0.005889892578125, 0.0036773681640625, 0.0089111328125, 0.0228271484375, 0.9609375, 0.98828125}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.1819522306, 0.02901913598, 0.1141756312, 0.01530454043, -0.1857952774, -0.08647441864, 0.01815992169, 0.01025375659, 0.003780391999, 0.05788362399, -0.13022165, -0.02387584187}
tensor @r0.own.0 : f64[] = {0.0017999999690800905}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %_softmax_backward_data = aten._softmax_backward_data.default(grad_output=%x, output=%y, dim=0, input_dtype=bf16) : bf16[3, 4]
  return %_softmax_backward_data as "_softmax_backward_data"
}

fxge 1
model "_softmax_backward_data.dim0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.875, -2.09375, -2.5, 2.0625, 0.65625, 2.28125, 0.40625, -2.125, 2.15625, -0.875, -2.125, 0.5}
tensor @r0.in.y : f16[3, 4] = {0.10302734375, 0.443115234375, 0.537109375, 0.50244140625, 0.8896484375, 0.00557708740234375, 0.217041015625, 0.48681640625, 0.007232666015625, 0.55126953125, 0.245849609375, 0.0107574462890625}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.3274439364, -0.3085585826, -0.3883134574, 1.032678243, 0.3140693763, 0.02051621186, 0.4738615137, -1.037979845, 0.013402321, 0.2879890638, -0.08554805629, 0.005301492638}
tensor @r0.own.0 : f64[] = {0.0004400000034365803}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %_softmax_backward_data = aten._softmax_backward_data.default(grad_output=%x, output=%y, dim=0, input_dtype=f16) : f16[3, 4]
  return %_softmax_backward_data as "_softmax_backward_data"
}

fxge 1
model "_log_softmax_backward_data.dim-1.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.65625, 1.21875, -1.5, -1.3125, -0.65625, 2.1875, -0.21875, -0.3125, -2.28125, 2.6875, -2.84375, -0.4375}
tensor @r0.in.y : f32[3, 4] = {-1.375509262084961, -0.5942592620849609, -4.563009262084961, -1.688009262084961, -2.9978888034820557, -4.904139041900635, -2.8416388034820557, -0.12288887798786163, -1.9032611846923828, -1.5282611846923828, -0.4657611548900604, -5.059511184692383}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.8349396824, 3.012656662, -1.466100475, -0.7116165354, -0.7061422897, 2.180084175, -0.2770799962, -1.196861929, -1.852640277, 3.311123467, -1.03923561, -0.4192475965}
tensor @r0.own.0 : f64[] = {2.900000062311392e-08}
tensor @r1.in.x : f32[5, 6] = {-1.65625, 1.21875, -1.5, -1.3125, -0.65625, 2.1875, -0.21875, -0.3125, -2.28125, 2.6875, -2.84375, -0.4375, 0.90625, 1.6875, -2.28125, 0.59375, -0.78125, -2.6875, -0.625, 2.09375, 1.34375, 1.71875, 2.78125, -1.8125, -1.125, -2.25, -3.0, -1.4375, 1.0625, -0.28125}
tensor @r1.in.y : f32[5, 6] = {-5.449820518493652, -2.4810702800750732, -3.4185702800750732, -0.13732033967971802, -5.637320518493652, -5.512320518493652, -1.4734559059143066, -5.285955905914307, -1.3797059059143066, -3.6609559059143066, -0.7234559059143066, -5.692205905914307, -3.6099491119384766, -6.672449111938477, -6.609949111938477, -0.6411991715431213, -4.953699111938477, -0.8286991715431213, -2.9386861324310303, -0.5949360728263855, -1.4699361324310303, -5.344935894012451, -5.907435894012451, -1.8449361324310303, -0.28409287333488464, -3.502842903137207, -4.596592903137207, -2.159092903137207, -3.940342903137207, -2.627842903137207}
tensor @r1.want.0.f32 : f64[5, 6] = {-1.648864401, 1.362529702, -1.44369506, 0.1857188104, -0.6501271233, 2.194438128, 0.5617317463, -0.2952569123, -1.424058496, 2.775067625, -1.19147013, -0.4260136273, 0.9755738853, 1.690742321, -2.277798567, 1.943317503, -0.763165784, -1.568669243, -0.9161437812, -0.9400380476, 0.07907906259, 1.692502586, 2.766294674, -2.681694776, 4.167398925, -2.038277411, -2.929081816, -0.6258843625, 1.199198378, 0.2266460879}
tensor @r1.own.0 : f64[] = {2.4000000209412065e-08}
tensor @r2.in.x : f32[4, 9] = {-1.65625, 1.21875, -1.5, -1.3125, -0.65625, 2.1875, -0.21875, -0.3125, -2.28125, 2.6875, -2.84375, -0.4375, 0.90625, 1.6875, -2.28125, 0.59375, -0.78125, -2.6875, -0.625, 2.09375, 1.34375, 1.71875, 2.78125, -1.8125, -1.125, -2.25, -3.0, -1.4375, 1.0625, -0.28125, -2.46875, 0.5, -0.4375, 2.84375, -2.65625, -2.53125}
tensor @r2.in.y : f32[4, 9] = {-1.5030229091644287, -5.315523147583008, -1.4092729091644287, -3.6905229091644287, -0.7530229687690735, -5.721773147583008, -3.6280229091644287, -6.690523147583008, -6.628023147583008, -0.9639961123466492, -5.276495933532715, -1.151496171951294, -4.151495933532715, -1.807746171951294, -2.682746171951294, -6.557745933532715, -7.120245933532715, -3.057746171951294, -1.2472553253173828, -4.466005325317383, -5.559755325317383, -3.122255325317383, -4.903505325317383, -3.591005325317383, -4.372255325317383, -4.122255325317383, -0.5285053849220276, -4.517850399017334, -0.36160051822662354, -2.486600399017334, -4.111600399017334, -4.455350399017334, -4.830350399017334, -2.299100399017334, -4.267850399017334, -2.830350399017334}
tensor @r2.want.0.f32 : f64[4, 9] = {-0.6482431851, 1.241019766, -0.3929210938, -1.19940477, 1.477700317, 2.202334862, -0.09836075406, -0.3068693214, -2.275256174, 3.891185983, -2.827620596, 0.5603906699, 0.9559320628, 2.20519886, -2.065441008, 0.5982289738, -0.7786979577, -2.539176793, -0.3736192905, 2.103806494, 1.347118503, 1.75730048, 2.78774296, -1.788375726, -1.113955102, -2.235818071, -2.484200305, -1.378504535, 4.828280611, 0.1685084099, -2.380187318, 0.5628003453, -0.394337996, 3.386262199, -2.580498324, -2.212323531}
tensor @r2.own.0 : f64[] = {3.3999999260458935e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %_log_softmax_backward_data = aten._log_softmax_backward_data.default(grad_output=%x, output=%y, dim=-1, input_dtype=f32) : f32[s17, s27]
  return %_log_softmax_backward_data as "_log_softmax_backward_data"
}

fxge 1
model "_log_softmax_backward_data.dim-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-3.125, -2.71875, -0.96875, -0.375, -3.0625, 1.6875, 1.84375, -2.96875, 2.625, -1.1875, 0.0, -3.09375}
tensor @r0.in.y : f32[3, 4] = {-0.8377842903137207, -1.1815342903137207, -5.087784290313721, -1.3690342903137207, -1.6479129791259766, -2.6166629791259766, -0.6479129791259766, -1.5541629791259766, -4.756080627441406, -0.44358065724372864, -1.9123306274414062, -1.5998306274414062}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.01519782199, -0.5135700494, -0.9243910543, 1.45315839, -2.581372152, 1.870115533, 3.151591087, -2.440334434, 2.639242503, -0.1246272822, 0.2446872005, -2.759302251}
tensor @r0.own.0 : f64[] = {3.599999942593968e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %_log_softmax_backward_data = aten._log_softmax_backward_data.default(grad_output=%x, output=%y, dim=-1, input_dtype=f32) : f32[3, 4]
  return %_log_softmax_backward_data as "_log_softmax_backward_data"
}

fxge 1
model "_log_softmax_backward_data.dim-1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.46875, 2.625, -1.21875, -1.0625, 0.4375, -1.5625, 0.875, 2.0625, -2.65625, -1.875, -2.6875, -2.09375}
tensor @r0.in.y : bf16[3, 4] = {-0.73046875, -5.625, -0.66796875, -6.0, -0.57421875, -3.109375, -0.94921875, -5.09375, -2.125, -0.466796875, -1.4375, -4.21875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.9268564583, 2.629057384, -0.6419073275, -1.059711404, -0.5831996849, -1.643389772, 0.1734840497, 2.051380366, -1.544030483, 3.96400677, -0.4755873722, -1.956697665}
tensor @r0.own.0 : f64[] = {0.0012000000569969416}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %_log_softmax_backward_data = aten._log_softmax_backward_data.default(grad_output=%x, output=%y, dim=-1, input_dtype=bf16) : bf16[3, 4]
  return %_log_softmax_backward_data as "_log_softmax_backward_data"
}

fxge 1
model "_log_softmax_backward_data.dim-1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.0625, 0.3125, -1.875, -2.3125, 2.15625, 2.125, 1.0, 1.0, 0.0625, -2.5, -1.71875, 2.09375}
tensor @r0.in.y : f16[3, 4] = {-1.095703125, -0.939453125, -2.720703125, -1.564453125, -1.3173828125, -2.47265625, -0.473388671875, -3.69140625, -5.171875, -0.422119140625, -3.953125, -1.140625}
tensor @r0.want.0.f16 : f64[3, 4] = {1.253823837, 1.851438479, -1.615800468, -1.488765592, 0.4739091398, 1.595110744, -2.91251478, 0.843365035, 0.07420246049, -1.147709666, -1.679161086, 2.752964595}
tensor @r0.own.0 : f64[] = {0.00031999999191612005}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %_log_softmax_backward_data = aten._log_softmax_backward_data.default(grad_output=%x, output=%y, dim=-1, input_dtype=f16) : f16[3, 4]
  return %_log_softmax_backward_data as "_log_softmax_backward_data"
}

fxge 1
model "_log_softmax_backward_data.dim0.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.875, 0.15625, 2.625, 2.875, -0.84375, 0.6875, 2.65625, -0.9375, -2.8125, 0.53125, 3.0625, -0.90625}
tensor @r0.in.y : f32[3, 4] = {-1.0944576263427734, -0.9470521211624146, -1.8032859563827515, -0.34202563762664795, -2.3444576263427734, -0.5095521211624146, -2.334536075592041, -1.560775637626648, -0.5632076859474182, -4.478302001953125, -0.30328595638275146, -2.5295257568359375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.805943064, -0.3770888104, 1.250311996, 2.142472194, -0.5770303466, -0.1385513089, 1.848112709, -1.154034806, -1.228912598, 0.5156400738, -3.098424203, -0.9884373322}
tensor @r0.own.0 : f64[] = {7.500000265281415e-08}
tensor @r1.in.x : f32[5, 6] = {0.875, 0.15625, 2.625, 2.875, -0.84375, 0.6875, 2.65625, -0.9375, -2.8125, 0.53125, 3.0625, -0.90625, -0.6875, 1.125, -1.0, 1.59375, -1.9375, 1.5625, -1.53125, 0.375, -0.15625, -2.40625, 0.5, -0.59375, -0.15625, -0.90625, -0.4375, 0.21875, 0.96875, 1.65625}
tensor @r1.in.y : f32[5, 6] = {-0.1391489952802658, -4.856496334075928, -1.3305997848510742, -0.5364439487457275, -3.7944188117980957, -4.674080848693848, -4.232899188995361, -1.3564964532852173, -1.7680997848510742, -4.973943710327148, -0.10691878199577332, -0.17408087849617004, -2.7328989505767822, -6.325246334075928, -1.2368497848510742, -2.9114439487457275, -3.1069188117980957, -5.486580848693848, -4.639149188995361, -0.3564964532852173, -1.2993497848510742, -4.598943710327148, -4.450668811798096, -2.2990808486938477, -3.2016489505767822, -3.4189963340759277, -6.205599784851074, -1.0676939487457275, -3.7944188117980957, -3.0803308486938477}
tensor @r1.want.0.f32 : f64[5, 6] = {-0.1310512498, 0.1577083162, 3.095817648, 1.23018187, -0.8831179587, 0.6650398203, 2.63947251, -0.8892072043, -2.50851728, 0.5117992557, 1.489952358, -2.928050883, -0.7626915109, 1.125335723, -0.4829079737, 1.440758082, -2.015792535, 1.552533356, -1.542426218, 0.506273429, 0.3295130041, -2.434550666, 0.4795761721, -0.8352196879, -0.2033036452, -0.9001102593, -0.4339052629, -0.7481886964, 0.9293820413, 1.545697121}
tensor @r1.own.0 : f64[] = {4.099999983964153e-08}
tensor @r2.in.x : f32[4, 9] = {0.875, 0.15625, 2.625, 2.875, -0.84375, 0.6875, 2.65625, -0.9375, -2.8125, 0.53125, 3.0625, -0.90625, -0.6875, 1.125, -1.0, 1.59375, -1.9375, 1.5625, -1.53125, 0.375, -0.15625, -2.40625, 0.5, -0.59375, -0.15625, -0.90625, -0.4375, 0.21875, 0.96875, 1.65625, 1.78125, -1.4375, 2.625, 1.40625, -2.1875, -1.9375}
tensor @r2.in.y : f32[4, 9] = {-2.506498098373413, -0.17114217579364777, -0.7664656639099121, -4.718885898590088, -1.7875937223434448, -0.7927126884460449, -1.7991843223571777, -3.1842198371887207, -0.4101777672767639, -1.162748098373413, -3.733642101287842, -5.703965663909912, -4.406385898590088, -0.22509372234344482, -0.6989626884460449, -3.6429343223571777, -3.1217198371887207, -2.691427707672119, -1.475248098373413, -2.233642101287842, -5.203965663909912, -0.8126358985900879, -5.475093841552734, -3.698962688446045, -0.23668432235717773, -0.49671995639801025, -2.347677707672119, -0.9752480387687683, -3.639892101287842, -0.6414656639099121, -0.6251358985900879, -3.5063438415527344, -3.667712688446045, -3.9554343223571777, -1.1842199563980103, -1.7539277076721191}
tensor @r2.want.0.f32 : f64[4, 9] = {0.8673543752, -3.688576749, 1.129400064, 2.861054505, -0.7339184211, -0.09043258828, 1.746364244, -0.6903308384, -0.4071954657, 0.5019413244, 2.953430652, -0.9169772014, -0.706561231, 1.648977158, -1.854391802, 1.449785168, -1.674389797, 1.808217342, -1.552692685, -0.1138149031, -0.1739361651, -3.099510952, 0.5027495794, -0.6362876631, -4.497072168, 2.725873883, -0.09098300688, 0.1833969869, 0.8489607562, -0.03848675421, 0.9450176685, -1.417808285, 2.581112047, 1.300923079, -0.3611534166, -1.310038785}
tensor @r2.own.0 : f64[] = {2.3000000126671694e-08}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %_log_softmax_backward_data = aten._log_softmax_backward_data.default(grad_output=%x, output=%y, dim=0, input_dtype=f32) : f32[s17, s27]
  return %_log_softmax_backward_data as "_log_softmax_backward_data"
}

fxge 1
model "_log_softmax_backward_data.dim0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.1875, 1.28125, 2.71875, 0.8125, 1.625, 1.78125, -2.9375, 1.125, 1.53125, 1.09375, -2.9375, -2.84375}
tensor @r0.in.y : f32[3, 4] = {-1.0183172225952148, -0.3735538125038147, -3.53922176361084, -0.5812670588493347, -1.8308172225952148, -1.21730375289917, -0.03922170773148537, -5.2375168800354, -0.7370671629905701, -4.15480375289917, -4.66422176361084, -0.8312670588493347}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.537414682, -1.579430155, 2.810394607, 1.319265386, 1.469726301, 0.5508867235, 0.09735275083, 1.1298153, 1.067688335, 1.028543135, -2.907747352, -2.44908072}
tensor @r0.own.0 : f64[] = {4.5000000170603016e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %_log_softmax_backward_data = aten._log_softmax_backward_data.default(grad_output=%x, output=%y, dim=0, input_dtype=f32) : f32[3, 4]
  return %_log_softmax_backward_data as "_log_softmax_backward_data"
}

fxge 1
model "_log_softmax_backward_data.dim0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.28125, -0.09375, 1.375, -1.46875, -0.4375, 1.15625, 3.125, 1.25, 2.6875, 0.4375, 0.3125, 1.3125}
tensor @r0.in.y : bf16[3, 4] = {-1.796875, -4.21875, -1.2734375, -0.490234375, -1.171875, -0.2158203125, -2.21875, -3.609375, -0.64453125, -1.71875, -0.4921875, -1.0234375}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.6957113488, -0.1158255439, 0.02813563313, -2.138653092, -1.531430218, -0.05257014317, 2.601664904, 1.220393544, 0.8339167346, 0.1685648192, -2.629322242, 0.9194527091}
tensor @r0.own.0 : f64[] = {0.002899999963119626}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %_log_softmax_backward_data = aten._log_softmax_backward_data.default(grad_output=%x, output=%y, dim=0, input_dtype=bf16) : bf16[3, 4]
  return %_log_softmax_backward_data as "_log_softmax_backward_data"
}

fxge 1
model "_log_softmax_backward_data.dim0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.3125, 2.6875, 1.78125, 0.34375, -1.5625, 0.03125, 0.90625, 0.0, 1.84375, -1.09375, -2.96875, 1.4375}
tensor @r0.in.y : f16[3, 4] = {-3.853515625, -4.54296875, -1.005859375, -0.59130859375, -0.041351318359375, -0.41796875, -4.44140625, -2.716796875, -3.947265625, -1.10546875, -0.47412109375, -0.96630859375}
tensor @r0.want.0.f16 : f64[3, 4] = {2.257499385, 2.670207129, 1.884111619, -0.6423542214, -4.051182332, -1.038622054, 0.9095629456, -0.1177158617, 1.793671371, -1.631715453, -2.793691035, 0.7597611408}
tensor @r0.own.0 : f64[] = {0.00018000000272877514}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %_log_softmax_backward_data = aten._log_softmax_backward_data.default(grad_output=%x, output=%y, dim=0, input_dtype=f16) : f16[3, 4]
  return %_log_softmax_backward_data as "_log_softmax_backward_data"
}

fxge 1
model "rrelu_with_noise_backward.plain.dynamic" stage "import"
symbol s68 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
symbol s17 : int [2, 9223372036854775807]
symbol s94 : int [2, 9223372036854775807]
guard "L['x'].size()[1] == L['z'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['z'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.75, 0.375, 0.90625, -0.34375, -0.84375, -1.28125, 2.09375, 0.78125, -2.4375, 0.3125, 1.03125, -0.8125}
tensor @r0.in.y : f32[3, 4] = {2.0, -0.8125, -0.6875, -0.78125, -0.96875, 2.78125, 1.5, -0.09375, -2.8125, 0.71875, -2.125, -2.40625}
tensor @r0.in.z : f32[3, 4] = {1.96875, 1.40625, 2.125, 0.75, 0.40625, 2.59375, 2.9375, 1.25, 0.5, 2.0, 0.65625, 2.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {-5.4140625, 0.52734375, 1.92578125, -0.2578125, -0.3427734375, -3.323242188, 6.150390625, 0.9765625, -1.21875, 0.625, 0.6767578125, -1.904296875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-2.75, 0.375, 0.90625, -0.34375, -0.84375, -1.28125, 2.09375, 0.78125, -2.4375, 0.3125, 1.03125, -0.8125, 2.0, -0.8125, -0.6875, -0.78125, -0.96875, 2.78125, 1.5, -0.09375, -2.8125, 0.71875, -2.125, -2.40625, -3.09375, 1.8125, 1.1875, 2.71875, -0.75, -1.90625}
tensor @r1.in.y : f32[5, 6] = {1.4375, 1.53125, 2.46875, -2.46875, 2.125, 1.96875, 0.84375, 0.28125, 1.0, 2.28125, 2.1875, -3.0625, 2.6875, 0.53125, -0.75, -0.5, 1.90625, -2.78125, 1.25, 2.5625, 1.25, -1.46875, 0.9375, 1.0, 0.5625, -0.9375, 1.96875, -1.6875, 1.8125, -2.78125}
tensor @r1.in.z : f32[5, 6] = {2.96875, 1.28125, 2.9375, 1.40625, 1.0, 2.15625, 0.75, 1.34375, 0.84375, 0.65625, 2.34375, 0.25, 1.46875, 2.0, 2.5625, 0.5625, 1.9375, 2.71875, 0.0625, 0.125, 1.46875, 0.9375, 0.375, 0.03125, 1.90625, 1.4375, 1.5625, 1.375, 0.96875, 1.34375}
tensor @r1.want.0.f32 : f64[5, 6] = {-8.1640625, 0.48046875, 2.662109375, -0.4833984375, -0.84375, -2.762695312, 1.5703125, 1.049804688, -2.056640625, 0.205078125, 2.416992188, -0.203125, 2.9375, -1.625, -1.76171875, -0.439453125, -1.876953125, 7.561523438, 0.09375, -0.01171875, -4.130859375, 0.673828125, -0.796875, -0.0751953125, -5.897460938, 2.60546875, 1.85546875, 3.73828125, -0.7265625, -2.561523438}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-2.75, 0.375, 0.90625, -0.34375, -0.84375, -1.28125, 2.09375, 0.78125, -2.4375, 0.3125, 1.03125, -0.8125, 2.0, -0.8125, -0.6875, -0.78125, -0.96875, 2.78125, 1.5, -0.09375, -2.8125, 0.71875, -2.125, -2.40625, -3.09375, 1.8125, 1.1875, 2.71875, -0.75, -1.90625, 1.4375, 1.53125, 2.46875, -2.46875, 2.125, 1.96875}
tensor @r2.in.y : f32[4, 9] = {0.84375, 0.28125, 1.0, 2.28125, 2.1875, -3.0625, 2.6875, 0.53125, -0.75, -0.5, 1.90625, -2.78125, 1.25, 2.5625, 1.25, -1.46875, 0.9375, 1.0, 0.5625, -0.9375, 1.96875, -1.6875, 1.8125, -2.78125, 2.8125, 0.0, 2.28125, -0.25, 1.4375, -2.0, 1.28125, 1.65625, -2.1875, 0.21875, -2.03125, -0.375}
tensor @r2.in.z : f32[4, 9] = {1.46875, 2.0, 2.5625, 0.5625, 1.9375, 2.71875, 0.0625, 0.125, 1.46875, 0.9375, 0.375, 0.03125, 1.90625, 1.4375, 1.5625, 1.375, 0.96875, 1.34375, 3.125, 1.5, 1.625, 1.78125, 2.8125, 1.1875, 1.1875, 1.125, 2.53125, 1.4375, 0.21875, 2.78125, 1.71875, 0.375, 0.0625, 1.625, 0.78125, 2.15625}
tensor @r2.want.0.f32 : f64[4, 9] = {-4.0390625, 0.75, 2.322265625, -0.193359375, -1.634765625, -3.483398438, 0.130859375, 0.09765625, -3.580078125, 0.29296875, 0.38671875, -0.025390625, 3.8125, -1.16796875, -1.07421875, -1.07421875, -0.9384765625, 3.737304688, 4.6875, -0.140625, -4.5703125, 1.280273438, -5.9765625, -2.857421875, -3.673828125, 2.0390625, 3.005859375, 3.908203125, -0.1640625, -5.301757812, 2.470703125, 0.57421875, 0.154296875, -4.01171875, 1.66015625, 4.245117188}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s68, s27],
    %y : f32[s17, s94],
    %z : f32[s68, s27]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.125, upper=0.25, training=true, self_is_result=false) : f32[s68, s27]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, -2.125, -2.15625, -0.6875, -2.875, 2.0, 0.84375, -1.21875, 1.75, 0.625, 2.4375, 0.40625}
tensor @r0.in.y : f32[3, 4] = {-2.3125, 2.8125, -2.8125, 1.09375, 0.34375, -0.9375, -2.375, 2.0625, 2.5625, -2.15625, 1.5625, -0.78125}
tensor @r0.in.z : f32[3, 4] = {0.28125, 2.875, 1.15625, 2.5625, 3.09375, 2.34375, 2.0, 2.59375, 2.25, 2.90625, 1.15625, 2.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.140625, -6.109375, -2.493164062, -1.76171875, -8.89453125, 4.6875, 1.6875, -3.161132812, 3.9375, 1.81640625, 2.818359375, 0.8251953125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.125, upper=0.25, training=true, self_is_result=false) : f32[3, 4]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "rrelu_with_noise_backward.eval.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.3125, 0.75, -1.90625, 0.25, 2.59375, 2.5625, -0.46875, 1.28125, 2.6875, 1.3125, 2.0, 1.34375}
tensor @r0.in.y : f32[3, 4] = {-0.625, -3.03125, 2.03125, -2.0, -2.03125, 1.59375, -1.53125, 2.03125, -1.90625, 1.65625, 0.96875, -1.53125}
tensor @r0.in.z : f32[3, 4] = {2.15625, 1.84375, 0.8125, 0.90625, 2.8125, 1.875, 1.71875, 0.65625, 3.09375, 2.9375, 2.28125, 0.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.05859375, 0.140625, -1.90625, 0.046875, 0.486328125, 2.5625, -0.087890625, 1.28125, 0.50390625, 1.3125, 2.0, 0.251953125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4]) {
  %rrelu_with_noise_backward = aten.rrelu_with_noise_backward.default(grad_output=%x, self=%y, noise=%z, lower=0.125, upper=0.25, training=false, self_is_result=false) : f32[3, 4]
  return %rrelu_with_noise_backward as "rrelu_with_noise_backward"
}

fxge 1
model "native_layer_norm_backward.mask0.dynamic" stage "import"
symbol s15 : int [2, 9223372036854775807]
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
guard "L['y'].size()[0] == L['w'].size()[0]" sym(1)
guard "L['x'].size()[0] == L['w'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 5] = {-1.46875, -2.4375, -0.375, -1.8125, 0.34375, 2.28125, -0.84375, 1.46875, 0.3125, 2.0625, -3.03125, -0.5625, 1.53125, 2.46875, -2.125}
tensor @r0.in.y : f32[3, 5] = {-0.5625, 1.90625, -1.46875, -2.4375, -0.96875, -1.4375, 2.3125, 1.78125, -2.6875, -2.34375, -2.875, -1.90625, -0.46875, -1.9375, -1.3125}
tensor @r0.in.z : f32[3, 1] = {-0.706250011920929, -0.4749999940395355, -1.7000000476837158}
tensor @r0.in.w : f32[3, 1] = {0.6902822256088257, 0.474850058555603, 1.2607316970825195}
tensor @r0.in.u : f32[5] = {-2.875, -1.40625, 1.9375, 0.3125, -1.65625}
tensor @r0.in.v : f32[5] = {2.375, -0.53125, -0.5625, 2.5, 1.3125}
tensor @r0.want.0.f32 : f64[3, 5] = {2.009397161, -0.3656798998, -0.7365258643, 0.09069873337, -0.9978901744, -2.101538113, -0.2071587387, 0.8333497463, 1.653645915, -0.1782987953, 4.137400076, -3.690021742, 2.261776428, -3.784400229, 1.075245998}
tensor @r0.own.0 : f64[] = {9.699999736767495e-08}
tensor @r0.want.1.f32 : f64[5] = {3.302000538, -5.366256196, 4.147890162, 1.098513507, -2.93063417}
tensor @r0.own.1 : f64[] = {6.199999802447564e-08}
tensor @r0.want.2.f32 : f64[5] = {-2.21875, -3.84375, 2.625, 0.96875, 0.28125}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 5] = {-3.03125, -0.5625, 1.53125, 2.46875, -2.125, -2.03125, -0.3125, -0.25, 0.1875, -3.125, -1.21875, -1.3125, 0.5625, -1.71875, 0.375, -2.59375, -2.78125, 1.59375, 1.15625, 0.1875, 1.3125, -2.3125, -1.1875, -2.875, -0.78125}
tensor @r1.in.y : f32[5, 5] = {-0.5625, 1.90625, -1.46875, -2.4375, -0.96875, -1.4375, 2.3125, 1.78125, -2.6875, -2.34375, -2.875, -1.90625, -0.46875, -1.9375, -1.3125, -2.875, -1.40625, 1.9375, 0.3125, -1.65625, 2.375, -0.53125, -0.5625, 2.5, 1.3125}
tensor @r1.in.z : f32[5, 1] = {-0.706250011920929, -0.4749999940395355, -1.7000000476837158, -0.737500011920929, 1.0187499523162842}
tensor @r1.in.w : f32[5, 1] = {0.6902822256088257, 0.474850058555603, 1.2607316970825195, 0.5951029658317566, 0.7444174885749817}
tensor @r1.in.u : f32[5] = {-1.46875, -2.4375, -0.375, -1.8125, 0.34375}
tensor @r1.in.v : f32[5] = {2.28125, -0.84375, 1.46875, 0.3125, 2.0625}
tensor @r1.want.0.f32 : f64[5, 5] = {2.9480402, -1.224716072, 0.2294765058, -1.660049151, -0.292751532, 1.232194232, -0.001255062595, -0.2931547493, -0.2863526608, -0.6514317576, -1.51444657, 1.703627405, -0.4566995782, 1.5512464, -1.283727302, -0.1700780543, 2.620884226, 0.5613184758, -1.462743836, -1.54938077, -2.295275391, 2.277030243, -1.598928366, 3.064416822, -1.447243221}
tensor @r1.own.0 : f64[] = {1.3999999737279722e-07}
tensor @r1.want.1.f32 : f64[5] = {7.057446815, 2.688393312, 3.734261297, -5.080316018, 3.067944481}
tensor @r1.own.1 : f64[] = {4.800000041882413e-08}
tensor @r1.want.2.f32 : f64[5] = {-7.5625, -7.28125, 2.25, -0.78125, -5.46875}
tensor @r1.own.2 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 5] = {2.28125, -0.84375, 1.46875, 0.3125, 2.0625, -3.03125, -0.5625, 1.53125, 2.46875, -2.125, -2.03125, -0.3125, -0.25, 0.1875, -3.125, -1.21875, -1.3125, 0.5625, -1.71875, 0.375}
tensor @r2.in.y : f32[4, 5] = {-0.5625, 1.90625, -1.46875, -2.4375, -0.96875, -1.4375, 2.3125, 1.78125, -2.6875, -2.34375, -2.875, -1.90625, -0.46875, -1.9375, -1.3125, -2.875, -1.40625, 1.9375, 0.3125, -1.65625}
tensor @r2.in.z : f32[4, 1] = {-0.706250011920929, -0.4749999940395355, -1.7000000476837158, -0.737500011920929}
tensor @r2.in.w : f32[4, 1] = {0.6902822256088257, 0.474850058555603, 1.2607316970825195, 0.5951029658317566}
tensor @r2.in.u : f32[5] = {2.375, -0.53125, -0.5625, 2.5, 1.3125}
tensor @r2.in.v : f32[5] = {-1.46875, -2.4375, -0.375, -1.8125, 0.34375}
tensor @r2.want.0.f32 : f64[4, 5] = {2.55765203, -0.9567720923, -1.721764775, -0.579263234, 0.7001480688, -3.056775351, 0.7144155707, 0.1336600598, 3.222241657, -1.013541938, -2.093088272, 2.603847469, 0.2059366418, 3.036946902, -3.753643133, -0.9785964542, 1.164435773, 0.5738163812, -1.801105339, 1.04144964}
tensor @r2.own.0 : f64[] = {8.899999670575198e-08}
tensor @r2.want.1.f32 : f64[5] = {6.171077773, -1.662536612, 1.374864157, -4.097253274, -0.2197480318}
tensor @r2.own.1 : f64[] = {6.900000215637192e-08}
tensor @r2.want.2.f32 : f64[5] = {-4.0, -3.03125, 3.3125, 1.25, -2.8125}
tensor @r2.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[s15, 5],
    %y : f32[s15, 5],
    %z : f32[s15, 1],
    %w : f32[s15, 1],
    %u : f32[5],
    %v : f32[5]) {
  %getitem, %getitem_1, %getitem_2 = aten.native_layer_norm_backward.default(grad_out=%x, input=%y, normalized_shape=[5], mean=%z, rstd=%w, weight=%u, bias=%v, output_mask=[true, true, true]) : f32[s15, 5], f32[5], f32[5] name("native_layer_norm_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "native_layer_norm_backward.mask0.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {-1.40625, -2.15625, -2.40625, 0.0, 2.6875, 2.34375, -1.09375, 1.1875, -2.25, 0.75, -2.0625, -0.75, 1.4375, -2.875, -1.1875}
tensor @r0.in.y : f32[3, 5] = {-1.40625, 0.9375, -2.3125, 2.96875, 2.0625, 2.03125, -1.25, -0.3125, 0.34375, 0.65625, -0.375, 0.125, 1.46875, 0.1875, -0.09375}
tensor @r0.in.z : f32[3, 1] = {0.44999998807907104, 0.29374998807907104, 0.26249998807907104}
tensor @r0.in.w : f32[3, 1] = {0.4967931807041168, 0.9202965497970581, 1.5760482549667358}
tensor @r0.in.u : f32[5] = {1.90625, -1.84375, 0.75, 2.84375, -1.90625}
tensor @r0.in.v : f32[5] = {-0.25, 2.4375, -0.78125, -1.4375, 2.21875}
tensor @r0.want.0.f32 : f64[3, 5] = {-0.6064406186, 2.491214696, -0.09040004229, 0.3349296587, -2.1293037, 3.30897277, 2.726568574, 1.212221707, -5.830557528, -1.417205553, -2.160518821, 4.875078258, 0.7929877885, -10.35725643, 6.849709043}
tensor @r0.own.0 : f64[] = {4.5000000170603016e-08}
tensor @r0.want.1.f32 : f64[5] = {7.116754036, 1.194214073, 5.372617689, 0.2363019644, 3.069847738}
tensor @r0.own.1 : f64[] = {6.399999818995639e-08}
tensor @r0.want.2.f32 : f64[5] = {-1.125, -4.0, 0.21875, -5.125, 2.25}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 5],
    %y : f32[3, 5],
    %z : f32[3, 1],
    %w : f32[3, 1],
    %u : f32[5],
    %v : f32[5]) {
  %getitem, %getitem_1, %getitem_2 = aten.native_layer_norm_backward.default(grad_out=%x, input=%y, normalized_shape=[5], mean=%z, rstd=%w, weight=%u, bias=%v, output_mask=[true, true, true]) : f32[3, 5], f32[5], f32[5] name("native_layer_norm_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "native_batch_norm_backward.mask0.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 3, 4] = {-2.8125, -0.625, -0.5, 2.03125, -2.875, 1.65625, -2.1875, -0.9375, -2.5, 1.21875, 2.03125, 1.1875, -2.75, 2.0, 0.375, -1.125, -0.75, 2.53125, -1.59375, -1.46875, -1.3125, 3.125, -0.6875, 2.6875, -2.78125, -0.53125, 2.46875, -1.4375, -0.6875, 2.21875, 1.21875, 1.90625, 0.9375, 1.46875, 2.78125, 2.25}
tensor @r0.in.y : f32[3, 3, 4] = {2.3125, -2.84375, -0.5625, -0.15625, 1.4375, -0.875, 1.4375, 2.4375, 1.625, 3.09375, 2.40625, -1.75, 2.75, -2.90625, 0.1875, 0.4375, -0.375, -0.84375, 2.75, 1.375, 1.875, -0.0625, 0.59375, 0.125, 1.09375, 3.03125, -2.90625, 2.78125, -0.125, -1.59375, -1.0, -2.625, -2.84375, 2.03125, 2.9375, -0.5}
tensor @r0.in.z : f32[3] = {-1.96875, -0.71875, 2.125}
tensor @r0.in.w : f32[3] = {-1.53125, 2.0, -2.59375}
tensor @r0.in.u : f32[3] = {1.6875, 2.375, 1.8125}
tensor @r0.in.v : f32[3] = {0.2682291567325592, 0.1666666716337204, 0.7942708134651184}
tensor @r0.in.x1 : f32[3] = {0.4640970528125763, 0.6195922493934631, 0.5584815144538879}
tensor @r0.want.0.f32 : f64[3, 3, 4] = {1.035085843, 1.814991992, 0.4714582315, -2.060242719, 0.7233115358, -0.3464286032, 0.4171458344, -0.5495386082, -4.18599352, 0.3778735114, 1.271654607, -0.1557214413, 0.7422196952, -0.5497670092, -0.7321822382, 0.5036341105, 0.5201415861, -0.7489071516, -0.3854206331, 0.1226897309, -2.751074089, 2.316628751, -2.140675279, 1.816635143, 1.663294266, -1.436592665, -0.9780596996, -0.4738398703, 0.3898034577, -0.3022262755, -0.1003434427, 0.2597725938, -0.5645295209, 0.5656553202, 2.216190268, 1.233356275}
tensor @r0.own.0 : f64[] = {1.500000053056283e-07}
tensor @r0.want.1.f32 : f64[3] = {-15.24986358, -17.83183266, -1.855878285}
tensor @r0.own.1 : f64[] = {2.999999892949745e-08}
tensor @r0.want.2.f32 : f64[3] = {-5.6875, -0.96875, 13.1875}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 3, 4] = {-2.78125, -0.53125, 2.46875, -1.4375, -0.6875, 2.21875, 1.21875, 1.90625, 0.9375, 1.46875, 2.78125, 2.25, -1.53125, 2.0, -2.59375, -0.40625, -1.15625, -0.6875, 1.71875, -1.125, 1.375, -2.125, -1.78125, -1.21875, 0.21875, 0.5, -2.03125, -0.6875, -0.96875, -0.71875, 2.0625, 2.59375, -1.15625, 2.25, -2.6875, -1.75, 2.9375, -2.75, -0.09375, -1.46875, -0.71875, 2.0625, 0.75, 0.21875, 2.9375, 1.875, 2.65625, 1.375, 3.03125, -2.5625, 1.9375, 2.3125, -0.84375, -0.78125, -2.96875, 0.96875, 2.125, 0.46875, -2.375, -3.0}
tensor @r1.in.y : f32[5, 3, 4] = {2.3125, -2.84375, -0.5625, -0.15625, 1.4375, -0.875, 1.4375, 2.4375, 1.625, 3.09375, 2.40625, -1.75, 2.75, -2.90625, 0.1875, 0.4375, -0.375, -0.84375, 2.75, 1.375, 1.875, -0.0625, 0.59375, 0.125, 1.09375, 3.03125, -2.90625, 2.78125, -0.125, -1.59375, -1.0, -2.625, -2.84375, 2.03125, 2.9375, -0.5, -1.96875, -0.71875, 2.125, -2.8125, -0.625, -0.5, 2.03125, -2.875, 1.65625, -2.1875, -0.9375, -2.5, 1.21875, 2.03125, 1.1875, -2.75, 2.0, 0.375, -1.125, -0.75, 2.53125, -1.59375, -1.46875, -1.3125}
tensor @r1.in.z : f32[3] = {3.125, -0.6875, 2.6875}
tensor @r1.in.w : f32[3] = {-1.46875, 2.96875, -0.125}
tensor @r1.in.u : f32[3] = {2.3125, 3.09375, 2.34375}
tensor @r1.in.v : f32[3] = {0.07656250149011612, 0.02656250074505806, 0.18593749403953552}
tensor @r1.in.x1 : f32[3] = {0.4771043062210083, 0.6288260221481323, 0.5240090489387512}
tensor @r1.want.0.f32 : f64[5, 3, 4] = {-3.273266359, -1.336529436, 3.763637976, -1.948675651, 0.4171224792, -0.8564671991, -0.406983499, -0.6967789956, 0.3999368799, 0.6691700397, 2.741701926, 3.348776877, -1.289270764, 2.420253474, -3.578060846, -0.247858829, 0.6063172068, 0.4001886397, -0.6133996872, 0.6057976154, 0.9345398609, -3.362663246, -3.092551162, -2.147552419, 0.8644458666, 1.816563516, -3.590142571, -0.0226875447, 0.5271133657, 0.4081312841, -0.7898454104, -1.031576751, -1.091520501, 2.115831744, -5.133021953, -2.691905567, 4.075820493, -4.06022908, 0.6821042385, -2.725702608, 0.4153223666, -0.7861338839, -0.1999270503, -0.006677524527, 3.206295889, 2.963328816, 3.65595796, 2.361087948, 5.092118832, -3.024460986, 3.452797873, 2.929142398, 0.4888476168, 0.4497652877, 1.384326093, -0.3151419547, 1.776763387, 0.7893401, -3.256198512, -4.187318107}
tensor @r1.own.0 : f64[] = {9.600000083764826e-08}
tensor @r1.want.1.f32 : f64[3] = {-7.73153585, 0.546108378, 8.837151649}
tensor @r1.own.1 : f64[] = {9.400000067216752e-08}
tensor @r1.want.2.f32 : f64[3] = {-3.46875, 5.0625, 6.40625}
tensor @r1.own.2 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 3, 4] = {-2.75, 2.0, 0.375, -1.125, -0.75, 2.53125, -1.59375, -1.46875, -1.3125, 3.125, -0.6875, 2.6875, -2.78125, -0.53125, 2.46875, -1.4375, -0.6875, 2.21875, 1.21875, 1.90625, 0.9375, 1.46875, 2.78125, 2.25, -1.53125, 2.0, -2.59375, -0.40625, -1.15625, -0.6875, 1.71875, -1.125, 1.375, -2.125, -1.78125, -1.21875, 0.21875, 0.5, -2.03125, -0.6875, -0.96875, -0.71875, 2.0625, 2.59375, -1.15625, 2.25, -2.6875, -1.75}
tensor @r2.in.y : f32[4, 3, 4] = {2.3125, -2.84375, -0.5625, -0.15625, 1.4375, -0.875, 1.4375, 2.4375, 1.625, 3.09375, 2.40625, -1.75, 2.75, -2.90625, 0.1875, 0.4375, -0.375, -0.84375, 2.75, 1.375, 1.875, -0.0625, 0.59375, 0.125, 1.09375, 3.03125, -2.90625, 2.78125, -0.125, -1.59375, -1.0, -2.625, -2.84375, 2.03125, 2.9375, -0.5, -1.96875, -0.71875, 2.125, -2.8125, -0.625, -0.5, 2.03125, -2.875, 1.65625, -2.1875, -0.9375, -2.5}
tensor @r2.in.z : f32[3] = {1.21875, 2.03125, 1.1875}
tensor @r2.in.w : f32[3] = {2.9375, -2.75, -0.09375}
tensor @r2.in.u : f32[3] = {2.625, 1.375, 0.28125}
tensor @r2.in.v : f32[3] = {-0.009765625, 0.001953125, 0.34765625}
tensor @r2.in.x1 : f32[3] = {0.466905802488327, 0.5987908244132996, 0.521784782409668}
tensor @r2.want.0.f32 : f64[4, 3, 4] = {-1.07458252, 1.196180045, 0.4626965086, -0.3568147768, -1.117739391, 2.580527867, -2.143987337, -1.865378939, -0.8467935428, 2.049272896, -0.3816030901, 1.295033876, -1.055694882, -0.249444715, 1.71699021, -0.4848735511, -1.271132169, 2.2043914, 1.442964461, 2.105130451, 0.5722872317, 0.7081978457, 1.586908126, 1.210978319, -0.4832159112, 1.688608225, -1.423092699, 0.2983978534, -1.809627, -1.425391386, 1.576467646, -2.088046981, 0.3726837422, -1.309711608, -1.00632059, -1.000669223, 0.255915335, 0.5207301953, -0.6812997731, -0.3304995446, -1.644857734, -1.32496281, 2.378239022, 2.403402902, -0.7468608747, 0.9803105227, -1.954375113, -1.529338518}
tensor @r2.own.0 : f64[] = {6.100000149444895e-08}
tensor @r2.want.1.f32 : f64[3] = {-5.047564059, -2.780627581, -4.936382132}
tensor @r2.own.1 : f64[] = {3.199999909497819e-08}
tensor @r2.want.2.f32 : f64[3] = {-8.3125, 5.09375, 4.15625}
tensor @r2.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, 3, 4],
    %y : f32[s17, 3, 4],
    %z : f32[3],
    %w : f32[3],
    %u : f32[3],
    %v : f32[3],
    %x1 : f32[3]) {
  %getitem, %getitem_1, %getitem_2 = aten.native_batch_norm_backward.default(grad_out=%x, input=%y, weight=%z, running_mean=%w, running_var=%u, save_mean=%v, save_invstd=%x1, train=true, eps=1e-05, output_mask=[true, true, true]) : f32[s17, 3, 4], f32[3], f32[3] name("native_batch_norm_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "native_batch_norm_backward.mask0.f32" stage "import"
tensor @r0.in.x : f32[3, 3, 4] = {2.25, -1.3125, 0.625, 1.0625, 2.5625, 0.09375, 2.875, -1.34375, 1.6875, -3.0625, 1.875, 0.6875, 1.96875, 0.0, -2.5625, -1.9375, 2.21875, 0.78125, -2.71875, 1.5625, -0.59375, -1.0, 2.1875, 3.0625, -0.59375, 2.46875, 0.1875, 0.28125, -2.40625, -1.46875, -0.96875, -3.09375, 0.125, 1.3125, -1.09375, 0.5625}
tensor @r0.in.y : f32[3, 3, 4] = {1.71875, -0.28125, -2.1875, -2.0625, 0.34375, -0.40625, 0.0, 0.6875, 2.59375, 1.8125, -1.125, 0.625, -1.6875, -1.875, -2.90625, 1.90625, 0.9375, -0.5, -1.1875, 1.15625, 0.625, 0.15625, 0.21875, -2.96875, 1.5, -0.46875, -1.78125, -2.6875, -1.03125, -0.3125, 0.65625, 0.5625, 2.0625, 1.96875, 2.09375, 1.40625}
tensor @r0.in.z : f32[3] = {0.84375, -0.5625, -0.53125}
tensor @r0.in.w : f32[3] = {1.1875, 0.125, 1.40625}
tensor @r0.in.u : f32[3] = {2.96875, 1.6875, 0.71875}
tensor @r0.in.v : f32[3] = {-0.9010416865348816, 0.0755208358168602, 0.7890625}
tensor @r0.in.x1 : f32[3] = {0.597272515296936, 1.361698031425476, 0.6550607681274414}
tensor @r0.want.0.f32 : f64[3, 3, 4] = {1.024927534, -0.7653568658, 0.2158405882, 0.4360035884, -1.851039225, -0.612689863, -2.389509639, 1.440082482, -0.7615988713, 1.039067344, -0.1239812357, -0.0414913404, 0.891763436, -0.09991371315, -1.388687186, -1.085829407, -1.071098581, -1.220859323, 0.861764813, -0.3780981534, 0.4043849832, 0.6343571881, -0.4867090095, -0.1887517741, -0.4076260765, 1.140670922, -0.005659246745, 0.04386642507, 0.7583626635, 0.6656903469, 1.125657537, 2.671736916, -0.1174375673, -0.512969437, 0.3007822395, -0.1456525199}
tensor @r0.own.0 : f64[] = {6.900000215637192e-08}
tensor @r0.want.1.f32 : f64[3] = {0.1003231467, 10.01116227, -9.949375124}
tensor @r0.own.1 : f64[] = {4.600000025334339e-08}
tensor @r0.want.2.f32 : f64[3] = {2.4375, -1.90625, 5.75}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 3, 4],
    %y : f32[3, 3, 4],
    %z : f32[3],
    %w : f32[3],
    %u : f32[3],
    %v : f32[3],
    %x1 : f32[3]) {
  %getitem, %getitem_1, %getitem_2 = aten.native_batch_norm_backward.default(grad_out=%x, input=%y, weight=%z, running_mean=%w, running_var=%u, save_mean=%v, save_invstd=%x1, train=true, eps=1e-05, output_mask=[true, true, true]) : f32[3, 3, 4], f32[3], f32[3] name("native_batch_norm_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "native_layer_norm_backward.mask1.dynamic" stage "import"
symbol s15 : int [2, 9223372036854775807]
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
guard "L['y'].size()[0] == L['w'].size()[0]" sym(1)
guard "L['x'].size()[0] == L['w'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 5] = {-1.125, -2.21875, -1.9375, 1.1875, 1.0, -1.375, -1.15625, 3.09375, 1.28125, 1.125, 2.875, -1.1875, -0.3125, -0.65625, -2.4375}
tensor @r0.in.y : f32[3, 5] = {-1.6875, -1.84375, 2.40625, -0.09375, 2.5, -2.28125, -0.8125, 2.65625, -1.28125, 2.6875, 1.1875, 0.96875, -1.1875, 0.90625, 1.5}
tensor @r0.in.z : f32[3, 1] = {0.2562500238418579, 0.19374999403953552, 0.675000011920929}
tensor @r0.in.w : f32[3, 1] = {0.5275208353996277, 0.48116379976272583, 1.0480540990829468}
tensor @r0.in.u : f32[5] = {1.46875, 1.96875, -2.40625, -2.5, -2.78125}
tensor @r0.in.v : f32[5] = {1.25, -0.625, -2.0625, 0.125, 1.46875}
tensor @r0.want.0.f32 : f64[3, 5] = {0.8602844927, -0.4934312479, 2.123165323, -0.6392950385, -1.850723469, -0.01123561686, 0.327264424, -1.068079274, -0.2661302897, 1.018180766, 1.394191677, -5.17695032, 1.064509841, -0.9202032687, 3.638452154}
tensor @r0.own.0 : f64[] = {7.30000024873334e-08}
tensor @r1.in.x : f32[5, 5] = {2.875, -1.1875, -0.3125, -0.65625, -2.4375, -1.6875, 1.3125, -2.75, 2.1875, 1.625, -1.6875, -1.75, -0.8125, -0.375, -1.03125, 1.0, -1.40625, -0.0625, -1.78125, -0.28125, -1.96875, -1.46875, -2.71875, 2.40625, 2.09375}
tensor @r1.in.y : f32[5, 5] = {-1.6875, -1.84375, 2.40625, -0.09375, 2.5, -2.28125, -0.8125, 2.65625, -1.28125, 2.6875, 1.1875, 0.96875, -1.1875, 0.90625, 1.5, 1.46875, 1.96875, -2.40625, -2.5, -2.78125, 1.25, -0.625, -2.0625, 0.125, 1.46875}
tensor @r1.in.z : f32[5, 1] = {0.2562500238418579, 0.19374999403953552, 0.675000011920929, -0.8500000238418579, 0.03125}
tensor @r1.in.w : f32[5, 1] = {0.5275208353996277, 0.48116379976272583, 1.0480540990829468, 0.47462019324302673, 0.7726650834083557}
tensor @r1.in.u : f32[5] = {-1.125, -2.21875, -1.9375, 1.1875, 1.0}
tensor @r1.in.v : f32[5] = {-1.375, -1.15625, 3.09375, 1.28125, 1.125}
tensor @r1.want.0.f32 : f64[5, 5] = {-1.546671845, 1.535013847, 0.8564225135, -0.1046025877, -0.7401619393, 0.7300696277, -1.963297343, 1.107214476, 0.8086660247, -0.6826527935, 0.966501041, 2.956975625, -0.3423820941, -1.604635742, -1.976458854, -1.004702604, 0.9028683898, 0.4178855856, -0.6234120238, 0.3073606269, 0.09484586914, -0.3423874131, 0.2561128352, -0.1549684748, 0.1463971837}
tensor @r1.own.0 : f64[] = {1.3999999737279722e-07}
tensor @r2.in.x : f32[4, 5] = {-1.375, -1.15625, 3.09375, 1.28125, 1.125, 2.875, -1.1875, -0.3125, -0.65625, -2.4375, -1.6875, 1.3125, -2.75, 2.1875, 1.625, -1.6875, -1.75, -0.8125, -0.375, -1.03125}
tensor @r2.in.y : f32[4, 5] = {-1.6875, -1.84375, 2.40625, -0.09375, 2.5, -2.28125, -0.8125, 2.65625, -1.28125, 2.6875, 1.1875, 0.96875, -1.1875, 0.90625, 1.5, 1.46875, 1.96875, -2.40625, -2.5, -2.78125}
tensor @r2.in.z : f32[4, 1] = {0.2562500238418579, 0.19374999403953552, 0.675000011920929, -0.8500000238418579}
tensor @r2.in.w : f32[4, 1] = {0.5275208353996277, 0.48116379976272583, 1.0480540990829468, 0.47462019324302673}
tensor @r2.in.u : f32[5] = {1.25, -0.625, -2.0625, 0.125, 1.46875}
tensor @r2.in.v : f32[5] = {-1.125, -2.21875, -1.9375, 1.1875, 1.0}
tensor @r2.want.0.f32 : f64[4, 5] = {-0.7900805579, 0.4599924034, -2.258564165, 0.5868426099, 2.001809681, 0.6725592597, -0.1477615601, 1.108313807, -0.720435518, -0.9126759771, -2.180421316, -1.325691682, 0.5865928011, -0.3211761126, 3.240696174, -0.8455050754, 0.6898755031, 0.8338825322, 0.0134414452, -0.6916944016}
tensor @r2.own.0 : f64[] = {1.1000000199601345e-07}
graph "main"(
    %x : f32[s15, 5],
    %y : f32[s15, 5],
    %z : f32[s15, 1],
    %w : f32[s15, 1],
    %u : f32[5],
    %v : f32[5]) {
  %getitem, %native_layer_norm_backward, %native_layer_norm_backward_1 = aten.native_layer_norm_backward.default(grad_out=%x, input=%y, normalized_shape=[5], mean=%z, rstd=%w, weight=%u, bias=%v, output_mask=[true, false, false]) : f32[s15, 5], none, none name("native_layer_norm_backward")
  return %getitem as "getitem"
}

fxge 1
model "native_layer_norm_backward.mask1.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {0.90625, 0.84375, 1.875, -0.125, 0.6875, 2.21875, 0.4375, 1.59375, 1.9375, 0.9375, 0.625, 1.3125, 2.625, 1.5625, 1.625}
tensor @r0.in.y : f32[3, 5] = {1.71875, 0.15625, 2.125, 1.25, 2.40625, -0.125, -1.25, 0.40625, 3.125, 2.8125, 1.8125, -3.125, 0.375, -1.75, 2.5}
tensor @r0.in.z : f32[3, 1] = {1.53125, 0.9937499761581421, -0.03750002384185791}
tensor @r0.in.w : f32[3, 1] = {1.265296459197998, 0.5875992178916931, 0.4714367091655731}
tensor @r0.in.u : f32[5] = {-2.5, 1.4375, 0.5, -1.71875, -1.46875}
tensor @r0.in.v : f32[5] = {1.25, 1.6875, -2.4375, 1.4375, -0.40625}
tensor @r0.want.0.f32 : f64[3, 5] = {-2.447983692, 0.3835356242, 2.013075918, 0.2195943785, -0.1682222288, -2.461329619, 0.9267467099, 1.379967763, -0.463074233, 0.6176894052, -0.03928836651, 0.5902178949, 1.025948024, -1.287786779, -0.2890907489}
tensor @r0.own.0 : f64[] = {5.000000058430487e-08}
graph "main"(
    %x : f32[3, 5],
    %y : f32[3, 5],
    %z : f32[3, 1],
    %w : f32[3, 1],
    %u : f32[5],
    %v : f32[5]) {
  %getitem, %native_layer_norm_backward, %native_layer_norm_backward_1 = aten.native_layer_norm_backward.default(grad_out=%x, input=%y, normalized_shape=[5], mean=%z, rstd=%w, weight=%u, bias=%v, output_mask=[true, false, false]) : f32[3, 5], none, none name("native_layer_norm_backward")
  return %getitem as "getitem"
}

fxge 1
model "native_batch_norm_backward.mask1.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 3, 4] = {1.34375, 0.15625, -2.3125, 1.59375, -2.0625, -1.28125, -2.03125, -1.5625, -1.46875, 1.0625, -0.65625, 0.21875, -2.03125, -1.65625, -3.03125, 0.5, 2.8125, -0.5625, -1.3125, -1.8125, -1.84375, 1.59375, 0.46875, -0.8125, -0.71875, -0.84375, -0.75, -2.125, 3.0625, -0.34375, -1.84375, -2.75, -0.8125, -2.6875, 0.625, -2.28125}
tensor @r0.in.y : f32[3, 3, 4] = {-0.25, -2.9375, -0.8125, 0.21875, 2.59375, -0.875, 0.625, 3.0, 2.0625, -2.375, -2.25, 1.46875, 1.3125, 0.9375, 1.75, -1.53125, 0.5, -1.28125, 1.53125, -0.125, 3.09375, 0.625, -0.09375, -0.09375, 1.03125, -1.21875, 1.9375, 2.3125, -1.71875, -1.0625, -2.625, 0.96875, 0.4375, 0.84375, -0.625, -1.375}
tensor @r0.in.z : f32[3] = {1.6875, 2.65625, 0.3125}
tensor @r0.in.w : f32[3] = {0.8125, -1.25, 3.03125}
tensor @r0.in.u : f32[3] = {0.96875, 1.46875, 1.90625}
tensor @r0.in.v : f32[3] = {0.2291666716337204, 0.1276041716337204, 0.1432291716337204}
tensor @r0.in.x1 : f32[3] = {0.6497011184692383, 0.6043741703033447, 0.6321156620979309}
tensor @r0.want.0.f32 : f64[3, 3, 4] = {2.14126985, -0.4742260269, -2.142265565, 2.64447107, -0.6498971423, -1.315885863, -1.689563053, 0.3776736194, -0.08863667245, 0.1964633488, -0.1369980024, 0.2159495604, -0.7952858501, -0.5674337092, -1.677821831, 0.5899770604, 6.017246717, -0.3869132905, -0.03403468796, -1.753563347, -0.1127680762, 0.446697954, 0.1896598837, -0.06343330133, 0.5062354754, -0.7305319435, 0.9149171094, -0.4093056688, 5.190363671, 0.08535378625, -3.187646921, -2.653133521, -0.03770423898, -0.3884093444, 0.1947958439, -0.4156169579}
tensor @r0.own.0 : f64[] = {4.90000005015645e-08}
tensor @r1.in.x : f32[5, 3, 4] = {-0.71875, -0.84375, -0.75, -2.125, 3.0625, -0.34375, -1.84375, -2.75, -0.8125, -2.6875, 0.625, -2.28125, 0.8125, -1.25, 3.03125, -0.375, 0.46875, 0.59375, -0.09375, 2.90625, -0.25, 1.5625, -2.21875, -2.6875, -0.03125, -0.0625, -0.28125, -0.0625, 0.40625, 0.90625, 2.34375, 2.0625, 2.875, -2.78125, 1.03125, -2.0625, -1.3125, -1.5, -0.8125, 2.03125, -1.28125, -1.09375, 0.09375, 2.09375, 0.75, 1.84375, 0.4375, 0.75, 2.65625, 1.4375, -2.28125, -1.75, -2.71875, 1.875, 2.65625, 3.03125, 2.625, 0.4375, -1.125, 1.78125}
tensor @r1.in.y : f32[5, 3, 4] = {-0.25, -2.9375, -0.8125, 0.21875, 2.59375, -0.875, 0.625, 3.0, 2.0625, -2.375, -2.25, 1.46875, 1.3125, 0.9375, 1.75, -1.53125, 0.5, -1.28125, 1.53125, -0.125, 3.09375, 0.625, -0.09375, -0.09375, 1.03125, -1.21875, 1.9375, 2.3125, -1.71875, -1.0625, -2.625, 0.96875, 0.4375, 0.84375, -0.625, -1.375, 1.6875, 2.65625, 0.3125, 1.34375, 0.15625, -2.3125, 1.59375, -2.0625, -1.28125, -2.03125, -1.5625, -1.46875, 1.0625, -0.65625, 0.21875, -2.03125, -1.65625, -3.03125, 0.5, 2.8125, -0.5625, -1.3125, -1.8125, -1.84375}
tensor @r1.in.z : f32[3] = {1.59375, 0.46875, -0.8125}
tensor @r1.in.w : f32[3] = {-3.03125, 0.78125, 1.0}
tensor @r1.in.u : f32[3] = {0.96875, 1.40625, 1.40625}
tensor @r1.in.v : f32[3] = {0.3671875, -0.12343750149011612, -0.5078125}
tensor @r1.in.x1 : f32[3] = {0.6749496459960938, 0.5546953678131104, 0.672589898109436}
tensor @r1.want.0.f32 : f64[5, 3, 4] = {-0.3864398045, 0.1823180098, -0.2728697874, -2.021799061, 0.6315633494, -0.2491995691, -0.6413420882, -0.88033965, 0.09251821217, 1.620813763, -0.2035861285, 0.9625490436, 0.8518782567, -1.26863127, 3.124112101, 0.3185886695, -0.03988411503, -0.004862156234, -0.1876007905, 0.594782986, -0.3319210867, -1.042216893, 1.105734538, 1.361896706, 0.01784837602, 0.572975413, -0.4882093472, -0.351023536, -0.05299566337, 0.07608254032, 0.4520626493, 0.3738490959, -1.73819011, 1.30672487, -0.6100274089, 1.165766317, -1.532110147, -1.987290521, -0.6344724464, 2.154711867, -0.4944212897, -0.4421757515, -0.1389366987, 0.3862634089, -0.381847119, -0.8944354289, -0.1791510592, -0.360566265, 2.900617827, 2.039341237, -2.189877342, -1.029668494, -0.8656261368, 0.330756143, 0.5288953149, 0.6231284213, -1.488072399, -0.2075255312, 0.7030973069, -0.8815613271}
tensor @r1.own.0 : f64[] = {6.700000199089118e-08}
tensor @r2.in.x : f32[4, 3, 4] = {-2.03125, -1.65625, -3.03125, 0.5, 2.8125, -0.5625, -1.3125, -1.8125, -1.84375, 1.59375, 0.46875, -0.8125, -0.71875, -0.84375, -0.75, -2.125, 3.0625, -0.34375, -1.84375, -2.75, -0.8125, -2.6875, 0.625, -2.28125, 0.8125, -1.25, 3.03125, -0.375, 0.46875, 0.59375, -0.09375, 2.90625, -0.25, 1.5625, -2.21875, -2.6875, -0.03125, -0.0625, -0.28125, -0.0625, 0.40625, 0.90625, 2.34375, 2.0625, 2.875, -2.78125, 1.03125, -2.0625}
tensor @r2.in.y : f32[4, 3, 4] = {-0.25, -2.9375, -0.8125, 0.21875, 2.59375, -0.875, 0.625, 3.0, 2.0625, -2.375, -2.25, 1.46875, 1.3125, 0.9375, 1.75, -1.53125, 0.5, -1.28125, 1.53125, -0.125, 3.09375, 0.625, -0.09375, -0.09375, 1.03125, -1.21875, 1.9375, 2.3125, -1.71875, -1.0625, -2.625, 0.96875, 0.4375, 0.84375, -0.625, -1.375, 1.6875, 2.65625, 0.3125, 1.34375, 0.15625, -2.3125, 1.59375, -2.0625, -1.28125, -2.03125, -1.5625, -1.46875}
tensor @r2.in.z : f32[3] = {1.0625, -0.65625, 0.21875}
tensor @r2.in.w : f32[3] = {-1.3125, -1.5, -0.8125}
tensor @r2.in.u : f32[3] = {0.59375, 2.4375, 2.96875}
tensor @r2.in.v : f32[3] = {0.546875, -0.068359375, -0.2890625}
tensor @r2.in.x1 : f32[3] = {0.6659249663352966, 0.5953642725944519, 0.6380001306533813}
tensor @r2.want.0.f32 : f64[4, 3, 4] = {-0.7324699199, 0.5859882506, -1.219592912, 0.8748188249, -0.9187614062, 0.3829576976, 0.6833051924, 0.8902437773, -0.1077649988, 0.2589971518, 0.1051719562, 0.0210412758, -0.4161008673, -0.3575958373, -0.6096512116, -0.2967293087, -1.02665117, 0.295508775, 0.8952891843, 1.24128934, 0.06241571351, -0.2621213464, 0.1818792974, -0.2237243012, 0.7775389799, 0.1999159839, 1.992280271, -0.5647440172, -0.02407533619, -0.06971278086, 0.1912773324, -0.9633166248, 0.07328834342, 0.3365890359, -0.2285279017, -0.3130437313, -0.07661167906, -0.4783386253, 0.2853120301, 0.03598003812, 0.009489703877, -0.1979061711, -0.7404948844, -0.6484426291, 0.4656598207, -0.3428366259, 0.2011804483, -0.2282041377}
tensor @r2.own.0 : f64[] = {5.200000074978561e-08}
graph "main"(
    %x : f32[s17, 3, 4],
    %y : f32[s17, 3, 4],
    %z : f32[3],
    %w : f32[3],
    %u : f32[3],
    %v : f32[3],
    %x1 : f32[3]) {
  %getitem, %native_batch_norm_backward, %native_batch_norm_backward_1 = aten.native_batch_norm_backward.default(grad_out=%x, input=%y, weight=%z, running_mean=%w, running_var=%u, save_mean=%v, save_invstd=%x1, train=true, eps=1e-05, output_mask=[true, false, false]) : f32[s17, 3, 4], none, none name("native_batch_norm_backward")
  return %getitem as "getitem"
}

fxge 1
model "native_batch_norm_backward.mask1.f32" stage "import"
tensor @r0.in.x : f32[3, 3, 4] = {-0.8125, 2.34375, -0.84375, 0.03125, -0.0625, 2.75, -1.53125, 2.78125, -0.09375, 2.25, 1.1875, -0.34375, 0.15625, -2.1875, 2.3125, -2.125, 2.65625, -1.8125, 0.0, 1.0625, -2.34375, 0.0, -0.84375, -1.53125, 1.5625, 0.25, -2.34375, 2.21875, -1.03125, -1.46875, 1.5, 0.84375, 0.75, -1.875, 0.3125, 3.0625}
tensor @r0.in.y : f32[3, 3, 4] = {2.53125, -2.09375, 1.96875, 0.09375, 0.09375, 1.125, -2.90625, -2.3125, 1.71875, -0.34375, -0.0625, -1.15625, 2.03125, 0.3125, -0.21875, -1.59375, -1.0625, -0.96875, 1.84375, 1.46875, 3.0625, 3.03125, 0.375, -2.53125, 2.4375, -2.53125, 1.96875, -0.875, -1.5625, -0.53125, -2.09375, 2.75, 2.75, -1.1875, 0.3125, -1.40625}
tensor @r0.in.z : f32[3] = {2.15625, -0.5625, -1.03125}
tensor @r0.in.w : f32[3] = {1.0, -1.65625, 2.34375}
tensor @r0.in.u : f32[3] = {0.9375, 2.9375, 2.4375}
tensor @r0.in.v : f32[3] = {0.3359375, -0.3463541567325592, 0.3802083432674408}
tensor @r0.in.x1 : f32[3] = {0.5685473680496216, 0.5779696106910706, 0.555830180644989}
tensor @r0.want.0.f32 : f64[3, 3, 4] = {-0.35204277, 2.039425239, -0.5700945695, -0.09654385261, 0.1948865612, -0.6714914503, 0.5327874188, -0.8416109862, -0.006841241779, -1.217834525, -0.6268701941, 0.3210775251, 0.6758069683, -2.746677158, 2.600253181, -3.279180417, -0.7428052566, 0.7143832415, 0.256001455, -0.1068758675, 1.196569253, -0.1448612249, 0.5093478846, 1.090048322, 2.52958469, -0.6671651754, -2.408989963, 2.275623827, 0.4327632503, 0.6229859333, -0.4148872144, 0.02386290933, -0.5567005956, 1.200796558, -0.1494010174, -1.615330736}
tensor @r0.own.0 : f64[] = {7.199999885187935e-08}
graph "main"(
    %x : f32[3, 3, 4],
    %y : f32[3, 3, 4],
    %z : f32[3],
    %w : f32[3],
    %u : f32[3],
    %v : f32[3],
    %x1 : f32[3]) {
  %getitem, %native_batch_norm_backward, %native_batch_norm_backward_1 = aten.native_batch_norm_backward.default(grad_out=%x, input=%y, weight=%z, running_mean=%w, running_var=%u, save_mean=%v, save_invstd=%x1, train=true, eps=1e-05, output_mask=[true, false, false]) : f32[3, 3, 4], none, none name("native_batch_norm_backward")
  return %getitem as "getitem"
}

fxge 1
model "native_layer_norm_backward.mask2.dynamic" stage "import"
symbol s15 : int [2, 9223372036854775807]
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
guard "L['y'].size()[0] == L['w'].size()[0]" sym(1)
guard "L['x'].size()[0] == L['w'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 5] = {-2.9375, 2.28125, -0.125, 2.71875, 0.5625, 2.0625, -0.21875, 0.8125, -1.96875, -2.875, -2.53125, 1.25, -1.0625, 0.59375, -2.4375}
tensor @r0.in.y : f32[3, 5] = {-3.125, 1.65625, 1.0625, -2.0, -2.4375, 2.71875, -0.46875, -2.3125, 2.8125, -0.34375, -1.21875, -2.90625, -2.53125, 1.625, 3.09375}
tensor @r0.in.z : f32[3, 1] = {-0.96875, 0.48124998807907104, -0.38749998807907104}
tensor @r0.in.w : f32[3, 1] = {0.5145246386528015, 0.5021469593048096, 0.4240940809249878}
tensor @r0.in.u : f32[5] = {1.375, 1.9375, -1.09375, 0.375, -1.5625}
tensor @r0.in.v : f32[5] = {-2.53125, 2.9375, 2.28125, -3.0625, -1.53125}
tensor @r0.want.0.f32 : f64[5] = {6.468657822, 1.850236946, -0.3045017123, -3.240497085, -2.832726174}
tensor @r0.own.0 : f64[] = {5.100000066704524e-08}
tensor @r0.want.1.f32 : f64[5] = {-3.40625, 3.3125, -0.375, 1.34375, -4.75}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 5] = {-2.53125, 1.25, -1.0625, 0.59375, -2.4375, -0.84375, 0.78125, 2.125, -0.03125, 1.9375, 1.6875, -1.15625, -2.625, -1.0, -1.875, -1.5, -1.65625, 0.59375, -0.34375, -2.03125, 2.15625, -2.0, 1.53125, 2.96875, 1.78125}
tensor @r1.in.y : f32[5, 5] = {-3.125, 1.65625, 1.0625, -2.0, -2.4375, 2.71875, -0.46875, -2.3125, 2.8125, -0.34375, -1.21875, -2.90625, -2.53125, 1.625, 3.09375, 1.375, 1.9375, -1.09375, 0.375, -1.5625, -2.53125, 2.9375, 2.28125, -3.0625, -1.53125}
tensor @r1.in.z : f32[5, 1] = {-0.96875, 0.48124998807907104, -0.38749998807907104, 0.20625001192092896, -0.3812499940395355}
tensor @r1.in.w : f32[5, 1] = {0.5145246386528015, 0.5021469593048096, 0.4240940809249878, 0.7368012070655823, 0.40008217096328735}
tensor @r1.in.u : f32[5] = {-2.9375, 2.28125, -0.125, 2.71875, 0.5625}
tensor @r1.in.v : f32[5] = {2.0625, -0.21875, 0.8125, -1.96875, -2.875}
tensor @r1.want.0.f32 : f64[5] = {-1.881070946, -2.217548543, -0.6426329333, -4.432496055, 0.09879654286}
tensor @r1.own.0 : f64[] = {4.700000033608376e-08}
tensor @r1.want.1.f32 : f64[5] = {-1.03125, -2.78125, 0.5625, 2.1875, -2.625}
tensor @r1.own.1 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 5] = {2.0625, -0.21875, 0.8125, -1.96875, -2.875, -2.53125, 1.25, -1.0625, 0.59375, -2.4375, -0.84375, 0.78125, 2.125, -0.03125, 1.9375, 1.6875, -1.15625, -2.625, -1.0, -1.875}
tensor @r2.in.y : f32[4, 5] = {-3.125, 1.65625, 1.0625, -2.0, -2.4375, 2.71875, -0.46875, -2.3125, 2.8125, -0.34375, -1.21875, -2.90625, -2.53125, 1.625, 3.09375, 1.375, 1.9375, -1.09375, 0.375, -1.5625}
tensor @r2.in.z : f32[4, 1] = {-0.96875, 0.48124998807907104, -0.38749998807907104, 0.20625001192092896}
tensor @r2.in.w : f32[4, 1] = {0.5145246386528015, 0.5021469593048096, 0.4240940809249878, 0.7368012070655823}
tensor @r2.in.u : f32[5] = {-2.53125, 2.9375, 2.28125, -3.0625, -1.53125}
tensor @r2.in.v : f32[5] = {-2.9375, 2.28125, -0.125, 2.71875, 0.5625}
tensor @r2.want.0.f32 : f64[5] = {-3.381610009, -3.201167835, 2.922106067, 1.588680595, 8.486460396}
tensor @r2.own.0 : f64[] = {7.799999934832158e-08}
tensor @r2.want.1.f32 : f64[5] = {0.375, 0.65625, -0.75, -2.40625, -5.25}
tensor @r2.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[s15, 5],
    %y : f32[s15, 5],
    %z : f32[s15, 1],
    %w : f32[s15, 1],
    %u : f32[5],
    %v : f32[5]) {
  %native_layer_norm_backward, %getitem_1, %getitem_2 = aten.native_layer_norm_backward.default(grad_out=%x, input=%y, normalized_shape=[5], mean=%z, rstd=%w, weight=%u, bias=%v, output_mask=[false, true, true]) : none, f32[5], f32[5]
  return %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "native_layer_norm_backward.mask2.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {1.96875, -0.1875, -2.3125, -2.59375, -2.40625, -0.5625, 0.5, 0.25, 0.59375, -0.09375, -0.65625, 1.90625, -2.40625, 2.875, -2.03125}
tensor @r0.in.y : f32[3, 5] = {-2.34375, -2.375, -2.5625, -0.6875, 1.9375, 2.5, -1.5625, -0.125, 0.53125, 2.5625, 2.40625, 1.59375, -1.6875, 1.71875, -2.6875}
tensor @r0.in.z : f32[3, 1] = {-1.2062499523162842, 0.78125, 0.26875001192092896}
tensor @r0.in.w : f32[3, 1] = {0.5841740369796753, 0.6323554515838623, 0.4880266487598419}
tensor @r0.in.u : f32[5] = {0.15625, 1.15625, -1.46875, 1.78125, 0.0625}
tensor @r0.in.v : f32[5] = {1.4375, -2.90625, 0.84375, 2.15625, 3.0625}
tensor @r0.want.0.f32 : f64[5] = {-2.604161454, 0.6196232718, 3.986145513, 1.154585155, -1.594126722}
tensor @r0.own.0 : f64[] = {5.5000000998006726e-08}
tensor @r0.want.1.f32 : f64[5] = {0.75, 2.21875, -4.46875, 0.875, -4.53125}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 5],
    %y : f32[3, 5],
    %z : f32[3, 1],
    %w : f32[3, 1],
    %u : f32[5],
    %v : f32[5]) {
  %native_layer_norm_backward, %getitem_1, %getitem_2 = aten.native_layer_norm_backward.default(grad_out=%x, input=%y, normalized_shape=[5], mean=%z, rstd=%w, weight=%u, bias=%v, output_mask=[false, true, true]) : none, f32[5], f32[5]
  return %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "native_batch_norm_backward.eval.f32" stage "import"
tensor @r0.in.x : f32[4, 3, 5] = {0.40625, -0.65625, 0.96875, 0.09375, -0.3125, 1.3125, -3.125, 0.6875, 0.03125, 2.5, 0.5, 1.65625, -1.84375, 2.65625, -0.125, -2.25, 2.1875, -0.03125, -0.3125, 1.625, -3.0625, -2.0625, -1.09375, 0.59375, 0.96875, 2.90625, -3.03125, -0.6875, -2.0625, -0.15625, -2.21875, 2.875, -2.125, -1.09375, -0.40625, -1.25, 0.0, 1.46875, 3.0625, -0.875, -2.78125, 2.90625, 1.03125, -2.1875, -2.53125, -3.03125, -2.71875, -0.15625, 2.0, -0.03125, 0.6875, -2.6875, -0.3125, 1.59375, -0.53125, 2.96875, -0.6875, 1.53125, -1.875, 0.9375}
tensor @r0.in.y : f32[4, 3, 5] = {-0.90625, 2.3125, 3.03125, -1.9375, -1.9375, -0.40625, 0.5625, -2.65625, -1.84375, 1.6875, 2.71875, -1.75, 0.8125, -0.53125, 1.03125, 3.0625, -0.9375, -1.5625, 0.46875, -0.125, -1.03125, -2.21875, 1.75, 1.375, -2.875, 0.75, 1.34375, -2.875, -0.8125, 0.0625, 2.375, 1.96875, 2.0625, -1.8125, -1.53125, 2.53125, 2.46875, -3.0625, 1.78125, 2.90625, -0.46875, 0.46875, 2.0625, -1.09375, 1.3125, 1.71875, -1.0625, 0.875, 2.78125, -0.1875, -1.03125, 2.53125, -1.21875, 0.3125, -1.96875, -0.40625, 0.25, -0.5, -1.875, -2.46875}
tensor @r0.in.z : f32[3] = {-2.96875, 1.59375, 2.625}
tensor @r0.in.w : f32[3] = {-3.125, -0.59375, -1.90625}
tensor @r0.in.u : f32[3] = {1.4375, 0.46875, 2.34375}
tensor @r0.want.0.f32 : f64[4, 3, 5] = {-1.005915647, 1.624940661, -2.398721928, -0.2321343801, 0.773781267, 3.055232302, -7.274362624, 1.600359777, 0.07274362624, 5.819490099, 0.857319581, 2.839871112, -3.161365955, 4.554510274, -0.2143298953, 5.571225122, -5.416468869, 0.0773781267, 0.773781267, -4.023662588, -7.128875372, -4.801079332, -2.546026918, 1.382128899, 2.255052413, 4.983170065, -5.19749996, -1.178814424, -3.536443272, -0.2679123691, 5.493846996, -7.118787656, 5.261712616, 2.708234435, 1.005915647, -2.90974505, 0.0, 3.418950433, 7.128875372, -2.036821535, -4.768840169, 4.983170065, 1.768221636, -3.750773167, -4.340180379, 7.50567829, 6.731897023, 0.3868906335, -4.952200109, 0.0773781267, 1.600359777, -6.255951857, -0.7274362624, 3.709924938, -1.236641646, 5.090335012, -1.178814424, 2.625541217, -3.214948429, 1.607474214}
tensor @r0.own.0 : f64[] = {5.60000010807471e-08}
tensor @r0.want.1.f32 : f64[3] = {-18.56260534, -11.22391363, -1.028911075}
tensor @r0.own.1 : f64[] = {2.800000054037355e-08}
tensor @r0.want.2.f32 : f64[3] = {-5.1875, -2.09375, -0.875}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[4, 3, 5],
    %y : f32[4, 3, 5],
    %z : f32[3],
    %w : f32[3],
    %u : f32[3]) {
  %getitem, %getitem_1, %getitem_2 = aten.native_batch_norm_backward.default(grad_out=%x, input=%y, weight=%z, running_mean=%w, running_var=%u, train=false, eps=1e-05, output_mask=[true, true, true]) : f32[4, 3, 5], f32[3], f32[3] name("native_batch_norm_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "native_batch_norm_backward.empty.f32" stage "import"
tensor @r0.in.x : f32[4, 3, 5] = {-0.3125, -0.65625, 3.0625, 0.09375, 0.0, 2.9375, 0.96875, 1.0, -2.5625, -1.53125, -1.3125, -1.8125, -2.1875, 1.4375, -2.46875, -1.03125, 0.6875, -0.71875, -1.78125, -0.03125, -2.34375, -2.8125, -2.65625, -0.34375, 0.875, -0.3125, -1.53125, 0.71875, -0.96875, 0.34375, 2.125, 2.53125, -1.3125, 0.375, -0.25, 1.5, -3.09375, 0.25, -0.53125, 1.5, -1.625, -2.03125, 2.3125, 1.59375, 1.40625, -2.28125, -1.03125, -2.8125, 2.40625, 1.75, -0.40625, -3.09375, 0.28125, 1.6875, 1.71875, -2.8125, 0.53125, 0.6875, -2.6875, 2.375}
tensor @r0.in.y : f32[4, 3, 5] = {0.0625, 1.34375, 1.28125, -1.21875, -2.625, -1.375, 2.15625, 0.53125, -0.875, -0.28125, 1.84375, -0.34375, 1.28125, -0.375, -2.96875, -1.625, -0.8125, -1.3125, -1.375, 0.9375, 2.8125, -2.96875, 0.9375, 2.75, 1.28125, -2.4375, -0.46875, 0.375, -1.09375, 1.78125, 2.3125, -0.09375, 2.75, 1.0625, 0.40625, -1.40625, -0.78125, 1.59375, -2.28125, -1.15625, 0.3125, -2.40625, -1.65625, 1.8125, 2.25, -0.84375, 0.8125, -0.625, 1.40625, 1.3125, 0.375, -2.5, 1.125, 0.25, -0.4375, 2.375, 3.09375, 0.21875, -0.4375, -2.15625}
tensor @r0.in.z : f32[3] = {3.0, -0.4375, -2.90625}
tensor @r0.in.w : f32[3] = {0.8125, -1.09375, -2.75}
tensor @r0.in.u : f32[3] = {1.34375, 2.8125, 0.84375}
tensor @r0.in.v : f32[0] = {}
tensor @r0.in.x1 : f32[0] = {}
tensor @r0.want.0.f32 : f64[4, 3, 5] = {-0.8087427898, -1.698359858, 7.92567934, 0.2426228369, 0.0, -0.7663177674, -0.2527218169, -0.2608741336, 0.6684899673, 0.3994635171, 4.152625971, 5.734578723, 6.921043286, -4.548114159, 7.810891708, -2.668851206, 1.779234137, -1.860108416, -4.609833902, -0.08087427898, 0.6114237506, 0.7337085007, 0.6929469174, 0.08967548342, -0.2282648669, 0.9887204694, 4.8447303, -2.27405708, 3.065033455, -1.087592516, 5.49945097, 6.550816597, -3.396719717, 0.9704913477, -0.6469942318, -0.3913112004, 0.8070793508, -0.0652185334, 0.1385893835, -0.3913112004, 5.141346441, 6.426683051, -7.316531474, -5.042474394, -4.449242112, -5.903822365, -2.668851206, -7.278685108, 6.227319481, 4.528959623, 0.1059801168, 0.8070793508, -0.07337085007, -0.4402251004, -0.4483774171, 8.898484225, -1.680824798, -2.175185033, 8.502996037, -7.514275567}
tensor @r0.own.0 : f64[] = {7.39999990173601e-08}
tensor @r0.want.1.f32 : f64[3] = {14.33580839, 0.6970230757, -21.29682628}
tensor @r0.own.1 : f64[] = {4.90000005015645e-08}
tensor @r0.want.2.f32 : f64[3] = {0.8125, -6.65625, -8.34375}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[4, 3, 5],
    %y : f32[4, 3, 5],
    %z : f32[3],
    %w : f32[3],
    %u : f32[3],
    %v : f32[0],
    %x1 : f32[0]) {
  %getitem, %getitem_1, %getitem_2 = aten.native_batch_norm_backward.default(grad_out=%x, input=%y, weight=%z, running_mean=%w, running_var=%u, save_mean=%v, save_invstd=%x1, train=false, eps=1e-05, output_mask=[true, true, true]) : f32[4, 3, 5], f32[3], f32[3] name("native_batch_norm_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "nll_loss_backward.r0.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3] = {0.25, 3.0, 0.75}
tensor @r0.in.y : f32[3, 5] = {2.0, -1.34375, 0.125, 1.75, -2.5625, -0.09375, -0.40625, -2.15625, 0.375, -2.5, -1.59375, -2.96875, -2.71875, -0.09375, -2.84375}
tensor @r0.in.z : i64[3] = {1, 0, 3}
tensor @r0.in.w : f32[5] = {0.21875, 1.78125, 0.65625, 1.90625, 2.21875}
tensor @r0.in.u : f32[] = {2.1875}
tensor @r0.want.0.f32 : f64[3, 5] = {0.0, -0.4453125, 0.0, 0.0, 0.0, -0.65625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.4296875, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5] = {0.25, 3.0, 0.75, 2.0, -1.34375}
tensor @r1.in.y : f32[5, 5] = {0.125, 1.75, -2.5625, -0.09375, -0.40625, -2.15625, 0.375, -2.5, -1.59375, -2.96875, -2.71875, -0.09375, -2.84375, 0.59375, 0.5625, 2.40625, -1.8125, -2.84375, -1.75, -2.21875, -1.5, -0.71875, -2.03125, 0.84375, 1.09375}
tensor @r1.in.z : i64[5] = {4, 3, 0, 1, 3}
tensor @r1.in.w : f32[5] = {2.1875, 0.125, 1.46875, 1.53125, 1.90625}
tensor @r1.in.u : f32[] = {2.25}
tensor @r1.want.0.f32 : f64[5, 5] = {0.0, 0.0, 0.0, 0.0, -0.4765625, 0.0, 0.0, 0.0, -4.59375, 0.0, -1.640625, 0.0, 0.0, 0.0, 0.0, 0.0, -0.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.057617188, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4] = {0.25, 3.0, 0.75, 2.0}
tensor @r2.in.y : f32[4, 5] = {-1.34375, 0.125, 1.75, -2.5625, -0.09375, -0.40625, -2.15625, 0.375, -2.5, -1.59375, -2.96875, -2.71875, -0.09375, -2.84375, 0.59375, 0.5625, 2.40625, -1.8125, -2.84375, -1.75}
tensor @r2.in.z : i64[4] = {0, 0, 4, 1}
tensor @r2.in.w : f32[5] = {0.8125, 2.4375, 2.8125, 0.90625, 1.75}
tensor @r2.in.u : f32[] = {1.78125}
tensor @r2.want.0.f32 : f64[4, 5] = {-0.203125, 0.0, 0.0, 0.0, 0.0, -2.4375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.3125, 0.0, -4.875, 0.0, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17],
    %y : f32[s17, 5],
    %z : i64[s17],
    %w : f32[5],
    %u : f32[]) {
  %nll_loss_backward = aten.nll_loss_backward.default(grad_output=%x, self=%y, target=%z, weight=%w, reduction=0, ignore_index=2, total_weight=%u) : f32[s17, 5]
  return %nll_loss_backward as "nll_loss_backward"
}

fxge 1
model "nll_loss_backward.r0.f32" stage "import"
tensor @r0.in.x : f32[3] = {2.09375, -2.5625, -2.4375}
tensor @r0.in.y : f32[3, 5] = {-1.4375, 0.0, -2.75, 2.71875, -2.5, -0.875, 0.34375, -0.15625, 0.78125, 2.84375, 0.84375, -0.3125, 2.15625, -2.8125, -1.625}
tensor @r0.in.z : i64[3] = {3, 0, 1}
tensor @r0.in.w : f32[5] = {0.9375, 2.125, 1.1875, 2.90625, 1.1875}
tensor @r0.in.u : f32[] = {1.0625}
tensor @r0.want.0.f32 : f64[3, 5] = {0.0, 0.0, 0.0, -6.084960938, 0.0, 2.40234375, 0.0, 0.0, 0.0, 0.0, 0.0, 5.1796875, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3],
    %y : f32[3, 5],
    %z : i64[3],
    %w : f32[5],
    %u : f32[]) {
  %nll_loss_backward = aten.nll_loss_backward.default(grad_output=%x, self=%y, target=%z, weight=%w, reduction=0, ignore_index=2, total_weight=%u) : f32[3, 5]
  return %nll_loss_backward as "nll_loss_backward"
}

fxge 1
model "nll_loss_backward.r1.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
tensor @r0.in.x : f32[] = {2.03125}
tensor @r0.in.y : f32[3, 5] = {-0.78125, 2.1875, 0.71875, 2.96875, 1.53125, -2.03125, -2.25, 0.5625, -1.0625, 1.53125, -2.78125, -2.40625, 3.125, -0.9375, 0.5}
tensor @r0.in.z : i64[3] = {4, 0, 1}
tensor @r0.in.w : f32[5] = {0.0625, 0.9375, 2.8125, 0.0625, 1.90625}
tensor @r0.in.u : f32[] = {1.78125}
tensor @r0.want.0.f32 : f64[3, 5] = {0.0, 0.0, 0.0, 0.0, -2.17379386, -0.07127192982, 0.0, 0.0, 0.0, 0.0, 0.0, -1.069078947, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {3.099999901223782e-08}
tensor @r1.in.x : f32[] = {2.03125}
tensor @r1.in.y : f32[5, 5] = {-0.78125, 2.1875, 0.71875, 2.96875, 1.53125, -2.03125, -2.25, 0.5625, -1.0625, 1.53125, -2.78125, -2.40625, 3.125, -0.9375, 0.5, -2.03125, 2.3125, 0.9375, 1.84375, -1.46875, -0.1875, -2.03125, 2.53125, -2.59375, 2.3125}
tensor @r1.in.z : i64[5] = {2, 3, 2, 1, 1}
tensor @r1.in.w : f32[5] = {3.125, 1.09375, 2.0625, 0.65625, 1.09375}
tensor @r1.in.u : f32[] = {1.0}
tensor @r1.want.0.f32 : f64[5, 5] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.333007812, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.221679688, 0.0, 0.0, 0.0, 0.0, -2.221679688, 0.0, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[] = {2.03125}
tensor @r2.in.y : f32[4, 5] = {-0.78125, 2.1875, 0.71875, 2.96875, 1.53125, -2.03125, -2.25, 0.5625, -1.0625, 1.53125, -2.78125, -2.40625, 3.125, -0.9375, 0.5, -2.03125, 2.3125, 0.9375, 1.84375, -1.46875}
tensor @r2.in.z : i64[4] = {4, 1, 0, 1}
tensor @r2.in.w : f32[5] = {1.40625, 1.03125, 0.59375, 1.5, 1.3125}
tensor @r2.in.u : f32[] = {1.78125}
tensor @r2.want.0.f32 : f64[4, 5] = {0.0, 0.0, 0.0, 0.0, -1.496710526, 0.0, -1.175986842, 0.0, 0.0, 0.0, -1.603618421, 0.0, 0.0, 0.0, 0.0, 0.0, -1.175986842, 0.0, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {6.700000199089118e-08}
graph "main"(
    %x : f32[],
    %y : f32[s17, 5],
    %z : i64[s17],
    %w : f32[5],
    %u : f32[]) {
  %nll_loss_backward = aten.nll_loss_backward.default(grad_output=%x, self=%y, target=%z, weight=%w, reduction=1, ignore_index=2, total_weight=%u) : f32[s17, 5]
  return %nll_loss_backward as "nll_loss_backward"
}

fxge 1
model "nll_loss_backward.r1.f32" stage "import"
tensor @r0.in.x : f32[] = {0.84375}
tensor @r0.in.y : f32[3, 5] = {0.4375, 0.9375, 0.96875, -1.40625, 1.84375, 2.09375, -0.1875, -1.1875, 2.3125, -2.65625, 1.8125, 2.96875, -2.34375, 1.5625, -2.46875}
tensor @r0.in.z : i64[3] = {4, 3, 2}
tensor @r0.in.w : f32[5] = {1.4375, 1.6875, 0.71875, 2.375, 1.46875}
tensor @r0.in.u : f32[] = {1.90625}
tensor @r0.want.0.f32 : f64[3, 5] = {0.0, 0.0, 0.0, 0.0, -0.650102459, 0.0, 0.0, 0.0, -1.051229508, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {3.4999999343199306e-08}
graph "main"(
    %x : f32[],
    %y : f32[3, 5],
    %z : i64[3],
    %w : f32[5],
    %u : f32[]) {
  %nll_loss_backward = aten.nll_loss_backward.default(grad_output=%x, self=%y, target=%z, weight=%w, reduction=1, ignore_index=2, total_weight=%u) : f32[3, 5]
  return %nll_loss_backward as "nll_loss_backward"
}

fxge 1
model "nll_loss_backward.r2.dynamic" stage "import"
symbol s17 : int [2, 9223372036854775807]
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
tensor @r0.in.x : f32[] = {-1.78125}
tensor @r0.in.y : f32[3, 5] = {-2.875, 1.46875, 0.75, -1.78125, 2.875, 1.8125, -1.0, -1.5625, -1.375, 0.09375, -0.8125, 2.0625, -2.90625, 1.9375, -2.15625}
tensor @r0.in.z : i64[3] = {4, 3, 2}
tensor @r0.in.w : f32[5] = {1.625, 2.8125, 1.625, 0.28125, 0.25}
tensor @r0.in.u : f32[] = {2.96875}
tensor @r0.want.0.f32 : f64[3, 5] = {0.0, 0.0, 0.0, 0.0, 0.4453125, 0.0, 0.0, 0.0, 0.5009765625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[] = {-1.78125}
tensor @r1.in.y : f32[5, 5] = {-2.875, 1.46875, 0.75, -1.78125, 2.875, 1.8125, -1.0, -1.5625, -1.375, 0.09375, -0.8125, 2.0625, -2.90625, 1.9375, -2.15625, 2.625, 1.96875, 0.8125, -0.5625, 1.9375, -2.625, 0.875, -1.1875, 0.1875, -2.4375}
tensor @r1.in.z : i64[5] = {1, 4, 4, 1, 3}
tensor @r1.in.w : f32[5] = {1.46875, 1.78125, 0.4375, 0.0625, 0.09375}
tensor @r1.in.u : f32[] = {1.375}
tensor @r1.want.0.f32 : f64[5, 5] = {0.0, 3.172851562, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.1669921875, 0.0, 0.0, 0.0, 0.0, 0.1669921875, 0.0, 3.172851562, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.111328125, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[] = {-1.78125}
tensor @r2.in.y : f32[4, 5] = {-2.875, 1.46875, 0.75, -1.78125, 2.875, 1.8125, -1.0, -1.5625, -1.375, 0.09375, -0.8125, 2.0625, -2.90625, 1.9375, -2.15625, 2.625, 1.96875, 0.8125, -0.5625, 1.9375}
tensor @r2.in.z : i64[4] = {1, 3, 2, 4}
tensor @r2.in.w : f32[5] = {1.8125, 3.03125, 2.03125, 0.9375, 0.6875}
tensor @r2.in.u : f32[] = {2.46875}
tensor @r2.want.0.f32 : f64[4, 5] = {0.0, 5.399414062, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.669921875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.224609375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[],
    %y : f32[s17, 5],
    %z : i64[s17],
    %w : f32[5],
    %u : f32[]) {
  %nll_loss_backward = aten.nll_loss_backward.default(grad_output=%x, self=%y, target=%z, weight=%w, reduction=2, ignore_index=2, total_weight=%u) : f32[s17, 5]
  return %nll_loss_backward as "nll_loss_backward"
}

fxge 1
model "nll_loss_backward.r2.f32" stage "import"
tensor @r0.in.x : f32[] = {0.53125}
tensor @r0.in.y : f32[3, 5] = {-1.84375, 1.0625, -2.59375, 1.9375, 2.375, 2.3125, 1.90625, 0.4375, 3.0625, 3.0625, 1.6875, -3.03125, 2.5, 2.96875, -1.25}
tensor @r0.in.z : i64[3] = {0, 4, 0}
tensor @r0.in.w : f32[5] = {2.25, 0.53125, 2.625, 2.15625, 1.0}
tensor @r0.in.u : f32[] = {3.03125}
tensor @r0.want.0.f32 : f64[3, 5] = {-1.1953125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.53125, -1.1953125, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[],
    %y : f32[3, 5],
    %z : i64[3],
    %w : f32[5],
    %u : f32[]) {
  %nll_loss_backward = aten.nll_loss_backward.default(grad_output=%x, self=%y, target=%z, weight=%w, reduction=2, ignore_index=2, total_weight=%u) : f32[3, 5]
  return %nll_loss_backward as "nll_loss_backward"
}

fxge 1
model "select_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.75, -1.9375, -2.25, -0.78125, 2.09375, -0.34375, -0.8125, 0.1875, 1.0, -2.40625, -0.53125, 1.34375}
tensor @r0.want.0.f32 : f64[3, 5, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.75, -1.9375, -2.25, -0.78125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.09375, -0.34375, -0.8125, 0.1875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -2.40625, -0.53125, 1.34375, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %select_backward = aten.select_backward.default(grad_output=%x, input_sizes=[3, 5, 4], dim=1, index=-2) : f32[3, 5, 4]
  return %select_backward as "select_backward"
}

fxge 1
model "select_backward.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.03125, -1.375, 0.125, -2.125, 2.34375, 0.6875, 0.75, -2.59375, -1.3125, 2.96875, -1.03125, 0.8125}
tensor @r0.want.0.bf16 : f64[3, 5, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.03125, -1.375, 0.125, -2.125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.34375, 0.6875, 0.75, -2.59375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.3125, 2.96875, -1.03125, 0.8125, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %select_backward = aten.select_backward.default(grad_output=%x, input_sizes=[3, 5, 4], dim=1, index=-2) : bf16[3, 5, 4]
  return %select_backward as "select_backward"
}

fxge 1
model "select_backward.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.28125, -1.625, 2.1875, -0.90625, 0.53125, 2.96875, -1.0625, 1.90625, -1.09375, 2.375, -2.46875, -2.53125}
tensor @r0.want.0.f16 : f64[3, 5, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.28125, -1.625, 2.1875, -0.90625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.53125, 2.96875, -1.0625, 1.90625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.09375, 2.375, -2.46875, -2.53125, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %select_backward = aten.select_backward.default(grad_output=%x, input_sizes=[3, 5, 4], dim=1, index=-2) : f16[3, 5, 4]
  return %select_backward as "select_backward"
}

fxge 1
model "select_backward.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6, 1, 5, -4, 2, -1, -3, -5, 1, -5, 7, -3}
tensor @r0.want.0.i64 : i64[3, 5, 4] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 1, 5, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, -1, -3, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -5, 7, -3, 0, 0, 0, 0}
graph "main"(
    %x : i64[3, 4]) {
  %select_backward = aten.select_backward.default(grad_output=%x, input_sizes=[3, 5, 4], dim=1, index=-2) : i64[3, 5, 4]
  return %select_backward as "select_backward"
}

fxge 1
model "slice_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {0.34375, -2.75, -2.6875, -1.5, 2.0625, -1.28125}
tensor @r0.want.0.f32 : f64[3, 7] = {0.0, 0.34375, 0.0, 0.0, -2.75, 0.0, 0.0, 0.0, -2.6875, 0.0, 0.0, -1.5, 0.0, 0.0, 0.0, 2.0625, 0.0, 0.0, -1.28125, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 2]) {
  %slice_backward = aten.slice_backward.default(grad_output=%x, input_sizes=[3, 7], dim=1, start=1, end=6, step=3) : f32[3, 7]
  return %slice_backward as "slice_backward"
}

fxge 1
model "slice_backward.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 2] = {2.03125, -0.28125, -0.65625, -3.0, 1.9375, 1.15625}
tensor @r0.want.0.bf16 : f64[3, 7] = {0.0, 2.03125, 0.0, 0.0, -0.28125, 0.0, 0.0, 0.0, -0.65625, 0.0, 0.0, -3.0, 0.0, 0.0, 0.0, 1.9375, 0.0, 0.0, 1.15625, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 2]) {
  %slice_backward = aten.slice_backward.default(grad_output=%x, input_sizes=[3, 7], dim=1, start=1, end=6, step=3) : bf16[3, 7]
  return %slice_backward as "slice_backward"
}

fxge 1
model "slice_backward.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 2] = {0.375, 0.0625, -1.09375, 2.875, -2.34375, -1.53125}
tensor @r0.want.0.f16 : f64[3, 7] = {0.0, 0.375, 0.0, 0.0, 0.0625, 0.0, 0.0, 0.0, -1.09375, 0.0, 0.0, 2.875, 0.0, 0.0, 0.0, -2.34375, 0.0, 0.0, -1.53125, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 2]) {
  %slice_backward = aten.slice_backward.default(grad_output=%x, input_sizes=[3, 7], dim=1, start=1, end=6, step=3) : f16[3, 7]
  return %slice_backward as "slice_backward"
}

fxge 1
model "slice_backward.ends.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.71875, 1.4375, 2.5, 1.375, 1.25, -0.75, -1.0625, -2.5, 2.71875, 0.78125, 0.5, -2.09375}
tensor @r0.want.0.f32 : f64[5, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.71875, 1.4375, 2.5, 1.375, 1.25, -0.75, -1.0625, -2.5, 2.71875, 0.78125, 0.5, -2.09375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %slice_backward = aten.slice_backward.default(grad_output=%x, input_sizes=[5, 4], dim=0, start=-3, end=9223372036854775807, step=1) : f32[5, 4]
  return %slice_backward as "slice_backward"
}

fxge 1
model "embedding_dense_backward.plain.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s17 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[3, 2, 4] = {-0.53125, 1.96875, 0.84375, -2.21875, 0.03125, 0.53125, -0.21875, -0.0625, -2.90625, 2.71875, -1.25, -1.65625, -0.03125, -2.71875, 0.625, 2.3125, 2.4375, 3.0, 1.375, 1.46875, -2.4375, 2.59375, -2.5625, 1.84375}
tensor @r0.in.y : i64[3, 2] = {4, 0, 1, 0, 3, 2}
tensor @r0.want.0.f32 : f64[6, 4] = {0.0, -2.1875, 0.40625, 2.25, -2.90625, 2.71875, -1.25, -1.65625, -2.4375, 2.59375, -2.5625, 1.84375, 2.4375, 3.0, 1.375, 1.46875, -0.53125, 1.96875, 0.84375, -2.21875, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 2, 4] = {-0.53125, 1.96875, 0.84375, -2.21875, 0.03125, 0.53125, -0.21875, -0.0625, -2.90625, 2.71875, -1.25, -1.65625, -0.03125, -2.71875, 0.625, 2.3125, 2.4375, 3.0, 1.375, 1.46875, -2.4375, 2.59375, -2.5625, 1.84375, 1.6875, 1.46875, 2.90625, 1.46875, -2.375, -0.90625, 0.0, 0.125, 0.53125, 0.5, -0.25, 0.59375, 1.875, 2.1875, -1.34375, -1.0625}
tensor @r1.in.y : i64[5, 2] = {0, 3, 0, 4, 3, 0, 3, 1, 5, 5}
tensor @r1.want.0.f32 : f64[6, 4] = {-5.875, 7.28125, -2.96875, -2.03125, -2.375, -0.90625, 0.0, 0.125, 0.0, 0.0, 0.0, 0.0, 4.15625, 5.0, 4.0625, 2.875, -0.03125, -2.71875, 0.625, 2.3125, 2.40625, 2.6875, -1.59375, -0.46875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 2, 4] = {-0.53125, 1.96875, 0.84375, -2.21875, 0.03125, 0.53125, -0.21875, -0.0625, -2.90625, 2.71875, -1.25, -1.65625, -0.03125, -2.71875, 0.625, 2.3125, 2.4375, 3.0, 1.375, 1.46875, -2.4375, 2.59375, -2.5625, 1.84375, 1.6875, 1.46875, 2.90625, 1.46875, -2.375, -0.90625, 0.0, 0.125}
tensor @r2.in.y : i64[4, 2] = {3, 2, 5, 5, 1, 2, 0, 3}
tensor @r2.want.0.f32 : f64[6, 4] = {1.6875, 1.46875, 2.90625, 1.46875, 2.4375, 3.0, 1.375, 1.46875, -2.40625, 3.125, -2.78125, 1.78125, -2.90625, 1.0625, 0.84375, -2.09375, 0.0, 0.0, 0.0, 0.0, -2.9375, 0.0, -0.625, 0.65625}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, 2, 4],
    %y : i64[s17, 2]) {
  %embedding_dense_backward = aten.embedding_dense_backward.default(grad_output=%x, indices=%y, num_weights=6, padding_idx=-1, scale_grad_by_freq=false) : f32[6, 4]
  return %embedding_dense_backward as "embedding_dense_backward"
}

fxge 1
model "embedding_dense_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 2, 4] = {2.375, 0.8125, -2.96875, 0.34375, -1.71875, 1.3125, 2.4375, -2.75, 0.46875, -2.34375, 1.5, 1.0, -1.90625, -1.0625, 2.59375, 0.65625, -2.78125, 2.53125, -0.75, 2.59375, -1.75, 1.25, 1.15625, 0.875}
tensor @r0.in.y : i64[3, 2] = {2, 3, 3, 1, 2, 0}
tensor @r0.want.0.f32 : f64[6, 4] = {-1.75, 1.25, 1.15625, 0.875, -1.90625, -1.0625, 2.59375, 0.65625, -0.40625, 3.34375, -3.71875, 2.9375, -1.25, -1.03125, 3.9375, -1.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 2, 4],
    %y : i64[3, 2]) {
  %embedding_dense_backward = aten.embedding_dense_backward.default(grad_output=%x, indices=%y, num_weights=6, padding_idx=-1, scale_grad_by_freq=false) : f32[6, 4]
  return %embedding_dense_backward as "embedding_dense_backward"
}

fxge 1
model "embedding_dense_backward.padding.f32" stage "import"
tensor @r0.in.x : f32[3, 2, 4] = {-0.90625, -2.3125, 0.09375, -0.75, -0.1875, -0.75, -0.53125, 0.65625, -1.15625, 1.21875, -2.90625, -2.78125, -0.25, -1.125, -3.09375, 0.8125, -2.78125, 0.875, 1.625, -0.90625, -0.75, 0.8125, -2.78125, 0.875}
tensor @r0.in.y : i64[3, 2] = {0, 2, 2, 2, 0, 5}
tensor @r0.want.0.f32 : f64[6, 4] = {-3.6875, -1.4375, 1.71875, -1.65625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.75, 0.8125, -2.78125, 0.875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 2, 4],
    %y : i64[3, 2]) {
  %embedding_dense_backward = aten.embedding_dense_backward.default(grad_output=%x, indices=%y, num_weights=6, padding_idx=2, scale_grad_by_freq=false) : f32[6, 4]
  return %embedding_dense_backward as "embedding_dense_backward"
}

fxge 1
model "max_pool2d_with_indices_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3, 3] = {-2.15625, 0.09375, -1.59375, -2.21875, -0.25, -1.75, -1.625, -1.0625, -0.71875, -0.6875, -2.0625, 0.0, 1.46875, -0.03125, -1.375, 0.59375, 2.4375, 3.125, -0.8125, -1.25, 2.0, -0.375, -1.25, 2.75, 0.375, 1.53125, 0.15625, 2.09375, -2.875, 1.375, 0.65625, 0.875, -1.21875, 3.0625, -2.5, -1.25, -1.34375, 1.625, -1.6875, -1.65625, 0.375, 1.15625, 0.125, -1.71875, 0.46875, 2.625, 0.3125, 2.25, 1.28125, 2.4375, -2.5, -0.40625, 0.8125, 2.75}
tensor @r0.in.y : f32[2, 3, 6, 7] = {13.0, 22.25, 54.0, 58.0, 3.5, 15.75, 18.25, 48.75, 19.75, 43.25, 1.25, 10.5, 50.25, 21.75, 15.5, 49.0, 56.75, 26.25, 45.0, 44.0, 53.25, 16.25, 57.75, 28.75, 25.0, 57.5, 9.5, 19.0, 16.0, 44.5, 43.5, 35.25, 35.5, 35.75, 21.5, 9.25, 7.75, 54.25, 52.5, 6.75, 15.25, 56.25, 25.5, 50.0, 22.0, 34.0, 12.75, 3.25, 49.25, 30.25, 6.0, 11.25, 10.0, 9.0, 28.0, 54.5, 28.5, 58.75, 35.0, 14.25, 2.25, 43.0, 1.0, 16.5, 48.0, 57.25, 49.5, 51.5, 20.0, 31.0, 33.0, 53.5, 55.25, 59.5, 41.5, 41.0, 46.5, 24.25, 24.75, 10.75, 47.5, 42.25, 13.75, 42.0, 16.75, 34.25, -2.0, -0.25, 29.5, 22.5, 8.0, 52.0, 51.75, 20.25, 46.0, 34.75, 48.5, -1.75, 5.25, 29.75, 38.0, 56.5, -1.25, 33.25, 5.75, 39.0, 29.0, -1.0, 20.5, 55.75, 12.5, 24.0, 5.0, 14.0, 45.75, 1.75, 17.0, 46.75, 32.75, 11.0, 13.5, 18.0, -1.5, 27.0, 21.0, 40.5, 37.5, 11.5, 55.0, 0.25, 26.0, 28.25, 22.75, 36.0, 31.75, 23.5, 60.0, 56.0, 59.75, 0.5, 50.5, 29.25, 21.25, 41.25, 30.75, 60.5, 39.25, 42.75, 5.5, 39.5, 25.75, 23.0, 36.75, 18.5, 1.5, 33.75, 59.0, 3.75, 31.25, 7.5, 59.25, 33.5, 3.0, 23.25, 52.75, 12.25, 36.5, 40.25, 12.0, 4.75, 8.5, 36.25, 53.0, 9.75, 44.75, 46.25, 32.5, 11.75, 8.75, 40.0, 25.25, 26.5, 20.75, 30.0, 60.25, 23.75, 40.75, 27.5, -0.75, 4.5, 60.75, 47.25, 58.25, 34.5, 10.25, 17.25, 0.75, 0.0, 32.25, 37.75, 57.0, 27.25, 44.25, 43.75, 55.5, 48.25, 19.5, -0.5, 50.75, 24.5, 32.0, 52.25, 2.75, 49.75, 14.75, 26.75, 39.75, 4.0, 47.75, 2.5, 58.5, 37.0, 30.5, 13.25, 38.25, 54.75, 27.75, 6.5, 6.25, 7.0, 51.25, 38.75, 45.5, 4.25, 47.0, 19.25, 2.0, 18.75, 7.25, 31.5, 17.75, 53.75, 15.0, 38.5, 51.0, 14.5, 42.5, 37.25, 41.75, 45.25, 17.5, 8.25}
tensor @r0.in.z : i64[2, 3, 3, 3] = {7, 3, 12, 22, 16, 25, 22, 37, 25, 1, 3, 12, 15, 23, 25, 29, 31, 25, 7, 10, 12, 7, 17, 25, 21, 30, 25, 0, 10, 12, 14, 10, 19, 21, 30, 26, 7, 3, 4, 22, 16, 18, 22, 24, 32, 1, 10, 11, 15, 10, 11, 22, 31, 39}
tensor @r0.want.0.f32 : f64[2, 3, 6, 7] = {0.0, 0.0, 0.0, 0.09375, 0.0, 0.0, 0.0, -2.15625, 0.0, 0.0, 0.0, 0.0, -1.59375, 0.0, 0.0, 0.0, -0.25, 0.0, 0.0, 0.0, 0.0, 0.0, -3.84375, 0.0, 0.0, -2.46875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0625, 0.0, 0.0, 0.0, 0.0, 0.0, -0.6875, 0.0, -2.0625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.46875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.03125, 0.0, 1.75, 0.0, 0.0, 0.0, 0.59375, 0.0, 2.4375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.1875, 0.0, 0.0, -1.25, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, -1.25, 0.0, 0.0, 0.0, 0.375, 0.0, 0.0, 0.0, 2.90625, 0.0, 0.0, 0.0, 0.0, 1.53125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.09375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.0, 0.0, 1.375, 0.0, 0.65625, 0.0, 0.0, 0.0, 0.0, -1.21875, 0.0, 3.0625, 0.0, 0.0, 0.0, 0.0, -1.25, 0.0, 0.0, 0.0, -2.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.625, -1.6875, 0.0, 0.0, -1.34375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.375, 0.0, 1.15625, 0.0, 0.0, 0.0, -1.53125, 0.0, -1.71875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.46875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.75, -0.25, 0.0, 0.0, 0.0, 1.28125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.40625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.8125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.75, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 3, 3],
    %y : f32[2, 3, 6, 7],
    %z : i64[2, 3, 3, 3]) {
  %max_pool2d_with_indices_backward = aten.max_pool2d_with_indices_backward.default(grad_output=%x, self=%y, kernel_size=[3, 2], stride=[2, 2], padding=[1, 0], dilation=[1, 1], ceil_mode=false, indices=%z) : f32[2, 3, 6, 7]
  return %max_pool2d_with_indices_backward as "max_pool2d_with_indices_backward"
}

fxge 1
model "max_pool2d_with_indices_backward.plain.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 3, 3] = {2.1875, 1.40625, 1.125, 1.5625, -0.6875, -1.15625, 2.65625, -2.0625, 2.09375, -2.625, -0.875, 2.46875, -1.5625, 0.59375, -2.125, -1.5625, 0.9375, 0.53125, -2.40625, -1.3125, -0.8125, -2.0625, 3.09375, -2.875, -1.84375, -0.4375, -0.90625, -2.28125, -1.75, -1.125, 0.96875, 1.59375, 2.84375, -0.625, 3.0625, -0.8125, 1.84375, -2.0, 0.40625, -2.40625, 1.5, -0.8125, 1.40625, 2.3125, 0.46875, -2.21875, 2.6875, 0.28125, -1.21875, 1.21875, -0.0625, -0.65625, 2.59375, 2.125}
tensor @r0.in.y : f64[2, 3, 6, 7] = {58.0, 28.0, -0.25, 48.25, 3.0, 59.75, 40.75, 42.75, 32.5, 38.25, 54.5, 50.0, 19.75, 26.25, 37.0, 9.5, 25.25, 50.25, -1.0, 6.75, 39.0, 51.25, 27.5, 19.5, 55.0, 20.25, 38.5, 14.5, 58.75, 16.5, 59.5, 60.25, 41.75, 38.0, 27.0, 15.5, 28.25, 60.0, 25.5, 34.5, 60.5, 13.75, 39.75, 22.25, 19.25, 33.25, 2.5, 57.25, 10.5, 46.25, 20.5, 39.25, 40.5, 5.0, 31.5, 37.5, 26.0, 9.75, 52.5, 17.25, 51.0, 1.25, 0.5, 49.0, 4.25, 10.75, 45.0, 7.5, 22.0, 23.25, 7.25, 1.5, 3.25, 18.75, 18.25, 15.25, 36.0, 29.0, 18.5, -0.75, 48.0, 2.0, 36.5, 56.75, 6.0, 47.25, 16.75, 54.0, 59.0, 3.5, 41.0, 57.0, 8.75, 22.5, 2.25, 17.75, 10.25, 1.0, 30.0, 29.5, 23.75, 12.25, 40.0, 21.25, 45.5, 7.75, 13.5, 25.0, 18.0, 35.5, 11.75, 39.5, 35.0, 6.5, 4.5, 24.75, 11.25, 33.0, 0.75, 0.0, 59.25, 12.75, 20.75, 26.75, 54.25, 8.5, 9.25, 32.25, 5.5, 46.5, 37.75, 56.0, 53.75, 56.5, 11.5, 49.75, 32.0, 11.0, 16.0, 50.5, 41.5, 56.25, 55.25, 49.5, 29.75, 34.25, -2.0, 42.5, -0.5, 27.25, 33.75, 12.0, 47.0, 24.5, 43.0, 31.25, 15.0, 44.25, 57.75, 34.75, 53.0, 29.25, 13.25, 26.5, 21.5, 48.5, 43.5, 45.75, 49.25, 5.25, 1.75, 16.25, 48.75, 45.25, 24.25, 13.0, 28.5, 34.0, 53.25, 30.25, 51.5, 47.75, 19.0, 54.75, 52.0, 38.75, 58.5, 15.75, 30.75, 50.75, 55.75, 47.5, 43.25, 58.25, 23.0, 23.5, 24.0, 22.75, 42.0, 8.25, 52.75, 14.0, 35.75, 14.75, 12.5, 46.75, 31.75, 25.75, 43.75, 14.25, 4.0, 36.25, 9.0, 44.0, 55.5, 52.25, 40.25, 5.75, 60.75, 32.75, 42.25, 51.75, 44.75, 53.5, 0.25, 35.25, 17.5, 17.0, 28.75, 44.5, 3.75, 33.5, 41.25, 7.0, 4.75, 2.75, -1.5, 46.0, 21.75, 27.75, 6.25, -1.75, 8.0, 21.0, 30.5, 57.5, 36.75, 20.0, 10.0, -1.25, 31.0, 37.25}
tensor @r0.in.z : i64[2, 3, 3, 3] = {0, 10, 5, 21, 24, 11, 28, 31, 40, 7, 10, 5, 21, 16, 18, 21, 38, 40, 7, 3, 4, 7, 23, 18, 36, 23, 40, 7, 9, 5, 7, 16, 26, 28, 31, 32, 0, 10, 12, 22, 10, 18, 22, 23, 25, 8, 3, 4, 8, 10, 11, 35, 37, 40}
tensor @r0.want.0.f64 : f64[2, 3, 6, 7] = {2.1875, 0.0, 0.0, 0.0, 0.0, 1.125, 0.0, 0.0, 0.0, 0.0, 1.40625, -1.15625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5625, 0.0, 0.0, -0.6875, 0.0, 0.0, 0.0, 2.65625, 0.0, 0.0, -2.0625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.09375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.46875, 0.0, -2.625, 0.0, 0.0, -0.875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.59375, 0.0, -2.125, 0.0, 0.0, -3.125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.9375, 0.0, 0.53125, 0.0, 0.0, 0.0, 0.0, -1.3125, -0.8125, 0.0, 0.0, -4.46875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.875, 0.0, 0.0, 0.0, 0.0, 2.65625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.84375, 0.0, 0.0, 0.0, -0.90625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.125, 0.0, -1.3125, 0.0, -1.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.59375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.84375, 0.0, -0.625, 0.0, 0.0, 3.0625, -0.8125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.84375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 0.0, 0.40625, 0.0, 0.0, 0.0, 0.0, 0.0, -0.8125, 0.0, 0.0, 0.0, -1.0, 2.3125, 0.0, 0.46875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.6875, 0.28125, 0.0, 0.0, 0.0, -3.4375, 0.0, 1.21875, -0.0625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.65625, 0.0, 2.59375, 0.0, 0.0, 2.125, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 3, 3],
    %y : f64[2, 3, 6, 7],
    %z : i64[2, 3, 3, 3]) {
  %max_pool2d_with_indices_backward = aten.max_pool2d_with_indices_backward.default(grad_output=%x, self=%y, kernel_size=[3, 2], stride=[2, 2], padding=[1, 0], dilation=[1, 1], ceil_mode=false, indices=%z) : f64[2, 3, 6, 7]
  return %max_pool2d_with_indices_backward as "max_pool2d_with_indices_backward"
}
