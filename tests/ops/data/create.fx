fxge 1
model "one_hot.plain.f32" stage "import"
tensor @r0.in.x : i64[3] = {0,0,2}
tensor @r0.want.0.i64 : i64[3, 4] = {1,0,0,0,1,0,0,0,0,0,1,0}
graph "main"(
    %x : i64[3]) {
  %one_hot = aten.one_hot.default(self=%x, num_classes=4) : i64[3, 4]
  return %one_hot as "one_hot"
}

fxge 1
model "zeros_like.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.3125,0.21875,-2.0625,-3,1.875,-0.09375,2.21875,-2,-2.53125,1.03125,0.09375,-0.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {0.3125,0.21875,-2.0625,-3,1.875,-0.09375,2.21875,-2,-2.53125,1.03125,0.09375,-0.9375,-0.28125,-2.1875,2.6875,-2.1875,1.71875,-2.375,-1.40625,1.15625,-0.96875,-2.1875,2.90625,2.59375}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %zeros_like = aten.zeros_like.default(self=%x) : f32[s77, s27]
  return %zeros_like as "zeros_like"
}

fxge 1
model "zeros_like.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.375,-1.75,0.90625,1.78125,-1.8125,1.625,2.625,-1.53125,0.09375,-2.8125,-2.875,2.71875}
tensor @r0.want.0.bf16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : bf16[3, 4]) {
  %zeros_like = aten.zeros_like.default(self=%x) : bf16[3, 4]
  return %zeros_like as "zeros_like"
}

fxge 1
model "zeros_like.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.7812,0.03125,3.094,1.406,-2.469,-1.5625,1.875,-0.9688,0.09375,0.8438,-0.7812,2.812}
tensor @r0.want.0.f16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f16[3, 4]) {
  %zeros_like = aten.zeros_like.default(self=%x) : f16[3, 4]
  return %zeros_like as "zeros_like"
}

fxge 1
model "zeros_like.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,7,1,-1,-2,-1,-1,5,2,1,2,-6}
tensor @r0.want.0.i32 : i32[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : i32[3, 4]) {
  %zeros_like = aten.zeros_like.default(self=%x) : i32[3, 4]
  return %zeros_like as "zeros_like"
}

fxge 1
model "zeros_like.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,-4,-3,-3,-6,-1,0,6,7,3,7,0}
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : i64[3, 4]) {
  %zeros_like = aten.zeros_like.default(self=%x) : i64[3, 4]
  return %zeros_like as "zeros_like"
}

fxge 1
model "zeros_like.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,1,0,7,5,1,1,2,2,2,1,6}
tensor @r0.want.0.u8 : u8[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : u8[3, 4]) {
  %zeros_like = aten.zeros_like.default(self=%x) : u8[3, 4]
  return %zeros_like as "zeros_like"
}

fxge 1
model "zeros_like.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,false,true,false,false,true,false,false,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bool[3, 4]) {
  %zeros_like = aten.zeros_like.default(self=%x) : bool[3, 4]
  return %zeros_like as "zeros_like"
}

fxge 1
model "zeros_like.dtype.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.03125,0.28125,-1.0625,-1.03125,1.6875,-3.09375,-1.3125,-2.3125,-2.21875,-0.15625,0.9375,0.71875}
tensor @r0.want.0.i32 : i32[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %zeros_like = aten.zeros_like.default(self=%x, dtype=i32) : i32[3, 4]
  return %zeros_like as "zeros_like"
}

fxge 1
model "ones_like.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.9375,-1.75,-1.1875,-1.9375,0.40625,-0.84375,-2.46875,2.59375,-1.96875,2.46875,0.71875,0.875}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {-1.9375,-1.75,-1.1875,-1.9375,0.40625,-0.84375,-2.46875,2.59375,-1.96875,2.46875,0.71875,0.875,-1.84375,-1.65625,1.0625,-2.34375,-1.71875,0.46875,0.34375,0.0625,-1.875,3.0625,-0.09375,2.0625}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %ones_like = aten.ones_like.default(self=%x) : f32[s77, s27]
  return %ones_like as "ones_like"
}

fxge 1
model "ones_like.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2,-1.78125,0.34375,-0.6875,0.96875,-1.71875,-0.34375,-2.5,-0.125,-2.09375,-1.59375,-0.6875}
tensor @r0.want.0.bf16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : bf16[3, 4]) {
  %ones_like = aten.ones_like.default(self=%x) : bf16[3, 4]
  return %ones_like as "ones_like"
}

fxge 1
model "ones_like.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.375,-2.719,-2.5,-0.4062,-0.4375,0.375,1.156,1.8125,1.4375,2.062,3,-2.344}
tensor @r0.want.0.f16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f16[3, 4]) {
  %ones_like = aten.ones_like.default(self=%x) : f16[3, 4]
  return %ones_like as "ones_like"
}

fxge 1
model "ones_like.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,-6,-6,5,0,2,6,-3,1,4,0,0}
tensor @r0.want.0.i32 : i32[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : i32[3, 4]) {
  %ones_like = aten.ones_like.default(self=%x) : i32[3, 4]
  return %ones_like as "ones_like"
}

fxge 1
model "ones_like.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,-3,4,0,-7,6,-3,-2,-4,-5,-5,0}
tensor @r0.want.0.i64 : i64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : i64[3, 4]) {
  %ones_like = aten.ones_like.default(self=%x) : i64[3, 4]
  return %ones_like as "ones_like"
}

fxge 1
model "ones_like.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,5,3,0,4,6,6,5,1,6,3,3}
tensor @r0.want.0.u8 : u8[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : u8[3, 4]) {
  %ones_like = aten.ones_like.default(self=%x) : u8[3, 4]
  return %ones_like as "ones_like"
}

fxge 1
model "ones_like.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,false,false,false,false,true,false,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4]) {
  %ones_like = aten.ones_like.default(self=%x) : bool[3, 4]
  return %ones_like as "ones_like"
}

fxge 1
model "ones_like.dtype.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.75,1.71875,-0.5625,0.53125,2.875,0.15625,-1.15625,-1.15625,0.71875,0.15625,-1.78125,0.875}
tensor @r0.want.0.i32 : i32[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %ones_like = aten.ones_like.default(self=%x, dtype=i32) : i32[3, 4]
  return %ones_like as "ones_like"
}

fxge 1
model "fill_diagonal_.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.59375,-1.84375,-0.15625,-1.4375,-2.34375,0.34375,0.84375,0.8125,1.375,1.6875,0.21875,1.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {2,-1.84375,-0.15625,-1.4375,-2.34375,2,0.84375,0.8125,1.375,1.6875,2,1.9375}
graph "main"(
    %x : f32[3, 4]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2) : f32[3, 4]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.9375,1.03125,-2.6875,2.75,-0.28125,2.46875,-1.28125,-2.25,0.28125,-0.5,0.84375,0.125}
tensor @r0.want.0.bf16 : f64[3, 4] = {2,1.0312,-2.6875,2.75,-0.28125,2,-1.2812,-2.25,0.28125,-0.5,2,0.125}
graph "main"(
    %x : bf16[3, 4]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2) : bf16[3, 4]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.75,-1.25,3.031,-2.75,2.75,-0.5938,-0.8125,-1.875,-1.469,-2.5,-2.562,-1.3125}
