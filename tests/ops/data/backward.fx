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
