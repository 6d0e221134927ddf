fxge 1
model "dropout.eval.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.96875,-1.9375,2.34375,-1.28125,-2.78125,2.3125,0.75,1.84375,2.15625,1.3125,-0.78125,-1.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.96875,-1.9375,2.34375,-1.28125,-2.78125,2.3125,0.75,1.84375,2.15625,1.3125,-0.78125,-1.40625}
graph "main"(
    %x : f32[3, 4]) {
  %dropout = aten.dropout.default(input=%x, p=0.5, train=false) : f32[3, 4]
  return %dropout as "dropout"
}

fxge 1
model "uniform.one.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.4375,2.8125,-0.1875,-2.8125,-2.21875,-0.53125,0.09375,1.53125,-1.40625,0.46875,0.875,0.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5}
tensor @r1.in.x : f32[4, 6] = {-2.4375,2.8125,-0.1875,-2.8125,-2.21875,-0.53125,0.09375,1.53125,-1.40625,0.46875,0.875,0.09375,2.78125,-0.28125,2.59375,2.875,1.1875,1.40625,2.21875,-0.28125,-0.125,2.71875,1.09375,2.28125}
tensor @r1.want.0.f32 : f64[4, 6] = {2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5}
graph "main"(
    %x : f32[s77, s27]) {
  %uniform = aten.uniform.default(self=%x, from=2.5, to=2.5) : f32[s77, s27]
  return %uniform as "uniform"
}

fxge 1
model "uniform.one.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.375,-0.1875,-2.4375,2.625,-0.5625,-0.34375,-1.8125,-0.3125,-2.90625,0.375,-0.90625,1.53125}
tensor @r0.want.0.f64 : f64[3, 4] = {2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5}
graph "main"(
    %x : f64[3, 4]) {
  %uniform = aten.uniform.default(self=%x, from=2.5, to=2.5) : f64[3, 4]
  return %uniform as "uniform"
}

fxge 1
model "uniform.one.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.031,-0.5,0.4688,1.719,2.906,-0.6562,-3.062,0.2188,2,-2.656,-1.5625,-1.281}
tensor @r0.want.0.f16 : f64[3, 4] = {2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5}
graph "main"(
    %x : f16[3, 4]) {
  %uniform = aten.uniform.default(self=%x, from=2.5, to=2.5) : f16[3, 4]
  return %uniform as "uniform"
}

fxge 1
model "uniform.one.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.09375,-1.71875,-2.28125,2.53125,-2.125,1.375,2.25,-1.0625,-1.96875,2.28125,2.40625,2.59375}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5}
graph "main"(
    %x : bf16[3, 4]) {
  %uniform = aten.uniform.default(self=%x, from=2.5, to=2.5) : bf16[3, 4]
  return %uniform as "uniform"
}

fxge 1
model "normal_functional.one.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3,-2.4375,1.46875,-0.75,-1.09375,1.71875,-3.09375,2.46875,2.5,-2.96875,-1.03125,-0.25}
tensor @r0.want.0.f32 : f64[3, 4] = {2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5}
tensor @r1.in.x : f32[4, 6] = {3,-2.4375,1.46875,-0.75,-1.09375,1.71875,-3.09375,2.46875,2.5,-2.96875,-1.03125,-0.25,2.84375,1.0625,-2.375,2.75,-1.65625,0.46875,-1.375,2.21875,-0.03125,0.3125,1.65625,2.84375}
tensor @r1.want.0.f32 : f64[4, 6] = {2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5}
graph "main"(
    %x : f32[s77, s27]) {
  %normal_functional = aten.normal_functional.default(self=%x, mean=2.5, std=0.0) : f32[s77, s27]
  return %normal_functional as "normal_functional"
}

fxge 1
model "normal_functional.one.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.78125,-1.78125,-2.0625,0.65625,2.71875,0.5625,0.9375,-2,2.8125,-0.15625,0.9375,-1.21875}
tensor @r0.want.0.f64 : f64[3, 4] = {2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5}
graph "main"(
    %x : f64[3, 4]) {
  %normal_functional = aten.normal_functional.default(self=%x, mean=2.5, std=0.0) : f64[3, 4]
  return %normal_functional as "normal_functional"
}

fxge 1
model "normal_functional.one.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.375,-0.09375,2.312,1.1875,-0.8125,2.688,-1.906,-0.5,1.969,-1.5625,1.594,-2.062}
tensor @r0.want.0.f16 : f64[3, 4] = {2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5}
graph "main"(
    %x : f16[3, 4]) {
  %normal_functional = aten.normal_functional.default(self=%x, mean=2.5, std=0.0) : f16[3, 4]
  return %normal_functional as "normal_functional"
}

fxge 1
model "normal_functional.one.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {3.125,0.65625,-0.25,0.03125,-1.59375,2.59375,2.78125,-0.46875,2.25,0.8125,1.84375,0.71875}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5}
graph "main"(
    %x : bf16[3, 4]) {
  %normal_functional = aten.normal_functional.default(self=%x, mean=2.5, std=0.0) : bf16[3, 4]
  return %normal_functional as "normal_functional"
}

fxge 1
model "normal.Tensor_float.one.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.21875,1.75,1.65625,-1.75,-1,-2.25,-3.09375,0.6875,1.03125,0.28125,1.1875,-3.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {2.21875,1.75,1.65625,-1.75,-1,-2.25,-3.09375,0.6875,1.03125,0.28125,1.1875,-3.09375}
tensor @r1.in.x : f32[4, 6] = {2.21875,1.75,1.65625,-1.75,-1,-2.25,-3.09375,0.6875,1.03125,0.28125,1.1875,-3.09375,-2.09375,-1.875,0.6875,-2.8125,2.375,-2.75,-0.21875,1.90625,0.8125,-2.59375,1.90625,2.6875}
tensor @r1.want.0.f32 : f64[4, 6] = {2.21875,1.75,1.65625,-1.75,-1,-2.25,-3.09375,0.6875,1.03125,0.28125,1.1875,-3.09375,-2.09375,-1.875,0.6875,-2.8125,2.375,-2.75,-0.21875,1.90625,0.8125,-2.59375,1.90625,2.6875}
graph "main"(
    %x : f32[s77, s27]) {
  %normal = aten.normal.Tensor_float(mean=%x, std=0.0) : f32[s77, s27]
  return %normal as "normal"
}

fxge 1
model "normal.Tensor_float.one.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.34375,0.90625,-1.15625,-0.09375,-2.53125,-0.96875,-1.625,0.96875,-2.1875,2.1875,2.1875,-1.03125}
tensor @r0.want.0.f64 : f64[3, 4] = {0.34375,0.90625,-1.15625,-0.09375,-2.53125,-0.96875,-1.625,0.96875,-2.1875,2.1875,2.1875,-1.03125}
graph "main"(
    %x : f64[3, 4]) {
  %normal = aten.normal.Tensor_float(mean=%x, std=0.0) : f64[3, 4]
  return %normal as "normal"
}

fxge 1
model "normal.Tensor_float.one.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.6875,-2.031,-0.03125,0.3438,0.3438,3.062,-0.5,-1.344,0.625,-1.281,1.75,-1.3125}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.6875,-2.0312,-0.03125,0.34375,0.34375,3.0625,-0.5,-1.3438,0.625,-1.2812,1.75,-1.3125}
graph "main"(
    %x : f16[3, 4]) {
  %normal = aten.normal.Tensor_float(mean=%x, std=0.0) : f16[3, 4]
  return %normal as "normal"
}

fxge 1
model "normal.Tensor_float.one.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.5,-0.71875,0.25,1.5,0.5625,3.03125,-2.75,3.09375,-0.0625,2.59375,-1.625,2.6875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.5,-0.71875,0.25,1.5,0.5625,3.0312,-2.75,3.0938,-0.0625,2.5938,-1.625,2.6875}
graph "main"(
    %x : bf16[3, 4]) {
  %normal = aten.normal.Tensor_float(mean=%x, std=0.0) : bf16[3, 4]
  return %normal as "normal"
}

fxge 1
model "normal.float_Tensor.one.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0,-0.0,-0.0,-0.0,0,0,-0.0,-0.0,0,0,-0.0,-0.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5}
tensor @r1.in.x : f32[4, 6] = {0,-0.0,-0.0,-0.0,0,0,-0.0,-0.0,0,0,-0.0,-0.0,0,0,0,-0.0,0,0,0,0,-0.0,-0.0,-0.0,0}
tensor @r1.want.0.f32 : f64[4, 6] = {1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5}
graph "main"(
    %x : f32[s77, s27]) {
  %normal = aten.normal.float_Tensor(mean=1.5, std=%x) : f32[s77, s27]
  return %normal as "normal"
}

fxge 1
model "normal.float_Tensor.one.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.0,0,-0.0,0,0,0,-0.0,0,-0.0,0,-0.0,0}
tensor @r0.want.0.f64 : f64[3, 4] = {1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5}
graph "main"(
    %x : f64[3, 4]) {
  %normal = aten.normal.float_Tensor(mean=1.5, std=%x) : f64[3, 4]
  return %normal as "normal"
}

fxge 1
model "normal.float_Tensor.one.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0,-0.0,0,0,0,0,-0.0,0,-0.0,0,-0.0,-0.0}
tensor @r0.want.0.f16 : f64[3, 4] = {1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5}
graph "main"(
    %x : f16[3, 4]) {
  %normal = aten.normal.float_Tensor(mean=1.5, std=%x) : f16[3, 4]
  return %normal as "normal"
}

fxge 1
model "normal.float_Tensor.one.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.0,0,-0.0,0,0,0,-0.0,-0.0,-0.0,-0.0,0,-0.0}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5}
graph "main"(
    %x : bf16[3, 4]) {
  %normal = aten.normal.float_Tensor(mean=1.5, std=%x) : bf16[3, 4]
  return %normal as "normal"
}

fxge 1
model "normal.Tensor_Tensor.one.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {-1.53125,2.75,1.75}
tensor @r0.in.y : f32[4] = {-0.0,0,-0.0,0}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.53125,-1.53125,-1.53125,-1.53125,2.75,2.75,2.75,2.75,1.75,1.75,1.75,1.75}
tensor @r1.in.x : f32[4, 1] = {-1.53125,2.75,1.75,-1.25}
tensor @r1.in.y : f32[6] = {0,-0.0,0,-0.0,-0.0,0}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.53125,-1.53125,-1.53125,-1.53125,-1.53125,-1.53125,2.75,2.75,2.75,2.75,2.75,2.75,1.75,1.75,1.75,1.75,1.75,1.75,-1.25,-1.25,-1.25,-1.25,-1.25,-1.25}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %normal = aten.normal.Tensor_Tensor(mean=%x, std=%y) : f32[s77, s17]
  return %normal as "normal"
}

fxge 1
model "normal.Tensor_Tensor.one.f64" stage "import"
tensor @r0.in.x : f64[3, 1] = {2.3125,1.28125,2.78125}
tensor @r0.in.y : f64[4] = {0,-0.0,-0.0,-0.0}
tensor @r0.want.0.f64 : f64[3, 4] = {2.3125,2.3125,2.3125,2.3125,1.28125,1.28125,1.28125,1.28125,2.78125,2.78125,2.78125,2.78125}
graph "main"(
    %x : f64[3, 1],
    %y : f64[4]) {
  %normal = aten.normal.Tensor_Tensor(mean=%x, std=%y) : f64[3, 4]
  return %normal as "normal"
}

fxge 1
model "normal.float_float.one.f32" stage "import"
tensor @r0.want.0.f32 : f64[3, 4] = {1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5}
graph "main"() {
  %normal = aten.normal.float_float(mean=1.5, std=0.0, size=[3, 4]) : f32[3, 4]
  return %normal as "normal"
}

fxge 1
model "randint.one.f32" stage "import"
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"() {
  %randint = aten.randint.default(high=1, size=[3, 4]) : i64[3, 4]
  return %randint as "randint"
}

fxge 1
model "randint.low.one.f32" stage "import"
tensor @r0.want.0.f32 : f64[3] = {-5,-5,-5}
graph "main"() {
  %randint = aten.randint.low(low=-5, high=-4, size=[3], dtype=f32) : f32[3]
  return %randint as "randint"
}

fxge 1
model "randint_like.one.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.03125,0.5625,-2,0.3125,1.78125,0.90625,-1.4375,2.3125,-2.9375,-0.90625,-0.0625,1.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {2.03125,0.5625,-2,0.3125,1.78125,0.90625,-1.4375,2.3125,-2.9375,-0.90625,-0.0625,1.03125,-2.40625,-1.8125,0.34375,-1.34375,0.25,-1.5,-0.28125,-2.5625,-1.75,1.875,1.6875,-0.1875}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %randint_like = aten.randint_like.default(self=%x, high=1) : f32[s77, s27]
  return %randint_like as "randint_like"
}

fxge 1
model "randint_like.one.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.875,-1.5,-2.8125,2.3125,-3.03125,0.40625,1.96875,2,1.03125,2.78125,-1.5,1.0625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : bf16[3, 4]) {
  %randint_like = aten.randint_like.default(self=%x, high=1) : bf16[3, 4]
  return %randint_like as "randint_like"
}

fxge 1
model "randint_like.one.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.375,-2.219,2.75,-1.5,-0.25,-0.25,-1.656,-2.844,-3.062,-2.625,0.25,-1.6875}
tensor @r0.want.0.f16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f16[3, 4]) {
  %randint_like = aten.randint_like.default(self=%x, high=1) : f16[3, 4]
  return %randint_like as "randint_like"
}

fxge 1
model "randint_like.one.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,4,-4,-7,-3,-7,-4,3,-4,1,3,-6}
tensor @r0.want.0.i32 : i32[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : i32[3, 4]) {
  %randint_like = aten.randint_like.default(self=%x, high=1) : i32[3, 4]
  return %randint_like as "randint_like"
}

fxge 1
model "randint_like.one.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,4,6,0,1,-4,-3,-6,-1,-7,7,-5}
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : i64[3, 4]) {
  %randint_like = aten.randint_like.default(self=%x, high=1) : i64[3, 4]
  return %randint_like as "randint_like"
}

fxge 1
model "randint_like.low_dtype.one.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.8125,-0.5,-2.75,-0.1875,-3.125,1.15625,-1.34375,-2.25,1.625,1.375,-2.78125,3.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {7,7,7,7,7,7,7,7,7,7,7,7}
tensor @r1.in.x : f32[4, 6] = {-2.8125,-0.5,-2.75,-0.1875,-3.125,1.15625,-1.34375,-2.25,1.625,1.375,-2.78125,3.09375,2.53125,-0.65625,-0.5625,-2.9375,2.59375,1.40625,-2.25,-0.40625,-2.53125,-3.03125,1.3125,0.75}
tensor @r1.want.0.f32 : f64[4, 6] = {7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7}
graph "main"(
    %x : f32[s77, s27]) {
  %randint_like = aten.randint_like.low_dtype(self=%x, low=7, high=8) : f32[s77, s27]
  return %randint_like as "randint_like"
}

