fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.unlike.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.78125,-2.5625,-1.21875,0.9375,-2.8125,0.5625,-1.5,-1.53125,0.59375,2,3.03125,-1.15625}
tensor @r0.in.y : f16[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i8 : i8[3, 4] = {39,-48,-21,22,-53,14,-27,-28,15,43,64,-20}
graph "main"(
    %x : bf16[3, 4],
    %y : f16[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "_scaled_mm.float32.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f8e4m3[3, 16] = {2,-0.28125,2,-3,0.625,-1.75,1,1.625,1.625,1.75,-0.8125,-0.75,-2,0.25,2.25,-2.75,-0.625,-1.75,1.25,-1.375,3,-1.25,1.625,-1.875,2.5,-1.75,2.5,-1.875,1.75,2.75,0.6875,0.03125,-1.75,-2.75,0.09375,-0.75,-2,-1.875,-0.28125,-0.0625,-1.75,-1.5,-2,0.03125,-2,0.875,0.625,-0.8125}
tensor @r0.in.y : f8e4m3[16, 5]{1, 16} = {-2,2.75,0.40625,-0.25,3,0.75,-0.75,2.25,-0.03125,3,-0.40625,-1.875,3,-2,-0.03125,-2.75,-3,-0.21875,3,-0.6875,0.40625,2.5,0.875,0.4375,0.34375,-2.5,2.5,-0.1875,-2.5,-2.5,2.5,0.3125,2.75,-0.875,-1,-2.5,-0.09375,1.625,-3,2,0.25,1.5,0.21875,2.5,-0.75,-0.75,2.5,-2.25,-0.34375,2.75,1.25,-2,-2.5,-0.875,-1.5,-2.5,-0.03125,3,-3,1.25,-1.375,-0.0625,-2.75,1.875,-2.75,1.5,-2.5,-2.75,0.03125,0.125,-2.75,0.28125,2,0.625,-1.75,-1.875,2.25,2.75,-1.25,0.15625}
tensor @r0.in.z : f32[] = {0.5}
tensor @r0.in.w : f32[] = {0.3}
tensor @r0.want.0.f32 : f64[3, 5] = {1.227832,0.4533692,3.40459,-0.06972641,-0.7570313,-0.4907227,1.194434,-2.520703,-3.603516,1.257568,-3.059912,0.4708009,-0.2367187,0.4382812,-0.1535157}
tensor @r1.in.x : f8e4m3[4, 16] = {2,-0.28125,2,-3,0.625,-1.75,1,1.625,1.625,1.75,-0.8125,-0.75,-2,0.25,2.25,-2.75,-0.625,-1.75,1.25,-1.375,3,-1.25,1.625,-1.875,2.5,-1.75,2.5,-1.875,1.75,2.75,0.6875,0.03125,-1.75,-2.75,0.09375,-0.75,-2,-1.875,-0.28125,-0.0625,-1.75,-1.5,-2,0.03125,-2,0.875,0.625,-0.8125,-2,2.75,0.40625,-0.25,3,0.75,-0.75,2.25,-0.03125,3,-0.40625,-1.875,3,-2,-0.03125,-2.75}
tensor @r1.in.y : f8e4m3[16, 5]{1, 16} = {-3,-0.21875,3,-0.6875,0.40625,2.5,0.875,0.4375,0.34375,-2.5,2.5,-0.1875,-2.5,-2.5,2.5,0.3125,2.75,-0.875,-1,-2.5,-0.09375,1.625,-3,2,0.25,1.5,0.21875,2.5,-0.75,-0.75,2.5,-2.25,-0.34375,2.75,1.25,-2,-2.5,-0.875,-1.5,-2.5,-0.03125,3,-3,1.25,-1.375,-0.0625,-2.75,1.875,-2.75,1.5,-2.5,-2.75,0.03125,0.125,-2.75,0.28125,2,0.625,-1.75,-1.875,2.25,2.75,-1.25,0.15625,0.03125,0.21875,-0.6875,1.25,-2,-2.5,-0.875,0.3125,1.25,-2.75,0.9375,2.75,-2,2.5,1.125,-0.5}
tensor @r1.in.z : f32[] = {0.5}
tensor @r1.in.w : f32[] = {0.3}
tensor @r1.want.0.f32 : f64[4, 5] = {0.4533692,3.40459,-0.06972641,-0.7570313,0.08393553,1.194434,-2.520703,-3.603516,1.257568,0.2091796,0.4708009,-0.2367187,0.4382812,-0.1535157,2.205176,-0.2102052,0.7612792,-0.688916,2.861719,-4.508203}
graph "main"(
    %x : f8e4m3[s77, 16],
    %y : f8e4m3[16, 5]{1, 16},
    %z : f32[],
    %w : f32[]) {
  %_scaled_mm = aten._scaled_mm.default(self=%x, mat2=%y, scale_a=%z, scale_b=%w, out_dtype=f32) : f32[s77, 5]
  return %_scaled_mm as "_scaled_mm"
}

fxge 1
model "_scaled_mm.float32.f32" stage "import"
tensor @r0.in.x : f8e4m3[3, 16] = {0.625,1.5,0.34375,0.28125,-2.75,1.25,-1.875,0.125,-0.46875,2.25,2,-0.875,3,2.5,-2.75,2.75,-0.375,-2.25,-2,2,0.46875,-2.75,1.25,3,3,-1.5,-1.625,-2.75,-0.5625,-3,-0.875,-2.25,-2.75,2,-0.3125,1.375,-2.75,-1.625,1.875,0.03125,2.75,-2.5,-1,-1,-2.75,-1,0.375,-2.5}
tensor @r0.in.y : f8e4m3[16, 5]{1, 16} = {0.9375,1.5,1.125,1.625,0.46875,1.25,1.5,2.75,-1.75,1.25,3,2.25,-0.9375,1.875,-0.6875,0.125,1,-0.46875,-0.9375,1.125,-2.5,-2.75,-1.625,0.15625,-0.3125,-2.5,-0.9375,-0.46875,-1.625,-2.5,-2.5,0.25,2.5,0.75,1.25,-1.625,-2.75,-2.5,1.125,2,0.40625,-0.28125,-2.25,1.625,2.25,0.09375,-2.25,1.5,-2,0.375,-1.875,0.21875,2.25,-0.5,-0.21875,-0.4375,2.5,0.9375,-3,0.625,-0.125,1.125,-2,1.25,1.75,1.875,-0.25,-0.09375,-0.28125,-2,2.25,-0.25,-1.25,0.625,3,-0.75,1.125,-1.25,1,0.6875}
tensor @r0.in.z : f32[] = {0.5}
tensor @r0.in.w : f32[] = {0.3}
tensor @r0.want.0.f32 : f64[3, 5] = {1.988672,-0.6128908,2.368506,-0.2942872,0.8784668,-2.817627,3.794531,0.3738281,1.473047,-0.5904785,-1.675781,2.798584,-0.3949219,0.5381836,-0.4974609}
graph "main"(
    %x : f8e4m3[3, 16],
    %y : f8e4m3[16, 5]{1, 16},
    %z : f32[],
    %w : f32[]) {
  %_scaled_mm = aten._scaled_mm.default(self=%x, mat2=%y, scale_a=%z, scale_b=%w, out_dtype=f32) : f32[3, 5]
  return %_scaled_mm as "_scaled_mm"
}

fxge 1
model "_scaled_mm.bfloat16.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f8e4m3[3, 16] = {-2.25,-1.75,1,2.5,1,-2,1.125,-0.25,0.75,-0.0625,0.5,0.5,3,-0.46875,-2.25,-0.75,-2.25,3,-1.25,0.09375,0.3125,0.4375,-1.875,-0.46875,-2.25,-1.25,-0.25,1.875,1.125,-2.25,0.5,0.03125,1.375,2.25,0.75,2.75,-1,0.40625,-0.625,0.46875,1.75,-2.75,1.875,-0.21875,-1.875,1.25,0.875,-1.375}
tensor @r0.in.y : f8e4m3[16, 5]{1, 16} = {2.5,2.5,1,-2.5,-0.9375,-1.5,-2.75,-0.1875,2.25,2.75,0.5625,2.25,2.25,2,-1.75,1.375,-2.25,-2.5,-2,-0.5,-1.5,2.25,-3,0.03125,-3,-1.25,2,2.75,-0.21875,-1.75,0.09375,0.125,-1.75,-1.75,0.5625,1.125,-1.5,0.125,-1.875,2.75,2.25,2.75,-1.25,2,2.75,-1.875,-2.25,0.875,-0.34375,-0.8125,-0.28125,-0.75,-0.09375,-0.5,-2,2.5,0.125,1.75,-1.625,-0.0625,-0.5,-2.5,1.75,-3,2.25,0,2.75,-2,-0.75,-2,0.03125,-1.5,-0.375,0.5,1.25,-2.5,0.75,-2,-1.5,-0.3125}
tensor @r0.in.z : f32[] = {0.5}
tensor @r0.in.w : f32[] = {0.3}
tensor @r0.want.0.bf16 : f64[3, 5] = {-0.6875,-0.4707,3.1875,-0.72266,0.33203,-0.38086,3.4219,0.25195,0.69141,-1.4062,-0.49609,-1.1719,-2.3906,-0.96484,-0.75781}
tensor @r1.in.x : f8e4m3[4, 16] = {-2.25,-1.75,1,2.5,1,-2,1.125,-0.25,0.75,-0.0625,0.5,0.5,3,-0.46875,-2.25,-0.75,-2.25,3,-1.25,0.09375,0.3125,0.4375,-1.875,-0.46875,-2.25,-1.25,-0.25,1.875,1.125,-2.25,0.5,0.03125,1.375,2.25,0.75,2.75,-1,0.40625,-0.625,0.46875,1.75,-2.75,1.875,-0.21875,-1.875,1.25,0.875,-1.375,2.5,2.5,1,-2.5,-0.9375,-1.5,-2.75,-0.1875,2.25,2.75,0.5625,2.25,2.25,2,-1.75,1.375}
tensor @r1.in.y : f8e4m3[16, 5]{1, 16} = {-2.25,-2.5,-2,-0.5,-1.5,2.25,-3,0.03125,-3,-1.25,2,2.75,-0.21875,-1.75,0.09375,0.125,-1.75,-1.75,0.5625,1.125,-1.5,0.125,-1.875,2.75,2.25,2.75,-1.25,2,2.75,-1.875,-2.25,0.875,-0.34375,-0.8125,-0.28125,-0.75,-0.09375,-0.5,-2,2.5,0.125,1.75,-1.625,-0.0625,-0.5,-2.5,1.75,-3,2.25,0,2.75,-2,-0.75,-2,0.03125,-1.5,-0.375,0.5,1.25,-2.5,0.75,-2,-1.5,-0.3125,1.25,0.8125,-2.75,-2,2.25,-1.75,1.5,0.15625,-1.75,2.75,-1,-1.5,-2,2,2.5,-1.375}
tensor @r1.in.z : f32[] = {0.5}
tensor @r1.in.w : f32[] = {0.3}
tensor @r1.want.0.bf16 : f64[4, 5] = {-0.4707,3.1875,-0.72266,0.33203,-2.8281,3.4219,0.25195,0.69141,-1.4062,-1.1484,-1.1719,-2.3906,-0.96484,-0.75781,-1.4531,-1.9844,2.8281,-0.70703,1.9141,-0.49609}
graph "main"(
    %x : f8e4m3[s77, 16],
    %y : f8e4m3[16, 5]{1, 16},
    %z : f32[],
    %w : f32[]) {
  %_scaled_mm = aten._scaled_mm.default(self=%x, mat2=%y, scale_a=%z, scale_b=%w, out_dtype=bf16) : bf16[s77, 5]
  return %_scaled_mm as "_scaled_mm"
}

fxge 1
model "_scaled_mm.bfloat16.f32" stage "import"
tensor @r0.in.x : f8e4m3[3, 16] = {0.75,2.75,-0.9375,2.25,-2.25,2.5,-1.5,-3,1.75,-2.25,-0.4375,2.5,0.46875,-2.75,-0.15625,2.75,-2,1.5,-0.34375,0.21875,-2.25,-2,1.625,-0.75,-2,1.25,-1.875,-1.5,2.5,-1.25,-1.125,0.625,0.75,-0.40625,2.75,-0.625,2.25,-2.25,1.5,1.125,-0.875,2.25,1.25,-2.75,2.75,2.75,-0.875,-0.3125}
tensor @r0.in.y : f8e4m3[16, 5]{1, 16} = {2.5,-1.75,2,-3,-3,-1.75,1,-2,-1.5,0.6875,0.75,-0.03125,-1.25,-2.25,2.75,1.5,-1.875,2.75,-2.75,1.125,-0.3125,1,1.625,-2.75,2.5,-2,-1.875,1.75,-0.375,0,-2.75,2.75,-2.5,-0.5,1,-3,-1.625,0.28125,1.375,-3,-0.03125,2.25,3,-1,1.5,0,-1.625,0.34375,2.5,2.5,-1.75,-1.75,2.25,-1.25,-1,1.375,2,-3,-1.5,0.1875,2.25,-0.8125,-2.5,2.5,-0.40625,0.125,-1,-2.5,0.34375,3,-2.5,1.625,-3,-3,-2.25,3,0.28125,-2.25,2,2}
tensor @r0.in.z : f32[] = {0.5}
tensor @r0.in.w : f32[] = {0.3}
tensor @r0.want.0.bf16 : f64[3, 5] = {0.0046997,6.3125,-1,2.6406,3.3594,0.66406,1.4609,2.3125,-0.067871,-1.0156,-0.33203,-4.1562,2.1562,-0.070312,-4.875}
graph "main"(
    %x : f8e4m3[3, 16],
    %y : f8e4m3[16, 5]{1, 16},
    %z : f32[],
    %w : f32[]) {
  %_scaled_mm = aten._scaled_mm.default(self=%x, mat2=%y, scale_a=%z, scale_b=%w, out_dtype=bf16) : bf16[3, 5]
  return %_scaled_mm as "_scaled_mm"
}

fxge 1
model "_scaled_mm.float16.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f8e4m3[3, 16] = {-0.5625,-0.3125,-1.625,1.375,-1.875,-1.5,-2.25,-1.5,2,0.5625,-2.5,0.625,-3,1.625,-2.25,-2.5,0.625,0.0625,0.875,-2.25,-2.25,-0.46875,0.28125,1.25,2,-0.3125,2.25,2.5,-0.6875,1.25,0.21875,0.75,3,1.625,1.5,-1.125,1.5,-3,-2.5,-3,-1.625,0.5,-0.875,-0.03125,-0.03125,2.25,-2.25,-3}
tensor @r0.in.y : f8e4m3[16, 5]{1, 16} = {2.5,0.875,2,-2,1.875,3,0.9375,0.03125,-0.34375,1.75,3,-1.375,2.25,-2.5,0.09375,0.6875,2,3,-2.25,0.46875,0.875,2,2.5,-0.875,-2,0.28125,0.875,1.125,0.75,-0.0625,0.625,-2,-2.5,2.5,3,-1.875,-1.5,-1.25,1.375,-3,1.5,0.875,-2.5,1.5,2.5,-1.875,0.9375,0.8125,1.25,0.34375,3,-3,2.75,2.75,-1.625,0.875,-0.15625,-1.375,3,-2.25,3,2.5,-1.25,-1.5,1.375,1.375,0.28125,-1.375,0.75,-2.5,2,3,-2.5,3,0.5,-0.1875,2,-1.25,1.125,-0.6875}
tensor @r0.in.z : f32[] = {0.5}
tensor @r0.in.w : f32[] = {0.3}
tensor @r0.want.0.f16 : f64[3, 5] = {-5.7969,-1.6201,-0.71143,-3.7676,-3.5605,0.07312,-0.92188,0.5459,0.63672,-0.060944,-0.53564,0.85205,0.22974,2.9023,0.71094}
tensor @r1.in.x : f8e4m3[4, 16] = {-0.5625,-0.3125,-1.625,1.375,-1.875,-1.5,-2.25,-1.5,2,0.5625,-2.5,0.625,-3,1.625,-2.25,-2.5,0.625,0.0625,0.875,-2.25,-2.25,-0.46875,0.28125,1.25,2,-0.3125,2.25,2.5,-0.6875,1.25,0.21875,0.75,3,1.625,1.5,-1.125,1.5,-3,-2.5,-3,-1.625,0.5,-0.875,-0.03125,-0.03125,2.25,-2.25,-3,2.5,0.875,2,-2,1.875,3,0.9375,0.03125,-0.34375,1.75,3,-1.375,2.25,-2.5,0.09375,0.6875}
tensor @r1.in.y : f8e4m3[16, 5]{1, 16} = {2,3,-2.25,0.46875,0.875,2,2.5,-0.875,-2,0.28125,0.875,1.125,0.75,-0.0625,0.625,-2,-2.5,2.5,3,-1.875,-1.5,-1.25,1.375,-3,1.5,0.875,-2.5,1.5,2.5,-1.875,0.9375,0.8125,1.25,0.34375,3,-3,2.75,2.75,-1.625,0.875,-0.15625,-1.375,3,-2.25,3,2.5,-1.25,-1.5,1.375,1.375,0.28125,-1.375,0.75,-2.5,2,3,-2.5,3,0.5,-0.1875,2,-1.25,1.125,-0.6875,-1.875,3,-0.625,1.5,-1.125,2.75,0.6875,1.75,1.375,2.5,-2.5,-3,2.5,-3,1.875,3}
tensor @r1.in.z : f32[] = {0.5}
tensor @r1.in.w : f32[] = {0.3}
tensor @r1.want.0.f16 : f64[4, 5] = {-1.6201,-0.71143,-3.7676,-3.5605,-2.7832,-0.92188,0.5459,0.63672,-0.060944,-2.2871,0.85205,0.22974,2.9023,0.71094,-5.8555,2.2402,0.40991,5.4648,2.8438,2.4629}
graph "main"(
    %x : f8e4m3[s77, 16],
    %y : f8e4m3[16, 5]{1, 16},
    %z : f32[],
    %w : f32[]) {
  %_scaled_mm = aten._scaled_mm.default(self=%x, mat2=%y, scale_a=%z, scale_b=%w, out_dtype=f16) : f16[s77, 5]
  return %_scaled_mm as "_scaled_mm"
}

fxge 1
model "_scaled_mm.float16.f32" stage "import"
tensor @r0.in.x : f8e4m3[3, 16] = {-0.625,-1.75,1,-2.25,-0.75,-2,-0.03125,2.75,3,-2.25,-1,1.125,1,-0.75,2.5,-2.5,-1.875,-0.28125,0.5,-0.875,1.25,-2.75,1.5,-3,-1.625,0.875,-0.03125,1.375,-0.75,-0.875,-1.125,-1.5,-1.375,-1.375,2.75,-1,0.125,-1.125,-1.375,2.5,2.5,-0.75,-2,-0.875,2.25,-1.75,-1,-1.625}
tensor @r0.in.y : f8e4m3[16, 5]{1, 16} = {1.625,0.25,-3,2,0.9375,2.25,-2,-0.03125,2.5,-1.875,0.9375,-2,-0.21875,2.25,1.5,0.75,-1,2.25,0.25,-0.75,-2.25,1,0.46875,-3,1.25,-1.25,0.625,0.5,-1.875,-3,2.5,1.5,2.5,-2.25,0.46875,-0.46875,-2.25,1.5,-1.125,1.375,1.625,0.25,-1.375,3,-0.75,-1.75,1.625,1.75,-2.5,-1.25,-3,-0.03125,-2,1.625,0.75,0.03125,-1.125,-2.5,2.5,0.75,-0.34375,-2.5,-0.09375,0.4375,-3,0.9375,1.875,0.09375,-1.5,-2,-1.75,-1.75,-0.75,-2.25,-1.625,-0.1875,-1.5,2.75,2.75,-1.375}
tensor @r0.in.z : f32[] = {0.5}
tensor @r0.in.w : f32[] = {0.3}
tensor @r0.want.0.f16 : f64[3, 5] = {-0.85205,-0.086548,2.3574,-0.010544,1.9863,-4.1094,0.40137,-2.5156,0.017578,1.3799,-1.8281,-1.7041,0.80029,-1.4551,0.37744}
graph "main"(
    %x : f8e4m3[3, 16],
    %y : f8e4m3[16, 5]{1, 16},
    %z : f32[],
    %w : f32[]) {
  %_scaled_mm = aten._scaled_mm.default(self=%x, mat2=%y, scale_a=%z, scale_b=%w, out_dtype=f16) : f16[3, 5]
  return %_scaled_mm as "_scaled_mm"
}

fxge 1
model "_scaled_mm.own_dtype.f32" stage "import"
tensor @r0.in.x : f8e5m2[3, 16] = {-2,0.0625,-0.1875,-1.75,3,-1,2.5,-0.625,-1.5,0.5,0.375,-3,0.21875,0.5,-0.5,-1.75,-1.5,-1.75,-0.75,-3,-2,2.5,-2,2.5,1.25,0.875,-0.875,-1.25,2,-1.75,1.5,2,0.3125,-2,-1.5,-0.25,1.25,-0.375,-2.5,-3,-2,1.5,-0.75,-1.5,1.75,2.5,1,-0.625}
tensor @r0.in.y : f8e4m3[16, 5]{1, 16} = {-2,-2.25,-0.4375,0.5625,1.5,2.5,2.75,2.75,-1.375,2,1.125,0.6875,0.46875,-0.28125,-0.25,-3,3,-0.5625,-3,-2.25,-1.875,-0.75,0.46875,2,-1.5,-0.625,0.625,1.375,2.25,-3,1.125,-0.5,-2.5,-0.375,1.875,-1.25,-0.0625,-1.125,2.25,1.375,1.375,-2.25,1.25,-2.25,-1,0.8125,2.5,-2,-1.5,0.6875,-0.8125,-0.28125,-2.5,-2.25,2.75,3,2.5,1.5,1.375,2.75,0.125,0.28125,0,2.25,-1.75,-0.5,1.375,-0.5,-1.875,0.875,2.5,-1.75,1.625,-3,-2.5,-0.75,-0.46875,2,-2,2.75}
tensor @r0.in.z : f32[] = {0.5}
tensor @r0.in.w : f32[] = {0.3}
tensor @r0.want.0.f8e5m2 : f64[3, 5] = {2.5,-1.25,3,-1.75,-0.09375,0.5,2.5,0.125,1.25,0.15625,-0.625,-0.75,-1.75,-4,-1.5}
graph "main"(
    %x : f8e5m2[3, 16],
    %y : f8e4m3[16, 5]{1, 16},
    %z : f32[],
    %w : f32[]) {
  %_scaled_mm = aten._scaled_mm.default(self=%x, mat2=%y, scale_a=%z, scale_b=%w) : f8e5m2[3, 5]
  return %_scaled_mm as "_scaled_mm"
}

fxge 1
model "_scaled_mm.mixed.f32" stage "import"
tensor @r0.in.x : f8e5m2[3, 16] = {3,-1.75,1.25,1,1.25,1,0.5,1.75,2.5,1.75,1.5,-2,1.5,1.25,1,2.5,-2,2,-1.25,-2,-0.25,-2,2,1,0.1875,2.5,0.875,-0.375,3,0.75,-0.625,2.5,2.5,3,-0.4375,-0.5,0.875,0.875,1.25,-1.75,0.1875,-2,1.5,1.5,0.03125,-3,2,1.5}
tensor @r0.in.y : f8e4m3[16, 5]{1, 16} = {0.75,-2.75,0.875,-0.40625,0.5,-3,-2.25,0.9375,2,-1.875,-0.75,-2.25,1.375,1.25,1.5,3,-0.6875,2.5,0.09375,-0.5,-2.25,3,-0.1875,-1.75,-0.375,-3,3,-1.25,1.375,2.5,-0.25,1,1.5,-0.75,-0.4375,-1.75,1.25,0.75,-2.75,1.25,-0.8125,2.75,-1.625,-0.21875,-1.75,-0.625,-0.875,1.5,-2.5,1.25,-0.75,3,-1.375,-0.75,0.6875,0.75,0.0625,-0.5,2.5,0.46875,-2.5,2.25,3,2.5,1,1.875,-0.34375,2.75,-0.3125,2,-2.75,-3,1.375,-3,-3,2.75,-0.03125,-2.5,-1.375,-1.375}
tensor @r0.in.z : f32[] = {0.5}
tensor @r0.in.w : f32[] = {0.3}
tensor @r0.want.0.f32 : f64[3, 5] = {3.541406,-0.2308595,1.033594,0.2953126,-3.416016,0.3796875,0.5812501,-0.3832032,0.8613282,-4.678125,-1.466601,1.73584,-1.110938,0.3603515,2.813818}
graph "main"(
    %x : f8e5m2[3, 16],
    %y : f8e4m3[16, 5]{1, 16},
    %z : f32[],
    %w : f32[]) {
  %_scaled_mm = aten._scaled_mm.default(self=%x, mat2=%y, scale_a=%z, scale_b=%w, out_dtype=f32) : f32[3, 5]
  return %_scaled_mm as "_scaled_mm"
}

fxge 1
model "_scaled_mm.rows.f32" stage "import"
tensor @r0.in.x : f8e4m3[3, 16] = {1.5,1,-1,-1,-1.375,2.25,-0.0625,2.75,-1.5,-1.375,0.375,-2.5,-1.625,1.375,-2,-2.75,-0.4375,2.25,2,3,2,0.375,1.75,-0.625,-2.5,3,-2,1.5,0.03125,1.75,3,-2,0.625,-2.5,1.5,2,-3,-3,0.09375,3,0.3125,-1.375,0.75,-0.4375,-0.5,0.03125,-1.625,2.5}
tensor @r0.in.y : f8e4m3[16, 5]{1, 16} = {-1.125,2.25,-2.25,-2.25,-1,2.75,-3,-3,1,-2.25,-0.75,-0.875,0.6875,0.3125,-1.125,0.75,-3,-0.375,-0.8125,1.75,-0.75,2,-1.25,0.15625,1.375,0.6875,2,-2.5,2.5,1.125,-2.5,-0.875,0.875,-2.25,2.5,-0.5,-1.25,2.5,1,-3,-1.875,-2.5,-1,2.5,-2.75,0.21875,-1.5,-1.25,-0.8125,-0.40625,-2,0.125,-0.125,0.6875,1.25,0.4375,-1.875,0.625,1.625,1,-1.25,2.5,2.25,2.75,0.875,3,-3,2.5,-0.125,-2.25,1.125,-0.75,2,-1,-1.75,1.125,-3,1.375,0.875,1.875}
tensor @r0.in.z : f32[3, 1] = {2.78125,0.21875,1.46875}
tensor @r0.in.w : f32[1, 5] = {2.625,2.34375,1.25,2.65625,0.125}
tensor @r0.want.0.f32 : f64[3, 5] = {55.21216,59.37996,24.07791,-25.3952,-2.588409,-13.44143,-6.034184,0.3695679,4.727879,0.207428,-85.35496,2.353191,-3.731041,2.956505,0.6483154}
graph "main"(
    %x : f8e4m3[3, 16],
    %y : f8e4m3[16, 5]{1, 16},
    %z : f32[3, 1],
    %w : f32[1, 5]) {
  %_scaled_mm = aten._scaled_mm.default(self=%x, mat2=%y, scale_a=%z, scale_b=%w, out_dtype=f32) : f32[3, 5]
  return %_scaled_mm as "_scaled_mm"
}

fxge 1
model "_scaled_mm.bias.f32" stage "import"
tensor @r0.in.x : f8e4m3[3, 16] = {1.75,-1.625,-3,1.5,0.875,-2.75,-1.75,1.5,1,0.28125,0.625,-0.875,2.25,2.75,0,-1.375,0.4375,-3,-1.75,-0.625,0.15625,-0.625,1.5,0.5625,-0.03125,2.75,-1.25,2.25,-2.75,1.125,-2.75,3,-2.25,-1.5,-3,-0.0625,0,-2.25,-2.25,0.375,2.25,-0.28125,-1.625,-1.375,-0.09375,3,-2.75,1}
tensor @r0.in.y : f8e4m3[16, 5]{1, 16} = {2.5,-3,-0.3125,-1.5,-1.125,-2,-2.75,-0.5,-0.03125,-3,2.75,0.8125,2.75,-0.875,2,-0.625,2.25,2.75,-2.5,1.875,-1.75,-0.40625,-2,-1,-1.875,-1.875,1.25,0.875,0.9375,-1.5,-1.25,-0.625,-0.625,-1.375,-1.875,-1.875,-1.75,-0.875,1.5,-1,3,1.375,-1.75,2,-1.25,0.625,-0.5,1.375,-2.75,1.625,1,-1.625,0.875,0.8125,-0.28125,2.75,-0.40625,0.125,-0.75,1,-2,-0.875,0.5625,-1.75,-2.75,-1.875,3,-1,3,0.25,2,-0.75,-1.125,-3,-1.375,3,-2,-1.25,-2.75,0.03125}
tensor @r0.in.z : f32[] = {0.5}
tensor @r0.in.w : f32[] = {0.3}
tensor @r0.in.u : f32[5] = {0.96875,1.1875,2.65625,-2.28125,1.03125}
tensor @r0.want.0.bf16 : f64[3, 5] = {4.1562,2.3594,2.3906,-4.6875,-3.2344,-1.6641,-1.0703,7.1875,-3,3.2344,0.45703,0.36719,5.4375,-3.2031,0.30664}
graph "main"(
    %x : f8e4m3[3, 16],
    %y : f8e4m3[16, 5]{1, 16},
    %z : f32[],
    %w : f32[],
    %u : f32[5]) {
  %_scaled_mm = aten._scaled_mm.default(self=%x, mat2=%y, scale_a=%z, scale_b=%w, bias=%u, out_dtype=bf16) : bf16[3, 5]
  return %_scaled_mm as "_scaled_mm"
}

fxge 1
model "_scaled_mm.result_scale.f32" stage "import"
tensor @r0.in.x : f8e4m3[3, 16] = {1.375,-2.75,-1.375,0.40625,0.75,-0.5,0.125,0.28125,-0.75,-2.25,-0.28125,-2.25,0.625,-0.625,0.5,3,0.75,1.625,-0.125,-1.625,-2.25,0.125,-3,-1.875,-2.5,0.09375,-1.125,1.375,0.875,1.5,3,-2,1.25,2,-1.625,1.75,-1.25,1.375,1,1.75,-2.75,3,-0.625,-1.25,-2.5,1,1.25,-0.3125}
tensor @r0.in.y : f8e4m3[16, 5]{1, 16} = {1.25,0.5,-1.125,-1.125,0.75,-0.28125,2.75,1.375,1.625,-2.25,-3,1.125,-0.5625,-0.09375,2.75,-0.625,0.5,1.25,-3,-1.5,0.6875,1.75,1.875,-1.25,0,1.875,2.5,-1.5,3,-1.25,2.25,-2.5,1.125,-0.875,2.5,-2.5,1.875,2.75,-0.40625,2,-1.5,-1.375,-0.3125,0.4375,-2.25,-2.5,2.75,-1.75,0.40625,-3,-1.25,-0.875,1.75,-0.875,-0.5,-1,0.6875,1.5,2.75,-0.875,1.75,0.75,2.5,-0.75,-2.25,-2,-2.5,1.75,1.625,-0.875,1,2.75,1.75,0.875,-2.25,-1.125,0.5625,-2.25,-1.625,1.75}
tensor @r0.in.z : f32[] = {0.5}
tensor @r0.in.w : f32[] = {0.3}
tensor @r0.in.u : f32[] = {2}
tensor @r0.want.0.f8e4m3 : f64[3, 5] = {0.3125,-0.375,-0.02734375,0.625,1.125,0.05078125,0.625,0.5625,0.15625,-2.5,0.03515625,0.5625,0.1875,-0.6875,-0.203125}
graph "main"(
    %x : f8e4m3[3, 16],
    %y : f8e4m3[16, 5]{1, 16},
    %z : f32[],
    %w : f32[],
    %u : f32[]) {
  %_scaled_mm = aten._scaled_mm.default(self=%x, mat2=%y, scale_a=%z, scale_b=%w, scale_result=%u, out_dtype=f8e4m3) : f8e4m3[3, 5]
  return %_scaled_mm as "_scaled_mm"
}

fxge 1
model "_scaled_mm.no_result_scale.f32" stage "import"
tensor @r0.in.x : f8e4m3[3, 16] = {-1.125,1.375,-1.125,1.625,-1.125,-0.46875,0.5,2.75,1.25,-3,1.25,2.25,-3,1,1.5,-1,1.125,-1.5,3,-2.25,-0.75,-3,1.25,-0.625,-2,0.4375,-2.75,-3,2,1.5,1.25,-1,-2,-3,1.75,2.5,-0.25,-2.25,-2.75,-0.125,2,-0.0625,1.5,-1.75,-0.625,3,-1,1.625}
tensor @r0.in.y : f8e4m3[16, 5]{1, 16} = {-1.125,1.375,-1.25,-1,-0.21875,-3,-3,-1.25,-3,0.15625,-0.4375,-1.375,2.5,1.875,0.75,-2.25,2.25,0.75,-1,-2,-0.0625,2.75,-2,-1.75,-0.4375,-2.25,2.75,0.5,-0.6875,-1.5,-2,1.5,-2.25,-2,-0.875,2.25,-2.25,0.875,1.625,1.25,-2.5,-0.75,2.25,-0.40625,-1.375,-0.09375,3,-2.5,-0.46875,1,0,1.25,1.25,2.75,-0.4375,-2.75,2.25,-1.875,-1.5,-2.75,2.5,0.625,0.5625,2.5,0.125,-1,-0.21875,0.875,0.875,1,2,0.75,0.15625,-2.25,-0.28125,-0.6875,-2,-0.4375,-1.375,-1}
tensor @r0.in.z : f32[] = {0.5}
tensor @r0.in.w : f32[] = {0.3}
tensor @r0.in.u : f32[] = {2}
tensor @r0.want.0.f32 : f64[3, 5] = {-1.568555,-0.5742188,3.427149,-2.204883,1.696289,3.564551,-3.525,-0.5765626,-0.2490233,-0.966797,0.6067384,-1.660547,0.1816406,1.065234,-0.3878907}
graph "main"(
    %x : f8e4m3[3, 16],
    %y : f8e4m3[16, 5]{1, 16},
    %z : f32[],
    %w : f32[],
    %u : f32[]) {
  %_scaled_mm = aten._scaled_mm.default(self=%x, mat2=%y, scale_a=%z, scale_b=%w, scale_result=%u, out_dtype=f32) : f32[3, 5]
  return %_scaled_mm as "_scaled_mm"
}

fxge 1
model "_scaled_mm.nothing.f32" stage "import"
tensor @r0.in.x : f8e4m3[0, 16] = {}
tensor @r0.in.y : f8e4m3[16, 5]{1, 16} = {-0.8125,-0.875,-2,0.09375,1.625,-2.75,2.5,-0.15625,-3,-1.25,-2.25,1.75,2.5,1.75,2.25,-1.75,-3,1.125,2.5,-2.5,-2.5,0.75,-2,3,-1,2.25,-1,2.75,0.34375,-2,0.40625,-1.75,-0.5,-1,0.5,0.15625,-2.5,-3,-1,-2.25,-2.25,2.25,1.25,1.625,0.40625,0.625,-2,2.25,3,-2,1.75,-1.5,-0.1875,1.125,-0.75,-0.625,1,-0.875,-2,-2,0.625,1.25,3,-0.375,-1.875,-2.75,1.25,2.5,-0.46875,-1.375,1,1.625,3,-1,1.5,-1.5,-0.75,2.75,2.75,-0.625}
tensor @r0.in.z : f32[] = {0.5}
tensor @r0.in.w : f32[] = {0.3}
tensor @r0.want.0.f32 : f64[0, 5] = {}
graph "main"(
    %x : f8e4m3[0, 16],
    %y : f8e4m3[16, 5]{1, 16},
    %z : f32[],
    %w : f32[]) {
  %_scaled_mm = aten._scaled_mm.default(self=%x, mat2=%y, scale_a=%z, scale_b=%w, out_dtype=f32) : f32[0, 5]
  return %_scaled_mm as "_scaled_mm"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.uint8.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.84375,2.8125,-1.25,2.125,-0.9375,-2.59375,-1.28125,2.28125,-2.78125,-2.4375,2.15625,-0.9375}
tensor @r0.want.0.u8 : u8[3, 4] = {0,59,0,45,0,0,0,49,0,0,46,0}
tensor @r1.in.x : f32[4, 6] = {-0.84375,2.8125,-1.25,2.125,-0.9375,-2.59375,-1.28125,2.28125,-2.78125,-2.4375,2.15625,-0.9375,1.65625,-0.125,0.53125,-1.46875,2.625,-2.65625,-0.34375,2.71875,-2.6875,2.78125,-2.53125,-2.9375}
tensor @r1.want.0.u8 : u8[4, 6] = {0,59,0,45,0,0,0,49,0,0,46,0,36,1,14,0,55,0,0,57,0,59,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=0, quant_max=255, dtype=u8) : u8[s77, s27]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.uint8.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.84375,-3,1.4375,-0.84375,0.0625,-2.34375,-1.65625,-2.4375,-0.78125,0.65625,-0.375,0.90625}
tensor @r0.want.0.u8 : u8[3, 4] = {20,0,32,0,4,0,0,0,0,16,0,21}
graph "main"(
    %x : bf16[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=0, quant_max=255, dtype=u8) : u8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.uint8.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.3438,-2.156,-1.375,-2.875,-1.5,2.188,-2,2.344,-3.094,-3,-1.25,2.312}
tensor @r0.want.0.u8 : u8[3, 4] = {0,0,0,0,0,47,0,50,0,0,0,49}
graph "main"(
    %x : f16[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=0, quant_max=255, dtype=u8) : u8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.uint8.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : u8[3, 4] = {4,2,3,5,2,5,5,4,0,6,7,6}
tensor @r0.want.0.f32 : f64[3, 4] = {0.05,-0.05,0,0.1,-0.05,0.1,0.1,0.05,-0.15,0.15,0.2,0.15}
tensor @r1.in.x : u8[4, 6] = {4,2,3,5,2,5,5,4,0,6,7,6,0,6,1,4,6,4,7,1,5,2,0,6}
tensor @r1.want.0.f32 : f64[4, 6] = {0.05,-0.05,0,0.1,-0.05,0.1,0.1,0.05,-0.15,0.15,0.2,0.15,-0.15,0.15,-0.1,0.05,0.15,0.05,0.2,-0.1,0.1,-0.05,-0.15,0.15}
graph "main"(
    %x : u8[s77, s27]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=0, quant_max=255, dtype=u8) : f32[s77, s27]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.uint8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,5,5,4,4,0,0,4,0,5,7,4}
tensor @r0.want.0.f32 : f64[3, 4] = {0.2,0.1,0.1,0.05,0.05,-0.15,-0.15,0.05,-0.15,0.1,0.2,0.05}
graph "main"(
    %x : u8[3, 4]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=0, quant_max=255, dtype=u8) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.uint8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.53125,1.53125,-3.125,1.4375,2.9375,0.125,3.125,-2.96875,-0.78125,-0.125,-2.34375,-1.3125}
tensor @r0.in.y : f32[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.u8 : u8[3, 4] = {0,34,0,32,62,5,65,0,0,1,0,0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=255, dtype=u8) : u8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.uint8.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.5,0.875,-0.375,-1,-2.03125,0.75,-1.375,0.1875,0.84375,-2.96875,1.28125,-3.09375}
tensor @r0.in.y : f32[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.u8 : u8[3, 4] = {0,21,0,0,0,18,0,7,20,0,29,0}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=255, dtype=u8) : u8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.uint8.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.375,-2.969,2.375,0.375,-0.3438,1.5625,-1.5,-0.4062,0.09375,-0.5312,3,-1.406}
tensor @r0.in.y : f32[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.u8 : u8[3, 4] = {0,0,51,11,0,34,0,0,5,0,63,0}
graph "main"(
    %x : f16[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=255, dtype=u8) : u8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.tensor.uint8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,6,1,7,0,5,1,4,6,5,4,4}
tensor @r0.in.y : f32[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1,0.15,-0.1,0.2,-0.15,0.1,-0.1,0.05,0.15,0.1,0.05,0.05}
graph "main"(
    %x : u8[3, 4],
    %y : f32[],
    %z : i64[]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=255, dtype=u8) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor2.uint8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.375,-2.5,-2.78125,1.84375,2.90625,-1.71875,-0.5625,2.0625,1.3125,0.4375,-0.96875,1.84375}
