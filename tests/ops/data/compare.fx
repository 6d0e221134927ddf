fxge 1
model "isnan.special.f32" stage "import"
tensor @r0.in.x : f32[10] = {nan,inf,-inf,0,-0.0,1e+38,-1e+38,1e-40,0.5,-2.5}
tensor @r0.want.0.bool : bool[10] = {true,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[10]) {
  %isnan = aten.isnan.default(self=%x) : bool[10]
  return %isnan as "isnan"
}

fxge 1
model "isinf.special.f32" stage "import"
tensor @r0.in.x : f32[10] = {nan,inf,-inf,0,-0.0,1e+38,-1e+38,1e-40,0.5,-2.5}
tensor @r0.want.0.bool : bool[10] = {false,true,true,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[10]) {
  %isinf = aten.isinf.default(self=%x) : bool[10]
  return %isinf as "isinf"
}

fxge 1
model "isnan.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.4375,2.875,-0.90625,-2.1875,-2.125,-3.0625,1.21875,2.0625,0.3125,1,-2.15625,-1.78125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r1.in.x : f32[4, 6] = {-2.4375,2.875,-0.90625,-2.1875,-2.125,-3.0625,1.21875,2.0625,0.3125,1,-2.15625,-1.78125,-2.15625,2.9375,1.78125,-0.0625,3.03125,-1.15625,0.15625,-3.0625,1.34375,-0.28125,-0.6875,-0.8125}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[s77, s27]) {
  %isnan = aten.isnan.default(self=%x) : bool[s77, s27]
  return %isnan as "isnan"
}

fxge 1
model "isnan.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.15625,0.5625,-0.46875,-0.6875,-0.96875,1.25,2.96875,-2.21875,0.1875,1.96875,1.78125,0.9375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %isnan = aten.isnan.default(self=%x) : bool[3, 4]
  return %isnan as "isnan"
}

fxge 1
model "isnan.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.25,0.6562,2.75,0.03125,1.219,1.25,2.812,2.594,-2,2.031,1.156,2.25}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4]) {
  %isnan = aten.isnan.default(self=%x) : bool[3, 4]
  return %isnan as "isnan"
}

fxge 1
model "isnan.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-6,6,3,-7,-4,5,-6,6,-6,3,3,-5}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i32[3, 4]) {
  %isnan = aten.isnan.default(self=%x) : bool[3, 4]
  return %isnan as "isnan"
}

fxge 1
model "isnan.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,-5,3,7,-4,-2,-2,1,-3,-1,3,4}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i64[3, 4]) {
  %isnan = aten.isnan.default(self=%x) : bool[3, 4]
  return %isnan as "isnan"
}

fxge 1
model "isinf.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.53125,0.90625,2.0625,-2.71875,0.59375,-2.71875,1.96875,-2.9375,-1.71875,2.15625,-1.59375,-1.0625}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r1.in.x : f32[4, 6] = {2.53125,0.90625,2.0625,-2.71875,0.59375,-2.71875,1.96875,-2.9375,-1.71875,2.15625,-1.59375,-1.0625,1.3125,-1.28125,-2.375,0.3125,-0.90625,2.1875,1.78125,1.28125,-0.25,1.4375,1.78125,-3.03125}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[s77, s27]) {
  %isinf = aten.isinf.default(self=%x) : bool[s77, s27]
  return %isinf as "isinf"
}

fxge 1
model "isinf.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.09375,-2.9375,-1.15625,-2.75,1.125,-1.0625,2.96875,2,1.75,1.9375,1.0625,0.1875}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %isinf = aten.isinf.default(self=%x) : bool[3, 4]
  return %isinf as "isinf"
}

fxge 1
model "isinf.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.219,2.938,3.062,-1.5625,1.094,0.0625,2.656,0.25,-2.844,-1.375,1.9375,-2.5}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4]) {
  %isinf = aten.isinf.default(self=%x) : bool[3, 4]
  return %isinf as "isinf"
}

fxge 1
model "isinf.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,6,7,-4,5,-6,7,6,2,1,1,-5}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i32[3, 4]) {
  %isinf = aten.isinf.default(self=%x) : bool[3, 4]
  return %isinf as "isinf"
}

fxge 1
model "isinf.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,-4,-5,-7,-2,-4,-5,-3,-1,-2,0,-5}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i64[3, 4]) {
  %isinf = aten.isinf.default(self=%x) : bool[3, 4]
  return %isinf as "isinf"
}

fxge 1
model "eq.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.6875,-2.53125,-0.03125,1.5625,1.0625,-0.46875,-2.46875,1.1875,-1.09375,-1,-1.9375,1.1875}
tensor @r0.in.y : f32[3, 4] = {-1.78125,-0.5625,1.84375,0.34375,-3.125,-2.78125,2.875,-1.25,-0.1875,-2.96875,0.28125,1.53125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r1.in.x : f32[4, 6] = {2.6875,-2.53125,-0.03125,1.5625,1.0625,-0.46875,-2.46875,1.1875,-1.09375,-1,-1.9375,1.1875,-1.78125,-0.5625,1.84375,0.34375,-3.125,-2.78125,2.875,-1.25,-0.1875,-2.96875,0.28125,1.53125}
tensor @r1.in.y : f32[4, 6] = {-1.53125,-1.28125,0.09375,1.21875,-0.5,0.90625,-1.5625,0.5625,-0.8125,-0.40625,-1.96875,-2.375,0.375,-2.53125,1.875,2.9375,2.3125,-0.5625,1.71875,-0.125,-1.71875,2.5,0.5,-2.71875}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[s17, s27]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.59375,2.40625,2.03125,-0.625,-2.25,1.65625,1.8125,0.4375,1.3125,0.96875,-2.78125,-2.84375}
tensor @r0.in.y : bf16[3, 4] = {2.125,-2.1875,-0.65625,0.5,-1.3125,2.875,2.03125,1.40625,-3.125,-2.5,-2.875,1.125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.312,1.219,1.875,-0.7812,-0.09375,-1.094,-1.6875,0.875,-2.656,1.969,-0.2188,-3.125}
tensor @r0.in.y : f16[3, 4] = {2.75,2.188,1.5,-2.531,-0.25,-1,1.656,-1.594,1.1875,-1.156,3,-0.375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2,-6,2,4,3,2,5,-1,-6,3,4,-5}
tensor @r0.in.y : i32[3, 4] = {6,7,5,-5,-5,4,0,6,-6,1,5,-1}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,true,false,false,false}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,5,-2,0,-1,1,7,6,-3,4,-5,-3}
tensor @r0.in.y : i64[3, 4] = {-2,-7,-5,-4,5,5,7,-6,5,1,1,-1}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,true,false,false,false,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3,2,1,6,7,5,6,6,2,1,6,7}
tensor @r0.in.y : u8[3, 4] = {1,4,2,4,3,1,7,5,1,5,7,2}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,true,false,false,true,false,true,false,false}
tensor @r0.in.y : bool[3, 4] = {true,true,false,true,false,false,true,false,true,true,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,true,false,true,false,false,false,true,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {-1.9375,-1.5625,1.78125}
tensor @r0.in.y : f32[4] = {2.75,1.8125,2.46875,-1.78125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r1.in.x : f32[4, 1] = {-1.9375,-1.5625,1.78125,2.75}
tensor @r1.in.y : f32[6] = {1.8125,2.46875,-1.78125,2.96875,0.125,-1.28125}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[s77, s17]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1,2.25,-0.03125}
tensor @r0.in.y : f32[4] = {-1.78125,0.6875,1.6875,-0.34375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.0625,-1.21875,2.84375,2.75,-2.65625,-2.3125,2.0625,-2.21875,-3.03125,0.25,-2.5625,1.03125}
tensor @r0.in.y : f32[] = {-2.9375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,6,-4,7,3,-5,0,7,1,-3,-6,-5}
tensor @r0.in.y : i64[] = {-4}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {-2.03125,-2.375,-2.53125,-1.25}
tensor @r0.want.0.bool : bool[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[0, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.28125,2.9375,-2.875,1.875,1.1875,2.875,-2.5,-2.6875,-3.03125,-2.71875,2.5,-3}
tensor @r0.in.y : f32[4, 3] = {-1.46875,2.28125,-2.4375,-1.8125,1.125,0.78125,-3.0625,-1.90625,-2.71875,-1.0625,0.375,-0.46875}
tensor @r0.want.0.bool : bool[4, 3] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[4, 3]{1, 4}
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,0,7,-6,6,0,2,6,7,4,-5,7}
tensor @r0.in.y : f32[4] = {1.28125,0.53125,-2.5,-2.03125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.1875,0.125,2.34375,1.78125,-0.21875,1.25,-1.0625,1.25,-1.03125,2.90625,0.03125,-1.3125}
tensor @r0.in.y : f32[4] = {-2.90625,-1.09375,-2.6875,1.84375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.844,0.3125,-2.219,3.125,1.969,0.09375,-2.5,1.531,-2.75,-0.375,2.938,2.719}
tensor @r0.in.y : bf16[4] = {0.375,2.46875,-2.96875,-1.78125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,3,-3,-6,-2,4,-3,6,3,5,2,-4}
tensor @r0.in.y : i64[4] = {-7,-1,1,1}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,2,0,7,6,3,7,3,4,5,3,0}
tensor @r0.in.y : i8[4] = {-6,-2,1,-7}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.4062,-2.938,2.312,-2.344,-1.219,2.25,2.594,0.03125,-1.094,0,2.906,-1.1875}
tensor @r0.in.y : i64[4] = {-2,7,7,-1}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,false,false,true,true,false,true,true,true}
tensor @r0.in.y : f32[4] = {-0.8125,-0.84375,-0.25,-1.3125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,true,true,false,true,true,true,true,false}
tensor @r0.in.y : i64[4] = {5,1,-4,-1}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,false,true,false,false,false,true,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.3438,-0.25,2.406,0.375,2.906,3,2.781,2.469,-0.5312,1.781,2.156,-0.9062}
tensor @r0.in.y : f32[] = {-2.34375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-7,7,1,3,6,0,-3,5,-3,-5,-2}
tensor @r0.in.y : f32[] = {2.28125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "ne.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.46875,-0.25,1.96875,0.78125,0.03125,-1.53125,1,-0.15625,-0.53125,-2.03125,0.65625,2.6875}
tensor @r0.in.y : f32[3, 4] = {-2.28125,0.4375,-2.84375,0.03125,0.25,0.3125,-0.4375,-0.21875,2.25,-2.96875,2.78125,1.6875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r1.in.x : f32[4, 6] = {2.46875,-0.25,1.96875,0.78125,0.03125,-1.53125,1,-0.15625,-0.53125,-2.03125,0.65625,2.6875,-2.28125,0.4375,-2.84375,0.03125,0.25,0.3125,-0.4375,-0.21875,2.25,-2.96875,2.78125,1.6875}
tensor @r1.in.y : f32[4, 6] = {2.6875,1.625,1.5625,2.03125,-0.40625,0.46875,2.875,2.125,-1.625,-2.96875,-3,0.375,-0.03125,-1.34375,2.375,1.78125,-0.3125,-0.53125,-0.90625,-1.84375,0.59375,0.8125,2.09375,2.8125}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[s17, s27]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.84375,2.125,-2.75,2.3125,-1.625,2.40625,-3.125,-1.15625,2.71875,0.15625,2.65625,-1.15625}
tensor @r0.in.y : bf16[3, 4] = {-2.75,-2.5625,-2.625,2.65625,-2.46875,-3.0625,1.4375,-1.03125,0.6875,-0.1875,1.90625,2}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.9062,-0.5625,-2.688,-1.219,1.9375,-0.5,1.281,0.3438,-2.5,0.4688,2.875,-2.719}
tensor @r0.in.y : f16[3, 4] = {2.938,2.156,-0.4375,0.7188,1.344,-0.375,-2.938,2.031,0.4688,-1.469,2.875,2.375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,false,true}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,5,4,-4,7,-7,-6,1,-5,0,-6,1}
tensor @r0.in.y : i32[3, 4] = {-6,-7,2,-1,-4,2,2,-3,5,0,3,-2}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,false,true,true}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,7,-5,3,-7,-1,2,2,-5,0,5,6}
tensor @r0.in.y : i64[3, 4] = {4,-1,-7,-1,5,5,-2,5,6,6,0,3}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,3,3,7,0,6,5,4,1,6,3,4}
tensor @r0.in.y : u8[3, 4] = {7,7,4,6,4,6,0,1,6,2,7,1}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,false,true,true,true,true,true,true}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,true,true,true,true,true,true,true,false}
tensor @r0.in.y : bool[3, 4] = {false,false,false,false,true,false,true,true,true,false,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,false,false,true,false,false,false,true,true,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {-1.84375,2.71875,0.3125}
tensor @r0.in.y : f32[4] = {1.6875,1.53125,-0.21875,0.0625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r1.in.x : f32[4, 1] = {-1.84375,2.71875,0.3125,1.6875}
tensor @r1.in.y : f32[6] = {1.53125,-0.21875,0.0625,1.78125,2.96875,1.28125}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[s77, s17]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {0.34375,0.65625,0.875}
tensor @r0.in.y : f32[4] = {-1.78125,-1.875,-1.96875,-1.59375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.03125,-0.78125,0.125,0.125,-1.78125,-2.71875,-3.09375,1.53125,2.84375,1.96875,-0.65625,0.875}
tensor @r0.in.y : f32[] = {-0.78125}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,5,-6,7,5,-6,-6,4,-5,-5,-1,-1}
tensor @r0.in.y : i64[] = {3}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {-0.59375,-3,0.40625,0.03125}
tensor @r0.want.0.bool : bool[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[0, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-0.125,-1.34375,-0.53125,0.875,3,3.0625,0.0625,-1.78125,-0.9375,3.09375,1.8125,-0.875}
tensor @r0.in.y : f32[4, 3] = {2.59375,-0.84375,2.125,1.125,0.1875,-0.9375,0.09375,1.84375,-2.34375,-1.875,-0.03125,-2.3125}
tensor @r0.want.0.bool : bool[4, 3] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[4, 3]{1, 4}
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,2,4,4,-6,-7,-4,1,3,-2,-3,6}
tensor @r0.in.y : f32[4] = {0.9375,-2.46875,2.5,-2.46875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.5,2.4375,-0.78125,-0.9375,-0.4375,1.34375,1.1875,3.125,1.21875,2.09375,-2.40625,-2.25}
tensor @r0.in.y : f32[4] = {0.25,1.46875,-0.3125,1.21875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.594,-0.9062,0.4375,1.094,-0.4062,0.6562,-2.344,1.406,2.281,-0.5312,1.781,-0.1875}
tensor @r0.in.y : bf16[4] = {-3.125,-1.4375,-2.0625,1.09375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,0,2,-4,-7,-5,-5,6,7,-3,7,0}
tensor @r0.in.y : i64[4] = {-1,1,7,7}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,false,true}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,2,4,5,3,1,3,7,5,1,5,1}
tensor @r0.in.y : i8[4] = {-3,-4,-1,-6}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.906,1.844,2.375,-0.875,0.9688,-0.1562,2.062,2.875,-1.3125,3,2.5,-1.031}
tensor @r0.in.y : i64[4] = {1,-4,-6,1}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,false,true,false,false,false,true,true,true}
tensor @r0.in.y : f32[4] = {-0.25,1.71875,2.625,-0.3125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,true,false,false,true,true,false,true,false}
tensor @r0.in.y : i64[4] = {-7,-4,4,1}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,true,true,true,false,true,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.031,-2.156,2.906,-0.9375,-2.906,1.719,1.344,-2,2.656,2.281,-0.125,-1.1875}
tensor @r0.in.y : f32[] = {2.09375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,-2,-6,-7,3,1,-4,5,1,2,-5,-5}
tensor @r0.in.y : f32[] = {-1.4375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "lt.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.75,1.46875,-0.25,3.03125,0.78125,0.8125,-0.71875,-2.9375,3.125,3,2.1875,-0.75}
tensor @r0.in.y : f32[3, 4] = {2.96875,0.375,-0.625,0.25,-1.65625,-2.8125,-2.46875,0.34375,-2.53125,-0.8125,1.75,1.84375}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,false,false,false,false,true,false,false,false,true}
tensor @r1.in.x : f32[4, 6] = {-2.75,1.46875,-0.25,3.03125,0.78125,0.8125,-0.71875,-2.9375,3.125,3,2.1875,-0.75,2.96875,0.375,-0.625,0.25,-1.65625,-2.8125,-2.46875,0.34375,-2.53125,-0.8125,1.75,1.84375}
tensor @r1.in.y : f32[4, 6] = {-2.5,-2.53125,1.65625,3.125,0.03125,2.03125,3.03125,2.3125,-2.625,2.09375,1.65625,0,-1.21875,-1.375,2.03125,-2.875,-2.90625,0.0625,1,1.96875,-3.03125,-2.09375,-2,-1.0625}
tensor @r1.want.0.bool : bool[4, 6] = {true,false,true,true,false,true,true,true,false,false,false,true,false,false,true,false,false,true,true,true,false,false,false,false}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[s17, s27]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.21875,0.28125,1.46875,1,3.125,0.03125,3,-1.875,-0.1875,0.09375,-0.4375,-2.25}
tensor @r0.in.y : bf16[3, 4] = {0.15625,-1.71875,-0.59375,3.03125,0.59375,-3.125,2.375,-2.375,1.4375,-0.53125,1.71875,2.96875}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,false,false,false,false,true,false,true,true}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.562,-1.344,-3.094,2.094,2.906,-2.469,1.875,-1.0625,-0.0625,-0.5,-0.2188,-0.125}
tensor @r0.in.y : f16[3, 4] = {0.625,0.7188,-1.781,2.094,-1.875,2.25,-0.1562,-0.6875,-1.781,-2.375,-2.969,-0.8125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,false,true,false,true,false,false,false,false}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,2,6,2,-1,4,-7,-1,6,4,2,6}
tensor @r0.in.y : i32[3, 4] = {-3,6,-7,-3,0,-5,-4,-2,1,-7,-3,0}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,true,false,true,false,false,false,false,false}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,-1,6,0,4,-5,1,3,4,-3,0,6}
tensor @r0.in.y : i64[3, 4] = {-2,-7,6,6,6,4,6,1,4,0,-2,1}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,true,true,true,true,false,false,true,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,5,5,0,6,5,5,0,3,6,5,7}
tensor @r0.in.y : u8[3, 4] = {3,5,3,1,4,3,5,3,0,5,6,4}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,false,false,false,true,false,false,true,false}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,false,true,false,true,false,true,false,true,false}
tensor @r0.in.y : bool[3, 4] = {false,false,true,false,false,true,true,true,false,true,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,true,false,true,false,true,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {-0.5,2.28125,0.90625}
tensor @r0.in.y : f32[4] = {-2,2.09375,1.75,0.625}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,false,false,false,false,false,true,true,false}
tensor @r1.in.x : f32[4, 1] = {-0.5,2.28125,0.90625,-2}
tensor @r1.in.y : f32[6] = {2.09375,1.75,0.625,0.65625,-1.03125,-2.9375}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,false,false,false,false,false,false,false,false,true,true,false,false,false,false,true,true,true,true,true,false}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[s77, s17]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {0,-3,2.875}
tensor @r0.in.y : f32[4] = {-1,-2.46875,1.90625,-2.0625}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,true,true,true,true,false,false,false,false}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.21875,-3.03125,3.0625,-0.0625,0.71875,-1.46875,0.28125,1.75,2.90625,-2.25,-1.09375,-0.5}
tensor @r0.in.y : f32[] = {-0.25}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,false,true,false,false,false,true,true,true}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,1,-4,2,0,3,3,5,-4,-1,-1,3}
tensor @r0.in.y : i64[] = {-1}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,false,false,false,false,false,true,false,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {0.15625,1.21875,1.6875,0.03125}
tensor @r0.want.0.bool : bool[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[0, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-0.15625,1.78125,2.3125,3.0625,1.25,2.4375,1.09375,2.34375,-1,2.5,2.1875,-2.53125}
tensor @r0.in.y : f32[4, 3] = {0.3125,1.1875,2.09375,1.15625,2.40625,2.1875,3.0625,-1.28125,-0.375,-1.40625,-2.25,0.875}
tensor @r0.want.0.bool : bool[4, 3] = {true,false,true,false,false,false,true,false,false,false,false,true}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[4, 3]{1, 4}
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,-6,-3,1,-2,-2,-7,-4,4,-4,-2,5}
tensor @r0.in.y : f32[4] = {0.0625,0.78125,-0.28125,-0.4375}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,false,true,true,true,true,false,true,true,false}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.90625,0.40625,-1.3125,2.65625,-1.6875,0.25,-0.65625,-2.625,-2.4375,-1.25,-2.9375,-2.1875}
tensor @r0.in.y : f32[4] = {-0.75,2.4375,-0.625,-2.03125}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,false,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.062,-1.25,-0.5625,-0.09375,-0.75,0.0625,1.3125,-0.2812,2.75,-1.406,-2.25,-1.75}
tensor @r0.in.y : bf16[4] = {-0.875,3,1.0625,0.40625}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,false,true,false,true,false,true,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,4,5,6,4,1,-3,0,-3,-7,7,-7}
tensor @r0.in.y : i64[4] = {2,3,-7,0}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,true,false,false,true,true,false,true}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,4,1,5,6,6,4,2,2,6,5,6}
tensor @r0.in.y : i8[4] = {4,-5,2,1}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,false,false,false,false,false,true,false,false,false}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.531,-2.031,2.594,1.719,-1.969,1.344,2.125,1,0.4062,1.1875,-0.1562,2.438}
tensor @r0.in.y : i64[4] = {-1,6,-6,1}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,true,true,false,false,false,true,false,false}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,false,true,false,true,false,true,true,false,false}
tensor @r0.in.y : f32[4] = {-1.59375,-0.3125,2.6875,-2.25}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,false,true,false,false,false,true,false}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,false,false,false,true,true,true,false,true}
tensor @r0.in.y : i64[4] = {-3,2,7,0}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,false,false,true,true,false,false,true,true,false}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-3.125,-2.812,-1.219,-1.25,-2.25,2.188,-2.031,-0.8125,2.938,2,1.0625,-2.156}
tensor @r0.in.y : f32[] = {-1.84375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,true,false,true,false,false,false,false,true}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3,0,4,1,-2,-7,4,-1,-5,1,1,6}
tensor @r0.in.y : f32[] = {1.71875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,true,true,false,true,true,true,true,false}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "le.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.5,-2.9375,-1.9375,-0.90625,-1.46875,-1.96875,-1.6875,2.5,0.3125,3.0625,-2.875,0.5625}
tensor @r0.in.y : f32[3, 4] = {1.09375,1.4375,-3.0625,1.125,-2.90625,-1.34375,-1.71875,-1.21875,-1.28125,1.5,1.53125,0.59375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,false,true,false,false,false,false,true,true}
tensor @r1.in.x : f32[4, 6] = {-2.5,-2.9375,-1.9375,-0.90625,-1.46875,-1.96875,-1.6875,2.5,0.3125,3.0625,-2.875,0.5625,1.09375,1.4375,-3.0625,1.125,-2.90625,-1.34375,-1.71875,-1.21875,-1.28125,1.5,1.53125,0.59375}
tensor @r1.in.y : f32[4, 6] = {1.90625,1.5625,0.4375,2.25,0.71875,-2.25,0.09375,-2.8125,0.28125,-2.96875,2.5,-0.21875,1.84375,-2.65625,1.15625,-1.8125,-0.15625,1.8125,-1.75,2.71875,-1.6875,-1.5625,1.0625,-2.84375}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,true,false,true,false,false,false,true,false,true,false,true,false,true,true,false,true,false,false,false,false}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[s17, s27]
  return %le as "le"
}

