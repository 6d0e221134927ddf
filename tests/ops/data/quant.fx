fxge 1
model "quantized_decomposed.quantize_per_tensor.uint8.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.84375, 2.8125, -1.25, 2.125, -0.9375, -2.59375, -1.28125, 2.28125, -2.78125, -2.4375, 2.15625, -0.9375}
tensor @r0.want.0.u8 : u8[3, 4] = {0, 59, 0, 45, 0, 0, 0, 49, 0, 0, 46, 0}
tensor @r1.in.x : f32[5, 6] = {-0.84375, 2.8125, -1.25, 2.125, -0.9375, -2.59375, -1.28125, 2.28125, -2.78125, -2.4375, 2.15625, -0.9375, 1.65625, -0.125, 0.53125, -1.46875, 2.625, -2.65625, -0.34375, 2.71875, -2.6875, 2.78125, -2.53125, -2.9375, -2.84375, -2.375, -1.0625, -2.28125, -3.125, -1.40625}
tensor @r1.want.0.u8 : u8[5, 6] = {0, 59, 0, 45, 0, 0, 0, 49, 0, 0, 46, 0, 36, 1, 14, 0, 55, 0, 0, 57, 0, 59, 0, 0, 0, 0, 0, 0, 0, 0}
tensor @r2.in.x : f32[4, 9] = {-0.84375, 2.8125, -1.25, 2.125, -0.9375, -2.59375, -1.28125, 2.28125, -2.78125, -2.4375, 2.15625, -0.9375, 1.65625, -0.125, 0.53125, -1.46875, 2.625, -2.65625, -0.34375, 2.71875, -2.6875, 2.78125, -2.53125, -2.9375, -2.84375, -2.375, -1.0625, -2.28125, -3.125, -1.40625, 0.09375, 1.03125, 1.09375, 0.03125, -2.90625, -2.9375}
tensor @r2.want.0.u8 : u8[4, 9] = {0, 59, 0, 45, 0, 0, 0, 49, 0, 0, 46, 0, 36, 1, 14, 0, 55, 0, 0, 57, 0, 59, 0, 0, 0, 0, 0, 0, 0, 0, 5, 24, 25, 4, 0, 0}
graph "main"(
    %x : f32[s77, s27]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=0, quant_max=255, dtype=u8) : u8[s77, s27]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.uint8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.6875, 1.3125, 2.53125, -1.53125, 0.09375, 1.1875, -0.84375, -0.8125, 0.875, 0.78125, 0.375, -2.21875}
tensor @r0.want.0.u8 : u8[3, 4] = {0, 29, 54, 0, 5, 27, 0, 0, 21, 19, 11, 0}
graph "main"(
    %x : f32[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=0, quant_max=255, dtype=u8) : u8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.uint8.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.84375, -3.0, 1.4375, -0.84375, 0.0625, -2.34375, -1.65625, -2.4375, -0.78125, 0.65625, -0.375, 0.90625}
tensor @r0.want.0.u8 : u8[3, 4] = {20, 0, 32, 0, 4, 0, 0, 0, 0, 16, 0, 21}
graph "main"(
    %x : bf16[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=0, quant_max=255, dtype=u8) : u8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.uint8.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.34375, -2.15625, -1.375, -2.875, -1.5, 2.1875, -2.0, 2.34375, -3.09375, -3.0, -1.25, 2.3125}
tensor @r0.want.0.u8 : u8[3, 4] = {0, 0, 0, 0, 0, 47, 0, 50, 0, 0, 0, 49}
graph "main"(
    %x : f16[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=0, quant_max=255, dtype=u8) : u8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.uint8.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
tensor @r0.in.x : u8[3, 4] = {4, 2, 3, 5, 2, 5, 5, 4, 0, 6, 7, 6}
tensor @r0.want.0.f32 : f64[3, 4] = {0.05000000075, -0.05000000075, 0.0, 0.1000000015, -0.05000000075, 0.1000000015, 0.1000000015, 0.05000000075, -0.150000006, 0.150000006, 0.200000003, 0.150000006}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : u8[5, 6] = {4, 2, 3, 5, 2, 5, 5, 4, 0, 6, 7, 6, 0, 6, 1, 4, 6, 4, 7, 1, 5, 2, 0, 6, 2, 1, 5, 7, 6, 6}
tensor @r1.want.0.f32 : f64[5, 6] = {0.05000000075, -0.05000000075, 0.0, 0.1000000015, -0.05000000075, 0.1000000015, 0.1000000015, 0.05000000075, -0.150000006, 0.150000006, 0.200000003, 0.150000006, -0.150000006, 0.150000006, -0.1000000015, 0.05000000075, 0.150000006, 0.05000000075, 0.200000003, -0.1000000015, 0.1000000015, -0.05000000075, -0.150000006, 0.150000006, -0.05000000075, -0.1000000015, 0.1000000015, 0.200000003, 0.150000006, 0.150000006}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : u8[4, 9] = {4, 2, 3, 5, 2, 5, 5, 4, 0, 6, 7, 6, 0, 6, 1, 4, 6, 4, 7, 1, 5, 2, 0, 6, 2, 1, 5, 7, 6, 6, 7, 0, 1, 6, 7, 3}
tensor @r2.want.0.f32 : f64[4, 9] = {0.05000000075, -0.05000000075, 0.0, 0.1000000015, -0.05000000075, 0.1000000015, 0.1000000015, 0.05000000075, -0.150000006, 0.150000006, 0.200000003, 0.150000006, -0.150000006, 0.150000006, -0.1000000015, 0.05000000075, 0.150000006, 0.05000000075, 0.200000003, -0.1000000015, 0.1000000015, -0.05000000075, -0.150000006, 0.150000006, -0.05000000075, -0.1000000015, 0.1000000015, 0.200000003, 0.150000006, 0.150000006, 0.200000003, -0.150000006, -0.1000000015, 0.150000006, 0.200000003, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : u8[s77, s27]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=0, quant_max=255, dtype=u8) : f32[s77, s27]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.uint8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {7, 5, 5, 4, 4, 0, 0, 4, 0, 5, 7, 4}
tensor @r0.want.0.f32 : f64[3, 4] = {0.200000003, 0.1000000015, 0.1000000015, 0.05000000075, 0.05000000075, -0.150000006, -0.150000006, 0.05000000075, -0.150000006, 0.1000000015, 0.200000003, 0.05000000075}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : u8[3, 4]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=0, quant_max=255, dtype=u8) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.uint8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.53125, 1.53125, -3.125, 1.4375, 2.9375, 0.125, 3.125, -2.96875, -0.78125, -0.125, -2.34375, -1.3125}
tensor @r0.in.y : f32[] = {0.05000000074505806}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.u8 : u8[3, 4] = {0, 34, 0, 32, 62, 5, 65, 0, 0, 1, 0, 0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=255, dtype=u8) : u8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.uint8.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.5, 0.875, -0.375, -1.0, -2.03125, 0.75, -1.375, 0.1875, 0.84375, -2.96875, 1.28125, -3.09375}
tensor @r0.in.y : f32[] = {0.05000000074505806}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.u8 : u8[3, 4] = {0, 21, 0, 0, 0, 18, 0, 7, 20, 0, 29, 0}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=255, dtype=u8) : u8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.uint8.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.375, -2.96875, 2.375, 0.375, -0.34375, 1.5625, -1.5, -0.40625, 0.09375, -0.53125, 3.0, -1.40625}
tensor @r0.in.y : f32[] = {0.05000000074505806}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.u8 : u8[3, 4] = {0, 0, 51, 11, 0, 34, 0, 0, 5, 0, 63, 0}
graph "main"(
    %x : f16[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=255, dtype=u8) : u8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.tensor.uint8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {1, 6, 1, 7, 0, 5, 1, 4, 6, 5, 4, 4}
tensor @r0.in.y : f32[] = {0.05000000074505806}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1000000015, 0.150000006, -0.1000000015, 0.200000003, -0.150000006, 0.1000000015, -0.1000000015, 0.05000000075, 0.150000006, 0.1000000015, 0.05000000075, 0.05000000075}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : u8[3, 4],
    %y : f32[],
    %z : i64[]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=255, dtype=u8) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor2.uint8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.375, -2.5, -2.78125, 1.84375, 2.90625, -1.71875, -0.5625, 2.0625, 1.3125, 0.4375, -0.96875, 1.84375}
tensor @r0.in.y : f64[1] = {0.05}
tensor @r0.in.z : i64[1] = {3}
tensor @r0.in.w : i64[] = {0}
tensor @r0.in.u : i64[] = {255}
tensor @r0.want.0.u8 : u8[3, 4] = {31, 0, 0, 40, 61, 0, 0, 44, 29, 12, 0, 40}
graph "main"(
    %x : f32[3, 4],
    %y : f64[1],
    %z : i64[1],
    %w : i64[],
    %u : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor2(input=%x, scale=%y, zero_point=%z, quant_min=%w, quant_max=%u, dtype=u8) : u8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.tensor2.uint8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {2, 5, 0, 2, 1, 3, 2, 3, 6, 5, 7, 6}
tensor @r0.in.y : f64[1] = {0.05}
tensor @r0.in.z : i64[1] = {3}
tensor @r0.in.w : i64[] = {0}
tensor @r0.in.u : i64[] = {255}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.05000000075, 0.1000000015, -0.150000006, -0.05000000075, -0.1000000015, 0.0, -0.05000000075, 0.0, 0.150000006, 0.1000000015, 0.200000003, 0.150000006}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : u8[3, 4],
    %y : f64[1],
    %z : i64[1],
    %w : i64[],
    %u : i64[]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.tensor2(input=%x, scale=%y, zero_point=%z, quant_min=%w, quant_max=%u, dtype=u8) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.int8.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.03125, 1.5625, 2.625, -0.0625, -1.3125, -1.3125, 1.1875, 1.8125, -2.4375, -0.28125, -0.28125, -1.34375}
tensor @r0.want.0.i8 : i8[3, 4] = {-38, 34, 55, 2, -23, -23, 27, 39, -46, -3, -3, -24}
tensor @r1.in.x : f32[5, 6] = {-2.03125, 1.5625, 2.625, -0.0625, -1.3125, -1.3125, 1.1875, 1.8125, -2.4375, -0.28125, -0.28125, -1.34375, -3.0, -1.6875, 0.4375, -1.4375, 1.65625, 2.5, 2.09375, 1.125, -2.0, -1.625, 0.5, 0.0, 2.84375, -0.5, 2.59375, -1.8125, 2.28125, 0.0625}
tensor @r1.want.0.i8 : i8[5, 6] = {-38, 34, 55, 2, -23, -23, 27, 39, -46, -3, -3, -24, -57, -31, 12, -26, 36, 53, 45, 25, -37, -29, 13, 3, 60, -7, 55, -33, 49, 4}
tensor @r2.in.x : f32[4, 9] = {-2.03125, 1.5625, 2.625, -0.0625, -1.3125, -1.3125, 1.1875, 1.8125, -2.4375, -0.28125, -0.28125, -1.34375, -3.0, -1.6875, 0.4375, -1.4375, 1.65625, 2.5, 2.09375, 1.125, -2.0, -1.625, 0.5, 0.0, 2.84375, -0.5, 2.59375, -1.8125, 2.28125, 0.0625, -0.875, -0.65625, -2.125, -1.4375, 2.3125, -2.9375}
tensor @r2.want.0.i8 : i8[4, 9] = {-38, 34, 55, 2, -23, -23, 27, 39, -46, -3, -3, -24, -57, -31, 12, -26, 36, 53, 45, 25, -37, -29, 13, 3, 60, -7, 55, -33, 49, 4, -15, -10, -39, -26, 49, -56}
graph "main"(
    %x : f32[s77, s27]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : i8[s77, s27]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.int8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.65625, -1.46875, -0.96875, -0.71875, 2.78125, 2.78125, 0.3125, 0.625, 2.40625, 1.90625, -1.65625, 3.0}
tensor @r0.want.0.i8 : i8[3, 4] = {56, -26, -16, -11, 59, 59, 9, 15, 51, 41, -30, 63}
graph "main"(
    %x : f32[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.int8.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.9375, -0.3125, -2.78125, 1.84375, 2.46875, 2.78125, -1.625, -1.03125, 1.9375, -2.625, 0.875, -0.875}
tensor @r0.want.0.i8 : i8[3, 4] = {-56, -3, -53, 40, 52, 59, -29, -18, 42, -49, 21, -15}
graph "main"(
    %x : bf16[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.int8.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.8125, -0.03125, -0.625, 0.25, -1.53125, -1.53125, -0.53125, 2.03125, 0.46875, -1.03125, 2.6875, -0.0625}
tensor @r0.want.0.i8 : i8[3, 4] = {-53, 2, -9, 8, -28, -28, -8, 44, 12, -18, 57, 2}
graph "main"(
    %x : f16[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.int8.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
tensor @r0.in.x : i8[3, 4] = {6, 3, 7, -3, -7, -6, 5, 1, 0, -4, -4, 1}
tensor @r0.want.0.f32 : f64[3, 4] = {0.150000006, 0.0, 0.200000003, -0.3000000119, -0.5, -0.4500000179, 0.1000000015, -0.1000000015, -0.150000006, -0.349999994, -0.349999994, -0.1000000015}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : i8[5, 6] = {6, 3, 7, -3, -7, -6, 5, 1, 0, -4, -4, 1, 4, -3, 4, 1, -6, -2, 6, 2, 1, 3, -4, 4, 3, 6, -2, 6, -2, -3}
tensor @r1.want.0.f32 : f64[5, 6] = {0.150000006, 0.0, 0.200000003, -0.3000000119, -0.5, -0.4500000179, 0.1000000015, -0.1000000015, -0.150000006, -0.349999994, -0.349999994, -0.1000000015, 0.05000000075, -0.3000000119, 0.05000000075, -0.1000000015, -0.4500000179, -0.25, 0.150000006, -0.05000000075, -0.1000000015, 0.0, -0.349999994, 0.05000000075, 0.0, 0.150000006, -0.25, 0.150000006, -0.25, -0.3000000119}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : i8[4, 9] = {6, 3, 7, -3, -7, -6, 5, 1, 0, -4, -4, 1, 4, -3, 4, 1, -6, -2, 6, 2, 1, 3, -4, 4, 3, 6, -2, 6, -2, -3, 2, -1, 4, -2, 5, 0}
tensor @r2.want.0.f32 : f64[4, 9] = {0.150000006, 0.0, 0.200000003, -0.3000000119, -0.5, -0.4500000179, 0.1000000015, -0.1000000015, -0.150000006, -0.349999994, -0.349999994, -0.1000000015, 0.05000000075, -0.3000000119, 0.05000000075, -0.1000000015, -0.4500000179, -0.25, 0.150000006, -0.05000000075, -0.1000000015, 0.0, -0.349999994, 0.05000000075, 0.0, 0.150000006, -0.25, 0.150000006, -0.25, -0.3000000119, -0.05000000075, -0.200000003, 0.05000000075, -0.25, 0.1000000015, -0.150000006}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[s77, s27]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : f32[s77, s27]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.int8.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {-6, 7, 5, -7, 7, -3, 7, -5, 6, 0, 5, 5}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.4500000179, 0.200000003, 0.1000000015, -0.5, 0.200000003, -0.3000000119, 0.200000003, -0.400000006, 0.150000006, -0.150000006, 0.1000000015, 0.1000000015}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[3, 4]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.int8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.34375, -2.0625, 0.1875, -2.90625, 1.0, -0.09375, 1.75, -2.1875, 3.0, 2.21875, 1.5625, 0.1875}
tensor @r0.in.y : f32[] = {0.05000000074505806}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i8 : i8[3, 4] = {50, -38, 7, -55, 23, 1, 38, -41, 63, 47, 34, 7}
graph "main"(
    %x : f32[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.int8.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.90625, 2.15625, 1.09375, 2.21875, 1.0, 2.28125, -2.125, -2.4375, 0.28125, -2.28125, -2.9375, -0.03125}
tensor @r0.in.y : f32[] = {0.05000000074505806}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i8 : i8[3, 4] = {61, 46, 25, 47, 23, 49, -39, -46, 9, -43, -56, 2}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.int8.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.15625, 1.34375, 0.0625, 2.3125, 2.53125, 0.75, 0.90625, 1.5625, 0.0, 1.3125, 2.90625, 2.75}
tensor @r0.in.y : f32[] = {0.05000000074505806}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i8 : i8[3, 4] = {0, 30, 4, 49, 54, 18, 21, 34, 3, 29, 61, 58}
graph "main"(
    %x : f16[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.tensor.int8.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {-5, 4, -5, -4, 4, 1, -1, 6, 2, 2, 0, 6}
tensor @r0.in.y : f32[] = {0.05000000074505806}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.400000006, 0.05000000075, -0.400000006, -0.349999994, 0.05000000075, -0.1000000015, -0.200000003, 0.150000006, -0.05000000075, -0.05000000075, -0.150000006, 0.150000006}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[3, 4],
    %y : f32[],
    %z : i64[]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-128, quant_max=127, dtype=i8) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor2.int8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.90625, 0.34375, -0.875, 2.28125, -3.0625, 1.28125, -2.875, -0.125, -2.625, 1.5, -1.1875, 2.40625}
tensor @r0.in.y : f64[1] = {0.05}
tensor @r0.in.z : i64[1] = {3}
tensor @r0.in.w : i64[] = {-128}
tensor @r0.in.u : i64[] = {127}
tensor @r0.want.0.i8 : i8[3, 4] = {-55, 10, -15, 49, -58, 29, -55, 1, -49, 33, -21, 51}
graph "main"(
    %x : f32[3, 4],
    %y : f64[1],
    %z : i64[1],
    %w : i64[],
    %u : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor2(input=%x, scale=%y, zero_point=%z, quant_min=%w, quant_max=%u, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.tensor2.int8.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {1, 6, -4, 5, 0, 7, 4, -4, 2, -6, 3, -7}
tensor @r0.in.y : f64[1] = {0.05}
tensor @r0.in.z : i64[1] = {3}
tensor @r0.in.w : i64[] = {-128}
tensor @r0.in.u : i64[] = {127}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1000000015, 0.150000006, -0.349999994, 0.1000000015, -0.150000006, 0.200000003, 0.05000000075, -0.349999994, -0.05000000075, -0.4500000179, 0.0, -0.5}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[3, 4],
    %y : f64[1],
    %z : i64[1],
    %w : i64[],
    %u : i64[]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.tensor2(input=%x, scale=%y, zero_point=%z, quant_min=%w, quant_max=%u, dtype=i8) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.int16.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.3125, 3.03125, 2.625, 2.84375, 2.71875, -2.09375, -1.375, -1.53125, -1.65625, 3.125, 1.65625, 2.46875}
tensor @r0.want.0.i16 : i16[3, 4] = {29, 64, 55, 60, 57, -39, -25, -28, -30, 65, 36, 52}
tensor @r1.in.x : f32[5, 6] = {1.3125, 3.03125, 2.625, 2.84375, 2.71875, -2.09375, -1.375, -1.53125, -1.65625, 3.125, 1.65625, 2.46875, -2.15625, -2.53125, -1.8125, -1.71875, 0.0, 1.1875, -2.5625, 0.375, 0.875, -2.375, -0.4375, -0.75, -1.75, 0.15625, -1.46875, -2.03125, -2.6875, -2.6875}
tensor @r1.want.0.i16 : i16[5, 6] = {29, 64, 55, 60, 57, -39, -25, -28, -30, 65, 36, 52, -40, -48, -33, -31, 3, 27, -48, 11, 21, -45, -6, -12, -32, 6, -26, -38, -51, -51}
tensor @r2.in.x : f32[4, 9] = {1.3125, 3.03125, 2.625, 2.84375, 2.71875, -2.09375, -1.375, -1.53125, -1.65625, 3.125, 1.65625, 2.46875, -2.15625, -2.53125, -1.8125, -1.71875, 0.0, 1.1875, -2.5625, 0.375, 0.875, -2.375, -0.4375, -0.75, -1.75, 0.15625, -1.46875, -2.03125, -2.6875, -2.6875, 2.5, 2.125, -0.9375, -2.84375, -0.21875, -2.375}
tensor @r2.want.0.i16 : i16[4, 9] = {29, 64, 55, 60, 57, -39, -25, -28, -30, 65, 36, 52, -40, -48, -33, -31, 3, 27, -48, 11, 21, -45, -6, -12, -32, 6, -26, -38, -51, -51, 53, 45, -16, -54, -1, -45}
graph "main"(
    %x : f32[s77, s27]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-30000, quant_max=30000, dtype=i16) : i16[s77, s27]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.int16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.84375, -0.65625, 0.59375, -2.3125, -0.8125, 2.875, -1.59375, 1.65625, -1.15625, -2.09375, -0.9375, -0.75}