tensor @r0.in.y : f64[1] = {0.05}
tensor @r0.in.z : i64[1] = {3}
tensor @r0.in.w : i64[] = {0}
tensor @r0.in.u : i64[] = {255}
tensor @r0.want.0.u8 : u8[3, 4] = {31,0,0,40,61,0,0,44,29,12,0,40}
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
tensor @r0.in.x : u8[3, 4] = {2,5,0,2,1,3,2,3,6,5,7,6}
tensor @r0.in.y : f64[1] = {0.05}
tensor @r0.in.z : i64[1] = {3}
tensor @r0.in.w : i64[] = {0}
tensor @r0.in.u : i64[] = {255}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.05,0.1,-0.15,-0.05,-0.1,0,-0.05,0,0.15,0.1,0.2,0.15}
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
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.03125,1.5625,2.625,-0.0625,-1.3125,-1.3125,1.1875,1.8125,-2.4375,-0.28125,-0.28125,-1.34375}
tensor @r0.want.0.i8 : i8[3, 4] = {-38,34,55,2,-23,-23,27,39,-46,-3,-3,-24}
tensor @r1.in.x : f32[4, 6] = {-2.03125,1.5625,2.625,-0.0625,-1.3125,-1.3125,1.1875,1.8125,-2.4375,-0.28125,-0.28125,-1.34375,-3,-1.6875,0.4375,-1.4375,1.65625,2.5,2.09375,1.125,-2,-1.625,0.5,0}
tensor @r1.want.0.i8 : i8[4, 6] = {-38,34,55,2,-23,-23,27,39,-46,-3,-3,-24,-57,-31,12,-26,36,53,45,25,-37,-29,13,3}
graph "main"(
    %x : f32[s77, s27]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : i8[s77, s27]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.int8.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.9375,-0.3125,-2.78125,1.84375,2.46875,2.78125,-1.625,-1.03125,1.9375,-2.625,0.875,-0.875}