fxge 1
model "le.Tensor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.90625,-0.40625,1.84375,-2.3125,3.03125,2.15625,0.53125,3.09375,-0.9375,0.625,-2.78125,-1.3125}
tensor @r0.in.y : bf16[3, 4] = {-1.1875,-2.71875,-0.84375,0.75,-2.96875,-1.75,-2.3125,-0.9375,-0.8125,1.21875,-2.46875,-0.59375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,false,false,false,false,true,true,true,true}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.125,2.594,-2.406,-2.281,2.406,-0.125,2.469,-0.2812,2.875,-1.625,2.875,-3.062}
tensor @r0.in.y : f16[3, 4] = {2.406,0.625,-3.031,-0.8438,1.031,2.5,1.281,-0.2188,2.312,-2.656,2.5,1.4375}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,true,false,true,false,true,false,false,false,true}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,0,1,-4,-4,-3,-6,6,6,-2,1,-3}
tensor @r0.in.y : i32[3, 4] = {-7,-4,-7,4,3,6,-7,5,-6,-3,-5,-7}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,true,true,false,false,false,false,false,false}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,2,3,2,-3,-7,4,-1,-1,6,-2,3}
tensor @r0.in.y : i64[3, 4] = {0,-1,-5,-2,-5,4,0,-4,7,1,-1,5}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,false,false,true,false,false,true,false,true,true}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,1,1,5,1,3,2,5,5,1,2,2}
tensor @r0.in.y : u8[3, 4] = {3,3,3,4,4,3,2,6,6,2,5,3}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,true,true,true,true,true,true,true,true}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,false,false,true,false,false,true,true,false}
tensor @r0.in.y : bool[3, 4] = {true,false,false,true,false,true,false,false,true,true,false,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,true,true,true,false,true,true,true,false,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {-1.0625,-0.65625,1.25}
tensor @r0.in.y : f32[4] = {2.875,0.5,1.6875,0.5}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,false,true,false}
tensor @r1.in.x : f32[4, 1] = {-1.0625,-0.65625,1.25,2.875}
tensor @r1.in.y : f32[6] = {0.5,1.6875,0.5,1.78125,-0.03125,0.9375}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,true,true,true,true,true,true,true,true,false,true,false,true,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[s77, s17]
  return %le as "le"
}

fxge 1
model "le.Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {0.0625,-0.15625,-1.875}
tensor @r0.in.y : f32[4] = {1,0.6875,1.46875,1.40625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.4375,-1.375,0.25,-2.5,1.90625,-1.40625,2.9375,1.96875,0.90625,-1.90625,0.40625,0.21875}
tensor @r0.in.y : f32[] = {-1.4375}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,true,false,false,false,false,false,true,false,false}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,-3,7,6,5,-4,-5,-6,4,0,7,-4}
tensor @r0.in.y : i64[] = {-3}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,false,true,true,true,false,false,false,true}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {-1.15625,-2.375,-2.75,1.0625}
tensor @r0.want.0.bool : bool[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[0, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-0.125,-2.84375,-0.40625,0.5625,2.8125,0.09375,0.28125,-1.9375,-0.40625,3,2.53125,2.96875}
tensor @r0.in.y : f32[4, 3] = {1.75,-2.96875,-2.1875,-2.125,1.09375,-1.28125,-1.25,3.03125,2.96875,1.65625,0.09375,1.71875}
tensor @r0.want.0.bool : bool[4, 3] = {true,false,false,true,true,false,false,true,true,true,true,false}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[4, 3]{1, 4}
  return %le as "le"
}

fxge 1
model "le.Tensor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3,-3,-1,-6,6,-1,6,6,-2,7,-3,3}
tensor @r0.in.y : f32[4] = {-1.96875,-1.34375,-1.5,2.125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,false,false,false,false,true,false,true,false}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.375,-2.84375,-2.125,-2.90625,-0.9375,-3.125,2.21875,-2.5,-0.90625,-1.40625,1.84375,-1.5}
tensor @r0.in.y : f32[4] = {-0.84375,-2.625,-1.65625,-0.34375}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,true,true,false,true,true,false,false,true}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.2188,-2.969,-2.094,1.875,0.6562,2.75,2.5,-1.5,-2.75,2.781,-1.125,1.281}
tensor @r0.in.y : bf16[4] = {-2.40625,-1.0625,2.1875,1.125}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,false,false,false,false,true,true,false,true,false}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7,5,-5,1,1,7,1,-1,7,-2,-1,3}
tensor @r0.in.y : i64[4] = {6,5,-4,-6}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,false,true,false,false,false,false,true,false,false}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,7,3,1,3,6,4,0,5,3,6,0}
tensor @r0.in.y : i8[4] = {-2,4,-4,6}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,false,false,false,true,false,true,false,true}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.062,-2.094,2.812,1.5,0.125,0.1875,-2.469,0.1562,-0.2188,2.375,1.906,-2.625}
tensor @r0.in.y : i64[4] = {1,7,5,-4}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,false,true,true,true,false,true,true,true,false}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,true,false,false,true,false,false,false,true}
tensor @r0.in.y : f32[4] = {-1.71875,1.46875,0.03125,-1.9375}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,false,false,true,true,false,false,true,true,false}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,false,true,false,true,true,false,false,true}
tensor @r0.in.y : i64[4] = {-7,3,-4,6}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,true,false,true,false,true,false,true,false,true}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.9375,1.5,2.938,-2.531,2.25,1.9375,-2.094,1.906,1.156,-2.281,1.875,2.594}
tensor @r0.in.y : f32[] = {-2.6875}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,2,-7,0,1,2,6,7,-1,-4,-3,2}
tensor @r0.in.y : f32[] = {1.84375}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,true,false,false,false,true,true,true,false}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "gt.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.125,-1.84375,-0.28125,-2.4375,0.59375,-1.28125,-2.59375,-1.40625,1.0625,-2.53125,-2.46875,-2.25}
tensor @r0.in.y : f32[3, 4] = {-2.625,-1.09375,0.625,0.125,2.59375,1.21875,0.5625,-0.84375,-0.28125,-2.90625,-2.6875,2.125}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,false,false,false,false,false,true,true,true,false}
tensor @r1.in.x : f32[4, 6] = {-1.125,-1.84375,-0.28125,-2.4375,0.59375,-1.28125,-2.59375,-1.40625,1.0625,-2.53125,-2.46875,-2.25,-2.625,-1.09375,0.625,0.125,2.59375,1.21875,0.5625,-0.84375,-0.28125,-2.90625,-2.6875,2.125}
tensor @r1.in.y : f32[4, 6] = {-0.21875,-0.125,-2.53125,1.375,-0.84375,1.15625,0.96875,0.0625,0.25,-1.65625,-0.84375,0.8125,-0.1875,-1.9375,-2.78125,0.5,2.25,0.40625,-1.4375,0.59375,-1.59375,2.90625,-0.4375,2.625}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,true,false,true,false,false,false,true,false,false,false,false,true,true,false,true,true,true,false,true,false,false,false}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[s17, s27]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.8125,-2.1875,-2.03125,-2.15625,-1.78125,-1.8125,-0.65625,-0.15625,-2.1875,1.59375,1.4375,-2.25}
tensor @r0.in.y : bf16[3, 4] = {-1.46875,0.75,-1.84375,1.375,0.5625,0.0625,-1.65625,-1.75,0.46875,0.78125,-1.5625,-1.90625}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,true,true,false,true,true,false}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.031,-1.344,0.0625,-1.4375,1.8125,-2.844,2.438,2.094,-1.594,2,2.281,-0.8438}
tensor @r0.in.y : f16[3, 4] = {0.4062,-1.375,-0.3438,0,-1.469,-1.75,0.25,-2.375,0.3438,0.8125,-1.031,-2.469}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,false,true,false,true,true,false,true,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2,3,-7,6,-3,4,2,-4,0,6,-1,5}
tensor @r0.in.y : i32[3, 4] = {-2,6,-1,-2,5,6,-1,-6,-2,0,0,-3}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,false,false,true,true,true,true,false,true}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,-5,-6,-1,-7,-6,-1,-6,7,-5,1,-2}
tensor @r0.in.y : i64[3, 4] = {-2,-6,-5,-5,7,-7,-6,-5,4,-1,-6,-2}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,false,true,true,false,true,false,true,false}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,6,7,5,2,0,3,3,7,5,4,4}
tensor @r0.in.y : u8[3, 4] = {0,1,6,0,4,2,3,5,2,4,5,7}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,false,false,false,true,true,false,false}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,false,false,false,true,true,true,true,true,false}
tensor @r0.in.y : bool[3, 4] = {true,false,false,true,true,false,true,false,true,true,false,true}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,false,false,false,true,false,false,true,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {0.6875,-1.53125,-3.03125}
tensor @r0.in.y : f32[4] = {-0.9375,1.53125,2.4375,-2.9375}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,true,false,false,false,true,false,false,false,false}
tensor @r1.in.x : f32[4, 1] = {0.6875,-1.53125,-3.03125,-0.9375}
tensor @r1.in.y : f32[6] = {1.53125,2.4375,-2.9375,2.53125,-2.625,-0.9375}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,true,false,true,true,false,false,true,false,true,false,false,false,false,false,false,false,false,false,true,false,true,false}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[s77, s17]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {-1.40625,-2.96875,-2.90625}
tensor @r0.in.y : f32[4] = {-0.59375,1.1875,-2.375,1.375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.25,-0.84375,-2.6875,1.84375,1.0625,1.4375,2.8125,0.3125,3.03125,0.75,-3,-2.96875}
tensor @r0.in.y : f32[] = {0.375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,true,true,true,false,true,true,false,false}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,6,-1,-6,-6,-7,-3,6,2,-3,2,6}
tensor @r0.in.y : i64[] = {6}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {2.34375,-1.75,-0.21875,2.0625}
tensor @r0.want.0.bool : bool[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[0, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {0.3125,0.1875,0.28125,-3.09375,-0.9375,-2.25,0.84375,-0.875,0.0625,1.84375,-0.96875,-2.03125}
tensor @r0.in.y : f32[4, 3] = {-1.875,-0.90625,-2.59375,0.96875,-0.125,-2.5625,2.375,-0.78125,-2.90625,-1,1.59375,-3.03125}
tensor @r0.want.0.bool : bool[4, 3] = {true,false,true,false,false,true,false,true,true,false,false,true}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[4, 3]{1, 4}
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-6,5,-1,-6,7,2,-5,2,3,-2,-7}
tensor @r0.in.y : f32[4] = {2.625,1.125,1.5625,1.59375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,true,true,false,false,true,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.75,0.4375,1.6875,1.15625,1.75,0.1875,0.625,1.25,2.15625,1.1875,1.4375,-2.3125}
tensor @r0.in.y : f32[4] = {0.5,-2.6875,3.03125,0.34375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,true,true,false,true,true,true,false,false}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.8125,0.375,2.969,2.688,0.875,0.25,-2.812,1.125,2.969,-2.844,-1.6875,-0.4688}
tensor @r0.in.y : bf16[4] = {-0.21875,0.125,-0.40625,2.25}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,false,false,true,false,false,false}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,2,1,-3,4,-5,-6,3,6,5,5,-3}
tensor @r0.in.y : i64[4] = {5,2,0,4}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,false,false,false,true,true,true,false}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,4,4,3,5,6,2,7,2,1,3,2}
tensor @r0.in.y : i8[4] = {5,-2,-5,5}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,false,false,true,true,true,false,true,true,false}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.1875,-2.562,-2.562,0.09375,0.3438,0.8125,-1.719,-1.656,2.875,0.8125,-2.375,-2.781}
tensor @r0.in.y : i64[4] = {-7,-3,7,-6}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,true,true,false,true,true,true,false,true}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,true,false,false,false,false,true,true,false}
tensor @r0.in.y : f32[4] = {0.625,-2,-3.09375,0.125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,false,false,true,true,false}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,true,false,false,false,true,true,false,true}
tensor @r0.in.y : i64[4] = {6,-1,-5,-4}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,false,true,true,true,false,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.1875,1.219,1.8125,1.969,3.094,-1.75,1.969,-0.4688,-2.812,-2.875,0.5938,0.375}
tensor @r0.in.y : f32[] = {-2.59375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,false,false,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,2,4,5,-5,3,6,-6,0,7,7,1}
tensor @r0.in.y : f32[] = {1.8125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,true,true,false,false,true,true,false}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "ge.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.40625,-0.75,2.15625,2.5625,-1.25,1.78125,-2.625,-2.1875,2.875,-2.4375,-0.3125,-1.4375}
tensor @r0.in.y : f32[3, 4] = {2.6875,1.375,-2.8125,2.46875,-1.75,-0.59375,3.0625,-1.90625,0.90625,2.15625,0.59375,0.15625}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,true,true,true,false,false,true,false,false,false}
tensor @r1.in.x : f32[4, 6] = {-1.40625,-0.75,2.15625,2.5625,-1.25,1.78125,-2.625,-2.1875,2.875,-2.4375,-0.3125,-1.4375,2.6875,1.375,-2.8125,2.46875,-1.75,-0.59375,3.0625,-1.90625,0.90625,2.15625,0.59375,0.15625}
tensor @r1.in.y : f32[4, 6] = {-3.09375,2.375,-2.6875,-2,1.6875,-1.15625,3.09375,1.8125,0.8125,1.375,-2.28125,-2.96875,2.28125,1.84375,1.34375,-3.0625,-1.8125,0.6875,1.0625,-1.125,-0.78125,0.59375,-1.84375,1.59375}
tensor @r1.want.0.bool : bool[4, 6] = {true,false,true,true,false,true,false,false,true,false,true,true,true,false,false,true,true,false,true,false,true,true,true,false}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[s17, s27]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1,-2.96875,-0.40625,-2.375,2.09375,1.78125,1.375,-2.3125,1.40625,3.03125,0.59375,1.84375}
tensor @r0.in.y : bf16[3, 4] = {2.46875,2.4375,0.8125,1.25,0.6875,2.71875,-3.125,0.375,0.5625,3,-1.53125,-2.09375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,true,false,true,false,true,true,true,true}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1,1.156,-2.688,0.1875,-1,2.844,-0.7188,0.875,1.3125,0.6562,-2.25,3.062}
tensor @r0.in.y : f16[3, 4] = {-0.6875,-0.25,-2.656,-2.188,2.812,-0.8125,1.375,-1.094,-1.906,0.5312,-1.75,-1.25}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,true,false,true,false,true,true,true,false,true}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,-5,6,-7,7,2,5,-5,6,1,4,7}
tensor @r0.in.y : i32[3, 4] = {-1,-5,6,-3,-3,-7,-7,1,-7,-7,1,-2}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,true,true,true,false,true,true,true,true}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,-1,-6,-1,2,-5,-7,-6,-5,-1,4,1}
tensor @r0.in.y : i64[3, 4] = {4,-2,-1,-2,-6,-5,2,-2,7,5,-6,7}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,true,true,false,false,false,false,true,false}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,0,3,2,7,0,6,2,0,7,7,0}
tensor @r0.in.y : u8[3, 4] = {0,0,6,6,3,4,3,2,2,2,6,2}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,true,false,true,true,false,true,true,false}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,false,true,false,false,true,false,false,false}
tensor @r0.in.y : bool[3, 4] = {false,false,false,true,false,true,false,false,false,false,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,false,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {0.875,-1.25,-1.03125}
tensor @r0.in.y : f32[4] = {2.65625,2.9375,-1.40625,0.3125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,true,false,false,true,false,false,false,true,false}
tensor @r1.in.x : f32[4, 1] = {0.875,-1.25,-1.03125,2.65625}
tensor @r1.in.y : f32[6] = {2.9375,-1.40625,0.3125,-1.03125,0.875,-0.09375}
tensor @r1.want.0.bool : bool[4, 6] = {false,true,true,true,true,true,false,true,false,false,false,false,false,true,false,true,false,false,false,true,true,true,true,true}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[s77, s17]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {3,1.40625,-2.65625}
tensor @r0.in.y : f32[4] = {2.5625,1.625,1.03125,3.03125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,false,false,true,false,false,false,false,false}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-3.125,0.59375,1.84375,1.65625,2.5,-2.8125,-0.4375,0.84375,-0.125,-2.625,-2,-0.1875}
tensor @r0.in.y : f32[] = {2.5}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,true,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3,-2,5,-1,6,5,7,2,5,-5,-1,-2}
tensor @r0.in.y : i64[] = {-1}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,true,true,true,true,true,true,false,true,false}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {3,1.53125,-1.90625,1.9375}
tensor @r0.want.0.bool : bool[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[0, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-2.6875,-2.03125,0.75,-0.9375,-2.28125,-1.625,2.21875,1.21875,0.59375,-0.53125,-0.8125,-1.09375}
tensor @r0.in.y : f32[4, 3] = {0.96875,0.53125,-2.65625,-1.625,-1.71875,1.78125,2.28125,-2.625,-2.21875,-2.375,0.46875,1.0625}
tensor @r0.want.0.bool : bool[4, 3] = {false,false,true,false,true,false,false,true,true,true,true,false}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[4, 3]{1, 4}
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,-7,4,6,2,-7,5,5,0,-7,-2,-1}
tensor @r0.in.y : f32[4] = {-1.8125,-1.90625,1.8125,-0.75}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,true,false,true,true,true,false,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.78125,-1.375,-0.1875,2.90625,2.09375,1.96875,2.34375,-0.71875,3,0.53125,2.15625,-0.5625}
tensor @r0.in.y : f32[4] = {-1.71875,2.5,-2.6875,-0.03125}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,true,false,true,false,true,false,true,false}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.1875,1.8125,2.75,2,-1.1875,1.094,-2.625,-2.25,-1,-1.844,1,0.5938}
tensor @r0.in.y : bf16[4] = {3.125,0.3125,1,-0.125}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,false,true,false,false,false,false,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,-5,-4,-5,1,7,-1,4,-2,2,3,-2}
tensor @r0.in.y : i64[4] = {3,4,-5,-5}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,true,false,true,true,true,false,false,true,true}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,6,0,4,3,0,2,7,5,3,3,2}
tensor @r0.in.y : i8[4] = {-7,-7,4,-3}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,true,true,false,true,true,true,false,true}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.156,-3.031,-0.3125,-0.09375,-0.09375,2.781,2.594,-2.5,1.875,-1.1875,0.8125,0.9062}
tensor @r0.in.y : i64[4] = {5,-3,2,-1}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,false,true,true,false,false,true,false,true}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,false,false,false,false,true,false,false,false}
tensor @r0.in.y : f32[4] = {-1.28125,-1.90625,1.78125,3}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,true,true,false,false,true,true,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,true,false,true,true,true,true,false,false}
tensor @r0.in.y : i64[4] = {-3,-4,3,-1}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,true,true,false,true,true,true,false,true}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.656,2.5,-0.0625,0.125,0.375,-3,-1.6875,-1.625,1.656,-0.4375,3.031,1.1875}
tensor @r0.in.y : f32[] = {0.8125}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,false,false,false,false,true,false,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,-7,3,0,-6,-3,6,-2,0,4,-2,-5}
tensor @r0.in.y : f32[] = {0.25}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,false,true,false,false,true,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "eq.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1,-1.53125,2.46875,-0.71875,-1,1.96875,-2.96875,-2.15625,-0.625,2.34375,-2.25,-3.09375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r1.in.x : f32[4, 6] = {1,-1.53125,2.46875,-0.71875,-1,1.96875,-2.96875,-2.15625,-0.625,2.34375,-2.25,-3.09375,-0.375,0.6875,1.40625,-2.71875,2.3125,-0.59375,-1.375,0.4375,-0.9375,-0.0625,2.25,-2.5}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[s77, s27]) {
  %eq = aten.eq.Scalar(self=%x, other=3) : bool[s77, s27]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.int.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.9375,-1.96875,-0.40625,-1.1875,-1.34375,-1.9375,-1.4375,-2.375,-0.96875,1.28125,0.75,2.25}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=3) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.int.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5,-1.6875,2.781,-2.562,-2.281,-0.75,-1.344,1.125,2.688,0.09375,-3.031,1.9375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=3) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.int.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2,2,4,3,5,-7,3,-2,-4,-5,-2,-5}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,false,false,true,false,false,false,false,false}
graph "main"(
    %x : i32[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=3) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,-5,4,5,3,-2,-6,0,6,-7,-2,-1}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,true,false,false,false,false,false,false,false}
graph "main"(
    %x : i64[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=3) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.5,-1.65625,2.40625,-1.1875,-1.71875,-2.375,-1,-2.46875,3,0.09375,1.34375,3}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.5,-0.21875,3.09375,0.65625,-2.75,2.4375,0,-0.625,-0.4375,0.90625,-1.71875,-0.96875}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.6562,-2.969,-1.8125,1.844,-2.188,-2.656,3.125,-1.469,0.09375,0.9375,-2.5,-0.875}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.float.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,6,3,-4,4,-6,4,6,5,4,-3,-5}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i32[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.float.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,6,4,-6,6,5,-7,-1,4,1,0,1}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i64[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.5,-0.15625,-1.46875,1.40625,-1.4375,-2.75,-2.625,-0.34375,3.03125,-1.40625,-2.875,2.25}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=-2) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.875,-1.28125,1.5,0.84375,-1.1875,0.25,-0.40625,0.1875,3.0625,-1.21875,0.25,0.3125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=-2) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.negative.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-3.094,-0.4375,0.5,1.531,-2.375,0.5625,-0.4688,-0.5312,2.531,1.594,-0.5,-1.656}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=-2) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.negative.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,-7,2,2,-3,2,-5,-1,3,-2,4,5}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,true,false,false}
graph "main"(
    %x : i32[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=-2) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.negative.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,3,3,1,0,1,4,-4,-2,6,-6,-5}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,true,false,false,false}