tensor @r0.want.0.f16 : f64[3, 4] = {2,-1.25,3.0312,-2.75,2.75,2,-0.8125,-1.875,-1.4688,-2.5,2,-1.3125}
graph "main"(
    %x : f16[3, 4]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2) : f16[3, 4]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-6,-1,3,-2,-3,-4,-6,-2,-4,0,2,-5}
tensor @r0.want.0.i32 : i32[3, 4] = {2,-1,3,-2,-3,2,-6,-2,-4,0,2,-5}
graph "main"(
    %x : i32[3, 4]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2) : i32[3, 4]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,6,-2,3,6,7,-6,5,0,-2,4,5}
tensor @r0.want.0.i64 : i64[3, 4] = {2,6,-2,3,6,2,-6,5,0,-2,2,5}
graph "main"(
    %x : i64[3, 4]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2) : i64[3, 4]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,1,2,7,7,2,1,5,4,7,6,3}
tensor @r0.want.0.u8 : u8[3, 4] = {2,1,2,7,7,2,1,5,4,7,2,3}
graph "main"(
    %x : u8[3, 4]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2) : u8[3, 4]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,false,true,true,true,true,true,false,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,true,false,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2) : bool[3, 4]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.tall_plain.f32" stage "import"
tensor @r0.in.x : f32[9, 2] = {-2.09375,-0.65625,1.03125,1.34375,-2.65625,0.40625,-1.3125,2.53125,1.125,-0.3125,-1.34375,1.03125,-0.0625,1.46875,-2.03125,-2.625,-0.875,3.125}
tensor @r0.want.0.f32 : f64[9, 2] = {2,-0.65625,1.03125,2,-2.65625,0.40625,-1.3125,2.53125,1.125,-0.3125,-1.34375,1.03125,-0.0625,1.46875,-2.03125,-2.625,-0.875,3.125}
graph "main"(
    %x : f32[9, 2]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2) : f32[9, 2]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.wrap.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.5,-2.4375,2,-2,0.5625,1.53125,-1.0625,-0.34375,0.34375,-2.3125,0.09375,-3.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {2,-2.4375,2,-2,0.5625,2,-1.0625,-0.34375,0.34375,-2.3125,2,-3.03125}
graph "main"(
    %x : f32[3, 4]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2, wrap=true) : f32[3, 4]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.wrap.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.28125,-1.96875,-1,1.4375,1.625,-0.34375,-2.21875,-0.125,-1.4375,0.375,-1.8125,-1.8125}
tensor @r0.want.0.bf16 : f64[3, 4] = {2,-1.9688,-1,1.4375,1.625,2,-2.2188,-0.125,-1.4375,0.375,2,-1.8125}
graph "main"(
    %x : bf16[3, 4]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2, wrap=true) : bf16[3, 4]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.wrap.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.75,-0.5,-0.0625,-0.25,2.375,2.219,-0.3438,-1.344,2.312,-0.6875,-1.531,-1.344}
tensor @r0.want.0.f16 : f64[3, 4] = {2,-0.5,-0.0625,-0.25,2.375,2,-0.34375,-1.3438,2.3125,-0.6875,2,-1.3438}
graph "main"(
    %x : f16[3, 4]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2, wrap=true) : f16[3, 4]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.wrap.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,-7,3,7,0,-6,2,4,-6,-7,6,-7}
tensor @r0.want.0.i32 : i32[3, 4] = {2,-7,3,7,0,2,2,4,-6,-7,2,-7}
graph "main"(
    %x : i32[3, 4]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2, wrap=true) : i32[3, 4]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.wrap.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,0,0,6,-1,-1,-2,2,-1,-5,0,-5}
tensor @r0.want.0.i64 : i64[3, 4] = {2,0,0,6,-1,2,-2,2,-1,-5,2,-5}
graph "main"(
    %x : i64[3, 4]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2, wrap=true) : i64[3, 4]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.wrap.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,4,2,6,7,1,4,7,7,5,0,4}
tensor @r0.want.0.u8 : u8[3, 4] = {2,4,2,6,7,2,4,7,7,5,2,4}
graph "main"(
    %x : u8[3, 4]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2, wrap=true) : u8[3, 4]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.wrap.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,false,true,false,true,false,false,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,false,true,false,true,false,false,true,true}
graph "main"(
    %x : bool[3, 4]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2, wrap=true) : bool[3, 4]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.tall_wrap.f32" stage "import"
tensor @r0.in.x : f32[9, 2] = {0.09375,-1.46875,-0.8125,1.90625,-2.65625,-2.125,-0.4375,0.34375,-2.9375,-0.40625,-2.90625,-1.375,2.40625,1.78125,2.15625,0.15625,-1.5,2.5}
tensor @r0.want.0.f32 : f64[9, 2] = {2,-1.46875,-0.8125,2,-2.65625,-2.125,2,0.34375,-2.9375,2,-2.90625,-1.375,2,1.78125,2.15625,2,-1.5,2.5}
graph "main"(
    %x : f32[9, 2]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2, wrap=true) : f32[9, 2]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "fill_diagonal_.cube.f32" stage "import"
tensor @r0.in.x : f32[3, 3, 3] = {1.59375,2.78125,2.84375,-0.40625,-2.71875,-0.375,2.34375,-2.75,-1.8125,0.75,-1.40625,1.1875,-1.5,2.3125,-3.03125,0.84375,-1.53125,0.25,2.375,1.09375,0.34375,1.0625,1.8125,-1.65625,2.71875,0.34375,-1.6875}
tensor @r0.want.0.f32 : f64[3, 3, 3] = {2,2.78125,2.84375,-0.40625,-2.71875,-0.375,2.34375,-2.75,-1.8125,0.75,-1.40625,1.1875,-1.5,2,-3.03125,0.84375,-1.53125,0.25,2.375,1.09375,0.34375,1.0625,1.8125,-1.65625,2.71875,0.34375,2}
graph "main"(
    %x : f32[3, 3, 3]) {
  %fill_diagonal_ = aten.fill_diagonal_.default(self=%x, fill_value=2) : f32[3, 3, 3]
  return %fill_diagonal_ as "fill_diagonal_"
}

fxge 1
model "full_like.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.34375,1.65625,1.65625,-2.25,0,-0.46875,-1.4375,1.125,-2.9375,0.34375,0.59375,-1.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {3,3,3,3,3,3,3,3,3,3,3,3}
tensor @r1.in.x : f32[4, 6] = {-2.34375,1.65625,1.65625,-2.25,0,-0.46875,-1.4375,1.125,-2.9375,0.34375,0.59375,-1.96875,-2.59375,2.0625,-2.84375,-0.28125,-2.9375,-2.71875,2.5,-0.3125,-2.8125,-3.0625,-2.40625,1.40625}
tensor @r1.want.0.f32 : f64[4, 6] = {3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3}
graph "main"(
    %x : f32[s77, s27]) {
  %full_like = aten.full_like.default(self=%x, fill_value=3) : f32[s77, s27]
  return %full_like as "full_like"
}

