fxge 1
model "_to_copy.f32_to_f32.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.3125,2.0625,0.125,0.1875,3.0625,0.5625,1.5,1.71875,0.40625,1.625,0.71875,2.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3125,2.0625,0.125,0.1875,3.0625,0.5625,1.5,1.71875,0.40625,1.625,0.71875,2.0625}
graph "main"(
    %x : f32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f32) : f32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f32_to_f16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.375,2.9375,3.125,2.1875,1.03125,0.4375,2.3125,0.71875,2.84375,2.84375,0.40625,2.3125}
tensor @r0.want.0.f16 : f64[3, 4] = {2.375,2.9375,3.125,2.1875,1.0312,0.4375,2.3125,0.71875,2.8438,2.8438,0.40625,2.3125}
graph "main"(
    %x : f32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f16) : f16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f32_to_bf16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.53125,0.96875,1.78125,2.40625,1.90625,0.21875,2.09375,2.59375,2.40625,1.71875,2.59375,0.8125}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.5312,0.96875,1.7812,2.4062,1.9062,0.21875,2.0938,2.5938,2.4062,1.7188,2.5938,0.8125}
graph "main"(
    %x : f32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bf16) : bf16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f32_to_i8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.25,0.0625,0.40625,0.71875,1.28125,0.3125,0.34375,1.625,0.21875,2.53125,2.46875,2.59375}
tensor @r0.want.0.i8 : i8[3, 4] = {0,0,0,0,1,0,0,1,0,2,2,2}
graph "main"(
    %x : f32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i8) : i8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f32_to_i32.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.6875,2.375,0.03125,2.3125,1.5,2.5,1.03125,2.3125,2.78125,0.125,1.40625,0.78125}
tensor @r0.want.0.i32 : i32[3, 4] = {1,2,0,2,1,2,1,2,2,0,1,0}
graph "main"(
    %x : f32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i32) : i32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f32_to_i64.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.46875,1.5625,0.15625,2.5,2.53125,0.90625,1.9375,1.8125,0.21875,2.15625,1.75,2.34375}
tensor @r0.want.0.i64 : i64[3, 4] = {1,1,0,2,2,0,1,1,0,2,1,2}
graph "main"(
    %x : f32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i64) : i64[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f32_to_u8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3.09375,1.15625,0.28125,0.90625,2.84375,0.3125,1.6875,2.28125,2.5,3.03125,2.46875,2.96875}
tensor @r0.want.0.u8 : u8[3, 4] = {3,1,0,0,2,0,1,2,2,3,2,2}
graph "main"(
    %x : f32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=u8) : u8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f32_to_bool.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.59375,2.28125,0.78125,1,0.4375,1.6875,1.21875,3.09375,0.875,2.5625,2,0.84375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bool) : bool[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f16_to_f32.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.75,2.969,2.781,0.4062,0.1562,1.906,1.125,1.656,2.625,0.25,0.2812,3.125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.75,2.96875,2.78125,0.40625,0.15625,1.90625,1.125,1.65625,2.625,0.25,0.28125,3.125}
graph "main"(
    %x : f16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f32) : f32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f16_to_f16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.531,0.4062,1.8125,2.062,0.5312,0.6875,0.1875,0.875,2.031,0.8125,0.875,2.812}
tensor @r0.want.0.f16 : f64[3, 4] = {1.5312,0.40625,1.8125,2.0625,0.53125,0.6875,0.1875,0.875,2.0312,0.8125,0.875,2.8125}
graph "main"(
    %x : f16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f16) : f16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f16_to_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.625,2.938,1.5625,0.03125,0.6875,1.656,2.156,2.75,1.906,2.719,3.031,2.469}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.625,2.9375,1.5625,0.03125,0.6875,1.6562,2.1562,2.75,1.9062,2.7188,3.0312,2.4688}
graph "main"(
    %x : f16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bf16) : bf16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f16_to_i8.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.4375,1.656,3.062,2.469,0.8438,2.688,0.5312,1.781,0.375,1.75,0.4062,1.094}
tensor @r0.want.0.i8 : i8[3, 4] = {1,1,3,2,0,2,0,1,0,1,0,1}
graph "main"(
    %x : f16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i8) : i8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f16_to_i32.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.125,0.5312,2.75,2.969,2.531,0.6875,0.9375,1,0.375,2.812,3.125,2.75}
tensor @r0.want.0.i32 : i32[3, 4] = {0,0,2,2,2,0,0,1,0,2,3,2}
graph "main"(
    %x : f16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i32) : i32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f16_to_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.8125,1.156,1.719,1.719,1.125,2.969,1.156,0.3125,1.4375,2.031,0.5,0.9688}
tensor @r0.want.0.i64 : i64[3, 4] = {0,1,1,1,1,2,1,0,1,2,0,0}
graph "main"(
    %x : f16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i64) : i64[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f16_to_u8.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.688,1.8125,0.0625,2.25,2.75,2.156,1.781,0.9062,0.3438,1.031,1.844,1}
tensor @r0.want.0.u8 : u8[3, 4] = {2,1,0,2,2,2,1,0,0,1,1,1}
graph "main"(
    %x : f16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=u8) : u8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.f16_to_bool.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.969,1.0625,3.125,1.5625,0.75,0.1875,1.625,0.2812,2.812,3.125,2.688,2.031}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bool) : bool[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bf16_to_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {3,1.59375,1.9375,1.625,2.46875,2.65625,2.25,1.875,0.875,2.59375,0.84375,1.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {3,1.59375,1.9375,1.625,2.46875,2.65625,2.25,1.875,0.875,2.59375,0.84375,1.9375}
graph "main"(
    %x : bf16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f32) : f32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bf16_to_f16.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.09375,1.5,1,1.6875,2.78125,0.40625,2.28125,0.125,1.25,1.25,1.5,0.34375}
tensor @r0.want.0.f16 : f64[3, 4] = {2.0938,1.5,1,1.6875,2.7812,0.40625,2.2812,0.125,1.25,1.25,1.5,0.34375}
graph "main"(
    %x : bf16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f16) : f16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bf16_to_bf16.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.90625,0.3125,2.53125,1.34375,2.40625,1.125,1.5,2.71875,0.53125,0.25,1.84375,2.34375}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.9062,0.3125,2.5312,1.3438,2.4062,1.125,1.5,2.7188,0.53125,0.25,1.8438,2.3438}
graph "main"(
    %x : bf16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bf16) : bf16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bf16_to_i8.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.46875,2.78125,1.25,2.15625,2.875,2.28125,1.78125,1.53125,0.5625,2.34375,0.78125,3.09375}
tensor @r0.want.0.i8 : i8[3, 4] = {1,2,1,2,2,2,1,1,0,2,0,3}
graph "main"(
    %x : bf16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i8) : i8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bf16_to_i32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.4375,0.65625,2.46875,0.78125,2.90625,3.09375,1.3125,1.46875,2.84375,1.1875,1.4375,1.59375}
tensor @r0.want.0.i32 : i32[3, 4] = {2,0,2,0,2,3,1,1,2,1,1,1}
graph "main"(
    %x : bf16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i32) : i32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bf16_to_i64.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.34375,1.40625,2.6875,1.625,1.3125,1.15625,0.9375,1.78125,0.71875,2.28125,1.90625,1.53125}
tensor @r0.want.0.i64 : i64[3, 4] = {2,1,2,1,1,1,0,1,0,2,1,1}
graph "main"(
    %x : bf16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i64) : i64[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bf16_to_u8.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.15625,2.6875,1.8125,2.96875,1.21875,1.71875,0.3125,2.5625,2.875,2.75,1.34375,0.0625}
tensor @r0.want.0.u8 : u8[3, 4] = {0,2,1,2,1,1,0,2,2,2,1,0}
graph "main"(
    %x : bf16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=u8) : u8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bf16_to_bool.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.5,1.875,1.59375,0.90625,0.9375,0.46875,2.78125,0.8125,0.96875,0.28125,1.59375,2.28125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bool) : bool[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i8_to_f32.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {5,5,3,3,1,2,7,6,6,2,4,5}
tensor @r0.want.0.f32 : f64[3, 4] = {5,5,3,3,1,2,7,6,6,2,4,5}
graph "main"(
    %x : i8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f32) : f32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i8_to_f16.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {5,5,4,5,5,5,5,2,7,6,2,7}
tensor @r0.want.0.f16 : f64[3, 4] = {5,5,4,5,5,5,5,2,7,6,2,7}
graph "main"(
    %x : i8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f16) : f16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i8_to_bf16.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {6,4,2,5,1,5,1,2,4,4,4,6}
tensor @r0.want.0.bf16 : f64[3, 4] = {6,4,2,5,1,5,1,2,4,4,4,6}
graph "main"(
    %x : i8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bf16) : bf16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i8_to_i8.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {1,6,5,5,4,7,4,4,5,2,2,7}
tensor @r0.want.0.i8 : i8[3, 4] = {1,6,5,5,4,7,4,4,5,2,2,7}
graph "main"(
    %x : i8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i8) : i8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i8_to_i32.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {4,1,2,5,1,1,4,6,3,1,7,5}
tensor @r0.want.0.i32 : i32[3, 4] = {4,1,2,5,1,1,4,6,3,1,7,5}
graph "main"(
    %x : i8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i32) : i32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i8_to_i64.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {4,1,4,1,1,6,5,5,6,2,7,7}
tensor @r0.want.0.i64 : i64[3, 4] = {4,1,4,1,1,6,5,5,6,2,7,7}
graph "main"(
    %x : i8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i64) : i64[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i8_to_u8.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {2,6,2,2,4,3,7,3,7,2,3,5}
tensor @r0.want.0.u8 : u8[3, 4] = {2,6,2,2,4,3,7,3,7,2,3,5}
graph "main"(
    %x : i8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=u8) : u8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i8_to_bool.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {4,6,7,4,4,6,5,2,7,7,5,4}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bool) : bool[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i32_to_f32.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,6,7,5,4,3,3,4,7,7,3,2}
tensor @r0.want.0.f32 : f64[3, 4] = {4,6,7,5,4,3,3,4,7,7,3,2}
graph "main"(
    %x : i32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f32) : f32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i32_to_f16.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,3,2,7,2,7,5,3,3,3,2,4}
tensor @r0.want.0.f16 : f64[3, 4] = {4,3,2,7,2,7,5,3,3,3,2,4}
graph "main"(
    %x : i32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f16) : f16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i32_to_bf16.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,3,2,4,2,3,3,1,6,1,5,6}
tensor @r0.want.0.bf16 : f64[3, 4] = {1,3,2,4,2,3,3,1,6,1,5,6}
graph "main"(
    %x : i32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bf16) : bf16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i32_to_i8.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,3,3,6,6,1,3,1,1,1,7,2}
tensor @r0.want.0.i8 : i8[3, 4] = {1,3,3,6,6,1,3,1,1,1,7,2}
graph "main"(
    %x : i32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i8) : i8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i32_to_i32.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,1,1,7,7,3,1,1,3,2,2,2}
tensor @r0.want.0.i32 : i32[3, 4] = {5,1,1,7,7,3,1,1,3,2,2,2}
graph "main"(
    %x : i32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i32) : i32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i32_to_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,4,2,6,1,6,3,5,2,2,2,1}
tensor @r0.want.0.i64 : i64[3, 4] = {4,4,2,6,1,6,3,5,2,2,2,1}
graph "main"(
    %x : i32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i64) : i64[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i32_to_u8.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,1,3,2,3,3,6,7,2,5,5,5}
tensor @r0.want.0.u8 : u8[3, 4] = {1,1,3,2,3,3,6,7,2,5,5,5}
graph "main"(
    %x : i32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=u8) : u8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i32_to_bool.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,5,6,3,5,5,5,7,1,7,2,5}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bool) : bool[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i64_to_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,6,4,4,7,7,3,1,1,6,6,3}
tensor @r0.want.0.f32 : f64[3, 4] = {2,6,4,4,7,7,3,1,1,6,6,3}
graph "main"(
    %x : i64[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f32) : f32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i64_to_f16.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,5,2,6,7,1,5,6,1,5,1,3}
tensor @r0.want.0.f16 : f64[3, 4] = {6,5,2,6,7,1,5,6,1,5,1,3}
graph "main"(
    %x : i64[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f16) : f16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i64_to_bf16.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,1,7,3,3,4,6,2,3,7,5,3}
tensor @r0.want.0.bf16 : f64[3, 4] = {2,1,7,3,3,4,6,2,3,7,5,3}
graph "main"(
    %x : i64[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bf16) : bf16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i64_to_i8.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,6,7,3,5,3,1,2,1,5,6,5}
tensor @r0.want.0.i8 : i8[3, 4] = {7,6,7,3,5,3,1,2,1,5,6,5}
graph "main"(
    %x : i64[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i8) : i8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i64_to_i32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,3,7,4,6,7,3,7,2,4,3,1}
tensor @r0.want.0.i32 : i32[3, 4] = {5,3,7,4,6,7,3,7,2,4,3,1}
graph "main"(
    %x : i64[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i32) : i32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i64_to_i64.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,1,1,7,2,6,1,7,2,5,1,5}