graph "main"(
    %x : i64[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=-2) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.bool_self.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,false,false,false,false,true,true,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bool[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=2) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "ne.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.3125,3.0625,-2.28125,1.25,3.03125,2.53125,2.0625,2.34375,-1.09375,-1,2,0.46875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r1.in.x : f32[4, 6] = {2.3125,3.0625,-2.28125,1.25,3.03125,2.53125,2.0625,2.34375,-1.09375,-1,2,0.46875,-0.40625,-2.375,-0.90625,-2.625,-1.8125,-2.1875,1.5,0.90625,0.65625,1.09375,1.625,-0.5}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[s77, s27]) {
  %ne = aten.ne.Scalar(self=%x, other=3) : bool[s77, s27]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.int.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.09375,-1.875,-1.9375,-2.0625,-1.46875,0.21875,-0.75,-2.3125,1.8125,-1.125,2.84375,0.53125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=3) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.int.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.1875,-2.375,1.625,-0.2812,0.5625,2.406,-2.906,-1.625,3.031,-1.219,-1.8125,0.9062}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=3) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.int.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,-5,-4,2,-4,4,-7,2,-5,7,1,6}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i32[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=3) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,1,7,-6,3,2,6,4,7,1,5,3}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,true,true,true,true,true,true,false}
graph "main"(
    %x : i64[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=3) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.71875,-0.1875,-1.5,-0.59375,-1.96875,0.375,2.21875,-0.3125,-3,-3.125,0.375,-1.5}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.46875,-0.40625,2.65625,1.96875,0.1875,-0.5625,-0.625,-0.75,2.625,0.59375,0.25,-0.90625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.156,3,0.6875,1.375,0.5625,0.6562,0.3438,-2.781,2.281,2.094,-1.5,0.75}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.float.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-5,2,-4,4,5,-6,-1,-3,0,-3,-1,-2}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i32[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.float.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,-1,-4,0,-1,2,-2,1,1,3,-4,3}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5625,-2.46875,1.40625,1.0625,0,1.8125,-1.8125,0.3125,1.28125,0,1.96875,-0.8125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=-2) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.34375,3.09375,0.78125,1.53125,1.71875,-0.71875,-2.53125,2.28125,1.53125,-0.625,1.4375,0.3125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=-2) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.negative.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.844,-0.125,1.4375,0.9688,3.062,-0.4688,1.1875,-1.156,-2.531,-0.09375,0.3438,-0.25}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=-2) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.negative.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,3,5,1,-6,5,6,6,3,1,7,0}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i32[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=-2) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.negative.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-5,-2,1,-6,1,-3,0,6,1,-5,-5}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=-2) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.bool_self.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,true,false,true,true,true,true,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=2) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "lt.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.625,-2.4375,-0.5625,1.625,3.03125,-2.1875,1,2.21875,-1.4375,1.1875,-0.53125,-1.5}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,true,true,true,true,true,true,true}
tensor @r1.in.x : f32[4, 6] = {0.625,-2.4375,-0.5625,1.625,3.03125,-2.1875,1,2.21875,-1.4375,1.1875,-0.53125,-1.5,-1.40625,-2.1875,-2.21875,-2.625,-0.40625,-0.75,-1.5625,2.84375,1.59375,-0.625,-0.375,-0.1875}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,false,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[s77, s27]) {
  %lt = aten.lt.Scalar(self=%x, other=3) : bool[s77, s27]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.int.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.1875,-3.09375,-2.59375,0.75,-3.125,1.125,-0.1875,-2.4375,-0.34375,1.25,-2.25,2.09375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=3) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.int.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.031,1.4375,0.5938,-0.5625,1.781,-2.188,-1.781,-0.875,-1.844,-0.875,2.094,1.094}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=3) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.int.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,-1,7,-7,1,-7,6,-4,-5,3,-1,-4}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,true,true,false,true,true,false,true,true}
graph "main"(
    %x : i32[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=3) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,-3,7,7,2,2,-5,1,-6,-2,4,5}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,true,true,true,true,true,true,false,false}
graph "main"(
    %x : i64[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=3) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.71875,2.84375,-2.46875,2.25,0.90625,-0.4375,-0.25,2.15625,-0.375,0.78125,0.8125,-0.25}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,false,true,true,true,false,true,true,true,true}
graph "main"(
    %x : f32[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.53125,-1.84375,2.6875,-2.875,1.59375,-1.53125,-2.03125,1.34375,-0.3125,3.125,-1.4375,1.3125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,false,true,true,true,true,false,true,true}
graph "main"(
    %x : bf16[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.4375,-3,2.781,-0.4375,1.4375,-0.9375,2.938,1.9375,3.062,-2.219,1.1875,-2.562}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,true,true,false,false,false,true,true,true}
graph "main"(
    %x : f16[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.float.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,-4,-5,-4,-6,-4,-2,4,-1,1,-4,-5}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,true,true,true,false,true,true,true,true}
graph "main"(
    %x : i32[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.float.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,3,0,-2,5,7,5,-3,-1,0,-6,5}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,true,false,false,false,true,true,true,true,false}
graph "main"(
    %x : i64[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.6875,1.65625,1.5625,0.96875,-1.875,-2.03125,-2.5625,-2.875,-0.9375,1.125,-1.53125,-3.03125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,true,true,true,false,false,false,true}
graph "main"(
    %x : f32[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=-2) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.1875,-1.125,1.84375,-1.125,-2.875,-1.03125,-3.0625,-1.46875,1.15625,0.5625,2.53125,-2.1875}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,true,false,true,false,false,false,false,true}
graph "main"(
    %x : bf16[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=-2) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.negative.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5938,-2.219,2.625,2.719,2.281,0.9062,0,2.75,1.5,-1.594,-2.375,-2.969}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,false,false,false,false,false,false,true,true}
graph "main"(
    %x : f16[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=-2) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.negative.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,4,-5,1,5,-1,-1,0,5,-5,6,3}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,false,false,false,false,true,false,false}
graph "main"(
    %x : i32[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=-2) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.negative.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-4,2,7,5,-3,3,7,2,-5,0,-3}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,false,true,false,false,false,true,false,true}
graph "main"(
    %x : i64[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=-2) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Scalar.bool_self.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,true,true,false,false,true,true,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4]) {
  %lt = aten.lt.Scalar(self=%x, other=2) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "le.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.46875,-1.8125,0.25,-2.125,1.5625,0.6875,2.75,1.15625,1.375,0.0625,2.21875,-0.71875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r1.in.x : f32[4, 6] = {1.46875,-1.8125,0.25,-2.125,1.5625,0.6875,2.75,1.15625,1.375,0.0625,2.21875,-0.71875,0.375,1.46875,-2.6875,-0.5,0.40625,-2.46875,1.03125,1.96875,-2.9375,0.875,0.84375,1.46875}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[s77, s27]) {
  %le = aten.le.Scalar(self=%x, other=3) : bool[s77, s27]
  return %le as "le"
}

fxge 1
model "le.Scalar.int.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.625,0.46875,1.90625,-0.625,1.21875,3.125,-2.09375,-0.75,1.3125,-2.40625,-2.1875,0.125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,false,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=3) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Scalar.int.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.031,-1.531,-0.125,-2.844,-0.4062,-3.094,2.469,-0.7812,1.4375,-2.5,-1,1.4375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=3) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Scalar.int.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,-1,-7,-2,-1,-3,1,-6,6,-1,-3,4}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,true,true,true,true,false,true,true,false}
graph "main"(
    %x : i32[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=3) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Scalar.int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3,2,-6,7,-7,0,-6,3,6,-4,7,-7}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,true,true,true,true,false,true,false,true}
graph "main"(
    %x : i64[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=3) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Scalar.float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.0625,-1.875,-2,2.5625,1.28125,1.625,-0.9375,-0.8125,-2.4375,2.15625,-1.53125,2.96875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,true,false,true,true,true,false,true,false}
graph "main"(
    %x : f32[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Scalar.float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.09375,1.6875,-0.375,-0.625,2.125,2.375,-1.40625,1.28125,0.6875,0.15625,2.03125,1.625}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,false,false,true,true,true,true,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Scalar.float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.969,-1.594,0.03125,-1.6875,1.031,-1,0.2812,-3.094,1.8125,2.312,2.188,1.031}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,true,true,true,true,false,false,false,true}
graph "main"(
    %x : f16[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Scalar.float.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,-5,-7,-1,-5,-6,-1,-3,4,0,0,3}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,false,true,true,false}
graph "main"(
    %x : i32[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Scalar.float.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,7,2,4,-5,1,2,-5,7,-7,3,2}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,false,true,true,false,true,false,true,false,false}
graph "main"(
    %x : i64[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Scalar.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.09375,-0.9375,0.71875,1.1875,-0.96875,-3.125,2.1875,-0.40625,-1.6875,-0.40625,2,-1.4375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,true,false,false,false,false,false,false}
graph "main"(
    %x : f32[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=-2) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Scalar.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.5625,1.28125,0.40625,0.78125,-1.46875,2.09375,-1.6875,-2.4375,-0.09375,1.53125,-1.03125,1.625}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,true,false,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=-2) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Scalar.negative.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.2188,0,-0.3438,-3.031,-1.406,-0.7188,-1.594,-1.844,1.125,-0.6562,2.531,1.031}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=-2) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Scalar.negative.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,3,-2,7,-7,-3,6,-4,-7,5,0,-6}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,true,true,false,true,true,false,false,true}
graph "main"(
    %x : i32[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=-2) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Scalar.negative.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,3,-7,-1,3,5,-3,5,4,2,-7,-2}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,false,false,false,true,false,false,false,true,true}
graph "main"(
    %x : i64[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=-2) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Scalar.bool_self.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,false,true,false,true,false,true,true,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4]) {
  %le = aten.le.Scalar(self=%x, other=2) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "gt.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.03125,2.625,2.90625,-1.46875,-1.28125,2.5,-1.3125,1.65625,2.34375,1.15625,-0.78125,0.625}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r1.in.x : f32[4, 6] = {0.03125,2.625,2.90625,-1.46875,-1.28125,2.5,-1.3125,1.65625,2.34375,1.15625,-0.78125,0.625,-2.59375,2.65625,-2,-2.75,-0.96875,-2.59375,2.78125,-1.3125,-2.0625,0.625,-2.34375,2.78125}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[s77, s27]) {
  %gt = aten.gt.Scalar(self=%x, other=3) : bool[s77, s27]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.int.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.46875,-3.0625,-0.375,1.25,0.84375,0.28125,-1.8125,-3.125,-2.46875,-1.21875,-0.03125,2.84375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=3) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.int.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.7812,0.2812,2.375,1.25,1.4375,-2.062,-1.75,-1.375,-1.5625,2.406,3.062,-0.125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,true,false}
graph "main"(
    %x : f16[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=3) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.int.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-5,-6,1,3,-4,-7,-2,6,6,4,-3,7}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,true,true,true,false,true}
graph "main"(
    %x : i32[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=3) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3,0,-6,-4,6,-4,1,-1,3,-1,7,-6}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,true,false,false,false,false,false,true,false}
graph "main"(
    %x : i64[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=3) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1,2.21875,1.8125,-0.03125,2.21875,1.625,1.46875,-2.8125,-2.34375,1.40625,1.9375,1.6875}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,false,true,true,false,false,false,false,true,true}
graph "main"(
    %x : f32[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.4375,-0.75,1.8125,0.28125,1.78125,0.3125,0.53125,-1.75,0.59375,-0.3125,1.4375,-2}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,true,false,false,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1,-2.562,1.406,1.906,-2.438,-1.781,-0.375,2.938,-1.375,2.219,-1.375,1}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,false,false,false,true,false,true,false,false}
graph "main"(
    %x : f16[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.float.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-5,-6,-7,-2,-7,-6,-2,-3,0,7,-6,7}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,true,false,true}
graph "main"(
    %x : i32[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.float.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,-3,4,1,-4,-6,2,4,-5,-4,-5,7}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,false,true,true,false,false,false,true}
graph "main"(
    %x : i64[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.46875,3,0.09375,-0.75,0.71875,1.53125,0.5,1.59375,-0.21875,2.5625,-0.4375,0.1875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=-2) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.75,0.34375,0.25,0.625,2.0625,0.09375,1.46875,1.4375,-1.0625,2.6875,-1.0625,0.96875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=-2) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.negative.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.844,-0.125,-0.03125,-1.5625,-1.031,2.906,-1.0625,-2.75,0.5938,-0.5312,-1.4375,-2.031}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,false,true,true,true,false}
graph "main"(
    %x : f16[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=-2) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.negative.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,0,-3,-7,-4,5,-7,4,5,7,-1,4}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,false,true,false,true,true,true,true,true}
graph "main"(
    %x : i32[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=-2) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.negative.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,-5,-5,4,3,3,-5,4,-1,6,-4,1}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,true,true,false,true,true,true,false,true}
graph "main"(
    %x : i64[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=-2) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Scalar.bool_self.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,true,true,true,false,false,true,true,false,true}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bool[3, 4]) {
  %gt = aten.gt.Scalar(self=%x, other=2) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "ge.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.625,-2.5625,3,-0.3125,3.0625,0.28125,-0.96875,2.53125,-0.03125,1.75,-2.875,-1.53125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,true,false,false,false,false,false,false,false}
tensor @r1.in.x : f32[4, 6] = {1.625,-2.5625,3,-0.3125,3.0625,0.28125,-0.96875,2.53125,-0.03125,1.75,-2.875,-1.53125,1.3125,-0.25,-1.5625,1.3125,2.84375,-0.90625,-2.5625,2.6875,-1.875,-2.4375,1.21875,0.71875}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,true,false,true,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[s77, s27]) {
  %ge = aten.ge.Scalar(self=%x, other=3) : bool[s77, s27]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.int.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.75,2.28125,0.78125,-2.46875,-0.15625,-2.4375,1.8125,-0.25,-1.375,1.5625,-1.1875,-1.5625}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=3) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.int.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.9688,-1.0625,-3.125,-0.7812,2.281,-1.875,-0.3125,1.844,2.312,-2.562,2.438,0}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=3) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.int.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7,7,1,1,0,-4,-7,7,7,-2,7,2}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,false,false,false,true,true,false,true,false}
graph "main"(
    %x : i32[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=3) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,-6,3,-6,0,-3,-3,2,-3,7,-5,-4}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,false,false,false,false,true,false,false}
graph "main"(
    %x : i64[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=3) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.5625,-2.875,-3.125,1.15625,2.46875,2.65625,-1.78125,2.90625,2.46875,1.59375,-1.09375,-1.5}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,true,true,false,true,true,true,false,false}
graph "main"(
    %x : f32[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.34375,2.9375,2.65625,0.75,2.5,-2.125,2.625,-2.9375,-2.8125,1.28125,-1.84375,-1.625}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,false,true,false,true,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.4062,-1.6875,2.406,-0.3438,1.125,1.219,0.8125,-1.5,-2.438,0.4062,3.062,-2.875}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,false,false,false,false,false,true,false}
graph "main"(
    %x : f16[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.float.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2,-5,5,2,-5,-6,0,2,7,-4,-7,-2}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,true,false,false,false,true,true,false,false,false}
graph "main"(
    %x : i32[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.float.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,5,3,-7,5,-7,0,-2,-3,-4,-6,6}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,true,false,false,false,false,false,false,true}
graph "main"(
    %x : i64[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=1.5) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.9375,0.75,-2.375,-2.59375,-2.65625,-0.21875,-2,-0.53125,-0.125,2.1875,1.4375,1.96875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,false,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=-2) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1,0.53125,1.09375,-1.40625,-0.28125,2.4375,2.21875,-0.0625,2.34375,-3.09375,-0.21875,0.65625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,false,true,true}
graph "main"(
    %x : bf16[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=-2) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.negative.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.094,1.375,2.438,-0.1875,-2.031,2.094,0.9688,2.469,-1.25,2,0.03125,-1.906}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=-2) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.negative.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7,6,4,4,-4,5,1,-2,-1,-6,5,1}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,true,true,true,true,false,true,true}
graph "main"(
    %x : i32[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=-2) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.negative.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,-3,-2,3,-2,7,-3,-5,-6,2,-1,-3}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,true,true,false,false,false,true,true,false}
graph "main"(
    %x : i64[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=-2) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Scalar.bool_self.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,true,false,false,true,true,true,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bool[3, 4]) {
  %ge = aten.ge.Scalar(self=%x, other=2) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "where.self.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['z'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['z'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : bool[3, 4] = {true,false,false,false,false,true,true,true,true,true,false,false}
tensor @r0.in.y : f32[3, 4] = {-0.875,0.40625,2.5625,0.0625,-1.71875,-0.46875,2.1875,2.0625,-1.125,-0.65625,0.65625,-2.21875}
tensor @r0.in.z : f32[3, 4] = {-2.25,0.3125,-2.9375,-0.21875,-1.09375,0.65625,3.125,-2.3125,-0.8125,2.40625,0.0625,0.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.875,0.3125,-2.9375,-0.21875,-1.09375,-0.46875,2.1875,2.0625,-1.125,-0.65625,0.0625,0.3125}
tensor @r1.in.x : bool[4, 6] = {true,false,false,false,false,true,true,true,true,true,false,false,true,true,true,true,true,false,false,false,true,true,false,false}
tensor @r1.in.y : f32[4, 6] = {-2.25,0.3125,-2.9375,-0.21875,-1.09375,0.65625,3.125,-2.3125,-0.8125,2.40625,0.0625,0.3125,-1.125,-0.46875,-2.4375,-1.09375,0.25,2.875,0.4375,-1.78125,-0.53125,0.875,-0.53125,-1.0625}
tensor @r1.in.z : f32[4, 6] = {1.5625,0.625,-1.375,3,0.25,-1.84375,2.21875,-2.0625,0,-1.625,2.03125,-0.90625,1.15625,-2.53125,-1.125,0.1875,1.46875,-3.0625,0.84375,-0.21875,-1.4375,1.9375,-3.03125,2.8125}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.25,0.625,-1.375,3,0.25,0.65625,3.125,-2.3125,-0.8125,2.40625,2.03125,-0.90625,-1.125,-0.46875,-2.4375,-1.09375,0.25,-3.0625,0.84375,-0.21875,-0.53125,0.875,-3.03125,2.8125}
graph "main"(
    %x : bool[s17, s27],
    %y : f32[s17, s27],
    %z : f32[s17, s27]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : f32[s17, s27]
  return %where as "where"
}

fxge 1
model "where.self.plain.bf16" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,false,false,false,true,true,false,true,true,false}
tensor @r0.in.y : bf16[3, 4] = {0.375,0.8125,2.125,0.4375,0.03125,-0.5,-1.3125,0.5625,1.5625,-2.0625,-0.625,-2.78125}
tensor @r0.in.z : bf16[3, 4] = {-0.90625,-2.53125,2.0625,-0.5625,-2.3125,1.8125,1,1.5,1.4375,-2.0625,0.40625,-2.90625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.375,0.8125,2.125,-0.5625,-2.3125,1.8125,-1.3125,0.5625,1.4375,-2.0625,-0.625,-2.9062}
graph "main"(
    %x : bool[3, 4],
    %y : bf16[3, 4],
    %z : bf16[3, 4]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : bf16[3, 4]
  return %where as "where"
}

fxge 1
model "where.self.plain.f16" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,true,false,true,true,false,true,true,true,true}
tensor @r0.in.y : f16[3, 4] = {-2,-1.25,1.906,-2.688,-1.5,0.0625,1.1875,-0.125,0.7812,-2.875,-0.7188,0.625}
tensor @r0.in.z : f16[3, 4] = {-3.094,0.3438,1.4375,-0.4688,-2.375,1.125,-2.219,-1.1875,2.312,2.875,-2.312,-1.75}
tensor @r0.want.0.f16 : f64[3, 4] = {-3.0938,0.34375,1.4375,-2.6875,-2.375,0.0625,1.1875,-1.1875,0.78125,-2.875,-0.71875,0.625}
graph "main"(
    %x : bool[3, 4],
    %y : f16[3, 4],
    %z : f16[3, 4]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : f16[3, 4]
  return %where as "where"
}

fxge 1
model "where.self.plain.i32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,true,true,false,true,true,false,false,true}
tensor @r0.in.y : i32[3, 4] = {-6,1,-4,6,-1,-6,3,-2,-6,6,7,-6}
tensor @r0.in.z : i32[3, 4] = {-7,2,7,-6,-1,0,-2,2,-5,1,6,6}
tensor @r0.want.0.i32 : i32[3, 4] = {-6,2,-4,-6,-1,-6,-2,-2,-6,1,6,-6}
graph "main"(
    %x : bool[3, 4],
    %y : i32[3, 4],
    %z : i32[3, 4]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : i32[3, 4]
  return %where as "where"
}

fxge 1
model "where.self.plain.i64" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,false,false,false,true,false,false,true}
tensor @r0.in.y : i64[3, 4] = {-1,-4,-7,-2,6,-4,0,-6,-7,-7,-5,-4}
tensor @r0.in.z : i64[3, 4] = {3,-2,1,5,-4,6,2,-1,-3,2,-1,5}
tensor @r0.want.0.i64 : i64[3, 4] = {-1,-4,-7,-2,6,6,2,-1,-7,2,-1,-4}
graph "main"(
    %x : bool[3, 4],
    %y : i64[3, 4],
    %z : i64[3, 4]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : i64[3, 4]
  return %where as "where"
}

fxge 1
model "where.self.plain.u8" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,false,true,true,true,true,true,false,false,false}
tensor @r0.in.y : u8[3, 4] = {4,6,5,5,6,5,1,4,1,5,1,3}
tensor @r0.in.z : u8[3, 4] = {4,1,5,7,3,3,0,0,3,4,7,5}
tensor @r0.want.0.u8 : u8[3, 4] = {4,1,5,7,6,5,1,4,1,4,7,5}
graph "main"(
    %x : bool[3, 4],
    %y : u8[3, 4],
    %z : u8[3, 4]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : u8[3, 4]
  return %where as "where"
}

fxge 1
model "where.self.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,false,true,false,true,false,false,false,true,false}
tensor @r0.in.y : bool[3, 4] = {false,true,false,true,false,true,false,true,false,false,false,false}
tensor @r0.in.z : bool[3, 4] = {true,true,false,true,false,true,true,false,false,true,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,true,false,true,false,false,false,true,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4],
    %z : bool[3, 4]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : bool[3, 4]
  return %where as "where"
}

fxge 1
model "where.self.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : bool[3, 1] = {false,false,false}
tensor @r0.in.y : f32[4] = {-0.75,1.21875,2.03125,-2.375}
tensor @r0.in.z : f32[] = {-1.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.53125,-1.53125,-1.53125,-1.53125,-1.53125,-1.53125,-1.53125,-1.53125,-1.53125,-1.53125,-1.53125,-1.53125}
tensor @r1.in.x : bool[4, 1] = {false,false,false,false}
tensor @r1.in.y : f32[6] = {1.21875,2.03125,-2.375,-1.53125,2.4375,-2.84375}
tensor @r1.in.z : f32[] = {2.875}
tensor @r1.want.0.f32 : f64[4, 6] = {2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875,2.875}
graph "main"(
    %x : bool[s77, 1],
    %y : f32[s17],
    %z : f32[]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : f32[s77, s17]
  return %where as "where"
}

