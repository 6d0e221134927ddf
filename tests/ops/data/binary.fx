fxge 1
model "add.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.625,1.5,-1.9375,-0.21875,-0.5625,-2.0625,2.4375,-0.125,2.875,-1.1875,-3,0.28125}
tensor @r0.in.y : f32[3, 4] = {-2.6875,0.15625,0.375,-1.46875,-0.15625,0.0625,-0.5,-2.28125,-1.125,-2.71875,-0.3125,-0.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-4.3125,1.65625,-1.5625,-1.6875,-0.71875,-2,1.9375,-2.40625,1.75,-3.90625,-3.3125,-0.34375}
tensor @r1.in.x : f32[4, 6] = {-1.625,1.5,-1.9375,-0.21875,-0.5625,-2.0625,2.4375,-0.125,2.875,-1.1875,-3,0.28125,-2.6875,0.15625,0.375,-1.46875,-0.15625,0.0625,-0.5,-2.28125,-1.125,-2.71875,-0.3125,-0.625}
tensor @r1.in.y : f32[4, 6] = {1.75,1.5,-2.15625,1.4375,0.46875,0.8125,2.40625,-1.9375,2.4375,-1.15625,-3.125,-0.15625,-1.5,0.46875,-1.28125,2.90625,1.125,-3.09375,2.0625,-1.6875,-2.96875,1.25,-1.625,-2.0625}
tensor @r1.want.0.f32 : f64[4, 6] = {0.125,3,-4.09375,1.21875,-0.09375,-1.25,4.84375,-2.0625,5.3125,-2.34375,-6.125,0.125,-4.1875,0.625,-0.90625,1.4375,0.96875,-3.03125,1.5625,-3.96875,-4.09375,-1.46875,-1.9375,-2.6875}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %add = aten.add.Tensor(self=%x, other=%y) : f32[s17, s27]
  return %add as "add"
}

fxge 1
model "add.Tensor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.3125,1.78125,-1.8125,-2.15625,1.875,2.84375,0.375,0.96875,-2.375,-2.3125,-0.78125,-1.3125}
tensor @r0.in.y : bf16[3, 4] = {-0.34375,1.125,-0.5625,3.125,-3.125,-2.71875,2.59375,-2.4375,-2.59375,-0.65625,-2.78125,1.6875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2.6562,2.9062,-2.375,0.96875,-1.25,0.125,2.9688,-1.4688,-4.9688,-2.9688,-3.5625,0.375}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : bf16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.719,-1.469,1.5,1.719,-1.469,-0.7812,2.938,2.719,2.906,-2.094,1.969,1.406}
tensor @r0.in.y : f16[3, 4] = {-1.719,1.3125,0.9375,-0.4688,-2,2.875,0.2812,1.031,2.406,-1.1875,0.8438,-0.2188}
tensor @r0.want.0.f16 : f64[3, 4] = {-4.4375,-0.15625,2.4375,1.25,-3.4688,2.0938,3.2188,3.75,5.3125,-3.2812,2.8125,1.1875}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : f16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,0,2,5,-2,-3,5,2,-7,4,1,1}
tensor @r0.in.y : i32[3, 4] = {5,-2,-5,1,-5,1,-7,2,-5,4,-6,1}
tensor @r0.want.0.i32 : i32[3, 4] = {11,-2,-3,6,-7,-2,-2,4,-12,8,-5,2}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : i32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,2,0,0,-1,7,4,3,6,-5,-5,6}
tensor @r0.in.y : i64[3, 4] = {-4,-1,-6,2,2,-5,6,-4,7,5,-7,1}
tensor @r0.want.0.i64 : i64[3, 4] = {-9,1,-6,2,1,2,10,-1,13,0,-12,7}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : i64[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {5,1,4,5,4,5,5,4,4,1,7,5}
tensor @r0.in.y : u8[3, 4] = {2,4,0,7,6,5,4,7,3,5,3,7}
tensor @r0.want.0.u8 : u8[3, 4] = {7,5,4,12,10,10,9,11,7,6,10,12}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : u8[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,false,true,true,true,true,true,true,true}
tensor @r0.in.y : bool[3, 4] = {true,false,false,true,true,true,true,false,true,false,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : bool[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {-2.5625,0.28125,-2.0625}
tensor @r0.in.y : f32[4] = {1.40625,-1.1875,0.75,-1.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.15625,-3.75,-1.8125,-4.03125,1.6875,-0.90625,1.03125,-1.1875,-0.65625,-3.25,-1.3125,-3.53125}
tensor @r1.in.x : f32[4, 1] = {-2.5625,0.28125,-2.0625,1.40625}
tensor @r1.in.y : f32[6] = {-1.1875,0.75,-1.46875,2.21875,0.0625,-1.46875}
tensor @r1.want.0.f32 : f64[4, 6] = {-3.75,-1.8125,-4.03125,-0.34375,-2.5,-4.03125,-0.90625,1.03125,-1.1875,2.5,0.34375,-1.1875,-3.25,-1.3125,-3.53125,0.15625,-2,-3.53125,0.21875,2.15625,-0.0625,3.625,1.46875,-0.0625}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %add = aten.add.Tensor(self=%x, other=%y) : f32[s77, s17]
  return %add as "add"
}

fxge 1
model "add.Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {0.875,1.3125,-0.3125}
tensor @r0.in.y : f32[4] = {0.0625,1.53125,-2.78125,0.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.9375,2.40625,-1.90625,1.1875,1.375,2.84375,-1.46875,1.625,-0.25,1.21875,-3.09375,0}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : f32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.90625,2.65625,-3.03125,2.03125,-1.40625,3.03125,-1.3125,0,-2.53125,-0.21875,2.0625,0.5}
tensor @r0.in.y : f32[] = {0.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0625,2.8125,-2.875,2.1875,-1.25,3.1875,-1.15625,0.15625,-2.375,-0.0625,2.21875,0.65625}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %add = aten.add.Tensor(self=%x, other=%y) : f32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,-2,0,-2,-1,3,-1,2,-1,5,1,7}
tensor @r0.in.y : i64[] = {2}
tensor @r0.want.0.i64 : i64[3, 4] = {4,0,2,0,1,5,1,4,1,7,3,9}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %add = aten.add.Tensor(self=%x, other=%y) : i64[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {1.84375,-2,-1.21875,0.96875}
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : f32[0, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-2.0625,1.3125,-0.875,2.46875,-0.25,1.75,2.09375,-2.5625,2.625,-2.90625,1.5,1.4375}
tensor @r0.in.y : f32[4, 3] = {-1,-1.46875,-1.53125,0.53125,-0.46875,0.5625,2.0625,0.375,3.09375,3.125,2.3125,0.03125}
tensor @r0.want.0.f32 : f64[4, 3] = {-3.0625,-1.71875,1.09375,1.84375,1.28125,-2.34375,1.1875,2.46875,4.59375,5.59375,-0.25,1.46875}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %add = aten.add.Tensor(self=%x, other=%y) : f32[4, 3]{1, 4}
  return %add as "add"
}

fxge 1
model "add.Tensor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,4,7,-1,-6,-5,5,5,-1,-2,-2,-1}
tensor @r0.in.y : f32[4] = {1.03125,-3.09375,-0.3125,0.5}
tensor @r0.want.0.f32 : f64[3, 4] = {7.03125,0.90625,6.6875,-0.5,-4.96875,-8.09375,4.6875,5.5,0.03125,-5.09375,-2.3125,-0.5}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : f32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.6875,-1.46875,-2.71875,-1.09375,-1.15625,0.71875,-0.59375,-2.0625,-3.125,2.84375,1.625,2.71875}
tensor @r0.in.y : f32[4] = {0.78125,-0.1875,-2.21875,-0.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.09375,-1.65625,-4.9375,-1.625,-0.375,0.53125,-2.8125,-2.59375,-2.34375,2.65625,-0.59375,2.1875}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : f32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.875,0.4062,-0.875,-1.906,-1.031,1.5625,0.6562,0.75,-0.09375,0.375,0.4062,1.6875}
tensor @r0.in.y : bf16[4] = {1.84375,-0.21875,0.1875,-2.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {3.71875,0.1875,-0.6875,-4.34375,0.8125,1.34375,0.84375,-1.6875,1.75,0.15625,0.59375,-0.75}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : f32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,2,6,6,5,-1,6,0,5,4,2,-7}
tensor @r0.in.y : i64[4] = {0,5,-4,-5}
tensor @r0.want.0.i64 : i64[3, 4] = {6,7,2,1,5,4,2,-5,5,9,-2,-12}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : i64[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,5,3,0,6,4,1,0,6,3,6,1}
tensor @r0.in.y : i8[4] = {2,-3,2,4}
tensor @r0.want.0.i16 : i16[3, 4] = {6,2,5,4,8,1,3,4,8,0,8,5}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : i16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.75,2.812,-0.5,2.938,-2.656,2.312,1.4375,1.656,-0.125,-0.9062,-0.6562,-0.3125}
tensor @r0.in.y : i64[4] = {-7,-1,7,6}
tensor @r0.want.0.f16 : f64[3, 4] = {-9.75,1.8125,6.5,8.9375,-9.6562,1.3125,8.4375,7.6562,-7.125,-1.9062,6.3438,5.6875}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : f16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,false,false,false,false,true,false,true,false}
tensor @r0.in.y : f32[4] = {-2.71875,-2.96875,-1.5,-2.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.71875,-1.96875,-0.5,-1.6875,-2.71875,-2.96875,-1.5,-2.6875,-1.71875,-2.96875,-0.5,-2.6875}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : f32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,false,true,false,true,false,true,true,true,true}
tensor @r0.in.y : i64[4] = {1,7,-5,-1}
tensor @r0.want.0.i64 : i64[3, 4] = {1,7,-4,-1,2,7,-4,-1,2,8,-4,0}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : i64[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.656,-1,-1.3125,-2.75,-0.6875,1,-2.719,-0.4375,0.75,-2.219,-0.5625,1}
tensor @r0.in.y : f32[] = {-1.46875}
tensor @r0.want.0.f16 : f64[3, 4] = {-4.125,-2.4688,-2.7812,-4.2188,-2.1562,-0.46875,-4.1875,-1.9062,-0.71875,-3.6875,-2.0312,-0.46875}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %add = aten.add.Tensor(self=%x, other=%y) : f16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,-3,3,-2,3,3,4,-5,-7,-6,-2,6}
tensor @r0.in.y : f32[] = {-0.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {4.03125,-3.96875,2.03125,-2.96875,2.03125,2.03125,3.03125,-5.96875,-7.96875,-6.96875,-2.96875,5.03125}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %add = aten.add.Tensor(self=%x, other=%y) : f32[3, 4]
  return %add as "add"
}

fxge 1
model "sub.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.78125,0.3125,-2.625,-0.34375,1.78125,-2.96875,-2.09375,-0.03125,-0.0625,3.03125,-2.71875,-2.53125}
tensor @r0.in.y : f32[3, 4] = {-1.09375,-1.0625,0.1875,-3.03125,0.0625,-2.4375,2.5625,2.9375,-2.09375,1.28125,0.8125,-1.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3125,1.375,-2.8125,2.6875,1.71875,-0.53125,-4.65625,-2.96875,2.03125,1.75,-3.53125,-1.125}
tensor @r1.in.x : f32[4, 6] = {-0.78125,0.3125,-2.625,-0.34375,1.78125,-2.96875,-2.09375,-0.03125,-0.0625,3.03125,-2.71875,-2.53125,-1.09375,-1.0625,0.1875,-3.03125,0.0625,-2.4375,2.5625,2.9375,-2.09375,1.28125,0.8125,-1.40625}
tensor @r1.in.y : f32[4, 6] = {0.875,-2.28125,2.5625,1.90625,-0.15625,-2.6875,0.03125,-0.125,1.15625,1.28125,-0.71875,0.4375,-1.5625,1.90625,1.375,-2.15625,1.5,2.34375,1.25,-1.125,-3.09375,-0.8125,-2.65625,-1}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.65625,2.59375,-5.1875,-2.25,1.9375,-0.28125,-2.125,0.09375,-1.21875,1.75,-2,-2.96875,0.46875,-2.96875,-1.1875,-0.875,-1.4375,-4.78125,1.3125,4.0625,1,2.09375,3.46875,-0.40625}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : f32[s17, s27]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1,2.90625,2.125,3.09375,3.03125,0.90625,1.53125,0.46875,0.0625,-0.15625,1,-1.40625}
tensor @r0.in.y : bf16[3, 4] = {-3,1.15625,0.5625,0.40625,-2.3125,2.34375,1.5,1.03125,-1.4375,0.625,2.90625,-1.65625}
tensor @r0.want.0.bf16 : f64[3, 4] = {4,1.75,1.5625,2.6875,5.3438,-1.4375,0.03125,-0.5625,1.5,-0.78125,-1.9062,0.25}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : bf16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.7812,-0.4062,-0.25,-2.375,-0.2812,-0.1875,2.938,-1.8125,-1.25,-1.969,-2.062,-1.156}
tensor @r0.in.y : f16[3, 4] = {-1.75,-0.2812,2.062,1.406,-2.969,2.562,1.344,1.094,-2.531,1.531,-2.688,-2.781}
tensor @r0.want.0.f16 : f64[3, 4] = {0.96875,-0.125,-2.3125,-3.7812,2.6875,-2.75,1.5938,-2.9062,1.2812,-3.5,0.625,1.625}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : f16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7,7,2,1,-3,7,-1,-7,-1,-4,-6,-5}
tensor @r0.in.y : i32[3, 4] = {-2,7,-3,-6,-2,-7,-6,5,-7,2,6,3}
tensor @r0.want.0.i32 : i32[3, 4] = {9,0,5,7,-1,14,5,-12,6,-6,-12,-8}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : i32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,1,-1,0,6,6,5,-3,7,7,6,-5}
tensor @r0.in.y : i64[3, 4] = {-5,-2,-5,1,-2,6,-7,-6,-5,1,-3,-1}
tensor @r0.want.0.i64 : i64[3, 4] = {4,3,4,-1,8,0,12,3,12,6,9,-4}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : i64[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {-1,2.34375,2.125}
tensor @r0.in.y : f32[4] = {0.84375,-0.5625,2.65625,3.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.84375,-0.4375,-3.65625,-4.09375,1.5,2.90625,-0.3125,-0.75,1.28125,2.6875,-0.53125,-0.96875}
tensor @r1.in.x : f32[4, 1] = {-1,2.34375,2.125,0.84375}
tensor @r1.in.y : f32[6] = {-0.5625,2.65625,3.09375,-2.96875,-0.46875,-2.4375}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.4375,-3.65625,-4.09375,1.96875,-0.53125,1.4375,2.90625,-0.3125,-0.75,5.3125,2.8125,4.78125,2.6875,-0.53125,-0.96875,5.09375,2.59375,4.5625,1.40625,-1.8125,-2.25,3.8125,1.3125,3.28125}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : f32[s77, s17]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {-1.46875,-1.75,-0.875}
tensor @r0.in.y : f32[4] = {0.5,2.46875,-0.71875,-1.875}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.96875,-3.9375,-0.75,0.40625,-2.25,-4.21875,-1.03125,0.125,-1.375,-3.34375,-0.15625,1}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : f32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.71875,2.25,2.875,-2.96875,-2.0625,1.53125,-0.1875,-1.40625,-2.71875,-0.625,2.90625,3}
tensor @r0.in.y : f32[] = {-2.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {4.6875,5.21875,5.84375,0,0.90625,4.5,2.78125,1.5625,0.25,2.34375,5.875,5.96875}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : f32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,-3,7,2,-2,-4,4,-1,-4,-1,4,3}
tensor @r0.in.y : i64[] = {-1}
tensor @r0.want.0.i64 : i64[3, 4] = {-3,-2,8,3,-1,-3,5,0,-3,0,5,4}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : i64[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {1.0625,-1.09375,3.03125,-1.15625}
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : f32[0, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-0.34375,1.59375,-2.46875,1.65625,-0.65625,1.0625,2.40625,-1.15625,1.53125,-2.875,-0.1875,3.03125}
tensor @r0.in.y : f32[4, 3] = {-1.21875,-0.25,-0.5,2.03125,1.40625,-1.625,-2.5,0.28125,0.46875,0.84375,0.21875,1.6875}
tensor @r0.want.0.f32 : f64[4, 3] = {0.875,-0.40625,2.03125,-0.4375,-0.34375,-1.25,0.03125,2.125,-0.65625,0.8125,-1.375,1.34375}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : f32[4, 3]{1, 4}
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,3,-6,-1,1,0,4,-4,-5,-7,7,0}
tensor @r0.in.y : f32[4] = {-2.5625,1.09375,-2.96875,-1.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {7.5625,1.90625,-3.03125,0.4375,3.5625,-1.09375,6.96875,-2.5625,-2.4375,-8.09375,9.96875,1.4375}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : f32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.84375,-2.875,-2.6875,-2,0.3125,1.5625,1.40625,-2.46875,-1.71875,-0.15625,-2.1875,0.78125}
tensor @r0.in.y : f32[4] = {-0.84375,0.875,-1.78125,-2.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,-3.75,-0.90625,0.15625,1.15625,0.6875,3.1875,-0.3125,-0.875,-1.03125,-0.40625,2.9375}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : f32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.125,-1.625,-1.844,-0.7188,1.281,-2.594,0.6875,2.781,2.062,-0.3125,-1.781,-1.156}
tensor @r0.in.y : bf16[4] = {0.1875,-1.4375,2.46875,-0.75}
tensor @r0.want.0.f32 : f64[3, 4] = {1.9375,-0.1875,-4.3125,0.03125,1.09375,-1.15625,-1.78125,3.53125,1.875,1.125,-4.25,-0.40625}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : f32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,7,6,-5,6,-6,2,7,-5,2,-4,-7}
tensor @r0.in.y : i64[4] = {-4,6,7,2}
tensor @r0.want.0.i64 : i64[3, 4] = {0,1,-1,-7,10,-12,-5,5,-1,-4,-11,-9}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : i64[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,4,2,0,4,4,2,2,6,7,6,3}
tensor @r0.in.y : i8[4] = {-3,2,4,-6}
tensor @r0.want.0.i16 : i16[3, 4] = {3,2,-2,6,7,2,-2,8,9,5,2,9}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : i16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.719,0.375,2.312,-0.4375,-1.375,2.031,0.7188,-2.438,0.9375,0.8438,2.344,-0.4062}
tensor @r0.in.y : i64[4] = {6,-1,-2,6}
tensor @r0.want.0.f16 : f64[3, 4] = {-3.2812,1.375,4.3125,-6.4375,-7.375,3.0312,2.7188,-8.4375,-5.0625,1.8438,4.3438,-6.4062}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : f16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.062,1.5,0.6875,0.5312,-1.031,-0.9062,1,2.656,-1.1875,0.3438,0.7812,-0.9375}
tensor @r0.in.y : f32[] = {0.0625}
tensor @r0.want.0.f16 : f64[3, 4] = {2,1.4375,0.625,0.46875,-1.0938,-0.96875,0.9375,2.5938,-1.25,0.28125,0.71875,-1}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : f16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,-7,5,6,6,2,5,1,-6,-6,4,6}
tensor @r0.in.y : f32[] = {-0.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.96875,-6.96875,5.03125,6.03125,6.03125,2.03125,5.03125,1.03125,-5.96875,-5.96875,4.03125,6.03125}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : f32[3, 4]
  return %sub as "sub"
}

fxge 1
model "mul.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.125,-2.03125,-0.375,-0.46875,0.375,1.59375,-0.90625,1.40625,-1.4375,-2.03125,-2.34375,1.78125}
tensor @r0.in.y : f32[3, 4] = {1.5,-2.96875,-0.03125,0.53125,-2.03125,-0.21875,-1.40625,0.5,-0.15625,-0.75,-0.65625,1.75}
tensor @r0.want.0.f32 : f64[3, 4] = {3.1875,6.030273,0.01171875,-0.2490234,-0.7617188,-0.3486328,1.274414,0.703125,0.2246094,1.523438,1.538086,3.117188}
tensor @r1.in.x : f32[4, 6] = {2.125,-2.03125,-0.375,-0.46875,0.375,1.59375,-0.90625,1.40625,-1.4375,-2.03125,-2.34375,1.78125,1.5,-2.96875,-0.03125,0.53125,-2.03125,-0.21875,-1.40625,0.5,-0.15625,-0.75,-0.65625,1.75}
tensor @r1.in.y : f32[4, 6] = {-0.53125,-0.90625,0.09375,0.21875,1.25,0.21875,2,-2.46875,-2.96875,1.3125,0.5,0.71875,1.46875,2.09375,-2.5625,0.6875,0.8125,-1.59375,2.4375,-0.9375,-2.21875,-2,2.25,-0.8125}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.128906,1.84082,-0.03515625,-0.1025391,0.46875,0.3486328,-1.8125,-3.47168,4.267578,-2.666016,-1.171875,1.280273,2.203125,-6.21582,0.08007812,0.3652344,-1.650391,0.3486328,-3.427734,-0.46875,0.3466797,1.5,-1.476562,-1.421875}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f32[s17, s27]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.375,1.3125,3.0625,-0.84375,-1.71875,2.59375,-0.09375,1.21875,0.125,2,2.375,-1.34375}
tensor @r0.in.y : bf16[3, 4] = {0.09375,-3.09375,0.5,0.8125,0.6875,1.4375,-1.53125,-1.78125,-1.28125,-1.03125,0.6875,-2.5625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.035156,-4.0605,1.5312,-0.68555,-1.1816,3.7285,0.14355,-2.1709,-0.16016,-2.0625,1.6328,3.4434}
tensor @r0.own.0 : f64[] = {0.0014}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : bf16[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.406,-1.0625,1.094,-1.0625,-1.75,-2,0.625,-2.375,-0.1875,-2.406,-2,0.2188}
tensor @r0.in.y : f16[3, 4] = {-2.438,-2.062,0.7812,1.0625,-1.875,-1.1875,-1.5,2.75,0.7188,0.0625,0.7188,-2.062}
tensor @r0.want.0.f16 : f64[3, 4] = {-3.4277,2.1914,0.85449,-1.1289,3.2812,2.375,-0.9375,-6.5312,-0.13477,-0.15039,-1.4375,-0.45117}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f16[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7,-1,-4,-1,-6,1,0,0,2,-7,-4,0}
tensor @r0.in.y : i32[3, 4] = {-3,3,4,4,4,-4,7,-2,0,-4,-1,3}
tensor @r0.want.0.i32 : i32[3, 4] = {-21,-3,-16,-4,-24,-4,0,0,0,28,4,0}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : i32[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,2,7,-6,0,7,-6,2,1,0,-1,-5}
tensor @r0.in.y : i64[3, 4] = {7,0,-5,7,7,-3,7,-6,1,7,5,-3}
tensor @r0.want.0.i64 : i64[3, 4] = {42,0,-35,-42,0,-21,-42,-12,1,0,-5,15}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : i64[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,1,0,0,0,1,1,4,0,4,3,4}
tensor @r0.in.y : u8[3, 4] = {7,7,3,2,7,4,3,1,5,1,7,1}
tensor @r0.want.0.u8 : u8[3, 4] = {0,7,0,0,0,4,3,4,0,4,21,4}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : u8[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,true,true,false,false,false,true,true,true}
tensor @r0.in.y : bool[3, 4] = {true,true,true,true,true,true,true,false,true,true,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,true,true,false,false,false,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : bool[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {-2.25,-0.5625,-2.09375}
tensor @r0.in.y : f32[4] = {1.21875,-0.5,-2.34375,2.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.742188,1.125,5.273438,-6.609375,-0.6855469,0.28125,1.318359,-1.652344,-2.551758,1.046875,4.907227,-6.150391}
tensor @r1.in.x : f32[4, 1] = {-2.25,-0.5625,-2.09375,1.21875}
tensor @r1.in.y : f32[6] = {-0.5,-2.34375,2.9375,0.78125,1.8125,-1.75}
tensor @r1.want.0.f32 : f64[4, 6] = {1.125,5.273438,-6.609375,-1.757812,-4.078125,3.9375,0.28125,1.318359,-1.652344,-0.4394531,-1.019531,0.984375,1.046875,4.907227,-6.150391,-1.635742,-3.794922,3.664062,-0.609375,-2.856445,3.580078,0.9521484,2.208984,-2.132812}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f32[s77, s17]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1.625,1.96875,2.75}
tensor @r0.in.y : f32[4] = {0.03125,2.78125,-1.21875,1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.05078125,4.519531,-1.980469,1.980469,0.06152344,5.475586,-2.399414,2.399414,0.0859375,7.648438,-3.351562,3.351562}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f32[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.25,-0.90625,3,-0.71875,-1.40625,-0.09375,1.71875,1,0.53125,1.21875,-2.21875,0.875}
tensor @r0.in.y : f32[] = {0.625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.40625,-0.5664062,1.875,-0.4492188,-0.8789062,-0.05859375,1.074219,0.625,0.3320312,0.7617188,-1.386719,0.546875}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f32[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,-6,7,-4,4,1,5,-5,-6,3,3,7}
tensor @r0.in.y : i64[] = {4}
tensor @r0.want.0.i64 : i64[3, 4] = {12,-24,28,-16,16,4,20,-20,-24,12,12,28}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : i64[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {-0.5,-1.65625,2.0625,3.0625}
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f32[0, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-0.15625,-1.21875,-2.28125,1.625,1.09375,-2.1875,2.25,1.59375,-2.3125,1.46875,2.625,-2.3125}
tensor @r0.in.y : f32[4, 3] = {1.96875,-0.03125,-0.15625,-2.46875,1.625,1.875,-1.625,1.6875,1.125,-3.125,-3.09375,0.28125}
tensor @r0.want.0.f32 : f64[4, 3] = {-0.3076172,-0.03417969,0.3613281,3.008789,-3.554688,2.753906,3.707031,3.796875,2.953125,-5.078125,-4.930664,-0.6503906}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f32[4, 3]{1, 4}
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,2,7,-5,6,6,7,0,4,2,-4,5}
tensor @r0.in.y : f32[4] = {-1.75,2.9375,2.71875,2.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.75,5.875,19.03125,-12.03125,-10.5,17.625,19.03125,0,-7,5.875,-10.875,12.03125}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f32[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.78125,1.75,1.8125,-0.21875,-2,1.375,2.21875,-3,-0.40625,1.21875,2.09375,2.8125}
tensor @r0.in.y : f32[4] = {-0.40625,0.6875,0.59375,-2.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.129883,1.203125,1.076172,0.5742188,0.8125,0.9453125,1.317383,7.875,0.1650391,0.8378906,1.243164,-7.382812}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f32[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.562,-0.6875,-2.469,1.531,-3.031,1.6875,1.406,-1.625,0.5,2.594,1.5,0.1875}
tensor @r0.in.y : bf16[4] = {-2.6875,0.4375,3.09375,-1.59375}
tensor @r0.want.0.f32 : f64[3, 4] = {6.886719,-0.3007812,-7.637695,-2.44043,8.146484,0.7382812,4.350586,2.589844,-1.34375,1.134766,4.640625,-0.2988281}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f32[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,-1,-3,1,-3,2,-2,-1,7,7,-4,3}
tensor @r0.in.y : i64[4] = {-4,6,5,7}
tensor @r0.want.0.i64 : i64[3, 4] = {4,-6,-15,7,12,12,-10,-7,-28,42,-20,21}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : i64[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {3,5,0,7,3,0,4,7,5,5,0,0}
tensor @r0.in.y : i8[4] = {-6,0,1,-2}
tensor @r0.want.0.i16 : i16[3, 4] = {-18,0,0,-14,-18,0,4,-14,-30,0,0,0}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : i16[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.969,-1.969,-0.3125,2.969,2.438,1.9375,0.75,2.125,2.406,-2.938,-0.3438,1.844}
tensor @r0.in.y : i64[4] = {-6,-7,-2,-1}
tensor @r0.want.0.f16 : f64[3, 4] = {-11.812,13.781,0.625,-2.9688,-14.625,-13.562,-1.5,-2.125,-14.438,20.562,0.6875,-1.8438}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f16[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,false,false,false,true,true,false,true,true,true}
tensor @r0.in.y : f32[4] = {1.71875,-0.625,-3.125,1.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.71875,-0.625,-3.125,0,0,-0.0,-3.125,1.8125,0,-0.625,-3.125,1.8125}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f32[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,false,false,false,false,true,false,true,true}
tensor @r0.in.y : i64[4] = {7,-2,-2,0}
tensor @r0.want.0.i64 : i64[3, 4] = {0,-2,-2,0,0,0,0,0,7,0,-2,0}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : i64[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.969,1.781,2.969,-0.0625,0.6875,-0.3438,-2.125,1.625,-1.344,-1.3125,-2.781,1.875}
tensor @r0.in.y : f32[] = {1.0625}
tensor @r0.want.0.f16 : f64[3, 4] = {3.1543,1.8926,3.1543,-0.066406,0.73047,-0.36523,-2.2578,1.7266,-1.4277,-1.3945,-2.9551,1.9922}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f16[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,-6,2,-4,-7,4,-4,6,2,3,-5,-4}
tensor @r0.in.y : f32[] = {-0.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {-6.5625,5.625,-1.875,3.75,6.5625,-3.75,3.75,-5.625,-1.875,-2.8125,4.6875,3.75}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f32[3, 4]
  return %mul as "mul"
}

fxge 1
model "div.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.75,1.21875,1.34375,-1.125,0,-2.0625,-2.3125,-0.53125,2.3125,-0.5,2.1875,-1.1875}
tensor @r0.in.y : f32[3, 4] = {1.4375,3,2.1875,2.84375,0.9375,2.125,0.15625,0.90625,1.03125,1.875,2.96875,2.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5217391,0.40625,0.6142857,-0.3956044,0,-0.9705882,-14.8,-0.5862069,2.242424,-0.2666667,0.7368421,-0.5352113}
tensor @r1.in.x : f32[4, 6] = {-0.75,1.21875,1.34375,-1.125,0,-2.0625,-2.3125,-0.53125,2.3125,-0.5,2.1875,-1.1875,-2.1875,0.28125,-3,0.5,1.1875,-2.8125,-1.5625,0.03125,-0.84375,0.28125,2.53125,-0.84375}
tensor @r1.in.y : f32[4, 6] = {2.3125,0.4375,1.1875,0.5,1.4375,1.78125,0.46875,2.15625,0.09375,1.46875,0.25,2.53125,1.0625,2.21875,0.53125,3.09375,0.09375,2.5,2.59375,1.0625,1.25,1.25,2.75,1.90625}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.3243243,2.785714,1.131579,-2.25,0,-1.157895,-4.933333,-0.2463768,24.66667,-0.3404255,8.75,-0.4691358,-2.058824,0.1267606,-5.647059,0.1616162,12.66667,-1.125,-0.6024096,0.02941176,-0.675,0.225,0.9204545,-0.442623}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[s17, s27]
  return %div as "div"
}

fxge 1
model "div.Tensor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.6875,-2,-1.90625,1.0625,-0.65625,-2.0625,-2.46875,-0.53125,-0.0625,-1.34375,-1.21875,-1.875}
tensor @r0.in.y : bf16[3, 4] = {0.875,1.4375,0.4375,3.0625,3,0.4375,1.53125,2,3.09375,0.1875,1.25,2.6875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.78571,-1.3913,-4.3571,0.34694,-0.21875,-4.7143,-1.6122,-0.26562,-0.020202,-7.1667,-0.975,-0.69767}
tensor @r0.own.0 : f64[] = {0.0019}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : bf16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.75,3.125,-1.625,-0.7812,-2.125,0.09375,-0.5625,0.625,0.9375,-0.4688,2.156,2.938}
tensor @r0.in.y : f16[3, 4] = {0.03125,3,1.844,2.219,2.406,2.812,1.594,2.062,2.5,1.4375,2.688,2.094}
tensor @r0.want.0.f16 : f64[3, 4] = {88,1.0417,-0.88136,-0.35211,-0.88312,0.033333,-0.35294,0.30303,0.375,-0.32609,0.80233,1.403}
tensor @r0.own.0 : f64[] = {3.8e-06}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,-2,5,1,-1,3,-1,3,0,0,-1,-3}
tensor @r0.in.y : i32[3, 4] = {3,2,2,3,1,2,7,2,1,1,3,1}
tensor @r0.want.0.f32 : f64[3, 4] = {2,-1,2.5,0.3333333,-1,1.5,-0.1428571,1.5,0,0,-0.3333333,-3}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,-6,-2,4,5,3,0,-3,-6,-2,-1,7}
tensor @r0.in.y : i64[3, 4] = {5,4,2,2,2,7,1,3,1,6,7,4}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.2,-1.5,-1,2,2.5,0.4285714,0,-1,-6,-0.3333333,-0.1428571,1.75}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {0.3125,2.46875,1.90625}
tensor @r0.in.y : f32[4] = {0.75,2.21875,0.59375,1.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4166667,0.1408451,0.5263158,0.2325581,3.291667,1.112676,4.157895,1.837209,2.541667,0.8591549,3.210526,1.418605}
tensor @r1.in.x : f32[4, 1] = {0.3125,2.46875,1.90625,1.9375}
tensor @r1.in.y : f32[6] = {2.21875,0.59375,1.34375,3.03125,0.0625,1.375}
tensor @r1.want.0.f32 : f64[4, 6] = {0.1408451,0.5263158,0.2325581,0.1030928,5,0.2272727,1.112676,4.157895,1.837209,0.814433,39.5,1.795455,0.8591549,3.210526,1.418605,0.628866,30.5,1.386364,0.8732394,3.263158,1.44186,0.6391753,31,1.409091}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[s77, s17]
  return %div as "div"
}

fxge 1
model "div.Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {-2.8125,1.90625,-0.96875}
tensor @r0.in.y : f32[4] = {0.40625,2.6875,0.5,0.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {-6.923077,-1.046512,-5.625,-3.913043,4.692308,0.7093023,3.8125,2.652174,-2.384615,-0.3604651,-1.9375,-1.347826}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.46875,1.59375,0.46875,-0.1875,1.3125,1.375,-2.8125,1.03125,0.5,-0.8125,-0.59375,1.71875}
tensor @r0.in.y : f32[] = {2.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1704545,0.5795455,0.1704545,-0.06818182,0.4772727,0.5,-1.022727,0.375,0.1818182,-0.2954545,-0.2159091,0.625}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,-1,2,-3,6,0,1,-4,-2,3,-1,7}
tensor @r0.in.y : i64[] = {7}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5714286,-0.1428571,0.2857143,-0.4285714,0.8571429,0,0.1428571,-0.5714286,-0.2857143,0.4285714,-0.1428571,1}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {0.125,2.1875,2.84375,2.9375}
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[0, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.625,-1.90625,-2.375,0.1875,-2.375,1.125,-0.9375,-1.875,-0.21875,1,1.125,1.59375}
tensor @r0.in.y : f32[4, 3] = {1.34375,0.46875,1.5625,1.3125,0.875,0.34375,1.5625,0.875,1.46875,2.125,2.40625,3.03125}
tensor @r0.want.0.f32 : f64[4, 3] = {-1.209302,-5.066667,-0.14,-1.452381,1.285714,2.909091,-1.52,-1.071429,0.7659574,0.08823529,-0.7792208,0.5257732}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[4, 3]{1, 4}
  return %div as "div"
}

fxge 1
model "div.Tensor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,6,-3,-7,-3,0,5,5,1,-1,-6,5}
tensor @r0.in.y : f32[4] = {3.03125,1.15625,2.125,0.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3298969,5.189189,-1.411765,-112,-0.9896907,0,2.352941,80,0.3298969,-0.8648649,-2.823529,80}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.5625,1.125,-0.375,-1.53125,0,1.5625,-2.25,1.3125,0.75,1.40625,-1.90625,-3.09375}
tensor @r0.in.y : f32[4] = {0.53125,0.875,1.1875,2.75}
tensor @r0.want.0.f32 : f64[3, 4] = {2.941176,1.285714,-0.3157895,-0.5568182,0,1.785714,-1.894737,0.4772727,1.411765,1.607143,-1.605263,-1.125}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.03125,1.1875,2.344,-3,-0.2812,-1.4375,2.781,1.719,2.219,-2.188,2.906,-2.219}
tensor @r0.in.y : bf16[4] = {0.625,1.125,2.03125,0.125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.05,1.055556,1.153846,-24,-0.45,-1.277778,1.369231,13.75,3.55,-1.944444,1.430769,-17.75}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-6,3,-6,5,-5,-1,7,-1,4,-4,4,3}
tensor @r0.in.y : i64[4] = {2,6,6,3}
tensor @r0.want.0.f32 : f64[3, 4] = {-3,0.5,-1,1.666667,-2.5,-0.1666667,1.166667,-0.3333333,2,-0.6666667,0.6666667,1}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,2,3,7,1,3,5,4,5,4,1,5}
tensor @r0.in.y : i8[4] = {7,1,6,5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.8571429,2,0.5,1.4,0.1428571,3,0.8333333,0.8,0.7142857,4,0.1666667,1}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.375,-0.3125,-2.375,1.8125,1.75,1.9375,-0.5938,1.406,2.969,-2.75,0.9062,-3.031}
tensor @r0.in.y : i64[4] = {2,5,1,3}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.6875,-0.0625,-2.375,0.60417,0.875,0.3875,-0.59375,0.46875,1.4844,-0.55,0.90625,-1.0104}
tensor @r0.own.0 : f64[] = {0.00014}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,true,false,false,false,false,true,true,true}
tensor @r0.in.y : f32[4] = {1.21875,1.96875,0.0625,1.75}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0.5079365,16,0.5714286,0.8205128,0,0,0,0,0.5079365,16,0.5714286}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,true,false,true,true,true,true,false,false}
tensor @r0.in.y : i64[4] = {2,3,6,7}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0.3333333,0,0.1428571,0.5,0,0.1666667,0.1428571,0.5,0.3333333,0,0}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.875,3.062,-1.844,-0.2188,-1.969,-3.062,2.875,-0.7812,-1.969,-1.594,2.812,-0.875}
tensor @r0.in.y : f32[] = {2.9375}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.29787,1.0426,-0.62766,-0.074468,-0.67021,-1.0426,0.97872,-0.26596,-0.67021,-0.54255,0.95745,-0.29787}
tensor @r0.own.0 : f64[] = {0.0004}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,4,7,-2,5,7,-5,7,-5,-1,-6,6}
tensor @r0.in.y : f32[] = {2.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.9275362,1.855072,3.246377,-0.9275362,2.318841,3.246377,-2.318841,3.246377,-2.318841,-0.4637681,-2.782609,2.782609}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "rsub.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.34375,-0.5625,-2.65625,-1.90625,1.1875,2.375,1.1875,-2.15625,0.25,-0.90625,2.3125,-2.875}
tensor @r0.in.y : f32[3, 4] = {0.84375,-1.1875,2.09375,0.09375,1.5625,0.5,2.25,-1.03125,1.03125,-1.125,2.5,2.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.1875,-0.625,4.75,2,0.375,-1.875,1.0625,1.125,0.78125,-0.21875,0.1875,5.4375}
tensor @r1.in.x : f32[4, 6] = {-0.34375,-0.5625,-2.65625,-1.90625,1.1875,2.375,1.1875,-2.15625,0.25,-0.90625,2.3125,-2.875,0.84375,-1.1875,2.09375,0.09375,1.5625,0.5,2.25,-1.03125,1.03125,-1.125,2.5,2.5625}
tensor @r1.in.y : f32[4, 6] = {-3.03125,-2.21875,-0.90625,-1.65625,-1.375,0.59375,-2.59375,0.53125,1.40625,1.625,2.125,2.8125,1,0.59375,0.21875,1.78125,1.625,2.3125,-2.5625,-0.90625,-1.9375,-3.09375,1.15625,0.5625}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.6875,-1.65625,1.75,0.25,-2.5625,-1.78125,-3.78125,2.6875,1.15625,2.53125,-0.1875,5.6875,0.15625,1.78125,-1.875,1.6875,0.0625,1.8125,-4.8125,0.125,-2.96875,-1.96875,-1.34375,-2}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : f32[s17, s27]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.875,-2.53125,0.40625,0,1.4375,2.03125,0.09375,-2.40625,1.8125,0.03125,-0.28125,1.9375}
tensor @r0.in.y : bf16[3, 4] = {1.71875,0.90625,0.96875,1.25,-2.125,-2.25,-1.75,-2.8125,2.625,2.46875,-0.71875,0.3125}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.5938,3.4375,0.5625,1.25,-3.5625,-4.2812,-1.8438,-0.40625,0.8125,2.4375,-0.4375,-1.625}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : bf16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.031,-0.9375,1.844,-1.8125,-1.375,-1.5625,-0.1562,2.938,1.625,-0.3125,-1.531,2.188}
tensor @r0.in.y : f16[3, 4] = {-3.125,-2.375,0.4375,-1.094,0.8438,0.875,1.906,2.281,-0.5,-1,-1.281,0.2188}
tensor @r0.want.0.f16 : f64[3, 4] = {-4.1562,-1.4375,-1.4062,0.71875,2.2188,2.4375,2.0625,-0.65625,-2.125,-0.6875,0.25,-1.9688}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : f16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,0,7,-6,0,2,2,3,1,-4,-5,-1}
tensor @r0.in.y : i32[3, 4] = {2,2,1,6,-5,-4,3,-3,7,3,5,6}
tensor @r0.want.0.i32 : i32[3, 4] = {6,2,-6,12,-5,-6,1,-6,6,7,10,7}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : i32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-1,-7,2,2,-4,5,-1,4,0,-5,3}
tensor @r0.in.y : i64[3, 4] = {-2,-4,-5,6,-5,0,4,-3,3,-5,5,-3}
tensor @r0.want.0.i64 : i64[3, 4] = {5,-3,2,4,-7,4,-1,-2,-1,-5,10,-6}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : i64[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {-2.53125,-1.75,-0.75}
tensor @r0.in.y : f32[4] = {2,-1.46875,2.0625,-1.5}
tensor @r0.want.0.f32 : f64[3, 4] = {4.53125,1.0625,4.59375,1.03125,3.75,0.28125,3.8125,0.25,2.75,-0.71875,2.8125,-0.75}
tensor @r1.in.x : f32[4, 1] = {-2.53125,-1.75,-0.75,2}
tensor @r1.in.y : f32[6] = {-1.46875,2.0625,-1.5,-2.625,-2.90625,2.28125}
tensor @r1.want.0.f32 : f64[4, 6] = {1.0625,4.59375,1.03125,-0.09375,-0.375,4.8125,0.28125,3.8125,0.25,-0.875,-1.15625,4.03125,-0.71875,2.8125,-0.75,-1.875,-2.15625,3.03125,-3.46875,0.0625,-3.5,-4.625,-4.90625,0.28125}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : f32[s77, s17]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {2.4375,0.375,-2.5}
tensor @r0.in.y : f32[4] = {1.9375,-1.0625,-0.4375,-2.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5,-3.5,-2.875,-5.34375,1.5625,-1.4375,-0.8125,-3.28125,4.4375,1.4375,2.0625,-0.40625}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : f32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.3125,2.21875,-2.15625,1.1875,1,0,0.125,-0.15625,1.59375,-0.78125,1.28125,0.96875}
tensor @r0.in.y : f32[] = {-1.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {-2,-3.90625,0.46875,-2.875,-2.6875,-1.6875,-1.8125,-1.53125,-3.28125,-0.90625,-2.96875,-2.65625}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : f32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,2,5,-2,2,-2,-2,-3,-5,5,6,3}
tensor @r0.in.y : i64[] = {0}
tensor @r0.want.0.i64 : i64[3, 4] = {2,-2,-5,2,-2,2,2,3,5,-5,-6,-3}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : i64[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {-1.65625,-0.6875,-0.53125,-0.4375}
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : f32[0, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {2.5625,0.34375,0.8125,-0.96875,-0.1875,0.65625,0.34375,-0.5625,1.90625,-2.96875,-2.09375,-2.3125}
tensor @r0.in.y : f32[4, 3] = {-2.5,3.0625,-2.53125,2.65625,1.25,-2.15625,1.96875,0.75,-0.78125,-2.71875,2.78125,2.5625}
tensor @r0.want.0.f32 : f64[4, 3] = {-5.0625,3.25,-4.4375,2.3125,0.59375,0.8125,1.15625,0.40625,1.3125,-1.75,3.34375,4.875}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : f32[4, 3]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,-5,4,7,2,-6,7,5,3,-4,-6,7}
tensor @r0.in.y : f32[4] = {-0.53125,-1,-1.90625,2.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.46875,4,-5.90625,-4.1875,-2.53125,5,-8.90625,-2.1875,-3.53125,3,4.09375,-4.1875}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : f32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.6875,-2.46875,-0.59375,-0.0625,1.625,2.1875,0.03125,-0.6875,-3.125,-2.71875,2.25,-0.4375}
tensor @r0.in.y : f32[4] = {1.625,0.75,-1.21875,0.75}
tensor @r0.want.0.f32 : f64[3, 4] = {2.3125,3.21875,-0.625,0.8125,0,-1.4375,-1.25,1.4375,4.75,3.46875,-3.46875,1.1875}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : f32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-3,1.219,1.094,-1.1875,1.156,1.3125,0.875,0.4688,0.75,0.3125,-3.031,-2.594}
tensor @r0.in.y : bf16[4] = {1.0625,1.71875,0.1875,2.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {4.0625,0.5,-0.90625,3.53125,-0.09375,0.40625,-0.6875,1.875,0.3125,1.40625,3.21875,4.9375}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : f32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-6,7,-4,5,-3,3,-5,-7,-1,5,4,-5}
tensor @r0.in.y : i64[4] = {6,-4,7,1}
tensor @r0.want.0.i64 : i64[3, 4] = {12,-11,11,-4,9,-7,12,8,7,-9,3,6}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : i64[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,4,3,7,2,2,5,3,0,1,5,2}
tensor @r0.in.y : i8[4] = {4,-6,-1,-2}
tensor @r0.want.0.i16 : i16[3, 4] = {2,-10,-4,-9,2,-8,-6,-5,4,-7,-6,-4}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : i16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.094,-2.062,-2.062,-2.875,1.125,-0.9062,-1.094,2.312,1.4375,-1.75,-1.094,0.25}
tensor @r0.in.y : i64[4] = {0,-1,2,1}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.0938,1.0625,4.0625,3.875,-1.125,-0.09375,3.0938,-1.3125,-1.4375,0.75,3.0938,0.75}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : f16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5312,-3.062,2.938,-1.344,2.781,-2.344,-1.969,2,-3.094,-2.344,3.094,-1.656}
tensor @r0.in.y : f32[] = {0.125}
tensor @r0.want.0.f16 : f64[3, 4] = {0.65625,3.1875,-2.8125,1.4688,-2.6562,2.4688,2.0938,-1.875,3.2188,2.4688,-2.9688,1.7812}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : f16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,-3,4,1,-5,-6,5,-2,7,0,1,6}
tensor @r0.in.y : f32[] = {0.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.78125,3.78125,-3.21875,-0.21875,5.78125,6.78125,-4.21875,2.78125,-6.21875,0.78125,-0.21875,-5.21875}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y) : f32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "maximum.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.34375,0.53125,-2.59375,1.15625,2,-2.375,-2.5,-1.3125,-1.4375,2.21875,-2.59375,1.34375}
tensor @r0.in.y : f32[3, 4] = {0.34375,-1.21875,2.5,0.09375,1.96875,-2.84375,0.59375,2.25,0.875,-2.1875,-0.28125,1}
tensor @r0.want.0.f32 : f64[3, 4] = {0.34375,0.53125,2.5,1.15625,2,-2.375,0.59375,2.25,0.875,2.21875,-0.28125,1.34375}
tensor @r1.in.x : f32[4, 6] = {-2.34375,0.53125,-2.59375,1.15625,2,-2.375,-2.5,-1.3125,-1.4375,2.21875,-2.59375,1.34375,0.34375,-1.21875,2.5,0.09375,1.96875,-2.84375,0.59375,2.25,0.875,-2.1875,-0.28125,1}
tensor @r1.in.y : f32[4, 6] = {-2.90625,0.0625,-2.09375,-1.15625,1.8125,-0.1875,0.65625,0.625,-1.71875,-1.65625,2.96875,-2.6875,-2.90625,1.875,0.375,1.09375,0.90625,2.34375,-0.0625,1.3125,0.96875,2,0.84375,2.1875}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.34375,0.53125,-2.09375,1.15625,2,-0.1875,0.65625,0.625,-1.4375,2.21875,2.96875,1.34375,0.34375,1.875,2.5,1.09375,1.96875,2.34375,0.59375,2.25,0.96875,2,0.84375,2.1875}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f32[s17, s27]
  return %maximum as "maximum"
}

fxge 1
model "maximum.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.65625,1.375,-1.125,0.40625,0.65625,0.84375,-2.3125,2.3125,-0.78125,-0.4375,0.0625,2.75}
tensor @r0.in.y : bf16[3, 4] = {-1.8125,1.5625,-0.15625,1.96875,1.375,1.78125,-2.65625,0.5625,-1.875,2.40625,-0.1875,0.90625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.65625,1.5625,-0.15625,1.9688,1.375,1.7812,-2.3125,2.3125,-0.78125,2.4062,0.0625,2.75}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : bf16[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.75,-2.75,-2.844,-1.3125,2.094,-1.9375,0.4062,-1.125,-2.281,0.6875,0.1562,0.25}
tensor @r0.in.y : f16[3, 4] = {-0.8125,-0.6562,0.0625,-1.469,-2.969,-1.1875,2.719,3,-0.1562,0.03125,0.6562,-0.75}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.8125,-0.65625,0.0625,-1.3125,2.0938,-1.1875,2.7188,3,-0.15625,0.6875,0.65625,0.25}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f16[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,5,-1,-5,0,-3,-5,-1,-1,-6,0,-2}
tensor @r0.in.y : i32[3, 4] = {-3,0,6,-1,3,-3,1,7,-2,3,-2,-6}
tensor @r0.want.0.i32 : i32[3, 4] = {-3,5,6,-1,3,-3,1,7,-1,3,0,-2}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : i32[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,5,6,-1,7,4,-5,-6,-4,-5,3,-3}
tensor @r0.in.y : i64[3, 4] = {3,-6,3,-2,3,0,-5,6,3,-6,0,0}
tensor @r0.want.0.i64 : i64[3, 4] = {3,5,6,-1,7,4,-5,6,3,-5,3,0}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : i64[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,7,4,6,0,0,5,2,2,7,1,6}
tensor @r0.in.y : u8[3, 4] = {0,2,7,7,2,4,1,0,7,5,6,6}
tensor @r0.want.0.u8 : u8[3, 4] = {7,7,7,7,2,4,5,2,7,7,6,6}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : u8[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,false,false,true,false,false,true,true,false}
tensor @r0.in.y : bool[3, 4] = {false,true,true,false,false,false,true,false,false,true,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,false,false,true,false,false,true,true,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : bool[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {-1.9375,-2.25,-2.75}
tensor @r0.in.y : f32[4] = {-0.8125,1.8125,-0.28125,-2.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.8125,1.8125,-0.28125,-1.9375,-0.8125,1.8125,-0.28125,-2.25,-0.8125,1.8125,-0.28125,-2.75}
tensor @r1.in.x : f32[4, 1] = {-1.9375,-2.25,-2.75,-0.8125}
tensor @r1.in.y : f32[6] = {1.8125,-0.28125,-2.75,-2.3125,2.09375,2.6875}
tensor @r1.want.0.f32 : f64[4, 6] = {1.8125,-0.28125,-1.9375,-1.9375,2.09375,2.6875,1.8125,-0.28125,-2.25,-2.25,2.09375,2.6875,1.8125,-0.28125,-2.75,-2.3125,2.09375,2.6875,1.8125,-0.28125,-0.8125,-0.8125,2.09375,2.6875}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f32[s77, s17]
  return %maximum as "maximum"
}

fxge 1
model "maximum.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1.46875,3.09375,-2.75}
tensor @r0.in.y : f32[4] = {-2.28125,2.90625,2.3125,-0.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.46875,2.90625,2.3125,1.46875,3.09375,3.09375,3.09375,3.09375,-2.28125,2.90625,2.3125,-0.6875}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f32[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.3125,1.84375,-1.5625,-1.40625,3.0625,1.03125,1.15625,1.0625,0.375,1.375,-1.4375,-0.1875}
tensor @r0.in.y : f32[] = {0.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {2.3125,1.84375,0.40625,0.40625,3.0625,1.03125,1.15625,1.0625,0.40625,1.375,0.40625,0.40625}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f32[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,-2,-4,7,-4,2,6,7,-2,3,-4,-6}
tensor @r0.in.y : i64[] = {6}
tensor @r0.want.0.i64 : i64[3, 4] = {6,6,6,7,6,6,6,7,6,6,6,6}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : i64[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {2.03125,-2.40625,-1.53125,-1.125}
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f32[0, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-2.15625,-1,-3.0625,-2.34375,-0.09375,-2.8125,2.9375,-0.625,-2.53125,-2.03125,1.9375,0.59375}
tensor @r0.in.y : f32[4, 3] = {-1.25,-2.59375,-2.28125,-0.1875,-2.125,2.65625,-1.1875,-1.28125,-2,2.28125,0.84375,1.65625}
tensor @r0.want.0.f32 : f64[4, 3] = {-1.25,-0.09375,-2.28125,-0.1875,-2.125,2.65625,-1.1875,2.9375,1.9375,2.28125,0.84375,1.65625}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f32[4, 3]{1, 4}
  return %maximum as "maximum"
}

fxge 1
model "maximum.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,2,1,-2,7,7,-7,3,-1,7,0,3}
tensor @r0.in.y : f32[4] = {2.46875,-0.46875,2.9375,-2.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {2.46875,2,2.9375,-2,7,7,2.9375,3,2.46875,7,2.9375,3}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f32[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.625,2.5625,1.34375,-0.71875,0.90625,-1.5625,-1.75,-2.125,-0.1875,-2.28125,1.5,1.5}
tensor @r0.in.y : f32[4] = {1.5,-2.75,1,-2.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.625,2.5625,1.34375,-0.71875,1.5,-1.5625,1,-2.125,1.5,-2.28125,1.5,1.5}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f32[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.438,-2.312,-1.6875,2.719,-0.0625,2.125,0.875,1.906,1.6875,-2.281,-0.25,-1.5}
tensor @r0.in.y : bf16[4] = {2.90625,-1.3125,1.5,-0.625}
tensor @r0.want.0.f32 : f64[3, 4] = {2.90625,-1.3125,1.5,2.71875,2.90625,2.125,1.5,1.90625,2.90625,-1.3125,1.5,-0.625}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f32[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-6,4,-4,-3,5,2,6,-6,4,7,-7,-2}
tensor @r0.in.y : i64[4] = {3,3,-4,-5}
tensor @r0.want.0.i64 : i64[3, 4] = {3,4,-4,-3,5,3,6,-5,4,7,-4,-2}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : i64[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,3,1,1,5,5,4,0,4,0,7,3}
tensor @r0.in.y : i8[4] = {-4,-1,-6,0}
tensor @r0.want.0.i16 : i16[3, 4] = {7,3,1,1,5,5,4,0,4,0,7,3}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : i16[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2,1.3125,2.062,-1.281,1.75,1.469,0.9688,-2.875,-2,-0.09375,-3.094,-1.844}
tensor @r0.in.y : i64[4] = {5,7,7,1}
tensor @r0.want.0.f16 : f64[3, 4] = {5,7,7,1,5,7,7,1,5,7,7,1}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f16[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,false,false,true,true,false,false,false,false}
tensor @r0.in.y : f32[4] = {1.125,-1.5625,-3,1.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.125,1,1,1.5625,1.125,0,1,1.5625,1.125,0,0,1.5625}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f32[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,false,false,false,false,false,false,false,false}
tensor @r0.in.y : i64[4] = {-5,0,4,-4}
tensor @r0.want.0.i64 : i64[3, 4] = {0,1,4,0,0,0,4,0,0,0,4,0}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : i64[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.531,1.969,0.375,-2.844,0.1875,-2.156,1.094,2.031,-1.6875,-0.4375,2.625,0.0625}
tensor @r0.in.y : f32[] = {-2.34375}
tensor @r0.want.0.f16 : f64[3, 4] = {2.5312,1.9688,0.375,-2.3438,0.1875,-2.1562,1.0938,2.0312,-1.6875,-0.4375,2.625,0.0625}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f16[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,-4,-7,7,7,4,-4,-7,6,-3,4,-7}
tensor @r0.in.y : f32[] = {2.75}
tensor @r0.want.0.f32 : f64[3, 4] = {3,2.75,2.75,7,7,4,2.75,2.75,6,2.75,4,2.75}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f32[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "minimum.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.3125,1.78125,2.1875,-3.0625,1.65625,-0.21875,-2.6875,-1.9375,2.9375,2.53125,2.5,-1.96875}
tensor @r0.in.y : f32[3, 4] = {-1.53125,0.75,0.78125,-1.65625,-2.09375,2.8125,-1.09375,-0.46875,1.84375,-1.8125,-0.5625,2.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.3125,0.75,0.78125,-3.0625,-2.09375,-0.21875,-2.6875,-1.9375,1.84375,-1.8125,-0.5625,-1.96875}
tensor @r1.in.x : f32[4, 6] = {-2.3125,1.78125,2.1875,-3.0625,1.65625,-0.21875,-2.6875,-1.9375,2.9375,2.53125,2.5,-1.96875,-1.53125,0.75,0.78125,-1.65625,-2.09375,2.8125,-1.09375,-0.46875,1.84375,-1.8125,-0.5625,2.0625}
tensor @r1.in.y : f32[4, 6] = {1.46875,1.375,1.625,2.71875,-2.53125,0.375,-0.375,-1.21875,2.46875,1.28125,0.1875,2.34375,2.59375,0.03125,-2.25,-0.125,-0.4375,2.65625,0.5625,-1.5,-0.5625,-2.6875,0.65625,-0.125}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.3125,1.375,1.625,-3.0625,-2.53125,-0.21875,-2.6875,-1.9375,2.46875,1.28125,0.1875,-1.96875,-1.53125,0.03125,-2.25,-1.65625,-2.09375,2.65625,-1.09375,-1.5,-0.5625,-2.6875,-0.5625,-0.125}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f32[s17, s27]
  return %minimum as "minimum"
}

fxge 1
model "minimum.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.71875,1.3125,0.5625,-2,2.9375,0.8125,1.3125,0.25,2.75,-0.40625,-0.5,-1.8125}
tensor @r0.in.y : bf16[3, 4] = {1.28125,1.875,1.46875,2.4375,-1,-1.21875,2.46875,-2.71875,0.8125,0.625,0.0625,2.4375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.7188,1.3125,0.5625,-2,-1,-1.2188,1.3125,-2.7188,0.8125,-0.40625,-0.5,-1.8125}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : bf16[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.312,-2.594,2.844,2.062,1.1875,1.875,1.4375,0,-2.094,-2.125,-1.6875,-1.094}
tensor @r0.in.y : f16[3, 4] = {-3,-0.3438,0.03125,-0.2188,-3.094,-2.094,-2.781,1.469,-1.344,2.25,2.5,3.094}
tensor @r0.want.0.f16 : f64[3, 4] = {-3,-2.5938,0.03125,-0.21875,-3.0938,-2.0938,-2.7812,0,-2.0938,-2.125,-1.6875,-1.0938}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f16[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2,-7,-1,-1,0,6,-5,2,6,-3,-5,0}
tensor @r0.in.y : i32[3, 4] = {1,-5,5,7,-7,5,-2,1,-4,-1,-4,5}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,-7,-1,-1,-7,5,-5,1,-4,-3,-5,0}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : i32[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,-1,-7,6,-5,-4,-6,6,7,6,1,-3}
tensor @r0.in.y : i64[3, 4] = {-2,-5,-6,6,-6,2,-2,3,-4,0,-2,-1}
tensor @r0.want.0.i64 : i64[3, 4] = {-2,-5,-7,6,-6,-4,-6,3,-4,0,-2,-3}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : i64[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,4,0,4,6,7,3,0,0,2,7,7}
tensor @r0.in.y : u8[3, 4] = {5,5,1,7,7,1,7,2,6,6,3,0}
tensor @r0.want.0.u8 : u8[3, 4] = {2,4,0,4,6,1,3,0,0,2,3,0}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : u8[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,true,true,true,false,true,false,true,false}
tensor @r0.in.y : bool[3, 4] = {false,true,true,true,false,true,false,true,false,false,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,true,false,true,false,false,false,false,true,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : bool[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {-2.4375,2.15625,2.8125}
tensor @r0.in.y : f32[4] = {-2.625,3.0625,-0.96875,-1.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.625,-2.4375,-2.4375,-2.4375,-2.625,2.15625,-0.96875,-1.46875,-2.625,2.8125,-0.96875,-1.46875}
tensor @r1.in.x : f32[4, 1] = {-2.4375,2.15625,2.8125,-2.625}
tensor @r1.in.y : f32[6] = {3.0625,-0.96875,-1.46875,-1.75,1.53125,-0.40625}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.4375,-2.4375,-2.4375,-2.4375,-2.4375,-2.4375,2.15625,-0.96875,-1.46875,-1.75,1.53125,-0.40625,2.8125,-0.96875,-1.46875,-1.75,1.53125,-0.40625,-2.625,-2.625,-2.625,-2.625,-2.625,-2.625}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f32[s77, s17]
  return %minimum as "minimum"
}

fxge 1
model "minimum.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1.25,1.46875,2.21875}
tensor @r0.in.y : f32[4] = {-2.40625,-2.65625,-2.34375,0.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.40625,-2.65625,-2.34375,0.53125,-2.40625,-2.65625,-2.34375,0.53125,-2.40625,-2.65625,-2.34375,0.53125}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f32[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.28125,-0.8125,-0.25,-1.59375,3.09375,-3,0.125,-2.84375,-1.75,-1.40625,0.3125,-0.28125}
tensor @r0.in.y : f32[] = {0.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.78125,-0.8125,-0.25,-1.59375,0.78125,-3,0.125,-2.84375,-1.75,-1.40625,0.3125,-0.28125}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f32[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-5,1,-1,1,1,-7,-5,2,-7,0,4}
tensor @r0.in.y : i64[] = {-3}
tensor @r0.want.0.i64 : i64[3, 4] = {-7,-5,-3,-3,-3,-3,-7,-5,-3,-7,-3,-3}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : i64[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {-3.0625,-2.15625,-0.84375,0.125}
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f32[0, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.71875,1.0625,0.46875,1.21875,1,0.3125,1.96875,2.875,1.84375,-0.34375,-3.03125,2.28125}
tensor @r0.in.y : f32[4, 3] = {-0.46875,2.65625,1.90625,-0.15625,-3,1.1875,3.0625,-2.875,-0.34375,2.125,2.5625,-0.125}
tensor @r0.want.0.f32 : f64[4, 3] = {-1.71875,1,1.84375,-0.15625,-3,-0.34375,0.46875,-2.875,-3.03125,1.21875,2.5625,-0.125}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f32[4, 3]{1, 4}
  return %minimum as "minimum"
}

fxge 1
model "minimum.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,-1,-2,3,1,6,-3,3,2,-7,6,3}
tensor @r0.in.y : f32[4] = {-0.78125,-1.9375,0.5,-3}
tensor @r0.want.0.f32 : f64[3, 4] = {-4,-1.9375,-2,-3,-0.78125,-1.9375,-3,-3,-0.78125,-7,0.5,-3}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f32[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.3125,1.84375,0.5625,-1.5625,0.28125,-0.25,-3.0625,-1.15625,0.6875,-2.40625,1.28125,-1.46875}
tensor @r0.in.y : f32[4] = {-1,-1.78125,2.0625,-2.875}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.3125,-1.78125,0.5625,-2.875,-1,-1.78125,-3.0625,-2.875,-1,-2.40625,1.28125,-2.875}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f32[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.156,-2.281,-2.188,-1,1.281,-1.9375,-1.281,1.0625,2.656,1.8125,-0.5312,-0.125}
tensor @r0.in.y : bf16[4] = {-0.8125,0.0625,-0.40625,2.59375}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.15625,-2.28125,-2.1875,-1,-0.8125,-1.9375,-1.28125,1.0625,-0.8125,0.0625,-0.53125,-0.125}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f32[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,-1,-7,-3,7,2,6,-1,-7,-6,3,-2}
tensor @r0.in.y : i64[4] = {-7,-5,-5,1}
tensor @r0.want.0.i64 : i64[3, 4] = {-7,-5,-7,-3,-7,-5,-5,-1,-7,-6,-5,-2}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : i64[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,1,0,6,3,3,0,4,2,1,1,3}
tensor @r0.in.y : i8[4] = {-2,7,0,-1}
tensor @r0.want.0.i16 : i16[3, 4] = {-2,1,0,-1,-2,3,0,-1,-2,1,0,-1}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : i16[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.4375,-1.8125,-0.1562,1.5,1.094,0.09375,-0.2188,-0.7188,0.4375,-0.7188,0.6875,-2.375}
tensor @r0.in.y : i64[4] = {-4,-1,4,-5}
tensor @r0.want.0.f16 : f64[3, 4] = {-4,-1.8125,-0.15625,-5,-4,-1,-0.21875,-5,-4,-1,0.6875,-5}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f16[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,false,false,false,false,true,false,false,true,true}
tensor @r0.in.y : f32[4] = {1.1875,-1.875,2.75,-1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {1,-1.875,1,-1.21875,0,-1.875,0,-1.21875,0,-1.875,1,-1.21875}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f32[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,true,true,false,false,false,false,true,false}
tensor @r0.in.y : i64[4] = {7,-5,6,0}
tensor @r0.want.0.i64 : i64[3, 4] = {1,-5,0,0,1,-5,0,0,0,-5,1,0}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : i64[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.0625,2.312,3.125,-1.3125,0.2812,-2.312,2.156,-1.8125,-0.9062,1.25,0.2188,1.219}
tensor @r0.in.y : f32[] = {-2}
tensor @r0.want.0.f16 : f64[3, 4] = {-2,-2,-2,-2,-2,-2.3125,-2,-2,-2,-2,-2,-2}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f16[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,4,-1,-7,5,3,-4,-6,-5,-6,-4,-3}
tensor @r0.in.y : f32[] = {-0.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2,-0.625,-1,-7,-0.625,-0.625,-4,-6,-5,-6,-4,-3}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f32[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "atan2.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.75,0.59375,1.1875,-1.03125,-2.28125,-2.53125,1.34375,1,0.53125,0.4375,-0.78125,0.78125}
tensor @r0.in.y : f32[3, 4] = {-3.0625,-1.25,0.96875,2.8125,3.03125,0.15625,1.90625,2.875,-2.09375,-2.15625,-1.625,0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.901422,2.698144,0.8865015,-0.3514448,-0.6451486,-1.509146,0.614019,0.3347368,2.893105,2.941412,-2.693448,1.060308}
tensor @r1.in.x : f32[4, 6] = {-0.75,0.59375,1.1875,-1.03125,-2.28125,-2.53125,1.34375,1,0.53125,0.4375,-0.78125,0.78125,-3.0625,-1.25,0.96875,2.8125,3.03125,0.15625,1.90625,2.875,-2.09375,-2.15625,-1.625,0.4375}
tensor @r1.in.y : f32[4, 6] = {2.9375,1.125,-1.0625,1,-1.90625,-1.5,0.90625,2.4375,2.15625,0.15625,-1.3125,-2.75,1.625,-1.625,-2.5,-0.28125,-2.84375,2.84375,-0.15625,-1.03125,-1.71875,1.59375,1.125,-2.4375}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.2499786,0.4856221,2.300696,-0.8007816,-2.26688,-2.105751,0.9774462,0.3893167,0.2415657,1.227772,-2.604682,2.864794,-1.08296,-2.485897,2.771908,1.670465,2.32429,0.05488986,1.652581,1.915197,-2.258149,-0.9342881,-0.9652517,2.963996}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[s17, s27]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.96875,-0.28125,-0.34375,-0.6875,-2.5625,-1.8125,0.65625,0.6875,1.8125,1.15625,0.90625,-1.59375}
tensor @r0.in.y : bf16[3, 4] = {-0.40625,-1.375,1.125,-0.3125,-1.34375,0.4375,0.125,-0.46875,-1.09375,0.53125,2.21875,-2.78125}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.9679,-2.9398,-0.29655,-1.9974,-2.0538,-1.3339,1.3826,2.1692,2.1137,1.1401,0.38777,-2.6212}
tensor @r0.own.0 : f64[] = {0.0023}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : bf16[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.6875,1.4375,-2.125,2.75,-2.125,-2.75,2.688,0.625,-0.0625,2.219,2.969,2.375}
tensor @r0.in.y : f16[3, 4] = {1.531,-1.531,2.875,2.438,2.312,0.5312,-1.375,-2.406,-1.625,1.75,-2.781,2.031}
tensor @r0.want.0.f16 : f64[3, 4] = {0.42201,2.3878,-0.63651,0.84557,-0.74317,-1.38,2.0437,2.8875,-3.1032,0.90296,2.3236,0.86325}
tensor @r0.own.0 : f64[] = {0.00029}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f16[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,-3,-5,6,7,2,0,-4,0,-1,0,-2}
tensor @r0.in.y : i32[3, 4] = {-1,6,4,-7,-1,-3,-4,-7,-2,7,6,2}
tensor @r0.want.0.f32 : f64[3, 4] = {1.735945,-0.4636476,-0.8960554,2.432966,1.712693,2.55359,3.141593,-2.622447,3.141593,-0.1418971,0,-0.7853982}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,7,4,2,5,-5,3,-5,2,2,-3,7}
tensor @r0.in.y : i64[3, 4] = {-5,4,7,-3,-3,-2,-2,-5,3,1,5,-4}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.265535,1.05165,0.5191461,2.55359,2.111216,-1.951303,2.158799,-2.356194,0.5880026,1.107149,-0.5404195,2.089942}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,2,6,5,2,4,3,3,4,4,5,4}
tensor @r0.in.y : u8[3, 4] = {0,4,0,1,1,4,4,3,1,4,1,2}
tensor @r0.want.0.f32 : f64[3, 4] = {1.570796,0.4636476,1.570796,1.373401,1.107149,0.7853982,0.6435011,0.7853982,1.325818,0.7853982,1.373401,1.107149}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,false,true,true,false,false,true,false,false}
tensor @r0.in.y : bool[3, 4] = {true,true,true,true,false,false,false,false,false,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {0.7853982,0.7853982,0,0.7853982,0,1.570796,1.570796,0,0,0.7853982,0,0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {-0.65625,0.6875,1.9375}
tensor @r0.in.y : f32[4] = {2.90625,-1.65625,-2.78125,-1.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.2220819,-2.764344,-2.909876,-2.636731,0.232289,2.748142,2.899259,2.616797,0.5880026,2.278093,2.533133,2.12065}
tensor @r1.in.x : f32[4, 1] = {-0.65625,0.6875,1.9375,2.90625}
tensor @r1.in.y : f32[6] = {-1.65625,-2.78125,-1.1875,0.46875,2.84375,2.5625}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.764344,-2.909876,-2.636731,-0.9505468,-0.2267988,-0.2507093,2.748142,2.899259,2.616797,0.9723774,0.2372068,0.2621198,2.278093,2.533133,2.12065,1.333422,0.5980778,0.6473921,2.088784,2.33422,1.958696,1.410883,0.7962673,0.8481727}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[s77, s17]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {-1.625,-1.84375,3.0625}
tensor @r0.in.y : f32[4] = {2.25,1.125,-1.90625,2.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.625485,-0.9652517,-2.435673,-0.6458159,-0.6864854,-1.022933,-2.37286,-0.7074315,0.9371633,1.218752,2.127559,0.9573363}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.59375,0.0625,0.375,1.6875,1.21875,-2.9375,-0.78125,-3.03125,-2.5625,0.875,2.53125,-3.03125}
tensor @r0.in.y : f32[] = {2.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5849996,0.02596819,0.1546005,0.611597,0.4688289,-0.8844878,-0.3139382,-0.8998385,-0.8168343,0.348771,0.8107092,-0.8998385}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,4,-7,-6,-1,1,-6,3,7,-3,-3,-2}
tensor @r0.in.y : i64[] = {3}
tensor @r0.want.0.f32 : f64[3, 4] = {1.107149,0.9272952,-1.165905,-1.107149,-0.3217506,0.3217506,-1.107149,0.7853982,1.165905,-0.7853982,-0.7853982,-0.5880026}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {2.5,-0.4375,0.34375,-1.53125}
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[0, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {1.9375,1.9375,-1.65625,0.65625,0.5625,-2.4375,-1.25,2.375,2.71875,1.78125,-2.5625,0.1875}
tensor @r0.in.y : f32[4, 3] = {-0.5,-0.75,0.1875,-2.75,1.84375,0.96875,-2.90625,1.4375,-1.34375,2.34375,-2.4375,0.4375}
tensor @r0.want.0.f32 : f64[4, 3] = {1.823351,2.498092,1.50194,2.527823,-0.9232053,1.07268,-2.623605,-0.7157436,-2.053765,0.2730087,2.369181,0.4048918}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[4, 3]{1, 4}
  return %atan2 as "atan2"
}

fxge 1
model "atan2.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,-5,7,-5,0,0,1,5,-2,1,-4,-7}
tensor @r0.in.y : f32[4] = {2.78125,-0.78125,-0.1875,2.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6234308,-1.725793,1.597576,-1.063167,0,3.141593,1.756144,1.063167,-0.6234308,2.233999,-1.617637,-1.192601}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.5625,-0.375,-2.5,-0.8125,1.15625,-1.65625,-2.40625,-2.25,-1.40625,-2.15625,0.53125,1.65625}
tensor @r0.in.y : f32[4] = {-2.625,-1.6875,-0.21875,-0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {2.604682,-2.922924,-1.658074,-2.064738,2.726687,-2.36554,-1.661456,-1.762844,-2.649783,-2.234842,1.961403,1.829049}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.219,2.125,1,1.094,-2.062,-1.25,-0.875,-2.781,0.75,2.969,1.375,-2.812}
tensor @r0.in.y : bf16[4] = {0.90625,1.75,-0.09375,-1.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.183026,0.8818719,1.664273,2.383965,-1.156797,-0.6202495,-1.677532,-1.964789,0.6913369,1.038153,1.638873,-1.960844}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,-5,-7,3,3,2,1,-1,-2,5,5,2}
tensor @r0.in.y : i64[4] = {-1,-1,-2,5}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.815775,-1.768192,-1.849096,0.5404195,1.892547,2.034444,2.677945,-0.1973956,-2.034444,1.768192,1.951303,0.3805064}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {5,1,3,0,7,2,5,6,6,5,7,0}
tensor @r0.in.y : i8[4] = {-4,1,1,-5}
tensor @r0.want.0.f32 : f64[3, 4] = {2.245537,0.7853982,1.249046,3.141593,2.089942,1.107149,1.373401,2.265535,2.158799,1.373401,1.428899,3.141593}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {0,-2.719,1.125,1.781,-2.188,-3.125,0.4062,-2.781,-1.906,1.8125,0.5312,-0.9375}
tensor @r0.in.y : i64[4] = {4,-4,7,5}
tensor @r0.want.0.f16 : f64[3, 4] = {0,-2.5446,0.15935,0.34223,-0.50044,-2.4784,0.057971,-0.50763,-0.44472,2.7161,0.075748,-0.18535}
tensor @r0.own.0 : f64[] = {0.00024}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f16[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,false,true,false,true,true,false,false,true}
tensor @r0.in.y : f32[4] = {-2.625,0,-0.21875,-1.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {2.777614,1.570796,3.141593,2.671616,3.141593,1.570796,3.141593,2.671616,2.777614,0,3.141593,2.671616}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,false,true,false,false,true,false,true,false,true}
tensor @r0.in.y : i64[4] = {7,7,-3,4}
tensor @r0.want.0.f32 : f64[3, 4] = {0.1418971,0.1418971,3.141593,0,0.1418971,0,3.141593,0.2449787,0,0.1418971,3.141593,0.2449787}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.3438,-0.6875,2.844,-2.5,2.375,2.594,-2.094,-1.719,1.8125,-1.094,0.25,0.8125}
tensor @r0.in.y : f32[] = {-1.0625}
tensor @r0.want.0.f16 : f64[3, 4] = {-2.8287,-2.5673,1.9284,-1.9727,1.9915,1.9596,-2.0404,-2.1245,2.101,-2.3417,2.9105,2.4887}
tensor @r0.own.0 : f64[] = {0.0003}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f16[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "atan2.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,-2,7,-5,-2,-2,-4,4,6,4,-1,-7}
tensor @r0.in.y : f32[] = {-1.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {2.371578,-2.046866,1.717066,-1.774194,-2.046866,-2.046866,-1.823114,1.823114,1.741008,1.823114,-2.371578,-1.717066}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %atan2 = aten.atan2.default(self=%x, other=%y) : f32[3, 4]
  return %atan2 as "atan2"
}

fxge 1
model "remainder.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.3125,2.125,0.0625,0.03125,3.09375,1.78125,-1.65625,0.34375,-1.09375,-1.15625,0.96875,0.0625}
tensor @r0.in.y : f32[3, 4] = {3.125,1.15625,0.84375,0.875,2,0.125,1,2.96875,1.40625,0.0625,0.65625,0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3125,0.96875,0.0625,0.03125,1.09375,0.03125,0.34375,0.34375,0.3125,0.03125,0.3125,0.0625}
tensor @r1.in.x : f32[4, 6] = {0.3125,2.125,0.0625,0.03125,3.09375,1.78125,-1.65625,0.34375,-1.09375,-1.15625,0.96875,0.0625,-1.78125,2.625,-0.5625,2.875,-1.78125,0.5625,1.53125,-2.4375,-1.59375,-2.78125,-0.84375,1.21875}
tensor @r1.in.y : f32[4, 6] = {3,2.84375,1.84375,0.875,2.40625,1.53125,2.3125,1.03125,2.78125,2.25,2.5625,1.1875,2.3125,2.625,0.28125,0.75,0.90625,0.96875,1.875,2.9375,0.5,0.875,0.40625,0.28125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.3125,2.125,0.0625,0.03125,0.6875,0.25,0.65625,0.34375,1.6875,1.09375,0.96875,0.0625,0.53125,0,-0.0,0.625,0.03125,0.5625,1.53125,0.5,0.40625,0.71875,0.375,0.09375}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f32[s17, s27]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.53125,1.34375,-2.4375,-0.6875,3,2.5,2.71875,-2.40625,2.4375,-0.78125,2.03125,-0.375}
tensor @r0.in.y : bf16[3, 4] = {2.03125,1.03125,2.65625,2.6875,3.03125,0.40625,2.65625,1.71875,1.40625,2.25,1.34375,2.53125}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.5,0.3125,0.21875,2,3,0.0625,0.0625,1.0312,1.0312,1.4688,0.6875,2.1562}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : bf16[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.5,-0.5938,-0.09375,1.469,-2.219,-1.656,0.8125,1.3125,0.875,-0.7812,-2.688,2.344}
tensor @r0.in.y : f16[3, 4] = {0.8438,2.656,1.5625,0.8125,1.1875,0.9062,1.8125,2.938,2.094,1.719,1.3125,2.844}
tensor @r0.want.0.f16 : f64[3, 4] = {0.65625,2.0625,1.4688,0.65625,0.15625,0.15625,0.8125,1.3125,0.875,0.9375,1.25,2.3438}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f16[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,1,1,-3,2,-2,-5,-4,1,3,1,-5}
tensor @r0.in.y : i32[3, 4] = {7,1,4,6,2,4,3,6,1,5,4,7}
tensor @r0.want.0.i32 : i32[3, 4] = {4,0,1,3,0,2,1,2,0,3,1,2}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : i32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,5,7,2,2,-5,-3,-2,1,-3,-2,6}
tensor @r0.in.y : i64[3, 4] = {6,4,7,4,4,3,2,2,2,3,3,5}
tensor @r0.want.0.i64 : i64[3, 4] = {4,1,0,2,2,1,1,0,1,0,1,1}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : i64[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {-2.90625,1.15625,1.75}
tensor @r0.in.y : f32[4] = {0.59375,1.71875,1.78125,0.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0625,0.53125,0.65625,0.46875,0.5625,1.15625,1.15625,0.03125,0.5625,0.03125,1.75,0.0625}
tensor @r1.in.x : f32[4, 1] = {-2.90625,1.15625,1.75,2.15625}
tensor @r1.in.y : f32[6] = {1.71875,1.78125,0.5625,0.3125,2.15625,2.59375}
tensor @r1.want.0.f32 : f64[4, 6] = {0.53125,0.65625,0.46875,0.21875,1.40625,2.28125,1.15625,1.15625,0.03125,0.21875,1.15625,1.15625,0.03125,1.75,0.0625,0.1875,1.75,1.75,0.4375,0.375,0.46875,0.28125,0,2.15625}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f32[s77, s17]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {2.65625,-2.5,0.4375}
tensor @r0.in.y : f32[4] = {0.875,2.0625,1,1.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.03125,0.59375,0.65625,0.34375,0.125,1.625,0.5,0.96875,0.4375,0.4375,0.4375,0.4375}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.78125,0.78125,0.9375,-0.40625,2.15625,1.65625,3.125,-2.375,-1.4375,0.9375,-1.5625,-0.59375}
tensor @r0.in.y : f32[] = {1.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.625,0.78125,0.9375,0.75,1,0.5,0.8125,1.09375,0.875,0.9375,0.75,0.5625}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,5,5,1,6,-5,6,2,5,2,-2,6}
tensor @r0.in.y : i64[] = {3}
tensor @r0.want.0.i64 : i64[3, 4] = {2,2,2,1,0,1,0,2,2,2,1,0}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : i64[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {1.53125,2.40625,2.6875,2.125}
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f32[0, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-2.03125,0.53125,-0.21875,3.0625,-2.9375,-2.09375,-3.125,-0.1875,-0.875,2.65625,-1.125,-2.5}
tensor @r0.in.y : f32[4, 3] = {1.375,1,1.90625,0.1875,2.96875,0.34375,1.71875,3,0.78125,1.125,1.46875,2.75}
tensor @r0.want.0.f32 : f64[4, 3] = {0.71875,0.0625,1.03125,0.15625,0.875,0.25,1.5,2.875,0.4375,0.8125,1.28125,0.25}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f32[4, 3]{1, 4}
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,5,6,4,5,3,-5,0,-4,5,-5,4}
tensor @r0.in.y : f32[4] = {1.59375,2.15625,0.3125,0.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.59375,0.6875,0.0625,0.375,0.21875,0.84375,-0.0,0,0.78125,0.6875,-0.0,0.375}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.1875,2,-3.0625,0.78125,-1.5625,1.75,-2.03125,-1.96875,-2.65625,2.71875,1.9375,-2.28125}
tensor @r0.in.y : f32[4] = {0.5,1.53125,0.1875,1.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3125,0.46875,0.125,0.78125,0.4375,0.21875,0.03125,1.09375,0.34375,1.1875,0.0625,0.78125}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.375,2.906,-0.2812,0.6562,-2.5,-3.125,-2.375,2.562,-3,-1.6875,3.062,0.5312}
tensor @r0.in.y : bf16[4] = {1.15625,1.125,0.3125,2.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.09375,0.65625,0.03125,0.65625,0.96875,0.25,0.125,0.40625,0.46875,0.5625,0.25,0.53125}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,-5,5,-5,-1,6,-5,3,3,-1,-4,-7}
tensor @r0.in.y : i64[4] = {7,5,3,1}
tensor @r0.want.0.i64 : i64[3, 4] = {2,0,2,0,6,1,1,0,3,4,2,0}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : i64[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,1,7,2,2,6,0,0,4,4,1,3}
tensor @r0.in.y : i8[4] = {7,2,2,6}
tensor @r0.want.0.i16 : i16[3, 4] = {2,1,1,2,2,0,0,0,4,0,1,3}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : i16[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.781,-1.1875,-2.188,0.5625,-1.375,1.4375,1.594,2.938,-1.625,1.0625,2.812,1.094}
tensor @r0.in.y : i64[4] = {4,2,2,3}
tensor @r0.want.0.f16 : f64[3, 4] = {1.2188,0.8125,1.8125,0.5625,2.625,1.4375,1.5938,2.9375,2.375,1.0625,0.8125,1.0938}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f16[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,true,true,false,true,false,false,false,false}
tensor @r0.in.y : f32[4] = {0.78125,1.09375,2,1.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.21875,0,0,1,0.21875,1,0,1,0,0,0,0}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,true,false,true,true,true,true,true,true}
tensor @r0.in.y : i64[4] = {5,7,5,7}
tensor @r0.want.0.i64 : i64[3, 4] = {0,1,1,0,1,0,1,1,1,1,1,1}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : i64[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.25,-1.4375,-0.625,-2.969,1.656,1.906,1.375,-0.5312,2.562,-0.3438,-1.156,0.0625}
tensor @r0.in.y : f32[] = {0.75}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.0,0.0625,0.125,0.03125,0.15625,0.40625,0.625,0.21875,0.3125,0.40625,0.34375,0.0625}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f16[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,0,-1,-2,-2,-3,-5,-2,5,5,-7,-2}
tensor @r0.in.y : f32[] = {1.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5625,0,0.4375,0.875,0.875,1.3125,0.75,0.875,0.6875,0.6875,0.1875,0.875}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "fmod.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.53125,-2.5,1.5,1.59375,0.71875,2.9375,1.09375,-2.3125,0.53125,-2.78125,-3.09375,2.65625}
tensor @r0.in.y : f32[3, 4] = {1.75,2.03125,0.9375,0.84375,2.46875,0.03125,0.6875,1.03125,2.375,1.03125,2.09375,1.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.53125,-0.46875,0.5625,0.75,0.71875,0,0.40625,-0.25,0.53125,-0.71875,-1,0.46875}
tensor @r1.in.x : f32[4, 6] = {0.53125,-2.5,1.5,1.59375,0.71875,2.9375,1.09375,-2.3125,0.53125,-2.78125,-3.09375,2.65625,-1.875,3.03125,3.125,-2.625,-0.96875,-2.40625,0.71875,-0.6875,2.4375,1.40625,1.15625,-2.53125}
tensor @r1.in.y : f32[4, 6] = {1.09375,0.65625,2.875,2.84375,1.15625,1.15625,2.53125,2.53125,0.28125,1.75,2.9375,1.625,2.40625,0.21875,0.6875,1.40625,0.03125,1.65625,0.375,0.59375,0.59375,0.5,2.34375,2.3125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.53125,-0.53125,1.5,1.59375,0.71875,0.625,1.09375,-2.3125,0.25,-1.03125,-0.15625,1.03125,-1.875,0.1875,0.375,-1.21875,-0.0,-0.75,0.34375,-0.09375,0.0625,0.40625,1.15625,-0.21875}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f32[s17, s27]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.90625,0.34375,-0.96875,1.375,0.4375,-2.28125,0.03125,0.78125,-2.71875,0.84375,2.84375,2.71875}
tensor @r0.in.y : bf16[3, 4] = {2.96875,0.1875,0.96875,0.28125,1.8125,2.0625,2.5,2.59375,2.625,0.09375,1.34375,0.4375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.90625,0.15625,-0.0,0.25,0.4375,-0.21875,0.03125,0.78125,-0.09375,0,0.15625,0.09375}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : bf16[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.0625,-1.875,-1.9375,-2.562,1.844,0.875,0.8125,-2.625,2.281,2.844,-1.594,-1.219}
tensor @r0.in.y : f16[3, 4] = {1.5,2.594,1.469,2.531,0.8438,0.25,2.312,1.719,0.2188,0.9688,1.3125,1.281}
tensor @r0.want.0.f16 : f64[3, 4] = {0.0625,-1.875,-0.46875,-0.03125,0.15625,0.125,0.8125,-0.90625,0.09375,0.90625,-0.28125,-1.2188}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f16[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-6,7,6,3,7,0,-7,-1,1,-2,-2,0}
tensor @r0.in.y : i32[3, 4] = {2,4,4,6,1,5,7,1,7,5,6,2}
tensor @r0.want.0.i32 : i32[3, 4] = {0,3,2,3,0,0,0,0,1,-2,-2,0}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : i32[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,5,1,5,6,5,1,2,2,-6,-7,-3}
tensor @r0.in.y : i64[3, 4] = {5,4,3,6,6,7,5,3,4,5,4,7}
tensor @r0.want.0.i64 : i64[3, 4] = {-2,1,1,5,0,5,1,2,2,-1,-3,-3}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : i64[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {2.875,2,2.53125}
tensor @r0.in.y : f32[4] = {1.1875,1.84375,0.71875,1.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5,1.03125,0,0.25,0.8125,0.15625,0.5625,0.6875,0.15625,0.6875,0.375,1.21875}
tensor @r1.in.x : f32[4, 1] = {2.875,2,2.53125,2.4375}
tensor @r1.in.y : f32[6] = {1.84375,0.71875,1.3125,0.96875,2.75,0.8125}
tensor @r1.want.0.f32 : f64[4, 6] = {1.03125,0,0.25,0.9375,0.125,0.4375,0.15625,0.5625,0.6875,0.0625,2,0.375,0.6875,0.375,1.21875,0.59375,2.53125,0.09375,0.59375,0.28125,1.125,0.5,2.4375,0}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f32[s77, s17]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {-0.25,-2.28125,-0.46875}
tensor @r0.in.y : f32[4] = {2.59375,0.9375,0.875,2.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.25,-0.25,-0.25,-0.25,-2.28125,-0.40625,-0.53125,-2.28125,-0.46875,-0.46875,-0.46875,-0.46875}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f32[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.1875,-2.1875,2.5,-1.8125,1.96875,0.3125,0.59375,-1.59375,-0.5,-2.90625,-0.65625,0.3125}
tensor @r0.in.y : f32[] = {0.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1875,-0.25,0.5625,-0.84375,0.03125,0.3125,0.59375,-0.625,-0.5,-0.0,-0.65625,0.3125}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f32[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,-1,5,0,-4,7,2,0,-1,-7,6,1}
tensor @r0.in.y : i64[] = {6}
tensor @r0.want.0.i64 : i64[3, 4] = {0,-1,5,0,-4,1,2,0,-1,-1,0,1}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : i64[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {2.3125,0.71875,2.375,0.03125}
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f32[0, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-1.65625,1.03125,0.9375,2.125,1.4375,2.4375,-0.75,-0.1875,2.34375,-2.71875,1.25,1.53125}
tensor @r0.in.y : f32[4, 3] = {0.1875,2.34375,0.78125,2.46875,0.375,1.53125,2.34375,1.46875,1.59375,1.625,2.34375,2.5625}
tensor @r0.want.0.f32 : f64[4, 3] = {-0.15625,1.4375,0,1.03125,0.1875,-1.1875,0.9375,-0.75,1.25,0.5,-0.1875,1.53125}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f32[4, 3]{1, 4}
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,7,-4,3,4,-3,-2,3,0,7,1,7}
tensor @r0.in.y : f32[4] = {2.8125,1.53125,1.65625,1.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.1875,0.875,-0.6875,1.1875,1.1875,-1.46875,-0.34375,1.1875,0,0.875,1,1.5625}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f32[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.3125,2.28125,1.125,1.90625,2.3125,-2.96875,2.40625,-2.875,-3,2.9375,-1.75,2.71875}
tensor @r0.in.y : f32[4] = {3.09375,2.25,0.34375,0.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.3125,0.03125,0.09375,0.03125,2.3125,-0.71875,0,-0.0,-3,0.6875,-0.03125,0.03125}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f32[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.2812,2.531,-2.656,2.156,1.75,0.4375,2.688,0.1875,-2.781,1.469,0.875,-0.875}
tensor @r0.in.y : bf16[4] = {0.3125,2.84375,2.71875,0.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.28125,2.53125,-2.65625,0,0.1875,0.4375,2.6875,0.1875,-0.28125,1.46875,0.875,-0.15625}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f32[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,-4,0,-4,-7,-3,7,6,-1,-7,0,7}
tensor @r0.in.y : i64[4] = {5,5,3,2}
tensor @r0.want.0.i64 : i64[3, 4] = {0,-4,0,0,-2,-3,1,0,-1,-2,0,1}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : i64[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,3,4,4,1,4,7,3,5,7,2,2}
tensor @r0.in.y : i8[4] = {6,6,2,6}
tensor @r0.want.0.i16 : i16[3, 4] = {2,3,0,4,1,4,1,3,5,1,0,2}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : i16[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.344,-0.9688,-0.8125,-2.688,-1.906,-0.5312,-1.875,0.6875,2,-3.031,0.4688,-1.75}
tensor @r0.in.y : i64[4] = {4,2,6,7}
tensor @r0.want.0.f16 : f64[3, 4] = {1.3438,-0.96875,-0.8125,-2.6875,-1.9062,-0.53125,-1.875,0.6875,2,-1.0312,0.46875,-1.75}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f16[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,false,true,false,true,true,false,true,false}
tensor @r0.in.y : f32[4] = {0.28125,1.34375,1.34375,0.125}
tensor @r0.want.0.f32 : f64[3, 4] = {0,1,1,0,0,1,0,0,0.15625,0,1,0}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f32[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,true,false,true,true,true,false,false,true}
tensor @r0.in.y : i64[4] = {2,6,4,4}
tensor @r0.want.0.i64 : i64[3, 4] = {1,0,1,1,1,0,1,1,1,0,0,1}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : i64[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.625,1.156,-2.094,-0.7812,-0.25,3.094,-2.938,-0.7812,-2,-1.875,2.938,-1.031}
tensor @r0.in.y : f32[] = {2.6875}
tensor @r0.want.0.f16 : f64[3, 4] = {0.625,1.1562,-2.0938,-0.78125,-0.25,0.40625,-0.25,-0.78125,-2,-1.875,0.25,-1.0312}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f16[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,0,-3,2,-4,-1,-6,-5,2,-7,-2,-4}
tensor @r0.in.y : f32[] = {2.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {2,0,-0.71875,2,-1.71875,-1,-1.4375,-0.4375,2,-0.15625,-2,-1.71875}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f32[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "floor_divide.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.90625,0.34375,-2.53125,1.46875,-1.9375,-2.46875,3.125,-2.65625,0.28125,-0.53125,0.96875,2.25}
tensor @r0.in.y : f32[3, 4] = {0.1875,2.5,1.71875,0.75,2.6875,0.875,1.4375,2.34375,2.21875,1.4375,1.75,1.875}
tensor @r0.want.0.f32 : f64[3, 4] = {15,0,-2,1,-1,-3,2,-2,0,-1,0,1}
tensor @r1.in.x : f32[4, 6] = {2.90625,0.34375,-2.53125,1.46875,-1.9375,-2.46875,3.125,-2.65625,0.28125,-0.53125,0.96875,2.25,1.28125,3.125,2.8125,2.34375,1.71875,-1.5,1.75,-3.09375,-0.59375,1.5625,-0.46875,3.09375}
tensor @r1.in.y : f32[4, 6] = {1.75,1.15625,2.59375,0.625,1.9375,0.3125,1.9375,1.5625,1.125,0.53125,2.5625,1.625,2.90625,2.96875,0.71875,1.375,2.1875,3.03125,1.1875,0.78125,1.1875,0.96875,2.71875,0.5}
tensor @r1.want.0.f32 : f64[4, 6] = {1,0,-1,2,-1,-8,1,-2,0,-1,0,1,0,1,3,1,0,-1,1,-4,-1,1,-1,6}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f32[s17, s27]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.40625,-0.65625,1.09375,-2.59375,-0.5625,0.15625,2.875,1.375,1.1875,-2.59375,0,0.34375}
tensor @r0.in.y : bf16[3, 4] = {2.21875,2.09375,2.78125,1.03125,2.5625,2.25,2.09375,1.78125,1.875,1.875,2.625,2.1875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1,-1,0,-3,-1,0,1,0,0,-2,0,0}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : bf16[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.2188,0.2812,2.938,-1.8125,0.2188,3.094,-2.938,-2.938,-1.031,-0.625,-2.062,2.719}
tensor @r0.in.y : f16[3, 4] = {2.531,0.5312,0.9688,2.219,2.812,1.656,2.469,0.5938,0.9062,1.281,1.344,0.9375}
tensor @r0.want.0.f16 : f64[3, 4] = {0,0,3,-1,0,1,-2,-5,-2,-1,-2,2}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f16[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,-7,5,1,1,-7,-6,-7,3,6,-5,-4}
tensor @r0.in.y : i32[3, 4] = {4,7,6,5,2,1,2,6,5,5,4,4}
tensor @r0.want.0.i32 : i32[3, 4] = {0,-1,0,0,0,-7,-3,-2,0,1,-2,-1}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : i32[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,-5,2,2,0,0,-1,-4,7,0,3,-2}
tensor @r0.in.y : i64[3, 4] = {3,3,2,5,3,5,7,3,3,4,6,2}
tensor @r0.want.0.i64 : i64[3, 4] = {-2,-2,1,0,0,0,-1,-2,2,0,0,-1}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : i64[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {1.5625,0.21875,1.1875}
tensor @r0.in.y : f32[4] = {0.96875,2.3125,1.96875,1.25}
tensor @r0.want.0.f32 : f64[3, 4] = {1,0,0,1,0,0,0,0,1,0,0,0}
tensor @r1.in.x : f32[4, 1] = {1.5625,0.21875,1.1875,1.65625}
tensor @r1.in.y : f32[6] = {2.3125,1.96875,1.25,0.6875,1.5625,2.84375}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,1,2,1,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1,2,1,0}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f32[s77, s17]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {-2.4375,2.1875,2.03125}
tensor @r0.in.y : f32[4] = {0.5625,2.9375,1.28125,0.375}
tensor @r0.want.0.f32 : f64[3, 4] = {-5,-1,-2,-7,3,0,1,5,3,0,1,5}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f32[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3.125,0.25,-2.5,0.125,0,-1.875,-2.21875,-1.34375,2.5625,2.6875,1.8125,0.03125}
tensor @r0.in.y : f32[] = {1.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {2,0,-2,0,0,-2,-2,-2,2,2,1,0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f32[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,-4,2,-4,-1,0,4,-4,-3,0,6,2}
tensor @r0.in.y : i64[] = {3}
tensor @r0.want.0.i64 : i64[3, 4] = {2,-2,0,-2,-1,0,1,-2,-1,0,2,0}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : i64[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {1.625,2.90625,0.1875,0.0625}
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f32[0, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {0.59375,-2.4375,-0.3125,0.15625,-1.25,2.6875,0.71875,-1.3125,-2.375,-2.15625,0.9375,-1.625}
tensor @r0.in.y : f32[4, 3] = {1.5625,2.15625,2.03125,0.625,0.375,2.625,1.09375,0.46875,1.28125,2.21875,2.1875,2.9375}
tensor @r0.want.0.f32 : f64[4, 3] = {0,-1,-2,-4,7,-1,-1,1,0,0,-1,-1}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f32[4, 3]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,6,-6,-5,3,-2,-6,-6,4,3,-2,-1}
tensor @r0.in.y : f32[4] = {2.96875,0.03125,3.09375,0.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {0,192,-2,-15,1,-64,-2,-18,1,96,-1,-3}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f32[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.28125,-0.6875,1.21875,1.65625,2.96875,0.9375,1.53125,-0.25,-3.0625,-2.84375,1.96875,-0.625}
tensor @r0.in.y : f32[4] = {2.65625,0.875,2.4375,2.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {0,-1,0,0,1,1,0,-1,-2,-4,0,-1}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f32[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.906,1.656,2.031,1.031,1.9375,-0.5312,2.562,-1.625,1.469,-1.625,-2.219,-2.062}
tensor @r0.in.y : bf16[4] = {1.125,1.78125,0.6875,1.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {2,0,2,0,1,-1,3,-1,1,-1,-4,-2}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f32[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-6,-1,3,-7,-2,6,5,4,-1,1,-2,4}
tensor @r0.in.y : i64[4] = {3,4,7,6}
tensor @r0.want.0.i64 : i64[3, 4] = {-2,-1,0,-2,-1,1,0,0,-1,0,-1,0}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : i64[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,7,7,7,2,6,7,5,7,7,5,4}
tensor @r0.in.y : i8[4] = {4,2,3,1}
tensor @r0.want.0.i16 : i16[3, 4] = {0,3,2,7,0,3,2,5,1,3,1,4}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : i16[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.75,-2.938,-0.9688,-2.594,1.4375,-1.906,-2.469,0.875,1.9375,1.344,-1.031,-1.531}
tensor @r0.in.y : i64[4] = {3,3,2,2}
tensor @r0.want.0.f16 : f64[3, 4] = {-1,-1,-1,-2,0,-1,-2,0,0,0,-1,-1}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f16[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,false,true,true,false,true,false,false,false,true}
tensor @r0.in.y : f32[4] = {1.65625,0.25,3,1.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {0,4,0,0,0,4,0,0,0,0,0,0}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f32[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,true,false,false,false,false,true,true,true}
tensor @r0.in.y : i64[4] = {5,7,4,3}
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : i64[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.812,-2.438,-2.562,2.406,-1,-0.7812,-1.656,-2.438,-1.75,2.406,-2.812,-0.4062}
tensor @r0.in.y : f32[] = {1.40625}
tensor @r0.want.0.f16 : f64[3, 4] = {2,-2,-2,1,-1,-1,-2,-2,-2,1,-2,-1}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f16[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,-4,1,-7,5,0,5,4,-1,-3,3,5}
tensor @r0.in.y : f32[] = {2.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {1,-2,0,-3,1,0,1,1,-1,-2,1,1}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f32[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "pow.Tensor_Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.15625,2.53125,2.8125,3.03125,3.03125,1.625,2.84375,0.8125,0.4375,1.90625,0.5,1.4375}
tensor @r0.in.y : f32[3, 4] = {1.65625,0.09375,2.75,2.875,0.25,2.34375,3.09375,1.15625,1.875,2.15625,0.34375,1.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.04621303,1.09097,17.17926,24.24725,1.319488,3.120237,25.36451,0.7865626,0.2122432,4.019183,0.7879904,1.865901}
tensor @r1.in.x : f32[4, 6] = {0.15625,2.53125,2.8125,3.03125,3.03125,1.625,2.84375,0.8125,0.4375,1.90625,0.5,1.4375,1.65625,0.09375,2.75,2.875,0.25,2.34375,3.09375,1.15625,1.875,2.15625,0.34375,1.71875}
tensor @r1.in.y : f32[4, 6] = {0.84375,2.5,0.125,0.71875,0.34375,1.5,1.46875,0.96875,0.0625,2.5,0.09375,1.3125,1.6875,0.5,2.375,2.71875,3.03125,0.65625,2.15625,0.09375,3.03125,0.9375,1.75,1.28125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.2088265,10.19384,1.137985,2.219043,1.464055,2.071477,4.641443,0.8177892,0.9496447,5.017064,0.9370838,1.610128,2.343014,0.3061862,11.05135,17.65719,0.01496255,1.748857,11.41849,1.013704,6.722566,2.055147,0.1543209,2.001549}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : f32[s17, s27]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.78125,2.5,2.90625,2.15625,2.53125,0.75,2.4375,1.8125,2.125,0.875,0.78125,1.875}
tensor @r0.in.y : bf16[3, 4] = {3.03125,1.53125,1.6875,0.84375,1.8125,3,0.40625,2.5625,1.875,2.84375,1.40625,1.4375}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.47317,4.0677,6.0517,1.9123,5.3833,0.42188,1.4361,4.5903,4.1096,0.68405,0.7067,2.4685}
tensor @r0.own.0 : f64[] = {0.0025}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : bf16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.75,2.781,2.531,2.5,2.938,2.656,2.094,2.062,2.625,0.25,2.062,1.6875}
tensor @r0.in.y : f16[3, 4] = {0.1875,1.219,2.594,0.9688,0.09375,0.6562,2.062,0.8125,0.1562,0.8438,0.1875,1.6875}
tensor @r0.want.0.f16 : f64[3, 4] = {1.1106,3.4787,11.121,2.4294,1.1063,1.8986,4.591,1.8007,1.1628,0.31046,1.1454,2.4181}
tensor @r0.own.0 : f64[] = {0.00034}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : f16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,1,3,3,4,5,1,6,1,4,2,7}
tensor @r0.in.y : i32[3, 4] = {6,5,1,4,6,1,2,3,7,2,2,4}
tensor @r0.want.0.i32 : i32[3, 4] = {729,1,3,81,4096,5,1,216,1,16,4,2401}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : i32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,4,4,6,4,6,7,3,6,7,4,2}
tensor @r0.in.y : i64[3, 4] = {6,6,5,1,4,2,2,6,7,5,1,6}
tensor @r0.want.0.i64 : i64[3, 4] = {46656,4096,1024,6,256,36,49,729,279936,16807,4,64}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : i64[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {2.5,1.8125,3}
tensor @r0.in.y : f32[4] = {0.15625,1.46875,1.09375,2.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.153926,3.841266,2.72425,8.322164,1.097377,2.395222,1.916424,3.956106,1.187272,5.020788,3.325457,12.68653}
tensor @r1.in.x : f32[4, 1] = {2.5,1.8125,3,0.15625}
tensor @r1.in.y : f32[6] = {1.46875,1.09375,2.3125,2.75,1.46875,2.0625}
tensor @r1.want.0.f32 : f64[4, 6] = {3.841266,2.72425,8.322164,12.42611,3.841266,6.618373,2.395222,1.916424,3.956106,5.131739,2.395222,3.409561,5.020788,3.325457,12.68653,20.51556,5.020788,9.639679,0.06545204,0.1312927,0.01366812,0.006067434,0.06545204,0.02173971}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : f32[s77, s17]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {1.96875,2.09375,2.375}
tensor @r0.in.y : f32[4] = {2.28125,2.9375,3.03125,0.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {4.689454,7.314503,7.794086,1.373731,5.39647,8.764289,9.392979,1.413948,7.194202,12.69147,13.76355,1.500004}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.65625,0.25,0.5625,2.875,0.90625,2.53125,2,0.34375,0.78125,1.8125,1.25,2.1875}
tensor @r0.in.y : f32[] = {1.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {2.199805,0.1146255,0.4069738,5.207408,0.8574327,4.267868,2.953652,0.1885295,0.6799617,2.532558,1.41717,3.397573}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,5,6,4,6,3,4,1,3,4,6,4}
tensor @r0.in.y : i64[] = {6}
tensor @r0.want.0.i64 : i64[3, 4] = {46656,15625,46656,4096,46656,729,4096,1,729,4096,46656,4096}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : i64[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {2.59375,2.8125,2.78125,2.40625}
tensor @r0.want.0.f32 : f64[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : f32[0, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {3.03125,1.21875,1.75,1.71875,1.09375,2.75,1.96875,0.375,1.15625,1.25,0.34375,1.1875}
tensor @r0.in.y : f32[4, 3] = {2.40625,0.125,2.34375,1.03125,0.6875,0.46875,0.53125,0.75,0.875,3.0625,1.78125,0.0625}
tensor @r0.want.0.f32 : f64[4, 3] = {14.41791,1.011264,1.405327,1.226308,2.004662,1.110265,1.346214,1.662046,0.392837,5.252172,0.1742783,1.010799}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : f32[4, 3]{1, 4}
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,2,2,6,3,4,3,5,5,4,6,4}
tensor @r0.in.y : f32[4] = {1.5625,0.28125,2.4375,0.875}
tensor @r0.want.0.f32 : f64[3, 4] = {8.724062,1.215247,5.417022,4.796035,5.565471,1.476826,14.55402,4.088827,12.36348,1.476826,78.83947,3.363586}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.4375,1.34375,2.15625,1.125,0.4375,2.1875,1.125,2.28125,1.9375,3.125,1.9375,0.96875}
tensor @r0.in.y : f32[4] = {2.6875,1.65625,3.125,2.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {2.651985,1.631276,11.03595,1.313077,0.1084248,3.656276,1.444946,6.734026,5.9151,6.600781,7.900059,0.9292115}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.062,2.812,2.094,1.781,1.094,2.594,2.188,1.8125,2.125,0.7812,2.312,1.844}
tensor @r0.in.y : bf16[4] = {2.71875,0.46875,1.65625,2.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {20.96618,1.623724,3.400414,3.869336,1.275876,1.563251,3.656276,4.030316,7.762598,0.8907285,4.008763,4.195069}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,1,6,2,6,7,7,1,6,1,5,6}
tensor @r0.in.y : i64[4] = {5,2,4,2}
tensor @r0.want.0.i64 : i64[3, 4] = {243,1,1296,4,7776,49,2401,1,7776,1,625,36}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : i64[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,6,5,6,3,3,2,6,4,5,7,4}
tensor @r0.in.y : i8[4] = {3,5,7,1}
tensor @r0.want.0.i16 : i16[3, 4] = {1,7776,12589,6,27,243,128,6,64,3125,-28425,4}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : i16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.156,1.4375,1.0625,2.219,0.375,2.875,1.25,0.125,2.219,3.062,2.812,0.25}
tensor @r0.in.y : i64[4] = {1,6,6,7}
tensor @r0.want.0.f16 : f64[3, 4] = {1.1562,8.8236,1.4387,264.7,0.375,564.71,3.8147,4.7684e-07,2.2188,825.01,494.94,6.1035e-05}
tensor @r0.own.0 : f64[] = {0.00026}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : f16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.in.y : f32[4] = {1.40625,2.5,1.59375,0.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.in.y : i64[4] = {2,5,1,5}
tensor @r0.want.0.i64 : i64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : i64[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.09375,0.3438,0.3438,0.3125,1.4375,0.2188,2.719,0.9375,0.9688,1.6875,2.719,3.094}
tensor @r0.in.y : f32[] = {1.625}
tensor @r0.want.0.f16 : f64[3, 4] = {0.021353,0.17636,0.17636,0.15105,1.8035,0.084609,5.0798,0.90044,0.94972,2.3403,5.0798,6.2667}
tensor @r0.own.0 : f64[] = {0.00027}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : f16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,6,4,5,4,3,4,1,6,4,6,6}
tensor @r0.in.y : f32[] = {0.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.051581,1.05759,1.044274,1.051581,1.044274,1.034928,1.044274,1,1.05759,1.044274,1.05759,1.05759}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "logical_and.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.75,-2.15625,0.1875,-2.125,1.71875,0.65625,1.4375,0.46875,1.625,-2.96875,0.625,0.75}
tensor @r0.in.y : f32[3, 4] = {0.5625,-1.59375,-2.25,-1.40625,-0.9375,0.5,-1.71875,0.90625,0.40625,1.71875,-2.90625,-0.75}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r1.in.x : f32[4, 6] = {-2.75,-2.15625,0.1875,-2.125,1.71875,0.65625,1.4375,0.46875,1.625,-2.96875,0.625,0.75,0.5625,-1.59375,-2.25,-1.40625,-0.9375,0.5,-1.71875,0.90625,0.40625,1.71875,-2.90625,-0.75}
tensor @r1.in.y : f32[4, 6] = {-2.875,-2.90625,0.15625,2.96875,2.15625,-0.15625,1.53125,-1.8125,-0.9375,2.65625,2.8125,2.0625,-0.78125,2.625,-0.375,1.40625,-1.875,-1.5,-2.84375,-0.625,2.1875,1.21875,2.21875,-2.40625}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[s17, s27]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.21875,0.03125,1.5,1.09375,1.46875,1.59375,0.15625,1.53125,2.75,-0.625,1,-2.5}
tensor @r0.in.y : bf16[3, 4] = {2.28125,2.875,2.4375,-1.125,-1.84375,-2.15625,1.15625,1.875,-1.65625,-1.78125,2.96875,0.5625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.875,0.7188,-2.344,-1.25,2.438,1.5,-1.625,2.469,1.844,0.4375,2.469,-1.625}
tensor @r0.in.y : f16[3, 4] = {-3.094,-1.375,1.5625,-0.7188,-2.156,2.219,2.312,2.219,2.469,-0.7188,1.3125,2.094}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2,4,6,5,5,-1,-5,5,7,-3,2,-1}
tensor @r0.in.y : i32[3, 4] = {-5,2,-2,-6,-3,5,0,4,3,3,1,1}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,false,true,true,true,true,true}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,6,-6,-5,5,2,7,2,5,5,6,2}
tensor @r0.in.y : i64[3, 4] = {0,7,-2,-3,-5,-1,5,7,-1,-7,2,6}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,5,4,4,5,1,1,7,0,7,1,4}
tensor @r0.in.y : u8[3, 4] = {4,5,3,5,0,2,2,0,2,0,3,5}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,true,true,false,false,false,true,true}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,true,false,true,false,true,false,true,true}
tensor @r0.in.y : bool[3, 4] = {false,false,true,true,false,true,true,false,false,false,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,false,true,false,false,false,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {0.0625,-2.125,0.9375}
tensor @r0.in.y : f32[4] = {2.6875,3.09375,-1.4375,-1.21875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r1.in.x : f32[4, 1] = {0.0625,-2.125,0.9375,2.6875}
tensor @r1.in.y : f32[6] = {3.09375,-1.4375,-1.21875,1.09375,-0.75,0.28125}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[s77, s17]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {0.59375,1.65625,-1.0625}
tensor @r0.in.y : f32[4] = {1.125,-2.71875,1.96875,0.15625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.65625,-0.25,0.25,3,0.9375,1.53125,-0.75,1.3125,0.8125,-1.03125,0.03125,0.34375}
tensor @r0.in.y : f32[] = {-0.21875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,2,-7,-2,-6,0,-7,-2,-4,0,3,5}
tensor @r0.in.y : i64[] = {2}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,false,true,true,true,false,true,true}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {-2.28125,-0.71875,-2.34375,1.3125}
tensor @r0.want.0.bool : bool[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[0, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {2.84375,-0.9375,2.5,0.5,1.84375,0.53125,2.28125,-0.59375,2.125,3.03125,3.09375,2.40625}
tensor @r0.in.y : f32[4, 3] = {0.28125,0.375,2.28125,-0.8125,-2.65625,0.8125,2.125,1.40625,0.5,0.15625,-2.75,-0.40625}
tensor @r0.want.0.bool : bool[4, 3] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[4, 3]{1, 4}
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,-5,0,5,-2,2,-3,-1,-6,-4,1,-6}
tensor @r0.in.y : f32[4] = {-2.15625,-2.25,-2.28125,-1.28125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.9375,2.3125,3.03125,-2.09375,2.4375,2.9375,2.71875,0.09375,-2.6875,-1,0.53125,2.875}
tensor @r0.in.y : f32[4] = {-0.84375,0.15625,-1.8125,-2.96875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.375,-2.938,2.906,0.25,-0.6562,-0.2188,1.656,-3.062,1.156,1.25,3.062,2.562}
tensor @r0.in.y : bf16[4] = {-0.4375,2.84375,1.28125,0.5625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,7,3,1,0,5,-2,-1,-2,-3,-5,-6}
tensor @r0.in.y : i64[4] = {-7,-2,4,-4}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,true,true,true,true,true,true,true}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,3,7,4,5,1,1,2,3,2,7,0}
tensor @r0.in.y : i8[4] = {-1,1,-7,1}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,false}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.094,-2.031,0.2188,-1.6875,-0.125,-1.625,-2.5,2.812,0.4688,1.906,2.812,-0.9062}
tensor @r0.in.y : i64[4] = {1,-5,-1,1}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,false,false,false,true,true,false,true,true,true}
tensor @r0.in.y : f32[4] = {-2.5625,-0.09375,0.34375,-0.8125}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,false,false,false,true,true,false,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,false,false,true,false,false,true,false,true}
tensor @r0.in.y : i64[4] = {-5,-3,0,5}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,true,false,false,false,false,false,true,false,true}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.25,0.4375,-0.9688,0.1875,1.156,-1.8125,2.125,-1.344,1.375,2.5,0.875,1.375}
tensor @r0.in.y : f32[] = {3.09375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_and.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,-5,-2,-2,-5,-6,-6,5,-2,-2,-2,5}
tensor @r0.in.y : f32[] = {1.5}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %logical_and = aten.logical_and.default(self=%x, other=%y) : bool[3, 4]
  return %logical_and as "logical_and"
}

fxge 1
model "logical_or.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.15625,-0.71875,-3.125,1.53125,-0.46875,0.84375,1.78125,-0.53125,3.03125,0.8125,0.65625,1.25}
tensor @r0.in.y : f32[3, 4] = {3.0625,-2.5,1.6875,3.09375,-2.65625,-0.5625,0.40625,1.78125,0.9375,-1.28125,-2.34375,2.5625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r1.in.x : f32[4, 6] = {0.15625,-0.71875,-3.125,1.53125,-0.46875,0.84375,1.78125,-0.53125,3.03125,0.8125,0.65625,1.25,3.0625,-2.5,1.6875,3.09375,-2.65625,-0.5625,0.40625,1.78125,0.9375,-1.28125,-2.34375,2.5625}
tensor @r1.in.y : f32[4, 6] = {-0.15625,-1.28125,-1.9375,1.34375,-1.21875,2.59375,0.5,2.46875,-0.65625,-2.3125,-0.65625,-1.25,-1.375,-2.6875,1.15625,1.625,-0.75,2.875,0.40625,-1.0625,2.25,2.5,0.875,0.34375}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[s17, s27]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.90625,2.40625,-2.34375,-0.625,0.59375,2.375,0.34375,2.3125,-1.84375,0.15625,0.125,2.65625}
tensor @r0.in.y : bf16[3, 4] = {2.375,-2.96875,-1.59375,1.53125,-2.25,1.8125,-0.125,-2.4375,2.09375,1.59375,-2.96875,1.6875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.438,-3.125,-0.2812,-0.5625,-1.719,-2.438,0.1562,2.844,-2.969,1.0625,-0.4688,-2.625}
tensor @r0.in.y : f16[3, 4] = {-2.281,0.9062,2.938,2.438,2.719,-2.75,1,1.094,2.469,2.188,-1.5,1.625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,2,2,5,3,0,-2,7,5,2,4,-1}
tensor @r0.in.y : i32[3, 4] = {7,7,-5,0,6,7,4,7,-6,5,0,-1}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,1,4,-5,5,7,1,1,2,-7,5,6}
tensor @r0.in.y : i64[3, 4] = {-7,7,-1,3,-5,6,-5,4,0,-1,4,-5}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3,2,2,5,5,2,4,0,7,3,3,0}
tensor @r0.in.y : u8[3, 4] = {7,7,1,2,5,4,3,1,1,6,0,0}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,false}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,false,true,true,false,true,true,true,false}
tensor @r0.in.y : bool[3, 4] = {false,true,false,true,true,false,true,true,true,true,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {-1.03125,2.9375,2.09375}
tensor @r0.in.y : f32[4] = {-1.65625,2.3125,-1.75,-1.375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r1.in.x : f32[4, 1] = {-1.03125,2.9375,2.09375,-1.65625}
tensor @r1.in.y : f32[6] = {2.3125,-1.75,-1.375,2.65625,-0.34375,-2.34375}
tensor @r1.want.0.bool : bool[4, 6] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[s77, s17]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {-1.71875,1.6875,-2.09375}
tensor @r0.in.y : f32[4] = {2.9375,1.4375,2.46875,-1.21875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.6875,-0.21875,-1.71875,-2.28125,-0.59375,-1.3125,-0.75,-2.25,-2.0625,2.8125,-1.59375,2.5}
tensor @r0.in.y : f32[] = {0.5625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-1,5,4,2,-4,-7,5,-5,3,4,3}
tensor @r0.in.y : i64[] = {3}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {-3.03125,-1.96875,-2,-0.09375}
tensor @r0.want.0.bool : bool[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[0, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {-2.40625,2.15625,-2.96875,1.9375,3,-0.78125,-1.5,2.15625,-1.3125,-1.28125,-1.90625,-1.40625}
tensor @r0.in.y : f32[4, 3] = {2.09375,2.03125,-2.8125,-0.5,1.0625,3.0625,2.28125,-2.4375,1.90625,1.625,-0.84375,0.65625}
tensor @r0.want.0.bool : bool[4, 3] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[4, 3]{1, 4}
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,-4,3,5,5,-7,-7,-1,-2,2,-6,4}
tensor @r0.in.y : f32[4] = {-1.59375,1.1875,-1,1.625}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.5625,1.6875,-2.34375,-1.8125,0.28125,-0.4375,0.71875,-2.21875,1.6875,2.9375,0,2.65625}
tensor @r0.in.y : f32[4] = {2.75,1.4375,-0.21875,-2.25}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.875,-3,-2.062,-2.5,-0.4062,-1.031,-0.2188,3,-0.03125,-0.8438,-3.094,0.4688}
tensor @r0.in.y : bf16[4] = {1.6875,-0.4375,0.9375,0.03125}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,-7,1,-4,6,6,2,4,7,-2,-1,-4}
tensor @r0.in.y : i64[4] = {6,5,3,6}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {3,7,6,0,5,6,3,3,4,6,5,3}
tensor @r0.in.y : i8[4] = {-5,2,-4,7}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.625,-1.719,-1.719,0.5,-2.125,-1.469,2.344,2.5,-2.531,-1.6875,2.688,-0.3438}
tensor @r0.in.y : i64[4] = {-2,-7,-4,6}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,false,true,true,true,false,false,true,false,false}
tensor @r0.in.y : f32[4] = {1.53125,1.15625,2.0625,-0.6875}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,false,true,false,true,true,true,true,false}
tensor @r0.in.y : i64[4] = {-6,-1,5,1}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.9062,0.375,-1.281,2.094,-2.062,-1.4375,0.1562,2.594,-3.062,-3.094,-2.031,2.625}
tensor @r0.in.y : f32[] = {0.375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_or.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,5,-3,-6,-7,3,7,-4,7,-4,3,-6}
tensor @r0.in.y : f32[] = {1.375}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %logical_or = aten.logical_or.default(self=%x, other=%y) : bool[3, 4]
  return %logical_or as "logical_or"
}

fxge 1
model "logical_xor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.625,0.875,0.5625,-2.25,2.875,-0.125,1.4375,-1.5,0.6875,2.03125,-0.40625,-1.03125}
tensor @r0.in.y : f32[3, 4] = {-2.375,-1.5,1.40625,-2.71875,0.25,3.03125,-0.53125,-3.0625,2.0625,-2.46875,0.375,3.03125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r1.in.x : f32[4, 6] = {2.625,0.875,0.5625,-2.25,2.875,-0.125,1.4375,-1.5,0.6875,2.03125,-0.40625,-1.03125,-2.375,-1.5,1.40625,-2.71875,0.25,3.03125,-0.53125,-3.0625,2.0625,-2.46875,0.375,3.03125}
tensor @r1.in.y : f32[4, 6] = {2.0625,2.875,1.84375,-2.625,3.03125,3.125,0.5,2.96875,-0.34375,-1.59375,-0.0625,0.3125,-1,1.8125,2.90625,-2.75,-3.09375,1.6875,-1.09375,-3,-0.21875,-1.59375,2.6875,2.53125}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[s17, s27]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.same.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.96875,2.6875,0.84375,1.25,-1.625,-1.8125,2.46875,2.71875,-1.34375,-0.75,-0.28125,-2.15625}
tensor @r0.in.y : bf16[3, 4] = {1.40625,2.4375,-0.34375,1.15625,0.03125,-1.40625,-2.21875,-1.40625,1.8125,-3.03125,-0.90625,-3.125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.same.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-3.094,-2,-0.6875,-0.4375,1.719,0.09375,0.4062,1.969,-2.031,3.062,-1.5625,-2.25}
tensor @r0.in.y : f16[3, 4] = {1.1875,1.0625,1.25,-0.6562,1.4375,2.562,0.9062,1.031,-1.3125,2.594,-0.6875,-2.031}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.same.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,1,0,7,-6,-6,4,3,-4,7,5,0}
tensor @r0.in.y : i32[3, 4] = {-6,-7,0,1,-2,4,-2,5,5,6,7,2}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,true}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,-5,-5,4,7,7,3,3,1,1,3,-3}
tensor @r0.in.y : i64[3, 4] = {0,6,1,1,6,-1,0,-2,-3,7,1,7}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,false,false,false,true,false,false,false,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,4,7,3,2,0,0,5,4,6,3,3}
tensor @r0.in.y : u8[3, 4] = {6,1,7,4,1,2,7,0,5,3,0,0}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,true,true,true,false,false,true,true}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,false,true,false,true,true,true,true,true}
tensor @r0.in.y : bool[3, 4] = {false,false,false,false,true,false,false,true,true,false,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,false,true,true,false,false,false,true,false,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 1] = {0.59375,1.21875,3.03125}
tensor @r0.in.y : f32[4] = {-1.0625,1.78125,2.75,-1.03125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r1.in.x : f32[4, 1] = {0.59375,1.21875,3.03125,-1.0625}
tensor @r1.in.y : f32[6] = {1.78125,2.75,-1.03125,2.3125,1.4375,-0.9375}
tensor @r1.want.0.bool : bool[4, 6] = {false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[s77, s17]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 1] = {-2.53125,2.6875,1.3125}
tensor @r0.in.y : f32[4] = {0.1875,-1.5,2.96875,2.90625}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.zero_d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.90625,2.5,-1.09375,0.03125,1.5,-3.03125,-1.875,-1.96875,-1.84375,2.625,2.25,0.46875}
tensor @r0.in.y : f32[] = {-0.1875}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.zero_d.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,-1,7,-6,-3,-1,1,4,-7,-4,3,-2}
tensor @r0.in.y : i64[] = {7}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : i64[]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.in.y : f32[4] = {2.0625,-1.15625,-2.15625,-1.0625}
tensor @r0.want.0.bool : bool[0, 4] = {}
graph "main"(
    %x : f32[0, 4],
    %y : f32[4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[0, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.strided.f32" stage "import"
tensor @r0.in.x : f32[4, 3]{1, 4} = {1.78125,-1.15625,-1.6875,1.5,2.1875,-3.09375,0.96875,-3.125,1.28125,0.3125,0.6875,-0.4375}
tensor @r0.in.y : f32[4, 3] = {-1.375,1.28125,0.03125,1.1875,-1.34375,-1.9375,1.8125,1.96875,0.03125,1.15625,-1.40625,-2.15625}
tensor @r0.want.0.bool : bool[4, 3] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[4, 3]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[4, 3]{1, 4}
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.promote_i64_f32.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,6,-2,7,3,3,7,6,5,1,-3,-6}
tensor @r0.in.y : f32[4] = {-0.15625,-1.75,0.375,3.09375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : f32[4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.promote_bf16_f32.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.96875,-1.1875,1.125,-2.96875,-2.71875,0.8125,0.28125,-1.6875,-0.40625,2.75,-2.3125,-2.71875}
tensor @r0.in.y : f32[4] = {-2.625,1.34375,-1.6875,-2.4375}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.promote_f16_bf16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.594,1.5,-1.594,1.6875,1.844,0.9062,1.3125,-2.625,1.8125,2.531,-1.8125,-2.125}
tensor @r0.in.y : bf16[4] = {1.1875,-2.5,-0.59375,-2.875}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.promote_i32_i64.f32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,-7,-1,7,-3,-5,-3,4,-1,2,-1,-7}
tensor @r0.in.y : i64[4] = {4,4,5,4}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.promote_u8_i8.f32" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,7,7,5,1,0,4,5,0,3,0,6}
tensor @r0.in.y : i8[4] = {-3,0,5,3}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,false,false,false,false,true,true,true,false}
graph "main"(
    %x : u8[3, 4],
    %y : i8[4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.promote_f16_i64.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.375,1.594,-0.6562,-0.75,1.5625,0.3125,1.656,-1.375,-0.3125,2.375,-2.938,-1.3125}
tensor @r0.in.y : i64[4] = {0,3,2,-1}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,false,true,false,false,false,true,false,false,false}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.promote_bool_f32.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,false,false,false,true,false,false,false,false,false}
tensor @r0.in.y : f32[4] = {0.90625,0.8125,2.4375,-0.0625}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,true,true,false,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : f32[4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,true,true,true,false,true,false,false,false}
tensor @r0.in.y : i64[4] = {4,7,5,-4}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,false,false,false,true,false,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.promote_0d.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.25,-1.844,0.8125,-2.531,0.3438,-2.719,1.625,0.4688,0.5,1.719,0.1875,-2.125}
tensor @r0.in.y : f32[] = {1.5}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : f16[3, 4],
    %y : f32[]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "logical_xor.promote_0d_int.f32" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,-2,-4,3,-5,5,-2,1,5,-5,1,-6}
tensor @r0.in.y : f32[] = {-1.53125}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : i64[3, 4],
    %y : f32[]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[3, 4]
  return %logical_xor as "logical_xor"
}

fxge 1
model "bitwise_and.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : i32[3, 4] = {5,1,-2,4,3,3,-5,1,7,-5,2,-6}
tensor @r0.in.y : i32[3, 4] = {7,1,7,-5,-6,-6,4,-3,2,1,2,-3}
tensor @r0.want.0.i32 : i32[3, 4] = {5,1,6,0,2,2,0,1,2,1,2,-8}
tensor @r1.in.x : i32[4, 6] = {5,1,-2,4,3,3,-5,1,7,-5,2,-6,7,1,7,-5,-6,-6,4,-3,2,1,2,-3}
tensor @r1.in.y : i32[4, 6] = {-4,-6,-6,-5,5,6,-3,0,-6,-1,-4,4,7,-3,-1,-1,3,-3,-7,-1,0,1,-4,5}
tensor @r1.want.0.i32 : i32[4, 6] = {4,0,-6,0,1,2,-7,0,2,-5,0,0,7,1,7,-5,2,-8,0,-3,0,1,0,5}
graph "main"(
    %x : i32[s17, s27],
    %y : i32[s17, s27]) {
  %bitwise_and = aten.bitwise_and.Tensor(self=%x, other=%y) : i32[s17, s27]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_and.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,4,-7,1,-5,-7,4,2,5,4,0,7}
tensor @r0.in.y : i64[3, 4] = {-2,-2,1,3,2,-5,-7,4,0,3,3,-3}
tensor @r0.want.0.i64 : i64[3, 4] = {2,4,1,1,2,-7,0,0,0,0,0,5}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %bitwise_and = aten.bitwise_and.Tensor(self=%x, other=%y) : i64[3, 4]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_and.Tensor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,5,3,2,6,5,7,2,4,2,1,4}
tensor @r0.in.y : u8[3, 4] = {6,1,1,1,1,0,5,7,4,6,2,4}
tensor @r0.want.0.u8 : u8[3, 4] = {2,1,1,0,0,0,5,2,4,2,0,4}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %bitwise_and = aten.bitwise_and.Tensor(self=%x, other=%y) : u8[3, 4]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_and.Tensor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,false,false,true,false,false,true,true,true,true}
tensor @r0.in.y : bool[3, 4] = {true,true,true,false,true,false,true,false,true,true,false,true}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,false,false,false,true,true,false,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %bitwise_and = aten.bitwise_and.Tensor(self=%x, other=%y) : bool[3, 4]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_and.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[3, 1] = {6,5,-6}
tensor @r0.in.y : i64[4] = {4,-4,-4,-7}
tensor @r0.want.0.i64 : i64[3, 4] = {4,4,4,0,4,4,4,1,0,-8,-8,-8}
tensor @r1.in.x : i64[4, 1] = {6,5,-6,4}
tensor @r1.in.y : i64[6] = {-4,-4,-7,5,1,-6}
tensor @r1.want.0.i64 : i64[4, 6] = {4,4,0,4,0,2,4,4,1,5,1,0,-8,-8,-8,0,0,-6,4,4,0,4,0,0}
graph "main"(
    %x : i64[s77, 1],
    %y : i64[s17]) {
  %bitwise_and = aten.bitwise_and.Tensor(self=%x, other=%y) : i64[s77, s17]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_and.Tensor.broadcast.bool" stage "import"
tensor @r0.in.x : bool[3, 1] = {false,true,true}
tensor @r0.in.y : bool[4] = {false,false,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,true,true,false,false,true,true}
graph "main"(
    %x : bool[3, 1],
    %y : bool[4]) {
  %bitwise_and = aten.bitwise_and.Tensor(self=%x, other=%y) : bool[3, 4]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_and.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,true,false,false,false,false,false,false,false}
tensor @r0.in.y : i64[4] = {2,-6,2,-5}
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,0,1,0,0,0,0,0,0,0,0}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %bitwise_and = aten.bitwise_and.Tensor(self=%x, other=%y) : i64[3, 4]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_or.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : i32[3, 4] = {2,-1,6,7,4,0,2,1,1,-5,1,7}
tensor @r0.in.y : i32[3, 4] = {-4,-2,-3,-6,-7,0,-6,-7,7,0,5,-4}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,-1,-1,-1,-3,0,-6,-7,7,-5,5,-1}
tensor @r1.in.x : i32[4, 6] = {2,-1,6,7,4,0,2,1,1,-5,1,7,-4,-2,-3,-6,-7,0,-6,-7,7,0,5,-4}
tensor @r1.in.y : i32[4, 6] = {-6,-3,-7,2,-2,3,-6,-1,-2,-4,3,2,-6,0,4,2,1,1,-2,-1,2,0,-4,5}
tensor @r1.want.0.i32 : i32[4, 6] = {-6,-1,-1,7,-2,3,-6,-1,-1,-1,3,7,-2,-2,-3,-6,-7,1,-2,-1,7,0,-3,-3}
graph "main"(
    %x : i32[s17, s27],
    %y : i32[s17, s27]) {
  %bitwise_or = aten.bitwise_or.Tensor(self=%x, other=%y) : i32[s17, s27]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_or.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,-6,4,-1,6,5,4,5,6,1,-7,7}
tensor @r0.in.y : i64[3, 4] = {2,-4,6,5,5,2,3,1,4,1,0,4}
tensor @r0.want.0.i64 : i64[3, 4] = {7,-2,6,-1,7,7,7,5,6,1,-7,7}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %bitwise_or = aten.bitwise_or.Tensor(self=%x, other=%y) : i64[3, 4]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_or.Tensor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,1,2,4,5,5,3,6,5,6,3,5}
tensor @r0.in.y : u8[3, 4] = {2,5,3,0,4,0,3,0,1,2,4,0}
tensor @r0.want.0.u8 : u8[3, 4] = {3,5,3,4,5,5,3,6,5,6,7,5}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %bitwise_or = aten.bitwise_or.Tensor(self=%x, other=%y) : u8[3, 4]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_or.Tensor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,true,false,true,true,false,true,false,true}
tensor @r0.in.y : bool[3, 4] = {false,false,false,true,false,false,false,false,false,true,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,true,true,false,true,true,false,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %bitwise_or = aten.bitwise_or.Tensor(self=%x, other=%y) : bool[3, 4]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_or.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[3, 1] = {-1,-1,1}
tensor @r0.in.y : i64[4] = {1,0,-7,-7}
tensor @r0.want.0.i64 : i64[3, 4] = {-1,-1,-1,-1,-1,-1,-1,-1,1,1,-7,-7}
tensor @r1.in.x : i64[4, 1] = {-1,-1,1,1}
tensor @r1.in.y : i64[6] = {0,-7,-7,-6,-2,2}
tensor @r1.want.0.i64 : i64[4, 6] = {-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-7,-7,-5,-1,3,1,-7,-7,-5,-1,3}
graph "main"(
    %x : i64[s77, 1],
    %y : i64[s17]) {
  %bitwise_or = aten.bitwise_or.Tensor(self=%x, other=%y) : i64[s77, s17]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_or.Tensor.broadcast.bool" stage "import"
tensor @r0.in.x : bool[3, 1] = {false,false,false}
tensor @r0.in.y : bool[4] = {false,false,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,true,false,false,true,true,false,false,true,true}
graph "main"(
    %x : bool[3, 1],
    %y : bool[4]) {
  %bitwise_or = aten.bitwise_or.Tensor(self=%x, other=%y) : bool[3, 4]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_or.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,false,false,true,false,true,false,false,true}
tensor @r0.in.y : i64[4] = {-2,6,7,-3}
tensor @r0.want.0.i64 : i64[3, 4] = {-2,7,7,-3,-2,6,7,-3,-1,6,7,-3}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %bitwise_or = aten.bitwise_or.Tensor(self=%x, other=%y) : i64[3, 4]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_xor.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : i32[3, 4] = {0,-1,4,1,-6,-5,6,-3,3,-4,7,2}
tensor @r0.in.y : i32[3, 4] = {-2,-3,4,-3,-1,1,7,-5,3,-3,-7,-3}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,2,0,-4,5,-6,1,6,0,1,-2,-1}
tensor @r1.in.x : i32[4, 6] = {0,-1,4,1,-6,-5,6,-3,3,-4,7,2,-2,-3,4,-3,-1,1,7,-5,3,-3,-7,-3}
tensor @r1.in.y : i32[4, 6] = {7,3,6,0,-4,-7,0,3,-1,6,1,-5,4,-2,-6,4,-6,7,5,1,-3,5,-5,-6}
tensor @r1.want.0.i32 : i32[4, 6] = {7,-4,2,1,6,2,6,-2,-4,-6,6,-7,-6,3,-2,-7,5,6,2,-6,-2,-8,2,7}
graph "main"(
    %x : i32[s17, s27],
    %y : i32[s17, s27]) {
  %bitwise_xor = aten.bitwise_xor.Tensor(self=%x, other=%y) : i32[s17, s27]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "bitwise_xor.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,2,0,0,2,-6,-3,5,2,-4,0,-5}
tensor @r0.in.y : i64[3, 4] = {4,7,-2,2,-2,-5,6,0,-6,7,-1,-5}
tensor @r0.want.0.i64 : i64[3, 4] = {-2,5,-2,2,-4,1,-5,5,-8,-5,-1,0}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %bitwise_xor = aten.bitwise_xor.Tensor(self=%x, other=%y) : i64[3, 4]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "bitwise_xor.Tensor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {5,6,0,4,6,4,2,7,6,6,5,2}
tensor @r0.in.y : u8[3, 4] = {6,1,2,2,1,6,6,5,4,6,2,0}
tensor @r0.want.0.u8 : u8[3, 4] = {3,7,2,6,7,2,4,2,2,0,7,2}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %bitwise_xor = aten.bitwise_xor.Tensor(self=%x, other=%y) : u8[3, 4]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "bitwise_xor.Tensor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,true,true,false,true,true,false,false,true}
tensor @r0.in.y : bool[3, 4] = {true,false,false,false,false,false,true,true,false,true,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,true,true,true,false,true,true,false,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %bitwise_xor = aten.bitwise_xor.Tensor(self=%x, other=%y) : bool[3, 4]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "bitwise_xor.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[3, 1] = {-7,7,-3}
tensor @r0.in.y : i64[4] = {-7,-5,0,-6}
tensor @r0.want.0.i64 : i64[3, 4] = {0,2,-7,3,-2,-4,7,-3,4,6,-3,7}
tensor @r1.in.x : i64[4, 1] = {-7,7,-3,-7}
tensor @r1.in.y : i64[6] = {-5,0,-6,4,0,5}
tensor @r1.want.0.i64 : i64[4, 6] = {2,-7,3,-3,-7,-4,-4,7,-3,3,7,2,6,-3,7,-7,-3,-8,2,-7,3,-3,-7,-4}
graph "main"(
    %x : i64[s77, 1],
    %y : i64[s17]) {
  %bitwise_xor = aten.bitwise_xor.Tensor(self=%x, other=%y) : i64[s77, s17]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "bitwise_xor.Tensor.broadcast.bool" stage "import"
tensor @r0.in.x : bool[3, 1] = {true,false,true}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,true,true,true,true,false,false,false,false}
graph "main"(
    %x : bool[3, 1],
    %y : bool[4]) {
  %bitwise_xor = aten.bitwise_xor.Tensor(self=%x, other=%y) : bool[3, 4]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "bitwise_xor.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,false,true,false,false,true,false,true,true}
tensor @r0.in.y : i64[4] = {1,-6,6,7}
tensor @r0.want.0.i64 : i64[3, 4] = {1,-5,6,6,1,-5,6,7,0,-6,7,6}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %bitwise_xor = aten.bitwise_xor.Tensor(self=%x, other=%y) : i64[3, 4]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "__and__.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : i32[3, 4] = {0,4,0,2,2,-7,-3,0,3,1,1,-2}
tensor @r0.in.y : i32[3, 4] = {-1,6,-6,5,-4,0,5,-2,-6,2,2,-1}
tensor @r0.want.0.i32 : i32[3, 4] = {0,4,0,0,0,0,5,0,2,0,0,-2}
tensor @r1.in.x : i32[4, 6] = {0,4,0,2,2,-7,-3,0,3,1,1,-2,-1,6,-6,5,-4,0,5,-2,-6,2,2,-1}
tensor @r1.in.y : i32[4, 6] = {4,-6,-1,-1,-3,4,7,1,-5,0,-1,-7,0,6,-4,2,4,2,-3,-5,-4,6,7,3}
tensor @r1.want.0.i32 : i32[4, 6] = {0,0,0,2,0,0,5,0,3,0,1,-8,0,6,-8,0,4,0,5,-6,-8,2,2,3}
graph "main"(
    %x : i32[s17, s27],
    %y : i32[s17, s27]) {
  %and_1 = aten.__and__.Tensor(self=%x, other=%y) : i32[s17, s27]
  return %and_1 as "and_1"
}

fxge 1
model "__and__.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,2,-6,-7,4,5,3,3,-6,7,4,4}
tensor @r0.in.y : i64[3, 4] = {-1,-6,-3,-7,-3,4,4,1,-5,3,-1,-2}
tensor @r0.want.0.i64 : i64[3, 4] = {-6,2,-8,-7,4,4,0,1,-6,3,4,4}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %and_1 = aten.__and__.Tensor(self=%x, other=%y) : i64[3, 4]
  return %and_1 as "and_1"
}

fxge 1
model "__and__.Tensor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,7,2,7,2,6,5,6,4,3,1,6}
tensor @r0.in.y : u8[3, 4] = {1,1,7,6,7,1,3,2,6,7,7,0}
tensor @r0.want.0.u8 : u8[3, 4] = {0,1,2,6,2,0,1,2,4,3,1,0}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %and_1 = aten.__and__.Tensor(self=%x, other=%y) : u8[3, 4]
  return %and_1 as "and_1"
}

fxge 1
model "__and__.Tensor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,false,true,true,true,false,false,false,false}
tensor @r0.in.y : bool[3, 4] = {false,false,true,false,true,true,false,false,false,false,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,true,false,false,true,false,false,false,false,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %and_1 = aten.__and__.Tensor(self=%x, other=%y) : bool[3, 4]
  return %and_1 as "and_1"
}

fxge 1
model "__and__.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[3, 1] = {-2,-5,1}
tensor @r0.in.y : i64[4] = {-3,-2,6,7}
tensor @r0.want.0.i64 : i64[3, 4] = {-4,-2,6,6,-7,-6,2,3,1,0,0,1}
tensor @r1.in.x : i64[4, 1] = {-2,-5,1,-3}
tensor @r1.in.y : i64[6] = {-2,6,7,7,-4,3}
tensor @r1.want.0.i64 : i64[4, 6] = {-2,6,6,6,-4,2,-6,2,3,3,-8,3,0,0,1,1,0,1,-4,4,5,5,-4,1}
graph "main"(
    %x : i64[s77, 1],
    %y : i64[s17]) {
  %and_1 = aten.__and__.Tensor(self=%x, other=%y) : i64[s77, s17]
  return %and_1 as "and_1"
}

fxge 1
model "__and__.Tensor.broadcast.bool" stage "import"
tensor @r0.in.x : bool[3, 1] = {true,false,false}
tensor @r0.in.y : bool[4] = {true,true,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,false,false,false,false,false,false,false,false}
graph "main"(
    %x : bool[3, 1],
    %y : bool[4]) {
  %and_1 = aten.__and__.Tensor(self=%x, other=%y) : bool[3, 4]
  return %and_1 as "and_1"
}

fxge 1
model "__and__.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,true,false,false,true,false,false,false,false,true}
tensor @r0.in.y : i64[4] = {-2,5,-1,6}
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,0,0,0,0,1,0,0,0,0,0}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %and_1 = aten.__and__.Tensor(self=%x, other=%y) : i64[3, 4]
  return %and_1 as "and_1"
}

fxge 1
model "__or__.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : i32[3, 4] = {-4,2,-2,2,-4,-5,2,1,6,-6,3,-6}
tensor @r0.in.y : i32[3, 4] = {-2,-7,-1,5,1,2,-7,-6,7,-4,6,-6}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,-5,-1,7,-3,-5,-5,-5,7,-2,7,-6}
tensor @r1.in.x : i32[4, 6] = {-4,2,-2,2,-4,-5,2,1,6,-6,3,-6,-2,-7,-1,5,1,2,-7,-6,7,-4,6,-6}
tensor @r1.in.y : i32[4, 6] = {-1,6,0,0,-6,2,-3,-7,2,-5,7,-4,-7,5,2,-7,-5,4,-1,4,-6,2,-1,7}
tensor @r1.want.0.i32 : i32[4, 6] = {-1,6,-2,2,-2,-5,-1,-7,6,-5,7,-2,-1,-3,-1,-3,-5,6,-1,-2,-1,-2,-1,-1}
graph "main"(
    %x : i32[s17, s27],
    %y : i32[s17, s27]) {
  %or_1 = aten.__or__.Tensor(self=%x, other=%y) : i32[s17, s27]
  return %or_1 as "or_1"
}

fxge 1
model "__or__.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,4,-1,0,-4,-5,-6,-4,2,0,0,-7}
tensor @r0.in.y : i64[3, 4] = {-5,3,-7,-4,3,0,4,7,-4,1,-2,-2}
tensor @r0.want.0.i64 : i64[3, 4] = {-1,7,-1,-4,-1,-5,-2,-1,-2,1,-2,-1}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %or_1 = aten.__or__.Tensor(self=%x, other=%y) : i64[3, 4]
  return %or_1 as "or_1"
}

fxge 1
model "__or__.Tensor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3,5,0,1,2,6,6,7,5,4,6,1}
tensor @r0.in.y : u8[3, 4] = {7,4,4,5,3,7,2,2,2,1,2,5}
tensor @r0.want.0.u8 : u8[3, 4] = {7,5,4,5,3,7,6,7,7,5,6,5}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %or_1 = aten.__or__.Tensor(self=%x, other=%y) : u8[3, 4]
  return %or_1 as "or_1"
}

fxge 1
model "__or__.Tensor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,false,true,true,true,false,true,true,false,true}
tensor @r0.in.y : bool[3, 4] = {false,true,false,true,true,true,false,true,true,true,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %or_1 = aten.__or__.Tensor(self=%x, other=%y) : bool[3, 4]
  return %or_1 as "or_1"
}

fxge 1
model "__or__.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[3, 1] = {1,2,-2}
tensor @r0.in.y : i64[4] = {-6,-1,-1,2}
tensor @r0.want.0.i64 : i64[3, 4] = {-5,-1,-1,3,-6,-1,-1,2,-2,-1,-1,-2}
tensor @r1.in.x : i64[4, 1] = {1,2,-2,-6}
tensor @r1.in.y : i64[6] = {-1,-1,2,0,-2,3}
tensor @r1.want.0.i64 : i64[4, 6] = {-1,-1,3,1,-1,3,-1,-1,2,2,-2,3,-1,-1,-2,-2,-2,-1,-1,-1,-6,-6,-2,-5}
graph "main"(
    %x : i64[s77, 1],
    %y : i64[s17]) {
  %or_1 = aten.__or__.Tensor(self=%x, other=%y) : i64[s77, s17]
  return %or_1 as "or_1"
}

fxge 1
model "__or__.Tensor.broadcast.bool" stage "import"
tensor @r0.in.x : bool[3, 1] = {true,true,false}
tensor @r0.in.y : bool[4] = {false,true,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,false,true,true,false}
graph "main"(
    %x : bool[3, 1],
    %y : bool[4]) {
  %or_1 = aten.__or__.Tensor(self=%x, other=%y) : bool[3, 4]
  return %or_1 as "or_1"
}

fxge 1
model "__or__.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,false,true,true,false,false,false,true,true,false}
tensor @r0.in.y : i64[4] = {5,2,7,-1}
tensor @r0.want.0.i64 : i64[3, 4] = {5,3,7,-1,5,3,7,-1,5,3,7,-1}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %or_1 = aten.__or__.Tensor(self=%x, other=%y) : i64[3, 4]
  return %or_1 as "or_1"
}

fxge 1
model "__xor__.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : i32[3, 4] = {-3,-5,4,-6,4,4,-4,1,-3,-3,4,-7}
tensor @r0.in.y : i32[3, 4] = {-3,-3,3,-6,3,-2,5,-4,1,-5,0,7}
tensor @r0.want.0.i32 : i32[3, 4] = {0,6,7,0,7,-6,-7,-3,-4,6,4,-2}
tensor @r1.in.x : i32[4, 6] = {-3,-5,4,-6,4,4,-4,1,-3,-3,4,-7,-3,-3,3,-6,3,-2,5,-4,1,-5,0,7}
tensor @r1.in.y : i32[4, 6] = {-3,0,7,0,-1,4,7,-1,2,5,1,7,7,-2,2,-5,-6,-4,-1,-4,7,0,0,4}
tensor @r1.want.0.i32 : i32[4, 6] = {0,-5,3,-6,-5,0,-5,-2,-1,-8,5,-2,-6,3,1,1,-7,2,-6,0,6,-5,0,3}
graph "main"(
    %x : i32[s17, s27],
    %y : i32[s17, s27]) {
  %xor = aten.__xor__.Tensor(self=%x, other=%y) : i32[s17, s27]
  return %xor as "xor"
}

fxge 1
model "__xor__.Tensor.same.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,-3,-4,3,-1,-3,-6,-1,4,5,-7,2}
tensor @r0.in.y : i64[3, 4] = {-7,5,7,2,-7,5,0,3,-3,6,-4,2}
tensor @r0.want.0.i64 : i64[3, 4] = {5,-8,-5,1,6,-8,-6,-4,-7,3,5,0}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %xor = aten.__xor__.Tensor(self=%x, other=%y) : i64[3, 4]
  return %xor as "xor"
}

fxge 1
model "__xor__.Tensor.same.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,4,1,4,1,1,3,7,1,1,1,5}
tensor @r0.in.y : u8[3, 4] = {5,4,5,1,7,1,2,3,2,6,1,4}
tensor @r0.want.0.u8 : u8[3, 4] = {1,0,4,5,6,0,1,4,3,7,0,1}
graph "main"(
    %x : u8[3, 4],
    %y : u8[3, 4]) {
  %xor = aten.__xor__.Tensor(self=%x, other=%y) : u8[3, 4]
  return %xor as "xor"
}

fxge 1
model "__xor__.Tensor.same.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,true,false,true,true,false,false,false,false}
tensor @r0.in.y : bool[3, 4] = {true,true,false,false,true,false,false,false,true,false,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,true,false,false,true,true,true,false,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %xor = aten.__xor__.Tensor(self=%x, other=%y) : bool[3, 4]
  return %xor as "xor"
}

fxge 1
model "__xor__.Tensor.broadcast.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[3, 1] = {-4,0,0}
tensor @r0.in.y : i64[4] = {1,-1,1,3}
tensor @r0.want.0.i64 : i64[3, 4] = {-3,3,-3,-1,1,-1,1,3,1,-1,1,3}
tensor @r1.in.x : i64[4, 1] = {-4,0,0,1}
tensor @r1.in.y : i64[6] = {-1,1,3,-3,1,7}
tensor @r1.want.0.i64 : i64[4, 6] = {3,-3,-1,1,-3,-5,-1,1,3,-3,1,7,-1,1,3,-3,1,7,-2,0,2,-4,0,6}
graph "main"(
    %x : i64[s77, 1],
    %y : i64[s17]) {
  %xor = aten.__xor__.Tensor(self=%x, other=%y) : i64[s77, s17]
  return %xor as "xor"
}

fxge 1
model "__xor__.Tensor.broadcast.bool" stage "import"
tensor @r0.in.x : bool[3, 1] = {false,true,true}
tensor @r0.in.y : bool[4] = {true,true,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,false,false,false,true,false,false,false,true}
graph "main"(
    %x : bool[3, 1],
    %y : bool[4]) {
  %xor = aten.__xor__.Tensor(self=%x, other=%y) : bool[3, 4]
  return %xor as "xor"
}

fxge 1
model "__xor__.Tensor.promote_bool_i64.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,true,false,true,false,true,false,false,true}
tensor @r0.in.y : i64[4] = {7,0,-2,1}
tensor @r0.want.0.i64 : i64[3, 4] = {6,0,-1,1,6,0,-1,1,6,0,-2,0}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4]) {
  %xor = aten.__xor__.Tensor(self=%x, other=%y) : i64[3, 4]
  return %xor as "xor"
}

fxge 1
model "add.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.40625,3.125,-1.90625,1.4375,-0.90625,1.65625,0.28125,3,-0.40625,-0.0625,-1.78125,-0.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {3.40625,6.125,1.09375,4.4375,2.09375,4.65625,3.28125,6,2.59375,2.9375,1.21875,2.6875}
tensor @r1.in.x : f32[4, 6] = {0.40625,3.125,-1.90625,1.4375,-0.90625,1.65625,0.28125,3,-0.40625,-0.0625,-1.78125,-0.3125,1.21875,2.28125,-0.78125,-2.34375,-0.75,-3,1.9375,2.5625,0.0625,-2.53125,-3.125,1.5625}
tensor @r1.want.0.f32 : f64[4, 6] = {3.40625,6.125,1.09375,4.4375,2.09375,4.65625,3.28125,6,2.59375,2.9375,1.21875,2.6875,4.21875,5.28125,2.21875,0.65625,2.25,0,4.9375,5.5625,3.0625,0.46875,-0.125,4.5625}
graph "main"(
    %x : f32[s77, s27]) {
  %add = aten.add.Scalar(self=%x, other=3) : f32[s77, s27]
  return %add as "add"
}

fxge 1
model "add.Scalar.int.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.40625,-0.1875,3.03125,2.90625,-2.5625,1.6875,1.65625,-0.84375,1.1875,1.28125,-1.375,-2.15625}
tensor @r0.want.0.bf16 : f64[3, 4] = {5.4062,2.8125,6.0312,5.9062,0.4375,4.6875,4.6562,2.1562,4.1875,4.2812,1.625,0.84375}
graph "main"(
    %x : bf16[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=3) : bf16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.int.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.125,2.375,1.25,-1.469,-1.25,0.8438,1.969,-2.688,1.75,-0.875,-1.406,-3}
tensor @r0.want.0.f16 : f64[3, 4] = {1.875,5.375,4.25,1.5312,1.75,3.8438,4.9688,0.3125,4.75,2.125,1.5938,0}
graph "main"(
    %x : f16[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=3) : f16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.int.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,-4,0,-5,5,-3,1,-3,5,-4,-2,3}
tensor @r0.want.0.i32 : i32[3, 4] = {-1,-1,3,-2,8,0,4,0,8,-1,1,6}
graph "main"(
    %x : i32[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=3) : i32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,6,2,-2,5,-1,4,-3,-7,-5,4,0}
tensor @r0.want.0.i64 : i64[3, 4] = {10,9,5,1,8,2,7,0,-4,-2,7,3}
graph "main"(
    %x : i64[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=3) : i64[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.0625,2.75,-1.84375,1.5,-2,-1.03125,0.3125,-1.03125,-2.59375,-2.375,1.34375,1}
tensor @r0.want.0.f32 : f64[3, 4] = {1.5625,4.25,-0.34375,3,-0.5,0.46875,1.8125,0.46875,-1.09375,-0.875,2.84375,2.5}
graph "main"(
    %x : f32[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.46875,0.6875,2.25,-1.53125,1.71875,2.59375,-0.28125,-1.375,2,-0.28125,1.125,0}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.9688,2.1875,3.75,-0.03125,3.2188,4.0938,1.2188,0.125,3.5,1.2188,2.625,1.5}
graph "main"(
    %x : bf16[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=1.5) : bf16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.812,2.344,-2.5,-1.3125,2.156,-0.0625,2.719,-2.75,0.7188,2.938,2.812,2.875}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.3125,3.8438,-1,0.1875,3.6562,1.4375,4.2188,-1.25,2.2188,4.4375,4.3125,4.375}
graph "main"(
    %x : f16[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=1.5) : f16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.float.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,4,7,2,-4,-6,6,-3,2,-7,5,6}
tensor @r0.want.0.f32 : f64[3, 4] = {5.5,5.5,8.5,3.5,-2.5,-4.5,7.5,-1.5,3.5,-5.5,6.5,7.5}
graph "main"(
    %x : i32[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.float.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,-1,-2,-6,1,4,-2,-1,-4,4,1,5}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5,0.5,-0.5,-4.5,2.5,5.5,-0.5,0.5,-2.5,5.5,2.5,6.5}
graph "main"(
    %x : i64[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.78125,2.25,3.125,-1.75,-0.40625,-1.3125,0.1875,-0.28125,-2.96875,-1.25,0.78125,0.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.78125,0.25,1.125,-3.75,-2.40625,-3.3125,-1.8125,-2.28125,-4.96875,-3.25,-1.21875,-1.375}
graph "main"(
    %x : f32[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=-2) : f32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.28125,-0.03125,-2.84375,1.8125,-1.53125,-1.84375,-0.78125,-1.1875,-0.4375,-2.84375,-1.90625,-0.875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2.2812,-2.0312,-4.8438,-0.1875,-3.5312,-3.8438,-2.7812,-3.1875,-2.4375,-4.8438,-3.9062,-2.875}
graph "main"(
    %x : bf16[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=-2) : bf16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.negative.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1,2.25,1.844,0,-1.6875,-0.5625,2.125,1.656,0.9062,1.656,2.219,-2.031}
tensor @r0.want.0.f16 : f64[3, 4] = {-1,0.25,-0.15625,-2,-3.6875,-2.5625,0.125,-0.34375,-1.0938,-0.34375,0.21875,-4.0312}
graph "main"(
    %x : f16[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=-2) : f16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.negative.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,2,-6,-3,-4,-7,-2,-3,6,4,-4,-3}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,0,-8,-5,-6,-9,-4,-5,4,2,-6,-5}
graph "main"(
    %x : i32[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=-2) : i32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.negative.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,0,6,-6,6,0,-2,2,2,-4,-4,6}
tensor @r0.want.0.i64 : i64[3, 4] = {-8,-2,4,-8,4,-2,-4,0,0,-6,-6,4}
graph "main"(
    %x : i64[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=-2) : i64[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.bool_self.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,false,false,true,false,false,true,false,true,true}
tensor @r0.want.0.i64 : i64[3, 4] = {2,2,3,2,2,3,2,2,3,2,3,3}
graph "main"(
    %x : bool[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=2) : i64[3, 4]
  return %add as "add"
}

fxge 1
model "sub.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.21875,-0.5625,0.03125,2.125,-0.8125,-0.9375,0.875,-1.46875,-0.375,2.71875,-1.96875,0.5}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.78125,-3.5625,-2.96875,-0.875,-3.8125,-3.9375,-2.125,-4.46875,-3.375,-0.28125,-4.96875,-2.5}
tensor @r1.in.x : f32[4, 6] = {1.21875,-0.5625,0.03125,2.125,-0.8125,-0.9375,0.875,-1.46875,-0.375,2.71875,-1.96875,0.5,1.28125,-0.5625,2.75,-2.40625,-1.6875,2.9375,0.71875,2.3125,0.78125,-1.75,0.46875,2.625}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.78125,-3.5625,-2.96875,-0.875,-3.8125,-3.9375,-2.125,-4.46875,-3.375,-0.28125,-4.96875,-2.5,-1.71875,-3.5625,-0.25,-5.40625,-4.6875,-0.0625,-2.28125,-0.6875,-2.21875,-4.75,-2.53125,-0.375}
graph "main"(
    %x : f32[s77, s27]) {
  %sub = aten.sub.Scalar(self=%x, other=3) : f32[s77, s27]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.int.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.5625,-1.9375,0.84375,-1.53125,-0.46875,-1.15625,-0.875,-1.8125,-0.625,2.90625,-0.21875,-1.3125}
tensor @r0.want.0.bf16 : f64[3, 4] = {-4.5625,-4.9375,-2.1562,-4.5312,-3.4688,-4.1562,-3.875,-4.8125,-3.625,-0.09375,-3.2188,-4.3125}
graph "main"(
    %x : bf16[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=3) : bf16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.int.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.312,1.8125,2.062,0.25,0.0625,2.781,-2.562,-2.281,-1.906,1.031,-1.1875,-0.8438}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.6875,-1.1875,-0.9375,-2.75,-2.9375,-0.21875,-5.5625,-5.2812,-4.9062,-1.9688,-4.1875,-3.8438}
graph "main"(
    %x : f16[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=3) : f16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.int.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,-2,6,4,7,6,5,0,-6,-3,-3,-1}
tensor @r0.want.0.i32 : i32[3, 4] = {1,-5,3,1,4,3,2,-3,-9,-6,-6,-4}
graph "main"(
    %x : i32[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=3) : i32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,7,4,-4,7,3,2,-7,7,-1,-4,-2}
tensor @r0.want.0.i64 : i64[3, 4] = {-1,4,1,-7,4,0,-1,-10,4,-4,-7,-5}
graph "main"(
    %x : i64[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=3) : i64[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.8125,0.3125,-2.40625,0.28125,0.59375,0.4375,-2.21875,2,-1.9375,-0.21875,2.6875,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.3125,-1.1875,-3.90625,-1.21875,-0.90625,-1.0625,-3.71875,0.5,-3.4375,-1.71875,1.1875,0.5}
graph "main"(
    %x : f32[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.65625,-1.5625,2.65625,-2.40625,-0.9375,-0.78125,1.40625,-2.59375,-0.84375,-2.90625,-2.625,-1.8125}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.84375,-3.0625,1.1562,-3.9062,-2.4375,-2.2812,-0.09375,-4.0938,-2.3438,-4.4062,-4.125,-3.3125}
graph "main"(
    %x : bf16[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=1.5) : bf16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.03125,-0.8125,-1.469,-1.219,-1.906,-2.281,1.281,-0.0625,-1.094,2.906,1.469,2.844}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.4688,-2.3125,-2.9688,-2.7188,-3.4062,-3.7812,-0.21875,-1.5625,-2.5938,1.4062,-0.03125,1.3438}
graph "main"(
    %x : f16[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=1.5) : f16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.float.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,3,2,-6,7,0,3,4,5,7,0,-7}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.5,1.5,0.5,-7.5,5.5,-1.5,1.5,2.5,3.5,5.5,-1.5,-8.5}
graph "main"(
    %x : i32[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.float.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-7,7,-4,-4,1,-5,-7,4,2,2,-7}
tensor @r0.want.0.f32 : f64[3, 4] = {-8.5,-8.5,5.5,-5.5,-5.5,-0.5,-6.5,-8.5,2.5,0.5,0.5,-8.5}
graph "main"(
    %x : i64[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.40625,0.28125,-1.75,3.125,-1.5,2.8125,0.625,-3.09375,-1.125,0.8125,-3.03125,-0.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {4.40625,2.28125,0.25,5.125,0.5,4.8125,2.625,-1.09375,0.875,2.8125,-1.03125,1.21875}
graph "main"(
    %x : f32[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=-2) : f32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.375,-0.75,2.59375,0.90625,-2.1875,-2.96875,-1.9375,-2.875,-0.375,-1.875,-1.125,2.46875}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.625,1.25,4.5938,2.9062,-0.1875,-0.96875,0.0625,-0.875,1.625,0.125,0.875,4.4688}
graph "main"(
    %x : bf16[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=-2) : bf16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.negative.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.656,2.156,-0.9062,0.125,1.5,1.781,1.344,-2.094,-3.094,-1.969,0.9375,-2.094}
tensor @r0.want.0.f16 : f64[3, 4] = {3.6562,4.1562,1.0938,2.125,3.5,3.7812,3.3438,-0.09375,-1.0938,0.03125,2.9375,-0.09375}
graph "main"(
    %x : f16[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=-2) : f16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.negative.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,5,-1,-4,-3,-3,-2,5,1,6,-7,-5}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,7,1,-2,-1,-1,0,7,3,8,-5,-3}
graph "main"(
    %x : i32[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=-2) : i32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.negative.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,-7,-4,6,-3,0,6,5,2,-6,4,6}
tensor @r0.want.0.i64 : i64[3, 4] = {-3,-5,-2,8,-1,2,8,7,4,-4,6,8}
graph "main"(
    %x : i64[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=-2) : i64[3, 4]
  return %sub as "sub"
}

fxge 1
model "mul.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.71875,0.28125,2.9375,-0.84375,1.0625,-0.9375,-2.09375,0.6875,-0.21875,1.9375,-1.3125,1.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {-5.15625,0.84375,8.8125,-2.53125,3.1875,-2.8125,-6.28125,2.0625,-0.65625,5.8125,-3.9375,5.8125}
tensor @r1.in.x : f32[4, 6] = {-1.71875,0.28125,2.9375,-0.84375,1.0625,-0.9375,-2.09375,0.6875,-0.21875,1.9375,-1.3125,1.9375,-1.71875,1.125,0.71875,1.125,2.90625,-1.15625,-1.8125,2.75,-0.15625,1.0625,-2.5625,-3.03125}
tensor @r1.want.0.f32 : f64[4, 6] = {-5.15625,0.84375,8.8125,-2.53125,3.1875,-2.8125,-6.28125,2.0625,-0.65625,5.8125,-3.9375,5.8125,-5.15625,3.375,2.15625,3.375,8.71875,-3.46875,-5.4375,8.25,-0.46875,3.1875,-7.6875,-9.09375}
graph "main"(
    %x : f32[s77, s27]) {
  %mul = aten.mul.Scalar(self=%x, other=3) : f32[s77, s27]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.int.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.34375,1.90625,-2.21875,2.28125,0.75,2.90625,-3.09375,-2.25,-3.0625,0.375,-2.71875,-1}
tensor @r0.want.0.bf16 : f64[3, 4] = {4.0312,5.7188,-6.6562,6.8438,2.25,8.7188,-9.2812,-6.75,-9.1875,1.125,-8.1562,-3}
tensor @r0.own.0 : f64[] = {0.0034}
graph "main"(
    %x : bf16[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=3) : bf16[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.int.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.188,1.125,-2.375,0.75,0.5312,-1.406,-1.219,-0.0625,-2.594,-0.5625,-0.9062,-1.5}
tensor @r0.want.0.f16 : f64[3, 4] = {6.5625,3.375,-7.125,2.25,1.5938,-4.2188,-3.6562,-0.1875,-7.7812,-1.6875,-2.7188,-4.5}
graph "main"(
    %x : f16[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=3) : f16[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.int.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,1,-1,0,-1,-7,5,7,6,5,5,-1}
tensor @r0.want.0.i32 : i32[3, 4] = {-3,3,-3,0,-3,-21,15,21,18,15,15,-3}
graph "main"(
    %x : i32[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=3) : i32[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,2,6,-7,1,-2,2,2,-7,-6,5,2}
tensor @r0.want.0.i64 : i64[3, 4] = {15,6,18,-21,3,-6,6,6,-21,-18,15,6}
graph "main"(
    %x : i64[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=3) : i64[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.75,1.78125,-1.90625,-0.78125,-1.6875,2.6875,-1.65625,-3.09375,-2,1.46875,0.8125,1.5}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.625,2.671875,-2.859375,-1.171875,-2.53125,4.03125,-2.484375,-4.640625,-3,2.203125,1.21875,2.25}
graph "main"(
    %x : f32[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.5,-0.59375,0.78125,-2.875,0.3125,-1.34375,-1.90625,-1.5,-1.21875,0.96875,-1.65625,0.5}
tensor @r0.want.0.bf16 : f64[3, 4] = {-3.75,-0.89062,1.1719,-4.3125,0.46875,-2.0156,-2.8594,-2.25,-1.8281,1.4531,-2.4844,0.75}
graph "main"(
    %x : bf16[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=1.5) : bf16[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.4375,-2.906,-1.406,-2.094,0.4375,-1.594,-1.375,0.8125,1.156,-0.75,-2.031,-0.3438}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.65625,-4.3594,-2.1094,-3.1406,0.65625,-2.3906,-2.0625,1.2188,1.7344,-1.125,-3.0469,-0.51562}
graph "main"(
    %x : f16[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=1.5) : f16[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.float.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,-6,0,5,-7,2,1,1,0,-5,5,-6}
tensor @r0.want.0.f32 : f64[3, 4] = {7.5,-9,0,7.5,-10.5,3,1.5,1.5,0,-7.5,7.5,-9}
graph "main"(
    %x : i32[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.float.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,5,-3,-7,-6,-4,7,0,0,-1,4,-3}
tensor @r0.want.0.f32 : f64[3, 4] = {-9,7.5,-4.5,-10.5,-9,-6,10.5,0,0,-1.5,6,-4.5}
graph "main"(
    %x : i64[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.9375,-0.4375,-0.96875,0,-2.6875,-0.25,1.09375,-2.90625,0.8125,-2.59375,-2.1875,0.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.875,0.875,1.9375,-0.0,5.375,0.5,-2.1875,5.8125,-1.625,5.1875,4.375,-1.0625}
graph "main"(
    %x : f32[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=-2) : f32[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.65625,-1.21875,1.03125,2.34375,2.46875,-2.0625,-2.09375,-2.75,-1.0625,-2.125,-1.3125,-1.03125}
tensor @r0.want.0.bf16 : f64[3, 4] = {5.3125,2.4375,-2.0625,-4.6875,-4.9375,4.125,4.1875,5.5,2.125,4.25,2.625,2.0625}
graph "main"(
    %x : bf16[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=-2) : bf16[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.negative.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.656,2.938,0.7812,0.4062,2.688,1.6875,2.469,-0.1562,-2.5,-2.844,1.406,1.375}
tensor @r0.want.0.f16 : f64[3, 4] = {3.3125,-5.875,-1.5625,-0.8125,-5.375,-3.375,-4.9375,0.3125,5,5.6875,-2.8125,-2.75}
graph "main"(
    %x : f16[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=-2) : f16[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.negative.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-7,-4,-5,-2,1,5,0,-5,-6,7,-5,-6}
tensor @r0.want.0.i32 : i32[3, 4] = {14,8,10,4,-2,-10,0,10,12,-14,10,12}
graph "main"(
    %x : i32[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=-2) : i32[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.negative.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,7,4,3,-2,4,6,-5,4,3,2,-3}
tensor @r0.want.0.i64 : i64[3, 4] = {10,-14,-8,-6,4,-8,-12,10,-8,-6,-4,6}
graph "main"(
    %x : i64[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=-2) : i64[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.bool_self.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,false,true,false,false,true,true,false,true,false}
tensor @r0.want.0.i64 : i64[3, 4] = {2,2,2,0,2,0,0,2,2,0,2,0}
graph "main"(
    %x : bool[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=2) : i64[3, 4]
  return %mul as "mul"
}

fxge 1
model "div.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0,-1.78125,0.3125,0.4375,2.125,-1.625,-1.71875,0.25,-2.21875,0.5625,2.9375,2.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {0,-0.59375,0.1041667,0.1458333,0.7083333,-0.5416667,-0.5729167,0.08333333,-0.7395833,0.1875,0.9791667,0.71875}
tensor @r1.in.x : f32[4, 6] = {0,-1.78125,0.3125,0.4375,2.125,-1.625,-1.71875,0.25,-2.21875,0.5625,2.9375,2.15625,-2.375,1.84375,-0.84375,-0.84375,0.59375,-0.78125,1.65625,-0.75,-0.71875,-2.40625,-1.96875,3.125}
tensor @r1.want.0.f32 : f64[4, 6] = {0,-0.59375,0.1041667,0.1458333,0.7083333,-0.5416667,-0.5729167,0.08333333,-0.7395833,0.1875,0.9791667,0.71875,-0.7916667,0.6145833,-0.28125,-0.28125,0.1979167,-0.2604167,0.5520833,-0.25,-0.2395833,-0.8020833,-0.65625,1.041667}
graph "main"(
    %x : f32[s77, s27]) {
  %div = aten.div.Scalar(self=%x, other=3) : f32[s77, s27]
  return %div as "div"
}

fxge 1
model "div.Scalar.int.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.5,-1.96875,-0.21875,2.59375,2.4375,1.625,2.96875,-0.5625,0,-0.28125,-0.9375,-2}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.83333,-0.65625,-0.072917,0.86458,0.8125,0.54167,0.98958,-0.1875,0,-0.09375,-0.3125,-0.66667}
tensor @r0.own.0 : f64[] = {0.0013}
graph "main"(
    %x : bf16[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=3) : bf16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.int.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.7812,1.219,2.562,0.5,1.469,2.562,-1.4375,-2.719,-1.969,-0.9062,-0.25,2}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.26042,0.40625,0.85417,0.16667,0.48958,0.85417,-0.47917,-0.90625,-0.65625,-0.30208,-0.083333,0.66667}
tensor @r0.own.0 : f64[] = {0.00018}
graph "main"(
    %x : f16[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=3) : f16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.int.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,-2,5,-6,-1,-7,6,0,-5,2,3,-2}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.333333,-0.6666667,1.666667,-2,-0.3333333,-2.333333,2,0,-1.666667,0.6666667,1,-0.6666667}
graph "main"(
    %x : i32[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=3) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,-1,-7,-3,-7,2,4,5,-7,6,1,5}
tensor @r0.want.0.f32 : f64[3, 4] = {2.333333,-0.3333333,-2.333333,-1,-2.333333,0.6666667,1.333333,1.666667,-2.333333,2,0.3333333,1.666667}
graph "main"(
    %x : i64[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=3) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.53125,2.0625,0,1.21875,-2.84375,1.53125,-1.28125,-3.09375,2.71875,-1.65625,1.5,-1.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.020833,1.375,0,0.8125,-1.895833,1.020833,-0.8541667,-2.0625,1.8125,-1.104167,1,-1.145833}
graph "main"(
    %x : f32[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.09375,-2.6875,2,0.15625,-1.40625,-1.5625,-1.1875,2.875,1.5625,-2.0625,1.09375,-1.25}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.72917,-1.7917,1.3333,0.10417,-0.9375,-1.0417,-0.79167,1.9167,1.0417,-1.375,0.72917,-0.83333}
tensor @r0.own.0 : f64[] = {0.0014}
graph "main"(
    %x : bf16[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=1.5) : bf16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.09375,2.438,-1.0625,0.25,-0.375,-0.9375,-1.031,3.062,0.7188,-2.125,1.6875,0.4062}
tensor @r0.want.0.f16 : f64[3, 4] = {0.0625,1.625,-0.70833,0.16667,-0.25,-0.625,-0.6875,2.0417,0.47917,-1.4167,1.125,0.27083}
tensor @r0.own.0 : f64[] = {0.00032}
graph "main"(
    %x : f16[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=1.5) : f16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.float.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,-2,-2,4,5,-7,-5,7,-1,5,6,-6}
tensor @r0.want.0.f32 : f64[3, 4] = {0,-1.333333,-1.333333,2.666667,3.333333,-4.666667,-3.333333,4.666667,-0.6666667,3.333333,4,-4}
graph "main"(
    %x : i32[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.float.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,0,1,-6,1,5,6,-2,-4,3,-2,0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.333333,0,0.6666667,-4,0.6666667,3.333333,4,-1.333333,-2.666667,2,-1.333333,0}
graph "main"(
    %x : i64[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.9375,1.875,-1.90625,0.53125,0.8125,-1.78125,1.84375,1.34375,-0.3125,-0.90625,2.46875,-0.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.46875,-0.9375,0.953125,-0.265625,-0.40625,0.890625,-0.921875,-0.671875,0.15625,0.453125,-1.234375,0.140625}
graph "main"(
    %x : f32[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=-2) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.03125,-1.625,-2.15625,0.5,-0.6875,2.5,0.4375,-2.125,1.5625,0.03125,2.25,-1.625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.51562,0.8125,1.0781,-0.25,0.34375,-1.25,-0.21875,1.0625,-0.78125,-0.015625,-1.125,0.8125}
graph "main"(
    %x : bf16[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=-2) : bf16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.negative.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.2188,2.875,-2.531,-0.625,-1.344,-0.75,0.3438,1.3125,-0.6562,-0.1875,-2.75,-0.75}
tensor @r0.want.0.f16 : f64[3, 4] = {0.10938,-1.4375,1.2656,0.3125,0.67188,0.375,-0.17188,-0.65625,0.32812,0.09375,1.375,0.375}
graph "main"(
    %x : f16[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=-2) : f16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.negative.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,0,-6,0,5,-2,-6,3,-4,-3,-6,3}
tensor @r0.want.0.f32 : f64[3, 4] = {1.5,-0.0,3,-0.0,-2.5,1,3,-1.5,2,1.5,3,-1.5}
graph "main"(
    %x : i32[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=-2) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.negative.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,1,3,-7,-1,1,-6,5,-4,3,-5,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5,-0.5,-1.5,3.5,0.5,-0.5,3,-2.5,2,-1.5,2.5,-1}
graph "main"(
    %x : i64[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=-2) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.bool_self.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,true,true,false,true,false,true,true,false}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5,0,0.5,0.5,0.5,0.5,0,0.5,0,0.5,0.5,0}
graph "main"(
    %x : bool[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=2) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "rsub.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.71875,-2.59375,0.25,0,-2.125,0,2.09375,1.375,-0.28125,1.96875,2.46875,-1.59375}
tensor @r0.want.0.f32 : f64[3, 4] = {4.71875,5.59375,2.75,3,5.125,3,0.90625,1.625,3.28125,1.03125,0.53125,4.59375}
tensor @r1.in.x : f32[4, 6] = {-1.71875,-2.59375,0.25,0,-2.125,0,2.09375,1.375,-0.28125,1.96875,2.46875,-1.59375,1.375,1.875,2.84375,-3.0625,-0.40625,2,-0.40625,-2.65625,0.53125,2.03125,-1.46875,-3.125}
tensor @r1.want.0.f32 : f64[4, 6] = {4.71875,5.59375,2.75,3,5.125,3,0.90625,1.625,3.28125,1.03125,0.53125,4.59375,1.625,1.125,0.15625,6.0625,3.40625,1,3.40625,5.65625,2.46875,0.96875,4.46875,6.125}
graph "main"(
    %x : f32[s77, s27]) {
  %rsub = aten.rsub.Scalar(self=%x, other=3) : f32[s77, s27]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.int.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.21875,-0.125,3.0625,3,-2.96875,-0.75,-0.3125,1.40625,-2.46875,-2.03125,-0.59375,-2.875}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.7812,3.125,-0.0625,0,5.9688,3.75,3.3125,1.5938,5.4688,5.0312,3.5938,5.875}
graph "main"(
    %x : bf16[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=3) : bf16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.int.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.969,2.656,0.125,-3.125,0.3125,-0.5938,-1.3125,1.8125,1.344,-1.344,2.594,-2}
tensor @r0.want.0.f16 : f64[3, 4] = {1.0312,0.34375,2.875,6.125,2.6875,3.5938,4.3125,1.1875,1.6562,4.3438,0.40625,5}
graph "main"(
    %x : f16[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=3) : f16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.int.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,-5,0,-1,-6,-6,-3,-5,-4,6,1,6}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,8,3,4,9,9,6,8,7,-3,2,-3}
graph "main"(
    %x : i32[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=3) : i32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,-7,-5,1,-4,1,-7,-1,5,0,1,1}
tensor @r0.want.0.i64 : i64[3, 4] = {-1,10,8,2,7,2,10,4,-2,3,2,2}
graph "main"(
    %x : i64[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=3) : i64[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.90625,-1.3125,-2.9375,-0.40625,-2.40625,2.3125,1.40625,-0.15625,2,-1.875,0.15625,1.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {3.40625,2.8125,4.4375,1.90625,3.90625,-0.8125,0.09375,1.65625,-0.5,3.375,1.34375,-0.15625}
graph "main"(
    %x : f32[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.6875,-2.03125,1.125,-0.71875,1,-0.375,2.0625,0.1875,1.5,-2.5625,-0.0625,-2.46875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.1875,3.5312,0.375,2.2188,0.5,1.875,-0.5625,1.3125,0,4.0625,1.5625,3.9688}
graph "main"(
    %x : bf16[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=1.5) : bf16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.906,1.125,1.375,1.75,2.531,1.5,-1.406,3,2.219,-1.469,-2.094,2.281}
tensor @r0.want.0.f16 : f64[3, 4] = {4.4062,0.375,0.125,-0.25,-1.0312,0,2.9062,-1.5,-0.71875,2.9688,3.5938,-0.78125}
graph "main"(
    %x : f16[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=1.5) : f16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.float.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,4,4,4,-5,-3,-5,-4,1,-2,-3,-2}
tensor @r0.want.0.f32 : f64[3, 4] = {1.5,-2.5,-2.5,-2.5,6.5,4.5,6.5,5.5,0.5,3.5,4.5,3.5}
graph "main"(
    %x : i32[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.float.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,-3,-5,-4,-6,3,-4,1,-7,-1,-6,-3}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.5,4.5,6.5,5.5,7.5,-1.5,5.5,0.5,8.5,2.5,7.5,4.5}
graph "main"(
    %x : i64[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.71875,-0.9375,-0.0625,2.71875,-2,-2.59375,-2.40625,1.4375,2.78125,-0.09375,-0.71875,-3.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.28125,-1.0625,-1.9375,-4.71875,0,0.59375,0.40625,-3.4375,-4.78125,-1.90625,-1.28125,1.03125}
graph "main"(
    %x : f32[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=-2) : f32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.46875,-1.75,-2.875,-2.875,2.1875,-2.75,-2.03125,0.71875,-0.6875,-2,-2.5625,1.75}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.46875,-0.25,0.875,0.875,-4.1875,0.75,0.03125,-2.7188,-1.3125,0,0.5625,-3.75}
graph "main"(
    %x : bf16[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=-2) : bf16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.negative.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5938,1.781,-2.312,2.25,2.406,2.688,2.469,-0.1875,0.5,-1.656,3.125,1.656}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.4062,-3.7812,0.3125,-4.25,-4.4062,-4.6875,-4.4688,-1.8125,-2.5,-0.34375,-5.125,-3.6562}
graph "main"(
    %x : f16[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=-2) : f16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.negative.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-7,0,-2,2,-7,-7,4,-4,4,-7,-4,3}
tensor @r0.want.0.i32 : i32[3, 4] = {5,-2,0,-4,5,5,-6,2,-6,5,2,-5}
graph "main"(
    %x : i32[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=-2) : i32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.negative.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,-4,-2,-6,2,0,4,5,-6,-3,-2,2}
tensor @r0.want.0.i64 : i64[3, 4] = {-4,2,0,4,-4,-2,-6,-7,4,1,0,-4}
graph "main"(
    %x : i64[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=-2) : i64[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "remainder.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.09375,0.59375,1.875,0.5,1.8125,0.09375,-1.84375,-0.125,-0.75,1.65625,-0.4375,1.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.90625,0.59375,1.875,0.5,1.8125,0.09375,1.15625,2.875,2.25,1.65625,2.5625,1.71875}
tensor @r1.in.x : f32[4, 6] = {-1.09375,0.59375,1.875,0.5,1.8125,0.09375,-1.84375,-0.125,-0.75,1.65625,-0.4375,1.71875,0.03125,0.125,-1.03125,-1.96875,-1.65625,-2.09375,0.1875,2.0625,2.5625,2.5,-1.25,0.4375}
tensor @r1.want.0.f32 : f64[4, 6] = {1.90625,0.59375,1.875,0.5,1.8125,0.09375,1.15625,2.875,2.25,1.65625,2.5625,1.71875,0.03125,0.125,1.96875,1.03125,1.34375,0.90625,0.1875,2.0625,2.5625,2.5,1.75,0.4375}
graph "main"(
    %x : f32[s77, s27]) {
  %remainder = aten.remainder.Scalar(self=%x, other=3) : f32[s77, s27]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.int.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2,0.9375,-0.3125,1.21875,1.21875,1.625,1.5625,-2.6875,2.34375,-2.125,-0.21875,1.28125}
tensor @r0.want.0.bf16 : f64[3, 4] = {1,0.9375,2.6875,1.2188,1.2188,1.625,1.5625,0.3125,2.3438,0.875,2.7812,1.2812}
graph "main"(
    %x : bf16[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=3) : bf16[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.int.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.9375,-2.844,-2.688,1.156,-1.406,0.6562,0.1562,0.3125,0.75,-0.5312,2,-1}
tensor @r0.want.0.f16 : f64[3, 4] = {0.9375,0.15625,0.3125,1.1562,1.5938,0.65625,0.15625,0.3125,0.75,2.4688,2,2}
graph "main"(
    %x : f16[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=3) : f16[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.int.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,3,-4,1,2,-3,7,-3,-4,0,7,-2}
tensor @r0.want.0.i32 : i32[3, 4] = {1,0,2,1,2,0,1,0,2,0,1,1}
graph "main"(
    %x : i32[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=3) : i32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,4,-2,3,-2,-6,5,-2,-2,3,-6,-5}
tensor @r0.want.0.i64 : i64[3, 4] = {2,1,1,0,1,0,2,1,1,0,0,1}
graph "main"(
    %x : i64[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=3) : i64[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.0625,2.84375,-2.375,3.125,-1.1875,1.8125,1.96875,1.0625,0.03125,2.75,2.9375,-1.59375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0625,1.34375,0.625,0.125,0.3125,0.3125,0.46875,1.0625,0.03125,1.25,1.4375,1.40625}
graph "main"(
    %x : f32[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.40625,2.75,1.3125,1.28125,-3.125,3,1.6875,-0.8125,-1.375,-1.75,-1.0625,1.0625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.40625,1.25,1.3125,1.2812,1.375,0,0.1875,0.6875,0.125,1.25,0.4375,1.0625}
graph "main"(
    %x : bf16[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=1.5) : bf16[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.3125,-1.781,-2.688,-1.125,1.844,1.094,-2.156,-1.375,1.406,-0.625,-1.9375,1.125}
tensor @r0.want.0.f16 : f64[3, 4] = {0.3125,1.2188,0.3125,0.375,0.34375,1.0938,0.84375,0.125,1.4062,0.875,1.0625,1.125}
graph "main"(
    %x : f16[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=1.5) : f16[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.float.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,5,3,-7,-7,-1,0,2,0,6,5,-7}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0.5,0,0.5,0.5,0.5,0,0.5,0,0,0.5,0.5}
graph "main"(
    %x : i32[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.float.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,-3,4,-2,3,-2,5,-6,-1,4,7,-7}
tensor @r0.want.0.f32 : f64[3, 4] = {1,-0.0,1,1,0,1,0.5,-0.0,0.5,1,1,0.5}
graph "main"(
    %x : i64[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.75,0.84375,-2.375,2.125,-1.5,-0.78125,-1.15625,0.28125,1,-1,-1.3125,1.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.25,-1.15625,-0.375,-1.875,-1.5,-0.78125,-1.15625,-1.71875,-1,-1,-1.3125,-0.375}
graph "main"(
    %x : f32[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=-2) : f32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.65625,2.34375,1.375,2.1875,2.84375,-2.46875,1.40625,-2.875,0.9375,2.59375,1.84375,-1.34375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.6562,-1.6562,-0.625,-1.8125,-1.1562,-0.46875,-0.59375,-0.875,-1.0625,-1.4062,-0.15625,-1.3438}
graph "main"(
    %x : bf16[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=-2) : bf16[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.negative.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2,-0.03125,-0.0625,0.375,1.3125,-2.094,3.031,-0.1875,-0.125,1.25,-0.125,0.1875}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.0,-0.03125,-0.0625,-1.625,-0.6875,-0.09375,-0.96875,-0.1875,-0.125,-0.75,-0.125,-1.8125}
graph "main"(
    %x : f16[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=-2) : f16[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.negative.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7,6,-3,3,1,1,6,-4,-6,-5,-4,6}
tensor @r0.want.0.i32 : i32[3, 4] = {-1,0,-1,-1,-1,-1,0,0,0,-1,0,0}
graph "main"(
    %x : i32[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=-2) : i32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.negative.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,5,0,6,-7,0,4,-6,-6,3,-1,4}
tensor @r0.want.0.i64 : i64[3, 4] = {0,-1,0,0,-1,0,0,0,0,-1,-1,0}
graph "main"(
    %x : i64[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=-2) : i64[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar.bool_self.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,false,false,true,false,false,true,true,true}
tensor @r0.want.0.i64 : i64[3, 4] = {1,1,1,1,0,0,1,0,0,1,1,1}
graph "main"(
    %x : bool[3, 4]) {
  %remainder = aten.remainder.Scalar(self=%x, other=2) : i64[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "fmod.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.125,-1.71875,-3,-1.4375,-0.1875,1.09375,-0.59375,2.25,0.25,2.1875,-2.21875,1.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.125,-1.71875,-0.0,-1.4375,-0.1875,1.09375,-0.59375,2.25,0.25,2.1875,-2.21875,1.03125}
tensor @r1.in.x : f32[4, 6] = {-0.125,-1.71875,-3,-1.4375,-0.1875,1.09375,-0.59375,2.25,0.25,2.1875,-2.21875,1.03125,-1.78125,2.875,-1.28125,-2.5625,-0.40625,2.125,-1.9375,-2.5625,-0.40625,-1.0625,0.6875,0.4375}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.125,-1.71875,-0.0,-1.4375,-0.1875,1.09375,-0.59375,2.25,0.25,2.1875,-2.21875,1.03125,-1.78125,2.875,-1.28125,-2.5625,-0.40625,2.125,-1.9375,-2.5625,-0.40625,-1.0625,0.6875,0.4375}
graph "main"(
    %x : f32[s77, s27]) {
  %fmod = aten.fmod.Scalar(self=%x, other=3) : f32[s77, s27]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.int.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.1875,2.84375,1.6875,-0.25,-0.71875,3.0625,-2.65625,1.125,-2.4375,1.09375,2.34375,-2.125}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.1875,2.8438,1.6875,-0.25,-0.71875,0.0625,-2.6562,1.125,-2.4375,1.0938,2.3438,-2.125}
graph "main"(
    %x : bf16[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=3) : bf16[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.int.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.281,0.9375,3.062,-1.5625,2.344,1.469,-1.781,-2.688,0.3438,1.781,1.531,1.156}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.2812,0.9375,0.0625,-1.5625,2.3438,1.4688,-1.7812,-2.6875,0.34375,1.7812,1.5312,1.1562}
graph "main"(
    %x : f16[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=3) : f16[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.int.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,7,4,1,0,-5,-6,-7,0,-1,5,-7}
tensor @r0.want.0.i32 : i32[3, 4] = {-1,1,1,1,0,-2,0,-1,0,-1,2,-1}
graph "main"(
    %x : i32[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=3) : i32[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,-5,0,2,-1,-2,7,3,-4,7,-1,3}
tensor @r0.want.0.i64 : i64[3, 4] = {1,-2,0,2,-1,-2,1,0,-1,1,-1,0}
graph "main"(
    %x : i64[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=3) : i64[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.09375,1.78125,0.90625,-1.03125,2.8125,2.375,1.96875,-1.09375,2.09375,3.03125,1.71875,2.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.09375,0.28125,0.90625,-1.03125,1.3125,0.875,0.46875,-1.09375,0.59375,0.03125,0.21875,1.21875}
graph "main"(
    %x : f32[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.96875,2.8125,-0.78125,1.71875,-2.90625,3.09375,2.125,-1.03125,-1.15625,-0.40625,-2.5625,0.65625}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.96875,1.3125,-0.78125,0.21875,-1.4062,0.09375,0.625,-1.0312,-1.1562,-0.40625,-1.0625,0.65625}
graph "main"(
    %x : bf16[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=1.5) : bf16[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.469,-2.312,-1.75,0.4688,0.5,-1.656,-2.438,-1.906,2.812,-0.9688,-1.281,0.2188}
tensor @r0.want.0.f16 : f64[3, 4] = {1.4688,-0.8125,-0.25,0.46875,0.5,-0.15625,-0.9375,-0.40625,1.3125,-0.96875,-1.2812,0.21875}
graph "main"(
    %x : f16[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=1.5) : f16[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.float.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,0,5,3,-5,6,5,3,7,1,2,-3}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0.5,0,-0.5,0,0.5,0,1,1,0.5,-0.0}
graph "main"(
    %x : i32[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.float.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-3,2,0,-6,6,1,5,-5,-5,5,5}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,-0.0,0.5,0,-0.0,0,1,0.5,-0.5,-0.5,0.5,0.5}
graph "main"(
    %x : i64[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.5,-1.875,-1.875,-1.90625,-0.53125,1.25,-1,-1.28125,-2.0625,0,1.9375,-1.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5,-1.875,-1.875,-1.90625,-0.53125,1.25,-1,-1.28125,-0.0625,0,1.9375,-1.53125}
graph "main"(
    %x : f32[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=-2) : f32[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.5,-1.71875,-0.15625,-0.40625,2.28125,-1.09375,-0.78125,-2.15625,-0.59375,-2.4375,-2.03125,-1.71875}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.5,-1.7188,-0.15625,-0.40625,0.28125,-1.0938,-0.78125,-0.15625,-0.59375,-0.4375,-0.03125,-1.7188}
graph "main"(
    %x : bf16[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=-2) : bf16[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.negative.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.4375,-1.125,-0.75,-1.375,-2.375,1.9375,0.125,2.656,-2.438,2.812,1.781,-0.03125}
tensor @r0.want.0.f16 : f64[3, 4] = {1.4375,-1.125,-0.75,-1.375,-0.375,1.9375,0.125,0.65625,-0.4375,0.8125,1.7812,-0.03125}
graph "main"(
    %x : f16[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=-2) : f16[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.negative.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,-5,3,-6,-2,6,0,0,-1,6,-1,4}
tensor @r0.want.0.i32 : i32[3, 4] = {0,-1,1,0,0,0,0,0,-1,0,-1,0}
graph "main"(
    %x : i32[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=-2) : i32[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.negative.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,3,-3,-1,-5,5,-3,4,2,2,5,-4}
tensor @r0.want.0.i64 : i64[3, 4] = {0,1,-1,-1,-1,1,-1,0,0,0,1,0}
graph "main"(
    %x : i64[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=-2) : i64[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Scalar.bool_self.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,true,true,false,false,true,true,false,false}
tensor @r0.want.0.i64 : i64[3, 4] = {1,1,0,1,1,1,0,0,1,1,0,0}
graph "main"(
    %x : bool[3, 4]) {
  %fmod = aten.fmod.Scalar(self=%x, other=2) : i64[3, 4]
  return %fmod as "fmod"
}

fxge 1
model "floor_divide.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.5625,1.9375,0.28125,1.40625,0.71875,0.1875,-0.5625,-3.0625,-1.34375,1.65625,0.0625,2.75}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,-1,-2,-1,0,0,0}
tensor @r1.in.x : f32[4, 6] = {2.5625,1.9375,0.28125,1.40625,0.71875,0.1875,-0.5625,-3.0625,-1.34375,1.65625,0.0625,2.75,-0.84375,1.875,1.21875,-0.6875,1.59375,2.5,-1.8125,-1.90625,0.15625,3.0625,-1.625,1.0625}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,-1,-2,-1,0,0,0,-1,0,0,-1,0,0,-1,-1,0,1,-1,0}
graph "main"(
    %x : f32[s77, s27]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=3) : f32[s77, s27]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.int.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.875,-2.0625,1.96875,2,-2.90625,0.46875,2.875,1.40625,0.71875,1.5625,-0.09375,-0.9375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1,-1,0,0,-1,0,0,0,0,0,-1,-1}
graph "main"(
    %x : bf16[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=3) : bf16[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.int.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.812,0.5312,-2.312,2.938,0.4062,0.625,1.3125,-0.25,-0.9688,0.9062,0.1562,1.844}
tensor @r0.want.0.f16 : f64[3, 4] = {0,0,-1,0,0,0,0,-1,-1,0,0,0}
graph "main"(
    %x : f16[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=3) : f16[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.int.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,-5,0,7,2,4,-1,1,3,-1,-5,-3}
tensor @r0.want.0.i32 : i32[3, 4] = {-1,-2,0,2,0,1,-1,0,1,-1,-2,-1}
graph "main"(
    %x : i32[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=3) : i32[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,-7,-6,-3,6,3,-5,-5,-1,4,6,-6}
tensor @r0.want.0.i64 : i64[3, 4] = {0,-3,-2,-1,2,1,-2,-2,-1,1,2,-2}
graph "main"(
    %x : i64[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=3) : i64[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.21875,2.84375,1.75,2.9375,-1.4375,3.03125,1.03125,0.6875,-0.6875,-1.84375,-3.03125,2.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,1,1,1,-1,2,0,0,-1,-2,-3,1}
graph "main"(
    %x : f32[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.84375,-1.375,0.625,0.15625,-1.125,-1.03125,2.03125,1.75,2.53125,2.1875,-2.28125,-1.4375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2,-1,0,0,-1,-1,1,1,1,1,-2,-1}
graph "main"(
    %x : bf16[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=1.5) : bf16[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.031,0.7188,0,0.9375,-1.094,-0.6562,-0.5625,-2.906,1.531,-2.25,1.625,-0.7188}
tensor @r0.want.0.f16 : f64[3, 4] = {-2,0,0,0,-1,-1,-1,-2,1,-2,1,-1}
graph "main"(
    %x : f16[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=1.5) : f16[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.float.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,0,2,5,4,-7,-3,-2,3,6,7,7}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,1,3,2,-5,-2,-2,2,4,4,4}
graph "main"(
    %x : i32[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.float.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,-4,2,-2,4,-4,5,-3,-4,2,-6,6}
tensor @r0.want.0.f32 : f64[3, 4] = {4,-3,1,-2,2,-3,3,-2,-3,1,-4,4}
graph "main"(
    %x : i64[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=1.5) : f32[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.75,2.6875,0.1875,1,1.15625,-1.46875,-2.3125,-0.3125,-2.59375,0.0625,1.6875,-1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {0,-2,-1,-1,-1,0,1,0,1,-1,-1,0}
graph "main"(
    %x : f32[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=-2) : f32[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.negative.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.40625,-1.25,1.875,-1.1875,0.65625,1.3125,2.09375,1.5,-1.15625,0.28125,2.28125,-0.25}
tensor @r0.want.0.bf16 : f64[3, 4] = {0,0,-1,0,-1,-1,-2,-1,0,-1,-2,0}
graph "main"(
    %x : bf16[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=-2) : bf16[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.negative.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.688,-2.375,0.9688,1.125,-1.8125,1.906,1.844,0.5938,1.875,-0.8438,-2.812,1.375}
tensor @r0.want.0.f16 : f64[3, 4] = {1,1,-1,-1,0,-1,-1,-1,-1,0,1,-1}
graph "main"(
    %x : f16[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=-2) : f16[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.negative.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,0,7,4,-2,1,4,5,3,-4,-2,5}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,0,-4,-2,1,-1,-2,-3,-2,2,1,-3}
graph "main"(
    %x : i32[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=-2) : i32[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.negative.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3,-1,7,4,-2,3,7,3,1,-1,-3,6}
tensor @r0.want.0.i64 : i64[3, 4] = {1,0,-4,-2,1,-2,-4,-2,-1,0,1,-3}
graph "main"(
    %x : i64[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=-2) : i64[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.bool_self.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,false,true,true,true,true,false,true,true,false}
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : bool[3, 4]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=2) : i64[3, 4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "add.Tensor.alpha.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.4375,2.28125,-2.03125,-2.1875,0.21875,-1.6875,2.3125,2.125,-3.09375,1.4375,2.84375,-1.15625}
tensor @r0.in.y : f32[3, 4] = {-0.65625,2.03125,-1.71875,0.84375,0.53125,-0.21875,1.46875,-2.59375,0.8125,2.3125,1.90625,-0.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.125,6.34375,-5.46875,-0.5,1.28125,-2.125,5.25,-3.0625,-1.46875,6.0625,6.65625,-2.46875}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %add = aten.add.Tensor(self=%x, other=%y, alpha=2) : f32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.alpha.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.09375,0.09375,-1.25,-1.09375,1.71875,2.59375,-2.4375,1.59375,-1.6875,-1.84375,-2.6875,1.46875}
tensor @r0.in.y : bf16[3, 4] = {-3.0625,-1.9375,1.375,1.1875,0.40625,-2.1875,-2.03125,-1.96875,2.09375,-1.71875,-3,1.875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-4.0312,-3.7812,1.5,1.2812,2.5312,-1.7812,-6.5,-2.3438,2.5,-5.2812,-8.6875,5.2188}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %add = aten.add.Tensor(self=%x, other=%y, alpha=2) : bf16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.alpha.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.5312,-0.5,-1.906,0.1875,-2.469,-0.875,0.75,-2.25,0.4688,-0.3125,0.1562,-2.031}
tensor @r0.in.y : f16[3, 4] = {-2.312,2.438,-1.656,1.281,-1.6875,0.03125,-1,0.7188,1.1875,0.5312,1.156,2.281}
tensor @r0.want.0.f16 : f64[3, 4] = {-4.0938,4.375,-5.2188,2.75,-5.8438,-0.8125,-1.25,-0.8125,2.8438,0.75,2.4688,2.5312}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %add = aten.add.Tensor(self=%x, other=%y, alpha=2) : f16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.alpha.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-5,7,5,5,3,-2,7,-1,3,3,5,-5}
tensor @r0.in.y : i32[3, 4] = {2,6,-3,-6,7,-6,-2,3,6,5,0,0}
tensor @r0.want.0.i32 : i32[3, 4] = {-1,19,-1,-7,17,-14,3,5,15,13,5,-5}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %add = aten.add.Tensor(self=%x, other=%y, alpha=2) : i32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.alpha.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,6,2,-7,1,1,1,-6,-7,0,-3,3}
tensor @r0.in.y : i64[3, 4] = {-6,-5,6,3,-5,1,-7,7,2,-3,2,4}
tensor @r0.want.0.i64 : i64[3, 4] = {-18,-4,14,-1,-9,3,-13,8,-3,-6,1,11}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %add = aten.add.Tensor(self=%x, other=%y, alpha=2) : i64[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.alpha.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.6875,-2.5625,-1.75,-1.21875,-1.8125,-1.40625,-1.03125,-2.5,0.90625,-3,1.625,-0.75}
tensor @r0.want.0.f32 : f64[3, 4] = {8.6875,3.4375,4.25,4.78125,4.1875,4.59375,4.96875,3.5,6.90625,3,7.625,5.25}
graph "main"(
    %x : f32[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=3, alpha=2) : f32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.alpha.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.1875,-0.84375,-1.71875,2.1875,1.03125,-2.28125,0.71875,-0.53125,2.5625,0.375,2.375,-2.21875}
tensor @r0.want.0.bf16 : f64[3, 4] = {4.8125,5.1562,4.2812,8.1875,7.0312,3.7188,6.7188,5.4688,8.5625,6.375,8.375,3.7812}
graph "main"(
    %x : bf16[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=3, alpha=2) : bf16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.alpha.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.094,0.5938,2.906,-0.5625,-0.4062,-2.938,0.8125,-1,2.938,3.031,2.688,1.406}
tensor @r0.want.0.f16 : f64[3, 4] = {9.0938,6.5938,8.9062,5.4375,5.5938,3.0625,6.8125,5,8.9375,9.0312,8.6875,7.4062}
graph "main"(
    %x : f16[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=3, alpha=2) : f16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.alpha.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,2,-3,0,-1,-1,7,-4,-4,-7,4,1}
tensor @r0.want.0.i32 : i32[3, 4] = {11,8,3,6,5,5,13,2,2,-1,10,7}
graph "main"(
    %x : i32[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=3, alpha=2) : i32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.alpha.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,2,-7,2,-2,-4,4,-3,5,-1,3,-4}
tensor @r0.want.0.i64 : i64[3, 4] = {13,8,-1,8,4,2,10,3,11,5,9,2}
graph "main"(
    %x : i64[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=3, alpha=2) : i64[3, 4]
  return %add as "add"
}

fxge 1
model "sub.Tensor.alpha.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.65625,-2.03125,-1.15625,2.46875,2.1875,0.625,2,1.25,1.4375,0.0625,-1.875,2.9375}
tensor @r0.in.y : f32[3, 4] = {2.09375,-1.84375,0.625,-1.09375,-3,2.375,1.8125,0.0625,-1.28125,0.5625,1.90625,-1.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.53125,1.65625,-2.40625,4.65625,8.1875,-4.125,-1.625,1.125,4,-1.0625,-5.6875,6.5}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y, alpha=2) : f32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.alpha.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.5625,-2.9375,2.78125,1.75,1.40625,2.5625,-0.6875,2.3125,0.46875,-0.6875,2.90625,2.78125}
tensor @r0.in.y : bf16[3, 4] = {3,-0.875,-2.46875,2.25,2.90625,-2.75,-3.125,0.5,-2.03125,-1.375,0.78125,-2.15625}
tensor @r0.want.0.bf16 : f64[3, 4] = {-6.5625,-1.1875,7.7188,-2.75,-4.4062,8.0625,5.5625,1.3125,4.5312,2.0625,1.3438,7.0938}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y, alpha=2) : bf16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.alpha.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.7188,-0.625,-0.2812,-1.719,-2.312,-1.531,-2.5,-1.5,0.625,-0.375,0.25,0.2812}
tensor @r0.in.y : f16[3, 4] = {1.656,2.812,2.188,-1.781,-1.375,2.938,0,-2.625,0.2188,-1.094,2.156,-2.031}
tensor @r0.want.0.f16 : f64[3, 4] = {-4.0312,-6.25,-4.6562,1.8438,0.4375,-7.4062,-2.5,3.75,0.1875,1.8125,-4.0625,4.3438}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y, alpha=2) : f16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.alpha.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-5,6,5,-5,-7,3,7,3,-6,-1,-3,-6}
tensor @r0.in.y : i32[3, 4] = {-4,1,-7,0,-4,7,0,4,-2,-1,1,6}
tensor @r0.want.0.i32 : i32[3, 4] = {3,4,19,-5,1,-11,7,-5,-2,1,-5,-18}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y, alpha=2) : i32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.alpha.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,6,0,-6,-3,4,-6,-6,-1,6,-6,-7}
tensor @r0.in.y : i64[3, 4] = {3,7,7,7,-5,4,-1,2,0,-4,2,-3}
tensor @r0.want.0.i64 : i64[3, 4] = {-4,-8,-14,-20,7,-4,-4,-10,-1,14,-10,-1}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y, alpha=2) : i64[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.alpha.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.875,-1.125,0.875,-2.25,-0.6875,2.6875,1.4375,0.8125,-2.625,0.96875,2.25,1.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {-8.875,-7.125,-5.125,-8.25,-6.6875,-3.3125,-4.5625,-5.1875,-8.625,-5.03125,-3.75,-4.59375}
graph "main"(
    %x : f32[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=3, alpha=2) : f32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.alpha.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.25,1.09375,1.78125,2.4375,3.09375,-1.59375,-2.84375,-1.625,-0.6875,2.96875,-1.53125,0.6875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-4.75,-4.9062,-4.2188,-3.5625,-2.9062,-7.5938,-8.8438,-7.625,-6.6875,-3.0312,-7.5312,-5.3125}
tensor @r0.own.0 : f64[] = {0.0035}
graph "main"(
    %x : bf16[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=3, alpha=2) : bf16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.alpha.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.094,-2.531,-1.719,-2.969,1.625,-1.125,-1.4375,1.281,-0.5625,2.562,-1.344,-2.25}
tensor @r0.want.0.f16 : f64[3, 4] = {-2.9062,-8.5312,-7.7188,-8.9688,-4.375,-7.125,-7.4375,-4.7188,-6.5625,-3.4375,-7.3438,-8.25}
graph "main"(
    %x : f16[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=3, alpha=2) : f16[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.alpha.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,-4,7,7,-7,4,-1,-6,-1,2,0,0}
tensor @r0.want.0.i32 : i32[3, 4] = {-1,-10,1,1,-13,-2,-7,-12,-7,-4,-6,-6}
graph "main"(
    %x : i32[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=3, alpha=2) : i32[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Scalar.alpha.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,0,7,1,-1,3,-7,7,2,3,-3,-2}
tensor @r0.want.0.i64 : i64[3, 4] = {-2,-6,1,-5,-7,-3,-13,1,-4,-3,-9,-8}
graph "main"(
    %x : i64[3, 4]) {
  %sub = aten.sub.Scalar(self=%x, other=3, alpha=2) : i64[3, 4]
  return %sub as "sub"
}

fxge 1
model "rsub.Tensor.alpha.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.53125,-1.15625,-0.59375,2.90625,1.65625,-1.28125,-2.90625,2.71875,1.15625,-1.34375,1.15625,-1.40625}
tensor @r0.in.y : f32[3, 4] = {-2,-2.28125,-2.46875,0.53125,-0.625,0.65625,-0.4375,-0.4375,1.625,-0.46875,-1.875,0.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.0625,0.03125,-1.28125,-5.28125,-3.9375,3.21875,5.375,-5.875,-0.6875,2.21875,-4.1875,3.46875}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y, alpha=2) : f32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.alpha.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.78125,0.75,-0.09375,2.46875,1.28125,1.28125,-2.78125,2,-1.09375,-2.75,0.625,0.03125}
tensor @r0.in.y : bf16[3, 4] = {-0.71875,-1.625,0.25,1.78125,2.71875,1.28125,-3.03125,-3,2.53125,2.90625,-1.625,-2.03125}
tensor @r0.want.0.bf16 : f64[3, 4] = {-6.2812,-3.125,0.4375,-3.1562,0.15625,-1.2812,2.5312,-7,4.7188,8.4062,-2.875,-2.0938}
tensor @r0.own.0 : f64[] = {0.0037}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y, alpha=2) : bf16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.alpha.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.6562,-1.719,1.6875,-1.375,2.594,-0.5312,-1.625,-0.1562,1.0625,-1,-0.625,0.5312}
tensor @r0.in.y : f16[3, 4] = {0.7188,-1.4375,-0.6562,-1,2.031,-2.062,2.125,-2.406,-0.4375,-0.7188,1.0625,-0.2812}
tensor @r0.want.0.f16 : f64[3, 4] = {2.0312,2,-4.0312,1.75,-3.1562,-1,5.375,-2.0938,-2.5625,1.2812,2.3125,-1.3438}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y, alpha=2) : f16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.alpha.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,-6,5,0,-3,-1,0,4,-3,3,-2,2}
tensor @r0.in.y : i32[3, 4] = {1,-6,-3,-2,-5,6,3,7,-7,7,-4,5}
tensor @r0.want.0.i32 : i32[3, 4] = {-7,6,-13,-2,1,8,3,-1,-1,1,0,1}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y, alpha=2) : i32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Tensor.alpha.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,-6,0,-7,2,-3,-5,-3,-4,-6,-2,4}
tensor @r0.in.y : i64[3, 4] = {3,-4,4,-1,1,-2,7,3,5,3,-5,-3}
tensor @r0.want.0.i64 : i64[3, 4] = {-5,8,4,13,-3,4,17,9,13,15,-1,-11}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %rsub = aten.rsub.Tensor(self=%x, other=%y, alpha=2) : i64[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.alpha.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2,-1.96875,-2.15625,0.34375,0.84375,1.9375,-1.90625,-2.78125,-0.125,-3.125,-0.5,-0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,6.9375,7.3125,2.3125,1.3125,-0.875,6.8125,8.5625,3.25,9.25,4,3.875}
graph "main"(
    %x : f32[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=3, alpha=2) : f32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.alpha.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.375,-3.125,-0.25,-1.6875,2.875,0.0625,2.09375,-1.15625,2.375,-1.8125,2.25,-0.21875}
tensor @r0.want.0.bf16 : f64[3, 4] = {7.75,9.25,3.5,6.375,-2.75,2.875,-1.1875,5.3125,-1.75,6.625,-1.5,3.4375}
graph "main"(
    %x : bf16[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=3, alpha=2) : bf16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.alpha.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.25,1.781,-0.3125,-2.375,1.656,1.594,0.1562,-2.062,2.219,-2.781,-2.969,2.375}
tensor @r0.want.0.f16 : f64[3, 4] = {3.5,-0.5625,3.625,7.75,-0.3125,-0.1875,2.6875,7.125,-1.4375,8.5625,8.9375,-1.75}
graph "main"(
    %x : f16[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=3, alpha=2) : f16[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.alpha.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,2,4,-1,3,6,0,-1,3,-3,5,-7}
tensor @r0.want.0.i32 : i32[3, 4] = {1,-1,-5,5,-3,-9,3,5,-3,9,-7,17}
graph "main"(
    %x : i32[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=3, alpha=2) : i32[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "rsub.Scalar.alpha.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,3,-5,-5,2,-5,6,-2,4,-2,-2,-5}
tensor @r0.want.0.i64 : i64[3, 4] = {13,-3,13,13,-1,13,-9,7,-5,7,7,13}
graph "main"(
    %x : i64[3, 4]) {
  %rsub = aten.rsub.Scalar(self=%x, other=3, alpha=2) : i64[3, 4]
  return %rsub as "rsub"
}

fxge 1
model "add.Tensor.alpha_float.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.21875,-3.03125,0.75,-1.90625,-2.34375,2.03125,3.0625,1.78125,0.625,-1.875,-0.875,1.4375}
tensor @r0.in.y : f32[4] = {0.40625,2.4375,0.3125,2.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.421875,-4.25,0.59375,-2.921875,-2.546875,0.8125,2.90625,0.765625,0.421875,-3.09375,-1.03125,0.421875}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %add = aten.add.Tensor(self=%x, other=%y, alpha=-0.5) : f32[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.alpha_float.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.53125,-2.1875,2.28125,2.5,-1.90625,-1.5625,-0.375,-1.15625,2.625,1.125,1.65625,2.0625}
tensor @r0.in.y : bf16[4] = {2.40625,1.4375,1.46875,-0.21875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-3.7344,-2.9062,1.5469,2.6094,-3.1094,-2.2812,-1.1094,-1.0469,1.4219,0.40625,0.92188,2.1719}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %add = aten.add.Tensor(self=%x, other=%y, alpha=-0.5) : bf16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.alpha_float.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.625,-2.125,1.031,0.3125,0.6875,2.812,0.1875,-0.8438,2.688,2.219,0.5625,-1.4375}
tensor @r0.in.y : f16[4] = {-2.156,0.1875,-2.188,-0.8438}
tensor @r0.want.0.f16 : f64[3, 4] = {1.7031,-2.2188,2.125,0.73438,1.7656,2.7188,1.2812,-0.42188,3.7656,2.125,1.6562,-1.0156}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4]) {
  %add = aten.add.Tensor(self=%x, other=%y, alpha=-0.5) : f16[3, 4]
  return %add as "add"
}

fxge 1
model "pow.Tensor_Scalar.by_2.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.0625,2.3125,1.0625,0.3125,2.46875,2.03125,0.59375,1.71875,1.15625,2.6875,0.28125,1.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.128906,5.347656,1.128906,0.09765625,6.094727,4.125977,0.3525391,2.954102,1.336914,7.222656,0.07910156,2.157227}
graph "main"(
    %x : f32[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=2) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_2.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.71875,1.28125,0.25,0.6875,2.1875,1.03125,2.09375,2.5,2.15625,1.125,1.96875,3.0625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.5166,1.6416,0.0625,0.47266,4.7852,1.0635,4.3838,6.25,4.6494,1.2656,3.876,9.3789}
tensor @r0.own.0 : f64[] = {0.00094}
graph "main"(
    %x : bf16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=2) : bf16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_2.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.9375,2.969,2.469,2.656,1.531,2.125,2.438,3.031,1.094,1.219,0.875,1.094}
tensor @r0.want.0.f16 : f64[3, 4] = {0.87891,8.8135,6.0947,7.0557,2.3447,4.5156,5.9414,9.1885,1.1963,1.4854,0.76562,1.1963}
tensor @r0.own.0 : f64[] = {0.00011}
graph "main"(
    %x : f16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=2) : f16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_3.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.40625,1.8125,1.15625,2.0625,1.625,2.3125,2.78125,0.78125,0.4375,0.9375,3.125,1.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {13.93228,5.954346,1.545807,8.773682,4.291016,12.36646,21.51395,0.4768372,0.08374023,0.8239746,30.51758,5.077362}
graph "main"(
    %x : f32[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=3) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_3.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.71875,1.15625,3.09375,2.625,0.65625,2.40625,1.65625,2.75,0.84375,0.125,0.4375,0.84375}
tensor @r0.want.0.bf16 : f64[3, 4] = {20.096,1.5458,29.611,18.088,0.28262,13.932,4.5434,20.797,0.60068,0.0019531,0.08374,0.60068}
tensor @r0.own.0 : f64[] = {0.003}
graph "main"(
    %x : bf16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=3) : bf16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_3.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.312,0.5312,1.125,0.875,0.8438,1.906,0.8125,2.781,0.8125,2.062,0.625,2.938}
tensor @r0.want.0.f16 : f64[3, 4] = {12.366,0.14993,1.4238,0.66992,0.60068,6.9269,0.53638,21.514,0.53638,8.7737,0.24414,25.347}
tensor @r0.own.0 : f64[] = {0.00014}
graph "main"(
    %x : f16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=3) : f16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.96875,1.1875,0.5,2.375,1.875,0.5,1.625,0.46875,1.21875,2.4375,0.9375,1.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=0) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_0.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.65625,0.875,2.375,1.5625,2.40625,0.25,2.1875,1.96875,2.15625,0.5,1.3125,1.5}
tensor @r0.want.0.bf16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : bf16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=0) : bf16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_0.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.3125,3.031,0.5,2.125,2.875,2.594,1.75,1.469,2.906,1.531,0.7188,2.938}
tensor @r0.want.0.f16 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=0) : f16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3,1.375,2.59375,2.34375,2.84375,0.46875,0.09375,2.15625,1.96875,2.84375,2.25,0.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {3,1.375,2.59375,2.34375,2.84375,0.46875,0.09375,2.15625,1.96875,2.84375,2.25,0.15625}
graph "main"(
    %x : f32[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=1) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.21875,0.375,3,2.5625,1.5625,2.15625,1.4375,3,2.75,2.375,0.71875,1.34375}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.21875,0.375,3,2.5625,1.5625,2.1562,1.4375,3,2.75,2.375,0.71875,1.3438}
graph "main"(
    %x : bf16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=1) : bf16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.0625,2.5,0.5,1,1.469,1.3125,2.688,1.8125,1.594,1.469,0.4375,0.75}
tensor @r0.want.0.f16 : f64[3, 4] = {1.0625,2.5,0.5,1,1.4688,1.3125,2.6875,1.8125,1.5938,1.4688,0.4375,0.75}
graph "main"(
    %x : f16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=1) : f16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.15625,1.59375,2.96875,0.75,0.28125,2.0625,1.96875,0.09375,0.5,1.125,0.15625,0.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.8648649,0.627451,0.3368421,1.333333,3.555556,0.4848485,0.5079365,10.66667,2,0.8888889,6.4,32}
graph "main"(
    %x : f32[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=-1) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_-1.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {3.03125,2.4375,2,2.8125,3,2.4375,0.6875,0.96875,0.65625,0.5625,2.0625,0.0625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.3299,0.41026,0.5,0.35556,0.33333,0.41026,1.4545,1.0323,1.5238,1.7778,0.48485,16}
tensor @r0.own.0 : f64[] = {0.00022}
graph "main"(
    %x : bf16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=-1) : bf16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_-1.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3.125,2.094,2.344,2.438,0.8438,1.594,2.969,1.031,0.5625,1.25,0.5,2.812}
tensor @r0.want.0.f16 : f64[3, 4] = {0.32,0.47761,0.42667,0.41026,1.1852,0.62745,0.33684,0.9697,1.7778,0.8,2,0.35556}
tensor @r0.own.0 : f64[] = {0.00022}
graph "main"(
    %x : f16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=-1) : f16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_0.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.9375,2.34375,0.875,2.40625,1.375,0.34375,1.9375,2.96875,1.90625,2.4375,1.90625,0.25}
tensor @r0.want.0.f32 : f64[3, 4] = {1.713914,1.530931,0.9354143,1.551209,1.172604,0.586302,1.391941,1.723006,1.38067,1.561249,1.38067,0.5}
graph "main"(
    %x : f32[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=0.5) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_0.5.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.53125,0.5625,1.34375,0.5625,2.21875,0.75,1.71875,2.8125,2.4375,0.625,2.0625,0.0625}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.591,0.75,1.1592,0.75,1.4895,0.86603,1.311,1.6771,1.5612,0.79057,1.4361,0.25}
tensor @r0.own.0 : f64[] = {0.0018}
graph "main"(
    %x : bf16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=0.5) : bf16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_0.5.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.8125,2.25,0.7812,2.906,0.625,1.406,1.5625,0.375,2.219,1.625,0.2188,2.5}
tensor @r0.want.0.f16 : f64[3, 4] = {1.3463,1.5,0.88388,1.7048,0.79057,1.1859,1.25,0.61237,1.4895,1.2748,0.46771,1.5811}
tensor @r0.own.0 : f64[] = {0.00023}
graph "main"(
    %x : f16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=0.5) : f16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_-0.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.90625,0.4375,2.65625,0.1875,0.28125,1.78125,0.5,1.4375,1.03125,0.03125,0.65625,0.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.724286,1.511858,0.613572,2.309401,1.885618,0.7492686,1.414214,0.8340577,0.9847319,5.656854,1.234427,1.333333}
graph "main"(
    %x : f32[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=-0.5) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_-0.5.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.125,1.25,1.28125,2.65625,0.875,0.5,2.375,1.125,1.90625,1.6875,1.3125,0.28125}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.8284,0.89443,0.88345,0.61357,1.069,1.4142,0.64889,0.94281,0.72429,0.7698,0.87287,1.8856}
tensor @r0.own.0 : f64[] = {0.00099}
graph "main"(
    %x : bf16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=-0.5) : bf16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_-0.5.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.188,2.844,0.3125,2.219,2.125,2.844,1.8125,0.3125,1.5,0.9688,2.125,1.031}
tensor @r0.want.0.f16 : f64[3, 4] = {0.67612,0.593,1.7889,0.67135,0.68599,0.593,0.74278,1.7889,0.8165,1.016,0.68599,0.98473}
tensor @r0.own.0 : f64[] = {0.00021}
graph "main"(
    %x : f16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=-0.5) : f16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_1.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.28125,1.375,1.5625,2.59375,0.71875,1.5625,0.71875,1,1.15625,0.40625,2.28125,2.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {3.445556,1.61233,1.953125,4.177266,0.60935,1.953125,0.60935,1,1.243305,0.2589346,3.445556,3.029614}
graph "main"(
    %x : f32[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=1.5) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_1.5.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.15625,0.09375,2.625,0.65625,0.28125,1.46875,1.5625,2.1875,1.84375,1.59375,1.1875,2.09375}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.061763,0.028705,4.253,0.53162,0.14916,1.78,1.9531,3.2354,2.5035,2.012,1.294,3.0296}
tensor @r0.own.0 : f64[] = {0.00085}
graph "main"(
    %x : bf16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=1.5) : bf16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.by_1.5.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.531,0.5,0.75,1.25,1.219,1.344,0.8438,0.9688,1.094,2.781,2.281,0.8125}
tensor @r0.want.0.f16 : f64[3, 4] = {4.0272,0.35355,0.64952,1.3975,1.3455,1.5577,0.77503,0.95349,1.1439,4.6383,3.4456,0.73238}
tensor @r0.own.0 : f64[] = {0.00034}
graph "main"(
    %x : f16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=1.5) : f16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.square.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.34375,1.15625,-1.8125,-2.4375,-2.21875,0.15625,1.125,0.125,2.65625,0.875,3.09375,-1.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.1181641,1.336914,3.285156,5.941406,4.922852,0.02441406,1.265625,0.015625,7.055664,0.765625,9.571289,2.066406}
tensor @r1.in.x : f32[4, 6] = {-0.34375,1.15625,-1.8125,-2.4375,-2.21875,0.15625,1.125,0.125,2.65625,0.875,3.09375,-1.4375,-0.6875,1.125,-1.625,1.25,-0.0625,-3.09375,-0.3125,-0.34375,0.59375,-0.75,2.40625,-0.125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.1181641,1.336914,3.285156,5.941406,4.922852,0.02441406,1.265625,0.015625,7.055664,0.765625,9.571289,2.066406,0.4726562,1.265625,2.640625,1.5625,0.00390625,9.571289,0.09765625,0.1181641,0.3525391,0.5625,5.790039,0.015625}
graph "main"(
    %x : f32[s77, s27]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=2) : f32[s77, s27]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.square.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.53125,-0.625,-0.03125,-0.90625,1.375,-0.59375,-0.59375,1.9375,2.9375,-1.9375,1.375,0.96875}
tensor @r0.want.0.bf16 : f64[3, 4] = {6.4072,0.39062,0.00097656,0.82129,1.8906,0.35254,0.35254,3.7539,8.6289,3.7539,1.8906,0.93848}
tensor @r0.own.0 : f64[] = {0.00045}
graph "main"(
    %x : bf16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=2) : bf16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.square.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.625,0.9375,2.156,2.062,-0.3438,1.125,-1.875,3.031,1.156,-0.03125,1.4375,0.7812}
tensor @r0.want.0.f16 : f64[3, 4] = {6.8906,0.87891,4.6494,4.2539,0.11816,1.2656,3.5156,9.1885,1.3369,0.00097656,2.0664,0.61035}
tensor @r0.own.0 : f64[] = {0.00011}
graph "main"(
    %x : f16[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=2) : f16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.square.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,-5,-7,-1,-3,3,5,5,1,5,-2,-4}
tensor @r0.want.0.i32 : i32[3, 4] = {4,25,49,1,9,9,25,25,1,25,4,16}
graph "main"(
    %x : i32[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=2) : i32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.square.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,6,-3,5,7,7,-6,0,3,1,2,-2}
tensor @r0.want.0.i64 : i64[3, 4] = {1,36,9,25,49,49,36,0,9,1,4,4}
graph "main"(
    %x : i64[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=2) : i64[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Scalar.base.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.5,1.34375,-0.25,0.75,-0.71875,-1.59375,-0.375,-2.8125,-0.96875,-1.5,-1.125,-1.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {2.828427,2.538102,0.8408964,1.681793,0.6076237,0.3313092,0.7711054,0.1423486,0.5109486,0.3535534,0.458502,0.2667851}
tensor @r1.in.x : f32[4, 6] = {1.5,1.34375,-0.25,0.75,-0.71875,-1.59375,-0.375,-2.8125,-0.96875,-1.5,-1.125,-1.90625,2.3125,2.25,2.03125,-2.375,-2.625,-0.34375,1.8125,2.875,0.0625,2.75,-1.09375,-0.3125}
tensor @r1.want.0.f32 : f64[4, 6] = {2.828427,2.538102,0.8408964,1.681793,0.6076237,0.3313092,0.7711054,0.1423486,0.5109486,0.3535534,0.458502,0.2667851,4.967431,4.756828,4.087589,0.1927764,0.1621049,0.7879904,3.512504,7.336032,1.044274,6.727171,0.4685419,0.8052452}
graph "main"(
    %x : f32[s77, s27]) {
  %pow_1 = aten.pow.Scalar(self=2.0, exponent=%x) : f32[s77, s27]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Scalar.base.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.71875,2.375,-1.71875,-1.875,1.46875,-1.4375,0.09375,-2.46875,-0.875,-0.875,2.3125,3}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.60762,5.1874,0.30381,0.27263,2.7678,0.36921,1.0671,0.18065,0.54525,0.54525,4.9674,8}
tensor @r0.own.0 : f64[] = {0.0004}
graph "main"(
    %x : bf16[3, 4]) {
  %pow_1 = aten.pow.Scalar(self=2.0, exponent=%x) : bf16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Scalar.base.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.656,0.03125,-1.031,0.6875,-0.4375,2,-2.938,0.3125,-3.125,2.156,2.094,0.9375}
tensor @r0.want.0.f16 : f64[3, 4] = {0.15863,1.0219,0.48929,1.6105,0.73841,4,0.13053,1.2419,0.11463,4.4575,4.2686,1.9152}
tensor @r0.own.0 : f64[] = {0.00022}
graph "main"(
    %x : f16[3, 4]) {
  %pow_1 = aten.pow.Scalar(self=2.0, exponent=%x) : f16[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Scalar.base_int.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,4,4,2,3,2,7,1,4,2,2,4}
tensor @r0.want.0.i64 : i64[3, 4] = {64,16,16,4,8,4,128,2,16,4,4,16}
graph "main"(
    %x : i64[3, 4]) {
  %pow_1 = aten.pow.Scalar(self=2, exponent=%x) : i64[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Scalar.base_int.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2,2.71875,0.53125,0.9375,0.59375,0.90625,1.59375,0.71875,2.90625,0.28125,2.4375,1.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {4,6.583022,1.445181,1.915207,1.509164,1.874168,3.018329,1.645755,7.496671,1.215247,5.417022,3.151962}
graph "main"(
    %x : f32[3, 4]) {
  %pow_1 = aten.pow.Scalar(self=2, exponent=%x) : f32[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "div.Tensor_mode.floor.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.6875,-0.875,3.125,2.78125,-2.21875,-2.90625,-1.78125,0.28125,-2.625,1.40625,3,-2.90625}
tensor @r0.in.y : f32[3, 4] = {0.875,1.96875,1.0625,2.25,0.84375,1.6875,2.40625,0.53125,2.40625,1.25,2.96875,1.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {3,-1,2,1,-3,-2,-1,0,-2,1,1,-2}
tensor @r1.in.x : f32[4, 6] = {2.6875,-0.875,3.125,2.78125,-2.21875,-2.90625,-1.78125,0.28125,-2.625,1.40625,3,-2.90625,-0.4375,0.78125,2.71875,0.5,-1.03125,2.3125,2.125,-1.8125,-1.34375,1.96875,-2.09375,2.8125}
tensor @r1.in.y : f32[4, 6] = {0.90625,1.4375,1.4375,2.71875,1.03125,1.625,1.84375,0.75,2.5,2.5625,2.90625,1.84375,2.59375,3.09375,1.0625,1.78125,0.28125,0.28125,0.53125,1.71875,0.0625,0.375,0.78125,2.625}
tensor @r1.want.0.f32 : f64[4, 6] = {2,-1,2,1,-3,-2,-1,0,-2,0,1,-2,-1,0,2,0,-4,8,4,-2,-22,5,-3,1}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="floor") : f32[s17, s27]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.floor.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.15625,-1.34375,-0.25,2.15625,-0.03125,-2.40625,1.125,-2.96875,-2.875,0.15625,-0.65625,2.59375}
tensor @r0.in.y : bf16[3, 4] = {1.1875,0.3125,2.78125,0.46875,0.84375,2.53125,1.9375,2.90625,2,1.5,0.46875,1.5625}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2,-5,-1,4,-1,-1,0,-2,-2,0,-2,1}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="floor") : bf16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.floor.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.5625,-1.094,-0.4688,-1.125,-0.125,-1.094,-0.75,0.6875,0.1875,1.3125,0.8125,-1.781}
tensor @r0.in.y : f16[3, 4] = {1.0625,0.6875,0.5625,2,3.094,0.375,2.031,2.406,1.469,0.8438,2.844,2.938}
tensor @r0.want.0.f16 : f64[3, 4] = {-1,-2,-1,-1,-1,-3,-1,0,0,1,0,-1}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="floor") : f16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.floor.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-5,0,-5,-5,0,4,0,-7,0,-2,4,-5}
tensor @r0.in.y : i32[3, 4] = {4,7,2,1,4,7,6,7,3,6,7,5}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,0,-3,-5,0,0,0,-1,0,-1,0,-1}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="floor") : i32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.floor.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,0,5,1,-3,0,2,4,-1,-5,0,-7}
tensor @r0.in.y : i64[3, 4] = {2,2,3,3,4,4,6,2,7,6,7,6}
tensor @r0.want.0.i64 : i64[3, 4] = {2,0,1,0,-1,0,0,2,-1,-1,0,-2}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="floor") : i64[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.floor.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.6875,1.78125,-2.65625,-1.53125,-2.1875,-2.4375,1.40625,3.0625,1.78125,1.5625,0.46875,1.125}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,0,-1,-1,-1,-1,0,1,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3, rounding_mode="floor") : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.floor.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.125,2.6875,-0.71875,-1.5,2.1875,0.0625,-0.4375,-0.75,-2.875,0.34375,-2.78125,-2.625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0,0,-1,-1,0,0,-1,-1,-1,0,-1,-1}
graph "main"(
    %x : bf16[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3, rounding_mode="floor") : bf16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.floor.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.6875,-2.156,-1.75,-2.188,1.906,-2.531,0.2812,1.5,2,0.8125,-0.0625,-1.969}
tensor @r0.want.0.f16 : f64[3, 4] = {-1,-1,-1,-1,0,-1,0,0,0,0,-1,-1}
graph "main"(
    %x : f16[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3, rounding_mode="floor") : f16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.floor.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,6,0,6,2,7,5,-6,-2,-6,2,3}
tensor @r0.want.0.i32 : i32[3, 4] = {0,2,0,2,0,2,1,-2,-1,-2,0,1}
graph "main"(
    %x : i32[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3, rounding_mode="floor") : i32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.floor.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,-2,-7,0,0,4,0,5,1,-2,1,6}
tensor @r0.want.0.i64 : i64[3, 4] = {-1,-1,-3,0,0,1,0,1,0,-1,0,2}
graph "main"(
    %x : i64[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3, rounding_mode="floor") : i64[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.trunc.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.78125,1.28125,1.4375,-2.53125,-1,1.0625,-0.46875,0.25,0.6875,-0.375,-2.84375,-2.21875}
tensor @r0.in.y : f32[3, 4] = {1.78125,2.4375,0.90625,0.9375,2.34375,2.71875,2.25,1.40625,0.25,0.21875,0.34375,1.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,0,1,-2,-0.0,0,-0.0,0,2,-1,-8,-1}
tensor @r1.in.x : f32[4, 6] = {-1.78125,1.28125,1.4375,-2.53125,-1,1.0625,-0.46875,0.25,0.6875,-0.375,-2.84375,-2.21875,-1.96875,-2.5625,2.375,-1.90625,0.09375,-2.65625,-2.03125,1.40625,1.75,-2.53125,2.90625,0.0625}
tensor @r1.in.y : f32[4, 6] = {1.4375,0.375,0.15625,1.53125,0.28125,0.90625,0.75,2.21875,0.59375,1.9375,0.625,0.3125,3.03125,2.875,1.34375,1.5,2.25,0.6875,1.71875,0.03125,2.3125,1.875,1.625,0.21875}
tensor @r1.want.0.f32 : f64[4, 6] = {-1,3,9,-1,-3,1,-0.0,0,1,-0.0,-4,-7,-0.0,-0.0,1,-1,0,-3,-1,45,0,-1,1,0}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="trunc") : f32[s17, s27]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.trunc.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.40625,2.3125,2.6875,2.65625,-1.125,-2.65625,-0.90625,0.375,-0.09375,2.75,1.96875,1.75}
tensor @r0.in.y : bf16[3, 4] = {2.375,0.21875,0.875,1.375,2.6875,2.125,1.25,1.09375,2.84375,0.5,1.1875,3.0625}
tensor @r0.want.0.bf16 : f64[3, 4] = {1,10,3,1,-0.0,-1,-0.0,0,-0.0,5,1,0}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="trunc") : bf16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.trunc.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0,3.125,0.4062,-2.469,2.656,-1.5,-1.3125,2.844,-2.719,-2.25,-2.281,-2.031}
tensor @r0.in.y : f16[3, 4] = {3.094,1.375,0.2812,0.4375,1.5,0.4688,3.031,2,0.2812,1.094,2.219,1.844}
tensor @r0.want.0.f16 : f64[3, 4] = {0,2,1,-5,1,-3,-0.0,1,-9,-2,-1,-1}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="trunc") : f16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.trunc.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,6,-5,-3,3,-1,7,-1,-7,2,4,-5}
tensor @r0.in.y : i32[3, 4] = {7,3,2,6,6,2,3,4,5,1,2,5}
tensor @r0.want.0.i32 : i32[3, 4] = {0,2,-2,0,0,0,2,0,-1,2,2,-1}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="trunc") : i32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.trunc.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,5,6,-6,7,5,1,4,-7,3,5,2}
tensor @r0.in.y : i64[3, 4] = {7,4,7,2,4,7,1,2,3,7,7,5}
tensor @r0.want.0.i64 : i64[3, 4] = {0,1,0,-3,1,0,1,2,-2,0,0,0}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="trunc") : i64[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.trunc.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1,2.90625,-1.78125,-1.78125,-2.25,-1.125,2.65625,0.28125,-3.03125,0.90625,-1.15625,-1.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0,0,-0.0,-0.0,-0.0,-0.0,0,0,-1,0,-0.0,-0.0}
graph "main"(
    %x : f32[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3, rounding_mode="trunc") : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.trunc.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.5625,-0.6875,-0.125,2.5625,-2.84375,1.375,1.40625,0.1875,-0.8125,-2.125,-1.5625,-2.0625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0,-0.0,-0.0,0,-0.0,0,0,0,-0.0,-0.0,-0.0,-0.0}
graph "main"(
    %x : bf16[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3, rounding_mode="trunc") : bf16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.trunc.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.1562,-2.281,-0.3438,-1.125,1.594,-2.562,-0.09375,-1.969,0.6562,3.125,0.8438,-2.875}
tensor @r0.want.0.f16 : f64[3, 4] = {0,-0.0,-0.0,-0.0,0,-0.0,-0.0,-0.0,0,1,0,-0.0}
graph "main"(
    %x : f16[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3, rounding_mode="trunc") : f16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.trunc.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,2,1,4,5,7,-3,-2,-1,-6,-1,-3}
tensor @r0.want.0.i32 : i32[3, 4] = {0,0,0,1,1,2,-1,0,0,-2,0,-1}
graph "main"(
    %x : i32[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3, rounding_mode="trunc") : i32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.trunc.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,-6,2,1,5,6,-5,3,-5,-5,2,7}
tensor @r0.want.0.i64 : i64[3, 4] = {0,-2,0,0,1,2,-1,1,-1,-1,0,2}
graph "main"(
    %x : i64[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3, rounding_mode="trunc") : i64[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.None.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.40625,2.71875,2.09375,-0.78125,-0.15625,-1,-1.6875,1.71875,-0.875,-1.875,-0.53125,0.34375}
tensor @r0.in.y : f32[3, 4] = {2.3125,2.40625,2.6875,0.28125,1.125,2.5625,1.84375,1.21875,2.75,1.9375,2.71875,0.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1756757,1.12987,0.7790698,-2.777778,-0.1388889,-0.3902439,-0.9152542,1.410256,-0.3181818,-0.9677419,-0.1954023,0.6111111}
tensor @r1.in.x : f32[4, 6] = {-0.40625,2.71875,2.09375,-0.78125,-0.15625,-1,-1.6875,1.71875,-0.875,-1.875,-0.53125,0.34375,-0.625,-1.15625,1.8125,2.25,2.375,1.40625,-1.75,2.1875,-1.65625,-1.1875,1.09375,1.46875}
tensor @r1.in.y : f32[4, 6] = {1.15625,0.1875,0.09375,0.8125,2.9375,1.3125,2.28125,0.4375,2.9375,0.15625,2.15625,1.84375,1.21875,2,0.71875,0.6875,2.6875,1.8125,0.96875,2.96875,2.46875,0.1875,0.8125,0.34375}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.3513514,14.5,22.33333,-0.9615385,-0.05319149,-0.7619048,-0.739726,3.928571,-0.2978723,-12,-0.2463768,0.1864407,-0.5128205,-0.578125,2.521739,3.272727,0.8837209,0.7758621,-1.806452,0.7368421,-0.6708861,-6.333333,1.346154,4.272727}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y) : f32[s17, s27]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.None.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.96875,2.84375,-1.71875,1.53125,0.25,-1.21875,-1.78125,-0.4375,-1.375,-1.96875,0,1.40625}
tensor @r0.in.y : bf16[3, 4] = {0.3125,2.96875,0.125,0.375,1.78125,3,1.5,1.09375,1.28125,2.71875,2.28125,0.90625}
tensor @r0.want.0.bf16 : f64[3, 4] = {3.1,0.95789,-13.75,4.0833,0.14035,-0.40625,-1.1875,-0.4,-1.0732,-0.72414,0,1.5517}
tensor @r0.own.0 : f64[] = {0.00076}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y) : bf16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.None.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.156,0.8438,0.25,-2.781,2.469,-1.25,-2.25,0.2812,-2.344,2.531,1.625,2.594}
tensor @r0.in.y : f16[3, 4] = {3.125,2.531,2.594,2.094,1.5,2,0.1562,0.6875,0.1562,2.719,0.9688,1.094}
tensor @r0.want.0.f16 : f64[3, 4] = {0.37,0.33333,0.096386,-1.3284,1.6458,-0.625,-14.4,0.40909,-15,0.93103,1.6774,2.3714}
tensor @r0.own.0 : f64[] = {0.0001}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y) : f16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.None.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,-4,-5,-2,5,-7,-6,-3,-5,3,1,7}
tensor @r0.in.y : i32[3, 4] = {6,5,4,6,7,6,4,3,1,5,1,3}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3333333,-0.8,-1.25,-0.3333333,0.7142857,-1.166667,-1.5,-1,-5,0.6,1,2.333333}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.None.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,-4,-3,5,-5,4,-6,0,-7,-4,5,6}
tensor @r0.in.y : i64[3, 4] = {1,7,5,5,4,6,3,1,4,4,5,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-2,-0.5714286,-0.6,1,-1.25,0.6666667,-2,0,-1.75,-1,1,3}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.None.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.1875,2.40625,-0.84375,0.25,2.84375,-2.71875,-2.71875,-2.53125,-1.15625,1.90625,0.71875,-0.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0625,0.8020833,-0.28125,0.08333333,0.9479167,-0.90625,-0.90625,-0.84375,-0.3854167,0.6354167,0.2395833,-0.2291667}
graph "main"(
    %x : f32[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.None.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-3.03125,1.59375,0.03125,1.84375,1.6875,2.875,0.9375,0.0625,0.1875,-1,-2.375,0.78125}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.0104,0.53125,0.010417,0.61458,0.5625,0.95833,0.3125,0.020833,0.0625,-0.33333,-0.79167,0.26042}
tensor @r0.own.0 : f64[] = {0.0026}
graph "main"(
    %x : bf16[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3) : bf16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.None.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.594,-1.719,0.0625,-1.906,-1.625,1.406,-1.281,0.6875,3,0.3438,0.125,0.2188}
tensor @r0.want.0.f16 : f64[3, 4] = {0.86458,-0.57292,0.020833,-0.63542,-0.54167,0.46875,-0.42708,0.22917,1,0.11458,0.041667,0.072917}
tensor @r0.own.0 : f64[] = {0.00016}
graph "main"(
    %x : f16[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3) : f16[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.None.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7,0,2,4,0,2,7,-7,-1,2,-7,4}
tensor @r0.want.0.f32 : f64[3, 4] = {2.333333,0,0.6666667,1.333333,0,0.6666667,2.333333,-2.333333,-0.3333333,0.6666667,-2.333333,1.333333}
graph "main"(
    %x : i32[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.None.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,6,3,2,-2,2,-2,1,-5,-3,-3,7}
tensor @r0.want.0.f32 : f64[3, 4] = {2.333333,2,1,0.6666667,-0.6666667,0.6666667,-0.6666667,0.3333333,-1.666667,-1,-1,2.333333}
graph "main"(
    %x : i64[3, 4]) {
  %div = aten.div.Scalar_mode(self=%x, other=3) : f32[3, 4]
  return %div as "div"
}

fxge 1
model "remainder.Tensor.signs.f32" stage "import"
tensor @r0.in.x : f32[4] = {-7,7,-6,6.5}
tensor @r0.in.y : f32[4] = {2,-2,-4,-2.5}
tensor @r0.want.0.f32 : f64[4] = {1,-1,-2,-1}
graph "main"(
    %x : f32[4],
    %y : f32[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : f32[4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.signs.i64" stage "import"
tensor @r0.in.x : i64[4] = {-7,7,-6,6}
tensor @r0.in.y : i64[4] = {2,-2,-4,-2}
tensor @r0.want.0.i64 : i64[4] = {1,-1,-2,0}
graph "main"(
    %x : i64[4],
    %y : i64[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : i64[4]
  return %remainder as "remainder"
}

fxge 1
model "fmod.Tensor.signs.f32" stage "import"
tensor @r0.in.x : f32[4] = {-7,7,-6,6.5}
tensor @r0.in.y : f32[4] = {2,-2,-4,-2.5}
tensor @r0.want.0.f32 : f64[4] = {-1,1,-2,1.5}
graph "main"(
    %x : f32[4],
    %y : f32[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : f32[4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.signs.i64" stage "import"
tensor @r0.in.x : i64[4] = {-7,7,-6,6}
tensor @r0.in.y : i64[4] = {2,-2,-4,-2}
tensor @r0.want.0.i64 : i64[4] = {-1,1,-2,0}
graph "main"(
    %x : i64[4],
    %y : i64[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : i64[4]
  return %fmod as "fmod"
}

fxge 1
model "floor_divide.signs.f32" stage "import"
tensor @r0.in.x : f32[4] = {-7,7,-6,6.5}
tensor @r0.in.y : f32[4] = {2,-2,-4,-2.5}
tensor @r0.want.0.f32 : f64[4] = {-4,-4,1,-3}
graph "main"(
    %x : f32[4],
    %y : f32[4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f32[4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.signs.i64" stage "import"
tensor @r0.in.x : i64[4] = {-7,7,-6,6}
tensor @r0.in.y : i64[4] = {2,-2,-4,-2}
tensor @r0.want.0.i64 : i64[4] = {-4,-4,1,-3}
graph "main"(
    %x : i64[4],
    %y : i64[4]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : i64[4]
  return %floor_divide as "floor_divide"
}

fxge 1
model "addcmul.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['z'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.90625,-3.03125,-1.3125,1.1875,2.6875,-1.34375,-0.78125,0.5,-0.15625,-0.78125,2.34375,-0.34375}
tensor @r0.in.y : f32[3, 4] = {2.625,0.5,-0.0625,0.3125,0.125,0.28125,2.34375,-2.5,-1.75,0.53125,2.4375,-0.90625}
tensor @r0.in.z : f32[4] = {2.71875,0.375,1.625,1.375}
tensor @r0.want.0.f32 : f64[3, 4] = {10.04297,-2.84375,-1.414062,1.617188,3.027344,-1.238281,3.027344,-2.9375,-4.914062,-0.5820312,6.304688,-1.589844}
tensor @r1.in.x : f32[4, 6] = {2.90625,-3.03125,-1.3125,1.1875,2.6875,-1.34375,-0.78125,0.5,-0.15625,-0.78125,2.34375,-0.34375,2.625,0.5,-0.0625,0.3125,0.125,0.28125,2.34375,-2.5,-1.75,0.53125,2.4375,-0.90625}
tensor @r1.in.y : f32[4, 6] = {-2.625,2.34375,2.65625,2.4375,2.34375,-1.125,0.09375,1.09375,-2.21875,-0.1875,-2.21875,-2.40625,-0.84375,-2.46875,-2.1875,-1.28125,2.96875,-2.09375,1.4375,2.75,-0.375,1.3125,-0.125,1.125}
tensor @r1.in.z : f32[6] = {2.28125,1.75,0.40625,0.875,0.53125,1.125}
tensor @r1.want.0.f32 : f64[4, 6] = {-3.082031,1.070312,-0.2333984,3.320312,3.932617,-2.609375,-0.5673828,2.414062,-1.057617,-0.9453125,1.165039,-3.050781,0.7001953,-3.820312,-0.9511719,-0.8085938,1.702148,-2.074219,5.623047,2.3125,-1.902344,1.679688,2.371094,0.359375}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27],
    %z : f32[s27]) {
  %addcmul = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z) : f32[s17, s27]
  return %addcmul as "addcmul"
}

fxge 1
model "addcmul.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.5625,-1.28125,-0.875,1.65625,0.59375,0.96875,-0.0625,-2.75,0.75,-2.65625,2.71875,-2.875}
tensor @r0.in.y : bf16[3, 4] = {3.09375,3.0625,0.3125,0.34375,1.9375,0.5625,-1.71875,1.03125,0.5,-0.9375,-1.78125,-2.15625}
tensor @r0.in.z : bf16[4] = {2.875,3.0625,2.5625,1.875}
tensor @r0.want.0.bf16 : f64[3, 4] = {7.332,8.0977,-0.074219,2.3008,6.1641,2.6914,-4.4668,-0.81641,2.1875,-5.5273,-1.8457,-6.918}
tensor @r0.own.0 : f64[] = {0.0034}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4],
    %z : bf16[4]) {
  %addcmul = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z) : bf16[3, 4]
  return %addcmul as "addcmul"
}

fxge 1
model "addcmul.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.406,2.688,-2.75,-2.125,-1.344,-1.406,2.938,1.3125,-2.688,-2.281,-1.75,-0.8125}
tensor @r0.in.y : f16[3, 4] = {-2.531,2.594,-2.062,1.031,-3.062,0.25,2.938,1.781,-2.75,0.7188,-1.531,0.5938}
tensor @r0.in.z : f16[4] = {1.125,1.031,2.75,1}
tensor @r0.want.0.f16 : f64[3, 4] = {-5.2539,5.3623,-8.4219,-1.0938,-4.7891,-1.1484,11.016,3.0938,-5.7812,-1.54,-5.9609,-0.21875}
tensor @r0.own.0 : f64[] = {8.9e-05}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4],
    %z : f16[4]) {
  %addcmul = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z) : f16[3, 4]
  return %addcmul as "addcmul"
}

fxge 1
model "addcmul.value.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.375,-1.78125,1.28125,1.78125,2.78125,1.15625,1.75,-2.125,1.09375,-1.03125,-0.1875,0.5625}
tensor @r0.in.y : f32[3, 4] = {0.0625,-0.34375,-1.5625,3.125,1.34375,0.15625,2.5625,-0.1875,2.46875,-0.875,2.5,-1.9375}
tensor @r0.in.z : f32[4] = {1.75,3,0.65625,2.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.320312,-2.296875,0.7685547,5.736328,3.957031,1.390625,2.59082,-2.362305,3.253906,-2.34375,0.6328125,-1.889648}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[4]) {
  %addcmul = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z, value=0.5) : f32[3, 4]
  return %addcmul as "addcmul"
}

fxge 1
model "addcmul.value.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.84375,0.15625,-3.03125,1.8125,-2.03125,-0.5625,1.75,0.90625,0.96875,-1.78125,0.40625,1.53125}
tensor @r0.in.y : bf16[3, 4] = {2.34375,-0.5625,2.875,0.3125,-1.78125,-1.3125,-2.96875,1.65625,0.5625,-2.21875,2.46875,-0.84375}
tensor @r0.in.z : bf16[4] = {0.34375,1.0625,0.25,2.5625}
tensor @r0.want.0.bf16 : f64[3, 4] = {3.2466,-0.14258,-2.6719,2.2129,-2.3374,-1.2598,1.3789,3.0283,1.0654,-2.96,0.71484,0.4502}
tensor @r0.own.0 : f64[] = {0.0021}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4],
    %z : bf16[4]) {
  %addcmul = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z, value=0.5) : bf16[3, 4]
  return %addcmul as "addcmul"
}

fxge 1
model "addcmul.value.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.438,1.8125,1.75,-0.2812,-0.7812,-2.656,1.375,-2.625,0.03125,1.031,-1.469,-2.781}
tensor @r0.in.y : f16[3, 4] = {0.4688,1.875,-0.3125,-0.625,-2.281,0.3438,0.3125,2.719,2.562,1.125,0.375,1.656}
tensor @r0.in.z : f16[4] = {2.719,1,2.344,1.469}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.8003,2.75,1.3838,-0.74023,-3.8823,-2.4844,1.7412,-0.62842,3.5146,1.5938,-1.0293,-1.5649}
tensor @r0.own.0 : f64[] = {0.00025}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4],
    %z : f16[4]) {
  %addcmul = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z, value=0.5) : f16[3, 4]
  return %addcmul as "addcmul"
}

fxge 1
model "addcdiv.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['z'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.6875,-1.8125,-1.84375,-1.46875,1.03125,0.96875,-1.40625,1.78125,1.09375,-2.25,-2.9375,-0.5}
tensor @r0.in.y : f32[3, 4] = {2.375,0.46875,-2.34375,1.71875,0.3125,-0.84375,0.625,0.6875,-2.5625,-2.90625,-0.78125,-1.34375}
tensor @r0.in.z : f32[4] = {2.78125,0.09375,0.65625,1.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {2.541433,3.1875,-5.415179,-0.02138158,1.14361,-8.03125,-0.453869,2.360197,0.1724017,-33.25,-4.127976,-1.631579}
tensor @r1.in.x : f32[4, 6] = {1.6875,-1.8125,-1.84375,-1.46875,1.03125,0.96875,-1.40625,1.78125,1.09375,-2.25,-2.9375,-0.5,2.375,0.46875,-2.34375,1.71875,0.3125,-0.84375,0.625,0.6875,-2.5625,-2.90625,-0.78125,-1.34375}
tensor @r1.in.y : f32[4, 6] = {0.53125,0.0625,1.90625,0.96875,-0.75,-1.03125,-2.03125,-2.40625,2.875,1.53125,-0.75,-1.78125,-0.46875,0.25,2.96875,0.40625,0.40625,2.375,-1.34375,1.125,-0.34375,-0.03125,2.15625,2.28125}
tensor @r1.in.z : f32[6] = {2.53125,2.78125,0.78125,2.8125,0.65625,2.9375}
tensor @r1.want.0.f32 : f64[4, 6] = {1.897377,-1.790028,0.59625,-1.124306,-0.1116071,0.6176862,-2.208719,0.9160815,4.77375,-1.705556,-4.080357,-1.106383,2.189815,0.5586376,1.45625,1.863194,0.9315476,-0.03523936,0.0941358,1.091994,-3.0025,-2.917361,2.504464,-0.5671543}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27],
    %z : f32[s27]) {
  %addcdiv = aten.addcdiv.default(self=%x, tensor1=%y, tensor2=%z) : f32[s17, s27]
  return %addcdiv as "addcdiv"
}

fxge 1
model "addcdiv.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.3125,2.375,-1.4375,0.9375,-2.9375,2.75,0.4375,1.90625,-0.03125,-0.75,-2.25,-0.3125}
tensor @r0.in.y : bf16[3, 4] = {-2.375,-0.5,2.9375,1.15625,-0.34375,2.90625,-0.5,-0.84375,-1.6875,0.25,0.625,-0.4375}
tensor @r0.in.z : bf16[4] = {0.59375,1.375,0.25,2.5}
tensor @r0.want.0.bf16 : f64[3, 4] = {-4.3125,2.0114,10.312,1.4,-3.5164,4.8636,-1.5625,1.5688,-2.8734,-0.56818,0.25,-0.4875}
tensor @r0.own.0 : f64[] = {0.0011}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4],
    %z : bf16[4]) {
  %addcdiv = aten.addcdiv.default(self=%x, tensor1=%y, tensor2=%z) : bf16[3, 4]
  return %addcdiv as "addcdiv"
}

fxge 1
model "addcdiv.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.625,1.781,-1.25,-2.062,-1.469,-0.6562,1.125,0.1562,2.875,0.4688,3.094,-1.75}
tensor @r0.in.y : f16[3, 4] = {-2.406,0.75,-1,-3.031,-1.469,2.406,1.156,-1.5625,1.3125,0.4375,0.5625,0.6562}
tensor @r0.in.z : f16[4] = {0.125,2.781,2,1.625}
tensor @r0.want.0.f16 : f64[3, 4] = {-17.625,2.0509,-1.75,-3.9279,-13.219,0.20892,1.7031,-0.80529,13.375,0.62605,3.375,-1.3462}
tensor @r0.own.0 : f64[] = {2.6e-05}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4],
    %z : f16[4]) {
  %addcdiv = aten.addcdiv.default(self=%x, tensor1=%y, tensor2=%z) : f16[3, 4]
  return %addcdiv as "addcdiv"
}

fxge 1
model "addcdiv.value.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.75,3.125,0.65625,-3,-1.65625,-2.84375,1.65625,2.90625,-1.125,3,-1.71875,-0.625}
tensor @r0.in.y : f32[3, 4] = {2.6875,-2.8125,-2.84375,-3.03125,2.25,-1.9375,1.3125,2.4375,-0.5,-2.6875,-2.8125,0.03125}
tensor @r0.in.z : f32[4] = {2.59375,0.0625,0.28125,3.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.268072,-19.375,-4.399306,-3.5,-1.222515,-18.34375,3.989583,3.308312,-1.221386,-18.5,-6.71875,-0.6198454}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[4]) {
  %addcdiv = aten.addcdiv.default(self=%x, tensor1=%y, tensor2=%z, value=0.5) : f32[3, 4]
  return %addcdiv as "addcdiv"
}

fxge 1
model "addcdiv.value.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.65625,2.375,1.0625,1.40625,-0.6875,-2.15625,-0.25,-2.8125,2.4375,-2.25,-0.0625,-0.84375}
tensor @r0.in.y : bf16[3, 4] = {-0.5625,2.65625,-0.71875,1.46875,-2.5,1.125,2.5625,0.125,1.125,0.96875,-0.28125,2.5}
tensor @r0.in.z : bf16[4] = {0.1875,1.375,1.78125,0.75}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.1562,3.3409,0.86075,2.3854,-7.3542,-1.7472,0.4693,-2.7292,5.4375,-1.8977,-0.14145,0.82292}
tensor @r0.own.0 : f64[] = {0.0014}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4],
    %z : bf16[4]) {
  %addcdiv = aten.addcdiv.default(self=%x, tensor1=%y, tensor2=%z, value=0.5) : bf16[3, 4]
  return %addcdiv as "addcdiv"
}

fxge 1
model "addcdiv.value.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.906,-2.125,-2.969,-1.375,0.0625,0.5312,-0.6562,2.594,-1.125,-1.219,0.3438,2.969}
tensor @r0.in.y : f16[3, 4] = {0.5312,0.09375,-2.938,-0.4062,-0.875,3.062,1.594,2.5,0,2.25,2.094,-0.3438}
tensor @r0.in.z : f16[4] = {1.4375,0.4375,2.438,0.1875}
tensor @r0.want.0.f16 : f64[3, 4] = {3.091,-2.0179,-3.5713,-2.4583,-0.24185,4.0312,-0.32933,9.2604,-1.125,1.3527,0.77324,2.0521}
tensor @r0.own.0 : f64[] = {0.00028}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4],
    %z : f16[4]) {
  %addcdiv = aten.addcdiv.default(self=%x, tensor1=%y, tensor2=%z, value=0.5) : f16[3, 4]
  return %addcdiv as "addcdiv"
}

fxge 1
model "lerp.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.4375,2.84375,3,-0.90625,1.1875,-1.25,0.28125,0.1875,2.3125,0.5,-1.75,0.375}
tensor @r0.in.y : f32[4] = {-0.0625,0.40625,-0.375,-0.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.34375,2.234375,2.15625,-0.8828125,0.875,-0.8359375,0.1171875,-0.0625,1.71875,0.4765625,-1.40625,0.078125}
tensor @r1.in.x : f32[4, 6] = {-0.4375,2.84375,3,-0.90625,1.1875,-1.25,0.28125,0.1875,2.3125,0.5,-1.75,0.375,-0.0625,0.40625,-0.375,-0.8125,-3.125,-0.78125,-1.0625,-2.65625,0.875,1.5,-1.375,1.28125}
tensor @r1.in.y : f32[6] = {-0.96875,-0.90625,2.0625,-2.5,2.09375,0.875}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.5703125,1.90625,2.765625,-1.304688,1.414062,-0.71875,-0.03125,-0.0859375,2.25,-0.25,-0.7890625,0.5,-0.2890625,0.078125,0.234375,-1.234375,-1.820312,-0.3671875,-1.039062,-2.21875,1.171875,0.5,-0.5078125,1.179688}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=0.25) : f32[s77, s17]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Scalar.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.9375,0.59375,-0.75,-1.375,-2.78125,-2.03125,-2.15625,1.59375,0.1875,-2.65625,1.8125,0.21875}
tensor @r0.in.y : bf16[4] = {-2.1875,2.46875,0.53125,2.90625}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2.75,1.0625,-0.42969,-0.30469,-2.6328,-0.90625,-1.4844,1.9219,-0.40625,-1.375,1.4922,0.89062}
tensor @r0.own.0 : f64[] = {0.0028}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=0.25) : bf16[3, 4]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Scalar.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.1562,-0.5,-0.625,0.1562,-1.844,1.25,-1.469,-0.8125,-0.7188,1.625,2.969,-2.312}
tensor @r0.in.y : f16[4] = {-3.031,-1.1875,0.6875,1.219}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.875,-0.67188,-0.29688,0.42188,-2.1406,0.64062,-0.92969,-0.30469,-1.2969,0.92188,2.3984,-1.4297}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=0.25) : f16[3, 4]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Tensor.plain.dynamic" stage "import"
symbol s68 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
guard "L['z'].size()[1] == L['y'].size()[0]" sym(1)
guard "L['z'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.28125,-1.78125,-1.96875,2.3125,-2.1875,0.0625,1.15625,-0.40625,1.375,-2.875,3,-1.3125}
tensor @r0.in.y : f32[4] = {2.9375,-0.5,-1.375,3}
tensor @r0.in.z : f32[3, 4] = {-1.25,1.5625,2.875,1.5625,2.6875,0.75,0.71875,0.90625,-2.375,2.34375,1.53125,1.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.7890625,0.2207031,-0.2617188,3.386719,11.58594,-0.359375,-0.6630859,2.680664,-2.335938,2.691406,-3.699219,4.751953}
tensor @r1.in.x : f32[4, 6] = {1.28125,-1.78125,-1.96875,2.3125,-2.1875,0.0625,1.15625,-0.40625,1.375,-2.875,3,-1.3125,2.9375,-0.5,-1.375,3,-1.25,1.5625,2.875,1.5625,2.6875,0.75,0.71875,0.90625}
tensor @r1.in.y : f32[6] = {-2.375,2.34375,1.53125,1.40625,0.0625,-2.5625}
tensor @r1.in.z : f32[4, 6] = {0.59375,-3,-1.5625,-2.65625,2.71875,-2.78125,-1.78125,2.21875,2.96875,1.5,1,0.625,1.5625,-2.15625,-2.71875,-0.46875,2.59375,2.5625,2.34375,0.34375,-3.03125,-0.40625,1.8125,-0.5625}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.8896484,-14.15625,-7.4375,4.719727,3.929688,7.363281,7.446289,5.695312,1.838867,3.546875,0.0625,-2.09375,-5.363281,-6.631836,-9.276367,3.74707,2.154297,-9.007812,-9.429688,1.831055,6.192383,0.4833984,-0.4707031,2.857422}
graph "main"(
    %x : f32[s68, s17],
    %y : f32[s17],
    %z : f32[s68, s17]) {
  %lerp = aten.lerp.Tensor(self=%x, end=%y, weight=%z) : f32[s68, s17]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Tensor.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.34375,1.40625,-0.59375,0.1875,1.34375,-1.28125,0,-2.375,1.84375,-0.40625,-1.8125,1.25}
tensor @r0.in.y : bf16[4] = {-2.09375,-2.4375,-1.46875,0.375}
tensor @r0.in.z : bf16[3, 4] = {1.34375,-1.40625,1.96875,-1.28125,2.40625,0.40625,-0.4375,0.15625,-2.96875,0.75,-0.84375,0.0625}
tensor @r0.want.0.bf16 : f64[3, 4] = {-3.2754,6.8115,-2.3164,-0.052734,-6.9277,-1.751,0.64258,-1.9453,13.533,-1.9297,-2.1025,1.1953}
tensor @r0.own.0 : f64[] = {0.0022}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4],
    %z : bf16[3, 4]) {
  %lerp = aten.lerp.Tensor(self=%x, end=%y, weight=%z) : bf16[3, 4]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Tensor.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.469,-2.344,2.156,0.3438,0.9375,-1.1875,2.344,-0.5312,-0.3438,-0.5312,-0.875,1.969}
tensor @r0.in.y : f16[4] = {1.125,2.031,-0.8125,-0.9375}
tensor @r0.in.z : f16[3, 4] = {-2.656,0.5938,-0.5625,1.844,0.875,-1.375,2.562,1.344,1.8125,-1.906,-1.094,-0.6562}
tensor @r0.want.0.f16 : f64[3, 4] = {-8.3584,0.25391,3.8262,-2.0186,1.1016,-5.6133,-5.7441,-1.0771,2.3184,-5.416,-0.94336,3.876}
tensor @r0.own.0 : f64[] = {0.00023}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4],
    %z : f16[3, 4]) {
  %lerp = aten.lerp.Tensor(self=%x, end=%y, weight=%z) : f16[3, 4]
  return %lerp as "lerp"
}

fxge 1
model "gcd.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : i64[3, 4] = {-7,3,0,3,3,5,3,4,-1,2,-6,6}
tensor @r0.in.y : i64[4] = {-7,-3,-3,5}
tensor @r0.want.0.i64 : i64[3, 4] = {7,3,3,1,1,1,3,1,1,1,3,1}
tensor @r1.in.x : i64[4, 6] = {-7,3,0,3,3,5,3,4,-1,2,-6,6,-7,-3,-3,5,3,-2,7,7,4,7,5,-4}
tensor @r1.in.y : i64[6] = {5,-6,4,-5,-5,-5}
tensor @r1.want.0.i64 : i64[4, 6] = {1,3,4,1,1,5,1,2,1,1,1,1,1,3,1,5,1,1,1,1,4,1,5,1}
graph "main"(
    %x : i64[s77, s17],
    %y : i64[s17]) {
  %gcd = aten.gcd.default(self=%x, other=%y) : i64[s77, s17]
  return %gcd as "gcd"
}

fxge 1
model "gcd.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,-3,5,5,-6,-4,-4,-2,-7,3,-6,1}
tensor @r0.in.y : i32[4] = {-2,3,-1,4}
tensor @r0.want.0.i32 : i32[3, 4] = {1,3,1,1,2,1,1,2,1,3,1,1}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %gcd = aten.gcd.default(self=%x, other=%y) : i32[3, 4]
  return %gcd as "gcd"
}

fxge 1
model "gcd.plain.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {3,-7,-3,1,-7,0,1,-3,4,5,-5,-5}
tensor @r0.in.y : i16[4] = {-7,-5,4,2}
tensor @r0.want.0.i16 : i16[3, 4] = {1,1,1,1,7,5,1,1,1,5,1,1}
graph "main"(
    %x : i16[3, 4],
    %y : i16[4]) {
  %gcd = aten.gcd.default(self=%x, other=%y) : i16[3, 4]
  return %gcd as "gcd"
}

fxge 1
model "gcd.plain.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {-5,2,-5,4,6,-7,3,-4,-7,-6,4,-2}
tensor @r0.in.y : i8[4] = {1,-2,-5,-6}
tensor @r0.want.0.i8 : i8[3, 4] = {1,2,5,2,1,1,1,2,1,2,1,2}
graph "main"(
    %x : i8[3, 4],
    %y : i8[4]) {
  %gcd = aten.gcd.default(self=%x, other=%y) : i8[3, 4]
  return %gcd as "gcd"
}

fxge 1
model "gcd.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,4,7,4,7,5,1,7,2,4,5,7}
tensor @r0.in.y : u8[4] = {2,7,2,1}
tensor @r0.want.0.u8 : u8[3, 4] = {2,1,1,1,1,1,1,1,2,1,1,1}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %gcd = aten.gcd.default(self=%x, other=%y) : u8[3, 4]
  return %gcd as "gcd"
}

fxge 1
model "gcd.zero.i64" stage "import"
tensor @r0.in.x : i64[4] = {0,0,12,18}
tensor @r0.in.y : i64[4] = {0,5,0,12}
tensor @r0.want.0.i64 : i64[4] = {0,5,12,6}
graph "main"(
    %x : i64[4],
    %y : i64[4]) {
  %gcd = aten.gcd.default(self=%x, other=%y) : i64[4]
  return %gcd as "gcd"
}

fxge 1
model "gcd.zero.i32" stage "import"
tensor @r0.in.x : i32[4] = {0,0,12,18}
tensor @r0.in.y : i32[4] = {0,5,0,12}
tensor @r0.want.0.i32 : i32[4] = {0,5,12,6}
graph "main"(
    %x : i32[4],
    %y : i32[4]) {
  %gcd = aten.gcd.default(self=%x, other=%y) : i32[4]
  return %gcd as "gcd"
}

fxge 1
model "gcd.zero.i16" stage "import"
tensor @r0.in.x : i16[4] = {0,0,12,18}
tensor @r0.in.y : i16[4] = {0,5,0,12}
tensor @r0.want.0.i16 : i16[4] = {0,5,12,6}
graph "main"(
    %x : i16[4],
    %y : i16[4]) {
  %gcd = aten.gcd.default(self=%x, other=%y) : i16[4]
  return %gcd as "gcd"
}

fxge 1
model "gcd.zero.i8" stage "import"
tensor @r0.in.x : i8[4] = {0,0,12,18}
tensor @r0.in.y : i8[4] = {0,5,0,12}
tensor @r0.want.0.i8 : i8[4] = {0,5,12,6}
graph "main"(
    %x : i8[4],
    %y : i8[4]) {
  %gcd = aten.gcd.default(self=%x, other=%y) : i8[4]
  return %gcd as "gcd"
}

fxge 1
model "gcd.zero.u8" stage "import"
tensor @r0.in.x : u8[4] = {0,0,12,18}
tensor @r0.in.y : u8[4] = {0,5,0,12}
tensor @r0.want.0.u8 : u8[4] = {0,5,12,6}
graph "main"(
    %x : u8[4],
    %y : u8[4]) {
  %gcd = aten.gcd.default(self=%x, other=%y) : u8[4]
  return %gcd as "gcd"
}

fxge 1
model "lcm.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : i64[3, 4] = {4,0,2,1,0,-2,-1,7,6,7,-6,1}
tensor @r0.in.y : i64[4] = {3,1,-7,4}
tensor @r0.want.0.i64 : i64[3, 4] = {12,0,14,4,0,2,7,28,6,7,42,4}
tensor @r1.in.x : i64[4, 6] = {4,0,2,1,0,-2,-1,7,6,7,-6,1,3,1,-7,4,-2,1,-2,-2,7,-5,-3,-5}
tensor @r1.in.y : i64[6] = {1,4,-6,-4,-7,-6}
tensor @r1.want.0.i64 : i64[4, 6] = {4,0,6,4,0,6,1,28,6,28,42,6,3,4,42,4,14,6,2,4,42,20,21,30}
graph "main"(
    %x : i64[s77, s17],
    %y : i64[s17]) {
  %lcm = aten.lcm.default(self=%x, other=%y) : i64[s77, s17]
  return %lcm as "lcm"
}

fxge 1
model "lcm.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,-5,-2,-5,3,4,-1,-4,7,-3,-5,-7}
tensor @r0.in.y : i32[4] = {1,-5,4,5}
tensor @r0.want.0.i32 : i32[3, 4] = {4,5,4,5,3,20,4,20,7,15,20,35}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %lcm = aten.lcm.default(self=%x, other=%y) : i32[3, 4]
  return %lcm as "lcm"
}

fxge 1
model "lcm.plain.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {-1,-2,0,1,2,1,-6,7,-6,-4,-7,3}
tensor @r0.in.y : i16[4] = {-7,-6,5,5}
tensor @r0.want.0.i16 : i16[3, 4] = {7,6,0,5,14,6,30,35,42,12,35,15}
graph "main"(
    %x : i16[3, 4],
    %y : i16[4]) {
  %lcm = aten.lcm.default(self=%x, other=%y) : i16[3, 4]
  return %lcm as "lcm"
}

fxge 1
model "lcm.plain.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {2,-3,3,0,1,-6,6,3,-6,-6,6,-7}
tensor @r0.in.y : i8[4] = {3,-5,-2,-6}
tensor @r0.want.0.i8 : i8[3, 4] = {6,15,6,0,3,30,6,6,6,30,6,42}
graph "main"(
    %x : i8[3, 4],
    %y : i8[4]) {
  %lcm = aten.lcm.default(self=%x, other=%y) : i8[3, 4]
  return %lcm as "lcm"
}

fxge 1
model "lcm.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,5,7,2,3,1,7,1,5,1,2,5}
tensor @r0.in.y : u8[4] = {1,0,6,5}
tensor @r0.want.0.u8 : u8[3, 4] = {2,0,42,10,3,0,42,5,5,0,6,5}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %lcm = aten.lcm.default(self=%x, other=%y) : u8[3, 4]
  return %lcm as "lcm"
}

fxge 1
model "lcm.zero.i64" stage "import"
tensor @r0.in.x : i64[4] = {0,0,12,18}
tensor @r0.in.y : i64[4] = {0,5,0,12}
tensor @r0.want.0.i64 : i64[4] = {0,0,0,36}
graph "main"(
    %x : i64[4],
    %y : i64[4]) {
  %lcm = aten.lcm.default(self=%x, other=%y) : i64[4]
  return %lcm as "lcm"
}

fxge 1
model "lcm.zero.i32" stage "import"
tensor @r0.in.x : i32[4] = {0,0,12,18}
tensor @r0.in.y : i32[4] = {0,5,0,12}
tensor @r0.want.0.i32 : i32[4] = {0,0,0,36}
graph "main"(
    %x : i32[4],
    %y : i32[4]) {
  %lcm = aten.lcm.default(self=%x, other=%y) : i32[4]
  return %lcm as "lcm"
}

fxge 1
model "lcm.zero.i16" stage "import"
tensor @r0.in.x : i16[4] = {0,0,12,18}
tensor @r0.in.y : i16[4] = {0,5,0,12}
tensor @r0.want.0.i16 : i16[4] = {0,0,0,36}
graph "main"(
    %x : i16[4],
    %y : i16[4]) {
  %lcm = aten.lcm.default(self=%x, other=%y) : i16[4]
  return %lcm as "lcm"
}

fxge 1
model "lcm.zero.i8" stage "import"
tensor @r0.in.x : i8[4] = {0,0,12,18}
tensor @r0.in.y : i8[4] = {0,5,0,12}
tensor @r0.want.0.i8 : i8[4] = {0,0,0,36}
graph "main"(
    %x : i8[4],
    %y : i8[4]) {
  %lcm = aten.lcm.default(self=%x, other=%y) : i8[4]
  return %lcm as "lcm"
}

fxge 1
model "lcm.zero.u8" stage "import"
tensor @r0.in.x : u8[4] = {0,0,12,18}
tensor @r0.in.y : u8[4] = {0,5,0,12}
tensor @r0.want.0.u8 : u8[4] = {0,0,0,36}
graph "main"(
    %x : u8[4],
    %y : u8[4]) {
  %lcm = aten.lcm.default(self=%x, other=%y) : u8[4]
  return %lcm as "lcm"
}

fxge 1
model "lcm.wraps.i8" stage "import"
tensor @r0.in.x : i8[4] = {3,17,127,-9}
tensor @r0.in.y : i8[4] = {-40,8,126,31}
tensor @r0.want.0.i8 : i8[4] = {120,-120,-126,23}
graph "main"(
    %x : i8[4],
    %y : i8[4]) {
  %lcm = aten.lcm.default(self=%x, other=%y) : i8[4]
  return %lcm as "lcm"
}

fxge 1
model "lcm.wraps.i16" stage "import"
tensor @r0.in.x : i16[4] = {3,17,127,-9}
tensor @r0.in.y : i16[4] = {-40,8,126,31}
tensor @r0.want.0.i16 : i16[4] = {120,136,16002,279}
graph "main"(
    %x : i16[4],
    %y : i16[4]) {
  %lcm = aten.lcm.default(self=%x, other=%y) : i16[4]
  return %lcm as "lcm"
}

fxge 1
model "logaddexp.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000c4bf00003040000084bf0000d83f0000403f000020bf000016c00000903f000000bd00003a4000002a40000080bf000040c00000003f000094bf0000d4bf0000e4bf000030400000f0be000030c00000e0be0000424000000c4000002240"
tensor @r0.in.y : c64[4] = hex "0000104000002a400000f83f0000603e000068bf0000003d0000983f00002c40"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {2.272443,2.658336,1.94401,0.2695405,0.895904,-0.5241892,1.188171,2.658248,2.344647,2.679244,2.882941,-0.62671,-0.8006946,0.08136346,1.156587,2.779962,2.267521,2.657883,1.844642,0.2017357,-1.37759,2.803184,2.498361,2.573214}
graph "main"(
    %x : c64[3, 4],
    %y : c64[4]) {
  %logaddexp = aten.logaddexp.default(self=%x, other=%y) : c64[3, 4]
  return %logaddexp as "logaddexp"
}

fxge 1
model "add.Tensor.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : c64[3, 4] = hex "00003440000070bf000010bf000040400000cc3f00002040000000bd0000f8bf000060be0000c0bd0000a83f0000d4bf0000783f0000c0be00009cbf0000883f00000ac00000ac3f000048bf0000c03e00002c400000a8bf00001c400000203f"
tensor @r0.in.y : c64[4] = hex "000016c000000ac00000883f000006c0000020c00000903f000078bf00000640"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {0.46875,-3.09375,0.5,0.90625,-0.90625,3.625,-1,0.15625,-2.5625,-2.25,2.375,-3.75,-1.53125,0.75,-2.1875,3.15625,-4.5,-0.8125,0.28125,-1.71875,0.1875,-0.1875,1.46875,2.71875}
tensor @r1.in.x : c64[4, 6] = hex "00003440000016c0000010bf0000883f0000cc3f000020c0000000bd000078bf000060be00000ac00000a83f000006c00000783f0000903f00009cbf0000064000000ac0000036c0000048bf000008bf00002c400000203e00001c400000083f000070bf0000803e00004040000024c0000020400000f03e0000f8bf0000c03f0000c0bd0000a0bf0000d4bf0000c0bd0000c0be000084bf0000883f000028bf0000ac3f0000dc3f0000c03e000000400000a8bf00009c3f0000203f0000e0be"
tensor @r1.in.y : c64[6] = hex "0000244000003040000002c0000022c00000ac3f0000a03f00001040000044c0000040be000012400000a0bf0000fc3f"
tensor @r1.want.0.c64 : f64[4, 6, 2] = {5.375,0.40625,-2.59375,-1.46875,2.9375,-1.25,2.21875,-4.03125,-0.40625,0.125,0.0625,-0.125,3.53125,3.875,-3.25,-0.4375,-0.8125,-1.59375,1.46875,-3.59375,2.5,2.4375,1.1875,2.5,1.625,3,0.96875,-5.09375,3.84375,1.71875,0.3125,-1.5625,-0.28125,1.03125,-2.90625,1.875,2.1875,1.71875,-0.96875,-3.1875,2.6875,2.96875,2.625,-1.0625,-1.5,3.5,-0.625,1.53125}
graph "main"(
    %x : c64[s77, s17],
    %y : c64[s17]) {
  %add = aten.add.Tensor(self=%x, other=%y) : c64[s77, s17]
  return %add as "add"
}

fxge 1
model "add.Tensor.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000e0bf0000000000800340000000000000f03f000000000080f3bf000000000000eb3f000000000000f03f000000000000eb3f000000000000e33f000000000000004000000000008000c0000000000000f43f000000000080f83f000000000000fd3f0000000000c002c00000000000c000c0000000000000b8bf000000000000e5bf000000000000e23f000000000080ff3f000000000000a03f00000000000003c0000000000000f13f000000000080fe3f000000000000c0bf"
tensor @r0.in.y : c128[4] = hex "000000000000c83f000000000080f3bf000000000080fbbf000000000000fc3f00000000008005c0000000000040054000000000004003c0000000000080f4bf"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-0.3125,1.21875,-0.71875,0.53125,-1.84375,3.65625,-1.5625,-0.6875,2.1875,-3.28125,-0.46875,3.28125,-0.875,0.3125,-4.5,-1.375,-0.46875,-0.65625,0.25,1.78125,-5.0625,3.71875,-0.5,-1.40625}
graph "main"(
    %x : c128[3, 4],
    %y : c128[4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : c128[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.complex_real.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000018400000fc3f0000b03f0000e03f00001640000008bf0000e03e0000ac3f00004840000010c00000883f00001840000024c0000024400000dcbf0000bc3f0000d03e0000843f000006c00000683f000010bf0000f0be0000d4bf0000403f"
tensor @r0.in.y : f32[4] = {-2.40625,2.96875,-0.90625,1.15625}
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-0.03125,1.96875,4.34375,1.75,1.4375,-0.53125,1.59375,1.34375,0.71875,-2.25,4.03125,2.375,-3.46875,2.5625,-0.5625,1.46875,-2,1.03125,0.875,0.90625,-1.46875,-0.46875,-0.5,0.75}
graph "main"(
    %x : c64[3, 4],
    %y : f32[4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : c64[3, 4]
  return %add as "add"
}

fxge 1
model "add.Tensor.complex_whole.c64" stage "import"
tensor @r0.in.x : i64[4] = {-4,3,3,-1}
tensor @r0.in.y : c64[3, 4] = hex "000020be000000be000090be000002c00000f03f0000303f00001640000018c00000183f0000b83f0000803e00003a400000bc3f00002e4000003a400000f03f000010bf0000103f0000603f000004400000703f0000ac3f000048400000c8bf"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-4.15625,-0.125,2.71875,-2.03125,4.875,0.6875,1.34375,-2.375,-3.40625,1.4375,3.25,2.90625,4.46875,2.71875,1.90625,1.875,-4.5625,0.5625,3.875,2.0625,3.9375,1.34375,2.125,-1.5625}
graph "main"(
    %x : i64[4],
    %y : c64[3, 4]) {
  %add = aten.add.Tensor(self=%x, other=%y) : c64[3, 4]
  return %add as "add"
}

fxge 1
model "sub.Tensor.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : c64[3, 4] = hex "0000b0be00001240000080be0000a4bf00001ec00000f83f0000803d0000a03e000012400000c0bf000058bf0000003e0000d03e000014400000603e0000d0be0000d0bf000008c00000b4bf000006c0000048bf000046c0000010400000c03e"
tensor @r0.in.y : c64[4] = hex "0000d03f000068bf00002ac00000dc3f0000803e000028bf00003ac00000703f"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-1.96875,3.1875,2.40625,-3,-2.71875,2.59375,2.96875,-0.625,0.65625,-0.59375,1.8125,-1.59375,0.15625,2.96875,3.125,-1.34375,-3.25,-1.21875,1.25,-3.8125,-1.03125,-2.4375,5.15625,-0.5625}
tensor @r1.in.x : c64[4, 6] = hex "0000b0be0000d03f000080be00002ac000001ec00000803e0000803d00003ac000001240000068bf000058bf0000dc3f0000d03e000028bf0000603e0000703f0000d0bf0000a8bf0000b4bf000030c0000048bf0000d0bf000010400000f8bf0000124000001c400000a4bf000080be0000f83f0000783f0000a03e0000ecbf0000c0bf0000a0be0000003e0000003e00001440000048bf0000d0be000016c0000008c0000006c0000006c0000010c0000046c00000e03f0000c03e0000ecbf"
tensor @r1.in.y : c64[6] = hex "0000783f00003c400000d03f000028400000fc3f0000d03f00008cbf00000ac000002cc000003ec00000d83f00003840"
tensor @r1.want.0.c64 : f64[4, 6, 2] = {-1.3125,-1.3125,-1.875,-5.28125,-4.4375,-1.375,1.15625,-0.75,4.96875,2.0625,-2.53125,-1.15625,-0.5625,-3.59375,-1.40625,-1.6875,-3.59375,-2.9375,-0.3125,-0.59375,1.90625,1.34375,0.5625,-4.8125,1.3125,-0.5,-2.90625,-2.875,-0.03125,-0.65625,1.40625,0.3125,1.1875,2.65625,-1.5625,-2.75,1.34375,-3.71875,-2.03125,-4.96875,-4.09375,-3.71875,-1,-0.09375,-0.40625,4.71875,-1.3125,-4.71875}
graph "main"(
    %x : c64[s77, s17],
    %y : c64[s17]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : c64[s77, s17]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000e83f000000000080f63f000000000000e23f000000000000a03f000000000000f5bf0000000000000740000000000000cc3f000000000000f1bf0000000000400240000000000000fb3f0000000000c004c00000000000400340000000000000f53f00000000000004c000000000004000c000000000000000c000000000000007c0000000000000da3f000000000080f3bf00000000008000c0000000000000ed3f000000000000d03f000000000000de3f000000000000fbbf"
tensor @r0.in.y : c128[4] = hex "0000000000c003c000000000004005400000000000c000c0000000000080024000000000004005400000000000c00540000000000000ff3f000000000080f93f"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {3.21875,-1.25,2.65625,-2.28125,-3.96875,0.15625,-1.71875,-2.65625,4.75,-0.96875,-0.5,0.09375,-1.34375,-5.21875,-3.96875,-3.59375,-0.40625,-2.25,0.875,-4.375,-1.75,-2.46875,-1.46875,-3.28125}
graph "main"(
    %x : c128[3, 4],
    %y : c128[4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : c128[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.complex_real.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000943f000034c000003e400000683f0000283f0000003e0000dc3f000000400000ecbf000088bf000046400000e4bf0000103f00001ec00000943f0000083f0000c03f0000b43f0000a03f0000a83f0000ecbf0000683f0000024000002ec0"
tensor @r0.in.y : f32[4] = {2.4375,2.03125,1.15625,-2.71875}
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-1.28125,-2.8125,0.9375,0.90625,-0.5,0.125,4.4375,2,-4.28125,-1.0625,1.0625,-1.78125,-0.59375,-2.46875,3.875,0.53125,-0.9375,1.40625,-0.78125,1.3125,-3,0.90625,4.75,-2.71875}
graph "main"(
    %x : c64[3, 4],
    %y : f32[4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : c64[3, 4]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.complex_whole.c64" stage "import"
tensor @r0.in.x : i64[4] = {6,5,4,-1}
tensor @r0.in.y : c64[3, 4] = hex "00001cc00000f0be0000e8bf000006400000c03f0000d03f0000a83f000030c00000a0be0000d03e0000983f0000c83f000006c00000783f0000183f0000503f000002c0000090be0000603e000060bf000024c000004040000048400000103f"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {8.4375,0.46875,6.8125,-2.09375,2.5,-1.625,-2.3125,2.75,6.3125,-0.40625,3.8125,-1.5625,6.09375,-0.96875,-1.59375,-0.8125,8.03125,0.28125,4.78125,0.875,6.5625,-3,-4.125,-0.5625}
graph "main"(
    %x : i64[4],
    %y : c64[3, 4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y) : c64[3, 4]
  return %sub as "sub"
}

fxge 1
model "mul.Tensor.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : c64[3, 4] = hex "000012c00000f03e0000203f000020c000002c40000000c00000f43f0000d03f00003840000090bf000018400000fc3f0000703f0000b83f000046c0000058bf000080bd000006c00000d03e000004c0000010400000a83f000040c00000bc3f"
tensor @r0.in.y : c64[4] = hex "0000d0be0000003f0000e8bf0000c4bf0000ccbf0000dc3f0000203f0000f0be"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {0.6923828,-1.331055,-4.960938,3.574219,-0.8457031,7.806641,1.953125,0.1220703,-0.6054688,1.894531,-1.290039,-7.205078,-3.964844,-0.6796875,-2.329102,0.9228516,1.072266,0.8193359,-3.894531,3.116211,-5.841797,1.775391,-1.186523,2.324219}
tensor @r1.in.x : c64[4, 6] = hex "000012c00000d0be0000203f0000e8bf00002c400000ccbf0000f43f0000203f000038400000003f000018400000c4bf0000703f0000dc3f000046c00000f0be000080bd000040bf0000d03e00000c40000010400000d0bf000040c0000098bf0000f03e0000f03e000020c0000090bf000000c0000012400000d03f000068bf000090bf00001e400000fc3f0000acbf0000b83f0000ecbf000058bf0000b4bf000006c0000020bf000004c000002ec00000a83f000034400000bc3f00001240"
tensor @r1.in.y : c64[6] = hex "00003ec00000d03f0000103f000090bf0000b43f000058bf00002e4000004240000000bd0000903f0000fc3f000038bf"
tensor @r1.want.0.c64 : f64[4, 6, 2] = {7.432617,-2.500977,-1.6875,-1.722656,2.43457,-4.508789,3.288086,7.477539,-0.6523438,3.21875,3.575195,-4.72168,-5.576172,-3.579102,-2.267578,3.216797,-0.7207031,-1.001953,-5.526367,7.178711,1.757812,2.582031,-6.759766,-0.1816406,-2.15332,-0.6298828,-2.671875,2.179688,-0.8876953,4.895508,7.165039,2.461914,-2.742188,-1.342773,2.910156,-4.060547,-1.271484,7.80957,-2.056641,0.1582031,-3.47168,0.8876953,2.633789,-13.64355,-3.205078,1.388672,4.53125,3.435547}
graph "main"(
    %x : c64[s77, s17],
    %y : c64[s17]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : c64[s77, s17]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "0000000000c005400000000000000640000000000000d63f000000000080ff3f000000000000fabf000000000000d4bf00000000000007c0000000000000fabf000000000000e9bf000000000080f2bf000000000000a03f000000000000b83f00000000008001c0000000000080febf000000000000f63f000000000000e83f000000000000e0bf000000000000f3bf000000000000fcbf0000000000c00040000000000000febf00000000000008c0000000000000eebf000000000080fa3f"
tensor @r0.in.y : c128[4] = hex "000000000000e0bf0000000000c001c0000000000000b83f00000000008001400000000000c002400000000000c000c000000000008004c0000000000000ec3f"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {4.7421875,-7.4072266,-4.2744141,0.93652344,-4.4628906,2.6699219,8.7890625,1.6484375,-2.1748047,2.3115234,-0.20214844,0.077148438,-9.1181641,0.11230469,-4.1796875,-0.71875,-2.3847656,1.703125,-4.7441406,-3.6318359,-10.675781,-3.1054688,0.953125,-5.0644531}
graph "main"(
    %x : c128[3, 4],
    %y : c128[4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : c128[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.complex_real.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000e03e000078bf000028bf000004c00000e43f0000303f000028400000103f0000c0bf000098bf00000440000042c00000dc3f000094bf00008cbf00002a400000dcbf0000bc3f0000ac3f0000d83f0000ec3f0000c03d0000103f000046c0"
tensor @r0.in.y : f32[4] = {-2.625,-0.34375,-0.875,0.28125}
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-1.148438,2.542969,0.2255859,0.7089844,-1.558594,-0.6015625,0.7382812,0.1582031,3.9375,3.117188,-0.7089844,1.041992,-1.503906,1.011719,-0.3076172,0.7470703,4.511719,-3.855469,-0.4619141,-0.5800781,-1.613281,-0.08203125,0.1582031,-0.8701172}
graph "main"(
    %x : c64[3, 4],
    %y : f32[4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : c64[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.complex_whole.c64" stage "import"
tensor @r0.in.x : i64[4] = {-3,5,-3,2}
tensor @r0.in.y : c64[3, 4] = hex "000020400000483f00001a400000f43f0000d8bf000024c0000018bf0000383f000038c00000283f0000f8bf0000ac3f000000be000090be0000843f0000203e000080bf00001e400000c03e00003c40000008bf0000e4bf000048c000000440"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-7.5,-2.34375,12.03125,9.53125,5.0625,7.6875,-1.1875,1.4375,8.625,-1.96875,-9.6875,6.71875,0.375,0.84375,2.0625,0.3125,3,-7.40625,1.875,14.6875,1.59375,5.34375,-6.25,4.125}
graph "main"(
    %x : i64[4],
    %y : c64[3, 4]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : c64[3, 4]
  return %mul as "mul"
}

fxge 1
model "div.Tensor.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : c64[3, 4] = hex "000016c00000c0be0000b03f0000b8bf000078bf000028400000044000000440000048400000803e0000cc3f0000203e0000283f0000803e000026c0000048400000c0be00002cc00000483f000038c0000046c0000084bf0000e43f000012c0"
tensor @r0.in.y : c64[4] = hex "000000be0000983f000030bf000048c0000038bf0000d4bf000032c00000c8bf"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-0.1068493,1.984932,0.3464327,0.5162152,-1.120132,-1.071001,-0.8803378,-0.2470012,-0.06575342,-2.624658,-0.1547119,0.4759634,-0.2717196,0.2783104,0.2290567,-1.252279,-2.205479,0.5479452,0.8250668,0.4315147,1.206111,-1.344518,-0.1365512,0.8969389}
tensor @r1.in.x : c64[4, 6] = hex "000016c0000000be0000b03f000030bf000078bf000038bf00000440000032c0000048400000983f0000cc3f000048c00000283f0000d4bf000026c00000c8bf0000c0be000006400000483f0000c03d000046c00000c03f0000e43f0000a03e0000c0be00002ac00000b8bf000080be0000284000001640000004400000c03e0000803e0000dcbf0000203e0000383f0000803e00003e400000484000000ec000002cc00000403e000038c00000603f000084bf000020c0000012c000001840"
tensor @r1.in.y : c64[6] = hex "0000003d0000b0bf000046c00000e8bf00002240000030bf0000a0bf00001440000040bf0000c03f0000403f000084bf"
tensor @r1.want.0.c64 : f64[4, 6, 2] = {0.05214249,-1.705731,-0.2339537,0.359286,-0.284599,-0.3612491,-1.303844,-0.1871114,-0.2,-1.983333,2.717117,-0.4306306,1.214765,0.4496644,0.844436,0.01033042,-0.3471966,0.7328602,-0.1099491,-0.2784059,1.625,1.25,0.6234234,1.273874,1.924626,-0.3164688,0.3811622,-0.1424991,0.7315827,1.124627,-0.2475975,-0.7580554,-0.9833333,0.325,-0.3837838,0.4306306,-2.153846,0.2307692,-0.4391948,0.9744778,-1.007523,-0.1995742,0.8128886,0.803844,-1.058333,1.216667,-2.558559,-0.3513514}
graph "main"(
    %x : c64[s77, s17],
    %y : c64[s17]) {
  %div = aten.div.Tensor(self=%x, other=%y) : c64[s77, s17]
  return %div as "div"
}

fxge 1
model "div.Tensor.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000c83f00000000000006c0000000000000efbf000000000000ef3f000000000080f53f000000000000f8bf000000000080fdbf000000000080f63f000000000000e23f000000000040014000000000004002400000000000000540000000000000b8bf000000000000f73f0000000000c004c0000000000000e1bf00000000004006c0000000000000d0bf000000000000a0bf000000000000fb3f0000000000800540000000000080f1bf000000000000f13f000000000000f3bf"
tensor @r0.in.y : c128[4] = hex "00000000008003c000000000004008c0000000000000fa3f0000000000400240000000000000f2bf000000000080024000000000000006400000000000c007c0"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {0.52075131,0.48060414,0.081040707,0.48238516,-0.753101,-0.21470762,-0.56455364,-0.09809768,-0.52262312,-0.23468663,1.2359019,-0.11963152,0.51860602,-0.21175428,-0.33925696,-0.55942513,0.49816046,-0.51694314,0.48425246,0.35864559,-0.83963379,-0.75369167,0.39370267,-0.0067982587}
graph "main"(
    %x : c128[3, 4],
    %y : c128[4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : c128[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.complex_real.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "00000040000020be0000c4bf000000c00000603f0000a0bf000026c0000018bf0000f0be0000cc3f000020bf0000d0be0000c03f0000183f0000903e000014c00000683f000078bf0000e8bf00001c400000583f000014c00000a03f000036c0"
tensor @r0.in.y : f32[4] = {1.0625,-1.53125,-2.6875,-1}
tensor @r0.want.0.c64 : f64[3, 4, 2] = {1.882353,-0.1470588,1,1.306122,-0.3255814,0.4651163,2.59375,0.59375,-0.4411765,1.5,0.4081633,0.2653061,-0.5581395,-0.2209302,-0.28125,2.3125,0.8529412,-0.9117647,1.183673,-1.591837,-0.3139535,0.8604651,-1.25,2.84375}
graph "main"(
    %x : c64[3, 4],
    %y : f32[4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : c64[3, 4]
  return %div as "div"
}

fxge 1
model "div.Tensor.complex_whole.c64" stage "import"
tensor @r0.in.x : i64[4] = {6,-2,3,0}
tensor @r0.in.y : c64[3, 4] = hex "0000303f0000c83f00008cbf0000503f00000e400000e83f000040c000000240000040c0000002c0000014c00000a83f000080bd000026c00000dc3f0000bcbf0000403f000016c0000024c0000018bf000080bf0000c0bf0000003e000028c0"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {1.41555,-3.217158,1.178327,0.8753288,0.8109459,-0.6624628,-0.0,-0.0,-1.371327,0.9285023,0.6541436,0.3712707,-0.02785434,1.155955,0,0,0.743106,2.322206,0.7407198,-0.1716302,-0.9230769,1.384615,-0.0,0}
graph "main"(
    %x : i64[4],
    %y : c64[3, 4]) {
  %div = aten.div.Tensor(self=%x, other=%y) : c64[3, 4]
  return %div as "div"
}

fxge 1
model "pow.Tensor_Tensor.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : c64[3, 4] = hex "000008c00000c4bf000020be0000404000008c3f0000703f000068bf0000b03f000018c000000ec000004240000020be00009cbf0000803e000008400000dcbf0000843f0000bcbf00002440000030400000e03e0000fc3f0000c0bf0000c03e"
tensor @r0.in.y : c64[4] = hex "0000283f00000ec00000c03e0000883f0000284000003a4000002240000080bd"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-0.00563557,0.004254885,-0.05521964,0.2636211,-0.3244004,0.07274224,2.62861,-3.073264,-0.005438288,0.009311956,0.6390708,1.468714,-0.0001648294,0.0003042963,-2.588165,-11.93543,-0.06095081,-0.1639966,-0.09846754,0.6799017,0.09516185,-0.07936262,1.885065,3.080399}
tensor @r1.in.x : c64[4, 6] = hex "000008c00000283f000020be0000c03e00008c3f00002840000068bf00002240000018c000000ec0000042400000883f00009cbf00003a4000000840000080bd0000843f0000803d00002440000010bf0000e03e0000703f0000c0bf000078bf0000c4bf000026400000404000000e400000703f000018bf0000b03f000032c000000ec00000c43f000020be0000e4bf0000803e0000883f0000dcbf0000c43f0000bcbf0000424000003040000048400000fc3f000030c00000c03e000058bf"
tensor @r1.in.y : c64[6] = hex "0000b8bf0000603e000020be000010bf0000acbf0000124000002c4000009cbf000084bf0000dcbf0000f0be0000203f"
tensor @r1.want.0.c64 : f64[4, 6, 2] = {-0.1223119,0.1183693,3.408742,0.6894582,0.01164823,0.01208819,-102.6698,-105.4037,0.004412535,0.002071925,0.3943087,0.2534579,-0.1055349,-0.06673485,0.7983984,-0.3562035,0.8336633,-0.00580248,-1.892651,-10.08939,2.279635,-6.387711,0.01751806,3.793604,-0.1211374,-0.04534042,0.7772311,-0.8674199,1.713368,2.64569,-1.82883,5.090354,-10.74208,26.0534,0.8954716,1.951219,-0.2167898,-0.6209914,2.262202,-2.55518,0.001938233,0.0001034774,111.2583,67.28707,0.02449381,-0.049982,1.882014,1.004843}
tensor @r1.own.0 : f64[] = {6.8e-07}
graph "main"(
    %x : c64[s77, s17],
    %y : c64[s17]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : c64[s77, s17]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "0000000000c002c0000000000000fcbf000000000000ea3f000000000000d23f00000000008006c0000000000000debf00000000008002c0000000000000e73f000000000000e6bf000000000080f73f000000000000edbf000000000000e2bf000000000000eb3f0000000000c001c0000000000000ffbf0000000000800840000000000000f83f00000000008003c0000000000000f8bf000000000000cc3f000000000000d0bf00000000000008c000000000004006c0000000000000e9bf"
tensor @r0.in.y : c128[4] = hex "000000000000fa3f000000000000e23f000000000000e8bf0000000000000740000000000080f33f00000000000005c00000000000800140000000000000d03f"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-22.180115,7.2899677,0.33294186,-0.27156581,0.0014434946,-0.00013719729,3.3642577,0.51178048,-0.65440007,-0.27230028,-849.57762,1372.6571,-0.09953374,0.06797555,2.7052089,-9.4235963,4.749766,-8.5680171,6.582027e-05,-0.00011517784,0.0097251642,0.048907493,20.070339,5.6671346}
graph "main"(
    %x : c128[3, 4],
    %y : c128[4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : c128[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.complex_real.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000020be000090be0000b03f000048bf0000f03f000004c000002e40000070bf0000164000009cbf000024c000001cc00000003e000094bf0000e0bf0000f83f0000803d000024400000d4bf00002ac00000c43f0000a8bf0000364000002c40"
tensor @r0.in.y : f32[4] = {2.75,-2.6875,-3.0625,-2.5}
tensor @r0.want.0.c64 : f64[3, 4, 2] = {0.03725455,0.02382513,0.05286053,0.2869413,-0.03597344,0.02411684,0.04811029,0.05262108,3.60718,-14.00305,0.03332121,0.003891503,-0.1445682,-0.6129445,0.07880566,0.0450906,-5.906111,-11.92796,0.03937568,-0.02486677,-0.06582043,0.0963393,-0.01045314,-0.03132329}
graph "main"(
    %x : c64[3, 4],
    %y : f32[4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : c64[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Tensor.complex_whole.c64" stage "import"
tensor @r0.in.x : i64[4] = {2,-5,-5,5}
tensor @r0.in.y : c64[3, 4] = hex "00003c400000943f000008c0000030c0000016c00000cc3f00002ec00000603f0000c8bf0000344000000ec0000010c000000e400000a03e00003a400000b43f0000d0bf000014c00000f43f000000bd0000c43f00000a400000a43f000024c0"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {5.329367,5.503281,19.6017,183.7668,1.317188e-05,0.0001533622,0.002035714,0.01241404,-0.1251652,0.3145778,-12.9849,30.37875,4.948007,12.36581,-68.62855,82.73416,-0.01040747,-0.3240428,22.32035,-8.016765,-0.005564758,0.01223256,-4.362596,6.541035}
tensor @r0.own.0 : f64[] = {7.1e-07}
graph "main"(
    %x : i64[4],
    %y : c64[3, 4]) {
  %pow_1 = aten.pow.Tensor_Tensor(self=%x, exponent=%y) : c64[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "add.Scalar.complex_float.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "00008c3f00004440000088bf00002cc00000783f0000f0be0000483f0000dc3f0000603f0000fc3f0000183f00001440000026c0000014c0000080be00001a4000008cbf000040bf0000503f000014400000e03f0000983f000042c00000883f"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {3.59375,3.0625,1.4375,-2.6875,3.46875,-0.46875,3.28125,1.71875,3.375,1.96875,3.09375,2.3125,-0.09375,-2.3125,2.25,2.40625,1.40625,-0.75,3.3125,2.3125,4.25,1.1875,-0.53125,1.0625}
graph "main"(
    %x : c64[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=2.5) : c64[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.complex_float.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "00000000000002c000000000000005c0000000000000e23f00000000004004c0000000000080fc3f00000000004007c0000000000000d0bf0000000000c00240000000000000e0bf00000000000001c0000000000000ec3f0000000000c002c0000000000000c03f000000000000e13f000000000000d83f000000000000ff3f0000000000c00740000000000080f13f000000000000e4bf0000000000c006c000000000000003c0000000000000b83f00000000004002c0000000000000e43f"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {0.25,-2.625,3.0625,-2.53125,4.28125,-2.90625,2.25,2.34375,2,-2.125,3.375,-2.34375,2.625,0.53125,2.875,1.9375,5.46875,1.09375,1.875,-2.84375,0.125,0.09375,0.21875,0.625}
graph "main"(
    %x : c128[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=2.5) : c128[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.complex_number.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000028c0000030bf0000203f00000840000098bf000028bf000088bf000060be0000dc3f000068bf000022c000000ac0000030400000f03e000060be00009c3f000084bf00003c40000010bf000040be000032c00000c8bf0000483f000090bf"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-1.125,-2.6875,2.125,0.125,0.3125,-2.65625,0.4375,-2.21875,3.21875,-2.90625,-1.03125,-4.15625,4.25,-1.53125,1.28125,-0.78125,0.46875,0.9375,0.9375,-2.1875,-1.28125,-3.5625,2.28125,-3.125}
graph "main"(
    %x : c64[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=complex(1.5, -2.0)) : c64[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.complex_number.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000a0bf000000000000f4bf000000000080ff3f000000000000f83f000000000000fa3f000000000000e13f000000000000f1bf000000000080f23f000000000000e9bf000000000080034000000000008007400000000000400140000000000000ecbf000000000080024000000000008005c0000000000000dabf000000000080febf00000000004006c0000000000080fe3f0000000000000440000000000080f3bf000000000000f8bf00000000004000400000000000c004c0"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {1.46875,-3.25,3.46875,-0.5,3.125,-1.46875,0.4375,-0.84375,0.71875,0.4375,4.4375,0.15625,0.625,0.3125,-1.1875,-2.40625,-0.40625,-4.78125,3.40625,0.5,0.28125,-3.5,3.53125,-4.59375}
graph "main"(
    %x : c128[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=complex(1.5, -2.0)) : c128[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.to_complex.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.40625,-2.40625,2.15625,-2.5625,-1.53125,2.65625,-0.0625,-2.78125,1.0625,0.40625,-0.28125,0.15625}
tensor @r0.want.0.c64 : f64[3, 4, 2] = {1.40625,2,-2.40625,2,2.15625,2,-2.5625,2,-1.53125,2,2.65625,2,-0.0625,2,-2.78125,2,1.0625,2,0.40625,2,-0.28125,2,0.15625,2}
graph "main"(
    %x : f32[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=complex(0.0, 2.0)) : c64[3, 4]
  return %add as "add"
}

fxge 1
model "mul.Scalar.complex_float.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000f8bf00008cbf00003cc00000e8bf000020400000103f000000bd000098bf0000ec3f00001ac00000c0bd0000383f0000e43f000000400000103f000034c0000008bf0000fcbf0000344000003cc000009cbf0000943f000046c0000036c0"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-4.84375,-2.734375,-7.34375,-4.53125,6.25,1.40625,-0.078125,-2.96875,4.609375,-6.015625,-0.234375,1.796875,4.453125,5,1.40625,-7.03125,-1.328125,-4.921875,7.03125,-7.34375,-3.046875,2.890625,-7.734375,-7.109375}
graph "main"(
    %x : c64[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=2.5) : c64[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.complex_float.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000b8bf000000000000edbf000000000000ccbf000000000000dcbf000000000000b03f0000000000000540000000000000d8bf0000000000800240000000000080fc3f0000000000000640000000000000d4bf000000000000d4bf000000000000cc3f00000000000009c00000000000c007400000000000c003c0000000000000f13f000000000080f03f000000000040034000000000004003c000000000004006c0000000000000d83f0000000000000000000000000000c4bf"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-0.234375,-2.265625,-0.546875,-1.09375,0.15625,6.5625,-0.9375,5.78125,4.453125,6.875,-0.78125,-0.78125,0.546875,-7.8125,7.421875,-6.171875,2.65625,2.578125,6.015625,-6.015625,-6.953125,0.9375,0,-0.390625}
graph "main"(
    %x : c128[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=2.5) : c128[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.complex_number.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "00000040000048400000b0bf0000c43f0000444000009c3f000026400000b03e000040c00000903e000010c000002040000038bf000046c00000344000000e400000b83f0000103f0000c8bf0000983f000018bf000008c00000b0bf0000003f"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {9.25,0.6875,1,5.046875,7.03125,-4.296875,4.578125,-4.671875,-3.9375,6.421875,1.625,8.25,-7.265625,-3.203125,8.65625,-2.296875,3.28125,-2.03125,0.03125,4.90625,-5.140625,-2,-1.0625,3.5}
graph "main"(
    %x : c64[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=complex(1.5, -2.0)) : c64[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.complex_number.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000080f2bf00000000008004c0000000000000e73f00000000004007c0000000000080f4bf000000000000f03f000000000000d2bf00000000000007c00000000000c004c0000000000000d03f000000000000fcbf000000000000fabf000000000080074000000000000008c000000000004000c0000000000000d23f00000000000007c0000000000000e33f000000000000b8bf0000000000000840000000000000fdbf000000000000f7bf00000000008006c00000000000c00340"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-6.859375,-1.53125,-4.734375,-5.796875,0.078125,4.0625,-6.171875,-3.75,-3.390625,5.5625,-5.875,1.0625,-1.59375,-10.375,-2.484375,4.484375,-3.125,6.640625,5.859375,4.6875,-5.59375,1.46875,0.71875,9.328125}
graph "main"(
    %x : c128[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=complex(1.5, -2.0)) : c128[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.to_complex.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.625,-1,2.03125,-1.5,-2.625,-0.03125,-2.15625,1.53125,-2.125,-1.40625,3.03125,1.375}
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-0.0,-3.25,-0.0,-2,0,4.0625,-0.0,-3,-0.0,-5.25,-0.0,-0.0625,-0.0,-4.3125,0,3.0625,-0.0,-4.25,-0.0,-2.8125,0,6.0625,0,2.75}
graph "main"(
    %x : f32[3, 4]) {
  %mul = aten.mul.Scalar(self=%x, other=complex(0.0, 2.0)) : c64[3, 4]
  return %mul as "mul"
}

fxge 1
model "div.Scalar.complex_float.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000ecbf000020bf00002440000018400000003e00003cc0000080bf000094bf0000203f000020be000080bf0000424000003ac0000080bd000000400000c83f000098bf00000e400000283f0000683f0000d43f00000cc000008cbf0000e8bf"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-0.7375,-0.25,1.025,0.95,0.05,-1.175,-0.4,-0.4625,0.25,-0.0625,-0.4,1.2125,-1.1625,-0.025,0.8,0.625,-0.475,0.8875,0.2625,0.3625,0.6625,-0.875,-0.4375,-0.725}
graph "main"(
    %x : c64[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=2.5) : c64[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.complex_float.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000d43f000000000000ef3f000000000000fcbf0000000000c002c0000000000080fcbf000000000080f0bf000000000000b8bf000000000000e73f000000000000084000000000000000c000000000008002c0000000000000f6bf000000000000e43f000000000000a0bf000000000000dcbf0000000000000240000000000080f2bf000000000000f03f000000000080f3bf0000000000c004400000000000c002c00000000000000140000000000000d23f000000000080f3bf"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {0.125,0.3875,-0.7,-0.9375,-0.7125,-0.4125,-0.0375,0.2875,1.2,-0.8,-0.925,-0.55,0.25,-0.0125,-0.175,0.9,-0.4625,0.4,-0.4875,1.0375,-0.9375,0.85,0.1125,-0.4875}
graph "main"(
    %x : c128[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=2.5) : c128[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.complex_number.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000dc3f000068bf0000b4bf0000603f0000783f00009cbf000020be0000d4bf000036400000203e0000c4bf000090be000004c00000e43f000004400000e03f0000003e000040be0000303f0000fc3f000002400000ecbf000018c00000e8bf"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {0.7025,0.3325,-0.6175,-0.24,0.6225,0.0175,0.4925,-0.4475,0.6325,0.9475,-0.2775,-0.5575,-1.065,-0.2325,-0.065,1.08,0.09,-0.005,-0.465,0.6925,1.0775,0.2075,0.01,-1.195}
graph "main"(
    %x : c64[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=complex(1.5, -2.0)) : c64[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.complex_number.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "00000000000003c0000000000000f0bf0000000000c001c000000000000007c00000000000c002c000000000000000c0000000000000b03f0000000000400440000000000080f73f000000000080f6bf000000000000eebf000000000000b8bf0000000000c001c0000000000000d4bf0000000000c006c0000000000080fa3f000000000000b0bf0000000000000940000000000080f9bf000000000080fdbf000000000000e43f000000000080f5bf000000000000f1bf000000000000d2bf"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-0.25,-1,0.3875,-1.4,0.0775,-1.23,-0.795,0.6275,0.8025,0.1325,-0.195,-0.3225,-0.4325,-0.785,-1.2125,-0.5125,-1.015,0.73,0.2075,-0.9525,0.58,-0.1225,-0.165,-0.4075}
graph "main"(
    %x : c128[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=complex(1.5, -2.0)) : c128[3, 4]
  return %div as "div"
}

fxge 1
model "div.Scalar.to_complex.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.6875,0.9375,-1.71875,0.375,-2.28125,2.75,1.90625,0,2.03125,2.78125,-0.625,1.96875}
tensor @r0.want.0.c64 : f64[3, 4, 2] = {0,0.34375,0,-0.46875,0,0.859375,0,-0.1875,0,1.140625,0,-1.375,0,-0.953125,0,0,0,-1.015625,0,-1.390625,0,0.3125,0,-0.984375}
graph "main"(
    %x : f32[3, 4]) {
  %div = aten.div.Scalar(self=%x, other=complex(0.0, 2.0)) : c64[3, 4]
  return %div as "div"
}

fxge 1
model "pow.Tensor_Scalar.complex_float.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000010c00000803f000060bf00002440000018400000003d0000c83f000016c00000e03f0000883f0000c0bf00000c40000058bf000060bf0000d4bf0000d03f0000f83f0000383f000048bf000032c00000c0bd0000a43f0000cc3f0000d0be"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {8.23065,4.769947,0.449032,-12.05673,8.689965,0.2859408,-10.31619,-8.421225,1.230574,5.869607,7.531536,-8.634331,1.475131,0.6911297,7.649184,-2.957075,3.873142,4.763024,-1.427328,14.11298,-1.06054,-1.540922,2.815458,-2.026892}
graph "main"(
    %x : c64[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=2.5) : c64[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.complex_float.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "0000000000400740000000000080fa3f00000000004001c0000000000000f43f000000000080f5bf000000000000ef3f00000000000004c0000000000000b83f00000000004001400000000000c004c000000000008004c0000000000000ccbf0000000000c00340000000000000a03f0000000000800040000000000000c0bf000000000000dabf000000000000fd3f000000000000e93f000000000000fe3f000000000000fa3f000000000000eebf000000000000e5bf000000000000f0bf"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {5.5735041,19.691394,9.4838661,2.4963163,3.5317467,0.03252043,0.92628569,9.8560606,-12.179778,-16.977459,2.2412392,-10.367732,9.5733136,0.30303794,6.0671301,-0.9252126,-1.0910586,-4.5739078,-5.7613518,1.1773617,1.2514073,-4.6553939,0.96732928,1.2298206}
graph "main"(
    %x : c128[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=2.5) : c128[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.complex_number.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000c0bf0000083f000060be00009c3f000000be0000a8bf0000c0bf0000003e0000283f0000000000001040000016c00000003e0000ec3f0000203e00000cc000002e400000783f0000003d000080bf0000983f000014400000c0be0000b03e"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-539.4899,-71.14855,-26.59016,36.89884,-0.05388595,-0.004866879,-677.5051,-492.1486,0.353877,0.3967296,-1.065318,0.4805738,26.29213,43.43428,-0.1260362,0.101556,-0.3463878,-9.716844,-0.03102348,-0.03400953,36.23355,-9.876138,10.42201,-42.80656}
graph "main"(
    %x : c64[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=complex(1.5, -2.0)) : c64[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.complex_number.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000c03f000000000000e6bf00000000000004c00000000000c002c0000000000000e23f000000000000d0bf000000000000ea3f000000000000febf000000000080f83f000000000000e3bf000000000000e53f0000000000c005400000000000000340000000000000ffbf000000000000c0bf000000000080f33f0000000000c00740000000000080fa3f000000000080fe3f000000000000c03f0000000000000740000000000080f93f00000000008008c00000000000000040"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {0.007229967,-0.035439738,0.051930884,0.012557202,0.19703766,0.07039415,-0.28585592,0.0087332013,0.023800182,-1.0040943,67.292852,-3.7759139,-1.3548302,0.1702101,-19.547805,33.165344,-1.9580098,-17.232547,1.1008783,-2.8012799,-0.81994503,-16.38149,370.3518,1118.0485}
graph "main"(
    %x : c128[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=complex(1.5, -2.0)) : c128[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.to_complex.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.6875,0.375,-1.3125,2.28125,-1.1875,3.03125,-0.375,1.09375,-2,-0.125,0.65625,2.3125}
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-0.3953294,0.9185394,-0.3809857,-0.9245809,0.001597997,0.0009663069,-0.07856969,0.9969086,0.001758224,0.0006292787,-0.6029182,0.797803,-0.000711469,-0.001726602,0.9839823,0.1782664,0.0003425954,0.001835748,-0.000981664,0.001588609,0.6656537,-0.7462608,-0.1056644,0.9944018}
graph "main"(
    %x : f32[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=complex(0.0, 2.0)) : c64[3, 4]
  return %pow_1 as "pow_1"
}

fxge 1
model "lerp.Scalar.complex_0.25.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000f43f0000803f0000483f00008c3f0000bcbf00002e40000030bf0000403e0000ecbf0000d4bf00008cbf000080be0000e0bf0000a83f00002ec00000903e0000264000002ec00000f4bf0000683f0000203e000026400000e0bf0000603f"
tensor @r0.in.y : c64[4] = hex "000008400000bc3f000020bf0000ccbf0000f03e000042c00000ac3f000070bf"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {1.960938,1.117188,0.4296875,0.421875,-0.984375,1.28125,-0.1796875,-0.09375,-0.8515625,-0.875,-0.9765625,-0.5859375,-1.195312,0.2265625,-1.703125,-0.0234375,2.476562,-1.671875,-1.585938,0.28125,0.234375,1.1875,-0.9765625,0.421875}
graph "main"(
    %x : c64[3, 4],
    %y : c64[4]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=0.25) : c64[3, 4]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Scalar.complex_0.25.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "00000000000006c00000000000000000000000000080f83f000000000080f73f0000000000000940000000000000f8bf000000000000a03f00000000000009400000000000c00740000000000000c0bf00000000004002c0000000000000e03f00000000000001c0000000000000f33f00000000008004c0000000000000d63f000000000000c83f00000000000003c0000000000000d6bf000000000000ffbf0000000000c004c00000000000c002c0000000000000debf00000000008003c0"
tensor @r0.in.y : c128[4] = hex "000000000080f1bf00000000008002c0000000000000f5bf000000000000de3f0000000000c005c0000000000080fabf00000000008005c000000000004002c0"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-2.3359375,-0.578125,0.8203125,1.21875,1.6640625,-1.5390625,-0.6484375,1.7734375,1.953125,-0.671875,-2.0390625,0.4921875,-2.2734375,0.4765625,-2.59375,-0.3125,-0.1328125,-2.359375,-0.5859375,-1.3359375,-2.625,-2.171875,-1.0234375,-2.3984375}
graph "main"(
    %x : c128[3, 4],
    %y : c128[4]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=0.25) : c128[3, 4]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Scalar.complex_m3.0.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000002c0000028400000e03e000018c000000840000078bf0000203e0000a0bf0000383f0000e43f0000e0be000080bd0000b83f0000d0bf00008cbf000040bf000046c00000fcbf0000ccbf0000f43f0000a4bf0000f4bf00000cc00000003e"
tensor @r0.in.y : c64[4] = hex "00002ec0000012400000f83f000028c00000403f0000003f000032400000003f"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {0.03125,3.65625,-4.0625,-1.625,6.25,-5.375,-7.71875,-6.5,11.03125,0.28125,-7.5625,7.625,3.5,-8,-12.71875,-4.5,-4.21875,-14.71875,-12.1875,15.5,-7.375,-9.125,-17.09375,-1}
graph "main"(
    %x : c64[3, 4],
    %y : c64[4]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=-3.0) : c64[3, 4]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Scalar.complex_m3.0.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "00000000004001c0000000000000f03f000000000080f5bf000000000000debf000000000000f3bf00000000008001c0000000000000d6bf000000000080f63f000000000000b03f000000000000ef3f000000000000e2bf000000000000d6bf000000000080ff3f000000000080fb3f00000000000006c00000000000c006c0000000000000edbf000000000000fb3f000000000000d83f000000000000d03f000000000000fa3f00000000004002c0000000000000fa3f000000000000f23f"
tensor @r0.in.y : c128[4] = hex "000000000000024000000000000005c0000000000080f1bf000000000000f9bf000000000000edbf000000000000de3f000000000000fc3f000000000080f23f"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-15.375,11.875,-2.09375,2.8125,-2.03125,-10.15625,-6.625,2.15625,-6.5,11.75,1.03125,3.3125,10.59375,5.46875,-16.25,-14.84375,-10.375,14.625,4.78125,5.6875,9.21875,-10.53125,1.25,1.03125}
graph "main"(
    %x : c128[3, 4],
    %y : c128[4]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=-3.0) : c128[3, 4]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Scalar.complex_0.4m0.2j.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000783f000034c0000010c0000014c000001ac0000010c0000020400000f03f0000f8bf0000f0bf0000003e00000040000002400000903e000036c0000008bf000014400000943f000038bf0000ec3f000080be00001440000058bf0000dcbf"
tensor @r0.in.y : c64[4] = hex "0000484000003a40000044400000424000001c40000000bd0000e03e00004640"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {2.975,-0.95625,0.94375,-1.2375,-0.025,-2.33125,1.91875,2.775,1.04375,-0.975,1.50625,1.825,2.13125,0.075,-0.80625,0.2625,2.9875,1.69375,1.03125,1.5625,0.35625,0.8375,0.63125,-0.05}
graph "main"(
    %x : c64[3, 4],
    %y : c64[4]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=complex(0.4, -0.2)) : c64[3, 4]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Scalar.complex_0.4m0.2j.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000080fa3f000000000000f33f0000000000c008c0000000000000f2bf000000000000f73f000000000000f53f000000000080fabf000000000080f43f0000000000400240000000000080f33f000000000000ea3f000000000000fa3f000000000000f7bf000000000000eabf000000000080f7bf0000000000c007c00000000000000140000000000000c03f000000000000debf000000000000a03f000000000000a0bf000000000000b8bf0000000000400440000000000000eabf"
tensor @r0.in.y : c128[4] = hex "000000000000e5bf00000000008002c000000000008003c0000000000000d03f000000000000e03f00000000000008c0000000000080f93f000000000000d43f"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {0.03125,0.25,-2.55625,-0.70625,0.2,-0.225,-0.55,0.24375,0.4,0.39375,-0.7625,1.725,-1.1,-2.075,0.4125,-2.26875,0.525,-0.29375,-1.2125,0.5125,-0.4,-1.3625,2.38125,-0.175}
graph "main"(
    %x : c128[3, 4],
    %y : c128[4]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=complex(0.4, -0.2)) : c128[3, 4]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Scalar.complex_1.5m2j.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000008400000003f00001ec0000008c0000026c0000038400000fc3f000040be0000783f0000c0bd0000a8bf000010c00000c03e0000e83f00002040000058bf0000dcbf000026c0000038c00000803f000008bf000000c0000090bf00003e40"
tensor @r0.in.y : c64[4] = hex "00000ac00000f83f0000f03e00000840000004c0000084bf00001c400000b43f"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-1.421875,11.21875,10.4375,-1.625,-9.609375,-4.046875,5.859375,1.265625,0.34375,9.203125,10.10938,0.75,-8.96875,2.421875,6.90625,2.65625,6.6875,5.078125,4.390625,-4,-0.890625,2.515625,1.09375,-6.5}
graph "main"(
    %x : c64[3, 4],
    %y : c64[4]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=complex(1.5, -2.0)) : c64[3, 4]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Scalar.complex_1.5m2j.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000080fb3f000000000000e23f000000000080024000000000008005c0000000000000debf000000000000c4bf000000000000e03f000000000080f23f0000000000400240000000000000b8bf000000000080f1bf0000000000c006c00000000000c00040000000000000da3f000000000080fdbf0000000000400540000000000000f53f000000000000f0bf000000000000fe3f000000000080f13f00000000000005c000000000004002400000000000000740000000000000f5bf"
tensor @r0.in.y : c128[4] = hex "000000000000e73f000000000000fa3f000000000080fbbf000000000000e3bf000000000080f63f00000000004000c0000000000000f73f000000000080fa3f"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {2.34375,4.15625,0.453125,8.515625,-1.40625,-6.71875,2.90625,0.03125,3.375,5.609375,2.46875,1.78125,-3.8125,-1.875,1.078125,-5.40625,5.671875,4.125,-6.890625,5.75,-5.203125,-12.25,6.65625,6.015625}
graph "main"(
    %x : c128[3, 4],
    %y : c128[4]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=complex(1.5, -2.0)) : c128[3, 4]
  return %lerp as "lerp"
}

fxge 1
model "mul.Tensor.to_zero_d_complex.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.59375,2.65625,0.6875,2.78125,-1.0625,0.46875,0.6875,-0.46875,0.9375,2.40625,2.5625,-1.6875}
tensor @r0.in.y : c128[] = hex "0000000000000000000000000000dabf"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {0,0.6474609,0,-1.079102,0,-0.2792969,0,-1.129883,0,0.4316406,0,-0.1904297,0,-0.2792969,0,0.1904297,0,-0.3808594,0,-0.9775391,0,-1.041016,0,0.6855469}
graph "main"(
    %x : bf16[3, 4],
    %y : c128[]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : c64[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.to_zero_d_complex.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.34375,-1.1875,-2.4375,1.84375,2.25,-0.34375,-1.125,-1.65625,-2.8125,-2.5,1.9375,2.40625}
tensor @r0.in.y : c128[] = hex "000000000000e73f0000000000000540"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-0.2470703,-0.9023438,-0.8535156,-3.117188,-1.751953,-6.398438,1.325195,4.839844,1.617188,5.90625,-0.2470703,-0.9023438,-0.8085938,-2.953125,-1.19043,-4.347656,-2.021484,-7.382812,-1.796875,-6.5625,1.392578,5.085938,1.729492,6.316406}
graph "main"(
    %x : f32[3, 4],
    %y : c128[]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : c64[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.to_zero_d_complex.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.40625,-1.03125,-1.9375,3,0.6875,2.375,-1.09375,0.5625,3.0625,0.25,-0.1875,2.53125}
tensor @r0.in.y : c128[] = hex "000000000000c03f00000000008002c0"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {0.17578125,-3.2519531,-0.12890625,2.3847656,-0.2421875,4.4804688,0.375,-6.9375,0.0859375,-1.5898438,0.296875,-5.4921875,-0.13671875,2.5292969,0.0703125,-1.3007812,0.3828125,-7.0820312,0.03125,-0.578125,-0.0234375,0.43359375,0.31640625,-5.8535156}
graph "main"(
    %x : f64[3, 4],
    %y : c128[]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : c128[3, 4]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.to_zero_d_complex.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,-2,-1,5,6,2,3,-7,5,7,4,6}
tensor @r0.in.y : c128[] = hex "000000000000e73f000000000080f03f"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {4.3125,6.1875,-1.4375,-2.0625,-0.71875,-1.03125,3.59375,5.15625,4.3125,6.1875,1.4375,2.0625,2.15625,3.09375,-5.03125,-7.21875,3.59375,5.15625,5.03125,7.21875,2.875,4.125,4.3125,6.1875}
graph "main"(
    %x : i64[3, 4],
    %y : c128[]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : c128[3, 4]
  return %mul as "mul"
}

fxge 1
model "add.Tensor.complex_alpha.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000038bf00003a4000002cc0000088bf0000acbf0000d0bf000088bf00002c400000283f0000e03e00002c400000a83f0000d03f000084bf0000383f0000c03e000050bf0000603e000026c00000883f000012c00000b83f000006c00000c0bf"
tensor @r0.in.y : c64[4] = hex "00002c40000010c00000c4bf0000b03f000018bf000060bf00000a400000ac3f"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {2.40625,-4.28125,-4.375,3.21875,-3.40625,-2.78125,4.59375,3.21875,3.78125,-6.75,1,5.59375,-0.4375,-2.1875,6.375,0.90625,2.3125,-6.96875,-4.28125,5.34375,-4.34375,0.28125,3.5625,-0.96875}
graph "main"(
    %x : c64[3, 4],
    %y : c64[4]) {
  %add = aten.add.Tensor(self=%x, other=%y, alpha=complex(2.0, -1.0)) : c64[3, 4]
  return %add as "add"
}

fxge 1
model "sub.Tensor.complex_alpha.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000080be0000d8bf0000503f0000ccbf0000dc3f000040bf0000e43f0000103f0000fcbf0000503f000048bf0000c0bf000010bf0000703f000030bf00001e40000040c0000058bf0000144000003c400000483f000084bf0000c03e0000d0be"
tensor @r0.in.y : c64[4] = hex "0000183f0000c03d000006400000983f00003ec00000c4bf000050bf0000403f"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-0.546875,-1.734375,-0.234375,-2.1875,3.203125,0.015625,2.1875,0.1875,-2.265625,0.765625,-1.828125,-2.09375,0.921875,1.703125,-0.28125,2.09375,-3.296875,-0.890625,1.265625,2.34375,2.265625,-0.265625,0.78125,-0.78125}
graph "main"(
    %x : c64[3, 4],
    %y : c64[4]) {
  %sub = aten.sub.Tensor(self=%x, other=%y, alpha=0.5) : c64[3, 4]
  return %sub as "sub"
}

fxge 1
model "logaddexp.complex_infinite.c64" stage "import"
tensor @r0.in.x : c64[7] = hex "000080ff000000400000803f00000040000080ff00004040000040400000000000004843000000000000807f0000a04000007a4400000000"
tensor @r0.in.y : c64[7, 1] = hex "000080ff000000400000803f00000040000080ff00004040000040400000000000004843000000000000807f0000a04000007a4400000000"
tensor @r0.want.0.c64 : f64[7, 7, 2] = {-inf,2,1,2,-inf,2,3,0,200,0,inf,5,1000,0,1,2,1.693147,2,1,2,2.950464,0.1296726,200,3.420614e-87,inf,5,1000,0,-inf,3,1,2,-inf,3,3,0,200,0,inf,5,1000,0,3,0,2.950464,0.1296726,3,0,3.693147,0,200,0,inf,5,1000,0,200,0,200,3.420614e-87,200,0,200,0,200.6931,0,inf,5,1000,0,inf,5,inf,5,inf,5,inf,5,inf,5,inf,-0.7853982,inf,5,1000,0,1000,0,1000,0,1000,0,1000,0,inf,5,1000.693,0}
graph "main"(
    %x : c64[7],
    %y : c64[7, 1]) {
  %logaddexp = aten.logaddexp.default(self=%x, other=%y) : c64[7, 7]
  return %logaddexp as "logaddexp"
}

fxge 1
model "logaddexp.complex_infinite.c128" stage "import"
tensor @r0.in.x : c128[7] = hex "000000000000f0ff0000000000000040000000000000f03f0000000000000040000000000000f0ff00000000000008400000000000000840000000000000000000000000000069400000000000000000000000000000f07f00000000000014400000000000408f400000000000000000"
tensor @r0.in.y : c128[7, 1] = hex "000000000000f0ff0000000000000040000000000000f03f0000000000000040000000000000f0ff00000000000008400000000000000840000000000000000000000000000069400000000000000000000000000000f07f00000000000014400000000000408f400000000000000000"
tensor @r0.want.0.c128 : f64[7, 7, 2] = {-inf,2,1,2,-inf,2,3,0,200,0,inf,5,1000,0,1,2,1.6931472,2,1,2,2.9504637,0.12967258,200,3.420614e-87,inf,5,1000,0,-inf,3,1,2,-inf,3,3,0,200,0,inf,5,1000,0,3,0,2.9504637,0.12967258,3,0,3.6931472,0,200,0,inf,5,1000,0,200,0,200,3.420614e-87,200,0,200,0,200.69315,0,inf,5,1000,0,inf,5,inf,5,inf,5,inf,5,inf,5,inf,-0.78539816,inf,5,1000,0,1000,0,1000,0,1000,0,1000,0,inf,5,1000.6931,0}
graph "main"(
    %x : c128[7],
    %y : c128[7, 1]) {
  %logaddexp = aten.logaddexp.default(self=%x, other=%y) : c128[7, 7]
  return %logaddexp as "logaddexp"
}

fxge 1
model "heaviside.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.5625,1.03125,-0.5,1.59375,1.3125,2.65625,-1.65625,1.4375,-0.75,1.09375,-0.09375,-2.21875}
tensor @r0.in.y : f32[4] = {-1.75,-2.09375,1.09375,1.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,0,1,1,1,0,1,0,1,0,0}
tensor @r1.in.x : f32[4, 6] = {1.5625,1.03125,-0.5,1.59375,1.3125,2.65625,-1.65625,1.4375,-0.75,1.09375,-0.09375,-2.21875,-1.75,-2.09375,1.09375,1.1875,-0.375,1.125,1.5,-3.03125,0.875,-0.53125,0.15625,-0.40625}
tensor @r1.in.y : f32[6] = {1.8125,-1.75,0.25,-3.125,2.125,-1.59375}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,0,1,1,1,0,1,0,1,0,0,0,0,1,1,0,1,1,0,1,0,1,0}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %heaviside = aten.heaviside.default(self=%x, values=%y) : f32[s77, s17]
  return %heaviside as "heaviside"
}

fxge 1
model "heaviside.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.46875,2.53125,-0.21875,2.65625,-1.8125,-1.78125,-1.28125,0.375,-1.625,-2.25,2.59375,2}
tensor @r0.in.y : f64[4] = {-1.96875,2.71875,-0.40625,1.6875}
tensor @r0.want.0.f64 : f64[3, 4] = {0,1,0,1,0,0,0,1,0,0,1,1}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %heaviside = aten.heaviside.default(self=%x, values=%y) : f64[3, 4]
  return %heaviside as "heaviside"
}

fxge 1
model "heaviside.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.5,-2.094,2.344,-0.5312,-3.125,3.031,0.03125,0.6562,-2.156,1.3125,-1.844,-1.844}
tensor @r0.in.y : f16[4] = {-1.719,-1.5625,0.75,-0.9375}
tensor @r0.want.0.f16 : f64[3, 4] = {1,0,1,0,0,1,1,1,0,1,0,0}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4]) {
  %heaviside = aten.heaviside.default(self=%x, values=%y) : f16[3, 4]
  return %heaviside as "heaviside"
}

fxge 1
model "heaviside.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.625,-0.78125,-1.28125,1.375,2.125,-0.5625,2.84375,-1.15625,2.1875,-0.875,-3.09375,-2.21875}
tensor @r0.in.y : bf16[4] = {-1,-3.125,2.5625,2.21875}
tensor @r0.want.0.bf16 : f64[3, 4] = {0,0,0,1,1,0,1,0,1,0,0,0}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %heaviside = aten.heaviside.default(self=%x, values=%y) : bf16[3, 4]
  return %heaviside as "heaviside"
}

fxge 1
model "heaviside.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,2,1,7,4,-6,-5,6,5,4,2,0}
tensor @r0.in.y : i32[4] = {-7,3,3,-6}
tensor @r0.want.0.i32 : i32[3, 4] = {1,1,1,1,1,0,0,1,1,1,1,-6}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %heaviside = aten.heaviside.default(self=%x, values=%y) : i32[3, 4]
  return %heaviside as "heaviside"
}

fxge 1
model "heaviside.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,-2,3,0,-5,0,0,0,-3,6,-6,4}
tensor @r0.in.y : i64[4] = {-5,-7,3,-1}
tensor @r0.want.0.i64 : i64[3, 4] = {1,0,1,-1,0,-7,3,-1,0,1,0,1}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %heaviside = aten.heaviside.default(self=%x, values=%y) : i64[3, 4]
  return %heaviside as "heaviside"
}

fxge 1
model "heaviside.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,true,false,true,true,false,true,false,true}
tensor @r0.in.y : bool[4] = {false,true,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,false,true,true,true,true,false,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %heaviside = aten.heaviside.default(self=%x, values=%y) : bool[3, 4]
  return %heaviside as "heaviside"
}

fxge 1
model "heaviside.ends.f32" stage "import"
tensor @r0.in.x : f32[5] = {0,-0.0,nan,inf,-inf}
tensor @r0.in.y : f32[5] = {1.78125,1.90625,1.375,0.8125,2.03125}
tensor @r0.want.0.f32 : f64[5] = {1.78125,1.90625,0,1,0}
graph "main"(
    %x : f32[5],
    %y : f32[5]) {
  %heaviside = aten.heaviside.default(self=%x, values=%y) : f32[5]
  return %heaviside as "heaviside"
}

fxge 1
model "heaviside.ends.f64" stage "import"
tensor @r0.in.x : f64[5] = {0,-0.0,nan,inf,-inf}
tensor @r0.in.y : f64[5] = {0.75,2.46875,-1.53125,1,2.625}
tensor @r0.want.0.f64 : f64[5] = {0.75,2.46875,0,1,0}
graph "main"(
    %x : f64[5],
    %y : f64[5]) {
  %heaviside = aten.heaviside.default(self=%x, values=%y) : f64[5]
  return %heaviside as "heaviside"
}

fxge 1
model "heaviside.ends.f16" stage "import"
tensor @r0.in.x : f16[5] = {0,-0.0,nan,inf,-inf}
tensor @r0.in.y : f16[5] = {1.156,-3,2.531,-0.4375,-0.8125}
tensor @r0.want.0.f16 : f64[5] = {1.1562,-3,0,1,0}
graph "main"(
    %x : f16[5],
    %y : f16[5]) {
  %heaviside = aten.heaviside.default(self=%x, values=%y) : f16[5]
  return %heaviside as "heaviside"
}

fxge 1
model "heaviside.ends.bf16" stage "import"
tensor @r0.in.x : bf16[5] = {0,-0.0,nan,inf,-inf}
tensor @r0.in.y : bf16[5] = {-2.03125,1,0.46875,1.21875,2.65625}
tensor @r0.want.0.bf16 : f64[5] = {-2.0312,1,0,1,0}
graph "main"(
    %x : bf16[5],
    %y : bf16[5]) {
  %heaviside = aten.heaviside.default(self=%x, values=%y) : bf16[5]
  return %heaviside as "heaviside"
}

fxge 1
model "mul.Scalar.beyond_100000.0.f16" stage "import"
tensor @r0.in.x : f16[8] = {0,-0.0,0.5,-2.5,3e+03,-6.55e+04,1e-07,inf}
tensor @r0.want.0.f16 : f64[8] = {0,-0.0,50000,-inf,inf,-inf,0.011921,inf}
tensor @r0.own.0 : f64[] = {0.00032}
graph "main"(
    %x : f16[8]) {
  %mul = aten.mul.Scalar(self=%x, other=100000.0) : f16[8]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.beyond_100000.0.bf16" stage "import"
tensor @r0.in.x : bf16[8] = {0,-0.0,0.5,-2.5,3008,-65536,1.0011717677116394e-07,inf}
tensor @r0.want.0.bf16 : f64[8] = {0,-0.0,50000,-250000,300800000,-6553600000,0.010012,inf}
tensor @r0.own.0 : f64[] = {0.0016}
graph "main"(
    %x : bf16[8]) {
  %mul = aten.mul.Scalar(self=%x, other=100000.0) : bf16[8]
  return %mul as "mul"
}

fxge 1
model "div.Scalar.beyond_100000.0.f16" stage "import"
tensor @r0.in.x : f16[8] = {0,-0.0,0.5,-2.5,3e+03,-6.55e+04,1e-07,inf}
tensor @r0.want.0.f16 : f64[8] = {0,-0.0,5e-06,-2.5e-05,0.03,-0.65504,1.1921e-12,inf}
tensor @r0.own.0 : f64[] = {0.00036}
graph "main"(
    %x : f16[8]) {
  %div = aten.div.Scalar(self=%x, other=100000.0) : f16[8]
  return %div as "div"
}

fxge 1
model "div.Scalar.beyond_100000.0.bf16" stage "import"
tensor @r0.in.x : bf16[8] = {0,-0.0,0.5,-2.5,3008,-65536,1.0011717677116394e-07,inf}
tensor @r0.want.0.bf16 : f64[8] = {0,-0.0,5e-06,-2.5e-05,0.03008,-0.65536,1.0012e-12,inf}
tensor @r0.own.0 : f64[] = {0.0014}
graph "main"(
    %x : bf16[8]) {
  %div = aten.div.Scalar(self=%x, other=100000.0) : bf16[8]
  return %div as "div"
}

fxge 1
model "mul.Scalar.beyond_65520.f16" stage "import"
tensor @r0.in.x : f16[8] = {0,-0.0,0.5,-2.5,3e+03,-6.55e+04,1e-07,inf}
tensor @r0.want.0.f16 : f64[8] = {0,-0.0,32760,-inf,inf,-inf,0.0078106,inf}
tensor @r0.own.0 : f64[] = {0.00024}
graph "main"(
    %x : f16[8]) {
  %mul = aten.mul.Scalar(self=%x, other=65520) : f16[8]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.beyond_65520.bf16" stage "import"
tensor @r0.in.x : bf16[8] = {0,-0.0,0.5,-2.5,3008,-65536,1.0011717677116394e-07,inf}
tensor @r0.want.0.bf16 : f64[8] = {0,-0.0,32760,-163800,197080000,-4293900000,0.0065597,inf}
tensor @r0.own.0 : f64[] = {0.00024}
graph "main"(
    %x : bf16[8]) {
  %mul = aten.mul.Scalar(self=%x, other=65520) : bf16[8]
  return %mul as "mul"
}

fxge 1
model "div.Scalar.beyond_65520.f16" stage "import"
tensor @r0.in.x : f16[8] = {0,-0.0,0.5,-2.5,3e+03,-6.55e+04,1e-07,inf}
tensor @r0.want.0.f16 : f64[8] = {0,-0.0,7.6313e-06,-3.8156e-05,0.045788,-0.99976,1.8194e-12,inf}
tensor @r0.own.0 : f64[] = {0.00024}
graph "main"(
    %x : f16[8]) {
  %div = aten.div.Scalar(self=%x, other=65520) : f16[8]
  return %div as "div"
}

fxge 1
model "div.Scalar.beyond_65520.bf16" stage "import"
tensor @r0.in.x : bf16[8] = {0,-0.0,0.5,-2.5,3008,-65536,1.0011717677116394e-07,inf}
tensor @r0.want.0.bf16 : f64[8] = {0,-0.0,7.6313e-06,-3.8156e-05,0.04591,-1.0002,1.528e-12,inf}
tensor @r0.own.0 : f64[] = {0.00024}
graph "main"(
    %x : bf16[8]) {
  %div = aten.div.Scalar(self=%x, other=65520) : bf16[8]
  return %div as "div"
}

fxge 1
model "mul.Scalar.beyond_2147483648.f16" stage "import"
tensor @r0.in.x : f16[8] = {0,-0.0,0.5,-2.5,3e+03,-6.55e+04,1e-07,inf}
tensor @r0.want.0.f16 : f64[8] = {0,-0.0,inf,-inf,inf,-inf,256,inf}
graph "main"(
    %x : f16[8]) {
  %mul = aten.mul.Scalar(self=%x, other=2147483648) : f16[8]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.beyond_2147483648.bf16" stage "import"
tensor @r0.in.x : bf16[8] = {0,-0.0,0.5,-2.5,3008,-65536,1.0011717677116394e-07,inf}
tensor @r0.want.0.bf16 : f64[8] = {0,-0.0,1073700000,-5368700000,6459600000000,-140740000000000,215,inf}
graph "main"(
    %x : bf16[8]) {
  %mul = aten.mul.Scalar(self=%x, other=2147483648) : bf16[8]
  return %mul as "mul"
}

fxge 1
model "div.Scalar.beyond_2147483648.f16" stage "import"
tensor @r0.in.x : f16[8] = {0,-0.0,0.5,-2.5,3e+03,-6.55e+04,1e-07,inf}
tensor @r0.want.0.f16 : f64[8] = {0,-0.0,2.3283e-10,-1.1642e-09,1.397e-06,-3.0503e-05,5.5511e-17,inf}
tensor @r0.own.0 : f64[] = {0.00085}
graph "main"(
    %x : f16[8]) {
  %div = aten.div.Scalar(self=%x, other=2147483648) : f16[8]
  return %div as "div"
}

fxge 1
model "div.Scalar.beyond_2147483648.bf16" stage "import"
tensor @r0.in.x : bf16[8] = {0,-0.0,0.5,-2.5,3008,-65536,1.0011717677116394e-07,inf}
tensor @r0.want.0.bf16 : f64[8] = {0,-0.0,2.3283e-10,-1.1642e-09,1.4007e-06,-3.0518e-05,4.6621e-17,inf}
graph "main"(
    %x : bf16[8]) {
  %div = aten.div.Scalar(self=%x, other=2147483648) : bf16[8]
  return %div as "div"
}

fxge 1
model "mul.Scalar.beyond_-1000000000.0.f16" stage "import"
tensor @r0.in.x : f16[8] = {0,-0.0,0.5,-2.5,3e+03,-6.55e+04,1e-07,inf}
tensor @r0.want.0.f16 : f64[8] = {-0.0,0,-inf,inf,-inf,inf,-119.21,-inf}
tensor @r0.own.0 : f64[] = {0.00018}
graph "main"(
    %x : f16[8]) {
  %mul = aten.mul.Scalar(self=%x, other=-1000000000.0) : f16[8]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.beyond_-1000000000.0.bf16" stage "import"
tensor @r0.in.x : bf16[8] = {0,-0.0,0.5,-2.5,3008,-65536,1.0011717677116394e-07,inf}
tensor @r0.want.0.bf16 : f64[8] = {-0.0,0,-500000000,2500000000,-3008000000000,65536000000000,-100.12,-inf}
tensor @r0.own.0 : f64[] = {0.0018}
graph "main"(
    %x : bf16[8]) {
  %mul = aten.mul.Scalar(self=%x, other=-1000000000.0) : bf16[8]
  return %mul as "mul"
}

fxge 1
model "div.Scalar.beyond_-1000000000.0.f16" stage "import"
tensor @r0.in.x : f16[8] = {0,-0.0,0.5,-2.5,3e+03,-6.55e+04,1e-07,inf}
tensor @r0.want.0.f16 : f64[8] = {-0.0,0,-5e-10,2.5e-09,-3e-06,6.5504e-05,-1.1921e-16,-inf}
tensor @r0.own.0 : f64[] = {0.0003}
graph "main"(
    %x : f16[8]) {
  %div = aten.div.Scalar(self=%x, other=-1000000000.0) : f16[8]
  return %div as "div"
}

fxge 1
model "div.Scalar.beyond_-1000000000.0.bf16" stage "import"
tensor @r0.in.x : bf16[8] = {0,-0.0,0.5,-2.5,3008,-65536,1.0011717677116394e-07,inf}
tensor @r0.want.0.bf16 : f64[8] = {-0.0,0,-5e-10,2.5e-09,-3.008e-06,6.5536e-05,-1.0012e-16,-inf}
tensor @r0.own.0 : f64[] = {0.0032}
graph "main"(
    %x : bf16[8]) {
  %div = aten.div.Scalar(self=%x, other=-1000000000.0) : bf16[8]
  return %div as "div"
}

fxge 1
model "mul.Scalar.beyond_0.1.f16" stage "import"
tensor @r0.in.x : f16[8] = {0,-0.0,0.5,-2.5,3e+03,-6.55e+04,1e-07,inf}
tensor @r0.want.0.f16 : f64[8] = {0,-0.0,0.05,-0.25,300,-6550.4,1.1921e-08,inf}
tensor @r0.own.0 : f64[] = {0.00024}
graph "main"(
    %x : f16[8]) {
  %mul = aten.mul.Scalar(self=%x, other=0.1) : f16[8]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.beyond_0.1.bf16" stage "import"
tensor @r0.in.x : bf16[8] = {0,-0.0,0.5,-2.5,3008,-65536,1.0011717677116394e-07,inf}
tensor @r0.want.0.bf16 : f64[8] = {0,-0.0,0.05,-0.25,300.8,-6553.6,1.0012e-08,inf}
tensor @r0.own.0 : f64[] = {0.00098}
graph "main"(
    %x : bf16[8]) {
  %mul = aten.mul.Scalar(self=%x, other=0.1) : bf16[8]
  return %mul as "mul"
}

fxge 1
model "div.Scalar.beyond_0.1.f16" stage "import"
tensor @r0.in.x : f16[8] = {0,-0.0,0.5,-2.5,3e+03,-6.55e+04,1e-07,inf}
tensor @r0.want.0.f16 : f64[8] = {0,-0.0,5,-25,30000,-inf,1.1921e-06,inf}
graph "main"(
    %x : f16[8]) {
  %div = aten.div.Scalar(self=%x, other=0.1) : f16[8]
  return %div as "div"
}

fxge 1
model "div.Scalar.beyond_0.1.bf16" stage "import"
tensor @r0.in.x : bf16[8] = {0,-0.0,0.5,-2.5,3008,-65536,1.0011717677116394e-07,inf}
tensor @r0.want.0.bf16 : f64[8] = {0,-0.0,5,-25,30080,-655360,1.0012e-06,inf}
tensor @r0.own.0 : f64[] = {4.3e-15}
graph "main"(
    %x : bf16[8]) {
  %div = aten.div.Scalar(self=%x, other=0.1) : bf16[8]
  return %div as "div"
}

fxge 1
model "mul.Scalar.beyond_1e-09.f16" stage "import"
tensor @r0.in.x : f16[8] = {0,-0.0,0.5,-2.5,3e+03,-6.55e+04,1e-07,inf}
tensor @r0.want.0.f16 : f64[8] = {0,-0.0,5e-10,-2.5e-09,3e-06,-6.5504e-05,1.1921e-16,inf}
tensor @r0.own.0 : f64[] = {0.0003}
graph "main"(
    %x : f16[8]) {
  %mul = aten.mul.Scalar(self=%x, other=1e-09) : f16[8]
  return %mul as "mul"
}

fxge 1
model "mul.Scalar.beyond_1e-09.bf16" stage "import"
tensor @r0.in.x : bf16[8] = {0,-0.0,0.5,-2.5,3008,-65536,1.0011717677116394e-07,inf}
tensor @r0.want.0.bf16 : f64[8] = {0,-0.0,5e-10,-2.5e-09,3.008e-06,-6.5536e-05,1.0012e-16,inf}
tensor @r0.own.0 : f64[] = {0.0032}
graph "main"(
    %x : bf16[8]) {
  %mul = aten.mul.Scalar(self=%x, other=1e-09) : bf16[8]
  return %mul as "mul"
}

fxge 1
model "div.Scalar.beyond_1e-09.f16" stage "import"
tensor @r0.in.x : f16[8] = {0,-0.0,0.5,-2.5,3e+03,-6.55e+04,1e-07,inf}
tensor @r0.want.0.f16 : f64[8] = {0,-0.0,inf,-inf,inf,-inf,119.21,inf}
tensor @r0.own.0 : f64[] = {0.00018}
graph "main"(
    %x : f16[8]) {
  %div = aten.div.Scalar(self=%x, other=1e-09) : f16[8]
  return %div as "div"
}

fxge 1
model "div.Scalar.beyond_1e-09.bf16" stage "import"
tensor @r0.in.x : bf16[8] = {0,-0.0,0.5,-2.5,3008,-65536,1.0011717677116394e-07,inf}
tensor @r0.want.0.bf16 : f64[8] = {0,-0.0,500000000,-2500000000,3008000000000,-65536000000000,100.12,inf}
tensor @r0.own.0 : f64[] = {0.0018}
graph "main"(
    %x : bf16[8]) {
  %div = aten.div.Scalar(self=%x, other=1e-09) : bf16[8]
  return %div as "div"
}

fxge 1
model "mul.Tensor.beyond_0d.f16" stage "import"
tensor @r0.in.x : f16[8] = {0,-0.0,0.5,-2.5,3e+03,-6.55e+04,1e-07,inf}
tensor @r0.in.y : f32[] = {100000}
tensor @r0.want.0.f16 : f64[8] = {0,-0.0,50000,-inf,inf,-inf,0.011921,inf}
tensor @r0.own.0 : f64[] = {0.00032}
graph "main"(
    %x : f16[8],
    %y : f32[]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : f16[8]
  return %mul as "mul"
}

fxge 1
model "mul.Tensor.beyond_0d.bf16" stage "import"
tensor @r0.in.x : bf16[8] = {0,-0.0,0.5,-2.5,3008,-65536,1.0011717677116394e-07,inf}
tensor @r0.in.y : f32[] = {100000}
tensor @r0.want.0.bf16 : f64[8] = {0,-0.0,50000,-250000,300800000,-6553600000,0.010012,inf}
tensor @r0.own.0 : f64[] = {0.0016}
graph "main"(
    %x : bf16[8],
    %y : f32[]) {
  %mul = aten.mul.Tensor(self=%x, other=%y) : bf16[8]
  return %mul as "mul"
}

fxge 1
model "div.Tensor.beyond_0d.f16" stage "import"
tensor @r0.in.x : f16[8] = {0,-0.0,0.5,-2.5,3e+03,-6.55e+04,1e-07,inf}
tensor @r0.in.y : f32[] = {100000}
tensor @r0.want.0.f16 : f64[8] = {0,-0.0,5e-06,-2.5e-05,0.03,-0.65504,1.1921e-12,inf}
tensor @r0.own.0 : f64[] = {0.00036}
graph "main"(
    %x : f16[8],
    %y : f32[]) {
  %div = aten.div.Tensor(self=%x, other=%y) : f16[8]
  return %div as "div"
}

fxge 1
model "div.Tensor.beyond_0d.bf16" stage "import"
tensor @r0.in.x : bf16[8] = {0,-0.0,0.5,-2.5,3008,-65536,1.0011717677116394e-07,inf}
tensor @r0.in.y : f32[] = {100000}
tensor @r0.want.0.bf16 : f64[8] = {0,-0.0,5e-06,-2.5e-05,0.03008,-0.65536,1.0012e-12,inf}
tensor @r0.own.0 : f64[] = {0.0014}
graph "main"(
    %x : bf16[8],
    %y : f32[]) {
  %div = aten.div.Tensor(self=%x, other=%y) : bf16[8]
  return %div as "div"
}

fxge 1
model "addcmul.opmath.f16" stage "import"
tensor @r0.in.x : f16[3] = {-6e+04,6e+04,1}
tensor @r0.in.y : f16[3] = {6e+04,-3e+04,0.1}
tensor @r0.in.z : f16[3] = {2,0.5,0.3}
tensor @r0.want.0.f16 : f64[3] = {inf,34500,1.051}
tensor @r0.own.0 : f64[] = {0.00012}
graph "main"(
    %x : f16[3],
    %y : f16[3],
    %z : f16[3]) {
  %addcmul = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z, value=1.7) : f16[3]
  return %addcmul as "addcmul"
}

fxge 1
model "addcmul.opmath.bf16" stage "import"
tensor @r0.in.x : bf16[3] = {-59904,59904,1}
tensor @r0.in.y : bf16[3] = {59904,-29952,0.10009765625}
tensor @r0.in.z : bf16[3] = {2,0.5,0.30078125}
tensor @r0.want.0.bf16 : f64[3] = {143770,34445,1.0512}
tensor @r0.own.0 : f64[] = {0.0028}
graph "main"(
    %x : bf16[3],
    %y : bf16[3],
    %z : bf16[3]) {
  %addcmul = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z, value=1.7) : bf16[3]
  return %addcmul as "addcmul"
}

fxge 1
model "addcmul.order.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.84375,0.34375,2.71875}
tensor @r0.in.y : f32[3] = {1e+30,1e+30,1e+30}
tensor @r0.in.z : f32[3] = {1e+30,1e+30,1e+30}
tensor @r0.want.0.f32 : f64[3] = {1e+30,1e+30,1e+30}
graph "main"(
    %x : f32[3],
    %y : f32[3],
    %z : f32[3]) {
  %addcmul = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z, value=1e-30) : f32[3]
  return %addcmul as "addcmul"
}

fxge 1
model "addcmul.promote_f64_f32_f32.f32" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.53125,-0.21875,2.375,2.96875,2.75,-3.0625,1.125,-2.84375,-1.34375,-0.6875,1.9375,3.03125}
tensor @r0.in.y : f32[3, 1] = {-0.28125,9.28125,2.15625}
tensor @r0.in.z : f32[4] = {0.625,2.1875,0.34375,1.5}
tensor @r0.want.0.f64 : f64[3, 4] = {2.0039062,-2.0644531,2.0849609,1.703125,20.152344,57.845703,10.696289,38.921875,2.6992188,13.462891,4.1611328,12.734375}
graph "main"(
    %x : f64[3, 4],
    %y : f32[3, 1],
    %z : f32[4]) {
  %addcmul = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z, value=3) : f64[3, 4]
  return %addcmul as "addcmul"
}

fxge 1
model "addcmul.promote_f32_bf16_bf16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.96875,-3.03125,1.6875,-2.03125,1.5,-1.15625,-2.25,-0.59375,0.75,2.3125,2.625,2.875}
tensor @r0.in.y : bf16[3, 1] = {4.125,-4.40625,8.625}
tensor @r0.in.z : bf16[4] = {2.25,0.125,0.65625,0.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {25.875,-1.484375,9.808594,-1.257812,-28.24219,-2.808594,-10.9248,-1.419922,58.96875,5.546875,19.60547,4.492188}
graph "main"(
    %x : f32[3, 4],
    %y : bf16[3, 1],
    %z : bf16[4]) {
  %addcmul = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z, value=3) : f32[3, 4]
  return %addcmul as "addcmul"
}

fxge 1
model "addcmul.promote_f16_bf16_f16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.562,-2.344,-1.75,-2.25,-0.9688,0.6875,-3.094,-1.25,-0.9688,-3.062,-2.5,0.09375}
tensor @r0.in.y : bf16[3, 1] = {0.9375,-4.3125,-8.75}
tensor @r0.in.z : f16[4] = {0.5625,0.5312,0.875,2.312}
tensor @r0.want.0.f32 : f64[3, 4] = {4.144531,-0.8496094,0.7109375,4.253906,-8.246094,-6.185547,-14.41406,-31.16797,-15.73438,-17.00781,-25.46875,-60.60938}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[3, 1],
    %z : f16[4]) {
  %addcmul = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z, value=3) : f32[3, 4]
  return %addcmul as "addcmul"
}

fxge 1
model "addcmul.promote_f32_i32_f16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.09375,1.1875,-1.9375,-0.8125,2.375,0.96875,2.875,-2.1875,2.34375,-1.21875,1.0625,3.0625}
tensor @r0.in.y : i32[3, 1] = {-3,18,-6}
tensor @r0.in.z : f16[4] = {0.6562,2.5,1.875,1.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-4.8125,-21.3125,-18.8125,-16.5625,37.8125,135.9688,104.125,92.3125,-9.46875,-46.21875,-32.6875,-28.4375}
graph "main"(
    %x : f32[3, 4],
    %y : i32[3, 1],
    %z : f16[4]) {
  %addcmul = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z, value=3) : f32[3, 4]
  return %addcmul as "addcmul"
}

fxge 1
model "addcdiv.opmath.f16" stage "import"
tensor @r0.in.x : f16[3] = {-6e+04,6e+04,1}
tensor @r0.in.y : f16[3] = {6e+04,-3e+04,0.1}
tensor @r0.in.z : f16[3] = {2,0.5,0.3}
tensor @r0.want.0.f16 : f64[3] = {-9000,-42000,1.5664}
tensor @r0.own.0 : f64[] = {0.00038}
graph "main"(
    %x : f16[3],
    %y : f16[3],
    %z : f16[3]) {
  %addcdiv = aten.addcdiv.default(self=%x, tensor1=%y, tensor2=%z, value=1.7) : f16[3]
  return %addcdiv as "addcdiv"
}

fxge 1
model "addcdiv.opmath.bf16" stage "import"
tensor @r0.in.x : bf16[3] = {-59904,59904,1}
tensor @r0.in.y : bf16[3] = {59904,-29952,0.10009765625}
tensor @r0.in.z : bf16[3] = {2,0.5,0.30078125}
tensor @r0.want.0.bf16 : f64[3] = {-8985.6,-41933,1.5657}
tensor @r0.own.0 : f64[] = {0.0012}
graph "main"(
    %x : bf16[3],
    %y : bf16[3],
    %z : bf16[3]) {
  %addcdiv = aten.addcdiv.default(self=%x, tensor1=%y, tensor2=%z, value=1.7) : bf16[3]
  return %addcdiv as "addcdiv"
}

fxge 1
model "addcdiv.order.f32" stage "import"
tensor @r0.in.x : f32[3] = {-2.9375,0.90625,1.4375}
tensor @r0.in.y : f32[3] = {1e+30,1e+30,1e+30}
tensor @r0.in.z : f32[3] = {1e+30,1e+30,1e+30}
tensor @r0.want.0.f32 : f64[3] = {-2.9375,0.90625,1.4375}
graph "main"(
    %x : f32[3],
    %y : f32[3],
    %z : f32[3]) {
  %addcdiv = aten.addcdiv.default(self=%x, tensor1=%y, tensor2=%z, value=1e-30) : f32[3]
  return %addcdiv as "addcdiv"
}

fxge 1
model "addcdiv.promote_f64_f32_f32.f32" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.96875,-0.3125,1.1875,-2.75,0.75,0.46875,1.4375,0.96875,1.375,0.6875,-2.75,-2.1875}
tensor @r0.in.y : f32[3, 1] = {-7.40625,1.5,-6.375}
tensor @r0.in.z : f32[4] = {0.96875,0.90625,1.8125,1.09375}
tensor @r0.want.0.f64 : f64[3, 4] = {-25.904234,-24.829741,-11.071121,-23.064286,5.3951613,5.4342672,3.9202586,5.0830357,-18.366935,-20.415948,-13.301724,-19.673214}
graph "main"(
    %x : f64[3, 4],
    %y : f32[3, 1],
    %z : f32[4]) {
  %addcdiv = aten.addcdiv.default(self=%x, tensor1=%y, tensor2=%z, value=3) : f64[3, 4]
  return %addcdiv as "addcdiv"
}

fxge 1
model "addcdiv.promote_f32_bf16_bf16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.8125,1.875,-0.40625,-1,-0.65625,0.125,3.125,0.15625,1.5625,-2.75,-2.375,3.125}
tensor @r0.in.y : bf16[3, 1] = {-5.25,7.59375,6.28125}
tensor @r0.in.z : bf16[4] = {2.8125,1.21875,0.6875,0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-6.4125,-11.04808,-23.31534,-37,7.44375,18.81731,36.26136,52.22768,8.2625,12.71154,25.03409,46.19643}
graph "main"(
    %x : f32[3, 4],
    %y : bf16[3, 1],
    %z : bf16[4]) {
  %addcdiv = aten.addcdiv.default(self=%x, tensor1=%y, tensor2=%z, value=3) : f32[3, 4]
  return %addcdiv as "addcdiv"
}

fxge 1
model "addcdiv.promote_f16_bf16_f16.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.1875,-2.812,1.0625,0.03125,2.406,0.875,1.344,-0.875,-2.469,2.75,0.4062,-2.375}
tensor @r0.in.y : bf16[3, 1] = {7.125,0.84375,8.8125}
tensor @r0.in.z : f16[4] = {3.094,1.5625,0.4375,1.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {8.096591,10.8675,49.91964,20.1489,3.224432,2.495,7.129464,1.507353,6.076705,19.67,60.83482,22.50735}
graph "main"(
    %x : f16[3, 4],
    %y : bf16[3, 1],
    %z : f16[4]) {
  %addcdiv = aten.addcdiv.default(self=%x, tensor1=%y, tensor2=%z, value=3) : f32[3, 4]
  return %addcdiv as "addcdiv"
}

fxge 1
model "addcdiv.promote_f32_i32_f16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5,-0.03125,0.875,2.59375,-2.53125,-0.40625,-0.25,0.21875,1.1875,0.65625,-0.1875,0.6875}
tensor @r0.in.y : i32[3, 1] = {-6,21,-3}
tensor @r0.in.z : f16[4] = {1.219,1.469,2.281,1.375}
tensor @r0.want.0.f32 : f64[3, 4] = {-14.26923,-12.28657,-7.015411,-10.49716,49.16106,42.48737,27.36644,46.03693,-6.197115,-5.47141,-4.132705,-5.857955}
graph "main"(
    %x : f32[3, 4],
    %y : i32[3, 1],
    %z : f16[4]) {
  %addcdiv = aten.addcdiv.default(self=%x, tensor1=%y, tensor2=%z, value=3) : f32[3, 4]
  return %addcdiv as "addcdiv"
}

fxge 1
model "add.Tensor.alpha_opmath.f16" stage "import"
tensor @r0.in.x : f16[64] = {-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2}
tensor @r0.in.y : f16[64] = {4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1}
tensor @r0.want.0.f16 : f64[64] = {20000,1.2,0.70007,0,20000,1.2,0.70007,0,20000,1.2,0.70007,0,20000,1.2,0.70007,0,20000,1.2,0.70007,0,20000,1.2,0.70007,0,20000,1.2,0.70007,0,20000,1.2,0.70007,0,20000,1.2,0.70007,0,20000,1.2,0.70007,0,20000,1.2,0.70007,0,20000,1.2,0.70007,0,20000,1.2,0.70007,0,20000,1.2,0.70007,0,20000,1.2,0.70007,0,20000,1.2,0.70007,0}
tensor @r0.own.0 : f64[] = {1.2e-08}
graph "main"(
    %x : f16[64],
    %y : f16[64]) {
  %add = aten.add.Tensor(self=%x, other=%y, alpha=2) : f16[64]
  return %add as "add"
}

fxge 1
model "add.Tensor.alpha_opmath.bf16" stage "import"
tensor @r0.in.x : bf16[64] = {-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2}
tensor @r0.in.y : bf16[64] = {39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1}
tensor @r0.want.0.bf16 : f64[64] = {19968,1.2002,0.70166,0,19968,1.2002,0.70166,0,19968,1.2002,0.70166,0,19968,1.2002,0.70166,0,19968,1.2002,0.70166,0,19968,1.2002,0.70166,0,19968,1.2002,0.70166,0,19968,1.2002,0.70166,0,19968,1.2002,0.70166,0,19968,1.2002,0.70166,0,19968,1.2002,0.70166,0,19968,1.2002,0.70166,0,19968,1.2002,0.70166,0,19968,1.2002,0.70166,0,19968,1.2002,0.70166,0,19968,1.2002,0.70166,0}
tensor @r0.own.0 : f64[] = {1.5e-07}
graph "main"(
    %x : bf16[64],
    %y : bf16[64]) {
  %add = aten.add.Tensor(self=%x, other=%y, alpha=2) : bf16[64]
  return %add as "add"
}

fxge 1
model "sub.Tensor.alpha_opmath.f16" stage "import"
tensor @r0.in.x : f16[64] = {-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2,-6e+04,1,0.1,-2}
tensor @r0.in.y : f16[64] = {4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1,4e+04,0.1,0.3,1}
tensor @r0.want.0.f16 : f64[64] = {-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4,-inf,0.80005,-0.50012,-4}
tensor @r0.own.0 : f64[] = {6.1e-05}
graph "main"(
    %x : f16[64],
    %y : f16[64]) {
  %sub = aten.sub.Tensor(self=%x, other=%y, alpha=2) : f16[64]
  return %sub as "sub"
}

fxge 1
model "sub.Tensor.alpha_opmath.bf16" stage "import"
tensor @r0.in.x : bf16[64] = {-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2,-59904,1,0.10009765625,-2}
tensor @r0.in.y : bf16[64] = {39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1,39936,0.10009765625,0.30078125,1}
tensor @r0.want.0.bf16 : f64[64] = {-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4,-139780,0.7998,-0.50146,-4}
tensor @r0.own.0 : f64[] = {0.0037}
graph "main"(
    %x : bf16[64],
    %y : bf16[64]) {
  %sub = aten.sub.Tensor(self=%x, other=%y, alpha=2) : bf16[64]
  return %sub as "sub"
}

fxge 1
model "add.Tensor.alpha_bool.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,false,false,false,false,false,true,true,true}
tensor @r0.in.y : bool[4] = {false,true,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,true,true,true,false,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %add = aten.add.Tensor(self=%x, other=%y, alpha=true) : bool[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.alpha_half.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.969,-2.625,-1.844,0.875,-2.688,-1.531,0.7188,-1.6875,1.75,0.375,-0.8125,2.062}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.7588,-2.415,-1.6338,1.085,-2.4775,-1.3213,0.92875,-1.4775,1.96,0.585,-0.6025,2.2725}
tensor @r0.own.0 : f64[] = {0.00038}
graph "main"(
    %x : f16[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=0.3, alpha=0.7) : f16[3, 4]
  return %add as "add"
}

fxge 1
model "add.Scalar.alpha_half.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.34375,1.96875,-3.03125,-3,2.0625,-1.46875,-1.125,3.09375,-2.0625,-0.4375,-1.6875,-0.34375}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.1338,2.1787,-2.8213,-2.79,2.2725,-1.2588,-0.915,3.3037,-1.8525,-0.2275,-1.4775,-0.13375}
tensor @r0.own.0 : f64[] = {0.0021}
graph "main"(
    %x : bf16[3, 4]) {
  %add = aten.add.Scalar(self=%x, other=0.3, alpha=0.7) : bf16[3, 4]
  return %add as "add"
}

fxge 1
model "xlogy.Tensor.promote_f16_bool.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.8438,2.875,0.875,-1.156,-2.656,0.1562,2.688,1.844,-0.5938,0.7812,2.781,2.219}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.f16 : f64[3, 4] = {0,0,0,-0.0,-0.0,0,0,0,-0.0,0,0,0}
graph "main"(
    %x : f16[3, 4],
    %y : bool[4]) {
  %xlogy = aten.xlogy.Tensor(self=%x, other=%y) : f16[3, 4]
  return %xlogy as "xlogy"
}

fxge 1
model "xlogy.Tensor.promote_f32_bf16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.90625,2.4375,-1.53125,-1.65625,1.125,-3.03125,-2.34375,3.03125,1.40625,1.6875,-1.03125,-1.84375}
tensor @r0.in.y : bf16[4] = {1.25,2,3.09375,2.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4253674,1.689546,-1.729369,-1.475674,0.2510365,-2.101102,-2.646994,2.700762,0.3137956,1.169686,-1.164677,-1.642731}
graph "main"(
    %x : f32[3, 4],
    %y : bf16[4]) {
  %xlogy = aten.xlogy.Tensor(self=%x, other=%y) : f32[3, 4]
  return %xlogy as "xlogy"
}

fxge 1
model "xlogy.Tensor.promote_bf16_i64.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.625,1.28125,-0.78125,-1.5,1.875,-0.90625,1.96875,1.75,-1.28125,1.15625,1.1875,1.90625}
tensor @r0.in.y : i64[4] = {1,7,6,2}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.0,2.4932,-1.3998,-1.0397,0,-1.7635,3.5275,1.213,-0.0,2.25,2.1277,1.3213}
tensor @r0.own.0 : f64[] = {0.0034}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4]) {
  %xlogy = aten.xlogy.Tensor(self=%x, other=%y) : bf16[3, 4]
  return %xlogy as "xlogy"
}

fxge 1
model "xlogy.Tensor.promote_f32_f64.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.96875,-2.28125,-0.03125,1.5,-2.53125,-0.46875,0.96875,1.65625,-2.84375,0.6875,-0.5625,-2.375}
tensor @r0.in.y : f64[4] = {1.03125,1.8125,2.9375,2.75}
tensor @r0.want.0.f64 : f64[3, 4] = {-0.029810044,-1.3566756,-0.033673715,1.5174014,-0.077890761,-0.27876896,1.0438852,1.675464,-0.087506904,0.40886114,-0.60612687,-2.4025522}
graph "main"(
    %x : f32[3, 4],
    %y : f64[4]) {
  %xlogy = aten.xlogy.Tensor(self=%x, other=%y) : f64[3, 4]
  return %xlogy as "xlogy"
}

fxge 1
model "xlogy.Tensor.promote_i8_bf16.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {7,-1,2,0,-6,-7,-1,-6,0,5,-3,3}
tensor @r0.in.y : bf16[4] = {0.9375,1.15625,1.8125,3}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.45177,-0.14518,1.1894,0,0.38723,-1.0163,-0.59471,-6.5917,0,0.72591,-1.7841,3.2958}
tensor @r0.own.0 : f64[] = {0.0051}
graph "main"(
    %x : i8[3, 4],
    %y : bf16[4]) {
  %xlogy = aten.xlogy.Tensor(self=%x, other=%y) : bf16[3, 4]
  return %xlogy as "xlogy"
}

fxge 1
model "hypot.promote_f32_bf16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.0625,2.03125,2.3125,2.09375,0.1875,2.59375,-0.125,2.65625,-1.96875,0.03125,2.5,0.6875}
tensor @r0.in.y : bf16[4] = {0.59375,2.8125,0.40625,2.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5970304,3.469313,2.347913,3.431529,0.6226518,3.825924,0.425046,3.800956,2.056335,2.812674,2.532793,2.804328}
graph "main"(
    %x : f32[3, 4],
    %y : bf16[4]) {
  %hypot = aten.hypot.default(self=%x, other=%y) : f32[3, 4]
  return %hypot as "hypot"
}

fxge 1
model "hypot.promote_bf16_i64.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.625,0.09375,-2.03125,-1.53125,-1.90625,2.46875,-2.75,-1.59375,-2.46875,-2.875,3.09375,2.34375}
tensor @r0.in.y : i64[4] = {1,1,6,1}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.1792,1.0044,6.3345,1.8289,2.1526,2.6636,6.6002,1.8815,2.6636,3.0439,6.7507,2.5482}
tensor @r0.own.0 : f64[] = {0.0014}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4]) {
  %hypot = aten.hypot.default(self=%x, other=%y) : bf16[3, 4]
  return %hypot as "hypot"
}

fxge 1
model "hypot.promote_f32_f64.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.25,-2.96875,1.5625,2.90625,1.125,0.96875,0.8125,0.8125,2.6875,-1.125,2.5,0.8125}
tensor @r0.in.y : f64[4] = {0.96875,1.21875,2.65625,2.09375}
tensor @r0.want.0.f64 : f64[3, 4] = {2.4496891,3.2091787,3.0817317,3.5819098,1.4846217,1.5568648,2.7777365,2.245873,2.8567696,1.6586068,3.647693,2.245873}
graph "main"(
    %x : f32[3, 4],
    %y : f64[4]) {
  %hypot = aten.hypot.default(self=%x, other=%y) : f64[3, 4]
  return %hypot as "hypot"
}

fxge 1
model "hypot.promote_i8_bf16.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {4,-5,-2,1,4,-4,3,4,-2,3,-3,-4}
tensor @r0.in.y : bf16[4] = {0.375,1.5,0.34375,2.03125}
tensor @r0.want.0.bf16 : f64[3, 4] = {4.0175,5.2202,2.0293,2.2641,4.0175,4.272,3.0196,4.4862,2.0349,3.3541,3.0196,4.4862}
tensor @r0.own.0 : f64[] = {0.0026}
graph "main"(
    %x : i8[3, 4],
    %y : bf16[4]) {
  %hypot = aten.hypot.default(self=%x, other=%y) : bf16[3, 4]
  return %hypot as "hypot"
}

fxge 1
model "logaddexp.promote_f32_bf16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.78125,0.3125,-0.1875,-0.65625,-1.9375,0.78125,0.3125,-1.5625,0.53125,1.5625,-2.0625,-3}
tensor @r0.in.y : bf16[4] = {1.125,2.21875,1.28125,0.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.144916,2.357326,1.488437,0.480621,1.17071,2.43186,1.603013,0.2684201,1.564707,2.636666,1.315945,0.1380842}
graph "main"(
    %x : f32[3, 4],
    %y : bf16[4]) {
  %logaddexp = aten.logaddexp.default(self=%x, other=%y) : f32[3, 4]
  return %logaddexp as "logaddexp"
}

fxge 1
model "logaddexp.promote_bf16_i64.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.21875,-0.71875,2.71875,-0.875,1.03125,0,-0.8125,-2.8125,-1.875,1,2.34375,2.25}
tensor @r0.in.y : i64[4] = {2,4,1,1}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.0392,4.0089,2.8837,1.1427,2.3218,4.0181,1.1512,1.0219,2.0205,4.0486,2.5755,2.5019}
tensor @r0.own.0 : f64[] = {0.0034}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4]) {
  %logaddexp = aten.logaddexp.default(self=%x, other=%y) : bf16[3, 4]
  return %logaddexp as "logaddexp"
}

fxge 1
model "logaddexp.promote_f32_f64.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.5625,-3,-1.21875,-1.59375,-1.3125,-2.78125,-0.9375,-2.4375,-2.59375,2.71875,0.09375,1.84375}
tensor @r0.in.y : f64[4] = {0.75,3.0625,0.5625,2.46875}
tensor @r0.want.0.f64 : f64[3, 4] = {2.713714,3.0648259,0.71815881,2.4858096,0.86967967,3.0653938,0.76391328,2.4761229,0.78469541,3.5984705,1.0484902,2.8974507}
graph "main"(
    %x : f32[3, 4],
    %y : f64[4]) {
  %logaddexp = aten.logaddexp.default(self=%x, other=%y) : f64[3, 4]
  return %logaddexp as "logaddexp"
}

fxge 1
model "logaddexp.promote_i8_bf16.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {6,7,-3,-4,6,2,4,7,-4,-6,6,0}
tensor @r0.in.y : bf16[4] = {2.84375,3.0625,3.0625,2.90625}
tensor @r0.want.0.bf16 : f64[3, 4] = {6.0417,7.0193,3.0648,2.9073,6.0417,3.3593,4.3305,7.0165,2.8448,3.0626,6.0516,2.9595}
tensor @r0.own.0 : f64[] = {0.0021}
graph "main"(
    %x : i8[3, 4],
    %y : bf16[4]) {
  %logaddexp = aten.logaddexp.default(self=%x, other=%y) : bf16[3, 4]
  return %logaddexp as "logaddexp"
}

fxge 1
model "fmax.promote_f32_bf16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3,3.03125,-1.75,-2.125,-1.75,-2.9375,-2.6875,-0.125,-1.25,-0.28125,-2.96875,0}
tensor @r0.in.y : bf16[4] = {1.375,1.375,1.53125,2.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {3,3.03125,1.53125,2.46875,1.375,1.375,1.53125,2.46875,1.375,1.375,1.53125,2.46875}
graph "main"(
    %x : f32[3, 4],
    %y : bf16[4]) {
  %fmax = aten.fmax.default(self=%x, other=%y) : f32[3, 4]
  return %fmax as "fmax"
}

fxge 1
model "fmax.promote_bf16_i64.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.75,-2.21875,-2.40625,-0.5,0.125,-2.125,1.4375,1.4375,-1.59375,1.90625,2.78125,0.0625}
tensor @r0.in.y : i64[4] = {7,4,7,3}
tensor @r0.want.0.bf16 : f64[3, 4] = {7,4,7,3,7,4,7,3,7,4,7,3}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4]) {
  %fmax = aten.fmax.default(self=%x, other=%y) : bf16[3, 4]
  return %fmax as "fmax"
}

fxge 1
model "fmax.promote_f32_f64.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.53125,-2.21875,-0.5,-1.5,-1.375,2.46875,0.75,-1.84375,-1.78125,-2.75,-0.34375,2.28125}
tensor @r0.in.y : f64[4] = {0.5625,1.21875,0.125,3.125}
tensor @r0.want.0.f64 : f64[3, 4] = {0.5625,1.21875,0.125,3.125,0.5625,2.46875,0.75,3.125,0.5625,1.21875,0.125,3.125}
graph "main"(
    %x : f32[3, 4],
    %y : f64[4]) {
  %fmax = aten.fmax.default(self=%x, other=%y) : f64[3, 4]
  return %fmax as "fmax"
}

fxge 1
model "fmax.promote_i8_bf16.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {5,-1,0,-6,5,-2,1,0,1,-5,6,4}
tensor @r0.in.y : bf16[4] = {0.09375,1.40625,2.40625,0.65625}
tensor @r0.want.0.bf16 : f64[3, 4] = {5,1.4062,2.4062,0.65625,5,1.4062,2.4062,0.65625,1,1.4062,6,4}
graph "main"(
    %x : i8[3, 4],
    %y : bf16[4]) {
  %fmax = aten.fmax.default(self=%x, other=%y) : bf16[3, 4]
  return %fmax as "fmax"
}

fxge 1
model "fmin.promote_f32_bf16.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.71875,0.28125,1.0625,-3.03125,0.21875,-2.625,-2.09375,0.09375,2.4375,1.46875,-3.125,0.125}
tensor @r0.in.y : bf16[4] = {2.4375,1.8125,2.1875,0.125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.71875,0.28125,1.0625,-3.03125,0.21875,-2.625,-2.09375,0.09375,2.4375,1.46875,-3.125,0.125}
graph "main"(
    %x : f32[3, 4],
    %y : bf16[4]) {
  %fmin = aten.fmin.default(self=%x, other=%y) : f32[3, 4]
  return %fmin as "fmin"
}

fxge 1
model "fmin.promote_bf16_i64.f32" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.375,1.34375,1.15625,1.375,-2.625,1.375,-1.6875,1.21875,-1.125,0.375,-1.6875,-1.8125}
tensor @r0.in.y : i64[4] = {7,1,5,5}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.375,1,1.1562,1.375,-2.625,1,-1.6875,1.2188,-1.125,0.375,-1.6875,-1.8125}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4]) {
  %fmin = aten.fmin.default(self=%x, other=%y) : bf16[3, 4]
  return %fmin as "fmin"
}

fxge 1
model "fmin.promote_f32_f64.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.0625,-2.96875,2.34375,0.15625,2.625,1.21875,2.625,-0.84375,2.25,-1.625,-0.15625,0.375}
tensor @r0.in.y : f64[4] = {0.78125,2.875,1.40625,1.53125}
tensor @r0.want.0.f64 : f64[3, 4] = {0.78125,-2.96875,1.40625,0.15625,0.78125,1.21875,1.40625,-0.84375,0.78125,-1.625,-0.15625,0.375}
graph "main"(
    %x : f32[3, 4],
    %y : f64[4]) {
  %fmin = aten.fmin.default(self=%x, other=%y) : f64[3, 4]
  return %fmin as "fmin"
}

fxge 1
model "fmin.promote_i8_bf16.f32" stage "import"
tensor @r0.in.x : i8[3, 4] = {5,-6,-4,6,5,-7,6,4,5,6,7,2}
tensor @r0.in.y : bf16[4] = {3.0625,1.65625,0.25,0.84375}
tensor @r0.want.0.bf16 : f64[3, 4] = {3.0625,-6,-4,0.84375,3.0625,-7,0.25,0.84375,3.0625,1.6562,0.25,0.84375}
graph "main"(
    %x : i8[3, 4],
    %y : bf16[4]) {
  %fmin = aten.fmin.default(self=%x, other=%y) : bf16[3, 4]
  return %fmin as "fmin"
}

fxge 1
model "lerp.Tensor.beyond.f32" stage "import"
tensor @r0.in.x : f32[4] = {0,1e+38,-3.2e+38,0.5}
tensor @r0.in.y : f32[4] = {3.3e+38,3.3e+38,-2e+38,2.5}
tensor @r0.in.z : f32[4] = {-0.6875,-0.9,4,0.7}
tensor @r0.want.0.f32 : f64[4] = {-2.26875e+38,-1.07e+38,1.6e+38,1.9}
graph "main"(
    %x : f32[4],
    %y : f32[4],
    %z : f32[4]) {
  %lerp = aten.lerp.Tensor(self=%x, end=%y, weight=%z) : f32[4]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Tensor.beyond.bf16" stage "import"
tensor @r0.in.x : bf16[4] = {0,9.969209968386869e+37,-3.2034394698416473e+38,0.5}
tensor @r0.in.y : bf16[4] = {3.2964854295465914e+38,3.2964854295465914e+38,-1.9938419936773738e+38,2.5}
tensor @r0.in.z : bf16[4] = {-0.6875,-0.8984375,4,0.69921875}
tensor @r0.want.0.bf16 : f64[4] = {-2.2663e+38,-1.0691e+38,1.635e+38,1.8984}
tensor @r0.own.0 : f64[] = {0.0029}
graph "main"(
    %x : bf16[4],
    %y : bf16[4],
    %z : bf16[4]) {
  %lerp = aten.lerp.Tensor(self=%x, end=%y, weight=%z) : bf16[4]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Scalar.beyond.f32" stage "import"
tensor @r0.in.x : f32[2] = {0,1e+38}
tensor @r0.in.y : f32[2] = {3.3e+38,3.3e+38}
tensor @r0.want.0.f32 : f64[2] = {-2.97e+38,-1.07e+38}
graph "main"(
    %x : f32[2],
    %y : f32[2]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=-0.9) : f32[2]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Scalar.beyond.bf16" stage "import"
tensor @r0.in.x : bf16[2] = {0,9.969209968386869e+37}
tensor @r0.in.y : bf16[2] = {3.2964854295465914e+38,3.2964854295465914e+38}
tensor @r0.want.0.bf16 : f64[2] = {-2.9668e+38,-1.0727e+38}
tensor @r0.own.0 : f64[] = {0.0009}
graph "main"(
    %x : bf16[2],
    %y : bf16[2]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=-0.9) : bf16[2]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Scalar.beyond_end.f32" stage "import"
tensor @r0.in.x : f32[2] = {-3.2e+38,0.5}
tensor @r0.in.y : f32[2] = {-2e+38,2.5}
tensor @r0.want.0.f32 : f64[2] = {1.6e+38,8.5}
graph "main"(
    %x : f32[2],
    %y : f32[2]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=4.0) : f32[2]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Scalar.beyond_end.bf16" stage "import"
tensor @r0.in.x : bf16[2] = {-3.2034394698416473e+38,0.5}
tensor @r0.in.y : bf16[2] = {-1.9938419936773738e+38,2.5}
tensor @r0.want.0.bf16 : f64[2] = {1.635e+38,8.5}
graph "main"(
    %x : bf16[2],
    %y : bf16[2]) {
  %lerp = aten.lerp.Scalar(self=%x, end=%y, weight=4.0) : bf16[2]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Tensor.weight_0d.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.71875,1.3125,2.53125,-1.1875,-2.96875,-2.28125,-2.46875,-0.34375,-1.53125,-3.09375,-2.71875,-2.6875}
tensor @r0.in.y : f32[4] = {-1,0.90625,-2.21875,-1.21875}
tensor @r0.in.z : f64[] = {2.75}
tensor @r0.want.0.f32 : f64[3, 4] = {0.2578125,0.1953125,-10.53125,-1.273438,2.445312,6.484375,-1.78125,-2.75,-0.0703125,7.90625,-1.34375,1.351562}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : f64[]) {
  %lerp = aten.lerp.Tensor(self=%x, end=%y, weight=%z) : f32[3, 4]
  return %lerp as "lerp"
}

fxge 1
model "lerp.Tensor.weight_0d.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.281,2.312,-0.2188,-1.281,-2.531,3.031,1.531,2.062,1.3125,0.09375,0.03125,3.031}
tensor @r0.in.y : f16[4] = {-1.781,-1.156,0.1562,-2.812}
tensor @r0.in.z : f64[] = {1.40625}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.9844,-2.5654,0.30859,-3.4346,-1.4766,-2.8574,-0.40234,-4.793,-3.0381,-1.6641,0.20703,-5.1865}
tensor @r0.own.0 : f64[] = {0.00019}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4],
    %z : f64[]) {
  %lerp = aten.lerp.Tensor(self=%x, end=%y, weight=%z) : f16[3, 4]
  return %lerp as "lerp"
}

fxge 1
model "div.Tensor_mode.edges_floor.f32" stage "import"
tensor @r0.in.x : f32[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,1e-45,7,-7,65504}
tensor @r0.in.y : f32[14] = {0.1,0.1,0.1,0.1,2,-3,inf,-inf,-3,3,-7.7,0,0,0.3}
tensor @r0.want.0.f32 : f64[14] = {9,-10,3,59,nan,nan,-1,-1,-0.0,-0.0,-1,inf,-inf,218346}
graph "main"(
    %x : f32[14],
    %y : f32[14]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="floor") : f32[14]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.edges_floor.f64" stage "import"
tensor @r0.in.x : f64[14] = {1,-1,0.30000001192092896,6,inf,-inf,-5,5,0,-0.0,1.401298464324817e-45,7,-7,65504}
tensor @r0.in.y : f64[14] = {0.10000000149011612,0.10000000149011612,0.10000000149011612,0.10000000149011612,2,-3,inf,-inf,-3,3,-7.699999809265137,0,0,0.30000001192092896}
tensor @r0.want.0.f64 : f64[14] = {9,-10,3,59,nan,nan,-1,-1,-0.0,-0.0,-1,inf,-inf,218346}
graph "main"(
    %x : f64[14],
    %y : f64[14]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="floor") : f64[14]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.edges_floor.f16" stage "import"
tensor @r0.in.x : f16[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,0,7,-7,6.55e+04}
tensor @r0.in.y : f16[14] = {0.1,0.1,0.1,0.1,2,-3,inf,-inf,-3,3,-7.7,0,0,0.3}
tensor @r0.want.0.f16 : f64[14] = {10,-11,3,60,nan,nan,-1,-1,-0.0,-0.0,-0.0,inf,-inf,inf}
graph "main"(
    %x : f16[14],
    %y : f16[14]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="floor") : f16[14]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.edges_floor.bf16" stage "import"
tensor @r0.in.x : bf16[14] = {1,-1,0.30078125,6,inf,-inf,-5,5,0,-0.0,0,7,-7,65536}
tensor @r0.in.y : bf16[14] = {0.10009765625,0.10009765625,0.10009765625,0.10009765625,2,-3,inf,-inf,-3,3,-7.6875,0,0,0.30078125}
tensor @r0.want.0.bf16 : f64[14] = {9,-10,3,59,nan,nan,-1,-1,-0.0,-0.0,-0.0,inf,-inf,217880}
tensor @r0.own.0 : f64[] = {0.001}
graph "main"(
    %x : bf16[14],
    %y : bf16[14]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="floor") : bf16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_0.1.f32" stage "import"
tensor @r0.in.x : f32[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,1e-45,7,-7,65504}
tensor @r0.want.0.f32 : f64[14] = {9,-10,3,59,nan,nan,-50,49,0,-0.0,0,69,-70,655039}
graph "main"(
    %x : f32[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=0.1, rounding_mode="floor") : f32[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_0.1.f64" stage "import"
tensor @r0.in.x : f64[14] = {1,-1,0.30000001192092896,6,inf,-inf,-5,5,0,-0.0,1.401298464324817e-45,7,-7,65504}
tensor @r0.want.0.f64 : f64[14] = {9,-10,3,59,nan,nan,-50,49,0,-0.0,0,69,-70,655039}
graph "main"(
    %x : f64[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=0.1, rounding_mode="floor") : f64[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_0.1.f16" stage "import"
tensor @r0.in.x : f16[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,0,7,-7,6.55e+04}
tensor @r0.want.0.f16 : f64[14] = {9,-10,3,59,nan,nan,-50,49,0,-0.0,0,69,-70,inf}
graph "main"(
    %x : f16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=0.1, rounding_mode="floor") : f16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_0.1.bf16" stage "import"
tensor @r0.in.x : bf16[14] = {1,-1,0.30078125,6,inf,-inf,-5,5,0,-0.0,0,7,-7,65536}
tensor @r0.want.0.bf16 : f64[14] = {9,-10,3,59,nan,nan,-50,49,0,-0.0,0,69,-70,655360}
tensor @r0.own.0 : f64[] = {1.5e-06}
graph "main"(
    %x : bf16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=0.1, rounding_mode="floor") : bf16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_-3.0.f32" stage "import"
tensor @r0.in.x : f32[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,1e-45,7,-7,65504}
tensor @r0.want.0.f32 : f64[14] = {-1,0,-1,-2,nan,nan,1,-2,-0.0,0,-1,-3,2,-21835}
graph "main"(
    %x : f32[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=-3.0, rounding_mode="floor") : f32[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_-3.0.f64" stage "import"
tensor @r0.in.x : f64[14] = {1,-1,0.30000001192092896,6,inf,-inf,-5,5,0,-0.0,1.401298464324817e-45,7,-7,65504}
tensor @r0.want.0.f64 : f64[14] = {-1,0,-1,-2,nan,nan,1,-2,-0.0,0,-1,-3,2,-21835}
graph "main"(
    %x : f64[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=-3.0, rounding_mode="floor") : f64[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_-3.0.f16" stage "import"
tensor @r0.in.x : f16[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,0,7,-7,6.55e+04}
tensor @r0.want.0.f16 : f64[14] = {-1,0,-1,-2,nan,nan,1,-2,-0.0,0,-0.0,-3,2,-21835}
tensor @r0.own.0 : f64[] = {0.00023}
graph "main"(
    %x : f16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=-3.0, rounding_mode="floor") : f16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_-3.0.bf16" stage "import"
tensor @r0.in.x : bf16[14] = {1,-1,0.30078125,6,inf,-inf,-5,5,0,-0.0,0,7,-7,65536}
tensor @r0.want.0.bf16 : f64[14] = {-1,0,-1,-2,nan,nan,1,-2,-0.0,0,-0.0,-3,2,-21846}
tensor @r0.own.0 : f64[] = {0.0019}
graph "main"(
    %x : bf16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=-3.0, rounding_mode="floor") : bf16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_100000.0.f32" stage "import"
tensor @r0.in.x : f32[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,1e-45,7,-7,65504}
tensor @r0.want.0.f32 : f64[14] = {0,-1,0,0,nan,nan,-1,0,0,-0.0,0,0,-1,0}
graph "main"(
    %x : f32[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=100000.0, rounding_mode="floor") : f32[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_100000.0.f64" stage "import"
tensor @r0.in.x : f64[14] = {1,-1,0.30000001192092896,6,inf,-inf,-5,5,0,-0.0,1.401298464324817e-45,7,-7,65504}
tensor @r0.want.0.f64 : f64[14] = {0,-1,0,0,nan,nan,-1,0,0,-0.0,0,0,-1,0}
graph "main"(
    %x : f64[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=100000.0, rounding_mode="floor") : f64[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_100000.0.f16" stage "import"
tensor @r0.in.x : f16[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,0,7,-7,6.55e+04}
tensor @r0.want.0.f16 : f64[14] = {0,-1,0,0,nan,nan,-1,0,0,-0.0,0,0,-1,0}
graph "main"(
    %x : f16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=100000.0, rounding_mode="floor") : f16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_100000.0.bf16" stage "import"
tensor @r0.in.x : bf16[14] = {1,-1,0.30078125,6,inf,-inf,-5,5,0,-0.0,0,7,-7,65536}
tensor @r0.want.0.bf16 : f64[14] = {0,-1,0,0,nan,nan,-1,0,0,-0.0,0,0,-1,0}
graph "main"(
    %x : bf16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=100000.0, rounding_mode="floor") : bf16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_inf.f32" stage "import"
tensor @r0.in.x : f32[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,1e-45,7,-7,65504}
tensor @r0.want.0.f32 : f64[14] = {0,-1,0,0,nan,nan,-1,0,0,-0.0,0,0,-1,0}
graph "main"(
    %x : f32[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=inf, rounding_mode="floor") : f32[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_inf.f64" stage "import"
tensor @r0.in.x : f64[14] = {1,-1,0.30000001192092896,6,inf,-inf,-5,5,0,-0.0,1.401298464324817e-45,7,-7,65504}
tensor @r0.want.0.f64 : f64[14] = {0,-1,0,0,nan,nan,-1,0,0,-0.0,0,0,-1,0}
graph "main"(
    %x : f64[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=inf, rounding_mode="floor") : f64[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_inf.f16" stage "import"
tensor @r0.in.x : f16[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,0,7,-7,6.55e+04}
tensor @r0.want.0.f16 : f64[14] = {0,-1,0,0,nan,nan,-1,0,0,-0.0,0,0,-1,0}
graph "main"(
    %x : f16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=inf, rounding_mode="floor") : f16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_floor_inf.bf16" stage "import"
tensor @r0.in.x : bf16[14] = {1,-1,0.30078125,6,inf,-inf,-5,5,0,-0.0,0,7,-7,65536}
tensor @r0.want.0.bf16 : f64[14] = {0,-1,0,0,nan,nan,-1,0,0,-0.0,0,0,-1,0}
graph "main"(
    %x : bf16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=inf, rounding_mode="floor") : bf16[14]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.edges_trunc.f32" stage "import"
tensor @r0.in.x : f32[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,1e-45,7,-7,65504}
tensor @r0.in.y : f32[14] = {0.1,0.1,0.1,0.1,2,-3,inf,-inf,-3,3,-7.7,0,0,0.3}
tensor @r0.want.0.f32 : f64[14] = {9,-9,3,59,inf,inf,-0.0,-0.0,-0.0,-0.0,-0.0,inf,-inf,218346}
tensor @r0.own.0 : f64[] = {4.6e-06}
graph "main"(
    %x : f32[14],
    %y : f32[14]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="trunc") : f32[14]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.edges_trunc.f64" stage "import"
tensor @r0.in.x : f64[14] = {1,-1,0.30000001192092896,6,inf,-inf,-5,5,0,-0.0,1.401298464324817e-45,7,-7,65504}
tensor @r0.in.y : f64[14] = {0.10000000149011612,0.10000000149011612,0.10000000149011612,0.10000000149011612,2,-3,inf,-inf,-3,3,-7.699999809265137,0,0,0.30000001192092896}
tensor @r0.want.0.f64 : f64[14] = {9,-9,3,59,inf,inf,-0.0,-0.0,-0.0,-0.0,-0.0,inf,-inf,218346}
graph "main"(
    %x : f64[14],
    %y : f64[14]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="trunc") : f64[14]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.edges_trunc.f16" stage "import"
tensor @r0.in.x : f16[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,0,7,-7,6.55e+04}
tensor @r0.in.y : f16[14] = {0.1,0.1,0.1,0.1,2,-3,inf,-inf,-3,3,-7.7,0,0,0.3}
tensor @r0.want.0.f16 : f64[14] = {10,-10,3,60,inf,inf,-0.0,-0.0,-0.0,-0.0,-0.0,inf,-inf,inf}
graph "main"(
    %x : f16[14],
    %y : f16[14]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="trunc") : f16[14]
  return %div as "div"
}

fxge 1
model "div.Tensor_mode.edges_trunc.bf16" stage "import"
tensor @r0.in.x : bf16[14] = {1,-1,0.30078125,6,inf,-inf,-5,5,0,-0.0,0,7,-7,65536}
tensor @r0.in.y : bf16[14] = {0.10009765625,0.10009765625,0.10009765625,0.10009765625,2,-3,inf,-inf,-3,3,-7.6875,0,0,0.30078125}
tensor @r0.want.0.bf16 : f64[14] = {9,-9,3,59,inf,inf,-0.0,-0.0,-0.0,-0.0,-0.0,inf,-inf,217880}
tensor @r0.own.0 : f64[] = {0.001}
graph "main"(
    %x : bf16[14],
    %y : bf16[14]) {
  %div = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="trunc") : bf16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_0.1.f32" stage "import"
tensor @r0.in.x : f32[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,1e-45,7,-7,65504}
tensor @r0.want.0.f32 : f64[14] = {10,-10,3,60,inf,-inf,-50,50,0,-0.0,0,70,-70,655040}
graph "main"(
    %x : f32[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=0.1, rounding_mode="trunc") : f32[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_0.1.f64" stage "import"
tensor @r0.in.x : f64[14] = {1,-1,0.30000001192092896,6,inf,-inf,-5,5,0,-0.0,1.401298464324817e-45,7,-7,65504}
tensor @r0.want.0.f64 : f64[14] = {10,-10,3,60,inf,-inf,-50,50,0,-0.0,0,70,-70,655040}
graph "main"(
    %x : f64[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=0.1, rounding_mode="trunc") : f64[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_0.1.f16" stage "import"
tensor @r0.in.x : f16[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,0,7,-7,6.55e+04}
tensor @r0.want.0.f16 : f64[14] = {10,-10,3,60,inf,-inf,-50,50,0,-0.0,0,70,-70,inf}
graph "main"(
    %x : f16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=0.1, rounding_mode="trunc") : f16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_0.1.bf16" stage "import"
tensor @r0.in.x : bf16[14] = {1,-1,0.30078125,6,inf,-inf,-5,5,0,-0.0,0,7,-7,65536}
tensor @r0.want.0.bf16 : f64[14] = {10,-10,3,60,inf,-inf,-50,50,0,-0.0,0,70,-70,655360}
graph "main"(
    %x : bf16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=0.1, rounding_mode="trunc") : bf16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_-3.0.f32" stage "import"
tensor @r0.in.x : f32[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,1e-45,7,-7,65504}
tensor @r0.want.0.f32 : f64[14] = {-0.0,0,-0.0,-2,-inf,inf,1,-1,-0.0,0,-0.0,-2,2,-21834}
graph "main"(
    %x : f32[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=-3.0, rounding_mode="trunc") : f32[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_-3.0.f64" stage "import"
tensor @r0.in.x : f64[14] = {1,-1,0.30000001192092896,6,inf,-inf,-5,5,0,-0.0,1.401298464324817e-45,7,-7,65504}
tensor @r0.want.0.f64 : f64[14] = {-0.0,0,-0.0,-2,-inf,inf,1,-1,-0.0,0,-0.0,-2,2,-21834}
graph "main"(
    %x : f64[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=-3.0, rounding_mode="trunc") : f64[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_-3.0.f16" stage "import"
tensor @r0.in.x : f16[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,0,7,-7,6.55e+04}
tensor @r0.want.0.f16 : f64[14] = {-0.0,0,-0.0,-2,-inf,inf,1,-1,-0.0,0,-0.0,-2,2,-21834}
tensor @r0.own.0 : f64[] = {0.00027}
graph "main"(
    %x : f16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=-3.0, rounding_mode="trunc") : f16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_-3.0.bf16" stage "import"
tensor @r0.in.x : bf16[14] = {1,-1,0.30078125,6,inf,-inf,-5,5,0,-0.0,0,7,-7,65536}
tensor @r0.want.0.bf16 : f64[14] = {-0.0,0,-0.0,-2,-inf,inf,1,-1,-0.0,0,-0.0,-2,2,-21845}
tensor @r0.own.0 : f64[] = {0.002}
graph "main"(
    %x : bf16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=-3.0, rounding_mode="trunc") : bf16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_100000.0.f32" stage "import"
tensor @r0.in.x : f32[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,1e-45,7,-7,65504}
tensor @r0.want.0.f32 : f64[14] = {0,-0.0,0,0,inf,-inf,-0.0,0,0,-0.0,0,0,-0.0,0}
graph "main"(
    %x : f32[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=100000.0, rounding_mode="trunc") : f32[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_100000.0.f64" stage "import"
tensor @r0.in.x : f64[14] = {1,-1,0.30000001192092896,6,inf,-inf,-5,5,0,-0.0,1.401298464324817e-45,7,-7,65504}
tensor @r0.want.0.f64 : f64[14] = {0,-0.0,0,0,inf,-inf,-0.0,0,0,-0.0,0,0,-0.0,0}
graph "main"(
    %x : f64[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=100000.0, rounding_mode="trunc") : f64[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_100000.0.f16" stage "import"
tensor @r0.in.x : f16[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,0,7,-7,6.55e+04}
tensor @r0.want.0.f16 : f64[14] = {0,-0.0,0,0,inf,-inf,-0.0,0,0,-0.0,0,0,-0.0,0}
graph "main"(
    %x : f16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=100000.0, rounding_mode="trunc") : f16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_100000.0.bf16" stage "import"
tensor @r0.in.x : bf16[14] = {1,-1,0.30078125,6,inf,-inf,-5,5,0,-0.0,0,7,-7,65536}
tensor @r0.want.0.bf16 : f64[14] = {0,-0.0,0,0,inf,-inf,-0.0,0,0,-0.0,0,0,-0.0,0}
graph "main"(
    %x : bf16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=100000.0, rounding_mode="trunc") : bf16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_inf.f32" stage "import"
tensor @r0.in.x : f32[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,1e-45,7,-7,65504}
tensor @r0.want.0.f32 : f64[14] = {0,-0.0,0,0,nan,nan,-0.0,0,0,-0.0,0,0,-0.0,0}
graph "main"(
    %x : f32[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=inf, rounding_mode="trunc") : f32[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_inf.f64" stage "import"
tensor @r0.in.x : f64[14] = {1,-1,0.30000001192092896,6,inf,-inf,-5,5,0,-0.0,1.401298464324817e-45,7,-7,65504}
tensor @r0.want.0.f64 : f64[14] = {0,-0.0,0,0,nan,nan,-0.0,0,0,-0.0,0,0,-0.0,0}
graph "main"(
    %x : f64[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=inf, rounding_mode="trunc") : f64[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_inf.f16" stage "import"
tensor @r0.in.x : f16[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,0,7,-7,6.55e+04}
tensor @r0.want.0.f16 : f64[14] = {0,-0.0,0,0,nan,nan,-0.0,0,0,-0.0,0,0,-0.0,0}
graph "main"(
    %x : f16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=inf, rounding_mode="trunc") : f16[14]
  return %div as "div"
}

fxge 1
model "div.Scalar_mode.edges_trunc_inf.bf16" stage "import"
tensor @r0.in.x : bf16[14] = {1,-1,0.30078125,6,inf,-inf,-5,5,0,-0.0,0,7,-7,65536}
tensor @r0.want.0.bf16 : f64[14] = {0,-0.0,0,0,nan,nan,-0.0,0,0,-0.0,0,0,-0.0,0}
graph "main"(
    %x : bf16[14]) {
  %div = aten.div.Scalar_mode(self=%x, other=inf, rounding_mode="trunc") : bf16[14]
  return %div as "div"
}

fxge 1
model "floor_divide.edges.f32" stage "import"
tensor @r0.in.x : f32[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,1e-45,7,-7,65504}
tensor @r0.in.y : f32[14] = {0.1,0.1,0.1,0.1,2,-3,inf,-inf,-3,3,-7.7,0,0,0.3}
tensor @r0.want.0.f32 : f64[14] = {9,-10,3,59,nan,nan,-1,-1,-0.0,-0.0,-1,inf,-inf,218346}
graph "main"(
    %x : f32[14],
    %y : f32[14]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f32[14]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.edges.f64" stage "import"
tensor @r0.in.x : f64[14] = {1,-1,0.30000001192092896,6,inf,-inf,-5,5,0,-0.0,1.401298464324817e-45,7,-7,65504}
tensor @r0.in.y : f64[14] = {0.10000000149011612,0.10000000149011612,0.10000000149011612,0.10000000149011612,2,-3,inf,-inf,-3,3,-7.699999809265137,0,0,0.30000001192092896}
tensor @r0.want.0.f64 : f64[14] = {9,-10,3,59,nan,nan,-1,-1,-0.0,-0.0,-1,inf,-inf,218346}
graph "main"(
    %x : f64[14],
    %y : f64[14]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f64[14]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.edges.f16" stage "import"
tensor @r0.in.x : f16[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,0,7,-7,6.55e+04}
tensor @r0.in.y : f16[14] = {0.1,0.1,0.1,0.1,2,-3,inf,-inf,-3,3,-7.7,0,0,0.3}
tensor @r0.want.0.f16 : f64[14] = {10,-11,3,60,nan,nan,-1,-1,-0.0,-0.0,-0.0,inf,-inf,inf}
graph "main"(
    %x : f16[14],
    %y : f16[14]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : f16[14]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.edges.bf16" stage "import"
tensor @r0.in.x : bf16[14] = {1,-1,0.30078125,6,inf,-inf,-5,5,0,-0.0,0,7,-7,65536}
tensor @r0.in.y : bf16[14] = {0.10009765625,0.10009765625,0.10009765625,0.10009765625,2,-3,inf,-inf,-3,3,-7.6875,0,0,0.30078125}
tensor @r0.want.0.bf16 : f64[14] = {9,-10,3,59,nan,nan,-1,-1,-0.0,-0.0,-0.0,inf,-inf,217880}
tensor @r0.own.0 : f64[] = {0.001}
graph "main"(
    %x : bf16[14],
    %y : bf16[14]) {
  %floor_divide = aten.floor_divide.default(self=%x, other=%y) : bf16[14]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.number_-1000000000.0.f32" stage "import"
tensor @r0.in.x : f32[] = {3}
tensor @r0.want.0.f32 : f64[] = {-333333300}
graph "main"(
    %x : f32[]) {
  %scalar_tensor = aten.scalar_tensor.default(s=-1000000000.0, dtype=f32) : f32[]
  %floor_divide = aten.floor_divide.default(self=%scalar_tensor, other=%x) : f32[]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.number_-1000000000.0.f64" stage "import"
tensor @r0.in.x : f64[] = {3}
tensor @r0.want.0.f64 : f64[] = {-333333330}
graph "main"(
    %x : f64[]) {
  %scalar_tensor = aten.scalar_tensor.default(s=-1000000000.0, dtype=f64) : f64[]
  %floor_divide = aten.floor_divide.default(self=%scalar_tensor, other=%x) : f64[]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.number_-1000000000.0.f16" stage "import"
tensor @r0.in.x : f16[] = {3}
tensor @r0.want.0.f16 : f64[] = {nan}
graph "main"(
    %x : f16[]) {
  %scalar_tensor = aten.scalar_tensor.default(s=-1000000000.0, dtype=f16) : f16[]
  %floor_divide = aten.floor_divide.default(self=%scalar_tensor, other=%x) : f16[]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.number_-1000000000.0.bf16" stage "import"
tensor @r0.in.x : bf16[] = {3}
tensor @r0.want.0.bf16 : f64[] = {-333330000}
tensor @r0.own.0 : f64[] = {0.00034}
graph "main"(
    %x : bf16[]) {
  %scalar_tensor = aten.scalar_tensor.default(s=-1000000000.0, dtype=bf16) : bf16[]
  %floor_divide = aten.floor_divide.default(self=%scalar_tensor, other=%x) : bf16[]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.number_0.3.f32" stage "import"
tensor @r0.in.x : f32[] = {0.1}
tensor @r0.want.0.f32 : f64[] = {2}
tensor @r0.own.0 : f64[] = {0.5}
graph "main"(
    %x : f32[]) {
  %scalar_tensor = aten.scalar_tensor.default(s=0.3, dtype=f32) : f32[]
  %floor_divide = aten.floor_divide.default(self=%scalar_tensor, other=%x) : f32[]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.number_0.3.f64" stage "import"
tensor @r0.in.x : f64[] = {0.1}
tensor @r0.want.0.f64 : f64[] = {2}
graph "main"(
    %x : f64[]) {
  %scalar_tensor = aten.scalar_tensor.default(s=0.3, dtype=f64) : f64[]
  %floor_divide = aten.floor_divide.default(self=%scalar_tensor, other=%x) : f64[]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.number_0.3.f16" stage "import"
tensor @r0.in.x : f16[] = {0.1}
tensor @r0.want.0.f16 : f64[] = {3}
graph "main"(
    %x : f16[]) {
  %scalar_tensor = aten.scalar_tensor.default(s=0.3, dtype=f16) : f16[]
  %floor_divide = aten.floor_divide.default(self=%scalar_tensor, other=%x) : f16[]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.number_0.3.bf16" stage "import"
tensor @r0.in.x : bf16[] = {0.10009765625}
tensor @r0.want.0.bf16 : f64[] = {2}
tensor @r0.own.0 : f64[] = {0.5}
graph "main"(
    %x : bf16[]) {
  %scalar_tensor = aten.scalar_tensor.default(s=0.3, dtype=bf16) : bf16[]
  %floor_divide = aten.floor_divide.default(self=%scalar_tensor, other=%x) : bf16[]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.edges_0.1.f32" stage "import"
tensor @r0.in.x : f32[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,1e-45,7,-7,65504}
tensor @r0.want.0.f32 : f64[14] = {9,-10,3,59,nan,nan,-50,49,0,-0.0,0,69,-70,655039}
graph "main"(
    %x : f32[14]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=0.1) : f32[14]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.edges_0.1.f64" stage "import"
tensor @r0.in.x : f64[14] = {1,-1,0.30000001192092896,6,inf,-inf,-5,5,0,-0.0,1.401298464324817e-45,7,-7,65504}
tensor @r0.want.0.f64 : f64[14] = {9,-10,3,59,nan,nan,-50,49,0,-0.0,0,69,-70,655039}
graph "main"(
    %x : f64[14]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=0.1) : f64[14]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.edges_0.1.f16" stage "import"
tensor @r0.in.x : f16[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,0,7,-7,6.55e+04}
tensor @r0.want.0.f16 : f64[14] = {9,-10,3,59,nan,nan,-50,49,0,-0.0,0,69,-70,inf}
graph "main"(
    %x : f16[14]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=0.1) : f16[14]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.edges_0.1.bf16" stage "import"
tensor @r0.in.x : bf16[14] = {1,-1,0.30078125,6,inf,-inf,-5,5,0,-0.0,0,7,-7,65536}
tensor @r0.want.0.bf16 : f64[14] = {9,-10,3,59,nan,nan,-50,49,0,-0.0,0,69,-70,655360}
tensor @r0.own.0 : f64[] = {1.5e-06}
graph "main"(
    %x : bf16[14]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=0.1) : bf16[14]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.edges_-3.0.f32" stage "import"
tensor @r0.in.x : f32[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,1e-45,7,-7,65504}
tensor @r0.want.0.f32 : f64[14] = {-1,0,-1,-2,nan,nan,1,-2,-0.0,0,-1,-3,2,-21835}
graph "main"(
    %x : f32[14]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=-3.0) : f32[14]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.edges_-3.0.f64" stage "import"
tensor @r0.in.x : f64[14] = {1,-1,0.30000001192092896,6,inf,-inf,-5,5,0,-0.0,1.401298464324817e-45,7,-7,65504}
tensor @r0.want.0.f64 : f64[14] = {-1,0,-1,-2,nan,nan,1,-2,-0.0,0,-1,-3,2,-21835}
graph "main"(
    %x : f64[14]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=-3.0) : f64[14]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.edges_-3.0.f16" stage "import"
tensor @r0.in.x : f16[14] = {1,-1,0.3,6,inf,-inf,-5,5,0,-0.0,0,7,-7,6.55e+04}
tensor @r0.want.0.f16 : f64[14] = {-1,0,-1,-2,nan,nan,1,-2,-0.0,0,-0.0,-3,2,-21835}
tensor @r0.own.0 : f64[] = {0.00023}
graph "main"(
    %x : f16[14]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=-3.0) : f16[14]
  return %floor_divide as "floor_divide"
}

fxge 1
model "floor_divide.Scalar.edges_-3.0.bf16" stage "import"
tensor @r0.in.x : bf16[14] = {1,-1,0.30078125,6,inf,-inf,-5,5,0,-0.0,0,7,-7,65536}
tensor @r0.want.0.bf16 : f64[14] = {-1,0,-1,-2,nan,nan,1,-2,-0.0,0,-0.0,-3,2,-21846}
tensor @r0.own.0 : f64[] = {0.0019}
graph "main"(
    %x : bf16[14]) {
  %floor_divide = aten.floor_divide.Scalar(self=%x, other=-3.0) : bf16[14]
  return %floor_divide as "floor_divide"
}

fxge 1
model "hypot.edges.f32" stage "import"
tensor @r0.in.x : f32[10] = {1e+30,3e-30,0,-0.0,inf,nan,nan,1e-45,300,1}
tensor @r0.in.y : f32[10] = {1e+30,4e-30,0,-3,nan,-inf,1,0,-65504,1}
tensor @r0.want.0.f32 : f64[10] = {1.414214e+30,5e-30,0,3,inf,inf,nan,1.401298e-45,65504.69,1.414214}
graph "main"(
    %x : f32[10],
    %y : f32[10]) {
  %hypot = aten.hypot.default(self=%x, other=%y) : f32[10]
  return %hypot as "hypot"
}

fxge 1
model "hypot.edges.f16" stage "import"
tensor @r0.in.x : f16[10] = {inf,0,0,-0.0,inf,nan,nan,0,300,1}
tensor @r0.in.y : f16[10] = {inf,0,0,-3,nan,-inf,1,0,-6.55e+04,1}
tensor @r0.want.0.f16 : f64[10] = {inf,0,0,3,inf,inf,nan,0,65504,1.4142}
tensor @r0.own.0 : f64[] = {2.3e-09}
graph "main"(
    %x : f16[10],
    %y : f16[10]) {
  %hypot = aten.hypot.default(self=%x, other=%y) : f16[10]
  return %hypot as "hypot"
}

fxge 1
model "hypot.edges.bf16" stage "import"
tensor @r0.in.x : bf16[10] = {1.0002555517425873e+30,2.9952062495110292e-30,0,-0.0,inf,nan,nan,0,300,1}
tensor @r0.in.y : bf16[10] = {1.0002555517425873e+30,3.993608332681372e-30,0,-3,nan,-inf,1,0,-65536,1}
tensor @r0.want.0.bf16 : f64[10] = {1.4146e+30,4.992e-30,0,3,inf,inf,nan,0,65537,1.4142}
tensor @r0.own.0 : f64[] = {0.0012}
graph "main"(
    %x : bf16[10],
    %y : bf16[10]) {
  %hypot = aten.hypot.default(self=%x, other=%y) : bf16[10]
  return %hypot as "hypot"
}

fxge 1
model "hypot.scaled_0.f32" stage "import"
tensor @r0.in.x : f32[1] = {1e+30}
tensor @r0.in.y : f32[1] = {1e+30}
tensor @r0.want.0.f32 : f64[1] = {1.414214e+30}
graph "main"(
    %x : f32[1],
    %y : f32[1]) {
  %hypot = aten.hypot.default(self=%x, other=%y) : f32[1]
  return %hypot as "hypot"
}

fxge 1
model "hypot.scaled_1.f32" stage "import"
tensor @r0.in.x : f32[1] = {3e-30}
tensor @r0.in.y : f32[1] = {4e-30}
tensor @r0.want.0.f32 : f64[1] = {5e-30}
graph "main"(
    %x : f32[1],
    %y : f32[1]) {
  %hypot = aten.hypot.default(self=%x, other=%y) : f32[1]
  return %hypot as "hypot"
}

fxge 1
model "hypot.scaled_2.f32" stage "import"
tensor @r0.in.x : f32[1] = {0}
tensor @r0.in.y : f32[1] = {0}
tensor @r0.want.0.f32 : f64[1] = {0}
graph "main"(
    %x : f32[1],
    %y : f32[1]) {
  %hypot = aten.hypot.default(self=%x, other=%y) : f32[1]
  return %hypot as "hypot"
}

fxge 1
model "bitwise_left_shift.Tensor.ends_i8.f32" stage "import"
tensor @r0.in.x : i8[3, 1] = {-5,9,1}
tensor @r0.in.y : i8[8] = {-7,-1,0,3,7,8,31,40}
tensor @r0.want.0.i8 : i8[3, 8] = {0,0,-5,-40,-128,0,0,0,0,0,9,72,-128,0,0,0,0,0,1,8,-128,0,0,0}
graph "main"(
    %x : i8[3, 1],
    %y : i8[8]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor(self=%x, other=%y) : i8[3, 8]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_-5_i8.f32" stage "import"
tensor @r0.in.x : i8[3] = {-5,9,1}
tensor @r0.want.0.i8 : i8[3] = {0,0,0}
graph "main"(
    %x : i8[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=-5) : i8[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_3_i8.f32" stage "import"
tensor @r0.in.x : i8[3] = {-5,9,1}
tensor @r0.want.0.i8 : i8[3] = {-40,72,8}
graph "main"(
    %x : i8[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=3) : i8[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_100_i8.f32" stage "import"
tensor @r0.in.x : i8[3] = {-5,9,1}
tensor @r0.want.0.i8 : i8[3] = {0,0,0}
graph "main"(
    %x : i8[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=100) : i8[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_256_i8.f32" stage "import"
tensor @r0.in.x : i8[3] = {-5,9,1}
tensor @r0.want.0.i8 : i8[3] = {-5,9,1}
graph "main"(
    %x : i8[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=256) : i8[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_100000_i8.f32" stage "import"
tensor @r0.in.x : i8[3] = {-5,9,1}
tensor @r0.want.0.i8 : i8[3] = {0,0,0}
graph "main"(
    %x : i8[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=100000) : i8[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor.ends_i32.f32" stage "import"
tensor @r0.in.x : i32[3, 1] = {-5,9,1}
tensor @r0.in.y : i32[8] = {-7,-1,0,3,7,8,31,40}
tensor @r0.want.0.i32 : i32[3, 8] = {0,0,-5,-40,-640,-1280,-2147483648,0,0,0,9,72,1152,2304,-2147483648,0,0,0,1,8,128,256,-2147483648,0}
graph "main"(
    %x : i32[3, 1],
    %y : i32[8]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor(self=%x, other=%y) : i32[3, 8]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_-5_i32.f32" stage "import"
tensor @r0.in.x : i32[3] = {-5,9,1}
tensor @r0.want.0.i32 : i32[3] = {0,0,0}
graph "main"(
    %x : i32[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=-5) : i32[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_3_i32.f32" stage "import"
tensor @r0.in.x : i32[3] = {-5,9,1}
tensor @r0.want.0.i32 : i32[3] = {-40,72,8}
graph "main"(
    %x : i32[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=3) : i32[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_100_i32.f32" stage "import"
tensor @r0.in.x : i32[3] = {-5,9,1}
tensor @r0.want.0.i32 : i32[3] = {0,0,0}
graph "main"(
    %x : i32[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=100) : i32[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_256_i32.f32" stage "import"
tensor @r0.in.x : i32[3] = {-5,9,1}
tensor @r0.want.0.i32 : i32[3] = {0,0,0}
graph "main"(
    %x : i32[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=256) : i32[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_100000_i32.f32" stage "import"
tensor @r0.in.x : i32[3] = {-5,9,1}
tensor @r0.want.0.i32 : i32[3] = {0,0,0}
graph "main"(
    %x : i32[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=100000) : i32[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor.ends_i64.f32" stage "import"
tensor @r0.in.x : i64[3, 1] = {-5,9,1}
tensor @r0.in.y : i64[8] = {-7,-1,0,3,7,8,31,40}
tensor @r0.want.0.i64 : i64[3, 8] = {0,0,-5,-40,-640,-1280,-10737418240,-5497558138880,0,0,9,72,1152,2304,19327352832,9895604649984,0,0,1,8,128,256,2147483648,1099511627776}
graph "main"(
    %x : i64[3, 1],
    %y : i64[8]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor(self=%x, other=%y) : i64[3, 8]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_-5_i64.f32" stage "import"
tensor @r0.in.x : i64[3] = {-5,9,1}
tensor @r0.want.0.i64 : i64[3] = {0,0,0}
graph "main"(
    %x : i64[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=-5) : i64[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_3_i64.f32" stage "import"
tensor @r0.in.x : i64[3] = {-5,9,1}
tensor @r0.want.0.i64 : i64[3] = {-40,72,8}
graph "main"(
    %x : i64[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=3) : i64[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_100_i64.f32" stage "import"
tensor @r0.in.x : i64[3] = {-5,9,1}
tensor @r0.want.0.i64 : i64[3] = {0,0,0}
graph "main"(
    %x : i64[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=100) : i64[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_256_i64.f32" stage "import"
tensor @r0.in.x : i64[3] = {-5,9,1}
tensor @r0.want.0.i64 : i64[3] = {0,0,0}
graph "main"(
    %x : i64[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=256) : i64[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.by_100000_i64.f32" stage "import"
tensor @r0.in.x : i64[3] = {-5,9,1}
tensor @r0.want.0.i64 : i64[3] = {0,0,0}
graph "main"(
    %x : i64[3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=100000) : i64[3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_right_shift.Tensor.ends_i8.f32" stage "import"
tensor @r0.in.x : i8[3, 1] = {-5,9,1}
tensor @r0.in.y : i8[8] = {-7,-1,0,3,7,8,31,40}
tensor @r0.want.0.i8 : i8[3, 8] = {-1,-1,-5,-1,-1,-1,-1,-1,0,0,9,1,0,0,0,0,0,0,1,0,0,0,0,0}
graph "main"(
    %x : i8[3, 1],
    %y : i8[8]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor(self=%x, other=%y) : i8[3, 8]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_-5_i8.f32" stage "import"
tensor @r0.in.x : i8[3] = {-5,9,1}
tensor @r0.want.0.i8 : i8[3] = {-1,0,0}
graph "main"(
    %x : i8[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=-5) : i8[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_3_i8.f32" stage "import"
tensor @r0.in.x : i8[3] = {-5,9,1}
tensor @r0.want.0.i8 : i8[3] = {-1,1,0}
graph "main"(
    %x : i8[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=3) : i8[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_100_i8.f32" stage "import"
tensor @r0.in.x : i8[3] = {-5,9,1}
tensor @r0.want.0.i8 : i8[3] = {-1,0,0}
graph "main"(
    %x : i8[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=100) : i8[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_256_i8.f32" stage "import"
tensor @r0.in.x : i8[3] = {-5,9,1}
tensor @r0.want.0.i8 : i8[3] = {-5,9,1}
graph "main"(
    %x : i8[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=256) : i8[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_100000_i8.f32" stage "import"
tensor @r0.in.x : i8[3] = {-5,9,1}
tensor @r0.want.0.i8 : i8[3] = {-1,0,0}
graph "main"(
    %x : i8[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=100000) : i8[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor.ends_i32.f32" stage "import"
tensor @r0.in.x : i32[3, 1] = {-5,9,1}
tensor @r0.in.y : i32[8] = {-7,-1,0,3,7,8,31,40}
tensor @r0.want.0.i32 : i32[3, 8] = {-1,-1,-5,-1,-1,-1,-1,-1,0,0,9,1,0,0,0,0,0,0,1,0,0,0,0,0}
graph "main"(
    %x : i32[3, 1],
    %y : i32[8]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor(self=%x, other=%y) : i32[3, 8]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_-5_i32.f32" stage "import"
tensor @r0.in.x : i32[3] = {-5,9,1}
tensor @r0.want.0.i32 : i32[3] = {-1,0,0}
graph "main"(
    %x : i32[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=-5) : i32[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_3_i32.f32" stage "import"
tensor @r0.in.x : i32[3] = {-5,9,1}
tensor @r0.want.0.i32 : i32[3] = {-1,1,0}
graph "main"(
    %x : i32[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=3) : i32[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_100_i32.f32" stage "import"
tensor @r0.in.x : i32[3] = {-5,9,1}
tensor @r0.want.0.i32 : i32[3] = {-1,0,0}
graph "main"(
    %x : i32[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=100) : i32[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_256_i32.f32" stage "import"
tensor @r0.in.x : i32[3] = {-5,9,1}
tensor @r0.want.0.i32 : i32[3] = {-1,0,0}
graph "main"(
    %x : i32[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=256) : i32[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_100000_i32.f32" stage "import"
tensor @r0.in.x : i32[3] = {-5,9,1}
tensor @r0.want.0.i32 : i32[3] = {-1,0,0}
graph "main"(
    %x : i32[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=100000) : i32[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor.ends_i64.f32" stage "import"
tensor @r0.in.x : i64[3, 1] = {-5,9,1}
tensor @r0.in.y : i64[8] = {-7,-1,0,3,7,8,31,40}
tensor @r0.want.0.i64 : i64[3, 8] = {-1,-1,-5,-1,-1,-1,-1,-1,0,0,9,1,0,0,0,0,0,0,1,0,0,0,0,0}
graph "main"(
    %x : i64[3, 1],
    %y : i64[8]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor(self=%x, other=%y) : i64[3, 8]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_-5_i64.f32" stage "import"
tensor @r0.in.x : i64[3] = {-5,9,1}
tensor @r0.want.0.i64 : i64[3] = {-1,0,0}
graph "main"(
    %x : i64[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=-5) : i64[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_3_i64.f32" stage "import"
tensor @r0.in.x : i64[3] = {-5,9,1}
tensor @r0.want.0.i64 : i64[3] = {-1,1,0}
graph "main"(
    %x : i64[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=3) : i64[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_100_i64.f32" stage "import"
tensor @r0.in.x : i64[3] = {-5,9,1}
tensor @r0.want.0.i64 : i64[3] = {-1,0,0}
graph "main"(
    %x : i64[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=100) : i64[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_256_i64.f32" stage "import"
tensor @r0.in.x : i64[3] = {-5,9,1}
tensor @r0.want.0.i64 : i64[3] = {-1,0,0}
graph "main"(
    %x : i64[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=256) : i64[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.by_100000_i64.f32" stage "import"
tensor @r0.in.x : i64[3] = {-5,9,1}
tensor @r0.want.0.i64 : i64[3] = {-1,0,0}
graph "main"(
    %x : i64[3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=100000) : i64[3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "pow.Tensor_Scalar.root_0.5.f32" stage "import"
tensor @r0.in.x : f32[6] = {-inf,-0.0,0,-4,4,3e-05}
tensor @r0.want.0.f32 : f64[6] = {nan,-0.0,0,nan,2,0.005477226}
graph "main"(
    %x : f32[6]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=0.5) : f32[6]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.root_0.5.f64" stage "import"
tensor @r0.in.x : f64[6] = {-inf,-0.0,0,-4,4,2.9999999242136255e-05}
tensor @r0.want.0.f64 : f64[6] = {nan,-0.0,0,nan,2,0.0054772255}
graph "main"(
    %x : f64[6]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=0.5) : f64[6]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.root_0.5.f16" stage "import"
tensor @r0.in.x : f16[6] = {-inf,-0.0,0,-4,4,3e-05}
tensor @r0.want.0.f16 : f64[6] = {inf,-0.0,0,nan,2,0.0054755}
tensor @r0.own.0 : f64[] = {7.1e-07}
graph "main"(
    %x : f16[6]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=0.5) : f16[6]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.root_0.5.bf16" stage "import"
tensor @r0.in.x : bf16[6] = {-inf,-0.0,0,-4,4,3.0040740966796875e-05}
tensor @r0.want.0.bf16 : f64[6] = {nan,-0.0,0,nan,2,0.0054809}
tensor @r0.own.0 : f64[] = {6.1e-06}
graph "main"(
    %x : bf16[6]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=0.5) : bf16[6]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.root_-0.5.f32" stage "import"
tensor @r0.in.x : f32[6] = {-inf,-0.0,0,-4,4,3e-05}
tensor @r0.want.0.f32 : f64[6] = {nan,-inf,inf,nan,0.5,182.5742}
graph "main"(
    %x : f32[6]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=-0.5) : f32[6]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.root_-0.5.f64" stage "import"
tensor @r0.in.x : f64[6] = {-inf,-0.0,0,-4,4,2.9999999242136255e-05}
tensor @r0.want.0.f64 : f64[6] = {nan,-inf,inf,nan,0.5,182.57419}
graph "main"(
    %x : f64[6]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=-0.5) : f64[6]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.root_-0.5.f16" stage "import"
tensor @r0.in.x : f16[6] = {-inf,-0.0,0,-4,4,3e-05}
tensor @r0.want.0.f16 : f64[6] = {0,inf,inf,nan,0.5,182.63}
tensor @r0.own.0 : f64[] = {3.6e-05}
graph "main"(
    %x : f16[6]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=-0.5) : f16[6]
  return %pow_1 as "pow_1"
}

fxge 1
model "pow.Tensor_Scalar.root_-0.5.bf16" stage "import"
tensor @r0.in.x : bf16[6] = {-inf,-0.0,0,-4,4,3.0040740966796875e-05}
tensor @r0.want.0.bf16 : f64[6] = {nan,-inf,inf,nan,0.5,182.45}
tensor @r0.own.0 : f64[] = {0.0025}
graph "main"(
    %x : bf16[6]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=-0.5) : bf16[6]
  return %pow_1 as "pow_1"
}

fxge 1
model "maximum.narrow.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,false,true,true,false,false,true,true,false}
tensor @r0.in.y : bool[4] = {false,false,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,true,true,true,false,true,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : bool[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.narrow.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {4,-1,0,1,7,1,-7,3,-4,4,4,-1}
tensor @r0.in.y : i8[4] = {-3,6,-3,-3}
tensor @r0.want.0.i8 : i8[3, 4] = {4,6,0,1,7,6,-3,3,-3,6,4,-1}
graph "main"(
    %x : i8[3, 4],
    %y : i8[4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : i8[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.narrow.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {7,-5,4,-1,-3,6,5,0,0,-5,2,-3}
tensor @r0.in.y : i16[4] = {3,2,0,-4}
tensor @r0.want.0.i16 : i16[3, 4] = {7,2,4,-1,3,6,5,0,3,2,2,-3}
graph "main"(
    %x : i16[3, 4],
    %y : i16[4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : i16[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "maximum.narrow.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,6,4,3,7,4,0,7,5,5,6,3}
tensor @r0.in.y : u8[4] = {0,7,4,3}
tensor @r0.want.0.u8 : u8[3, 4] = {6,7,4,3,7,7,4,7,5,7,6,3}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : u8[3, 4]
  return %maximum as "maximum"
}

fxge 1
model "minimum.narrow.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,false,true,false,false,true,false,true,true}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,true,false,false,true,false,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : bool[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.narrow.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {7,0,1,1,1,7,-3,-6,-5,-6,-6,-3}
tensor @r0.in.y : i8[4] = {-7,-6,-7,1}
tensor @r0.want.0.i8 : i8[3, 4] = {-7,-6,-7,1,-7,-6,-7,-6,-7,-6,-7,-3}
graph "main"(
    %x : i8[3, 4],
    %y : i8[4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : i8[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.narrow.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {6,-7,-1,-5,-5,-7,5,-3,3,-5,-5,4}
tensor @r0.in.y : i16[4] = {2,1,-7,-6}
tensor @r0.want.0.i16 : i16[3, 4] = {2,-7,-7,-6,-5,-7,-7,-6,2,-5,-7,-6}
graph "main"(
    %x : i16[3, 4],
    %y : i16[4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : i16[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "minimum.narrow.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,3,2,1,0,0,3,3,6,6,4,7}
tensor @r0.in.y : u8[4] = {5,2,1,7}
tensor @r0.want.0.u8 : u8[3, 4] = {4,2,1,1,0,0,1,3,5,2,1,7}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : u8[3, 4]
  return %minimum as "minimum"
}

fxge 1
model "remainder.Tensor.narrow.i8" stage "import"
tensor @r0.in.x : i8[4] = {7,-7,5,100}
tensor @r0.in.y : i8[4] = {3,2,-3,7}
tensor @r0.want.0.i8 : i8[4] = {1,1,-1,2}
graph "main"(
    %x : i8[4],
    %y : i8[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : i8[4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.narrow.i16" stage "import"
tensor @r0.in.x : i16[4] = {7,-7,5,100}
tensor @r0.in.y : i16[4] = {3,2,-3,7}
tensor @r0.want.0.i16 : i16[4] = {1,1,-1,2}
graph "main"(
    %x : i16[4],
    %y : i16[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : i16[4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Tensor.narrow.u8" stage "import"
tensor @r0.in.x : u8[4] = {7,249,5,100}
tensor @r0.in.y : u8[4] = {3,2,253,7}
tensor @r0.want.0.u8 : u8[4] = {1,1,5,2}
graph "main"(
    %x : u8[4],
    %y : u8[4]) {
  %remainder = aten.remainder.Tensor(self=%x, other=%y) : u8[4]
  return %remainder as "remainder"
}

fxge 1
model "fmod.Tensor.narrow.i8" stage "import"
tensor @r0.in.x : i8[4] = {7,-7,5,100}
tensor @r0.in.y : i8[4] = {3,2,-3,7}
tensor @r0.want.0.i8 : i8[4] = {1,-1,2,2}
graph "main"(
    %x : i8[4],
    %y : i8[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : i8[4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.narrow.i16" stage "import"
tensor @r0.in.x : i16[4] = {7,-7,5,100}
tensor @r0.in.y : i16[4] = {3,2,-3,7}
tensor @r0.want.0.i16 : i16[4] = {1,-1,2,2}
graph "main"(
    %x : i16[4],
    %y : i16[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : i16[4]
  return %fmod as "fmod"
}

fxge 1
model "fmod.Tensor.narrow.u8" stage "import"
tensor @r0.in.x : u8[4] = {7,249,5,100}
tensor @r0.in.y : u8[4] = {3,2,253,7}
tensor @r0.want.0.u8 : u8[4] = {1,1,5,2}
graph "main"(
    %x : u8[4],
    %y : u8[4]) {
  %fmod = aten.fmod.Tensor(self=%x, other=%y) : u8[4]
  return %fmod as "fmod"
}

fxge 1
model "fmax.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.40625,0.6875,-3.125,-0.25,2.3125,-0.6875,2.5,0.34375,2.09375,-2.8125,0.40625,3.09375}
tensor @r0.in.y : f32[4] = {-2.40625,0.09375,1.28125,-3.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.40625,0.6875,1.28125,-0.25,2.3125,0.09375,2.5,0.34375,2.09375,0.09375,1.28125,3.09375}
tensor @r1.in.x : f32[4, 6] = {1.40625,0.6875,-3.125,-0.25,2.3125,-0.6875,2.5,0.34375,2.09375,-2.8125,0.40625,3.09375,-2.40625,0.09375,1.28125,-3.03125,-2.78125,0.9375,0.59375,2.46875,0.40625,-2.6875,-0.1875,-2.03125}
tensor @r1.in.y : f32[6] = {1.78125,-3.03125,-0.75,-1.5,0.65625,0.5}
tensor @r1.want.0.f32 : f64[4, 6] = {1.78125,0.6875,-0.75,-0.25,2.3125,0.5,2.5,0.34375,2.09375,-1.5,0.65625,3.09375,1.78125,0.09375,1.28125,-1.5,0.65625,0.9375,1.78125,2.46875,0.40625,-1.5,0.65625,0.5}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %fmax = aten.fmax.default(self=%x, other=%y) : f32[s77, s17]
  return %fmax as "fmax"
}

fxge 1
model "fmax.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,-1,-5,-4,-2,-7,7,-3,-5,-6,7,-2}
tensor @r0.in.y : i64[4] = {2,5,0,-7}
tensor @r0.want.0.i64 : i64[3, 4] = {5,5,0,-4,2,5,7,-3,2,5,7,-2}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %fmax = aten.fmax.default(self=%x, other=%y) : i64[3, 4]
  return %fmax as "fmax"
}

fxge 1
model "fmin.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.78125,-0.46875,-3,-1.40625,1.4375,-0.09375,-0.5625,-2.75,0.90625,3.125,2.5,2.21875}
tensor @r0.in.y : f32[4] = {-1.4375,1.21875,-0.71875,-2.875}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.78125,-0.46875,-3,-2.875,-1.4375,-0.09375,-0.71875,-2.875,-1.4375,1.21875,-0.71875,-2.875}
tensor @r1.in.x : f32[4, 6] = {-1.78125,-0.46875,-3,-1.40625,1.4375,-0.09375,-0.5625,-2.75,0.90625,3.125,2.5,2.21875,-1.4375,1.21875,-0.71875,-2.875,2.53125,1.15625,-2.90625,2.5,-1.5625,-2.9375,-0.8125,1.65625}
tensor @r1.in.y : f32[6] = {0.8125,1.59375,-3,-1.71875,0.9375,-0.625}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.78125,-0.46875,-3,-1.71875,0.9375,-0.625,-0.5625,-2.75,-3,-1.71875,0.9375,-0.625,-1.4375,1.21875,-3,-2.875,0.9375,-0.625,-2.90625,1.59375,-3,-2.9375,-0.8125,-0.625}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %fmin = aten.fmin.default(self=%x, other=%y) : f32[s77, s17]
  return %fmin as "fmin"
}

fxge 1
model "fmin.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,-6,-7,0,-3,3,-1,2,3,-4,0,2}
tensor @r0.in.y : i64[4] = {-7,3,-2,5}
tensor @r0.want.0.i64 : i64[3, 4] = {-7,-6,-7,0,-7,3,-2,2,-7,-4,-2,2}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %fmin = aten.fmin.default(self=%x, other=%y) : i64[3, 4]
  return %fmin as "fmin"
}

fxge 1
model "max.other.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.53125,2.71875,-2.9375,-1.375,-0.90625,2.59375,-0.1875,0.9375,2.15625,-2.4375,0.09375,0.4375}
tensor @r0.in.y : f32[4] = {1.9375,2.75,2.75,2.75}
tensor @r0.want.0.f32 : f64[3, 4] = {1.9375,2.75,2.75,2.75,1.9375,2.75,2.75,2.75,2.15625,2.75,2.75,2.75}
tensor @r1.in.x : f32[4, 6] = {-2.53125,2.71875,-2.9375,-1.375,-0.90625,2.59375,-0.1875,0.9375,2.15625,-2.4375,0.09375,0.4375,1.9375,2.75,2.75,2.75,0.03125,1.75,-0.03125,2.625,0.90625,-2.53125,2.59375,1.40625}
tensor @r1.in.y : f32[6] = {0.90625,1.875,0.15625,1.71875,0.8125,1.3125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.90625,2.71875,0.15625,1.71875,0.8125,2.59375,0.90625,1.875,2.15625,1.71875,0.8125,1.3125,1.9375,2.75,2.75,2.75,0.8125,1.75,0.90625,2.625,0.90625,1.71875,2.59375,1.40625}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %max_1 = aten.max.other(self=%x, other=%y) : f32[s77, s17]
  return %max_1 as "max_1"
}

fxge 1
model "max.other.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3,4,3,6,3,2,-3,1,6,2,-2,7}
tensor @r0.in.y : i64[4] = {6,6,-5,-3}
tensor @r0.want.0.i64 : i64[3, 4] = {6,6,3,6,6,6,-3,1,6,6,-2,7}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %max_1 = aten.max.other(self=%x, other=%y) : i64[3, 4]
  return %max_1 as "max_1"
}

fxge 1
model "min.other.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.28125,0.65625,0.28125,-2.5,-1.46875,1.375,1.96875,2.625,-2.03125,-2.375,2.6875,-0.15625}
tensor @r0.in.y : f32[4] = {2.03125,-0.03125,0.4375,2.59375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.28125,-0.03125,0.28125,-2.5,-1.46875,-0.03125,0.4375,2.59375,-2.03125,-2.375,0.4375,-0.15625}
tensor @r1.in.x : f32[4, 6] = {-0.28125,0.65625,0.28125,-2.5,-1.46875,1.375,1.96875,2.625,-2.03125,-2.375,2.6875,-0.15625,2.03125,-0.03125,0.4375,2.59375,1.6875,1.03125,0.3125,2.3125,1.53125,2.5,-0.65625,2.40625}
tensor @r1.in.y : f32[6] = {-2.9375,1.53125,1.59375,-0.84375,-2.40625,2.4375}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.9375,0.65625,0.28125,-2.5,-2.40625,1.375,-2.9375,1.53125,-2.03125,-2.375,-2.40625,-0.15625,-2.9375,-0.03125,0.4375,-0.84375,-2.40625,1.03125,-2.9375,1.53125,1.53125,-0.84375,-2.40625,2.40625}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %min_1 = aten.min.other(self=%x, other=%y) : f32[s77, s17]
  return %min_1 as "min_1"
}

fxge 1
model "min.other.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,-2,-4,-4,2,5,7,-3,-1,-6,6,2}
tensor @r0.in.y : i64[4] = {4,-4,-5,3}
tensor @r0.want.0.i64 : i64[3, 4] = {2,-4,-5,-4,2,-4,-5,-3,-1,-6,-5,2}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %min_1 = aten.min.other(self=%x, other=%y) : i64[3, 4]
  return %min_1 as "min_1"
}

fxge 1
model "multiply.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.8125,2.3125,-2.4375,1.4375,2.03125,2.6875,0.9375,2.03125,-1.15625,2.84375,-0.9375,-1}
tensor @r0.in.y : f32[4] = {3,2,-0.46875,-2.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-5.4375,4.625,1.142578,-3.953125,6.09375,5.375,-0.4394531,-5.585938,-3.46875,5.6875,0.4394531,2.75}
tensor @r1.in.x : f32[4, 6] = {-1.8125,2.3125,-2.4375,1.4375,2.03125,2.6875,0.9375,2.03125,-1.15625,2.84375,-0.9375,-1,3,2,-0.46875,-2.75,-0.125,2.6875,-2.65625,-2.03125,1.6875,-0.4375,1.90625,0.75}
tensor @r1.in.y : f32[6] = {2.9375,2.625,2.71875,1.96875,-2.03125,0.53125}
tensor @r1.want.0.f32 : f64[4, 6] = {-5.324219,6.070312,-6.626953,2.830078,-4.125977,1.427734,2.753906,5.332031,-3.143555,5.598633,1.904297,-0.53125,8.8125,5.25,-1.274414,-5.414062,0.2539062,1.427734,-7.802734,-5.332031,4.587891,-0.8613281,-3.87207,0.3984375}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %multiply = aten.multiply.Tensor(self=%x, other=%y) : f32[s77, s17]
  return %multiply as "multiply"
}

fxge 1
model "multiply.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,-2,-2,4,3,-4,3,4,-2,-5,4,3}
tensor @r0.in.y : i64[4] = {-2,6,1,-4}
tensor @r0.want.0.i64 : i64[3, 4] = {-2,-12,-2,-16,-6,-24,3,-16,4,-30,4,-12}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %multiply = aten.multiply.Tensor(self=%x, other=%y) : i64[3, 4]
  return %multiply as "multiply"
}

fxge 1
model "subtract.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.875,1.125,0.875,1.21875,-2.5,1,0.3125,-0.1875,0.21875,1.6875,-0.96875,1.375}
tensor @r0.in.y : f32[4] = {-0.21875,-1.96875,-0.90625,2.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.65625,3.09375,1.78125,-1.34375,-2.28125,2.96875,1.21875,-2.75,0.4375,3.65625,-0.0625,-1.1875}
tensor @r1.in.x : f32[4, 6] = {-1.875,1.125,0.875,1.21875,-2.5,1,0.3125,-0.1875,0.21875,1.6875,-0.96875,1.375,-0.21875,-1.96875,-0.90625,2.5625,-1.875,2.09375,-0.5,2.65625,-1.59375,2.96875,-1.3125,1.0625}
tensor @r1.in.y : f32[6] = {0.46875,1.75,-1.40625,-1.6875,0.53125,-0.34375}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.34375,-0.625,2.28125,2.90625,-3.03125,1.34375,-0.15625,-1.9375,1.625,3.375,-1.5,1.71875,-0.6875,-3.71875,0.5,4.25,-2.40625,2.4375,-0.96875,0.90625,-0.1875,4.65625,-1.84375,1.40625}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %subtract = aten.subtract.Tensor(self=%x, other=%y) : f32[s77, s17]
  return %subtract as "subtract"
}

fxge 1
model "subtract.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,7,-2,-7,6,-3,1,-5,-5,1,-3,-3}
tensor @r0.in.y : i64[4] = {-6,-4,-6,-1}
tensor @r0.want.0.i64 : i64[3, 4] = {5,11,4,-6,12,1,7,-4,1,5,3,-2}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %subtract = aten.subtract.Tensor(self=%x, other=%y) : i64[3, 4]
  return %subtract as "subtract"
}

fxge 1
model "divide.Tensor.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.78125,-0.75,1.28125,-0.15625,2.40625,3.125,0.59375,-0.6875,-2.6875,-1.15625,1.84375,-1.90625}
tensor @r0.in.y : f32[3, 4] = {2.90625,2.28125,1.71875,0.59375,0.78125,2.59375,0.46875,0.84375,1.875,1.1875,2.375,3.125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.9569892,-0.3287671,0.7454545,-0.2631579,3.08,1.204819,1.266667,-0.8148148,-1.433333,-0.9736842,0.7763158,-0.61}
tensor @r1.in.x : f32[4, 6] = {2.78125,-0.75,1.28125,-0.15625,2.40625,3.125,0.59375,-0.6875,-2.6875,-1.15625,1.84375,-1.90625,2,2.03125,0.25,2.125,0.28125,0.125,-3.0625,1.34375,1.90625,2.78125,-2.96875,0.1875}
tensor @r1.in.y : f32[4, 6] = {0.96875,0.09375,2.875,2.15625,1.34375,1.53125,0.625,1.375,1.34375,2.21875,0.8125,0.59375,1.09375,1.65625,2.65625,1.71875,2.65625,0.03125,2.4375,1.0625,2.03125,1.34375,0.65625,0.21875}
tensor @r1.want.0.f32 : f64[4, 6] = {2.870968,-8,0.4456522,-0.07246377,1.790698,2.040816,0.95,-0.5,-2,-0.5211268,2.269231,-3.210526,1.828571,1.226415,0.09411765,1.236364,0.1058824,4,-1.25641,1.264706,0.9384615,2.069767,-4.52381,0.8571429}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %divide = aten.divide.Tensor(self=%x, other=%y) : f32[s17, s27]
  return %divide as "divide"
}

fxge 1
model "divide.Tensor.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.15625,1.59375,-0.78125,2.3125,2.90625,-1.21875,2.59375,0.0625,2.40625,-2.375,-0.65625,-1.6875}
tensor @r0.in.y : bf16[3, 4] = {3.03125,3.09375,0.5,0.9375,1.625,0.65625,1.03125,2.96875,0.53125,0.3125,1.59375,2.71875}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.38144,0.51515,-1.5625,2.4667,1.7885,-1.8571,2.5152,0.021053,4.5294,-7.6,-0.41176,-0.62069}
tensor @r0.own.0 : f64[] = {0.00082}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %divide = aten.divide.Tensor(self=%x, other=%y) : bf16[3, 4]
  return %divide as "divide"
}

fxge 1
model "divide.Tensor.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.906,-2,1.531,-2.875,3.125,2.625,2.562,0.25,-1.25,-2.188,-2.219,2.5}
tensor @r0.in.y : f16[3, 4] = {0.375,0.5312,1.6875,1.0625,2.406,0.4062,1.719,0.7188,1.281,2.781,1.594,0.5938}
tensor @r0.want.0.f16 : f64[3, 4] = {-7.75,-3.7647,0.90741,-2.7059,1.2987,6.4615,1.4909,0.34783,-0.97561,-0.78652,-1.3922,4.2105}
tensor @r0.own.0 : f64[] = {0.00012}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %divide = aten.divide.Tensor(self=%x, other=%y) : f16[3, 4]
  return %divide as "divide"
}

fxge 1
model "true_divide.Tensor.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.125,2.34375,-1.90625,-0.34375,-0.875,-1.40625,3,1.0625,2.15625,-1.5,0.3125,-0.28125}
tensor @r0.in.y : f32[3, 4] = {0.59375,0.28125,2.96875,2.78125,0.75,1.0625,1.03125,0.53125,0.6875,0.78125,1.4375,1.125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.2105263,8.333333,-0.6421053,-0.1235955,-1.166667,-1.323529,2.909091,2,3.136364,-1.92,0.2173913,-0.25}
tensor @r1.in.x : f32[4, 6] = {-0.125,2.34375,-1.90625,-0.34375,-0.875,-1.40625,3,1.0625,2.15625,-1.5,0.3125,-0.28125,1.25,2.0625,-0.96875,2.5625,0.4375,1.53125,2.125,-0.78125,1.0625,0.96875,-1.34375,1.1875}
tensor @r1.in.y : f32[4, 6] = {1.15625,2.71875,0.59375,0.59375,1.0625,2.1875,0.125,1.59375,2.9375,0.625,0.65625,0.34375,0.1875,2.46875,0.09375,2.1875,0.3125,0.96875,1.9375,2.125,2.03125,2.65625,2.6875,1}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.1081081,0.862069,-3.210526,-0.5789474,-0.8235294,-0.6428571,24,0.6666667,0.7340426,-2.4,0.4761905,-0.8181818,6.666667,0.835443,-10.33333,1.171429,1.4,1.580645,1.096774,-0.3676471,0.5230769,0.3647059,-0.5,1.1875}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %true_divide = aten.true_divide.Tensor(self=%x, other=%y) : f32[s17, s27]
  return %true_divide as "true_divide"
}

fxge 1
model "true_divide.Tensor.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.9375,0.125,-2.3125,3.03125,-1.875,-1.59375,-0.65625,0.75,2.03125,1.0625,2.53125,2.15625}
tensor @r0.in.y : bf16[3, 4] = {2,1.25,1,2.90625,1.34375,1.8125,2.96875,0.5,2.96875,1.375,2.125,0.4375}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.96875,0.1,-2.3125,1.043,-1.3953,-0.87931,-0.22105,1.5,0.68421,0.77273,1.1912,4.9286}
tensor @r0.own.0 : f64[] = {0.0018}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %true_divide = aten.true_divide.Tensor(self=%x, other=%y) : bf16[3, 4]
  return %true_divide as "true_divide"
}

fxge 1
model "true_divide.Tensor.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {3,2.094,-0.25,-1.469,-0.9688,1.906,-2.625,-1.906,-2.625,1.6875,2.812,-1.969}
tensor @r0.in.y : f16[3, 4] = {1.625,2,1.5,2.594,1.0625,0.75,0.7188,0.1562,0.0625,0.6875,2.688,2.281}
tensor @r0.want.0.f16 : f64[3, 4] = {1.8462,1.0469,-0.16667,-0.56627,-0.91176,2.5417,-3.6522,-12.2,-42,2.4545,1.0465,-0.86301}
tensor @r0.own.0 : f64[] = {7.4e-05}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %true_divide = aten.true_divide.Tensor(self=%x, other=%y) : f16[3, 4]
  return %true_divide as "true_divide"
}

fxge 1
model "hypot.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.625,1.78125,-0.15625,-2.09375,1.09375,-2.96875,1.1875,-1.9375,3,2.6875,1.78125,-1.03125}
tensor @r0.in.y : f32[3, 4] = {0.375,2.9375,0.53125,1.46875,2.21875,1.53125,2.78125,0.03125,1.71875,2.4375,2.375,0.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.728869,3.435369,0.5537514,2.557541,2.47369,3.34039,3.024154,1.937752,3.45747,3.628231,2.96875,1.332438}
tensor @r1.in.x : f32[4, 6] = {-0.625,1.78125,-0.15625,-2.09375,1.09375,-2.96875,1.1875,-1.9375,3,2.6875,1.78125,-1.03125,-1,1.625,-2.375,1.5625,-2.8125,2.6875,-1.71875,1.53125,-1.1875,-2.53125,-0.25,1.84375}
tensor @r1.in.y : f32[4, 6] = {2.53125,2.9375,1.40625,2.71875,2.09375,1.84375,3.09375,0.03125,1.5625,1.1875,0.96875,0.03125,3.125,1.8125,0.875,3.125,1.96875,1.9375,1.4375,2.25,2.25,2.1875,2.5,2.125}
tensor @r1.want.0.f32 : f64[4, 6] = {2.607269,3.435369,1.414904,3.431529,2.362219,3.494695,3.313826,1.937752,3.382515,2.938165,2.027641,1.031723,3.281101,2.434293,2.531057,3.493856,3.433094,3.31309,2.240649,2.721622,2.544142,3.345502,2.512469,2.813368}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %hypot = aten.hypot.default(self=%x, other=%y) : f32[s17, s27]
  return %hypot as "hypot"
}

fxge 1
model "hypot.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.75,-1.5,2.5625,2.25,-2.46875,-0.53125,2.6875,-0.96875,2.28125,-0.0625,0.5,-0.8125}
tensor @r0.in.y : bf16[3, 4] = {2.03125,0.0625,2.59375,1.03125,2.875,2,1.28125,1.40625,0.15625,2.625,1.9375,1.3125}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.6811,1.5013,3.6461,2.4751,3.7895,2.0694,2.9773,1.7076,2.2866,2.6257,2.001,1.5436}
tensor @r0.own.0 : f64[] = {0.0019}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %hypot = aten.hypot.default(self=%x, other=%y) : bf16[3, 4]
  return %hypot as "hypot"
}

fxge 1
model "hypot.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.03125,2.281,-2.781,1.469,-2.781,2.281,-2.344,1,-1.781,-0.4688,-2.906,2.906}
tensor @r0.in.y : f16[3, 4] = {1.531,0.625,0.75,3.094,0.5625,0.3125,1.3125,2.312,1.75,2.938,2.875,0.25}
tensor @r0.want.0.f16 : f64[3, 4] = {1.5316,2.3653,2.8806,3.4247,2.8376,2.3026,2.6862,2.5195,2.4971,2.9747,4.088,2.917}
tensor @r0.own.0 : f64[] = {0.00045}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %hypot = aten.hypot.default(self=%x, other=%y) : f16[3, 4]
  return %hypot as "hypot"
}

fxge 1
model "logaddexp.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.8125,-3,0.84375,1.65625,2.59375,2.375,1.46875,2.65625,0.59375,-2.53125,1.9375,1.84375}
tensor @r0.in.y : f32[3, 4] = {2.75,0.46875,1.9375,1.34375,1.0625,2.5,0.75,0.1875,0.46875,0.875,1.5625,0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {2.884587,0.4994305,2.2264,2.205305,2.789535,3.132599,1.865753,2.737545,1.226349,0.9076272,2.460623,2.062934}
tensor @r1.in.x : f32[4, 6] = {0.8125,-3,0.84375,1.65625,2.59375,2.375,1.46875,2.65625,0.59375,-2.53125,1.9375,1.84375,-1.21875,2.375,-2.28125,1.6875,-2.1875,0.9375,-0.59375,-0.34375,2.0625,-1.03125,2.84375,-0.8125}
tensor @r1.in.y : f32[4, 6] = {1.09375,1.65625,1.84375,1.71875,3.0625,1.1875,1.84375,1.8125,0.625,3,0.71875,1.1875,1,0.96875,0.75,0.0625,2.4375,1.78125,0.0625,1.3125,2.34375,2.09375,3.125,1.8125}
tensor @r1.want.0.f32 : f64[4, 6] = {1.656127,1.665707,2.157012,2.381135,3.54849,2.64119,2.366873,3.013991,1.302644,3.003953,2.196473,2.261666,1.103229,2.594184,0.7971271,1.867245,2.447256,2.138991,0.480416,1.48717,2.906127,2.136749,3.687377,1.882436}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %logaddexp = aten.logaddexp.default(self=%x, other=%y) : f32[s17, s27]
  return %logaddexp as "logaddexp"
}

fxge 1
model "logaddexp.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.9375,2.78125,1.21875,-0.09375,-0.59375,-0.59375,-0.125,3,-2.90625,0.375,2.75,-1.84375}
tensor @r0.in.y : bf16[3, 4] = {2.375,1.8125,3,2,0.59375,0.25,1.5625,0.78125,3,0.09375,1.9375,2}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.3799,3.103,3.1557,2.1162,0.85994,0.60774,1.7322,3.1032,3.0027,0.93738,3.1172,2.0212}
tensor @r0.own.0 : f64[] = {0.0025}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %logaddexp = aten.logaddexp.default(self=%x, other=%y) : bf16[3, 4]
  return %logaddexp as "logaddexp"
}

fxge 1
model "logaddexp.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.375,-1.969,2.031,0.8125,2.438,2.094,-3.094,-1,2.406,-1.0625,1.5625,1.125}
tensor @r0.in.y : f16[3, 4] = {1.781,2.969,1.0625,1.875,0.75,2.875,1.0625,1.9375,1.531,0.1562,0.25,1.625}
tensor @r0.want.0.f16 : f64[3, 4] = {2.2918,2.9759,2.353,2.1718,2.6072,3.252,1.078,1.9891,2.7547,0.41522,1.8008,2.0991}
tensor @r0.own.0 : f64[] = {0.00024}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %logaddexp = aten.logaddexp.default(self=%x, other=%y) : f16[3, 4]
  return %logaddexp as "logaddexp"
}

fxge 1
model "xlogy.Tensor.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.09375,3,-2.5625,-2.375,2.59375,0.84375,0.71875,1.15625,0.40625,-0.3125,-2.8125,0.75}
tensor @r0.in.y : f32[3, 4] = {0.75,2.625,1.75,0.28125,2.0625,0.75,1.6875,1.625,2.40625,1.53125,1.75,1.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3146523,2.895243,-1.434015,3.012714,1.877664,-0.2427317,0.3760846,0.5613684,0.3567157,-0.1331514,-1.573919,0.3347153}
tensor @r1.in.x : f32[4, 6] = {-1.09375,3,-2.5625,-2.375,2.59375,0.84375,0.71875,1.15625,0.40625,-0.3125,-2.8125,0.75,-0.96875,0.03125,2.15625,-0.71875,-1.78125,0.90625,2.03125,-0.5625,2.53125,0.9375,0.75,-1.78125}
tensor @r1.in.y : f32[4, 6] = {2.8125,2.46875,2.3125,0.34375,0.6875,1.53125,2.25,1.5625,2.375,0.25,2.375,1.84375,1.40625,1.65625,2.46875,2.5,0.9375,1.75,0.5625,2,0.5625,0.1875,1.5,1.5}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.131018,2.711136,-2.148219,2.536121,-0.9718611,0.3595087,0.5828561,0.5160195,0.3514052,0.433217,-2.432805,0.4588512,-0.3302726,0.01576738,1.948629,-0.658584,0.1149592,0.5071518,-1.168708,-0.3898953,-1.45639,-1.569353,0.3040988,-0.7222347}
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %xlogy = aten.xlogy.Tensor(self=%x, other=%y) : f32[s17, s27]
  return %xlogy as "xlogy"
}

fxge 1
model "xlogy.Tensor.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.125,-2.8125,2.1875,2.8125,-1.09375,0.125,-1.21875,-1.59375,-2.4375,-0.53125,1.21875,0.71875}
tensor @r0.in.y : bf16[3, 4] = {1.21875,1.5625,2,2.96875,2.3125,2.96875,0.59375,3.125,1.1875,2.28125,0.03125,0.34375}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.024728,-1.2552,1.5163,3.0604,-0.91692,0.13602,0.63533,-1.816,-0.41889,-0.43813,-4.2239,-0.76751}
tensor @r0.own.0 : f64[] = {0.0032}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[3, 4]) {
  %xlogy = aten.xlogy.Tensor(self=%x, other=%y) : bf16[3, 4]
  return %xlogy as "xlogy"
}

fxge 1
model "xlogy.Tensor.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.9375,-2.594,-2.344,-0.4375,3.125,0.1562,-1.25,-0.625,0.1562,-2.875,-1.844,-0.9062}
tensor @r0.in.y : f16[3, 4] = {2.625,1,2.406,2.906,1.531,1.75,1.531,3.062,2.219,2.5,0.09375,0.4062}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.8698,-0.0,-2.058,-0.46675,1.3315,0.08744,-0.53261,-0.69952,0.12452,-2.6343,4.3644,0.81634}
tensor @r0.own.0 : f64[] = {0.00025}
graph "main"(
    %x : f16[3, 4],
    %y : f16[3, 4]) {
  %xlogy = aten.xlogy.Tensor(self=%x, other=%y) : f16[3, 4]
  return %xlogy as "xlogy"
}

fxge 1
model "xlogy.Tensor.zero.f32" stage "import"
tensor @r0.in.x : f32[3] = {0,0,1}
tensor @r0.in.y : f32[3] = {0,2,3}
tensor @r0.want.0.f32 : f64[3] = {0,0,1.098612}
graph "main"(
    %x : f32[3],
    %y : f32[3]) {
  %xlogy = aten.xlogy.Tensor(self=%x, other=%y) : f32[3]
  return %xlogy as "xlogy"
}

fxge 1
model "fmax.nan.f32" stage "import"
tensor @r0.in.x : f32[3] = {nan,1,inf}
tensor @r0.in.y : f32[3] = {2,nan,-1}
tensor @r0.want.0.f32 : f64[3] = {2,1,inf}
graph "main"(
    %x : f32[3],
    %y : f32[3]) {
  %fmax = aten.fmax.default(self=%x, other=%y) : f32[3]
  return %fmax as "fmax"
}

fxge 1
model "fmin.nan.f32" stage "import"
tensor @r0.in.x : f32[3] = {nan,1,inf}
tensor @r0.in.y : f32[3] = {2,nan,-1}
tensor @r0.want.0.f32 : f64[3] = {2,1,-1}
graph "main"(
    %x : f32[3],
    %y : f32[3]) {
  %fmin = aten.fmin.default(self=%x, other=%y) : f32[3]
  return %fmin as "fmin"
}

fxge 1
model "max.other.nan.f32" stage "import"
tensor @r0.in.x : f32[3] = {nan,1,inf}
tensor @r0.in.y : f32[3] = {2,nan,-1}
tensor @r0.want.0.f32 : f64[3] = {nan,nan,inf}
graph "main"(
    %x : f32[3],
    %y : f32[3]) {
  %max_1 = aten.max.other(self=%x, other=%y) : f32[3]
  return %max_1 as "max_1"
}

fxge 1
model "maximum.nan.f32" stage "import"
tensor @r0.in.x : f32[3] = {nan,1,inf}
tensor @r0.in.y : f32[3] = {2,nan,-1}
tensor @r0.want.0.f32 : f64[3] = {nan,nan,inf}
graph "main"(
    %x : f32[3],
    %y : f32[3]) {
  %maximum = aten.maximum.default(self=%x, other=%y) : f32[3]
  return %maximum as "maximum"
}

fxge 1
model "minimum.nan.f32" stage "import"
tensor @r0.in.x : f32[3] = {nan,1,inf}
tensor @r0.in.y : f32[3] = {2,nan,-1}
tensor @r0.want.0.f32 : f64[3] = {nan,nan,-1}
graph "main"(
    %x : f32[3],
    %y : f32[3]) {
  %minimum = aten.minimum.default(self=%x, other=%y) : f32[3]
  return %minimum as "minimum"
}

fxge 1
model "bitwise_and.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : i32[3, 4] = {-7,-6,4,7,-2,4,2,2,1,0,1,6}
tensor @r0.want.0.i32 : i32[3, 4] = {1,2,0,3,2,0,2,2,1,0,1,2}
tensor @r1.in.x : i32[4, 6] = {-7,-6,4,7,-2,4,2,2,1,0,1,6,2,-3,5,0,1,-3,0,4,5,2,-6,-6}
tensor @r1.want.0.i32 : i32[4, 6] = {1,2,0,3,2,0,2,2,1,0,1,2,2,1,1,0,1,1,0,0,1,2,2,2}
graph "main"(
    %x : i32[s77, s27]) {
  %bitwise_and = aten.bitwise_and.Scalar(self=%x, other=3) : i32[s77, s27]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_and.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,-6,7,-5,-7,5,-7,-7,-5,-6,-3,7}
tensor @r0.want.0.i64 : i64[3, 4] = {2,2,3,3,1,1,1,1,3,2,1,3}
graph "main"(
    %x : i64[3, 4]) {
  %bitwise_and = aten.bitwise_and.Scalar(self=%x, other=3) : i64[3, 4]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_and.Scalar.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,3,1,6,1,1,0,0,2,7,3,5}
tensor @r0.want.0.u8 : u8[3, 4] = {2,3,1,2,1,1,0,0,2,3,3,1}
graph "main"(
    %x : u8[3, 4]) {
  %bitwise_and = aten.bitwise_and.Scalar(self=%x, other=3) : u8[3, 4]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_or.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : i32[3, 4] = {2,-3,1,-7,2,0,5,7,5,-7,-4,-5}
tensor @r0.want.0.i32 : i32[3, 4] = {3,-1,3,-5,3,3,7,7,7,-5,-1,-5}
tensor @r1.in.x : i32[4, 6] = {2,-3,1,-7,2,0,5,7,5,-7,-4,-5,5,1,-3,-2,-7,7,-3,1,6,-2,6,-1}
tensor @r1.want.0.i32 : i32[4, 6] = {3,-1,3,-5,3,3,7,7,7,-5,-1,-5,7,3,-1,-1,-5,7,-1,3,7,-1,7,-1}
graph "main"(
    %x : i32[s77, s27]) {
  %bitwise_or = aten.bitwise_or.Scalar(self=%x, other=3) : i32[s77, s27]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_or.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,-1,-6,-4,-3,-2,-3,-1,0,-6,-5,-6}
tensor @r0.want.0.i64 : i64[3, 4] = {-1,-1,-5,-1,-1,-1,-1,-1,3,-5,-5,-5}
graph "main"(
    %x : i64[3, 4]) {
  %bitwise_or = aten.bitwise_or.Scalar(self=%x, other=3) : i64[3, 4]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_or.Scalar.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,4,0,7,6,5,1,7,3,0,2,5}
tensor @r0.want.0.u8 : u8[3, 4] = {7,7,3,7,7,7,3,7,3,3,3,7}
graph "main"(
    %x : u8[3, 4]) {
  %bitwise_or = aten.bitwise_or.Scalar(self=%x, other=3) : u8[3, 4]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_xor.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : i32[3, 4] = {0,4,0,0,6,0,7,-3,1,6,5,-7}
tensor @r0.want.0.i32 : i32[3, 4] = {3,7,3,3,5,3,4,-2,2,5,6,-6}
tensor @r1.in.x : i32[4, 6] = {0,4,0,0,6,0,7,-3,1,6,5,-7,0,1,-7,6,-6,5,-4,-2,1,-6,1,-7}
tensor @r1.want.0.i32 : i32[4, 6] = {3,7,3,3,5,3,4,-2,2,5,6,-6,3,2,-6,5,-7,6,-1,-3,2,-7,2,-6}
graph "main"(
    %x : i32[s77, s27]) {
  %bitwise_xor = aten.bitwise_xor.Scalar(self=%x, other=3) : i32[s77, s27]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "bitwise_xor.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,4,6,7,-5,2,-2,-7,-2,2,7,-4}
tensor @r0.want.0.i64 : i64[3, 4] = {-8,7,5,4,-8,1,-3,-6,-3,1,4,-1}
graph "main"(
    %x : i64[3, 4]) {
  %bitwise_xor = aten.bitwise_xor.Scalar(self=%x, other=3) : i64[3, 4]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "bitwise_xor.Scalar.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,5,6,3,6,5,6,4,3,5,6,5}
tensor @r0.want.0.u8 : u8[3, 4] = {4,6,5,0,5,6,5,7,0,6,5,6}
graph "main"(
    %x : u8[3, 4]) {
  %bitwise_xor = aten.bitwise_xor.Scalar(self=%x, other=3) : u8[3, 4]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "__and__.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : i32[3, 4] = {-7,-4,-4,-2,-1,1,3,0,0,-4,2,5}
tensor @r0.want.0.i32 : i32[3, 4] = {1,0,0,2,3,1,3,0,0,0,2,1}
tensor @r1.in.x : i32[4, 6] = {-7,-4,-4,-2,-1,1,3,0,0,-4,2,5,-5,1,-1,3,6,-1,5,-6,-7,7,-3,4}
tensor @r1.want.0.i32 : i32[4, 6] = {1,0,0,2,3,1,3,0,0,0,2,1,3,1,3,3,2,3,1,2,1,3,1,0}
graph "main"(
    %x : i32[s77, s27]) {
  %and_1 = aten.__and__.Scalar(self=%x, other=3) : i32[s77, s27]
  return %and_1 as "and_1"
}

fxge 1
model "__and__.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,0,-3,-1,3,-3,0,0,7,0,-7,2}
tensor @r0.want.0.i64 : i64[3, 4] = {2,0,1,3,3,1,0,0,3,0,1,2}
graph "main"(
    %x : i64[3, 4]) {
  %and_1 = aten.__and__.Scalar(self=%x, other=3) : i64[3, 4]
  return %and_1 as "and_1"
}

fxge 1
model "__and__.Scalar.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3,7,7,7,7,2,6,3,1,7,6,6}
tensor @r0.want.0.u8 : u8[3, 4] = {3,3,3,3,3,2,2,3,1,3,2,2}
graph "main"(
    %x : u8[3, 4]) {
  %and_1 = aten.__and__.Scalar(self=%x, other=3) : u8[3, 4]
  return %and_1 as "and_1"
}

fxge 1
model "__or__.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : i32[3, 4] = {-6,-5,3,7,0,-1,-7,-6,7,5,-7,0}
tensor @r0.want.0.i32 : i32[3, 4] = {-5,-5,3,7,3,-1,-5,-5,7,7,-5,3}
tensor @r1.in.x : i32[4, 6] = {-6,-5,3,7,0,-1,-7,-6,7,5,-7,0,-6,2,3,-1,-5,-7,7,0,-5,7,1,-2}
tensor @r1.want.0.i32 : i32[4, 6] = {-5,-5,3,7,3,-1,-5,-5,7,7,-5,3,-5,3,3,-1,-5,-5,7,3,-5,7,3,-1}
graph "main"(
    %x : i32[s77, s27]) {
  %or_1 = aten.__or__.Scalar(self=%x, other=3) : i32[s77, s27]
  return %or_1 as "or_1"
}

fxge 1
model "__or__.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,-7,-6,3,-5,0,0,2,-7,-6,-1,4}
tensor @r0.want.0.i64 : i64[3, 4] = {7,-5,-5,3,-5,3,3,3,-5,-5,-1,7}
graph "main"(
    %x : i64[3, 4]) {
  %or_1 = aten.__or__.Scalar(self=%x, other=3) : i64[3, 4]
  return %or_1 as "or_1"
}

fxge 1
model "__or__.Scalar.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {5,5,6,0,3,2,1,7,4,4,1,4}
tensor @r0.want.0.u8 : u8[3, 4] = {7,7,7,3,3,3,3,7,7,7,3,7}
graph "main"(
    %x : u8[3, 4]) {
  %or_1 = aten.__or__.Scalar(self=%x, other=3) : u8[3, 4]
  return %or_1 as "or_1"
}

fxge 1
model "__xor__.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : i32[3, 4] = {5,-3,2,-5,2,-6,-2,2,0,-6,0,5}
tensor @r0.want.0.i32 : i32[3, 4] = {6,-2,1,-8,1,-7,-3,1,3,-7,3,6}
tensor @r1.in.x : i32[4, 6] = {5,-3,2,-5,2,-6,-2,2,0,-6,0,5,-1,-5,-6,5,-5,-3,-1,-6,-7,0,6,0}
tensor @r1.want.0.i32 : i32[4, 6] = {6,-2,1,-8,1,-7,-3,1,3,-7,3,6,-4,-8,-7,6,-8,-2,-4,-7,-6,3,5,3}
graph "main"(
    %x : i32[s77, s27]) {
  %xor = aten.__xor__.Scalar(self=%x, other=3) : i32[s77, s27]
  return %xor as "xor"
}

fxge 1
model "__xor__.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,-6,5,-1,-2,-1,-4,4,-7,-2,3,-3}
tensor @r0.want.0.i64 : i64[3, 4] = {6,-7,6,-4,-3,-4,-1,7,-6,-3,0,-2}
graph "main"(
    %x : i64[3, 4]) {
  %xor = aten.__xor__.Scalar(self=%x, other=3) : i64[3, 4]
  return %xor as "xor"
}

fxge 1
model "__xor__.Scalar.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,4,0,0,1,0,0,2,5,4,4,7}
tensor @r0.want.0.u8 : u8[3, 4] = {4,7,3,3,2,3,3,1,6,7,7,4}
graph "main"(
    %x : u8[3, 4]) {
  %xor = aten.__xor__.Scalar(self=%x, other=3) : u8[3, 4]
  return %xor as "xor"
}

fxge 1
model "bitwise_left_shift.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : i32[3, 4] = {7,7,-5,-6,-5,5,-5,3,0,-7,0,2}
tensor @r0.in.y : i32[4] = {3,0,0,4}
tensor @r0.want.0.i32 : i32[3, 4] = {56,7,-5,-96,-40,5,-5,48,0,-7,0,32}
tensor @r1.in.x : i32[4, 6] = {7,7,-5,-6,-5,5,-5,3,0,-7,0,2,6,3,-2,7,-7,-3,-3,3,3,7,-2,3}
tensor @r1.in.y : i32[6] = {1,4,3,2,0,4}
tensor @r1.want.0.i32 : i32[4, 6] = {14,112,-40,-24,-5,80,-10,48,0,-28,0,32,12,48,-16,28,-7,-48,-6,48,24,28,-2,48}
graph "main"(
    %x : i32[s77, s17],
    %y : i32[s17]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor(self=%x, other=%y) : i32[s77, s17]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,7,3,-1,3,7,5,-5,6,4,-5,7}
tensor @r0.in.y : i64[4] = {0,3,4,4}
tensor @r0.want.0.i64 : i64[3, 4] = {0,56,48,-16,3,56,80,-80,6,32,-80,112}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor(self=%x, other=%y) : i64[3, 4]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,1,2,7,-1,7,7,2,2,5,-3,5}
tensor @r0.want.0.i32 : i32[3, 4] = {0,4,8,28,-4,28,28,8,8,20,-12,20}
graph "main"(
    %x : i32[3, 4]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=2) : i32[3, 4]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor_Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,1,-1,-6,6,-1,-7,2,6,5,-7,2}
tensor @r0.want.0.i64 : i64[3, 4] = {20,4,-4,-24,24,-4,-28,8,24,20,-28,8}
graph "main"(
    %x : i64[3, 4]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=2) : i64[3, 4]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_right_shift.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : i32[3, 4] = {-2,3,4,-6,-3,-7,-1,2,6,-5,3,-4}
tensor @r0.in.y : i32[4] = {4,1,0,1}
tensor @r0.want.0.i32 : i32[3, 4] = {-1,1,4,-3,-1,-4,-1,1,0,-3,3,-2}
tensor @r1.in.x : i32[4, 6] = {-2,3,4,-6,-3,-7,-1,2,6,-5,3,-4,-3,-1,3,-1,1,7,-6,7,-3,6,-2,-5}
tensor @r1.in.y : i32[6] = {1,4,1,2,3,0}
tensor @r1.want.0.i32 : i32[4, 6] = {-1,0,2,-2,-1,-7,-1,0,3,-2,0,-4,-2,-1,1,-1,0,7,-3,0,-2,1,-1,-5}
graph "main"(
    %x : i32[s77, s17],
    %y : i32[s17]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor(self=%x, other=%y) : i32[s77, s17]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,-2,-4,-3,-3,-6,5,6,-1,4,5,3}
tensor @r0.in.y : i64[4] = {1,4,0,4}
tensor @r0.want.0.i64 : i64[3, 4] = {-3,-1,-4,-1,-2,-1,5,0,-1,0,5,0}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor(self=%x, other=%y) : i64[3, 4]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-7,0,6,1,6,-4,-1,6,4,-2,0,3}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,0,1,0,1,-1,-1,1,1,-1,0,0}
graph "main"(
    %x : i32[3, 4]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=2) : i32[3, 4]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor_Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,1,-6,1,-2,-7,2,-6,-5,-3,1,-1}
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,-2,0,-1,-2,0,-2,-2,-1,0,-1}
graph "main"(
    %x : i64[3, 4]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=2) : i64[3, 4]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "__lshift__.Scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,-7,3,3,2,1,7,2,-3,-1,1,5}
tensor @r0.want.0.i32 : i32[3, 4] = {-12,-28,12,12,8,4,28,8,-12,-4,4,20}
graph "main"(
    %x : i32[3, 4]) {
  %lshift = aten.__lshift__.Scalar(self=%x, other=2) : i32[3, 4]
  return %lshift as "lshift"
}

fxge 1
model "__lshift__.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,0,-7,-5,2,4,3,0,-3,-7,3,0}
tensor @r0.want.0.i64 : i64[3, 4] = {16,0,-28,-20,8,16,12,0,-12,-28,12,0}
graph "main"(
    %x : i64[3, 4]) {
  %lshift = aten.__lshift__.Scalar(self=%x, other=2) : i64[3, 4]
  return %lshift as "lshift"
}

fxge 1
model "__lshift__.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : i32[3, 4] = {-4,3,7,6,-3,1,5,4,2,-2,0,1}
tensor @r0.in.y : i32[4] = {1,4,1,0}
tensor @r0.want.0.i32 : i32[3, 4] = {-8,48,14,6,-6,16,10,4,4,-32,0,1}
tensor @r1.in.x : i32[4, 6] = {-4,3,7,6,-3,1,5,4,2,-2,0,1,-6,7,4,-2,3,-7,-7,1,-4,7,2,3}
tensor @r1.in.y : i32[6] = {0,2,4,0,1,1}
tensor @r1.want.0.i32 : i32[4, 6] = {-4,12,112,6,-6,2,5,16,32,-2,0,2,-6,28,64,-2,6,-14,-7,4,-64,7,4,6}
graph "main"(
    %x : i32[s77, s17],
    %y : i32[s17]) {
  %lshift = aten.__lshift__.Tensor(self=%x, other=%y) : i32[s77, s17]
  return %lshift as "lshift"
}

fxge 1
model "__lshift__.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,-4,-6,-5,-5,-7,-3,0,0,-1,4,7}
tensor @r0.in.y : i64[4] = {1,4,0,2}
tensor @r0.want.0.i64 : i64[3, 4] = {2,-64,-6,-20,-10,-112,-3,0,0,-16,4,28}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %lshift = aten.__lshift__.Tensor(self=%x, other=%y) : i64[3, 4]
  return %lshift as "lshift"
}

fxge 1
model "__lshift__.Tensor.ends.i32" stage "import"
tensor @r0.in.x : i32[3, 1] = {-7,-4,-1}
tensor @r0.in.y : i32[5] = {-1,0,7,8,64}
tensor @r0.want.0.i32 : i32[3, 5] = {0,-7,-896,-1792,0,0,-4,-512,-1024,0,0,-1,-128,-256,0}
graph "main"(
    %x : i32[3, 1],
    %y : i32[5]) {
  %lshift = aten.__lshift__.Tensor(self=%x, other=%y) : i32[3, 5]
  return %lshift as "lshift"
}

fxge 1
model "__lshift__.Tensor.ends.i64" stage "import"
tensor @r0.in.x : i64[3, 1] = {6,-1,-7}
tensor @r0.in.y : i64[5] = {-1,0,7,8,64}
tensor @r0.want.0.i64 : i64[3, 5] = {0,6,768,1536,0,0,-1,-128,-256,0,0,-7,-896,-1792,0}
graph "main"(
    %x : i64[3, 1],
    %y : i64[5]) {
  %lshift = aten.__lshift__.Tensor(self=%x, other=%y) : i64[3, 5]
  return %lshift as "lshift"
}

fxge 1
model "__lshift__.Tensor.ends.i8" stage "import"
tensor @r0.in.x : i8[3, 1] = {6,-5,-1}
tensor @r0.in.y : i8[5] = {-1,0,7,8,64}
tensor @r0.want.0.i8 : i8[3, 5] = {0,6,0,0,0,0,-5,-128,0,0,0,-1,-128,0,0}
graph "main"(
    %x : i8[3, 1],
    %y : i8[5]) {
  %lshift = aten.__lshift__.Tensor(self=%x, other=%y) : i8[3, 5]
  return %lshift as "lshift"
}

fxge 1
model "__lshift__.Tensor.ends.u8" stage "import"
tensor @r0.in.x : u8[3, 1] = {0,6,6}
tensor @r0.in.y : u8[5] = {255,0,7,8,64}
tensor @r0.want.0.u8 : u8[3, 5] = {0,0,0,0,0,0,6,0,0,0,0,6,0,0,0}
graph "main"(
    %x : u8[3, 1],
    %y : u8[5]) {
  %lshift = aten.__lshift__.Tensor(self=%x, other=%y) : u8[3, 5]
  return %lshift as "lshift"
}

fxge 1
model "__lshift__.Tensor.promote.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,7,0,4,7,1,4,0,5,0,3,1}
tensor @r0.in.y : i64[4] = {4,2,2,2}
tensor @r0.want.0.i64 : i64[3, 4] = {64,28,0,16,112,4,16,0,80,0,12,4}
graph "main"(
    %x : u8[3, 4],
    %y : i64[4]) {
  %lshift = aten.__lshift__.Tensor(self=%x, other=%y) : i64[3, 4]
  return %lshift as "lshift"
}

fxge 1
model "__lshift__.Tensor.promote.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,-5,4,6,2,-4,-3,-6,7,-5,3,5}
tensor @r0.in.y : i64[4] = {1,4,3,3}
tensor @r0.want.0.i64 : i64[3, 4] = {12,-80,32,48,4,-64,-24,-48,14,-80,24,40}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %lshift = aten.__lshift__.Tensor(self=%x, other=%y) : i64[3, 4]
  return %lshift as "lshift"
}

fxge 1
model "__rshift__.Scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,3,1,5,7,-6,-5,1,-4,-7,-4,-5}
tensor @r0.want.0.i32 : i32[3, 4] = {1,0,0,1,1,-2,-2,0,-1,-2,-1,-2}
graph "main"(
    %x : i32[3, 4]) {
  %rshift = aten.__rshift__.Scalar(self=%x, other=2) : i32[3, 4]
  return %rshift as "rshift"
}

fxge 1
model "__rshift__.Scalar.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,7,-6,7,-7,0,-1,4,-2,-7,-7,-6}
tensor @r0.want.0.i64 : i64[3, 4] = {1,1,-2,1,-2,0,-1,1,-1,-2,-2,-2}
graph "main"(
    %x : i64[3, 4]) {
  %rshift = aten.__rshift__.Scalar(self=%x, other=2) : i64[3, 4]
  return %rshift as "rshift"
}

fxge 1
model "__rshift__.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : i32[3, 4] = {-6,-5,-4,-4,3,0,-6,4,-2,-7,-6,-3}
tensor @r0.in.y : i32[4] = {2,3,2,3}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,-1,-1,-1,0,0,-2,0,-1,-1,-2,-1}
tensor @r1.in.x : i32[4, 6] = {-6,-5,-4,-4,3,0,-6,4,-2,-7,-6,-3,-5,-4,5,6,-4,6,2,7,6,0,7,-1}
tensor @r1.in.y : i32[6] = {2,3,1,4,1,3}
tensor @r1.want.0.i32 : i32[4, 6] = {-2,-1,-2,-1,1,0,-2,0,-1,-1,-3,-1,-2,-1,2,0,-2,0,0,0,3,0,3,-1}
graph "main"(
    %x : i32[s77, s17],
    %y : i32[s17]) {
  %rshift = aten.__rshift__.Tensor(self=%x, other=%y) : i32[s77, s17]
  return %rshift as "rshift"
}

fxge 1
model "__rshift__.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,4,6,0,1,-1,4,6,0,-5,3,4}
tensor @r0.in.y : i64[4] = {3,3,2,1}
tensor @r0.want.0.i64 : i64[3, 4] = {0,0,1,0,0,-1,1,3,0,-1,0,2}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %rshift = aten.__rshift__.Tensor(self=%x, other=%y) : i64[3, 4]
  return %rshift as "rshift"
}

fxge 1
model "__rshift__.Tensor.ends.i32" stage "import"
tensor @r0.in.x : i32[3, 1] = {2,-7,7}
tensor @r0.in.y : i32[5] = {-1,0,7,8,64}
tensor @r0.want.0.i32 : i32[3, 5] = {0,2,0,0,0,-1,-7,-1,-1,-1,0,7,0,0,0}
graph "main"(
    %x : i32[3, 1],
    %y : i32[5]) {
  %rshift = aten.__rshift__.Tensor(self=%x, other=%y) : i32[3, 5]
  return %rshift as "rshift"
}

fxge 1
model "__rshift__.Tensor.ends.i64" stage "import"
tensor @r0.in.x : i64[3, 1] = {5,-3,2}
tensor @r0.in.y : i64[5] = {-1,0,7,8,64}
tensor @r0.want.0.i64 : i64[3, 5] = {0,5,0,0,0,-1,-3,-1,-1,-1,0,2,0,0,0}
graph "main"(
    %x : i64[3, 1],
    %y : i64[5]) {
  %rshift = aten.__rshift__.Tensor(self=%x, other=%y) : i64[3, 5]
  return %rshift as "rshift"
}

fxge 1
model "__rshift__.Tensor.ends.i8" stage "import"
tensor @r0.in.x : i8[3, 1] = {6,6,3}
tensor @r0.in.y : i8[5] = {-1,0,7,8,64}
tensor @r0.want.0.i8 : i8[3, 5] = {0,6,0,0,0,0,6,0,0,0,0,3,0,0,0}
graph "main"(
    %x : i8[3, 1],
    %y : i8[5]) {
  %rshift = aten.__rshift__.Tensor(self=%x, other=%y) : i8[3, 5]
  return %rshift as "rshift"
}

fxge 1
model "__rshift__.Tensor.ends.u8" stage "import"
tensor @r0.in.x : u8[3, 1] = {5,7,6}
tensor @r0.in.y : u8[5] = {255,0,7,8,64}
tensor @r0.want.0.u8 : u8[3, 5] = {0,5,0,0,0,0,7,0,0,0,0,6,0,0,0}
graph "main"(
    %x : u8[3, 1],
    %y : u8[5]) {
  %rshift = aten.__rshift__.Tensor(self=%x, other=%y) : u8[3, 5]
  return %rshift as "rshift"
}

fxge 1
model "__rshift__.Tensor.promote.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,0,7,6,4,5,2,6,0,5,4,4}
tensor @r0.in.y : i64[4] = {0,4,1,0}
tensor @r0.want.0.i64 : i64[3, 4] = {2,0,3,6,4,0,1,6,0,0,2,4}
graph "main"(
    %x : u8[3, 4],
    %y : i64[4]) {
  %rshift = aten.__rshift__.Tensor(self=%x, other=%y) : i64[3, 4]
  return %rshift as "rshift"
}

fxge 1
model "__rshift__.Tensor.promote.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,0,5,-7,0,-1,4,7,-5,-2,4,-4}
tensor @r0.in.y : i64[4] = {0,4,4,4}
tensor @r0.want.0.i64 : i64[3, 4] = {-3,0,0,-1,0,-1,0,0,-5,-1,0,-1}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %rshift = aten.__rshift__.Tensor(self=%x, other=%y) : i64[3, 4]
  return %rshift as "rshift"
}

fxge 1
model "bitwise_left_shift.Scalar_Tensor.of_5.i32" stage "import"
tensor @r0.in.x : i32[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i32 : i32[2, 3] = {0,5,640,1280,10,0}
graph "main"(
    %x : i32[2, 3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Scalar_Tensor(self=5, other=%x) : i32[2, 3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Scalar_Tensor.of_5.i64" stage "import"
tensor @r0.in.x : i64[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i64 : i64[2, 3] = {0,5,640,1280,10,0}
graph "main"(
    %x : i64[2, 3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Scalar_Tensor(self=5, other=%x) : i64[2, 3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Scalar_Tensor.of_5.i8" stage "import"
tensor @r0.in.x : i8[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i8 : i8[2, 3] = {0,5,-128,0,10,0}
graph "main"(
    %x : i8[2, 3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Scalar_Tensor(self=5, other=%x) : i8[2, 3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Scalar_Tensor.of_5.u8" stage "import"
tensor @r0.in.x : u8[2, 3] = {255,0,7,8,1,64}
tensor @r0.want.0.u8 : u8[2, 3] = {0,5,128,0,10,0}
graph "main"(
    %x : u8[2, 3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Scalar_Tensor(self=5, other=%x) : u8[2, 3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Scalar_Tensor.of_-3.i32" stage "import"
tensor @r0.in.x : i32[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i32 : i32[2, 3] = {0,-3,-384,-768,-6,0}
graph "main"(
    %x : i32[2, 3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Scalar_Tensor(self=-3, other=%x) : i32[2, 3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Scalar_Tensor.of_-3.i64" stage "import"
tensor @r0.in.x : i64[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i64 : i64[2, 3] = {0,-3,-384,-768,-6,0}
graph "main"(
    %x : i64[2, 3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Scalar_Tensor(self=-3, other=%x) : i64[2, 3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Scalar_Tensor.of_-3.i8" stage "import"
tensor @r0.in.x : i8[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i8 : i8[2, 3] = {0,-3,-128,0,-6,0}
graph "main"(
    %x : i8[2, 3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Scalar_Tensor(self=-3, other=%x) : i8[2, 3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Scalar_Tensor.of_-3.u8" stage "import"
tensor @r0.in.x : u8[2, 3] = {255,0,7,8,1,64}
tensor @r0.want.0.u8 : u8[2, 3] = {0,253,128,0,250,0}
graph "main"(
    %x : u8[2, 3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Scalar_Tensor(self=-3, other=%x) : u8[2, 3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Scalar_Tensor.of_300.i32" stage "import"
tensor @r0.in.x : i32[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i32 : i32[2, 3] = {0,300,38400,76800,600,0}
graph "main"(
    %x : i32[2, 3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Scalar_Tensor(self=300, other=%x) : i32[2, 3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Scalar_Tensor.of_300.i64" stage "import"
tensor @r0.in.x : i64[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i64 : i64[2, 3] = {0,300,38400,76800,600,0}
graph "main"(
    %x : i64[2, 3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Scalar_Tensor(self=300, other=%x) : i64[2, 3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Scalar_Tensor.of_300.i8" stage "import"
tensor @r0.in.x : i8[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i8 : i8[2, 3] = {0,44,0,0,88,0}
graph "main"(
    %x : i8[2, 3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Scalar_Tensor(self=300, other=%x) : i8[2, 3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Scalar_Tensor.of_300.u8" stage "import"
tensor @r0.in.x : u8[2, 3] = {255,0,7,8,1,64}
tensor @r0.want.0.u8 : u8[2, 3] = {0,44,0,0,88,0}
graph "main"(
    %x : u8[2, 3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Scalar_Tensor(self=300, other=%x) : u8[2, 3]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Scalar_Tensor.bools.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,true,true,true,true,false,true,true,false,false}
tensor @r0.want.0.i64 : i64[3, 4] = {5,5,10,10,10,10,10,5,10,10,5,5}
graph "main"(
    %x : bool[3, 4]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Scalar_Tensor(self=5, other=%x) : i64[3, 4]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_right_shift.Scalar_Tensor.of_5.i32" stage "import"
tensor @r0.in.x : i32[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i32 : i32[2, 3] = {0,5,0,0,2,0}
graph "main"(
    %x : i32[2, 3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Scalar_Tensor(self=5, other=%x) : i32[2, 3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Scalar_Tensor.of_5.i64" stage "import"
tensor @r0.in.x : i64[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i64 : i64[2, 3] = {0,5,0,0,2,0}
graph "main"(
    %x : i64[2, 3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Scalar_Tensor(self=5, other=%x) : i64[2, 3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Scalar_Tensor.of_5.i8" stage "import"
tensor @r0.in.x : i8[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i8 : i8[2, 3] = {0,5,0,0,2,0}
graph "main"(
    %x : i8[2, 3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Scalar_Tensor(self=5, other=%x) : i8[2, 3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Scalar_Tensor.of_5.u8" stage "import"
tensor @r0.in.x : u8[2, 3] = {255,0,7,8,1,64}
tensor @r0.want.0.u8 : u8[2, 3] = {0,5,0,0,2,0}
graph "main"(
    %x : u8[2, 3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Scalar_Tensor(self=5, other=%x) : u8[2, 3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Scalar_Tensor.of_-3.i32" stage "import"
tensor @r0.in.x : i32[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i32 : i32[2, 3] = {-1,-3,-1,-1,-2,-1}
graph "main"(
    %x : i32[2, 3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Scalar_Tensor(self=-3, other=%x) : i32[2, 3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Scalar_Tensor.of_-3.i64" stage "import"
tensor @r0.in.x : i64[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i64 : i64[2, 3] = {-1,-3,-1,-1,-2,-1}
graph "main"(
    %x : i64[2, 3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Scalar_Tensor(self=-3, other=%x) : i64[2, 3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Scalar_Tensor.of_-3.i8" stage "import"
tensor @r0.in.x : i8[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i8 : i8[2, 3] = {-1,-3,-1,-1,-2,-1}
graph "main"(
    %x : i8[2, 3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Scalar_Tensor(self=-3, other=%x) : i8[2, 3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Scalar_Tensor.of_-3.u8" stage "import"
tensor @r0.in.x : u8[2, 3] = {255,0,7,8,1,64}
tensor @r0.want.0.u8 : u8[2, 3] = {0,253,1,0,126,0}
graph "main"(
    %x : u8[2, 3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Scalar_Tensor(self=-3, other=%x) : u8[2, 3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Scalar_Tensor.of_300.i32" stage "import"
tensor @r0.in.x : i32[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i32 : i32[2, 3] = {0,300,2,1,150,0}
graph "main"(
    %x : i32[2, 3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Scalar_Tensor(self=300, other=%x) : i32[2, 3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Scalar_Tensor.of_300.i64" stage "import"
tensor @r0.in.x : i64[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i64 : i64[2, 3] = {0,300,2,1,150,0}
graph "main"(
    %x : i64[2, 3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Scalar_Tensor(self=300, other=%x) : i64[2, 3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Scalar_Tensor.of_300.i8" stage "import"
tensor @r0.in.x : i8[2, 3] = {-1,0,7,8,1,64}
tensor @r0.want.0.i8 : i8[2, 3] = {0,44,0,0,22,0}
graph "main"(
    %x : i8[2, 3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Scalar_Tensor(self=300, other=%x) : i8[2, 3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Scalar_Tensor.of_300.u8" stage "import"
tensor @r0.in.x : u8[2, 3] = {255,0,7,8,1,64}
tensor @r0.want.0.u8 : u8[2, 3] = {0,44,0,0,22,0}
graph "main"(
    %x : u8[2, 3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Scalar_Tensor(self=300, other=%x) : u8[2, 3]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Scalar_Tensor.bools.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,true,true,true,false,true,false,false,false,true}
tensor @r0.want.0.i64 : i64[3, 4] = {5,5,2,2,2,2,5,2,5,5,5,2}
graph "main"(
    %x : bool[3, 4]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Scalar_Tensor(self=5, other=%x) : i64[3, 4]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_and.Scalar_Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : i32[3, 4] = {3,0,-5,-1,5,6,-4,2,-6,-6,3,5}
tensor @r0.want.0.i32 : i32[3, 4] = {3,0,3,3,1,2,0,2,2,2,3,1}
tensor @r1.in.x : i32[4, 6] = {3,0,-5,-1,5,6,-4,2,-6,-6,3,5,2,6,5,-1,-4,-3,2,4,-3,1,7,5}
tensor @r1.want.0.i32 : i32[4, 6] = {3,0,3,3,1,2,0,2,2,2,3,1,2,2,1,3,0,1,2,0,1,1,3,1}
graph "main"(
    %x : i32[s77, s27]) {
  %bitwise_and = aten.bitwise_and.Scalar_Tensor(self=3, other=%x) : i32[s77, s27]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_and.Scalar_Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,1,3,7,0,-5,0,-7,7,-5,1,-2}
tensor @r0.want.0.i64 : i64[3, 4] = {3,1,3,3,0,3,0,1,3,3,1,2}
graph "main"(
    %x : i64[3, 4]) {
  %bitwise_and = aten.bitwise_and.Scalar_Tensor(self=3, other=%x) : i64[3, 4]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_and.Scalar_Tensor.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,1,7,1,5,1,2,4,3,0,5,5}
tensor @r0.want.0.u8 : u8[3, 4] = {0,1,3,1,1,1,2,0,3,0,1,1}
graph "main"(
    %x : u8[3, 4]) {
  %bitwise_and = aten.bitwise_and.Scalar_Tensor(self=3, other=%x) : u8[3, 4]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_and.Scalar_Tensor.bools.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,true,false,true,false,true,true,false,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,true,true,false,true,false,true,true,false,true}
graph "main"(
    %x : bool[3, 4]) {
  %bitwise_and = aten.bitwise_and.Scalar_Tensor(self=true, other=%x) : bool[3, 4]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_and.Scalar_Tensor.promote.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,true,false,false,true,true,true,false,false}
tensor @r0.want.0.i64 : i64[3, 4] = {1,1,0,1,1,0,0,1,1,1,0,0}
graph "main"(
    %x : bool[3, 4]) {
  %bitwise_and = aten.bitwise_and.Scalar_Tensor(self=5, other=%x) : i64[3, 4]
  return %bitwise_and as "bitwise_and"
}

fxge 1
model "bitwise_or.Scalar_Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : i32[3, 4] = {4,3,-7,-1,7,-4,6,-6,-2,7,-2,0}
tensor @r0.want.0.i32 : i32[3, 4] = {7,3,-5,-1,7,-1,7,-5,-1,7,-1,3}
tensor @r1.in.x : i32[4, 6] = {4,3,-7,-1,7,-4,6,-6,-2,7,-2,0,-3,2,7,-6,6,-4,2,0,4,2,6,4}
tensor @r1.want.0.i32 : i32[4, 6] = {7,3,-5,-1,7,-1,7,-5,-1,7,-1,3,-1,3,7,-5,7,-1,3,3,7,3,7,7}
graph "main"(
    %x : i32[s77, s27]) {
  %bitwise_or = aten.bitwise_or.Scalar_Tensor(self=3, other=%x) : i32[s77, s27]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_or.Scalar_Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,-7,1,-6,5,6,-6,1,-4,1,3,-3}
tensor @r0.want.0.i64 : i64[3, 4] = {-5,-5,3,-5,7,7,-5,3,-1,3,3,-1}
graph "main"(
    %x : i64[3, 4]) {
  %bitwise_or = aten.bitwise_or.Scalar_Tensor(self=3, other=%x) : i64[3, 4]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_or.Scalar_Tensor.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,0,2,2,4,6,4,0,0,4,1,0}
tensor @r0.want.0.u8 : u8[3, 4] = {3,3,3,3,7,7,7,3,3,7,3,3}
graph "main"(
    %x : u8[3, 4]) {
  %bitwise_or = aten.bitwise_or.Scalar_Tensor(self=3, other=%x) : u8[3, 4]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_or.Scalar_Tensor.bools.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,true,true,false,true,true,true,false,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,true}
graph "main"(
    %x : bool[3, 4]) {
  %bitwise_or = aten.bitwise_or.Scalar_Tensor(self=true, other=%x) : bool[3, 4]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_or.Scalar_Tensor.promote.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,false,true,false,false,false,true,true,true}
tensor @r0.want.0.i64 : i64[3, 4] = {5,5,5,5,5,5,5,5,5,5,5,5}
graph "main"(
    %x : bool[3, 4]) {
  %bitwise_or = aten.bitwise_or.Scalar_Tensor(self=5, other=%x) : i64[3, 4]
  return %bitwise_or as "bitwise_or"
}

fxge 1
model "bitwise_xor.Scalar_Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : i32[3, 4] = {3,5,6,-4,7,-1,-4,4,2,-2,-7,-2}
tensor @r0.want.0.i32 : i32[3, 4] = {0,6,5,-1,4,-4,-1,7,1,-3,-6,-3}
tensor @r1.in.x : i32[4, 6] = {3,5,6,-4,7,-1,-4,4,2,-2,-7,-2,-5,-1,3,0,7,6,-7,-7,-5,2,3,6}
tensor @r1.want.0.i32 : i32[4, 6] = {0,6,5,-1,4,-4,-1,7,1,-3,-6,-3,-8,-4,0,3,4,5,-6,-6,-8,1,0,5}
graph "main"(
    %x : i32[s77, s27]) {
  %bitwise_xor = aten.bitwise_xor.Scalar_Tensor(self=3, other=%x) : i32[s77, s27]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "bitwise_xor.Scalar_Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,5,-7,-5,-4,2,2,-6,7,-6,7,1}
tensor @r0.want.0.i64 : i64[3, 4] = {-7,6,-6,-8,-1,1,1,-7,4,-7,4,2}
graph "main"(
    %x : i64[3, 4]) {
  %bitwise_xor = aten.bitwise_xor.Scalar_Tensor(self=3, other=%x) : i64[3, 4]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "bitwise_xor.Scalar_Tensor.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,7,0,5,6,4,2,1,6,2,2,5}
tensor @r0.want.0.u8 : u8[3, 4] = {3,4,3,6,5,7,1,2,5,1,1,6}
graph "main"(
    %x : u8[3, 4]) {
  %bitwise_xor = aten.bitwise_xor.Scalar_Tensor(self=3, other=%x) : u8[3, 4]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "bitwise_xor.Scalar_Tensor.bools.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,true,true,false,true,true,true,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,false,false,false,true,false,false,false,true,true}
graph "main"(
    %x : bool[3, 4]) {
  %bitwise_xor = aten.bitwise_xor.Scalar_Tensor(self=true, other=%x) : bool[3, 4]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "bitwise_xor.Scalar_Tensor.promote.f32" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,false,false,true,true,false,false,true,false,true}
tensor @r0.want.0.i64 : i64[3, 4] = {5,5,4,5,5,4,4,5,5,4,5,4}
graph "main"(
    %x : bool[3, 4]) {
  %bitwise_xor = aten.bitwise_xor.Scalar_Tensor(self=5, other=%x) : i64[3, 4]
  return %bitwise_xor as "bitwise_xor"
}

fxge 1
model "copysign.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.53125,1.9375,-1.71875,1.46875,-2.8125,-1.4375,1.46875,0.6875,1.9375,2.125,-2.59375,2.59375}
tensor @r0.in.y : f32[4] = {-2.375,2.1875,2.03125,-1.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.53125,1.9375,1.71875,-1.46875,-2.8125,1.4375,1.46875,-0.6875,-1.9375,2.125,2.59375,-2.59375}
tensor @r1.in.x : f32[4, 6] = {1.53125,1.9375,-1.71875,1.46875,-2.8125,-1.4375,1.46875,0.6875,1.9375,2.125,-2.59375,2.59375,-2.375,2.1875,2.03125,-1.03125,-1.8125,-1.375,-1.375,2.375,0.4375,-1.46875,-0.28125,-3.09375}
tensor @r1.in.y : f32[6] = {0.8125,-1.09375,-0.96875,2.8125,-0.09375,0.9375}
tensor @r1.want.0.f32 : f64[4, 6] = {1.53125,-1.9375,-1.71875,1.46875,-2.8125,1.4375,1.46875,-0.6875,-1.9375,2.125,-2.59375,2.59375,2.375,-2.1875,-2.03125,1.03125,-1.8125,1.375,1.375,-2.375,-0.4375,1.46875,-0.28125,3.09375}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %copysign = aten.copysign.Tensor(self=%x, other=%y) : f32[s77, s17]
  return %copysign as "copysign"
}

fxge 1
model "copysign.Tensor.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.5,-1.28125,0.71875,1.5,-0.78125,-1.4375,-0.78125,-0.9375,1.28125,-3.125,2.84375,-1.875}
tensor @r0.in.y : bf16[4] = {0.40625,0.4375,2.03125,-1.75}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.5,1.2812,0.71875,-1.5,0.78125,1.4375,0.78125,-0.9375,1.2812,3.125,2.8438,-1.875}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %copysign = aten.copysign.Tensor(self=%x, other=%y) : bf16[3, 4]
  return %copysign as "copysign"
}

fxge 1
model "copysign.Tensor.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.719,-3.062,2.594,-2.406,0.9062,2.562,0.6875,-1.6875,-2.062,-2.156,-0.625,-2.156}
tensor @r0.in.y : f16[4] = {-0.03125,0.9062,-0.875,1.75}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.7188,3.0625,-2.5938,2.4062,-0.90625,2.5625,-0.6875,1.6875,-2.0625,2.1562,-0.625,2.1562}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4]) {
  %copysign = aten.copysign.Tensor(self=%x, other=%y) : f16[3, 4]
  return %copysign as "copysign"
}

fxge 1
model "copysign.Tensor.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,4,6,-1,2,-4,-4,-7,0,0,1,-6}
tensor @r0.in.y : i32[4] = {5,0,6,6}
tensor @r0.want.0.f32 : f64[3, 4] = {5,4,6,1,2,4,4,7,0,0,1,6}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %copysign = aten.copysign.Tensor(self=%x, other=%y) : f32[3, 4]
  return %copysign as "copysign"
}

fxge 1
model "copysign.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,-1,-4,-5,-5,3,-2,4,-5,2,3,5}
tensor @r0.in.y : i64[4] = {7,-2,1,4}
tensor @r0.want.0.f32 : f64[3, 4] = {6,-1,4,5,5,-3,2,4,5,-2,3,5}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %copysign = aten.copysign.Tensor(self=%x, other=%y) : f32[3, 4]
  return %copysign as "copysign"
}

fxge 1
model "copysign.Tensor.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {7,6,6,7,4,1,2,2,3,0,7,7}
tensor @r0.in.y : u8[4] = {6,5,1,1}
tensor @r0.want.0.f32 : f64[3, 4] = {7,6,6,7,4,1,2,2,3,0,7,7}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %copysign = aten.copysign.Tensor(self=%x, other=%y) : f32[3, 4]
  return %copysign as "copysign"
}

fxge 1
model "copysign.Tensor.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,false,false,false,true,false,false,true,true}
tensor @r0.in.y : bool[4] = {true,true,true,false}
tensor @r0.want.0.f32 : f64[3, 4] = {0,1,1,0,0,0,0,1,0,0,1,1}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %copysign = aten.copysign.Tensor(self=%x, other=%y) : f32[3, 4]
  return %copysign as "copysign"
}

fxge 1
model "copysign.Tensor.ends.f32" stage "import"
tensor @r0.in.x : f32[4] = {0,-0.0,inf,-inf}
tensor @r0.in.y : f32[4] = {-0.0,1,-2,0}
tensor @r0.want.0.f32 : f64[4] = {-0.0,0,-inf,inf}
graph "main"(
    %x : f32[4],
    %y : f32[4]) {
  %copysign = aten.copysign.Tensor(self=%x, other=%y) : f32[4]
  return %copysign as "copysign"
}

fxge 1
model "copysign.Scalar.by_-2.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.8125,2.0625,-0.625,-1.78125,-0.09375,1,-2.1875,-2.5,2.5625,0.53125,-0.96875,1.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.8125,-2.0625,-0.625,-1.78125,-0.09375,-1,-2.1875,-2.5,-2.5625,-0.53125,-0.96875,-1.46875}
tensor @r1.in.x : f32[4, 6] = {2.8125,2.0625,-0.625,-1.78125,-0.09375,1,-2.1875,-2.5,2.5625,0.53125,-0.96875,1.46875,-0.1875,-1,0.28125,2.25,-1.3125,0.78125,-0.53125,-1.09375,0.15625,-0.03125,-2.53125,-2.65625}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.8125,-2.0625,-0.625,-1.78125,-0.09375,-1,-2.1875,-2.5,-2.5625,-0.53125,-0.96875,-1.46875,-0.1875,-1,-0.28125,-2.25,-1.3125,-0.78125,-0.53125,-1.09375,-0.15625,-0.03125,-2.53125,-2.65625}
graph "main"(
    %x : f32[s77, s27]) {
  %copysign = aten.copysign.Scalar(self=%x, other=-2.0) : f32[s77, s27]
  return %copysign as "copysign"
}

fxge 1
model "copysign.Scalar.by_-2.0.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,-5,-2,0,0,3,0,1,-5,2,-6,4}
tensor @r0.want.0.f32 : f64[3, 4] = {-3,-5,-2,-0.0,-0.0,-3,-0.0,-1,-5,-2,-6,-4}
graph "main"(
    %x : i32[3, 4]) {
  %copysign = aten.copysign.Scalar(self=%x, other=-2.0) : f32[3, 4]
  return %copysign as "copysign"
}

fxge 1
model "copysign.Scalar.by_-0.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.3125,0.15625,1.34375,-1.6875,-1.125,-0.78125,-0.59375,2.78125,2.8125,-2,-2.21875,2.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.3125,-0.15625,-1.34375,-1.6875,-1.125,-0.78125,-0.59375,-2.78125,-2.8125,-2,-2.21875,-2.40625}
tensor @r1.in.x : f32[4, 6] = {-0.3125,0.15625,1.34375,-1.6875,-1.125,-0.78125,-0.59375,2.78125,2.8125,-2,-2.21875,2.40625,-1.25,-2.875,2.5625,0.375,-1.5625,0.46875,1.21875,1.625,-0.125,1.8125,1.5625,-1.15625}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.3125,-0.15625,-1.34375,-1.6875,-1.125,-0.78125,-0.59375,-2.78125,-2.8125,-2,-2.21875,-2.40625,-1.25,-2.875,-2.5625,-0.375,-1.5625,-0.46875,-1.21875,-1.625,-0.125,-1.8125,-1.5625,-1.15625}
graph "main"(
    %x : f32[s77, s27]) {
  %copysign = aten.copysign.Scalar(self=%x, other=-0.0) : f32[s77, s27]
  return %copysign as "copysign"
}

fxge 1
model "copysign.Scalar.by_-0.0.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2,3,6,-3,7,6,1,7,7,-2,-3,3}
tensor @r0.want.0.f32 : f64[3, 4] = {-2,-3,-6,-3,-7,-6,-1,-7,-7,-2,-3,-3}
graph "main"(
    %x : i32[3, 4]) {
  %copysign = aten.copysign.Scalar(self=%x, other=-0.0) : f32[3, 4]
  return %copysign as "copysign"
}

fxge 1
model "copysign.Scalar.by_3.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.125,1.3125,-0.40625,0.125,2.96875,1.9375,1.28125,-2.46875,-2.8125,2.625,-3.0625,0.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.125,1.3125,0.40625,0.125,2.96875,1.9375,1.28125,2.46875,2.8125,2.625,3.0625,0.96875}
tensor @r1.in.x : f32[4, 6] = {0.125,1.3125,-0.40625,0.125,2.96875,1.9375,1.28125,-2.46875,-2.8125,2.625,-3.0625,0.96875,-0.25,2.34375,-2.75,0.375,3.09375,1.0625,-2.15625,-1.53125,1.9375,-0.53125,-1.4375,0.90625}
tensor @r1.want.0.f32 : f64[4, 6] = {0.125,1.3125,0.40625,0.125,2.96875,1.9375,1.28125,2.46875,2.8125,2.625,3.0625,0.96875,0.25,2.34375,2.75,0.375,3.09375,1.0625,2.15625,1.53125,1.9375,0.53125,1.4375,0.90625}
graph "main"(
    %x : f32[s77, s27]) {
  %copysign = aten.copysign.Scalar(self=%x, other=3) : f32[s77, s27]
  return %copysign as "copysign"
}

fxge 1
model "copysign.Scalar.by_3.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,1,2,5,-4,-2,-7,-2,7,-1,-4,-1}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,2,5,4,2,7,2,7,1,4,1}
graph "main"(
    %x : i32[3, 4]) {
  %copysign = aten.copysign.Scalar(self=%x, other=3) : f32[3, 4]
  return %copysign as "copysign"
}

fxge 1
model "ldexp.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {3,3.125,-2.1875,3.0625,1.53125,1.15625,2.21875,2.1875,1.03125,0.71875,0.4375,0.59375}
tensor @r0.in.y : i64[4] = {-1,-2,4,0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.5,0.78125,-35,3.0625,0.765625,0.2890625,35.5,2.1875,0.515625,0.1796875,7,0.59375}
tensor @r1.in.x : f32[4, 6] = {3,3.125,-2.1875,3.0625,1.53125,1.15625,2.21875,2.1875,1.03125,0.71875,0.4375,0.59375,-2.84375,-1.9375,0.40625,2.53125,2.34375,-2.90625,0.84375,1.84375,-0.25,1.9375,0,2.875}
tensor @r1.in.y : i64[6] = {-1,1,-2,3,-3,-4}
tensor @r1.want.0.f32 : f64[4, 6] = {1.5,6.25,-0.546875,24.5,0.1914062,0.07226562,1.109375,4.375,0.2578125,5.75,0.0546875,0.03710938,-1.421875,-3.875,0.1015625,20.25,0.2929688,-0.1816406,0.421875,3.6875,-0.0625,15.5,0,0.1796875}
graph "main"(
    %x : f32[s77, s17],
    %y : i64[s17]) {
  %ldexp = aten.ldexp.Tensor(self=%x, other=%y) : f32[s77, s17]
  return %ldexp as "ldexp"
}

fxge 1
model "ldexp.Tensor.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {0.3438,-3.031,1,1.656,0.4062,0.6875,-2.406,0.9062,-1.25,-1.844,-2.812,-2.906}
tensor @r0.in.y : i64[4] = {1,-4,-2,0}
tensor @r0.want.0.f16 : f64[3, 4] = {0.6875,-0.18945,0.25,1.6562,0.8125,0.042969,-0.60156,0.90625,-2.5,-0.11523,-0.70312,-2.9062}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %ldexp = aten.ldexp.Tensor(self=%x, other=%y) : f16[3, 4]
  return %ldexp as "ldexp"
}

fxge 1
model "ldexp.Tensor.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,-6,3,3,-7,2,-4,-5,-6,1,3,0}
tensor @r0.in.y : i64[4] = {-4,-2,-3,1}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1875,-1.5,0.375,6,-0.4375,0.5,-0.5,-10,-0.375,0.25,0.375,0}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4]) {
  %ldexp = aten.ldexp.Tensor(self=%x, other=%y) : f32[3, 4]
  return %ldexp as "ldexp"
}

fxge 1
model "ldexp.Tensor.far.f32" stage "import"
tensor @r0.in.x : f32[6] = {1e-30,1e+30,3,1e-40,-0.0,inf}
tensor @r0.in.y : i64[6] = {200,-200,-149,250,7,-2147483648}
tensor @r0.want.0.f32 : f64[6] = {1.606938e+30,6.223015e-31,4.203895e-45,1.809242e+35,-0.0,inf}
graph "main"(
    %x : f32[6],
    %y : i64[6]) {
  %ldexp = aten.ldexp.Tensor(self=%x, other=%y) : f32[6]
  return %ldexp as "ldexp"
}

fxge 1
model "ldexp.Tensor.far.f64" stage "import"
tensor @r0.in.x : f64[6] = {1.0000000031710769e-30,1.0000000150474662e+30,3,9.99994610111476e-41,-0.0,inf}
tensor @r0.in.y : i64[6] = {200,-200,-149,250,7,-2147483648}
tensor @r0.want.0.f64 : f64[6] = {1.606938e+30,6.2230154e-31,4.2038954e-45,1.8092416e+35,-0.0,inf}
graph "main"(
    %x : f64[6],
    %y : i64[6]) {
  %ldexp = aten.ldexp.Tensor(self=%x, other=%y) : f64[6]
  return %ldexp as "ldexp"
}

fxge 1
model "ldexp.Tensor.complex.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {-3.0625,0.21875,-0.15625,0.28125,1.375,-1.46875}
tensor @r0.in.y : c64[2] = hex "0000003f000080bf000000400000803e"
tensor @r0.want.0.c64 : f64[3, 2, 2] = {-3.331596,2.76736,0.8618955,0.1508682,-0.1699794,0.1411918,1.108151,0.1939735,1.495819,-1.242488,-5.787012,-1.012972}
graph "main"(
    %x : f32[3, 2],
    %y : c64[2]) {
  %ldexp = aten.ldexp.Tensor(self=%x, other=%y) : c64[3, 2]
  return %ldexp as "ldexp"
}

fxge 1
model "ldexp.Tensor.complex.f16" stage "import"
tensor @r0.in.x : f16[3, 2] = {-0.2812,1.094,-2.375,2.531,0.25,0.25}
tensor @r0.in.y : c64[2] = hex "0000003f000080bf000000400000803e"
tensor @r0.want.0.c64 : f64[3, 2, 2] = {-0.3059629,0.2541453,4.309477,0.7543412,-2.583687,2.146116,9.973362,1.745761,0.271967,-0.2259069,0.9850234,0.1724208}
graph "main"(
    %x : f16[3, 2],
    %y : c64[2]) {
  %ldexp = aten.ldexp.Tensor(self=%x, other=%y) : c64[3, 2]
  return %ldexp as "ldexp"
}

fxge 1
model "ldexp.Tensor.complex_0d.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {-1.78125,2.53125,2.25,2.09375,2.90625,1.625}
tensor @r0.in.y : c128[] = hex "000000000000e03f000000000000f0bf"
tensor @r0.want.0.c64 : f64[3, 2, 2] = {-1.937765,1.609587,2.753666,-2.287308,2.447703,-2.033162,2.277724,-1.891971,3.161617,-2.626168,1.767786,-1.468395}
graph "main"(
    %x : f32[3, 2],
    %y : c128[]) {
  %ldexp = aten.ldexp.Tensor(self=%x, other=%y) : c64[3, 2]
  return %ldexp as "ldexp"
}

fxge 1
model "ldexp.Tensor.complex_0d.f64" stage "import"
tensor @r0.in.x : f64[3, 2] = {-2.9375,2.5,0.25,2.84375,0.1875,1.84375}
tensor @r0.in.y : c128[] = hex "000000000000e03f000000000000f0bf"
tensor @r0.want.0.c128 : f64[3, 2, 2] = {-3.1956125,2.6544064,2.7196702,-2.2590693,0.27196702,-0.22590693,3.0936249,-2.5696913,0.20397527,-0.16943019,2.0057568,-1.6660636}
graph "main"(
    %x : f64[3, 2],
    %y : c128[]) {
  %ldexp = aten.ldexp.Tensor(self=%x, other=%y) : c128[3, 2]
  return %ldexp as "ldexp"
}

fxge 1
model "ldexp.Tensor.wraps.f32" stage "import"
tensor @r0.in.x : f32[2] = {1,1}
tensor @r0.in.y : i64[2] = {2147483651,4294967294}
tensor @r0.want.0.f32 : f64[2] = {0,0.25}
graph "main"(
    %x : f32[2],
    %y : i64[2]) {
  %ldexp = aten.ldexp.Tensor(self=%x, other=%y) : f32[2]
  return %ldexp as "ldexp"
}

fxge 1
model "logaddexp2.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.21875,0.28125,1.125,0.15625,-0.71875,2.0625,-3.125,1.84375,-0.84375,0,-0.8125,1.84375}
tensor @r0.in.y : f32[4] = {-2.25,-1.71875,0.15625,-1.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.6441291,0.6031781,1.720455,0.4908966,-0.2900957,2.163791,0.2974993,1.956187,-0.3819165,0.3827357,0.7517046,1.956187}
tensor @r1.in.x : f32[4, 6] = {-1.21875,0.28125,1.125,0.15625,-0.71875,2.0625,-3.125,1.84375,-0.84375,0,-0.8125,1.84375,-2.25,-1.71875,0.15625,-1.78125,-3,-1.21875,2.6875,-1.46875,-2.46875,-0.6875,-1,2.71875}
tensor @r1.in.y : f32[6] = {0.53125,1.6875,0.34375,-1.21875,2.34375,2.78125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.9067641,2.149334,1.786624,0.6267116,2.506863,3.46618,0.6413669,2.767739,0.8688798,0.5156669,2.497126,3.387348,0.7271841,1.817538,1.253044,-0.4727574,2.378846,2.868713,2.979503,1.840876,0.5357529,0.07119115,2.479283,3.750338}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %logaddexp2 = aten.logaddexp2.default(self=%x, other=%y) : f32[s77, s17]
  return %logaddexp2 as "logaddexp2"
}

fxge 1
model "logaddexp2.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.5625,-2.25,3.03125,0.3125,0.34375,0.34375,-2.5,0.15625,1.8125,0.03125,0.40625,-2.59375}
tensor @r0.in.y : bf16[4] = {-1.65625,2,1.3125,1.71875}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.7097,2.0739,3.414,2.1806,0.66568,2.3975,1.4117,2.1394,1.9373,2.3282,1.9294,1.7896}
tensor @r0.own.0 : f64[] = {0.0023}
graph "main"(
    %x : bf16[3, 4],
    %y : bf16[4]) {
  %logaddexp2 = aten.logaddexp2.default(self=%x, other=%y) : bf16[3, 4]
  return %logaddexp2 as "logaddexp2"
}

fxge 1
model "logaddexp2.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.938,2.125,2.719,2.719,-2.594,0.8125,1.969,-0.4062,2.219,2.188,-0.5312,-2.938}
tensor @r0.in.y : f16[4] = {-2.125,-2.938,-3.125,-2.719}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.4748,2.1675,2.7437,2.7517,-1.3404,0.91593,2.0104,-0.14164,2.2881,2.2283,-0.31011,-1.824}
tensor @r0.own.0 : f64[] = {0.00035}
graph "main"(
    %x : f16[3, 4],
    %y : f16[4]) {
  %logaddexp2 = aten.logaddexp2.default(self=%x, other=%y) : f16[3, 4]
  return %logaddexp2 as "logaddexp2"
}

fxge 1
model "logaddexp2.mixed.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.4375,0.65625,-2.5625,2.96875,1.40625,0.9375,-3.125,2.25,2.40625,0.71875,-1.375,0.125}
tensor @r0.in.y : i64[4] = {8,8,8,4}
tensor @r0.want.0.f32 : f64[3, 4] = {8.015184,8.008854,8.000954,4.574621,8.01486,8.010753,8.000646,4.375514,8.029569,8.009245,8.002171,4.095123}
graph "main"(
    %x : f32[3, 4],
    %y : i64[4]) {
  %logaddexp2 = aten.logaddexp2.default(self=%x, other=%y) : f32[3, 4]
  return %logaddexp2 as "logaddexp2"
}

fxge 1
model "logaddexp2.mixed.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.875,0.28125,-0.84375,2.0625,-2.6875,-1.0625,-0.03125,-2.78125,2.40625,-0.5,-2.5625,-0.375}
tensor @r0.in.y : i64[4] = {8,8,0,5}
tensor @r0.want.0.bf16 : f64[3, 4] = {8.0205,8.0068,0.63895,5.177,8.0009,8.0027,0.98446,5.0065,8.0296,8.004,0.22562,5.0344}
tensor @r0.own.0 : f64[] = {0.0037}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4]) {
  %logaddexp2 = aten.logaddexp2.default(self=%x, other=%y) : bf16[3, 4]
  return %logaddexp2 as "logaddexp2"
}

fxge 1
model "logaddexp2.mixed.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-0.8438,-1.906,-0.9688,-2.188,-1.344,-2.281,1.469,2.781,1.125,-0.3125,2.938,-0.9062}
tensor @r0.in.y : i64[4] = {2,0,1,8}
tensor @r0.want.0.f16 : f64[3, 4] = {2.1881,0.34117,1.3282,8.0012,2.1355,0.26989,2.2533,8.0382,2.6278,0.85219,3.2721,8.003}
tensor @r0.own.0 : f64[] = {0.00037}
graph "main"(
    %x : f16[3, 4],
    %y : i64[4]) {
  %logaddexp2 = aten.logaddexp2.default(self=%x, other=%y) : f16[3, 4]
  return %logaddexp2 as "logaddexp2"
}

fxge 1
model "logaddexp2.ends.f32" stage "import"
tensor @r0.in.x : f32[4] = {inf,-inf,inf,0}
tensor @r0.in.y : f32[4] = {inf,-inf,-inf,200}
tensor @r0.want.0.f32 : f64[4] = {inf,-inf,inf,200}
graph "main"(
    %x : f32[4],
    %y : f32[4]) {
  %logaddexp2 = aten.logaddexp2.default(self=%x, other=%y) : f32[4]
  return %logaddexp2 as "logaddexp2"
}

fxge 1
model "xlogy.Scalar_Other.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.15625,-1.65625,0.59375,3.125,0.09375,-0.84375,-2.21875,-0.25,2.375,-1.5625,-1.40625,-1.125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.059461,-1.517607,0.5440476,2.863409,0.08590226,-0.7731203,-2.03302,-0.2290727,2.17619,-1.431704,-1.288534,-1.030827}
tensor @r1.in.x : f32[4, 6] = {1.15625,-1.65625,0.59375,3.125,0.09375,-0.84375,-2.21875,-0.25,2.375,-1.5625,-1.40625,-1.125,0.71875,3,1.8125,-1.84375,1.78125,-2.21875,1.9375,-1.53125,2.34375,2.1875,-1.71875,-2.03125}
tensor @r1.want.0.f32 : f64[4, 6] = {1.059461,-1.517607,0.5440476,2.863409,0.08590226,-0.7731203,-2.03302,-0.2290727,2.17619,-1.431704,-1.288534,-1.030827,0.658584,2.748872,1.660777,-1.689411,1.632143,-2.03302,1.775313,-1.40307,2.147556,2.004386,-1.574875,-1.861216}
graph "main"(
    %x : f32[s77, s27]) {
  %xlogy = aten.xlogy.Scalar_Other(self=%x, other=2.5) : f32[s77, s27]
  return %xlogy as "xlogy"
}

fxge 1
model "xlogy.Scalar_Other.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.40625,-0.96875,-1.34375,-0.375,-1.40625,-2.96875,-0.59375,-0.71875,-1.53125,-2.5625,-2.84375,1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.288534,-0.8876566,-1.231266,-0.343609,-1.288534,-2.720238,-0.5440476,-0.658584,-1.40307,-2.347995,-2.605702,1.116729}
graph "main"(
    %x : f32[3, 4]) {
  %xlogy = aten.xlogy.Scalar_Other(self=%x, other=2.5) : f32[3, 4]
  return %xlogy as "xlogy"
}

fxge 1
model "xlogy.Scalar_Self.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3,0.5,1.71875,0.625,2.25,2.59375,2.46875,1.78125,0.125,2.84375,0.4375,0.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {2.746531,-1.732868,1.353993,-1.175009,2.027326,2.382762,2.25928,1.443288,-5.198604,2.612809,-2.066696,-0.9367336}
tensor @r1.in.x : f32[4, 6] = {3,0.5,1.71875,0.625,2.25,2.59375,2.46875,1.78125,0.125,2.84375,0.4375,0.6875,3.09375,2.4375,0.34375,2.78125,1.09375,1.90625,2.15625,3.03125,0.5625,0.9375,1.0625,0.125}
tensor @r1.want.0.f32 : f64[4, 6] = {2.746531,-1.732868,1.353993,-1.175009,2.027326,2.382762,2.25928,1.443288,-5.198604,2.612809,-2.066696,-0.9367336,2.82346,2.227432,-2.669602,2.557251,0.2240304,1.612845,1.920927,2.772438,-1.43841,-0.1613463,0.1515616,-5.198604}
graph "main"(
    %x : f32[s77, s27]) {
  %xlogy = aten.xlogy.Scalar_Self(self=2.5, other=%x) : f32[s77, s27]
  return %xlogy as "xlogy"
}

fxge 1
model "xlogy.Scalar_Self.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,3,6,6,6,7,2,1,6,4,3,7}
tensor @r0.want.0.f32 : f64[3, 4] = {4.479399,2.746531,4.479399,4.479399,4.479399,4.864775,1.732868,0,4.479399,3.465736,2.746531,4.864775}
graph "main"(
    %x : i32[3, 4]) {
  %xlogy = aten.xlogy.Scalar_Self(self=2.5, other=%x) : f32[3, 4]
  return %xlogy as "xlogy"
}

fxge 1
model "remainder.Scalar_Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.15625,1.46875,2.125,3.03125,1.03125,2.625,3.0625,1.03125,1.28125,1.40625,1.6875,2}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0625,1.125,0.625,0.9375,0.8125,1.75,0.875,0.8125,0.59375,1.375,0.25,1}
tensor @r1.in.x : f32[4, 6] = {1.15625,1.46875,2.125,3.03125,1.03125,2.625,3.0625,1.03125,1.28125,1.40625,1.6875,2,0.40625,2.90625,1.65625,2.78125,2.75,2.28125,0.5,2.53125,1.15625,2.78125,2,1.65625}
tensor @r1.want.0.f32 : f64[4, 6] = {0.0625,1.125,0.625,0.9375,0.8125,1.75,0.875,0.8125,0.59375,1.375,0.25,1,0.09375,1.1875,0.375,1.4375,1.5,0.15625,0,1.9375,0.0625,1.4375,1,0.375}
graph "main"(
    %x : f32[s77, s27]) {
  %remainder = aten.remainder.Scalar_Tensor(self=7, other=%x) : f32[s77, s27]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar_Tensor.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.1875,3,2.75,1.53125,0.4375,1.84375,1.84375,0.46875,0.21875,0.21875,2.84375,1.0625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.4375,1,1.5,0.875,0,1.4688,1.4688,0.4375,0,0,1.3125,0.625}
graph "main"(
    %x : bf16[3, 4]) {
  %remainder = aten.remainder.Scalar_Tensor(self=7, other=%x) : bf16[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar_Tensor.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.375,2.375,1,2.531,2.281,2.688,1.281,0.6562,1.375,0.9688,3.125,0.9375}
tensor @r0.want.0.f16 : f64[3, 4] = {0.125,2.25,0,1.9375,0.15625,1.625,0.59375,0.4375,0.125,0.21875,0.75,0.4375}
graph "main"(
    %x : f16[3, 4]) {
  %remainder = aten.remainder.Scalar_Tensor(self=7, other=%x) : f16[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar_Tensor.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,7,4,3,5,5,1,2,1,1,7,2}
tensor @r0.want.0.i32 : i32[3, 4] = {1,0,3,1,2,2,0,1,0,0,0,1}
graph "main"(
    %x : i32[3, 4]) {
  %remainder = aten.remainder.Scalar_Tensor(self=7, other=%x) : i32[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "remainder.Scalar_Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,6,2,2,7,7,5,7,1,1,3,2}
tensor @r0.want.0.i64 : i64[3, 4] = {1,1,1,1,0,0,2,0,0,0,1,1}
graph "main"(
    %x : i64[3, 4]) {
  %remainder = aten.remainder.Scalar_Tensor(self=7, other=%x) : i64[3, 4]
  return %remainder as "remainder"
}

fxge 1
model "bitwise_left_shift.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : i32[3, 4] = {4,39,17,36,2,42,37,15,17,35,17,9}
tensor @r0.in.y : i32[4] = {3,0,0,4}
tensor @r0.want.0.i32 : i32[3, 4] = {32,39,17,576,16,42,37,240,136,35,17,144}
tensor @r1.in.x : i32[4, 6] = {4,39,17,36,2,42,37,15,17,35,17,9,18,20,30,44,20,24,29,15,35,19,40,20}
tensor @r1.in.y : i32[6] = {1,4,3,2,0,4}
tensor @r1.want.0.i32 : i32[4, 6] = {8,624,136,144,2,672,74,240,136,140,17,144,36,320,240,176,20,384,58,240,280,76,40,320}
graph "main"(
    %x : i32[s77, s17],
    %y : i32[s17]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor(self=%x, other=%y) : i32[s77, s17]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_left_shift.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {47,4,0,26,20,9,2,37,33,11,17,39}
tensor @r0.in.y : i64[4] = {0,3,4,4}
tensor @r0.want.0.i64 : i64[3, 4] = {47,32,0,416,20,72,32,592,33,88,272,624}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor(self=%x, other=%y) : i64[3, 4]
  return %bitwise_left_shift as "bitwise_left_shift"
}

fxge 1
model "bitwise_right_shift.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : i32[3, 4] = {10,20,31,41,9,0,46,34,38,42,40,38}
tensor @r0.in.y : i32[4] = {4,1,0,1}
tensor @r0.want.0.i32 : i32[3, 4] = {0,10,31,20,0,0,46,17,2,21,40,19}
tensor @r1.in.x : i32[4, 6] = {10,20,31,41,9,0,46,34,38,42,40,38,24,1,45,41,3,19,1,9,24,48,30,47}
tensor @r1.in.y : i32[6] = {1,4,1,2,3,0}
tensor @r1.want.0.i32 : i32[4, 6] = {5,1,15,10,1,0,23,2,19,10,5,38,12,0,22,10,0,19,0,0,12,12,3,47}
graph "main"(
    %x : i32[s77, s17],
    %y : i32[s17]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor(self=%x, other=%y) : i32[s77, s17]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "bitwise_right_shift.Tensor.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {21,10,8,39,44,26,7,43,26,21,2,40}
tensor @r0.in.y : i64[4] = {1,4,0,4}
tensor @r0.want.0.i64 : i64[3, 4] = {10,0,8,2,22,1,7,2,13,1,2,2}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor(self=%x, other=%y) : i64[3, 4]
  return %bitwise_right_shift as "bitwise_right_shift"
}

fxge 1
model "add_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.90625,-1.34375,-0.9375,1.1875,0.375,2.71875,0.0625,-0.6875,0.1875,-1.3125,-1.125,-2.375}
tensor @r0.in.y : f32[3, 4] = {-1,2.625,-3.0625,2.09375,-0.375,2.21875,-0.125,1.03125,0.21875,1.96875,0.15625,-2.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.90625,1.28125,-4,3.28125,0,4.9375,-0.0625,0.34375,0.40625,0.65625,-0.96875,-5.21875}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %add_ = aten.add_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %add_ as "add_"
}

fxge 1
model "add_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.5625,-2.875,2.0625,-2.40625,2,0.625,-2.09375,0.71875,0.59375,-0.59375,-0.40625,2.625}
tensor @r0.want.0.f32 : f64[3, 4] = {2.4375,0.125,5.0625,0.59375,5,3.625,0.90625,3.71875,3.59375,2.40625,2.59375,5.625}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %add_ = aten.add_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %add_ as "add_"
}

fxge 1
model "sub_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2,-1.78125,-3.03125,2.125,1.71875,-1.71875,0.0625,0.8125,0.875,-1.84375,-2.875,2.375}
tensor @r0.in.y : f32[3, 4] = {-0.21875,0.09375,-2.46875,-0.03125,0.90625,3.03125,1.96875,-1.375,-2.5625,0.59375,-0.5,1.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.78125,-1.875,-0.5625,2.15625,0.8125,-4.75,-1.90625,2.1875,3.4375,-2.4375,-2.375,0.8125}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %sub_ = aten.sub_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %sub_ as "sub_"
}

fxge 1
model "sub_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.96875,-0.875,2.5,2.65625,1.03125,-0.21875,1.53125,1.125,-2.59375,-0.75,0.65625,-2.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {-4.96875,-3.875,-0.5,-0.34375,-1.96875,-3.21875,-1.46875,-1.875,-5.59375,-3.75,-2.34375,-5.15625}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %sub_ = aten.sub_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %sub_ as "sub_"
}

fxge 1
model "mul_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.03125,0.15625,2.21875,0.65625,-3,-0.46875,-1.59375,-2.5,-2.6875,1,-1.375,2.78125}
tensor @r0.in.y : f32[3, 4] = {1.3125,-1.46875,1.03125,-1.40625,-1.28125,-1.375,2.90625,-1.09375,1.65625,-1.3125,-0.125,2.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.04101562,-0.2294922,2.288086,-0.9228516,3.84375,0.6445312,-4.631836,2.734375,-4.451172,-1.3125,0.171875,6.083984}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %mul_ = aten.mul_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %mul_ as "mul_"
}

fxge 1
model "mul_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.90625,-1.0625,-2.71875,-2.46875,-1.65625,0.21875,1.3125,2.84375,2.21875,1.65625,-2.9375,1.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {8.71875,-3.1875,-8.15625,-7.40625,-4.96875,0.65625,3.9375,8.53125,6.65625,4.96875,-8.8125,5.71875}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %mul_ = aten.mul_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %mul_ as "mul_"
}

fxge 1
model "div_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.5625,1.40625,0.34375,3.0625,-2.46875,2.46875,-1.84375,2.90625,-3.03125,2.5,-1.53125,-1.375}
tensor @r0.in.y : f32[3, 4] = {0.84375,3.0625,0.75,0.46875,1.5,0.09375,1.8125,0.09375,1.65625,0.0625,0.5,0.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {3.037037,0.4591837,0.4583333,6.533333,-1.645833,26.33333,-1.017241,31,-1.830189,40,-3.0625,-4}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %div_ = aten.div_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %div_ as "div_"
}

fxge 1
model "div_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.1875,1.65625,0,2.28125,-2.1875,1.96875,0.75,-1.875,-3,1.625,1.34375,-2.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0625,0.5520833,0,0.7604167,-0.7291667,0.65625,0.25,-0.625,-1,0.5416667,0.4479167,-0.78125}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %div_ = aten.div_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %div_ as "div_"
}

fxge 1
model "div_.Tensor_mode.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.4375,2.1875,-1.5625,1.3125,-2.625,2.4375,-1.0625,0.28125,0,1.6875,-0.15625,-1.78125}
tensor @r0.in.y : f32[3, 4] = {0.125,1.59375,2.6875,0.46875,0.84375,2.03125,1.3125,2.625,2.71875,2.84375,0.90625,1.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {-4,1,-1,2,-4,1,-1,0,0,0,-1,-2}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %div_ = aten.div_.Tensor_mode(self=%clone, other=%y, rounding_mode="floor") : f32[3, 4]
  return %div_ as "div_"
}

fxge 1
model "pow_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.625,0.625,2.25,0.46875,1.75,2.03125,1.09375,1.53125,1.8125,0.5,1.53125,2}
tensor @r0.want.0.f32 : f64[3, 4] = {0.390625,0.390625,5.0625,0.2197266,3.0625,4.125977,1.196289,2.344727,3.285156,0.25,2.344727,4}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %pow_ = aten.pow_.Scalar(self=%clone, exponent=2) : f32[3, 4]
  return %pow_ as "pow_"
}

fxge 1
model "pow_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.0625,0.125,2.84375,1.9375,1.84375,0.1875,2.03125,1.375,0.90625,3,1.3125,1.1875}
tensor @r0.in.y : f32[3, 4] = {3.0625,0.03125,1.8125,3.0625,1.5,0.15625,3.125,2.84375,0.28125,2.65625,0.25,1.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.204016,0.9370838,6.647804,7.580149,2.503531,0.7698506,9.157155,2.473422,0.9726935,18.50774,1.070348,1.200323}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %pow_ = aten.pow_.Tensor(self=%clone, exponent=%y) : f32[3, 4]
  return %pow_ as "pow_"
}

fxge 1
model "bitwise_and_.Tensor.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,-3,-3,4,-4,-1,3,-7,-1,7,-6,-1}
tensor @r0.in.y : i32[3, 4] = {-4,6,4,-1,6,-2,-5,7,5,0,7,-3}
tensor @r0.want.0.i32 : i32[3, 4] = {0,4,4,4,4,-2,3,1,5,0,2,-3}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %bitwise_and_ = aten.bitwise_and_.Tensor(self=%clone, other=%y) : i32[3, 4]
  return %bitwise_and_ as "bitwise_and_"
}

fxge 1
model "bitwise_or_.Tensor.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-6,-1,-3,-5,-7,-7,1,6,-4,-4,-5,6}
tensor @r0.in.y : i32[3, 4] = {-4,7,2,0,4,4,-4,-1,0,3,-7,5}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,-1,-1,-5,-3,-3,-3,-1,-4,-1,-5,7}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %bitwise_or_ = aten.bitwise_or_.Tensor(self=%clone, other=%y) : i32[3, 4]
  return %bitwise_or_ as "bitwise_or_"
}

fxge 1
model "bitwise_xor_.Tensor.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,-3,7,5,-6,-7,4,-5,-3,1,-1,2}
tensor @r0.in.y : i32[3, 4] = {0,-5,5,-6,-2,5,5,-1,4,-4,-3,1}
tensor @r0.want.0.i32 : i32[3, 4] = {-3,6,2,-1,4,-4,1,4,-7,-3,2,3}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %bitwise_xor_ = aten.bitwise_xor_.Tensor(self=%clone, other=%y) : i32[3, 4]
  return %bitwise_xor_ as "bitwise_xor_"
}

fxge 1
model "logical_and_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.125,-0.84375,-2.96875,0.8125,-2.34375,-2.71875,-2.96875,2.46875,0.75,-1.375,-0.09375,1}
tensor @r0.in.y : f32[3, 4] = {0.875,-1.1875,-3.125,-0.46875,1.71875,0.59375,2.28125,-1.5625,-0.8125,-2.25,-2.3125,-2.375}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %logical_and_ = aten.logical_and_.default(self=%clone, other=%y) : f32[3, 4]
  return %logical_and_ as "logical_and_"
}

fxge 1
model "logical_or_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.25,-2.3125,-0.40625,-1.65625,1.8125,-2.71875,0.3125,-2.71875,-1.78125,-0.65625,2.5625,1.625}
tensor @r0.in.y : f32[3, 4] = {1.625,2.28125,0.875,-2.28125,0.34375,2.3125,3.125,-1.96875,-1.9375,0.8125,-0.78125,1.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %logical_or_ = aten.logical_or_.default(self=%clone, other=%y) : f32[3, 4]
  return %logical_or_ as "logical_or_"
}

fxge 1
model "remainder_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.3125,1.28125,2.78125,0.84375,0.8125,-0.4375,-1.40625,-0.625,2.40625,0.375,-1.53125,-1.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.6875,1.28125,2.78125,0.84375,0.8125,2.5625,1.59375,2.375,2.40625,0.375,1.46875,1.6875}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %remainder_ = aten.remainder_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %remainder_ as "remainder_"
}

fxge 1
model "remainder_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.25,0.875,0,-1.96875,-2.03125,2.59375,0.40625,2.0625,0.84375,2.96875,-0.53125,-2.8125}
tensor @r0.in.y : f32[3, 4] = {2.8125,2.75,2.0625,1.6875,1.5,0.625,1.78125,2.625,2.5625,2.28125,1.375,0.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.25,0.875,0,1.40625,0.96875,0.09375,0.40625,2.0625,0.84375,0.6875,0.84375,0.8125}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %remainder_ = aten.remainder_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %remainder_ as "remainder_"
}

fxge 1
model "floor_divide_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.71875,1.75,1.0625,-2.125,-2.90625,-0.96875,2.5,1.59375,-2.21875,2.59375,-0.03125,-2.75}
tensor @r0.in.y : f32[3, 4] = {0.75,2.3125,0.8125,2.71875,1.875,2.59375,2.71875,0.03125,2.5,1.875,3,0.375}
tensor @r0.want.0.f32 : f64[3, 4] = {-3,0,1,-1,-2,-1,0,51,-1,1,-1,-8}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %floor_divide_ = aten.floor_divide_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %floor_divide_ as "floor_divide_"
}

fxge 1
model "addcmul_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.4375,0.90625,-1.875,-0.75,-1.75,1.78125,-1.59375,-2.3125,2.96875,-1.96875,-1.21875,-0.15625}
tensor @r0.in.y : f32[3, 4] = {1.6875,2.59375,0.40625,-0.0625,0.96875,1.71875,0.3125,2.21875,0.75,0.625,-1.9375,0.9375}
tensor @r0.in.z : f32[4] = {2.875,0.78125,0.9375,0.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {7.289062,2.932617,-1.494141,-0.8007812,1.035156,3.124023,-1.300781,-0.5097656,5.125,-1.480469,-3.035156,0.6054688}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %addcmul_ = aten.addcmul_.default(self=%clone, tensor1=%y, tensor2=%z) : f32[3, 4]
  return %addcmul_ as "addcmul_"
}

fxge 1
model "addcdiv_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.65625,-0.75,0.3125,-0.34375,1.3125,0.75,-1.9375,-1.78125,0.3125,-2.0625,2.34375,3.03125}
tensor @r0.in.y : f32[3, 4] = {2.90625,-2.5,-2.3125,2.53125,2.46875,0.71875,-2.5625,-2.125,0.78125,-2.71875,0.53125,2}
tensor @r0.in.z : f32[4] = {1.4375,2.65625,2.75,1.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {4.677989,-1.691176,-0.5284091,1.128977,3.029891,1.020588,-2.869318,-3.017614,0.8559783,-3.086029,2.536932,4.194886}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %addcdiv_ = aten.addcdiv_.default(self=%clone, tensor1=%y, tensor2=%z) : f32[3, 4]
  return %addcdiv_ as "addcdiv_"
}

fxge 1
model "lerp_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.03125,-3.0625,2.03125,1.875,1,2.9375,0.5625,2.0625,-1.125,0.6875,-1.625,3.03125}
tensor @r0.in.y : f32[4] = {3,-0.15625,-0.5625,-0.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0234375,-2.335938,1.382812,1.226562,1.5,2.164062,0.28125,1.367188,-0.09375,0.4765625,-1.359375,2.09375}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %lerp_ = aten.lerp_.Scalar(self=%clone, end=%y, weight=0.25) : f32[3, 4]
  return %lerp_ as "lerp_"
}

fxge 1
model "gcd_.in_place.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,-3,-5,5,-5,-1,3,6,-7,3,1,-1}
tensor @r0.in.y : i64[4] = {-7,6,-2,3}
tensor @r0.want.0.i64 : i64[3, 4] = {1,3,1,1,1,1,1,3,7,3,1,1}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %clone = aten.clone.default(self=%x) : i64[3, 4]
  %gcd_ = aten.gcd_.default(self=%clone, other=%y) : i64[3, 4]
  return %gcd_ as "gcd_"
}

fxge 1
model "lcm_.in_place.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,4,-4,7,-2,2,-2,0,0,0,3,-1}
tensor @r0.in.y : i64[4] = {7,-3,1,-5}
tensor @r0.want.0.i64 : i64[3, 4] = {28,12,4,35,14,6,2,0,0,0,3,5}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4]) {
  %clone = aten.clone.default(self=%x) : i64[3, 4]
  %lcm_ = aten.lcm_.default(self=%clone, other=%y) : i64[3, 4]
  return %lcm_ as "lcm_"
}

fxge 1
model "heaviside_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.40625,-2.46875,-2.3125,3.0625,1.625,1.25,-2.65625,1.09375,2.375,-1,-0.625,-2.59375}
tensor @r0.in.y : f32[4] = {1.625,-0.3125,0.34375,-0.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,1,1,1,0,1,1,0,0,0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %heaviside_ = aten.heaviside_.default(self=%clone, values=%y) : f32[3, 4]
  return %heaviside_ as "heaviside_"
}

fxge 1
model "ldexp_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.25,2.0625,-2.4375,-2.625,-1.65625,0.15625,-0.71875,-3.0625,2.5625,2.5625,0.78125,-0.40625}
tensor @r0.in.y : i64[4] = {1,0,0,4}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5,2.0625,-2.4375,-42,-3.3125,0.15625,-0.71875,-49,5.125,2.5625,0.78125,-6.5}
graph "main"(
    %x : f32[3, 4],
    %y : i64[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %ldexp_ = aten.ldexp_.default(self=%clone, other=%y) : f32[3, 4]
  return %ldexp_ as "ldexp_"
}

fxge 1
model "__iand__.Tensor.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,3,7,-7,0,-3,1,4,2,4,-2,-4}
tensor @r0.in.y : i32[3, 4] = {-3,-4,-2,2,-4,-3,-6,0,-5,0,1,0}
tensor @r0.want.0.i32 : i32[3, 4] = {1,0,6,0,0,-3,0,0,2,0,0,0}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %iand = aten.__iand__.Tensor(self=%clone, other=%y) : i32[3, 4]
  return %iand as "iand"
}

fxge 1
model "__iand__.Scalar.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-6,-6,7,3,1,-5,2,0,-4,-7,6,-1}
tensor @r0.want.0.i32 : i32[3, 4] = {2,2,3,3,1,3,2,0,0,1,2,3}
graph "main"(
    %x : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %iand = aten.__iand__.Scalar(self=%clone, other=3) : i32[3, 4]
  return %iand as "iand"
}

fxge 1
model "__ior__.Tensor.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,-7,-4,7,-4,-6,6,-4,-4,5,3,5}
tensor @r0.in.y : i32[3, 4] = {7,-2,-2,-2,-4,7,3,3,1,-2,-6,-5}
tensor @r0.want.0.i32 : i32[3, 4] = {7,-1,-2,-1,-4,-1,7,-1,-3,-1,-5,-1}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %ior = aten.__ior__.Tensor(self=%clone, other=%y) : i32[3, 4]
  return %ior as "ior"
}

fxge 1
model "__ior__.Scalar.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,-7,-6,5,7,-2,7,-4,4,-1,0,-6}
tensor @r0.want.0.i32 : i32[3, 4] = {3,-5,-5,7,7,-1,7,-1,7,-1,3,-5}
graph "main"(
    %x : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %ior = aten.__ior__.Scalar(self=%clone, other=3) : i32[3, 4]
  return %ior as "ior"
}

fxge 1
model "__ixor__.Tensor.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-7,5,-3,-5,-5,0,3,1,3,0,6,6}
tensor @r0.in.y : i32[3, 4] = {7,1,5,-4,7,3,-4,7,4,1,2,-3}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,4,-8,7,-4,3,-1,6,7,1,4,-5}
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %ixor = aten.__ixor__.Tensor(self=%clone, other=%y) : i32[3, 4]
  return %ixor as "ixor"
}

fxge 1
model "__ixor__.Scalar.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-7,7,5,-7,-4,-7,-7,7,-1,5,5,-6}
tensor @r0.want.0.i32 : i32[3, 4] = {-6,4,6,-6,-1,-6,-6,4,-4,6,6,-7}
graph "main"(
    %x : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %ixor = aten.__ixor__.Scalar(self=%clone, other=3) : i32[3, 4]
  return %ixor as "ixor"
}

fxge 1
model "__ilshift__.Tensor.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,-7,-1,0,-3,-3,7,4,-5,1,6,4}
tensor @r0.in.y : i32[4] = {4,1,3,1}
tensor @r0.want.0.i32 : i32[3, 4] = {-16,-14,-8,0,-48,-6,56,8,-80,2,48,8}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %ilshift = aten.__ilshift__.Tensor(self=%clone, other=%y) : i32[3, 4]
  return %ilshift as "ilshift"
}

fxge 1
model "__ilshift__.Scalar.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,4,2,2,1,3,6,2,5,7,-2,-1}
tensor @r0.want.0.i32 : i32[3, 4] = {12,16,8,8,4,12,24,8,20,28,-8,-4}
graph "main"(
    %x : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %ilshift = aten.__ilshift__.Scalar(self=%clone, other=2) : i32[3, 4]
  return %ilshift as "ilshift"
}

fxge 1
model "__irshift__.Tensor.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,-5,5,2,3,4,4,7,7,1,-2,7}
tensor @r0.in.y : i32[4] = {3,4,4,1}
tensor @r0.want.0.i32 : i32[3, 4] = {0,-1,0,1,0,0,0,3,0,0,-1,3}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %irshift = aten.__irshift__.Tensor(self=%clone, other=%y) : i32[3, 4]
  return %irshift as "irshift"
}

fxge 1
model "__irshift__.Scalar.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,-6,3,0,2,-5,7,-5,-7,-7,1,0}
tensor @r0.want.0.i32 : i32[3, 4] = {-1,-2,0,0,0,-2,1,-2,-2,-2,0,0}
graph "main"(
    %x : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %irshift = aten.__irshift__.Scalar(self=%clone, other=2) : i32[3, 4]
  return %irshift as "irshift"
}

fxge 1
model "atan2_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.78125,-2.875,1.375,0.6875,1,-1.6875,0.5625,-1.625,2.9375,1.0625,0.375,-0.34375}
tensor @r0.in.y : f32[3, 4] = {2.8125,2.9375,1.40625,0.78125,-2.71875,0.5,-2.9375,-1.875,1.375,1.84375,1.90625,-0.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.7798116,-0.7746459,0.7741627,0.7216549,2.789135,-1.282741,2.952394,-2.427502,1.133005,0.5227891,0.194241,-2.567288}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %atan2_ = aten.atan2_.default(self=%clone, other=%y) : f32[3, 4]
  return %atan2_ as "atan2_"
}

fxge 1
model "bitwise_and_.Scalar.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2,-5,-2,-4,2,-7,-4,7,7,-5,6,4}
tensor @r0.want.0.i32 : i32[3, 4] = {2,3,2,0,2,1,0,3,3,3,2,0}
graph "main"(
    %x : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %bitwise_and_ = aten.bitwise_and_.Scalar(self=%clone, other=3) : i32[3, 4]
  return %bitwise_and_ as "bitwise_and_"
}

fxge 1
model "bitwise_left_shift_.Tensor_Scalar.in_place.f32" stage "import"
tensor @r0.in.x : i8[3] = {-5,9,1}
tensor @r0.want.0.i8 : i8[3] = {0,0,0}
graph "main"(
    %x : i8[3]) {
  %clone = aten.clone.default(self=%x) : i8[3]
  %bitwise_left_shift_ = aten.bitwise_left_shift_.Tensor_Scalar(self=%clone, other=-5) : i8[3]
  return %bitwise_left_shift_ as "bitwise_left_shift_"
}

fxge 1
model "bitwise_or_.Scalar.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,-1,-3,-2,2,4,-5,0,-4,6,-7,5}
tensor @r0.want.0.i32 : i32[3, 4] = {3,-1,-1,-1,3,7,-5,3,-1,7,-5,7}
graph "main"(
    %x : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %bitwise_or_ = aten.bitwise_or_.Scalar(self=%clone, other=3) : i32[3, 4]
  return %bitwise_or_ as "bitwise_or_"
}

fxge 1
model "bitwise_right_shift_.Tensor_Scalar.in_place.f32" stage "import"
tensor @r0.in.x : i8[3] = {-5,9,1}
tensor @r0.want.0.i8 : i8[3] = {-1,0,0}
graph "main"(
    %x : i8[3]) {
  %clone = aten.clone.default(self=%x) : i8[3]
  %bitwise_right_shift_ = aten.bitwise_right_shift_.Tensor_Scalar(self=%clone, other=-5) : i8[3]
  return %bitwise_right_shift_ as "bitwise_right_shift_"
}

fxge 1
model "bitwise_xor_.Scalar.in_place.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,-5,4,-1,0,-1,3,-6,-2,-2,-1,5}
tensor @r0.want.0.i32 : i32[3, 4] = {1,-8,7,-4,3,-4,0,-7,-3,-3,-4,6}
graph "main"(
    %x : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %bitwise_xor_ = aten.bitwise_xor_.Scalar(self=%clone, other=3) : i32[3, 4]
  return %bitwise_xor_ as "bitwise_xor_"
}

fxge 1
model "copysign_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5,-1.53125,1.375,-0.65625,2.65625,2.65625,1.75,-0.96875,0.5,1.46875,-1.75,-0.625}
tensor @r0.in.y : f32[4] = {-0.5,0.8125,-2.53125,-2.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5,1.53125,-1.375,-0.65625,-2.65625,2.65625,-1.75,-0.96875,-0.5,1.46875,-1.75,-0.625}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %copysign_ = aten.copysign_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %copysign_ as "copysign_"
}

fxge 1
model "copysign_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.75,1.4375,-0.40625,2.84375,1.3125,0.875,1.59375,1.90625,2.59375,-1.3125,0.0625,1.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.75,-1.4375,-0.40625,-2.84375,-1.3125,-0.875,-1.59375,-1.90625,-2.59375,-1.3125,-0.0625,-1.09375}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %copysign_ = aten.copysign_.Scalar(self=%clone, other=-2.0) : f32[3, 4]
  return %copysign_ as "copysign_"
}

fxge 1
model "div_.Scalar_mode.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.0625,-1.71875,-0.90625,0.6875,-1.15625,1.71875,-0.71875,-0.53125,-0.65625,-2.4375,-3.09375,2.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,-1,-1,0,-1,0,-1,-1,-1,-1,-2,0}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %div_ = aten.div_.Scalar_mode(self=%clone, other=3, rounding_mode="floor") : f32[3, 4]
  return %div_ as "div_"
}

fxge 1
model "divide_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.75,1.0625,3,2.75,-1.15625,-1.59375,-0.53125,-0.75,-1.875,-0.9375,-0.8125,1.5625}
tensor @r0.in.y : f32[3, 4] = {2.6875,1.90625,2.03125,1.96875,1.25,2.125,2.125,1.8125,1.15625,0.84375,0.78125,1.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6511628,0.557377,1.476923,1.396825,-0.925,-0.75,-0.25,-0.4137931,-1.621622,-1.111111,-1.04,1.162791}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %divide_ = aten.divide_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %divide_ as "divide_"
}

fxge 1
model "floor_divide_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.59375,-1.65625,0.90625,-0.59375,-2.5,-2.59375,1.625,-1.4375,1.375,-0.96875,2.125,-1.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {0,-1,0,-1,-1,-1,0,-1,0,-1,0,-1}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %floor_divide_ = aten.floor_divide_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %floor_divide_ as "floor_divide_"
}

fxge 1
model "fmod_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.96875,0.25,0.8125,-1.25,2.4375,-1.15625,2.71875,3.09375,-1.15625,-2.34375,-0.46875,-2.59375}
tensor @r0.in.y : f32[3, 4] = {2.96875,1.96875,2.46875,2.28125,0.75,0.40625,1.84375,2.71875,2.40625,0.15625,2.9375,1.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.96875,0.25,0.8125,-1.25,0.1875,-0.34375,0.875,0.375,-1.15625,-0.0,-0.46875,-0.875}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %fmod_ = aten.fmod_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %fmod_ as "fmod_"
}

fxge 1
model "fmod_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.78125,0.5625,2.03125,0.75,2.21875,-1.875,0.03125,-2.65625,0.375,-2.59375,1.125,1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.78125,0.5625,2.03125,0.75,2.21875,-1.875,0.03125,-2.65625,0.375,-2.59375,1.125,1.21875}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %fmod_ = aten.fmod_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %fmod_ as "fmod_"
}

fxge 1
model "hypot_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.875,-2,-0.375,-1.59375,0.96875,2.15625,-1.21875,1.46875,2.21875,-0.8125,-2.59375,-2.46875}
tensor @r0.in.y : bf16[4] = {2.65625,0.65625,1.5,2.59375}
tensor @r0.want.0.f32 : f64[3, 4] = {3.914242,2.104914,1.546165,3.04427,2.827391,2.253903,1.932706,2.980732,3.460999,1.044423,2.996254,3.580819}
graph "main"(
    %x : f32[3, 4],
    %y : bf16[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %hypot_ = aten.hypot_.default(self=%clone, other=%y) : f32[3, 4]
  return %hypot_ as "hypot_"
}

fxge 1
model "lerp_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.34375,1.09375,0.125,-2.8125,2.5,-0.65625,1.8125,-2.40625,-2.84375,-0.15625,-2.8125,-1.03125}
tensor @r0.in.y : f32[4] = {0.4375,0.71875,-3.09375,2.5625}
tensor @r0.in.z : f32[3, 4] = {1.53125,-0.65625,-0.375,-0.5,-0.40625,1.53125,-1.6875,-1.15625,-1.1875,-0.03125,-1.5625,-0.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.383789,1.339844,1.332031,-5.5,3.337891,1.449219,10.0918,-8.151367,-6.740234,-0.1835938,-2.373047,-4.288086}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %lerp_ = aten.lerp_.Tensor(self=%clone, end=%y, weight=%z) : f32[3, 4]
  return %lerp_ as "lerp_"
}

fxge 1
model "logical_xor_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.21875,-1.6875,-0.375,0.5625,2.5625,0.5625,-2.71875,2.84375,0.71875,2.5625,2,-0.59375}
tensor @r0.in.y : f32[3, 4] = {0.78125,-0.8125,-0.9375,-2.03125,1.28125,-2.40625,2.125,2.96875,0.71875,0.4375,2.21875,2}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %logical_xor_ = aten.logical_xor_.default(self=%clone, other=%y) : f32[3, 4]
  return %logical_xor_ as "logical_xor_"
}

fxge 1
model "multiply_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.84375,-0.28125,2.53125,-0.3125,0.34375,-0.34375,-2.96875,1.28125,0.5,-0.5625,1.96875,-3.09375}
tensor @r0.in.y : f32[4] = {-1.03125,-3.0625,1.125,-1.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.901367,0.8613281,2.847656,0.3320312,-0.3544922,1.052734,-3.339844,-1.361328,-0.515625,1.722656,2.214844,3.287109}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %multiply_ = aten.multiply_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %multiply_ as "multiply_"
}

fxge 1
model "subtract_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.53125,2.28125,-1.0625,-2.46875,0.40625,1.5625,2.6875,-1.71875,-3.0625,2.34375,0.71875,-0.21875}
tensor @r0.in.y : f32[4] = {2.90625,-1.71875,-0.75,-2.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.375,4,-0.3125,-0.1875,-2.5,3.28125,3.4375,0.5625,-5.96875,4.0625,1.46875,2.0625}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %subtract_ = aten.subtract_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %subtract_ as "subtract_"
}

fxge 1
model "true_divide_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.75,-2.5625,-2.875,1.6875,-0.53125,0.71875,-0.59375,-2.84375,-3.03125,0.78125,2.34375,2.40625}
tensor @r0.in.y : f32[3, 4] = {2.0625,2.15625,2.375,2.15625,2.71875,0.9375,2.34375,3.125,1.78125,0.09375,1.90625,0.125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.8484848,-1.188406,-1.210526,0.7826087,-0.1954023,0.7666667,-0.2533333,-0.91,-1.701754,8.333333,1.229508,19.25}
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %true_divide_ = aten.true_divide_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %true_divide_ as "true_divide_"
}

fxge 1
model "xlogy_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.406,-2.938,-1.281,1.9375,-1.219,1.5,-0.4375,-2.562,-2.312,-1.531,2.219,2.625}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.f16 : f64[3, 4] = {-0.0,-0.0,-0.0,0,-0.0,0,-0.0,-0.0,-0.0,-0.0,0,0}
graph "main"(
    %x : f16[3, 4],
    %y : bool[4]) {
  %clone = aten.clone.default(self=%x) : f16[3, 4]
  %xlogy_ = aten.xlogy_.Tensor(self=%clone, other=%y) : f16[3, 4]
  return %xlogy_ as "xlogy_"
}