fxge 1
model "full_like.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {3.125,1.46875,0.34375,-0.4375,-1.6875,-2.125,-1.53125,-2.8125,-0.65625,1.84375,2,0.78125}
tensor @r0.want.0.bf16 : f64[3, 4] = {3,3,3,3,3,3,3,3,3,3,3,3}
graph "main"(
    %x : bf16[3, 4]) {
  %full_like = aten.full_like.default(self=%x, fill_value=3) : bf16[3, 4]
  return %full_like as "full_like"
}

fxge 1
model "full_like.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.656,-0.5625,-1.844,-0.0625,-2.875,-0.9688,-0.9375,1,2.938,-1.8125,1.125,-1.875}
tensor @r0.want.0.f16 : f64[3, 4] = {3,3,3,3,3,3,3,3,3,3,3,3}
graph "main"(
    %x : f16[3, 4]) {
  %full_like = aten.full_like.default(self=%x, fill_value=3) : f16[3, 4]
  return %full_like as "full_like"
}

fxge 1
model "full_like.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,6,4,2,1,-5,-4,0,-7,-5,-6,0}
tensor @r0.want.0.i32 : i32[3, 4] = {3,3,3,3,3,3,3,3,3,3,3,3}
graph "main"(
    %x : i32[3, 4]) {
  %full_like = aten.full_like.default(self=%x, fill_value=3) : i32[3, 4]
  return %full_like as "full_like"
}

fxge 1
model "full_like.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,5,6,-2,5,1,2,7,2,5,7,0}
tensor @r0.want.0.i64 : i64[3, 4] = {3,3,3,3,3,3,3,3,3,3,3,3}
graph "main"(
    %x : i64[3, 4]) {
  %full_like = aten.full_like.default(self=%x, fill_value=3) : i64[3, 4]
  return %full_like as "full_like"
}

fxge 1
model "full_like.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,2,4,3,4,5,7,2,6,6,4,2}
tensor @r0.want.0.u8 : u8[3, 4] = {3,3,3,3,3,3,3,3,3,3,3,3}
graph "main"(
    %x : u8[3, 4]) {
  %full_like = aten.full_like.default(self=%x, fill_value=3) : u8[3, 4]
  return %full_like as "full_like"
}

fxge 1
model "full_like.dtype.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.4375,2.34375,3.09375,0.5,-1.40625,0.875,2.375,0.3125,2.28125,-0.8125,-2.78125,-2.21875}
tensor @r0.want.0.f16 : f64[3, 4] = {1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5}
graph "main"(
    %x : f32[3, 4]) {
  %full_like = aten.full_like.default(self=%x, fill_value=1.5, dtype=f16) : f16[3, 4]
  return %full_like as "full_like"
}

fxge 1
model "new_zeros.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2,-0.78125,-0.71875,0.9375,-2.1875,1.4375,2.625,1.1875,2.0625,1.34375,-3,1.03125}
tensor @r0.want.0.f32 : f64[3, 2] = {0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {2,-0.78125,-0.71875,0.9375,-2.1875,1.4375,2.625,1.1875,2.0625,1.34375,-3,1.03125,-1,-2.1875,-2,0.15625,0,-0.46875,2.96875,2.78125,0.6875,-0.90625,3.125,-1.6875}
tensor @r1.want.0.f32 : f64[3, 2] = {0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %new_zeros = aten.new_zeros.default(self=%x, size=[3, 2]) : f32[3, 2]
  return %new_zeros as "new_zeros"
}

fxge 1
model "new_zeros.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,-3,-6,-4,-7,-2,-1,0,6,3,5,6}
tensor @r0.want.0.i64 : i64[3, 2] = {0,0,0,0,0,0}
graph "main"(
    %x : i64[3, 4]) {
  %new_zeros = aten.new_zeros.default(self=%x, size=[3, 2]) : i64[3, 2]
  return %new_zeros as "new_zeros"
}

fxge 1
model "new_zeros.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,false,true,true,true,false,true,true,true,false}
tensor @r0.want.0.bool : bool[3, 2] = {false,false,false,false,false,false}
graph "main"(
    %x : bool[3, 4]) {
  %new_zeros = aten.new_zeros.default(self=%x, size=[3, 2]) : bool[3, 2]
  return %new_zeros as "new_zeros"
}

fxge 1
model "new_ones.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.59375,1.3125,-0.40625,-2.03125,-1.3125,-1.15625,-2.6875,0.6875,0.6875,-1.5,0.1875,1.71875}
tensor @r0.want.0.f32 : f64[3, 2] = {1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {2.59375,1.3125,-0.40625,-2.03125,-1.3125,-1.15625,-2.6875,0.6875,0.6875,-1.5,0.1875,1.71875,-2.96875,2.21875,-1.25,-3.09375,-2.8125,2.875,-2.84375,1.90625,0,0.9375,-0.03125,-1.5625}
tensor @r1.want.0.f32 : f64[3, 2] = {1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %new_ones = aten.new_ones.default(self=%x, size=[3, 2]) : f32[3, 2]
  return %new_ones as "new_ones"
}

fxge 1
model "new_ones.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,0,-5,3,1,-4,3,4,-3,-1,5,7}
tensor @r0.want.0.i64 : i64[3, 2] = {1,1,1,1,1,1}
graph "main"(
    %x : i64[3, 4]) {
  %new_ones = aten.new_ones.default(self=%x, size=[3, 2]) : i64[3, 2]
  return %new_ones as "new_ones"
}

fxge 1
model "new_ones.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,true,true,true,false,true,false,true,true}
tensor @r0.want.0.bool : bool[3, 2] = {true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4]) {
  %new_ones = aten.new_ones.default(self=%x, size=[3, 2]) : bool[3, 2]
  return %new_ones as "new_ones"
}

fxge 1
model "new_full.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.0625,-2.96875,0.15625,-3,2.125,0.25,2.09375,-1.90625,0.875,-2.34375,-1.84375,-2.5}
tensor @r0.want.0.f32 : f64[3, 2] = {3,3,3,3,3,3}
tensor @r1.in.x : f32[4, 6] = {-0.0625,-2.96875,0.15625,-3,2.125,0.25,2.09375,-1.90625,0.875,-2.34375,-1.84375,-2.5,1.25,3.03125,1.46875,0.0625,-0.375,2.125,-0.78125,2.125,2.46875,-1.9375,1.0625,0.375}
tensor @r1.want.0.f32 : f64[3, 2] = {3,3,3,3,3,3}
graph "main"(
    %x : f32[s77, s27]) {
  %new_full = aten.new_full.default(self=%x, size=[3, 2], fill_value=3) : f32[3, 2]
  return %new_full as "new_full"
}

fxge 1
model "new_full.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,1,1,-2,3,7,6,5,5,-2,5,-5}
tensor @r0.want.0.i64 : i64[3, 2] = {3,3,3,3,3,3}
graph "main"(
    %x : i64[3, 4]) {
  %new_full = aten.new_full.default(self=%x, size=[3, 2], fill_value=3) : i64[3, 2]
  return %new_full as "new_full"
}

fxge 1
model "zeros.f32.f32" stage "import"
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"() {
  %zeros = aten.zeros.default(size=[3, 4], dtype=f32) : f32[3, 4]
  return %zeros as "zeros"
}