fxge 1
model "where.self.broadcast.f32" stage "import"
tensor @r0.in.x : bool[3, 1] = {true,false,true}
tensor @r0.in.y : f32[4] = {1.53125,-1.125,0.0625,-1.4375}
tensor @r0.in.z : f32[] = {0.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.53125,-1.125,0.0625,-1.4375,0.5625,0.5625,0.5625,0.5625,1.53125,-1.125,0.0625,-1.4375}
graph "main"(
    %x : bool[3, 1],
    %y : f32[4],
    %z : f32[]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : f32[3, 4]
  return %where as "where"
}

fxge 1
model "where.self.promote.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,false,false,true,true,true,true,true,false}
tensor @r0.in.y : i64[3, 4] = {1,-2,-3,0,4,0,1,2,-2,7,-7,-2}
tensor @r0.in.z : f32[4] = {-2.09375,1.6875,1.09375,0.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.09375,-2,-3,0.625,-2.09375,1.6875,1,2,-2,7,-7,0.625}
graph "main"(
    %x : bool[3, 4],
    %y : i64[3, 4],
    %z : f32[4]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : f32[3, 4]
  return %where as "where"
}

fxge 1
model "where.ScalarSelf.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,false,true,false,false,false,false,true,false}
tensor @r0.in.y : f32[3, 4] = {3.125,1.15625,2.1875,-0.0625,-2.75,1.9375,1.84375,-1.75,1.90625,-2.5,-2.28125,2.125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.5,1.15625,1.5,-0.0625,-2.75,1.5,1.84375,-1.75,1.90625,-2.5,1.5,2.125}
tensor @r1.in.x : bool[4, 6] = {true,false,true,false,false,true,false,false,false,false,true,false,false,false,true,true,true,false,true,true,true,true,true,false}
tensor @r1.in.y : f32[4, 6] = {-1.09375,-0.875,1.0625,1.46875,-0.03125,-1.0625,2.59375,3.03125,2.4375,2.125,-2.4375,-3,-2.4375,2.84375,1.1875,-2.21875,1.8125,0.625,0.9375,-2.03125,-1.40625,-1.15625,0.15625,0.03125}
tensor @r1.want.0.f32 : f64[4, 6] = {1.5,-0.875,1.5,1.46875,-0.03125,1.5,2.59375,3.03125,2.4375,2.125,1.5,-3,-2.4375,2.84375,1.5,1.5,1.5,0.625,1.5,1.5,1.5,1.5,1.5,0.03125}
graph "main"(
    %x : bool[s17, s27],
    %y : f32[s17, s27]) {
  %where = aten.where.ScalarSelf(condition=%x, self=1.5, other=%y) : f32[s17, s27]
  return %where as "where"
}

fxge 1
model "where.ScalarSelf.plain.bf16" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,false,true,false,true,false,false,true,false,false}
tensor @r0.in.y : bf16[3, 4] = {0.40625,-2.625,-1.0625,-2.90625,1.53125,-2.6875,3.125,-1.28125,1.125,-0.6875,-2.65625,0.75}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.5,1.5,1.5,-2.9062,1.5,-2.6875,1.5,-1.2812,1.125,1.5,-2.6562,0.75}
graph "main"(
    %x : bool[3, 4],
    %y : bf16[3, 4]) {
  %where = aten.where.ScalarSelf(condition=%x, self=1.5, other=%y) : bf16[3, 4]
  return %where as "where"
}

fxge 1
model "where.ScalarSelf.plain.f16" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,false,true,false,true,true,false,true,true}
tensor @r0.in.y : f16[3, 4] = {2.781,2.406,-2.25,-1.656,1.594,2.344,0.4375,0.1562,0.125,0.625,2.906,-0.375}
tensor @r0.want.0.f16 : f64[3, 4] = {1.5,2.4062,1.5,1.5,1.5938,1.5,0.4375,1.5,1.5,0.625,1.5,1.5}
graph "main"(
    %x : bool[3, 4],
    %y : f16[3, 4]) {
  %where = aten.where.ScalarSelf(condition=%x, self=1.5, other=%y) : f16[3, 4]
  return %where as "where"
}

fxge 1
model "where.ScalarOther.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : bool[3, 4] = {false,true,false,false,false,true,false,false,true,false,false,true}
tensor @r0.in.y : f32[3, 4] = {-2.21875,2.59375,-1.9375,-2.21875,1.46875,-1.53125,1.09375,-1.71875,-0.625,0.4375,0.5,-0.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.5,2.59375,1.5,1.5,1.5,-1.53125,1.5,1.5,-0.625,1.5,1.5,-0.71875}
tensor @r1.in.x : bool[4, 6] = {false,true,false,false,false,true,false,false,true,false,false,true,true,true,true,true,false,true,true,false,false,false,false,true}
tensor @r1.in.y : f32[4, 6] = {-0.09375,-0.625,-1.4375,-2.0625,-0.875,-1.84375,2.5,-1.28125,-2.53125,-2.3125,-1.25,3.0625,2.90625,2.09375,-2.8125,2.125,-1.0625,-3.03125,-3.0625,-0.3125,1.625,2.6875,-2.65625,-0.59375}
tensor @r1.want.0.f32 : f64[4, 6] = {1.5,-0.625,1.5,1.5,1.5,-1.84375,1.5,1.5,-2.53125,1.5,1.5,3.0625,2.90625,2.09375,-2.8125,2.125,1.5,-3.03125,-3.0625,1.5,1.5,1.5,1.5,-0.59375}
graph "main"(
    %x : bool[s17, s27],
    %y : f32[s17, s27]) {
  %where = aten.where.ScalarOther(condition=%x, self=%y, other=1.5) : f32[s17, s27]
  return %where as "where"
}

fxge 1
model "where.ScalarOther.plain.bf16" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,false,false,false,false,true,true,true,true}
tensor @r0.in.y : bf16[3, 4] = {-0.96875,2.90625,-0.71875,0.6875,0.625,-2.9375,0.625,-0.8125,0.34375,2.46875,-2.625,2.90625}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.5,2.9062,-0.71875,0.6875,1.5,1.5,1.5,1.5,0.34375,2.4688,-2.625,2.9062}
graph "main"(
    %x : bool[3, 4],
    %y : bf16[3, 4]) {
  %where = aten.where.ScalarOther(condition=%x, self=%y, other=1.5) : bf16[3, 4]
  return %where as "where"
}

fxge 1
model "where.ScalarOther.plain.f16" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,false,true,false,true,true,true,false,true,false}
tensor @r0.in.y : f16[3, 4] = {-2.344,0.3125,0.1875,-3.031,2.969,-0.7188,0.875,0.375,1.125,-2.094,2.062,2.5}
tensor @r0.want.0.f16 : f64[3, 4] = {1.5,1.5,0.1875,1.5,2.9688,1.5,0.875,0.375,1.125,1.5,2.0625,1.5}
graph "main"(
    %x : bool[3, 4],
    %y : f16[3, 4]) {
  %where = aten.where.ScalarOther(condition=%x, self=%y, other=1.5) : f16[3, 4]
  return %where as "where"
}

fxge 1
model "where.Scalar.plain.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,false,true,true,true,true,false,true,false}
tensor @r0.want.0.f32 : f64[3, 4] = {1.5,2.5,1.5,2.5,2.5,1.5,1.5,1.5,1.5,2.5,1.5,2.5}
graph "main"(
    %x : bool[3, 4]) {
  %where = aten.where.Scalar(condition=%x, self=1.5, other=2.5) : f32[3, 4]
  return %where as "where"
}

fxge 1
model "masked_fill.Scalar.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.0625,1.5,-1.625,-1.9375,-2.6875,2.65625,-0.625,-0.53125,2.96875,-2.84375,0.9375,-2.59375}
tensor @r0.in.y : bool[3, 4] = {false,false,false,true,true,true,false,true,false,false,false,true}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0625,1.5,-1.625,2,2,2,-0.625,2,2.96875,-2.84375,0.9375,2}
tensor @r1.in.x : f32[4, 6] = {-0.0625,1.5,-1.625,-1.9375,-2.6875,2.65625,-0.625,-0.53125,2.96875,-2.84375,0.9375,-2.59375,-0.21875,2.375,-0.78125,-1,-1,1.21875,0.9375,-1.9375,2.5,-3,-2.625,-2.15625}
tensor @r1.in.y : bool[4, 6] = {false,true,true,true,true,false,false,false,true,true,false,false,false,false,true,false,true,true,true,false,true,false,true,true}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.0625,2,2,2,2,2.65625,-0.625,-0.53125,2,2,0.9375,-2.59375,-0.21875,2.375,2,-1,2,2,2,-1.9375,2,-3,2,2}
graph "main"(
    %x : f32[s17, s27],
    %y : bool[s17, s27]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=2) : f32[s17, s27]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Scalar.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.8125,1.84375,-3.0625,-0.8125,1.96875,-0.28125,2,-0.90625,0.65625,0.46875,-2.25,2.15625}
tensor @r0.in.y : bool[3, 4] = {false,false,false,true,true,true,true,true,true,false,true,false}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.8125,1.8438,-3.0625,2,2,2,2,2,2,0.46875,2,2.1562}
graph "main"(
    %x : bf16[3, 4],
    %y : bool[3, 4]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=2) : bf16[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Scalar.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.1875,2.188,-1.0625,2.312,2.25,2.781,-2.188,-2.75,1.594,-2.875,1.781,1.875}
tensor @r0.in.y : bool[3, 4] = {true,true,false,false,false,true,false,false,true,false,true,false}
tensor @r0.want.0.f16 : f64[3, 4] = {2,2,-1.0625,2.3125,2.25,2,-2.1875,-2.75,2,-2.875,2,1.875}
graph "main"(
    %x : f16[3, 4],
    %y : bool[3, 4]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=2) : f16[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,5,-6,-1,-7,-6,0,0,3,3,4,-2}
tensor @r0.in.y : bool[3, 4] = {true,false,false,true,true,false,true,false,true,true,true,true}
tensor @r0.want.0.i32 : i32[3, 4] = {2,5,-6,2,2,-6,2,0,2,2,2,2}
graph "main"(
    %x : i32[3, 4],
    %y : bool[3, 4]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=2) : i32[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,-7,-3,-3,6,4,-4,-1,-4,-3,-4,6}
tensor @r0.in.y : bool[3, 4] = {false,false,true,true,false,true,true,true,true,false,false,false}
tensor @r0.want.0.i64 : i64[3, 4] = {-5,-7,2,2,6,2,2,2,2,-3,-4,6}
graph "main"(
    %x : i64[3, 4],
    %y : bool[3, 4]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=2) : i64[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Scalar.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,3,0,4,3,2,5,0,3,4,0,0}
tensor @r0.in.y : bool[3, 4] = {true,false,true,false,true,true,true,false,true,false,false,true}
tensor @r0.want.0.u8 : u8[3, 4] = {2,3,2,4,2,2,2,0,2,4,0,2}
graph "main"(
    %x : u8[3, 4],
    %y : bool[3, 4]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=2) : u8[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Scalar.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,true,true,false,true,true,false,false}
tensor @r0.in.y : bool[3, 4] = {false,false,false,true,true,true,false,false,true,false,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,false,true,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=2) : bool[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Scalar.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {3,2.03125,-1.3125,-2.9375,1.84375,-1.5,0.96875,0.0625,1.3125,-1.84375,-0.5,0.78125}
tensor @r0.in.y : bool[4] = {true,true,true,false}
tensor @r0.want.0.f32 : f64[3, 4] = {-inf,-inf,-inf,-2.9375,-inf,-inf,-inf,0.0625,-inf,-inf,-inf,0.78125}
tensor @r1.in.x : f32[4, 6] = {3,2.03125,-1.3125,-2.9375,1.84375,-1.5,0.96875,0.0625,1.3125,-1.84375,-0.5,0.78125,0.5625,-1.9375,1.0625,2.28125,-2.34375,-1.5,-1.25,-3.03125,2.21875,2.25,1.25,-1.28125}
tensor @r1.in.y : bool[6] = {true,false,true,false,false,false}
tensor @r1.want.0.f32 : f64[4, 6] = {-inf,2.03125,-inf,-2.9375,1.84375,-1.5,-inf,0.0625,-inf,-1.84375,-0.5,0.78125,-inf,-1.9375,-inf,2.28125,-2.34375,-1.5,-inf,-3.03125,-inf,2.25,1.25,-1.28125}
graph "main"(
    %x : f32[s77, s17],
    %y : bool[s17]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=-inf) : f32[s77, s17]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Scalar.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.9375,-1.75,2.40625,-2.34375,-0.0625,-2.21875,1.40625,-0.4375,2.8125,-0.15625,-0.59375,-0.4375}
tensor @r0.in.y : bool[4] = {false,true,false,true}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.9375,-inf,2.40625,-inf,-0.0625,-inf,1.40625,-inf,2.8125,-inf,-0.59375,-inf}
graph "main"(
    %x : f32[3, 4],
    %y : bool[4]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=-inf) : f32[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Tensor.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.5,2.375,-2.3125,-3,0.59375,1.96875,1.71875,-1.25,2.375,1.71875,0.6875,-0.28125}
tensor @r0.in.y : bool[3, 4] = {false,false,true,true,false,true,true,true,true,false,false,true}
tensor @r0.in.z : f32[] = {1.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.5,2.375,1.4375,1.4375,0.59375,1.4375,1.4375,1.4375,1.4375,1.71875,0.6875,1.4375}
tensor @r1.in.x : f32[4, 6] = {-1.5,2.375,-2.3125,-3,0.59375,1.96875,1.71875,-1.25,2.375,1.71875,0.6875,-0.28125,2.28125,-0.96875,-2.65625,2.9375,0.15625,-0.3125,-2.71875,-1.15625,-1.5,-1.125,-2.96875,1.25}
tensor @r1.in.y : bool[4, 6] = {false,false,true,false,true,true,true,false,false,true,false,true,false,false,false,false,true,true,false,true,false,true,false,true}
tensor @r1.in.z : f32[] = {0.59375}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.5,2.375,0.59375,-3,0.59375,0.59375,0.59375,-1.25,2.375,0.59375,0.6875,0.59375,2.28125,-0.96875,-2.65625,2.9375,0.59375,0.59375,-2.71875,0.59375,-1.5,0.59375,-2.96875,0.59375}
graph "main"(
    %x : f32[s17, s27],
    %y : bool[s17, s27],
    %z : f32[]) {
  %masked_fill = aten.masked_fill.Tensor(self=%x, mask=%y, value=%z) : f32[s17, s27]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Tensor.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.28125,1.28125,2.09375,-1.09375,0.46875,-0.8125,-1.53125,-0.25,-1.28125,3.03125,3.03125,2.8125}