fxge 1
model "randint_like.low_dtype.one.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.125,0.78125,0.78125,0.375,1.625,2.90625,-1.6875,-0.65625,1.8125,0.46875,-3.125,2.40625}
tensor @r0.want.0.bf16 : f64[3, 4] = {7,7,7,7,7,7,7,7,7,7,7,7}
graph "main"(
    %x : bf16[3, 4]) {
  %randint_like = aten.randint_like.low_dtype(self=%x, low=7, high=8) : bf16[3, 4]
  return %randint_like as "randint_like"
}

fxge 1
model "randint_like.low_dtype.one.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.906,-1.656,0.7812,-1,-0.125,1.375,-1.781,-1.406,-0.625,-2.844,-0.25,0.1562}
tensor @r0.want.0.f16 : f64[3, 4] = {7,7,7,7,7,7,7,7,7,7,7,7}
graph "main"(
    %x : f16[3, 4]) {
  %randint_like = aten.randint_like.low_dtype(self=%x, low=7, high=8) : f16[3, 4]
  return %randint_like as "randint_like"
}

fxge 1
model "randint_like.low_dtype.one.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,3,-1,-7,-3,5,-2,5,4,1,4,7}
tensor @r0.want.0.i32 : i32[3, 4] = {7,7,7,7,7,7,7,7,7,7,7,7}
graph "main"(
    %x : i32[3, 4]) {
  %randint_like = aten.randint_like.low_dtype(self=%x, low=7, high=8) : i32[3, 4]
  return %randint_like as "randint_like"
}

fxge 1
model "randint_like.low_dtype.one.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,0,-2,-4,0,-6,0,4,0,-5,4,-5}
tensor @r0.want.0.i64 : i64[3, 4] = {7,7,7,7,7,7,7,7,7,7,7,7}
graph "main"(
    %x : i64[3, 4]) {
  %randint_like = aten.randint_like.low_dtype(self=%x, low=7, high=8) : i64[3, 4]
  return %randint_like as "randint_like"
}

fxge 1
model "randperm.one.f32" stage "import"
tensor @r0.want.0.i64 : i64[1] = {0}
graph "main"() {
  %randperm = aten.randperm.default(n=1) : i64[1]
  return %randperm as "randperm"
}

fxge 1
model "randperm.none.f32" stage "import"
tensor @r0.want.0.i32 : i32[0] = {}
graph "main"() {
  %randperm = aten.randperm.default(n=0, dtype=i32) : i32[0]
  return %randperm as "randperm"
}

fxge 1
model "random.to.one.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.46875,-3.0625,-2.65625,-2.53125,1.21875,0.40625,2.15625,1.125,0.09375,-0.28125,1,0.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {-1.46875,-3.0625,-2.65625,-2.53125,1.21875,0.40625,2.15625,1.125,0.09375,-0.28125,1,0.8125,2.4375,1.0625,1.28125,-1.3125,-1.4375,-1.3125,-3,1.1875,2.03125,0.9375,-0.78125,-1.5625}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %random = aten.random.to(self=%x, to=1) : f32[s77, s27]
  return %random as "random"
}

fxge 1
model "random.to.one.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.59375,1.28125,-0.28125,0.46875,-1.90625,-1.4375,2.03125,0.90625,-1.125,1.90625,-3.125,0.46875}
tensor @r0.want.0.bf16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : bf16[3, 4]) {
  %random = aten.random.to(self=%x, to=1) : bf16[3, 4]
  return %random as "random"
}

fxge 1
model "random.to.one.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5625,3.062,0.2812,-0.0625,0.125,1.344,0.9375,2.188,-1.719,2.469,-2.094,1}
tensor @r0.want.0.f16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f16[3, 4]) {
  %random = aten.random.to(self=%x, to=1) : f16[3, 4]
  return %random as "random"
}

fxge 1
model "random.to.one.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,-4,-5,-3,-7,-3,5,7,1,2,7,5}
tensor @r0.want.0.i32 : i32[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : i32[3, 4]) {
  %random = aten.random.to(self=%x, to=1) : i32[3, 4]
  return %random as "random"
}

fxge 1
model "random.to.one.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,-7,-4,-2,-4,-6,1,-3,-5,-5,3,1}
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : i64[3, 4]) {
  %random = aten.random.to(self=%x, to=1) : i64[3, 4]
  return %random as "random"
}

fxge 1
model "random.to.one.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3,1,5,1,3,3,5,3,3,5,3,6}
tensor @r0.want.0.u8 : u8[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : u8[3, 4]) {
  %random = aten.random.to(self=%x, to=1) : u8[3, 4]
  return %random as "random"
}

fxge 1
model "random.to.one.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,false,false,true,false,true,false,false,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bool[3, 4]) {
  %random = aten.random.to(self=%x, to=1) : bool[3, 4]
  return %random as "random"
}

fxge 1
model "rand.none.f32" stage "import"
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"() {
  %rand = aten.rand.default(size=[0, 4]) : f32[0, 4]
  return %rand as "rand"
}

fxge 1
model "randn.none.f32" stage "import"
tensor @r0.want.0.bf16 : f64[3, 0] = {}
graph "main"() {
  %randn = aten.randn.default(size=[3, 0], dtype=bf16) : bf16[3, 0]{1, 1}
  return %randn as "randn"
}

fxge 1
model "rand_like.none.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3, 0] = {}
tensor @r1.in.x : f32[4, 0] = {}
tensor @r1.want.0.f32 : f64[4, 0] = {}
graph "main"(
    %x : f32[s77, 0]{1, 1}) {
  %rand_like = aten.rand_like.default(self=%x) : f32[s77, 0]{1, 1}
  return %rand_like as "rand_like"
}

fxge 1
model "rand_like.none.f64" stage "import"
tensor @r0.in.x : f64[3, 0] = {}
tensor @r0.want.0.f64 : f64[3, 0] = {}
graph "main"(
    %x : f64[3, 0]{1, 1}) {
  %rand_like = aten.rand_like.default(self=%x) : f64[3, 0]{1, 1}
  return %rand_like as "rand_like"
}

fxge 1
model "rand_like.none.f16" stage "import"
tensor @r0.in.x : f16[3, 0] = {}
tensor @r0.want.0.f16 : f64[3, 0] = {}
graph "main"(
    %x : f16[3, 0]{1, 1}) {
  %rand_like = aten.rand_like.default(self=%x) : f16[3, 0]{1, 1}
  return %rand_like as "rand_like"
}

fxge 1
model "rand_like.none.bf16" stage "import"
tensor @r0.in.x : bf16[3, 0] = {}
tensor @r0.want.0.bf16 : f64[3, 0] = {}
graph "main"(
    %x : bf16[3, 0]{1, 1}) {
  %rand_like = aten.rand_like.default(self=%x) : bf16[3, 0]{1, 1}
  return %rand_like as "rand_like"
}

fxge 1
model "randn_like.none.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.want.0.f32 : f64[0, 4] = {}
tensor @r1.in.x : f32[0, 6] = {}
tensor @r1.want.0.f32 : f64[0, 6] = {}
graph "main"(
    %x : f32[0, s27]) {
  %randn_like = aten.randn_like.default(self=%x) : f32[0, s27]
  return %randn_like as "randn_like"
}

fxge 1
model "randn_like.none.f64" stage "import"
tensor @r0.in.x : f64[0, 4] = {}
tensor @r0.want.0.f64 : f64[0, 4] = {}
graph "main"(
    %x : f64[0, 4]) {
  %randn_like = aten.randn_like.default(self=%x) : f64[0, 4]
  return %randn_like as "randn_like"
}

fxge 1
model "randn_like.none.f16" stage "import"
tensor @r0.in.x : f16[0, 4] = {}
tensor @r0.want.0.f16 : f64[0, 4] = {}
graph "main"(
    %x : f16[0, 4]) {
  %randn_like = aten.randn_like.default(self=%x) : f16[0, 4]
  return %randn_like as "randn_like"
}

fxge 1
model "randn_like.none.bf16" stage "import"
tensor @r0.in.x : bf16[0, 4] = {}
tensor @r0.want.0.bf16 : f64[0, 4] = {}
graph "main"(
    %x : bf16[0, 4]) {
  %randn_like = aten.randn_like.default(self=%x) : bf16[0, 4]
  return %randn_like as "randn_like"
}

fxge 1
model "exponential.none.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3, 0] = {}
tensor @r1.in.x : f32[4, 0] = {}
tensor @r1.want.0.f32 : f64[4, 0] = {}
graph "main"(
    %x : f32[s77, 0]{1, 1}) {
  %exponential = aten.exponential.default(self=%x) : f32[s77, 0]{1, 1}
  return %exponential as "exponential"
}

fxge 1
model "exponential.none.f64" stage "import"
tensor @r0.in.x : f64[3, 0] = {}
tensor @r0.want.0.f64 : f64[3, 0] = {}
graph "main"(
    %x : f64[3, 0]{1, 1}) {
  %exponential = aten.exponential.default(self=%x) : f64[3, 0]{1, 1}
  return %exponential as "exponential"
}

fxge 1
model "exponential.none.f16" stage "import"
tensor @r0.in.x : f16[3, 0] = {}
tensor @r0.want.0.f16 : f64[3, 0] = {}
graph "main"(
    %x : f16[3, 0]{1, 1}) {
  %exponential = aten.exponential.default(self=%x) : f16[3, 0]{1, 1}
  return %exponential as "exponential"
}

fxge 1
model "exponential.none.bf16" stage "import"
tensor @r0.in.x : bf16[3, 0] = {}
tensor @r0.want.0.bf16 : f64[3, 0] = {}
graph "main"(
    %x : bf16[3, 0]{1, 1}) {
  %exponential = aten.exponential.default(self=%x) : bf16[3, 0]{1, 1}
  return %exponential as "exponential"
}

fxge 1
model "cauchy.none.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3, 0] = {}
tensor @r1.in.x : f32[4, 0] = {}
tensor @r1.want.0.f32 : f64[4, 0] = {}
graph "main"(
    %x : f32[s77, 0]{1, 1}) {
  %cauchy = aten.cauchy.default(self=%x) : f32[s77, 0]{1, 1}
  return %cauchy as "cauchy"
}

fxge 1
model "cauchy.none.f64" stage "import"
tensor @r0.in.x : f64[3, 0] = {}
tensor @r0.want.0.f64 : f64[3, 0] = {}
graph "main"(
    %x : f64[3, 0]{1, 1}) {
  %cauchy = aten.cauchy.default(self=%x) : f64[3, 0]{1, 1}
  return %cauchy as "cauchy"
}

fxge 1
model "cauchy.none.f16" stage "import"
tensor @r0.in.x : f16[3, 0] = {}
tensor @r0.want.0.f16 : f64[3, 0] = {}
graph "main"(
    %x : f16[3, 0]{1, 1}) {
  %cauchy = aten.cauchy.default(self=%x) : f16[3, 0]{1, 1}
  return %cauchy as "cauchy"
}

fxge 1
model "cauchy.none.bf16" stage "import"
tensor @r0.in.x : bf16[3, 0] = {}
tensor @r0.want.0.bf16 : f64[3, 0] = {}
graph "main"(
    %x : bf16[3, 0]{1, 1}) {
  %cauchy = aten.cauchy.default(self=%x) : bf16[3, 0]{1, 1}
  return %cauchy as "cauchy"
}

fxge 1
model "log_normal.none.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3, 0] = {}
tensor @r1.in.x : f32[4, 0] = {}
tensor @r1.want.0.f32 : f64[4, 0] = {}
graph "main"(
    %x : f32[s77, 0]{1, 1}) {
  %log_normal = aten.log_normal.default(self=%x) : f32[s77, 0]{1, 1}
  return %log_normal as "log_normal"
}

fxge 1
model "log_normal.none.f64" stage "import"
tensor @r0.in.x : f64[3, 0] = {}
tensor @r0.want.0.f64 : f64[3, 0] = {}
graph "main"(
    %x : f64[3, 0]{1, 1}) {
  %log_normal = aten.log_normal.default(self=%x) : f64[3, 0]{1, 1}
  return %log_normal as "log_normal"
}

fxge 1
model "log_normal.none.f16" stage "import"
tensor @r0.in.x : f16[3, 0] = {}
tensor @r0.want.0.f16 : f64[3, 0] = {}
graph "main"(
    %x : f16[3, 0]{1, 1}) {
  %log_normal = aten.log_normal.default(self=%x) : f16[3, 0]{1, 1}
  return %log_normal as "log_normal"
}

fxge 1
model "log_normal.none.bf16" stage "import"
tensor @r0.in.x : bf16[3, 0] = {}
tensor @r0.want.0.bf16 : f64[3, 0] = {}
graph "main"(
    %x : bf16[3, 0]{1, 1}) {
  %log_normal = aten.log_normal.default(self=%x) : bf16[3, 0]{1, 1}
  return %log_normal as "log_normal"
}

fxge 1
model "geometric.none.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3, 0] = {}
tensor @r1.in.x : f32[4, 0] = {}
tensor @r1.want.0.f32 : f64[4, 0] = {}
graph "main"(
    %x : f32[s77, 0]{1, 1}) {
  %geometric = aten.geometric.default(self=%x, p=0.5) : f32[s77, 0]{1, 1}
  return %geometric as "geometric"
}

fxge 1
model "geometric.none.f64" stage "import"
tensor @r0.in.x : f64[3, 0] = {}
tensor @r0.want.0.f64 : f64[3, 0] = {}
graph "main"(
    %x : f64[3, 0]{1, 1}) {
  %geometric = aten.geometric.default(self=%x, p=0.5) : f64[3, 0]{1, 1}
  return %geometric as "geometric"
}

fxge 1
model "geometric.none.f16" stage "import"
tensor @r0.in.x : f16[3, 0] = {}
tensor @r0.want.0.f16 : f64[3, 0] = {}
graph "main"(
    %x : f16[3, 0]{1, 1}) {
  %geometric = aten.geometric.default(self=%x, p=0.5) : f16[3, 0]{1, 1}
  return %geometric as "geometric"
}

fxge 1
model "geometric.none.bf16" stage "import"
tensor @r0.in.x : bf16[3, 0] = {}
tensor @r0.want.0.bf16 : f64[3, 0] = {}
graph "main"(
    %x : bf16[3, 0]{1, 1}) {
  %geometric = aten.geometric.default(self=%x, p=0.5) : bf16[3, 0]{1, 1}
  return %geometric as "geometric"
}

fxge 1
model "random.none.f32" stage "import"
tensor @r0.in.x : f32[0] = {}
tensor @r0.want.0.f32 : f64[0] = {}
graph "main"(
    %x : f32[0]) {
  %random = aten.random.default(self=%x) : f32[0]
  return %random as "random"
}

fxge 1
model "random.none.bf16" stage "import"
tensor @r0.in.x : bf16[0] = {}
tensor @r0.want.0.bf16 : f64[0] = {}
graph "main"(
    %x : bf16[0]) {
  %random = aten.random.default(self=%x) : bf16[0]
  return %random as "random"
}

