fxge 1
model "sum.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.28125,-0.75,2.15625,-2.1875,-1.875,0.4375,0.09375,-1.875,2.53125,1.0625,-1.1875,0.5625}
tensor @r0.want.0.f32 : f64[] = {1.25}
tensor @r1.in.x : f32[4, 6] = {2.28125,-0.75,2.15625,-2.1875,-1.875,0.4375,0.09375,-1.875,2.53125,1.0625,-1.1875,0.5625,0,-2.03125,2.90625,1.75,1.375,1.0625,3.0625,-0.09375,0.03125,-1.53125,3,-1.625}
tensor @r1.want.0.f32 : f64[] = {9.15625}
graph "main"(
    %x : f32[s77, s27]) {
  %sum_1 = aten.sum.default(self=%x) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.1875,-0.4375,-1.78125,2.15625,1.15625,2.875,-0.4375,-2.8125,0.6875,0.21875,-1.21875,3.125}
tensor @r0.want.0.bf16 : f64[] = {3.7188}
graph "main"(
    %x : bf16[3, 4]) {
  %sum_1 = aten.sum.default(self=%x) : bf16[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.25,2.406,-0.5,-0.75,0.09375,2.938,-1.6875,1.4375,0.3125,0.5312,2.219,0.4062}
tensor @r0.want.0.f16 : f64[] = {7.6562}
graph "main"(
    %x : f16[3, 4]) {
  %sum_1 = aten.sum.default(self=%x) : f16[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,-7,-7,6,3,-1,0,-5,4,1,-7,-6}
tensor @r0.want.0.i64 : i64[] = {-13}
graph "main"(
    %x : i32[3, 4]) {
  %sum_1 = aten.sum.default(self=%x) : i64[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,3,-5,0,3,-4,4,-4,5,-7,5,7}
tensor @r0.want.0.i64 : i64[] = {12}
graph "main"(
    %x : i64[3, 4]) {
  %sum_1 = aten.sum.default(self=%x) : i64[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.all.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,3,7,0,6,0,5,4,7,5,5,6}
tensor @r0.want.0.i64 : i64[] = {48}
graph "main"(
    %x : u8[3, 4]) {
  %sum_1 = aten.sum.default(self=%x) : i64[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.all.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,false,true,false,false,true,true,false,false,true}
tensor @r0.want.0.i64 : i64[] = {6}
graph "main"(
    %x : bool[3, 4]) {
  %sum_1 = aten.sum.default(self=%x) : i64[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {2.5625}
tensor @r0.want.0.f32 : f64[] = {2.5625}
graph "main"(
    %x : f32[]) {
  %sum_1 = aten.sum.default(self=%x) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-0.34375,0.4375,-2.71875,-2.25,1.125,0.3125,-1.6875,2.8125,0.65625,-2.53125,1.96875,-2.0625}
tensor @r0.want.0.f32 : f64[] = {-4.28125}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %sum_1 = aten.sum.default(self=%x) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "prod.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.09375,-2.6875,1.71875,-2.96875,0.53125,2.71875,1.125,-1.4375,1.75,2.53125,0.0625,1.75}
tensor @r0.want.0.f32 : f64[] = {32.49222}
tensor @r1.in.x : f32[4, 6] = {-2.09375,-2.6875,1.71875,-2.96875,0.53125,2.71875,1.125,-1.4375,1.75,2.53125,0.0625,1.75,-2.375,2.8125,-1.53125,2.6875,2.59375,-2.625,0.5625,2.09375,-1.84375,2.53125,-1.46875,-1.8125}
tensor @r1.want.0.f32 : f64[] = {88981.12}
graph "main"(
    %x : f32[s77, s27]) {
  %prod = aten.prod.default(self=%x) : f32[]
  return %prod as "prod"
}

fxge 1
model "prod.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.90625,-1.25,2.84375,-1.09375,-1.1875,0.96875,1.5625,-0.875,-2.59375,-2.25,-2.53125,1.6875}
tensor @r0.want.0.bf16 : f64[] = {443.01}
tensor @r0.own.0 : f64[] = {0.0023}
graph "main"(
    %x : bf16[3, 4]) {
  %prod = aten.prod.default(self=%x) : bf16[]
  return %prod as "prod"
}

fxge 1
model "prod.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.2812,0.7188,2.125,-1.5625,-0.1875,-1.375,-1.25,-1.875,3,-1.5,0.3125,0.09375}
tensor @r0.want.0.f16 : f64[] = {0.053469}
tensor @r0.own.0 : f64[] = {3.3e-05}
graph "main"(
    %x : f16[3, 4]) {
  %prod = aten.prod.default(self=%x) : f16[]
  return %prod as "prod"
}

fxge 1
model "prod.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,2,-1,4,-2,-3,-2,5,2,5,-7,-7}
tensor @r0.want.0.i64 : i64[] = {940800}
graph "main"(
    %x : i32[3, 4]) {
  %prod = aten.prod.default(self=%x) : i64[]
  return %prod as "prod"
}

fxge 1
model "prod.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,-1,6,7,1,-6,-2,1,5,-6,-5,2}
tensor @r0.want.0.i64 : i64[] = {-453600}
graph "main"(
    %x : i64[3, 4]) {
  %prod = aten.prod.default(self=%x) : i64[]
  return %prod as "prod"
}

fxge 1
model "prod.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {0.6875}
tensor @r0.want.0.f32 : f64[] = {0.6875}
graph "main"(
    %x : f32[]) {
  %prod = aten.prod.default(self=%x) : f32[]
  return %prod as "prod"
}

fxge 1
model "prod.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.75,2.71875,2.71875,0.15625,-0.53125,1.46875,1.21875,-1.71875,1.46875,-2.375,-1.75,-3.09375}
tensor @r0.want.0.f32 : f64[] = {62.38864}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %prod = aten.prod.default(self=%x) : f32[]
  return %prod as "prod"
}

fxge 1
model "mean.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.71875,-0.46875,0.75,-2.71875,-2.125,-0.90625,-1.21875,2.1875,0.09375,-2.6875,-2.9375,2.4375}
tensor @r0.want.0.f32 : f64[] = {-0.5729167}
tensor @r1.in.x : f32[4, 6] = {0.71875,-0.46875,0.75,-2.71875,-2.125,-0.90625,-1.21875,2.1875,0.09375,-2.6875,-2.9375,2.4375,-2.28125,1.4375,-1.1875,0.9375,1.375,2.59375,0.9375,3.0625,-0.5625,2.6875,-1.4375,-0.03125}
tensor @r1.want.0.f32 : f64[] = {0.02734375}
graph "main"(
    %x : f32[s77, s27]) {
  %mean = aten.mean.default(self=%x) : f32[]
  return %mean as "mean"
}

fxge 1
model "mean.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.8125,1.75,-2.375,2.90625,0.59375,-1.625,2.875,-1.0625,-0.875,0.21875,2.25,1.21875}
tensor @r0.want.0.bf16 : f64[] = {0.64062}
graph "main"(
    %x : bf16[3, 4]) {
  %mean = aten.mean.default(self=%x) : bf16[]
  return %mean as "mean"
}

fxge 1
model "mean.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5625,-0.4375,1.156,-0.3125,-0.375,1.281,-0.8438,-0.03125,-2.656,-1.844,-0.8125,-0.7812}
tensor @r0.want.0.f16 : f64[] = {-0.51823}
tensor @r0.own.0 : f64[] = {0.00031}
graph "main"(
    %x : f16[3, 4]) {
  %mean = aten.mean.default(self=%x) : f16[]
  return %mean as "mean"
}

fxge 1
model "mean.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {-2.25}
tensor @r0.want.0.f32 : f64[] = {-2.25}
graph "main"(
    %x : f32[]) {
  %mean = aten.mean.default(self=%x) : f32[]
  return %mean as "mean"
}

fxge 1
model "mean.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.5,-0.625,0.28125,-2.65625,-0.96875,0.6875,0.6875,0.5625,0.09375,2.5,-1,-1}
tensor @r0.want.0.f32 : f64[] = {-0.2447917}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %mean = aten.mean.default(self=%x) : f32[]
  return %mean as "mean"
}

fxge 1
model "amax.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.5625,3.0625,0.34375,1.21875,-0.34375,1.5,-1.6875,0.75,-1.75,-1.4375,2.71875,2.5}
tensor @r0.want.0.f32 : f64[] = {3.0625}
tensor @r1.in.x : f32[4, 6] = {2.5625,3.0625,0.34375,1.21875,-0.34375,1.5,-1.6875,0.75,-1.75,-1.4375,2.71875,2.5,-1.8125,-1.59375,1.1875,0.6875,0.8125,-3.09375,-0.65625,1.09375,-0.21875,-2.25,-1.46875,0.71875}
tensor @r1.want.0.f32 : f64[] = {3.0625}
graph "main"(
    %x : f32[s77, s27]) {
  %amax = aten.amax.default(self=%x) : f32[]
  return %amax as "amax"
}

fxge 1
model "amax.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.4375,2.4375,-2.21875,-1.75,-0.25,-2.25,2.96875,-0.09375,-2.9375,-2.6875,3.09375,1.125}
tensor @r0.want.0.bf16 : f64[] = {3.0938}
graph "main"(
    %x : bf16[3, 4]) {
  %amax = aten.amax.default(self=%x) : bf16[]
  return %amax as "amax"
}

fxge 1
model "amax.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.906,1.4375,2.688,2.312,-2.781,3.125,-1.031,-1.6875,2.219,0.5938,-2,-1.781}
tensor @r0.want.0.f16 : f64[] = {3.125}
graph "main"(
    %x : f16[3, 4]) {
  %amax = aten.amax.default(self=%x) : f16[]
  return %amax as "amax"
}

fxge 1
model "amax.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,1,2,3,5,0,0,1,-4,-6,-3,-2}
tensor @r0.want.0.i32 : i32[] = {5}
graph "main"(
    %x : i32[3, 4]) {
  %amax = aten.amax.default(self=%x) : i32[]
  return %amax as "amax"
}

fxge 1
model "amax.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,4,7,-7,3,7,1,-7,5,-3,4,5}
tensor @r0.want.0.i64 : i64[] = {7}
graph "main"(
    %x : i64[3, 4]) {
  %amax = aten.amax.default(self=%x) : i64[]
  return %amax as "amax"
}

fxge 1
model "amax.all.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,5,3,0,5,2,2,3,6,1,1,3}
tensor @r0.want.0.u8 : u8[] = {6}
graph "main"(
    %x : u8[3, 4]) {
  %amax = aten.amax.default(self=%x) : u8[]
  return %amax as "amax"
}

fxge 1
model "amax.all.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,false,false,true,false,false,true,true,true}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : bool[3, 4]) {
  %amax = aten.amax.default(self=%x) : bool[]
  return %amax as "amax"
}

fxge 1
model "amax.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {2.9375}
tensor @r0.want.0.f32 : f64[] = {2.9375}
graph "main"(
    %x : f32[]) {
  %amax = aten.amax.default(self=%x) : f32[]
  return %amax as "amax"
}

fxge 1
model "amax.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.96875,1.21875,-2.5625,0.90625,0.875,2.84375,2.90625,1.5,0.9375,-2.75,-2.15625,-1.53125}
tensor @r0.want.0.f32 : f64[] = {2.90625}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %amax = aten.amax.default(self=%x) : f32[]
  return %amax as "amax"
}

fxge 1
model "amin.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.6875,2.21875,1.90625,1.46875,-0.78125,-2.875,-2.09375,3.0625,2.25,2.71875,-1.25,2.21875}
tensor @r0.want.0.f32 : f64[] = {-2.875}
tensor @r1.in.x : f32[4, 6] = {0.6875,2.21875,1.90625,1.46875,-0.78125,-2.875,-2.09375,3.0625,2.25,2.71875,-1.25,2.21875,1.3125,1.8125,-2.46875,-1.625,1.53125,3.09375,2.5625,2.375,-2.25,-2,-2.03125,-1.28125}
tensor @r1.want.0.f32 : f64[] = {-2.875}
graph "main"(
    %x : f32[s77, s27]) {
  %amin = aten.amin.default(self=%x) : f32[]
  return %amin as "amin"
}

fxge 1
model "amin.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.5625,-2.71875,-0.8125,-1.25,-2.25,-0.375,-3.03125,-2.125,2.09375,2.90625,-2.59375,-2.5}
tensor @r0.want.0.bf16 : f64[] = {-3.0312}
graph "main"(
    %x : bf16[3, 4]) {
  %amin = aten.amin.default(self=%x) : bf16[]
  return %amin as "amin"
}

fxge 1
model "amin.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.625,-0.5,-2.938,1.1875,-1.219,0.4375,-2.781,-2.938,-0.7812,2.5,-1.9375,-1.75}
tensor @r0.want.0.f16 : f64[] = {-2.9375}
graph "main"(
    %x : f16[3, 4]) {
  %amin = aten.amin.default(self=%x) : f16[]
  return %amin as "amin"
}

fxge 1
model "amin.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,-4,1,-3,3,-1,-3,-3,-2,-5,7,4}
tensor @r0.want.0.i32 : i32[] = {-5}
graph "main"(
    %x : i32[3, 4]) {
  %amin = aten.amin.default(self=%x) : i32[]
  return %amin as "amin"
}

fxge 1
model "amin.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,-2,0,0,-6,3,4,0,-5,-1,-5,6}
tensor @r0.want.0.i64 : i64[] = {-6}
graph "main"(
    %x : i64[3, 4]) {
  %amin = aten.amin.default(self=%x) : i64[]
  return %amin as "amin"
}

fxge 1
model "amin.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {-2.4375}
tensor @r0.want.0.f32 : f64[] = {-2.4375}
graph "main"(
    %x : f32[]) {
  %amin = aten.amin.default(self=%x) : f32[]
  return %amin as "amin"
}

fxge 1
model "amin.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.15625,-1.3125,1.28125,-0.03125,-0.25,-2.78125,1.875,1.09375,-1.4375,-1.09375,-1.40625,-1.84375}
tensor @r0.want.0.f32 : f64[] = {-2.78125}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %amin = aten.amin.default(self=%x) : f32[]
  return %amin as "amin"
}

fxge 1
model "max.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.5625,0.125,0,-0.46875,0.625,1.5625,2.375,2.15625,1.78125,-2.125,2.46875,0.875}
tensor @r0.want.0.f32 : f64[] = {2.46875}
tensor @r1.in.x : f32[4, 6] = {-1.5625,0.125,0,-0.46875,0.625,1.5625,2.375,2.15625,1.78125,-2.125,2.46875,0.875,-2.28125,1.59375,0.3125,0.53125,-1.3125,1.875,-1.125,-1.40625,-1.25,-2.28125,1.40625,-2.15625}
tensor @r1.want.0.f32 : f64[] = {2.46875}
graph "main"(
    %x : f32[s77, s27]) {
  %max_1 = aten.max.default(self=%x) : f32[]
  return %max_1 as "max_1"
}

fxge 1
model "max.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.25,-1.21875,-1.34375,2.78125,0,1.21875,2.34375,1.5625,1.09375,2.875,-0.125,2.625}
tensor @r0.want.0.bf16 : f64[] = {2.875}
graph "main"(
    %x : bf16[3, 4]) {
  %max_1 = aten.max.default(self=%x) : bf16[]
  return %max_1 as "max_1"
}

fxge 1
model "max.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.969,-3.031,0.6875,-0.5938,-0.6562,0.8125,-1.8125,-3.031,2.875,0.3438,1.5,-2.812}
tensor @r0.want.0.f16 : f64[] = {2.875}
graph "main"(
    %x : f16[3, 4]) {
  %max_1 = aten.max.default(self=%x) : f16[]
  return %max_1 as "max_1"
}

fxge 1
model "max.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,-2,1,1,4,-2,0,-6,-7,-4,1,-7}
tensor @r0.want.0.i32 : i32[] = {4}
graph "main"(
    %x : i32[3, 4]) {
  %max_1 = aten.max.default(self=%x) : i32[]
  return %max_1 as "max_1"
}

fxge 1
model "max.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,4,2,6,6,3,2,-7,-1,-7,0,5}
tensor @r0.want.0.i64 : i64[] = {6}
graph "main"(
    %x : i64[3, 4]) {
  %max_1 = aten.max.default(self=%x) : i64[]
  return %max_1 as "max_1"
}

fxge 1
model "max.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {-2.46875}
tensor @r0.want.0.f32 : f64[] = {-2.46875}
graph "main"(
    %x : f32[]) {
  %max_1 = aten.max.default(self=%x) : f32[]
  return %max_1 as "max_1"
}

fxge 1
model "max.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.375,-2.40625,-0.8125,-3.0625,0.34375,-0.375,2.4375,-2.90625,0.125,2.90625,-1.09375,-1.46875}
tensor @r0.want.0.f32 : f64[] = {2.90625}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %max_1 = aten.max.default(self=%x) : f32[]
  return %max_1 as "max_1"
}

fxge 1
model "min.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.5625,0.25,1.6875,0.09375,-1.875,2.53125,-1.78125,1.5625,1.96875,-1.28125,-0.625,-1.1875}
tensor @r0.want.0.f32 : f64[] = {-1.875}
tensor @r1.in.x : f32[4, 6] = {-0.5625,0.25,1.6875,0.09375,-1.875,2.53125,-1.78125,1.5625,1.96875,-1.28125,-0.625,-1.1875,1.4375,-1.40625,0.46875,-0.875,3.125,-1.71875,-0.03125,-1.75,-2,2.6875,0.0625,0.875}
tensor @r1.want.0.f32 : f64[] = {-2}
graph "main"(
    %x : f32[s77, s27]) {
  %min_1 = aten.min.default(self=%x) : f32[]
  return %min_1 as "min_1"
}

fxge 1
model "min.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.21875,0.125,-0.6875,3.03125,-0.09375,-1.25,2.625,-2.25,-0.4375,-2.75,0.25,-0.5625}
tensor @r0.want.0.bf16 : f64[] = {-2.75}
graph "main"(
    %x : bf16[3, 4]) {
  %min_1 = aten.min.default(self=%x) : bf16[]
  return %min_1 as "min_1"
}

fxge 1
model "min.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.5,-1.75,-2.625,-1.4375,-0.7188,-1.781,-2.875,-2.531,0.0625,1.531,-0.9062,1.625}
tensor @r0.want.0.f16 : f64[] = {-2.875}
graph "main"(
    %x : f16[3, 4]) {
  %min_1 = aten.min.default(self=%x) : f16[]
  return %min_1 as "min_1"
}

fxge 1
model "min.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-5,4,-4,1,1,-7,-7,-7,-3,5,-5,-6}
tensor @r0.want.0.i32 : i32[] = {-7}
graph "main"(
    %x : i32[3, 4]) {
  %min_1 = aten.min.default(self=%x) : i32[]
  return %min_1 as "min_1"
}

fxge 1
model "min.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,7,-2,7,-2,-5,-6,5,1,7,-1,-6}
tensor @r0.want.0.i64 : i64[] = {-6}
graph "main"(
    %x : i64[3, 4]) {
  %min_1 = aten.min.default(self=%x) : i64[]
  return %min_1 as "min_1"
}

fxge 1
model "min.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {-2.65625}
tensor @r0.want.0.f32 : f64[] = {-2.65625}
graph "main"(
    %x : f32[]) {
  %min_1 = aten.min.default(self=%x) : f32[]
  return %min_1 as "min_1"
}

fxge 1
model "min.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.34375,3.125,-3.125,0.75,2.71875,-2.25,3.125,1.03125,-1.84375,-2.28125,-2.84375,2.3125}
tensor @r0.want.0.f32 : f64[] = {-3.125}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %min_1 = aten.min.default(self=%x) : f32[]
  return %min_1 as "min_1"
}

fxge 1
model "any.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,false,false,false,false,true,true,false,true}
tensor @r0.want.0.bool : bool[] = {true}
tensor @r1.in.x : bool[4, 6] = {false,true,true,false,false,false,false,false,true,true,false,true,false,true,false,true,false,true,true,false,true,false,false,true}
tensor @r1.want.0.bool : bool[] = {true}
graph "main"(
    %x : bool[s77, s27]) {
  %any_1 = aten.any.default(self=%x) : bool[]
  return %any_1 as "any_1"
}

fxge 1
model "any.all.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,false,true,true,true,false,false,false,false,true}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : bool[3, 4]) {
  %any_1 = aten.any.default(self=%x) : bool[]
  return %any_1 as "any_1"
}

fxge 1
model "any.zero_d.f32" stage "import"
tensor @r0.in.x : bool[] = {true}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : bool[]) {
  %any_1 = aten.any.default(self=%x) : bool[]
  return %any_1 as "any_1"
}

fxge 1
model "any.strided.f32" stage "import"
tensor @r0.in.x : bool[4, 3]{1, 4} = {true,false,false,true,true,true,false,true,false,true,false,false}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : bool[4, 3]{1, 4}) {
  %any_1 = aten.any.default(self=%x) : bool[]
  return %any_1 as "any_1"
}

fxge 1
model "all.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,false,false,true,true,false,false,true,true}
tensor @r0.want.0.bool : bool[] = {false}
tensor @r1.in.x : bool[4, 6] = {false,true,false,true,false,false,true,true,false,false,true,true,true,false,false,false,false,true,false,true,false,false,true,false}
tensor @r1.want.0.bool : bool[] = {false}
graph "main"(
    %x : bool[s77, s27]) {
  %all_1 = aten.all.default(self=%x) : bool[]
  return %all_1 as "all_1"
}

fxge 1
model "all.all.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,true,false,true,true,false,true,true,true}
tensor @r0.want.0.bool : bool[] = {false}
graph "main"(
    %x : bool[3, 4]) {
  %all_1 = aten.all.default(self=%x) : bool[]
  return %all_1 as "all_1"
}

fxge 1
model "all.zero_d.f32" stage "import"
tensor @r0.in.x : bool[] = {true}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : bool[]) {
  %all_1 = aten.all.default(self=%x) : bool[]
  return %all_1 as "all_1"
}

fxge 1
model "all.strided.f32" stage "import"
tensor @r0.in.x : bool[4, 3]{1, 4} = {false,true,true,true,true,false,false,false,true,false,true,true}
tensor @r0.want.0.bool : bool[] = {false}
graph "main"(
    %x : bool[4, 3]{1, 4}) {
  %all_1 = aten.all.default(self=%x) : bool[]
  return %all_1 as "all_1"
}

fxge 1
model "argmax.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2,-1.5,-0.75,0.75,-1.75,-1,-0.5,-0.25,-1.25,0.5,0,0.25}
tensor @r0.want.0.i64 : i64[] = {3}
tensor @r1.in.x : f32[4, 6] = {-2,2.25,-1.75,3,-0.75,2.5,-0.5,0.25,0.75,0.5,1.75,3.5,2,1.25,1,2.75,-0.25,0,-1,-1.25,1.5,3.75,3.25,-1.5}
tensor @r1.want.0.i64 : i64[] = {21}
graph "main"(
    %x : f32[s77, s27]) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmax.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.75,-1,-2,-0.75,-1.75,-1.5,-0.25,0.5,-0.5,0,-1.25,0.25}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : bf16[3, 4]) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmax.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5,0.25,-2,-0.75,-1,-1.5,-0.25,-1.25,0.5,0,0.75,-1.75}
tensor @r0.want.0.i64 : i64[] = {10}
graph "main"(
    %x : f16[3, 4]) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmax.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,11,0,10,7,5,2,4,9,6,8,3}
tensor @r0.want.0.i64 : i64[] = {1}
graph "main"(
    %x : i32[3, 4]) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmax.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,3,0,5,1,4,6,11,9,8,10,7}
tensor @r0.want.0.i64 : i64[] = {7}
graph "main"(
    %x : i64[3, 4]) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmax.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {-2}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : f32[]) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmax.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.5,-1.25,-2,-1,-1.75,0.75,-0.75,0,0.25,-0.5,0.5,-0.25}
tensor @r0.want.0.i64 : i64[] = {4}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmin.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0,-1.25,-1.5,-2,0.75,0.5,-0.25,-0.75,-0.5,0.25,-1.75,-1}
tensor @r0.want.0.i64 : i64[] = {3}
tensor @r1.in.x : f32[4, 6] = {3,-1.25,-0.5,-2,2.75,2.25,-0.25,1.5,2.5,1.75,0,-1.5,0.75,2,0.25,1.25,-1,3.25,0.5,3.75,3.5,-1.75,-0.75,1}
tensor @r1.want.0.i64 : i64[] = {3}
graph "main"(
    %x : f32[s77, s27]) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "argmin.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.25,0.5,-1,-0.75,-0.5,-1.25,-1.75,-0.25,-2,-1.5,0.75,0}
tensor @r0.want.0.i64 : i64[] = {8}
graph "main"(
    %x : bf16[3, 4]) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "argmin.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.5,-1,-2,-1.25,0,0.25,-0.75,0.5,-0.5,-1.75,-0.25,0.75}
tensor @r0.want.0.i64 : i64[] = {2}
graph "main"(
    %x : f16[3, 4]) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "argmin.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {10,11,1,5,2,6,4,7,9,0,8,3}
tensor @r0.want.0.i64 : i64[] = {9}
graph "main"(
    %x : i32[3, 4]) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "argmin.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,4,1,10,8,11,7,3,9,6,0,2}
tensor @r0.want.0.i64 : i64[] = {10}
graph "main"(
    %x : i64[3, 4]) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "argmin.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {-2}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : f32[]) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "argmin.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.5,-2,0,-0.75,0.25,0.5,-1,-1.75,-1.25,0.75,-0.25,-0.5}
tensor @r0.want.0.i64 : i64[] = {3}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "_is_all_true.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,false,false,true,true,false,true,false}
tensor @r0.want.0.bool : bool[] = {false}
tensor @r1.in.x : bool[4, 6] = {true,true,true,true,true,false,false,true,true,false,true,false,true,true,false,false,false,true,false,false,true,true,true,true}
tensor @r1.want.0.bool : bool[] = {false}
graph "main"(
    %x : bool[s77, s27]) {
  %_is_all_true = aten._is_all_true.default(self=%x) : bool[]
  return %_is_all_true as "_is_all_true"
}

fxge 1
model "_is_all_true.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,false,false,false,false,false,false,false,true,true}
tensor @r0.want.0.bool : bool[] = {false}
graph "main"(
    %x : bool[3, 4]) {
  %_is_all_true = aten._is_all_true.default(self=%x) : bool[]
  return %_is_all_true as "_is_all_true"
}

fxge 1
model "_is_all_true.empty.bool" stage "import"
tensor @r0.in.x : bool[0, 4] = {}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : bool[0, 4]) {
  %_is_all_true = aten._is_all_true.default(self=%x) : bool[]
  return %_is_all_true as "_is_all_true"
}

fxge 1
model "_is_any_true.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : bool[3, 4] = {false,false,true,false,true,false,false,true,true,true,true,false}
tensor @r0.want.0.bool : bool[] = {true}
tensor @r1.in.x : bool[4, 6] = {false,false,true,false,true,false,false,true,true,true,true,false,false,false,true,false,true,true,true,false,true,false,true,true}
tensor @r1.want.0.bool : bool[] = {true}
graph "main"(
    %x : bool[s77, s27]) {
  %_is_any_true = aten._is_any_true.default(self=%x) : bool[]
  return %_is_any_true as "_is_any_true"
}

fxge 1
model "_is_any_true.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,true,false,true,true,false,true,true,false}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : bool[3, 4]) {
  %_is_any_true = aten._is_any_true.default(self=%x) : bool[]
  return %_is_any_true as "_is_any_true"
}

fxge 1
model "_is_any_true.empty.bool" stage "import"
tensor @r0.in.x : bool[0, 4] = {}
tensor @r0.want.0.bool : bool[] = {false}
graph "main"(
    %x : bool[0, 4]) {
  %_is_any_true = aten._is_any_true.default(self=%x) : bool[]
  return %_is_any_true as "_is_any_true"
}

fxge 1
model "any.numbers.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0,1,1,1,0,1,1,1,0,0,0,1}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : f32[3, 4]) {
  %any_1 = aten.any.default(self=%x) : bool[]
  return %any_1 as "any_1"
}

fxge 1
model "any.numbers.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,0,1,1,0,0,0,1,1,1,0,1}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : i64[3, 4]) {
  %any_1 = aten.any.default(self=%x) : bool[]
  return %any_1 as "any_1"
}

fxge 1
model "any.numbers.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,1,1,0,0,0,1,1,0,0,1,0}
tensor @r0.want.0.u8 : u8[] = {1}
graph "main"(
    %x : u8[3, 4]) {
  %any_1 = aten.any.default(self=%x) : u8[]
  return %any_1 as "any_1"
}

fxge 1
model "any.numbers.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0,1,1,1,0,0,0,1,1,0,0,0}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : bf16[3, 4]) {
  %any_1 = aten.any.default(self=%x) : bool[]
  return %any_1 as "any_1"
}

fxge 1
model "any.dim.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : bool[3, 4] = {false,false,true,true,false,false,true,true,true,false,true,true}
tensor @r0.want.0.bool : bool[3] = {true,true,true}
tensor @r1.in.x : bool[4, 6] = {false,false,true,true,false,false,true,true,true,false,true,true,true,true,true,false,false,false,true,true,true,false,true,true}
tensor @r1.want.0.bool : bool[4] = {true,true,true,true}
graph "main"(
    %x : bool[s77, s27]) {
  %any_1 = aten.any.dim(self=%x, dim=-1) : bool[s77]
  return %any_1 as "any_1"
}

fxge 1
model "any.dim.last.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,true,true,false,false,true,false,false,false}
tensor @r0.want.0.bool : bool[3] = {true,true,true}
graph "main"(
    %x : bool[3, 4]) {
  %any_1 = aten.any.dim(self=%x, dim=-1) : bool[3]
  return %any_1 as "any_1"
}

fxge 1
model "any.dim.keep.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,false,true,false,true,true,false,false,false}
tensor @r0.want.0.bool : bool[1, 4] = {true,true,false,true}
graph "main"(
    %x : bool[3, 4]) {
  %any_1 = aten.any.dim(self=%x, dim=0, keepdim=true) : bool[1, 4]
  return %any_1 as "any_1"
}

fxge 1
model "any.dims.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : bool[3, 4, 2] = {false,false,false,true,false,true,true,false,true,false,true,true,false,false,true,false,true,true,true,true,true,true,true,true}
tensor @r0.want.0.bool : bool[4] = {true,true,true,true}
tensor @r1.in.x : bool[4, 6, 2] = {false,false,false,true,false,true,true,false,true,false,true,true,false,false,true,false,true,true,true,true,true,true,true,true,false,true,false,true,true,false,false,false,true,true,false,true,true,false,false,true,false,true,false,false,false,false,true,true}
tensor @r1.want.0.bool : bool[6] = {true,true,true,true,true,true}
graph "main"(
    %x : bool[s77, s27, 2]) {
  %any_1 = aten.any.dims(self=%x, dim=[0, -1]) : bool[s27]
  return %any_1 as "any_1"
}

fxge 1
model "any.dims.two.f32" stage "import"
tensor @r0.in.x : bool[3, 4, 2] = {true,false,false,true,false,true,false,false,false,true,false,true,true,true,true,false,false,false,false,true,false,true,false,false}
tensor @r0.want.0.bool : bool[4] = {true,true,true,true}
graph "main"(
    %x : bool[3, 4, 2]) {
  %any_1 = aten.any.dims(self=%x, dim=[0, -1]) : bool[4]
  return %any_1 as "any_1"
}

fxge 1
model "any.empty.f32" stage "import"
tensor @r0.in.x : bool[0, 4] = {}
tensor @r0.want.0.bool : bool[] = {false}
graph "main"(
    %x : bool[0, 4]) {
  %any_1 = aten.any.default(self=%x) : bool[]
  return %any_1 as "any_1"
}

fxge 1
model "all.numbers.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0,0,0,0,1,1,1,0,1,1,1,0}
tensor @r0.want.0.bool : bool[] = {false}
graph "main"(
    %x : f32[3, 4]) {
  %all_1 = aten.all.default(self=%x) : bool[]
  return %all_1 as "all_1"
}

fxge 1
model "all.numbers.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,1,0,1,0,0,0,0,1,0,1,0}
tensor @r0.want.0.bool : bool[] = {false}
graph "main"(
    %x : i64[3, 4]) {
  %all_1 = aten.all.default(self=%x) : bool[]
  return %all_1 as "all_1"
}

fxge 1
model "all.numbers.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,1,1,1,0,1,0,0,0,0,0,1}
tensor @r0.want.0.u8 : u8[] = {0}
graph "main"(
    %x : u8[3, 4]) {
  %all_1 = aten.all.default(self=%x) : u8[]
  return %all_1 as "all_1"
}

fxge 1
model "all.numbers.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1,1,0,0,1,0,1,1,0,1,1,0}
tensor @r0.want.0.bool : bool[] = {false}
graph "main"(
    %x : bf16[3, 4]) {
  %all_1 = aten.all.default(self=%x) : bool[]
  return %all_1 as "all_1"
}

fxge 1
model "all.dim.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : bool[3, 4] = {false,false,false,false,false,true,false,true,false,false,true,true}
tensor @r0.want.0.bool : bool[3] = {false,false,false}
tensor @r1.in.x : bool[4, 6] = {false,false,false,false,false,true,false,true,false,false,true,true,false,false,false,true,true,false,true,true,true,false,true,true}
tensor @r1.want.0.bool : bool[4] = {false,false,false,false}
graph "main"(
    %x : bool[s77, s27]) {
  %all_1 = aten.all.dim(self=%x, dim=-1) : bool[s77]
  return %all_1 as "all_1"
}

fxge 1
model "all.dim.last.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,false,false,true,true,true,false,true,false,true}
tensor @r0.want.0.bool : bool[3] = {false,false,false}
graph "main"(
    %x : bool[3, 4]) {
  %all_1 = aten.all.dim(self=%x, dim=-1) : bool[3]
  return %all_1 as "all_1"
}

fxge 1
model "all.dim.keep.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,false,true,false,false,true,true,true,false,false}
tensor @r0.want.0.bool : bool[1, 4] = {true,false,false,false}
graph "main"(
    %x : bool[3, 4]) {
  %all_1 = aten.all.dim(self=%x, dim=0, keepdim=true) : bool[1, 4]
  return %all_1 as "all_1"
}

fxge 1
model "all.dims.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : bool[3, 4, 2] = {false,false,false,true,true,true,true,true,true,false,false,false,true,false,true,false,true,false,false,false,false,true,false,false}
tensor @r0.want.0.bool : bool[4] = {false,false,false,false}
tensor @r1.in.x : bool[4, 6, 2] = {false,false,false,true,true,true,true,true,true,false,false,false,true,false,true,false,true,false,false,false,false,true,false,false,false,true,true,true,true,false,false,false,true,false,true,true,false,true,true,true,false,true,true,true,false,false,false,false}
tensor @r1.want.0.bool : bool[6] = {false,false,false,false,false,false}
graph "main"(
    %x : bool[s77, s27, 2]) {
  %all_1 = aten.all.dims(self=%x, dim=[0, -1]) : bool[s27]
  return %all_1 as "all_1"
}

fxge 1
model "all.dims.two.f32" stage "import"
tensor @r0.in.x : bool[3, 4, 2] = {true,true,false,true,false,true,false,true,false,true,false,false,true,true,false,true,false,false,false,false,false,false,false,false}
tensor @r0.want.0.bool : bool[4] = {false,false,false,false}
graph "main"(
    %x : bool[3, 4, 2]) {
  %all_1 = aten.all.dims(self=%x, dim=[0, -1]) : bool[4]
  return %all_1 as "all_1"
}

fxge 1
model "all.empty.f32" stage "import"
tensor @r0.in.x : bool[0, 4] = {}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : bool[0, 4]) {
  %all_1 = aten.all.default(self=%x) : bool[]
  return %all_1 as "all_1"
}

fxge 1
model "sum.dim_IntList.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-3.03125,-0.4375,3.03125,2.28125,-2.09375,-2.46875,-0.34375,1.15625,-1.8125,2.15625,2.1875,2.6875}
tensor @r0.want.0.f32 : f64[3] = {1.84375,-3.75,5.21875}
tensor @r1.in.x : f32[4, 6] = {-3.03125,-0.4375,3.03125,2.28125,-2.09375,-2.46875,-0.34375,1.15625,-1.8125,2.15625,2.1875,2.6875,-0.53125,1.9375,-2.15625,-0.28125,2.03125,-1.90625,0.125,-2.34375,-2.78125,-1.5,1.3125,2.65625}
tensor @r1.want.0.f32 : f64[4] = {-2.71875,6.03125,-0.90625,-2.53125}
graph "main"(
    %x : f32[s77, s27]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : f32[s77]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.96875,-1,-1.96875,1.5625,-2,-1.875,0.9375,-2.625,-2.625,-1.25,-2.375,1.3125}
tensor @r0.want.0.bf16 : f64[3] = {-2.375,-5.5625,-4.9375}
graph "main"(
    %x : bf16[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : bf16[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.25,-0.4688,-1.625,-2.406,-1.594,1.5,3.125,1.9375,-1.5625,2,2.812,0.4062}
tensor @r0.want.0.f16 : f64[3] = {-4.75,4.9688,3.6562}
graph "main"(
    %x : f16[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : f16[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2,-2,3,-4,-2,3,3,5,-2,-2,6,4}
tensor @r0.want.0.i64 : i64[3] = {-5,9,6}
graph "main"(
    %x : i32[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : i64[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,-7,-2,-1,7,5,-4,-7,-1,-5,6,-1}
tensor @r0.want.0.i64 : i64[3] = {-8,1,-1}
graph "main"(
    %x : i64[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : i64[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.last.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {5,6,7,7,1,7,3,1,5,3,0,4}
tensor @r0.want.0.i64 : i64[3] = {25,12,12}
graph "main"(
    %x : u8[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : i64[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.last.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,false,true,false,false,true,false,false,true,true}
tensor @r0.want.0.i64 : i64[3] = {0,2,2}
graph "main"(
    %x : bool[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : i64[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.5625,-2.9375,0.5,-1.59375,-2,0.5625,1.15625,-0.9375,-2.65625,-0.8125,-3.03125,-2.28125}
tensor @r0.want.0.f32 : f64[1, 4] = {-3.09375,-3.1875,-1.375,-4.8125}
graph "main"(
    %x : f32[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {2.1875,-2.28125,0.75,-0.1875,-1.34375,0.0625,-1.65625,2.03125,-2.46875,-0.28125,-1.09375,-0.5625,-1.125,-0.625,1.8125,1.25,1.875,-2.46875,1.65625,2.78125,-0.15625,1.34375,-0.15625,1.65625}
tensor @r0.want.0.f32 : f64[4] = {-3.4375,3.34375,-1.84375,4.9375}
tensor @r1.in.x : f32[4, 6, 2] = {2.1875,-2.28125,0.75,-0.1875,-1.34375,0.0625,-1.65625,2.03125,-2.46875,-0.28125,-1.09375,-0.5625,-1.125,-0.625,1.8125,1.25,1.875,-2.46875,1.65625,2.78125,-0.15625,1.34375,-0.15625,1.65625,-2.15625,0.21875,1.28125,1.3125,-1.96875,0,0.59375,0.8125,-2.84375,0.75,-0.9375,2.96875,0.15625,2.1875,0.71875,0.8125,0.90625,2.96875,0.84375,-1.40625,-2.40625,2.28125,1.75,-2.53125}
tensor @r1.want.0.f32 : f64[6] = {-1.4375,7.75,0.03125,5.65625,-3.78125,1.09375}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[0, 2]) : f32[s27]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {2.28125,-2.8125,2,-1.03125,-0.9375,3.125,-1.03125,1,-0.40625,-0.6875,2.625,1.0625,1.71875,1.59375,0.46875,2.15625,-0.625,0,2.4375,-1.90625,0.75,-1.03125,-0.0625,-1.8125}
tensor @r0.want.0.f32 : f64[4] = {-2.25,5.1875,5.21875,0.71875}
graph "main"(
    %x : f32[3, 4, 2]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[0, 2]) : f32[4]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {2.34375,0.96875,-1.21875,0.75,2.03125,-1.28125,-3.125,-1.4375,1.625,-2.96875,2.8125,0.34375,2.59375,-1.75,0.3125,-1.65625,-1.1875,0.65625,-1.25,-2.46875,-1.71875,0.90625,1.75,0.5625}
tensor @r0.want.0.f32 : f64[2, 4] = {2.78125,0.34375,2.90625,-1.0625,-1.34375,-1.375,-2.125,-2.53125}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[1]) : f32[2, 4]
  return %sum_1 as "sum_1"
}

fxge 1
model "mean.dim.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.21875,-0.84375,-1.0625,1.25,2.25,-2.625,-2.40625,-1.625,3.0625,0.03125,-0.46875,-0.25}
tensor @r0.want.0.f32 : f64[3] = {0.140625,-1.101562,0.59375}
tensor @r1.in.x : f32[4, 6] = {1.21875,-0.84375,-1.0625,1.25,2.25,-2.625,-2.40625,-1.625,3.0625,0.03125,-0.46875,-0.25,-1.84375,0.59375,0.5625,-0.625,2.96875,-1.84375,2.84375,2.3125,-1.21875,-0.65625,-2.3125,1.125}
tensor @r1.want.0.f32 : f64[4] = {0.03125,-0.2760417,-0.03125,0.3489583}
graph "main"(
    %x : f32[s77, s27]) {
  %mean = aten.mean.dim(self=%x, dim=[-1]) : f32[s77]
  return %mean as "mean"
}

fxge 1
model "mean.dim.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.9375,-1.25,0.84375,1.40625,2.46875,1.09375,1.28125,0.9375,-2.03125,-3,2.96875,1.5}
tensor @r0.want.0.bf16 : f64[3] = {0.98438,1.4453,-0.14062}
graph "main"(
    %x : bf16[3, 4]) {
  %mean = aten.mean.dim(self=%x, dim=[-1]) : bf16[3]
  return %mean as "mean"
}

fxge 1
model "mean.dim.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.5,-0.9375,2.25,2.969,-3.094,1.719,-1.3125,-2.812,-1.594,-2.375,-0.3438,0.9375}
tensor @r0.want.0.f16 : f64[3] = {0.69531,-1.375,-0.84375}
graph "main"(
    %x : f16[3, 4]) {
  %mean = aten.mean.dim(self=%x, dim=[-1]) : f16[3]
  return %mean as "mean"
}

fxge 1
model "mean.dim.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.09375,2.875,-0.84375,-2.25,2.375,3.125,-2.34375,-2.1875,-2.40625,1.375,-0.34375,-2.5625}
tensor @r0.want.0.f32 : f64[1, 4] = {0.6875,2.458333,-1.177083,-2.333333}
graph "main"(
    %x : f32[3, 4]) {
  %mean = aten.mean.dim(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %mean as "mean"
}

fxge 1
model "mean.dim.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {1.90625,-0.1875,1.21875,-1.75,3.09375,-0.1875,-2.6875,-0.625,-0.09375,-1.40625,2.5625,1.5,0.59375,1.875,-1.625,0.9375,0.6875,-2.25,1.84375,-3.0625,-2.53125,-1.9375,-2.46875,1.40625}
tensor @r0.want.0.f32 : f64[4] = {-0.2239583,0.3854167,0.1510417,-0.84375}
tensor @r1.in.x : f32[4, 6, 2] = {1.90625,-0.1875,1.21875,-1.75,3.09375,-0.1875,-2.6875,-0.625,-0.09375,-1.40625,2.5625,1.5,0.59375,1.875,-1.625,0.9375,0.6875,-2.25,1.84375,-3.0625,-2.53125,-1.9375,-2.46875,1.40625,2,0.71875,-2.34375,-1.53125,2.9375,3.0625,0.15625,2.59375,-2.875,0.625,-2.59375,0.375,1.125,1.875,-2.15625,2.75,2.34375,1.875,-2.75,-0.03125,1.96875,-0.3125,1.84375,-1.28125}
tensor @r1.want.0.f32 : f64[6] = {1.238281,-0.5625,1.445312,-0.5703125,-0.8203125,0.1679688}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %mean = aten.mean.dim(self=%x, dim=[0, 2]) : f32[s27]
  return %mean as "mean"
}

fxge 1
model "mean.dim.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {1.46875,0,-2.59375,-0.5,-2.09375,2.90625,0.125,2.40625,-2.875,-2.5625,0.125,-0.84375,1.40625,-0.53125,0.5625,-2.0625,3.0625,-1.78125,-2,-0.6875,0.59375,0.53125,-3.03125,0.59375}
tensor @r0.want.0.f32 : f64[4] = {-0.4479167,-1.083333,0.46875,-0.234375}
graph "main"(
    %x : f32[3, 4, 2]) {
  %mean = aten.mean.dim(self=%x, dim=[0, 2]) : f32[4]
  return %mean as "mean"
}

fxge 1
model "mean.dim.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {-1.3125,-2.03125,-2.6875,-2.21875,-1.3125,3.09375,-3,-0.3125,2.65625,3.03125,2.78125,2.1875,-0.8125,-1.9375,0.53125,2.34375,1.21875,0.28125,-2.71875,-0.9375,-1.03125,-2.6875,2.90625,-0.84375}
tensor @r0.want.0.f32 : f64[2, 4] = {0.8541667,-0.875,-1.052083,0.1458333,0.4270833,-0.3229167,-0.5104167,0.3958333}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %mean = aten.mean.dim(self=%x, dim=[1]) : f32[2, 4]
  return %mean as "mean"
}

fxge 1
model "amax.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.28125,1.34375,2.90625,2.15625,-0.6875,2.75,3.09375,-1.625,-1.75,1.78125,0.46875,1.5625}
tensor @r0.want.0.f32 : f64[3] = {2.90625,3.09375,1.78125}
tensor @r1.in.x : f32[4, 6] = {-0.28125,1.34375,2.90625,2.15625,-0.6875,2.75,3.09375,-1.625,-1.75,1.78125,0.46875,1.5625,-1.4375,-1.84375,3.125,3.0625,-2,0,-2.28125,1.5625,0.75,1.46875,-0.65625,0.90625}
tensor @r1.want.0.f32 : f64[4] = {2.90625,3.09375,3.125,1.5625}
graph "main"(
    %x : f32[s77, s27]) {
  %amax = aten.amax.default(self=%x, dim=[-1]) : f32[s77]
  return %amax as "amax"
}

fxge 1
model "amax.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.625,-1.875,2.46875,-1.59375,2.71875,1.0625,2.875,-1.75,-1.5625,2.59375,-1.8125,-1.03125}
tensor @r0.want.0.bf16 : f64[3] = {2.625,2.875,2.5938}
graph "main"(
    %x : bf16[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[-1]) : bf16[3]
  return %amax as "amax"
}

fxge 1
model "amax.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.5,-2.625,-1.75,0.5938,2.875,-1.094,2.469,0.1875,2.656,2.562,0.9688,2.75}
tensor @r0.want.0.f16 : f64[3] = {0.59375,2.875,2.75}
graph "main"(
    %x : f16[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[-1]) : f16[3]
  return %amax as "amax"
}

fxge 1
model "amax.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,1,1,-5,-1,4,1,5,0,-1,3,5}
tensor @r0.want.0.i32 : i32[3] = {1,5,5}
graph "main"(
    %x : i32[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[-1]) : i32[3]
  return %amax as "amax"
}

fxge 1
model "amax.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,-4,-2,6,3,0,-1,-1,3,-7,6,-3}
tensor @r0.want.0.i64 : i64[3] = {6,3,6}
graph "main"(
    %x : i64[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[-1]) : i64[3]
  return %amax as "amax"
}

fxge 1
model "amax.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.4375,-2.375,1.21875,-1.71875,2.625,0.375,0.15625,-2.71875,1.65625,2.09375,-3.125,-0.59375}
tensor @r0.want.0.f32 : f64[1, 4] = {2.625,2.09375,1.21875,-0.59375}
graph "main"(
    %x : f32[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %amax as "amax"
}

fxge 1
model "amax.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {2.125,2.3125,-3.0625,-2.71875,1.375,-2.8125,-1.21875,1.90625,2.5625,0.125,-0.25,0.15625,-2.28125,-0.3125,-2.96875,-1.375,2.21875,0.65625,-0.9375,3.0625,2.75,-2.34375,-0.21875,0.25}
tensor @r0.want.0.f32 : f64[4] = {2.5625,3.0625,2.75,1.90625}
tensor @r1.in.x : f32[4, 6, 2] = {2.125,2.3125,-3.0625,-2.71875,1.375,-2.8125,-1.21875,1.90625,2.5625,0.125,-0.25,0.15625,-2.28125,-0.3125,-2.96875,-1.375,2.21875,0.65625,-0.9375,3.0625,2.75,-2.34375,-0.21875,0.25,-1.28125,-2.5,1.96875,0.34375,0.9375,2.5625,2.78125,-1.3125,-2.5625,-3.125,2.84375,-0.28125,1.46875,0.46875,0.5625,1.53125,0.90625,2.59375,0.65625,-1,0.6875,0.125,1.46875,-2.5}
tensor @r1.want.0.f32 : f64[6] = {2.3125,1.96875,2.59375,3.0625,2.75,2.84375}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %amax = aten.amax.default(self=%x, dim=[0, 2]) : f32[s27]
  return %amax as "amax"
}

fxge 1
model "amax.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-1.3125,-2.5625,-0.09375,3.09375,-1.28125,-2.71875,1.875,-2.75,2.65625,0.96875,-0.8125,-0.21875,2.125,1.28125,-1.625,-0.125,-1.375,2.15625,2.5,-0.1875,1.40625,-2.65625,1.75,0.96875}
tensor @r0.want.0.f32 : f64[4] = {2.65625,3.09375,2.125,1.875}
graph "main"(
    %x : f32[3, 4, 2]) {
  %amax = aten.amax.default(self=%x, dim=[0, 2]) : f32[4]
  return %amax as "amax"
}

fxge 1
model "amax.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {-1.96875,1.21875,-2.5625,0.90625,0.875,2.84375,2.90625,1.5,0.9375,-2.75,-2.15625,-1.53125,-1.75,2.1875,-1.15625,2.625,-0.6875,-1.71875,-1.25,2.875,-0.8125,2.6875,-0.625,-2.25}
tensor @r0.want.0.f32 : f64[2, 4] = {0.9375,-1.25,0.875,2.90625,1.21875,2.875,2.84375,2.625}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %amax = aten.amax.default(self=%x, dim=[1]) : f32[2, 4]
  return %amax as "amax"
}

fxge 1
model "amin.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3,-0.6875,-2.9375,-0.75,-1.03125,0.09375,2.75,1.28125,2.40625,-0.9375,-0.90625,-0.4375}
tensor @r0.want.0.f32 : f64[3] = {-2.9375,-1.03125,-0.9375}
tensor @r1.in.x : f32[4, 6] = {3,-0.6875,-2.9375,-0.75,-1.03125,0.09375,2.75,1.28125,2.40625,-0.9375,-0.90625,-0.4375,-0.34375,-1.84375,2.3125,2.625,2.75,-2.34375,-1.4375,2.625,-0.46875,-2.9375,2.625,-3.09375}
tensor @r1.want.0.f32 : f64[4] = {-2.9375,-0.9375,-2.34375,-3.09375}
graph "main"(
    %x : f32[s77, s27]) {
  %amin = aten.amin.default(self=%x, dim=[-1]) : f32[s77]
  return %amin as "amin"
}

fxge 1
model "amin.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.03125,1.5,2.8125,2.53125,-0.9375,-2.96875,-2.03125,-0.21875,0.625,2.28125,2.90625,1.46875}
tensor @r0.want.0.bf16 : f64[3] = {-2.0312,-2.9688,0.625}
graph "main"(
    %x : bf16[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[-1]) : bf16[3]
  return %amin as "amin"
}

fxge 1
model "amin.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.7188,0.25,-1.375,0.2812,2.125,2.094,0.8438,0.6875,0.1875,-0.5,-0.03125,-2.219}
tensor @r0.want.0.f16 : f64[3] = {-1.375,0.6875,-2.2188}
graph "main"(
    %x : f16[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[-1]) : f16[3]
  return %amin as "amin"
}

fxge 1
model "amin.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,6,2,-6,4,-4,-7,7,1,4,-3,3}
tensor @r0.want.0.i32 : i32[3] = {-6,-7,-3}
graph "main"(
    %x : i32[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[-1]) : i32[3]
  return %amin as "amin"
}

fxge 1
model "amin.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3,-6,4,0,3,0,7,7,-6,-3,4,0}
tensor @r0.want.0.i64 : i64[3] = {-6,0,-6}
graph "main"(
    %x : i64[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[-1]) : i64[3]
  return %amin as "amin"
}

fxge 1
model "amin.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.625,-2.84375,0.8125,-2.75,0.46875,2.8125,-2.6875,-1.78125,-2.875,-2.1875,-0.84375,-0.28125}
tensor @r0.want.0.f32 : f64[1, 4] = {-2.875,-2.84375,-2.6875,-2.75}
graph "main"(
    %x : f32[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %amin as "amin"
}

fxge 1
model "amin.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {0.96875,-0.59375,-2.5625,1.3125,-2.65625,1.25,0.15625,3.0625,-1,1.15625,0.90625,2.53125,1.4375,0.09375,-2.84375,1.1875,-3.03125,0.46875,3.125,1.6875,0.96875,1.8125,-0.875,1.125}
tensor @r0.want.0.f32 : f64[4] = {-3.03125,-2.5625,-2.65625,-2.84375}
tensor @r1.in.x : f32[4, 6, 2] = {0.96875,-0.59375,-2.5625,1.3125,-2.65625,1.25,0.15625,3.0625,-1,1.15625,0.90625,2.53125,1.4375,0.09375,-2.84375,1.1875,-3.03125,0.46875,3.125,1.6875,0.96875,1.8125,-0.875,1.125,-1.15625,-2.125,-2.9375,-0.34375,-0.78125,1.34375,0.75,-2.375,1.21875,-0.1875,-2.625,2.34375,-0.375,-0.03125,0.875,-1.34375,2.53125,-0.875,0.84375,-1.8125,2.9375,-0.8125,-1.375,1.875}
tensor @r1.want.0.f32 : f64[6] = {-2.125,-2.9375,-3.03125,-2.375,-1,-2.625}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %amin = aten.amin.default(self=%x, dim=[0, 2]) : f32[s27]
  return %amin as "amin"
}

fxge 1
model "amin.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {2.8125,-0.53125,-2.625,-0.90625,-2.9375,1.28125,-1.5,0.46875,2.5,-1.3125,-1.46875,2.65625,-2.125,-3.0625,2.28125,-0.5,-0.75,1.21875,-0.5625,3,-1.09375,2.125,-1.34375,1.4375}
tensor @r0.want.0.f32 : f64[4] = {-1.3125,-2.625,-3.0625,-1.5}
graph "main"(
    %x : f32[3, 4, 2]) {
  %amin = aten.amin.default(self=%x, dim=[0, 2]) : f32[4]
  return %amin as "amin"
}

fxge 1
model "amin.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {-1.15625,-1.3125,1.28125,-0.03125,-0.25,-2.78125,1.875,1.09375,-1.4375,-1.09375,-1.40625,-1.84375,2.0625,-0.53125,1.1875,-0.9375,-0.28125,0.5625,-2.59375,0.34375,0.71875,-0.15625,2.96875,-1.03125}
tensor @r0.want.0.f32 : f64[2, 4] = {-1.4375,-2.59375,-0.25,1.1875,-1.3125,-1.84375,-2.78125,-1.03125}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %amin = aten.amin.default(self=%x, dim=[1]) : f32[2, 4]
  return %amin as "amin"
}

fxge 1
model "var.correction.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.375,2.78125,-3.0625,0.34375,0.1875,-3.125,2.125,-1.40625,-0.34375,-2.78125,-0.3125,-0.90625}
tensor @r0.want.0.f32 : f64[3] = {5.782878,5.021077,1.351807}
tensor @r1.in.x : f32[4, 6] = {-0.375,2.78125,-3.0625,0.34375,0.1875,-3.125,2.125,-1.40625,-0.34375,-2.78125,-0.3125,-0.90625,2.9375,0.0625,-1.375,-2.71875,-1.75,1.8125,1.3125,1.9375,-2.15625,1.53125,-0.0625,1.84375}
tensor @r1.want.0.f32 : f64[4] = {5.082682,2.615104,4.81709,2.527637}
graph "main"(
    %x : f32[s77, s27]) {
  %var = aten.var.correction(self=%x, dim=[-1]) : f32[s77]
  return %var as "var"
}

fxge 1
model "var.correction.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.9375,-0.96875,-0.75,-2.75,-3.03125,0.75,-1.53125,0.71875,0.34375,-0.125,1.625,2.125}
tensor @r0.want.0.bf16 : f64[3] = {0.8785,3.4065,1.1174}
tensor @r0.own.0 : f64[] = {0.00012}
graph "main"(
    %x : bf16[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[-1]) : bf16[3]
  return %var as "var"
}

fxge 1
model "var.correction.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.625,0.03125,0.3125,-3.094,-1.4375,0.3125,-2.031,0.2812,1.9375,2.531,-0.5625,-2.938}
tensor @r0.want.0.f16 : f64[3] = {5.5189,1.4342,6.2906}
tensor @r0.own.0 : f64[] = {0.00025}
graph "main"(
    %x : f16[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[-1]) : f16[3]
  return %var as "var"
}

fxge 1
model "var.correction.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.71875,1.46875,2.4375,1.6875,1,-2.21875,-1.75,1.65625,0.15625,-1.90625,-1.3125,2}
tensor @r0.want.0.f32 : f64[1, 4] = {1.936523,4.18099,5.298177,0.03613281}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %var as "var"
}

fxge 1
model "var.correction.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {-2.15625,-1.59375,-0.09375,0.8125,-0.875,1.84375,3.03125,1.3125,0.59375,1.96875,-0.0625,-3.0625,1.8125,2.53125,-3,1.53125,2.375,-2.40625,-2.78125,1.03125,1.25,-2.65625,-2.96875,0.09375}
tensor @r0.want.0.f32 : f64[4] = {4.520215,3.194303,3.986491,6.215625}
tensor @r1.in.x : f32[4, 6, 2] = {-2.15625,-1.59375,-0.09375,0.8125,-0.875,1.84375,3.03125,1.3125,0.59375,1.96875,-0.0625,-3.0625,1.8125,2.53125,-3,1.53125,2.375,-2.40625,-2.78125,1.03125,1.25,-2.65625,-2.96875,0.09375,1.40625,0.875,-0.875,2.03125,0.5,0.53125,-2.0625,-2.90625,-1.46875,1.625,-1.5625,-1.5,-1.875,-2.625,0.34375,1.46875,0.9375,-2.71875,-0.90625,-3.0625,2.875,1.1875,-1.375,-2.78125}
tensor @r1.want.0.f32 : f64[6] = {4.243025,2.652187,3.484863,5.368565,3.386998,1.525792}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %var = aten.var.correction(self=%x, dim=[0, 2]) : f32[s27]
  return %var as "var"
}

fxge 1
model "var.correction.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {0.4375,0.625,-0.75,3.03125,-0.53125,-2.53125,-2.375,-3.0625,-0.28125,3.125,1.5,0.59375,2.875,-2.875,3.03125,3.0625,-3.09375,-1.84375,-0.125,0.78125,-1.15625,0.65625,0.71875,-3.03125}
tensor @r0.want.0.f32 : f64[4] = {4.644043,1.752116,4.574609,8.56696}
graph "main"(
    %x : f32[3, 4, 2]) {
  %var = aten.var.correction(self=%x, dim=[0, 2]) : f32[4]
  return %var as "var"
}

fxge 1
model "var.correction.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {1.6875,-0.65625,0.9375,-2.6875,-2.4375,2.8125,-1.0625,-1.78125,-2.0625,1.15625,2.21875,-1.15625,-1.5625,-0.78125,0.5625,-1.125,0.96875,0.75,0.25,1.375,-1.21875,-2.90625,3.0625,1.21875}
tensor @r0.want.0.f32 : f64[2, 4] = {3.961263,0.9983724,0.3948568,4.317708,0.9046224,4.20931,8.355794,2.487305}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %var = aten.var.correction(self=%x, dim=[1]) : f32[2, 4]
  return %var as "var"
}

fxge 1
model "var.dim.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.125,-2.125,1.1875,1.84375,-1.65625,-2.71875,-2.15625,2.40625,0.28125,-2.4375,-1.1875,2.28125}
tensor @r0.want.0.f32 : f64[3] = {3.526286,5.440104,4.117513}
tensor @r1.in.x : f32[4, 6] = {-1.125,-2.125,1.1875,1.84375,-1.65625,-2.71875,-2.15625,2.40625,0.28125,-2.4375,-1.1875,2.28125,0.03125,1.53125,-1.125,0.875,-2.15625,-1.3125,1.28125,-2.78125,0.34375,-2.09375,-0.625,-1.0625}
tensor @r1.want.0.f32 : f64[4] = {3.441699,4.592839,1.994824,2.267057}
graph "main"(
    %x : f32[s77, s27]) {
  %var = aten.var.dim(self=%x, dim=[-1]) : f32[s77]
  return %var as "var"
}

fxge 1
model "var.dim.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.8125,-3,-0.28125,-0.59375,1.65625,-2.34375,-0.34375,-2.40625,-2.71875,-0.53125,1.90625,-0.25}
tensor @r0.want.0.bf16 : f64[3] = {3.8844,3.7301,3.5784}
tensor @r0.own.0 : f64[] = {0.0016}
graph "main"(
    %x : bf16[3, 4]) {
  %var = aten.var.dim(self=%x, dim=[-1]) : bf16[3]
  return %var as "var"
}

fxge 1
model "var.dim.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.8125,1.656,-2.5,-2.781,-1.875,-0.5625,0.5312,1.219,-2.312,1.031,1.406,-0.4375}
tensor @r0.want.0.f16 : f64[3] = {5.137,1.8271,2.8519}
tensor @r0.own.0 : f64[] = {6.3e-05}
graph "main"(
    %x : f16[3, 4]) {
  %var = aten.var.dim(self=%x, dim=[-1]) : f16[3]
  return %var as "var"
}

fxge 1
model "var.dim.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.375,-0.5625,2.53125,-1.46875,-2.28125,-2.78125,2.625,0.46875,-1.34375,-0.875,2.40625,3}
tensor @r0.want.0.f32 : f64[1, 4] = {0.3251953,1.442383,0.01204427,5.02181}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.dim(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %var as "var"
}

fxge 1
model "var.dim.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {-1.15625,1.5,-2.28125,1.78125,1.1875,-2.3125,0.59375,1.875,-1.96875,-2.40625,-1.78125,2.5,1.25,2.15625,0.75,1.25,-1.71875,-1.75,1.71875,1.03125,-0.625,-0.96875,-1.125,-1.15625}
tensor @r0.want.0.f32 : f64[4] = {1.978906,4.069694,2.84401,1.559635}
tensor @r1.in.x : f32[4, 6, 2] = {-1.15625,1.5,-2.28125,1.78125,1.1875,-2.3125,0.59375,1.875,-1.96875,-2.40625,-1.78125,2.5,1.25,2.15625,0.75,1.25,-1.71875,-1.75,1.71875,1.03125,-0.625,-0.96875,-1.125,-1.15625,2.59375,-2,1.84375,-2.96875,1.78125,2.84375,0.375,0.25,2.3125,-2.78125,-1.3125,-0.15625,0.46875,2.1875,2.71875,0.03125,0.625,2.03125,-1.34375,-2.15625,3,-0.46875,2.78125,0.34375}
tensor @r1.want.0.f32 : f64[6] = {2.772321,4.126674,3.949707,1.979614,4.484358,3.089268}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %var = aten.var.dim(self=%x, dim=[0, 2]) : f32[s27]
  return %var as "var"
}

fxge 1
model "var.dim.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {0.0625,0.875,-2.5625,-0.5625,-2.28125,1.78125,1.6875,-0.125,-2.375,3.09375,0.4375,-0.78125,-2.59375,1.3125,-2.3125,-3.0625,-2.71875,2.71875,2.125,-3,-2.71875,-0.15625,0.03125,1.6875}
tensor @r0.want.0.f32 : f64[4] = {6.061491,3.6111,4.125944,3.941569}
graph "main"(
    %x : f32[3, 4, 2]) {
  %var = aten.var.dim(self=%x, dim=[0, 2]) : f32[4]
  return %var as "var"
}

fxge 1
model "var.dim.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {-3.03125,0.15625,-0.8125,-0.875,-2.3125,1.25,2.8125,-1.0625,-1.90625,-1.28125,2.75,-3,-2.53125,1.03125,0.65625,-2.78125,2.96875,-0.375,1.5625,-0.03125,0.03125,-0.5,-2.9375,1.46875}
tensor @r0.want.0.f32 : f64[2, 4] = {10.17188,3.290365,2.017904,8.437826,0.5283203,2.340169,0.9091797,4.570638}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %var = aten.var.dim(self=%x, dim=[1]) : f32[2, 4]
  return %var as "var"
}

fxge 1
model "std.correction.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.75,-0.3125,2.65625,-0.53125,2.46875,-0.65625,-0.53125,-1.0625,-1,0.40625,-2.78125,-3}
tensor @r0.want.0.f32 : f64[3] = {1.806834,1.625275,1.606262}
tensor @r1.in.x : f32[4, 6] = {2.75,-0.3125,2.65625,-0.53125,2.46875,-0.65625,-0.53125,-1.0625,-1,0.40625,-2.78125,-3,2.6875,2.0625,-1.25,2.1875,-0.90625,-2.34375,0.875,0.21875,0.03125,-2.875,1.5625,0.75}
tensor @r1.want.0.f32 : f64[4] = {1.717556,1.321214,2.151671,1.551209}
graph "main"(
    %x : f32[s77, s27]) {
  %std = aten.std.correction(self=%x, dim=[-1]) : f32[s77]
  return %std as "std"
}

fxge 1
model "std.correction.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-3.09375,-1.625,-0.1875,2,0.03125,-1.84375,2.15625,-2.6875,1.625,-2.6875,-2.21875,-0.875}
tensor @r0.want.0.bf16 : f64[3] = {2.1707,2.1525,1.935}
tensor @r0.own.0 : f64[] = {0.0017}
graph "main"(
    %x : bf16[3, 4]) {
  %std = aten.std.correction(self=%x, dim=[-1]) : bf16[3]
  return %std as "std"
}

fxge 1
model "std.correction.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.938,1.844,-1.5,-0.5938,2.062,-1.0625,-1.969,0.2812,1.3125,1.344,-2.469,1.25}
tensor @r0.want.0.f16 : f64[3] = {2.0676,1.7531,1.8858}
tensor @r0.own.0 : f64[] = {0.00036}
graph "main"(
    %x : f16[3, 4]) {
  %std = aten.std.correction(self=%x, dim=[-1]) : f16[3]
  return %std as "std"
}

fxge 1
model "std.correction.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.65625,2.84375,0.09375,0.5625,-3.09375,2.8125,-0.46875,2,3.125,-0.21875,-0.0625,-0.25}
tensor @r0.want.0.f32 : f64[1, 4] = {3.133478,1.759183,0.2903617,1.139376}
graph "main"(
    %x : f32[3, 4]) {
  %std = aten.std.correction(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %std as "std"
}

fxge 1
model "std.correction.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {2.9375,-0.15625,2.8125,-2.40625,1.09375,1.15625,1.78125,-1.625,2.09375,0,3.09375,-2.9375,-2.5625,-1.71875,0.28125,2.75,-3.0625,-3.0625,0.875,2.4375,-2.75,3,-1.78125,-2.84375}
tensor @r0.want.0.f32 : f64[4] = {2.511354,2.687185,2.370122,2.207734}
tensor @r1.in.x : f32[4, 6, 2] = {2.9375,-0.15625,2.8125,-2.40625,1.09375,1.15625,1.78125,-1.625,2.09375,0,3.09375,-2.9375,-2.5625,-1.71875,0.28125,2.75,-3.0625,-3.0625,0.875,2.4375,-2.75,3,-1.78125,-2.84375,-2.03125,1.625,-2.21875,-2.75,1.96875,0.65625,1.75,0.71875,1.90625,1.625,2.9375,2.53125,-0.75,-1.8125,2.59375,1.875,0.53125,1.9375,1.71875,-3.09375,-0.375,3.125,-2.71875,0.53125}
tensor @r1.want.0.f32 : f64[6] = {1.938035,2.47824,2.051067,1.928099,1.993852,2.725374}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %std = aten.std.correction(self=%x, dim=[0, 2]) : f32[s27]
  return %std as "std"
}

fxge 1
model "std.correction.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-3,2.78125,2.9375,2.09375,1.84375,-1.09375,1.34375,-0.9375,2.46875,-0.0625,1.40625,2.90625,-0.375,2.09375,-0.75,1,-0.46875,0.9375,-1.34375,3,1.65625,-0.3125,-1.90625,3.125}
tensor @r0.want.0.f32 : f64[4] = {2.133386,1.677827,1.381189,1.84719}
graph "main"(
    %x : f32[3, 4, 2]) {
  %std = aten.std.correction(self=%x, dim=[0, 2]) : f32[4]
  return %std as "std"
}

fxge 1
model "std.correction.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {2.34375,-0.4375,0.34375,0.9375,-2.8125,0.25,1.3125,-1.75,0.53125,-2.46875,-2.59375,2.40625,2.34375,0.90625,0.09375,2.09375,2.46875,-1.375,-1.875,-3,0.4375,-0.78125,0.21875,-0.0625}
tensor @r0.want.0.f32 : f64[2, 4] = {1.084334,1.53125,2.607144,0.6704806,1.016626,2.795493,0.8506661,1.926633}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %std = aten.std.correction(self=%x, dim=[1]) : f32[2, 4]
  return %std as "std"
}

fxge 1
model "logsumexp.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.3125,2.46875,-1.03125,-2.40625,0.65625,-2.34375,-2.90625,1.03125,2.125,-2.4375,-1.90625,-2.34375}
tensor @r0.want.0.f32 : f64[3] = {2.513932,1.585712,2.163884}
tensor @r1.in.x : f32[4, 6] = {-2.3125,2.46875,-1.03125,-2.40625,0.65625,-2.34375,-2.90625,1.03125,2.125,-2.4375,-1.90625,-2.34375,-2.46875,2.40625,2.625,2.09375,-2.09375,-0.5,1.65625,-0.34375,1.9375,3.0625,-1.09375,-2.5625}
tensor @r1.want.0.f32 : f64[4] = {2.665624,2.447908,3.521247,3.546253}
graph "main"(
    %x : f32[s77, s27]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[-1]) : f32[s77]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.90625,0.1875,0.28125,-0.9375,-1.71875,2.96875,-1.375,-0.46875,0.09375,-2.5625,-3.09375,0.03125}
tensor @r0.want.0.bf16 : f64[3] = {1.686,3.0217,0.81203}
tensor @r0.own.0 : f64[] = {0.002}
graph "main"(
    %x : bf16[3, 4]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[-1]) : bf16[3]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.594,1.8125,2.25,-1.125,-1,-0.6562,-1.844,1.8125,1.469,1.469,-1.5,2.812}
tensor @r0.want.0.f16 : f64[3] = {2.7814,1.97,3.2411}
tensor @r0.own.0 : f64[] = {0.00033}
graph "main"(
    %x : f16[3, 4]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[-1]) : f16[3]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,-4,-4,-3,-1,3,3,6,-7,-3,7,2}
tensor @r0.want.0.f32 : f64[3] = {6.000214,6.095752,7.006761}
graph "main"(
    %x : i64[3, 4]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[-1]) : f32[3]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.78125,2.65625,-0.34375,-3.03125,-3.0625,1.0625,-2.5,-2.625,-1.28125,-1.03125,-0.3125,-0.0625}
tensor @r0.want.0.f32 : f64[1, 4] = {2.801154,2.861797,0.4205552,0.05837089}
graph "main"(
    %x : f32[3, 4]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {3.09375,1.875,1.59375,0.5,-2.75,-0.0625,2,2.125,0.6875,0.1875,3.03125,-2.65625,2.8125,-0.375,-2.34375,-2.0625,-0.96875,-0.5625,2.03125,-0.46875,2.6875,-2.25,-1.15625,0.46875}
tensor @r0.want.0.f32 : f64[4] = {3.488132,3.572728,3.500814,2.884673}
tensor @r1.in.x : f32[4, 6, 2] = {3.09375,1.875,1.59375,0.5,-2.75,-0.0625,2,2.125,0.6875,0.1875,3.03125,-2.65625,2.8125,-0.375,-2.34375,-2.0625,-0.96875,-0.5625,2.03125,-0.46875,2.6875,-2.25,-1.15625,0.46875,-2.65625,-0.5,-0.21875,1.03125,2.09375,0.9375,0.0625,1.625,0.40625,0.96875,-2.5625,-2.875,-1.84375,-0.9375,1.4375,-0.84375,0.4375,1.625,-2.8125,2.9375,0.0625,-1.96875,-0.0625,-0.125}
tensor @r1.want.0.f32 : f64[6] = {3.853245,2.710869,2.957449,3.893511,3.149963,3.20524}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[0, 2]) : f32[s27]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-0.90625,-2.78125,-1,-0.0625,0.78125,-2.9375,1.3125,0.3125,-0.53125,-2.1875,0.65625,-1.625,-0.6875,-1.5625,0.875,-2.3125,-2.84375,-1.78125,-1.8125,-0.59375,3.09375,-2.65625,2.125,-0.59375}
tensor @r0.want.0.f32 : f64[4] = {0.3312433,1.422446,3.222051,2.803683}
graph "main"(
    %x : f32[3, 4, 2]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[0, 2]) : f32[4]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {2.375,-1.3125,2.6875,-1.84375,-1.875,2.21875,2.84375,-0.8125,0.78125,-2.25,-0.34375,2.59375,0.8125,-2.59375,0,2.9375,-0.90625,-0.40625,-1.46875,-1.875,-1.6875,0.125,-1.125,-1.15625}
tensor @r0.want.0.f32 : f64[2, 4] = {2.590711,2.749462,0.9523801,2.918026,0.03988317,2.61677,2.342163,2.976908}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[1]) : f32[2, 4]
  return %logsumexp as "logsumexp"
}

fxge 1
model "sum.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.want.0.f32 : f64[] = {0}
graph "main"(
    %x : f32[0, 4]) {
  %sum_1 = aten.sum.default(self=%x) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "prod.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.want.0.f32 : f64[] = {1}
graph "main"(
    %x : f32[0, 4]) {
  %prod = aten.prod.default(self=%x) : f32[]
  return %prod as "prod"
}

fxge 1
model "sum.dim_IntList.none.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.53125,0.6875,-2.59375,-0.09375,-0.46875,-1.0625,-1.90625,-1.0625,-2.40625,1.8125,-2.5625,2.6875}
tensor @r0.want.0.f32 : f64[] = {-4.4375}
graph "main"(
    %x : f32[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.no_dims.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.40625,1.1875,1.1875,1.78125,-2.78125,-1.90625,1.4375,-2.21875,1.96875,2.40625,1.53125,-0.75}
tensor @r0.want.0.f32 : f64[] = {1.4375}
graph "main"(
    %x : f32[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[]) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.empty_dim.f32" stage "import"
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3] = {0,0,0}
graph "main"(
    %x : f32[3, 0]{1, 1}) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[1]) : f32[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "mean.dim.none.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.875,-1.40625,2.46875,0.84375,-2.9375,-1.46875,1.03125,-0.6875,-0.21875,-0.8125,-0.875,1.6875}
tensor @r0.want.0.f32 : f64[] = {-0.4375}
graph "main"(
    %x : f32[3, 4]) {
  %mean = aten.mean.dim(self=%x) : f32[]
  return %mean as "mean"
}

fxge 1
model "amax.no_dims.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.21875,-0.125,-2.15625,1.03125,-2.5,0.5625,2.90625,0.78125,2.40625,1.15625,-2.5,2.875}
tensor @r0.want.0.f32 : f64[] = {2.90625}
graph "main"(
    %x : f32[3, 4]) {
  %amax = aten.amax.default(self=%x) : f32[]
  return %amax as "amax"
}

fxge 1
model "sum.dtype.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,0,-1,-7,6,-1,3,3,5,-6,1,0}
tensor @r0.want.0.f32 : f64[] = {3}
graph "main"(
    %x : i32[3, 4]) {
  %sum_1 = aten.sum.default(self=%x, dtype=f32) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "mean.dtype.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-5,3,-2,1,-4,6,6,-6,-1,7,-3,4}
tensor @r0.want.0.f32 : f64[] = {0.5}
graph "main"(
    %x : i32[3, 4]) {
  %mean = aten.mean.default(self=%x, dtype=f32) : f32[]
  return %mean as "mean"
}

fxge 1
model "sum.dim_IntList.dtype.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.094,-1.781,0.5625,-1.6875,0.1875,-2.75,0.75,1.8125,0.5312,0.125,-1.469,-2.969}
tensor @r0.want.0.f32 : f64[3] = {-4,0,-3.78125}
graph "main"(
    %x : f16[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[1], dtype=f32) : f32[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "var.correction.correction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.1875,2.1875,1.9375,-0.03125,-0.71875,2.71875,2.90625,-0.34375,-2.28125,0.9375,-1.59375,-2.625}
tensor @r0.want.0.f32 : f64[3] = {0.99823,2.817139,1.94458}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[1], correction=0) : f32[3]
  return %var as "var"
}

fxge 1
model "var.correction.correction1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.59375,0.21875,0.40625,2.46875,-0.9375,-3.09375,-1.15625,-0.09375,-0.78125,-0.5,-0.4375,-3.03125}
tensor @r0.want.0.f32 : f64[3] = {2.761719,1.607666,1.533203}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[1], correction=1) : f32[3]
  return %var as "var"
}

fxge 1
model "var.correction.correction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.4375,-1.96875,2.9375,-0.5,-0.375,-0.15625,0.71875,-0.9375,-0.59375,-2.5625,-2.375,-2.4375}
tensor @r0.want.0.f32 : f64[3] = {8.863647,0.7099609,1.312866}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[1], correction=2) : f32[3]
  return %var as "var"
}

fxge 1
model "var.correction.correctionNone.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.03125,1.21875,0.75,2.59375,-2.21875,2.5625,0.03125,2.4375,0.1875,-1.25,2.09375,-2}
tensor @r0.want.0.f32 : f64[3] = {1.166911,5.151367,3.248942}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[1]) : f32[3]
  return %var as "var"
}

fxge 1
model "var.correction.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1,-1.53125,-2.125,2.21875,2.03125,-2.625,0.53125,2.65625,-1.09375,-3.125,2.65625,0.09375}
tensor @r0.want.0.f32 : f64[] = {4.45641}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.correction(self=%x) : f32[]
  return %var as "var"
}

fxge 1
model "prod.dim_int.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.15625,-0.6875,1.125,-0.8125,0.84375,3,0.9375,2.53125,-1.375,1.28125,-2.8125,0.90625}
tensor @r0.want.0.f32 : f64[3] = {-1.355026,6.006775,4.490318}
tensor @r1.in.x : f32[4, 6] = {-2.15625,-0.6875,1.125,-0.8125,0.84375,3,0.9375,2.53125,-1.375,1.28125,-2.8125,0.90625,1.09375,-2.71875,-1.65625,1.96875,2.65625,1.59375,3.03125,1.5,-1.65625,-2.0625,-2.625,1.03125}
tensor @r1.want.0.f32 : f64[4] = {-3.42991,10.65574,41.04809,-42.04614}
graph "main"(
    %x : f32[s77, s27]) {
  %prod = aten.prod.dim_int(self=%x, dim=-1) : f32[s77]
  return %prod as "prod"
}

fxge 1
model "prod.dim_int.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {3.09375,-1.59375,1.15625,0.71875,-1.375,1.9375,-2.96875,-2.9375,0.875,-2.4375,3.125,-2.375}
tensor @r0.want.0.bf16 : f64[3] = {-4.0977,-23.232,15.829}
tensor @r0.own.0 : f64[] = {0.0046}
graph "main"(
    %x : bf16[3, 4]) {
  %prod = aten.prod.dim_int(self=%x, dim=-1) : bf16[3]
  return %prod as "prod"
}

fxge 1
model "prod.dim_int.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.625,1.6875,1.281,-0.9688,-2.781,-2,-0.03125,-1.719,1.375,0.875,-0.5625,-2.344}
tensor @r0.want.0.f16 : f64[3] = {-5.4982,0.29877,1.5862}
tensor @r0.own.0 : f64[] = {0.00033}
graph "main"(
    %x : f16[3, 4]) {
  %prod = aten.prod.dim_int(self=%x, dim=-1) : f16[3]
  return %prod as "prod"
}

fxge 1
model "prod.dim_int.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,-2,2,3,-5,6,0,-1,-6,1,4,7}
tensor @r0.want.0.i64 : i64[3] = {0,0,-168}
graph "main"(
    %x : i32[3, 4]) {
  %prod = aten.prod.dim_int(self=%x, dim=-1) : i64[3]
  return %prod as "prod"
}

fxge 1
model "prod.dim_int.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,5,-7,7,-5,4,-6,-5,-3,0,-6,-4}
tensor @r0.want.0.i64 : i64[3] = {1715,-600,0}
graph "main"(
    %x : i64[3, 4]) {
  %prod = aten.prod.dim_int(self=%x, dim=-1) : i64[3]
  return %prod as "prod"
}

fxge 1
model "prod.dim_int.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.625,-2.78125,0.28125,0.46875,1.21875,-1.5,-3.09375,-0.71875,1,-0.875,-2.15625,-0.75}
tensor @r0.want.0.f32 : f64[1, 4] = {-1.980469,-3.650391,1.87619,0.2526855}
graph "main"(
    %x : f32[3, 4]) {
  %prod = aten.prod.dim_int(self=%x, dim=0, keepdim=true) : f32[1, 4]
  return %prod as "prod"
}

fxge 1
model "max.dim.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.5,0.25,-1.5,-0.25,-0.75,-1.25,-1,0.5,0,-1.75,0.75,-2}
tensor @r0.want.0.f32 : f64[3] = {0.25,0.5,0.75}
tensor @r0.want.1.i64 : i64[3] = {1,3,2}
tensor @r1.in.x : f32[4, 6] = {2.5,-0.5,1,1.25,-0.75,3,2.75,3.75,2,3.25,0.25,0,1.75,0.75,3.5,2.25,0.5,-1.5,-2,-1,-1.25,1.5,-0.25,-1.75}
tensor @r1.want.0.f32 : f64[4] = {3,3.75,3.5,1.5}
tensor @r1.want.1.i64 : i64[4] = {5,1,2,3}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=-1) : f32[s77], i64[s77] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.75,0.5,-1.75,-0.25,-0.5,-1.5,0.25,0,-1.25,-0.75,-1,-2}
tensor @r0.want.0.bf16 : f64[3] = {0.75,0.25,-0.75}
tensor @r0.want.1.i64 : i64[3] = {0,2,1}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=-1) : bf16[3], i64[3] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.5,-1.75,0.75,-1.25,-2,-1,-0.25,0.25,-0.75,-1.5,0,-0.5}
tensor @r0.want.0.f16 : f64[3] = {0.75,0.25,0}
tensor @r0.want.1.i64 : i64[3] = {2,3,2}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=-1) : f16[3], i64[3] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,0,1,8,9,6,10,11,7,2,3,4}
tensor @r0.want.0.i32 : i32[3] = {8,11,7}
tensor @r0.want.1.i64 : i64[3] = {3,3,0}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=-1) : i32[3], i64[3] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {11,5,0,7,9,1,8,6,2,4,3,10}
tensor @r0.want.0.i64 : i64[3] = {11,9,10}
tensor @r0.want.1.i64 : i64[3] = {0,0,3}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=-1) : i64[3], i64[3] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0,-0.5,-1.75,0.25,-1,-1.25,-2,-0.25,-0.75,0.5,-1.5,0.75}
tensor @r0.want.0.f32 : f64[1, 4] = {0,0.5,-1.5,0.75}
tensor @r0.want.1.i64 : i64[1, 4] = {0,2,2,2}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=0, keepdim=true) : f32[1, 4], i64[1, 4] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.75,-0.5,-1.5,0.25,-2,-1.25,-0.75,-1,-0.25,0,0.5,-1.75}
tensor @r0.want.0.f32 : f64[3] = {-1.5,-2,-1.75}
tensor @r0.want.1.i64 : i64[3] = {2,0,3}
tensor @r1.in.x : f32[4, 6] = {0.75,-0.5,-1.5,-1.25,2.75,1.25,0.25,-2,-1,1.5,2.5,2.25,-0.75,1,3.5,3.25,3.75,0,1.75,2,0.5,-1.75,3,-0.25}
tensor @r1.want.0.f32 : f64[4] = {-1.5,-2,-0.75,-1.75}
tensor @r1.want.1.i64 : i64[4] = {2,1,0,3}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=-1) : f32[s77], i64[s77] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0,-1.75,-1.25,-0.25,-0.75,0.5,-2,-0.5,0.25,-1,0.75,-1.5}
tensor @r0.want.0.bf16 : f64[3] = {-1.75,-2,-1.5}
tensor @r0.want.1.i64 : i64[3] = {1,2,3}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=-1) : bf16[3], i64[3] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.25,-1.5,-0.25,0.75,0.5,-2,0,-1.75,-1,-0.75,-0.5,-1.25}
tensor @r0.want.0.f16 : f64[3] = {-1.5,-2,-1.25}
tensor @r0.want.1.i64 : i64[3] = {1,1,3}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=-1) : f16[3], i64[3] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {11,8,7,5,2,0,9,4,6,1,10,3}
tensor @r0.want.0.i32 : i32[3] = {5,0,1}
tensor @r0.want.1.i64 : i64[3] = {3,1,1}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=-1) : i32[3], i64[3] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {10,2,6,3,9,0,5,7,11,1,8,4}
tensor @r0.want.0.i64 : i64[3] = {2,0,1}
tensor @r0.want.1.i64 : i64[3] = {1,1,1}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=-1) : i64[3], i64[3] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.25,-1,0,-0.5,-1.75,-0.75,0.5,-1.25,-2,0.75,-1.5,-0.25}
tensor @r0.want.0.f32 : f64[1, 4] = {-2,-1,-1.5,-1.25}
tensor @r0.want.1.i64 : i64[1, 4] = {2,0,2,1}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=0, keepdim=true) : f32[1, 4], i64[1, 4] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "argmax.dim.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.5,-0.5,0.75,0.25,-0.25,-2,-0.75,0,-1.75,-1.25,-1.5,-1}
tensor @r0.want.0.i64 : i64[3] = {2,3,3}
tensor @r1.in.x : f32[4, 6] = {0.5,-1.75,-1.25,1.75,3.75,2.25,3.5,1,1.5,-0.25,-1,-2,2.75,0.75,2,-0.75,3,0.25,-0.5,0,2.5,1.25,3.25,-1.5}
tensor @r1.want.0.i64 : i64[4] = {4,0,4,4}
graph "main"(
    %x : f32[s77, s27]) {
  %argmax = aten.argmax.default(self=%x, dim=1) : i64[s77]
  return %argmax as "argmax"
}

fxge 1
model "argmax.dim.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2,0,-1.5,-1,-0.5,-1.75,-1.25,0.75,0.25,-0.25,-0.75,0.5}
tensor @r0.want.0.i64 : i64[3] = {1,3,3}
graph "main"(
    %x : bf16[3, 4]) {
  %argmax = aten.argmax.default(self=%x, dim=1) : i64[3]
  return %argmax as "argmax"
}

fxge 1
model "argmax.dim.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5,-0.75,-0.25,-1.75,-1.5,-1.25,0.5,0.25,-2,0.75,0,-1}
tensor @r0.want.0.i64 : i64[3] = {2,2,1}
graph "main"(
    %x : f16[3, 4]) {
  %argmax = aten.argmax.default(self=%x, dim=1) : i64[3]
  return %argmax as "argmax"
}

fxge 1
model "argmax.dim.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,10,2,7,6,1,3,11,5,4,8,9}
tensor @r0.want.0.i64 : i64[3] = {1,3,3}
graph "main"(
    %x : i32[3, 4]) {
  %argmax = aten.argmax.default(self=%x, dim=1) : i64[3]
  return %argmax as "argmax"
}

fxge 1
model "argmax.dim.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,2,5,11,4,3,1,7,10,0,8,9}
tensor @r0.want.0.i64 : i64[3] = {3,3,0}
graph "main"(
    %x : i64[3, 4]) {
  %argmax = aten.argmax.default(self=%x, dim=1) : i64[3]
  return %argmax as "argmax"
}

fxge 1
model "argmax.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1,-1.75,-2,0.5,-0.75,-1.25,-0.25,0.25,-0.5,-1.5,0,0.75}
tensor @r0.want.0.i64 : i64[1, 4] = {2,1,2,2}
graph "main"(
    %x : f32[3, 4]) {
  %argmax = aten.argmax.default(self=%x, dim=0, keepdim=true) : i64[1, 4]
  return %argmax as "argmax"
}

fxge 1
model "argmax.ties.f32" stage "import"
tensor @r0.in.x : f32[4] = {1,3,1,3}
tensor @r0.want.0.i64 : i64[] = {1}
graph "main"(
    %x : f32[4]) {
  %argmax = aten.argmax.default(self=%x, dim=0) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmin.dim.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.5,0.5,-2,-1.5,0.25,-0.75,-1,0,-0.25,-1.75,0.75,-1.25}
tensor @r0.want.0.i64 : i64[3] = {2,2,1}
tensor @r1.in.x : f32[4, 6] = {2.5,3.25,3,-2,2.25,0,-1.75,1.25,-0.75,2,2.75,3.5,-0.25,1.5,1,-1.25,-1,0.25,3.75,-0.5,0.5,0.75,1.75,-1.5}
tensor @r1.want.0.i64 : i64[4] = {3,0,3,5}
graph "main"(
    %x : f32[s77, s27]) {
  %argmin = aten.argmin.default(self=%x, dim=1) : i64[s77]
  return %argmin as "argmin"
}

fxge 1
model "argmin.dim.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.75,-1,0.75,0,0.25,-0.75,-1.5,-0.5,0.5,-0.25,-2,-1.25}
tensor @r0.want.0.i64 : i64[3] = {0,2,2}
graph "main"(
    %x : bf16[3, 4]) {
  %argmin = aten.argmin.default(self=%x, dim=1) : i64[3]
  return %argmin as "argmin"
}

fxge 1
model "argmin.dim.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.75,0.25,0.75,0.5,-2,-0.25,-1.5,-1,0,-0.5,-1.25,-1.75}
tensor @r0.want.0.i64 : i64[3] = {0,0,3}
graph "main"(
    %x : f16[3, 4]) {
  %argmin = aten.argmin.default(self=%x, dim=1) : i64[3]
  return %argmin as "argmin"
}

fxge 1
model "argmin.dim.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {11,10,5,1,8,0,7,2,6,4,9,3}
tensor @r0.want.0.i64 : i64[3] = {3,1,3}
graph "main"(
    %x : i32[3, 4]) {
  %argmin = aten.argmin.default(self=%x, dim=1) : i64[3]
  return %argmin as "argmin"
}

fxge 1
model "argmin.dim.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {10,8,9,7,0,3,2,6,1,5,11,4}
tensor @r0.want.0.i64 : i64[3] = {3,0,0}
graph "main"(
    %x : i64[3, 4]) {
  %argmin = aten.argmin.default(self=%x, dim=1) : i64[3]
  return %argmin as "argmin"
}

fxge 1
model "argmin.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.25,0,-0.75,-1.25,-0.5,-1.5,0.25,0.5,-1,-1.75,0.75,-2}
tensor @r0.want.0.i64 : i64[1, 4] = {2,2,0,2}
graph "main"(
    %x : f32[3, 4]) {
  %argmin = aten.argmin.default(self=%x, dim=0, keepdim=true) : i64[1, 4]
  return %argmin as "argmin"
}

fxge 1
model "argmin.ties.f32" stage "import"
tensor @r0.in.x : f32[4] = {1,3,1,3}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : f32[4]) {
  %argmin = aten.argmin.default(self=%x, dim=0) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "cumsum.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.3125,-1.25,-2.875,-3.09375,2.84375,1.34375,3.0625,-2.34375,-2.78125,-2.25,-0.125,-3}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.3125,-2.5625,-5.4375,-8.53125,2.84375,4.1875,7.25,4.90625,-2.78125,-5.03125,-5.15625,-8.15625}
tensor @r1.in.x : f32[4, 6] = {-1.3125,-1.25,-2.875,-3.09375,2.84375,1.34375,3.0625,-2.34375,-2.78125,-2.25,-0.125,-3,0.625,-2.21875,-1.84375,0.9375,-1,-0.40625,-2.375,-2.21875,2.9375,-1.15625,-1.53125,0.625}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.3125,-2.5625,-5.4375,-8.53125,-5.6875,-4.34375,3.0625,0.71875,-2.0625,-4.3125,-4.4375,-7.4375,0.625,-1.59375,-3.4375,-2.5,-3.5,-3.90625,-2.375,-4.59375,-1.65625,-2.8125,-4.34375,-3.71875}
graph "main"(
    %x : f32[s77, s27]) {
  %cumsum = aten.cumsum.default(self=%x, dim=-1) : f32[s77, s27]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {3,0.53125,0.625,-0.28125,-2.5625,-2.21875,1.90625,-1.84375,0.40625,0.1875,-0.90625,-2.875}
tensor @r0.want.0.bf16 : f64[3, 4] = {3,3.5312,4.1562,3.875,-2.5625,-4.7812,-2.875,-4.7188,0.40625,0.59375,-0.3125,-3.1875}
graph "main"(
    %x : bf16[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=-1) : bf16[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.4375,-2.094,-2.969,0.3125,-2.75,-2.688,-1.281,-1.969,-1.9375,-2.312,-1.094,1.594}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.4375,-2.5312,-5.5,-5.1875,-2.75,-5.4375,-6.7188,-8.6875,-1.9375,-4.25,-5.3438,-3.75}
graph "main"(
    %x : f16[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=-1) : f16[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,-7,-5,-5,4,4,-2,5,7,-3,4,-1}
tensor @r0.want.0.i64 : i64[3, 4] = {4,-3,-8,-13,4,8,6,11,7,4,8,7}
graph "main"(
    %x : i32[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=-1) : i64[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,7,7,4,7,2,-1,-2,1,-6,-4,3}
tensor @r0.want.0.i64 : i64[3, 4] = {7,14,21,25,7,9,8,6,1,-5,-9,-6}
graph "main"(
    %x : i64[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=-1) : i64[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.first.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.125,-1.4375,-1.375,-2.625,2.3125,-0.75,-1.71875,0,3,2.75,1.84375,1.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.125,-1.4375,-1.375,-2.625,1.1875,-2.1875,-3.09375,-2.625,4.1875,0.5625,-1.25,-0.96875}
graph "main"(
    %x : f32[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=0) : f32[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.first.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,false,true,false,true,true,false,false,true,true}
tensor @r0.want.0.i64 : i64[3, 4] = {1,0,0,0,2,0,1,1,2,0,2,2}
graph "main"(
    %x : bool[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=0) : i64[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {2.625}
tensor @r0.want.0.f32 : f64[] = {2.625}
graph "main"(
    %x : f32[]) {
  %cumsum = aten.cumsum.default(self=%x, dim=0) : f32[]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.dtype.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,-6,3,-4,2,-6,6,-2,-5,6,-1,4}
tensor @r0.want.0.f32 : f64[3, 4] = {5,-6,3,-4,7,-12,9,-6,2,-6,8,-2}
graph "main"(
    %x : i32[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=0, dtype=f32) : f32[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumprod.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.1875,1.1875,-2.125,2,1.75,1.75,0.09375,2.5,-2.125,-2.5,0.5,-3.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.1875,1.410156,-2.996582,-5.993164,1.75,3.0625,0.2871094,0.7177734,-2.125,5.3125,2.65625,-8.217773}
tensor @r1.in.x : f32[4, 6] = {1.1875,1.1875,-2.125,2,1.75,1.75,0.09375,2.5,-2.125,-2.5,0.5,-3.09375,-1.8125,-0.84375,-1.03125,0.625,-1.53125,1.03125,-2.0625,-1,1.5625,0.8125,-0.28125,1.03125}
tensor @r1.want.0.f32 : f64[4, 6] = {1.1875,1.410156,-2.996582,-5.993164,-10.48804,-18.35406,0.09375,0.234375,-0.4980469,1.245117,0.6225586,-1.926041,-1.8125,1.529297,-1.577087,-0.9856796,1.509322,1.556488,-2.0625,2.0625,3.222656,2.618408,-0.7364273,-0.7594407}
graph "main"(
    %x : f32[s77, s27]) {
  %cumprod = aten.cumprod.default(self=%x, dim=-1) : f32[s77, s27]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.59375,-0.46875,-2.75,-1.71875,1.75,0.9375,1.8125,-0.75,-1.40625,1.96875,2.96875,-2.34375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2.5938,1.2158,-3.3435,5.7467,1.75,1.6406,2.9736,-2.2302,-1.4062,-2.7686,-8.2191,19.264}
tensor @r0.own.0 : f64[] = {0.0016}
graph "main"(
    %x : bf16[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=-1) : bf16[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.25,1.5625,-1.125,-0.0625,-0.1562,2.5,1.781,2.25,-2.812,0.375,-2.281,1.0625}
tensor @r0.want.0.f16 : f64[3, 4] = {1.25,1.9531,-2.1973,0.13733,-0.15625,-0.39062,-0.6958,-1.5656,-2.8125,-1.0547,2.406,2.5564}
tensor @r0.own.0 : f64[] = {9.2e-05}
graph "main"(
    %x : f16[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=-1) : f16[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,-1,-2,-5,-4,-2,-1,2,-5,-6,-1,5}
tensor @r0.want.0.i64 : i64[3, 4] = {-4,4,-8,40,-4,8,-8,-16,-5,30,-30,-150}
graph "main"(
    %x : i32[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=-1) : i64[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,-6,-3,4,-1,3,-3,4,-1,2,-1,5}
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,0,0,-1,-3,9,36,-1,-2,2,10}
graph "main"(
    %x : i64[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=-1) : i64[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.first.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.59375,-2.96875,1.46875,-1.75,-1.90625,1.8125,-3.125,-2.90625,0.6875,-1.28125,-0.3125,2.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {2.59375,-2.96875,1.46875,-1.75,-4.944336,-5.380859,-4.589844,5.085938,-3.399231,6.894226,1.434326,14.93994}
graph "main"(
    %x : f32[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=0) : f32[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.first.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,true,false,true,false,false,true,true,true,true}
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,1,1,0,0,0,0,0,0,0,0}
graph "main"(
    %x : bool[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=0) : i64[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {0.375}
tensor @r0.want.0.f32 : f64[] = {0.375}
graph "main"(
    %x : f32[]) {
  %cumprod = aten.cumprod.default(self=%x, dim=0) : f32[]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.dtype.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,-3,4,-4,-7,3,-4,-2,4,-5,-4,-3}
tensor @r0.want.0.f32 : f64[3, 4] = {1,-3,4,-4,-7,-9,-16,8,-28,45,64,-24}
graph "main"(
    %x : i32[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=0, dtype=f32) : f32[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "linalg_vector_norm.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.25,-0.5,-0.21875,-2.375,0.75,-1.25,2.15625,1.34375,-1.375,2.90625,2.25,-2.96875}
tensor @r0.want.0.f32 : f64[3] = {2.449689,2.929177,4.92066}
tensor @r1.in.x : f32[4, 6] = {-0.25,-0.5,-0.21875,-2.375,0.75,-1.25,2.15625,1.34375,-1.375,2.90625,2.25,-2.96875,-2.25,1.5,-0.71875,-1.25,1.84375,-1.03125,-0.5625,-2.15625,-2,-0.34375,-0.9375,-1.1875}
tensor @r1.want.0.f32 : f64[4] = {2.85061,5.537867,3.722162,3.372395}
graph "main"(
    %x : f32[s77, s27]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, dim=[-1]) : f32[s77]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.two.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0,-0.25,-1.96875,0.84375,0.8125,-1.875,1.90625,-1.25,-0.3125,2.125,-0.21875,1.8125}
tensor @r0.want.0.bf16 : f64[3] = {2.1565,3.0614,2.8189}
tensor @r0.own.0 : f64[] = {0.0021}
graph "main"(
    %x : bf16[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, dim=[-1]) : bf16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.two.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.875,1.156,2.406,0.625,-0.2812,2.312,-0.8438,-1.25,-2.375,1,-0.875,2.25}
tensor @r0.want.0.f16 : f64[3] = {2.8781,2.7751,3.5311}
tensor @r0.own.0 : f64[] = {0.00024}
graph "main"(
    %x : f16[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, dim=[-1]) : f16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.09375,-2.15625,-1,0,1.21875,1.25,-1.4375,2.28125,-2.46875,0.53125,-1,-1.9375}
tensor @r0.want.0.f32 : f64[] = {5.61092}
graph "main"(
    %x : f32[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.ord0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.25,2.09375,1.09375,2.59375,-1.21875,0.1875,-2.25,-2.6875,1.40625,-0.6875,0.875,-1.03125}
tensor @r0.want.0.f32 : f64[4] = {3,3,3,3}
graph "main"(
    %x : f32[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=0, dim=[0]) : f32[4]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.ord1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.40625,-0.9375,-1,1.6875,2.25,-2.6875,-2.53125,2.09375,-3.0625,-2.8125,-2.15625,-1.4375}
tensor @r0.want.0.f32 : f64[4] = {5.71875,6.4375,5.6875,5.21875}
graph "main"(
    %x : f32[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=1, dim=[0]) : f32[4]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.ord3.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.0625,-2.875,1.03125,0.8125,-1.71875,1.75,-2,-0.46875,-2.6875,2.8125,1.03125,-2.5625}
tensor @r0.want.0.f32 : f64[4] = {3.215998,3.717385,2.168236,2.594554}
graph "main"(
    %x : f32[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=3, dim=[0]) : f32[4]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.ordinf.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.40625,-0.21875,1.9375,2.0625,2.28125,1.8125,-0.84375,-2.09375,1.40625,-1.21875,2.40625,1}
tensor @r0.want.0.f32 : f64[4] = {2.28125,1.8125,2.40625,2.09375}
graph "main"(
    %x : f32[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=inf, dim=[0]) : f32[4]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.ord-inf.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.53125,1.96875,-1.6875,0.6875,-0.3125,2.3125,1.96875,0.03125,1.21875,0.375,-1.34375,0.0625}
tensor @r0.want.0.f32 : f64[4] = {0.3125,0.375,1.34375,0.03125}
graph "main"(
    %x : f32[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=-inf, dim=[0]) : f32[4]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "sum.dim_IntList.zero_d_dim.f32" stage "import"
tensor @r0.in.x : f32[] = {-2.375}
tensor @r0.want.0.f32 : f64[] = {-2.375}
graph "main"(
    %x : f32[]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1], keepdim=true) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "mean.dim.zero_d_dim.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.46875}
tensor @r0.want.0.f32 : f64[] = {-1.46875}
graph "main"(
    %x : f32[]) {
  %mean = aten.mean.dim(self=%x, dim=[-1], keepdim=true) : f32[]
  return %mean as "mean"
}

fxge 1
model "amax.zero_d_dim.f32" stage "import"
tensor @r0.in.x : f32[] = {2.28125}
tensor @r0.want.0.f32 : f64[] = {2.28125}
graph "main"(
    %x : f32[]) {
  %amax = aten.amax.default(self=%x, dim=[-1], keepdim=true) : f32[]
  return %amax as "amax"
}

fxge 1
model "amin.zero_d_dim.f32" stage "import"
tensor @r0.in.x : f32[] = {-0.5}
tensor @r0.want.0.f32 : f64[] = {-0.5}
graph "main"(
    %x : f32[]) {
  %amin = aten.amin.default(self=%x, dim=[-1], keepdim=true) : f32[]
  return %amin as "amin"
}

fxge 1
model "any.dim.zero_d_dim.f32" stage "import"
tensor @r0.in.x : f32[] = {1.875}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : f32[]) {
  %any_1 = aten.any.dim(self=%x, dim=-1, keepdim=true) : bool[]
  return %any_1 as "any_1"
}

fxge 1
model "all.dim.zero_d_dim.f32" stage "import"
tensor @r0.in.x : f32[] = {0.9375}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : f32[]) {
  %all_1 = aten.all.dim(self=%x, dim=-1, keepdim=true) : bool[]
  return %all_1 as "all_1"
}

fxge 1
model "prod.dim_int.zero_d_dim.f32" stage "import"
tensor @r0.in.x : f32[] = {2.21875}
tensor @r0.want.0.f32 : f64[] = {2.21875}
graph "main"(
    %x : f32[]) {
  %prod = aten.prod.dim_int(self=%x, dim=-1, keepdim=true) : f32[]
  return %prod as "prod"
}

fxge 1
model "max.dim.exact_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f64[3, 4] = {-1,-2,-0.75,-0.5,0.25,0.5,-0.25,-1.25,0,-1.75,-1.5,0.75}
tensor @r0.want.0.f64 : f64[4] = {0.25,0.5,-0.25,0.75}
tensor @r0.want.1.i64 : i64[4] = {1,1,1,2}
tensor @r1.in.x : f64[4, 6] = {-1,3.75,0.75,-0.5,2.25,1.75,2.75,3.25,2,-0.25,3,-1.5,0.25,2.5,-0.75,0,1,1.5,0.5,-1.75,-1.25,-2,1.25,3.5}
tensor @r1.want.0.f64 : f64[6] = {2.75,3.75,2,0,3,3.5}
tensor @r1.want.1.i64 : i64[6] = {1,0,1,2,1,3}
graph "main"(
    %x : f64[s77, s27]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=0) : f64[s27], i64[s27] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.exact_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1,0,0.25,-1.25,-0.75,-2,-1.75,-1.5,-0.5,-0.25,0.5,0.75}
tensor @r0.want.0.f64 : f64[4] = {-0.5,0,0.5,0.75}
tensor @r0.want.1.i64 : i64[4] = {2,0,2,2}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=0) : f64[4], i64[4] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.odd_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0,nan,-1,inf,-0.0,2,-inf,0,1,1,-1,-2}
tensor @r0.want.0.f64 : f64[3] = {nan,2,1}
tensor @r0.want.1.i64 : i64[3] = {1,1,0}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=1) : f64[3], i64[3] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.exact_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f64[3, 4] = {-2,-1.5,-1,-1.25,0.25,-1.75,0.5,0.75,-0.75,-0.25,0,-0.5}
tensor @r0.want.0.f64 : f64[1, 4] = {0.25,-0.25,0.5,0.75}
tensor @r0.want.1.i64 : i64[1, 4] = {1,2,1,1}
tensor @r1.in.x : f64[4, 6] = {-2,3.25,1,2.5,0.25,0,3.5,3.75,-1,1.5,-0.25,-0.75,-0.5,0.5,-1.75,-1.25,3,-1.5,2,1.25,0.75,1.75,2.75,2.25}
tensor @r1.want.0.f64 : f64[1, 6] = {3.5,3.75,1,2.5,3,2.25}
tensor @r1.want.1.i64 : i64[1, 6] = {1,1,0,0,2,3}
graph "main"(
    %x : f64[s77, s27]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=0, keepdim=true) : f64[1, s27], i64[1, s27] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.exact_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.75,-0.5,-1.25,0,-0.75,-0.25,-2,-1,0.5,-1.5,0.75,0.25}
tensor @r0.want.0.f64 : f64[1, 4] = {0.5,-0.25,0.75,0.25}
tensor @r0.want.1.i64 : i64[1, 4] = {2,1,2,2}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=0, keepdim=true) : f64[1, 4], i64[1, 4] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.odd_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0,nan,-1,inf,-0.0,2,-inf,0,1,1,-1,-2}
tensor @r0.want.0.f64 : f64[3, 1] = {nan,2,1}
tensor @r0.want.1.i64 : i64[3, 1] = {1,1,0}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=1, keepdim=true) : f64[3, 1], i64[3, 1] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.exact_0d.f64" stage "import"
tensor @r0.in.x : f64[] = {0.40625}
tensor @r0.want.0.f64 : f64[] = {0.40625}
tensor @r0.want.1.i64 : i64[] = {0}
graph "main"(
    %x : f64[]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=0) : f64[], i64[] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.exact_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f64[3, 4] = {-1.25,0.5,0.75,0.25,-1.75,0,-0.25,-2,-0.5,-1,-1.5,-0.75}
tensor @r0.want.0.f64 : f64[4] = {-1.75,-1,-1.5,-2}
tensor @r0.want.1.i64 : i64[4] = {1,2,2,1}
tensor @r1.in.x : f64[4, 6] = {1.75,2.75,-0.25,-1.25,-0.5,-1.75,-1.5,2,1.25,-0.75,0,3.25,1,-2,2.5,3.5,0.25,1.5,-1,0.5,3,3.75,0.75,2.25}
tensor @r1.want.0.f64 : f64[6] = {-1.5,-2,-0.25,-1.25,-0.5,-1.75}
tensor @r1.want.1.i64 : i64[6] = {1,2,0,0,0,0}
graph "main"(
    %x : f64[s77, s27]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=0) : f64[s27], i64[s27] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.exact_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.5,-0.75,-0.5,0,-0.25,0.25,-1.25,0.5,-2,-1,0.75,-1.75}
tensor @r0.want.0.f64 : f64[4] = {-2,-1,-1.25,-1.75}
tensor @r0.want.1.i64 : i64[4] = {2,2,1,2}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=0) : f64[4], i64[4] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.odd_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0,nan,-1,inf,-0.0,2,-inf,0,1,1,-1,-2}
tensor @r0.want.0.f64 : f64[3] = {nan,-inf,-2}
tensor @r0.want.1.i64 : i64[3] = {1,2,3}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=1) : f64[3], i64[3] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.exact_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f64[3, 4] = {-0.5,0,-1.75,-1,-0.75,-1.25,-2,-0.25,0.75,-1.5,0.5,0.25}
tensor @r0.want.0.f64 : f64[1, 4] = {-0.75,-1.5,-2,-1}
tensor @r0.want.1.i64 : i64[1, 4] = {1,2,1,0}
tensor @r1.in.x : f64[4, 6] = {-0.5,-1.75,-2,-1,1.25,1.5,-1.5,2.25,3.75,0,1,-1.25,-0.75,0.75,-0.25,3.25,3,3.5,0.5,0.25,1.75,2.5,2.75,2}
tensor @r1.want.0.f64 : f64[1, 6] = {-1.5,-1.75,-2,-1,1,-1.25}
tensor @r1.want.1.i64 : i64[1, 6] = {1,0,0,0,1,1}
graph "main"(
    %x : f64[s77, s27]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=0, keepdim=true) : f64[1, s27], i64[1, s27] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.exact_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2,-1.5,-0.5,-0.25,0.25,-1.75,-1,0.5,-0.75,-1.25,0.75,0}
tensor @r0.want.0.f64 : f64[1, 4] = {-2,-1.75,-1,-0.25}
tensor @r0.want.1.i64 : i64[1, 4] = {0,1,1,0}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=0, keepdim=true) : f64[1, 4], i64[1, 4] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.odd_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0,nan,-1,inf,-0.0,2,-inf,0,1,1,-1,-2}
tensor @r0.want.0.f64 : f64[3, 1] = {nan,-inf,-2}
tensor @r0.want.1.i64 : i64[3, 1] = {1,2,3}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=1, keepdim=true) : f64[3, 1], i64[3, 1] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.exact_0d.f64" stage "import"
tensor @r0.in.x : f64[] = {1.25}
tensor @r0.want.0.f64 : f64[] = {1.25}
tensor @r0.want.1.i64 : i64[] = {0}
graph "main"(
    %x : f64[]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=0) : f64[], i64[] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "var.correction.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000020c000002840000014c0000068bf000034400000d8bf000080bf0000c0bd0000b0be0000c0bd0000c43f000004c00000b83f0000d83f0000083f000040c00000d03f0000dc3f0000acbf000026c00000c03e000042c00000103f000080bd"
tensor @r0.want.0.f32 : f64[3] = {9.608398,5.141113,6.489421}
graph "main"(
    %x : c64[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[1]) : f32[3]
  return %var as "var"
}

fxge 1
model "std.correction.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000048bf0000ccbf0000003f000088bf000060be0000183f0000ecbf000034400000c0be0000603e0000b0be0000d43f000018c00000bc3f0000bcbf000000bd0000a0be0000144000003a400000a03e000028bf0000d8bf0000b4bf0000c03d"
tensor @r0.want.0.f32 : f64[3] = {2.215502,1.298537,2.511141}
graph "main"(
    %x : c64[3, 4]) {
  %std = aten.std.correction(self=%x, dim=[1]) : f32[3]
  return %std as "std"
}

fxge 1
model "var_mean.correction.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "00008cbf0000f83f00002240000048c0000028400000d4bf00003a400000843f0000364000000640000004c000002ec00000b83f00001440000040400000283f0000f03f0000ecbf00002a40000042400000b83f0000f0bf0000fcbf0000e43f"
tensor @r0.want.0.f32 : f64[3] = {9.101481,10.92627,10.49699}
tensor @r0.want.1.c64 : f64[3, 2] = {1.742188,-0.453125,1.304688,0.5859375,1,0.2734375}
graph "main"(
    %x : c64[3, 4]) {
  %getitem, %getitem_1 = aten.var_mean.correction(self=%x, dim=[1]) : f32[3], c64[3] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "logsumexp.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000018c000002a40000032c0000028400000d8bf000026c00000f0be0000b83f0000f8bf0000c0be000070bf0000e0be00000ec000009cbf00001ac00000e03f0000acbf0000c0bd000060be00000640000080be0000acbf0000c03f0000303f"
tensor @r0.want.0.c64 : f64[3, 2] = {-0.4557296,1.909899,-0.5789392,-0.4268501,1.493657,0.6675781}
graph "main"(
    %x : c64[3, 4]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[1]) : c64[3]
  return %logsumexp as "logsumexp"
}

fxge 1
model "cumulative_trapezoid.dx.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000bc3f0000d03f0000783f0000a8bf0000344000002240000028bf000038c00000803f0000f4bf000020bf000042400000324000004440000008bf000004c0000042c0000036400000183f0000b0bf000002c0000032c00000c83f00003040"
tensor @r0.want.0.c64 : f64[3, 3, 2] = {1.21875,0.15625,3.109375,0.765625,4.1875,0.59375,0.1875,0.5625,1.265625,3.609375,2.390625,4.109375,-1.21875,0.734375,-1.9375,-1.34375,-2.171875,-1.359375}
graph "main"(
    %x : c64[3, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.dx(y=%x) : c64[3, 3]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.dx.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "0000000000400340000000000000d83f00000000000003c00000000000000440000000000000e43f000000000000f93f0000000000c004c0000000000000d8bf0000000000c00140000000000080f5bf000000000000d63f000000000000e1bf00000000004005400000000000800440000000000000ef3f000000000000fcbf000000000000e73f000000000000d2bf000000000000e5bf000000000000e33f0000000000800440000000000000f93f000000000000c03f000000000000e93f"
tensor @r0.want.0.c128 : f64[3, 3, 2] = {0.015625,1.4375,-0.859375,3.46875,-1.84375,4.0625,1.28125,-0.9375,2.78125,0.078125,4.59375,0.484375,0.03125,0.15625,0.984375,1.234375,2.328125,2.40625}
graph "main"(
    %x : c128[3, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.dx(y=%x) : c128[3, 3]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.x.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000080bd000018400000dc3f000030400000c83f00002c400000b4bf000034400000cc3f0000d4bf000026c00000903f0000dc3f000028c0000016c0000020be0000c43f00008c3f0000f0be0000b03e0000e03e000046c000003240000040be"
tensor @r0.in.y : c64[4] = hex "00003c40000004c0000040c0000008bf00003c40000024c0000078bf000006c0"
tensor @r0.want.0.c64 : f64[3, 3, 2] = {-8.84082,-13.94678,6.422852,-1.136719,4.828613,-11.84229,3.375488,0.8115234,-0.7456055,-2.75293,1.126953,2.532715,-4.254883,-3.454102,-7.140625,-11.58643,-12.6582,-4.42334}
graph "main"(
    %x : c64[3, 4],
    %y : c64[4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y) : c64[3, 3]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.x.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000f03f000000000000f8bf000000000040024000000000008005400000000000400640000000000080febf0000000000c00740000000000080fc3f0000000000c000400000000000c008c0000000000080064000000000008007c00000000000c0064000000000008005c000000000000005c0000000000000e13f0000000000400240000000000000c4bf000000000000b0bf000000000000c43f00000000008007c00000000000800040000000000000f03f000000000000a0bf"
tensor @r0.in.y : c128[4] = hex "000000000000edbf000000000080ff3f000000000000f5bf000000000040014000000000004005c00000000000c008c0000000000000e6bf00000000004000c0"
tensor @r0.want.0.c128 : f64[3, 3, 2] = {-0.77783203,0.06640625,-2.128418,-13.747559,3.5981445,-10.815918,-0.43115234,1.6850586,-18.99707,-9.3833008,-17.63623,-11.389648,-0.45068359,0.20800781,7.3891602,6.5922852,4.402832,7.5625}
graph "main"(
    %x : c128[3, 4],
    %y : c128[4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y) : c128[3, 3]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "linalg_vector_norm.complex_0.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000b4bf000000bf000048c00000403f0000a0be00008c3f0000c03d000020400000c0bf0000383f0000c4bf000048c00000a4bf0000a0bf00003840000024400000a03e000048400000983f0000783f0000b8bf000000400000f0be000030c0"
tensor @r0.want.0.f32 : f64[] = {12}
graph "main"(
    %x : c64[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=0) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_0.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000c0bf000000000000e5bf000000000080f23f00000000008002c0000000000040034000000000000001c0000000000000ebbf000000000000f33f000000000000fd3f000000000000e53f000000000000c8bf000000000000ccbf0000000000c00840000000000000d2bf000000000000d63f000000000080fe3f00000000008008c000000000004000c000000000000000000000000000400040000000000000fe3f000000000000febf000000000000f3bf0000000000000140"
tensor @r0.want.0.f64 : f64[] = {12}
graph "main"(
    %x : c128[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=0) : f64[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_1.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000943f000048bf000088bf00002a400000b03f0000104000000240000088bf00002cc000000e400000e03f0000c0bd0000c43f0000003e0000b4bf0000b4bf0000903e0000ec3f0000883f0000783f000040bf0000603e000018c00000f03f"
tensor @r0.want.0.f32 : f64[] = {25.05827}
graph "main"(
    %x : c64[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=1) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_1.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000d63f000000000080ff3f0000000000400240000000000000dc3f0000000000c000c000000000000002c0000000000080f13f000000000080ff3f00000000008000400000000000c005c000000000004001400000000000c007c0000000000000fa3f0000000000c008c00000000000c00640000000000000b83f000000000000f33f000000000000f93f00000000000003c0000000000000e4bf000000000000ed3f000000000000da3f000000000000ebbf0000000000c005c0"
tensor @r0.want.0.f64 : f64[] = {31.326799}
graph "main"(
    %x : c128[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=1) : f64[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_2.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000032c00000c83f0000acbf000090bf0000404000002cc0000098bf0000d4bf0000d4bf000022c00000f03e0000a8bf00009cbf0000c43f0000383f0000203e0000883f0000983f00009cbf000028bf0000acbf0000283f0000f0bf0000883f"
tensor @r0.want.0.f32 : f64[] = {7.773277}
graph "main"(
    %x : c64[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_2.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000ed3f000000000080f73f000000000000dc3f00000000000006c0000000000000de3f0000000000c008c0000000000000fa3f000000000000eebf000000000000f7bf000000000000eebf0000000000c005c0000000000000c8bf000000000080f03f000000000000fdbf000000000000f13f000000000000e53f000000000080ffbf000000000040014000000000004002c0000000000080f6bf0000000000c00840000000000000f2bf0000000000c0034000000000008001c0"
tensor @r0.want.0.f64 : f64[] = {8.8174299}
graph "main"(
    %x : c128[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x) : f64[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_inf.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000803e000008c0000006c000001ac000000e400000d43f0000cc3f0000403e000084bf0000a8bf0000f8bf0000b43f000008c0000080be0000c4bf00002a400000b8bf0000c0bf00003cc00000603e00001840000038400000b0bf0000b4bf"
tensor @r0.want.0.f32 : f64[] = {3.729108}
graph "main"(
    %x : c64[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=inf) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_inf.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "00000000000007c0000000000000e8bf0000000000400740000000000080f33f000000000080f73f000000000000f8bf000000000000f23f000000000000f53f000000000000fb3f000000000000f33f000000000000e6bf000000000000f93f00000000008004c0000000000000f93f000000000080fabf0000000000400140000000000000f93f000000000000d63f000000000080f4bf000000000000b0bf00000000008003c000000000004001c0000000000080febf000000000000c83f"
tensor @r0.want.0.f64 : f64[] = {3.2543541}
graph "main"(
    %x : c128[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=inf) : f64[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_-inf.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000022400000ac3f000040be0000d4bf000000be00000ac0000004c000002e40000008400000b03f000012c0000058bf000080bf00009c3f0000d0be0000e8bf0000f0be0000fc3f0000f8bf000078bf000060bf00000ac0000018400000a03e"
tensor @r0.want.0.f32 : f64[] = {1.5765}
graph "main"(
    %x : c64[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=-inf) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_-inf.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "00000000000000c00000000000000240000000000000c03f000000000080f5bf0000000000800540000000000000e93f000000000000d0bf000000000000febf000000000080f03f0000000000800140000000000000dcbf000000000000e8bf000000000000d63f000000000000dabf000000000080f7bf000000000080f03f000000000000f63f000000000000fbbf0000000000c003c000000000000001c0000000000000e8bf000000000000e53f000000000000fdbf0000000000400140"
tensor @r0.want.0.f64 : f64[] = {0.53216832}
graph "main"(
    %x : c128[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=-inf) : f64[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_2.5.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000c0be00001ac00000e0be0000c8bf0000803f000034c00000f0be000090be0000444000001a400000acbf0000204000000a40000036c000000e40000018c00000b03e00000ec0000040be0000e0bf000090be0000b03f0000403e00003840"
tensor @r0.want.0.f32 : f64[] = {7.278463}
graph "main"(
    %x : c64[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=2.5) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_2.5.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000fc3f00000000008002c000000000000002c0000000000000e8bf000000000080f93f000000000080f2bf0000000000c001c0000000000000e53f0000000000400540000000000000fb3f00000000000008c0000000000080fe3f00000000004000c0000000000080f43f000000000000ffbf000000000000e5bf000000000000f63f000000000080f73f000000000000f03f000000000000edbf00000000008008400000000000c00540000000000080f13f0000000000400340"
tensor @r0.want.0.f64 : f64[] = {7.3413924}
graph "main"(
    %x : c128[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=2.5) : f64[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "dist.complex.c64" stage "import"
tensor @r0.in.x : c64[4, 3] = hex "0000c0bd000002c000003240000038bf0000803e000016c000008cbf00000e4000002ec00000e0be000048c0000080bd000004c00000304000008c3f0000c0bf0000b83f0000acbf000060be0000b83f00002a40000058bf000028c00000d03e"
tensor @r0.in.y : c64[4, 3] = hex "00003cc000003c40000008400000e0bf000098bf0000a03e00003c400000a0bf00001a40000000bd0000d0be000014400000603f000028bf00002ec0000070bf000006400000c0bd000048c000001c40000058bf000032c0000000400000b83f"
tensor @r0.want.0.f32 : f64[] = {14.00422}
graph "main"(
    %x : c64[4, 3],
    %y : c64[4, 3]) {
  %dist = aten.dist.default(self=%x, other=%y) : f32[]
  return %dist as "dist"
}

fxge 1
model "sum.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : c64[3, 4] = hex "0000d03e000084bf000002c000000c400000983f0000203e0000b4bf0000c03e000002c000000840000004400000d0be000040be0000203f000020bf00001c40000010bf000044400000ec3f0000b0be0000843f00003cc00000d03f0000083f"
tensor @r0.want.0.c64 : f64[2] = {1.3125,6.78125}
tensor @r1.in.x : c64[4, 6] = hex "0000d03e0000803d000002c0000048bf0000983f0000603f0000b4bf0000c0be000002c0000000c0000004400000e03e000040be0000c8bf000020bf0000103f000010bf000004400000ec3f000008400000843f00002e400000d03f0000b43f000084bf0000304000000c400000d0bf0000203e0000c83f0000c03e0000f03f00000840000034c00000d0be0000d4bf0000203f0000883f00001c4000000ec0000044400000d0be0000b0be0000104000003cc0000008400000083f0000e4bf"
tensor @r1.want.0.c64 : f64[2] = {8.09375,6.65625}
graph "main"(
    %x : c64[s77, s27]) {
  %sum_1 = aten.sum.default(self=%x) : c64[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000dc3f000000000080f6bf000000000080f53f000000000000f73f0000000000c00840000000000000d6bf00000000000007c0000000000000e93f0000000000400840000000000080f2bf0000000000c008c00000000000c006c00000000000c000400000000000800240000000000000e83f000000000000fb3f0000000000400440000000000000e23f000000000000d83f0000000000c00640000000000000e7bf000000000000f43f0000000000c001c0000000000000c43f"
tensor @r0.want.0.c128 : f64[2] = {4.75,5.28125}
graph "main"(
    %x : c128[3, 4]) {
  %sum_1 = aten.sum.default(self=%x) : c128[]
  return %sum_1 as "sum_1"
}

fxge 1
model "prod.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : c64[3, 4] = hex "00000c40000042400000303f0000dcbf0000943f0000e43f000044c0000080bf0000a8bf0000c4bf0000c03e0000ac3f0000c8bf0000683f0000d03e000068bf0000f4bf000080bf0000e4bf00002e400000d43f0000803d000036c00000e0be"
tensor @r0.want.0.c64 : f64[2] = {2630.114,7526.413}
tensor @r1.in.x : c64[4, 6] = hex "00000c400000903e0000303f0000903f0000943f000038c0000044c000001a400000a8bf00001ec00000c03e000038400000c8bf000028bf0000d03e0000a0be0000f4bf0000943f0000e4bf0000c03f0000d43f00002cc0000036c00000064000004240000080bd0000dcbf0000c4bf0000e43f000038bf000080bf000078bf0000c4bf0000c0be0000ac3f000032400000683f00001cc0000068bf0000b0be000080bf0000c0be00002e4000002cc00000803d0000983f0000e0be00000c40"
tensor @r1.want.0.c64 : f64[2] = {35485650,-412954.4}
graph "main"(
    %x : c64[s77, s27]) {
  %prod = aten.prod.default(self=%x) : c64[]
  return %prod as "prod"
}

fxge 1
model "prod.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000a0bf0000000000000940000000000000e8bf00000000000000c0000000000000c83f000000000000b0bf000000000000e23f000000000080f53f000000000000d6bf00000000000002c0000000000080f3bf0000000000800040000000000080f3bf000000000000fabf000000000000e93f0000000000c004c0000000000080f8bf000000000080ffbf000000000080f5bf0000000000800240000000000080f8bf00000000004008c00000000000c001400000000000c00440"
tensor @r0.want.0.c128 : f64[2] = {-3185.3298,3120.0781}
graph "main"(
    %x : c128[3, 4]) {
  %prod = aten.prod.default(self=%x) : c128[]
  return %prod as "prod"
}

fxge 1
model "mean.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000bcbf000036c00000d83f00002cc0000040be00002ec000001a400000dc3f0000c0bd000084bf0000383f0000483f00001840000060be0000783f00003840000004400000e83f00002840000080bd0000e03e000010c00000bc3f00000cc0"
tensor @r0.want.0.c64 : f64[2] = {1.083333,-0.5677083}
graph "main"(
    %x : c64[3, 4]) {
  %mean = aten.mean.default(self=%x) : c64[]
  return %mean as "mean"
}

fxge 1
model "mean.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000a0bf000000000000e43f000000000080f4bf000000000000eb3f00000000004002c00000000000400340000000000000f63f000000000080f43f000000000080f6bf000000000080f1bf00000000000004400000000000c005c00000000000c008c0000000000000f7bf000000000000d03f000000000000dabf000000000080f8bf00000000000007400000000000c0024000000000004001c00000000000c00240000000000000ee3f000000000000e3bf0000000000000940"
tensor @r0.want.0.c128 : f64[2] = {-0.1171875,0.35677083}
graph "main"(
    %x : c128[3, 4]) {
  %mean = aten.mean.default(self=%x) : c128[]
  return %mean as "mean"
}

fxge 1
model "sum.dim_IntList.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4, 2] = hex "000032c00000903e0000c0bf0000e03f000032c00000943f0000b03f00000a400000ac3f000068bf000090bf000060bf0000003e0000e83f0000bc3f0000b03f00001a40000032c0000008c00000cc3f0000f43f000046400000303f0000e0bf0000a4bf00003040000058bf0000e4bf00003cc00000303f00001440000048400000d03f0000c83f0000c83f0000e43f0000444000003240000008bf00003cc0000080be0000383f00001a40000068bf0000dcbf0000a0be0000a0bf0000b4bf"
tensor @r0.want.0.c64 : f64[4, 2] = {-0.8125,4.1875,3.71875,4.5,0.25,-1,-2,5.28125}
graph "main"(
    %x : c64[3, 4, 2]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[0, 2]) : c64[4]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4, 2] = hex "00000000004000c0000000000000d83f000000000000eb3f000000000000e23f000000000000f6bf000000000080febf000000000000de3f000000000080f63f000000000000e2bf000000000080f83f0000000000800540000000000000d8bf000000000080f53f0000000000c006c00000000000c00840000000000000fbbf000000000000d8bf000000000080f13f0000000000c006400000000000c002400000000000000000000000000000ef3f000000000080f6bf0000000000400140000000000080f6bf000000000080fbbf000000000000da3f00000000000003c000000000000005c0000000000080fc3f000000000000f23f000000000080f03f000000000080f73f00000000004008c000000000008004400000000000400740000000000080f2bf000000000000da3f000000000000e13f000000000080014000000000004003c0000000000080f9bf000000000080f8bf000000000000f63f00000000000006c0000000000000fd3f00000000004003c0000000000000fd3f"
tensor @r0.want.0.c128 : f64[4, 2] = {5.3125,4.25,-2.9375,5.21875,-2.8125,-3.15625,-2.21875,1.90625}
graph "main"(
    %x : c128[3, 4, 2]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[0, 2]) : c128[4]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.complex_keep.c64" stage "import"
tensor @r0.in.x : c64[3, 40] = hex "0000ecbf0000ac3f0000ecbf0000483f0000e4bf000002c00000b4bf0000b4bf0000803f0000943f0000e0be0000403f00000e400000064000000cc0000010bf000040c000003ec0000040c00000603f000000bf000012400000d4bf0000f43f000048c00000b0bf000036400000c4bf0000003f0000a4bf0000c03f000058bf00002040000084bf000004400000bc3f000008400000203f0000f03f0000703f000040be000032400000383f0000d8bf000012400000483f0000024000003e400000ecbf0000083f000084bf000048bf00003ec0000094bf000090be0000fcbf000084bf00000a4000001e4000001440000004c00000384000002ec00000203e0000fc3f000024c0000080bf00002a40000006400000224000001e40000006c0000022400000903e0000983f000094bf0000c0be0000c03f0000803f000038bf00008cbf00002c400000c03f000034c00000c8bf000014400000383f0000e03f0000f83f0000f43f00001c4000003cc0000038400000603f000006400000843f000004400000f8bf0000483f0000e03e000088bf00004840000014400000a0bf000018bf0000b4bf0000f83f00000240000012c0000012c000001cc000000a400000943f0000acbf000012400000503f0000dc3f0000dcbf0000184000000ac0000040be000090bf0000cc3f000020c00000c03e00001cc0000048bf000000000000e0bf000048bf000034c0000028400000c0bd0000c4bf000046c0000012c0000068bf0000283f0000003f000010bf00003ec0000098bf000018bf000024c00000a4bf000030c000002040000068bf0000d43f0000283f000010400000ecbf00009cbf00000840000036400000e0be0000a03e000028c000003840000020bf000048bf0000843f000016400000e0bf000040bf000080bd000020be00000000000008c0000010bf0000803d00004440000016400000803e000002c000003ec0000010bf000016c0000010c000001cc00000384000001cc00000383f0000003d0000283f00001840000000be000032c00000b0be0000203e0000dcbf000012c000003a4000002a40000016c00000603f000040be0000c0bf000026c0000022c00000e03f000044400000303f0000e03e00003ac0000040be0000483f00003e400000c0bd000000be0000e03e00001ec000009cbf00004840000020c000000ec0000046400000b0bf0000acbf000000be00003cc0000026c00000003d000068bf0000c0be0000803d000000bd000084bf000080bd0000c0bd0000e0bf0000a8bf0000a4bf0000f4bf000028c000008c3f000006400000e8bf0000d0be000040bf"
tensor @r0.want.0.c64 : f64[1, 40, 2] = {-3.71875,5.0625,2,-3.78125,-4.09375,0.21875,-0.84375,0.34375,0.8125,2.5,2.0625,0.875,7.4375,3.21875,-2.125,-2.5,-1.5,-7.25,-4.46875,-1.125,1.3125,2.96875,1.375,0.6875,-3.0625,-0.40625,4.65625,-2.28125,-2.125,-3.40625,-2.65625,-0.96875,6.5625,0.28125,2,3.15625,3.65625,-2.59375,1.65625,-3.75,1.375,4.71875,3,-3.75,-0.25,-1.84375,2.03125,5.9375,-3.6875,-0.375,-3.40625,-0.625,-4.28125,0.4375,-5.875,-6.46875,1.15625,1.4375,1.625,1.625,-7.96875,-0.90625,-3.28125,-3.3125,0.3125,-5.25,1.46875,0.71875,3.6875,3.09375,2.96875,-5.25,0.03125,0.5,1.40625,-0.5,2.03125,-2.9375,3.46875,-2.09375}
graph "main"(
    %x : c64[3, 40]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[0], keepdim=true) : c64[1, 40]
  return %sum_1 as "sum_1"
}

fxge 1
model "mean.dim.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4, 2] = hex "0000b0be000020be0000f03e000028bf00001ec00000f83f0000d4bf000042c000003ac00000b8bf0000c03d0000404000004240000090be0000c8bf00000c40000020c0000006400000a43f0000d03f00002ec0000010c0000050bf0000acbf000002c0000094bf0000acbf0000a03f000090be00001cc00000c03f000040400000d03f0000e43f000090bf0000603e000044400000783f0000e83f0000f0be0000d03f0000d8bf0000f03f000014400000064000002a400000cc3f000030c0"
tensor @r0.want.0.c64 : f64[4, 2] = {-0.09895833,0.8177083,-0.4635417,-0.6979167,-0.4479167,0.3802083,1.0625,0.3958333}
graph "main"(
    %x : c64[3, 4, 2]) {
  %mean = aten.mean.dim(self=%x, dim=[0, 2]) : c64[4]
  return %mean as "mean"
}

fxge 1
model "mean.dim.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4, 2] = hex "000000000000f13f000000000000e83f000000000080fdbf000000000000e13f000000000000debf000000000000c03f000000000000d8bf00000000008008c0000000000000e2bf000000000080fa3f000000000000f33f00000000000003c0000000000080f4bf000000000080fd3f000000000080f83f000000000000e7bf000000000000fa3f000000000080f83f000000000080f33f000000000000e93f000000000000b83f000000000000f83f000000000000fc3f000000000080fdbf0000000000c00540000000000000eebf000000000000e7bf0000000000c000c0000000000080f1bf000000000000f23f00000000004008c0000000000080024000000000008001c0000000000000dc3f0000000000000640000000000000f93f00000000008003c0000000000080fb3f00000000004008c0000000000000dabf0000000000c00640000000000000fabf000000000000c43f000000000080fa3f000000000000fbbf00000000000003c0000000000000e1bf000000000000d43f"
tensor @r0.want.0.c128 : f64[4, 2] = {0.4375,0.93229167,-0.74479167,-0.328125,0.9375,-0.61979167,-1.015625,0.41666667}
graph "main"(
    %x : c128[3, 4, 2]) {
  %mean = aten.mean.dim(self=%x, dim=[0, 2]) : c128[4]
  return %mean as "mean"
}

fxge 1
model "mean.dim.complex_keep.c64" stage "import"
tensor @r0.in.x : c64[3, 40] = hex "000038bf0000783f000046400000c0bd0000d0bf000058bf000024400000dc3f00000a400000303f0000a43f00003e400000a8bf0000003d000034c00000a83f0000a0bf0000d4bf000040be0000d0be0000d03e0000283f0000d03f00008c3f0000b43f0000b8bf000060bf000006400000943f0000e4bf000000be00002e400000484000001a40000014c00000683f000060bf0000004000003cc000001ac00000b03e000060bf0000fcbf00001c40000040be0000b83f00000040000000bd0000a4bf00003c4000002e400000603e0000483f0000903e0000943f000000bd00000440000026c000002ac00000c0bf00000cc00000703f000000be0000383f000028bf00003ac00000000000003ac00000d03e0000f4bf0000983f000044400000283f0000c0bd0000a03e000090bf000094bf0000464000001cc0000032c000001840000018c000000ac000002e400000b8bf000088bf0000ac3f00002440000040be0000c0bf0000064000001e4000003ec00000ec3f000020bf0000803e0000943f000000000000f4bf0000f83f00002a40000028c00000003e000000bf000048bf00009cbf00000ec00000d0bf0000303f0000b83f000006c00000003d0000c83f0000d4bf00003e4000000440000016400000e0be00000c4000003cc0000090bf0000f8bf000030bf0000244000008cbf00002440000008c0000068bf00001c40000020be0000c8bf000002400000303f0000f8bf0000a8bf0000c03e0000f0bf0000bcbf0000203e0000203f0000c83f00000ec0000050bf00003e400000683f0000403e0000ec3f00002a400000284000003840000048400000803d00000ec00000983f0000bcbf0000b0be000094bf000040be0000b43f00000640000030bf0000803d0000ecbf00003ac00000f43f000034c00000e83f000040c0000030400000803f00003cc00000a03e000090be000028c00000903f00004640000026c0000070bf0000d0be0000d03f0000404000001840000094bf0000843f0000ec3f00001a4000000ec00000b8bf000032c00000003f0000083f0000a03f000068bf00003c400000003e0000c0bf000094bf0000783f0000b0bf00003ec0000008bf000044c000004640000000be00001e400000b03e00003e40000000be0000183f0000483f0000e0bf0000dcbf000040bf000044400000b03f000038bf0000383f00000cc0000046c00000c8bf0000c03d0000943f0000003f0000483f00003e400000a03e0000283f0000e43f000088bf000010c0000002c000003e400000e0bf000042400000e43f0000f4bf000002c00000943f0000383f0000803f"
tensor @r0.want.0.c64 : f64[1, 40, 2] = {0.3229167,-0.4479167,-0.3020833,-0.09375,-0.3854167,-1.572917,1.90625,0.4270833,1.572917,0.0625,0.1458333,1.916667,-1.520833,-0.25,-0.7708333,1.552083,-0.8958333,-0.8645833,-0.8333333,1.052083,2.020833,0.1354167,0.1979167,0.5416667,0.8229167,-0.08333333,-1.770833,-0.3229167,-0.3125,0.05208333,-0.5625,1.333333,1.260417,1.229167,0.2604167,0.4895833,0.1041667,0.84375,-0.7083333,-2.770833,-0.4375,-1.958333,0.1458333,1.625,0.3958333,1.447917,0.9479167,-0.3541667,0.5833333,1.1875,-0.1979167,0.1770833,0.2395833,0.46875,0.40625,-0.125,0.3020833,-2.083333,-1.864583,-0.8125,-0.1770833,-0.04166667,-0.1458333,1.489583,1.072917,-0.8020833,0.8333333,0.5104167,0.65625,-0.4270833,0.7604167,2.03125,-1.104167,1.375,0.2083333,-1.125,-1.447917,1.354167,-0.1041667,0.1041667}
graph "main"(
    %x : c64[3, 40]) {
  %mean = aten.mean.dim(self=%x, dim=[0], keepdim=true) : c64[1, 40]
  return %mean as "mean"
}

fxge 1
model "prod.dim_int.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : c64[3, 4] = hex "000050bf0000d4bf000000be000040c0000024c00000fcbf00000c400000424000001a400000d0be0000dcbf0000fcbf0000803f00003c40000010c0000080bf000000c00000d8bf0000b83f0000003f0000b83f00000a400000183f000050bf"
tensor @r0.want.0.c64 : f64[4, 2] = {-0.9124146,11.74518,-10.88257,4.920166,25.10571,-6.705994,-8.441406,-3.812256}
tensor @r1.in.x : c64[4, 6] = hex "000050bf0000b0be000000be00001840000024c000000ac000000c4000009c3f00001a400000ccbf0000dcbf0000f4bf0000803f0000a8bf000010c000000ec0000000c0000090be0000b83f000060bf0000b83f00001ec00000183f000080bf0000d4bf0000d4bf000040c00000583f0000fcbf00003ec0000042400000acbf0000d0be0000403f0000fcbf0000484000003c4000000000000080bf000048c00000d8bf0000a03e0000003f000014c000000a400000a0be000050bf000008bf"
tensor @r1.want.0.c64 : f64[6, 2] = {9.663952,2.632168,74.51097,18.7972,-2.914711,41.24804,-7.948223,-32.08886,14.66193,4.451819,-8.664186,6.283332}
graph "main"(
    %x : c64[s77, s27]) {
  %prod = aten.prod.dim_int(self=%x, dim=0) : c64[s27]
  return %prod as "prod"
}

fxge 1
model "prod.dim_int.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000d6bf000000000000e9bf000000000000c4bf00000000008000400000000000c006c000000000004008c00000000000c003400000000000800340000000000000b8bf000000000080fe3f0000000000400040000000000000f73f000000000000f63f00000000000008400000000000400340000000000080fcbf000000000080fa3f0000000000000440000000000000e0bf000000000080fa3f00000000004003c0000000000000d23f0000000000c00740000000000000e9bf"
tensor @r0.want.0.c128 : f64[4, 2] = {3.9750366,2.8397217,-4.9256592,-7.4186096,-8.9013672,32.015381,31.672058,-3.6755371}
graph "main"(
    %x : c128[3, 4]) {
  %prod = aten.prod.dim_int(self=%x, dim=0) : c128[4]
  return %prod as "prod"
}

fxge 1
model "cumsum.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : c64[3, 4] = hex "000038bf00000e4000002840000036c00000983f00000a40000020c00000a03e0000a4bf0000a0bf000032c00000a8bf00003440000032c00000f03e0000a03e0000f43f0000d43f0000f43f0000f83f00003ec000003440000026400000f0be"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-0.71875,2.21875,2.625,-2.84375,1.1875,2.15625,-2.5,0.3125,-2,0.96875,-0.15625,-4.15625,4,-0.625,-2.03125,0.625,-0.09375,2.625,1.75,-2.21875,1.03125,2.1875,0.5625,0.15625}
tensor @r1.in.x : c64[4, 6] = hex "000038bf0000583f000028400000203f0000983f0000d8bf000020c00000f0be0000a4bf000068bf000032c00000803d00003440000012400000f03e0000483f0000f43f00001ac00000f43f0000683f00003ec000009c3f000026400000ec3f00000e400000fcbf000036c00000d03e00000a400000a0be0000a03e000002400000a0bf000002c00000a8bf0000f4bf000032c000000a400000a03e0000603e0000d43f000030c00000f83f000088bf000034400000c0bf0000f0be000028bf"
tensor @r1.want.0.c64 : f64[4, 6, 2] = {-0.71875,0.84375,2.625,0.625,1.1875,-1.6875,-2.5,-0.46875,-1.28125,-0.90625,-2.78125,0.0625,2.09375,3.125,3.09375,1.40625,3.09375,-4.09375,-0.59375,0.4375,-4.25,0.3125,-0.1875,1.90625,4.3125,1.15625,0.25,1.8125,5.25,-4.40625,-0.28125,2.46875,-5.5,-1.71875,-1.5,0,1.53125,3.3125,0.5625,2.03125,6.90625,-7.15625,1.65625,1.40625,-2.6875,-3.21875,-1.96875,-0.65625}
graph "main"(
    %x : c64[s77, s27]) {
  %cumsum = aten.cumsum.default(self=%x, dim=0) : c64[s77, s27]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "00000000000006c0000000000000d43f000000000000cc3f000000000000dcbf000000000000e5bf00000000000006c00000000000800440000000000000e73f000000000000d63f000000000000094000000000000005c0000000000080f63f000000000000dc3f000000000000e6bf000000000000f6bf000000000000ec3f000000000000eebf0000000000800340000000000000c0bf000000000000d6bf0000000000400240000000000000e33f0000000000000240000000000080f3bf"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-2.75,0.3125,0.21875,-0.4375,-0.65625,-2.75,2.5625,0.71875,-2.40625,3.4375,-2.40625,0.96875,-0.21875,-3.4375,1.1875,1.59375,-3.34375,5.875,-2.53125,0.625,2.0625,-2.84375,3.4375,0.375}
graph "main"(
    %x : c128[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=0) : c128[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumprod.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : c64[3, 4] = hex "000000000000f43f000034400000403f000030c00000c03d0000003f0000903e0000e03f0000d4bf0000164000001e40000022c0000022400000943f0000cc3f0000843f000038c00000103f00003040000058bf0000a03e0000f8bf0000d0bf"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {0,1.90625,2.8125,0.75,-2.75,0.09375,0.5,0.28125,3.157227,3.335938,4.740234,8.701172,6.723633,-7.198242,0.1298828,1.12207,12.84671,-5.636841,-21.26184,17.93005,-3.423615,8.174652,1.571716,-2.385071}
tensor @r1.in.x : c64[4, 6] = hex "00000000000014c000003440000024c0000030c0000024c00000003f000030400000e03f0000b03f0000164000000e40000022c00000a03f0000943f0000b8bf0000843f00000c400000103f0000c0be000058bf0000c0bf0000f8bf000018bf0000f43f00003ac00000403f000060bf0000c03d000038c00000903e0000483f0000d4bf0000a4bf00001e400000fcbf0000224000008cbf0000cc3f000012c0000038c00000383f000030400000e83f0000a03e0000803f0000d0bf00004640"
tensor @r1.want.0.c64 : f64[4, 6, 2] = {0,-2.3125,2.8125,-2.5625,-2.75,-2.5625,0.5,2.75,1.75,1.375,2.34375,2.21875,2.890625,5.853516,-0.4316406,-7.005859,2.769531,-8.658203,1.3125,1.359375,0.5859375,-3.785156,-3.223633,-5.69043,22.52203,2.757385,-6.453857,-4.876709,-24.63269,-8.774109,-0.6928711,1.407715,-5.82019,5.518433,-19.16138,-7.701721,60.02479,-17.65384,-21.41083,6.950607,77.12538,7.520817,-4.456879,2.615387,-7.337242,-4.09568,54.96444,-46.76521}
graph "main"(
    %x : c64[s77, s27]) {
  %cumprod = aten.cumprod.default(self=%x, dim=0) : c64[s77, s27]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "0000000000c000400000000000400340000000000000edbf000000000080f33f0000000000c002400000000000000140000000000000e0bf000000000000fe3f0000000000400240000000000000e2bf00000000000004c000000000004004c0000000000080f33f000000000000ecbf0000000000c008400000000000800040000000000000a0bf000000000000e83f0000000000000440000000000000e7bf000000000000ec3f000000000000e3bf0000000000800740000000000000f6bf"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {2.09375,2.40625,-0.90625,1.21875,2.34375,2.125,-0.5,1.875,6.1298828,4.3115234,5.3505859,-0.75292969,4.7158203,0.5390625,-5.4140625,4.7695312,-3.4252014,4.462677,12.835297,-5.7280579,4.4464111,-2.3283386,-9.3457031,21.454834}
graph "main"(
    %x : c128[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=0) : c128[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "logcumsumexp.complex_0.c64" stage "import"
tensor @r0.in.x : c64[5, 9] = hex "00001c400000003e000022c0000060be000070bf000038400000083f00003a40000094bf0000fc3f0000d4bf0000c83f0000c83f0000283f000040be0000b03f0000c03d000040bf000050bf0000003e0000f4bf0000c4bf000080bd0000fcbf00000640000000be000084bf00001a40000044c0000026400000dcbf0000983f0000903e000032400000083f00003640000048c0000046c00000403e000024400000a4bf000000bf0000e03f0000903e00002c40000024c00000f43f0000bc3f0000ac3f0000cc3f0000083f0000124000000ac0000028c00000103f0000224000003cc00000f83f0000c0bf00004040000028400000843f000038c0000000c000003c400000e03e0000a4bf000020bf000008c00000883f0000783f0000c43f0000424000002a40000094bf000010bf000070bf000012400000c0be000004c0000000bd000040bf000020c00000dcbf000036c0000084bf0000f4bf000002c0000030c0000008bf"
tensor @r0.want.0.c64 : f64[5, 9, 2] = {2.4375,0.125,-2.53125,-0.21875,-0.9375,2.875,0.53125,2.90625,-1.15625,1.96875,-1.65625,1.5625,1.5625,0.65625,-0.1875,1.375,0.09375,-0.75,2.475541,0.125,-1.683922,-1.10403,0.062092,-2.342231,1.860556,-0.09585171,-0.4226738,2.201375,-1.52053,1.747111,1.594558,0.6746895,0.515194,2.270812,-0.1513458,3.436031,2.47185,0.1252859,0.04851685,2.651248,0.0248196,-2.07821,2.482126,0.08216227,2.690778,-2.606903,1.93705,1.477407,2.062522,1.072563,1.216388,2.276073,-0.02757833,3.462253,2.361674,0.2365312,0.08647785,2.61942,0.1172692,-2.264596,3.132836,0.5933244,2.693919,-2.604727,3.142747,0.6987224,2.058667,1.037401,1.229222,2.243336,0.9025827,1.909369,2.678232,2.153898,-0.2535734,2.635769,0.1201731,-2.614128,3.106086,0.5789559,2.677439,-2.540727,3.140092,0.6963689,2.055135,1.030851,1.211421,2.283432,0.8827177,1.892313}
graph "main"(
    %x : c64[5, 9]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c64[5, 9]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_0.c128" stage "import"
tensor @r0.in.x : c128[5, 9] = hex "000000000000f4bf000000000080f63f0000000000c000c000000000004002c0000000000000eebf000000000000da3f00000000008004c0000000000080f7bf000000000000c03f0000000000c00140000000000000e83f000000000000d4bf000000000000c83f000000000000f6bf000000000000d23f000000000000b8bf00000000004006c0000000000000e6bf00000000004000c0000000000080f33f000000000000fb3f00000000008006c0000000000000fa3f00000000000000c0000000000000ffbf000000000000d2bf0000000000400840000000000080f6bf000000000000eabf000000000000f93f0000000000c008c00000000000c00140000000000000d2bf000000000000ed3f00000000008000c00000000000c000c000000000008007c0000000000000ebbf000000000000064000000000004002c0000000000000fbbf000000000000e33f000000000000f4bf00000000004002c0000000000080f1bf000000000000ea3f000000000000e03f000000000000084000000000008000c0000000000000f33f000000000000f23f000000000080ff3f000000000000dcbf000000000000cc3f000000000000ff3f0000000000c005400000000000c000c0000000000080f53f000000000080fa3f000000000000e9bf00000000008007c00000000000c00240000000000000fbbf000000000000e4bf00000000000004c0000000000000cc3f000000000080064000000000004003c0000000000000de3f0000000000800040000000000080f8bf000000000000ec3f000000000000054000000000000000000000000000000240000000000000f03f00000000004006c0000000000000ea3f0000000000800640000000000000f23f0000000000800440000000000000fa3f00000000004001c0000000000000e1bf0000000000800040000000000000ee3f000000000080f3bf000000000000c83f000000000080fe3f000000000000ea3f"
tensor @r0.want.0.c128 : f64[5, 9, 2] = {-1.25,1.40625,-2.09375,-2.28125,-0.9375,0.40625,-2.5625,-1.46875,0.125,2.21875,0.75,-0.3125,0.1875,-1.375,0.28125,-0.09375,-2.78125,-0.6875,-0.87683864,1.3474538,1.7070261,-2.8011753,1.5676166,-1.9451876,-1.676066,-0.67344522,2.9819804,-1.4329521,0.70742018,-0.10226824,0.15325521,-1.3919924,0.61268738,0.25763339,-1.8952703,-1.6748664,-0.94754783,1.2359968,3.0257524,-2.4145303,1.5355751,-1.9226074,-1.0896191,-1.6917813,2.9714074,-1.4195509,-0.94991452,0.066113224,0.058472241,-1.3280383,1.2125427,1.3941535,-0.48658459,-0.015215159,1.9439293,2.6634426,3.0208689,-2.4180051,2.1190984,-1.3132627,-1.184328,-1.8272307,2.9780476,-1.4128334,-0.75913496,0.092780269,2.8436467,-2.3518423,1.5520683,1.6054692,-0.26215675,0.20502332,2.1106579,0.40006027,2.4572207,-2.6416949,2.1151885,-1.3069111,2.794296,1.1214779,1.9290956,-1.2164401,-0.56904079,-0.026994806,2.2480702,-2.4744285,1.5634297,1.544249,1.9977763,0.75289774}
graph "main"(
    %x : c128[5, 9]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c128[5, 9]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_m1.c64" stage "import"
tensor @r0.in.x : c64[5, 9] = hex "000046c00000c0bf0000c0bf0000ac3f0000c0bf000020bf0000ec3f00003e400000703f0000883f0000103f0000f0bf000080bf0000d8bf00003ac0000046c00000d8bf0000ec3f0000c8bf0000e03f0000c03d0000103f000024c0000010c00000f83f0000983f0000c43f0000f43f00004640000008bf0000d03f000028400000164000009c3f000080bd000000c00000d43f00002240000020c00000b03e00001640000090bf0000b0bf0000283f000000bf0000703f0000883f000030c00000883f000004400000000000003640000028c00000b8bf0000903f0000483f0000e0be0000f03f00003a40000008c0000026400000d03e0000583f000030c00000603e0000783f0000ccbf00008cbf0000444000001cc00000a0be000060bf00002cc0000010bf0000d8bf0000e03f0000183f000078bf00004040000008400000903f00000e400000803f000090bf0000c0bf0000b0be000040be000030c00000b83f000008c0"
tensor @r0.want.0.c64 : f64[5, 9, 2] = {-3.09375,-1.5,-1.713212,1.269895,-1.435264,0.1757928,1.807798,2.955412,1.760773,2.525914,1.711471,2.832401,1.700857,2.898356,1.710376,2.901193,1.727078,2.872539,-1.5625,1.75,0.1761577,0.7262333,0.1103228,0.7148658,2.073406,1.12353,2.459083,1.406124,3.041631,0.01720346,2.819457,0.171921,3.168035,0.5614071,3.134661,0.5389967,1.65625,2.53125,1.647231,2.518354,1.852713,-1.527405,1.830194,-1.494228,1.755888,-1.425886,1.956619,-1.833682,1.676739,-2.213353,1.751524,-2.37739,1.758962,-2.367316,1.125,0.78125,1.231113,0.9495052,2.699516,-2.109561,2.176066,-1.013536,2.167288,-1.279198,2.081152,-1.157866,2.106138,-1.156282,3.218862,-2.117066,3.228642,-2.089634,-2.6875,-0.5625,-1.911976,1.403607,0.5351391,-0.9085155,2.911738,2.114983,3.065946,2.129854,2.931536,2.146234,2.922058,2.138951,2.930814,2.182509,2.863186,2.405258}
graph "main"(
    %x : c64[5, 9]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=-1) : c64[5, 9]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_m1.c128" stage "import"
tensor @r0.in.x : c128[5, 9] = hex "000000000040024000000000004000c0000000000000eb3f00000000000000c00000000000000140000000000000b83f000000000000dc3f00000000000002c000000000000002c0000000000080fc3f000000000000d6bf000000000000fc3f000000000000f9bf000000000000e7bf000000000080fe3f0000000000400840000000000000c03f0000000000c00640000000000000e3bf000000000000de3f0000000000c008c0000000000080f3bf0000000000000840000000000000d8bf000000000080f9bf000000000000e03f000000000000b83f0000000000c00440000000000000f73f00000000000006c0000000000080f2bf000000000000debf000000000000fcbf000000000000c8bf000000000000fb3f000000000000ebbf000000000000f7bf000000000080fb3f000000000000fdbf000000000000debf0000000000c00240000000000000ccbf0000000000c00740000000000000f4bf000000000000f53f000000000080f53f000000000000e3bf000000000000e43f000000000000fd3f000000000080f8bf000000000000ff3f000000000000b03f0000000000c001c0000000000000fb3f000000000080f1bf000000000080f7bf0000000000400740000000000000dcbf000000000000ec3f00000000008001c0000000000080f53f00000000004004c0000000000080f33f000000000000f7bf0000000000c008c00000000000c008c0000000000080074000000000004005400000000000000040000000000040024000000000000008c0000000000000064000000000008002c0000000000080f43f000000000080f1bf000000000000e83f000000000080064000000000004000c0000000000080f5bf000000000000efbf000000000080f0bf000000000000f6bf000000000000f2bf000000000000f93f0000000000c00740000000000080f2bf0000000000c006c0000000000080f3bf000000000000e63f000000000000f3bf"
tensor @r0.want.0.c128 : f64[5, 9, 2] = {2.28125,-2.03125,2.4942843,-2.0252526,2.3552993,-1.2803499,2.4413474,-1.391761,2.4321354,-1.3920519,2.3678163,-1.3920824,2.3831239,-1.3800223,2.3916012,-2.0083442,2.4110273,-2.1091941,-0.59375,0.46875,-0.59997754,0.38662177,3.019753,-0.35651135,3.0262562,-0.34906693,2.9726906,-0.33797006,2.8120608,-0.50738194,2.830776,-0.50666531,2.8404635,-0.50348108,3.104265,-0.58450087,-1.4375,1.71875,-1.6322613,0.96929226,2.3508814,-0.20146999,3.2704892,-0.89719831,3.1860391,-0.77654158,3.1901281,-0.75413021,3.3665692,-0.90290848,3.5091592,-0.73127903,3.5067183,-0.72912134,-1.09375,-1.46875,2.9157368,-0.45306601,2.9028461,-0.58329424,2.8441964,-0.79216441,2.9954413,-0.89410726,2.9941085,-0.89594324,2.0781845,-2.1263778,2.2094613,-3.0109563,2.2141901,-3.0136693,-2.3125,1.28125,-0.85965663,0.86877767,2.7875262,-2.0250148,2.7954961,-2.0111426,2.8129452,-1.9984265,2.7950178,-2.0065048,3.4863405,-1.5421686,3.4880288,-1.5416033,3.5436689,-1.5216678}
graph "main"(
    %x : c128[5, 9]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=-1) : c128[5, 9]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_far.c64" stage "import"
tensor @r0.in.x : c64[9] = hex "008054c30000af4100e076c30000484000a0574300401cc300c0f3420040e74200409c43000096c20000c8c00060064300c0a8c200c05ac3008022c200a00cc300a025c300d084c3"
tensor @r0.want.0.c64 : f64[9, 2] = {-212.5,21.875,-212.5,21.875,215.625,-156.25,215.625,-156.25,312.5,-75,312.5,-75,312.5,-75,312.5,-75,312.5,-75}
graph "main"(
    %x : c64[9]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c64[9]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_far.c128" stage "import"
tensor @r0.in.x : c128[9] = hex "0000000000146ec00000000000e85c40000000000088534000000000004c6dc00000000000c022c000000000008e72c00000000000b4644000000000003051c000000000001865c000000000000049400000000000e86c4000000000009c68c000000000002a72400000000000bc6bc00000000000786e4000000000007057c00000000000403f400000000000185540"
tensor @r0.want.0.c128 : f64[9, 2] = {-240.625,115.625,78.125,-234.375,78.125,-234.375,165.625,-68.75,165.625,-68.75,231.25,-196.875,290.625,-221.875,290.625,-221.875,290.625,-221.875}
graph "main"(
    %x : c128[9]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c128[9]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_turns.c64" stage "import"
tensor @r0.in.x : c64[2, 40] = hex "0000e83f0000bdc00000c03e0000a2c0000048400000fc3f0000783f0000ab410000183f0000d8bf0000b03e0000224100000840000022400000124000801dc10000183f00007cc100003a40000046c10000a83f00007c400000003f000058410000144000007cc00000264000c0b1410000903e0000b43f0000ec3f0080c1c100002240008014410000b03e000061c10000204000007c410000f03f0000bd41000000400000104000003240008094c10000284000c084c10000bc3f00800b410000203f000058400000203f00c0ba4100003a4000006ac100001e400080af410000683f000061c10000a03e0080d3c100001a40000010bf00003840000010c10000fc3f0000cf4100002a4000006a400000503f0080a6c10000003e0000a24100001c40000034c00000f03f008002c10000943f000073410000dc3f000087c00000283f00c09f410000c03f000058c00000183f0000c6c100002c4000808b41000012400040dac10000903f0000bdc10000003d0000ea4000002a4000007cc10000f83f0000d83f0000603e000099c10000803f00809dc10000f03f0080a64100000a40000010c00000d43f0000b4c00000c03d000034c10000003e0000d8400000a83f000099400000783f00006a400000943f0040bfc100004840000007410000f03f00005841000042400000bdc10000d03f000058bf0000cc3f008082410000003d0000cf400000803d00802f410000803d00c0b1c10000a03f0000994100001840000022c00000703f0040c841000008400000e1400000bc3f0000b4c00000a83f008038410000003d000007410000203e0080b8410000303f000022c000009c3f00805cc10000044000c0de4100003e40000073c10000c03e00802f41"
tensor @r0.want.0.c64 : f64[2, 40, 2] = {1.8125,-5.90625,1.970693,-5.754168,3.208521,1.677107,3.27934,1.751596,3.212161,1.772973,3.185971,1.824209,3.435175,2.00036,3.661593,2.167392,3.689607,2.203721,3.589312,1.729522,3.530166,1.817135,3.56101,1.780921,3.785617,1.903908,3.858171,2.188569,3.877996,2.169244,3.928372,2.052025,4.078596,2.225507,4.058511,2.238859,4.186183,2.389528,4.113967,2.462675,4.225802,2.439881,4.111925,2.217265,4.315625,2.224371,4.370876,2.235881,4.380933,2.257117,4.366552,2.275762,4.304074,2.507519,4.432293,2.584566,4.415059,2.608725,4.403211,2.620392,4.257476,2.626876,4.410926,2.801531,4.372451,2.721633,4.482378,2.851531,4.485291,2.876807,4.486576,2.864105,4.589406,2.93043,4.59756,2.995911,4.62699,2.984528,4.660394,2.942522,0.65625,19.96875,1.499389,-3.808615,1.362801,-4.222266,2.404559,17.32245,2.989082,17.03152,2.824277,16.99803,2.76343,17.01481,3.158229,16.38315,3.030382,16.09486,2.982576,16.13364,2.949338,16.26977,2.949994,15.92667,3.27397,16.13193,3.061244,16.07495,3.031772,16.03187,2.976193,16.02364,3.036617,16.19744,3.155661,16.20027,3.054774,16.09974,3.524711,9.098096,3.482759,8.906162,3.82065,8.486115,3.703304,8.474255,3.712483,8.594715,3.699351,8.573021,3.679985,8.591243,3.701927,8.606204,3.664762,8.5267,3.717004,8.790565,3.662607,8.757273,3.65237,8.541097,3.655445,8.42862,3.55456,8.432758,3.583634,8.432894,3.568585,8.461946,3.570022,8.517968,3.475376,8.549722,3.677722,8.635327,3.879151,9.034599,3.868809,9.063004}
graph "main"(
    %x : c64[2, 40]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=1) : c64[2, 40]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_turns.c128" stage "import"
tensor @r0.in.x : c128[2, 40] = hex "0000000000c005400000000000283a40000000000000eb3f0000000000002b400000000000c001400000000000902b400000000000c004400000000000103740000000000000de3f00000000007021c0000000000080f13f0000000000801fc0000000000000e73f00000000001835c0000000000000f13f0000000000003bc00000000000c00840000000000040244000000000000008400000000000d03440000000000000fd3f0000000000f83340000000000040004000000000003028400000000000c008400000000000000bc0000000000080f13f0000000000602ec000000000004001400000000000903b40000000000000c03f0000000000d83b40000000000080f13f000000000000fbbf0000000000c0054000000000009830c0000000000000f63f0000000000e837400000000000c0054000000000000032c0000000000080f73f0000000000903bc0000000000000f03f00000000009830c0000000000000d63f0000000000203cc0000000000000f43f0000000000003bc0000000000000ea3f00000000001037c0000000000080024000000000009839c0000000000080f33f0000000000903b400000000000c003400000000000483b40000000000080fb3f0000000000e019c00000000000400140000000000068334000000000008002400000000000402d40000000000040084000000000008016c0000000000000d23f000000000080ffbf000000000000d23f00000000001027c0000000000000ee3f0000000000a017c0000000000000de3f0000000000703ac0000000000000064000000000008016c0000000000000ed3f0000000000201c40000000000000074000000000009022c0000000000000cc3f000000000008304000000000004005400000000000b02cc00000000000800540000000000000324000000000000006400000000000b83ac0000000000000f83f0000000000f02e400000000000c005400000000000c00840000000000080f23f00000000005039c000000000008006400000000000400d40000000000000f43f00000000004014c000000000004000400000000000103740000000000000d43f0000000000983040000000000000084000000000008006c0000000000000fa3f0000000000f02540000000000080fc3f00000000002831c0000000000000f43f000000000028314000000000000004400000000000202c4000000000004006400000000000a0374000000000004002400000000000102740000000000000de3f0000000000a0374000000000004000400000000000802f40000000000080014000000000008834c0000000000000b83f00000000006015c0000000000000f23f0000000000f03540000000000000ef3f00000000006035c0000000000000f53f0000000000401440000000000000e93f000000000078384000000000000007400000000000001b40000000000000f53f00000000003038c0000000000000e53f0000000000e83740000000000000ea3f0000000000483b40000000000000eb3f00000000007838c0000000000000e23f00000000006025c0000000000000ed3f0000000000b033c0000000000080f53f000000000040044000000000008007400000000000c0084000000000004000400000000000d83bc000000000000006400000000000b023c0000000000000e53f0000000000283a40000000000000f43f0000000000102740000000000080f43f0000000000a03740000000000000f13f0000000000003b40"
tensor @r0.want.0.c128 : f64[2, 40, 2] = {2.71875,26.15625,2.8609595,26.144309,3.2790193,26.214302,2.5780383,26.224673,2.4601238,26.276076,2.2018137,26.145161,1.9469162,26.178775,1.4444263,26.023678,2.8856454,10.080127,3.1431309,21.655095,3.1475684,21.390637,2.7567189,21.328855,3.6100029,-3.5531013,3.6589432,-3.4913234,3.8501162,-3.5564818,3.8739376,-3.5568513,3.8573444,-3.4965399,4.109233,-3.6229113,4.0613927,-3.5766985,4.0201267,-3.8408513,4.035333,-3.7649582,4.0807724,-3.776872,4.0976289,-3.7603191,4.0806615,-3.704352,4.1135385,-3.7222945,3.9347546,-3.7458741,3.9984615,-3.7525356,4.1838513,-3.8196891,4.1069441,-3.8631089,4.0750474,-4.004121,4.2303895,-4.0362505,4.2688935,-4.3304984,4.2557084,-4.3172859,4.2669782,-4.3321883,4.2675022,-4.3679888,4.2449207,-4.3661953,4.3310457,-4.5632956,4.3495826,-4.5896933,4.3705603,-4.3637002,4.3710836,-4.3479769,2.65625,-14.34375,3.2534709,17.543905,3.7169863,17.438501,3.679211,17.334065,3.7119451,16.956753,3.7038877,17.034307,3.9787212,16.80633,3.9117468,16.79781,4.053673,16.795362,4.0766634,16.790719,4.3157144,16.606082,4.3692176,16.644792,4.3144837,16.590266,4.3534163,16.614344,4.2188835,16.514478,4.3791583,16.663968,4.4336783,16.770255,4.4495578,16.780355,4.4970273,16.707453,4.5830774,16.74795,4.5718437,16.74909,4.5867205,16.721199,4.6112194,16.711071,4.6338206,16.739752,4.6366835,16.760753,4.4883529,16.871148,4.4467722,16.88056,4.4633873,16.895579,4.4486347,16.873975,4.4246003,16.887377,4.4084768,16.873622,4.4213995,16.900626,4.411767,16.855345,4.5113456,16.661329,4.5821446,16.622369,4.6302166,16.473542,4.6118845,16.468658,4.6201524,16.502182,4.6438974,16.527974,4.6301812,16.50353}
graph "main"(
    %x : c128[2, 40]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=1) : c128[2, 40]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_infinite.c64" stage "import"
tensor @r0.in.x : c64[7] = hex "000080ff000000400000803f00000040000080ff00004040000040400000000000004843000000000000807f0000a04000007a4400000000"
tensor @r0.want.0.c64 : f64[7, 2] = {-inf,0,1,2,1,2,2.950464,0.1296726,200,3.420614e-87,inf,5,inf,5}
graph "main"(
    %x : c64[7]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c64[7]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_infinite.c128" stage "import"
tensor @r0.in.x : c128[7] = hex "000000000000f0ff0000000000000040000000000000f03f0000000000000040000000000000f0ff00000000000008400000000000000840000000000000000000000000000069400000000000000000000000000000f07f00000000000014400000000000408f400000000000000000"
tensor @r0.want.0.c128 : f64[7, 2] = {-inf,0,1,2,1,2,2.9504637,0.12967258,200,3.420614e-87,inf,5,inf,5}
graph "main"(
    %x : c128[7]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c128[7]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_0_dims.c64" stage "import"
tensor @r0.in.x : c64[] = hex "0000803d00003840"
tensor @r0.want.0.c64 : f64[2] = {0.0625,2.875}
graph "main"(
    %x : c64[]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c64[]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_2_dims.c64" stage "import"
tensor @r0.in.x : c64[0, 3] = hex ""
tensor @r0.want.0.c64 : f64[0, 3, 2] = {}
graph "main"(
    %x : c64[0, 3]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c64[0, 3]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_1_dims.c64" stage "import"
tensor @r0.in.x : c64[1] = hex "000022c000003840"
tensor @r0.want.0.c64 : f64[1, 2] = {-2.53125,2.875}
graph "main"(
    %x : c64[1]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c64[1]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.double.f64" stage "import"
tensor @r0.in.x : f64[3, 7] = {57.5,35,125,12.5,90,-91.25,122.5,122.5,82.5,-10,-10,38.75,-47.5,80,110,67.5,95,-7.5,101.25,-75,60}
tensor @r0.want.0.f64 : f64[3, 7] = {57.5,57.5,125,125,125,125,125.07889,122.5,122.5,122.5,122.5,122.5,122.5,122.5,110,110,110,110,110.00016,110.00016,110.00016}
graph "main"(
    %x : f64[3, 7]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=1) : f64[3, 7]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.double_ends.f64" stage "import"
tensor @r0.in.x : f64[8] = {-inf,-inf,1,200,-900,inf,nan,0}
tensor @r0.want.0.f64 : f64[8] = {-inf,-inf,1,200,200,inf,nan,nan}
graph "main"(
    %x : f64[8]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : f64[8]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.double_0d.f64" stage "import"
tensor @r0.in.x : f64[] = {-0.625}
tensor @r0.want.0.f64 : f64[] = {-0.625}
graph "main"(
    %x : f64[]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : f64[]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "searchsorted.Scalar.at_0.f16" stage "import"
tensor @r0.in.x : f16[7] = {-2.375,-1.906,-0.75,0,0.5625,0.5938,2.375}
tensor @r0.want.0.i64 : i64[] = {4}
graph "main"(
    %x : f16[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_0.f64" stage "import"
tensor @r0.in.x : f64[7] = {-2.65625,-2.53125,-1,-1,0.28125,1.65625,1.875}
tensor @r0.want.0.i64 : i64[] = {4}
graph "main"(
    %x : f64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_0.i64" stage "import"
tensor @r0.in.x : i64[7] = {-6,-4,-2,0,3,5,7}
tensor @r0.want.0.i64 : i64[] = {4}
graph "main"(
    %x : i64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_0.u8" stage "import"
tensor @r0.in.x : u8[7] = {0,1,2,3,3,4,7}
tensor @r0.want.0.i64 : i64[] = {1}
graph "main"(
    %x : u8[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "bucketize.Scalar.at_0.bf16" stage "import"
tensor @r0.in.x : bf16[7] = {-2.9375,-2.25,-0.375,-0.15625,-0.0625,0.40625,3}
tensor @r0.want.0.i32 : i32[] = {5}
graph "main"(
    %x : bf16[7]) {
  %bucketize = aten.bucketize.Scalar(self=0, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Scalar.at_0.i32" stage "import"
tensor @r0.in.x : i32[7] = {-6,0,1,1,5,6,6}
tensor @r0.want.0.i32 : i32[] = {1}
graph "main"(
    %x : i32[7]) {
  %bucketize = aten.bucketize.Scalar(self=0, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "searchsorted.Scalar.at_0.25.f16" stage "import"
tensor @r0.in.x : f16[7] = {-2.312,-0.9688,-0.4375,1.0625,1.156,1.281,2.25}
tensor @r0.want.0.i64 : i64[] = {3}
graph "main"(
    %x : f16[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0.25, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_0.25.f64" stage "import"
tensor @r0.in.x : f64[7] = {-2.65625,-1.25,0.625,1.5,1.84375,1.90625,2.9375}
tensor @r0.want.0.i64 : i64[] = {2}
graph "main"(
    %x : f64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0.25, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_0.25.i64" stage "import"
tensor @r0.in.x : i64[7] = {-5,-3,-2,0,0,1,3}
tensor @r0.want.0.i64 : i64[] = {5}
graph "main"(
    %x : i64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0.25, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_0.25.u8" stage "import"
tensor @r0.in.x : u8[7] = {0,2,3,4,4,5,7}
tensor @r0.want.0.i64 : i64[] = {1}
graph "main"(
    %x : u8[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0.25, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "bucketize.Scalar.at_0.25.bf16" stage "import"
tensor @r0.in.x : bf16[7] = {0.3125,0.625,0.875,1.5,2.5625,2.59375,2.625}
tensor @r0.want.0.i32 : i32[] = {0}
graph "main"(
    %x : bf16[7]) {
  %bucketize = aten.bucketize.Scalar(self=0.25, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Scalar.at_0.25.i32" stage "import"
tensor @r0.in.x : i32[7] = {-6,-6,-1,3,4,6,7}
tensor @r0.want.0.i32 : i32[] = {3}
graph "main"(
    %x : i32[7]) {
  %bucketize = aten.bucketize.Scalar(self=0.25, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "searchsorted.Scalar.at_2.f16" stage "import"
tensor @r0.in.x : f16[7] = {-2.594,-2.5,0.4375,0.875,1.281,1.8125,2.156}
tensor @r0.want.0.i64 : i64[] = {6}
graph "main"(
    %x : f16[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=2, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_2.f64" stage "import"
tensor @r0.in.x : f64[7] = {-3.03125,-2.75,-1,-0.25,0.46875,0.71875,0.96875}
tensor @r0.want.0.i64 : i64[] = {7}
graph "main"(
    %x : f64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=2, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_2.i64" stage "import"
tensor @r0.in.x : i64[7] = {-4,-3,-2,0,0,1,2}
tensor @r0.want.0.i64 : i64[] = {7}
graph "main"(
    %x : i64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=2, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_2.u8" stage "import"
tensor @r0.in.x : u8[7] = {0,2,3,5,6,7,7}
tensor @r0.want.0.i64 : i64[] = {2}
graph "main"(
    %x : u8[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=2, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "bucketize.Scalar.at_2.bf16" stage "import"
tensor @r0.in.x : bf16[7] = {-3.125,-2.375,-1.375,-0.8125,0.4375,0.96875,2.75}
tensor @r0.want.0.i32 : i32[] = {6}
graph "main"(
    %x : bf16[7]) {
  %bucketize = aten.bucketize.Scalar(self=2, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Scalar.at_2.i32" stage "import"
tensor @r0.in.x : i32[7] = {-7,-7,-7,-6,-6,-6,-6}
tensor @r0.want.0.i32 : i32[] = {7}
graph "main"(
    %x : i32[7]) {
  %bucketize = aten.bucketize.Scalar(self=2, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "searchsorted.Scalar.at_-inf.f16" stage "import"
tensor @r0.in.x : f16[7] = {-3.062,-1.594,-0.25,-0.0625,0.9375,1.9375,1.969}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : f16[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=-inf, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_-inf.f64" stage "import"
tensor @r0.in.x : f64[7] = {-2.71875,-0.875,-0.75,-0.71875,2.53125,2.90625,3}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : f64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=-inf, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_-inf.i64" stage "import"
tensor @r0.in.x : i64[7] = {-7,2,3,4,5,6,6}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : i64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=-inf, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_-inf.u8" stage "import"
tensor @r0.in.x : u8[7] = {0,0,4,4,5,6,7}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : u8[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=-inf, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "bucketize.Scalar.at_-inf.bf16" stage "import"
tensor @r0.in.x : bf16[7] = {-3.09375,-1.46875,-0.84375,-0.5625,-0.40625,-0.3125,0.53125}
tensor @r0.want.0.i32 : i32[] = {0}
graph "main"(
    %x : bf16[7]) {
  %bucketize = aten.bucketize.Scalar(self=-inf, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Scalar.at_-inf.i32" stage "import"
tensor @r0.in.x : i32[7] = {-6,-3,1,5,6,6,7}
tensor @r0.want.0.i32 : i32[] = {0}
graph "main"(
    %x : i32[7]) {
  %bucketize = aten.bucketize.Scalar(self=-inf, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "searchsorted.Scalar.sorter.f32" stage "import"
tensor @r0.in.x : f32[3] = {3,1,2}
tensor @r0.in.y : i64[3] = {1,2,0}
tensor @r0.want.0.i64 : i64[] = {1}
graph "main"(
    %x : f32[3],
    %y : i64[3]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=2.0, sorter=%y) : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "dist.whole.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.156,-2.219,-1.875,-2.781,-1.625,-2.156,-0.9375,-0.6875,1.8125,-2.219,1.094,-1.906}
tensor @r0.in.y : i64[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f16 : f64[] = {25.695}
tensor @r0.own.0 : f64[] = {0.0003}
graph "main"(
    %x : f16[3, 4],
    %y : i64[3, 4]) {
  %dist = aten.dist.default(self=%x, other=%y) : f16[]
  return %dist as "dist"
}

fxge 1
model "dist.whole.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.625,-0.46875,1.65625,1.53125,1.28125,0.5625,-2.90625,-2.875,2,-0.46875,1.15625,1.625}
tensor @r0.in.y : i64[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f64 : f64[] = {22.422153}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %dist = aten.dist.default(self=%x, other=%y) : f64[]
  return %dist as "dist"
}

fxge 1
model "linalg_vector_norm.one_0.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1e+30,-3e-30,0}
tensor @r0.want.0.f32 : f64[3] = {1,1,0}
graph "main"(
    %x : f32[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=0, dim=[1]) : f32[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_0.f16" stage "import"
tensor @r0.in.x : f16[3, 1] = {inf,-0.0,0}
tensor @r0.want.0.f16 : f64[3] = {1,0,0}
graph "main"(
    %x : f16[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=0, dim=[1]) : f16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_1.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1e+30,-3e-30,0}
tensor @r0.want.0.f32 : f64[3] = {1e+30,3e-30,0}
graph "main"(
    %x : f32[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=1, dim=[1]) : f32[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_1.f16" stage "import"
tensor @r0.in.x : f16[3, 1] = {inf,-0.0,0}
tensor @r0.want.0.f16 : f64[3] = {inf,0,0}
graph "main"(
    %x : f16[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=1, dim=[1]) : f16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_2.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1e+30,-3e-30,0}
tensor @r0.want.0.f32 : f64[3] = {1e+30,3e-30,0}
graph "main"(
    %x : f32[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, dim=[1]) : f32[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_2.f16" stage "import"
tensor @r0.in.x : f16[3, 1] = {inf,-0.0,0}
tensor @r0.want.0.f16 : f64[3] = {inf,0,0}
graph "main"(
    %x : f16[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, dim=[1]) : f16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_3.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1e+30,-3e-30,0}
tensor @r0.want.0.f32 : f64[3] = {1e+30,3e-30,0}
graph "main"(
    %x : f32[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=3, dim=[1]) : f32[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_3.f16" stage "import"
tensor @r0.in.x : f16[3, 1] = {inf,-0.0,0}
tensor @r0.want.0.f16 : f64[3] = {inf,0,0}
graph "main"(
    %x : f16[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=3, dim=[1]) : f16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_-2.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1e+30,-3e-30,0}
tensor @r0.want.0.f32 : f64[3] = {1e+30,3e-30,0}
graph "main"(
    %x : f32[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=-2, dim=[1]) : f32[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_-2.f16" stage "import"
tensor @r0.in.x : f16[3, 1] = {inf,-0.0,0}
tensor @r0.want.0.f16 : f64[3] = {inf,0,0}
graph "main"(
    %x : f16[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=-2, dim=[1]) : f16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_0.5.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1e+30,-3e-30,0}
tensor @r0.want.0.f32 : f64[3] = {1e+30,3e-30,0}
graph "main"(
    %x : f32[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=0.5, dim=[1]) : f32[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_0.5.f16" stage "import"
tensor @r0.in.x : f16[3, 1] = {inf,-0.0,0}
tensor @r0.want.0.f16 : f64[3] = {inf,0,0}
graph "main"(
    %x : f16[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=0.5, dim=[1]) : f16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one.f32" stage "import"
tensor @r0.in.x : f32[1, 1] = {-1e+30}
tensor @r0.want.0.f32 : f64[] = {1e+30}
graph "main"(
    %x : f32[1, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "bucketize.Tensor.nan_False.f32" stage "import"
tensor @r0.in.x : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.in.y : f32[4] = {-1,0,1,2}
tensor @r0.want.0.i64 : i64[7] = {4,0,4,1,2,4,0}
graph "main"(
    %x : f32[7],
    %y : f32[4]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y) : i64[7]
  return %bucketize as "bucketize"
}

fxge 1
model "searchsorted.Tensor.nan_False.f32" stage "import"
tensor @r0.in.x : f32[4] = {-1,0,1,2}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {4,0,4,1,2,4,0}
graph "main"(
    %x : f32[4],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds1_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1,0,1,2,3,4,5,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,0,8,1,2,4,0}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds1_False.f64" stage "import"
tensor @r0.in.x : f64[8] = {-1,0,1,2,3,4,5,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,0,8,1,2,4,0}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds2_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1,0,1,2,3,4,nan,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,0,8,1,2,4,0}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds2_False.f64" stage "import"
tensor @r0.in.x : f64[8] = {-1,0,1,2,3,4,nan,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,0,8,1,2,4,0}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds3_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1,0,1,2,3,nan,nan,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,0,8,1,2,4,0}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds3_False.f64" stage "import"
tensor @r0.in.x : f64[8] = {-1,0,1,2,3,nan,nan,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,0,8,1,2,4,0}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds4_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1,0,1,2,nan,nan,nan,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds4_False.f64" stage "import"
tensor @r0.in.x : f64[8] = {-1,0,1,2,nan,nan,nan,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds5_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1,0,1,nan,nan,nan,nan,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds5_False.f64" stage "import"
tensor @r0.in.x : f64[8] = {-1,0,1,nan,nan,nan,nan,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds6_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1,0,nan,nan,nan,nan,nan,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds6_False.f64" stage "import"
tensor @r0.in.x : f64[8] = {-1,0,nan,nan,nan,nan,nan,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds7_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1,nan,nan,nan,nan,nan,nan,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds7_False.f64" stage "import"
tensor @r0.in.x : f64[8] = {-1,nan,nan,nan,nan,nan,nan,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds8_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {nan,nan,nan,nan,nan,nan,nan,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds8_False.f64" stage "import"
tensor @r0.in.x : f64[8] = {nan,nan,nan,nan,nan,nan,nan,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_rows1_False.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {-1,0,1,nan,-1,0,1,2}
tensor @r0.in.y : f32[2, 7] = {nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[2, 7] = {4,0,4,1,2,4,0,4,0,4,1,2,4,0}
graph "main"(
    %x : f32[2, 4],
    %y : f32[2, 7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[2, 7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_rows1_False.f16" stage "import"
tensor @r0.in.x : f16[2, 4] = {-1,0,1,nan,-1,0,1,2}
tensor @r0.in.y : f16[2, 7] = {nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[2, 7] = {4,0,4,1,2,4,0,4,0,4,1,2,4,0}
graph "main"(
    %x : f16[2, 4],
    %y : f16[2, 7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[2, 7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_rows1_False.f64" stage "import"
tensor @r0.in.x : f64[2, 4] = {-1,0,1,nan,-1,0,1,2}
tensor @r0.in.y : f64[2, 7] = {nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[2, 7] = {4,0,4,1,2,4,0,4,0,4,1,2,4,0}
graph "main"(
    %x : f64[2, 4],
    %y : f64[2, 7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[2, 7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "bucketize.Tensor.nan_bounds7_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[21] = {nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1}
tensor @r0.in.y : f32[12] = {-1,0,1,2,3,nan,nan,nan,nan,nan,nan,nan}
tensor @r0.want.0.i64 : i64[21] = {12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12}
tensor @r1.in.x : f32[28] = {nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1}
tensor @r1.in.y : f32[12] = {-1,0,1,2,3,nan,nan,nan,nan,nan,nan,nan}
tensor @r1.want.0.i64 : i64[28] = {12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12}
graph "main"(
    %x : f32[s77],
    %y : f32[12]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y) : i64[s77]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Tensor.nan_bounds7_False.f32" stage "import"
tensor @r0.in.x : f32[21] = {nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1}
tensor @r0.in.y : f32[12] = {-1,0,1,2,3,nan,nan,nan,nan,nan,nan,nan}
tensor @r0.want.0.i64 : i64[21] = {12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12}
graph "main"(
    %x : f32[21],
    %y : f32[12]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y) : i64[21]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Tensor.nan_True.f32" stage "import"
tensor @r0.in.x : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.in.y : f32[4] = {-1,0,1,2}
tensor @r0.want.0.i64 : i64[7] = {4,0,4,2,3,4,1}
graph "main"(
    %x : f32[7],
    %y : f32[4]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y, right=true) : i64[7]
  return %bucketize as "bucketize"
}

fxge 1
model "searchsorted.Tensor.nan_True.f32" stage "import"
tensor @r0.in.x : f32[4] = {-1,0,1,2}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {4,0,4,2,3,4,1}
graph "main"(
    %x : f32[4],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds1_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1,0,1,2,3,4,5,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,0,8,2,3,4,1}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds1_True.f64" stage "import"
tensor @r0.in.x : f64[8] = {-1,0,1,2,3,4,5,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,0,8,2,3,4,1}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds2_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1,0,1,2,3,4,nan,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,0,8,2,3,4,1}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds2_True.f64" stage "import"
tensor @r0.in.x : f64[8] = {-1,0,1,2,3,4,nan,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,0,8,2,3,4,1}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds3_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1,0,1,2,3,nan,nan,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,0,8,2,3,4,1}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds3_True.f64" stage "import"
tensor @r0.in.x : f64[8] = {-1,0,1,2,3,nan,nan,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,0,8,2,3,4,1}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds4_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1,0,1,2,nan,nan,nan,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds4_True.f64" stage "import"
tensor @r0.in.x : f64[8] = {-1,0,1,2,nan,nan,nan,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds5_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1,0,1,nan,nan,nan,nan,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds5_True.f64" stage "import"
tensor @r0.in.x : f64[8] = {-1,0,1,nan,nan,nan,nan,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds6_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1,0,nan,nan,nan,nan,nan,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds6_True.f64" stage "import"
tensor @r0.in.x : f64[8] = {-1,0,nan,nan,nan,nan,nan,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds7_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1,nan,nan,nan,nan,nan,nan,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds7_True.f64" stage "import"
tensor @r0.in.x : f64[8] = {-1,nan,nan,nan,nan,nan,nan,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds8_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {nan,nan,nan,nan,nan,nan,nan,nan}
tensor @r0.in.y : f32[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds8_True.f64" stage "import"
tensor @r0.in.x : f64[8] = {nan,nan,nan,nan,nan,nan,nan,nan}
tensor @r0.in.y : f64[7] = {nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[7] = {8,8,8,8,8,8,8}
graph "main"(
    %x : f64[8],
    %y : f64[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_rows1_True.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {-1,0,1,nan,-1,0,1,2}
tensor @r0.in.y : f32[2, 7] = {nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[2, 7] = {4,0,4,2,4,4,1,4,0,4,2,3,4,1}
graph "main"(
    %x : f32[2, 4],
    %y : f32[2, 7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[2, 7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_rows1_True.f16" stage "import"
tensor @r0.in.x : f16[2, 4] = {-1,0,1,nan,-1,0,1,2}
tensor @r0.in.y : f16[2, 7] = {nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[2, 7] = {4,0,4,2,4,4,1,4,0,4,2,3,4,1}
graph "main"(
    %x : f16[2, 4],
    %y : f16[2, 7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[2, 7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_rows1_True.f64" stage "import"
tensor @r0.in.x : f64[2, 4] = {-1,0,1,nan,-1,0,1,2}
tensor @r0.in.y : f64[2, 7] = {nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1}
tensor @r0.want.0.i64 : i64[2, 7] = {4,0,4,2,4,4,1,4,0,4,2,3,4,1}
graph "main"(
    %x : f64[2, 4],
    %y : f64[2, 7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[2, 7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "bucketize.Tensor.nan_bounds7_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[21] = {nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1}
tensor @r0.in.y : f32[12] = {-1,0,1,2,3,nan,nan,nan,nan,nan,nan,nan}
tensor @r0.want.0.i64 : i64[21] = {12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12}
tensor @r1.in.x : f32[28] = {nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1}
tensor @r1.in.y : f32[12] = {-1,0,1,2,3,nan,nan,nan,nan,nan,nan,nan}
tensor @r1.want.0.i64 : i64[28] = {12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12}
graph "main"(
    %x : f32[s77],
    %y : f32[12]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y, right=true) : i64[s77]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Tensor.nan_bounds7_True.f32" stage "import"
tensor @r0.in.x : f32[21] = {nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1,nan,-inf,inf,0,1,2.5,-1}
tensor @r0.in.y : f32[12] = {-1,0,1,2,3,nan,nan,nan,nan,nan,nan,nan}
tensor @r0.want.0.i64 : i64[21] = {12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12}
graph "main"(
    %x : f32[21],
    %y : f32[12]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y, right=true) : i64[21]
  return %bucketize as "bucketize"
}

fxge 1
model "logsumexp.nothing_1_0.f32" stage "import"
tensor @r0.in.x : f32[0] = {}
tensor @r0.want.0.f32 : f64[] = {-inf}
graph "main"(
    %x : f32[0]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[0]) : f32[]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.nothing_2_3.f32" stage "import"
tensor @r0.in.x : f32[0, 3] = {}
tensor @r0.want.0.f32 : f64[3] = {-inf,-inf,-inf}
graph "main"(
    %x : f32[0, 3]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[0]) : f32[3]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.nothing_2_0.f32" stage "import"
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[0] = {}
graph "main"(
    %x : f32[3, 0]{1, 1}) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[0]) : f32[0]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.nothing_kept.f32" stage "import"
tensor @r0.in.x : i64[3, 0] = {}
tensor @r0.want.0.f32 : f64[1, 1] = {-inf}
graph "main"(
    %x : i64[3, 0]{1, 1}) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[0, 1], keepdim=true) : f32[1, 1]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.ends.i8" stage "import"
tensor @r0.in.x : i8[2, 2] = {-128,126,3,-5}
tensor @r0.want.0.f32 : f64[2] = {126,3.000335}
graph "main"(
    %x : i8[2, 2]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[1]) : f32[2]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.ends.i32" stage "import"
tensor @r0.in.x : i32[2, 2] = {-128,126,3,-5}
tensor @r0.want.0.f32 : f64[2] = {126,3.000335}
graph "main"(
    %x : i32[2, 2]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[1]) : f32[2]
  return %logsumexp as "logsumexp"
}

fxge 1
model "amax.narrow.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,true,true,true,false,false,true,false,false}
tensor @r0.want.0.bool : bool[3] = {true,true,true}
graph "main"(
    %x : bool[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[1]) : bool[3]
  return %amax as "amax"
}

fxge 1
model "amax.narrow.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {3,1,2,7,3,5,6,4,4,-1,-5,2}
tensor @r0.want.0.i8 : i8[3] = {7,6,4}
graph "main"(
    %x : i8[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[1]) : i8[3]
  return %amax as "amax"
}

fxge 1
model "amax.narrow.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {1,-5,-6,-6,5,4,1,4,4,-1,1,4}
tensor @r0.want.0.i16 : i16[3] = {1,5,4}
graph "main"(
    %x : i16[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[1]) : i16[3]
  return %amax as "amax"
}

fxge 1
model "amax.narrow.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,2,2,2,0,5,6,2,1,1,1,0}
tensor @r0.want.0.u8 : u8[3] = {2,6,1}
graph "main"(
    %x : u8[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[1]) : u8[3]
  return %amax as "amax"
}

fxge 1
model "amin.narrow.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,true,true,true,true,true,false,true,true}
tensor @r0.want.0.bool : bool[3] = {false,true,false}
graph "main"(
    %x : bool[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[1]) : bool[3]
  return %amin as "amin"
}

fxge 1
model "amin.narrow.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {-7,0,4,1,-7,1,1,0,2,4,-1,-4}
tensor @r0.want.0.i8 : i8[3] = {-7,-7,-4}
graph "main"(
    %x : i8[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[1]) : i8[3]
  return %amin as "amin"
}

fxge 1
model "amin.narrow.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {7,-2,-2,1,3,3,7,-5,-7,2,4,-4}
tensor @r0.want.0.i16 : i16[3] = {-2,-5,-7}
graph "main"(
    %x : i16[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[1]) : i16[3]
  return %amin as "amin"
}

fxge 1
model "amin.narrow.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,0,4,3,2,5,6,3,5,1,4,2}
tensor @r0.want.0.u8 : u8[3] = {0,2,1}
graph "main"(
    %x : u8[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[1]) : u8[3]
  return %amin as "amin"
}

fxge 1
model "searchsorted.Tensor.rows.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.8125,-1.15625,0.21875,3.125,-3.03125,-0.5,-0.03125,0.5625,-2.78125,-1.53125,-0.6875,0.21875}
tensor @r0.in.y : f32[3, 5] = {0.03125,0.15625,0.40625,2.1875,-3.0625,-1.21875,1.125,0.96875,-0.9375,-0.40625,-1.46875,-0.28125,2.09375,0.875,-2.25}
tensor @r0.want.0.i64 : i64[3, 5] = {2,2,3,3,0,1,4,4,1,2,2,3,4,4,1}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 5]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[3, 5]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.rows.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.375,-0.15625,0.40625,1,-2.625,0.8125,1.5625,2.53125,-2.34375,-0.65625,2.09375,2.625}
tensor @r0.in.y : f64[3, 5] = {0.53125,3.0625,-2.09375,-1.40625,-1.25,-0.0625,-0.65625,1.15625,-0.3125,1.34375,0.53125,-0.65625,-1.3125,0.90625,-2.96875}
tensor @r0.want.0.i64 : i64[3, 5] = {3,4,1,1,1,1,1,2,1,2,2,1,1,2,0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[3, 5]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[3, 5]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.rows.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,-3,3,6,-2,3,6,7,-4,-1,3,4}
tensor @r0.in.y : i32[3, 5] = {-7,5,-2,2,-6,-2,-2,-2,-7,-3,6,-1,5,-2,-6}
tensor @r0.want.0.i64 : i64[3, 5] = {0,3,2,2,0,0,0,0,0,0,4,1,4,1,0}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 5]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[3, 5]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.zeros_False.f32" stage "import"
tensor @r0.in.x : f32[4] = {-1,-0.0,0,1}
tensor @r0.in.y : f32[2] = {-0.0,0}
tensor @r0.want.0.i64 : i64[2] = {1,1}
graph "main"(
    %x : f32[4],
    %y : f32[2]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[2]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.zeros_False.f64" stage "import"
tensor @r0.in.x : f64[4] = {-1,-0.0,0,1}
tensor @r0.in.y : f64[2] = {-0.0,0}
tensor @r0.want.0.i64 : i64[2] = {1,1}
graph "main"(
    %x : f64[4],
    %y : f64[2]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[2]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.large_False.f32" stage "import"
tensor @r0.in.x : i64[3] = {9007199254740992,9007199254740993,9007199254740995}
tensor @r0.in.y : i64[3] = {9007199254740993,9007199254740994,4611686018427387904}
tensor @r0.want.0.i64 : i64[3] = {1,2,3}
graph "main"(
    %x : i64[3],
    %y : i64[3]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[3]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.zeros_True.f32" stage "import"
tensor @r0.in.x : f32[4] = {-1,-0.0,0,1}
tensor @r0.in.y : f32[2] = {-0.0,0}
tensor @r0.want.0.i64 : i64[2] = {3,3}
graph "main"(
    %x : f32[4],
    %y : f32[2]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[2]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.zeros_True.f64" stage "import"
tensor @r0.in.x : f64[4] = {-1,-0.0,0,1}
tensor @r0.in.y : f64[2] = {-0.0,0}
tensor @r0.want.0.i64 : i64[2] = {3,3}
graph "main"(
    %x : f64[4],
    %y : f64[2]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[2]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.large_True.f32" stage "import"
tensor @r0.in.x : i64[3] = {9007199254740992,9007199254740993,9007199254740995}
tensor @r0.in.y : i64[3] = {9007199254740993,9007199254740994,4611686018427387904}
tensor @r0.want.0.i64 : i64[3] = {2,2,3}
graph "main"(
    %x : i64[3],
    %y : i64[3]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[3]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.sorter.f32" stage "import"
tensor @r0.in.x : f32[3] = {3,1,2}
tensor @r0.in.y : f32[3, 5] = {0.03125,2.1875,-0.15625,-2.375,-1.625,0.875,0.875,2,2.375,-1.28125,-1.125,-0.71875,1.4375,-0.5625,0.25}
tensor @r0.in.z : i64[3] = {1,2,0}
tensor @r0.want.0.i64 : i64[3, 5] = {0,2,0,0,0,0,0,1,2,0,0,0,1,0,0}
graph "main"(
    %x : f32[3],
    %y : f32[3, 5],
    %z : i64[3]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, sorter=%z) : i64[3, 5]
  return %searchsorted as "searchsorted"
}

fxge 1
model "_cdist_forward.p2.0.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[2, 3, 3] = {1.40625,-2.875,3.0625,-1.1875,2.75,-1.375,3.09375,-0.84375,2.53125,-0.25,-2.34375,0.125,1.46875,1.6875,-2.4375,1.3125,2.125,-2.0625}
tensor @r0.in.y : f32[4, 3] = {1.46875,2.28125,0.375,1.0625,-1.21875,-2.65625,1.75,-2.84375,1.59375,1.5625,1.46875,0.53125}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {5.814936,5.963676,1.508763,5.029891,3.215259,4.738679,6.980861,3.583,4.12985,5.583615,2.585454,3.419413,4.940367,3.274696,2.53125,4.240914,2.87449,2.942648,6.071433,2.978274,2.447496,3.405246,6.184501,2.687137}
tensor @r1.in.x : f32[2, 4, 3] = {1.40625,-2.875,3.0625,-1.1875,2.75,-1.375,3.09375,-0.84375,2.53125,-0.25,-2.34375,0.125,1.46875,1.6875,-2.4375,1.3125,2.125,-2.0625,1.46875,2.28125,0.375,1.0625,-1.21875,-2.65625}
tensor @r1.in.y : f32[6, 3] = {1.75,-2.84375,1.59375,1.5625,1.46875,0.53125,2.1875,2.90625,-2.5,3.125,0.8125,0.34375,1.5625,0.5625,1.21875,-2.9375,1.09375,-2.21875}
tensor @r1.want.0.f32 : f64[2, 4, 6] = {1.508763,5.029891,8.060683,4.893195,3.903874,7.906374,6.980861,3.583,3.560992,5.030474,4.367516,2.552955,2.585454,3.419413,6.340131,2.743956,2.458642,7.917852,2.53125,4.240914,6.355669,4.626056,3.595516,4.953002,6.071433,2.978274,1.416284,3.353228,3.826562,4.451453,6.184501,2.687137,1.251952,3.286008,3.642871,4.376116,5.275422,0.832682,3.028672,2.213903,1.916978,5.24907,4.601715,4.199144,4.278512,4.168919,4.294005,4.64102}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=2.0) : f32[2, s27, s17]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "_cdist_forward.p2.0.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 3] = {1.3125,0.59375,2.09375,0.375,2.5625,-0.46875,2.53125,2.75,-2.125,-1.90625,-1.34375,-2.46875,-1.09375,-2.5,-2.4375,2.25,2.5625,2.6875}
tensor @r0.in.y : f64[4, 3] = {-1.625,2.09375,-1.90625,-2,0.71875,0.25,0.96875,1.90625,1.15625,1.25,-1.34375,0.5625}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {5.1844871,3.7931116,1.6491594,2.4703318,2.5072161,3.0913817,1.8503589,4.1337502,4.2134226,5.5044371,3.7309412,5.0619213,3.4945549,3.413839,5.6540914,4.3761159,4.6547816,4.2900229,6.0484696,3.9787031,6.0280918,5.2348181,2.1016641,4.5578958}
graph "main"(
    %x : f64[2, 3, 3],
    %y : f64[4, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=2.0) : f64[2, 3, 4]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "cdist.p2.0.dynamic" stage "import"
symbol s27 : int [0, 25]
symbol s17 : int [0, 25]
guard "L['x'].size()[1] <= 25" sym(1)
guard "L['y'].size()[0] <= 25" sym(1)
tensor @r0.in.x : f32[2, 3, 3] = {-1.90625,-2.0625,-1.4375,1.59375,1.875,0.84375,-0.4375,2.34375,0.59375,0.125,0.09375,2.8125,-0.8125,-0.46875,-3,-3.09375,2.5625,1.09375}
tensor @r0.in.y : f32[4, 3] = {-0.8125,2.3125,-1.25,0.5,-2.0625,-2.96875,0.9375,2.25,0.75,2.5,3.0625,1.65625}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {4.513543,2.852151,5.609788,7.433166,3.219508,5.58886,0.7616286,1.700471,1.881759,5.743288,1.387021,3.205373,4.722887,6.181658,3.092487,3.973791,3.286008,2.064866,4.951424,6.717369,3.280208,7.128083,4.05793,5.644151}
tensor @r1.in.x : f32[2, 4, 3] = {-1.90625,-2.0625,-1.4375,1.59375,1.875,0.84375,-0.4375,2.34375,0.59375,0.125,0.09375,2.8125,-0.8125,-0.46875,-3,-3.09375,2.5625,1.09375,-0.8125,2.3125,-1.25,0.5,-2.0625,-2.96875}
tensor @r1.in.y : f32[6, 3] = {0.9375,2.25,0.75,2.5,3.0625,1.65625,2.625,-2.25,0.9375,1.75,-0.40625,0.53125,-2.65625,-3.0625,-1.5,-0.5,-0.71875,-0.78125}
tensor @r1.want.0.f32 : f64[2, 4, 6] = {5.609788,7.433166,5.119376,4.470716,1.251562,2.052771,0.7616286,1.700471,4.252986,2.30785,6.92348,3.708363,1.387021,3.205373,5.531691,3.514479,6.20759,3.357594,3.092487,3.973791,3.90625,2.845123,6.024527,3.737087,4.951424,6.717369,5.522062,4.363489,3.518089,2.254553,4.05793,5.644151,7.475873,5.708923,6.209635,4.583641,2.658271,4.470061,6.117023,4.138944,5.687929,3.083157,5.711231,7.187228,4.450794,4.068865,3.622035,2.755144}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y) : f32[2, s27, s17]
  return %cdist as "cdist"
}

fxge 1
model "cdist.p2.0.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 3] = {1.34375,-2,-1.09375,2.0625,-2.375,2.65625,1,2.5,1.84375,0.59375,-0.96875,1.96875,2.4375,-1.375,2.03125,1.78125,-1.34375,-1.375}
tensor @r0.in.y : f64[4, 3] = {2.09375,1.25,-1.96875,-2.75,-1.5,1.5625,1.4375,0.4375,0.40625,-2.03125,2.84375,1.875}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {3.4482786,4.9055533,2.8635983,6.6080266,5.8764127,5.0121922,3.6555822,6.6786595,4.158599,5.4901368,2.551807,3.0508388,4.762012,3.409975,2.26514,4.6297484,4.7967478,5.2101351,2.6316879,6.1475192,2.6791294,5.4023649,2.5424137,6.5293807}
graph "main"(
    %x : f64[2, 3, 3],
    %y : f64[4, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y) : f64[2, 3, 4]
  return %cdist as "cdist"
}

fxge 1
model "_pdist_forward.p2.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {0.21875,-0.28125,1.375,1.65625,-0.5625,-1.53125,-2.21875,-1.125,1.90625,-0.40625,-1.875,2.09375}
tensor @r0.want.0.f32 : f64[6] = {3.254504,2.633543,1.856681,5.210416,4.372321,1.970485}
graph "main"(
    %x : f32[4, 3]) {
  %_pdist_forward = aten._pdist_forward.default(self=%x) : f32[6]
  return %_pdist_forward as "_pdist_forward"
}

fxge 1
model "pdist.p2.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {2.78125,3.0625,2.65625,0.15625,-0.0625,1.96875,0.3125,2.1875,-2.59375,2.15625,-0.25,-1.46875}
tensor @r0.want.0.f32 : f64[6] = {4.138708,5.867099,5.327186,5.08953,3.981402,3.256754}
graph "main"(
    %x : f32[4, 3]) {
  %pdist = aten.pdist.default(self=%x) : f32[6]
  return %pdist as "pdist"
}

fxge 1
model "pairwise_distance.p2.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.5625,2.25,-2.5,0.75,-1.9375,2.125,0.96875,0.5,2.375,-0.15625,-3.09375,1.875}
tensor @r0.in.y : f32[4] = {1.5625,0.71875,1.78125,-2.21875}
tensor @r0.want.0.f32 : f64[3] = {5.831203,4.720095,6.476897}
tensor @r1.in.x : f32[4, 6] = {-0.5625,2.25,-2.5,0.75,-1.9375,2.125,0.96875,0.5,2.375,-0.15625,-3.09375,1.875,1.5625,0.71875,1.78125,-2.21875,2.25,2.46875,-1.53125,-1.21875,-1,2.84375,2.875,2.375}
tensor @r1.in.y : f32[6] = {-1.6875,-1.75,-0.59375,-2.4375,1.21875,0.625}
tensor @r1.want.0.f32 : f64[4] = {6.578107,6.80411,5.177704,5.845422}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y) : f32[s77]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "pairwise_distance.p2.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.5625,2.875,0.90625,1.8125,2.96875,2.375,-0.84375,2.84375,-0.96875,-1.5,0.6875,-0.1875}
tensor @r0.in.y : bf16[4] = {2.1875,1.75,-3.09375,-2.375}
tensor @r0.want.0.bf16 : f64[3] = {6.9902,5.7705,6.2934}
tensor @r0.own.0 : f64[] = {0.0017}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y) : bf16[3]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "pairwise_distance.p2.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.2812,-0.4688,-2.562,0.9688,2.688,1.375,2.5,0.4688,3.094,0.6562,-1.75,-0.875}
tensor @r0.in.y : f16[4] = {0.125,-1.25,1,-0.5938}
tensor @r0.want.0.f16 : f64[3] = {3.9885,4.1032,4.4821}
tensor @r0.own.0 : f64[] = {0.00036}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y) : f16[3]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "_cdist_forward.p1.0.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[2, 3, 3] = {0.25,-1.8125,2.4375,1,-0.75,1.9375,0.03125,0.0625,1.21875,-1.28125,-0.46875,-1.0625,0.96875,-2.78125,0.25,-1.21875,2.125,2.6875}
tensor @r0.in.y : f32[4, 3] = {2.34375,-1.125,-2.6875,1.125,1.40625,-2.3125,1.0625,2.5625,1.9375,-1,-1.5625,-0.4375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {7.90625,8.84375,5.6875,4.375,6.34375,6.53125,3.375,5.1875,7.40625,5.96875,4.25,4.3125,5.90625,5.53125,8.375,2,5.96875,6.90625,7.125,3.875,12.1875,8.0625,3.46875,7.03125}
tensor @r1.in.x : f32[2, 4, 3] = {0.25,-1.8125,2.4375,1,-0.75,1.9375,0.03125,0.0625,1.21875,-1.28125,-0.46875,-1.0625,0.96875,-2.78125,0.25,-1.21875,2.125,2.6875,2.34375,-1.125,-2.6875,1.125,1.40625,-2.3125}
tensor @r1.in.y : f32[6, 3] = {1.0625,2.5625,1.9375,-1,-1.5625,-0.4375,-0.8125,-1.25,2.59375,-1.28125,-2.78125,-1.75,0.96875,-1.59375,-2.59375,0.09375,1.25,-2.21875}
tensor @r1.want.0.f32 : f64[2, 4, 6] = {5.6875,4.375,1.78125,6.6875,5.96875,7.875,3.375,5.1875,2.96875,8,5.40625,7.0625,4.25,4.3125,3.53125,7.125,6.40625,4.6875,8.375,2,4.90625,3,4.90625,4.25,7.125,3.875,5.65625,4.25,4.03125,7.375,3.46875,7.03125,3.875,9.40625,11.1875,7.09375,9.59375,6.03125,8.5625,6.21875,1.9375,5.09375,5.46875,6.96875,9.5,7.15625,3.4375,1.28125}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=1.0) : f32[2, s27, s17]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "_cdist_forward.p1.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {-0.78125,-1.84375,-1.53125,-0.25,1.75,1.09375,-2.40625,0.125,-0.53125,-1.875,-1.84375,-0.34375,-2.375,-1.8125,0.46875,1.4375,1.03125,-1.0625}
tensor @r0.in.y : f32[4, 3] = {-0.75,0.0625,-2.0625,0.8125,-2.25,-1.8125,-1.59375,-1.40625,0.15625,-0.375,1.28125,-1.3125}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {2.46875,2.28125,2.9375,3.75,5.34375,7.96875,5.4375,3,3.25,6.875,3.03125,3.96875,4.75,4.5625,1.21875,5.59375,6.03125,5.90625,1.5,6.875,4.15625,4.65625,6.6875,2.3125}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[4, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=1.0) : f32[2, 3, 4]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "cdist.p1.0.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[2, 3, 3] = {0.875,2.625,0.65625,0.40625,-3.09375,-0.84375,0.4375,2.46875,2.96875,-1.09375,2.90625,1.6875,-3,1.25,2.5625,2.875,0.78125,-2.6875}
tensor @r0.in.y : f32[4, 3] = {-1.1875,-2.125,2.9375,-2.46875,1.9375,1.09375,-0.09375,-2.25,-1.375,-0.65625,0.96875,-2.625}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {9.09375,4.46875,7.875,6.46875,6.34375,9.84375,1.875,6.90625,6.25,5.3125,9.59375,8.1875,6.375,2.9375,9.21875,6.6875,5.5625,2.6875,10.34375,7.8125,12.59375,10.28125,7.3125,3.78125}
tensor @r1.in.x : f32[2, 4, 3] = {0.875,2.625,0.65625,0.40625,-3.09375,-0.84375,0.4375,2.46875,2.96875,-1.09375,2.90625,1.6875,-3,1.25,2.5625,2.875,0.78125,-2.6875,-1.1875,-2.125,2.9375,-2.46875,1.9375,1.09375}
tensor @r1.in.y : f32[6, 3] = {-0.09375,-2.25,-1.375,-0.65625,0.96875,-2.625,-1.90625,-3.03125,-0.96875,2.78125,-2.625,3.03125,-1.65625,-2.375,1.15625,-1.9375,0.40625,0.84375}
tensor @r1.want.0.f32 : f64[2, 4, 6] = {7.875,6.46875,10.0625,9.53125,8.03125,5.21875,1.875,6.90625,2.5,6.71875,4.78125,7.53125,9.59375,8.1875,11.78125,7.5,8.75,6.5625,9.21875,6.6875,9.40625,10.75,6.375,4.1875,10.34375,7.8125,8.90625,10.125,6.375,3.625,7.3125,3.78125,10.3125,9.21875,11.53125,8.71875,5.53125,9.1875,5.53125,4.5625,2.5,5.375,9.03125,6.5,7.59375,11.75,5.1875,2.3125}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=1.0) : f32[2, s27, s17]
  return %cdist as "cdist"
}

fxge 1
model "cdist.p1.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {0.34375,2.625,-1.875,-0.28125,2.28125,1.59375,-1.5625,0.21875,-1.90625,3.03125,0.21875,-2.375,-1.625,-1.9375,1.5625,2.875,1.96875,-0.15625}
tensor @r0.in.y : f32[4, 3] = {-0.875,-3.09375,-0.4375,0.3125,2.09375,1.1875,1.09375,-3.03125,3,-2.78125,2.15625,-2.46875}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {8.375,3.625,11.28125,4.1875,8,1.1875,8.09375,6.6875,5.46875,6.84375,10.8125,3.71875,9.15625,8.15625,10.5625,7.84375,3.90625,6.34375,5.25,9.28125,9.09375,4.03125,9.9375,8.15625}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[4, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=1.0) : f32[2, 3, 4]
  return %cdist as "cdist"
}

fxge 1
model "_pdist_forward.p1.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {-0.59375,0.59375,2.75,1.78125,-2.0625,2.71875,-1.4375,0.9375,2.375,-2.65625,-1.78125,-1.5}
tensor @r0.want.0.f32 : f64[6] = {5.0625,1.5625,8.6875,6.5625,8.9375,7.8125}
graph "main"(
    %x : f32[4, 3]) {
  %_pdist_forward = aten._pdist_forward.default(self=%x, p=1.0) : f32[6]
  return %_pdist_forward as "_pdist_forward"
}

fxge 1
model "pdist.p1.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {1.9375,-2.53125,-0.625,0.25,-0.6875,3.0625,1.21875,-2,1.9375,2.78125,1.09375,1.03125}
tensor @r0.want.0.f32 : f64[6] = {7.21875,3.8125,6.125,3.40625,6.34375,5.5625}
graph "main"(
    %x : f32[4, 3]) {
  %pdist = aten.pdist.default(self=%x, p=1.0) : f32[6]
  return %pdist as "pdist"
}

fxge 1
model "pairwise_distance.p1.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.84375,-0.1875,-0.125,-1.6875,0.34375,0.0625,-1.53125,1.59375,0.3125,-1.21875,2.6875,-2.15625}
tensor @r0.in.y : f32[4] = {-0.125,-0.78125,-0.0625,-0.34375}
tensor @r0.want.0.f32 : f64[3] = {2.96875,4.718752,5.4375}
tensor @r1.in.x : f32[4, 6] = {0.84375,-0.1875,-0.125,-1.6875,0.34375,0.0625,-1.53125,1.59375,0.3125,-1.21875,2.6875,-2.15625,-0.125,-0.78125,-0.0625,-0.34375,1.625,1.6875,2.34375,-2.25,2.25,-0.125,-1.625,-0.0625}
tensor @r1.in.y : f32[6] = {0.6875,1.03125,-1.28125,1.53125,0.9375,-0.1875}
tensor @r1.want.0.f32 : f64[4] = {6.59375,10.84375,8.28125,12.8125}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y, p=1.0) : f32[s77]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "pairwise_distance.p1.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.875,-2.84375,2.84375,-0.875,0.46875,1.9375,0.46875,-2.8125,-0.15625,1.4375,-2.3125,0.53125}
tensor @r0.in.y : f32[4] = {1.96875,-2.3125,2.78125,3.125}
tensor @r0.want.0.f32 : f64[3] = {5.687498,14,13.5625}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y, p=1.0) : f32[3]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "_cdist_forward.p0.0.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[2, 3, 3] = {-3,2.28125,0.375,-0.78125,1.65625,-1.375,0.6875,1.84375,-1,-0.625,0.5,-1.40625,-0.8125,-1.09375,-0.90625,0.1875,-2.53125,0.65625}
tensor @r0.in.y : f32[4, 3] = {0.90625,-0.03125,-2.25,-0.90625,0.8125,3.09375,-2.75,-0.375,-0.40625,-2.15625,-2.28125,-2.28125}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3}
tensor @r1.in.x : f32[2, 4, 3] = {-3,2.28125,0.375,-0.78125,1.65625,-1.375,0.6875,1.84375,-1,-0.625,0.5,-1.40625,-0.8125,-1.09375,-0.90625,0.1875,-2.53125,0.65625,0.90625,-0.03125,-2.25,-0.90625,0.8125,3.09375}
tensor @r1.in.y : f32[6, 3] = {-2.75,-0.375,-0.40625,-2.15625,-2.28125,-2.28125,-0.8125,-2.15625,1.0625,-0.65625,-2.6875,1.34375,-2.5625,-2.75,-1.46875,1.59375,1.0625,-2.65625}
tensor @r1.want.0.f32 : f64[2, 4, 6] = {3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,2,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=0.0) : f32[2, s27, s17]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "_cdist_forward.p0.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {-0.375,-0.6875,2.78125,-2.84375,-0.5625,0.53125,0.375,-3.0625,0.4375,0.21875,-0.09375,-2.8125,2.71875,1.40625,1.8125,-2.71875,-2,-2.1875}
tensor @r0.in.y : f32[4, 3] = {-1.78125,-2.40625,1.28125,-2.375,0.34375,-0.5,-3.125,-2.875,0.875,2.625,-1.75,1.21875}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[4, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=0.0) : f32[2, 3, 4]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "cdist.p0.0.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[2, 3, 3] = {-2.09375,-0.46875,-0.125,1.375,2.59375,2.78125,0.125,1.3125,0.25,-1.28125,1.875,-1.5,0.125,-2.46875,-3.125,-2,-1.8125,1.875}
tensor @r0.in.y : f32[4, 3] = {2.28125,1.21875,-1.5,1.09375,1.8125,-2.46875,-1.8125,1.75,2.9375,-3,-1.9375,-0.5}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {3,3,3,3,3,3,3,3,3,3,3,3,2,3,3,3,3,3,3,3,3,3,3,3}
tensor @r1.in.x : f32[2, 4, 3] = {-2.09375,-0.46875,-0.125,1.375,2.59375,2.78125,0.125,1.3125,0.25,-1.28125,1.875,-1.5,0.125,-2.46875,-3.125,-2,-1.8125,1.875,2.28125,1.21875,-1.5,1.09375,1.8125,-2.46875}
tensor @r1.in.y : f32[6, 3] = {-1.8125,1.75,2.9375,-3,-1.9375,-0.5,-1.65625,-0.34375,-2.1875,-1.125,1.84375,3.03125,-1.5,0.3125,-0.75,2.40625,0.8125,2.5}
tensor @r1.want.0.f32 : f64[2, 4, 6] = {3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=0.0) : f32[2, s27, s17]
  return %cdist as "cdist"
}

fxge 1
model "cdist.p0.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {1.09375,-1.9375,2.09375,-1.65625,-0.375,2.875,1.46875,-0.96875,2.65625,-1.625,-1.125,-2.75,-2.15625,0.96875,0.90625,-0.09375,2.5625,0.625}
tensor @r0.in.y : f32[4, 3] = {0.84375,1.25,-0.96875,2.90625,2.53125,0.875,1.625,0.78125,0.96875,2.875,0.21875,-1}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[4, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=0.0) : f32[2, 3, 4]
  return %cdist as "cdist"
}

fxge 1
model "_pdist_forward.p0.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {2.375,1.09375,0.25,-1.1875,-1.53125,2.125,-0.8125,-1.5625,-0.875,0.1875,-3.09375,-1.3125}
tensor @r0.want.0.f32 : f64[6] = {3,3,3,3,3,3}
graph "main"(
    %x : f32[4, 3]) {
  %_pdist_forward = aten._pdist_forward.default(self=%x, p=0.0) : f32[6]
  return %_pdist_forward as "_pdist_forward"
}

fxge 1
model "pdist.p0.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {-3.09375,0.1875,-0.09375,-2.5625,0.125,0.34375,3.125,-0.71875,-0.53125,-0.09375,2.875,1.78125}
tensor @r0.want.0.f32 : f64[6] = {3,3,3,3,3,3}
graph "main"(
    %x : f32[4, 3]) {
  %pdist = aten.pdist.default(self=%x, p=0.0) : f32[6]
  return %pdist as "pdist"
}

fxge 1
model "pairwise_distance.p0.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.4375,-1,-2.59375,-3,0.25,-2.5,0.03125,-1.53125,-2.84375,0.4375,0.90625,1.03125}
tensor @r0.in.y : f32[4] = {-0.59375,1.46875,1.3125,-2.1875}
tensor @r0.want.0.f32 : f64[3] = {4,4,4}
tensor @r1.in.x : f32[4, 6] = {0.4375,-1,-2.59375,-3,0.25,-2.5,0.03125,-1.53125,-2.84375,0.4375,0.90625,1.03125,-0.59375,1.46875,1.3125,-2.1875,-0.4375,2.40625,-2.40625,-2.5625,0.65625,2.3125,1.125,-1.46875}
tensor @r1.in.y : f32[6] = {2.4375,2.75,2.5625,2.625,2.15625,-1.4375}
tensor @r1.want.0.f32 : f64[4] = {6,6,6,6}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y, p=0.0) : f32[s77]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "pairwise_distance.p0.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.375,0.59375,-2.71875,-0.3125,-1.78125,-2.5625,-1.6875,-2,-0.4375,2.96875,2.75,-0.5625}
tensor @r0.in.y : f32[4] = {3.125,-2.21875,-0.90625,1.09375}
tensor @r0.want.0.f32 : f64[3] = {4,4,4}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y, p=0.0) : f32[3]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "_cdist_forward.p3.0.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[2, 3, 3] = {1.1875,1.125,0.53125,0.625,2.3125,-0.375,3.0625,-1.53125,2.8125,0.4375,0.90625,-0.40625,0.375,-2.03125,0.875,-0.40625,-2.125,-2.03125}
tensor @r0.in.y : f32[4, 3] = {0.8125,-1,-1.09375,2.4375,0.65625,-2.90625,-1.59375,-0.0625,2.625,-2.78125,0.96875,2.59375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {2.406663,3.49455,3.186895,4.146432,3.32394,2.989445,3.716147,4.083905,4.143639,5.825907,4.704562,5.992547,1.940284,2.870029,3.336497,3.922414,2.065442,4.348863,2.742227,3.989968,1.595047,3.561657,4.811645,5.21636}
tensor @r1.in.x : f32[2, 4, 3] = {1.1875,1.125,0.53125,0.625,2.3125,-0.375,3.0625,-1.53125,2.8125,0.4375,0.90625,-0.40625,0.375,-2.03125,0.875,-0.40625,-2.125,-2.03125,0.8125,-1,-1.09375,2.4375,0.65625,-2.90625}
tensor @r1.in.y : f32[6, 3] = {-1.59375,-0.0625,2.625,-2.78125,0.96875,2.59375,1.3125,1.9375,2.5625,2.8125,-3,-1.125,0.34375,-3.125,0.6875,-2.03125,-0.25,-2.96875}
tensor @r1.want.0.f32 : f64[2, 4, 6] = {3.186895,4.146432,2.073842,4.291272,4.261126,4.287615,3.716147,4.083905,2.952018,5.438119,5.451239,3.756701,4.704562,5.992547,3.611685,4.0048,3.231327,6.89288,3.336497,3.922414,3.034116,4.186435,4.057928,3.221039,2.742227,3.989968,4.084476,2.859905,1.095592,4.242743,4.811645,5.21636,5.529476,3.263622,2.781416,2.270628,4.044976,4.705465,4.204941,2.519844,2.485265,3.107606,6.17197,6.757258,5.507783,3.793287,4.786416,4.481143}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=3.0) : f32[2, s27, s17]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "_cdist_forward.p3.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {-0.34375,0.53125,-2.03125,-2.875,-0.59375,-3.03125,-2,-0.15625,-0.0625,2.90625,-2.21875,2.1875,1.4375,-1.5625,-1.09375,-1.15625,-1.625,2.4375}
tensor @r0.in.y : f32[4, 3] = {-1.9375,-2.625,2.34375,-1.8125,-0.875,-2.4375,1.5,-0.8125,-2.375,1.71875,-2.5,2.09375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {4.921861,1.818773,2.059437,4.744732,5.479172,1.126894,4.380098,6.201301,3.071571,2.397125,3.814993,4.204509,4.844757,5.910033,4.649878,1.192929,4.313563,3.334605,1.361794,3.215024,1.139003,4.884861,5.075342,2.903374}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[4, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=3.0) : f32[2, 3, 4]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "cdist.p3.0.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[2, 3, 3] = {0.53125,2.84375,1,-1.46875,-0.40625,-1.4375,0.75,0.84375,3.09375,-3.09375,-2.96875,-2.0625,0.28125,2.125,1.65625,-0.28125,-2.125,2.65625}
tensor @r0.in.y : f32[4, 3] = {3.0625,2,3.0625,1.15625,2.25,1.34375,-2.65625,-0.3125,2.5,-2.15625,2.03125,-0.03125}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {2.946943,0.7905554,4.065642,2.760849,5.829398,3.878502,3.973196,2.600594,2.405099,2.017131,3.455945,3.842622,7.886954,6.36956,4.845973,5.119836,2.896342,0.8889145,3.432171,2.681836,4.756933,4.464271,2.684902,4.607289}
tensor @r1.in.x : f32[2, 4, 3] = {0.53125,2.84375,1,-1.46875,-0.40625,-1.4375,0.75,0.84375,3.09375,-3.09375,-2.96875,-2.0625,0.28125,2.125,1.65625,-0.28125,-2.125,2.65625,3.0625,2,3.0625,1.15625,2.25,1.34375}
tensor @r1.in.y : f32[6, 3] = {-2.65625,-0.3125,2.5,-2.15625,2.03125,-0.03125,0.15625,0.03125,0.75,0.5625,2.90625,0.375,-1.8125,-1.125,-2.875,-0.84375,1.21875,2.03125}
tensor @r1.want.0.f32 : f64[2, 4, 6] = {4.065642,2.760849,2.815378,0.6252343,5.111774,1.998944,3.973196,2.600594,2.457538,3.70071,1.501093,3.590095,3.455945,3.842622,2.388153,3.067938,6.189331,1.743556,4.845973,5.119836,4.372128,6.432346,2.072921,5.353433,3.432171,2.681836,2.149021,1.375489,5.149402,1.304688,2.684902,4.607289,2.573093,5.190403,5.580817,3.356288,5.843851,5.558556,3.544846,3.295193,7.085317,3.940327,4.194314,3.389965,2.297786,1.11898,5.188697,2.112074}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=3.0) : f32[2, s27, s17]
  return %cdist as "cdist"
}

fxge 1
model "cdist.p3.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {-1.5625,2.21875,1.53125,-1.375,1.09375,0.4375,-2.03125,2.71875,1.1875,-0.3125,-0.09375,1.5,2.15625,-0.15625,-2.375,1.71875,-2.34375,-1.5625}
tensor @r0.in.y : f32[4, 3] = {-2.5625,0,-1.75,-2.84375,2.5625,-0.28125,-2.0625,3.03125,3.0625,-2.59375,-2.90625,2.15625}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {3.615226,2.008156,1.620027,5.14196,2.37819,1.885969,2.950523,4.138632,3.572456,1.54788,1.877892,5.63643,3.575752,3.437293,3.411141,3.252323,4.722459,5.363291,6.44921,6.045993,4.503744,5.992378,6.755378,5.089165}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[4, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=3.0) : f32[2, 3, 4]
  return %cdist as "cdist"
}

fxge 1
model "_pdist_forward.p3.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {2.625,-2.96875,-1.8125,-1.78125,0.21875,-1.28125,-1.75,2.09375,-2.59375,-2.0625,1.78125,-2.96875}
tensor @r0.want.0.f32 : f64[6] = {4.906017,5.981083,5.960054,2.068682,2.052158,0.4845538}
graph "main"(
    %x : f32[4, 3]) {
  %_pdist_forward = aten._pdist_forward.default(self=%x, p=3.0) : f32[6]
  return %_pdist_forward as "_pdist_forward"
}

fxge 1
model "pdist.p3.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {0.96875,2.71875,-1.21875,-0.34375,0.90625,0.0625,1.25,1.59375,-0.625,-1.71875,0.1875,2.21875}
tensor @r0.want.0.f32 : f64[6] = {2.177078,1.182952,4.240427,1.674842,2.351107,3.731149}
graph "main"(
    %x : f32[4, 3]) {
  %pdist = aten.pdist.default(self=%x, p=3.0) : f32[6]
  return %pdist as "pdist"
}

fxge 1
model "pairwise_distance.p3.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.9375,2.71875,-0.4375,1.28125,0.28125,-0.125,2.3125,-3.09375,0.21875,2.4375,-2.59375,-1.71875}
tensor @r0.in.y : f32[4] = {1.09375,-3,0.5,2.46875}
tensor @r0.want.0.f32 : f64[3] = {5.806739,5.871005,6.418929}
tensor @r1.in.x : f32[4, 6] = {2.9375,2.71875,-0.4375,1.28125,0.28125,-0.125,2.3125,-3.09375,0.21875,2.4375,-2.59375,-1.71875,1.09375,-3,0.5,2.46875,-2.96875,-0.71875,-1.8125,2.6875,-1.78125,-1.625,-2.78125,-2.4375}
tensor @r1.in.y : f32[6] = {0.03125,-0.4375,-2.96875,-1.8125,-2.53125,1.46875}
tensor @r1.want.0.f32 : f64[4] = {5.041185,5.562918,5.298914,4.611795}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y, p=3.0) : f32[s77]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "pairwise_distance.p3.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.1875,2.53125,2.65625,-2.71875,-1.1875,-3.0625,-2.375,-3.09375,2,1.71875,0.1875,-1.4375}
tensor @r0.in.y : f32[4] = {2.96875,2.625,1.15625,-0.875}
tensor @r0.want.0.f32 : f64[3] = {2.163041,6.773209,1.399415}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y, p=3.0) : f32[3]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "_cdist_forward.pinf.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[2, 3, 3] = {1.59375,1.84375,2.6875,-0.71875,2.9375,2.34375,-0.90625,1.625,-2.34375,0.34375,-1.6875,0.28125,-2.28125,-3.03125,0.53125,2.4375,-2.3125,0.125}
tensor @r0.in.y : f32[4, 3] = {-2.21875,1.125,-1.34375,-0.625,-2.75,2,-0.15625,-1.15625,-1.09375,-0.9375,-1.0625,2.71875}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {4.03125,4.59375,3.78125,2.90625,3.6875,5.6875,4.09375,4,1.3125,4.375,2.78125,5.0625,2.8125,1.71875,1.375,2.4375,4.15625,1.65625,2.125,2.1875,4.65625,3.0625,2.59375,3.375}
tensor @r1.in.x : f32[2, 4, 3] = {1.59375,1.84375,2.6875,-0.71875,2.9375,2.34375,-0.90625,1.625,-2.34375,0.34375,-1.6875,0.28125,-2.28125,-3.03125,0.53125,2.4375,-2.3125,0.125,-2.21875,1.125,-1.34375,-0.625,-2.75,2}
tensor @r1.in.y : f32[6, 3] = {-0.15625,-1.15625,-1.09375,-0.9375,-1.0625,2.71875,-0.15625,2.875,2.78125,3.09375,1.5,0.125,0.8125,-1.4375,-0.3125,-2.03125,-0.53125,1.375}
tensor @r1.want.0.f32 : f64[2, 4, 6] = {3.78125,2.90625,1.75,2.5625,3.28125,3.625,4.09375,4,0.5625,3.8125,4.375,3.46875,2.78125,5.0625,5.125,4,3.0625,3.71875,1.375,2.4375,4.5625,3.1875,0.59375,2.375,2.125,2.1875,5.90625,5.375,3.09375,2.5,2.59375,3.375,5.1875,3.8125,1.625,4.46875,2.28125,4.0625,4.125,5.3125,3.03125,2.71875,3.09375,1.6875,5.625,4.25,2.3125,2.21875}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=inf) : f32[2, s27, s17]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "_cdist_forward.pinf.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {2.96875,1.65625,-1.9375,-0.90625,0.40625,0.34375,0.625,-2.875,1.25,0.5,-2,1.21875,-1.28125,1.34375,2.6875,3.03125,-2.625,-1.6875}
tensor @r0.in.y : f32[4, 3] = {0.65625,2.5625,1.78125,3.125,-0.90625,0.59375,0.21875,-1.875,1.21875,0.65625,2.8125,0.09375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {3.71875,2.5625,3.53125,2.3125,2.15625,4.03125,2.28125,2.40625,5.4375,2.5,1,5.6875,4.5625,2.625,0.28125,4.8125,1.9375,4.40625,3.21875,2.59375,5.1875,2.28125,2.90625,5.4375}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[4, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=inf) : f32[2, 3, 4]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "cdist.pinf.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[2, 3, 3] = {1.25,-1.8125,-2.625,1.125,2.28125,-0.6875,-1.15625,1.375,2.75,0.875,-0.21875,-2.21875,-0.875,-0.96875,-0.3125,-1.875,-0.25,-3.03125}
tensor @r0.in.y : f32[4, 3] = {1.4375,-2.59375,1.78125,2.28125,-2.5,0.625,0.71875,-0.53125,-2.8125,-1.25,2.25,2.9375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {4.40625,3.25,1.28125,5.5625,4.875,4.78125,2.8125,3.625,3.96875,3.875,5.5625,0.875,4,2.84375,0.59375,5.15625,2.3125,3.15625,2.5,3.25,4.8125,4.15625,2.59375,5.96875}
tensor @r1.in.x : f32[2, 4, 3] = {1.25,-1.8125,-2.625,1.125,2.28125,-0.6875,-1.15625,1.375,2.75,0.875,-0.21875,-2.21875,-0.875,-0.96875,-0.3125,-1.875,-0.25,-3.03125,1.4375,-2.59375,1.78125,2.28125,-2.5,0.625}
tensor @r1.in.y : f32[6, 3] = {0.71875,-0.53125,-2.8125,-1.25,2.25,2.9375,2.90625,-1.5625,1.625,-2.84375,2.90625,3.0625,2.40625,-3,-1,-3.125,-2.1875,2.96875}
tensor @r1.want.0.f32 : f64[2, 4, 6] = {1.28125,5.5625,4.25,5.6875,1.625,5.59375,2.8125,3.625,3.84375,3.96875,5.28125,4.46875,5.5625,0.875,4.0625,1.6875,4.375,3.5625,0.59375,5.15625,3.84375,5.28125,2.78125,5.1875,2.5,3.25,3.78125,3.875,3.28125,3.28125,2.59375,5.96875,4.78125,6.09375,4.28125,6,4.59375,4.84375,1.46875,5.5,2.78125,4.5625,3.4375,4.75,1,5.40625,1.625,5.40625}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=inf) : f32[2, s27, s17]
  return %cdist as "cdist"
}

fxge 1
model "cdist.pinf.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {-2.5,-2.84375,0.59375,2.5625,-3.125,1.09375,2.25,-0.90625,1.21875,0.3125,0.5,-2.53125,-0.53125,0.71875,-2.46875,1.125,1.34375,-1.0625}
tensor @r0.in.y : f32[4, 3] = {1.53125,1.28125,1.15625,2.125,1.5,0.03125,-2.25,2.1875,2.25,-1.5625,2.875,-2.46875}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {4.125,4.625,5.03125,5.71875,4.40625,4.625,5.3125,6,2.1875,2.40625,4.5,3.8125,3.6875,2.5625,4.78125,2.375,3.625,2.65625,4.71875,2.15625,2.21875,1.09375,3.375,2.6875}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[4, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=inf) : f32[2, 3, 4]
  return %cdist as "cdist"
}

fxge 1
model "_pdist_forward.pinf.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {0.375,3.0625,-3.0625,1.59375,0.40625,0.4375,2.59375,-1.3125,-1.3125,1.875,-2.21875,3.125}
tensor @r0.want.0.f32 : f64[6] = {3.5,4.375,6.1875,1.75,2.6875,4.4375}
graph "main"(
    %x : f32[4, 3]) {
  %_pdist_forward = aten._pdist_forward.default(self=%x, p=inf) : f32[6]
  return %_pdist_forward as "_pdist_forward"
}

fxge 1
model "pdist.pinf.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {0.84375,2.6875,2,1.65625,-2.625,-2,-2.75,3.125,1.25,0.0625,-2.21875,2.625}
tensor @r0.want.0.f32 : f64[6] = {5.3125,3.59375,4.90625,5.75,4.625,5.34375}
graph "main"(
    %x : f32[4, 3]) {
  %pdist = aten.pdist.default(self=%x, p=inf) : f32[6]
  return %pdist as "pdist"
}

fxge 1
model "pairwise_distance.pinf.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.03125,-1.125,1.1875,-0.28125,0.4375,2.53125,-1,-0.71875,1.59375,2.25,0.6875,1.03125}
tensor @r0.in.y : f32[4] = {2.3125,-2.78125,1.46875,-0.34375}
tensor @r0.want.0.f32 : f64[3] = {2.343749,5.312501,5.031251}
tensor @r1.in.x : f32[4, 6] = {-0.03125,-1.125,1.1875,-0.28125,0.4375,2.53125,-1,-0.71875,1.59375,2.25,0.6875,1.03125,2.3125,-2.78125,1.46875,-0.34375,-0.09375,-0.1875,-3.125,-2.5625,0.78125,2.65625,-0.65625,0.09375}
tensor @r1.in.y : f32[6] = {1.6875,-1.9375,-2.84375,2.46875,-0.53125,-0.875}
tensor @r1.want.0.f32 : f64[4] = {4.031251,4.437501,4.312501,4.812499}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y, p=inf) : f32[s77]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "pairwise_distance.pinf.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.21875,-2.15625,-1.46875,2.5,0.53125,-0.59375,1.03125,-2.40625,-0.4375,-2.21875,2.21875,-2.84375}
tensor @r0.in.y : f32[4] = {0.53125,2.78125,0.28125,-2.0625}
tensor @r0.want.0.f32 : f64[3] = {4.937499,3.374999,4.999999}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y, p=inf) : f32[3]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "cdist.nan_p2.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1,nan,2,0.5,1,2,nan,nan,nan}
tensor @r0.in.y : f32[3, 3] = {2,nan,3,1.5,2,3,nan,nan,nan}
tensor @r0.want.0.f32 : f64[3, 3] = {nan,nan,nan,nan,1.732051,nan,nan,nan,nan}
graph "main"(
    %x : f32[3, 3],
    %y : f32[3, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y) : f32[3, 3]
  return %cdist as "cdist"
}

fxge 1
model "pdist.nan_p2.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1,nan,2,0.5,1,2,nan,nan,nan}
tensor @r0.want.0.f32 : f64[3] = {nan,nan,nan}
graph "main"(
    %x : f32[3, 3]) {
  %pdist = aten.pdist.default(self=%x) : f32[3]
  return %pdist as "pdist"
}

fxge 1
model "cdist.nan_p1.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1,nan,2,0.5,1,2,nan,nan,nan}
tensor @r0.in.y : f32[3, 3] = {2,nan,3,1.5,2,3,nan,nan,nan}
tensor @r0.want.0.f32 : f64[3, 3] = {nan,nan,nan,nan,3,nan,nan,nan,nan}
graph "main"(
    %x : f32[3, 3],
    %y : f32[3, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=1.0) : f32[3, 3]
  return %cdist as "cdist"
}

fxge 1
model "pdist.nan_p1.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1,nan,2,0.5,1,2,nan,nan,nan}
tensor @r0.want.0.f32 : f64[3] = {nan,nan,nan}
graph "main"(
    %x : f32[3, 3]) {
  %pdist = aten.pdist.default(self=%x, p=1.0) : f32[3]
  return %pdist as "pdist"
}

fxge 1
model "cdist.nan_p0.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1,nan,2,0.5,1,2,nan,nan,nan}
tensor @r0.in.y : f32[3, 3] = {2,nan,3,1.5,2,3,nan,nan,nan}
tensor @r0.want.0.f32 : f64[3, 3] = {nan,nan,nan,nan,3,nan,nan,nan,nan}
graph "main"(
    %x : f32[3, 3],
    %y : f32[3, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=0.0) : f32[3, 3]
  return %cdist as "cdist"
}

fxge 1
model "pdist.nan_p0.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1,nan,2,0.5,1,2,nan,nan,nan}
tensor @r0.want.0.f32 : f64[3] = {nan,nan,nan}
graph "main"(
    %x : f32[3, 3]) {
  %pdist = aten.pdist.default(self=%x, p=0.0) : f32[3]
  return %pdist as "pdist"
}

fxge 1
model "cdist.nan_p3.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1,nan,2,0.5,1,2,nan,nan,nan}
tensor @r0.in.y : f32[3, 3] = {2,nan,3,1.5,2,3,nan,nan,nan}
tensor @r0.want.0.f32 : f64[3, 3] = {nan,nan,nan,nan,1.44225,nan,nan,nan,nan}
graph "main"(
    %x : f32[3, 3],
    %y : f32[3, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=3.0) : f32[3, 3]
  return %cdist as "cdist"
}

fxge 1
model "pdist.nan_p3.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1,nan,2,0.5,1,2,nan,nan,nan}
tensor @r0.want.0.f32 : f64[3] = {nan,nan,nan}
graph "main"(
    %x : f32[3, 3]) {
  %pdist = aten.pdist.default(self=%x, p=3.0) : f32[3]
  return %pdist as "pdist"
}

fxge 1
model "cdist.nan_pinf.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1,nan,2,0.5,1,2,nan,nan,nan}
tensor @r0.in.y : f32[3, 3] = {2,nan,3,1.5,2,3,nan,nan,nan}
tensor @r0.want.0.f32 : f64[3, 3] = {1,1,0,1.5,1,0,0,0,0}
graph "main"(
    %x : f32[3, 3],
    %y : f32[3, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=inf) : f32[3, 3]
  return %cdist as "cdist"
}

fxge 1
model "pdist.nan_pinf.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1,nan,2,0.5,1,2,nan,nan,nan}
tensor @r0.want.0.f32 : f64[3] = {nan,nan,nan}
graph "main"(
    %x : f32[3, 3]) {
  %pdist = aten.pdist.default(self=%x, p=inf) : f32[3]
  return %pdist as "pdist"
}

fxge 1
model "pdist.one.f32" stage "import"
tensor @r0.in.x : f32[1, 3] = {-0.46875,-1.4375,2.15625}
tensor @r0.want.0.f32 : f64[0] = {}
graph "main"(
    %x : f32[1, 3]) {
  %pdist = aten.pdist.default(self=%x) : f32[0]
  return %pdist as "pdist"
}

fxge 1
model "pdist.one.bf16" stage "import"
tensor @r0.in.x : bf16[1, 3] = {-2.0625,-1.9375,1.9375}
tensor @r0.want.0.bf16 : f64[0] = {}
graph "main"(
    %x : bf16[1, 3]) {
  %pdist = aten.pdist.default(self=%x) : bf16[0]
  return %pdist as "pdist"
}

fxge 1
model "pdist.one.f16" stage "import"
tensor @r0.in.x : f16[1, 3] = {-2.531,1.8125,0.2188}
tensor @r0.want.0.f16 : f64[0] = {}
graph "main"(
    %x : f16[1, 3]) {
  %pdist = aten.pdist.default(self=%x) : f16[0]
  return %pdist as "pdist"
}

fxge 1
model "_euclidean_dist.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[2, 3, 3] = {-2.8125,-2.09375,0.53125,2.1875,2.5,-2.25,-1.90625,2.75,1.875,1.625,-1.65625,2.40625,-2.40625,0.6875,1.5,0.875,1.3125,-1.5}
tensor @r0.in.y : f32[2, 4, 3] = {2.625,0.15625,-0.65625,-2.8125,2.59375,1.4375,2.75,0.40625,-2.75,2.15625,2.34375,2.09375,-1.125,-3.03125,-0.125,2.15625,-0.59375,2.28125,0.6875,2.59375,0.6875,-0.96875,0,-1.84375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {6.003254,4.774301,6.925172,6.842608,2.867858,6.213409,2.224903,4.346672,5.802326,1.018386,6.96882,4.088618,3.982506,1.19447,4.679264,5.247209,4.255741,4.802953,3.723605,3.704015,4.97582,4.424166,2.54203,2.289156}
tensor @r1.in.x : f32[2, 4, 3] = {-2.8125,-2.09375,0.53125,2.1875,2.5,-2.25,-1.90625,2.75,1.875,1.625,-1.65625,2.40625,-2.40625,0.6875,1.5,0.875,1.3125,-1.5,2.625,0.15625,-0.65625,-2.8125,2.59375,1.4375}
tensor @r1.in.y : f32[2, 6, 3] = {2.75,0.40625,-2.75,2.15625,2.34375,2.09375,-1.125,-3.03125,-0.125,2.15625,-0.59375,2.28125,0.6875,2.59375,0.6875,-0.96875,0,-1.84375,-1.03125,0.78125,-3.125,0.59375,-2.3125,-2.90625,-1.46875,2.21875,-1.78125,1.71875,-1.5,-2.21875,1.59375,2.96875,-0.25,-2.15625,1.15625,-1.53125}
tensor @r1.want.0.f32 : f64[2, 4, 6] = {6.925172,6.842608,2.038928,5.477315,5.8521,3.663854,2.224903,4.346672,6.788447,5.486756,3.299651,4.046845,6.96882,4.088618,6.167107,5.277273,2.856941,4.719164,5.666255,4.047207,3.982506,1.19447,4.679264,5.247209,4.825975,6.116783,3.740352,5.969077,4.926114,3.077451,2.560594,3.898367,2.528548,3.023024,2.195966,3.035435,4.455728,3.909374,4.719992,2.450685,3.023024,4.962457,5.222491,7.385255,3.508082,7.117526,4.733215,3.363116}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[2, s94, 3]) {
  %_euclidean_dist = aten._euclidean_dist.default(x1=%x, x2=%y) : f32[2, s27, s94]
  return %_euclidean_dist as "_euclidean_dist"
}

fxge 1
model "_euclidean_dist.plain.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 3] = {-0.53125,-0.75,-2.84375,-1.75,-0.84375,2.78125,-3,1.90625,0.5625,3,-3.125,0.46875,1.625,2.46875,2.6875,3.0625,0.8125,-2.59375}
tensor @r0.in.y : f64[2, 4, 3] = {-0.3125,2.125,1.9375,-1.71875,0.78125,-1.75,1.90625,-2.125,1.5,-2.53125,2.34375,-0.28125,0.34375,2.75,-1.6875,-2.1875,-2.375,2.15625,-0.09375,-1.65625,-2.71875,1.0625,-1.375,2.21875}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {5.5833528,2.2251229,5.1672232,4.4875044,3.4046728,4.8139202,4.0806087,4.4888099,3.0267363,2.8731312,6.4188139,1.0597391,6.798581,5.5063883,4.6785331,3.1430727,4.5674203,6.1870265,7.0140762,3.9128694,3.4593058,7.7643516,4.009023,5.6520184}
graph "main"(
    %x : f64[2, 3, 3],
    %y : f64[2, 4, 3]) {
  %_euclidean_dist = aten._euclidean_dist.default(x1=%x, x2=%y) : f64[2, 3, 4]
  return %_euclidean_dist as "_euclidean_dist"
}

fxge 1
model "_cdist_forward.no_columns.f32" stage "import"
tensor @r0.in.x : f32[2, 0] = {}
tensor @r0.in.y : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,0,0,0}
graph "main"(
    %x : f32[2, 0]{1, 1},
    %y : f32[3, 0]{1, 1}) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=2.0) : f32[2, 3]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "nanmean.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.5625,1.9375,-2.75,0.3125,-2.5,1.71875,-1.6875,2.9375,2.3125,0.21875,-2.5,-0.34375}
tensor @r0.want.0.f32 : f64[3] = {-0.515625,0.1171875,-0.078125}
tensor @r1.in.x : f32[4, 6] = {-1.5625,1.9375,-2.75,0.3125,-2.5,1.71875,-1.6875,2.9375,2.3125,0.21875,-2.5,-0.34375,-2.25,0.3125,0.90625,0.5,-0.5625,-1.46875,-3.125,1.4375,1.21875,2.3125,-1.9375,-0.375}
tensor @r1.want.0.f32 : f64[4] = {-0.4739583,0.15625,-0.4270833,-0.078125}
graph "main"(
    %x : f32[s77, s27]) {
  %nanmean = aten.nanmean.default(self=%x, dim=[1]) : f32[s77]
  return %nanmean as "nanmean"
}

fxge 1
model "nanmean.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.28125,1.21875,-2.875,1.125,-0.6875,-0.125,-2.40625,-0.59375,2.03125,-2,-3.125,-1.6875}
tensor @r0.want.0.bf16 : f64[3] = {-0.70312,-0.95312,-1.1953}
graph "main"(
    %x : bf16[3, 4]) {
  %nanmean = aten.nanmean.default(self=%x, dim=[1]) : bf16[3]
  return %nanmean as "nanmean"
}

fxge 1
model "nanmean.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.094,-0.7188,0.375,-2.469,-3.031,2.094,-1.281,-2.188,2.312,0.7188,0,2.094}
tensor @r0.want.0.f16 : f64[3] = {-0.42969,-1.1016,1.2812}
graph "main"(
    %x : f16[3, 4]) {
  %nanmean = aten.nanmean.default(self=%x, dim=[1]) : f16[3]
  return %nanmean as "nanmean"
}

fxge 1
model "nanmean.nan.f32" stage "import"
tensor @r0.in.x : f32[2, 2] = {1,nan,nan,nan}
tensor @r0.want.0.f32 : f64[2, 1] = {1,nan}
graph "main"(
    %x : f32[2, 2]) {
  %nanmean = aten.nanmean.default(self=%x, dim=[1], keepdim=true) : f32[2, 1]
  return %nanmean as "nanmean"
}

fxge 1
model "msort.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.5,0,-1.75,0.75,-1.25,0.25,-0.5,-2,-1,-0.25,-1.5,-0.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.25,-0.25,-1.75,-2,-1,0,-1.5,-0.75,0.5,0.25,-0.5,0.75}
tensor @r1.in.x : f32[4, 6] = {3.5,3,-2,2.25,3.75,-0.75,1,-1.25,0.75,1.25,1.75,0,2.5,-1.5,0.5,1.5,3.25,2,-1,-0.25,0.25,-1.75,2.75,-0.5}
tensor @r1.want.0.f32 : f64[4, 6] = {-1,-1.5,-2,-1.75,1.75,-0.75,1,-1.25,0.25,1.25,2.75,-0.5,2.5,-0.25,0.5,1.5,3.25,0,3.5,3,0.75,2.25,3.75,2}
graph "main"(
    %x : f32[s77, s27]) {
  %msort = aten.msort.default(self=%x) : f32[s77, s27]
  return %msort as "msort"
}

fxge 1
model "msort.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,0,11,5,4,8,10,3,1,2,7,9}
tensor @r0.want.0.i32 : i32[3, 4] = {1,0,7,3,4,2,10,5,6,8,11,9}
graph "main"(
    %x : i32[3, 4]) {
  %msort = aten.msort.default(self=%x) : i32[3, 4]
  return %msort as "msort"
}

fxge 1
model "trapezoid.dx.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.625,2.78125,0.40625,-0.78125,1.96875,-0.96875,-1.09375,2.03125,-0.25,-2.375,-0.90625,-0.5625}
tensor @r0.want.0.f32 : f64[4] = {1.578125,-0.3828125,-0.671875,0.6796875}
tensor @r1.in.x : f32[4, 6] = {2.625,2.78125,0.40625,-0.78125,1.96875,-0.96875,-1.09375,2.03125,-0.25,-2.375,-0.90625,-0.5625,0.78125,-1.34375,-1.78125,0.25,-2.71875,-0.34375,-2.90625,-0.25,1.25,-1.5625,2.6875,2.40625}
tensor @r1.want.0.f32 : f64[6] = {-0.2265625,0.9765625,-0.6015625,-1.648438,-0.6484375,-0.09375}
graph "main"(
    %x : f32[s77, s27]) {
  %trapezoid = aten.trapezoid.dx(y=%x, dx=0.5, dim=0) : f32[s27]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.dx.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.9375,-1.21875,-2.5625,-3.03125,-1.65625,0.34375,1.6875,1.5625,-2.5625,-0.90625,-2.625,0.15625}
tensor @r0.want.0.bf16 : f64[4] = {-1.7031,-0.35938,-0.45312,0.0625}
graph "main"(
    %x : bf16[3, 4]) {
  %trapezoid = aten.trapezoid.dx(y=%x, dx=0.5, dim=0) : bf16[4]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.x.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [3, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
guard "((-1) + L['y'].size()[0]) != 1" sym(1)
guard "(-1) + L['y'].size()[0] >= 2" sym(1)
tensor @r0.in.x : f32[3, 4] = {-3.03125,1.5,0.4375,0.28125,0.75,0.625,-3.0625,-2.25,1.34375,-1.46875,2.5,-0.71875}
tensor @r0.in.y : f32[4] = {0.78125,-2.09375,-0.0625,-1.375}
tensor @r0.want.0.f32 : f64[3] = {3.697266,-0.9658203,0.05810547}
tensor @r1.in.x : f32[4, 6] = {-3.03125,1.5,0.4375,0.28125,0.75,0.625,-3.0625,-2.25,1.34375,-1.46875,2.5,-0.71875,0.78125,-2.09375,-0.0625,-1.375,2.9375,-1.15625,0.8125,0.5,-1.1875,0.125,2.40625,2.25}
tensor @r1.in.y : f32[6] = {-1.28125,2.71875,-2.28125,-0.1875,-1.65625,-2.0625}
tensor @r1.want.0.f32 : f64[4] = {-8.19043,-9.609375,-0.2485352,0.4267578}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %trapezoid = aten.trapezoid.x(y=%x, x=%y) : f32[s77]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.x.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.6875,1.40625,0.90625,1.8125,0.03125,0.375,0.40625,-2.28125,2.03125,-0.09375,-1.15625,-0.5625}
tensor @r0.in.y : f32[4] = {-0.90625,1.1875,0.40625,-2.34375}
tensor @r0.want.0.f32 : f64[3] = {-3.88916,2.698242,4.879883}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %trapezoid = aten.trapezoid.x(y=%x, x=%y) : f32[3]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.x.rows.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "((-1) + L['y'].size()[0]) != 1" sym(s17 != 2)
guard "((-1) + L['x'].size()[0]) != 1" sym(1)
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "((-1) + L['x'].size()[0]) == ((-1) + L['y'].size()[0])" sym(1)
tensor @r0.in.x : f32[3, 4] = {3.03125,2.8125,-1.375,2.25,0.09375,-1.4375,-0.78125,1.84375,-0.25,0.96875,3.09375,-1.875}
tensor @r0.in.y : f32[3, 4] = {0.90625,0.5625,1.5625,2.09375,-1.375,-0.5,3.09375,-0.1875,-0.78125,-0.75,-2.625,1.1875}
tensor @r0.want.0.f32 : f64[4] = {-3.61084,-0.671875,-8.263184,-4.690918}
tensor @r1.in.x : f32[4, 6] = {3.03125,2.8125,-1.375,2.25,0.09375,-1.4375,-0.78125,1.84375,-0.25,0.96875,3.09375,-1.875,0.90625,0.5625,1.5625,2.09375,-1.375,-0.5,3.09375,-0.1875,-0.78125,-0.75,-2.625,1.1875}
tensor @r1.in.y : f32[4, 6] = {0.84375,2.125,-2.9375,1.4375,-0.03125,-2.96875,-1.9375,-2.03125,-0.53125,0.34375,-1.625,1.96875,-3.0625,2.40625,-0.5625,-3.09375,-0.53125,0.0625,2.5625,-0.6875,2.34375,-0.84375,-1.71875,-2.125}
tensor @r1.want.0.f32 : f64[6] = {8.050781,-4.91748,-0.840332,-5.512207,0.7749023,-6.666016}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %trapezoid = aten.trapezoid.x(y=%x, x=%y, dim=0) : f32[s27]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.x.rows.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.40625,2.65625,-1.8125,-2.71875,-2.46875,-1.25,2.4375,-2.5625,0.75,-1.59375,-2.65625,2.84375}
tensor @r0.in.y : f32[3, 4] = {3,3.0625,-2.8125,-0.25,2.6875,-0.1875,0.25,-2.40625,-2.65625,-1.6875,2.09375,-2.15625}
tensor @r0.want.0.f32 : f64[4] = {4.758301,-0.1523438,0.7553711,5.729004}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %trapezoid = aten.trapezoid.x(y=%x, x=%y, dim=0) : f32[4]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.x.less.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {3.125,1.78125,1.46875,-0.84375,-3.09375,2.375,1.90625,-1.9375,-2.09375,2,2.46875,0.8125,-0.53125,-1.5625,0.34375,-0.59375,-0.25,-0.84375,2.875,-0.3125,0.09375,1.25,-1.875,1.21875}
tensor @r0.in.y : f32[3, 4] = {0.5,-1.03125,-3,0.71875,-0.125,-2.9375,-2.75,0.65625,-1.375,2.75,-2.78125,-1.21875}
tensor @r0.want.0.f32 : f64[2, 4] = {3.232422,8.47998,0.3535156,1.141602,0.3417969,3.44873,0.3867188,-0.8212891}
graph "main"(
    %x : f32[2, 3, 4],
    %y : f32[3, 4]) {
  %trapezoid = aten.trapezoid.x(y=%x, x=%y, dim=1) : f32[2, 4]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.x.less.i32" stage "import"
tensor @r0.in.x : i32[2, 3, 4] = {-2,5,1,0,0,-6,-4,-6,-4,-5,-2,7,0,0,-7,-4,3,-5,-6,0,7,-6,2,-7}
tensor @r0.in.y : i32[3, 4] = {2,-5,2,1,7,2,7,1,-5,-2,-5,1}
tensor @r0.want.0.f32 : f64[2, 4] = {19,18.5,28.5,0,-52.5,4.5,-8.5,0}
graph "main"(
    %x : i32[2, 3, 4],
    %y : i32[3, 4]) {
  %trapezoid = aten.trapezoid.x(y=%x, x=%y, dim=1) : f32[2, 4]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.dx.integers.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.want.0.f32 : f64[4] = {0,0,0,0}
graph "main"(
    %x : f32[0, 4]) {
  %trapezoid = aten.trapezoid.dx(y=%x, dim=0) : f32[4]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.dx.integers.i32" stage "import"
tensor @r0.in.x : i32[0, 4] = {}
tensor @r0.want.0.i32 : i32[4] = {0,0,0,0}
graph "main"(
    %x : i32[0, 4]) {
  %trapezoid = aten.trapezoid.dx(y=%x, dim=0) : i32[4]
  return %trapezoid as "trapezoid"
}

fxge 1
model "cumulative_trapezoid.dx.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "((-1) + L['x'].size()[0]) != 1" sym(s77 != 2)
guard "((-1) + L['x'].size()[0])*((-1) + L['x'].size()[0]) >= 2" sym(2*s77 + 1 <= s77*s77)
tensor @r0.in.x : f32[3, 4] = {-0.125,-2.84375,1.375,2.1875,-0.03125,0.1875,2.5,2.375,-2.25,-0.5,2.125,0.65625}
tensor @r0.want.0.f32 : f64[2, 4] = {-0.0390625,-0.6640625,0.96875,1.140625,-0.609375,-0.7421875,2.125,1.898438}
tensor @r1.in.x : f32[4, 6] = {-0.125,-2.84375,1.375,2.1875,-0.03125,0.1875,2.5,2.375,-2.25,-0.5,2.125,0.65625,2.25,-2.78125,-2.34375,-1.59375,2.71875,0.75,-1.71875,-2.78125,2.5625,0.84375,-0.75,-1.90625}
tensor @r1.want.0.f32 : f64[3, 6] = {0.59375,-0.1171875,-0.21875,0.421875,0.5234375,0.2109375,1.78125,-0.21875,-1.367188,-0.1015625,1.734375,0.5625,1.914062,-1.609375,-1.3125,-0.2890625,2.226562,0.2734375}
graph "main"(
    %x : f32[s77, s27]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.dx(y=%x, dx=0.5, dim=0) : f32[s77 - 1, s27]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.dx.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.21875,-1.5,2.625,-0.5,1.21875,-2.09375,1.78125,-0.5625,0.71875,1.375,-0.1875,-0.5}
tensor @r0.want.0.bf16 : f64[2, 4] = {0.60938,-0.89844,1.1016,-0.26562,1.0938,-1.0781,1.5,-0.53125}
graph "main"(
    %x : bf16[3, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.dx(y=%x, dx=0.5, dim=0) : bf16[2, 4]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.x.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [3, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
guard "((-1) + L['y'].size()[0]) != 1" sym(1)
guard "(-1) + L['y'].size()[0] >= 2" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.8125,-0.96875,1.875,2.6875,3,0.0625,-0.75,-2.4375,-0.46875,3.09375,0.625,0.78125}
tensor @r0.in.y : f32[4] = {-1.46875,0.75,2.25,0.65625}
tensor @r0.want.0.f32 : f64[3, 3] = {2.04541,2.725098,-0.9106445,3.397461,2.881836,5.421875,2.912109,5.701172,4.580566}
tensor @r1.in.x : f32[4, 6] = {2.8125,-0.96875,1.875,2.6875,3,0.0625,-0.75,-2.4375,-0.46875,3.09375,0.625,0.78125,-1.46875,0.75,2.25,0.65625,-0.53125,2.53125,-0.5,-0.3125,0.53125,-2.53125,1.65625,-0.46875}
tensor @r1.in.y : f32[6] = {1.15625,1.28125,0.75,-0.34375,0.375,3}
tensor @r1.want.0.f32 : f64[4, 5] = {0.1152344,-0.1254883,-2.620605,-0.5766602,3.442871,-0.1992188,0.5727539,-0.862793,0.4736328,2.319336,-0.04492188,-0.8417969,-2.431152,-2.38623,0.2387695,-0.05078125,-0.1088867,0.9848633,0.6704102,2.229004}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y) : f32[s77, s17 - 1]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.x.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.53125,2.96875,-0.78125,1.1875,-2.15625,0.90625,-1.9375,2.15625,1.6875,-2.96875,-2.5625,-0.21875}
tensor @r0.in.y : f32[4] = {2.03125,-2.5625,2.65625,0.875}
tensor @r0.want.0.f32 : f64[3, 3] = {-3.301758,2.40625,2.044434,2.871094,0.1801758,-0.01464844,2.942871,-11.49023,-9.013184}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y) : f32[3, 3]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.x.rows.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "((-1) + L['y'].size()[0]) != 1" sym(s17 != 2)
guard "((-1) + L['x'].size()[0]) != 1" sym(1)
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "((-1) + L['x'].size()[0]) == ((-1) + L['y'].size()[0])" sym(1)
guard "((-1) + L['y'].size()[0])*((-1) + L['y'].size()[0]) >= 2" sym(2*s17 + 1 <= s17*s17)
tensor @r0.in.x : f32[3, 4] = {-1.875,-1.71875,1,-2.25,0.34375,-3,-1.71875,-2.375,-2.65625,-2.6875,-2.9375,-1.4375}
tensor @r0.in.y : f32[3, 4] = {-0.75,-0.40625,0.65625,1.125,-2.875,1.5625,-0.03125,-2.46875,0.65625,2.90625,-0.75,-2.09375}
tensor @r0.want.0.f32 : f64[2, 4] = {1.626953,-4.64502,0.2470703,8.310547,-2.456055,-8.466309,1.92041,7.595703}
tensor @r1.in.x : f32[4, 6] = {-1.875,-1.71875,1,-2.25,0.34375,-3,-1.71875,-2.375,-2.65625,-2.6875,-2.9375,-1.4375,-0.75,-0.40625,0.65625,1.125,-2.875,1.5625,-0.03125,-2.46875,0.65625,2.90625,-0.75,-2.09375}
tensor @r1.in.y : f32[4, 6] = {2.625,-0.53125,1.84375,-2.71875,1.5,-0.125,-1.125,0.71875,0.40625,-1.6875,2.40625,-1.28125,-1.21875,0.96875,-2.96875,0.40625,-0.6875,-1,0.375,0.4375,-1.4375,-2.25,0.46875,2.875}
tensor @r1.want.0.f32 : f64[3, 6] = {6.738281,-2.558594,1.19043,-2.545898,-1.175293,2.56543,6.854004,-2.90625,4.56543,-4.181641,7.815918,2.583008,6.231445,-2.142578,5.570312,-9.535645,5.720215,1.553711}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y, dim=0) : f32[s17 - 1, s27]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.x.rows.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.6875,-2.9375,0.0625,-0.46875,0.40625,-2.875,1.9375,2.34375,-1.09375,2.15625,-1.28125,2.125}
tensor @r0.in.y : f32[3, 4] = {1.0625,-0.03125,0.6875,-2.6875,1.84375,-1.75,-2.40625,-2.1875,-2.375,-0.8125,-1.53125,2.75}
tensor @r0.want.0.f32 : f64[2, 4] = {0.4272461,4.995117,-3.09375,0.46875,1.877441,4.658203,-2.806641,11.50098}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y, dim=0) : f32[2, 4]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.x.less.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {1.75,-0.03125,-1.34375,2.65625,2.28125,-3.09375,1.15625,0.875,1.84375,2.25,1.375,-1.8125,3.0625,-1.6875,2.4375,2.46875,-2.3125,-0.90625,-0.84375,2.15625,2.21875,2.625,-1,-2}
tensor @r0.in.y : f32[3, 4] = {-0.46875,-2.78125,2.5625,-1.15625,0.375,-2.15625,-1.5,0.875,-0.875,1,-0.03125,2.4375}
tensor @r0.want.0.f32 : f64[2, 2, 4] = {1.700684,-0.9765625,0.3808594,3.586426,-0.8774414,-2.308105,2.239746,2.854004,0.3164062,-0.8105469,-3.237305,4.697266,0.375,1.901855,-4.591309,4.819336}
graph "main"(
    %x : f32[2, 3, 4],
    %y : f32[3, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y, dim=1) : f32[2, 2, 4]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.x.less.i32" stage "import"
tensor @r0.in.x : i32[2, 3, 4] = {2,-7,2,6,-4,-5,6,-3,1,-2,-6,-1,5,-6,3,-7,-4,5,5,-3,-2,4,4,-5}
tensor @r0.in.y : i32[3, 4] = {-3,6,4,1,-5,5,4,3,-2,4,0,-3}
tensor @r0.want.0.f32 : f64[2, 2, 4] = {2,6,0,3,-2.5,9.5,0,15,-1,0.5,0,-10,-10,-4,-18,14}
graph "main"(
    %x : i32[2, 3, 4],
    %y : i32[3, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y, dim=1) : f32[2, 2, 4]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.dx.integers.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"(
    %x : f32[0, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.dx(y=%x, dim=0) : f32[0, 4]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.dx.integers.i32" stage "import"
tensor @r0.in.x : i32[0, 4] = {}
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"(
    %x : i32[0, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.dx(y=%x, dim=0) : f32[0, 4]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "var.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.3125,2.96875,0.0625,-2.875,-0.09375,2.8125,2.65625,0,-3.125,-0.59375,-1.71875,1.8125}
tensor @r0.want.0.f32 : f64[] = {4.555302}
tensor @r1.in.x : f32[4, 6] = {-1.3125,2.96875,0.0625,-2.875,-0.09375,2.8125,2.65625,0,-3.125,-0.59375,-1.71875,1.8125,1.03125,0.03125,2.90625,-2.21875,0.1875,1.8125,-0.625,-2.78125,-2.375,0.5,-1.03125,2.90625}
tensor @r1.want.0.f32 : f64[] = {3.973102}
graph "main"(
    %x : f32[s77, s27]) {
  %var = aten.var.default(self=%x) : f32[]
  return %var as "var"
}

fxge 1
model "var.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.125,-1.84375,-2.6875,-0.625,0.15625,2.9375,0.625,-3,0.65625,1.21875,1.3125,-0.25}
tensor @r0.want.0.bf16 : f64[] = {3.092}
tensor @r0.own.0 : f64[] = {0.00057}
graph "main"(
    %x : bf16[3, 4]) {
  %var = aten.var.default(self=%x) : bf16[]
  return %var as "var"
}

fxge 1
model "var.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.625,0.2812,1.4375,1.25,2.125,-1.031,-2.719,-2.375,2.469,-1.344,0.09375,0.09375}
tensor @r0.want.0.f16 : f64[] = {3.3337}
tensor @r0.own.0 : f64[] = {0.0001}
graph "main"(
    %x : f16[3, 4]) {
  %var = aten.var.default(self=%x) : f16[]
  return %var as "var"
}

fxge 1
model "var.biased.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.90625,2.25,3.0625,-0.21875,1.65625,-2.59375,-1.90625,-1.03125,0.4375,-2.09375,-1.96875,-2.125}
tensor @r0.want.0.f32 : f64[] = {3.445855}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.default(self=%x, unbiased=false) : f32[]
  return %var as "var"
}

fxge 1
model "std.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.625,0.625,-1.28125,0.59375,-1.75,1.0625,0.96875,1.625,2.25,3.125,-0.34375,-0.96875}
tensor @r0.want.0.f32 : f64[] = {1.475682}
tensor @r1.in.x : f32[4, 6] = {1.625,0.625,-1.28125,0.59375,-1.75,1.0625,0.96875,1.625,2.25,3.125,-0.34375,-0.96875,1.625,-2.21875,-0.53125,-1.59375,-1.65625,0.90625,-1.15625,-1.65625,0.75,-2.90625,-1.15625,1.84375}
tensor @r1.want.0.f32 : f64[] = {1.621246}
graph "main"(
    %x : f32[s77, s27]) {
  %std = aten.std.default(self=%x) : f32[]
  return %std as "std"
}

fxge 1
model "std.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.125,2.625,0.5625,-0.75,2.09375,2.1875,-2.375,-2.96875,-2.40625,-1.40625,1.21875,0.9375}
tensor @r0.want.0.bf16 : f64[] = {2.0395}
tensor @r0.own.0 : f64[] = {0.0036}
graph "main"(
    %x : bf16[3, 4]) {
  %std = aten.std.default(self=%x) : bf16[]
  return %std as "std"
}

fxge 1
model "std.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.906,-2.875,1.3125,1.094,1.5,-1.719,-1.531,2.844,2.25,1.75,-2.188,2.906}
tensor @r0.want.0.f16 : f64[] = {2.0765}
tensor @r0.own.0 : f64[] = {0.00016}
graph "main"(
    %x : f16[3, 4]) {
  %std = aten.std.default(self=%x) : f16[]
  return %std as "std"
}

fxge 1
model "std.biased.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.3125,0.71875,2.625,-1.5,2.40625,-2.0625,-3.09375,-1.75,-0.125,-2.40625,-1.90625,-0.9375}
tensor @r0.want.0.f32 : f64[] = {1.942413}
graph "main"(
    %x : f32[3, 4]) {
  %std = aten.std.default(self=%x, unbiased=false) : f32[]
  return %std as "std"
}

fxge 1
model "std.dim.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.9375,2.4375,2.96875,1.5,-2.625,-2.40625,0.28125,1.5625,-0.125,1.75,-1.96875,-1.09375}
tensor @r0.want.0.f32 : f64[3] = {2.205045,2.054356,1.595179}
tensor @r1.in.x : f32[4, 4] = {-1.9375,2.4375,2.96875,1.5,-2.625,-2.40625,0.28125,1.5625,-0.125,1.75,-1.96875,-1.09375,-0.1875,1.34375,2.90625,-2.09375}
tensor @r1.want.0.f32 : f64[4] = {2.205045,2.054356,1.595179,2.137125}
graph "main"(
    %x : f32[s77, 4]) {
  %std = aten.std.dim(self=%x, dim=[1]) : f32[s77]
  return %std as "std"
}

fxge 1
model "std.dim.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.9375,2.65625,-0.46875,0.1875,-1.9375,1.4375,3.0625,-2.1875,2.625,1.03125,2.28125,-2.28125}
tensor @r0.want.0.f32 : f64[3] = {1.462309,2.578709,2.237578}
graph "main"(
    %x : f32[3, 4]) {
  %std = aten.std.dim(self=%x, dim=[1]) : f32[3]
  return %std as "std"
}

fxge 1
model "var_mean.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.15625,-1.21875,1.53125,-2.65625,1.6875,1.4375,-0.34375,1.78125,2.4375,-2.46875,1.1875,1.40625}
tensor @r0.want.0.f32 : f64[] = {3.195756}
tensor @r0.want.1.f32 : f64[] = {0.578125}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.var_mean.default(self=%x) : f32[], f32[] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "var_mean.correction.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.9375,2.46875,-1.625,0.28125,0.78125,2.65625,-0.125,-1.5,-0.5,-0.4375,2.6875,3}
tensor @r0.want.0.f32 : f64[3] = {4.13444,3.036784,3.674479}
tensor @r0.want.1.f32 : f64[3] = {-0.203125,0.453125,1.1875}
tensor @r1.in.x : f32[4, 4] = {-1.9375,2.46875,-1.625,0.28125,0.78125,2.65625,-0.125,-1.5,-0.5,-0.4375,2.6875,3,0.4375,-2.9375,-2.53125,0.59375}
tensor @r1.want.0.f32 : f64[4] = {4.13444,3.036784,3.674479,3.552409}
tensor @r1.want.1.f32 : f64[4] = {-0.203125,0.453125,1.1875,-1.109375}
graph "main"(
    %x : f32[s77, 4]) {
  %getitem, %getitem_1 = aten.var_mean.correction(self=%x, dim=[1]) : f32[s77], f32[s77] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "var_mean.correction.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.9375,-1.96875,-1.375,0.96875,-0.375,-1.21875,1.375,-1.9375,-1.3125,-2.03125,2.03125,-2.28125}
tensor @r0.want.0.bf16 : f64[3] = {5.085,2.0361,3.9833}
tensor @r0.own.0 : f64[] = {0.0017}
tensor @r0.want.1.bf16 : f64[3] = {0.14062,-0.53906,-0.89844}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.var_mean.correction(self=%x, dim=[1]) : bf16[3], bf16[3] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "var_mean.correction.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.031,1.344,2.062,1.125,1.844,-1.281,-1.469,-2.469,-0.09375,-1.9375,0.375,1.5625}
tensor @r0.want.0.f16 : f64[3] = {0.73861,3.4818,2.1142}
tensor @r0.own.0 : f64[] = {0.00026}
tensor @r0.want.1.f16 : f64[3] = {1.8906,-0.84375,-0.023438}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.var_mean.correction(self=%x, dim=[1]) : f16[3], f16[3] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "var_mean.dim.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.21875,0.65625,-1.09375,-0.21875,3.09375,1.1875,0.78125,1.125,2.9375,-0.125,-2.53125,-2.5625}
tensor @r0.want.0.f32 : f64[1, 4] = {0.1451823,0.2905816,1.83941,2.321832}
tensor @r0.want.1.f32 : f64[1, 4] = {2.75,0.5729167,-0.9479167,-0.5520833}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.var_mean.dim(self=%x, dim=[0], unbiased=false, keepdim=true) : f32[1, 4], f32[1, 4] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "std_mean.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.1875,1.5625,0.25,-0.21875,-1.25,1.53125,-1.625,-1.84375,3.125,-2.25,0.5,0.375}
tensor @r0.want.0.f32 : f64[] = {1.588112}
tensor @r0.want.1.f32 : f64[] = {0.02864583}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.std_mean.default(self=%x) : f32[], f32[] name("std_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "std_mean.correction.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.28125,0.15625,1.375,2.71875,1.53125,1.21875,1.71875,1.3125,-1.90625,1,-1.90625,-2.4375}
tensor @r0.want.0.f32 : f64[3] = {1.132318,0.2244423,1.561875}
tensor @r0.want.1.f32 : f64[3] = {1.632812,1.445312,-1.3125}
tensor @r1.in.x : f32[4, 4] = {2.28125,0.15625,1.375,2.71875,1.53125,1.21875,1.71875,1.3125,-1.90625,1,-1.90625,-2.4375,-3.125,-3,-1.3125,2.3125}
tensor @r1.want.0.f32 : f64[4] = {1.132318,0.2244423,1.561875,2.534399}
tensor @r1.want.1.f32 : f64[4] = {1.632812,1.445312,-1.3125,-1.28125}
graph "main"(
    %x : f32[s77, 4]) {
  %getitem, %getitem_1 = aten.std_mean.correction(self=%x, dim=[1]) : f32[s77], f32[s77] name("std_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "std_mean.correction.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.625,-1.9375,-2.625,-0.46875,0.46875,-2.15625,1.59375,1.875,0.21875,0.90625,0.75,0.34375}
tensor @r0.want.0.bf16 : f64[3] = {1.0419,1.8377,0.32613}
tensor @r0.own.0 : f64[] = {0.0015}
tensor @r0.want.1.bf16 : f64[3] = {-1.4141,0.44531,0.55469}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.std_mean.correction(self=%x, dim=[1]) : bf16[3], bf16[3] name("std_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "std_mean.correction.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.4375,1.75,1.156,-0.0625,2.062,-2.938,-0.4375,-2.5,1.1875,2.781,-3,0.4688}
tensor @r0.want.0.f16 : f64[3] = {1.0242,2.287,2.4392}
tensor @r0.own.0 : f64[] = {0.00012}
tensor @r0.want.1.f16 : f64[3] = {0.60156,-0.95312,0.35938}
tensor @r0.own.1 : f64[] = {5.8e-17}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.std_mean.correction(self=%x, dim=[1]) : f16[3], f16[3] name("std_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "std_mean.dim.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.5625,2.5,-2.03125,-1.375,-0.40625,-0.5,0.71875,-2.375,0.75,2.9375,2.15625,-0.90625}
tensor @r0.want.0.f32 : f64[1, 4] = {1.37271,1.527809,1.737305,0.6125496}
tensor @r0.want.1.f32 : f64[1, 4] = {-0.7395833,1.645833,0.28125,-1.552083}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.std_mean.dim(self=%x, dim=[0], unbiased=false, keepdim=true) : f32[1, 4], f32[1, 4] name("std_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "norm.Scalar.p1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.15625,0.125,2.34375,1.96875,2.78125,-0.3125,0.25,-0.3125,-1.6875,3.0625,-1.71875,1.78125}
tensor @r0.want.0.f32 : f64[] = {16.5}
graph "main"(
    %x : f32[3, 4]) {
  %norm = aten.norm.Scalar(self=%x, p=1) : f32[]
  return %norm as "norm"
}

fxge 1
model "norm.ScalarOpt_dim.p1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.4375,-0.46875,-1.15625,-2.03125,-2.84375,2.0625,2.9375,2.46875,0.4375,2.5,-3.03125,-1.15625}
tensor @r0.want.0.f32 : f64[3] = {6.09375,10.3125,7.125}
tensor @r1.in.x : f32[4, 6] = {2.4375,-0.46875,-1.15625,-2.03125,-2.84375,2.0625,2.9375,2.46875,0.4375,2.5,-3.03125,-1.15625,2.625,-1.96875,-0.4375,0.40625,0.65625,1.0625,0.59375,1.71875,-2.59375,1.4375,2.8125,2.34375}
tensor @r1.want.0.f32 : f64[4] = {11,12.53125,7.15625,11.5}
graph "main"(
    %x : f32[s77, s27]) {
  %norm = aten.norm.ScalarOpt_dim(self=%x, p=1, dim=[1]) : f32[s77]
  return %norm as "norm"
}

fxge 1
model "norm.ScalarOpt_dim.p1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.25,-2.1875,2.78125,2.46875,-3.125,3.0625,2.75,-1.5,0.875,0.9375,2.1875,-0.09375}
tensor @r0.want.0.f32 : f64[3] = {8.6875,10.4375,4.09375}
graph "main"(
    %x : f32[3, 4]) {
  %norm = aten.norm.ScalarOpt_dim(self=%x, p=1, dim=[1]) : f32[3]
  return %norm as "norm"
}

fxge 1
model "norm.Scalar.p2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.15625,-1.34375,2,2.6875,-1.5,-2.0625,-1.5,-1.125,2,-2.6875,-0.125,0.34375}
tensor @r0.want.0.f32 : f64[] = {5.978395}
graph "main"(
    %x : f32[3, 4]) {
  %norm = aten.norm.Scalar(self=%x) : f32[]
  return %norm as "norm"
}

fxge 1
model "norm.ScalarOpt_dim.p2.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.875,-2.71875,1.9375,3.03125,-0.5625,-0.21875,1.09375,0.375,0.9375,2.46875,0.1875,1.25}
tensor @r0.want.0.f32 : f64[3] = {4.883606,1.30429,2.927676}
tensor @r1.in.x : f32[4, 6] = {-1.875,-2.71875,1.9375,3.03125,-0.5625,-0.21875,1.09375,0.375,0.9375,2.46875,0.1875,1.25,2.03125,-0.875,-2.78125,-2.15625,2,-0.875,-3.09375,-2.28125,-2.6875,-1.53125,-1.5625,-1.8125}
tensor @r1.want.0.f32 : f64[4] = {4.920759,3.14773,4.69489,5.483551}
graph "main"(
    %x : f32[s77, s27]) {
  %norm = aten.norm.ScalarOpt_dim(self=%x, p=2, dim=[1]) : f32[s77]
  return %norm as "norm"
}

fxge 1
model "norm.ScalarOpt_dim.p2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.15625,0.875,-0.59375,1.9375,0.40625,1.125,1.21875,2.1875,2.375,-1.65625,1.875,-0.65625}
tensor @r0.want.0.f32 : f64[3] = {3.08569,2.775099,3.511421}
graph "main"(
    %x : f32[3, 4]) {
  %norm = aten.norm.ScalarOpt_dim(self=%x, p=2, dim=[1]) : f32[3]
  return %norm as "norm"
}

fxge 1
model "norm.Scalar.pinf.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.375,-0.78125,-2.96875,0.1875,-1.21875,2.5625,1.90625,-1.5625,0.03125,-0.78125,-1.15625,2.53125}
tensor @r0.want.0.f32 : f64[] = {2.96875}
graph "main"(
    %x : f32[3, 4]) {
  %norm = aten.norm.Scalar(self=%x, p=inf) : f32[]
  return %norm as "norm"
}

fxge 1
model "norm.ScalarOpt_dim.pinf.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.40625,1.90625,-0.5625,-2.65625,-0.9375,2,1.15625,0.5,0.15625,-0.25,2.71875,-2.4375}
tensor @r0.want.0.f32 : f64[3] = {2.65625,2,2.71875}
tensor @r1.in.x : f32[4, 6] = {-1.40625,1.90625,-0.5625,-2.65625,-0.9375,2,1.15625,0.5,0.15625,-0.25,2.71875,-2.4375,-0.6875,3.09375,-2.96875,-2.5625,1.5,-0.8125,2.03125,0.125,-2.875,-1.53125,-2.5,2.3125}
tensor @r1.want.0.f32 : f64[4] = {2.65625,2.71875,3.09375,2.875}
graph "main"(
    %x : f32[s77, s27]) {
  %norm = aten.norm.ScalarOpt_dim(self=%x, p=inf, dim=[1]) : f32[s77]
  return %norm as "norm"
}

fxge 1
model "norm.ScalarOpt_dim.pinf.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.28125,2.3125,-2.5,1.8125,0.78125,0.21875,1.9375,2.0625,-0.25,-0.59375,2.75,-2.21875}
tensor @r0.want.0.f32 : f64[3] = {2.5,2.0625,2.75}
graph "main"(
    %x : f32[3, 4]) {
  %norm = aten.norm.ScalarOpt_dim(self=%x, p=inf, dim=[1]) : f32[3]
  return %norm as "norm"
}

fxge 1
model "aminmax.dim.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.28125,2.8125,0.5625,-1.0625,-0.8125,-2.125,1.40625,0.46875,2.59375,-1.0625,-2.6875,-0.84375}
tensor @r0.want.0.f32 : f64[3] = {-1.0625,-2.125,-2.6875}
tensor @r0.want.1.f32 : f64[3] = {2.8125,1.40625,2.59375}
tensor @r1.in.x : f32[4, 6] = {2.28125,2.8125,0.5625,-1.0625,-0.8125,-2.125,1.40625,0.46875,2.59375,-1.0625,-2.6875,-0.84375,-0.03125,-1,-1.4375,-2.90625,-1.15625,-0.3125,-1.625,-1.46875,1.46875,-1.09375,1.53125,2.8125}
tensor @r1.want.0.f32 : f64[4] = {-2.125,-2.6875,-2.90625,-1.625}
tensor @r1.want.1.f32 : f64[4] = {2.8125,2.59375,-0.03125,2.8125}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.aminmax.default(self=%x, dim=1) : f32[s77], f32[s77] name("aminmax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "aminmax.dim.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,3,4,-1,2,3,-4,-5,3,2,6,-7}
tensor @r0.want.0.i64 : i64[3] = {-7,-5,-7}
tensor @r0.want.1.i64 : i64[3] = {4,3,6}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.aminmax.default(self=%x, dim=1) : i64[3], i64[3] name("aminmax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "aminmax.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.53125,-1.59375,0.875,0.125,1.1875,-0.09375,-0.40625,2.84375,-1.65625,-0.84375,3,-0.9375}
tensor @r0.want.0.f32 : f64[] = {-1.65625}
tensor @r0.want.1.f32 : f64[] = {3}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.aminmax.default(self=%x) : f32[], f32[] name("aminmax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nansum.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.25,3.03125,-2.90625,1.28125,1.5625,-2.0625,-0.65625,0.03125,2.375,-0.6875,-2.40625,1.59375}
tensor @r0.want.0.f32 : f64[3] = {2.65625,-1.125,0.875}
tensor @r1.in.x : f32[4, 6] = {1.25,3.03125,-2.90625,1.28125,1.5625,-2.0625,-0.65625,0.03125,2.375,-0.6875,-2.40625,1.59375,-0.09375,-3,1.0625,1.625,-0.21875,-2.125,1.71875,-1.875,-1.65625,1.125,0.09375,-2.3125}
tensor @r1.want.0.f32 : f64[4] = {2.15625,0.25,-2.75,-2.90625}
graph "main"(
    %x : f32[s77, s27]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : f32[s77]
  return %nansum as "nansum"
}

fxge 1
model "nansum.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.34375,-2,-0.9375,0.3125,1.21875,1.34375,2.96875,3,0.15625,0.09375,0,1}
tensor @r0.want.0.bf16 : f64[3] = {-3.9688,8.5312,1.25}
tensor @r0.own.0 : f64[] = {0.0037}
graph "main"(
    %x : bf16[3, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : bf16[3]
  return %nansum as "nansum"
}

fxge 1
model "nansum.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.375,1.5625,0.125,0.09375,-2.875,-1.656,0.5312,-2.219,-1.469,2.562,0.4062,-2.281}
tensor @r0.want.0.f16 : f64[3] = {1.4062,-6.2188,-0.78125}
graph "main"(
    %x : f16[3, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : f16[3]
  return %nansum as "nansum"
}

fxge 1
model "nansum.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2,6,4,5,3,-1,-5,-7,3,-6,4,5}
tensor @r0.want.0.i64 : i64[3] = {13,-10,6}
graph "main"(
    %x : i32[3, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : i64[3]
  return %nansum as "nansum"
}

fxge 1
model "nansum.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,-4,2,3,2,5,6,-7,3,1,-5,1}
tensor @r0.want.0.i64 : i64[3] = {5,6,0}
graph "main"(
    %x : i64[3, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : i64[3]
  return %nansum as "nansum"
}

fxge 1
model "nansum.last.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,2,6,4,5,0,5,7,6,7,2,5}
tensor @r0.want.0.i64 : i64[3] = {13,17,20}
graph "main"(
    %x : u8[3, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : i64[3]
  return %nansum as "nansum"
}

fxge 1
model "nansum.last.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,true,false,true,false,true,false,false,true,false}
tensor @r0.want.0.i64 : i64[3] = {1,2,1}
graph "main"(
    %x : bool[3, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : i64[3]
  return %nansum as "nansum"
}

fxge 1
model "nansum.nans.f32" stage "import"
tensor @r0.in.x : f32[2, 3] = {1.5,nan,-2,nan,nan,nan}
tensor @r0.want.0.f32 : f64[2, 1] = {-0.5,0}
graph "main"(
    %x : f32[2, 3]) {
  %nansum = aten.nansum.default(self=%x, dim=[1], keepdim=true) : f32[2, 1]
  return %nansum as "nansum"
}

fxge 1
model "nansum.nans.bf16" stage "import"
tensor @r0.in.x : bf16[2, 3] = {1.5,nan,-2,nan,nan,nan}
tensor @r0.want.0.bf16 : f64[2, 1] = {-0.5,0}
graph "main"(
    %x : bf16[2, 3]) {
  %nansum = aten.nansum.default(self=%x, dim=[1], keepdim=true) : bf16[2, 1]
  return %nansum as "nansum"
}

fxge 1
model "nansum.nans.f16" stage "import"
tensor @r0.in.x : f16[2, 3] = {1.5,nan,-2,nan,nan,nan}
tensor @r0.want.0.f16 : f64[2, 1] = {-0.5,0}
graph "main"(
    %x : f16[2, 3]) {
  %nansum = aten.nansum.default(self=%x, dim=[1], keepdim=true) : f16[2, 1]
  return %nansum as "nansum"
}

fxge 1
model "nansum.all.f32" stage "import"
tensor @r0.in.x : f32[2, 3] = {1.5,nan,-2,nan,nan,nan}
tensor @r0.want.0.f32 : f64[] = {-0.5}
graph "main"(
    %x : f32[2, 3]) {
  %nansum = aten.nansum.default(self=%x) : f32[]
  return %nansum as "nansum"
}

fxge 1
model "nansum.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {nan}
tensor @r0.want.0.f32 : f64[] = {0}
graph "main"(
    %x : f32[] part) {
  %nansum = aten.nansum.default(self=%x) : f32[]
  return %nansum as "nansum"
}

fxge 1
model "nansum.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.want.0.f32 : f64[4] = {0,0,0,0}
graph "main"(
    %x : f32[0, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[0]) : f32[4]
  return %nansum as "nansum"
}

fxge 1
model "nansum.large.f16" stage "import"
tensor @r0.in.x : f16[3] = {6e+04,6e+04,-6e+04}
tensor @r0.want.0.f16 : f64[] = {60000}
graph "main"(
    %x : f16[3]) {
  %nansum = aten.nansum.default(self=%x) : f16[]
  return %nansum as "nansum"
}

fxge 1
model "nansum.narrower.f32" stage "import"
tensor @r0.in.x : f32[2] = {70000,1.5}
tensor @r0.want.0.f16 : f64[] = {inf}
graph "main"(
    %x : f32[2]) {
  %nansum = aten.nansum.default(self=%x, dtype=f16) : f16[]
  return %nansum as "nansum"
}

fxge 1
model "nansum.wider.f16" stage "import"
tensor @r0.in.x : f16[2, 3] = {1.5,nan,-2,nan,nan,nan}
tensor @r0.want.0.f32 : f64[] = {-0.5}
graph "main"(
    %x : f16[2, 3]) {
  %nansum = aten.nansum.default(self=%x, dtype=f32) : f32[]
  return %nansum as "nansum"
}

fxge 1
model "nansum.wider.i32" stage "import"
tensor @r0.in.x : i32[2, 3] = {1,-2147483648,-2,-2147483648,-2147483648,-2147483648}
tensor @r0.want.0.f32 : f64[] = {-8589935000}
graph "main"(
    %x : i32[2, 3]) {
  %nansum = aten.nansum.default(self=%x, dtype=f32) : f32[]
  return %nansum as "nansum"
}

fxge 1
model "count_nonzero.dim_IntList.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2,2,2,3,0,-3,-2,-1,-1,0,-1,-1}
tensor @r0.want.0.i64 : i64[3] = {4,3,3}
tensor @r1.in.x : f32[4, 6] = {2,2,2,3,0,-3,-2,-1,-1,0,-1,-1,-3,1,-2,-3,-1,1,3,3,3,-2,-0.0,-2}
tensor @r1.want.0.i64 : i64[4] = {5,5,6,5}
graph "main"(
    %x : f32[s77, s27]) {
  %count_nonzero = aten.count_nonzero.dim_IntList(self=%x, dim=[1]) : i64[s77]
  return %count_nonzero as "count_nonzero"
}

fxge 1
model "count_nonzero.dim_IntList.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3,2,-2,-3,-3,2,-3,-1,-1,0,-0.0,2}
tensor @r0.want.0.i64 : i64[3] = {4,4,2}
graph "main"(
    %x : f32[3, 4]) {
  %count_nonzero = aten.count_nonzero.dim_IntList(self=%x, dim=[1]) : i64[3]
  return %count_nonzero as "count_nonzero"
}

fxge 1
model "count_nonzero.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[3, 4] = {2,7,-5,-3,-2,-7,-5,2,2,-3,0,4}
tensor @r0.want.0.i64 : i64[] = {11}
tensor @r1.in.x : i64[4, 6] = {2,7,-5,-3,-2,-7,-5,2,2,-3,0,4,1,-7,-7,2,5,-3,2,-2,-4,0,-6,-3}
tensor @r1.want.0.i64 : i64[] = {22}
graph "main"(
    %x : i64[s77, s27]) {
  %count_nonzero = aten.count_nonzero.default(self=%x) : i64[]
  return %count_nonzero as "count_nonzero"
}

fxge 1
model "count_nonzero.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,true,true,false,false,true,false,true,true}
tensor @r0.want.0.i64 : i64[] = {7}
graph "main"(
    %x : bool[3, 4]) {
  %count_nonzero = aten.count_nonzero.default(self=%x) : i64[]
  return %count_nonzero as "count_nonzero"
}

fxge 1
model "diff.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "((-1) + L['x'].size()[1]) != 1" sym(s27 != 2)
tensor @r0.in.x : f32[3, 4] = {2.53125,2.3125,-1.5625,2.90625,-0.96875,-0.6875,-3.09375,3.125,-1.15625,-2.875,-2.34375,-1.65625}
tensor @r0.want.0.f32 : f64[3, 3] = {-0.21875,-3.875,4.46875,0.28125,-2.40625,6.21875,-1.71875,0.53125,0.6875}
tensor @r1.in.x : f32[4, 6] = {2.53125,2.3125,-1.5625,2.90625,-0.96875,-0.6875,-3.09375,3.125,-1.15625,-2.875,-2.34375,-1.65625,0.0625,-1.34375,-2.8125,0.90625,1.4375,0.0625,-1.9375,-2.03125,1.1875,-1.875,0.84375,-0.28125}
tensor @r1.want.0.f32 : f64[4, 5] = {-0.21875,-3.875,4.46875,-3.875,0.28125,6.21875,-4.28125,-1.71875,0.53125,0.6875,-1.40625,-1.46875,3.71875,0.53125,-1.375,-0.09375,3.21875,-3.0625,2.71875,-1.125}
graph "main"(
    %x : f32[s77, s27]) {
  %diff = aten.diff.default(self=%x) : f32[s77, s27 - 1]{max(s27 - 1, 1), 1}
  return %diff as "diff"
}

fxge 1
model "diff.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,-3,-4,-1,-5,2,7,-4,2,1,5,-7}
tensor @r0.want.0.i64 : i64[3, 3] = {-3,-1,3,7,5,-11,-1,4,-12}
graph "main"(
    %x : i64[3, 4]) {
  %diff = aten.diff.default(self=%x) : i64[3, 3]
  return %diff as "diff"
}

fxge 1
model "diff.second.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {-0.1875,0.40625,0.71875,0.75,2.59375,0.21875,0.8125,-1.4375,-0.8125,-1.375,1.84375,0.84375,1.28125,-1.15625,-2.21875}
tensor @r0.want.0.f32 : f64[1, 5] = {1.21875,-0.375,4.875,1.21875,3.125}
graph "main"(
    %x : f32[3, 5]) {
  %diff = aten.diff.default(self=%x, n=2, dim=0) : f32[1, 5]
  return %diff as "diff"
}

fxge 1
model "bucketize.Tensor.right_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.4375,-2.9375,1.59375,3.125,2.25,2.71875,-1.71875,-1.125,1.09375,0.28125,0.09375,-2.34375}
tensor @r0.in.y : f32[4] = {-1,0,0.5,2}
tensor @r0.want.0.i64 : i64[3, 4] = {1,0,3,4,4,4,0,0,3,2,2,0}
tensor @r1.in.x : f32[4, 6] = {-0.4375,-2.9375,1.59375,3.125,2.25,2.71875,-1.71875,-1.125,1.09375,0.28125,0.09375,-2.34375,-0.25,0.28125,1.3125,2.21875,1.46875,2.5625,-2.375,-2.15625,0.375,-2.6875,-2.25,2.6875}
tensor @r1.in.y : f32[4] = {-1,0,0.5,2}
tensor @r1.want.0.i64 : i64[4, 6] = {1,0,3,4,4,4,0,0,3,2,2,0,1,2,3,4,3,4,0,0,2,0,0,4}
graph "main"(
    %x : f32[s77, s27],
    %y : f32[4]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y) : i64[s77, s27]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Tensor.right_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.46875,-0.8125,0.40625,2.71875,2.53125,1.6875,0.09375,2.84375,-1.46875,0.5,-0.9375,2.625}
tensor @r0.in.y : f32[4] = {-1,0,0.5,2}
tensor @r0.want.0.i64 : i64[3, 4] = {1,1,2,4,4,3,2,4,0,2,1,4}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y) : i64[3, 4]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Tensor.right_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.125,-0.34375,2.40625,2.6875,-0.75,-3.09375,-1.9375,0.9375,1.1875,-1.78125,-2.125,-3.09375}
tensor @r0.in.y : f32[4] = {-1,0,0.5,2}
tensor @r0.want.0.i64 : i64[3, 4] = {0,1,4,4,1,0,0,3,3,0,0,0}
tensor @r1.in.x : f32[4, 6] = {-1.125,-0.34375,2.40625,2.6875,-0.75,-3.09375,-1.9375,0.9375,1.1875,-1.78125,-2.125,-3.09375,2.5625,2.78125,-2.6875,-0.375,-2.09375,3,2.03125,-1.09375,-1.9375,0.09375,-2.5625,0.03125}
tensor @r1.in.y : f32[4] = {-1,0,0.5,2}
tensor @r1.want.0.i64 : i64[4, 6] = {0,1,4,4,1,0,0,3,3,0,0,0,4,4,0,1,0,4,4,0,0,2,0,2}
graph "main"(
    %x : f32[s77, s27],
    %y : f32[4]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y, right=true) : i64[s77, s27]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Tensor.right_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-3.03125,-1.1875,-2.34375,0.40625,-0.40625,0,0.28125,-2.78125,2.34375,0.4375,1.0625,-1.15625}
tensor @r0.in.y : f32[4] = {-1,0,0.5,2}
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,0,2,1,2,2,0,4,2,3,0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y, right=true) : i64[3, 4]
  return %bucketize as "bucketize"
}

fxge 1
model "searchsorted.Tensor.plain.f32" stage "import"
tensor @r0.in.x : f32[4] = {-1,0,0.5,2}
tensor @r0.in.y : f32[3, 4] = {2.3125,-2.9375,-1.65625,-1.625,-0.25,1.625,-0.34375,-2.5625,-2.21875,0.4375,3.0625,0.65625}
tensor @r0.want.0.i64 : i64[3, 4] = {4,0,0,0,1,3,1,0,0,2,4,3}
graph "main"(
    %x : f32[4],
    %y : f32[3, 4]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[3, 4]
  return %searchsorted as "searchsorted"
}

fxge 1
model "cummax.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.65625,-0.40625,1.75,1.15625,0.53125,-2.65625,-2.1875,0.3125,-2.78125,-1.15625,2.28125,0.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.65625,1.65625,1.75,1.75,0.53125,0.53125,0.53125,0.53125,-2.78125,-1.15625,2.28125,2.28125}
tensor @r0.want.1.i64 : i64[3, 4] = {0,0,2,2,0,0,0,0,0,1,2,2}
tensor @r1.in.x : f32[4, 6] = {1.65625,-0.40625,1.75,1.15625,0.53125,-2.65625,-2.1875,0.3125,-2.78125,-1.15625,2.28125,0.5625,1.90625,1.03125,-2,-3.03125,2.5625,2.625,-0.28125,-0.625,1.09375,2.5625,-0.125,-2.4375}
tensor @r1.want.0.f32 : f64[4, 6] = {1.65625,1.65625,1.75,1.75,1.75,1.75,-2.1875,0.3125,0.3125,0.3125,2.28125,2.28125,1.90625,1.90625,1.90625,1.90625,2.5625,2.625,-0.28125,-0.28125,1.09375,2.5625,2.5625,2.5625}
tensor @r1.want.1.i64 : i64[4, 6] = {0,0,2,2,2,2,0,1,1,1,4,4,0,0,0,0,4,5,0,0,2,3,3,3}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : f32[s77, s27], i64[s77, s27] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.9375,-0.21875,-3,1,1.90625,-0.875,-0.15625,-0.71875,-0.0625,-2.375,-0.8125,-0.875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2.9375,-0.21875,-0.21875,1,1.9062,1.9062,1.9062,1.9062,-0.0625,-0.0625,-0.0625,-0.0625}
tensor @r0.want.1.i64 : i64[3, 4] = {0,1,1,3,0,0,0,0,0,0,0,0}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : bf16[3, 4], i64[3, 4] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2,-0.4688,-2.344,-0.09375,-1.594,-0.5625,-2.688,1.531,2.594,-0.03125,1.375,0.25}
tensor @r0.want.0.f16 : f64[3, 4] = {2,2,2,2,-1.5938,-0.5625,-0.5625,1.5312,2.5938,2.5938,2.5938,2.5938}
tensor @r0.want.1.i64 : i64[3, 4] = {0,0,0,0,0,1,1,3,0,0,0,0}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : f16[3, 4], i64[3, 4] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-7,-5,1,0,4,-4,7,-1,2,-7,5,6}
tensor @r0.want.0.i32 : i32[3, 4] = {-7,-5,1,1,4,4,7,7,2,2,5,6}
tensor @r0.want.1.i64 : i64[3, 4] = {0,1,2,2,0,0,2,2,0,0,2,3}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : i32[3, 4], i64[3, 4] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,1,-7,4,-5,-6,6,4,2,0,6,4}
tensor @r0.want.0.i64 : i64[3, 4] = {6,6,6,6,-5,-5,6,6,2,2,6,6}
tensor @r0.want.1.i64 : i64[3, 4] = {0,0,0,0,0,0,2,2,0,0,2,2}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : i64[3, 4], i64[3, 4] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,3,5,0,5,7,2,2,2,5,3,6}
tensor @r0.want.0.u8 : u8[3, 4] = {4,4,5,5,5,7,7,7,2,5,5,6}
tensor @r0.want.1.i64 : i64[3, 4] = {0,0,2,2,0,1,1,1,0,1,1,3}
graph "main"(
    %x : u8[3, 4]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : u8[3, 4], i64[3, 4] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.first.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.40625,-1.09375,0.9375,0.90625,-2.65625,2.78125,0.78125,0.9375,2.5,-2.96875,2.4375,-0.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.40625,-1.09375,0.9375,0.90625,-1.40625,2.78125,0.9375,0.9375,2.5,2.78125,2.4375,0.9375}
tensor @r0.want.1.i64 : i64[3, 4] = {0,0,0,0,0,1,0,1,2,1,2,1}
tensor @r1.in.x : f32[4, 6] = {-1.40625,-1.09375,0.9375,0.90625,-2.65625,2.78125,0.78125,0.9375,2.5,-2.96875,2.4375,-0.625,-3.09375,-0.625,1.65625,0.375,-3.09375,-1.0625,-2.5625,0.3125,-0.78125,1.3125,-3.09375,-0.34375}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.40625,-1.09375,0.9375,0.90625,-2.65625,2.78125,0.78125,0.9375,2.5,0.90625,2.4375,2.78125,0.78125,0.9375,2.5,0.90625,2.4375,2.78125,0.78125,0.9375,2.5,1.3125,2.4375,2.78125}
tensor @r1.want.1.i64 : i64[4, 6] = {0,0,0,0,0,0,1,1,1,0,1,0,1,1,1,0,1,0,1,1,1,3,1,0}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=-2) : f32[s77, s27], i64[s77, s27] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.first.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.8125,0.84375,-1.4375,-2.75,1.15625,0,1.90625,1.5625,-1.75,2.03125,-1.28125,2.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.8125,0.84375,-1.4375,-2.75,1.15625,0.84375,1.90625,1.5625,1.15625,2.03125,1.90625,2.65625}
tensor @r0.want.1.i64 : i64[3, 4] = {0,0,0,0,1,0,1,1,1,2,1,2}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=-2) : f32[3, 4], i64[3, 4] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.nan.f32" stage "import"
tensor @r0.in.x : f32[7] = {1,3,3,nan,5,nan,-inf}
tensor @r0.want.0.f32 : f64[7] = {1,3,3,nan,nan,nan,nan}
tensor @r0.want.1.i64 : i64[7] = {0,1,2,3,3,5,5}
graph "main"(
    %x : f32[7]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=0) : f32[7], i64[7] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 3] = {}
tensor @r0.want.0.f32 : f64[0, 3] = {}
tensor @r0.want.1.i64 : i64[0, 3] = {}
graph "main"(
    %x : f32[0, 3]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : f32[0, 3], i64[0, 3] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.875,0.59375,2.4375,-2.28125,-1.71875,2.625,2.90625,0.40625,2.46875,-1.40625,1.59375,-2.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.875,0.59375,0.59375,-2.28125,-1.71875,-1.71875,-1.71875,-1.71875,2.46875,-1.40625,-1.40625,-2.3125}
tensor @r0.want.1.i64 : i64[3, 4] = {0,1,1,3,0,0,0,0,0,1,1,3}
tensor @r1.in.x : f32[4, 6] = {0.875,0.59375,2.4375,-2.28125,-1.71875,2.625,2.90625,0.40625,2.46875,-1.40625,1.59375,-2.3125,1.28125,-1.6875,-0.25,-2.8125,0.71875,-2.5,2.96875,-0.0625,0.09375,1.71875,2.78125,1.46875}
tensor @r1.want.0.f32 : f64[4, 6] = {0.875,0.59375,0.59375,-2.28125,-2.28125,-2.28125,2.90625,0.40625,0.40625,-1.40625,-1.40625,-2.3125,1.28125,-1.6875,-1.6875,-2.8125,-2.8125,-2.8125,2.96875,-0.0625,-0.0625,-0.0625,-0.0625,-0.0625}
tensor @r1.want.1.i64 : i64[4, 6] = {0,1,1,3,3,3,0,1,1,3,3,5,0,1,1,3,3,3,0,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=1) : f32[s77, s27], i64[s77, s27] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.3125,0.28125,-1.90625,1.03125,-1.90625,0.6875,-2.1875,1.71875,-1.03125,0.21875,-1.625,-2.375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.3125,-0.3125,-1.9062,-1.9062,-1.9062,-1.9062,-2.1875,-2.1875,-1.0312,-1.0312,-1.625,-2.375}
tensor @r0.want.1.i64 : i64[3, 4] = {0,0,2,2,0,0,2,2,0,0,2,3}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=1) : bf16[3, 4], i64[3, 4] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.094,-3.094,0.25,-2.375,-2.75,-2.344,3.062,-0.125,-2.031,2.156,-2.625,1.969}
tensor @r0.want.0.f16 : f64[3, 4] = {3.0938,-3.0938,-3.0938,-3.0938,-2.75,-2.75,-2.75,-2.75,-2.0312,-2.0312,-2.625,-2.625}
tensor @r0.want.1.i64 : i64[3, 4] = {0,1,1,1,0,0,0,0,0,0,2,2}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=1) : f16[3, 4], i64[3, 4] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,5,0,1,-5,5,-6,-4,-3,-1,-2,-2}
tensor @r0.want.0.i32 : i32[3, 4] = {0,0,0,0,-5,-5,-6,-6,-3,-3,-3,-3}
tensor @r0.want.1.i64 : i64[3, 4] = {0,0,2,2,0,0,2,2,0,0,0,0}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=1) : i32[3, 4], i64[3, 4] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,-7,-2,5,1,1,-5,7,2,3,-3,-5}
tensor @r0.want.0.i64 : i64[3, 4] = {-1,-7,-7,-7,1,1,-5,-5,2,2,-3,-5}
tensor @r0.want.1.i64 : i64[3, 4] = {0,1,1,1,0,1,2,2,0,0,2,3}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=1) : i64[3, 4], i64[3, 4] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,1,1,3,4,3,6,0,6,4,4,4}
tensor @r0.want.0.u8 : u8[3, 4] = {7,1,1,1,4,3,3,0,6,4,4,4}
tensor @r0.want.1.i64 : i64[3, 4] = {0,1,2,2,0,1,1,3,0,1,2,3}
graph "main"(
    %x : u8[3, 4]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=1) : u8[3, 4], i64[3, 4] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.first.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3.03125,-2.125,-0.75,-1.875,-0.375,0.5,-0.96875,-2.75,-0.75,-2.28125,0.53125,-2.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {3.03125,-2.125,-0.75,-1.875,-0.375,-2.125,-0.96875,-2.75,-0.75,-2.28125,-0.96875,-2.75}
tensor @r0.want.1.i64 : i64[3, 4] = {0,0,0,0,1,0,1,1,2,2,1,1}
tensor @r1.in.x : f32[4, 6] = {3.03125,-2.125,-0.75,-1.875,-0.375,0.5,-0.96875,-2.75,-0.75,-2.28125,0.53125,-2.5625,0.78125,-1.71875,-1.8125,0.09375,-1.71875,2.125,-0.0625,0.96875,-1.46875,1.8125,1.5625,-1.21875}
tensor @r1.want.0.f32 : f64[4, 6] = {3.03125,-2.125,-0.75,-1.875,-0.375,0.5,-0.96875,-2.75,-0.75,-2.28125,-0.375,-2.5625,-0.96875,-2.75,-1.8125,-2.28125,-1.71875,-2.5625,-0.96875,-2.75,-1.8125,-2.28125,-1.71875,-2.5625}
tensor @r1.want.1.i64 : i64[4, 6] = {0,0,0,0,0,0,1,1,1,1,0,1,1,1,2,1,2,1,1,1,2,1,2,1}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=-2) : f32[s77, s27], i64[s77, s27] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.first.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.53125,0.8125,-2.9375,-1.0625,-2.125,-1,-0.96875,0.71875,0.1875,-1.96875,2.96875,-0.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.53125,0.8125,-2.9375,-1.0625,-2.125,-1,-2.9375,-1.0625,-2.125,-1.96875,-2.9375,-1.0625}
tensor @r0.want.1.i64 : i64[3, 4] = {0,0,0,0,1,1,0,0,1,2,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=-2) : f32[3, 4], i64[3, 4] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.nan.f32" stage "import"
tensor @r0.in.x : f32[7] = {1,3,3,nan,5,nan,-inf}
tensor @r0.want.0.f32 : f64[7] = {1,1,1,nan,nan,nan,nan}
tensor @r0.want.1.i64 : i64[7] = {0,0,0,3,3,5,5}
graph "main"(
    %x : f32[7]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=0) : f32[7], i64[7] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 3] = {}
tensor @r0.want.0.f32 : f64[0, 3] = {}
tensor @r0.want.1.i64 : i64[0, 3] = {}
graph "main"(
    %x : f32[0, 3]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=1) : f32[0, 3], i64[0, 3] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "logcumsumexp.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {4.125,-7,9.5,-10.25,-0.5,7.875,7.625,5.625,-0.375,-10.75,3.625,9.375}
tensor @r0.want.0.f32 : f64[3, 4] = {4.125,4.125015,9.50462,9.50462,-0.5,7.875231,8.451069,8.508626,-0.375,-0.3749688,3.64315,9.378236}
tensor @r1.in.x : f32[4, 6] = {4.125,-7,9.5,-10.25,-0.5,7.875,7.625,5.625,-0.375,-10.75,3.625,9.375,-4.75,10.25,-10.75,6.125,-11.25,5,7.625,-4.125,-6.625,-0.25,3.375,10.875}
tensor @r1.want.0.f32 : f64[4, 6] = {4.125,4.125015,9.50462,9.50462,9.504665,9.683644,7.625,7.751928,7.752223,7.752223,7.768222,9.557765,-4.75,10.25,10.25,10.26603,10.26603,10.27119,7.625,7.625008,7.625009,7.625389,7.639547,10.91359}
graph "main"(
    %x : f32[s77, s27]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=1) : f32[s77, s27]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {8.375,-5.25,-1,-3.75,-9.875,9,8.375,-1.125,7.375,-5.875,12.125,-5.875}
tensor @r0.want.0.f16 : f64[3, 4] = {8.375,8.375,8.3751,8.3751,-9.875,9,9.4287,9.4287,7.375,7.375,12.134,12.134}
tensor @r0.own.0 : f64[] = {8.1e-05}
graph "main"(
    %x : f16[3, 4]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=1) : f16[3, 4]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.ends.f32" stage "import"
tensor @r0.in.x : f32[8] = {-inf,-inf,1,200,-300,inf,nan,0}
tensor @r0.want.0.f32 : f64[8] = {-inf,-inf,1,200,200,inf,nan,nan}
graph "main"(
    %x : f32[8]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : f32[8]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "median.dim.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.75,-0.75,-1.25,0.75,-1.5,0.25,-0.5,0,-1,-0.25,0.5,-2}
tensor @r0.want.0.f32 : f64[3] = {-1.25,-0.5,-1}
tensor @r0.want.1.i64 : i64[3] = {2,2,0}
tensor @r1.in.x : f32[4, 6] = {1.25,-1.25,2.25,3.75,0.75,3.5,-0.5,2.75,1.75,3,0.25,2,-1.75,3.25,0,-2,1,-1.5,-1,0.5,-0.75,1.5,2.5,-0.25}
tensor @r1.want.0.f32 : f64[4] = {1.25,1.75,-1.5,-0.25}
tensor @r1.want.1.i64 : i64[4] = {0,2,5,5}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=1) : f32[s77], i64[s77] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.75,-2,-1.75,-1,-0.75,-0.5,-0.25,0,0.25,-1.5,-1.25,0.5}
tensor @r0.want.0.bf16 : f64[3] = {-1.75,-0.5,-1.25}
tensor @r0.want.1.i64 : i64[3] = {2,1,2}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=1) : bf16[3], i64[3] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2,-1.5,-1,-0.75,0.75,-1.75,-1.25,0.5,0,0.25,-0.25,-0.5}
tensor @r0.want.0.f16 : f64[3] = {-1.5,-1.25,-0.25}
tensor @r0.want.1.i64 : i64[3] = {1,2,2}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=1) : f16[3], i64[3] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {10,2,11,3,8,7,9,1,5,6,4,0}
tensor @r0.want.0.i32 : i32[3] = {3,7,4}
tensor @r0.want.1.i64 : i64[3] = {3,1,2}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=1) : i32[3], i64[3] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {9,0,1,2,8,5,4,6,7,3,11,10}
tensor @r0.want.0.i64 : i64[3] = {1,5,7}
tensor @r0.want.1.i64 : i64[3] = {2,1,0}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=1) : i64[3], i64[3] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.keepdim.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.25,-2,-1,-0.5,-1.75,0.25,0.75,0.5,-0.25,-0.75,-1.5,0}
tensor @r0.want.0.f32 : f64[1, 4] = {-1.25,-0.75,-1,0}
tensor @r0.want.1.i64 : i64[1, 4] = {0,2,0,2}
tensor @r1.in.x : f32[4, 6] = {-1.25,1.75,2.5,0.25,-0.5,2.25,-0.75,0.5,3.5,3.25,-1,3,2,1,3.75,-0.25,0,-1.5,1.25,-2,0.75,-1.75,1.5,2.75}
tensor @r1.want.0.f32 : f64[1, 6] = {-0.75,0.5,2.5,-0.25,-0.5,2.25}
tensor @r1.want.1.i64 : i64[1, 6] = {1,1,0,2,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=0, keepdim=true) : f32[1, s27], i64[1, s27] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.keepdim.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.25,0.5,-1.75,-1.25,-1,-2,-0.25,0,0.75,-0.5,-1.5,-0.75}
tensor @r0.want.0.f32 : f64[1, 4] = {0.25,-0.5,-1.5,-0.75}
tensor @r0.want.1.i64 : i64[1, 4] = {0,2,2,2}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=0, keepdim=true) : f32[1, 4], i64[1, 4] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.nan.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1,nan,3,2,nan,nan,nan,5,4,2,3,1}
tensor @r0.want.0.f32 : f64[3] = {nan,nan,2}
tensor @r0.want.1.i64 : i64[3] = {1,0,1}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=1) : f32[3], i64[3] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {1.8125}
tensor @r0.want.0.f32 : f64[] = {1.8125}
tensor @r0.want.1.i64 : i64[] = {0}
graph "main"(
    %x : f32[]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=0) : f32[], i64[] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1,-1.75,-1.25,-0.75,0.75,0.5,0.25,-0.25,-2,-1.5,0,-0.5}
tensor @r0.want.0.f32 : f64[3] = {-1.25,0.25,-1.5}
tensor @r0.want.1.i64 : i64[3] = {2,2,1}
tensor @r1.in.x : f32[4, 6] = {2,1.5,1.75,2.25,-1.5,1.25,3.25,-0.25,-1,0.5,-0.5,-1.25,0.75,1,0.25,-1.75,-2,2.5,3.5,3.75,3,2.75,-0.75,0}
tensor @r1.want.0.f32 : f64[4] = {1.5,-0.5,0.25,2.75}
tensor @r1.want.1.i64 : i64[4] = {1,4,2,3}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=1) : f32[s77], i64[s77] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0,-1,-2,-1.25,-0.25,-0.5,-1.5,0.25,0.75,-0.75,0.5,-1.75}
tensor @r0.want.0.bf16 : f64[3] = {-1.25,-0.5,-0.75}
tensor @r0.want.1.i64 : i64[3] = {3,1,1}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=1) : bf16[3], i64[3] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.5,-1.5,0.75,-0.5,-0.75,-1.75,-2,0.25,0,-0.25,-1,-1.25}
tensor @r0.want.0.f16 : f64[3] = {-0.5,-1.75,-1}
tensor @r0.want.1.i64 : i64[3] = {3,1,2}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=1) : f16[3], i64[3] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,1,10,3,2,9,11,6,5,0,7,8}
tensor @r0.want.0.i32 : i32[3] = {3,6,5}
tensor @r0.want.1.i64 : i64[3] = {3,3,0}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=1) : i32[3], i64[3] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {9,0,6,2,4,8,10,1,11,5,7,3}
tensor @r0.want.0.i64 : i64[3] = {2,4,5}
tensor @r0.want.1.i64 : i64[3] = {3,0,1}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=1) : i64[3], i64[3] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.keepdim.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.75,-2,-0.75,-1.5,0.25,-1,-1.25,0,-0.5,0.75,0.5,-0.25}
tensor @r0.want.0.f32 : f64[1, 4] = {-0.5,-1,-0.75,-0.25}
tensor @r0.want.1.i64 : i64[1, 4] = {2,1,0,2}
tensor @r1.in.x : f32[4, 6] = {-1.75,2.75,0.25,3.75,-0.75,1,-1.5,1.5,3.25,0.75,3,1.25,-2,-0.5,0,2.5,0.5,1.75,-0.25,2.25,2,-1.25,3.5,-1}
tensor @r1.want.0.f32 : f64[1, 6] = {-1.75,1.5,0.25,0.75,0.5,1}
tensor @r1.want.1.i64 : i64[1, 6] = {0,1,0,1,2,0}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=0, keepdim=true) : f32[1, s27], i64[1, s27] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.keepdim.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.5,-2,-1.25,-0.5,-0.75,-1.75,-0.25,-1,0.75,0.5,0,0.25}
tensor @r0.want.0.f32 : f64[1, 4] = {-0.75,-1.75,-0.25,-0.5}
tensor @r0.want.1.i64 : i64[1, 4] = {1,1,1,0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=0, keepdim=true) : f32[1, 4], i64[1, 4] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.nan.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1,nan,3,2,nan,nan,nan,5,4,2,3,1}
tensor @r0.want.0.f32 : f64[3] = {2,5,2}
tensor @r0.want.1.i64 : i64[3] = {3,3,1}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=1) : f32[3], i64[3] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {0.5}
tensor @r0.want.0.f32 : f64[] = {0.5}
tensor @r0.want.1.i64 : i64[] = {0}
graph "main"(
    %x : f32[]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=0) : f32[], i64[] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.75,-1.75,-1.25,-2,0.5,-1,-0.75,-0.25,-1.5,0.25,-0.5,0}
tensor @r0.want.0.f32 : f64[] = {-0.75}
tensor @r1.in.x : f32[4, 6] = {0.75,2.25,-2,-1.75,1.5,0,2,3.5,3.75,1.75,-1,2.5,-1.25,-0.75,-0.25,-0.5,3.25,0.25,0.5,2.75,-1.5,3,1,1.25}
tensor @r1.want.0.f32 : f64[] = {0.75}
graph "main"(
    %x : f32[s77, s27]) {
  %median = aten.median.default(self=%x) : f32[]
  return %median as "median"
}

fxge 1
model "median.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.25,0.75,-0.5,-1,-1.25,0,0.5,0.25,-2,-0.75,-1.5,-1.75}
tensor @r0.want.0.bf16 : f64[] = {-0.75}
graph "main"(
    %x : bf16[3, 4]) {
  %median = aten.median.default(self=%x) : bf16[]
  return %median as "median"
}

fxge 1
model "median.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.25,-0.25,-2,-1,-0.75,0.5,-1.75,-1.5,-0.5,-1.25,0,0.75}
tensor @r0.want.0.f16 : f64[] = {-0.75}
graph "main"(
    %x : f16[3, 4]) {
  %median = aten.median.default(self=%x) : f16[]
  return %median as "median"
}

fxge 1
model "median.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,5,1,11,9,4,7,8,10,3,6,0}
tensor @r0.want.0.i32 : i32[] = {5}
graph "main"(
    %x : i32[3, 4]) {
  %median = aten.median.default(self=%x) : i32[]
  return %median as "median"
}

fxge 1
model "median.nan.f32" stage "import"
tensor @r0.in.x : f32[4] = {1,nan,3,2}
tensor @r0.want.0.f32 : f64[] = {nan}
graph "main"(
    %x : f32[4]) {
  %median = aten.median.default(self=%x) : f32[]
  return %median as "median"
}

fxge 1
model "median.empty.f32" stage "import"
tensor @r0.in.x : f32[0] = {}
tensor @r0.want.0.f32 : f64[] = {nan}
graph "main"(
    %x : f32[0]) {
  %median = aten.median.default(self=%x) : f32[]
  return %median as "median"
}

fxge 1
model "median.empty.bf16" stage "import"
tensor @r0.in.x : bf16[0] = {}
tensor @r0.want.0.bf16 : f64[] = {nan}
graph "main"(
    %x : bf16[0]) {
  %median = aten.median.default(self=%x) : bf16[]
  return %median as "median"
}

fxge 1
model "median.empty.f16" stage "import"
tensor @r0.in.x : f16[0] = {}
tensor @r0.want.0.f16 : f64[] = {nan}
graph "main"(
    %x : f16[0]) {
  %median = aten.median.default(self=%x) : f16[]
  return %median as "median"
}

fxge 1
model "median.empty.i32" stage "import"
tensor @r0.in.x : i32[0] = {}
tensor @r0.want.0.i32 : i32[] = {-2147483648}
graph "main"(
    %x : i32[0]) {
  %median = aten.median.default(self=%x) : i32[]
  return %median as "median"
}

fxge 1
model "median.empty.i64" stage "import"
tensor @r0.in.x : i64[0] = {}
tensor @r0.want.0.i64 : i64[] = {-9223372036854775808}
graph "main"(
    %x : i64[0]) {
  %median = aten.median.default(self=%x) : i64[]
  return %median as "median"
}

fxge 1
model "median.empty.u8" stage "import"
tensor @r0.in.x : u8[0] = {}
tensor @r0.want.0.u8 : u8[] = {0}
graph "main"(
    %x : u8[0]) {
  %median = aten.median.default(self=%x) : u8[]
  return %median as "median"
}

fxge 1
model "median.empty.bool" stage "import"
tensor @r0.in.x : bool[0] = {}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : bool[0]) {
  %median = aten.median.default(self=%x) : bool[]
  return %median as "median"
}

fxge 1
model "median.empty.i16" stage "import"
tensor @r0.in.x : i16[0] = {}
tensor @r0.want.0.i16 : i16[] = {0}
graph "main"(
    %x : i16[0]) {
  %median = aten.median.default(self=%x) : i16[]
  return %median as "median"
}

fxge 1
model "median.empty.i8" stage "import"
tensor @r0.in.x : i8[0] = {}
tensor @r0.want.0.i8 : i8[] = {0}
graph "main"(
    %x : i8[0]) {
  %median = aten.median.default(self=%x) : i8[]
  return %median as "median"
}

fxge 1
model "nanmedian.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.5,-1.25,-1,-0.75,-0.25,-1.75,-2,0.25,-1.5,0.5,0,0.75}
tensor @r0.want.0.f32 : f64[] = {-0.75}
tensor @r1.in.x : f32[4, 6] = {2.5,1.75,3,0,3.75,-0.5,-0.75,3.25,1.25,2.75,-1.5,1.5,1,-0.25,3.5,-1.25,2,-1,0.75,0.25,0.5,2.25,-1.75,-2}
tensor @r1.want.0.f32 : f64[] = {0.75}
graph "main"(
    %x : f32[s77, s27]) {
  %nanmedian = aten.nanmedian.default(self=%x) : f32[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.25,-1.25,0.75,-1.5,-0.5,0.5,-0.75,0,-1,0.25,-1.75,-2}
tensor @r0.want.0.bf16 : f64[] = {-0.75}
graph "main"(
    %x : bf16[3, 4]) {
  %nanmedian = aten.nanmedian.default(self=%x) : bf16[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.25,-0.5,0.5,-1.5,0.25,-1,0,-0.75,-2,-1.75,-0.25,0.75}
tensor @r0.want.0.f16 : f64[] = {-0.75}
graph "main"(
    %x : f16[3, 4]) {
  %nanmedian = aten.nanmedian.default(self=%x) : f16[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,11,1,6,7,0,10,9,5,3,8,4}
tensor @r0.want.0.i32 : i32[] = {5}
graph "main"(
    %x : i32[3, 4]) {
  %nanmedian = aten.nanmedian.default(self=%x) : i32[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.nan.f32" stage "import"
tensor @r0.in.x : f32[4] = {1,nan,3,2}
tensor @r0.want.0.f32 : f64[] = {2}
graph "main"(
    %x : f32[4]) {
  %nanmedian = aten.nanmedian.default(self=%x) : f32[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.empty.f32" stage "import"
tensor @r0.in.x : f32[0] = {}
tensor @r0.want.0.f32 : f64[] = {nan}
graph "main"(
    %x : f32[0]) {
  %nanmedian = aten.nanmedian.default(self=%x) : f32[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.empty.bf16" stage "import"
tensor @r0.in.x : bf16[0] = {}
tensor @r0.want.0.bf16 : f64[] = {nan}
graph "main"(
    %x : bf16[0]) {
  %nanmedian = aten.nanmedian.default(self=%x) : bf16[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.empty.f16" stage "import"
tensor @r0.in.x : f16[0] = {}
tensor @r0.want.0.f16 : f64[] = {nan}
graph "main"(
    %x : f16[0]) {
  %nanmedian = aten.nanmedian.default(self=%x) : f16[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.empty.i32" stage "import"
tensor @r0.in.x : i32[0] = {}
tensor @r0.want.0.i32 : i32[] = {-2147483648}
graph "main"(
    %x : i32[0]) {
  %nanmedian = aten.nanmedian.default(self=%x) : i32[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.empty.i64" stage "import"
tensor @r0.in.x : i64[0] = {}
tensor @r0.want.0.i64 : i64[] = {-9223372036854775808}
graph "main"(
    %x : i64[0]) {
  %nanmedian = aten.nanmedian.default(self=%x) : i64[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.empty.u8" stage "import"
tensor @r0.in.x : u8[0] = {}
tensor @r0.want.0.u8 : u8[] = {0}
graph "main"(
    %x : u8[0]) {
  %nanmedian = aten.nanmedian.default(self=%x) : u8[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.empty.bool" stage "import"
tensor @r0.in.x : bool[0] = {}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : bool[0]) {
  %nanmedian = aten.nanmedian.default(self=%x) : bool[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.empty.i16" stage "import"
tensor @r0.in.x : i16[0] = {}
tensor @r0.want.0.i16 : i16[] = {0}
graph "main"(
    %x : i16[0]) {
  %nanmedian = aten.nanmedian.default(self=%x) : i16[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.empty.i8" stage "import"
tensor @r0.in.x : i8[0] = {}
tensor @r0.want.0.i8 : i8[] = {0}
graph "main"(
    %x : i8[0]) {
  %nanmedian = aten.nanmedian.default(self=%x) : i8[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "kthvalue.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.25,-0.5,-0.75,0.5,-0.25,-1.5,-2,-1.25,-1,0.75,-1.75,0}
tensor @r0.want.0.f32 : f64[3] = {-0.5,-1.5,-1}
tensor @r0.want.1.i64 : i64[3] = {1,1,0}
tensor @r1.in.x : f32[4, 6] = {3.25,3.75,0.75,2,-1.75,0.25,-2,1,1.5,0,1.25,3,-0.75,3.5,0.5,-1.5,2.75,-1.25,2.5,1.75,-1,-0.25,2.25,-0.5}
tensor @r1.want.0.f32 : f64[4] = {0.25,0,-1.25,-0.5}
tensor @r1.want.1.i64 : i64[4] = {5,3,5,5}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=2) : f32[s77], i64[s77] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "kthvalue.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.5,-0.75,-2,-1.25,0.25,-1.75,-1.5,-0.25,0,0.75,0.5,-1}
tensor @r0.want.0.bf16 : f64[3] = {-1.25,-1.5,0}
tensor @r0.want.1.i64 : i64[3] = {3,2,0}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=2) : bf16[3], i64[3] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "kthvalue.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.75,-0.5,-2,-0.75,0,-0.25,-1.25,-1.5,-1.75,0.5,-1,0.25}
tensor @r0.want.0.f16 : f64[3] = {-0.75,-1.25,-1}
tensor @r0.want.1.i64 : i64[3] = {3,2,2}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=2) : f16[3], i64[3] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "kthvalue.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,4,11,9,7,0,2,5,8,10,1,6}
tensor @r0.want.0.i32 : i32[3] = {4,2,6}
tensor @r0.want.1.i64 : i64[3] = {1,2,3}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=2) : i32[3], i64[3] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "kthvalue.keepdim.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.75,-1.25,-2,-0.5,0.5,0.75,-1,-0.25,-0.75,0.25,0,-1.5}
tensor @r0.want.0.f32 : f64[1, 4] = {-0.75,0.25,-1,-0.5}
tensor @r0.want.1.i64 : i64[1, 4] = {2,2,1,0}
tensor @r1.in.x : f32[4, 6] = {-1.75,3.75,-2,1,-0.5,-1,0.5,-1.5,1.75,3.25,2.25,2,1.25,-1.25,2.5,-0.25,-0.75,3.5,0.75,3,1.5,0.25,0,2.75}
tensor @r1.want.0.f32 : f64[1, 6] = {0.5,-1.25,1.5,0.25,-0.5,2}
tensor @r1.want.1.i64 : i64[1, 6] = {1,2,3,3,0,1}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=2, dim=0, keepdim=true) : f32[1, s27], i64[1, s27] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "kthvalue.keepdim.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1,0.5,-1.25,-1.75,-1.5,-0.75,0.25,-0.25,-2,0.75,0,-0.5}
tensor @r0.want.0.f32 : f64[1, 4] = {-1.5,0.5,0,-0.5}
tensor @r0.want.1.i64 : i64[1, 4] = {1,0,2,2}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=2, dim=0, keepdim=true) : f32[1, 4], i64[1, 4] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "kthvalue.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {0.84375}
tensor @r0.want.0.f32 : f64[] = {0.84375}
tensor @r0.want.1.i64 : i64[] = {0}
graph "main"(
    %x : f32[]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=1) : f32[], i64[] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 10] = {2,3,0,2,3,2,0,0,2,0,2,0,2,3,3,2,1,0,1,0,0,3,0,2,3,2,0,3,1,0}
tensor @r0.want.0.f32 : f64[3] = {0,0,0}
tensor @r0.want.1.i64 : i64[3] = {9,9,9}
tensor @r1.in.x : f32[4, 12] = {2,3,0,2,3,2,0,0,2,0,2,0,2,3,3,2,1,0,1,0,0,3,0,2,3,2,0,3,1,0,0,1,2,1,0,3,1,0,1,2,2,1,1,1,2,1,2,1}
tensor @r1.want.0.f32 : f64[4] = {0,0,0,1}
tensor @r1.want.1.i64 : i64[4] = {11,10,10,11}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : f32[s77], i64[s77] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 10] = {2,3,2,1,0,1,1,1,2,3,0,0,3,0,0,3,3,2,1,3,2,1,0,0,1,3,2,3,2,2}
tensor @r0.want.0.bf16 : f64[3] = {1,0,2}
tensor @r0.want.1.i64 : i64[3] = {7,4,9}
graph "main"(
    %x : bf16[3, 10]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : bf16[3], i64[3] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 10] = {3,0,1,0,3,3,2,2,3,3,2,3,0,0,0,2,2,0,1,1,3,1,1,1,2,2,3,3,3,0}
tensor @r0.want.0.f16 : f64[3] = {3,0,3}
tensor @r0.want.1.i64 : i64[3] = {9,7,8}
graph "main"(
    %x : f16[3, 10]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : f16[3], i64[3] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 10] = {1,2,1,1,1,0,3,0,3,3,2,3,0,3,1,0,0,2,2,3,2,2,2,1,3,1,0,0,3,2}
tensor @r0.want.0.i32 : i32[3] = {1,0,2}
tensor @r0.want.1.i64 : i64[3] = {4,6,9}
graph "main"(
    %x : i32[3, 10]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : i32[3], i64[3] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 10] = {0,3,1,2,2,0,3,2,3,3,0,3,3,3,1,1,2,1,2,1,2,1,0,0,3,0,0,0,2,3}
tensor @r0.want.0.i64 : i64[3] = {3,1,0}
tensor @r0.want.1.i64 : i64[3] = {9,9,7}
graph "main"(
    %x : i64[3, 10]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : i64[3], i64[3] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 10] = {2,1,2,0,1,3,0,1,1,2,0,2,3,2,2,1,1,1,3,1,2,3,0,0,2,2,1,0,2,1}
tensor @r0.want.0.u8 : u8[3] = {1,1,2}
tensor @r0.want.1.i64 : i64[3] = {8,9,8}
graph "main"(
    %x : u8[3, 10]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : u8[3], i64[3] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 10] = {false,true,false,true,true,true,false,true,true,true,true,true,true,false,true,true,true,true,true,false,true,false,true,false,true,false,true,false,true,false}
tensor @r0.want.0.bool : bool[3] = {true,true,false}
tensor @r0.want.1.i64 : i64[3] = {9,8,9}
graph "main"(
    %x : bool[3, 10]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : bool[3], i64[3] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.keepdim.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[10, 4] = {1,0,1,0,2,0,1,1,0,1,0,1,2,1,1,1,2,2,1,2,0,1,1,0,1,2,0,0,1,2,0,2,2,1,0,1,1,0,0,1}
tensor @r0.want.0.f32 : f64[1, 4] = {1,1,0,1}
tensor @r0.want.1.i64 : i64[1, 4] = {9,8,9,9}
tensor @r1.in.x : f32[11, 6] = {1,0,1,0,2,0,1,1,0,1,0,1,2,1,1,1,2,2,1,2,0,1,1,0,1,2,0,0,1,2,0,2,2,1,0,1,1,0,0,1,0,0,1,1,0,0,2,1,0,1,1,0,0,0,1,1,0,1,0,1,2,1,2,1,2,1}
tensor @r1.want.0.f32 : f64[1, 6] = {1,1,0,1,0,1}
tensor @r1.want.1.i64 : i64[1, 6] = {9,10,9,10,9,10}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=0, keepdim=true) : f32[1, s27], i64[1, s27] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.keepdim.f32" stage "import"
tensor @r0.in.x : f32[10, 4] = {0,2,0,2,0,0,2,2,1,0,0,0,0,0,1,1,2,0,1,0,2,0,0,0,1,0,1,2,1,2,2,0,2,0,2,0,2,0,1,0}
tensor @r0.want.0.f32 : f64[1, 4] = {2,0,1,0}
tensor @r0.want.1.i64 : i64[1, 4] = {9,9,9,9}
graph "main"(
    %x : f32[10, 4]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=0, keepdim=true) : f32[1, 4], i64[1, 4] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {2.84375}
tensor @r0.want.0.f32 : f64[] = {2.84375}
tensor @r0.want.1.i64 : i64[] = {0}
graph "main"(
    %x : f32[]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x) : f32[], i64[] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.False_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.875,-0.96875,2.125,-0.25,0.5625,-2.46875,-1.75,3,2.4375,1.65625,2.375,0}
tensor @r0.want.0.f32 : f64[5] = {2,1,3,2,4}
tensor @r0.want.1.f32 : f64[6] = {-2.46875,-1.375,-0.28125,0.8125,1.90625,3}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=5) : f32[5], f32[6] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.False_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.40625,-1.53125,-1.8125,-0.46875,1.4375,-1.4375,2.4375,2.59375,-2.40625,0.03125,-2.8125,2.375}
tensor @r0.want.0.f64 : f64[5] = {3,2,3,1,3}
tensor @r0.want.1.f64 : f64[6] = {-2.8125,-1.73125,-0.65,0.43125,1.5125,2.59375}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=5) : f64[5], f64[6] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.range_False_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.34375,-1.5625,1.375,-1.625,1.34375,-0.875,2.3125,-3.125,1.03125,1.59375,-2.4375,1.84375}
tensor @r0.want.0.f32 : f64[4] = {1,0,1,5}
tensor @r0.want.1.f32 : f64[5] = {-1,-0.25,0.5,1.25,2}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[-1.0, 2.0]) : f32[4], f32[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bins_tensor.False_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.65625,-0.3125,-1.90625,2.125,2.59375,-0.75,1.25,2.125,0.4375,0.03125,-0.625,-2.625}
tensor @r0.in.y : f32[4] = {-2,-1,0.5,3}
tensor @r0.want.0.f32 : f64[3] = {1,5,5}
tensor @r0.want.1.f32 : f64[4] = {-2,-1,0.5,3}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %getitem, %getitem_1 = aten.histogram.bins_tensor(self=%x, bins=%y) : f32[3], f32[4] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.False_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.09375,0.78125,0.84375,-1.9375,-2.5,1.375,2.21875,2.28125,2.0625,-1.59375,0.375,-1.65625}
tensor @r0.in.y : f32[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f32 : f64[5] = {27,0,0,13,26}
tensor @r0.want.1.f32 : f64[6] = {-2.5,-1.54375,-0.5875,0.36875,1.325,2.28125}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=5, weight=%y) : f32[5], f32[6] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bins_tensor.False_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.0625,1.75,1.96875,-0.28125,1.34375,2.3125,-3.0625,-2.53125,-0.8125,1.5,1.0625,1.40625}
tensor @r0.in.y : f32[4] = {-2,-1,0.5,3}
tensor @r0.in.z : f32[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f32 : f64[3] = {0,11,42}
tensor @r0.want.1.f32 : f64[4] = {-2,-1,0.5,3}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bins_tensor(self=%x, bins=%y, weight=%z) : f32[3], f32[4] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.True_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.34375,-1.375,-1.3125,-2.96875,2.34375,1.03125,-0.40625,-2.375,-0.875,1.53125,-2.46875,2.8125}
tensor @r0.want.0.f32 : f64[5] = {0.2162162,0.2162162,0.1441441,0.1441441,0.1441441}
tensor @r0.want.1.f32 : f64[6] = {-2.96875,-1.8125,-0.65625,0.5,1.65625,2.8125}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=5, density=true) : f32[5], f32[6] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.True_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.4375,-2.96875,1.03125,-0.71875,2,-1.75,2.5625,-2.28125,-1,2.5625,-1.625,-2.46875}
tensor @r0.want.0.f64 : f64[5] = {0.2259887,0.30131827,0.075329567,0.075329567,0.2259887}
tensor @r0.want.1.f64 : f64[6] = {-2.96875,-1.8625,-0.75625,0.35,1.45625,2.5625}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=5, density=true) : f64[5], f64[6] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.range_True_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.15625,1.0625,0.875,0.46875,1.8125,2.75,-0.3125,2.6875,3.03125,-0.75,0.84375,2.0625}
tensor @r0.want.0.f32 : f64[4] = {0.3333333,0.3333333,0.5,0.1666667}
tensor @r0.want.1.f32 : f64[5] = {-1,-0.25,0.5,1.25,2}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[-1.0, 2.0], density=true) : f32[4], f32[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bins_tensor.True_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.6875,-2.53125,3,-2.875,0.21875,2.09375,-0.96875,2.28125,-1.9375,-1.65625,-2.5,-1.03125}
tensor @r0.in.y : f32[4] = {-2,-1,0.5,3}
tensor @r0.want.0.f32 : f64[3] = {0.3333333,0.1481481,0.1777778}
tensor @r0.want.1.f32 : f64[4] = {-2,-1,0.5,3}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %getitem, %getitem_1 = aten.histogram.bins_tensor(self=%x, bins=%y, density=true) : f32[3], f32[4] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.True_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.75,-1.15625,1.09375,0.125,1,0.46875,-1.875,2.75,1.625,-2.65625,-2.4375,1.4375}
tensor @r0.in.y : f32[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f32 : f64[5] = {0.350324,0.01401296,0.1121037,0.350324,0.09809073}
tensor @r0.want.1.f32 : f64[6] = {-2.65625,-1.575,-0.49375,0.5875,1.66875,2.75}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=5, weight=%y, density=true) : f32[5], f32[6] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bins_tensor.True_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5625,-1.71875,-1.125,2.96875,-0.71875,1.1875,1.125,0.8125,-3.09375,2.8125,0.46875,-1.15625}
tensor @r0.in.y : f32[4] = {-2,-1,0.5,3}
tensor @r0.in.z : f32[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f32 : f64[3] = {0.2413793,0.1609195,0.2068966}
tensor @r0.want.1.f32 : f64[4] = {-2,-1,0.5,3}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bins_tensor(self=%x, bins=%y, weight=%z, density=true) : f32[3], f32[4] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.halves.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.625,1.5,1.1875,-1.1875,1.875,2.34375,-2.78125,-0.59375,2.25,-2.15625,-2.375,2.25}
tensor @r0.want.0.f32 : f64[4] = {1,0,1,3}
tensor @r0.want.1.f32 : f64[5] = {-1,-0.25,0.5,1.25,2}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[-1.0, 2.0]) : f32[4], f32[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.halves.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.9375,0.6875,-2.6875,0.96875,-2.4375,-0.71875,-1.6875,-2.65625,0.71875,2.25,-1.9375,1.78125}
tensor @r0.want.0.bf16 : f64[4] = {1,0,3,2}
tensor @r0.want.1.bf16 : f64[5] = {-1,-0.25,0.5,1.25,2}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[-1.0, 2.0]) : bf16[4], bf16[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.halves.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.6875,-2.812,3.094,1.4375,2.469,1.4375,2.938,-1.625,-2.562,1.781,3.062,1.719}
tensor @r0.want.0.f16 : f64[4] = {0,0,0,5}
tensor @r0.want.1.f16 : f64[5] = {-1,-0.25,0.5,1.25,2}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[-1.0, 2.0]) : f16[4], f16[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.one_edge.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.90625,0.90625,2.78125,1.65625,1.59375,2.6875,-0.6875,2.5,2.75,-0.3125,-2.96875,-0.03125}
tensor @r0.want.0.f32 : f64[4] = {0,1,0,0}
tensor @r0.want.1.f32 : f64[5] = {0.5,0.75,1,1.25,1.5}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[1.0, 1.0]) : f32[4], f32[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.one_edge.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.15625,-2.375,-1.5,-2.625,0.21875,2.78125,-1,-2.03125,3.03125,1.625,-0.40625,1.65625}
tensor @r0.want.0.bf16 : f64[4] = {0,0,0,0}
tensor @r0.want.1.bf16 : f64[5] = {0.5,0.75,1,1.25,1.5}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[1.0, 1.0]) : bf16[4], bf16[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.one_edge.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.844,-1.6875,-1.969,-2.938,2.812,2.438,-1.5625,-1.1875,0.1875,-0.3438,-0.7188,-3}
tensor @r0.want.0.f16 : f64[4] = {0,0,0,0}
tensor @r0.want.1.f16 : f64[5] = {0.5,0.75,1,1.25,1.5}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[1.0, 1.0]) : f16[4], f16[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.equal.f32" stage "import"
tensor @r0.in.x : f32[5] = {1,1,1,1,1}
tensor @r0.want.0.f32 : f64[4] = {0,0,5,0}
tensor @r0.want.1.f32 : f64[5] = {0.5,0.75,1,1.25,1.5}
graph "main"(
    %x : f32[5]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4) : f32[4], f32[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.empty.f32" stage "import"
tensor @r0.in.x : f32[0] = {}
tensor @r0.want.0.f32 : f64[4] = {0,0,0,0}
tensor @r0.want.1.f32 : f64[5] = {0,0.25,0.5,0.75,1}
graph "main"(
    %x : f32[0]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4) : f32[4], f32[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "dist.p2.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.75,-0.28125,2.8125,-2.46875,0.40625,-2.09375,-1.0625,3,0.78125,1.4375,-1.0625,0.9375}
tensor @r0.in.y : f32[4] = {0.6875,-0.3125,-2.65625,2.40625}
tensor @r0.want.0.f32 : f64[] = {8.289501}
tensor @r1.in.x : f32[4, 6] = {1.75,-0.28125,2.8125,-2.46875,0.40625,-2.09375,-1.0625,3,0.78125,1.4375,-1.0625,0.9375,0.6875,-0.3125,-2.65625,2.40625,-2.6875,-3,0.40625,2,2.125,1.5625,1.15625,1.09375}
tensor @r1.in.y : f32[6] = {0.03125,-1.84375,-1.1875,-0.96875,0.75,1.375}
tensor @r1.want.0.f32 : f64[] = {12.38612}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %dist = aten.dist.default(self=%x, other=%y, p=2.0) : f32[]
  return %dist as "dist"
}

fxge 1
model "dist.p2.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.8125,-2.59375,2.0625,1.90625,-0.78125,-3.09375,-1.46875,2.78125,-1.1875,1.6875,-2.40625,0.40625}
tensor @r0.in.y : bf16[4] = {-0.34375,-0.96875,-1.0625,0.09375}
tensor @r0.want.0.bf16 : f64[] = {6.2285}
tensor @r0.own.0 : f64[] = {0.0016}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %dist = aten.dist.default(self=%x, other=%y, p=2.0) : bf16[]
  return %dist as "dist"
}

fxge 1
model "dist.p2.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.406,-2.312,1.125,2.094,-2.781,1.344,-2.062,0.4688,-2.812,2.031,2.344,-0.3438}
tensor @r0.in.y : f16[4] = {1.625,-0.09375,-1.469,-3.094}
tensor @r0.want.0.f16 : f64[] = {10.929}
tensor @r0.own.0 : f64[] = {8.2e-05}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4]) {
  %dist = aten.dist.default(self=%x, other=%y, p=2.0) : f16[]
  return %dist as "dist"
}

fxge 1
model "dist.p1.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.65625,-2.0625,2.84375,2.03125,-1.1875,-2.3125,-2.96875,1.5,-1.28125,-2.9375,-1.4375,-2.15625}
tensor @r0.in.y : f32[4] = {1.71875,0.96875,-0.0625,2.28125}
tensor @r0.want.0.f32 : f64[] = {29.71875}
tensor @r1.in.x : f32[4, 6] = {2.65625,-2.0625,2.84375,2.03125,-1.1875,-2.3125,-2.96875,1.5,-1.28125,-2.9375,-1.4375,-2.15625,1.71875,0.96875,-0.0625,2.28125,2.09375,-0.125,-2.03125,1.375,0.96875,2.53125,-2.875,0.71875}
tensor @r1.in.y : f32[6] = {-0.125,-2.65625,1.5625,-2.25,-1.71875,-1.125}
tensor @r1.want.0.f32 : f64[] = {53.25}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %dist = aten.dist.default(self=%x, other=%y, p=1.0) : f32[]
  return %dist as "dist"
}

fxge 1
model "dist.p1.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.15625,0.09375,1.28125,-0.53125,-0.5625,-1.0625,-0.125,2.8125,-2.4375,-2.6875,-0.5,-1.875}
tensor @r0.in.y : f32[4] = {0.78125,0.25,-2.84375,0.53125}
tensor @r0.want.0.f32 : f64[] = {26.84375}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %dist = aten.dist.default(self=%x, other=%y, p=1.0) : f32[]
  return %dist as "dist"
}

fxge 1
model "dist.p0.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.96875,-0.3125,0.3125,-2.125,0.15625,2.28125,-1.375,-0.375,2.65625,0.09375,1.0625,-1.84375}
tensor @r0.in.y : f32[4] = {2.625,-0.9375,1.90625,0.25}
tensor @r0.want.0.f32 : f64[] = {12}
tensor @r1.in.x : f32[4, 6] = {-0.96875,-0.3125,0.3125,-2.125,0.15625,2.28125,-1.375,-0.375,2.65625,0.09375,1.0625,-1.84375,2.625,-0.9375,1.90625,0.25,-0.3125,1.6875,1.15625,2.78125,-1.21875,2,-2.6875,2.28125}
tensor @r1.in.y : f32[6] = {-1.1875,0.46875,-1.8125,1.21875,0.1875,-0.1875}
tensor @r1.want.0.f32 : f64[] = {24}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %dist = aten.dist.default(self=%x, other=%y, p=0.0) : f32[]
  return %dist as "dist"
}

fxge 1
model "dist.p0.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.5625,1.53125,2.28125,-2.6875,2.21875,2.4375,1,-2.21875,2,-1.78125,-0.875,-1.0625}
tensor @r0.in.y : f32[4] = {-1.3125,-1.8125,2.25,-1.3125}
tensor @r0.want.0.f32 : f64[] = {12}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %dist = aten.dist.default(self=%x, other=%y, p=0.0) : f32[]
  return %dist as "dist"
}

fxge 1
model "dist.p3.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.40625,-1.9375,1,2.4375,0.625,0.375,-2.53125,0.4375,-1.3125,-2,0.28125,-1.90625}
tensor @r0.in.y : f32[4] = {1.40625,-3.0625,-2.28125,1.03125}
tensor @r0.want.0.f32 : f64[] = {5.25748}
tensor @r1.in.x : f32[4, 6] = {0.40625,-1.9375,1,2.4375,0.625,0.375,-2.53125,0.4375,-1.3125,-2,0.28125,-1.90625,1.40625,-3.0625,-2.28125,1.03125,0.71875,3.09375,2.4375,2.4375,-2.53125,-2.375,2.71875,-2.8125}
tensor @r1.in.y : f32[6] = {-1.84375,0.0625,-2.3125,1.6875,0.4375,-2.46875}
tensor @r1.want.0.f32 : f64[] = {8.138043}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %dist = aten.dist.default(self=%x, other=%y, p=3.0) : f32[]
  return %dist as "dist"
}

fxge 1
model "dist.p3.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.625,-2.375,-0.1875,0.53125,-0.90625,0.5,0.875,2.78125,-1.28125,0.75,-2.5625,-0.28125}
tensor @r0.in.y : f32[4] = {-3.0625,-2.53125,3,3.0625}
tensor @r0.want.0.f32 : f64[] = {7.120775}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %dist = aten.dist.default(self=%x, other=%y, p=3.0) : f32[]
  return %dist as "dist"
}

fxge 1
model "dist.pinf.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.65625,0.46875,2.34375,2.96875,1.75,2.40625,1.53125,0.96875,1.03125,-0.90625,2.90625,-1.625}
tensor @r0.in.y : f32[4] = {-2.5,2.15625,-2.78125,-0.4375}
tensor @r0.want.0.f32 : f64[] = {5.6875}
tensor @r1.in.x : f32[4, 6] = {-1.65625,0.46875,2.34375,2.96875,1.75,2.40625,1.53125,0.96875,1.03125,-0.90625,2.90625,-1.625,-2.5,2.15625,-2.78125,-0.4375,-0.84375,-2.84375,-1.34375,-2.25,2.40625,-1.09375,1.25,1.1875}
tensor @r1.in.y : f32[6] = {0.5625,-1.9375,2.8125,0.5,2.1875,0.65625}
tensor @r1.want.0.f32 : f64[] = {5.59375}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %dist = aten.dist.default(self=%x, other=%y, p=inf) : f32[]
  return %dist as "dist"
}

fxge 1
model "dist.pinf.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.59375,-1.78125,3,-1.03125,-2.34375,-1.5,-1.1875,0.5625,-0.84375,-0.78125,2.75,-1.75}
tensor @r0.in.y : f32[4] = {0.5625,-1.96875,0.1875,-2.875}
tensor @r0.want.0.f32 : f64[] = {3.4375}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %dist = aten.dist.default(self=%x, other=%y, p=inf) : f32[]
  return %dist as "dist"
}

fxge 1
model "_histogramdd_bin_edges.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {2.0625,-2.59375,1.84375,2.03125,-3.125,-2.84375,-2.5,2.375,-0.9375,-2.375,1.4375,0.65625,-1.28125,-0.6875,-0.96875,2.53125,-1.46875,1.4375,2.84375,-1.25,-0.125,2.90625,-0.59375,3.03125}
tensor @r0.want.0.f32 : f64[5] = {-3.125,-1.632812,-0.140625,1.351562,2.84375}
tensor @r0.want.1.f32 : f64[4] = {-2.84375,-0.8854167,1.072917,3.03125}
graph "main"(
    %x : f32[3, 4, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[4, 3]) : f32[5], f32[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_bin_edges.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {0.3125,-2.03125,1.4375,-1.25,-2.375,-1.78125,-2.96875,-1.4375,-2.0625,-1.4375,1.96875,-0.78125,-2.875,2.5,2.21875,1.40625,1.625,-2,-0.8125,2.90625,-0.65625,-3,-3.09375,1.03125}
tensor @r0.want.0.f64 : f64[5] = {-3.09375,-1.765625,-0.4375,0.890625,2.21875}
tensor @r0.want.1.f64 : f64[4] = {-3,-1.03125,0.9375,2.90625}
graph "main"(
    %x : f64[3, 4, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[4, 3]) : f64[5], f64[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_bin_edges.range.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {0.03125,-1.375,1.78125,-1.625,-2.84375,-0.125,0.90625,-0.75,-1.15625,-3.125,-0.4375,0.78125,-0.625,1.03125,1.9375,-2,0.28125,-1.4375,0.03125,2.5625,1.8125,-0.75,0.0625,-1.09375}
tensor @r0.want.0.f32 : f64[5] = {-1,-0.25,0.5,1.25,2}
tensor @r0.want.1.f32 : f64[4] = {0.5,0.8333333,1.166667,1.5}
graph "main"(
    %x : f32[3, 4, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[4, 3], range=[-1.0, 2.0, 1.0, 1.0]) : f32[5], f32[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_bin_edges.range.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {2.09375,-0.53125,-2.25,-3.03125,1.375,-2.46875,-1.15625,2.59375,0.21875,-0.5,1.21875,-0.75,1.65625,1.4375,-2.1875,2.0625,1.625,2.875,-2.21875,1.125,-2.09375,-1.03125,2.40625,2.625}
tensor @r0.want.0.f64 : f64[5] = {-1,-0.25,0.5,1.25,2}
tensor @r0.want.1.f64 : f64[4] = {0.5,0.83333333,1.1666667,1.5}
graph "main"(
    %x : f64[3, 4, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[4, 3], range=[-1.0, 2.0, 1.0, 1.0]) : f64[5], f64[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_bin_edges.range.f16" stage "import"
tensor @r0.in.x : f16[3, 4, 2] = {-1.906,-3.031,3.031,-1.656,1.5,-1.656,1.719,2.906,1.969,-3.125,-0.8438,-0.2812,-1.5625,0.9375,-1.8125,2.219,-0.09375,0.5625,1.1875,-0.8125,2.969,-0.2812,0.625,2.688}
tensor @r0.want.0.f16 : f64[5] = {-1,-0.25,0.5,1.25,2}
tensor @r0.want.1.f16 : f64[4] = {0.5,0.83333,1.1667,1.5}
tensor @r0.own.1 : f64[] = {0.00022}
graph "main"(
    %x : f16[3, 4, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[4, 3], range=[-1.0, 2.0, 1.0, 1.0]) : f16[5], f16[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_bin_edges.equal.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {1,1,1,1,1,1}
tensor @r0.want.0.f32 : f64[3] = {0.5,1,1.5}
tensor @r0.want.1.f32 : f64[4] = {0.5,0.8333333,1.166667,1.5}
graph "main"(
    %x : f32[3, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[2, 3]) : f32[3], f32[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_bin_edges.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 2] = {}
tensor @r0.want.0.f32 : f64[3] = {0,0.5,1}
tensor @r0.want.1.f32 : f64[4] = {0,0.3333333,0.6666667,1}
graph "main"(
    %x : f32[0, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[2, 3]) : f32[3], f32[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_from_bin_cts.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-0.65625,2.5625,2.3125,2.0625,-1.4375,-0.9375,-1.46875,1.5625,-1.96875,3.09375,1.0625,-0.34375,-2.53125,1.375,1.4375,-2.6875,-1.4375,0.21875,2.71875,2.1875,1.875,-0.59375,1.03125,-1.65625}
tensor @r0.want.0.f32 : f64[4, 3] = {1,1,3,0,0,1,1,1,0,1,1,2}
graph "main"(
    %x : f32[3, 4, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[4, 3]) : f32[4, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_cts.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {0.0625,2.65625,-2.34375,0.96875,0.71875,0.59375,1.625,-0.4375,1.34375,0.59375,-0.90625,-0.15625,-1.96875,-1.625,-2.78125,-0.65625,-2.75,-2.625,-2.03125,-2.03125,1.375,-1.28125,-3,-1.375}
tensor @r0.want.0.f64 : f64[4, 3] = {4,1,1,0,1,0,0,0,1,1,3,0}
graph "main"(
    %x : f64[3, 4, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[4, 3]) : f64[4, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_cts.range.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {0.90625,-2.125,0.59375,-1,-2.71875,0.03125,-0.3125,-1.46875,2.75,0.03125,-2.9375,-0.46875,-2.875,0.09375,1.875,1.09375,0.34375,-0.25,2.5625,0.5625,2.21875,1.09375,-0.71875,-0.15625}
tensor @r0.want.0.f32 : f64[4, 3] = {0,0,0,0,0,0,0,0,0,0,1,0}
graph "main"(
    %x : f32[3, 4, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[4, 3], range=[-1.0, 2.0, 1.0, 1.0]) : f32[4, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_cts.range.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {-1.90625,-1.0625,3.125,0.375,0.71875,0.75,-0.59375,2.0625,2.3125,-0.125,1.5625,-1.6875,-2.34375,0.96875,-2.03125,1.3125,0.90625,-0.75,2.21875,-0.40625,-0.1875,-2.1875,1.53125,-0.9375}
tensor @r0.want.0.f64 : f64[4, 3] = {0,0,0,0,0,0,1,0,0,0,0,0}
graph "main"(
    %x : f64[3, 4, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[4, 3], range=[-1.0, 2.0, 1.0, 1.0]) : f64[4, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_cts.range.f16" stage "import"
tensor @r0.in.x : f16[3, 4, 2] = {-0.375,-0.9688,2.969,0.4062,-2.688,1.219,-1.281,-1.219,1.5625,-2.938,-1.625,-3.031,-3.062,0.4062,0.6875,0.3438,-0.5938,-0.375,-0.125,-1.531,0.5938,-2.219,0.2188,1.156}
tensor @r0.want.0.f16 : f64[4, 3] = {0,0,0,0,1,0,0,0,0,0,0,0}
graph "main"(
    %x : f16[3, 4, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[4, 3], range=[-1.0, 2.0, 1.0, 1.0]) : f16[4, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_cts.equal.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {1,1,1,1,1,1}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,0,3,0}
graph "main"(
    %x : f32[3, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[2, 3]) : f32[2, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_cts.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 2] = {}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,0,0,0}
graph "main"(
    %x : f32[0, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[2, 3]) : f32[2, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_bin_edges.no_bin.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {1.5625,2.65625,0.03125,1.09375,1.125,-2.96875,2.09375,-1.53125,3.0625,-1.46875,2.40625,-2.375,1.46875,-2.53125,-0.34375,1.4375,1.875,2.75,1.75,-1.375,-0.3125,-1.625,-2.5625,-1.53125}
tensor @r0.want.0.f32 : f64[1] = {-2.5625}
tensor @r0.want.1.f32 : f64[2] = {-2.96875,2.75}
graph "main"(
    %x : f32[3, 4, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[0, 1]) : f32[1], f32[2] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_from_bin_cts.count.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-0.0625,-2.46875,-1.40625,0.625,2.40625,1.6875,2.8125,-0.96875,-2.75,0.28125,0.0625,-0.21875,2.875,2.4375,-2.375,2.21875,1.09375,-2.6875,-0.8125,1.84375,2.90625,0.09375,2.9375,-0.125}
tensor @r0.in.y : f32[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f32 : f64[2, 3] = {0,10,16,8,24,8}
graph "main"(
    %x : f32[3, 4, 2],
    %y : f32[3, 4]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[2, 3], weight=%y) : f32[2, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_tensors.count.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {1,-2.375,1.8125,0.71875,3.03125,-0.5,0.9375,-2.5,-1.84375,-0.625,2.75,-2.03125,1.53125,-0.40625,0.875,-0.03125,-2.3125,3.03125,-0.71875,2.34375,-0.4375,-2.34375,1.71875,1.6875}
tensor @r0.in.y : f32[4] = {-2,-1,0.5,3}
tensor @r0.in.z : f32[2] = {-1,2.5}
tensor @r0.want.0.f32 : f64[3, 1] = {1,1,4}
graph "main"(
    %x : f32[3, 4, 2],
    %y : f32[4],
    %z : f32[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z]) : f32[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "_histogramdd_from_bin_tensors.count.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {-1.84375,-0.21875,2.90625,0.96875,-1.0625,-0.59375,0.25,1.96875,-0.59375,-3.0625,-2.65625,-0.46875,-0.0625,-0.46875,2.625,2.28125,-0.03125,-0.21875,-1.125,0.5,-1.84375,-2.40625,-0.59375,2}
tensor @r0.in.y : f64[4] = {-2,-1,0.5,3}
tensor @r0.in.z : f64[2] = {-1,2.5}
tensor @r0.want.0.f64 : f64[3, 1] = {3,4,2}
graph "main"(
    %x : f64[3, 4, 2],
    %y : f64[4],
    %z : f64[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z]) : f64[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "_histogramdd_from_bin_tensors.count.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4, 2] = {2.84375,-2.53125,2.8125,-2.875,1.9375,-0.5,1.96875,-0.4375,1.9375,-2.875,-2.59375,2.25,-2.21875,0.90625,-0.5,1.8125,1.1875,0.21875,-1.28125,-0.84375,-1.1875,-0.59375,2.0625,-1.21875}
tensor @r0.in.y : bf16[4] = {-2,-1,0.5,3}
tensor @r0.in.z : bf16[2] = {-1,2.5}
tensor @r0.want.0.bf16 : f64[3, 1] = {2,1,3}
graph "main"(
    %x : bf16[3, 4, 2],
    %y : bf16[4],
    %z : bf16[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z]) : bf16[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "_histogramdd_from_bin_tensors.weight_count.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {2.3125,-0.90625,-0.65625,1.78125,-0.25,0.5625,2.90625,0.6875,3.0625,1.90625,1.65625,2.46875,1.4375,0.03125,0.59375,2.09375,1.96875,-1.625,0.15625,-0.40625,-1.6875,-2.5625,-2.75,1.96875}
tensor @r0.in.y : f32[4] = {-2,-1,0.5,3}
tensor @r0.in.z : f32[2] = {-1,2.5}
tensor @r0.in.w : f32[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f32 : f64[3, 1] = {0,12,21}
graph "main"(
    %x : f32[3, 4, 2],
    %y : f32[4],
    %z : f32[2],
    %w : f32[3, 4]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z], weight=%w) : f32[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "_histogramdd_from_bin_cts.density.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-2.3125,-0.28125,-0.59375,2.03125,-2.09375,0.40625,1.4375,-2.9375,1.34375,1.90625,1.40625,-0.28125,0.28125,-1.90625,-3.03125,-1.5625,-0.4375,-1.625,0.21875,-2.59375,-2.0625,1.1875,-0.78125,-0.71875}
tensor @r0.in.y : f32[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f32 : f64[2, 3] = {0.02865973,0,0.04913097,0.1064504,0.06550796,0.02047124}
graph "main"(
    %x : f32[3, 4, 2],
    %y : f32[3, 4]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[2, 3], weight=%y, density=true) : f32[2, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_tensors.density.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-0.03125,2.8125,-0.8125,2.71875,0.09375,1.59375,1.5625,-1.4375,-3.125,2.96875,-1.90625,-0.78125,-0.1875,-1.21875,0.34375,-1.75,0.8125,-1.375,1.3125,1.5,-2.875,0.46875,-2.34375,0.625}
tensor @r0.in.y : f32[4] = {-2,-1,0.5,3}
tensor @r0.in.z : f32[2] = {-1,2.5}
tensor @r0.want.0.f32 : f64[3, 1] = {0.0952381,0.06349206,0.03809524}
graph "main"(
    %x : f32[3, 4, 2],
    %y : f32[4],
    %z : f32[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z], density=true) : f32[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "_histogramdd_from_bin_tensors.density.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {2.09375,-0.96875,1.28125,-0.96875,1.84375,-3.03125,0.125,1.09375,0.09375,0.65625,-2.40625,0.65625,-0.28125,-1.1875,-2.1875,-1.5,-0.46875,1.3125,-0.21875,-1.59375,1.9375,-1.6875,1.3125,-2.8125}
tensor @r0.in.y : f64[4] = {-2,-1,0.5,3}
tensor @r0.in.z : f64[2] = {-1,2.5}
tensor @r0.want.0.f64 : f64[3, 1] = {0,0.11428571,0.045714286}
graph "main"(
    %x : f64[3, 4, 2],
    %y : f64[4],
    %z : f64[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z], density=true) : f64[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "_histogramdd_from_bin_tensors.density.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4, 2] = {2.28125,-0.53125,0.3125,0.5,-3.125,-1.53125,0.96875,1.96875,-1.0625,1.96875,-0.40625,2.1875,-2.65625,-1.625,-0.375,-3.0625,-0.28125,1.46875,1.3125,0.0625,-1.28125,-2.3125,-1.59375,-1.28125}
tensor @r0.in.y : bf16[4] = {-2,-1,0.5,3}
tensor @r0.in.z : bf16[2] = {-1,2.5}
tensor @r0.want.0.bf16 : f64[3, 1] = {0.040816,0.081633,0.04898}
tensor @r0.own.0 : f64[] = {0.0019}
graph "main"(
    %x : bf16[3, 4, 2],
    %y : bf16[4],
    %z : bf16[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z], density=true) : bf16[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "_histogramdd_from_bin_tensors.weight_density.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-0.4375,3.0625,1.59375,2.96875,-1.59375,0.28125,-2.90625,2.6875,0.125,-2.03125,-2.75,1.4375,-2.65625,-1.625,-0.1875,0.59375,-2.6875,-2.34375,-0.3125,-2.75,-0.65625,-2.09375,2.25,-0.96875}
tensor @r0.in.y : f32[4] = {-2,-1,0.5,3}
tensor @r0.in.z : f32[2] = {-1,2.5}
tensor @r0.in.w : f32[3, 4] = {0,1,2,3,4,5,6,7,8,9,10,11}
tensor @r0.want.0.f32 : f64[3, 1] = {0.02857143,0.06666667,0.06285714}
graph "main"(
    %x : f32[3, 4, 2],
    %y : f32[4],
    %z : f32[2],
    %w : f32[3, 4]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z], weight=%w, density=true) : f32[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "_histogramdd_from_bin_tensors.nan.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {0,1,nan,0,0,2.5}
tensor @r0.in.y : f32[4] = {-2,-1,0.5,3}
tensor @r0.in.z : f32[2] = {-1,2.5}
tensor @r0.want.0.f32 : f64[3, 1] = {0,2,0}
graph "main"(
    %x : f32[3, 2],
    %y : f32[4],
    %z : f32[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z]) : f32[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "hash_tensor.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.21875,-0.96875,2.15625,-1.3125,-1.09375,2.28125,-2.9375,-0.28125,-1.1875,2.1875,2.65625,2.3125}
tensor @r0.want.0.u64 : u64[] = hex "000000000080c97f"
graph "main"(
    %x : f32[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.6875,0.9375,-2.875,1.5,0.15625,-2.21875,1.09375,2.75,2.84375,-2.03125,-1.1875,-0.6875}
tensor @r0.want.0.u64 : u64[] = hex "0000000000c0cb7f"
graph "main"(
    %x : f64[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.031,-0.0625,2.812,-0.875,-0.875,-2.031,2.969,2,-0.625,1.719,-1.1875,3.031}
tensor @r0.want.0.u64 : u64[] = hex "000000000040a5ff"
graph "main"(
    %x : f16[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.46875,1.3125,1.84375,1.21875,-2.03125,-2.78125,2.5,1.3125,3.03125,1.9375,-1.03125,1.03125}
tensor @r0.want.0.u64 : u64[] = hex "0000000000c00c80"
graph "main"(
    %x : bf16[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,6,-3,-5,-2,4,-2,-5,7,6,-1,4}
tensor @r0.want.0.u64 : u64[] = hex "ffffffffffffffff"
graph "main"(
    %x : i64[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,4,-1,2,-5,0,0,6,1,0,3,5}
tensor @r0.want.0.u64 : u64[] = hex "0600000000000000"
graph "main"(
    %x : i32[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {1,-3,0,6,-3,0,-6,-7,-3,-4,-3,2}
tensor @r0.want.0.u64 : u64[] = hex "faffffffffffffff"
graph "main"(
    %x : i8[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3,7,3,3,6,1,2,1,1,6,4,5}
tensor @r0.want.0.u64 : u64[] = hex "0600000000000000"
graph "main"(
    %x : u8[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,false,true,false,true,true,false,true,false,false}
tensor @r0.want.0.u64 : u64[] = hex "0000000000000000"
graph "main"(
    %x : bool[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.dims[0]_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 5] = {1.0625,-3.03125,-2.71875,-0.03125,-3.03125,-1.84375,-0.6875,-2.59375,1.25,1.9375,-2.90625,-2.40625,1.21875,0.125,0.46875,0.6875,1.40625,2.21875,-1.53125,2.8125,-2.5,-0.25,-0.46875,1.03125,2.875,-0.46875,-0.0625,-0.8125,-0.625,1.59375,-0.09375,-1.90625,1.59375,-0.8125,0.03125,-2.125,-1.96875,1.75,1.78125,-2.125,-1.71875,-2.4375,-2.125,0.6875,2,-3,-0.53125,2.5625,0.625,2.84375,-2.03125,-2.1875,1.15625,-1.65625,-1,1.96875,2.34375,-2.375,-0.0625,2.75}
tensor @r0.want.0.u64 : u64[4, 5] = hex "0000000000800e400000000000c0dbbf0000000000c0dabf000000000080b6bf0000000000400fc00000000000802bc0000000000000b7bf000000000040ea3f000000000000f4bf0000000000400040000000000000bfbf000000000040fcbf000000000080f83f000000000080d03f0000000000008ebf00000000008018c00000000000c00bc00000000000c0febf000000000000b43f00000000008001c0"
graph "main"(
    %x : f32[3, 4, 5]) {
  %hash_tensor = aten.hash_tensor.default(self=%x, dim=[0]) : u64[4, 5]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.dims[0]_False.i32" stage "import"
tensor @r0.in.x : i32[3, 4, 5] = {5,-6,4,1,-2,-1,-7,6,2,-4,-6,2,-6,-1,-3,-6,0,1,-7,-3,6,5,-3,6,-4,4,-4,-5,4,-4,-5,-7,-1,5,5,-5,-1,-3,2,4,-3,2,-7,7,-2,-3,-6,-7,7,5,2,3,3,-3,-6,-7,-2,-2,-3,-5}
tensor @r0.want.0.u64 : u64[4, 5] = hex "fefffffffffffffffdffffffffffffff00000000000000000000000000000000fcffffffffffffff0600000000000000ffffffffffffffff0400000000000000010000000000000005000000000000000300000000000000f8ffffffffffffff060000000000000007000000000000000200000000000000f8ffffffffffffff0100000000000000020000000000000006000000000000000200000000000000"
graph "main"(
    %x : i32[3, 4, 5]) {
  %hash_tensor = aten.hash_tensor.default(self=%x, dim=[0]) : u64[4, 5]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.dims[-1]_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 5] = {1.1875,2.15625,2.65625,-1.625,-2.125,-2.3125,2.4375,-1.15625,0.40625,0.90625,0.09375,-1.96875,-0.59375,2.6875,-0.75,-0.9375,-3.0625,3.0625,1.21875,-1.84375,1.71875,0.09375,2.90625,2.21875,2.96875,-1.125,-0.40625,0.40625,-0.5,-1.71875,-1.875,-3.0625,-2,1.3125,-0.6875,1.625,-1.46875,2.125,-2.90625,-0.28125,-3.03125,-0.625,0,-2.25,-3,-0.21875,-0.9375,-1.96875,-3.125,0.65625,1.8125,-1.71875,0.625,-2.65625,0.875,-1.0625,-0.4375,-1.9375,-2.3125,-0.71875}
tensor @r0.want.0.u64 : u64[3, 4, 1] = hex "0000000000000c40000000000080c43f00000000000049c0000000000000e0bf0000000000c04240000000000080e93f000000000080e53f0000000000c0d9bf000000000040e67f00000000008031400000000000c00b4000000000008037c0"
graph "main"(
    %x : f32[3, 4, 5]) {
  %hash_tensor = aten.hash_tensor.default(self=%x, dim=[-1], keepdim=true) : u64[3, 4, 1]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.dims[-1]_True.i32" stage "import"
tensor @r0.in.x : i32[3, 4, 5] = {0,-4,2,-3,-5,2,-7,3,1,-4,-4,-3,-6,-6,3,7,1,7,-1,-7,-5,0,-7,7,-2,3,-4,6,-4,6,4,0,1,7,1,-6,4,-7,-2,6,-6,-3,7,-7,1,-4,4,6,-1,4,-1,1,-2,6,2,-1,7,7,1,5}
tensor @r0.want.0.u64 : u64[3, 4, 1] = hex "f8ffffffffffffff050000000000000002000000000000000700000000000000fbffffffffffffff03000000000000000300000000000000fffffffffffffffff8ffffffffffffff05000000000000000400000000000000fbffffffffffffff"
graph "main"(
    %x : i32[3, 4, 5]) {
  %hash_tensor = aten.hash_tensor.default(self=%x, dim=[-1], keepdim=true) : u64[3, 4, 1]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.dims[0, 2]_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 5] = {2.125,0.8125,-1.59375,1.28125,1.6875,2.8125,1.78125,-1.25,3.0625,1.25,-0.1875,-1.5,1.0625,3.09375,-0.375,1.6875,-2.03125,-2.15625,2.8125,-1.03125,-3,-0.375,-3.0625,2.84375,0.1875,-3.09375,-0.71875,1.28125,1.75,2.0625,2.34375,-0.84375,0.0625,-2.84375,1.9375,-0.25,-0.40625,1.71875,-1.46875,-2.375,-0.59375,-0.40625,-1.03125,-0.40625,-0.65625,2.75,2.15625,-1,2.09375,0.25,-3.09375,2.78125,1.59375,2.3125,0.21875,2.90625,1.59375,-1.09375,3.09375,2}
tensor @r0.want.0.u64 : u64[1, 4, 1] = hex "0000000000c0fdbf0000000000c03240000000000040883f0000000000800e40"
graph "main"(
    %x : f32[3, 4, 5]) {
  %hash_tensor = aten.hash_tensor.default(self=%x, dim=[0, 2], keepdim=true) : u64[1, 4, 1]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.dims[0, 2]_True.i32" stage "import"
tensor @r0.in.x : i32[3, 4, 5] = {1,4,5,-5,0,-1,6,1,0,-1,6,5,-4,5,-7,0,0,7,3,-1,5,-5,-6,-4,4,4,2,4,6,-2,-3,5,7,-5,-5,2,5,-2,6,-5,0,6,0,-4,-7,3,-3,4,-6,-7,3,-4,1,-5,3,7,2,2,-4,7}
tensor @r0.want.0.u64 : u64[1, 4, 1] = hex "04000000000000000400000000000000faffffffffffffff0300000000000000"
graph "main"(
    %x : i32[3, 4, 5]) {
  %hash_tensor = aten.hash_tensor.default(self=%x, dim=[0, 2], keepdim=true) : u64[1, 4, 1]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.odd.f32" stage "import"
tensor @r0.in.x : f32[5] = {nan,-0.0,inf,1,-1}
tensor @r0.want.0.u64 : u64[] = hex "0000000000000800"
graph "main"(
    %x : f32[5]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.0d.f32" stage "import"
tensor @r0.in.x : f32[] = {-3.03125}
tensor @r0.want.0.u64 : u64[] = hex "00000000004008c0"
graph "main"(
    %x : f32[]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.one.f32" stage "import"
tensor @r0.in.x : f32[1, 3] = {-3,-3.03125,3.125}
tensor @r0.want.0.u64 : u64[3] = hex "00000000000008c000000000004008c00000000000000940"
graph "main"(
    %x : f32[1, 3]) {
  %hash_tensor = aten.hash_tensor.default(self=%x, dim=[0]) : u64[3]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.nothing.f32" stage "import"
tensor @r0.in.x : f32[0, 3] = {}
tensor @r0.want.0.u64 : u64[0] = hex ""
graph "main"(
    %x : f32[0, 3]) {
  %hash_tensor = aten.hash_tensor.default(self=%x, dim=[1]) : u64[0]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "cumprod_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.96875,0.1875,1.3125,2.03125,-2.21875,0.09375,1.78125,0.3125,-3.09375,-1.78125,-2.375,1.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.96875,-0.5566406,-0.7305908,-1.484013,-2.21875,-0.2080078,-0.3705139,-0.1157856,-3.09375,5.510742,-13.08801,-20.45002}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %cumprod_ = aten.cumprod_.default(self=%clone, dim=-1) : f32[3, 4]
  return %cumprod_ as "cumprod_"
}

fxge 1
model "cumsum_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.3125,-0.28125,-1.84375,1.25,0.40625,-0.9375,-0.65625,2.71875,-1.59375,-1.5625,2.71875,1.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.3125,-0.59375,-2.4375,-1.1875,0.40625,-0.53125,-1.1875,1.53125,-1.59375,-3.15625,-0.4375,0.84375}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %cumsum_ = aten.cumsum_.default(self=%clone, dim=-1) : f32[3, 4]
  return %cumsum_ as "cumsum_"
}