tensor @r0.in.y : bool[3, 4] = {true,false,false,false,true,false,false,false,true,false,true,false}
tensor @r0.in.z : bf16[] = {-1.09375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.0938,1.2812,2.0938,-1.0938,-1.0938,-0.8125,-1.5312,-0.25,-1.0938,3.0312,-1.0938,2.8125}
graph "main"(
    %x : bf16[3, 4],
    %y : bool[3, 4],
    %z : bf16[]) {
  %masked_fill = aten.masked_fill.Tensor(self=%x, mask=%y, value=%z) : bf16[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Tensor.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.531,-2.094,1.906,-1.25,0.9375,1.969,-1.375,2.469,2.938,1.5625,2.594,-1.531}
tensor @r0.in.y : bool[3, 4] = {false,false,true,true,false,true,false,true,false,false,true,true}
tensor @r0.in.z : f16[] = {-0.1562}
tensor @r0.want.0.f16 : f64[3, 4] = {-2.5312,-2.0938,-0.15625,-0.15625,0.9375,-0.15625,-1.375,-0.15625,2.9375,1.5625,-0.15625,-0.15625}
graph "main"(
    %x : f16[3, 4],
    %y : bool[3, 4],
    %z : f16[]) {
  %masked_fill = aten.masked_fill.Tensor(self=%x, mask=%y, value=%z) : f16[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Tensor.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,-1,4,-5,-1,-2,-5,-1,5,-5,-1,4}
tensor @r0.in.y : bool[3, 4] = {false,true,true,true,true,true,true,true,true,false,false,false}
tensor @r0.in.z : i32[] = {7}
tensor @r0.want.0.i32 : i32[3, 4] = {4,7,7,7,7,7,7,7,7,-5,-1,4}
graph "main"(
    %x : i32[3, 4],
    %y : bool[3, 4],
    %z : i32[]) {
  %masked_fill = aten.masked_fill.Tensor(self=%x, mask=%y, value=%z) : i32[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,-6,-5,1,5,-1,5,0,1,1,-7,3}
tensor @r0.in.y : bool[3, 4] = {false,false,true,true,false,true,false,true,false,false,true,true}
tensor @r0.in.z : i64[] = {7}
tensor @r0.want.0.i64 : i64[3, 4] = {-5,-6,7,7,5,7,5,7,1,1,7,7}
graph "main"(
    %x : i64[3, 4],
    %y : bool[3, 4],
    %z : i64[]) {
  %masked_fill = aten.masked_fill.Tensor(self=%x, mask=%y, value=%z) : i64[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "clamp.both.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.59375,0.1875,-1.90625,1.40625,1.875,-0.1875,-1.5,2.21875,1.4375,-1.09375,-1.4375,1.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.59375,0.1875,-1,1.40625,1.875,-0.1875,-1,2,1.4375,-1,-1,1.78125}
tensor @r1.in.x : f32[4, 6] = {0.59375,0.1875,-1.90625,1.40625,1.875,-0.1875,-1.5,2.21875,1.4375,-1.09375,-1.4375,1.78125,-2.75,-2.375,-0.53125,-0.40625,-1.125,-0.875,1,1.875,-2.625,-2.5625,-1.90625,-2.90625}
tensor @r1.want.0.f32 : f64[4, 6] = {0.59375,0.1875,-1,1.40625,1.875,-0.1875,-1,2,1.4375,-1,-1,1.78125,-1,-1,-0.53125,-0.40625,-1,-0.875,1,1.875,-1,-1,-1,-1}
graph "main"(
    %x : f32[s77, s27]) {
  %clamp = aten.clamp.default(self=%x, min=-1, max=2) : f32[s77, s27]
  return %clamp as "clamp"
}

fxge 1
model "clamp.both.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.78125,-2.0625,-0.4375,-2.15625,-1.125,-1.90625,-0.25,2.8125,2.96875,2.375,2.21875,-2.65625}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.78125,-1,-0.4375,-1,-1,-1,-0.25,2,2,2,2,-1}
graph "main"(
    %x : bf16[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=-1, max=2) : bf16[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.both.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.1562,-1.094,-3.125,-0.1562,-1.6875,2.844,0.5,0.4375,2.875,1.469,1.906,1.469}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.15625,-1,-1,-0.15625,-1,2,0.5,0.4375,2,1.4688,1.9062,1.4688}
graph "main"(
    %x : f16[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=-1, max=2) : f16[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.both.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,-4,4,-3,-2,-4,0,4,4,-1,2,-1}
tensor @r0.want.0.i32 : i32[3, 4] = {2,-1,2,-1,-1,-1,0,2,2,-1,2,-1}
graph "main"(
    %x : i32[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=-1, max=2) : i32[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.both.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,2,4,1,3,7,4,-7,1,2,-4,3}
tensor @r0.want.0.i64 : i64[3, 4] = {-1,2,2,1,2,2,2,-1,1,2,-1,2}
graph "main"(
    %x : i64[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=-1, max=2) : i64[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.floats.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.21875,-2.90625,-3.125,-1.15625,1.9375,-1.40625,2.4375,1.40625,0.40625,2.78125,1.375,1.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.21875,-0.5,-0.5,-0.5,1.5,-0.5,1.5,1.40625,0.40625,1.5,1.375,1.5}
graph "main"(
    %x : f32[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=-0.5, max=1.5) : f32[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.floats.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.4375,2.15625,0.1875,2,0.75,1.875,1.75,0.4375,-2.84375,0.25,-0.125,-0.46875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.4375,1.5,0.1875,1.5,0.75,1.5,1.5,0.4375,-0.5,0.25,-0.125,-0.46875}
graph "main"(
    %x : bf16[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=-0.5, max=1.5) : bf16[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.floats.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.7812,-2.438,2.688,-1.875,1.156,-0.03125,-2.938,-1.094,1.469,-0.5312,1.594,-2.25}
tensor @r0.want.0.f16 : f64[3, 4] = {0.78125,-0.5,1.5,-0.5,1.1562,-0.03125,-0.5,-0.5,1.4688,-0.5,1.5,-0.5}
graph "main"(
    %x : f16[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=-0.5, max=1.5) : f16[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.floats.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,5,7,-7,-3,-3,-6,6,-5,-4,3,5}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5,1.5,1.5,-0.5,-0.5,-0.5,-0.5,1.5,-0.5,-0.5,1.5,1.5}
graph "main"(
    %x : i32[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=-0.5, max=1.5) : f32[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.floats.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-4,5,5,2,3,0,2,-6,0,4,3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5,-0.5,1.5,1.5,1.5,1.5,0,1.5,-0.5,0,1.5,1.5}
graph "main"(
    %x : i64[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=-0.5, max=1.5) : f32[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.min.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.625,-1.3125,-0.0625,3.0625,-2.59375,1.9375,0.3125,-0.90625,-1.59375,0.78125,0.78125,1.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {2.625,1,1,3.0625,1,1.9375,1,1,1,1,1,1.40625}
graph "main"(
    %x : f32[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=1) : f32[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.min.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.8125,3.125,3.09375,-0.59375,-2.5,0.9375,-0.03125,1.65625,-1.0625,1.65625,0.09375,0.25}
tensor @r0.want.0.bf16 : f64[3, 4] = {1,3.125,3.0938,1,1,1,1,1.6562,1,1.6562,1,1}
graph "main"(
    %x : bf16[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=1) : bf16[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.min.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1,2.344,-1.594,0.9062,-0.5,-2.719,1.219,-0.9688,2.375,2.469,-0.5625,2.5}
tensor @r0.want.0.f16 : f64[3, 4] = {1,2.3438,1,1,1,1,1.2188,1,2.375,2.4688,1,2.5}
graph "main"(
    %x : f16[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=1) : f16[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.min.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,-6,7,-6,1,6,-5,-5,6,-2,-3,-2}
tensor @r0.want.0.i32 : i32[3, 4] = {1,1,7,1,1,6,1,1,6,1,1,1}
graph "main"(
    %x : i32[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=1) : i32[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.min.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,7,-1,4,6,3,-5,-3,7,0,4,-2}
tensor @r0.want.0.i64 : i64[3, 4] = {1,7,1,4,6,3,1,1,7,1,4,1}
graph "main"(
    %x : i64[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=1) : i64[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.max.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.6875,2.6875,-0.65625,-0.34375,2.875,1.71875,-2.5625,-2.6875,-0.03125,-1.5,1.5,2.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.6875,1,-0.65625,-0.34375,1,1,-2.5625,-2.6875,-0.03125,-1.5,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %clamp = aten.clamp.default(self=%x, max=1) : f32[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.max.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.84375,2.71875,-2.59375,1.90625,0.4375,-2.3125,-1.09375,1.875,0.25,1.25,-0.78125,-2.1875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.84375,1,-2.5938,1,0.4375,-2.3125,-1.0938,1,0.25,1,-0.78125,-2.1875}
graph "main"(
    %x : bf16[3, 4]) {
  %clamp = aten.clamp.default(self=%x, max=1) : bf16[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.max.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.25,-2.844,1.3125,-1.125,1.6875,-0.2812,-1.125,-1.625,0.5625,0.125,-2.75,0.1562}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.25,-2.8438,1,-1.125,1,-0.28125,-1.125,-1.625,0.5625,0.125,-2.75,0.15625}
graph "main"(
    %x : f16[3, 4]) {
  %clamp = aten.clamp.default(self=%x, max=1) : f16[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.max.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-7,0,-7,5,-4,-5,5,-6,-6,7,-5,-1}
tensor @r0.want.0.i32 : i32[3, 4] = {-7,0,-7,1,-4,-5,1,-6,-6,1,-5,-1}
graph "main"(
    %x : i32[3, 4]) {
  %clamp = aten.clamp.default(self=%x, max=1) : i32[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.max.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-5,-7,2,1,3,-6,2,5,7,-7,-5}
tensor @r0.want.0.i64 : i64[3, 4] = {-7,-5,-7,1,1,1,-6,1,1,1,-7,-5}
graph "main"(
    %x : i64[3, 4]) {
  %clamp = aten.clamp.default(self=%x, max=1) : i64[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.crossed.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.40625,3,-0.03125,-1.78125,-1.6875,-0.75,-2.03125,-1.84375,-0.59375,-1.75,0.1875,2.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1}
graph "main"(
    %x : f32[3, 4]) {
  %clamp = aten.clamp.default(self=%x, min=1, max=-1) : f32[3, 4]
  return %clamp as "clamp"
}

fxge 1
model "clamp.special.f32" stage "import"
tensor @r0.in.x : f32[3] = {nan,inf,-1e+30}
tensor @r0.want.0.f32 : f64[3] = {nan,2,-1}
graph "main"(
    %x : f32[3]) {
  %clamp = aten.clamp.default(self=%x, min=-1, max=2) : f32[3]
  return %clamp as "clamp"
}

fxge 1
model "clamp_min.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.15625,0.40625,-1.0625,-1.96875,-1.78125,-1.09375,0.53125,0.96875,2.21875,0.53125,-1.34375,-0.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5,0.5,0.5,0.5,0.5,0.5,0.53125,0.96875,2.21875,0.53125,0.5,0.5}
tensor @r1.in.x : f32[4, 6] = {-2.15625,0.40625,-1.0625,-1.96875,-1.78125,-1.09375,0.53125,0.96875,2.21875,0.53125,-1.34375,-0.6875,-1.96875,2,-0.8125,2.28125,-1.1875,2.78125,2.9375,-2.84375,-3.125,1.71875,-1.28125,-2.15625}
tensor @r1.want.0.f32 : f64[4, 6] = {0.5,0.5,0.5,0.5,0.5,0.5,0.53125,0.96875,2.21875,0.53125,0.5,0.5,0.5,2,0.5,2.28125,0.5,2.78125,2.9375,0.5,0.5,1.71875,0.5,0.5}
graph "main"(
    %x : f32[s77, s27]) {
  %clamp_min = aten.clamp_min.default(self=%x, min=0.5) : f32[s77, s27]
  return %clamp_min as "clamp_min"
}

fxge 1
model "clamp_min.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.28125,-0.53125,3,2.75,-2.90625,0.5,0.65625,1,2.90625,0.125,2.84375,-1.59375}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.5,0.5,3,2.75,0.5,0.5,0.65625,1,2.9062,0.5,2.8438,0.5}
graph "main"(
    %x : bf16[3, 4]) {
  %clamp_min = aten.clamp_min.default(self=%x, min=0.5) : bf16[3, 4]
  return %clamp_min as "clamp_min"
}

fxge 1
model "clamp_min.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-3.062,2.438,-0.4688,-2,-1,0.1562,2.219,2.844,0.8438,-1.875,-1.9375,-1.969}
tensor @r0.want.0.f16 : f64[3, 4] = {0.5,2.4375,0.5,0.5,0.5,0.5,2.2188,2.8438,0.84375,0.5,0.5,0.5}
graph "main"(
    %x : f16[3, 4]) {
  %clamp_min = aten.clamp_min.default(self=%x, min=0.5) : f16[3, 4]
  return %clamp_min as "clamp_min"
}

fxge 1
model "clamp_max.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.71875,0.4375,0.5625,-1.65625,-2.6875,-1.03125,1.3125,0.34375,-0.21875,-0.84375,-2.28125,-0.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.71875,0.4375,0.5,-1.65625,-2.6875,-1.03125,0.5,0.34375,-0.21875,-0.84375,-2.28125,-0.90625}
tensor @r1.in.x : f32[4, 6] = {-1.71875,0.4375,0.5625,-1.65625,-2.6875,-1.03125,1.3125,0.34375,-0.21875,-0.84375,-2.28125,-0.90625,1.40625,-3.03125,-2.84375,2.96875,-2.25,-1.15625,-0.53125,-1.21875,2.09375,0.375,-1.15625,0.8125}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.71875,0.4375,0.5,-1.65625,-2.6875,-1.03125,0.5,0.34375,-0.21875,-0.84375,-2.28125,-0.90625,0.5,-3.03125,-2.84375,0.5,-2.25,-1.15625,-0.53125,-1.21875,0.5,0.375,-1.15625,0.5}
graph "main"(
    %x : f32[s77, s27]) {
  %clamp_max = aten.clamp_max.default(self=%x, max=0.5) : f32[s77, s27]
  return %clamp_max as "clamp_max"
}

fxge 1
model "clamp_max.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.40625,-1.8125,-0.21875,-2,1.78125,-0.375,2.84375,-1.0625,0.90625,2.78125,0.125,-2.40625}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.4062,-1.8125,-0.21875,-2,0.5,-0.375,0.5,-1.0625,0.5,0.5,0.125,-2.4062}
graph "main"(
    %x : bf16[3, 4]) {
  %clamp_max = aten.clamp_max.default(self=%x, max=0.5) : bf16[3, 4]
  return %clamp_max as "clamp_max"
}

fxge 1
model "clamp_max.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5938,3.031,-1.844,-1.969,2.625,2.844,-2.438,-0.5938,1.375,-1,-0.5625,-2.156}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.59375,0.5,-1.8438,-1.9688,0.5,0.5,-2.4375,-0.59375,0.5,-1,-0.5625,-2.1562}
graph "main"(
    %x : f16[3, 4]) {
  %clamp_max = aten.clamp_max.default(self=%x, max=0.5) : f16[3, 4]
  return %clamp_max as "clamp_max"
}

fxge 1
model "isnan.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "00003ac0000010bf0000f03e0000ccbf000070bf0000e03f0000203f00003440000042c00000ac3f000006400000503f000018bf000032400000b0be0000003d00001cc000000c4000009cbf000090bf0000b4bf0000c03e000020c0000040bf"
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : c64[3, 4]) {
  %isnan = aten.isnan.default(self=%x) : bool[3, 4]
  return %isnan as "isnan"
}

fxge 1
model "isinf.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000304000000ac00000c4bf000048400000d03f000070bf0000003f000010c00000403f0000c03e0000f83f000010c00000703f0000e43f000048400000503f0000843f000008c0000042c00000e03f000046400000683f0000183f000032c0"
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : c64[3, 4]) {
  %isinf = aten.isinf.default(self=%x) : bool[3, 4]
  return %isinf as "isinf"
}

fxge 1
model "isfinite.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000080bd000080bf0000c03e0000903f000040bf000090be0000fcbf0000c03d00000ac00000303f0000903f000000bf00000c400000284000008cbf000000000000b4bf0000383f0000b8bf000028bf000040c0000024c000002840000038c0"
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : c64[3, 4]) {
  %isfinite = aten.isfinite.default(self=%x) : bool[3, 4]
  return %isfinite as "isfinite"
}

fxge 1
model "isclose.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000028c00000303f0000fcbf0000e0be0000fc3f00000ac00000f4bf000088bf00003a400000943f0000d83f000000400000b03e0000b0bf000004c00000fc3f00002040000020400000d0be0000f03e0000d0bf000008c00000c03d000014c0"
tensor @r0.in.y : c64[3, 4] = hex "0000003e00000cc00000983f0000e03f0000603f00001ec0000034400000c83f00004240000040400000024000002c40000030c00000b8bf00002a40000038bf00001e4000003e400000203e0000b03f0000a43f000004c000003a40000068bf"
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : c64[3, 4],
    %y : c64[3, 4]) {
  %isclose = aten.isclose.default(self=%x, other=%y) : bool[3, 4]
  return %isclose as "isclose"
}

fxge 1
model "eq.Tensor.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : c64[3, 4] = hex "000030c000000c40000010bf0000843f00003ec00000ec3f0000a03e000008bf000080be0000d83f000048c00000083f00001ac000002440000098bf000006400000803f000060bf00002c400000d83f000004400000b0be0000c43f0000583f"
tensor @r0.in.y : c64[4] = hex "000004c0000010400000b03e000080bd0000d83f0000803e0000843f000068bf"
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r1.in.x : c64[4, 6] = hex "000030c0000004c0000010bf0000b03e00003ec00000d83f0000a03e0000843f000080be00001040000048c0000080bd00001ac00000803e000098bf000068bf0000803f0000404000002c400000683f000004400000ccbf0000c43f0000204000000c40000078bf0000843f0000f03f0000ec3f000020bf000008bf0000803e0000d83f00000ec00000083f000020bf0000244000009c3f000006400000e03e000060bf0000e03f0000d83f0000e03e0000b0be00008c3f0000583f0000e8bf"
tensor @r1.in.y : c64[6] = hex "000094bf0000603f0000f0bf000090be000032400000a43f0000b0be0000bc3f00008c3f0000e83f0000000000002640"
tensor @r1.want.0.bool : bool[4, 6] = {false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : c64[s77, s17],
    %y : c64[s17]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[s77, s17]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000eebf000000000000d03f00000000000007c0000000000000e83f000000000000e53f000000000000ecbf00000000004004c000000000004005c00000000000c006c0000000000000e63f000000000080fe3f000000000080f23f0000000000c00140000000000000f63f0000000000400140000000000080f13f000000000080f1bf000000000040084000000000000002c0000000000000b8bf000000000000b83f000000000000f83f000000000080f8bf000000000000f1bf"
tensor @r0.in.y : c128[4] = hex "00000000004006400000000000c00440000000000000ccbf000000000000fc3f00000000000003c0000000000080f03f000000000000d8bf000000000000f33f"
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : c128[3, 4],
    %y : c128[4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.complex_real.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000603e000080bf000000be00009c3f0000783f0000b8bf0000b03e0000843f0000d8bf0000503f0000303f000084bf0000c83f0000e0be0000c0bf00002e400000103f0000dc3f0000dc3f0000703f0000183f0000283f00001040000018c0"
tensor @r0.in.y : f32[4] = {1.46875,-2.5625,-2.3125,0.53125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : c64[3, 4],
    %y : f32[4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.complex_whole.c64" stage "import"
tensor @r0.in.x : i64[4] = {6,6,1,-1}
tensor @r0.in.y : c64[3, 4] = hex "0000883f0000803e0000c0bf00001240000028c0000078bf000084bf00002a40000046c0000090be00003ac00000ec3f000098bf0000bc3f0000acbf0000ccbf0000f83f0000683f0000e43f0000a8bf000038c00000683f0000a43f0000dcbf"
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i64[4],
    %y : c64[3, 4]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "ne.Tensor.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : c64[3, 4] = hex "00003c400000183f000038c000001cc000003a40000012c00000c0be0000ecbf0000e43f000078bf000020c00000fcbf00002ac0000028bf0000e0be000034c00000803f000002400000383f000068bf0000e03e0000583f0000b43f00003c40"
tensor @r0.in.y : c64[4] = hex "0000f03e0000f43f00001640000000be0000f43f000060bf0000843f00000c40"
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r1.in.x : c64[4, 6] = hex "00003c400000f03e000038c00000164000003a400000f43f0000c0be0000843f0000e43f0000f43f000020c0000000be00002ac0000060bf0000e0be00000c400000803f0000603f0000383f0000903e0000e03e0000a0bf0000b43f0000a83f0000183f0000e0be00001cc000002e40000012c000002e400000ecbf00003040000078bf000042c00000fcbf000020c0000028bf000026c0000034c000009c3f00000240000016c0000068bf000040400000583f0000e0be00003c400000503f"
tensor @r1.in.y : c64[6] = hex "00009c3f000014c00000303f0000b8bf000036400000dc3f000090bf0000ecbf000060bf0000d4bf0000004000000c40"
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : c64[s77, s17],
    %y : c64[s17]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[s77, s17]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000080ff3f0000000000c0034000000000004003400000000000c006c0000000000000d6bf000000000000edbf0000000000c00440000000000000f5bf000000000000e4bf000000000040074000000000008000400000000000800740000000000000f0bf000000000000f3bf000000000080f5bf000000000000dc3f000000000080f1bf00000000000000c0000000000000f83f000000000000e33f0000000000c004c00000000000c000c0000000000000b83f000000000080f83f"
tensor @r0.in.y : c128[4] = hex "0000000000c002c000000000008007c00000000000000040000000000000fabf000000000000dabf0000000000c007c0000000000000cc3f00000000004001c0"
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : c128[3, 4],
    %y : c128[4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.complex_real.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000603e0000383f0000583f0000b4bf0000464000002c400000283f0000203e0000a0bf0000803f0000803f000022c00000d03f00000e40000090bf000030c000001640000006400000003d000032c0000040400000c0be0000e4bf00003240"
tensor @r0.in.y : f32[4] = {-0.65625,-1.875,-1.625,-2.3125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : c64[3, 4],
    %y : f32[4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Tensor.complex_whole.c64" stage "import"
tensor @r0.in.x : i64[4] = {0,1,5,2}
tensor @r0.in.y : c64[3, 4] = hex "000020be000006c00000083f000024c00000e03f0000d0bf0000783f0000b8bf000022c000001e400000a0be000080be000028c0000020400000ecbf0000783f0000e03f00002cc00000ecbf0000fc3f000020c00000e0bf0000f03e00003a40"
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[4],
    %y : c64[3, 4]) {
  %ne = aten.ne.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "eq.Scalar.complex_float.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000048400000dc3f0000044000002c400000503f000030400000b03f000038bf0000484000002040000070bf0000803e000030bf000010c0000020be0000164000001ec000003ac00000603f00003cc00000c03e000044400000e83f00003a40"
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : c64[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=2.5) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.complex_float.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000d0bf0000000000400840000000000000d83f000000000080ffbf000000000000a0bf00000000000008c0000000000000e13f000000000000d8bf0000000000800640000000000000e53f0000000000c006c0000000000000e43f00000000000009c000000000008004c0000000000000d2bf000000000000efbf000000000000d2bf000000000000dcbf000000000000e5bf00000000008005c0000000000000f13f0000000000c003c0000000000080fd3f000000000000fcbf"
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : c128[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=2.5) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.complex_number.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000b4bf0000603f000022c00000083f000046c000001cc00000c0be0000b03f0000c83f0000204000002640000048c0000094bf0000903f00001840000048400000a0bf000078bf0000283f000048c00000064000003440000020be00000000"
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : c64[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=complex(1.5, -2.0)) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.complex_number.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000da3f000000000000e63f000000000000e33f000000000000d8bf000000000000c0bf000000000000e93f00000000000005c000000000000001c0000000000000d4bf000000000000d8bf000000000000d63f000000000000f73f000000000000c0bf000000000080f2bf000000000080f2bf0000000000000940000000000000efbf000000000080f8bf000000000080f9bf000000000000e63f00000000004005c000000000008005c0000000000000f73f000000000080fc3f"
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : c128[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=complex(1.5, -2.0)) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "eq.Scalar.to_complex.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.875,-1.625,1.71875,2.09375,0.46875,2.21875,2.78125,-2.09375,1.5625,-1.125,-2.65625,-2.40625}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[3, 4]) {
  %eq = aten.eq.Scalar(self=%x, other=complex(0.0, 2.0)) : bool[3, 4]
  return %eq as "eq"
}

fxge 1
model "ne.Scalar.complex_float.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000203e000040bf000014400000f03e00008c3f000012400000403f000000400000e8bf000040be0000bc3f000008bf0000e43f0000c03e000024c000000840000000bd000020400000f0bf0000783f000012c0000060be000006400000ecbf"
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : c64[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=2.5) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.complex_float.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000a0bf00000000008007c0000000000000e23f000000000080f43f000000000000d03f000000000080f83f0000000000800640000000000000ec3f000000000000d8bf00000000008006c00000000000800740000000000000eebf000000000080fd3f0000000000400140000000000000e93f000000000080febf000000000000c4bf000000000000d6bf000000000000d4bf000000000000debf000000000080fc3f000000000000f3bf000000000000e5bf0000000000c00340"
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : c128[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=2.5) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.complex_number.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "00000240000042400000d0bf00000ac00000a03e0000a03f000060be0000a43f0000183f000040bf00000ac000000c400000f03e00003640000090be000026400000b0be0000a43f000090bf000038c0000000bf000048bf000014c00000c0be"
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : c64[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=complex(1.5, -2.0)) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "ne.Scalar.complex_number.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "0000000000800340000000000000c83f00000000004000400000000000800340000000000000d2bf000000000000ecbf000000000080fa3f000000000000d4bf000000000000e23f000000000080f6bf0000000000c006c000000000004005c0000000000080fd3f00000000000007400000000000000000000000000080f13f000000000080f63f000000000000ffbf000000000000e5bf000000000000ccbf000000000080fbbf000000000040024000000000008006c000000000000001c0"
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : c128[3, 4]) {
  %ne = aten.ne.Scalar(self=%x, other=complex(1.5, -2.0)) : bool[3, 4]
  return %ne as "ne"
}

fxge 1
model "where.self.complex.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['z'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : bool[3, 4] = {false,true,false,false,false,true,false,false,false,true,false,false}
tensor @r0.in.y : c64[3, 4] = hex "0000803f0000c0bd000010bf0000e8bf000044c0000080be0000083f00001e400000f83f0000b83f00003a40000090bf0000103f0000e0bf000028400000bc3f0000783f000042c000001a40000020c0000008c0000028c0000012c0000058bf"
tensor @r0.in.z : c64[4] = hex "0000d0bf0000f03e000032c000008cbf0000f8bf000024400000204000002240"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-1.625,0.46875,-0.5625,-1.8125,-1.9375,2.5625,2.5,2.53125,-1.625,0.46875,2.90625,-1.125,-1.9375,2.5625,2.5,2.53125,-1.625,0.46875,2.40625,-2.5,-1.9375,2.5625,2.5,2.53125}
tensor @r1.in.x : bool[4, 6] = {false,true,false,false,false,true,false,false,false,true,false,false,true,true,true,true,false,false,false,true,false,true,false,true}
tensor @r1.in.y : c64[4, 6] = hex "0000c0bd0000ccbf0000e8bf0000a83f000080be0000c0bf00001e4000000c400000b83f00001cc0000090bf0000203e0000e0bf00000a400000bc3f000038c0000042c000002640000020c000002640000028c0000078bf000058bf000006400000d0bf0000783f000032c00000603f0000f8bf0000943f0000204000009c3f0000f03e000040bf00008cbf0000003e000024400000003e000022400000d43f000090bf0000a8bf0000e83f0000f0be000018bf0000843f000046400000403f"
tensor @r1.in.z : c64[6] = hex "0000a43f000038bf0000e43f0000e0be0000a4bf000040bf0000803d00003ac000002a40000008bf000018bf0000083f"
tensor @r1.want.0.c64 : f64[4, 6, 2] = {1.28125,-0.71875,-1.8125,1.3125,-1.28125,-0.75,0.0625,-2.90625,2.65625,-0.53125,-1.125,0.15625,1.28125,-0.71875,1.78125,-0.4375,-1.28125,-0.75,-2.5,2.59375,2.65625,-0.53125,-0.59375,0.53125,-1.625,0.96875,-2.78125,0.875,-1.9375,1.15625,2.5,1.21875,2.65625,-0.53125,-0.59375,0.53125,1.28125,-0.71875,2.53125,1.65625,-1.28125,-0.75,1.8125,-0.46875,2.65625,-0.53125,3.09375,0.75}
graph "main"(
    %x : bool[s17, s27],
    %y : c64[s17, s27],
    %z : c64[s27]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : c64[s17, s27]
  return %where as "where"
}

fxge 1
model "where.self.complex.c128" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,false,true,false,true,true,true,false,false,true}
tensor @r0.in.y : c128[3, 4] = hex "0000000000c00140000000000000d4bf0000000000000740000000000000e13f000000000000e5bf00000000004001c0000000000000fe3f00000000004003c0000000000000c8bf000000000080f4bf0000000000c002c0000000000080f33f000000000000d03f000000000000d83f000000000080f3bf000000000080f53f000000000000014000000000008000c0000000000000debf000000000000eebf0000000000800240000000000080f9bf0000000000000540000000000000f2bf"
tensor @r0.in.z : c128[4] = hex "0000000000800740000000000000f5bf000000000000c4bf000000000000f63f000000000080fb3f0000000000800840000000000000e7bf000000000080fe3f"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {2.9375,-1.3125,-0.15625,1.375,1.71875,3.0625,-0.71875,1.90625,-0.1875,-1.28125,-0.15625,1.375,0.25,0.375,-1.21875,1.34375,2.125,-2.0625,-0.15625,1.375,1.71875,3.0625,2.625,-1.125}
graph "main"(
    %x : bool[3, 4],
    %y : c128[3, 4],
    %z : c128[4]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : c128[3, 4]
  return %where as "where"
}

fxge 1
model "isclose.u8.f32" stage "import"
tensor @r0.in.x : u8[3] = {255,8,0}
tensor @r0.in.y : u8[3] = {2,9,3}
tensor @r0.want.0.bool : bool[3] = {false,true,true}
graph "main"(
    %x : u8[3],
    %y : u8[3]) {
  %isclose = aten.isclose.default(self=%x, other=%y, rtol=1.0) : bool[3]
  return %isclose as "isclose"
}

fxge 1
model "lt.Tensor.narrow.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,true,false,false,true,true,false,true,true}
tensor @r0.in.y : bool[4] = {true,true,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,false,true,true,false,false,true,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.narrow.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {-7,-5,1,-4,-6,7,-5,-7,0,5,-7,-3}
tensor @r0.in.y : i8[4] = {-6,4,-3,-5}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,false,false,true,true,false,false,true,false}
graph "main"(
    %x : i8[3, 4],
    %y : i8[4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.narrow.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {3,-2,-6,0,1,4,0,-2,2,4,-4,-7}
tensor @r0.in.y : i16[4] = {0,7,-1,3}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,false,true,false,true,false,true,true,true}
graph "main"(
    %x : i16[3, 4],
    %y : i16[4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "lt.Tensor.narrow.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,4,1,0,5,1,3,5,2,0,0,0}
tensor @r0.in.y : u8[4] = {5,4,0,0}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,false,false,true,false,false,true,true,false,false}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %lt = aten.lt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %lt as "lt"
}

fxge 1
model "le.Tensor.narrow.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,false,true,true,false,false,false,false}
tensor @r0.in.y : bool[4] = {false,false,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,true,false,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.narrow.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {-5,-1,-5,2,-6,5,5,-5,7,-5,-4,4}
tensor @r0.in.y : i8[4] = {-7,-6,1,-3}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,false,false,true,false,false,true,false}
graph "main"(
    %x : i8[3, 4],
    %y : i8[4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.narrow.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {-1,-5,7,-2,-3,7,0,6,1,-1,-3,4}
tensor @r0.in.y : i16[4] = {-6,6,5,-3}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,false,false,true,false,false,true,true,false}
graph "main"(
    %x : i16[3, 4],
    %y : i16[4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "le.Tensor.narrow.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,2,5,2,2,3,1,5,0,4,0,2}
tensor @r0.in.y : u8[4] = {7,2,3,5}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,true,false,true,true,true,false,true,true}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %le = aten.le.Tensor(self=%x, other=%y) : bool[3, 4]
  return %le as "le"
}

fxge 1
model "gt.Tensor.narrow.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,true,false,true,false,false,true,false,false,false}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.narrow.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {-2,-1,-4,-2,4,2,-7,-7,1,7,-5,3}
tensor @r0.in.y : i8[4] = {2,-4,-6,3}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,false,true,true,false,false,false,true,true,false}
graph "main"(
    %x : i8[3, 4],
    %y : i8[4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.narrow.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {7,-1,-2,-4,-2,1,-5,-4,-2,-6,-2,5}
tensor @r0.in.y : i16[4] = {-4,7,-4,-6}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,true,false,false,true,true,false,true,true}
graph "main"(
    %x : i16[3, 4],
    %y : i16[4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "gt.Tensor.narrow.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,7,7,5,1,2,5,3,1,2,2,6}
tensor @r0.in.y : u8[4] = {1,0,6,3}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,true,false,false,false,true,false,true}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %gt = aten.gt.Tensor(self=%x, other=%y) : bool[3, 4]
  return %gt as "gt"
}

fxge 1
model "ge.Tensor.narrow.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,false,true,true,false,false,true,true,true}
tensor @r0.in.y : bool[4] = {false,true,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,true,true,true,false,true,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.narrow.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {-3,-2,7,-4,0,0,-7,7,-2,-2,-2,-2}
tensor @r0.in.y : i8[4] = {-6,1,-5,-7}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,true,false,false,true,true,false,true,true}
graph "main"(
    %x : i8[3, 4],
    %y : i8[4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.narrow.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {2,4,-4,7,3,1,0,-5,2,3,-1,-4}
tensor @r0.in.y : i16[4] = {1,0,7,0}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,true,true,false,false,true,true,false,false}
graph "main"(
    %x : i16[3, 4],
    %y : i16[4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "ge.Tensor.narrow.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,7,3,6,6,7,5,0,7,4,7,3}
tensor @r0.in.y : u8[4] = {6,1,2,1}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,true,true,true,false,true,true,true,true}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %ge = aten.ge.Tensor(self=%x, other=%y) : bool[3, 4]
  return %ge as "ge"
}

fxge 1
model "masked_fill.Scalar.narrow.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,false,false,true,false,false,true,true,true}
tensor @r0.in.y : bool[3, 4] = {true,false,true,false,true,false,true,true,true,false,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,true,false,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=1) : bool[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Scalar.narrow.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {2,-5,6,4,0,6,1,-7,3,5,0,-5}
tensor @r0.in.y : bool[3, 4] = {false,true,true,true,true,true,true,true,true,false,true,true}
tensor @r0.want.0.i8 : i8[3, 4] = {2,1,1,1,1,1,1,1,1,5,1,1}
graph "main"(
    %x : i8[3, 4],
    %y : bool[3, 4]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=1) : i8[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Scalar.narrow.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {-5,-7,2,2,2,-7,-5,-4,-2,-7,4,1}
tensor @r0.in.y : bool[3, 4] = {true,true,false,false,false,false,false,true,true,true,false,false}
tensor @r0.want.0.i16 : i16[3, 4] = {1,1,2,2,2,-7,-5,1,1,1,4,1}
graph "main"(
    %x : i16[3, 4],
    %y : bool[3, 4]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=1) : i16[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Scalar.narrow.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,7,4,4,7,2,1,7,1,2,7,6}
tensor @r0.in.y : bool[3, 4] = {true,false,false,false,true,true,true,false,true,true,true,true}
tensor @r0.want.0.u8 : u8[3, 4] = {1,7,4,4,1,1,1,7,1,1,1,1}
graph "main"(
    %x : u8[3, 4],
    %y : bool[3, 4]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=1) : u8[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Scalar.narrow.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.5,2.1875,-0.71875,-2.875,1.21875,2.40625,1.71875,0.5,-3,-2.0625,-0.9375,-0.34375}
tensor @r0.in.y : bool[3, 4] = {false,true,true,false,true,false,true,true,false,true,true,true}
tensor @r0.want.0.f64 : f64[3, 4] = {-2.5,1,1,-2.875,1,2.40625,1,1,-3,1,1,1}
graph "main"(
    %x : f64[3, 4],
    %y : bool[3, 4]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=1) : f64[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Tensor.narrow.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,false,false,true,true,false,true,false,true,true}
tensor @r0.in.y : bool[4] = {false,true,false,false}
tensor @r0.in.z : bool[] = {false}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,false,true,false,true,false,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4],
    %z : bool[]) {
  %masked_fill = aten.masked_fill.Tensor(self=%x, mask=%y, value=%z) : bool[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Tensor.narrow.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {5,7,-5,2,4,-3,-6,6,1,-7,3,0}
tensor @r0.in.y : bool[4] = {true,true,true,false}
tensor @r0.in.z : i8[] = {-2}
tensor @r0.want.0.i8 : i8[3, 4] = {-2,-2,-2,2,-2,-2,-2,6,-2,-2,-2,0}
graph "main"(
    %x : i8[3, 4],
    %y : bool[4],
    %z : i8[]) {
  %masked_fill = aten.masked_fill.Tensor(self=%x, mask=%y, value=%z) : i8[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Tensor.narrow.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {7,-3,3,0,5,4,1,-4,4,3,7,2}
tensor @r0.in.y : bool[4] = {false,true,true,false}
tensor @r0.in.z : i16[] = {-4}
tensor @r0.want.0.i16 : i16[3, 4] = {7,-4,-4,0,5,-4,-4,-4,4,-4,-4,2}
graph "main"(
    %x : i16[3, 4],
    %y : bool[4],
    %z : i16[]) {
  %masked_fill = aten.masked_fill.Tensor(self=%x, mask=%y, value=%z) : i16[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Tensor.narrow.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,4,4,7,2,0,5,2,4,2,1,0}
tensor @r0.in.y : bool[4] = {true,false,false,true}
tensor @r0.in.z : u8[] = {7}
tensor @r0.want.0.u8 : u8[3, 4] = {7,4,4,7,7,0,5,7,7,2,1,7}
graph "main"(
    %x : u8[3, 4],
    %y : bool[4],
    %z : u8[]) {
  %masked_fill = aten.masked_fill.Tensor(self=%x, mask=%y, value=%z) : u8[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "masked_fill.Tensor.narrow.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.25,-1.65625,0.25,-1.75,2.1875,2.34375,1.75,-2.34375,-2.90625,-1.90625,1.8125,1.46875}
tensor @r0.in.y : bool[4] = {false,true,true,true}
tensor @r0.in.z : f64[] = {-0.3125}
tensor @r0.want.0.f64 : f64[3, 4] = {-2.25,-0.3125,-0.3125,-0.3125,2.1875,-0.3125,-0.3125,-0.3125,-2.90625,-0.3125,-0.3125,-0.3125}
graph "main"(
    %x : f64[3, 4],
    %y : bool[4],
    %z : f64[]) {
  %masked_fill = aten.masked_fill.Tensor(self=%x, mask=%y, value=%z) : f64[3, 4]
  return %masked_fill as "masked_fill"
}

fxge 1
model "where.self.eighth.f8_e4m3fn" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,true,true,true,false,false,false,false,false,false}
tensor @r0.in.y : f8e4m3[3, 4] = {2.5,-2.25,-2.75,2.25,3,-1.125,1.625,2,1.375,-1.75,-3,1.125}
tensor @r0.in.z : f8e4m3[3, 4] = {2,0.5625,-1.875,-2.75,0.9375,2,0.21875,2.5,0.1875,0,-2,1.75}
tensor @r0.want.0.f8e4m3 : f64[3, 4] = {2,0.5625,-1.875,2.25,3,-1.125,0.21875,2.5,0.1875,0,-2,1.75}
graph "main"(
    %x : bool[3, 4],
    %y : f8e4m3[3, 4],
    %z : f8e4m3[3, 4]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : f8e4m3[3, 4]
  return %where as "where"
}

fxge 1
model "where.self.eighth.f8_e5m2" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,true,false,false,false,false,false,true,true,false}
tensor @r0.in.y : f8e5m2[3, 4] = {0.25,0.75,-3,1.5,2,-0.3125,-2,-1,-1.5,0.625,-3,1.75}
tensor @r0.in.z : f8e5m2[3, 4] = {-1.25,2.5,2,-2.5,-1.5,0.21875,3,-1,0.09375,-2,-2.5,-2}
tensor @r0.want.0.f8e5m2 : f64[3, 4] = {-1.25,2.5,2,1.5,-1.5,0.21875,3,-1,0.09375,0.625,-3,-2}
graph "main"(
    %x : bool[3, 4],
    %y : f8e5m2[3, 4],
    %z : f8e5m2[3, 4]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : f8e5m2[3, 4]
  return %where as "where"
}

fxge 1
model "eq.Tensor.eighth.f8_e4m3fn" stage "import"
tensor @r0.in.x : f8e4m3[256] = {0,0.001953125,0.00390625,0.005859375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.017578125,0.01953125,0.021484375,0.0234375,0.025390625,0.02734375,0.029296875,0.03125,0.03515625,0.0390625,0.04296875,0.046875,0.05078125,0.0546875,0.05859375,0.0625,0.0703125,0.078125,0.0859375,0.09375,0.1015625,0.109375,0.1171875,0.125,0.140625,0.15625,0.171875,0.1875,0.203125,0.21875,0.234375,0.25,0.28125,0.3125,0.34375,0.375,0.40625,0.4375,0.46875,0.5,0.5625,0.625,0.6875,0.75,0.8125,0.875,0.9375,1,1.125,1.25,1.375,1.5,1.625,1.75,1.875,2,2.25,2.5,2.75,3,3.25,3.5,3.75,4,4.5,5,5.5,6,6.5,7,7.5,8,9,10,11,12,13,14,15,16,18,20,22,24,26,28,30,32,36,40,44,48,52,56,60,64,72,80,88,96,104,112,120,128,144,160,176,192,208,224,240,256,288,320,352,384,416,448,nan,-0.0,-0.001953125,-0.00390625,-0.005859375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.017578125,-0.01953125,-0.021484375,-0.0234375,-0.025390625,-0.02734375,-0.029296875,-0.03125,-0.03515625,-0.0390625,-0.04296875,-0.046875,-0.05078125,-0.0546875,-0.05859375,-0.0625,-0.0703125,-0.078125,-0.0859375,-0.09375,-0.1015625,-0.109375,-0.1171875,-0.125,-0.140625,-0.15625,-0.171875,-0.1875,-0.203125,-0.21875,-0.234375,-0.25,-0.28125,-0.3125,-0.34375,-0.375,-0.40625,-0.4375,-0.46875,-0.5,-0.5625,-0.625,-0.6875,-0.75,-0.8125,-0.875,-0.9375,-1,-1.125,-1.25,-1.375,-1.5,-1.625,-1.75,-1.875,-2,-2.25,-2.5,-2.75,-3,-3.25,-3.5,-3.75,-4,-4.5,-5,-5.5,-6,-6.5,-7,-7.5,-8,-9,-10,-11,-12,-13,-14,-15,-16,-18,-20,-22,-24,-26,-28,-30,-32,-36,-40,-44,-48,-52,-56,-60,-64,-72,-80,-88,-96,-104,-112,-120,-128,-144,-160,-176,-192,-208,-224,-240,-256,-288,-320,-352,-384,-416,-448,nan}
tensor @r0.in.y : f8e4m3[256] = {0,0.001953125,0.00390625,0.005859375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.017578125,0.01953125,0.021484375,0.0234375,0.025390625,0.02734375,0.029296875,0.03125,0.03515625,0.0390625,0.04296875,0.046875,0.05078125,0.0546875,0.05859375,0.0625,0.0703125,0.078125,0.0859375,0.09375,0.1015625,0.109375,0.1171875,0.125,0.140625,0.15625,0.171875,0.1875,0.203125,0.21875,0.234375,0.25,0.28125,0.3125,0.34375,0.375,0.40625,0.4375,0.46875,0.5,0.5625,0.625,0.6875,0.75,0.8125,0.875,0.9375,1,1.125,1.25,1.375,1.5,1.625,1.75,1.875,2,2.25,2.5,2.75,3,3.25,3.5,3.75,4,4.5,5,5.5,6,6.5,7,7.5,8,9,10,11,12,13,14,15,16,18,20,22,24,26,28,30,32,36,40,44,48,52,56,60,64,72,80,88,96,104,112,120,128,144,160,176,192,208,224,240,256,288,320,352,384,416,448,nan,-0.0,-0.001953125,-0.00390625,-0.005859375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.017578125,-0.01953125,-0.021484375,-0.0234375,-0.025390625,-0.02734375,-0.029296875,-0.03125,-0.03515625,-0.0390625,-0.04296875,-0.046875,-0.05078125,-0.0546875,-0.05859375,-0.0625,-0.0703125,-0.078125,-0.0859375,-0.09375,-0.1015625,-0.109375,-0.1171875,-0.125,-0.140625,-0.15625,-0.171875,-0.1875,-0.203125,-0.21875,-0.234375,-0.25,-0.28125,-0.3125,-0.34375,-0.375,-0.40625,-0.4375,-0.46875,-0.5,-0.5625,-0.625,-0.6875,-0.75,-0.8125,-0.875,-0.9375,-1,-1.125,-1.25,-1.375,-1.5,-1.625,-1.75,-1.875,-2,-2.25,-2.5,-2.75,-3,-3.25,-3.5,-3.75,-4,-4.5,-5,-5.5,-6,-6.5,-7,-7.5,-8,-9,-10,-11,-12,-13,-14,-15,-16,-18,-20,-22,-24,-26,-28,-30,-32,-36,-40,-44,-48,-52,-56,-60,-64,-72,-80,-88,-96,-104,-112,-120,-128,-144,-160,-176,-192,-208,-224,-240,-256,-288,-320,-352,-384,-416,-448,nan}
tensor @r0.want.0.bool : bool[256] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,false,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,false}
graph "main"(
    %x : f8e4m3[256],
    %y : f8e4m3[256]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[256]
  return %eq as "eq"
}

fxge 1
model "eq.Tensor.eighth.f8_e5m2" stage "import"
tensor @r0.in.x : f8e5m2[256] = {0,1.52587890625e-05,3.0517578125e-05,4.57763671875e-05,6.103515625e-05,7.62939453125e-05,9.1552734375e-05,0.0001068115234375,0.0001220703125,0.000152587890625,0.00018310546875,0.000213623046875,0.000244140625,0.00030517578125,0.0003662109375,0.00042724609375,0.00048828125,0.0006103515625,0.000732421875,0.0008544921875,0.0009765625,0.001220703125,0.00146484375,0.001708984375,0.001953125,0.00244140625,0.0029296875,0.00341796875,0.00390625,0.0048828125,0.005859375,0.0068359375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.01953125,0.0234375,0.02734375,0.03125,0.0390625,0.046875,0.0546875,0.0625,0.078125,0.09375,0.109375,0.125,0.15625,0.1875,0.21875,0.25,0.3125,0.375,0.4375,0.5,0.625,0.75,0.875,1,1.25,1.5,1.75,2,2.5,3,3.5,4,5,6,7,8,10,12,14,16,20,24,28,32,40,48,56,64,80,96,112,128,160,192,224,256,320,384,448,512,640,768,896,1024,1280,1536,1792,2048,2560,3072,3584,4096,5120,6144,7168,8192,10240,12288,14336,16384,20480,24576,28672,32768,40960,49152,57344,inf,nan,nan,nan,-0.0,-1.52587890625e-05,-3.0517578125e-05,-4.57763671875e-05,-6.103515625e-05,-7.62939453125e-05,-9.1552734375e-05,-0.0001068115234375,-0.0001220703125,-0.000152587890625,-0.00018310546875,-0.000213623046875,-0.000244140625,-0.00030517578125,-0.0003662109375,-0.00042724609375,-0.00048828125,-0.0006103515625,-0.000732421875,-0.0008544921875,-0.0009765625,-0.001220703125,-0.00146484375,-0.001708984375,-0.001953125,-0.00244140625,-0.0029296875,-0.00341796875,-0.00390625,-0.0048828125,-0.005859375,-0.0068359375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.01953125,-0.0234375,-0.02734375,-0.03125,-0.0390625,-0.046875,-0.0546875,-0.0625,-0.078125,-0.09375,-0.109375,-0.125,-0.15625,-0.1875,-0.21875,-0.25,-0.3125,-0.375,-0.4375,-0.5,-0.625,-0.75,-0.875,-1,-1.25,-1.5,-1.75,-2,-2.5,-3,-3.5,-4,-5,-6,-7,-8,-10,-12,-14,-16,-20,-24,-28,-32,-40,-48,-56,-64,-80,-96,-112,-128,-160,-192,-224,-256,-320,-384,-448,-512,-640,-768,-896,-1024,-1280,-1536,-1792,-2048,-2560,-3072,-3584,-4096,-5120,-6144,-7168,-8192,-10240,-12288,-14336,-16384,-20480,-24576,-28672,-32768,-40960,-49152,-57344,-inf,nan,nan,nan}
tensor @r0.in.y : f8e5m2[256] = {0,1.52587890625e-05,3.0517578125e-05,4.57763671875e-05,6.103515625e-05,7.62939453125e-05,9.1552734375e-05,0.0001068115234375,0.0001220703125,0.000152587890625,0.00018310546875,0.000213623046875,0.000244140625,0.00030517578125,0.0003662109375,0.00042724609375,0.00048828125,0.0006103515625,0.000732421875,0.0008544921875,0.0009765625,0.001220703125,0.00146484375,0.001708984375,0.001953125,0.00244140625,0.0029296875,0.00341796875,0.00390625,0.0048828125,0.005859375,0.0068359375,0.0078125,0.009765625,0.01171875,0.013671875,0.015625,0.01953125,0.0234375,0.02734375,0.03125,0.0390625,0.046875,0.0546875,0.0625,0.078125,0.09375,0.109375,0.125,0.15625,0.1875,0.21875,0.25,0.3125,0.375,0.4375,0.5,0.625,0.75,0.875,1,1.25,1.5,1.75,2,2.5,3,3.5,4,5,6,7,8,10,12,14,16,20,24,28,32,40,48,56,64,80,96,112,128,160,192,224,256,320,384,448,512,640,768,896,1024,1280,1536,1792,2048,2560,3072,3584,4096,5120,6144,7168,8192,10240,12288,14336,16384,20480,24576,28672,32768,40960,49152,57344,inf,nan,nan,nan,-0.0,-1.52587890625e-05,-3.0517578125e-05,-4.57763671875e-05,-6.103515625e-05,-7.62939453125e-05,-9.1552734375e-05,-0.0001068115234375,-0.0001220703125,-0.000152587890625,-0.00018310546875,-0.000213623046875,-0.000244140625,-0.00030517578125,-0.0003662109375,-0.00042724609375,-0.00048828125,-0.0006103515625,-0.000732421875,-0.0008544921875,-0.0009765625,-0.001220703125,-0.00146484375,-0.001708984375,-0.001953125,-0.00244140625,-0.0029296875,-0.00341796875,-0.00390625,-0.0048828125,-0.005859375,-0.0068359375,-0.0078125,-0.009765625,-0.01171875,-0.013671875,-0.015625,-0.01953125,-0.0234375,-0.02734375,-0.03125,-0.0390625,-0.046875,-0.0546875,-0.0625,-0.078125,-0.09375,-0.109375,-0.125,-0.15625,-0.1875,-0.21875,-0.25,-0.3125,-0.375,-0.4375,-0.5,-0.625,-0.75,-0.875,-1,-1.25,-1.5,-1.75,-2,-2.5,-3,-3.5,-4,-5,-6,-7,-8,-10,-12,-14,-16,-20,-24,-28,-32,-40,-48,-56,-64,-80,-96,-112,-128,-160,-192,-224,-256,-320,-384,-448,-512,-640,-768,-896,-1024,-1280,-1536,-1792,-2048,-2560,-3072,-3584,-4096,-5120,-6144,-7168,-8192,-10240,-12288,-14336,-16384,-20480,-24576,-28672,-32768,-40960,-49152,-57344,-inf,nan,nan,nan}
tensor @r0.want.0.bool : bool[256] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,false,false,false,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,false,false,false}
graph "main"(
    %x : f8e5m2[256],
    %y : f8e5m2[256]) {
  %eq = aten.eq.Tensor(self=%x, other=%y) : bool[256]
  return %eq as "eq"
}

fxge 1
model "not_equal.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.40625,-2.5625,-2.25,-0.59375,2.28125,1.25,1.0625,1.96875,2.21875,0.75,1.4375,-0.90625}
tensor @r0.in.y : f32[4] = {3.03125,1.5,-3.03125,0.375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r1.in.x : f32[4, 6] = {-1.40625,-2.5625,-2.25,-0.59375,2.28125,1.25,1.0625,1.96875,2.21875,0.75,1.4375,-0.90625,3.03125,1.5,-3.03125,0.375,2.71875,0.90625,2.6875,2,1.875,3.125,-1,1.40625}
tensor @r1.in.y : f32[6] = {-3.0625,-1.75,-0.6875,-1,-0.1875,-0.78125}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %not_equal = aten.not_equal.Tensor(self=%x, other=%y) : bool[s77, s17]
  return %not_equal as "not_equal"
}

fxge 1
model "not_equal.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,-2,-3,2,2,-6,-1,-5,-5,-1,-6,5}
tensor @r0.in.y : i64[4] = {-5,-4,-1,5}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,false,true,false,true,true,false}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %not_equal = aten.not_equal.Tensor(self=%x, other=%y) : bool[3, 4]
  return %not_equal as "not_equal"
}

fxge 1
model "greater.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.75,-2.125,1.15625,1.375,2.375,1.46875,1.59375,-0.34375,2.4375,0.625,-1.1875,1.71875}
tensor @r0.in.y : f32[4] = {-2.96875,1.28125,-0.5,2.09375}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,false,true,true,true,false,true,false,false,false}
tensor @r1.in.x : f32[4, 6] = {2.75,-2.125,1.15625,1.375,2.375,1.46875,1.59375,-0.34375,2.4375,0.625,-1.1875,1.71875,-2.96875,1.28125,-0.5,2.09375,-2.71875,1.90625,1.03125,-2.96875,1.53125,2.625,-1.78125,-1.46875}
tensor @r1.in.y : f32[6] = {0.25,-0.90625,-0.71875,0.84375,-1.0625,0.65625}
tensor @r1.want.0.bool : bool[4, 6] = {true,false,true,true,true,true,true,true,true,false,false,true,false,true,true,true,false,true,true,false,true,true,false,false}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %greater = aten.greater.Tensor(self=%x, other=%y) : bool[s77, s17]
  return %greater as "greater"
}

fxge 1
model "greater.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,-4,-6,1,-6,-1,-6,2,-6,7,7,-4}
tensor @r0.in.y : i64[4] = {4,6,7,-3}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,false,false,false,true,false,true,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %greater = aten.greater.Tensor(self=%x, other=%y) : bool[3, 4]
  return %greater as "greater"
}

fxge 1
model "less.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.59375,2.15625,0.71875,-2.5625,0.34375,2.28125,0.8125,-1.59375,1.71875,1.53125,0.40625,-0.21875}
tensor @r0.in.y : f32[4] = {-0.4375,-0.4375,-1.46875,0.5625}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,true,false,false,false,true,false,false,false,true}
tensor @r1.in.x : f32[4, 6] = {-1.59375,2.15625,0.71875,-2.5625,0.34375,2.28125,0.8125,-1.59375,1.71875,1.53125,0.40625,-0.21875,-0.4375,-0.4375,-1.46875,0.5625,-0.625,-2.875,0.6875,-0.4375,0.125,-0.6875,0.375,2.6875}
tensor @r1.in.y : f32[6] = {2.9375,3.09375,2.90625,-0.84375,-0.75,0.5}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,false,false,true,true,true,false,false,true,true,true,true,false,false,true,true,true,true,false,false,false}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %less = aten.less.Tensor(self=%x, other=%y) : bool[s77, s17]
  return %less as "less"
}

fxge 1
model "less.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,2,0,7,-6,-3,-5,-6,3,-5,4,-4}
tensor @r0.in.y : i64[4] = {-3,5,-2,-1}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,true,true,true,true,false,true,false,true}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %less = aten.less.Tensor(self=%x, other=%y) : bool[3, 4]
  return %less as "less"
}

fxge 1
model "clamp_min.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.78125,-2.4375,0.3125,-1.96875,2.78125,2.90625,-2.65625,-3.03125,1.65625,-1.03125,1.3125,-2.40625}
tensor @r0.in.y : f32[4] = {-0.96875,2.125,-0.15625,-1.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.96875,2.125,0.3125,-1.0625,2.78125,2.90625,-0.15625,-1.0625,1.65625,2.125,1.3125,-1.0625}
tensor @r1.in.x : f32[4, 6] = {-2.78125,-2.4375,0.3125,-1.96875,2.78125,2.90625,-2.65625,-3.03125,1.65625,-1.03125,1.3125,-2.40625,-0.96875,2.125,-0.15625,-1.0625,2.9375,-2.3125,0.09375,-2.03125,-0.84375,1.59375,2.28125,0.40625}
tensor @r1.in.y : f32[6] = {0.3125,-2.90625,0.5,0.65625,0.71875,0.96875}
tensor @r1.want.0.f32 : f64[4, 6] = {0.3125,-2.4375,0.5,0.65625,2.78125,2.90625,0.3125,-2.90625,1.65625,0.65625,1.3125,0.96875,0.3125,2.125,0.5,0.65625,2.9375,0.96875,0.3125,-2.03125,0.5,1.59375,2.28125,0.96875}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %clamp_min = aten.clamp_min.Tensor(self=%x, min=%y) : f32[s77, s17]
  return %clamp_min as "clamp_min"
}

fxge 1
model "clamp_min.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-4,1,-3,-2,2,-1,-2,-4,-7,-4,-7}
tensor @r0.in.y : i64[4] = {4,1,5,-4}
tensor @r0.want.0.i64 : i64[3, 4] = {4,1,5,-3,4,2,5,-2,4,1,5,-4}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %clamp_min = aten.clamp_min.Tensor(self=%x, min=%y) : i64[3, 4]
  return %clamp_min as "clamp_min"
}

fxge 1
model "clamp_max.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.09375,-2.46875,-0.21875,-0.9375,-0.96875,-0.21875,0.75,-0.96875,1.28125,-0.5625,-1.625,2.96875}
tensor @r0.in.y : f32[4] = {3,2.5625,2.96875,-0.625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.09375,-2.46875,-0.21875,-0.9375,-0.96875,-0.21875,0.75,-0.96875,1.28125,-0.5625,-1.625,-0.625}
tensor @r1.in.x : f32[4, 6] = {0.09375,-2.46875,-0.21875,-0.9375,-0.96875,-0.21875,0.75,-0.96875,1.28125,-0.5625,-1.625,2.96875,3,2.5625,2.96875,-0.625,-1.34375,-1.25,1.6875,0.65625,2.15625,-0.75,0.75,2.8125}
tensor @r1.in.y : f32[6] = {1.625,0.5625,-2.3125,2.40625,-1.375,0.5625}
tensor @r1.want.0.f32 : f64[4, 6] = {0.09375,-2.46875,-2.3125,-0.9375,-1.375,-0.21875,0.75,-0.96875,-2.3125,-0.5625,-1.625,0.5625,1.625,0.5625,-2.3125,-0.625,-1.375,-1.25,1.625,0.5625,-2.3125,-0.75,-1.375,0.5625}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %clamp_max = aten.clamp_max.Tensor(self=%x, max=%y) : f32[s77, s17]
  return %clamp_max as "clamp_max"
}

fxge 1
model "clamp_max.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,-3,-5,-7,-3,1,7,3,-7,-5,-4,-4}
tensor @r0.in.y : i64[4] = {2,3,4,2}
tensor @r0.want.0.i64 : i64[3, 4] = {-4,-3,-5,-7,-3,1,4,2,-7,-5,-4,-4}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %clamp_max = aten.clamp_max.Tensor(self=%x, max=%y) : i64[3, 4]
  return %clamp_max as "clamp_max"
}

fxge 1
model "isfinite.special.f32" stage "import"
tensor @r0.in.x : f32[6] = {nan,inf,-inf,0,-0.0,1}
tensor @r0.want.0.bool : bool[6] = {false,false,false,true,true,true}
graph "main"(
    %x : f32[6]) {
  %isfinite = aten.isfinite.default(self=%x) : bool[6]
  return %isfinite as "isfinite"
}

fxge 1
model "isfinite.special.bf16" stage "import"
tensor @r0.in.x : bf16[6] = {nan,inf,-inf,0,-0.0,1}
tensor @r0.want.0.bool : bool[6] = {false,false,false,true,true,true}
graph "main"(
    %x : bf16[6]) {
  %isfinite = aten.isfinite.default(self=%x) : bool[6]
  return %isfinite as "isfinite"
}

fxge 1
model "isfinite.special.f16" stage "import"
tensor @r0.in.x : f16[6] = {nan,inf,-inf,0,-0.0,1}
tensor @r0.want.0.bool : bool[6] = {false,false,false,true,true,true}
graph "main"(
    %x : f16[6]) {
  %isfinite = aten.isfinite.default(self=%x) : bool[6]
  return %isfinite as "isfinite"
}

fxge 1
model "isfinite.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.1875,1.5625,3.125,1.21875,1.34375,-3.0625,0.5625,-2.53125,-0.75,1.1875,3.0625,0.1875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r1.in.x : f32[4, 6] = {-2.1875,1.5625,3.125,1.21875,1.34375,-3.0625,0.5625,-2.53125,-0.75,1.1875,3.0625,0.1875,-0.21875,-0.21875,-2.9375,1.53125,-1.15625,-1.71875,0.09375,-1.90625,2.625,-0.71875,2.5625,-1.25}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[s77, s27]) {
  %isfinite = aten.isfinite.default(self=%x) : bool[s77, s27]
  return %isfinite as "isfinite"
}

fxge 1
model "isfinite.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.5625,-0.0625,-2.25,0.375,-2.8125,2.34375,1.84375,0.5,-2.6875,1.6875,0.4375,-2.5625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[3, 4]) {
  %isfinite = aten.isfinite.default(self=%x) : bool[3, 4]
  return %isfinite as "isfinite"
}

fxge 1
model "isposinf.special.f32" stage "import"
tensor @r0.in.x : f32[6] = {nan,inf,-inf,0,-0.0,1}
tensor @r0.want.0.bool : bool[6] = {false,true,false,false,false,false}
graph "main"(
    %x : f32[6]) {
  %isposinf = aten.isposinf.default(self=%x) : bool[6]
  return %isposinf as "isposinf"
}

fxge 1
model "isposinf.special.bf16" stage "import"
tensor @r0.in.x : bf16[6] = {nan,inf,-inf,0,-0.0,1}
tensor @r0.want.0.bool : bool[6] = {false,true,false,false,false,false}
graph "main"(
    %x : bf16[6]) {
  %isposinf = aten.isposinf.default(self=%x) : bool[6]
  return %isposinf as "isposinf"
}

fxge 1
model "isposinf.special.f16" stage "import"
tensor @r0.in.x : f16[6] = {nan,inf,-inf,0,-0.0,1}
tensor @r0.want.0.bool : bool[6] = {false,true,false,false,false,false}
graph "main"(
    %x : f16[6]) {
  %isposinf = aten.isposinf.default(self=%x) : bool[6]
  return %isposinf as "isposinf"
}

fxge 1
model "isposinf.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.15625,1.53125,3.125,-2.3125,-3.03125,0.28125,-0.875,2.34375,-0.34375,-1.375,2.09375,1.1875}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r1.in.x : f32[4, 6] = {-0.15625,1.53125,3.125,-2.3125,-3.03125,0.28125,-0.875,2.34375,-0.34375,-1.375,2.09375,1.1875,-2.3125,2.71875,1.5,-1.3125,1.78125,2.21875,-1.59375,2.78125,1.21875,0.53125,2.5625,-0.25}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[s77, s27]) {
  %isposinf = aten.isposinf.default(self=%x) : bool[s77, s27]
  return %isposinf as "isposinf"
}

fxge 1
model "isposinf.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.4375,0.6875,-1.34375,-1.25,-0.375,-0.375,1.6875,0.71875,1.84375,-2.375,1.46875,1.1875}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[3, 4]) {
  %isposinf = aten.isposinf.default(self=%x) : bool[3, 4]
  return %isposinf as "isposinf"
}

fxge 1
model "isneginf.special.f32" stage "import"
tensor @r0.in.x : f32[6] = {nan,inf,-inf,0,-0.0,1}
tensor @r0.want.0.bool : bool[6] = {false,false,true,false,false,false}
graph "main"(
    %x : f32[6]) {
  %isneginf = aten.isneginf.default(self=%x) : bool[6]
  return %isneginf as "isneginf"
}

fxge 1
model "isneginf.special.bf16" stage "import"
tensor @r0.in.x : bf16[6] = {nan,inf,-inf,0,-0.0,1}
tensor @r0.want.0.bool : bool[6] = {false,false,true,false,false,false}
graph "main"(
    %x : bf16[6]) {
  %isneginf = aten.isneginf.default(self=%x) : bool[6]
  return %isneginf as "isneginf"
}

fxge 1
model "isneginf.special.f16" stage "import"
tensor @r0.in.x : f16[6] = {nan,inf,-inf,0,-0.0,1}
tensor @r0.want.0.bool : bool[6] = {false,false,true,false,false,false}
graph "main"(
    %x : f16[6]) {
  %isneginf = aten.isneginf.default(self=%x) : bool[6]
  return %isneginf as "isneginf"
}

fxge 1
model "isneginf.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.40625,0.6875,-2.28125,-1.9375,-0.875,-1.75,0.21875,1.15625,0.53125,0.0625,0.25,-0.5625}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r1.in.x : f32[4, 6] = {-0.40625,0.6875,-2.28125,-1.9375,-0.875,-1.75,0.21875,1.15625,0.53125,0.0625,0.25,-0.5625,1.90625,-0.28125,-2.46875,-0.59375,-0.34375,-2.125,-2.90625,-0.3125,-2.65625,2.375,-0.3125,2.90625}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[s77, s27]) {
  %isneginf = aten.isneginf.default(self=%x) : bool[s77, s27]
  return %isneginf as "isneginf"
}

fxge 1
model "isneginf.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.28125,1.84375,-0.15625,-2.28125,-2.09375,-2.6875,-1.96875,2,0.09375,-0.34375,-3.125,2.40625}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[3, 4]) {
  %isneginf = aten.isneginf.default(self=%x) : bool[3, 4]
  return %isneginf as "isneginf"
}

fxge 1
model "isclose.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.59375,-2.71875,0.15625,0.875,0.875,-1.0625,0.09375,3.09375,2.625,1.25,1.6875,1.8125}
tensor @r0.in.y : f32[3, 4] = {2.78125,0.40625,-0.6875,-2.71875,-1.71875,2.28125,-2,-1.90625,0.875,-2.78125,2.625,-0.3125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r1.in.x : f32[4, 6] = {1.59375,-2.71875,0.15625,0.875,0.875,-1.0625,0.09375,3.09375,2.625,1.25,1.6875,1.8125,2.78125,0.40625,-0.6875,-2.71875,-1.71875,2.28125,-2,-1.90625,0.875,-2.78125,2.625,-0.3125}
tensor @r1.in.y : f32[4, 6] = {0.3125,-2.75,2.25,1.8125,1.53125,-0.96875,3.125,-1.40625,-0.4375,0.71875,-0.625,1.15625,-2.84375,2.5625,0.46875,2.46875,-1.8125,1.75,1.28125,2.71875,-2.625,2.84375,3,0.40625}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %isclose = aten.isclose.default(self=%x, other=%y) : bool[s17, s27]
  return %isclose as "isclose"
}

fxge 1
model "isclose.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.9375,2.03125,-0.5,-1.5,-0.34375,1,-0.75,1.21875,0.84375,-1.15625,-1,-1.8125}
tensor @r0.in.y : f32[3, 4] = {-0.8125,1.78125,-0.59375,0.8125,1.75,-0.25,2.9375,0.4375,0.34375,0.25,1.5625,1.75}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %isclose = aten.isclose.default(self=%x, other=%y) : bool[3, 4]
  return %isclose as "isclose"
}

fxge 1
model "isclose.near.f32" stage "import"
tensor @r0.in.x : f32[6] = {nan,inf,-inf,0,-0.0,1}
tensor @r0.in.y : f32[6] = {nan,inf,-inf,1e-06,1e-06,1.000001}
tensor @r0.want.0.bool : bool[6] = {false,true,true,false,false,true}
graph "main"(
    %x : f32[6],
    %y : f32[6]) {
  %isclose = aten.isclose.default(self=%x, other=%y) : bool[6]
  return %isclose as "isclose"
}

fxge 1
model "isin.Tensor_Tensor.plain.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,1,1,4,2,6,0,5,8,2,3,2}
tensor @r0.in.y : i64[5] = {8,6,4,3,2}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,true,true,false,false,true,true,true,true}
graph "main"(
    %x : i64[3, 4],
    %y : i64[5]) {
  %isin = aten.isin.Tensor_Tensor(elements=%x, test_elements=%y) : bool[3, 4]
  return %isin as "isin"
}

fxge 1
model "isin.Tensor_Tensor.many.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[3, 4] = {62,29,15,27,80,42,22,30,86,59,19,22}
tensor @r0.in.y : i64[44] = {79,28,58,49,63,21,22,36,64,66,23,67,32,40,89,14,53,31,15,33,24,89,57,25,11,18,56,48,34,47,87,28,75,8,15,22,47,13,38,65,25,57,88,37}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,false,true,false,false,false,false,true}
tensor @r1.in.x : i64[4, 4] = {62,29,15,27,80,42,22,30,86,59,19,22,79,28,58,49}
tensor @r1.in.y : i64[46] = {63,21,22,36,64,66,23,67,32,40,89,14,53,31,15,33,24,89,57,25,11,18,56,48,34,47,87,28,75,8,15,22,47,13,38,65,25,57,88,37,19,75,26,68,52,23}
tensor @r1.want.0.bool : bool[4, 4] = {false,false,true,false,false,false,true,false,false,false,true,true,false,true,false,false}
graph "main"(
    %x : i64[s77, 4],
    %y : i64[s17]) {
  %isin = aten.isin.Tensor_Tensor(elements=%x, test_elements=%y) : bool[s77, 4]
  return %isin as "isin"
}

fxge 1
model "isin.Tensor_Tensor.many.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {27,24,76,28,89,62,88,2,85,44,75,76}
tensor @r0.in.y : i32[44] = {42,22,14,26,67,27,70,73,5,39,27,78,53,87,41,38,20,81,29,34,64,46,67,1,0,18,79,23,30,43,10,32,54,74,58,25,81,17,13,58,63,47,31,9}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i32[3, 4],
    %y : i32[44]) {
  %isin = aten.isin.Tensor_Tensor(elements=%x, test_elements=%y) : bool[3, 4]
  return %isin as "isin"
}

fxge 1
model "isin.Tensor_Tensor.many.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {75,79,34,74,54,21,59,15,61,81,22,21}
tensor @r0.in.y : f32[44] = {30,75,10,24,54,74,72,76,82,27,5,85,69,12,54,33,81,15,15,38,62,0,72,7,26,50,49,55,76,32,68,4,58,68,19,35,6,2,68,15,45,4,43,74}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,true,true,false,false,true,false,true,false,false}
graph "main"(
    %x : f32[3, 4],
    %y : f32[44]) {
  %isin = aten.isin.Tensor_Tensor(elements=%x, test_elements=%y) : bool[3, 4]
  return %isin as "isin"
}

fxge 1
model "isin.Tensor_Tensor.many.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {81,72,42,58,56,50,62,74,34,34,30,3}
tensor @r0.in.y : f16[44] = {67,27,49,33,88,4,81,4,24,9,37,5,83,9,43,72,30,17,9,69,31,88,32,27,65,1,54,72,64,84,61,77,76,86,80,36,44,76,32,55,12,26,63,32}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,false,false,false,false,false,false,true,false}
graph "main"(
    %x : f16[3, 4],
    %y : f16[44]) {
  %isin = aten.isin.Tensor_Tensor(elements=%x, test_elements=%y) : bool[3, 4]
  return %isin as "isin"
}