tensor @r0.want.0.i16 : i16[3, 4] = {-34, -10, 15, -43, -13, 61, -29, 36, -20, -39, -16, -12}
graph "main"(
    %x : f32[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-30000, quant_max=30000, dtype=i16) : i16[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.int16.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.59375, -0.03125, -2.1875, 0.3125, -3.0625, 1.53125, -1.28125, -2.0625, -2.0625, -1.40625, -2.15625, 2.71875}
tensor @r0.want.0.i16 : i16[3, 4] = {55, 2, -41, 9, -58, 34, -23, -38, -38, -25, -40, 57}
graph "main"(
    %x : bf16[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-30000, quant_max=30000, dtype=i16) : i16[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.int16.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.125, 1.9375, -0.6875, -2.875, 1.28125, 0.28125, -3.0, 1.09375, -0.65625, -2.875, -1.0625, 1.3125}
tensor @r0.want.0.i16 : i16[3, 4] = {-39, 42, -11, -55, 29, 9, -57, 25, -10, -55, -18, 29}
graph "main"(
    %x : f16[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-30000, quant_max=30000, dtype=i16) : i16[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.int16.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
tensor @r0.in.x : i16[3, 4] = {0, -3, -7, 5, -2, -2, -3, 4, 1, 0, 6, 7}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.150000006, -0.3000000119, -0.5, 0.1000000015, -0.25, -0.25, -0.3000000119, 0.05000000075, -0.1000000015, -0.150000006, 0.150000006, 0.200000003}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : i16[5, 6] = {0, -3, -7, 5, -2, -2, -3, 4, 1, 0, 6, 7, 4, 5, 7, 5, 1, 0, 1, 2, 3, -4, -3, 4, -6, 5, 1, 3, -7, -6}
tensor @r1.want.0.f32 : f64[5, 6] = {-0.150000006, -0.3000000119, -0.5, 0.1000000015, -0.25, -0.25, -0.3000000119, 0.05000000075, -0.1000000015, -0.150000006, 0.150000006, 0.200000003, 0.05000000075, 0.1000000015, 0.200000003, 0.1000000015, -0.1000000015, -0.150000006, -0.1000000015, -0.05000000075, 0.0, -0.349999994, -0.3000000119, 0.05000000075, -0.4500000179, 0.1000000015, -0.1000000015, 0.0, -0.5, -0.4500000179}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : i16[4, 9] = {0, -3, -7, 5, -2, -2, -3, 4, 1, 0, 6, 7, 4, 5, 7, 5, 1, 0, 1, 2, 3, -4, -3, 4, -6, 5, 1, 3, -7, -6, 7, -2, -1, 0, -6, -5}
tensor @r2.want.0.f32 : f64[4, 9] = {-0.150000006, -0.3000000119, -0.5, 0.1000000015, -0.25, -0.25, -0.3000000119, 0.05000000075, -0.1000000015, -0.150000006, 0.150000006, 0.200000003, 0.05000000075, 0.1000000015, 0.200000003, 0.1000000015, -0.1000000015, -0.150000006, -0.1000000015, -0.05000000075, 0.0, -0.349999994, -0.3000000119, 0.05000000075, -0.4500000179, 0.1000000015, -0.1000000015, 0.0, -0.5, -0.4500000179, 0.200000003, -0.25, -0.200000003, -0.150000006, -0.4500000179, -0.400000006}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : i16[s77, s27]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-30000, quant_max=30000, dtype=i16) : f32[s77, s27]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.int16.f32" stage "import"
tensor @r0.in.x : i16[3, 4] = {-3, -6, -3, -1, 3, 0, 3, 4, -4, -4, 0, 1}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.3000000119, -0.4500000179, -0.3000000119, -0.200000003, 0.0, -0.150000006, 0.0, 0.05000000075, -0.349999994, -0.349999994, -0.150000006, -0.1000000015}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i16[3, 4]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-30000, quant_max=30000, dtype=i16) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.int16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.09375, 2.90625, -1.3125, 1.625, 0.28125, 1.875, -2.65625, -3.125, 2.03125, -1.71875, 0.5, 0.34375}
tensor @r0.in.y : f32[] = {0.05000000074505806}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i16 : i16[3, 4] = {5, 61, -23, 35, 9, 41, -50, -59, 44, -31, 13, 10}
graph "main"(
    %x : f32[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-30000, quant_max=30000, dtype=i16) : i16[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.int16.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.8125, 2.3125, 0.21875, 0.0, 2.84375, 3.125, -1.90625, -1.40625, 0.03125, -0.0625, 0.6875, 1.84375}
tensor @r0.in.y : f32[] = {0.05000000074505806}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i16 : i16[3, 4] = {19, 49, 7, 3, 60, 65, -35, -25, 4, 2, 17, 40}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-30000, quant_max=30000, dtype=i16) : i16[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.int16.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.21875, 0.78125, 0.40625, -0.9375, 0.21875, 1.375, -1.53125, -1.8125, -0.46875, 0.0, 0.15625, -2.4375}
tensor @r0.in.y : f32[] = {0.05000000074505806}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i16 : i16[3, 4] = {-41, 19, 11, -16, 7, 31, -28, -33, -6, 3, 6, -46}
graph "main"(
    %x : f16[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-30000, quant_max=30000, dtype=i16) : i16[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.tensor.int16.f32" stage "import"
tensor @r0.in.x : i16[3, 4] = {-6, -7, 2, 6, -4, 6, -6, 7, -6, 1, -4, -2}
tensor @r0.in.y : f32[] = {0.05000000074505806}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.4500000179, -0.5, -0.05000000075, 0.150000006, -0.349999994, 0.150000006, -0.4500000179, 0.200000003, -0.4500000179, -0.1000000015, -0.349999994, -0.25}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i16[3, 4],
    %y : f32[],
    %z : i64[]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-30000, quant_max=30000, dtype=i16) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor2.int16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.75, -1.21875, 1.9375, 2.28125, -2.65625, 1.59375, -0.0625, 2.03125, -0.59375, 0.59375, 1.34375, 3.0625}
tensor @r0.in.y : f64[1] = {0.05}
tensor @r0.in.z : i64[1] = {3}
tensor @r0.in.w : i64[] = {-30000}
tensor @r0.in.u : i64[] = {30000}
tensor @r0.want.0.i16 : i16[3, 4] = {58, -21, 42, 49, -50, 35, 2, 44, -9, 15, 30, 64}
graph "main"(
    %x : f32[3, 4],
    %y : f64[1],
    %z : i64[1],
    %w : i64[],
    %u : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor2(input=%x, scale=%y, zero_point=%z, quant_min=%w, quant_max=%u, dtype=i16) : i16[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.tensor2.int16.f32" stage "import"
tensor @r0.in.x : i16[3, 4] = {2, 7, 0, 6, -6, 4, -4, 1, -2, -4, 4, 4}
tensor @r0.in.y : f64[1] = {0.05}
tensor @r0.in.z : i64[1] = {3}
tensor @r0.in.w : i64[] = {-30000}
tensor @r0.in.u : i64[] = {30000}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.05000000075, 0.200000003, -0.150000006, 0.150000006, -0.4500000179, 0.05000000075, -0.349999994, -0.1000000015, -0.25, -0.349999994, 0.05000000075, 0.05000000075}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i16[3, 4],
    %y : f64[1],
    %z : i64[1],
    %w : i64[],
    %u : i64[]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.tensor2(input=%x, scale=%y, zero_point=%z, quant_min=%w, quant_max=%u, dtype=i16) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.free.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.09375, -0.09375, 1.78125, -2.0, -0.125, 0.71875, -2.53125, -1.28125, 2.6875, 2.4375, 2.75, -2.28125}
tensor @r0.in.y : f32[] = {0.05000000074505806}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i8 : i8[3, 4] = {45, 1, 39, -37, 1, 17, -48, -23, 57, 52, 58, -43}
tensor @r1.in.x : f32[5, 6] = {2.09375, -0.09375, 1.78125, -2.0, -0.125, 0.71875, -2.53125, -1.28125, 2.6875, 2.4375, 2.75, -2.28125, -2.84375, 1.375, -2.125, 1.875, -2.5625, -1.5625, 1.9375, 0.3125, -1.4375, 0.03125, -1.75, 2.625, -2.65625, -1.875, -1.15625, 1.53125, 2.4375, 2.125}
tensor @r1.in.y : f32[] = {0.05000000074505806}
tensor @r1.in.z : i64[] = {3}
tensor @r1.want.0.i8 : i8[5, 6] = {45, 1, 39, -37, 1, 17, -48, -23, 57, 52, 58, -43, -54, 31, -39, 41, -48, -28, 42, 9, -26, 4, -32, 55, -50, -35, -20, 34, 52, 45}
tensor @r2.in.x : f32[4, 9] = {2.09375, -0.09375, 1.78125, -2.0, -0.125, 0.71875, -2.53125, -1.28125, 2.6875, 2.4375, 2.75, -2.28125, -2.84375, 1.375, -2.125, 1.875, -2.5625, -1.5625, 1.9375, 0.3125, -1.4375, 0.03125, -1.75, 2.625, -2.65625, -1.875, -1.15625, 1.53125, 2.4375, 2.125, -1.25, 0.28125, -2.3125, 1.15625, 1.46875, -0.40625}
tensor @r2.in.y : f32[] = {0.05000000074505806}
tensor @r2.in.z : i64[] = {3}
tensor @r2.want.0.i8 : i8[4, 9] = {45, 1, 39, -37, 1, 17, -48, -23, 57, 52, 58, -43, -54, 31, -39, 41, -48, -28, 42, 9, -26, 4, -32, 55, -50, -35, -20, 34, 52, 45, -22, 9, -43, 26, 32, -5}
graph "main"(
    %x : f32[s77, s27],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[s77, s27]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.free.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.125, 1.59375, -2.625, -2.78125, 1.9375, -2.40625, 2.75, -0.53125, -2.375, -0.125, -1.65625, 2.9375}
tensor @r0.in.y : f32[] = {0.05000000074505806}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i8 : i8[3, 4] = {-19, 35, -49, -53, 42, -45, 58, -8, -45, 1, -30, 62}
graph "main"(
    %x : f32[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.float16_out.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {0, -3, -2, 6, -5, -5, -3, -1, -7, 7, 0, -5}
tensor @r0.want.0.f16 : f64[3, 4] = {0.15, 0.0, 0.05, 0.45, -0.1, -0.1, 0.0, 0.1, -0.2, 0.5, 0.15, -0.1}
tensor @r0.own.0 : f64[] = {9.7999996796716e-05}
graph "main"(
    %x : i8[3, 4]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=-3, quant_min=-128, quant_max=127, dtype=i8, out_dtype=f16) : f16[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.bfloat16_out.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {1, 7, 2, 6, 2, -3, 5, 7, 0, -4, -5, 6}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.2, 0.5, 0.25, 0.45, 0.25, 0.0, 0.4, 0.5, 0.15, -0.05, -0.1, 0.45}
tensor @r0.own.0 : f64[] = {0.0015999999595806003}
graph "main"(
    %x : i8[3, 4]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=-3, quant_min=-128, quant_max=127, dtype=i8, out_dtype=bf16) : bf16[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.ties.f32" stage "import"
tensor @r0.in.x : f32[6] = {0.5, 1.5, 2.5, -0.5, -1.5, 300.0}
tensor @r0.want.0.u8 : u8[6] = {1, 3, 3, 1, 0, 255}
graph "main"(
    %x : f32[6]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=1.0, zero_point=1, quant_min=0, quant_max=255, dtype=u8) : u8[6]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 3] = {}
tensor @r0.want.0.u8 : u8[0, 3] = {}
graph "main"(
    %x : f32[0, 3]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=1.0, zero_point=1, quant_min=0, quant_max=255, dtype=u8) : u8[0, 3]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.i32.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1, -5, -5, -7, 6, 5, -5, -7, 0, -5, 4, 5}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.05000000075, -0.25, -0.25, -0.349999994, 0.3000000119, 0.25, -0.25, -0.349999994, 0.0, -0.25, 0.200000003, 0.25}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=0, quant_min=-2147483648, quant_max=2147483647, dtype=i32) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.9375, -1.28125, -1.03125, 0.5, -0.59375, 1.3125, 0.09375, 2.96875, 1.5625, -0.375, 1.15625, 0.125}
tensor @r0.in.y : f32[3] = {0.30859375, 0.30859375, 0.27734375}
tensor @r0.in.z : i32[3] = {-5, -3, 1}
tensor @r0.want.0.i8 : i8[3, 4] = {-11, -9, -8, -3, -5, 1, -3, 7, 7, 0, 5, 1}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3],
    %z : i32[3]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=0, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.75, 0.84375, -1.65625, 0.875, -2.625, 1.09375, -2.25, -2.09375, -1.59375, -3.125, 1.3125, 2.0}
tensor @r0.in.y : f32[3] = {0.37890625, 0.234375, 0.0234375}
tensor @r0.in.z : i32[3] = {-1, 4, -2}
tensor @r0.want.0.i8 : i8[3, 4] = {-3, 1, -5, 1, -7, 9, -6, -5, -70, -128, 54, 83}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[3],
    %z : i32[3]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=0, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.4375, -1.0, 1.625, 1.875, 2.8125, 1.09375, 0.03125, -0.28125, -1.125, -0.375, 0.53125, -0.90625}
tensor @r0.in.y : f32[3] = {0.36328125, 0.28125, 0.125}
tensor @r0.in.z : i32[3] = {-5, 1, 2}
tensor @r0.want.0.i8 : i8[3, 4] = {2, -8, -1, 0, 11, 5, 1, 0, -7, -1, 6, -5}
graph "main"(
    %x : f16[3, 4],
    %y : f32[3],
    %z : i32[3]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=0, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel.axis0.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {3, -6, -4, 3, -4, 2, 4, -4, 2, -6, -2, -1}
tensor @r0.in.y : f32[3] = {0.23828125, 0.234375, 0.35546875}
tensor @r0.in.z : i32[3] = {1, 4, 7}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4765625, -1.66796875, -1.19140625, 0.4765625, -1.875, -0.46875, 0.0, -1.875, -1.77734375, -4.62109375, -3.19921875, -2.84375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[3, 4],
    %y : f32[3],
    %z : i32[3]) {
  %dequantize_per_channel = quantized_decomposed.dequantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=0, quant_min=-128, quant_max=127, dtype=i8) : f32[3, 4]
  return %dequantize_per_channel as "dequantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.1875, 3.0, -2.3125, 2.34375, 0.625, -1.71875, 2.34375, -2.84375, -1.875, 1.15625, -0.09375, 0.5625}