tensor @r0.want.0.i64 : i64[3, 4] = {6,1,1,7,2,6,1,7,2,5,1,5}
graph "main"(
    %x : i64[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i64) : i64[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i64_to_u8.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,3,2,3,1,4,2,6,3,5,3,3}
tensor @r0.want.0.u8 : u8[3, 4] = {2,3,2,3,1,4,2,6,3,5,3,3}
graph "main"(
    %x : i64[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=u8) : u8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.i64_to_bool.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,3,3,1,3,2,5,1,1,2,6,4}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bool) : bool[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.u8_to_f32.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,2,4,4,7,7,1,1,6,6,5,4}
tensor @r0.want.0.f32 : f64[3, 4] = {6,2,4,4,7,7,1,1,6,6,5,4}
graph "main"(
    %x : u8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f32) : f32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.u8_to_f16.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,4,1,3,3,7,2,4,3,7,3,1}
tensor @r0.want.0.f16 : f64[3, 4] = {6,4,1,3,3,7,2,4,3,7,3,1}
graph "main"(
    %x : u8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f16) : f16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.u8_to_bf16.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,6,2,2,6,1,2,5,2,5,1,7}
tensor @r0.want.0.bf16 : f64[3, 4] = {6,6,2,2,6,1,2,5,2,5,1,7}
graph "main"(
    %x : u8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bf16) : bf16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.u8_to_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,5,6,2,5,6,1,6,6,7,3,2}
tensor @r0.want.0.i8 : i8[3, 4] = {7,5,6,2,5,6,1,6,6,7,3,2}
graph "main"(
    %x : u8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i8) : i8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.u8_to_i32.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,6,5,3,1,3,3,7,4,6,4,6}
tensor @r0.want.0.i32 : i32[3, 4] = {7,6,5,3,1,3,3,7,4,6,4,6}
graph "main"(
    %x : u8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i32) : i32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.u8_to_i64.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,2,1,1,3,6,6,3,2,1,6,2}