tensor @r0.want.0.i8 : i8[3, 4] = {-56,-3,-53,40,52,59,-29,-18,42,-49,21,-15}
graph "main"(
    %x : bf16[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.int8.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.812,-0.03125,-0.625,0.25,-1.531,-1.531,-0.5312,2.031,0.4688,-1.031,2.688,-0.0625}
tensor @r0.want.0.i8 : i8[3, 4] = {-53,2,-9,8,-28,-28,-8,44,12,-18,57,2}
graph "main"(
    %x : f16[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.int8.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : i8[3, 4] = {6,3,7,-3,-7,-6,5,1,0,-4,-4,1}
tensor @r0.want.0.f32 : f64[3, 4] = {0.15,0,0.2,-0.3,-0.5,-0.45,0.1,-0.1,-0.15,-0.35,-0.35,-0.1}
tensor @r1.in.x : i8[4, 6] = {6,3,7,-3,-7,-6,5,1,0,-4,-4,1,4,-3,4,1,-6,-2,6,2,1,3,-4,4}
tensor @r1.want.0.f32 : f64[4, 6] = {0.15,0,0.2,-0.3,-0.5,-0.45,0.1,-0.1,-0.15,-0.35,-0.35,-0.1,0.05,-0.3,0.05,-0.1,-0.45,-0.25,0.15,-0.05,-0.1,0,-0.35,0.05}
graph "main"(
    %x : i8[s77, s27]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : f32[s77, s27]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.int8.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {-6,7,5,-7,7,-3,7,-5,6,0,5,5}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.45,0.2,0.1,-0.5,0.2,-0.3,0.2,-0.4,0.15,-0.15,0.1,0.1}
graph "main"(
    %x : i8[3, 4]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-128, quant_max=127, dtype=i8) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.int8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.34375,-2.0625,0.1875,-2.90625,1,-0.09375,1.75,-2.1875,3,2.21875,1.5625,0.1875}
tensor @r0.in.y : f32[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i8 : i8[3, 4] = {50,-38,7,-55,23,1,38,-41,63,47,34,7}
graph "main"(
    %x : f32[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.int8.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.90625,2.15625,1.09375,2.21875,1,2.28125,-2.125,-2.4375,0.28125,-2.28125,-2.9375,-0.03125}
tensor @r0.in.y : f32[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i8 : i8[3, 4] = {61,46,25,47,23,49,-39,-46,9,-43,-56,2}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.int8.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.1562,1.344,0.0625,2.312,2.531,0.75,0.9062,1.5625,0,1.3125,2.906,2.75}
tensor @r0.in.y : f32[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i8 : i8[3, 4] = {0,30,4,49,54,18,21,34,3,29,61,58}
graph "main"(
    %x : f16[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.tensor.int8.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {-5,4,-5,-4,4,1,-1,6,2,2,0,6}
tensor @r0.in.y : f32[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.4,0.05,-0.4,-0.35,0.05,-0.1,-0.2,0.15,-0.05,-0.05,-0.15,0.15}
graph "main"(
    %x : i8[3, 4],
    %y : f32[],
    %z : i64[]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-128, quant_max=127, dtype=i8) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor2.int8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.90625,0.34375,-0.875,2.28125,-3.0625,1.28125,-2.875,-0.125,-2.625,1.5,-1.1875,2.40625}
tensor @r0.in.y : f64[1] = {0.05}
tensor @r0.in.z : i64[1] = {3}
tensor @r0.in.w : i64[] = {-128}
tensor @r0.in.u : i64[] = {127}
tensor @r0.want.0.i8 : i8[3, 4] = {-55,10,-15,49,-58,29,-55,1,-49,33,-21,51}
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
tensor @r0.in.x : i8[3, 4] = {1,6,-4,5,0,7,4,-4,2,-6,3,-7}
tensor @r0.in.y : f64[1] = {0.05}
tensor @r0.in.z : i64[1] = {3}
tensor @r0.in.w : i64[] = {-128}
tensor @r0.in.u : i64[] = {127}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1,0.15,-0.35,0.1,-0.15,0.2,0.05,-0.35,-0.05,-0.45,0,-0.5}
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
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.3125,3.03125,2.625,2.84375,2.71875,-2.09375,-1.375,-1.53125,-1.65625,3.125,1.65625,2.46875}
tensor @r0.want.0.i16 : i16[3, 4] = {29,64,55,60,57,-39,-25,-28,-30,65,36,52}
tensor @r1.in.x : f32[4, 6] = {1.3125,3.03125,2.625,2.84375,2.71875,-2.09375,-1.375,-1.53125,-1.65625,3.125,1.65625,2.46875,-2.15625,-2.53125,-1.8125,-1.71875,0,1.1875,-2.5625,0.375,0.875,-2.375,-0.4375,-0.75}
tensor @r1.want.0.i16 : i16[4, 6] = {29,64,55,60,57,-39,-25,-28,-30,65,36,52,-40,-48,-33,-31,3,27,-48,11,21,-45,-6,-12}
graph "main"(
    %x : f32[s77, s27]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-30000, quant_max=30000, dtype=i16) : i16[s77, s27]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.int16.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.59375,-0.03125,-2.1875,0.3125,-3.0625,1.53125,-1.28125,-2.0625,-2.0625,-1.40625,-2.15625,2.71875}
tensor @r0.want.0.i16 : i16[3, 4] = {55,2,-41,9,-58,34,-23,-38,-38,-25,-40,57}
graph "main"(
    %x : bf16[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-30000, quant_max=30000, dtype=i16) : i16[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.int16.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.125,1.9375,-0.6875,-2.875,1.281,0.2812,-3,1.094,-0.6562,-2.875,-1.0625,1.3125}
tensor @r0.want.0.i16 : i16[3, 4] = {-39,42,-11,-55,29,9,-57,25,-10,-55,-18,29}
graph "main"(
    %x : f16[3, 4]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-30000, quant_max=30000, dtype=i16) : i16[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.int16.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : i16[3, 4] = {0,-3,-7,5,-2,-2,-3,4,1,0,6,7}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.15,-0.3,-0.5,0.1,-0.25,-0.25,-0.3,0.05,-0.1,-0.15,0.15,0.2}
tensor @r1.in.x : i16[4, 6] = {0,-3,-7,5,-2,-2,-3,4,1,0,6,7,4,5,7,5,1,0,1,2,3,-4,-3,4}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.15,-0.3,-0.5,0.1,-0.25,-0.25,-0.3,0.05,-0.1,-0.15,0.15,0.2,0.05,0.1,0.2,0.1,-0.1,-0.15,-0.1,-0.05,0,-0.35,-0.3,0.05}
graph "main"(
    %x : i16[s77, s27]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-30000, quant_max=30000, dtype=i16) : f32[s77, s27]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.int16.f32" stage "import"
tensor @r0.in.x : i16[3, 4] = {-3,-6,-3,-1,3,0,3,4,-4,-4,0,1}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.3,-0.45,-0.3,-0.2,0,-0.15,0,0.05,-0.35,-0.35,-0.15,-0.1}
graph "main"(
    %x : i16[3, 4]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=3, quant_min=-30000, quant_max=30000, dtype=i16) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.int16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.09375,2.90625,-1.3125,1.625,0.28125,1.875,-2.65625,-3.125,2.03125,-1.71875,0.5,0.34375}
tensor @r0.in.y : f32[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i16 : i16[3, 4] = {5,61,-23,35,9,41,-50,-59,44,-31,13,10}
graph "main"(
    %x : f32[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-30000, quant_max=30000, dtype=i16) : i16[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.int16.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.8125,2.3125,0.21875,0,2.84375,3.125,-1.90625,-1.40625,0.03125,-0.0625,0.6875,1.84375}
tensor @r0.in.y : f32[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i16 : i16[3, 4] = {19,49,7,3,60,65,-35,-25,4,2,17,40}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-30000, quant_max=30000, dtype=i16) : i16[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.int16.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.219,0.7812,0.4062,-0.9375,0.2188,1.375,-1.531,-1.8125,-0.4688,0,0.1562,-2.438}
tensor @r0.in.y : f32[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i16 : i16[3, 4] = {-41,19,11,-16,7,31,-28,-33,-6,3,6,-46}
graph "main"(
    %x : f16[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-30000, quant_max=30000, dtype=i16) : i16[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.tensor.int16.f32" stage "import"
tensor @r0.in.x : i16[3, 4] = {-6,-7,2,6,-4,6,-6,7,-6,1,-4,-2}
tensor @r0.in.y : f32[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.45,-0.5,-0.05,0.15,-0.35,0.15,-0.45,0.2,-0.45,-0.1,-0.35,-0.25}
graph "main"(
    %x : i16[3, 4],
    %y : f32[],
    %z : i64[]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-30000, quant_max=30000, dtype=i16) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor2.int16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.75,-1.21875,1.9375,2.28125,-2.65625,1.59375,-0.0625,2.03125,-0.59375,0.59375,1.34375,3.0625}
tensor @r0.in.y : f64[1] = {0.05}
tensor @r0.in.z : i64[1] = {3}
tensor @r0.in.w : i64[] = {-30000}
tensor @r0.in.u : i64[] = {30000}
tensor @r0.want.0.i16 : i16[3, 4] = {58,-21,42,49,-50,35,2,44,-9,15,30,64}
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
tensor @r0.in.x : i16[3, 4] = {2,7,0,6,-6,4,-4,1,-2,-4,4,4}
tensor @r0.in.y : f64[1] = {0.05}
tensor @r0.in.z : i64[1] = {3}
tensor @r0.in.w : i64[] = {-30000}
tensor @r0.in.u : i64[] = {30000}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.05,0.2,-0.15,0.15,-0.45,0.05,-0.35,-0.1,-0.25,-0.35,0.05,0.05}
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
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.09375,-0.09375,1.78125,-2,-0.125,0.71875,-2.53125,-1.28125,2.6875,2.4375,2.75,-2.28125}
tensor @r0.in.y : f32[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i8 : i8[3, 4] = {45,1,39,-37,1,17,-48,-23,57,52,58,-43}
tensor @r1.in.x : f32[4, 6] = {2.09375,-0.09375,1.78125,-2,-0.125,0.71875,-2.53125,-1.28125,2.6875,2.4375,2.75,-2.28125,-2.84375,1.375,-2.125,1.875,-2.5625,-1.5625,1.9375,0.3125,-1.4375,0.03125,-1.75,2.625}
tensor @r1.in.y : f32[] = {0.05}
tensor @r1.in.z : i64[] = {3}
tensor @r1.want.0.i8 : i8[4, 6] = {45,1,39,-37,1,17,-48,-23,57,52,58,-43,-54,31,-39,41,-48,-28,42,9,-26,4,-32,55}
graph "main"(
    %x : f32[s77, s27],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[s77, s27]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.tensor.free.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.125,1.59375,-2.625,-2.78125,1.9375,-2.40625,2.75,-0.53125,-2.375,-0.125,-1.65625,2.9375}
tensor @r0.in.y : f32[] = {0.05}
tensor @r0.in.z : i64[] = {3}
tensor @r0.want.0.i8 : i8[3, 4] = {-19,35,-49,-53,42,-45,58,-8,-45,1,-30,62}
graph "main"(
    %x : f32[3, 4],
    %y : f32[],
    %z : i64[]) {
  %quantize_per_tensor = quantized_decomposed.quantize_per_tensor.tensor(input=%x, scale=%y, zero_point=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_tensor as "quantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.float16_out.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {0,-3,-2,6,-5,-5,-3,-1,-7,7,0,-5}
tensor @r0.want.0.f16 : f64[3, 4] = {0.15,0,0.05,0.45,-0.1,-0.1,0,0.1,-0.2,0.5,0.15,-0.1}
tensor @r0.own.0 : f64[] = {9.8e-05}
graph "main"(
    %x : i8[3, 4]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=-3, quant_min=-128, quant_max=127, dtype=i8, out_dtype=f16) : f16[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.dequantize_per_tensor.bfloat16_out.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {1,7,2,6,2,-3,5,7,0,-4,-5,6}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.2,0.5,0.25,0.45,0.25,0,0.4,0.5,0.15,-0.05,-0.1,0.45}
tensor @r0.own.0 : f64[] = {0.0016}
graph "main"(
    %x : i8[3, 4]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=-3, quant_min=-128, quant_max=127, dtype=i8, out_dtype=bf16) : bf16[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_tensor.ties.f32" stage "import"
tensor @r0.in.x : f32[6] = {0.5,1.5,2.5,-0.5,-1.5,300}
tensor @r0.want.0.u8 : u8[6] = {1,3,3,1,0,255}
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
tensor @r0.in.x : i32[3, 4] = {-1,-5,-5,-7,6,5,-5,-7,0,-5,4,5}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.05,-0.25,-0.25,-0.35,0.3,0.25,-0.25,-0.35,0,-0.25,0.2,0.25}
graph "main"(
    %x : i32[3, 4]) {
  %dequantize_per_tensor = quantized_decomposed.dequantize_per_tensor.default(input=%x, scale=0.05, zero_point=0, quant_min=-2147483648, quant_max=2147483647, dtype=i32) : f32[3, 4]
  return %dequantize_per_tensor as "dequantize_per_tensor"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.9375,-1.28125,-1.03125,0.5,-0.59375,1.3125,0.09375,2.96875,1.5625,-0.375,1.15625,0.125}
tensor @r0.in.y : f32[3] = {0.30859375,0.30859375,0.27734375}
tensor @r0.in.z : i32[3] = {-5,-3,1}
tensor @r0.want.0.i8 : i8[3, 4] = {-11,-9,-8,-3,-5,1,-3,7,7,0,5,1}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3],
    %z : i32[3]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=0, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.75,0.84375,-1.65625,0.875,-2.625,1.09375,-2.25,-2.09375,-1.59375,-3.125,1.3125,2}
tensor @r0.in.y : f32[3] = {0.37890625,0.234375,0.0234375}
tensor @r0.in.z : i32[3] = {-1,4,-2}
tensor @r0.want.0.i8 : i8[3, 4] = {-3,1,-5,1,-7,9,-6,-5,-70,-128,54,83}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[3],
    %z : i32[3]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=0, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.438,-1,1.625,1.875,2.812,1.094,0.03125,-0.2812,-1.125,-0.375,0.5312,-0.9062}
tensor @r0.in.y : f32[3] = {0.36328125,0.28125,0.125}
tensor @r0.in.z : i32[3] = {-5,1,2}
tensor @r0.want.0.i8 : i8[3, 4] = {2,-8,-1,0,11,5,1,0,-7,-1,6,-5}
graph "main"(
    %x : f16[3, 4],
    %y : f32[3],
    %z : i32[3]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=0, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel.axis0.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {3,-6,-4,3,-4,2,4,-4,2,-6,-2,-1}
tensor @r0.in.y : f32[3] = {0.23828125,0.234375,0.35546875}
tensor @r0.in.z : i32[3] = {1,4,7}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4765625,-1.667969,-1.191406,0.4765625,-1.875,-0.46875,0,-1.875,-1.777344,-4.621094,-3.199219,-2.84375}
graph "main"(
    %x : i8[3, 4],
    %y : f32[3],
    %z : i32[3]) {
  %dequantize_per_channel = quantized_decomposed.dequantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=0, quant_min=-128, quant_max=127, dtype=i8) : f32[3, 4]
  return %dequantize_per_channel as "dequantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.1875,3,-2.3125,2.34375,0.625,-1.71875,2.34375,-2.84375,-1.875,1.15625,-0.09375,0.5625}
tensor @r0.in.y : f32[4] = {0.36328125,0.32421875,0.0390625,0.3203125}
tensor @r0.in.z : i32[4] = {-7,-4,2,7}
tensor @r0.want.0.i8 : i8[3, 4] = {-13,5,-57,14,-5,-9,62,-2,-12,0,0,9}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=1, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.59375,-2.78125,3.09375,0.9375,-1.75,-2.09375,2.65625,-1.75,1.28125,2.0625,2.21875,-2.1875}
tensor @r0.in.y : f32[4] = {0.09765625,0.109375,0.3671875,0.2109375}
tensor @r0.in.z : i32[4] = {-3,4,4,-1}
tensor @r0.want.0.i8 : i8[3, 4] = {13,-21,12,3,-21,-15,11,-9,10,23,10,-11}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=1, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.156,2.062,-1.0625,1.5625,0.09375,-2.781,2.938,-2.531,-2.875,-2.406,2.438,-0.4062}
tensor @r0.in.y : f32[4] = {0.05078125,0.140625,0.1328125,0.35546875}
tensor @r0.in.z : i32[4] = {-2,7,3,-4}
tensor @r0.want.0.i8 : i8[3, 4] = {-44,22,-5,0,0,-13,25,-11,-59,-10,21,-5}
graph "main"(
    %x : f16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=1, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel.axis1.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {6,-2,-7,2,-2,-6,2,2,-2,5,4,1}
tensor @r0.in.y : f32[4] = {0.32421875,0.0859375,0.140625,0.0546875}
tensor @r0.in.z : i32[4] = {1,4,-6,-7}
tensor @r0.want.0.f32 : f64[3, 4] = {1.621094,-0.515625,-0.140625,0.4921875,-0.9726562,-0.859375,1.125,0.4921875,-0.9726562,0.0859375,1.40625,0.4375}
graph "main"(
    %x : i8[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %dequantize_per_channel = quantized_decomposed.dequantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=1, quant_min=-128, quant_max=127, dtype=i8) : f32[3, 4]
  return %dequantize_per_channel as "dequantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis_1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.71875,2.15625,-0.5625,1.21875,-0.40625,1.78125,-1.4375,-1.84375,-2.5,2.8125,-2,-2.28125}
tensor @r0.in.y : f32[4] = {0.21484375,0.34375,0.22265625,0.03515625}
tensor @r0.in.z : i32[4] = {-3,-3,-4,-3}
tensor @r0.want.0.i8 : i8[3, 4] = {-16,3,-7,32,-5,2,-10,-55,-15,5,-13,-68}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=-1, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis_1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.21875,-0.71875,-0.375,-1.9375,2.6875,2.34375,-1.53125,2.75,-3,-1.3125,-0.03125,1.03125}
tensor @r0.in.y : f32[4] = {0.1796875,0.09375,0.1171875,0.2734375}
tensor @r0.in.z : i32[4] = {1,6,-6,-3}
tensor @r0.want.0.i8 : i8[3, 4] = {2,-2,-9,-10,16,31,-19,7,-16,-8,-6,1}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=-1, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.axis_1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.25,2.594,-3.094,1.719,0.4375,1.594,-2.312,-2,-0.2812,-1.094,2.531,-0.6562}
tensor @r0.in.y : f32[4] = {0.28125,0.18359375,0.01171875,0.375}
tensor @r0.in.z : i32[4] = {3,5,0,-6}
tensor @r0.want.0.i8 : i8[3, 4] = {7,19,-128,-1,5,14,-128,-11,2,-1,127,-8}
graph "main"(
    %x : f16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=-1, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel.axis_1.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {7,7,-5,-4,1,3,3,7,1,0,3,1}
tensor @r0.in.y : f32[4] = {0.2578125,0.01953125,0.01171875,0.3671875}
tensor @r0.in.z : i32[4] = {-5,4,5,1}
tensor @r0.want.0.f32 : f64[3, 4] = {3.09375,0.05859375,-0.1171875,-1.835938,1.546875,-0.01953125,-0.0234375,2.203125,1.546875,-0.078125,-0.0234375,0}
graph "main"(
    %x : i8[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %dequantize_per_channel = quantized_decomposed.dequantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=-1, quant_min=-128, quant_max=127, dtype=i8) : f32[3, 4]
  return %dequantize_per_channel as "dequantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.free.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s68 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.375,1.96875,2.75,-2.34375,2.125,-3.125,-0.8125,3,2.28125,2.03125,0.75,2.3125}
tensor @r0.in.y : f64[3] = {0.15234375,0.15625,0.2109375}
tensor @r0.in.z : i64[3] = {-6,7,-3}
tensor @r0.want.0.u8 : u8[3, 4] = {0,7,12,0,21,0,2,26,8,7,1,8}
tensor @r1.in.x : f32[4, 6] = {-1.375,1.96875,2.75,-2.34375,2.125,-3.125,-0.8125,3,2.28125,2.03125,0.75,2.3125,2.46875,-1.6875,-1.1875,-2.625,-2.21875,1.21875,0.5625,-1.65625,-3,-2.46875,0.3125,-0.8125}
tensor @r1.in.y : f64[4] = {0.203125,0.37109375,0.38671875,0.109375}
tensor @r1.in.z : i64[4] = {-2,-6,-2,7}
tensor @r1.want.0.u8 : u8[4, 6] = {0,8,12,0,8,0,0,2,0,0,0,0,4,0,0,0,0,1,12,0,0,0,10,0}
graph "main"(
    %x : f32[s77, s27],
    %y : f64[s17],
    %z : i64[s68]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=0, quant_min=0, quant_max=255, dtype=u8) : u8[s77, s27]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.quantize_per_channel.free.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.25,-0.53125,1.40625,2.84375,1.90625,2.5625,-0.09375,-0.46875,-2.25,1.9375,-1.09375,0.28125}
tensor @r0.in.y : f64[3] = {0.265625,0.265625,0.25}
tensor @r0.in.z : i64[3] = {2,6,2}
tensor @r0.want.0.u8 : u8[3, 4] = {0,0,7,13,13,16,6,4,0,10,0,3}
graph "main"(
    %x : f32[3, 4],
    %y : f64[3],
    %z : i64[3]) {
  %quantize_per_channel = quantized_decomposed.quantize_per_channel.default(input=%x, scales=%y, zero_points=%z, axis=0, quant_min=0, quant_max=255, dtype=u8) : u8[3, 4]
  return %quantize_per_channel as "quantize_per_channel"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel.free.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : i8[3, 4] = {3,2,6,-3,-4,-3,-7,-6,7,5,0,5}
tensor @r0.in.y : f32[4] = {0.33203125,0.09765625,0.04296875,0.0078125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.9960938,0.1953125,0.2578125,-0.0234375,-1.328125,-0.2929688,-0.3007812,-0.046875,2.324219,0.4882812,0,0.0390625}
tensor @r1.in.x : i8[4, 6] = {3,2,6,-3,-4,-3,-7,-6,7,5,0,5,2,2,-2,4,0,-2,-6,4,6,-4,4,-3}
tensor @r1.in.y : f32[6] = {0.140625,0.15234375,0.0390625,0.00390625,0.2265625,0.14453125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.421875,0.3046875,0.234375,-0.01171875,-0.90625,-0.4335938,-0.984375,-0.9140625,0.2734375,0.01953125,0,0.7226562,0.28125,0.3046875,-0.078125,0.015625,0,-0.2890625,-0.84375,0.609375,0.234375,-0.015625,0.90625,-0.4335938}
graph "main"(
    %x : i8[s77, s27],
    %y : f32[s17]) {
  %dequantize_per_channel = quantized_decomposed.dequantize_per_channel.default(input=%x, scales=%y, axis=1, quant_min=-128, quant_max=127, dtype=i8) : f32[s77, s27]
  return %dequantize_per_channel as "dequantize_per_channel"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel.free.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {2,6,0,-6,7,-2,7,-1,7,7,3,1}
tensor @r0.in.y : f32[4] = {0.3125,0.37890625,0.21875,0.3203125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.625,2.273438,0,-1.921875,2.1875,-0.7578125,1.53125,-0.3203125,2.1875,2.652344,0.65625,0.3203125}
graph "main"(
    %x : i8[3, 4],
    %y : f32[4]) {
  %dequantize_per_channel = quantized_decomposed.dequantize_per_channel.default(input=%x, scales=%y, axis=1, quant_min=-128, quant_max=127, dtype=i8) : f32[3, 4]
  return %dequantize_per_channel as "dequantize_per_channel"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel.half.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {3,0,1,7,-1,1,4,3,0,-2,-4,1}
tensor @r0.in.y : f32[4] = {0.1875,0.09765625,0.203125,0.1640625}
tensor @r0.want.0.f16 : f64[3, 4] = {0.5625,0,0.20312,1.1484,-0.1875,0.097656,0.8125,0.49219,0,-0.19531,-0.8125,0.16406}
graph "main"(
    %x : i8[3, 4],
    %y : f32[4]) {
  %dequantize_per_channel = quantized_decomposed.dequantize_per_channel.default(input=%x, scales=%y, axis=1, quant_min=-128, quant_max=127, dtype=i8, out_dtype=f16) : f16[3, 4]
  return %dequantize_per_channel as "dequantize_per_channel"
}

fxge 1
model "quantized_decomposed.choose_qparams_per_token_asymmetric.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.84375,0.3125,-0.875,2.6875,2.28125,1.3125,-1.15625,1.3125,-1.875,2.84375,0.1875,-0.59375}
tensor @r0.want.0.f64 : f64[3, 1] = {0.013970588,0.013480392,0.018504902}
tensor @r0.want.1.i64 : i64[3, 1] = {-65,-42,-27}
tensor @r1.in.x : f32[4, 6] = {-0.84375,0.3125,-0.875,2.6875,2.28125,1.3125,-1.15625,1.3125,-1.875,2.84375,0.1875,-0.59375,1.3125,3,1,-2.875,-3.03125,2.0625,-0.90625,-2.78125,2.3125,-0.75,0,-0.625}
tensor @r1.want.0.f64 : f64[4, 1] = {0.013970588,0.018504902,0.023651961,0.01997549}
tensor @r1.want.1.i64 : i64[4, 1] = {-65,-27,0,11}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_per_token_asymmetric.default(input=%x, dtype=i8) : f64[s77, 1], i64[s77, 1] name("choose_qparams_per_token_asymmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_per_token_asymmetric.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.3125,1.40625,0,0,-1.59375,-2.4375,-2.90625,-1,-0.28125,-1.28125,-2.09375,-1.84375}
tensor @r0.want.0.f64 : f64[3, 1] = {0.0055147059,0.011397059,0.0082107843}
tensor @r0.want.1.i64 : i64[3, 1] = {-128,127,127}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_per_token_asymmetric.default(input=%x, dtype=i8) : f64[3, 1], i64[3, 1] name("choose_qparams_per_token_asymmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_per_token_asymmetric.positive.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {1.96875,2.3125,3,1.6875,2.375,0.3125,3.03125,2.25,2,2.75,0.1875,2.3125,1.46875,2.25,1.65625,2.15625,2.46875,0.03125,1.4375,0.4375,1.03125,2.59375,2.53125,1.5}
tensor @r0.want.0.f64 : f64[2, 3, 1] = {0.011764706,0.011887255,0.010784314,0.0088235294,0.0096813725,0.010171569}
tensor @r0.want.1.i64 : i64[2, 3, 1] = {-128,-128,-128,-128,-128,-128}
graph "main"(
    %x : f32[2, 3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_per_token_asymmetric.default(input=%x, dtype=i8) : f64[2, 3, 1], i64[2, 3, 1] name("choose_qparams_per_token_asymmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_per_token_asymmetric.positive.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 4] = {1.15625,2.875,0.625,0.21875,0.53125,2.78125,2.0625,1.75,1.15625,2.1875,1.03125,1.25,2.46875,2.71875,0.5625,2.0625,0.78125,0.1875,1.65625,3,1.3125,0.125,0.15625,2.375}
tensor @r0.want.0.f64 : f64[2, 3, 1] = {0.01127451,0.010906863,0.0085784314,0.010661765,0.011764706,0.0093137255}
tensor @r0.want.1.i64 : i64[2, 3, 1] = {-128,-128,-128,-128,-128,-128}
graph "main"(
    %x : f64[2, 3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_per_token_asymmetric.default(input=%x, dtype=i8) : f64[2, 3, 1], i64[2, 3, 1] name("choose_qparams_per_token_asymmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_per_token_asymmetric.whole.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {6,5,-3,5,0,6,0,4,3,0,-7,-3}
tensor @r0.want.0.f64 : f64[3, 1] = {0.035294118,0.023529412,0.039215686}
tensor @r0.want.1.i64 : i64[3, 1] = {-43,-128,50}
graph "main"(
    %x : i8[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_per_token_asymmetric.default(input=%x, dtype=i8) : f64[3, 1], i64[3, 1] name("choose_qparams_per_token_asymmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_per_token_asymmetric.whole.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,-4,2,-3,-6,7,6,7,2,-2,-4,5}
tensor @r0.want.0.f64 : f64[3, 1] = {0.031372549,0.050980392,0.035294118}
tensor @r0.want.1.i64 : i64[3, 1] = {0,-10,-15}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_per_token_asymmetric.default(input=%x, dtype=i8) : f64[3, 1], i64[3, 1] name("choose_qparams_per_token_asymmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.quantize_per_token.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s68 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.34375,2.34375,-1,0.65625,-0.25,2.375,2.28125,-2.5625,-3.125,1.6875,-0.4375,1.78125}
tensor @r0.in.y : f64[3, 1] = {0.0859375,0.16796875,0.3046875}
tensor @r0.in.z : i64[3, 1] = {-4,6,5}
tensor @r0.want.0.i8 : i8[3, 4] = {-8,23,-16,4,5,20,20,-9,-5,11,4,11}
tensor @r1.in.x : f32[4, 6] = {-0.34375,2.34375,-1,0.65625,-0.25,2.375,2.28125,-2.5625,-3.125,1.6875,-0.4375,1.78125,-0.4375,1.34375,-1.96875,2.21875,1.78125,0.4375,2.375,1.84375,2.8125,1.25,0.90625,-1.84375}
tensor @r1.in.y : f64[4, 1] = {0.05078125,0.3828125,0.296875,0.22265625}
tensor @r1.in.z : i64[4, 1] = {6,2,-7,-1}
tensor @r1.want.0.i8 : i8[4, 6] = {-1,52,-14,19,1,53,8,-5,-6,6,1,7,-8,-2,-14,0,-1,-6,10,7,12,5,3,-9}
graph "main"(
    %x : f32[s77, s27],
    %y : f64[s17, 1],
    %z : i64[s68, 1]) {
  %quantize_per_token = quantized_decomposed.quantize_per_token.default(input=%x, scales=%y, zero_points=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[s77, s27]
  return %quantize_per_token as "quantize_per_token"
}

fxge 1
model "quantized_decomposed.quantize_per_token.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.8125,1.156,-0.9688,-0.9375,2.844,-1.844,-0.7188,-1.5,-0.9688,0.4375,2.688,0.8125}
tensor @r0.in.y : f64[3, 1] = {0.1328125,0.3671875,0.23828125}
tensor @r0.in.z : i64[3, 1] = {5,-5,-7}
tensor @r0.want.0.i8 : i8[3, 4] = {11,14,-2,-2,3,-10,-7,-9,-11,-5,4,-4}
graph "main"(
    %x : f16[3, 4],
    %y : f64[3, 1],
    %z : i64[3, 1]) {
  %quantize_per_token = quantized_decomposed.quantize_per_token.default(input=%x, scales=%y, zero_points=%z, quant_min=-128, quant_max=127, dtype=i8) : i8[3, 4]
  return %quantize_per_token as "quantize_per_token"
}

fxge 1
model "quantized_decomposed.dequantize_per_token.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s68 : int [0, 9223372036854775807]
tensor @r0.in.x : i8[3, 4] = {6,1,-1,7,2,0,2,2,5,2,-1,-1}
tensor @r0.in.y : f64[3, 1] = {0.19140625,0.24609375,0.16796875}
tensor @r0.in.z : i64[3, 1] = {-7,-3,-5}
tensor @r0.want.0.f32 : f64[3, 4] = {2.488281,1.53125,1.148438,2.679688,1.230469,0.7382812,1.230469,1.230469,1.679688,1.175781,0.671875,0.671875}
tensor @r1.in.x : i8[4, 6] = {6,1,-1,7,2,0,2,2,5,2,-1,-1,-4,0,5,-7,-3,-5,0,6,-1,3,-4,-3}
tensor @r1.in.y : f64[4, 1] = {0.34765625,0.24609375,0.32421875,0.296875}
tensor @r1.in.z : i64[4, 1] = {3,0,-5,4}
tensor @r1.want.0.f32 : f64[4, 6] = {1.042969,-0.6953125,-1.390625,1.390625,-0.3476562,-1.042969,0.4921875,0.4921875,1.230469,0.4921875,-0.2460938,-0.2460938,0.3242188,1.621094,3.242188,-0.6484375,0.6484375,0,-1.1875,0.59375,-1.484375,-0.296875,-2.375,-2.078125}
graph "main"(
    %x : i8[s77, s27],
    %y : f64[s17, 1],
    %z : i64[s68, 1]) {
  %dequantize_per_token = quantized_decomposed.dequantize_per_token.default(input=%x, scales=%y, zero_points=%z, quant_min=-128, quant_max=127, dtype=i8, output_dtype=f32) : f32[s77, s27]
  return %dequantize_per_token as "dequantize_per_token"
}

fxge 1
model "quantized_decomposed.dequantize_per_token.plain.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {-5,-6,-1,-6,-5,-5,-2,-6,1,7,-6,6}
tensor @r0.in.y : f64[3, 1] = {0.30859375,0.25390625,0.25390625}
tensor @r0.in.z : i64[3, 1] = {7,3,-6}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.703125,-4.011719,-2.46875,-4.011719,-2.03125,-2.03125,-1.269531,-2.285156,1.777344,3.300781,0,3.046875}
graph "main"(
    %x : i8[3, 4],
    %y : f64[3, 1],
    %z : i64[3, 1]) {
  %dequantize_per_token = quantized_decomposed.dequantize_per_token.default(input=%x, scales=%y, zero_points=%z, quant_min=-128, quant_max=127, dtype=i8, output_dtype=f32) : f32[3, 4]
  return %dequantize_per_token as "dequantize_per_token"
}

fxge 1
model "quantized_decomposed.dequantize_per_token.half.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {-6,6,-6,-1,1,0,7,7,6,-3,-4,-4}
tensor @r0.in.y : f32[3, 1] = {0.1484375,0.2265625,0.04296875}
tensor @r0.in.z : i32[3, 1] = {1,4,2}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.0391,0.74219,-1.0391,-0.29688,-0.67969,-0.90625,0.67969,0.67969,0.17188,-0.21484,-0.25781,-0.25781}
graph "main"(
    %x : i8[3, 4],
    %y : f32[3, 1],
    %z : i32[3, 1]) {
  %dequantize_per_token = quantized_decomposed.dequantize_per_token.default(input=%x, scales=%y, zero_points=%z, quant_min=-128, quant_max=127, dtype=i8, output_dtype=f16) : f16[3, 4]
  return %dequantize_per_token as "dequantize_per_token"
}

fxge 1
model "quantized_decomposed.quantize_per_channel_group.plain.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {2.5,-0.09375,0.5625,-1.375,-1.4375,-2.40625,-1.75,1.125,-2.875,3,2.46875,1.375,0.875,-1.0625,-1.5625,2.71875,-2.1875,0.1875,2.40625,-2.46875,0,-0.5,-0.84375,-2.90625,-1.59375,0.84375,2.1875,2.375,0.59375,2.3125,0.125,0.34375}
tensor @r0.in.y : f32[4, 2] = {0.0625,0.078125,0.09375,0.3515625,0.1796875,0.05078125,0.37109375,0.21875}
tensor @r0.in.z : i32[4, 2] = {-4,-6,3,-7,1,1,-3,-6}
tensor @r0.want.0.i8 : i8[4, 8] = {7,-6,5,-8,-8,-8,-8,7,-8,7,7,7,-5,-8,-8,1,-8,2,7,-8,1,-8,-8,-8,-7,-1,3,3,-3,5,-5,-4}
graph "main"(
    %x : f32[4, 8],
    %y : f32[4, 2],
    %z : i32[4, 2]) {
  %quantize_per_channel_group = quantized_decomposed.quantize_per_channel_group.default(input=%x, scales=%y, zero_points=%z, quant_min=-8, quant_max=7, dtype=i8, group_size=4) : i8[4, 8]
  return %quantize_per_channel_group as "quantize_per_channel_group"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel_group.plain.f32" stage "import"
tensor @r0.in.x : i8[4, 8] = {1,2,-4,-5,-6,-2,5,4,3,4,-4,-4,-7,6,6,4,4,4,4,2,5,-2,3,5,2,-6,4,7,-6,7,4,-3}
tensor @r0.in.y : f32[4, 2] = {0.0234375,0.21875,0.30078125,0.33203125,0.06640625,0.12109375,0.01953125,0.35546875}
tensor @r0.in.z : i32[4, 2] = {5,-1,5,-4,3,5,-7,4}
tensor @r0.want.0.f32 : f64[4, 8] = {-0.09375,-0.0703125,-0.2109375,-0.234375,-1.09375,-0.21875,1.3125,1.09375,-0.6015625,-0.3007812,-2.707031,-2.707031,-0.9960938,3.320312,3.320312,2.65625,0.06640625,0.06640625,0.06640625,-0.06640625,0,-0.8476562,-0.2421875,0,0.1757812,0.01953125,0.2148438,0.2734375,-3.554688,1.066406,0,-2.488281}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 2],
    %z : i32[4, 2]) {
  %dequantize_per_channel_group = quantized_decomposed.dequantize_per_channel_group.default(input=%x, scales=%y, zero_points=%z, quant_min=-8, quant_max=7, dtype=i8, group_size=4, output_dtype=f32) : f32[4, 8]
  return %dequantize_per_channel_group as "dequantize_per_channel_group"
}

fxge 1
model "quantized_decomposed.dequantize_per_channel_group.symmetric.f32" stage "import"
tensor @r0.in.x : i8[4, 8] = {-3,2,-5,3,-2,7,-1,6,-1,7,-4,-5,-6,-6,1,-2,6,0,-2,1,-4,4,-3,-6,7,6,-7,-6,-3,-5,-3,-2}
tensor @r0.in.y : f32[4, 2] = {0.1953125,0.30078125,0.1015625,0.02734375,0.12109375,0.09765625,0.16015625,0.24609375}
tensor @r0.want.0.bf16 : f64[4, 8] = {-0.58594,0.39062,-0.97656,0.58594,-0.60156,2.1055,-0.30078,1.8047,-0.10156,0.71094,-0.40625,-0.50781,-0.16406,-0.16406,0.027344,-0.054688,0.72656,0,-0.24219,0.12109,-0.39062,0.39062,-0.29297,-0.58594,1.1211,0.96094,-1.1211,-0.96094,-0.73828,-1.2305,-0.73828,-0.49219}
tensor @r0.own.0 : f64[] = {0.0019}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 2]) {
  %dequantize_per_channel_group = quantized_decomposed.dequantize_per_channel_group.default(input=%x, scales=%y, quant_min=-8, quant_max=7, dtype=i8, group_size=4, output_dtype=bf16) : bf16[4, 8]
  return %dequantize_per_channel_group as "dequantize_per_channel_group"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.uint8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.0625,-0.46875,2.25,0.375,-0.03125,-1.375,-2.84375,1.59375,-1.96875,1.78125,1.125,2.46875}
tensor @r0.want.0.f64 : f64[1] = {0.020833334}
tensor @r0.want.1.i64 : i64[1] = {136}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=0, quant_max=255, eps=0.000244140625, dtype=u8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.uint8.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.5625,1.46875,2.75,0.46875,1.875,1.34375,-1.875,2.6875,-0.15625,3.09375,2.71875,-0.21875}
tensor @r0.want.0.f64 : f64[1] = {0.01953125}
tensor @r0.want.1.i64 : i64[1] = {96}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=0, quant_max=255, eps=0.000244140625, dtype=u8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.uint8.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.344,0.5312,-0.2188,1.875,1.5,2.5,3,-0.5312,-2.062,0.2188,0.2188,-1.969}
tensor @r0.want.0.f64 : f64[1] = {0.019851685}
tensor @r0.want.1.i64 : i64[1] = {104}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=0, quant_max=255, eps=0.000244140625, dtype=u8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.int8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.09375,-2.5625,-2.15625,2.78125,1.03125,2.625,1.90625,-1.625,2.9375,-1.875,-1.34375,-2.09375}
tensor @r0.want.0.f64 : f64[1] = {0.021568628}
tensor @r0.want.1.i64 : i64[1] = {-9}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.int8.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.46875,-2.6875,-2.03125,1.6875,-0.0625,-0.96875,-3.09375,-1.53125,-0.78125,2.6875,2.875,-0.21875}
tensor @r0.want.0.f64 : f64[1] = {0.0234375}
tensor @r0.want.1.i64 : i64[1] = {4}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.int8.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.4375,-2.25,-0.4375,-0.1562,2.594,-1.25,0.5312,0.3438,-0.25,-1.031,-0.7812,0.8125}
tensor @r0.want.0.f64 : f64[1] = {0.018997192}
tensor @r0.want.1.i64 : i64[1] = {-10}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.int16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.625,2.53125,-2.28125,-2.125,-0.34375,-2.09375,-1.0625,-1.21875,0.09375,-0.84375,0.3125,-0.3125}
tensor @r0.want.0.f64 : f64[1] = {0.00024414062}
tensor @r0.want.1.i64 : i64[1] = {-20656}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=-30000, quant_max=30000, eps=0.000244140625, dtype=i16) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.int16.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.15625,-1.5625,-0.1875,0.84375,-1.96875,0.3125,2.375,3,-0.8125,2.03125,0.0625,-0.84375}
tensor @r0.want.0.f64 : f64[1] = {0.00024414062}
tensor @r0.want.1.i64 : i64[1] = {-21936}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=-30000, quant_max=30000, eps=0.000244140625, dtype=i16) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.int16.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.5,-2.562,0.75,-1.531,-0.25,1.8125,1.844,2.656,2.562,0.375,2.719,-3.031}
tensor @r0.want.0.f64 : f64[1] = {0.00024414062}
tensor @r0.want.1.i64 : i64[1] = {-17584}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=-30000, quant_max=30000, eps=0.000244140625, dtype=i16) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.free.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3.125,-0.3125,-1.75,-2.84375,-2.75,2.21875,2.3125,-1.75,0.15625,0.3125,-2.46875,2}
tensor @r0.want.0.f64 : f64[1] = {0.023499016}
tensor @r0.want.1.i64 : i64[1] = {-6}
tensor @r1.in.x : f32[4, 6] = {3.125,-0.3125,-1.75,-2.84375,-2.75,2.21875,2.3125,-1.75,0.15625,0.3125,-2.46875,2,2.09375,0.0625,-2.65625,0.75,0.0625,1.625,0.0625,1.75,-1.75,-1.625,-0.5,1}
tensor @r1.want.0.f64 : f64[1] = {0.023499016}
tensor @r1.want.1.i64 : i64[1] = {-6}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=-127, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.free.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.8125,-2.8125,1.75,2.8125,2.90625,-0.9375,-1.71875,1.46875,0.34375,-1.125,3,0.46875}
tensor @r0.want.0.f64 : f64[1] = {0.022883859}
tensor @r0.want.1.i64 : i64[1] = {-4}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=-127, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.positive.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {2.0625,1.5625,0.4375,2.9375,1.0625,0.34375,2.59375,2.25,2.5625,2.5625,2.96875,2.96875,0.84375,2.09375,1.75,3,1.09375,1.875,3,1.25,2.6875,3,1.84375,1.96875}
tensor @r0.want.0.f64 : f64[1] = {0.011764706}
tensor @r0.want.1.i64 : i64[1] = {-128}
graph "main"(
    %x : f32[2, 3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.positive.bf16" stage "import"
tensor @r0.in.x : bf16[2, 3, 4] = {1.375,1,1.65625,0.625,3.09375,1.96875,0.125,0.4375,2.5,2.78125,1.625,2.0625,1.03125,0.125,0.34375,1.96875,0.96875,2.9375,1.34375,1.1875,1.8125,0.46875,1.4375,1.8125}
tensor @r0.want.0.f64 : f64[1] = {0.012145996}
tensor @r0.want.1.i64 : i64[1] = {-128}
graph "main"(
    %x : bf16[2, 3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.positive.f16" stage "import"
tensor @r0.in.x : f16[2, 3, 4] = {2.688,1.8125,1.875,1.781,2.406,1.8125,1.906,1.594,2.094,2.656,0.2812,1.0625,2.812,2.375,1.375,2.406,2.438,0.8438,1.125,0.9688,1.531,1.5625,0.2812,2.719}
tensor @r0.want.0.f64 : f64[1] = {0.011032104}
tensor @r0.want.1.i64 : i64[1] = {-128}
graph "main"(
    %x : f16[2, 3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.negative.f32" stage "import"
tensor @r0.in.x : f32[3] = {-0.9375,-0.15625,-1.09375}
tensor @r0.want.0.f64 : f64[1] = {0.0042892159}
tensor @r0.want.1.i64 : i64[1] = {255}
graph "main"(
    %x : f32[3]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=0, quant_max=255, eps=0.000244140625, dtype=u8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3] = {-2.34375,-0.28125,-0.9375}
tensor @r0.want.0.f64 : f64[1] = {0.0092163086}
tensor @r0.want.1.i64 : i64[1] = {254}
graph "main"(
    %x : bf16[3]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=0, quant_max=255, eps=0.000244140625, dtype=u8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.negative.f16" stage "import"
tensor @r0.in.x : f16[3] = {-0.7812,-0.9688,-1.625}
tensor @r0.want.0.f64 : f64[1] = {0.0063743591}
tensor @r0.want.1.i64 : i64[1] = {255}
graph "main"(
    %x : f16[3]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=0, quant_max=255, eps=0.000244140625, dtype=u8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.zeros.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r0.want.0.f64 : f64[1] = {0.00024414062}
tensor @r0.want.1.i64 : i64[1] = {-128}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams.tensor.scalar.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.75}
tensor @r0.want.0.f64 : f64[1] = {0.0068627452}
tensor @r0.want.1.i64 : i64[1] = {127}
graph "main"(
    %x : f32[]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.uint8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.90625,1.34375,-2.09375,0.6875,-2.09375,0.6875,1.96875,-0.6875,-0.75,0.9375,2.40625,0.8125}
tensor @r0.want.0.f64 : f64[1] = {0.01887255}
tensor @r0.want.1.i64 : i64[1] = {128}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=0, quant_max=255, eps=0.000244140625, dtype=u8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.uint8.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.1875,-2,2.46875,-1.59375,-2.875,-0.4375,0.21875,2.84375,-0.59375,0.6875,1.78125,0.5}
tensor @r0.want.0.f64 : f64[1] = {0.022583008}
tensor @r0.want.1.i64 : i64[1] = {128}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=0, quant_max=255, eps=0.000244140625, dtype=u8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.uint8.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.125,1.25,2.938,-2.125,1.125,0.875,-2.688,-2.25,2.406,2.938,-0.7188,-3.062}
tensor @r0.want.0.f64 : f64[1] = {0.024017334}
tensor @r0.want.1.i64 : i64[1] = {128}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=0, quant_max=255, eps=0.000244140625, dtype=u8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.int8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.625,3.125,-1.9375,1,-1.1875,-0.125,0.40625,2.28125,2.4375,0.8125,-0.65625,-2.5625}
tensor @r0.want.0.f64 : f64[1] = {0.024509804}
tensor @r0.want.1.i64 : i64[1] = {0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.int8.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.03125,-2.75,0.78125,-1.3125,-1.65625,1,2.59375,3.03125,-1.34375,0.84375,2.28125,1.03125}
tensor @r0.want.0.f64 : f64[1] = {0.023803711}
tensor @r0.want.1.i64 : i64[1] = {0}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.int8.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.625,1.875,-2.219,2.312,-3.031,-2.281,-2.594,1.25,3,0.75,2.688,0.375}
tensor @r0.want.0.f64 : f64[1] = {0.023773193}
tensor @r0.want.1.i64 : i64[1] = {0}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.int16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.71875,1.21875,-0.40625,-1.125,-0.75,0.34375,-2.59375,-0.28125,-2.78125,0.15625,-2.46875,-0.96875}
tensor @r0.want.0.f64 : f64[1] = {0.00024414062}
tensor @r0.want.1.i64 : i64[1] = {0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=-30000, quant_max=30000, eps=0.000244140625, dtype=i16) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.int16.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-3.03125,-2.5,0.6875,-2.84375,-2.125,0.59375,0.9375,-0.96875,2.0625,-0.59375,1.78125,-0.03125}
tensor @r0.want.0.f64 : f64[1] = {0.00024414062}
tensor @r0.want.1.i64 : i64[1] = {0}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=-30000, quant_max=30000, eps=0.000244140625, dtype=i16) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.int16.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.875,-2.875,2.938,-1.375,-2.625,2.219,-1.594,-2.969,1.5625,0.1562,1.719,-1.375}
tensor @r0.want.0.f64 : f64[1] = {0.00024414062}
tensor @r0.want.1.i64 : i64[1] = {0}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=-30000, quant_max=30000, eps=0.000244140625, dtype=i16) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.free.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.4375,-0.4375,-1.875,-0.6875,-0.21875,0.71875,2.71875,-2.8125,-2.5,-1.125,-1.03125,2.6875}
tensor @r0.want.0.f64 : f64[1] = {0.02214567}
tensor @r0.want.1.i64 : i64[1] = {0}
tensor @r1.in.x : f32[4, 6] = {-2.4375,-0.4375,-1.875,-0.6875,-0.21875,0.71875,2.71875,-2.8125,-2.5,-1.125,-1.03125,2.6875,1.09375,-0.65625,-0.09375,-0.71875,0.09375,-0.21875,2.1875,-0.25,-0.71875,2.75,-1.59375,0.5625}
tensor @r1.want.0.f64 : f64[1] = {0.02214567}
tensor @r1.want.1.i64 : i64[1] = {0}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=-127, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.free.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.78125,-2.15625,1.4375,2.0625,-1.21875,1.21875,2.28125,-1.125,-1.6875,0.53125,-2.75,-2}
tensor @r0.want.0.f64 : f64[1] = {0.021653544}
tensor @r0.want.1.i64 : i64[1] = {0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=-127, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.positive.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {2.78125,1.5625,0.5625,2.78125,2.75,0.125,2.34375,2.34375,0.03125,2.9375,1.15625,1.0625,1.125,2.4375,2.53125,3.0625,2.75,0.875,1.25,0.9375,2.15625,2.21875,3.0625,1.46875}
tensor @r0.want.0.f64 : f64[1] = {0.024019608}
tensor @r0.want.1.i64 : i64[1] = {0}
graph "main"(
    %x : f32[2, 3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.positive.bf16" stage "import"
tensor @r0.in.x : bf16[2, 3, 4] = {1.9375,2.5625,2.5625,1.96875,1,0.53125,1.40625,2.65625,3.125,1.21875,3.09375,1.65625,3.0625,1,2.875,1.8125,0.3125,0.375,1.25,2.71875,1,1.625,1.9375,1.1875}
tensor @r0.want.0.f64 : f64[1] = {0.024536133}
tensor @r0.want.1.i64 : i64[1] = {0}
graph "main"(
    %x : bf16[2, 3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.positive.f16" stage "import"
tensor @r0.in.x : f16[2, 3, 4] = {2.562,2.469,1.281,2.031,2.156,2.781,2.469,1.719,1.281,2.375,2.5,1.25,1.0625,2.594,2.469,0.5625,2,2.875,2,0.1875,0.03125,1.6875,1.219,0.6562}
tensor @r0.want.0.f64 : f64[1] = {0.02255249}
tensor @r0.want.1.i64 : i64[1] = {0}
graph "main"(
    %x : f16[2, 3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.negative.f32" stage "import"
tensor @r0.in.x : f32[3] = {-0.53125,-0.65625,-1.6875}
tensor @r0.want.0.f64 : f64[1] = {0.013235294}
tensor @r0.want.1.i64 : i64[1] = {128}
graph "main"(
    %x : f32[3]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=0, quant_max=255, eps=0.000244140625, dtype=u8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3] = {-2.34375,-2.71875,-1.46875}
tensor @r0.want.0.f64 : f64[1] = {0.021362305}
tensor @r0.want.1.i64 : i64[1] = {128}
graph "main"(
    %x : bf16[3]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=0, quant_max=255, eps=0.000244140625, dtype=u8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.negative.f16" stage "import"
tensor @r0.in.x : f16[3] = {-2.062,-2.219,-1.281}
tensor @r0.want.0.f64 : f64[1] = {0.01739502}
tensor @r0.want.1.i64 : i64[1] = {128}
graph "main"(
    %x : f16[3]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=0, quant_max=255, eps=0.000244140625, dtype=u8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.zeros.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r0.want.0.f64 : f64[1] = {0.00024414062}
tensor @r0.want.1.i64 : i64[1] = {0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.choose_qparams_symmetric.tensor.scalar.f32" stage "import"
tensor @r0.in.x : f32[] = {-2.9375}
tensor @r0.want.0.f64 : f64[1] = {0.023039216}
tensor @r0.want.1.i64 : i64[1] = {0}
graph "main"(
    %x : f32[]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams_symmetric.tensor(input=%x, quant_min=-128, quant_max=127, eps=0.000244140625, dtype=i8) : f64[1], i64[1] name("choose_qparams_symmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "quantized_decomposed.convert_element_type.no_fuse.half.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.9375,2.46875,-1.5,2,-0.25,2.125,2.71875,2.875,-1.78125,0.8125,-2.5625,2.25}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.9375,2.4688,-1.5,2,-0.25,2.125,2.7188,2.875,-1.7812,0.8125,-2.5625,2.25}
graph "main"(
    %x : f32[3, 4]) {
  %convert_element_type = quantized_decomposed.convert_element_type.no_fuse(input=%x, dtype=f16) : f16[3, 4]
  return %convert_element_type as "convert_element_type"
}

fxge 1
model "quantized_decomposed.convert_element_type.no_fuse.half.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.40625,2.5625,0.0625,0.75,-1.25,0.59375,-0.15625,1.8125,1.15625,2.8125,-0.28125,2.09375}
tensor @r0.want.0.f16 : f64[3, 4] = {2.4062,2.5625,0.0625,0.75,-1.25,0.59375,-0.15625,1.8125,1.1562,2.8125,-0.28125,2.0938}
graph "main"(
    %x : bf16[3, 4]) {
  %convert_element_type = quantized_decomposed.convert_element_type.no_fuse(input=%x, dtype=f16) : f16[3, 4]
  return %convert_element_type as "convert_element_type"
}

fxge 1
model "quantized_decomposed.convert_element_type.no_fuse.half.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.75,2.75,1.969,-0.7812,-1.25,1.219,-0.7188,-1.4375,2.656,2,-0.7812,-0.09375}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.75,2.75,1.9688,-0.78125,-1.25,1.2188,-0.71875,-1.4375,2.6562,2,-0.78125,-0.09375}
graph "main"(
    %x : f16[3, 4]) {
  %convert_element_type = quantized_decomposed.convert_element_type.no_fuse(input=%x, dtype=f16) : f16[3, 4]
  return %convert_element_type as "convert_element_type"
}

fxge 1
model "fake_quantize_per_tensor_affine.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.21875,-0.53125,0.28125,2.90625,1.96875,-1.53125,1.8125,1.125,-1.15625,0.46875,2.5625,-0.875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.125,-0.125,0.25,0.8125,0.8125,-0.125,0.8125,0.8125,-0.125,0.5,0.8125,-0.125}
graph "main"(
    %x : f32[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : f32[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1,1.09375,-1.75,3.125,1,0.40625,-0.5625,-2.15625,-1.90625,2.1875,-1.28125,-0.40625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.8125,0.8125,-0.125,0.8125,0.8125,0.375,-0.125,-0.125,-0.125,0.8125,-0.125,-0.125}
graph "main"(
    %x : bf16[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : bf16[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.562,-1.094,3.031,-3.031,1.4375,0.9062,1.656,2.875,1.5625,0.09375,-1.281,2.094}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.125,-0.125,0.8125,-0.125,0.8125,0.8125,0.8125,0.8125,0.8125,0.125,-0.125,0.8125}
graph "main"(
    %x : f16[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : f16[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.5,-3,-0.1875,-1.75,-2.78125,-0.5625,-0.6875,-2.125,-1.90625,2.375,2.03125,-1.25}
tensor @r0.want.0.f64 : f64[3, 4] = {-0.125,-0.125,-0.125,-0.125,-0.125,-0.125,-0.125,-0.125,-0.125,0.8125,0.8125,-0.125}
graph "main"(
    %x : f64[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : f64[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.odd.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0,2,2,0,-2,7,7,-8,-8,0,7,-8}
graph "main"(
    %x : f32[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=1.0, zero_point=0, quant_min=-8, quant_max=7) : f32[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.odd.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1.0000000150474662e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.want.0.f64 : f64[3, 4] = {0,2,2,0,-2,7,7,-8,-8,0,7,-8}
graph "main"(
    %x : f64[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=1.0, zero_point=0, quant_min=-8, quant_max=7) : f64[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.third.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6666667,1.333333,2,-0.6666667,-1.333333,2,2,-3,-3,0,2,-3}
graph "main"(
    %x : f32[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=0.3333333333333333, zero_point=1, quant_min=-8, quant_max=7) : f32[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.third.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1.0000000150474662e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.want.0.f64 : f64[3, 4] = {0.66666669,1.3333334,2,-0.66666669,-1.3333334,2,2,-3,-3,0,2,-3}
graph "main"(
    %x : f64[3, 4]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.default(self=%x, scale=0.3333333333333333, zero_point=1, quant_min=-8, quant_max=7) : f64[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.8125,1.90625,-2.65625,-2.34375,-1.125,-2,0.5625,-2.96875,-0.75,-2.59375,-2.75,-1.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.125,0.8125,-0.125,-0.125,-0.125,-0.125,0.5625,-0.125,-0.125,-0.125,-0.125,-0.125}
tensor @r0.want.1.bool : bool[3, 4] = {false,false,false,false,false,false,true,false,false,false,false,false}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : f32[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.8125,-0.75,-0.28125,-1.90625,3.125,2.3125,1.75,0.6875,-0.96875,2.28125,-1.40625,-2}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.8125,-0.125,-0.125,-0.125,0.8125,0.8125,0.8125,0.6875,-0.125,0.8125,-0.125,-0.125}
tensor @r0.want.1.bool : bool[3, 4] = {false,false,false,false,false,false,false,true,false,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : bf16[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.156,0.4062,-1.0625,1.8125,1.375,-2.031,3.031,0.2188,2.656,-2.312,0.7812,-0.1562}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.125,0.375,-0.125,0.8125,0.8125,-0.125,0.8125,0.25,0.8125,-0.125,0.75,-0.125}
tensor @r0.want.1.bool : bool[3, 4] = {false,true,false,false,false,false,false,true,false,false,true,true}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : f16[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.25,-0.46875,-2.3125,1.4375,-2.84375,2.625,0.125,-1.96875,-0.78125,-2.34375,-1.75,-1.15625}
tensor @r0.want.0.f64 : f64[3, 4] = {0.8125,-0.125,-0.125,0.8125,-0.125,0.8125,0.125,-0.125,-0.125,-0.125,-0.125,-0.125}
tensor @r0.want.1.bool : bool[3, 4] = {false,false,false,false,false,false,true,false,false,false,false,false}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=0.0625, zero_point=2, quant_min=0, quant_max=15) : f64[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.odd.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0,2,2,0,-2,7,7,-8,-8,0,7,-8}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,false,false,false,false,true,false,true}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=1.0, zero_point=0, quant_min=-8, quant_max=7) : f32[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.odd.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1.0000000150474662e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.want.0.f64 : f64[3, 4] = {0,2,2,0,-2,7,7,-8,-8,0,7,-8}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,false,false,false,false,true,false,true}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=1.0, zero_point=0, quant_min=-8, quant_max=7) : f64[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.third.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6666667,1.333333,2,-0.6666667,-1.333333,2,2,-3,-3,0,2,-3}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,false,true,true,false,false,false,false,true,false,false}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=0.3333333333333333, zero_point=1, quant_min=-8, quant_max=7) : f32[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask.third.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1.0000000150474662e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.want.0.f64 : f64[3, 4] = {0.66666669,1.3333334,2,-0.66666669,-1.3333334,2,2,-3,-3,0,2,-3}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,false,true,true,false,false,false,false,true,false,false}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_tensor_affine_cachemask.default(self=%x, scale=0.3333333333333333, zero_point=1, quant_min=-8, quant_max=7) : f64[3, 4], bool[3, 4] name("fake_quantize_per_tensor_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_channel_affine.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.90625,2.90625,0.96875,2.9375,-0.0625,0.9375,0.6875,-1.28125,2.3125,-3.09375,0.03125,-1.21875}
tensor @r0.in.y : f32[4] = {0.37890625,0.37109375,0.125,0.12109375}
tensor @r0.in.z : i32[4] = {10,8,7,15}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.894531,2.597656,1,0,0,1.113281,0.75,-1.332031,1.894531,-2.96875,0,-1.210938}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %fake_quantize_per_channel_affine = aten.fake_quantize_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : f32[3, 4]
  return %fake_quantize_per_channel_affine as "fake_quantize_per_channel_affine"
}

fxge 1
model "fake_quantize_per_channel_affine.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.1875,-2.71875,0.25,-2.46875,-0.40625,1.34375,0.4375,0.40625,2.46875,-3.03125,1.625,-1.9375}
tensor @r0.in.y : f32[4] = {0.33203125,0.15625,0.0859375,0.37109375}
tensor @r0.in.z : i32[4] = {9,11,7,14}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.33203,-1.7188,0.25781,-2.5938,-0.33203,0.625,0.42969,0.37109,1.9922,-1.7188,0.6875,-1.8594}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %fake_quantize_per_channel_affine = aten.fake_quantize_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : bf16[3, 4]
  return %fake_quantize_per_channel_affine as "fake_quantize_per_channel_affine"
}

fxge 1
model "fake_quantize_per_channel_affine.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.4375,-0.4062,-0.25,-1.1875,0.5312,2.375,2.531,-0.1562,-2.656,-0.3438,1.406,-2.594}
tensor @r0.in.y : f32[4] = {0.2734375,0.125,0.38671875,0.31640625}
tensor @r0.in.z : i32[4] = {13,7,5,3}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.54688,-0.375,-0.38672,-0.94922,0.54688,1,2.707,0,-2.7344,-0.375,1.5469,-0.94922}
graph "main"(
    %x : f16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %fake_quantize_per_channel_affine = aten.fake_quantize_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : f16[3, 4]
  return %fake_quantize_per_channel_affine as "fake_quantize_per_channel_affine"
}

fxge 1
model "fake_quantize_per_channel_affine.odd.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.y : f32[3] = {1,1,1}
tensor @r0.in.z : i32[3] = {0,1,-2}
tensor @r0.want.0.f32 : f64[3, 4] = {0,2,2,0,-2,-9,-9,-9,-6,0,8,-6}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3],
    %z : i32[3]) {
  %fake_quantize_per_channel_affine = aten.fake_quantize_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=0, quant_min=-8, quant_max=7) : f32[3, 4]
  return %fake_quantize_per_channel_affine as "fake_quantize_per_channel_affine"
}

fxge 1
model "fake_quantize_per_channel_affine.thirds.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.y : f32[4] = {3,3,3,3}
tensor @r0.in.z : f32[4] = {0,0,0,0}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,3,0,0,-24,-24,-24,-24,0,6,-9}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %fake_quantize_per_channel_affine = aten.fake_quantize_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=-8, quant_max=7) : f32[3, 4]
  return %fake_quantize_per_channel_affine as "fake_quantize_per_channel_affine"
}

fxge 1
model "fake_quantize_per_channel_affine.thirds.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1.0000000150474662e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.y : f32[4] = {3,3,3,3}
tensor @r0.in.z : f32[4] = {0,0,0,0}
tensor @r0.want.0.f64 : f64[3, 4] = {0,0,3,0,0,-24,-24,-24,-24,0,6,-9}
graph "main"(
    %x : f64[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %fake_quantize_per_channel_affine = aten.fake_quantize_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=-8, quant_max=7) : f64[3, 4]
  return %fake_quantize_per_channel_affine as "fake_quantize_per_channel_affine"
}

fxge 1
model "fake_quantize_per_channel_affine.between.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.y : f32[3] = {1,1,1}
tensor @r0.in.z : f32[3] = {0.5,1.25,-2}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5,1.5,2.5,-0.5,-1.25,-9.25,-9.25,-9.25,-6,0,8,-6}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3],
    %z : f32[3]) {
  %fake_quantize_per_channel_affine = aten.fake_quantize_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=0, quant_min=-8, quant_max=7) : f32[3, 4]
  return %fake_quantize_per_channel_affine as "fake_quantize_per_channel_affine"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.75,-2.75,-2.125,-0.6875,0.15625,-2.9375,1.5625,0.90625,2.59375,1.8125,-2.65625,0.6875}
tensor @r0.in.y : f32[4] = {0.11328125,0.18359375,0.12890625,0.2421875}
tensor @r0.in.z : i32[4] = {2,6,1,8}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.2265625,-1.101562,-0.1289062,-0.7265625,0.1132812,-1.101562,1.546875,0.96875,1.472656,1.652344,-0.1289062,0.7265625}
tensor @r0.want.1.bool : bool[3, 4] = {false,false,false,true,true,false,true,true,false,false,false,true}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_channel_affine_cachemask.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : f32[3, 4], bool[3, 4] name("fake_quantize_per_channel_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.5625,-2.40625,-0.75,1.09375,-1.90625,1.65625,2.21875,-3.09375,2.53125,0.34375,-2.1875,1.34375}
tensor @r0.in.y : f32[4] = {0.375,0.0234375,0.26171875,0.375}
tensor @r0.in.z : i32[4] = {7,14,3,4}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.75,-0.32812,-0.78516,1.125,-1.875,0.023438,2.0938,-1.5,2.625,0.023438,-0.78516,1.5}
tensor @r0.want.1.bool : bool[3, 4] = {true,false,true,true,true,false,true,false,true,false,false,true}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_channel_affine_cachemask.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : bf16[3, 4], bool[3, 4] name("fake_quantize_per_channel_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.656,-1,0.1562,-2.375,-1.156,0.2812,1.1875,-1.625,2.219,-0.75,-0.9062,0.2812}
tensor @r0.in.y : f32[4] = {0.15625,0.04296875,0.1328125,0.1953125}
tensor @r0.in.z : i32[4] = {5,14,14,9}
tensor @r0.want.0.f16 : f64[3, 4] = {1.5625,-0.60156,0.13281,-1.7578,-0.78125,0.042969,0.13281,-1.5625,1.5625,-0.60156,-0.92969,0.19531}
tensor @r0.want.1.bool : bool[3, 4] = {false,false,true,false,false,false,false,true,false,false,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : f32[4],
    %z : i32[4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_channel_affine_cachemask.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : f16[3, 4], bool[3, 4] name("fake_quantize_per_channel_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask.odd.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.y : f32[3] = {1,1,1}
tensor @r0.in.z : i32[3] = {0,1,-2}
tensor @r0.want.0.f32 : f64[3, 4] = {0,2,2,0,-2,-9,-9,-9,-6,0,8,-6}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,false,false,false,false,true,true,false}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3],
    %z : i32[3]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_channel_affine_cachemask.default(self=%x, scale=%y, zero_point=%z, axis=0, quant_min=-8, quant_max=7) : f32[3, 4], bool[3, 4] name("fake_quantize_per_channel_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask.thirds.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.y : f32[4] = {3,3,3,3}
tensor @r0.in.z : f32[4] = {0,0,0,0}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,3,0,0,-24,-24,-24,-24,0,6,-9}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,false,false,false,false,true,true,true}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_channel_affine_cachemask.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=-8, quant_max=7) : f32[3, 4], bool[3, 4] name("fake_quantize_per_channel_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask.thirds.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1.0000000150474662e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.y : f32[4] = {3,3,3,3}
tensor @r0.in.z : f32[4] = {0,0,0,0}
tensor @r0.want.0.f64 : f64[3, 4] = {0,0,3,0,0,-24,-24,-24,-24,0,6,-9}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,false,false,false,false,true,true,true}
graph "main"(
    %x : f64[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_channel_affine_cachemask.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=-8, quant_max=7) : f64[3, 4], bool[3, 4] name("fake_quantize_per_channel_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask.between.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.y : f32[3] = {1,1,1}
tensor @r0.in.z : f32[3] = {0.5,1.25,-2}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5,1.5,2.5,-0.5,-1.25,-9.25,-9.25,-9.25,-6,0,8,-6}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,false,false,false,false,true,true,false}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3],
    %z : f32[3]) {
  %getitem, %getitem_1 = aten.fake_quantize_per_channel_affine_cachemask.default(self=%x, scale=%y, zero_point=%z, axis=0, quant_min=-8, quant_max=7) : f32[3, 4], bool[3, 4] name("fake_quantize_per_channel_affine_cachemask")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "fake_quantize_per_tensor_affine.tensor_qparams.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.78125,0.09375,2.65625,2.625,1,1.5,-3.09375,-3.09375,-2.875,1.46875,3.0625,1.6875}
tensor @r0.in.y : f32[1] = {0.3}
tensor @r0.in.z : i32[1] = {2}
tensor @r0.want.0.f32 : f64[3, 4] = {0.9,0,2.7,2.7,0.9,1.5,-0.6,-0.6,-0.6,1.5,3,1.8}
graph "main"(
    %x : f32[3, 4],
    %y : f32[1],
    %z : i32[1]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.tensor_qparams(self=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=15) : f32[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.tensor_qparams.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.78125,2.28125,0.4375,0.8125,-0.3125,-0.65625,1.65625,-1.03125,-0.6875,0.65625,-2.1875,0.6875}
tensor @r0.in.y : f32[1] = {0.3}
tensor @r0.in.z : i32[1] = {2}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.6,2.4,0.3,0.9,-0.3,-0.6,1.8,-0.6,-0.6,0.6,-0.6,0.6}
tensor @r0.own.0 : f64[] = {0.0026}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[1],
    %z : i32[1]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.tensor_qparams(self=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=15) : bf16[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "fake_quantize_per_tensor_affine.tensor_qparams.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.25,-2.875,-0.375,-0.03125,-0.5938,3,-1.469,-1.406,2.5,1.8125,-2.844,0.75}
tensor @r0.in.y : f32[1] = {0.3}
tensor @r0.in.z : i32[1] = {2}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.3,-0.6,-0.3,0,-0.6,3,-0.6,-0.6,2.4,1.8,-0.6,0.6}
tensor @r0.own.0 : f64[] = {0.00013}
graph "main"(
    %x : f16[3, 4],
    %y : f32[1],
    %z : i32[1]) {
  %fake_quantize_per_tensor_affine = aten.fake_quantize_per_tensor_affine.tensor_qparams(self=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=15) : f16[3, 4]
  return %fake_quantize_per_tensor_affine as "fake_quantize_per_tensor_affine"
}

fxge 1
model "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams.on0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.y : f32[1] = {0.3}
tensor @r0.in.z : i32[1] = {2}
tensor @r0.in.w : i64[1] = {0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
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
tensor @r0.in.x : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.y : f32[1] = {0.3}
tensor @r0.in.z : i32[1] = {2}
tensor @r0.in.w : i64[1] = {1}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6,1.5,2.4,-0.6,-0.6,3.9,3.9,-0.6,-0.6,0,3.9,-0.6}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,false,false,false,false,false,true,false,false}
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
tensor @r0.in.x : f32[3, 4] = {-0.875,1.46875,-0.78125,-2.53125,0.96875,0.0625,2.40625,-2.875,2.96875,1,0.21875,0.53125}
tensor @r0.in.y : bool[3, 4] = {true,false,true,true,false,true,true,false,true,true,true,false}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.875,0,-0.78125,-2.53125,0,0.0625,2.40625,-0.0,2.96875,1,0.21875,0}
graph "main"(
    %x : f32[3, 4],
    %y : bool[3, 4]) {
  %fake_quantize_per_tensor_affine_cachemask_backward = aten.fake_quantize_per_tensor_affine_cachemask_backward.default(grad=%x, mask=%y) : f32[3, 4]
  return %fake_quantize_per_tensor_affine_cachemask_backward as "fake_quantize_per_tensor_affine_cachemask_backward"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask_backward.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.875,-2.96875,0.375,1.34375,-1.375,-1.1875,-2.5625,-2.09375,0.375,1.125,-0.5625,1.1875}