tensor @r0.in.y : f32[4] = {0.36328125, 0.32421875, 0.0390625, 0.3203125}
tensor @r0.in.z : i32[4] = {-7, -4, 2, 7}
tensor @r0.want.0.i8 : i8[3, 4] = {-13, 5, -57, 14, -5, -9, 62, -2, -12, 0, 0, 9}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=1, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.59375, -2.78125, 3.09375, 0.9375, -1.75, -2.09375, 2.65625, -1.75, 1.28125, 2.0625, 2.21875, -2.1875}
tensor @r0.in.y : f32[4] = {0.09765625, 0.109375, 0.3671875, 0.2109375}
tensor @r0.in.z : i32[4] = {-3, 4, 4, -1}
tensor @r0.want.0.i8 : i8[3, 4] = {13, -21, 12, 3, -21, -15, 11, -9, 10, 23, 10, -11}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=1, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.15625, 2.0625, -1.0625, 1.5625, 0.09375, -2.78125, 2.9375, -2.53125, -2.875, -2.40625, 2.4375, -0.40625}
tensor @r0.in.y : f32[4] = {0.05078125, 0.140625, 0.1328125, 0.35546875}
tensor @r0.in.z : i32[4] = {-2, 7, 3, -4}
tensor @r0.want.0.i8 : i8[3, 4] = {-44, 22, -5, 0, 0, -13, 25, -11, -59, -10, 21, -5}
graph "main"(
    %x : f16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=1, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel.axis1.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {6, -2, -7, 2, -2, -6, 2, 2, -2, 5, 4, 1}
tensor @r0.in.y : f32[4] = {0.32421875, 0.0859375, 0.140625, 0.0546875}
tensor @r0.in.z : i32[4] = {1, 4, -6, -7}
tensor @r0.want.0.f32 : f64[3, 4] = {1.62109375, -0.515625, -0.140625, 0.4921875, -0.97265625, -0.859375, 1.125, 0.4921875, -0.97265625, 0.0859375, 1.40625, 0.4375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %dequantize_per_channel = quantized_decomposed.dequantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=1, quant_min=-128, quant_max=127, dtype=i8) : f32[3, 4]
  return %dequantize_per_channel as "dequantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis_1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.71875, 2.15625, -0.5625, 1.21875, -0.40625, 1.78125, -1.4375, -1.84375, -2.5, 2.8125, -2.0, -2.28125}
tensor @r0.in.y : f32[4] = {0.21484375, 0.34375, 0.22265625, 0.03515625}
tensor @r0.in.z : i32[4] = {-3, -3, -4, -3}
tensor @r0.want.0.i8 : i8[3, 4] = {-16, 3, -7, 32, -5, 2, -10, -55, -15, 5, -13, -68}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=-1, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis_1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.21875, -0.71875, -0.375, -1.9375, 2.6875, 2.34375, -1.53125, 2.75, -3.0, -1.3125, -0.03125, 1.03125}
tensor @r0.in.y : f32[4] = {0.1796875, 0.09375, 0.1171875, 0.2734375}
tensor @r0.in.z : i32[4] = {1, 6, -6, -3}
tensor @r0.want.0.i8 : i8[3, 4] = {2, -2, -9, -10, 16, 31, -19, 7, -16, -8, -6, 1}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=-1, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis_1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.25, 2.59375, -3.09375, 1.71875, 0.4375, 1.59375, -2.3125, -2.0, -0.28125, -1.09375, 2.53125, -0.65625}
tensor @r0.in.y : f32[4] = {0.28125, 0.18359375, 0.01171875, 0.375}
tensor @r0.in.z : i32[4] = {3, 5, 0, -6}
tensor @r0.want.0.i8 : i8[3, 4] = {7, 19, -128, -1, 5, 14, -128, -11, 2, -1, 127, -8}
graph "main"(
    %x : f16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=-1, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel.axis_1.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {7, 7, -5, -4, 1, 3, 3, 7, 1, 0, 3, 1}
tensor @r0.in.y : f32[4] = {0.2578125, 0.01953125, 0.01171875, 0.3671875}
tensor @r0.in.z : i32[4] = {-5, 4, 5, 1}
tensor @r0.want.0.f32 : f64[3, 4] = {3.09375, 0.05859375, -0.1171875, -1.8359375, 1.546875, -0.01953125, -0.0234375, 2.203125, 1.546875, -0.078125, -0.0234375, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %dequantize_per_channel = quantized_decomposed.dequantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=-1, quant_min=-128, quant_max=127, dtype=i8) : f32[3, 4]
  return %dequantize_per_channel as "dequantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.free.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
symbol s17 : int [2, 9223372036854775807]
symbol s68 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.375, 1.96875, 2.75, -2.34375, 2.125, -3.125, -0.8125, 3.0, 2.28125, 2.03125, 0.75, 2.3125}
tensor @r0.in.y : f64[3] = {0.15234375, 0.15625, 0.2109375}
tensor @r0.in.z : i64[3] = {-6, 7, -3}
tensor @r0.want.0.u8 : u8[3, 4] = {0, 7, 12, 0, 21, 0, 2, 26, 8, 7, 1, 8}
tensor @r1.in.x : f32[5, 6] = {-1.375, 1.96875, 2.75, -2.34375, 2.125, -3.125, -0.8125, 3.0, 2.28125, 2.03125, 0.75, 2.3125, 2.46875, -1.6875, -1.1875, -2.625, -2.21875, 1.21875, 0.5625, -1.65625, -3.0, -2.46875, 0.3125, -0.8125, 0.96875, -2.53125, -0.09375, 0.875, 0.3125, -0.09375}
tensor @r1.in.y : f64[5] = {0.21875, 0.1171875, 0.359375, 0.32421875, 0.11328125}
tensor @r1.in.z : i64[5] = {0, -2, -7, 4, 0}
tensor @r1.want.0.u8 : u8[5, 6] = {0, 9, 13, 0, 10, 0, 0, 24, 17, 15, 4, 18, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 5, 1, 9, 0, 0, 8, 3, 0}
tensor @r2.in.x : f32[4, 9] = {-1.375, 1.96875, 2.75, -2.34375, 2.125, -3.125, -0.8125, 3.0, 2.28125, 2.03125, 0.75, 2.3125, 2.46875, -1.6875, -1.1875, -2.625, -2.21875, 1.21875, 0.5625, -1.65625, -3.0, -2.46875, 0.3125, -0.8125, 0.96875, -2.53125, -0.09375, 0.875, 0.3125, -0.09375, -2.03125, 0.59375, -0.90625, -1.28125, 1.21875, 0.65625}
tensor @r2.in.y : f64[4] = {0.23828125, 0.08203125, 0.046875, 0.1875}
tensor @r2.in.z : i64[4] = {3, 3, -3, 2}
tensor @r2.want.0.u8 : u8[4, 9] = {0, 11, 15, 0, 12, 0, 0, 16, 13, 28, 12, 31, 33, 0, 0, 0, 0, 18, 9, 0, 0, 0, 4, 0, 18, 0, 0, 7, 4, 2, 0, 5, 0, 0, 8, 6}
graph "main"(
    %x : f32[s77, s27],
    %y : f64[s17],
    %z : i64[s68]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=0, quant_min=0, quant_max=255, dtype=u8) : u8[s77, s27]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.free.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.25, -0.53125, 1.40625, 2.84375, 1.90625, 2.5625, -0.09375, -0.46875, -2.25, 1.9375, -1.09375, 0.28125}
tensor @r0.in.y : f64[3] = {0.265625, 0.265625, 0.25}
tensor @r0.in.z : i64[3] = {2, 6, 2}
tensor @r0.want.0.u8 : u8[3, 4] = {0, 0, 7, 13, 13, 16, 6, 4, 0, 10, 0, 3}
graph "main"(
    %x : f32[3, 4],
    %y : f64[3],
    %z : i64[3]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=0, quant_min=0, quant_max=255, dtype=u8) : u8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel.free.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