fxge 1
model "isin.Tensor_Tensor.many.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {52,69,52,81,31,45,24,40,35,87,85,65}
tensor @r0.in.y : f64[44] = {71,13,32,48,20,2,63,63,73,36,70,6,22,43,77,48,69,57,2,25,59,63,3,55,21,40,6,44,67,49,30,35,33,61,25,75,5,68,73,67,84,62,19,38}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,false,false,false,true,true,false,false,false}
graph "main"(
    %x : f64[3, 4],
    %y : f64[44]) {
  %isin = aten.isin.Tensor_Tensor(elements=%x, test_elements=%y) : bool[3, 4]
  return %isin as "isin"
}

fxge 1
model "isin.Tensor_Tensor.special_many_nan.f32" stage "import"
tensor @r0.in.x : f32[6] = {nan,inf,-inf,0,-0.0,1}
tensor @r0.in.y : f32[40] = {nan,1,nan,1,nan,1,nan,1,nan,1,nan,1,nan,1,nan,1,nan,1,nan,1,nan,1,nan,1,nan,1,nan,1,nan,1,nan,1,nan,1,nan,1,nan,1,nan,1}
tensor @r0.want.0.bool : bool[6] = {false,false,false,false,false,true}
graph "main"(
    %x : f32[6],
    %y : f32[40]) {
  %isin = aten.isin.Tensor_Tensor(elements=%x, test_elements=%y) : bool[6]
  return %isin as "isin"
}