tensor @r0.in.y : bool[3, 4] = {true,false,false,true,false,true,true,false,false,true,false,true}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.875,-0.0,0,1.3438,-0.0,-1.1875,-2.5625,-0.0,0,1.125,-0.0,1.1875}
graph "main"(
    %x : bf16[3, 4],
    %y : bool[3, 4]) {
  %fake_quantize_per_tensor_affine_cachemask_backward = aten.fake_quantize_per_tensor_affine_cachemask_backward.default(grad=%x, mask=%y) : bf16[3, 4]
  return %fake_quantize_per_tensor_affine_cachemask_backward as "fake_quantize_per_tensor_affine_cachemask_backward"
}

fxge 1
model "fake_quantize_per_tensor_affine_cachemask_backward.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.031,-2.969,-1.0625,2.188,-2.219,2.812,2.781,-1.3125,0.9062,2.375,2.375,0.5625}
tensor @r0.in.y : bool[3, 4] = {false,false,true,false,true,false,false,true,false,true,false,true}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.0,-0.0,-1.0625,0,-2.2188,0,0,-1.3125,0,2.375,0,0.5625}
graph "main"(
    %x : f16[3, 4],
    %y : bool[3, 4]) {
  %fake_quantize_per_tensor_affine_cachemask_backward = aten.fake_quantize_per_tensor_affine_cachemask_backward.default(grad=%x, mask=%y) : f16[3, 4]
  return %fake_quantize_per_tensor_affine_cachemask_backward as "fake_quantize_per_tensor_affine_cachemask_backward"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.125,-3.09375,2.9375,1.8125,2.0625,-2.125,-1.125,0.21875,-2.78125,-2.5625,1.5625,-0.375}
