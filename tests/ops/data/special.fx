fxge 1
model "polygamma.halves_n2.f32" stage "import"
tensor @r0.in.x : f32[3] = {-8.5,-0.5,-2.5}
tensor @r0.want.0.f32 : f64[3] = {-0.01230785,-0.8287966,-0.1082041}
graph "main"(
    %x : f32[3]) {
  %polygamma = aten.polygamma.default(n=2, self=%x) : f32[3]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.halves_n2.f64" stage "import"
tensor @r0.in.x : f64[3] = {-8.5,-0.5,-2.5}
tensor @r0.want.0.f64 : f64[3] = {-0.012307846,-0.82879664,-0.10820405}
graph "main"(
    %x : f64[3]) {
  %polygamma = aten.polygamma.default(n=2, self=%x) : f64[3]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.halves_n3.f32" stage "import"
tensor @r0.in.x : f32[3] = {-8.5,-0.5,-2.5}
tensor @r0.want.0.f32 : f64[3] = {194.8155,193.4091,194.7479}
graph "main"(
    %x : f32[3]) {
  %polygamma = aten.polygamma.default(n=3, self=%x) : f32[3]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.halves_n3.f64" stage "import"
tensor @r0.in.x : f64[3] = {-8.5,-0.5,-2.5}
tensor @r0.want.0.f64 : f64[3] = {194.81546,193.40909,194.74788}
graph "main"(
    %x : f64[3]) {
  %polygamma = aten.polygamma.default(n=3, self=%x) : f64[3]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.halves_n4.f32" stage "import"
tensor @r0.in.x : f32[3] = {-8.5,-0.5,-2.5}
tensor @r0.want.0.f32 : f64[3] = {-0.0009052254,-3.47425,-0.067996}
graph "main"(
    %x : f32[3]) {
  %polygamma = aten.polygamma.default(n=4, self=%x) : f32[3]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.halves_n4.f64" stage "import"
tensor @r0.in.x : f64[3] = {-8.5,-0.5,-2.5}
tensor @r0.want.0.f64 : f64[3] = {-0.00090522542,-3.4742498,-0.067996}
graph "main"(
    %x : f64[3]) {
  %polygamma = aten.polygamma.default(n=4, self=%x) : f64[3]
  return %polygamma as "polygamma"
}

fxge 1
model "nextafter.halves.f16" stage "import"
tensor @r0.in.x : f16[12, 1] = {0,-0.0,1,-1,6.55e+04,-2,6e-08,-6e-08,inf,-inf,nan,0.5}
tensor @r0.in.y : f16[12] = {0,-0.0,1,-1,6.55e+04,-2,6e-08,-6e-08,inf,-inf,nan,0.5}
tensor @r0.want.0.f16 : f64[12, 12] = {0,-0.0,5e-324,-5e-324,5e-324,-5e-324,5e-324,-5e-324,5e-324,-5e-324,nan,5e-324,0,-0.0,5e-324,-5e-324,5e-324,-5e-324,5e-324,-5e-324,5e-324,-5e-324,nan,5e-324,1,1,1,1,1,1,1,1,1,1,nan,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,nan,-1,65504,65504,65504,65504,65504,65504,65504,65504,inf,65504,nan,65504,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,nan,-2,5.9605e-08,5.9605e-08,5.9605e-08,5.9605e-08,5.9605e-08,5.9605e-08,5.9605e-08,5.9605e-08,5.9605e-08,5.9605e-08,nan,5.9605e-08,-5.9605e-08,-5.9605e-08,-5.9605e-08,-5.9605e-08,-5.9605e-08,-5.9605e-08,-5.9605e-08,-5.9605e-08,-5.9605e-08,-5.9605e-08,nan,-5.9605e-08,65504,65504,65504,65504,65504,65504,65504,65504,inf,65504,nan,65504,-65504,-65504,-65504,-65504,-65504,-65504,-65504,-65504,-65504,-inf,nan,-65504,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5,nan,0.5}
tensor @r0.own.0 : f64[] = {0.00049}
graph "main"(
    %x : f16[12, 1],
    %y : f16[12]) {
  %nextafter = aten.nextafter.default(self=%x, other=%y) : f16[12, 12]
  return %nextafter as "nextafter"
}

fxge 1
model "nextafter.halves.bf16" stage "import"
tensor @r0.in.x : bf16[12, 1] = {0,-0.0,1,-1,65536,-2,6.007030606269836e-08,-6.007030606269836e-08,inf,-inf,nan,0.5}
tensor @r0.in.y : bf16[12] = {0,-0.0,1,-1,65536,-2,6.007030606269836e-08,-6.007030606269836e-08,inf,-inf,nan,0.5}
tensor @r0.want.0.bf16 : f64[12, 12] = {0,-0.0,5e-324,-5e-324,5e-324,-5e-324,5e-324,-5e-324,5e-324,-5e-324,nan,5e-324,0,-0.0,5e-324,-5e-324,5e-324,-5e-324,5e-324,-5e-324,5e-324,-5e-324,nan,5e-324,1,1,1,1,1,1,1,1,1,1,nan,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,nan,-1,65536,65536,65536,65536,65536,65536,65536,65536,65536,65536,nan,65536,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,nan,-2,6.007e-08,6.007e-08,6.007e-08,6.007e-08,6.007e-08,6.007e-08,6.007e-08,6.007e-08,6.007e-08,6.007e-08,nan,6.007e-08,-6.007e-08,-6.007e-08,-6.007e-08,-6.007e-08,-6.007e-08,-6.007e-08,-6.007e-08,-6.007e-08,-6.007e-08,-6.007e-08,nan,-6.007e-08,3.3895e+38,3.3895e+38,3.3895e+38,3.3895e+38,3.3895e+38,3.3895e+38,3.3895e+38,3.3895e+38,inf,3.3895e+38,nan,3.3895e+38,-3.3895e+38,-3.3895e+38,-3.3895e+38,-3.3895e+38,-3.3895e+38,-3.3895e+38,-3.3895e+38,-3.3895e+38,-3.3895e+38,-inf,nan,-3.3895e+38,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5,nan,0.5}
graph "main"(
    %x : bf16[12, 1],
    %y : bf16[12]) {
  %nextafter = aten.nextafter.default(self=%x, other=%y) : bf16[12, 12]
  return %nextafter as "nextafter"
}

fxge 1
model "igamma.whole.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.062,2.5,1.594,0.0625,1.0625,2.812,0.4375,0.03125,0.9688,2,0.1875,0.4688}
tensor @r0.in.y : i64[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f16 : f64[3, 4] = {0,0.15085,0.71222,0.99908,0.97909,0.89563,0.99959,1,0.99969,0.99877,1,1}
tensor @r0.own.0 : f64[] = {0.00023}
graph "main"(
    %x : f16[3, 4],
    %y : i64[3, 4]) {
  %igamma = aten.igamma.default(self=%x, other=%y) : f16[3, 4]
  return %igamma as "igamma"
}

fxge 1
model "igamma.whole.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.75,1.9375,3.0625,0.8125,0.71875,0.625,0.8125,2.03125,2.59375,1.90625,0.4375,1.46875}
tensor @r0.in.y : i64[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f64 : f64[3, 4] = {0,0.28190457,0.30902745,0.96644245,0.9907692,0.99758669,0.99850118,0.99231792,0.99213416,0.9989687,0.99999416,0.9999396}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %igamma = aten.igamma.default(self=%x, other=%y) : f64[3, 4]
  return %igamma as "igamma"
}

fxge 1
model "i0.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.375,-1.65625,1.375,-0.21875,-2.15625,2.90625,2.65625,0.0625,0.28125,0.78125,-0.46875,-2.25}
tensor @r0.want.0.f32 : f64[3, 4] = {2.992452,1.812722,1.531529,1.011999,2.547064,4.525391,3.71227,1.000977,1.019873,1.158508,1.055691,2.727078}
tensor @r1.in.x : f32[4, 6] = {-2.375,-1.65625,1.375,-0.21875,-2.15625,2.90625,2.65625,0.0625,0.28125,0.78125,-0.46875,-2.25,-2.125,2.875,0.59375,0.28125,1.875,-0.5,1.875,1.21875,-0.3125,0.625,1.65625,0.59375}
tensor @r1.want.0.f32 : f64[4, 6] = {2.992452,1.812722,1.531529,1.011999,2.547064,4.525391,3.71227,1.000977,1.019873,1.158508,1.055691,2.727078,2.490429,4.413444,1.090096,1.019873,2.091958,1.063483,2.091958,1.407267,1.024563,1.100066,1.812722,1.090096}
graph "main"(
    %x : f32[s77, s27]) {
  %i0 = aten.i0.default(self=%x) : f32[s77, s27]
  return %i0 as "i0"
}

fxge 1
model "i0.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.96875,0.875,-1.4375,0.5625,-1.75,1.25,0.5625,2.8125,-0.3125,-2.65625,2.0625,-1.71875}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.2306,1.2008,1.5873,1.0807,1.9253,1.4305,1.0807,4.1988,1.0246,3.7123,2.382,1.8866}
tensor @r0.own.0 : f64[] = {0.0027}
graph "main"(
    %x : bf16[3, 4]) {
  %i0 = aten.i0.default(self=%x) : bf16[3, 4]
  return %i0 as "i0"
}

fxge 1
model "i0.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2,-1.25,-1.969,0.875,-1.219,1.469,0.8125,0.5312,1.156,-2.375,2.844,-2}
tensor @r0.want.0.f16 : f64[3, 4] = {2.2796,1.4305,2.2306,1.2008,1.4073,1.6165,1.172,1.0718,1.3632,2.9925,4.3046,2.2796}
tensor @r0.own.0 : f64[] = {0.00011}
graph "main"(
    %x : f16[3, 4]) {
  %i0 = aten.i0.default(self=%x) : f16[3, 4]
  return %i0 as "i0"
}

fxge 1
model "i0.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,5,1,6,7,-1,-6,0,-1,-2,7,-4}
tensor @r0.want.0.f32 : f64[3, 4] = {1.266066,27.23987,1.266066,67.23441,168.5939,1.266066,67.23441,1,1.266066,2.279585,168.5939,11.30192}
graph "main"(
    %x : i32[3, 4]) {
  %i0 = aten.i0.default(self=%x) : f32[3, 4]
  return %i0 as "i0"
}

fxge 1
model "i0.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,-6,3,-1,7,-7,1,7,6,-3,7,5}
tensor @r0.want.0.f32 : f64[3, 4] = {67.23441,67.23441,4.880793,1.266066,168.5939,168.5939,1.266066,168.5939,67.23441,4.880793,168.5939,27.23987}
graph "main"(
    %x : i64[3, 4]) {
  %i0 = aten.i0.default(self=%x) : f32[3, 4]
  return %i0 as "i0"
}

fxge 1
model "i0.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,6,2,7,6,0,6,7,5,6,6,4}
tensor @r0.want.0.f32 : f64[3, 4] = {1,67.23441,2.279585,168.5939,67.23441,1,67.23441,168.5939,27.23987,67.23441,67.23441,11.30192}
graph "main"(
    %x : u8[3, 4]) {
  %i0 = aten.i0.default(self=%x) : f32[3, 4]
  return %i0 as "i0"
}

fxge 1
model "i0.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,true,false,true,false,true,false,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1.266066,1.266066,1.266066,1.266066,1,1.266066,1,1.266066,1,1.266066,1.266066}
graph "main"(
    %x : bool[3, 4]) {
  %i0 = aten.i0.default(self=%x) : f32[3, 4]
  return %i0 as "i0"
}

fxge 1
model "special_i0e.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.6875,1.125,0.9375,-3.0625,0.46875,1.21875,2.0625,-2.96875,2.5625,2,2.5,1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.2588765,0.4357914,0.4824954,0.2401657,0.6606343,0.4159872,0.302831,0.2444565,0.2661647,0.3085083,0.2700464,0.4159872}
tensor @r1.in.x : f32[4, 6] = {-2.6875,1.125,0.9375,-3.0625,0.46875,1.21875,2.0625,-2.96875,2.5625,2,2.5,1.21875,-2.8125,-2.03125,1.9375,0.90625,-0.96875,-1.15625,-0.8125,-1.125,-0.8125,0.03125,-2.03125,-2.625}
tensor @r1.want.0.f32 : f64[4, 6] = {0.2588765,0.4357914,0.4824954,0.2401657,0.6606343,0.4159872,0.302831,0.2444565,0.2661647,0.3085083,0.2700464,0.4159872,0.2521572,0.3056326,0.3144938,0.4913509,0.47397,0.4289546,0.5200606,0.4357914,0.5200606,0.9694699,0.3056326,0.2624448}
graph "main"(
    %x : f32[s77, s27]) {
  %special_i0e = aten.special_i0e.default(self=%x) : f32[s77, s27]
  return %special_i0e as "special_i0e"
}

fxge 1
model "special_i0e.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.71875,1.84375,0.65625,2.75,0.5,0.34375,1.21875,-2.71875,-2.09375,0.46875,1,1.8125}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.25715,0.3241,0.57617,0.25545,0.64504,0.73021,0.41599,0.25715,0.3001,0.66063,0.46576,0.32749}
tensor @r0.own.0 : f64[] = {0.006}
graph "main"(
    %x : bf16[3, 4]) {
  %special_i0e = aten.special_i0e.default(self=%x) : bf16[3, 4]
  return %special_i0e as "special_i0e"
}

fxge 1
model "special_i0e.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.812,-0.875,1.531,2.844,3,-1.875,-1.0625,2.031,-1.094,2.25,0.2188,-0.9062}
tensor @r0.want.0.f16 : f64[3, 4] = {0.25216,0.50055,0.36287,0.25056,0.243,0.32081,0.45023,0.30563,0.44288,0.28743,0.81316,0.49135}
tensor @r0.own.0 : f64[] = {0.00082}
graph "main"(
    %x : f16[3, 4]) {
  %special_i0e = aten.special_i0e.default(self=%x) : f16[3, 4]
  return %special_i0e as "special_i0e"
}

fxge 1
model "special_i0e.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,7,-7,-1,-5,-1,1,1,-1,-2,-7,4}
tensor @r0.want.0.f32 : f64[3, 4] = {0.2430004,0.1537377,0.1537377,0.4657596,0.1835408,0.4657596,0.4657596,0.4657596,0.4657596,0.3085083,0.1537377,0.2070019}
graph "main"(
    %x : i32[3, 4]) {
  %special_i0e = aten.special_i0e.default(self=%x) : f32[3, 4]
  return %special_i0e as "special_i0e"
}

fxge 1
model "special_i0e.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,-5,-2,1,-6,-6,-7,-5,7,-7,0,-3}
tensor @r0.want.0.f32 : f64[3, 4] = {0.1835408,0.1835408,0.3085083,0.4657596,0.1666574,0.1666574,0.1537377,0.1835408,0.1537377,0.1537377,1,0.2430004}
graph "main"(
    %x : i64[3, 4]) {
  %special_i0e = aten.special_i0e.default(self=%x) : f32[3, 4]
  return %special_i0e as "special_i0e"
}

fxge 1
model "special_i0e.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,1,2,6,1,1,2,5,4,6,5,7}
tensor @r0.want.0.f32 : f64[3, 4] = {1,0.4657596,0.3085083,0.1666574,0.4657596,0.4657596,0.3085083,0.1835408,0.2070019,0.1666574,0.1835408,0.1537377}
graph "main"(
    %x : u8[3, 4]) {
  %special_i0e = aten.special_i0e.default(self=%x) : f32[3, 4]
  return %special_i0e as "special_i0e"
}

fxge 1
model "special_i0e.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,false,false,false,true,false,false,false,false,false}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4657596,0.4657596,0.4657596,1,1,1,0.4657596,1,1,1,1,1}
graph "main"(
    %x : bool[3, 4]) {
  %special_i0e = aten.special_i0e.default(self=%x) : f32[3, 4]
  return %special_i0e as "special_i0e"
}

fxge 1
model "special_i1.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.375,-0.46875,2.84375,-1.59375,2.15625,2.40625,-0.1875,0.96875,0.03125,-2.96875,1.84375,-2.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1908153,-0.2408715,3.433938,-1.078127,1.838559,2.311233,-0.09416259,0.5434627,0.01562691,-3.843576,1.373191,-2.982239}
tensor @r1.in.x : f32[4, 6] = {-0.375,-0.46875,2.84375,-1.59375,2.15625,2.40625,-0.1875,0.96875,0.03125,-2.96875,1.84375,-2.6875,0.03125,-0.15625,-2.375,1.28125,2.0625,-0.1875,-2.0625,-1.6875,-3.09375,-2.28125,0.5,-0.375}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.1908153,-0.2408715,3.433938,-1.078127,1.838559,2.311233,-0.09416259,0.5434627,0.01562691,-3.843576,1.373191,-2.982239,0.01562691,-0.07836366,-2.246397,0.7813869,1.685887,-0.09416259,-1.685887,-1.181916,-4.301906,-2.062137,0.2578943,-0.1908153}
graph "main"(
    %x : f32[s77, s27]) {
  %special_i1 = aten.special_i1.default(self=%x) : f32[s77, s27]
  return %special_i1 as "special_i1"
}

fxge 1
model "special_i1.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.6875,2.25,2.53125,2,-1.96875,2.8125,-0.375,-1.65625,-1.59375,-2.15625,1.875,-0.6875}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.1819,2.004,2.5891,1.5906,-1.5449,3.3385,-0.19082,-1.1465,-1.0781,-1.8386,1.4145,-0.36446}
tensor @r0.own.0 : f64[] = {0.0016}
graph "main"(
    %x : bf16[3, 4]) {
  %special_i1 = aten.special_i1.default(self=%x) : bf16[3, 4]
  return %special_i1 as "special_i1"
}

fxge 1
model "special_i1.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5,-2.875,-2.406,0.375,-2.938,-1.656,1.3125,-0.9688,2.094,-0.6875,2.219,-0.75}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.25789,-3.5321,-2.3112,0.19082,-3.7368,-1.1465,0.80808,-0.54346,1.7354,-0.36446,1.9473,-0.40199}
tensor @r0.own.0 : f64[] = {0.00022}
graph "main"(
    %x : f16[3, 4]) {
  %special_i1 = aten.special_i1.default(self=%x) : f16[3, 4]
  return %special_i1 as "special_i1"
}

fxge 1
model "special_i1.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,-6,0,-5,-3,6,6,-1,1,-4,-5,1}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.95337,-61.34194,0,-24.33564,-3.95337,61.34194,61.34194,-0.5651591,0.5651591,-9.759465,-24.33564,0.5651591}
graph "main"(
    %x : i32[3, 4]) {
  %special_i1 = aten.special_i1.default(self=%x) : f32[3, 4]
  return %special_i1 as "special_i1"
}

fxge 1
model "special_i1.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-1,4,-6,-4,-4,-1,-3,0,-5,-6,-3}
tensor @r0.want.0.f32 : f64[3, 4] = {-156.0391,-0.5651591,9.759465,-61.34194,-9.759465,-9.759465,-0.5651591,-3.95337,0,-24.33564,-61.34194,-3.95337}
graph "main"(
    %x : i64[3, 4]) {
  %special_i1 = aten.special_i1.default(self=%x) : f32[3, 4]
  return %special_i1 as "special_i1"
}

fxge 1
model "special_i1.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,3,6,3,2,5,6,4,0,5,4,2}
tensor @r0.want.0.f32 : f64[3, 4] = {0,3.95337,61.34194,3.95337,1.590637,24.33564,61.34194,9.759465,0,24.33564,9.759465,1.590637}
graph "main"(
    %x : u8[3, 4]) {
  %special_i1 = aten.special_i1.default(self=%x) : f32[3, 4]
  return %special_i1 as "special_i1"
}

fxge 1
model "special_i1.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,false,false,false,false,false,false,false,false,true}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0.5651591,0,0,0,0,0,0,0,0,0,0.5651591}
graph "main"(
    %x : bool[3, 4]) {
  %special_i1 = aten.special_i1.default(self=%x) : f32[3, 4]
  return %special_i1 as "special_i1"
}

fxge 1
model "special_i1e.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.53125,-0.53125,1.71875,-1.125,-1.09375,-2,0.6875,-0.9375,-2.96875,0.375,-1.5,-0.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.1617269,-0.1617269,0.2184229,-0.2130719,-0.2119721,-0.2152693,0.1832637,-0.2044844,-0.1974348,0.1311453,-0.2190394,-0.1381211}
tensor @r1.in.x : f32[4, 6] = {0.53125,-0.53125,1.71875,-1.125,-1.09375,-2,0.6875,-0.9375,-2.96875,0.375,-1.5,-0.40625,-1.5,2.96875,2.75,2.71875,-1.78125,-2.15625,0,2.78125,1.0625,1.15625,-2.6875,-0.375}
tensor @r1.want.0.f32 : f64[4, 6] = {0.1617269,-0.1617269,0.2184229,-0.2130719,-0.2119721,-0.2152693,0.1832637,-0.2044844,-0.1974348,0.1311453,-0.2190394,-0.1381211,-0.2190394,0.1974348,0.2017186,0.2023316,-0.2179052,-0.2128287,0,0.2011054,0.2107505,0.2140571,-0.2029439,-0.1311453}
graph "main"(
    %x : f32[s77, s27]) {
  %special_i1e = aten.special_i1e.default(self=%x) : f32[s77, s27]
  return %special_i1e as "special_i1e"
}

fxge 1
model "special_i1e.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.125,-1.75,-0.5625,2.5625,-0.625,0.875,0.59375,-0.625,1.53125,-2.90625,0.28125,2.15625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.21307,-0.21818,-0.16667,0.20538,-0.17557,0.2004,0.17128,-0.17557,0.21909,-0.19866,0.1072,0.21283}
tensor @r0.own.0 : f64[] = {0.0019}
graph "main"(
    %x : bf16[3, 4]) {
  %special_i1e = aten.special_i1e.default(self=%x) : bf16[3, 4]
  return %special_i1e as "special_i1e"
}

fxge 1
model "special_i1e.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.1875,0.2188,-2.875,-1.594,2.75,0.2812,2.188,2.781,2.156,-1.344,-1.0625,2.594}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.078064,0.088412,-0.19927,-0.21903,0.20172,0.1072,0.2123,0.20111,0.21283,-0.21792,-0.21075,0.20477}
tensor @r0.own.0 : f64[] = {0.00027}
graph "main"(
    %x : f16[3, 4]) {
  %special_i1e = aten.special_i1e.default(self=%x) : f16[3, 4]
  return %special_i1e as "special_i1e"
}

fxge 1
model "special_i1e.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,-6,3,-6,7,2,7,4,3,3,1,6}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1787508,-0.1520515,0.1968267,-0.1520515,0.1422892,0.2152693,0.1422892,0.1787508,0.1968267,0.1968267,0.2079104,0.1520515}
graph "main"(
    %x : i32[3, 4]) {
  %special_i1e = aten.special_i1e.default(self=%x) : f32[3, 4]
  return %special_i1e as "special_i1e"
}

fxge 1
model "special_i1e.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,5,-1,-1,0,-3,0,1,-1,-5,5,-6}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1520515,0.1639723,-0.2079104,-0.2079104,0,-0.1968267,0,0.2079104,-0.2079104,-0.1639723,0.1639723,-0.1520515}
graph "main"(
    %x : i64[3, 4]) {
  %special_i1e = aten.special_i1e.default(self=%x) : f32[3, 4]
  return %special_i1e as "special_i1e"
}

fxge 1
model "special_i1e.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,4,7,3,6,4,5,0,3,2,3,5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.1787508,0.1787508,0.1422892,0.1968267,0.1520515,0.1787508,0.1639723,0,0.1968267,0.2152693,0.1968267,0.1639723}
graph "main"(
    %x : u8[3, 4]) {
  %special_i1e = aten.special_i1e.default(self=%x) : f32[3, 4]
  return %special_i1e as "special_i1e"
}

fxge 1
model "special_i1e.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,true,true,false,true,false,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {0.2079104,0,0.2079104,0,0.2079104,0.2079104,0,0.2079104,0,0.2079104,0.2079104,0.2079104}
graph "main"(
    %x : bool[3, 4]) {
  %special_i1e = aten.special_i1e.default(self=%x) : f32[3, 4]
  return %special_i1e as "special_i1e"
}

fxge 1
model "digamma.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.90625,0.1875,0.34375,-1.34375,-0.84375,2.625,-2.125,-0.375,-0.53125,0.9375,0.25,-1.125}
tensor @r0.want.0.f32 : f64[3, 4] = {-9.995968,-5.638332,-3.029773,2.302721,-5.560764,0.7626759,8.55546,1.213958,-0.244115,-0.6850007,-4.227454,8.084872}
tensor @r1.in.x : f32[4, 6] = {-0.90625,0.1875,0.34375,-1.34375,-0.84375,2.625,-2.125,-0.375,-0.53125,0.9375,0.25,-1.125,-0.9375,-2.4375,2.1875,1.375,0.8125,-0.78125,2.75,0.34375,2.3125,-0.8125,0.1875,2.125}
tensor @r1.want.0.f32 : f64[4, 6] = {-9.995968,-5.638332,-3.029773,2.302721,-5.560764,0.7626759,8.55546,1.213958,-0.244115,-0.6850007,-4.227454,8.084872,-15.41219,1.707197,0.5371066,-0.08733238,-0.9366063,-3.556961,0.818901,-3.029773,0.6067992,-4.407563,-5.638332,0.5003962}
graph "main"(
    %x : f32[s77, s27]) {
  %digamma = aten.digamma.default(self=%x) : f32[s77, s27]
  return %digamma as "digamma"
}

fxge 1
model "digamma.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.6875,1.71875,-0.6875,-1.25,1.1875,1.09375,2.96875,-1.03125,-0.25,-0.375,-1.53125,-2.09375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.256,0.22332,-1.9006,3.7141,-0.305,-0.43275,0.91037,32.34,2.9141,1.214,0.40895,11.316}
tensor @r0.own.0 : f64[] = {0.0028}
graph "main"(
    %x : bf16[3, 4]) {
  %digamma = aten.digamma.default(self=%x) : bf16[3, 4]
  return %digamma as "digamma"
}

fxge 1
model "digamma.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.938,1.094,-3.031,-1,-1.906,1.094,0,-1.406,1.469,0.4062,-0.7812,-0.9375}
tensor @r0.want.0.f16 : f64[3, 4] = {0.8978,-0.43275,33.162,nan,-9.4714,-0.43275,-inf,1.6091,0.0068654,-2.5165,-3.557,-15.412}
tensor @r0.own.0 : f64[] = {0.00018}
graph "main"(
    %x : f16[3, 4]) {
  %digamma = aten.digamma.default(self=%x) : f16[3, 4]
  return %digamma as "digamma"
}

fxge 1
model "digamma.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,6,-5,-4,-6,-6,7,-3,-7,3,1,-5}
tensor @r0.want.0.f32 : f64[3, 4] = {-inf,1.706118,nan,nan,nan,nan,1.872784,nan,nan,0.9227843,-0.5772157,nan}
graph "main"(
    %x : i32[3, 4]) {
  %digamma = aten.digamma.default(self=%x) : f32[3, 4]
  return %digamma as "digamma"
}

fxge 1
model "digamma.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,-7,-6,-3,-2,3,6,0,3,7,3,-3}
tensor @r0.want.0.f32 : f64[3, 4] = {0.9227843,nan,nan,nan,nan,0.9227843,1.706118,-inf,0.9227843,1.872784,0.9227843,nan}
graph "main"(
    %x : i64[3, 4]) {
  %digamma = aten.digamma.default(self=%x) : f32[3, 4]
  return %digamma as "digamma"
}

fxge 1
model "digamma.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,1,1,5,1,6,4,5,0,1,6,7}
tensor @r0.want.0.f32 : f64[3, 4] = {1.872784,-0.5772157,-0.5772157,1.506118,-0.5772157,1.706118,1.256118,1.506118,-inf,-0.5772157,1.706118,1.872784}
graph "main"(
    %x : u8[3, 4]) {
  %digamma = aten.digamma.default(self=%x) : f32[3, 4]
  return %digamma as "digamma"
}

fxge 1
model "digamma.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,false,false,true,true,false,true,false,true,false}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5772157,-inf,-inf,-inf,-inf,-0.5772157,-0.5772157,-inf,-0.5772157,-inf,-0.5772157,-inf}
graph "main"(
    %x : bool[3, 4]) {
  %digamma = aten.digamma.default(self=%x) : f32[3, 4]
  return %digamma as "digamma"
}

fxge 1
model "lgamma.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.625,1.46875,2.0625,2.1875,2.40625,1.03125,-2.28125,-1.75,2.875,2.71875,-2.25,2.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3608295,-0.1214618,0.02766752,0.09018866,0.22095,-0.01724678,0.4344347,1.016089,0.580936,0.4498386,0.5555015,0.22095}
tensor @r1.in.x : f32[4, 6] = {0.625,1.46875,2.0625,2.1875,2.40625,1.03125,-2.28125,-1.75,2.875,2.71875,-2.25,2.40625,0.15625,1,-2.71875,0.78125,2.125,0.59375,0.125,0.5625,-2,2.15625,0.96875,3.09375}
tensor @r1.want.0.f32 : f64[4, 6] = {0.3608295,-0.1214618,0.02766752,0.09018866,0.22095,-0.01724678,0.4344347,1.016089,0.580936,0.4498386,0.5555015,0.22095,1.784803,0,-0.04781826,0.1705627,0.05775985,0.4079342,2.019418,0.4586555,inf,0.07368747,0.01885367,0.781373}
graph "main"(
    %x : f32[s77, s27]) {
  %lgamma = aten.lgamma.default(self=%x) : f32[s77, s27]
  return %lgamma as "lgamma"
}

fxge 1
model "lgamma.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.28125,-2.40625,1.875,0.75,-0.5,-1.5625,0.21875,2.78125,1.84375,1.21875,0.59375,-2.40625}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.507,0.089725,-0.047673,0.20328,1.2655,0.83455,1.4293,0.50102,-0.057917,-0.090572,0.40793,0.089725}
tensor @r0.own.0 : f64[] = {0.00092}
graph "main"(
    %x : bf16[3, 4]) {
  %lgamma = aten.lgamma.default(self=%x) : bf16[3, 4]
  return %lgamma as "lgamma"
}

fxge 1
model "lgamma.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.125,2.062,-1.625,2.594,-2.062,-1,0.3125,-0.8125,2.438,1.781,1.3125,-1.125}
tensor @r0.want.0.f16 : f64[3, 4] = {0.81153,0.027668,0.84757,0.35273,2.0274,inf,1.0529,1.8,0.2417,-0.076297,-0.1102,2.0475}
tensor @r0.own.0 : f64[] = {0.00031}
graph "main"(
    %x : f16[3, 4]) {
  %lgamma = aten.lgamma.default(self=%x) : f16[3, 4]
  return %lgamma as "lgamma"
}

fxge 1
model "lgamma.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,2,5,-5,7,5,-4,-6,-4,-7,-2,-4}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,3.178054,inf,6.579251,3.178054,inf,inf,inf,inf,inf,inf}
graph "main"(
    %x : i32[3, 4]) {
  %lgamma = aten.lgamma.default(self=%x) : f32[3, 4]
  return %lgamma as "lgamma"
}

fxge 1
model "lgamma.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,4,-1,-5,-2,-6,-7,-7,-2,-7,6,-7}
tensor @r0.want.0.f32 : f64[3, 4] = {0,1.791759,inf,inf,inf,inf,inf,inf,inf,inf,4.787492,inf}
graph "main"(
    %x : i64[3, 4]) {
  %lgamma = aten.lgamma.default(self=%x) : f32[3, 4]
  return %lgamma as "lgamma"
}

fxge 1
model "lgamma.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,2,4,3,6,4,2,5,0,2,4,2}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,1.791759,0.6931472,4.787492,1.791759,0,3.178054,inf,0,1.791759,0}
graph "main"(
    %x : u8[3, 4]) {
  %lgamma = aten.lgamma.default(self=%x) : f32[3, 4]
  return %lgamma as "lgamma"
}

fxge 1
model "lgamma.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,false,false,true,true,true,false,false,true,false}
tensor @r0.want.0.f32 : f64[3, 4] = {inf,inf,inf,inf,inf,0,0,0,inf,inf,0,inf}
graph "main"(
    %x : bool[3, 4]) {
  %lgamma = aten.lgamma.default(self=%x) : f32[3, 4]
  return %lgamma as "lgamma"
}

fxge 1
model "sinc.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.0625,-0.15625,2.46875,-0.5,-1.0625,-0.28125,-2.1875,2.53125,-1.4375,-2.09375,-2.6875,0.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.03010869,0.9603215,0.1283148,0.6366198,-0.05844629,0.8748689,0.08084274,0.1251465,-0.2171782,0.04413157,0.09848,0.2584751}
tensor @r1.in.x : f32[4, 6] = {2.0625,-0.15625,2.46875,-0.5,-1.0625,-0.28125,-2.1875,2.53125,-1.4375,-2.09375,-2.6875,0.78125,0.1875,2.71875,2.4375,2.6875,-0.21875,1.25,-0.28125,2.65625,1.8125,3,2.15625,1.03125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.03010869,0.9603215,0.1283148,0.6366198,-0.05844629,0.8748689,0.08084274,0.1251465,-0.2171782,0.04413157,0.09848,0.2584751,0.9431653,0.09050368,0.1280794,0.09848,0.9231253,-0.1800633,0.8748689,0.1056844,-0.09756883,3.898172e-17,0.06958852,-0.03025438}
graph "main"(
    %x : f32[s77, s27]) {
  %sinc = aten.sinc.default(self=%x) : f32[s77, s27]
  return %sinc as "sinc"
}

fxge 1
model "sinc.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.46875,0.03125,1.625,-2.125,-0.71875,2.90625,1.90625,2.53125,-0.34375,-0.375,-2.3125,-1.625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.12831,0.99839,-0.18097,0.057323,0.34234,0.031794,-0.048472,0.12515,0.81665,0.78421,0.11445,-0.18097}
tensor @r0.own.0 : f64[] = {0.0016}
graph "main"(
    %x : bf16[3, 4]) {
  %sinc = aten.sinc.default(self=%x) : bf16[3, 4]
  return %sinc as "sinc"
}

fxge 1
model "sinc.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.0625,-0.4375,3.125,-0.375,-2.062,1.906,2.75,3.031,2.75,0.6562,2.188,1.5}
tensor @r0.want.0.f16 : f64[3, 4] = {0.99359,0.71359,-0.03898,0.78421,0.030109,-0.048472,0.081847,-0.010293,0.081847,0.42777,0.080843,-0.21221}
tensor @r0.own.0 : f64[] = {0.00021}
graph "main"(
    %x : f16[3, 4]) {
  %sinc = aten.sinc.default(self=%x) : f16[3, 4]
  return %sinc as "sinc"
}

fxge 1
model "sinc.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-7,6,-3,-3,-2,-6,-3,7,7,0,7,0}
tensor @r0.want.0.f32 : f64[3, 4] = {3.898172e-17,-3.898172e-17,3.898172e-17,3.898172e-17,-3.898172e-17,-3.898172e-17,3.898172e-17,3.898172e-17,3.898172e-17,1,3.898172e-17,1}
graph "main"(
    %x : i32[3, 4]) {
  %sinc = aten.sinc.default(self=%x) : f32[3, 4]
  return %sinc as "sinc"
}

fxge 1
model "sinc.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,0,4,0,2,1,6,-6,-2,-6,-5,6}
tensor @r0.want.0.f32 : f64[3, 4] = {3.898172e-17,1,-3.898172e-17,1,-3.898172e-17,3.898172e-17,-3.898172e-17,-3.898172e-17,-3.898172e-17,-3.898172e-17,3.898172e-17,-3.898172e-17}
graph "main"(
    %x : i64[3, 4]) {
  %sinc = aten.sinc.default(self=%x) : f32[3, 4]
  return %sinc as "sinc"
}

fxge 1
model "sinc.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,7,4,6,3,0,3,4,0,2,5,5}
tensor @r0.want.0.f32 : f64[3, 4] = {1,3.898172e-17,-3.898172e-17,-3.898172e-17,3.898172e-17,1,3.898172e-17,-3.898172e-17,1,-3.898172e-17,3.898172e-17,3.898172e-17}
graph "main"(
    %x : u8[3, 4]) {
  %sinc = aten.sinc.default(self=%x) : f32[3, 4]
  return %sinc as "sinc"
}

fxge 1
model "sinc.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,false,true,true,false,false,false,false,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,3.898172e-17,1,3.898172e-17,3.898172e-17,1,1,1,1,3.898172e-17,3.898172e-17}
graph "main"(
    %x : bool[3, 4]) {
  %sinc = aten.sinc.default(self=%x) : f32[3, 4]
  return %sinc as "sinc"
}

fxge 1
model "special_entr.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.46875,1.90625,2.78125,-0.1875,2.71875,-1.6875,0.34375,-3.0625,0.0625,-1.625,-1.1875,-0.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3551652,-1.229794,-2.844942,-inf,-2.719218,-inf,0.3670702,-inf,0.1732868,-inf,-inf,-inf}
tensor @r1.in.x : f32[4, 6] = {0.46875,1.90625,2.78125,-0.1875,2.71875,-1.6875,0.34375,-3.0625,0.0625,-1.625,-1.1875,-0.96875,-2.15625,1.46875,0.96875,3,1.9375,0.3125,-2.1875,2.40625,-0.59375,-0.09375,-0.65625,1.21875}
tensor @r1.want.0.f32 : f64[4, 6] = {0.3551652,-1.229794,-2.844942,-inf,-2.719218,-inf,0.3670702,-inf,0.1732868,-inf,-inf,-inf,-inf,-0.5646047,0.03075655,-3.295837,-1.28146,0.3634846,-inf,-2.112855,-inf,-inf,-inf,-0.2411001}
graph "main"(
    %x : f32[s77, s27]) {
  %special_entr = aten.special_entr.default(self=%x) : f32[s77, s27]
  return %special_entr as "special_entr"
}

fxge 1
model "special_entr.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.75,-0.25,1.03125,0.21875,-1.25,-1.9375,-2.3125,-2.90625,1.65625,0.4375,-2.03125,0}
tensor @r0.want.0.bf16 : f64[3, 4] = {-inf,-inf,-0.031733,0.33246,-inf,-inf,-inf,-inf,-0.83567,0.36167,-inf,0}
tensor @r0.own.0 : f64[] = {0.0019}
graph "main"(
    %x : bf16[3, 4]) {
  %special_entr = aten.special_entr.default(self=%x) : bf16[3, 4]
  return %special_entr as "special_entr"
}

fxge 1
model "special_entr.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.1562,2.844,-2.844,-0.9062,-1.5,-2.25,2.656,1.6875,-0.9688,-2.062,-1.094,1.281}
tensor @r0.want.0.f16 : f64[3, 4] = {0.29005,-2.9721,-inf,-inf,-inf,-inf,-2.5949,-0.88298,-inf,-inf,-inf,-0.31754}
tensor @r0.own.0 : f64[] = {0.00046}
graph "main"(
    %x : f16[3, 4]) {
  %special_entr = aten.special_entr.default(self=%x) : f16[3, 4]
  return %special_entr as "special_entr"
}

fxge 1
model "special_entr.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,5,3,-2,-4,6,7,-3,7,6,-2,6}
tensor @r0.want.0.f32 : f64[3, 4] = {-inf,-8.04719,-3.295837,-inf,-inf,-10.75056,-13.62137,-inf,-13.62137,-10.75056,-inf,-10.75056}
graph "main"(
    %x : i32[3, 4]) {
  %special_entr = aten.special_entr.default(self=%x) : f32[3, 4]
  return %special_entr as "special_entr"
}

fxge 1
model "special_entr.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,1,-1,-7,1,2,-7,1,-4,5,5,0}
tensor @r0.want.0.f32 : f64[3, 4] = {-inf,-0.0,-inf,-inf,-0.0,-1.386294,-inf,-0.0,-inf,-8.04719,-8.04719,0}
graph "main"(
    %x : i64[3, 4]) {
  %special_entr = aten.special_entr.default(self=%x) : f32[3, 4]
  return %special_entr as "special_entr"
}

fxge 1
model "special_entr.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,0,0,6,1,7,6,2,7,6,4,4}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.386294,0,0,-10.75056,-0.0,-13.62137,-10.75056,-1.386294,-13.62137,-10.75056,-5.545177,-5.545177}
graph "main"(
    %x : u8[3, 4]) {
  %special_entr = aten.special_entr.default(self=%x) : f32[3, 4]
  return %special_entr as "special_entr"
}

fxge 1
model "special_entr.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,true,false,false,true,true,true,true,false}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0,0,-0.0,-0.0,-0.0,0,0,-0.0,-0.0,-0.0,-0.0,0}
graph "main"(
    %x : bool[3, 4]) {
  %special_entr = aten.special_entr.default(self=%x) : f32[3, 4]
  return %special_entr as "special_entr"
}

fxge 1
model "special_ndtr.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.1875,2.90625,-2.40625,-0.25,2.9375,-1.75,1.75,-1.59375,2.375,2.28125,-0.53125,-1.25}
tensor @r0.want.0.f32 : f64[3, 4] = {0.985647,0.9981711,0.008058616,0.4012937,0.9983456,0.04005916,0.9599408,0.05549602,0.9912255,0.9887332,0.2976228,0.1056498}
tensor @r1.in.x : f32[4, 6] = {2.1875,2.90625,-2.40625,-0.25,2.9375,-1.75,1.75,-1.59375,2.375,2.28125,-0.53125,-1.25,2.9375,-2.375,-1.875,-0.75,-1.5,2.875,-2.78125,1.15625,2.125,1.4375,-0.5,2.78125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.985647,0.9981711,0.008058616,0.4012937,0.9983456,0.04005916,0.9599408,0.05549602,0.9912255,0.9887332,0.2976228,0.1056498,0.9983456,0.008774475,0.03039636,0.2266274,0.0668072,0.9979799,0.002707501,0.8762105,0.9832067,0.924712,0.3085375,0.9972925}
graph "main"(
    %x : f32[s77, s27]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f32[s77, s27]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.4375,2.0625,-2.15625,0.3125,2.09375,-1.125,-1.34375,0.15625,-1.28125,0.6875,-2.78125,-2.90625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.0073946,0.98042,0.015532,0.62267,0.98186,0.13029,0.089515,0.56208,0.10005,0.75412,0.0027075,0.0018289}
tensor @r0.own.0 : f64[] = {0.0026}
graph "main"(
    %x : bf16[3, 4]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : bf16[3, 4]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.062,-0.09375,1.906,0.8438,2.219,-2.875,1.156,0.2188,1.719,-0.09375,1.844,-2.844}
tensor @r0.want.0.f16 : f64[3, 4] = {0.98042,0.46265,0.97169,0.8006,0.98675,0.0020201,0.87621,0.58658,0.95717,0.46265,0.96739,0.0022293}
tensor @r0.own.0 : f64[] = {0.00024}
graph "main"(
    %x : f16[3, 4]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f16[3, 4]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-6,-5,-4,-3,6,-3,4,-7,1,-3,3,7}
tensor @r0.want.0.f32 : f64[3, 4] = {9.865876e-10,2.866516e-07,3.167124e-05,0.001349898,1,0.001349898,0.9999683,1.27981e-12,0.8413447,0.001349898,0.9986501,1}
graph "main"(
    %x : i32[3, 4]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f32[3, 4]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,-3,-1,-5,-3,4,-6,-6,2,1,-1,4}
tensor @r0.want.0.f32 : f64[3, 4] = {0.9986501,0.001349898,0.1586553,2.866516e-07,0.001349898,0.9999683,9.865876e-10,9.865876e-10,0.9772499,0.8413447,0.1586553,0.9999683}
graph "main"(
    %x : i64[3, 4]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f32[3, 4]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,0,2,7,3,6,0,2,5,4,4,6}
tensor @r0.want.0.f32 : f64[3, 4] = {0.9772499,0.5,0.9772499,1,0.9986501,1,0.5,0.9772499,0.9999997,0.9999683,0.9999683,1}
graph "main"(
    %x : u8[3, 4]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f32[3, 4]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,false,true,true,true,true,true,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5,0.8413447,0.5,0.5,0.8413447,0.8413447,0.8413447,0.8413447,0.8413447,0.8413447,0.8413447,0.8413447}
graph "main"(
    %x : bool[3, 4]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f32[3, 4]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_bessel_j0.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.875,1.1875,2.03125,2.90625,-2.25,-0.8125,1.71875,-2.75,-0.15625,0.375,3.0625,1.375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.2963539,0.6773412,0.2059016,-0.226651,0.08274985,0.8416468,0.387142,-0.1641414,0.9939058,0.9651515,-0.2805075,0.5803466}
tensor @r1.in.x : f32[4, 6] = {-1.875,1.1875,2.03125,2.90625,-2.25,-0.8125,1.71875,-2.75,-0.15625,0.375,3.0625,1.375,1.78125,1.40625,-0.375,-2.1875,0.5,1.84375,1.59375,-0.875,2.71875,-2.40625,1.0625,2.125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.2963539,0.6773412,0.2059016,-0.226651,0.08274985,0.8416468,0.387142,-0.1641414,0.9939058,0.9651515,-0.2805075,0.5803466,0.3508864,0.5634645,0.9651515,0.1173228,0.9384698,0.3145346,0.4589621,0.8175604,-0.1506753,-0.0007392765,0.7370728,0.1524332}
graph "main"(
    %x : f32[s77, s27]) {
  %special_bessel_j0 = aten.special_bessel_j0.default(self=%x) : f32[s77, s27]
  return %special_bessel_j0 as "special_bessel_j0"
}

fxge 1
model "special_bessel_j0.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.25,0.84375,-1.03125,-1.75,2.59375,-1.53125,-2.84375,2.96875,0.25,-0.125,-2.5625,1.40625}
tensor @r0.want.0.f64 : f64[3, 4] = {0.082749851,0.8297857,0.75128901,0.36903253,-0.093856925,0.49432591,-0.2026404,-0.24927511,0.98443593,0.99609756,-0.078956486,0.56346445}
graph "main"(
    %x : f64[3, 4]) {
  %special_bessel_j0 = aten.special_bessel_j0.default(self=%x) : f64[3, 4]
  return %special_bessel_j0 as "special_bessel_j0"
}

fxge 1
model "special_bessel_j0.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2,1,0,4,-5,-5,1,1,-4,-4,-1,-2}
tensor @r0.want.0.f32 : f64[3, 4] = {0.2238908,0.7651977,1,-0.3971498,-0.1775968,-0.1775968,0.7651977,0.7651977,-0.3971498,-0.3971498,0.7651977,0.2238908}
graph "main"(
    %x : i32[3, 4]) {
  %special_bessel_j0 = aten.special_bessel_j0.default(self=%x) : f32[3, 4]
  return %special_bessel_j0 as "special_bessel_j0"
}

fxge 1
model "special_bessel_j0.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3,1,1,5,5,5,5,-7,-2,6,6,3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.260052,0.7651977,0.7651977,-0.1775968,-0.1775968,-0.1775968,-0.1775968,0.3000793,0.2238908,0.1506452,0.1506452,-0.260052}
graph "main"(
    %x : i64[3, 4]) {
  %special_bessel_j0 = aten.special_bessel_j0.default(self=%x) : f32[3, 4]
  return %special_bessel_j0 as "special_bessel_j0"
}

fxge 1
model "special_bessel_j0.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,6,2,4,4,4,7,4,0,3,7,5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.7651977,0.1506452,0.2238908,-0.3971498,-0.3971498,-0.3971498,0.3000793,-0.3971498,1,-0.260052,0.3000793,-0.1775968}
graph "main"(
    %x : u8[3, 4]) {
  %special_bessel_j0 = aten.special_bessel_j0.default(self=%x) : f32[3, 4]
  return %special_bessel_j0 as "special_bessel_j0"
}

fxge 1
model "special_bessel_j0.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,false,false,false,false,false,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {0.7651977,0.7651977,1,0.7651977,1,1,1,1,1,0.7651977,0.7651977,0.7651977}
graph "main"(
    %x : bool[3, 4]) {
  %special_bessel_j0 = aten.special_bessel_j0.default(self=%x) : f32[3, 4]
  return %special_bessel_j0 as "special_bessel_j0"
}

fxge 1
model "special_bessel_j0.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-12,-11.4,-10.8,-10.2,-9.6,-9,-8.4,-7.7999997,-7.2,-6.6,-6,-5.3999996,-4.7999997,-4.2,-3.5999997,-2.9999995,-2.3999996,-1.7999996,-1.1999996,-0.59999955,4.7683716e-07,0.6000005,1.2000005,1.8000005,2.4000006,3.0000005,3.6000006,4.200001,4.8000007,5.4000006,5.999999,6.5999994,7.1999993,7.799999,8.4,8.999999,9.599999,10.2,10.799999,11.4,12,12.599999,13.2,13.799999,14.4,15,15.599999,16.199999,16.8,17.4,18,18.6,19.2,19.8,20.4,21,21.6,22.2,22.8,23.4,24}
tensor @r0.want.0.f32 : f64[61] = {0.04768931,-0.09021459,-0.2032019,-0.2496171,-0.2089788,-0.09033361,0.06915737,0.2154079,0.2950707,0.2740433,0.1506452,-0.04121043,-0.2404254,-0.3765571,-0.391769,-0.2600518,0.002507882,0.3399866,0.671133,0.912005,1,0.9120047,0.6711325,0.3399861,0.002507386,-0.2600521,-0.391769,-0.376557,-0.2404251,-0.0412101,0.1506449,0.2740433,0.2950707,0.215408,0.06915737,-0.09033338,-0.2089786,-0.2496171,-0.2032021,-0.09021459,0.04768931,0.1626072,0.2166859,0.1943357,0.1064842,-0.01422447,-0.1253259,-0.1892749,-0.1859739,-0.1189559,-0.01335581,0.09337088,0.1646067,0.1770287,0.1281571,0.03657907,-0.06501796,-0.1414282,-0.1670515,-0.134408,-0.05623027}
graph "main"(
    %x : f32[61]) {
  %special_bessel_j0 = aten.special_bessel_j0.default(self=%x) : f32[61]
  return %special_bessel_j0 as "special_bessel_j0"
}

fxge 1
model "special_bessel_j0.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-12,-11.399999618530273,-10.800000190734863,-10.199999809265137,-9.600000381469727,-9,-8.399999618530273,-7.799999713897705,-7.199999809265137,-6.599999904632568,-6,-5.399999618530273,-4.799999713897705,-4.199999809265137,-3.5999996662139893,-2.999999523162842,-2.3999996185302734,-1.7999995946884155,-1.1999995708465576,-0.5999995470046997,4.76837158203125e-07,0.6000005006790161,1.200000524520874,1.800000548362732,2.40000057220459,3.000000476837158,3.6000006198883057,4.200000762939453,4.8000006675720215,5.40000057220459,5.999999046325684,6.59999942779541,7.1999993324279785,7.799999237060547,8.399999618530273,8.999999046325684,9.59999942779541,10.199999809265137,10.799999237060547,11.399999618530273,12,12.59999942779541,13.199999809265137,13.799999237060547,14.399999618530273,15,15.59999942779541,16.19999885559082,16.799999237060547,17.399999618530273,18,18.600000381469727,19.200000762939453,19.799999237060547,20.399999618530273,21,21.600000381469727,22.200000762939453,22.799999237060547,23.399999618530273,24}
tensor @r0.want.0.f64 : f64[61] = {0.047689311,-0.090214585,-0.20320194,-0.24961707,-0.20897877,-0.090333611,0.069157366,0.21540787,0.2950707,0.27404334,0.1506452,-0.04121043,-0.24042542,-0.37655708,-0.39176895,-0.26005179,0.0025078817,0.33998665,0.67113296,0.91200499,1,0.91200472,0.67113248,0.33998609,0.0025073856,-0.26005212,-0.39176904,-0.37655695,-0.24042514,-0.0412101,0.15064494,0.27404328,0.29507073,0.21540796,0.069157366,-0.090333377,-0.20897864,-0.24961707,-0.20320208,-0.090214585,0.047689311,0.16260719,0.21668592,0.19433571,0.10648419,-0.014224473,-0.12532588,-0.18927489,-0.18597391,-0.11895591,-0.013355806,0.093370876,0.16460672,0.17702867,0.12815712,0.036579071,-0.065017964,-0.14142823,-0.16705152,-0.13440803,-0.056230274}
graph "main"(
    %x : f64[61]) {
  %special_bessel_j0 = aten.special_bessel_j0.default(self=%x) : f64[61]
  return %special_bessel_j0 as "special_bessel_j0"
}

fxge 1
model "special_bessel_j0.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,nan,nan,1,1,-4.8799e-16,1,0.9384698,0.2238908,0.1716508,0.7651977,-0.04838378}
graph "main"(
    %x : f32[12]) {
  %special_bessel_j0 = aten.special_bessel_j0.default(self=%x) : f32[12]
  return %special_bessel_j0 as "special_bessel_j0"
}

fxge 1
model "special_bessel_j0.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,nan,nan,1,1,-4.8799001e-16,1,0.93846981,0.22389078,0.17165081,0.76519769,-0.048383776}
graph "main"(
    %x : f64[12]) {
  %special_bessel_j0 = aten.special_bessel_j0.default(self=%x) : f64[12]
  return %special_bessel_j0 as "special_bessel_j0"
}

fxge 1
model "special_bessel_j1.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.90625,0.3125,-2.875,2.21875,-0.40625,-1.65625,1.8125,0.03125,2.53125,0.96875,1.90625,1.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5809988,0.1543504,-0.3842057,0.553228,-0.1989633,-0.5748282,0.5816963,0.01562309,0.489214,0.4297322,0.5809988,0.5533691}
tensor @r1.in.x : f32[4, 6] = {-1.90625,0.3125,-2.875,2.21875,-0.40625,-1.65625,1.8125,0.03125,2.53125,0.96875,1.90625,1.46875,-0.9375,-2.03125,2.03125,0.03125,2.84375,1.03125,-2.25,0.34375,-0.75,-1,-2.21875,2.53125}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.5809988,0.1543504,-0.3842057,0.553228,-0.1989633,-0.5748282,0.5816963,0.01562309,0.489214,0.4297322,0.5809988,0.5533691,-0.4191034,-0.5745151,0.5745151,0.01562309,0.3949875,0.4500515,-0.5483784,0.1693488,-0.3492436,-0.4400506,-0.553228,0.489214}
graph "main"(
    %x : f32[s77, s27]) {
  %special_bessel_j1 = aten.special_bessel_j1.default(self=%x) : f32[s77, s27]
  return %special_bessel_j1 as "special_bessel_j1"
}

fxge 1
model "special_bessel_j1.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.25,-1.625,2.53125,-0.71875,0.46875,0.21875,0.15625,-0.03125,0.84375,-1.125,-1.3125,-0.03125}
tensor @r0.want.0.f64 : f64[3, 4] = {0.54837836,-0.57224835,0.48921402,-0.33666247,0.22799636,0.10872208,0.077886824,-0.015623093,0.38542991,-0.47808174,-0.52472504,-0.015623093}
graph "main"(
    %x : f64[3, 4]) {
  %special_bessel_j1 = aten.special_bessel_j1.default(self=%x) : f64[3, 4]
  return %special_bessel_j1 as "special_bessel_j1"
}

fxge 1
model "special_bessel_j1.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-5,-1,-4,-1,2,-5,1,6,-4,-5,-1,6}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3275791,-0.4400506,0.06604333,-0.4400506,0.5767248,0.3275791,0.4400506,-0.2766838,0.06604333,0.3275791,-0.4400506,-0.2766838}
graph "main"(
    %x : i32[3, 4]) {
  %special_bessel_j1 = aten.special_bessel_j1.default(self=%x) : f32[3, 4]
  return %special_bessel_j1 as "special_bessel_j1"
}

fxge 1
model "special_bessel_j1.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,-1,4,2,1,6,-4,-4,4,-7,-6,-4}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.3275791,-0.4400506,-0.06604333,0.5767248,0.4400506,-0.2766838,0.06604333,0.06604333,-0.06604333,0.004682797,0.2766838,0.06604333}
graph "main"(
    %x : i64[3, 4]) {
  %special_bessel_j1 = aten.special_bessel_j1.default(self=%x) : f32[3, 4]
  return %special_bessel_j1 as "special_bessel_j1"
}

fxge 1
model "special_bessel_j1.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,5,3,2,2,1,7,0,5,0,1,1}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.2766838,-0.3275791,0.339059,0.5767248,0.5767248,0.4400506,-0.004682797,0,-0.3275791,0,0.4400506,0.4400506}
graph "main"(
    %x : u8[3, 4]) {
  %special_bessel_j1 = aten.special_bessel_j1.default(self=%x) : f32[3, 4]
  return %special_bessel_j1 as "special_bessel_j1"
}

fxge 1
model "special_bessel_j1.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,false,true,true,false,false,false,false,false}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4400506,0.4400506,0,0.4400506,0,0.4400506,0.4400506,0,0,0,0,0}
graph "main"(
    %x : bool[3, 4]) {
  %special_bessel_j1 = aten.special_bessel_j1.default(self=%x) : f32[3, 4]
  return %special_bessel_j1 as "special_bessel_j1"
}

fxge 1
model "special_bessel_j1.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-12,-11.4,-10.8,-10.2,-9.6,-9,-8.4,-7.7999997,-7.2,-6.6,-6,-5.3999996,-4.7999997,-4.2,-3.5999997,-2.9999995,-2.3999996,-1.7999996,-1.1999996,-0.59999955,4.7683716e-07,0.6000005,1.2000005,1.8000005,2.4000006,3.0000005,3.6000006,4.200001,4.8000007,5.4000006,5.999999,6.5999994,7.1999993,7.799999,8.4,8.999999,9.599999,10.2,10.799999,11.4,12,12.599999,13.2,13.799999,14.4,15,15.599999,16.199999,16.8,17.4,18,18.6,19.2,19.8,20.4,21,21.6,22.2,22.8,23.4,24}
tensor @r0.want.0.f32 : f64[61] = {0.2234471,0.2224506,0.1421666,0.006615696,-0.1395247,-0.2453118,-0.2707863,-0.2013568,-0.05432738,0.1249801,0.2766838,0.3453448,0.2984998,0.1386469,-0.09546569,-0.3390591,-0.5201853,-0.5815169,-0.4982889,-0.2867008,2.384186e-07,0.2867012,0.4982892,0.581517,0.5201851,0.3390588,0.09546529,-0.1386472,-0.2985,-0.3453448,-0.276684,-0.1249803,0.05432725,0.2013567,0.2707863,0.2453119,0.1395249,-0.006615696,-0.1421664,-0.2224506,-0.2234471,-0.1487424,-0.02706674,0.09839037,0.1850316,0.205104,0.1544397,0.05296172,-0.06292308,-0.1532161,-0.1879949,-0.1572253,-0.07352886,0.03281663,0.1247209,0.1711203,0.1574027,0.08993854,-0.006665538,-0.09846576,-0.1540381}
graph "main"(
    %x : f32[61]) {
  %special_bessel_j1 = aten.special_bessel_j1.default(self=%x) : f32[61]
  return %special_bessel_j1 as "special_bessel_j1"
}

fxge 1
model "special_bessel_j1.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-12,-11.399999618530273,-10.800000190734863,-10.199999809265137,-9.600000381469727,-9,-8.399999618530273,-7.799999713897705,-7.199999809265137,-6.599999904632568,-6,-5.399999618530273,-4.799999713897705,-4.199999809265137,-3.5999996662139893,-2.999999523162842,-2.3999996185302734,-1.7999995946884155,-1.1999995708465576,-0.5999995470046997,4.76837158203125e-07,0.6000005006790161,1.200000524520874,1.800000548362732,2.40000057220459,3.000000476837158,3.6000006198883057,4.200000762939453,4.8000006675720215,5.40000057220459,5.999999046325684,6.59999942779541,7.1999993324279785,7.799999237060547,8.399999618530273,8.999999046325684,9.59999942779541,10.199999809265137,10.799999237060547,11.399999618530273,12,12.59999942779541,13.199999809265137,13.799999237060547,14.399999618530273,15,15.59999942779541,16.19999885559082,16.799999237060547,17.399999618530273,18,18.600000381469727,19.200000762939453,19.799999237060547,20.399999618530273,21,21.600000381469727,22.200000762939453,22.799999237060547,23.399999618530273,24}
tensor @r0.want.0.f64 : f64[61] = {0.2234471,0.22245056,0.1421666,0.0066156961,-0.13952473,-0.24531179,-0.27078625,-0.20135682,-0.054327384,0.12498015,0.27668379,0.34534484,0.29849981,0.13864688,-0.095465687,-0.33905914,-0.52018535,-0.58151694,-0.49828895,-0.28670079,2.3841858e-07,0.28670121,0.49828919,0.58151696,0.52018515,0.33905878,0.095465288,-0.1386472,-0.29849998,-0.34534482,-0.27668397,-0.12498029,0.054327247,0.20135673,0.27078625,0.2453119,0.13952494,-0.0066156961,-0.14216642,-0.22245056,-0.2234471,-0.14874244,-0.027066744,0.098390374,0.18503163,0.20510404,0.15443966,0.052961719,-0.062923079,-0.15321613,-0.18799489,-0.15722531,-0.07352886,0.032816628,0.12472094,0.17112027,0.15740269,0.089938541,-0.0066655379,-0.09846576,-0.15403807}
graph "main"(
    %x : f64[61]) {
  %special_bessel_j1 = aten.special_bessel_j1.default(self=%x) : f64[61]
  return %special_bessel_j1 as "special_bessel_j1"
}

fxge 1
model "special_bessel_j1.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,nan,nan,0,-0.0,-4.8799e-16,5e-31,0.2422685,0.5767248,0.2346364,-0.4400506,-0.4970941}
graph "main"(
    %x : f32[12]) {
  %special_bessel_j1 = aten.special_bessel_j1.default(self=%x) : f32[12]
  return %special_bessel_j1 as "special_bessel_j1"
}

fxge 1
model "special_bessel_j1.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,nan,nan,0,-0.0,-4.8799001e-16,5e-31,0.24226846,0.57672481,0.23463635,-0.44005059,-0.4970941}
graph "main"(
    %x : f64[12]) {
  %special_bessel_j1 = aten.special_bessel_j1.default(self=%x) : f64[12]
  return %special_bessel_j1 as "special_bessel_j1"
}

fxge 1
model "special_bessel_y0.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.53125,-2.59375,1.75,0.53125,-1.90625,-0.28125,-0.15625,0.96875,-0.78125,-1.4375,-1.1875,-2.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.3997096,nan,0.4654926,-0.3997096,nan,nan,nan,0.06341496,nan,nan,nan,nan}
tensor @r1.in.x : f32[4, 6] = {0.53125,-2.59375,1.75,0.53125,-1.90625,-0.28125,-0.15625,0.96875,-0.78125,-1.4375,-1.1875,-2.625,1.65625,-1.34375,-0.25,0.1875,0.59375,-2.8125,1.78125,2.78125,2.625,1.75,-2.875,1.53125}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.3997096,nan,0.4654926,-0.3997096,nan,nan,nan,0.06341496,nan,nan,nan,nan,0.4389748,nan,nan,-1.123921,-0.3164225,nan,0.473132,0.440797,0.4764946,0.4654926,nan,0.3950137}
graph "main"(
    %x : f32[s77, s27]) {
  %special_bessel_y0 = aten.special_bessel_y0.default(self=%x) : f32[s77, s27]
  return %special_bessel_y0 as "special_bessel_y0"
}

fxge 1
model "special_bessel_y0.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.6875,-3.03125,-1.375,0.125,0.5,2.40625,2.84375,3.125,-0.125,1.8125,-2.9375,-1.125}
tensor @r0.want.0.f64 : f64[3, 4] = {nan,nan,nan,-1.3896806,-0.44451873,0.50977755,0.4240637,0.33429119,nan,0.48018058,nan,nan}
graph "main"(
    %x : f64[3, 4]) {
  %special_bessel_y0 = aten.special_bessel_y0.default(self=%x) : f64[3, 4]
  return %special_bessel_y0 as "special_bessel_y0"
}

fxge 1
model "special_bessel_y0.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,4,-2,-6,0,1,-1,-5,3,7,-2,-6}
tensor @r0.want.0.f32 : f64[3, 4] = {nan,-0.01694074,nan,nan,-inf,0.08825696,nan,nan,0.37685,-0.02594976,nan,nan}
graph "main"(
    %x : i32[3, 4]) {
  %special_bessel_y0 = aten.special_bessel_y0.default(self=%x) : f32[3, 4]
  return %special_bessel_y0 as "special_bessel_y0"
}

fxge 1
model "special_bessel_y0.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,-7,-2,3,0,0,3,2,1,2,4,4}
tensor @r0.want.0.f32 : f64[3, 4] = {nan,nan,nan,0.37685,-inf,-inf,0.37685,0.5103757,0.08825696,0.5103757,-0.01694074,-0.01694074}
graph "main"(
    %x : i64[3, 4]) {
  %special_bessel_y0 = aten.special_bessel_y0.default(self=%x) : f32[3, 4]
  return %special_bessel_y0 as "special_bessel_y0"
}

fxge 1
model "special_bessel_y0.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3,2,7,0,4,3,0,2,7,4,6,5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.37685,0.5103757,-0.02594976,-inf,-0.01694074,0.37685,-inf,0.5103757,-0.02594976,-0.01694074,-0.2881947,-0.3085176}
tensor @r0.own.0 : f64[] = {7.5e-07}
graph "main"(
    %x : u8[3, 4]) {
  %special_bessel_y0 = aten.special_bessel_y0.default(self=%x) : f32[3, 4]
  return %special_bessel_y0 as "special_bessel_y0"
}

fxge 1
model "special_bessel_y0.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,false,false,true,false,false,false,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {-inf,-inf,0.08825696,-inf,-inf,0.08825696,-inf,-inf,-inf,0.08825696,0.08825696,0.08825696}
graph "main"(
    %x : bool[3, 4]) {
  %special_bessel_y0 = aten.special_bessel_y0.default(self=%x) : f32[3, 4]
  return %special_bessel_y0 as "special_bessel_y0"
}

fxge 1
model "special_bessel_y0.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-12,-11.4,-10.8,-10.2,-9.6,-9,-8.4,-7.7999997,-7.2,-6.6,-6,-5.3999996,-4.7999997,-4.2,-3.5999997,-2.9999995,-2.3999996,-1.7999996,-1.1999996,-0.59999955,4.7683716e-07,0.6000005,1.2000005,1.8000005,2.4000006,3.0000005,3.6000006,4.200001,4.8000007,5.4000006,5.999999,6.5999994,7.1999993,7.799999,8.4,8.999999,9.599999,10.2,10.799999,11.4,12,12.599999,13.2,13.799999,14.4,15,15.599999,16.199999,16.8,17.4,18,18.6,19.2,19.8,20.4,21,21.6,22.2,22.8,23.4,24}
tensor @r0.want.0.f32 : f64[61] = {nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,-9.3405,-0.3085092,0.2280838,0.4774318,0.5104147,0.3768499,0.1477098,-0.09375148,-0.2723039,-0.3401679,-0.2881949,-0.1452264,0.0338502,0.187227,0.2662218,0.2499368,0.1501803,0.005585275,-0.1326382,-0.2182937,-0.2252373,-0.1550642,-0.03523792,0.09129887,0.1812302,0.2054643,0.1583716,0.05877021,-0.05736772,-0.1497391,-0.1875522,-0.1596761,-0.07778634,0.02834003,0.1215453,0.1702018,0.1588645,0.09309872,-0.003003158,-0.09557334,-0.152834}
graph "main"(
    %x : f32[61]) {
  %special_bessel_y0 = aten.special_bessel_y0.default(self=%x) : f32[61]
  return %special_bessel_y0 as "special_bessel_y0"
}

fxge 1
model "special_bessel_y0.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-12,-11.399999618530273,-10.800000190734863,-10.199999809265137,-9.600000381469727,-9,-8.399999618530273,-7.799999713897705,-7.199999809265137,-6.599999904632568,-6,-5.399999618530273,-4.799999713897705,-4.199999809265137,-3.5999996662139893,-2.999999523162842,-2.3999996185302734,-1.7999995946884155,-1.1999995708465576,-0.5999995470046997,4.76837158203125e-07,0.6000005006790161,1.200000524520874,1.800000548362732,2.40000057220459,3.000000476837158,3.6000006198883057,4.200000762939453,4.8000006675720215,5.40000057220459,5.999999046325684,6.59999942779541,7.1999993324279785,7.799999237060547,8.399999618530273,8.999999046325684,9.59999942779541,10.199999809265137,10.799999237060547,11.399999618530273,12,12.59999942779541,13.199999809265137,13.799999237060547,14.399999618530273,15,15.59999942779541,16.19999885559082,16.799999237060547,17.399999618530273,18,18.600000381469727,19.200000762939453,19.799999237060547,20.399999618530273,21,21.600000381469727,22.200000762939453,22.799999237060547,23.399999618530273,24}
tensor @r0.want.0.f64 : f64[61] = {nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,-9.3404995,-0.30850924,0.22808383,0.47743184,0.51041469,0.37684986,0.14770976,-0.093751483,-0.27230394,-0.34016786,-0.28819488,-0.1452264,0.033850201,0.18722702,0.26622185,0.2499368,0.15018026,0.0055852752,-0.13263823,-0.21829368,-0.22523731,-0.15506422,-0.035237919,0.091298868,0.1812302,0.2054643,0.15837161,0.058770211,-0.057367719,-0.14973914,-0.18755216,-0.15967605,-0.077786345,0.028340034,0.12154534,0.17020176,0.15886451,0.093098717,-0.0030031583,-0.095573341,-0.15283403}
graph "main"(
    %x : f64[61]) {
  %special_bessel_y0 = aten.special_bessel_y0.default(self=%x) : f64[61]
  return %special_bessel_y0 as "special_bessel_y0"
}

fxge 1
model "special_bessel_y0.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,nan,nan,-inf,-inf,-6.312571e-16,-44.04994,-0.4445187,0.5103757,0.2235215,nan,nan}
graph "main"(
    %x : f32[12]) {
  %special_bessel_y0 = aten.special_bessel_y0.default(self=%x) : f32[12]
  return %special_bessel_y0 as "special_bessel_y0"
}

fxge 1
model "special_bessel_y0.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,nan,nan,-inf,-inf,-6.3125709e-16,-44.04994,-0.44451873,0.51037567,0.22352149,nan,nan}
graph "main"(
    %x : f64[12]) {
  %special_bessel_y0 = aten.special_bessel_y0.default(self=%x) : f64[12]
  return %special_bessel_y0 as "special_bessel_y0"
}

fxge 1
model "special_bessel_y1.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.1875,-1.75,1.84375,2.75,1.6875,-2.25,0.65625,1.78125,-1.65625,0.375,1.6875,-2.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {nan,nan,-0.1975137,0.246019,-0.2924841,nan,-1.167081,-0.2349781,nan,-1.883362,-0.2924841,nan}
tensor @r1.in.x : f32[4, 6] = {-1.1875,-1.75,1.84375,2.75,1.6875,-2.25,0.65625,1.78125,-1.65625,0.375,1.6875,-2.84375,3.03125,-1.46875,-0.75,1.625,-1.28125,2.625,-2.9375,2.65625,0.1875,-0.4375,-1.4375,-1.65625}
tensor @r1.want.0.f32 : f64[4, 6] = {nan,nan,-0.1975137,0.246019,-0.2924841,nan,-1.167081,-0.2349781,nan,-1.883362,-0.2924841,nan,0.3328838,nan,nan,-0.3316944,nan,0.1984858,nan,0.210855,-3.531178,nan,nan,nan}
graph "main"(
    %x : f32[s77, s27]) {
  %special_bessel_y1 = aten.special_bessel_y1.default(self=%x) : f32[s77, s27]
  return %special_bessel_y1 as "special_bessel_y1"
}

fxge 1
model "special_bessel_y1.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.9375,-1.03125,0.5,1.65625,-1.34375,-0.84375,2.21875,-2.71875,1.1875,-0.3125,1.1875,1.96875}
tensor @r0.want.0.f64 : f64[3, 4] = {nan,nan,-1.4714724,-0.31200107,nan,nan,0.011197833,nan,-0.63049177,nan,-0.63049177,-0.12475175}
graph "main"(
    %x : f64[3, 4]) {
  %special_bessel_y1 = aten.special_bessel_y1.default(self=%x) : f64[3, 4]
  return %special_bessel_y1 as "special_bessel_y1"
}

fxge 1
model "special_bessel_y1.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,5,-3,6,7,4,3,3,-1,6,-7,-6}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.7812128,0.1478632,nan,-0.1750105,-0.3026672,0.3979257,0.3246744,0.3246744,nan,-0.1750105,nan,nan}
graph "main"(
    %x : i32[3, 4]) {
  %special_bessel_y1 = aten.special_bessel_y1.default(self=%x) : f32[3, 4]
  return %special_bessel_y1 as "special_bessel_y1"
}

fxge 1
model "special_bessel_y1.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,2,1,2,-5,5,6,-4,0,-6,-2,-6}
tensor @r0.want.0.f32 : f64[3, 4] = {nan,-0.1070324,-0.7812128,-0.1070324,nan,0.1478632,-0.1750105,nan,-inf,nan,nan,nan}
graph "main"(
    %x : i64[3, 4]) {
  %special_bessel_y1 = aten.special_bessel_y1.default(self=%x) : f32[3, 4]
  return %special_bessel_y1 as "special_bessel_y1"
}

fxge 1
model "special_bessel_y1.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,7,2,5,1,3,4,3,5,5,4,7}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1070324,-0.3026672,-0.1070324,0.1478632,-0.7812128,0.3246744,0.3979257,0.3246744,0.1478632,0.1478632,0.3979257,-0.3026672}
graph "main"(
    %x : u8[3, 4]) {
  %special_bessel_y1 = aten.special_bessel_y1.default(self=%x) : f32[3, 4]
  return %special_bessel_y1 as "special_bessel_y1"
}

fxge 1
model "special_bessel_y1.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,true,true,true,true,false,false,true,false}
tensor @r0.want.0.f32 : f64[3, 4] = {-inf,-0.7812128,-0.7812128,-0.7812128,-0.7812128,-0.7812128,-0.7812128,-0.7812128,-inf,-inf,-0.7812128,-inf}
graph "main"(
    %x : bool[3, 4]) {
  %special_bessel_y1 = aten.special_bessel_y1.default(self=%x) : f32[3, 4]
  return %special_bessel_y1 as "special_bessel_y1"
}

fxge 1
model "special_bessel_y1.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-12,-11.4,-10.8,-10.2,-9.6,-9,-8.4,-7.7999997,-7.2,-6.6,-6,-5.3999996,-4.7999997,-4.2,-3.5999997,-2.9999995,-2.3999996,-1.7999996,-1.1999996,-0.59999955,4.7683716e-07,0.6000005,1.2000005,1.8000005,2.4000006,3.0000005,3.6000006,4.200001,4.8000007,5.4000006,5.999999,6.5999994,7.1999993,7.799999,8.4,8.999999,9.599999,10.2,10.799999,11.4,12,12.599999,13.2,13.799999,14.4,15,15.599999,16.199999,16.8,17.4,18,18.6,19.2,19.8,20.4,21,21.6,22.2,22.8,23.4,24}
tensor @r0.want.0.f32 : f64[61] = {nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,-1335088,-1.26039,-0.621136,-0.2236645,0.1004892,0.3246746,0.4153918,0.3680127,0.213565,0.01012662,-0.1750102,-0.2857472,-0.2934226,-0.2038853,-0.05348461,0.1043143,0.2170589,0.2501858,0.1972892,0.08074405,-0.05709922,-0.1688778,-0.2181729,-0.1911586,-0.1002627,0.02107363,0.1304607,0.1911767,0.18435,0.1147054,0.008155132,-0.09769376,-0.1666866,-0.1763697,-0.1252182,-0.03253926,0.06871079,0.1435598,0.1670257,0.1323974,0.05305978}
graph "main"(
    %x : f32[61]) {
  %special_bessel_y1 = aten.special_bessel_y1.default(self=%x) : f32[61]
  return %special_bessel_y1 as "special_bessel_y1"
}

fxge 1
model "special_bessel_y1.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-12,-11.399999618530273,-10.800000190734863,-10.199999809265137,-9.600000381469727,-9,-8.399999618530273,-7.799999713897705,-7.199999809265137,-6.599999904632568,-6,-5.399999618530273,-4.799999713897705,-4.199999809265137,-3.5999996662139893,-2.999999523162842,-2.3999996185302734,-1.7999995946884155,-1.1999995708465576,-0.5999995470046997,4.76837158203125e-07,0.6000005006790161,1.200000524520874,1.800000548362732,2.40000057220459,3.000000476837158,3.6000006198883057,4.200000762939453,4.8000006675720215,5.40000057220459,5.999999046325684,6.59999942779541,7.1999993324279785,7.799999237060547,8.399999618530273,8.999999046325684,9.59999942779541,10.199999809265137,10.799999237060547,11.399999618530273,12,12.59999942779541,13.199999809265137,13.799999237060547,14.399999618530273,15,15.59999942779541,16.19999885559082,16.799999237060547,17.399999618530273,18,18.600000381469727,19.200000762939453,19.799999237060547,20.399999618530273,21,21.600000381469727,22.200000762939453,22.799999237060547,23.399999618530273,24}
tensor @r0.want.0.f64 : f64[61] = {nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,-1335088.4,-1.2603904,-0.62113599,-0.22366454,0.10048921,0.32467455,0.41539178,0.36801267,0.21356496,0.010126623,-0.17501023,-0.28574724,-0.29342264,-0.20388525,-0.053484609,0.10431435,0.21705889,0.25018583,0.19728921,0.080744051,-0.057099218,-0.16887784,-0.2181729,-0.19115859,-0.10026266,0.021073628,0.13046071,0.1911767,0.18434995,0.11470545,0.0081551323,-0.097693756,-0.16668662,-0.17636969,-0.1252182,-0.032539261,0.068710788,0.14355975,0.16702574,0.13239739,0.053059776}
graph "main"(
    %x : f64[61]) {
  %special_bessel_y1 = aten.special_bessel_y1.default(self=%x) : f64[61]
  return %special_bessel_y1 as "special_bessel_y1"
}

fxge 1
model "special_bessel_y1.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,nan,nan,-inf,-inf,-6.312571e-16,-6.366198e+29,-1.471472,-0.1070324,-0.1580605,nan,nan}
graph "main"(
    %x : f32[12]) {
  %special_bessel_y1 = aten.special_bessel_y1.default(self=%x) : f32[12]
  return %special_bessel_y1 as "special_bessel_y1"
}

fxge 1
model "special_bessel_y1.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,nan,nan,-inf,-inf,-6.3125709e-16,-6.3661977e+29,-1.4714724,-0.10703243,-0.15806046,nan,nan}
graph "main"(
    %x : f64[12]) {
  %special_bessel_y1 = aten.special_bessel_y1.default(self=%x) : f64[12]
  return %special_bessel_y1 as "special_bessel_y1"
}

fxge 1
model "special_modified_bessel_i0.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.625,1.125,-1.65625,2.375,-1.9375,-0.28125,1.15625,0.4375,2.25,-2.875,-0.03125,0.375}
tensor @r0.want.0.f32 : f64[3, 4] = {3.622939,1.342332,1.812722,2.992452,2.18302,1.019873,1.363215,1.048427,2.727078,4.413444,1.000244,1.035466}
tensor @r1.in.x : f32[4, 6] = {2.625,1.125,-1.65625,2.375,-1.9375,-0.28125,1.15625,0.4375,2.25,-2.875,-0.03125,0.375,1.59375,-0.8125,-1.34375,0.5,-1.25,-2.03125,-0.15625,2.15625,-1.625,-2.5625,-2.03125,-0.96875}
tensor @r1.want.0.f32 : f64[4, 6] = {3.622939,1.342332,1.812722,2.992452,2.18302,1.019873,1.363215,1.048427,2.727078,4.413444,1.000244,1.035466,1.743221,1.171975,1.504989,1.063483,1.430469,2.330024,1.006113,2.547064,1.777438,3.451676,2.330024,1.248745}
graph "main"(
    %x : f32[s77, s27]) {
  %special_modified_bessel_i0 = aten.special_modified_bessel_i0.default(self=%x) : f32[s77, s27]
  return %special_modified_bessel_i0 as "special_modified_bessel_i0"
}

fxge 1
model "special_modified_bessel_i0.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.5,1.09375,-0.375,-1.28125,2.6875,2.90625,1.21875,-3.09375,2.90625,-1.09375,2.125,-1.1875}
tensor @r0.want.0.f64 : f64[3, 4] = {1.0634834,1.3221904,1.0354665,1.4544777,3.8041617,4.5253912,1.4072667,5.2675287,4.5253912,1.3221904,2.4904289,1.3848543}
graph "main"(
    %x : f64[3, 4]) {
  %special_modified_bessel_i0 = aten.special_modified_bessel_i0.default(self=%x) : f64[3, 4]
  return %special_modified_bessel_i0 as "special_modified_bessel_i0"
}

fxge 1
model "special_modified_bessel_i0.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,-4,-7,-4,0,5,-1,-2,-2,-4,7,0}
tensor @r0.want.0.f32 : f64[3, 4] = {2.279585,11.30192,168.5939,11.30192,1,27.23987,1.266066,2.279585,2.279585,11.30192,168.5939,1}
graph "main"(
    %x : i32[3, 4]) {
  %special_modified_bessel_i0 = aten.special_modified_bessel_i0.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_i0 as "special_modified_bessel_i0"
}

fxge 1
model "special_modified_bessel_i0.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-1,-6,1,-3,-2,2,0,-5,7,-7,-3}
tensor @r0.want.0.f32 : f64[3, 4] = {168.5939,1.266066,67.23441,1.266066,4.880793,2.279585,2.279585,1,27.23987,168.5939,168.5939,4.880793}
graph "main"(
    %x : i64[3, 4]) {
  %special_modified_bessel_i0 = aten.special_modified_bessel_i0.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_i0 as "special_modified_bessel_i0"
}

fxge 1
model "special_modified_bessel_i0.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,4,0,0,1,7,7,0,1,3,0,1}
tensor @r0.want.0.f32 : f64[3, 4] = {1,11.30192,1,1,1.266066,168.5939,168.5939,1,1.266066,4.880793,1,1.266066}
graph "main"(
    %x : u8[3, 4]) {
  %special_modified_bessel_i0 = aten.special_modified_bessel_i0.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_i0 as "special_modified_bessel_i0"
}

fxge 1
model "special_modified_bessel_i0.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,true,true,true,false,false,true,false,false}
tensor @r0.want.0.f32 : f64[3, 4] = {1.266066,1.266066,1,1.266066,1.266066,1.266066,1.266066,1,1,1.266066,1,1}
graph "main"(
    %x : bool[3, 4]) {
  %special_modified_bessel_i0 = aten.special_modified_bessel_i0.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_i0 as "special_modified_bessel_i0"
}

fxge 1
model "special_modified_bessel_i0.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-12,-11.4,-10.8,-10.2,-9.6,-9,-8.4,-7.7999997,-7.2,-6.6,-6,-5.3999996,-4.7999997,-4.2,-3.5999997,-2.9999995,-2.3999996,-1.7999996,-1.1999996,-0.59999955,4.7683716e-07,0.6000005,1.2000005,1.8000005,2.4000006,3.0000005,3.6000006,4.200001,4.8000007,5.4000006,5.999999,6.5999994,7.1999993,7.799999,8.4,8.999999,9.599999,10.2,10.799999,11.4,12,12.599999,13.2,13.799999,14.4,15,15.599999,16.199999,16.8,17.4,18,18.6,19.2,19.8,20.4,21,21.6,22.2,22.8,23.4,24}
tensor @r0.want.0.f32 : f64[61] = {18948.93,10675.98,6023.716,3404.306,1927.479,1093.588,621.9439,354.6844,202.9213,116.5373,67.23441,39.00877,22.79367,13.44245,8.027682,4.880791,3.049256,1.989559,1.393725,1.092045,1,1.092046,1.393726,1.98956,3.049258,4.880794,8.027689,13.44247,22.79369,39.00881,67.23435,116.5373,202.9212,354.6843,621.9439,1093.587,1927.478,3404.306,6023.71,10675.98,18948.93,33676.79,59922.87,106738.9,190318.4,339649.4,606654.2,1084388,1939709,3471960,6218412,11143790,19981090,35844530,64332760,115514000,207500300,372884700,670335600,1205493000,2168619000}
graph "main"(
    %x : f32[61]) {
  %special_modified_bessel_i0 = aten.special_modified_bessel_i0.default(self=%x) : f32[61]
  return %special_modified_bessel_i0 as "special_modified_bessel_i0"
}

fxge 1
model "special_modified_bessel_i0.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-12,-11.399999618530273,-10.800000190734863,-10.199999809265137,-9.600000381469727,-9,-8.399999618530273,-7.799999713897705,-7.199999809265137,-6.599999904632568,-6,-5.399999618530273,-4.799999713897705,-4.199999809265137,-3.5999996662139893,-2.999999523162842,-2.3999996185302734,-1.7999995946884155,-1.1999995708465576,-0.5999995470046997,4.76837158203125e-07,0.6000005006790161,1.200000524520874,1.800000548362732,2.40000057220459,3.000000476837158,3.6000006198883057,4.200000762939453,4.8000006675720215,5.40000057220459,5.999999046325684,6.59999942779541,7.1999993324279785,7.799999237060547,8.399999618530273,8.999999046325684,9.59999942779541,10.199999809265137,10.799999237060547,11.399999618530273,12,12.59999942779541,13.199999809265137,13.799999237060547,14.399999618530273,15,15.59999942779541,16.19999885559082,16.799999237060547,17.399999618530273,18,18.600000381469727,19.200000762939453,19.799999237060547,20.399999618530273,21,21.600000381469727,22.200000762939453,22.799999237060547,23.399999618530273,24}
tensor @r0.want.0.f64 : f64[61] = {18948.925,10675.98,6023.7156,3404.3061,1927.4795,1093.5884,621.94386,354.68444,202.92129,116.53731,67.234407,39.008774,22.793672,13.442454,8.0276823,4.8807907,3.0492558,1.9895588,1.3937253,1.0920452,1,1.0920455,1.393726,1.9895601,3.049258,4.8807945,8.0276888,13.442465,22.793692,39.008808,67.234348,116.53726,202.9212,354.68428,621.94386,1093.5874,1927.4777,3404.3061,6023.7101,10675.98,18948.925,33676.793,59922.874,106738.87,190318.36,339649.37,606654.21,1084387.6,1939708.8,3471960.4,6218412.4,11143793,19981094,35844527,64332764,115513960,207500260,372884740,670335600,1205493100,2168619100}
graph "main"(
    %x : f64[61]) {
  %special_modified_bessel_i0 = aten.special_modified_bessel_i0.default(self=%x) : f64[61]
  return %special_modified_bessel_i0 as "special_modified_bessel_i0"
}

fxge 1
model "special_modified_bessel_i0.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,nan,nan,1,1,inf,1,1.063483,2.279585,427.5641,1.266066,3.289839}
graph "main"(
    %x : f32[12]) {
  %special_modified_bessel_i0 = aten.special_modified_bessel_i0.default(self=%x) : f32[12]
  return %special_modified_bessel_i0 as "special_modified_bessel_i0"
}

fxge 1
model "special_modified_bessel_i0.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,nan,nan,1,1,inf,1,1.0634834,2.2795853,427.56412,1.2660659,3.2898391}
graph "main"(
    %x : f64[12]) {
  %special_modified_bessel_i0 = aten.special_modified_bessel_i0.default(self=%x) : f64[12]
  return %special_modified_bessel_i0 as "special_modified_bessel_i0"
}

fxge 1
model "special_modified_bessel_i1.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.90625,-2.15625,-2.65625,1.875,-1,-1.34375,-0.5625,-2.09375,-1.15625,-1.96875,-2.8125,-0.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {3.633021,-1.838559,-2.899193,1.414457,-0.5651591,-0.835371,-0.2925213,-1.735432,-0.6802722,-1.544856,-3.338494,-0.4407085}
tensor @r1.in.x : f32[4, 6] = {2.90625,-2.15625,-2.65625,1.875,-1,-1.34375,-0.5625,-2.09375,-1.15625,-1.96875,-2.8125,-0.8125,-2.875,0.21875,3.0625,-0.46875,1,-2.03125,-2.5,-2.03125,0.8125,-0.9375,1.65625,-2.625}
tensor @r1.want.0.f32 : f64[4, 6] = {3.633021,-1.838559,-2.899193,1.414457,-0.5651591,-0.835371,-0.2925213,-1.735432,-0.6802722,-1.544856,-3.338494,-0.4407085,-3.532087,0.1100305,4.182441,-0.2408715,0.5651591,-1.637635,-2.516716,-1.637635,0.4407085,-0.5221693,1.146462,-2.818416}
graph "main"(
    %x : f32[s77, s27]) {
  %special_modified_bessel_i1 = aten.special_modified_bessel_i1.default(self=%x) : f32[s77, s27]
  return %special_modified_bessel_i1 as "special_modified_bessel_i1"
}

fxge 1
model "special_modified_bessel_i1.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.65625,-1.375,-2.59375,0.40625,-0.34375,-2.59375,-2.625,-2.96875,-1.5,0.0625,3.03125,2.21875}
tensor @r0.want.0.f64 : f64[3, 4] = {-2.8991929,-0.86329101,-2.7398429,0.20734436,-0.17442621,-2.7398429,-2.8184161,-3.8435762,-0.98166643,0.031265261,4.0662943,1.9473448}
graph "main"(
    %x : f64[3, 4]) {
  %special_modified_bessel_i1 = aten.special_modified_bessel_i1.default(self=%x) : f64[3, 4]
  return %special_modified_bessel_i1 as "special_modified_bessel_i1"
}

fxge 1
model "special_modified_bessel_i1.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-6,6,-5,-4,-6,2,7,3,3,0,2,-6}
tensor @r0.want.0.f32 : f64[3, 4] = {-61.34194,61.34194,-24.33564,-9.759465,-61.34194,1.590637,156.0391,3.95337,3.95337,0,1.590637,-61.34194}
graph "main"(
    %x : i32[3, 4]) {
  %special_modified_bessel_i1 = aten.special_modified_bessel_i1.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_i1 as "special_modified_bessel_i1"
}

fxge 1
model "special_modified_bessel_i1.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,6,3,-3,0,2,-3,-6,-2,7,0,-6}
tensor @r0.want.0.f32 : f64[3, 4] = {-61.34194,61.34194,3.95337,-3.95337,0,1.590637,-3.95337,-61.34194,-1.590637,156.0391,0,-61.34194}
graph "main"(
    %x : i64[3, 4]) {
  %special_modified_bessel_i1 = aten.special_modified_bessel_i1.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_i1 as "special_modified_bessel_i1"
}

fxge 1
model "special_modified_bessel_i1.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,2,6,0,7,1,3,4,1,1,6,7}
tensor @r0.want.0.f32 : f64[3, 4] = {156.0391,1.590637,61.34194,0,156.0391,0.5651591,3.95337,9.759465,0.5651591,0.5651591,61.34194,156.0391}
graph "main"(
    %x : u8[3, 4]) {
  %special_modified_bessel_i1 = aten.special_modified_bessel_i1.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_i1 as "special_modified_bessel_i1"
}

fxge 1
model "special_modified_bessel_i1.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,true,false,true,true,true,true,true,false,true}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0.5651591,0,0.5651591,0.5651591,0.5651591,0.5651591,0.5651591,0,0.5651591}
graph "main"(
    %x : bool[3, 4]) {
  %special_modified_bessel_i1 = aten.special_modified_bessel_i1.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_i1 as "special_modified_bessel_i1"
}

fxge 1
model "special_modified_bessel_i1.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-12,-11.4,-10.8,-10.2,-9.6,-9,-8.4,-7.7999997,-7.2,-6.6,-6,-5.3999996,-4.7999997,-4.2,-3.5999997,-2.9999995,-2.3999996,-1.7999996,-1.1999996,-0.59999955,4.7683716e-07,0.6000005,1.2000005,1.8000005,2.4000006,3.0000005,3.6000006,4.200001,4.8000007,5.4000006,5.999999,6.5999994,7.1999993,7.799999,8.4,8.999999,9.599999,10.2,10.799999,11.4,12,12.599999,13.2,13.799999,14.4,15,15.599999,16.199999,16.8,17.4,18,18.6,19.2,19.8,20.4,21,21.6,22.2,22.8,23.4,24}
tensor @r0.want.0.f32 : f64[61] = {-18141.35,-10196.41,-5737.678,-3232.858,-1824.145,-1030.915,-583.6568,-331.0994,-188.2502,-107.3047,-61.34194,-35.18205,-20.25283,-11.70562,-6.792713,-3.953369,-2.298123,-1.317167,-0.7146776,-0.3137038,2.384186e-07,0.3137043,0.7146784,1.317168,2.298125,3.953372,6.792718,11.70563,20.25285,35.18208,61.34188,107.3046,188.2502,331.0992,583.6568,1030.914,1824.144,3232.858,5737.673,10196.41,18141.35,32311.48,57606.36,102795.7,183586.4,328124.9,586876.3,1050367,1881064,3370667,6043133,10839970,19453590,34927300,62735630,112729200,202638600,364387300,655466500,1179447000,2122948000}
graph "main"(
    %x : f32[61]) {
  %special_modified_bessel_i1 = aten.special_modified_bessel_i1.default(self=%x) : f32[61]
  return %special_modified_bessel_i1 as "special_modified_bessel_i1"
}

fxge 1
model "special_modified_bessel_i1.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-12,-11.399999618530273,-10.800000190734863,-10.199999809265137,-9.600000381469727,-9,-8.399999618530273,-7.799999713897705,-7.199999809265137,-6.599999904632568,-6,-5.399999618530273,-4.799999713897705,-4.199999809265137,-3.5999996662139893,-2.999999523162842,-2.3999996185302734,-1.7999995946884155,-1.1999995708465576,-0.5999995470046997,4.76837158203125e-07,0.6000005006790161,1.200000524520874,1.800000548362732,2.40000057220459,3.000000476837158,3.6000006198883057,4.200000762939453,4.8000006675720215,5.40000057220459,5.999999046325684,6.59999942779541,7.1999993324279785,7.799999237060547,8.399999618530273,8.999999046325684,9.59999942779541,10.199999809265137,10.799999237060547,11.399999618530273,12,12.59999942779541,13.199999809265137,13.799999237060547,14.399999618530273,15,15.59999942779541,16.19999885559082,16.799999237060547,17.399999618530273,18,18.600000381469727,19.200000762939453,19.799999237060547,20.399999618530273,21,21.600000381469727,22.200000762939453,22.799999237060547,23.399999618530273,24}
tensor @r0.want.0.f64 : f64[61] = {-18141.349,-10196.413,-5737.6778,-3232.8585,-1824.1454,-1030.9147,-583.65681,-331.09937,-188.25024,-107.30465,-61.341937,-35.182046,-20.252829,-11.705618,-6.7927126,-3.9533685,-2.298123,-1.3171667,-0.7146776,-0.31370377,2.3841858e-07,0.31370431,0.71467836,1.3171679,2.298125,3.9533719,6.7927184,11.705628,20.252847,35.182077,61.341882,107.3046,188.25015,331.09923,583.65681,1030.9138,1824.1437,3232.8585,5737.6726,10196.413,18141.349,32311.476,57606.36,102795.7,183586.37,328124.92,586876.26,1050366.9,1881063.7,3370667.2,6043133.2,10839965,19453592,34927305,62735628,112729200,202638640,364387270,655466470,1179446900,2122947900}
graph "main"(
    %x : f64[61]) {
  %special_modified_bessel_i1 = aten.special_modified_bessel_i1.default(self=%x) : f64[61]
  return %special_modified_bessel_i1 as "special_modified_bessel_i1"
}

fxge 1
model "special_modified_bessel_i1.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,nan,nan,0,0,inf,5e-31,0.2578943,1.590637,399.8731,-0.5651591,-2.516716}
graph "main"(
    %x : f32[12]) {
  %special_modified_bessel_i1 = aten.special_modified_bessel_i1.default(self=%x) : f32[12]
  return %special_modified_bessel_i1 as "special_modified_bessel_i1"
}

fxge 1
model "special_modified_bessel_i1.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,nan,nan,0,0,inf,5e-31,0.25789431,1.5906369,399.87314,-0.5651591,-2.5167162}
graph "main"(
    %x : f64[12]) {
  %special_modified_bessel_i1 = aten.special_modified_bessel_i1.default(self=%x) : f64[12]
  return %special_modified_bessel_i1 as "special_modified_bessel_i1"
}

fxge 1
model "special_modified_bessel_k0.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.9375,-0.71875,-2.15625,-0.09375,1.03125,-2.96875,-2.96875,-0.34375,-0.75,1.03125,1.6875,-1.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.1230057,nan,nan,nan,0.4027032,nan,nan,nan,nan,0.4027032,0.168136,nan}
tensor @r1.in.x : f32[4, 6] = {1.9375,-0.71875,-2.15625,-0.09375,1.03125,-2.96875,-2.96875,-0.34375,-0.75,1.03125,1.6875,-1.09375,2.125,0.1875,-0.40625,-2.96875,1.75,2.625,2.59375,-0.28125,0.46875,-1.6875,0.5625,-0.96875}
tensor @r1.want.0.f32 : f64[4, 6] = {0.1230057,nan,nan,nan,0.4027032,nan,nan,nan,nan,0.4027032,0.168136,nan,0.09776426,1.814492,nan,nan,0.1553798,0.05379109,0.05580791,nan,0.9783412,nan,0.8285425,nan}
graph "main"(
    %x : f32[s77, s27]) {
  %special_modified_bessel_k0 = aten.special_modified_bessel_k0.default(self=%x) : f32[s77, s27]
  return %special_modified_bessel_k0 as "special_modified_bessel_k0"
}

fxge 1
model "special_modified_bessel_k0.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.46875,0.6875,-2.9375,-0.4375,-0.25,-1.71875,-2.84375,2.875,-2.84375,2.15625,-1.5,1.53125}
tensor @r0.want.0.f64 : f64[3, 4] = {nan,0.6738193,nan,nan,nan,nan,nan,0.040155647,nan,0.094124603,nan,0.20532855}
graph "main"(
    %x : f64[3, 4]) {
  %special_modified_bessel_k0 = aten.special_modified_bessel_k0.default(self=%x) : f64[3, 4]
  return %special_modified_bessel_k0 as "special_modified_bessel_k0"
}

fxge 1
model "special_modified_bessel_k0.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,-7,0,2,6,6,2,-1,7,6,7,-3}
tensor @r0.want.0.f32 : f64[3, 4] = {0.003691098,nan,inf,0.1138939,0.001243994,0.001243994,0.1138939,nan,0.0004247957,0.001243994,0.0004247957,nan}
graph "main"(
    %x : i32[3, 4]) {
  %special_modified_bessel_k0 = aten.special_modified_bessel_k0.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_k0 as "special_modified_bessel_k0"
}

fxge 1
model "special_modified_bessel_k0.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,4,7,6,-6,4,4,4,5,0,0,4}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0004247957,0.01115968,0.0004247957,0.001243994,nan,0.01115968,0.01115968,0.01115968,0.003691098,inf,inf,0.01115968}
graph "main"(
    %x : i64[3, 4]) {
  %special_modified_bessel_k0 = aten.special_modified_bessel_k0.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_k0 as "special_modified_bessel_k0"
}

fxge 1
model "special_modified_bessel_k0.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,6,6,4,1,2,7,5,5,4,7,1}
tensor @r0.want.0.f32 : f64[3, 4] = {0.001243994,0.001243994,0.001243994,0.01115968,0.4210244,0.1138939,0.0004247957,0.003691098,0.003691098,0.01115968,0.0004247957,0.4210244}
graph "main"(
    %x : u8[3, 4]) {
  %special_modified_bessel_k0 = aten.special_modified_bessel_k0.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_k0 as "special_modified_bessel_k0"
}

fxge 1
model "special_modified_bessel_k0.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,true,true,true,true,true,false,false,false}
tensor @r0.want.0.f32 : f64[3, 4] = {inf,0.4210244,0.4210244,0.4210244,0.4210244,0.4210244,0.4210244,0.4210244,0.4210244,inf,inf,inf}
graph "main"(
    %x : bool[3, 4]) {
  %special_modified_bessel_k0 = aten.special_modified_bessel_k0.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_k0 as "special_modified_bessel_k0"
}

fxge 1
model "special_modified_bessel_k0.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-12,-11.4,-10.8,-10.2,-9.6,-9,-8.4,-7.7999997,-7.2,-6.6,-6,-5.3999996,-4.7999997,-4.2,-3.5999997,-2.9999995,-2.3999996,-1.7999996,-1.1999996,-0.59999955,4.7683716e-07,0.6000005,1.2000005,1.8000005,2.4000006,3.0000005,3.6000006,4.200001,4.8000007,5.4000006,5.999999,6.5999994,7.1999993,7.799999,8.4,8.999999,9.599999,10.2,10.799999,11.4,12,12.599999,13.2,13.799999,14.4,15,15.599999,16.199999,16.8,17.4,18,18.6,19.2,19.8,20.4,21,21.6,22.2,22.8,23.4,24}
tensor @r0.want.0.f32 : f64[61] = {nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,14.67202,0.7775214,0.318508,0.1459313,0.07021729,0.03473949,0.01749963,0.008927444,0.004597243,0.002384564,0.001243996,0.0006520218,0.0003430794,0.0001811141,9.588005e-05,5.088136e-05,2.705886e-05,1.441689e-05,7.69404e-06,4.11226e-06,2.200825e-06,1.179273e-06,6.325837e-07,3.39669e-07,1.825537e-07,9.819536e-08,5.28602e-08,2.847598e-08,1.535033e-08,8.279923e-09,4.468753e-09,2.413135e-09,1.303759e-09,7.047272e-10,3.810997e-10,2.061768e-10,1.115872e-10,6.041613e-11,3.272259e-11,1.772919e-11,9.608819e-12}
graph "main"(
    %x : f32[61]) {
  %special_modified_bessel_k0 = aten.special_modified_bessel_k0.default(self=%x) : f32[61]
  return %special_modified_bessel_k0 as "special_modified_bessel_k0"
}

fxge 1
model "special_modified_bessel_k0.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-12,-11.399999618530273,-10.800000190734863,-10.199999809265137,-9.600000381469727,-9,-8.399999618530273,-7.799999713897705,-7.199999809265137,-6.599999904632568,-6,-5.399999618530273,-4.799999713897705,-4.199999809265137,-3.5999996662139893,-2.999999523162842,-2.3999996185302734,-1.7999995946884155,-1.1999995708465576,-0.5999995470046997,4.76837158203125e-07,0.6000005006790161,1.200000524520874,1.800000548362732,2.40000057220459,3.000000476837158,3.6000006198883057,4.200000762939453,4.8000006675720215,5.40000057220459,5.999999046325684,6.59999942779541,7.1999993324279785,7.799999237060547,8.399999618530273,8.999999046325684,9.59999942779541,10.199999809265137,10.799999237060547,11.399999618530273,12,12.59999942779541,13.199999809265137,13.799999237060547,14.399999618530273,15,15.59999942779541,16.19999885559082,16.799999237060547,17.399999618530273,18,18.600000381469727,19.200000762939453,19.799999237060547,20.399999618530273,21,21.600000381469727,22.200000762939453,22.799999237060547,23.399999618530273,24}
tensor @r0.want.0.f64 : f64[61] = {nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,14.672022,0.77752144,0.31850799,0.1459313,0.070217294,0.034739485,0.017499629,0.008927444,0.0045972429,0.0023845637,0.0012439956,0.00065202177,0.0003430794,0.0001811141,9.5880053e-05,5.0881364e-05,2.7058864e-05,1.4416892e-05,7.6940402e-06,4.1122602e-06,2.2008254e-06,1.1792729e-06,6.3258372e-07,3.3966899e-07,1.8255374e-07,9.8195365e-08,5.28602e-08,2.8475978e-08,1.5350329e-08,8.2799228e-09,4.4687533e-09,2.4131354e-09,1.3037593e-09,7.0472721e-10,3.8109969e-10,2.061768e-10,1.115872e-10,6.0416132e-11,3.2722588e-11,1.7729188e-11,9.6088188e-12}
graph "main"(
    %x : f64[61]) {
  %special_modified_bessel_k0 = aten.special_modified_bessel_k0.default(self=%x) : f64[61]
  return %special_modified_bessel_k0 as "special_modified_bessel_k0"
}

fxge 1
model "special_modified_bessel_k0.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,0,nan,inf,inf,0,69.19348,0.9244191,0.1138939,0.0001464707,nan,nan}
graph "main"(
    %x : f32[12]) {
  %special_modified_bessel_k0 = aten.special_modified_bessel_k0.default(self=%x) : f32[12]
  return %special_modified_bessel_k0 as "special_modified_bessel_k0"
}

fxge 1
model "special_modified_bessel_k0.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,0,nan,inf,inf,0,69.193484,0.92441907,0.11389387,0.00014647071,nan,nan}
graph "main"(
    %x : f64[12]) {
  %special_modified_bessel_k0 = aten.special_modified_bessel_k0.default(self=%x) : f64[12]
  return %special_modified_bessel_k0 as "special_modified_bessel_k0"
}

fxge 1
model "special_modified_bessel_k1.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.5,3.0625,-2.46875,-0.625,-2.875,0.5625,-1.5,-0.59375,1.125,-2.46875,2.5625,-0.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {nan,0.03726383,nan,nan,nan,1.420783,nan,nan,0.4895495,nan,0.0683789,nan}
tensor @r1.in.x : f32[4, 6] = {-1.5,3.0625,-2.46875,-0.625,-2.875,0.5625,-1.5,-0.59375,1.125,-2.46875,2.5625,-0.84375,1.375,0.46875,1.96875,-0.4375,-2.25,0.6875,-1,2.375,-1.78125,-1.875,2.46875,3}
tensor @r1.want.0.f32 : f64[4, 6] = {nan,0.03726383,nan,nan,nan,1.420783,nan,nan,0.4895495,nan,0.0683789,nan,0.3329182,1.797571,0.145743,nan,nan,1.077794,nan,0.08639736,nan,nan,0.07682354,0.04015643}
graph "main"(
    %x : f32[s77, s27]) {
  %special_modified_bessel_k1 = aten.special_modified_bessel_k1.default(self=%x) : f32[s77, s27]
  return %special_modified_bessel_k1 as "special_modified_bessel_k1"
}

fxge 1
model "special_modified_bessel_k1.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.71875,0.34375,-1.375,-2.09375,-2.5,-0.625,-2.25,-1.4375,-0.03125,2.0625,-3.09375,-1.15625}
tensor @r0.want.0.f64 : f64[3, 4] = {1.0108423,2.6134783,nan,nan,nan,nan,nan,nan,nan,0.12888017,nan,nan}
graph "main"(
    %x : f64[3, 4]) {
  %special_modified_bessel_k1 = aten.special_modified_bessel_k1.default(self=%x) : f64[3, 4]
  return %special_modified_bessel_k1 as "special_modified_bessel_k1"
}

fxge 1
model "special_modified_bessel_k1.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,0,4,1,6,-6,3,-1,1,-3,4,2}
tensor @r0.want.0.f32 : f64[3, 4] = {0.00134392,inf,0.0124835,0.6019072,0.00134392,nan,0.04015643,nan,0.6019072,nan,0.0124835,0.1398659}
graph "main"(
    %x : i32[3, 4]) {
  %special_modified_bessel_k1 = aten.special_modified_bessel_k1.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_k1 as "special_modified_bessel_k1"
}

fxge 1
model "special_modified_bessel_k1.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,-4,-7,5,6,2,7,6,-5,4,-2,3}
tensor @r0.want.0.f32 : f64[3, 4] = {nan,nan,nan,0.004044613,0.00134392,0.1398659,0.0004541825,0.00134392,nan,0.0124835,nan,0.04015643}
graph "main"(
    %x : i64[3, 4]) {
  %special_modified_bessel_k1 = aten.special_modified_bessel_k1.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_k1 as "special_modified_bessel_k1"
}

fxge 1
model "special_modified_bessel_k1.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,3,0,1,5,3,2,1,4,6,0,3}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6019072,0.04015643,inf,0.6019072,0.004044613,0.04015643,0.1398659,0.6019072,0.0124835,0.00134392,inf,0.04015643}
graph "main"(
    %x : u8[3, 4]) {
  %special_modified_bessel_k1 = aten.special_modified_bessel_k1.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_k1 as "special_modified_bessel_k1"
}

fxge 1
model "special_modified_bessel_k1.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,false,true,true,false,false,true,false,false}
tensor @r0.want.0.f32 : f64[3, 4] = {inf,0.6019072,0.6019072,0.6019072,inf,0.6019072,0.6019072,inf,inf,0.6019072,inf,inf}
graph "main"(
    %x : bool[3, 4]) {
  %special_modified_bessel_k1 = aten.special_modified_bessel_k1.default(self=%x) : f32[3, 4]
  return %special_modified_bessel_k1 as "special_modified_bessel_k1"
}

fxge 1
model "special_modified_bessel_k1.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-12,-11.4,-10.8,-10.2,-9.6,-9,-8.4,-7.7999997,-7.2,-6.6,-6,-5.3999996,-4.7999997,-4.2,-3.5999997,-2.9999995,-2.3999996,-1.7999996,-1.1999996,-0.59999955,4.7683716e-07,0.6000005,1.2000005,1.8000005,2.4000006,3.0000005,3.6000006,4.200001,4.8000007,5.4000006,5.999999,6.5999994,7.1999993,7.799999,8.4,8.999999,9.599999,10.2,10.799999,11.4,12,12.599999,13.2,13.799999,14.4,15,15.599999,16.199999,16.8,17.4,18,18.6,19.2,19.8,20.4,21,21.6,22.2,22.8,23.4,24}
tensor @r0.want.0.f32 : f64[61] = {nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,2097152,1.302833,0.434592,0.182623,0.08372478,0.04015641,0.01979495,0.009938196,0.005055173,0.002596625,0.001343921,0.0006997781,0.0003661724,0.000192392,0.0001014345,5.363707e-05,2.843479e-05,1.510776e-05,8.042671e-06,4.288974e-06,2.290757e-06,1.225207e-06,6.561223e-07,3.517674e-07,1.887893e-07,1.014173e-07,5.452887e-08,2.934207e-08,1.580076e-08,8.514614e-09,4.59125e-09,2.477176e-09,1.337291e-09,7.223092e-10,3.903311e-10,2.110299e-10,1.141416e-10,6.176218e-11,3.343264e-11,1.810413e-11,9.806999e-12}
graph "main"(
    %x : f32[61]) {
  %special_modified_bessel_k1 = aten.special_modified_bessel_k1.default(self=%x) : f32[61]
  return %special_modified_bessel_k1 as "special_modified_bessel_k1"
}

fxge 1
model "special_modified_bessel_k1.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-12,-11.399999618530273,-10.800000190734863,-10.199999809265137,-9.600000381469727,-9,-8.399999618530273,-7.799999713897705,-7.199999809265137,-6.599999904632568,-6,-5.399999618530273,-4.799999713897705,-4.199999809265137,-3.5999996662139893,-2.999999523162842,-2.3999996185302734,-1.7999995946884155,-1.1999995708465576,-0.5999995470046997,4.76837158203125e-07,0.6000005006790161,1.200000524520874,1.800000548362732,2.40000057220459,3.000000476837158,3.6000006198883057,4.200000762939453,4.8000006675720215,5.40000057220459,5.999999046325684,6.59999942779541,7.1999993324279785,7.799999237060547,8.399999618530273,8.999999046325684,9.59999942779541,10.199999809265137,10.799999237060547,11.399999618530273,12,12.59999942779541,13.199999809265137,13.799999237060547,14.399999618530273,15,15.59999942779541,16.19999885559082,16.799999237060547,17.399999618530273,18,18.600000381469727,19.200000762939453,19.799999237060547,20.399999618530273,21,21.600000381469727,22.200000762939453,22.799999237060547,23.399999618530273,24}
tensor @r0.want.0.f64 : f64[61] = {nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,2097152,1.3028335,0.43459203,0.18262296,0.083724779,0.040156408,0.019794948,0.0099381961,0.0050551727,0.0025966254,0.0013439211,0.00069977812,0.00036617244,0.00019239195,0.00010143452,5.3637071e-05,2.8434786e-05,1.5107762e-05,8.0426706e-06,4.2889737e-06,2.2907575e-06,1.2252068e-06,6.5612226e-07,3.5176744e-07,1.8878928e-07,1.0141729e-07,5.4528872e-08,2.9342068e-08,1.5800757e-08,8.5146137e-09,4.5912496e-09,2.477176e-09,1.3372906e-09,7.2230919e-10,3.9033112e-10,2.1102992e-10,1.1414163e-10,6.1762178e-11,3.3432644e-11,1.8104132e-11,9.8069989e-12}
graph "main"(
    %x : f64[61]) {
  %special_modified_bessel_k1 = aten.special_modified_bessel_k1.default(self=%x) : f64[61]
  return %special_modified_bessel_k1 as "special_modified_bessel_k1"
}

fxge 1
model "special_modified_bessel_k1.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,0,nan,inf,inf,0,1e+30,1.656441,0.1398659,0.0001553692,nan,nan}
graph "main"(
    %x : f32[12]) {
  %special_modified_bessel_k1 = aten.special_modified_bessel_k1.default(self=%x) : f32[12]
  return %special_modified_bessel_k1 as "special_modified_bessel_k1"
}

fxge 1
model "special_modified_bessel_k1.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,0,nan,inf,inf,0,1e+30,1.6564411,0.13986588,0.00015536921,nan,nan}
graph "main"(
    %x : f64[12]) {
  %special_modified_bessel_k1 = aten.special_modified_bessel_k1.default(self=%x) : f64[12]
  return %special_modified_bessel_k1 as "special_modified_bessel_k1"
}

fxge 1
model "special_scaled_modified_bessel_k0.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.21875,2.40625,2.1875,2.5625,-3,1.0625,-1.0625,2.75,-2.09375,-0.75,-0.21875,-2.125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.8025204,0.7730892,0.8077638,0.7509106,nan,1.11495,nan,0.7266769,nan,nan,nan,nan}
tensor @r1.in.x : f32[4, 6] = {2.21875,2.40625,2.1875,2.5625,-3,1.0625,-1.0625,2.75,-2.09375,-0.75,-0.21875,-2.125,-0.84375,-1.09375,0.8125,-0.40625,-3.09375,-1.75,-1.15625,-2.75,-0.03125,-2.25,-0.03125,-1.21875}
tensor @r1.want.0.f32 : f64[4, 6] = {0.8025204,0.7730892,0.8077638,0.7509106,nan,1.11495,nan,0.7266769,nan,nan,nan,nan,nan,nan,1.25004,nan,nan,nan,nan,nan,nan,nan,nan,nan}
graph "main"(
    %x : f32[s77, s27]) {
  %special_scaled_modified_bessel_k0 = aten.special_scaled_modified_bessel_k0.default(x=%x) : f32[s77, s27]
  return %special_scaled_modified_bessel_k0 as "special_scaled_modified_bessel_k0"
}

fxge 1
model "special_scaled_modified_bessel_k0.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.71875,-0.6875,0.375,0.28125,0.875,-1.84375,1.65625,1.53125,-1.125,-2.4375,0.25,2.78125}
tensor @r0.want.0.f64 : f64[3, 4] = {1.3156572,nan,1.7042037,1.8969312,1.2115582,nan,0.91661277,0.9494296,nan,nan,1.9793338,0.7228634}
graph "main"(
    %x : f64[3, 4]) {
  %special_scaled_modified_bessel_k0 = aten.special_scaled_modified_bessel_k0.default(x=%x) : f64[3, 4]
  return %special_scaled_modified_bessel_k0 as "special_scaled_modified_bessel_k0"
}

fxge 1
model "special_scaled_modified_bessel_k0.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,-2,-4,4,6,6,3,6,-3,-6,0,-4}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5018631,nan,nan,0.6092977,0.5018631,0.5018631,0.6977616,0.5018631,nan,nan,inf,nan}
graph "main"(
    %x : i32[3, 4]) {
  %special_scaled_modified_bessel_k0 = aten.special_scaled_modified_bessel_k0.default(x=%x) : f32[3, 4]
  return %special_scaled_modified_bessel_k0 as "special_scaled_modified_bessel_k0"
}

fxge 1
model "special_scaled_modified_bessel_k0.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,-3,2,2,-4,-7,-2,3,-5,1,5,-1}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5478076,nan,0.8415682,0.8415682,nan,nan,nan,0.6977616,nan,1.144463,0.5478076,nan}
graph "main"(
    %x : i64[3, 4]) {
  %special_scaled_modified_bessel_k0 = aten.special_scaled_modified_bessel_k0.default(x=%x) : f32[3, 4]
  return %special_scaled_modified_bessel_k0 as "special_scaled_modified_bessel_k0"
}

fxge 1
model "special_scaled_modified_bessel_k0.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {5,7,4,2,2,2,4,7,1,4,2,7}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5478076,0.4658451,0.6092977,0.8415682,0.8415682,0.8415682,0.6092977,0.4658451,1.144463,0.6092977,0.8415682,0.4658451}
graph "main"(
    %x : u8[3, 4]) {
  %special_scaled_modified_bessel_k0 = aten.special_scaled_modified_bessel_k0.default(x=%x) : f32[3, 4]
  return %special_scaled_modified_bessel_k0 as "special_scaled_modified_bessel_k0"
}

fxge 1
model "special_scaled_modified_bessel_k0.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,true,false,true,false,true,true,true,false,false}
tensor @r0.want.0.f32 : f64[3, 4] = {inf,inf,inf,1.144463,inf,1.144463,inf,1.144463,1.144463,1.144463,inf,inf}
graph "main"(
    %x : bool[3, 4]) {
  %special_scaled_modified_bessel_k0 = aten.special_scaled_modified_bessel_k0.default(x=%x) : f32[3, 4]
  return %special_scaled_modified_bessel_k0 as "special_scaled_modified_bessel_k0"
}

fxge 1
model "special_scaled_modified_bessel_k0.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-12,-11.4,-10.8,-10.2,-9.6,-9,-8.4,-7.7999997,-7.2,-6.6,-6,-5.3999996,-4.7999997,-4.2,-3.5999997,-2.9999995,-2.3999996,-1.7999996,-1.1999996,-0.59999955,4.7683716e-07,0.6000005,1.2000005,1.8000005,2.4000006,3.0000005,3.6000006,4.200001,4.8000007,5.4000006,5.999999,6.5999994,7.1999993,7.799999,8.4,8.999999,9.599999,10.2,10.799999,11.4,12,12.599999,13.2,13.799999,14.4,15,15.599999,16.199999,16.8,17.4,18,18.6,19.2,19.8,20.4,21,21.6,22.2,22.8,23.4,24}
tensor @r0.want.0.f32 : f64[61] = {nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,14.67203,1.416737,1.057484,0.8828334,0.7740181,0.6977615,0.6404559,0.5953389,0.5586133,0.527958,0.5018632,0.4792978,0.4595308,0.4420271,0.4263848,0.4122956,0.399518,0.3878603,0.3771677,0.367314,0.3581949,0.3497233,0.341826,0.3344409,0.3275149,0.3210024,0.3148636,0.3090642,0.3035741,0.2983665,0.2934182,0.2887083,0.2842181,0.2799313,0.2758328,0.2719092,0.2681485,0.2645396,0.2610727,0.2577387,0.2545292}
graph "main"(
    %x : f32[61]) {
  %special_scaled_modified_bessel_k0 = aten.special_scaled_modified_bessel_k0.default(x=%x) : f32[61]
  return %special_scaled_modified_bessel_k0 as "special_scaled_modified_bessel_k0"
}

fxge 1
model "special_scaled_modified_bessel_k0.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-12,-11.399999618530273,-10.800000190734863,-10.199999809265137,-9.600000381469727,-9,-8.399999618530273,-7.799999713897705,-7.199999809265137,-6.599999904632568,-6,-5.399999618530273,-4.799999713897705,-4.199999809265137,-3.5999996662139893,-2.999999523162842,-2.3999996185302734,-1.7999995946884155,-1.1999995708465576,-0.5999995470046997,4.76837158203125e-07,0.6000005006790161,1.200000524520874,1.800000548362732,2.40000057220459,3.000000476837158,3.6000006198883057,4.200000762939453,4.8000006675720215,5.40000057220459,5.999999046325684,6.59999942779541,7.1999993324279785,7.799999237060547,8.399999618530273,8.999999046325684,9.59999942779541,10.199999809265137,10.799999237060547,11.399999618530273,12,12.59999942779541,13.199999809265137,13.799999237060547,14.399999618530273,15,15.59999942779541,16.19999885559082,16.799999237060547,17.399999618530273,18,18.600000381469727,19.200000762939453,19.799999237060547,20.399999618530273,21,21.600000381469727,22.200000762939453,22.799999237060547,23.399999618530273,24}
tensor @r0.want.0.f64 : f64[61] = {nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,14.672029,1.4167371,1.0574843,0.88283341,0.77401806,0.69776155,0.64045591,0.59533894,0.55861328,0.52795801,0.50186317,0.47929779,0.4595308,0.44202709,0.42638483,0.41229557,0.39951798,0.38786026,0.37716773,0.36731403,0.35819488,0.34972328,0.341826,0.33444092,0.32751494,0.32100235,0.31486361,0.30906424,0.30357406,0.29836653,0.29341821,0.28870826,0.28421815,0.27993129,0.27583277,0.2719092,0.26814848,0.26453963,0.26107272,0.25773866,0.25452917}
graph "main"(
    %x : f64[61]) {
  %special_scaled_modified_bessel_k0 = aten.special_scaled_modified_bessel_k0.default(x=%x) : f64[61]
  return %special_scaled_modified_bessel_k0 as "special_scaled_modified_bessel_k0"
}

fxge 1
model "special_scaled_modified_bessel_k0.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,0,nan,inf,inf,1.253314e-15,69.19348,1.524109,0.8415682,0.436623,nan,nan}
graph "main"(
    %x : f32[12]) {
  %special_scaled_modified_bessel_k0 = aten.special_scaled_modified_bessel_k0.default(x=%x) : f32[12]
  return %special_scaled_modified_bessel_k0 as "special_scaled_modified_bessel_k0"
}

fxge 1
model "special_scaled_modified_bessel_k0.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,0,nan,inf,inf,1.2533141e-15,69.193484,1.5241094,0.84156822,0.43662302,nan,nan}
graph "main"(
    %x : f64[12]) {
  %special_scaled_modified_bessel_k0 = aten.special_scaled_modified_bessel_k0.default(x=%x) : f64[12]
  return %special_scaled_modified_bessel_k0 as "special_scaled_modified_bessel_k0"
}

fxge 1
model "special_scaled_modified_bessel_k1.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.9375,-0.75,0.3125,0.34375,-0.6875,1.15625,2.375,-1.5625,-1.125,-0.5625,-2.28125,-2.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.054358,nan,3.987301,3.685595,nan,1.479883,0.9288591,nan,nan,nan,nan,nan}
tensor @r1.in.x : f32[4, 6] = {1.9375,-0.75,0.3125,0.34375,-0.6875,1.15625,2.375,-1.5625,-1.125,-0.5625,-2.28125,-2.4375,0.9375,1.71875,3.09375,1.15625,-1.15625,-0.8125,-1.15625,1.09375,-1.0625,-0.625,-0.09375,2.40625}
tensor @r1.want.0.f32 : f64[4, 6] = {1.054358,nan,3.987301,3.685595,nan,1.479883,0.9288591,nan,nan,nan,nan,nan,1.712108,1.137981,0.7919502,1.479883,nan,nan,nan,1.53743,nan,nan,nan,0.9214442}
graph "main"(
    %x : f32[s77, s27]) {
  %special_scaled_modified_bessel_k1 = aten.special_scaled_modified_bessel_k1.default(x=%x) : f32[s77, s27]
  return %special_scaled_modified_bessel_k1 as "special_scaled_modified_bessel_k1"
}

fxge 1
model "special_scaled_modified_bessel_k1.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.40625,2.40625,1.875,1.03125,0.65625,-2.03125,2.4375,-1,-0.75,1.03125,1.96875,-0.09375}
tensor @r0.want.0.f64 : f64[3, 4] = {nan,0.92144419,1.0764715,1.6013973,2.2190396,nan,0.91419567,nan,nan,1.6013973,1.0437705,nan}
graph "main"(
    %x : f64[3, 4]) {
  %special_scaled_modified_bessel_k1 = aten.special_scaled_modified_bessel_k1.default(x=%x) : f64[3, 4]
  return %special_scaled_modified_bessel_k1 as "special_scaled_modified_bessel_k1"
}

fxge 1
model "special_scaled_modified_bessel_k1.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,0,6,-5,4,2,-6,5,6,-6,3,-2}
tensor @r0.want.0.f32 : f64[3, 4] = {0.8065635,inf,0.5421759,nan,0.6815759,1.033477,nan,0.6002739,0.5421759,nan,0.8065635,nan}
graph "main"(
    %x : i32[3, 4]) {
  %special_scaled_modified_bessel_k1 = aten.special_scaled_modified_bessel_k1.default(x=%x) : f32[3, 4]
  return %special_scaled_modified_bessel_k1 as "special_scaled_modified_bessel_k1"
}

fxge 1
model "special_scaled_modified_bessel_k1.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,4,-2,-6,-7,1,-7,3,-7,-4,2,3}
tensor @r0.want.0.f32 : f64[3, 4] = {0.8065635,0.6815759,nan,nan,nan,1.636153,nan,0.8065635,nan,nan,1.033477,0.8065635}
graph "main"(
    %x : i64[3, 4]) {
  %special_scaled_modified_bessel_k1 = aten.special_scaled_modified_bessel_k1.default(x=%x) : f32[3, 4]
  return %special_scaled_modified_bessel_k1 as "special_scaled_modified_bessel_k1"
}

fxge 1
model "special_scaled_modified_bessel_k1.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,7,1,7,3,2,2,6,6,1,6,4}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6815759,0.4980716,1.636153,0.4980716,0.8065635,1.033477,1.033477,0.5421759,0.5421759,1.636153,0.5421759,0.6815759}
graph "main"(
    %x : u8[3, 4]) {
  %special_scaled_modified_bessel_k1 = aten.special_scaled_modified_bessel_k1.default(x=%x) : f32[3, 4]
  return %special_scaled_modified_bessel_k1 as "special_scaled_modified_bessel_k1"
}

fxge 1
model "special_scaled_modified_bessel_k1.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,true,true,false,true,true,false,true,false,false}
tensor @r0.want.0.f32 : f64[3, 4] = {inf,inf,inf,1.636153,1.636153,inf,1.636153,1.636153,inf,1.636153,inf,inf}
graph "main"(
    %x : bool[3, 4]) {
  %special_scaled_modified_bessel_k1 = aten.special_scaled_modified_bessel_k1.default(x=%x) : f32[3, 4]
  return %special_scaled_modified_bessel_k1 as "special_scaled_modified_bessel_k1"
}

fxge 1
model "special_scaled_modified_bessel_k1.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-12,-11.4,-10.8,-10.2,-9.6,-9,-8.4,-7.7999997,-7.2,-6.6,-6,-5.3999996,-4.7999997,-4.2,-3.5999997,-2.9999995,-2.3999996,-1.7999996,-1.1999996,-0.59999955,4.7683716e-07,0.6000005,1.2000005,1.8000005,2.4000006,3.0000005,3.6000006,4.200001,4.8000007,5.4000006,5.999999,6.5999994,7.1999993,7.799999,8.4,8.999999,9.599999,10.2,10.799999,11.4,12,12.599999,13.2,13.799999,14.4,15,15.599999,16.199999,16.8,17.4,18,18.6,19.2,19.8,20.4,21,21.6,22.2,22.8,23.4,24}
tensor @r0.want.0.f32 : f64[61] = {nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,2097153,2.373919,1.442897,1.104805,0.9229135,0.8065634,0.7244606,0.6627423,0.6142566,0.5749099,0.542176,0.5144032,0.4904623,0.4695518,0.4510859,0.4346253,0.4198332,0.4064469,0.3942579,0.3830984,0.3728318,0.3633454,0.3545454,0.3463532,0.338702,0.3315349,0.3248031,0.3184644,0.3124819,0.3068236,0.3014613,0.2963701,0.2915279,0.2869152,0.2825143,0.2783096,0.2742869,0.2704335,0.2667378,0.2631894,0.2597788}
graph "main"(
    %x : f32[61]) {
  %special_scaled_modified_bessel_k1 = aten.special_scaled_modified_bessel_k1.default(x=%x) : f32[61]
  return %special_scaled_modified_bessel_k1 as "special_scaled_modified_bessel_k1"
}

fxge 1
model "special_scaled_modified_bessel_k1.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-12,-11.399999618530273,-10.800000190734863,-10.199999809265137,-9.600000381469727,-9,-8.399999618530273,-7.799999713897705,-7.199999809265137,-6.599999904632568,-6,-5.399999618530273,-4.799999713897705,-4.199999809265137,-3.5999996662139893,-2.999999523162842,-2.3999996185302734,-1.7999995946884155,-1.1999995708465576,-0.5999995470046997,4.76837158203125e-07,0.6000005006790161,1.200000524520874,1.800000548362732,2.40000057220459,3.000000476837158,3.6000006198883057,4.200000762939453,4.8000006675720215,5.40000057220459,5.999999046325684,6.59999942779541,7.1999993324279785,7.799999237060547,8.399999618530273,8.999999046325684,9.59999942779541,10.199999809265137,10.799999237060547,11.399999618530273,12,12.59999942779541,13.199999809265137,13.799999237060547,14.399999618530273,15,15.59999942779541,16.19999885559082,16.799999237060547,17.399999618530273,18,18.600000381469727,19.200000762939453,19.799999237060547,20.399999618530273,21,21.600000381469727,22.200000762939453,22.799999237060547,23.399999618530273,24}
tensor @r0.want.0.f64 : f64[61] = {nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,nan,2097153,2.3739185,1.4428971,1.1048052,0.92291353,0.8065634,0.72446059,0.66274234,0.61425655,0.57490985,0.54217596,0.51440324,0.4904623,0.46955183,0.45108592,0.43462527,0.41983317,0.40644685,0.39425785,0.38309838,0.37283175,0.36334535,0.35454539,0.34635317,0.33870196,0.33153489,0.32480311,0.31846436,0.31248189,0.30682361,0.30146131,0.29637011,0.29152794,0.28691519,0.28251431,0.27830958,0.27428688,0.27043347,0.26673781,0.26318942,0.25977879}
graph "main"(
    %x : f64[61]) {
  %special_scaled_modified_bessel_k1 = aten.special_scaled_modified_bessel_k1.default(x=%x) : f64[61]
  return %special_scaled_modified_bessel_k1 as "special_scaled_modified_bessel_k1"
}

fxge 1
model "special_scaled_modified_bessel_k1.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,0,nan,inf,inf,1.253314e-15,1e+30,2.73101,1.033477,0.4631491,nan,nan}
graph "main"(
    %x : f32[12]) {
  %special_scaled_modified_bessel_k1 = aten.special_scaled_modified_bessel_k1.default(x=%x) : f32[12]
  return %special_scaled_modified_bessel_k1 as "special_scaled_modified_bessel_k1"
}

fxge 1
model "special_scaled_modified_bessel_k1.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,0,nan,inf,inf,1.2533141e-15,1e+30,2.7310097,1.0334768,0.46314909,nan,nan}
graph "main"(
    %x : f64[12]) {
  %special_scaled_modified_bessel_k1 = aten.special_scaled_modified_bessel_k1.default(x=%x) : f64[12]
  return %special_scaled_modified_bessel_k1 as "special_scaled_modified_bessel_k1"
}

fxge 1
model "special_spherical_bessel_j0.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.46875,-0.84375,0.375,-0.875,-1.875,1.78125,0.59375,1.3125,-0.34375,1.3125,1.8125,-1.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.9637791,0.8855003,0.9767267,0.8771926,0.5088458,0.5490168,0.9422705,0.7366298,0.980422,0.7366298,0.5356864,0.701506}
tensor @r1.in.x : f32[4, 6] = {0.46875,-0.84375,0.375,-0.875,-1.875,1.78125,0.59375,1.3125,-0.34375,1.3125,1.8125,-1.40625,1.5625,-1.15625,-2.34375,2.59375,2.15625,0.125,-1.9375,1.0625,0.625,-1.3125,1.40625,-0.46875}
tensor @r1.want.0.f32 : f64[4, 6] = {0.9637791,0.8855003,0.9767267,0.8771926,0.5088458,0.5490168,0.9422705,0.7366298,0.980422,0.7366298,0.5356864,0.701506,0.639978,0.7916101,0.3054299,0.2008084,0.3865329,0.9973979,0.4818138,0.8221882,0.9361556,0.7366298,0.701506,0.9637791}
graph "main"(
    %x : f32[s77, s27]) {
  %special_spherical_bessel_j0 = aten.special_spherical_bessel_j0.default(x=%x) : f32[s77, s27]
  return %special_spherical_bessel_j0 as "special_spherical_bessel_j0"
}

fxge 1
model "special_spherical_bessel_j0.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.0625,-0.375,2.9375,2.03125,2.15625,-1.65625,2.40625,0.59375,-1.5625,-2.625,-2.1875,0.84375}
tensor @r0.want.0.f64 : f64[3, 4] = {0.99934909,0.97672674,0.068997014,0.44103434,0.38653286,0.60157045,0.27879119,0.94227054,0.63997797,0.18816011,0.37293226,0.88550028}
graph "main"(
    %x : f64[3, 4]) {
  %special_spherical_bessel_j0 = aten.special_spherical_bessel_j0.default(x=%x) : f64[3, 4]
  return %special_spherical_bessel_j0 as "special_spherical_bessel_j0"
}

fxge 1
model "special_spherical_bessel_j0.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-5,-1,7,0,3,6,4,-3,-7,-5,-5,3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1917849,0.841471,0.09385523,1,0.04704,-0.04656925,-0.1892006,0.04704,0.09385523,-0.1917849,-0.1917849,0.04704}
graph "main"(
    %x : i32[3, 4]) {
  %special_spherical_bessel_j0 = aten.special_spherical_bessel_j0.default(x=%x) : f32[3, 4]
  return %special_spherical_bessel_j0 as "special_spherical_bessel_j0"
}

fxge 1
model "special_spherical_bessel_j0.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,-7,-2,-3,-7,3,-5,6,-1,-7,-3,-1}
tensor @r0.want.0.f32 : f64[3, 4] = {0.09385523,0.09385523,0.4546487,0.04704,0.09385523,0.04704,-0.1917849,-0.04656925,0.841471,0.09385523,0.04704,0.841471}
graph "main"(
    %x : i64[3, 4]) {
  %special_spherical_bessel_j0 = aten.special_spherical_bessel_j0.default(x=%x) : f32[3, 4]
  return %special_spherical_bessel_j0 as "special_spherical_bessel_j0"
}

fxge 1
model "special_spherical_bessel_j0.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3,3,2,3,7,6,0,6,2,3,3,2}
tensor @r0.want.0.f32 : f64[3, 4] = {0.04704,0.04704,0.4546487,0.04704,0.09385523,-0.04656925,1,-0.04656925,0.4546487,0.04704,0.04704,0.4546487}
graph "main"(
    %x : u8[3, 4]) {
  %special_spherical_bessel_j0 = aten.special_spherical_bessel_j0.default(x=%x) : f32[3, 4]
  return %special_spherical_bessel_j0 as "special_spherical_bessel_j0"
}

fxge 1
model "special_spherical_bessel_j0.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,false,true,true,false,true,true,false,false,true}
tensor @r0.want.0.f32 : f64[3, 4] = {0.841471,0.841471,1,1,0.841471,0.841471,1,0.841471,0.841471,1,1,0.841471}
graph "main"(
    %x : bool[3, 4]) {
  %special_spherical_bessel_j0 = aten.special_spherical_bessel_j0.default(x=%x) : f32[3, 4]
  return %special_spherical_bessel_j0 as "special_spherical_bessel_j0"
}

fxge 1
model "special_spherical_bessel_j0.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-12,-11.4,-10.8,-10.2,-9.6,-9,-8.4,-7.7999997,-7.2,-6.6,-6,-5.3999996,-4.7999997,-4.2,-3.5999997,-2.9999995,-2.3999996,-1.7999996,-1.1999996,-0.59999955,4.7683716e-07,0.6000005,1.2000005,1.8000005,2.4000006,3.0000005,3.6000006,4.200001,4.8000007,5.4000006,5.999999,6.5999994,7.1999993,7.799999,8.4,8.999999,9.599999,10.2,10.799999,11.4,12,12.599999,13.2,13.799999,14.4,15,15.599999,16.199999,16.8,17.4,18,18.6,19.2,19.8,20.4,21,21.6,22.2,22.8,23.4,24}
tensor @r0.want.0.f32 : f64[61] = {-0.04471441,-0.08064287,-0.09082743,-0.06861515,-0.01815908,0.04579094,0.101738,0.1280184,0.1102316,0.04720322,-0.04656925,-0.1431046,-0.2075343,-0.207518,-0.1229223,0.04704017,0.2814432,0.5410266,0.7766994,0.9410709,1,0.9410707,0.7766991,0.5410262,0.2814427,0.04703984,-0.1229225,-0.2075181,-0.2075343,-0.1431045,-0.04656941,0.04720316,0.1102316,0.1280184,0.101738,0.04579104,-0.01815898,-0.06861515,-0.09082742,-0.08064287,-0.04471441,0.002668451,0.04485404,0.06838373,0.06705958,0.04335252,0.006907322,-0.02916179,-0.05283135,-0.05704939,-0.04172151,-0.01327813,0.01788102,0.04109461,0.04900946,0.03984074,0.01765047,-0.009339512,-0.0317322,-0.04217588,-0.03773243}
graph "main"(
    %x : f32[61]) {
  %special_spherical_bessel_j0 = aten.special_spherical_bessel_j0.default(x=%x) : f32[61]
  return %special_spherical_bessel_j0 as "special_spherical_bessel_j0"
}

fxge 1
model "special_spherical_bessel_j0.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-12,-11.399999618530273,-10.800000190734863,-10.199999809265137,-9.600000381469727,-9,-8.399999618530273,-7.799999713897705,-7.199999809265137,-6.599999904632568,-6,-5.399999618530273,-4.799999713897705,-4.199999809265137,-3.5999996662139893,-2.999999523162842,-2.3999996185302734,-1.7999995946884155,-1.1999995708465576,-0.5999995470046997,4.76837158203125e-07,0.6000005006790161,1.200000524520874,1.800000548362732,2.40000057220459,3.000000476837158,3.6000006198883057,4.200000762939453,4.8000006675720215,5.40000057220459,5.999999046325684,6.59999942779541,7.1999993324279785,7.799999237060547,8.399999618530273,8.999999046325684,9.59999942779541,10.199999809265137,10.799999237060547,11.399999618530273,12,12.59999942779541,13.199999809265137,13.799999237060547,14.399999618530273,15,15.59999942779541,16.19999885559082,16.799999237060547,17.399999618530273,18,18.600000381469727,19.200000762939453,19.799999237060547,20.399999618530273,21,21.600000381469727,22.200000762939453,22.799999237060547,23.399999618530273,24}
tensor @r0.want.0.f64 : f64[61] = {-0.04471441,-0.080642869,-0.090827431,-0.068615153,-0.018159078,0.045790943,0.10173799,0.12801838,0.11023163,0.047203224,-0.04656925,-0.14310459,-0.20753431,-0.20751803,-0.12292227,0.047040168,0.28144315,0.54102663,0.77669939,0.94107088,1,0.94107069,0.77669906,0.54102623,0.28144275,0.047039838,-0.12292248,-0.20751809,-0.20753425,-0.14310445,-0.04656941,0.047203159,0.1102316,0.12801838,0.10173799,0.045791044,-0.018158982,-0.068615153,-0.090827421,-0.080642869,-0.04471441,0.0026684505,0.044854043,0.06838373,0.067059576,0.043352523,0.0069073221,-0.029161791,-0.052831353,-0.057049394,-0.041721514,-0.013278134,0.017881022,0.041094612,0.049009456,0.039840745,0.017650469,-0.0093395117,-0.031732204,-0.042175877,-0.037732432}
graph "main"(
    %x : f64[61]) {
  %special_spherical_bessel_j0 = aten.special_spherical_bessel_j0.default(x=%x) : f64[61]
  return %special_spherical_bessel_j0 as "special_spherical_bessel_j0"
}

fxge 1
model "special_spherical_bessel_j0.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,0,0,1,1,-7.911634e-31,1,0.9588511,0.4546487,0.1236698,0.841471,0.2393889}
graph "main"(
    %x : f32[12]) {
  %special_spherical_bessel_j0 = aten.special_spherical_bessel_j0.default(x=%x) : f32[12]
  return %special_spherical_bessel_j0 as "special_spherical_bessel_j0"
}

fxge 1
model "special_spherical_bessel_j0.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,0,0,1,1,-7.9116343e-31,1,0.95885108,0.45464871,0.12366978,0.84147098,0.23938886}
graph "main"(
    %x : f64[12]) {
  %special_spherical_bessel_j0 = aten.special_spherical_bessel_j0.default(x=%x) : f64[12]
  return %special_spherical_bessel_j0 as "special_spherical_bessel_j0"
}

fxge 1
model "special_airy_ai.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.84375,2.375,1.625,1.9375,0.25,0.46875,1.78125,2.53125,2.875,1.6875,2.34375,2.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.008713351,0.01933114,0.06039308,0.03838162,0.291164,0.238778,0.04833602,0.01492453,0.008244598,0.05529922,0.02034041,0.01572592}
tensor @r1.in.x : f32[4, 6] = {2.84375,2.375,1.625,1.9375,0.25,0.46875,1.78125,2.53125,2.875,1.6875,2.34375,2.5,1.46875,0.875,2.4375,2.4375,1.8125,0.90625,0.9375,2.375,0.71875,0.53125,1.03125,1.78125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.008713351,0.01933114,0.06039308,0.03838162,0.291164,0.238778,0.04833602,0.01492453,0.008244598,0.05529922,0.02034041,0.01572592,0.07484561,0.1562486,0.01744545,0.01744545,0.04618625,0.1508097,0.1455042,0.01933114,0.1854385,0.2247223,0.130385,0.04833602}
graph "main"(
    %x : f32[s77, s27]) {
  %special_airy_ai = aten.special_airy_ai.default(x=%x) : f32[s77, s27]
  return %special_airy_ai as "special_airy_ai"
}

fxge 1
model "special_airy_ai.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.28125,0.5,2.96875,2,0.09375,2.625,1.96875,3.03125,2,2.28125,1.9375,2.0625}
tensor @r0.want.0.f64 : f64[3, 4] = {0.022500381,0.23169361,0.0069732245,0.03492413,0.33081083,0.01273593,0.036617674,0.006228367,0.03492413,0.022500381,0.038381622,0.031739526}
graph "main"(
    %x : f64[3, 4]) {
  %special_airy_ai = aten.special_airy_ai.default(x=%x) : f64[3, 4]
  return %special_airy_ai as "special_airy_ai"
}

fxge 1
model "special_airy_ai.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7,6,5,6,6,7,6,6,1,5,1,2}
tensor @r0.want.0.f32 : f64[3, 4] = {7.492129e-07,9.947694e-06,0.0001083444,9.947694e-06,9.947694e-06,7.492129e-07,9.947694e-06,9.947694e-06,0.1352924,0.0001083444,0.1352924,0.03492413}
graph "main"(
    %x : i32[3, 4]) {
  %special_airy_ai = aten.special_airy_ai.default(x=%x) : f32[3, 4]
  return %special_airy_ai as "special_airy_ai"
}

fxge 1
model "special_airy_ai.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,4,5,6,5,4,3,2,1,6,3,6}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0009515639,0.0009515639,0.0001083444,9.947694e-06,0.0001083444,0.0009515639,0.006591139,0.03492413,0.1352924,9.947694e-06,0.006591139,9.947694e-06}
graph "main"(
    %x : i64[3, 4]) {
  %special_airy_ai = aten.special_airy_ai.default(x=%x) : f32[3, 4]
  return %special_airy_ai as "special_airy_ai"
}

fxge 1
model "special_airy_ai.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {5,5,7,4,2,2,7,2,6,2,6,3}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0001083444,0.0001083444,7.492129e-07,0.0009515639,0.03492413,0.03492413,7.492129e-07,0.03492413,9.947694e-06,0.03492413,9.947694e-06,0.006591139}
graph "main"(
    %x : u8[3, 4]) {
  %special_airy_ai = aten.special_airy_ai.default(x=%x) : f32[3, 4]
  return %special_airy_ai as "special_airy_ai"
}

fxge 1
model "special_airy_ai.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {0.1352924,0.1352924,0.1352924,0.1352924,0.1352924,0.1352924,0.1352924,0.1352924,0.1352924,0.1352924,0.1352924,0.1352924}
graph "main"(
    %x : bool[3, 4]) {
  %special_airy_ai = aten.special_airy_ai.default(x=%x) : f32[3, 4]
  return %special_airy_ai as "special_airy_ai"
}

fxge 1
model "special_airy_ai.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-12,-11.4,-10.8,-10.2,-9.6,-9,-8.4,-7.7999997,-7.2,-6.6,-6,-5.3999996,-4.7999997,-4.2,-3.5999997,-2.9999995,-2.3999996,-1.7999996,-1.1999996,-0.59999955,4.7683716e-07,0.6000005,1.2000005,1.8000005,2.4000006,3.0000005,3.6000006,4.200001,4.8000007,5.4000006,5.999999,6.5999994,7.1999993,7.799999,8.4,8.999999,9.599999,10.2,10.799999,11.4,12,12.599999,13.2,13.799999,14.4,15,15.599999,16.199999,16.8,17.4,18,18.6,19.2,19.8,20.4,21,21.6,22.2,22.8,23.4,24}
tensor @r0.want.0.f32 : f64[61] = {-0.06655518,0.2966844,-0.1977698,-0.1536966,0.3146515,-0.02213372,-0.3195921,0.1328518,0.3058514,-0.1635265,-0.3291452,0.1029349,0.3800367,0.08921061,-0.3347776,-0.3788141,-0.04333343,0.3407618,0.5261944,0.4948494,0.3550279,0.2098,0.1061257,0.04703618,0.01855608,0.006591134,0.002126476,0.0006274949,0.0001703253,4.27298e-05,9.947718e-06,2.156603e-06,4.367174e-07,8.282978e-08,1.474937e-08,2.471176e-09,3.903241e-10,5.822571e-11,8.216424e-12,1.098448e-12,1.393185e-13,1.678539e-14,1.92338e-15,2.09845e-16,2.182147e-17,2.164963e-18,2.051169e-19,1.857442e-20,1.608975e-21,1.334273e-22,1.060047e-23,8.074146e-25,5.899999e-26,4.138792e-27,2.78882e-28,1.806138e-29,1.124888e-30,6.741072e-32,3.889007e-33,2.160959e-34,1.157081e-35}
tensor @r0.own.0 : f64[] = {7.2e-07}
graph "main"(
    %x : f32[61]) {
  %special_airy_ai = aten.special_airy_ai.default(x=%x) : f32[61]
  return %special_airy_ai as "special_airy_ai"
}

fxge 1
model "special_airy_ai.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-12,-11.399999618530273,-10.800000190734863,-10.199999809265137,-9.600000381469727,-9,-8.399999618530273,-7.799999713897705,-7.199999809265137,-6.599999904632568,-6,-5.399999618530273,-4.799999713897705,-4.199999809265137,-3.5999996662139893,-2.999999523162842,-2.3999996185302734,-1.7999995946884155,-1.1999995708465576,-0.5999995470046997,4.76837158203125e-07,0.6000005006790161,1.200000524520874,1.800000548362732,2.40000057220459,3.000000476837158,3.6000006198883057,4.200000762939453,4.8000006675720215,5.40000057220459,5.999999046325684,6.59999942779541,7.1999993324279785,7.799999237060547,8.399999618530273,8.999999046325684,9.59999942779541,10.199999809265137,10.799999237060547,11.399999618530273,12,12.59999942779541,13.199999809265137,13.799999237060547,14.399999618530273,15,15.59999942779541,16.19999885559082,16.799999237060547,17.399999618530273,18,18.600000381469727,19.200000762939453,19.799999237060547,20.399999618530273,21,21.600000381469727,22.200000762939453,22.799999237060547,23.399999618530273,24}
tensor @r0.want.0.f64 : f64[61] = {-0.066555175,0.29668441,-0.19776984,-0.15369662,0.31465151,-0.022133722,-0.3195921,0.13285179,0.30585144,-0.16352654,-0.32914517,0.10293491,0.38003667,0.089210614,-0.33477763,-0.37881414,-0.043333428,0.34076177,0.52619442,0.49484945,0.35502793,0.20979996,0.10612569,0.047036179,0.018556076,0.0065911337,0.0021264761,0.00062749486,0.00017032527,4.2729804e-05,9.947718e-06,2.1566032e-06,4.3671743e-07,8.2829779e-08,1.4749371e-08,2.4711756e-09,3.9032405e-10,5.822571e-11,8.2164242e-12,1.0984477e-12,1.3931847e-13,1.6785388e-14,1.9233797e-15,2.0984498e-16,2.1821473e-17,2.1649625e-18,2.0511691e-19,1.8574424e-20,1.6089748e-21,1.3342735e-22,1.0600467e-23,8.0741456e-25,5.8999989e-26,4.1387917e-27,2.7888199e-28,1.8061384e-29,1.1248878e-30,6.7410718e-32,3.8890073e-33,2.160959e-34,1.1570811e-35}
graph "main"(
    %x : f64[61]) {
  %special_airy_ai = aten.special_airy_ai.default(x=%x) : f64[61]
  return %special_airy_ai as "special_airy_ai"
}

fxge 1
model "special_airy_ai.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,nan,nan,0.3550281,0.3550281,0,0.3550281,0.2316936,0.03492413,4.692208e-08,0.5355609,-0.1123248}
graph "main"(
    %x : f32[12]) {
  %special_airy_ai = aten.special_airy_ai.default(x=%x) : f32[12]
  return %special_airy_ai as "special_airy_ai"
}

fxge 1
model "special_airy_ai.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,nan,nan,0.35502805,0.35502805,0,0.35502805,0.23169361,0.03492413,4.6922076e-08,0.53556088,-0.11232484}
graph "main"(
    %x : f64[12]) {
  %special_airy_ai = aten.special_airy_ai.default(x=%x) : f64[12]
  return %special_airy_ai as "special_airy_ai"
}

fxge 1
model "special_erfcx.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.53125,1.75,-2.5,2.3125,-0.9375,0.0625,2.90625,2.03125,-2.25,-2.34375,1.6875,2.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {20.54429,0.2849722,1035.815,0.2256792,4.371246,0.9332062,0.1842419,0.2520986,315.7389,485.8268,0.2933816,0.1976931}
tensor @r1.in.x : f32[4, 6] = {-1.53125,1.75,-2.5,2.3125,-0.9375,0.0625,2.90625,2.03125,-2.25,-2.34375,1.6875,2.6875,-0.6875,-0.8125,-1,-1.8125,2.4375,0.53125,2.90625,-3,2.625,-1.3125,-1.46875,1.5}
tensor @r1.want.0.f32 : f64[4, 6] = {20.54429,0.2849722,1035.815,0.2256792,4.371246,0.9332062,0.1842419,0.2520986,315.7389,485.8268,0.2933816,0.1976931,2.677629,3.385379,5.00898,53.14932,0.2155525,0.6000131,0.1842419,16205.99,0.2018876,10.84359,16.96747,0.3215854}
graph "main"(
    %x : f32[s77, s27]) {
  %special_erfcx = aten.special_erfcx.default(self=%x) : f32[s77, s27]
  return %special_erfcx as "special_erfcx"
}

fxge 1
model "special_erfcx.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.375,2.71875,-1.40625,-2.875,1.625,-0.3125,-0.5625,2.71875,2.4375,0.875,-1.09375,1.78125}
tensor @r0.want.0.f64 : f64[3, 4] = {0.22050569,0.19565775,14.112259,7775.6183,0.30226121,1.4790815,2.1593766,0.19565775,0.21555248,0.46431158,6.2123738,0.28093301}
graph "main"(
    %x : f64[3, 4]) {
  %special_erfcx = aten.special_erfcx.default(self=%x) : f64[3, 4]
  return %special_erfcx as "special_erfcx"
}

fxge 1
model "special_erfcx.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,5,-7,0,-1,-4,-7,0,7,0,7,-7}
tensor @r0.want.0.f32 : f64[3, 4] = {1,0.1107046,3.814693e+21,1,5.00898,17772220,3.814693e+21,1,0.07980005,1,0.07980005,3.814693e+21}
graph "main"(
    %x : i32[3, 4]) {
  %special_erfcx = aten.special_erfcx.default(self=%x) : f32[3, 4]
  return %special_erfcx as "special_erfcx"
}

fxge 1
model "special_erfcx.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,-6,-4,0,1,-7,-1,2,-3,1,5,-3}
tensor @r0.want.0.f32 : f64[3, 4] = {108.9409,8622463000000000,17772220,1,0.4275836,3.814693e+21,5.00898,0.2553957,16205.99,0.4275836,0.1107046,16205.99}
graph "main"(
    %x : i64[3, 4]) {
  %special_erfcx = aten.special_erfcx.default(self=%x) : f32[3, 4]
  return %special_erfcx as "special_erfcx"
}

fxge 1
model "special_erfcx.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,6,5,2,1,1,5,3,1,5,2,3}
tensor @r0.want.0.f32 : f64[3, 4] = {0.07980005,0.09277657,0.1107046,0.2553957,0.4275836,0.4275836,0.1107046,0.1790012,0.4275836,0.1107046,0.2553957,0.1790012}
graph "main"(
    %x : u8[3, 4]) {
  %special_erfcx = aten.special_erfcx.default(self=%x) : f32[3, 4]
  return %special_erfcx as "special_erfcx"
}

fxge 1
model "special_erfcx.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,false,false,false,true,true,false,false,true}
tensor @r0.want.0.f32 : f64[3, 4] = {1,0.4275836,1,0.4275836,1,1,1,0.4275836,0.4275836,1,1,0.4275836}
graph "main"(
    %x : bool[3, 4]) {
  %special_erfcx = aten.special_erfcx.default(self=%x) : f32[3, 4]
  return %special_erfcx as "special_erfcx"
}

fxge 1
model "special_erfcx.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-12,-11.4,-10.8,-10.2,-9.6,-9,-8.4,-7.7999997,-7.2,-6.6,-6,-5.3999996,-4.7999997,-4.2,-3.5999997,-2.9999995,-2.3999996,-1.7999996,-1.1999996,-0.59999955,4.7683716e-07,0.6000005,1.2000005,1.8000005,2.4000006,3.0000005,3.6000006,4.200001,4.8000007,5.4000006,5.999999,6.5999994,7.1999993,7.799999,8.4,8.999999,9.599999,10.2,10.799999,11.4,12,12.599999,13.2,13.799999,14.4,15,15.599999,16.199999,16.8,17.4,18,18.6,19.2,19.8,20.4,21,21.6,22.2,22.8,23.4,24}
tensor @r0.want.0.f32 : f64[61] = {inf,inf,inf,inf,inf,3.012195e+35,8.807362e+30,5.290593e+26,6.529121e+22,1.655378e+19,8622463000000000,9226889000000,20284940000,91618670,850130,16205.94,634.477,50.78881,8.062845,2.298852,0.9999995,0.5678045,0.3785373,0.27856,0.2184987,0.1790011,0.1512653,0.1308085,0.1151391,0.1027731,0.09277658,0.08453406,0.07762477,0.07175165,0.06669926,0.06230773,0.05845596,0.05505062,0.05201866,0.04930207,0.04685422,0.04463724,0.04262003,0.0407768,0.03908604,0.03752961,0.03609215,0.03476054,0.03352354,0.0323714,0.03129572,0.03028912,0.02934518,0.02845822,0.02762324,0.02683581,0.02609199,0.02538824,0.02472143,0.02408871,0.02348755}
graph "main"(
    %x : f32[61]) {
  %special_erfcx = aten.special_erfcx.default(self=%x) : f32[61]
  return %special_erfcx as "special_erfcx"
}

fxge 1
model "special_erfcx.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-12,-11.399999618530273,-10.800000190734863,-10.199999809265137,-9.600000381469727,-9,-8.399999618530273,-7.799999713897705,-7.199999809265137,-6.599999904632568,-6,-5.399999618530273,-4.799999713897705,-4.199999809265137,-3.5999996662139893,-2.999999523162842,-2.3999996185302734,-1.7999995946884155,-1.1999995708465576,-0.5999995470046997,4.76837158203125e-07,0.6000005006790161,1.200000524520874,1.800000548362732,2.40000057220459,3.000000476837158,3.6000006198883057,4.200000762939453,4.8000006675720215,5.40000057220459,5.999999046325684,6.59999942779541,7.1999993324279785,7.799999237060547,8.399999618530273,8.999999046325684,9.59999942779541,10.199999809265137,10.799999237060547,11.399999618530273,12,12.59999942779541,13.199999809265137,13.799999237060547,14.399999618530273,15,15.59999942779541,16.19999885559082,16.799999237060547,17.399999618530273,18,18.600000381469727,19.200000762939453,19.799999237060547,20.399999618530273,21,21.600000381469727,22.200000762939453,22.799999237060547,23.399999618530273,24}
tensor @r0.want.0.f64 : f64[61] = {6.9093213e+62,5.5199747e+56,9.0602494e+50,3.0551054e+45,2.1164725e+40,3.0121946e+35,8.8073622e+30,5.2905928e+26,6.5291214e+22,1.6553776e+19,8622463100000000,9226889100000,20284937000,91618665,850130.04,16205.942,634.477,50.788809,8.0628454,2.2988524,0.99999946,0.56780449,0.3785373,0.27856003,0.21849869,0.17900113,0.15126528,0.13080847,0.11513906,0.10277313,0.092776582,0.084534055,0.077624767,0.071751646,0.06669926,0.062307731,0.058455959,0.055050624,0.052018664,0.049302067,0.046854221,0.044637244,0.042620025,0.040776801,0.039086036,0.037529606,0.036092148,0.034760544,0.033523535,0.032371404,0.031295718,0.030289123,0.029345178,0.028458221,0.027623244,0.026835813,0.026091985,0.025388239,0.024721426,0.02408871,0.023487546}
graph "main"(
    %x : f64[61]) {
  %special_erfcx = aten.special_erfcx.default(self=%x) : f64[61]
  return %special_erfcx as "special_erfcx"
}

fxge 1
model "special_erfcx.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,0,inf,1,1,5.641896e-31,1,0.6156903,0.2553957,0.06998517,5.00898,1035.815}
graph "main"(
    %x : f32[12]) {
  %special_erfcx = aten.special_erfcx.default(self=%x) : f32[12]
  return %special_erfcx as "special_erfcx"
}

fxge 1
model "special_erfcx.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,0,inf,1,1,5.6418958e-31,1,0.61569034,0.25539568,0.069985166,5.0089801,1035.8148}
graph "main"(
    %x : f64[12]) {
  %special_erfcx = aten.special_erfcx.default(self=%x) : f64[12]
  return %special_erfcx as "special_erfcx"
}

fxge 1
model "special_log_ndtr.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.9375,-0.03125,0.96875,1.15625,-2.0625,-2.59375,-1.375,2.625,1.40625,-3.0625,1.59375,-3.125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.001655721,-0.718393,-0.1819236,-0.1321489,-3.933243,-5.35029,-2.470226,-0.004341861,-0.08319136,-6.814736,-0.05709538,-7.025385}
tensor @r1.in.x : f32[4, 6] = {2.9375,-0.03125,0.96875,1.15625,-2.0625,-2.59375,-1.375,2.625,1.40625,-3.0625,1.59375,-3.125,1.6875,0.125,2.71875,-0.5,-1,-1.15625,-1.5625,1.78125,3.0625,2.21875,1.34375,0.90625}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.001655721,-0.718393,-0.1819236,-0.1321489,-3.933243,-5.35029,-2.470226,-0.004341861,-0.08319136,-6.814736,-0.05709538,-7.025385,-0.04683339,-0.5983131,-0.003281835,-1.175912,-1.841022,-2.089173,-2.828776,-0.03815452,-0.001098085,-0.01334046,-0.09377744,-0.2013842}
graph "main"(
    %x : f32[s77, s27]) {
  %special_log_ndtr = aten.special_log_ndtr.default(self=%x) : f32[s77, s27]
  return %special_log_ndtr as "special_log_ndtr"
}

fxge 1
model "special_log_ndtr.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.59375,-1.8125,0.4375,-1.21875,0.4375,2.1875,1.6875,-1.875,-0.75,2.5625,-2.25,2.1875}
tensor @r0.want.0.f64 : f64[3, 4] = {-5.3502899,-3.3537084,-0.40178348,-2.1940038,-0.40178348,-0.014457023,-0.046833386,-3.4934324,-1.4844482,-0.0052096259,-4.4043154,-0.014457023}
graph "main"(
    %x : f64[3, 4]) {
  %special_log_ndtr = aten.special_log_ndtr.default(self=%x) : f64[3, 4]
  return %special_log_ndtr as "special_log_ndtr"
}

fxge 1
model "special_log_ndtr.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-7,0,-5,0,-4,-3,5,4,1,-5,3,7}
tensor @r0.want.0.f32 : f64[3, 4] = {-27.38431,-0.6931472,-15.065,-0.6931472,-10.3601,-6.607726,-2.866516e-07,-3.167174e-05,-0.1727538,-15.065,-0.00135081,-1.279813e-12}
graph "main"(
    %x : i32[3, 4]) {
  %special_log_ndtr = aten.special_log_ndtr.default(self=%x) : f32[3, 4]
  return %special_log_ndtr as "special_log_ndtr"
}

fxge 1
model "special_log_ndtr.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,1,1,2,5,-1,-1,-5,-4,1,-6,1}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.841022,-0.1727538,-0.1727538,-0.02301291,-2.866516e-07,-1.841022,-1.841022,-15.065,-10.3601,-0.1727538,-20.73677,-0.1727538}
graph "main"(
    %x : i64[3, 4]) {
  %special_log_ndtr = aten.special_log_ndtr.default(self=%x) : f32[3, 4]
  return %special_log_ndtr as "special_log_ndtr"
}

fxge 1
model "special_log_ndtr.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,1,3,7,4,6,5,2,5,0,2,7}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.167174e-05,-0.1727538,-0.00135081,-1.279813e-12,-3.167174e-05,-9.865876e-10,-2.866516e-07,-0.02301291,-2.866516e-07,-0.6931472,-0.02301291,-1.279813e-12}
graph "main"(
    %x : u8[3, 4]) {
  %special_log_ndtr = aten.special_log_ndtr.default(self=%x) : f32[3, 4]
  return %special_log_ndtr as "special_log_ndtr"
}

fxge 1
model "special_log_ndtr.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,false,false,false,true,true,true,true,false}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1727538,-0.1727538,-0.6931472,-0.1727538,-0.6931472,-0.6931472,-0.6931472,-0.1727538,-0.1727538,-0.1727538,-0.1727538,-0.6931472}
graph "main"(
    %x : bool[3, 4]) {
  %special_log_ndtr = aten.special_log_ndtr.default(self=%x) : f32[3, 4]
  return %special_log_ndtr as "special_log_ndtr"
}

fxge 1
model "special_log_ndtr.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-12,-11.4,-10.8,-10.2,-9.6,-9,-8.4,-7.7999997,-7.2,-6.6,-6,-5.3999996,-4.7999997,-4.2,-3.5999997,-2.9999995,-2.3999996,-1.7999996,-1.1999996,-0.59999955,4.7683716e-07,0.6000005,1.2000005,1.8000005,2.4000006,3.0000005,3.6000006,4.200001,4.8000007,5.4000006,5.999999,6.5999994,7.1999993,7.799999,8.4,8.999999,9.599999,10.2,10.799999,11.4,12,12.599999,13.2,13.799999,14.4,15,15.599999,16.199999,16.8,17.4,18,18.6,19.2,19.8,20.4,21,21.6,22.2,22.8,23.4,24}
tensor @r0.want.0.f32 : f64[61] = {-75.41067,-68.3401,-61.62688,-55.27072,-49.27128,-43.62815,-38.34087,-33.40887,-28.83146,-24.60778,-20.73677,-17.21709,-14.04703,-11.22431,-8.745922,-6.607725,-4.803921,-3.326173,-2.162217,-1.293703,-0.6931468,-0.3205537,-0.1222462,-0.03659166,-0.008231308,-0.001350808,-0.0001591209,-1.334579e-05,-7.933258e-07,-3.332034e-08,-9.865934e-10,-2.055797e-11,-3.010643e-13,-3.095377e-15,-2.2324e-17,-1.128598e-19,-3.997243e-22,-9.913645e-25,-1.721032e-27,-2.090605e-30,-1.776482e-33,-1.05573e-36,-4.386764e-40,-1.274277e-43,-2.58719e-47,-3.670966e-51,-3.639739e-55,-2.521401e-59,-1.220236e-63,-4.125174e-68,-9.740949e-73,-1.606528e-77,-1.850433e-82,-1.488491e-87,-8.360844e-93,-3.279278e-98,-8.980698e-104,-1.717223e-109,-2.292607e-115,-2.136807e-121,-1.390392e-127}
graph "main"(
    %x : f32[61]) {
  %special_log_ndtr = aten.special_log_ndtr.default(self=%x) : f32[61]
  return %special_log_ndtr as "special_log_ndtr"
}

fxge 1
model "special_log_ndtr.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-12,-11.399999618530273,-10.800000190734863,-10.199999809265137,-9.600000381469727,-9,-8.399999618530273,-7.799999713897705,-7.199999809265137,-6.599999904632568,-6,-5.399999618530273,-4.799999713897705,-4.199999809265137,-3.5999996662139893,-2.999999523162842,-2.3999996185302734,-1.7999995946884155,-1.1999995708465576,-0.5999995470046997,4.76837158203125e-07,0.6000005006790161,1.200000524520874,1.800000548362732,2.40000057220459,3.000000476837158,3.6000006198883057,4.200000762939453,4.8000006675720215,5.40000057220459,5.999999046325684,6.59999942779541,7.1999993324279785,7.799999237060547,8.399999618530273,8.999999046325684,9.59999942779541,10.199999809265137,10.799999237060547,11.399999618530273,12,12.59999942779541,13.199999809265137,13.799999237060547,14.399999618530273,15,15.59999942779541,16.19999885559082,16.799999237060547,17.399999618530273,18,18.600000381469727,19.200000762939453,19.799999237060547,20.399999618530273,21,21.600000381469727,22.200000762939453,22.799999237060547,23.399999618530273,24}
tensor @r0.want.0.f64 : f64[61] = {-75.410673,-68.340099,-61.626884,-55.270715,-49.271276,-43.628149,-38.340869,-33.40887,-28.831456,-24.607776,-20.736769,-17.217092,-14.047027,-11.224312,-8.7459223,-6.6077247,-4.8039206,-3.3261729,-2.1622168,-1.2937033,-0.6931468,-0.32055374,-0.12224625,-0.036591659,-0.0082313076,-0.0013508078,-0.00015912087,-1.3345793e-05,-7.9332582e-07,-3.3320343e-08,-9.8659344e-10,-2.0557968e-11,-3.0106427e-13,-3.0953775e-15,-2.2324004e-17,-1.1285982e-19,-3.9972434e-22,-9.9136446e-25,-1.7210321e-27,-2.0906046e-30,-1.7764821e-33,-1.0557302e-36,-4.3867638e-40,-1.2742766e-43,-2.5871902e-47,-3.6709662e-51,-3.6397386e-55,-2.5214006e-59,-1.2202357e-63,-4.1251737e-68,-9.7409489e-73,-1.6065275e-77,-1.8504329e-82,-1.4884913e-87,-8.3608438e-93,-3.279278e-98,-8.9806978e-104,-1.717223e-109,-2.2926069e-115,-2.1368069e-121,-1.3903921e-127}
graph "main"(
    %x : f64[61]) {
  %special_log_ndtr = aten.special_log_ndtr.default(self=%x) : f64[61]
  return %special_log_ndtr as "special_log_ndtr"
}

fxge 1
model "special_log_ndtr.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,-0.0,-inf,-0.6931472,-0.6931472,-0.0,-0.6931472,-0.3689464,-0.02301291,-6.220961e-16,-1.841022,-5.081648}
graph "main"(
    %x : f32[12]) {
  %special_log_ndtr = aten.special_log_ndtr.default(self=%x) : f32[12]
  return %special_log_ndtr as "special_log_ndtr"
}

fxge 1
model "special_log_ndtr.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,-0.0,-inf,-0.69314718,-0.69314718,-0.0,-0.69314718,-0.36894642,-0.023012909,-6.2209606e-16,-1.8410216,-5.0816483}
graph "main"(
    %x : f64[12]) {
  %special_log_ndtr = aten.special_log_ndtr.default(self=%x) : f64[12]
  return %special_log_ndtr as "special_log_ndtr"
}

fxge 1
model "i0.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-11.9,-11.299999,-10.7,-10.099999,-9.5,-8.9,-8.299999,-7.7,-7.1,-6.5,-5.9,-5.2999997,-4.7,-4.1,-3.4999998,-2.8999996,-2.2999997,-1.6999996,-1.0999995,-0.49999955,0.10000048,0.7000005,1.3000005,1.9000006,2.5000005,3.1000004,3.7000005,4.3000007,4.9000006,5.5000005,6.099999,6.6999993,7.299999,7.899999,8.5,9.099999,9.7,10.3,10.9,11.5,12.1,12.7,13.3,13.9,14.5,15.1,15.7,16.3,16.9,17.5,18.1,18.7,19.300001,19.9,20.5,21.1,21.7,22.300001,22.9,23.5,24.1}
tensor @r0.want.0.f32 : f64[61] = {17219.23,9703.711,5476.549,3095.974,1753.481,995.2396,566.2547,323.0875,184.9529,106.2929,61.37656,35.6481,20.85845,12.32357,7.378202,4.502747,2.829605,1.863964,1.32616,1.063483,1.002502,1.126303,1.469278,2.127741,3.28984,5.294493,8.738621,14.66798,24.91479,42.69466,73.66272,127.7853,222.6586,389.406,683.1619,1201.734,2118.864,3743.536,6625.843,11746.14,20853.13,37068.65,65970.5,117531.4,209594.3,374103.5,668281.7,1194692,2137258,3825965,6853121,12282360,22024460,39513360,70922870,127356100,228787900,411165600,739197800,1329407000,2391664000}
graph "main"(
    %x : f32[61]) {
  %i0 = aten.i0.default(self=%x) : f32[61]
  return %i0 as "i0"
}

fxge 1
model "i0.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-11.9,-11.299999618530274,-10.700000190734864,-10.099999809265137,-9.500000381469727,-8.9,-8.299999618530274,-7.699999713897705,-7.099999809265137,-6.499999904632569,-5.9,-5.299999618530274,-4.699999713897705,-4.099999809265137,-3.499999666213989,-2.8999995231628417,-2.2999996185302733,-1.6999995946884154,-1.0999995708465575,-0.49999954700469973,0.10000047683715821,0.7000005006790161,1.3000005245208741,1.900000548362732,2.50000057220459,3.1000004768371583,3.7000006198883058,4.300000762939453,4.900000667572021,5.5000005722045895,6.099999046325683,6.69999942779541,7.299999332427978,7.8999992370605465,8.499999618530273,9.099999046325683,9.69999942779541,10.299999809265136,10.899999237060547,11.499999618530273,12.1,12.69999942779541,13.299999809265136,13.899999237060547,14.499999618530273,15.1,15.69999942779541,16.29999885559082,16.89999923706055,17.499999618530275,18.1,18.700000381469728,19.300000762939455,19.89999923706055,20.499999618530275,21.1,21.700000381469728,22.300000762939455,22.89999923706055,23.499999618530275,24.1}
tensor @r0.want.0.f64 : f64[61] = {17219.24,9703.7142,5476.5511,3095.9751,1753.4816,995.23995,566.25485,323.08742,184.95291,106.29285,61.37655,35.648093,20.85845,12.323568,7.3782014,4.5027469,2.8296048,1.8639645,1.3261599,1.0634833,1.0025016,1.1263032,1.4692782,2.127741,3.2898406,5.2944936,8.7386221,14.667983,24.914794,42.694667,73.66273,127.78526,222.65866,389.40601,683.16168,1201.7336,2118.8634,3743.5344,6625.8409,11746.137,20853.117,37068.634,65970.479,117531.31,209594.25,374103.41,668281.43,1194691.4,2137257.7,3825963.8,6853118.8,12282354,22024456,39513347,70922843,127356020,228787840,411165460,739197570,1329406700,2391663200}
graph "main"(
    %x : f64[61]) {
  %i0 = aten.i0.default(self=%x) : f64[61]
  return %i0 as "i0"
}

fxge 1
model "i0.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,nan,nan,1,1,inf,1,1.063483,2.279585,427.5641,1.266066,3.289839}
graph "main"(
    %x : f32[12]) {
  %i0 = aten.i0.default(self=%x) : f32[12]
  return %i0 as "i0"
}

fxge 1
model "i0.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,nan,nan,1,1,inf,1,1.0634834,2.2795853,427.56412,1.2660659,3.2898391}
graph "main"(
    %x : f64[12]) {
  %i0 = aten.i0.default(self=%x) : f64[12]
  return %i0 as "i0"
}

fxge 1
model "special_i0e.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-11.9,-11.299999,-10.7,-10.099999,-9.5,-8.9,-8.299999,-7.7,-7.1,-6.5,-5.9,-5.2999997,-4.7,-4.1,-3.4999998,-2.8999996,-2.2999997,-1.6999996,-1.0999995,-0.49999955,0.10000048,0.7000005,1.3000005,1.9000006,2.5000005,3.1000004,3.7000005,4.3000007,4.9000006,5.5000005,6.099999,6.6999993,7.299999,7.899999,8.5,9.099999,9.7,10.3,10.9,11.5,12.1,12.7,13.3,13.9,14.5,15.1,15.7,16.3,16.9,17.5,18.1,18.7,19.300001,19.9,20.5,21.1,21.7,22.300001,22.9,23.5,24.1}
tensor @r0.want.0.f32 : f64[61] = {0.1169256,0.1200634,0.1234685,0.1271813,0.1312513,0.1357397,0.1407239,0.1463028,0.1526056,0.1598048,0.1681377,0.1779409,0.1897134,0.2042345,0.2228024,0.2477557,0.283693,0.3405157,0.4414405,0.6450355,0.9071005,0.5593053,0.4004248,0.3182431,0.2700464,0.2385126,0.2160494,0.1990232,0.18553,0.1744832,0.1652159,0.1572925,0.1504147,0.1443699,0.1390018,0.1341927,0.1298514,0.1259067,0.1223014,0.1189895,0.1159332,0.1131011,0.1104671,0.1080092,0.1057084,0.1035488,0.1015164,0.09959927,0.09778685,0.09606996,0.09444047,0.09289122,0.09141582,0.09000859,0.08866443,0.08737876,0.08614747,0.08496681,0.08383343,0.08274423,0.08169642}
graph "main"(
    %x : f32[61]) {
  %special_i0e = aten.special_i0e.default(self=%x) : f32[61]
  return %special_i0e as "special_i0e"
}

fxge 1
model "special_i0e.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-11.9,-11.299999618530274,-10.700000190734864,-10.099999809265137,-9.500000381469727,-8.9,-8.299999618530274,-7.699999713897705,-7.099999809265137,-6.499999904632569,-5.9,-5.299999618530274,-4.699999713897705,-4.099999809265137,-3.499999666213989,-2.8999995231628417,-2.2999996185302733,-1.6999995946884154,-1.0999995708465575,-0.49999954700469973,0.10000047683715821,0.7000005006790161,1.3000005245208741,1.900000548362732,2.50000057220459,3.1000004768371583,3.7000006198883058,4.300000762939453,4.900000667572021,5.5000005722045895,6.099999046325683,6.69999942779541,7.299999332427978,7.8999992370605465,8.499999618530273,9.099999046325683,9.69999942779541,10.299999809265136,10.899999237060547,11.499999618530273,12.1,12.69999942779541,13.299999809265136,13.899999237060547,14.499999618530273,15.1,15.69999942779541,16.29999885559082,16.89999923706055,17.499999618530275,18.1,18.700000381469728,19.300000762939455,19.89999923706055,20.499999618530275,21.1,21.700000381469728,22.300000762939455,22.89999923706055,23.499999618530275,24.1}
tensor @r0.want.0.f64 : f64[61] = {0.11692561,0.12006337,0.12346848,0.1271813,0.13125126,0.13573971,0.14072391,0.14630281,0.15260559,0.15980485,0.16813767,0.17794087,0.18971344,0.20423453,0.22280245,0.24775575,0.28369301,0.34051574,0.44144048,0.64503549,0.90710051,0.55930534,0.40042482,0.31824311,0.27004641,0.2385126,0.21604942,0.19902324,0.18552996,0.17448325,0.16521592,0.15729249,0.15041466,0.14436987,0.13900185,0.13419268,0.12985143,0.12590667,0.12230142,0.11898952,0.11593318,0.11310112,0.11046714,0.10800917,0.10570841,0.10354878,0.10151642,0.099599273,0.097786854,0.096069956,0.094440469,0.092891216,0.091415818,0.090008591,0.08866443,0.087378764,0.086147469,0.084966816,0.083833428,0.082744227,0.081696416}
graph "main"(
    %x : f64[61]) {
  %special_i0e = aten.special_i0e.default(self=%x) : f64[61]
  return %special_i0e as "special_i0e"
}

fxge 1
model "special_i0e.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,0,0,1,1,3.989423e-16,1,0.6450353,0.3085083,0.1434318,0.4657596,0.2700464}
graph "main"(
    %x : f32[12]) {
  %special_i0e = aten.special_i0e.default(self=%x) : f32[12]
  return %special_i0e as "special_i0e"
}

fxge 1
model "special_i0e.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,0,0,1,1,3.9894228e-16,1,0.64503527,0.30850832,0.14343178,0.46575961,0.27004644}
graph "main"(
    %x : f64[12]) {
  %special_i0e = aten.special_i0e.default(self=%x) : f64[12]
  return %special_i0e as "special_i0e"
}

fxge 1
model "special_i1.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-11.9,-11.299999,-10.7,-10.099999,-9.5,-8.9,-8.299999,-7.7,-7.1,-6.5,-5.9,-5.2999997,-4.7,-4.1,-3.4999998,-2.8999996,-2.2999997,-1.6999996,-1.0999995,-0.49999955,0.10000048,0.7000005,1.3000005,1.9000006,2.5000005,3.1000004,3.7000005,4.3000007,4.9000006,5.5000005,6.099999,6.6999993,7.299999,7.899999,8.5,9.099999,9.7,10.3,10.9,11.5,12.1,12.7,13.3,13.9,14.5,15.1,15.7,16.3,16.9,17.5,18.1,18.7,19.300001,19.9,20.5,21.1,21.7,22.300001,22.9,23.5,24.1}
tensor @r0.want.0.f32 : f64[61] = {-16479.05,-9263.858,-5213.994,-2938.464,-1658.453,-937.5386,-530.9594,-301.3123,-171.3834,-97.73501,-55.90034,-32.07988,-18.47907,-10.68774,-6.205834,-3.612606,-2.097799,-1.196346,-0.6374885,-0.2578941,0.05006277,0.37188,0.7973298,1.448245,2.516717,4.326208,7.435749,12.8219,22.19936,38.58818,67.31932,117.8207,206.7915,363.8536,641.6199,1133.646,2006.478,3556.889,6314.18,11223.21,19971.92,35577.92,63439.79,113221.4,202232.6,361495.7,646635.8,1157444,2073029,3714992,6661035,11949310,21446070,38507410,69170830,124300600,223452600,401838300,722873700,1300807000,2341507000}
graph "main"(
    %x : f32[61]) {
  %special_i1 = aten.special_i1.default(self=%x) : f32[61]
  return %special_i1 as "special_i1"
}

fxge 1
model "special_i1.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-11.9,-11.299999618530274,-10.700000190734864,-10.099999809265137,-9.500000381469727,-8.9,-8.299999618530274,-7.699999713897705,-7.099999809265137,-6.499999904632569,-5.9,-5.299999618530274,-4.699999713897705,-4.099999809265137,-3.499999666213989,-2.8999995231628417,-2.2999996185302733,-1.6999995946884154,-1.0999995708465575,-0.49999954700469973,0.10000047683715821,0.7000005006790161,1.3000005245208741,1.900000548362732,2.50000057220459,3.1000004768371583,3.7000006198883058,4.300000762939453,4.900000667572021,5.5000005722045895,6.099999046325683,6.69999942779541,7.299999332427978,7.8999992370605465,8.499999618530273,9.099999046325683,9.69999942779541,10.299999809265136,10.899999237060547,11.499999618530273,12.1,12.69999942779541,13.299999809265136,13.899999237060547,14.499999618530273,15.1,15.69999942779541,16.29999885559082,16.89999923706055,17.499999618530275,18.1,18.700000381469728,19.300000762939455,19.89999923706055,20.499999618530275,21.1,21.700000381469728,22.300000762939455,22.89999923706055,23.499999618530275,24.1}
tensor @r0.want.0.f64 : f64[61] = {-16479.06,-9263.8619,-5213.9964,-2938.465,-1658.4537,-937.5389,-530.95957,-301.31228,-171.38341,-97.735002,-55.900332,-32.07988,-18.479066,-10.68774,-6.2058331,-3.6126057,-2.0977993,-1.1963461,-0.63748856,-0.25789406,0.050062765,0.37187998,0.79732976,1.4482451,2.5167176,4.3262079,7.43575,12.821902,22.199362,38.588185,67.319325,117.82071,206.79154,363.85368,641.61967,1133.6453,2006.4776,3556.8874,6314.1775,11223.206,19971.911,35577.912,63439.77,113221.33,202232.57,361495.57,646635.6,1157444,2073028.6,3714990.6,6661032.7,11949302,21446065,38507395,69170806,124300510,223452480,401838150,722873410,1300806800,2341506000}
graph "main"(
    %x : f64[61]) {
  %special_i1 = aten.special_i1.default(self=%x) : f64[61]
  return %special_i1 as "special_i1"
}

fxge 1
model "special_i1.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,nan,nan,0,0,inf,5e-31,0.2578943,1.590637,399.8731,-0.5651591,-2.516716}
tensor @r0.own.0 : f64[] = {1e-06}
graph "main"(
    %x : f32[12]) {
  %special_i1 = aten.special_i1.default(self=%x) : f32[12]
  return %special_i1 as "special_i1"
}

fxge 1
model "special_i1.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,nan,nan,0,0,inf,5e-31,0.25789431,1.5906369,399.87314,-0.5651591,-2.5167162}
graph "main"(
    %x : f64[12]) {
  %special_i1 = aten.special_i1.default(self=%x) : f64[12]
  return %special_i1 as "special_i1"
}

fxge 1
model "special_i1e.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-11.9,-11.299999,-10.7,-10.099999,-9.5,-8.9,-8.299999,-7.7,-7.1,-6.5,-5.9,-5.2999997,-4.7,-4.1,-3.4999998,-2.8999996,-2.2999997,-1.6999996,-1.0999995,-0.49999955,0.10000048,0.7000005,1.3000005,1.9000006,2.5000005,3.1000004,3.7000005,4.3000007,4.9000006,5.5000005,6.099999,6.6999993,7.299999,7.899999,8.5,9.099999,9.7,10.3,10.9,11.5,12.1,12.7,13.3,13.9,14.5,15.1,15.7,16.3,16.9,17.5,18.1,18.7,19.300001,19.9,20.5,21.1,21.7,22.300001,22.9,23.5,24.1}
tensor @r0.want.0.f32 : f64[61] = {-0.1118995,-0.1146211,-0.1175492,-0.1207109,-0.1241382,-0.1278699,-0.1319524,-0.1364424,-0.1414093,-0.1469386,-0.1531359,-0.1601298,-0.1680723,-0.1771245,-0.1874,-0.1987773,-0.210323,-0.2185528,-0.2122016,-0.1564207,0.04529864,0.18467,0.2172976,0.2166119,0.2065846,0.1948921,0.1838378,0.1739746,0.1653093,0.157701,0.1509885,0.145027,0.1396958,0.1348965,0.1305494,0.1265895,0.122964,0.1196292,0.1165487,0.1136922,0.1110341,0.1085527,0.1062295,0.1040484,0.1019956,0.100059,0.09822827,0.09649403,0.09484815,0.09328342,0.0917934,0.09037234,0.08901512,0.0877171,0.08647411,0.08528238,0.0841385,0.08303934,0.08198208,0.08096413,0.07998311}
graph "main"(
    %x : f32[61]) {
  %special_i1e = aten.special_i1e.default(self=%x) : f32[61]
  return %special_i1e as "special_i1e"
}

fxge 1
model "special_i1e.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-11.9,-11.299999618530274,-10.700000190734864,-10.099999809265137,-9.500000381469727,-8.9,-8.299999618530274,-7.699999713897705,-7.099999809265137,-6.499999904632569,-5.9,-5.299999618530274,-4.699999713897705,-4.099999809265137,-3.499999666213989,-2.8999995231628417,-2.2999996185302733,-1.6999995946884154,-1.0999995708465575,-0.49999954700469973,0.10000047683715821,0.7000005006790161,1.3000005245208741,1.900000548362732,2.50000057220459,3.1000004768371583,3.7000006198883058,4.300000762939453,4.900000667572021,5.5000005722045895,6.099999046325683,6.69999942779541,7.299999332427978,7.8999992370605465,8.499999618530273,9.099999046325683,9.69999942779541,10.299999809265136,10.899999237060547,11.499999618530273,12.1,12.69999942779541,13.299999809265136,13.899999237060547,14.499999618530273,15.1,15.69999942779541,16.29999885559082,16.89999923706055,17.499999618530275,18.1,18.700000381469728,19.300000762939455,19.89999923706055,20.499999618530275,21.1,21.700000381469728,22.300000762939455,22.89999923706055,23.499999618530275,24.1}
tensor @r0.want.0.f64 : f64[61] = {-0.11189949,-0.11462111,-0.1175492,-0.12071086,-0.12413825,-0.12786992,-0.13195244,-0.13644243,-0.14140932,-0.14693865,-0.15313587,-0.1601298,-0.16807227,-0.17712448,-0.18739998,-0.19877729,-0.21032301,-0.21855281,-0.2122016,-0.15642072,0.045298642,0.18467004,0.2172976,0.2166119,0.20658464,0.19489212,0.18383785,0.1739746,0.16530928,0.157701,0.15098849,0.14502699,0.1396958,0.13489651,0.13054936,0.12658954,0.12296403,0.11962916,0.11654866,0.11369217,0.1110341,0.10855274,0.10622948,0.10404837,0.10199556,0.10005903,0.09822827,0.096494029,0.094848154,0.093283419,0.091793397,0.090372346,0.089015121,0.087717104,0.086474114,0.085282386,0.084138498,0.083039341,0.081982083,0.080964127,0.079983106}
graph "main"(
    %x : f64[61]) {
  %special_i1e = aten.special_i1e.default(self=%x) : f64[61]
  return %special_i1e as "special_i1e"
}

fxge 1
model "special_i1e.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,0,-0.0,0,0,3.989423e-16,5e-31,0.1564208,0.2152693,0.1341425,-0.2079104,-0.2065846}
graph "main"(
    %x : f32[12]) {
  %special_i1e = aten.special_i1e.default(self=%x) : f32[12]
  return %special_i1e as "special_i1e"
}

fxge 1
model "special_i1e.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,0,-0.0,0,0,3.9894228e-16,5e-31,0.1564208,0.21526929,0.13414249,-0.20791042,-0.20658465}
graph "main"(
    %x : f64[12]) {
  %special_i1e = aten.special_i1e.default(self=%x) : f64[12]
  return %special_i1e as "special_i1e"
}

fxge 1
model "digamma.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-11.9,-11.299999,-10.7,-10.099999,-9.5,-8.9,-8.299999,-7.7,-7.1,-6.5,-5.9,-5.2999997,-4.7,-4.1,-3.4999998,-2.8999996,-2.2999997,-1.6999996,-1.0999995,-0.49999955,0.10000048,0.7000005,1.3000005,1.9000006,2.5000005,3.1000004,3.7000005,4.3000007,4.9000006,5.5000005,6.099999,6.6999993,7.299999,7.899999,8.5,9.099999,9.7,10.3,10.9,11.5,12.1,12.7,13.3,13.9,14.5,15.1,15.7,16.3,16.9,17.5,18.1,18.7,19.300001,19.9,20.5,21.1,21.7,22.300001,22.9,23.5,24.1}
tensor @r0.want.0.f32 : f64[61] = {-7.150821,4.750911,0.1337477,12.03011,2.303001,-7.427608,4.457801,-0.1777456,11.69771,1.946757,-7.811527,4.041595,-0.6323081,11.19685,1.388873,-8.441461,3.317327,-1.485711,10.15421,0.03649397,-10.42371,-1.220022,-0.1691903,0.3561846,0.7031569,0.9615266,1.167154,1.337853,1.483738,1.611093,1.724088,1.825628,1.91782,2.002238,2.080091,2.152324,2.219695,2.282815,2.34219,2.398239,2.451314,2.501716,2.549699,2.595487,2.63927,2.681217,2.721476,2.760177,2.797436,2.833357,2.868033,2.901547,2.933975,2.965384,2.995836,3.025389,3.054094,3.081998,3.109144,3.135573,3.161322}
graph "main"(
    %x : f32[61]) {
  %digamma = aten.digamma.default(self=%x) : f32[61]
  return %digamma as "digamma"
}

fxge 1
model "digamma.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-11.9,-11.299999618530274,-10.700000190734864,-10.099999809265137,-9.500000381469727,-8.9,-8.299999618530274,-7.699999713897705,-7.099999809265137,-6.499999904632569,-5.9,-5.299999618530274,-4.699999713897705,-4.099999809265137,-3.499999666213989,-2.8999995231628417,-2.2999996185302733,-1.6999995946884154,-1.0999995708465575,-0.49999954700469973,0.10000047683715821,0.7000005006790161,1.3000005245208741,1.900000548362732,2.50000057220459,3.1000004768371583,3.7000006198883058,4.300000762939453,4.900000667572021,5.5000005722045895,6.099999046325683,6.69999942779541,7.299999332427978,7.8999992370605465,8.499999618530273,9.099999046325683,9.69999942779541,10.299999809265136,10.899999237060547,11.499999618530273,12.1,12.69999942779541,13.299999809265136,13.899999237060547,14.499999618530273,15.1,15.69999942779541,16.29999885559082,16.89999923706055,17.499999618530275,18.1,18.700000381469728,19.300000762939455,19.89999923706055,20.499999618530275,21.1,21.700000381469728,22.300000762939455,22.89999923706055,23.499999618530275,24.1}
tensor @r0.want.0.f64 : f64[61] = {-7.1508608,4.7509048,0.13374195,12.030072,2.3029973,-7.4276477,4.4577949,-0.17774416,11.697715,1.9467584,-7.811517,4.0415965,-0.63230664,11.196857,1.3888741,-8.4414513,3.3173288,-1.4857116,10.154208,0.036494021,-10.423707,-1.2200221,-0.16919029,0.35618454,0.70315692,0.96152663,1.1671537,1.337853,1.4837379,1.6110933,1.7240878,1.8256283,1.9178202,2.0022384,2.0800908,2.1523241,2.2196947,2.2828154,2.3421903,2.3982391,2.4513143,2.5017155,2.5496992,2.5954865,2.6392697,2.6812168,2.7214756,2.7601767,2.7974361,2.8333574,2.8680333,2.9015473,2.9339747,2.9653837,2.9958364,3.0253892,3.0540939,3.0819976,3.1091439,3.1355729,3.1613215}
graph "main"(
    %x : f64[61]) {
  %digamma = aten.digamma.default(self=%x) : f64[61]
  return %digamma as "digamma"
}

fxge 1
model "digamma.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,inf,nan,-inf,inf,69.07755,-1e+30,-1.96351,0.4227843,2.015641,nan,1.103157}
graph "main"(
    %x : f32[12]) {
  %digamma = aten.digamma.default(self=%x) : f32[12]
  return %digamma as "digamma"
}

fxge 1
model "digamma.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,inf,nan,-inf,inf,69.077553,-1e+30,-1.96351,0.42278434,2.0156415,nan,1.1031566}
graph "main"(
    %x : f64[12]) {
  %digamma = aten.digamma.default(self=%x) : f64[12]
  return %digamma as "digamma"
}

fxge 1
model "lgamma.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-11.9,-11.299999,-10.7,-10.099999,-9.5,-8.9,-8.299999,-7.7,-7.1,-6.5,-5.9,-5.2999997,-4.7,-4.1,-3.4999998,-2.8999996,-2.2999997,-1.6999996,-1.0999995,-0.49999955,0.10000048,0.7000005,1.3000005,1.9000006,2.5000005,3.1000004,3.7000005,4.3000007,4.9000006,5.5000005,6.099999,6.6999993,7.299999,7.899999,8.5,9.099999,9.7,10.3,10.9,11.5,12.1,12.7,13.3,13.9,14.5,15.1,15.7,16.3,16.9,17.5,18.1,18.7,19.300001,19.9,20.5,21.1,21.7,22.300001,22.9,23.5,24.1}
tensor @r0.want.0.f32 : f64[61] = {-17.41593,-16.88231,-15.41679,-13.02097,-12.7959,-10.25809,-9.895354,-8.611096,-6.408298,-6.389634,-4.073655,-3.950676,-2.927303,-1.010674,-1.309006,0.6515053,0.3695676,0.9218441,2.273656,1.265512,2.252708,0.2608666,-0.1081749,-0.03898407,0.2846832,0.7873755,1.428073,2.181022,3.028558,3.957815,4.959003,6.024433,7.147891,8.324264,9.549267,10.81925,12.13108,13.48204,14.86971,16.292,17.74701,19.23304,20.74858,22.29224,23.86277,25.459,27.07989,28.72446,30.39181,32.08111,33.79159,35.52252,37.27324,39.04309,40.8315,42.63791,44.4618,46.30267,48.16004,50.03349,51.9226}
graph "main"(
    %x : f32[61]) {
  %lgamma = aten.lgamma.default(self=%x) : f32[61]
  return %lgamma as "lgamma"
}

fxge 1
model "lgamma.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-11.9,-11.299999618530274,-10.700000190734864,-10.099999809265137,-9.500000381469727,-8.9,-8.299999618530274,-7.699999713897705,-7.099999809265137,-6.499999904632569,-5.9,-5.299999618530274,-4.699999713897705,-4.099999809265137,-3.499999666213989,-2.8999995231628417,-2.2999996185302733,-1.6999995946884154,-1.0999995708465575,-0.49999954700469973,0.10000047683715821,0.7000005006790161,1.3000005245208741,1.900000548362732,2.50000057220459,3.1000004768371583,3.7000006198883058,4.300000762939453,4.900000667572021,5.5000005722045895,6.099999046325683,6.69999942779541,7.299999332427978,7.8999992370605465,8.499999618530273,9.099999046325683,9.69999942779541,10.299999809265136,10.899999237060547,11.499999618530273,12.1,12.69999942779541,13.299999809265136,13.899999237060547,14.499999618530273,15.1,15.69999942779541,16.29999885559082,16.89999923706055,17.499999618530275,18.1,18.700000381469728,19.300000762939455,19.89999923706055,20.499999618530275,21.1,21.700000381469728,22.300000762939455,22.89999923706055,23.499999618530275,24.1}
tensor @r0.want.0.f64 : f64[61] = {-17.415927,-16.882316,-15.416789,-13.020971,-12.795896,-10.258091,-9.8953554,-8.6110965,-6.4082971,-6.3896342,-4.0736556,-3.9506761,-2.9273026,-1.0106731,-1.3090062,0.65150452,0.36956793,0.92184409,2.2736555,1.2655121,2.2527077,0.26086664,-0.1081749,-0.038984081,0.28468327,0.78737554,1.4280731,2.1810221,3.0285579,3.9578149,4.9590031,6.0244328,7.1478912,8.3242643,9.5492665,10.81925,12.131083,13.482036,14.869713,16.292,17.747007,19.233042,20.748582,22.292241,23.862765,25.459,27.079887,28.724456,30.39181,32.081114,33.791592,35.522524,37.273234,39.043086,40.8315,42.637912,44.4618,46.302667,48.160042,50.033493,51.922596}
graph "main"(
    %x : f64[61]) {
  %lgamma = aten.lgamma.default(self=%x) : f64[61]
  return %lgamma as "lgamma"
}

fxge 1
model "lgamma.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,inf,inf,inf,inf,6.807755e+31,69.07755,0.5723649,0,8.525161,inf,-0.05624372}
graph "main"(
    %x : f32[12]) {
  %lgamma = aten.lgamma.default(self=%x) : f32[12]
  return %lgamma as "lgamma"
}

fxge 1
model "lgamma.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,inf,inf,inf,inf,6.8077554e+31,69.077553,0.57236494,0,8.5251614,inf,-0.056243716}
graph "main"(
    %x : f64[12]) {
  %lgamma = aten.lgamma.default(self=%x) : f64[12]
  return %lgamma as "lgamma"
}

fxge 1
model "sinc.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-11.9,-11.299999,-10.7,-10.099999,-9.5,-8.9,-8.299999,-7.7,-7.1,-6.5,-5.9,-5.2999997,-4.7,-4.1,-3.4999998,-2.8999996,-2.2999997,-1.6999996,-1.0999995,-0.49999955,0.10000048,0.7000005,1.3000005,1.9000006,2.5000005,3.1000004,3.7000005,4.3000007,4.9000006,5.5000005,6.099999,6.6999993,7.299999,7.899999,8.5,9.099999,9.7,10.3,10.9,11.5,12.1,12.7,13.3,13.9,14.5,15.1,15.7,16.3,16.9,17.5,18.1,18.7,19.300001,19.9,20.5,21.1,21.7,22.300001,22.9,23.5,24.1}
tensor @r0.want.0.f32 : f64[61] = {-0.008265843,-0.02278917,0.02406712,0.009738874,-0.0335063,0.01105208,0.03102623,-0.03344393,-0.01385395,0.04897075,-0.01667171,-0.04858829,0.05479111,0.02399099,-0.09094569,0.03391846,0.1119643,-0.1514814,-0.0894207,0.6366203,0.9836315,0.3678823,-0.198091,-0.05176978,0.1273239,-0.03173017,-0.0695994,0.05988801,0.020074,-0.05787452,0.01612495,0.0384356,-0.0352764,-0.01245114,0.03744822,-0.01080908,-0.02654827,0.02500177,0.009024177,-0.02767912,0.008129217,0.02027703,-0.01936227,-0.007076513,0.02195241,-0.006514141,-0.01640243,0.01579863,0.005820327,-0.01818914,0.005434449,0.013771,-0.01334294,-0.004942891,0.01552731,-0.004661778,-0.01186717,0.01154793,0.004295351,-0.0135451,0.004081474}
graph "main"(
    %x : f32[61]) {
  %sinc = aten.sinc.default(self=%x) : f32[61]
  return %sinc as "sinc"
}

fxge 1
model "sinc.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-11.9,-11.299999618530274,-10.700000190734864,-10.099999809265137,-9.500000381469727,-8.9,-8.299999618530274,-7.699999713897705,-7.099999809265137,-6.499999904632569,-5.9,-5.299999618530274,-4.699999713897705,-4.099999809265137,-3.499999666213989,-2.8999995231628417,-2.2999996185302733,-1.6999995946884154,-1.0999995708465575,-0.49999954700469973,0.10000047683715821,0.7000005006790161,1.3000005245208741,1.900000548362732,2.50000057220459,3.1000004768371583,3.7000006198883058,4.300000762939453,4.900000667572021,5.5000005722045895,6.099999046325683,6.69999942779541,7.299999332427978,7.8999992370605465,8.499999618530273,9.099999046325683,9.69999942779541,10.299999809265136,10.899999237060547,11.499999618530273,12.1,12.69999942779541,13.299999809265136,13.899999237060547,14.499999618530273,15.1,15.69999942779541,16.29999885559082,16.89999923706055,17.499999618530275,18.1,18.700000381469728,19.300000762939455,19.89999923706055,20.499999618530275,21.1,21.700000381469728,22.300000762939455,22.89999923706055,23.499999618530275,24.1}
tensor @r0.want.0.f64 : f64[61] = {-0.0082658121,-0.022789194,0.024067102,0.0097389094,-0.033506302,0.011052041,0.031026252,-0.033443933,-0.013853942,0.048970752,-0.016671723,-0.048588283,0.054791126,0.023990973,-0.09094569,0.033918494,0.11196432,-0.15148142,-0.089420722,0.63662035,0.98363149,0.36788233,-0.19809101,-0.051769797,0.12732393,-0.031730194,-0.069599378,0.059888026,0.020073983,-0.057874519,0.016124963,0.038435592,-0.035276403,-0.012451127,0.037448224,-0.01080904,-0.026548295,0.025001748,0.0090242107,-0.027679121,0.0081291871,0.020277044,-0.019362256,-0.0070765392,0.021952407,-0.0065141168,-0.016402449,0.015798617,0.0058203488,-0.018189137,0.005434429,0.01377101,-0.01334293,-0.0049429092,0.015527312,-0.0046617613,-0.011867183,0.011547917,0.0042953665,-0.013545102,0.0040814591}
graph "main"(
    %x : f64[61]) {
  %sinc = aten.sinc.default(self=%x) : f64[61]
  return %sinc as "sinc"
}

fxge 1
model "sinc.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,nan,nan,1,1,-1.26074e-31,1,0.6366198,-3.898172e-17,-3.898172e-17,3.898172e-17,0.127324}
graph "main"(
    %x : f32[12]) {
  %sinc = aten.sinc.default(self=%x) : f32[12]
  return %sinc as "sinc"
}

fxge 1
model "sinc.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,nan,nan,1,1,-1.2607401e-31,1,0.63661977,-3.8981718e-17,-3.8981718e-17,3.8981718e-17,0.12732395}
graph "main"(
    %x : f64[12]) {
  %sinc = aten.sinc.default(self=%x) : f64[12]
  return %sinc as "sinc"
}

fxge 1
model "special_entr.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-11.9,-11.299999,-10.7,-10.099999,-9.5,-8.9,-8.299999,-7.7,-7.1,-6.5,-5.9,-5.2999997,-4.7,-4.1,-3.4999998,-2.8999996,-2.2999997,-1.6999996,-1.0999995,-0.49999955,0.10000048,0.7000005,1.3000005,1.9000006,2.5000005,3.1000004,3.7000005,4.3000007,4.9000006,5.5000005,6.099999,6.6999993,7.299999,7.899999,8.5,9.099999,9.7,10.3,10.9,11.5,12.1,12.7,13.3,13.9,14.5,15.1,15.7,16.3,16.9,17.5,18.1,18.7,19.300001,19.9,20.5,21.1,21.7,22.300001,22.9,23.5,24.1}
tensor @r0.want.0.f32 : f64[61] = {-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,0.2302591,0.2496721,-0.3410742,-1.219523,-2.290728,-3.507347,-4.840833,-6.272046,-7.787254,-9.376116,-11.03056,-12.74412,-14.51148,-16.32821,-18.19056,-20.0953,-22.03962,-24.02108,-26.03751,-28.08699,-30.16779,-32.27834,-34.41726,-36.58325,-38.77516,-40.99189,-43.23247,-45.49599,-47.7816,-50.08852,-52.41601,-54.76339,-57.13003,-59.51532,-61.91871,-64.33966,-66.77768,-69.23229,-71.70303,-74.18951,-76.69131}
graph "main"(
    %x : f32[61]) {
  %special_entr = aten.special_entr.default(self=%x) : f32[61]
  return %special_entr as "special_entr"
}

fxge 1
model "special_entr.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-11.9,-11.299999618530274,-10.700000190734864,-10.099999809265137,-9.500000381469727,-8.9,-8.299999618530274,-7.699999713897705,-7.099999809265137,-6.499999904632569,-5.9,-5.299999618530274,-4.699999713897705,-4.099999809265137,-3.499999666213989,-2.8999995231628417,-2.2999996185302733,-1.6999995946884154,-1.0999995708465575,-0.49999954700469973,0.10000047683715821,0.7000005006790161,1.3000005245208741,1.900000548362732,2.50000057220459,3.1000004768371583,3.7000006198883058,4.300000762939453,4.900000667572021,5.5000005722045895,6.099999046325683,6.69999942779541,7.299999332427978,7.8999992370605465,8.499999618530273,9.099999046325683,9.69999942779541,10.299999809265136,10.899999237060547,11.499999618530273,12.1,12.69999942779541,13.299999809265136,13.899999237060547,14.499999618530273,15.1,15.69999942779541,16.29999885559082,16.89999923706055,17.499999618530275,18.1,18.700000381469728,19.300000762939455,19.89999923706055,20.499999618530275,21.1,21.700000381469728,22.300000762939455,22.89999923706055,23.499999618530275,24.1}
tensor @r0.want.0.f64 : f64[61] = {-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,0.23025913,0.24967214,-0.34107421,-1.2195233,-2.2907279,-3.5073476,-4.8408329,-6.2720465,-7.7872542,-9.3761161,-11.030559,-12.744119,-14.511481,-16.328213,-18.190561,-20.095294,-22.039619,-24.021081,-26.037512,-28.08699,-30.167786,-32.278343,-34.417261,-36.583252,-38.775154,-40.991891,-43.232471,-45.495987,-47.781597,-50.088514,-52.416006,-54.763391,-57.130031,-59.51532,-61.918709,-64.339661,-66.777678,-69.232286,-71.703032,-74.189508,-76.691305}
graph "main"(
    %x : f64[61]) {
  %special_entr = aten.special_entr.default(self=%x) : f64[61]
  return %special_entr as "special_entr"
}

fxge 1
model "special_entr.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,-inf,-inf,0,0,-6.907755e+31,6.907755e-29,0.3465736,-1.386294,-16.63553,-inf,-inf}
graph "main"(
    %x : f32[12]) {
  %special_entr = aten.special_entr.default(self=%x) : f32[12]
  return %special_entr as "special_entr"
}

fxge 1
model "special_entr.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,-inf,-inf,0,0,-6.9077554e+31,6.9077553e-29,0.34657359,-1.3862944,-16.635532,-inf,-inf}
graph "main"(
    %x : f64[12]) {
  %special_entr = aten.special_entr.default(self=%x) : f64[12]
  return %special_entr as "special_entr"
}

fxge 1
model "special_ndtr.far.f32" stage "import"
tensor @r0.in.x : f32[61] = {-11.9,-11.299999,-10.7,-10.099999,-9.5,-8.9,-8.299999,-7.7,-7.1,-6.5,-5.9,-5.2999997,-4.7,-4.1,-3.4999998,-2.8999996,-2.2999997,-1.6999996,-1.0999995,-0.49999955,0.10000048,0.7000005,1.3000005,1.9000006,2.5000005,3.1000004,3.7000005,4.3000007,4.9000006,5.5000005,6.099999,6.6999993,7.299999,7.899999,8.5,9.099999,9.7,10.3,10.9,11.5,12.1,12.7,13.3,13.9,14.5,15.1,15.7,16.3,16.9,17.5,18.1,18.7,19.300001,19.9,20.5,21.1,21.7,22.300001,22.9,23.5,24.1}
tensor @r0.want.0.f32 : f64[61] = {0,0,0,0,0,0,5.551115e-17,6.827872e-15,6.237788e-13,4.015999e-11,1.817507e-09,5.790143e-08,1.300809e-06,2.065752e-05,0.0002326293,0.001865816,0.01072412,0.0445655,0.1356662,0.3085377,0.539828,0.7580365,0.9031996,0.9712835,0.9937903,0.9990324,0.9998922,0.9999915,0.9999995,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[61]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f32[61]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.far.f64" stage "import"
tensor @r0.in.x : f64[61] = {-11.9,-11.299999618530274,-10.700000190734864,-10.099999809265137,-9.500000381469727,-8.9,-8.299999618530274,-7.699999713897705,-7.099999809265137,-6.499999904632569,-5.9,-5.299999618530274,-4.699999713897705,-4.099999809265137,-3.499999666213989,-2.8999995231628417,-2.2999996185302733,-1.6999995946884154,-1.0999995708465575,-0.49999954700469973,0.10000047683715821,0.7000005006790161,1.3000005245208741,1.900000548362732,2.50000057220459,3.1000004768371583,3.7000006198883058,4.300000762939453,4.900000667572021,5.5000005722045895,6.099999046325683,6.69999942779541,7.299999332427978,7.8999992370605465,8.499999618530273,9.099999046325683,9.69999942779541,10.299999809265136,10.899999237060547,11.499999618530273,12.1,12.69999942779541,13.299999809265136,13.899999237060547,14.499999618530273,15.1,15.69999942779541,16.29999885559082,16.89999923706055,17.499999618530275,18.1,18.700000381469728,19.300000762939455,19.89999923706055,20.499999618530275,21.1,21.700000381469728,22.300000762939455,22.89999923706055,23.499999618530275,24.1}
tensor @r0.want.0.f64 : f64[61] = {0,0,0,0,0,0,5.5511151e-17,6.8278716e-15,6.2377881e-13,4.0160042e-11,1.8175079e-09,5.7901461e-08,1.3008093e-06,2.0657524e-05,0.00023262937,0.0018658161,0.010724121,0.044565501,0.13566615,0.3085377,0.53982803,0.7580365,0.90319961,0.97128348,0.99379034,0.9990324,0.9998922,0.99999146,0.99999952,0.99999998,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f64[61]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f64[61]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.ends.f32" stage "import"
tensor @r0.in.x : f32[12] = {nan,inf,-inf,0,-0.0,1e+30,1e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f32 : f64[12] = {nan,1,0,0.5,0.5,1,0.5,0.6914625,0.9772499,1,0.1586553,0.006209665}
graph "main"(
    %x : f32[12]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f32[12]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.ends.f64" stage "import"
tensor @r0.in.x : f64[12] = {nan,inf,-inf,0,-0.0,1.0000000150474662e+30,1.0000000031710769e-30,0.5,2,8,-1,-2.5}
tensor @r0.want.0.f64 : f64[12] = {nan,1,0,0.5,0.5,1,0.5,0.69146246,0.97724987,1,0.15865525,0.0062096653}
graph "main"(
    %x : f64[12]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f64[12]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.tails.f32" stage "import"
tensor @r0.in.x : f32[10] = {-40,-8.5,-8.2,-5,-1,0,1,5,8.5,40}
tensor @r0.want.0.f32 : f64[10] = {0,0,1.110223e-16,2.866516e-07,0.1586553,0.5,0.8413447,0.9999997,1,1}
graph "main"(
    %x : f32[10]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f32[10]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.tails.f64" stage "import"
tensor @r0.in.x : f64[10] = {-40,-8.5,-8.199999809265137,-5,-1,0,1,5,8.5,40}
tensor @r0.want.0.f64 : f64[10] = {0,0,1.110223e-16,2.8665157e-07,0.15865525,0.5,0.84134475,0.99999971,1,1}
graph "main"(
    %x : f64[10]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f64[10]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.tails.i32" stage "import"
tensor @r0.in.x : i32[10] = {-40,-8,-8,-5,-1,0,1,5,8,40}
tensor @r0.want.0.f32 : f64[10] = {0,6.106227e-16,6.106227e-16,2.866516e-07,0.1586553,0.5,0.8413447,0.9999997,1,1}
graph "main"(
    %x : i32[10]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f32[10]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.tails.i64" stage "import"
tensor @r0.in.x : i64[10] = {-40,-8,-8,-5,-1,0,1,5,8,40}
tensor @r0.want.0.f32 : f64[10] = {0,6.106227e-16,6.106227e-16,2.866516e-07,0.1586553,0.5,0.8413447,0.9999997,1,1}
graph "main"(
    %x : i64[10]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f32[10]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.tails.u8" stage "import"
tensor @r0.in.x : u8[10] = {216,248,248,251,255,0,1,5,8,40}
tensor @r0.want.0.f32 : f64[10] = {1,1,1,1,1,0.5,0.8413447,0.9999997,1,1}
graph "main"(
    %x : u8[10]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f32[10]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtr.tails.bool" stage "import"
tensor @r0.in.x : bool[10] = {true,true,true,true,true,false,true,true,true,true}
tensor @r0.want.0.f32 : f64[10] = {0.8413447,0.8413447,0.8413447,0.8413447,0.8413447,0.5,0.8413447,0.8413447,0.8413447,0.8413447}
graph "main"(
    %x : bool[10]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f32[10]
  return %special_ndtr as "special_ndtr"
}

fxge 1
model "special_ndtri.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.125,0,0.15625,0.8125,0.09375,0.1875,0.6875,0.5625,0.625,0.53125,0.6875,0.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.150349,-inf,-1.00999,0.8871466,-1.318011,-0.8871466,0.4887764,0.1573107,0.3186394,0.07841241,0.4887764,0.7764218}
tensor @r1.in.x : f32[4, 6] = {0.125,0,0.15625,0.8125,0.09375,0.1875,0.6875,0.5625,0.625,0.53125,0.6875,0.78125,0.21875,0.21875,0.15625,0.21875,0.9375,0.125,0.5625,0.90625,0.8125,0.5,0.625,0.9375}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.150349,-inf,-1.00999,0.8871466,-1.318011,-0.8871466,0.4887764,0.1573107,0.3186394,0.07841241,0.4887764,0.7764218,-0.7764218,-0.7764218,-1.00999,-0.7764218,1.534121,-1.150349,0.1573107,1.318011,0.8871466,0,0.3186394,1.534121}
graph "main"(
    %x : f32[s77, s27]) {
  %special_ndtri = aten.special_ndtri.default(self=%x) : f32[s77, s27]
  return %special_ndtri as "special_ndtri"
}

fxge 1
model "special_ndtri.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.78125,0.9375,0.59375,0.28125,0.5625,0.8125,0.03125,0.3125,0.40625,0.3125,0.1875,0.53125}
tensor @r0.want.0.f64 : f64[3, 4] = {0.77642176,1.5341205,0.23720211,-0.57913216,0.15731068,0.88714656,-1.8627319,-0.48877641,-0.23720211,-0.48877641,-0.88714656,0.078412413}
graph "main"(
    %x : f64[3, 4]) {
  %special_ndtri = aten.special_ndtri.default(self=%x) : f64[3, 4]
  return %special_ndtri as "special_ndtri"
}

fxge 1
model "special_ndtri.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,0,0,1,1,0,1,1,1,0,0,0}
tensor @r0.want.0.f32 : f64[3, 4] = {-inf,-inf,-inf,inf,inf,-inf,inf,inf,inf,-inf,-inf,-inf}
graph "main"(
    %x : i32[3, 4]) {
  %special_ndtri = aten.special_ndtri.default(self=%x) : f32[3, 4]
  return %special_ndtri as "special_ndtri"
}

fxge 1
model "special_ndtri.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,0,1,0,1,0,1,1,1,1,0,1}
tensor @r0.want.0.f32 : f64[3, 4] = {-inf,-inf,inf,-inf,inf,-inf,inf,inf,inf,inf,-inf,inf}
graph "main"(
    %x : i64[3, 4]) {
  %special_ndtri = aten.special_ndtri.default(self=%x) : f32[3, 4]
  return %special_ndtri as "special_ndtri"
}

fxge 1
model "special_ndtri.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r0.want.0.f32 : f64[3, 4] = {inf,inf,inf,inf,inf,inf,inf,inf,inf,inf,inf,inf}
graph "main"(
    %x : u8[3, 4]) {
  %special_ndtri = aten.special_ndtri.default(self=%x) : f32[3, 4]
  return %special_ndtri as "special_ndtri"
}

fxge 1
model "special_ndtri.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,true,false,true,false,false,true,false,false}
tensor @r0.want.0.f32 : f64[3, 4] = {inf,-inf,-inf,inf,inf,-inf,inf,-inf,-inf,inf,-inf,-inf}
graph "main"(
    %x : bool[3, 4]) {
  %special_ndtri = aten.special_ndtri.default(self=%x) : f32[3, 4]
  return %special_ndtri as "special_ndtri"
}

fxge 1
model "special_ndtri.tails.f32" stage "import"
tensor @r0.in.x : f32[10] = {0,1e-35,1e-09,0.01,0.1,0.9,0.99999994,1,1.5,-0.5}
tensor @r0.want.0.f32 : f64[10] = {-inf,-12.42141,-5.997807,-2.326348,-1.281552,1.281551,5.294704,inf,nan,nan}
graph "main"(
    %x : f32[10]) {
  %special_ndtri = aten.special_ndtri.default(self=%x) : f32[10]
  return %special_ndtri as "special_ndtri"
}

fxge 1
model "special_ndtri.tails.f64" stage "import"
tensor @r0.in.x : f64[10] = {0,1.0000000180025095e-35,9.999999717180685e-10,0.009999999776482582,0.10000000149011612,0.8999999761581421,0.9999999403953552,1,1.5,-0.5}
tensor @r0.want.0.f64 : f64[10] = {-inf,-12.421412,-5.997807,-2.3263479,-1.2815516,1.2815514,5.2947041,inf,nan,nan}
graph "main"(
    %x : f64[10]) {
  %special_ndtri = aten.special_ndtri.default(self=%x) : f64[10]
  return %special_ndtri as "special_ndtri"
}

fxge 1
model "special_i0.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.875,2.125,0.96875,1.75,2.71875,0.46875,0.5,1.1875,1.9375,2.96875,1.4375,1.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {4.413444,2.490429,1.248745,1.925252,3.898685,1.055691,1.063483,1.384854,2.18302,4.758973,1.587277,1.302775}
tensor @r1.in.x : f32[4, 6] = {2.875,2.125,0.96875,1.75,2.71875,0.46875,0.5,1.1875,1.9375,2.96875,1.4375,1.0625,2.25,1.75,1.46875,3.03125,1.46875,0.90625,0.34375,2.46875,0.28125,2.53125,1.40625,0.75}
tensor @r1.want.0.f32 : f64[4, 6] = {4.413444,2.490429,1.248745,1.925252,3.898685,1.055691,1.063483,1.384854,2.18302,4.758973,1.587277,1.302775,2.727078,1.925252,1.616527,5.006092,1.616527,1.216105,1.02976,3.212296,1.019873,3.369612,1.558951,1.145647}
graph "main"(
    %x : f32[s77, s27]) {
  %special_i0 = aten.special_i0.default(self=%x) : f32[s77, s27]
  return %special_i0 as "special_i0"
}

fxge 1
model "special_i0.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.6875,0.25,1.4375,1.28125,1.21875,0.34375,2.15625,0.34375,3,0.1875,0.90625,2.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.121701,1.015686,1.587277,1.454478,1.407267,1.02976,2.547064,1.02976,4.880793,1.008808,1.216105,4.304607}
graph "main"(
    %x : f32[3, 4]) {
  %special_i0 = aten.special_i0.default(self=%x) : f32[3, 4]
  return %special_i0 as "special_i0"
}

fxge 1
model "special_digamma.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.96875,2.5,1.21875,2.59375,3.03125,0.15625,3.09375,1.8125,1.78125,0.4375,0.4375,1.625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.9103668,0.7031566,-0.2655329,0.7481194,0.9350514,-6.745949,0.9591481,0.2941629,0.2710803,-2.309328,-2.309328,0.1472912}
tensor @r1.in.x : f32[4, 6] = {2.96875,2.5,1.21875,2.59375,3.03125,0.15625,3.09375,1.8125,1.78125,0.4375,0.4375,1.625,3.0625,1.78125,2.4375,1.25,2.65625,2.6875,2.125,2.875,1.4375,2.25,2.6875,0.59375}
tensor @r1.want.0.f32 : f64[4, 6] = {0.9103668,0.7031566,-0.2655329,0.7481194,0.9350514,-6.745949,0.9591481,0.2941629,0.2710803,-2.309328,-2.309328,0.1472912,0.9471715,0.2710803,0.6720386,-0.2274535,0.7770267,0.7911776,0.5003962,0.8721734,-0.02361354,0.5725465,0.7911776,-1.563542}
graph "main"(
    %x : f32[s77, s27]) {
  %special_digamma = aten.special_digamma.default(self=%x) : f32[s77, s27]
  return %special_digamma as "special_digamma"
}

fxge 1
model "special_digamma.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.09375,0.96875,1.84375,1.4375,2.25,0.0625,0.5,2.71875,2.65625,2.28125,1.1875,2.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.4327496,-0.6298278,0.3167426,-0.02361354,0.5725465,-16.47885,-1.96351,0.805134,0.7770267,0.5898163,-0.3049987,0.6235043}
graph "main"(
    %x : f32[3, 4]) {
  %special_digamma = aten.special_digamma.default(self=%x) : f32[3, 4]
  return %special_digamma as "special_digamma"
}

fxge 1
model "special_gammaln.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.6875,2.4375,1.40625,0.125,0.96875,1.5,1.9375,2.25,1,0.28125,0.3125,2.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4248958,0.2417031,-0.1199766,2.019418,0.01885367,-0.1207822,-0.02514762,0.1248717,0,1.16371,1.052949,0.1072533}
tensor @r1.in.x : f32[4, 6] = {2.6875,2.4375,1.40625,0.125,0.96875,1.5,1.9375,2.25,1,0.28125,0.3125,2.21875,0.3125,2.8125,0.84375,2.25,2.53125,3.125,1,1.5625,2.03125,0.4375,2.15625,1.8125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.4248958,0.2417031,-0.1199766,2.019418,0.01885367,-0.1207822,-0.02514762,0.1248717,0,1.16371,1.052949,0.1072533,1.052949,0.527243,0.1119816,0.1248717,0.3068948,0.8115317,0,-0.1167087,0.01352488,0.7054761,0.07368747,-0.06746407}
graph "main"(
    %x : f32[s77, s27]) {
  %special_gammaln = aten.special_gammaln.default(self=%x) : f32[s77, s27]
  return %special_gammaln as "special_gammaln"
}

fxge 1
model "special_gammaln.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.84375,0.84375,1.125,2.59375,2.9375,2.625,0.125,0.375,1.0625,1.125,2.6875,0.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5538841,0.1119816,-0.06002318,0.352727,0.6362509,0.3763337,2.019418,0.863074,-0.0329571,-0.06002318,0.4248958,0.1401753}
graph "main"(
    %x : f32[3, 4]) {
  %special_gammaln = aten.special_gammaln.default(self=%x) : f32[3, 4]
  return %special_gammaln as "special_gammaln"
}

fxge 1
model "special_psi.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.3125,1.375,0.4375,0.25,0.09375,3,1.53125,1.90625,1.4375,2.875,2.6875,0.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6067992,-0.08733238,-2.309328,-4.227454,-11.09942,0.9227843,0.06530489,0.3604751,-0.02361354,0.8721734,0.7911776,-0.9366063}
tensor @r1.in.x : f32[4, 6] = {2.3125,1.375,0.4375,0.25,0.09375,3,1.53125,1.90625,1.4375,2.875,2.6875,0.8125,0.875,2.8125,0.53125,0.09375,2.59375,0.53125,0.5,1.71875,2.59375,2.0625,2.9375,2.65625}
tensor @r1.want.0.f32 : f64[4, 6] = {0.6067992,-0.08733238,-2.309328,-4.227454,-11.09942,0.9227843,0.06530489,0.3604751,-0.02361354,0.8721734,0.7911776,-0.9366063,-0.8040171,0.8458871,-1.817048,-11.09942,0.7481194,-1.817048,-1.96351,0.2233158,0.7481194,0.462323,0.897795,0.7770267}
graph "main"(
    %x : f32[s77, s27]) {
  %special_psi = aten.special_psi.default(self=%x) : f32[s77, s27]
  return %special_psi as "special_psi"
}

fxge 1
model "special_psi.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.375,1.3125,0.96875,0.46875,2.84375,1.28125,1.71875,1.90625,2.5,0.28125,2.71875,1.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.08733238,-0.1551056,-0.6298278,-2.126468,0.8591154,-0.1906715,0.2233158,0.3604751,0.7031566,-3.746227,0.805134,0.2710803}
graph "main"(
    %x : f32[3, 4]) {
  %special_psi = aten.special_psi.default(self=%x) : f32[3, 4]
  return %special_psi as "special_psi"
}

fxge 1
model "special_sinc.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.875,1.5625,2.78125,0.84375,0.90625,1.96875,1.1875,1.40625,0.40625,3,1.1875,1.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.04236936,-0.1998039,0.07260536,0.1778373,0.1019592,-0.01584753,-0.1489208,-0.216607,0.7497934,3.898172e-17,-0.1489208,-0.08138318}
tensor @r1.in.x : f32[4, 6] = {2.875,1.5625,2.78125,0.84375,0.90625,1.96875,1.1875,1.40625,0.40625,3,1.1875,1.84375,1.6875,2.78125,0.625,2.96875,0.75,1.15625,2.3125,3,1.71875,0.75,2.90625,2.3125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.04236936,-0.1998039,0.07260536,0.1778373,0.1019592,-0.01584753,-0.1489208,-0.216607,0.7497934,3.898172e-17,-0.1489208,-0.08138318,-0.1568385,0.07260536,0.470528,0.01050941,0.3001054,-0.1297732,0.1144497,3.898172e-17,-0.1431604,0.3001054,0.03179371,0.1144497}
graph "main"(
    %x : f32[s77, s27]) {
  %special_sinc = aten.special_sinc.default(self=%x) : f32[s77, s27]
  return %special_sinc as "special_sinc"
}

fxge 1
model "special_sinc.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5625,0.96875,2.21875,2.78125,2.59375,1.40625,1.875,1.65625,0.09375,1.34375,0.9375,0.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5550109,0.03220627,0.09101235,0.07260536,0.1174375,-0.216607,-0.06496636,-0.1694939,0.9856051,-0.2089111,0.06623912,0.6366198}
graph "main"(
    %x : f32[3, 4]) {
  %special_sinc = aten.special_sinc.default(self=%x) : f32[3, 4]
  return %special_sinc as "special_sinc"
}

fxge 1
model "special_erfinv.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.59375,-0.34375,0.03125,0.53125,0.40625,-0.3125,-0.5,0.875,0.875,0.1875,-0.65625,0.59375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5872599,-0.3147308,0.02770168,0.512309,0.3771776,-0.2844337,-0.4769363,1.084787,1.084787,0.1677272,-0.6694758,0.5872599}
tensor @r1.in.x : f32[4, 6] = {-0.59375,-0.34375,0.03125,0.53125,0.40625,-0.3125,-0.5,0.875,0.875,0.1875,-0.65625,0.59375,0.25,-0.5,0.4375,-0.65625,0.21875,-0.53125,0.9375,-0.78125,0.78125,-0.4375,-0.125,-0.59375}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.5872599,-0.3147308,0.02770168,0.512309,0.3771776,-0.2844337,-0.4769363,1.084787,1.084787,0.1677272,-0.6694758,0.5872599,0.2253121,-0.4769363,0.4095083,-0.6694758,0.1963568,-0.512309,1.31715,-0.8696415,0.8696415,-0.4095083,-0.1112355,-0.5872599}
graph "main"(
    %x : f32[s77, s27]) {
  %special_erfinv = aten.special_erfinv.default(self=%x) : f32[s77, s27]
  return %special_erfinv as "special_erfinv"
}

fxge 1
model "special_erfinv.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.9375,-0.09375,0,-0.03125,0.875,0.09375,0.71875,0.96875,-0.0625,0.59375,0.25,0.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.31715,-0.08327588,0,-0.02770168,1.084787,0.08327588,0.7619186,1.523019,-0.05544595,0.5872599,0.2253121,1.31715}
graph "main"(
    %x : f32[3, 4]) {
  %special_erfinv = aten.special_erfinv.default(self=%x) : f32[3, 4]
  return %special_erfinv as "special_erfinv"
}

fxge 1
model "polygamma.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.375,2.4375,1.21875,0.09375,1.28125,2.1875,1.125,1.625,2.875,2.5625,2.6875,1.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.08733238,0.6720386,-0.2655329,-11.09942,-0.1906715,0.5371066,-0.3884927,0.1472912,0.8721734,0.7333516,0.7911776,0.006865411}
tensor @r1.in.x : f32[4, 6] = {1.375,2.4375,1.21875,0.09375,1.28125,2.1875,1.125,1.625,2.875,2.5625,2.6875,1.46875,1.71875,0.34375,1.375,0.96875,2.78125,0.875,1.71875,1.34375,0.875,0.03125,0.40625,0.25}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.08733238,0.6720386,-0.2655329,-11.09942,-0.1906715,0.5371066,-0.3884927,0.1472912,0.8721734,0.7333516,0.7911776,0.006865411,0.2233158,-3.029773,-0.08733238,-0.6298278,0.8324838,-0.8040171,0.2233158,-0.1206818,-0.8040171,-32.52695,-2.516534,-4.227454}
graph "main"(
    %x : f32[s77, s27]) {
  %polygamma = aten.polygamma.default(n=0, self=%x) : f32[s77, s27]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.46875,0.40625,1.21875,2.8125,1.96875,0.34375,2.3125,1.15625,2.03125,1.0625,1.40625,3}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2.1265,-2.5165,-0.26553,0.84589,0.40243,-3.0298,0.6068,-0.34595,0.44274,-0.47885,-0.054995,0.92278}
tensor @r0.own.0 : f64[] = {0.00058}
graph "main"(
    %x : bf16[3, 4]) {
  %polygamma = aten.polygamma.default(n=0, self=%x) : bf16[3, 4]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.125,1.344,1.625,1.1875,0.9062,2.5,1.781,0.2188,1.531,1.156,0.7188,0.25}
tensor @r0.want.0.f16 : f64[3, 4] = {0.5004,-0.12068,0.14729,-0.305,-0.74297,0.70316,0.27108,-4.837,0.065305,-0.34595,-1.168,-4.2275}
tensor @r0.own.0 : f64[] = {0.00021}
graph "main"(
    %x : f16[3, 4]) {
  %polygamma = aten.polygamma.default(n=0, self=%x) : f16[3, 4]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n0.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,2,4,5,7,4,2,4,3,4,4,5}
tensor @r0.want.0.f32 : f64[3, 4] = {1.256118,0.4227843,1.256118,1.506118,1.872784,1.256118,0.4227843,1.256118,0.9227843,1.256118,1.256118,1.506118}
graph "main"(
    %x : i32[3, 4]) {
  %polygamma = aten.polygamma.default(n=0, self=%x) : f32[3, 4]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n0.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,3,1,7,7,4,4,3,4,1,2,2}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4227843,0.9227843,-0.5772157,1.872784,1.872784,1.256118,1.256118,0.9227843,1.256118,-0.5772157,0.4227843,0.4227843}
graph "main"(
    %x : i64[3, 4]) {
  %polygamma = aten.polygamma.default(n=0, self=%x) : f32[3, 4]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n0.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,3,5,2,3,3,7,6,6,5,6,7}
tensor @r0.want.0.f32 : f64[3, 4] = {1.872784,0.9227843,1.506118,0.4227843,0.9227843,0.9227843,1.872784,1.706118,1.706118,1.506118,1.706118,1.872784}
graph "main"(
    %x : u8[3, 4]) {
  %polygamma = aten.polygamma.default(n=0, self=%x) : f32[3, 4]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n0.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157}
graph "main"(
    %x : bool[3, 4]) {
  %polygamma = aten.polygamma.default(n=0, self=%x) : f32[3, 4]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.below_0_n0.f32" stage "import"
tensor @r0.in.x : f32[44] = {-4.3,-4.1000004,-3.9,-3.7000003,-3.5000002,-3.3000002,-3.1000001,-2.9,-2.7000003,-2.5000002,-2.3000002,-2.1000001,-1.9000001,-1.7000002,-1.5000001,-1.3000002,-1.1000001,-0.90000015,-0.70000017,-0.5000001,-0.30000013,-0.10000013,0.10000013,0.30000013,0.5000001,0.70000017,0.90000015,1.1000001,1.3000002,1.5000001,1.7000002,1.9000001,2.1000001,2.3000002,2.5000002,2.7000003,2.9,3.1000001,3.3000002,3.5000002,3.7000003,3.9,4.1000004,4.3}
tensor @r0.want.0.f32 : f64[44] = {3.852909,11.1968,-8.1851,-0.8450811,1.388869,3.620351,10.95292,-8.44151,-1.115351,1.103154,3.31732,10.63034,-8.786338,-1.48572,0.7031555,2.882538,10.15415,-9.31266,-2.073955,0.03648891,2.113308,9.24506,-10.42374,-3.502523,-1.963509,-1.220023,-0.7549267,-0.4237547,-0.1691907,0.03649009,0.208548,0.3561842,0.4853361,0.60004,0.7031568,0.7967833,0.8825,0.9615265,1.034823,1.103157,1.167154,1.227328,1.284107,1.337853}
graph "main"(
    %x : f32[44]) {
  %polygamma = aten.polygamma.default(n=0, self=%x) : f32[44]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.below_0_n0.f64" stage "import"
tensor @r0.in.x : f64[44] = {-4.300000190734863,-4.100000381469727,-3.9000000953674316,-3.700000286102295,-3.500000238418579,-3.3000001907348633,-3.1000001430511475,-2.9000000953674316,-2.700000286102295,-2.500000238418579,-2.3000001907348633,-2.1000001430511475,-1.9000000953674316,-1.7000001668930054,-1.5000001192092896,-1.3000001907348633,-1.1000001430511475,-0.9000001549720764,-0.7000001668930054,-0.5000001192092896,-0.3000001311302185,-0.10000012814998627,0.10000012814998627,0.3000001311302185,0.5000001192092896,0.7000001668930054,0.9000001549720764,1.1000001430511475,1.3000001907348633,1.5000001192092896,1.7000001668930054,1.9000000953674316,2.1000001430511475,2.3000001907348633,2.500000238418579,2.700000286102295,2.9000000953674316,3.1000001430511475,3.3000001907348633,3.500000238418579,3.700000286102295,3.9000000953674316,4.100000381469727,4.300000190734863}
tensor @r0.want.0.f64 : f64[44] = {3.8529088,11.196798,-8.1851,-0.84508111,1.3888686,3.6203506,10.95292,-8.4415103,-1.1153514,1.1031544,3.3173203,10.63034,-8.7863379,-1.4857199,0.70315552,2.8825378,10.154149,-9.3126597,-2.0739552,0.036488909,2.113308,9.24506,-10.423742,-3.5025226,-1.9635094,-1.2200231,-0.75492665,-0.42375474,-0.16919067,0.036490085,0.20854801,0.35618423,0.48533606,0.60003998,0.70315676,0.7967833,0.88249999,0.9615265,1.0348226,1.1031567,1.1671536,1.2273276,1.2841072,1.3378528}
graph "main"(
    %x : f64[44]) {
  %polygamma = aten.polygamma.default(n=0, self=%x) : f64[44]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.78125,0.84375,2.21875,1.75,0.125,2.84375,0.75,1.84375,1.9375,0.15625,0.4375,1.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4317513,2.119391,0.5669821,0.7641019,65.38813,0.4205583,2.54188,0.7147267,0.6711933,42.2953,6.213993,0.8856199}
tensor @r1.in.x : f32[4, 6] = {2.78125,0.84375,2.21875,1.75,0.125,2.84375,0.75,1.84375,1.9375,0.15625,0.4375,1.5625,1.28125,2.6875,2.34375,2.1875,0.3125,0.5625,2.75,3,2,0.9375,3.125,3.09375}
tensor @r1.want.0.f32 : f64[4, 6] = {0.4317513,2.119391,0.5669821,0.7641019,65.38813,0.4205583,2.54188,0.7147267,0.6711933,42.2953,6.213993,0.8856199,1.157154,0.4496881,0.5302128,0.5769683,11.35946,4.046114,0.4375713,0.3949341,0.6449341,1.808971,0.3765567,0.3809905}
graph "main"(
    %x : f32[s77, s27]) {
  %polygamma = aten.polygamma.default(n=1, self=%x) : f32[s77, s27]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n1.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.4375,0.125,0.46875,0.59375,2.75,2.8125,2.71875,2.5,1.28125,1.25,1.15625,0.5}
tensor @r0.want.0.f64 : f64[3, 4] = {6.2139927,65.388133,5.5125194,3.6994161,0.43757126,0.42608226,0.44354806,0.49035776,1.1571544,1.1973292,1.335296,4.9348022}
graph "main"(
    %x : f64[3, 4]) {
  %polygamma = aten.polygamma.default(n=1, self=%x) : f64[3, 4]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n1.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,1,3,2,4,1,6,6,3,1,7,7}
tensor @r0.want.0.f32 : f64[3, 4] = {0.283823,1.644934,0.3949341,0.6449341,0.283823,1.644934,0.181323,0.181323,0.3949341,1.644934,0.1535452,0.1535452}
graph "main"(
    %x : i32[3, 4]) {
  %polygamma = aten.polygamma.default(n=1, self=%x) : f32[3, 4]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.below_0_n1.f32" stage "import"
tensor @r0.in.x : f32[44] = {-4.3,-4.1000004,-3.9,-3.7000003,-3.5000002,-3.3000002,-3.1000001,-2.9,-2.7000003,-2.5000002,-2.3000002,-2.1000001,-1.9000001,-1.7000002,-1.5000001,-1.3000002,-1.1000001,-0.90000015,-0.70000017,-0.5000001,-0.30000013,-0.10000013,0.10000013,0.30000013,0.5000001,0.70000017,0.90000015,1.1000001,1.3000002,1.5000001,1.7000002,1.9000001,2.1000001,2.3000002,2.5000002,2.7000003,2.9,3.1000001,3.3000002,3.5000002,3.7000003,3.9,4.1000004,4.3}
tensor @r0.want.0.f32 : f64[44] = {14.87181,103.1385,103.1297,14.84244,9.620879,14.81773,103.0795,103.064,14.7694,9.539247,14.7259,102.9755,102.9451,14.63221,9.379247,14.53686,102.7487,102.6682,14.28619,8.934802,13.94515,101.9223,101.433,12.24535,4.9348,2.834048,1.922539,1.433299,1.134253,0.9348021,0.7932327,0.687972,0.6068528,0.5425374,0.4903577,0.447212,0.4109637,0.3800955,0.3535015,0.3303577,0.3100378,0.2920577,0.2760372,0.2616742}
tensor @r0.own.0 : f64[] = {3.9e-06}
graph "main"(
    %x : f32[44]) {
  %polygamma = aten.polygamma.default(n=1, self=%x) : f32[44]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.below_0_n1.f64" stage "import"
tensor @r0.in.x : f64[44] = {-4.300000190734863,-4.100000381469727,-3.9000000953674316,-3.700000286102295,-3.500000238418579,-3.3000001907348633,-3.1000001430511475,-2.9000000953674316,-2.700000286102295,-2.500000238418579,-2.3000001907348633,-2.1000001430511475,-1.9000000953674316,-1.7000001668930054,-1.5000001192092896,-1.3000001907348633,-1.1000001430511475,-0.9000001549720764,-0.7000001668930054,-0.5000001192092896,-0.3000001311302185,-0.10000012814998627,0.10000012814998627,0.3000001311302185,0.5000001192092896,0.7000001668930054,0.9000001549720764,1.1000001430511475,1.3000001907348633,1.5000001192092896,1.7000001668930054,1.9000000953674316,2.1000001430511475,2.3000001907348633,2.500000238418579,2.700000286102295,2.9000000953674316,3.1000001430511475,3.3000001907348633,3.500000238418579,3.700000286102295,3.9000000953674316,4.100000381469727,4.300000190734863}
tensor @r0.want.0.f64 : f64[44] = {14.87181,103.13853,103.12972,14.842442,9.6208793,14.817726,103.07952,103.06397,14.769396,9.5392467,14.725899,102.97546,102.94507,14.632213,9.3792467,14.536863,102.7487,102.66818,14.286192,8.9348023,13.945151,101.92228,101.43304,12.245355,4.9348002,2.8340481,1.9225395,1.4332989,1.1342532,0.9348021,0.79323273,0.68797201,0.60685282,0.5425374,0.4903577,0.44721201,0.41096373,0.38009548,0.35350152,0.33035773,0.31003783,0.29205768,0.2760372,0.26167416}
graph "main"(
    %x : f64[44]) {
  %polygamma = aten.polygamma.default(n=1, self=%x) : f64[44]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n2.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1,3.09375,1.59375,1.75,1.28125,1.5,0.84375,2.25,1.28125,2.09375,1.84375,1.25}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.404114,-0.1435349,-0.7105646,-0.5618925,-1.244728,-0.8287966,-3.823174,-0.3037399,-1.244728,-0.3614341,-0.4936007,-1.32774}
tensor @r1.in.x : f32[4, 6] = {1,3.09375,1.59375,1.75,1.28125,1.5,0.84375,2.25,1.28125,2.09375,1.84375,1.25,2.375,0.5,2.84375,2.5625,1,2.65625,0.5625,3.03125,1.65625,1.59375,2.3125,1.21875}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.404114,-0.1435349,-0.7105646,-0.5618925,-1.244728,-0.8287966,-3.823174,-0.3037399,-1.244728,-0.3614341,-0.4936007,-1.32774,-0.2668462,-16.8288,-0.1745029,-0.2228,-2.404114,-0.2047111,-11.9844,-0.1504625,-0.6449134,-0.7105646,-0.2844128,-1.418943}
graph "main"(
    %x : f32[s77, s27]) {
  %polygamma = aten.polygamma.default(n=2, self=%x) : f32[s77, s27]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n2.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.40625,0.1875,0.5,0.15625,1.6875,0.1875,0.96875,0.65625,2.46875,2.6875,2.71875,1.84375}
tensor @r0.want.0.f64 : f64[3, 4] = {-30.807614,-304.92682,-16.828797,-525.91839,-0.61535963,-304.92682,-2.619852,-7.721471,-0.24335731,-0.19916292,-0.19383453,-0.49360075}
graph "main"(
    %x : f64[3, 4]) {
  %polygamma = aten.polygamma.default(n=2, self=%x) : f64[3, 4]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n2.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,6,2,1,4,6,7,5,5,3,5,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.04878973,-0.03278973,-0.4041138,-2.404114,-0.08003973,-0.03278973,-0.02353047,-0.04878973,-0.04878973,-0.1541138,-0.04878973,-0.4041138}
graph "main"(
    %x : i32[3, 4]) {
  %polygamma = aten.polygamma.default(n=2, self=%x) : f32[3, 4]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.below_0_n2.f32" stage "import"
tensor @r0.in.x : f32[44] = {-4.3,-4.1000004,-3.9,-3.7000003,-3.5000002,-3.3000002,-3.1000001,-2.9,-2.7000003,-2.5000002,-2.3000002,-2.1000001,-1.9000001,-1.7000002,-1.5000001,-1.3000002,-1.1000001,-0.90000015,-0.70000017,-0.5000001,-0.30000013,-0.10000013,0.10000013,0.30000013,0.5000001,0.70000017,0.90000015,1.1000001,1.3000002,1.5000001,1.7000002,1.9000001,2.1000001,2.3000002,2.5000002,2.7000003,2.9,3.1000001,3.3000002,3.5000002,3.7000003,3.9,4.1000004,4.3}
tensor @r0.want.0.f32 : f64[44] = {68.79445,1998.59,-1998.716,-68.89367,-0.06160326,68.7693,1998.575,-1998.75,-68.93316,-0.1082505,68.71365,1998.508,-1998.832,-69.03468,-0.2362272,68.54927,1998.292,-1999.127,-69.44176,-0.8288197,67.63898,1996.791,-2001.854,-75.27244,-16.82879,-6.434989,-3.201796,-1.861457,-1.198462,-0.8287965,-0.6040889,-0.4583128,-0.3588277,-0.2881302,-0.236204,-0.1970058,-0.1667251,-0.1428684,-0.1237512,-0.108204,-0.09539529,-0.08472094,-0.07573399,-0.06809823}
graph "main"(
    %x : f32[44]) {
  %polygamma = aten.polygamma.default(n=2, self=%x) : f32[44]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.below_0_n2.f64" stage "import"
tensor @r0.in.x : f64[44] = {-4.300000190734863,-4.100000381469727,-3.9000000953674316,-3.700000286102295,-3.500000238418579,-3.3000001907348633,-3.1000001430511475,-2.9000000953674316,-2.700000286102295,-2.500000238418579,-2.3000001907348633,-2.1000001430511475,-1.9000000953674316,-1.7000001668930054,-1.5000001192092896,-1.3000001907348633,-1.1000001430511475,-0.9000001549720764,-0.7000001668930054,-0.5000001192092896,-0.3000001311302185,-0.10000012814998627,0.10000012814998627,0.3000001311302185,0.5000001192092896,0.7000001668930054,0.9000001549720764,1.1000001430511475,1.3000001907348633,1.5000001192092896,1.7000001668930054,1.9000000953674316,2.1000001430511475,2.3000001907348633,2.500000238418579,2.700000286102295,2.9000000953674316,3.1000001430511475,3.3000001907348633,3.500000238418579,3.700000286102295,3.9000000953674316,4.100000381469727,4.300000190734863}
tensor @r0.want.0.f64 : f64[44] = {68.794454,1998.5901,-1998.7164,-68.893675,-0.061603262,68.769299,1998.5753,-1998.7501,-68.933159,-0.10825048,68.713646,1998.5082,-1998.8321,-69.034678,-0.23622725,68.549267,1998.2922,-1999.1273,-69.441761,-0.8288197,67.638981,1996.7905,-2001.8538,-75.272439,-16.828785,-6.4349886,-3.2017955,-1.8614567,-1.1984621,-0.82879648,-0.60408894,-0.45831276,-0.35882772,-0.28813019,-0.236204,-0.19700579,-0.16672511,-0.14286836,-0.12375117,-0.10820403,-0.095395292,-0.084720937,-0.075733992,-0.06809823}
graph "main"(
    %x : f64[44]) {
  %polygamma = aten.polygamma.default(n=2, self=%x) : f64[44]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n3.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.875,1.0625,2.1875,1.96875,0.3125,2.09375,1.3125,1.9375,0.65625,1.1875,1.1875,0.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {10.85891,5.15037,0.3586642,0.5226828,631.462,0.4192337,2.316435,0.5536542,33.32851,3.375952,3.375952,8.320884}
tensor @r1.in.x : f32[4, 6] = {0.875,1.0625,2.1875,1.96875,0.3125,2.09375,1.3125,1.9375,0.65625,1.1875,1.1875,0.9375,2.125,2.5625,0.34375,0.84375,2.9375,3.09375,0.40625,1.96875,2.4375,2.40625,0.375,2.25}
tensor @r1.want.0.f32 : f64[4, 6] = {10.85891,5.15037,0.3586642,0.5226828,631.462,0.4192337,2.316435,0.5536542,33.32851,3.375952,3.375952,8.320884,0.3976486,0.2053747,431.8361,12.50071,0.127875,0.10702,222.0717,0.5226828,0.2447016,0.2560562,305.3541,0.324544}
graph "main"(
    %x : f32[s77, s27]) {
  %polygamma = aten.polygamma.default(n=3, self=%x) : f32[s77, s27]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n3.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.1875,1.1875,3.09375,0.375,2.125,0.5625,0.125,1.53125,1.0625,2.90625,0.78125,2.4375}
tensor @r0.want.0.f64 : f64[3, 4] = {4857.8945,3.3759523,0.10702003,305.3541,0.3976486,61.144335,24580.143,1.3057339,5.15037,0.13267635,16.856582,0.24470161}
graph "main"(
    %x : f64[3, 4]) {
  %polygamma = aten.polygamma.default(n=3, self=%x) : f64[3, 4]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n3.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7,7,4,2,5,7,1,4,7,4,2,1}
tensor @r0.want.0.f32 : f64[3, 4] = {0.007198199,0.007198199,0.04486533,0.4939394,0.02142783,0.007198199,6.493939,0.04486533,0.007198199,0.04486533,0.4939394,6.493939}
graph "main"(
    %x : i32[3, 4]) {
  %polygamma = aten.polygamma.default(n=3, self=%x) : f32[3, 4]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.below_0_n3.f32" stage "import"
tensor @r0.in.x : f32[44] = {-4.3,-4.1000004,-3.9,-3.7000003,-3.5000002,-3.3000002,-3.1000001,-2.9,-2.7000003,-2.5000002,-2.3000002,-2.1000001,-1.9000001,-1.7000002,-1.5000001,-1.3000002,-1.1000001,-0.90000015,-0.70000017,-0.5000001,-0.30000013,-0.10000013,0.10000013,0.30000013,0.5000001,0.70000017,0.90000015,1.1000001,1.3000002,1.5000001,1.7000002,1.9000001,2.1000001,2.3000002,2.5000002,2.7000003,2.9,3.1000001,3.3000002,3.5000002,3.7000003,3.9,4.1000004,4.3}
tensor @r0.want.0.f32 : f64[44] = {769.0014,60013.32,60014.46,768.9974,194.7879,768.9838,60013.87,60014.43,768.9654,194.7479,768.9332,60013.8,60014.35,768.8514,194.5943,768.7188,60013.49,60014.03,768.133,193.4091,766.6186,60009.43,60004.21,743.1405,97.409,25.87913,9.739008,4.512875,2.401023,1.409091,0.8895617,0.5940666,0.414796,0.300257,0.2239058,0.1711797,0.133665,0.1062826,0.08584965,0.07030583,0.0582792,0.04883314,0.04131387,0.03525607}
graph "main"(
    %x : f32[44]) {
  %polygamma = aten.polygamma.default(n=3, self=%x) : f32[44]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.below_0_n3.f64" stage "import"
tensor @r0.in.x : f64[44] = {-4.300000190734863,-4.100000381469727,-3.9000000953674316,-3.700000286102295,-3.500000238418579,-3.3000001907348633,-3.1000001430511475,-2.9000000953674316,-2.700000286102295,-2.500000238418579,-2.3000001907348633,-2.1000001430511475,-1.9000000953674316,-1.7000001668930054,-1.5000001192092896,-1.3000001907348633,-1.1000001430511475,-0.9000001549720764,-0.7000001668930054,-0.5000001192092896,-0.3000001311302185,-0.10000012814998627,0.10000012814998627,0.3000001311302185,0.5000001192092896,0.7000001668930054,0.9000001549720764,1.1000001430511475,1.3000001907348633,1.5000001192092896,1.7000001668930054,1.9000000953674316,2.1000001430511475,2.3000001907348633,2.500000238418579,2.700000286102295,2.9000000953674316,3.1000001430511475,3.3000001907348633,3.500000238418579,3.700000286102295,3.9000000953674316,4.100000381469727,4.300000190734863}
tensor @r0.want.0.f64 : f64[44] = {769.00135,60013.316,60014.458,768.99744,194.78786,768.9838,60013.867,60014.432,768.96542,194.74788,768.93321,60013.802,60014.347,768.85136,194.59428,768.7188,60013.494,60014.03,768.13298,193.40909,766.61861,60009.431,60004.205,743.14047,97.408999,25.879126,9.7390076,4.5128746,2.4010226,1.4090906,0.88956169,0.59406657,0.41479596,0.30025705,0.22390577,0.17117974,0.13366504,0.10628261,0.08584965,0.070305833,0.058279203,0.048833137,0.041313873,0.035256073}
graph "main"(
    %x : f64[44]) {
  %polygamma = aten.polygamma.default(n=3, self=%x) : f64[44]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n4.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.46875,1.3125,1.53125,1.125,1.4375,0.4375,2.6875,2.5,1.625,0.3125,3.03125,1.125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.3324984,-6.611884,-3.147193,-13.98543,-4.2626,-1501.604,-0.2250316,-0.313756,-2.368765,-8059.676,-0.1300078,-13.98543}
tensor @r1.in.x : f32[4, 6] = {2.46875,1.3125,1.53125,1.125,1.4375,0.4375,2.6875,2.5,1.625,0.3125,3.03125,1.125,1.53125,2.4375,1.21875,0.46875,1.21875,0.96875,2.8125,1.25,1.09375,0.0625,1.4375,1.09375}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.3324984,-6.611884,-3.147193,-13.98543,-4.2626,-1501.604,-0.2250316,-0.313756,-2.368765,-8059.676,-0.1300078,-13.98543,-3.147193,-0.3526433,-9.471055,-1064.33,-9.471055,-29.08324,-0.1827924,-8.375389,-16.04777,-25165840,-4.2626,-16.04777}
graph "main"(
    %x : f32[s77, s27]) {
  %polygamma = aten.polygamma.default(n=4, self=%x) : f32[s77, s27]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n4.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.5625,0.09375,0.8125,1.46875,1.8125,2.75,1.46875,0.5,0.6875,2.90625,0.625,0.46875}
tensor @r0.want.0.f64 : f64[3, 4] = {-2.8570117,-3314034,-69.188607,-3.84383,-1.4097263,-0.20255547,-3.84383,-771.47425,-158.23885,-0.15741874,-254.02701,-1064.3296}
graph "main"(
    %x : f64[3, 4]) {
  %polygamma = aten.polygamma.default(n=4, self=%x) : f64[3, 4]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.n4.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,1,2,5,5,2,7,7,4,5,6,1}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.006383191,-24.88627,-0.8862661,-0.01406319,-0.01406319,-0.8862661,-0.003296772,-0.003296772,-0.03750069,-0.01406319,-0.006383191,-24.88627}
graph "main"(
    %x : i32[3, 4]) {
  %polygamma = aten.polygamma.default(n=4, self=%x) : f32[3, 4]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.below_0_n4.f32" stage "import"
tensor @r0.in.x : f32[44] = {-4.3,-4.1000004,-3.9,-3.7000003,-3.5000002,-3.3000002,-3.1000001,-2.9,-2.7000003,-2.5000002,-2.3000002,-2.1000001,-1.9000001,-1.7000002,-1.5000001,-1.3000002,-1.1000001,-0.90000015,-0.70000017,-0.5000001,-0.30000013,-0.10000013,0.10000013,0.30000013,0.5000001,0.70000017,0.90000015,1.1000001,1.3000002,1.5000001,1.7000002,1.9000001,2.1000001,2.3000002,2.5000002,2.7000003,2.9,3.1000001,3.3000002,3.5000002,3.7000003,3.9,4.1000004,4.3}
tensor @r0.want.0.f32 : f64[44] = {9738.718,2399928,-2399985,-9738.826,-0.02596816,9738.701,2399957,-2399985,-9738.861,-0.07166339,9738.64,2399957,-2399985,-9739.008,-0.3155896,9738.267,2399956,-2399994,-9740.699,-3.476082,9731.813,2399943,-2400000,-9883.447,-771.4733,-144.7081,-41.77241,-15.60719,-6.925341,-3.474249,-1.910609,-1.128235,-0.7050912,-0.4614477,-0.3137559,-0.2202986,-0.1589688,-0.1174468,-0.08856526,-0.06799598,-0.05303859,-0.04195932,-0.03361617,-0.02723972}
graph "main"(
    %x : f32[44]) {
  %polygamma = aten.polygamma.default(n=4, self=%x) : f32[44]
  return %polygamma as "polygamma"
}

fxge 1
model "polygamma.below_0_n4.f64" stage "import"
tensor @r0.in.x : f64[44] = {-4.300000190734863,-4.100000381469727,-3.9000000953674316,-3.700000286102295,-3.500000238418579,-3.3000001907348633,-3.1000001430511475,-2.9000000953674316,-2.700000286102295,-2.500000238418579,-2.3000001907348633,-2.1000001430511475,-1.9000000953674316,-1.7000001668930054,-1.5000001192092896,-1.3000001907348633,-1.1000001430511475,-0.9000001549720764,-0.7000001668930054,-0.5000001192092896,-0.3000001311302185,-0.10000012814998627,0.10000012814998627,0.3000001311302185,0.5000001192092896,0.7000001668930054,0.9000001549720764,1.1000001430511475,1.3000001907348633,1.5000001192092896,1.7000001668930054,1.9000000953674316,2.1000001430511475,2.3000001907348633,2.500000238418579,2.700000286102295,2.9000000953674316,3.1000001430511475,3.3000001907348633,3.500000238418579,3.700000286102295,3.9000000953674316,4.100000381469727,4.300000190734863}
tensor @r0.want.0.f64 : f64[44] = {9738.7178,2399928,-2399985.3,-9738.8261,-0.025968157,9738.7015,2399956.6,-2399985.3,-9738.8607,-0.071663387,9738.6401,2399956.6,-2399985.4,-9739.0082,-0.31558963,9738.2673,2399956,-2399993.6,-9740.6986,-3.4760822,9731.8132,2399942.8,-2400000.2,-9883.447,-771.47333,-144.70808,-41.772411,-15.607193,-6.9253407,-3.4742485,-1.9106089,-1.1282352,-0.70509122,-0.46144766,-0.31375586,-0.22029863,-0.15896883,-0.11744679,-0.088565262,-0.067995979,-0.053038593,-0.041959317,-0.033616166,-0.027239717}
graph "main"(
    %x : f64[44]) {
  %polygamma = aten.polygamma.default(n=4, self=%x) : f64[44]
  return %polygamma as "polygamma"
}

fxge 1
model "special_polygamma.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.21875,3.0625,0.625,1.9375,0.71875,1.46875,0.25,2.84375,0.78125,2.40625,0.9375,0.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5549799,0.9471715,-1.452709,0.381666,-1.167989,0.006865411,-4.227454,0.8591154,-1.00892,0.6561158,-0.6850007,-0.9366063}
tensor @r1.in.x : f32[4, 6] = {2.21875,3.0625,0.625,1.9375,0.71875,1.46875,0.25,2.84375,0.78125,2.40625,0.9375,0.8125,1.5625,1.65625,2.0625,0.625,0.75,1.5625,0.78125,1.84375,2.96875,1.25,1.625,0.21875}
tensor @r1.want.0.f32 : f64[4, 6] = {0.5549799,0.9471715,-1.452709,0.381666,-1.167989,0.006865411,-4.227454,0.8591154,-1.00892,0.6561158,-0.6850007,-0.9366063,0.09335158,0.1732531,0.462323,-1.452709,-1.085861,0.09335158,-1.00892,0.3167426,0.9103668,-0.2274535,0.1472912,-4.836961}
graph "main"(
    %x : f32[s77, s27]) {
  %special_polygamma = aten.special_polygamma.default(n=0, self=%x) : f32[s77, s27]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.96875,1.53125,2.6875,3.03125,1.875,1.375,2.21875,0.6875,1.375,3.09375,1.78125,1.09375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.62983,0.065305,0.79118,0.93505,0.33884,-0.087332,0.55498,-1.256,-0.087332,0.95915,0.27108,-0.43275}
tensor @r0.own.0 : f64[] = {0.0015}
graph "main"(
    %x : bf16[3, 4]) {
  %special_polygamma = aten.special_polygamma.default(n=0, self=%x) : bf16[3, 4]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.094,0.9375,0.5,0.5312,0.875,0.2188,2.156,2.812,0.4375,1.25,1.156,2.75}
tensor @r0.want.0.f16 : f64[3, 4] = {0.48154,-0.685,-1.9635,-1.817,-0.80402,-4.837,0.51892,0.84589,-2.3093,-0.22745,-0.34595,0.8189}
tensor @r0.own.0 : f64[] = {0.00021}
graph "main"(
    %x : f16[3, 4]) {
  %special_polygamma = aten.special_polygamma.default(n=0, self=%x) : f16[3, 4]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n0.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,7,7,4,3,5,7,2,1,3,7,4}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5772157,1.872784,1.872784,1.256118,0.9227843,1.506118,1.872784,0.4227843,-0.5772157,0.9227843,1.872784,1.256118}
graph "main"(
    %x : i32[3, 4]) {
  %special_polygamma = aten.special_polygamma.default(n=0, self=%x) : f32[3, 4]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n0.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,6,6,7,7,6,3,3,2,6,6,1}
tensor @r0.want.0.f32 : f64[3, 4] = {0.9227843,1.706118,1.706118,1.872784,1.872784,1.706118,0.9227843,0.9227843,0.4227843,1.706118,1.706118,-0.5772157}
graph "main"(
    %x : i64[3, 4]) {
  %special_polygamma = aten.special_polygamma.default(n=0, self=%x) : f32[3, 4]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n0.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,7,5,6,7,1,5,1,1,2,5,1}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4227843,1.872784,1.506118,1.706118,1.872784,-0.5772157,1.506118,-0.5772157,-0.5772157,0.4227843,1.506118,-0.5772157}
graph "main"(
    %x : u8[3, 4]) {
  %special_polygamma = aten.special_polygamma.default(n=0, self=%x) : f32[3, 4]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n0.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157,-0.5772157}
graph "main"(
    %x : bool[3, 4]) {
  %special_polygamma = aten.special_polygamma.default(n=0, self=%x) : f32[3, 4]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.below_0_n0.f32" stage "import"
tensor @r0.in.x : f32[44] = {-4.3,-4.1000004,-3.9,-3.7000003,-3.5000002,-3.3000002,-3.1000001,-2.9,-2.7000003,-2.5000002,-2.3000002,-2.1000001,-1.9000001,-1.7000002,-1.5000001,-1.3000002,-1.1000001,-0.90000015,-0.70000017,-0.5000001,-0.30000013,-0.10000013,0.10000013,0.30000013,0.5000001,0.70000017,0.90000015,1.1000001,1.3000002,1.5000001,1.7000002,1.9000001,2.1000001,2.3000002,2.5000002,2.7000003,2.9,3.1000001,3.3000002,3.5000002,3.7000003,3.9,4.1000004,4.3}
tensor @r0.want.0.f32 : f64[44] = {3.852909,11.1968,-8.1851,-0.8450811,1.388869,3.620351,10.95292,-8.44151,-1.115351,1.103154,3.31732,10.63034,-8.786338,-1.48572,0.7031555,2.882538,10.15415,-9.31266,-2.073955,0.03648891,2.113308,9.24506,-10.42374,-3.502523,-1.963509,-1.220023,-0.7549267,-0.4237547,-0.1691907,0.03649009,0.208548,0.3561842,0.4853361,0.60004,0.7031568,0.7967833,0.8825,0.9615265,1.034823,1.103157,1.167154,1.227328,1.284107,1.337853}
graph "main"(
    %x : f32[44]) {
  %special_polygamma = aten.special_polygamma.default(n=0, self=%x) : f32[44]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.below_0_n0.f64" stage "import"
tensor @r0.in.x : f64[44] = {-4.300000190734863,-4.100000381469727,-3.9000000953674316,-3.700000286102295,-3.500000238418579,-3.3000001907348633,-3.1000001430511475,-2.9000000953674316,-2.700000286102295,-2.500000238418579,-2.3000001907348633,-2.1000001430511475,-1.9000000953674316,-1.7000001668930054,-1.5000001192092896,-1.3000001907348633,-1.1000001430511475,-0.9000001549720764,-0.7000001668930054,-0.5000001192092896,-0.3000001311302185,-0.10000012814998627,0.10000012814998627,0.3000001311302185,0.5000001192092896,0.7000001668930054,0.9000001549720764,1.1000001430511475,1.3000001907348633,1.5000001192092896,1.7000001668930054,1.9000000953674316,2.1000001430511475,2.3000001907348633,2.500000238418579,2.700000286102295,2.9000000953674316,3.1000001430511475,3.3000001907348633,3.500000238418579,3.700000286102295,3.9000000953674316,4.100000381469727,4.300000190734863}
tensor @r0.want.0.f64 : f64[44] = {3.8529088,11.196798,-8.1851,-0.84508111,1.3888686,3.6203506,10.95292,-8.4415103,-1.1153514,1.1031544,3.3173203,10.63034,-8.7863379,-1.4857199,0.70315552,2.8825378,10.154149,-9.3126597,-2.0739552,0.036488909,2.113308,9.24506,-10.423742,-3.5025226,-1.9635094,-1.2200231,-0.75492665,-0.42375474,-0.16919067,0.036490085,0.20854801,0.35618423,0.48533606,0.60003998,0.70315676,0.7967833,0.88249999,0.9615265,1.0348226,1.1031567,1.1671536,1.2273276,1.2841072,1.3378528}
graph "main"(
    %x : f64[44]) {
  %special_polygamma = aten.special_polygamma.default(n=0, self=%x) : f64[44]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.375,2.34375,3.125,1.84375,0.1875,2.375,1.78125,2.84375,2.5,1.6875,2.0625,1.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.050667,0.5302128,0.3765567,0.7147267,29.73055,0.5217409,0.7469252,0.4205583,0.4903578,0.8008541,0.6206069,1.335296}
tensor @r1.in.x : f32[4, 6] = {1.375,2.34375,3.125,1.84375,0.1875,2.375,1.78125,2.84375,2.5,1.6875,2.0625,1.15625,1.40625,0.9375,0.9375,2.21875,0.6875,0.71875,1.0625,1,2.9375,1.625,0.28125,2.0625}
tensor @r1.want.0.f32 : f64[4, 6] = {1.050667,0.5302128,0.3765567,0.7147267,29.73055,0.5217409,0.7469252,0.4205583,0.4903578,0.8008541,0.6206069,1.335296,1.01921,1.808971,1.808971,0.5669821,2.916557,2.717788,1.50642,1.644934,0.4048042,0.8411832,13.79913,0.6206069}
graph "main"(
    %x : f32[s77, s27]) {
  %special_polygamma = aten.special_polygamma.default(n=1, self=%x) : f32[s77, s27]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n1.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.625,1.46875,0.15625,1.875,0.15625,0.53125,2.625,0.625,2.78125,2.25,2.40625,2.75}
tensor @r0.want.0.f64 : f64[3, 4] = {0.84118317,0.96140825,42.295296,0.69961851,42.295296,4.4528257,0.46248495,3.4011832,0.43175133,0.55732915,0.51353088,0.43757126}
graph "main"(
    %x : f64[3, 4]) {
  %special_polygamma = aten.special_polygamma.default(n=1, self=%x) : f64[3, 4]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n1.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,3,6,2,5,4,1,7,6,1,4,1}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3949341,0.3949341,0.181323,0.6449341,0.221323,0.283823,1.644934,0.1535452,0.181323,1.644934,0.283823,1.644934}
graph "main"(
    %x : i32[3, 4]) {
  %special_polygamma = aten.special_polygamma.default(n=1, self=%x) : f32[3, 4]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.below_0_n1.f32" stage "import"
tensor @r0.in.x : f32[44] = {-4.3,-4.1000004,-3.9,-3.7000003,-3.5000002,-3.3000002,-3.1000001,-2.9,-2.7000003,-2.5000002,-2.3000002,-2.1000001,-1.9000001,-1.7000002,-1.5000001,-1.3000002,-1.1000001,-0.90000015,-0.70000017,-0.5000001,-0.30000013,-0.10000013,0.10000013,0.30000013,0.5000001,0.70000017,0.90000015,1.1000001,1.3000002,1.5000001,1.7000002,1.9000001,2.1000001,2.3000002,2.5000002,2.7000003,2.9,3.1000001,3.3000002,3.5000002,3.7000003,3.9,4.1000004,4.3}
tensor @r0.want.0.f32 : f64[44] = {14.87181,103.1385,103.1297,14.84244,9.620879,14.81773,103.0795,103.064,14.7694,9.539247,14.7259,102.9755,102.9451,14.63221,9.379247,14.53686,102.7487,102.6682,14.28619,8.934802,13.94515,101.9223,101.433,12.24535,4.9348,2.834048,1.922539,1.433299,1.134253,0.9348021,0.7932327,0.687972,0.6068528,0.5425374,0.4903577,0.447212,0.4109637,0.3800955,0.3535015,0.3303577,0.3100378,0.2920577,0.2760372,0.2616742}
tensor @r0.own.0 : f64[] = {3.9e-06}
graph "main"(
    %x : f32[44]) {
  %special_polygamma = aten.special_polygamma.default(n=1, self=%x) : f32[44]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.below_0_n1.f64" stage "import"
tensor @r0.in.x : f64[44] = {-4.300000190734863,-4.100000381469727,-3.9000000953674316,-3.700000286102295,-3.500000238418579,-3.3000001907348633,-3.1000001430511475,-2.9000000953674316,-2.700000286102295,-2.500000238418579,-2.3000001907348633,-2.1000001430511475,-1.9000000953674316,-1.7000001668930054,-1.5000001192092896,-1.3000001907348633,-1.1000001430511475,-0.9000001549720764,-0.7000001668930054,-0.5000001192092896,-0.3000001311302185,-0.10000012814998627,0.10000012814998627,0.3000001311302185,0.5000001192092896,0.7000001668930054,0.9000001549720764,1.1000001430511475,1.3000001907348633,1.5000001192092896,1.7000001668930054,1.9000000953674316,2.1000001430511475,2.3000001907348633,2.500000238418579,2.700000286102295,2.9000000953674316,3.1000001430511475,3.3000001907348633,3.500000238418579,3.700000286102295,3.9000000953674316,4.100000381469727,4.300000190734863}
tensor @r0.want.0.f64 : f64[44] = {14.87181,103.13853,103.12972,14.842442,9.6208793,14.817726,103.07952,103.06397,14.769396,9.5392467,14.725899,102.97546,102.94507,14.632213,9.3792467,14.536863,102.7487,102.66818,14.286192,8.9348023,13.945151,101.92228,101.43304,12.245355,4.9348002,2.8340481,1.9225395,1.4332989,1.1342532,0.9348021,0.79323273,0.68797201,0.60685282,0.5425374,0.4903577,0.44721201,0.41096373,0.38009548,0.35350152,0.33035773,0.31003783,0.29205768,0.2760372,0.26167416}
graph "main"(
    %x : f64[44]) {
  %special_polygamma = aten.special_polygamma.default(n=1, self=%x) : f64[44]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n2.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.34375,1.28125,2.84375,3.09375,0.6875,0.03125,2.65625,2.625,2.625,0.5625,3.125,0.875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.275423,-1.244728,-0.1745029,-0.1435349,-6.77013,-65538.21,-0.2047111,-0.2104913,-0.2104913,-11.9844,-0.1402476,-3.458947}
tensor @r1.in.x : f32[4, 6] = {2.34375,1.28125,2.84375,3.09375,0.6875,0.03125,2.65625,2.625,2.625,0.5625,3.125,0.875,3,0.09375,1.875,0.71875,3.125,0.21875,2.5,0.9375,1.9375,0.5,0.59375,2.4375}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.275423,-1.244728,-0.1745029,-0.1435349,-6.77013,-65538.21,-0.2047111,-0.2104913,-0.2104913,-11.9844,-0.1402476,-3.458947,-0.1541138,-2429.149,-0.4735245,-5.974113,-0.1402476,-192.486,-0.2362041,-2.864064,-0.4368047,-16.8288,-10.26531,-0.2508354}
graph "main"(
    %x : f32[s77, s27]) {
  %special_polygamma = aten.special_polygamma.default(n=2, self=%x) : f32[s77, s27]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n2.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.15625,1.09375,0.53125,0.21875,2.1875,1.25,1.09375,1,2.8125,0.125,1.4375,0.9375}
tensor @r0.want.0.f64 : f64[3, 4] = {-525.91839,-1.8899705,-14.125708,-192.486,-0.32506689,-1.3277399,-1.8899705,-2.4041138,-0.17905846,-1025.7533,-0.924132,-2.8640639}
graph "main"(
    %x : f64[3, 4]) {
  %special_polygamma = aten.special_polygamma.default(n=2, self=%x) : f64[3, 4]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n2.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,7,6,5,4,1,7,2,4,7,3,4}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.4041138,-0.02353047,-0.03278973,-0.04878973,-0.08003973,-2.404114,-0.02353047,-0.4041138,-0.08003973,-0.02353047,-0.1541138,-0.08003973}
graph "main"(
    %x : i32[3, 4]) {
  %special_polygamma = aten.special_polygamma.default(n=2, self=%x) : f32[3, 4]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.below_0_n2.f32" stage "import"
tensor @r0.in.x : f32[44] = {-4.3,-4.1000004,-3.9,-3.7000003,-3.5000002,-3.3000002,-3.1000001,-2.9,-2.7000003,-2.5000002,-2.3000002,-2.1000001,-1.9000001,-1.7000002,-1.5000001,-1.3000002,-1.1000001,-0.90000015,-0.70000017,-0.5000001,-0.30000013,-0.10000013,0.10000013,0.30000013,0.5000001,0.70000017,0.90000015,1.1000001,1.3000002,1.5000001,1.7000002,1.9000001,2.1000001,2.3000002,2.5000002,2.7000003,2.9,3.1000001,3.3000002,3.5000002,3.7000003,3.9,4.1000004,4.3}
tensor @r0.want.0.f32 : f64[44] = {68.79445,1998.59,-1998.716,-68.89367,-0.06160326,68.7693,1998.575,-1998.75,-68.93316,-0.1082505,68.71365,1998.508,-1998.832,-69.03468,-0.2362272,68.54927,1998.292,-1999.127,-69.44176,-0.8288197,67.63898,1996.791,-2001.854,-75.27244,-16.82879,-6.434989,-3.201796,-1.861457,-1.198462,-0.8287965,-0.6040889,-0.4583128,-0.3588277,-0.2881302,-0.236204,-0.1970058,-0.1667251,-0.1428684,-0.1237512,-0.108204,-0.09539529,-0.08472094,-0.07573399,-0.06809823}
graph "main"(
    %x : f32[44]) {
  %special_polygamma = aten.special_polygamma.default(n=2, self=%x) : f32[44]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.below_0_n2.f64" stage "import"
tensor @r0.in.x : f64[44] = {-4.300000190734863,-4.100000381469727,-3.9000000953674316,-3.700000286102295,-3.500000238418579,-3.3000001907348633,-3.1000001430511475,-2.9000000953674316,-2.700000286102295,-2.500000238418579,-2.3000001907348633,-2.1000001430511475,-1.9000000953674316,-1.7000001668930054,-1.5000001192092896,-1.3000001907348633,-1.1000001430511475,-0.9000001549720764,-0.7000001668930054,-0.5000001192092896,-0.3000001311302185,-0.10000012814998627,0.10000012814998627,0.3000001311302185,0.5000001192092896,0.7000001668930054,0.9000001549720764,1.1000001430511475,1.3000001907348633,1.5000001192092896,1.7000001668930054,1.9000000953674316,2.1000001430511475,2.3000001907348633,2.500000238418579,2.700000286102295,2.9000000953674316,3.1000001430511475,3.3000001907348633,3.500000238418579,3.700000286102295,3.9000000953674316,4.100000381469727,4.300000190734863}
tensor @r0.want.0.f64 : f64[44] = {68.794454,1998.5901,-1998.7164,-68.893675,-0.061603262,68.769299,1998.5753,-1998.7501,-68.933159,-0.10825048,68.713646,1998.5082,-1998.8321,-69.034678,-0.23622725,68.549267,1998.2922,-1999.1273,-69.441761,-0.8288197,67.638981,1996.7905,-2001.8538,-75.272439,-16.828785,-6.4349886,-3.2017955,-1.8614567,-1.1984621,-0.82879648,-0.60408894,-0.45831276,-0.35882772,-0.28813019,-0.236204,-0.19700579,-0.16672511,-0.14286836,-0.12375117,-0.10820403,-0.095395292,-0.084720937,-0.075733992,-0.06809823}
graph "main"(
    %x : f64[44]) {
  %special_polygamma = aten.special_polygamma.default(n=2, self=%x) : f64[44]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n3.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.875,1.21875,2.4375,2.21875,2.96875,1.1875,0.8125,2.46875,0.875,0.46875,2.9375,0.875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6231704,3.060568,0.2447016,0.3410448,0.1233004,3.375952,14.47213,0.2340001,10.85891,125.799,0.127875,10.85891}
tensor @r1.in.x : f32[4, 6] = {1.875,1.21875,2.4375,2.21875,2.96875,1.1875,0.8125,2.46875,0.875,0.46875,2.9375,0.875,2.15625,2.25,1.9375,2.28125,2.9375,1.59375,1.59375,2.59375,2.6875,2.5625,1.5,1.40625}
tensor @r1.want.0.f32 : f64[4, 6] = {0.6231704,3.060568,0.2447016,0.3410448,0.1233004,3.375952,14.47213,0.2340001,10.85891,125.799,0.127875,10.85891,0.3774973,0.324544,0.5536542,0.3090756,0.127875,1.126837,1.126837,0.1968636,0.173963,0.2053747,1.409091,1.790324}
graph "main"(
    %x : f32[s77, s27]) {
  %special_polygamma = aten.special_polygamma.default(n=3, self=%x) : f32[s77, s27]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n3.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.8125,2.125,2.125,2.125,1.40625,0.875,0.53125,0.3125,1.84375,0.78125,0.84375,2.96875}
tensor @r0.want.0.f64 : f64[3, 4] = {0.14858708,0.3976486,0.3976486,0.3976486,1.7903238,10.858905,76.633568,631.46203,0.66222677,16.856582,12.500711,0.12330039}
graph "main"(
    %x : f64[3, 4]) {
  %special_polygamma = aten.special_polygamma.default(n=3, self=%x) : f64[3, 4]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n3.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,2,3,5,6,1,4,3,1,5,4,4}
tensor @r0.want.0.f32 : f64[3, 4] = {6.493939,0.4939394,0.1189394,0.02142783,0.01182783,6.493939,0.04486533,0.1189394,6.493939,0.02142783,0.04486533,0.04486533}
graph "main"(
    %x : i32[3, 4]) {
  %special_polygamma = aten.special_polygamma.default(n=3, self=%x) : f32[3, 4]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.below_0_n3.f32" stage "import"
tensor @r0.in.x : f32[44] = {-4.3,-4.1000004,-3.9,-3.7000003,-3.5000002,-3.3000002,-3.1000001,-2.9,-2.7000003,-2.5000002,-2.3000002,-2.1000001,-1.9000001,-1.7000002,-1.5000001,-1.3000002,-1.1000001,-0.90000015,-0.70000017,-0.5000001,-0.30000013,-0.10000013,0.10000013,0.30000013,0.5000001,0.70000017,0.90000015,1.1000001,1.3000002,1.5000001,1.7000002,1.9000001,2.1000001,2.3000002,2.5000002,2.7000003,2.9,3.1000001,3.3000002,3.5000002,3.7000003,3.9,4.1000004,4.3}
tensor @r0.want.0.f32 : f64[44] = {769.0014,60013.32,60014.46,768.9974,194.7879,768.9838,60013.87,60014.43,768.9654,194.7479,768.9332,60013.8,60014.35,768.8514,194.5943,768.7188,60013.49,60014.03,768.133,193.4091,766.6186,60009.43,60004.21,743.1405,97.409,25.87913,9.739008,4.512875,2.401023,1.409091,0.8895617,0.5940666,0.414796,0.300257,0.2239058,0.1711797,0.133665,0.1062826,0.08584965,0.07030583,0.0582792,0.04883314,0.04131387,0.03525607}
graph "main"(
    %x : f32[44]) {
  %special_polygamma = aten.special_polygamma.default(n=3, self=%x) : f32[44]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.below_0_n3.f64" stage "import"
tensor @r0.in.x : f64[44] = {-4.300000190734863,-4.100000381469727,-3.9000000953674316,-3.700000286102295,-3.500000238418579,-3.3000001907348633,-3.1000001430511475,-2.9000000953674316,-2.700000286102295,-2.500000238418579,-2.3000001907348633,-2.1000001430511475,-1.9000000953674316,-1.7000001668930054,-1.5000001192092896,-1.3000001907348633,-1.1000001430511475,-0.9000001549720764,-0.7000001668930054,-0.5000001192092896,-0.3000001311302185,-0.10000012814998627,0.10000012814998627,0.3000001311302185,0.5000001192092896,0.7000001668930054,0.9000001549720764,1.1000001430511475,1.3000001907348633,1.5000001192092896,1.7000001668930054,1.9000000953674316,2.1000001430511475,2.3000001907348633,2.500000238418579,2.700000286102295,2.9000000953674316,3.1000001430511475,3.3000001907348633,3.500000238418579,3.700000286102295,3.9000000953674316,4.100000381469727,4.300000190734863}
tensor @r0.want.0.f64 : f64[44] = {769.00135,60013.316,60014.458,768.99744,194.78786,768.9838,60013.867,60014.432,768.96542,194.74788,768.93321,60013.802,60014.347,768.85136,194.59428,768.7188,60013.494,60014.03,768.13298,193.40909,766.61861,60009.431,60004.205,743.14047,97.408999,25.879126,9.7390076,4.5128746,2.4010226,1.4090906,0.88956169,0.59406657,0.41479596,0.30025705,0.22390577,0.17117974,0.13366504,0.10628261,0.08584965,0.070305833,0.058279203,0.048833137,0.041313873,0.035256073}
graph "main"(
    %x : f64[44]) {
  %special_polygamma = aten.special_polygamma.default(n=3, self=%x) : f64[44]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n4.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.59375,0.65625,1.625,0.625,0.875,1.65625,0.125,1.8125,3.09375,2.375,3,2.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.2648512,-199.3439,-2.368765,-254.027,-47.99292,-2.163095,-786446,-1.409726,-0.1185247,-0.397659,-0.1362661,-0.2963016}
tensor @r1.in.x : f32[4, 6] = {2.59375,0.65625,1.625,0.625,0.875,1.65625,0.125,1.8125,3.09375,2.375,3,2.53125,0.28125,1,2.5,1.4375,1.46875,1.03125,2.125,2.59375,0.15625,0.15625,0.9375,2.09375}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.2648512,-199.3439,-2.368765,-254.027,-47.99292,-2.163095,-786446,-1.409726,-0.1185247,-0.397659,-0.1362661,-0.2963016,-13645.36,-24.88627,-0.313756,-4.2626,-3.84383,-21.40151,-0.6671361,-0.2648512,-257710.3,-257710.3,-34.16915,-0.7149927}
graph "main"(
    %x : f32[s77, s27]) {
  %special_polygamma = aten.special_polygamma.default(n=4, self=%x) : f32[s77, s27]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n4.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1,2.6875,0.28125,2.0625,1.90625,0.375,2.6875,0.34375,1.21875,2.21875,0.65625,1.625}
tensor @r0.want.0.f64 : f64[3, 4] = {-24.886266,-0.22503164,-13645.364,-0.76714691,-1.1108995,-3241.6265,-0.22503164,-5006.2197,-9.4710552,-0.54544127,-199.34391,-2.3687654}
graph "main"(
    %x : f64[3, 4]) {
  %special_polygamma = aten.special_polygamma.default(n=4, self=%x) : f64[3, 4]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.n4.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,6,2,4,6,1,4,4,2,3,6,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.8862661,-0.006383191,-0.8862661,-0.03750069,-0.006383191,-24.88627,-0.03750069,-0.03750069,-0.8862661,-0.1362661,-0.006383191,-0.8862661}
graph "main"(
    %x : i32[3, 4]) {
  %special_polygamma = aten.special_polygamma.default(n=4, self=%x) : f32[3, 4]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.below_0_n4.f32" stage "import"
tensor @r0.in.x : f32[44] = {-4.3,-4.1000004,-3.9,-3.7000003,-3.5000002,-3.3000002,-3.1000001,-2.9,-2.7000003,-2.5000002,-2.3000002,-2.1000001,-1.9000001,-1.7000002,-1.5000001,-1.3000002,-1.1000001,-0.90000015,-0.70000017,-0.5000001,-0.30000013,-0.10000013,0.10000013,0.30000013,0.5000001,0.70000017,0.90000015,1.1000001,1.3000002,1.5000001,1.7000002,1.9000001,2.1000001,2.3000002,2.5000002,2.7000003,2.9,3.1000001,3.3000002,3.5000002,3.7000003,3.9,4.1000004,4.3}
tensor @r0.want.0.f32 : f64[44] = {9738.718,2399928,-2399985,-9738.826,-0.02596816,9738.701,2399957,-2399985,-9738.861,-0.07166339,9738.64,2399957,-2399985,-9739.008,-0.3155896,9738.267,2399956,-2399994,-9740.699,-3.476082,9731.813,2399943,-2400000,-9883.447,-771.4733,-144.7081,-41.77241,-15.60719,-6.925341,-3.474249,-1.910609,-1.128235,-0.7050912,-0.4614477,-0.3137559,-0.2202986,-0.1589688,-0.1174468,-0.08856526,-0.06799598,-0.05303859,-0.04195932,-0.03361617,-0.02723972}
graph "main"(
    %x : f32[44]) {
  %special_polygamma = aten.special_polygamma.default(n=4, self=%x) : f32[44]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "special_polygamma.below_0_n4.f64" stage "import"
tensor @r0.in.x : f64[44] = {-4.300000190734863,-4.100000381469727,-3.9000000953674316,-3.700000286102295,-3.500000238418579,-3.3000001907348633,-3.1000001430511475,-2.9000000953674316,-2.700000286102295,-2.500000238418579,-2.3000001907348633,-2.1000001430511475,-1.9000000953674316,-1.7000001668930054,-1.5000001192092896,-1.3000001907348633,-1.1000001430511475,-0.9000001549720764,-0.7000001668930054,-0.5000001192092896,-0.3000001311302185,-0.10000012814998627,0.10000012814998627,0.3000001311302185,0.5000001192092896,0.7000001668930054,0.9000001549720764,1.1000001430511475,1.3000001907348633,1.5000001192092896,1.7000001668930054,1.9000000953674316,2.1000001430511475,2.3000001907348633,2.500000238418579,2.700000286102295,2.9000000953674316,3.1000001430511475,3.3000001907348633,3.500000238418579,3.700000286102295,3.9000000953674316,4.100000381469727,4.300000190734863}
tensor @r0.want.0.f64 : f64[44] = {9738.7178,2399928,-2399985.3,-9738.8261,-0.025968157,9738.7015,2399956.6,-2399985.3,-9738.8607,-0.071663387,9738.6401,2399956.6,-2399985.4,-9739.0082,-0.31558963,9738.2673,2399956,-2399993.6,-9740.6986,-3.4760822,9731.8132,2399942.8,-2400000.2,-9883.447,-771.47333,-144.70808,-41.772411,-15.607193,-6.9253407,-3.4742485,-1.9106089,-1.1282352,-0.70509122,-0.46144766,-0.31375586,-0.22029863,-0.15896883,-0.11744679,-0.088565262,-0.067995979,-0.053038593,-0.041959317,-0.033616166,-0.027239717}
graph "main"(
    %x : f64[44]) {
  %special_polygamma = aten.special_polygamma.default(n=4, self=%x) : f64[44]
  return %special_polygamma as "special_polygamma"
}

fxge 1
model "mvlgamma.p1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.53125,4.28125,3.6875,2.28125,2.875,2.25,5.09375,4.09375,4.34375,4.03125,3.25,2.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3068948,2.155982,1.413507,0.1430344,0.580936,0.1248717,3.320218,1.910757,2.239802,1.831151,0.9358019,0.4248958}
tensor @r1.in.x : f32[4, 6] = {2.53125,4.28125,3.6875,2.28125,2.875,2.25,5.09375,4.09375,4.34375,4.03125,3.25,2.6875,3.96875,4.59375,2.25,5.0625,2.78125,4.53125,2.96875,2.9375,2.71875,3.375,4.375,3.09375}
tensor @r1.want.0.f32 : f64[4, 6] = {0.3068948,2.155982,1.413507,0.1430344,0.580936,0.1248717,3.320218,1.910757,2.239802,1.831151,0.9358019,0.4248958,1.752645,2.585028,0.1248717,3.272616,0.501018,2.49726,0.6645038,0.6362509,0.4498386,1.065696,2.282091,0.781373}
graph "main"(
    %x : f32[s77, s27]) {
  %mvlgamma = aten.mvlgamma.default(self=%x, p=1) : f32[s77, s27]
  return %mvlgamma as "mvlgamma"
}

fxge 1
model "mvlgamma.p1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.46875,4.21875,3.96875,4.03125,4.59375,4.4375,2.03125,2.5,4.84375,5.0625,3.25,5}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.26295,2.0732,1.7526,1.8312,2.585,2.3674,0.013525,0.28468,2.9455,3.2726,0.9358,3.1781}
tensor @r0.own.0 : f64[] = {0.0023}
graph "main"(
    %x : bf16[3, 4]) {
  %mvlgamma = aten.mvlgamma.default(self=%x, p=1) : bf16[3, 4]
  return %mvlgamma as "mvlgamma"
}

fxge 1
model "mvlgamma.p1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {4.844,4.97,4.438,3.531,4.594,4.188,3.906,3.969,3.5,2.094,2.812,4.75}
tensor @r0.want.0.f16 : f64[3, 4] = {2.9455,3.1311,2.3674,1.2356,2.585,2.0322,1.6753,1.7526,1.201,0.042416,0.52724,2.8086}
tensor @r0.own.0 : f64[] = {0.0003}
graph "main"(
    %x : f16[3, 4]) {
  %mvlgamma = aten.mvlgamma.default(self=%x, p=1) : f16[3, 4]
  return %mvlgamma as "mvlgamma"
}

fxge 1
model "mvlgamma.p1.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,7,4,7,7,4,8,6,6,4,8,7}
tensor @r0.want.0.f32 : f64[3, 4] = {1.791759,6.579251,1.791759,6.579251,6.579251,1.791759,8.525161,4.787492,4.787492,1.791759,8.525161,6.579251}
graph "main"(
    %x : i32[3, 4]) {
  %mvlgamma = aten.mvlgamma.default(self=%x, p=1) : f32[3, 4]
  return %mvlgamma as "mvlgamma"
}

fxge 1
model "mvlgamma.p3.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3.0625,4.46875,2.25,4.59375,4.75,4.21875,3.3125,4.84375,4.40625,4.28125,3.8125,3.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {2.825927,7.046858,1.659294,7.518711,8.126939,6.144493,3.406132,8.50136,6.816003,6.364754,4.805716,3.645458}
tensor @r1.in.x : f32[4, 6] = {3.0625,4.46875,2.25,4.59375,4.75,4.21875,3.3125,4.84375,4.40625,4.28125,3.8125,3.40625,4.9375,4.65625,2.84375,4.90625,2.78125,4.9375,2.875,4.28125,4.6875,2.96875,3.59375,3.90625}
tensor @r1.want.0.f32 : f64[4, 6] = {2.825927,7.046858,1.659294,7.518711,8.126939,6.144493,3.406132,8.50136,6.816003,6.364754,4.805716,3.645458,8.882681,7.75959,2.394018,8.754818,2.28485,8.882681,2.451057,6.364754,7.881243,2.631653,4.157026,5.099764}
graph "main"(
    %x : f32[s77, s27]) {
  %mvlgamma = aten.mvlgamma.default(self=%x, p=3) : f32[s77, s27]
  return %mvlgamma as "mvlgamma"
}

fxge 1
model "mvlgamma.p3.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.53125,3.1875,3.78125,2.9375,4.5,3.8125,4.5625,4.375,2.15625,4.9375,4.03125,2.96875}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.9183,3.1051,4.7098,2.5699,7.1636,4.8057,7.3995,6.7019,1.6151,8.8827,5.506,2.6317}
tensor @r0.own.0 : f64[] = {0.0019}
graph "main"(
    %x : bf16[3, 4]) {
  %mvlgamma = aten.mvlgamma.default(self=%x, p=3) : bf16[3, 4]
  return %mvlgamma as "mvlgamma"
}

fxge 1
model "mvlgamma.p3.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.344,2.281,3.906,3.125,3.719,2.812,3.625,3.5,4.406,2.281,4.625,2.562}
tensor @r0.want.0.f16 : f64[3, 4] = {3.4846,1.679,5.0998,2.9627,4.5211,2.3386,4.2464,3.8959,6.816,1.679,7.6387,1.9576}
tensor @r0.own.0 : f64[] = {0.00046}
graph "main"(
    %x : f16[3, 4]) {
  %mvlgamma = aten.mvlgamma.default(self=%x, p=3) : f16[3, 4]
  return %mvlgamma as "mvlgamma"
}

fxge 1
model "mvlgamma.p3.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {8,3,9,9,3,7,5,9,8,5,4,4}
tensor @r0.want.0.f32 : f64[3, 4] = {24.35587,2.694925,30.39613,30.39613,2.694925,18.7464,9.140645,30.39613,24.35587,9.140645,5.402975,5.402975}
graph "main"(
    %x : i32[3, 4]) {
  %mvlgamma = aten.mvlgamma.default(self=%x, p=3) : f32[3, 4]
  return %mvlgamma as "mvlgamma"
}

fxge 1
model "special_multigammaln.p1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3.6875,2.4375,4.09375,3.65625,2.8125,5.03125,4,3.1875,2.21875,2.4375,3.34375,3.125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.413507,0.2417031,1.910757,1.377307,0.527243,3.225228,1.791759,0.872948,0.1072533,0.2417031,1.032709,0.8115317}
tensor @r1.in.x : f32[4, 6] = {3.6875,2.4375,4.09375,3.65625,2.8125,5.03125,4,3.1875,2.21875,2.4375,3.34375,3.125,2.5,4.6875,4.90625,2.6875,2.375,3.96875,4.03125,4.46875,3.71875,3.78125,2.75,3.15625}
tensor @r1.want.0.f32 : f64[4, 6] = {1.413507,0.2417031,1.910757,1.377307,0.527243,3.225228,1.791759,0.872948,0.1072533,0.2417031,1.032709,0.8115317,0.2846829,2.718456,3.037835,0.4248958,0.2006985,1.752645,1.831151,2.410456,1.450011,1.523918,0.4752147,0.8420581}
graph "main"(
    %x : f32[s77, s27]) {
  %special_multigammaln = aten.special_multigammaln.default(self=%x, p=1) : f32[s77, s27]
  return %special_multigammaln as "special_multigammaln"
}

fxge 1
model "special_multigammaln.p1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {3.5,2.875,2.3125,4.09375,4,2.9375,4.875,3.6875,4.0625,2.9375,2.34375,3.4375}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.201,0.58094,0.16173,1.9108,1.7918,0.63625,2.9915,1.4135,1.8708,0.63625,0.18096,1.1327}
tensor @r0.own.0 : f64[] = {0.0024}
graph "main"(
    %x : bf16[3, 4]) {
  %special_multigammaln = aten.special_multigammaln.default(self=%x, p=1) : bf16[3, 4]
  return %special_multigammaln as "special_multigammaln"
}

fxge 1
model "special_multigammaln.p1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {4.53,3.531,2.344,4.625,4.22,2.594,2.969,3.125,2.5,2.719,3.594,2.938}
tensor @r0.want.0.f16 : f64[3, 4] = {2.4973,1.2356,0.18096,2.6293,2.0732,0.35273,0.6645,0.81153,0.28468,0.44984,1.3058,0.63625}
tensor @r0.own.0 : f64[] = {0.00035}
graph "main"(
    %x : f16[3, 4]) {
  %special_multigammaln = aten.special_multigammaln.default(self=%x, p=1) : f16[3, 4]
  return %special_multigammaln as "special_multigammaln"
}

fxge 1
model "special_multigammaln.p1.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,9,9,6,8,9,5,4,8,9,6,6}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6931472,10.6046,10.6046,4.787492,8.525161,10.6046,3.178054,1.791759,8.525161,10.6046,4.787492,4.787492}
graph "main"(
    %x : i32[3, 4]) {
  %special_multigammaln = aten.special_multigammaln.default(self=%x, p=1) : f32[3, 4]
  return %special_multigammaln as "special_multigammaln"
}

fxge 1
model "special_multigammaln.p3.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3.90625,4.8125,2.375,2.28125,3.28125,2.0625,4.15625,2.125,4.71875,3.75,4.6875,4.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {5.099764,8.375778,1.752365,1.67903,3.328905,1.595097,5.927903,1.605657,8.003695,4.614927,7.881243,7.399499}
tensor @r1.in.x : f32[4, 6] = {3.90625,4.8125,2.375,2.28125,3.28125,2.0625,4.15625,2.125,4.71875,3.75,4.6875,4.5625,2.5625,2.34375,3.0625,3.03125,3.34375,4.15625,4.03125,4.34375,3.28125,3.28125,4.90625,4.15625}
tensor @r1.want.0.f32 : f64[4, 6] = {5.099764,8.375778,1.752365,1.67903,3.328905,1.595097,5.927903,1.605657,8.003695,4.614927,7.881243,7.399499,1.957632,1.725626,2.825927,2.759691,3.484644,5.927903,5.50603,6.588613,3.328905,3.328905,8.754818,5.927903}
graph "main"(
    %x : f32[s77, s27]) {
  %special_multigammaln = aten.special_multigammaln.default(self=%x, p=3) : f32[s77, s27]
  return %special_multigammaln as "special_multigammaln"
}

fxge 1
model "special_multigammaln.p3.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.5625,2.34375,3.5,2.3125,2.53125,2.59375,4.375,4.53125,3.5,4.1875,3.875,2.125}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.9576,1.7256,3.8959,1.7012,1.9183,1.9989,6.7019,7.2811,3.8959,6.0357,5.0007,1.6057}
tensor @r0.own.0 : f64[] = {0.0023}
graph "main"(
    %x : bf16[3, 4]) {
  %special_multigammaln = aten.special_multigammaln.default(self=%x, p=3) : bf16[3, 4]
  return %special_multigammaln as "special_multigammaln"
}

fxge 1
model "special_multigammaln.p3.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.156,3.656,3.875,4,4.75,2.812,4.656,2.906,4.375,4.094,4.062,2.969}
tensor @r0.want.0.f16 : f64[3, 4] = {3.0332,4.3369,5.0007,5.403,8.1269,2.3386,7.7596,2.5097,6.7019,5.7151,5.6101,2.6317}
tensor @r0.own.0 : f64[] = {0.0004}
graph "main"(
    %x : f16[3, 4]) {
  %special_multigammaln = aten.special_multigammaln.default(self=%x, p=3) : f16[3, 4]
  return %special_multigammaln as "special_multigammaln"
}

fxge 1
model "special_multigammaln.p3.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7,7,4,9,8,6,8,4,6,6,4,4}
tensor @r0.want.0.f32 : f64[3, 4] = {18.7464,18.7464,5.402975,30.39613,24.35587,13.64045,24.35587,5.402975,13.64045,13.64045,5.402975,5.402975}
graph "main"(
    %x : i32[3, 4]) {
  %special_multigammaln = aten.special_multigammaln.default(self=%x, p=3) : f32[3, 4]
  return %special_multigammaln as "special_multigammaln"
}

fxge 1
model "special_zeta.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {3.84375,3.46875,3.40625,3.625,2.09375,2.5625,2.125,3.71875,4.09375,1.09375,3.84375,3.90625}
tensor @r0.in.y : f32[4] = {2.3125,2.5,2.6875,0.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.05746637,0.06755375,0.05921196,3.494693,0.4645003,0.2085257,0.3613239,3.587125,0.04471761,9.985333,0.0348442,3.784498}
tensor @r1.in.x : f32[4, 6] = {3.84375,3.46875,3.40625,3.625,2.09375,2.5625,2.125,3.71875,4.09375,1.09375,3.84375,3.90625,3.3125,3.5,3.6875,1.71875,2.53125,1.46875,4.03125,2.09375,2.3125,4.03125,2.9375,1.03125}
tensor @r1.in.y : f32[6] = {2.8125,1.75,3.125,1.03125,1.4375,2.59375}
tensor @r1.want.0.f32 : f64[4, 6] = {0.02999863,0.1948335,0.03890498,1.002493,0.9009181,0.1947306,0.3400926,0.1624066,0.01521078,11.19846,0.2960357,0.03648877,0.0588978,0.1903696,0.02630518,1.952529,0.6271068,1.499401,0.02383998,0.6797962,0.2109538,0.9591603,0.4797019,31.26029}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_zeta = aten.special_zeta.default(self=%x, other=%y) : f32[s77, s17]
  return %special_zeta as "special_zeta"
}

fxge 1
model "special_zeta.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {4.03125,1.84375,1.78125,1.15625,2.8125,3.15625,1.9375,2.4375,1.84375,1.46875,3.84375,2.625}
tensor @r0.in.y : f64[4] = {1.5625,1.1875,2.71875,1}
tensor @r0.want.0.f64 : f64[3, 4] = {0.19850697,1.4748394,0.67912739,6.9884736,0.4269252,0.71890772,0.49800062,1.3668831,1.0734639,2.43066,0.033540047,1.2972602}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_zeta = aten.special_zeta.default(self=%x, other=%y) : f64[3, 4]
  return %special_zeta as "special_zeta"
}

fxge 1
model "special_zeta.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,3,8,2,7,5,6,4,4,5,3,8}
tensor @r0.in.y : i32[4] = {5,1,1,3}
tensor @r0.want.0.f32 : f64[3, 4] = {0.02439487,1.202057,1.004077,0.3949341,1.849485e-05,1.036928,1.017343,0.01982323,0.003571305,1.036928,1.202057,0.0001711062}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_zeta = aten.special_zeta.default(self=%x, other=%y) : f32[3, 4]
  return %special_zeta as "special_zeta"
}

fxge 1
model "special_zeta.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,4,8,5,2,4,3,7,5,8,2,6}
tensor @r0.in.y : i64[4] = {6,6,7,3}
tensor @r0.want.0.f32 : f64[3, 4] = {0.181323,0.001971305,2.762444e-07,0.005677755,0.181323,0.001971305,0.01176524,0.0005367774,0.0002659663,8.716186e-07,0.1535452,0.001718062}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %special_zeta = aten.special_zeta.default(self=%x, other=%y) : f32[3, 4]
  return %special_zeta as "special_zeta"
}

fxge 1
model "special_zeta.below_0.f32" stage "import"
tensor @r0.in.x : f32[20] = {4,4,0,1,4,4,3,1,1,2,0,2,0,5,4,1,0,2,1,5}
tensor @r0.in.y : f32[20] = {-9,-8.052631,-7.105263,-6.1578946,-5.2105265,-4.263158,-3.3157892,-2.3684208,-1.4210525,-0.473684,0.473684,1.4210525,2.3684208,3.3157892,4.263158,5.2105265,6.1578946,7.105263,8.052631,9}
tensor @r0.want.0.f32 : f64[20] = {inf,130325.2,nan,inf,512.2837,212.486,-28.87046,inf,inf,8.98026,nan,1.004929,nan,0.003611772,0.006046483,inf,nan,0.1511075,inf,4.734889e-05}
graph "main"(
    %x : f32[20],
    %y : f32[20]) {
  %special_zeta = aten.special_zeta.default(self=%x, other=%y) : f32[20]
  return %special_zeta as "special_zeta"
}

fxge 1
model "special_zeta.below_0.f64" stage "import"
tensor @r0.in.x : f64[20] = {3,1,5,1,3,1,0,1,2,1,0,0,4,1,1,5,1,4,4,3}
tensor @r0.in.y : f64[20] = {-9,-8.052631378173828,-7.1052632331848145,-6.157894611358643,-5.210526466369629,-4.263157844543457,-3.315789222717285,-2.3684208393096924,-1.4210524559020996,-0.47368401288986206,0.47368401288986206,1.4210524559020996,2.3684208393096924,3.315789222717285,4.263157844543457,5.210526466369629,6.157894611358643,7.1052632331848145,8.052631378173828,9}
tensor @r0.want.0.f64 : f64[20] = {inf,inf,-77376.661,inf,-105.58057,inf,nan,inf,9.992792,inf,nan,nan,0.045124486,inf,inf,0.00048966724,inf,0.0011436688,0.00076703955,0.0068966596}
graph "main"(
    %x : f64[20],
    %y : f64[20]) {
  %special_zeta = aten.special_zeta.default(self=%x, other=%y) : f64[20]
  return %special_zeta as "special_zeta"
}

fxge 1
model "special_zeta.self_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.125,2.0625,1.4375,1.5625,2.28125,2.8125,2.96875,0.0625,1.625,2.03125,2.96875,0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.05026,0.3225812,0.6415665,0.545228,0.2682056,0.1844481,0.1677519,1025.182,0.5054802,0.331815,0.1677519,8.540253}
tensor @r1.in.x : f32[4, 6] = {1.125,2.0625,1.4375,1.5625,2.28125,2.8125,2.96875,0.0625,1.625,2.03125,2.96875,0.4375,1.28125,2.28125,2.6875,0.28125,2.15625,2.90625,2.5,0.0625,2.46875,2.1875,1.46875,2.5}
tensor @r1.want.0.f32 : f64[4, 6] = {1.05026,0.3225812,0.6415665,0.545228,0.2682056,0.1844481,0.1677519,1025.182,0.5054802,0.331815,0.1677519,8.540253,0.8063704,0.2682056,0.1998766,24.64431,0.297253,0.1741196,0.227369,1025.182,0.2325557,0.2895246,0.6150547,0.227369}
graph "main"(
    %x : f32[s77, s27]) {
  %special_zeta = aten.special_zeta.self_scalar(self=2.5, other=%x) : f32[s77, s27]
  return %special_zeta as "special_zeta"
}

fxge 1
model "special_zeta.self_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,4,4,4,1,4,5,2,5,2,5,1}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3414873,0.1005605,0.1005605,0.1005605,1.341487,0.1005605,0.06931053,0.3414873,0.06931053,0.3414873,0.06931053,1.341487}
graph "main"(
    %x : i32[3, 4]) {
  %special_zeta = aten.special_zeta.self_scalar(self=2.5, other=%x) : f32[3, 4]
  return %special_zeta as "special_zeta"
}

fxge 1
model "special_zeta.other_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.6875,3.03125,1.625,1.71875,1.5625,2.59375,2.53125,1.8125,3.46875,3.78125,1.625,3.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.7689768,0.07365914,0.8965536,0.714439,1.055804,0.1419237,0.1566723,0.5791082,0.04000359,0.02635825,0.8965536,0.02064028}
tensor @r1.in.x : f32[4, 6] = {1.6875,3.03125,1.625,1.71875,1.5625,2.59375,2.53125,1.8125,3.46875,3.78125,1.625,3.96875,4.125,3.5,1.625,4.09375,1.8125,2.375,1.5625,1.40625,3.90625,2.46875,1.9375,1.90625}
tensor @r1.want.0.f32 : f64[4, 6] = {0.7689768,0.07365914,0.8965536,0.714439,1.055804,0.1419237,0.1566723,0.5791082,0.04000359,0.02635825,0.8965536,0.02064028,0.01688216,0.03834552,0.8965536,0.0175713,0.5791082,0.202096,1.055804,1.690224,0.02238359,0.1732344,0.4466081,0.4756953}
graph "main"(
    %x : f32[s77, s27]) {
  %special_zeta = aten.special_zeta.other_scalar(self=%x, other=3) : f32[s77, s27]
  return %special_zeta as "special_zeta"
}

fxge 1
model "special_zeta.other_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {8,6,2,8,8,3,2,3,2,8,6,6}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0001711062,0.001718062,0.3949341,0.0001711062,0.0001711062,0.0770569,0.3949341,0.0770569,0.3949341,0.0001711062,0.001718062,0.001718062}
graph "main"(
    %x : i32[3, 4]) {
  %special_zeta = aten.special_zeta.other_scalar(self=%x, other=3) : f32[3, 4]
  return %special_zeta as "special_zeta"
}

fxge 1
model "igamma.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.34375,0.625,2.375,1.34375,2.0625,0.625,1.3125,0.25,2.0625,3.09375,2.65625,3}
tensor @r0.in.y : f32[4] = {0.875,2.1875,0.3125,1.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4344641,0.9483585,0.01749705,0.5134045,0.2029538,0.9483585,0.1553471,0.9380888,0.2029538,0.351684,0.009169813,0.09214929}
tensor @r1.in.x : f32[4, 6] = {1.34375,0.625,2.375,1.34375,2.0625,0.625,1.3125,0.25,2.0625,3.09375,2.65625,3,0.875,2.1875,0.3125,1.0625,1.3125,2.53125,2.8125,1,0.3125,0.03125,1.5,1.84375}
tensor @r1.in.y : f32[6] = {1.40625,0.125,2.15625,0.15625,1.28125,2.90625}
tensor @r1.want.0.f32 : f64[4, 6] = {0.6341716,0.2900061,0.5291323,0.06303632,0.3476684,0.9768246,0.6453229,0.6401572,0.6170187,0.0004216586,0.1993985,0.5554815,0.7965844,0.004057831,0.9808543,0.1249951,0.6053833,0.6677586,0.2024822,0.1175031,0.9808543,0.9556855,0.5358983,0.8177631}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %igamma = aten.igamma.default(self=%x, other=%y) : f32[s77, s17]
  return %igamma as "igamma"
}

fxge 1
model "igamma.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {3.125,1.78125,2.25,0.5,0.15625,2.65625,2.46875,2.625,0.84375,1.09375,1.46875,2.375}
tensor @r0.in.y : bf16[4] = {1.46875,1.90625,0.53125,0.28125}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.16194,0.63398,0.065907,0.54675,0.98024,0.38156,0.045065,0.007649,0.81923,0.82848,0.22356,0.01392}
tensor @r0.own.0 : f64[] = {0.0012}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %igamma = aten.igamma.default(self=%x, other=%y) : bf16[3, 4]
  return %igamma as "igamma"
}

fxge 1
model "igamma.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.344,1.469,0.625,1,2.438,2.375,2,2.969,0.125,1.5625,1.281,2.969}
tensor @r0.in.y : f16[4] = {2.438,0.7812,0.03125,0.4062}
tensor @r0.want.0.f16 : f64[3, 4] = {0.8514,0.34345,0.12633,0.33386,0.58519,0.11229,0.00047823,0.0088482,0.99585,0.31011,0.010042,0.0088482}
tensor @r0.own.0 : f64[] = {0.00024}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4]) {
  %igamma = aten.igamma.default(self=%x, other=%y) : f16[3, 4]
  return %igamma as "igamma"
}

fxge 1
model "igamma.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.5625,0.84375,2.21875,1.65625,0.125,0.46875,2.9375,0.40625,0.125,3.03125,1.1875,0.125}
tensor @r0.in.y : f64[4] = {1.125,0.90625,1.125,1.21875}
tensor @r0.want.0.f64 : f64[3, 4] = {0.17406337,0.6671445,0.25042926,0.45689797,0.97463261,0.83512985,0.11289222,0.90947756,0.97463261,0.06111499,0.59960711,0.97799251}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %igamma = aten.igamma.default(self=%x, other=%y) : f64[3, 4]
  return %igamma as "igamma"
}

fxge 1
model "igammac.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.5625,2.0625,1.96875,2.5,1.25,0.40625,0.3125,0.34375,2.125,2.4375,2.25,2.84375}
tensor @r0.in.y : f32[4] = {1.53125,2.5,2.75,1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4033421,0.3029445,0.2327931,0.7858769,0.2974461,0.01840709,0.009279106,0.07320564,0.5858437,0.3995747,0.2974184,0.8514239}
tensor @r1.in.x : f32[4, 6] = {1.5625,2.0625,1.96875,2.5,1.25,0.40625,0.3125,0.34375,2.125,2.4375,2.25,2.84375,1.53125,2.5,2.75,1.21875,1.0625,2.40625,1,0.5625,0.40625,2.5,2.40625,1.75}
tensor @r1.in.y : f32[6] = {0.875,0.46875,0.5,0.34375,2.59375,0.59375}
tensor @r1.want.0.f32 : f64[4, 6] = {0.6485114,0.9274828,0.9049671,0.9836477,0.1128514,0.220445,0.106453,0.2268975,0.9270313,0.9812487,0.3299853,0.9702073,0.6373038,0.9674477,0.9765844,0.796673,0.08351831,0.9369789,0.416862,0.3741339,0.2560904,0.9836477,0.3695036,0.8269574}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %igammac = aten.igammac.default(self=%x, other=%y) : f32[s77, s17]
  return %igammac as "igammac"
}

fxge 1
model "igammac.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.3125,2.96875,0.0625,2.15625,1.375,1.71875,1.4375,0.1875,1.65625,1.75,1.03125,2.21875}
tensor @r0.in.y : bf16[4] = {2.59375,2.875,1.03125,2.21875}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.0112,0.44423,0.013854,0.39335,0.13481,0.16276,0.53579,0.0090232,0.1906,0.16862,0.36983,0.41073}
tensor @r0.own.0 : f64[] = {0.0016}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %igammac = aten.igammac.default(self=%x, other=%y) : bf16[3, 4]
  return %igammac as "igammac"
}

fxge 1
model "igammac.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.969,1.781,2.5,1.8125,2.938,0.09375,2,0.09375,1.719,1.906,0.375,1.719}
tensor @r0.in.y : f16[4] = {1.844,0.125,0.625,0.0625}
tensor @r0.want.0.f16 : f64[3, 4] = {0.44043,0.98622,0.93999,0.99628,0.70488,0.1463,0.8698,0.19589,0.36372,0.99048,0.1923,0.99478}
tensor @r0.own.0 : f64[] = {0.00024}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4]) {
  %igammac = aten.igammac.default(self=%x, other=%y) : f16[3, 4]
  return %igammac as "igammac"
}

fxge 1
model "igammac.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.15625,2.3125,1.5625,2.25,0.6875,0.40625,2.71875,0.71875,2.5,2.625,2.5625,2.96875}
tensor @r0.in.y : f64[4] = {1.5625,1.09375,1.4375,0.34375}
tensor @r0.want.0.f64 : f64[3, 4] = {0.58495832,0.78251938,0.43316261,0.9719401,0.12134339,0.10707984,0.76961557,0.55703878,0.68072149,0.84601554,0.7343452,0.99435874}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %igammac = aten.igammac.default(self=%x, other=%y) : f64[3, 4]
  return %igammac as "igammac"
}

fxge 1
model "special_gammainc.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.1875,0.46875,0.46875,0.53125,1.28125,0.53125,2.65625,1.5,0.0625,2.1875,0.28125,0.15625}
tensor @r0.in.y : f32[4] = {3,1,3,1.25}
tensor @r0.want.0.f32 : f64[3, 4] = {0.996598,0.8547762,0.9871287,0.8766695,0.9187805,0.8304169,0.6577951,0.5247089,0.9990846,0.2160278,0.9940851,0.9729153}
tensor @r1.in.x : f32[4, 6] = {0.1875,0.46875,0.46875,0.53125,1.28125,0.53125,2.65625,1.5,0.0625,2.1875,0.28125,0.15625,3,1,3,1.25,1.21875,0.34375,2.03125,0.25,1.9375,1.46875,0.84375,2.875}
tensor @r1.in.y : f32[6] = {2.28125,0.84375,3.0625,0.96875,1.0625,1.25}
tensor @r1.want.0.f32 : f64[4, 6] = {0.9916705,0.8203182,0.9880146,0.8233755,0.5383602,0.8766695,0.4866434,0.3602836,0.9991535,0.2055558,0.9287351,0.9729153,0.398983,0.5699054,0.5906657,0.5133786,0.5637064,0.9298477,0.6563403,0.9137804,0.8217808,0.4262982,0.7195542,0.1510567}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_gammainc = aten.special_gammainc.default(self=%x, other=%y) : f32[s77, s17]
  return %special_gammainc as "special_gammainc"
}

fxge 1
model "special_gammainc.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.71875,1.53125,2.625,1.625,1.0625,3.0625,1.625,1.53125,0.8125,2.21875,0.21875,0.875}
tensor @r0.in.y : bf16[4] = {1,0.71875,0.1875,1.03125}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.11542,0.29242,0.0028211,0.39491,0.60522,0.032904,0.040297,0.42883,0.71319,0.12017,0.73482,0.69658}
tensor @r0.own.0 : f64[] = {0.0022}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %special_gammainc = aten.special_gammainc.default(self=%x, other=%y) : bf16[3, 4]
  return %special_gammainc as "special_gammainc"
}

fxge 1
model "special_gammainc.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.938,1.219,0.75,1.1875,1.656,0.6562,1,2.844,2.281,0.8125,2.875,2}
tensor @r0.in.y : f16[4] = {1.875,1.719,1,2.906}
tensor @r0.want.0.f16 : f64[3, 4] = {0.30369,0.75797,0.73998,0.92371,0.66354,0.90518,0.63212,0.59309,0.47566,0.86929,0.094589,0.7864}
tensor @r0.own.0 : f64[] = {0.00025}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4]) {
  %special_gammainc = aten.special_gammainc.default(self=%x, other=%y) : f16[3, 4]
  return %special_gammainc as "special_gammainc"
}

fxge 1
model "special_gammainc.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2,2.625,1.53125,2.4375,2.5625,2,0.84375,2.96875,2.28125,2.21875,3.03125,1.25}
tensor @r0.in.y : f64[4] = {2.625,2.71875,0.75,1.25}
tensor @r0.want.0.f64 : f64[3, 4] = {0.73740588,0.60406358,0.30675793,0.2377399,0.59798666,0.75472185,0.6041852,0.13621137,0.66897247,0.70376811,0.038531553,0.61852877}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_gammainc = aten.special_gammainc.default(self=%x, other=%y) : f64[3, 4]
  return %special_gammainc as "special_gammainc"
}

fxge 1
model "special_gammaincc.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.8125,1.625,2.375,0.0625,1.34375,1.71875,2.96875,2.5,2.3125,1.8125,1.46875,0.9375}
tensor @r0.in.y : f32[4] = {2.78125,0.5625,3.09375,0.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4279344,0.8077657,0.2612526,0.02360948,0.1090283,0.8320793,0.3952434,0.9201676,0.3059852,0.8538147,0.09847568,0.4568978}
tensor @r1.in.x : f32[4, 6] = {2.8125,1.625,2.375,0.0625,1.34375,1.71875,2.96875,2.5,2.3125,1.8125,1.46875,0.9375,2.78125,0.5625,3.09375,0.71875,2.125,2.375,0.21875,2.75,1.28125,1.34375,2.09375,1.21875}
tensor @r1.in.y : f32[6] = {2.96875,1.65625,1.8125,0.8125,2.5,0.25}
tensor @r1.want.0.f32 : f64[4, 6] = {0.3856038,0.3866154,0.5699423,0.01998341,0.1405048,0.9496424,0.4227877,0.6519285,0.5521329,0.7550672,0.1653232,0.7516259,0.3781881,0.08137536,0.7471827,0.3082816,0.3187691,0.9892469,0.00433513,0.714205,0.2399753,0.5939675,0.3108364,0.8551}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_gammaincc = aten.special_gammaincc.default(self=%x, other=%y) : f32[s77, s17]
  return %special_gammaincc as "special_gammaincc"
}

fxge 1
model "special_gammaincc.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.0625,0.28125,0.09375,2.5,0.6875,2,1.96875,2.1875,0.9375,0.4375,2.96875,1.3125}
tensor @r0.in.y : bf16[4] = {0.0625,0.1875,1.53125,0.84375}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.95049,0.3336,0.010093,0.89047,0.84008,0.98447,0.53758,0.83547,0.92604,0.48661,0.79503,0.56695}
tensor @r0.own.0 : f64[] = {0.0019}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %special_gammaincc = aten.special_gammaincc.default(self=%x, other=%y) : bf16[3, 4]
  return %special_gammaincc as "special_gammaincc"
}

fxge 1
model "special_gammaincc.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.125,0.7812,2.875,0.9688,0.6875,2.812,0.8125,2.062,1.094,2.781,2.938,0.09375}
tensor @r0.in.y : f16[4] = {1.406,0.9688,0.09375,2.312}
tensor @r0.want.0.f16 : f64[3, 4] = {0.62769,0.28326,0.9998,0.093705,0.14513,0.90419,0.85005,0.34475,0.27734,0.90021,0.99984,0.0034843}
tensor @r0.own.0 : f64[] = {0.00024}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4]) {
  %special_gammaincc = aten.special_gammaincc.default(self=%x, other=%y) : f16[3, 4]
  return %special_gammaincc as "special_gammaincc"
}

fxge 1
model "special_gammaincc.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.53125,2.71875,2.90625,2.6875,2.8125,2.875,2.125,1.65625,0.03125,0.09375,1.90625,2.1875}
tensor @r0.in.y : f64[4] = {1.40625,2.15625,1.0625,2.59375}
tensor @r0.want.0.f64 : f64[3, 4] = {0.73637647,0.56388756,0.89631295,0.44136122,0.79751781,0.60383819,0.74691773,0.1905963,0.003742019,0.0042793937,0.68519273,0.31437917}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_gammaincc = aten.special_gammaincc.default(self=%x, other=%y) : f64[3, 4]
  return %special_gammaincc as "special_gammaincc"
}

fxge 1
model "nextafter.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.78125,1.96875,1.75,-1.0625,0.6875,-1.96875,1.21875,-2.6875,0.5,0.78125,-1,-3.0625}
tensor @r0.in.y : f32[4] = {2.90625,2.40625,-2.96875,2.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.78125,1.96875,1.75,-1.0625,0.6875,-1.96875,1.21875,-2.6875,0.5,0.78125,-1,-3.0625}
tensor @r1.in.x : f32[4, 6] = {-0.78125,1.96875,1.75,-1.0625,0.6875,-1.96875,1.21875,-2.6875,0.5,0.78125,-1,-3.0625,2.90625,2.40625,-2.96875,2.96875,1.15625,0.28125,1.375,-0.34375,1.9375,2.53125,0.09375,0.5625}
tensor @r1.in.y : f32[6] = {3.03125,-1.34375,0.0625,-0.875,-0.0625,-2.46875}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.78125,1.96875,1.75,-1.0625,0.6875,-1.96875,1.21875,-2.6875,0.5,0.78125,-1,-3.0625,2.90625,2.40625,-2.96875,2.96875,1.15625,0.28125,1.375,-0.34375,1.9375,2.53125,0.09375,0.5625}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %nextafter = aten.nextafter.default(self=%x, other=%y) : f32[s77, s17]
  return %nextafter as "nextafter"
}

fxge 1
model "nextafter.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.875,0.84375,2.53125,-2.0625,-2.21875,1.65625,-1,1.625,-2.84375,-1.34375,2.6875,-2.3125}
tensor @r0.in.y : f64[4] = {1.90625,-2.75,2.53125,-2.6875}
tensor @r0.want.0.f64 : f64[3, 4] = {-0.875,0.84375,2.53125,-2.0625,-2.21875,1.65625,-1,1.625,-2.84375,-1.34375,2.6875,-2.3125}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %nextafter = aten.nextafter.default(self=%x, other=%y) : f64[3, 4]
  return %nextafter as "nextafter"
}

fxge 1
model "special_xlog1py.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.65625,-0.625,-2.65625,0.125,1.40625,3.03125,-1.09375,1.5,2.875,-0.65625,2.28125,-0.375}
tensor @r0.in.y : f32[4] = {0.53125,3.0625,1.40625,0.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.7057023,-0.8761241,-2.332372,0.06540602,0.5991812,4.249202,-0.9603885,0.7848722,1.224993,-0.9199303,2.003096,-0.1962181}
tensor @r1.in.x : f32[4, 6] = {1.65625,-0.625,-2.65625,0.125,1.40625,3.03125,-1.09375,1.5,2.875,-0.65625,2.28125,-0.375,1.90625,2.8125,2.0625,2.0625,0.25,1.0625,1.5625,0.4375,1.75,0.28125,0,1.40625}
tensor @r1.in.y : f32[6] = {1.875,2.0625,0.375,0.9375,2.40625,1.375}
tensor @r1.want.0.f32 : f64[4, 6] = {1.749087,-0.6995197,-0.8458927,0.08267481,1.723517,2.622023,-1.155058,1.678847,0.9155545,-0.4340428,2.795927,-0.324374,2.0131,3.147839,0.6568108,1.364134,0.306403,0.9190598,1.650082,0.4896638,0.557294,0.1860183,0,1.216403}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_xlog1py = aten.special_xlog1py.default(self=%x, other=%y) : f32[s77, s17]
  return %special_xlog1py as "special_xlog1py"
}

fxge 1
model "special_xlog1py.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.1875,-2.3125,-2.625,0.75,-1.0625,2.71875,-2.1875,0.28125,0.6875,2.46875,1.96875,-0.625}
tensor @r0.in.y : bf16[4] = {2.53125,2.0625,1.34375,1.21875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.4982,-2.5882,-2.2358,0.59771,-1.3405,3.0429,-1.8632,0.22414,0.86739,2.7631,1.6769,-0.49809}
tensor @r0.own.0 : f64[] = {0.0038}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %special_xlog1py = aten.special_xlog1py.default(self=%x, other=%y) : bf16[3, 4]
  return %special_xlog1py as "special_xlog1py"
}

fxge 1
model "special_xlog1py.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.531,0.8125,-1.281,0.375,-1.344,0.8125,-2.875,0.2188,-1.344,0.5312,-1.094,2.188}
tensor @r0.in.y : f16[4] = {2.688,0.7188,0.6875,3.062}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.9982,0.44005,-0.67041,0.52567,-1.7535,0.44005,-1.5043,0.30664,-1.7535,0.28772,-0.5723,3.0664}
tensor @r0.own.0 : f64[] = {0.00019}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4]) {
  %special_xlog1py = aten.special_xlog1py.default(self=%x, other=%y) : f16[3, 4]
  return %special_xlog1py as "special_xlog1py"
}

fxge 1
model "special_xlog1py.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,2,-2,-5,7,5,-6,2,7,-6,0,3}
tensor @r0.in.y : i32[4] = {7,6,4,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-8.317766,3.89182,-3.218876,-5.493061,14.55609,9.729551,-9.656627,2.197225,14.55609,-11.67546,0,3.295837}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_xlog1py = aten.special_xlog1py.default(self=%x, other=%y) : f32[3, 4]
  return %special_xlog1py as "special_xlog1py"
}

fxge 1
model "special_xlog1py.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,-3,-3,-6,-3,-2,-3,6,-1,-5,-7,7}
tensor @r0.in.y : i64[4] = {2,1,6,1}
tensor @r0.want.0.f32 : f64[3, 4] = {-5.493061,-2.079442,-5.83773,-4.158883,-3.295837,-1.386294,-5.83773,4.158883,-1.098612,-3.465736,-13.62137,4.85203}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %special_xlog1py = aten.special_xlog1py.default(self=%x, other=%y) : f32[3, 4]
  return %special_xlog1py as "special_xlog1py"
}

fxge 1
model "special_xlog1py.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,0,3,0,2,1,5,6,4,6,0,0}
tensor @r0.in.y : u8[4] = {5,5,1,1}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,2.079442,0,3.583519,1.791759,3.465736,4.158883,7.167038,10.75056,0,0}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_xlog1py = aten.special_xlog1py.default(self=%x, other=%y) : f32[3, 4]
  return %special_xlog1py as "special_xlog1py"
}

fxge 1
model "special_xlog1py.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,true,false,false,false,true,false,false,false}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0.6931472,0.6931472,0.6931472,0.6931472,0,0,0,0.6931472,0,0,0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_xlog1py = aten.special_xlog1py.default(self=%x, other=%y) : f32[3, 4]
  return %special_xlog1py as "special_xlog1py"
}

fxge 1
model "special_xlog1py.zero.f32" stage "import"
tensor @r0.in.x : f32[4] = {0,0,0,0}
tensor @r0.in.y : f32[4] = {-1,0,inf,nan}
tensor @r0.want.0.f32 : f64[4] = {0,0,0,nan}
graph "main"(
    %x : f32[4],
    %y : f32[4]) {
  %special_xlog1py = aten.special_xlog1py.default(self=%x, other=%y) : f32[4]
  return %special_xlog1py as "special_xlog1py"
}

fxge 1
model "digamma_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.65625,-0.5625,2.65625,0.96875,1.75,2.125,-0.875,-3.0625,-2.71875,1.96875,-2.65625,-2.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.1732531,-0.5315501,0.7770267,-0.6298278,0.2474725,0.5003962,-7.245636,17.06755,-1.405288,0.4024303,-0.525719,-9.127292}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %digamma_ = aten.digamma_.default(self=%clone) : f32[3, 4]
  return %digamma_ as "digamma_"
}

fxge 1
model "i0_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.9375,-2.6875,-1.5,-0.6875,2.71875,-1.34375,0.5,-1.34375,0.375,1.03125,-0.40625,2.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.232095,3.804162,1.646723,1.121701,3.898685,1.504989,1.063483,1.504989,1.035466,1.284072,1.041687,2.790607}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %i0_ = aten.i0_.default(self=%clone) : f32[3, 4]
  return %i0_ as "i0_"
}

fxge 1
model "igamma_.in_place.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.4375,0.3125,0.875,1.4375,1.594,1.844,2.438,0.125,2.406,1.469,1.094,1.125}
tensor @r0.in.y : i64[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f16 : f64[3, 4] = {0,0.91145,0.89107,0.8976,0.94688,0.96768,0.96788,0.99998,0.99407,0.99959,0.99994,0.99998}
tensor @r0.own.0 : f64[] = {0.00018}
graph "main"(
    %x : f16[3, 4],
    %y : i64[3, 4]) {
  %clone = aten.clone.default(self=%x) : f16[3, 4]
  %igamma_ = aten.igamma_.default(self=%clone, other=%y) : f16[3, 4]
  return %igamma_ as "igamma_"
}

fxge 1
model "igammac_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.65625,0.875,2.5625,3.03125,1.09375,1.3125,0.5,1.78125,1.625,0.40625,0.4375,0.75}
tensor @r0.in.y : f32[4] = {0.96875,0.4375,2.5,2.75}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6415632,0.5817216,0.4321718,0.4890861,0.4203764,0.7741563,0.02534732,0.1927493,0.6307327,0.2842182,0.02059777,0.03782169}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %igammac_ = aten.igammac_.default(self=%clone, other=%y) : f32[3, 4]
  return %igammac_ as "igammac_"
}

fxge 1
model "lgamma_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.375,2.8125,1.40625,1.59375,-1.90625,2.59375,1.6875,1.96875,0.75,1.9375,0.15625,-0.25}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1177553,0.527243,-0.1199766,-0.1133628,1.77323,0.352727,-0.09835238,-0.01289503,0.203281,-0.02514762,1.784803,1.589575}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %lgamma_ = aten.lgamma_.default(self=%clone) : f32[3, 4]
  return %lgamma_ as "lgamma_"
}

fxge 1
model "mvlgamma_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.46875,2.3125,4.46875,4.125,4.15625,4.90625,3.65625,2.40625,3,4.09375,3.0625,2.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.2629499,0.1617322,2.410456,1.950966,1.991443,3.037835,1.377307,0.22095,0.6931472,1.910757,0.7515864,0.04241626}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %mvlgamma_ = aten.mvlgamma_.default(self=%clone, p=1) : f32[3, 4]
  return %mvlgamma_ as "mvlgamma_"
}

fxge 1
model "sinc_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.65625,-1.46875,-1.625,2.0625,-2.5625,0.6875,-0.4375,-0.3125,2.46875,-0.5625,0.125,-1.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1694939,-0.2156781,-0.1809723,0.03010869,0.1218317,0.3849673,0.7135855,0.846928,0.1283148,0.5550109,0.9744954,-0.03025438}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %sinc_ = aten.sinc_.default(self=%clone) : f32[3, 4]
  return %sinc_ as "sinc_"
}