fxge 1
model "ones.f32.f32" stage "import"
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"() {
  %ones = aten.ones.default(size=[3, 4], dtype=f32) : f32[3, 4]
  return %ones as "ones"
}

fxge 1
model "full.f32.f32" stage "import"
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"() {
  %full = aten.full.default(size=[3, 4], fill_value=1, dtype=f32) : f32[3, 4]
  return %full as "full"
}

fxge 1
model "scalar_tensor.f32.f32" stage "import"
tensor @r0.want.0.f32 : f64[] = {1}
graph "main"() {
  %scalar_tensor = aten.scalar_tensor.default(s=1, dtype=f32) : f32[]
  return %scalar_tensor as "scalar_tensor"
}

fxge 1
model "zeros.f16.f32" stage "import"
tensor @r0.want.0.f16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"() {
  %zeros = aten.zeros.default(size=[3, 4], dtype=f16) : f16[3, 4]
  return %zeros as "zeros"
}

fxge 1
model "ones.f16.f32" stage "import"
tensor @r0.want.0.f16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"() {
  %ones = aten.ones.default(size=[3, 4], dtype=f16) : f16[3, 4]
  return %ones as "ones"
}

fxge 1
model "full.f16.f32" stage "import"
tensor @r0.want.0.f16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"() {
  %full = aten.full.default(size=[3, 4], fill_value=1, dtype=f16) : f16[3, 4]
  return %full as "full"
}

fxge 1
model "scalar_tensor.f16.f32" stage "import"
tensor @r0.want.0.f16 : f64[] = {1}
graph "main"() {
  %scalar_tensor = aten.scalar_tensor.default(s=1, dtype=f16) : f16[]
  return %scalar_tensor as "scalar_tensor"
}

fxge 1
model "zeros.bf16.f32" stage "import"
tensor @r0.want.0.bf16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"() {
  %zeros = aten.zeros.default(size=[3, 4], dtype=bf16) : bf16[3, 4]
  return %zeros as "zeros"
}

fxge 1
model "ones.bf16.f32" stage "import"
tensor @r0.want.0.bf16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"() {
  %ones = aten.ones.default(size=[3, 4], dtype=bf16) : bf16[3, 4]
  return %ones as "ones"
}

fxge 1
model "full.bf16.f32" stage "import"
tensor @r0.want.0.bf16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"() {
  %full = aten.full.default(size=[3, 4], fill_value=1, dtype=bf16) : bf16[3, 4]
  return %full as "full"
}

fxge 1
model "scalar_tensor.bf16.f32" stage "import"
tensor @r0.want.0.bf16 : f64[] = {1}
graph "main"() {
  %scalar_tensor = aten.scalar_tensor.default(s=1, dtype=bf16) : bf16[]
  return %scalar_tensor as "scalar_tensor"
}

fxge 1
model "zeros.i32.f32" stage "import"
tensor @r0.want.0.i32 : i32[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"() {
  %zeros = aten.zeros.default(size=[3, 4], dtype=i32) : i32[3, 4]
  return %zeros as "zeros"
}

fxge 1
model "ones.i32.f32" stage "import"
tensor @r0.want.0.i32 : i32[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"() {
  %ones = aten.ones.default(size=[3, 4], dtype=i32) : i32[3, 4]
  return %ones as "ones"
}

fxge 1
model "full.i32.f32" stage "import"
tensor @r0.want.0.i32 : i32[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"() {
  %full = aten.full.default(size=[3, 4], fill_value=1, dtype=i32) : i32[3, 4]
  return %full as "full"
}

fxge 1
model "scalar_tensor.i32.f32" stage "import"
tensor @r0.want.0.i32 : i32[] = {1}
graph "main"() {
  %scalar_tensor = aten.scalar_tensor.default(s=1, dtype=i32) : i32[]
  return %scalar_tensor as "scalar_tensor"
}

fxge 1
model "zeros.i64.f32" stage "import"
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"() {
  %zeros = aten.zeros.default(size=[3, 4], dtype=i64) : i64[3, 4]
  return %zeros as "zeros"
}

fxge 1
model "ones.i64.f32" stage "import"
tensor @r0.want.0.i64 : i64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"() {
  %ones = aten.ones.default(size=[3, 4], dtype=i64) : i64[3, 4]
  return %ones as "ones"
}

fxge 1
model "full.i64.f32" stage "import"
tensor @r0.want.0.i64 : i64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"() {
  %full = aten.full.default(size=[3, 4], fill_value=1, dtype=i64) : i64[3, 4]
  return %full as "full"
}

fxge 1
model "scalar_tensor.i64.f32" stage "import"
tensor @r0.want.0.i64 : i64[] = {1}
graph "main"() {
  %scalar_tensor = aten.scalar_tensor.default(s=1, dtype=i64) : i64[]
  return %scalar_tensor as "scalar_tensor"
}

fxge 1
model "zeros.bool.f32" stage "import"
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"() {
  %zeros = aten.zeros.default(size=[3, 4], dtype=bool) : bool[3, 4]
  return %zeros as "zeros"
}

fxge 1
model "ones.bool.f32" stage "import"
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"() {
  %ones = aten.ones.default(size=[3, 4], dtype=bool) : bool[3, 4]
  return %ones as "ones"
}

fxge 1
model "full.bool.f32" stage "import"
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"() {
  %full = aten.full.default(size=[3, 4], fill_value=1, dtype=bool) : bool[3, 4]
  return %full as "full"
}

fxge 1
model "scalar_tensor.bool.f32" stage "import"
tensor @r0.want.0.bool : bool[] = {true}
graph "main"() {
  %scalar_tensor = aten.scalar_tensor.default(s=1, dtype=bool) : bool[]
  return %scalar_tensor as "scalar_tensor"
}

fxge 1
model "full.float.f32" stage "import"
tensor @r0.want.0.f32 : f64[2] = {1.5,1.5}
graph "main"() {
  %full = aten.full.default(size=[2], fill_value=1.5) : f32[2]
  return %full as "full"
}

fxge 1
model "full.empty.f32" stage "import"
tensor @r0.want.0.f32 : f64[0, 2] = {}
graph "main"() {
  %full = aten.full.default(size=[0, 2], fill_value=1.5) : f32[0, 2]
  return %full as "full"
}

fxge 1
model "arange.int.f32" stage "import"
tensor @r0.want.0.i64 : i64[5] = {0,1,2,3,4}
graph "main"() {
  %arange = aten.arange.default(end=5) : i64[5]
  return %arange as "arange"
}

fxge 1
model "arange.float.f32" stage "import"
tensor @r0.want.0.f32 : f64[6] = {0,1,2,3,4,5}
graph "main"() {
  %arange = aten.arange.default(end=5.5) : f32[6]
  return %arange as "arange"
}