tensor @r0.in.y : bool[3, 4] = {true,true,false,false,true,false,true,false,true,false,false,true}
tensor @r0.want.0.f32 : f64[3, 4] = {1.125,-3.09375,0,0,2.0625,-0.0,-1.125,0,-2.78125,-0.0,0,-0.375}
graph "main"(
    %x : f32[3, 4],
    %y : bool[3, 4]) {
  %fake_quantize_per_channel_affine_cachemask_backward = aten.fake_quantize_per_channel_affine_cachemask_backward.default(grad=%x, mask=%y) : f32[3, 4]
  return %fake_quantize_per_channel_affine_cachemask_backward as "fake_quantize_per_channel_affine_cachemask_backward"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask_backward.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.84375,-1.78125,2.34375,-1.65625,-1.625,0,2.125,2.25,0.03125,-0.375,3,1.78125}
tensor @r0.in.y : bool[3, 4] = {false,false,false,true,true,false,true,false,false,false,true,false}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.0,-0.0,0,-1.6562,-1.625,0,2.125,0,0,-0.0,3,0}
graph "main"(
    %x : bf16[3, 4],
    %y : bool[3, 4]) {
  %fake_quantize_per_channel_affine_cachemask_backward = aten.fake_quantize_per_channel_affine_cachemask_backward.default(grad=%x, mask=%y) : bf16[3, 4]
  return %fake_quantize_per_channel_affine_cachemask_backward as "fake_quantize_per_channel_affine_cachemask_backward"
}