symbol s17 : int [2, 9223372036854775807]
tensor @r0.in.x : i8[3, 4] = {3, 2, 6, -3, -4, -3, -7, -6, 7, 5, 0, 5}
tensor @r0.in.y : f32[4] = {0.33203125, 0.09765625, 0.04296875, 0.0078125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.99609375, 0.1953125, 0.2578125, -0.0234375, -1.328125, -0.29296875, -0.30078125, -0.046875, 2.32421875, 0.48828125, 0.0, 0.0390625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : i8[5, 6] = {3, 2, 6, -3, -4, -3, -7, -6, 7, 5, 0, 5, 2, 2, -2, 4, 0, -2, -6, 4, 6, -4, 4, -3, -2, 1, 7, 3, 0, -1}
tensor @r1.in.y : f32[6] = {0.3359375, 0.01953125, 0.28515625, 0.24609375, 0.3828125, 0.03125}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0078125, 0.0390625, 1.7109375, -0.73828125, -1.53125, -0.09375, -2.3515625, -0.1171875, 1.99609375, 1.23046875, 0.0, 0.15625, 0.671875, 0.0390625, -0.5703125, 0.984375, 0.0, -0.0625, -2.015625, 0.078125, 1.7109375, -0.984375, 1.53125, -0.09375, -0.671875, 0.01953125, 1.99609375, 0.73828125, 0.0, -0.03125}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : i8[4, 9] = {3, 2, 6, -3, -4, -3, -7, -6, 7, 5, 0, 5, 2, 2, -2, 4, 0, -2, -6, 4, 6, -4, 4, -3, -2, 1, 7, 3, 0, -1, 3, 2, 5, 5, 5, 5}
tensor @r2.in.y : f32[9] = {0.296875, 0.0703125, 0.02734375, 0.00390625, 0.28125, 0.02734375, 0.1328125, 0.2890625, 0.35546875}
tensor @r2.want.0.f32 : f64[4, 9] = {0.890625, 0.140625, 0.1640625, -0.01171875, -1.125, -0.08203125, -0.9296875, -1.734375, 2.48828125, 1.484375, 0.0, 0.13671875, 0.0078125, 0.5625, -0.0546875, 0.53125, 0.0, -0.7109375, -1.78125, 0.28125, 0.1640625, -0.015625, 1.125, -0.08203125, -0.265625, 0.2890625, 2.48828125, 0.890625, 0.0, -0.02734375, 0.01171875, 0.5625, 0.13671875, 0.6640625, 1.4453125, 1.77734375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[s77, s27],
    %y : f32[s17]) {
  %dequantize_per_channel = quantized_decomposed.dequantize_per_channel.default(input=%x, scales=%y, axis=1, quant_min=-128, quant_max=127, dtype=i8) : f32[s77, s27]
  return %dequantize_per_channel as "dequantize_per_channel"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel.free.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {2, 6, 0, -6, 7, -2, 7, -1, 7, 7, 3, 1}
tensor @r0.in.y : f32[4] = {0.3125, 0.37890625, 0.21875, 0.3203125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.625, 2.2734375, 0.0, -1.921875, 2.1875, -0.7578125, 1.53125, -0.3203125, 2.1875, 2.65234375, 0.65625, 0.3203125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[3, 4],
    %y : f32[4]) {
  %dequantize_per_channel = quantized_decomposed.dequantize_per_channel.default(input=%x, scales=%y, axis=1, quant_min=-128, quant_max=127, dtype=i8) : f32[3, 4]
  return %dequantize_per_channel as "dequantize_per_channel"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel.half.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {3, 0, 1, 7, -1, 1, 4, 3, 0, -2, -4, 1}
tensor @r0.in.y : f32[4] = {0.1875, 0.09765625, 0.203125, 0.1640625}
tensor @r0.want.0.f16 : f64[3, 4] = {0.5625, 0.0, 0.203125, 1.1484375, -0.1875, 0.09765625, 0.8125, 0.4921875, 0.0, -0.1953125, -0.8125, 0.1640625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[3, 4],
    %y : f32[4]) {
  %dequantize_per_channel = quantized_decomposed.dequantize_per_channel.default(input=%x, scales=%y, axis=1, quant_min=-128, quant_max=127, dtype=i8, out_dtype=f16) : f16[3, 4]
  return %dequantize_per_channel as "dequantize_per_channel"
}

fxge 1
model "quantized_decomposed.choose_qparams_per_token_asymmetric.plain.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.84375, 0.3125, -0.875, 2.6875, 2.28125, 1.3125, -1.15625, 1.3125, -1.875, 2.84375, 0.1875, -0.59375}
tensor @r0.want.0.f64 : f64[3, 1] = {0.01397058824, 0.01348039216, 0.01850490196}
tensor @r0.own.0 : f64[] = {4.099999983964153e-08}
tensor @r0.want.1.i64 : i64[3, 1] = {-65, -42, -27}
tensor @r1.in.x : f32[5, 6] = {-0.84375, 0.3125, -0.875, 2.6875, 2.28125, 1.3125, -1.15625, 1.3125, -1.875, 2.84375, 0.1875, -0.59375, 1.3125, 3.0, 1.0, -2.875, -3.03125, 2.0625, -0.90625, -2.78125, 2.3125, -0.75, 0.0, -0.625, 0.78125, 1.25, -1.15625, -0.59375, 2.03125, 2.9375}
tensor @r1.want.0.f64 : f64[5, 1] = {0.01397058824, 0.01850490196, 0.02365196078, 0.0199754902, 0.01605392157}
tensor @r1.own.0 : f64[] = {3.799999959142042e-08}
tensor @r1.want.1.i64 : i64[5, 1] = {-65, -27, 0, 11, -56}
tensor @r2.in.x : f32[4, 9] = {-0.84375, 0.3125, -0.875, 2.6875, 2.28125, 1.3125, -1.15625, 1.3125, -1.875, 2.84375, 0.1875, -0.59375, 1.3125, 3.0, 1.0, -2.875, -3.03125, 2.0625, -0.90625, -2.78125, 2.3125, -0.75, 0.0, -0.625, 0.78125, 1.25, -1.15625, -0.59375, 2.03125, 2.9375, 0.78125, -3.03125, -3.09375, -1.65625, -2.75, 3.125}
tensor @r2.want.0.f64 : f64[4, 1] = {0.01789215686, 0.02365196078, 0.0199754902, 0.0243872549}
tensor @r2.own.0 : f64[] = {3.2999999177718564e-08}
tensor @r2.want.1.i64 : i64[4, 1] = {-23, 0, 11, -1}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_per_token_asymmetric.default(input=%x, dtype=i8) : f64[s77, 1], i64[s77, 1] name("choose_qparams_per_token_asymmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_per_token_asymmetric.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.3125, 1.40625, 0.0, 0.0, -1.59375, -2.4375, -2.90625, -1.0, -0.28125, -1.28125, -2.09375, -1.84375}
tensor @r0.want.0.f64 : f64[3, 1] = {0.005514705882, 0.01139705882, 0.008210784314}
tensor @r0.own.0 : f64[] = {3.899999967416079e-08}
tensor @r0.want.1.i64 : i64[3, 1] = {-128, 127, 127}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_per_token_asymmetric.default(input=%x, dtype=i8) : f64[3, 1], i64[3, 1] name("choose_qparams_per_token_asymmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_per_token_asymmetric.positive.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {1.96875, 2.3125, 3.0, 1.6875, 2.375, 0.3125, 3.03125, 2.25, 2.0, 2.75, 0.1875, 2.3125, 1.46875, 2.25, 1.65625, 2.15625, 2.46875, 0.03125, 1.4375, 0.4375, 1.03125, 2.59375, 2.53125, 1.5}
tensor @r0.want.0.f64 : f64[2, 3, 1] = {0.01176470588, 0.0118872549, 0.01078431373, 0.008823529412, 0.009681372549, 0.01017156863}
tensor @r0.own.0 : f64[] = {3.3999999260458935e-08}
tensor @r0.want.1.i64 : i64[2, 3, 1] = {-128, -128, -128, -128, -128, -128}
graph "main"(
    %x : f32[2, 3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_per_token_asymmetric.default(input=%x, dtype=i8) : f64[2, 3, 1], i64[2, 3, 1] name("choose_qparams_per_token_asymmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_per_token_asymmetric.positive.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 4] = {1.15625, 2.875, 0.625, 0.21875, 0.53125, 2.78125, 2.0625, 1.75, 1.15625, 2.1875, 1.03125, 1.25, 2.46875, 2.71875, 0.5625, 2.0625, 0.78125, 0.1875, 1.65625, 3.0, 1.3125, 0.125, 0.15625, 2.375}
tensor @r0.want.0.f64 : f64[2, 3, 1] = {0.0112745098, 0.01090686275, 0.008578431373, 0.01066176471, 0.01176470588, 0.00931372549}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[2, 3, 1] = {-128, -128, -128, -128, -128, -128}
graph "main"(
    %x : f64[2, 3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_per_token_asymmetric.default(input=%x, dtype=i8) : f64[2, 3, 1], i64[2, 3, 1] name("choose_qparams_per_token_asymmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.quantize_per_token.plain.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
symbol s17 : int [2, 9223372036854775807]
symbol s68 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.34375, 2.34375, -1.0, 0.65625, -0.25, 2.375, 2.28125, -2.5625, -3.125, 1.6875, -0.4375, 1.78125}
tensor @r0.in.y : f64[3, 1] = {0.0859375, 0.16796875, 0.3046875}
tensor @r0.in.z : i64[3, 1] = {-4, 6, 5}
tensor @r0.want.0.i8 : i8[3, 4] = {-8, 23, -16, 4, 5, 20, 20, -9, -5, 11, 4, 11}
tensor @r1.in.x : f32[5, 6] = {-0.34375, 2.34375, -1.0, 0.65625, -0.25, 2.375, 2.28125, -2.5625, -3.125, 1.6875, -0.4375, 1.78125, -0.4375, 1.34375, -1.96875, 2.21875, 1.78125, 0.4375, 2.375, 1.84375, 2.8125, 1.25, 0.90625, -1.84375, 0.5625, -2.03125, -1.34375, -2.15625, 2.8125, 0.625}
tensor @r1.in.y : f64[5, 1] = {0.21875, 0.06640625, 0.2265625, 0.0234375, 0.30859375}
tensor @r1.in.z : i64[5, 1] = {7, 5, -4, 0, 4}
tensor @r1.want.0.i8 : i8[5, 6] = {5, 18, 2, 10, 6, 18, 39, -34, -42, 30, -2, 32, -6, 2, -13, 6, 4, -2, 101, 79, 120, 53, 39, -79, 6, -3, 0, -3, 13, 6}
tensor @r2.in.x : f32[4, 9] = {-0.34375, 2.34375, -1.0, 0.65625, -0.25, 2.375, 2.28125, -2.5625, -3.125, 1.6875, -0.4375, 1.78125, -0.4375, 1.34375, -1.96875, 2.21875, 1.78125, 0.4375, 2.375, 1.84375, 2.8125, 1.25, 0.90625, -1.84375, 0.5625, -2.03125, -1.34375, -2.15625, 2.8125, 0.625, -2.1875, -1.71875, 1.6875, 1.21875, -0.71875, 1.34375}
tensor @r2.in.y : f64[4, 1] = {0.16796875, 0.03515625, 0.0703125, 0.14453125}
tensor @r2.in.z : i64[4, 1] = {-4, 3, 4, -5}
tensor @r2.want.0.i8 : i8[4, 9] = {-6, 10, -10, 0, -5, 10, 10, -19, -23, 51, -9, 54, -9, 41, -53, 66, 54, 15, 38, 30, 44, 22, 17, -22, 12, -25, -15, -20, 14, -1, -20, -17, 7, 3, -10, 4}
graph "main"(
    %x : f32[s77, s27],
    %y : f64[s17, 1],
    %z : i64[s68, 1]) {
  %quantize_per_token = quantized_decomposed.quantize_per_token.default(input=%x, scales=%y, zero_points=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[s77, s27]
  return %quantize_per_token as "quantize_per_token"
}

fxge 1
model "quantized_decomposed.quantize_per_token.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.9375, -1.90625, -0.03125, 3.09375, 2.0625, -2.40625, -1.625, 2.9375, 1.53125, 1.9375, 2.46875, -1.28125}
tensor @r0.in.y : f64[3, 1] = {0.30859375, 0.33984375, 0.01953125}
tensor @r0.in.z : i64[3, 1] = {5, 4, -5}
tensor @r0.want.0.i8 : i8[3, 4] = {2, -1, 5, 15, 10, -3, -1, 13, 73, 94, 121, -71}
graph "main"(
    %x : f32[3, 4],
    %y : f64[3, 1],
    %z : i64[3, 1]) {
  %quantize_per_token = quantized_decomposed.quantize_per_token.default(input=%x, scales=%y, zero_points=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_token as "quantize_per_token"
}

fxge 1
model "quantized_decomposed.quantize_per_token.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.8125, 1.15625, -0.96875, -0.9375, 2.84375, -1.84375, -0.71875, -1.5, -0.96875, 0.4375, 2.6875, 0.8125}
tensor @r0.in.y : f64[3, 1] = {0.1328125, 0.3671875, 0.23828125}
tensor @r0.in.z : i64[3, 1] = {5, -5, -7}
tensor @r0.want.0.i8 : i8[3, 4] = {11, 14, -2, -2, 3, -10, -7, -9, -11, -5, 4, -4}
graph "main"(
    %x : f16[3, 4],
    %y : f64[3, 1],
    %z : i64[3, 1]) {
  %quantize_per_token = quantized_decomposed.quantize_per_token.default(input=%x, scales=%y, zero_points=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_token as "quantize_per_token"
}

fxge 1
model "quantized_decomposed.dequantize_per_token.plain.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
symbol s17 : int [2, 9223372036854775807]
symbol s68 : int [2, 9223372036854775807]
tensor @r0.in.x : i8[3, 4] = {6, 1, -1, 7, 2, 0, 2, 2, 5, 2, -1, -1}
tensor @r0.in.y : f64[3, 1] = {0.19140625, 0.24609375, 0.16796875}
tensor @r0.in.z : i64[3, 1] = {-7, -3, -5}
tensor @r0.want.0.f32 : f64[3, 4] = {2.48828125, 1.53125, 1.1484375, 2.6796875, 1.23046875, 0.73828125, 1.23046875, 1.23046875, 1.6796875, 1.17578125, 0.671875, 0.671875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : i8[5, 6] = {6, 1, -1, 7, 2, 0, 2, 2, 5, 2, -1, -1, -4, 0, 5, -7, -3, -5, 0, 6, -1, 3, -4, -3, 1, -5, 0, -2, 3, 0}
tensor @r1.in.y : f64[5, 1] = {0.3828125, 0.1640625, 0.1171875, 0.34765625, 0.375}
tensor @r1.in.z : i64[5, 1] = {-2, 2, -2, 5, 4}
tensor @r1.want.0.f32 : f64[5, 6] = {3.0625, 1.1484375, 0.3828125, 3.4453125, 1.53125, 0.765625, 0.0, 0.0, 0.4921875, 0.0, -0.4921875, -0.4921875, -0.234375, 0.234375, 0.8203125, -0.5859375, -0.1171875, -0.3515625, -1.73828125, 0.34765625, -2.0859375, -0.6953125, -3.12890625, -2.78125, -1.125, -3.375, -1.5, -2.25, -0.375, -1.5}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : i8[4, 9] = {6, 1, -1, 7, 2, 0, 2, 2, 5, 2, -1, -1, -4, 0, 5, -7, -3, -5, 0, 6, -1, 3, -4, -3, 1, -5, 0, -2, 3, 0, -5, 4, -3, 1, -2, -2}
tensor @r2.in.y : f64[4, 1] = {0.3125, 0.19921875, 0.1875, 0.125}
tensor @r2.in.z : i64[4, 1] = {0, -1, 0, -3}
tensor @r2.want.0.f32 : f64[4, 9] = {1.875, 0.3125, -0.3125, 2.1875, 0.625, 0.0, 0.625, 0.625, 1.5625, 0.59765625, 0.0, 0.0, -0.59765625, 0.19921875, 1.1953125, -1.1953125, -0.3984375, -0.796875, 0.0, 1.125, -0.1875, 0.5625, -0.75, -0.5625, 0.1875, -0.9375, 0.0, 0.125, 0.75, 0.375, -0.25, 0.875, 0.0, 0.5, 0.125, 0.125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[s77, s27],
    %y : f64[s17, 1],
    %z : i64[s68, 1]) {
  %dequantize_per_token = quantized_decomposed.dequantize_per_token.default(input=%x, scales=%y, zero_points=%z, quant_min=-128, quant_max=127, dtype=i8, output_dtype=f32) : f32[s77, s27]
  return %dequantize_per_token as "dequantize_per_token"
}

fxge 1
model "quantized_decomposed.dequantize_per_token.plain.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {-5, -6, -1, -6, -5, -5, -2, -6, 1, 7, -6, 6}
tensor @r0.in.y : f64[3, 1] = {0.30859375, 0.25390625, 0.25390625}
tensor @r0.in.z : i64[3, 1] = {7, 3, -6}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.703125, -4.01171875, -2.46875, -4.01171875, -2.03125, -2.03125, -1.26953125, -2.28515625, 1.77734375, 3.30078125, 0.0, 3.046875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[3, 4],
    %y : f64[3, 1],
    %z : i64[3, 1]) {
  %dequantize_per_token = quantized_decomposed.dequantize_per_token.default(input=%x, scales=%y, zero_points=%z, quant_min=-128, quant_max=127, dtype=i8, output_dtype=f32) : f32[3, 4]
  return %dequantize_per_token as "dequantize_per_token"
}

fxge 1
model "quantized_decomposed.dequantize_per_token.half.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {-6, 6, -6, -1, 1, 0, 7, 7, 6, -3, -4, -4}
tensor @r0.in.y : f32[3, 1] = {0.1484375, 0.2265625, 0.04296875}
tensor @r0.in.z : i32[3, 1] = {1, 4, 2}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.0390625, 0.7421875, -1.0390625, -0.296875, -0.6796875, -0.90625, 0.6796875, 0.6796875, 0.171875, -0.21484375, -0.2578125, -0.2578125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[3, 4],
    %y : f32[3, 1],
    %z : i32[3, 1]) {
  %dequantize_per_token = quantized_decomposed.dequantize_per_token.default(input=%x, scales=%y, zero_points=%z, quant_min=-128, quant_max=127, dtype=i8, output_dtype=f16) : f16[3, 4]
  return %dequantize_per_token as "dequantize_per_token"
}

fxge 1
model "quantized_decomposed.quantize_per_channel_group.plain.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {2.5, -0.09375, 0.5625, -1.375, -1.4375, -2.40625, -1.75, 1.125, -2.875, 3.0, 2.46875, 1.375, 0.875, -1.0625, -1.5625, 2.71875, -2.1875, 0.1875, 2.40625, -2.46875, 0.0, -0.5, -0.84375, -2.90625, -1.59375, 0.84375, 2.1875, 2.375, 0.59375, 2.3125, 0.125, 0.34375}
tensor @r0.in.y : f32[4, 2] = {0.0625, 0.078125, 0.09375, 0.3515625, 0.1796875, 0.05078125, 0.37109375, 0.21875}
tensor @r0.in.z : i32[4, 2] = {-4, -6, 3, -7, 1, 1, -3, -6}
tensor @r0.want.0.i8 : i8[4, 8] = {7, -6, 5, -8, -8, -8, -8, 7, -8, 7, 7, 7, -5, -8, -8, 1, -8, 2, 7, -8, 1, -8, -8, -8, -7, -1, 3, 3, -3, 5, -5, -4}
graph "main"(
    %x : f32[4, 8],
    %y : f32[4, 2],
    %z : i32[4, 2]) {
  %quantize_per_channel_group = quantized_decomposed.quantize_per_channel_group.default(input=%x, scales=%y, zero_points=%z, quant_min=-8, quant_max=7, dtype=i8, group_size=4) : i8[4, 8]
  return %quantize_per_channel_group as "quantize_per_channel_group"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel_group.plain.f32" stage "import"
tensor @r0.in.x : i8[4, 8] = {1, 2, -4, -5, -6, -2, 5, 4, 3, 4, -4, -4, -7, 6, 6, 4, 4, 4, 4, 2, 5, -2, 3, 5, 2, -6, 4, 7, -6, 7, 4, -3}
tensor @r0.in.y : f32[4, 2] = {0.0234375, 0.21875, 0.30078125, 0.33203125, 0.06640625, 0.12109375, 0.01953125, 0.35546875}
tensor @r0.in.z : i32[4, 2] = {5, -1, 5, -4, 3, 5, -7, 4}
tensor @r0.want.0.f32 : f64[4, 8] = {-0.09375, -0.0703125, -0.2109375, -0.234375, -1.09375, -0.21875, 1.3125, 1.09375, -0.6015625, -0.30078125, -2.70703125, -2.70703125, -0.99609375, 3.3203125, 3.3203125, 2.65625, 0.06640625, 0.06640625, 0.06640625, -0.06640625, 0.0, -0.84765625, -0.2421875, 0.0, 0.17578125, 0.01953125, 0.21484375, 0.2734375, -3.5546875, 1.06640625, 0.0, -2.48828125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 2],
    %z : i32[4, 2]) {
  %dequantize_per_channel_group = quantized_decomposed.dequantize_per_channel_group.default(input=%x, scales=%y, zero_points=%z, quant_min=-8, quant_max=7, dtype=i8, group_size=4, output_dtype=f32) : f32[4, 8]
  return %dequantize_per_channel_group as "dequantize_per_channel_group"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel_group.symmetric.f32" stage "import"
tensor @r0.in.x : i8[4, 8] = {-3, 2, -5, 3, -2, 7, -1, 6, -1, 7, -4, -5, -6, -6, 1, -2, 6, 0, -2, 1, -4, 4, -3, -6, 7, 6, -7, -6, -3, -5, -3, -2}
tensor @r0.in.y : f32[4, 2] = {0.1953125, 0.30078125, 0.1015625, 0.02734375, 0.12109375, 0.09765625, 0.16015625, 0.24609375}
tensor @r0.want.0.bf16 : f64[4, 8] = {-0.5859375, 0.390625, -0.9765625, 0.5859375, -0.6015625, 2.10546875, -0.30078125, 1.8046875, -0.1015625, 0.7109375, -0.40625, -0.5078125, -0.1640625, -0.1640625, 0.02734375, -0.0546875, 0.7265625, 0.0, -0.2421875, 0.12109375, -0.390625, 0.390625, -0.29296875, -0.5859375, 1.12109375, 0.9609375, -1.12109375, -0.9609375, -0.73828125, -1.23046875, -0.73828125, -0.4921875}
tensor @r0.own.0 : f64[] = {0.0019000000320374966}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 2]) {
  %dequantize_per_channel_group = quantized_decomposed.dequantize_per_channel_group.default(input=%x, scales=%y, quant_min=-8, quant_max=7, dtype=i8, group_size=4, output_dtype=bf16) : bf16[4, 8]
  return %dequantize_per_channel_group as "dequantize_per_channel_group"
}

fxge 1
model "fake_quantize_per_tensor_affine.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.21875, -0.53125, 0.28125, 2.90625, 1.96875, -1.53125, 1.8125, 1.125, -1.15625, 0.46875, 2.5625, -0.875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.125, -0.125, 0.25, 0.8125, 0.8125, -0.125, 0.8125, 0.8125, -0.125, 0.5, 0.8125, -0.125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : f32[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.0, 1.09375, -1.75, 3.125, 1.0, 0.40625, -0.5625, -2.15625, -1.90625, 2.1875, -1.28125, -0.40625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.8125, 0.8125, -0.125, 0.8125, 0.8125, 0.375, -0.125, -0.125, -0.125, 0.8125, -0.125, -0.125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : bf16[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.5625, -1.09375, 3.03125, -3.03125, 1.4375, 0.90625, 1.65625, 2.875, 1.5625, 0.09375, -1.28125, 2.09375}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.125, -0.125, 0.8125, -0.125, 0.8125, 0.8125, 0.8125, 0.8125, 0.8125, 0.125, -0.125, 0.8125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : f16[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.5, -3.0, -0.1875, -1.75, -2.78125, -0.5625, -0.6875, -2.125, -1.90625, 2.375, 2.03125, -1.25}
tensor @r0.want.0.f64 : f64[3, 4] = {-0.125, -0.125, -0.125, -0.125, -0.125, -0.125, -0.125, -0.125, -0.125, 0.8125, 0.8125, -0.125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : f64[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.odd.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 2.0, 2.0, 0.0, -2.0, 7.0, 7.0, -8.0, -8.0, 0.0, 7.0, -8.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=1.0, zero_point=0, quant_min=-8, quant_max=7) : f32[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.odd.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.want.0.f64 : f64[3, 4] = {0.0, 2.0, 2.0, 0.0, -2.0, 7.0, 7.0, -8.0, -8.0, 0.0, 7.0, -8.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=1.0, zero_point=0, quant_min=-8, quant_max=7) : f64[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.third.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6666666865, 1.333333373, 2.0, -0.6666666865, -1.333333373, 2.0, 2.0, -3.0, -3.0, 0.0, 2.0, -3.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=0.3333333333333333, zero_point=1, quant_min=-8, quant_max=7) : f32[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.third.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.want.0.f64 : f64[3, 4] = {0.6666666865, 1.333333373, 2.0, -0.6666666865, -1.333333373, 2.0, 2.0, -3.0, -3.0, 0.0, 2.0, -3.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=0.3333333333333333, zero_point=1, quant_min=-8, quant_max=7) : f64[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.8125, 1.90625, -2.65625, -2.34375, -1.125, -2.0, 0.5625, -2.96875, -0.75, -2.59375, -2.75, -1.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.125, 0.8125, -0.125, -0.125, -0.125, -0.125, 0.5625, -0.125, -0.125, -0.125, -0.125, -0.125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {false, false, false, false, false, false, true, false, false, false, false, false}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : f32[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.8125, -0.75, -0.28125, -1.90625, 3.125, 2.3125, 1.75, 0.6875, -0.96875, 2.28125, -1.40625, -2.0}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.8125, -0.125, -0.125, -0.125, 0.8125, 0.8125, 0.8125, 0.6875, -0.125, 0.8125, -0.125, -0.125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {false, false, false, false, false, false, false, true, false, false, false, false}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : bf16[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.15625, 0.40625, -1.0625, 1.8125, 1.375, -2.03125, 3.03125, 0.21875, 2.65625, -2.3125, 0.78125, -0.15625}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.125, 0.375, -0.125, 0.8125, 0.8125, -0.125, 0.8125, 0.25, 0.8125, -0.125, 0.75, -0.125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {false, true, false, false, false, false, false, true, false, false, true, true}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : f16[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.25, -0.46875, -2.3125, 1.4375, -2.84375, 2.625, 0.125, -1.96875, -0.78125, -2.34375, -1.75, -1.15625}
tensor @r0.want.0.f64 : f64[3, 4] = {0.8125, -0.125, -0.125, 0.8125, -0.125, 0.8125, 0.125, -0.125, -0.125, -0.125, -0.125, -0.125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {false, false, false, false, false, false, true, false, false, false, false, false}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : f64[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.odd.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 2.0, 2.0, 0.0, -2.0, 7.0, 7.0, -8.0, -8.0, 0.0, 7.0, -8.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, true, true, true, true, false, false, false, false, true, false, true}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=1.0, zero_point=0, quant_min=-8, quant_max=7) : f32[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.odd.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.want.0.f64 : f64[3, 4] = {0.0, 2.0, 2.0, 0.0, -2.0, 7.0, 7.0, -8.0, -8.0, 0.0, 7.0, -8.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, true, true, true, true, false, false, false, false, true, false, true}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=1.0, zero_point=0, quant_min=-8, quant_max=7) : f64[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.third.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6666666865, 1.333333373, 2.0, -0.6666666865, -1.333333373, 2.0, 2.0, -3.0, -3.0, 0.0, 2.0, -3.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, true, false, true, true, false, false, false, false, true, false, false}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=0.3333333333333333, zero_point=1, quant_min=-8, quant_max=7) : f32[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.third.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.want.0.f64 : f64[3, 4] = {0.6666666865, 1.333333373, 2.0, -0.6666666865, -1.333333373, 2.0, 2.0, -3.0, -3.0, 0.0, 2.0, -3.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, true, false, true, true, false, false, false, false, true, false, false}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=0.3333333333333333, zero_point=1, quant_min=-8, quant_max=7) : f64[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_channel_affine.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.90625, 2.90625, 0.96875, 2.9375, -0.0625, 0.9375, 0.6875, -1.28125, 2.3125, -3.09375, 0.03125, -1.21875}
tensor @r0.in.y : f32[4] = {0.37890625, 0.37109375, 0.125, 0.12109375}
tensor @r0.in.z : i32[4] = {10, 8, 7, 15}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.89453125, 2.59765625, 1.0, 0.0, 0.0, 1.11328125, 0.75, -1.33203125, 1.89453125, -2.96875, 0.0, -1.2109375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %fake_quantize_per_channel_affine = aten.fake_quantize_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : f32[3, 4]
  return %fake_quantize_per_channel_affine as "fake_quantize_per_channel_affine"
}

fxge 1
model "fake_quantize_per_channel_affine.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.1875, -2.71875, 0.25, -2.46875, -0.40625, 1.34375, 0.4375, 0.40625, 2.46875, -3.03125, 1.625, -1.9375}
tensor @r0.in.y : f32[4] = {0.33203125, 0.15625, 0.0859375, 0.37109375}
tensor @r0.in.z : i32[4] = {9, 11, 7, 14}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.33203125, -1.71875, 0.2578125, -2.59375, -0.33203125, 0.625, 0.4296875, 0.37109375, 1.9921875, -1.71875, 0.6875, -1.859375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %fake_quantize_per_channel_affine = aten.fake_quantize_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : bf16[3, 4]
  return %fake_quantize_per_channel_affine as "fake_quantize_per_channel_affine"
}

fxge 1
model "fake_quantize_per_channel_affine.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.4375, -0.40625, -0.25, -1.1875, 0.53125, 2.375, 2.53125, -0.15625, -2.65625, -0.34375, 1.40625, -2.59375}
tensor @r0.in.y : f32[4] = {0.2734375, 0.125, 0.38671875, 0.31640625}
tensor @r0.in.z : i32[4] = {13, 7, 5, 3}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.546875, -0.375, -0.38671875, -0.94921875, 0.546875, 1.0, 2.70703125, 0.0, -2.734375, -0.375, 1.546875, -0.94921875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %fake_quantize_per_channel_affine = aten.fake_quantize_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : f16[3, 4]
  return %fake_quantize_per_channel_affine as "fake_quantize_per_channel_affine"
}

fxge 1
model "fake_quantize_per_channel_affine.odd.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.y : f32[3] = {1.0, 1.0, 1.0}
tensor @r0.in.z : i32[3] = {0, 1, -2}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 2.0, 2.0, 0.0, -2.0, -9.0, -9.0, -9.0, -6.0, 0.0, 8.0, -6.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3],
    %z : i32[3]) {
  %fake_quantize_per_channel_affine = aten.fake_quantize_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=0, quant_min=-8, quant_max=7) : f32[3, 4]
  return %fake_quantize_per_channel_affine as "fake_quantize_per_channel_affine"
}

fxge 1
model "fake_quantize_per_channel_affine.thirds.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.y : f32[4] = {3.0, 3.0, 3.0, 3.0}
tensor @r0.in.z : f32[4] = {0.0, 0.0, 0.0, 0.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 3.0, 0.0, 0.0, -24.0, -24.0, -24.0, -24.0, 0.0, 6.0, -9.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %fake_quantize_per_channel_affine = aten.fake_quantize_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=-8, quant_max=7) : f32[3, 4]
  return %fake_quantize_per_channel_affine as "fake_quantize_per_channel_affine"
}

fxge 1
model "fake_quantize_per_channel_affine.thirds.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.y : f32[4] = {3.0, 3.0, 3.0, 3.0}
tensor @r0.in.z : f32[4] = {0.0, 0.0, 0.0, 0.0}
tensor @r0.want.0.f64 : f64[3, 4] = {0.0, 0.0, 3.0, 0.0, 0.0, -24.0, -24.0, -24.0, -24.0, 0.0, 6.0, -9.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %fake_quantize_per_channel_affine = aten.fake_quantize_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=-8, quant_max=7) : f64[3, 4]
  return %fake_quantize_per_channel_affine as "fake_quantize_per_channel_affine"
}

fxge 1
model "fake_quantize_per_channel_affine.between.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.y : f32[3] = {1.0, 1.0, 1.0}
tensor @r0.in.z : f32[3] = {0.5, 1.25, -2.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.25, -9.25, -9.25, -9.25, -6.0, 0.0, 8.0, -6.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3],
    %z : f32[3]) {
  %fake_quantize_per_channel_affine = aten.fake_quantize_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=0, quant_min=-8, quant_max=7) : f32[3, 4]
  return %fake_quantize_per_channel_affine as "fake_quantize_per_channel_affine"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.75, -2.75, -2.125, -0.6875, 0.15625, -2.9375, 1.5625, 0.90625, 2.59375, 1.8125, -2.65625, 0.6875}
tensor @r0.in.y : f32[4] = {0.11328125, 0.18359375, 0.12890625, 0.2421875}
tensor @r0.in.z : i32[4] = {2, 6, 1, 8}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.2265625, -1.1015625, -0.12890625, -0.7265625, 0.11328125, -1.1015625, 1.546875, 0.96875, 1.47265625, 1.65234375, -0.12890625, 0.7265625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {false, false, false, true, true, false, true, true, false, false, false, true}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_channel_affine_cachemask.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : f32[3, 4], bool[3, 4] name("fake_quantize_per_channel_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.5625, -2.40625, -0.75, 1.09375, -1.90625, 1.65625, 2.21875, -3.09375, 2.53125, 0.34375, -2.1875, 1.34375}
tensor @r0.in.y : f32[4] = {0.375, 0.0234375, 0.26171875, 0.375}
tensor @r0.in.z : i32[4] = {7, 14, 3, 4}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.75, -0.328125, -0.78515625, 1.125, -1.875, 0.0234375, 2.09375, -1.5, 2.625, 0.0234375, -0.78515625, 1.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, false, true, true, true, false, true, false, true, false, false, true}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_channel_affine_cachemask.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : bf16[3, 4], bool[3, 4] name("fake_quantize_per_channel_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.65625, -1.0, 0.15625, -2.375, -1.15625, 0.28125, 1.1875, -1.625, 2.21875, -0.75, -0.90625, 0.28125}
tensor @r0.in.y : f32[4] = {0.15625, 0.04296875, 0.1328125, 0.1953125}
tensor @r0.in.z : i32[4] = {5, 14, 14, 9}
tensor @r0.want.0.f16 : f64[3, 4] = {1.5625, -0.6015625, 0.1328125, -1.7578125, -0.78125, 0.04296875, 0.1328125, -1.5625, 1.5625, -0.6015625, -0.9296875, 0.1953125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {false, false, true, false, false, false, false, true, false, false, true, true}
graph "main"(
    %x : f16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_channel_affine_cachemask.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : f16[3, 4], bool[3, 4] name("fake_quantize_per_channel_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask.odd.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.y : f32[3] = {1.0, 1.0, 1.0}
tensor @r0.in.z : i32[3] = {0, 1, -2}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 2.0, 2.0, 0.0, -2.0, -9.0, -9.0, -9.0, -6.0, 0.0, 8.0, -6.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, true, true, true, true, false, false, false, false, true, true, false}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3],
    %z : i32[3]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_channel_affine_cachemask.default(self=%x, scale=%y, zero_point=%z, axis=0, quant_min=-8, quant_max=7) : f32[3, 4], bool[3, 4] name("fake_quantize_per_channel_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask.thirds.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.y : f32[4] = {3.0, 3.0, 3.0, 3.0}
tensor @r0.in.z : f32[4] = {0.0, 0.0, 0.0, 0.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 3.0, 0.0, 0.0, -24.0, -24.0, -24.0, -24.0, 0.0, 6.0, -9.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, true, true, true, true, false, false, false, false, true, true, true}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_channel_affine_cachemask.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=-8, quant_max=7) : f32[3, 4], bool[3, 4] name("fake_quantize_per_channel_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask.thirds.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.y : f32[4] = {3.0, 3.0, 3.0, 3.0}
tensor @r0.in.z : f32[4] = {0.0, 0.0, 0.0, 0.0}
tensor @r0.want.0.f64 : f64[3, 4] = {0.0, 0.0, 3.0, 0.0, 0.0, -24.0, -24.0, -24.0, -24.0, 0.0, 6.0, -9.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, true, true, true, true, false, false, false, false, true, true, true}
graph "main"(
    %x : f64[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_channel_affine_cachemask.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=-8, quant_max=7) : f64[3, 4], bool[3, 4] name("fake_quantize_per_channel_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask.between.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.y : f32[3] = {1.0, 1.0, 1.0}
tensor @r0.in.z : f32[3] = {0.5, 1.25, -2.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.25, -9.25, -9.25, -9.25, -6.0, 0.0, 8.0, -6.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, true, true, true, true, false, false, false, false, true, true, false}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3],
    %z : f32[3]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_channel_affine_cachemask.default(self=%x, scale=%y, zero_point=%z, axis=0, quant_min=-8, quant_max=7) : f32[3, 4], bool[3, 4] name("fake_quantize_per_channel_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine.tensor_qparams.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.78125, 0.09375, 2.65625, 2.625, 1.0, 1.5, -3.09375, -3.09375, -2.875, 1.46875, 3.0625, 1.6875}
tensor @r0.in.y : f32[1] = {0.30000001192092896}
tensor @r0.in.z : i32[1] = {2}
tensor @r0.want.0.f32 : f64[3, 4] = {0.9000000358, 0.0, 2.700000048, 2.700000048, 0.9000000358, 1.5, -0.6000000238, -0.6000000238, -0.6000000238, 1.5, 3.0, 1.800000072}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[1],
    %z : i32[1]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.tensor_qparams(self=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=15) : f32[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.tensor_qparams.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.78125, 2.28125, 0.4375, 0.8125, -0.3125, -0.65625, 1.65625, -1.03125, -0.6875, 0.65625, -2.1875, 0.6875}
tensor @r0.in.y : f32[1] = {0.30000001192092896}
tensor @r0.in.z : i32[1] = {2}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.6000000238, 2.400000095, 0.3000000119, 0.9000000358, -0.3000000119, -0.6000000238, 1.800000072, -0.6000000238, -0.6000000238, 0.6000000238, -0.6000000238, 0.6000000238}
tensor @r0.own.0 : f64[] = {0.0026000000070780516}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[1],
    %z : i32[1]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.tensor_qparams(self=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=15) : bf16[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.tensor_qparams.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.25, -2.875, -0.375, -0.03125, -0.59375, 3.0, -1.46875, -1.40625, 2.5, 1.8125, -2.84375, 0.75}
tensor @r0.in.y : f32[1] = {0.30000001192092896}
tensor @r0.in.z : i32[1] = {2}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.3000000119, -0.6000000238, -0.3000000119, 0.0, -0.6000000238, 3.0, -0.6000000238, -0.6000000238, 2.400000095, 1.800000072, -0.6000000238, 0.6000000238}
tensor @r0.own.0 : f64[] = {0.00013000000035390258}
graph "main"(
    %x : f16[3, 4],
    %y : f32[1],
    %z : i32[1]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.tensor_qparams(self=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=15) : f16[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams.on0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.y : f32[1] = {0.30000001192092896}
tensor @r0.in.z : i32[1] = {2}
tensor @r0.in.w : i64[1] = {0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.000000015e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, true, true, true, true, true, true, true, true, true, true, true}
graph "main"(
    %x : f32[3, 4],
    %y : f32[1],
    %z : i32[1],
    %w : i64[1]) {
  %getitem, %getitem_1 = aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default(self=%x, scale=%y, zero_point=%z, fake_quant_enabled=%w, quant_min=0, quant_max=15) : f32[3, 4], bool[3, 4] name("_fake_quantize_per_tensor_affine_cachemask_tensor_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams.on1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.y : f32[1] = {0.30000001192092896}
tensor @r0.in.z : i32[1] = {2}
tensor @r0.in.w : i64[1] = {1}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6000000238, 1.5, 2.400000095, -0.6000000238, -0.6000000238, 3.900000095, 3.900000095, -0.6000000238, -0.6000000238, 0.0, 3.900000095, -0.6000000238}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, true, true, true, false, false, false, false, false, true, false, false}
graph "main"(
    %x : f32[3, 4],
    %y : f32[1],
    %z : i32[1],
    %w : i64[1]) {
  %getitem, %getitem_1 = aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default(self=%x, scale=%y, zero_point=%z, fake_quant_enabled=%w, quant_min=0, quant_max=15) : f32[3, 4], bool[3, 4] name("_fake_quantize_per_tensor_affine_cachemask_tensor_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.875, 1.46875, -0.78125, -2.53125, 0.96875, 0.0625, 2.40625, -2.875, 2.96875, 1.0, 0.21875, 0.53125}
tensor @r0.in.y : bool[3, 4] = {true, false, true, true, false, true, true, false, true, true, true, false}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.875, 0.0, -0.78125, -2.53125, 0.0, 0.0625, 2.40625, -0.0, 2.96875, 1.0, 0.21875, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : bool[3, 4]) {
  %fake_quantize_per_tensor_affine_cachemask_backward = aten.fake_quantize_per_tensor_affine_cachemask_backward.default(grad=%x, mask=%y) : f32[3, 4]
  return %fake_quantize_per_tensor_affine_cachemask_backward as "fake_quantize_per_tensor_affine_cachemask_backward"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask_backward.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.875, -2.96875, 0.375, 1.34375, -1.375, -1.1875, -2.5625, -2.09375, 0.375, 1.125, -0.5625, 1.1875}
tensor @r0.in.y : bool[3, 4] = {true, false, false, true, false, true, true, false, false, true, false, true}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.875, -0.0, 0.0, 1.34375, -0.0, -1.1875, -2.5625, -0.0, 0.0, 1.125, -0.0, 1.1875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4],
    %y : bool[3, 4]) {
  %fake_quantize_per_tensor_affine_cachemask_backward = aten.fake_quantize_per_tensor_affine_cachemask_backward.default(grad=%x, mask=%y) : bf16[3, 4]
  return %fake_quantize_per_tensor_affine_cachemask_backward as "fake_quantize_per_tensor_affine_cachemask_backward"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask_backward.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.03125, -2.96875, -1.0625, 2.1875, -2.21875, 2.8125, 2.78125, -1.3125, 0.90625, 2.375, 2.375, 0.5625}
tensor @r0.in.y : bool[3, 4] = {false, false, true, false, true, false, false, true, false, true, false, true}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.0, -0.0, -1.0625, 0.0, -2.21875, 0.0, 0.0, -1.3125, 0.0, 2.375, 0.0, 0.5625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4],
    %y : bool[3, 4]) {
  %fake_quantize_per_tensor_affine_cachemask_backward = aten.fake_quantize_per_tensor_affine_cachemask_backward.default(grad=%x, mask=%y) : f16[3, 4]
  return %fake_quantize_per_tensor_affine_cachemask_backward as "fake_quantize_per_tensor_affine_cachemask_backward"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.125, -3.09375, 2.9375, 1.8125, 2.0625, -2.125, -1.125, 0.21875, -2.78125, -2.5625, 1.5625, -0.375}
tensor @r0.in.y : bool[3, 4] = {true, true, false, false, true, false, true, false, true, false, false, true}
tensor @r0.want.0.f32 : f64[3, 4] = {1.125, -3.09375, 0.0, 0.0, 2.0625, -0.0, -1.125, 0.0, -2.78125, -0.0, 0.0, -0.375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : bool[3, 4]) {
  %fake_quantize_per_channel_affine_cachemask_backward = aten.fake_quantize_per_channel_affine_cachemask_backward.default(grad=%x, mask=%y) : f32[3, 4]
  return %fake_quantize_per_channel_affine_cachemask_backward as "fake_quantize_per_channel_affine_cachemask_backward"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask_backward.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.84375, -1.78125, 2.34375, -1.65625, -1.625, 0.0, 2.125, 2.25, 0.03125, -0.375, 3.0, 1.78125}
tensor @r0.in.y : bool[3, 4] = {false, false, false, true, true, false, true, false, false, false, true, false}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.0, -0.0, 0.0, -1.65625, -1.625, 0.0, 2.125, 0.0, 0.0, -0.0, 3.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4],
    %y : bool[3, 4]) {
  %fake_quantize_per_channel_affine_cachemask_backward = aten.fake_quantize_per_channel_affine_cachemask_backward.default(grad=%x, mask=%y) : bf16[3, 4]
  return %fake_quantize_per_channel_affine_cachemask_backward as "fake_quantize_per_channel_affine_cachemask_backward"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask_backward.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.71875, -2.15625, 1.75, -0.875, -2.53125, -2.875, 2.0625, 1.375, -1.4375, 1.9375, 0.75, -2.21875}
tensor @r0.in.y : bool[3, 4] = {false, true, true, true, true, false, true, false, true, false, false, true}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.0, -2.15625, 1.75, -0.875, -2.53125, -0.0, 2.0625, 0.0, -1.4375, 0.0, 0.0, -2.21875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4],
    %y : bool[3, 4]) {
  %fake_quantize_per_channel_affine_cachemask_backward = aten.fake_quantize_per_channel_affine_cachemask_backward.default(grad=%x, mask=%y) : f16[3, 4]
  return %fake_quantize_per_channel_affine_cachemask_backward as "fake_quantize_per_channel_affine_cachemask_backward"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.25, 1.0625, 0.90625, 2.03125, 1.9375, -2.03125, -1.75, -1.5, 0.28125, -1.75, 0.0625, 0.59375}
tensor @r0.in.y : f32[1] = {0.30000001192092896}
tensor @r0.in.z : f32[1] = {1.5}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.6000000238, 1.200000048, 0.9000000358, 2.100000143, 1.800000072, -0.6000000238, -0.6000000238, -0.6000000238, 0.3000000119, -0.6000000238, 0.0, 0.6000000238}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[1],
    %z : f32[1]) {
  %_fake_quantize_learnable_per_tensor_affine = aten._fake_quantize_learnable_per_tensor_affine.default(self=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=15) : f32[3, 4]
  return %_fake_quantize_learnable_per_tensor_affine as "_fake_quantize_learnable_per_tensor_affine"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.46875, 0.78125, -3.0625, 3.125, 0.6875, 0.59375, 0.96875, -0.84375, 1.03125, 0.3125, -0.40625, 2.8125}
