fxge 1
model "sum.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.28125, -0.75, 2.15625, -2.1875, -1.875, 0.4375, 0.09375, -1.875, 2.53125, 1.0625, -1.1875, 0.5625}
tensor @r0.want.0.f32 : f64[] = {1.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.28125, -0.75, 2.15625, -2.1875, -1.875, 0.4375, 0.09375, -1.875, 2.53125, 1.0625, -1.1875, 0.5625, 0.0, -2.03125, 2.90625, 1.75, 1.375, 1.0625, 3.0625, -0.09375, 0.03125, -1.53125, 3.0, -1.625, 0.46875, -1.125, -0.15625, -0.125, -2.03125, 0.75}
tensor @r1.want.0.f32 : f64[] = {6.9375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.28125, -0.75, 2.15625, -2.1875, -1.875, 0.4375, 0.09375, -1.875, 2.53125, 1.0625, -1.1875, 0.5625, 0.0, -2.03125, 2.90625, 1.75, 1.375, 1.0625, 3.0625, -0.09375, 0.03125, -1.53125, 3.0, -1.625, 0.46875, -1.125, -0.15625, -0.125, -2.03125, 0.75, 1.5625, -2.0625, 1.71875, -1.90625, 0.75, 0.09375}
tensor @r2.want.0.f32 : f64[] = {7.09375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %sum_1 = aten.sum.default(self=%x) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.46875, 2.5625, -3.09375, 0.90625, 1.75, -1.1875, 1.9375, -0.625, 0.9375, -0.15625, -2.40625, 2.65625}
tensor @r0.want.0.f32 : f64[] = {2.8125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %sum_1 = aten.sum.default(self=%x) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.1875, -0.4375, -1.78125, 2.15625, 1.15625, 2.875, -0.4375, -2.8125, 0.6875, 0.21875, -1.21875, 3.125}
tensor @r0.want.0.bf16 : f64[] = {3.71875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %sum_1 = aten.sum.default(self=%x) : bf16[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.25, 2.40625, -0.5, -0.75, 0.09375, 2.9375, -1.6875, 1.4375, 0.3125, 0.53125, 2.21875, 0.40625}
tensor @r0.want.0.f16 : f64[] = {7.65625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %sum_1 = aten.sum.default(self=%x) : f16[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6, -7, -7, 6, 3, -1, 0, -5, 4, 1, -7, -6}
tensor @r0.want.0.i64 : i64[] = {-13}
graph "main"(
    %x : i32[3, 4]) {
  %sum_1 = aten.sum.default(self=%x) : i64[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5, 3, -5, 0, 3, -4, 4, -4, 5, -7, 5, 7}
tensor @r0.want.0.i64 : i64[] = {12}
graph "main"(
    %x : i64[3, 4]) {
  %sum_1 = aten.sum.default(self=%x) : i64[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.all.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0, 3, 7, 0, 6, 0, 5, 4, 7, 5, 5, 6}
tensor @r0.want.0.i64 : i64[] = {48}
graph "main"(
    %x : u8[3, 4]) {
  %sum_1 = aten.sum.default(self=%x) : i64[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.all.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, true, false, false, true, false, false, true, true, false, false, true}
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
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[]) {
  %sum_1 = aten.sum.default(self=%x) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-0.34375, 0.4375, -2.71875, -2.25, 1.125, 0.3125, -1.6875, 2.8125, 0.65625, -2.53125, 1.96875, -2.0625}
tensor @r0.want.0.f32 : f64[] = {-4.28125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %sum_1 = aten.sum.default(self=%x) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "prod.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.09375, -2.6875, 1.71875, -2.96875, 0.53125, 2.71875, 1.125, -1.4375, 1.75, 2.53125, 0.0625, 1.75}
tensor @r0.want.0.f32 : f64[] = {32.49221991}
tensor @r0.own.0 : f64[] = {5.800000124622784e-08}
tensor @r1.in.x : f32[5, 6] = {-2.09375, -2.6875, 1.71875, -2.96875, 0.53125, 2.71875, 1.125, -1.4375, 1.75, 2.53125, 0.0625, 1.75, -2.375, 2.8125, -1.53125, 2.6875, 2.59375, -2.625, 0.5625, 2.09375, -1.84375, 2.53125, -1.46875, -1.8125, 1.28125, 2.375, 0.65625, -1.1875, -1.5, 2.65625}
tensor @r1.want.0.f32 : f64[] = {840733.7441}
tensor @r1.own.0 : f64[] = {7.000000135093387e-09}
tensor @r2.in.x : f32[4, 9] = {-2.09375, -2.6875, 1.71875, -2.96875, 0.53125, 2.71875, 1.125, -1.4375, 1.75, 2.53125, 0.0625, 1.75, -2.375, 2.8125, -1.53125, 2.6875, 2.59375, -2.625, 0.5625, 2.09375, -1.84375, 2.53125, -1.46875, -1.8125, 1.28125, 2.375, 0.65625, -1.1875, -1.5, 2.65625, 1.3125, 3.09375, 0.8125, 0.59375, -3.0, -2.5}
tensor @r2.want.0.f32 : f64[] = {12351828.78}
tensor @r2.own.0 : f64[] = {9.899999753315569e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %prod = aten.prod.default(self=%x) : f32[]
  return %prod as "prod"
}

fxge 1
model "prod.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.28125, -1.125, 3.03125, -1.40625, -0.5, 0.15625, 1.625, 2.0625, -1.03125, 0.03125, 1.125, 2.65625}
tensor @r0.want.0.f32 : f64[] = {0.1549328459}
tensor @r0.own.0 : f64[] = {2.7000000457633178e-08}
graph "main"(
    %x : f32[3, 4]) {
  %prod = aten.prod.default(self=%x) : f32[]
  return %prod as "prod"
}

fxge 1
model "prod.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.90625, -1.25, 2.84375, -1.09375, -1.1875, 0.96875, 1.5625, -0.875, -2.59375, -2.25, -2.53125, 1.6875}
tensor @r0.want.0.bf16 : f64[] = {443.0118369}
tensor @r0.own.0 : f64[] = {0.002300000051036477}
graph "main"(
    %x : bf16[3, 4]) {
  %prod = aten.prod.default(self=%x) : bf16[]
  return %prod as "prod"
}

fxge 1
model "prod.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.28125, 0.71875, 2.125, -1.5625, -0.1875, -1.375, -1.25, -1.875, 3.0, -1.5, 0.3125, 0.09375}
tensor @r0.want.0.f16 : f64[] = {0.05346855119}
tensor @r0.own.0 : f64[] = {3.300000025774352e-05}
graph "main"(
    %x : f16[3, 4]) {
  %prod = aten.prod.default(self=%x) : f16[]
  return %prod as "prod"
}

fxge 1
model "prod.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4, 2, -1, 4, -2, -3, -2, 5, 2, 5, -7, -7}
tensor @r0.want.0.i64 : i64[] = {940800}
graph "main"(
    %x : i32[3, 4]) {
  %prod = aten.prod.default(self=%x) : i64[]
  return %prod as "prod"
}

fxge 1
model "prod.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3, -1, 6, 7, 1, -6, -2, 1, 5, -6, -5, 2}
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
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[]) {
  %prod = aten.prod.default(self=%x) : f32[]
  return %prod as "prod"
}

fxge 1
model "prod.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.75, 2.71875, 2.71875, 0.15625, -0.53125, 1.46875, 1.21875, -1.71875, 1.46875, -2.375, -1.75, -3.09375}
tensor @r0.want.0.f32 : f64[] = {62.3886437}
tensor @r0.own.0 : f64[] = {2.4000000209412065e-08}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %prod = aten.prod.default(self=%x) : f32[]
  return %prod as "prod"
}

fxge 1
model "mean.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.71875, -0.46875, 0.75, -2.71875, -2.125, -0.90625, -1.21875, 2.1875, 0.09375, -2.6875, -2.9375, 2.4375}
tensor @r0.want.0.f32 : f64[] = {-0.5729166667}
tensor @r0.own.0 : f64[] = {3.4999999343199306e-08}
tensor @r1.in.x : f32[5, 6] = {0.71875, -0.46875, 0.75, -2.71875, -2.125, -0.90625, -1.21875, 2.1875, 0.09375, -2.6875, -2.9375, 2.4375, -2.28125, 1.4375, -1.1875, 0.9375, 1.375, 2.59375, 0.9375, 3.0625, -0.5625, 2.6875, -1.4375, -0.03125, 2.21875, 0.0625, -3.125, 2.21875, 2.78125, -1.0}
tensor @r1.want.0.f32 : f64[] = {0.1270833333}
tensor @r1.own.0 : f64[] = {1.5999999547489097e-08}
tensor @r2.in.x : f32[4, 9] = {0.71875, -0.46875, 0.75, -2.71875, -2.125, -0.90625, -1.21875, 2.1875, 0.09375, -2.6875, -2.9375, 2.4375, -2.28125, 1.4375, -1.1875, 0.9375, 1.375, 2.59375, 0.9375, 3.0625, -0.5625, 2.6875, -1.4375, -0.03125, 2.21875, 0.0625, -3.125, 2.21875, 2.78125, -1.0, 0.15625, -0.21875, 0.46875, 0.90625, -1.4375, -2.40625}
tensor @r2.want.0.f32 : f64[] = {0.03559027778}
tensor @r2.own.0 : f64[] = {4.700000033608376e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %mean = aten.mean.default(self=%x) : f32[]
  return %mean as "mean"
}

fxge 1
model "mean.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.375, 2.6875, -3.09375, -0.15625, -0.40625, 0.84375, -1.0625, 0.125, -1.71875, -0.21875, -3.03125, 1.1875}
tensor @r0.want.0.f32 : f64[] = {-0.2057291667}
tensor @r0.own.0 : f64[] = {2.4000000209412065e-08}
graph "main"(
    %x : f32[3, 4]) {
  %mean = aten.mean.default(self=%x) : f32[]
  return %mean as "mean"
}

fxge 1
model "mean.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.8125, 1.75, -2.375, 2.90625, 0.59375, -1.625, 2.875, -1.0625, -0.875, 0.21875, 2.25, 1.21875}
tensor @r0.want.0.bf16 : f64[] = {0.640625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %mean = aten.mean.default(self=%x) : bf16[]
  return %mean as "mean"
}

fxge 1
model "mean.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5625, -0.4375, 1.15625, -0.3125, -0.375, 1.28125, -0.84375, -0.03125, -2.65625, -1.84375, -0.8125, -0.78125}
tensor @r0.want.0.f16 : f64[] = {-0.5182291667}
tensor @r0.own.0 : f64[] = {0.0003100000030826777}
graph "main"(
    %x : f16[3, 4]) {
  %mean = aten.mean.default(self=%x) : f16[]
  return %mean as "mean"
}

fxge 1
model "mean.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {-2.25}
tensor @r0.want.0.f32 : f64[] = {-2.25}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[]) {
  %mean = aten.mean.default(self=%x) : f32[]
  return %mean as "mean"
}

fxge 1
model "mean.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.5, -0.625, 0.28125, -2.65625, -0.96875, 0.6875, 0.6875, 0.5625, 0.09375, 2.5, -1.0, -1.0}
tensor @r0.want.0.f32 : f64[] = {-0.2447916667}
tensor @r0.own.0 : f64[] = {1.999999987845058e-08}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %mean = aten.mean.default(self=%x) : f32[]
  return %mean as "mean"
}

fxge 1
model "amax.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.5625, 3.0625, 0.34375, 1.21875, -0.34375, 1.5, -1.6875, 0.75, -1.75, -1.4375, 2.71875, 2.5}
tensor @r0.want.0.f32 : f64[] = {3.0625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.5625, 3.0625, 0.34375, 1.21875, -0.34375, 1.5, -1.6875, 0.75, -1.75, -1.4375, 2.71875, 2.5, -1.8125, -1.59375, 1.1875, 0.6875, 0.8125, -3.09375, -0.65625, 1.09375, -0.21875, -2.25, -1.46875, 0.71875, -0.03125, 1.3125, -2.6875, -0.40625, -2.46875, -0.25}
tensor @r1.want.0.f32 : f64[] = {3.0625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.5625, 3.0625, 0.34375, 1.21875, -0.34375, 1.5, -1.6875, 0.75, -1.75, -1.4375, 2.71875, 2.5, -1.8125, -1.59375, 1.1875, 0.6875, 0.8125, -3.09375, -0.65625, 1.09375, -0.21875, -2.25, -1.46875, 0.71875, -0.03125, 1.3125, -2.6875, -0.40625, -2.46875, -0.25, -2.59375, 0.375, -1.34375, 0.90625, -2.59375, 2.125}
tensor @r2.want.0.f32 : f64[] = {3.0625}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %amax = aten.amax.default(self=%x) : f32[]
  return %amax as "amax"
}

fxge 1
model "amax.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.46875, 2.71875, -0.09375, 2.6875, -2.0625, 1.375, -0.40625, -2.9375, -0.9375, -0.28125, -3.0625, 0.59375}
tensor @r0.want.0.f32 : f64[] = {2.71875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %amax = aten.amax.default(self=%x) : f32[]
  return %amax as "amax"
}

fxge 1
model "amax.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.4375, 2.4375, -2.21875, -1.75, -0.25, -2.25, 2.96875, -0.09375, -2.9375, -2.6875, 3.09375, 1.125}
tensor @r0.want.0.bf16 : f64[] = {3.09375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %amax = aten.amax.default(self=%x) : bf16[]
  return %amax as "amax"
}

fxge 1
model "amax.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.90625, 1.4375, 2.6875, 2.3125, -2.78125, 3.125, -1.03125, -1.6875, 2.21875, 0.59375, -2.0, -1.78125}
tensor @r0.want.0.f16 : f64[] = {3.125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %amax = aten.amax.default(self=%x) : f16[]
  return %amax as "amax"
}

fxge 1
model "amax.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1, 1, 2, 3, 5, 0, 0, 1, -4, -6, -3, -2}
tensor @r0.want.0.i32 : i32[] = {5}
graph "main"(
    %x : i32[3, 4]) {
  %amax = aten.amax.default(self=%x) : i32[]
  return %amax as "amax"
}

fxge 1
model "amax.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2, 4, 7, -7, 3, 7, 1, -7, 5, -3, 4, 5}
tensor @r0.want.0.i64 : i64[] = {7}
graph "main"(
    %x : i64[3, 4]) {
  %amax = aten.amax.default(self=%x) : i64[]
  return %amax as "amax"
}

fxge 1
model "amax.all.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4, 5, 3, 0, 5, 2, 2, 3, 6, 1, 1, 3}
tensor @r0.want.0.u8 : u8[] = {6}
graph "main"(
    %x : u8[3, 4]) {
  %amax = aten.amax.default(self=%x) : u8[]
  return %amax as "amax"
}

fxge 1
model "amax.all.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, false, true, true, false, false, true, false, false, true, true, true}
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
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[]) {
  %amax = aten.amax.default(self=%x) : f32[]
  return %amax as "amax"
}

fxge 1
model "amax.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.96875, 1.21875, -2.5625, 0.90625, 0.875, 2.84375, 2.90625, 1.5, 0.9375, -2.75, -2.15625, -1.53125}
tensor @r0.want.0.f32 : f64[] = {2.90625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %amax = aten.amax.default(self=%x) : f32[]
  return %amax as "amax"
}

fxge 1
model "amin.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.6875, 2.21875, 1.90625, 1.46875, -0.78125, -2.875, -2.09375, 3.0625, 2.25, 2.71875, -1.25, 2.21875}
tensor @r0.want.0.f32 : f64[] = {-2.875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.6875, 2.21875, 1.90625, 1.46875, -0.78125, -2.875, -2.09375, 3.0625, 2.25, 2.71875, -1.25, 2.21875, 1.3125, 1.8125, -2.46875, -1.625, 1.53125, 3.09375, 2.5625, 2.375, -2.25, -2.0, -2.03125, -1.28125, -2.71875, -1.78125, -1.6875, -0.40625, 2.34375, 0.96875}
tensor @r1.want.0.f32 : f64[] = {-2.875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.6875, 2.21875, 1.90625, 1.46875, -0.78125, -2.875, -2.09375, 3.0625, 2.25, 2.71875, -1.25, 2.21875, 1.3125, 1.8125, -2.46875, -1.625, 1.53125, 3.09375, 2.5625, 2.375, -2.25, -2.0, -2.03125, -1.28125, -2.71875, -1.78125, -1.6875, -0.40625, 2.34375, 0.96875, -1.59375, -2.03125, -1.1875, 0.40625, -2.0, 1.53125}
tensor @r2.want.0.f32 : f64[] = {-2.875}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %amin = aten.amin.default(self=%x) : f32[]
  return %amin as "amin"
}

fxge 1
model "amin.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.9375, -2.1875, 1.28125, -1.21875, 2.3125, -0.46875, 2.15625, 2.09375, -1.15625, 1.875, -3.125, -1.625}
tensor @r0.want.0.f32 : f64[] = {-3.125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %amin = aten.amin.default(self=%x) : f32[]
  return %amin as "amin"
}

fxge 1
model "amin.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.5625, -2.71875, -0.8125, -1.25, -2.25, -0.375, -3.03125, -2.125, 2.09375, 2.90625, -2.59375, -2.5}
tensor @r0.want.0.bf16 : f64[] = {-3.03125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %amin = aten.amin.default(self=%x) : bf16[]
  return %amin as "amin"
}

fxge 1
model "amin.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.625, -0.5, -2.9375, 1.1875, -1.21875, 0.4375, -2.78125, -2.9375, -0.78125, 2.5, -1.9375, -1.75}
tensor @r0.want.0.f16 : f64[] = {-2.9375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %amin = aten.amin.default(self=%x) : f16[]
  return %amin as "amin"
}

fxge 1
model "amin.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1, -4, 1, -3, 3, -1, -3, -3, -2, -5, 7, 4}
tensor @r0.want.0.i32 : i32[] = {-5}
graph "main"(
    %x : i32[3, 4]) {
  %amin = aten.amin.default(self=%x) : i32[]
  return %amin as "amin"
}

fxge 1
model "amin.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2, -2, 0, 0, -6, 3, 4, 0, -5, -1, -5, 6}
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
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[]) {
  %amin = aten.amin.default(self=%x) : f32[]
  return %amin as "amin"
}

fxge 1
model "amin.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.15625, -1.3125, 1.28125, -0.03125, -0.25, -2.78125, 1.875, 1.09375, -1.4375, -1.09375, -1.40625, -1.84375}
tensor @r0.want.0.f32 : f64[] = {-2.78125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %amin = aten.amin.default(self=%x) : f32[]
  return %amin as "amin"
}

fxge 1
model "max.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.5625, 0.125, 0.0, -0.46875, 0.625, 1.5625, 2.375, 2.15625, 1.78125, -2.125, 2.46875, 0.875}
tensor @r0.want.0.f32 : f64[] = {2.46875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-1.5625, 0.125, 0.0, -0.46875, 0.625, 1.5625, 2.375, 2.15625, 1.78125, -2.125, 2.46875, 0.875, -2.28125, 1.59375, 0.3125, 0.53125, -1.3125, 1.875, -1.125, -1.40625, -1.25, -2.28125, 1.40625, -2.15625, 0.84375, 1.71875, 1.40625, -1.0, -3.09375, 2.5625}
tensor @r1.want.0.f32 : f64[] = {2.5625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-1.5625, 0.125, 0.0, -0.46875, 0.625, 1.5625, 2.375, 2.15625, 1.78125, -2.125, 2.46875, 0.875, -2.28125, 1.59375, 0.3125, 0.53125, -1.3125, 1.875, -1.125, -1.40625, -1.25, -2.28125, 1.40625, -2.15625, 0.84375, 1.71875, 1.40625, -1.0, -3.09375, 2.5625, -0.25, 1.40625, 2.03125, 2.65625, -0.28125, 0.625}
tensor @r2.want.0.f32 : f64[] = {2.65625}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %max_1 = aten.max.default(self=%x) : f32[]
  return %max_1 as "max_1"
}

fxge 1
model "max.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.46875, 0.15625, -2.625, 1.71875, 2.59375, 3.09375, 0.40625, -0.46875, 0.09375, 1.5, -1.75, -0.4375}
tensor @r0.want.0.f32 : f64[] = {3.09375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %max_1 = aten.max.default(self=%x) : f32[]
  return %max_1 as "max_1"
}

fxge 1
model "max.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.25, -1.21875, -1.34375, 2.78125, 0.0, 1.21875, 2.34375, 1.5625, 1.09375, 2.875, -0.125, 2.625}
tensor @r0.want.0.bf16 : f64[] = {2.875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %max_1 = aten.max.default(self=%x) : bf16[]
  return %max_1 as "max_1"
}

fxge 1
model "max.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.96875, -3.03125, 0.6875, -0.59375, -0.65625, 0.8125, -1.8125, -3.03125, 2.875, 0.34375, 1.5, -2.8125}
tensor @r0.want.0.f16 : f64[] = {2.875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %max_1 = aten.max.default(self=%x) : f16[]
  return %max_1 as "max_1"
}

fxge 1
model "max.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4, -2, 1, 1, 4, -2, 0, -6, -7, -4, 1, -7}
tensor @r0.want.0.i32 : i32[] = {4}
graph "main"(
    %x : i32[3, 4]) {
  %max_1 = aten.max.default(self=%x) : i32[]
  return %max_1 as "max_1"
}

fxge 1
model "max.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5, 4, 2, 6, 6, 3, 2, -7, -1, -7, 0, 5}
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
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[]) {
  %max_1 = aten.max.default(self=%x) : f32[]
  return %max_1 as "max_1"
}

fxge 1
model "max.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.375, -2.40625, -0.8125, -3.0625, 0.34375, -0.375, 2.4375, -2.90625, 0.125, 2.90625, -1.09375, -1.46875}
tensor @r0.want.0.f32 : f64[] = {2.90625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %max_1 = aten.max.default(self=%x) : f32[]
  return %max_1 as "max_1"
}

fxge 1
model "min.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.5625, 0.25, 1.6875, 0.09375, -1.875, 2.53125, -1.78125, 1.5625, 1.96875, -1.28125, -0.625, -1.1875}
tensor @r0.want.0.f32 : f64[] = {-1.875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-0.5625, 0.25, 1.6875, 0.09375, -1.875, 2.53125, -1.78125, 1.5625, 1.96875, -1.28125, -0.625, -1.1875, 1.4375, -1.40625, 0.46875, -0.875, 3.125, -1.71875, -0.03125, -1.75, -2.0, 2.6875, 0.0625, 0.875, -2.84375, 0.96875, 2.0, -3.0, 0.46875, -2.65625}
tensor @r1.want.0.f32 : f64[] = {-3.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-0.5625, 0.25, 1.6875, 0.09375, -1.875, 2.53125, -1.78125, 1.5625, 1.96875, -1.28125, -0.625, -1.1875, 1.4375, -1.40625, 0.46875, -0.875, 3.125, -1.71875, -0.03125, -1.75, -2.0, 2.6875, 0.0625, 0.875, -2.84375, 0.96875, 2.0, -3.0, 0.46875, -2.65625, 0.5, -0.875, -2.28125, -0.625, 2.84375, 1.375}
tensor @r2.want.0.f32 : f64[] = {-3.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %min_1 = aten.min.default(self=%x) : f32[]
  return %min_1 as "min_1"
}

fxge 1
model "min.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.71875, 2.21875, -1.625, -0.4375, 0.09375, -2.875, -1.28125, -1.96875, 2.6875, -2.21875, -1.53125, 2.625}
tensor @r0.want.0.f32 : f64[] = {-2.875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %min_1 = aten.min.default(self=%x) : f32[]
  return %min_1 as "min_1"
}

fxge 1
model "min.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.21875, 0.125, -0.6875, 3.03125, -0.09375, -1.25, 2.625, -2.25, -0.4375, -2.75, 0.25, -0.5625}
tensor @r0.want.0.bf16 : f64[] = {-2.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %min_1 = aten.min.default(self=%x) : bf16[]
  return %min_1 as "min_1"
}

fxge 1
model "min.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.5, -1.75, -2.625, -1.4375, -0.71875, -1.78125, -2.875, -2.53125, 0.0625, 1.53125, -0.90625, 1.625}
tensor @r0.want.0.f16 : f64[] = {-2.875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %min_1 = aten.min.default(self=%x) : f16[]
  return %min_1 as "min_1"
}

fxge 1
model "min.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-5, 4, -4, 1, 1, -7, -7, -7, -3, 5, -5, -6}
tensor @r0.want.0.i32 : i32[] = {-7}
graph "main"(
    %x : i32[3, 4]) {
  %min_1 = aten.min.default(self=%x) : i32[]
  return %min_1 as "min_1"
}

fxge 1
model "min.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5, 7, -2, 7, -2, -5, -6, 5, 1, 7, -1, -6}
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
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[]) {
  %min_1 = aten.min.default(self=%x) : f32[]
  return %min_1 as "min_1"
}

fxge 1
model "min.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.34375, 3.125, -3.125, 0.75, 2.71875, -2.25, 3.125, 1.03125, -1.84375, -2.28125, -2.84375, 2.3125}
tensor @r0.want.0.f32 : f64[] = {-3.125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[4, 3]{1, 4}) {
  %min_1 = aten.min.default(self=%x) : f32[]
  return %min_1 as "min_1"
}

fxge 1
model "any.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : bool[3, 4] = {false, true, true, false, false, false, false, false, true, true, false, true}
tensor @r0.want.0.bool : bool[] = {true}
tensor @r1.in.x : bool[5, 6] = {false, true, true, false, false, false, false, false, true, true, false, true, false, true, false, true, false, true, true, false, true, false, false, true, true, true, false, true, false, false}
tensor @r1.want.0.bool : bool[] = {true}
tensor @r2.in.x : bool[4, 9] = {false, true, true, false, false, false, false, false, true, true, false, true, false, true, false, true, false, true, true, false, true, false, false, true, true, true, false, true, false, false, false, false, false, false, true, false}
tensor @r2.want.0.bool : bool[] = {true}
graph "main"(
    %x : bool[s77, s27]) {
  %any_1 = aten.any.default(self=%x) : bool[]
  return %any_1 as "any_1"
}

fxge 1
model "any.all.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, false, false, false, true, true, true, false, false, false, false, true}
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
tensor @r0.in.x : bool[4, 3]{1, 4} = {true, false, false, true, true, true, false, true, false, true, false, false}
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
tensor @r0.in.x : bool[3, 4] = {false, true, false, true, false, false, true, true, false, false, true, true}
tensor @r0.want.0.bool : bool[] = {false}
tensor @r1.in.x : bool[5, 6] = {false, true, false, true, false, false, true, true, false, false, true, true, true, false, false, false, false, true, false, true, false, false, true, false, false, false, false, false, true, false}
tensor @r1.want.0.bool : bool[] = {false}
tensor @r2.in.x : bool[4, 9] = {false, true, false, true, false, false, true, true, false, false, true, true, true, false, false, false, false, true, false, true, false, false, true, false, false, false, false, false, true, false, true, false, true, false, false, true}
tensor @r2.want.0.bool : bool[] = {false}
graph "main"(
    %x : bool[s77, s27]) {
  %all_1 = aten.all.default(self=%x) : bool[]
  return %all_1 as "all_1"
}

fxge 1
model "all.all.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, false, false, true, true, false, true, true, false, true, true, true}
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
tensor @r0.in.x : bool[4, 3]{1, 4} = {false, true, true, true, true, false, false, false, true, false, true, true}
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
tensor @r0.in.x : f32[3, 4] = {-2.0, -1.5, -0.75, 0.75, -1.75, -1.0, -0.5, -0.25, -1.25, 0.5, 0.0, 0.25}
tensor @r0.want.0.i64 : i64[] = {3}
tensor @r1.in.x : f32[5, 6] = {-0.5, 4.75, 4.25, 0.75, 1.25, 1.0, -0.75, 0.25, -1.75, -1.5, 2.25, 3.5, -1.25, 5.0, 4.0, -2.0, 3.25, 2.0, 2.5, 2.75, 1.5, 5.25, 3.75, 3.0, -0.25, -1.0, 0.0, 0.5, 4.5, 1.75}
tensor @r1.want.0.i64 : i64[] = {21}
tensor @r2.in.x : f32[4, 9] = {1.0, 6.5, 2.75, -0.75, 5.25, 3.0, 2.5, 3.5, 4.75, 4.25, 0.75, 1.5, 5.0, -1.5, 5.5, 0.25, 3.75, 6.25, 4.0, 2.25, -1.25, 4.5, -1.0, 5.75, 1.75, -0.25, 0.0, 6.0, 2.0, 6.75, -2.0, 0.5, 1.25, -1.75, -0.5, 3.25}
tensor @r2.want.0.i64 : i64[] = {29}
graph "main"(
    %x : f32[s77, s27]) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmax.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.25, -1.0, -1.75, 0.25, -1.25, 0.75, -2.0, 0.5, 0.0, -0.5, -0.75, -1.5}
tensor @r0.want.0.i64 : i64[] = {5}
graph "main"(
    %x : f32[3, 4]) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmax.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.75, -1.0, -2.0, -0.75, -1.75, -1.5, -0.25, 0.5, -0.5, 0.0, -1.25, 0.25}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : bf16[3, 4]) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmax.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5, 0.25, -2.0, -0.75, -1.0, -1.5, -0.25, -1.25, 0.5, 0.0, 0.75, -1.75}
tensor @r0.want.0.i64 : i64[] = {10}
graph "main"(
    %x : f16[3, 4]) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmax.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1, 11, 0, 10, 7, 5, 2, 4, 9, 6, 8, 3}
tensor @r0.want.0.i64 : i64[] = {1}
graph "main"(
    %x : i32[3, 4]) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmax.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2, 3, 0, 5, 1, 4, 6, 11, 9, 8, 10, 7}
tensor @r0.want.0.i64 : i64[] = {7}
graph "main"(
    %x : i64[3, 4]) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmax.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {-2.0}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : f32[]) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}

fxge 1
model "argmax.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.5, -1.25, -2.0, -1.0, -1.75, 0.75, -0.75, 0.0, 0.25, -0.5, 0.5, -0.25}
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
tensor @r0.in.x : f32[3, 4] = {0.0, -1.25, -1.5, -2.0, 0.75, 0.5, -0.25, -0.75, -0.5, 0.25, -1.75, -1.0}
tensor @r0.want.0.i64 : i64[] = {3}
tensor @r1.in.x : f32[5, 6] = {-1.5, 5.25, 0.0, -2.0, 2.25, 4.25, 1.25, 3.25, 3.0, -0.25, 5.0, -1.25, 0.75, 4.0, 1.75, -0.75, -1.0, 0.25, 2.5, 1.0, -0.5, 0.5, 2.75, 4.75, 1.5, 3.5, 2.0, 3.75, 4.5, -1.75}
tensor @r1.want.0.i64 : i64[] = {3}
tensor @r2.in.x : f32[4, 9] = {0.0, 3.5, 2.0, 2.25, 4.75, 4.0, 2.75, 5.0, 5.5, -0.75, -0.25, -1.75, 4.5, 1.75, 3.25, 0.5, 3.75, -0.5, -2.0, -1.25, 1.0, 4.25, 6.5, 5.25, 5.75, -1.5, 3.0, 6.25, 0.75, 1.25, -1.0, 2.5, 0.25, 1.5, 6.75, 6.0}
tensor @r2.want.0.i64 : i64[] = {18}
graph "main"(
    %x : f32[s77, s27]) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "argmin.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.75, -0.75, 0.25, -0.25, 0.75, 0.0, -1.5, -0.5, 0.5, -1.25, -2.0, -1.0}
tensor @r0.want.0.i64 : i64[] = {10}
graph "main"(
    %x : f32[3, 4]) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "argmin.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.25, 0.5, -1.0, -0.75, -0.5, -1.25, -1.75, -0.25, -2.0, -1.5, 0.75, 0.0}
tensor @r0.want.0.i64 : i64[] = {8}
graph "main"(
    %x : bf16[3, 4]) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "argmin.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.5, -1.0, -2.0, -1.25, 0.0, 0.25, -0.75, 0.5, -0.5, -1.75, -0.25, 0.75}
tensor @r0.want.0.i64 : i64[] = {2}
graph "main"(
    %x : f16[3, 4]) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "argmin.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {10, 11, 1, 5, 2, 6, 4, 7, 9, 0, 8, 3}
tensor @r0.want.0.i64 : i64[] = {9}
graph "main"(
    %x : i32[3, 4]) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "argmin.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5, 4, 1, 10, 8, 11, 7, 3, 9, 6, 0, 2}
tensor @r0.want.0.i64 : i64[] = {10}
graph "main"(
    %x : i64[3, 4]) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "argmin.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {-2.0}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : f32[]) {
  %argmin = aten.argmin.default(self=%x) : i64[]
  return %argmin as "argmin"
}

fxge 1
model "argmin.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.5, -2.0, 0.0, -0.75, 0.25, 0.5, -1.0, -1.75, -1.25, 0.75, -0.25, -0.5}
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
tensor @r0.in.x : bool[3, 4] = {true, true, true, true, true, false, false, true, true, false, true, false}
tensor @r0.want.0.bool : bool[] = {false}
tensor @r1.in.x : bool[5, 6] = {true, true, true, true, true, false, false, true, true, false, true, false, true, true, false, false, false, true, false, false, true, true, true, true, false, true, false, false, true, false}
tensor @r1.want.0.bool : bool[] = {false}
tensor @r2.in.x : bool[4, 9] = {true, true, true, true, true, false, false, true, true, false, true, false, true, true, false, false, false, true, false, false, true, true, true, true, false, true, false, false, true, false, false, false, false, true, false, false}
tensor @r2.want.0.bool : bool[] = {false}
graph "main"(
    %x : bool[s77, s27]) {
  %_is_all_true = aten._is_all_true.default(self=%x) : bool[]
  return %_is_all_true as "_is_all_true"
}

fxge 1
model "_is_all_true.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false, false, true, false, false, false, false, false, false, false, true, true}
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
tensor @r0.in.x : bool[3, 4] = {false, false, true, false, true, false, false, true, true, true, true, false}
tensor @r0.want.0.bool : bool[] = {true}
tensor @r1.in.x : bool[5, 6] = {false, false, true, false, true, false, false, true, true, true, true, false, false, false, true, false, true, true, true, false, true, false, true, true, true, true, true, true, true, false}
tensor @r1.want.0.bool : bool[] = {true}
tensor @r2.in.x : bool[4, 9] = {false, false, true, false, true, false, false, true, true, true, true, false, false, false, true, false, true, true, true, false, true, false, true, true, true, true, true, true, true, false, true, true, true, false, false, true}
tensor @r2.want.0.bool : bool[] = {true}
graph "main"(
    %x : bool[s77, s27]) {
  %_is_any_true = aten._is_any_true.default(self=%x) : bool[]
  return %_is_any_true as "_is_any_true"
}

fxge 1
model "_is_any_true.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, false, true, true, true, false, true, true, false, true, true, false}
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
tensor @r0.in.x : f32[3, 4] = {0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : f32[3, 4]) {
  %any_1 = aten.any.default(self=%x) : bool[]
  return %any_1 as "any_1"
}

fxge 1
model "any.numbers.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1, 0, 1, 1, 0, 0, 0, 1, 1, 1, 0, 1}
tensor @r0.want.0.bool : bool[] = {true}
graph "main"(
    %x : i64[3, 4]) {
  %any_1 = aten.any.default(self=%x) : bool[]
  return %any_1 as "any_1"
}

fxge 1
model "any.numbers.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0}
tensor @r0.want.0.u8 : u8[] = {1}
graph "main"(
    %x : u8[3, 4]) {
  %any_1 = aten.any.default(self=%x) : u8[]
  return %any_1 as "any_1"
}

fxge 1
model "any.numbers.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0}
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
tensor @r0.in.x : bool[3, 4] = {false, false, true, true, false, false, true, true, true, false, true, true}
tensor @r0.want.0.bool : bool[3] = {true, true, true}
tensor @r1.in.x : bool[5, 6] = {false, false, true, true, false, false, true, true, true, false, true, true, true, true, true, false, false, false, true, true, true, false, true, true, false, true, false, true, false, true}
tensor @r1.want.0.bool : bool[5] = {true, true, true, true, true}
tensor @r2.in.x : bool[4, 9] = {false, false, true, true, false, false, true, true, true, false, true, true, true, true, true, false, false, false, true, true, true, false, true, true, false, true, false, true, false, true, true, true, false, false, true, false}
tensor @r2.want.0.bool : bool[4] = {true, true, true, true}
graph "main"(
    %x : bool[s77, s27]) {
  %any_1 = aten.any.dim(self=%x, dim=-1) : bool[s77]
  return %any_1 as "any_1"
}

fxge 1
model "any.dim.last.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false, true, true, true, true, true, false, false, true, false, false, false}
tensor @r0.want.0.bool : bool[3] = {true, true, true}
graph "main"(
    %x : bool[3, 4]) {
  %any_1 = aten.any.dim(self=%x, dim=-1) : bool[3]
  return %any_1 as "any_1"
}

fxge 1
model "any.dim.keep.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, true, false, true, false, true, false, true, true, false, false, false}
tensor @r0.want.0.bool : bool[1, 4] = {true, true, false, true}
graph "main"(
    %x : bool[3, 4]) {
  %any_1 = aten.any.dim(self=%x, dim=0, keepdim=true) : bool[1, 4]
  return %any_1 as "any_1"
}

fxge 1
model "any.dims.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : bool[3, 4, 2] = {false, false, false, true, false, true, true, false, true, false, true, true, false, false, true, false, true, true, true, true, true, true, true, true}
tensor @r0.want.0.bool : bool[4] = {true, true, true, true}
tensor @r1.in.x : bool[5, 6, 2] = {false, false, false, true, false, true, true, false, true, false, true, true, false, false, true, false, true, true, true, true, true, true, true, true, false, true, false, true, true, false, false, false, true, true, false, true, true, false, false, true, false, true, false, false, false, false, true, true, false, false, false, false, true, false, false, true, false, false, false, false}
tensor @r1.want.0.bool : bool[6] = {true, true, true, true, true, true}
tensor @r2.in.x : bool[4, 9, 2] = {false, false, false, true, false, true, true, false, true, false, true, true, false, false, true, false, true, true, true, true, true, true, true, true, false, true, false, true, true, false, false, false, true, true, false, true, true, false, false, true, false, true, false, false, false, false, true, true, false, false, false, false, true, false, false, true, false, false, false, false, true, true, false, true, false, false, false, true, false, false, true, false}
tensor @r2.want.0.bool : bool[9] = {true, true, true, true, true, true, true, true, true}
graph "main"(
    %x : bool[s77, s27, 2]) {
  %any_1 = aten.any.dims(self=%x, dim=[0, -1]) : bool[s27]
  return %any_1 as "any_1"
}

fxge 1
model "any.dims.two.f32" stage "import"
tensor @r0.in.x : bool[3, 4, 2] = {true, false, false, true, false, true, false, false, false, true, false, true, true, true, true, false, false, false, false, true, false, true, false, false}
tensor @r0.want.0.bool : bool[4] = {true, true, true, true}
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
tensor @r0.in.x : f32[3, 4] = {0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0}
tensor @r0.want.0.bool : bool[] = {false}
graph "main"(
    %x : f32[3, 4]) {
  %all_1 = aten.all.default(self=%x) : bool[]
  return %all_1 as "all_1"
}

fxge 1
model "all.numbers.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0}
tensor @r0.want.0.bool : bool[] = {false}
graph "main"(
    %x : i64[3, 4]) {
  %all_1 = aten.all.default(self=%x) : bool[]
  return %all_1 as "all_1"
}

fxge 1
model "all.numbers.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1}
tensor @r0.want.0.u8 : u8[] = {0}
graph "main"(
    %x : u8[3, 4]) {
  %all_1 = aten.all.default(self=%x) : u8[]
  return %all_1 as "all_1"
}

fxge 1
model "all.numbers.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0}
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
tensor @r0.in.x : bool[3, 4] = {false, false, false, false, false, true, false, true, false, false, true, true}
tensor @r0.want.0.bool : bool[3] = {false, false, false}
tensor @r1.in.x : bool[5, 6] = {false, false, false, false, false, true, false, true, false, false, true, true, false, false, false, true, true, false, true, true, true, false, true, true, true, true, false, true, true, true}
tensor @r1.want.0.bool : bool[5] = {false, false, false, false, false}
tensor @r2.in.x : bool[4, 9] = {false, false, false, false, false, true, false, true, false, false, true, true, false, false, false, true, true, false, true, true, true, false, true, true, true, true, false, true, true, true, false, true, true, true, false, false}
tensor @r2.want.0.bool : bool[4] = {false, false, false, false}
graph "main"(
    %x : bool[s77, s27]) {
  %all_1 = aten.all.dim(self=%x, dim=-1) : bool[s77]
  return %all_1 as "all_1"
}

fxge 1
model "all.dim.last.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false, false, false, false, false, true, true, true, false, true, false, true}
tensor @r0.want.0.bool : bool[3] = {false, false, false}
graph "main"(
    %x : bool[3, 4]) {
  %all_1 = aten.all.dim(self=%x, dim=-1) : bool[3]
  return %all_1 as "all_1"
}

fxge 1
model "all.dim.keep.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, false, false, false, true, false, false, true, true, true, false, false}
tensor @r0.want.0.bool : bool[1, 4] = {true, false, false, false}
graph "main"(
    %x : bool[3, 4]) {
  %all_1 = aten.all.dim(self=%x, dim=0, keepdim=true) : bool[1, 4]
  return %all_1 as "all_1"
}

fxge 1
model "all.dims.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : bool[3, 4, 2] = {false, false, false, true, true, true, true, true, true, false, false, false, true, false, true, false, true, false, false, false, false, true, false, false}
tensor @r0.want.0.bool : bool[4] = {false, false, false, false}
tensor @r1.in.x : bool[5, 6, 2] = {false, false, false, true, true, true, true, true, true, false, false, false, true, false, true, false, true, false, false, false, false, true, false, false, false, true, true, true, true, false, false, false, true, false, true, true, false, true, true, true, false, true, true, true, false, false, false, false, false, false, true, true, false, false, true, false, false, false, true, false}
tensor @r1.want.0.bool : bool[6] = {false, false, false, false, false, false}
tensor @r2.in.x : bool[4, 9, 2] = {false, false, false, true, true, true, true, true, true, false, false, false, true, false, true, false, true, false, false, false, false, true, false, false, false, true, true, true, true, false, false, false, true, false, true, true, false, true, true, true, false, true, true, true, false, false, false, false, false, false, true, true, false, false, true, false, false, false, true, false, true, true, true, true, true, false, false, true, false, true, false, true}
tensor @r2.want.0.bool : bool[9] = {false, false, false, false, false, false, false, false, false}
graph "main"(
    %x : bool[s77, s27, 2]) {
  %all_1 = aten.all.dims(self=%x, dim=[0, -1]) : bool[s27]
  return %all_1 as "all_1"
}

fxge 1
model "all.dims.two.f32" stage "import"
tensor @r0.in.x : bool[3, 4, 2] = {true, true, false, true, false, true, false, true, false, true, false, false, true, true, false, true, false, false, false, false, false, false, false, false}
tensor @r0.want.0.bool : bool[4] = {false, false, false, false}
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
tensor @r0.in.x : f32[3, 4] = {-3.03125, -0.4375, 3.03125, 2.28125, -2.09375, -2.46875, -0.34375, 1.15625, -1.8125, 2.15625, 2.1875, 2.6875}
tensor @r0.want.0.f32 : f64[3] = {1.84375, -3.75, 5.21875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-3.03125, -0.4375, 3.03125, 2.28125, -2.09375, -2.46875, -0.34375, 1.15625, -1.8125, 2.15625, 2.1875, 2.6875, -0.53125, 1.9375, -2.15625, -0.28125, 2.03125, -1.90625, 0.125, -2.34375, -2.78125, -1.5, 1.3125, 2.65625, -1.28125, 2.78125, 0.21875, 1.03125, 0.40625, 2.59375}
tensor @r1.want.0.f32 : f64[5] = {-2.71875, 6.03125, -0.90625, -2.53125, 5.75}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-3.03125, -0.4375, 3.03125, 2.28125, -2.09375, -2.46875, -0.34375, 1.15625, -1.8125, 2.15625, 2.1875, 2.6875, -0.53125, 1.9375, -2.15625, -0.28125, 2.03125, -1.90625, 0.125, -2.34375, -2.78125, -1.5, 1.3125, 2.65625, -1.28125, 2.78125, 0.21875, 1.03125, 0.40625, 2.59375, -3.03125, 2.34375, 1.65625, 1.6875, -2.3125, 1.96875}
tensor @r2.want.0.f32 : f64[4] = {-3.71875, 6.125, -0.8125, 6.34375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : f32[s77]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.3125, 2.53125, 1.28125, 1.71875, -3.0625, 2.84375, 0.125, 2.90625, 0.0, 1.71875, -2.125, -0.125}
tensor @r0.want.0.f32 : f64[3] = {3.21875, 2.8125, -0.53125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : f32[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.96875, -1.0, -1.96875, 1.5625, -2.0, -1.875, 0.9375, -2.625, -2.625, -1.25, -2.375, 1.3125}
tensor @r0.want.0.bf16 : f64[3] = {-2.375, -5.5625, -4.9375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : bf16[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.25, -0.46875, -1.625, -2.40625, -1.59375, 1.5, 3.125, 1.9375, -1.5625, 2.0, 2.8125, 0.40625}
tensor @r0.want.0.f16 : f64[3] = {-4.75, 4.96875, 3.65625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : f16[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2, -2, 3, -4, -2, 3, 3, 5, -2, -2, 6, 4}
tensor @r0.want.0.i64 : i64[3] = {-5, 9, 6}
graph "main"(
    %x : i32[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : i64[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2, -7, -2, -1, 7, 5, -4, -7, -1, -5, 6, -1}
tensor @r0.want.0.i64 : i64[3] = {-8, 1, -1}
graph "main"(
    %x : i64[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : i64[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.last.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {5, 6, 7, 7, 1, 7, 3, 1, 5, 3, 0, 4}
tensor @r0.want.0.i64 : i64[3] = {25, 12, 12}
graph "main"(
    %x : u8[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : i64[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.last.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false, false, false, false, true, false, false, true, false, false, true, true}
tensor @r0.want.0.i64 : i64[3] = {0, 2, 2}
graph "main"(
    %x : bool[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : i64[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.5625, -2.9375, 0.5, -1.59375, -2.0, 0.5625, 1.15625, -0.9375, -2.65625, -0.8125, -3.03125, -2.28125}
tensor @r0.want.0.f32 : f64[1, 4] = {-3.09375, -3.1875, -1.375, -4.8125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {2.1875, -2.28125, 0.75, -0.1875, -1.34375, 0.0625, -1.65625, 2.03125, -2.46875, -0.28125, -1.09375, -0.5625, -1.125, -0.625, 1.8125, 1.25, 1.875, -2.46875, 1.65625, 2.78125, -0.15625, 1.34375, -0.15625, 1.65625}
tensor @r0.want.0.f32 : f64[4] = {-3.4375, 3.34375, -1.84375, 4.9375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6, 2] = {2.1875, -2.28125, 0.75, -0.1875, -1.34375, 0.0625, -1.65625, 2.03125, -2.46875, -0.28125, -1.09375, -0.5625, -1.125, -0.625, 1.8125, 1.25, 1.875, -2.46875, 1.65625, 2.78125, -0.15625, 1.34375, -0.15625, 1.65625, -2.15625, 0.21875, 1.28125, 1.3125, -1.96875, 0.0, 0.59375, 0.8125, -2.84375, 0.75, -0.9375, 2.96875, 0.15625, 2.1875, 0.71875, 0.8125, 0.90625, 2.96875, 0.84375, -1.40625, -2.40625, 2.28125, 1.75, -2.53125, 2.5625, -1.71875, 0.875, 2.75, -0.34375, -1.71875, -2.71875, -0.84375, -3.0625, 1.375, 2.53125, 2.875}
tensor @r1.want.0.f32 : f64[6] = {-0.59375, 11.375, -2.03125, 2.09375, -5.46875, 6.5}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9, 2] = {2.1875, -2.28125, 0.75, -0.1875, -1.34375, 0.0625, -1.65625, 2.03125, -2.46875, -0.28125, -1.09375, -0.5625, -1.125, -0.625, 1.8125, 1.25, 1.875, -2.46875, 1.65625, 2.78125, -0.15625, 1.34375, -0.15625, 1.65625, -2.15625, 0.21875, 1.28125, 1.3125, -1.96875, 0.0, 0.59375, 0.8125, -2.84375, 0.75, -0.9375, 2.96875, 0.15625, 2.1875, 0.71875, 0.8125, 0.90625, 2.96875, 0.84375, -1.40625, -2.40625, 2.28125, 1.75, -2.53125, 2.5625, -1.71875, 0.875, 2.75, -0.34375, -1.71875, -2.71875, -0.84375, -3.0625, 1.375, 2.53125, 2.875, -0.25, 0.4375, 0.71875, -0.6875, -1.75, -1.0625, -1.28125, 1.96875, -0.875, -1.8125, -0.125, 0.0}
tensor @r2.want.0.f32 : f64[9] = {3.125, 1.59375, 9.5, -1.9375, -0.25, -7.21875, 1.1875, 1.90625, -0.75}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[0, 2]) : f32[s27]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {2.28125, -2.8125, 2.0, -1.03125, -0.9375, 3.125, -1.03125, 1.0, -0.40625, -0.6875, 2.625, 1.0625, 1.71875, 1.59375, 0.46875, 2.15625, -0.625, 0.0, 2.4375, -1.90625, 0.75, -1.03125, -0.0625, -1.8125}
tensor @r0.want.0.f32 : f64[4] = {-2.25, 5.1875, 5.21875, 0.71875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4, 2]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[0, 2]) : f32[4]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {2.34375, 0.96875, -1.21875, 0.75, 2.03125, -1.28125, -3.125, -1.4375, 1.625, -2.96875, 2.8125, 0.34375, 2.59375, -1.75, 0.3125, -1.65625, -1.1875, 0.65625, -1.25, -2.46875, -1.71875, 0.90625, 1.75, 0.5625}
tensor @r0.want.0.f32 : f64[2, 4] = {2.78125, 0.34375, 2.90625, -1.0625, -1.34375, -1.375, -2.125, -2.53125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[1]) : f32[2, 4]
  return %sum_1 as "sum_1"
}

fxge 1
model "mean.dim.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.21875, -0.84375, -1.0625, 1.25, 2.25, -2.625, -2.40625, -1.625, 3.0625, 0.03125, -0.46875, -0.25}
tensor @r0.want.0.f32 : f64[3] = {0.140625, -1.1015625, 0.59375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.21875, -0.84375, -1.0625, 1.25, 2.25, -2.625, -2.40625, -1.625, 3.0625, 0.03125, -0.46875, -0.25, -1.84375, 0.59375, 0.5625, -0.625, 2.96875, -1.84375, 2.84375, 2.3125, -1.21875, -0.65625, -2.3125, 1.125, 2.9375, -1.875, -2.65625, 2.53125, -2.0, -0.9375}
tensor @r1.want.0.f32 : f64[5] = {0.03125, -0.2760416667, -0.03125, 0.3489583333, -0.3333333333}
tensor @r1.own.0 : f64[] = {2.800000054037355e-08}
tensor @r2.in.x : f32[4, 9] = {1.21875, -0.84375, -1.0625, 1.25, 2.25, -2.625, -2.40625, -1.625, 3.0625, 0.03125, -0.46875, -0.25, -1.84375, 0.59375, 0.5625, -0.625, 2.96875, -1.84375, 2.84375, 2.3125, -1.21875, -0.65625, -2.3125, 1.125, 2.9375, -1.875, -2.65625, 2.53125, -2.0, -0.9375, 1.375, -0.53125, -0.625, -1.5625, -2.09375, -1.28125}
tensor @r2.want.0.f32 : f64[4] = {-0.08680555556, -0.09722222222, 0.05555555556, -0.5694444444}
tensor @r2.own.0 : f64[] = {4.700000033608376e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %mean = aten.mean.dim(self=%x, dim=[-1]) : f32[s77]
  return %mean as "mean"
}

fxge 1
model "mean.dim.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.90625, -3.03125, -0.25, -1.5625, -1.65625, -0.53125, 2.375, 0.0625, 2.03125, 0.9375, -1.125, -1.03125}
tensor @r0.want.0.f32 : f64[3] = {-0.984375, 0.0625, 0.203125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %mean = aten.mean.dim(self=%x, dim=[-1]) : f32[3]
  return %mean as "mean"
}

fxge 1
model "mean.dim.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.9375, -1.25, 0.84375, 1.40625, 2.46875, 1.09375, 1.28125, 0.9375, -2.03125, -3.0, 2.96875, 1.5}
tensor @r0.want.0.bf16 : f64[3] = {0.984375, 1.4453125, -0.140625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %mean = aten.mean.dim(self=%x, dim=[-1]) : bf16[3]
  return %mean as "mean"
}

fxge 1
model "mean.dim.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.5, -0.9375, 2.25, 2.96875, -3.09375, 1.71875, -1.3125, -2.8125, -1.59375, -2.375, -0.34375, 0.9375}
tensor @r0.want.0.f16 : f64[3] = {0.6953125, -1.375, -0.84375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %mean = aten.mean.dim(self=%x, dim=[-1]) : f16[3]
  return %mean as "mean"
}

fxge 1
model "mean.dim.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.09375, 2.875, -0.84375, -2.25, 2.375, 3.125, -2.34375, -2.1875, -2.40625, 1.375, -0.34375, -2.5625}
tensor @r0.want.0.f32 : f64[1, 4] = {0.6875, 2.458333333, -1.177083333, -2.333333333}
tensor @r0.own.0 : f64[] = {3.199999909497819e-08}
graph "main"(
    %x : f32[3, 4]) {
  %mean = aten.mean.dim(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %mean as "mean"
}

fxge 1
model "mean.dim.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {1.90625, -0.1875, 1.21875, -1.75, 3.09375, -0.1875, -2.6875, -0.625, -0.09375, -1.40625, 2.5625, 1.5, 0.59375, 1.875, -1.625, 0.9375, 0.6875, -2.25, 1.84375, -3.0625, -2.53125, -1.9375, -2.46875, 1.40625}
tensor @r0.want.0.f32 : f64[4] = {-0.2239583333, 0.3854166667, 0.1510416667, -0.84375}
tensor @r0.own.0 : f64[] = {1.2000000104706032e-08}
tensor @r1.in.x : f32[5, 6, 2] = {1.90625, -0.1875, 1.21875, -1.75, 3.09375, -0.1875, -2.6875, -0.625, -0.09375, -1.40625, 2.5625, 1.5, 0.59375, 1.875, -1.625, 0.9375, 0.6875, -2.25, 1.84375, -3.0625, -2.53125, -1.9375, -2.46875, 1.40625, 2.0, 0.71875, -2.34375, -1.53125, 2.9375, 3.0625, 0.15625, 2.59375, -2.875, 0.625, -2.59375, 0.375, 1.125, 1.875, -2.15625, 2.75, 2.34375, 1.875, -2.75, -0.03125, 1.96875, -0.3125, 1.84375, -1.28125, -0.84375, -0.375, 0.5, -0.25, 1.6875, -0.40625, -0.90625, -2.125, 2.8125, 0.625, -1.375, -2.625}
tensor @r1.want.0.f32 : f64[6] = {0.86875, -0.425, 1.284375, -0.759375, -0.3125, -0.265625}
tensor @r1.own.0 : f64[] = {3.699999950868005e-08}
tensor @r2.in.x : f32[4, 9, 2] = {1.90625, -0.1875, 1.21875, -1.75, 3.09375, -0.1875, -2.6875, -0.625, -0.09375, -1.40625, 2.5625, 1.5, 0.59375, 1.875, -1.625, 0.9375, 0.6875, -2.25, 1.84375, -3.0625, -2.53125, -1.9375, -2.46875, 1.40625, 2.0, 0.71875, -2.34375, -1.53125, 2.9375, 3.0625, 0.15625, 2.59375, -2.875, 0.625, -2.59375, 0.375, 1.125, 1.875, -2.15625, 2.75, 2.34375, 1.875, -2.75, -0.03125, 1.96875, -0.3125, 1.84375, -1.28125, -0.84375, -0.375, 0.5, -0.25, 1.6875, -0.40625, -0.90625, -2.125, 2.8125, 0.625, -1.375, -2.625, 0.625, -1.9375, -1.5, -2.75, -2.34375, 2.5625, 1.5625, 1.34375, 2.84375, -0.78125, -0.875, -2.5625}
tensor @r2.want.0.f32 : f64[9] = {0.05859375, -0.12109375, 0.2578125, -0.5859375, -0.99609375, 1.35546875, 0.86328125, -0.078125, -0.7421875}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %mean = aten.mean.dim(self=%x, dim=[0, 2]) : f32[s27]
  return %mean as "mean"
}

fxge 1
model "mean.dim.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {1.46875, 0.0, -2.59375, -0.5, -2.09375, 2.90625, 0.125, 2.40625, -2.875, -2.5625, 0.125, -0.84375, 1.40625, -0.53125, 0.5625, -2.0625, 3.0625, -1.78125, -2.0, -0.6875, 0.59375, 0.53125, -3.03125, 0.59375}
tensor @r0.want.0.f32 : f64[4] = {-0.4479166667, -1.083333333, 0.46875, -0.234375}
tensor @r0.own.0 : f64[] = {3.699999950868005e-08}
graph "main"(
    %x : f32[3, 4, 2]) {
  %mean = aten.mean.dim(self=%x, dim=[0, 2]) : f32[4]
  return %mean as "mean"
}

fxge 1
model "mean.dim.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {-1.3125, -2.03125, -2.6875, -2.21875, -1.3125, 3.09375, -3.0, -0.3125, 2.65625, 3.03125, 2.78125, 2.1875, -0.8125, -1.9375, 0.53125, 2.34375, 1.21875, 0.28125, -2.71875, -0.9375, -1.03125, -2.6875, 2.90625, -0.84375}
tensor @r0.want.0.f32 : f64[2, 4] = {0.8541666667, -0.875, -1.052083333, 0.1458333333, 0.4270833333, -0.3229166667, -0.5104166667, 0.3958333333}
tensor @r0.own.0 : f64[] = {3.799999959142042e-08}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %mean = aten.mean.dim(self=%x, dim=[1]) : f32[2, 4]
  return %mean as "mean"
}

fxge 1
model "amax.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.28125, 1.34375, 2.90625, 2.15625, -0.6875, 2.75, 3.09375, -1.625, -1.75, 1.78125, 0.46875, 1.5625}
tensor @r0.want.0.f32 : f64[3] = {2.90625, 3.09375, 1.78125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-0.28125, 1.34375, 2.90625, 2.15625, -0.6875, 2.75, 3.09375, -1.625, -1.75, 1.78125, 0.46875, 1.5625, -1.4375, -1.84375, 3.125, 3.0625, -2.0, 0.0, -2.28125, 1.5625, 0.75, 1.46875, -0.65625, 0.90625, -2.90625, -2.71875, 0.65625, 0.46875, 0.0625, 1.21875}
tensor @r1.want.0.f32 : f64[5] = {2.90625, 3.09375, 3.125, 1.5625, 1.21875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-0.28125, 1.34375, 2.90625, 2.15625, -0.6875, 2.75, 3.09375, -1.625, -1.75, 1.78125, 0.46875, 1.5625, -1.4375, -1.84375, 3.125, 3.0625, -2.0, 0.0, -2.28125, 1.5625, 0.75, 1.46875, -0.65625, 0.90625, -2.90625, -2.71875, 0.65625, 0.46875, 0.0625, 1.21875, -1.09375, 0.5, -2.0625, 2.5, -1.21875, -1.125}
tensor @r2.want.0.f32 : f64[4] = {3.09375, 3.125, 1.5625, 2.5}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %amax = aten.amax.default(self=%x, dim=[-1]) : f32[s77]
  return %amax as "amax"
}

fxge 1
model "amax.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.28125, 2.6875, 1.0, -2.15625, -0.0625, -0.65625, 0.5625, 0.25, 0.25, -2.03125, -2.125, 2.0625}
tensor @r0.want.0.f32 : f64[3] = {2.6875, 0.5625, 2.0625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[-1]) : f32[3]
  return %amax as "amax"
}

fxge 1
model "amax.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.625, -1.875, 2.46875, -1.59375, 2.71875, 1.0625, 2.875, -1.75, -1.5625, 2.59375, -1.8125, -1.03125}
tensor @r0.want.0.bf16 : f64[3] = {2.625, 2.875, 2.59375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[-1]) : bf16[3]
  return %amax as "amax"
}

fxge 1
model "amax.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.5, -2.625, -1.75, 0.59375, 2.875, -1.09375, 2.46875, 0.1875, 2.65625, 2.5625, 0.96875, 2.75}
tensor @r0.want.0.f16 : f64[3] = {0.59375, 2.875, 2.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[-1]) : f16[3]
  return %amax as "amax"
}

fxge 1
model "amax.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4, 1, 1, -5, -1, 4, 1, 5, 0, -1, 3, 5}
tensor @r0.want.0.i32 : i32[3] = {1, 5, 5}
graph "main"(
    %x : i32[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[-1]) : i32[3]
  return %amax as "amax"
}

fxge 1
model "amax.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4, -4, -2, 6, 3, 0, -1, -1, 3, -7, 6, -3}
tensor @r0.want.0.i64 : i64[3] = {6, 3, 6}
graph "main"(
    %x : i64[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[-1]) : i64[3]
  return %amax as "amax"
}

fxge 1
model "amax.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.4375, -2.375, 1.21875, -1.71875, 2.625, 0.375, 0.15625, -2.71875, 1.65625, 2.09375, -3.125, -0.59375}
tensor @r0.want.0.f32 : f64[1, 4] = {2.625, 2.09375, 1.21875, -0.59375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %amax as "amax"
}

fxge 1
model "amax.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {2.125, 2.3125, -3.0625, -2.71875, 1.375, -2.8125, -1.21875, 1.90625, 2.5625, 0.125, -0.25, 0.15625, -2.28125, -0.3125, -2.96875, -1.375, 2.21875, 0.65625, -0.9375, 3.0625, 2.75, -2.34375, -0.21875, 0.25}
tensor @r0.want.0.f32 : f64[4] = {2.5625, 3.0625, 2.75, 1.90625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6, 2] = {2.125, 2.3125, -3.0625, -2.71875, 1.375, -2.8125, -1.21875, 1.90625, 2.5625, 0.125, -0.25, 0.15625, -2.28125, -0.3125, -2.96875, -1.375, 2.21875, 0.65625, -0.9375, 3.0625, 2.75, -2.34375, -0.21875, 0.25, -1.28125, -2.5, 1.96875, 0.34375, 0.9375, 2.5625, 2.78125, -1.3125, -2.5625, -3.125, 2.84375, -0.28125, 1.46875, 0.46875, 0.5625, 1.53125, 0.90625, 2.59375, 0.65625, -1.0, 0.6875, 0.125, 1.46875, -2.5, 0.53125, -0.875, -2.59375, -3.0625, 1.1875, -0.6875, -0.96875, -0.09375, 2.375, -0.0625, 1.78125, 2.8125}
tensor @r1.want.0.f32 : f64[6] = {2.3125, 1.96875, 2.59375, 3.0625, 2.75, 2.84375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9, 2] = {2.125, 2.3125, -3.0625, -2.71875, 1.375, -2.8125, -1.21875, 1.90625, 2.5625, 0.125, -0.25, 0.15625, -2.28125, -0.3125, -2.96875, -1.375, 2.21875, 0.65625, -0.9375, 3.0625, 2.75, -2.34375, -0.21875, 0.25, -1.28125, -2.5, 1.96875, 0.34375, 0.9375, 2.5625, 2.78125, -1.3125, -2.5625, -3.125, 2.84375, -0.28125, 1.46875, 0.46875, 0.5625, 1.53125, 0.90625, 2.59375, 0.65625, -1.0, 0.6875, 0.125, 1.46875, -2.5, 0.53125, -0.875, -2.59375, -3.0625, 1.1875, -0.6875, -0.96875, -0.09375, 2.375, -0.0625, 1.78125, 2.8125, -0.78125, -0.25, 0.78125, -1.65625, -2.65625, -2.03125, 0.40625, -1.03125, 0.75, -1.53125, 1.5, 2.40625}
tensor @r2.want.0.f32 : f64[9] = {3.0625, 2.75, 2.8125, 1.90625, 2.5625, 2.5625, 2.78125, 0.75, 2.84375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %amax = aten.amax.default(self=%x, dim=[0, 2]) : f32[s27]
  return %amax as "amax"
}

fxge 1
model "amax.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-1.3125, -2.5625, -0.09375, 3.09375, -1.28125, -2.71875, 1.875, -2.75, 2.65625, 0.96875, -0.8125, -0.21875, 2.125, 1.28125, -1.625, -0.125, -1.375, 2.15625, 2.5, -0.1875, 1.40625, -2.65625, 1.75, 0.96875}
tensor @r0.want.0.f32 : f64[4] = {2.65625, 3.09375, 2.125, 1.875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4, 2]) {
  %amax = aten.amax.default(self=%x, dim=[0, 2]) : f32[4]
  return %amax as "amax"
}

fxge 1
model "amax.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {-1.96875, 1.21875, -2.5625, 0.90625, 0.875, 2.84375, 2.90625, 1.5, 0.9375, -2.75, -2.15625, -1.53125, -1.75, 2.1875, -1.15625, 2.625, -0.6875, -1.71875, -1.25, 2.875, -0.8125, 2.6875, -0.625, -2.25}
tensor @r0.want.0.f32 : f64[2, 4] = {0.9375, -1.25, 0.875, 2.90625, 1.21875, 2.875, 2.84375, 2.625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %amax = aten.amax.default(self=%x, dim=[1]) : f32[2, 4]
  return %amax as "amax"
}

fxge 1
model "amin.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3.0, -0.6875, -2.9375, -0.75, -1.03125, 0.09375, 2.75, 1.28125, 2.40625, -0.9375, -0.90625, -0.4375}
tensor @r0.want.0.f32 : f64[3] = {-2.9375, -1.03125, -0.9375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {3.0, -0.6875, -2.9375, -0.75, -1.03125, 0.09375, 2.75, 1.28125, 2.40625, -0.9375, -0.90625, -0.4375, -0.34375, -1.84375, 2.3125, 2.625, 2.75, -2.34375, -1.4375, 2.625, -0.46875, -2.9375, 2.625, -3.09375, -1.46875, 2.8125, 0.28125, -1.78125, 0.25, -2.53125}
tensor @r1.want.0.f32 : f64[5] = {-2.9375, -0.9375, -2.34375, -3.09375, -2.53125}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {3.0, -0.6875, -2.9375, -0.75, -1.03125, 0.09375, 2.75, 1.28125, 2.40625, -0.9375, -0.90625, -0.4375, -0.34375, -1.84375, 2.3125, 2.625, 2.75, -2.34375, -1.4375, 2.625, -0.46875, -2.9375, 2.625, -3.09375, -1.46875, 2.8125, 0.28125, -1.78125, 0.25, -2.53125, -1.9375, -0.21875, 0.65625, 0.21875, 2.28125, 1.5625}
tensor @r2.want.0.f32 : f64[4] = {-2.9375, -2.34375, -3.09375, -2.53125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %amin = aten.amin.default(self=%x, dim=[-1]) : f32[s77]
  return %amin as "amin"
}

fxge 1
model "amin.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.25, 0.84375, -0.96875, 1.6875, 0.71875, 0.03125, 1.78125, -1.40625, 0.71875, -0.15625, -1.875, 0.375}
tensor @r0.want.0.f32 : f64[3] = {-0.96875, -1.40625, -1.875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[-1]) : f32[3]
  return %amin as "amin"
}

fxge 1
model "amin.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.03125, 1.5, 2.8125, 2.53125, -0.9375, -2.96875, -2.03125, -0.21875, 0.625, 2.28125, 2.90625, 1.46875}
tensor @r0.want.0.bf16 : f64[3] = {-2.03125, -2.96875, 0.625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[-1]) : bf16[3]
  return %amin as "amin"
}

fxge 1
model "amin.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.71875, 0.25, -1.375, 0.28125, 2.125, 2.09375, 0.84375, 0.6875, 0.1875, -0.5, -0.03125, -2.21875}
tensor @r0.want.0.f16 : f64[3] = {-1.375, 0.6875, -2.21875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[-1]) : f16[3]
  return %amin as "amin"
}

fxge 1
model "amin.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1, 6, 2, -6, 4, -4, -7, 7, 1, 4, -3, 3}
tensor @r0.want.0.i32 : i32[3] = {-6, -7, -3}
graph "main"(
    %x : i32[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[-1]) : i32[3]
  return %amin as "amin"
}

fxge 1
model "amin.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3, -6, 4, 0, 3, 0, 7, 7, -6, -3, 4, 0}
tensor @r0.want.0.i64 : i64[3] = {-6, 0, -6}
graph "main"(
    %x : i64[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[-1]) : i64[3]
  return %amin as "amin"
}

fxge 1
model "amin.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.625, -2.84375, 0.8125, -2.75, 0.46875, 2.8125, -2.6875, -1.78125, -2.875, -2.1875, -0.84375, -0.28125}
tensor @r0.want.0.f32 : f64[1, 4] = {-2.875, -2.84375, -2.6875, -2.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %amin as "amin"
}

fxge 1
model "amin.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {0.96875, -0.59375, -2.5625, 1.3125, -2.65625, 1.25, 0.15625, 3.0625, -1.0, 1.15625, 0.90625, 2.53125, 1.4375, 0.09375, -2.84375, 1.1875, -3.03125, 0.46875, 3.125, 1.6875, 0.96875, 1.8125, -0.875, 1.125}
tensor @r0.want.0.f32 : f64[4] = {-3.03125, -2.5625, -2.65625, -2.84375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6, 2] = {0.96875, -0.59375, -2.5625, 1.3125, -2.65625, 1.25, 0.15625, 3.0625, -1.0, 1.15625, 0.90625, 2.53125, 1.4375, 0.09375, -2.84375, 1.1875, -3.03125, 0.46875, 3.125, 1.6875, 0.96875, 1.8125, -0.875, 1.125, -1.15625, -2.125, -2.9375, -0.34375, -0.78125, 1.34375, 0.75, -2.375, 1.21875, -0.1875, -2.625, 2.34375, -0.375, -0.03125, 0.875, -1.34375, 2.53125, -0.875, 0.84375, -1.8125, 2.9375, -0.8125, -1.375, 1.875, 1.40625, -2.625, -3.0625, -2.59375, -0.34375, -2.4375, 1.90625, -0.4375, 1.5, 0.96875, -1.59375, 1.40625}
tensor @r1.want.0.f32 : f64[6] = {-2.625, -3.0625, -3.03125, -2.375, -1.0, -2.625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9, 2] = {0.96875, -0.59375, -2.5625, 1.3125, -2.65625, 1.25, 0.15625, 3.0625, -1.0, 1.15625, 0.90625, 2.53125, 1.4375, 0.09375, -2.84375, 1.1875, -3.03125, 0.46875, 3.125, 1.6875, 0.96875, 1.8125, -0.875, 1.125, -1.15625, -2.125, -2.9375, -0.34375, -0.78125, 1.34375, 0.75, -2.375, 1.21875, -0.1875, -2.625, 2.34375, -0.375, -0.03125, 0.875, -1.34375, 2.53125, -0.875, 0.84375, -1.8125, 2.9375, -0.8125, -1.375, 1.875, 1.40625, -2.625, -3.0625, -2.59375, -0.34375, -2.4375, 1.90625, -0.4375, 1.5, 0.96875, -1.59375, 1.40625, 0.4375, -2.875, -1.65625, 2.53125, -0.59375, 1.40625, 1.28125, -0.09375, 2.75, -1.84375, -1.3125, -0.1875}
tensor @r2.want.0.f32 : f64[9] = {-0.59375, -2.5625, -2.65625, -2.875, -2.9375, -1.375, -2.625, -3.0625, -3.03125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %amin = aten.amin.default(self=%x, dim=[0, 2]) : f32[s27]
  return %amin as "amin"
}

fxge 1
model "amin.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {2.8125, -0.53125, -2.625, -0.90625, -2.9375, 1.28125, -1.5, 0.46875, 2.5, -1.3125, -1.46875, 2.65625, -2.125, -3.0625, 2.28125, -0.5, -0.75, 1.21875, -0.5625, 3.0, -1.09375, 2.125, -1.34375, 1.4375}
tensor @r0.want.0.f32 : f64[4] = {-1.3125, -2.625, -3.0625, -1.5}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4, 2]) {
  %amin = aten.amin.default(self=%x, dim=[0, 2]) : f32[4]
  return %amin as "amin"
}

fxge 1
model "amin.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {-1.15625, -1.3125, 1.28125, -0.03125, -0.25, -2.78125, 1.875, 1.09375, -1.4375, -1.09375, -1.40625, -1.84375, 2.0625, -0.53125, 1.1875, -0.9375, -0.28125, 0.5625, -2.59375, 0.34375, 0.71875, -0.15625, 2.96875, -1.03125}
tensor @r0.want.0.f32 : f64[2, 4] = {-1.4375, -2.59375, -0.25, 1.1875, -1.3125, -1.84375, -2.78125, -1.03125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %amin = aten.amin.default(self=%x, dim=[1]) : f32[2, 4]
  return %amin as "amin"
}

fxge 1
model "var.correction.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.375, 2.78125, -3.0625, 0.34375, 0.1875, -3.125, 2.125, -1.40625, -0.34375, -2.78125, -0.3125, -0.90625}
tensor @r0.want.0.f32 : f64[3] = {5.782877604, 5.021077474, 1.351806641}
tensor @r0.own.0 : f64[] = {2.7000000457633178e-08}
tensor @r1.in.x : f32[5, 6] = {-0.375, 2.78125, -3.0625, 0.34375, 0.1875, -3.125, 2.125, -1.40625, -0.34375, -2.78125, -0.3125, -0.90625, 2.9375, 0.0625, -1.375, -2.71875, -1.75, 1.8125, 1.3125, 1.9375, -2.15625, 1.53125, -0.0625, 1.84375, 1.28125, 1.46875, 1.75, 2.0625, 0.03125, -1.8125}
tensor @r1.want.0.f32 : f64[5] = {5.082682292, 2.615104167, 4.817089844, 2.527636719, 2.118261719}
tensor @r1.own.0 : f64[] = {3.799999959142042e-08}
tensor @r2.in.x : f32[4, 9] = {-0.375, 2.78125, -3.0625, 0.34375, 0.1875, -3.125, 2.125, -1.40625, -0.34375, -2.78125, -0.3125, -0.90625, 2.9375, 0.0625, -1.375, -2.71875, -1.75, 1.8125, 1.3125, 1.9375, -2.15625, 1.53125, -0.0625, 1.84375, 1.28125, 1.46875, 1.75, 2.0625, 0.03125, -1.8125, -1.28125, -0.71875, -0.40625, 2.15625, 1.375, 1.875}
tensor @r2.want.0.f32 : f64[4] = {4.108344184, 3.76304796, 1.740234375, 2.340332031}
tensor @r2.own.0 : f64[] = {2.6000000374892807e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %var = aten.var.correction(self=%x, dim=[-1]) : f32[s77]
  return %var as "var"
}

fxge 1
model "var.correction.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.4375, -0.9375, 1.84375, -1.3125, 0.90625, -0.6875, 2.6875, 2.78125, 1.15625, 2.65625, -1.6875, 1.5625}
tensor @r0.want.0.f32 : f64[3] = {2.600504557, 2.721679688, 3.427408854}
tensor @r0.own.0 : f64[] = {2.3000000126671694e-08}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[-1]) : f32[3]
  return %var as "var"
}

fxge 1
model "var.correction.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.9375, -0.96875, -0.75, -2.75, -3.03125, 0.75, -1.53125, 0.71875, 0.34375, -0.125, 1.625, 2.125}
tensor @r0.want.0.bf16 : f64[3] = {0.878499349, 3.406494141, 1.117431641}
tensor @r0.own.0 : f64[] = {0.00011999999696854502}
graph "main"(
    %x : bf16[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[-1]) : bf16[3]
  return %var as "var"
}

fxge 1
model "var.correction.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.625, 0.03125, 0.3125, -3.09375, -1.4375, 0.3125, -2.03125, 0.28125, 1.9375, 2.53125, -0.5625, -2.9375}
tensor @r0.want.0.f16 : f64[3] = {5.518880208, 1.434244792, 6.290608724}
tensor @r0.own.0 : f64[] = {0.0002500000118743628}
graph "main"(
    %x : f16[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[-1]) : f16[3]
  return %var as "var"
}

fxge 1
model "var.correction.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.71875, 1.46875, 2.4375, 1.6875, 1.0, -2.21875, -1.75, 1.65625, 0.15625, -1.90625, -1.3125, 2.0}
tensor @r0.want.0.f32 : f64[1, 4] = {1.936523438, 4.180989583, 5.298177083, 0.0361328125}
tensor @r0.own.0 : f64[] = {2.999999892949745e-08}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %var as "var"
}

fxge 1
model "var.correction.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {-2.15625, -1.59375, -0.09375, 0.8125, -0.875, 1.84375, 3.03125, 1.3125, 0.59375, 1.96875, -0.0625, -3.0625, 1.8125, 2.53125, -3.0, 1.53125, 2.375, -2.40625, -2.78125, 1.03125, 1.25, -2.65625, -2.96875, 0.09375}
tensor @r0.want.0.f32 : f64[4] = {4.520214844, 3.194303385, 3.986490885, 6.215625}
tensor @r0.own.0 : f64[] = {3.099999901223782e-08}
tensor @r1.in.x : f32[5, 6, 2] = {-2.15625, -1.59375, -0.09375, 0.8125, -0.875, 1.84375, 3.03125, 1.3125, 0.59375, 1.96875, -0.0625, -3.0625, 1.8125, 2.53125, -3.0, 1.53125, 2.375, -2.40625, -2.78125, 1.03125, 1.25, -2.65625, -2.96875, 0.09375, 1.40625, 0.875, -0.875, 2.03125, 0.5, 0.53125, -2.0625, -2.90625, -1.46875, 1.625, -1.5625, -1.5, -1.875, -2.625, 0.34375, 1.46875, 0.9375, -2.71875, -0.90625, -3.0625, 2.875, 1.1875, -1.375, -2.78125, -0.375, 2.84375, -0.1875, -3.09375, -0.75, -1.375, -1.6875, -1.78125, -1.46875, -1.96875, -2.28125, -1.1875}
tensor @r1.want.0.f32 : f64[6] = {4.243066406, 3.186024306, 2.941796875, 4.33359375, 3.664236111, 1.254383681}
tensor @r1.own.0 : f64[] = {2.7000000457633178e-08}
tensor @r2.in.x : f32[4, 9, 2] = {-2.15625, -1.59375, -0.09375, 0.8125, -0.875, 1.84375, 3.03125, 1.3125, 0.59375, 1.96875, -0.0625, -3.0625, 1.8125, 2.53125, -3.0, 1.53125, 2.375, -2.40625, -2.78125, 1.03125, 1.25, -2.65625, -2.96875, 0.09375, 1.40625, 0.875, -0.875, 2.03125, 0.5, 0.53125, -2.0625, -2.90625, -1.46875, 1.625, -1.5625, -1.5, -1.875, -2.625, 0.34375, 1.46875, 0.9375, -2.71875, -0.90625, -3.0625, 2.875, 1.1875, -1.375, -2.78125, -0.375, 2.84375, -0.1875, -3.09375, -0.75, -1.375, -1.6875, -1.78125, -1.46875, -1.96875, -2.28125, -1.1875, 1.25, -1.3125, -0.03125, 2.125, -1.84375, -0.6875, 2.96875, 0.75, 2.5625, 1.21875, -3.0, -2.6875}
tensor @r2.want.0.f32 : f64[9] = {1.391305106, 2.418178013, 3.067225865, 3.756958008, 1.589006696, 1.967755999, 5.161202567, 4.816894531, 2.847080776}
tensor @r2.own.0 : f64[] = {2.6000000374892807e-08}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %var = aten.var.correction(self=%x, dim=[0, 2]) : f32[s27]
  return %var as "var"
}

fxge 1
model "var.correction.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {0.4375, 0.625, -0.75, 3.03125, -0.53125, -2.53125, -2.375, -3.0625, -0.28125, 3.125, 1.5, 0.59375, 2.875, -2.875, 3.03125, 3.0625, -3.09375, -1.84375, -0.125, 0.78125, -1.15625, 0.65625, 0.71875, -3.03125}
tensor @r0.want.0.f32 : f64[4] = {4.644042969, 1.752115885, 4.574609375, 8.566959635}
tensor @r0.own.0 : f64[] = {2.999999892949745e-08}
graph "main"(
    %x : f32[3, 4, 2]) {
  %var = aten.var.correction(self=%x, dim=[0, 2]) : f32[4]
  return %var as "var"
}

fxge 1
model "var.correction.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {1.6875, -0.65625, 0.9375, -2.6875, -2.4375, 2.8125, -1.0625, -1.78125, -2.0625, 1.15625, 2.21875, -1.15625, -1.5625, -0.78125, 0.5625, -1.125, 0.96875, 0.75, 0.25, 1.375, -1.21875, -2.90625, 3.0625, 1.21875}
tensor @r0.want.0.f32 : f64[2, 4] = {3.961263021, 0.9983723958, 0.3948567708, 4.317708333, 0.9046223958, 4.209309896, 8.355794271, 2.487304688}
tensor @r0.own.0 : f64[] = {3.799999959142042e-08}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %var = aten.var.correction(self=%x, dim=[1]) : f32[2, 4]
  return %var as "var"
}

fxge 1
model "var.dim.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.125, -2.125, 1.1875, 1.84375, -1.65625, -2.71875, -2.15625, 2.40625, 0.28125, -2.4375, -1.1875, 2.28125}
tensor @r0.want.0.f32 : f64[3] = {3.526285807, 5.440104167, 4.117513021}
tensor @r0.own.0 : f64[] = {2.900000062311392e-08}
tensor @r1.in.x : f32[5, 6] = {-1.125, -2.125, 1.1875, 1.84375, -1.65625, -2.71875, -2.15625, 2.40625, 0.28125, -2.4375, -1.1875, 2.28125, 0.03125, 1.53125, -1.125, 0.875, -2.15625, -1.3125, 1.28125, -2.78125, 0.34375, -2.09375, -0.625, -1.0625, -0.03125, 0.875, 3.03125, -0.0625, 2.59375, -2.625}
tensor @r1.want.0.f32 : f64[5] = {3.441699219, 4.592838542, 1.994824219, 2.267057292, 4.238834635}
tensor @r1.own.0 : f64[] = {4.800000041882413e-08}
tensor @r2.in.x : f32[4, 9] = {-1.125, -2.125, 1.1875, 1.84375, -1.65625, -2.71875, -2.15625, 2.40625, 0.28125, -2.4375, -1.1875, 2.28125, 0.03125, 1.53125, -1.125, 0.875, -2.15625, -1.3125, 1.28125, -2.78125, 0.34375, -2.09375, -0.625, -1.0625, -0.03125, 0.875, 3.03125, -0.0625, 2.59375, -2.625, 2.71875, -1.5, -0.90625, -2.4375, -1.03125, -0.90625}
tensor @r2.want.0.f32 : f64[4] = {3.676296658, 2.742947049, 3.1535102, 3.748969184}
tensor @r2.own.0 : f64[] = {2.800000054037355e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %var = aten.var.dim(self=%x, dim=[-1]) : f32[s77]
  return %var as "var"
}

fxge 1
model "var.dim.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.75, -1.28125, 1.9375, -1.125, 2.5, -0.40625, -0.40625, -0.71875, 0.0, -2.84375, 2.3125, -2.8125}
tensor @r0.want.0.f32 : f64[3] = {3.877848307, 2.287353516, 6.183186849}
tensor @r0.own.0 : f64[] = {2.6000000374892807e-08}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.dim(self=%x, dim=[-1]) : f32[3]
  return %var as "var"
}

fxge 1
model "var.dim.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.8125, -3.0, -0.28125, -0.59375, 1.65625, -2.34375, -0.34375, -2.40625, -2.71875, -0.53125, 1.90625, -0.25}
tensor @r0.want.0.bf16 : f64[3] = {3.884440104, 3.730143229, 3.578369141}
tensor @r0.own.0 : f64[] = {0.0015999999595806003}
graph "main"(
    %x : bf16[3, 4]) {
  %var = aten.var.dim(self=%x, dim=[-1]) : bf16[3]
  return %var as "var"
}

fxge 1
model "var.dim.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.8125, 1.65625, -2.5, -2.78125, -1.875, -0.5625, 0.53125, 1.21875, -2.3125, 1.03125, 1.40625, -0.4375}
tensor @r0.want.0.f16 : f64[3] = {5.137044271, 1.827148438, 2.851888021}
tensor @r0.own.0 : f64[] = {6.299999949987978e-05}
graph "main"(
    %x : f16[3, 4]) {
  %var = aten.var.dim(self=%x, dim=[-1]) : f16[3]
  return %var as "var"
}

fxge 1
model "var.dim.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.375, -0.5625, 2.53125, -1.46875, -2.28125, -2.78125, 2.625, 0.46875, -1.34375, -0.875, 2.40625, 3.0}
tensor @r0.want.0.f32 : f64[1, 4] = {0.3251953125, 1.442382812, 0.01204427083, 5.021809896}
tensor @r0.own.0 : f64[] = {3.199999909497819e-08}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.dim(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %var as "var"
}

fxge 1
model "var.dim.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {-1.15625, 1.5, -2.28125, 1.78125, 1.1875, -2.3125, 0.59375, 1.875, -1.96875, -2.40625, -1.78125, 2.5, 1.25, 2.15625, 0.75, 1.25, -1.71875, -1.75, 1.71875, 1.03125, -0.625, -0.96875, -1.125, -1.15625}
tensor @r0.want.0.f32 : f64[4] = {1.97890625, 4.06969401, 2.844010417, 1.559635417}
tensor @r0.own.0 : f64[] = {1.5999999547489097e-08}
tensor @r1.in.x : f32[5, 6, 2] = {-1.15625, 1.5, -2.28125, 1.78125, 1.1875, -2.3125, 0.59375, 1.875, -1.96875, -2.40625, -1.78125, 2.5, 1.25, 2.15625, 0.75, 1.25, -1.71875, -1.75, 1.71875, 1.03125, -0.625, -0.96875, -1.125, -1.15625, 2.59375, -2.0, 1.84375, -2.96875, 1.78125, 2.84375, 0.375, 0.25, 2.3125, -2.78125, -1.3125, -0.15625, 0.46875, 2.1875, 2.71875, 0.03125, 0.625, 2.03125, -1.34375, -2.15625, 3.0, -0.46875, 2.78125, 0.34375, -0.75, 3.125, 3.125, 2.71875, 1.9375, 2.4375, -2.9375, 2.90625, -0.03125, 2.9375, -2.90625, -2.25}
tensor @r1.want.0.f32 : f64[6] = {3.0078125, 4.357866753, 3.695355903, 3.453819444, 4.647526042, 3.619097222}
tensor @r1.own.0 : f64[] = {4.800000041882413e-08}
tensor @r2.in.x : f32[4, 9, 2] = {-1.15625, 1.5, -2.28125, 1.78125, 1.1875, -2.3125, 0.59375, 1.875, -1.96875, -2.40625, -1.78125, 2.5, 1.25, 2.15625, 0.75, 1.25, -1.71875, -1.75, 1.71875, 1.03125, -0.625, -0.96875, -1.125, -1.15625, 2.59375, -2.0, 1.84375, -2.96875, 1.78125, 2.84375, 0.375, 0.25, 2.3125, -2.78125, -1.3125, -0.15625, 0.46875, 2.1875, 2.71875, 0.03125, 0.625, 2.03125, -1.34375, -2.15625, 3.0, -0.46875, 2.78125, 0.34375, -0.75, 3.125, 3.125, 2.71875, 1.9375, 2.4375, -2.9375, 2.90625, -0.03125, 2.9375, -2.90625, -2.25, -0.21875, 0.71875, -0.4375, 2.40625, -2.46875, -1.9375, 1.0, -1.15625, 0.375, -0.375, 2.28125, -1.96875}
tensor @r2.want.0.f32 : f64[9] = {3.656651088, 3.448869978, 3.289324079, 3.087820871, 5.279296875, 5.188825335, 2.028180804, 3.692522321, 3.790178571}
tensor @r2.own.0 : f64[] = {3.899999967416079e-08}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %var = aten.var.dim(self=%x, dim=[0, 2]) : f32[s27]
  return %var as "var"
}

fxge 1
model "var.dim.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {0.0625, 0.875, -2.5625, -0.5625, -2.28125, 1.78125, 1.6875, -0.125, -2.375, 3.09375, 0.4375, -0.78125, -2.59375, 1.3125, -2.3125, -3.0625, -2.71875, 2.71875, 2.125, -3.0, -2.71875, -0.15625, 0.03125, 1.6875}
tensor @r0.want.0.f32 : f64[4] = {6.061490885, 3.61110026, 4.12594401, 3.94156901}
tensor @r0.own.0 : f64[] = {2.099999996119095e-08}
graph "main"(
    %x : f32[3, 4, 2]) {
  %var = aten.var.dim(self=%x, dim=[0, 2]) : f32[4]
  return %var as "var"
}

fxge 1
model "var.dim.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {-3.03125, 0.15625, -0.8125, -0.875, -2.3125, 1.25, 2.8125, -1.0625, -1.90625, -1.28125, 2.75, -3.0, -2.53125, 1.03125, 0.65625, -2.78125, 2.96875, -0.375, 1.5625, -0.03125, 0.03125, -0.5, -2.9375, 1.46875}
tensor @r0.want.0.f32 : f64[2, 4] = {10.171875, 3.290364583, 2.017903646, 8.437825521, 0.5283203125, 2.340169271, 0.9091796875, 4.570638021}
tensor @r0.own.0 : f64[] = {3.099999901223782e-08}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %var = aten.var.dim(self=%x, dim=[1]) : f32[2, 4]
  return %var as "var"
}

fxge 1
model "std.correction.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.75, -0.3125, 2.65625, -0.53125, 2.46875, -0.65625, -0.53125, -1.0625, -1.0, 0.40625, -2.78125, -3.0}
tensor @r0.want.0.f32 : f64[3] = {1.806833816, 1.625275417, 1.606262159}
tensor @r0.own.0 : f64[] = {2.6000000374892807e-08}
tensor @r1.in.x : f32[5, 6] = {2.75, -0.3125, 2.65625, -0.53125, 2.46875, -0.65625, -0.53125, -1.0625, -1.0, 0.40625, -2.78125, -3.0, 2.6875, 2.0625, -1.25, 2.1875, -0.90625, -2.34375, 0.875, 0.21875, 0.03125, -2.875, 1.5625, 0.75, -0.9375, 1.6875, 0.5, 1.21875, 2.09375, 0.875}
tensor @r1.want.0.f32 : f64[5] = {1.717556404, 1.321213635, 2.151670862, 1.551209206, 1.066170132}
tensor @r1.own.0 : f64[] = {3.2999999177718564e-08}
tensor @r2.in.x : f32[4, 9] = {2.75, -0.3125, 2.65625, -0.53125, 2.46875, -0.65625, -0.53125, -1.0625, -1.0, 0.40625, -2.78125, -3.0, 2.6875, 2.0625, -1.25, 2.1875, -0.90625, -2.34375, 0.875, 0.21875, 0.03125, -2.875, 1.5625, 0.75, -0.9375, 1.6875, 0.5, 1.21875, 2.09375, 0.875, 2.84375, -0.625, 2.5625, 0.5625, 2.90625, 1.75}
tensor @r2.want.0.f32 : f64[4] = {1.671298901, 2.23831117, 1.40069311, 1.179983522}
tensor @r2.own.0 : f64[] = {5.200000074978561e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %std = aten.std.correction(self=%x, dim=[-1]) : f32[s77]
  return %std as "std"
}

fxge 1
model "std.correction.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.8125, -2.3125, 0.84375, -3.0, 2.9375, 1.59375, 2.0625, -1.9375, -0.71875, -0.71875, 1.25, 1.34375}
tensor @r0.want.0.f32 : f64[3] = {1.707515366, 2.141385206, 1.164350845}
tensor @r0.own.0 : f64[] = {5.200000074978561e-08}
graph "main"(
    %x : f32[3, 4]) {
  %std = aten.std.correction(self=%x, dim=[-1]) : f32[3]
  return %std as "std"
}

fxge 1
model "std.correction.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-3.09375, -1.625, -0.1875, 2.0, 0.03125, -1.84375, 2.15625, -2.6875, 1.625, -2.6875, -2.21875, -0.875}
tensor @r0.want.0.bf16 : f64[3] = {2.170675628, 2.152453633, 1.935041283}
tensor @r0.own.0 : f64[] = {0.0017000000225380063}
graph "main"(
    %x : bf16[3, 4]) {
  %std = aten.std.correction(self=%x, dim=[-1]) : bf16[3]
  return %std as "std"
}

fxge 1
model "std.correction.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.9375, 1.84375, -1.5, -0.59375, 2.0625, -1.0625, -1.96875, 0.28125, 1.3125, 1.34375, -2.46875, 1.25}
tensor @r0.want.0.f16 : f64[3] = {2.067623057, 1.75306651, 1.885819478}
tensor @r0.own.0 : f64[] = {0.0003600000054575503}
graph "main"(
    %x : f16[3, 4]) {
  %std = aten.std.correction(self=%x, dim=[-1]) : f16[3]
  return %std as "std"
}

fxge 1
model "std.correction.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.65625, 2.84375, 0.09375, 0.5625, -3.09375, 2.8125, -0.46875, 2.0, 3.125, -0.21875, -0.0625, -0.25}
tensor @r0.want.0.f32 : f64[1, 4] = {3.133478083, 1.759183493, 0.2903616638, 1.139375743}
tensor @r0.own.0 : f64[] = {2.6000000374892807e-08}
graph "main"(
    %x : f32[3, 4]) {
  %std = aten.std.correction(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %std as "std"
}

fxge 1
model "std.correction.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {2.9375, -0.15625, 2.8125, -2.40625, 1.09375, 1.15625, 1.78125, -1.625, 2.09375, 0.0, 3.09375, -2.9375, -2.5625, -1.71875, 0.28125, 2.75, -3.0625, -3.0625, 0.875, 2.4375, -2.75, 3.0, -1.78125, -2.84375}
tensor @r0.want.0.f32 : f64[4] = {2.511354424, 2.687185059, 2.370122459, 2.207733802}
tensor @r0.own.0 : f64[] = {2.5000000292152436e-08}
tensor @r1.in.x : f32[5, 6, 2] = {2.9375, -0.15625, 2.8125, -2.40625, 1.09375, 1.15625, 1.78125, -1.625, 2.09375, 0.0, 3.09375, -2.9375, -2.5625, -1.71875, 0.28125, 2.75, -3.0625, -3.0625, 0.875, 2.4375, -2.75, 3.0, -1.78125, -2.84375, -2.03125, 1.625, -2.21875, -2.75, 1.96875, 0.65625, 1.75, 0.71875, 1.90625, 1.625, 2.9375, 2.53125, -0.75, -1.8125, 2.59375, 1.875, 0.53125, 1.9375, 1.71875, -3.09375, -0.375, 3.125, -2.71875, 0.53125, 0.6875, -0.28125, 1.40625, -2.1875, 0.4375, -1.5, 1.46875, -2.5625, -2.40625, 1.8125, -2.625, 0.03125}
tensor @r1.want.0.f32 : f64[6] = {1.754025628, 2.365682105, 1.887760399, 2.0040351, 2.101640914, 2.530519013}
tensor @r1.own.0 : f64[] = {4.099999983964153e-08}
tensor @r2.in.x : f32[4, 9, 2] = {2.9375, -0.15625, 2.8125, -2.40625, 1.09375, 1.15625, 1.78125, -1.625, 2.09375, 0.0, 3.09375, -2.9375, -2.5625, -1.71875, 0.28125, 2.75, -3.0625, -3.0625, 0.875, 2.4375, -2.75, 3.0, -1.78125, -2.84375, -2.03125, 1.625, -2.21875, -2.75, 1.96875, 0.65625, 1.75, 0.71875, 1.90625, 1.625, 2.9375, 2.53125, -0.75, -1.8125, 2.59375, 1.875, 0.53125, 1.9375, 1.71875, -3.09375, -0.375, 3.125, -2.71875, 0.53125, 0.6875, -0.28125, 1.40625, -2.1875, 0.4375, -1.5, 1.46875, -2.5625, -2.40625, 1.8125, -2.625, 0.03125, -2.65625, -1.59375, 0.1875, 0.40625, 1.78125, 1.78125, -2.46875, -3.125, -1.34375, -0.90625, -1.40625, -0.15625}
tensor @r2.want.0.f32 : f64[9] = {1.970821614, 2.59159428, 1.849303078, 2.083497017, 1.962073252, 2.215757382, 1.827829265, 1.762585286, 2.29569409}
tensor @r2.own.0 : f64[] = {2.3000000126671694e-08}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %std = aten.std.correction(self=%x, dim=[0, 2]) : f32[s27]
  return %std as "std"
}

fxge 1
model "std.correction.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-3.0, 2.78125, 2.9375, 2.09375, 1.84375, -1.09375, 1.34375, -0.9375, 2.46875, -0.0625, 1.40625, 2.90625, -0.375, 2.09375, -0.75, 1.0, -0.46875, 0.9375, -1.34375, 3.0, 1.65625, -0.3125, -1.90625, 3.125}
tensor @r0.want.0.f32 : f64[4] = {2.133385721, 1.677827216, 1.381188724, 1.847189588}
tensor @r0.own.0 : f64[] = {2.999999892949745e-08}
graph "main"(
    %x : f32[3, 4, 2]) {
  %std = aten.std.correction(self=%x, dim=[0, 2]) : f32[4]
  return %std as "std"
}

fxge 1
model "std.correction.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {2.34375, -0.4375, 0.34375, 0.9375, -2.8125, 0.25, 1.3125, -1.75, 0.53125, -2.46875, -2.59375, 2.40625, 2.34375, 0.90625, 0.09375, 2.09375, 2.46875, -1.375, -1.875, -3.0, 0.4375, -0.78125, 0.21875, -0.0625}
tensor @r0.want.0.f32 : f64[2, 4] = {1.084334473, 1.53125, 2.607144131, 0.6704806267, 1.016626109, 2.795492559, 0.8506660993, 1.92663283}
tensor @r0.own.0 : f64[] = {3.199999909497819e-08}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %std = aten.std.correction(self=%x, dim=[1]) : f32[2, 4]
  return %std as "std"
}

fxge 1
model "logsumexp.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.3125, 2.46875, -1.03125, -2.40625, 0.65625, -2.34375, -2.90625, 1.03125, 2.125, -2.4375, -1.90625, -2.34375}
tensor @r0.want.0.f32 : f64[3] = {2.513931746, 1.585712127, 2.163883826}
tensor @r0.own.0 : f64[] = {3.899999967416079e-08}
tensor @r1.in.x : f32[5, 6] = {-2.3125, 2.46875, -1.03125, -2.40625, 0.65625, -2.34375, -2.90625, 1.03125, 2.125, -2.4375, -1.90625, -2.34375, -2.46875, 2.40625, 2.625, 2.09375, -2.09375, -0.5, 1.65625, -0.34375, 1.9375, 3.0625, -1.09375, -2.5625, -0.90625, -0.625, -2.53125, -0.21875, -1.90625, -2.78125}
tensor @r1.want.0.f32 : f64[5] = {2.66562433, 2.447908073, 3.521247392, 3.54625311, 0.7095016014}
tensor @r1.own.0 : f64[] = {2.7000000457633178e-08}
tensor @r2.in.x : f32[4, 9] = {-2.3125, 2.46875, -1.03125, -2.40625, 0.65625, -2.34375, -2.90625, 1.03125, 2.125, -2.4375, -1.90625, -2.34375, -2.46875, 2.40625, 2.625, 2.09375, -2.09375, -0.5, 1.65625, -0.34375, 1.9375, 3.0625, -1.09375, -2.5625, -0.90625, -0.625, -2.53125, -0.21875, -1.90625, -2.78125, -2.71875, -1.46875, -0.0625, 0.25, 3.125, -0.84375}
tensor @r2.want.0.f32 : f64[4] = {3.242946583, 3.531013799, 3.575206075, 3.285551514}
tensor @r2.own.0 : f64[] = {1.999999987845058e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[-1]) : f32[s77]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.15625, 0.84375, -1.15625, 1.96875, -3.125, -2.71875, 0.3125, 0.40625, 0.78125, -0.9375, -1.40625, 0.375}
tensor @r0.want.0.f32 : f64[3] = {2.395216307, 1.091221653, 1.452984876}
tensor @r0.own.0 : f64[] = {3.3999999260458935e-08}
graph "main"(
    %x : f32[3, 4]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[-1]) : f32[3]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.90625, 0.1875, 0.28125, -0.9375, -1.71875, 2.96875, -1.375, -0.46875, 0.09375, -2.5625, -3.09375, 0.03125}
tensor @r0.want.0.bf16 : f64[3] = {1.685962637, 3.021667219, 0.8120282396}
tensor @r0.own.0 : f64[] = {0.0020000000949949026}
graph "main"(
    %x : bf16[3, 4]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[-1]) : bf16[3]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.59375, 1.8125, 2.25, -1.125, -1.0, -0.65625, -1.84375, 1.8125, 1.46875, 1.46875, -1.5, 2.8125}
tensor @r0.want.0.f16 : f64[3] = {2.781380789, 1.969994667, 3.241115837}
tensor @r0.own.0 : f64[] = {0.00033000000985339284}
graph "main"(
    %x : f16[3, 4]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[-1]) : f16[3]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6, -4, -4, -3, -1, 3, 3, 6, -7, -3, 7, 2}
tensor @r0.want.0.f32 : f64[3] = {6.000214187, 6.095751917, 7.006761269}
tensor @r0.own.0 : f64[] = {2.800000054037355e-08}
graph "main"(
    %x : i64[3, 4]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[-1]) : f32[3]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.78125, 2.65625, -0.34375, -3.03125, -3.0625, 1.0625, -2.5, -2.625, -1.28125, -1.03125, -0.3125, -0.0625}
tensor @r0.want.0.f32 : f64[1, 4] = {2.80115449, 2.861797104, 0.4205552175, 0.05837088515}
tensor @r0.own.0 : f64[] = {4.3000000005122274e-08}
graph "main"(
    %x : f32[3, 4]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[0], keepdim=true) : f32[1, 4]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {3.09375, 1.875, 1.59375, 0.5, -2.75, -0.0625, 2.0, 2.125, 0.6875, 0.1875, 3.03125, -2.65625, 2.8125, -0.375, -2.34375, -2.0625, -0.96875, -0.5625, 2.03125, -0.46875, 2.6875, -2.25, -1.15625, 0.46875}
tensor @r0.want.0.f32 : f64[4] = {3.488132393, 3.572728122, 3.500813946, 2.884673097}
tensor @r0.own.0 : f64[] = {2.3000000126671694e-08}
tensor @r1.in.x : f32[5, 6, 2] = {3.09375, 1.875, 1.59375, 0.5, -2.75, -0.0625, 2.0, 2.125, 0.6875, 0.1875, 3.03125, -2.65625, 2.8125, -0.375, -2.34375, -2.0625, -0.96875, -0.5625, 2.03125, -0.46875, 2.6875, -2.25, -1.15625, 0.46875, -2.65625, -0.5, -0.21875, 1.03125, 2.09375, 0.9375, 0.0625, 1.625, 0.40625, 0.96875, -2.5625, -2.875, -1.84375, -0.9375, 1.4375, -0.84375, 0.4375, 1.625, -2.8125, 2.9375, 0.0625, -1.96875, -0.0625, -0.125, 1.96875, -2.34375, -2.28125, -1.6875, 1.3125, 2.84375, 0.0625, -0.3125, -2.90625, 1.9375, 2.8125, -3.0625}
tensor @r1.want.0.f32 : f64[6] = {3.996428604, 2.729777658, 3.692481238, 3.929451081, 3.412179145, 3.722306835}
tensor @r1.own.0 : f64[] = {3.899999967416079e-08}
tensor @r2.in.x : f32[4, 9, 2] = {3.09375, 1.875, 1.59375, 0.5, -2.75, -0.0625, 2.0, 2.125, 0.6875, 0.1875, 3.03125, -2.65625, 2.8125, -0.375, -2.34375, -2.0625, -0.96875, -0.5625, 2.03125, -0.46875, 2.6875, -2.25, -1.15625, 0.46875, -2.65625, -0.5, -0.21875, 1.03125, 2.09375, 0.9375, 0.0625, 1.625, 0.40625, 0.96875, -2.5625, -2.875, -1.84375, -0.9375, 1.4375, -0.84375, 0.4375, 1.625, -2.8125, 2.9375, 0.0625, -1.96875, -0.0625, -0.125, 1.96875, -2.34375, -2.28125, -1.6875, 1.3125, 2.84375, 0.0625, -0.3125, -2.90625, 1.9375, 2.8125, -3.0625, 0.375, 1.78125, -1.0, -3.09375, 1.8125, 1.0, 1.125, -1.09375, 0.03125, -0.25, 2.875, -1.1875}
tensor @r2.want.0.f32 : f64[9] = {3.66805917, 3.496734622, 3.267342708, 3.755594444, 2.130656915, 3.740716063, 3.530896061, 1.86510468, 3.689099321}
tensor @r2.own.0 : f64[] = {5.200000074978561e-08}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[0, 2]) : f32[s27]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-0.90625, -2.78125, -1.0, -0.0625, 0.78125, -2.9375, 1.3125, 0.3125, -0.53125, -2.1875, 0.65625, -1.625, -0.6875, -1.5625, 0.875, -2.3125, -2.84375, -1.78125, -1.8125, -0.59375, 3.09375, -2.65625, 2.125, -0.59375}
tensor @r0.want.0.f32 : f64[4] = {0.3312432724, 1.422446089, 3.222050763, 2.803683197}
tensor @r0.own.0 : f64[] = {4.4000000087862645e-08}
graph "main"(
    %x : f32[3, 4, 2]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[0, 2]) : f32[4]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.strided.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4]{1, 8, 2} = {2.375, -1.3125, 2.6875, -1.84375, -1.875, 2.21875, 2.84375, -0.8125, 0.78125, -2.25, -0.34375, 2.59375, 0.8125, -2.59375, 0.0, 2.9375, -0.90625, -0.40625, -1.46875, -1.875, -1.6875, 0.125, -1.125, -1.15625}
tensor @r0.want.0.f32 : f64[2, 4] = {2.590710856, 2.749461589, 0.9523800681, 2.918025976, 0.0398831706, 2.616770092, 2.342163106, 2.976907547}
tensor @r0.own.0 : f64[] = {2.099999996119095e-08}
graph "main"(
    %x : f32[2, 3, 4]{1, 8, 2}) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[1]) : f32[2, 4]
  return %logsumexp as "logsumexp"
}

fxge 1
model "sum.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.want.0.f32 : f64[] = {0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[0, 4]) {
  %sum_1 = aten.sum.default(self=%x) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "prod.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.want.0.f32 : f64[] = {1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[0, 4]) {
  %prod = aten.prod.default(self=%x) : f32[]
  return %prod as "prod"
}

fxge 1
model "sum.dim_IntList.none.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.53125, 0.6875, -2.59375, -0.09375, -0.46875, -1.0625, -1.90625, -1.0625, -2.40625, 1.8125, -2.5625, 2.6875}
tensor @r0.want.0.f32 : f64[] = {-4.4375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.no_dims.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.40625, 1.1875, 1.1875, 1.78125, -2.78125, -1.90625, 1.4375, -2.21875, 1.96875, 2.40625, 1.53125, -0.75}
tensor @r0.want.0.f32 : f64[] = {1.4375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[]) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.empty_dim.f32" stage "import"
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3] = {0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 0]{1, 1}) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[1]) : f32[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "mean.dim.none.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.875, -1.40625, 2.46875, 0.84375, -2.9375, -1.46875, 1.03125, -0.6875, -0.21875, -0.8125, -0.875, 1.6875}
tensor @r0.want.0.f32 : f64[] = {-0.4375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %mean = aten.mean.dim(self=%x) : f32[]
  return %mean as "mean"
}

fxge 1
model "amax.no_dims.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.21875, -0.125, -2.15625, 1.03125, -2.5, 0.5625, 2.90625, 0.78125, 2.40625, 1.15625, -2.5, 2.875}
tensor @r0.want.0.f32 : f64[] = {2.90625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %amax = aten.amax.default(self=%x) : f32[]
  return %amax as "amax"
}

fxge 1
model "sum.dtype.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0, 0, -1, -7, 6, -1, 3, 3, 5, -6, 1, 0}
tensor @r0.want.0.f32 : f64[] = {3.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4]) {
  %sum_1 = aten.sum.default(self=%x, dtype=f32) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "mean.dtype.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-5, 3, -2, 1, -4, 6, 6, -6, -1, 7, -3, 4}
tensor @r0.want.0.f32 : f64[] = {0.5}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4]) {
  %mean = aten.mean.default(self=%x, dtype=f32) : f32[]
  return %mean as "mean"
}

fxge 1
model "sum.dim_IntList.dtype.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.09375, -1.78125, 0.5625, -1.6875, 0.1875, -2.75, 0.75, 1.8125, 0.53125, 0.125, -1.46875, -2.96875}
tensor @r0.want.0.f32 : f64[3] = {-4.0, 0.0, -3.78125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[1], dtype=f32) : f32[3]
  return %sum_1 as "sum_1"
}

fxge 1
model "var.correction.correction0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.1875, 2.1875, 1.9375, -0.03125, -0.71875, 2.71875, 2.90625, -0.34375, -2.28125, 0.9375, -1.59375, -2.625}
tensor @r0.want.0.f32 : f64[3] = {0.9982299805, 2.817138672, 1.944580078}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[1], correction=0) : f32[3]
  return %var as "var"
}

fxge 1
model "var.correction.correction1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.59375, 0.21875, 0.40625, 2.46875, -0.9375, -3.09375, -1.15625, -0.09375, -0.78125, -0.5, -0.4375, -3.03125}
tensor @r0.want.0.f32 : f64[3] = {2.76171875, 1.607666016, 1.533203125}
tensor @r0.own.0 : f64[] = {7.999999870201272e-17}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[1], correction=1) : f32[3]
  return %var as "var"
}

fxge 1
model "var.correction.correction2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.4375, -1.96875, 2.9375, -0.5, -0.375, -0.15625, 0.71875, -0.9375, -0.59375, -2.5625, -2.375, -2.4375}
tensor @r0.want.0.f32 : f64[3] = {8.863647461, 0.7099609375, 1.312866211}
tensor @r0.own.0 : f64[] = {2.000000033724767e-16}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[1], correction=2) : f32[3]
  return %var as "var"
}

fxge 1
model "var.correction.correctionNone.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.03125, 1.21875, 0.75, 2.59375, -2.21875, 2.5625, 0.03125, 2.4375, 0.1875, -1.25, 2.09375, -2.0}
tensor @r0.want.0.f32 : f64[3] = {1.166910807, 5.151367188, 3.248942057}
tensor @r0.own.0 : f64[] = {1.4999999464748726e-08}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[1]) : f32[3]
  return %var as "var"
}

fxge 1
model "var.correction.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.0, -1.53125, -2.125, 2.21875, 2.03125, -2.625, 0.53125, 2.65625, -1.09375, -3.125, 2.65625, 0.09375}
tensor @r0.want.0.f32 : f64[] = {4.456409801}
tensor @r0.own.0 : f64[] = {2.900000062311392e-08}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.correction(self=%x) : f32[]
  return %var as "var"
}

fxge 1
model "prod.dim_int.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.15625, -0.6875, 1.125, -0.8125, 0.84375, 3.0, 0.9375, 2.53125, -1.375, 1.28125, -2.8125, 0.90625}
tensor @r0.want.0.f32 : f64[3] = {-1.355026245, 6.006774902, 4.490318298}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-2.15625, -0.6875, 1.125, -0.8125, 0.84375, 3.0, 0.9375, 2.53125, -1.375, 1.28125, -2.8125, 0.90625, 1.09375, -2.71875, -1.65625, 1.96875, 2.65625, 1.59375, 3.03125, 1.5, -1.65625, -2.0625, -2.625, 1.03125, 1.5625, 1.03125, -0.6875, 1.0, -2.96875, -1.59375}
tensor @r1.want.0.f32 : f64[5] = {-3.429910183, 10.65573581, 41.04808944, -42.04614007, -5.241438746}
tensor @r1.own.0 : f64[] = {5.800000124622784e-08}
tensor @r2.in.x : f32[4, 9] = {-2.15625, -0.6875, 1.125, -0.8125, 0.84375, 3.0, 0.9375, 2.53125, -1.375, 1.28125, -2.8125, 0.90625, 1.09375, -2.71875, -1.65625, 1.96875, 2.65625, 1.59375, 3.03125, 1.5, -1.65625, -2.0625, -2.625, 1.03125, 1.5625, 1.03125, -0.6875, 1.0, -2.96875, -1.59375, -0.09375, -1.75, 2.28125, -1.46875, -1.25, -1.84375}
tensor @r2.want.0.f32 : f64[4] = {11.19158926, -134.0501724, 46.57821303, -5.99426526}
tensor @r2.own.0 : f64[] = {1.0000000116860974e-07}
graph "main"(
    %x : f32[s77, s27]) {
  %prod = aten.prod.dim_int(self=%x, dim=-1) : f32[s77]
  return %prod as "prod"
}

fxge 1
model "prod.dim_int.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.5625, 2.71875, 2.84375, -2.28125, 0.59375, -0.53125, 1.15625, -1.5625, 1.5, -3.09375, -2.15625, -3.09375}
tensor @r0.want.0.f32 : f64[3] = {9.921014786, 0.5698680878, -30.95713806}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %prod = aten.prod.dim_int(self=%x, dim=-1) : f32[3]
  return %prod as "prod"
}

fxge 1
model "prod.dim_int.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {3.09375, -1.59375, 1.15625, 0.71875, -1.375, 1.9375, -2.96875, -2.9375, 0.875, -2.4375, 3.125, -2.375}
tensor @r0.want.0.bf16 : f64[3] = {-4.097651482, -23.23249817, 15.82946777}
tensor @r0.own.0 : f64[] = {0.004600000102072954}
graph "main"(
    %x : bf16[3, 4]) {
  %prod = aten.prod.dim_int(self=%x, dim=-1) : bf16[3]
  return %prod as "prod"
}

fxge 1
model "prod.dim_int.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.625, 1.6875, 1.28125, -0.96875, -2.78125, -2.0, -0.03125, -1.71875, 1.375, 0.875, -0.5625, -2.34375}
tensor @r0.want.0.f16 : f64[3] = {-5.498176575, 0.2987670898, 1.586151123}
tensor @r0.own.0 : f64[] = {0.00033000000985339284}
graph "main"(
    %x : f16[3, 4]) {
  %prod = aten.prod.dim_int(self=%x, dim=-1) : f16[3]
  return %prod as "prod"
}

fxge 1
model "prod.dim_int.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0, -2, 2, 3, -5, 6, 0, -1, -6, 1, 4, 7}
tensor @r0.want.0.i64 : i64[3] = {0, 0, -168}
graph "main"(
    %x : i32[3, 4]) {
  %prod = aten.prod.dim_int(self=%x, dim=-1) : i64[3]
  return %prod as "prod"
}

fxge 1
model "prod.dim_int.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7, 5, -7, 7, -5, 4, -6, -5, -3, 0, -6, -4}
tensor @r0.want.0.i64 : i64[3] = {1715, -600, 0}
graph "main"(
    %x : i64[3, 4]) {
  %prod = aten.prod.dim_int(self=%x, dim=-1) : i64[3]
  return %prod as "prod"
}

fxge 1
model "prod.dim_int.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.625, -2.78125, 0.28125, 0.46875, 1.21875, -1.5, -3.09375, -0.71875, 1.0, -0.875, -2.15625, -0.75}
tensor @r0.want.0.f32 : f64[1, 4] = {-1.98046875, -3.650390625, 1.876190186, 0.2526855469}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %prod = aten.prod.dim_int(self=%x, dim=0, keepdim=true) : f32[1, 4]
  return %prod as "prod"
}

fxge 1
model "max.dim.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.5, 0.25, -1.5, -0.25, -0.75, -1.25, -1.0, 0.5, 0.0, -1.75, 0.75, -2.0}
tensor @r0.want.0.f32 : f64[3] = {0.25, 0.5, 0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {1, 3, 2}
tensor @r1.in.x : f32[5, 6] = {4.0, 0.5, 3.0, 4.25, 0.25, 5.0, -0.25, 4.5, -1.75, -1.0, 5.25, -1.5, 4.75, 1.25, -0.5, 3.75, 2.25, -0.75, 2.5, 0.75, 3.25, 2.0, 1.75, 2.75, -1.25, 1.5, 0.0, 1.0, -2.0, 3.5}
tensor @r1.want.0.f32 : f64[5] = {5.0, 5.25, 4.75, 3.25, 3.5}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[5] = {5, 4, 0, 2, 5}
tensor @r2.in.x : f32[4, 9] = {-0.5, 5.0, -1.5, 2.0, 5.25, 4.25, 5.75, -1.25, 6.0, 4.0, 2.75, 1.25, 4.75, 6.25, 1.5, 3.0, 3.25, 4.5, 0.25, 2.5, -1.0, -1.75, 0.75, 0.0, -0.75, 1.0, 6.75, 3.5, 2.25, 0.5, 6.5, 3.75, -0.25, 5.5, 1.75, -2.0}
tensor @r2.want.0.f32 : f64[4] = {6.0, 6.25, 6.75, 6.5}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[4] = {8, 4, 8, 3}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=-1) : f32[s77], i64[s77] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.25, 0.25, -0.75, 0.75, -0.25, -2.0, 0.5, -1.5, -1.0, -1.75, -0.5, 0.0}
tensor @r0.want.0.f32 : f64[3] = {0.75, 0.5, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {3, 2, 3}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=-1) : f32[3], i64[3] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.75, 0.5, -1.75, -0.25, -0.5, -1.5, 0.25, 0.0, -1.25, -0.75, -1.0, -2.0}
tensor @r0.want.0.bf16 : f64[3] = {0.75, 0.25, -0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {0, 2, 1}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=-1) : bf16[3], i64[3] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.5, -1.75, 0.75, -1.25, -2.0, -1.0, -0.25, 0.25, -0.75, -1.5, 0.0, -0.5}
tensor @r0.want.0.f16 : f64[3] = {0.75, 0.25, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {2, 3, 2}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=-1) : f16[3], i64[3] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5, 0, 1, 8, 9, 6, 10, 11, 7, 2, 3, 4}
tensor @r0.want.0.i32 : i32[3] = {8, 11, 7}
tensor @r0.want.1.i64 : i64[3] = {3, 3, 0}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=-1) : i32[3], i64[3] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {11, 5, 0, 7, 9, 1, 8, 6, 2, 4, 3, 10}
tensor @r0.want.0.i64 : i64[3] = {11, 9, 10}
tensor @r0.want.1.i64 : i64[3] = {0, 0, 3}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=-1) : i64[3], i64[3] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.0, -0.5, -1.75, 0.25, -1.0, -1.25, -2.0, -0.25, -0.75, 0.5, -1.5, 0.75}
tensor @r0.want.0.f32 : f64[1, 4] = {0.0, 0.5, -1.5, 0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[1, 4] = {0, 2, 2, 2}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=0, keepdim=true) : f32[1, 4], i64[1, 4] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.75, -0.5, -1.5, 0.25, -2.0, -1.25, -0.75, -1.0, -0.25, 0.0, 0.5, -1.75}
tensor @r0.want.0.f32 : f64[3] = {-1.5, -2.0, -1.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {2, 0, 3}
tensor @r1.in.x : f32[5, 6] = {2.25, 3.75, 0.5, 0.25, 3.25, 3.5, 1.75, 3.0, 4.75, -1.75, 2.5, 0.75, 1.25, 1.5, 2.0, -1.5, 4.25, -1.25, 0.0, 4.5, -2.0, -0.75, 5.0, -0.25, 1.0, -1.0, 2.75, 5.25, 4.0, -0.5}
tensor @r1.want.0.f32 : f64[5] = {0.25, -1.75, -1.5, -2.0, -1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[5] = {3, 3, 3, 2, 1}
tensor @r2.in.x : f32[4, 9] = {0.75, 3.75, -0.5, 2.5, 2.75, 1.25, 1.75, -2.0, 5.75, 6.0, 0.5, 3.5, 4.25, 4.5, 5.5, -1.5, 4.75, 5.25, 2.0, -1.25, 3.25, 1.0, 4.0, 0.0, 3.0, 6.75, -0.75, 0.25, 6.5, 5.0, 2.25, -0.25, -1.0, 1.5, -1.75, 6.25}
tensor @r2.want.0.f32 : f64[4] = {-2.0, -1.5, -1.25, -1.75}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[4] = {7, 6, 1, 7}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=-1) : f32[s77], i64[s77] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5, -2.0, -0.25, -0.75, -1.25, -1.75, -1.5, 0.75, -1.0, -0.5, 0.0, 0.25}
tensor @r0.want.0.f32 : f64[3] = {-2.0, -1.75, -1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {1, 1, 0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=-1) : f32[3], i64[3] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.0, -1.75, -1.25, -0.25, -0.75, 0.5, -2.0, -0.5, 0.25, -1.0, 0.75, -1.5}
tensor @r0.want.0.bf16 : f64[3] = {-1.75, -2.0, -1.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {1, 2, 3}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=-1) : bf16[3], i64[3] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.25, -1.5, -0.25, 0.75, 0.5, -2.0, 0.0, -1.75, -1.0, -0.75, -0.5, -1.25}
tensor @r0.want.0.f16 : f64[3] = {-1.5, -2.0, -1.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {1, 1, 3}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=-1) : f16[3], i64[3] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {11, 8, 7, 5, 2, 0, 9, 4, 6, 1, 10, 3}
tensor @r0.want.0.i32 : i32[3] = {5, 0, 1}
tensor @r0.want.1.i64 : i64[3] = {3, 1, 1}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=-1) : i32[3], i64[3] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {10, 2, 6, 3, 9, 0, 5, 7, 11, 1, 8, 4}
tensor @r0.want.0.i64 : i64[3] = {2, 0, 1}
tensor @r0.want.1.i64 : i64[3] = {1, 1, 1}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=-1) : i64[3], i64[3] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.25, -1.0, 0.0, -0.5, -1.75, -0.75, 0.5, -1.25, -2.0, 0.75, -1.5, -0.25}
tensor @r0.want.0.f32 : f64[1, 4] = {-2.0, -1.0, -1.5, -1.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[1, 4] = {2, 0, 2, 1}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=0, keepdim=true) : f32[1, 4], i64[1, 4] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "argmax.dim.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.5, -0.5, 0.75, 0.25, -0.25, -2.0, -0.75, 0.0, -1.75, -1.25, -1.5, -1.0}
tensor @r0.want.0.i64 : i64[3] = {2, 3, 3}
tensor @r1.in.x : f32[5, 6] = {0.5, 3.25, -1.75, 2.5, 5.25, 2.25, 3.5, 1.0, 4.5, 1.75, 4.25, -0.5, 1.25, -1.25, 1.5, 0.0, -0.25, -2.0, 5.0, -1.0, 3.0, 3.75, -0.75, 4.0, 4.75, 2.0, -1.5, 0.25, 0.75, 2.75}
tensor @r1.want.0.i64 : i64[5] = {4, 2, 2, 0, 0}
tensor @r2.in.x : f32[4, 9] = {0.5, 2.0, 3.75, 2.5, 5.75, -0.25, 3.5, 4.0, -2.0, 1.75, 0.25, 1.5, 2.75, 4.25, 3.0, 5.25, 5.0, 6.25, -1.75, 6.5, 1.0, -1.5, -1.0, -1.25, 2.25, 4.75, -0.5, -0.75, 5.5, 6.0, 1.25, 4.5, 0.0, 3.25, 6.75, 0.75}
tensor @r2.want.0.i64 : i64[4] = {4, 8, 1, 7}
graph "main"(
    %x : f32[s77, s27]) {
  %argmax = aten.argmax.default(self=%x, dim=1) : i64[s77]
  return %argmax as "argmax"
}

fxge 1
model "argmax.dim.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.25, -1.0, -0.5, -0.75, 0.5, 0.0, -2.0, 0.25, -1.75, 0.75, -1.5, -1.25}
tensor @r0.want.0.i64 : i64[3] = {0, 0, 1}
graph "main"(
    %x : f32[3, 4]) {
  %argmax = aten.argmax.default(self=%x, dim=1) : i64[3]
  return %argmax as "argmax"
}

fxge 1
model "argmax.dim.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.0, 0.0, -1.5, -1.0, -0.5, -1.75, -1.25, 0.75, 0.25, -0.25, -0.75, 0.5}
tensor @r0.want.0.i64 : i64[3] = {1, 3, 3}
graph "main"(
    %x : bf16[3, 4]) {
  %argmax = aten.argmax.default(self=%x, dim=1) : i64[3]
  return %argmax as "argmax"
}

fxge 1
model "argmax.dim.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5, -0.75, -0.25, -1.75, -1.5, -1.25, 0.5, 0.25, -2.0, 0.75, 0.0, -1.0}
tensor @r0.want.0.i64 : i64[3] = {2, 2, 1}
graph "main"(
    %x : f16[3, 4]) {
  %argmax = aten.argmax.default(self=%x, dim=1) : i64[3]
  return %argmax as "argmax"
}

fxge 1
model "argmax.dim.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0, 10, 2, 7, 6, 1, 3, 11, 5, 4, 8, 9}
tensor @r0.want.0.i64 : i64[3] = {1, 3, 3}
graph "main"(
    %x : i32[3, 4]) {
  %argmax = aten.argmax.default(self=%x, dim=1) : i64[3]
  return %argmax as "argmax"
}

fxge 1
model "argmax.dim.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6, 2, 5, 11, 4, 3, 1, 7, 10, 0, 8, 9}
tensor @r0.want.0.i64 : i64[3] = {3, 3, 0}
graph "main"(
    %x : i64[3, 4]) {
  %argmax = aten.argmax.default(self=%x, dim=1) : i64[3]
  return %argmax as "argmax"
}

fxge 1
model "argmax.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.0, -1.75, -2.0, 0.5, -0.75, -1.25, -0.25, 0.25, -0.5, -1.5, 0.0, 0.75}
tensor @r0.want.0.i64 : i64[1, 4] = {2, 1, 2, 2}
graph "main"(
    %x : f32[3, 4]) {
  %argmax = aten.argmax.default(self=%x, dim=0, keepdim=true) : i64[1, 4]
  return %argmax as "argmax"
}

fxge 1
model "argmax.ties.f32" stage "import"
tensor @r0.in.x : f32[4] = {1.0, 3.0, 1.0, 3.0}
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
tensor @r0.in.x : f32[3, 4] = {-0.5, 0.5, -2.0, -1.5, 0.25, -0.75, -1.0, 0.0, -0.25, -1.75, 0.75, -1.25}
tensor @r0.want.0.i64 : i64[3] = {2, 2, 1}
tensor @r1.in.x : f32[5, 6] = {2.5, 4.0, 1.5, -0.5, -0.75, 3.5, 3.25, 4.75, 1.0, 0.5, 0.75, 1.75, 4.25, 3.0, -2.0, -0.25, -1.25, 2.75, 5.25, 2.25, 3.75, 5.0, 0.0, 4.5, -1.5, 1.25, 0.25, -1.0, -1.75, 2.0}
tensor @r1.want.0.i64 : i64[5] = {4, 3, 2, 4, 4}
tensor @r2.in.x : f32[4, 9] = {-0.5, 5.0, 2.5, 5.5, 0.25, -1.0, 3.25, 3.75, 1.0, 1.25, 5.75, -1.5, -0.75, 4.0, 6.5, 1.75, -2.0, -1.25, 5.25, 2.0, 0.75, 1.5, 0.5, 6.0, 6.75, 4.25, 3.0, 4.75, 6.25, 2.25, 3.5, 0.0, 2.75, -1.75, -0.25, 4.5}
tensor @r2.want.0.i64 : i64[4] = {5, 7, 4, 6}
graph "main"(
    %x : f32[s77, s27]) {
  %argmin = aten.argmin.default(self=%x, dim=1) : i64[s77]
  return %argmin as "argmin"
}

fxge 1
model "argmin.dim.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.75, -1.5, 0.75, -2.0, 0.25, -1.25, 0.0, 0.5, -1.75, -0.25, -0.5, -1.0}
tensor @r0.want.0.i64 : i64[3] = {3, 1, 0}
graph "main"(
    %x : f32[3, 4]) {
  %argmin = aten.argmin.default(self=%x, dim=1) : i64[3]
  return %argmin as "argmin"
}

fxge 1
model "argmin.dim.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.75, -1.0, 0.75, 0.0, 0.25, -0.75, -1.5, -0.5, 0.5, -0.25, -2.0, -1.25}
tensor @r0.want.0.i64 : i64[3] = {0, 2, 2}
graph "main"(
    %x : bf16[3, 4]) {
  %argmin = aten.argmin.default(self=%x, dim=1) : i64[3]
  return %argmin as "argmin"
}

fxge 1
model "argmin.dim.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.75, 0.25, 0.75, 0.5, -2.0, -0.25, -1.5, -1.0, 0.0, -0.5, -1.25, -1.75}
tensor @r0.want.0.i64 : i64[3] = {0, 0, 3}
graph "main"(
    %x : f16[3, 4]) {
  %argmin = aten.argmin.default(self=%x, dim=1) : i64[3]
  return %argmin as "argmin"
}

fxge 1
model "argmin.dim.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {11, 10, 5, 1, 8, 0, 7, 2, 6, 4, 9, 3}
tensor @r0.want.0.i64 : i64[3] = {3, 1, 3}
graph "main"(
    %x : i32[3, 4]) {
  %argmin = aten.argmin.default(self=%x, dim=1) : i64[3]
  return %argmin as "argmin"
}

fxge 1
model "argmin.dim.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {10, 8, 9, 7, 0, 3, 2, 6, 1, 5, 11, 4}
tensor @r0.want.0.i64 : i64[3] = {3, 0, 0}
graph "main"(
    %x : i64[3, 4]) {
  %argmin = aten.argmin.default(self=%x, dim=1) : i64[3]
  return %argmin as "argmin"
}

fxge 1
model "argmin.keep.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.25, 0.0, -0.75, -1.25, -0.5, -1.5, 0.25, 0.5, -1.0, -1.75, 0.75, -2.0}
tensor @r0.want.0.i64 : i64[1, 4] = {2, 2, 0, 2}
graph "main"(
    %x : f32[3, 4]) {
  %argmin = aten.argmin.default(self=%x, dim=0, keepdim=true) : i64[1, 4]
  return %argmin as "argmin"
}

fxge 1
model "argmin.ties.f32" stage "import"
tensor @r0.in.x : f32[4] = {1.0, 3.0, 1.0, 3.0}
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
tensor @r0.in.x : f32[3, 4] = {-1.3125, -1.25, -2.875, -3.09375, 2.84375, 1.34375, 3.0625, -2.34375, -2.78125, -2.25, -0.125, -3.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.3125, -2.5625, -5.4375, -8.53125, 2.84375, 4.1875, 7.25, 4.90625, -2.78125, -5.03125, -5.15625, -8.15625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-1.3125, -1.25, -2.875, -3.09375, 2.84375, 1.34375, 3.0625, -2.34375, -2.78125, -2.25, -0.125, -3.0, 0.625, -2.21875, -1.84375, 0.9375, -1.0, -0.40625, -2.375, -2.21875, 2.9375, -1.15625, -1.53125, 0.625, 1.71875, -2.3125, 2.21875, -2.8125, -0.96875, -1.1875}
tensor @r1.want.0.f32 : f64[5, 6] = {-1.3125, -2.5625, -5.4375, -8.53125, -5.6875, -4.34375, 3.0625, 0.71875, -2.0625, -4.3125, -4.4375, -7.4375, 0.625, -1.59375, -3.4375, -2.5, -3.5, -3.90625, -2.375, -4.59375, -1.65625, -2.8125, -4.34375, -3.71875, 1.71875, -0.59375, 1.625, -1.1875, -2.15625, -3.34375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-1.3125, -1.25, -2.875, -3.09375, 2.84375, 1.34375, 3.0625, -2.34375, -2.78125, -2.25, -0.125, -3.0, 0.625, -2.21875, -1.84375, 0.9375, -1.0, -0.40625, -2.375, -2.21875, 2.9375, -1.15625, -1.53125, 0.625, 1.71875, -2.3125, 2.21875, -2.8125, -0.96875, -1.1875, -1.6875, 0.125, -2.0625, -0.84375, -1.0625, -2.09375}
tensor @r2.want.0.f32 : f64[4, 9] = {-1.3125, -2.5625, -5.4375, -8.53125, -5.6875, -4.34375, -1.28125, -3.625, -6.40625, -2.25, -2.375, -5.375, -4.75, -6.96875, -8.8125, -7.875, -8.875, -9.28125, -2.375, -4.59375, -1.65625, -2.8125, -4.34375, -3.71875, -2.0, -4.3125, -2.09375, -2.8125, -3.78125, -4.96875, -6.65625, -6.53125, -8.59375, -9.4375, -10.5, -12.59375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %cumsum = aten.cumsum.default(self=%x, dim=-1) : f32[s77, s27]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.96875, -1.6875, 1.5, -3.0, -2.625, 1.40625, 2.25, 2.96875, 0.84375, 1.8125, 1.75, -1.625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.96875, -0.71875, 0.78125, -2.21875, -2.625, -1.21875, 1.03125, 4.0, 0.84375, 2.65625, 4.40625, 2.78125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=-1) : f32[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {3.0, 0.53125, 0.625, -0.28125, -2.5625, -2.21875, 1.90625, -1.84375, 0.40625, 0.1875, -0.90625, -2.875}
tensor @r0.want.0.bf16 : f64[3, 4] = {3.0, 3.53125, 4.15625, 3.875, -2.5625, -4.78125, -2.875, -4.71875, 0.40625, 0.59375, -0.3125, -3.1875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=-1) : bf16[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.4375, -2.09375, -2.96875, 0.3125, -2.75, -2.6875, -1.28125, -1.96875, -1.9375, -2.3125, -1.09375, 1.59375}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.4375, -2.53125, -5.5, -5.1875, -2.75, -5.4375, -6.71875, -8.6875, -1.9375, -4.25, -5.34375, -3.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=-1) : f16[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4, -7, -5, -5, 4, 4, -2, 5, 7, -3, 4, -1}
tensor @r0.want.0.i64 : i64[3, 4] = {4, -3, -8, -13, 4, 8, 6, 11, 7, 4, 8, 7}
graph "main"(
    %x : i32[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=-1) : i64[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7, 7, 7, 4, 7, 2, -1, -2, 1, -6, -4, 3}
tensor @r0.want.0.i64 : i64[3, 4] = {7, 14, 21, 25, 7, 9, 8, 6, 1, -5, -9, -6}
graph "main"(
    %x : i64[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=-1) : i64[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.first.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.125, -1.4375, -1.375, -2.625, 2.3125, -0.75, -1.71875, 0.0, 3.0, 2.75, 1.84375, 1.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.125, -1.4375, -1.375, -2.625, 1.1875, -2.1875, -3.09375, -2.625, 4.1875, 0.5625, -1.25, -0.96875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=0) : f32[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.first.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, false, false, false, true, false, true, true, false, false, true, true}
tensor @r0.want.0.i64 : i64[3, 4] = {1, 0, 0, 0, 2, 0, 1, 1, 2, 0, 2, 2}
graph "main"(
    %x : bool[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=0) : i64[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {2.625}
tensor @r0.want.0.f32 : f64[] = {2.625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[]) {
  %cumsum = aten.cumsum.default(self=%x, dim=0) : f32[]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.dtype.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5, -6, 3, -4, 2, -6, 6, -2, -5, 6, -1, 4}
tensor @r0.want.0.f32 : f64[3, 4] = {5.0, -6.0, 3.0, -4.0, 7.0, -12.0, 9.0, -6.0, 2.0, -6.0, 8.0, -2.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=0, dtype=f32) : f32[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumprod.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.1875, 1.1875, -2.125, 2.0, 1.75, 1.75, 0.09375, 2.5, -2.125, -2.5, 0.5, -3.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.1875, 1.41015625, -2.996582031, -5.993164062, 1.75, 3.0625, 0.287109375, 0.7177734375, -2.125, 5.3125, 2.65625, -8.217773438}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.1875, 1.1875, -2.125, 2.0, 1.75, 1.75, 0.09375, 2.5, -2.125, -2.5, 0.5, -3.09375, -1.8125, -0.84375, -1.03125, 0.625, -1.53125, 1.03125, -2.0625, -1.0, 1.5625, 0.8125, -0.28125, 1.03125, 0.625, -0.40625, 2.75, 2.71875, -1.96875, 0.875}
tensor @r1.want.0.f32 : f64[5, 6] = {1.1875, 1.41015625, -2.996582031, -5.993164062, -10.48803711, -18.35406494, 0.09375, 0.234375, -0.498046875, 1.245117188, 0.6225585938, -1.926040649, -1.8125, 1.529296875, -1.577087402, -0.9856796265, 1.509321928, 1.556488238, -2.0625, 2.0625, 3.22265625, 2.618408203, -0.7364273071, -0.7594406605, 0.625, -0.25390625, -0.6982421875, -1.898345947, 3.737368584, 3.270197511}
tensor @r1.own.0 : f64[] = {6.500000093723202e-09}
tensor @r2.in.x : f32[4, 9] = {1.1875, 1.1875, -2.125, 2.0, 1.75, 1.75, 0.09375, 2.5, -2.125, -2.5, 0.5, -3.09375, -1.8125, -0.84375, -1.03125, 0.625, -1.53125, 1.03125, -2.0625, -1.0, 1.5625, 0.8125, -0.28125, 1.03125, 0.625, -0.40625, 2.75, 2.71875, -1.96875, 0.875, -0.8125, -0.71875, -2.03125, 2.3125, -2.8125, -1.40625}
tensor @r2.want.0.f32 : f64[4, 9] = {1.1875, 1.41015625, -2.996582031, -5.993164062, -10.48803711, -18.35406494, -1.720693588, -4.301733971, 9.141184688, -2.5, -1.25, 3.8671875, -7.009277344, 5.914077759, -6.098892689, -3.81180793, 5.836830894, 6.019231859, -2.0625, 2.0625, 3.22265625, 2.618408203, -0.7364273071, -0.7594406605, -0.4746504128, 0.1928267302, 0.530273508, 2.71875, -5.352539062, -4.68347168, 3.80532074, -2.735074282, 5.555619635, 12.84737041, -36.13322926, 50.81235365}
tensor @r2.own.0 : f64[] = {2.7000000457633178e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %cumprod = aten.cumprod.default(self=%x, dim=-1) : f32[s77, s27]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.40625, 0.0, 3.125, 1.25, -2.71875, 1.625, 2.5625, 2.09375, 0.9375, -0.8125, -2.125, -1.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {2.40625, 0.0, 0.0, 0.0, -2.71875, -4.41796875, -11.32104492, -23.70343781, 0.9375, -0.76171875, 1.618652344, -3.08555603}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=-1) : f32[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.59375, -0.46875, -2.75, -1.71875, 1.75, 0.9375, 1.8125, -0.75, -1.40625, 1.96875, 2.96875, -2.34375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2.59375, 1.215820312, -3.343505859, 5.746650696, 1.75, 1.640625, 2.973632812, -2.230224609, -1.40625, -2.768554688, -8.219146729, 19.26362514}
tensor @r0.own.0 : f64[] = {0.0015999999595806003}
graph "main"(
    %x : bf16[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=-1) : bf16[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.25, 1.5625, -1.125, -0.0625, -0.15625, 2.5, 1.78125, 2.25, -2.8125, 0.375, -2.28125, 1.0625}
tensor @r0.want.0.f16 : f64[3, 4] = {1.25, 1.953125, -2.197265625, 0.1373291016, -0.15625, -0.390625, -0.6958007812, -1.565551758, -2.8125, -1.0546875, 2.406005859, 2.556381226}
tensor @r0.own.0 : f64[] = {9.200000204145908e-05}
graph "main"(
    %x : f16[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=-1) : f16[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4, -1, -2, -5, -4, -2, -1, 2, -5, -6, -1, 5}
tensor @r0.want.0.i64 : i64[3, 4] = {-4, 4, -8, 40, -4, 8, -8, -16, -5, 30, -30, -150}
graph "main"(
    %x : i32[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=-1) : i64[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0, -6, -3, 4, -1, 3, -3, 4, -1, 2, -1, 5}
tensor @r0.want.0.i64 : i64[3, 4] = {0, 0, 0, 0, -1, -3, 9, 36, -1, -2, 2, 10}
graph "main"(
    %x : i64[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=-1) : i64[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.first.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.59375, -2.96875, 1.46875, -1.75, -1.90625, 1.8125, -3.125, -2.90625, 0.6875, -1.28125, -0.3125, 2.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {2.59375, -2.96875, 1.46875, -1.75, -4.944335938, -5.380859375, -4.58984375, 5.0859375, -3.399230957, 6.894226074, 1.434326172, 14.93994141}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=0) : f32[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.first.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false, false, true, true, false, true, false, false, true, true, true, true}
tensor @r0.want.0.i64 : i64[3, 4] = {0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0}
graph "main"(
    %x : bool[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=0) : i64[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {0.375}
tensor @r0.want.0.f32 : f64[] = {0.375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[]) {
  %cumprod = aten.cumprod.default(self=%x, dim=0) : f32[]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.dtype.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1, -3, 4, -4, -7, 3, -4, -2, 4, -5, -4, -3}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, -3.0, 4.0, -4.0, -7.0, -9.0, -16.0, 8.0, -28.0, 45.0, 64.0, -24.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=0, dtype=f32) : f32[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "linalg_vector_norm.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.25, -0.5, -0.21875, -2.375, 0.75, -1.25, 2.15625, 1.34375, -1.375, 2.90625, 2.25, -2.96875}
tensor @r0.want.0.f32 : f64[3] = {2.449689075, 2.929177039, 4.920659572}
tensor @r0.own.0 : f64[] = {1.4999999464748726e-08}
tensor @r1.in.x : f32[5, 6] = {-0.25, -0.5, -0.21875, -2.375, 0.75, -1.25, 2.15625, 1.34375, -1.375, 2.90625, 2.25, -2.96875, -2.25, 1.5, -0.71875, -1.25, 1.84375, -1.03125, -0.5625, -2.15625, -2.0, -0.34375, -0.9375, -1.1875, 2.90625, 1.125, -2.0, -2.9375, 0.125, -1.0625}
tensor @r1.want.0.f32 : f64[5] = {2.850609858, 5.537866805, 3.7221623, 3.372394828, 4.846168751}
tensor @r1.own.0 : f64[] = {4.19999999223819e-08}
tensor @r2.in.x : f32[4, 9] = {-0.25, -0.5, -0.21875, -2.375, 0.75, -1.25, 2.15625, 1.34375, -1.375, 2.90625, 2.25, -2.96875, -2.25, 1.5, -0.71875, -1.25, 1.84375, -1.03125, -0.5625, -2.15625, -2.0, -0.34375, -0.9375, -1.1875, 2.90625, 1.125, -2.0, -2.9375, 0.125, -1.0625, 2.0, -2.5625, 1.46875, 1.5625, 0.9375, 1.28125}
tensor @r2.want.0.f32 : f64[4] = {4.058531716, 6.014711781, 5.008488888, 5.240132095}
tensor @r2.own.0 : f64[] = {3.899999967416079e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, dim=[-1]) : f32[s77]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.two.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.34375, 2.84375, 2.84375, -1.90625, -2.71875, 2.3125, 3.09375, 2.34375, 0.1875, 0.34375, 2.96875, 1.46875}
tensor @r0.want.0.f32 : f64[3] = {4.463830334, 5.272922429, 3.33526962}
tensor @r0.own.0 : f64[] = {2.6000000374892807e-08}
graph "main"(
    %x : f32[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, dim=[-1]) : f32[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.two.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.0, -0.25, -1.96875, 0.84375, 0.8125, -1.875, 1.90625, -1.25, -0.3125, 2.125, -0.21875, 1.8125}
tensor @r0.want.0.bf16 : f64[3] = {2.156476437, 3.061383725, 2.818916292}
tensor @r0.own.0 : f64[] = {0.002099999925121665}
graph "main"(
    %x : bf16[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, dim=[-1]) : bf16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.two.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.875, 1.15625, 2.40625, 0.625, -0.28125, 2.3125, -0.84375, -1.25, -2.375, 1.0, -0.875, 2.25}
tensor @r0.want.0.f16 : f64[3] = {2.878055442, 2.775098534, 3.531111723}
tensor @r0.own.0 : f64[] = {0.00023999999393709004}
graph "main"(
    %x : f16[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, dim=[-1]) : f16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.09375, -2.15625, -1.0, 0.0, 1.21875, 1.25, -1.4375, 2.28125, -2.46875, 0.53125, -1.0, -1.9375}
tensor @r0.want.0.f32 : f64[] = {5.610919878}
tensor @r0.own.0 : f64[] = {1.3000000187446403e-08}
graph "main"(
    %x : f32[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.ord0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.25, 2.09375, 1.09375, 2.59375, -1.21875, 0.1875, -2.25, -2.6875, 1.40625, -0.6875, 0.875, -1.03125}
tensor @r0.want.0.f32 : f64[4] = {3.0, 3.0, 3.0, 3.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=0, dim=[0]) : f32[4]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.ord1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.40625, -0.9375, -1.0, 1.6875, 2.25, -2.6875, -2.53125, 2.09375, -3.0625, -2.8125, -2.15625, -1.4375}
tensor @r0.want.0.f32 : f64[4] = {5.71875, 6.4375, 5.6875, 5.21875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=1, dim=[0]) : f32[4]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.ord3.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.0625, -2.875, 1.03125, 0.8125, -1.71875, 1.75, -2.0, -0.46875, -2.6875, 2.8125, 1.03125, -2.5625}
tensor @r0.want.0.f32 : f64[4] = {3.21599841, 3.717384983, 2.168236472, 2.594554173}
tensor @r0.own.0 : f64[] = {1.899999979571021e-08}
graph "main"(
    %x : f32[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=3, dim=[0]) : f32[4]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.ordinf.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.40625, -0.21875, 1.9375, 2.0625, 2.28125, 1.8125, -0.84375, -2.09375, 1.40625, -1.21875, 2.40625, 1.0}
tensor @r0.want.0.f32 : f64[4] = {2.28125, 1.8125, 2.40625, 2.09375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=inf, dim=[0]) : f32[4]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.ord-inf.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.53125, 1.96875, -1.6875, 0.6875, -0.3125, 2.3125, 1.96875, 0.03125, 1.21875, 0.375, -1.34375, 0.0625}
tensor @r0.want.0.f32 : f64[4] = {0.3125, 0.375, 1.34375, 0.03125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=-inf, dim=[0]) : f32[4]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "sum.dim_IntList.zero_d_dim.f32" stage "import"
tensor @r0.in.x : f32[] = {-2.375}
tensor @r0.want.0.f32 : f64[] = {-2.375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1], keepdim=true) : f32[]
  return %sum_1 as "sum_1"
}

fxge 1
model "mean.dim.zero_d_dim.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.46875}
tensor @r0.want.0.f32 : f64[] = {-1.46875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[]) {
  %mean = aten.mean.dim(self=%x, dim=[-1], keepdim=true) : f32[]
  return %mean as "mean"
}

fxge 1
model "amax.zero_d_dim.f32" stage "import"
tensor @r0.in.x : f32[] = {2.28125}
tensor @r0.want.0.f32 : f64[] = {2.28125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[]) {
  %amax = aten.amax.default(self=%x, dim=[-1], keepdim=true) : f32[]
  return %amax as "amax"
}

fxge 1
model "amin.zero_d_dim.f32" stage "import"
tensor @r0.in.x : f32[] = {-0.5}
tensor @r0.want.0.f32 : f64[] = {-0.5}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[]) {
  %prod = aten.prod.dim_int(self=%x, dim=-1, keepdim=true) : f32[]
  return %prod as "prod"
}

fxge 1
model "max.dim.exact_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f64[3, 4] = {-1.0, -2.0, -0.75, -0.5, 0.25, 0.5, -0.25, -1.25, 0.0, -1.75, -1.5, 0.75}
tensor @r0.want.0.f64 : f64[4] = {0.25, 0.5, -0.25, 0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[4] = {1, 1, 1, 2}
tensor @r1.in.x : f64[5, 6] = {0.5, 5.0, 1.25, -0.5, -0.25, 4.25, 2.75, 0.75, 2.0, 4.75, 1.0, 1.5, 1.75, 0.25, 3.25, -1.75, 3.75, 5.25, 4.5, 3.0, 2.25, -1.0, -0.75, 2.5, -2.0, 4.0, 0.0, -1.5, -1.25, 3.5}
tensor @r1.want.0.f64 : f64[6] = {4.5, 5.0, 3.25, 4.75, 3.75, 5.25}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[6] = {3, 0, 2, 1, 2, 2}
tensor @r2.in.x : f64[4, 9] = {5.0, 6.5, -0.75, 1.0, 6.25, 1.5, 4.25, 1.25, 6.0, 4.0, -1.75, 3.25, -1.0, 3.5, -0.5, 0.5, 5.25, 6.75, 0.0, 0.25, 2.25, 4.75, -1.25, 5.5, -2.0, 5.75, 4.5, -0.25, 2.0, 1.75, 2.75, 3.75, -1.5, 3.0, 2.5, 0.75}
tensor @r2.want.0.f64 : f64[9] = {5.0, 6.5, 3.25, 4.75, 6.25, 5.5, 4.25, 5.75, 6.75}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[9] = {0, 0, 1, 2, 0, 2, 0, 2, 1}
graph "main"(
    %x : f64[s77, s27]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=0) : f64[s27], i64[s27] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.exact_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.0, 0.0, 0.25, -1.25, -0.75, -2.0, -1.75, -1.5, -0.5, -0.25, 0.5, 0.75}
tensor @r0.want.0.f64 : f64[4] = {-0.5, 0.0, 0.5, 0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[4] = {2, 0, 2, 2}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=0) : f64[4], i64[4] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.odd_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.0, nan, -1.0, inf, -0.0, 2.0, -inf, 0.0, 1.0, 1.0, -1.0, -2.0}
tensor @r0.want.0.f64 : f64[3] = {nan, 2.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {1, 1, 0}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=1) : f64[3], i64[3] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.exact_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f64[3, 4] = {-2.0, -1.5, -1.0, -1.25, 0.25, -1.75, 0.5, 0.75, -0.75, -0.25, 0.0, -0.5}
tensor @r0.want.0.f64 : f64[1, 4] = {0.25, -0.25, 0.5, 0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[1, 4] = {1, 2, 1, 1}
tensor @r1.in.x : f64[5, 6] = {4.0, -1.5, 5.0, -1.25, 3.25, -1.0, 2.0, 1.0, 5.25, 0.0, 1.75, -0.5, 3.5, -0.75, 2.75, 0.5, -0.25, 0.75, 3.0, 2.25, 0.25, -2.0, 4.75, 3.75, 4.5, -1.75, 1.25, 1.5, 2.5, 4.25}
tensor @r1.want.0.f64 : f64[1, 6] = {4.5, 2.25, 5.25, 1.5, 4.75, 4.25}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[1, 6] = {4, 3, 1, 4, 3, 4}
tensor @r2.in.x : f64[4, 9] = {4.0, 4.75, 0.0, -1.25, 2.25, 3.5, 6.5, 2.5, 5.25, -1.5, 2.75, -0.25, -0.5, 5.0, 3.25, -2.0, 6.0, 3.75, 2.0, 1.25, 1.5, 3.0, 6.75, 1.0, 4.5, 1.75, -1.0, -1.75, 0.25, 5.5, 0.5, 6.25, 4.25, -0.75, 0.75, 5.75}
tensor @r2.want.0.f64 : f64[1, 9] = {4.0, 4.75, 5.5, 3.0, 6.75, 4.25, 6.5, 6.0, 5.75}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[1, 9] = {0, 0, 3, 2, 2, 3, 0, 1, 3}
graph "main"(
    %x : f64[s77, s27]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=0, keepdim=true) : f64[1, s27], i64[1, s27] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.exact_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.75, -0.5, -1.25, 0.0, -0.75, -0.25, -2.0, -1.0, 0.5, -1.5, 0.75, 0.25}
tensor @r0.want.0.f64 : f64[1, 4] = {0.5, -0.25, 0.75, 0.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[1, 4] = {2, 1, 2, 2}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=0, keepdim=true) : f64[1, 4], i64[1, 4] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.odd_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.0, nan, -1.0, inf, -0.0, 2.0, -inf, 0.0, 1.0, 1.0, -1.0, -2.0}
tensor @r0.want.0.f64 : f64[3, 1] = {nan, 2.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 1] = {1, 1, 0}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.max.dim(self=%x, dim=1, keepdim=true) : f64[3, 1], i64[3, 1] name("max_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "max.dim.exact_0d.f64" stage "import"
tensor @r0.in.x : f64[] = {0.40625}
tensor @r0.want.0.f64 : f64[] = {0.40625}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f64[3, 4] = {-1.25, 0.5, 0.75, 0.25, -1.75, 0.0, -0.25, -2.0, -0.5, -1.0, -1.5, -0.75}
tensor @r0.want.0.f64 : f64[4] = {-1.75, -1.0, -1.5, -2.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[4] = {1, 2, 2, 1}
tensor @r1.in.x : f64[5, 6] = {4.75, 0.75, 2.25, 2.5, 1.0, 2.75, 4.25, -2.0, 1.75, 1.25, 3.25, 4.5, -1.25, -1.75, -1.0, -0.75, -0.25, -1.5, -0.5, 5.0, 4.0, 0.25, 5.25, 3.5, 1.5, 3.0, 0.5, 3.75, 2.0, 0.0}
tensor @r1.want.0.f64 : f64[6] = {-1.25, -2.0, -1.0, -0.75, -0.25, -1.5}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[6] = {2, 1, 2, 2, 2, 2}
tensor @r2.in.x : f64[4, 9] = {4.75, -0.75, 6.75, 5.5, 4.5, -1.5, 4.25, 6.5, 1.25, -0.25, -2.0, 6.0, 4.0, 2.75, 5.0, 0.25, -1.75, 2.25, -0.5, 1.5, 3.0, 2.0, 6.25, 3.5, 2.5, 5.25, 1.75, 1.0, 3.25, 5.75, 0.5, 0.0, 3.75, -1.25, -1.0, 0.75}
tensor @r2.want.0.f64 : f64[9] = {-0.5, -2.0, 3.0, 0.5, 0.0, -1.5, -1.25, -1.75, 0.75}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[9] = {2, 1, 2, 3, 3, 0, 3, 1, 3}
graph "main"(
    %x : f64[s77, s27]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=0) : f64[s27], i64[s27] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.exact_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.5, -0.75, -0.5, 0.0, -0.25, 0.25, -1.25, 0.5, -2.0, -1.0, 0.75, -1.75}
tensor @r0.want.0.f64 : f64[4] = {-2.0, -1.0, -1.25, -1.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[4] = {2, 2, 1, 2}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=0) : f64[4], i64[4] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.odd_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.0, nan, -1.0, inf, -0.0, 2.0, -inf, 0.0, 1.0, 1.0, -1.0, -2.0}
tensor @r0.want.0.f64 : f64[3] = {nan, -inf, -2.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {1, 2, 3}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=1) : f64[3], i64[3] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.exact_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f64[3, 4] = {-0.5, 0.0, -1.75, -1.0, -0.75, -1.25, -2.0, -0.25, 0.75, -1.5, 0.5, 0.25}
tensor @r0.want.0.f64 : f64[1, 4] = {-0.75, -1.5, -2.0, -1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[1, 4] = {1, 2, 1, 0}
tensor @r1.in.x : f64[5, 6] = {4.0, 3.0, -2.0, 1.25, 4.75, -0.5, 1.0, 4.5, 3.75, 0.0, 1.5, 2.25, -0.25, 4.25, 0.75, 3.25, 3.5, 1.75, 2.0, -1.75, -1.0, 5.0, 2.75, -1.25, -0.75, -1.5, 0.5, 0.25, 5.25, 2.5}
tensor @r1.want.0.f64 : f64[1, 6] = {-0.75, -1.75, -2.0, 0.0, 1.5, -1.25}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[1, 6] = {4, 3, 0, 1, 1, 3}
tensor @r2.in.x : f64[4, 9] = {5.5, 3.75, 1.5, -0.25, 5.25, -2.0, 1.0, 6.0, 1.75, -1.0, 4.5, 6.5, -1.5, -0.75, 6.25, 4.0, 0.0, 1.25, 3.5, 0.25, 4.25, 2.5, -0.5, 3.25, 0.5, -1.75, -1.25, 5.0, 6.75, 0.75, 3.0, 4.75, 2.0, 5.75, 2.25, 2.75}
tensor @r2.want.0.f64 : f64[1, 9] = {-1.0, 0.25, 0.75, -1.5, -0.75, -2.0, 0.5, -1.75, -1.25}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[1, 9] = {1, 2, 3, 1, 1, 0, 2, 2, 2}
graph "main"(
    %x : f64[s77, s27]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=0, keepdim=true) : f64[1, s27], i64[1, s27] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.exact_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.0, -1.5, -0.5, -0.25, 0.25, -1.75, -1.0, 0.5, -0.75, -1.25, 0.75, 0.0}
tensor @r0.want.0.f64 : f64[1, 4] = {-2.0, -1.75, -1.0, -0.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[1, 4] = {0, 1, 1, 0}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=0, keepdim=true) : f64[1, 4], i64[1, 4] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.odd_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.0, nan, -1.0, inf, -0.0, 2.0, -inf, 0.0, 1.0, 1.0, -1.0, -2.0}
tensor @r0.want.0.f64 : f64[3, 1] = {nan, -inf, -2.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 1] = {1, 2, 3}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=1, keepdim=true) : f64[3, 1], i64[3, 1] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "min.dim.exact_0d.f64" stage "import"
tensor @r0.in.x : f64[] = {1.25}
tensor @r0.want.0.f64 : f64[] = {1.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[] = {0}
graph "main"(
    %x : f64[]) {
  %getitem, %getitem_1 = aten.min.dim(self=%x, dim=0) : f64[], i64[] name("min_1")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "var.correction.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000020c000002840000014c0000068bf000034400000d8bf000080bf0000c0bd0000b0be0000c0bd0000c43f000004c00000b83f0000d83f0000083f000040c00000d03f0000dc3f0000acbf000026c00000c03e000042c00000103f000080bd"
tensor @r0.want.0.f32 : f64[3] = {9.608398438, 5.141113281, 6.489420573}
tensor @r0.own.0 : f64[] = {1.6999999630229468e-08}
graph "main"(
    %x : c64[3, 4]) {
  %var = aten.var.correction(self=%x, dim=[1]) : f32[3]
  return %var as "var"
}

fxge 1
model "std.correction.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000048bf0000ccbf0000003f000088bf000060be0000183f0000ecbf000034400000c0be0000603e0000b0be0000d43f000018c00000bc3f0000bcbf000000bd0000a0be0000144000003a400000a03e000028bf0000d8bf0000b4bf0000c03d"
tensor @r0.want.0.f32 : f64[3] = {2.215501583, 1.298536837, 2.511140542}
tensor @r0.own.0 : f64[] = {2.4000000209412065e-08}
graph "main"(
    %x : c64[3, 4]) {
  %std = aten.std.correction(self=%x, dim=[1]) : f32[3]
  return %std as "std"
}

fxge 1
model "var_mean.correction.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "00008cbf0000f83f00002240000048c0000028400000d4bf00003a400000843f0000364000000640000004c000002ec00000b83f00001440000040400000283f0000f03f0000ecbf00002a40000042400000b83f0000f0bf0000fcbf0000e43f"
tensor @r0.want.0.f32 : f64[3] = {9.10148112, 10.92626953, 10.49698893}
tensor @r0.own.0 : f64[] = {5.800000124622784e-08}
tensor @r0.want.1.c64 : f64[3, 2] = {1.7421875, -0.453125, 1.3046875, 0.5859375, 1.0, 0.2734375}
tensor @r0.own.1 : f64[] = {3.200000146603856e-17}
graph "main"(
    %x : c64[3, 4]) {
  %getitem, %getitem_1 = aten.var_mean.correction(self=%x, dim=[1]) : f32[3], c64[3] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "logsumexp.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000018c000002a40000032c0000028400000d8bf000026c00000f0be0000b83f0000f8bf0000c0be000070bf0000e0be00000ec000009cbf00001ac00000e03f0000acbf0000c0bd000060be00000640000080be0000acbf0000c03f0000303f"
tensor @r0.want.0.c64 : f64[3, 2] = {-0.4557295677, 1.909899441, -0.5789391862, -0.4268500768, 1.493657371, 0.6675781162}
tensor @r0.own.0 : f64[] = {4.5000000170603016e-08}
graph "main"(
    %x : c64[3, 4]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[1]) : c64[3]
  return %logsumexp as "logsumexp"
}

fxge 1
model "cumulative_trapezoid.dx.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000bc3f0000d03f0000783f0000a8bf0000344000002240000028bf000038c00000803f0000f4bf000020bf000042400000324000004440000008bf000004c0000042c0000036400000183f0000b0bf000002c0000032c00000c83f00003040"
tensor @r0.want.0.c64 : f64[3, 3, 2] = {1.21875, 0.15625, 3.109375, 0.765625, 4.1875, 0.59375, 0.1875, 0.5625, 1.265625, 3.609375, 2.390625, 4.109375, -1.21875, 0.734375, -1.9375, -1.34375, -2.171875, -1.359375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[3, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.dx(y=%x) : c64[3, 3]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.dx.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "0000000000400340000000000000d83f00000000000003c00000000000000440000000000000e43f000000000000f93f0000000000c004c0000000000000d8bf0000000000c00140000000000080f5bf000000000000d63f000000000000e1bf00000000004005400000000000800440000000000000ef3f000000000000fcbf000000000000e73f000000000000d2bf000000000000e5bf000000000000e33f0000000000800440000000000000f93f000000000000c03f000000000000e93f"
tensor @r0.want.0.c128 : f64[3, 3, 2] = {0.015625, 1.4375, -0.859375, 3.46875, -1.84375, 4.0625, 1.28125, -0.9375, 2.78125, 0.078125, 4.59375, 0.484375, 0.03125, 0.15625, 0.984375, 1.234375, 2.328125, 2.40625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.dx(y=%x) : c128[3, 3]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.x.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000080bd000018400000dc3f000030400000c83f00002c400000b4bf000034400000cc3f0000d4bf000026c00000903f0000dc3f000028c0000016c0000020be0000c43f00008c3f0000f0be0000b03e0000e03e000046c000003240000040be"
tensor @r0.in.y : c64[4] = hex "00003c40000004c0000040c0000008bf00003c40000024c0000078bf000006c0"
tensor @r0.want.0.c64 : f64[3, 3, 2] = {-8.840820312, -13.94677734, 6.422851562, -1.13671875, 4.828613281, -11.84228516, 3.375488281, 0.8115234375, -0.7456054688, -2.752929688, 1.126953125, 2.532714844, -4.254882812, -3.454101562, -7.140625, -11.58642578, -12.65820312, -4.423339844}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.want.0.c128 : f64[3, 3, 2] = {-0.7778320312, 0.06640625, -2.128417969, -13.74755859, 3.598144531, -10.81591797, -0.4311523438, 1.685058594, -18.99707031, -9.383300781, -17.63623047, -11.38964844, -0.4506835938, 0.2080078125, 7.389160156, 6.592285156, 4.402832031, 7.5625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4],
    %y : c128[4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y) : c128[3, 3]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "linalg_vector_norm.complex_0.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000b4bf000000bf000048c00000403f0000a0be00008c3f0000c03d000020400000c0bf0000383f0000c4bf000048c00000a4bf0000a0bf00003840000024400000a03e000048400000983f0000783f0000b8bf000000400000f0be000030c0"
tensor @r0.want.0.f32 : f64[] = {12.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=0) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_0.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000c0bf000000000000e5bf000000000080f23f00000000008002c0000000000040034000000000000001c0000000000000ebbf000000000000f33f000000000000fd3f000000000000e53f000000000000c8bf000000000000ccbf0000000000c00840000000000000d2bf000000000000d63f000000000080fe3f00000000008008c000000000004000c000000000000000000000000000400040000000000000fe3f000000000000febf000000000000f3bf0000000000000140"
tensor @r0.want.0.f64 : f64[] = {12.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=0) : f64[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_1.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000943f000048bf000088bf00002a400000b03f0000104000000240000088bf00002cc000000e400000e03f0000c0bd0000c43f0000003e0000b4bf0000b4bf0000903e0000ec3f0000883f0000783f000040bf0000603e000018c00000f03f"
tensor @r0.want.0.f32 : f64[] = {25.05827289}
tensor @r0.own.0 : f64[] = {1.6999999630229468e-08}
graph "main"(
    %x : c64[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=1) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_1.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000d63f000000000080ff3f0000000000400240000000000000dc3f0000000000c000c000000000000002c0000000000080f13f000000000080ff3f00000000008000400000000000c005c000000000004001400000000000c007c0000000000000fa3f0000000000c008c00000000000c00640000000000000b83f000000000000f33f000000000000f93f00000000000003c0000000000000e4bf000000000000ed3f000000000000da3f000000000000ebbf0000000000c005c0"
tensor @r0.want.0.f64 : f64[] = {31.32679921}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=1) : f64[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_2.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000032c00000c83f0000acbf000090bf0000404000002cc0000098bf0000d4bf0000d4bf000022c00000f03e0000a8bf00009cbf0000c43f0000383f0000203e0000883f0000983f00009cbf000028bf0000acbf0000283f0000f0bf0000883f"
tensor @r0.want.0.f32 : f64[] = {7.773276537}
tensor @r0.own.0 : f64[] = {2.7000000457633178e-08}
graph "main"(
    %x : c64[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_2.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000ed3f000000000080f73f000000000000dc3f00000000000006c0000000000000de3f0000000000c008c0000000000000fa3f000000000000eebf000000000000f7bf000000000000eebf0000000000c005c0000000000000c8bf000000000080f03f000000000000fdbf000000000000f13f000000000000e53f000000000080ffbf000000000040014000000000004002c0000000000080f6bf0000000000c00840000000000000f2bf0000000000c0034000000000008001c0"
tensor @r0.want.0.f64 : f64[] = {8.817429915}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x) : f64[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_inf.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000803e000008c0000006c000001ac000000e400000d43f0000cc3f0000403e000084bf0000a8bf0000f8bf0000b43f000008c0000080be0000c4bf00002a400000b8bf0000c0bf00003cc00000603e00001840000038400000b0bf0000b4bf"
tensor @r0.want.0.f32 : f64[] = {3.729108473}
tensor @r0.own.0 : f64[] = {2.7000000457633178e-08}
graph "main"(
    %x : c64[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=inf) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_inf.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "00000000000007c0000000000000e8bf0000000000400740000000000080f33f000000000080f73f000000000000f8bf000000000000f23f000000000000f53f000000000000fb3f000000000000f33f000000000000e6bf000000000000f93f00000000008004c0000000000000f93f000000000080fabf0000000000400140000000000000f93f000000000000d63f000000000080f4bf000000000000b0bf00000000008003c000000000004001c0000000000080febf000000000000c83f"
tensor @r0.want.0.f64 : f64[] = {3.254354055}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=inf) : f64[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_-inf.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000022400000ac3f000040be0000d4bf000000be00000ac0000004c000002e40000008400000b03f000012c0000058bf000080bf00009c3f0000d0be0000e8bf0000f0be0000fc3f0000f8bf000078bf000060bf00000ac0000018400000a03e"
tensor @r0.want.0.f32 : f64[] = {1.576499782}
tensor @r0.own.0 : f64[] = {2.4000000209412065e-08}
graph "main"(
    %x : c64[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=-inf) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_-inf.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "00000000000000c00000000000000240000000000000c03f000000000080f5bf0000000000800540000000000000e93f000000000000d0bf000000000000febf000000000080f03f0000000000800140000000000000dcbf000000000000e8bf000000000000d63f000000000000dabf000000000080f7bf000000000080f03f000000000000f63f000000000000fbbf0000000000c003c000000000000001c0000000000000e8bf000000000000e53f000000000000fdbf0000000000400140"
tensor @r0.want.0.f64 : f64[] = {0.5321683239}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=-inf) : f64[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_2.5.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000c0be00001ac00000e0be0000c8bf0000803f000034c00000f0be000090be0000444000001a400000acbf0000204000000a40000036c000000e40000018c00000b03e00000ec0000040be0000e0bf000090be0000b03f0000403e00003840"
tensor @r0.want.0.f32 : f64[] = {7.278463263}
tensor @r0.own.0 : f64[] = {1.4000000270186774e-08}
graph "main"(
    %x : c64[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=2.5) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.complex_2.5.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000fc3f00000000008002c000000000000002c0000000000000e8bf000000000080f93f000000000080f2bf0000000000c001c0000000000000e53f0000000000400540000000000000fb3f00000000000008c0000000000080fe3f00000000004000c0000000000080f43f000000000000ffbf000000000000e5bf000000000000f63f000000000080f73f000000000000f03f000000000000edbf00000000008008400000000000c00540000000000080f13f0000000000400340"
tensor @r0.want.0.f64 : f64[] = {7.341392417}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=2.5) : f64[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "dist.complex.c64" stage "import"
tensor @r0.in.x : c64[4, 3] = hex "0000c0bd000002c000003240000038bf0000803e000016c000008cbf00000e4000002ec00000e0be000048c0000080bd000004c00000304000008c3f0000c0bf0000b83f0000acbf000060be0000b83f00002a40000058bf000028c00000d03e"
tensor @r0.in.y : c64[4, 3] = hex "00003cc000003c40000008400000e0bf000098bf0000a03e00003c400000a0bf00001a40000000bd0000d0be000014400000603f000028bf00002ec0000070bf000006400000c0bd000048c000001c40000058bf000032c0000000400000b83f"
tensor @r0.want.0.f32 : f64[] = {14.00421951}
tensor @r0.own.0 : f64[] = {3.199999909497819e-08}
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
tensor @r0.want.0.c64 : f64[2] = {1.3125, 6.78125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : c64[5, 6] = hex "0000d03e0000c8bf000002c00000103f0000983f000004400000b4bf00000840000002c000002e40000004400000b43f000040be00003040000020bf0000d0bf000010bf0000c83f0000ec3f0000f03f0000843f000034c00000d03f0000d4bf000084bf0000883f00000c4000000ec00000203e0000d0be0000c03e0000104000000840000008400000d0be0000e4bf0000203f000058bf00001c4000002440000044400000b43f0000b0be0000acbf00003cc00000c4bf0000083f000046c00000803d000044c0000048bf000012400000603f0000403e0000c0be00002a40000000c00000283f0000e03e0000843f"
tensor @r1.want.0.c64 : f64[2] = {6.3125, 9.34375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : c64[4, 9] = hex "0000d03e00003040000002c00000d0bf0000983f0000c83f0000b4bf0000f03f000002c0000034c0000004400000d4bf000040be0000883f000020bf00000ec0000010bf0000d0be0000ec3f000010400000843f000008400000d03f0000e4bf000084bf000058bf00000c40000024400000203e0000b43f0000c03e0000acbf000008400000c4bf0000d0be000046c00000203f000044c000001c4000001240000044400000403e0000b0be00002a4000003cc00000283f0000083f0000843f0000803d0000acbf000048bf0000e4bf0000603f0000bcbf0000c0be00002a40000000c000002a400000e03e000006400000c8bf000030bf0000103f0000a03f000004400000383f000008400000484000002e40000090bf0000b43f0000f8bf"
tensor @r2.want.0.c64 : f64[2] = {13.625, 6.1875}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[s77, s27]) {
  %sum_1 = aten.sum.default(self=%x) : c64[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000070bf00008cbf000000bf0000e43f0000b8bf0000b4bf000042400000003f0000a43f000008bf000020c00000c0bd0000ccbf000020c000000cc0000016c0000038c000001ec000004240000030bf000080bd00001ac00000ecbf000022c0"
tensor @r0.want.0.c64 : f64[2] = {-6.59375, -13.78125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[3, 4]) {
  %sum_1 = aten.sum.default(self=%x) : c64[]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000dc3f000000000080f6bf000000000080f53f000000000000f73f0000000000c00840000000000000d6bf00000000000007c0000000000000e93f0000000000400840000000000080f2bf0000000000c008c00000000000c006c00000000000c000400000000000800240000000000000e83f000000000000fb3f0000000000400440000000000000e23f000000000000d83f0000000000c00640000000000000e7bf000000000000f43f0000000000c001c0000000000000c43f"
tensor @r0.want.0.c128 : f64[2] = {4.75, 5.28125}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.want.0.c64 : f64[2] = {2630.114192, 7526.413033}
tensor @r0.own.0 : f64[] = {1.3999999737279722e-07}
tensor @r1.in.x : c64[5, 6] = hex "00000c40000028bf0000303f0000a0be0000943f0000943f000044c00000c03f0000a8bf00002cc00000c03e000006400000c8bf000080bd0000d03e0000c4bf0000f4bf000038bf0000e4bf000078bf0000d43f0000c0be000036c0000032400000424000001cc00000dcbf0000b0be0000e43f0000c0be000080bf00002cc00000c4bf0000983f0000ac3f00000c400000683f0000403f000068bf000000c0000080bf000012c000002e40000012c00000803d0000943f0000e0be0000703f0000903e000028400000903f0000b8bf000038c000003ac000001a400000d0bf00001ec00000b0be00003840000022c0"
tensor @r1.want.0.c64 : f64[2] = {-2910415727.0, -10800073420.0}
tensor @r1.own.0 : f64[] = {1.3000000365082087e-07}
tensor @r2.in.x : c64[4, 9] = hex "00000c40000080bd0000303f0000c4bf0000943f000038bf000044c0000078bf0000a8bf0000c0be0000c03e000032400000c8bf00001cc00000d03e0000b0be0000f4bf0000c0be0000e4bf00002cc00000d43f0000983f000036c000000c40000042400000403f0000dcbf000000c00000e43f000012c0000080bf000012c00000c4bf0000943f0000ac3f0000703f0000683f00002840000068bf0000b8bf000080bf00003ac000002e400000d0bf0000803d0000b0be0000e0be000022c00000903e0000303f0000903f00003e40000038c0000020bf00001a400000a0bf00001ec00000fc3f00003840000040bf000028bf0000f03f0000a0be0000c03f0000943f0000c03f0000c03f000030c000002cc00000303f00000640000080bf"
tensor @r2.want.0.c64 : f64[2] = {562948078600.0, 391197998400.0}
tensor @r2.own.0 : f64[] = {1.1000000199601345e-07}
graph "main"(
    %x : c64[s77, s27]) {
  %prod = aten.prod.default(self=%x) : c64[]
  return %prod as "prod"
}

fxge 1
model "prod.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000803e000036400000083f000078bf000000bf0000a43f000024c0000022c000000e40000090be000038c0000084bf00000040000000bd000000be0000a4bf0000403e000020bf000000be000018bf0000b43f000046c000001440000020be"
tensor @r0.want.0.c64 : f64[2] = {-733.8117941, -442.8769037}
tensor @r0.own.0 : f64[] = {6.700000199089118e-08}
graph "main"(
    %x : c64[3, 4]) {
  %prod = aten.prod.default(self=%x) : c64[]
  return %prod as "prod"
}

fxge 1
model "prod.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000a0bf0000000000000940000000000000e8bf00000000000000c0000000000000c83f000000000000b0bf000000000000e23f000000000080f53f000000000000d6bf00000000000002c0000000000080f3bf0000000000800040000000000080f3bf000000000000fabf000000000000e93f0000000000c004c0000000000080f8bf000000000080ffbf000000000080f5bf0000000000800240000000000080f8bf00000000004008c00000000000c001400000000000c00440"
tensor @r0.want.0.c128 : f64[2] = {-3185.329834, 3120.07807}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4]) {
  %prod = aten.prod.default(self=%x) : c128[]
  return %prod as "prod"
}

fxge 1
model "mean.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000bcbf000036c00000d83f00002cc0000040be00002ec000001a400000dc3f0000c0bd000084bf0000383f0000483f00001840000060be0000783f00003840000004400000e83f00002840000080bd0000e03e000010c00000bc3f00000cc0"
tensor @r0.want.0.c64 : f64[2] = {1.083333333, -0.5677083333}
tensor @r0.own.0 : f64[] = {3.699999950868005e-08}
graph "main"(
    %x : c64[3, 4]) {
  %mean = aten.mean.default(self=%x) : c64[]
  return %mean as "mean"
}

fxge 1
model "mean.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000a0bf000000000000e43f000000000080f4bf000000000000eb3f00000000004002c00000000000400340000000000000f63f000000000080f43f000000000080f6bf000000000080f1bf00000000000004400000000000c005c00000000000c008c0000000000000f7bf000000000000d03f000000000000dabf000000000080f8bf00000000000007400000000000c0024000000000004001c00000000000c00240000000000000ee3f000000000000e3bf0000000000000940"
tensor @r0.want.0.c128 : f64[2] = {-0.1171875, 0.3567708333}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4]) {
  %mean = aten.mean.default(self=%x) : c128[]
  return %mean as "mean"
}

fxge 1
model "sum.dim_IntList.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4, 2] = hex "000032c00000903e0000c0bf0000e03f000032c00000943f0000b03f00000a400000ac3f000068bf000090bf000060bf0000003e0000e83f0000bc3f0000b03f00001a40000032c0000008c00000cc3f0000f43f000046400000303f0000e0bf0000a4bf00003040000058bf0000e4bf00003cc00000303f00001440000048400000d03f0000c83f0000c83f0000e43f0000444000003240000008bf00003cc0000080be0000383f00001a40000068bf0000dcbf0000a0be0000a0bf0000b4bf"
tensor @r0.want.0.c64 : f64[4, 2] = {-0.8125, 4.1875, 3.71875, 4.5, 0.25, -1.0, -2.0, 5.28125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[3, 4, 2]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[0, 2]) : c64[4]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4, 2] = hex "00000000004000c0000000000000d83f000000000000eb3f000000000000e23f000000000000f6bf000000000080febf000000000000de3f000000000080f63f000000000000e2bf000000000080f83f0000000000800540000000000000d8bf000000000080f53f0000000000c006c00000000000c00840000000000000fbbf000000000000d8bf000000000080f13f0000000000c006400000000000c002400000000000000000000000000000ef3f000000000080f6bf0000000000400140000000000080f6bf000000000080fbbf000000000000da3f00000000000003c000000000000005c0000000000080fc3f000000000000f23f000000000080f03f000000000080f73f00000000004008c000000000008004400000000000400740000000000080f2bf000000000000da3f000000000000e13f000000000080014000000000004003c0000000000080f9bf000000000080f8bf000000000000f63f00000000000006c0000000000000fd3f00000000004003c0000000000000fd3f"
tensor @r0.want.0.c128 : f64[4, 2] = {5.3125, 4.25, -2.9375, 5.21875, -2.8125, -3.15625, -2.21875, 1.90625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4, 2]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[0, 2]) : c128[4]
  return %sum_1 as "sum_1"
}

fxge 1
model "sum.dim_IntList.complex_keep.c64" stage "import"
tensor @r0.in.x : c64[3, 40] = hex "0000ecbf0000ac3f0000ecbf0000483f0000e4bf000002c00000b4bf0000b4bf0000803f0000943f0000e0be0000403f00000e400000064000000cc0000010bf000040c000003ec0000040c00000603f000000bf000012400000d4bf0000f43f000048c00000b0bf000036400000c4bf0000003f0000a4bf0000c03f000058bf00002040000084bf000004400000bc3f000008400000203f0000f03f0000703f000040be000032400000383f0000d8bf000012400000483f0000024000003e400000ecbf0000083f000084bf000048bf00003ec0000094bf000090be0000fcbf000084bf00000a4000001e4000001440000004c00000384000002ec00000203e0000fc3f000024c0000080bf00002a40000006400000224000001e40000006c0000022400000903e0000983f000094bf0000c0be0000c03f0000803f000038bf00008cbf00002c400000c03f000034c00000c8bf000014400000383f0000e03f0000f83f0000f43f00001c4000003cc0000038400000603f000006400000843f000004400000f8bf0000483f0000e03e000088bf00004840000014400000a0bf000018bf0000b4bf0000f83f00000240000012c0000012c000001cc000000a400000943f0000acbf000012400000503f0000dc3f0000dcbf0000184000000ac0000040be000090bf0000cc3f000020c00000c03e00001cc0000048bf000000000000e0bf000048bf000034c0000028400000c0bd0000c4bf000046c0000012c0000068bf0000283f0000003f000010bf00003ec0000098bf000018bf000024c00000a4bf000030c000002040000068bf0000d43f0000283f000010400000ecbf00009cbf00000840000036400000e0be0000a03e000028c000003840000020bf000048bf0000843f000016400000e0bf000040bf000080bd000020be00000000000008c0000010bf0000803d00004440000016400000803e000002c000003ec0000010bf000016c0000010c000001cc00000384000001cc00000383f0000003d0000283f00001840000000be000032c00000b0be0000203e0000dcbf000012c000003a4000002a40000016c00000603f000040be0000c0bf000026c0000022c00000e03f000044400000303f0000e03e00003ac0000040be0000483f00003e400000c0bd000000be0000e03e00001ec000009cbf00004840000020c000000ec0000046400000b0bf0000acbf000000be00003cc0000026c00000003d000068bf0000c0be0000803d000000bd000084bf000080bd0000c0bd0000e0bf0000a8bf0000a4bf0000f4bf000028c000008c3f000006400000e8bf0000d0be000040bf"
tensor @r0.want.0.c64 : f64[1, 40, 2] = {-3.71875, 5.0625, 2.0, -3.78125, -4.09375, 0.21875, -0.84375, 0.34375, 0.8125, 2.5, 2.0625, 0.875, 7.4375, 3.21875, -2.125, -2.5, -1.5, -7.25, -4.46875, -1.125, 1.3125, 2.96875, 1.375, 0.6875, -3.0625, -0.40625, 4.65625, -2.28125, -2.125, -3.40625, -2.65625, -0.96875, 6.5625, 0.28125, 2.0, 3.15625, 3.65625, -2.59375, 1.65625, -3.75, 1.375, 4.71875, 3.0, -3.75, -0.25, -1.84375, 2.03125, 5.9375, -3.6875, -0.375, -3.40625, -0.625, -4.28125, 0.4375, -5.875, -6.46875, 1.15625, 1.4375, 1.625, 1.625, -7.96875, -0.90625, -3.28125, -3.3125, 0.3125, -5.25, 1.46875, 0.71875, 3.6875, 3.09375, 2.96875, -5.25, 0.03125, 0.5, 1.40625, -0.5, 2.03125, -2.9375, 3.46875, -2.09375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[3, 40]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[0], keepdim=true) : c64[1, 40]
  return %sum_1 as "sum_1"
}

fxge 1
model "mean.dim.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4, 2] = hex "0000b0be000020be0000f03e000028bf00001ec00000f83f0000d4bf000042c000003ac00000b8bf0000c03d0000404000004240000090be0000c8bf00000c40000020c0000006400000a43f0000d03f00002ec0000010c0000050bf0000acbf000002c0000094bf0000acbf0000a03f000090be00001cc00000c03f000040400000d03f0000e43f000090bf0000603e000044400000783f0000e83f0000f0be0000d03f0000d8bf0000f03f000014400000064000002a400000cc3f000030c0"
tensor @r0.want.0.c64 : f64[4, 2] = {-0.09895833333, 0.8177083333, -0.4635416667, -0.6979166667, -0.4479166667, 0.3802083333, 1.0625, 0.3958333333}
tensor @r0.own.0 : f64[] = {3.699999950868005e-08}
graph "main"(
    %x : c64[3, 4, 2]) {
  %mean = aten.mean.dim(self=%x, dim=[0, 2]) : c64[4]
  return %mean as "mean"
}

fxge 1
model "mean.dim.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4, 2] = hex "000000000000f13f000000000000e83f000000000080fdbf000000000000e13f000000000000debf000000000000c03f000000000000d8bf00000000008008c0000000000000e2bf000000000080fa3f000000000000f33f00000000000003c0000000000080f4bf000000000080fd3f000000000080f83f000000000000e7bf000000000000fa3f000000000080f83f000000000080f33f000000000000e93f000000000000b83f000000000000f83f000000000000fc3f000000000080fdbf0000000000c00540000000000000eebf000000000000e7bf0000000000c000c0000000000080f1bf000000000000f23f00000000004008c0000000000080024000000000008001c0000000000000dc3f0000000000000640000000000000f93f00000000008003c0000000000080fb3f00000000004008c0000000000000dabf0000000000c00640000000000000fabf000000000000c43f000000000080fa3f000000000000fbbf00000000000003c0000000000000e1bf000000000000d43f"
tensor @r0.want.0.c128 : f64[4, 2] = {0.4375, 0.9322916667, -0.7447916667, -0.328125, 0.9375, -0.6197916667, -1.015625, 0.4166666667}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4, 2]) {
  %mean = aten.mean.dim(self=%x, dim=[0, 2]) : c128[4]
  return %mean as "mean"
}

fxge 1
model "mean.dim.complex_keep.c64" stage "import"
tensor @r0.in.x : c64[3, 40] = hex "000038bf0000783f000046400000c0bd0000d0bf000058bf000024400000dc3f00000a400000303f0000a43f00003e400000a8bf0000003d000034c00000a83f0000a0bf0000d4bf000040be0000d0be0000d03e0000283f0000d03f00008c3f0000b43f0000b8bf000060bf000006400000943f0000e4bf000000be00002e400000484000001a40000014c00000683f000060bf0000004000003cc000001ac00000b03e000060bf0000fcbf00001c40000040be0000b83f00000040000000bd0000a4bf00003c4000002e400000603e0000483f0000903e0000943f000000bd00000440000026c000002ac00000c0bf00000cc00000703f000000be0000383f000028bf00003ac00000000000003ac00000d03e0000f4bf0000983f000044400000283f0000c0bd0000a03e000090bf000094bf0000464000001cc0000032c000001840000018c000000ac000002e400000b8bf000088bf0000ac3f00002440000040be0000c0bf0000064000001e4000003ec00000ec3f000020bf0000803e0000943f000000000000f4bf0000f83f00002a40000028c00000003e000000bf000048bf00009cbf00000ec00000d0bf0000303f0000b83f000006c00000003d0000c83f0000d4bf00003e4000000440000016400000e0be00000c4000003cc0000090bf0000f8bf000030bf0000244000008cbf00002440000008c0000068bf00001c40000020be0000c8bf000002400000303f0000f8bf0000a8bf0000c03e0000f0bf0000bcbf0000203e0000203f0000c83f00000ec0000050bf00003e400000683f0000403e0000ec3f00002a400000284000003840000048400000803d00000ec00000983f0000bcbf0000b0be000094bf000040be0000b43f00000640000030bf0000803d0000ecbf00003ac00000f43f000034c00000e83f000040c0000030400000803f00003cc00000a03e000090be000028c00000903f00004640000026c0000070bf0000d0be0000d03f0000404000001840000094bf0000843f0000ec3f00001a4000000ec00000b8bf000032c00000003f0000083f0000a03f000068bf00003c400000003e0000c0bf000094bf0000783f0000b0bf00003ec0000008bf000044c000004640000000be00001e400000b03e00003e40000000be0000183f0000483f0000e0bf0000dcbf000040bf000044400000b03f000038bf0000383f00000cc0000046c00000c8bf0000c03d0000943f0000003f0000483f00003e400000a03e0000283f0000e43f000088bf000010c0000002c000003e400000e0bf000042400000e43f0000f4bf000002c00000943f0000383f0000803f"
tensor @r0.want.0.c64 : f64[1, 40, 2] = {0.3229166667, -0.4479166667, -0.3020833333, -0.09375, -0.3854166667, -1.572916667, 1.90625, 0.4270833333, 1.572916667, 0.0625, 0.1458333333, 1.916666667, -1.520833333, -0.25, -0.7708333333, 1.552083333, -0.8958333333, -0.8645833333, -0.8333333333, 1.052083333, 2.020833333, 0.1354166667, 0.1979166667, 0.5416666667, 0.8229166667, -0.08333333333, -1.770833333, -0.3229166667, -0.3125, 0.05208333333, -0.5625, 1.333333333, 1.260416667, 1.229166667, 0.2604166667, 0.4895833333, 0.1041666667, 0.84375, -0.7083333333, -2.770833333, -0.4375, -1.958333333, 0.1458333333, 1.625, 0.3958333333, 1.447916667, 0.9479166667, -0.3541666667, 0.5833333333, 1.1875, -0.1979166667, 0.1770833333, 0.2395833333, 0.46875, 0.40625, -0.125, 0.3020833333, -2.083333333, -1.864583333, -0.8125, -0.1770833333, -0.04166666667, -0.1458333333, 1.489583333, 1.072916667, -0.8020833333, 0.8333333333, 0.5104166667, 0.65625, -0.4270833333, 0.7604166667, 2.03125, -1.104166667, 1.375, 0.2083333333, -1.125, -1.447916667, 1.354166667, -0.1041666667, 0.1041666667}
tensor @r0.own.0 : f64[] = {5.700000116348747e-08}
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
tensor @r0.want.0.c64 : f64[4, 2] = {-0.9124145508, 11.74517822, -10.88256836, 4.920166016, 25.10571289, -6.705993652, -8.44140625, -3.812255859}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : c64[5, 6] = hex "000050bf0000a8bf000000be00000ec0000024c0000090be00000c40000060bf00001a4000001ec00000dcbf000080bf0000803f0000d4bf000010c00000583f000000c000003ec00000b83f0000acbf0000b83f0000403f0000183f000048400000d4bf00000000000040c0000048c00000fcbf0000a03e00004240000014c00000d0be0000a0be0000fcbf000008bf00003c400000943f000080bf000012400000d8bf00002c400000003f0000dc3f00000a4000002cc0000050bf000040c00000b0be0000e0be000018400000383f00000ac00000a03e00009c3f000098bf0000ccbf0000803e0000f4bf0000283f"
tensor @r1.want.0.c64 : f64[6, 2] = {-2.584905326, -8.294691741, 65.13970757, 127.2754301, -123.9994623, 28.27369446, 16.02218539, -51.39859796, 12.05725461, -10.40279955, -80.81853962, -0.5417040586}
tensor @r1.own.0 : f64[] = {3.699999950868005e-08}
tensor @r2.in.x : c64[4, 9] = hex "000050bf0000d4bf000000be0000583f000024c000003ec000000c400000acbf00001a400000403f0000dcbf000048400000803f00000000000010c0000048c0000000c00000a03e0000b83f000014c00000b83f0000a0be0000183f000008bf0000d4bf0000943f000040c0000012400000fcbf00002c40000042400000dc3f0000d0be00002cc00000fcbf000040c000003c400000e0be000080bf0000383f0000d8bf0000a03e0000003f000098bf00000a400000803e000050bf0000283f0000b0be000090bf000018400000b8bf00000ac00000424000009c3f0000983f0000ccbf000006c00000f4bf0000dc3f0000a8bf00001c4000000ec00000203e000090be000000be000060bf00008c3f00001ec00000f0be000080bf0000a03f"
tensor @r2.want.0.c64 : f64[9, 2] = {-19.00672913, -16.82743073, -0.9269180298, 3.95898056, -9.70658493, 9.757572174, -17.83769989, 4.895507812, 43.77546978, -13.67907619, -2.451400757, -2.928795815, 3.595916748, 4.476043701, 31.1067276, -66.05669403, 22.87623596, -36.70930481}
tensor @r2.own.0 : f64[] = {1.4000000270186774e-08}
graph "main"(
    %x : c64[s77, s27]) {
  %prod = aten.prod.dim_int(self=%x, dim=0) : c64[s27]
  return %prod as "prod"
}

fxge 1
model "prod.dim_int.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000d43f0000083f0000bc3f000010bf00000a400000e03f000060bf0000c4bf00000ec0000048c000002ec00000d8bf000022400000283f0000264000001cc0000070bf0000a03f00008cbf0000c0be0000124000000ec0000024c0000046c0"
tensor @r0.want.0.c64 : f64[4, 2] = {9.831848145, 3.439025879, 5.04977417, 2.891601562, 22.79919434, 3.77142334, 9.691009521, 23.28063965}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[3, 4]) {
  %prod = aten.prod.dim_int(self=%x, dim=0) : c64[4]
  return %prod as "prod"
}

fxge 1
model "prod.dim_int.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000d6bf000000000000e9bf000000000000c4bf00000000008000400000000000c006c000000000004008c00000000000c003400000000000800340000000000000b8bf000000000080fe3f0000000000400040000000000000f73f000000000000f63f00000000000008400000000000400340000000000080fcbf000000000080fa3f0000000000000440000000000000e0bf000000000080fa3f00000000004003c0000000000000d23f0000000000c00740000000000000e9bf"
tensor @r0.want.0.c128 : f64[4, 2] = {3.975036621, 2.83972168, -4.92565918, -7.418609619, -8.901367188, 32.01538086, 31.67205811, -3.675537109}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-0.71875, 2.21875, 2.625, -2.84375, 1.1875, 2.15625, -2.5, 0.3125, -2.0, 0.96875, -0.15625, -4.15625, 4.0, -0.625, -2.03125, 0.625, -0.09375, 2.625, 1.75, -2.21875, 1.03125, 2.1875, 0.5625, 0.15625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : c64[5, 6] = hex "000038bf00001240000028400000483f0000983f00001ac0000020c00000683f0000a4bf00009c3f000032c00000ec3f000034400000fcbf0000f03e0000d03e0000f43f0000a0be0000f43f0000024000003ec0000002c0000026400000f4bf00000e4000000a40000036c00000603e00000a40000030c00000a03e000088bf0000a0bf0000c0bf0000a8bf000028bf000032c00000e0be0000a03e0000bcbf0000d43f0000843f0000f83f0000a4bf000034400000d4bf0000f0be0000b03f0000583f000012400000203f000000bd0000d8bf0000583f0000f0be0000dcbf000068bf0000203f0000803d0000283f"
tensor @r1.want.0.c64 : f64[5, 6, 2] = {-0.71875, 2.28125, 2.625, 0.78125, 1.1875, -2.40625, -2.5, 0.90625, -1.28125, 1.21875, -2.78125, 1.84375, 2.09375, 0.3125, 3.09375, 1.1875, 3.09375, -2.71875, -0.59375, 2.9375, -4.25, -0.8125, -0.1875, -0.0625, 4.3125, 2.46875, 0.25, 1.40625, 5.25, -5.46875, -0.28125, 1.875, -5.5, -2.3125, -1.5, -0.71875, 1.53125, 2.03125, 0.5625, -0.0625, 6.90625, -4.4375, 1.65625, 0.59375, -2.6875, -3.96875, -1.96875, 0.65625, 2.375, 4.3125, 1.1875, -0.09375, 5.21875, -3.59375, 1.1875, -1.125, -3.59375, -3.34375, -1.90625, 1.3125}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : c64[4, 9] = hex "000038bf0000fcbf000028400000d03e0000983f0000a0be000020c0000002400000a4bf000002c0000032c00000f4bf0000344000000a400000f03e0000603e0000f43f000030c00000f43f000088bf00003ec00000c0bf00002640000028bf00000e400000e0be000036c00000bcbf00000a400000843f0000a03e0000a4bf0000a0bf0000d4bf0000a8bf0000b03f000032c0000012400000a03e000000bd0000d43f0000583f0000f83f0000dcbf000034400000203f0000f0be0000283f0000583f000058bf0000203f0000803f0000d8bf0000fcbf0000f0be00000840000068bf00002ac00000803d00002cc000001240000028c00000483f0000703f00001ac0000030400000683f000020c000009c3f0000d03e0000ec3f0000f0be"
tensor @r2.want.0.c64 : f64[4, 9, 2] = {-0.71875, -1.96875, 2.625, 0.40625, 1.1875, -0.3125, -2.5, 2.03125, -1.28125, -2.03125, -2.78125, -1.90625, 2.8125, 2.15625, 0.46875, 0.21875, 1.90625, -2.75, 1.1875, -3.03125, -0.34375, -1.09375, 3.78125, -0.96875, -0.28125, 1.59375, -4.125, -3.5, -0.625, -0.875, 3.125, 0.875, -0.78125, -1.4375, 0.59375, -1.375, -1.59375, -0.75, -0.03125, -1.125, 5.4375, -0.125, 1.65625, -0.125, -1.3125, -2.875, -1.09375, -0.21875, 3.96875, 0.03125, -0.15625, -0.4375, -1.09375, -3.34375, -2.0625, 1.375, -0.9375, -3.78125, 5.5, -2.8125, 3.9375, -2.75, -0.53125, -1.9375, -3.5, 2.53125, 4.875, -2.46875, 1.0625, -0.03125, 0.75, -3.8125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[s77, s27]) {
  %cumsum = aten.cumsum.default(self=%x, dim=0) : c64[s77, s27]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000080bd000002c00000183f0000e0bf0000304000008c3f0000903f0000783f00002040000060bf000032400000c03d00004040000016c00000224000001040000024c00000943f00000e400000e8bf0000cc3f0000f0be000060bf000026c0"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-0.0625, -2.03125, 0.59375, -1.75, 2.75, 1.09375, 1.125, 0.96875, 2.4375, -2.90625, 3.375, -1.65625, 5.75, -1.25, 3.65625, 3.21875, -0.125, -1.75, 5.59375, -3.46875, 7.34375, -1.71875, 2.78125, 0.625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[3, 4]) {
  %cumsum = aten.cumsum.default(self=%x, dim=0) : c64[3, 4]
  return %cumsum as "cumsum"
}

fxge 1
model "cumsum.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "00000000000006c0000000000000d43f000000000000cc3f000000000000dcbf000000000000e5bf00000000000006c00000000000800440000000000000e73f000000000000d63f000000000000094000000000000005c0000000000080f63f000000000000dc3f000000000000e6bf000000000000f6bf000000000000ec3f000000000000eebf0000000000800340000000000000c0bf000000000000d6bf0000000000400240000000000000e33f0000000000000240000000000080f3bf"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-2.75, 0.3125, 0.21875, -0.4375, -0.65625, -2.75, 2.5625, 0.71875, -2.40625, 3.4375, -2.40625, 0.96875, -0.21875, -3.4375, 1.1875, 1.59375, -3.34375, 5.875, -2.53125, 0.625, 2.0625, -2.84375, 3.4375, 0.375}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.want.0.c64 : f64[3, 4, 2] = {0.0, 1.90625, 2.8125, 0.75, -2.75, 0.09375, 0.5, 0.28125, 3.157226562, 3.3359375, 4.740234375, 8.701171875, 6.723632812, -7.198242188, 0.1298828125, 1.122070312, 12.84671021, -5.63684082, -21.26184082, 17.93005371, -3.423614502, 8.1746521, 1.571716309, -2.385070801}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : c64[5, 6] = hex "000000000000a03f000034400000b8bf000030c000000c400000003f0000c0be0000e03f0000c0bf00001640000018bf000022c000003ac00000943f000060bf0000843f000038c00000103f0000483f000058bf0000a4bf0000f8bf0000fcbf0000f43f00008cbf0000403f000012c00000c03d0000383f0000903e0000e83f0000d4bf0000803f00001e400000464000002240000030400000cc3f00000640000038c00000e83f00003040000094bf0000a03e000022400000d0bf0000a4bf000014c0000008c0000024c0000060be000024c00000283f000030400000fcbf0000b03f000010c000000e400000a0be"
tensor @r1.want.0.c64 : f64[5, 6, 2] = {0.0, 1.25, 2.8125, -1.4375, -2.75, 2.1875, 0.5, -0.375, 1.75, -1.5, 2.34375, -0.59375, 3.6328125, -3.1640625, 1.994140625, -4.123046875, 3.453125, 10.16210938, 0.57421875, 0.1796875, -3.3984375, -0.9765625, -5.709960938, -3.463867188, 3.464355469, -10.00488281, -7.910095215, -7.641418457, -6.980285645, 3.434631348, -0.1641845703, 1.091308594, 6.605224609, -1.781005859, -3.380126953, -26.21661377, 36.28257751, -15.79788208, 3.392505646, -28.74027252, 13.84305191, -22.52633286, 0.8103179932, 3.190937042, 6.572303772, 16.16291046, -28.09733009, 46.93278503, -117.4739599, -40.56787491, -14.98023033, 72.90483773, -20.68991458, 66.80823076, 8.510531783, 7.179763317, 45.40346622, 7.436318398, -47.67445582, 112.9125324}
tensor @r1.own.0 : f64[] = {2.900000062311392e-08}
tensor @r2.in.x : c64[4, 9] = hex "0000000000003ac000003440000060bf000030c0000038c00000003f0000483f0000e03f0000a4bf000016400000fcbf000022c000008cbf0000943f000012c00000843f0000383f0000103f0000e83f000058bf0000803f0000f8bf000046400000f43f000030400000403f000006400000c03d0000e83f0000903e000094bf0000d4bf0000224000001e400000a4bf00002240000008c00000cc3f000060be000038c00000283f000030400000fcbf0000a03e000010c00000d0bf0000a0be000014c0000000bf000024c0000040bf000024c00000403f00003040000036c00000b03f0000c4bf00000e40000042c00000a03f0000b4bf0000b8bf0000e03e00000c40000040be0000c0be000030bf0000c0bf000044c0000018bf000016c0"
tensor @r2.want.0.c64 : f64[4, 9, 2] = {0.0, -2.90625, 2.8125, -0.875, -2.75, -2.875, 0.5, 0.78125, 1.75, -1.28125, 2.34375, -1.96875, -2.53125, -1.09375, 1.15625, -2.28125, 1.03125, 0.71875, 5.267578125, -1.634765625, -1.498046875, 3.55078125, 14.22265625, -2.9375, -1.1953125, 2.864257812, 3.995117188, 2.703125, 3.788085938, 4.063476562, -1.9765625, 2.619140625, 3.859375, 6.705078125, 3.466796875, 0.453125, 9.859680176, -15.331604, -1.610778809, 5.986755371, -38.96240234, 17.77893066, 2.351898193, 10.22998047, 7.330505371, -8.144287109, -4.885803223, -7.78692627, 5.880371094, -5.068481445, -4.860839844, -20.07629395, -9.223510742, 1.438964844, -16.4851284, -70.20037651, 6.9523983, 10.69829369, -32.55544662, 157.5517845, 17.32578278, 9.480118752, -6.974475861, 14.91450882, -12.14774323, -16.11781311, -5.689720154, -2.142074585, -54.19239044, 45.00076294, 8.849033356, 20.76321793}
tensor @r2.own.0 : f64[] = {2.4000000209412065e-08}
graph "main"(
    %x : c64[s77, s27]) {
  %cumprod = aten.cumprod.default(self=%x, dim=0) : c64[s77, s27]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000903e000094bf0000883f000022c0000042c00000a03f000018c00000e4bf00003cc00000943f00000640000026400000c43f00002040000094bf000024400000983f000090be0000b0bf0000103f000012400000a0be0000383f00002240"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {0.28125, -1.15625, 1.0625, -2.53125, -3.03125, 1.25, -2.375, -1.78125, 0.5107421875, 3.721679688, 8.790039062, -2.543945312, -7.766601562, -5.6640625, 7.310546875, -4.026367188, 1.65322876, 4.275848389, -10.65533447, 8.442321777, -19.48757935, -10.49407959, 15.44619751, 15.61087036}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=0) : c64[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "cumprod.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "0000000000c000400000000000400340000000000000edbf000000000080f33f0000000000c002400000000000000140000000000000e0bf000000000000fe3f0000000000400240000000000000e2bf00000000000004c000000000004004c0000000000080f33f000000000000ecbf0000000000c008400000000000800040000000000000a0bf000000000000e83f0000000000000440000000000000e7bf000000000000ec3f000000000000e3bf0000000000800740000000000000f6bf"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {2.09375, 2.40625, -0.90625, 1.21875, 2.34375, 2.125, -0.5, 1.875, 6.129882812, 4.311523438, 5.350585938, -0.7529296875, 4.715820312, 0.5390625, -5.4140625, 4.76953125, -3.425201416, 4.462677002, 12.83529663, -5.728057861, 4.446411133, -2.328338623, -9.345703125, 21.45483398}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[3, 4]) {
  %cumprod = aten.cumprod.default(self=%x, dim=0) : c128[3, 4]
  return %cumprod as "cumprod"
}

fxge 1
model "logcumsumexp.complex_0.c64" stage "import"
tensor @r0.in.x : c64[5, 9] = hex "00001c400000003e000022c0000060be000070bf000038400000083f00003a40000094bf0000fc3f0000d4bf0000c83f0000c83f0000283f000040be0000b03f0000c03d000040bf000050bf0000003e0000f4bf0000c4bf000080bd0000fcbf00000640000000be000084bf00001a40000044c0000026400000dcbf0000983f0000903e000032400000083f00003640000048c0000046c00000403e000024400000a4bf000000bf0000e03f0000903e00002c40000024c00000f43f0000bc3f0000ac3f0000cc3f0000083f0000124000000ac0000028c00000103f0000224000003cc00000f83f0000c0bf00004040000028400000843f000038c0000000c000003c400000e03e0000a4bf000020bf000008c00000883f0000783f0000c43f0000424000002a40000094bf000010bf000070bf000012400000c0be000004c0000000bd000040bf000020c00000dcbf000036c0000084bf0000f4bf000002c0000030c0000008bf"
tensor @r0.want.0.c64 : f64[5, 9, 2] = {2.4375, 0.125, -2.53125, -0.21875, -0.9375, 2.875, 0.53125, 2.90625, -1.15625, 1.96875, -1.65625, 1.5625, 1.5625, 0.65625, -0.1875, 1.375, 0.09375, -0.75, 2.475541372, 0.125, -1.683922319, -1.104030426, 0.06209200181, -2.342231168, 1.860555869, -0.09585171082, -0.4226737667, 2.201375251, -1.52052975, 1.747111341, 1.594557751, 0.6746894662, 0.515193971, 2.270811531, -0.1513457972, 3.436031417, 2.47184974, 0.1252859337, 0.04851685428, 2.651247707, 0.0248195959, -2.078209596, 2.482125629, 0.08216226718, 2.690778429, -2.606902941, 1.937050126, 1.477407318, 2.06252187, 1.072563411, 1.216387771, 2.276072665, -0.02757832778, 3.462252776, 2.361674276, 0.2365312447, 0.08647784597, 2.619420411, 0.1172691518, -2.264596106, 3.132835681, 0.5933244191, 2.693919106, -2.604727372, 3.142746517, 0.6987223969, 2.058666866, 1.037400638, 1.229222, 2.243335778, 0.9025826745, 1.909369455, 2.67823206, 2.153898045, -0.2535733868, 2.635768923, 0.1201730832, -2.614128071, 3.106085958, 0.57895593, 2.677439464, -2.540727145, 3.140091666, 0.696368918, 2.055134543, 1.030850652, 1.211421017, 2.283432264, 0.8827176863, 1.892313119}
tensor @r0.own.0 : f64[] = {3.3999999260458935e-08}
graph "main"(
    %x : c64[5, 9]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c64[5, 9]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_0.c128" stage "import"
tensor @r0.in.x : c128[5, 9] = hex "000000000000f4bf000000000080f63f0000000000c000c000000000004002c0000000000000eebf000000000000da3f00000000008004c0000000000080f7bf000000000000c03f0000000000c00140000000000000e83f000000000000d4bf000000000000c83f000000000000f6bf000000000000d23f000000000000b8bf00000000004006c0000000000000e6bf00000000004000c0000000000080f33f000000000000fb3f00000000008006c0000000000000fa3f00000000000000c0000000000000ffbf000000000000d2bf0000000000400840000000000080f6bf000000000000eabf000000000000f93f0000000000c008c00000000000c00140000000000000d2bf000000000000ed3f00000000008000c00000000000c000c000000000008007c0000000000000ebbf000000000000064000000000004002c0000000000000fbbf000000000000e33f000000000000f4bf00000000004002c0000000000080f1bf000000000000ea3f000000000000e03f000000000000084000000000008000c0000000000000f33f000000000000f23f000000000080ff3f000000000000dcbf000000000000cc3f000000000000ff3f0000000000c005400000000000c000c0000000000080f53f000000000080fa3f000000000000e9bf00000000008007c00000000000c00240000000000000fbbf000000000000e4bf00000000000004c0000000000000cc3f000000000080064000000000004003c0000000000000de3f0000000000800040000000000080f8bf000000000000ec3f000000000000054000000000000000000000000000000240000000000000f03f00000000004006c0000000000000ea3f0000000000800640000000000000f23f0000000000800440000000000000fa3f00000000004001c0000000000000e1bf0000000000800040000000000000ee3f000000000080f3bf000000000000c83f000000000080fe3f000000000000ea3f"
tensor @r0.want.0.c128 : f64[5, 9, 2] = {-1.25, 1.40625, -2.09375, -2.28125, -0.9375, 0.40625, -2.5625, -1.46875, 0.125, 2.21875, 0.75, -0.3125, 0.1875, -1.375, 0.28125, -0.09375, -2.78125, -0.6875, -0.8768386409, 1.347453786, 1.707026069, -2.801175261, 1.567616564, -1.945187579, -1.676066027, -0.673445221, 2.981980368, -1.432952123, 0.7074201807, -0.1022682446, 0.1532552052, -1.391992354, 0.6126873839, 0.2576333854, -1.895270255, -1.674866374, -0.9475478346, 1.235996753, 3.025752441, -2.414530279, 1.535575088, -1.922607399, -1.089619119, -1.691781324, 2.971407448, -1.419550876, -0.9499145182, 0.06611322356, 0.05847224078, -1.328038335, 1.212542729, 1.394153517, -0.4865845899, -0.01521515888, 1.943929258, 2.663442571, 3.020868886, -2.418005083, 2.119098413, -1.313262703, -1.184327987, -1.827230667, 2.97804757, -1.412833409, -0.7591349638, 0.09278026926, 2.843646687, -2.351842315, 1.552068287, 1.605469184, -0.2621567513, 0.2050233187, 2.110657916, 0.4000602727, 2.457220672, -2.641694891, 2.115188525, -1.306911093, 2.794296011, 1.121477908, 1.929095566, -1.216440088, -0.5690407923, -0.02699480566, 2.248070225, -2.474428455, 1.563429693, 1.544249027, 1.997776278, 0.7528977424}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[5, 9]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c128[5, 9]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_m1.c64" stage "import"
tensor @r0.in.x : c64[5, 9] = hex "000046c00000c0bf0000c0bf0000ac3f0000c0bf000020bf0000ec3f00003e400000703f0000883f0000103f0000f0bf000080bf0000d8bf00003ac0000046c00000d8bf0000ec3f0000c8bf0000e03f0000c03d0000103f000024c0000010c00000f83f0000983f0000c43f0000f43f00004640000008bf0000d03f000028400000164000009c3f000080bd000000c00000d43f00002240000020c00000b03e00001640000090bf0000b0bf0000283f000000bf0000703f0000883f000030c00000883f000004400000000000003640000028c00000b8bf0000903f0000483f0000e0be0000f03f00003a40000008c0000026400000d03e0000583f000030c00000603e0000783f0000ccbf00008cbf0000444000001cc00000a0be000060bf00002cc0000010bf0000d8bf0000e03f0000183f000078bf00004040000008400000903f00000e400000803f000090bf0000c0bf0000b0be000040be000030c00000b83f000008c0"
tensor @r0.want.0.c64 : f64[5, 9, 2] = {-3.09375, -1.5, -1.713211582, 1.269894744, -1.435263942, 0.1757927688, 1.80779779, 2.955411506, 1.760772558, 2.525913592, 1.711471275, 2.832400581, 1.700856559, 2.898356222, 1.710375985, 2.901193398, 1.727077652, 2.87253865, -1.5625, 1.75, 0.1761577414, 0.7262333415, 0.1103227931, 0.7148658455, 2.07340638, 1.123530371, 2.45908258, 1.40612369, 3.041630941, 0.01720346401, 2.819456606, 0.171920987, 3.168035492, 0.5614071024, 3.134660931, 0.5389967079, 1.65625, 2.53125, 1.647231333, 2.518353544, 1.852713482, -1.527404764, 1.830193989, -1.494227641, 1.755888023, -1.425885742, 1.956619452, -1.833682008, 1.67673884, -2.213353477, 1.75152436, -2.377390183, 1.758961899, -2.367315861, 1.125, 0.78125, 1.231112528, 0.949505165, 2.699515804, -2.109561201, 2.176066454, -1.013536462, 2.167288151, -1.279197583, 2.081151741, -1.157865999, 2.106138059, -1.156281733, 3.218861603, -2.117065932, 3.228641526, -2.08963407, -2.6875, -0.5625, -1.911975779, 1.403606753, 0.5351391259, -0.9085155039, 2.911738384, 2.114982683, 3.065946452, 2.129854177, 2.931535525, 2.146234319, 2.922058243, 2.138950909, 2.930814071, 2.182508706, 2.863186046, 2.405257813}
tensor @r0.own.0 : f64[] = {3.599999942593968e-08}
graph "main"(
    %x : c64[5, 9]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=-1) : c64[5, 9]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_m1.c128" stage "import"
tensor @r0.in.x : c128[5, 9] = hex "000000000040024000000000004000c0000000000000eb3f00000000000000c00000000000000140000000000000b83f000000000000dc3f00000000000002c000000000000002c0000000000080fc3f000000000000d6bf000000000000fc3f000000000000f9bf000000000000e7bf000000000080fe3f0000000000400840000000000000c03f0000000000c00640000000000000e3bf000000000000de3f0000000000c008c0000000000080f3bf0000000000000840000000000000d8bf000000000080f9bf000000000000e03f000000000000b83f0000000000c00440000000000000f73f00000000000006c0000000000080f2bf000000000000debf000000000000fcbf000000000000c8bf000000000000fb3f000000000000ebbf000000000000f7bf000000000080fb3f000000000000fdbf000000000000debf0000000000c00240000000000000ccbf0000000000c00740000000000000f4bf000000000000f53f000000000080f53f000000000000e3bf000000000000e43f000000000000fd3f000000000080f8bf000000000000ff3f000000000000b03f0000000000c001c0000000000000fb3f000000000080f1bf000000000080f7bf0000000000400740000000000000dcbf000000000000ec3f00000000008001c0000000000080f53f00000000004004c0000000000080f33f000000000000f7bf0000000000c008c00000000000c008c0000000000080074000000000004005400000000000000040000000000040024000000000000008c0000000000000064000000000008002c0000000000080f43f000000000080f1bf000000000000e83f000000000080064000000000004000c0000000000080f5bf000000000000efbf000000000080f0bf000000000000f6bf000000000000f2bf000000000000f93f0000000000c00740000000000080f2bf0000000000c006c0000000000080f3bf000000000000e63f000000000000f3bf"
tensor @r0.want.0.c128 : f64[5, 9, 2] = {2.28125, -2.03125, 2.494284309, -2.025252586, 2.355299328, -1.280349902, 2.441347423, -1.391761021, 2.432135375, -1.392051883, 2.367816253, -1.392082391, 2.383123879, -1.380022312, 2.391601161, -2.00834425, 2.411027287, -2.109194121, -0.59375, 0.46875, -0.5999775385, 0.3866217659, 3.019753046, -0.3565113472, 3.026256158, -0.3490669277, 2.972690579, -0.3379700571, 2.812060752, -0.5073819449, 2.830776022, -0.5066653146, 2.840463512, -0.5034810811, 3.104264952, -0.5845008658, -1.4375, 1.71875, -1.632261325, 0.9692922556, 2.350881417, -0.2014699909, 3.270489243, -0.8971983066, 3.186039084, -0.7765415808, 3.190128109, -0.7541302116, 3.366569207, -0.9029084823, 3.509159223, -0.7312790349, 3.506718335, -0.7291213444, -1.09375, -1.46875, 2.915736762, -0.4530660138, 2.902846137, -0.5832942381, 2.844196408, -0.7921644121, 2.995441303, -0.8941072574, 2.994108479, -0.8959432371, 2.078184472, -2.126377755, 2.209461335, -3.010956334, 2.214190069, -3.013669301, -2.3125, 1.28125, -0.8596566336, 0.8687776722, 2.78752623, -2.025014757, 2.795496099, -2.011142644, 2.812945233, -1.998426475, 2.795017775, -2.006504762, 3.486340528, -1.542168635, 3.488028752, -1.541603293, 3.543668921, -1.52166784}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[5, 9]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=-1) : c128[5, 9]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_far.c64" stage "import"
tensor @r0.in.x : c64[9] = hex "008054c30000af4100e076c30000484000a0574300401cc300c0f3420040e74200409c43000096c20000c8c00060064300c0a8c200c05ac3008022c200a00cc300a025c300d084c3"
tensor @r0.want.0.c64 : f64[9, 2] = {-212.5, 21.875, -212.5, 21.875, 215.625, -156.25, 215.625, -156.25, 312.5, -75.0, 312.5, -75.0, 312.5, -75.0, 312.5, -75.0, 312.5, -75.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[9]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c64[9]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_far.c128" stage "import"
tensor @r0.in.x : c128[9] = hex "0000000000146ec00000000000e85c40000000000088534000000000004c6dc00000000000c022c000000000008e72c00000000000b4644000000000003051c000000000001865c000000000000049400000000000e86c4000000000009c68c000000000002a72400000000000bc6bc00000000000786e4000000000007057c00000000000403f400000000000185540"
tensor @r0.want.0.c128 : f64[9, 2] = {-240.625, 115.625, 78.125, -234.375, 78.125, -234.375, 165.625, -68.75, 165.625, -68.75, 231.25, -196.875, 290.625, -221.875, 290.625, -221.875, 290.625, -221.875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[9]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c128[9]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_turns.c64" stage "import"
tensor @r0.in.x : c64[2, 40] = hex "0000e83f0000bdc00000c03e0000a2c0000048400000fc3f0000783f0000ab410000183f0000d8bf0000b03e0000224100000840000022400000124000801dc10000183f00007cc100003a40000046c10000a83f00007c400000003f000058410000144000007cc00000264000c0b1410000903e0000b43f0000ec3f0080c1c100002240008014410000b03e000061c10000204000007c410000f03f0000bd41000000400000104000003240008094c10000284000c084c10000bc3f00800b410000203f000058400000203f00c0ba4100003a4000006ac100001e400080af410000683f000061c10000a03e0080d3c100001a40000010bf00003840000010c10000fc3f0000cf4100002a4000006a400000503f0080a6c10000003e0000a24100001c40000034c00000f03f008002c10000943f000073410000dc3f000087c00000283f00c09f410000c03f000058c00000183f0000c6c100002c4000808b41000012400040dac10000903f0000bdc10000003d0000ea4000002a4000007cc10000f83f0000d83f0000603e000099c10000803f00809dc10000f03f0080a64100000a40000010c00000d43f0000b4c00000c03d000034c10000003e0000d8400000a83f000099400000783f00006a400000943f0040bfc100004840000007410000f03f00005841000042400000bdc10000d03f000058bf0000cc3f008082410000003d0000cf400000803d00802f410000803d00c0b1c10000a03f0000994100001840000022c00000703f0040c841000008400000e1400000bc3f0000b4c00000a83f008038410000003d000007410000203e0080b8410000303f000022c000009c3f00805cc10000044000c0de4100003e40000073c10000c03e00802f41"
tensor @r0.want.0.c64 : f64[2, 40, 2] = {1.8125, -5.90625, 1.970693083, -5.754168214, 3.208521397, 1.677107195, 3.279339862, 1.751596128, 3.212160806, 1.772972712, 3.185970501, 1.82420927, 3.435174896, 2.000359693, 3.661593142, 2.167392496, 3.689606946, 2.203721173, 3.589311937, 1.729521783, 3.530165562, 1.817135201, 3.561009696, 1.78092118, 3.785617226, 1.903907914, 3.858170991, 2.188569124, 3.877996293, 2.16924394, 3.9283724, 2.052024746, 4.078595524, 2.225506741, 4.058511004, 2.238858579, 4.186182873, 2.389527582, 4.11396704, 2.462675461, 4.22580154, 2.439881343, 4.111925162, 2.217265482, 4.31562472, 2.224370805, 4.370876005, 2.235880938, 4.38093337, 2.257116522, 4.366552253, 2.275762346, 4.304073685, 2.507519382, 4.432293495, 2.584566176, 4.415059142, 2.608724944, 4.403210982, 2.620392385, 4.257475974, 2.626876483, 4.410926442, 2.801530699, 4.372451429, 2.721633267, 4.482378493, 2.851530868, 4.485291187, 2.876806752, 4.486575698, 2.864104987, 4.589406198, 2.930430244, 4.597560399, 2.99591083, 4.62698972, 2.984528022, 4.660394238, 2.942521745, 0.65625, 19.96875, 1.499388738, -3.808614743, 1.362801243, -4.222265585, 2.404559243, 17.32245149, 2.989081567, 17.03151911, 2.824276859, 16.99803094, 2.763429502, 17.01480918, 3.15822895, 16.38314625, 3.030381764, 16.09485762, 2.982576323, 16.13364077, 2.949338047, 16.26976502, 2.949993529, 15.92667354, 3.273970492, 16.13192726, 3.061244203, 16.07494994, 3.031772137, 16.03186867, 2.976193146, 16.02364002, 3.036616902, 16.19743989, 3.15566105, 16.20026646, 3.054774156, 16.09974056, 3.524710991, 9.098095507, 3.482759466, 8.906162217, 3.820649856, 8.48611466, 3.703303588, 8.474254536, 3.712483285, 8.59471454, 3.699351355, 8.57302149, 3.679984649, 8.591243177, 3.70192657, 8.606203796, 3.664762421, 8.526700276, 3.717003904, 8.790564816, 3.662607461, 8.757272641, 3.652369708, 8.54109725, 3.65544528, 8.428620012, 3.554559505, 8.43275835, 3.58363403, 8.432894227, 3.568585137, 8.461945731, 3.570021836, 8.517968251, 3.47537576, 8.54972166, 3.67772205, 8.635326522, 3.879151002, 9.03459892, 3.868808895, 9.06300382}
tensor @r0.own.0 : f64[] = {4.3000000005122274e-08}
graph "main"(
    %x : c64[2, 40]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=1) : c64[2, 40]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_turns.c128" stage "import"
tensor @r0.in.x : c128[2, 40] = hex "0000000000c005400000000000283a40000000000000eb3f0000000000002b400000000000c001400000000000902b400000000000c004400000000000103740000000000000de3f00000000007021c0000000000080f13f0000000000801fc0000000000000e73f00000000001835c0000000000000f13f0000000000003bc00000000000c00840000000000040244000000000000008400000000000d03440000000000000fd3f0000000000f83340000000000040004000000000003028400000000000c008400000000000000bc0000000000080f13f0000000000602ec000000000004001400000000000903b40000000000000c03f0000000000d83b40000000000080f13f000000000000fbbf0000000000c0054000000000009830c0000000000000f63f0000000000e837400000000000c0054000000000000032c0000000000080f73f0000000000903bc0000000000000f03f00000000009830c0000000000000d63f0000000000203cc0000000000000f43f0000000000003bc0000000000000ea3f00000000001037c0000000000080024000000000009839c0000000000080f33f0000000000903b400000000000c003400000000000483b40000000000080fb3f0000000000e019c00000000000400140000000000068334000000000008002400000000000402d40000000000040084000000000008016c0000000000000d23f000000000080ffbf000000000000d23f00000000001027c0000000000000ee3f0000000000a017c0000000000000de3f0000000000703ac0000000000000064000000000008016c0000000000000ed3f0000000000201c40000000000000074000000000009022c0000000000000cc3f000000000008304000000000004005400000000000b02cc00000000000800540000000000000324000000000000006400000000000b83ac0000000000000f83f0000000000f02e400000000000c005400000000000c00840000000000080f23f00000000005039c000000000008006400000000000400d40000000000000f43f00000000004014c000000000004000400000000000103740000000000000d43f0000000000983040000000000000084000000000008006c0000000000000fa3f0000000000f02540000000000080fc3f00000000002831c0000000000000f43f000000000028314000000000000004400000000000202c4000000000004006400000000000a0374000000000004002400000000000102740000000000000de3f0000000000a0374000000000004000400000000000802f40000000000080014000000000008834c0000000000000b83f00000000006015c0000000000000f23f0000000000f03540000000000000ef3f00000000006035c0000000000000f53f0000000000401440000000000000e93f000000000078384000000000000007400000000000001b40000000000000f53f00000000003038c0000000000000e53f0000000000e83740000000000000ea3f0000000000483b40000000000000eb3f00000000007838c0000000000000e23f00000000006025c0000000000000ed3f0000000000b033c0000000000080f53f000000000040044000000000008007400000000000c0084000000000004000400000000000d83bc000000000000006400000000000b023c0000000000000e53f0000000000283a40000000000000f43f0000000000102740000000000080f43f0000000000a03740000000000000f13f0000000000003b40"
tensor @r0.want.0.c128 : f64[2, 40, 2] = {2.71875, 26.15625, 2.860959502, 26.1443095, 3.279019254, 26.21430185, 2.578038313, 26.22467273, 2.460123792, 26.27607639, 2.201813671, 26.14516093, 1.946916236, 26.17877457, 1.444426297, 26.02367814, 2.88564538, 10.08012743, 3.143130896, 21.65509464, 3.147568441, 21.39063734, 2.756718932, 21.32885515, 3.610002875, -3.553101258, 3.658943165, -3.49132339, 3.850116214, -3.556481786, 3.873937617, -3.556851268, 3.857344425, -3.496539854, 4.109233022, -3.622911291, 4.06139265, -3.576698523, 4.020126677, -3.840851298, 4.03533299, -3.764958241, 4.080772426, -3.776872048, 4.097628873, -3.76031912, 4.080661499, -3.704352003, 4.113538498, -3.722294508, 3.934754587, -3.745874063, 3.998461478, -3.752535573, 4.183851348, -3.819689118, 4.106944116, -3.863108927, 4.075047393, -4.004121049, 4.230389528, -4.036250499, 4.268893518, -4.33049845, 4.255708359, -4.317285895, 4.266978166, -4.332188317, 4.267502196, -4.3679888, 4.244920748, -4.366195328, 4.331045697, -4.563295612, 4.349582552, -4.589693307, 4.370560347, -4.363700174, 4.371083564, -4.347976928, 2.65625, -14.34375, 3.253470917, 17.54390513, 3.716986261, 17.43850132, 3.679211027, 17.33406528, 3.711945067, 16.95675345, 3.703887712, 17.03430701, 3.978721186, 16.80632954, 3.911746758, 16.79780965, 4.053673045, 16.79536227, 4.076663438, 16.79071907, 4.315714372, 16.60608212, 4.369217595, 16.64479183, 4.314483701, 16.59026626, 4.353416297, 16.61434367, 4.21888347, 16.51447843, 4.379158286, 16.66396809, 4.433678338, 16.77025492, 4.449557777, 16.78035483, 4.497027277, 16.70745339, 4.583077351, 16.74795038, 4.571843651, 16.74909023, 4.586720502, 16.72119906, 4.611219426, 16.71107126, 4.633820562, 16.73975228, 4.636683498, 16.76075316, 4.488352924, 16.87114752, 4.44677215, 16.8805601, 4.463387258, 16.89557876, 4.448634712, 16.8739746, 4.424600272, 16.88737732, 4.408476833, 16.87362172, 4.421399516, 16.90062579, 4.411767043, 16.85534542, 4.511345554, 16.66132932, 4.58214463, 16.62236872, 4.630216614, 16.47354236, 4.611884453, 16.46865846, 4.62015244, 16.5021823, 4.64389739, 16.52797364, 4.630181248, 16.5035302}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[2, 40]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=1) : c128[2, 40]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_infinite.c64" stage "import"
tensor @r0.in.x : c64[7] = hex "000080ff000000400000803f00000040000080ff00004040000040400000000000004843000000000000807f0000a04000007a4400000000"
tensor @r0.want.0.c64 : f64[7, 2] = {-inf, 0.0, 1.0, 2.0, 1.0, 2.0, 2.950463692, 0.129672575, 200.0, 3.420613956e-87, inf, 5.0, inf, 5.0}
tensor @r0.own.0 : f64[] = {4.000000053405728e-10}
graph "main"(
    %x : c64[7]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c64[7]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_infinite.c128" stage "import"
tensor @r0.in.x : c128[7] = hex "000000000000f0ff0000000000000040000000000000f03f0000000000000040000000000000f0ff00000000000008400000000000000840000000000000000000000000000069400000000000000000000000000000f07f00000000000014400000000000408f400000000000000000"
tensor @r0.want.0.c128 : f64[7, 2] = {-inf, 0.0, 1.0, 2.0, 1.0, 2.0, 2.950463692, 0.129672575, 200.0, 3.420613956e-87, inf, 5.0, inf, 5.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c128[7]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c128[7]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_0_dims.c64" stage "import"
tensor @r0.in.x : c64[] = hex "0000803d00003840"
tensor @r0.want.0.c64 : f64[2] = {0.0625, 2.875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c64[]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_2_dims.c64" stage "import"
tensor @r0.in.x : c64[0, 3] = hex ""
tensor @r0.want.0.c64 : f64[0, 3, 2] = {}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[0, 3]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c64[0, 3]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.complex_1_dims.c64" stage "import"
tensor @r0.in.x : c64[1] = hex "000022c000003840"
tensor @r0.want.0.c64 : f64[1, 2] = {-2.53125, 2.875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : c64[1]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : c64[1]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.double.f64" stage "import"
tensor @r0.in.x : f64[3, 7] = {57.5, 35.0, 125.0, 12.5, 90.0, -91.25, 122.5, 122.5, 82.5, -10.0, -10.0, 38.75, -47.5, 80.0, 110.0, 67.5, 95.0, -7.5, 101.25, -75.0, 60.0}
tensor @r0.want.0.f64 : f64[3, 7] = {57.5, 57.5, 125.0, 125.0, 125.0, 125.0, 125.0788897, 122.5, 122.5, 122.5, 122.5, 122.5, 122.5, 122.5, 110.0, 110.0, 110.0000003, 110.0000003, 110.0001588, 110.0001588, 110.0001588}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 7]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=1) : f64[3, 7]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.double_ends.f64" stage "import"
tensor @r0.in.x : f64[8] = {-inf, -inf, 1.0, 200.0, -900.0, inf, nan, 0.0}
tensor @r0.want.0.f64 : f64[8] = {-inf, -inf, 1.0, 200.0, 200.0, inf, nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[8]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : f64[8]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.double_0d.f64" stage "import"
tensor @r0.in.x : f64[] = {-0.625}
tensor @r0.want.0.f64 : f64[] = {-0.625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : f64[]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "searchsorted.Scalar.at_0.f16" stage "import"
tensor @r0.in.x : f16[7] = {-2.375, -1.90625, -0.75, 0.0, 0.5625, 0.59375, 2.375}
tensor @r0.want.0.i64 : i64[] = {4}
graph "main"(
    %x : f16[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_0.f64" stage "import"
tensor @r0.in.x : f64[7] = {-2.65625, -2.53125, -1.0, -1.0, 0.28125, 1.65625, 1.875}
tensor @r0.want.0.i64 : i64[] = {4}
graph "main"(
    %x : f64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_0.i64" stage "import"
tensor @r0.in.x : i64[7] = {-6, -4, -2, 0, 3, 5, 7}
tensor @r0.want.0.i64 : i64[] = {4}
graph "main"(
    %x : i64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_0.u8" stage "import"
tensor @r0.in.x : u8[7] = {0, 1, 2, 3, 3, 4, 7}
tensor @r0.want.0.i64 : i64[] = {1}
graph "main"(
    %x : u8[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "bucketize.Scalar.at_0.bf16" stage "import"
tensor @r0.in.x : bf16[7] = {-2.9375, -2.25, -0.375, -0.15625, -0.0625, 0.40625, 3.0}
tensor @r0.want.0.i32 : i32[] = {5}
graph "main"(
    %x : bf16[7]) {
  %bucketize = aten.bucketize.Scalar(self=0, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Scalar.at_0.i32" stage "import"
tensor @r0.in.x : i32[7] = {-6, 0, 1, 1, 5, 6, 6}
tensor @r0.want.0.i32 : i32[] = {1}
graph "main"(
    %x : i32[7]) {
  %bucketize = aten.bucketize.Scalar(self=0, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "searchsorted.Scalar.at_0.25.f16" stage "import"
tensor @r0.in.x : f16[7] = {-2.3125, -0.96875, -0.4375, 1.0625, 1.15625, 1.28125, 2.25}
tensor @r0.want.0.i64 : i64[] = {3}
graph "main"(
    %x : f16[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0.25, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_0.25.f64" stage "import"
tensor @r0.in.x : f64[7] = {-2.65625, -1.25, 0.625, 1.5, 1.84375, 1.90625, 2.9375}
tensor @r0.want.0.i64 : i64[] = {2}
graph "main"(
    %x : f64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0.25, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_0.25.i64" stage "import"
tensor @r0.in.x : i64[7] = {-5, -3, -2, 0, 0, 1, 3}
tensor @r0.want.0.i64 : i64[] = {5}
graph "main"(
    %x : i64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0.25, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_0.25.u8" stage "import"
tensor @r0.in.x : u8[7] = {0, 2, 3, 4, 4, 5, 7}
tensor @r0.want.0.i64 : i64[] = {1}
graph "main"(
    %x : u8[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=0.25, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "bucketize.Scalar.at_0.25.bf16" stage "import"
tensor @r0.in.x : bf16[7] = {0.3125, 0.625, 0.875, 1.5, 2.5625, 2.59375, 2.625}
tensor @r0.want.0.i32 : i32[] = {0}
graph "main"(
    %x : bf16[7]) {
  %bucketize = aten.bucketize.Scalar(self=0.25, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Scalar.at_0.25.i32" stage "import"
tensor @r0.in.x : i32[7] = {-6, -6, -1, 3, 4, 6, 7}
tensor @r0.want.0.i32 : i32[] = {3}
graph "main"(
    %x : i32[7]) {
  %bucketize = aten.bucketize.Scalar(self=0.25, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "searchsorted.Scalar.at_2.f16" stage "import"
tensor @r0.in.x : f16[7] = {-2.59375, -2.5, 0.4375, 0.875, 1.28125, 1.8125, 2.15625}
tensor @r0.want.0.i64 : i64[] = {6}
graph "main"(
    %x : f16[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=2, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_2.f64" stage "import"
tensor @r0.in.x : f64[7] = {-3.03125, -2.75, -1.0, -0.25, 0.46875, 0.71875, 0.96875}
tensor @r0.want.0.i64 : i64[] = {7}
graph "main"(
    %x : f64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=2, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_2.i64" stage "import"
tensor @r0.in.x : i64[7] = {-4, -3, -2, 0, 0, 1, 2}
tensor @r0.want.0.i64 : i64[] = {7}
graph "main"(
    %x : i64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=2, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_2.u8" stage "import"
tensor @r0.in.x : u8[7] = {0, 2, 3, 5, 6, 7, 7}
tensor @r0.want.0.i64 : i64[] = {2}
graph "main"(
    %x : u8[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=2, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "bucketize.Scalar.at_2.bf16" stage "import"
tensor @r0.in.x : bf16[7] = {-3.125, -2.375, -1.375, -0.8125, 0.4375, 0.96875, 2.75}
tensor @r0.want.0.i32 : i32[] = {6}
graph "main"(
    %x : bf16[7]) {
  %bucketize = aten.bucketize.Scalar(self=2, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Scalar.at_2.i32" stage "import"
tensor @r0.in.x : i32[7] = {-7, -7, -7, -6, -6, -6, -6}
tensor @r0.want.0.i32 : i32[] = {7}
graph "main"(
    %x : i32[7]) {
  %bucketize = aten.bucketize.Scalar(self=2, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "searchsorted.Scalar.at_-inf.f16" stage "import"
tensor @r0.in.x : f16[7] = {-3.0625, -1.59375, -0.25, -0.0625, 0.9375, 1.9375, 1.96875}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : f16[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=-inf, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_-inf.f64" stage "import"
tensor @r0.in.x : f64[7] = {-2.71875, -0.875, -0.75, -0.71875, 2.53125, 2.90625, 3.0}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : f64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=-inf, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_-inf.i64" stage "import"
tensor @r0.in.x : i64[7] = {-7, 2, 3, 4, 5, 6, 6}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : i64[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=-inf, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Scalar.at_-inf.u8" stage "import"
tensor @r0.in.x : u8[7] = {0, 0, 4, 4, 5, 6, 7}
tensor @r0.want.0.i64 : i64[] = {0}
graph "main"(
    %x : u8[7]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=-inf, side="right") : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "bucketize.Scalar.at_-inf.bf16" stage "import"
tensor @r0.in.x : bf16[7] = {-3.09375, -1.46875, -0.84375, -0.5625, -0.40625, -0.3125, 0.53125}
tensor @r0.want.0.i32 : i32[] = {0}
graph "main"(
    %x : bf16[7]) {
  %bucketize = aten.bucketize.Scalar(self=-inf, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Scalar.at_-inf.i32" stage "import"
tensor @r0.in.x : i32[7] = {-6, -3, 1, 5, 6, 6, 7}
tensor @r0.want.0.i32 : i32[] = {0}
graph "main"(
    %x : i32[7]) {
  %bucketize = aten.bucketize.Scalar(self=-inf, boundaries=%x, out_int32=true) : i32[]
  return %bucketize as "bucketize"
}

fxge 1
model "searchsorted.Scalar.sorter.f32" stage "import"
tensor @r0.in.x : f32[3] = {3.0, 1.0, 2.0}
tensor @r0.in.y : i64[3] = {1, 2, 0}
tensor @r0.want.0.i64 : i64[] = {1}
graph "main"(
    %x : f32[3],
    %y : i64[3]) {
  %searchsorted = aten.searchsorted.Scalar(sorted_sequence=%x, self=2.0, sorter=%y) : i64[]
  return %searchsorted as "searchsorted"
}

fxge 1
model "dist.whole.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.15625, -2.21875, -1.875, -2.78125, -1.625, -2.15625, -0.9375, -0.6875, 1.8125, -2.21875, 1.09375, -1.90625}
tensor @r0.in.y : i64[3, 4] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}
tensor @r0.want.0.f16 : f64[] = {25.69538732}
tensor @r0.own.0 : f64[] = {0.0003000000142492354}
graph "main"(
    %x : f16[3, 4],
    %y : i64[3, 4]) {
  %dist = aten.dist.default(self=%x, other=%y) : f16[]
  return %dist as "dist"
}

fxge 1
model "dist.whole.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.625, -0.46875, 1.65625, 1.53125, 1.28125, 0.5625, -2.90625, -2.875, 2.0, -0.46875, 1.15625, 1.625}
tensor @r0.in.y : i64[3, 4] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}
tensor @r0.want.0.f64 : f64[] = {22.42215266}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : i64[3, 4]) {
  %dist = aten.dist.default(self=%x, other=%y) : f64[]
  return %dist as "dist"
}

fxge 1
model "linalg_vector_norm.one_0.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1.0000000150474662e+30, -3.0000000095132306e-30, 0.0}
tensor @r0.want.0.f32 : f64[3] = {1.0, 1.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=0, dim=[1]) : f32[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_0.f16" stage "import"
tensor @r0.in.x : f16[3, 1] = {inf, -0.0, 0.0}
tensor @r0.want.0.f16 : f64[3] = {1.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=0, dim=[1]) : f16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_1.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1.0000000150474662e+30, -3.0000000095132306e-30, 0.0}
tensor @r0.want.0.f32 : f64[3] = {1.000000015e+30, 3.00000001e-30, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=1, dim=[1]) : f32[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_1.f16" stage "import"
tensor @r0.in.x : f16[3, 1] = {inf, -0.0, 0.0}
tensor @r0.want.0.f16 : f64[3] = {inf, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=1, dim=[1]) : f16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_2.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1.0000000150474662e+30, -3.0000000095132306e-30, 0.0}
tensor @r0.want.0.f32 : f64[3] = {1.000000015e+30, 3.00000001e-30, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, dim=[1]) : f32[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_2.f16" stage "import"
tensor @r0.in.x : f16[3, 1] = {inf, -0.0, 0.0}
tensor @r0.want.0.f16 : f64[3] = {inf, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, dim=[1]) : f16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_3.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1.0000000150474662e+30, -3.0000000095132306e-30, 0.0}
tensor @r0.want.0.f32 : f64[3] = {1.000000015e+30, 3.00000001e-30, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=3, dim=[1]) : f32[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_3.f16" stage "import"
tensor @r0.in.x : f16[3, 1] = {inf, -0.0, 0.0}
tensor @r0.want.0.f16 : f64[3] = {inf, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=3, dim=[1]) : f16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_-2.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1.0000000150474662e+30, -3.0000000095132306e-30, 0.0}
tensor @r0.want.0.f32 : f64[3] = {1.000000015e+30, 3.00000001e-30, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=-2, dim=[1]) : f32[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_-2.f16" stage "import"
tensor @r0.in.x : f16[3, 1] = {inf, -0.0, 0.0}
tensor @r0.want.0.f16 : f64[3] = {inf, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=-2, dim=[1]) : f16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_0.5.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1.0000000150474662e+30, -3.0000000095132306e-30, 0.0}
tensor @r0.want.0.f32 : f64[3] = {1.000000015e+30, 3.00000001e-30, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=0.5, dim=[1]) : f32[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one_0.5.f16" stage "import"
tensor @r0.in.x : f16[3, 1] = {inf, -0.0, 0.0}
tensor @r0.want.0.f16 : f64[3] = {inf, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, ord=0.5, dim=[1]) : f16[3]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "linalg_vector_norm.one.f32" stage "import"
tensor @r0.in.x : f32[1, 1] = {-1.0000000150474662e+30}
tensor @r0.want.0.f32 : f64[] = {1.000000015e+30}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[1, 1]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x) : f32[]
  return %linalg_vector_norm as "linalg_vector_norm"
}

fxge 1
model "bucketize.Tensor.nan_False.f32" stage "import"
tensor @r0.in.x : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.in.y : f32[4] = {-1.0, 0.0, 1.0, 2.0}
tensor @r0.want.0.i64 : i64[7] = {4, 0, 4, 1, 2, 4, 0}
graph "main"(
    %x : f32[7],
    %y : f32[4]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y) : i64[7]
  return %bucketize as "bucketize"
}

fxge 1
model "searchsorted.Tensor.nan_False.f32" stage "import"
tensor @r0.in.x : f32[4] = {-1.0, 0.0, 1.0, 2.0}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {4, 0, 4, 1, 2, 4, 0}
graph "main"(
    %x : f32[4],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds1_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 0, 8, 1, 2, 4, 0}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds2_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1.0, 0.0, 1.0, 2.0, 3.0, 4.0, nan, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 0, 8, 1, 2, 4, 0}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds3_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1.0, 0.0, 1.0, 2.0, 3.0, nan, nan, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 0, 8, 1, 2, 4, 0}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds4_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1.0, 0.0, 1.0, 2.0, nan, nan, nan, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 8, 8, 8, 8, 8, 8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds5_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1.0, 0.0, 1.0, nan, nan, nan, nan, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 8, 8, 8, 8, 8, 8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds6_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1.0, 0.0, nan, nan, nan, nan, nan, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 8, 8, 8, 8, 8, 8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds7_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1.0, nan, nan, nan, nan, nan, nan, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 8, 8, 8, 8, 8, 8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds8_False.f32" stage "import"
tensor @r0.in.x : f32[8] = {nan, nan, nan, nan, nan, nan, nan, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 8, 8, 8, 8, 8, 8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_rows1_False.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {-1.0, 0.0, 1.0, nan, -1.0, 0.0, 1.0, 2.0}
tensor @r0.in.y : f32[2, 7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[2, 7] = {4, 0, 4, 1, 2, 4, 0, 4, 0, 4, 1, 2, 4, 0}
graph "main"(
    %x : f32[2, 4],
    %y : f32[2, 7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[2, 7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_rows1_False.f16" stage "import"
tensor @r0.in.x : f32[2, 4] = {-1.0, 0.0, 1.0, nan, -1.0, 0.0, 1.0, 2.0}
tensor @r0.in.y : f32[2, 7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[2, 7] = {4, 0, 4, 1, 2, 4, 0, 4, 0, 4, 1, 2, 4, 0}
graph "main"(
    %x : f32[2, 4],
    %y : f32[2, 7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[2, 7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "bucketize.Tensor.nan_bounds7_False.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[21] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.in.y : f32[12] = {-1.0, 0.0, 1.0, 2.0, 3.0, nan, nan, nan, nan, nan, nan, nan}
tensor @r0.want.0.i64 : i64[21] = {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12}
tensor @r1.in.x : f32[35] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r1.in.y : f32[12] = {-1.0, 0.0, 1.0, 2.0, 3.0, nan, nan, nan, nan, nan, nan, nan}
tensor @r1.want.0.i64 : i64[35] = {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12}
tensor @r2.in.x : f32[28] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r2.in.y : f32[12] = {-1.0, 0.0, 1.0, 2.0, 3.0, nan, nan, nan, nan, nan, nan, nan}
tensor @r2.want.0.i64 : i64[28] = {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12}
graph "main"(
    %x : f32[s77],
    %y : f32[12]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y) : i64[s77]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Tensor.nan_bounds7_False.f32" stage "import"
tensor @r0.in.x : f32[21] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.in.y : f32[12] = {-1.0, 0.0, 1.0, 2.0, 3.0, nan, nan, nan, nan, nan, nan, nan}
tensor @r0.want.0.i64 : i64[21] = {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12}
graph "main"(
    %x : f32[21],
    %y : f32[12]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y) : i64[21]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Tensor.nan_True.f32" stage "import"
tensor @r0.in.x : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.in.y : f32[4] = {-1.0, 0.0, 1.0, 2.0}
tensor @r0.want.0.i64 : i64[7] = {4, 0, 4, 2, 3, 4, 1}
graph "main"(
    %x : f32[7],
    %y : f32[4]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y, right=true) : i64[7]
  return %bucketize as "bucketize"
}

fxge 1
model "searchsorted.Tensor.nan_True.f32" stage "import"
tensor @r0.in.x : f32[4] = {-1.0, 0.0, 1.0, 2.0}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {4, 0, 4, 2, 3, 4, 1}
graph "main"(
    %x : f32[4],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds1_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 0, 8, 2, 3, 4, 1}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds2_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1.0, 0.0, 1.0, 2.0, 3.0, 4.0, nan, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 0, 8, 2, 3, 4, 1}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds3_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1.0, 0.0, 1.0, 2.0, 3.0, nan, nan, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 0, 8, 2, 3, 4, 1}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds4_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1.0, 0.0, 1.0, 2.0, nan, nan, nan, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 8, 8, 8, 8, 8, 8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds5_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1.0, 0.0, 1.0, nan, nan, nan, nan, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 8, 8, 8, 8, 8, 8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds6_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1.0, 0.0, nan, nan, nan, nan, nan, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 8, 8, 8, 8, 8, 8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds7_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {-1.0, nan, nan, nan, nan, nan, nan, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 8, 8, 8, 8, 8, 8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_bounds8_True.f32" stage "import"
tensor @r0.in.x : f32[8] = {nan, nan, nan, nan, nan, nan, nan, nan}
tensor @r0.in.y : f32[7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[7] = {8, 8, 8, 8, 8, 8, 8}
graph "main"(
    %x : f32[8],
    %y : f32[7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_rows1_True.f32" stage "import"
tensor @r0.in.x : f32[2, 4] = {-1.0, 0.0, 1.0, nan, -1.0, 0.0, 1.0, 2.0}
tensor @r0.in.y : f32[2, 7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[2, 7] = {4, 0, 4, 2, 4, 4, 1, 4, 0, 4, 2, 3, 4, 1}
graph "main"(
    %x : f32[2, 4],
    %y : f32[2, 7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[2, 7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.nan_rows1_True.f16" stage "import"
tensor @r0.in.x : f32[2, 4] = {-1.0, 0.0, 1.0, nan, -1.0, 0.0, 1.0, 2.0}
tensor @r0.in.y : f32[2, 7] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.want.0.i64 : i64[2, 7] = {4, 0, 4, 2, 4, 4, 1, 4, 0, 4, 2, 3, 4, 1}
graph "main"(
    %x : f32[2, 4],
    %y : f32[2, 7]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, right=true) : i64[2, 7]
  return %searchsorted as "searchsorted"
}

fxge 1
model "bucketize.Tensor.nan_bounds7_True.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[21] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.in.y : f32[12] = {-1.0, 0.0, 1.0, 2.0, 3.0, nan, nan, nan, nan, nan, nan, nan}
tensor @r0.want.0.i64 : i64[21] = {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12}
tensor @r1.in.x : f32[35] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r1.in.y : f32[12] = {-1.0, 0.0, 1.0, 2.0, 3.0, nan, nan, nan, nan, nan, nan, nan}
tensor @r1.want.0.i64 : i64[35] = {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12}
tensor @r2.in.x : f32[28] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r2.in.y : f32[12] = {-1.0, 0.0, 1.0, 2.0, 3.0, nan, nan, nan, nan, nan, nan, nan}
tensor @r2.want.0.i64 : i64[28] = {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12}
graph "main"(
    %x : f32[s77],
    %y : f32[12]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y, right=true) : i64[s77]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Tensor.nan_bounds7_True.f32" stage "import"
tensor @r0.in.x : f32[21] = {nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0, nan, -inf, inf, 0.0, 1.0, 2.5, -1.0}
tensor @r0.in.y : f32[12] = {-1.0, 0.0, 1.0, 2.0, 3.0, nan, nan, nan, nan, nan, nan, nan}
tensor @r0.want.0.i64 : i64[21] = {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12}
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
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[0]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[0]) : f32[]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.nothing_2_3.f32" stage "import"
tensor @r0.in.x : f32[0, 3] = {}
tensor @r0.want.0.f32 : f64[3] = {-inf, -inf, -inf}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[0, 3]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[0]) : f32[3]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.nothing_2_0.f32" stage "import"
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[0] = {}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 0]{1, 1}) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[0]) : f32[0]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.nothing_kept.f32" stage "import"
tensor @r0.in.x : i64[3, 0] = {}
tensor @r0.want.0.f32 : f64[1, 1] = {-inf}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i64[3, 0]{1, 1}) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[0, 1], keepdim=true) : f32[1, 1]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.ends.i8" stage "import"
tensor @r0.in.x : i8[2, 2] = {-128, 126, 3, -5}
tensor @r0.want.0.f32 : f64[2] = {126.0, 3.000335406}
tensor @r0.own.0 : f64[] = {3.9000000451316907e-10}
graph "main"(
    %x : i8[2, 2]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[1]) : f32[2]
  return %logsumexp as "logsumexp"
}

fxge 1
model "logsumexp.ends.i32" stage "import"
tensor @r0.in.x : i32[2, 2] = {-128, 126, 3, -5}
tensor @r0.want.0.f32 : f64[2] = {126.0, 3.000335406}
tensor @r0.own.0 : f64[] = {3.9000000451316907e-10}
graph "main"(
    %x : i32[2, 2]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[1]) : f32[2]
  return %logsumexp as "logsumexp"
}

fxge 1
model "amax.narrow.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false, true, true, false, true, true, true, false, false, true, false, false}
tensor @r0.want.0.bool : bool[3] = {true, true, true}
graph "main"(
    %x : bool[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[1]) : bool[3]
  return %amax as "amax"
}

fxge 1
model "amax.narrow.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {3, 1, 2, 7, 3, 5, 6, 4, 4, -1, -5, 2}
tensor @r0.want.0.i8 : i8[3] = {7, 6, 4}
graph "main"(
    %x : i8[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[1]) : i8[3]
  return %amax as "amax"
}

fxge 1
model "amax.narrow.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {1, -5, -6, -6, 5, 4, 1, 4, 4, -1, 1, 4}
tensor @r0.want.0.i16 : i16[3] = {1, 5, 4}
graph "main"(
    %x : i16[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[1]) : i16[3]
  return %amax as "amax"
}

fxge 1
model "amax.narrow.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0, 2, 2, 2, 0, 5, 6, 2, 1, 1, 1, 0}
tensor @r0.want.0.u8 : u8[3] = {2, 6, 1}
graph "main"(
    %x : u8[3, 4]) {
  %amax = aten.amax.default(self=%x, dim=[1]) : u8[3]
  return %amax as "amax"
}

fxge 1
model "amin.narrow.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false, true, false, true, true, true, true, true, true, false, true, true}
tensor @r0.want.0.bool : bool[3] = {false, true, false}
graph "main"(
    %x : bool[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[1]) : bool[3]
  return %amin as "amin"
}

fxge 1
model "amin.narrow.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {-7, 0, 4, 1, -7, 1, 1, 0, 2, 4, -1, -4}
tensor @r0.want.0.i8 : i8[3] = {-7, -7, -4}
graph "main"(
    %x : i8[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[1]) : i8[3]
  return %amin as "amin"
}

fxge 1
model "amin.narrow.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {7, -2, -2, 1, 3, 3, 7, -5, -7, 2, 4, -4}
tensor @r0.want.0.i16 : i16[3] = {-2, -5, -7}
graph "main"(
    %x : i16[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[1]) : i16[3]
  return %amin as "amin"
}

fxge 1
model "amin.narrow.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2, 0, 4, 3, 2, 5, 6, 3, 5, 1, 4, 2}
tensor @r0.want.0.u8 : u8[3] = {0, 2, 1}
graph "main"(
    %x : u8[3, 4]) {
  %amin = aten.amin.default(self=%x, dim=[1]) : u8[3]
  return %amin as "amin"
}

fxge 1
model "searchsorted.Tensor.rows.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.8125, -1.15625, 0.21875, 3.125, -3.03125, -0.5, -0.03125, 0.5625, -2.78125, -1.53125, -0.6875, 0.21875}
tensor @r0.in.y : f32[3, 5] = {0.03125, 0.15625, 0.40625, 2.1875, -3.0625, -1.21875, 1.125, 0.96875, -0.9375, -0.40625, -1.46875, -0.28125, 2.09375, 0.875, -2.25}
tensor @r0.want.0.i64 : i64[3, 5] = {2, 2, 3, 3, 0, 1, 4, 4, 1, 2, 2, 3, 4, 4, 1}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 5]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[3, 5]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.rows.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4, -3, 3, 6, -2, 3, 6, 7, -4, -1, 3, 4}
tensor @r0.in.y : i32[3, 5] = {-7, 5, -2, 2, -6, -2, -2, -2, -7, -3, 6, -1, 5, -2, -6}
tensor @r0.want.0.i64 : i64[3, 5] = {0, 3, 2, 2, 0, 0, 0, 0, 0, 0, 4, 1, 4, 1, 0}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 5]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[3, 5]
  return %searchsorted as "searchsorted"
}

fxge 1
model "searchsorted.Tensor.sorter.f32" stage "import"
tensor @r0.in.x : f32[3] = {3.0, 1.0, 2.0}
tensor @r0.in.y : f32[3, 5] = {0.03125, 2.1875, -0.15625, -2.375, -1.625, 0.875, 0.875, 2.0, 2.375, -1.28125, -1.125, -0.71875, 1.4375, -0.5625, 0.25}
tensor @r0.in.z : i64[3] = {1, 2, 0}
tensor @r0.want.0.i64 : i64[3, 5] = {0, 2, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 1, 0, 0}
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
tensor @r0.in.x : f32[2, 3, 3] = {1.40625, -2.875, 3.0625, -1.1875, 2.75, -1.375, 3.09375, -0.84375, 2.53125, -0.25, -2.34375, 0.125, 1.46875, 1.6875, -2.4375, 1.3125, 2.125, -2.0625}
tensor @r0.in.y : f32[4, 3] = {1.46875, 2.28125, 0.375, 1.0625, -1.21875, -2.65625, 1.75, -2.84375, 1.59375, 1.5625, 1.46875, 0.53125}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {5.814935646, 5.963675854, 1.508763463, 5.029891121, 3.215259029, 4.738678943, 6.980861113, 3.583000227, 4.129850368, 5.58361512, 2.585453599, 3.419412641, 4.940367047, 3.274695835, 2.53125, 4.240914001, 2.874490444, 2.942648414, 6.071433495, 2.978274196, 2.447495531, 3.405246412, 6.184500536, 2.687136603}
tensor @r0.own.0 : f64[] = {2.6000000374892807e-08}
tensor @r1.in.x : f32[2, 5, 3] = {1.40625, -2.875, 3.0625, -1.1875, 2.75, -1.375, 3.09375, -0.84375, 2.53125, -0.25, -2.34375, 0.125, 1.46875, 1.6875, -2.4375, 1.3125, 2.125, -2.0625, 1.46875, 2.28125, 0.375, 1.0625, -1.21875, -2.65625, 1.75, -2.84375, 1.59375, 1.5625, 1.46875, 0.53125}
tensor @r1.in.y : f32[6, 3] = {2.1875, 2.90625, -2.5, 3.125, 0.8125, 0.34375, 1.5625, 0.5625, 1.21875, -2.9375, 1.09375, -2.21875, -0.1875, -0.0625, 1.28125, 2.5, -0.375, -0.46875}
tensor @r1.want.0.f32 : f64[2, 5, 6] = {8.060682935, 4.893195211, 3.903874278, 7.906373517, 3.690941191, 4.462736338, 3.560992005, 5.030473543, 4.36751592, 2.552954783, 3.995725255, 4.917781035, 6.340131357, 2.743956427, 2.458642283, 7.917852159, 3.597145135, 3.093907824, 6.355669221, 4.626055623, 3.59551587, 4.953001773, 2.558304492, 3.433804832, 1.416283649, 3.353228388, 3.826562181, 4.451452537, 4.431113362, 3.032055305, 1.251951602, 3.286008454, 3.64287082, 4.376115929, 4.267999568, 3.193774462, 3.028671584, 2.213903157, 1.916978009, 5.249069858, 3.009587544, 2.971709052, 4.278511898, 4.168918662, 4.294004723, 4.641019554, 4.289909126, 2.750177551, 7.071965449, 4.101376484, 3.431955756, 7.211915054, 3.403955649, 3.303200389, 3.412551511, 1.705059108, 1.13751717, 5.287071496, 2.443302389, 2.297459534}
tensor @r1.own.0 : f64[] = {3.899999967416079e-08}
tensor @r2.in.x : f32[2, 4, 3] = {1.40625, -2.875, 3.0625, -1.1875, 2.75, -1.375, 3.09375, -0.84375, 2.53125, -0.25, -2.34375, 0.125, 1.46875, 1.6875, -2.4375, 1.3125, 2.125, -2.0625, 1.46875, 2.28125, 0.375, 1.0625, -1.21875, -2.65625}
tensor @r2.in.y : f32[9, 3] = {1.75, -2.84375, 1.59375, 1.5625, 1.46875, 0.53125, 2.1875, 2.90625, -2.5, 3.125, 0.8125, 0.34375, 1.5625, 0.5625, 1.21875, -2.9375, 1.09375, -2.21875, -0.1875, -0.0625, 1.28125, 2.5, -0.375, -0.46875, -2.34375, -1.21875, -0.34375}
tensor @r2.want.0.f32 : f64[2, 4, 9] = {1.508763463, 5.029891121, 8.060682935, 4.893195211, 3.903874278, 7.906373517, 3.690941191, 4.462736338, 5.329934627, 6.980861113, 3.583000227, 3.560992005, 5.030473543, 4.36751592, 2.552954783, 3.995725255, 4.917781035, 4.260442135, 2.585453599, 3.419412641, 6.340131357, 2.743956427, 2.458642283, 7.917852159, 3.597145135, 3.093907824, 6.162195733, 2.53125, 4.240914001, 6.355669221, 4.626055623, 3.59551587, 4.953001773, 2.558304492, 3.433804832, 2.42263093, 6.071433495, 2.978274196, 1.416283649, 3.353228388, 3.826562181, 4.451452537, 4.431113362, 3.032055305, 5.231179062, 6.184500536, 2.687136603, 1.251951602, 3.286008454, 3.64287082, 4.376115929, 4.267999568, 3.193774462, 5.244323568, 5.27542208, 0.8326820372, 3.028671584, 2.213903157, 1.916978009, 5.249069858, 3.009587544, 2.971709052, 5.225108402, 4.601715034, 4.199144258, 4.278511898, 4.168918662, 4.294004723, 4.641019554, 4.289909126, 2.750177551, 4.11706149}
tensor @r2.own.0 : f64[] = {3.899999967416079e-08}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=2.0) : f32[2, s27, s17]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "_cdist_forward.p2.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {-0.59375, 3.0, -2.6875, -0.3125, 0.6875, -2.6875, -2.25, -1.78125, 2.1875, 0.46875, 0.09375, 2.09375, 1.21875, -2.90625, 1.875, -2.53125, -2.625, -0.6875}
tensor @r0.in.y : f32[4, 3] = {-3.0625, 1.90625, 3.125, -1.4375, 0.125, 0.03125, -1.34375, 1.65625, 1.34375, -0.4375, -3.0625, 0.46875}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {6.409069501, 4.045879462, 4.314990223, 6.836682995, 6.544693103, 2.995602245, 4.272344753, 4.903064252, 3.890593624, 2.990544996, 3.653711726, 2.807286835, 4.101019309, 2.808677959, 2.507800331, 3.663854272, 6.561383834, 4.432104995, 5.259756559, 2.17832899, 5.945553748, 3.045552598, 4.885205664, 2.431482958}
tensor @r0.own.0 : f64[] = {2.900000062311392e-08}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[4, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=2.0) : f32[2, 3, 4]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "_cdist_forward.p2.0.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 3] = {1.3125, 0.59375, 2.09375, 0.375, 2.5625, -0.46875, 2.53125, 2.75, -2.125, -1.90625, -1.34375, -2.46875, -1.09375, -2.5, -2.4375, 2.25, 2.5625, 2.6875}
tensor @r0.in.y : f64[4, 3] = {-1.625, 2.09375, -1.90625, -2.0, 0.71875, 0.25, 0.96875, 1.90625, 1.15625, 1.25, -1.34375, 0.5625}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {5.184487077, 3.793111561, 1.64915935, 2.470331772, 2.507216148, 3.091381669, 1.850358918, 4.133750189, 4.213422562, 5.504437131, 3.730941151, 5.061921263, 3.494554916, 3.413839023, 5.654091439, 4.376115929, 4.654781648, 4.290022946, 6.048469589, 3.978703071, 6.02809179, 5.234818078, 2.101664147, 4.557895793}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[2, 3, 3] = {-1.90625, -2.0625, -1.4375, 1.59375, 1.875, 0.84375, -0.4375, 2.34375, 0.59375, 0.125, 0.09375, 2.8125, -0.8125, -0.46875, -3.0, -3.09375, 2.5625, 1.09375}
tensor @r0.in.y : f32[4, 3] = {-0.8125, 2.3125, -1.25, 0.5, -2.0625, -2.96875, 0.9375, 2.25, 0.75, 2.5, 3.0625, 1.65625}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {4.513542989, 2.852151052, 5.60978846, 7.433165754, 3.219508406, 5.588859594, 0.7616286004, 1.700470983, 1.881758652, 5.743287522, 1.387021314, 3.205372687, 4.722887259, 6.181657595, 3.092487116, 3.97379109, 3.286008454, 2.064866067, 4.951424195, 6.717369044, 3.280208168, 7.128083214, 4.057930122, 5.644151425}
tensor @r0.own.0 : f64[] = {2.999999892949745e-08}
tensor @r1.in.x : f32[2, 5, 3] = {-1.90625, -2.0625, -1.4375, 1.59375, 1.875, 0.84375, -0.4375, 2.34375, 0.59375, 0.125, 0.09375, 2.8125, -0.8125, -0.46875, -3.0, -3.09375, 2.5625, 1.09375, -0.8125, 2.3125, -1.25, 0.5, -2.0625, -2.96875, 0.9375, 2.25, 0.75, 2.5, 3.0625, 1.65625}
tensor @r1.in.y : f32[6, 3] = {2.625, -2.25, 0.9375, 1.75, -0.40625, 0.53125, -2.65625, -3.0625, -1.5, -0.5, -0.71875, -0.78125, 1.78125, -2.625, 2.25, 1.5625, 0.46875, -1.09375}
tensor @r1.want.0.f32 : f64[2, 5, 6] = {5.119375725, 4.470716351, 1.251561525, 2.052770612, 5.245161461, 4.307855289, 4.252986083, 2.307850055, 6.923479639, 3.708362594, 4.718336075, 2.394247664, 5.531691367, 3.51447898, 6.20759049, 3.357594005, 5.68810093, 3.219205065, 3.90625, 2.845123295, 6.024526693, 3.737087143, 3.232827226, 4.179212882, 5.522061577, 4.363489322, 3.518089414, 2.254552686, 6.240148486, 3.186427516, 7.47587265, 5.708922567, 6.20963528, 4.583641088, 7.211982759, 5.554242466, 6.117022867, 4.138944234, 5.687929242, 3.083157371, 6.584561133, 3.010723024, 4.450794346, 4.068865206, 3.622035426, 2.755144336, 5.403087948, 3.324418417, 4.809658252, 2.786336641, 6.797072555, 3.636565602, 5.16986838, 2.638728979, 5.362357953, 3.72294931, 8.606070713, 5.407333706, 5.763401502, 3.894733022}
tensor @r1.own.0 : f64[] = {2.7000000457633178e-08}
tensor @r2.in.x : f32[2, 4, 3] = {-1.90625, -2.0625, -1.4375, 1.59375, 1.875, 0.84375, -0.4375, 2.34375, 0.59375, 0.125, 0.09375, 2.8125, -0.8125, -0.46875, -3.0, -3.09375, 2.5625, 1.09375, -0.8125, 2.3125, -1.25, 0.5, -2.0625, -2.96875}
tensor @r2.in.y : f32[9, 3] = {0.9375, 2.25, 0.75, 2.5, 3.0625, 1.65625, 2.625, -2.25, 0.9375, 1.75, -0.40625, 0.53125, -2.65625, -3.0625, -1.5, -0.5, -0.71875, -0.78125, 1.78125, -2.625, 2.25, 1.5625, 0.46875, -1.09375, 2.71875, -0.34375, -1.125}
tensor @r2.want.0.f32 : f64[2, 4, 9] = {5.60978846, 7.433165754, 5.119375725, 4.470716351, 1.251561525, 2.052770612, 5.245161461, 4.307855289, 4.943923828, 0.7616286004, 1.700470983, 4.252986083, 2.307850055, 6.923479639, 3.708362594, 4.718336075, 2.394247664, 3.172452226, 1.387021314, 3.205372687, 5.531691367, 3.51447898, 6.20759049, 3.357594005, 5.68810093, 3.219205065, 4.48761316, 3.092487116, 3.97379109, 3.90625, 2.845123295, 6.024526693, 3.737087143, 3.232827226, 4.179212882, 4.735277348, 4.951424195, 6.717369044, 5.522061577, 4.363489322, 3.518089414, 2.254552686, 6.240148486, 3.186427516, 4.000122068, 4.057930122, 5.644151425, 7.47587265, 5.708922567, 6.20963528, 4.583641088, 7.211982759, 5.554242466, 6.866898636, 2.65827129, 4.470060997, 6.117022867, 4.138944234, 5.687929242, 3.083157371, 6.584561133, 3.010723024, 4.420522099, 5.711231396, 7.187228256, 4.450794346, 4.068865206, 3.622035426, 2.755144336, 5.403087948, 3.324418417, 3.358030254}
tensor @r2.own.0 : f64[] = {3.099999901223782e-08}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y) : f32[2, s27, s17]
  return %cdist as "cdist"
}

fxge 1
model "cdist.p2.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {0.0, -1.21875, -0.8125, 0.03125, 2.375, 1.65625, 1.34375, 0.34375, -1.0, -3.0625, -0.4375, -1.90625, -0.6875, 1.96875, 2.8125, -2.5, -1.1875, 1.71875}
tensor @r0.in.y : f32[4, 3] = {-2.03125, -1.5625, -0.53125, 0.71875, -1.78125, 2.1875, 2.59375, -3.09375, -2.84375, 1.625, -0.3125, 1.625}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {2.079240772, 3.135762716, 3.790664932, 3.066483379, 4.954086066, 4.246091953, 7.531509332, 3.124687484, 3.90437455, 3.881546889, 4.096134802, 2.720365899, 2.054197304, 5.73256528, 6.318839638, 5.870094361, 5.045399359, 4.053475553, 8.269744366, 3.458600015, 2.32870169, 3.306450845, 7.099048132, 4.217823972}
tensor @r0.own.0 : f64[] = {5.4000000915266355e-08}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[4, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y) : f32[2, 3, 4]
  return %cdist as "cdist"
}

fxge 1
model "cdist.p2.0.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 3] = {1.34375, -2.0, -1.09375, 2.0625, -2.375, 2.65625, 1.0, 2.5, 1.84375, 0.59375, -0.96875, 1.96875, 2.4375, -1.375, 2.03125, 1.78125, -1.34375, -1.375}
tensor @r0.in.y : f64[4, 3] = {2.09375, 1.25, -1.96875, -2.75, -1.5, 1.5625, 1.4375, 0.4375, 0.40625, -2.03125, 2.84375, 1.875}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {3.448278556, 4.905553294, 2.863598315, 6.608026606, 5.876412729, 5.012192166, 3.655582204, 6.67865946, 4.15859896, 5.490136753, 2.551806958, 3.050838768, 4.76201195, 3.409975027, 2.265140034, 4.629748407, 4.796747759, 5.210135105, 2.631687909, 6.14751919, 2.679129406, 5.402364934, 2.542413654, 6.529380713}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[2, 3, 3],
    %y : f64[4, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y) : f64[2, 3, 4]
  return %cdist as "cdist"
}

fxge 1
model "_pdist_forward.p2.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {0.21875, -0.28125, 1.375, 1.65625, -0.5625, -1.53125, -2.21875, -1.125, 1.90625, -0.40625, -1.875, 2.09375}
tensor @r0.want.0.f32 : f64[6] = {3.25450409, 2.633542647, 1.856681347, 5.21041625, 4.372320608, 1.970485346}
tensor @r0.own.0 : f64[] = {2.2000000043931323e-08}
graph "main"(
    %x : f32[4, 3]) {
  %_pdist_forward = aten._pdist_forward.default(self=%x) : f32[6]
  return %_pdist_forward as "_pdist_forward"
}

fxge 1
model "pdist.p2.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {2.78125, 3.0625, 2.65625, 0.15625, -0.0625, 1.96875, 0.3125, 2.1875, -2.59375, 2.15625, -0.25, -1.46875}
tensor @r0.want.0.f32 : f64[6] = {4.138708283, 5.867099076, 5.327185584, 5.089530461, 3.981402077, 3.2567538}
tensor @r0.own.0 : f64[] = {3.599999942593968e-08}
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
tensor @r0.in.x : f32[3, 4] = {-0.5625, 2.25, -2.5, 0.75, -1.9375, 2.125, 0.96875, 0.5, 2.375, -0.15625, -3.09375, 1.875}
tensor @r0.in.y : f32[4] = {1.5625, 0.71875, 1.78125, -2.21875}
tensor @r0.want.0.f32 : f64[3] = {5.831202781, 4.720094967, 6.476896913}
tensor @r0.own.0 : f64[] = {5.000000058430487e-08}
tensor @r1.in.x : f32[5, 6] = {-0.5625, 2.25, -2.5, 0.75, -1.9375, 2.125, 0.96875, 0.5, 2.375, -0.15625, -3.09375, 1.875, 1.5625, 0.71875, 1.78125, -2.21875, 2.25, 2.46875, -1.53125, -1.21875, -1.0, 2.84375, 2.875, 2.375, -1.6875, -1.75, -0.59375, -2.4375, 1.21875, 0.625}
tensor @r1.in.y : f32[6] = {0.03125, 0.875, -1.09375, -1.90625, 2.59375, -3.0}
tensor @r1.want.0.f32 : f64[5] = {7.620644592, 8.49867925, 6.38418598, 7.639779095, 5.040654608}
tensor @r1.own.0 : f64[] = {2.2000000043931323e-08}
tensor @r2.in.x : f32[4, 9] = {-0.5625, 2.25, -2.5, 0.75, -1.9375, 2.125, 0.96875, 0.5, 2.375, -0.15625, -3.09375, 1.875, 1.5625, 0.71875, 1.78125, -2.21875, 2.25, 2.46875, -1.53125, -1.21875, -1.0, 2.84375, 2.875, 2.375, -1.6875, -1.75, -0.59375, -2.4375, 1.21875, 0.625, 0.03125, 0.875, -1.09375, -1.90625, 2.59375, -3.0}
tensor @r2.in.y : f32[9] = {2.96875, 3.09375, 1.71875, -2.625, -1.28125, -2.15625, 0.59375, 0.625, 1.78125}
tensor @r2.want.0.f32 : f64[4] = {7.851029893, 9.804983236, 11.42096615, 8.930831428}
tensor @r2.own.0 : f64[] = {4.19999999223819e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y) : f32[s77]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "pairwise_distance.p2.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.6875, -3.0, -1.34375, -0.03125, -0.46875, 2.4375, 1.84375, 0.125, 1.875, 1.15625, -1.46875, -1.5625}
tensor @r0.in.y : f32[4] = {-1.84375, -1.625, 1.625, 1.46875}
tensor @r0.want.0.f32 : f64[3] = {4.400150168, 4.499783939, 6.350135392}
tensor @r0.own.0 : f64[] = {5.4000000915266355e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y) : f32[3]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "pairwise_distance.p2.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.5625, 2.875, 0.90625, 1.8125, 2.96875, 2.375, -0.84375, 2.84375, -0.96875, -1.5, 0.6875, -0.1875}
tensor @r0.in.y : bf16[4] = {2.1875, 1.75, -3.09375, -2.375}
tensor @r0.want.0.bf16 : f64[3] = {6.990228349, 5.770515217, 6.293442699}
tensor @r0.own.0 : f64[] = {0.0017000000225380063}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y) : bf16[3]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "pairwise_distance.p2.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.28125, -0.46875, -2.5625, 0.96875, 2.6875, 1.375, 2.5, 0.46875, 3.09375, 0.65625, -1.75, -0.875}
tensor @r0.in.y : f16[4] = {0.125, -1.25, 1.0, -0.59375}
tensor @r0.want.0.f16 : f64[3] = {3.988508477, 4.103163779, 4.482061008}
tensor @r0.own.0 : f64[] = {0.0003600000054575503}
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
tensor @r0.in.x : f32[2, 3, 3] = {0.25, -1.8125, 2.4375, 1.0, -0.75, 1.9375, 0.03125, 0.0625, 1.21875, -1.28125, -0.46875, -1.0625, 0.96875, -2.78125, 0.25, -1.21875, 2.125, 2.6875}
tensor @r0.in.y : f32[4, 3] = {2.34375, -1.125, -2.6875, 1.125, 1.40625, -2.3125, 1.0625, 2.5625, 1.9375, -1.0, -1.5625, -0.4375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {7.90625, 8.84375, 5.6875, 4.375, 6.34375, 6.53125, 3.375, 5.1875, 7.40625, 5.96875, 4.25, 4.3125, 5.90625, 5.53125, 8.375, 2.0, 5.96875, 6.90625, 7.125, 3.875, 12.1875, 8.0625, 3.46875, 7.03125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[2, 5, 3] = {0.25, -1.8125, 2.4375, 1.0, -0.75, 1.9375, 0.03125, 0.0625, 1.21875, -1.28125, -0.46875, -1.0625, 0.96875, -2.78125, 0.25, -1.21875, 2.125, 2.6875, 2.34375, -1.125, -2.6875, 1.125, 1.40625, -2.3125, 1.0625, 2.5625, 1.9375, -1.0, -1.5625, -0.4375}
tensor @r1.in.y : f32[6, 3] = {-0.8125, -1.25, 2.59375, -1.28125, -2.78125, -1.75, 0.96875, -1.59375, -2.59375, 0.09375, 1.25, -2.21875, -2.59375, 0.375, 2.28125, 2.4375, -0.71875, 2.5}
tensor @r1.want.0.f32 : f64[2, 5, 6] = {1.78125, 6.6875, 5.96875, 7.875, 5.1875, 3.34375, 2.96875, 8.0, 5.40625, 7.0625, 5.0625, 2.03125, 3.53125, 7.125, 6.40625, 4.6875, 4.0, 4.46875, 4.90625, 3.0, 4.90625, 4.25, 5.5, 7.53125, 5.65625, 4.25, 4.03125, 7.375, 8.75, 5.78125, 3.875, 9.40625, 11.1875, 7.09375, 3.53125, 6.6875, 8.5625, 6.21875, 1.9375, 5.09375, 11.40625, 5.6875, 9.5, 7.15625, 3.4375, 1.28125, 9.34375, 8.25, 6.34375, 11.375, 8.78125, 6.4375, 6.1875, 5.21875, 3.53125, 2.8125, 4.15625, 5.6875, 6.25, 7.21875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[2, 4, 3] = {0.25, -1.8125, 2.4375, 1.0, -0.75, 1.9375, 0.03125, 0.0625, 1.21875, -1.28125, -0.46875, -1.0625, 0.96875, -2.78125, 0.25, -1.21875, 2.125, 2.6875, 2.34375, -1.125, -2.6875, 1.125, 1.40625, -2.3125}
tensor @r2.in.y : f32[9, 3] = {1.0625, 2.5625, 1.9375, -1.0, -1.5625, -0.4375, -0.8125, -1.25, 2.59375, -1.28125, -2.78125, -1.75, 0.96875, -1.59375, -2.59375, 0.09375, 1.25, -2.21875, -2.59375, 0.375, 2.28125, 2.4375, -0.71875, 2.5, 0.53125, 1.96875, -2.65625}
tensor @r2.want.0.f32 : f64[2, 4, 9] = {5.6875, 4.375, 1.78125, 6.6875, 5.96875, 7.875, 5.1875, 3.34375, 9.15625, 3.375, 5.1875, 2.96875, 8.0, 5.40625, 7.0625, 5.0625, 2.03125, 7.78125, 4.25, 4.3125, 3.53125, 7.125, 6.40625, 4.6875, 4.0, 4.46875, 6.28125, 8.375, 2.0, 4.90625, 3.0, 4.90625, 4.25, 5.5, 7.53125, 5.84375, 7.125, 3.875, 5.65625, 4.25, 4.03125, 7.375, 8.75, 5.78125, 8.09375, 3.46875, 7.03125, 3.875, 9.40625, 11.1875, 7.09375, 3.53125, 6.6875, 7.25, 9.59375, 6.03125, 8.5625, 6.21875, 1.9375, 5.09375, 11.40625, 5.6875, 4.9375, 5.46875, 6.96875, 9.5, 7.15625, 3.4375, 1.28125, 9.34375, 8.25, 1.5}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=1.0) : f32[2, s27, s17]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "_cdist_forward.p1.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {-0.78125, -1.84375, -1.53125, -0.25, 1.75, 1.09375, -2.40625, 0.125, -0.53125, -1.875, -1.84375, -0.34375, -2.375, -1.8125, 0.46875, 1.4375, 1.03125, -1.0625}
tensor @r0.in.y : f32[4, 3] = {-0.75, 0.0625, -2.0625, 0.8125, -2.25, -1.8125, -1.59375, -1.40625, 0.15625, -0.375, 1.28125, -1.3125}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {2.46875, 2.28125, 2.9375, 3.75, 5.34375, 7.96875, 5.4375, 3.0, 3.25, 6.875, 3.03125, 3.96875, 4.75, 4.5625, 1.21875, 5.59375, 6.03125, 5.90625, 1.5, 6.875, 4.15625, 4.65625, 6.6875, 2.3125}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[2, 3, 3] = {0.875, 2.625, 0.65625, 0.40625, -3.09375, -0.84375, 0.4375, 2.46875, 2.96875, -1.09375, 2.90625, 1.6875, -3.0, 1.25, 2.5625, 2.875, 0.78125, -2.6875}
tensor @r0.in.y : f32[4, 3] = {-1.1875, -2.125, 2.9375, -2.46875, 1.9375, 1.09375, -0.09375, -2.25, -1.375, -0.65625, 0.96875, -2.625}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {9.09375, 4.46875, 7.875, 6.46875, 6.34375, 9.84375, 1.875, 6.90625, 6.25, 5.3125, 9.59375, 8.1875, 6.375, 2.9375, 9.21875, 6.6875, 5.5625, 2.6875, 10.34375, 7.8125, 12.59375, 10.28125, 7.3125, 3.78125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[2, 5, 3] = {0.875, 2.625, 0.65625, 0.40625, -3.09375, -0.84375, 0.4375, 2.46875, 2.96875, -1.09375, 2.90625, 1.6875, -3.0, 1.25, 2.5625, 2.875, 0.78125, -2.6875, -1.1875, -2.125, 2.9375, -2.46875, 1.9375, 1.09375, -0.09375, -2.25, -1.375, -0.65625, 0.96875, -2.625}
tensor @r1.in.y : f32[6, 3] = {-1.90625, -3.03125, -0.96875, 2.78125, -2.625, 3.03125, -1.65625, -2.375, 1.15625, -1.9375, 0.40625, 0.84375, -2.5, 0.34375, 2.9375, -1.5, -1.34375, -2.71875}
tensor @r1.want.0.f32 : f64[2, 5, 6] = {10.0625, 9.53125, 8.03125, 5.21875, 7.9375, 9.71875, 2.5, 6.71875, 4.78125, 7.53125, 10.125, 5.53125, 11.78125, 7.5, 8.75, 6.5625, 5.09375, 11.4375, 9.40625, 10.75, 6.375, 4.1875, 5.21875, 9.0625, 8.90625, 10.125, 6.375, 3.625, 1.78125, 9.375, 10.3125, 9.21875, 11.53125, 8.71875, 11.4375, 6.53125, 5.53125, 4.5625, 2.5, 5.375, 3.78125, 6.75, 7.59375, 11.75, 5.1875, 2.3125, 3.46875, 8.0625, 3.0, 7.65625, 4.21875, 6.71875, 9.3125, 3.65625, 6.90625, 12.6875, 8.125, 5.3125, 8.03125, 3.25}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[2, 4, 3] = {0.875, 2.625, 0.65625, 0.40625, -3.09375, -0.84375, 0.4375, 2.46875, 2.96875, -1.09375, 2.90625, 1.6875, -3.0, 1.25, 2.5625, 2.875, 0.78125, -2.6875, -1.1875, -2.125, 2.9375, -2.46875, 1.9375, 1.09375}
tensor @r2.in.y : f32[9, 3] = {-0.09375, -2.25, -1.375, -0.65625, 0.96875, -2.625, -1.90625, -3.03125, -0.96875, 2.78125, -2.625, 3.03125, -1.65625, -2.375, 1.15625, -1.9375, 0.40625, 0.84375, -2.5, 0.34375, 2.9375, -1.5, -1.34375, -2.71875, -3.03125, 2.75, 1.90625}
tensor @r2.want.0.f32 : f64[2, 4, 9] = {7.875, 6.46875, 10.0625, 9.53125, 8.03125, 5.21875, 7.9375, 9.71875, 5.28125, 1.875, 6.90625, 2.5, 6.71875, 4.78125, 7.53125, 10.125, 5.53125, 12.03125, 9.59375, 8.1875, 11.78125, 7.5, 8.75, 6.5625, 5.09375, 11.4375, 4.8125, 9.21875, 6.6875, 9.40625, 10.75, 6.375, 4.1875, 5.21875, 9.0625, 2.3125, 10.34375, 7.8125, 8.90625, 10.125, 6.375, 3.625, 1.78125, 9.375, 2.1875, 7.3125, 3.78125, 10.3125, 9.21875, 11.53125, 8.71875, 11.4375, 6.53125, 12.46875, 5.53125, 9.1875, 5.53125, 4.5625, 2.5, 5.375, 3.78125, 6.75, 7.75, 9.03125, 6.5, 7.59375, 11.75, 5.1875, 2.3125, 3.46875, 8.0625, 2.1875}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=1.0) : f32[2, s27, s17]
  return %cdist as "cdist"
}

fxge 1
model "cdist.p1.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {0.34375, 2.625, -1.875, -0.28125, 2.28125, 1.59375, -1.5625, 0.21875, -1.90625, 3.03125, 0.21875, -2.375, -1.625, -1.9375, 1.5625, 2.875, 1.96875, -0.15625}
tensor @r0.in.y : f32[4, 3] = {-0.875, -3.09375, -0.4375, 0.3125, 2.09375, 1.1875, 1.09375, -3.03125, 3.0, -2.78125, 2.15625, -2.46875}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {8.375, 3.625, 11.28125, 4.1875, 8.0, 1.1875, 8.09375, 6.6875, 5.46875, 6.84375, 10.8125, 3.71875, 9.15625, 8.15625, 10.5625, 7.84375, 3.90625, 6.34375, 5.25, 9.28125, 9.09375, 4.03125, 9.9375, 8.15625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[4, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=1.0) : f32[2, 3, 4]
  return %cdist as "cdist"
}

fxge 1
model "_pdist_forward.p1.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {-0.59375, 0.59375, 2.75, 1.78125, -2.0625, 2.71875, -1.4375, 0.9375, 2.375, -2.65625, -1.78125, -1.5}
tensor @r0.want.0.f32 : f64[6] = {5.0625, 1.5625, 8.6875, 6.5625, 8.9375, 7.8125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[4, 3]) {
  %_pdist_forward = aten._pdist_forward.default(self=%x, p=1.0) : f32[6]
  return %_pdist_forward as "_pdist_forward"
}

fxge 1
model "pdist.p1.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {1.9375, -2.53125, -0.625, 0.25, -0.6875, 3.0625, 1.21875, -2.0, 1.9375, 2.78125, 1.09375, 1.03125}
tensor @r0.want.0.f32 : f64[6] = {7.21875, 3.8125, 6.125, 3.40625, 6.34375, 5.5625}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {0.84375, -0.1875, -0.125, -1.6875, 0.34375, 0.0625, -1.53125, 1.59375, 0.3125, -1.21875, 2.6875, -2.15625}
tensor @r0.in.y : f32[4] = {-0.125, -0.78125, -0.0625, -0.34375}
tensor @r0.want.0.f32 : f64[3] = {2.96875, 4.718752, 5.4375}
tensor @r0.own.0 : f64[] = {1.6999999630229468e-08}
tensor @r1.in.x : f32[5, 6] = {0.84375, -0.1875, -0.125, -1.6875, 0.34375, 0.0625, -1.53125, 1.59375, 0.3125, -1.21875, 2.6875, -2.15625, -0.125, -0.78125, -0.0625, -0.34375, 1.625, 1.6875, 2.34375, -2.25, 2.25, -0.125, -1.625, -0.0625, 0.6875, 1.03125, -1.28125, 1.53125, 0.9375, -0.1875}
tensor @r1.in.y : f32[6] = {2.5625, 2.34375, 1.21875, 1.375, 0.96875, 0.5}
tensor @r1.want.0.f32 : f64[5] = {9.718744, 12.718746, 10.656248, 10.499996, 6.562496}
tensor @r1.own.0 : f64[] = {2.2000000043931323e-08}
tensor @r2.in.x : f32[4, 9] = {0.84375, -0.1875, -0.125, -1.6875, 0.34375, 0.0625, -1.53125, 1.59375, 0.3125, -1.21875, 2.6875, -2.15625, -0.125, -0.78125, -0.0625, -0.34375, 1.625, 1.6875, 2.34375, -2.25, 2.25, -0.125, -1.625, -0.0625, 0.6875, 1.03125, -1.28125, 1.53125, 0.9375, -0.1875, 2.5625, 2.34375, 1.21875, 1.375, 0.96875, 0.5}
tensor @r2.in.y : f32[9] = {1.78125, 2.28125, -1.3125, 1.0625, 1.25, -2.1875, 0.21875, 0.125, 1.375}
tensor @r2.want.0.f32 : f64[4] = {14.781247, 11.968749, 18.875001, 11.593753}
tensor @r2.own.0 : f64[] = {5.3000000832525984e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y, p=1.0) : f32[s77]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "pairwise_distance.p1.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.875, -2.84375, 2.84375, -0.875, 0.46875, 1.9375, 0.46875, -2.8125, -0.15625, 1.4375, -2.3125, 0.53125}
tensor @r0.in.y : f32[4] = {1.96875, -2.3125, 2.78125, 3.125}
tensor @r0.want.0.f32 : f64[3] = {5.687498, 13.999998, 13.562498}
tensor @r0.own.0 : f64[] = {6.600000101997239e-09}
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
tensor @r0.in.x : f32[2, 3, 3] = {-3.0, 2.28125, 0.375, -0.78125, 1.65625, -1.375, 0.6875, 1.84375, -1.0, -0.625, 0.5, -1.40625, -0.8125, -1.09375, -0.90625, 0.1875, -2.53125, 0.65625}
tensor @r0.in.y : f32[4, 3] = {0.90625, -0.03125, -2.25, -0.90625, 0.8125, 3.09375, -2.75, -0.375, -0.40625, -2.15625, -2.28125, -2.28125}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[2, 5, 3] = {-3.0, 2.28125, 0.375, -0.78125, 1.65625, -1.375, 0.6875, 1.84375, -1.0, -0.625, 0.5, -1.40625, -0.8125, -1.09375, -0.90625, 0.1875, -2.53125, 0.65625, 0.90625, -0.03125, -2.25, -0.90625, 0.8125, 3.09375, -2.75, -0.375, -0.40625, -2.15625, -2.28125, -2.28125}
tensor @r1.in.y : f32[6, 3] = {-0.8125, -2.15625, 1.0625, -0.65625, -2.6875, 1.34375, -2.5625, -2.75, -1.46875, 1.59375, 1.0625, -2.65625, 2.84375, 0.15625, -0.40625, 1.90625, 0.5, -0.3125}
tensor @r1.want.0.f32 : f64[2, 5, 6] = {3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[2, 4, 3] = {-3.0, 2.28125, 0.375, -0.78125, 1.65625, -1.375, 0.6875, 1.84375, -1.0, -0.625, 0.5, -1.40625, -0.8125, -1.09375, -0.90625, 0.1875, -2.53125, 0.65625, 0.90625, -0.03125, -2.25, -0.90625, 0.8125, 3.09375}
tensor @r2.in.y : f32[9, 3] = {-2.75, -0.375, -0.40625, -2.15625, -2.28125, -2.28125, -0.8125, -2.15625, 1.0625, -0.65625, -2.6875, 1.34375, -2.5625, -2.75, -1.46875, 1.59375, 1.0625, -2.65625, 2.84375, 0.15625, -0.40625, 1.90625, 0.5, -0.3125, 0.15625, 1.9375, 0.25}
tensor @r2.want.0.f32 : f64[2, 4, 9] = {3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.0, 3.0, 3.0, 3.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=0.0) : f32[2, s27, s17]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "_cdist_forward.p0.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {-0.375, -0.6875, 2.78125, -2.84375, -0.5625, 0.53125, 0.375, -3.0625, 0.4375, 0.21875, -0.09375, -2.8125, 2.71875, 1.40625, 1.8125, -2.71875, -2.0, -2.1875}
tensor @r0.in.y : f32[4, 3] = {-1.78125, -2.40625, 1.28125, -2.375, 0.34375, -0.5, -3.125, -2.875, 0.875, 2.625, -1.75, 1.21875}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[2, 3, 3] = {-2.09375, -0.46875, -0.125, 1.375, 2.59375, 2.78125, 0.125, 1.3125, 0.25, -1.28125, 1.875, -1.5, 0.125, -2.46875, -3.125, -2.0, -1.8125, 1.875}
tensor @r0.in.y : f32[4, 3] = {2.28125, 1.21875, -1.5, 1.09375, 1.8125, -2.46875, -1.8125, 1.75, 2.9375, -3.0, -1.9375, -0.5}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[2, 5, 3] = {-2.09375, -0.46875, -0.125, 1.375, 2.59375, 2.78125, 0.125, 1.3125, 0.25, -1.28125, 1.875, -1.5, 0.125, -2.46875, -3.125, -2.0, -1.8125, 1.875, 2.28125, 1.21875, -1.5, 1.09375, 1.8125, -2.46875, -1.8125, 1.75, 2.9375, -3.0, -1.9375, -0.5}
tensor @r1.in.y : f32[6, 3] = {-1.65625, -0.34375, -2.1875, -1.125, 1.84375, 3.03125, -1.5, 0.3125, -0.75, 2.40625, 0.8125, 2.5, 2.3125, 2.25, 1.59375, 2.0625, -2.84375, -1.59375}
tensor @r1.want.0.f32 : f64[2, 5, 6] = {3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[2, 4, 3] = {-2.09375, -0.46875, -0.125, 1.375, 2.59375, 2.78125, 0.125, 1.3125, 0.25, -1.28125, 1.875, -1.5, 0.125, -2.46875, -3.125, -2.0, -1.8125, 1.875, 2.28125, 1.21875, -1.5, 1.09375, 1.8125, -2.46875}
tensor @r2.in.y : f32[9, 3] = {-1.8125, 1.75, 2.9375, -3.0, -1.9375, -0.5, -1.65625, -0.34375, -2.1875, -1.125, 1.84375, 3.03125, -1.5, 0.3125, -0.75, 2.40625, 0.8125, 2.5, 2.3125, 2.25, 1.59375, 2.0625, -2.84375, -1.59375, 2.9375, -2.71875, -1.90625}
tensor @r2.want.0.f32 : f64[2, 4, 9] = {3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=0.0) : f32[2, s27, s17]
  return %cdist as "cdist"
}

fxge 1
model "cdist.p0.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {1.09375, -1.9375, 2.09375, -1.65625, -0.375, 2.875, 1.46875, -0.96875, 2.65625, -1.625, -1.125, -2.75, -2.15625, 0.96875, 0.90625, -0.09375, 2.5625, 0.625}
tensor @r0.in.y : f32[4, 3] = {0.84375, 1.25, -0.96875, 2.90625, 2.53125, 0.875, 1.625, 0.78125, 0.96875, 2.875, 0.21875, -1.0}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[4, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=0.0) : f32[2, 3, 4]
  return %cdist as "cdist"
}

fxge 1
model "_pdist_forward.p0.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {2.375, 1.09375, 0.25, -1.1875, -1.53125, 2.125, -0.8125, -1.5625, -0.875, 0.1875, -3.09375, -1.3125}
tensor @r0.want.0.f32 : f64[6] = {3.0, 3.0, 3.0, 3.0, 3.0, 3.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[4, 3]) {
  %_pdist_forward = aten._pdist_forward.default(self=%x, p=0.0) : f32[6]
  return %_pdist_forward as "_pdist_forward"
}

fxge 1
model "pdist.p0.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {-3.09375, 0.1875, -0.09375, -2.5625, 0.125, 0.34375, 3.125, -0.71875, -0.53125, -0.09375, 2.875, 1.78125}
tensor @r0.want.0.f32 : f64[6] = {3.0, 3.0, 3.0, 3.0, 3.0, 3.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {0.4375, -1.0, -2.59375, -3.0, 0.25, -2.5, 0.03125, -1.53125, -2.84375, 0.4375, 0.90625, 1.03125}
tensor @r0.in.y : f32[4] = {-0.59375, 1.46875, 1.3125, -2.1875}
tensor @r0.want.0.f32 : f64[3] = {4.0, 4.0, 4.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.4375, -1.0, -2.59375, -3.0, 0.25, -2.5, 0.03125, -1.53125, -2.84375, 0.4375, 0.90625, 1.03125, -0.59375, 1.46875, 1.3125, -2.1875, -0.4375, 2.40625, -2.40625, -2.5625, 0.65625, 2.3125, 1.125, -1.46875, 2.4375, 2.75, 2.5625, 2.625, 2.15625, -1.4375}
tensor @r1.in.y : f32[6] = {-0.9375, 1.84375, -0.09375, 1.78125, 2.25, 1.59375}
tensor @r1.want.0.f32 : f64[5] = {6.0, 6.0, 6.0, 6.0, 6.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.4375, -1.0, -2.59375, -3.0, 0.25, -2.5, 0.03125, -1.53125, -2.84375, 0.4375, 0.90625, 1.03125, -0.59375, 1.46875, 1.3125, -2.1875, -0.4375, 2.40625, -2.40625, -2.5625, 0.65625, 2.3125, 1.125, -1.46875, 2.4375, 2.75, 2.5625, 2.625, 2.15625, -1.4375, -0.9375, 1.84375, -0.09375, 1.78125, 2.25, 1.59375}
tensor @r2.in.y : f32[9] = {0.53125, 0.5, -2.5, 1.9375, 0.25, -1.90625, -0.09375, 2.28125, -1.09375}
tensor @r2.want.0.f32 : f64[4] = {9.0, 9.0, 9.0, 9.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y, p=0.0) : f32[s77]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "pairwise_distance.p0.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.375, 0.59375, -2.71875, -0.3125, -1.78125, -2.5625, -1.6875, -2.0, -0.4375, 2.96875, 2.75, -0.5625}
tensor @r0.in.y : f32[4] = {3.125, -2.21875, -0.90625, 1.09375}
tensor @r0.want.0.f32 : f64[3] = {4.0, 4.0, 4.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[2, 3, 3] = {1.1875, 1.125, 0.53125, 0.625, 2.3125, -0.375, 3.0625, -1.53125, 2.8125, 0.4375, 0.90625, -0.40625, 0.375, -2.03125, 0.875, -0.40625, -2.125, -2.03125}
tensor @r0.in.y : f32[4, 3] = {0.8125, -1.0, -1.09375, 2.4375, 0.65625, -2.90625, -1.59375, -0.0625, 2.625, -2.78125, 0.96875, 2.59375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {2.406662801, 3.494549839, 3.18689515, 4.146432015, 3.323940469, 2.989444512, 3.716147138, 4.08390514, 4.143638633, 5.825907201, 4.704561896, 5.992547283, 1.940284433, 2.870029218, 3.336497477, 3.922413691, 2.06544193, 4.348862547, 2.742227428, 3.989967636, 1.595046523, 3.561656592, 4.811644676, 5.216359971}
tensor @r0.own.0 : f64[] = {3.799999959142042e-08}
tensor @r1.in.x : f32[2, 5, 3] = {1.1875, 1.125, 0.53125, 0.625, 2.3125, -0.375, 3.0625, -1.53125, 2.8125, 0.4375, 0.90625, -0.40625, 0.375, -2.03125, 0.875, -0.40625, -2.125, -2.03125, 0.8125, -1.0, -1.09375, 2.4375, 0.65625, -2.90625, -1.59375, -0.0625, 2.625, -2.78125, 0.96875, 2.59375}
tensor @r1.in.y : f32[6, 3] = {1.3125, 1.9375, 2.5625, 2.8125, -3.0, -1.125, 0.34375, -3.125, 0.6875, -2.03125, -0.25, -2.96875, -2.34375, -2.8125, 1.28125, -2.25, -1.8125, -1.8125}
tensor @r1.want.0.f32 : f64[2, 5, 6] = {2.073841806, 4.291271898, 4.261126411, 4.287615183, 4.725203788, 4.287958231, 2.952018064, 5.438119232, 5.451238887, 3.756700982, 5.4883467, 4.593494016, 3.61168492, 4.00480012, 3.231326671, 6.892879811, 5.470420238, 6.290240615, 3.034115776, 4.186434625, 4.057928166, 3.221039076, 4.268021978, 3.48394606, 4.084475952, 2.859905082, 1.095592134, 4.24274337, 2.743059126, 3.347439845, 5.529475582, 3.263622401, 2.781415689, 2.270627571, 3.528878573, 1.847760112, 4.204940557, 2.519843702, 2.485264884, 3.107606494, 3.703408627, 3.094425804, 5.50778265, 3.793287459, 4.786416038, 4.481143365, 6.077389271, 4.923524579, 3.192798641, 5.469576406, 3.51069618, 5.594712143, 2.870210747, 4.531022085, 4.11175434, 6.611239768, 4.733379121, 5.586443821, 3.8351421, 4.750583792}
tensor @r1.own.0 : f64[] = {3.4999999343199306e-08}
tensor @r2.in.x : f32[2, 4, 3] = {1.1875, 1.125, 0.53125, 0.625, 2.3125, -0.375, 3.0625, -1.53125, 2.8125, 0.4375, 0.90625, -0.40625, 0.375, -2.03125, 0.875, -0.40625, -2.125, -2.03125, 0.8125, -1.0, -1.09375, 2.4375, 0.65625, -2.90625}
tensor @r2.in.y : f32[9, 3] = {-1.59375, -0.0625, 2.625, -2.78125, 0.96875, 2.59375, 1.3125, 1.9375, 2.5625, 2.8125, -3.0, -1.125, 0.34375, -3.125, 0.6875, -2.03125, -0.25, -2.96875, -2.34375, -2.8125, 1.28125, -2.25, -1.8125, -1.8125, -2.5, -2.9375, -1.75}
tensor @r2.want.0.f32 : f64[2, 4, 9] = {3.18689515, 4.146432015, 2.073841806, 4.291271898, 4.261126411, 4.287615183, 4.725203788, 4.287958231, 5.053561951, 3.716147138, 4.08390514, 2.952018064, 5.438119232, 5.451238887, 3.756700982, 5.4883467, 4.593494016, 5.623332839, 4.704561896, 5.992547283, 3.61168492, 4.00480012, 3.231326671, 6.892879811, 5.470420238, 6.290240615, 6.462245352, 3.336497477, 3.922413691, 3.034115776, 4.186434625, 4.057928166, 3.221039076, 4.268021978, 3.48394606, 4.389280504, 2.742227428, 3.989967636, 4.084475952, 2.859905082, 1.095592134, 4.24274337, 2.743059126, 3.347439845, 3.492387693, 4.811644676, 5.216359971, 5.529475582, 3.263622401, 2.781415689, 2.270627571, 3.528878573, 1.847760112, 2.135392788, 4.044976295, 4.705465317, 4.204940557, 2.519843702, 2.485264884, 3.107606494, 3.703408627, 3.094425804, 3.527745204, 6.171969702, 6.757257916, 5.50778265, 3.793287459, 4.786416038, 4.481143365, 6.077389271, 4.923524579, 5.521459721}
tensor @r2.own.0 : f64[] = {3.4999999343199306e-08}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=3.0) : f32[2, s27, s17]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "_cdist_forward.p3.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {-0.34375, 0.53125, -2.03125, -2.875, -0.59375, -3.03125, -2.0, -0.15625, -0.0625, 2.90625, -2.21875, 2.1875, 1.4375, -1.5625, -1.09375, -1.15625, -1.625, 2.4375}
tensor @r0.in.y : f32[4, 3] = {-1.9375, -2.625, 2.34375, -1.8125, -0.875, -2.4375, 1.5, -0.8125, -2.375, 1.71875, -2.5, 2.09375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {4.921861405, 1.81877347, 2.059436932, 4.744732174, 5.479171624, 1.126893673, 4.380098223, 6.201300693, 3.071570878, 2.397125235, 3.814993358, 4.204509023, 4.844756555, 5.91003299, 4.649877549, 1.192928745, 4.313563065, 3.334604855, 1.361793543, 3.215024399, 1.139003215, 4.884861234, 5.075342164, 2.903373508}
tensor @r0.own.0 : f64[] = {3.799999959142042e-08}
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
tensor @r0.in.x : f32[2, 3, 3] = {0.53125, 2.84375, 1.0, -1.46875, -0.40625, -1.4375, 0.75, 0.84375, 3.09375, -3.09375, -2.96875, -2.0625, 0.28125, 2.125, 1.65625, -0.28125, -2.125, 2.65625}
tensor @r0.in.y : f32[4, 3] = {3.0625, 2.0, 3.0625, 1.15625, 2.25, 1.34375, -2.65625, -0.3125, 2.5, -2.15625, 2.03125, -0.03125}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {2.946943166, 0.790555391, 4.065641677, 2.760848643, 5.829398233, 3.878502026, 3.973196109, 2.600593711, 2.405098679, 2.017130883, 3.455945099, 3.842621868, 7.886954187, 6.369559749, 4.845973225, 5.119836427, 2.896341561, 0.8889144608, 3.432170633, 2.681836086, 4.756933118, 4.464271476, 2.684901773, 4.607289466}
tensor @r0.own.0 : f64[] = {2.7000000457633178e-08}
tensor @r1.in.x : f32[2, 5, 3] = {0.53125, 2.84375, 1.0, -1.46875, -0.40625, -1.4375, 0.75, 0.84375, 3.09375, -3.09375, -2.96875, -2.0625, 0.28125, 2.125, 1.65625, -0.28125, -2.125, 2.65625, 3.0625, 2.0, 3.0625, 1.15625, 2.25, 1.34375, -2.65625, -0.3125, 2.5, -2.15625, 2.03125, -0.03125}
tensor @r1.in.y : f32[6, 3] = {0.15625, 0.03125, 0.75, 0.5625, 2.90625, 0.375, -1.8125, -1.125, -2.875, -0.84375, 1.21875, 2.03125, -1.78125, 2.8125, 0.40625, -3.0, -1.78125, 2.75}
tensor @r1.want.0.f32 : f64[2, 5, 6] = {2.815377713, 0.6252342872, 5.111773879, 1.998944043, 2.325476415, 5.293438392, 2.457538086, 3.700709857, 1.501093315, 3.59009474, 3.409820765, 4.302008053, 2.388153443, 3.067938371, 6.189331223, 1.743555565, 3.510445253, 4.138150444, 4.372128217, 6.432346208, 2.072921314, 5.353433433, 5.948948364, 4.836493209, 2.149020985, 1.375489452, 5.14940245, 1.30468834, 2.227462766, 4.582685339, 2.573092801, 5.190403444, 5.580817057, 3.356287726, 5.131655912, 2.720617634, 3.544846361, 3.295192936, 7.085316931, 3.940326532, 5.103465936, 6.518015705, 2.297785958, 1.118979867, 5.188696529, 2.112074162, 2.975706218, 5.193599707, 3.023785305, 4.241213058, 5.38808718, 2.128831754, 3.430352746, 1.477389849, 2.752044419, 2.751586335, 3.790931098, 2.261817326, 0.8496246405, 4.26405785}
tensor @r1.own.0 : f64[] = {3.199999909497819e-08}
tensor @r2.in.x : f32[2, 4, 3] = {0.53125, 2.84375, 1.0, -1.46875, -0.40625, -1.4375, 0.75, 0.84375, 3.09375, -3.09375, -2.96875, -2.0625, 0.28125, 2.125, 1.65625, -0.28125, -2.125, 2.65625, 3.0625, 2.0, 3.0625, 1.15625, 2.25, 1.34375}
tensor @r2.in.y : f32[9, 3] = {-2.65625, -0.3125, 2.5, -2.15625, 2.03125, -0.03125, 0.15625, 0.03125, 0.75, 0.5625, 2.90625, 0.375, -1.8125, -1.125, -2.875, -0.84375, 1.21875, 2.03125, -1.78125, 2.8125, 0.40625, -3.0, -1.78125, 2.75, -1.4375, 1.71875, -1.1875}
tensor @r2.want.0.f32 : f64[2, 4, 9] = {4.065641677, 2.760848643, 2.815377713, 0.6252342872, 5.111773879, 1.998944043, 2.325476415, 5.293438392, 2.692626718, 3.973196109, 2.600593711, 2.457538086, 3.700709857, 1.501093315, 3.59009474, 3.409820765, 4.302008053, 2.126155027, 3.455945099, 3.842621868, 2.388153443, 3.067938371, 6.189331223, 1.743555565, 3.510445253, 4.138150444, 4.47490421, 4.845973225, 5.119836427, 4.372128217, 6.432346208, 2.072921314, 5.353433433, 5.948948364, 4.836493209, 4.765289437, 3.432170633, 2.681836086, 2.149020985, 1.375489452, 5.14940245, 1.30468834, 2.227462766, 4.582685339, 3.041698145, 2.684901773, 4.607289466, 2.573092801, 5.190403444, 5.580817057, 3.356287726, 5.131655912, 2.720617634, 4.864692964, 5.843851278, 5.558555611, 3.544846361, 3.295192936, 7.085316931, 3.940326532, 5.103465936, 6.518015705, 5.516894304, 4.194314039, 3.389964663, 2.297785958, 1.118979867, 5.188696529, 2.112074162, 2.975706218, 5.193599707, 3.233813945}
tensor @r2.own.0 : f64[] = {3.199999909497819e-08}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=3.0) : f32[2, s27, s17]
  return %cdist as "cdist"
}

fxge 1
model "cdist.p3.0.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {-1.5625, 2.21875, 1.53125, -1.375, 1.09375, 0.4375, -2.03125, 2.71875, 1.1875, -0.3125, -0.09375, 1.5, 2.15625, -0.15625, -2.375, 1.71875, -2.34375, -1.5625}
tensor @r0.in.y : f32[4, 3] = {-2.5625, 0.0, -1.75, -2.84375, 2.5625, -0.28125, -2.0625, 3.03125, 3.0625, -2.59375, -2.90625, 2.15625}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {3.615225849, 2.008155582, 1.620026863, 5.141960359, 2.378189606, 1.885968694, 2.950523135, 4.138632155, 3.572455992, 1.547880303, 1.877891949, 5.636429628, 3.575752012, 3.437292515, 3.411141375, 3.252323213, 4.722459001, 5.363290972, 6.449209833, 6.045992853, 4.503744392, 5.992378448, 6.755377525, 5.089165034}
tensor @r0.own.0 : f64[] = {3.3999999260458935e-08}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[4, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=3.0) : f32[2, 3, 4]
  return %cdist as "cdist"
}

fxge 1
model "_pdist_forward.p3.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {2.625, -2.96875, -1.8125, -1.78125, 0.21875, -1.28125, -1.75, 2.09375, -2.59375, -2.0625, 1.78125, -2.96875}
tensor @r0.want.0.f32 : f64[6] = {4.906017136, 5.981083101, 5.960054164, 2.068682189, 2.052158306, 0.4845537842}
tensor @r0.own.0 : f64[] = {3.899999967416079e-08}
graph "main"(
    %x : f32[4, 3]) {
  %_pdist_forward = aten._pdist_forward.default(self=%x, p=3.0) : f32[6]
  return %_pdist_forward as "_pdist_forward"
}

fxge 1
model "pdist.p3.0.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {0.96875, 2.71875, -1.21875, -0.34375, 0.90625, 0.0625, 1.25, 1.59375, -0.625, -1.71875, 0.1875, 2.21875}
tensor @r0.want.0.f32 : f64[6] = {2.177078405, 1.182952367, 4.240427404, 1.674841699, 2.351106515, 3.731148884}
tensor @r0.own.0 : f64[] = {2.6000000374892807e-08}
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
tensor @r0.in.x : f32[3, 4] = {2.9375, 2.71875, -0.4375, 1.28125, 0.28125, -0.125, 2.3125, -3.09375, 0.21875, 2.4375, -2.59375, -1.71875}
tensor @r0.in.y : f32[4] = {1.09375, -3.0, 0.5, 2.46875}
tensor @r0.want.0.f32 : f64[3] = {5.806738967, 5.871004984, 6.418929174}
tensor @r0.own.0 : f64[] = {6.30000016599297e-08}
tensor @r1.in.x : f32[5, 6] = {2.9375, 2.71875, -0.4375, 1.28125, 0.28125, -0.125, 2.3125, -3.09375, 0.21875, 2.4375, -2.59375, -1.71875, 1.09375, -3.0, 0.5, 2.46875, -2.96875, -0.71875, -1.8125, 2.6875, -1.78125, -1.625, -2.78125, -2.4375, 0.03125, -0.4375, -2.96875, -1.8125, -2.53125, 1.46875}
tensor @r1.in.y : f32[6] = {2.875, 2.46875, -3.125, 2.15625, -3.03125, -3.0625}
tensor @r1.want.0.f32 : f64[5] = {4.340788965, 5.964673815, 6.124677198, 5.426086282, 5.879265623}
tensor @r1.own.0 : f64[] = {1.0000000116860974e-07}
tensor @r2.in.x : f32[4, 9] = {2.9375, 2.71875, -0.4375, 1.28125, 0.28125, -0.125, 2.3125, -3.09375, 0.21875, 2.4375, -2.59375, -1.71875, 1.09375, -3.0, 0.5, 2.46875, -2.96875, -0.71875, -1.8125, 2.6875, -1.78125, -1.625, -2.78125, -2.4375, 0.03125, -0.4375, -2.96875, -1.8125, -2.53125, 1.46875, 2.875, 2.46875, -3.125, 2.15625, -3.03125, -3.0625}
tensor @r2.in.y : f32[9] = {-1.0, 1.59375, -0.0625, 0.6875, 0.1875, -2.90625, -0.09375, 2.03125, 1.15625}
tensor @r2.want.0.f32 : f64[4] = {6.158857647, 6.972563001, 5.076093219, 6.788848244}
tensor @r2.own.0 : f64[] = {9.099999687123272e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y, p=3.0) : f32[s77]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "pairwise_distance.p3.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.1875, 2.53125, 2.65625, -2.71875, -1.1875, -3.0625, -2.375, -3.09375, 2.0, 1.71875, 0.1875, -1.4375}
tensor @r0.in.y : f32[4] = {2.96875, 2.625, 1.15625, -0.875}
tensor @r0.want.0.f32 : f64[3] = {2.163041376, 6.773209005, 1.399414896}
tensor @r0.own.0 : f64[] = {8.39999998447638e-08}
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
tensor @r0.in.x : f32[2, 3, 3] = {1.59375, 1.84375, 2.6875, -0.71875, 2.9375, 2.34375, -0.90625, 1.625, -2.34375, 0.34375, -1.6875, 0.28125, -2.28125, -3.03125, 0.53125, 2.4375, -2.3125, 0.125}
tensor @r0.in.y : f32[4, 3] = {-2.21875, 1.125, -1.34375, -0.625, -2.75, 2.0, -0.15625, -1.15625, -1.09375, -0.9375, -1.0625, 2.71875}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {4.03125, 4.59375, 3.78125, 2.90625, 3.6875, 5.6875, 4.09375, 4.0, 1.3125, 4.375, 2.78125, 5.0625, 2.8125, 1.71875, 1.375, 2.4375, 4.15625, 1.65625, 2.125, 2.1875, 4.65625, 3.0625, 2.59375, 3.375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[2, 5, 3] = {1.59375, 1.84375, 2.6875, -0.71875, 2.9375, 2.34375, -0.90625, 1.625, -2.34375, 0.34375, -1.6875, 0.28125, -2.28125, -3.03125, 0.53125, 2.4375, -2.3125, 0.125, -2.21875, 1.125, -1.34375, -0.625, -2.75, 2.0, -0.15625, -1.15625, -1.09375, -0.9375, -1.0625, 2.71875}
tensor @r1.in.y : f32[6, 3] = {-0.15625, 2.875, 2.78125, 3.09375, 1.5, 0.125, 0.8125, -1.4375, -0.3125, -2.03125, -0.53125, 1.375, 2.4375, 3.0625, -2.1875, -0.5, 1.21875, 1.65625}
tensor @r1.want.0.f32 : f64[2, 5, 6] = {1.75, 2.5625, 3.28125, 3.625, 4.875, 2.09375, 0.5625, 3.8125, 4.375, 3.46875, 4.53125, 1.71875, 5.125, 4.0, 3.0625, 3.71875, 3.34375, 4.0, 4.5625, 3.1875, 0.59375, 2.375, 4.75, 2.90625, 5.90625, 5.375, 3.09375, 2.5, 6.09375, 4.25, 5.1875, 3.8125, 1.625, 4.46875, 5.375, 3.53125, 4.125, 5.3125, 3.03125, 2.71875, 4.65625, 3.0, 5.625, 4.25, 2.3125, 2.21875, 5.8125, 3.96875, 4.03125, 3.25, 0.96875, 2.46875, 4.21875, 2.75, 3.9375, 4.03125, 3.03125, 1.34375, 4.90625, 2.28125}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[2, 4, 3] = {1.59375, 1.84375, 2.6875, -0.71875, 2.9375, 2.34375, -0.90625, 1.625, -2.34375, 0.34375, -1.6875, 0.28125, -2.28125, -3.03125, 0.53125, 2.4375, -2.3125, 0.125, -2.21875, 1.125, -1.34375, -0.625, -2.75, 2.0}
tensor @r2.in.y : f32[9, 3] = {-0.15625, -1.15625, -1.09375, -0.9375, -1.0625, 2.71875, -0.15625, 2.875, 2.78125, 3.09375, 1.5, 0.125, 0.8125, -1.4375, -0.3125, -2.03125, -0.53125, 1.375, 2.4375, 3.0625, -2.1875, -0.5, 1.21875, 1.65625, 2.40625, 3.0, 2.53125}
tensor @r2.want.0.f32 : f64[2, 4, 9] = {3.78125, 2.90625, 1.75, 2.5625, 3.28125, 3.625, 4.875, 2.09375, 1.15625, 4.09375, 4.0, 0.5625, 3.8125, 4.375, 3.46875, 4.53125, 1.71875, 3.125, 2.78125, 5.0625, 5.125, 4.0, 3.0625, 3.71875, 3.34375, 4.0, 4.875, 1.375, 2.4375, 4.5625, 3.1875, 0.59375, 2.375, 4.75, 2.90625, 4.6875, 2.125, 2.1875, 5.90625, 5.375, 3.09375, 2.5, 6.09375, 4.25, 6.03125, 2.59375, 3.375, 5.1875, 3.8125, 1.625, 4.46875, 5.375, 3.53125, 5.3125, 2.28125, 4.0625, 4.125, 5.3125, 3.03125, 2.71875, 4.65625, 3.0, 4.625, 3.09375, 1.6875, 5.625, 4.25, 2.3125, 2.21875, 5.8125, 3.96875, 5.75}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=inf) : f32[2, s27, s17]
  return %_cdist_forward as "_cdist_forward"
}

fxge 1
model "_cdist_forward.pinf.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {2.96875, 1.65625, -1.9375, -0.90625, 0.40625, 0.34375, 0.625, -2.875, 1.25, 0.5, -2.0, 1.21875, -1.28125, 1.34375, 2.6875, 3.03125, -2.625, -1.6875}
tensor @r0.in.y : f32[4, 3] = {0.65625, 2.5625, 1.78125, 3.125, -0.90625, 0.59375, 0.21875, -1.875, 1.21875, 0.65625, 2.8125, 0.09375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {3.71875, 2.5625, 3.53125, 2.3125, 2.15625, 4.03125, 2.28125, 2.40625, 5.4375, 2.5, 1.0, 5.6875, 4.5625, 2.625, 0.28125, 4.8125, 1.9375, 4.40625, 3.21875, 2.59375, 5.1875, 2.28125, 2.90625, 5.4375}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[2, 3, 3] = {1.25, -1.8125, -2.625, 1.125, 2.28125, -0.6875, -1.15625, 1.375, 2.75, 0.875, -0.21875, -2.21875, -0.875, -0.96875, -0.3125, -1.875, -0.25, -3.03125}
tensor @r0.in.y : f32[4, 3] = {1.4375, -2.59375, 1.78125, 2.28125, -2.5, 0.625, 0.71875, -0.53125, -2.8125, -1.25, 2.25, 2.9375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {4.40625, 3.25, 1.28125, 5.5625, 4.875, 4.78125, 2.8125, 3.625, 3.96875, 3.875, 5.5625, 0.875, 4.0, 2.84375, 0.59375, 5.15625, 2.3125, 3.15625, 2.5, 3.25, 4.8125, 4.15625, 2.59375, 5.96875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[2, 5, 3] = {1.25, -1.8125, -2.625, 1.125, 2.28125, -0.6875, -1.15625, 1.375, 2.75, 0.875, -0.21875, -2.21875, -0.875, -0.96875, -0.3125, -1.875, -0.25, -3.03125, 1.4375, -2.59375, 1.78125, 2.28125, -2.5, 0.625, 0.71875, -0.53125, -2.8125, -1.25, 2.25, 2.9375}
tensor @r1.in.y : f32[6, 3] = {2.90625, -1.5625, 1.625, -2.84375, 2.90625, 3.0625, 2.40625, -3.0, -1.0, -3.125, -2.1875, 2.96875, -2.28125, -1.40625, -2.0625, -0.09375, 0.1875, -0.9375}
tensor @r1.want.0.f32 : f64[2, 5, 6] = {4.25, 5.6875, 1.625, 5.59375, 3.53125, 2.0, 3.84375, 3.96875, 5.28125, 4.46875, 3.6875, 2.09375, 4.0625, 1.6875, 4.375, 3.5625, 4.8125, 3.6875, 3.84375, 5.28125, 2.78125, 5.1875, 3.15625, 1.28125, 3.78125, 3.875, 3.28125, 3.28125, 1.75, 1.15625, 4.78125, 6.09375, 4.28125, 6.0, 1.15625, 2.09375, 1.46875, 5.5, 2.78125, 4.5625, 3.84375, 2.78125, 1.0, 5.40625, 1.625, 5.40625, 4.5625, 2.6875, 4.4375, 5.875, 2.46875, 5.78125, 3.0, 1.875, 4.15625, 1.59375, 5.25, 4.4375, 5.0, 3.875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[2, 4, 3] = {1.25, -1.8125, -2.625, 1.125, 2.28125, -0.6875, -1.15625, 1.375, 2.75, 0.875, -0.21875, -2.21875, -0.875, -0.96875, -0.3125, -1.875, -0.25, -3.03125, 1.4375, -2.59375, 1.78125, 2.28125, -2.5, 0.625}
tensor @r2.in.y : f32[9, 3] = {0.71875, -0.53125, -2.8125, -1.25, 2.25, 2.9375, 2.90625, -1.5625, 1.625, -2.84375, 2.90625, 3.0625, 2.40625, -3.0, -1.0, -3.125, -2.1875, 2.96875, -2.28125, -1.40625, -2.0625, -0.09375, 0.1875, -0.9375, -1.9375, -2.40625, 0.4375}
tensor @r2.want.0.f32 : f64[2, 4, 9] = {1.28125, 5.5625, 4.25, 5.6875, 1.625, 5.59375, 3.53125, 2.0, 3.1875, 2.8125, 3.625, 3.84375, 3.96875, 5.28125, 4.46875, 3.6875, 2.09375, 4.6875, 5.5625, 0.875, 4.0625, 1.6875, 4.375, 3.5625, 4.8125, 3.6875, 3.78125, 0.59375, 5.15625, 3.84375, 5.28125, 2.78125, 5.1875, 3.15625, 1.28125, 2.8125, 2.5, 3.25, 3.78125, 3.875, 3.28125, 3.28125, 1.75, 1.15625, 1.4375, 2.59375, 5.96875, 4.78125, 6.09375, 4.28125, 6.0, 1.15625, 2.09375, 3.46875, 4.59375, 4.84375, 1.46875, 5.5, 2.78125, 4.5625, 3.84375, 2.78125, 3.375, 3.4375, 4.75, 1.0, 5.40625, 1.625, 5.40625, 4.5625, 2.6875, 4.21875}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=inf) : f32[2, s27, s17]
  return %cdist as "cdist"
}

fxge 1
model "cdist.pinf.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {-2.5, -2.84375, 0.59375, 2.5625, -3.125, 1.09375, 2.25, -0.90625, 1.21875, 0.3125, 0.5, -2.53125, -0.53125, 0.71875, -2.46875, 1.125, 1.34375, -1.0625}
tensor @r0.in.y : f32[4, 3] = {1.53125, 1.28125, 1.15625, 2.125, 1.5, 0.03125, -2.25, 2.1875, 2.25, -1.5625, 2.875, -2.46875}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {4.125, 4.625, 5.03125, 5.71875, 4.40625, 4.625, 5.3125, 6.0, 2.1875, 2.40625, 4.5, 3.8125, 3.6875, 2.5625, 4.78125, 2.375, 3.625, 2.65625, 4.71875, 2.15625, 2.21875, 1.09375, 3.375, 2.6875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[4, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=inf) : f32[2, 3, 4]
  return %cdist as "cdist"
}

fxge 1
model "_pdist_forward.pinf.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {0.375, 3.0625, -3.0625, 1.59375, 0.40625, 0.4375, 2.59375, -1.3125, -1.3125, 1.875, -2.21875, 3.125}
tensor @r0.want.0.f32 : f64[6] = {3.5, 4.375, 6.1875, 1.75, 2.6875, 4.4375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[4, 3]) {
  %_pdist_forward = aten._pdist_forward.default(self=%x, p=inf) : f32[6]
  return %_pdist_forward as "_pdist_forward"
}

fxge 1
model "pdist.pinf.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {0.84375, 2.6875, 2.0, 1.65625, -2.625, -2.0, -2.75, 3.125, 1.25, 0.0625, -2.21875, 2.625}
tensor @r0.want.0.f32 : f64[6] = {5.3125, 3.59375, 4.90625, 5.75, 4.625, 5.34375}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-0.03125, -1.125, 1.1875, -0.28125, 0.4375, 2.53125, -1.0, -0.71875, 1.59375, 2.25, 0.6875, 1.03125}
tensor @r0.in.y : f32[4] = {2.3125, -2.78125, 1.46875, -0.34375}
tensor @r0.want.0.f32 : f64[3] = {2.343749, 5.312501, 5.031251}
tensor @r0.own.0 : f64[] = {8.699999831662808e-09}
tensor @r1.in.x : f32[5, 6] = {-0.03125, -1.125, 1.1875, -0.28125, 0.4375, 2.53125, -1.0, -0.71875, 1.59375, 2.25, 0.6875, 1.03125, 2.3125, -2.78125, 1.46875, -0.34375, -0.09375, -0.1875, -3.125, -2.5625, 0.78125, 2.65625, -0.65625, 0.09375, 1.6875, -1.9375, -2.84375, 2.46875, -0.53125, -0.875}
tensor @r1.in.y : f32[6] = {1.65625, 0.90625, -2.84375, -3.09375, -2.03125, 1.40625}
tensor @r1.want.0.f32 : f64[5] = {4.031251, 5.343751, 4.312501, 5.750001, 5.562501}
tensor @r1.own.0 : f64[] = {8.099999782018585e-09}
tensor @r2.in.x : f32[4, 9] = {-0.03125, -1.125, 1.1875, -0.28125, 0.4375, 2.53125, -1.0, -0.71875, 1.59375, 2.25, 0.6875, 1.03125, 2.3125, -2.78125, 1.46875, -0.34375, -0.09375, -0.1875, -3.125, -2.5625, 0.78125, 2.65625, -0.65625, 0.09375, 1.6875, -1.9375, -2.84375, 2.46875, -0.53125, -0.875, 1.65625, 0.90625, -2.84375, -3.09375, -2.03125, 1.40625}
tensor @r2.in.y : f32[9] = {1.65625, -0.53125, 1.96875, -1.96875, 2.34375, 2.3125, 0.90625, -2.0625, 2.75}
tensor @r2.want.0.f32 : f64[4] = {1.906249, 5.124999, 5.593749, 5.156249}
tensor @r2.own.0 : f64[] = {8.29999979856666e-09}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y, p=inf) : f32[s77]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "pairwise_distance.pinf.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.21875, -2.15625, -1.46875, 2.5, 0.53125, -0.59375, 1.03125, -2.40625, -0.4375, -2.21875, 2.21875, -2.84375}
tensor @r0.in.y : f32[4] = {0.53125, 2.78125, 0.28125, -2.0625}
tensor @r0.want.0.f32 : f64[3] = {4.937499, 3.374999, 4.999999}
tensor @r0.own.0 : f64[] = {9.29999988130703e-09}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %pairwise_distance = aten.pairwise_distance.default(x1=%x, x2=%y, p=inf) : f32[3]
  return %pairwise_distance as "pairwise_distance"
}

fxge 1
model "cdist.nan_p2.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1.0, nan, 2.0, 0.5, 1.0, 2.0, nan, nan, nan}
tensor @r0.in.y : f32[3, 3] = {2.0, nan, 3.0, 1.5, 2.0, 3.0, nan, nan, nan}
tensor @r0.want.0.f32 : f64[3, 3] = {nan, nan, nan, nan, 1.732050808, nan, nan, nan, nan}
tensor @r0.own.0 : f64[] = {1.799999971296984e-08}
graph "main"(
    %x : f32[3, 3],
    %y : f32[3, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y) : f32[3, 3]
  return %cdist as "cdist"
}

fxge 1
model "pdist.nan_p2.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1.0, nan, 2.0, 0.5, 1.0, 2.0, nan, nan, nan}
tensor @r0.want.0.f32 : f64[3] = {nan, nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 3]) {
  %pdist = aten.pdist.default(self=%x) : f32[3]
  return %pdist as "pdist"
}

fxge 1
model "cdist.nan_p1.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1.0, nan, 2.0, 0.5, 1.0, 2.0, nan, nan, nan}
tensor @r0.in.y : f32[3, 3] = {2.0, nan, 3.0, 1.5, 2.0, 3.0, nan, nan, nan}
tensor @r0.want.0.f32 : f64[3, 3] = {nan, nan, nan, nan, 3.0, nan, nan, nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 3],
    %y : f32[3, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=1.0) : f32[3, 3]
  return %cdist as "cdist"
}

fxge 1
model "pdist.nan_p1.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1.0, nan, 2.0, 0.5, 1.0, 2.0, nan, nan, nan}
tensor @r0.want.0.f32 : f64[3] = {nan, nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 3]) {
  %pdist = aten.pdist.default(self=%x, p=1.0) : f32[3]
  return %pdist as "pdist"
}

fxge 1
model "cdist.nan_p0.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1.0, nan, 2.0, 0.5, 1.0, 2.0, nan, nan, nan}
tensor @r0.in.y : f32[3, 3] = {2.0, nan, 3.0, 1.5, 2.0, 3.0, nan, nan, nan}
tensor @r0.want.0.f32 : f64[3, 3] = {nan, nan, nan, nan, 3.0, nan, nan, nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 3],
    %y : f32[3, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=0.0) : f32[3, 3]
  return %cdist as "cdist"
}

fxge 1
model "pdist.nan_p0.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1.0, nan, 2.0, 0.5, 1.0, 2.0, nan, nan, nan}
tensor @r0.want.0.f32 : f64[3] = {nan, nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 3]) {
  %pdist = aten.pdist.default(self=%x, p=0.0) : f32[3]
  return %pdist as "pdist"
}

fxge 1
model "cdist.nan_p3.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1.0, nan, 2.0, 0.5, 1.0, 2.0, nan, nan, nan}
tensor @r0.in.y : f32[3, 3] = {2.0, nan, 3.0, 1.5, 2.0, 3.0, nan, nan, nan}
tensor @r0.want.0.f32 : f64[3, 3] = {nan, nan, nan, nan, 1.44224957, nan, nan, nan, nan}
tensor @r0.own.0 : f64[] = {2.3000000126671694e-08}
graph "main"(
    %x : f32[3, 3],
    %y : f32[3, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=3.0) : f32[3, 3]
  return %cdist as "cdist"
}

fxge 1
model "pdist.nan_p3.0.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1.0, nan, 2.0, 0.5, 1.0, 2.0, nan, nan, nan}
tensor @r0.want.0.f32 : f64[3] = {nan, nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 3]) {
  %pdist = aten.pdist.default(self=%x, p=3.0) : f32[3]
  return %pdist as "pdist"
}

fxge 1
model "cdist.nan_pinf.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1.0, nan, 2.0, 0.5, 1.0, 2.0, nan, nan, nan}
tensor @r0.in.y : f32[3, 3] = {2.0, nan, 3.0, 1.5, 2.0, 3.0, nan, nan, nan}
tensor @r0.want.0.f32 : f64[3, 3] = {1.0, 1.0, 0.0, 1.5, 1.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 3],
    %y : f32[3, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y, p=inf) : f32[3, 3]
  return %cdist as "cdist"
}

fxge 1
model "pdist.nan_pinf.f32" stage "import"
tensor @r0.in.x : f32[3, 3] = {1.0, nan, 2.0, 0.5, 1.0, 2.0, nan, nan, nan}
tensor @r0.want.0.f32 : f64[3] = {nan, nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 3]) {
  %pdist = aten.pdist.default(self=%x, p=inf) : f32[3]
  return %pdist as "pdist"
}

fxge 1
model "pdist.one.f32" stage "import"
tensor @r0.in.x : f32[1, 3] = {-0.46875, -1.4375, 2.15625}
tensor @r0.want.0.f32 : f64[0] = {}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[1, 3]) {
  %pdist = aten.pdist.default(self=%x) : f32[0]
  return %pdist as "pdist"
}

fxge 1
model "pdist.one.bf16" stage "import"
tensor @r0.in.x : bf16[1, 3] = {-2.0625, -1.9375, 1.9375}
tensor @r0.want.0.bf16 : f64[0] = {}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[1, 3]) {
  %pdist = aten.pdist.default(self=%x) : bf16[0]
  return %pdist as "pdist"
}

fxge 1
model "pdist.one.f16" stage "import"
tensor @r0.in.x : f16[1, 3] = {-2.53125, 1.8125, 0.21875}
tensor @r0.want.0.f16 : f64[0] = {}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[1, 3]) {
  %pdist = aten.pdist.default(self=%x) : f16[0]
  return %pdist as "pdist"
}

fxge 1
model "_euclidean_dist.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[2, 3, 3] = {-2.8125, -2.09375, 0.53125, 2.1875, 2.5, -2.25, -1.90625, 2.75, 1.875, 1.625, -1.65625, 2.40625, -2.40625, 0.6875, 1.5, 0.875, 1.3125, -1.5}
tensor @r0.in.y : f32[2, 4, 3] = {2.625, 0.15625, -0.65625, -2.8125, 2.59375, 1.4375, 2.75, 0.40625, -2.75, 2.15625, 2.34375, 2.09375, -1.125, -3.03125, -0.125, 2.15625, -0.59375, 2.28125, 0.6875, 2.59375, 0.6875, -0.96875, 0.0, -1.84375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {6.003254326, 4.774300505, 6.925172042, 6.842608352, 2.867857977, 6.21340851, 2.224903439, 4.346671679, 5.802326446, 1.018385671, 6.968820067, 4.088617966, 3.982505689, 1.194469678, 4.679263597, 5.24720908, 4.255740608, 4.802953193, 3.723605024, 3.704014925, 4.975820441, 4.424165705, 2.542029516, 2.289155821}
tensor @r0.own.0 : f64[] = {3.4999999343199306e-08}
tensor @r1.in.x : f32[2, 5, 3] = {-2.8125, -2.09375, 0.53125, 2.1875, 2.5, -2.25, -1.90625, 2.75, 1.875, 1.625, -1.65625, 2.40625, -2.40625, 0.6875, 1.5, 0.875, 1.3125, -1.5, 2.625, 0.15625, -0.65625, -2.8125, 2.59375, 1.4375, 2.75, 0.40625, -2.75, 2.15625, 2.34375, 2.09375}
tensor @r1.in.y : f32[2, 6, 3] = {-1.125, -3.03125, -0.125, 2.15625, -0.59375, 2.28125, 0.6875, 2.59375, 0.6875, -0.96875, 0.0, -1.84375, -1.03125, 0.78125, -3.125, 0.59375, -2.3125, -2.90625, -1.46875, 2.21875, -1.78125, 1.71875, -1.5, -2.21875, 1.59375, 2.96875, -0.25, -2.15625, 1.15625, -1.53125, 0.875, -1.0, -1.21875, 0.1875, 2.65625, 1.5625}
tensor @r1.want.0.f32 : f64[2, 5, 6] = {2.038927797, 5.477314722, 5.85209965, 3.663854272, 4.980626529, 4.844254006, 6.788446642, 5.486756071, 3.299650786, 4.046844836, 3.752343018, 5.111835226, 6.167106544, 5.277272911, 2.856940562, 4.719163889, 5.444410121, 7.398598368, 3.982505689, 1.194469678, 4.679263597, 5.24720908, 6.602408415, 5.451311482, 4.255740608, 4.802953193, 3.723605024, 3.704014925, 4.825975452, 6.116783392, 2.528547941, 3.023023631, 2.195965761, 3.035435255, 2.329540258, 3.414268086, 4.719991559, 2.450685491, 3.023023631, 4.962456706, 2.171593957, 4.136938217, 3.508082186, 7.117526234, 4.733214586, 3.36311565, 5.793820792, 3.003253444, 4.692705443, 2.231477579, 3.762089886, 5.11068886, 2.799623301, 5.497868905, 5.307718436, 5.793399396, 2.490019139, 5.757467976, 4.878003882, 2.062973431}
tensor @r1.own.0 : f64[] = {4.099999983964153e-08}
tensor @r2.in.x : f32[2, 4, 3] = {-2.8125, -2.09375, 0.53125, 2.1875, 2.5, -2.25, -1.90625, 2.75, 1.875, 1.625, -1.65625, 2.40625, -2.40625, 0.6875, 1.5, 0.875, 1.3125, -1.5, 2.625, 0.15625, -0.65625, -2.8125, 2.59375, 1.4375}
tensor @r2.in.y : f32[2, 9, 3] = {2.75, 0.40625, -2.75, 2.15625, 2.34375, 2.09375, -1.125, -3.03125, -0.125, 2.15625, -0.59375, 2.28125, 0.6875, 2.59375, 0.6875, -0.96875, 0.0, -1.84375, -1.03125, 0.78125, -3.125, 0.59375, -2.3125, -2.90625, -1.46875, 2.21875, -1.78125, 1.71875, -1.5, -2.21875, 1.59375, 2.96875, -0.25, -2.15625, 1.15625, -1.53125, 0.875, -1.0, -1.21875, 0.1875, 2.65625, 1.5625, 0.625, -2.75, -1.90625, 0.40625, 2.28125, -1.0625, 2.78125, -0.75, 1.84375, -1.5, -0.09375, 2.78125}
tensor @r2.want.0.f32 : f64[2, 4, 9] = {6.925172042, 6.842608352, 2.038927797, 5.477314722, 5.85209965, 3.663854272, 4.980626529, 4.844254006, 5.074542005, 2.224903439, 4.346671679, 6.788446642, 5.486756071, 3.299650786, 4.046844836, 3.752343018, 5.111835226, 3.696889529, 6.968820067, 4.088617966, 6.167106544, 5.277272911, 2.856940562, 4.719163889, 5.444410121, 7.398598368, 3.720456541, 5.666254964, 4.047206791, 3.982505689, 1.194469678, 4.679263597, 5.24720908, 6.602408415, 5.451311482, 6.490151794, 5.969077216, 4.926114246, 3.077450751, 4.583214961, 3.256903725, 5.710290875, 4.12511837, 5.393952777, 1.75306651, 3.023023631, 2.195965761, 3.035435255, 2.329540258, 3.414268086, 4.090408942, 1.161726893, 4.366733261, 5.093845858, 2.450685491, 3.023023631, 4.962456706, 2.171593957, 4.136938217, 3.74283169, 3.098953957, 2.663776103, 5.37536336, 7.117526234, 4.733214586, 3.36311565, 5.793820792, 3.003253444, 7.180023285, 4.087543004, 6.529605056, 3.278868183}
tensor @r2.own.0 : f64[] = {4.099999983964153e-08}
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[2, s94, 3]) {
  %_euclidean_dist = aten._euclidean_dist.default(x1=%x, x2=%y) : f32[2, s27, s94]
  return %_euclidean_dist as "_euclidean_dist"
}

fxge 1
model "_euclidean_dist.plain.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {-2.53125, -2.90625, -2.1875, -2.0, -2.34375, -1.5, -2.5625, -2.6875, 2.53125, -2.40625, 1.1875, -0.84375, -3.09375, 1.1875, -0.65625, 2.71875, -2.96875, -2.40625}
tensor @r0.in.y : f32[2, 4, 3] = {-1.1875, 2.96875, 1.21875, -1.3125, 2.5625, -3.0625, 1.3125, -0.15625, 3.03125, -2.0, 1.84375, -2.0, 2.125, -3.03125, -1.9375, 1.71875, 1.8125, 1.6875, -1.34375, -3.0, -1.375, 2.96875, 2.28125, 0.0625}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {6.922703816, 5.670820322, 7.040757461, 4.783292048, 6.022824426, 5.194742685, 6.024121435, 4.217245102, 5.96711365, 7.772711178, 4.655410998, 6.432795611, 6.286999856, 4.879905385, 4.352733516, 5.559514648, 6.831896127, 5.389243482, 4.595025333, 6.202160662, 0.7590598626, 6.373314728, 4.191462677, 5.806868912}
tensor @r0.own.0 : f64[] = {4.19999999223819e-08}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[2, 4, 3]) {
  %_euclidean_dist = aten._euclidean_dist.default(x1=%x, x2=%y) : f32[2, 3, 4]
  return %_euclidean_dist as "_euclidean_dist"
}

fxge 1
model "_euclidean_dist.plain.f64" stage "import"
tensor @r0.in.x : f64[2, 3, 3] = {-0.53125, -0.75, -2.84375, -1.75, -0.84375, 2.78125, -3.0, 1.90625, 0.5625, 3.0, -3.125, 0.46875, 1.625, 2.46875, 2.6875, 3.0625, 0.8125, -2.59375}
tensor @r0.in.y : f64[2, 4, 3] = {-0.3125, 2.125, 1.9375, -1.71875, 0.78125, -1.75, 1.90625, -2.125, 1.5, -2.53125, 2.34375, -0.28125, 0.34375, 2.75, -1.6875, -2.1875, -2.375, 2.15625, -0.09375, -1.65625, -2.71875, 1.0625, -1.375, 2.21875}
tensor @r0.want.0.f64 : f64[2, 3, 4] = {5.583352767, 2.22512289, 5.167223172, 4.487504352, 3.4046728, 4.813920245, 4.080608679, 4.488809872, 3.02673633, 2.873131186, 6.418813899, 1.05973906, 6.798580964, 5.506388335, 4.67853309, 3.14307274, 4.567420292, 6.187026497, 7.014076249, 3.912869392, 3.459305837, 7.764351631, 4.009023026, 5.652018445}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.want.0.f32 : f64[2, 3] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-1.5625, 1.9375, -2.75, 0.3125, -2.5, 1.71875, -1.6875, 2.9375, 2.3125, 0.21875, -2.5, -0.34375}
tensor @r0.want.0.f32 : f64[3] = {-0.515625, 0.1171875, -0.078125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-1.5625, 1.9375, -2.75, 0.3125, -2.5, 1.71875, -1.6875, 2.9375, 2.3125, 0.21875, -2.5, -0.34375, -2.25, 0.3125, 0.90625, 0.5, -0.5625, -1.46875, -3.125, 1.4375, 1.21875, 2.3125, -1.9375, -0.375, 1.0625, -0.75, -3.0625, 1.9375, 1.09375, -2.9375}
tensor @r1.want.0.f32 : f64[5] = {-0.4739583333, 0.15625, -0.4270833333, -0.078125, -0.4427083333}
tensor @r1.own.0 : f64[] = {2.099999996119095e-08}
tensor @r2.in.x : f32[4, 9] = {-1.5625, 1.9375, -2.75, 0.3125, -2.5, 1.71875, -1.6875, 2.9375, 2.3125, 0.21875, -2.5, -0.34375, -2.25, 0.3125, 0.90625, 0.5, -0.5625, -1.46875, -3.125, 1.4375, 1.21875, 2.3125, -1.9375, -0.375, 1.0625, -0.75, -3.0625, 1.9375, 1.09375, -2.9375, -2.90625, -0.75, 2.75, -1.6875, 3.0, -1.3125}
tensor @r2.want.0.f32 : f64[4] = {0.07986111111, -0.5763888889, -0.3576388889, -0.09027777778}
tensor @r2.own.0 : f64[] = {1.1000000021965661e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %nanmean = aten.nanmean.default(self=%x, dim=[1]) : f32[s77]
  return %nanmean as "nanmean"
}

fxge 1
model "nanmean.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.46875, 0.78125, 2.5625, -1.65625, -2.25, -1.65625, 1.46875, -2.90625, 1.46875, 2.59375, 0.09375, 0.8125}
tensor @r0.want.0.f32 : f64[3] = {0.7890625, -1.3359375, 1.2421875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %nanmean = aten.nanmean.default(self=%x, dim=[1]) : f32[3]
  return %nanmean as "nanmean"
}

fxge 1
model "nanmean.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.28125, 1.21875, -2.875, 1.125, -0.6875, -0.125, -2.40625, -0.59375, 2.03125, -2.0, -3.125, -1.6875}
tensor @r0.want.0.bf16 : f64[3] = {-0.703125, -0.953125, -1.1953125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %nanmean = aten.nanmean.default(self=%x, dim=[1]) : bf16[3]
  return %nanmean as "nanmean"
}

fxge 1
model "nanmean.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.09375, -0.71875, 0.375, -2.46875, -3.03125, 2.09375, -1.28125, -2.1875, 2.3125, 0.71875, 0.0, 2.09375}
tensor @r0.want.0.f16 : f64[3] = {-0.4296875, -1.1015625, 1.28125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %nanmean = aten.nanmean.default(self=%x, dim=[1]) : f16[3]
  return %nanmean as "nanmean"
}

fxge 1
model "nanmean.nan.f32" stage "import"
tensor @r0.in.x : f32[2, 2] = {1.0, nan, nan, nan}
tensor @r0.want.0.f32 : f64[2, 1] = {1.0, nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 2]) {
  %nanmean = aten.nanmean.default(self=%x, dim=[1], keepdim=true) : f32[2, 1]
  return %nanmean as "nanmean"
}

fxge 1
model "msort.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.5, 0.0, -1.75, 0.75, -1.25, 0.25, -0.5, -2.0, -1.0, -0.25, -1.5, -0.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.25, -0.25, -1.75, -2.0, -1.0, 0.0, -1.5, -0.75, 0.5, 0.25, -0.5, 0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.5, -0.75, 1.0, 5.25, -0.25, -1.0, -1.5, 4.0, 2.75, 4.25, 0.25, 0.75, -0.5, 1.5, 1.75, 3.25, 4.75, 2.5, 3.75, -2.0, -1.75, 0.0, 5.0, 3.5, -1.25, 4.5, 2.0, 2.25, 1.25, 3.0}
tensor @r1.want.0.f32 : f64[5, 6] = {-1.5, -2.0, -1.75, 0.0, -0.25, -1.0, -1.25, -0.75, 1.0, 2.25, 0.25, 0.75, -0.5, 1.5, 1.75, 3.25, 1.25, 2.5, 0.5, 4.0, 2.0, 4.25, 4.75, 3.0, 3.75, 4.5, 2.75, 5.25, 5.0, 3.5}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.5, 6.0, -0.5, 2.25, 2.75, 5.25, 1.0, 5.0, 1.75, 6.5, -0.75, 1.5, 5.5, 4.0, -1.0, 1.25, 6.25, 5.75, -2.0, 0.0, -1.5, 3.5, 0.25, 2.5, 3.75, 6.75, -1.25, -0.25, -1.75, 4.5, 2.0, 4.25, 0.75, 3.0, 3.25, 4.75}
tensor @r2.want.0.f32 : f64[4, 9] = {-2.0, -1.75, -1.5, 2.0, 0.25, -1.0, 1.0, 3.25, -1.25, -0.25, -0.75, -0.5, 2.25, 2.75, 0.75, 1.25, 5.0, 1.75, 0.5, 0.0, 1.5, 3.5, 4.0, 2.5, 3.0, 6.25, 4.75, 6.5, 6.0, 4.5, 5.5, 4.25, 5.25, 3.75, 6.75, 5.75}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %msort = aten.msort.default(self=%x) : f32[s77, s27]
  return %msort as "msort"
}

fxge 1
model "msort.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.25, 0.0, -0.25, 0.75, -0.75, -1.25, -1.5, 0.5, -1.0, -0.5, -2.0, -1.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.0, -1.25, -2.0, -1.75, -0.75, -0.5, -1.5, 0.5, 0.25, 0.0, -0.25, 0.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %msort = aten.msort.default(self=%x) : f32[3, 4]
  return %msort as "msort"
}

fxge 1
model "msort.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6, 0, 11, 5, 4, 8, 10, 3, 1, 2, 7, 9}
tensor @r0.want.0.i32 : i32[3, 4] = {1, 0, 7, 3, 4, 2, 10, 5, 6, 8, 11, 9}
graph "main"(
    %x : i32[3, 4]) {
  %msort = aten.msort.default(self=%x) : i32[3, 4]
  return %msort as "msort"
}

fxge 1
model "trapezoid.dx.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.625, 2.78125, 0.40625, -0.78125, 1.96875, -0.96875, -1.09375, 2.03125, -0.25, -2.375, -0.90625, -0.5625}
tensor @r0.want.0.f32 : f64[4] = {1.578125, -0.3828125, -0.671875, 0.6796875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.625, 2.78125, 0.40625, -0.78125, 1.96875, -0.96875, -1.09375, 2.03125, -0.25, -2.375, -0.90625, -0.5625, 0.78125, -1.34375, -1.78125, 0.25, -2.71875, -0.34375, -2.90625, -0.25, 1.25, -1.5625, 2.6875, 2.40625, 0.0625, 0.0625, -3.0, -2.625, 2.9375, 0.71875}
tensor @r1.want.0.f32 : f64[6] = {-0.9375, 0.9296875, -1.0390625, -2.6953125, 0.7578125, 0.6875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.625, 2.78125, 0.40625, -0.78125, 1.96875, -0.96875, -1.09375, 2.03125, -0.25, -2.375, -0.90625, -0.5625, 0.78125, -1.34375, -1.78125, 0.25, -2.71875, -0.34375, -2.90625, -0.25, 1.25, -1.5625, 2.6875, 2.40625, 0.0625, 0.0625, -3.0, -2.625, 2.9375, 0.71875, 1.375, -0.21875, 0.875, 3.09375, -0.09375, 1.40625}
tensor @r2.want.0.f32 : f64[9] = {-2.640625, 0.8515625, 0.625, -0.2421875, 1.109375, 0.2890625, 0.65625, -0.84375, -1.3828125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %trapezoid = aten.trapezoid.dx(y=%x, dx=0.5, dim=0) : f32[s27]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.dx.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.65625, 0.15625, 2.40625, -3.0, 2.5625, 0.53125, 2.53125, -0.25, -2.375, 3.125, 1.625, -1.4375}
tensor @r0.want.0.f32 : f64[4] = {0.5234375, 1.0859375, 2.2734375, -1.234375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %trapezoid = aten.trapezoid.dx(y=%x, dx=0.5, dim=0) : f32[4]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.dx.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.9375, -1.21875, -2.5625, -3.03125, -1.65625, 0.34375, 1.6875, 1.5625, -2.5625, -0.90625, -2.625, 0.15625}
tensor @r0.want.0.bf16 : f64[4] = {-1.703125, -0.359375, -0.453125, 0.0625}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-3.03125, 1.5, 0.4375, 0.28125, 0.75, 0.625, -3.0625, -2.25, 1.34375, -1.46875, 2.5, -0.71875}
tensor @r0.in.y : f32[4] = {0.78125, -2.09375, -0.0625, -1.375}
tensor @r0.want.0.f32 : f64[3] = {3.697265625, -0.9658203125, 0.05810546875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-3.03125, 1.5, 0.4375, 0.28125, 0.75, 0.625, -3.0625, -2.25, 1.34375, -1.46875, 2.5, -0.71875, 0.78125, -2.09375, -0.0625, -1.375, 2.9375, -1.15625, 0.8125, 0.5, -1.1875, 0.125, 2.40625, 2.25, -1.28125, 2.71875, -2.28125, -0.1875, -1.65625, -2.0625}
tensor @r1.in.y : f32[6] = {0.25, -1.09375, 2.75, -0.4375, 1.59375, 1.0625}
tensor @r1.want.0.f32 : f64[5] = {4.2890625, 2.601074219, 0.142578125, 0.82421875, 2.924804688}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-3.03125, 1.5, 0.4375, 0.28125, 0.75, 0.625, -3.0625, -2.25, 1.34375, -1.46875, 2.5, -0.71875, 0.78125, -2.09375, -0.0625, -1.375, 2.9375, -1.15625, 0.8125, 0.5, -1.1875, 0.125, 2.40625, 2.25, -1.28125, 2.71875, -2.28125, -0.1875, -1.65625, -2.0625, 0.25, -1.09375, 2.75, -0.4375, 1.59375, 1.0625}
tensor @r2.in.y : f32[9] = {-0.75, 3.09375, -1.9375, 0.8125, 1.25, 2.3125, -1.625, -2.5625, 1.6875}
tensor @r2.want.0.f32 : f64[4] = {-0.5092773438, 2.037109375, 4.166992188, 4.564453125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %trapezoid = aten.trapezoid.x(y=%x, x=%y) : f32[s77]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.x.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.6875, 1.40625, 0.90625, 1.8125, 0.03125, 0.375, 0.40625, -2.28125, 2.03125, -0.09375, -1.15625, -0.5625}
tensor @r0.in.y : f32[4] = {-0.90625, 1.1875, 0.40625, -2.34375}
tensor @r0.want.0.f32 : f64[3] = {-3.889160156, 2.698242188, 4.879882812}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %trapezoid = aten.trapezoid.x(y=%x, x=%y) : f32[3]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.x.rows.dynamic" stage "import"
symbol s17 : int [3, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "((-1) + L['y'].size()[0]) != 1" sym(s17 != 2)
guard "((-1) + L['x'].size()[0]) != 1" sym(1)
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "((-1) + L['x'].size()[0]) == ((-1) + L['y'].size()[0])" sym(1)
tensor @r0.in.x : f32[3, 4] = {3.03125, 2.8125, -1.375, 2.25, 0.09375, -1.4375, -0.78125, 1.84375, -0.25, 0.96875, 3.09375, -1.875}
tensor @r0.in.y : f32[3, 4] = {0.90625, 0.5625, 1.5625, 2.09375, -1.375, -0.5, 3.09375, -0.1875, -0.78125, -0.75, -2.625, 1.1875}
tensor @r0.want.0.f32 : f64[4] = {-3.610839844, -0.671875, -8.263183594, -4.690917969}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {3.03125, 2.8125, -1.375, 2.25, 0.09375, -1.4375, -0.78125, 1.84375, -0.25, 0.96875, 3.09375, -1.875, 0.90625, 0.5625, 1.5625, 2.09375, -1.375, -0.5, 3.09375, -0.1875, -0.78125, -0.75, -2.625, 1.1875, 0.84375, 2.125, -2.9375, 1.4375, -0.03125, -2.96875}
tensor @r1.in.y : f32[5, 6] = {-1.9375, -2.03125, -0.53125, 0.34375, -1.625, 1.96875, -3.0625, 2.40625, -0.5625, -3.09375, -0.53125, 0.0625, 2.5625, -0.6875, 2.34375, -0.84375, -1.71875, -2.125, 1.28125, -2.8125, 0.875, -1.3125, 1.15625, 0.21875, -1.71875, 0.0625, -0.84375, 2.375, 0.0, 0.90625}
tensor @r1.want.0.f32 : f64[6] = {-9.3828125, 8.995605469, 4.5546875, -1.134277344, -3.491699219, 5.948242188}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {3.03125, 2.8125, -1.375, 2.25, 0.09375, -1.4375, -0.78125, 1.84375, -0.25, 0.96875, 3.09375, -1.875, 0.90625, 0.5625, 1.5625, 2.09375, -1.375, -0.5, 3.09375, -0.1875, -0.78125, -0.75, -2.625, 1.1875, 0.84375, 2.125, -2.9375, 1.4375, -0.03125, -2.96875, -1.9375, -2.03125, -0.53125, 0.34375, -1.625, 1.96875}
tensor @r2.in.y : f32[4, 9] = {-3.0625, 2.40625, -0.5625, -3.09375, -0.53125, 0.0625, 2.5625, -0.6875, 2.34375, -0.84375, -1.71875, -2.125, 1.28125, -2.8125, 0.875, -1.3125, 1.15625, 0.21875, -1.71875, 0.0625, -0.84375, 2.375, 0.0, 0.90625, -1.21875, 3.09375, 2.1875, -2.59375, 1.78125, 2.625, 1.34375, -2.59375, -2.84375, 2.21875, 0.84375, -0.84375}
tensor @r2.want.0.f32 : f64[9] = {0.677734375, -9.78125, -5.666503906, 8.375488281, 2.389648438, -1.13671875, -0.3642578125, 0.5961914062, -1.118652344}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %trapezoid = aten.trapezoid.x(y=%x, x=%y, dim=0) : f32[s27]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.x.rows.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.40625, 2.65625, -1.8125, -2.71875, -2.46875, -1.25, 2.4375, -2.5625, 0.75, -1.59375, -2.65625, 2.84375}
tensor @r0.in.y : f32[3, 4] = {3.0, 3.0625, -2.8125, -0.25, 2.6875, -0.1875, 0.25, -2.40625, -2.65625, -1.6875, 2.09375, -2.15625}
tensor @r0.want.0.f32 : f64[4] = {4.758300781, -0.15234375, 0.7553710938, 5.729003906}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %trapezoid = aten.trapezoid.x(y=%x, x=%y, dim=0) : f32[4]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.x.less.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {3.125, 1.78125, 1.46875, -0.84375, -3.09375, 2.375, 1.90625, -1.9375, -2.09375, 2.0, 2.46875, 0.8125, -0.53125, -1.5625, 0.34375, -0.59375, -0.25, -0.84375, 2.875, -0.3125, 0.09375, 1.25, -1.875, 1.21875}
tensor @r0.in.y : f32[3, 4] = {0.5, -1.03125, -3.0, 0.71875, -0.125, -2.9375, -2.75, 0.65625, -1.375, 2.75, -2.78125, -1.21875}
tensor @r0.want.0.f32 : f64[2, 4] = {3.232421875, 8.479980469, 0.353515625, 1.141601562, 0.341796875, 3.448730469, 0.38671875, -0.8212890625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 4],
    %y : f32[3, 4]) {
  %trapezoid = aten.trapezoid.x(y=%x, x=%y, dim=1) : f32[2, 4]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.x.less.i32" stage "import"
tensor @r0.in.x : i32[2, 3, 4] = {-2, 5, 1, 0, 0, -6, -4, -6, -4, -5, -2, 7, 0, 0, -7, -4, 3, -5, -6, 0, 7, -6, 2, -7}
tensor @r0.in.y : i32[3, 4] = {2, -5, 2, 1, 7, 2, 7, 1, -5, -2, -5, 1}
tensor @r0.want.0.f32 : f64[2, 4] = {19.0, 18.5, 28.5, 0.0, -52.5, 4.5, -8.5, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[2, 3, 4],
    %y : i32[3, 4]) {
  %trapezoid = aten.trapezoid.x(y=%x, x=%y, dim=1) : f32[2, 4]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.dx.integers.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.want.0.f32 : f64[4] = {0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[0, 4]) {
  %trapezoid = aten.trapezoid.dx(y=%x, dim=0) : f32[4]
  return %trapezoid as "trapezoid"
}

fxge 1
model "trapezoid.dx.integers.i32" stage "import"
tensor @r0.in.x : i32[0, 4] = {}
tensor @r0.want.0.i32 : i32[4] = {0, 0, 0, 0}
graph "main"(
    %x : i32[0, 4]) {
  %trapezoid = aten.trapezoid.dx(y=%x, dim=0) : i32[4]
  return %trapezoid as "trapezoid"
}

fxge 1
model "cumulative_trapezoid.dx.plain.dynamic" stage "import"
symbol s77 : int [3, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "((-1) + L['x'].size()[0]) != 1" sym(s77 != 2)
guard "((-1) + L['x'].size()[0])*((-1) + L['x'].size()[0]) >= 2" sym(2*s77 + 1 <= s77*s77)
tensor @r0.in.x : f32[3, 4] = {-0.125, -2.84375, 1.375, 2.1875, -0.03125, 0.1875, 2.5, 2.375, -2.25, -0.5, 2.125, 0.65625}
tensor @r0.want.0.f32 : f64[2, 4] = {-0.0390625, -0.6640625, 0.96875, 1.140625, -0.609375, -0.7421875, 2.125, 1.8984375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-0.125, -2.84375, 1.375, 2.1875, -0.03125, 0.1875, 2.5, 2.375, -2.25, -0.5, 2.125, 0.65625, 2.25, -2.78125, -2.34375, -1.59375, 2.71875, 0.75, -1.71875, -2.78125, 2.5625, 0.84375, -0.75, -1.90625, -1.375, 2.71875, 0.28125, -3.125, -0.21875, 2.53125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.59375, -0.1171875, -0.21875, 0.421875, 0.5234375, 0.2109375, 1.78125, -0.21875, -1.3671875, -0.1015625, 1.734375, 0.5625, 1.9140625, -1.609375, -1.3125, -0.2890625, 2.2265625, 0.2734375, 1.140625, -1.625, -0.6015625, -0.859375, 1.984375, 0.4296875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-0.125, -2.84375, 1.375, 2.1875, -0.03125, 0.1875, 2.5, 2.375, -2.25, -0.5, 2.125, 0.65625, 2.25, -2.78125, -2.34375, -1.59375, 2.71875, 0.75, -1.71875, -2.78125, 2.5625, 0.84375, -0.75, -1.90625, -1.375, 2.71875, 0.28125, -3.125, -0.21875, 2.53125, 1.40625, -3.0625, -1.84375, -0.25, -0.375, 2.6875}
tensor @r2.want.0.f32 : f64[3, 9] = {-0.15625, -0.1796875, 0.5078125, 1.109375, -0.703125, -0.5390625, 0.2265625, 1.2734375, -0.375, -0.7109375, -0.34375, 1.3125, 1.8828125, -1.5859375, -1.6015625, -0.515625, 2.6328125, -0.1171875, -1.921875, -1.09375, 2.5859375, 2.4453125, -2.5390625, -2.5390625, -0.921875, 3.21875, 0.625}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.dx(y=%x, dx=0.5, dim=0) : f32[s77 - 1, s27]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.dx.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-3.125, 2.5, 0.78125, -3.09375, 0.15625, -2.0625, 0.4375, 1.65625, -0.21875, -0.6875, -3.0625, -2.71875}
tensor @r0.want.0.f32 : f64[2, 4] = {-0.7421875, 0.109375, 0.3046875, -0.359375, -0.7578125, -0.578125, -0.3515625, -0.625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.dx(y=%x, dx=0.5, dim=0) : f32[2, 4]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.dx.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.21875, -1.5, 2.625, -0.5, 1.21875, -2.09375, 1.78125, -0.5625, 0.71875, 1.375, -0.1875, -0.5}
tensor @r0.want.0.bf16 : f64[2, 4] = {0.609375, -0.8984375, 1.1015625, -0.265625, 1.09375, -1.078125, 1.5, -0.53125}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {2.8125, -0.96875, 1.875, 2.6875, 3.0, 0.0625, -0.75, -2.4375, -0.46875, 3.09375, 0.625, 0.78125}
tensor @r0.in.y : f32[4] = {-1.46875, 0.75, 2.25, 0.65625}
tensor @r0.want.0.f32 : f64[3, 3] = {2.045410156, 2.725097656, -0.9106445312, 3.397460938, 2.881835938, 5.421875, 2.912109375, 5.701171875, 4.580566406}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.8125, -0.96875, 1.875, 2.6875, 3.0, 0.0625, -0.75, -2.4375, -0.46875, 3.09375, 0.625, 0.78125, -1.46875, 0.75, 2.25, 0.65625, -0.53125, 2.53125, -0.5, -0.3125, 0.53125, -2.53125, 1.65625, -0.46875, 1.15625, 1.28125, 0.75, -0.34375, 0.375, 3.0}
tensor @r1.in.y : f32[6] = {0.34375, 1.8125, -1.3125, -2.34375, -2.71875, -0.53125}
tensor @r1.want.0.f32 : f64[5, 5] = {1.354003906, -0.06201171875, -2.414550781, -3.480957031, -0.1313476562, -2.340820312, 2.200195312, 0.8466796875, 0.1494140625, 1.6875, -0.5278320312, -5.215332031, -6.713867188, -6.737304688, -4.549804688, -0.5966796875, -0.9384765625, 0.0927734375, 0.2568359375, 1.555664062, 1.790039062, -1.383789062, -1.593261719, -1.599121094, 2.092285156}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.8125, -0.96875, 1.875, 2.6875, 3.0, 0.0625, -0.75, -2.4375, -0.46875, 3.09375, 0.625, 0.78125, -1.46875, 0.75, 2.25, 0.65625, -0.53125, 2.53125, -0.5, -0.3125, 0.53125, -2.53125, 1.65625, -0.46875, 1.15625, 1.28125, 0.75, -0.34375, 0.375, 3.0, 0.34375, 1.8125, -1.3125, -2.34375, -2.71875, -0.53125}
tensor @r2.in.y : f32[9] = {0.96875, -2.21875, -1.0625, 1.375, 0.53125, 2.0, 2.21875, -1.1875, 2.71875}
tensor @r2.want.0.f32 : f64[4, 8] = {-2.938476562, -2.414550781, 3.145996094, 0.7465820312, 2.995605469, 2.920410156, 8.349121094, 2.672851562, -5.926757812, -5.113769531, -5.951660156, -5.6484375, -3.4453125, -3.127441406, -3.340332031, 0.5659179688, 1.294921875, 1.421386719, -1.016113281, -0.6469726562, 0.2250976562, 0.3002929688, -3.851074219, 0.1162109375, -0.0498046875, 1.901367188, 5.9765625, 5.066894531, 5.434082031, 5.034179688, 13.65625, 7.30859375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y) : f32[s77, s17 - 1]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.x.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.53125, 2.96875, -0.78125, 1.1875, -2.15625, 0.90625, -1.9375, 2.15625, 1.6875, -2.96875, -2.5625, -0.21875}
tensor @r0.in.y : f32[4] = {2.03125, -2.5625, 2.65625, 0.875}
tensor @r0.want.0.f32 : f64[3, 3] = {-3.301757812, 2.40625, 2.044433594, 2.87109375, 0.1801757812, -0.0146484375, 2.942871094, -11.49023438, -9.013183594}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y) : f32[3, 3]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.x.rows.dynamic" stage "import"
symbol s17 : int [3, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "((-1) + L['y'].size()[0]) != 1" sym(s17 != 2)
guard "((-1) + L['x'].size()[0]) != 1" sym(1)
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "((-1) + L['x'].size()[0]) == ((-1) + L['y'].size()[0])" sym(1)
guard "((-1) + L['y'].size()[0])*((-1) + L['y'].size()[0]) >= 2" sym(2*s17 + 1 <= s17*s17)
tensor @r0.in.x : f32[3, 4] = {-1.875, -1.71875, 1.0, -2.25, 0.34375, -3.0, -1.71875, -2.375, -2.65625, -2.6875, -2.9375, -1.4375}
tensor @r0.in.y : f32[3, 4] = {-0.75, -0.40625, 0.65625, 1.125, -2.875, 1.5625, -0.03125, -2.46875, 0.65625, 2.90625, -0.75, -2.09375}
tensor @r0.want.0.f32 : f64[2, 4] = {1.626953125, -4.645019531, 0.2470703125, 8.310546875, -2.456054688, -8.466308594, 1.920410156, 7.595703125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-1.875, -1.71875, 1.0, -2.25, 0.34375, -3.0, -1.71875, -2.375, -2.65625, -2.6875, -2.9375, -1.4375, -0.75, -0.40625, 0.65625, 1.125, -2.875, 1.5625, -0.03125, -2.46875, 0.65625, 2.90625, -0.75, -2.09375, 2.625, -0.53125, 1.84375, -2.71875, 1.5, -0.125}
tensor @r1.in.y : f32[5, 6] = {-1.125, 0.71875, 0.40625, -1.6875, 2.40625, -1.28125, -1.21875, 0.96875, -2.96875, 0.40625, -0.6875, -1.0, 0.375, 0.4375, -1.4375, -2.25, 0.46875, 2.875, -1.15625, 1.0, -2.96875, 2.78125, 1.0625, -2.9375, -1.3125, 2.6875, 1.3125, 1.6875, -0.65625, -0.03125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.1684570312, -0.51171875, 2.794921875, -5.168945312, 4.012207031, -0.6240234375, -1.798828125, 0.2270507812, 1.263671875, -3.09375, 0.6518554688, -0.3818359375, -1.200683594, -0.5815429688, 0.2587890625, 7.047363281, -0.4243164062, 1.162109375, -1.403320312, -3.112792969, 5.610351562, 6.944824219, -1.068847656, -2.062011719}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-1.875, -1.71875, 1.0, -2.25, 0.34375, -3.0, -1.71875, -2.375, -2.65625, -2.6875, -2.9375, -1.4375, -0.75, -0.40625, 0.65625, 1.125, -2.875, 1.5625, -0.03125, -2.46875, 0.65625, 2.90625, -0.75, -2.09375, 2.625, -0.53125, 1.84375, -2.71875, 1.5, -0.125, -1.125, 0.71875, 0.40625, -1.6875, 2.40625, -1.28125}
tensor @r2.in.y : f32[4, 9] = {-1.21875, 0.96875, -2.96875, 0.40625, -0.6875, -1.0, 0.375, 0.4375, -1.4375, -2.25, 0.46875, 2.875, -1.15625, 1.0, -2.96875, 2.78125, 1.0625, -2.9375, -1.3125, 2.6875, 1.3125, 1.6875, -0.65625, -0.03125, -1.71875, -3.0625, -0.1875, -1.71875, 0.625, -2.90625, 2.40625, 1.5625, 1.71875, -0.96875, 2.90625, 1.25}
tensor @r2.want.0.f32 : f64[3, 9] = {2.352539062, 1.1640625, -1.278320312, 2.34375, -0.052734375, 2.307128906, -0.7143554688, -1.640625, 0.8203125, 1.078125, -4.833496094, -0.66796875, 5.409667969, 0.9047851562, 0.1958007812, -9.151855469, 5.384765625, 5.50390625, 1.63671875, -3.834472656, -1.788574219, 6.049804688, 0.8701171875, -1.280761719, -8.800292969, 10.98046875, 5.908203125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y, dim=0) : f32[s17 - 1, s27]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.x.rows.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.6875, -2.9375, 0.0625, -0.46875, 0.40625, -2.875, 1.9375, 2.34375, -1.09375, 2.15625, -1.28125, 2.125}
tensor @r0.in.y : f32[3, 4] = {1.0625, -0.03125, 0.6875, -2.6875, 1.84375, -1.75, -2.40625, -2.1875, -2.375, -0.8125, -1.53125, 2.75}
tensor @r0.want.0.f32 : f64[2, 4] = {0.4272460938, 4.995117188, -3.09375, 0.46875, 1.877441406, 4.658203125, -2.806640625, 11.50097656}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y, dim=0) : f32[2, 4]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.x.less.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {1.75, -0.03125, -1.34375, 2.65625, 2.28125, -3.09375, 1.15625, 0.875, 1.84375, 2.25, 1.375, -1.8125, 3.0625, -1.6875, 2.4375, 2.46875, -2.3125, -0.90625, -0.84375, 2.15625, 2.21875, 2.625, -1.0, -2.0}
tensor @r0.in.y : f32[3, 4] = {-0.46875, -2.78125, 2.5625, -1.15625, 0.375, -2.15625, -1.5, 0.875, -0.875, 1.0, -0.03125, 2.4375}
tensor @r0.want.0.f32 : f64[2, 2, 4] = {1.700683594, -0.9765625, 0.380859375, 3.586425781, -0.8774414062, -2.308105469, 2.239746094, 2.854003906, 0.31640625, -0.810546875, -3.237304688, 4.697265625, 0.375, 1.901855469, -4.591308594, 4.819335938}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3, 4],
    %y : f32[3, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y, dim=1) : f32[2, 2, 4]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.x.less.i32" stage "import"
tensor @r0.in.x : i32[2, 3, 4] = {2, -7, 2, 6, -4, -5, 6, -3, 1, -2, -6, -1, 5, -6, 3, -7, -4, 5, 5, -3, -2, 4, 4, -5}
tensor @r0.in.y : i32[3, 4] = {-3, 6, 4, 1, -5, 5, 4, 3, -2, 4, 0, -3}
tensor @r0.want.0.f32 : f64[2, 2, 4] = {2.0, 6.0, 0.0, 3.0, -2.5, 9.5, 0.0, 15.0, -1.0, 0.5, 0.0, -10.0, -10.0, -4.0, -18.0, 14.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[0, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.dx(y=%x, dim=0) : f32[0, 4]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "cumulative_trapezoid.dx.integers.i32" stage "import"
tensor @r0.in.x : i32[0, 4] = {}
tensor @r0.want.0.f32 : f64[0, 4] = {}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[0, 4]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.dx(y=%x, dim=0) : f32[0, 4]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}

fxge 1
model "var.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.3125, 2.96875, 0.0625, -2.875, -0.09375, 2.8125, 2.65625, 0.0, -3.125, -0.59375, -1.71875, 1.8125}
tensor @r0.want.0.f32 : f64[] = {4.555301551}
tensor @r0.own.0 : f64[] = {2.5000000292152436e-08}
tensor @r1.in.x : f32[5, 6] = {-1.3125, 2.96875, 0.0625, -2.875, -0.09375, 2.8125, 2.65625, 0.0, -3.125, -0.59375, -1.71875, 1.8125, 1.03125, 0.03125, 2.90625, -2.21875, 0.1875, 1.8125, -0.625, -2.78125, -2.375, 0.5, -1.03125, 2.90625, 1.375, 2.21875, -2.625, -1.75, -0.71875, -0.96875}
tensor @r1.want.0.f32 : f64[] = {3.777982444}
tensor @r1.own.0 : f64[] = {7.699999748922437e-09}
tensor @r2.in.x : f32[4, 9] = {-1.3125, 2.96875, 0.0625, -2.875, -0.09375, 2.8125, 2.65625, 0.0, -3.125, -0.59375, -1.71875, 1.8125, 1.03125, 0.03125, 2.90625, -2.21875, 0.1875, 1.8125, -0.625, -2.78125, -2.375, 0.5, -1.03125, 2.90625, 1.375, 2.21875, -2.625, -1.75, -0.71875, -0.96875, 2.75, -0.34375, 3.09375, 1.34375, 0.25, -0.75}
tensor @r2.want.0.f32 : f64[] = {3.676540799}
tensor @r2.own.0 : f64[] = {1.4000000270186774e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %var = aten.var.default(self=%x) : f32[]
  return %var as "var"
}

fxge 1
model "var.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.0, -1.6875, -1.75, 0.46875, -1.59375, 3.125, 2.125, -2.21875, -1.28125, 3.0625, -0.59375, -0.59375}
tensor @r0.want.0.f32 : f64[] = {3.89823035}
tensor @r0.own.0 : f64[] = {9.29999988130703e-09}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.default(self=%x) : f32[]
  return %var as "var"
}

fxge 1
model "var.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.125, -1.84375, -2.6875, -0.625, 0.15625, 2.9375, 0.625, -3.0, 0.65625, 1.21875, 1.3125, -0.25}
tensor @r0.want.0.bf16 : f64[] = {3.091974432}
tensor @r0.own.0 : f64[] = {0.0005699999746866524}
graph "main"(
    %x : bf16[3, 4]) {
  %var = aten.var.default(self=%x) : bf16[]
  return %var as "var"
}

fxge 1
model "var.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.625, 0.28125, 1.4375, 1.25, 2.125, -1.03125, -2.71875, -2.375, 2.46875, -1.34375, 0.09375, 0.09375}
tensor @r0.want.0.f16 : f64[] = {3.333651456}
tensor @r0.own.0 : f64[] = {9.999999747378752e-05}
graph "main"(
    %x : f16[3, 4]) {
  %var = aten.var.default(self=%x) : f16[]
  return %var as "var"
}

fxge 1
model "var.biased.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.90625, 2.25, 3.0625, -0.21875, 1.65625, -2.59375, -1.90625, -1.03125, 0.4375, -2.09375, -1.96875, -2.125}
tensor @r0.want.0.f32 : f64[] = {3.445855035}
tensor @r0.own.0 : f64[] = {3.099999901223782e-08}
graph "main"(
    %x : f32[3, 4]) {
  %var = aten.var.default(self=%x, unbiased=false) : f32[]
  return %var as "var"
}

fxge 1
model "std.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.625, 0.625, -1.28125, 0.59375, -1.75, 1.0625, 0.96875, 1.625, 2.25, 3.125, -0.34375, -0.96875}
tensor @r0.want.0.f32 : f64[] = {1.475682282}
tensor @r0.own.0 : f64[] = {1.5999999547489097e-08}
tensor @r1.in.x : f32[5, 6] = {1.625, 0.625, -1.28125, 0.59375, -1.75, 1.0625, 0.96875, 1.625, 2.25, 3.125, -0.34375, -0.96875, 1.625, -2.21875, -0.53125, -1.59375, -1.65625, 0.90625, -1.15625, -1.65625, 0.75, -2.90625, -1.15625, 1.84375, -0.28125, -2.78125, 1.125, -2.9375, 0.375, -0.375}
tensor @r1.want.0.f32 : f64[] = {1.635610323}
tensor @r1.own.0 : f64[] = {1.1000000021965661e-08}
tensor @r2.in.x : f32[4, 9] = {1.625, 0.625, -1.28125, 0.59375, -1.75, 1.0625, 0.96875, 1.625, 2.25, 3.125, -0.34375, -0.96875, 1.625, -2.21875, -0.53125, -1.59375, -1.65625, 0.90625, -1.15625, -1.65625, 0.75, -2.90625, -1.15625, 1.84375, -0.28125, -2.78125, 1.125, -2.9375, 0.375, -0.375, -1.09375, -0.15625, 2.125, 2.03125, 0.5625, -1.28125}
tensor @r2.want.0.f32 : f64[] = {1.603852348}
tensor @r2.own.0 : f64[] = {2.7000000457633178e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %std = aten.std.default(self=%x) : f32[]
  return %std as "std"
}

fxge 1
model "std.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.96875, 2.125, 2.9375, 2.84375, -2.5, 1.5, 3.0, -0.4375, 2.53125, 1.4375, -1.03125, -0.03125}
tensor @r0.want.0.f32 : f64[] = {1.850188984}
tensor @r0.own.0 : f64[] = {7.499999732374363e-09}
graph "main"(
    %x : f32[3, 4]) {
  %std = aten.std.default(self=%x) : f32[]
  return %std as "std"
}

fxge 1
model "std.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.125, 2.625, 0.5625, -0.75, 2.09375, 2.1875, -2.375, -2.96875, -2.40625, -1.40625, 1.21875, 0.9375}
tensor @r0.want.0.bf16 : f64[] = {2.039535476}
tensor @r0.own.0 : f64[] = {0.003599999938160181}
graph "main"(
    %x : bf16[3, 4]) {
  %std = aten.std.default(self=%x) : bf16[]
  return %std as "std"
}

fxge 1
model "std.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.90625, -2.875, 1.3125, 1.09375, 1.5, -1.71875, -1.53125, 2.84375, 2.25, 1.75, -2.1875, 2.90625}
tensor @r0.want.0.f16 : f64[] = {2.076499207}
tensor @r0.own.0 : f64[] = {0.00015999999595806003}
graph "main"(
    %x : f16[3, 4]) {
  %std = aten.std.default(self=%x) : f16[]
  return %std as "std"
}

fxge 1
model "std.biased.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.3125, 0.71875, 2.625, -1.5, 2.40625, -2.0625, -3.09375, -1.75, -0.125, -2.40625, -1.90625, -0.9375}
tensor @r0.want.0.f32 : f64[] = {1.942413335}
tensor @r0.own.0 : f64[] = {2.4999999848063226e-09}
graph "main"(
    %x : f32[3, 4]) {
  %std = aten.std.default(self=%x, unbiased=false) : f32[]
  return %std as "std"
}

fxge 1
model "std.dim.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.9375, 2.4375, 2.96875, 1.5, -2.625, -2.40625, 0.28125, 1.5625, -0.125, 1.75, -1.96875, -1.09375}
tensor @r0.want.0.f32 : f64[3] = {2.205044967, 2.054355764, 1.595179098}
tensor @r0.own.0 : f64[] = {4.4000000087862645e-08}
tensor @r1.in.x : f32[5, 4] = {-1.9375, 2.4375, 2.96875, 1.5, -2.625, -2.40625, 0.28125, 1.5625, -0.125, 1.75, -1.96875, -1.09375, -0.1875, 1.34375, 2.90625, -2.09375, 1.6875, 1.1875, 2.09375, 2.1875}
tensor @r1.want.0.f32 : f64[5] = {2.205044967, 2.054355764, 1.595179098, 2.137124571, 0.455989509}
tensor @r1.own.0 : f64[] = {4.4000000087862645e-08}
tensor @r2.in.x : f32[4, 4] = {-1.9375, 2.4375, 2.96875, 1.5, -2.625, -2.40625, 0.28125, 1.5625, -0.125, 1.75, -1.96875, -1.09375, -0.1875, 1.34375, 2.90625, -2.09375}
tensor @r2.want.0.f32 : f64[4] = {2.205044967, 2.054355764, 1.595179098, 2.137124571}
tensor @r2.own.0 : f64[] = {4.4000000087862645e-08}
graph "main"(
    %x : f32[s77, 4]) {
  %std = aten.std.dim(self=%x, dim=[1]) : f32[s77]
  return %std as "std"
}

fxge 1
model "std.dim.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.9375, 2.65625, -0.46875, 0.1875, -1.9375, 1.4375, 3.0625, -2.1875, 2.625, 1.03125, 2.28125, -2.28125}
tensor @r0.want.0.f32 : f64[3] = {1.46230857, 2.578708899, 2.237577833}
tensor @r0.own.0 : f64[] = {3.199999909497819e-08}
graph "main"(
    %x : f32[3, 4]) {
  %std = aten.std.dim(self=%x, dim=[1]) : f32[3]
  return %std as "std"
}

fxge 1
model "var_mean.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.15625, -1.21875, 1.53125, -2.65625, 1.6875, 1.4375, -0.34375, 1.78125, 2.4375, -2.46875, 1.1875, 1.40625}
tensor @r0.want.0.f32 : f64[] = {3.195756392}
tensor @r0.own.0 : f64[] = {1.4000000270186774e-08}
tensor @r0.want.1.f32 : f64[] = {0.578125}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.var_mean.default(self=%x) : f32[], f32[] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "var_mean.correction.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.9375, 2.46875, -1.625, 0.28125, 0.78125, 2.65625, -0.125, -1.5, -0.5, -0.4375, 2.6875, 3.0}
tensor @r0.want.0.f32 : f64[3] = {4.134440104, 3.036783854, 3.674479167}
tensor @r0.own.0 : f64[] = {3.799999959142042e-08}
tensor @r0.want.1.f32 : f64[3] = {-0.203125, 0.453125, 1.1875}
tensor @r0.own.1 : f64[] = {9.300000229612061e-17}
tensor @r1.in.x : f32[5, 4] = {-1.9375, 2.46875, -1.625, 0.28125, 0.78125, 2.65625, -0.125, -1.5, -0.5, -0.4375, 2.6875, 3.0, 0.4375, -2.9375, -2.53125, 0.59375, 0.3125, -3.03125, 2.75, -0.9375}
tensor @r1.want.0.f32 : f64[5] = {4.134440104, 3.036783854, 3.674479167, 3.552408854, 5.840738932}
tensor @r1.own.0 : f64[] = {2.7000000457633178e-08}
tensor @r1.want.1.f32 : f64[5] = {-0.203125, 0.453125, 1.1875, -1.109375, -0.2265625}
tensor @r1.own.1 : f64[] = {9.300000229612061e-17}
tensor @r2.in.x : f32[4, 4] = {-1.9375, 2.46875, -1.625, 0.28125, 0.78125, 2.65625, -0.125, -1.5, -0.5, -0.4375, 2.6875, 3.0, 0.4375, -2.9375, -2.53125, 0.59375}
tensor @r2.want.0.f32 : f64[4] = {4.134440104, 3.036783854, 3.674479167, 3.552408854}
tensor @r2.own.0 : f64[] = {3.799999959142042e-08}
tensor @r2.want.1.f32 : f64[4] = {-0.203125, 0.453125, 1.1875, -1.109375}
tensor @r2.own.1 : f64[] = {9.300000229612061e-17}
graph "main"(
    %x : f32[s77, 4]) {
  %getitem, %getitem_1 = aten.var_mean.correction(self=%x, dim=[1]) : f32[s77], f32[s77] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "var_mean.correction.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.84375, 0.0, -2.53125, 2.1875, -0.40625, -2.375, -0.8125, -1.53125, -0.90625, 2.34375, -1.4375, -2.78125}
tensor @r0.want.0.f32 : f64[3] = {4.676432292, 0.748046875, 4.727457682}
tensor @r0.own.0 : f64[] = {3.3999999260458935e-08}
tensor @r0.want.1.f32 : f64[3] = {0.375, -1.28125, -0.6953125}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.var_mean.correction(self=%x, dim=[1]) : f32[3], f32[3] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "var_mean.correction.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.9375, -1.96875, -1.375, 0.96875, -0.375, -1.21875, 1.375, -1.9375, -1.3125, -2.03125, 2.03125, -2.28125}
tensor @r0.want.0.bf16 : f64[3] = {5.084960938, 2.036051432, 3.983317057}
tensor @r0.own.0 : f64[] = {0.0017000000225380063}
tensor @r0.want.1.bf16 : f64[3] = {0.140625, -0.5390625, -0.8984375}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.var_mean.correction(self=%x, dim=[1]) : bf16[3], bf16[3] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "var_mean.correction.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.03125, 1.34375, 2.0625, 1.125, 1.84375, -1.28125, -1.46875, -2.46875, -0.09375, -1.9375, 0.375, 1.5625}
tensor @r0.want.0.f16 : f64[3] = {0.7386067708, 3.481770833, 2.114176432}
tensor @r0.own.0 : f64[] = {0.00026000000070780516}
tensor @r0.want.1.f16 : f64[3] = {1.890625, -0.84375, -0.0234375}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.var_mean.correction(self=%x, dim=[1]) : f16[3], f16[3] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "var_mean.dim.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.21875, 0.65625, -1.09375, -0.21875, 3.09375, 1.1875, 0.78125, 1.125, 2.9375, -0.125, -2.53125, -2.5625}
tensor @r0.want.0.f32 : f64[1, 4] = {0.1451822917, 0.2905815972, 1.839409722, 2.321831597}
tensor @r0.own.0 : f64[] = {4.600000025334339e-08}
tensor @r0.want.1.f32 : f64[1, 4] = {2.75, 0.5729166667, -0.9479166667, -0.5520833333}
tensor @r0.own.1 : f64[] = {7.200000151641461e-09}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.var_mean.dim(self=%x, dim=[0], unbiased=false, keepdim=true) : f32[1, 4], f32[1, 4] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "std_mean.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.1875, 1.5625, 0.25, -0.21875, -1.25, 1.53125, -1.625, -1.84375, 3.125, -2.25, 0.5, 0.375}
tensor @r0.want.0.f32 : f64[] = {1.588111591}
tensor @r0.own.0 : f64[] = {2.999999892949745e-08}
tensor @r0.want.1.f32 : f64[] = {0.02864583333}
tensor @r0.own.1 : f64[] = {2.2000000043931323e-08}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.std_mean.default(self=%x) : f32[], f32[] name("std_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "std_mean.correction.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.28125, 0.15625, 1.375, 2.71875, 1.53125, 1.21875, 1.71875, 1.3125, -1.90625, 1.0, -1.90625, -2.4375}
tensor @r0.want.0.f32 : f64[3] = {1.132318499, 0.2244423065, 1.561874875}
tensor @r0.own.0 : f64[] = {5.4000000027087935e-09}
tensor @r0.want.1.f32 : f64[3] = {1.6328125, 1.4453125, -1.3125}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 4] = {2.28125, 0.15625, 1.375, 2.71875, 1.53125, 1.21875, 1.71875, 1.3125, -1.90625, 1.0, -1.90625, -2.4375, -3.125, -3.0, -1.3125, 2.3125, -1.28125, 0.09375, 0.9375, 0.46875}
tensor @r1.want.0.f32 : f64[5] = {1.132318499, 0.2244423065, 1.561874875, 2.534398762, 0.9551719822}
tensor @r1.own.0 : f64[] = {1.3000000187446403e-08}
tensor @r1.want.1.f32 : f64[5] = {1.6328125, 1.4453125, -1.3125, -1.28125, 0.0546875}
tensor @r1.own.1 : f64[] = {1.6999999227869336e-17}
tensor @r2.in.x : f32[4, 4] = {2.28125, 0.15625, 1.375, 2.71875, 1.53125, 1.21875, 1.71875, 1.3125, -1.90625, 1.0, -1.90625, -2.4375, -3.125, -3.0, -1.3125, 2.3125}
tensor @r2.want.0.f32 : f64[4] = {1.132318499, 0.2244423065, 1.561874875, 2.534398762}
tensor @r2.own.0 : f64[] = {1.3000000187446403e-08}
tensor @r2.want.1.f32 : f64[4] = {1.6328125, 1.4453125, -1.3125, -1.28125}
tensor @r2.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, 4]) {
  %getitem, %getitem_1 = aten.std_mean.correction(self=%x, dim=[1]) : f32[s77], f32[s77] name("std_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "std_mean.correction.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.84375, 0.0625, 2.0, -3.125, 1.15625, 1.09375, 2.875, -1.125, 0.46875, 2.90625, 0.5625, -2.375}
tensor @r0.want.0.f32 : f64[3] = {2.12704788, 1.639558185, 2.161226142}
tensor @r0.own.0 : f64[] = {5.000000058430487e-08}
tensor @r0.want.1.f32 : f64[3] = {-0.4765625, 1.0, 0.390625}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.std_mean.correction(self=%x, dim=[1]) : f32[3], f32[3] name("std_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "std_mean.correction.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.625, -1.9375, -2.625, -0.46875, 0.46875, -2.15625, 1.59375, 1.875, 0.21875, 0.90625, 0.75, 0.34375}
tensor @r0.want.0.bf16 : f64[3] = {1.041887997, 1.83771523, 0.3261348376}
tensor @r0.own.0 : f64[] = {0.001500000013038516}
tensor @r0.want.1.bf16 : f64[3] = {-1.4140625, 0.4453125, 0.5546875}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.std_mean.correction(self=%x, dim=[1]) : bf16[3], bf16[3] name("std_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "std_mean.correction.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.4375, 1.75, 1.15625, -0.0625, 2.0625, -2.9375, -0.4375, -2.5, 1.1875, 2.78125, -3.0, 0.46875}
tensor @r0.want.0.f16 : f64[3] = {1.024242289, 2.28695064, 2.439168766}
tensor @r0.own.0 : f64[] = {0.00011999999696854502}
tensor @r0.want.1.f16 : f64[3] = {0.6015625, -0.953125, 0.359375}
tensor @r0.own.1 : f64[] = {5.799999872808698e-17}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.std_mean.correction(self=%x, dim=[1]) : f16[3], f16[3] name("std_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "std_mean.dim.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.5625, 2.5, -2.03125, -1.375, -0.40625, -0.5, 0.71875, -2.375, 0.75, 2.9375, 2.15625, -0.90625}
tensor @r0.want.0.f32 : f64[1, 4] = {1.372709582, 1.527809343, 1.737305145, 0.6125496012}
tensor @r0.own.0 : f64[] = {2.900000062311392e-08}
tensor @r0.want.1.f32 : f64[1, 4] = {-0.7395833333, 1.645833333, 0.28125, -1.552083333}
tensor @r0.own.1 : f64[] = {2.4000000209412065e-08}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.std_mean.dim(self=%x, dim=[0], unbiased=false, keepdim=true) : f32[1, 4], f32[1, 4] name("std_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "norm.Scalar.p1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.15625, 0.125, 2.34375, 1.96875, 2.78125, -0.3125, 0.25, -0.3125, -1.6875, 3.0625, -1.71875, 1.78125}
tensor @r0.want.0.f32 : f64[] = {16.5}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %norm = aten.norm.Scalar(self=%x, p=1) : f32[]
  return %norm as "norm"
}

fxge 1
model "norm.ScalarOpt_dim.p1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.4375, -0.46875, -1.15625, -2.03125, -2.84375, 2.0625, 2.9375, 2.46875, 0.4375, 2.5, -3.03125, -1.15625}
tensor @r0.want.0.f32 : f64[3] = {6.09375, 10.3125, 7.125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.4375, -0.46875, -1.15625, -2.03125, -2.84375, 2.0625, 2.9375, 2.46875, 0.4375, 2.5, -3.03125, -1.15625, 2.625, -1.96875, -0.4375, 0.40625, 0.65625, 1.0625, 0.59375, 1.71875, -2.59375, 1.4375, 2.8125, 2.34375, 2.65625, -2.71875, 1.125, 1.8125, -1.78125, 2.1875}
tensor @r1.want.0.f32 : f64[5] = {11.0, 12.53125, 7.15625, 11.5, 12.28125}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.4375, -0.46875, -1.15625, -2.03125, -2.84375, 2.0625, 2.9375, 2.46875, 0.4375, 2.5, -3.03125, -1.15625, 2.625, -1.96875, -0.4375, 0.40625, 0.65625, 1.0625, 0.59375, 1.71875, -2.59375, 1.4375, 2.8125, 2.34375, 2.65625, -2.71875, 1.125, 1.8125, -1.78125, 2.1875, -2.6875, -0.3125, -2.40625, 1.15625, 1.125, -2.90625}
tensor @r2.want.0.f32 : f64[4] = {16.84375, 13.84375, 18.0, 16.375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %norm = aten.norm.ScalarOpt_dim(self=%x, p=1, dim=[1]) : f32[s77]
  return %norm as "norm"
}

fxge 1
model "norm.ScalarOpt_dim.p1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.25, -2.1875, 2.78125, 2.46875, -3.125, 3.0625, 2.75, -1.5, 0.875, 0.9375, 2.1875, -0.09375}
tensor @r0.want.0.f32 : f64[3] = {8.6875, 10.4375, 4.09375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %norm = aten.norm.ScalarOpt_dim(self=%x, p=1, dim=[1]) : f32[3]
  return %norm as "norm"
}

fxge 1
model "norm.Scalar.p2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.15625, -1.34375, 2.0, 2.6875, -1.5, -2.0625, -1.5, -1.125, 2.0, -2.6875, -0.125, 0.34375}
tensor @r0.want.0.f32 : f64[] = {5.978395348}
tensor @r0.own.0 : f64[] = {1.899999979571021e-08}
graph "main"(
    %x : f32[3, 4]) {
  %norm = aten.norm.Scalar(self=%x) : f32[]
  return %norm as "norm"
}

fxge 1
model "norm.ScalarOpt_dim.p2.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.875, -2.71875, 1.9375, 3.03125, -0.5625, -0.21875, 1.09375, 0.375, 0.9375, 2.46875, 0.1875, 1.25}
tensor @r0.want.0.f32 : f64[3] = {4.883606185, 1.304289797, 2.927676393}
tensor @r0.own.0 : f64[] = {4.700000033608376e-08}
tensor @r1.in.x : f32[5, 6] = {-1.875, -2.71875, 1.9375, 3.03125, -0.5625, -0.21875, 1.09375, 0.375, 0.9375, 2.46875, 0.1875, 1.25, 2.03125, -0.875, -2.78125, -2.15625, 2.0, -0.875, -3.09375, -2.28125, -2.6875, -1.53125, -1.5625, -1.8125, 2.0625, -0.0625, 0.9375, -2.125, -0.28125, 1.53125}
tensor @r1.want.0.f32 : f64[5] = {4.920758802, 3.147729837, 4.694890008, 5.483551398, 3.475078686}
tensor @r1.own.0 : f64[] = {1.899999979571021e-08}
tensor @r2.in.x : f32[4, 9] = {-1.875, -2.71875, 1.9375, 3.03125, -0.5625, -0.21875, 1.09375, 0.375, 0.9375, 2.46875, 0.1875, 1.25, 2.03125, -0.875, -2.78125, -2.15625, 2.0, -0.875, -3.09375, -2.28125, -2.6875, -1.53125, -1.5625, -1.8125, 2.0625, -0.0625, 0.9375, -2.125, -0.28125, 1.53125, -0.75, 1.09375, 0.90625, -0.15625, 1.125, -3.0625}
tensor @r2.want.0.f32 : f64[4] = {5.140981181, 5.452923528, 5.933469026, 4.493158862}
tensor @r2.own.0 : f64[] = {3.899999967416079e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %norm = aten.norm.ScalarOpt_dim(self=%x, p=2, dim=[1]) : f32[s77]
  return %norm as "norm"
}

fxge 1
model "norm.ScalarOpt_dim.p2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.15625, 0.875, -0.59375, 1.9375, 0.40625, 1.125, 1.21875, 2.1875, 2.375, -1.65625, 1.875, -0.65625}
tensor @r0.want.0.f32 : f64[3] = {3.085690259, 2.775098534, 3.511421098}
tensor @r0.own.0 : f64[] = {2.999999892949745e-08}
graph "main"(
    %x : f32[3, 4]) {
  %norm = aten.norm.ScalarOpt_dim(self=%x, p=2, dim=[1]) : f32[3]
  return %norm as "norm"
}

fxge 1
model "norm.Scalar.pinf.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.375, -0.78125, -2.96875, 0.1875, -1.21875, 2.5625, 1.90625, -1.5625, 0.03125, -0.78125, -1.15625, 2.53125}
tensor @r0.want.0.f32 : f64[] = {2.96875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %norm = aten.norm.Scalar(self=%x, p=inf) : f32[]
  return %norm as "norm"
}

fxge 1
model "norm.ScalarOpt_dim.pinf.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.40625, 1.90625, -0.5625, -2.65625, -0.9375, 2.0, 1.15625, 0.5, 0.15625, -0.25, 2.71875, -2.4375}
tensor @r0.want.0.f32 : f64[3] = {2.65625, 2.0, 2.71875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-1.40625, 1.90625, -0.5625, -2.65625, -0.9375, 2.0, 1.15625, 0.5, 0.15625, -0.25, 2.71875, -2.4375, -0.6875, 3.09375, -2.96875, -2.5625, 1.5, -0.8125, 2.03125, 0.125, -2.875, -1.53125, -2.5, 2.3125, 1.03125, -2.59375, 1.0625, 2.8125, 2.84375, -1.21875}
tensor @r1.want.0.f32 : f64[5] = {2.65625, 2.71875, 3.09375, 2.875, 2.84375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-1.40625, 1.90625, -0.5625, -2.65625, -0.9375, 2.0, 1.15625, 0.5, 0.15625, -0.25, 2.71875, -2.4375, -0.6875, 3.09375, -2.96875, -2.5625, 1.5, -0.8125, 2.03125, 0.125, -2.875, -1.53125, -2.5, 2.3125, 1.03125, -2.59375, 1.0625, 2.8125, 2.84375, -1.21875, -0.28125, 2.3125, 2.8125, 0.75, 0.1875, -2.21875}
tensor @r2.want.0.f32 : f64[4] = {2.65625, 3.09375, 2.875, 2.84375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %norm = aten.norm.ScalarOpt_dim(self=%x, p=inf, dim=[1]) : f32[s77]
  return %norm as "norm"
}

fxge 1
model "norm.ScalarOpt_dim.pinf.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.28125, 2.3125, -2.5, 1.8125, 0.78125, 0.21875, 1.9375, 2.0625, -0.25, -0.59375, 2.75, -2.21875}
tensor @r0.want.0.f32 : f64[3] = {2.5, 2.0625, 2.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %norm = aten.norm.ScalarOpt_dim(self=%x, p=inf, dim=[1]) : f32[3]
  return %norm as "norm"
}

fxge 1
model "aminmax.dim.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.28125, 2.8125, 0.5625, -1.0625, -0.8125, -2.125, 1.40625, 0.46875, 2.59375, -1.0625, -2.6875, -0.84375}
tensor @r0.want.0.f32 : f64[3] = {-1.0625, -2.125, -2.6875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[3] = {2.8125, 1.40625, 2.59375}
tensor @r0.own.1 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.28125, 2.8125, 0.5625, -1.0625, -0.8125, -2.125, 1.40625, 0.46875, 2.59375, -1.0625, -2.6875, -0.84375, -0.03125, -1.0, -1.4375, -2.90625, -1.15625, -0.3125, -1.625, -1.46875, 1.46875, -1.09375, 1.53125, 2.8125, 2.625, -2.5625, -0.78125, 1.03125, -0.375, -0.90625}
tensor @r1.want.0.f32 : f64[5] = {-2.125, -2.6875, -2.90625, -1.625, -2.5625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.f32 : f64[5] = {2.8125, 2.59375, -0.03125, 2.8125, 2.625}
tensor @r1.own.1 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.28125, 2.8125, 0.5625, -1.0625, -0.8125, -2.125, 1.40625, 0.46875, 2.59375, -1.0625, -2.6875, -0.84375, -0.03125, -1.0, -1.4375, -2.90625, -1.15625, -0.3125, -1.625, -1.46875, 1.46875, -1.09375, 1.53125, 2.8125, 2.625, -2.5625, -0.78125, 1.03125, -0.375, -0.90625, -2.875, 1.375, -2.0625, 1.78125, 1.03125, 2.96875}
tensor @r2.want.0.f32 : f64[4] = {-2.125, -2.90625, -2.5625, -2.875}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.f32 : f64[4] = {2.8125, -0.03125, 2.8125, 2.96875}
tensor @r2.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.aminmax.default(self=%x, dim=1) : f32[s77], f32[s77] name("aminmax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "aminmax.dim.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.125, 1.375, -1.34375, -0.96875, 2.8125, 1.8125, -3.0, -2.25, 0.3125, 1.5625, -0.71875, -0.5}
tensor @r0.want.0.f32 : f64[3] = {-1.34375, -3.0, -0.71875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[3] = {1.375, 2.8125, 1.5625}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.aminmax.default(self=%x, dim=1) : f32[3], f32[3] name("aminmax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "aminmax.dim.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7, 3, 4, -1, 2, 3, -4, -5, 3, 2, 6, -7}
tensor @r0.want.0.i64 : i64[3] = {-7, -5, -7}
tensor @r0.want.1.i64 : i64[3] = {4, 3, 6}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.aminmax.default(self=%x, dim=1) : i64[3], i64[3] name("aminmax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "aminmax.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.53125, -1.59375, 0.875, 0.125, 1.1875, -0.09375, -0.40625, 2.84375, -1.65625, -0.84375, 3.0, -0.9375}
tensor @r0.want.0.f32 : f64[] = {-1.65625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[] = {3.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.aminmax.default(self=%x) : f32[], f32[] name("aminmax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nansum.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.25, 3.03125, -2.90625, 1.28125, 1.5625, -2.0625, -0.65625, 0.03125, 2.375, -0.6875, -2.40625, 1.59375}
tensor @r0.want.0.f32 : f64[3] = {2.65625, -1.125, 0.875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.25, 3.03125, -2.90625, 1.28125, 1.5625, -2.0625, -0.65625, 0.03125, 2.375, -0.6875, -2.40625, 1.59375, -0.09375, -3.0, 1.0625, 1.625, -0.21875, -2.125, 1.71875, -1.875, -1.65625, 1.125, 0.09375, -2.3125, 1.25, -0.09375, 2.09375, -3.0, -1.90625, 0.03125}
tensor @r1.want.0.f32 : f64[5] = {2.15625, 0.25, -2.75, -2.90625, -1.625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.25, 3.03125, -2.90625, 1.28125, 1.5625, -2.0625, -0.65625, 0.03125, 2.375, -0.6875, -2.40625, 1.59375, -0.09375, -3.0, 1.0625, 1.625, -0.21875, -2.125, 1.71875, -1.875, -1.65625, 1.125, 0.09375, -2.3125, 1.25, -0.09375, 2.09375, -3.0, -1.90625, 0.03125, 1.65625, -1.875, -2.6875, 0.625, -2.53125, 2.6875}
tensor @r2.want.0.f32 : f64[4] = {3.90625, -4.25, 0.34375, -7.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : f32[s77]
  return %nansum as "nansum"
}

fxge 1
model "nansum.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.625, 2.65625, -1.75, -2.9375, 2.5625, 0.34375, 1.625, -0.75, 0.8125, -2.34375, -1.21875, 0.15625}
tensor @r0.want.0.f32 : f64[3] = {-3.65625, 3.78125, -2.59375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : f32[3]
  return %nansum as "nansum"
}

fxge 1
model "nansum.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.34375, -2.0, -0.9375, 0.3125, 1.21875, 1.34375, 2.96875, 3.0, 0.15625, 0.09375, 0.0, 1.0}
tensor @r0.want.0.bf16 : f64[3] = {-3.96875, 8.53125, 1.25}
tensor @r0.own.0 : f64[] = {0.003700000001117587}
graph "main"(
    %x : bf16[3, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : bf16[3]
  return %nansum as "nansum"
}

fxge 1
model "nansum.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.375, 1.5625, 0.125, 0.09375, -2.875, -1.65625, 0.53125, -2.21875, -1.46875, 2.5625, 0.40625, -2.28125}
tensor @r0.want.0.f16 : f64[3] = {1.40625, -6.21875, -0.78125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : f16[3]
  return %nansum as "nansum"
}

fxge 1
model "nansum.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2, 6, 4, 5, 3, -1, -5, -7, 3, -6, 4, 5}
tensor @r0.want.0.i64 : i64[3] = {13, -10, 6}
graph "main"(
    %x : i32[3, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : i64[3]
  return %nansum as "nansum"
}

fxge 1
model "nansum.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4, -4, 2, 3, 2, 5, 6, -7, 3, 1, -5, 1}
tensor @r0.want.0.i64 : i64[3] = {5, 6, 0}
graph "main"(
    %x : i64[3, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : i64[3]
  return %nansum as "nansum"
}

fxge 1
model "nansum.last.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1, 2, 6, 4, 5, 0, 5, 7, 6, 7, 2, 5}
tensor @r0.want.0.i64 : i64[3] = {13, 17, 20}
graph "main"(
    %x : u8[3, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : i64[3]
  return %nansum as "nansum"
}

fxge 1
model "nansum.last.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false, false, false, true, false, true, false, true, false, false, true, false}
tensor @r0.want.0.i64 : i64[3] = {1, 2, 1}
graph "main"(
    %x : bool[3, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[-1]) : i64[3]
  return %nansum as "nansum"
}

fxge 1
model "nansum.nans.f32" stage "import"
tensor @r0.in.x : f32[2, 3] = {1.5, nan, -2.0, nan, nan, nan}
tensor @r0.want.0.f32 : f64[2, 1] = {-0.5, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3]) {
  %nansum = aten.nansum.default(self=%x, dim=[1], keepdim=true) : f32[2, 1]
  return %nansum as "nansum"
}

fxge 1
model "nansum.nans.bf16" stage "import"
tensor @r0.in.x : bf16[2, 3] = {1.5, nan, -2.0, nan, nan, nan}
tensor @r0.want.0.bf16 : f64[2, 1] = {-0.5, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[2, 3]) {
  %nansum = aten.nansum.default(self=%x, dim=[1], keepdim=true) : bf16[2, 1]
  return %nansum as "nansum"
}

fxge 1
model "nansum.nans.f16" stage "import"
tensor @r0.in.x : f16[2, 3] = {1.5, nan, -2.0, nan, nan, nan}
tensor @r0.want.0.f16 : f64[2, 1] = {-0.5, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[2, 3]) {
  %nansum = aten.nansum.default(self=%x, dim=[1], keepdim=true) : f16[2, 1]
  return %nansum as "nansum"
}

fxge 1
model "nansum.all.f32" stage "import"
tensor @r0.in.x : f32[2, 3] = {1.5, nan, -2.0, nan, nan, nan}
tensor @r0.want.0.f32 : f64[] = {-0.5}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2, 3]) {
  %nansum = aten.nansum.default(self=%x) : f32[]
  return %nansum as "nansum"
}

fxge 1
model "nansum.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {nan}
tensor @r0.want.0.f32 : f64[] = {0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[]) {
  %nansum = aten.nansum.default(self=%x) : f32[]
  return %nansum as "nansum"
}

fxge 1
model "nansum.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.want.0.f32 : f64[4] = {0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[0, 4]) {
  %nansum = aten.nansum.default(self=%x, dim=[0]) : f32[4]
  return %nansum as "nansum"
}

fxge 1
model "nansum.large.f16" stage "import"
tensor @r0.in.x : f16[3] = {60000.0, 60000.0, -60000.0}
tensor @r0.want.0.f16 : f64[] = {60000.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3]) {
  %nansum = aten.nansum.default(self=%x) : f16[]
  return %nansum as "nansum"
}

fxge 1
model "nansum.narrower.f32" stage "import"
tensor @r0.in.x : f32[2] = {70000.0, 1.5}
tensor @r0.want.0.f16 : f64[] = {inf}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[2]) {
  %nansum = aten.nansum.default(self=%x, dtype=f16) : f16[]
  return %nansum as "nansum"
}

fxge 1
model "nansum.wider.f16" stage "import"
tensor @r0.in.x : f16[2, 3] = {1.5, nan, -2.0, nan, nan, nan}
tensor @r0.want.0.f32 : f64[] = {-0.5}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[2, 3]) {
  %nansum = aten.nansum.default(self=%x, dtype=f32) : f32[]
  return %nansum as "nansum"
}

fxge 1
model "nansum.wider.i32" stage "import"
tensor @r0.in.x : i32[2, 3] = {1, -2147483648, -2, -2147483648, -2147483648, -2147483648}
tensor @r0.want.0.f32 : f64[] = {-8589934593.0}
tensor @r0.own.0 : f64[] = {1.199999960510567e-10}
graph "main"(
    %x : i32[2, 3]) {
  %nansum = aten.nansum.default(self=%x, dtype=f32) : f32[]
  return %nansum as "nansum"
}

fxge 1
model "count_nonzero.dim_IntList.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.0, 2.0, 2.0, 3.0, 0.0, -3.0, -2.0, -1.0, -1.0, 0.0, -1.0, -1.0}
tensor @r0.want.0.i64 : i64[3] = {4, 3, 3}
tensor @r1.in.x : f32[5, 6] = {2.0, 2.0, 2.0, 3.0, 0.0, -3.0, -2.0, -1.0, -1.0, 0.0, -1.0, -1.0, -3.0, 1.0, -2.0, -3.0, -1.0, 1.0, 3.0, 3.0, 3.0, -2.0, -0.0, -2.0, -1.0, 0.0, -1.0, 2.0, -2.0, 2.0}
tensor @r1.want.0.i64 : i64[5] = {5, 5, 6, 5, 5}
tensor @r2.in.x : f32[4, 9] = {2.0, 2.0, 2.0, 3.0, 0.0, -3.0, -2.0, -1.0, -1.0, 0.0, -1.0, -1.0, -3.0, 1.0, -2.0, -3.0, -1.0, 1.0, 3.0, 3.0, 3.0, -2.0, -0.0, -2.0, -1.0, 0.0, -1.0, 2.0, -2.0, 2.0, -2.0, -1.0, 3.0, -2.0, 1.0, -2.0}
tensor @r2.want.0.i64 : i64[4] = {8, 8, 7, 9}
graph "main"(
    %x : f32[s77, s27]) {
  %count_nonzero = aten.count_nonzero.dim_IntList(self=%x, dim=[1]) : i64[s77]
  return %count_nonzero as "count_nonzero"
}

fxge 1
model "count_nonzero.dim_IntList.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3.0, 2.0, -2.0, -3.0, -3.0, 2.0, -3.0, -1.0, -1.0, 0.0, -0.0, 2.0}
tensor @r0.want.0.i64 : i64[3] = {4, 4, 2}
graph "main"(
    %x : f32[3, 4]) {
  %count_nonzero = aten.count_nonzero.dim_IntList(self=%x, dim=[1]) : i64[3]
  return %count_nonzero as "count_nonzero"
}

fxge 1
model "count_nonzero.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[3, 4] = {2, 7, -5, -3, -2, -7, -5, 2, 2, -3, 0, 4}
tensor @r0.want.0.i64 : i64[] = {11}
tensor @r1.in.x : i64[5, 6] = {2, 7, -5, -3, -2, -7, -5, 2, 2, -3, 0, 4, 1, -7, -7, 2, 5, -3, 2, -2, -4, 0, -6, -3, 5, -7, -3, -1, -2, 4}
tensor @r1.want.0.i64 : i64[] = {28}
tensor @r2.in.x : i64[4, 9] = {2, 7, -5, -3, -2, -7, -5, 2, 2, -3, 0, 4, 1, -7, -7, 2, 5, -3, 2, -2, -4, 0, -6, -3, 5, -7, -3, -1, -2, 4, 2, -2, -3, 0, 1, -4}
tensor @r2.want.0.i64 : i64[] = {33}
graph "main"(
    %x : i64[s77, s27]) {
  %count_nonzero = aten.count_nonzero.default(self=%x) : i64[]
  return %count_nonzero as "count_nonzero"
}

fxge 1
model "count_nonzero.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4, 7, -7, 7, 6, 1, -7, -7, -7, 5, -3, -1}
tensor @r0.want.0.i64 : i64[] = {12}
graph "main"(
    %x : i64[3, 4]) {
  %count_nonzero = aten.count_nonzero.default(self=%x) : i64[]
  return %count_nonzero as "count_nonzero"
}

fxge 1
model "count_nonzero.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, false, false, true, true, true, false, false, true, false, true, true}
tensor @r0.want.0.i64 : i64[] = {7}
graph "main"(
    %x : bool[3, 4]) {
  %count_nonzero = aten.count_nonzero.default(self=%x) : i64[]
  return %count_nonzero as "count_nonzero"
}

fxge 1
model "diff.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [3, 9223372036854775807]
guard "((-1) + L['x'].size()[1]) != 1" sym(s27 != 2)
tensor @r0.in.x : f32[3, 4] = {2.53125, 2.3125, -1.5625, 2.90625, -0.96875, -0.6875, -3.09375, 3.125, -1.15625, -2.875, -2.34375, -1.65625}
tensor @r0.want.0.f32 : f64[3, 3] = {-0.21875, -3.875, 4.46875, 0.28125, -2.40625, 6.21875, -1.71875, 0.53125, 0.6875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.53125, 2.3125, -1.5625, 2.90625, -0.96875, -0.6875, -3.09375, 3.125, -1.15625, -2.875, -2.34375, -1.65625, 0.0625, -1.34375, -2.8125, 0.90625, 1.4375, 0.0625, -1.9375, -2.03125, 1.1875, -1.875, 0.84375, -0.28125, -0.28125, -3.125, 0.15625, -0.28125, 0.03125, -2.09375}
tensor @r1.want.0.f32 : f64[5, 5] = {-0.21875, -3.875, 4.46875, -3.875, 0.28125, 6.21875, -4.28125, -1.71875, 0.53125, 0.6875, -1.40625, -1.46875, 3.71875, 0.53125, -1.375, -0.09375, 3.21875, -3.0625, 2.71875, -1.125, -2.84375, 3.28125, -0.4375, 0.3125, -2.125}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.53125, 2.3125, -1.5625, 2.90625, -0.96875, -0.6875, -3.09375, 3.125, -1.15625, -2.875, -2.34375, -1.65625, 0.0625, -1.34375, -2.8125, 0.90625, 1.4375, 0.0625, -1.9375, -2.03125, 1.1875, -1.875, 0.84375, -0.28125, -0.28125, -3.125, 0.15625, -0.28125, 0.03125, -2.09375, -1.5, 0.8125, 2.5625, -0.625, -2.53125, 0.90625}
tensor @r2.want.0.f32 : f64[4, 8] = {-0.21875, -3.875, 4.46875, -3.875, 0.28125, -2.40625, 6.21875, -4.28125, 0.53125, 0.6875, 1.71875, -1.40625, -1.46875, 3.71875, 0.53125, -1.375, -0.09375, 3.21875, -3.0625, 2.71875, -1.125, 0.0, -2.84375, 3.28125, 0.3125, -2.125, 0.59375, 2.3125, 1.75, -3.1875, -1.90625, 3.4375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %diff = aten.diff.default(self=%x) : f32[s77, s27 - 1]
  return %diff as "diff"
}

fxge 1
model "diff.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.15625, -1.9375, -0.65625, -0.21875, -2.875, 3.09375, -1.34375, -2.90625, -2.1875, 0.8125, 1.0, 2.625}
tensor @r0.want.0.f32 : f64[3, 3] = {-0.78125, 1.28125, 0.4375, 5.96875, -4.4375, -1.5625, 3.0, 0.1875, 1.625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %diff = aten.diff.default(self=%x) : f32[3, 3]
  return %diff as "diff"
}

fxge 1
model "diff.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0, -3, -4, -1, -5, 2, 7, -4, 2, 1, 5, -7}
tensor @r0.want.0.i64 : i64[3, 3] = {-3, -1, 3, 7, 5, -11, -1, 4, -12}
graph "main"(
    %x : i64[3, 4]) {
  %diff = aten.diff.default(self=%x) : i64[3, 3]
  return %diff as "diff"
}

fxge 1
model "diff.second.f32" stage "import"
tensor @r0.in.x : f32[3, 5] = {-0.1875, 0.40625, 0.71875, 0.75, 2.59375, 0.21875, 0.8125, -1.4375, -0.8125, -1.375, 1.84375, 0.84375, 1.28125, -1.15625, -2.21875}
tensor @r0.want.0.f32 : f64[1, 5] = {1.21875, -0.375, 4.875, 1.21875, 3.125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 5]) {
  %diff = aten.diff.default(self=%x, n=2, dim=0) : f32[1, 5]
  return %diff as "diff"
}

fxge 1
model "bucketize.Tensor.right_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.4375, -2.9375, 1.59375, 3.125, 2.25, 2.71875, -1.71875, -1.125, 1.09375, 0.28125, 0.09375, -2.34375}
tensor @r0.in.y : f32[4] = {-1.0, 0.0, 0.5, 2.0}
tensor @r0.want.0.i64 : i64[3, 4] = {1, 0, 3, 4, 4, 4, 0, 0, 3, 2, 2, 0}
tensor @r1.in.x : f32[5, 6] = {-0.4375, -2.9375, 1.59375, 3.125, 2.25, 2.71875, -1.71875, -1.125, 1.09375, 0.28125, 0.09375, -2.34375, -0.25, 0.28125, 1.3125, 2.21875, 1.46875, 2.5625, -2.375, -2.15625, 0.375, -2.6875, -2.25, 2.6875, -1.6875, -3.125, -2.1875, -2.40625, 1.53125, 2.9375}
tensor @r1.in.y : f32[4] = {-1.0, 0.0, 0.5, 2.0}
tensor @r1.want.0.i64 : i64[5, 6] = {1, 0, 3, 4, 4, 4, 0, 0, 3, 2, 2, 0, 1, 2, 3, 4, 3, 4, 0, 0, 2, 0, 0, 4, 0, 0, 0, 0, 3, 4}
tensor @r2.in.x : f32[4, 9] = {-0.4375, -2.9375, 1.59375, 3.125, 2.25, 2.71875, -1.71875, -1.125, 1.09375, 0.28125, 0.09375, -2.34375, -0.25, 0.28125, 1.3125, 2.21875, 1.46875, 2.5625, -2.375, -2.15625, 0.375, -2.6875, -2.25, 2.6875, -1.6875, -3.125, -2.1875, -2.40625, 1.53125, 2.9375, -2.09375, 1.6875, -1.875, 0.40625, 1.6875, 2.0}
tensor @r2.in.y : f32[4] = {-1.0, 0.0, 0.5, 2.0}
tensor @r2.want.0.i64 : i64[4, 9] = {1, 0, 3, 4, 4, 4, 0, 0, 3, 2, 2, 0, 1, 2, 3, 4, 3, 4, 0, 0, 2, 0, 0, 4, 0, 0, 0, 0, 3, 4, 0, 3, 0, 2, 3, 3}
graph "main"(
    %x : f32[s77, s27],
    %y : f32[4]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y) : i64[s77, s27]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Tensor.right_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.46875, -0.8125, 0.40625, 2.71875, 2.53125, 1.6875, 0.09375, 2.84375, -1.46875, 0.5, -0.9375, 2.625}
tensor @r0.in.y : f32[4] = {-1.0, 0.0, 0.5, 2.0}
tensor @r0.want.0.i64 : i64[3, 4] = {1, 1, 2, 4, 4, 3, 2, 4, 0, 2, 1, 4}
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
tensor @r0.in.x : f32[3, 4] = {-1.125, -0.34375, 2.40625, 2.6875, -0.75, -3.09375, -1.9375, 0.9375, 1.1875, -1.78125, -2.125, -3.09375}
tensor @r0.in.y : f32[4] = {-1.0, 0.0, 0.5, 2.0}
tensor @r0.want.0.i64 : i64[3, 4] = {0, 1, 4, 4, 1, 0, 0, 3, 3, 0, 0, 0}
tensor @r1.in.x : f32[5, 6] = {-1.125, -0.34375, 2.40625, 2.6875, -0.75, -3.09375, -1.9375, 0.9375, 1.1875, -1.78125, -2.125, -3.09375, 2.5625, 2.78125, -2.6875, -0.375, -2.09375, 3.0, 2.03125, -1.09375, -1.9375, 0.09375, -2.5625, 0.03125, -1.75, -2.40625, -1.9375, -0.03125, 2.875, 1.875}
tensor @r1.in.y : f32[4] = {-1.0, 0.0, 0.5, 2.0}
tensor @r1.want.0.i64 : i64[5, 6] = {0, 1, 4, 4, 1, 0, 0, 3, 3, 0, 0, 0, 4, 4, 0, 1, 0, 4, 4, 0, 0, 2, 0, 2, 0, 0, 0, 1, 4, 3}
tensor @r2.in.x : f32[4, 9] = {-1.125, -0.34375, 2.40625, 2.6875, -0.75, -3.09375, -1.9375, 0.9375, 1.1875, -1.78125, -2.125, -3.09375, 2.5625, 2.78125, -2.6875, -0.375, -2.09375, 3.0, 2.03125, -1.09375, -1.9375, 0.09375, -2.5625, 0.03125, -1.75, -2.40625, -1.9375, -0.03125, 2.875, 1.875, 1.875, 1.9375, -0.4375, -1.15625, -2.125, 0.375}
tensor @r2.in.y : f32[4] = {-1.0, 0.0, 0.5, 2.0}
tensor @r2.want.0.i64 : i64[4, 9] = {0, 1, 4, 4, 1, 0, 0, 3, 3, 0, 0, 0, 4, 4, 0, 1, 0, 4, 4, 0, 0, 2, 0, 2, 0, 0, 0, 1, 4, 3, 3, 3, 1, 0, 0, 2}
graph "main"(
    %x : f32[s77, s27],
    %y : f32[4]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y, right=true) : i64[s77, s27]
  return %bucketize as "bucketize"
}

fxge 1
model "bucketize.Tensor.right_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-3.03125, -1.1875, -2.34375, 0.40625, -0.40625, 0.0, 0.28125, -2.78125, 2.34375, 0.4375, 1.0625, -1.15625}
tensor @r0.in.y : f32[4] = {-1.0, 0.0, 0.5, 2.0}
tensor @r0.want.0.i64 : i64[3, 4] = {0, 0, 0, 2, 1, 2, 2, 0, 4, 2, 3, 0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %bucketize = aten.bucketize.Tensor(self=%x, boundaries=%y, right=true) : i64[3, 4]
  return %bucketize as "bucketize"
}

fxge 1
model "searchsorted.Tensor.plain.f32" stage "import"
tensor @r0.in.x : f32[4] = {-1.0, 0.0, 0.5, 2.0}
tensor @r0.in.y : f32[3, 4] = {2.3125, -2.9375, -1.65625, -1.625, -0.25, 1.625, -0.34375, -2.5625, -2.21875, 0.4375, 3.0625, 0.65625}
tensor @r0.want.0.i64 : i64[3, 4] = {4, 0, 0, 0, 1, 3, 1, 0, 0, 2, 4, 3}
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
tensor @r0.in.x : f32[3, 4] = {1.65625, -0.40625, 1.75, 1.15625, 0.53125, -2.65625, -2.1875, 0.3125, -2.78125, -1.15625, 2.28125, 0.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.65625, 1.65625, 1.75, 1.75, 0.53125, 0.53125, 0.53125, 0.53125, -2.78125, -1.15625, 2.28125, 2.28125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 0, 2, 2, 0, 0, 0, 0, 0, 1, 2, 2}
tensor @r1.in.x : f32[5, 6] = {1.65625, -0.40625, 1.75, 1.15625, 0.53125, -2.65625, -2.1875, 0.3125, -2.78125, -1.15625, 2.28125, 0.5625, 1.90625, 1.03125, -2.0, -3.03125, 2.5625, 2.625, -0.28125, -0.625, 1.09375, 2.5625, -0.125, -2.4375, 1.78125, 2.40625, 0.34375, -2.59375, 0.71875, -2.09375}
tensor @r1.want.0.f32 : f64[5, 6] = {1.65625, 1.65625, 1.75, 1.75, 1.75, 1.75, -2.1875, 0.3125, 0.3125, 0.3125, 2.28125, 2.28125, 1.90625, 1.90625, 1.90625, 1.90625, 2.5625, 2.625, -0.28125, -0.28125, 1.09375, 2.5625, 2.5625, 2.5625, 1.78125, 2.40625, 2.40625, 2.40625, 2.40625, 2.40625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[5, 6] = {0, 0, 2, 2, 2, 2, 0, 1, 1, 1, 4, 4, 0, 0, 0, 0, 4, 5, 0, 0, 2, 3, 3, 3, 0, 1, 1, 1, 1, 1}
tensor @r2.in.x : f32[4, 9] = {1.65625, -0.40625, 1.75, 1.15625, 0.53125, -2.65625, -2.1875, 0.3125, -2.78125, -1.15625, 2.28125, 0.5625, 1.90625, 1.03125, -2.0, -3.03125, 2.5625, 2.625, -0.28125, -0.625, 1.09375, 2.5625, -0.125, -2.4375, 1.78125, 2.40625, 0.34375, -2.59375, 0.71875, -2.09375, 0.5, 1.90625, 1.6875, -0.875, -1.75, 0.46875}
tensor @r2.want.0.f32 : f64[4, 9] = {1.65625, 1.65625, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, -1.15625, 2.28125, 2.28125, 2.28125, 2.28125, 2.28125, 2.28125, 2.5625, 2.625, -0.28125, -0.28125, 1.09375, 2.5625, 2.5625, 2.5625, 2.5625, 2.5625, 2.5625, -2.59375, 0.71875, 0.71875, 0.71875, 1.90625, 1.90625, 1.90625, 1.90625, 1.90625}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[4, 9] = {0, 0, 2, 2, 2, 2, 2, 2, 2, 0, 1, 1, 1, 1, 1, 1, 7, 8, 0, 0, 2, 3, 3, 3, 3, 3, 3, 0, 1, 1, 1, 4, 4, 4, 4, 4}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : f32[s77, s27], i64[s77, s27] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.125, -2.0, -2.125, 2.875, -1.625, -2.3125, -0.9375, -0.59375, -1.25, 2.03125, -0.5, -1.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {2.125, 2.125, 2.125, 2.875, -1.625, -1.625, -0.9375, -0.59375, -1.25, 2.03125, 2.03125, 2.03125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 0, 0, 3, 0, 0, 2, 3, 0, 1, 1, 1}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : f32[3, 4], i64[3, 4] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.9375, -0.21875, -3.0, 1.0, 1.90625, -0.875, -0.15625, -0.71875, -0.0625, -2.375, -0.8125, -0.875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2.9375, -0.21875, -0.21875, 1.0, 1.90625, 1.90625, 1.90625, 1.90625, -0.0625, -0.0625, -0.0625, -0.0625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 1, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : bf16[3, 4], i64[3, 4] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.0, -0.46875, -2.34375, -0.09375, -1.59375, -0.5625, -2.6875, 1.53125, 2.59375, -0.03125, 1.375, 0.25}
tensor @r0.want.0.f16 : f64[3, 4] = {2.0, 2.0, 2.0, 2.0, -1.59375, -0.5625, -0.5625, 1.53125, 2.59375, 2.59375, 2.59375, 2.59375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 0, 0, 0, 0, 1, 1, 3, 0, 0, 0, 0}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : f16[3, 4], i64[3, 4] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-7, -5, 1, 0, 4, -4, 7, -1, 2, -7, 5, 6}
tensor @r0.want.0.i32 : i32[3, 4] = {-7, -5, 1, 1, 4, 4, 7, 7, 2, 2, 5, 6}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 1, 2, 2, 0, 0, 2, 2, 0, 0, 2, 3}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : i32[3, 4], i64[3, 4] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6, 1, -7, 4, -5, -6, 6, 4, 2, 0, 6, 4}
tensor @r0.want.0.i64 : i64[3, 4] = {6, 6, 6, 6, -5, -5, 6, 6, 2, 2, 6, 6}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 2, 2}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : i64[3, 4], i64[3, 4] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4, 3, 5, 0, 5, 7, 2, 2, 2, 5, 3, 6}
tensor @r0.want.0.u8 : u8[3, 4] = {4, 4, 5, 5, 5, 7, 7, 7, 2, 5, 5, 6}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 0, 2, 2, 0, 1, 1, 1, 0, 1, 1, 3}
graph "main"(
    %x : u8[3, 4]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : u8[3, 4], i64[3, 4] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.first.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.40625, -1.09375, 0.9375, 0.90625, -2.65625, 2.78125, 0.78125, 0.9375, 2.5, -2.96875, 2.4375, -0.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.40625, -1.09375, 0.9375, 0.90625, -1.40625, 2.78125, 0.9375, 0.9375, 2.5, 2.78125, 2.4375, 0.9375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 0, 0, 0, 0, 1, 0, 1, 2, 1, 2, 1}
tensor @r1.in.x : f32[5, 6] = {-1.40625, -1.09375, 0.9375, 0.90625, -2.65625, 2.78125, 0.78125, 0.9375, 2.5, -2.96875, 2.4375, -0.625, -3.09375, -0.625, 1.65625, 0.375, -3.09375, -1.0625, -2.5625, 0.3125, -0.78125, 1.3125, -3.09375, -0.34375, -1.875, -1.28125, 0.5625, -3.09375, 1.25, -1.90625}
tensor @r1.want.0.f32 : f64[5, 6] = {-1.40625, -1.09375, 0.9375, 0.90625, -2.65625, 2.78125, 0.78125, 0.9375, 2.5, 0.90625, 2.4375, 2.78125, 0.78125, 0.9375, 2.5, 0.90625, 2.4375, 2.78125, 0.78125, 0.9375, 2.5, 1.3125, 2.4375, 2.78125, 0.78125, 0.9375, 2.5, 1.3125, 2.4375, 2.78125}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[5, 6] = {0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 3, 1, 0, 1, 1, 1, 3, 1, 0}
tensor @r2.in.x : f32[4, 9] = {-1.40625, -1.09375, 0.9375, 0.90625, -2.65625, 2.78125, 0.78125, 0.9375, 2.5, -2.96875, 2.4375, -0.625, -3.09375, -0.625, 1.65625, 0.375, -3.09375, -1.0625, -2.5625, 0.3125, -0.78125, 1.3125, -3.09375, -0.34375, -1.875, -1.28125, 0.5625, -3.09375, 1.25, -1.90625, 1.4375, 1.75, -2.78125, 2.1875, -2.875, -0.5}
tensor @r2.want.0.f32 : f64[4, 9] = {-1.40625, -1.09375, 0.9375, 0.90625, -2.65625, 2.78125, 0.78125, 0.9375, 2.5, -1.40625, 2.4375, 0.9375, 0.90625, -0.625, 2.78125, 0.78125, 0.9375, 2.5, -1.40625, 2.4375, 0.9375, 1.3125, -0.625, 2.78125, 0.78125, 0.9375, 2.5, -1.40625, 2.4375, 0.9375, 1.4375, 1.75, 2.78125, 2.1875, 0.9375, 2.5}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[4, 9] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 1, 0, 3, 3, 0, 3, 0, 0}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=-2) : f32[s77, s27], i64[s77, s27] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.first.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.8125, 0.84375, -1.4375, -2.75, 1.15625, 0.0, 1.90625, 1.5625, -1.75, 2.03125, -1.28125, 2.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.8125, 0.84375, -1.4375, -2.75, 1.15625, 0.84375, 1.90625, 1.5625, 1.15625, 2.03125, 1.90625, 2.65625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 0, 0, 0, 1, 0, 1, 1, 1, 2, 1, 2}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=-2) : f32[3, 4], i64[3, 4] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.nan.f32" stage "import"
tensor @r0.in.x : f32[7] = {1.0, 3.0, 3.0, nan, 5.0, nan, -inf}
tensor @r0.want.0.f32 : f64[7] = {1.0, 3.0, 3.0, nan, nan, nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[7] = {0, 1, 2, 3, 3, 5, 5}
graph "main"(
    %x : f32[7]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=0) : f32[7], i64[7] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummax.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 3] = {}
tensor @r0.want.0.f32 : f64[0, 3] = {}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {0.875, 0.59375, 2.4375, -2.28125, -1.71875, 2.625, 2.90625, 0.40625, 2.46875, -1.40625, 1.59375, -2.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.875, 0.59375, 0.59375, -2.28125, -1.71875, -1.71875, -1.71875, -1.71875, 2.46875, -1.40625, -1.40625, -2.3125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 1, 1, 3, 0, 0, 0, 0, 0, 1, 1, 3}
tensor @r1.in.x : f32[5, 6] = {0.875, 0.59375, 2.4375, -2.28125, -1.71875, 2.625, 2.90625, 0.40625, 2.46875, -1.40625, 1.59375, -2.3125, 1.28125, -1.6875, -0.25, -2.8125, 0.71875, -2.5, 2.96875, -0.0625, 0.09375, 1.71875, 2.78125, 1.46875, -2.0, 0.0625, -1.0, 0.09375, -0.53125, 0.25}
tensor @r1.want.0.f32 : f64[5, 6] = {0.875, 0.59375, 0.59375, -2.28125, -2.28125, -2.28125, 2.90625, 0.40625, 0.40625, -1.40625, -1.40625, -2.3125, 1.28125, -1.6875, -1.6875, -2.8125, -2.8125, -2.8125, 2.96875, -0.0625, -0.0625, -0.0625, -0.0625, -0.0625, -2.0, -2.0, -2.0, -2.0, -2.0, -2.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[5, 6] = {0, 1, 1, 3, 3, 3, 0, 1, 1, 3, 3, 5, 0, 1, 1, 3, 3, 3, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0}
tensor @r2.in.x : f32[4, 9] = {0.875, 0.59375, 2.4375, -2.28125, -1.71875, 2.625, 2.90625, 0.40625, 2.46875, -1.40625, 1.59375, -2.3125, 1.28125, -1.6875, -0.25, -2.8125, 0.71875, -2.5, 2.96875, -0.0625, 0.09375, 1.71875, 2.78125, 1.46875, -2.0, 0.0625, -1.0, 0.09375, -0.53125, 0.25, 0.09375, -1.5, -1.75, -1.46875, -1.0625, 1.03125}
tensor @r2.want.0.f32 : f64[4, 9] = {0.875, 0.59375, 0.59375, -2.28125, -2.28125, -2.28125, -2.28125, -2.28125, -2.28125, -1.40625, -1.40625, -2.3125, -2.3125, -2.3125, -2.3125, -2.8125, -2.8125, -2.8125, 2.96875, -0.0625, -0.0625, -0.0625, -0.0625, -0.0625, -2.0, -2.0, -2.0, 0.09375, -0.53125, -0.53125, -0.53125, -1.5, -1.75, -1.75, -1.75, -1.75}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[4, 9] = {0, 1, 1, 3, 3, 3, 3, 3, 3, 0, 0, 2, 2, 2, 2, 6, 6, 6, 0, 1, 1, 1, 1, 1, 6, 6, 6, 0, 1, 1, 1, 4, 5, 5, 5, 5}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=1) : f32[s77, s27], i64[s77, s27] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.6875, 3.09375, -2.78125, 2.125, 0.1875, -0.125, -1.625, 2.3125, -0.65625, -2.40625, 3.0625, 2.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.6875, 1.6875, -2.78125, -2.78125, 0.1875, -0.125, -1.625, -1.625, -0.65625, -2.40625, -2.40625, -2.40625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 0, 2, 2, 0, 1, 2, 2, 0, 1, 1, 1}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=1) : f32[3, 4], i64[3, 4] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.3125, 0.28125, -1.90625, 1.03125, -1.90625, 0.6875, -2.1875, 1.71875, -1.03125, 0.21875, -1.625, -2.375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.3125, -0.3125, -1.90625, -1.90625, -1.90625, -1.90625, -2.1875, -2.1875, -1.03125, -1.03125, -1.625, -2.375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 3}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=1) : bf16[3, 4], i64[3, 4] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.09375, -3.09375, 0.25, -2.375, -2.75, -2.34375, 3.0625, -0.125, -2.03125, 2.15625, -2.625, 1.96875}
tensor @r0.want.0.f16 : f64[3, 4] = {3.09375, -3.09375, -3.09375, -3.09375, -2.75, -2.75, -2.75, -2.75, -2.03125, -2.03125, -2.625, -2.625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 2, 2}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=1) : f16[3, 4], i64[3, 4] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0, 5, 0, 1, -5, 5, -6, -4, -3, -1, -2, -2}
tensor @r0.want.0.i32 : i32[3, 4] = {0, 0, 0, 0, -5, -5, -6, -6, -3, -3, -3, -3}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 0, 0}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=1) : i32[3, 4], i64[3, 4] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1, -7, -2, 5, 1, 1, -5, 7, 2, 3, -3, -5}
tensor @r0.want.0.i64 : i64[3, 4] = {-1, -7, -7, -7, 1, 1, -5, -5, 2, 2, -3, -5}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 1, 1, 1, 0, 1, 2, 2, 0, 0, 2, 3}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=1) : i64[3, 4], i64[3, 4] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {7, 1, 1, 3, 4, 3, 6, 0, 6, 4, 4, 4}
tensor @r0.want.0.u8 : u8[3, 4] = {7, 1, 1, 1, 4, 3, 3, 0, 6, 4, 4, 4}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 1, 2, 2, 0, 1, 1, 3, 0, 1, 2, 3}
graph "main"(
    %x : u8[3, 4]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=1) : u8[3, 4], i64[3, 4] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.first.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3.03125, -2.125, -0.75, -1.875, -0.375, 0.5, -0.96875, -2.75, -0.75, -2.28125, 0.53125, -2.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {3.03125, -2.125, -0.75, -1.875, -0.375, -2.125, -0.96875, -2.75, -0.75, -2.28125, -0.96875, -2.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 0, 0, 0, 1, 0, 1, 1, 2, 2, 1, 1}
tensor @r1.in.x : f32[5, 6] = {3.03125, -2.125, -0.75, -1.875, -0.375, 0.5, -0.96875, -2.75, -0.75, -2.28125, 0.53125, -2.5625, 0.78125, -1.71875, -1.8125, 0.09375, -1.71875, 2.125, -0.0625, 0.96875, -1.46875, 1.8125, 1.5625, -1.21875, 2.625, 0.1875, -0.125, -2.1875, 1.5625, 1.21875}
tensor @r1.want.0.f32 : f64[5, 6] = {3.03125, -2.125, -0.75, -1.875, -0.375, 0.5, -0.96875, -2.75, -0.75, -2.28125, -0.375, -2.5625, -0.96875, -2.75, -1.8125, -2.28125, -1.71875, -2.5625, -0.96875, -2.75, -1.8125, -2.28125, -1.71875, -2.5625, -0.96875, -2.75, -1.8125, -2.28125, -1.71875, -2.5625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[5, 6] = {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 1, 1, 2, 1, 2, 1, 1, 1, 2, 1, 2, 1, 1, 1, 2, 1, 2, 1}
tensor @r2.in.x : f32[4, 9] = {3.03125, -2.125, -0.75, -1.875, -0.375, 0.5, -0.96875, -2.75, -0.75, -2.28125, 0.53125, -2.5625, 0.78125, -1.71875, -1.8125, 0.09375, -1.71875, 2.125, -0.0625, 0.96875, -1.46875, 1.8125, 1.5625, -1.21875, 2.625, 0.1875, -0.125, -2.1875, 1.5625, 1.21875, 2.125, -0.90625, 2.28125, 2.71875, -2.90625, 0.03125}
tensor @r2.want.0.f32 : f64[4, 9] = {3.03125, -2.125, -0.75, -1.875, -0.375, 0.5, -0.96875, -2.75, -0.75, -2.28125, -2.125, -2.5625, -1.875, -1.71875, -1.8125, -0.96875, -2.75, -0.75, -2.28125, -2.125, -2.5625, -1.875, -1.71875, -1.8125, -0.96875, -2.75, -0.75, -2.28125, -2.125, -2.5625, -1.875, -1.71875, -1.8125, -0.96875, -2.90625, -0.75}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[4, 9] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 3, 0}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=-2) : f32[s77, s27], i64[s77, s27] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.first.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.53125, 0.8125, -2.9375, -1.0625, -2.125, -1.0, -0.96875, 0.71875, 0.1875, -1.96875, 2.96875, -0.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.53125, 0.8125, -2.9375, -1.0625, -2.125, -1.0, -2.9375, -1.0625, -2.125, -1.96875, -2.9375, -1.0625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 0, 0, 0, 1, 1, 0, 0, 1, 2, 0, 0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=-2) : f32[3, 4], i64[3, 4] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.nan.f32" stage "import"
tensor @r0.in.x : f32[7] = {1.0, 3.0, 3.0, nan, 5.0, nan, -inf}
tensor @r0.want.0.f32 : f64[7] = {1.0, 1.0, 1.0, nan, nan, nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[7] = {0, 0, 0, 3, 3, 5, 5}
graph "main"(
    %x : f32[7]) {
  %getitem, %getitem_1 = aten.cummin.default(self=%x, dim=0) : f32[7], i64[7] name("cummin")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "cummin.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 3] = {}
tensor @r0.want.0.f32 : f64[0, 3] = {}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {4.125, -7.0, 9.5, -10.25, -0.5, 7.875, 7.625, 5.625, -0.375, -10.75, 3.625, 9.375}
tensor @r0.want.0.f32 : f64[3, 4] = {4.125, 4.125014739, 9.504620297, 9.5046203, -0.5, 7.875230533, 8.451069027, 8.508625689, -0.375, -0.3749687976, 3.643150489, 9.378235836}
tensor @r0.own.0 : f64[] = {3.099999901223782e-08}
tensor @r1.in.x : f32[5, 6] = {4.125, -7.0, 9.5, -10.25, -0.5, 7.875, 7.625, 5.625, -0.375, -10.75, 3.625, 9.375, -4.75, 10.25, -10.75, 6.125, -11.25, 5.0, 7.625, -4.125, -6.625, -0.25, 3.375, 10.875, -8.25, -2.25, 2.125, 8.875, 1.625, -2.375}
tensor @r1.want.0.f32 : f64[5, 6] = {4.125, 4.125014739, 9.504620297, 9.5046203, 9.504665489, 9.683644069, 7.625, 7.751928011, 7.752223442, 7.752223451, 7.768222379, 9.55776543, -4.75, 10.25000031, 10.25000031, 10.26603456, 10.26603456, 10.27118532, 7.625, 7.625007889, 7.625008537, 7.62538859, 7.639546583, 10.91358817, -8.25, -2.247524315, 2.137540385, 8.876184953, 8.876894035, 8.876907018}
tensor @r1.own.0 : f64[] = {4.3000000005122274e-08}
tensor @r2.in.x : f32[4, 9] = {4.125, -7.0, 9.5, -10.25, -0.5, 7.875, 7.625, 5.625, -0.375, -10.75, 3.625, 9.375, -4.75, 10.25, -10.75, 6.125, -11.25, 5.0, 7.625, -4.125, -6.625, -0.25, 3.375, 10.875, -8.25, -2.25, 2.125, 8.875, 1.625, -2.375, -11.5, 6.0, 10.625, -5.25, 5.0, -9.375}
tensor @r2.want.0.f32 : f64[4, 9] = {4.125, 4.125014739, 9.504620297, 9.5046203, 9.504665489, 9.683644069, 9.80375941, 9.81896078, 9.818998175, -10.75, 3.625000572, 9.378177728, 9.37817846, 10.59938078, 10.59938078, 10.6107136, 10.6107136, 10.61436538, 7.625, 7.625007889, 7.625008537, 7.62538859, 7.639546583, 10.91358817, 10.91358817, 10.91359009, 10.91374254, 8.875, 8.875709922, 8.87572292, 8.875722922, 8.930566508, 10.79364789, 10.793648, 10.79669021, 10.79669021}
tensor @r2.own.0 : f64[] = {4.3000000005122274e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=1) : f32[s77, s27]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-5.125, -7.875, 9.125, 6.875, -11.125, 3.125, -12.125, -7.75, 3.5, 1.625, 9.25, 3.875}
tensor @r0.want.0.f32 : f64[3, 4] = {-5.125, -5.063032411, 9.125000689, 9.225207182, -11.125, 3.125000648, 3.125000886, 3.125019811, 3.5, 3.642675058, 9.253664155, 9.258267524}
tensor @r0.own.0 : f64[] = {2.4000000209412065e-08}
graph "main"(
    %x : f32[3, 4]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=1) : f32[3, 4]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {8.375, -5.25, -1.0, -3.75, -9.875, 9.0, 8.375, -1.125, 7.375, -5.875, 12.125, -5.875}
tensor @r0.want.0.f16 : f64[3, 4] = {8.375, 8.37500121, 8.375086024, 8.375091446, -9.875, 9.000000006, 9.428700682, 9.428726779, 7.375, 7.37500176, 12.1336145, 12.13361451}
tensor @r0.own.0 : f64[] = {8.099999831756577e-05}
graph "main"(
    %x : f16[3, 4]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=1) : f16[3, 4]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "logcumsumexp.ends.f32" stage "import"
tensor @r0.in.x : f32[8] = {-inf, -inf, 1.0, 200.0, -300.0, inf, nan, 0.0}
tensor @r0.want.0.f32 : f64[8] = {-inf, -inf, 1.0, 200.0, 200.0, inf, nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[8]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=0) : f32[8]
  return %logcumsumexp as "logcumsumexp"
}

fxge 1
model "median.dim.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.75, -0.75, -1.25, 0.75, -1.5, 0.25, -0.5, 0.0, -1.0, -0.25, 0.5, -2.0}
tensor @r0.want.0.f32 : f64[3] = {-1.25, -0.5, -1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {2, 2, 0}
tensor @r1.in.x : f32[5, 6] = {4.25, 2.75, -2.0, 5.25, 2.25, -0.5, 2.5, 2.0, 3.25, -1.0, 3.0, 1.0, -1.25, 4.75, 0.25, -0.75, 1.5, 3.5, 0.75, 0.0, 4.5, -1.75, 1.25, 5.0, 1.75, -1.5, 4.0, 3.75, -0.25, 0.5}
tensor @r1.want.0.f32 : f64[5] = {2.25, 2.0, 0.25, 0.75, 0.5}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[5] = {4, 1, 2, 0, 5}
tensor @r2.in.x : f32[4, 9] = {4.25, 5.75, 6.25, 0.0, 6.75, 3.0, 2.5, 5.5, 2.75, 2.25, 3.5, 0.75, 3.75, -1.25, -2.0, 3.25, 1.25, 6.0, 5.25, 2.0, 0.5, -1.5, 1.5, 1.0, -0.5, -1.75, 4.0, -0.75, 5.0, 4.5, -0.25, 0.25, 4.75, 1.75, -1.0, 6.5}
tensor @r2.want.0.f32 : f64[4] = {4.25, 2.25, 1.0, 1.75}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[4] = {0, 0, 5, 6}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=1) : f32[s77], i64[s77] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.0, -2.0, -1.0, -0.75, 0.25, -0.25, 0.75, -1.5, -0.5, 0.5, -1.75, -1.25}
tensor @r0.want.0.f32 : f64[3] = {-1.0, -0.25, -1.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {2, 1, 3}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=1) : f32[3], i64[3] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.75, -2.0, -1.75, -1.0, -0.75, -0.5, -0.25, 0.0, 0.25, -1.5, -1.25, 0.5}
tensor @r0.want.0.bf16 : f64[3] = {-1.75, -0.5, -1.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {2, 1, 2}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=1) : bf16[3], i64[3] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.0, -1.5, -1.0, -0.75, 0.75, -1.75, -1.25, 0.5, 0.0, 0.25, -0.25, -0.5}
tensor @r0.want.0.f16 : f64[3] = {-1.5, -1.25, -0.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {1, 2, 2}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=1) : f16[3], i64[3] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {10, 2, 11, 3, 8, 7, 9, 1, 5, 6, 4, 0}
tensor @r0.want.0.i32 : i32[3] = {3, 7, 4}
tensor @r0.want.1.i64 : i64[3] = {3, 1, 2}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=1) : i32[3], i64[3] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {9, 0, 1, 2, 8, 5, 4, 6, 7, 3, 11, 10}
tensor @r0.want.0.i64 : i64[3] = {1, 5, 7}
tensor @r0.want.1.i64 : i64[3] = {2, 1, 0}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=1) : i64[3], i64[3] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.keepdim.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.25, -2.0, -1.0, -0.5, -1.75, 0.25, 0.75, 0.5, -0.25, -0.75, -1.5, 0.0}
tensor @r0.want.0.f32 : f64[1, 4] = {-1.25, -0.75, -1.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[1, 4] = {0, 2, 0, 2}
tensor @r1.in.x : f32[5, 6] = {0.25, -0.25, 4.5, 1.75, -1.5, -2.0, 0.75, 3.25, 1.0, -1.25, 2.75, 4.25, 3.5, -1.75, 5.25, 3.75, 2.5, 5.0, 0.0, 4.75, -1.0, -0.5, 1.25, 2.25, 2.0, 0.5, 3.0, 4.0, -0.75, 1.5}
tensor @r1.want.0.f32 : f64[1, 6] = {0.75, 0.5, 3.0, 1.75, 1.25, 2.25}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[1, 6] = {1, 4, 4, 0, 3, 3}
tensor @r2.in.x : f32[4, 9] = {-1.25, 4.0, -1.75, 1.75, -0.5, 4.75, 0.75, 1.0, 0.5, -0.25, 5.75, 6.0, 5.0, 3.75, 6.25, 3.0, 3.5, 0.25, 2.25, 3.25, -1.5, 2.0, 4.25, -1.0, 2.75, -0.75, 4.5, -2.0, 5.5, 0.0, 6.5, 1.5, 1.25, 6.75, 2.5, 5.25}
tensor @r2.want.0.f32 : f64[1, 9] = {-1.25, 4.0, -1.5, 2.0, 1.5, 1.25, 2.75, 1.0, 0.5}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[1, 9] = {0, 0, 2, 2, 3, 3, 2, 0, 0}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=0, keepdim=true) : f32[1, s27], i64[1, s27] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.keepdim.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.25, 0.5, -1.75, -1.25, -1.0, -2.0, -0.25, 0.0, 0.75, -0.5, -1.5, -0.75}
tensor @r0.want.0.f32 : f64[1, 4] = {0.25, -0.5, -1.5, -0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[1, 4] = {0, 2, 2, 2}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=0, keepdim=true) : f32[1, 4], i64[1, 4] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.nan.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.0, nan, 3.0, 2.0, nan, nan, nan, 5.0, 4.0, 2.0, 3.0, 1.0}
tensor @r0.want.0.f32 : f64[3] = {nan, nan, 2.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {1, 0, 1}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.median.dim(self=%x, dim=1) : f32[3], i64[3] name("median")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "median.dim.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {1.8125}
tensor @r0.want.0.f32 : f64[] = {1.8125}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-1.0, -1.75, -1.25, -0.75, 0.75, 0.5, 0.25, -0.25, -2.0, -1.5, 0.0, -0.5}
tensor @r0.want.0.f32 : f64[3] = {-1.25, 0.25, -1.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {2, 2, 1}
tensor @r1.in.x : f32[5, 6] = {2.0, 5.0, 1.75, 3.75, 0.75, -0.25, 3.25, 1.25, 0.25, 0.5, 5.25, 4.25, 0.0, 4.75, -0.5, 4.0, 2.5, -1.75, 2.25, -1.5, 2.75, -1.25, 3.0, -0.75, 3.5, 1.0, 4.5, 1.5, -2.0, -1.0}
tensor @r1.want.0.f32 : f64[5] = {1.75, 1.25, 0.0, -0.75, 1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[5] = {2, 1, 0, 5, 1}
tensor @r2.in.x : f32[4, 9] = {5.0, 6.5, -0.75, 4.5, 2.75, -1.0, 6.25, 6.75, -0.25, 1.25, 5.75, -1.5, 5.25, 3.0, -0.5, 4.75, 6.0, 1.75, -2.0, 0.75, 0.25, 0.0, 4.0, 1.5, 5.5, 3.75, 3.5, -1.25, 2.0, -1.75, 4.25, 2.5, 2.25, 1.0, 3.25, 0.5}
tensor @r2.want.0.f32 : f64[4] = {4.5, 3.0, 1.5, 2.0}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[4] = {3, 4, 5, 1}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=1) : f32[s77], i64[s77] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.0, -1.5, -1.0, -0.25, -1.75, -0.75, -1.25, 0.25, -2.0, -0.5, 0.75, 0.5}
tensor @r0.want.0.f32 : f64[3] = {-1.0, -1.25, -0.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {2, 2, 1}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=1) : f32[3], i64[3] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.0, -1.0, -2.0, -1.25, -0.25, -0.5, -1.5, 0.25, 0.75, -0.75, 0.5, -1.75}
tensor @r0.want.0.bf16 : f64[3] = {-1.25, -0.5, -0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {3, 1, 1}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=1) : bf16[3], i64[3] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.5, -1.5, 0.75, -0.5, -0.75, -1.75, -2.0, 0.25, 0.0, -0.25, -1.0, -1.25}
tensor @r0.want.0.f16 : f64[3] = {-0.5, -1.75, -1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {3, 1, 2}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=1) : f16[3], i64[3] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4, 1, 10, 3, 2, 9, 11, 6, 5, 0, 7, 8}
tensor @r0.want.0.i32 : i32[3] = {3, 6, 5}
tensor @r0.want.1.i64 : i64[3] = {3, 3, 0}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=1) : i32[3], i64[3] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {9, 0, 6, 2, 4, 8, 10, 1, 11, 5, 7, 3}
tensor @r0.want.0.i64 : i64[3] = {2, 4, 5}
tensor @r0.want.1.i64 : i64[3] = {3, 0, 1}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=1) : i64[3], i64[3] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.keepdim.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.75, -2.0, -0.75, -1.5, 0.25, -1.0, -1.25, 0.0, -0.5, 0.75, 0.5, -0.25}
tensor @r0.want.0.f32 : f64[1, 4] = {-0.5, -1.0, -0.75, -0.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[1, 4] = {2, 1, 0, 2}
tensor @r1.in.x : f32[5, 6] = {2.75, 1.25, 3.75, 1.5, 1.75, 2.0, 0.25, 4.25, 4.75, 5.25, 4.0, -1.25, -0.25, 2.25, 3.25, 0.5, 3.5, -1.0, 0.75, -2.0, -1.75, -0.5, 4.5, 0.0, 5.0, 2.5, 1.0, 3.0, -0.75, -1.5}
tensor @r1.want.0.f32 : f64[1, 6] = {0.75, 2.25, 3.25, 1.5, 3.5, -1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[1, 6] = {3, 2, 2, 0, 2, 2}
tensor @r2.in.x : f32[4, 9] = {4.25, -1.75, 3.75, 5.25, -2.0, 2.75, 0.25, 3.25, 6.25, 2.25, 6.0, 4.75, 5.75, -1.5, -1.25, 2.5, 5.0, 1.75, -0.25, 0.5, 2.0, 6.75, 4.0, 3.0, 6.5, 1.0, 0.75, -1.0, -0.5, 3.5, 1.5, -0.75, 1.25, 0.0, 4.5, 5.5}
tensor @r2.want.0.f32 : f64[1, 9] = {-0.25, -0.5, 3.5, 5.25, -1.5, 1.25, 0.25, 3.25, 1.75}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[1, 9] = {2, 3, 3, 0, 1, 3, 0, 0, 1}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=0, keepdim=true) : f32[1, s27], i64[1, s27] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.keepdim.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.5, -2.0, -1.25, -0.5, -0.75, -1.75, -0.25, -1.0, 0.75, 0.5, 0.0, 0.25}
tensor @r0.want.0.f32 : f64[1, 4] = {-0.75, -1.75, -0.25, -0.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[1, 4] = {1, 1, 1, 0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=0, keepdim=true) : f32[1, 4], i64[1, 4] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.nan.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.0, nan, 3.0, 2.0, nan, nan, nan, 5.0, 4.0, 2.0, 3.0, 1.0}
tensor @r0.want.0.f32 : f64[3] = {2.0, 5.0, 2.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {3, 3, 1}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.nanmedian.dim(self=%x, dim=1) : f32[3], i64[3] name("nanmedian")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "nanmedian.dim.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {0.5}
tensor @r0.want.0.f32 : f64[] = {0.5}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {0.75, -1.75, -1.25, -2.0, 0.5, -1.0, -0.75, -0.25, -1.5, 0.25, -0.5, 0.0}
tensor @r0.want.0.f32 : f64[] = {-0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {3.75, 1.75, 4.25, 5.25, 2.5, -2.0, 0.5, -0.75, 4.75, 1.0, 1.5, 2.75, -1.25, 4.5, 1.25, 3.5, 0.75, 5.0, 2.25, -1.0, 4.0, -1.5, -1.75, 0.25, 2.0, -0.5, -0.25, 3.0, 0.0, 3.25}
tensor @r1.want.0.f32 : f64[] = {1.5}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {6.75, 0.0, -1.25, 5.25, 4.5, -1.0, 5.0, 3.5, 5.75, 0.25, -0.75, 0.5, 2.25, 6.25, 6.5, -1.75, 3.25, 3.75, -0.5, 6.0, 0.75, 1.75, 4.0, -0.25, 2.5, 1.5, 1.25, 2.0, 1.0, 3.0, -2.0, 4.25, -1.5, 4.75, 5.5, 2.75}
tensor @r2.want.0.f32 : f64[] = {2.25}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %median = aten.median.default(self=%x) : f32[]
  return %median as "median"
}

fxge 1
model "median.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.75, 0.75, 0.5, 0.25, -2.0, -1.0, -0.5, -1.25, -1.5, -0.75, -0.25, 0.0}
tensor @r0.want.0.f32 : f64[] = {-0.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %median = aten.median.default(self=%x) : f32[]
  return %median as "median"
}

fxge 1
model "median.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.25, 0.75, -0.5, -1.0, -1.25, 0.0, 0.5, 0.25, -2.0, -0.75, -1.5, -1.75}
tensor @r0.want.0.bf16 : f64[] = {-0.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %median = aten.median.default(self=%x) : bf16[]
  return %median as "median"
}

fxge 1
model "median.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.25, -0.25, -2.0, -1.0, -0.75, 0.5, -1.75, -1.5, -0.5, -1.25, 0.0, 0.75}
tensor @r0.want.0.f16 : f64[] = {-0.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %median = aten.median.default(self=%x) : f16[]
  return %median as "median"
}

fxge 1
model "median.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2, 5, 1, 11, 9, 4, 7, 8, 10, 3, 6, 0}
tensor @r0.want.0.i32 : i32[] = {5}
graph "main"(
    %x : i32[3, 4]) {
  %median = aten.median.default(self=%x) : i32[]
  return %median as "median"
}

fxge 1
model "median.nan.f32" stage "import"
tensor @r0.in.x : f32[4] = {1.0, nan, 3.0, 2.0}
tensor @r0.want.0.f32 : f64[] = {nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[4]) {
  %median = aten.median.default(self=%x) : f32[]
  return %median as "median"
}

fxge 1
model "median.empty.f32" stage "import"
tensor @r0.in.x : f32[0] = {}
tensor @r0.want.0.f32 : f64[] = {nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[0]) {
  %median = aten.median.default(self=%x) : f32[]
  return %median as "median"
}

fxge 1
model "median.empty.bf16" stage "import"
tensor @r0.in.x : bf16[0] = {}
tensor @r0.want.0.bf16 : f64[] = {nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[0]) {
  %median = aten.median.default(self=%x) : bf16[]
  return %median as "median"
}

fxge 1
model "median.empty.f16" stage "import"
tensor @r0.in.x : f16[0] = {}
tensor @r0.want.0.f16 : f64[] = {nan}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-0.5, -1.25, -1.0, -0.75, -0.25, -1.75, -2.0, 0.25, -1.5, 0.5, 0.0, 0.75}
tensor @r0.want.0.f32 : f64[] = {-0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-2.0, -0.75, 2.0, 1.5, 0.25, 5.25, 4.0, 1.25, 4.75, -0.25, 2.5, 4.5, -0.5, 0.0, 3.0, 1.75, 3.5, 0.5, 5.0, 3.25, 2.25, -1.75, 3.75, 1.0, 4.25, -1.0, 2.75, 0.75, -1.5, -1.25}
tensor @r1.want.0.f32 : f64[] = {1.5}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-0.5, 1.75, -1.0, 5.25, -0.25, 0.0, 2.5, 0.5, 4.25, 6.5, 4.5, 6.0, 1.0, 0.25, 5.5, 6.25, 3.0, 2.25, 3.5, -1.75, 4.0, 0.75, -1.25, 1.25, -0.75, 5.0, 6.75, 3.25, 2.75, -2.0, 3.75, -1.5, 2.0, 4.75, 5.75, 1.5}
tensor @r2.want.0.f32 : f64[] = {2.25}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %nanmedian = aten.nanmedian.default(self=%x) : f32[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.25, -1.75, -0.5, 0.0, -1.25, -1.5, -0.75, -2.0, 0.25, -1.0, 0.75, 0.5}
tensor @r0.want.0.f32 : f64[] = {-0.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %nanmedian = aten.nanmedian.default(self=%x) : f32[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.25, -1.25, 0.75, -1.5, -0.5, 0.5, -0.75, 0.0, -1.0, 0.25, -1.75, -2.0}
tensor @r0.want.0.bf16 : f64[] = {-0.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %nanmedian = aten.nanmedian.default(self=%x) : bf16[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.25, -0.5, 0.5, -1.5, 0.25, -1.0, 0.0, -0.75, -2.0, -1.75, -0.25, 0.75}
tensor @r0.want.0.f16 : f64[] = {-0.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %nanmedian = aten.nanmedian.default(self=%x) : f16[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2, 11, 1, 6, 7, 0, 10, 9, 5, 3, 8, 4}
tensor @r0.want.0.i32 : i32[] = {5}
graph "main"(
    %x : i32[3, 4]) {
  %nanmedian = aten.nanmedian.default(self=%x) : i32[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.nan.f32" stage "import"
tensor @r0.in.x : f32[4] = {1.0, nan, 3.0, 2.0}
tensor @r0.want.0.f32 : f64[] = {2.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[4]) {
  %nanmedian = aten.nanmedian.default(self=%x) : f32[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.empty.f32" stage "import"
tensor @r0.in.x : f32[0] = {}
tensor @r0.want.0.f32 : f64[] = {nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[0]) {
  %nanmedian = aten.nanmedian.default(self=%x) : f32[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.empty.bf16" stage "import"
tensor @r0.in.x : bf16[0] = {}
tensor @r0.want.0.bf16 : f64[] = {nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[0]) {
  %nanmedian = aten.nanmedian.default(self=%x) : bf16[]
  return %nanmedian as "nanmedian"
}

fxge 1
model "nanmedian.empty.f16" stage "import"
tensor @r0.in.x : f16[0] = {}
tensor @r0.want.0.f16 : f64[] = {nan}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {0.25, -0.5, -0.75, 0.5, -0.25, -1.5, -2.0, -1.25, -1.0, 0.75, -1.75, 0.0}
tensor @r0.want.0.f32 : f64[3] = {-0.5, -1.5, -1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {1, 1, 0}
tensor @r1.in.x : f32[5, 6] = {4.75, 4.5, -0.25, 5.0, 5.25, -2.0, -0.75, 2.0, 1.5, 3.0, 1.25, 4.0, 0.0, 3.5, 1.0, 2.25, -1.0, 3.75, 2.5, -0.5, 1.75, 0.5, 2.75, 3.25, -1.75, 0.25, -1.5, 4.25, -1.25, 0.75}
tensor @r1.want.0.f32 : f64[5] = {-0.25, 1.25, 0.0, 0.5, -1.5}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[5] = {2, 4, 0, 3, 2}
tensor @r2.in.x : f32[4, 9] = {3.25, 0.25, -1.75, 2.0, 5.75, 3.5, 1.75, 4.75, 6.5, 0.75, -0.25, 1.25, 4.5, -2.0, -1.25, 6.75, -0.5, 6.0, 5.5, 6.25, 3.75, -0.75, 5.25, 4.25, 1.0, -1.0, -1.5, 2.75, 2.5, 5.0, 0.5, 1.5, 2.25, 0.0, 4.0, 3.0}
tensor @r2.want.0.f32 : f64[4] = {0.25, -1.25, -1.0, 0.5}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[4] = {1, 5, 7, 3}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=2) : f32[s77], i64[s77] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "kthvalue.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.5, -0.25, -2.0, -0.5, 0.75, 0.25, -0.75, -1.0, -1.25, 0.0, -1.75, 0.5}
tensor @r0.want.0.f32 : f64[3] = {-1.5, -0.75, -1.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {0, 2, 0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=2) : f32[3], i64[3] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "kthvalue.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.5, -0.75, -2.0, -1.25, 0.25, -1.75, -1.5, -0.25, 0.0, 0.75, 0.5, -1.0}
tensor @r0.want.0.bf16 : f64[3] = {-1.25, -1.5, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {3, 2, 0}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=2) : bf16[3], i64[3] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "kthvalue.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.75, -0.5, -2.0, -0.75, 0.0, -0.25, -1.25, -1.5, -1.75, 0.5, -1.0, 0.25}
tensor @r0.want.0.f16 : f64[3] = {-0.75, -1.25, -1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {3, 2, 2}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=2) : f16[3], i64[3] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "kthvalue.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3, 4, 11, 9, 7, 0, 2, 5, 8, 10, 1, 6}
tensor @r0.want.0.i32 : i32[3] = {4, 2, 6}
tensor @r0.want.1.i64 : i64[3] = {1, 2, 3}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=2) : i32[3], i64[3] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "kthvalue.keepdim.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.75, -1.25, -2.0, -0.5, 0.5, 0.75, -1.0, -0.25, -0.75, 0.25, 0.0, -1.5}
tensor @r0.want.0.f32 : f64[1, 4] = {-0.75, 0.25, -1.0, -0.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[1, 4] = {2, 2, 1, 0}
tensor @r1.in.x : f32[5, 6] = {-0.25, 3.0, 3.75, 1.75, 4.5, 0.75, 2.0, 2.25, 3.25, 4.0, -0.75, 2.75, 0.5, 4.75, -1.75, 5.25, 1.25, -1.5, 3.5, -1.25, 2.5, 0.25, -0.5, 5.0, -1.0, 1.5, -2.0, 1.0, 4.25, 0.0}
tensor @r1.want.0.f32 : f64[1, 6] = {-0.25, 1.5, -1.75, 1.0, -0.5, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[1, 6] = {0, 4, 2, 4, 3, 4}
tensor @r2.in.x : f32[4, 9] = {4.25, 0.25, 2.25, 4.0, 4.5, 2.75, 0.5, 0.0, 4.75, -1.75, 6.25, -1.5, -2.0, 5.75, 3.5, 5.25, 0.75, -1.25, 6.5, -1.0, -0.75, -0.25, 1.0, -0.5, 3.0, 2.0, 6.0, 6.75, 3.25, 2.5, 5.5, 1.25, 1.75, 5.0, 1.5, 3.75}
tensor @r2.want.0.f32 : f64[1, 9] = {4.25, 0.25, -0.75, -0.25, 1.25, 1.75, 3.0, 0.75, 3.75}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[1, 9] = {0, 0, 2, 2, 3, 3, 2, 1, 3}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=2, dim=0, keepdim=true) : f32[1, s27], i64[1, s27] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "kthvalue.keepdim.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.0, 0.5, -1.25, -1.75, -1.5, -0.75, 0.25, -0.25, -2.0, 0.75, 0.0, -0.5}
tensor @r0.want.0.f32 : f64[1, 4] = {-1.5, 0.5, 0.0, -0.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[1, 4] = {1, 0, 2, 2}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=2, dim=0, keepdim=true) : f32[1, 4], i64[1, 4] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "kthvalue.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {0.84375}
tensor @r0.want.0.f32 : f64[] = {0.84375}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 10] = {2.0, 3.0, 0.0, 2.0, 3.0, 2.0, 0.0, 0.0, 2.0, 0.0, 2.0, 0.0, 2.0, 3.0, 3.0, 2.0, 1.0, 0.0, 1.0, 0.0, 0.0, 3.0, 0.0, 2.0, 3.0, 2.0, 0.0, 3.0, 1.0, 0.0}
tensor @r0.want.0.f32 : f64[3] = {0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {9, 9, 9}
tensor @r1.in.x : f32[5, 12] = {2.0, 3.0, 0.0, 2.0, 3.0, 2.0, 0.0, 0.0, 2.0, 0.0, 2.0, 0.0, 2.0, 3.0, 3.0, 2.0, 1.0, 0.0, 1.0, 0.0, 0.0, 3.0, 0.0, 2.0, 3.0, 2.0, 0.0, 3.0, 1.0, 0.0, 0.0, 1.0, 2.0, 1.0, 0.0, 3.0, 1.0, 0.0, 1.0, 2.0, 2.0, 1.0, 1.0, 1.0, 2.0, 1.0, 2.0, 1.0, 0.0, 3.0, 2.0, 0.0, 3.0, 3.0, 2.0, 1.0, 2.0, 0.0, 2.0, 2.0}
tensor @r1.want.0.f32 : f64[5] = {0.0, 0.0, 0.0, 1.0, 2.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[5] = {11, 10, 10, 11, 11}
tensor @r2.in.x : f32[4, 15] = {2.0, 3.0, 0.0, 2.0, 3.0, 2.0, 0.0, 0.0, 2.0, 0.0, 2.0, 0.0, 2.0, 3.0, 3.0, 2.0, 1.0, 0.0, 1.0, 0.0, 0.0, 3.0, 0.0, 2.0, 3.0, 2.0, 0.0, 3.0, 1.0, 0.0, 0.0, 1.0, 2.0, 1.0, 0.0, 3.0, 1.0, 0.0, 1.0, 2.0, 2.0, 1.0, 1.0, 1.0, 2.0, 1.0, 2.0, 1.0, 0.0, 3.0, 2.0, 0.0, 3.0, 3.0, 2.0, 1.0, 2.0, 0.0, 2.0, 2.0}
tensor @r2.want.0.f32 : f64[4] = {2.0, 0.0, 1.0, 2.0}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[4] = {12, 14, 13, 14}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : f32[s77], i64[s77] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 10] = {3.0, 2.0, 3.0, 0.0, 3.0, 1.0, 2.0, 3.0, 2.0, 2.0, 2.0, 1.0, 3.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 2.0, 0.0, 2.0, 3.0, 2.0, 2.0, 0.0, 0.0, 3.0, 0.0}
tensor @r0.want.0.f32 : f64[3] = {2.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {9, 8, 9}
graph "main"(
    %x : f32[3, 10]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : f32[3], i64[3] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 10] = {2.0, 3.0, 2.0, 1.0, 0.0, 1.0, 1.0, 1.0, 2.0, 3.0, 0.0, 0.0, 3.0, 0.0, 0.0, 3.0, 3.0, 2.0, 1.0, 3.0, 2.0, 1.0, 0.0, 0.0, 1.0, 3.0, 2.0, 3.0, 2.0, 2.0}
tensor @r0.want.0.bf16 : f64[3] = {1.0, 0.0, 2.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {7, 4, 9}
graph "main"(
    %x : bf16[3, 10]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : bf16[3], i64[3] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 10] = {3.0, 0.0, 1.0, 0.0, 3.0, 3.0, 2.0, 2.0, 3.0, 3.0, 2.0, 3.0, 0.0, 0.0, 0.0, 2.0, 2.0, 0.0, 1.0, 1.0, 3.0, 1.0, 1.0, 1.0, 2.0, 2.0, 3.0, 3.0, 3.0, 0.0}
tensor @r0.want.0.f16 : f64[3] = {3.0, 0.0, 3.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3] = {9, 7, 8}
graph "main"(
    %x : f16[3, 10]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : f16[3], i64[3] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 10] = {1, 2, 1, 1, 1, 0, 3, 0, 3, 3, 2, 3, 0, 3, 1, 0, 0, 2, 2, 3, 2, 2, 2, 1, 3, 1, 0, 0, 3, 2}
tensor @r0.want.0.i32 : i32[3] = {1, 0, 2}
tensor @r0.want.1.i64 : i64[3] = {4, 6, 9}
graph "main"(
    %x : i32[3, 10]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : i32[3], i64[3] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 10] = {0, 3, 1, 2, 2, 0, 3, 2, 3, 3, 0, 3, 3, 3, 1, 1, 2, 1, 2, 1, 2, 1, 0, 0, 3, 0, 0, 0, 2, 3}
tensor @r0.want.0.i64 : i64[3] = {3, 1, 0}
tensor @r0.want.1.i64 : i64[3] = {9, 9, 7}
graph "main"(
    %x : i64[3, 10]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : i64[3], i64[3] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 10] = {2, 1, 2, 0, 1, 3, 0, 1, 1, 2, 0, 2, 3, 2, 2, 1, 1, 1, 3, 1, 2, 3, 0, 0, 2, 2, 1, 0, 2, 1}
tensor @r0.want.0.u8 : u8[3] = {1, 1, 2}
tensor @r0.want.1.i64 : i64[3] = {8, 9, 8}
graph "main"(
    %x : u8[3, 10]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : u8[3], i64[3] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 10] = {false, true, false, true, true, true, false, true, true, true, true, true, true, false, true, true, true, true, true, false, true, false, true, false, true, false, true, false, true, false}
tensor @r0.want.0.bool : bool[3] = {true, true, false}
tensor @r0.want.1.i64 : i64[3] = {9, 8, 9}
graph "main"(
    %x : bool[3, 10]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=1) : bool[3], i64[3] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.keepdim.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[10, 4] = {1.0, 0.0, 1.0, 0.0, 2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 2.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 2.0, 0.0, 0.0, 1.0, 2.0, 0.0, 2.0, 2.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0}
tensor @r0.want.0.f32 : f64[1, 4] = {1.0, 1.0, 0.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[1, 4] = {9, 8, 9, 9}
tensor @r1.in.x : f32[12, 6] = {1.0, 0.0, 1.0, 0.0, 2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 2.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 2.0, 0.0, 0.0, 1.0, 2.0, 0.0, 2.0, 2.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 2.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 0.0, 1.0, 0.0, 0.0}
tensor @r1.want.0.f32 : f64[1, 6] = {1.0, 1.0, 0.0, 1.0, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[1, 6] = {9, 11, 11, 11, 11, 11}
tensor @r2.in.x : f32[11, 9] = {1.0, 0.0, 1.0, 0.0, 2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 2.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 2.0, 0.0, 0.0, 1.0, 2.0, 0.0, 2.0, 2.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 2.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 0.0, 1.0, 0.0, 0.0, 2.0, 1.0, 2.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 2.0, 2.0, 2.0, 0.0, 2.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0}
tensor @r2.want.0.f32 : f64[1, 9] = {1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[1, 9] = {7, 10, 10, 9, 10, 10, 10, 10, 10}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=0, keepdim=true) : f32[1, s27], i64[1, s27] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.keepdim.f32" stage "import"
tensor @r0.in.x : f32[10, 4] = {0.0, 2.0, 0.0, 2.0, 0.0, 0.0, 2.0, 2.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 2.0, 0.0, 1.0, 0.0, 2.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 2.0, 1.0, 2.0, 2.0, 0.0, 2.0, 0.0, 2.0, 0.0, 2.0, 0.0, 1.0, 0.0}
tensor @r0.want.0.f32 : f64[1, 4] = {2.0, 0.0, 1.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[1, 4] = {9, 9, 9, 9}
graph "main"(
    %x : f32[10, 4]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x, dim=0, keepdim=true) : f32[1, 4], i64[1, 4] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "mode.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {2.84375}
tensor @r0.want.0.f32 : f64[] = {2.84375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[] = {0}
graph "main"(
    %x : f32[]) {
  %getitem, %getitem_1 = aten.mode.default(self=%x) : f32[], i64[] name("mode")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.False_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.875, -0.96875, 2.125, -0.25, 0.5625, -2.46875, -1.75, 3.0, 2.4375, 1.65625, 2.375, 0.0}
tensor @r0.want.0.f32 : f64[5] = {2.0, 1.0, 3.0, 2.0, 4.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[6] = {-2.46875, -1.375, -0.28125, 0.8125, 1.90625, 3.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=5) : f32[5], f32[6] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.False_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.40625, -1.53125, -1.8125, -0.46875, 1.4375, -1.4375, 2.4375, 2.59375, -2.40625, 0.03125, -2.8125, 2.375}
tensor @r0.want.0.f64 : f64[5] = {3.0, 2.0, 3.0, 1.0, 3.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f64 : f64[6] = {-2.8125, -1.73125, -0.65, 0.43125, 1.5125, 2.59375}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=5) : f64[5], f64[6] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.range_False_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.34375, -1.5625, 1.375, -1.625, 1.34375, -0.875, 2.3125, -3.125, 1.03125, 1.59375, -2.4375, 1.84375}
tensor @r0.want.0.f32 : f64[4] = {1.0, 0.0, 1.0, 5.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[5] = {-1.0, -0.25, 0.5, 1.25, 2.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[-1.0, 2.0]) : f32[4], f32[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bins_tensor.False_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.65625, -0.3125, -1.90625, 2.125, 2.59375, -0.75, 1.25, 2.125, 0.4375, 0.03125, -0.625, -2.625}
tensor @r0.in.y : f32[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.want.0.f32 : f64[3] = {1.0, 5.0, 5.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %getitem, %getitem_1 = aten.histogram.bins_tensor(self=%x, bins=%y) : f32[3], f32[4] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.False_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.09375, 0.78125, 0.84375, -1.9375, -2.5, 1.375, 2.21875, 2.28125, 2.0625, -1.59375, 0.375, -1.65625}
tensor @r0.in.y : f32[3, 4] = {0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0}
tensor @r0.want.0.f32 : f64[5] = {27.0, 0.0, 0.0, 13.0, 26.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[6] = {-2.5, -1.54375, -0.5875, 0.36875, 1.325, 2.28125}
tensor @r0.own.1 : f64[] = {1.899999979571021e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=5, weight=%y) : f32[5], f32[6] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bins_tensor.False_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.0625, 1.75, 1.96875, -0.28125, 1.34375, 2.3125, -3.0625, -2.53125, -0.8125, 1.5, 1.0625, 1.40625}
tensor @r0.in.y : f32[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.in.z : f32[3, 4] = {0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0}
tensor @r0.want.0.f32 : f64[3] = {0.0, 11.0, 42.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bins_tensor(self=%x, bins=%y, weight=%z) : f32[3], f32[4] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.True_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.34375, -1.375, -1.3125, -2.96875, 2.34375, 1.03125, -0.40625, -2.375, -0.875, 1.53125, -2.46875, 2.8125}
tensor @r0.want.0.f32 : f64[5] = {0.2162162162, 0.2162162162, 0.1441441441, 0.1441441441, 0.1441441441}
tensor @r0.own.0 : f64[] = {2.4000000209412065e-08}
tensor @r0.want.1.f32 : f64[6] = {-2.96875, -1.8125, -0.65625, 0.5, 1.65625, 2.8125}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=5, density=true) : f32[5], f32[6] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.True_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.4375, -2.96875, 1.03125, -0.71875, 2.0, -1.75, 2.5625, -2.28125, -1.0, 2.5625, -1.625, -2.46875}
tensor @r0.want.0.f64 : f64[5] = {0.2259887006, 0.3013182674, 0.07532956685, 0.07532956685, 0.2259887006}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f64 : f64[6] = {-2.96875, -1.8625, -0.75625, 0.35, 1.45625, 2.5625}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=5, density=true) : f64[5], f64[6] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.range_True_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.15625, 1.0625, 0.875, 0.46875, 1.8125, 2.75, -0.3125, 2.6875, 3.03125, -0.75, 0.84375, 2.0625}
tensor @r0.want.0.f32 : f64[4] = {0.3333333333, 0.3333333333, 0.5, 0.1666666667}
tensor @r0.own.0 : f64[] = {1.999999987845058e-08}
tensor @r0.want.1.f32 : f64[5] = {-1.0, -0.25, 0.5, 1.25, 2.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[-1.0, 2.0], density=true) : f32[4], f32[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bins_tensor.True_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.6875, -2.53125, 3.0, -2.875, 0.21875, 2.09375, -0.96875, 2.28125, -1.9375, -1.65625, -2.5, -1.03125}
tensor @r0.in.y : f32[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.want.0.f32 : f64[3] = {0.3333333333, 0.1481481481, 0.1777777778}
tensor @r0.own.0 : f64[] = {2.999999892949745e-08}
tensor @r0.want.1.f32 : f64[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %getitem, %getitem_1 = aten.histogram.bins_tensor(self=%x, bins=%y, density=true) : f32[3], f32[4] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.True_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.75, -1.15625, 1.09375, 0.125, 1.0, 0.46875, -1.875, 2.75, 1.625, -2.65625, -2.4375, 1.4375}
tensor @r0.in.y : f32[3, 4] = {0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0}
tensor @r0.want.0.f32 : f64[5] = {0.3503240497, 0.01401296199, 0.1121036959, 0.3503240497, 0.09809073393}
tensor @r0.own.0 : f64[] = {5.000000058430487e-08}
tensor @r0.want.1.f32 : f64[6] = {-2.65625, -1.575, -0.49375, 0.5875, 1.66875, 2.75}
tensor @r0.own.1 : f64[] = {3.4999999343199306e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=5, weight=%y, density=true) : f32[5], f32[6] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bins_tensor.True_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5625, -1.71875, -1.125, 2.96875, -0.71875, 1.1875, 1.125, 0.8125, -3.09375, 2.8125, 0.46875, -1.15625}
tensor @r0.in.y : f32[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.in.z : f32[3, 4] = {0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0}
tensor @r0.want.0.f32 : f64[3] = {0.2413793103, 0.1609195402, 0.2068965517}
tensor @r0.own.0 : f64[] = {3.3999999260458935e-08}
tensor @r0.want.1.f32 : f64[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bins_tensor(self=%x, bins=%y, weight=%z, density=true) : f32[3], f32[4] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.halves.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.625, 1.5, 1.1875, -1.1875, 1.875, 2.34375, -2.78125, -0.59375, 2.25, -2.15625, -2.375, 2.25}
tensor @r0.want.0.f32 : f64[4] = {1.0, 0.0, 1.0, 3.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[5] = {-1.0, -0.25, 0.5, 1.25, 2.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[-1.0, 2.0]) : f32[4], f32[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.halves.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.9375, 0.6875, -2.6875, 0.96875, -2.4375, -0.71875, -1.6875, -2.65625, 0.71875, 2.25, -1.9375, 1.78125}
tensor @r0.want.0.bf16 : f64[4] = {1.0, 0.0, 3.0, 2.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bf16 : f64[5] = {-1.0, -0.25, 0.5, 1.25, 2.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[-1.0, 2.0]) : bf16[4], bf16[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.halves.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.6875, -2.8125, 3.09375, 1.4375, 2.46875, 1.4375, 2.9375, -1.625, -2.5625, 1.78125, 3.0625, 1.71875}
tensor @r0.want.0.f16 : f64[4] = {0.0, 0.0, 0.0, 5.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f16 : f64[5] = {-1.0, -0.25, 0.5, 1.25, 2.0}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[-1.0, 2.0]) : f16[4], f16[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.one_edge.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.90625, 0.90625, 2.78125, 1.65625, 1.59375, 2.6875, -0.6875, 2.5, 2.75, -0.3125, -2.96875, -0.03125}
tensor @r0.want.0.f32 : f64[4] = {0.0, 1.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[5] = {0.5, 0.75, 1.0, 1.25, 1.5}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[1.0, 1.0]) : f32[4], f32[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.one_edge.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.15625, -2.375, -1.5, -2.625, 0.21875, 2.78125, -1.0, -2.03125, 3.03125, 1.625, -0.40625, 1.65625}
tensor @r0.want.0.bf16 : f64[4] = {0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.bf16 : f64[5] = {0.5, 0.75, 1.0, 1.25, 1.5}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[1.0, 1.0]) : bf16[4], bf16[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.one_edge.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.84375, -1.6875, -1.96875, -2.9375, 2.8125, 2.4375, -1.5625, -1.1875, 0.1875, -0.34375, -0.71875, -3.0}
tensor @r0.want.0.f16 : f64[4] = {0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f16 : f64[5] = {0.5, 0.75, 1.0, 1.25, 1.5}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4, range=[1.0, 1.0]) : f16[4], f16[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.equal.f32" stage "import"
tensor @r0.in.x : f32[5] = {1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.want.0.f32 : f64[4] = {0.0, 0.0, 5.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[5] = {0.5, 0.75, 1.0, 1.25, 1.5}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[5]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=4) : f32[4], f32[5] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "histogram.bin_ct.empty.f32" stage "import"
tensor @r0.in.x : f32[0] = {}
tensor @r0.want.0.f32 : f64[4] = {0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[5] = {0.0, 0.25, 0.5, 0.75, 1.0}
tensor @r0.own.1 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {1.75, -0.28125, 2.8125, -2.46875, 0.40625, -2.09375, -1.0625, 3.0, 0.78125, 1.4375, -1.0625, 0.9375}
tensor @r0.in.y : f32[4] = {0.6875, -0.3125, -2.65625, 2.40625}
tensor @r0.want.0.f32 : f64[] = {8.289500607}
tensor @r0.own.0 : f64[] = {4.5000000170603016e-08}
tensor @r1.in.x : f32[5, 6] = {1.75, -0.28125, 2.8125, -2.46875, 0.40625, -2.09375, -1.0625, 3.0, 0.78125, 1.4375, -1.0625, 0.9375, 0.6875, -0.3125, -2.65625, 2.40625, -2.6875, -3.0, 0.40625, 2.0, 2.125, 1.5625, 1.15625, 1.09375, 0.03125, -1.84375, -1.1875, -0.96875, 0.75, 1.375}
tensor @r1.in.y : f32[6] = {0.59375, 1.53125, -0.3125, 0.96875, 0.125, 0.8125}
tensor @r1.want.0.f32 : f64[] = {10.02545588}
tensor @r1.own.0 : f64[] = {4.099999983964153e-08}
tensor @r2.in.x : f32[4, 9] = {1.75, -0.28125, 2.8125, -2.46875, 0.40625, -2.09375, -1.0625, 3.0, 0.78125, 1.4375, -1.0625, 0.9375, 0.6875, -0.3125, -2.65625, 2.40625, -2.6875, -3.0, 0.40625, 2.0, 2.125, 1.5625, 1.15625, 1.09375, 0.03125, -1.84375, -1.1875, -0.96875, 0.75, 1.375, 0.59375, 1.53125, -0.3125, 0.96875, 0.125, 0.8125}
tensor @r2.in.y : f32[9] = {-0.46875, -2.40625, -2.125, 3.09375, 3.0625, -1.40625, -1.9375, 1.6875, 2.1875}
tensor @r2.want.0.f32 : f64[] = {17.2763612}
tensor @r2.own.0 : f64[] = {1.4999999464748726e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %dist = aten.dist.default(self=%x, other=%y, p=2.0) : f32[]
  return %dist as "dist"
}

fxge 1
model "dist.p2.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.78125, -1.625, -1.65625, 1.78125, 1.3125, -0.0625, 2.1875, 1.0625, -2.9375, 1.96875, 2.59375, -2.03125}
tensor @r0.in.y : f32[4] = {-1.1875, -0.28125, -2.03125, 0.59375}
tensor @r0.want.0.f32 : f64[] = {8.53765785}
tensor @r0.own.0 : f64[] = {1.3000000187446403e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %dist = aten.dist.default(self=%x, other=%y, p=2.0) : f32[]
  return %dist as "dist"
}

fxge 1
model "dist.p2.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.8125, -2.59375, 2.0625, 1.90625, -0.78125, -3.09375, -1.46875, 2.78125, -1.1875, 1.6875, -2.40625, 0.40625}
tensor @r0.in.y : bf16[4] = {-0.34375, -0.96875, -1.0625, 0.09375}
tensor @r0.want.0.bf16 : f64[] = {6.228478571}
tensor @r0.own.0 : f64[] = {0.0015999999595806003}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %dist = aten.dist.default(self=%x, other=%y, p=2.0) : bf16[]
  return %dist as "dist"
}

fxge 1
model "dist.p2.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.40625, -2.3125, 1.125, 2.09375, -2.78125, 1.34375, -2.0625, 0.46875, -2.8125, 2.03125, 2.34375, -0.34375}
tensor @r0.in.y : f16[4] = {1.625, -0.09375, -1.46875, -3.09375}
tensor @r0.want.0.f16 : f64[] = {10.92879118}
tensor @r0.own.0 : f64[] = {8.199999865610152e-05}
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
tensor @r0.in.x : f32[3, 4] = {2.65625, -2.0625, 2.84375, 2.03125, -1.1875, -2.3125, -2.96875, 1.5, -1.28125, -2.9375, -1.4375, -2.15625}
tensor @r0.in.y : f32[4] = {1.71875, 0.96875, -0.0625, 2.28125}
tensor @r0.want.0.f32 : f64[] = {29.71875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.65625, -2.0625, 2.84375, 2.03125, -1.1875, -2.3125, -2.96875, 1.5, -1.28125, -2.9375, -1.4375, -2.15625, 1.71875, 0.96875, -0.0625, 2.28125, 2.09375, -0.125, -2.03125, 1.375, 0.96875, 2.53125, -2.875, 0.71875, -0.125, -2.65625, 1.5625, -2.25, -1.71875, -1.125}
tensor @r1.in.y : f32[6] = {2.71875, -0.8125, 1.03125, 0.75, -2.40625, 1.375}
tensor @r1.want.0.f32 : f64[] = {60.53125}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.65625, -2.0625, 2.84375, 2.03125, -1.1875, -2.3125, -2.96875, 1.5, -1.28125, -2.9375, -1.4375, -2.15625, 1.71875, 0.96875, -0.0625, 2.28125, 2.09375, -0.125, -2.03125, 1.375, 0.96875, 2.53125, -2.875, 0.71875, -0.125, -2.65625, 1.5625, -2.25, -1.71875, -1.125, 2.71875, -0.8125, 1.03125, 0.75, -2.40625, 1.375}
tensor @r2.in.y : f32[9] = {1.78125, 0.09375, -0.78125, -2.28125, 2.5625, -1.0625, -0.15625, 1.65625, -0.71875}
tensor @r2.want.0.f32 : f64[] = {86.40625}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %dist = aten.dist.default(self=%x, other=%y, p=1.0) : f32[]
  return %dist as "dist"
}

fxge 1
model "dist.p1.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.15625, 0.09375, 1.28125, -0.53125, -0.5625, -1.0625, -0.125, 2.8125, -2.4375, -2.6875, -0.5, -1.875}
tensor @r0.in.y : f32[4] = {0.78125, 0.25, -2.84375, 0.53125}
tensor @r0.want.0.f32 : f64[] = {26.84375}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {-0.96875, -0.3125, 0.3125, -2.125, 0.15625, 2.28125, -1.375, -0.375, 2.65625, 0.09375, 1.0625, -1.84375}
tensor @r0.in.y : f32[4] = {2.625, -0.9375, 1.90625, 0.25}
tensor @r0.want.0.f32 : f64[] = {12.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-0.96875, -0.3125, 0.3125, -2.125, 0.15625, 2.28125, -1.375, -0.375, 2.65625, 0.09375, 1.0625, -1.84375, 2.625, -0.9375, 1.90625, 0.25, -0.3125, 1.6875, 1.15625, 2.78125, -1.21875, 2.0, -2.6875, 2.28125, -1.1875, 0.46875, -1.8125, 1.21875, 0.1875, -0.1875}
tensor @r1.in.y : f32[6] = {1.96875, 0.75, 3.0625, 3.0625, -1.78125, 2.375}
tensor @r1.want.0.f32 : f64[] = {30.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-0.96875, -0.3125, 0.3125, -2.125, 0.15625, 2.28125, -1.375, -0.375, 2.65625, 0.09375, 1.0625, -1.84375, 2.625, -0.9375, 1.90625, 0.25, -0.3125, 1.6875, 1.15625, 2.78125, -1.21875, 2.0, -2.6875, 2.28125, -1.1875, 0.46875, -1.8125, 1.21875, 0.1875, -0.1875, 1.96875, 0.75, 3.0625, 3.0625, -1.78125, 2.375}
tensor @r2.in.y : f32[9] = {-2.8125, 3.03125, -1.15625, 0.09375, 1.3125, -1.09375, 1.53125, -2.90625, -2.65625}
tensor @r2.want.0.f32 : f64[] = {36.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %dist = aten.dist.default(self=%x, other=%y, p=0.0) : f32[]
  return %dist as "dist"
}

fxge 1
model "dist.p0.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.5625, 1.53125, 2.28125, -2.6875, 2.21875, 2.4375, 1.0, -2.21875, 2.0, -1.78125, -0.875, -1.0625}
tensor @r0.in.y : f32[4] = {-1.3125, -1.8125, 2.25, -1.3125}
tensor @r0.want.0.f32 : f64[] = {12.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {0.40625, -1.9375, 1.0, 2.4375, 0.625, 0.375, -2.53125, 0.4375, -1.3125, -2.0, 0.28125, -1.90625}
tensor @r0.in.y : f32[4] = {1.40625, -3.0625, -2.28125, 1.03125}
tensor @r0.want.0.f32 : f64[] = {5.257480376}
tensor @r0.own.0 : f64[] = {4.700000033608376e-08}
tensor @r1.in.x : f32[5, 6] = {0.40625, -1.9375, 1.0, 2.4375, 0.625, 0.375, -2.53125, 0.4375, -1.3125, -2.0, 0.28125, -1.90625, 1.40625, -3.0625, -2.28125, 1.03125, 0.71875, 3.09375, 2.4375, 2.4375, -2.53125, -2.375, 2.71875, -2.8125, -1.84375, 0.0625, -2.3125, 1.6875, 0.4375, -2.46875}
tensor @r1.in.y : f32[6] = {-1.5, -0.84375, -2.28125, -0.09375, 0.96875, -2.78125}
tensor @r1.want.0.f32 : f64[] = {7.737425208}
tensor @r1.own.0 : f64[] = {7.700000281829489e-08}
tensor @r2.in.x : f32[4, 9] = {0.40625, -1.9375, 1.0, 2.4375, 0.625, 0.375, -2.53125, 0.4375, -1.3125, -2.0, 0.28125, -1.90625, 1.40625, -3.0625, -2.28125, 1.03125, 0.71875, 3.09375, 2.4375, 2.4375, -2.53125, -2.375, 2.71875, -2.8125, -1.84375, 0.0625, -2.3125, 1.6875, 0.4375, -2.46875, -1.5, -0.84375, -2.28125, -0.09375, 0.96875, -2.78125}
tensor @r2.in.y : f32[9] = {1.5625, -0.5625, -2.5625, 2.75, 2.53125, -0.125, -0.53125, 1.59375, 0.0}
tensor @r2.want.0.f32 : f64[] = {8.81050644}
tensor @r2.own.0 : f64[] = {4.3000000005122274e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %dist = aten.dist.default(self=%x, other=%y, p=3.0) : f32[]
  return %dist as "dist"
}

fxge 1
model "dist.p3.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.625, -2.375, -0.1875, 0.53125, -0.90625, 0.5, 0.875, 2.78125, -1.28125, 0.75, -2.5625, -0.28125}
tensor @r0.in.y : f32[4] = {-3.0625, -2.53125, 3.0, 3.0625}
tensor @r0.want.0.f32 : f64[] = {7.120775443}
tensor @r0.own.0 : f64[] = {3.599999942593968e-08}
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
tensor @r0.in.x : f32[3, 4] = {-1.65625, 0.46875, 2.34375, 2.96875, 1.75, 2.40625, 1.53125, 0.96875, 1.03125, -0.90625, 2.90625, -1.625}
tensor @r0.in.y : f32[4] = {-2.5, 2.15625, -2.78125, -0.4375}
tensor @r0.want.0.f32 : f64[] = {5.6875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-1.65625, 0.46875, 2.34375, 2.96875, 1.75, 2.40625, 1.53125, 0.96875, 1.03125, -0.90625, 2.90625, -1.625, -2.5, 2.15625, -2.78125, -0.4375, -0.84375, -2.84375, -1.34375, -2.25, 2.40625, -1.09375, 1.25, 1.1875, 0.5625, -1.9375, 2.8125, 0.5, 2.1875, 0.65625}
tensor @r1.in.y : f32[6] = {1.03125, 2.0, 0.5, 2.875, 0.3125, 2.78125}
tensor @r1.want.0.f32 : f64[] = {5.625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-1.65625, 0.46875, 2.34375, 2.96875, 1.75, 2.40625, 1.53125, 0.96875, 1.03125, -0.90625, 2.90625, -1.625, -2.5, 2.15625, -2.78125, -0.4375, -0.84375, -2.84375, -1.34375, -2.25, 2.40625, -1.09375, 1.25, 1.1875, 0.5625, -1.9375, 2.8125, 0.5, 2.1875, 0.65625, 1.03125, 2.0, 0.5, 2.875, 0.3125, 2.78125}
tensor @r2.in.y : f32[9] = {2.53125, -1.5625, 0.34375, -0.90625, -2.84375, 0.96875, -2.96875, 2.25, -1.84375}
tensor @r2.want.0.f32 : f64[] = {5.84375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %dist = aten.dist.default(self=%x, other=%y, p=inf) : f32[]
  return %dist as "dist"
}

fxge 1
model "dist.pinf.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.59375, -1.78125, 3.0, -1.03125, -2.34375, -1.5, -1.1875, 0.5625, -0.84375, -0.78125, 2.75, -1.75}
tensor @r0.in.y : f32[4] = {0.5625, -1.96875, 0.1875, -2.875}
tensor @r0.want.0.f32 : f64[] = {3.4375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %dist = aten.dist.default(self=%x, other=%y, p=inf) : f32[]
  return %dist as "dist"
}

fxge 1
model "_histogramdd_bin_edges.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {2.0625, -2.59375, 1.84375, 2.03125, -3.125, -2.84375, -2.5, 2.375, -0.9375, -2.375, 1.4375, 0.65625, -1.28125, -0.6875, -0.96875, 2.53125, -1.46875, 1.4375, 2.84375, -1.25, -0.125, 2.90625, -0.59375, 3.03125}
tensor @r0.want.0.f32 : f64[5] = {-3.125, -1.6328125, -0.140625, 1.3515625, 2.84375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[4] = {-2.84375, -0.8854166667, 1.072916667, 3.03125}
tensor @r0.own.1 : f64[] = {1.3000000187446403e-08}
graph "main"(
    %x : f32[3, 4, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[4, 3]) : f32[5], f32[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_bin_edges.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {0.3125, -2.03125, 1.4375, -1.25, -2.375, -1.78125, -2.96875, -1.4375, -2.0625, -1.4375, 1.96875, -0.78125, -2.875, 2.5, 2.21875, 1.40625, 1.625, -2.0, -0.8125, 2.90625, -0.65625, -3.0, -3.09375, 1.03125}
tensor @r0.want.0.f64 : f64[5] = {-3.09375, -1.765625, -0.4375, 0.890625, 2.21875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f64 : f64[4] = {-3.0, -1.03125, 0.9375, 2.90625}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[4, 3]) : f64[5], f64[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_bin_edges.range.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {0.03125, -1.375, 1.78125, -1.625, -2.84375, -0.125, 0.90625, -0.75, -1.15625, -3.125, -0.4375, 0.78125, -0.625, 1.03125, 1.9375, -2.0, 0.28125, -1.4375, 0.03125, 2.5625, 1.8125, -0.75, 0.0625, -1.09375}
tensor @r0.want.0.f32 : f64[5] = {-1.0, -0.25, 0.5, 1.25, 2.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[4] = {0.5, 0.8333333333, 1.166666667, 1.5}
tensor @r0.own.1 : f64[] = {2.6000000374892807e-08}
graph "main"(
    %x : f32[3, 4, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[4, 3], range=[-1.0, 2.0, 1.0, 1.0]) : f32[5], f32[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_bin_edges.range.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {2.09375, -0.53125, -2.25, -3.03125, 1.375, -2.46875, -1.15625, 2.59375, 0.21875, -0.5, 1.21875, -0.75, 1.65625, 1.4375, -2.1875, 2.0625, 1.625, 2.875, -2.21875, 1.125, -2.09375, -1.03125, 2.40625, 2.625}
tensor @r0.want.0.f64 : f64[5] = {-1.0, -0.25, 0.5, 1.25, 2.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f64 : f64[4] = {0.5, 0.8333333333, 1.166666667, 1.5}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[4, 3], range=[-1.0, 2.0, 1.0, 1.0]) : f64[5], f64[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_bin_edges.range.f16" stage "import"
tensor @r0.in.x : f16[3, 4, 2] = {-1.90625, -3.03125, 3.03125, -1.65625, 1.5, -1.65625, 1.71875, 2.90625, 1.96875, -3.125, -0.84375, -0.28125, -1.5625, 0.9375, -1.8125, 2.21875, -0.09375, 0.5625, 1.1875, -0.8125, 2.96875, -0.28125, 0.625, 2.6875}
tensor @r0.want.0.f16 : f64[5] = {-1.0, -0.25, 0.5, 1.25, 2.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f16 : f64[4] = {0.5, 0.8333333333, 1.166666667, 1.5}
tensor @r0.own.1 : f64[] = {0.00022000000171829015}
graph "main"(
    %x : f16[3, 4, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[4, 3], range=[-1.0, 2.0, 1.0, 1.0]) : f16[5], f16[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_bin_edges.equal.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.want.0.f32 : f64[3] = {0.5, 1.0, 1.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[4] = {0.5, 0.8333333333, 1.166666667, 1.5}
tensor @r0.own.1 : f64[] = {2.6000000374892807e-08}
graph "main"(
    %x : f32[3, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[2, 3]) : f32[3], f32[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_bin_edges.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 2] = {}
tensor @r0.want.0.f32 : f64[3] = {0.0, 0.5, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[4] = {0.0, 0.3333333333, 0.6666666667, 1.0}
tensor @r0.own.1 : f64[] = {3.999999975690116e-08}
graph "main"(
    %x : f32[0, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[2, 3]) : f32[3], f32[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_from_bin_cts.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-0.65625, 2.5625, 2.3125, 2.0625, -1.4375, -0.9375, -1.46875, 1.5625, -1.96875, 3.09375, 1.0625, -0.34375, -2.53125, 1.375, 1.4375, -2.6875, -1.4375, 0.21875, 2.71875, 2.1875, 1.875, -0.59375, 1.03125, -1.65625}
tensor @r0.want.0.f32 : f64[4, 3] = {1.0, 1.0, 3.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 2.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[4, 3]) : f32[4, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_cts.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {0.0625, 2.65625, -2.34375, 0.96875, 0.71875, 0.59375, 1.625, -0.4375, 1.34375, 0.59375, -0.90625, -0.15625, -1.96875, -1.625, -2.78125, -0.65625, -2.75, -2.625, -2.03125, -2.03125, 1.375, -1.28125, -3.0, -1.375}
tensor @r0.want.0.f64 : f64[4, 3] = {4.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 3.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[4, 3]) : f64[4, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_cts.range.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {0.90625, -2.125, 0.59375, -1.0, -2.71875, 0.03125, -0.3125, -1.46875, 2.75, 0.03125, -2.9375, -0.46875, -2.875, 0.09375, 1.875, 1.09375, 0.34375, -0.25, 2.5625, 0.5625, 2.21875, 1.09375, -0.71875, -0.15625}
tensor @r0.want.0.f32 : f64[4, 3] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[4, 3], range=[-1.0, 2.0, 1.0, 1.0]) : f32[4, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_cts.range.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {-1.90625, -1.0625, 3.125, 0.375, 0.71875, 0.75, -0.59375, 2.0625, 2.3125, -0.125, 1.5625, -1.6875, -2.34375, 0.96875, -2.03125, 1.3125, 0.90625, -0.75, 2.21875, -0.40625, -0.1875, -2.1875, 1.53125, -0.9375}
tensor @r0.want.0.f64 : f64[4, 3] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[4, 3], range=[-1.0, 2.0, 1.0, 1.0]) : f64[4, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_cts.range.f16" stage "import"
tensor @r0.in.x : f16[3, 4, 2] = {-0.375, -0.96875, 2.96875, 0.40625, -2.6875, 1.21875, -1.28125, -1.21875, 1.5625, -2.9375, -1.625, -3.03125, -3.0625, 0.40625, 0.6875, 0.34375, -0.59375, -0.375, -0.125, -1.53125, 0.59375, -2.21875, 0.21875, 1.15625}
tensor @r0.want.0.f16 : f64[4, 3] = {0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f16[3, 4, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[4, 3], range=[-1.0, 2.0, 1.0, 1.0]) : f16[4, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_cts.equal.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.want.0.f32 : f64[2, 3] = {0.0, 0.0, 0.0, 0.0, 3.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[2, 3]) : f32[2, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_cts.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 2] = {}
tensor @r0.want.0.f32 : f64[2, 3] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[0, 2]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[2, 3]) : f32[2, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_bin_edges.no_bin.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {1.5625, 2.65625, 0.03125, 1.09375, 1.125, -2.96875, 2.09375, -1.53125, 3.0625, -1.46875, 2.40625, -2.375, 1.46875, -2.53125, -0.34375, 1.4375, 1.875, 2.75, 1.75, -1.375, -0.3125, -1.625, -2.5625, -1.53125}
tensor @r0.want.0.f32 : f64[1] = {-2.5625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.f32 : f64[2] = {-2.96875, 2.75}
tensor @r0.own.1 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[0, 1]) : f32[1], f32[2] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "_histogramdd_from_bin_cts.count.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-0.0625, -2.46875, -1.40625, 0.625, 2.40625, 1.6875, 2.8125, -0.96875, -2.75, 0.28125, 0.0625, -0.21875, 2.875, 2.4375, -2.375, 2.21875, 1.09375, -2.6875, -0.8125, 1.84375, 2.90625, 0.09375, 2.9375, -0.125}
tensor @r0.in.y : f32[3, 4] = {0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0}
tensor @r0.want.0.f32 : f64[2, 3] = {0.0, 10.0, 16.0, 8.0, 24.0, 8.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4, 2],
    %y : f32[3, 4]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[2, 3], weight=%y) : f32[2, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_tensors.count.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {1.0, -2.375, 1.8125, 0.71875, 3.03125, -0.5, 0.9375, -2.5, -1.84375, -0.625, 2.75, -2.03125, 1.53125, -0.40625, 0.875, -0.03125, -2.3125, 3.03125, -0.71875, 2.34375, -0.4375, -2.34375, 1.71875, 1.6875}
tensor @r0.in.y : f32[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.in.z : f32[2] = {-1.0, 2.5}
tensor @r0.want.0.f32 : f64[3, 1] = {1.0, 1.0, 4.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4, 2],
    %y : f32[4],
    %z : f32[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z]) : f32[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "_histogramdd_from_bin_tensors.count.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {-1.84375, -0.21875, 2.90625, 0.96875, -1.0625, -0.59375, 0.25, 1.96875, -0.59375, -3.0625, -2.65625, -0.46875, -0.0625, -0.46875, 2.625, 2.28125, -0.03125, -0.21875, -1.125, 0.5, -1.84375, -2.40625, -0.59375, 2.0}
tensor @r0.in.y : f64[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.in.z : f64[2] = {-1.0, 2.5}
tensor @r0.want.0.f64 : f64[3, 1] = {3.0, 4.0, 2.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4, 2],
    %y : f64[4],
    %z : f64[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z]) : f64[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "_histogramdd_from_bin_tensors.count.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4, 2] = {2.84375, -2.53125, 2.8125, -2.875, 1.9375, -0.5, 1.96875, -0.4375, 1.9375, -2.875, -2.59375, 2.25, -2.21875, 0.90625, -0.5, 1.8125, 1.1875, 0.21875, -1.28125, -0.84375, -1.1875, -0.59375, 2.0625, -1.21875}
tensor @r0.in.y : bf16[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.in.z : bf16[2] = {-1.0, 2.5}
tensor @r0.want.0.bf16 : f64[3, 1] = {2.0, 1.0, 3.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bf16[3, 4, 2],
    %y : bf16[4],
    %z : bf16[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z]) : bf16[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "_histogramdd_from_bin_tensors.weight_count.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {2.3125, -0.90625, -0.65625, 1.78125, -0.25, 0.5625, 2.90625, 0.6875, 3.0625, 1.90625, 1.65625, 2.46875, 1.4375, 0.03125, 0.59375, 2.09375, 1.96875, -1.625, 0.15625, -0.40625, -1.6875, -2.5625, -2.75, 1.96875}
tensor @r0.in.y : f32[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.in.z : f32[2] = {-1.0, 2.5}
tensor @r0.in.w : f32[3, 4] = {0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0}
tensor @r0.want.0.f32 : f64[3, 1] = {0.0, 12.0, 21.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4, 2] = {-2.3125, -0.28125, -0.59375, 2.03125, -2.09375, 0.40625, 1.4375, -2.9375, 1.34375, 1.90625, 1.40625, -0.28125, 0.28125, -1.90625, -3.03125, -1.5625, -0.4375, -1.625, 0.21875, -2.59375, -2.0625, 1.1875, -0.78125, -0.71875}
tensor @r0.in.y : f32[3, 4] = {0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0}
tensor @r0.want.0.f32 : f64[2, 3] = {0.02865973363, 0.0, 0.04913097194, 0.1064504392, 0.06550796259, 0.02047123831}
tensor @r0.own.0 : f64[] = {3.999999975690116e-08}
graph "main"(
    %x : f32[3, 4, 2],
    %y : f32[3, 4]) {
  %_histogramdd_from_bin_cts = aten._histogramdd_from_bin_cts.default(self=%x, bins=[2, 3], weight=%y, density=true) : f32[2, 3]
  return %_histogramdd_from_bin_cts as "_histogramdd_from_bin_cts"
}

fxge 1
model "_histogramdd_from_bin_tensors.density.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-0.03125, 2.8125, -0.8125, 2.71875, 0.09375, 1.59375, 1.5625, -1.4375, -3.125, 2.96875, -1.90625, -0.78125, -0.1875, -1.21875, 0.34375, -1.75, 0.8125, -1.375, 1.3125, 1.5, -2.875, 0.46875, -2.34375, 0.625}
tensor @r0.in.y : f32[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.in.z : f32[2] = {-1.0, 2.5}
tensor @r0.want.0.f32 : f64[3, 1] = {0.09523809524, 0.06349206349, 0.0380952381}
tensor @r0.own.0 : f64[] = {3.799999959142042e-08}
graph "main"(
    %x : f32[3, 4, 2],
    %y : f32[4],
    %z : f32[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z], density=true) : f32[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "_histogramdd_from_bin_tensors.density.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {2.09375, -0.96875, 1.28125, -0.96875, 1.84375, -3.03125, 0.125, 1.09375, 0.09375, 0.65625, -2.40625, 0.65625, -0.28125, -1.1875, -2.1875, -1.5, -0.46875, 1.3125, -0.21875, -1.59375, 1.9375, -1.6875, 1.3125, -2.8125}
tensor @r0.in.y : f64[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.in.z : f64[2] = {-1.0, 2.5}
tensor @r0.want.0.f64 : f64[3, 1] = {0.0, 0.1142857143, 0.04571428571}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4, 2],
    %y : f64[4],
    %z : f64[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z], density=true) : f64[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "_histogramdd_from_bin_tensors.density.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4, 2] = {2.28125, -0.53125, 0.3125, 0.5, -3.125, -1.53125, 0.96875, 1.96875, -1.0625, 1.96875, -0.40625, 2.1875, -2.65625, -1.625, -0.375, -3.0625, -0.28125, 1.46875, 1.3125, 0.0625, -1.28125, -2.3125, -1.59375, -1.28125}
tensor @r0.in.y : bf16[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.in.z : bf16[2] = {-1.0, 2.5}
tensor @r0.want.0.bf16 : f64[3, 1] = {0.04081632653, 0.08163265306, 0.04897959184}
tensor @r0.own.0 : f64[] = {0.0019000000320374966}
graph "main"(
    %x : bf16[3, 4, 2],
    %y : bf16[4],
    %z : bf16[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z], density=true) : bf16[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "_histogramdd_from_bin_tensors.weight_density.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-0.4375, 3.0625, 1.59375, 2.96875, -1.59375, 0.28125, -2.90625, 2.6875, 0.125, -2.03125, -2.75, 1.4375, -2.65625, -1.625, -0.1875, 0.59375, -2.6875, -2.34375, -0.3125, -2.75, -0.65625, -2.09375, 2.25, -0.96875}
tensor @r0.in.y : f32[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.in.z : f32[2] = {-1.0, 2.5}
tensor @r0.in.w : f32[3, 4] = {0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0}
tensor @r0.want.0.f32 : f64[3, 1] = {0.02857142857, 0.06666666667, 0.06285714286}
tensor @r0.own.0 : f64[] = {5.200000074978561e-08}
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
tensor @r0.in.x : f32[3, 2] = {0.0, 1.0, nan, 0.0, 0.0, 2.5}
tensor @r0.in.y : f32[4] = {-2.0, -1.0, 0.5, 3.0}
tensor @r0.in.z : f32[2] = {-1.0, 2.5}
tensor @r0.want.0.f32 : f64[3, 1] = {0.0, 2.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 2],
    %y : f32[4],
    %z : f32[2]) {
  %_histogramdd_from_bin_tensors = aten._histogramdd_from_bin_tensors.default(self=%x, bins=[%y, %z]) : f32[3, 1]
  return %_histogramdd_from_bin_tensors as "_histogramdd_from_bin_tensors"
}

fxge 1
model "hash_tensor.all.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.21875, -0.96875, 2.15625, -1.3125, -1.09375, 2.28125, -2.9375, -0.28125, -1.1875, 2.1875, 2.65625, 2.3125}
tensor @r0.want.0.u64 : u64[] = hex "000000000080c97f"
graph "main"(
    %x : f32[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.6875, 0.9375, -2.875, 1.5, 0.15625, -2.21875, 1.09375, 2.75, 2.84375, -2.03125, -1.1875, -0.6875}
tensor @r0.want.0.u64 : u64[] = hex "0000000000c0cb7f"
graph "main"(
    %x : f64[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.03125, -0.0625, 2.8125, -0.875, -0.875, -2.03125, 2.96875, 2.0, -0.625, 1.71875, -1.1875, 3.03125}
tensor @r0.want.0.u64 : u64[] = hex "000000000040a5ff"
graph "main"(
    %x : f16[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.46875, 1.3125, 1.84375, 1.21875, -2.03125, -2.78125, 2.5, 1.3125, 3.03125, 1.9375, -1.03125, 1.03125}
tensor @r0.want.0.u64 : u64[] = hex "0000000000c00c80"
graph "main"(
    %x : bf16[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6, 6, -3, -5, -2, 4, -2, -5, 7, 6, -1, 4}
tensor @r0.want.0.u64 : u64[] = hex "ffffffffffffffff"
graph "main"(
    %x : i64[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5, 4, -1, 2, -5, 0, 0, 6, 1, 0, 3, 5}
tensor @r0.want.0.u64 : u64[] = hex "0600000000000000"
graph "main"(
    %x : i32[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {1, -3, 0, 6, -3, 0, -6, -7, -3, -4, -3, 2}
tensor @r0.want.0.u64 : u64[] = hex "faffffffffffffff"
graph "main"(
    %x : i8[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3, 7, 3, 3, 6, 1, 2, 1, 1, 6, 4, 5}
tensor @r0.want.0.u64 : u64[] = hex "0600000000000000"
graph "main"(
    %x : u8[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.all.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false, false, false, false, true, false, true, true, false, true, false, false}
tensor @r0.want.0.u64 : u64[] = hex "0000000000000000"
graph "main"(
    %x : bool[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.dims[0]_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 5] = {1.0625, -3.03125, -2.71875, -0.03125, -3.03125, -1.84375, -0.6875, -2.59375, 1.25, 1.9375, -2.90625, -2.40625, 1.21875, 0.125, 0.46875, 0.6875, 1.40625, 2.21875, -1.53125, 2.8125, -2.5, -0.25, -0.46875, 1.03125, 2.875, -0.46875, -0.0625, -0.8125, -0.625, 1.59375, -0.09375, -1.90625, 1.59375, -0.8125, 0.03125, -2.125, -1.96875, 1.75, 1.78125, -2.125, -1.71875, -2.4375, -2.125, 0.6875, 2.0, -3.0, -0.53125, 2.5625, 0.625, 2.84375, -2.03125, -2.1875, 1.15625, -1.65625, -1.0, 1.96875, 2.34375, -2.375, -0.0625, 2.75}
tensor @r0.want.0.u64 : u64[4, 5] = hex "0000000000800e400000000000c0dbbf0000000000c0dabf000000000080b6bf0000000000400fc00000000000802bc0000000000000b7bf000000000040ea3f000000000000f4bf0000000000400040000000000000bfbf000000000040fcbf000000000080f83f000000000080d03f0000000000008ebf00000000008018c00000000000c00bc00000000000c0febf000000000000b43f00000000008001c0"
graph "main"(
    %x : f32[3, 4, 5]) {
  %hash_tensor = aten.hash_tensor.default(self=%x, dim=[0]) : u64[4, 5]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.dims[0]_False.i32" stage "import"
tensor @r0.in.x : i32[3, 4, 5] = {5, -6, 4, 1, -2, -1, -7, 6, 2, -4, -6, 2, -6, -1, -3, -6, 0, 1, -7, -3, 6, 5, -3, 6, -4, 4, -4, -5, 4, -4, -5, -7, -1, 5, 5, -5, -1, -3, 2, 4, -3, 2, -7, 7, -2, -3, -6, -7, 7, 5, 2, 3, 3, -3, -6, -7, -2, -2, -3, -5}
tensor @r0.want.0.u64 : u64[4, 5] = hex "fefffffffffffffffdffffffffffffff00000000000000000000000000000000fcffffffffffffff0600000000000000ffffffffffffffff0400000000000000010000000000000005000000000000000300000000000000f8ffffffffffffff060000000000000007000000000000000200000000000000f8ffffffffffffff0100000000000000020000000000000006000000000000000200000000000000"
graph "main"(
    %x : i32[3, 4, 5]) {
  %hash_tensor = aten.hash_tensor.default(self=%x, dim=[0]) : u64[4, 5]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.dims[-1]_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 5] = {1.1875, 2.15625, 2.65625, -1.625, -2.125, -2.3125, 2.4375, -1.15625, 0.40625, 0.90625, 0.09375, -1.96875, -0.59375, 2.6875, -0.75, -0.9375, -3.0625, 3.0625, 1.21875, -1.84375, 1.71875, 0.09375, 2.90625, 2.21875, 2.96875, -1.125, -0.40625, 0.40625, -0.5, -1.71875, -1.875, -3.0625, -2.0, 1.3125, -0.6875, 1.625, -1.46875, 2.125, -2.90625, -0.28125, -3.03125, -0.625, 0.0, -2.25, -3.0, -0.21875, -0.9375, -1.96875, -3.125, 0.65625, 1.8125, -1.71875, 0.625, -2.65625, 0.875, -1.0625, -0.4375, -1.9375, -2.3125, -0.71875}
tensor @r0.want.0.u64 : u64[3, 4, 1] = hex "0000000000000c40000000000080c43f00000000000049c0000000000000e0bf0000000000c04240000000000080e93f000000000080e53f0000000000c0d9bf000000000040e67f00000000008031400000000000c00b4000000000008037c0"
graph "main"(
    %x : f32[3, 4, 5]) {
  %hash_tensor = aten.hash_tensor.default(self=%x, dim=[-1], keepdim=true) : u64[3, 4, 1]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.dims[-1]_True.i32" stage "import"
tensor @r0.in.x : i32[3, 4, 5] = {0, -4, 2, -3, -5, 2, -7, 3, 1, -4, -4, -3, -6, -6, 3, 7, 1, 7, -1, -7, -5, 0, -7, 7, -2, 3, -4, 6, -4, 6, 4, 0, 1, 7, 1, -6, 4, -7, -2, 6, -6, -3, 7, -7, 1, -4, 4, 6, -1, 4, -1, 1, -2, 6, 2, -1, 7, 7, 1, 5}
tensor @r0.want.0.u64 : u64[3, 4, 1] = hex "f8ffffffffffffff050000000000000002000000000000000700000000000000fbffffffffffffff03000000000000000300000000000000fffffffffffffffff8ffffffffffffff05000000000000000400000000000000fbffffffffffffff"
graph "main"(
    %x : i32[3, 4, 5]) {
  %hash_tensor = aten.hash_tensor.default(self=%x, dim=[-1], keepdim=true) : u64[3, 4, 1]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.dims[0, 2]_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 5] = {2.125, 0.8125, -1.59375, 1.28125, 1.6875, 2.8125, 1.78125, -1.25, 3.0625, 1.25, -0.1875, -1.5, 1.0625, 3.09375, -0.375, 1.6875, -2.03125, -2.15625, 2.8125, -1.03125, -3.0, -0.375, -3.0625, 2.84375, 0.1875, -3.09375, -0.71875, 1.28125, 1.75, 2.0625, 2.34375, -0.84375, 0.0625, -2.84375, 1.9375, -0.25, -0.40625, 1.71875, -1.46875, -2.375, -0.59375, -0.40625, -1.03125, -0.40625, -0.65625, 2.75, 2.15625, -1.0, 2.09375, 0.25, -3.09375, 2.78125, 1.59375, 2.3125, 0.21875, 2.90625, 1.59375, -1.09375, 3.09375, 2.0}
tensor @r0.want.0.u64 : u64[1, 4, 1] = hex "0000000000c0fdbf0000000000c03240000000000040883f0000000000800e40"
graph "main"(
    %x : f32[3, 4, 5]) {
  %hash_tensor = aten.hash_tensor.default(self=%x, dim=[0, 2], keepdim=true) : u64[1, 4, 1]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.dims[0, 2]_True.i32" stage "import"
tensor @r0.in.x : i32[3, 4, 5] = {1, 4, 5, -5, 0, -1, 6, 1, 0, -1, 6, 5, -4, 5, -7, 0, 0, 7, 3, -1, 5, -5, -6, -4, 4, 4, 2, 4, 6, -2, -3, 5, 7, -5, -5, 2, 5, -2, 6, -5, 0, 6, 0, -4, -7, 3, -3, 4, -6, -7, 3, -4, 1, -5, 3, 7, 2, 2, -4, 7}
tensor @r0.want.0.u64 : u64[1, 4, 1] = hex "04000000000000000400000000000000faffffffffffffff0300000000000000"
graph "main"(
    %x : i32[3, 4, 5]) {
  %hash_tensor = aten.hash_tensor.default(self=%x, dim=[0, 2], keepdim=true) : u64[1, 4, 1]
  return %hash_tensor as "hash_tensor"
}

fxge 1
model "hash_tensor.odd.f32" stage "import"
tensor @r0.in.x : f32[5] = {nan, -0.0, inf, 1.0, -1.0}
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
tensor @r0.in.x : f32[1, 3] = {-3.0, -3.03125, 3.125}
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
tensor @r0.in.x : f32[3, 4] = {-2.96875, 0.1875, 1.3125, 2.03125, -2.21875, 0.09375, 1.78125, 0.3125, -3.09375, -1.78125, -2.375, 1.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.96875, -0.556640625, -0.7305908203, -1.484012604, -2.21875, -0.2080078125, -0.370513916, -0.1157855988, -3.09375, 5.510742188, -13.0880127, -20.45001984}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %cumprod_ = aten.cumprod_.default(self=%clone, dim=-1) : f32[3, 4]
  return %cumprod_ as "cumprod_"
}

fxge 1
model "cumsum_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.3125, -0.28125, -1.84375, 1.25, 0.40625, -0.9375, -0.65625, 2.71875, -1.59375, -1.5625, 2.71875, 1.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.3125, -0.59375, -2.4375, -1.1875, 0.40625, -0.53125, -1.1875, 1.53125, -1.59375, -3.15625, -0.4375, 0.84375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %cumsum_ = aten.cumsum_.default(self=%clone, dim=-1) : f32[3, 4]
  return %cumsum_ as "cumsum_"
}
