fxge 1
model "convolution" stage "import"
tensor @weight : i8[4, 2, 3, 3] = {-8,-5,-4,-48,-106,-91,-101,64,-40,62,-60,-5,85,50,-86,5,-122,-75,116,116,8,-35,-90,49,12,107,-121,67,8,-51,123,37,94,-104,51,89,-61,5,-34,105,-85,-36,70,-70,9,11,72,1,-43,35,-70,29,80,74,125,67,91,-78,79,-66,82,-25,62,78,-69,-76,5,-1,-36,60,-120,126}
tensor @scales : f32[4] = {0.002112,0.003118,0.003037,0.00477}
tensor @zeros : i64[4] = {0,0,0,0}
tensor @bias : f32[4] = {0.145652,0.094723,0.143702,0.148804}
graph "main"(
    %x : f32[1, 2, 6, 6],
    %w : i8[4, 2, 3, 3] = buffer(@weight, "weight"),
    %s : f32[4] = buffer(@scales, "scales"),
    %z : i64[4] = buffer(@zeros, "zeros"),
    %b : f32[4] = parameter(@bias, "bias")) {
  %q = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.01, zero_point=7, quant_min=-128, quant_max=127, dtype=i8) : i8[1, 2, 6, 6]
  %real = quantized_decomposed.dequantize_per_tensor.default(input=%q, scale=0.01, zero_point=7, quant_min=-128, quant_max=127, dtype=i8) : f32[1, 2, 6, 6]
  %weight = quantized_decomposed.dequantize_per_channel.default(input=%w, scales=%s, zero_points=%z, axis=0, quant_min=-127, quant_max=127, dtype=i8) : f32[4, 2, 3, 3]
  %y = aten.conv2d.default(input=%real, weight=%weight, bias=%b, padding=[1, 1]) : f32[1, 4, 6, 6]
  %p = aten.relu.default(self=%y) : f32[1, 4, 6, 6]
  return %p
}