tensor @r0.in.y : f32[1] = {0.30000001192092896}
tensor @r0.in.z : f32[1] = {1.5}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.6000000238, 0.9000000358, -0.6000000238, 3.0, 0.6000000238, 0.6000000238, 0.9000000358, -0.6000000238, 0.9000000358, 0.3000000119, -0.3000000119, 2.700000048}
tensor @r0.own.0 : f64[] = {0.0010000000474974513}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[1],
    %z : f32[1]) {
  %_fake_quantize_learnable_per_tensor_affine = aten._fake_quantize_learnable_per_tensor_affine.default(self=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=15) : bf16[3, 4]
  return %_fake_quantize_learnable_per_tensor_affine as "_fake_quantize_learnable_per_tensor_affine"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.59375, -2.875, 0.34375, -1.59375, 0.0, -1.9375, 2.6875, -0.875, 0.5, -1.90625, 0.46875, 1.875}
tensor @r0.in.y : f32[1] = {0.30000001192092896}
tensor @r0.in.z : f32[1] = {1.5}
tensor @r0.want.0.f16 : f64[3, 4] = {1.5, -0.6000000238, 0.3000000119, -0.6000000238, 0.0, -0.6000000238, 2.700000048, -0.6000000238, 0.6000000238, -0.6000000238, 0.6000000238, 1.800000072}
tensor @r0.own.0 : f64[] = {0.0002899999963119626}
graph "main"(
    %x : f16[3, 4],
    %y : f32[1],
    %z : f32[1]) {
  %_fake_quantize_learnable_per_tensor_affine = aten._fake_quantize_learnable_per_tensor_affine.default(self=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=15) : f16[3, 4]
  return %_fake_quantize_learnable_per_tensor_affine as "_fake_quantize_learnable_per_tensor_affine"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.75, 1.21875, -2.90625, -1.3125, 2.71875, -1.46875, 0.25, -0.90625, 1.4375, -3.125, -0.84375, 2.15625}
