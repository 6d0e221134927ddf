fxge 1
model "chain" stage "import"
tensor @weight : i8[4, 8] = {1,-2,3,-4,5,-6,7,-8,9,-10,11,-12,13,-14,15,-16,17,-18,19,-20,21,-22,23,-24,25,-26,27,-28,29,-30,31,-32}
tensor @kernel : i8[2, 1, 2, 2] = {1,-2,3,-4,5,-6,7,-8}
tensor @scales : f32[4] = {0.011,0.012,0.013,0.014}
tensor @zeros : i64[4] = {0,0,0,0}
tensor @pair : f32[2] = {0.011,0.012}
tensor @none : i64[2] = {0,0}
graph "main"(
    %x : bf16[2, 8],
    %image : bf16[1, 1, 4, 4],
    %w : i8[4, 8] = buffer(@weight, "weight"),
    %k : i8[2, 1, 2, 2] = buffer(@kernel, "kernel"),
    %s : f32[4] = buffer(@scales, "scales"),
    %z : i64[4] = buffer(@zeros, "zeros"),
    %p : f32[2] = buffer(@pair, "pair"),
    %n : i64[2] = buffer(@none, "none")) {
  %q = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.0113, zero_point=5, quant_min=-128, quant_max=127, dtype=i8) : i8[2, 8]
  %real = quantized_decomposed.dequantize_per_tensor.default(input=%q, scale=0.0113, zero_point=5, quant_min=-128, quant_max=127, dtype=i8, out_dtype=bf16) : bf16[2, 8]
  %weight = quantized_decomposed.dequantize_per_channel.default(input=%w, scales=%s, zero_points=%z, axis=0, quant_min=-127, quant_max=127, dtype=i8, out_dtype=bf16) : bf16[4, 8]
  %y = aten.linear.default(input=%real, weight=%weight) : bf16[2, 4]
  %positive = aten.relu.default(self=%y) : bf16[2, 4]
  %out = quantized_decomposed.quantize_per_tensor.default(input=%positive, scale=0.0213, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : i8[2, 4]
  %i = quantized_decomposed.quantize_per_tensor.default(input=%image, scale=0.0113, zero_point=0, quant_min=-128, quant_max=127, dtype=i8) : i8[1, 1, 4, 4]
  %ireal = quantized_decomposed.dequantize_per_tensor.default(input=%i, scale=0.0113, zero_point=0, quant_min=-128, quant_max=127, dtype=i8, out_dtype=bf16) : bf16[1, 1, 4, 4]
  %kernel = quantized_decomposed.dequantize_per_channel.default(input=%k, scales=%p, zero_points=%n, axis=0, quant_min=-127, quant_max=127, dtype=i8, out_dtype=bf16) : bf16[2, 1, 2, 2]
  %c = aten.conv2d.default(input=%ireal, weight=%kernel) : bf16[1, 2, 3, 3]
  %iout = quantized_decomposed.quantize_per_tensor.default(input=%c, scale=0.0213, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : i8[1, 2, 3, 3]
  return %out, %iout
}