tensor @r0.want.0.i64 : i64[3, 4] = {7,2,1,1,3,6,6,3,2,1,6,2}
graph "main"(
    %x : u8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i64) : i64[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.u8_to_u8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {5,4,4,3,7,7,2,4,4,6,2,7}
tensor @r0.want.0.u8 : u8[3, 4] = {5,4,4,3,7,7,2,4,4,6,2,7}
graph "main"(
    %x : u8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=u8) : u8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.u8_to_bool.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,7,1,3,2,2,7,1,6,2,4,5}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : u8[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bool) : bool[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bool_to_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : bool[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f32) : f32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bool_to_f16.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.0.f16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : bool[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f16) : f16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bool_to_bf16.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.0.bf16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : bool[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bf16) : bf16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bool_to_i8.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.0.i8 : i8[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : bool[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i8) : i8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bool_to_i32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.0.i32 : i32[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : bool[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i32) : i32[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bool_to_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.0.i64 : i64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : bool[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i64) : i64[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bool_to_u8.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.0.u8 : u8[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : bool[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=u8) : u8[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bool_to_bool.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bool) : bool[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.dynamic.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.34375,-1.75,-2.59375,0.4375,1,-2.28125,1.3125,-1.53125,-1.53125,-1.46875,-2.5625,2.875}
tensor @r0.want.0.f16 : f64[3, 4] = {2.3438,-1.75,-2.5938,0.4375,1,-2.2812,1.3125,-1.5312,-1.5312,-1.4688,-2.5625,2.875}
tensor @r1.in.x : f32[4, 6] = {2.34375,-1.75,-2.59375,0.4375,1,-2.28125,1.3125,-1.53125,-1.53125,-1.46875,-2.5625,2.875,-2.875,-0.25,-2.59375,2.71875,0.875,-2.65625,-1.84375,-2.3125,1.59375,-1.6875,-1.1875,1.09375}
tensor @r1.want.0.f16 : f64[4, 6] = {2.3438,-1.75,-2.5938,0.4375,1,-2.2812,1.3125,-1.5312,-1.5312,-1.4688,-2.5625,2.875,-2.875,-0.25,-2.5938,2.7188,0.875,-2.6562,-1.8438,-2.3125,1.5938,-1.6875,-1.1875,1.0938}
graph "main"(
    %x : f32[s77, s27]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f16) : f16[s77, s27]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.dynamic.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.1875,-2.4375,1.03125,-2.375,1.25,-0.46875,1.5,0.90625,1.09375,-1.53125,0.53125,0.875}
tensor @r0.want.0.f16 : f64[3, 4] = {-2.1875,-2.4375,1.0312,-2.375,1.25,-0.46875,1.5,0.90625,1.0938,-1.5312,0.53125,0.875}
graph "main"(
    %x : f32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f16) : f16[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.toward_zero.f32" stage "import"
tensor @r0.in.x : f32[4] = {-1.7,-0.2,0.9,2.5}
tensor @r0.want.0.i32 : i32[4] = {-1,0,0,2}
graph "main"(
    %x : f32[4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i32) : i32[4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "to.dtype.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.46875,1.34375,2.15625,2.5625,2.90625,-1.40625,2.75,-0.53125,-2.8125,-1.65625,0.625,-1.9375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2.4688,1.3438,2.1562,2.5625,2.9062,-1.4062,2.75,-0.53125,-2.8125,-1.6562,0.625,-1.9375}
tensor @r1.in.x : f32[4, 6] = {-2.46875,1.34375,2.15625,2.5625,2.90625,-1.40625,2.75,-0.53125,-2.8125,-1.65625,0.625,-1.9375,1.625,-0.53125,1.375,-0.78125,0.34375,1.6875,-2.46875,3.0625,0.09375,1.28125,-0.84375,-2.25}
tensor @r1.want.0.bf16 : f64[4, 6] = {-2.4688,1.3438,2.1562,2.5625,2.9062,-1.4062,2.75,-0.53125,-2.8125,-1.6562,0.625,-1.9375,1.625,-0.53125,1.375,-0.78125,0.34375,1.6875,-2.4688,3.0625,0.09375,1.2812,-0.84375,-2.25}
graph "main"(
    %x : f32[s77, s27]) {
  aten._assert_tensor_metadata.default(a=%x, dtype=f32, device="cpu", layout=layout(7)) name("_assert_tensor_metadata_default")
  %to = aten.to.dtype(self=%x, dtype=bf16) : bf16[s77, s27]
  return %to as "to"
}

fxge 1
model "to.dtype.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.8125,-3.125,0.3125,0.15625,-0.40625,1.84375,0.9375,2.875,-1.3125,2.90625,-1.875,1.46875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2.8125,-3.125,0.3125,0.15625,-0.40625,1.8438,0.9375,2.875,-1.3125,2.9062,-1.875,1.4688}
graph "main"(
    %x : f32[3, 4]) {
  aten._assert_tensor_metadata.default(a=%x, dtype=f32, device="cpu", layout=layout(7)) name("_assert_tensor_metadata_default")
  %to = aten.to.dtype(self=%x, dtype=bf16) : bf16[3, 4]
  return %to as "to"
}

fxge 1
model "to.dtype_layout.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.90625,-1.90625,-2.84375,-0.40625,2.78125,3.09375,-0.1875,1.9375,-1.875,0.46875,-0.53125,0.125}
tensor @r0.want.0.i64 : i64[3, 4] = {0,-1,-2,0,2,3,0,1,-1,0,0,0}
tensor @r1.in.x : f32[4, 6] = {-0.90625,-1.90625,-2.84375,-0.40625,2.78125,3.09375,-0.1875,1.9375,-1.875,0.46875,-0.53125,0.125,2.09375,0.28125,0.0625,3.09375,2.8125,2.875,-1,-1.8125,2.3125,-2.96875,-2.90625,-2.71875}
tensor @r1.want.0.i64 : i64[4, 6] = {0,-1,-2,0,2,3,0,1,-1,0,0,0,2,0,0,3,2,2,-1,-1,2,-2,-2,-2}
graph "main"(
    %x : f32[s77, s27]) {
  aten._assert_tensor_metadata.default(a=%x, dtype=f32, device="cpu", layout=layout(7)) name("_assert_tensor_metadata_default")
  %to = aten.to.dtype_layout(self=%x, dtype=i64) : i64[s77, s27]
  return %to as "to"
}

fxge 1
model "to.dtype_layout.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.09375,2.84375,2.84375,2.40625,-1.84375,-1.1875,0.03125,0.03125,1.5,0.0625,-0.875,-0.9375}
tensor @r0.want.0.i64 : i64[3, 4] = {0,2,2,2,-1,-1,0,0,1,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  aten._assert_tensor_metadata.default(a=%x, dtype=f32, device="cpu", layout=layout(7)) name("_assert_tensor_metadata_default")
  %to = aten.to.dtype_layout(self=%x, dtype=i64) : i64[3, 4]
  return %to as "to"
}

fxge 1
model "to.other.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.71875,-0.8125,-2.46875,0.21875,0.53125,-1.34375,-0.59375,1.875,-0.6875,0.90625,-1.28125,-1.53125}
tensor @r0.in.y : f16[3] = {1.156,1.531,-2.438}
tensor @r0.want.0.f16 : f64[3, 4] = {-2.7188,-0.8125,-2.4688,0.21875,0.53125,-1.3438,-0.59375,1.875,-0.6875,0.90625,-1.2812,-1.5312}
tensor @r1.in.x : f32[4, 6] = {-2.71875,-0.8125,-2.46875,0.21875,0.53125,-1.34375,-0.59375,1.875,-0.6875,0.90625,-1.28125,-1.53125,1.15625,1.53125,-2.4375,-1.9375,1.78125,-2.78125,-0.15625,-1.125,-2,0.90625,0.4375,-1.40625}
tensor @r1.in.y : f16[4] = {-1.875,-0.0625,-2.812,2.5}
tensor @r1.want.0.f16 : f64[4, 6] = {-2.7188,-0.8125,-2.4688,0.21875,0.53125,-1.3438,-0.59375,1.875,-0.6875,0.90625,-1.2812,-1.5312,1.1562,1.5312,-2.4375,-1.9375,1.7812,-2.7812,-0.15625,-1.125,-2,0.90625,0.4375,-1.4062}
graph "main"(
    %x : f32[s77, s27],
    %y : f16[s17]) {
  %to = aten.to.other(self=%x, other=%y) : f16[s77, s27]
  return %to as "to"
}

fxge 1
model "to.other.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.59375,2.90625,1.78125,2.96875,-1.21875,2.65625,1.9375,-2,-0.5625,2.6875,-2.34375,2.03125}
tensor @r0.in.y : f16[3] = {-0.5938,0.5312,0.625}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.59375,2.9062,1.7812,2.9688,-1.2188,2.6562,1.9375,-2,-0.5625,2.6875,-2.3438,2.0312}
graph "main"(
    %x : f32[3, 4],
    %y : f16[3]) {
  %to = aten.to.other(self=%x, other=%y) : f16[3, 4]
  return %to as "to"
}

fxge 1
model "type_as.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.90625,-0.65625,-2.65625,-1.28125,0.53125,0.5,-1.84375,-0.625,2.65625,-0.375,1.9375,0.75}
tensor @r0.in.y : i32[3] = {-7,-4,-1}
tensor @r0.want.0.i32 : i32[3, 4] = {-1,0,-2,-1,0,0,-1,0,2,0,1,0}
tensor @r1.in.x : f32[4, 6] = {-1.90625,-0.65625,-2.65625,-1.28125,0.53125,0.5,-1.84375,-0.625,2.65625,-0.375,1.9375,0.75,0.4375,0.71875,2.875,-2,-0.625,-2.40625,2.03125,2.65625,0.8125,1.1875,-1.21875,-0.15625}
tensor @r1.in.y : i32[4] = {-4,2,-7,3}
tensor @r1.want.0.i32 : i32[4, 6] = {-1,0,-2,-1,0,0,-1,0,2,0,1,0,0,0,2,-2,0,-2,2,2,0,1,-1,0}
graph "main"(
    %x : f32[s77, s27],
    %y : i32[s17]) {
  %type_as = aten.type_as.default(self=%x, other=%y) : i32[s77, s27]
  return %type_as as "type_as"
}

fxge 1
model "type_as.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.59375,2.1875,0.75,-0.21875,-2.8125,2.03125,1,1.875,1.96875,1.375,2.4375,2.875}
tensor @r0.in.y : i32[3] = {1,4,-2}
tensor @r0.want.0.i32 : i32[3, 4] = {0,2,0,0,-2,2,1,1,1,1,2,2}
graph "main"(
    %x : f32[3, 4],
    %y : i32[3]) {
  %type_as = aten.type_as.default(self=%x, other=%y) : i32[3, 4]
  return %type_as as "type_as"
}

fxge 1
model "copy.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == 1 or L['x'].size()[1] == L['y'].size()[0]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.6875,-0.59375,2.4375,1.09375,-0.78125,-2.21875,-0.53125,-2.375,2.78125,-0.03125,1.25,-1.46875}
tensor @r0.in.y : i64[4] = {-4,3,-7,-1}
tensor @r0.want.0.f32 : f64[3, 4] = {-4,3,-7,-1,-4,3,-7,-1,-4,3,-7,-1}
tensor @r1.in.x : f32[4, 6] = {0.6875,-0.59375,2.4375,1.09375,-0.78125,-2.21875,-0.53125,-2.375,2.78125,-0.03125,1.25,-1.46875,-2.46875,1.3125,-3.125,-1.53125,-0.28125,2.9375,3.0625,-0.90625,0.71875,2.5,2.5625,0.0625}
tensor @r1.in.y : i64[6] = {-3,-1,7,-4,-5,0}
tensor @r1.want.0.f32 : f64[4, 6] = {-3,-1,7,-4,-5,0,-3,-1,7,-4,-5,0,-3,-1,7,-4,-5,0,-3,-1,7,-4,-5,0}
graph "main"(
    %x : f32[s77, s17],
    %y : i64[s17]) {
  %copy = aten.copy.default(self=%x, src=%y) : f32[s77, s17]
  return %copy as "copy"
}

fxge 1
model "copy.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.125,2.1875,-1.96875,1.375,0.71875,-0.21875,1.8125,1.6875,1.59375,2.78125,2.09375,-1.1875}
tensor @r0.in.y : i64[4] = {2,-6,0,-7}
tensor @r0.want.0.f32 : f64[3, 4] = {2,-6,0,-7,2,-6,0,-7,2,-6,0,-7}
graph "main"(
    %x : f32[3, 4],
    %y : i64[4]) {
  %copy = aten.copy.default(self=%x, src=%y) : f32[3, 4]
  return %copy as "copy"
}

fxge 1
model "_to_copy.c64_c128.f32" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000b4bf0000a0be0000003d000036c00000a83f00000ac000002240000034c00000164000001a40000034c00000f4bf00003040000008c00000d83f0000943f000006400000d03f000060bf0000d4bf000020400000403e0000603e00003240"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-1.40625,-0.3125,0.03125,-2.84375,1.3125,-2.15625,2.53125,-2.8125,2.34375,2.40625,-2.8125,-1.90625,2.75,-2.125,1.6875,1.15625,2.09375,1.625,-0.875,-1.65625,2.5,0.1875,0.21875,2.78125}
graph "main"(
    %x : c64[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=c128) : c128[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.c128_c64.f32" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000f6bf00000000000005c0000000000080f2bf00000000000002c0000000000000ea3f000000000080f23f0000000000400440000000000000ffbf00000000004000c0000000000000ec3f00000000000002c00000000000800640000000000080fdbf000000000000cc3f00000000008006c0000000000000ee3f0000000000400140000000000000e7bf000000000000ecbf000000000000f5bf000000000080f4bf0000000000000540000000000000d8bf000000000000ecbf"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-1.375,-2.625,-1.15625,-2.25,0.8125,1.15625,2.53125,-1.9375,-2.03125,0.875,-2.25,2.8125,-1.84375,0.21875,-2.8125,0.9375,2.15625,-0.71875,-0.875,-1.3125,-1.28125,2.625,-0.375,-0.875}
graph "main"(
    %x : c128[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=c64) : c64[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.c64_bool.f32" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000fc3f0000b43f0000fcbf0000803f0000b83f0000a83f000022c00000f83f0000c03f0000c8bf0000403e0000e03e0000a03e0000ec3f0000f0be0000bcbf0000b8bf0000a0be000094bf0000403f00003c4000004840000020bf0000f0be"
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : c64[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bool) : bool[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.float32_c64.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.625,1.875,1.09375,1.03125,-2.84375,-2.0625,-0.09375,1.90625,-0.8125,-1.75,-2.625,1.5}
tensor @r0.want.0.c64 : f64[3, 4, 2] = {1.625,0,1.875,0,1.09375,0,1.03125,0,-2.84375,0,-2.0625,0,-0.09375,0,1.90625,0,-0.8125,0,-1.75,0,-2.625,0,1.5,0}
graph "main"(
    %x : f32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=c64) : c64[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.int64_c128.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,-5,6,0,6,3,6,-2,2,3,-4,1}
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-4,0,-5,0,6,0,0,0,6,0,3,0,6,0,-2,0,2,0,3,0,-4,0,1,0}
graph "main"(
    %x : i64[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=c128) : c128[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bool_c64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,false,true,false,true,false,false,true,false}
tensor @r0.want.0.c64 : f64[3, 4, 2] = {0,0,1,0,1,0,1,0,0,0,1,0,0,0,1,0,0,0,0,0,1,0,0,0}
graph "main"(
    %x : bool[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=c64) : c64[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e4m3fn_to_float32.f32" stage "import"
tensor @r0.in.x : f8e4m3[256] = {0,0.001953125,0.00390625,0.005859375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.017578125,0.01953125,0.021484375,0.0234375,0.025390625,0.02734375,0.029296875,0.03125,0.03515625,0.0390625,0.04296875,0.046875,0.05078125,0.0546875,0.05859375,0.0625,0.0703125,0.078125,0.0859375,0.09375,0.1015625,0.109375,0.1171875,0.125,0.140625,0.15625,0.171875,0.1875,0.203125,0.21875,0.234375,0.25,0.28125,0.3125,0.34375,0.375,0.40625,0.4375,0.46875,0.5,0.5625,0.625,0.6875,0.75,0.8125,0.875,0.9375,1,1.125,1.25,1.375,1.5,1.625,1.75,1.875,2,2.25,2.5,2.75,3,3.25,3.5,3.75,4,4.5,5,5.5,6,6.5,7,7.5,8,9,10,11,12,13,14,15,16,18,20,22,24,26,28,30,32,36,40,44,48,52,56,60,64,72,80,88,96,104,112,120,128,144,160,176,192,208,224,240,256,288,320,352,384,416,448,nan,-0.0,-0.001953125,-0.00390625,-0.005859375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.017578125,-0.01953125,-0.021484375,-0.0234375,-0.025390625,-0.02734375,-0.029296875,-0.03125,-0.03515625,-0.0390625,-0.04296875,-0.046875,-0.05078125,-0.0546875,-0.05859375,-0.0625,-0.0703125,-0.078125,-0.0859375,-0.09375,-0.1015625,-0.109375,-0.1171875,-0.125,-0.140625,-0.15625,-0.171875,-0.1875,-0.203125,-0.21875,-0.234375,-0.25,-0.28125,-0.3125,-0.34375,-0.375,-0.40625,-0.4375,-0.46875,-0.5,-0.5625,-0.625,-0.6875,-0.75,-0.8125,-0.875,-0.9375,-1,-1.125,-1.25,-1.375,-1.5,-1.625,-1.75,-1.875,-2,-2.25,-2.5,-2.75,-3,-3.25,-3.5,-3.75,-4,-4.5,-5,-5.5,-6,-6.5,-7,-7.5,-8,-9,-10,-11,-12,-13,-14,-15,-16,-18,-20,-22,-24,-26,-28,-30,-32,-36,-40,-44,-48,-52,-56,-60,-64,-72,-80,-88,-96,-104,-112,-120,-128,-144,-160,-176,-192,-208,-224,-240,-256,-288,-320,-352,-384,-416,-448,nan}
tensor @r0.want.0.f32 : f64[256] = {0,0.001953125,0.00390625,0.005859375,0.0078125,0.009765625,0.01171875,0.01367188,0.015625,0.01757812,0.01953125,0.02148438,0.0234375,0.02539062,0.02734375,0.02929688,0.03125,0.03515625,0.0390625,0.04296875,0.046875,0.05078125,0.0546875,0.05859375,0.0625,0.0703125,0.078125,0.0859375,0.09375,0.1015625,0.109375,0.1171875,0.125,0.140625,0.15625,0.171875,0.1875,0.203125,0.21875,0.234375,0.25,0.28125,0.3125,0.34375,0.375,0.40625,0.4375,0.46875,0.5,0.5625,0.625,0.6875,0.75,0.8125,0.875,0.9375,1,1.125,1.25,1.375,1.5,1.625,1.75,1.875,2,2.25,2.5,2.75,3,3.25,3.5,3.75,4,4.5,5,5.5,6,6.5,7,7.5,8,9,10,11,12,13,14,15,16,18,20,22,24,26,28,30,32,36,40,44,48,52,56,60,64,72,80,88,96,104,112,120,128,144,160,176,192,208,224,240,256,288,320,352,384,416,448,nan,-0.0,-0.001953125,-0.00390625,-0.005859375,-0.0078125,-0.009765625,-0.01171875,-0.01367188,-0.015625,-0.01757812,-0.01953125,-0.02148438,-0.0234375,-0.02539062,-0.02734375,-0.02929688,-0.03125,-0.03515625,-0.0390625,-0.04296875,-0.046875,-0.05078125,-0.0546875,-0.05859375,-0.0625,-0.0703125,-0.078125,-0.0859375,-0.09375,-0.1015625,-0.109375,-0.1171875,-0.125,-0.140625,-0.15625,-0.171875,-0.1875,-0.203125,-0.21875,-0.234375,-0.25,-0.28125,-0.3125,-0.34375,-0.375,-0.40625,-0.4375,-0.46875,-0.5,-0.5625,-0.625,-0.6875,-0.75,-0.8125,-0.875,-0.9375,-1,-1.125,-1.25,-1.375,-1.5,-1.625,-1.75,-1.875,-2,-2.25,-2.5,-2.75,-3,-3.25,-3.5,-3.75,-4,-4.5,-5,-5.5,-6,-6.5,-7,-7.5,-8,-9,-10,-11,-12,-13,-14,-15,-16,-18,-20,-22,-24,-26,-28,-30,-32,-36,-40,-44,-48,-52,-56,-60,-64,-72,-80,-88,-96,-104,-112,-120,-128,-144,-160,-176,-192,-208,-224,-240,-256,-288,-320,-352,-384,-416,-448,nan}
graph "main"(
    %x : f8e4m3[256]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f32) : f32[256]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.float32_to_e4m3fn.f32" stage "import"
tensor @r0.in.x : f32[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,464,465,480,57344,61439,61440,65504,0.0009765625,0.0029296875,1.5258789e-05,7.6293945e-06,8.392334e-06,0.015625,0.015136719,-3.3,inf,-inf,nan}
tensor @r0.want.0.f8e4m3 : f64[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,448,448,448,448,448,448,448,0.0009765625,0.0029296875,1.5258789e-05,7.6293945e-06,8.3923342e-06,0.015625,0.015136719,-3.3,448,-448,nan}
tensor @r0.own.0 : f64[] = {0.00014}
graph "main"(
    %x : f32[25]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e4m3) : f8e4m3[25]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e4m3fn_to_float16.f32" stage "import"
tensor @r0.in.x : f8e4m3[256] = {0,0.001953125,0.00390625,0.005859375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.017578125,0.01953125,0.021484375,0.0234375,0.025390625,0.02734375,0.029296875,0.03125,0.03515625,0.0390625,0.04296875,0.046875,0.05078125,0.0546875,0.05859375,0.0625,0.0703125,0.078125,0.0859375,0.09375,0.1015625,0.109375,0.1171875,0.125,0.140625,0.15625,0.171875,0.1875,0.203125,0.21875,0.234375,0.25,0.28125,0.3125,0.34375,0.375,0.40625,0.4375,0.46875,0.5,0.5625,0.625,0.6875,0.75,0.8125,0.875,0.9375,1,1.125,1.25,1.375,1.5,1.625,1.75,1.875,2,2.25,2.5,2.75,3,3.25,3.5,3.75,4,4.5,5,5.5,6,6.5,7,7.5,8,9,10,11,12,13,14,15,16,18,20,22,24,26,28,30,32,36,40,44,48,52,56,60,64,72,80,88,96,104,112,120,128,144,160,176,192,208,224,240,256,288,320,352,384,416,448,nan,-0.0,-0.001953125,-0.00390625,-0.005859375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.017578125,-0.01953125,-0.021484375,-0.0234375,-0.025390625,-0.02734375,-0.029296875,-0.03125,-0.03515625,-0.0390625,-0.04296875,-0.046875,-0.05078125,-0.0546875,-0.05859375,-0.0625,-0.0703125,-0.078125,-0.0859375,-0.09375,-0.1015625,-0.109375,-0.1171875,-0.125,-0.140625,-0.15625,-0.171875,-0.1875,-0.203125,-0.21875,-0.234375,-0.25,-0.28125,-0.3125,-0.34375,-0.375,-0.40625,-0.4375,-0.46875,-0.5,-0.5625,-0.625,-0.6875,-0.75,-0.8125,-0.875,-0.9375,-1,-1.125,-1.25,-1.375,-1.5,-1.625,-1.75,-1.875,-2,-2.25,-2.5,-2.75,-3,-3.25,-3.5,-3.75,-4,-4.5,-5,-5.5,-6,-6.5,-7,-7.5,-8,-9,-10,-11,-12,-13,-14,-15,-16,-18,-20,-22,-24,-26,-28,-30,-32,-36,-40,-44,-48,-52,-56,-60,-64,-72,-80,-88,-96,-104,-112,-120,-128,-144,-160,-176,-192,-208,-224,-240,-256,-288,-320,-352,-384,-416,-448,nan}
tensor @r0.want.0.f16 : f64[256] = {0,0.0019531,0.0039062,0.0058594,0.0078125,0.0097656,0.011719,0.013672,0.015625,0.017578,0.019531,0.021484,0.023438,0.025391,0.027344,0.029297,0.03125,0.035156,0.039062,0.042969,0.046875,0.050781,0.054688,0.058594,0.0625,0.070312,0.078125,0.085938,0.09375,0.10156,0.10938,0.11719,0.125,0.14062,0.15625,0.17188,0.1875,0.20312,0.21875,0.23438,0.25,0.28125,0.3125,0.34375,0.375,0.40625,0.4375,0.46875,0.5,0.5625,0.625,0.6875,0.75,0.8125,0.875,0.9375,1,1.125,1.25,1.375,1.5,1.625,1.75,1.875,2,2.25,2.5,2.75,3,3.25,3.5,3.75,4,4.5,5,5.5,6,6.5,7,7.5,8,9,10,11,12,13,14,15,16,18,20,22,24,26,28,30,32,36,40,44,48,52,56,60,64,72,80,88,96,104,112,120,128,144,160,176,192,208,224,240,256,288,320,352,384,416,448,nan,-0.0,-0.0019531,-0.0039062,-0.0058594,-0.0078125,-0.0097656,-0.011719,-0.013672,-0.015625,-0.017578,-0.019531,-0.021484,-0.023438,-0.025391,-0.027344,-0.029297,-0.03125,-0.035156,-0.039062,-0.042969,-0.046875,-0.050781,-0.054688,-0.058594,-0.0625,-0.070312,-0.078125,-0.085938,-0.09375,-0.10156,-0.10938,-0.11719,-0.125,-0.14062,-0.15625,-0.17188,-0.1875,-0.20312,-0.21875,-0.23438,-0.25,-0.28125,-0.3125,-0.34375,-0.375,-0.40625,-0.4375,-0.46875,-0.5,-0.5625,-0.625,-0.6875,-0.75,-0.8125,-0.875,-0.9375,-1,-1.125,-1.25,-1.375,-1.5,-1.625,-1.75,-1.875,-2,-2.25,-2.5,-2.75,-3,-3.25,-3.5,-3.75,-4,-4.5,-5,-5.5,-6,-6.5,-7,-7.5,-8,-9,-10,-11,-12,-13,-14,-15,-16,-18,-20,-22,-24,-26,-28,-30,-32,-36,-40,-44,-48,-52,-56,-60,-64,-72,-80,-88,-96,-104,-112,-120,-128,-144,-160,-176,-192,-208,-224,-240,-256,-288,-320,-352,-384,-416,-448,nan}
graph "main"(
    %x : f8e4m3[256]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f16) : f16[256]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.float16_to_e4m3fn.f32" stage "import"
tensor @r0.in.x : f16[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,464,465,480,5.734e+04,6.144e+04,6.144e+04,6.55e+04,0.000977,0.00293,1.526e-05,7.6e-06,8.4e-06,0.01563,0.01514,-3.3,inf,-inf,nan}
tensor @r0.want.0.f8e4m3 : f64[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,448,448,448,448,448,448,448,0.0009765625,0.0029296875,1.5258789e-05,7.6293945e-06,8.4042549e-06,0.015625,0.015136719,-3.3007812,448,-448,nan}
tensor @r0.own.0 : f64[] = {0.00014}
graph "main"(
    %x : f16[25]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e4m3) : f8e4m3[25]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e4m3fn_to_bfloat16.f32" stage "import"
tensor @r0.in.x : f8e4m3[256] = {0,0.001953125,0.00390625,0.005859375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.017578125,0.01953125,0.021484375,0.0234375,0.025390625,0.02734375,0.029296875,0.03125,0.03515625,0.0390625,0.04296875,0.046875,0.05078125,0.0546875,0.05859375,0.0625,0.0703125,0.078125,0.0859375,0.09375,0.1015625,0.109375,0.1171875,0.125,0.140625,0.15625,0.171875,0.1875,0.203125,0.21875,0.234375,0.25,0.28125,0.3125,0.34375,0.375,0.40625,0.4375,0.46875,0.5,0.5625,0.625,0.6875,0.75,0.8125,0.875,0.9375,1,1.125,1.25,1.375,1.5,1.625,1.75,1.875,2,2.25,2.5,2.75,3,3.25,3.5,3.75,4,4.5,5,5.5,6,6.5,7,7.5,8,9,10,11,12,13,14,15,16,18,20,22,24,26,28,30,32,36,40,44,48,52,56,60,64,72,80,88,96,104,112,120,128,144,160,176,192,208,224,240,256,288,320,352,384,416,448,nan,-0.0,-0.001953125,-0.00390625,-0.005859375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.017578125,-0.01953125,-0.021484375,-0.0234375,-0.025390625,-0.02734375,-0.029296875,-0.03125,-0.03515625,-0.0390625,-0.04296875,-0.046875,-0.05078125,-0.0546875,-0.05859375,-0.0625,-0.0703125,-0.078125,-0.0859375,-0.09375,-0.1015625,-0.109375,-0.1171875,-0.125,-0.140625,-0.15625,-0.171875,-0.1875,-0.203125,-0.21875,-0.234375,-0.25,-0.28125,-0.3125,-0.34375,-0.375,-0.40625,-0.4375,-0.46875,-0.5,-0.5625,-0.625,-0.6875,-0.75,-0.8125,-0.875,-0.9375,-1,-1.125,-1.25,-1.375,-1.5,-1.625,-1.75,-1.875,-2,-2.25,-2.5,-2.75,-3,-3.25,-3.5,-3.75,-4,-4.5,-5,-5.5,-6,-6.5,-7,-7.5,-8,-9,-10,-11,-12,-13,-14,-15,-16,-18,-20,-22,-24,-26,-28,-30,-32,-36,-40,-44,-48,-52,-56,-60,-64,-72,-80,-88,-96,-104,-112,-120,-128,-144,-160,-176,-192,-208,-224,-240,-256,-288,-320,-352,-384,-416,-448,nan}
tensor @r0.want.0.bf16 : f64[256] = {0,0.0019531,0.0039062,0.0058594,0.0078125,0.0097656,0.011719,0.013672,0.015625,0.017578,0.019531,0.021484,0.023438,0.025391,0.027344,0.029297,0.03125,0.035156,0.039062,0.042969,0.046875,0.050781,0.054688,0.058594,0.0625,0.070312,0.078125,0.085938,0.09375,0.10156,0.10938,0.11719,0.125,0.14062,0.15625,0.17188,0.1875,0.20312,0.21875,0.23438,0.25,0.28125,0.3125,0.34375,0.375,0.40625,0.4375,0.46875,0.5,0.5625,0.625,0.6875,0.75,0.8125,0.875,0.9375,1,1.125,1.25,1.375,1.5,1.625,1.75,1.875,2,2.25,2.5,2.75,3,3.25,3.5,3.75,4,4.5,5,5.5,6,6.5,7,7.5,8,9,10,11,12,13,14,15,16,18,20,22,24,26,28,30,32,36,40,44,48,52,56,60,64,72,80,88,96,104,112,120,128,144,160,176,192,208,224,240,256,288,320,352,384,416,448,nan,-0.0,-0.0019531,-0.0039062,-0.0058594,-0.0078125,-0.0097656,-0.011719,-0.013672,-0.015625,-0.017578,-0.019531,-0.021484,-0.023438,-0.025391,-0.027344,-0.029297,-0.03125,-0.035156,-0.039062,-0.042969,-0.046875,-0.050781,-0.054688,-0.058594,-0.0625,-0.070312,-0.078125,-0.085938,-0.09375,-0.10156,-0.10938,-0.11719,-0.125,-0.14062,-0.15625,-0.17188,-0.1875,-0.20312,-0.21875,-0.23438,-0.25,-0.28125,-0.3125,-0.34375,-0.375,-0.40625,-0.4375,-0.46875,-0.5,-0.5625,-0.625,-0.6875,-0.75,-0.8125,-0.875,-0.9375,-1,-1.125,-1.25,-1.375,-1.5,-1.625,-1.75,-1.875,-2,-2.25,-2.5,-2.75,-3,-3.25,-3.5,-3.75,-4,-4.5,-5,-5.5,-6,-6.5,-7,-7.5,-8,-9,-10,-11,-12,-13,-14,-15,-16,-18,-20,-22,-24,-26,-28,-30,-32,-36,-40,-44,-48,-52,-56,-60,-64,-72,-80,-88,-96,-104,-112,-120,-128,-144,-160,-176,-192,-208,-224,-240,-256,-288,-320,-352,-384,-416,-448,nan}
graph "main"(
    %x : f8e4m3[256]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bf16) : bf16[256]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bfloat16_to_e4m3fn.f32" stage "import"
tensor @r0.in.x : bf16[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,464,464,480,57344,61440,61440,65536,0.0009765625,0.0029296875,1.52587890625e-05,7.62939453125e-06,8.404254913330078e-06,0.015625,0.01513671875,-3.296875,inf,-inf,nan}
tensor @r0.want.0.f8e4m3 : f64[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,448,448,448,448,448,448,448,0.0009765625,0.0029296875,1.5258789e-05,7.6293945e-06,8.4042549e-06,0.015625,0.015136719,-3.296875,448,-448,nan}
tensor @r0.own.0 : f64[] = {0.00014}
graph "main"(
    %x : bf16[25]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e4m3) : f8e4m3[25]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e4m3fn_to_float64.f32" stage "import"
tensor @r0.in.x : f8e4m3[256] = {0,0.001953125,0.00390625,0.005859375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.017578125,0.01953125,0.021484375,0.0234375,0.025390625,0.02734375,0.029296875,0.03125,0.03515625,0.0390625,0.04296875,0.046875,0.05078125,0.0546875,0.05859375,0.0625,0.0703125,0.078125,0.0859375,0.09375,0.1015625,0.109375,0.1171875,0.125,0.140625,0.15625,0.171875,0.1875,0.203125,0.21875,0.234375,0.25,0.28125,0.3125,0.34375,0.375,0.40625,0.4375,0.46875,0.5,0.5625,0.625,0.6875,0.75,0.8125,0.875,0.9375,1,1.125,1.25,1.375,1.5,1.625,1.75,1.875,2,2.25,2.5,2.75,3,3.25,3.5,3.75,4,4.5,5,5.5,6,6.5,7,7.5,8,9,10,11,12,13,14,15,16,18,20,22,24,26,28,30,32,36,40,44,48,52,56,60,64,72,80,88,96,104,112,120,128,144,160,176,192,208,224,240,256,288,320,352,384,416,448,nan,-0.0,-0.001953125,-0.00390625,-0.005859375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.017578125,-0.01953125,-0.021484375,-0.0234375,-0.025390625,-0.02734375,-0.029296875,-0.03125,-0.03515625,-0.0390625,-0.04296875,-0.046875,-0.05078125,-0.0546875,-0.05859375,-0.0625,-0.0703125,-0.078125,-0.0859375,-0.09375,-0.1015625,-0.109375,-0.1171875,-0.125,-0.140625,-0.15625,-0.171875,-0.1875,-0.203125,-0.21875,-0.234375,-0.25,-0.28125,-0.3125,-0.34375,-0.375,-0.40625,-0.4375,-0.46875,-0.5,-0.5625,-0.625,-0.6875,-0.75,-0.8125,-0.875,-0.9375,-1,-1.125,-1.25,-1.375,-1.5,-1.625,-1.75,-1.875,-2,-2.25,-2.5,-2.75,-3,-3.25,-3.5,-3.75,-4,-4.5,-5,-5.5,-6,-6.5,-7,-7.5,-8,-9,-10,-11,-12,-13,-14,-15,-16,-18,-20,-22,-24,-26,-28,-30,-32,-36,-40,-44,-48,-52,-56,-60,-64,-72,-80,-88,-96,-104,-112,-120,-128,-144,-160,-176,-192,-208,-224,-240,-256,-288,-320,-352,-384,-416,-448,nan}
tensor @r0.want.0.f64 : f64[256] = {0,0.001953125,0.00390625,0.005859375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.017578125,0.01953125,0.021484375,0.0234375,0.025390625,0.02734375,0.029296875,0.03125,0.03515625,0.0390625,0.04296875,0.046875,0.05078125,0.0546875,0.05859375,0.0625,0.0703125,0.078125,0.0859375,0.09375,0.1015625,0.109375,0.1171875,0.125,0.140625,0.15625,0.171875,0.1875,0.203125,0.21875,0.234375,0.25,0.28125,0.3125,0.34375,0.375,0.40625,0.4375,0.46875,0.5,0.5625,0.625,0.6875,0.75,0.8125,0.875,0.9375,1,1.125,1.25,1.375,1.5,1.625,1.75,1.875,2,2.25,2.5,2.75,3,3.25,3.5,3.75,4,4.5,5,5.5,6,6.5,7,7.5,8,9,10,11,12,13,14,15,16,18,20,22,24,26,28,30,32,36,40,44,48,52,56,60,64,72,80,88,96,104,112,120,128,144,160,176,192,208,224,240,256,288,320,352,384,416,448,nan,-0.0,-0.001953125,-0.00390625,-0.005859375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.017578125,-0.01953125,-0.021484375,-0.0234375,-0.025390625,-0.02734375,-0.029296875,-0.03125,-0.03515625,-0.0390625,-0.04296875,-0.046875,-0.05078125,-0.0546875,-0.05859375,-0.0625,-0.0703125,-0.078125,-0.0859375,-0.09375,-0.1015625,-0.109375,-0.1171875,-0.125,-0.140625,-0.15625,-0.171875,-0.1875,-0.203125,-0.21875,-0.234375,-0.25,-0.28125,-0.3125,-0.34375,-0.375,-0.40625,-0.4375,-0.46875,-0.5,-0.5625,-0.625,-0.6875,-0.75,-0.8125,-0.875,-0.9375,-1,-1.125,-1.25,-1.375,-1.5,-1.625,-1.75,-1.875,-2,-2.25,-2.5,-2.75,-3,-3.25,-3.5,-3.75,-4,-4.5,-5,-5.5,-6,-6.5,-7,-7.5,-8,-9,-10,-11,-12,-13,-14,-15,-16,-18,-20,-22,-24,-26,-28,-30,-32,-36,-40,-44,-48,-52,-56,-60,-64,-72,-80,-88,-96,-104,-112,-120,-128,-144,-160,-176,-192,-208,-224,-240,-256,-288,-320,-352,-384,-416,-448,nan}
graph "main"(
    %x : f8e4m3[256]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f64) : f64[256]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.float64_to_e4m3fn.f32" stage "import"
tensor @r0.in.x : f64[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,464,465,480,57344,61439,61440,65504,0.0009765625,0.0029296875,1.52587890625e-05,7.62939453125e-06,8.392333984375e-06,0.015625,0.01513671875,-3.3,inf,-inf,nan}
tensor @r0.want.0.f8e4m3 : f64[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,448,448,448,448,448,448,448,0.0009765625,0.0029296875,1.5258789e-05,7.6293945e-06,8.392334e-06,0.015625,0.015136719,-3.3,448,-448,nan}
tensor @r0.own.0 : f64[] = {0.00014}
graph "main"(
    %x : f64[25]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e4m3) : f8e4m3[25]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.int8_to_e4m3fn.f32" stage "import"
tensor @r0.in.x : i8[2, 7] = {2,-4,1,2,-7,-4,-2,-7,-6,2,6,4,1,0}
tensor @r0.want.0.f8e4m3 : f64[2, 7] = {2,-4,1,2,-7,-4,-2,-7,-6,2,6,4,1,0}
graph "main"(
    %x : i8[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e4m3) : f8e4m3[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e4m3fn_to_int8.f32" stage "import"
tensor @r0.in.x : f8e4m3[2, 7] = {0.03125,2.25,1.875,0.34375,2.75,0.875,1.125,0.875,1.75,3,1.75,1.25,2.25,1.5}
tensor @r0.want.0.i8 : i8[2, 7] = {0,2,1,0,2,0,1,0,1,3,1,1,2,1}
graph "main"(
    %x : f8e4m3[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i8) : i8[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.int32_to_e4m3fn.f32" stage "import"
tensor @r0.in.x : i32[2, 7] = {4,-4,-2,4,7,3,-4,-4,4,0,-3,7,-3,-3}
tensor @r0.want.0.f8e4m3 : f64[2, 7] = {4,-4,-2,4,7,3,-4,-4,4,0,-3,7,-3,-3}
graph "main"(
    %x : i32[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e4m3) : f8e4m3[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e4m3fn_to_int32.f32" stage "import"
tensor @r0.in.x : f8e4m3[2, 7] = {0.09375,2.75,0.125,1,3,1.75,0.28125,3,0.28125,1.75,2.25,0.3125,0.875,2.25}
tensor @r0.want.0.i32 : i32[2, 7] = {0,2,0,1,3,1,0,3,0,1,2,0,0,2}
graph "main"(
    %x : f8e4m3[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i32) : i32[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.int64_to_e4m3fn.f32" stage "import"
tensor @r0.in.x : i64[2, 7] = {5,-2,1,4,-2,-7,-4,3,3,5,7,3,-1,1}
tensor @r0.want.0.f8e4m3 : f64[2, 7] = {5,-2,1,4,-2,-7,-4,3,3,5,7,3,-1,1}
graph "main"(
    %x : i64[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e4m3) : f8e4m3[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e4m3fn_to_int64.f32" stage "import"
tensor @r0.in.x : f8e4m3[2, 7] = {0.625,1.375,2.75,0.625,0.6875,2,0.75,2.5,2.25,2.75,1.75,1,0.875,3}
tensor @r0.want.0.i64 : i64[2, 7] = {0,1,2,0,0,2,0,2,2,2,1,1,0,3}
graph "main"(
    %x : f8e4m3[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i64) : i64[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.uint8_to_e4m3fn.f32" stage "import"
tensor @r0.in.x : u8[2, 7] = {4,4,3,7,2,6,1,2,4,5,5,6,3,3}
tensor @r0.want.0.f8e4m3 : f64[2, 7] = {4,4,3,7,2,6,1,2,4,5,5,6,3,3}
graph "main"(
    %x : u8[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e4m3) : f8e4m3[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e4m3fn_to_uint8.f32" stage "import"
tensor @r0.in.x : f8e4m3[2, 7] = {2.75,1.25,2.5,2.5,2.75,2.5,2,3,1.25,0.28125,2,3,2.75,0.8125}
tensor @r0.want.0.u8 : u8[2, 7] = {2,1,2,2,2,2,2,3,1,0,2,3,2,0}
graph "main"(
    %x : f8e4m3[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=u8) : u8[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bool_to_e4m3fn.f32" stage "import"
tensor @r0.in.x : bool[2, 7] = {false,true,false,false,false,true,false,false,false,false,true,true,false,true}
tensor @r0.want.0.f8e4m3 : f64[2, 7] = {0,1,0,0,0,1,0,0,0,0,1,1,0,1}
graph "main"(
    %x : bool[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e4m3) : f8e4m3[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e4m3fn_to_bool.f32" stage "import"
tensor @r0.in.x : f8e4m3[2, 7] = {2.25,0.375,0.6875,0.4375,3,1.125,1.125,0.8125,1.875,3,2.25,0.875,2.5,2.75}
tensor @r0.want.0.bool : bool[2, 7] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f8e4m3[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bool) : bool[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e4m3fn_to_other.f32" stage "import"
tensor @r0.in.x : f8e4m3[256] = {0,0.001953125,0.00390625,0.005859375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.017578125,0.01953125,0.021484375,0.0234375,0.025390625,0.02734375,0.029296875,0.03125,0.03515625,0.0390625,0.04296875,0.046875,0.05078125,0.0546875,0.05859375,0.0625,0.0703125,0.078125,0.0859375,0.09375,0.1015625,0.109375,0.1171875,0.125,0.140625,0.15625,0.171875,0.1875,0.203125,0.21875,0.234375,0.25,0.28125,0.3125,0.34375,0.375,0.40625,0.4375,0.46875,0.5,0.5625,0.625,0.6875,0.75,0.8125,0.875,0.9375,1,1.125,1.25,1.375,1.5,1.625,1.75,1.875,2,2.25,2.5,2.75,3,3.25,3.5,3.75,4,4.5,5,5.5,6,6.5,7,7.5,8,9,10,11,12,13,14,15,16,18,20,22,24,26,28,30,32,36,40,44,48,52,56,60,64,72,80,88,96,104,112,120,128,144,160,176,192,208,224,240,256,288,320,352,384,416,448,nan,-0.0,-0.001953125,-0.00390625,-0.005859375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.017578125,-0.01953125,-0.021484375,-0.0234375,-0.025390625,-0.02734375,-0.029296875,-0.03125,-0.03515625,-0.0390625,-0.04296875,-0.046875,-0.05078125,-0.0546875,-0.05859375,-0.0625,-0.0703125,-0.078125,-0.0859375,-0.09375,-0.1015625,-0.109375,-0.1171875,-0.125,-0.140625,-0.15625,-0.171875,-0.1875,-0.203125,-0.21875,-0.234375,-0.25,-0.28125,-0.3125,-0.34375,-0.375,-0.40625,-0.4375,-0.46875,-0.5,-0.5625,-0.625,-0.6875,-0.75,-0.8125,-0.875,-0.9375,-1,-1.125,-1.25,-1.375,-1.5,-1.625,-1.75,-1.875,-2,-2.25,-2.5,-2.75,-3,-3.25,-3.5,-3.75,-4,-4.5,-5,-5.5,-6,-6.5,-7,-7.5,-8,-9,-10,-11,-12,-13,-14,-15,-16,-18,-20,-22,-24,-26,-28,-30,-32,-36,-40,-44,-48,-52,-56,-60,-64,-72,-80,-88,-96,-104,-112,-120,-128,-144,-160,-176,-192,-208,-224,-240,-256,-288,-320,-352,-384,-416,-448,nan}
tensor @r0.want.0.f8e5m2 : f64[256] = {0,0.001953125,0.00390625,0.005859375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.017578125,0.01953125,0.021484375,0.0234375,0.025390625,0.02734375,0.029296875,0.03125,0.03515625,0.0390625,0.04296875,0.046875,0.05078125,0.0546875,0.05859375,0.0625,0.0703125,0.078125,0.0859375,0.09375,0.1015625,0.109375,0.1171875,0.125,0.140625,0.15625,0.171875,0.1875,0.203125,0.21875,0.234375,0.25,0.28125,0.3125,0.34375,0.375,0.40625,0.4375,0.46875,0.5,0.5625,0.625,0.6875,0.75,0.8125,0.875,0.9375,1,1.125,1.25,1.375,1.5,1.625,1.75,1.875,2,2.25,2.5,2.75,3,3.25,3.5,3.75,4,4.5,5,5.5,6,6.5,7,7.5,8,9,10,11,12,13,14,15,16,18,20,22,24,26,28,30,32,36,40,44,48,52,56,60,64,72,80,88,96,104,112,120,128,144,160,176,192,208,224,240,256,288,320,352,384,416,448,nan,-0.0,-0.001953125,-0.00390625,-0.005859375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.017578125,-0.01953125,-0.021484375,-0.0234375,-0.025390625,-0.02734375,-0.029296875,-0.03125,-0.03515625,-0.0390625,-0.04296875,-0.046875,-0.05078125,-0.0546875,-0.05859375,-0.0625,-0.0703125,-0.078125,-0.0859375,-0.09375,-0.1015625,-0.109375,-0.1171875,-0.125,-0.140625,-0.15625,-0.171875,-0.1875,-0.203125,-0.21875,-0.234375,-0.25,-0.28125,-0.3125,-0.34375,-0.375,-0.40625,-0.4375,-0.46875,-0.5,-0.5625,-0.625,-0.6875,-0.75,-0.8125,-0.875,-0.9375,-1,-1.125,-1.25,-1.375,-1.5,-1.625,-1.75,-1.875,-2,-2.25,-2.5,-2.75,-3,-3.25,-3.5,-3.75,-4,-4.5,-5,-5.5,-6,-6.5,-7,-7.5,-8,-9,-10,-11,-12,-13,-14,-15,-16,-18,-20,-22,-24,-26,-28,-30,-32,-36,-40,-44,-48,-52,-56,-60,-64,-72,-80,-88,-96,-104,-112,-120,-128,-144,-160,-176,-192,-208,-224,-240,-256,-288,-320,-352,-384,-416,-448,nan}
tensor @r0.own.0 : f64[] = {0.071}
graph "main"(
    %x : f8e4m3[256]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e5m2) : f8e5m2[256]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e5m2_to_float32.f32" stage "import"
tensor @r0.in.x : f8e5m2[256] = {0,1.52587890625e-05,3.0517578125e-05,4.57763671875e-05,6.103515625e-05,7.62939453125e-05,9.1552734375e-05,0.0001068115234375,0.0001220703125,0.000152587890625,0.00018310546875,0.000213623046875,0.000244140625,0.00030517578125,0.0003662109375,0.00042724609375,0.00048828125,0.0006103515625,0.000732421875,0.0008544921875,0.0009765625,0.001220703125,0.00146484375,0.001708984375,0.001953125,0.00244140625,0.0029296875,0.00341796875,0.00390625,0.0048828125,0.005859375,0.0068359375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.01953125,0.0234375,0.02734375,0.03125,0.0390625,0.046875,0.0546875,0.0625,0.078125,0.09375,0.109375,0.125,0.15625,0.1875,0.21875,0.25,0.3125,0.375,0.4375,0.5,0.625,0.75,0.875,1,1.25,1.5,1.75,2,2.5,3,3.5,4,5,6,7,8,10,12,14,16,20,24,28,32,40,48,56,64,80,96,112,128,160,192,224,256,320,384,448,512,640,768,896,1024,1280,1536,1792,2048,2560,3072,3584,4096,5120,6144,7168,8192,10240,12288,14336,16384,20480,24576,28672,32768,40960,49152,57344,inf,nan,nan,nan,-0.0,-1.52587890625e-05,-3.0517578125e-05,-4.57763671875e-05,-6.103515625e-05,-7.62939453125e-05,-9.1552734375e-05,-0.0001068115234375,-0.0001220703125,-0.000152587890625,-0.00018310546875,-0.000213623046875,-0.000244140625,-0.00030517578125,-0.0003662109375,-0.00042724609375,-0.00048828125,-0.0006103515625,-0.000732421875,-0.0008544921875,-0.0009765625,-0.001220703125,-0.00146484375,-0.001708984375,-0.001953125,-0.00244140625,-0.0029296875,-0.00341796875,-0.00390625,-0.0048828125,-0.005859375,-0.0068359375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.01953125,-0.0234375,-0.02734375,-0.03125,-0.0390625,-0.046875,-0.0546875,-0.0625,-0.078125,-0.09375,-0.109375,-0.125,-0.15625,-0.1875,-0.21875,-0.25,-0.3125,-0.375,-0.4375,-0.5,-0.625,-0.75,-0.875,-1,-1.25,-1.5,-1.75,-2,-2.5,-3,-3.5,-4,-5,-6,-7,-8,-10,-12,-14,-16,-20,-24,-28,-32,-40,-48,-56,-64,-80,-96,-112,-128,-160,-192,-224,-256,-320,-384,-448,-512,-640,-768,-896,-1024,-1280,-1536,-1792,-2048,-2560,-3072,-3584,-4096,-5120,-6144,-7168,-8192,-10240,-12288,-14336,-16384,-20480,-24576,-28672,-32768,-40960,-49152,-57344,-inf,nan,nan,nan}
tensor @r0.want.0.f32 : f64[256] = {0,1.525879e-05,3.051758e-05,4.577637e-05,6.103516e-05,7.629395e-05,9.155273e-05,0.0001068115,0.0001220703,0.0001525879,0.0001831055,0.000213623,0.0002441406,0.0003051758,0.0003662109,0.0004272461,0.0004882812,0.0006103516,0.0007324219,0.0008544922,0.0009765625,0.001220703,0.001464844,0.001708984,0.001953125,0.002441406,0.002929688,0.003417969,0.00390625,0.004882812,0.005859375,0.006835938,0.0078125,0.009765625,0.01171875,0.01367188,0.015625,0.01953125,0.0234375,0.02734375,0.03125,0.0390625,0.046875,0.0546875,0.0625,0.078125,0.09375,0.109375,0.125,0.15625,0.1875,0.21875,0.25,0.3125,0.375,0.4375,0.5,0.625,0.75,0.875,1,1.25,1.5,1.75,2,2.5,3,3.5,4,5,6,7,8,10,12,14,16,20,24,28,32,40,48,56,64,80,96,112,128,160,192,224,256,320,384,448,512,640,768,896,1024,1280,1536,1792,2048,2560,3072,3584,4096,5120,6144,7168,8192,10240,12288,14336,16384,20480,24576,28672,32768,40960,49152,57344,inf,nan,nan,nan,-0.0,-1.525879e-05,-3.051758e-05,-4.577637e-05,-6.103516e-05,-7.629395e-05,-9.155273e-05,-0.0001068115,-0.0001220703,-0.0001525879,-0.0001831055,-0.000213623,-0.0002441406,-0.0003051758,-0.0003662109,-0.0004272461,-0.0004882812,-0.0006103516,-0.0007324219,-0.0008544922,-0.0009765625,-0.001220703,-0.001464844,-0.001708984,-0.001953125,-0.002441406,-0.002929688,-0.003417969,-0.00390625,-0.004882812,-0.005859375,-0.006835938,-0.0078125,-0.009765625,-0.01171875,-0.01367188,-0.015625,-0.01953125,-0.0234375,-0.02734375,-0.03125,-0.0390625,-0.046875,-0.0546875,-0.0625,-0.078125,-0.09375,-0.109375,-0.125,-0.15625,-0.1875,-0.21875,-0.25,-0.3125,-0.375,-0.4375,-0.5,-0.625,-0.75,-0.875,-1,-1.25,-1.5,-1.75,-2,-2.5,-3,-3.5,-4,-5,-6,-7,-8,-10,-12,-14,-16,-20,-24,-28,-32,-40,-48,-56,-64,-80,-96,-112,-128,-160,-192,-224,-256,-320,-384,-448,-512,-640,-768,-896,-1024,-1280,-1536,-1792,-2048,-2560,-3072,-3584,-4096,-5120,-6144,-7168,-8192,-10240,-12288,-14336,-16384,-20480,-24576,-28672,-32768,-40960,-49152,-57344,-inf,nan,nan,nan}
graph "main"(
    %x : f8e5m2[256]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f32) : f32[256]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.float32_to_e5m2.f32" stage "import"
tensor @r0.in.x : f32[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,464,465,480,57344,61439,61440,65504,0.0009765625,0.0029296875,1.5258789e-05,7.6293945e-06,8.392334e-06,0.015625,0.015136719,-3.3,inf,-inf,nan}
tensor @r0.want.0.f8e5m2 : f64[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,464,465,480,57344,57344,inf,inf,0.0009765625,0.0029296875,1.5258789e-05,7.6293945e-06,8.3923342e-06,0.015625,0.015136719,-3.3,inf,-inf,nan}
tensor @r0.own.0 : f64[] = {0.00056}
graph "main"(
    %x : f32[25]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e5m2) : f8e5m2[25]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e5m2_to_float16.f32" stage "import"
tensor @r0.in.x : f8e5m2[256] = {0,1.52587890625e-05,3.0517578125e-05,4.57763671875e-05,6.103515625e-05,7.62939453125e-05,9.1552734375e-05,0.0001068115234375,0.0001220703125,0.000152587890625,0.00018310546875,0.000213623046875,0.000244140625,0.00030517578125,0.0003662109375,0.00042724609375,0.00048828125,0.0006103515625,0.000732421875,0.0008544921875,0.0009765625,0.001220703125,0.00146484375,0.001708984375,0.001953125,0.00244140625,0.0029296875,0.00341796875,0.00390625,0.0048828125,0.005859375,0.0068359375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.01953125,0.0234375,0.02734375,0.03125,0.0390625,0.046875,0.0546875,0.0625,0.078125,0.09375,0.109375,0.125,0.15625,0.1875,0.21875,0.25,0.3125,0.375,0.4375,0.5,0.625,0.75,0.875,1,1.25,1.5,1.75,2,2.5,3,3.5,4,5,6,7,8,10,12,14,16,20,24,28,32,40,48,56,64,80,96,112,128,160,192,224,256,320,384,448,512,640,768,896,1024,1280,1536,1792,2048,2560,3072,3584,4096,5120,6144,7168,8192,10240,12288,14336,16384,20480,24576,28672,32768,40960,49152,57344,inf,nan,nan,nan,-0.0,-1.52587890625e-05,-3.0517578125e-05,-4.57763671875e-05,-6.103515625e-05,-7.62939453125e-05,-9.1552734375e-05,-0.0001068115234375,-0.0001220703125,-0.000152587890625,-0.00018310546875,-0.000213623046875,-0.000244140625,-0.00030517578125,-0.0003662109375,-0.00042724609375,-0.00048828125,-0.0006103515625,-0.000732421875,-0.0008544921875,-0.0009765625,-0.001220703125,-0.00146484375,-0.001708984375,-0.001953125,-0.00244140625,-0.0029296875,-0.00341796875,-0.00390625,-0.0048828125,-0.005859375,-0.0068359375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.01953125,-0.0234375,-0.02734375,-0.03125,-0.0390625,-0.046875,-0.0546875,-0.0625,-0.078125,-0.09375,-0.109375,-0.125,-0.15625,-0.1875,-0.21875,-0.25,-0.3125,-0.375,-0.4375,-0.5,-0.625,-0.75,-0.875,-1,-1.25,-1.5,-1.75,-2,-2.5,-3,-3.5,-4,-5,-6,-7,-8,-10,-12,-14,-16,-20,-24,-28,-32,-40,-48,-56,-64,-80,-96,-112,-128,-160,-192,-224,-256,-320,-384,-448,-512,-640,-768,-896,-1024,-1280,-1536,-1792,-2048,-2560,-3072,-3584,-4096,-5120,-6144,-7168,-8192,-10240,-12288,-14336,-16384,-20480,-24576,-28672,-32768,-40960,-49152,-57344,-inf,nan,nan,nan}
tensor @r0.want.0.f16 : f64[256] = {0,1.5259e-05,3.0518e-05,4.5776e-05,6.1035e-05,7.6294e-05,9.1553e-05,0.00010681,0.00012207,0.00015259,0.00018311,0.00021362,0.00024414,0.00030518,0.00036621,0.00042725,0.00048828,0.00061035,0.00073242,0.00085449,0.00097656,0.0012207,0.0014648,0.001709,0.0019531,0.0024414,0.0029297,0.003418,0.0039062,0.0048828,0.0058594,0.0068359,0.0078125,0.0097656,0.011719,0.013672,0.015625,0.019531,0.023438,0.027344,0.03125,0.039062,0.046875,0.054688,0.0625,0.078125,0.09375,0.10938,0.125,0.15625,0.1875,0.21875,0.25,0.3125,0.375,0.4375,0.5,0.625,0.75,0.875,1,1.25,1.5,1.75,2,2.5,3,3.5,4,5,6,7,8,10,12,14,16,20,24,28,32,40,48,56,64,80,96,112,128,160,192,224,256,320,384,448,512,640,768,896,1024,1280,1536,1792,2048,2560,3072,3584,4096,5120,6144,7168,8192,10240,12288,14336,16384,20480,24576,28672,32768,40960,49152,57344,inf,nan,nan,nan,-0.0,-1.5259e-05,-3.0518e-05,-4.5776e-05,-6.1035e-05,-7.6294e-05,-9.1553e-05,-0.00010681,-0.00012207,-0.00015259,-0.00018311,-0.00021362,-0.00024414,-0.00030518,-0.00036621,-0.00042725,-0.00048828,-0.00061035,-0.00073242,-0.00085449,-0.00097656,-0.0012207,-0.0014648,-0.001709,-0.0019531,-0.0024414,-0.0029297,-0.003418,-0.0039062,-0.0048828,-0.0058594,-0.0068359,-0.0078125,-0.0097656,-0.011719,-0.013672,-0.015625,-0.019531,-0.023438,-0.027344,-0.03125,-0.039062,-0.046875,-0.054688,-0.0625,-0.078125,-0.09375,-0.10938,-0.125,-0.15625,-0.1875,-0.21875,-0.25,-0.3125,-0.375,-0.4375,-0.5,-0.625,-0.75,-0.875,-1,-1.25,-1.5,-1.75,-2,-2.5,-3,-3.5,-4,-5,-6,-7,-8,-10,-12,-14,-16,-20,-24,-28,-32,-40,-48,-56,-64,-80,-96,-112,-128,-160,-192,-224,-256,-320,-384,-448,-512,-640,-768,-896,-1024,-1280,-1536,-1792,-2048,-2560,-3072,-3584,-4096,-5120,-6144,-7168,-8192,-10240,-12288,-14336,-16384,-20480,-24576,-28672,-32768,-40960,-49152,-57344,-inf,nan,nan,nan}
graph "main"(
    %x : f8e5m2[256]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f16) : f16[256]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.float16_to_e5m2.f32" stage "import"
tensor @r0.in.x : f16[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,464,465,480,5.734e+04,6.144e+04,6.144e+04,6.55e+04,0.000977,0.00293,1.526e-05,7.6e-06,8.4e-06,0.01563,0.01514,-3.3,inf,-inf,nan}
tensor @r0.want.0.f8e5m2 : f64[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,464,465,480,57344,inf,inf,inf,0.0009765625,0.0029296875,1.5258789e-05,7.6293945e-06,8.4042549e-06,0.015625,0.015136719,-3.3007812,inf,-inf,nan}
tensor @r0.own.0 : f64[] = {0.00056}
graph "main"(
    %x : f16[25]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e5m2) : f8e5m2[25]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e5m2_to_bfloat16.f32" stage "import"
tensor @r0.in.x : f8e5m2[256] = {0,1.52587890625e-05,3.0517578125e-05,4.57763671875e-05,6.103515625e-05,7.62939453125e-05,9.1552734375e-05,0.0001068115234375,0.0001220703125,0.000152587890625,0.00018310546875,0.000213623046875,0.000244140625,0.00030517578125,0.0003662109375,0.00042724609375,0.00048828125,0.0006103515625,0.000732421875,0.0008544921875,0.0009765625,0.001220703125,0.00146484375,0.001708984375,0.001953125,0.00244140625,0.0029296875,0.00341796875,0.00390625,0.0048828125,0.005859375,0.0068359375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.01953125,0.0234375,0.02734375,0.03125,0.0390625,0.046875,0.0546875,0.0625,0.078125,0.09375,0.109375,0.125,0.15625,0.1875,0.21875,0.25,0.3125,0.375,0.4375,0.5,0.625,0.75,0.875,1,1.25,1.5,1.75,2,2.5,3,3.5,4,5,6,7,8,10,12,14,16,20,24,28,32,40,48,56,64,80,96,112,128,160,192,224,256,320,384,448,512,640,768,896,1024,1280,1536,1792,2048,2560,3072,3584,4096,5120,6144,7168,8192,10240,12288,14336,16384,20480,24576,28672,32768,40960,49152,57344,inf,nan,nan,nan,-0.0,-1.52587890625e-05,-3.0517578125e-05,-4.57763671875e-05,-6.103515625e-05,-7.62939453125e-05,-9.1552734375e-05,-0.0001068115234375,-0.0001220703125,-0.000152587890625,-0.00018310546875,-0.000213623046875,-0.000244140625,-0.00030517578125,-0.0003662109375,-0.00042724609375,-0.00048828125,-0.0006103515625,-0.000732421875,-0.0008544921875,-0.0009765625,-0.001220703125,-0.00146484375,-0.001708984375,-0.001953125,-0.00244140625,-0.0029296875,-0.00341796875,-0.00390625,-0.0048828125,-0.005859375,-0.0068359375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.01953125,-0.0234375,-0.02734375,-0.03125,-0.0390625,-0.046875,-0.0546875,-0.0625,-0.078125,-0.09375,-0.109375,-0.125,-0.15625,-0.1875,-0.21875,-0.25,-0.3125,-0.375,-0.4375,-0.5,-0.625,-0.75,-0.875,-1,-1.25,-1.5,-1.75,-2,-2.5,-3,-3.5,-4,-5,-6,-7,-8,-10,-12,-14,-16,-20,-24,-28,-32,-40,-48,-56,-64,-80,-96,-112,-128,-160,-192,-224,-256,-320,-384,-448,-512,-640,-768,-896,-1024,-1280,-1536,-1792,-2048,-2560,-3072,-3584,-4096,-5120,-6144,-7168,-8192,-10240,-12288,-14336,-16384,-20480,-24576,-28672,-32768,-40960,-49152,-57344,-inf,nan,nan,nan}
tensor @r0.want.0.bf16 : f64[256] = {0,1.5259e-05,3.0518e-05,4.5776e-05,6.1035e-05,7.6294e-05,9.1553e-05,0.00010681,0.00012207,0.00015259,0.00018311,0.00021362,0.00024414,0.00030518,0.00036621,0.00042725,0.00048828,0.00061035,0.00073242,0.00085449,0.00097656,0.0012207,0.0014648,0.001709,0.0019531,0.0024414,0.0029297,0.003418,0.0039062,0.0048828,0.0058594,0.0068359,0.0078125,0.0097656,0.011719,0.013672,0.015625,0.019531,0.023438,0.027344,0.03125,0.039062,0.046875,0.054688,0.0625,0.078125,0.09375,0.10938,0.125,0.15625,0.1875,0.21875,0.25,0.3125,0.375,0.4375,0.5,0.625,0.75,0.875,1,1.25,1.5,1.75,2,2.5,3,3.5,4,5,6,7,8,10,12,14,16,20,24,28,32,40,48,56,64,80,96,112,128,160,192,224,256,320,384,448,512,640,768,896,1024,1280,1536,1792,2048,2560,3072,3584,4096,5120,6144,7168,8192,10240,12288,14336,16384,20480,24576,28672,32768,40960,49152,57344,inf,nan,nan,nan,-0.0,-1.5259e-05,-3.0518e-05,-4.5776e-05,-6.1035e-05,-7.6294e-05,-9.1553e-05,-0.00010681,-0.00012207,-0.00015259,-0.00018311,-0.00021362,-0.00024414,-0.00030518,-0.00036621,-0.00042725,-0.00048828,-0.00061035,-0.00073242,-0.00085449,-0.00097656,-0.0012207,-0.0014648,-0.001709,-0.0019531,-0.0024414,-0.0029297,-0.003418,-0.0039062,-0.0048828,-0.0058594,-0.0068359,-0.0078125,-0.0097656,-0.011719,-0.013672,-0.015625,-0.019531,-0.023438,-0.027344,-0.03125,-0.039062,-0.046875,-0.054688,-0.0625,-0.078125,-0.09375,-0.10938,-0.125,-0.15625,-0.1875,-0.21875,-0.25,-0.3125,-0.375,-0.4375,-0.5,-0.625,-0.75,-0.875,-1,-1.25,-1.5,-1.75,-2,-2.5,-3,-3.5,-4,-5,-6,-7,-8,-10,-12,-14,-16,-20,-24,-28,-32,-40,-48,-56,-64,-80,-96,-112,-128,-160,-192,-224,-256,-320,-384,-448,-512,-640,-768,-896,-1024,-1280,-1536,-1792,-2048,-2560,-3072,-3584,-4096,-5120,-6144,-7168,-8192,-10240,-12288,-14336,-16384,-20480,-24576,-28672,-32768,-40960,-49152,-57344,-inf,nan,nan,nan}
graph "main"(
    %x : f8e5m2[256]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bf16) : bf16[256]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bfloat16_to_e5m2.f32" stage "import"
tensor @r0.in.x : bf16[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,464,464,480,57344,61440,61440,65536,0.0009765625,0.0029296875,1.52587890625e-05,7.62939453125e-06,8.404254913330078e-06,0.015625,0.01513671875,-3.296875,inf,-inf,nan}
tensor @r0.want.0.f8e5m2 : f64[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,464,464,480,57344,inf,inf,inf,0.0009765625,0.0029296875,1.5258789e-05,7.6293945e-06,8.4042549e-06,0.015625,0.015136719,-3.296875,inf,-inf,nan}
tensor @r0.own.0 : f64[] = {0.00056}
graph "main"(
    %x : bf16[25]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e5m2) : f8e5m2[25]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e5m2_to_float64.f32" stage "import"
tensor @r0.in.x : f8e5m2[256] = {0,1.52587890625e-05,3.0517578125e-05,4.57763671875e-05,6.103515625e-05,7.62939453125e-05,9.1552734375e-05,0.0001068115234375,0.0001220703125,0.000152587890625,0.00018310546875,0.000213623046875,0.000244140625,0.00030517578125,0.0003662109375,0.00042724609375,0.00048828125,0.0006103515625,0.000732421875,0.0008544921875,0.0009765625,0.001220703125,0.00146484375,0.001708984375,0.001953125,0.00244140625,0.0029296875,0.00341796875,0.00390625,0.0048828125,0.005859375,0.0068359375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.01953125,0.0234375,0.02734375,0.03125,0.0390625,0.046875,0.0546875,0.0625,0.078125,0.09375,0.109375,0.125,0.15625,0.1875,0.21875,0.25,0.3125,0.375,0.4375,0.5,0.625,0.75,0.875,1,1.25,1.5,1.75,2,2.5,3,3.5,4,5,6,7,8,10,12,14,16,20,24,28,32,40,48,56,64,80,96,112,128,160,192,224,256,320,384,448,512,640,768,896,1024,1280,1536,1792,2048,2560,3072,3584,4096,5120,6144,7168,8192,10240,12288,14336,16384,20480,24576,28672,32768,40960,49152,57344,inf,nan,nan,nan,-0.0,-1.52587890625e-05,-3.0517578125e-05,-4.57763671875e-05,-6.103515625e-05,-7.62939453125e-05,-9.1552734375e-05,-0.0001068115234375,-0.0001220703125,-0.000152587890625,-0.00018310546875,-0.000213623046875,-0.000244140625,-0.00030517578125,-0.0003662109375,-0.00042724609375,-0.00048828125,-0.0006103515625,-0.000732421875,-0.0008544921875,-0.0009765625,-0.001220703125,-0.00146484375,-0.001708984375,-0.001953125,-0.00244140625,-0.0029296875,-0.00341796875,-0.00390625,-0.0048828125,-0.005859375,-0.0068359375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.01953125,-0.0234375,-0.02734375,-0.03125,-0.0390625,-0.046875,-0.0546875,-0.0625,-0.078125,-0.09375,-0.109375,-0.125,-0.15625,-0.1875,-0.21875,-0.25,-0.3125,-0.375,-0.4375,-0.5,-0.625,-0.75,-0.875,-1,-1.25,-1.5,-1.75,-2,-2.5,-3,-3.5,-4,-5,-6,-7,-8,-10,-12,-14,-16,-20,-24,-28,-32,-40,-48,-56,-64,-80,-96,-112,-128,-160,-192,-224,-256,-320,-384,-448,-512,-640,-768,-896,-1024,-1280,-1536,-1792,-2048,-2560,-3072,-3584,-4096,-5120,-6144,-7168,-8192,-10240,-12288,-14336,-16384,-20480,-24576,-28672,-32768,-40960,-49152,-57344,-inf,nan,nan,nan}
tensor @r0.want.0.f64 : f64[256] = {0,1.5258789e-05,3.0517578e-05,4.5776367e-05,6.1035156e-05,7.6293945e-05,9.1552734e-05,0.00010681152,0.00012207031,0.00015258789,0.00018310547,0.00021362305,0.00024414062,0.00030517578,0.00036621094,0.00042724609,0.00048828125,0.00061035156,0.00073242188,0.00085449219,0.0009765625,0.0012207031,0.0014648438,0.0017089844,0.001953125,0.0024414062,0.0029296875,0.0034179688,0.00390625,0.0048828125,0.005859375,0.0068359375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.01953125,0.0234375,0.02734375,0.03125,0.0390625,0.046875,0.0546875,0.0625,0.078125,0.09375,0.109375,0.125,0.15625,0.1875,0.21875,0.25,0.3125,0.375,0.4375,0.5,0.625,0.75,0.875,1,1.25,1.5,1.75,2,2.5,3,3.5,4,5,6,7,8,10,12,14,16,20,24,28,32,40,48,56,64,80,96,112,128,160,192,224,256,320,384,448,512,640,768,896,1024,1280,1536,1792,2048,2560,3072,3584,4096,5120,6144,7168,8192,10240,12288,14336,16384,20480,24576,28672,32768,40960,49152,57344,inf,nan,nan,nan,-0.0,-1.5258789e-05,-3.0517578e-05,-4.5776367e-05,-6.1035156e-05,-7.6293945e-05,-9.1552734e-05,-0.00010681152,-0.00012207031,-0.00015258789,-0.00018310547,-0.00021362305,-0.00024414062,-0.00030517578,-0.00036621094,-0.00042724609,-0.00048828125,-0.00061035156,-0.00073242188,-0.00085449219,-0.0009765625,-0.0012207031,-0.0014648438,-0.0017089844,-0.001953125,-0.0024414062,-0.0029296875,-0.0034179688,-0.00390625,-0.0048828125,-0.005859375,-0.0068359375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.01953125,-0.0234375,-0.02734375,-0.03125,-0.0390625,-0.046875,-0.0546875,-0.0625,-0.078125,-0.09375,-0.109375,-0.125,-0.15625,-0.1875,-0.21875,-0.25,-0.3125,-0.375,-0.4375,-0.5,-0.625,-0.75,-0.875,-1,-1.25,-1.5,-1.75,-2,-2.5,-3,-3.5,-4,-5,-6,-7,-8,-10,-12,-14,-16,-20,-24,-28,-32,-40,-48,-56,-64,-80,-96,-112,-128,-160,-192,-224,-256,-320,-384,-448,-512,-640,-768,-896,-1024,-1280,-1536,-1792,-2048,-2560,-3072,-3584,-4096,-5120,-6144,-7168,-8192,-10240,-12288,-14336,-16384,-20480,-24576,-28672,-32768,-40960,-49152,-57344,-inf,nan,nan,nan}
graph "main"(
    %x : f8e5m2[256]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f64) : f64[256]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.float64_to_e5m2.f32" stage "import"
tensor @r0.in.x : f64[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,464,465,480,57344,61439,61440,65504,0.0009765625,0.0029296875,1.52587890625e-05,7.62939453125e-06,8.392333984375e-06,0.015625,0.01513671875,-3.3,inf,-inf,nan}
tensor @r0.want.0.f8e5m2 : f64[25] = {0,-0.0,1.0625,1.1875,1.125,1.375,448,464,465,480,57344,57344,inf,inf,0.0009765625,0.0029296875,1.5258789e-05,7.6293945e-06,8.392334e-06,0.015625,0.015136719,-3.3,inf,-inf,nan}
tensor @r0.own.0 : f64[] = {0.00056}
graph "main"(
    %x : f64[25]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e5m2) : f8e5m2[25]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.int8_to_e5m2.f32" stage "import"
tensor @r0.in.x : i8[2, 7] = {6,-1,-1,-4,-2,5,0,4,2,2,-1,-6,4,-5}
tensor @r0.want.0.f8e5m2 : f64[2, 7] = {6,-1,-1,-4,-2,5,0,4,2,2,-1,-6,4,-5}
graph "main"(
    %x : i8[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e5m2) : f8e5m2[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e5m2_to_int8.f32" stage "import"
tensor @r0.in.x : f8e5m2[2, 7] = {0.15625,2,2,2.5,1.25,1.5,2,3,0.625,0.75,0.25,2,0.5,2}
tensor @r0.want.0.i8 : i8[2, 7] = {0,2,2,2,1,1,2,3,0,0,0,2,0,2}
graph "main"(
    %x : f8e5m2[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i8) : i8[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.int32_to_e5m2.f32" stage "import"
tensor @r0.in.x : i32[2, 7] = {5,4,-1,-6,-2,-4,-4,-7,6,6,4,1,6,4}
tensor @r0.want.0.f8e5m2 : f64[2, 7] = {5,4,-1,-6,-2,-4,-4,-7,6,6,4,1,6,4}
graph "main"(
    %x : i32[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e5m2) : f8e5m2[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e5m2_to_int32.f32" stage "import"
tensor @r0.in.x : f8e5m2[2, 7] = {1,0.5,0.625,2,1.75,3,2,0.0625,2.5,0.75,1.25,1,2,0.75}
tensor @r0.want.0.i32 : i32[2, 7] = {1,0,0,2,1,3,2,0,2,0,1,1,2,0}
graph "main"(
    %x : f8e5m2[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i32) : i32[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.int64_to_e5m2.f32" stage "import"
tensor @r0.in.x : i64[2, 7] = {-3,-3,-7,-2,-4,4,-1,0,-6,-1,-2,0,-5,6}
tensor @r0.want.0.f8e5m2 : f64[2, 7] = {-3,-3,-7,-2,-4,4,-1,0,-6,-1,-2,0,-5,6}
graph "main"(
    %x : i64[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e5m2) : f8e5m2[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e5m2_to_int64.f32" stage "import"
tensor @r0.in.x : f8e5m2[2, 7] = {2,1.25,3,0.875,0.5,2,1.5,3,2,2,0.75,1.5,1.75,0.375}
tensor @r0.want.0.i64 : i64[2, 7] = {2,1,3,0,0,2,1,3,2,2,0,1,1,0}
graph "main"(
    %x : f8e5m2[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=i64) : i64[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.uint8_to_e5m2.f32" stage "import"
tensor @r0.in.x : u8[2, 7] = {1,1,2,6,6,6,2,6,2,6,6,0,0,4}
tensor @r0.want.0.f8e5m2 : f64[2, 7] = {1,1,2,6,6,6,2,6,2,6,6,0,0,4}
graph "main"(
    %x : u8[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e5m2) : f8e5m2[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e5m2_to_uint8.f32" stage "import"
tensor @r0.in.x : f8e5m2[2, 7] = {3,1.75,3,3,1.75,2,0.4375,1.5,1.5,2.5,2,2,0.375,1.5}
tensor @r0.want.0.u8 : u8[2, 7] = {3,1,3,3,1,2,0,1,1,2,2,2,0,1}
graph "main"(
    %x : f8e5m2[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=u8) : u8[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.bool_to_e5m2.f32" stage "import"
tensor @r0.in.x : bool[2, 7] = {false,false,true,false,false,false,false,true,false,false,true,true,true,false}
tensor @r0.want.0.f8e5m2 : f64[2, 7] = {0,0,1,0,0,0,0,1,0,0,1,1,1,0}
graph "main"(
    %x : bool[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e5m2) : f8e5m2[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e5m2_to_bool.f32" stage "import"
tensor @r0.in.x : f8e5m2[2, 7] = {2,1,0.21875,0.75,0.5,1.25,0.875,2.5,1.5,0.3125,1.75,0.1875,3,2.5}
tensor @r0.want.0.bool : bool[2, 7] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f8e5m2[2, 7]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=bool) : bool[2, 7]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.e5m2_to_other.f32" stage "import"
tensor @r0.in.x : f8e5m2[256] = {0,1.52587890625e-05,3.0517578125e-05,4.57763671875e-05,6.103515625e-05,7.62939453125e-05,9.1552734375e-05,0.0001068115234375,0.0001220703125,0.000152587890625,0.00018310546875,0.000213623046875,0.000244140625,0.00030517578125,0.0003662109375,0.00042724609375,0.00048828125,0.0006103515625,0.000732421875,0.0008544921875,0.0009765625,0.001220703125,0.00146484375,0.001708984375,0.001953125,0.00244140625,0.0029296875,0.00341796875,0.00390625,0.0048828125,0.005859375,0.0068359375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.01953125,0.0234375,0.02734375,0.03125,0.0390625,0.046875,0.0546875,0.0625,0.078125,0.09375,0.109375,0.125,0.15625,0.1875,0.21875,0.25,0.3125,0.375,0.4375,0.5,0.625,0.75,0.875,1,1.25,1.5,1.75,2,2.5,3,3.5,4,5,6,7,8,10,12,14,16,20,24,28,32,40,48,56,64,80,96,112,128,160,192,224,256,320,384,448,512,640,768,896,1024,1280,1536,1792,2048,2560,3072,3584,4096,5120,6144,7168,8192,10240,12288,14336,16384,20480,24576,28672,32768,40960,49152,57344,inf,nan,nan,nan,-0.0,-1.52587890625e-05,-3.0517578125e-05,-4.57763671875e-05,-6.103515625e-05,-7.62939453125e-05,-9.1552734375e-05,-0.0001068115234375,-0.0001220703125,-0.000152587890625,-0.00018310546875,-0.000213623046875,-0.000244140625,-0.00030517578125,-0.0003662109375,-0.00042724609375,-0.00048828125,-0.0006103515625,-0.000732421875,-0.0008544921875,-0.0009765625,-0.001220703125,-0.00146484375,-0.001708984375,-0.001953125,-0.00244140625,-0.0029296875,-0.00341796875,-0.00390625,-0.0048828125,-0.005859375,-0.0068359375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.01953125,-0.0234375,-0.02734375,-0.03125,-0.0390625,-0.046875,-0.0546875,-0.0625,-0.078125,-0.09375,-0.109375,-0.125,-0.15625,-0.1875,-0.21875,-0.25,-0.3125,-0.375,-0.4375,-0.5,-0.625,-0.75,-0.875,-1,-1.25,-1.5,-1.75,-2,-2.5,-3,-3.5,-4,-5,-6,-7,-8,-10,-12,-14,-16,-20,-24,-28,-32,-40,-48,-56,-64,-80,-96,-112,-128,-160,-192,-224,-256,-320,-384,-448,-512,-640,-768,-896,-1024,-1280,-1536,-1792,-2048,-2560,-3072,-3584,-4096,-5120,-6144,-7168,-8192,-10240,-12288,-14336,-16384,-20480,-24576,-28672,-32768,-40960,-49152,-57344,-inf,nan,nan,nan}
tensor @r0.want.0.f8e4m3 : f64[256] = {0,1.5258789e-05,3.0517578e-05,4.5776367e-05,6.1035156e-05,7.6293945e-05,9.1552734e-05,0.00010681152,0.00012207031,0.00015258789,0.00018310547,0.00021362305,0.00024414062,0.00030517578,0.00036621094,0.00042724609,0.00048828125,0.00061035156,0.00073242188,0.00085449219,0.0009765625,0.0012207031,0.0014648438,0.0017089844,0.001953125,0.0024414062,0.0029296875,0.0034179688,0.00390625,0.0048828125,0.005859375,0.0068359375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.01953125,0.0234375,0.02734375,0.03125,0.0390625,0.046875,0.0546875,0.0625,0.078125,0.09375,0.109375,0.125,0.15625,0.1875,0.21875,0.25,0.3125,0.375,0.4375,0.5,0.625,0.75,0.875,1,1.25,1.5,1.75,2,2.5,3,3.5,4,5,6,7,8,10,12,14,16,20,24,28,32,40,48,56,64,80,96,112,128,160,192,224,256,320,384,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,448,nan,nan,nan,-0.0,-1.5258789e-05,-3.0517578e-05,-4.5776367e-05,-6.1035156e-05,-7.6293945e-05,-9.1552734e-05,-0.00010681152,-0.00012207031,-0.00015258789,-0.00018310547,-0.00021362305,-0.00024414062,-0.00030517578,-0.00036621094,-0.00042724609,-0.00048828125,-0.00061035156,-0.00073242188,-0.00085449219,-0.0009765625,-0.0012207031,-0.0014648438,-0.0017089844,-0.001953125,-0.0024414062,-0.0029296875,-0.0034179688,-0.00390625,-0.0048828125,-0.005859375,-0.0068359375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.01953125,-0.0234375,-0.02734375,-0.03125,-0.0390625,-0.046875,-0.0546875,-0.0625,-0.078125,-0.09375,-0.109375,-0.125,-0.15625,-0.1875,-0.21875,-0.25,-0.3125,-0.375,-0.4375,-0.5,-0.625,-0.75,-0.875,-1,-1.25,-1.5,-1.75,-2,-2.5,-3,-3.5,-4,-5,-6,-7,-8,-10,-12,-14,-16,-20,-24,-28,-32,-40,-48,-56,-64,-80,-96,-112,-128,-160,-192,-224,-256,-320,-384,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,-448,nan,nan,nan}
tensor @r0.own.0 : f64[] = {2.2e-06}
graph "main"(
    %x : f8e5m2[256]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e4m3) : f8e4m3[256]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.to_eighth.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.46875,-3.03125,-0.9375,1.375,-0.625,-1.0625,1.1875,-1.375,1.78125,0.90625,-1.8125,0}
tensor @r0.want.0.f8e4m3 : f64[3, 4] = {-2.46875,-3.03125,-0.9375,1.375,-0.625,-1.0625,1.1875,-1.375,1.78125,0.90625,-1.8125,0}
tensor @r0.own.0 : f64[] = {0.021}
tensor @r1.in.x : f32[4, 6] = {-2.46875,-3.03125,-0.9375,1.375,-0.625,-1.0625,1.1875,-1.375,1.78125,0.90625,-1.8125,0,2.875,2.40625,-0.40625,0.09375,0,-1,-2.625,-2.15625,2.875,-1,0.625,-2.46875}
tensor @r1.want.0.f8e4m3 : f64[4, 6] = {-2.46875,-3.03125,-0.9375,1.375,-0.625,-1.0625,1.1875,-1.375,1.78125,0.90625,-1.8125,0,2.875,2.40625,-0.40625,0.09375,0,-1,-2.625,-2.15625,2.875,-1,0.625,-2.46875}
tensor @r1.own.0 : f64[] = {0.041}
graph "main"(
    %x : f32[s77, s27]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e4m3) : f8e4m3[s77, s27]
  return %_to_copy as "_to_copy"
}

fxge 1
model "_to_copy.to_eighth.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.53125,2.625,1.03125,1.875,-0.34375,-1.25,-2.15625,-0.84375,-1.6875,1.21875,0.96875,2.125}
tensor @r0.want.0.f8e4m3 : f64[3, 4] = {0.53125,2.625,1.03125,1.875,-0.34375,-1.25,-2.15625,-0.84375,-1.6875,1.21875,0.96875,2.125}
tensor @r0.own.0 : f64[] = {0.048}
graph "main"(
    %x : f32[3, 4]) {
  %_to_copy = aten._to_copy.default(self=%x, dtype=f8e4m3) : f8e4m3[3, 4]
  return %_to_copy as "_to_copy"
}

fxge 1
model "copy.eighth.f8_e4m3fn" stage "import"
tensor @r0.in.x : f8e4m3[3, 4] = {-1.375,2,-1.125,2.5,-2.25,-1.5,-2,1.75,-0.625,-0.875,2.5,-2}
tensor @r0.in.y : f32[3, 4] = {-2.78125,-2.59375,-1.3125,-2.8125,1.09375,2.28125,1.96875,-1.40625,-1.09375,-0.75,-0.34375,1.5625}
tensor @r0.want.0.f8e4m3 : f64[3, 4] = {-2.78125,-2.59375,-1.3125,-2.8125,1.09375,2.28125,1.96875,-1.40625,-1.09375,-0.75,-0.34375,1.5625}
tensor @r0.own.0 : f64[] = {0.033}
graph "main"(
    %x : f8e4m3[3, 4],
    %y : f32[3, 4]) {
  %copy = aten.copy.default(self=%x, src=%y) : f8e4m3[3, 4]
  return %copy as "copy"
}

fxge 1
model "copy.eighth.f8_e5m2" stage "import"
tensor @r0.in.x : f8e5m2[3, 4] = {2.5,2.5,-1.5,2,-2.5,2,0.875,3,-1.25,-2,-2,0.5}
tensor @r0.in.y : f32[3, 4] = {1.125,-3.125,2.71875,2.5,3.0625,1.84375,-0.75,1.375,-0.28125,-1.90625,-2.46875,-2.625}
tensor @r0.want.0.f8e5m2 : f64[3, 4] = {1.125,-3.125,2.71875,2.5,3.0625,1.84375,-0.75,1.375,-0.28125,-1.90625,-2.46875,-2.625}
tensor @r0.own.0 : f64[] = {0.07}
graph "main"(
    %x : f8e5m2[3, 4],
    %y : f32[3, 4]) {
  %copy = aten.copy.default(self=%x, src=%y) : f8e5m2[3, 4]
  return %copy as "copy"
}

fxge 1
model "to.device.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.21875,-2.4375,-0.4375,-2,1.65625,-2.1875,-1.4375,-1.09375,0.4375,-1.625,-0.65625,-1.875}
tensor @r0.want.0.f16 : f64[3, 4] = {2.2188,-2.4375,-0.4375,-2,1.6562,-2.1875,-1.4375,-1.0938,0.4375,-1.625,-0.65625,-1.875}
tensor @r1.in.x : f32[4, 6] = {2.21875,-2.4375,-0.4375,-2,1.65625,-2.1875,-1.4375,-1.09375,0.4375,-1.625,-0.65625,-1.875,3,-2.625,2,-1.1875,2.0625,-2.71875,-2.78125,-0.9375,0.21875,3.03125,2.03125,1.9375}
tensor @r1.want.0.f16 : f64[4, 6] = {2.2188,-2.4375,-0.4375,-2,1.6562,-2.1875,-1.4375,-1.0938,0.4375,-1.625,-0.65625,-1.875,3,-2.625,2,-1.1875,2.0625,-2.7188,-2.7812,-0.9375,0.21875,3.0312,2.0312,1.9375}
graph "main"(
    %x : f32[s77, s27]) {
  aten._assert_tensor_metadata.default(a=%x, dtype=f32, device="cpu", layout=layout(7)) name("_assert_tensor_metadata_default")
  %to = aten.to.device(self=%x, device="cpu", dtype=f16) : f16[s77, s27]
  return %to as "to"
}

fxge 1
model "to.device.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.03125,-2.96875,-3.09375,2.09375,-0.125,0.0625,0.09375,3.125,2.28125,-2.59375,-0.21875,0.21875}
tensor @r0.want.0.f16 : f64[3, 4] = {-2.0312,-2.9688,-3.0938,2.0938,-0.125,0.0625,0.09375,3.125,2.2812,-2.5938,-0.21875,0.21875}
graph "main"(
    %x : f32[3, 4]) {
  aten._assert_tensor_metadata.default(a=%x, dtype=f32, device="cpu", layout=layout(7)) name("_assert_tensor_metadata_default")
  %to = aten.to.device(self=%x, device="cpu", dtype=f16) : f16[3, 4]
  return %to as "to"
}

fxge 1
model "copy_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.6875,2.96875,-2.59375,1.625,-2.84375,1.09375,-0.40625,-3.0625,0.21875,-0.21875,1.59375,2.5}
tensor @r0.in.y : i64[4] = {-4,7,5,3}
tensor @r0.want.0.f32 : f64[3, 4] = {-4,7,5,3,-4,7,5,3,-4,7,5,3}
graph "main"(
    %x : f32[3, 4],
    %y : i64[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %copy_ = aten.copy_.default(self=%clone, src=%y) : f32[3, 4]
  return %copy_ as "copy_"
}