fxge 1
model "fake_quantize_per_channel_affine_cachemask_backward.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.719,-2.156,1.75,-0.875,-2.531,-2.875,2.062,1.375,-1.4375,1.9375,0.75,-2.219}
tensor @r0.in.y : bool[3, 4] = {false,true,true,true,true,false,true,false,true,false,false,true}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.0,-2.1562,1.75,-0.875,-2.5312,-0.0,2.0625,0,-1.4375,0,0,-2.2188}
graph "main"(
    %x : f16[3, 4],
    %y : bool[3, 4]) {
  %fake_quantize_per_channel_affine_cachemask_backward = aten.fake_quantize_per_channel_affine_cachemask_backward.default(grad=%x, mask=%y) : f16[3, 4]
  return %fake_quantize_per_channel_affine_cachemask_backward as "fake_quantize_per_channel_affine_cachemask_backward"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.25,1.0625,0.90625,2.03125,1.9375,-2.03125,-1.75,-1.5,0.28125,-1.75,0.0625,0.59375}
tensor @r0.in.y : f32[1] = {0.3}
tensor @r0.in.z : f32[1] = {1.5}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.6,1.2,0.9,2.1,1.8,-0.6,-0.6,-0.6,0.3,-0.6,0,0.6}
graph "main"(
    %x : f32[3, 4],
    %y : f32[1],
    %z : f32[1]) {
  %_fake_quantize_learnable_per_tensor_affine = aten._fake_quantize_learnable_per_tensor_affine.default(self=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=15) : f32[3, 4]
  return %_fake_quantize_learnable_per_tensor_affine as "_fake_quantize_learnable_per_tensor_affine"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.46875,0.78125,-3.0625,3.125,0.6875,0.59375,0.96875,-0.84375,1.03125,0.3125,-0.40625,2.8125}
tensor @r0.in.y : f32[1] = {0.3}
tensor @r0.in.z : f32[1] = {1.5}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.6,0.9,-0.6,3,0.6,0.6,0.9,-0.6,0.9,0.3,-0.3,2.7}
tensor @r0.own.0 : f64[] = {0.001}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[1],
    %z : f32[1]) {
  %_fake_quantize_learnable_per_tensor_affine = aten._fake_quantize_learnable_per_tensor_affine.default(self=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=15) : bf16[3, 4]
  return %_fake_quantize_learnable_per_tensor_affine as "_fake_quantize_learnable_per_tensor_affine"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.594,-2.875,0.3438,-1.594,0,-1.9375,2.688,-0.875,0.5,-1.906,0.4688,1.875}
tensor @r0.in.y : f32[1] = {0.3}
tensor @r0.in.z : f32[1] = {1.5}
tensor @r0.want.0.f16 : f64[3, 4] = {1.5,-0.6,0.3,-0.6,0,-0.6,2.7,-0.6,0.6,-0.6,0.6,1.8}
tensor @r0.own.0 : f64[] = {0.00029}
graph "main"(
    %x : f16[3, 4],
    %y : f32[1],
    %z : f32[1]) {
  %_fake_quantize_learnable_per_tensor_affine = aten._fake_quantize_learnable_per_tensor_affine.default(self=%x, scale=%y, zero_point=%z, quant_min=0, quant_max=15) : f16[3, 4]
  return %_fake_quantize_learnable_per_tensor_affine as "_fake_quantize_learnable_per_tensor_affine"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.75,1.21875,-2.90625,-1.3125,2.71875,-1.46875,0.25,-0.90625,1.4375,-3.125,-0.84375,2.15625}