fxge 1
model "arange.start.plain.f32" stage "import"
tensor @r0.want.0.i64 : i64[5] = {2,3,4,5,6}
graph "main"() {
  %arange = aten.arange.start(start=2, end=7) : i64[5]
  return %arange as "arange"
}

fxge 1
model "arange.start_step.down.f32" stage "import"
tensor @r0.want.0.i64 : i64[3] = {7,5,3}
graph "main"() {
  %arange = aten.arange.start_step(start=7, end=1, step=-2) : i64[3]
  return %arange as "arange"
}

fxge 1
model "arange.start_step.floats.f32" stage "import"
tensor @r0.want.0.f32 : f64[4] = {0,0.25,0.5,0.75}
graph "main"() {
  %arange = aten.arange.start_step(start=0.0, end=1.0, step=0.25) : f32[4]
  return %arange as "arange"
}

fxge 1
model "arange.start_step.whole.f32" stage "import"
tensor @r0.want.0.i64 : i64[4] = {1,2,3,4}
graph "main"() {
  %arange = aten.arange.start_step(start=1.5, end=5.9, step=1.9, dtype=i64) : i64[4]
  return %arange as "arange"
}

fxge 1
model "arange.start_step.dtype.f32" stage "import"
tensor @r0.want.0.f32 : f64[3] = {1,4,7}
graph "main"() {
  %arange = aten.arange.start_step(start=1, end=9, step=3, dtype=f32) : f32[3]
  return %arange as "arange"
}

fxge 1
model "arange.start_step.rounded.f32" stage "import"
tensor @r0.want.0.bf16 : f64[1] = {0.1}
tensor @r0.own.0 : f64[] = {0.00098}
graph "main"() {
  %arange = aten.arange.start_step(start=0.1, end=1.1, dtype=bf16) : bf16[1]
  return %arange as "arange"
}

fxge 1
model "linspace.plain.f32" stage "import"
tensor @r0.want.0.f32 : f64[5] = {0,0.25,0.5,0.75,1}
graph "main"() {
  %linspace = aten.linspace.default(start=0.0, end=1.0, steps=5) : f32[5]
  return %linspace as "linspace"
}

fxge 1
model "eye.plain.f32" stage "import"
tensor @r0.want.0.f32 : f64[3, 3] = {1,0,0,0,1,0,0,0,1}
graph "main"() {
  %eye = aten.eye.default(n=3) : f32[3, 3]
  return %eye as "eye"
}

fxge 1
model "fill.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.5625,-0.90625,1.28125,-2.5,0.625,-1.46875,-2.03125,-0.9375,2,-3.125,-1.875,2.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {2,2,2,2,2,2,2,2,2,2,2,2}
tensor @r1.in.x : f32[4, 6] = {-1.5625,-0.90625,1.28125,-2.5,0.625,-1.46875,-2.03125,-0.9375,2,-3.125,-1.875,2.53125,1.90625,-1.25,2.40625,2.84375,2.625,3.03125,-1.09375,-1.375,0.5625,0.0625,0.21875,0.84375}
tensor @r1.want.0.f32 : f64[4, 6] = {2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2}
graph "main"(
    %x : f32[s77, s27]) {
  %fill = aten.fill.Scalar(self=%x, value=2) : f32[s77, s27]
  return %fill as "fill"
}

fxge 1
model "fill.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3,3,6,6,4,-2,2,4,2,1,-3,4}
tensor @r0.want.0.i64 : i64[3, 4] = {2,2,2,2,2,2,2,2,2,2,2,2}
graph "main"(
    %x : i64[3, 4]) {
  %fill = aten.fill.Scalar(self=%x, value=2) : i64[3, 4]
  return %fill as "fill"
}

fxge 1
model "fill.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2,1.5,-2.53125,0.34375,-2.46875,1.96875,-0.03125,3.03125,0.65625,-2.75,-0.84375,-2.15625}
tensor @r0.in.y : f32[] = {2.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {2.3125,2.3125,2.3125,2.3125,2.3125,2.3125,2.3125,2.3125,2.3125,2.3125,2.3125,2.3125}
tensor @r1.in.x : f32[4, 6] = {2,1.5,-2.53125,0.34375,-2.46875,1.96875,-0.03125,3.03125,0.65625,-2.75,-0.84375,-2.15625,2.3125,2,1.4375,1.9375,-0.0625,-1.5625,3.0625,2,-0.34375,-2.0625,1.625,1.375}
tensor @r1.in.y : f32[] = {-2.71875}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875,-2.71875}
graph "main"(
    %x : f32[s77, s27],
    %y : f32[]) {
  %fill = aten.fill.Tensor(self=%x, value=%y) : f32[s77, s27]
  return %fill as "fill"
}

fxge 1
model "fill.Tensor.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.3125,1.1875,-1.4375,-1.25,0.46875,-0.40625,-3,-1.78125,3,-3,1.15625,2.4375}
tensor @r0.in.y : f32[] = {-0.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.75,-0.75,-0.75,-0.75,-0.75,-0.75,-0.75,-0.75,-0.75,-0.75,-0.75,-0.75}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %fill = aten.fill.Tensor(self=%x, value=%y) : f32[3, 4]
  return %fill as "fill"
}

fxge 1
model "zero.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.0625,3.09375,-2.34375,2,-2.4375,2.625,1.90625,-2.53125,-2.28125,-2.28125,-2.75,-2.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {-2.0625,3.09375,-2.34375,2,-2.4375,2.625,1.90625,-2.53125,-2.28125,-2.28125,-2.75,-2.90625,-1.96875,-0.71875,1.3125,1.75,0.625,0.6875,2.125,-0.71875,-2.90625,0.21875,-1.0625,2.9375}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %zero = aten.zero.default(self=%x) : f32[s77, s27]
  return %zero as "zero"
}

fxge 1
model "zero.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.78125,-0.03125,0.46875,-0.875,-0.4375,-2.90625,-2.6875,0.6875,0.90625,1.71875,-2.34375,-2.125}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %zero = aten.zero.default(self=%x) : f32[3, 4]
  return %zero as "zero"
}

fxge 1
model "_efficientzerotensor.plain.f32" stage "import"
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,0,0,0}
graph "main"() {
  %_efficientzerotensor = aten._efficientzerotensor.default(size=[2, 3], dtype=f32) : f32[2, 3]
  return %_efficientzerotensor as "_efficientzerotensor"
}

fxge 1
model "linspace.whole_0_9_4.f32" stage "import"
tensor @r0.want.0.i64 : i64[4] = {0,3,6,9}
graph "main"() {
  %linspace = aten.linspace.default(start=0, end=9, steps=4, dtype=i64) : i64[4]
  return %linspace as "linspace"
}

fxge 1
model "linspace.whole_-3_50_7.f32" stage "import"
tensor @r0.want.0.i64 : i64[7] = {-3,5,14,23,32,41,50}
graph "main"() {
  %linspace = aten.linspace.default(start=-3, end=50, steps=7, dtype=i64) : i64[7]
  return %linspace as "linspace"
}

fxge 1
model "linspace.whole_5_5_1.f32" stage "import"
tensor @r0.want.0.i64 : i64[1] = {5}
graph "main"() {
  %linspace = aten.linspace.default(start=5, end=5, steps=1, dtype=i64) : i64[1]
  return %linspace as "linspace"
}