fxge 1
model "random.none.f16" stage "import"
tensor @r0.in.x : f16[0] = {}
tensor @r0.want.0.f16 : f64[0] = {}
graph "main"(
    %x : f16[0]) {
  %random = aten.random.default(self=%x) : f16[0]
  return %random as "random"
}

fxge 1
model "random.none.i32" stage "import"
tensor @r0.in.x : i32[0] = {}
tensor @r0.want.0.i32 : i32[0] = {}
graph "main"(
    %x : i32[0]) {
  %random = aten.random.default(self=%x) : i32[0]
  return %random as "random"
}

fxge 1
model "random.none.i64" stage "import"
tensor @r0.in.x : i64[0] = {}
tensor @r0.want.0.i64 : i64[0] = {}
graph "main"(
    %x : i64[0]) {
  %random = aten.random.default(self=%x) : i64[0]
  return %random as "random"
}

fxge 1
model "random.none.u8" stage "import"
tensor @r0.in.x : u8[0] = {}
tensor @r0.want.0.u8 : u8[0] = {}
graph "main"(
    %x : u8[0]) {
  %random = aten.random.default(self=%x) : u8[0]
  return %random as "random"
}

fxge 1
model "random.none.bool" stage "import"
tensor @r0.in.x : bool[0] = {}
tensor @r0.want.0.bool : bool[0] = {}
graph "main"(
    %x : bool[0]) {
  %random = aten.random.default(self=%x) : bool[0]
  return %random as "random"
}

fxge 1
model "bernoulli.p.0.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.40625,-1.25,0.75,2.3125,2.34375,2.5,2.0625,-1.90625,0.59375,-2.28125,-0.84375,0.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {-0.40625,-1.25,0.75,2.3125,2.34375,2.5,2.0625,-1.90625,0.59375,-2.28125,-0.84375,0.8125,-2.1875,1.6875,-0.21875,1.21875,2.84375,-0.5,2.34375,2.6875,2.65625,2.40625,-2.375,-0.0625}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %bernoulli = aten.bernoulli.p(self=%x, p=0.0) : f32[s77, s27]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.p.0.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.5625,-0.1875,-1.375,0.0625,0.09375,0.40625,1.09375,-0.28125,1.5625,3.0625,2.53125,-0.625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : bf16[3, 4]) {
  %bernoulli = aten.bernoulli.p(self=%x, p=0.0) : bf16[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.p.0.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.9062,-3.125,3.031,0.8125,1.219,2.312,1.594,1.1875,-1.094,1.031,1.125,2.812}