tensor @r0.in.y : f32[3, 4] = {2.28125,1.59375,0.59375,2.125,1.25,2.09375,-1.53125,0.6875,-0.0625,0.53125,-0.28125,1.4375}
tensor @r0.in.z : f32[1] = {0.3}
tensor @r0.in.w : f32[1] = {1.5}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0,1.21875,-2.90625,-0.0,2.71875,-0.0,0,-0.90625,1.4375,-3.125,-0.84375,2.15625}
tensor @r0.want.1.f32 : f64[1] = {-11.85059}
tensor @r0.want.2.f32 : f64[1] = {0.6421875}
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
tensor @r0.in.x : f32[3, 4] = {0,-1.96875,-2.125,-1.3125,2.34375,1,-2.4375,-2.375,-2.9375,-2.40625,0.4375,-2.8125}
tensor @r0.in.y : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.z : f32[1] = {0.3}
tensor @r0.in.w : f32[1] = {0.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0,-1.96875,-0.0,-1.3125,2.34375,0,-0.0,-0.0,-0.0,-2.40625,0,-0.0}
tensor @r0.want.1.f32 : f64[1] = {38.1875}
tensor @r0.want.2.f32 : f64[1] = {1.6875}
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
tensor @r0.in.x : f32[3, 4] = {1.15625,2.1875,2.125,0.59375,1.21875,1.46875,-2.5625,-0.9375,-2.5625,1.71875,-2.96875,-2.3125}
tensor @r0.in.y : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.z : f32[1] = {0.3}
tensor @r0.in.w : f32[1] = {2.5}
tensor @r0.want.0.f32 : f64[3, 4] = {1.15625,0,0,0.59375,1.21875,0,-0.0,-0.0,-0.0,1.71875,-0.0,-0.0}
tensor @r0.want.1.f32 : f64[1] = {40.76562}
tensor @r0.want.2.f32 : f64[1] = {0.834375}
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
tensor @r0.in.x : f32[3, 4] = {-0.84375,-0.78125,0.65625,1.21875,-1.8125,0.6875,0.71875,1.78125,-1.96875,-1.75,-1.96875,2.03125}
tensor @r0.in.y : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.z : f32[1] = {0.3}
tensor @r0.in.w : f32[1] = {-1.3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.84375,-0.78125,0,1.21875,-1.8125,0,0,0,-0.0,-1.75,-0.0,0}
tensor @r0.want.1.f32 : f64[1] = {-17.9375}
tensor @r0.want.2.f32 : f64[1] = {-0.290625}
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
tensor @r0.in.x : f32[3, 4] = {1.28125,-0.875,-1.5,-1.5625,-1.34375,-1.40625,0.15625,-0.46875,0.15625,-2.03125,-3,-0.46875}
tensor @r0.in.y : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.z : f32[1] = {0.3}
tensor @r0.in.w : f32[1] = {-8.3}
tensor @r0.want.0.f32 : f64[3, 4] = {1.28125,-0.875,-1.5,-0.0,-0.0,-0.0,0,-0.0,0,-2.03125,-0.0,-0.0}
tensor @r0.want.1.f32 : f64[1] = {-18.06771}
tensor @r0.want.2.f32 : f64[1] = {1.190625}
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
tensor @r0.in.x : f32[3, 4] = {2.9375,2.3125,-1.3125,-1.5,1.03125,0.78125,2.6875,-0.28125,-0.90625,0.40625,-2.65625,-0.875}
tensor @r0.in.y : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.z : f32[1] = {0.3}
tensor @r0.in.w : f32[1] = {1}
tensor @r0.want.0.f32 : f64[3, 4] = {2.9375,2.3125,-0.0,-1.5,1.03125,0,0,-0.0,-0.0,0.40625,-0.0,-0.0}
tensor @r0.want.1.f32 : f64[1] = {-17.49479}
tensor @r0.want.2.f32 : f64[1] = {0.3843751}
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
tensor @r0.in.x : f32[3, 4] = {0.40625,-1.84375,-0.53125,1.03125,-0.65625,0.59375,1.46875,-0.375,-2.5625,2.75,0.03125,2.75}
tensor @r0.in.y : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.z : f32[1] = {0.3}
tensor @r0.in.w : f32[1] = {300}
tensor @r0.want.0.f32 : f64[3, 4] = {0,-0.0,-0.0,1.03125,-0.65625,0,0,-0.0,-0.0,2.75,0,0}
tensor @r0.want.1.f32 : f64[1] = {-14.23438}
tensor @r0.want.2.f32 : f64[1] = {0.009375002}
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
tensor @r0.in.x : bf16[3, 4] = {-0.625,1.46875,2.15625,2.46875,0.53125,-0.78125,-1.78125,-0.9375,1.65625,1.71875,2.8125,-2.78125}
tensor @r0.in.y : bf16[1] = {0.30078125}
tensor @r0.in.z : f32[1] = {1.5}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.60156,1.5039,1.5039,1.5039,0.60156,-0.90234,-1.8047,-0.90234,1.5039,1.5039,1.5039,-2.707}
tensor @r0.own.0 : f64[] = {0.0014}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[1],
    %z : f32[1]) {
  %_fake_quantize_learnable_per_tensor_affine = aten._fake_quantize_learnable_per_tensor_affine.default(self=%x, scale=%y, zero_point=%z, quant_min=-8, quant_max=7) : bf16[3, 4]
  return %_fake_quantize_learnable_per_tensor_affine as "_fake_quantize_learnable_per_tensor_affine"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine.scale.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.125,2.5,-2.875,-0.25,-0.21875,0,2.625,-2.15625,2.71875,-3.03125,2.4375,-2.40625}
tensor @r0.in.y : f64[1] = {0.3}
tensor @r0.in.z : f32[1] = {1.5}
tensor @r0.want.0.f64 : f64[3, 4] = {0,1.5,-3,-0.30000001,-0.30000001,0,1.5,-2.1000001,1.5,-3,1.5,-2.4000001}
graph "main"(
    %x : f64[3, 4],
    %y : f64[1],
    %z : f32[1]) {
  %_fake_quantize_learnable_per_tensor_affine = aten._fake_quantize_learnable_per_tensor_affine.default(self=%x, scale=%y, zero_point=%z, quant_min=-8, quant_max=7) : f64[3, 4]
  return %_fake_quantize_learnable_per_tensor_affine as "_fake_quantize_learnable_per_tensor_affine"
}

fxge 1
model "_fake_quantize_learnable_per_tensor_affine_backward.kinds.bf16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.969,2.125,-1.125,-1.844,-0.8438,-1.5,-0.8125,-1.5,-0.8438,-0.9688,1.156,-0.9062}
tensor @r0.in.y : bf16[3, 4] = {-0.875,2.09375,0.625,1.375,-0.71875,-2.625,0.9375,-2.78125,-2.96875,0.28125,-0.59375,2.53125}
tensor @r0.in.z : f64[1] = {0.3}
tensor @r0.in.w : i64[1] = {2}
tensor @r0.want.0.f32 : f64[3, 4] = {2.96875,0,-1.125,-1.84375,-0.84375,-1.5,-0.8125,-1.5,-0.84375,-0.96875,1.15625,-0.0}
tensor @r0.want.1.f32 : f64[1] = {4.911459}
tensor @r0.want.2.f32 : f64[1] = {-0.365625}
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
tensor @r0.in.z : f32[1] = {0.3}
tensor @r0.in.w : f32[1] = {1.5}
tensor @r0.want.0.f32 : f64[0, 4] = {}
tensor @r0.want.1.f32 : f64[1] = {0.3}
tensor @r0.want.2.f32 : f64[1] = {1.5}
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
tensor @r0.in.z : f32[1] = {0.3}
tensor @r0.in.w : f32[1] = {1.5}
tensor @r0.want.0.bf16 : f64[0, 4] = {}
tensor @r0.want.1.f32 : f64[1] = {0.3}
tensor @r0.want.2.f32 : f64[1] = {1.5}
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
tensor @r0.in.x : f32[3, 4] = {-0.40625,0.875,1.15625,1.28125,0.03125,-0.125,-1.625,-2,2.03125,-2.8125,2.375,-1.90625}
tensor @r0.in.y : f32[4] = {0.1875,0.19140625,0.04296875,0.3515625}
tensor @r0.in.z : f32[4] = {4.3125,-4.78125,-2.15625,-3.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.375,0.9570312,0.6445312,1.40625,0,0,0,0,2.0625,0,0.6445312,0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %_fake_quantize_learnable_per_channel_affine = aten._fake_quantize_learnable_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : f32[3, 4]
  return %_fake_quantize_learnable_per_channel_affine as "_fake_quantize_learnable_per_channel_affine"
}

fxge 1
model "_fake_quantize_learnable_per_channel_affine.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.3125,-2.3125,2.46875,-0.0625,-2.15625,1.90625,-0.4375,2.65625,1.21875,2.4375,-3.03125,-1.78125}
tensor @r0.in.y : f32[4] = {0.3125,0.3046875,0.234375,0.25}
tensor @r0.in.z : f32[4] = {-0.9375,7.59375,-5.625,-7.96875}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.3125,-2.4375,2.5781,0,0,1.8281,0,2.75,1.25,2.125,0,0}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %_fake_quantize_learnable_per_channel_affine = aten._fake_quantize_learnable_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : bf16[3, 4]
  return %_fake_quantize_learnable_per_channel_affine as "_fake_quantize_learnable_per_channel_affine"
}

fxge 1
model "_fake_quantize_learnable_per_channel_affine.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.6875,-1.6875,1.3125,-1.656,-2.188,-0.7188,0.3125,-1.5625,0.3438,2.281,0.4375,0.375}
tensor @r0.in.y : f32[4] = {0.015625,0.01171875,0.06640625,0.13671875}
tensor @r0.in.z : f32[4] = {3.65625,-2.0625,2.25,3.375}
tensor @r0.want.0.f16 : f64[3, 4] = {0.17188,0,0.86328,-0.41016,-0.0625,0,0.33203,-0.41016,0.17188,0.17578,0.46484,0.41016}
graph "main"(
    %x : f16[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %_fake_quantize_learnable_per_channel_affine = aten._fake_quantize_learnable_per_channel_affine.default(self=%x, scale=%y, zero_point=%z, axis=1, quant_min=0, quant_max=15) : f16[3, 4]
  return %_fake_quantize_learnable_per_channel_affine as "_fake_quantize_learnable_per_channel_affine"
}

fxge 1
model "_fake_quantize_learnable_per_channel_affine_backward.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.21875,0.90625,0.4375,2.875,0.03125,2.5,-0.4375,2.15625,1.15625,-2.40625,-0.84375,-1.25}
tensor @r0.in.y : f32[3, 4] = {1.25,-1.96875,0.5,-2.53125,-2.21875,-0.34375,-1.9375,-0.375,1.25,2.03125,-0.28125,2.875}
tensor @r0.in.z : f32[4] = {0.34765625,0.01953125,0.078125,0.37890625}
tensor @r0.in.w : f32[4] = {-3.1875,6.28125,6.75,-4.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.21875,0,0,0,0,0,-0.0,0,1.15625,-0.0,-0.84375,-0.0}
tensor @r0.want.1.f32 : f64[4] = {0.2780899,-11.42188,1.7,-4.375}
tensor @r0.want.2.f32 : f64[4] = {-0.005432129,-0.009765625,0,-0.7163696}
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
tensor @r0.in.z : f32[4] = {0.2421875,0.1796875,0.296875,0.3515625}
tensor @r0.in.w : f32[4] = {4.96875,-7.40625,-5.25,3.375}
tensor @r0.want.0.f32 : f64[0, 4] = {}
tensor @r0.want.1.f32 : f64[4] = {0.2421875,0.1796875,0.296875,0.3515625}
tensor @r0.want.2.f32 : f64[4] = {4.96875,-7.40625,-5.25,3.375}
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
tensor @r0.in.x : f32[3, 4] = {nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan}
tensor @r0.in.y : f32[3, 4] = {0.96875,1.5,-2.09375,0.90625,-0.625,-0.53125,0.75,1.875,-2.34375,0.84375,-0.46875,-0.34375}
tensor @r0.in.z : f32[3] = {0.30078125,0.05078125,0.28125}
tensor @r0.in.w : f32[3] = {7.5,2.71875,-6.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan}
tensor @r0.want.1.f32 : f64[3] = {nan,nan,nan}
tensor @r0.want.2.f32 : f64[3] = {nan,nan,nan}
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
tensor @r0.in.x : f32[3, 4] = {-1.59375,-0.875,1.90625,2.5,-0.875,-2.5625,0.875,0.34375,1.59375,-1.5625,1.28125,0.9375}
tensor @r0.in.y : f32[3, 4] = {0.5,1.5,2.5,-0.5,-1.5,1e+30,inf,-inf,nan,-0.0,7.5,-8.5}
tensor @r0.in.z : f32[4] = {0.21875,0.078125,0.09765625,0.23046875}
tensor @r0.in.w : f32[4] = {0.5,-1.3,2.5,-8.3}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.59375,-0.0,0,0,-0.875,-0.0,0,0,0,-1.5625,0,0}
tensor @r0.want.1.f32 : f64[4] = {-12.16964,10.9375,7.1875,0}
tensor @r0.want.2.f32 : f64[4] = {-0.3486328,0.2685547,-0.3967285,-0.87146}
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
tensor @r0.in.x : bf16[3, 4] = {-3,-1.125,2.53125,0.875,-0.46875,0.59375,-0.15625,2,-1.40625,0.96875,-2.84375,-0.65625}
tensor @r0.in.y : bf16[3, 4] = {1.71875,0.34375,0.875,-2.21875,1.78125,0.375,-0.375,-0.75,0.375,2.40625,2.625,-1.0625}
tensor @r0.in.z : f16[3] = {0.1289,0.1211,0.09375}
tensor @r0.in.w : i32[3] = {4,0,-6}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0,-1.125,0,0,-0.0,0.59375,-0.15625,2,-1.40625,0,-0.0,-0.0}
tensor @r0.want.1.f32 : f64[3] = {-12.28125,-2.966734,-23.0625}
tensor @r0.want.2.f32 : f64[3] = {-0.05236816,0.0567627,0.2373047}
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
tensor @r0.in.x : f32[3] = {-0.90625,-0.15625,-2.75}
tensor @r0.in.y : f32[3] = {-3.0625,-0.53125,0.28125}
tensor @r0.in.z : f32[3] = {0.11328125,0.09375,0.09375}
tensor @r0.in.w : f32[3] = {-2.34375,-7.03125,-1.3125}
tensor @r0.want.0.f32 : f64[3] = {-0.0,-0.0,-2.75}
tensor @r0.want.1.f32 : f64[] = {5.59375}
tensor @r0.want.2.f32 : f64[] = {0.1173096}
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
tensor @r0.in.x : f32[3, 4] = {2.65625,-1.84375,0,-0.375,-1.15625,0.46875,-3.09375,-0.53125,-1.75,-3.125,-0.59375,2.4375}
tensor @r0.in.y : f32[3, 4] = {2.40625,-0.71875,2.21875,1.90625,-0.71875,-1.875,-1.125,1.28125,2.34375,-0.8125,0.625,3.09375}
tensor @r0.in.z : f32[3] = {0.015625,0.01171875,0.19921875}
tensor @r0.in.w : f32[3] = {1.21875,-1.40625,-9.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {0,-0.0,0,-0.0,-0.0,0,-0.0,-0.0,-1.75,-0.0,-0.59375,0}
tensor @r0.want.1.f32 : f64[3] = {30.28125,22.21875,36.23223}
tensor @r0.want.2.f32 : f64[3] = {-0.006835938,0.05053711,0.1369629}
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
tensor @r0.in.x : f32[3, 4] = {0.15625,2.5625,-0.15625,2.96875,2.96875,-1.625,1.40625,0.90625,2.21875,0.75,-2.40625,-0.40625}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {-1}
tensor @r0.in.u : f32[1] = {2}
tensor @r0.in.v : f32[1] = {0.1}
tensor @r0.in.x1 : i32[1] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {0.154152,2.003975,-0.154152,2.003975,2.003975,-1.019775,1.411083,0.9011961,2.003975,0.7470441,-1.019775,-0.4031667}
tensor @r0.want.1.bool : bool[3, 4] = {true,false,true,false,false,false,true,true,false,true,false,true}
tensor @r0.want.2.f32 : f64[1] = {-1.014063}
tensor @r0.want.3.f32 : f64[1] = {2.009687}
tensor @r0.want.4.f32 : f64[1] = {0.01185784}
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
tensor @r0.in.x : f32[3, 4] = {2.40625,1.25,1.125,1.21875,-2.15625,-1.84375,1.03125,-2.90625,2.46875,2.65625,-0.34375,-2.4375}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {-1}
tensor @r0.in.u : f32[1] = {2}
tensor @r0.in.v : f32[1] = {0.1}
tensor @r0.in.x1 : i32[1] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {2.006562,1.248177,1.121779,1.216577,-2.022362,-1.848565,1.026981,-2.022362,2.006562,2.006562,-0.3475935,-2.022362}
tensor @r0.want.1.bool : bool[3, 4] = {false,true,true,true,false,true,true,false,false,false,true,false}
tensor @r0.want.2.f32 : f64[1] = {-1.019063}
tensor @r0.want.3.f32 : f64[1] = {2.006562}
tensor @r0.want.4.f32 : f64[1] = {0.0157997}
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
tensor @r0.in.x : f32[3, 4] = {1.5,0.40625,-0.375,2,-1.1875,0.0625,0.0625,-0.5,2.96875,-1.03125,-0.78125,-2}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : i64[1] = {0}
tensor @r0.in.w : f32[1] = {-1}
tensor @r0.in.u : f32[1] = {2}
tensor @r0.in.v : f32[1] = {0.1}
tensor @r0.in.x1 : i32[1] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {1.5,0.40625,-0.375,2,-1.1875,0.0625,0.0625,-0.5,2.96875,-1.03125,-0.78125,-2}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.2.f32 : f64[1] = {-1}
tensor @r0.want.3.f32 : f64[1] = {2}
tensor @r0.want.4.f32 : f64[1] = {0.1}
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
tensor @r0.in.x : f32[3, 4] = {1.15625,-2.75,-1.125,2.28125,-2.09375,1.25,0.96875,0.65625,2.65625,1.1875,-2.90625,0.625}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {-1}
tensor @r0.in.u : f32[1] = {2}
tensor @r0.in.v : f32[1] = {0.1}
tensor @r0.in.x1 : i32[1] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {1.152941,-1,-1,2,-1,1.247059,0.9647059,0.6588235,2,1.188235,-1,0.6235294}
tensor @r0.want.1.bool : bool[3, 4] = {true,false,false,false,false,true,true,true,false,true,false,true}
tensor @r0.want.2.f32 : f64[1] = {-1}
tensor @r0.want.3.f32 : f64[1] = {2}
tensor @r0.want.4.f32 : f64[1] = {0.01176471}
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
tensor @r0.in.x : f32[3, 4] = {1.96875,-2.46875,1.25,-0.21875,0.34375,2.40625,0.90625,2.6875,0.40625,2.3125,-1.53125,0.71875}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {0}
tensor @r0.in.w : f32[1] = {-1}
tensor @r0.in.u : f32[1] = {2}
tensor @r0.in.v : f32[1] = {0.1}
tensor @r0.in.x1 : i32[1] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {1.96875,-2.46875,1.25,-0.21875,0.34375,2.40625,0.90625,2.6875,0.40625,2.3125,-1.53125,0.71875}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.2.f32 : f64[1] = {-1.014688}
tensor @r0.want.3.f32 : f64[1] = {2.006875}
tensor @r0.want.4.f32 : f64[1] = {0.1}
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
tensor @r0.in.x : f32[3, 4] = {-0.0625,-1.78125,-2.09375,1.90625,1.34375,-0.5,-1.6875,-1.78125,1.34375,-2.5,-2.34375,0.125}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[3] = {-1,-1,-1}
tensor @r0.in.u : f32[3] = {2,2,2}
tensor @r0.in.v : f32[3] = {0.1,0.1,0.1}
tensor @r0.in.x1 : i32[3] = {3,3,3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.05901961,-1.015137,-1.015137,1.900431,1.341735,-0.4943235,-1.012186,-1.012186,1.344949,-1.01461,-1.01461,0.1297757}
tensor @r0.want.1.bool : bool[3, 4] = {true,false,false,true,true,true,false,false,true,false,false,true}
tensor @r0.want.2.f32 : f64[3] = {-1.010937,-1.007812,-1.015}
tensor @r0.want.3.f32 : f64[3] = {1.999063,1.993438,1.993438}
tensor @r0.want.4.f32 : f64[3] = {0.01180392,0.01176961,0.01179779}
tensor @r0.want.5.i32 : i32[3] = {86,86,86}
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
tensor @r0.in.x : f32[3, 4] = {-2.34375,1.1875,-2.1875,-1.15625,0.15625,0.90625,-1.96875,-2.46875,1.9375,-2.375,-0.3125,-1.6875}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[3] = {-1,-1,-1}
tensor @r0.in.u : f32[3] = {2,2,2}
tensor @r0.in.v : f32[3] = {0.1,0.1,0.1}
tensor @r0.in.x1 : i32[3] = {3,3,3}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.007559,1.191988,-2.007559,-1.16062,0.1566191,0.9083908,-1.973401,-2.004725,1.936403,-2.015118,-0.3148622,-1.684513}
tensor @r0.want.1.bool : bool[3, 4] = {false,true,false,true,true,true,true,false,true,false,true,true}
tensor @r0.want.2.f32 : f64[3] = {-1.013438,-1.014688,-1.01375}
tensor @r0.want.3.f32 : f64[3] = {1.991875,1.989063,1.999375}
tensor @r0.want.4.f32 : f64[3] = {0.01568406,0.01566191,0.01574311}
tensor @r0.want.5.i32 : i32[3] = {0,0,0}
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
tensor @r0.in.x : f32[3, 4] = {-0.09375,-0.71875,1.96875,0.4375,1.21875,-1.5,-2.1875,1.90625,-1.875,-1.71875,-0.96875,1.5625}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : i64[1] = {0}
tensor @r0.in.w : f32[3] = {-1,-1,-1}
tensor @r0.in.u : f32[3] = {2,2,2}
tensor @r0.in.v : f32[3] = {0.1,0.1,0.1}
tensor @r0.in.x1 : i32[3] = {3,3,3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.09375,-0.71875,1.96875,0.4375,1.21875,-1.5,-2.1875,1.90625,-1.875,-1.71875,-0.96875,1.5625}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.2.f32 : f64[3] = {-1,-1,-1}
tensor @r0.want.3.f32 : f64[3] = {2,2,2}
tensor @r0.want.4.f32 : f64[3] = {0.1,0.1,0.1}
tensor @r0.want.5.i32 : i32[3] = {3,3,3}
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
tensor @r0.in.x : f32[3, 4] = {-1.21875,-2.90625,-2.53125,1.15625,-0.0625,-2.84375,-2.78125,-0.1875,0.75,-1.21875,-0.71875,-0.9375}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[3] = {-1,-1,-1}
tensor @r0.in.u : f32[3] = {2,2,2}
tensor @r0.in.v : f32[3] = {0.1,0.1,0.1}
tensor @r0.in.x1 : i32[3] = {3,3,3}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,-1,-1,1.152941,-0.05882353,-1,-1,-0.1882353,0.7529412,-1,-0.7176471,-0.9411765}
tensor @r0.want.1.bool : bool[3, 4] = {false,false,false,true,true,false,false,true,true,false,true,true}
tensor @r0.want.2.f32 : f64[3] = {-1,-1,-1}
tensor @r0.want.3.f32 : f64[3] = {2,2,2}
tensor @r0.want.4.f32 : f64[3] = {0.01176471,0.01176471,0.01176471}
tensor @r0.want.5.i32 : i32[3] = {85,85,85}
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
tensor @r0.in.x : f32[3, 4] = {1.8125,2.3125,0.28125,-2,-0.90625,-1.9375,0.0625,-2.9375,2.71875,1.25,2.15625,-3.125}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {0}
tensor @r0.in.w : f32[3] = {-1,-1,-1}
tensor @r0.in.u : f32[3] = {2,2,2}
tensor @r0.in.v : f32[3] = {0.1,0.1,0.1}
tensor @r0.in.x1 : i32[3] = {3,3,3}
tensor @r0.want.0.f32 : f64[3, 4] = {1.8125,2.3125,0.28125,-2,-0.90625,-1.9375,0.0625,-2.9375,2.71875,1.25,2.15625,-3.125}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.2.f32 : f64[3] = {-1.01,-1.019375,-1.02125}
tensor @r0.want.3.f32 : f64[3] = {2.003125,1.980625,2.007188}
tensor @r0.want.4.f32 : f64[3] = {0.1,0.1,0.1}
tensor @r0.want.5.i32 : i32[3] = {3,3,3}
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
tensor @r0.in.x : f32[1, 2] = {-3,1.5}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {inf}
tensor @r0.in.u : f32[1] = {-inf}
tensor @r0.in.v : f32[1] = {1}
tensor @r0.in.x1 : i32[1] = {0}
tensor @r0.want.0.f32 : f64[1, 2] = {-3,1.5}
tensor @r0.want.1.bool : bool[1, 2] = {true,true}
tensor @r0.want.2.f32 : f64[1] = {-3}
tensor @r0.want.3.f32 : f64[1] = {1.5}
tensor @r0.want.4.f32 : f64[1] = {0.01764706}
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
tensor @r0.in.x : f32[1, 2] = {3,1.5}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {inf}
tensor @r0.in.u : f32[1] = {-inf}
tensor @r0.in.v : f32[1] = {1}
tensor @r0.in.x1 : i32[1] = {0}
tensor @r0.want.0.f32 : f64[1, 2] = {3,1.505882}
tensor @r0.want.1.bool : bool[1, 2] = {true,true}
tensor @r0.want.2.f32 : f64[1] = {1.5}
tensor @r0.want.3.f32 : f64[1] = {3}
tensor @r0.want.4.f32 : f64[1] = {0.01176471}
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
tensor @r0.in.x : f32[1, 2] = {0,0}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {inf}
tensor @r0.in.u : f32[1] = {-inf}
tensor @r0.in.v : f32[1] = {1}
tensor @r0.in.x1 : i32[1] = {0}
tensor @r0.want.0.f32 : f64[1, 2] = {0,0}
tensor @r0.want.1.bool : bool[1, 2] = {true,true}
tensor @r0.want.2.f32 : f64[1] = {0}
tensor @r0.want.3.f32 : f64[1] = {0}
tensor @r0.want.4.f32 : f64[1] = {0.1}
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
tensor @r0.in.x : f32[1, 3] = {1,inf,-3}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {inf}
tensor @r0.in.u : f32[1] = {-inf}
tensor @r0.in.v : f32[1] = {1}
tensor @r0.in.x1 : i32[1] = {0}
tensor @r0.want.0.f32 : f64[1, 3] = {inf,inf,inf}
tensor @r0.want.1.bool : bool[1, 3] = {false,false,false}
tensor @r0.want.2.f32 : f64[1] = {-3}
tensor @r0.want.3.f32 : f64[1] = {inf}
tensor @r0.want.4.f32 : f64[1] = {inf}
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
tensor @r0.in.x : f32[1, 2] = {1,nan}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {inf}
tensor @r0.in.u : f32[1] = {-inf}
tensor @r0.in.v : f32[1] = {1}
tensor @r0.in.x1 : i32[1] = {0}
tensor @r0.want.0.f32 : f64[1, 2] = {nan,nan}
tensor @r0.want.1.bool : bool[1, 2] = {false,false}
tensor @r0.want.2.f32 : f64[1] = {nan}
tensor @r0.want.3.f32 : f64[1] = {nan}
tensor @r0.want.4.f32 : f64[1] = {nan}
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
tensor @r0.in.x : f32[1, 2] = {-1e-07,3e-06}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {inf}
tensor @r0.in.u : f32[1] = {-inf}
tensor @r0.in.v : f32[1] = {1}
tensor @r0.in.x1 : i32[1] = {0}
tensor @r0.want.0.f32 : f64[1, 2] = {0,0}
tensor @r0.want.1.bool : bool[1, 2] = {true,true}
tensor @r0.want.2.f32 : f64[1] = {-1e-07}
tensor @r0.want.3.f32 : f64[1] = {3e-06}
tensor @r0.want.4.f32 : f64[1] = {6.1e-05}
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
tensor @r0.in.x : f32[1, 2] = {1e-06,3e-06}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {inf}
tensor @r0.in.u : f32[1] = {-inf}
tensor @r0.in.v : f32[1] = {1}
tensor @r0.in.x1 : i32[1] = {0}
tensor @r0.want.0.f32 : f64[1, 2] = {0,0}
tensor @r0.want.1.bool : bool[1, 2] = {true,true}
tensor @r0.want.2.f32 : f64[1] = {1e-06}
tensor @r0.want.3.f32 : f64[1] = {3e-06}
tensor @r0.want.4.f32 : f64[1] = {6.1e-05}
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
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : i8[3, 4] = {-5,5,6,0,2,-2,5,-7,-5,-1,4,7}
tensor @r0.in.y : i8[4, 5] = {7,3,6,6,4,0,-4,0,-1,3,7,-4,-5,-2,-6,5,-1,-2,6,5}
tensor @r0.want.0.i32 : i32[3, 5] = {7,-59,-60,-47,-41,14,1,1,-38,-63,28,-34,-64,5,-12}
tensor @r1.in.x : i8[4, 6] = {-5,5,6,0,2,-2,5,-7,-5,-1,4,7,7,3,6,6,4,0,-4,0,-1,3,7,-4}
tensor @r1.in.y : i8[6, 5] = {-5,-2,-6,5,-1,-2,6,5,-6,-1,4,-6,-4,1,7,4,-6,-4,6,3,5,-3,3,-5,5,-4,-6,-1,0,0}
tensor @r1.want.0.i32 : i32[4, 5] = {57,10,39,-59,52,-43,-70,-36,36,-16,27,-80,-63,39,70,79,-1,41,-38,41}
graph "main"(
    %x : i8[s77, s17],
    %y : i8[s17, 5]) {
  %_int_mm = aten._int_mm.default(self=%x, mat2=%y) : i32[s77, 5]
  return %_int_mm as "_int_mm"
}