fxge 1
model "linspace.whole_10_-2_5.f32" stage "import"
tensor @r0.want.0.i64 : i64[5] = {10,7,4,1,-2}
graph "main"() {
  %linspace = aten.linspace.default(start=10, end=-2, steps=5, dtype=i64) : i64[5]
  return %linspace as "linspace"
}

fxge 1
model "linspace.whole_0_1_0.f32" stage "import"
tensor @r0.want.0.i64 : i64[0] = {}
graph "main"() {
  %linspace = aten.linspace.default(start=0, end=1, steps=0, dtype=i64) : i64[0]
  return %linspace as "linspace"
}

fxge 1
model "full.complex.f32" stage "import"
tensor @r0.want.0.c64 : f64[2, 3, 2] = {1,2,1,2,1,2,1,2,1,2,1,2}
graph "main"() {
  %full = aten.full.default(size=[2, 3], fill_value=complex(1.0, 2.0)) : c64[2, 3]
  return %full as "full"
}

fxge 1
model "logspace.n0.f32" stage "import"
tensor @r0.want.0.f32 : f64[0] = {}
graph "main"() {
  %logspace = aten.logspace.default(start=-1.5, end=2, steps=0) : f32[0]
  return %logspace as "logspace"
}

fxge 1
model "linspace.Tensor_Tensor.n0.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.in.y : f32[] = {2.25}
tensor @r0.want.0.f32 : f64[0] = {}
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %linspace = aten.linspace.Tensor_Tensor(start=%x, end=%y, steps=0) : f32[0]
  return %linspace as "linspace"
}

fxge 1
model "linspace.Tensor_Scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.want.0.f32 : f64[0] = {}
graph "main"(
    %x : f32[]) {
  %linspace = aten.linspace.Tensor_Scalar(start=%x, end=2.25, steps=0) : f32[0]
  return %linspace as "linspace"
}

fxge 1
model "linspace.Scalar_Tensor.n0.f32" stage "import"
tensor @r0.in.x : i64[] = {2}
tensor @r0.want.0.f32 : f64[0] = {}
graph "main"(
    %x : i64[]) {
  %linspace = aten.linspace.Scalar_Tensor(start=-1.5, end=%x, steps=0) : f32[0]
  return %linspace as "linspace"
}

fxge 1
model "logspace.Tensor_Tensor.n0.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.in.y : f32[] = {2.25}
tensor @r0.want.0.f32 : f64[0] = {}
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %logspace = aten.logspace.Tensor_Tensor(start=%x, end=%y, steps=0) : f32[0]
  return %logspace as "logspace"
}

fxge 1
model "logspace.Tensor_Scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.want.0.f32 : f64[0] = {}
graph "main"(
    %x : f32[]) {
  %logspace = aten.logspace.Tensor_Scalar(start=%x, end=2.25, steps=0) : f32[0]
  return %logspace as "logspace"
}

fxge 1
model "logspace.Scalar_Tensor.n0.f32" stage "import"
tensor @r0.in.x : i64[] = {2}
tensor @r0.want.0.f32 : f64[0] = {}
graph "main"(
    %x : i64[]) {
  %logspace = aten.logspace.Scalar_Tensor(start=-1.5, end=%x, steps=0) : f32[0]
  return %logspace as "logspace"
}

fxge 1
model "logspace.n1.f32" stage "import"
tensor @r0.want.0.f32 : f64[1] = {0.03162278}
graph "main"() {
  %logspace = aten.logspace.default(start=-1.5, end=2, steps=1) : f32[1]
  return %logspace as "logspace"
}

fxge 1
model "linspace.Tensor_Tensor.n1.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.in.y : f32[] = {2.25}
tensor @r0.want.0.f32 : f64[1] = {-1.5}
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %linspace = aten.linspace.Tensor_Tensor(start=%x, end=%y, steps=1) : f32[1]
  return %linspace as "linspace"
}

fxge 1
model "linspace.Tensor_Scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.want.0.f32 : f64[1] = {-1.5}
graph "main"(
    %x : f32[]) {
  %linspace = aten.linspace.Tensor_Scalar(start=%x, end=2.25, steps=1) : f32[1]
  return %linspace as "linspace"
}

fxge 1
model "linspace.Scalar_Tensor.n1.f32" stage "import"
tensor @r0.in.x : i64[] = {2}
tensor @r0.want.0.f32 : f64[1] = {-1.5}
graph "main"(
    %x : i64[]) {
  %linspace = aten.linspace.Scalar_Tensor(start=-1.5, end=%x, steps=1) : f32[1]
  return %linspace as "linspace"
}

fxge 1
model "logspace.Tensor_Tensor.n1.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.in.y : f32[] = {2.25}
tensor @r0.want.0.f32 : f64[1] = {0.03162278}
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %logspace = aten.logspace.Tensor_Tensor(start=%x, end=%y, steps=1) : f32[1]
  return %logspace as "logspace"
}

fxge 1
model "logspace.Tensor_Scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.want.0.f32 : f64[1] = {0.03162278}
graph "main"(
    %x : f32[]) {
  %logspace = aten.logspace.Tensor_Scalar(start=%x, end=2.25, steps=1) : f32[1]
  return %logspace as "logspace"
}

fxge 1
model "logspace.Scalar_Tensor.n1.f32" stage "import"
tensor @r0.in.x : i64[] = {2}
tensor @r0.want.0.f32 : f64[1] = {0.03162278}
graph "main"(
    %x : i64[]) {
  %logspace = aten.logspace.Scalar_Tensor(start=-1.5, end=%x, steps=1) : f32[1]
  return %logspace as "logspace"
}

fxge 1
model "logspace.n2.f32" stage "import"
tensor @r0.want.0.f32 : f64[2] = {0.03162278,100}
graph "main"() {
  %logspace = aten.logspace.default(start=-1.5, end=2, steps=2) : f32[2]
  return %logspace as "logspace"
}

fxge 1
model "linspace.Tensor_Tensor.n2.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.in.y : f32[] = {2.25}
tensor @r0.want.0.f32 : f64[2] = {-1.5,2.25}
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %linspace = aten.linspace.Tensor_Tensor(start=%x, end=%y, steps=2) : f32[2]
  return %linspace as "linspace"
}

fxge 1
model "linspace.Tensor_Scalar.n2.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.want.0.f32 : f64[2] = {-1.5,2.25}
graph "main"(
    %x : f32[]) {
  %linspace = aten.linspace.Tensor_Scalar(start=%x, end=2.25, steps=2) : f32[2]
  return %linspace as "linspace"
}

fxge 1
model "linspace.Scalar_Tensor.n2.f32" stage "import"
tensor @r0.in.x : i64[] = {2}
tensor @r0.want.0.f32 : f64[2] = {-1.5,2}
graph "main"(
    %x : i64[]) {
  %linspace = aten.linspace.Scalar_Tensor(start=-1.5, end=%x, steps=2) : f32[2]
  return %linspace as "linspace"
}