tensor @r0.want.0.f16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f16[3, 4]) {
  %bernoulli = aten.bernoulli.p(self=%x, p=0.0) : f16[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.p.0.0.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,0,-1,-4,5,-2,5,-5,-2,1,5,-2}
tensor @r0.want.0.i32 : i32[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : i32[3, 4]) {
  %bernoulli = aten.bernoulli.p(self=%x, p=0.0) : i32[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.p.0.0.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,-7,2,6,-3,-2,7,-6,7,-5,-3,3}
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : i64[3, 4]) {
  %bernoulli = aten.bernoulli.p(self=%x, p=0.0) : i64[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.p.0.0.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,0,3,3,3,1,5,1,5,1,6,0}
tensor @r0.want.0.u8 : u8[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : u8[3, 4]) {
  %bernoulli = aten.bernoulli.p(self=%x, p=0.0) : u8[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.p.0.0.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,false,false,false,false,false,false,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bool[3, 4]) {
  %bernoulli = aten.bernoulli.p(self=%x, p=0.0) : bool[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.Tensor.0.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.75,0.96875,-1.40625,-2,0.875,-1.9375,1.96875,-0.4375,-2.0625,-1.625,3.03125,-1.8125}
tensor @r0.in.y : f32[4] = {0,0,0,0}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {-2.75,0.96875,-1.40625,-2,0.875,-1.9375,1.96875,-0.4375,-2.0625,-1.625,3.03125,-1.8125,-2.03125,0.25,-3.125,2.21875,-1.8125,-2.5625,-1.75,1.59375,-1.3125,1.96875,1.3125,1.46875}
tensor @r1.in.y : f32[6] = {0,0,0,0,0,0}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27],
    %y : f32[s17]) {
  %bernoulli = aten.bernoulli.Tensor(self=%x, p=%y) : f32[s77, s27]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.Tensor.0.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.75,-1.34375,2.34375,3.125,2,-2.40625,2.8125,-0.25,1.71875,-1.125,2.09375,1.21875}
tensor @r0.in.y : f32[4] = {0,0,0,0}
tensor @r0.want.0.bf16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %bernoulli = aten.bernoulli.Tensor(self=%x, p=%y) : bf16[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.Tensor.0.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5625,1.594,-2.688,3,2.062,0.1562,-0.6562,2.375,2.062,2.25,-2.781,-1.875}
tensor @r0.in.y : f32[4] = {0,0,0,0}
tensor @r0.want.0.f16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f16[3, 4],
    %y : f32[4]) {
  %bernoulli = aten.bernoulli.Tensor(self=%x, p=%y) : f16[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.Tensor.0.0.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,3,0,-1,-1,-3,-3,-5,-1,-5,6,4}
tensor @r0.in.y : f32[4] = {0,0,0,0}
tensor @r0.want.0.i32 : i32[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : i32[3, 4],
    %y : f32[4]) {
  %bernoulli = aten.bernoulli.Tensor(self=%x, p=%y) : i32[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.Tensor.0.0.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,-2,-1,6,2,5,-1,-6,-7,2,7,-4}
tensor @r0.in.y : f32[4] = {0,0,0,0}
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %bernoulli = aten.bernoulli.Tensor(self=%x, p=%y) : i64[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.Tensor.0.0.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,4,6,3,7,6,5,5,1,2,5,1}
tensor @r0.in.y : f32[4] = {0,0,0,0}
tensor @r0.want.0.u8 : u8[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : u8[3, 4],
    %y : f32[4]) {
  %bernoulli = aten.bernoulli.Tensor(self=%x, p=%y) : u8[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.Tensor.0.0.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,true,false,true,false,true,false,false,true}
tensor @r0.in.y : f32[4] = {0,0,0,0}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %bernoulli = aten.bernoulli.Tensor(self=%x, p=%y) : bool[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.0.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %bernoulli = aten.bernoulli.default(self=%x) : f32[s77, s27]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.0.0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r0.want.0.f64 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f64[3, 4]) {
  %bernoulli = aten.bernoulli.default(self=%x) : f64[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.0.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r0.want.0.f16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f16[3, 4]) {
  %bernoulli = aten.bernoulli.default(self=%x) : f16[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.0.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r0.want.0.bf16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : bf16[3, 4]) {
  %bernoulli = aten.bernoulli.default(self=%x) : bf16[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "native_dropout.0.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.15625,0.40625,0.875,0,1.96875,0.03125,2.6875,-1.59375,-1.84375,0.65625,-2.8125,-0.5}
tensor @r0.want.0.f32 : f64[3, 4] = {2.15625,0.40625,0.875,0,1.96875,0.03125,2.6875,-1.59375,-1.84375,0.65625,-2.8125,-0.5}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r1.in.x : f32[4, 6] = {2.15625,0.40625,0.875,0,1.96875,0.03125,2.6875,-1.59375,-1.84375,0.65625,-2.8125,-0.5,-1.3125,1.71875,-2.28125,1.40625,-0.25,1.875,-0.34375,-1.59375,2.375,-1.5,-0.5,1.75}
tensor @r1.want.0.f32 : f64[4, 6] = {2.15625,0.40625,0.875,0,1.96875,0.03125,2.6875,-1.59375,-1.84375,0.65625,-2.8125,-0.5,-1.3125,1.71875,-2.28125,1.40625,-0.25,1.875,-0.34375,-1.59375,2.375,-1.5,-0.5,1.75}
tensor @r1.want.1.bool : bool[4, 6] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.native_dropout.default(input=%x, p=0.0, train=true) : f32[s77, s27], bool[s77, s27] name("native_dropout")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "native_dropout.0.0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.4375,1.75,-1.5625,2.84375,2.03125,-2.25,-3.125,2.53125,-2.78125,1.15625,-1.53125,-1.375}
tensor @r0.want.0.f64 : f64[3, 4] = {0.4375,1.75,-1.5625,2.84375,2.03125,-2.25,-3.125,2.53125,-2.78125,1.15625,-1.53125,-1.375}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.native_dropout.default(input=%x, p=0.0, train=true) : f64[3, 4], bool[3, 4] name("native_dropout")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "native_dropout.0.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.906,1.531,-2.906,2.5,-1.9375,2.156,-0.9062,-0.9688,1.094,-0.3438,1.6875,1.0625}
tensor @r0.want.0.f16 : f64[3, 4] = {2.9062,1.5312,-2.9062,2.5,-1.9375,2.1562,-0.90625,-0.96875,1.0938,-0.34375,1.6875,1.0625}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.native_dropout.default(input=%x, p=0.0, train=true) : f16[3, 4], bool[3, 4] name("native_dropout")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "native_dropout.0.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.65625,0.53125,1.5625,1.5,1.4375,-2.875,3.125,-1.25,1.90625,-0.46875,2.53125,-2.8125}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.6562,0.53125,1.5625,1.5,1.4375,-2.875,3.125,-1.25,1.9062,-0.46875,2.5312,-2.8125}
tensor @r0.want.1.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.native_dropout.default(input=%x, p=0.0, train=true) : bf16[3, 4], bool[3, 4] name("native_dropout")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "dropout.0.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.46875,2.84375,3.03125,-2.75,1.25,-2.78125,0.625,-2.5625,1.84375,2.28125,-2.40625,-2.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.46875,2.84375,3.03125,-2.75,1.25,-2.78125,0.625,-2.5625,1.84375,2.28125,-2.40625,-2.71875}
tensor @r1.in.x : f32[4, 6] = {0.46875,2.84375,3.03125,-2.75,1.25,-2.78125,0.625,-2.5625,1.84375,2.28125,-2.40625,-2.71875,-2.125,2.59375,-2.625,2.0625,-1.21875,-1.15625,0.15625,1.21875,0.875,0.28125,2,-1.71875}
tensor @r1.want.0.f32 : f64[4, 6] = {0.46875,2.84375,3.03125,-2.75,1.25,-2.78125,0.625,-2.5625,1.84375,2.28125,-2.40625,-2.71875,-2.125,2.59375,-2.625,2.0625,-1.21875,-1.15625,0.15625,1.21875,0.875,0.28125,2,-1.71875}
graph "main"(
    %x : f32[s77, s27]) {
  %dropout = aten.dropout.default(input=%x, p=0.0, train=true) : f32[s77, s27]
  return %dropout as "dropout"
}

fxge 1
model "dropout.0.0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.9375,-1.03125,-1.59375,1.46875,-1.84375,1.34375,0.4375,-2.84375,-1.59375,2.625,-1.71875,1.21875}
tensor @r0.want.0.f64 : f64[3, 4] = {-0.9375,-1.03125,-1.59375,1.46875,-1.84375,1.34375,0.4375,-2.84375,-1.59375,2.625,-1.71875,1.21875}
graph "main"(
    %x : f64[3, 4]) {
  %dropout = aten.dropout.default(input=%x, p=0.0, train=true) : f64[3, 4]
  return %dropout as "dropout"
}

fxge 1
model "dropout.0.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.438,1.375,0.4375,-0.8438,-0.5312,2.094,2.906,3.062,2.906,0.375,-1.969,2.375}
tensor @r0.want.0.f16 : f64[3, 4] = {2.4375,1.375,0.4375,-0.84375,-0.53125,2.0938,2.9062,3.0625,2.9062,0.375,-1.9688,2.375}
graph "main"(
    %x : f16[3, 4]) {
  %dropout = aten.dropout.default(input=%x, p=0.0, train=true) : f16[3, 4]
  return %dropout as "dropout"
}

fxge 1
model "dropout.0.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.34375,1.03125,-0.78125,-2.5625,-2.96875,1.53125,2.53125,-1.65625,-3.03125,1.75,-2.53125,-1.03125}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.3438,1.0312,-0.78125,-2.5625,-2.9688,1.5312,2.5312,-1.6562,-3.0312,1.75,-2.5312,-1.0312}
graph "main"(
    %x : bf16[3, 4]) {
  %dropout = aten.dropout.default(input=%x, p=0.0, train=true) : bf16[3, 4]
  return %dropout as "dropout"
}

fxge 1
model "alpha_dropout.0.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.5,2.90625,0.40625,2.8125,1.25,1.59375,0.59375,-1.21875,-1.125,0.28125,-1.65625,1.25}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.5,2.90625,0.40625,2.8125,1.25,1.59375,0.59375,-1.21875,-1.125,0.28125,-1.65625,1.25}
tensor @r1.in.x : f32[4, 6] = {-2.5,2.90625,0.40625,2.8125,1.25,1.59375,0.59375,-1.21875,-1.125,0.28125,-1.65625,1.25,2.71875,-2.8125,1.6875,2.15625,-0.53125,1.625,1.75,2.96875,-2.90625,-3.125,-1.96875,-2.6875}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.5,2.90625,0.40625,2.8125,1.25,1.59375,0.59375,-1.21875,-1.125,0.28125,-1.65625,1.25,2.71875,-2.8125,1.6875,2.15625,-0.53125,1.625,1.75,2.96875,-2.90625,-3.125,-1.96875,-2.6875}
graph "main"(
    %x : f32[s77, s27]) {
  %alpha_dropout = aten.alpha_dropout.default(input=%x, p=0.0, train=true) : f32[s77, s27]
  return %alpha_dropout as "alpha_dropout"
}

fxge 1
model "alpha_dropout.0.0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {3.125,-1.0625,0.0625,2.96875,1.71875,0.09375,2.5,0.1875,-0.75,1.71875,-0.53125,0.78125}
tensor @r0.want.0.f64 : f64[3, 4] = {3.125,-1.0625,0.0625,2.96875,1.71875,0.09375,2.5,0.1875,-0.75,1.71875,-0.53125,0.78125}
graph "main"(
    %x : f64[3, 4]) {
  %alpha_dropout = aten.alpha_dropout.default(input=%x, p=0.0, train=true) : f64[3, 4]
  return %alpha_dropout as "alpha_dropout"
}

fxge 1
model "alpha_dropout.0.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.4375,-2.438,2.688,2.938,1.781,-2.281,-2.562,-2.031,-1.031,1.75,3.031,-0.375}
tensor @r0.want.0.f16 : f64[3, 4] = {1.4375,-2.4375,2.6875,2.9375,1.7812,-2.2812,-2.5625,-2.0312,-1.0312,1.75,3.0312,-0.375}
graph "main"(
    %x : f16[3, 4]) {
  %alpha_dropout = aten.alpha_dropout.default(input=%x, p=0.0, train=true) : f16[3, 4]
  return %alpha_dropout as "alpha_dropout"
}

fxge 1
model "alpha_dropout.0.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.78125,-2.71875,-0.8125,0.46875,1.9375,-2.625,-1.6875,1.9375,-0.78125,-2,-2,-2.09375}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.7812,-2.7188,-0.8125,0.46875,1.9375,-2.625,-1.6875,1.9375,-0.78125,-2,-2,-2.0938}
graph "main"(
    %x : bf16[3, 4]) {
  %alpha_dropout = aten.alpha_dropout.default(input=%x, p=0.0, train=true) : bf16[3, 4]
  return %alpha_dropout as "alpha_dropout"
}

fxge 1
model "feature_dropout.0.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {-1.90625,-1.0625,0.125,2.65625,0.1875,0.25,3.125,-2.34375,2.15625,-3.09375,-2.875,-3.125,2.34375,1.5,-0.9375,-1.46875,0.6875,0.21875,-2.65625,-0.71875,0.4375,-1.34375,-2.25,0.3125}
tensor @r0.want.0.f32 : f64[3, 4, 2] = {-1.90625,-1.0625,0.125,2.65625,0.1875,0.25,3.125,-2.34375,2.15625,-3.09375,-2.875,-3.125,2.34375,1.5,-0.9375,-1.46875,0.6875,0.21875,-2.65625,-0.71875,0.4375,-1.34375,-2.25,0.3125}
tensor @r1.in.x : f32[4, 6, 2] = {-1.90625,-1.0625,0.125,2.65625,0.1875,0.25,3.125,-2.34375,2.15625,-3.09375,-2.875,-3.125,2.34375,1.5,-0.9375,-1.46875,0.6875,0.21875,-2.65625,-0.71875,0.4375,-1.34375,-2.25,0.3125,-2.65625,-2.28125,-2.53125,1.59375,0.625,-0.3125,0.59375,-0.875,-0.71875,-1.625,-2.0625,-1.0625,1.84375,2.21875,-2.78125,1.6875,1.96875,1.375,0.9375,-0.0625,0.75,2.375,-1.90625,-1.75}
tensor @r1.want.0.f32 : f64[4, 6, 2] = {-1.90625,-1.0625,0.125,2.65625,0.1875,0.25,3.125,-2.34375,2.15625,-3.09375,-2.875,-3.125,2.34375,1.5,-0.9375,-1.46875,0.6875,0.21875,-2.65625,-0.71875,0.4375,-1.34375,-2.25,0.3125,-2.65625,-2.28125,-2.53125,1.59375,0.625,-0.3125,0.59375,-0.875,-0.71875,-1.625,-2.0625,-1.0625,1.84375,2.21875,-2.78125,1.6875,1.96875,1.375,0.9375,-0.0625,0.75,2.375,-1.90625,-1.75}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %feature_dropout = aten.feature_dropout.default(input=%x, p=0.0, train=true) : f32[s77, s27, 2]
  return %feature_dropout as "feature_dropout"
}

fxge 1
model "feature_dropout.0.0.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {-0.34375,-2,-0.71875,0.75,-2.84375,2.375,1,-2.375,2,-1.875,0.21875,1.15625,0.84375,-0.90625,1,-1.78125,-1.90625,-2.1875,0.5625,0.3125,0.9375,-3,0.1875,-0.09375}
tensor @r0.want.0.f64 : f64[3, 4, 2] = {-0.34375,-2,-0.71875,0.75,-2.84375,2.375,1,-2.375,2,-1.875,0.21875,1.15625,0.84375,-0.90625,1,-1.78125,-1.90625,-2.1875,0.5625,0.3125,0.9375,-3,0.1875,-0.09375}
graph "main"(
    %x : f64[3, 4, 2]) {
  %feature_dropout = aten.feature_dropout.default(input=%x, p=0.0, train=true) : f64[3, 4, 2]
  return %feature_dropout as "feature_dropout"
}

fxge 1
model "feature_dropout.0.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4, 2] = {-1.031,2.906,0.75,-1.344,-3.094,1.1875,0.9062,2.781,-1.4375,0.1562,1.656,1.406,-1.1875,0.9375,-2.781,2.531,2.312,2.906,-3,3.094,2.875,-1.594,1.3125,-1.781}
tensor @r0.want.0.f16 : f64[3, 4, 2] = {-1.0312,2.9062,0.75,-1.3438,-3.0938,1.1875,0.90625,2.7812,-1.4375,0.15625,1.6562,1.4062,-1.1875,0.9375,-2.7812,2.5312,2.3125,2.9062,-3,3.0938,2.875,-1.5938,1.3125,-1.7812}
graph "main"(
    %x : f16[3, 4, 2]) {
  %feature_dropout = aten.feature_dropout.default(input=%x, p=0.0, train=true) : f16[3, 4, 2]
  return %feature_dropout as "feature_dropout"
}

fxge 1
model "feature_dropout.0.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4, 2] = {-0.78125,-1.65625,3.125,-1.25,-2.875,-2.96875,-0.0625,-1.40625,-3.0625,1.1875,-3,-3.125,-2.84375,2.9375,1.46875,2.53125,1.65625,-1.625,-1.8125,-2.21875,-2.1875,2.90625,1.625,2.84375}
tensor @r0.want.0.bf16 : f64[3, 4, 2] = {-0.78125,-1.6562,3.125,-1.25,-2.875,-2.9688,-0.0625,-1.4062,-3.0625,1.1875,-3,-3.125,-2.8438,2.9375,1.4688,2.5312,1.6562,-1.625,-1.8125,-2.2188,-2.1875,2.9062,1.625,2.8438}
graph "main"(
    %x : bf16[3, 4, 2]) {
  %feature_dropout = aten.feature_dropout.default(input=%x, p=0.0, train=true) : bf16[3, 4, 2]
  return %feature_dropout as "feature_dropout"
}

fxge 1
model "feature_alpha_dropout.0.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {-1,1.71875,2.875,-1.25,2.21875,-2.875,0.4375,-2.75,2.3125,0.375,0.6875,-1.71875,0.78125,-0.4375,-2.21875,1.34375,-1.3125,-0.96875,-2.28125,2.71875,-0.3125,-2,0.46875,-1.59375}
tensor @r0.want.0.f32 : f64[3, 4, 2] = {-1,1.71875,2.875,-1.25,2.21875,-2.875,0.4375,-2.75,2.3125,0.375,0.6875,-1.71875,0.78125,-0.4375,-2.21875,1.34375,-1.3125,-0.96875,-2.28125,2.71875,-0.3125,-2,0.46875,-1.59375}
tensor @r1.in.x : f32[4, 6, 2] = {-1,1.71875,2.875,-1.25,2.21875,-2.875,0.4375,-2.75,2.3125,0.375,0.6875,-1.71875,0.78125,-0.4375,-2.21875,1.34375,-1.3125,-0.96875,-2.28125,2.71875,-0.3125,-2,0.46875,-1.59375,2.34375,-1.53125,0.78125,-1.71875,0.03125,-1.8125,-3.125,-0.8125,1.375,0.75,1.5625,2.21875,-1.5625,-2.03125,-2.8125,1.46875,-2.21875,-0.46875,1.5625,3.03125,2.6875,-0.0625,-0.375,0.375}
tensor @r1.want.0.f32 : f64[4, 6, 2] = {-1,1.71875,2.875,-1.25,2.21875,-2.875,0.4375,-2.75,2.3125,0.375,0.6875,-1.71875,0.78125,-0.4375,-2.21875,1.34375,-1.3125,-0.96875,-2.28125,2.71875,-0.3125,-2,0.46875,-1.59375,2.34375,-1.53125,0.78125,-1.71875,0.03125,-1.8125,-3.125,-0.8125,1.375,0.75,1.5625,2.21875,-1.5625,-2.03125,-2.8125,1.46875,-2.21875,-0.46875,1.5625,3.03125,2.6875,-0.0625,-0.375,0.375}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %feature_alpha_dropout = aten.feature_alpha_dropout.default(input=%x, p=0.0, train=true) : f32[s77, s27, 2]
  return %feature_alpha_dropout as "feature_alpha_dropout"
}

fxge 1
model "feature_alpha_dropout.0.0.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {-0.09375,-1.09375,-1.78125,0.21875,-0.03125,1.5625,-2.90625,0.6875,1.125,-2.1875,-2.5,0.5625,1.96875,-1.6875,2.46875,-1.1875,1.5625,1.1875,0.1875,-0.46875,-0.125,-0.21875,-0.75,0.09375}
tensor @r0.want.0.f64 : f64[3, 4, 2] = {-0.09375,-1.09375,-1.78125,0.21875,-0.03125,1.5625,-2.90625,0.6875,1.125,-2.1875,-2.5,0.5625,1.96875,-1.6875,2.46875,-1.1875,1.5625,1.1875,0.1875,-0.46875,-0.125,-0.21875,-0.75,0.09375}
graph "main"(
    %x : f64[3, 4, 2]) {
  %feature_alpha_dropout = aten.feature_alpha_dropout.default(input=%x, p=0.0, train=true) : f64[3, 4, 2]
  return %feature_alpha_dropout as "feature_alpha_dropout"
}

fxge 1
model "feature_alpha_dropout.0.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4, 2] = {-2.875,2.938,0.4688,1.375,0.5,-0.5,1.75,-1.344,1.781,2.875,0.4688,-1.0625,-1.625,1.25,2.469,-1.406,0.4375,-1.3125,-0.6875,1.969,-2.688,-1.625,-0.2812,2.812}
tensor @r0.want.0.f16 : f64[3, 4, 2] = {-2.875,2.9375,0.46875,1.375,0.5,-0.5,1.75,-1.3438,1.7812,2.875,0.46875,-1.0625,-1.625,1.25,2.4688,-1.4062,0.4375,-1.3125,-0.6875,1.9688,-2.6875,-1.625,-0.28125,2.8125}
graph "main"(
    %x : f16[3, 4, 2]) {
  %feature_alpha_dropout = aten.feature_alpha_dropout.default(input=%x, p=0.0, train=true) : f16[3, 4, 2]
  return %feature_alpha_dropout as "feature_alpha_dropout"
}

fxge 1
model "feature_alpha_dropout.0.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4, 2] = {-1,1.875,2.21875,-0.3125,-0.9375,-1.59375,-0.5625,1.15625,-1.90625,-2.875,0.90625,1.28125,-2.75,-0.9375,1.71875,1.875,1.0625,2.5,2.65625,2.4375,2.09375,-2.46875,-1.03125,2.75}
tensor @r0.want.0.bf16 : f64[3, 4, 2] = {-1,1.875,2.2188,-0.3125,-0.9375,-1.5938,-0.5625,1.1562,-1.9062,-2.875,0.90625,1.2812,-2.75,-0.9375,1.7188,1.875,1.0625,2.5,2.6562,2.4375,2.0938,-2.4688,-1.0312,2.75}
graph "main"(
    %x : bf16[3, 4, 2]) {
  %feature_alpha_dropout = aten.feature_alpha_dropout.default(input=%x, p=0.0, train=true) : bf16[3, 4, 2]
  return %feature_alpha_dropout as "feature_alpha_dropout"
}

fxge 1
model "bernoulli.p.1.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.8125,-3.125,2.5,3.125,0.46875,1.875,0.46875,-0.125,0.625,-0.21875,-1.46875,3}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {1.8125,-3.125,2.5,3.125,0.46875,1.875,0.46875,-0.125,0.625,-0.21875,-1.46875,3,-0.46875,-1.125,-1.84375,0.34375,2.71875,-2.03125,-1.78125,2.5,-1.28125,2.625,-1.9375,1.9375}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %bernoulli = aten.bernoulli.p(self=%x, p=1.0) : f32[s77, s27]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.p.1.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.1875,-1.15625,-1.875,0.6875,-1.96875,0.28125,3.125,1.625,-2,2.15625,0.71875,-0.96875}
tensor @r0.want.0.bf16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : bf16[3, 4]) {
  %bernoulli = aten.bernoulli.p(self=%x, p=1.0) : bf16[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.p.1.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.781,-2.219,2.844,2.875,-1.094,2.438,-1.375,-2.812,2.25,-1,1.594,-1.781}
tensor @r0.want.0.f16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f16[3, 4]) {
  %bernoulli = aten.bernoulli.p(self=%x, p=1.0) : f16[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.p.1.0.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,-7,7,6,2,-5,1,2,3,4,2,-2}
tensor @r0.want.0.i32 : i32[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : i32[3, 4]) {
  %bernoulli = aten.bernoulli.p(self=%x, p=1.0) : i32[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.p.1.0.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-1,-6,2,-2,-6,-6,7,6,-1,4,0}
tensor @r0.want.0.i64 : i64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : i64[3, 4]) {
  %bernoulli = aten.bernoulli.p(self=%x, p=1.0) : i64[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.p.1.0.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,5,6,5,2,5,4,7,3,6,6,4}
tensor @r0.want.0.u8 : u8[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : u8[3, 4]) {
  %bernoulli = aten.bernoulli.p(self=%x, p=1.0) : u8[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.p.1.0.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,false,true,false,false,true,true,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4]) {
  %bernoulli = aten.bernoulli.p(self=%x, p=1.0) : bool[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.Tensor.1.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.875,-0.40625,-2.09375,-0.84375,0.21875,-1.65625,-3.09375,-2.9375,0.0625,2.875,2.71875,-0.5625}
tensor @r0.in.y : f32[4] = {1,1,1,1}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {-0.875,-0.40625,-2.09375,-0.84375,0.21875,-1.65625,-3.09375,-2.9375,0.0625,2.875,2.71875,-0.5625,0.5,-0.8125,-0.1875,1.3125,-3.09375,1.40625,-0.53125,-1.625,2.65625,-1.46875,0.3125,-2.4375}
tensor @r1.in.y : f32[6] = {1,1,1,1,1,1}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27],
    %y : f32[s17]) {
  %bernoulli = aten.bernoulli.Tensor(self=%x, p=%y) : f32[s77, s27]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.Tensor.1.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.65625,1.875,-0.8125,-1.5,-2.75,0.28125,2.21875,1.21875,1.71875,-2,1.5,1.28125}
tensor @r0.in.y : f32[4] = {1,1,1,1}
tensor @r0.want.0.bf16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %bernoulli = aten.bernoulli.Tensor(self=%x, p=%y) : bf16[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.Tensor.1.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.7188,0.8438,2.406,0.0625,2.344,0.5938,-3.125,-2.25,-0.7188,-2.125,-2,1.344}
tensor @r0.in.y : f32[4] = {1,1,1,1}
tensor @r0.want.0.f16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f16[3, 4],
    %y : f32[4]) {
  %bernoulli = aten.bernoulli.Tensor(self=%x, p=%y) : f16[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.Tensor.1.0.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,-7,-7,-2,-1,4,6,2,-7,6,-5,-5}
tensor @r0.in.y : f32[4] = {1,1,1,1}
tensor @r0.want.0.i32 : i32[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : i32[3, 4],
    %y : f32[4]) {
  %bernoulli = aten.bernoulli.Tensor(self=%x, p=%y) : i32[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.Tensor.1.0.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,-4,-6,4,5,-2,-1,-2,2,-7,3,6}
tensor @r0.in.y : f32[4] = {1,1,1,1}
tensor @r0.want.0.i64 : i64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %bernoulli = aten.bernoulli.Tensor(self=%x, p=%y) : i64[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.Tensor.1.0.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,7,3,6,4,0,7,6,0,0,4,7}
tensor @r0.in.y : f32[4] = {1,1,1,1}
tensor @r0.want.0.u8 : u8[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : u8[3, 4],
    %y : f32[4]) {
  %bernoulli = aten.bernoulli.Tensor(self=%x, p=%y) : u8[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.Tensor.1.0.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,false,false,false,true,true,true,true,false,true}
tensor @r0.in.y : f32[4] = {1,1,1,1}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %bernoulli = aten.bernoulli.Tensor(self=%x, p=%y) : bool[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.1.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %bernoulli = aten.bernoulli.default(self=%x) : f32[s77, s27]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.1.0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r0.want.0.f64 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f64[3, 4]) {
  %bernoulli = aten.bernoulli.default(self=%x) : f64[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.1.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r0.want.0.f16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f16[3, 4]) {
  %bernoulli = aten.bernoulli.default(self=%x) : f16[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "bernoulli.1.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r0.want.0.bf16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : bf16[3, 4]) {
  %bernoulli = aten.bernoulli.default(self=%x) : bf16[3, 4]
  return %bernoulli as "bernoulli"
}

fxge 1
model "native_dropout.1.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.0625,0.4375,-0.28125,1.40625,2.4375,1.125,-1.90625,-0.0625,2.5625,-1.625,-1,-1.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0,0,-0.0,0,0,0,-0.0,-0.0,0,-0.0,-0.0,-0.0}
tensor @r0.want.1.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r1.in.x : f32[4, 6] = {-2.0625,0.4375,-0.28125,1.40625,2.4375,1.125,-1.90625,-0.0625,2.5625,-1.625,-1,-1.4375,0.21875,2.1875,-0.28125,1.125,2.65625,-1.625,0.53125,-1.625,-2.96875,-0.46875,1.96875,2.65625}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.0,0,-0.0,0,0,0,-0.0,-0.0,0,-0.0,-0.0,-0.0,0,0,-0.0,0,0,-0.0,0,-0.0,-0.0,-0.0,0,0}
tensor @r1.want.1.bool : bool[4, 6] = {false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.native_dropout.default(input=%x, p=1.0, train=true) : f32[s77, s27], bool[s77, s27] name("native_dropout")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "native_dropout.1.0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.65625,-1,0.875,-1.8125,-3.09375,0.4375,-3.0625,0.21875,-0.40625,-1.40625,-2.5,-0.28125}
tensor @r0.want.0.f64 : f64[3, 4] = {0,-0.0,0,-0.0,-0.0,0,-0.0,0,-0.0,-0.0,-0.0,-0.0}
tensor @r0.want.1.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.native_dropout.default(input=%x, p=1.0, train=true) : f64[3, 4], bool[3, 4] name("native_dropout")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "native_dropout.1.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.75,-2.281,2.25,2.875,-1.719,-2.75,2.094,1.5,0.09375,-0.7812,0,1.375}
tensor @r0.want.0.f16 : f64[3, 4] = {0,-0.0,0,0,-0.0,-0.0,0,0,0,-0.0,0,0}
tensor @r0.want.1.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.native_dropout.default(input=%x, p=1.0, train=true) : f16[3, 4], bool[3, 4] name("native_dropout")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "native_dropout.1.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.6875,-1.09375,-1.4375,0.375,1.75,-2.53125,-2.5,-0.25,0.96875,-2.5625,-0.5,-1}
tensor @r0.want.0.bf16 : f64[3, 4] = {0,-0.0,-0.0,0,0,-0.0,-0.0,-0.0,0,-0.0,-0.0,-0.0}
tensor @r0.want.1.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.native_dropout.default(input=%x, p=1.0, train=true) : bf16[3, 4], bool[3, 4] name("native_dropout")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "dropout.1.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-3,2.71875,2.34375,-0.03125,-3,2.28125,-1.25,0.53125,-1.15625,-0.34375,-2.5,0.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0,0,0,-0.0,-0.0,0,-0.0,0,-0.0,-0.0,-0.0,0}
tensor @r1.in.x : f32[4, 6] = {-3,2.71875,2.34375,-0.03125,-3,2.28125,-1.25,0.53125,-1.15625,-0.34375,-2.5,0.96875,-1,2.875,1.28125,-1.4375,-0.6875,-2.3125,-0.9375,-3.0625,-1.5,0.625,2.21875,0.75}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.0,0,0,-0.0,-0.0,0,-0.0,0,-0.0,-0.0,-0.0,0,-0.0,0,0,-0.0,-0.0,-0.0,-0.0,-0.0,-0.0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %dropout = aten.dropout.default(input=%x, p=1.0, train=true) : f32[s77, s27]
  return %dropout as "dropout"
}

fxge 1
model "dropout.1.0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0,-0.875,-0.75,1.8125,1.3125,-2.875,-1.59375,-3,0.78125,-0.09375,-1.46875,-3.03125}
tensor @r0.want.0.f64 : f64[3, 4] = {0,-0.0,-0.0,0,0,-0.0,-0.0,-0.0,0,-0.0,-0.0,-0.0}
graph "main"(
    %x : f64[3, 4]) {
  %dropout = aten.dropout.default(input=%x, p=1.0, train=true) : f64[3, 4]
  return %dropout as "dropout"
}

fxge 1
model "dropout.1.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.656,-0.5312,-2.375,-2.531,-2.156,-2.156,2.469,-0.0625,-2,-2.312,0.2188,1.156}
tensor @r0.want.0.f16 : f64[3, 4] = {0,-0.0,-0.0,-0.0,-0.0,-0.0,0,-0.0,-0.0,-0.0,0,0}
graph "main"(
    %x : f16[3, 4]) {
  %dropout = aten.dropout.default(input=%x, p=1.0, train=true) : f16[3, 4]
  return %dropout as "dropout"
}

fxge 1
model "dropout.1.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.6875,2.40625,0.84375,-1.53125,-0.8125,-1.78125,-0.0625,0.28125,-0.40625,-2.625,-1.875,-0.1875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.0,0,0,-0.0,-0.0,-0.0,-0.0,0,-0.0,-0.0,-0.0,-0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %dropout = aten.dropout.default(input=%x, p=1.0, train=true) : bf16[3, 4]
  return %dropout as "dropout"
}

fxge 1
model "alpha_dropout.1.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.15625,0.84375,-0.78125,1.21875,-1.6875,0.90625,-2.34375,0.5,3.125,-2.625,2.46875,0.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0,0,-0.0,0,-0.0,0,-0.0,0,0,-0.0,0,0}
tensor @r1.in.x : f32[4, 6] = {-2.15625,0.84375,-0.78125,1.21875,-1.6875,0.90625,-2.34375,0.5,3.125,-2.625,2.46875,0.53125,3.0625,-2,-2.65625,0.84375,-0.03125,-2,-0.96875,0.78125,2.21875,1.25,0.34375,-0.125}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.0,0,-0.0,0,-0.0,0,-0.0,0,0,-0.0,0,0,0,-0.0,-0.0,0,-0.0,-0.0,-0.0,0,0,0,0,-0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %alpha_dropout = aten.alpha_dropout.default(input=%x, p=1.0, train=true) : f32[s77, s27]
  return %alpha_dropout as "alpha_dropout"
}

fxge 1
model "alpha_dropout.1.0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.78125,-0.28125,1.53125,2.5,-1.28125,-0.21875,-2.625,-2.125,-1.09375,0.6875,1.65625,-1.03125}
tensor @r0.want.0.f64 : f64[3, 4] = {0,-0.0,0,0,-0.0,-0.0,-0.0,-0.0,-0.0,0,0,-0.0}
graph "main"(
    %x : f64[3, 4]) {
  %alpha_dropout = aten.alpha_dropout.default(input=%x, p=1.0, train=true) : f64[3, 4]
  return %alpha_dropout as "alpha_dropout"
}

fxge 1
model "alpha_dropout.1.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.0625,-1.6875,0.4688,0.7812,0.25,-2.781,-1.219,-1.844,-2.562,-2.375,0.4062,-2.594}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.0,-0.0,0,0,0,-0.0,-0.0,-0.0,-0.0,-0.0,0,-0.0}
graph "main"(
    %x : f16[3, 4]) {
  %alpha_dropout = aten.alpha_dropout.default(input=%x, p=1.0, train=true) : f16[3, 4]
  return %alpha_dropout as "alpha_dropout"
}

fxge 1
model "alpha_dropout.1.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.375,2.875,-2.40625,-2.5625,-0.34375,-2.125,-0.71875,2.15625,1.15625,-1.78125,-0.25,2.9375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.0,0,-0.0,-0.0,-0.0,-0.0,-0.0,0,0,-0.0,-0.0,0}
graph "main"(
    %x : bf16[3, 4]) {
  %alpha_dropout = aten.alpha_dropout.default(input=%x, p=1.0, train=true) : bf16[3, 4]
  return %alpha_dropout as "alpha_dropout"
}

fxge 1
model "feature_dropout.1.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {-1,1.6875,1.25,-0.5625,0.71875,1.03125,2.75,-0.46875,0.40625,2.78125,-1.59375,1.09375,2.34375,0.40625,-3,1.5,-2.21875,-2.96875,-0.375,2.875,0.0625,-0.90625,-2.78125,2.75}
tensor @r0.want.0.f32 : f64[3, 4, 2] = {-0.0,0,0,-0.0,0,0,0,-0.0,0,0,-0.0,0,0,0,-0.0,0,-0.0,-0.0,-0.0,0,0,-0.0,-0.0,0}
tensor @r1.in.x : f32[4, 6, 2] = {-1,1.6875,1.25,-0.5625,0.71875,1.03125,2.75,-0.46875,0.40625,2.78125,-1.59375,1.09375,2.34375,0.40625,-3,1.5,-2.21875,-2.96875,-0.375,2.875,0.0625,-0.90625,-2.78125,2.75,-2.28125,-1.5,-2.5625,-0.375,1.71875,-2.25,-2.84375,-2.15625,-2.21875,1.21875,-2.40625,2.59375,-1.3125,-1.34375,0.25,-2.34375,-2.4375,0.6875,-2.25,-2.125,2.03125,2.15625,0.5,-1.375}
tensor @r1.want.0.f32 : f64[4, 6, 2] = {-0.0,0,0,-0.0,0,0,0,-0.0,0,0,-0.0,0,0,0,-0.0,0,-0.0,-0.0,-0.0,0,0,-0.0,-0.0,0,-0.0,-0.0,-0.0,-0.0,0,-0.0,-0.0,-0.0,-0.0,0,-0.0,0,-0.0,-0.0,0,-0.0,-0.0,0,-0.0,-0.0,0,0,0,-0.0}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %feature_dropout = aten.feature_dropout.default(input=%x, p=1.0, train=true) : f32[s77, s27, 2]
  return %feature_dropout as "feature_dropout"
}

fxge 1
model "feature_dropout.1.0.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {1.03125,-0.78125,1.34375,-2.125,-1.03125,2.625,0.34375,0.8125,-1,2.53125,0.71875,-1.375,1.46875,0.8125,-0.375,2.28125,-1.9375,0.96875,-0.53125,0.75,-1.59375,-1,1.125,-3.125}
tensor @r0.want.0.f64 : f64[3, 4, 2] = {0,-0.0,0,-0.0,-0.0,0,0,0,-0.0,0,0,-0.0,0,0,-0.0,0,-0.0,0,-0.0,0,-0.0,-0.0,0,-0.0}
graph "main"(
    %x : f64[3, 4, 2]) {
  %feature_dropout = aten.feature_dropout.default(input=%x, p=1.0, train=true) : f64[3, 4, 2]
  return %feature_dropout as "feature_dropout"
}

fxge 1
model "feature_dropout.1.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4, 2] = {-1.6875,-1.75,-2.125,1.375,-1.844,-0.9688,1.0625,-2.594,-2.906,-3.062,-1,0.6875,1.406,0.6875,-1.219,-2.844,0.5938,-0.7812,-2.25,2.75,-2.312,1.5,0.4062,2.812}
tensor @r0.want.0.f16 : f64[3, 4, 2] = {-0.0,-0.0,-0.0,0,-0.0,-0.0,0,-0.0,-0.0,-0.0,-0.0,0,0,0,-0.0,-0.0,0,-0.0,-0.0,0,-0.0,0,0,0}
graph "main"(
    %x : f16[3, 4, 2]) {
  %feature_dropout = aten.feature_dropout.default(input=%x, p=1.0, train=true) : f16[3, 4, 2]
  return %feature_dropout as "feature_dropout"
}

fxge 1
model "feature_dropout.1.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4, 2] = {2.53125,0.09375,-2.21875,1.5,2,1.09375,2.9375,0.34375,0,1.4375,0.84375,-1.1875,-1.6875,2.9375,3.125,0.375,-0.34375,-2.40625,-2.625,2.9375,1.40625,-1.8125,0.5625,2.34375}
tensor @r0.want.0.bf16 : f64[3, 4, 2] = {0,0,-0.0,0,0,0,0,0,0,0,0,-0.0,-0.0,0,0,0,-0.0,-0.0,-0.0,0,0,-0.0,0,0}
graph "main"(
    %x : bf16[3, 4, 2]) {
  %feature_dropout = aten.feature_dropout.default(input=%x, p=1.0, train=true) : bf16[3, 4, 2]
  return %feature_dropout as "feature_dropout"
}

fxge 1
model "feature_alpha_dropout.1.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4, 2] = {3.125,1.65625,-0.9375,2.8125,-1.75,-0.65625,-1.59375,-1.75,2.4375,2.6875,1.4375,-2.84375,1.46875,0,1.875,-1.71875,-2.34375,0.28125,-0.5625,1.46875,2.65625,-0.46875,1.875,1.46875}
tensor @r0.want.0.f32 : f64[3, 4, 2] = {0,0,-0.0,0,-0.0,-0.0,-0.0,-0.0,0,0,0,-0.0,0,0,0,-0.0,-0.0,0,-0.0,0,0,-0.0,0,0}
tensor @r1.in.x : f32[4, 6, 2] = {3.125,1.65625,-0.9375,2.8125,-1.75,-0.65625,-1.59375,-1.75,2.4375,2.6875,1.4375,-2.84375,1.46875,0,1.875,-1.71875,-2.34375,0.28125,-0.5625,1.46875,2.65625,-0.46875,1.875,1.46875,-1.34375,-2.875,-1.59375,1.28125,0.40625,-0.84375,2.90625,-1.59375,2.625,-2.625,2.1875,-1.6875,1.875,-2.1875,-1.25,2.28125,-2.34375,-2.84375,0.875,0.4375,-0.625,-2.78125,-0.21875,-1.21875}
tensor @r1.want.0.f32 : f64[4, 6, 2] = {0,0,-0.0,0,-0.0,-0.0,-0.0,-0.0,0,0,0,-0.0,0,0,0,-0.0,-0.0,0,-0.0,0,0,-0.0,0,0,-0.0,-0.0,-0.0,0,0,-0.0,0,-0.0,0,-0.0,0,-0.0,0,-0.0,-0.0,0,-0.0,-0.0,0,0,-0.0,-0.0,-0.0,-0.0}
graph "main"(
    %x : f32[s77, s27, 2]) {
  %feature_alpha_dropout = aten.feature_alpha_dropout.default(input=%x, p=1.0, train=true) : f32[s77, s27, 2]
  return %feature_alpha_dropout as "feature_alpha_dropout"
}

fxge 1
model "feature_alpha_dropout.1.0.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {2.9375,-1.03125,2.78125,-2.65625,-1.03125,1.40625,-2.28125,-1.625,0.4375,2.59375,-2.28125,-1.875,-2.84375,1.5625,-2.90625,-0.3125,1.15625,-0.875,0.84375,-2.625,2.21875,-2.375,-2.71875,0.03125}
tensor @r0.want.0.f64 : f64[3, 4, 2] = {0,-0.0,0,-0.0,-0.0,0,-0.0,-0.0,0,0,-0.0,-0.0,-0.0,0,-0.0,-0.0,0,-0.0,0,-0.0,0,-0.0,-0.0,0}
graph "main"(
    %x : f64[3, 4, 2]) {
  %feature_alpha_dropout = aten.feature_alpha_dropout.default(input=%x, p=1.0, train=true) : f64[3, 4, 2]
  return %feature_alpha_dropout as "feature_alpha_dropout"
}

fxge 1
model "feature_alpha_dropout.1.0.f16" stage "import"
tensor @r0.in.x : f16[3, 4, 2] = {-0.2188,-2.844,3.062,2.344,2.438,-0.9062,-0.6875,-1.5,2.406,-1.25,1.219,2.562,-1.4375,0.09375,-0.375,-1.6875,-1.719,0.7188,2.656,-1.0625,0.125,1,-0.4688,-1.3125}
tensor @r0.want.0.f16 : f64[3, 4, 2] = {-0.0,-0.0,0,0,0,-0.0,-0.0,-0.0,0,-0.0,0,0,-0.0,0,-0.0,-0.0,-0.0,0,0,-0.0,0,0,-0.0,-0.0}
graph "main"(
    %x : f16[3, 4, 2]) {
  %feature_alpha_dropout = aten.feature_alpha_dropout.default(input=%x, p=1.0, train=true) : f16[3, 4, 2]
  return %feature_alpha_dropout as "feature_alpha_dropout"
}

fxge 1
model "feature_alpha_dropout.1.0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4, 2] = {-1.1875,2.34375,2.84375,0.5625,0.5625,0.59375,2.3125,-1.5,-2.28125,1.75,-3.03125,-2.5625,1.03125,0.875,-1.0625,-2.96875,-1.25,-0.9375,2.1875,-3,2.5625,-2.71875,-2.34375,1.34375}
tensor @r0.want.0.bf16 : f64[3, 4, 2] = {-0.0,0,0,0,0,0,0,-0.0,-0.0,0,-0.0,-0.0,0,0,-0.0,-0.0,-0.0,-0.0,0,-0.0,0,-0.0,-0.0,0}
graph "main"(
    %x : bf16[3, 4, 2]) {
  %feature_alpha_dropout = aten.feature_alpha_dropout.default(input=%x, p=1.0, train=true) : bf16[3, 4, 2]
  return %feature_alpha_dropout as "feature_alpha_dropout"
}

fxge 1
model "dropout.eval.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.53125,0.21875,0.34375,-2.03125,1.84375,-0.59375,-0.46875,0.4375,-0.5,-0.3125,-0.25,0.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.53125,0.21875,0.34375,-2.03125,1.84375,-0.59375,-0.46875,0.4375,-0.5,-0.3125,-0.25,0.96875}
tensor @r1.in.x : f32[4, 6] = {1.53125,0.21875,0.34375,-2.03125,1.84375,-0.59375,-0.46875,0.4375,-0.5,-0.3125,-0.25,0.96875,3.0625,3.03125,0.0625,-2.59375,0.0625,-0.0625,-0.9375,-0.84375,0.96875,1.28125,-2.875,-2.40625}
tensor @r1.want.0.f32 : f64[4, 6] = {1.53125,0.21875,0.34375,-2.03125,1.84375,-0.59375,-0.46875,0.4375,-0.5,-0.3125,-0.25,0.96875,3.0625,3.03125,0.0625,-2.59375,0.0625,-0.0625,-0.9375,-0.84375,0.96875,1.28125,-2.875,-2.40625}
graph "main"(
    %x : f32[s77, s27]) {
  %dropout = aten.dropout.default(input=%x, p=0.5, train=false) : f32[s77, s27]
  return %dropout as "dropout"
}

fxge 1
model "dropout.eval.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {3.125,2.21875,0.90625,-2.65625,2.15625,2.0625,-2.3125,-1.59375,-2,0.625,1.4375,-3.03125}
tensor @r0.want.0.f64 : f64[3, 4] = {3.125,2.21875,0.90625,-2.65625,2.15625,2.0625,-2.3125,-1.59375,-2,0.625,1.4375,-3.03125}
graph "main"(
    %x : f64[3, 4]) {
  %dropout = aten.dropout.default(input=%x, p=0.5, train=false) : f64[3, 4]
  return %dropout as "dropout"
}

fxge 1
model "dropout.eval.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.5,-0.2812,-1.125,-1.844,1.344,1.6875,0.7812,-2.469,1.5625,1.9375,0.4688,0.625}
tensor @r0.want.0.f16 : f64[3, 4] = {0.5,-0.28125,-1.125,-1.8438,1.3438,1.6875,0.78125,-2.4688,1.5625,1.9375,0.46875,0.625}
graph "main"(
    %x : f16[3, 4]) {
  %dropout = aten.dropout.default(input=%x, p=0.5, train=false) : f16[3, 4]
  return %dropout as "dropout"
}

fxge 1
model "dropout.eval.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.78125,1.125,-0.90625,-1.9375,0.5,-1,-1.53125,0.34375,-3.125,1.375,-0.6875,2.71875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2.7812,1.125,-0.90625,-1.9375,0.5,-1,-1.5312,0.34375,-3.125,1.375,-0.6875,2.7188}
graph "main"(
    %x : bf16[3, 4]) {
  %dropout = aten.dropout.default(input=%x, p=0.5, train=false) : bf16[3, 4]
  return %dropout as "dropout"
}

fxge 1
model "feature_dropout.eval.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.65625,1.75,-0.3125,2.28125,-0.4375,-2.5,-0.71875,0.5625,-1.40625,2.5,1.1875,1.5}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.65625,1.75,-0.3125,2.28125,-0.4375,-2.5,-0.71875,0.5625,-1.40625,2.5,1.1875,1.5}
tensor @r1.in.x : f32[4, 6] = {-1.65625,1.75,-0.3125,2.28125,-0.4375,-2.5,-0.71875,0.5625,-1.40625,2.5,1.1875,1.5,1.1875,0.625,1.34375,-2.21875,0.0625,-0.9375,1.1875,2.5,0.21875,1.8125,1.3125,-2.0625}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.65625,1.75,-0.3125,2.28125,-0.4375,-2.5,-0.71875,0.5625,-1.40625,2.5,1.1875,1.5,1.1875,0.625,1.34375,-2.21875,0.0625,-0.9375,1.1875,2.5,0.21875,1.8125,1.3125,-2.0625}
graph "main"(
    %x : f32[s77, s27]) {
  %feature_dropout = aten.feature_dropout.default(input=%x, p=0.5, train=false) : f32[s77, s27]
  return %feature_dropout as "feature_dropout"
}

fxge 1
model "feature_dropout.eval.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.4375,-0.3125,-2.1875,1.6875,-1.90625,-0.75,-0.75,1.03125,-0.46875,-0.0625,0.15625,2.875}
tensor @r0.want.0.f64 : f64[3, 4] = {0.4375,-0.3125,-2.1875,1.6875,-1.90625,-0.75,-0.75,1.03125,-0.46875,-0.0625,0.15625,2.875}
graph "main"(
    %x : f64[3, 4]) {
  %feature_dropout = aten.feature_dropout.default(input=%x, p=0.5, train=false) : f64[3, 4]
  return %feature_dropout as "feature_dropout"
}

fxge 1
model "feature_dropout.eval.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5312,-0.2812,0.7812,0.9062,-3,-3.125,0.09375,1.4375,2.656,-2.062,2.719,0.8125}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.53125,-0.28125,0.78125,0.90625,-3,-3.125,0.09375,1.4375,2.6562,-2.0625,2.7188,0.8125}
graph "main"(
    %x : f16[3, 4]) {
  %feature_dropout = aten.feature_dropout.default(input=%x, p=0.5, train=false) : f16[3, 4]
  return %feature_dropout as "feature_dropout"
}

fxge 1
model "feature_dropout.eval.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.65625,2.78125,-2.4375,1.375,-1.5,-0.75,1.96875,1.125,-0.15625,-2.84375,-2.03125,-1.40625}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.6562,2.7812,-2.4375,1.375,-1.5,-0.75,1.9688,1.125,-0.15625,-2.8438,-2.0312,-1.4062}
graph "main"(
    %x : bf16[3, 4]) {
  %feature_dropout = aten.feature_dropout.default(input=%x, p=0.5, train=false) : bf16[3, 4]
  return %feature_dropout as "feature_dropout"
}

fxge 1
model "alpha_dropout.eval.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.65625,1.5625,0.6875,-3.0625,-1.40625,1.78125,1.75,-0.90625,2.15625,-0.1875,-2.75,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.65625,1.5625,0.6875,-3.0625,-1.40625,1.78125,1.75,-0.90625,2.15625,-0.1875,-2.75,2}
tensor @r1.in.x : f32[4, 6] = {-0.65625,1.5625,0.6875,-3.0625,-1.40625,1.78125,1.75,-0.90625,2.15625,-0.1875,-2.75,2,0.75,-1.125,-2.25,1.03125,1.46875,-0.03125,-1.3125,-1.40625,-1.15625,-0.6875,1.34375,-2.90625}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.65625,1.5625,0.6875,-3.0625,-1.40625,1.78125,1.75,-0.90625,2.15625,-0.1875,-2.75,2,0.75,-1.125,-2.25,1.03125,1.46875,-0.03125,-1.3125,-1.40625,-1.15625,-0.6875,1.34375,-2.90625}
graph "main"(
    %x : f32[s77, s27]) {
  %alpha_dropout = aten.alpha_dropout.default(input=%x, p=0.5, train=false) : f32[s77, s27]
  return %alpha_dropout as "alpha_dropout"
}

fxge 1
model "alpha_dropout.eval.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.25,-2.875,1.3125,-1.625,-1.03125,-2.5,-0.0625,2.53125,0.71875,2.3125,-0.71875,-2.34375}
tensor @r0.want.0.f64 : f64[3, 4] = {1.25,-2.875,1.3125,-1.625,-1.03125,-2.5,-0.0625,2.53125,0.71875,2.3125,-0.71875,-2.34375}
graph "main"(
    %x : f64[3, 4]) {
  %alpha_dropout = aten.alpha_dropout.default(input=%x, p=0.5, train=false) : f64[3, 4]
  return %alpha_dropout as "alpha_dropout"
}

fxge 1
model "alpha_dropout.eval.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.906,-2.188,-2.094,-0.3125,2.125,-0.4062,2.219,1.9375,-2.562,0.09375,0.8438,2.219}
tensor @r0.want.0.f16 : f64[3, 4] = {2.9062,-2.1875,-2.0938,-0.3125,2.125,-0.40625,2.2188,1.9375,-2.5625,0.09375,0.84375,2.2188}
graph "main"(
    %x : f16[3, 4]) {
  %alpha_dropout = aten.alpha_dropout.default(input=%x, p=0.5, train=false) : f16[3, 4]
  return %alpha_dropout as "alpha_dropout"
}

fxge 1
model "alpha_dropout.eval.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.28125,2.1875,0.46875,0.4375,1.90625,2.53125,-0.59375,0.4375,0.875,-2.75,3.125,1.4375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.2812,2.1875,0.46875,0.4375,1.9062,2.5312,-0.59375,0.4375,0.875,-2.75,3.125,1.4375}
graph "main"(
    %x : bf16[3, 4]) {
  %alpha_dropout = aten.alpha_dropout.default(input=%x, p=0.5, train=false) : bf16[3, 4]
  return %alpha_dropout as "alpha_dropout"
}

fxge 1
model "feature_alpha_dropout.eval.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.8125,2.375,2.4375,-2.40625,0.03125,2.9375,-0.59375,-0.9375,1.1875,-2.40625,-1.5625,-0.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.8125,2.375,2.4375,-2.40625,0.03125,2.9375,-0.59375,-0.9375,1.1875,-2.40625,-1.5625,-0.15625}
tensor @r1.in.x : f32[4, 6] = {0.8125,2.375,2.4375,-2.40625,0.03125,2.9375,-0.59375,-0.9375,1.1875,-2.40625,-1.5625,-0.15625,-1.9375,1.625,-1.5,-0.9375,-0.78125,-0.375,3,-2,1.625,-2.34375,2.59375,-0.75}
tensor @r1.want.0.f32 : f64[4, 6] = {0.8125,2.375,2.4375,-2.40625,0.03125,2.9375,-0.59375,-0.9375,1.1875,-2.40625,-1.5625,-0.15625,-1.9375,1.625,-1.5,-0.9375,-0.78125,-0.375,3,-2,1.625,-2.34375,2.59375,-0.75}
graph "main"(
    %x : f32[s77, s27]) {
  %feature_alpha_dropout = aten.feature_alpha_dropout.default(input=%x, p=0.5, train=false) : f32[s77, s27]
  return %feature_alpha_dropout as "feature_alpha_dropout"
}

fxge 1
model "feature_alpha_dropout.eval.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.625,2.59375,-1.75,2.78125,0.9375,0.71875,1.34375,-0.84375,2.90625,2,-1.53125,-1.0625}
tensor @r0.want.0.f64 : f64[3, 4] = {-1.625,2.59375,-1.75,2.78125,0.9375,0.71875,1.34375,-0.84375,2.90625,2,-1.53125,-1.0625}
graph "main"(
    %x : f64[3, 4]) {
  %feature_alpha_dropout = aten.feature_alpha_dropout.default(input=%x, p=0.5, train=false) : f64[3, 4]
  return %feature_alpha_dropout as "feature_alpha_dropout"
}

fxge 1
model "feature_alpha_dropout.eval.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.656,-2.531,2.875,-2.5,2.938,-1.156,1.531,-0.375,-2.094,1.625,2.812,2.812}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.6562,-2.5312,2.875,-2.5,2.9375,-1.1562,1.5312,-0.375,-2.0938,1.625,2.8125,2.8125}
graph "main"(
    %x : f16[3, 4]) {
  %feature_alpha_dropout = aten.feature_alpha_dropout.default(input=%x, p=0.5, train=false) : f16[3, 4]
  return %feature_alpha_dropout as "feature_alpha_dropout"
}

fxge 1
model "feature_alpha_dropout.eval.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.4375,0.8125,1.8125,-0.96875,-1.96875,-0.5625,0.0625,-0.6875,-0.5,0.875,-1.75,0.5625}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.4375,0.8125,1.8125,-0.96875,-1.9688,-0.5625,0.0625,-0.6875,-0.5,0.875,-1.75,0.5625}
graph "main"(
    %x : bf16[3, 4]) {
  %feature_alpha_dropout = aten.feature_alpha_dropout.default(input=%x, p=0.5, train=false) : bf16[3, 4]
  return %feature_alpha_dropout as "feature_alpha_dropout"
}

fxge 1
model "poisson.none.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0,-0.0,0,0,-0.0,-0.0,-0.0,-0.0,-0.0,0,-0.0,-0.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {0,-0.0,0,0,-0.0,-0.0,-0.0,-0.0,-0.0,0,-0.0,-0.0,0,-0.0,-0.0,0,-0.0,0,0,0,-0.0,-0.0,-0.0,0}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %poisson = aten.poisson.default(self=%x) : f32[s77, s27]
  return %poisson as "poisson"
}

fxge 1
model "poisson.none.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0,-0.0,-0.0,0,0,-0.0,-0.0,-0.0,-0.0,0,-0.0,-0.0}
tensor @r0.want.0.f64 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f64[3, 4]) {
  %poisson = aten.poisson.default(self=%x) : f64[3, 4]
  return %poisson as "poisson"
}

fxge 1
model "poisson.none.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0,-0.0,0,-0.0,-0.0,-0.0,-0.0,0,0,0,0,0}
tensor @r0.want.0.f16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f16[3, 4]) {
  %poisson = aten.poisson.default(self=%x) : f16[3, 4]
  return %poisson as "poisson"
}