fxge 1
model "_int_mm.plain.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {2,-1,-1,-4,6,-7,-2,-6,0,5,-3,4}
tensor @r0.in.y : i8[4, 5] = {-5,-1,4,-1,-7,4,6,-4,6,-5,0,-3,-2,4,-5,3,4,7,7,-6}
tensor @r0.want.0.i32 : i32[3, 5] = {-26,-21,-14,-40,20,-76,-66,14,-98,39,32,55,14,46,-34}
graph "main"(
    %x : i8[3, 4],
    %y : i8[4, 5]) {
  %_int_mm = aten._int_mm.default(self=%x, mat2=%y) : i32[3, 5]
  return %_int_mm as "_int_mm"
}

fxge 1
model "_int_mm.wide.f32" stage "import"
tensor @r0.in.x : i8[2, 300] = {127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127,127}
tensor @r0.in.y : i8[300, 3] = {-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128,-128}
tensor @r0.want.0.i32 : i32[2, 3] = {-4876800,-4876800,-4876800,-4876800,-4876800,-4876800}
graph "main"(
    %x : i8[2, 300],
    %y : i8[300, 3]) {
  %_int_mm = aten._int_mm.default(self=%x, mat2=%y) : i32[2, 3]
  return %_int_mm as "_int_mm"
}

fxge 1
model "_int_mm.unsigned.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {206,200,203,201,203,200,200,207,205,202,206,206}
tensor @r0.in.y : i8[4, 5] = {-6,4,-7,3,7,-7,-5,6,-5,4,0,-7,1,7,-3,-3,-2,6,-3,5}
tensor @r0.want.0.i32 : i32[3, 5] = {-3239,-1999,1167,436,2638,-3239,-2002,1221,388,2656,-3262,-2044,1219,429,2655}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4, 5]) {
  %_int_mm = aten._int_mm.default(self=%x, mat2=%y) : i32[3, 5]
  return %_int_mm as "_int_mm"
}

fxge 1
model "_weight_int8pack_mm.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 16] = {1.84375,-3.03125,0.59375,-0.78125,2.59375,-2.625,0,0.21875,-0.1875,-1.40625,2.5,-2.03125,2.46875,0.9375,-2.75,1.75,0.40625,-1.8125,-0.1875,-2.78125,-0.125,2.75,3,-1.09375,-0.40625,2.03125,0.5625,3.125,2.59375,-2.75,-0.5,0.90625,-1.5,-1.09375,0.46875,-3.03125,-3.125,-0.21875,1.625,2.03125,-2.8125,-2.46875,-2.78125,1.9375,0.71875,-2.65625,2.75,2.8125}
tensor @r0.in.y : i8[8, 16] = {-54,36,63,45,45,-36,63,-63,-54,0,-18,-36,-54,-18,-9,-18,0,54,36,-54,54,45,45,9,-27,36,63,-54,-9,54,-45,18,-18,54,36,-54,-18,-45,9,18,-45,63,27,-63,9,-36,9,-27,36,-45,-54,-36,0,9,-27,27,45,18,54,9,18,0,-9,54,0,-9,63,-18,-54,-45,0,-27,-27,-9,-36,-18,63,18,54,36,-27,-45,-63,-45,-63,-63,-45,18,-27,45,-45,-63,-45,27,-36,-54,36,54,54,-27,-9,63,-27,-36,27,-27,9,-36,27,63,-45,-18,-9,-27,-36,-18,63,-45,36,54,-54,36,54,0,-18,36,54,36}
tensor @r0.in.z : f32[8] = {2.875,1,1.90625,2.75,0.65625,1.96875,2.34375,0.34375}
tensor @r0.want.0.f32 : f64[3, 8] = {-367.1016,329.0625,-49.86035,1176.398,66.99902,-66.44531,247.8516,120.1729,-787.5703,105.4688,-34.3125,818.2969,1.845703,-894.2432,-365.1855,1.643555,-453.6211,-481.5,172.6348,-208.0547,412.3301,-32.11523,-1253.76,39.83203}
tensor @r1.in.x : f32[4, 16] = {1.84375,-3.03125,0.59375,-0.78125,2.59375,-2.625,0,0.21875,-0.1875,-1.40625,2.5,-2.03125,2.46875,0.9375,-2.75,1.75,0.40625,-1.8125,-0.1875,-2.78125,-0.125,2.75,3,-1.09375,-0.40625,2.03125,0.5625,3.125,2.59375,-2.75,-0.5,0.90625,-1.5,-1.09375,0.46875,-3.03125,-3.125,-0.21875,1.625,2.03125,-2.8125,-2.46875,-2.78125,1.9375,0.71875,-2.65625,2.75,2.8125,-0.09375,-1.9375,0.40625,-1.15625,-0.40625,-2.375,2.65625,-1.90625,3,2.8125,2.28125,0.90625,-1.125,-0.4375,-2.75,1.25}
tensor @r1.in.y : i8[8, 16] = {0,54,36,-54,54,45,45,9,-27,36,63,-54,-9,54,-45,18,-18,54,36,-54,-18,-45,9,18,-45,63,27,-63,9,-36,9,-27,36,-45,-54,-36,0,9,-27,27,45,18,54,9,18,0,-9,54,0,-9,63,-18,-54,-45,0,-27,-27,-9,-36,-18,63,18,54,36,-27,-45,-63,-45,-63,-63,-45,18,-27,45,-45,-63,-45,27,-36,-54,36,54,54,-27,-9,63,-27,-36,27,-27,9,-36,27,63,-45,-18,-9,-27,-36,-18,63,-45,36,54,-54,36,54,0,-18,36,54,36,36,36,-63,0,-18,45,-27,-18,-36,-36,-27,-36,36,-9,18,-63}
tensor @r1.in.z : f32[8] = {0.46875,1.34375,1.5,1.875,0.375,2.75,1.8125,1.6875}
tensor @r1.want.0.f32 : f64[4, 8] = {154.248,-35.14746,641.6719,191.4258,-12.65625,290.8125,633.6387,-447.5566,49.43848,-24.1875,446.3438,5.273438,-170.332,-428.4844,8.666016,-182.7246,-225.7031,121.6934,-113.4844,1178.086,-6.117188,-1471.078,210.0234,-66.44531,90.83496,96.37207,521.8594,-267.8906,35.12109,-460.9688,175.3594,-1187.947}
graph "main"(
    %x : f32[s77, 16],
    %y : i8[8, 16],
    %z : f32[8]) {
  %_weight_int8pack_mm = aten._weight_int8pack_mm.default(self=%x, mat2=%y, scales=%z) : f32[s77, 8]
  return %_weight_int8pack_mm as "_weight_int8pack_mm"
}

fxge 1
model "_weight_int8pack_mm.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 16] = {-1.4375,-1.53125,2.4375,-1.34375,-2.09375,2.96875,0.78125,2.125,-1.5625,-1.5625,-0.0625,0.0625,-0.8125,1.75,1.96875,-2.8125,2.8125,-0.9375,1.625,-0.71875,1.3125,1.78125,-2.90625,2.1875,-2.40625,-1.84375,-0.625,-3.125,1.28125,1.84375,-2.125,-2.3125,1.1875,0.78125,2.59375,1.28125,0.0625,-0.65625,-1.53125,-2.21875,-2.125,1,2.65625,-0.6875,-0.53125,-2.5625,-2.3125,-0.46875}
tensor @r0.in.y : i8[8, 16] = {36,-63,0,-54,-27,54,-36,-36,36,54,-9,-54,-45,0,45,-45,-54,-63,-9,-54,54,27,-9,0,63,-45,54,-18,-36,-45,-9,-27,-27,-63,9,-54,-36,9,27,54,9,-63,36,54,-27,-36,27,-27,36,54,-27,-9,-45,9,0,-36,-63,-18,-54,27,-54,36,-63,36,-54,-54,-9,0,-36,-45,9,18,45,0,45,-36,-45,63,-45,-18,9,-54,-27,-63,-27,36,-63,-54,-54,-36,18,-36,-63,0,-45,0,-9,-9,-54,63,36,-27,-9,-36,-9,54,-36,45,36,-45,36,-54,27,-9,18,-9,54,-27,45,63,-18,63,-9,-18,27,18,-36,18}
tensor @r0.in.z : bf16[8] = {2.59375,2.125,1.25,0.0625,1,1.65625,1.53125,0.03125}
tensor @r0.want.0.bf16 : f64[3, 8] = {876,342,800,-8.125,159,312,-580,-5.5,584,-36.5,-185,4.5938,-58.25,800,-592,7.5625,-119.5,-131,-330,5.8438,-132,492,32.75,-0.73047}
graph "main"(
    %x : bf16[3, 16],
    %y : i8[8, 16],
    %z : bf16[8]) {
  %_weight_int8pack_mm = aten._weight_int8pack_mm.default(self=%x, mat2=%y, scales=%z) : bf16[3, 8]
  return %_weight_int8pack_mm as "_weight_int8pack_mm"
}

fxge 1
model "_weight_int8pack_mm.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 16] = {-1.156,0.6562,-0.75,-1.094,-1.75,2.406,-3.125,-0.03125,0.8125,2.188,-1.031,-2.844,2.219,-2.375,0.0625,0.4062,2.844,1.125,0.7188,1.781,-0.125,-0.2188,-0.25,1.25,0.09375,2.031,2.344,1.594,0.3125,2.375,2.594,-1.8125,-2.438,1.344,3,-0.09375,-2.156,-0.75,-1.219,-1.094,1.094,-2.469,2.656,0.0625,1.344,1.4375,2.625,2.938}
tensor @r0.in.y : i8[8, 16] = {-36,-45,45,-27,9,-63,-9,-18,-27,-54,63,36,-9,18,36,-18,-18,54,-27,-9,18,-63,63,27,18,18,36,-27,-9,-18,-36,36,0,-27,-27,9,36,-27,0,9,18,45,-9,-18,0,18,-45,-9,36,63,-36,18,-45,-63,-54,18,-45,-54,-18,27,54,-9,0,-18,36,-45,9,36,54,-18,63,-63,-54,36,45,-27,45,-9,0,63,9,36,63,36,54,-54,18,-18,45,9,-63,54,-18,-18,9,63,-63,45,54,-36,-54,27,45,-27,27,45,27,0,-9,-9,0,63,45,-18,63,-54,-36,63,0,45,36,-18,-27,-63,18,36,-45,-36}
tensor @r0.in.z : f16[8] = {2.219,2.469,2.938,0.75,0.8438,2.781,2.562,2.344}
tensor @r0.want.0.f16 : f64[3, 8] = {-1123,-409,-33.062,17.5,-200.75,-992.5,616,691.5,182.88,-298.5,-104.12,112.44,28.719,-68.812,-459,-125.25,1225,-47.219,-1235,91.75,-27.766,432.5,1539,-230.75}
graph "main"(
    %x : f16[3, 16],
    %y : i8[8, 16],
    %z : f16[8]) {
  %_weight_int8pack_mm = aten._weight_int8pack_mm.default(self=%x, mat2=%y, scales=%z) : f16[3, 8]
  return %_weight_int8pack_mm as "_weight_int8pack_mm"
}

fxge 1
model "_fused_moving_avg_obs_fq_helper.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.75,2.4375,0,-1.8125,-2.65625,-1.28125,-1.9375,2.5625,0.65625,1.09375,-0.15625,-2.3125}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : i64[1] = {1}
tensor @r0.in.w : f32[1] = {-1}
tensor @r0.in.u : f32[1] = {2}
tensor @r0.in.v : f32[1] = {0.1}
tensor @r0.in.x1 : i32[1] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.7466581,2.00294,0,-1.019248,-1.019248,-1.019248,-1.019248,2.00294,0.6518444,1.090358,-0.1540723,-1.019248}
tensor @r0.want.1.bool : bool[3, 4] = {true,false,true,false,false,false,false,false,true,true,true,false}
tensor @r0.want.2.f32 : f64[1] = {-1.016562}
tensor @r0.want.3.f32 : f64[1] = {2.005625}
tensor @r0.want.4.f32 : f64[1] = {0.01185172}
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