fxge 1
model "logspace.Tensor_Tensor.n2.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.in.y : f32[] = {2.25}
tensor @r0.want.0.f32 : f64[2] = {0.03162278,177.8279}
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %logspace = aten.logspace.Tensor_Tensor(start=%x, end=%y, steps=2) : f32[2]
  return %logspace as "logspace"
}

fxge 1
model "logspace.Tensor_Scalar.n2.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.want.0.f32 : f64[2] = {0.03162278,177.8279}
graph "main"(
    %x : f32[]) {
  %logspace = aten.logspace.Tensor_Scalar(start=%x, end=2.25, steps=2) : f32[2]
  return %logspace as "logspace"
}

fxge 1
model "logspace.Scalar_Tensor.n2.f32" stage "import"
tensor @r0.in.x : i64[] = {2}
tensor @r0.want.0.f32 : f64[2] = {0.03162278,100}
graph "main"(
    %x : i64[]) {
  %logspace = aten.logspace.Scalar_Tensor(start=-1.5, end=%x, steps=2) : f32[2]
  return %logspace as "logspace"
}

fxge 1
model "logspace.n7.f32" stage "import"
tensor @r0.want.0.f32 : f64[7] = {0.03162278,0.1211528,0.4641589,1.778279,6.812921,26.10157,100}
graph "main"() {
  %logspace = aten.logspace.default(start=-1.5, end=2, steps=7) : f32[7]
  return %logspace as "logspace"
}

fxge 1
model "linspace.Tensor_Tensor.n7.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.in.y : f32[] = {2.25}
tensor @r0.want.0.f32 : f64[7] = {-1.5,-0.875,-0.25,0.375,1,1.625,2.25}
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %linspace = aten.linspace.Tensor_Tensor(start=%x, end=%y, steps=7) : f32[7]
  return %linspace as "linspace"
}

fxge 1
model "linspace.Tensor_Scalar.n7.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.want.0.f32 : f64[7] = {-1.5,-0.875,-0.25,0.375,1,1.625,2.25}
graph "main"(
    %x : f32[]) {
  %linspace = aten.linspace.Tensor_Scalar(start=%x, end=2.25, steps=7) : f32[7]
  return %linspace as "linspace"
}

fxge 1
model "linspace.Scalar_Tensor.n7.f32" stage "import"
tensor @r0.in.x : i64[] = {2}
tensor @r0.want.0.f32 : f64[7] = {-1.5,-0.9166667,-0.3333333,0.25,0.8333333,1.416667,2}
graph "main"(
    %x : i64[]) {
  %linspace = aten.linspace.Scalar_Tensor(start=-1.5, end=%x, steps=7) : f32[7]
  return %linspace as "linspace"
}

fxge 1
model "logspace.Tensor_Tensor.n7.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.in.y : f32[] = {2.25}
tensor @r0.want.0.f32 : f64[7] = {0.03162278,0.1333521,0.5623413,2.371374,10,42.16965,177.8279}
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %logspace = aten.logspace.Tensor_Tensor(start=%x, end=%y, steps=7) : f32[7]
  return %logspace as "logspace"
}

fxge 1
model "logspace.Tensor_Scalar.n7.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.want.0.f32 : f64[7] = {0.03162278,0.1333521,0.5623413,2.371374,10,42.16965,177.8279}
graph "main"(
    %x : f32[]) {
  %logspace = aten.logspace.Tensor_Scalar(start=%x, end=2.25, steps=7) : f32[7]
  return %logspace as "logspace"
}

fxge 1
model "logspace.Scalar_Tensor.n7.f32" stage "import"
tensor @r0.in.x : i64[] = {2}
tensor @r0.want.0.f32 : f64[7] = {0.03162278,0.1211528,0.4641589,1.778279,6.812921,26.10157,100}
graph "main"(
    %x : i64[]) {
  %logspace = aten.logspace.Scalar_Tensor(start=-1.5, end=%x, steps=7) : f32[7]
  return %logspace as "logspace"
}

fxge 1
model "logspace.base2.f32" stage "import"
tensor @r0.want.0.f32 : f64[6] = {1,2,4,8,16,32}
graph "main"() {
  %logspace = aten.logspace.default(start=0, end=5, steps=6, base=2.0) : f32[6]
  return %logspace as "logspace"
}

fxge 1
model "logspace.base0.f32" stage "import"
tensor @r0.want.0.f32 : f64[3] = {0,0,0}
graph "main"() {
  %logspace = aten.logspace.default(start=1, end=2, steps=3, base=0.0) : f32[3]
  return %logspace as "logspace"
}

fxge 1
model "logspace.float64.f32" stage "import"
tensor @r0.want.0.f64 : f64[4] = {1,2,4,8}
graph "main"() {
  %logspace = aten.logspace.default(start=0, end=3, steps=4, base=2.0, dtype=f64) : f64[4]
  return %logspace as "logspace"
}

fxge 1
model "linspace.Tensor_Tensor.float64.f32" stage "import"
tensor @r0.in.x : f32[] = {-3.7}
tensor @r0.in.y : f32[] = {9.2}
tensor @r0.want.0.f64 : f64[6] = {-3.7,-1.1200001,1.4599999,4.0399999,6.6199998,9.1999998}
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %linspace = aten.linspace.Tensor_Tensor(start=%x, end=%y, steps=6, dtype=f64) : f64[6]
  return %linspace as "linspace"
}

fxge 1
model "logspace.Tensor_Tensor.float64.f32" stage "import"
tensor @r0.in.x : f32[] = {0}
tensor @r0.in.y : f32[] = {3}
tensor @r0.want.0.f64 : f64[4] = {1,2,4,8}
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %logspace = aten.logspace.Tensor_Tensor(start=%x, end=%y, steps=4, base=2.0, dtype=f64) : f64[4]
  return %logspace as "logspace"
}

fxge 1
model "logspace.int64.f32" stage "import"
tensor @r0.want.0.i64 : i64[4] = {1,2,4,8}
graph "main"() {
  %logspace = aten.logspace.default(start=0, end=3, steps=4, base=2.0, dtype=i64) : i64[4]
  return %logspace as "logspace"
}

fxge 1
model "linspace.Tensor_Tensor.int64.f32" stage "import"
tensor @r0.in.x : f32[] = {-3.7}
tensor @r0.in.y : f32[] = {9.2}
tensor @r0.want.0.i64 : i64[6] = {-3,0,1,4,6,9}
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %linspace = aten.linspace.Tensor_Tensor(start=%x, end=%y, steps=6, dtype=i64) : i64[6]
  return %linspace as "linspace"
}

fxge 1
model "logspace.Tensor_Tensor.int64.f32" stage "import"
tensor @r0.in.x : f32[] = {0}
tensor @r0.in.y : f32[] = {3}
tensor @r0.want.0.i64 : i64[4] = {1,2,4,8}
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %logspace = aten.logspace.Tensor_Tensor(start=%x, end=%y, steps=4, base=2.0, dtype=i64) : i64[4]
  return %logspace as "logspace"
}

