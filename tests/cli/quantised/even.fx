fxge 1
model "even" stage "import"
tensor @weight : i8[8, 32] = {117,122,-34,-107,-71,-101,-69,-7,-77,-41,-75,-4,32,125,103,29,88,-127,-5,105,40,-39,77,37,-106,86,42,-97,105,-28,73,55,65,-76,-5,100,-82,-16,75,35,-42,-105,78,115,121,57,-26,-9,-25,63,115,-106,58,-87,-84,127,-95,-120,-89,24,104,-8,79,40,-90,29,84,25,123,-6,41,112,-38,-88,13,13,-94,-122,-124,77,121,58,39,-101,7,64,112,-92,-16,125,96,-78,84,96,-73,-120,-63,-73,-53,1,-66,68,23,-44,-61,12,-20,86,-94,-112,105,62,-37,102,-10,42,22,81,104,5,-20,84,107,97,1,-94,9,-89,7,3,-123,96,-15,71,-81,28,-126,71,77,-89,-83,-91,-6,31,58,-97,15,-112,-44,47,5,8,15,-4,73,71,-100,99,16,-113,-64,-79,-57,-117,70,-102,2,-12,16,-120,67,101,106,-111,-14,-44,29,122,2,28,4,-76,50,-57,-12,3,9,79,-5,2,114,-64,51,6,97,97,114,110,-61,109,16,101,114,-76,88,-13,-92,-21,-96,-27,-14,-47,-109,44,-66,-18,-109,-73,44,-50,73,-96,102,71,-88,113,56,37,42,-34,-91,-63,99,-92,120,-8,-71,64,116,-103,-26,99,-3,-86,126,43,86,-70,-86,53,-17,127,4,-24,-41,-20}
tensor @scales : f32[8] = {0.001391,0.001637,0.002444,0.001039,0.002108,0.001881,0.001036,0.001663}
tensor @zeros : i64[8] = {0,0,0,0,0,0,0,0}
tensor @bias : bf16[8] = {0.112393,0.101226,0.056429,0.148508,0.128836,0.14717,0.060478,0.076556}
graph "main"(
    %x : bf16[4, 32],
    %w : i8[8, 32] = buffer(@weight, "weight"),
    %s : f32[8] = buffer(@scales, "scales"),
    %z : i64[8] = buffer(@zeros, "zeros"),
    %b : bf16[8] = parameter(@bias, "bias")) {
  %scale, %zero = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1]
  %q = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%scale, zero_point=%zero, quant_min=-128, quant_max=127, dtype=i8) : i8[4, 32]
  %real = quantized_decomposed.dequantize_per_tensor.tensor(input=%q, scale=%scale, zero_point=%zero, quant_min=-128, quant_max=127, dtype=i8, out_dtype=bf16) : bf16[4, 32]
  %weight = quantized_decomposed.dequantize_per_channel.default(input=%w, scales=%s, zero_points=%z, axis=0, quant_min=-127, quant_max=127, dtype=i8, out_dtype=bf16) : bf16[8, 32]
  %y = aten.linear.default(input=%real, weight=%weight, bias=%b) : bf16[4, 8]
  return %y
}