tensor @r0.in.y : f32[3, 4] = {2.28125, 1.59375, 0.59375, 2.125, 1.25, 2.09375, -1.53125, 0.6875, -0.0625, 0.53125, -0.28125, 1.4375}
tensor @r0.in.z : f32[1] = {0.30000001192092896}
tensor @r0.in.w : f32[1] = {1.5}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0, 1.21875, -2.90625, -0.0, 2.71875, -0.0, 0.0, -0.90625, 1.4375, -3.125, -0.84375, 2.15625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[1] = {-11.85058594}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[1] = {0.6421874762}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[1],
    %w : f32[1]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_tensor_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, quant_min=0, quant_max=7, grad_factor=0.5) : f32[3, 4], f32[1], f32[1] name("_fake_quantize_learnable_per_tensor_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine_backward.half.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.0, -1.96875, -2.125, -1.3125, 2.34375, 1.0, -2.4375, -2.375, -2.9375, -2.40625, 0.4375, -2.8125}
tensor @r0.in.y : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.z : f32[1] = {0.30000001192092896}
tensor @r0.in.w : f32[1] = {0.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, -1.96875, -0.0, -1.3125, 2.34375, 0.0, -0.0, -0.0, -0.0, -2.40625, 0.0, -0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[1] = {38.1875}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[1] = {1.687500119}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[1],
    %w : f32[1]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_tensor_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, quant_min=-8, quant_max=7, grad_factor=0.5) : f32[3, 4], f32[1], f32[1] name("_fake_quantize_learnable_per_tensor_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine_backward.even.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.15625, 2.1875, 2.125, 0.59375, 1.21875, 1.46875, -2.5625, -0.9375, -2.5625, 1.71875, -2.96875, -2.3125}
tensor @r0.in.y : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.z : f32[1] = {0.30000001192092896}
tensor @r0.in.w : f32[1] = {2.5}
tensor @r0.want.0.f32 : f64[3, 4] = {1.15625, 0.0, 0.0, 0.59375, 1.21875, 0.0, -0.0, -0.0, -0.0, 1.71875, -0.0, -0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[1] = {40.765625}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[1] = {0.8343750238}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[1],
    %w : f32[1]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_tensor_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, quant_min=-8, quant_max=7, grad_factor=0.5) : f32[3, 4], f32[1], f32[1] name("_fake_quantize_learnable_per_tensor_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine_backward.below.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.84375, -0.78125, 0.65625, 1.21875, -1.8125, 0.6875, 0.71875, 1.78125, -1.96875, -1.75, -1.96875, 2.03125}
tensor @r0.in.y : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.z : f32[1] = {0.30000001192092896}
tensor @r0.in.w : f32[1] = {-1.2999999523162842}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.84375, -0.78125, 0.0, 1.21875, -1.8125, 0.0, 0.0, 0.0, -0.0, -1.75, -0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[1] = {-17.9375}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[1] = {-0.2906249762}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[1],
    %w : f32[1]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_tensor_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, quant_min=-8, quant_max=7, grad_factor=0.5) : f32[3, 4], f32[1], f32[1] name("_fake_quantize_learnable_per_tensor_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine_backward.beneath.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.28125, -0.875, -1.5, -1.5625, -1.34375, -1.40625, 0.15625, -0.46875, 0.15625, -2.03125, -3.0, -0.46875}
tensor @r0.in.y : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.z : f32[1] = {0.30000001192092896}
tensor @r0.in.w : f32[1] = {-8.300000190734863}
tensor @r0.want.0.f32 : f64[3, 4] = {1.28125, -0.875, -1.5, -0.0, -0.0, -0.0, 0.0, -0.0, 0.0, -2.03125, -0.0, -0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[1] = {-18.06770897}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[1] = {1.190625072}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[1],
    %w : f32[1]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_tensor_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, quant_min=-8, quant_max=7, grad_factor=0.5) : f32[3, 4], f32[1], f32[1] name("_fake_quantize_learnable_per_tensor_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine_backward.one.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.9375, 2.3125, -1.3125, -1.5, 1.03125, 0.78125, 2.6875, -0.28125, -0.90625, 0.40625, -2.65625, -0.875}
tensor @r0.in.y : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.z : f32[1] = {0.30000001192092896}
tensor @r0.in.w : f32[1] = {1.0}
tensor @r0.want.0.f32 : f64[3, 4] = {2.9375, 2.3125, -0.0, -1.5, 1.03125, 0.0, 0.0, -0.0, -0.0, 0.40625, -0.0, -0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[1] = {-17.49479103}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[1] = {0.3843750656}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[1],
    %w : f32[1]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_tensor_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, quant_min=-8, quant_max=7, grad_factor=0.5) : f32[3, 4], f32[1], f32[1] name("_fake_quantize_learnable_per_tensor_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine_backward.above.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.40625, -1.84375, -0.53125, 1.03125, -0.65625, 0.59375, 1.46875, -0.375, -2.5625, 2.75, 0.03125, 2.75}
tensor @r0.in.y : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.z : f32[1] = {0.30000001192092896}
tensor @r0.in.w : f32[1] = {300.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, -0.0, -0.0, 1.03125, -0.65625, 0.0, 0.0, -0.0, -0.0, 2.75, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[1] = {-14.234375}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[1] = {0.009375002235}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[1],
    %w : f32[1]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_tensor_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, quant_min=-8, quant_max=7, grad_factor=0.5) : f32[3, 4], f32[1], f32[1] name("_fake_quantize_learnable_per_tensor_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine.scale.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.625, 1.46875, 2.15625, 2.46875, 0.53125, -0.78125, -1.78125, -0.9375, 1.65625, 1.71875, 2.8125, -2.78125}
tensor @r0.in.y : bf16[1] = {0.30078125}
tensor @r0.in.z : f32[1] = {1.5}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.6015625, 1.50390625, 1.50390625, 1.50390625, 0.6015625, -0.90234375, -1.8046875, -0.90234375, 1.50390625, 1.50390625, 1.50390625, -2.70703125}
tensor @r0.own.0 : f64[] = {0.00139999995008111}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[1],
    %z : f32[1]) {
  %_fake_quantize_learnable_per_tensor_affine = aten._fake_quantize_learnable_per_tensor_affine.default(self=%x, scale=%y, zero_point=%z, quant_min=-8, quant_max=7) : bf16[3, 4]
  return %_fake_quantize_learnable_per_tensor_affine as "_fake_quantize_learnable_per_tensor_affine"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine.scale.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.125, 2.5, -2.875, -0.25, -0.21875, 0.0, 2.625, -2.15625, 2.71875, -3.03125, 2.4375, -2.40625}
tensor @r0.in.y : f64[1] = {0.3}
tensor @r0.in.z : f32[1] = {1.5}
tensor @r0.want.0.f64 : f64[3, 4] = {0.0, 1.5, -3.0, -0.3000000119, -0.3000000119, 0.0, 1.5, -2.100000143, 1.5, -3.0, 1.5, -2.400000095}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[1],
    %z : f32[1]) {
  %_fake_quantize_learnable_per_tensor_affine = aten._fake_quantize_learnable_per_tensor_affine.default(self=%x, scale=%y, zero_point=%z, quant_min=-8, quant_max=7) : f64[3, 4]
  return %_fake_quantize_learnable_per_tensor_affine as "_fake_quantize_learnable_per_tensor_affine"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine_backward.kinds.bf16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.96875, 2.125, -1.125, -1.84375, -0.84375, -1.5, -0.8125, -1.5, -0.84375, -0.96875, 1.15625, -0.90625}
tensor @r0.in.y : bf16[3, 4] = {-0.875, 2.09375, 0.625, 1.375, -0.71875, -2.625, 0.9375, -2.78125, -2.96875, 0.28125, -0.59375, 2.53125}
tensor @r0.in.z : f64[1] = {0.3}
tensor @r0.in.w : i64[1] = {2}
tensor @r0.want.0.f32 : f64[3, 4] = {2.96875, 0.0, -1.125, -1.84375, -0.84375, -1.5, -0.8125, -1.5, -0.84375, -0.96875, 1.15625, -0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[1] = {4.911458969}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[1] = {-0.3656250238}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[3, 4],
    %z : f64[1],
    %w : i64[1]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_tensor_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, quant_min=-8, quant_max=7) : f32[3, 4], f32[1], f32[1] name("_fake_quantize_learnable_per_tensor_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine_backward.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[0, 4] = {}
tensor @r0.in.z : f32[1] = {0.30000001192092896}
tensor @r0.in.w : f32[1] = {1.5}
tensor @r0.want.0.f32 : f64[0, 4] = {}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[1] = {0.3000000119}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[1] = {1.5}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[0, 4],
    %y : f32[0, 4],
    %z : f32[1],
    %w : f32[1]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_tensor_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, quant_min=-8, quant_max=7) : f32[0, 4], f32[1], f32[1] name("_fake_quantize_learnable_per_tensor_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine_backward.empty.bf16" stage "import"
tensor @r0.in.x : bf16[0, 4] = {}
tensor @r0.in.y : bf16[0, 4] = {}
tensor @r0.in.z : f32[1] = {0.30000001192092896}
tensor @r0.in.w : f32[1] = {1.5}
tensor @r0.want.0.bf16 : f64[0, 4] = {}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[1] = {0.3000000119}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[1] = {1.5}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : bf16[0, 4],
    %y : bf16[0, 4],
    %z : f32[1],
    %w : f32[1]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_tensor_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, quant_min=-8, quant_max=7) : bf16[0, 4], f32[1], f32[1] name("_fake_quantize_learnable_per_tensor_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_channel_affine.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.40625, 0.875, 1.15625, 1.28125, 0.03125, -0.125, -1.625, -2.0, 2.03125, -2.8125, 2.375, -1.90625}
tensor @r0.in.y : f32[4] = {0.1875, 0.19140625, 0.04296875, 0.3515625}
tensor @r0.in.z : f32[4] = {4.3125, -4.78125, -2.15625, -3.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.375, 0.95703125, 0.64453125, 1.40625, 0.0, 0.0, 0.0, 0.0, 2.0625, 0.0, 0.64453125, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %_fake_quantize_learnable_per_channel_affine = aten._fake_quantize_learnable_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : f32[3, 4]
  return %_fake_quantize_learnable_per_channel_affine as "_fake_quantize_learnable_per_channel_affine"
}

fxge 1
model "_fake_quantize_learnable_per_channel_affine.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.3125, -2.3125, 2.46875, -0.0625, -2.15625, 1.90625, -0.4375, 2.65625, 1.21875, 2.4375, -3.03125, -1.78125}
tensor @r0.in.y : f32[4] = {0.3125, 0.3046875, 0.234375, 0.25}
tensor @r0.in.z : f32[4] = {-0.9375, 7.59375, -5.625, -7.96875}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.3125, -2.4375, 2.578125, 0.0, 0.0, 1.828125, 0.0, 2.75, 1.25, 2.125, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %_fake_quantize_learnable_per_channel_affine = aten._fake_quantize_learnable_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : bf16[3, 4]
  return %_fake_quantize_learnable_per_channel_affine as "_fake_quantize_learnable_per_channel_affine"
}

fxge 1
model "_fake_quantize_learnable_per_channel_affine.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.6875, -1.6875, 1.3125, -1.65625, -2.1875, -0.71875, 0.3125, -1.5625, 0.34375, 2.28125, 0.4375, 0.375}
tensor @r0.in.y : f32[4] = {0.015625, 0.01171875, 0.06640625, 0.13671875}
tensor @r0.in.z : f32[4] = {3.65625, -2.0625, 2.25, 3.375}
tensor @r0.want.0.f16 : f64[3, 4] = {0.171875, 0.0, 0.86328125, -0.41015625, -0.0625, 0.0, 0.33203125, -0.41015625, 0.171875, 0.17578125, 0.46484375, 0.41015625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %_fake_quantize_learnable_per_channel_affine = aten._fake_quantize_learnable_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : f16[3, 4]
  return %_fake_quantize_learnable_per_channel_affine as "_fake_quantize_learnable_per_channel_affine"
}

fxge 1
model "_fake_quantize_learnable_per_channel_affine_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.21875, 0.90625, 0.4375, 2.875, 0.03125, 2.5, -0.4375, 2.15625, 1.15625, -2.40625, -0.84375, -1.25}
tensor @r0.in.y : f32[3, 4] = {1.25, -1.96875, 0.5, -2.53125, -2.21875, -0.34375, -1.9375, -0.375, 1.25, 2.03125, -0.28125, 2.875}
tensor @r0.in.z : f32[4] = {0.34765625, 0.01953125, 0.078125, 0.37890625}
tensor @r0.in.w : f32[4] = {-3.1875, 6.28125, 6.75, -4.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.21875, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 1.15625, -0.0, -0.84375, -0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[4] = {0.2780898809, -11.421875, 1.700000048, -4.375}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[4] = {-0.005432128906, -0.009765625, 0.0, -0.7163696289}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[4],
    %w : f32[4]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_channel_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, axis=1, quant_min=0, quant_max=7, grad_factor=0.5) : f32[3, 4], f32[4], f32[4] name("_fake_quantize_learnable_per_channel_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_channel_affine_backward.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[0, 4] = {}
tensor @r0.in.z : f32[4] = {0.2421875, 0.1796875, 0.296875, 0.3515625}
tensor @r0.in.w : f32[4] = {4.96875, -7.40625, -5.25, 3.375}
tensor @r0.want.0.f32 : f64[0, 4] = {}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[4] = {0.2421875, 0.1796875, 0.296875, 0.3515625}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[4] = {4.96875, -7.40625, -5.25, 3.375}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[0, 4],
    %y : f32[0, 4],
    %z : f32[4],
    %w : f32[4]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_channel_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, axis=1, quant_min=0, quant_max=7, grad_factor=0.5) : f32[0, 4], f32[4], f32[4] name("_fake_quantize_learnable_per_channel_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_channel_affine_backward.nan.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan}
tensor @r0.in.y : f32[3, 4] = {0.96875, 1.5, -2.09375, 0.90625, -0.625, -0.53125, 0.75, 1.875, -2.34375, 0.84375, -0.46875, -0.34375}
tensor @r0.in.z : f32[3] = {0.30078125, 0.05078125, 0.28125}
tensor @r0.in.w : f32[3] = {7.5, 2.71875, -6.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[3] = {nan, nan, nan}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[3] = {nan, nan, nan}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3],
    %w : f32[3]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_channel_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, axis=0, quant_min=-8, quant_max=7) : f32[3, 4], f32[3], f32[3] name("_fake_quantize_learnable_per_channel_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_channel_affine_backward.odd.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.59375, -0.875, 1.90625, 2.5, -0.875, -2.5625, 0.875, 0.34375, 1.59375, -1.5625, 1.28125, 0.9375}
tensor @r0.in.y : f32[3, 4] = {0.5, 1.5, 2.5, -0.5, -1.5, 1.0000000150474662e+30, inf, -inf, nan, -0.0, 7.5, -8.5}
tensor @r0.in.z : f32[4] = {0.21875, 0.078125, 0.09765625, 0.23046875}
tensor @r0.in.w : f32[4] = {0.5, -1.2999999523162842, 2.5, -8.300000190734863}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.59375, -0.0, 0.0, 0.0, -0.875, -0.0, 0.0, 0.0, 0.0, -1.5625, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[4] = {-12.16964245, 10.9375, 7.1875, 0.0}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[4] = {-0.3486328125, 0.2685546875, -0.3967285156, -0.8714599609}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[4],
    %w : f32[4]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_channel_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, axis=1, quant_min=-8, quant_max=7) : f32[3, 4], f32[4], f32[4] name("_fake_quantize_learnable_per_channel_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_channel_affine_backward.kinds.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-3.0, -1.125, 2.53125, 0.875, -0.46875, 0.59375, -0.15625, 2.0, -1.40625, 0.96875, -2.84375, -0.65625}
tensor @r0.in.y : bf16[3, 4] = {1.71875, 0.34375, 0.875, -2.21875, 1.78125, 0.375, -0.375, -0.75, 0.375, 2.40625, 2.625, -1.0625}
tensor @r0.in.z : f16[3] = {0.12890625, 0.12109375, 0.09375}
tensor @r0.in.w : i32[3] = {4, 0, -6}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0, -1.125, 0.0, 0.0, -0.0, 0.59375, -0.15625, 2.0, -1.40625, 0.0, -0.0, -0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[3] = {-12.28125, -2.966733932, -23.0625}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[3] = {-0.05236816406, 0.05676269531, 0.2373046875}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4],
    %z : f16[3],
    %w : i32[3]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_channel_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, axis=0, quant_min=-8, quant_max=7) : f32[3, 4], f32[3], f32[3] name("_fake_quantize_learnable_per_channel_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_channel_affine_backward.elements.f32" stage "import"
tensor @r0.in.x : f32[3] = {-0.90625, -0.15625, -2.75}
tensor @r0.in.y : f32[3] = {-3.0625, -0.53125, 0.28125}
tensor @r0.in.z : f32[3] = {0.11328125, 0.09375, 0.09375}
tensor @r0.in.w : f32[3] = {-2.34375, -7.03125, -1.3125}
tensor @r0.want.0.f32 : f64[3] = {-0.0, -0.0, -2.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[] = {5.59375}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[] = {0.1173095703}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[3],
    %y : f32[3],
    %z : f32[3],
    %w : f32[3]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_channel_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, axis=0, quant_min=-8, quant_max=7) : f32[3], f32[], f32[] name("_fake_quantize_learnable_per_channel_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fake_quantize_learnable_per_channel_affine_backward.first.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.65625, -1.84375, 0.0, -0.375, -1.15625, 0.46875, -3.09375, -0.53125, -1.75, -3.125, -0.59375, 2.4375}
tensor @r0.in.y : f32[3, 4] = {2.40625, -0.71875, 2.21875, 1.90625, -0.71875, -1.875, -1.125, 1.28125, 2.34375, -0.8125, 0.625, 3.09375}
tensor @r0.in.z : f32[3] = {0.015625, 0.01171875, 0.19921875}
tensor @r0.in.w : f32[3] = {1.21875, -1.40625, -9.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, -1.75, -0.0, -0.59375, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[3] = {30.28125, 22.21875, 36.23223114}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r0.want.2.f32 : f64[3] = {-0.0068359375, 0.05053710938, 0.1369628906}
tensor @r0.own.2 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3],
    %w : f32[3]) {
  %getitem, %getitem_1, %getitem_2 = aten._fake_quantize_learnable_per_channel_affine_backward.default(grad=%x, self=%y, scale=%z, zero_point=%w, axis=0, quant_min=-8, quant_max=7) : f32[3, 4], f32[3], f32[3] name("_fake_quantize_learnable_per_channel_affine_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.15625, 2.5625, -0.15625, 2.96875, 2.96875, -1.625, 1.40625, 0.90625, 2.21875, 0.75, -2.40625, -0.40625}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {-1.0}
tensor @r0.in.u : f32[1] = {2.0}
tensor @r0.in.v : f32[1] = {0.10000000149011612}
tensor @r0.in.x1 : i32[1] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {0.1541519612, 2.003975391, -0.1541519612, 2.003975391, 2.003975391, -1.019774556, 1.411083341, 0.9011960626, 2.003975391, 0.7470440865, -1.019774556, -0.4031666517}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, false, true, false, false, false, true, true, false, true, false, true}
tensor @r0.want.2.f32 : f64[1] = {-1.014062524}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[1] = {2.009687424}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[1] = {0.01185784303}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[1] = {86}
graph "main"(
    %x : f32[3, 4],
    %y : i64[1],
    %z : i64[1],
    %w : f32[1],
    %u : f32[1],
    %v : f32[1],
    %x1 : i32[1]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%y, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0) : f32[3, 4], bool[3, 4], f32[1], f32[1], f32[1], i32[1] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.all_symmetric.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.40625, 1.25, 1.125, 1.21875, -2.15625, -1.84375, 1.03125, -2.90625, 2.46875, 2.65625, -0.34375, -2.4375}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {-1.0}
tensor @r0.in.u : f32[1] = {2.0}
tensor @r0.in.v : f32[1] = {0.10000000149011612}
tensor @r0.in.x1 : i32[1] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {2.006562471, 1.248176694, 1.121779084, 1.216577291, -2.022362232, -1.848565459, 1.026980877, -2.022362232, 2.006562471, 2.006562471, -0.3475935161, -2.022362232}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {false, true, true, true, false, true, true, false, false, false, true, false}
tensor @r0.want.2.f32 : f64[1] = {-1.019062519}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[1] = {2.006562471}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[1] = {0.01579970494}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[1] = {0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[1],
    %z : i64[1],
    %w : f32[1],
    %u : f32[1],
    %v : f32[1],
    %x1 : i32[1]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%y, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=-128, quant_max=127, ch_axis=0, symmetric_quant=true) : f32[3, 4], bool[3, 4], f32[1], f32[1], f32[1], i32[1] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.all_00.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.5, 0.40625, -0.375, 2.0, -1.1875, 0.0625, 0.0625, -0.5, 2.96875, -1.03125, -0.78125, -2.0}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : i64[1] = {0}
tensor @r0.in.w : f32[1] = {-1.0}
tensor @r0.in.u : f32[1] = {2.0}
tensor @r0.in.v : f32[1] = {0.10000000149011612}
tensor @r0.in.x1 : i32[1] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {1.5, 0.40625, -0.375, 2.0, -1.1875, 0.0625, 0.0625, -0.5, 2.96875, -1.03125, -0.78125, -2.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, true, true, true, true, true, true, true, true, true, true, true}
tensor @r0.want.2.f32 : f64[1] = {-1.0}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[1] = {2.0}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[1] = {0.1000000015}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[1] = {3}
graph "main"(
    %x : f32[3, 4],
    %y : i64[1],
    %z : i64[1],
    %w : f32[1],
    %u : f32[1],
    %v : f32[1],
    %x1 : i32[1]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%y, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0) : f32[3, 4], bool[3, 4], f32[1], f32[1], f32[1], i32[1] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.all_01.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.15625, -2.75, -1.125, 2.28125, -2.09375, 1.25, 0.96875, 0.65625, 2.65625, 1.1875, -2.90625, 0.625}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {-1.0}
tensor @r0.in.u : f32[1] = {2.0}
tensor @r0.in.v : f32[1] = {0.10000000149011612}
tensor @r0.in.x1 : i32[1] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {1.152941227, -1.0, -1.0, 2.0, -1.0, 1.247058868, 0.9647058845, 0.6588235497, 2.0, 1.188235283, -1.0, 0.6235294342}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, false, false, false, false, true, true, true, false, true, false, true}
tensor @r0.want.2.f32 : f64[1] = {-1.0}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[1] = {2.0}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[1] = {0.01176470611}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[1] = {85}
graph "main"(
    %x : f32[3, 4],
    %y : i64[1],
    %z : i64[1],
    %w : f32[1],
    %u : f32[1],
    %v : f32[1],
    %x1 : i32[1]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%y, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0) : f32[3, 4], bool[3, 4], f32[1], f32[1], f32[1], i32[1] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.all_10.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.96875, -2.46875, 1.25, -0.21875, 0.34375, 2.40625, 0.90625, 2.6875, 0.40625, 2.3125, -1.53125, 0.71875}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {0}