fxge 1
model "poisson.none.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.0,-0.0,-0.0,0,-0.0,0,-0.0,0,-0.0,-0.0,-0.0,-0.0}
tensor @r0.want.0.bf16 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : bf16[3, 4]) {
  %poisson = aten.poisson.default(self=%x) : bf16[3, 4]
  return %poisson as "poisson"
}

fxge 1
model "binomial.0.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0,2,1,0,2,0,1,2,2,1,1,0}
tensor @r0.in.y : f32[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %binomial = aten.binomial.default(count=%x, prob=%y) : f32[3, 4]
  return %binomial as "binomial"
}

fxge 1
model "binomial.0.0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1,2,0,1,0,3,0,0,2,2,2,0}
tensor @r0.in.y : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r0.want.0.f64 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[3, 4]) {
  %binomial = aten.binomial.default(count=%x, prob=%y) : f64[3, 4]
  return %binomial as "binomial"
}

fxge 1
model "binomial.1.0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1,2,1,1,0,0,1,2,1,0,0,2}
tensor @r0.in.y : f32[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r0.want.0.f32 : f64[3, 4] = {1,2,1,1,0,0,1,2,1,0,0,2}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %binomial = aten.binomial.default(count=%x, prob=%y) : f32[3, 4]
  return %binomial as "binomial"
}