fxge 1
model "isin.Tensor_Tensor.special_many_inf.f32" stage "import"
tensor @r0.in.x : f32[6] = {nan,inf,-inf,0,-0.0,1}
tensor @r0.in.y : f32[40] = {inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0,inf,-0.0}
tensor @r0.want.0.bool : bool[6] = {false,true,false,true,true,false}
graph "main"(
    %x : f32[6],
    %y : f32[40]) {
  %isin = aten.isin.Tensor_Tensor(elements=%x, test_elements=%y) : bool[6]
  return %isin as "isin"
}

fxge 1
model "isin.Tensor_Tensor.special_few_nan.f32" stage "import"
tensor @r0.in.x : f32[6] = {nan,inf,-inf,0,-0.0,1}
tensor @r0.in.y : f32[4] = {nan,1,nan,1}
tensor @r0.want.0.bool : bool[6] = {false,false,false,false,false,true}
graph "main"(
    %x : f32[6],
    %y : f32[4]) {
  %isin = aten.isin.Tensor_Tensor(elements=%x, test_elements=%y) : bool[6]
  return %isin as "isin"
}

fxge 1
model "isin.Tensor_Tensor.special_few_inf.f32" stage "import"
tensor @r0.in.x : f32[6] = {nan,inf,-inf,0,-0.0,1}
tensor @r0.in.y : f32[4] = {inf,-0.0,inf,-0.0}
tensor @r0.want.0.bool : bool[6] = {false,true,false,true,true,false}
graph "main"(
    %x : f32[6],
    %y : f32[4]) {
  %isin = aten.isin.Tensor_Tensor(elements=%x, test_elements=%y) : bool[6]
  return %isin as "isin"
}

fxge 1
model "greater.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.8125,-0.46875,1.375,1.0625,-0.125,1.28125,1.21875,-3.0625,-1.5625,0.375,1.71875,-2.9375}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,false,true,true,false,false,false,true,false}
tensor @r1.in.x : f32[4, 6] = {2.8125,-0.46875,1.375,1.0625,-0.125,1.28125,1.21875,-3.0625,-1.5625,0.375,1.71875,-2.9375,-3.125,-0.21875,-0.78125,-0.71875,2.15625,2.125,1.6875,2.71875,-2.71875,-0.96875,-1.6875,2.21875}
tensor @r1.want.0.bool : bool[4, 6] = {true,false,true,true,false,true,true,false,false,false,true,false,false,false,false,false,true,true,true,true,false,false,false,true}
graph "main"(
    %x : f32[s77, s27]) {
  %greater = aten.greater.Scalar(self=%x, other=1) : bool[s77, s27]
  return %greater as "greater"
}

