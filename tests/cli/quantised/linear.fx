fxge 1
model "linear" stage "import"
tensor @weight : i8[8, 32] = {-45,115,-89,-26,39,-115,-109,83,10,-103,-34,22,-113,105,2,-73,-118,-105,-16,-20,-110,-66,-104,14,-19,-112,84,17,-96,115,-70,34,33,22,115,-112,20,22,-26,-115,122,-71,-116,15,92,-93,-53,-20,-91,11,-97,19,-49,16,81,47,-81,-101,21,19,36,-79,-32,-103,13,55,-111,17,-112,31,-75,0,47,9,-18,71,-47,-8,22,109,-11,-35,-51,-64,76,-81,51,72,-65,-107,20,-51,7,-1,97,-40,59,-13,-54,28,123,-109,-97,4,-20,-85,66,-40,-89,111,-2,-20,-117,119,44,-108,68,15,19,75,97,82,-47,-40,50,-38,25,0,21,77,-11,-110,88,-104,114,-58,-6,51,43,-111,-112,60,52,-48,38,20,127,47,83,-13,-55,56,-29,100,44,-39,-122,113,-9,-37,-84,29,-98,-1,-112,-72,69,-54,-94,62,-64,-26,-27,107,96,0,-107,-85,-13,-25,13,-56,99,-92,82,-17,94,13,-56,53,-21,125,-36,47,99,-30,118,-68,-89,-106,-82,-89,-68,41,-68,-124,-3,85,23,-81,-60,-55,-126,-90,-20,9,-33,29,17,-46,116,-95,49,92,4,116,31,40,46,62,-114,-11,103,95,72,116,96,47,77,16,-27,-26,-25,-27,-101,-4,35,-25,-112,-79,-110,125,-74,-15,-86,-99}
tensor @scales : f32[8] = {0.00168,0.001105,0.001,0.001303,0.001203,0.001727,0.001051,0.002749}
tensor @zeros : i64[8] = {0,0,0,0,0,0,0,0}
tensor @bias : f32[8] = {0.111407,0.064855,0.075226,0.084739,0.086416,0.062284,0.134894,0.14931}
graph "main"(
    %x : f32[4, 32],
    %w : i8[8, 32] = buffer(@weight, "weight"),
    %s : f32[8] = buffer(@scales, "scales"),
    %z : i64[8] = buffer(@zeros, "zeros"),
    %b : f32[8] = parameter(@bias, "bias")) {
  %q = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.01, zero_point=7, quant_min=-128, quant_max=127, dtype=i8) : i8[4, 32]
  %real = quantized_decomposed.dequantize_per_tensor.default(input=%q, scale=0.01, zero_point=7, quant_min=-128, quant_max=127, dtype=i8) : f32[4, 32]
  %weight = quantized_decomposed.dequantize_per_channel.default(input=%w, scales=%s, zero_points=%z, axis=0, quant_min=-127, quant_max=127, dtype=i8) : f32[8, 32]
  %y = aten.linear.default(input=%real, weight=%weight, bias=%b) : f32[4, 8]
  %p = aten.relu.default(self=%y) : f32[4, 8]
  %r = quantized_decomposed.quantize_per_tensor.default(input=%p, scale=0.02, zero_point=-128, quant_min=-128, quant_max=127, dtype=i8) : i8[4, 8]
  %out = quantized_decomposed.dequantize_per_tensor.default(input=%r, scale=0.02, zero_point=-128, quant_min=-128, quant_max=127, dtype=i8) : f32[4, 8]
  return %out
}