fxge 1
model "binomial.1.0.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1,0,2,0,1,2,0,0,1,0,1,1}
tensor @r0.in.y : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r0.want.0.f64 : f64[3, 4] = {1,0,2,0,1,2,0,0,1,0,1,1}
graph "main"(
    %x : f64[3, 4],
    %y : f64[3, 4]) {
  %binomial = aten.binomial.default(count=%x, prob=%y) : f64[3, 4]
  return %binomial as "binomial"
}

fxge 1
model "multinomial.one_False.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {0.09375,2.625,3.03125}
tensor @r0.want.0.i64 : i64[3, 1] = {0,0,0}
graph "main"(
    %x : f32[3, 1]) {
  %multinomial = aten.multinomial.default(self=%x, num_samples=1) : i64[3, 1]
  return %multinomial as "multinomial"
}

fxge 1
model "multinomial.one_False.f64" stage "import"
tensor @r0.in.x : f64[3, 1] = {1.625,1.125,0.0625}
tensor @r0.want.0.i64 : i64[3, 1] = {0,0,0}
graph "main"(
    %x : f64[3, 1]) {
  %multinomial = aten.multinomial.default(self=%x, num_samples=1) : i64[3, 1]
  return %multinomial as "multinomial"
}

fxge 1
model "multinomial.one_False.f16" stage "import"
tensor @r0.in.x : f16[3, 1] = {0.875,1.6875,2.125}
tensor @r0.want.0.i64 : i64[3, 1] = {0,0,0}
graph "main"(
    %x : f16[3, 1]) {
  %multinomial = aten.multinomial.default(self=%x, num_samples=1) : i64[3, 1]
  return %multinomial as "multinomial"
}