tensor @r0.in.w : f32[1] = {-1.0}
tensor @r0.in.u : f32[1] = {2.0}
tensor @r0.in.v : f32[1] = {0.10000000149011612}
tensor @r0.in.x1 : i32[1] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {1.96875, -2.46875, 1.25, -0.21875, 0.34375, 2.40625, 0.90625, 2.6875, 0.40625, 2.3125, -1.53125, 0.71875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, true, true, true, true, true, true, true, true, true, true, true}
tensor @r0.want.2.f32 : f64[1] = {-1.014687538}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[1] = {2.006875038}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[1] = {0.1000000015}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[1] = {3}
graph "main"(
    %x : f32[3, 4],
    %y : i64[1],
    %z : i64[1],
    %w : f32[1],
    %u : f32[1],
    %v : f32[1],
    %x1 : i32[1]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%y, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0) : f32[3, 4], bool[3, 4], f32[1], f32[1], f32[1], i32[1] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.rows.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.0625, -1.78125, -2.09375, 1.90625, 1.34375, -0.5, -1.6875, -1.78125, 1.34375, -2.5, -2.34375, 0.125}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[3] = {-1.0, -1.0, -1.0}
tensor @r0.in.u : f32[3] = {2.0, 2.0, 2.0}
tensor @r0.in.v : f32[3] = {0.10000000149011612, 0.10000000149011612, 0.10000000149011612}
tensor @r0.in.x1 : i32[3] = {3, 3, 3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.05901960656, -1.015137196, -1.015137196, 1.900431275, 1.341735244, -0.4943235219, -1.012186289, -1.012186289, 1.34494853, -1.014610291, -1.014610291, 0.1297757328}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, false, false, true, true, true, false, false, true, false, false, true}
tensor @r0.want.2.f32 : f64[3] = {-1.010937452, -1.0078125, -1.014999986}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[3] = {1.999062538, 1.993437529, 1.993437529}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[3] = {0.01180392131, 0.01176960766, 0.01179779414}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[3] = {86, 86, 86}
graph "main"(
    %x : f32[3, 4],
    %y : i64[1],
    %z : i64[1],
    %w : f32[3],
    %u : f32[3],
    %v : f32[3],
    %x1 : i32[3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%y, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0, per_row_fake_quant=true) : f32[3, 4], bool[3, 4], f32[3], f32[3], f32[3], i32[3] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.rows_symmetric.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.34375, 1.1875, -2.1875, -1.15625, 0.15625, 0.90625, -1.96875, -2.46875, 1.9375, -2.375, -0.3125, -1.6875}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[3] = {-1.0, -1.0, -1.0}
tensor @r0.in.u : f32[3] = {2.0, 2.0, 2.0}
tensor @r0.in.v : f32[3] = {0.10000000149011612, 0.10000000149011612, 0.10000000149011612}
tensor @r0.in.x1 : i32[3] = {3, 3, 3}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.007559061, 1.19198823, -2.007559061, -1.160620093, 0.1566191018, 0.9083907604, -1.973400712, -2.004724503, 1.936402559, -2.015118122, -0.3148621917, -1.684512854}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {false, true, false, true, true, true, true, false, true, false, true, true}
tensor @r0.want.2.f32 : f64[3] = {-1.01343751, -1.014687538, -1.013749957}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[3] = {1.991875052, 1.989062548, 1.999374986}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[3] = {0.01568405516, 0.01566191018, 0.01574311033}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[3] = {0, 0, 0}
graph "main"(
    %x : f32[3, 4],
    %y : i64[1],
    %z : i64[1],
    %w : f32[3],
    %u : f32[3],
    %v : f32[3],
    %x1 : i32[3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%y, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=-128, quant_max=127, ch_axis=0, per_row_fake_quant=true, symmetric_quant=true) : f32[3, 4], bool[3, 4], f32[3], f32[3], f32[3], i32[3] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.rows_00.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.09375, -0.71875, 1.96875, 0.4375, 1.21875, -1.5, -2.1875, 1.90625, -1.875, -1.71875, -0.96875, 1.5625}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : i64[1] = {0}
tensor @r0.in.w : f32[3] = {-1.0, -1.0, -1.0}
tensor @r0.in.u : f32[3] = {2.0, 2.0, 2.0}
tensor @r0.in.v : f32[3] = {0.10000000149011612, 0.10000000149011612, 0.10000000149011612}
tensor @r0.in.x1 : i32[3] = {3, 3, 3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.09375, -0.71875, 1.96875, 0.4375, 1.21875, -1.5, -2.1875, 1.90625, -1.875, -1.71875, -0.96875, 1.5625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, true, true, true, true, true, true, true, true, true, true, true}
tensor @r0.want.2.f32 : f64[3] = {-1.0, -1.0, -1.0}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[3] = {2.0, 2.0, 2.0}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[3] = {0.1000000015, 0.1000000015, 0.1000000015}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[3] = {3, 3, 3}
graph "main"(
    %x : f32[3, 4],
    %y : i64[1],
    %z : i64[1],
    %w : f32[3],
    %u : f32[3],
    %v : f32[3],
    %x1 : i32[3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%y, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0, per_row_fake_quant=true) : f32[3, 4], bool[3, 4], f32[3], f32[3], f32[3], i32[3] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.rows_01.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.21875, -2.90625, -2.53125, 1.15625, -0.0625, -2.84375, -2.78125, -0.1875, 0.75, -1.21875, -0.71875, -0.9375}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[3] = {-1.0, -1.0, -1.0}
tensor @r0.in.u : f32[3] = {2.0, 2.0, 2.0}
tensor @r0.in.v : f32[3] = {0.10000000149011612, 0.10000000149011612, 0.10000000149011612}
tensor @r0.in.x1 : i32[3] = {3, 3, 3}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.0, -1.0, -1.0, 1.152941227, -0.05882352963, -1.0, -1.0, -0.1882352978, 0.7529411912, -1.0, -0.7176470757, -0.9411764741}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {false, false, false, true, true, false, false, true, true, false, true, true}
tensor @r0.want.2.f32 : f64[3] = {-1.0, -1.0, -1.0}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[3] = {2.0, 2.0, 2.0}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[3] = {0.01176470611, 0.01176470611, 0.01176470611}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[3] = {85, 85, 85}
graph "main"(
    %x : f32[3, 4],
    %y : i64[1],
    %z : i64[1],
    %w : f32[3],
    %u : f32[3],
    %v : f32[3],
    %x1 : i32[3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%y, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0, per_row_fake_quant=true) : f32[3, 4], bool[3, 4], f32[3], f32[3], f32[3], i32[3] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.rows_10.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.8125, 2.3125, 0.28125, -2.0, -0.90625, -1.9375, 0.0625, -2.9375, 2.71875, 1.25, 2.15625, -3.125}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {0}