fxge 1
model "greater.Scalar.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.84375,-2.65625,-1.90625,-0.28125,0.53125,-2.28125,1.34375,-0.625,-0.8125,-1.21875,0.15625,-1.625}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,true,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %greater = aten.greater.Scalar(self=%x, other=1) : bool[3, 4]
  return %greater as "greater"
}

fxge 1
model "greater.Scalar.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.6875,0.8125,0.1562,2.344,1.031,-0.4688,-0.5938,0.4062,-1.594,-2.062,1.25,-1.719}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,true,false,false,false,false,false,true,false}
graph "main"(
    %x : f16[3, 4]) {
  %greater = aten.greater.Scalar(self=%x, other=1) : bool[3, 4]
  return %greater as "greater"
}

fxge 1
model "greater.Scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,-1,6,7,-7,-6,7,3,2,3,-7,3}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,false,false,true,true,true,true,false,true}
graph "main"(
    %x : i32[3, 4]) {
  %greater = aten.greater.Scalar(self=%x, other=1) : bool[3, 4]
  return %greater as "greater"
}

fxge 1
model "greater.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,-2,-4,-2,3,-6,-1,-5,4,0,1,-3}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,false,true,false,false,false,true,false,false,false}
graph "main"(
    %x : i64[3, 4]) {
  %greater = aten.greater.Scalar(self=%x, other=1) : bool[3, 4]
  return %greater as "greater"
}

fxge 1
model "greater_equal.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.0625,2.09375,1.9375,-1.625,0.5625,0.53125,-1.1875,2.25,-0.65625,-2.5,-1.46875,-1.15625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,false,false,false,true,false,false,false,false}
tensor @r1.in.x : f32[4, 6] = {2.0625,2.09375,1.9375,-1.625,0.5625,0.53125,-1.1875,2.25,-0.65625,-2.5,-1.46875,-1.15625,-2.40625,-0.6875,2.53125,2.5625,1.375,1.28125,-2.53125,-2.5,0.09375,-1.375,-1.375,2}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,false,false,false,false,true,false,false,false,false,false,false,true,true,true,true,false,false,false,false,false,true}
graph "main"(
    %x : f32[s77, s27]) {
  %greater_equal = aten.greater_equal.Scalar(self=%x, other=1) : bool[s77, s27]
  return %greater_equal as "greater_equal"
}

fxge 1
model "greater_equal.Scalar.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.53125,-1.9375,-2.6875,-0.90625,-0.40625,1.875,-0.625,0.3125,1.65625,-1.25,-0.28125,-2.59375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,true,false,false,true,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %greater_equal = aten.greater_equal.Scalar(self=%x, other=1) : bool[3, 4]
  return %greater_equal as "greater_equal"
}

fxge 1
model "greater_equal.Scalar.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.0625,1.031,-1.0625,-2.781,1.906,-2.75,2.375,0.03125,-2.656,3.062,2.594,-1.844}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,true,false,true,false,false,true,true,false}
graph "main"(
    %x : f16[3, 4]) {
  %greater_equal = aten.greater_equal.Scalar(self=%x, other=1) : bool[3, 4]
  return %greater_equal as "greater_equal"
}

fxge 1
model "greater_equal.Scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-7,-5,6,7,2,-1,-7,5,-6,3,-4,-6}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,true,true,false,false,true,false,true,false,false}
graph "main"(
    %x : i32[3, 4]) {
  %greater_equal = aten.greater_equal.Scalar(self=%x, other=1) : bool[3, 4]
  return %greater_equal as "greater_equal"
}

fxge 1
model "greater_equal.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,-3,-3,2,-3,-2,1,-7,-1,-2,7,-5}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,true,false,false,true,false,false,false,true,false}
graph "main"(
    %x : i64[3, 4]) {
  %greater_equal = aten.greater_equal.Scalar(self=%x, other=1) : bool[3, 4]
  return %greater_equal as "greater_equal"
}

fxge 1
model "less.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.5625,2.6875,1.15625,-1.21875,1.75,1.4375,2.875,1.96875,1.40625,-2.5,-0.90625,-1.3125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,false,false,false,false,false,true,true,true}
tensor @r1.in.x : f32[4, 6] = {2.5625,2.6875,1.15625,-1.21875,1.75,1.4375,2.875,1.96875,1.40625,-2.5,-0.90625,-1.3125,-0.875,-2.90625,-0.5625,-1.96875,1.125,-1.8125,-3.0625,1.5625,-2.53125,2.84375,2.75,-1.78125}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,false,true,false,false,false,false,false,true,true,true,true,true,true,true,false,true,true,false,true,false,false,true}
graph "main"(
    %x : f32[s77, s27]) {
  %less = aten.less.Scalar(self=%x, other=1) : bool[s77, s27]
  return %less as "less"
}

fxge 1
model "less.Scalar.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.375,-3,-0.125,0.65625,0.6875,2.84375,-2.15625,-1.0625,0.625,-2.5625,-0.875,1.21875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,false,true,true,true,true,true,false}
graph "main"(
    %x : bf16[3, 4]) {
  %less = aten.less.Scalar(self=%x, other=1) : bool[3, 4]
  return %less as "less"
}

fxge 1
model "less.Scalar.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.03125,0.9688,-0.5938,-0.3438,2.531,1.219,0.4062,0.125,2.312,-2.188,2.625,1.406}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,false,true,true,false,true,false,false}
graph "main"(
    %x : f16[3, 4]) {
  %less = aten.less.Scalar(self=%x, other=1) : bool[3, 4]
  return %less as "less"
}

fxge 1
model "less.Scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,-2,-7,-3,0,-6,-5,-5,7,4,-3,0}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,true,true,true,true,false,false,true,true}
graph "main"(
    %x : i32[3, 4]) {
  %less = aten.less.Scalar(self=%x, other=1) : bool[3, 4]
  return %less as "less"
}

fxge 1
model "less.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,7,-1,5,4,-5,-3,3,1,3,7,-6}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,false,false,true,true,false,false,false,false,true}
graph "main"(
    %x : i64[3, 4]) {
  %less = aten.less.Scalar(self=%x, other=1) : bool[3, 4]
  return %less as "less"
}

fxge 1
model "less_equal.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.84375,-1.9375,-2.71875,1,2.5,1.875,-1.0625,2.25,-2.09375,-0.71875,-2.4375,-0.75}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,false,true,false,true,true,true,true}
tensor @r1.in.x : f32[4, 6] = {-0.84375,-1.9375,-2.71875,1,2.5,1.875,-1.0625,2.25,-2.09375,-0.71875,-2.4375,-0.75,-1,-1.46875,-1.0625,1.78125,-1.5,-0.34375,2.6875,-2.8125,2.09375,1.375,0.15625,-1.03125}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,false,false,true,false,true,true,true,true,true,true,true,false,true,true,false,true,false,false,true,true}
graph "main"(
    %x : f32[s77, s27]) {
  %less_equal = aten.less_equal.Scalar(self=%x, other=1) : bool[s77, s27]
  return %less_equal as "less_equal"
}

fxge 1
model "less_equal.Scalar.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.84375,-0.1875,1.09375,-3.09375,0.5625,2.1875,1.03125,0.9375,-2.4375,1.1875,2.6875,1.125}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,true,true,false,false,true,true,false,false,false}
graph "main"(
    %x : bf16[3, 4]) {
  %less_equal = aten.less_equal.Scalar(self=%x, other=1) : bool[3, 4]
  return %less_equal as "less_equal"
}

fxge 1
model "less_equal.Scalar.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.688,0.3438,1.531,0.8438,1.844,-0.7188,-1.125,1.781,1.625,0.4688,-3,0.7188}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,false,true,true,false,false,true,true,true}
graph "main"(
    %x : f16[3, 4]) {
  %less_equal = aten.less_equal.Scalar(self=%x, other=1) : bool[3, 4]
  return %less_equal as "less_equal"
}

fxge 1
model "less_equal.Scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,-1,-6,0,4,-7,-5,1,3,-4,6,-6}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,true,true,true,false,true,false,true}
graph "main"(
    %x : i32[3, 4]) {
  %less_equal = aten.less_equal.Scalar(self=%x, other=1) : bool[3, 4]
  return %less_equal as "less_equal"
}

fxge 1
model "less_equal.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,4,3,-3,7,1,3,-1,7,-4,3,-7}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,true,false,true,false,true,false,true,false,true}
graph "main"(
    %x : i64[3, 4]) {
  %less_equal = aten.less_equal.Scalar(self=%x, other=1) : bool[3, 4]
  return %less_equal as "less_equal"
}

fxge 1
model "not_equal.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.875,1.125,3.0625,0.9375,3.09375,1.0625,1.34375,-2.21875,-1.28125,1.15625,2.125,0.03125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r1.in.x : f32[4, 6] = {0.875,1.125,3.0625,0.9375,3.09375,1.0625,1.34375,-2.21875,-1.28125,1.15625,2.125,0.03125,-2.59375,-2.03125,1.8125,2.1875,1.1875,-2.3125,-1.96875,-2.53125,2.34375,1.875,-0.15625,-2.8125}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[s77, s27]) {
  %not_equal = aten.not_equal.Scalar(self=%x, other=1) : bool[s77, s27]
  return %not_equal as "not_equal"
}

fxge 1
model "not_equal.Scalar.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-3.09375,-2.84375,2.53125,-1.875,1.65625,-3.125,-3.09375,2.40625,-2.53125,0.5,1,0.40625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,false,true}
graph "main"(
    %x : bf16[3, 4]) {
  %not_equal = aten.not_equal.Scalar(self=%x, other=1) : bool[3, 4]
  return %not_equal as "not_equal"
}

fxge 1
model "not_equal.Scalar.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.4062,-1.6875,3,-0.125,0,-2.125,1.375,-1.781,-2.5,0.25,-0.1875,0.7812}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4]) {
  %not_equal = aten.not_equal.Scalar(self=%x, other=1) : bool[3, 4]
  return %not_equal as "not_equal"
}

fxge 1
model "not_equal.Scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7,0,0,6,3,-6,-1,-3,-6,-6,5,-3}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i32[3, 4]) {
  %not_equal = aten.not_equal.Scalar(self=%x, other=1) : bool[3, 4]
  return %not_equal as "not_equal"
}

fxge 1
model "not_equal.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,-3,2,4,-3,-2,6,4,-7,4,-5,0}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4]) {
  %not_equal = aten.not_equal.Scalar(self=%x, other=1) : bool[3, 4]
  return %not_equal as "not_equal"
}

fxge 1
model "greater_equal.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.53125,-1.8125,-2.625,-1.65625,2.03125,2.65625,-1.4375,2.0625,-2.21875,-1.03125,1.125,-1.84375}
tensor @r0.in.y : f32[4] = {2.6875,-1.53125,2.84375,-2.34375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,false,true,false,true,false,true,false,true}
tensor @r1.in.x : f32[4, 6] = {-0.53125,-1.8125,-2.625,-1.65625,2.03125,2.65625,-1.4375,2.0625,-2.21875,-1.03125,1.125,-1.84375,2.6875,-1.53125,2.84375,-2.34375,1.59375,-1.3125,-2.5,-1.21875,0.375,2.5625,-2.1875,2.3125}
tensor @r1.in.y : f32[6] = {1.03125,2.5625,-2.78125,-2.4375,-0.125,0.75}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,true,true,true,true,false,false,true,true,true,false,true,false,true,true,true,false,false,false,true,true,false,true}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %greater_equal = aten.greater_equal.Tensor(self=%x, other=%y) : bool[s77, s17]
  return %greater_equal as "greater_equal"
}

fxge 1
model "greater_equal.Tensor.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.40625,-1,-0.34375,1.375,-2.09375,1.25,2.53125,1.40625,-0.375,2.15625,-2.96875,2.40625}
tensor @r0.in.y : bf16[4] = {-1.96875,2.78125,-2.90625,2.34375}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,false,false,false,true,false,true,false,false,true}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %greater_equal = aten.greater_equal.Tensor(self=%x, other=%y) : bool[3, 4]
  return %greater_equal as "greater_equal"
}

fxge 1
model "greater_equal.Tensor.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.031,2.656,-1.219,-0.6875,-2.312,-2.344,0.09375,0.5312,1.375,-2.125,1.281,-2.312}
tensor @r0.in.y : f16[4] = {0.1562,0.8125,-1.906,-0.0625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,false,false,true,true,true,false,true,false}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4]) {
  %greater_equal = aten.greater_equal.Tensor(self=%x, other=%y) : bool[3, 4]
  return %greater_equal as "greater_equal"
}

fxge 1
model "greater_equal.Tensor.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2,4,1,5,-6,5,3,2,-6,1,-1,1}
tensor @r0.in.y : i32[4] = {-7,-4,4,6}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,true,true,false,false,true,true,false,false}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %greater_equal = aten.greater_equal.Tensor(self=%x, other=%y) : bool[3, 4]
  return %greater_equal as "greater_equal"
}

fxge 1
model "greater_equal.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,-3,5,3,-2,-4,1,-4,-2,-5,6,-3}
tensor @r0.in.y : i64[4] = {1,2,1,0}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,false,false,true,false,false,false,true,false}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %greater_equal = aten.greater_equal.Tensor(self=%x, other=%y) : bool[3, 4]
  return %greater_equal as "greater_equal"
}

fxge 1
model "less_equal.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.75,2.1875,2.78125,-1.1875,-3.0625,-2.9375,-0.84375,1,0.71875,0.40625,-1.875,-2.28125}
tensor @r0.in.y : f32[4] = {2.78125,-1,1.9375,1.375}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,true,true,true,true,true,true,false,true,true}
tensor @r1.in.x : f32[4, 6] = {-2.75,2.1875,2.78125,-1.1875,-3.0625,-2.9375,-0.84375,1,0.71875,0.40625,-1.875,-2.28125,2.78125,-1,1.9375,1.375,-1.4375,-1.5,-1,-0.03125,-2.25,-1.96875,-2.9375,2.65625}
tensor @r1.in.y : f32[6] = {2.96875,-0.09375,-1.4375,-2.6875,2.75,-2.84375}
tensor @r1.want.0.bool : bool[4, 6] = {true,false,false,false,true,true,true,false,false,false,true,false,true,true,false,false,true,false,true,false,true,false,true,false}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %less_equal = aten.less_equal.Tensor(self=%x, other=%y) : bool[s77, s17]
  return %less_equal as "less_equal"
}

fxge 1
model "less_equal.Tensor.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.34375,-2.53125,0.625,1.21875,2.1875,-1,-1.3125,-1.28125,-1.375,2.28125,1.53125,2.15625}
tensor @r0.in.y : bf16[4] = {-3.125,-3.0625,-1.40625,-2.4375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %less_equal = aten.less_equal.Tensor(self=%x, other=%y) : bool[3, 4]
  return %less_equal as "less_equal"
}

fxge 1
model "less_equal.Tensor.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.9688,2.406,2.719,0.875,-2.406,1.625,-0.6875,2.906,2.094,-2.406,-0.2812,0.03125}
tensor @r0.in.y : f16[4] = {-0.8125,-0.8438,1.469,0.4062}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,true,false,true,false,false,true,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4]) {
  %less_equal = aten.less_equal.Tensor(self=%x, other=%y) : bool[3, 4]
  return %less_equal as "less_equal"
}

fxge 1
model "less_equal.Tensor.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,5,2,6,-3,3,3,-2,-3,6,1,-2}
tensor @r0.in.y : i32[4] = {3,6,-6,-6}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,true,true,false,false,true,true,false,false}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %less_equal = aten.less_equal.Tensor(self=%x, other=%y) : bool[3, 4]
  return %less_equal as "less_equal"
}

fxge 1
model "less_equal.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,0,5,5,0,0,-7,5,-1,0,1,3}
tensor @r0.in.y : i64[4] = {6,-7,-2,1}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,false,true,false,true,false,true,false,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %less_equal = aten.less_equal.Tensor(self=%x, other=%y) : bool[3, 4]
  return %less_equal as "less_equal"
}

fxge 1
model "clamp_max_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.84375,2.375,-1.9375,-2.46875,2.75,2.8125,0.4375,1,0.78125,-2.40625,0.59375,-1.34375}
tensor @r0.in.y : f32[4] = {-0.03125,-2.03125,-2.59375,-1.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.84375,-2.03125,-2.59375,-2.46875,-0.03125,-2.03125,-2.59375,-1.15625,-0.03125,-2.40625,-2.59375,-1.34375}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %clamp_max_ = aten.clamp_max_.Tensor(self=%clone, max=%y) : f32[3, 4]
  return %clamp_max_ as "clamp_max_"
}

fxge 1
model "clamp_min_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.4375,-2.78125,1.28125,-3.0625,-0.09375,2.5625,1.125,2.75,1.125,-1.125,2.1875,-0.625}
tensor @r0.in.y : f32[4] = {-0.96875,-1.6875,-1.3125,1.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.4375,-1.6875,1.28125,1.40625,-0.09375,2.5625,1.125,2.75,1.125,-1.125,2.1875,1.40625}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %clamp_min_ = aten.clamp_min_.Tensor(self=%clone, min=%y) : f32[3, 4]
  return %clamp_min_ as "clamp_min_"
}

fxge 1
model "eq_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3,0.46875,0.0625,1.75,1.96875,1.28125,3.09375,2.5625,0.59375,-2.625,0.125,2.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {1,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %eq_ = aten.eq_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %eq_ as "eq_"
}

fxge 1
model "eq_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.28125,0.28125,-1.75,-2.59375,2.6875,-0.625,-1.96875,2.65625,2.78125,-0.09375,1.625,-1.84375}
tensor @r0.in.y : f32[3, 4] = {-1.1875,-2.65625,2.5625,1.21875,1.09375,-2.40625,-0.1875,1.21875,-2.375,-0.25,0.03125,-2.59375}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %eq_ = aten.eq_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %eq_ as "eq_"
}

fxge 1
model "ge_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.9375,0.125,2.53125,-2.90625,-1.59375,2.75,-1.90625,-0.1875,-2.34375,-0.53125,1.46875,-1.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %ge_ = aten.ge_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %ge_ as "ge_"
}

fxge 1
model "ge_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.59375,-1.125,0.78125,3.125,2.65625,0.625,-0.625,0.09375,3,2.65625,-3.0625,2}
tensor @r0.in.y : f32[3, 4] = {3.03125,-3.03125,-2.96875,-2.34375,-1.125,-2.53125,-0.625,-1.9375,1.3125,-2.3125,-0.46875,-0.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {0,1,1,1,1,1,1,1,1,1,0,1}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %ge_ = aten.ge_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %ge_ as "ge_"
}

fxge 1
model "greater_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.25,-2.34375,-0.8125,-0.90625,0.625,1,0.90625,-0.9375,0,2.15625,2.0625,3.09375}
tensor @r0.in.y : f32[4] = {2.5,-2.03125,-2.8125,1.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,1,0,0,1,1,0,0,1,1,1}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %greater_ = aten.greater_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %greater_ as "greater_"
}

fxge 1
model "gt_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.625,1.40625,-1.21875,2.03125,-3.0625,-1.34375,-1.21875,1.375,-2.15625,2.21875,-0.03125,1.875}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %gt_ = aten.gt_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %gt_ as "gt_"
}

fxge 1
model "gt_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.1875,-2.90625,-0.25,2.90625,3.09375,1.03125,0.6875,-2.625,2.34375,1.71875,1.6875,2.25}
tensor @r0.in.y : f32[3, 4] = {-2.3125,2.1875,0.34375,0.46875,-0.03125,1.25,-1.28125,-0.46875,-3.09375,-2.09375,1.90625,-3.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {1,0,0,1,1,0,1,0,1,1,0,1}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %gt_ = aten.gt_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %gt_ as "gt_"
}

fxge 1
model "le_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.78125,-0.25,0.6875,-0.6875,1.125,-1.3125,0.21875,1.28125,-2.75,-1.25,0.25,2.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %le_ = aten.le_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %le_ as "le_"
}

fxge 1
model "le_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.625,2.46875,-1.03125,0.375,-0.0625,0.15625,3.125,0.34375,-2.90625,-2.15625,-1.28125,0.75}
tensor @r0.in.y : f32[3, 4] = {-2.3125,-2.71875,2.1875,-1.21875,-1.03125,2.09375,-2.90625,-1.15625,0.15625,-2.34375,0.84375,2.25}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,1,0,0,1,0,0,1,0,1,1}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %le_ = aten.le_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %le_ as "le_"
}

fxge 1
model "less_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.40625,1.96875,-1.375,-2,1.53125,-0.25,0.875,2.5625,1.625,0.4375,-1.90625,2.5}
tensor @r0.in.y : f32[4] = {1.125,1.40625,-1.65625,-2.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {1,0,0,0,0,1,0,0,0,1,1,0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %less_ = aten.less_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %less_ as "less_"
}

fxge 1
model "lt_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.75,0.78125,-2.40625,1.5,-2.78125,2.15625,-1.46875,0.5625,-2.375,0.875,-1.34375,0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %lt_ = aten.lt_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %lt_ as "lt_"
}

fxge 1
model "lt_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.6875,-0.40625,1.78125,0.78125,-1.34375,0.34375,-0.75,-0.21875,-0.6875,-0.46875,-0.5625,-2.90625}
tensor @r0.in.y : f32[3, 4] = {1.15625,2.28125,-2.4375,-2.875,1.53125,-1.90625,1.78125,0.875,-1.8125,2.71875,-2.65625,-2.25}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,0,0,1,0,1,1,0,1,0,1}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %lt_ = aten.lt_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %lt_ as "lt_"
}

fxge 1
model "ne_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.34375,0.75,-1.65625,-1.34375,2.28125,-2.96875,0.15625,0.34375,-2.6875,2.25,-0.84375,-1.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %ne_ = aten.ne_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %ne_ as "ne_"
}

fxge 1
model "ne_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.4375,-1,-2.21875,-0.625,-0.34375,1.84375,-0.28125,-0.40625,1.5,0.375,1.21875,1.84375}
tensor @r0.in.y : f32[3, 4] = {0.34375,2.0625,-1.78125,-2.5,-2.9375,-2.25,-2.96875,-2.96875,1.5625,0.75,-2.28125,2.625}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %ne_ = aten.ne_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %ne_ as "ne_"
}

fxge 1
model "not_equal_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.59375,0.65625,0.9375,-2.5,-1.5,-2.21875,-2.0625,1.84375,2.03125,2.25,-2.125,-0.8125}
tensor @r0.in.y : f32[4] = {-0.84375,3.09375,0.375,-0.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %not_equal_ = aten.not_equal_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %not_equal_ as "not_equal_"
}