fxge 1
model "multinomial.one_False.bf16" stage "import"
tensor @r0.in.x : bf16[3, 1] = {1.65625,1.90625,0.5625}
tensor @r0.want.0.i64 : i64[3, 1] = {0,0,0}
graph "main"(
    %x : bf16[3, 1]) {
  %multinomial = aten.multinomial.default(self=%x, num_samples=1) : i64[3, 1]
  return %multinomial as "multinomial"
}

fxge 1
model "multinomial.one_True.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1.21875,2.78125,2.1875}
tensor @r0.want.0.i64 : i64[3, 1] = {0,0,0}
graph "main"(
    %x : f32[3, 1]) {
  %multinomial = aten.multinomial.default(self=%x, num_samples=1, replacement=true) : i64[3, 1]
  return %multinomial as "multinomial"
}

fxge 1
model "multinomial.one_True.f64" stage "import"
tensor @r0.in.x : f64[3, 1] = {2.65625,3.03125,2.25}
tensor @r0.want.0.i64 : i64[3, 1] = {0,0,0}
graph "main"(
    %x : f64[3, 1]) {
  %multinomial = aten.multinomial.default(self=%x, num_samples=1, replacement=true) : i64[3, 1]
  return %multinomial as "multinomial"
}

fxge 1
model "multinomial.one_True.f16" stage "import"
tensor @r0.in.x : f16[3, 1] = {2.281,1.0625,1.219}
tensor @r0.want.0.i64 : i64[3, 1] = {0,0,0}
graph "main"(
    %x : f16[3, 1]) {
  %multinomial = aten.multinomial.default(self=%x, num_samples=1, replacement=true) : i64[3, 1]
  return %multinomial as "multinomial"
}

fxge 1
model "multinomial.one_True.bf16" stage "import"
tensor @r0.in.x : bf16[3, 1] = {2.59375,0.125,0.25}
tensor @r0.want.0.i64 : i64[3, 1] = {0,0,0}
graph "main"(
    %x : bf16[3, 1]) {
  %multinomial = aten.multinomial.default(self=%x, num_samples=1, replacement=true) : i64[3, 1]
  return %multinomial as "multinomial"
}

fxge 1
model "_standard_gamma.none.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3, 0] = {}
tensor @r1.in.x : f32[4, 0] = {}
tensor @r1.want.0.f32 : f64[4, 0] = {}
graph "main"(
    %x : f32[s77, 0]{1, 1}) {
  %_standard_gamma = aten._standard_gamma.default(self=%x) : f32[s77, 0]{1, 1}
  return %_standard_gamma as "_standard_gamma"
}

fxge 1
model "_standard_gamma.none.f64" stage "import"
tensor @r0.in.x : f64[3, 0] = {}
tensor @r0.want.0.f64 : f64[3, 0] = {}
graph "main"(
    %x : f64[3, 0]{1, 1}) {
  %_standard_gamma = aten._standard_gamma.default(self=%x) : f64[3, 0]{1, 1}
  return %_standard_gamma as "_standard_gamma"
}

fxge 1
model "_sample_dirichlet.one.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {0.78125,1.0625,0.5}
tensor @r0.want.0.f32 : f64[3, 1] = {1,1,1}
graph "main"(
    %x : f32[3, 1]) {
  %_sample_dirichlet = aten._sample_dirichlet.default(self=%x) : f32[3, 1]
  return %_sample_dirichlet as "_sample_dirichlet"
}

fxge 1
model "_sample_dirichlet.one.f64" stage "import"
tensor @r0.in.x : f64[3, 1] = {0.03125,0.21875,1.28125}
tensor @r0.want.0.f64 : f64[3, 1] = {1,1,1}
graph "main"(
    %x : f64[3, 1]) {
  %_sample_dirichlet = aten._sample_dirichlet.default(self=%x) : f64[3, 1]
  return %_sample_dirichlet as "_sample_dirichlet"
}

fxge 1
model "rrelu.False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.09375,-2.78125,2.96875,1.25,2.34375,2.09375,-1.09375,-3.0625,-2.0625,2.90625,-2.40625,-2.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.03515625,-1.042969,2.96875,1.25,2.34375,2.09375,-0.4101562,-1.148438,-0.7734375,2.90625,-0.9023438,-0.7851562}
tensor @r1.in.x : f32[4, 6] = {-0.09375,-2.78125,2.96875,1.25,2.34375,2.09375,-1.09375,-3.0625,-2.0625,2.90625,-2.40625,-2.09375,-2.3125,-2.15625,2.15625,1.125,-2.65625,-2.3125,-1.34375,0,2.25,1.09375,0.9375,-1.5}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.03515625,-1.042969,2.96875,1.25,2.34375,2.09375,-0.4101562,-1.148438,-0.7734375,2.90625,-0.9023438,-0.7851562,-0.8671875,-0.8085938,2.15625,1.125,-0.9960938,-0.8671875,-0.5039062,0,2.25,1.09375,0.9375,-0.5625}
graph "main"(
    %x : f32[s77, s27]) {
  %rrelu = aten.rrelu.default(self=%x, lower=0.25, upper=0.5) : f32[s77, s27]
  return %rrelu as "rrelu"
}

fxge 1
model "rrelu.False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-3.03125,0.4375,1.8125,1.71875,0.15625,1.375,1.75,-2.71875,-2.71875,1.84375,2.90625,0.375}
tensor @r0.want.0.f64 : f64[3, 4] = {-1.1367188,0.4375,1.8125,1.71875,0.15625,1.375,1.75,-1.0195312,-1.0195312,1.84375,2.90625,0.375}
graph "main"(
    %x : f64[3, 4]) {
  %rrelu = aten.rrelu.default(self=%x, lower=0.25, upper=0.5) : f64[3, 4]
  return %rrelu as "rrelu"
}

fxge 1
model "rrelu.False.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.625,2.469,-1.594,-2.312,0.7812,-2.031,-1.344,1.1875,-2.875,-2.375,-0.6875,-1.875}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.60938,2.4688,-0.59766,-0.86719,0.78125,-0.76172,-0.50391,1.1875,-1.0781,-0.89062,-0.25781,-0.70312}
graph "main"(
    %x : f16[3, 4]) {
  %rrelu = aten.rrelu.default(self=%x, lower=0.25, upper=0.5) : f16[3, 4]
  return %rrelu as "rrelu"
}

fxge 1
model "rrelu.False.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.875,-0.78125,-1.8125,2.3125,2.03125,-1.6875,1.0625,-0.4375,-0.90625,-1.3125,1.46875,-0.03125}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.70312,-0.29297,-0.67969,2.3125,2.0312,-0.63281,1.0625,-0.16406,-0.33984,-0.49219,1.4688,-0.011719}
graph "main"(
    %x : bf16[3, 4]) {
  %rrelu = aten.rrelu.default(self=%x, lower=0.25, upper=0.5) : bf16[3, 4]
  return %rrelu as "rrelu"
}