fxge 1
model "full.eighth.f32" stage "import"
tensor @r0.want.0.f8e4m3 : f64[2, 3] = {1.7,1.7,1.7,1.7,1.7,1.7}
tensor @r0.own.0 : f64[] = {0.029}
graph "main"() {
  %full = aten.full.default(size=[2, 3], fill_value=1.7, dtype=f8e4m3) : f8e4m3[2, 3]
  return %full as "full"
}

fxge 1
model "eye.m.plain.f32" stage "import"
tensor @r0.want.0.i64 : i64[3, 4] = {1,0,0,0,0,1,0,0,0,0,1,0}
graph "main"() {
  %eye = aten.eye.m(n=3, m=4, dtype=i64) : i64[3, 4]
  return %eye as "eye"
}

fxge 1
model "tril_indices.plain.f32" stage "import"
tensor @r0.want.0.i64 : i64[2, 9] = {0,0,1,1,1,2,2,2,2,0,1,0,1,2,0,1,2,3}
graph "main"() {
  %tril_indices = aten.tril_indices.default(row=3, col=4, offset=1) : i64[2, 9]
  return %tril_indices as "tril_indices"
}

fxge 1
model "triu_indices.plain.f32" stage "import"
tensor @r0.want.0.i64 : i64[2, 6] = {0,0,0,1,1,2,1,2,3,2,3,3}
graph "main"() {
  %triu_indices = aten.triu_indices.default(row=3, col=4, offset=1) : i64[2, 6]
  return %triu_indices as "triu_indices"
}

fxge 1
model "range.step.up_None.f32" stage "import"
tensor @r0.want.0.f32 : f64[3] = {0,2,4}
graph "main"() {
  %range_1 = aten.range.step(start=0, end=5, step=2) : f32[3]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.up_torch.float64.f32" stage "import"
tensor @r0.want.0.f64 : f64[3] = {0,2,4}
graph "main"() {
  %range_1 = aten.range.step(start=0, end=5, step=2, dtype=f64) : f64[3]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.up_torch.bfloat16.f32" stage "import"
tensor @r0.want.0.bf16 : f64[3] = {0,2,4}
graph "main"() {
  %range_1 = aten.range.step(start=0, end=5, step=2, dtype=bf16) : bf16[3]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.up_torch.int64.f32" stage "import"
tensor @r0.want.0.i64 : i64[3] = {0,2,4}
graph "main"() {
  %range_1 = aten.range.step(start=0, end=5, step=2, dtype=i64) : i64[3]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.up_torch.int32.f32" stage "import"
tensor @r0.want.0.i32 : i32[3] = {0,2,4}
graph "main"() {
  %range_1 = aten.range.step(start=0, end=5, step=2, dtype=i32) : i32[3]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.down_None.f32" stage "import"
tensor @r0.want.0.f32 : f64[7] = {3.5,2.75,2,1.25,0.5,-0.25,-1}
graph "main"() {
  %range_1 = aten.range.step(start=3.5, end=-1, step=-0.75) : f32[7]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.down_torch.float64.f32" stage "import"
tensor @r0.want.0.f64 : f64[7] = {3.5,2.75,2,1.25,0.5,-0.25,-1}
graph "main"() {
  %range_1 = aten.range.step(start=3.5, end=-1, step=-0.75, dtype=f64) : f64[7]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.down_torch.bfloat16.f32" stage "import"
tensor @r0.want.0.bf16 : f64[7] = {3.5,2.75,2,1.25,0.5,-0.25,-1}
graph "main"() {
  %range_1 = aten.range.step(start=3.5, end=-1, step=-0.75, dtype=bf16) : bf16[7]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.fractions_None.f32" stage "import"
tensor @r0.want.0.f32 : f64[9] = {0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9}
graph "main"() {
  %range_1 = aten.range.step(start=0.1, end=0.9, step=0.1) : f32[9]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.fractions_torch.float64.f32" stage "import"
tensor @r0.want.0.f64 : f64[9] = {0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9}
graph "main"() {
  %range_1 = aten.range.step(start=0.1, end=0.9, step=0.1, dtype=f64) : f64[9]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.fractions_torch.bfloat16.f32" stage "import"
tensor @r0.want.0.bf16 : f64[9] = {0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9}
tensor @r0.own.0 : f64[] = {0.0017}
graph "main"() {
  %range_1 = aten.range.step(start=0.1, end=0.9, step=0.1, dtype=bf16) : bf16[9]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.one_None.f32" stage "import"
tensor @r0.want.0.f32 : f64[1] = {2}
graph "main"() {
  %range_1 = aten.range.step(start=2, end=2, step=3) : f32[1]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.one_torch.float64.f32" stage "import"
tensor @r0.want.0.f64 : f64[1] = {2}
graph "main"() {
  %range_1 = aten.range.step(start=2, end=2, step=3, dtype=f64) : f64[1]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.one_torch.bfloat16.f32" stage "import"
tensor @r0.want.0.bf16 : f64[1] = {2}
graph "main"() {
  %range_1 = aten.range.step(start=2, end=2, step=3, dtype=bf16) : bf16[1]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.one_torch.int64.f32" stage "import"
tensor @r0.want.0.i64 : i64[1] = {2}
graph "main"() {
  %range_1 = aten.range.step(start=2, end=2, step=3, dtype=i64) : i64[1]
  return %range_1 as "range_1"
}

fxge 1
model "range.step.one_torch.int32.f32" stage "import"
tensor @r0.want.0.i32 : i32[1] = {2}
graph "main"() {
  %range_1 = aten.range.step(start=2, end=2, step=3, dtype=i32) : i32[1]
  return %range_1 as "range_1"
}

fxge 1
model "range.plain.f32" stage "import"
tensor @r0.want.0.f32 : f64[5] = {-1.5,-0.5,0.5,1.5,2.5}
graph "main"() {
  %range_1 = aten.range.default(start=-1.5, end=3) : f32[5]
  return %range_1 as "range_1"
}

fxge 1
model "fill_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.71875,-1.1875,-2.96875,-0.875,-0.375,-2.15625,-1.8125,2.46875,1.0625,-2.84375,0.9375,1.5}
tensor @r0.want.0.f32 : f64[3, 4] = {2,2,2,2,2,2,2,2,2,2,2,2}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %fill_ = aten.fill_.Scalar(self=%clone, value=2) : f32[3, 4]
  return %fill_ as "fill_"
}

fxge 1
model "fill_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.96875,-1.3125,0.3125,-1.6875,2.28125,-2.40625,1.59375,-0.8125,-2,1.4375,-1.71875,2.71875}
tensor @r0.in.y : f32[] = {0.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.15625,0.15625,0.15625,0.15625,0.15625,0.15625,0.15625,0.15625,0.15625,0.15625,0.15625,0.15625}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %fill_ = aten.fill_.Tensor(self=%clone, value=%y) : f32[3, 4]
  return %fill_ as "fill_"
}

fxge 1
model "zero_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.59375,2.15625,-1.6875,-1.8125,1.4375,-2.15625,-2.78125,-3.03125,2.21875,1.3125,-2.6875,-0.75}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %zero_ = aten.zero_.default(self=%clone) : f32[3, 4]
  return %zero_ as "zero_"
}