tensor @r0.in.w : f32[3] = {-1.0, -1.0, -1.0}
tensor @r0.in.u : f32[3] = {2.0, 2.0, 2.0}
tensor @r0.in.v : f32[3] = {0.10000000149011612, 0.10000000149011612, 0.10000000149011612}
tensor @r0.in.x1 : i32[3] = {3, 3, 3}
tensor @r0.want.0.f32 : f64[3, 4] = {1.8125, 2.3125, 0.28125, -2.0, -0.90625, -1.9375, 0.0625, -2.9375, 2.71875, 1.25, 2.15625, -3.125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, true, true, true, true, true, true, true, true, true, true, true}
tensor @r0.want.2.f32 : f64[3] = {-1.00999999, -1.019374967, -1.02125001}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[3] = {2.003124952, 1.980625033, 2.007187605}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[3] = {0.1000000015, 0.1000000015, 0.1000000015}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[3] = {3, 3, 3}
graph "main"(
    %x : f32[3, 4],
    %y : i64[1],
    %z : i64[1],
    %w : f32[3],
    %u : f32[3],
    %v : f32[3],
    %x1 : i32[3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%y, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0, per_row_fake_quant=true) : f32[3, 4], bool[3, 4], f32[3], f32[3], f32[3], i32[3] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.first.f32" stage "import"
tensor @r0.in.x : f32[1, 2] = {-3.0, 1.5}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {inf}
tensor @r0.in.u : f32[1] = {-inf}
tensor @r0.in.v : f32[1] = {1.0}
tensor @r0.in.x1 : i32[1] = {0}
tensor @r0.want.0.f32 : f64[1, 2] = {-3.000000238, 1.500000119}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[1, 2] = {true, true}
tensor @r0.want.2.f32 : f64[1] = {-3.0}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[1] = {1.5}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[1] = {0.01764705963}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[1] = {170}
graph "main"(
    %x : f32[1, 2],
    %y : i64[1],
    %z : i64[1],
    %w : f32[1],
    %u : f32[1],
    %v : f32[1],
    %x1 : i32[1]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%z, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0) : f32[1, 2], bool[1, 2], f32[1], f32[1], f32[1], i32[1] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.above.f32" stage "import"
tensor @r0.in.x : f32[1, 2] = {3.0, 1.5}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {inf}
tensor @r0.in.u : f32[1] = {-inf}
tensor @r0.in.v : f32[1] = {1.0}
tensor @r0.in.x1 : i32[1] = {0}
tensor @r0.want.0.f32 : f64[1, 2] = {3.0, 1.505882382}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[1, 2] = {true, true}
tensor @r0.want.2.f32 : f64[1] = {1.5}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[1] = {3.0}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[1] = {0.01176470611}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[1] = {0}
graph "main"(
    %x : f32[1, 2],
    %y : i64[1],
    %z : i64[1],
    %w : f32[1],
    %u : f32[1],
    %v : f32[1],
    %x1 : i32[1]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%z, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0) : f32[1, 2], bool[1, 2], f32[1], f32[1], f32[1], i32[1] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.zero.f32" stage "import"
tensor @r0.in.x : f32[1, 2] = {0.0, 0.0}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {inf}
tensor @r0.in.u : f32[1] = {-inf}
tensor @r0.in.v : f32[1] = {1.0}
tensor @r0.in.x1 : i32[1] = {0}
tensor @r0.want.0.f32 : f64[1, 2] = {0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[1, 2] = {true, true}
tensor @r0.want.2.f32 : f64[1] = {0.0}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[1] = {0.0}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[1] = {0.1000000015}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[1] = {0}
graph "main"(
    %x : f32[1, 2],
    %y : i64[1],
    %z : i64[1],
    %w : f32[1],
    %u : f32[1],
    %v : f32[1],
    %x1 : i32[1]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%z, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0) : f32[1, 2], bool[1, 2], f32[1], f32[1], f32[1], i32[1] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.endless.f32" stage "import"
tensor @r0.in.x : f32[1, 3] = {1.0, inf, -3.0}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {inf}
tensor @r0.in.u : f32[1] = {-inf}
tensor @r0.in.v : f32[1] = {1.0}
tensor @r0.in.x1 : i32[1] = {0}
tensor @r0.want.0.f32 : f64[1, 3] = {inf, inf, inf}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[1, 3] = {false, false, false}
tensor @r0.want.2.f32 : f64[1] = {-3.0}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[1] = {inf}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[1] = {inf}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[1] = {-2147483648}
graph "main"(
    %x : f32[1, 3],
    %y : i64[1],
    %z : i64[1],
    %w : f32[1],
    %u : f32[1],
    %v : f32[1],
    %x1 : i32[1]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%z, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0) : f32[1, 3], bool[1, 3], f32[1], f32[1], f32[1], i32[1] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.nan.f32" stage "import"
tensor @r0.in.x : f32[1, 2] = {1.0, nan}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {inf}
tensor @r0.in.u : f32[1] = {-inf}
tensor @r0.in.v : f32[1] = {1.0}
tensor @r0.in.x1 : i32[1] = {0}
tensor @r0.want.0.f32 : f64[1, 2] = {nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[1, 2] = {false, false}
tensor @r0.want.2.f32 : f64[1] = {nan}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[1] = {nan}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[1] = {nan}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[1] = {-2147483648}
graph "main"(
    %x : f32[1, 2],
    %y : i64[1],
    %z : i64[1],
    %w : f32[1],
    %u : f32[1],
    %v : f32[1],
    %x1 : i32[1]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%z, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0) : f32[1, 2], bool[1, 2], f32[1], f32[1], f32[1], i32[1] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.small.f32" stage "import"
tensor @r0.in.x : f32[1, 2] = {-1.0000000116860974e-07, 3.000000106112566e-06}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {inf}
tensor @r0.in.u : f32[1] = {-inf}
tensor @r0.in.v : f32[1] = {1.0}
tensor @r0.in.x1 : i32[1] = {0}
tensor @r0.want.0.f32 : f64[1, 2] = {0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[1, 2] = {true, true}
tensor @r0.want.2.f32 : f64[1] = {-1.000000012e-07}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[1] = {3.000000106e-06}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[1] = {6.099999882e-05}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[1] = {8}
graph "main"(
    %x : f32[1, 2],
    %y : i64[1],
    %z : i64[1],
    %w : f32[1],
    %u : f32[1],
    %v : f32[1],
    %x1 : i32[1]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%z, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0) : f32[1, 2], bool[1, 2], f32[1], f32[1], f32[1], i32[1] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper_functional.smaller.f32" stage "import"
tensor @r0.in.x : f32[1, 2] = {9.999999974752427e-07, 3.000000106112566e-06}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {inf}
tensor @r0.in.u : f32[1] = {-inf}
tensor @r0.in.v : f32[1] = {1.0}
tensor @r0.in.x1 : i32[1] = {0}
tensor @r0.want.0.f32 : f64[1, 2] = {0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[1, 2] = {true, true}
tensor @r0.want.2.f32 : f64[1] = {9.999999975e-07}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[1] = {3.000000106e-06}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[1] = {6.099999882e-05}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[1] = {0}
graph "main"(
    %x : f32[1, 2],
    %y : i64[1],
    %z : i64[1],
    %w : f32[1],
    %u : f32[1],
    %v : f32[1],
    %x1 : i32[1]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = aten._fused_moving_avg_obs_fq_helper_functional.default(self=%x, observer_on=%z, fake_quant_on=%z, running_min=%w, running_max=%u, scale=%v, zero_point=%x1, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0) : f32[1, 2], bool[1, 2], f32[1], f32[1], f32[1], i32[1] name("_fused_moving_avg_obs_fq_helper_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}

fxge 1
model "_int_mm.plain.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s17 : int [2, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : i8[3, 4] = {-5, 5, 6, 0, 2, -2, 5, -7, -5, -1, 4, 7}
tensor @r0.in.y : i8[4, 5] = {7, 3, 6, 6, 4, 0, -4, 0, -1, 3, 7, -4, -5, -2, -6, 5, -1, -2, 6, 5}
tensor @r0.want.0.i32 : i32[3, 5] = {7, -59, -60, -47, -41, 14, 1, 1, -38, -63, 28, -34, -64, 5, -12}
tensor @r1.in.x : i8[5, 6] = {-5, 5, 6, 0, 2, -2, 5, -7, -5, -1, 4, 7, 7, 3, 6, 6, 4, 0, -4, 0, -1, 3, 7, -4, -5, -2, -6, 5, -1, -2}
tensor @r1.in.y : i8[6, 5] = {6, 5, -6, -1, 4, -6, -4, 1, 7, 4, -6, -4, 6, 3, 5, -3, 3, -5, 5, -4, -6, -1, 0, 0, 2, 7, 0, 0, -4, 1}
tensor @r1.want.0.i32 : i32[5, 5] = {-122, -71, 71, 66, 32, 130, 66, -62, -102, -14, -54, 13, -33, 62, 54, -97, -14, 3, 32, -23, -5, 23, -33, 6, -82}
tensor @r2.in.x : i8[4, 9] = {-5, 5, 6, 0, 2, -2, 5, -7, -5, -1, 4, 7, 7, 3, 6, 6, 4, 0, -4, 0, -1, 3, 7, -4, -5, -2, -6, 5, -1, -2, 6, 5, -6, -1, 4, -6}
tensor @r2.in.y : i8[9, 5] = {-4, 1, 7, 4, -6, -4, 6, 3, 5, -3, 3, -5, 5, -4, -6, -1, 0, 0, 2, 7, 0, 0, -4, 1, 0, -4, 3, 1, -5, 0, -7, 7, -3, 0, 1, 4, 0, 0, 4, -3, -2, 0, 7, -2, -7}
tensor @r2.want.0.i32 : i32[4, 5] = {-27, 24, -50, -25, 40, -48, 48, 16, -9, -5, 65, -46, -92, 25, 94, 31, -16, -43, 98, 56}
graph "main"(
    %x : i8[s77, s17],
    %y : i8[s17, 5]) {
  %_int_mm = aten._int_mm.default(self=%x, mat2=%y) : i32[s77, 5]
  return %_int_mm as "_int_mm"
}

fxge 1
model "_int_mm.plain.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {2, -1, -1, -4, 6, -7, -2, -6, 0, 5, -3, 4}
tensor @r0.in.y : i8[4, 5] = {-5, -1, 4, -1, -7, 4, 6, -4, 6, -5, 0, -3, -2, 4, -5, 3, 4, 7, 7, -6}
tensor @r0.want.0.i32 : i32[3, 5] = {-26, -21, -14, -40, 20, -76, -66, 14, -98, 39, 32, 55, 14, 46, -34}
graph "main"(
    %x : i8[3, 4],
    %y : i8[4, 5]) {
  %_int_mm = aten._int_mm.default(self=%x, mat2=%y) : i32[3, 5]
  return %_int_mm as "_int_mm"
}

fxge 1
model "_int_mm.wide.f32" stage "import"
tensor @r0.in.x : i8[2, 300] = {127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127}
tensor @r0.in.y : i8[300, 3] = {-128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128}
tensor @r0.want.0.i32 : i32[2, 3] = {-4876800, -4876800, -4876800, -4876800, -4876800, -4876800}
graph "main"(
    %x : i8[2, 300],
    %y : i8[300, 3]) {
  %_int_mm = aten._int_mm.default(self=%x, mat2=%y) : i32[2, 3]
  return %_int_mm as "_int_mm"
}

fxge 1
model "_int_mm.unsigned.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {206, 200, 203, 201, 203, 200, 200, 207, 205, 202, 206, 206}
tensor @r0.in.y : i8[4, 5] = {-6, 4, -7, 3, 7, -7, -5, 6, -5, 4, 0, -7, 1, 7, -3, -3, -2, 6, -3, 5}
tensor @r0.want.0.i32 : i32[3, 5] = {-3239, -1999, 1167, 436, 2638, -3239, -2002, 1221, 388, 2656, -3262, -2044, 1219, 429, 2655}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4, 5]) {
  %_int_mm = aten._int_mm.default(self=%x, mat2=%y) : i32[3, 5]
  return %_int_mm as "_int_mm"
}

fxge 1
model "_weight_int8pack_mm.plain.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[3, 16] = {1.84375, -3.03125, 0.59375, -0.78125, 2.59375, -2.625, 0.0, 0.21875, -0.1875, -1.40625, 2.5, -2.03125, 2.46875, 0.9375, -2.75, 1.75, 0.40625, -1.8125, -0.1875, -2.78125, -0.125, 2.75, 3.0, -1.09375, -0.40625, 2.03125, 0.5625, 3.125, 2.59375, -2.75, -0.5, 0.90625, -1.5, -1.09375, 0.46875, -3.03125, -3.125, -0.21875, 1.625, 2.03125, -2.8125, -2.46875, -2.78125, 1.9375, 0.71875, -2.65625, 2.75, 2.8125}
tensor @r0.in.y : i8[8, 16] = {-54, 36, 63, 45, 45, -36, 63, -63, -54, 0, -18, -36, -54, -18, -9, -18, 0, 54, 36, -54, 54, 45, 45, 9, -27, 36, 63, -54, -9, 54, -45, 18, -18, 54, 36, -54, -18, -45, 9, 18, -45, 63, 27, -63, 9, -36, 9, -27, 36, -45, -54, -36, 0, 9, -27, 27, 45, 18, 54, 9, 18, 0, -9, 54, 0, -9, 63, -18, -54, -45, 0, -27, -27, -9, -36, -18, 63, 18, 54, 36, -27, -45, -63, -45, -63, -63, -45, 18, -27, 45, -45, -63, -45, 27, -36, -54, 36, 54, 54, -27, -9, 63, -27, -36, 27, -27, 9, -36, 27, 63, -45, -18, -9, -27, -36, -18, 63, -45, 36, 54, -54, 36, 54, 0, -18, 36, 54, 36}
tensor @r0.in.z : f32[8] = {2.875, 1.0, 1.90625, 2.75, 0.65625, 1.96875, 2.34375, 0.34375}
tensor @r0.want.0.f32 : f64[3, 8] = {-367.1015625, 329.0625, -49.86035156, 1176.398438, 66.99902344, -66.4453125, 247.8515625, 120.1728516, -787.5703125, 105.46875, -34.3125, 818.296875, 1.845703125, -894.2431641, -365.1855469, 1.643554688, -453.6210938, -481.5, 172.6347656, -208.0546875, 412.3300781, -32.11523438, -1253.759766, 39.83203125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 16] = {1.84375, -3.03125, 0.59375, -0.78125, 2.59375, -2.625, 0.0, 0.21875, -0.1875, -1.40625, 2.5, -2.03125, 2.46875, 0.9375, -2.75, 1.75, 0.40625, -1.8125, -0.1875, -2.78125, -0.125, 2.75, 3.0, -1.09375, -0.40625, 2.03125, 0.5625, 3.125, 2.59375, -2.75, -0.5, 0.90625, -1.5, -1.09375, 0.46875, -3.03125, -3.125, -0.21875, 1.625, 2.03125, -2.8125, -2.46875, -2.78125, 1.9375, 0.71875, -2.65625, 2.75, 2.8125, -0.09375, -1.9375, 0.40625, -1.15625, -0.40625, -2.375, 2.65625, -1.90625, 3.0, 2.8125, 2.28125, 0.90625, -1.125, -0.4375, -2.75, 1.25, 1.78125, 1.21875, 2.09375, -0.1875, 1.6875, 2.875, 0.625, 1.15625, 0.375, 1.625, 1.25, -1.03125, 0.25, -1.96875, -1.1875, -3.125}
tensor @r1.in.y : i8[8, 16] = {-18, 54, 36, -54, -18, -45, 9, 18, -45, 63, 27, -63, 9, -36, 9, -27, 36, -45, -54, -36, 0, 9, -27, 27, 45, 18, 54, 9, 18, 0, -9, 54, 0, -9, 63, -18, -54, -45, 0, -27, -27, -9, -36, -18, 63, 18, 54, 36, -27, -45, -63, -45, -63, -63, -45, 18, -27, 45, -45, -63, -45, 27, -36, -54, 36, 54, 54, -27, -9, 63, -27, -36, 27, -27, 9, -36, 27, 63, -45, -18, -9, -27, -36, -18, 63, -45, 36, 54, -54, 36, 54, 0, -18, 36, 54, 36, 36, 36, -63, 0, -18, 45, -27, -18, -36, -36, -27, -36, 36, -9, 18, -63, 63, 45, 0, 18, -9, -45, 45, 9, -45, 45, 18, -18, 27, 9, 36, -9}
tensor @r1.in.z : f32[8] = {0.625, 1.4375, 0.90625, 2.65625, 0.53125, 0.03125, 0.125, 0.25}
tensor @r1.want.0.f32 : f64[5, 8] = {-16.34765625, 614.9355469, 92.52246094, -89.6484375, 56.1796875, 10.92480469, -33.15234375, 12.375, -11.25, 427.7460938, 2.548828125, -1206.518555, -82.77539062, 0.1494140625, -13.53515625, -5.203125, 56.6015625, -108.7558594, 569.4082031, -43.33007812, -284.1855469, 3.62109375, -4.921875, -17.296875, 44.82421875, 500.1152344, -129.4804688, 248.7744141, -89.05078125, 3.0234375, -87.99609375, -7.3125, 198.1054688, -152.4199219, -339.7587891, -803.1005859, 192.5947266, -6.416015625, 21.375, 32.34375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 16] = {1.84375, -3.03125, 0.59375, -0.78125, 2.59375, -2.625, 0.0, 0.21875, -0.1875, -1.40625, 2.5, -2.03125, 2.46875, 0.9375, -2.75, 1.75, 0.40625, -1.8125, -0.1875, -2.78125, -0.125, 2.75, 3.0, -1.09375, -0.40625, 2.03125, 0.5625, 3.125, 2.59375, -2.75, -0.5, 0.90625, -1.5, -1.09375, 0.46875, -3.03125, -3.125, -0.21875, 1.625, 2.03125, -2.8125, -2.46875, -2.78125, 1.9375, 0.71875, -2.65625, 2.75, 2.8125, -0.09375, -1.9375, 0.40625, -1.15625, -0.40625, -2.375, 2.65625, -1.90625, 3.0, 2.8125, 2.28125, 0.90625, -1.125, -0.4375, -2.75, 1.25}
tensor @r2.in.y : i8[8, 16] = {0, 54, 36, -54, 54, 45, 45, 9, -27, 36, 63, -54, -9, 54, -45, 18, -18, 54, 36, -54, -18, -45, 9, 18, -45, 63, 27, -63, 9, -36, 9, -27, 36, -45, -54, -36, 0, 9, -27, 27, 45, 18, 54, 9, 18, 0, -9, 54, 0, -9, 63, -18, -54, -45, 0, -27, -27, -9, -36, -18, 63, 18, 54, 36, -27, -45, -63, -45, -63, -63, -45, 18, -27, 45, -45, -63, -45, 27, -36, -54, 36, 54, 54, -27, -9, 63, -27, -36, 27, -27, 9, -36, 27, 63, -45, -18, -9, -27, -36, -18, 63, -45, 36, 54, -54, 36, 54, 0, -18, 36, 54, 36, 36, 36, -63, 0, -18, 45, -27, -18, -36, -36, -27, -36, 36, -9, 18, -63}
tensor @r2.in.z : f32[8] = {0.46875, 1.34375, 1.5, 1.875, 0.375, 2.75, 1.8125, 1.6875}
tensor @r2.want.0.f32 : f64[4, 8] = {154.2480469, -35.14746094, 641.671875, 191.4257812, -12.65625, 290.8125, 633.6386719, -447.5566406, 49.43847656, -24.1875, 446.34375, 5.2734375, -170.3320312, -428.484375, 8.666015625, -182.7246094, -225.703125, 121.6933594, -113.484375, 1178.085938, -6.1171875, -1471.078125, 210.0234375, -66.4453125, 90.83496094, 96.37207031, 521.859375, -267.890625, 35.12109375, -460.96875, 175.359375, -1187.947266}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, 16],
    %y : i8[8, 16],
    %z : f32[8]) {
  %_weight_int8pack_mm = aten._weight_int8pack_mm.default(self=%x, mat2=%y, scales=%z) : f32[s77, 8]
  return %_weight_int8pack_mm as "_weight_int8pack_mm"
}

fxge 1
model "_weight_int8pack_mm.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 16] = {1.15625, -0.8125, 2.90625, -0.5625, -2.90625, 2.1875, 2.90625, -1.8125, 1.25, 0.96875, 3.0, 0.71875, -0.1875, -0.25, -2.65625, 2.8125, 2.375, -2.5625, -2.34375, -0.65625, -2.09375, -2.625, 0.125, -0.09375, 1.5625, -1.71875, 0.03125, 1.65625, 0.46875, 2.21875, -2.15625, 1.21875, -1.28125, -1.4375, 3.03125, -1.0, -2.875, -1.84375, 0.125, 0.125, 1.09375, 0.4375, 1.71875, -2.59375, 0.625, -0.21875, 1.5625, 2.78125}
tensor @r0.in.y : i8[8, 16] = {63, 27, -45, -45, -54, -9, -9, 9, -45, 36, -18, -45, 27, 63, 36, -45, -54, -63, -9, -63, -45, -18, -54, 27, 63, 63, -18, -45, 63, -45, 27, -9, -36, 45, 45, -54, 27, -63, 36, -27, -27, -45, 27, 36, -9, 63, 45, 27, -63, 36, -36, -36, -27, -36, -36, -27, 54, 18, -36, 27, 9, 63, 36, 18, -27, 63, -45, 63, 9, 0, -63, -18, -18, 45, 9, 54, 63, -63, -9, 63, 63, 63, -18, -27, 54, -54, 27, 9, 63, 45, 36, -54, -27, -54, -18, -18, 63, 0, 36, 36, 0, 27, -36, 0, 0, -9, 27, 27, 0, 9, 0, 0, -45, -18, 63, -63, 36, 54, 9, 18, 54, 36, -9, -18, 63, 27, 36, 27}
tensor @r0.in.z : f32[8] = {1.25, 0.59375, 1.0, 2.4375, 0.78125, 1.8125, 0.21875, 1.5}
tensor @r0.want.0.f32 : f64[3, 8] = {-388.125, -95.35253906, -7.875, -752.0449219, -104.1503906, -38.23242188, 43.98925781, 318.515625, 203.5546875, 2.00390625, 12.09375, 488.7949219, -168.9697266, -187.59375, 10.3359375, -521.4375, -65.7421875, 358.1982422, 241.3125, 305.0683594, -157.5439453, -77.484375, -19.99511719, 612.984375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 16],
    %y : i8[8, 16],
    %z : f32[8]) {
  %_weight_int8pack_mm = aten._weight_int8pack_mm.default(self=%x, mat2=%y, scales=%z) : f32[3, 8]
  return %_weight_int8pack_mm as "_weight_int8pack_mm"
}

fxge 1
model "_weight_int8pack_mm.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 16] = {-1.4375, -1.53125, 2.4375, -1.34375, -2.09375, 2.96875, 0.78125, 2.125, -1.5625, -1.5625, -0.0625, 0.0625, -0.8125, 1.75, 1.96875, -2.8125, 2.8125, -0.9375, 1.625, -0.71875, 1.3125, 1.78125, -2.90625, 2.1875, -2.40625, -1.84375, -0.625, -3.125, 1.28125, 1.84375, -2.125, -2.3125, 1.1875, 0.78125, 2.59375, 1.28125, 0.0625, -0.65625, -1.53125, -2.21875, -2.125, 1.0, 2.65625, -0.6875, -0.53125, -2.5625, -2.3125, -0.46875}
tensor @r0.in.y : i8[8, 16] = {36, -63, 0, -54, -27, 54, -36, -36, 36, 54, -9, -54, -45, 0, 45, -45, -54, -63, -9, -54, 54, 27, -9, 0, 63, -45, 54, -18, -36, -45, -9, -27, -27, -63, 9, -54, -36, 9, 27, 54, 9, -63, 36, 54, -27, -36, 27, -27, 36, 54, -27, -9, -45, 9, 0, -36, -63, -18, -54, 27, -54, 36, -63, 36, -54, -54, -9, 0, -36, -45, 9, 18, 45, 0, 45, -36, -45, 63, -45, -18, 9, -54, -27, -63, -27, 36, -63, -54, -54, -36, 18, -36, -63, 0, -45, 0, -9, -9, -54, 63, 36, -27, -9, -36, -9, 54, -36, 45, 36, -45, 36, -54, 27, -9, 18, -9, 54, -27, 45, 63, -18, 63, -9, -18, 27, 18, -36, 18}
tensor @r0.in.z : bf16[8] = {2.59375, 2.125, 1.25, 0.0625, 1.0, 1.65625, 1.53125, 0.03125}
tensor @r0.want.0.bf16 : f64[3, 8] = {876.0, 342.0, 800.0, -8.125, 159.0, 312.0, -580.0, -5.5, 584.0, -36.5, -185.0, 4.59375, -58.25, 800.0, -592.0, 7.5625, -119.5, -131.0, -330.0, 5.84375, -132.0, 492.0, 32.75, -0.73046875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 16],
    %y : i8[8, 16],
    %z : bf16[8]) {
  %_weight_int8pack_mm = aten._weight_int8pack_mm.default(self=%x, mat2=%y, scales=%z) : bf16[3, 8]
  return %_weight_int8pack_mm as "_weight_int8pack_mm"
}

fxge 1
model "_weight_int8pack_mm.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 16] = {-1.15625, 0.65625, -0.75, -1.09375, -1.75, 2.40625, -3.125, -0.03125, 0.8125, 2.1875, -1.03125, -2.84375, 2.21875, -2.375, 0.0625, 0.40625, 2.84375, 1.125, 0.71875, 1.78125, -0.125, -0.21875, -0.25, 1.25, 0.09375, 2.03125, 2.34375, 1.59375, 0.3125, 2.375, 2.59375, -1.8125, -2.4375, 1.34375, 3.0, -0.09375, -2.15625, -0.75, -1.21875, -1.09375, 1.09375, -2.46875, 2.65625, 0.0625, 1.34375, 1.4375, 2.625, 2.9375}
tensor @r0.in.y : i8[8, 16] = {-36, -45, 45, -27, 9, -63, -9, -18, -27, -54, 63, 36, -9, 18, 36, -18, -18, 54, -27, -9, 18, -63, 63, 27, 18, 18, 36, -27, -9, -18, -36, 36, 0, -27, -27, 9, 36, -27, 0, 9, 18, 45, -9, -18, 0, 18, -45, -9, 36, 63, -36, 18, -45, -63, -54, 18, -45, -54, -18, 27, 54, -9, 0, -18, 36, -45, 9, 36, 54, -18, 63, -63, -54, 36, 45, -27, 45, -9, 0, 63, 9, 36, 63, 36, 54, -54, 18, -18, 45, 9, -63, 54, -18, -18, 9, 63, -63, 45, 54, -36, -54, 27, 45, -27, 27, 45, 27, 0, -9, -9, 0, 63, 45, -18, 63, -54, -36, 63, 0, 45, 36, -18, -27, -63, 18, 36, -45, -36}
tensor @r0.in.z : f16[8] = {2.21875, 2.46875, 2.9375, 0.75, 0.84375, 2.78125, 2.5625, 2.34375}
tensor @r0.want.0.f16 : f64[3, 8] = {-1123.0, -409.0, -33.0625, 17.5, -200.75, -992.5, 616.0, 691.5, 182.875, -298.5, -104.125, 112.4375, 28.71875, -68.8125, -459.0, -125.25, 1225.0, -47.21875, -1235.0, 91.75, -27.765625, 432.5, 1539.0, -230.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 16],
    %y : i8[8, 16],
    %z : f16[8]) {
  %_weight_int8pack_mm = aten._weight_int8pack_mm.default(self=%x, mat2=%y, scales=%z) : f16[3, 8]
  return %_weight_int8pack_mm as "_weight_int8pack_mm"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.75, 2.4375, 0.0, -1.8125, -2.65625, -1.28125, -1.9375, 2.5625, 0.65625, 1.09375, -0.15625, -2.3125}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {-1.0}
tensor @r0.in.u : f32[1] = {2.0}
tensor @r0.in.v : f32[1] = {0.10000000149011612}
tensor @r0.in.x1 : i32[1] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.7466580868, 2.002939939, 0.0, -1.019247532, -1.019247532, -1.019247532, -1.019247532, 2.002939939, 0.6518443823, 1.0903579, -0.1540722996, -1.019247532}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bool : bool[3, 4] = {true, false, true, false, false, false, false, false, true, true, true, false}
tensor @r0.want.2.f32 : f64[1] = {-1.016562462}
tensor @r0.own.2 : f64[] = {0.0}
tensor @r0.want.3.f32 : f64[1] = {2.00562501}
tensor @r0.own.3 : f64[] = {0.0}
tensor @r0.want.4.f32 : f64[1] = {0.01185171586}
tensor @r0.own.4 : f64[] = {0.0}
tensor @r0.want.5.i32 : i32[1] = {86}
graph "main"(
    %x : f32[3, 4],
    %y : i64[1],
    %z : i64[1],
    %w : f32[1],
    %u : f32[1],
    %v : f32[1],
    %x1 : i32[1]) {
  %clone = aten.clone.default(self=%w) : f32[1]
  %clone_1 = aten.clone.default(self=%u) : f32[1]
  %clone_2 = aten.clone.default(self=%v) : f32[1]
  %clone_3 = aten.clone.default(self=%x1) : i32[1]
  %getitem, %getitem_1 = aten._fused_moving_avg_obs_fq_helper.default(self=%x, observer_on=%y, fake_quant_on=%z, running_min=%clone, running_max=%clone_1, scale=%clone_2, zero_point=%clone_3, averaging_const=0.01, quant_min=0, quant_max=255, ch_axis=0) : f32[3, 4], bool[3, 4] name("_fused_moving_avg_obs_fq_helper")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %clone as "clone", %clone_1 as "clone_1", %clone_2 as "clone_2", %clone_3 as "clone_3"
}