fxge 1
model "rrelu_with_noise_functional.False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.15625,-2.8125,-2.65625,-0.53125,-1.03125,0.90625,1.59375,1.78125,-1.65625,0.1875,0.90625,-1.40625}
tensor @r0.in.y : f32[3, 4] = {-1.1875,-1.15625,-0.375,2.53125,-0.90625,-1.125,1.28125,-2.125,2.34375,1.90625,0.59375,2.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.15625,-1.054688,-0.9960938,-0.1992188,-0.3867188,0.90625,1.59375,1.78125,-0.6210938,0.1875,0.90625,-0.5273438}
tensor @r0.want.1.f32 : f64[3, 4] = {-1.1875,-1.15625,-0.375,2.53125,-0.90625,-1.125,1.28125,-2.125,2.34375,1.90625,0.59375,2.21875}
tensor @r1.in.x : f32[4, 6] = {0.15625,-2.8125,-2.65625,-0.53125,-1.03125,0.90625,1.59375,1.78125,-1.65625,0.1875,0.90625,-1.40625,-1.1875,-1.15625,-0.375,2.53125,-0.90625,-1.125,1.28125,-2.125,2.34375,1.90625,0.59375,2.21875}
tensor @r1.in.y : f32[4, 6] = {-0.15625,-1,-2.625,1.125,-2.0625,0.21875,1.6875,0.15625,0.625,-1.90625,2.71875,0.46875,-0.0625,1.78125,-1.125,-1.5,-1.8125,-2.03125,-1.125,-2.90625,-2.15625,-1.09375,-0.84375,0.75}
tensor @r1.want.0.f32 : f64[4, 6] = {0.15625,-1.054688,-0.9960938,-0.1992188,-0.3867188,0.90625,1.59375,1.78125,-0.6210938,0.1875,0.90625,-0.5273438,-0.4453125,-0.4335938,-0.140625,2.53125,-0.3398438,-0.421875,1.28125,-0.796875,2.34375,1.90625,0.59375,2.21875}
tensor @r1.want.1.f32 : f64[4, 6] = {-0.15625,-1,-2.625,1.125,-2.0625,0.21875,1.6875,0.15625,0.625,-1.90625,2.71875,0.46875,-0.0625,1.78125,-1.125,-1.5,-1.8125,-2.03125,-1.125,-2.90625,-2.15625,-1.09375,-0.84375,0.75}
graph "main"(
    %x : f32[s77, s27],
    %y : f32[s17, s94]) {
  %getitem, %getitem_1 = aten.rrelu_with_noise_functional.default(self=%x, noise=%y, lower=0.25, upper=0.5) : f32[s77, s27], f32[s17, s94] name("rrelu_with_noise_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "rrelu_with_noise_functional.False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.5,-2.15625,-2.3125,-1.65625,0.90625,1.03125,-1.5625,0.40625,-0.25,-1.0625,1.65625,0.5}
tensor @r0.in.y : f64[3, 4] = {-2.53125,1.15625,-0.53125,-2.28125,-1.4375,1.25,-2.96875,-2.59375,-2.46875,-0.34375,2.25,0.625}
tensor @r0.want.0.f64 : f64[3, 4] = {-0.5625,-0.80859375,-0.8671875,-0.62109375,0.90625,1.03125,-0.5859375,0.40625,-0.09375,-0.3984375,1.65625,0.5}
tensor @r0.want.1.f64 : f64[3, 4] = {-2.53125,1.15625,-0.53125,-2.28125,-1.4375,1.25,-2.96875,-2.59375,-2.46875,-0.34375,2.25,0.625}
graph "main"(
    %x : f64[3, 4],
    %y : f64[3, 4]) {
  %getitem, %getitem_1 = aten.rrelu_with_noise_functional.default(self=%x, noise=%y, lower=0.25, upper=0.5) : f64[3, 4], f64[3, 4] name("rrelu_with_noise_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "rrelu.True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.5,0.90625,-1.03125,-0.09375,0.71875,-1.03125,-1.6875,-1.78125,-0.34375,-2.1875,-2.75,-2.125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.125,0.90625,-0.2578125,-0.0234375,0.71875,-0.2578125,-0.421875,-0.4453125,-0.0859375,-0.546875,-0.6875,-0.53125}
tensor @r1.in.x : f32[4, 6] = {-0.5,0.90625,-1.03125,-0.09375,0.71875,-1.03125,-1.6875,-1.78125,-0.34375,-2.1875,-2.75,-2.125,0.8125,-0.46875,-0.71875,2.8125,-1.40625,-2.875,0.78125,0.96875,-2.9375,3.125,2.5625,1.65625}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.125,0.90625,-0.2578125,-0.0234375,0.71875,-0.2578125,-0.421875,-0.4453125,-0.0859375,-0.546875,-0.6875,-0.53125,0.8125,-0.1171875,-0.1796875,2.8125,-0.3515625,-0.71875,0.78125,0.96875,-0.734375,3.125,2.5625,1.65625}
graph "main"(
    %x : f32[s77, s27]) {
  %rrelu = aten.rrelu.default(self=%x, lower=0.25, upper=0.25, training=true) : f32[s77, s27]
  return %rrelu as "rrelu"
}

fxge 1
model "rrelu.True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.84375,-0.71875,1.78125,-1.28125,-1.15625,-0.1875,2.6875,2.28125,-1.21875,-2.59375,1.3125,1.21875}
tensor @r0.want.0.f64 : f64[3, 4] = {-0.7109375,-0.1796875,1.78125,-0.3203125,-0.2890625,-0.046875,2.6875,2.28125,-0.3046875,-0.6484375,1.3125,1.21875}
graph "main"(
    %x : f64[3, 4]) {
  %rrelu = aten.rrelu.default(self=%x, lower=0.25, upper=0.25, training=true) : f64[3, 4]
  return %rrelu as "rrelu"
}

fxge 1
model "rrelu.True.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.625,-2.25,-1,2.96875,1.40625,3.09375,1.84375,2.5625,1.65625,-1.5625,-0.90625,-0.125}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.625,-0.5625,-0.25,2.9688,1.4062,3.0938,1.8438,2.5625,1.6562,-0.39062,-0.22656,-0.03125}
graph "main"(
    %x : bf16[3, 4]) {
  %rrelu = aten.rrelu.default(self=%x, lower=0.25, upper=0.25, training=true) : bf16[3, 4]
  return %rrelu as "rrelu"
}

fxge 1
model "rrelu_with_noise_functional.True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.71875,0.25,-0.09375,1.3125,-1.5,-1.34375,1.9375,1.78125,2,-2.8125,-0.3125,-2.15625}
tensor @r0.in.y : f32[3, 4] = {-2.5625,0.4375,0.90625,-2.75,-2.59375,2.5625,0.3125,-0.03125,1.25,0.125,0.1875,1.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1796875,0.25,-0.0234375,1.3125,-0.375,-0.3359375,1.9375,1.78125,2,-0.703125,-0.078125,-0.5390625}
tensor @r0.want.1.f32 : f64[3, 4] = {0.25,1,0.25,1,0.25,0.25,1,1,1,0.25,0.25,0.25}
tensor @r1.in.x : f32[4, 6] = {-0.71875,0.25,-0.09375,1.3125,-1.5,-1.34375,1.9375,1.78125,2,-2.8125,-0.3125,-2.15625,-2.5625,0.4375,0.90625,-2.75,-2.59375,2.5625,0.3125,-0.03125,1.25,0.125,0.1875,1.3125}
tensor @r1.in.y : f32[4, 6] = {-0.875,-2.4375,2.25,-2,1.90625,2.875,-0.1875,-0.40625,0.15625,2.125,1.8125,-1.90625,-2.65625,1.3125,-1.65625,-2.625,1.03125,-2.4375,-2.28125,0.84375,0.40625,-2.59375,-1.75,1.5}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.1796875,0.25,-0.0234375,1.3125,-0.375,-0.3359375,1.9375,1.78125,2,-0.703125,-0.078125,-0.5390625,-0.640625,0.4375,0.90625,-0.6875,-0.6484375,2.5625,0.3125,-0.0078125,1.25,0.125,0.1875,1.3125}
tensor @r1.want.1.f32 : f64[4, 6] = {0.25,1,0.25,1,0.25,0.25,1,1,1,0.25,0.25,0.25,0.25,1,1,0.25,0.25,1,1,0.25,1,1,1,1}
graph "main"(
    %x : f32[s77, s27],
    %y : f32[s17, s94]) {
  %getitem, %getitem_1 = aten.rrelu_with_noise_functional.default(self=%x, noise=%y, lower=0.25, upper=0.25, training=true) : f32[s77, s27], f32[s17, s94] name("rrelu_with_noise_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "rrelu_with_noise_functional.True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.75,-1.59375,2.03125,-1,1.15625,-0.21875,1.53125,-0.09375,0.9375,-2.03125,-1.71875,-2.875}
tensor @r0.in.y : f64[3, 4] = {0.90625,-0.3125,-2.90625,1.875,1,0.15625,0.46875,0.8125,-1.1875,-1.6875,3,2.4375}
tensor @r0.want.0.f64 : f64[3, 4] = {-0.1875,-0.3984375,2.03125,-0.25,1.15625,-0.0546875,1.53125,-0.0234375,0.9375,-0.5078125,-0.4296875,-0.71875}
tensor @r0.want.1.f64 : f64[3, 4] = {0.25,0.25,1,0.25,1,0.25,1,0.25,1,0.25,0.25,0.25}
graph "main"(
    %x : f64[3, 4],
    %y : f64[3, 4]) {
  %getitem, %getitem_1 = aten.rrelu_with_noise_functional.default(self=%x, noise=%y, lower=0.25, upper=0.25, training=true) : f64[3, 4], f64[3, 4] name("rrelu_with_noise_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "bernoulli_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.34375,-1.9375,-1.6875,0.875,1.4375,2,0.90625,-2.46875,-3.125,-1.15625,2.0625,-2.75}
tensor @r0.in.y : f32[4] = {0,0,0,0}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %bernoulli_ = aten.bernoulli_.Tensor(self=%clone, p=%y) : f32[3, 4]
  return %bernoulli_ as "bernoulli_"
}

fxge 1
model "dropout_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.46875,2.875,-2.125,2.3125,1.09375,-0.65625,2.59375,-3.0625,-1.125,-0.8125,2.75,2.25}
tensor @r0.want.0.f32 : f64[3, 4] = {0.46875,2.875,-2.125,2.3125,1.09375,-0.65625,2.59375,-3.0625,-1.125,-0.8125,2.75,2.25}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %dropout_ = aten.dropout_.default(self=%clone, p=0.5, train=false) : f32[3, 4]
  return %dropout_ as "dropout_"
}

fxge 1
model "feature_dropout_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {1.0625,-2.0625,-0.75,0.15625,0.28125,-1.71875,0.4375,2.5625,2.625,-0.25,3.125,2.875,-2.53125,-1.90625,-2.1875,0.96875,-1.8125,-1.875,-2.65625,2.6875,-2.53125,-0.625,0.96875,-2.9375}
tensor @r0.want.0.f32 : f64[3, 4, 2] = {1.0625,-2.0625,-0.75,0.15625,0.28125,-1.71875,0.4375,2.5625,2.625,-0.25,3.125,2.875,-2.53125,-1.90625,-2.1875,0.96875,-1.8125,-1.875,-2.65625,2.6875,-2.53125,-0.625,0.96875,-2.9375}
graph "main"(
    %x : f32[3, 4, 2]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4, 2]
  %feature_dropout_ = aten.feature_dropout_.default(self=%clone, p=0.0, train=true) : f32[3, 4, 2]
  return %feature_dropout_ as "feature_dropout_"
}

fxge 1
model "alpha_dropout_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.34375,-1.15625,-2,0,-1.4375,-0.5,-1.21875,0.34375,2.6875,3.09375,-1.5625,2.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.34375,-1.15625,-2,0,-1.4375,-0.5,-1.21875,0.34375,2.6875,3.09375,-1.5625,2.03125}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %alpha_dropout_ = aten.alpha_dropout_.default(self=%clone, p=0.0, train=true) : f32[3, 4]
  return %alpha_dropout_ as "alpha_dropout_"
}

fxge 1
model "feature_alpha_dropout_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4, 2] = {-1.71875,0.5,-0.03125,-0.90625,-2.84375,2.96875,-2.25,-0.78125,1.96875,2.8125,0.8125,-2.28125,1.46875,-2.59375,2.40625,0.78125,-0.0625,-1.34375,-0.71875,0.96875,-1.875,1.78125,0.625,-1.96875}
tensor @r0.want.0.f32 : f64[3, 4, 2] = {-1.71875,0.5,-0.03125,-0.90625,-2.84375,2.96875,-2.25,-0.78125,1.96875,2.8125,0.8125,-2.28125,1.46875,-2.59375,2.40625,0.78125,-0.0625,-1.34375,-0.71875,0.96875,-1.875,1.78125,0.625,-1.96875}
graph "main"(
    %x : f32[3, 4, 2]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4, 2]
  %feature_alpha_dropout_ = aten.feature_alpha_dropout_.default(self=%clone, p=0.0, train=true) : f32[3, 4, 2]
  return %feature_alpha_dropout_ as "feature_alpha_dropout_"
}

fxge 1
model "uniform_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.34375,1.59375,2.3125,-0.5,-3,1.3125,-2.71875,0.65625,-0.46875,1.6875,-2.96875,1.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %uniform_ = aten.uniform_.default(self=%clone, from=2.5, to=2.5) : f32[3, 4]
  return %uniform_ as "uniform_"
}

fxge 1
model "normal_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.59375,-1.71875,1.59375,-2.90625,-2.875,-1.4375,-2.3125,-0.46875,-0.65625,0.0625,2.53125,-0.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5,2.5}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %normal_ = aten.normal_.default(self=%clone, mean=2.5, std=0.0) : f32[3, 4]
  return %normal_ as "normal_"
}

fxge 1
model "exponential_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3, 0] = {}
graph "main"(
    %x : f32[3, 0]{1, 1}) {
  %clone = aten.clone.default(self=%x) : f32[3, 0]{1, 1}
  %exponential_ = aten.exponential_.default(self=%clone) : f32[3, 0]{1, 1}
  return %exponential_ as "exponential_"
}

fxge 1
model "log_normal_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3, 0] = {}
graph "main"(
    %x : f32[3, 0]{1, 1}) {
  %clone = aten.clone.default(self=%x) : f32[3, 0]{1, 1}
  %log_normal_ = aten.log_normal_.default(self=%clone) : f32[3, 0]{1, 1}
  return %log_normal_ as "log_normal_"
}

fxge 1
model "cauchy_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3, 0] = {}
graph "main"(
    %x : f32[3, 0]{1, 1}) {
  %clone = aten.clone.default(self=%x) : f32[3, 0]{1, 1}
  %cauchy_ = aten.cauchy_.default(self=%clone) : f32[3, 0]{1, 1}
  return %cauchy_ as "cauchy_"
}

fxge 1
model "geometric_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3, 0] = {}
graph "main"(
    %x : f32[3, 0]{1, 1}) {
  %clone = aten.clone.default(self=%x) : f32[3, 0]{1, 1}
  %geometric_ = aten.geometric_.default(self=%clone, p=0.5) : f32[3, 0]{1, 1}
  return %geometric_ as "geometric_"
}

fxge 1
model "random_.in_place.f32" stage "import"
tensor @r0.in.x : f32[0] = {}
tensor @r0.want.0.f32 : f64[0] = {}
graph "main"(
    %x : f32[0]) {
  %clone = aten.clone.default(self=%x) : f32[0]
  %random_ = aten.random_.default(self=%clone) : f32[0]
  return %random_ as "random_"
}

fxge 1
model "random_.to.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.15625,0.25,-1.625,-1.65625,-1.125,2.21875,-0.5625,-1.0625,-2.75,0.09375,0.46875,0.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %random_ = aten.random_.to(self=%clone, to=1) : f32[3, 4]
  return %random_ as "random_"
}

fxge 1
model "rrelu_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.71875,-2.0625,-2.125,1.78125,-1.84375,-2.3125,2.46875,0.21875,-2.1875,1.4375,0.28125,-0.375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.71875,-0.7734375,-0.796875,1.78125,-0.6914062,-0.8671875,2.46875,0.21875,-0.8203125,1.4375,0.28125,-0.140625}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %rrelu_ = aten.rrelu_.default(self=%clone, lower=0.25, upper=0.5) : f32[3, 4]
  return %rrelu_ as "rrelu_"
}

fxge 1
model "rrelu_with_noise.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.09375,-1.375,0.8125,-0.28125,-0.96875,0.15625,1.9375,-0.28125,-1.9375,0.4375,-0.4375,2.5625}
tensor @r0.in.y : f32[3, 4] = {2.1875,-2.4375,1.84375,-1.09375,-0.4375,-1.21875,-1.25,-2.09375,-2.34375,-0.40625,0.28125,2.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.09375,-0.515625,0.8125,-0.1054688,-0.3632812,0.15625,1.9375,-0.1054688,-0.7265625,0.4375,-0.1640625,2.5625}
tensor @r0.want.1.f32 : f64[3, 4] = {2.1875,-2.4375,1.84375,-1.09375,-0.4375,-1.21875,-1.25,-2.09375,-2.34375,-0.40625,0.28125,2.4375}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%y) : f32[3, 4]
  %rrelu_with_noise = aten.rrelu_with_noise.default(self=%x, noise=%clone, lower=0.25, upper=0.5) : f32[3, 4]
  return %rrelu_with_noise as "rrelu_with_noise", %clone as "clone"
}

fxge 1
model "rrelu_with_noise_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.5,-2.59375,-1.84375,1.5625,-1.375,-0.15625,-2.40625,-1,-0.53125,-1.3125,2.1875,0.25}
tensor @r0.in.y : f32[3, 4] = {2.375,2.15625,-0.21875,0.65625,0.21875,-2.0625,1.5,-2.375,-2.3125,1.25,2.125,-0.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.5,-0.9726562,-0.6914062,1.5625,-0.515625,-0.05859375,-0.9023438,-0.375,-0.1992188,-0.4921875,2.1875,0.25}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %clone_1 = aten.clone.default(self=%y) : f32[3, 4]
  %rrelu_with_noise_ = aten.rrelu_with_noise_.default(self=%clone, noise=%clone_1, lower=0.25, upper=0.5) : f32[3, 4]
  return %rrelu_with_noise_ as "rrelu_with_noise_"
}
