fxge 1
model "embedding.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {-0.59375,-2.8125,-1.8125,1.40625,2.875,1.78125,-0.78125,-2.5,-0.28125,-2.28125,0.96875,1.03125,-1.625,-1.40625,-1.4375,1.90625,1.1875,-0.53125,1.09375,3.0625,0.28125,1.25,3.03125,1.03125}
tensor @r0.in.y : i64[3, 2] = {4,4,0,2,3,2}
tensor @r0.want.0.f32 : f64[3, 2, 4] = {1.1875,-0.53125,1.09375,3.0625,1.1875,-0.53125,1.09375,3.0625,-0.59375,-2.8125,-1.8125,1.40625,-0.28125,-2.28125,0.96875,1.03125,-1.625,-1.40625,-1.4375,1.90625,-0.28125,-2.28125,0.96875,1.03125}
tensor @r1.in.x : f32[6, 6] = {-0.59375,-2.8125,-1.8125,1.40625,2.875,1.78125,-0.78125,-2.5,-0.28125,-2.28125,0.96875,1.03125,-1.625,-1.40625,-1.4375,1.90625,1.1875,-0.53125,1.09375,3.0625,0.28125,1.25,3.03125,1.03125,1.78125,2.625,1.46875,-0.8125,-0.5,0.125,-0.25,-0.5,1.875,1.875,3.03125,1.3125}
tensor @r1.in.y : i64[4, 2] = {5,2,3,0,4,3,0,2}
tensor @r1.want.0.f32 : f64[4, 2, 6] = {-0.25,-0.5,1.875,1.875,3.03125,1.3125,-1.625,-1.40625,-1.4375,1.90625,1.1875,-0.53125,1.09375,3.0625,0.28125,1.25,3.03125,1.03125,-0.59375,-2.8125,-1.8125,1.40625,2.875,1.78125,1.78125,2.625,1.46875,-0.8125,-0.5,0.125,1.09375,3.0625,0.28125,1.25,3.03125,1.03125,-0.59375,-2.8125,-1.8125,1.40625,2.875,1.78125,-1.625,-1.40625,-1.4375,1.90625,1.1875,-0.53125}
graph "main"(
    %x : f32[6, s27],
    %y : i64[s17, 2]) {
  %embedding = aten.embedding.default(weight=%x, indices=%y) : f32[s17, 2, s27]
  return %embedding as "embedding"
}

fxge 1
model "embedding.plain.bf16" stage "import"
tensor @r0.in.x : bf16[6, 4] = {-1.78125,2.15625,2.5,0.15625,0.875,-0.75,2.1875,-1.875,-2.4375,-2.75,0.5,-1.40625,-0.21875,0.5625,2.96875,0.46875,1.6875,-1.78125,-2.96875,2.40625,2.71875,0.3125,-2.46875,0.65625}
tensor @r0.in.y : i64[3, 2] = {3,0,5,3,0,2}
tensor @r0.want.0.bf16 : f64[3, 2, 4] = {-0.21875,0.5625,2.9688,0.46875,-1.7812,2.1562,2.5,0.15625,2.7188,0.3125,-2.4688,0.65625,-0.21875,0.5625,2.9688,0.46875,-1.7812,2.1562,2.5,0.15625,-2.4375,-2.75,0.5,-1.4062}
graph "main"(
    %x : bf16[6, 4],
    %y : i64[3, 2]) {
  %embedding = aten.embedding.default(weight=%x, indices=%y) : bf16[3, 2, 4]
  return %embedding as "embedding"
}

fxge 1
model "embedding.plain.f16" stage "import"
tensor @r0.in.x : f16[6, 4] = {-1.4375,-1.219,1,0.8438,-1.0625,1.094,-2.594,-0.75,1.219,-1,1.906,1.594,-1.906,2.438,0.875,-1.281,0.9688,-1.656,-0.375,-0.1562,1,2.938,-3.031,1.875}
tensor @r0.in.y : i64[3, 2] = {1,3,1,3,0,0}
tensor @r0.want.0.f16 : f64[3, 2, 4] = {-1.0625,1.0938,-2.5938,-0.75,-1.9062,2.4375,0.875,-1.2812,-1.0625,1.0938,-2.5938,-0.75,-1.9062,2.4375,0.875,-1.2812,-1.4375,-1.2188,1,0.84375,-1.4375,-1.2188,1,0.84375}
graph "main"(
    %x : f16[6, 4],
    %y : i64[3, 2]) {
  %embedding = aten.embedding.default(weight=%x, indices=%y) : f16[3, 2, 4]
  return %embedding as "embedding"
}

fxge 1
model "embedding.i32.f32" stage "import"
tensor @r0.in.x : f32[6, 4] = {0.8125,0.40625,-2.6875,1.71875,-1.15625,3.0625,-0.5625,-1.125,-1.5625,0.21875,1.1875,-3.0625,0.375,0.65625,-0.25,-3,-0.28125,-3.09375,-1.78125,1.15625,2.5625,1.15625,1.03125,0.8125}
tensor @r0.in.y : i32[3] = {2,1,0}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.5625,0.21875,1.1875,-3.0625,-1.15625,3.0625,-0.5625,-1.125,0.8125,0.40625,-2.6875,1.71875}
graph "main"(
    %x : f32[6, 4],
    %y : i32[3]) {
  %embedding = aten.embedding.default(weight=%x, indices=%y) : f32[3, 4]
  return %embedding as "embedding"
}

fxge 1
model "index_select.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.40625,-0.375,-1.46875,-1.21875,3,-2.0625,1.21875,0.9375,-1.5,-2.625,-0.21875,1}
tensor @r0.in.y : i64[5] = {2,2,2,2,0}
tensor @r0.want.0.f32 : f64[5, 4] = {-1.5,-2.625,-0.21875,1,-1.5,-2.625,-0.21875,1,-1.5,-2.625,-0.21875,1,-1.5,-2.625,-0.21875,1,1.40625,-0.375,-1.46875,-1.21875}
tensor @r1.in.x : f32[4, 6] = {1.40625,-0.375,-1.46875,-1.21875,3,-2.0625,1.21875,0.9375,-1.5,-2.625,-0.21875,1,-2.03125,1.25,-2.96875,-0.34375,-3.125,1,-0.15625,1.25,0.9375,0.125,-2.375,-2.4375}
tensor @r1.in.y : i64[5] = {2,2,0,0,0}
tensor @r1.want.0.f32 : f64[5, 6] = {-2.03125,1.25,-2.96875,-0.34375,-3.125,1,-2.03125,1.25,-2.96875,-0.34375,-3.125,1,1.40625,-0.375,-1.46875,-1.21875,3,-2.0625,1.40625,-0.375,-1.46875,-1.21875,3,-2.0625,1.40625,-0.375,-1.46875,-1.21875,3,-2.0625}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[5]) {
  %index_select = aten.index_select.default(self=%x, dim=0, index=%y) : f32[5, s27]
  return %index_select as "index_select"
}

fxge 1
model "index_select.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.09375,-1.9375,-0.375,0.5625,0.125,1.125,-0.96875,-3,-1.03125,0.71875,2.5625,-3.0625}
tensor @r0.in.y : i64[5] = {1,1,1,1,2}
tensor @r0.want.0.bf16 : f64[5, 4] = {0.125,1.125,-0.96875,-3,0.125,1.125,-0.96875,-3,0.125,1.125,-0.96875,-3,0.125,1.125,-0.96875,-3,-1.0312,0.71875,2.5625,-3.0625}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[5]) {
  %index_select = aten.index_select.default(self=%x, dim=0, index=%y) : bf16[5, 4]
  return %index_select as "index_select"
}

fxge 1
model "index_select.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.469,-1.469,-1.6875,-0.4688,2.188,-2.875,-0.625,0.7812,0.6875,2.094,1.3125,2.125}
tensor @r0.in.y : i64[5] = {2,1,2,1,1}
tensor @r0.want.0.f16 : f64[5, 4] = {0.6875,2.0938,1.3125,2.125,2.1875,-2.875,-0.625,0.78125,0.6875,2.0938,1.3125,2.125,2.1875,-2.875,-0.625,0.78125,2.1875,-2.875,-0.625,0.78125}
graph "main"(
    %x : f16[3, 4],
    %y : i64[5]) {
  %index_select = aten.index_select.default(self=%x, dim=0, index=%y) : f16[5, 4]
  return %index_select as "index_select"
}

fxge 1
model "index_select.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,5,-6,0,0,-7,-7,-1,-6,-1,-6,7}
tensor @r0.in.y : i64[5] = {0,1,1,1,2}
tensor @r0.want.0.i32 : i32[5, 4] = {4,5,-6,0,0,-7,-7,-1,0,-7,-7,-1,0,-7,-7,-1,-6,-1,-6,7}
graph "main"(
    %x : i32[3, 4],
    %y : i64[5]) {
  %index_select = aten.index_select.default(self=%x, dim=0, index=%y) : i32[5, 4]
  return %index_select as "index_select"
}

fxge 1
model "index_select.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,0,0,-5,-6,0,2,-7,7,7,2,-3}
tensor @r0.in.y : i64[5] = {1,0,1,2,1}
tensor @r0.want.0.i64 : i64[5, 4] = {-6,0,2,-7,7,0,0,-5,-6,0,2,-7,7,7,2,-3,-6,0,2,-7}
graph "main"(
    %x : i64[3, 4],
    %y : i64[5]) {
  %index_select = aten.index_select.default(self=%x, dim=0, index=%y) : i64[5, 4]
  return %index_select as "index_select"
}

fxge 1
model "index_select.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,1,3,0,0,2,5,6,5,6,4,7}
tensor @r0.in.y : i64[5] = {2,0,1,0,2}
tensor @r0.want.0.u8 : u8[5, 4] = {5,6,4,7,2,1,3,0,0,2,5,6,2,1,3,0,5,6,4,7}
graph "main"(
    %x : u8[3, 4],
    %y : i64[5]) {
  %index_select = aten.index_select.default(self=%x, dim=0, index=%y) : u8[5, 4]
  return %index_select as "index_select"
}

fxge 1
model "index_select.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,false,false,true,true,false,true,false,false,false}
tensor @r0.in.y : i64[5] = {0,2,1,0,2}
tensor @r0.want.0.bool : bool[5, 4] = {false,true,false,false,true,false,false,false,false,true,true,false,false,true,false,false,true,false,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : i64[5]) {
  %index_select = aten.index_select.default(self=%x, dim=0, index=%y) : bool[5, 4]
  return %index_select as "index_select"
}

fxge 1
model "index_select.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.03125,-2.1875,-1.0625,0.25,0.25,-1.625,1.25,-1.875,-1.5625,-2.03125,-1.15625,0.03125}
tensor @r0.in.y : i32[2] = {1,3}
tensor @r0.want.0.f32 : f64[3, 2] = {-2.1875,0.25,-1.625,-1.875,-2.03125,0.03125}
graph "main"(
    %x : f32[3, 4],
    %y : i32[2]) {
  %index_select = aten.index_select.default(self=%x, dim=-1, index=%y) : f32[3, 2]
  return %index_select as "index_select"
}

fxge 1
model "gather.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] <= L['x'].size()[0]" sym(s17 <= s77)
tensor @r0.in.x : f32[3, 4] = {-0.53125,-0.53125,2.1875,2.21875,-0.46875,1.5625,-0.4375,2.125,0.90625,0.09375,3,0.09375}
tensor @r0.in.y : i64[3, 2] = {0,2,3,2,0,1}
tensor @r0.want.0.f32 : f64[3, 2] = {-0.53125,2.1875,2.125,-0.4375,0.90625,0.09375}
tensor @r1.in.x : f32[4, 6] = {-0.53125,-0.53125,2.1875,2.21875,-0.46875,1.5625,-0.4375,2.125,0.90625,0.09375,3,0.09375,1.75,1.9375,-0.96875,1.0625,2.3125,0.8125,-1.40625,-0.75,0.09375,0.96875,-2.40625,0.59375}
tensor @r1.in.y : i64[4, 2] = {3,1,5,1,1,5,0,1}
tensor @r1.want.0.f32 : f64[4, 2] = {2.21875,-0.53125,0.09375,2.125,1.9375,0.8125,-1.40625,-0.75}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[s17, 2]) {
  %gather = aten.gather.default(self=%x, dim=1, index=%y) : f32[s17, 2]
  return %gather as "gather"
}

fxge 1
model "gather.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.28125,-0.09375,1.6875,-0.4375,0.4375,-0.4375,-2.875,-0.71875,0.1875,-0.34375,-0.1875,-0.0625}
tensor @r0.in.y : i64[3, 2] = {0,3,1,0,1,0}
tensor @r0.want.0.bf16 : f64[3, 2] = {2.2812,-0.4375,-0.4375,0.4375,-0.34375,0.1875}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[3, 2]) {
  %gather = aten.gather.default(self=%x, dim=1, index=%y) : bf16[3, 2]
  return %gather as "gather"
}

fxge 1
model "gather.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-2.25,-2.438,-0.75,-3.031,2.844,2.125,-2.781,2.969,0.4688,1.469,-2.594,3.094}
tensor @r0.in.y : i64[3, 2] = {1,2,1,0,3,0}
tensor @r0.want.0.f16 : f64[3, 2] = {-2.4375,-0.75,2.125,2.8438,3.0938,0.46875}
graph "main"(
    %x : f16[3, 4],
    %y : i64[3, 2]) {
  %gather = aten.gather.default(self=%x, dim=1, index=%y) : f16[3, 2]
  return %gather as "gather"
}

fxge 1
model "gather.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,5,-7,-4,0,-7,-5,-5,-2,3,-1,5}
tensor @r0.in.y : i64[3, 2] = {0,2,3,3,0,1}
tensor @r0.want.0.i32 : i32[3, 2] = {5,-7,-5,-5,-2,3}
graph "main"(
    %x : i32[3, 4],
    %y : i64[3, 2]) {
  %gather = aten.gather.default(self=%x, dim=1, index=%y) : i32[3, 2]
  return %gather as "gather"
}

fxge 1
model "gather.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,-1,1,-7,-3,0,7,-2,4,-3,5,0}
tensor @r0.in.y : i64[3, 2] = {3,1,3,2,1,1}
tensor @r0.want.0.i64 : i64[3, 2] = {-7,-1,-2,7,-3,-3}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 2]) {
  %gather = aten.gather.default(self=%x, dim=1, index=%y) : i64[3, 2]
  return %gather as "gather"
}

fxge 1
model "gather.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,6,0,5,2,6,2,3,3,6,3,4}
tensor @r0.in.y : i64[3, 2] = {0,3,1,2,3,3}
tensor @r0.want.0.u8 : u8[3, 2] = {4,5,6,2,4,4}
graph "main"(
    %x : u8[3, 4],
    %y : i64[3, 2]) {
  %gather = aten.gather.default(self=%x, dim=1, index=%y) : u8[3, 2]
  return %gather as "gather"
}

fxge 1
model "gather.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,false,false,true,false,false,true,true,true}
tensor @r0.in.y : i64[3, 2] = {2,0,1,0,2,1}
tensor @r0.want.0.bool : bool[3, 2] = {true,false,false,false,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : i64[3, 2]) {
  %gather = aten.gather.default(self=%x, dim=1, index=%y) : bool[3, 2]
  return %gather as "gather"
}

fxge 1
model "gather.smaller.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.5,1.5,-2.1875,0.96875,0.6875,-1.125,1.125,-2.0625,2.6875,-0.25,2.40625,-2.53125}
tensor @r0.in.y : i64[2, 3] = {1,2,0,1,0,2}
tensor @r0.want.0.f32 : f64[2, 3] = {0.6875,-0.25,-2.1875,0.6875,1.5,2.40625}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2, 3]) {
  %gather = aten.gather.default(self=%x, dim=0, index=%y) : f32[2, 3]
  return %gather as "gather"
}

fxge 1
model "index.Tensor.first.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.53125,-0.03125,-2.1875,0.59375,-1.75,-2.53125,2.28125,-0.71875,2.9375,0.5,1.5625,2.78125}
tensor @r0.in.y : i64[5] = {0,1,1,1,2}
tensor @r0.want.0.f32 : f64[5, 4] = {0.53125,-0.03125,-2.1875,0.59375,-1.75,-2.53125,2.28125,-0.71875,-1.75,-2.53125,2.28125,-0.71875,-1.75,-2.53125,2.28125,-0.71875,2.9375,0.5,1.5625,2.78125}
tensor @r1.in.x : f32[4, 6] = {0.53125,-0.03125,-2.1875,0.59375,-1.75,-2.53125,2.28125,-0.71875,2.9375,0.5,1.5625,2.78125,0.15625,0.1875,-1.59375,-3,-2.5,-2.375,-2.3125,3.03125,-2.4375,-2.40625,-0.375,-1.0625}
tensor @r1.in.y : i64[5] = {1,1,0,2,0}
tensor @r1.want.0.f32 : f64[5, 6] = {2.28125,-0.71875,2.9375,0.5,1.5625,2.78125,2.28125,-0.71875,2.9375,0.5,1.5625,2.78125,0.53125,-0.03125,-2.1875,0.59375,-1.75,-2.53125,0.15625,0.1875,-1.59375,-3,-2.5,-2.375,0.53125,-0.03125,-2.1875,0.59375,-1.75,-2.53125}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[5]) {
  %index = aten.index.Tensor(self=%x, indices=[%y]) : f32[5, s27]
  return %index as "index"
}

fxge 1
model "index.Tensor.first.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.625,-1.125,0.75,-2.5,2.53125,-1.4375,1.84375,2.625,2.3125,0.15625,2.09375,0.84375}
tensor @r0.in.y : i64[5] = {1,0,0,1,0}
tensor @r0.want.0.bf16 : f64[5, 4] = {2.5312,-1.4375,1.8438,2.625,-2.625,-1.125,0.75,-2.5,-2.625,-1.125,0.75,-2.5,2.5312,-1.4375,1.8438,2.625,-2.625,-1.125,0.75,-2.5}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[5]) {
  %index = aten.index.Tensor(self=%x, indices=[%y]) : bf16[5, 4]
  return %index as "index"
}

fxge 1
model "index.Tensor.first.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.3125,0.5,0.2812,1.4375,1.1875,0.6875,1.4375,0.9688,3,-2.188,2.219,-0.03125}
tensor @r0.in.y : i64[5] = {1,2,2,0,1}
tensor @r0.want.0.f16 : f64[5, 4] = {1.1875,0.6875,1.4375,0.96875,3,-2.1875,2.2188,-0.03125,3,-2.1875,2.2188,-0.03125,-1.3125,0.5,0.28125,1.4375,1.1875,0.6875,1.4375,0.96875}
graph "main"(
    %x : f16[3, 4],
    %y : i64[5]) {
  %index = aten.index.Tensor(self=%x, indices=[%y]) : f16[5, 4]
  return %index as "index"
}

fxge 1
model "index.Tensor.first.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,3,0,0,-2,-4,-2,7,2,-7,-7,-3}
tensor @r0.in.y : i64[5] = {2,2,2,0,1}
tensor @r0.want.0.i32 : i32[5, 4] = {2,-7,-7,-3,2,-7,-7,-3,2,-7,-7,-3,6,3,0,0,-2,-4,-2,7}
graph "main"(
    %x : i32[3, 4],
    %y : i64[5]) {
  %index = aten.index.Tensor(self=%x, indices=[%y]) : i32[5, 4]
  return %index as "index"
}

fxge 1
model "index.Tensor.first.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,-3,-6,-5,-7,-1,3,-4,-7,-5,0,1}
tensor @r0.in.y : i64[5] = {2,2,1,2,0}
tensor @r0.want.0.i64 : i64[5, 4] = {-7,-5,0,1,-7,-5,0,1,-7,-1,3,-4,-7,-5,0,1,-5,-3,-6,-5}
graph "main"(
    %x : i64[3, 4],
    %y : i64[5]) {
  %index = aten.index.Tensor(self=%x, indices=[%y]) : i64[5, 4]
  return %index as "index"
}

fxge 1
model "index.Tensor.first.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {5,1,1,2,7,2,6,0,6,3,6,3}
tensor @r0.in.y : i64[5] = {2,2,0,2,0}
tensor @r0.want.0.u8 : u8[5, 4] = {6,3,6,3,6,3,6,3,5,1,1,2,6,3,6,3,5,1,1,2}
graph "main"(
    %x : u8[3, 4],
    %y : i64[5]) {
  %index = aten.index.Tensor(self=%x, indices=[%y]) : u8[5, 4]
  return %index as "index"
}

fxge 1
model "index.Tensor.first.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,false,false,false,true,false,false,true,true}
tensor @r0.in.y : i64[5] = {2,0,2,0,0}
tensor @r0.want.0.bool : bool[5, 4] = {false,false,true,true,true,false,true,true,false,false,true,true,true,false,true,true,true,false,true,true}
graph "main"(
    %x : bool[3, 4],
    %y : i64[5]) {
  %index = aten.index.Tensor(self=%x, indices=[%y]) : bool[5, 4]
  return %index as "index"
}

fxge 1
model "index.Tensor.second.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.15625,-2.875,-0.71875,0.75,2.78125,-3.125,-1.34375,-0.84375,2.65625,1.03125,0.09375,0.375}
tensor @r0.in.y : i64[2] = {3,2}
tensor @r0.want.0.f32 : f64[3, 2] = {0.75,-0.71875,-0.84375,-1.34375,0.375,0.09375}
tensor @r1.in.x : f32[4, 6] = {1.15625,-2.875,-0.71875,0.75,2.78125,-3.125,-1.34375,-0.84375,2.65625,1.03125,0.09375,0.375,-0.40625,-2.46875,2.25,-2.78125,-2.25,3,-1.875,-1,-2.28125,-0.625,-2.78125,1.625}
tensor @r1.in.y : i64[2] = {3,2}
tensor @r1.want.0.f32 : f64[4, 2] = {0.75,-0.71875,1.03125,2.65625,-2.78125,2.25,-0.625,-2.28125}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[2]) {
  %index = aten.index.Tensor(self=%x, indices=[None, %y]) : f32[s77, 2]
  return %index as "index"
}

fxge 1
model "index.Tensor.second.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.9375,0.34375,-2.34375,1.34375,2.375,-1.84375,-1.625,2.6875,2.21875,0.28125,-0.84375,2.6875}
tensor @r0.in.y : i64[2] = {3,0}
tensor @r0.want.0.f32 : f64[3, 2] = {1.34375,2.9375,2.6875,2.375,2.6875,2.21875}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2]) {
  %index = aten.index.Tensor(self=%x, indices=[None, %y]) : f32[3, 2]
  return %index as "index"
}

fxge 1
model "index.Tensor.both.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.1875,-1.65625,1.875,-1.1875,-2.28125,1.65625,-1.65625,2.625,-2.09375,2.25,1.28125,3.0625}
tensor @r0.in.y : i64[2] = {1,2}
tensor @r0.in.z : i64[2] = {0,3}
tensor @r0.want.0.f32 : f64[2] = {-2.28125,3.0625}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : i64[2]) {
  %index = aten.index.Tensor(self=%x, indices=[%y, %z]) : f32[2]
  return %index as "index"
}

fxge 1
model "index.Tensor.broadcast.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.46875,1.1875,-1.0625,-1.59375,-2.34375,-0.625,2.5625,-1.84375,1.8125,-0.21875,-0.5,-1.875}
tensor @r0.in.y : i64[2, 1] = {2,2}
tensor @r0.in.z : i64[3] = {3,0,2}
tensor @r0.want.0.f32 : f64[2, 3] = {-1.875,1.8125,-0.5,-1.875,1.8125,-0.5}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2, 1],
    %z : i64[3]) {
  %index = aten.index.Tensor(self=%x, indices=[%y, %z]) : f32[2, 3]
  return %index as "index"
}

fxge 1
model "index.Tensor.apart.f32" stage "import"
tensor @r0.in.x : f32[3, 2, 4] = {1.6875,-0.5,1.4375,-0.46875,-3.09375,1.71875,2.9375,2.96875,0.46875,0.90625,1.09375,-2.78125,2.4375,0.09375,1.21875,2.6875,-1.15625,2.59375,-2.4375,-0.40625,-0.6875,-1.5625,0.78125,1.375}
tensor @r0.in.y : i64[2] = {2,0}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f32 : f64[2, 2] = {-1.15625,-0.6875,1.4375,2.9375}
graph "main"(
    %x : f32[3, 2, 4],
    %y : i64[2],
    %z : i64[2]) {
  %index = aten.index.Tensor(self=%x, indices=[%y, None, %z]) : f32[2, 2]
  return %index as "index"
}

fxge 1
model "index.Tensor.negative.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.3125,0.125,0.1875,-2.875,1.125,-1.96875,0.1875,-0.46875,-2.78125,2.59375,2.28125,-1.90625}
tensor @r0.in.y : i64[2] = {-1,-2}
tensor @r0.want.0.f32 : f64[2, 4] = {-2.78125,2.59375,2.28125,-1.90625,1.125,-1.96875,0.1875,-0.46875}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2]) {
  %index = aten.index.Tensor(self=%x, indices=[%y]) : f32[2, 4]
  return %index as "index"
}

fxge 1
model "index.Tensor.matrix.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.1875,2.5,0.8125,2.5,-2.84375,-1.9375,-0.34375,-2.5625,-2.21875,2.71875,-1.3125,0.71875}
tensor @r0.in.y : i64[2, 2] = {0,1,0,0}
tensor @r0.want.0.f32 : f64[2, 2, 4] = {-0.1875,2.5,0.8125,2.5,-2.84375,-1.9375,-0.34375,-2.5625,-0.1875,2.5,0.8125,2.5,-0.1875,2.5,0.8125,2.5}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2, 2]) {
  %index = aten.index.Tensor(self=%x, indices=[%y]) : f32[2, 2, 4]
  return %index as "index"
}

fxge 1
model "index_put.set.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.75,0.21875,-2.84375,-3.09375,-1.5625,-2.28125,1.96875,1.6875,2.875,2.28125,1.5625,0.53125}
tensor @r0.in.y : i64[2] = {0,2}
tensor @r0.in.z : f32[2, 4] = {0.28125,0.34375,-2.0625,2.6875,-1.5,-1.40625,-1.5625,1.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.28125,0.34375,-2.0625,2.6875,-1.5625,-2.28125,1.96875,1.6875,-1.5,-1.40625,-1.5625,1.6875}
tensor @r1.in.x : f32[4, 6] = {-1.75,0.21875,-2.84375,-3.09375,-1.5625,-2.28125,1.96875,1.6875,2.875,2.28125,1.5625,0.53125,0.0625,2.3125,0.28125,0.34375,-2.0625,2.6875,-1.5,-1.40625,-1.5625,1.6875,-0.53125,-2.84375}
tensor @r1.in.y : i64[2] = {0,2}
tensor @r1.in.z : f32[2, 6] = {-0.4375,1.75,2.25,-1.90625,-1.0625,1.5,0.625,-2.09375,-2.90625,2.71875,-0.28125,0.46875}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.4375,1.75,2.25,-1.90625,-1.0625,1.5,1.96875,1.6875,2.875,2.28125,1.5625,0.53125,0.625,-2.09375,-2.90625,2.71875,-0.28125,0.46875,-1.5,-1.40625,-1.5625,1.6875,-0.53125,-2.84375}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[2],
    %z : f32[2, s32]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z) : f32[s77, s27]
  return %index_put as "index_put"
}

fxge 1
model "index_put.set.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,-1,6,6,-4,1,-2,-6,-3,3,0,-7}
tensor @r0.in.y : i64[2] = {0,1}
tensor @r0.in.z : i64[2, 4] = {6,0,-7,7,-6,-3,-1,-4}
tensor @r0.want.0.i64 : i64[3, 4] = {6,0,-7,7,-6,-3,-1,-4,-3,3,0,-7}
graph "main"(
    %x : i64[3, 4],
    %y : i64[2],
    %z : i64[2, 4]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z) : i64[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.set_both.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.4375,-2.09375,-1.4375,0.25,-3.125,-0.09375,-0.3125,-2.96875,-2.4375,-0.3125,0.125,1.40625}
tensor @r0.in.y : i64[2] = {1,0}
tensor @r0.in.z : i64[2] = {3,1}
tensor @r0.in.w : f32[2] = {2.625,-0.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.4375,-0.3125,-1.4375,0.25,-3.125,-0.09375,-0.3125,2.625,-2.4375,-0.3125,0.125,1.40625}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : i64[2],
    %w : f32[2]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y, %z], values=%w) : f32[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.set_number.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.21875,1,0.6875,-0.71875,2.40625,0.5,0.5,-2.21875,-1.28125,-1.125,-3.125,2.59375}
tensor @r0.in.y : i64[2] = {2,1}
tensor @r0.in.z : f32[] = {-1.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.21875,1,0.6875,-0.71875,-1.40625,-1.40625,-1.40625,-1.40625,-1.40625,-1.40625,-1.40625,-1.40625}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z) : f32[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.add.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.84375,1.625,-2.5625,0.40625,2,0.4375,0.875,0.25,0.4375,-1.96875,0.1875,-0.375}
tensor @r0.in.y : i64[2] = {0,2}
tensor @r0.in.z : f32[2, 4] = {-2.84375,-1.84375,1.75,-2,-2.65625,-1.28125,0.09375,1.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {-5.6875,-0.21875,-0.8125,-1.59375,2,0.4375,0.875,0.25,-2.21875,-3.25,0.28125,0.71875}
tensor @r1.in.x : f32[4, 6] = {-2.84375,1.625,-2.5625,0.40625,2,0.4375,0.875,0.25,0.4375,-1.96875,0.1875,-0.375,-1.8125,2,-2.84375,-1.84375,1.75,-2,-2.65625,-1.28125,0.09375,1.09375,1.8125,-0.3125}
tensor @r1.in.y : i64[2] = {1,2}
tensor @r1.in.z : f32[2, 6] = {-1.65625,2.8125,2.625,-2.1875,-2.90625,-0.71875,0.8125,0.125,2.8125,2.9375,1.46875,-0.4375}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.84375,1.625,-2.5625,0.40625,2,0.4375,-0.78125,3.0625,3.0625,-4.15625,-2.71875,-1.09375,-1,2.125,-0.03125,1.09375,3.21875,-2.4375,-2.65625,-1.28125,0.09375,1.09375,1.8125,-0.3125}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[2],
    %z : f32[2, s32]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z, accumulate=true) : f32[s77, s27]
  return %index_put as "index_put"
}

fxge 1
model "index_put.add.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,-7,0,5,-1,-7,0,-4,-4,7,4,6}
tensor @r0.in.y : i64[2] = {1,2}
tensor @r0.in.z : i64[2, 4] = {-7,-3,-1,-3,0,-5,4,-7}
tensor @r0.want.0.i64 : i64[3, 4] = {7,-7,0,5,-8,-10,-1,-7,-4,2,8,-1}
graph "main"(
    %x : i64[3, 4],
    %y : i64[2],
    %z : i64[2, 4]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z, accumulate=true) : i64[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.add_both.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.75,0.59375,-0.03125,2.875,1.96875,-3.03125,0.875,3.03125,0,-0.5625,1.625,-3.09375}
tensor @r0.in.y : i64[2] = {1,2}
tensor @r0.in.z : i64[2] = {3,3}
tensor @r0.in.w : f32[2] = {1.34375,-1.75}
tensor @r0.want.0.f32 : f64[3, 4] = {1.75,0.59375,-0.03125,2.875,1.96875,-3.03125,0.875,4.375,0,-0.5625,1.625,-4.84375}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : i64[2],
    %w : f32[2]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y, %z], values=%w, accumulate=true) : f32[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.add_number.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.46875,-0.21875,1.4375,-3.125,0.15625,-0.9375,0.53125,1.4375,-3.0625,-2.28125,-2.96875,-1.84375}
tensor @r0.in.y : i64[2] = {1,0}
tensor @r0.in.z : f32[] = {1.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.625,1.625,3.28125,-1.28125,2,0.90625,2.375,3.28125,-3.0625,-2.28125,-2.96875,-1.84375}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z, accumulate=true) : f32[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.mask.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.46875,1.375,0.6875,-2.34375,-0.0625,3.03125,1.09375,1.59375,1.0625,1.34375,2.84375,-1.53125}
tensor @r0.in.y : bool[3, 4] = {false,false,false,true,false,false,false,true,true,true,true,true}
tensor @r0.in.z : f32[] = {-3.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.46875,1.375,0.6875,-3.0625,-0.0625,3.03125,1.09375,-3.0625,-3.0625,-3.0625,-3.0625,-3.0625}
graph "main"(
    %x : f32[3, 4],
    %y : bool[3, 4],
    %z : f32[]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z) : f32[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "scatter.src.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s68 : int [0, 9223372036854775807]
guard "L['y'].size()[0] <= L['x'].size()[0]" sym(s17 <= s77)
guard "L['y'].size()[0] <= L['z'].size()[0]" sym(s17 <= s68)
tensor @r0.in.x : f32[3, 4] = {0.375,-1.78125,3.03125,1.84375,1.875,-2.84375,-2.875,-1.53125,0.3125,-2.375,0.375,-1.125}
tensor @r0.in.y : i64[3, 2] = {2,3,2,3,2,3}
tensor @r0.in.z : f32[3, 2] = {-1.5,0.25,-3,-0.9375,0.5625,-0.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.375,-1.78125,-1.5,0.25,1.875,-2.84375,-3,-0.9375,0.3125,-2.375,0.5625,-0.96875}
tensor @r1.in.x : f32[4, 6] = {0.375,-1.78125,3.03125,1.84375,1.875,-2.84375,-2.875,-1.53125,0.3125,-2.375,0.375,-1.125,2.46875,1.53125,-2,-1.5,0.25,-3,-0.9375,0.5625,-0.96875,-2.59375,-0.5,-0.09375}
tensor @r1.in.y : i64[4, 2] = {1,2,1,2,1,2,1,2}
tensor @r1.in.z : f32[4, 2] = {3.03125,-1.59375,0.46875,-2.0625,3.0625,1.5625,1.15625,3}
tensor @r1.want.0.f32 : f64[4, 6] = {0.375,3.03125,-1.59375,1.84375,1.875,-2.84375,-2.875,0.46875,-2.0625,-2.375,0.375,-1.125,2.46875,3.0625,1.5625,-1.5,0.25,-3,-0.9375,1.15625,3,-2.59375,-0.5,-0.09375}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[s17, 2],
    %z : f32[s68, 2]) {
  %scatter = aten.scatter.src(self=%x, dim=1, index=%y, src=%z) : f32[s77, s27]
  return %scatter as "scatter"
}

fxge 1
model "scatter.src.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,5,-7,2,-5,-7,7,-5,-6,2,6,-1}
tensor @r0.in.y : i64[3, 2] = {3,0,3,0,3,0}
tensor @r0.in.z : i64[3, 2] = {-1,0,1,1,5,0}
tensor @r0.want.0.i64 : i64[3, 4] = {0,5,-7,-1,1,-7,7,1,0,2,6,5}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 2],
    %z : i64[3, 2]) {
  %scatter = aten.scatter.src(self=%x, dim=1, index=%y, src=%z) : i64[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.value.none_f32.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.375,-1.40625,-2.1875,2.46875,1.65625,1.46875,-2.125,1.375,2.28125,-0.90625,-2.4375,1.1875}
tensor @r0.in.y : f32[0, 2] = {}
tensor @r0.want.0.f32 : f64[3, 4] = {2.375,-1.40625,-2.1875,2.46875,1.65625,1.46875,-2.125,1.375,2.28125,-0.90625,-2.4375,1.1875}
graph "main"(
    %x : f32[3, 4],
    %y : f32[0, 2]) {
  %scatter = aten.scatter.value(self=%x, dim=1, index=%y, value=1.5) : f32[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.src.none_f32.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.84375,1.84375,0.46875,-2.21875,-2.09375,-0.75,0.28125,-0.59375,1.46875,-1.5625,-2.34375,0.25}
tensor @r0.in.y : f32[0, 2] = {}
tensor @r0.in.z : f32[3, 4] = {1.375,2.625,0.3125,-2.65625,2.96875,0.59375,2.96875,-1.875,1.78125,0.09375,1.75,2.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.84375,1.84375,0.46875,-2.21875,-2.09375,-0.75,0.28125,-0.59375,1.46875,-1.5625,-2.34375,0.25}
graph "main"(
    %x : f32[3, 4],
    %y : f32[0, 2],
    %z : f32[3, 4]) {
  %scatter = aten.scatter.src(self=%x, dim=0, index=%y, src=%z) : f32[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "scatter_add.none_f32.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.5625,2.34375,2.5625,-2.6875,1.84375,-0.3125,-2,1.84375,2.0625,1.1875,0,1.71875}
tensor @r0.in.y : f32[0, 2] = {}
tensor @r0.in.z : f32[3, 4] = {2.34375,1.28125,2.875,0.15625,-2.8125,0.4375,1.71875,3.09375,-2.34375,1.3125,-0.4375,1.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.5625,2.34375,2.5625,-2.6875,1.84375,-0.3125,-2,1.84375,2.0625,1.1875,0,1.71875}
graph "main"(
    %x : f32[3, 4],
    %y : f32[0, 2],
    %z : f32[3, 4]) {
  %scatter_add = aten.scatter_add.default(self=%x, dim=0, index=%y, src=%z) : f32[3, 4]
  return %scatter_add as "scatter_add"
}

fxge 1
model "scatter_reduce.two.none_f32.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.90625,-1.8125,2.625,-2.90625,-1.65625,0.59375,-1.15625,2.53125,-2.96875,-1.8125,-3.125,-0.5625}
tensor @r0.in.y : f32[0, 2] = {}
tensor @r0.in.z : f32[3, 4] = {-2.75,2.1875,-0.78125,-0.375,1.03125,0.53125,-0.21875,1.78125,-0.875,1.15625,1.09375,-0.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {2.90625,-1.8125,2.625,-2.90625,-1.65625,0.59375,-1.15625,2.53125,-2.96875,-1.8125,-3.125,-0.5625}
graph "main"(
    %x : f32[3, 4],
    %y : f32[0, 2],
    %z : f32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax") : f32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter.value.none_bool.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.4375,0.1875,2.59375,0.90625,2.65625,0.125,-1.0625,-0.125,-0.875,0.4375,-1.6875,1.4375}
tensor @r0.in.y : bool[0, 2] = {}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4375,0.1875,2.59375,0.90625,2.65625,0.125,-1.0625,-0.125,-0.875,0.4375,-1.6875,1.4375}
graph "main"(
    %x : f32[3, 4],
    %y : bool[0, 2]) {
  %scatter = aten.scatter.value(self=%x, dim=1, index=%y, value=1.5) : f32[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.src.none_bool.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.375,-2.46875,-2.0625,0.6875,-1.03125,1.53125,-1.21875,-0.0625,-1.21875,2.25,1.15625,1.71875}
tensor @r0.in.y : bool[0, 2] = {}
tensor @r0.in.z : f32[3, 4] = {1.875,-1.09375,-1.875,-2.25,-0.125,-1.25,2.71875,2.875,-0.875,-1.65625,2.90625,1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.375,-2.46875,-2.0625,0.6875,-1.03125,1.53125,-1.21875,-0.0625,-1.21875,2.25,1.15625,1.71875}
graph "main"(
    %x : f32[3, 4],
    %y : bool[0, 2],
    %z : f32[3, 4]) {
  %scatter = aten.scatter.src(self=%x, dim=0, index=%y, src=%z) : f32[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "scatter_add.none_bool.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.21875,0.875,-1.6875,-2.78125,-1.71875,2.71875,0.125,-0.09375,2.9375,-2,-1.75,-1.3125}
tensor @r0.in.y : bool[0, 2] = {}
tensor @r0.in.z : f32[3, 4] = {-0.75,-2.3125,0.96875,1.25,3.0625,0.46875,-0.3125,0.9375,-0.625,0.125,1.59375,-0.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.21875,0.875,-1.6875,-2.78125,-1.71875,2.71875,0.125,-0.09375,2.9375,-2,-1.75,-1.3125}
graph "main"(
    %x : f32[3, 4],
    %y : bool[0, 2],
    %z : f32[3, 4]) {
  %scatter_add = aten.scatter_add.default(self=%x, dim=0, index=%y, src=%z) : f32[3, 4]
  return %scatter_add as "scatter_add"
}

fxge 1
model "scatter_reduce.two.none_bool.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.75,-2.75,2.71875,2.5,-1.09375,0.5,-0.46875,-0.53125,-0.40625,-2.5,2.71875,-1.03125}
tensor @r0.in.y : bool[0, 2] = {}
tensor @r0.in.z : f32[3, 4] = {1.21875,-1.25,-0.375,1.8125,-2.8125,1.84375,-1.1875,-2.125,1.84375,2.6875,-2.4375,-0.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.75,-2.75,2.71875,2.5,-1.09375,0.5,-0.46875,-0.53125,-0.40625,-2.5,2.71875,-1.03125}
graph "main"(
    %x : f32[3, 4],
    %y : bool[0, 2],
    %z : f32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax") : f32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter.value.none_u8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.125,1.78125,-2.71875,-0.1875,0.78125,-0.65625,-0.84375,-2.8125,0.0625,-2.6875,2.03125,-0.1875}
tensor @r0.in.y : u8[0, 2] = {}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.125,1.78125,-2.71875,-0.1875,0.78125,-0.65625,-0.84375,-2.8125,0.0625,-2.6875,2.03125,-0.1875}
graph "main"(
    %x : f32[3, 4],
    %y : u8[0, 2]) {
  %scatter = aten.scatter.value(self=%x, dim=1, index=%y, value=1.5) : f32[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.src.none_u8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.5625,-1.28125,2.28125,2.4375,-1.1875,-3,-2.53125,2.25,1.21875,1.1875,-0.9375,-0.8125}
tensor @r0.in.y : u8[0, 2] = {}
tensor @r0.in.z : f32[3, 4] = {-2.3125,-2.375,2.28125,-1.53125,1.65625,-0.5625,2.03125,-1.03125,-1.375,-0.4375,-0.5,1.59375}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.5625,-1.28125,2.28125,2.4375,-1.1875,-3,-2.53125,2.25,1.21875,1.1875,-0.9375,-0.8125}
graph "main"(
    %x : f32[3, 4],
    %y : u8[0, 2],
    %z : f32[3, 4]) {
  %scatter = aten.scatter.src(self=%x, dim=0, index=%y, src=%z) : f32[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "scatter_add.none_u8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.03125,-1.59375,0.15625,2.0625,-1.5,-0.3125,-0.6875,-1.34375,-0.0625,2.84375,2.125,2.5625}
tensor @r0.in.y : u8[0, 2] = {}
tensor @r0.in.z : f32[3, 4] = {-0.15625,0.84375,0.3125,-2,-2.1875,2.53125,-2.9375,1.0625,-1,2.09375,0.71875,0}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.03125,-1.59375,0.15625,2.0625,-1.5,-0.3125,-0.6875,-1.34375,-0.0625,2.84375,2.125,2.5625}
graph "main"(
    %x : f32[3, 4],
    %y : u8[0, 2],
    %z : f32[3, 4]) {
  %scatter_add = aten.scatter_add.default(self=%x, dim=0, index=%y, src=%z) : f32[3, 4]
  return %scatter_add as "scatter_add"
}

fxge 1
model "scatter_reduce.two.none_u8.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2,-0.84375,0.03125,-1.375,-0.875,-2.71875,-0.0625,-0.84375,2,1.4375,-2.21875,2.4375}
tensor @r0.in.y : u8[0, 2] = {}
tensor @r0.in.z : f32[3, 4] = {0.71875,-2.71875,-0.28125,-2.625,1.625,1.875,-1.4375,2.5625,-1.15625,-2.4375,2.5,-2.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {2,-0.84375,0.03125,-1.375,-0.875,-2.71875,-0.0625,-0.84375,2,1.4375,-2.21875,2.4375}
graph "main"(
    %x : f32[3, 4],
    %y : u8[0, 2],
    %z : f32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax") : f32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter.value.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.65625,3.03125,0.40625,-0.09375,-1.40625,-0.65625,-1.53125,-2.21875,1.0625,2.6875,-1.03125,1.71875}
tensor @r0.in.y : i64[3, 2] = {2,2,1,2,0,3}
tensor @r0.want.0.f32 : f64[3, 4] = {2.65625,3.03125,1.5,-0.09375,-1.40625,1.5,1.5,-2.21875,1.5,2.6875,-1.03125,1.5}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2]) {
  %scatter = aten.scatter.value(self=%x, dim=1, index=%y, value=1.5) : f32[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "scatter_add.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
symbol s68 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
guard "L['y'].size()[1] <= L['x'].size()[1]" sym(s94 <= s27)
guard "L['y'].size()[0] <= L['z'].size()[0]" sym(s17 <= s68)
guard "L['y'].size()[1] <= L['z'].size()[1]" sym(s94 <= s32)
tensor @r0.in.x : f32[3, 4] = {-1.53125,-2.3125,-2.34375,0.5,-2.15625,0.09375,-2.84375,-0.125,-1.5625,-0.96875,-1.09375,-2.875}
tensor @r0.in.y : i64[3, 4] = {0,2,1,2,2,2,0,1,2,1,0,1}
tensor @r0.in.z : f32[3, 4] = {-1.34375,-0.21875,-2.34375,-0.4375,1.25,-2.78125,0.625,-1.125,-1.34375,1.3125,0.6875,2.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.875,-2.3125,-1.03125,0.5,-2.15625,1.40625,-5.1875,1.28125,-1.65625,-3.96875,-1.09375,-3.3125}
tensor @r1.in.x : f32[4, 6] = {-1.53125,-2.3125,-2.34375,0.5,-2.15625,0.09375,-2.84375,-0.125,-1.5625,-0.96875,-1.09375,-2.875,-0.6875,-2.125,-0.28125,0.78125,0.59375,-0.71875,0.4375,1.78125,2.5625,0.65625,-0.125,0.28125}
tensor @r1.in.y : i64[4, 6] = {0,2,3,3,3,1,2,1,2,1,1,3,0,1,1,1,1,3,2,3,0,0,0,0}
tensor @r1.in.z : f32[4, 6] = {-1.09375,2.75,-0.78125,-1.65625,1.4375,1.21875,-1.1875,1.0625,0,2.4375,0.125,-1.5625,-2.875,-1.96875,-2.78125,-1.4375,0.65625,-2.1875,-3.125,2.25,-3.09375,-2.1875,2.21875,2.3125}
tensor @r1.want.0.f32 : f64[4, 6] = {-5.5,-2.3125,-5.4375,-1.6875,0.0625,2.40625,-2.84375,-1.03125,-4.34375,0.03125,-0.3125,-1.65625,-5,0.625,-0.28125,0.78125,0.59375,-0.71875,0.4375,4.03125,1.78125,-1,1.3125,-3.46875}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[s17, s94],
    %z : f32[s68, s32]) {
  %scatter_add = aten.scatter_add.default(self=%x, dim=0, index=%y, src=%z) : f32[s77, s27]
  return %scatter_add as "scatter_add"
}

fxge 1
model "scatter_add.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,7,4,2,-7,-1,-6,3,4,7,4,4}
tensor @r0.in.y : i64[3, 4] = {1,0,1,2,1,1,0,0,0,2,1,1}
tensor @r0.in.z : i64[3, 4] = {-2,-6,-2,-1,6,-6,-7,-6,7,4,0,-3}
tensor @r0.want.0.i64 : i64[3, 4] = {13,1,-3,-4,-3,-7,-8,0,4,11,4,3}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4],
    %z : i64[3, 4]) {
  %scatter_add = aten.scatter_add.default(self=%x, dim=0, index=%y, src=%z) : i64[3, 4]
  return %scatter_add as "scatter_add"
}

fxge 1
model "index_add.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.03125,-1.59375,0.21875,-0.59375,0.125,1.15625,-2.0625,0.78125,2.46875,1.53125,1.0625,2.21875}
tensor @r0.in.y : i64[2] = {1,0}
tensor @r0.in.z : f32[2, 4] = {-1.71875,0.53125,-1.25,-0.15625,0.5,-0.875,1.375,-1.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.46875,-2.46875,1.59375,-2.5625,-1.59375,1.6875,-3.3125,0.625,2.46875,1.53125,1.0625,2.21875}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[2, 4]) {
  %index_add = aten.index_add.default(self=%x, dim=0, index=%y, source=%z) : f32[3, 4]
  return %index_add as "index_add"
}

fxge 1
model "index_add.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,3,2,4,-2,5,-2,-2,-5,-2,0,5}
tensor @r0.in.y : i64[2] = {2,1}
tensor @r0.in.z : i64[2, 4] = {-3,-2,-3,6,-6,-1,-6,6}
tensor @r0.want.0.i64 : i64[3, 4] = {2,3,2,4,-8,4,-8,4,-8,-4,-3,11}
graph "main"(
    %x : i64[3, 4],
    %y : i64[2],
    %z : i64[2, 4]) {
  %index_add = aten.index_add.default(self=%x, dim=0, index=%y, source=%z) : i64[3, 4]
  return %index_add as "index_add"
}

fxge 1
model "index_add.alpha.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.5625,-2.03125,-1.375,1.625,-0.65625,-1.09375,1.75,-0.59375,2.65625,0.59375,-0.4375,1.75}
tensor @r0.in.y : i64[2] = {2,2}
tensor @r0.in.z : f32[3, 2] = {1.0625,0.34375,-0.28125,-1.15625,0.96875,-2.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5625,-2.03125,1.4375,1.625,-0.65625,-1.09375,-1.125,-0.59375,2.65625,0.59375,-2.6875,1.75}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[3, 2]) {
  %index_add = aten.index_add.default(self=%x, dim=1, index=%y, source=%z, alpha=2) : f32[3, 4]
  return %index_add as "index_add"
}

fxge 1
model "index_add.bool_0.0.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,false,true,true,false,false,false,true,false,false}
tensor @r0.in.y : i64[2] = {3,3}
tensor @r0.in.z : bool[3, 2] = {false,false,false,false,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,false,false,true,true,false,false,false,true,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : i64[2],
    %z : bool[3, 2]) {
  %index_add = aten.index_add.default(self=%x, dim=1, index=%y, source=%z, alpha=0.0) : bool[3, 4]
  return %index_add as "index_add"
}

fxge 1
model "index_add.bool_-inf.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,false,true,false,true,false,false,false,false,true}
tensor @r0.in.y : i64[2] = {1,0}
tensor @r0.in.z : bool[3, 2] = {false,true,true,true,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,true,true,true,false,false,false,false,true}
graph "main"(
    %x : bool[3, 4],
    %y : i64[2],
    %z : bool[3, 2]) {
  %index_add = aten.index_add.default(self=%x, dim=1, index=%y, source=%z, alpha=-inf) : bool[3, 4]
  return %index_add as "index_add"
}

fxge 1
model "index_add.bool_nan.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,true,true,true,false,false,true,false,true}
tensor @r0.in.y : i64[2] = {2,3}
tensor @r0.in.z : bool[3, 2] = {false,true,false,true,false,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,true,true,true,true,false,true,false,true}
graph "main"(
    %x : bool[3, 4],
    %y : i64[2],
    %z : bool[3, 2]) {
  %index_add = aten.index_add.default(self=%x, dim=1, index=%y, source=%z, alpha=nan) : bool[3, 4]
  return %index_add as "index_add"
}

fxge 1
model "index_copy.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.65625,-0.40625,3.03125,2.34375,-1.21875,2.28125,0.875,1.0625,-2.5,0.625,1.03125,-0.28125}
tensor @r0.in.y : i64[2] = {2,1}
tensor @r0.in.z : f32[2, 4] = {-2.65625,1.90625,1.6875,-0.46875,-1.3125,-1.4375,-2.0625,-0.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.65625,-0.40625,3.03125,2.34375,-1.3125,-1.4375,-2.0625,-0.65625,-2.65625,1.90625,1.6875,-0.46875}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[2, 4]) {
  %index_copy = aten.index_copy.default(self=%x, dim=0, index=%y, source=%z) : f32[3, 4]
  return %index_copy as "index_copy"
}

fxge 1
model "index_copy.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,-3,-4,-1,5,-7,3,6,1,5,7,1}
tensor @r0.in.y : i64[2] = {2,1}
tensor @r0.in.z : i64[2, 4] = {-4,-2,2,-2,-6,2,0,6}
tensor @r0.want.0.i64 : i64[3, 4] = {-4,-3,-4,-1,-6,2,0,6,-4,-2,2,-2}
graph "main"(
    %x : i64[3, 4],
    %y : i64[2],
    %z : i64[2, 4]) {
  %index_copy = aten.index_copy.default(self=%x, dim=0, index=%y, source=%z) : i64[3, 4]
  return %index_copy as "index_copy"
}

fxge 1
model "index_fill.int_Scalar.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2,2.25,0.09375,0.34375,0.6875,-0.59375,2.78125,-1.5625,-2.65625,2.34375,-2.9375,1.5}
tensor @r0.in.y : i64[2] = {1,3}
tensor @r0.want.0.f32 : f64[3, 4] = {2,1.5,0.09375,1.5,0.6875,1.5,2.78125,1.5,-2.65625,1.5,-2.9375,1.5}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2]) {
  %index_fill = aten.index_fill.int_Scalar(self=%x, dim=1, index=%y, value=1.5) : f32[3, 4]
  return %index_fill as "index_fill"
}

fxge 1
model "index_fill.int_Tensor.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.875,-0.96875,1.34375,1,0.9375,-1.09375,2.875,0.25,0.28125,2.09375,-1.90625,-2.65625}
tensor @r0.in.y : i64[2] = {2,0}
tensor @r0.in.z : f32[] = {2.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {2.78125,-0.96875,2.78125,1,2.78125,-1.09375,2.78125,0.25,2.78125,2.09375,2.78125,-2.65625}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[]) {
  %index_fill = aten.index_fill.int_Tensor(self=%x, dim=1, index=%y, value=%z) : f32[3, 4]
  return %index_fill as "index_fill"
}

fxge 1
model "masked_scatter.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.59375,-0.96875,2.625,2.34375,2.375,3.0625,0.0625,0.96875,-0.78125,2.90625,0.78125,-2.125}
tensor @r0.in.y : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,true,true}
tensor @r0.in.z : f32[12] = {-0.15625,-0.5625,-1.4375,-2.78125,-2.125,1.59375,2.96875,2.3125,1.4375,0.3125,0.6875,-2.5}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.59375,-0.96875,2.625,2.34375,2.375,3.0625,0.0625,0.96875,-0.78125,2.90625,-0.15625,-0.5625}
graph "main"(
    %x : f32[3, 4],
    %y : bool[3, 4],
    %z : f32[12]) {
  %masked_scatter = aten.masked_scatter.default(self=%x, mask=%y, source=%z) : f32[3, 4]
  return %masked_scatter as "masked_scatter"
}

fxge 1
model "masked_scatter.none.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.5,-0.4375,-0.65625,-0.5625,-0.6875,0.21875,-1.09375,-3.03125,-2.84375,-0.375,0.25,-1.28125}
tensor @r0.in.y : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r0.in.z : f32[0] = {}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.5,-0.4375,-0.65625,-0.5625,-0.6875,0.21875,-1.09375,-3.03125,-2.84375,-0.375,0.25,-1.28125}
graph "main"(
    %x : f32[3, 4],
    %y : bool[3, 4],
    %z : f32[0]) {
  %masked_scatter = aten.masked_scatter.default(self=%x, mask=%y, source=%z) : f32[3, 4]
  return %masked_scatter as "masked_scatter"
}

fxge 1
model "masked_scatter.none.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,-1,-3,7,7,4,3,-7,1,-5,4,-5}
tensor @r0.in.y : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r0.in.z : i64[0] = {}
tensor @r0.want.0.i64 : i64[3, 4] = {-1,-1,-3,7,7,4,3,-7,1,-5,4,-5}
graph "main"(
    %x : i64[3, 4],
    %y : bool[3, 4],
    %z : i64[0]) {
  %masked_scatter = aten.masked_scatter.default(self=%x, mask=%y, source=%z) : i64[3, 4]
  return %masked_scatter as "masked_scatter"
}

fxge 1
model "masked_scatter.none.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,false,false,true,true,false,false,false,false}
tensor @r0.in.y : bool[3, 4] = {false,false,false,false,false,false,false,false,false,false,false,false}
tensor @r0.in.z : bool[0] = {}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,false,false,false,true,true,false,false,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4],
    %z : bool[0]) {
  %masked_scatter = aten.masked_scatter.default(self=%x, mask=%y, source=%z) : bool[3, 4]
  return %masked_scatter as "masked_scatter"
}

fxge 1
model "tril.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.3125,3.09375,2.375,3,1.875,-1.125,1.59375,0.21875,1.25,-0.59375,0.9375,-0.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3125,0,0,0,1.875,-1.125,0,0,1.25,-0.59375,0.9375,0}
tensor @r1.in.x : f32[4, 6] = {0.3125,3.09375,2.375,3,1.875,-1.125,1.59375,0.21875,1.25,-0.59375,0.9375,-0.96875,2.75,-0.46875,0.625,-1.21875,2.71875,-0.96875,1.15625,-2.90625,3.125,2.125,-2.625,0.625}
tensor @r1.want.0.f32 : f64[4, 6] = {0.3125,0,0,0,0,0,1.59375,0.21875,0,0,0,0,2.75,-0.46875,0.625,0,0,0,1.15625,-2.90625,3.125,2.125,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %tril = aten.tril.default(self=%x) : f32[s77, s27]
  return %tril as "tril"
}

fxge 1
model "tril.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.84375,2.34375,0.5,0.8125,-1.03125,-0.9375,1.9375,1.53125,2.75,0.6875,2.25,-0.75}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.84375,0,0,0,-1.0312,-0.9375,0,0,2.75,0.6875,2.25,0}
graph "main"(
    %x : bf16[3, 4]) {
  %tril = aten.tril.default(self=%x) : bf16[3, 4]
  return %tril as "tril"
}

fxge 1
model "tril.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {1.1875,-1.156,0.25,-0.03125,3.062,-2.875,-3.031,0.75,1,2.562,0.9375,-1.25}
tensor @r0.want.0.f16 : f64[3, 4] = {1.1875,0,0,0,3.0625,-2.875,0,0,1,2.5625,0.9375,0}
graph "main"(
    %x : f16[3, 4]) {
  %tril = aten.tril.default(self=%x) : f16[3, 4]
  return %tril as "tril"
}

fxge 1
model "tril.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-2,-3,-4,2,2,-6,6,0,0,4,4,2}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,0,0,0,2,-6,0,0,0,4,4,0}
graph "main"(
    %x : i32[3, 4]) {
  %tril = aten.tril.default(self=%x) : i32[3, 4]
  return %tril as "tril"
}

fxge 1
model "tril.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,-5,1,-3,7,4,-7,-7,0,-3,-1,-4}
tensor @r0.want.0.i64 : i64[3, 4] = {-4,0,0,0,7,4,0,0,0,-3,-1,0}
graph "main"(
    %x : i64[3, 4]) {
  %tril = aten.tril.default(self=%x) : i64[3, 4]
  return %tril as "tril"
}

fxge 1
model "tril.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,3,1,2,3,2,1,3,5,2,6,3}
tensor @r0.want.0.u8 : u8[3, 4] = {4,0,0,0,3,2,0,0,5,2,6,0}
graph "main"(
    %x : u8[3, 4]) {
  %tril = aten.tril.default(self=%x) : u8[3, 4]
  return %tril as "tril"
}

fxge 1
model "tril.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,false,true,true,true,true,true,false,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,false,false,false,true,false,false,true,true,false,false}
graph "main"(
    %x : bool[3, 4]) {
  %tril = aten.tril.default(self=%x) : bool[3, 4]
  return %tril as "tril"
}

fxge 1
model "tril.diagonal-1.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {-0.28125,-0.3125,-0.75,-0.40625,-1.4375,-2.875,-2.40625,-1.28125,1.8125,1.3125,0.90625,1.15625,-1.21875,-0.5625,-2.65625,-1.46875,-0.6875,-1.78125,-2.03125,-1.71875,-3.03125,-0.71875,-0.4375,1.4375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {0,0,0,0,-1.4375,0,0,0,1.8125,1.3125,0,0,0,0,0,0,-0.6875,0,0,0,-3.03125,-0.71875,0,0}
graph "main"(
    %x : f32[2, 3, 4]) {
  %tril = aten.tril.default(self=%x, diagonal=-1) : f32[2, 3, 4]
  return %tril as "tril"
}

fxge 1
model "tril.diagonal2.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {2.40625,-1,-3,-2.1875,0.03125,3.09375,1.46875,1.90625,-0.03125,-2.1875,0.71875,-2.71875,-1.8125,1.34375,0.0625,-1.25,2.5,1.1875,0.53125,1.84375,0.75,2.59375,2.09375,1.96875}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {2.40625,-1,-3,0,0.03125,3.09375,1.46875,1.90625,-0.03125,-2.1875,0.71875,-2.71875,-1.8125,1.34375,0.0625,0,2.5,1.1875,0.53125,1.84375,0.75,2.59375,2.09375,1.96875}
graph "main"(
    %x : f32[2, 3, 4]) {
  %tril = aten.tril.default(self=%x, diagonal=2) : f32[2, 3, 4]
  return %tril as "tril"
}

fxge 1
model "triu.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.28125,-2.90625,-1.46875,2.0625,-2.78125,3,0.46875,0.875,2.46875,-2.28125,-1.4375,-0.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.28125,-2.90625,-1.46875,2.0625,0,3,0.46875,0.875,0,0,-1.4375,-0.0625}
tensor @r1.in.x : f32[4, 6] = {-2.28125,-2.90625,-1.46875,2.0625,-2.78125,3,0.46875,0.875,2.46875,-2.28125,-1.4375,-0.0625,0.96875,-2.8125,-0.34375,0.90625,3.03125,3.0625,-2.8125,0.9375,-0.53125,0.34375,1.6875,-1.59375}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.28125,-2.90625,-1.46875,2.0625,-2.78125,3,0,0.875,2.46875,-2.28125,-1.4375,-0.0625,0,0,-0.34375,0.90625,3.03125,3.0625,0,0,0,0.34375,1.6875,-1.59375}
graph "main"(
    %x : f32[s77, s27]) {
  %triu = aten.triu.default(self=%x) : f32[s77, s27]
  return %triu as "triu"
}

fxge 1
model "triu.plain.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.875,2.8125,0.3125,0.34375,0.65625,2.5,0.3125,2.375,-0.03125,-2.84375,-1.375,-0.46875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.875,2.8125,0.3125,0.34375,0,2.5,0.3125,2.375,0,0,-1.375,-0.46875}
graph "main"(
    %x : bf16[3, 4]) {
  %triu = aten.triu.default(self=%x) : bf16[3, 4]
  return %triu as "triu"
}

fxge 1
model "triu.plain.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.75,2.969,1.531,-0.0625,0.9688,2.812,2.25,-0.3438,-3.031,-2.438,1.094,0.03125}
tensor @r0.want.0.f16 : f64[3, 4] = {2.75,2.9688,1.5312,-0.0625,0,2.8125,2.25,-0.34375,0,0,1.0938,0.03125}
graph "main"(
    %x : f16[3, 4]) {
  %triu = aten.triu.default(self=%x) : f16[3, 4]
  return %triu as "triu"
}

fxge 1
model "triu.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-7,-1,-3,1,3,0,-7,6,-6,3,3,0}
tensor @r0.want.0.i32 : i32[3, 4] = {-7,-1,-3,1,0,0,-7,6,0,0,3,0}
graph "main"(
    %x : i32[3, 4]) {
  %triu = aten.triu.default(self=%x) : i32[3, 4]
  return %triu as "triu"
}

fxge 1
model "triu.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,2,2,4,4,-2,2,0,-7,-7,7,-4}
tensor @r0.want.0.i64 : i64[3, 4] = {1,2,2,4,0,-2,2,0,0,0,7,-4}
graph "main"(
    %x : i64[3, 4]) {
  %triu = aten.triu.default(self=%x) : i64[3, 4]
  return %triu as "triu"
}

fxge 1
model "triu.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,4,3,1,2,0,0,4,2,7,5,0}
tensor @r0.want.0.u8 : u8[3, 4] = {2,4,3,1,0,0,0,4,0,0,5,0}
graph "main"(
    %x : u8[3, 4]) {
  %triu = aten.triu.default(self=%x) : u8[3, 4]
  return %triu as "triu"
}

fxge 1
model "triu.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,false,false,true,true,true,false,true,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,false,false,true,true,false,false,true,false}
graph "main"(
    %x : bool[3, 4]) {
  %triu = aten.triu.default(self=%x) : bool[3, 4]
  return %triu as "triu"
}

fxge 1
model "triu.diagonal-1.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {-0.5,0.78125,-0.15625,-1.5,-1.8125,1.25,-1.21875,-0.90625,2.90625,-0.21875,-0.46875,1.09375,1.40625,3,-1.25,-0.9375,-0.625,0.21875,-3.125,-1.0625,1,0.75,-1.125,-2.25}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {-0.5,0.78125,-0.15625,-1.5,-1.8125,1.25,-1.21875,-0.90625,0,-0.21875,-0.46875,1.09375,1.40625,3,-1.25,-0.9375,-0.625,0.21875,-3.125,-1.0625,0,0.75,-1.125,-2.25}
graph "main"(
    %x : f32[2, 3, 4]) {
  %triu = aten.triu.default(self=%x, diagonal=-1) : f32[2, 3, 4]
  return %triu as "triu"
}

fxge 1
model "triu.diagonal2.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {-0.375,-1.25,-2.1875,1.4375,-0.21875,-0.5625,1.40625,-2.25,2.96875,-2.75,-0.46875,-0.75,2.59375,-1.21875,1.09375,2.9375,2.96875,-1.875,-2.8125,0.96875,1.375,2.375,-1.8125,-0.59375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {0,0,-2.1875,1.4375,0,0,0,-2.25,0,0,0,0,0,0,1.09375,2.9375,0,0,0,0.96875,0,0,0,0}
graph "main"(
    %x : f32[2, 3, 4]) {
  %triu = aten.triu.default(self=%x, diagonal=2) : f32[2, 3, 4]
  return %triu as "triu"
}

fxge 1
model "take_along_dim.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.78125,1.40625,0.5,0.5,-2.0625,-0.34375,-2.15625,-2.40625,2.0625,-2.59375,0.90625,-0.1875}
tensor @r0.in.y : i64[3, 2] = {0,0,2,2,1,3}
tensor @r0.want.0.f32 : f64[3, 2] = {-2.78125,-2.78125,-2.15625,-2.15625,-2.59375,-0.1875}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2]) {
  %take_along_dim = aten.take_along_dim.default(self=%x, indices=%y, dim=1) : f32[3, 2]
  return %take_along_dim as "take_along_dim"
}

fxge 1
model "masked_scatter_backward.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.1875,-1.1875,-2.6875,0.53125,-1.09375,1.53125,-0.40625,0.0625,-0.03125,-1.0625,-0.75,-0.3125}
tensor @r0.in.y : bool[3, 4] = {false,false,true,false,false,true,true,false,true,false,true,true}
tensor @r0.want.0.f32 : f64[30, 2] = {-2.6875,1.53125,-0.40625,-0.03125,-0.75,-0.3125,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 4] = {1.1875,-1.1875,-2.6875,0.53125,-1.09375,1.53125,-0.40625,0.0625,-0.03125,-1.0625,-0.75,-0.3125,-2.21875,-1.375,-2.53125,-1.125}
tensor @r1.in.y : bool[4, 4] = {false,true,true,false,true,false,true,true,true,false,true,true,false,false,false,true}
tensor @r1.want.0.f32 : f64[30, 2] = {-1.1875,-2.6875,-1.09375,-0.40625,0.0625,-0.03125,-0.75,-0.3125,-1.125,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, 4],
    %y : bool[s17, 4]) {
  %masked_scatter_backward = aten.masked_scatter_backward.default(grad_output=%x, mask=%y, sizes=[30, 2]) : f32[30, 2]
  return %masked_scatter_backward as "masked_scatter_backward"
}

fxge 1
model "masked_scatter_backward.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.25,2.625,-2.375,1.5625,-2.78125,1.375,-0.28125,-2.15625,-1.6875,3.03125,-0.125,-1.71875}
tensor @r0.in.y : bool[3, 4] = {false,true,false,false,false,true,true,false,false,false,true,false}
tensor @r0.want.0.f64 : f64[30, 2] = {2.625,1.375,-0.28125,-0.125,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f64[3, 4],
    %y : bool[3, 4]) {
  %masked_scatter_backward = aten.masked_scatter_backward.default(grad_output=%x, mask=%y, sizes=[30, 2]) : f64[30, 2]
  return %masked_scatter_backward as "masked_scatter_backward"
}

fxge 1
model "masked_scatter_backward.spread.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.0625,0.84375,2.84375,0.4375,1.875,-2.0625,0.59375,2.46875,-2.65625,0,2.03125,-1.34375}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.f32 : f64[12] = {-1.0625,0.84375,2.84375,0.4375,1.875,-2.0625,0.59375,2.46875,-2.65625,0,2.03125,-1.34375}
graph "main"(
    %x : f32[3, 4],
    %y : bool[4]) {
  %masked_scatter_backward = aten.masked_scatter_backward.default(grad_output=%x, mask=%y, sizes=[12]) : f32[12]
  return %masked_scatter_backward as "masked_scatter_backward"
}

fxge 1
model "masked_scatter_backward.spread.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.875,2.53125,1.1875,-0.375,2.875,1.75,2.0625,-2.78125,0.875,-1,2.46875,1.96875}
tensor @r0.in.y : bool[4] = {false,true,true,false}
tensor @r0.want.0.bf16 : f64[12] = {2.5312,1.1875,1.75,2.0625,-1,2.4688,0,0,0,0,0,0}
graph "main"(
    %x : bf16[3, 4],
    %y : bool[4]) {
  %masked_scatter_backward = aten.masked_scatter_backward.default(grad_output=%x, mask=%y, sizes=[12]) : bf16[12]
  return %masked_scatter_backward as "masked_scatter_backward"
}

fxge 1
model "masked_scatter_backward.spread.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2,-2.25,-2.594,2.188,-1.9375,1.719,-1.5,-1.9375,1.8125,1.375,-0.1875,1.875}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.f16 : f64[12] = {2,-2.25,-2.5938,2.1875,-1.9375,1.7188,-1.5,-1.9375,1.8125,1.375,-0.1875,1.875}
graph "main"(
    %x : f16[3, 4],
    %y : bool[4]) {
  %masked_scatter_backward = aten.masked_scatter_backward.default(grad_output=%x, mask=%y, sizes=[12]) : f16[12]
  return %masked_scatter_backward as "masked_scatter_backward"
}

fxge 1
model "segment_reduce.sum_lengths.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-3.03125,-3.03125,-2.9375,-2.21875,0.09375,-1.71875,1.375,2.71875,-1.09375,1.625,0.8125,-0.28125,-3.09375,1.65625,-0.8125,0.59375,-0.1875,-0.0625}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f32 : f64[4, 3] = {-5.25,-2.9375,-4.65625,0,0,0,-0.09375,5.1875,-2.1875,0.59375,-0.1875,-0.0625}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", lengths=%y) : f32[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.sum_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[6, 3] = {-0.15625,0.15625,-0.75,0.90625,2.125,-2.75,2.625,-3,-1.625,2.78125,1.03125,2.59375,-2.875,-0.46875,-2.5625,2.8125,-1.25,-1.40625}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.bf16 : f64[4, 3] = {0.75,2.2812,-3.5,0,0,0,2.5312,-2.4375,-1.5938,2.8125,-1.25,-1.4062}
graph "main"(
    %x : bf16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", lengths=%y) : bf16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.sum_lengths.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-0.8125,-0.625,2.688,1.656,-2.125,3.062,2.156,2.031,-2.5,-2.844,-2.938,-2.031,2.125,-1.4375,-3.062,-0.3438,-0.9375,1.375}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f16 : f64[4, 3] = {0.84375,-2.75,5.75,0,0,0,1.4375,-2.3438,-7.5938,-0.34375,-0.9375,1.375}
graph "main"(
    %x : f16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", lengths=%y) : f16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.sum_offsets.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {1.8125,0.21875,2.03125,2.3125,-2.9375,0.5,-0.8125,2.375,-2.40625,1.96875,0.28125,-1.90625,-1.375,-1.65625,-0.3125,-1.78125,1.1875,1.71875}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f32 : f64[3, 3] = {4.125,-2.71875,2.53125,0,0,0,-2,2.1875,-2.90625}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", offsets=%y) : f32[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.sum_offsets.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {0.65625,-1.59375,2.21875,2.34375,0.9375,2.0625,0.90625,0.21875,-1.65625,-2.40625,0.9375,1.40625,-1.0625,-1.46875,1.75,0.9375,-2.28125,-1.15625}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f64 : f64[3, 3] = {3,-0.65625,4.28125,0,0,0,-1.625,-2.59375,0.34375}
graph "main"(
    %x : f64[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", offsets=%y) : f64[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.sum_lengths_initial.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-0.59375,-0.40625,0.84375,-1.84375,1.84375,2.78125,-0.09375,2.125,2.65625,-1.875,1.46875,-1.78125,2.71875,1.875,2,-1.6875,1.53125,0.9375}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f32 : f64[4, 3] = {-0.9375,2.9375,5.125,1.5,1.5,1.5,2.25,6.96875,4.375,-0.1875,3.03125,2.4375}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", lengths=%y, initial=1.5) : f32[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.sum_lengths_initial.bf16" stage "import"
tensor @r0.in.x : bf16[6, 3] = {1.40625,-1.46875,2.125,1.375,0.03125,-1.3125,-2.5625,-0.96875,-0.09375,-2.84375,-3.03125,2.21875,1.1875,2.28125,-1.15625,-0.15625,-2.5625,1.75}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.bf16 : f64[4, 3] = {4.2812,0.0625,2.3125,1.5,1.5,1.5,-2.7188,-0.21875,2.4688,1.3438,-1.0625,3.25}
graph "main"(
    %x : bf16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", lengths=%y, initial=1.5) : bf16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.sum_lengths_initial.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-1.4375,-1.125,-2.5,-0.09375,-1.4375,-0.9688,-0.25,-1.969,3.125,-0.5625,-1.4375,2.406,-1.531,0.4375,2.844,-0.8125,1.656,0.9375}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f16 : f64[4, 3] = {-0.03125,-1.0625,-1.9688,1.5,1.5,1.5,-0.84375,-1.4688,9.875,0.6875,3.1562,2.4375}
graph "main"(
    %x : f16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", lengths=%y, initial=1.5) : f16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.sum_offsets_initial.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-0.4375,-0.875,3.0625,-2.75,0.96875,-0.3125,1.71875,2.9375,1.8125,0.34375,0.84375,-1.3125,0.03125,2.03125,2.25,1.78125,0.78125,-0.875}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f32 : f64[3, 3] = {-1.6875,1.59375,4.25,1.5,1.5,1.5,5.375,8.09375,3.375}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", offsets=%y, initial=1.5) : f32[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.sum_offsets_initial.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {2.125,-1.5,1.84375,-2.5,1.78125,1.5625,0.21875,0.59375,-1.21875,-2.96875,-2.1875,-0.125,1.34375,-2.0625,-0.96875,2.5625,3.03125,-2.15625}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f64 : f64[3, 3] = {1.125,1.78125,4.90625,1.5,1.5,1.5,2.65625,0.875,-2.96875}
graph "main"(
    %x : f64[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", offsets=%y, initial=1.5) : f64[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.sum_unsafe.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3] = {-2.15625,-2.4375,-1.625,2.8125,1.21875,-2.53125,0.84375,0.21875,-0.34375,1.5625,-0.8125,-1.40625,1.46875,2.625,2.75,-0.65625,2.5625,3.09375,2.96875,0.9375,2.96875,-1.59375,2.28125,-1.9375,1.6875,-0.03125,-1.1875,-2.96875,2.25,1.59375}
tensor @r0.in.y : i64[2, 3] = {1,2,0,1,2,0}
tensor @r0.want.0.f32 : f64[2, 3, 3] = {-1.15625,-1.4375,-0.625,4.65625,2.4375,-1.875,1,1,1,0.34375,3.5625,4.09375,2.375,4.21875,2.03125,1,1,1}
graph "main"(
    %x : f32[2, 5, 3],
    %y : i64[2, 3]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", lengths=%y, axis=1, unsafe=true, initial=1) : f32[2, 3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.sum_inner.f32" stage "import"
tensor @r0.in.x : f32[2, 4, 3] = {-1.25,-0.125,-0.75,1.1875,-0.5625,2.875,-2.84375,-2,-2.96875,1.9375,-0.9375,-2.40625,0.84375,2,1.15625,0.625,-3,0.84375,0.59375,-2.875,0.1875,2.90625,-1.5,-1.875}
tensor @r0.in.y : i32[2, 2] = {1,3,4,0}
tensor @r0.want.0.f32 : f64[2, 2, 3] = {-1.25,-0.125,-0.75,0.28125,-3.5,-2.5,4.96875,-5.375,0.3125,0,0,0}
graph "main"(
    %x : f32[2, 4, 3],
    %y : i32[2, 2]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", lengths=%y, axis=1) : f32[2, 2, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.sum_inner.f64" stage "import"
tensor @r0.in.x : f64[2, 4, 3] = {-1.625,0.0625,1,2.84375,0.96875,-1.28125,1.875,-1.53125,-1.96875,-0.28125,0.34375,-0.28125,3,0.5625,1.125,-1.25,-2.59375,1.78125,-1.09375,-2.5625,1.3125,0.4375,-2.15625,-1.84375}
tensor @r0.in.y : i32[2, 2] = {1,3,4,0}
tensor @r0.want.0.f64 : f64[2, 2, 3] = {-1.625,0.0625,1,4.4375,-0.21875,-3.53125,1.09375,-6.75,2.375,0,0,0}
graph "main"(
    %x : f64[2, 4, 3],
    %y : i32[2, 2]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", lengths=%y, axis=1) : f64[2, 2, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.mean_lengths.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-0.09375,1.6875,1.65625,0.28125,0,2.21875,2.84375,2.34375,0.46875,0.78125,-1,0.09375,-2.84375,2.125,-2,-0.5625,-1.71875,-1.46875}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f32 : f64[4, 3] = {0.09375,0.84375,1.9375,nan,nan,nan,0.2604167,1.15625,-0.4791667,-0.5625,-1.71875,-1.46875}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="mean", lengths=%y) : f32[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.mean_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[6, 3] = {0.0625,-0.25,-1.71875,-2.40625,-0.5,-2.21875,0.5,-1.6875,-0.40625,2.78125,0.875,-3.0625,-1.5625,-0.4375,-1.0625,1.5,1.125,-1.625}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.bf16 : f64[4, 3] = {-1.1719,-0.375,-1.9688,nan,nan,nan,0.57292,-0.41667,-1.5104,1.5,1.125,-1.625}
tensor @r0.own.0 : f64[] = {0.0013}
graph "main"(
    %x : bf16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="mean", lengths=%y) : bf16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.mean_lengths.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-0.0625,0.9375,-0.5312,0.5312,2.375,-3.062,-0.0625,1.156,0.6562,0.2188,-2.469,-0.625,0.3438,1.281,-2.938,-0.3125,1.0625,-2.031}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f16 : f64[4, 3] = {0.23438,1.6562,-1.7969,nan,nan,nan,0.16667,-0.010417,-0.96875,-0.3125,1.0625,-2.0312}
tensor @r0.own.0 : f64[] = {2e-05}
graph "main"(
    %x : f16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="mean", lengths=%y) : f16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.mean_offsets.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-2.59375,-2.0625,-0.375,0.625,-2.71875,0.59375,0.625,-0.84375,1.375,-1.625,-2.84375,-2.1875,0.0625,-1,0.71875,2.40625,-0.09375,2.46875}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f32 : f64[3, 3] = {-0.984375,-2.390625,0.109375,nan,nan,nan,0.3671875,-1.195312,0.59375}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="mean", offsets=%y) : f32[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.mean_offsets.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {2.5625,0.1875,1.96875,1.375,-0.03125,-0.40625,-0.09375,1,-2.75,2.96875,0.78125,2.34375,-2.5,-2.375,-2.78125,-0.34375,-0.71875,0.8125}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f64 : f64[3, 3] = {1.96875,0.078125,0.78125,nan,nan,nan,0.0078125,-0.328125,-0.59375}
graph "main"(
    %x : f64[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="mean", offsets=%y) : f64[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.mean_lengths_initial.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {0.375,0.71875,-2.1875,-1.875,-1.0625,-3.125,2.59375,0.34375,1.5,-1,0.3125,2.84375,0.75,1.3125,3,-2.78125,1.6875,2.71875}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f32 : f64[4, 3] = {0,0.578125,-1.90625,1.5,1.5,1.5,1.28125,1.15625,2.947917,-1.28125,3.1875,4.21875}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="mean", lengths=%y, initial=1.5) : f32[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.mean_lengths_initial.bf16" stage "import"
tensor @r0.in.x : bf16[6, 3] = {2.4375,0.65625,-1.6875,2.84375,-2.09375,-3.0625,0.96875,-2,2.15625,-0.5625,-3.03125,1.5,-0.15625,0.59375,-2.0625,-0.1875,-0.5,0.78125}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.bf16 : f64[4, 3] = {3.3906,0.03125,-1.625,1.5,1.5,1.5,0.58333,-0.97917,1.0312,1.3125,1,2.2812}
tensor @r0.own.0 : f64[] = {0.00038}
graph "main"(
    %x : bf16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="mean", lengths=%y, initial=1.5) : bf16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.mean_lengths_initial.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-0.7812,-0.2188,-2.969,-1.031,-0.4375,-2.688,-2.375,-0.1875,-2.25,0.3438,-1.5625,2.031,-1.375,-0.8125,-3,2.656,2.25,-1.406}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f16 : f64[4, 3] = {-0.15625,0.42188,-2.0781,1.5,1.5,1.5,-0.63542,-0.35417,-0.57292,4.1562,3.75,0.09375}
tensor @r0.own.0 : f64[] = {3.9e-05}
graph "main"(
    %x : f16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="mean", lengths=%y, initial=1.5) : f16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.mean_offsets_initial.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-1.09375,-2.34375,2.71875,-1.90625,-1.34375,-1.40625,-2.84375,1.09375,2.15625,-0.09375,0.1875,1,0.71875,1.15625,0.75,-2.09375,2.09375,3.09375}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f32 : f64[3, 3] = {-0.75,-1.09375,1.40625,1.5,1.5,1.5,-0.703125,1.507812,2.125}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="mean", offsets=%y, initial=1.5) : f32[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.mean_offsets_initial.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-0.34375,2.90625,2.3125,-2.03125,-1.375,-0.0625,-2,-1.28125,-0.21875,-1.21875,3.125,-1.9375,3.125,-0.5,1.15625,2.1875,-1.15625,-1.8125}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f64 : f64[3, 3] = {-0.4375,1.515625,1.875,1.5,1.5,1.5,0.8984375,0.421875,-0.328125}
graph "main"(
    %x : f64[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="mean", offsets=%y, initial=1.5) : f64[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.mean_unsafe.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3] = {1.59375,2.84375,2.78125,2.625,1.125,0.84375,1.375,-0.625,-0.25,-2.34375,1.46875,0.78125,2.84375,-0.59375,0.21875,1.375,1.5625,-2.34375,1.65625,-1.59375,2.5,-0.625,0.3125,-1.6875,2.75,-2.96875,-1,1.46875,2.78125,-1.96875}
tensor @r0.in.y : i64[2, 3] = {1,2,0,1,2,0}
tensor @r0.want.0.f32 : f64[2, 3, 3] = {2.59375,3.84375,3.78125,2.5,0.75,0.796875,1,1,1,2.375,2.5625,-1.34375,1.015625,-0.140625,0.90625,1,1,1}
graph "main"(
    %x : f32[2, 5, 3],
    %y : i64[2, 3]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="mean", lengths=%y, axis=1, unsafe=true, initial=1) : f32[2, 3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.mean_inner.f32" stage "import"
tensor @r0.in.x : f32[2, 4, 3] = {0.0625,1,-0.6875,-0.96875,0.65625,-0.53125,-1.78125,2.34375,1.71875,2.5625,-2.03125,-1.375,3.03125,0.375,0.09375,0.75,-0.625,2.25,-1.8125,-1.375,2.0625,2.40625,1.21875,-1.53125}
tensor @r0.in.y : i32[2, 2] = {1,3,4,0}
tensor @r0.want.0.f32 : f64[2, 2, 3] = {0.0625,1,-0.6875,-0.0625,0.3229167,-0.0625,1.09375,-0.1015625,0.71875,nan,nan,nan}
graph "main"(
    %x : f32[2, 4, 3],
    %y : i32[2, 2]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="mean", lengths=%y, axis=1) : f32[2, 2, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.mean_inner.f64" stage "import"
tensor @r0.in.x : f64[2, 4, 3] = {1.59375,2.71875,-0.21875,-2.375,-2.625,0.34375,1,1.28125,0.78125,2.6875,2.78125,-0.28125,-1.6875,0.1875,-1.125,0.28125,1.34375,1.90625,-1.71875,2.3125,2.78125,-0.65625,2.59375,0.125}
tensor @r0.in.y : i32[2, 2] = {1,3,4,0}
tensor @r0.want.0.f64 : f64[2, 2, 3] = {1.59375,2.71875,-0.21875,0.4375,0.47916667,0.28125,-0.9453125,1.609375,0.921875,nan,nan,nan}
graph "main"(
    %x : f64[2, 4, 3],
    %y : i32[2, 2]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="mean", lengths=%y, axis=1) : f64[2, 2, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.max_lengths.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {0.53125,2.25,2.25,2.5,-0.53125,-2.71875,2.59375,3.09375,3.125,-1.90625,2.90625,-0.03125,2.21875,1.4375,-2.03125,-1.40625,2.65625,2.25}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f32 : f64[4, 3] = {2.5,2.25,2.25,-inf,-inf,-inf,2.59375,3.09375,3.125,-1.40625,2.65625,2.25}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="max", lengths=%y) : f32[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.max_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[6, 3] = {1.625,-0.84375,2.75,0.15625,-2.5625,-1.625,0.3125,0.84375,-0.21875,2.84375,-2.875,-1.625,1.96875,-1.34375,-2.75,-0.59375,-3.0625,-0.5625}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.bf16 : f64[4, 3] = {1.625,-0.84375,2.75,-inf,-inf,-inf,2.8438,0.84375,-0.21875,-0.59375,-3.0625,-0.5625}
graph "main"(
    %x : bf16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="max", lengths=%y) : bf16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.max_lengths.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {2.219,-1.8125,-2.219,2.062,-1.031,-1.594,0.7812,3.062,0.4375,-1.219,2.094,0.75,2.969,-0.5,-1.219,1.531,0.125,0.0625}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f16 : f64[4, 3] = {2.2188,-1.0312,-1.5938,-inf,-inf,-inf,2.9688,3.0625,0.75,1.5312,0.125,0.0625}
graph "main"(
    %x : f16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="max", lengths=%y) : f16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.max_offsets.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {2.84375,-1.21875,-1.53125,-2.28125,2.5,1,0.03125,1.46875,-1.875,2.71875,1.28125,0.3125,-2.9375,-2.5625,-3.09375,2.03125,2.0625,-2.21875}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f32 : f64[3, 3] = {2.84375,2.5,1,-inf,-inf,-inf,2.71875,2.0625,0.3125}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="max", offsets=%y) : f32[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.max_offsets.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {0.96875,3.125,-2.875,-0.28125,0.46875,-1.96875,1.09375,0.0625,0.59375,-1.78125,-3.09375,-3.0625,-1.1875,-0.59375,0.125,-2.4375,0.78125,1.5625}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f64 : f64[3, 3] = {0.96875,3.125,-1.96875,-inf,-inf,-inf,1.09375,0.78125,1.5625}
graph "main"(
    %x : f64[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="max", offsets=%y) : f64[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.max_lengths_initial.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-3.125,-1.84375,2.28125,2.75,0,2.03125,-0.4375,2.8125,-1.0625,-1.15625,1.5,3.0625,0.21875,1.625,0.46875,-2.25,0.34375,-1.84375}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f32 : f64[4, 3] = {2.75,1.5,2.28125,1.5,1.5,1.5,1.5,2.8125,3.0625,1.5,1.5,1.5}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="max", lengths=%y, initial=1.5) : f32[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.max_lengths_initial.bf16" stage "import"
tensor @r0.in.x : bf16[6, 3] = {1.4375,2.125,-1.375,2.75,0.40625,1.34375,-0.8125,-1.1875,-2.84375,2.21875,-1.5,1.75,1.03125,-2.34375,1.375,0.3125,-1.65625,0.59375}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.bf16 : f64[4, 3] = {2.75,2.125,1.5,1.5,1.5,1.5,2.2188,1.5,1.75,1.5,1.5,1.5}
graph "main"(
    %x : bf16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="max", lengths=%y, initial=1.5) : bf16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.max_lengths_initial.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {0.2188,2.438,-0.7188,2.406,0.09375,-1.094,-2.156,-2.969,1.031,1.094,-0.25,-2.844,1.3125,-0.125,-2.75,-1.6875,-2.406,0.5938}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f16 : f64[4, 3] = {2.4062,2.4375,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5}
graph "main"(
    %x : f16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="max", lengths=%y, initial=1.5) : f16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.max_offsets_initial.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {2.28125,-0.75,-1.59375,2.3125,-0.34375,3.0625,-0.84375,-1.8125,-2.09375,2.8125,0.75,1.75,2.65625,0.6875,-2.65625,-2.375,-0.78125,2.6875}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f32 : f64[3, 3] = {2.3125,1.5,3.0625,1.5,1.5,1.5,2.8125,1.5,2.6875}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="max", offsets=%y, initial=1.5) : f32[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.max_offsets_initial.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-2.40625,-2.75,3.125,2.09375,2.4375,-2.90625,-0.125,-1.375,-1.96875,1.21875,-0.96875,0.25,2.84375,0.53125,2.59375,-0.625,1.53125,3.125}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f64 : f64[3, 3] = {2.09375,2.4375,3.125,1.5,1.5,1.5,2.84375,1.53125,3.125}
graph "main"(
    %x : f64[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="max", offsets=%y, initial=1.5) : f64[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.max_unsafe.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3] = {-0.46875,3,-2.1875,-1.75,-2.21875,-2.5,-2.21875,-1.15625,0.21875,-2.90625,-1,1.96875,2.15625,0.21875,-0.1875,2.40625,1.375,1.90625,-0.84375,1.3125,-1.46875,-1.625,-1.25,0.28125,1.375,3.0625,0.875,-1.1875,-0.84375,2.71875}
tensor @r0.in.y : i64[2, 3] = {1,2,0,1,2,0}
tensor @r0.want.0.f32 : f64[2, 3, 3] = {1,3,1,1,1,1,1,1,1,2.40625,1.375,1.90625,1,1.3125,1,1,1,1}
graph "main"(
    %x : f32[2, 5, 3],
    %y : i64[2, 3]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="max", lengths=%y, axis=1, unsafe=true, initial=1) : f32[2, 3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.max_inner.f32" stage "import"
tensor @r0.in.x : f32[2, 4, 3] = {-0.59375,0.53125,1.40625,-1.46875,-0.09375,1.875,0.5625,0.90625,-2.875,2.84375,-1.375,-1.1875,-2.5,2.40625,-2.40625,-2.3125,-0.625,-2.8125,-2.46875,2.28125,2.375,0.09375,-1.25,1.40625}
tensor @r0.in.y : i32[2, 2] = {1,3,4,0}
tensor @r0.want.0.f32 : f64[2, 2, 3] = {-0.59375,0.53125,1.40625,2.84375,0.90625,1.875,0.09375,2.40625,2.375,-inf,-inf,-inf}
graph "main"(
    %x : f32[2, 4, 3],
    %y : i32[2, 2]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="max", lengths=%y, axis=1) : f32[2, 2, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.max_inner.f64" stage "import"
tensor @r0.in.x : f64[2, 4, 3] = {-1.15625,-0.28125,1.5625,1.1875,1.9375,-3.0625,1.625,2.0625,-1.03125,2.15625,2.1875,-1.0625,2.09375,1.34375,-1,-1.84375,-1.9375,-1.34375,0.96875,1.84375,-1.71875,2.4375,-0.8125,-0.25}
tensor @r0.in.y : i32[2, 2] = {1,3,4,0}
tensor @r0.want.0.f64 : f64[2, 2, 3] = {-1.15625,-0.28125,1.5625,2.15625,2.1875,-1.03125,2.4375,1.84375,-0.25,-inf,-inf,-inf}
graph "main"(
    %x : f64[2, 4, 3],
    %y : i32[2, 2]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="max", lengths=%y, axis=1) : f64[2, 2, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.min_lengths.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-2.75,1.28125,0.28125,-0.78125,-3.03125,-2.96875,-0.21875,-0.15625,2.96875,-2.1875,0.46875,-0.25,-2.4375,-1.3125,-2.3125,1.5,0.78125,-2.59375}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f32 : f64[4, 3] = {-2.75,-3.03125,-2.96875,inf,inf,inf,-2.4375,-1.3125,-2.3125,1.5,0.78125,-2.59375}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="min", lengths=%y) : f32[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.min_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[6, 3] = {-0.59375,1.125,3.09375,0,-1.5625,0.71875,0.21875,-2.59375,2.71875,-3.09375,-1.34375,0.65625,-2.8125,3.03125,-0.15625,2.21875,0.75,0.90625}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.bf16 : f64[4, 3] = {-0.59375,-1.5625,0.71875,inf,inf,inf,-3.0938,-2.5938,-0.15625,2.2188,0.75,0.90625}
graph "main"(
    %x : bf16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="min", lengths=%y) : bf16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.min_lengths.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-1.375,-1.875,1.75,-1.219,2.344,1.5,-2.281,0.4688,-2.938,-1.375,-1.5,3.125,-0.25,1.9375,1.1875,1.3125,2.844,2.75}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f16 : f64[4, 3] = {-1.375,-1.875,1.5,inf,inf,inf,-2.2812,-1.5,-2.9375,1.3125,2.8438,2.75}
graph "main"(
    %x : f16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="min", lengths=%y) : f16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.min_offsets.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {0.875,-2.4375,2.0625,0.78125,1.1875,-2,2.3125,0.65625,-0.5625,-1.3125,2.03125,0.53125,0.625,1,1.125,3,1.03125,-1.78125}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f32 : f64[3, 3] = {0.78125,-2.4375,-2,inf,inf,inf,-1.3125,0.65625,-1.78125}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="min", offsets=%y) : f32[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.min_offsets.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-0.03125,-2.53125,0.71875,1.5,-1.1875,0.875,2.21875,-2.0625,2.25,-2.65625,-2.25,-1.53125,0.40625,-3,1.0625,1.53125,2.96875,1.0625}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f64 : f64[3, 3] = {-0.03125,-2.53125,0.71875,inf,inf,inf,-2.65625,-3,-1.53125}
graph "main"(
    %x : f64[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="min", offsets=%y) : f64[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.min_lengths_initial.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-1.25,-2.875,0.59375,-1.3125,-2.5625,0,2.1875,0.0625,-1.84375,-2.46875,2.90625,1.65625,1.875,-1.6875,-0.875,2.84375,-1.0625,1.46875}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f32 : f64[4, 3] = {-1.3125,-2.875,0,1.5,1.5,1.5,-2.46875,-1.6875,-1.84375,1.5,-1.0625,1.46875}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="min", lengths=%y, initial=1.5) : f32[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.min_lengths_initial.bf16" stage "import"
tensor @r0.in.x : bf16[6, 3] = {1.96875,0.53125,1.40625,-1.75,-0.90625,-1.09375,1.46875,-2.96875,-1.375,-1.1875,3.0625,-1.8125,2.25,0.375,2.75,1.34375,1.25,0.25}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.bf16 : f64[4, 3] = {-1.75,-0.90625,-1.0938,1.5,1.5,1.5,-1.1875,-2.9688,-1.8125,1.3438,1.25,0.25}
graph "main"(
    %x : bf16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="min", lengths=%y, initial=1.5) : bf16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.min_lengths_initial.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {2.312,-1.719,2.656,0.0625,3.062,-2.5,-1.781,2.969,-1.031,-1.9375,-0.3125,-2,2.688,-2.812,-2.594,-2.656,0,-2.906}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f16 : f64[4, 3] = {0.0625,-1.7188,-2.5,1.5,1.5,1.5,-1.9375,-2.8125,-2.5938,-2.6562,0,-2.9062}
graph "main"(
    %x : f16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="min", lengths=%y, initial=1.5) : f16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.min_offsets_initial.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {0.84375,-2.65625,-1.9375,1.96875,0,-1.65625,-2.34375,0,1.65625,-1.9375,-0.5,0.21875,2.71875,1.4375,-2,-3.03125,-0.46875,2.28125}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f32 : f64[3, 3] = {0.84375,-2.65625,-1.9375,1.5,1.5,1.5,-3.03125,-0.5,-2}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="min", offsets=%y, initial=1.5) : f32[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.min_offsets_initial.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-1.15625,2.78125,0.125,-2.90625,-1.25,-1.65625,1.96875,1.9375,0.5,-1.8125,-0.59375,0.65625,-0.6875,0.65625,2.65625,2.84375,-0.625,2.9375}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f64 : f64[3, 3] = {-2.90625,-1.25,-1.65625,1.5,1.5,1.5,-1.8125,-0.625,0.5}
graph "main"(
    %x : f64[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="min", offsets=%y, initial=1.5) : f64[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.min_unsafe.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3] = {-2.625,1.8125,-0.3125,0.6875,-0.375,2.84375,1.625,3.125,-3,-1.125,0.28125,1.5,-1.34375,-1.90625,-3.125,-1.6875,-0.90625,0.25,0.21875,3.03125,2.25,0.625,-1.6875,-1.875,-1.21875,-0.90625,-2.34375,2.875,2.1875,-2.71875}
tensor @r0.in.y : i64[2, 3] = {1,2,0,1,2,0}
tensor @r0.want.0.f32 : f64[2, 3, 3] = {-2.625,1,-0.3125,0.6875,-0.375,-3,1,1,1,-1.6875,-0.90625,0.25,0.21875,-1.6875,-1.875,1,1,1}
graph "main"(
    %x : f32[2, 5, 3],
    %y : i64[2, 3]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="min", lengths=%y, axis=1, unsafe=true, initial=1) : f32[2, 3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.min_inner.f32" stage "import"
tensor @r0.in.x : f32[2, 4, 3] = {-2.34375,-0.6875,3,0.375,-1.46875,-1.09375,2.09375,-1.46875,-0.46875,-1.0625,2.09375,-2.40625,-1.875,-1.15625,1.8125,1.59375,-1.78125,-1.8125,2.1875,2.53125,-0.96875,0.9375,-2.625,1.6875}
tensor @r0.in.y : i32[2, 2] = {1,3,4,0}
tensor @r0.want.0.f32 : f64[2, 2, 3] = {-2.34375,-0.6875,3,-1.0625,-1.46875,-2.40625,-1.875,-2.625,-1.8125,inf,inf,inf}
graph "main"(
    %x : f32[2, 4, 3],
    %y : i32[2, 2]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="min", lengths=%y, axis=1) : f32[2, 2, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.min_inner.f64" stage "import"
tensor @r0.in.x : f64[2, 4, 3] = {-0.03125,-0.96875,1.78125,-2.96875,0,-1.03125,-2.71875,1.25,-0.46875,0.96875,2.28125,1.84375,-2.84375,-2.6875,-0.09375,-1.3125,-2.53125,-0.9375,-0.875,-2.25,2.90625,1.0625,3.125,-0.375}
tensor @r0.in.y : i32[2, 2] = {1,3,4,0}
tensor @r0.want.0.f64 : f64[2, 2, 3] = {-0.03125,-0.96875,1.78125,-2.96875,0,-1.03125,-2.84375,-2.6875,-0.9375,inf,inf,inf}
graph "main"(
    %x : f64[2, 4, 3],
    %y : i32[2, 2]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="min", lengths=%y, axis=1) : f64[2, 2, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.prod_lengths.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {2.625,-2.6875,2.375,-0.9375,-2.5,-0.5,-2.6875,2.46875,-1.5625,3.125,2.875,0.1875,-2.28125,-1.5625,1.46875,-0.875,-3.09375,2}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f32 : f64[4, 3] = {-2.460938,6.71875,-1.1875,1,1,1,19.15894,-11.09009,-0.4302979,-0.875,-3.09375,2}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="prod", lengths=%y) : f32[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.prod_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[6, 3] = {2.4375,-1.96875,2.84375,2.1875,2.40625,0.125,-0.46875,-2.0625,1.8125,2.65625,1.90625,-0.34375,2.25,1.15625,0.65625,-0.8125,-1.4375,0.6875}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.bf16 : f64[4, 3] = {5.332,-4.7373,0.35547,1,1,1,-2.8015,-4.546,-0.40887,-0.8125,-1.4375,0.6875}
tensor @r0.own.0 : f64[] = {0.0031}
graph "main"(
    %x : bf16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="prod", lengths=%y) : bf16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.prod_lengths.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-1.031,0.8125,-0.0625,-0.75,-2.219,-1,-2.469,2.094,2.812,-2.344,-0.5,2.094,1.969,-0.7188,2.625,-2,-3.094,-0.4062}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f16 : f64[4, 3] = {0.77344,-1.8027,0.0625,1,1,1,11.391,0.75244,15.458,-2,-3.0938,-0.40625}
tensor @r0.own.0 : f64[] = {0.00021}
graph "main"(
    %x : f16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="prod", lengths=%y) : f16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.prod_offsets.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {0.46875,1.28125,-2.71875,-1.1875,0.78125,0.3125,-0.1875,1.21875,1.53125,-0.1875,-0.4375,-1.90625,-2.03125,-0.75,-0.6875,-2.6875,-0.96875,2.25}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f32 : f64[3, 3] = {-0.5566406,1.000977,-0.8496094,1,1,1,0.1919174,-0.3874054,4.515244}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="prod", offsets=%y) : f32[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.prod_offsets.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {1.9375,0.8125,-2.09375,-0.46875,0.125,-2.0625,1.34375,-1.375,-1.375,2.4375,0.90625,2.75,2.40625,2.90625,0.5,-0.71875,1.375,-0.9375}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f64 : f64[3, 3] = {-0.90820312,0.1015625,4.3183594,1,1,1,-5.6647625,-4.9795074,1.7724609}
graph "main"(
    %x : f64[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="prod", offsets=%y) : f64[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.prod_lengths_initial.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-2.0625,-2.4375,-1.9375,-0.59375,2.25,-0.65625,-0.71875,-1.125,2.75,-2.84375,2.09375,2.8125,0.65625,0.09375,-0.65625,1.65625,-2.5,-1.90625}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f32 : f64[4, 3] = {1.836914,-8.226562,1.907227,1.5,1.5,1.5,2.012009,-0.3312378,-7.613525,2.484375,-3.75,-2.859375}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="prod", lengths=%y, initial=1.5) : f32[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.prod_lengths_initial.bf16" stage "import"
tensor @r0.in.x : bf16[6, 3] = {-1.625,-0.6875,-0.90625,-1.8125,0.625,3.03125,-0.4375,2.21875,0.1875,2.125,-2.34375,0.40625,-0.28125,-1.125,-1.8125,2.375,-2.5,1.53125}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.bf16 : f64[4, 3] = {4.418,-0.64453,-4.1206,1.5,1.5,1.5,0.39221,8.7753,-0.20709,3.5625,-3.75,2.2969}
tensor @r0.own.0 : f64[] = {0.0042}
graph "main"(
    %x : bf16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="prod", lengths=%y, initial=1.5) : bf16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.prod_lengths_initial.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-2.5,2.312,1.469,1.031,0.2188,1.1875,-2,-3.031,2.594,-0.3125,-0.6562,0.25,-0.3438,2.625,-0.5312,-2.719,3.031,-2.594}
tensor @r0.in.y : i64[4] = {2,0,3,1}
tensor @r0.want.0.f16 : f64[4, 3] = {-3.8672,0.75879,2.6162,1.5,1.5,1.5,-0.32227,7.8327,-0.51672,-4.0781,4.5469,-3.8906}
tensor @r0.own.0 : f64[] = {0.00041}
graph "main"(
    %x : f16[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="prod", lengths=%y, initial=1.5) : f16[4, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.prod_offsets_initial.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-3.125,2.59375,-2.03125,0.1875,-2.09375,-2.78125,3.125,-2.8125,1.5625,-0.75,-1.15625,1.59375,-2.375,1.15625,2.3125,-1.875,2.09375,0.25}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f32 : f64[3, 3] = {-0.8789062,-8.145996,8.474121,1.5,1.5,1.5,-15.65552,11.80897,2.1595}
graph "main"(
    %x : f32[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="prod", offsets=%y, initial=1.5) : f32[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.prod_offsets_initial.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-2.71875,-2.84375,0.28125,1.75,-2.875,-1.90625,0.28125,-3,2,-1.75,0.875,0.4375,-2.46875,2.53125,0.8125,2.4375,2.6875,-1.6875}
tensor @r0.in.y : i64[4] = {0,2,2,6}
tensor @r0.want.0.f64 : f64[3, 3] = {-7.1367188,12.263672,-0.80419922,1.5,1.5,1.5,4.4426651,-26.785767,-1.7995605}
graph "main"(
    %x : f64[6, 3],
    %y : i64[4]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="prod", offsets=%y, initial=1.5) : f64[3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.prod_unsafe.f32" stage "import"
tensor @r0.in.x : f32[2, 5, 3] = {2.9375,-1.03125,2.3125,-1.65625,-2.21875,-2.96875,-1.25,-3.0625,1.0625,0.28125,-0.96875,1.90625,-1.4375,-1.28125,1.5625,2.03125,2.28125,-0.40625,2.96875,-0.84375,-0.71875,2.40625,-2.28125,-2.28125,2.375,-2.3125,1.0625,0.78125,-0.75,2.21875}
tensor @r0.in.y : i64[2, 3] = {1,2,0,1,2,0}
tensor @r0.want.0.f32 : f64[2, 3, 3] = {2.9375,-1.03125,2.3125,2.070312,6.794922,-3.154297,1,1,1,2.03125,2.28125,-0.40625,7.143555,1.924805,1.639648,1,1,1}
graph "main"(
    %x : f32[2, 5, 3],
    %y : i64[2, 3]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="prod", lengths=%y, axis=1, unsafe=true, initial=1) : f32[2, 3, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.prod_inner.f32" stage "import"
tensor @r0.in.x : f32[2, 4, 3] = {0.59375,1.9375,-2.5625,0.34375,-2.03125,-2.4375,0.90625,-0.28125,1.4375,-0.78125,-1.1875,-0.6875,-1.46875,-1.3125,1,1.9375,-1.375,1.53125,1.875,-1.75,1.65625,0.40625,2.71875,0.90625}
tensor @r0.in.y : i32[2, 2] = {1,3,4,0}
tensor @r0.want.0.f32 : f64[2, 2, 3] = {0.59375,1.9375,-2.5625,-0.2433777,-0.6784058,2.408936,-2.167625,-8.586365,2.29837,1,1,1}
graph "main"(
    %x : f32[2, 4, 3],
    %y : i32[2, 2]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="prod", lengths=%y, axis=1) : f32[2, 2, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.prod_inner.f64" stage "import"
tensor @r0.in.x : f64[2, 4, 3] = {-0.625,2.375,0.09375,2.15625,-0.5625,-1.09375,0.8125,-1.875,2.375,-1,2.21875,-2.28125,2.65625,-3.09375,-2.90625,0.53125,-1.34375,-2.65625,2.3125,2.65625,-1.90625,0.4375,-1.9375,1.5625}
tensor @r0.in.y : i32[2, 2] = {1,3,4,0}
tensor @r0.want.0.f64 : f64[2, 2, 3] = {-0.625,2.375,0.09375,-1.7519531,2.3400879,5.9259033,1.4276695,-21.395102,-22.993326,1,1,1}
graph "main"(
    %x : f64[2, 4, 3],
    %y : i32[2, 2]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="prod", lengths=%y, axis=1) : f64[2, 2, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.sizes.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 3] = {1.46875,2.03125,-0.46875,3.09375,-0.75,1.59375,2.4375,3.125,1.90625,-1.125,2.15625,3.03125,1.4375,-1.78125,0.6875,1.96875,-1.0625,2.5625}
tensor @r0.in.y : i64[2] = {2,4}
tensor @r0.want.0.f32 : f64[2, 3] = {4.5625,1.28125,1.125,4.71875,2.4375,8.1875}
tensor @r1.in.x : f32[6, 4] = {1.46875,2.03125,-0.46875,3.09375,-0.75,1.59375,2.4375,3.125,1.90625,-1.125,2.15625,3.03125,1.4375,-1.78125,0.6875,1.96875,-1.0625,2.5625,-2.8125,-0.28125,-1,2.6875,0.15625,-1}
tensor @r1.in.y : i64[2] = {2,4}
tensor @r1.want.0.f32 : f64[2, 4] = {0.71875,3.625,1.96875,6.21875,1.28125,2.34375,0.1875,3.71875}
graph "main"(
    %x : f32[6, s27],
    %y : i64[2]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", lengths=%y) : f32[2, s27]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "segment_reduce.sizes.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-2.15625,-2.5625,1.15625,3.09375,1.1875,0.59375,2.09375,-1.75,-0.03125,0,-0.84375,2.53125,-0.3125,1.34375,-2.875,-3,1.875,-0.71875}
tensor @r0.in.y : i64[2] = {2,4}
tensor @r0.want.0.f32 : f64[2, 3] = {0.9375,-1.375,1.75,-1.21875,0.625,-1.09375}
graph "main"(
    %x : f32[6, 3],
    %y : i64[2]) {
  %segment_reduce = aten.segment_reduce.default(data=%x, reduce="sum", lengths=%y) : f32[2, 3]
  return %segment_reduce as "segment_reduce"
}

fxge 1
model "_segment_reduce_backward.sum_lengths.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {1.5625,-0.03125,0.5625,-2.4375,-0.96875,2.9375}
tensor @r0.in.y : f32[3, 2] = {7,5,0,0,2.5,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f32 : f64[7, 2] = {1.5625,-0.03125,1.5625,-0.03125,1.5625,-0.03125,-0.96875,2.9375,-0.96875,2.9375,-0.96875,2.9375,-0.96875,2.9375}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", lengths=%w) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.sum_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[3, 2] = {-1.53125,1.5,-1.40625,-1.90625,-2.1875,-0.125}
tensor @r0.in.y : bf16[3, 2] = {7,5,0,0,2.5,nan}
tensor @r0.in.z : bf16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.bf16 : f64[7, 2] = {-1.5312,1.5,-1.5312,1.5,-1.5312,1.5,-2.1875,-0.125,-2.1875,-0.125,-2.1875,-0.125,-2.1875,-0.125}
graph "main"(
    %x : bf16[3, 2],
    %y : bf16[3, 2],
    %z : bf16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", lengths=%w) : bf16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.sum_lengths.f16" stage "import"
tensor @r0.in.x : f16[3, 2] = {1.0625,2.75,1.469,-1.156,-2.75,0.1875}
tensor @r0.in.y : f16[3, 2] = {7,5,0,0,2.5,nan}
tensor @r0.in.z : f16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f16 : f64[7, 2] = {1.0625,2.75,1.0625,2.75,1.0625,2.75,-2.75,0.1875,-2.75,0.1875,-2.75,0.1875,-2.75,0.1875}
graph "main"(
    %x : f16[3, 2],
    %y : f16[3, 2],
    %z : f16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", lengths=%w) : f16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.sum_offsets.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {1.25,2.40625,0.125,-3.09375,1.21875,1.78125}
tensor @r0.in.y : f32[3, 2] = {7,5,0,0,2.5,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f32 : f64[7, 2] = {1.25,2.40625,1.25,2.40625,1.25,2.40625,1.21875,1.78125,1.21875,1.78125,1.21875,1.78125,1.21875,1.78125}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", offsets=%w) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.sum_offsets.f64" stage "import"
tensor @r0.in.x : f64[3, 2] = {1.59375,0.1875,-2.9375,-1.625,-2.40625,-0.28125}
tensor @r0.in.y : f64[3, 2] = {7,5,0,0,2.5,nan}
tensor @r0.in.z : f64[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f64 : f64[7, 2] = {1.59375,0.1875,1.59375,0.1875,1.59375,0.1875,-2.40625,-0.28125,-2.40625,-0.28125,-2.40625,-0.28125,-2.40625,-0.28125}
graph "main"(
    %x : f64[3, 2],
    %y : f64[3, 2],
    %z : f64[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", offsets=%w) : f64[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.sum_initial_lengths.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {-2.25,1.78125,-1.9375,-1.03125,-1.75,1.5}
tensor @r0.in.y : f32[3, 2] = {8.5,6.5,1.5,1.5,4,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f32 : f64[7, 2] = {-2.25,1.78125,-2.25,1.78125,-2.25,1.78125,-1.75,1.5,-1.75,1.5,-1.75,1.5,-1.75,1.5}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", lengths=%w, initial=1.5) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.sum_initial_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[3, 2] = {0.71875,-2.90625,-0.125,-0.1875,0.625,2.4375}
tensor @r0.in.y : bf16[3, 2] = {8.5,6.5,1.5,1.5,4,nan}
tensor @r0.in.z : bf16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.bf16 : f64[7, 2] = {0.71875,-2.9062,0.71875,-2.9062,0.71875,-2.9062,0.625,2.4375,0.625,2.4375,0.625,2.4375,0.625,2.4375}
graph "main"(
    %x : bf16[3, 2],
    %y : bf16[3, 2],
    %z : bf16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", lengths=%w, initial=1.5) : bf16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.sum_initial_lengths.f16" stage "import"
tensor @r0.in.x : f16[3, 2] = {1.281,2,1.0625,-0.4375,-0.6562,-0.375}
tensor @r0.in.y : f16[3, 2] = {8.5,6.5,1.5,1.5,4,nan}
tensor @r0.in.z : f16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f16 : f64[7, 2] = {1.2812,2,1.2812,2,1.2812,2,-0.65625,-0.375,-0.65625,-0.375,-0.65625,-0.375,-0.65625,-0.375}
graph "main"(
    %x : f16[3, 2],
    %y : f16[3, 2],
    %z : f16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", lengths=%w, initial=1.5) : f16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.sum_initial_offsets.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {2.46875,2.75,-0.9375,3.03125,0.125,-0.59375}
tensor @r0.in.y : f32[3, 2] = {8.5,6.5,1.5,1.5,4,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f32 : f64[7, 2] = {2.46875,2.75,2.46875,2.75,2.46875,2.75,0.125,-0.59375,0.125,-0.59375,0.125,-0.59375,0.125,-0.59375}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", offsets=%w, initial=1.5) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.sum_initial_offsets.f64" stage "import"
tensor @r0.in.x : f64[3, 2] = {-1.90625,-1.59375,-2.3125,0.3125,-0.28125,-0.15625}
tensor @r0.in.y : f64[3, 2] = {8.5,6.5,1.5,1.5,4,nan}
tensor @r0.in.z : f64[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f64 : f64[7, 2] = {-1.90625,-1.59375,-1.90625,-1.59375,-1.90625,-1.59375,-0.28125,-0.15625,-0.28125,-0.15625,-0.28125,-0.15625,-0.28125,-0.15625}
graph "main"(
    %x : f64[3, 2],
    %y : f64[3, 2],
    %z : f64[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", offsets=%w, initial=1.5) : f64[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.sum_uncovered.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {2.03125,-0.28125,-2.375,1.84375,2.03125,-0.96875,0.90625,2.0625,-1.21875,0.28125,1.1875,2.40625,2.9375,-2.75,2.03125,-1.03125,1.875,-2.28125}
tensor @r0.in.y : f32[2, 3, 3] = {-0.1875,-0.34375,-0.03125,-3.15625,-3.84375,2.03125,0,0,0,2.25,-2,-2.90625,-1.875,0.3125,-1.71875,0,0,0}
tensor @r0.in.z : f32[2, 5, 3] = {-0.1875,-0.34375,-0.03125,-1.75,-1.125,0.34375,-1.40625,-2.71875,1.6875,0.5625,-1.71875,2.46875,-3.125,-2.34375,-2.34375,2.25,-2,-2.90625,-2.46875,2.3125,-0.28125,0.59375,-2,-1.4375,1.71875,0.21875,-2.1875,-2.84375,-1.125,-2.875}
tensor @r0.in.w : i64[2, 3] = {1,2,0,1,2,0}
tensor @r0.want.0.f32 : f64[2, 5, 3] = {2.03125,-0.28125,-2.375,1.84375,2.03125,-0.96875,1.84375,2.03125,-0.96875,0,0,0,0,0,0,0.28125,1.1875,2.40625,2.9375,-2.75,2.03125,2.9375,-2.75,2.03125,0,0,0,0,0,0}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[2, 3, 3],
    %z : f32[2, 5, 3],
    %w : i64[2, 3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", lengths=%w, axis=1) : f32[2, 5, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.sum_inner.f32" stage "import"
tensor @r0.in.x : f32[2, 2, 3] = {3,-0.5625,-1.28125,-0.75,-0.15625,-2.75,2.71875,0,1.5,-1.0625,-1.5,-1.3125}
tensor @r0.in.y : f32[2, 2, 3] = {3.09375,3.03125,-1.65625,4.1875,-0.0625,-0.0625,-6.28125,1.03125,-3.625,0,0,0}
tensor @r0.in.z : f32[2, 4, 3] = {3.09375,3.03125,-1.65625,1.90625,1.6875,-0.75,2.4375,-2.9375,-2.375,-0.15625,1.1875,3.0625,-3.03125,0.625,1.625,-0.28125,-0.71875,-0.25,-2.5625,-1.59375,-2.5,-0.40625,2.71875,-2.5}
tensor @r0.in.w : i64[2, 2] = {1,3,4,0}
tensor @r0.want.0.f32 : f64[2, 4, 3] = {3,-0.5625,-1.28125,-0.75,-0.15625,-2.75,-0.75,-0.15625,-2.75,-0.75,-0.15625,-2.75,2.71875,0,1.5,2.71875,0,1.5,2.71875,0,1.5,2.71875,0,1.5}
graph "main"(
    %x : f32[2, 2, 3],
    %y : f32[2, 2, 3],
    %z : f32[2, 4, 3],
    %w : i64[2, 2]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", lengths=%w, axis=1) : f32[2, 4, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.sum_inner.f64" stage "import"
tensor @r0.in.x : f64[2, 2, 3] = {-2.15625,1.84375,0.53125,1.53125,1.9375,-3.125,0.59375,-1.53125,1.6875,0.15625,2.78125,0.28125}
tensor @r0.in.y : f64[2, 2, 3] = {1.84375,0.625,-0.8125,-1.8125,3.59375,3,-7.40625,-1.625,0.5,0,0,0}
tensor @r0.in.z : f64[2, 4, 3] = {1.84375,0.625,-0.8125,-2.9375,1.09375,-0.03125,0.875,1.625,2.53125,0.25,0.875,0.5,-2.46875,-2,0.96875,-1.21875,0.9375,-0.09375,-1.1875,-0.25,1.875,-2.53125,-0.3125,-2.25}
tensor @r0.in.w : i64[2, 2] = {1,3,4,0}
tensor @r0.want.0.f64 : f64[2, 4, 3] = {-2.15625,1.84375,0.53125,1.53125,1.9375,-3.125,1.53125,1.9375,-3.125,1.53125,1.9375,-3.125,0.59375,-1.53125,1.6875,0.59375,-1.53125,1.6875,0.59375,-1.53125,1.6875,0.59375,-1.53125,1.6875}
graph "main"(
    %x : f64[2, 2, 3],
    %y : f64[2, 2, 3],
    %z : f64[2, 4, 3],
    %w : i64[2, 2]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", lengths=%w, axis=1) : f64[2, 4, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.mean_lengths.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {-2.625,-0.46875,-3.125,-2.1875,-0.78125,-1.90625}
tensor @r0.in.y : f32[3, 2] = {2.3333333,1.6666666,nan,nan,0.625,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f32 : f64[7, 2] = {-0.875,-0.15625,-0.875,-0.15625,-0.875,-0.15625,-0.1953125,-0.4765625,-0.1953125,-0.4765625,-0.1953125,-0.4765625,-0.1953125,-0.4765625}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="mean", lengths=%w) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.mean_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[3, 2] = {2.53125,1.84375,-2.625,-0.8125,0.46875,1.28125}
tensor @r0.in.y : bf16[3, 2] = {2.328125,1.6640625,nan,nan,0.625,nan}
tensor @r0.in.z : bf16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.bf16 : f64[7, 2] = {0.84375,0.61458,0.84375,0.61458,0.84375,0.61458,0.11719,0.32031,0.11719,0.32031,0.11719,0.32031,0.11719,0.32031}
tensor @r0.own.0 : f64[] = {0.0015}
graph "main"(
    %x : bf16[3, 2],
    %y : bf16[3, 2],
    %z : bf16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="mean", lengths=%w) : bf16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.mean_lengths.f16" stage "import"
tensor @r0.in.x : f16[3, 2] = {-0.2812,-1.3125,0.875,1.75,-0.5938,-0.2812}
tensor @r0.in.y : f16[3, 2] = {2.334,1.667,nan,nan,0.625,nan}
tensor @r0.in.z : f16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f16 : f64[7, 2] = {-0.09375,-0.4375,-0.09375,-0.4375,-0.09375,-0.4375,-0.14844,-0.070312,-0.14844,-0.070312,-0.14844,-0.070312,-0.14844,-0.070312}
graph "main"(
    %x : f16[3, 2],
    %y : f16[3, 2],
    %z : f16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="mean", lengths=%w) : f16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.mean_offsets.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {-1.625,0.6875,-3,0.65625,1.09375,-0.25}
tensor @r0.in.y : f32[3, 2] = {2.3333333,1.6666666,nan,nan,0.625,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f32 : f64[7, 2] = {-0.5416667,0.2291667,-0.5416667,0.2291667,-0.5416667,0.2291667,0.2734375,-0.0625,0.2734375,-0.0625,0.2734375,-0.0625,0.2734375,-0.0625}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="mean", offsets=%w) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.mean_offsets.f64" stage "import"
tensor @r0.in.x : f64[3, 2] = {-0.71875,2.6875,-2.1875,1.59375,0.6875,2.34375}
tensor @r0.in.y : f64[3, 2] = {2.3333333333333335,1.6666666666666667,nan,nan,0.625,nan}
tensor @r0.in.z : f64[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f64 : f64[7, 2] = {-0.23958333,0.89583333,-0.23958333,0.89583333,-0.23958333,0.89583333,0.171875,0.5859375,0.171875,0.5859375,0.171875,0.5859375,0.171875,0.5859375}
graph "main"(
    %x : f64[3, 2],
    %y : f64[3, 2],
    %z : f64[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="mean", offsets=%w) : f64[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.mean_initial_lengths.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {3,1.03125,-1.90625,1.0625,1.59375,-2.65625}
tensor @r0.in.y : f32[3, 2] = {2.8333333,2.1666667,1.5,1.5,1,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f32 : f64[7, 2] = {1,0.34375,1,0.34375,1,0.34375,0.3984375,-0.6640625,0.3984375,-0.6640625,0.3984375,-0.6640625,0.3984375,-0.6640625}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="mean", lengths=%w, initial=1.5) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.mean_initial_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[3, 2] = {-1.8125,0.09375,0.375,0.3125,-0.71875,-0.5}
tensor @r0.in.y : bf16[3, 2] = {2.828125,2.171875,1.5,1.5,1,nan}
tensor @r0.in.z : bf16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.bf16 : f64[7, 2] = {-0.60417,0.03125,-0.60417,0.03125,-0.60417,0.03125,-0.17969,-0.125,-0.17969,-0.125,-0.17969,-0.125,-0.17969,-0.125}
tensor @r0.own.0 : f64[] = {0.0022}
graph "main"(
    %x : bf16[3, 2],
    %y : bf16[3, 2],
    %z : bf16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="mean", lengths=%w, initial=1.5) : bf16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.mean_initial_lengths.f16" stage "import"
tensor @r0.in.x : f16[3, 2] = {2.312,0.5625,2.781,0.8438,-0.875,1.1875}
tensor @r0.in.y : f16[3, 2] = {2.834,2.166,1.5,1.5,1,nan}
tensor @r0.in.z : f16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f16 : f64[7, 2] = {0.77083,0.1875,0.77083,0.1875,0.77083,0.1875,-0.21875,0.29688,-0.21875,0.29688,-0.21875,0.29688,-0.21875,0.29688}
tensor @r0.own.0 : f64[] = {0.00021}
graph "main"(
    %x : f16[3, 2],
    %y : f16[3, 2],
    %z : f16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="mean", lengths=%w, initial=1.5) : f16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.mean_initial_offsets.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {-0.71875,0.71875,-0.3125,-0.625,2.5,1.96875}
tensor @r0.in.y : f32[3, 2] = {2.8333333,2.1666667,1.5,1.5,1,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f32 : f64[7, 2] = {-0.2395833,0.2395833,-0.2395833,0.2395833,-0.2395833,0.2395833,0.625,0.4921875,0.625,0.4921875,0.625,0.4921875,0.625,0.4921875}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="mean", offsets=%w, initial=1.5) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.mean_initial_offsets.f64" stage "import"
tensor @r0.in.x : f64[3, 2] = {1.25,2.03125,-0.65625,-1.75,-0.40625,0.9375}
tensor @r0.in.y : f64[3, 2] = {2.8333333333333335,2.1666666666666665,1.5,1.5,1,nan}
tensor @r0.in.z : f64[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f64 : f64[7, 2] = {0.41666667,0.67708333,0.41666667,0.67708333,0.41666667,0.67708333,-0.1015625,0.234375,-0.1015625,0.234375,-0.1015625,0.234375,-0.1015625,0.234375}
graph "main"(
    %x : f64[3, 2],
    %y : f64[3, 2],
    %z : f64[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="mean", offsets=%w, initial=1.5) : f64[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.mean_uncovered.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {-1.84375,2.59375,0.4375,-2.0625,0.875,2.375,-0.5,2.1875,-2.625,2.3125,-1.78125,-1.3125,0,-1.125,-1.03125,2.46875,-0.875,1.5625}
tensor @r0.in.y : f32[2, 3, 3] = {1.59375,-0.09375,-2.875,1.5625,1.375,0.625,nan,nan,nan,-0.6875,-0.3125,1.75,0.234375,-2.5,-0.296875,nan,nan,nan}
tensor @r0.in.z : f32[2, 5, 3] = {1.59375,-0.09375,-2.875,2.9375,1.84375,0.15625,0.1875,0.90625,1.09375,-1.4375,-2.03125,-3.03125,1.21875,-3.03125,-3.125,-0.6875,-0.3125,1.75,2.34375,-2.8125,-2.875,-1.875,-2.1875,2.28125,-2.625,2.21875,2.28125,-2.15625,0.84375,2.59375}
tensor @r0.in.w : i64[2, 3] = {1,2,0,1,2,0}
tensor @r0.want.0.f32 : f64[2, 5, 3] = {-1.84375,2.59375,0.4375,-1.03125,0.4375,1.1875,-1.03125,0.4375,1.1875,0,0,0,0,0,0,2.3125,-1.78125,-1.3125,0,-0.5625,-0.515625,0,-0.5625,-0.515625,0,0,0,0,0,0}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[2, 3, 3],
    %z : f32[2, 5, 3],
    %w : i64[2, 3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="mean", lengths=%w, axis=1) : f32[2, 5, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.mean_inner.f32" stage "import"
tensor @r0.in.x : f32[2, 2, 3] = {1.84375,0.75,-0.875,-0.0625,0,0.40625,-2.09375,-0.625,-0.28125,-1.78125,-1.3125,0.5}
tensor @r0.in.y : f32[2, 2, 3] = {-0.3125,0.28125,1.375,0.16666667,-1.8125,0.104166664,0.875,1.6875,-0.96875,nan,nan,nan}
tensor @r0.in.z : f32[2, 4, 3] = {-0.3125,0.28125,1.375,-1.8125,-0.1875,0.90625,-0.25,-2.4375,0.71875,2.5625,-2.8125,-1.3125,2.4375,3.09375,-0.3125,2.40625,2.21875,1.0625,1.125,-0.9375,-2.09375,-2.46875,2.375,-2.53125}
tensor @r0.in.w : i64[2, 2] = {1,3,4,0}
tensor @r0.want.0.f32 : f64[2, 4, 3] = {1.84375,0.75,-0.875,-0.02083333,0,0.1354167,-0.02083333,0,0.1354167,-0.02083333,0,0.1354167,-0.5234375,-0.15625,-0.0703125,-0.5234375,-0.15625,-0.0703125,-0.5234375,-0.15625,-0.0703125,-0.5234375,-0.15625,-0.0703125}
graph "main"(
    %x : f32[2, 2, 3],
    %y : f32[2, 2, 3],
    %z : f32[2, 4, 3],
    %w : i64[2, 2]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="mean", lengths=%w, axis=1) : f32[2, 4, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.mean_inner.f64" stage "import"
tensor @r0.in.x : f64[2, 2, 3] = {-1.6875,1.0625,1.84375,-1.40625,0.71875,-3.09375,-0.28125,0.625,-2.84375,1.5625,-1.96875,2.5625}
tensor @r0.in.y : f64[2, 2, 3] = {2.90625,-0.34375,1.8125,1.1145833333333333,-0.4895833333333333,0.6458333333333334,0.6328125,0.125,-0.90625,nan,nan,nan}
tensor @r0.in.z : f64[2, 4, 3] = {2.90625,-0.34375,1.8125,0.375,1.21875,-1.75,0.5625,-0.0625,3.125,2.40625,-2.625,0.5625,-0.21875,2.09375,0.28125,1.375,0.25,0.21875,-0.5625,-0.71875,-2.59375,1.9375,-1.125,-1.53125}
tensor @r0.in.w : i64[2, 2] = {1,3,4,0}
tensor @r0.want.0.f64 : f64[2, 4, 3] = {-1.6875,1.0625,1.84375,-0.46875,0.23958333,-1.03125,-0.46875,0.23958333,-1.03125,-0.46875,0.23958333,-1.03125,-0.0703125,0.15625,-0.7109375,-0.0703125,0.15625,-0.7109375,-0.0703125,0.15625,-0.7109375,-0.0703125,0.15625,-0.7109375}
graph "main"(
    %x : f64[2, 2, 3],
    %y : f64[2, 2, 3],
    %z : f64[2, 4, 3],
    %w : i64[2, 2]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="mean", lengths=%w, axis=1) : f64[2, 4, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.max_lengths.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {0.46875,-2.90625,-2.09375,2.6875,0.4375,-1.5}
tensor @r0.in.y : f32[3, 2] = {3,3,-inf,-inf,4,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f32 : f64[7, 2] = {0,-2.90625,0.234375,0,0.234375,0,0,0,0,0,0.4375,-1.5,0,0}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="max", lengths=%w) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.max_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[3, 2] = {-0.4375,1.71875,2.46875,2.25,2.4375,3.125}
tensor @r0.in.y : bf16[3, 2] = {3,3,-inf,-inf,4,nan}
tensor @r0.in.z : bf16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.bf16 : f64[7, 2] = {0,1.7188,-0.4375,0,-0.4375,0,0,0,0,0,2.4375,3.125,0,0}
graph "main"(
    %x : bf16[3, 2],
    %y : bf16[3, 2],
    %z : bf16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="max", lengths=%w) : bf16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.max_lengths.f16" stage "import"
tensor @r0.in.x : f16[3, 2] = {-0.1562,2.906,-1.75,-2.938,1.625,2.25}
tensor @r0.in.y : f16[3, 2] = {3,3,-inf,-inf,4,nan}
tensor @r0.in.z : f16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f16 : f64[7, 2] = {0,2.9062,-0.15625,0,-0.15625,0,0,0,0,0,1.625,2.25,0,0}
graph "main"(
    %x : f16[3, 2],
    %y : f16[3, 2],
    %z : f16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="max", lengths=%w) : f16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.max_offsets.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {-0.8125,1.78125,-1.375,0.5625,0.15625,-0.5625}
tensor @r0.in.y : f32[3, 2] = {3,3,-inf,-inf,4,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f32 : f64[7, 2] = {0,1.78125,-0.8125,0,-0.8125,0,0,0,0,0,0.15625,-0.5625,0,0}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="max", offsets=%w) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.max_offsets.f64" stage "import"
tensor @r0.in.x : f64[3, 2] = {-2.875,-2.3125,2.375,-0.65625,1,-1.59375}
tensor @r0.in.y : f64[3, 2] = {3,3,-inf,-inf,4,nan}
tensor @r0.in.z : f64[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f64 : f64[7, 2] = {0,-2.3125,-2.875,0,-2.875,0,0,0,0,0,1,-1.59375,0,0}
graph "main"(
    %x : f64[3, 2],
    %y : f64[3, 2],
    %z : f64[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="max", offsets=%w) : f64[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.max_initial_lengths.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {-0.4375,-1.28125,0.0625,2.59375,-1,-2.15625}
tensor @r0.in.y : f32[3, 2] = {3,3,1.5,1.5,4,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f32 : f64[7, 2] = {0,-1.28125,-0.4375,0,-0.4375,0,0,0,0,0,-1,-2.15625,0,0}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="max", lengths=%w, initial=1.5) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.max_initial_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[3, 2] = {0.46875,-1.8125,0.625,-0.75,1.84375,-1.375}
tensor @r0.in.y : bf16[3, 2] = {3,3,1.5,1.5,4,nan}
tensor @r0.in.z : bf16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.bf16 : f64[7, 2] = {0,-1.8125,0.23438,0,0.23438,0,0,0,0,0,1.8438,-1.375,0,0}
graph "main"(
    %x : bf16[3, 2],
    %y : bf16[3, 2],
    %z : bf16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="max", lengths=%w, initial=1.5) : bf16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.max_initial_lengths.f16" stage "import"
tensor @r0.in.x : f16[3, 2] = {-1.719,1.0625,-2.281,-0.5625,-2.375,-1.531}
tensor @r0.in.y : f16[3, 2] = {3,3,1.5,1.5,4,nan}
tensor @r0.in.z : f16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f16 : f64[7, 2] = {0,1.0625,-1.7188,0,-1.7188,0,0,0,0,0,-2.375,-1.5312,0,0}
graph "main"(
    %x : f16[3, 2],
    %y : f16[3, 2],
    %z : f16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="max", lengths=%w, initial=1.5) : f16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.max_initial_offsets.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {-0.5625,-1.25,-1.21875,-0.1875,2.84375,-0.375}
tensor @r0.in.y : f32[3, 2] = {3,3,1.5,1.5,4,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f32 : f64[7, 2] = {0,-1.25,-0.5625,0,-0.5625,0,0,0,0,0,2.84375,-0.375,0,0}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="max", offsets=%w, initial=1.5) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.max_initial_offsets.f64" stage "import"
tensor @r0.in.x : f64[3, 2] = {1.8125,-2.625,-0.125,0.625,-3,2.1875}
tensor @r0.in.y : f64[3, 2] = {3,3,1.5,1.5,4,nan}
tensor @r0.in.z : f64[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f64 : f64[7, 2] = {0,-2.625,0.90625,0,0.90625,0,0,0,0,0,-3,2.1875,0,0}
graph "main"(
    %x : f64[3, 2],
    %y : f64[3, 2],
    %z : f64[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="max", offsets=%w, initial=1.5) : f64[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.max_uncovered.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {0.9375,-1.375,-3,0.71875,-2.28125,3.09375,-1.34375,2.6875,-0.78125,0.625,-0.90625,-1.78125,-1.09375,-2.1875,-0.90625,-3.125,2.15625,1.46875}
tensor @r0.in.y : f32[2, 3, 3] = {-0.78125,2,-2.8125,0.25,1.5,1.6875,-inf,-inf,-inf,0.59375,-2.46875,1.5625,-0.53125,2.59375,3.125,-inf,-inf,-inf}
tensor @r0.in.z : f32[2, 5, 3] = {-0.78125,2,-2.8125,0.25,1.5,1.6875,-3.09375,-2.71875,-2.65625,-0.75,2.1875,-2.8125,0.8125,0.78125,0,0.59375,-2.46875,1.5625,-0.53125,-0.75,-0.25,-1.5625,2.59375,3.125,0.71875,0.90625,-1.4375,-0.09375,-0.3125,-1.3125}
tensor @r0.in.w : i64[2, 3] = {1,2,0,1,2,0}
tensor @r0.want.0.f32 : f64[2, 5, 3] = {0.9375,-1.375,-3,0.71875,-2.28125,3.09375,0,0,0,0,0,0,0,0,0,0.625,-0.90625,-1.78125,-1.09375,0,0,0,-2.1875,-0.90625,0,0,0,0,0,0}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[2, 3, 3],
    %z : f32[2, 5, 3],
    %w : i64[2, 3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="max", lengths=%w, axis=1) : f32[2, 5, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.max_inner.f32" stage "import"
tensor @r0.in.x : f32[2, 2, 3] = {1.40625,0.65625,1.125,0.46875,0.125,2.375,0.4375,2.15625,-2.03125,-1.40625,-0.4375,1.625}
tensor @r0.in.y : f32[2, 2, 3] = {0.875,1.6875,1.09375,1.78125,0.78125,2.9375,2.34375,1.125,3.0625,-inf,-inf,-inf}
tensor @r0.in.z : f32[2, 4, 3] = {0.875,1.6875,1.09375,-0.28125,-2.21875,-1.59375,-2.65625,0.375,2.21875,1.78125,0.78125,2.9375,-2.5625,0.46875,-2.375,-2.5625,0.09375,3.0625,2.34375,1.125,2.8125,0,-1.375,-2.15625}
tensor @r0.in.w : i64[2, 2] = {1,3,4,0}
tensor @r0.want.0.f32 : f64[2, 4, 3] = {1.40625,0.65625,1.125,0,0,0,0,0,0,0.46875,0.125,2.375,0,0,0,0,0,-2.03125,0.4375,2.15625,0,0,0,0}
graph "main"(
    %x : f32[2, 2, 3],
    %y : f32[2, 2, 3],
    %z : f32[2, 4, 3],
    %w : i64[2, 2]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="max", lengths=%w, axis=1) : f32[2, 4, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.max_inner.f64" stage "import"
tensor @r0.in.x : f64[2, 2, 3] = {-1.71875,1.90625,-1.34375,-1.78125,1.5625,-1.875,-2.4375,0.125,-2.125,2.90625,-0.3125,0.4375}
tensor @r0.in.y : f64[2, 2, 3] = {-1.9375,-1.90625,0.96875,1.8125,3.0625,1.4375,0.96875,2.40625,3.0625,-inf,-inf,-inf}
tensor @r0.in.z : f64[2, 4, 3] = {-1.9375,-1.90625,0.96875,1.8125,-2.21875,-0.8125,-1.5625,1.5,1.4375,0.1875,3.0625,-0.21875,-0.5,2.40625,-2.75,-2.5,1,-1.375,-2.0625,-1.875,1.875,0.96875,1.59375,3.0625}
tensor @r0.in.w : i64[2, 2] = {1,3,4,0}
tensor @r0.want.0.f64 : f64[2, 4, 3] = {-1.71875,1.90625,-1.34375,-1.78125,0,0,0,0,-1.875,0,1.5625,0,0,0.125,0,0,0,0,0,0,0,-2.4375,0,-2.125}
graph "main"(
    %x : f64[2, 2, 3],
    %y : f64[2, 2, 3],
    %z : f64[2, 4, 3],
    %w : i64[2, 2]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="max", lengths=%w, axis=1) : f64[2, 4, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.min_lengths.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {0.78125,-1,2.375,-3.125,0.4375,-0.46875}
tensor @r0.in.y : f32[3, 2] = {1,0,inf,inf,-2,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f32 : f64[7, 2] = {0.78125,0,0,-1,0,0,0.4375,0,0,0,0,-0.46875,0,0}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="min", lengths=%w) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.min_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[3, 2] = {-2.0625,-0.3125,1.0625,-1,1.8125,0.09375}
tensor @r0.in.y : bf16[3, 2] = {1,0,inf,inf,-2,nan}
tensor @r0.in.z : bf16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.bf16 : f64[7, 2] = {-2.0625,0,0,-0.3125,0,0,1.8125,0,0,0,0,0.09375,0,0}
graph "main"(
    %x : bf16[3, 2],
    %y : bf16[3, 2],
    %z : bf16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="min", lengths=%w) : bf16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.min_lengths.f16" stage "import"
tensor @r0.in.x : f16[3, 2] = {2.219,0.5938,-1.25,0.6875,-0.6875,-0.4688}
tensor @r0.in.y : f16[3, 2] = {1,0,inf,inf,-2,nan}
tensor @r0.in.z : f16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f16 : f64[7, 2] = {2.2188,0,0,0.59375,0,0,-0.6875,0,0,0,0,-0.46875,0,0}
graph "main"(
    %x : f16[3, 2],
    %y : f16[3, 2],
    %z : f16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="min", lengths=%w) : f16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.min_offsets.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {1.71875,-3.09375,2.78125,-2.1875,-1.1875,1.875}
tensor @r0.in.y : f32[3, 2] = {1,0,inf,inf,-2,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f32 : f64[7, 2] = {1.71875,0,0,-3.09375,0,0,-1.1875,0,0,0,0,1.875,0,0}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="min", offsets=%w) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.min_offsets.f64" stage "import"
tensor @r0.in.x : f64[3, 2] = {-2.75,-0.875,1.09375,3.125,-1.96875,0.59375}
tensor @r0.in.y : f64[3, 2] = {1,0,inf,inf,-2,nan}
tensor @r0.in.z : f64[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f64 : f64[7, 2] = {-2.75,0,0,-0.875,0,0,-1.96875,0,0,0,0,0.59375,0,0}
graph "main"(
    %x : f64[3, 2],
    %y : f64[3, 2],
    %z : f64[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="min", offsets=%w) : f64[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.min_initial_lengths.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {-1.28125,-1.59375,0.84375,1.65625,-0.71875,-2.875}
tensor @r0.in.y : f32[3, 2] = {1,0,1.5,1.5,-2,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f32 : f64[7, 2] = {-1.28125,0,0,-1.59375,0,0,-0.71875,0,0,0,0,-2.875,0,0}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="min", lengths=%w, initial=1.5) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.min_initial_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[3, 2] = {-2.25,-1.125,1.3125,-1.09375,-2.625,2.625}
tensor @r0.in.y : bf16[3, 2] = {1,0,1.5,1.5,-2,nan}
tensor @r0.in.z : bf16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.bf16 : f64[7, 2] = {-2.25,0,0,-1.125,0,0,-2.625,0,0,0,0,2.625,0,0}
graph "main"(
    %x : bf16[3, 2],
    %y : bf16[3, 2],
    %z : bf16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="min", lengths=%w, initial=1.5) : bf16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.min_initial_lengths.f16" stage "import"
tensor @r0.in.x : f16[3, 2] = {-1.844,2.062,2.688,2.594,2.781,-3.094}
tensor @r0.in.y : f16[3, 2] = {1,0,1.5,1.5,-2,nan}
tensor @r0.in.z : f16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f16 : f64[7, 2] = {-1.8438,0,0,2.0625,0,0,2.7812,0,0,0,0,-3.0938,0,0}
graph "main"(
    %x : f16[3, 2],
    %y : f16[3, 2],
    %z : f16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="min", lengths=%w, initial=1.5) : f16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.min_initial_offsets.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {1.71875,-1.0625,-2.71875,2.1875,0.3125,-0.875}
tensor @r0.in.y : f32[3, 2] = {1,0,1.5,1.5,-2,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f32 : f64[7, 2] = {1.71875,0,0,-1.0625,0,0,0.3125,0,0,0,0,-0.875,0,0}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="min", offsets=%w, initial=1.5) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.min_initial_offsets.f64" stage "import"
tensor @r0.in.x : f64[3, 2] = {2.34375,-0.5625,-2.0625,0.09375,-1.0625,-1.40625}
tensor @r0.in.y : f64[3, 2] = {1,0,1.5,1.5,-2,nan}
tensor @r0.in.z : f64[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f64 : f64[7, 2] = {2.34375,0,0,-0.5625,0,0,-1.0625,0,0,0,0,-1.40625,0,0}
graph "main"(
    %x : f64[3, 2],
    %y : f64[3, 2],
    %z : f64[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="min", offsets=%w, initial=1.5) : f64[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.min_uncovered.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {0.78125,-1.0625,2.84375,1.8125,2.3125,1.125,1.84375,0.0625,-2.53125,-0.65625,-0.59375,1.875,-1.1875,-3.09375,1.71875,-2.3125,1.65625,1.3125}
tensor @r0.in.y : f32[2, 3, 3] = {2.875,1.25,-0.84375,-2.6875,-1.0625,0.5,inf,inf,inf,2.875,0.65625,1.15625,-0.53125,-0.46875,-0.25,inf,inf,inf}
tensor @r0.in.z : f32[2, 5, 3] = {2.875,1.25,-0.84375,-2.6875,0.28125,0.5,2.6875,-1.0625,2.84375,-1.75,1.75,-1.5,-1.65625,-1.4375,2.8125,2.875,0.65625,1.15625,2.625,-0.46875,-0.25,-0.53125,2,3,-2.46875,1.6875,2,0.09375,0.75,0.84375}
tensor @r0.in.w : i64[2, 3] = {1,2,0,1,2,0}
tensor @r0.want.0.f32 : f64[2, 5, 3] = {0.78125,-1.0625,2.84375,1.8125,0,1.125,0,2.3125,0,0,0,0,0,0,0,-0.65625,-0.59375,1.875,0,-3.09375,1.71875,-1.1875,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[2, 3, 3],
    %z : f32[2, 5, 3],
    %w : i64[2, 3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="min", lengths=%w, axis=1) : f32[2, 5, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.min_inner.f32" stage "import"
tensor @r0.in.x : f32[2, 2, 3] = {0.71875,0.65625,1.21875,2.59375,-1.21875,2.625,-0.09375,-2.96875,-0.9375,-1.71875,-1.4375,-2.28125}
tensor @r0.in.y : f32[2, 2, 3] = {0.90625,1.09375,-0.34375,0.125,-2.59375,0.4375,-2.75,-2.125,-1.5,inf,inf,inf}
tensor @r0.in.z : f32[2, 4, 3] = {0.90625,1.09375,-0.34375,0.6875,-2.21875,1.5625,3.09375,-2.59375,0.65625,0.125,1.78125,0.4375,1.34375,1.84375,2.59375,-2.21875,-0.8125,-0.5,-2.75,-0.59375,-1.5,0.875,-2.125,1.09375}
tensor @r0.in.w : i64[2, 2] = {1,3,4,0}
tensor @r0.want.0.f32 : f64[2, 4, 3] = {0.71875,0.65625,1.21875,0,0,0,0,-1.21875,0,2.59375,0,2.625,0,0,0,0,0,0,-0.09375,0,-0.9375,0,-2.96875,0}
graph "main"(
    %x : f32[2, 2, 3],
    %y : f32[2, 2, 3],
    %z : f32[2, 4, 3],
    %w : i64[2, 2]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="min", lengths=%w, axis=1) : f32[2, 4, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.min_inner.f64" stage "import"
tensor @r0.in.x : f64[2, 2, 3] = {-1.75,-0.375,0.15625,2.8125,-0.71875,-2.5625,0.09375,1.8125,0.5625,0.75,1.96875,-1.46875}
tensor @r0.in.y : f64[2, 2, 3] = {1.84375,2.875,-2.125,-1.96875,-1.96875,0.40625,-2.65625,-0.96875,1.09375,inf,inf,inf}
tensor @r0.in.z : f64[2, 4, 3] = {1.84375,2.875,-2.125,0.15625,3.125,0.5,2.28125,-1.96875,1.6875,-1.96875,2.5,0.40625,-1.46875,-0.96875,2.59375,1.4375,-0.03125,1.09375,1.6875,0.34375,1.28125,-2.65625,0.28125,2.40625}
tensor @r0.in.w : i64[2, 2] = {1,3,4,0}
tensor @r0.want.0.f64 : f64[2, 4, 3] = {-1.75,-0.375,0.15625,0,0,0,0,-0.71875,0,2.8125,0,-2.5625,0,1.8125,0,0,0,0.5625,0,0,0,0.09375,0,0}
graph "main"(
    %x : f64[2, 2, 3],
    %y : f64[2, 2, 3],
    %z : f64[2, 4, 3],
    %w : i64[2, 2]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="min", lengths=%w, axis=1) : f64[2, 4, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.prod_lengths.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {2.0625,1.25,-2.6875,2.8125,-2.4375,2.28125}
tensor @r0.in.y : f32[3, 2] = {9,0,1,1,-0.0,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f32 : f64[7, 2] = {18.5625,0,6.1875,7.5,6.1875,0,-0.0,nan,9.75,nan,0,0,0,nan}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="prod", lengths=%w) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.prod_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[3, 2] = {-1.4375,1.90625,-2.09375,0.625,1.3125,3}
tensor @r0.in.y : bf16[3, 2] = {9,0,1,1,-0.0,nan}
tensor @r0.in.z : bf16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.bf16 : f64[7, 2] = {-12.938,0,-4.3125,11.438,-4.3125,0,0,nan,-5.25,nan,-0.0,0,-0.0,nan}
graph "main"(
    %x : bf16[3, 2],
    %y : bf16[3, 2],
    %z : bf16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="prod", lengths=%w) : bf16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.prod_lengths.f16" stage "import"
tensor @r0.in.x : f16[3, 2] = {-0.9688,-2.688,-1.625,-1.906,2.312,2.125}
tensor @r0.in.y : f16[3, 2] = {9,0,1,1,-0.0,nan}
tensor @r0.in.z : f16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f16 : f64[7, 2] = {-8.7188,-0.0,-2.9062,-16.125,-2.9062,-0.0,0,nan,-9.25,nan,-0.0,0,-0.0,nan}
graph "main"(
    %x : f16[3, 2],
    %y : f16[3, 2],
    %z : f16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="prod", lengths=%w) : f16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.prod_offsets.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {3.125,-1.1875,0.125,2.03125,-3.125,-2.8125}
tensor @r0.in.y : f32[3, 2] = {9,0,1,1,-0.0,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f32 : f64[7, 2] = {28.125,-0.0,9.375,-7.125,9.375,-0.0,-0.0,nan,12.5,nan,0,-0.0,0,nan}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="prod", offsets=%w) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.prod_offsets.f64" stage "import"
tensor @r0.in.x : f64[3, 2] = {2.46875,-1.375,-1.28125,-2.71875,1.3125,2.40625}
tensor @r0.in.y : f64[3, 2] = {9,0,1,1,-0.0,nan}
tensor @r0.in.z : f64[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f64 : f64[7, 2] = {22.21875,-0.0,7.40625,-8.25,7.40625,-0.0,0,nan,-5.25,nan,-0.0,0,-0.0,nan}
graph "main"(
    %x : f64[3, 2],
    %y : f64[3, 2],
    %z : f64[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="prod", offsets=%w) : f64[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.prod_initial_lengths.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {-0.59375,-0.65625,-0.375,1.25,1.71875,1.78125}
tensor @r0.in.y : f32[3, 2] = {13.5,0,1.5,1.5,-0.0,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f32 : f64[7, 2] = {-8.015625,-0.0,-2.671875,-5.90625,-2.671875,-0.0,0,nan,-10.3125,nan,-0.0,0,-0.0,nan}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="prod", lengths=%w, initial=1.5) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.prod_initial_lengths.bf16" stage "import"
tensor @r0.in.x : bf16[3, 2] = {2.03125,0.15625,2.4375,0.53125,-2.84375,1.0625}
tensor @r0.in.y : bf16[3, 2] = {13.5,0,1.5,1.5,-0.0,nan}
tensor @r0.in.z : bf16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.bf16 : f64[7, 2] = {27.422,0,9.1406,1.4062,9.1406,0,-0.0,nan,17.062,nan,0,0,0,nan}
tensor @r0.own.0 : f64[] = {0.0023}
graph "main"(
    %x : bf16[3, 2],
    %y : bf16[3, 2],
    %z : bf16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="prod", lengths=%w, initial=1.5) : bf16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.prod_initial_lengths.f16" stage "import"
tensor @r0.in.x : f16[3, 2] = {-2.688,-2.75,1.969,-1.594,1.656,0.2812}
tensor @r0.in.y : f16[3, 2] = {13.5,0,1.5,1.5,-0.0,nan}
tensor @r0.in.z : f16[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i64[3] = {3,0,4}
tensor @r0.want.0.f16 : f64[7, 2] = {-36.281,-0.0,-12.094,-24.75,-12.094,-0.0,0,nan,-9.9375,nan,-0.0,0,-0.0,nan}
graph "main"(
    %x : f16[3, 2],
    %y : f16[3, 2],
    %z : f16[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="prod", lengths=%w, initial=1.5) : f16[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.prod_initial_offsets.f32" stage "import"
tensor @r0.in.x : f32[3, 2] = {-0.4375,-1.34375,0.78125,-1.3125,0.21875,0.625}
tensor @r0.in.y : f32[3, 2] = {13.5,0,1.5,1.5,-0.0,nan}
tensor @r0.in.z : f32[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f32 : f64[7, 2] = {-5.90625,-0.0,-1.96875,-12.09375,-1.96875,-0.0,0,nan,-1.3125,nan,-0.0,0,-0.0,nan}
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="prod", offsets=%w, initial=1.5) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.prod_initial_offsets.f64" stage "import"
tensor @r0.in.x : f64[3, 2] = {0,3.09375,-2.53125,-2.34375,0.09375,-0.3125}
tensor @r0.in.y : f64[3, 2] = {13.5,0,1.5,1.5,-0.0,nan}
tensor @r0.in.z : f64[7, 2] = {1,3,3,0,3,2,-2,5,0,0,4,nan,0.5,4}
tensor @r0.in.w : i32[4] = {0,3,3,7}
tensor @r0.want.0.f64 : f64[7, 2] = {0,0,0,27.84375,0,0,0,nan,-0.5625,nan,-0.0,-0.0,-0.0,nan}
graph "main"(
    %x : f64[3, 2],
    %y : f64[3, 2],
    %z : f64[7, 2],
    %w : i32[4]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="prod", offsets=%w, initial=1.5) : f64[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.prod_uncovered.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3] = {-1.375,-1,0.75,-0.71875,-1.625,2.25,3.03125,2.1875,-1.21875,-1.71875,2.25,-0.8125,-0.5,-1.6875,-3.125,-0.9375,0.96875,-0.59375}
tensor @r0.in.y : f32[2, 3, 3] = {0,2.5625,-1.53125,0.81640625,0.4248047,-0.7324219,1,1,1,-0.15625,-0.40625,2.5625,-3.3232422,1.1044922,4.0078125,1,1,1}
tensor @r0.in.z : f32[2, 5, 3] = {0,2.5625,-1.53125,-2.375,0.46875,-0.78125,-0.34375,0.90625,0.9375,1.875,-2.3125,0.78125,-2.8125,1.9375,-0.9375,-0.15625,-0.40625,2.5625,-1.28125,2.71875,1.78125,2.59375,0.40625,2.25,-2.59375,1.96875,-0.125,1.65625,-2.0625,-2.8125}
tensor @r0.in.w : i64[2, 3] = {1,2,0,1,2,0}
tensor @r0.want.0.f32 : f64[2, 5, 3] = {-1.375,-1,0.75,0.2470703,-1.472656,2.109375,1.707031,-0.7617188,-1.757812,0,0,0,0,0,0,-1.71875,2.25,-0.8125,-1.296875,-0.6855469,-7.03125,0.640625,-4.587891,-5.566406,0,0,0,0,0,0}
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[2, 3, 3],
    %z : f32[2, 5, 3],
    %w : i64[2, 3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="prod", lengths=%w, axis=1) : f32[2, 5, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.prod_inner.f32" stage "import"
tensor @r0.in.x : f32[2, 2, 3] = {-0.03125,-1.59375,3.125,2.0625,-2.78125,-1.59375,2.65625,0.25,-3.09375,1.78125,1.53125,-3.125}
tensor @r0.in.y : f32[2, 2, 3] = {1.03125,1.9375,2.125,-2.7426147,9.30542,1.8662109,-0.6536865,-2.125454,1.2508106,1,1,1}
tensor @r0.in.z : f32[2, 4, 3] = {1.03125,1.9375,2.125,1.34375,3.09375,-0.375,-0.6875,1.09375,-1.75,2.96875,2.75,2.84375,0.21875,-1.875,-0.8125,-2,0.71875,0.28125,1.40625,-0.53125,-2.96875,1.0625,-2.96875,1.84375}
tensor @r0.in.w : i64[2, 2] = {1,3,4,0}
tensor @r0.want.0.f32 : f64[2, 4, 3] = {-0.03125,-1.59375,3.125,-4.209595,-8.365479,7.931396,8.227844,-23.66235,1.699585,-1.905396,-9.411163,-1.045898,-7.937622,0.2833939,4.762702,0.8681774,-0.7392883,-13.75892,-1.234741,1.000214,1.303476,-1.634216,0.1789856,-2.098818}
graph "main"(
    %x : f32[2, 2, 3],
    %y : f32[2, 2, 3],
    %z : f32[2, 4, 3],
    %w : i64[2, 2]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="prod", lengths=%w, axis=1) : f32[2, 4, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.prod_inner.f64" stage "import"
tensor @r0.in.x : f64[2, 2, 3] = {2.9375,0.1875,-2.53125,-2.96875,0,0.65625,2.34375,-1.8125,-1.90625,-0.625,-1.28125,0.5}
tensor @r0.in.y : f64[2, 2, 3] = {2.21875,3.125,-2.375,2.691650390625,-18.287841796875,-7.9583740234375,-2.16064453125,2.2447509765625,3.7298583984375,1,1,1}
tensor @r0.in.z : f64[2, 4, 3] = {2.21875,3.125,-2.375,3.0625,-2.625,-2.65625,0.78125,2.5625,-1.625,1.125,2.71875,-1.84375,2.5,1.15625,-1.09375,-0.25,-2,-1.5,1.84375,-2.21875,-3.03125,1.875,0.4375,-0.75}
tensor @r0.in.w : i64[2, 2] = {1,3,4,0}
tensor @r0.want.0.f64 : f64[2, 4, 3] = {2.9375,0.1875,-2.53125,-2.6092529,0,1.9661865,-10.228271,-0.0,3.2139587,-7.1029663,-0.0,2.8326416,-2.0256042,-3.5187988,6.5006104,20.256042,2.0343056,4.7400284,-2.746582,1.8337402,2.3455811,-2.7008057,-9.2996826,9.4800568}
graph "main"(
    %x : f64[2, 2, 3],
    %y : f64[2, 2, 3],
    %z : f64[2, 4, 3],
    %w : i64[2, 2]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="prod", lengths=%w, axis=1) : f64[2, 4, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.sizes.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[2, 3] = {2.90625,-0.4375,-1.71875,2.96875,-2.8125,-2}
tensor @r0.in.y : f32[2, 3] = {-0.46875,-1.09375,-3.40625,4.8125,3.3125,-4.0625}
tensor @r0.in.z : f32[6, 3] = {1.28125,0.65625,-2,-1.75,-1.75,-1.40625,-0.34375,1.21875,1.5625,0.75,1.6875,-1.875,2.875,-1.75,-3.03125,1.53125,2.15625,-0.71875}
tensor @r0.in.w : i64[2] = {2,4}
tensor @r0.want.0.f32 : f64[6, 3] = {2.90625,-0.4375,-1.71875,2.90625,-0.4375,-1.71875,2.96875,-2.8125,-2,2.96875,-2.8125,-2,2.96875,-2.8125,-2,2.96875,-2.8125,-2}
tensor @r1.in.x : f32[2, 4] = {-0.96875,2.125,-0.125,-2.03125,-1.5,-2.375,-2.46875,-0.875}
tensor @r1.in.y : f32[2, 4] = {-0.46875,-0.75,-2.34375,-0.53125,4.875,1.25,-1.25,-2.78125}
tensor @r1.in.z : f32[6, 4] = {1.28125,0.65625,-2,-1.75,-1.75,-1.40625,-0.34375,1.21875,1.5625,0.75,1.6875,-1.875,2.875,-1.75,-3.03125,1.53125,2.15625,-0.71875,2.90625,-0.4375,-1.71875,2.96875,-2.8125,-2}
tensor @r1.in.w : i64[2] = {2,4}
tensor @r1.want.0.f32 : f64[6, 4] = {-0.96875,2.125,-0.125,-2.03125,-0.96875,2.125,-0.125,-2.03125,-1.5,-2.375,-2.46875,-0.875,-1.5,-2.375,-2.46875,-0.875,-1.5,-2.375,-2.46875,-0.875,-1.5,-2.375,-2.46875,-0.875}
graph "main"(
    %x : f32[2, s27],
    %y : f32[2, s94],
    %z : f32[6, s32],
    %w : i64[2]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", lengths=%w) : f32[6, s32]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "_segment_reduce_backward.sizes.f32" stage "import"
tensor @r0.in.x : f32[2, 3] = {1.0625,2.125,1.1875,-0.1875,-2.09375,2.84375}
tensor @r0.in.y : f32[2, 3] = {0.46875,3.09375,2.6875,7.5,0.0625,2}
tensor @r0.in.z : f32[6, 3] = {-2.5,0.25,0.9375,2.96875,2.84375,1.75,2.34375,0.875,-0.34375,2.84375,-0.4375,1.3125,0.59375,-1.78125,-1.25,1.71875,1.40625,2.28125}
tensor @r0.in.w : i64[2] = {2,4}
tensor @r0.want.0.f32 : f64[6, 3] = {1.0625,2.125,1.1875,1.0625,2.125,1.1875,-0.1875,-2.09375,2.84375,-0.1875,-2.09375,2.84375,-0.1875,-2.09375,2.84375,-0.1875,-2.09375,2.84375}
graph "main"(
    %x : f32[2, 3],
    %y : f32[2, 3],
    %z : f32[6, 3],
    %w : i64[2]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", lengths=%w) : f32[6, 3]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}

fxge 1
model "embedding_renorm.norm1.0.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[8, 3] = {-2.5,-1,-1.125,1.78125,-1.53125,1.6875,-2.75,-1.65625,-0.65625,2.53125,2.6875,-0.34375,0.65625,-0.0625,2.28125,-1.375,0.09375,2.375,-2.875,-1.78125,-2.65625,-1.0625,0.46875,-1.125}
tensor @r0.in.y : i64[2, 3] = {2,7,6,6,5,5}
tensor @r0.want.0.f32 : f64[8, 3] = {-2.5,-1,-1.125,1.78125,-1.53125,1.6875,-0.5432099,-0.3271605,-0.1296296,2.53125,2.6875,-0.34375,0.65625,-0.0625,2.28125,-0.3577236,0.02439024,0.6178862,-0.3931624,-0.2435897,-0.3632479,-0.4,0.1764706,-0.4235294}
tensor @r1.in.x : f32[8, 4] = {-2.5,-1,-1.125,1.78125,-1.53125,1.6875,-2.75,-1.65625,-0.65625,2.53125,2.6875,-0.34375,0.65625,-0.0625,2.28125,-1.375,0.09375,2.375,-2.875,-1.78125,-2.65625,-1.0625,0.46875,-1.125,1.8125,1.09375,-1.40625,0.21875,-2.25,2.40625,-0.375,1.71875}
tensor @r1.in.y : i64[2, 3] = {3,0,5,1,2,3}
tensor @r1.want.0.f32 : f64[8, 4] = {-0.3902439,-0.1560976,-0.1756098,0.2780488,-0.2008197,0.2213115,-0.3606557,-0.2172131,-0.1055276,0.4070352,0.4321608,-0.05527638,0.15,-0.01428571,0.5214286,-0.3142857,0.09375,2.375,-2.875,-1.78125,-0.5,-0.2,0.08823529,-0.2117647,1.8125,1.09375,-1.40625,0.21875,-2.25,2.40625,-0.375,1.71875}
graph "main"(
    %x : f32[8, s27],
    %y : i64[2, 3]) {
  %embedding_renorm = aten.embedding_renorm.default(self=%x, indices=%y, max_norm=1.0, norm_type=1.0) : f32[8, s27]
  return %embedding_renorm as "embedding_renorm"
}

fxge 1
model "embedding_renorm.norm1.0.f64" stage "import"
tensor @r0.in.x : f64[8, 3] = {-2.25,-1.8125,-0.78125,0.375,2.46875,-2.28125,-1.9375,1.4375,-0.46875,-0.34375,0.25,3.125,-0.0625,-3.125,-3.09375,-2.125,-1.6875,2.84375,-2.125,-2.5,-0.375,-0.90625,2.90625,-0.625}
tensor @r0.in.y : i64[2, 3] = {0,4,0,3,4,7}
tensor @r0.want.0.f64 : f64[8, 3] = {-0.46451612,-0.37419354,-0.16129032,0.375,2.46875,-2.28125,-1.9375,1.4375,-0.46875,-0.092436972,0.067226889,0.84033611,-0.0099502486,-0.49751243,-0.49253731,-2.125,-1.6875,2.84375,-2.125,-2.5,-0.375,-0.20422535,0.65492956,-0.14084507}
graph "main"(
    %x : f64[8, 3],
    %y : i64[2, 3]) {
  %embedding_renorm = aten.embedding_renorm.default(self=%x, indices=%y, max_norm=1.0, norm_type=1.0) : f64[8, 3]
  return %embedding_renorm as "embedding_renorm"
}

fxge 1
model "embedding_renorm.norm2.0.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[8, 3] = {3.09375,-1.9375,2.4375,-2.71875,-3.125,-2.15625,1,0.28125,-1.65625,-0.5625,1.25,-2.4375,-2.25,-1.625,-3.09375,1.46875,-2.875,3.125,-0.40625,0.65625,-2,-0.5,2.84375,2.25}
tensor @r0.in.y : i64[2, 3] = {2,5,2,3,0,7}
tensor @r0.want.0.f32 : f64[8, 3] = {0.7048272,-0.4414069,0.5553184,-2.71875,-3.125,-2.15625,0.5114928,0.1438574,-0.84716,-0.2011456,0.4469901,-0.8716308,-2.25,-1.625,-3.09375,0.3268858,-0.6398616,0.6955018,-0.40625,0.65625,-2,-0.1365926,0.7768703,0.6146666}
tensor @r1.in.x : f32[8, 4] = {3.09375,-1.9375,2.4375,-2.71875,-3.125,-2.15625,1,0.28125,-1.65625,-0.5625,1.25,-2.4375,-2.25,-1.625,-3.09375,1.46875,-2.875,3.125,-0.40625,0.65625,-2,-0.5,2.84375,2.25,0.75,-2.25,-2.34375,2.375,-2.53125,1.78125,1.21875,-0.21875}
tensor @r1.in.y : i64[2, 3] = {2,1,3,5,4,5}
tensor @r1.want.0.f32 : f64[8, 4] = {3.09375,-1.9375,2.4375,-2.71875,-0.7939008,-0.5477916,0.2540483,0.07145108,-0.5095918,-0.1730689,0.3845976,-0.7499653,-0.5104201,-0.3686367,-0.7018276,0.3331909,-0.6661422,0.7240676,-0.09412879,0.1520542,-0.4794714,-0.1198678,0.6817483,0.5394053,0.75,-2.25,-2.34375,2.375,-2.53125,1.78125,1.21875,-0.21875}
graph "main"(
    %x : f32[8, s27],
    %y : i64[2, 3]) {
  %embedding_renorm = aten.embedding_renorm.default(self=%x, indices=%y, max_norm=1.0, norm_type=2.0) : f32[8, s27]
  return %embedding_renorm as "embedding_renorm"
}

fxge 1
model "embedding_renorm.norm2.0.f64" stage "import"
tensor @r0.in.x : f64[8, 3] = {0.4375,2,-0.65625,-2.53125,-1.65625,0.0625,-0.90625,2.15625,-2.0625,-0.625,1.28125,-2.40625,2.125,-1.84375,1.0625,0.59375,1.75,-1.3125,-0.65625,1.75,-1,-0.09375,-2.375,3.09375}
tensor @r0.in.y : i64[2, 3] = {6,4,7,5,6,6}
tensor @r0.want.0.f64 : f64[8, 3] = {0.4375,2,-0.65625,-2.53125,-1.65625,0.0625,-0.90625,2.15625,-2.0625,-0.625,1.28125,-2.40625,0.70661029,-0.61308834,0.35330514,0.26195062,0.77206499,-0.57904874,-0.30959444,0.82558518,-0.47176296,-0.024030008,-0.60876019,0.79299025}
graph "main"(
    %x : f64[8, 3],
    %y : i64[2, 3]) {
  %embedding_renorm = aten.embedding_renorm.default(self=%x, indices=%y, max_norm=1.0, norm_type=2.0) : f64[8, 3]
  return %embedding_renorm as "embedding_renorm"
}

fxge 1
model "embedding_renorm.norm3.0.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[8, 3] = {0.75,1.5625,2.75,-2.3125,1.3125,2.125,-1.21875,-2.03125,-0.9375,1.96875,-1.78125,0.34375,-2.46875,-2.84375,1.28125,-1.375,0.8125,2.21875,1.6875,0.75,0.5625,-2.875,3.09375,2.96875}
tensor @r0.in.y : i64[2, 3] = {1,5,7,3,5,0}
tensor @r0.want.0.f32 : f64[8, 3] = {0.2563821,0.5341294,0.9400677,-0.7992296,0.4536168,0.7344272,-1.21875,-2.03125,-0.9375,0.8304667,-0.7513747,0.1450021,-2.46875,-2.84375,1.28125,-0.5697124,0.3366483,0.9193087,1.6875,0.75,0.5625,-0.6685126,0.7193776,0.6903119}
tensor @r1.in.x : f32[8, 4] = {0.75,1.5625,2.75,-2.3125,1.3125,2.125,-1.21875,-2.03125,-0.9375,1.96875,-1.78125,0.34375,-2.46875,-2.84375,1.28125,-1.375,0.8125,2.21875,1.6875,0.75,0.5625,-2.875,3.09375,2.96875,0.8125,-0.0625,2.15625,1.1875,1.75,-2.84375,2,-1.3125}
tensor @r1.in.y : i64[2, 3] = {5,5,2,3,6,4}
tensor @r1.want.0.f32 : f64[8, 4] = {0.75,1.5625,2.75,-2.3125,1.3125,2.125,-1.21875,-2.03125,-0.3876286,0.8140201,-0.7364943,0.1421305,-0.7060636,-0.8133138,0.3664381,-0.3932506,0.3179585,0.8682713,0.6603754,0.2935002,0.1306985,-0.6680147,0.7188419,0.6897978,0.352591,-0.02712238,0.9357222,0.5153253,1.75,-2.84375,2,-1.3125}
graph "main"(
    %x : f32[8, s27],
    %y : i64[2, 3]) {
  %embedding_renorm = aten.embedding_renorm.default(self=%x, indices=%y, max_norm=1.0, norm_type=3.0) : f32[8, s27]
  return %embedding_renorm as "embedding_renorm"
}

fxge 1
model "embedding_renorm.norm3.0.f64" stage "import"
tensor @r0.in.x : f64[8, 3] = {-1.28125,2.53125,1.09375,1.125,0.84375,-2.34375,-2.21875,1.0625,-1.09375,-2.21875,0.875,-2.53125,-2.84375,-1.3125,-0.5625,3,-1.375,2.125,-1.75,2,-2.90625,-1.25,-2.625,1.71875}
tensor @r0.in.y : i64[2, 3] = {3,0,2,6,0,7}
tensor @r0.want.0.f64 : f64[8, 3] = {-0.47496343,0.93834238,0.40545658,1.125,0.84375,-2.34375,-0.93342157,0.44699061,-0.46013739,-0.73232508,0.28880426,-0.83546946,-2.84375,-1.3125,-0.5625,3,-1.375,2.125,-0.52095536,0.59537756,-0.86515801,-0.42682135,-0.89632484,0.58687936}
graph "main"(
    %x : f64[8, 3],
    %y : i64[2, 3]) {
  %embedding_renorm = aten.embedding_renorm.default(self=%x, indices=%y, max_norm=1.0, norm_type=3.0) : f64[8, 3]
  return %embedding_renorm as "embedding_renorm"
}

fxge 1
model "scatter_reduce.two.whole_mean_True.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3,5,-4,3,2,-1,1,6,-4,5,-4,0}
tensor @r0.in.y : i64[3, 4] = {2,0,1,3,1,2,3,1,0,0,0,2}
tensor @r0.in.z : i64[3, 4] = {-5,-5,2,-7,-7,-4,7,-2,3,-7,-2,-6}
tensor @r0.want.0.i64 : i64[3, 4] = {-4,3,-5,-2,2,-4,-2,6,-3,5,-5,0}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4],
    %z : i64[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=1, index=%y, src=%z, reduce="mean") : i64[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.whole_mean_True.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,0,-6,4,0,5,7,2,-6,0,3,-3}
tensor @r0.in.y : i64[3, 4] = {3,0,0,1,2,3,1,1,1,2,0,0}
tensor @r0.in.z : i32[3, 4] = {-4,-7,1,-3,-1,0,5,-7,1,2,4,6}
tensor @r0.want.0.i32 : i32[3, 4] = {-4,-2,-6,0,0,1,3,1,1,0,2,-3}
graph "main"(
    %x : i32[3, 4],
    %y : i64[3, 4],
    %z : i32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=1, index=%y, src=%z, reduce="mean") : i32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.whole_mean_True.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {-2,4,-7,-7,0,7,-1,0,-3,-3,7,0}
tensor @r0.in.y : i64[3, 4] = {2,3,0,3,2,3,0,3,0,0,0,2}
tensor @r0.in.z : i16[3, 4] = {-2,6,-2,-7,4,0,-4,3,-1,-4,1,1}
tensor @r0.want.0.i16 : i16[3, 4] = {-2,4,-5,-3,-2,7,1,1,-2,-3,4,0}
graph "main"(
    %x : i16[3, 4],
    %y : i64[3, 4],
    %z : i16[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=1, index=%y, src=%z, reduce="mean") : i16[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.whole_mean_True.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {-2,-4,-4,1,-7,-3,6,-1,3,-1,-3,-1}
tensor @r0.in.y : i64[3, 4] = {3,1,3,0,1,1,0,0,0,1,0,1}
tensor @r0.in.z : i8[3, 4] = {2,1,5,2,-3,6,4,5,1,-3,3,6}
tensor @r0.want.0.i8 : i8[3, 4] = {0,-2,-4,2,0,0,6,-1,2,0,-3,-1}
graph "main"(
    %x : i8[3, 4],
    %y : i64[3, 4],
    %z : i8[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=1, index=%y, src=%z, reduce="mean") : i8[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.whole_mean_True.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3,7,6,5,6,3,1,4,4,1,2,2}
tensor @r0.in.y : i64[3, 4] = {3,2,3,0,3,3,1,0,0,0,3,0}
tensor @r0.in.z : u8[3, 4] = {5,7,0,7,2,7,1,0,1,6,7,3}
tensor @r0.want.0.u8 : u8[3, 4] = {5,7,6,3,3,2,1,4,3,1,2,4}
graph "main"(
    %x : u8[3, 4],
    %y : i64[3, 4],
    %z : u8[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=1, index=%y, src=%z, reduce="mean") : u8[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_0d_True.f32" stage "import"
tensor @r0.in.x : f32[] = {0.1875}
tensor @r0.in.y : i64[] = {0}
tensor @r0.in.z : f32[] = {-0.65625}
tensor @r0.want.0.f32 : f64[] = {0.1875}
graph "main"(
    %x : f32[],
    %y : i64[],
    %z : f32[]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax") : f32[]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_bool_True.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,false,false,true,false,true,false,false,true}
tensor @r0.in.y : i64[3, 4] = {3,0,0,1,1,3,2,2,2,3,2,0}
tensor @r0.in.z : bool[3, 4] = {true,false,true,false,false,false,false,true,false,true,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,true,false,false,true,false,true,false,false,true}
graph "main"(
    %x : bool[3, 4],
    %y : i64[3, 4],
    %z : bool[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=1, index=%y, src=%z, reduce="amax") : bool[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_0d_True.f32" stage "import"
tensor @r0.in.x : f32[] = {1.25}
tensor @r0.in.y : i64[] = {0}
tensor @r0.in.z : f32[] = {0.71875}
tensor @r0.want.0.f32 : f64[] = {0.71875}
graph "main"(
    %x : f32[],
    %y : i64[],
    %z : f32[]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amin") : f32[]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_bool_True.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,false,true,true,true,true,true,false,false,true}
tensor @r0.in.y : i64[3, 4] = {2,1,1,2,2,2,0,2,0,3,0,2}
tensor @r0.in.z : bool[3, 4] = {false,false,false,true,false,true,true,false,false,false,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,true,true,false,true,false,false,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : i64[3, 4],
    %z : bool[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=1, index=%y, src=%z, reduce="amin") : bool[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.whole_mean_False.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {3,6,5,-3,6,-7,2,-4,-7,-2,4,7}
tensor @r0.in.y : i64[3, 4] = {3,2,2,2,1,3,0,1,3,3,1,1}
tensor @r0.in.z : i64[3, 4] = {1,7,4,0,3,-2,5,5,1,3,-5,-3}
tensor @r0.want.0.i64 : i64[3, 4] = {3,6,3,1,5,4,2,-2,-7,-4,4,2}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 4],
    %z : i64[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=1, index=%y, src=%z, reduce="mean", include_self=false) : i64[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.whole_mean_False.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,1,-4,-2,7,-5,-3,-5,1,-7,3,-1}
tensor @r0.in.y : i64[3, 4] = {3,2,3,1,2,2,0,1,0,3,2,0}
tensor @r0.in.z : i32[3, 4] = {7,7,6,-5,-3,0,2,0,5,-3,-6,-6}
tensor @r0.want.0.i32 : i32[3, 4] = {-3,-5,7,6,2,0,-2,-5,-1,-7,-6,-3}
graph "main"(
    %x : i32[3, 4],
    %y : i64[3, 4],
    %z : i32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=1, index=%y, src=%z, reduce="mean", include_self=false) : i32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.whole_mean_False.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {2,7,-7,-2,-6,1,0,-7,3,4,-3,0}
tensor @r0.in.y : i64[3, 4] = {3,3,3,0,3,2,3,1,1,3,2,0}
tensor @r0.in.z : i16[3, 4] = {-2,4,4,-6,-1,-5,-4,4,6,6,2,1}
tensor @r0.want.0.i16 : i16[3, 4] = {-6,7,-7,2,-6,4,-5,-3,1,6,2,6}
graph "main"(
    %x : i16[3, 4],
    %y : i64[3, 4],
    %z : i16[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=1, index=%y, src=%z, reduce="mean", include_self=false) : i16[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.whole_mean_False.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {-1,7,-1,-5,4,-3,-3,7,-2,3,-5,7}
tensor @r0.in.y : i64[3, 4] = {2,1,3,0,2,1,3,2,2,3,1,0}
tensor @r0.in.z : i8[3, 4] = {0,-5,0,3,3,0,3,3,-7,3,3,2}
tensor @r0.want.0.i8 : i8[3, 4] = {3,-5,0,0,4,0,3,3,2,3,-7,3}
graph "main"(
    %x : i8[3, 4],
    %y : i64[3, 4],
    %z : i8[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=1, index=%y, src=%z, reduce="mean", include_self=false) : i8[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.whole_mean_False.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,4,2,1,3,2,5,1,5,0,4,2}
tensor @r0.in.y : i64[3, 4] = {2,1,3,2,0,1,3,1,0,0,0,1}
tensor @r0.in.z : u8[3, 4] = {5,1,1,7,7,0,1,6,6,6,3,1}
tensor @r0.want.0.u8 : u8[3, 4] = {0,1,6,1,7,3,5,1,5,1,4,2}
graph "main"(
    %x : u8[3, 4],
    %y : i64[3, 4],
    %z : u8[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=1, index=%y, src=%z, reduce="mean", include_self=false) : u8[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_0d_False.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.5}
tensor @r0.in.y : i64[] = {0}
tensor @r0.in.z : f32[] = {-2.59375}
tensor @r0.want.0.f32 : f64[] = {-2.59375}
graph "main"(
    %x : f32[],
    %y : i64[],
    %z : f32[]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax", include_self=false) : f32[]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_bool_False.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,true,true,false,true,true,false,true,false}
tensor @r0.in.y : i64[3, 4] = {2,3,2,3,3,2,2,1,2,3,3,1}
tensor @r0.in.z : bool[3, 4] = {true,true,true,false,true,true,false,false,false,true,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {false,true,true,true,true,false,true,true,true,true,false,true}
graph "main"(
    %x : bool[3, 4],
    %y : i64[3, 4],
    %z : bool[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=1, index=%y, src=%z, reduce="amax", include_self=false) : bool[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_0d_False.f32" stage "import"
tensor @r0.in.x : f32[] = {-2.28125}
tensor @r0.in.y : i64[] = {0}
tensor @r0.in.z : f32[] = {2.09375}
tensor @r0.want.0.f32 : f64[] = {2.09375}
graph "main"(
    %x : f32[],
    %y : i64[],
    %z : f32[]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amin", include_self=false) : f32[]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_bool_False.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,false,true,false,true,false,false,false,true,false}
tensor @r0.in.y : i64[3, 4] = {3,3,1,3,3,3,3,2,3,2,3,1}
tensor @r0.in.z : bool[3, 4] = {false,true,true,true,false,true,true,false,false,true,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,false,false,true,false,false,false,false,false,true,false}
graph "main"(
    %x : bool[3, 4],
    %y : i64[3, 4],
    %z : bool[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=1, index=%y, src=%z, reduce="amin", include_self=false) : bool[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.nothing.f32" stage "import"
tensor @r0.in.x : f32[] = {2.46875}
tensor @r0.in.y : i64[0] = {}
tensor @r0.in.z : f32[0] = {}
tensor @r0.want.0.f32 : f64[] = {2.46875}
graph "main"(
    %x : f32[],
    %y : i64[0],
    %z : f32[0]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax") : f32[]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "gather.0d_by_1d.f32" stage "import"
tensor @r0.in.x : f32[] = {-0.375}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.want.0.f32 : f64[1] = {-0.375}
graph "main"(
    %x : f32[],
    %y : i64[1]) {
  %gather = aten.gather.default(self=%x, dim=0, index=%y) : f32[1]
  return %gather as "gather"
}

fxge 1
model "scatter.src.0d_by_1d.f32" stage "import"
tensor @r0.in.x : f32[] = {1.125}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f32[1] = {2.40625}
tensor @r0.want.0.f32 : f64[] = {2.40625}
graph "main"(
    %x : f32[],
    %y : i64[1],
    %z : f32[1]) {
  %scatter = aten.scatter.src(self=%x, dim=-1, index=%y, src=%z) : f32[]
  return %scatter as "scatter"
}

fxge 1
model "scatter.src.0d_by_1d.f64" stage "import"
tensor @r0.in.x : f64[] = {-2}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f64[1] = {-2.25}
tensor @r0.want.0.f64 : f64[] = {-2.25}
graph "main"(
    %x : f64[],
    %y : i64[1],
    %z : f64[1]) {
  %scatter = aten.scatter.src(self=%x, dim=-1, index=%y, src=%z) : f64[]
  return %scatter as "scatter"
}

fxge 1
model "scatter_add.0d_by_1d.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.625}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f32[1] = {-0.25}
tensor @r0.want.0.f32 : f64[] = {-1.875}
graph "main"(
    %x : f32[],
    %y : i64[1],
    %z : f32[1]) {
  %scatter_add = aten.scatter_add.default(self=%x, dim=-1, index=%y, src=%z) : f32[]
  return %scatter_add as "scatter_add"
}

fxge 1
model "scatter_add.0d_by_1d.f64" stage "import"
tensor @r0.in.x : f64[] = {-1.84375}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f64[1] = {2.25}
tensor @r0.want.0.f64 : f64[] = {0.40625}
graph "main"(
    %x : f64[],
    %y : i64[1],
    %z : f64[1]) {
  %scatter_add = aten.scatter_add.default(self=%x, dim=-1, index=%y, src=%z) : f64[]
  return %scatter_add as "scatter_add"
}

fxge 1
model "scatter.reduce.0d_by_1d.f32" stage "import"
tensor @r0.in.x : f32[] = {-1.1875}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f32[1] = {-1}
tensor @r0.want.0.f32 : f64[] = {1.1875}
graph "main"(
    %x : f32[],
    %y : i64[1],
    %z : f32[1]) {
  %scatter = aten.scatter.reduce(self=%x, dim=-1, index=%y, src=%z, reduce="multiply") : f32[]
  return %scatter as "scatter"
}

fxge 1
model "scatter.reduce.0d_by_1d.f64" stage "import"
tensor @r0.in.x : f64[] = {-1.71875}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f64[1] = {2.15625}
tensor @r0.want.0.f64 : f64[] = {-3.7060547}
graph "main"(
    %x : f64[],
    %y : i64[1],
    %z : f64[1]) {
  %scatter = aten.scatter.reduce(self=%x, dim=-1, index=%y, src=%z, reduce="multiply") : f64[]
  return %scatter as "scatter"
}

fxge 1
model "scatter.value.0d_by_1d.f32" stage "import"
tensor @r0.in.x : f32[] = {1.75}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.want.0.f32 : f64[] = {2}
graph "main"(
    %x : f32[],
    %y : i64[1]) {
  %scatter = aten.scatter.value(self=%x, dim=0, index=%y, value=2) : f32[]
  return %scatter as "scatter"
}

fxge 1
model "gather.1d_by_0d.f32" stage "import"
tensor @r0.in.x : f32[4] = {-0.03125,1.6875,-0.09375,-0.65625}
tensor @r0.in.y : i64[] = {0}
tensor @r0.want.0.f32 : f64[] = {-0.03125}
graph "main"(
    %x : f32[4],
    %y : i64[]) {
  %gather = aten.gather.default(self=%x, dim=0, index=%y) : f32[]
  return %gather as "gather"
}

fxge 1
model "scatter.src.1d_by_0d.f32" stage "import"
tensor @r0.in.x : f32[4] = {2.09375,0.46875,-2,-0.78125}
tensor @r0.in.y : i64[] = {0}
tensor @r0.in.z : f32[] = {-0.875}
tensor @r0.want.0.f32 : f64[4] = {-0.875,0.46875,-2,-0.78125}
graph "main"(
    %x : f32[4],
    %y : i64[],
    %z : f32[]) {
  %scatter = aten.scatter.src(self=%x, dim=-1, index=%y, src=%z) : f32[4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.src.1d_by_0d.f64" stage "import"
tensor @r0.in.x : f64[4] = {2.0625,1.8125,1.53125,2.71875}
tensor @r0.in.y : i64[] = {0}
tensor @r0.in.z : f64[] = {2.1875}
tensor @r0.want.0.f64 : f64[4] = {2.1875,1.8125,1.53125,2.71875}
graph "main"(
    %x : f64[4],
    %y : i64[],
    %z : f64[]) {
  %scatter = aten.scatter.src(self=%x, dim=-1, index=%y, src=%z) : f64[4]
  return %scatter as "scatter"
}

fxge 1
model "scatter_add.1d_by_0d.f32" stage "import"
tensor @r0.in.x : f32[4] = {-0.3125,-3.03125,-2.65625,2.625}
tensor @r0.in.y : i64[] = {0}
tensor @r0.in.z : f32[] = {3.125}
tensor @r0.want.0.f32 : f64[4] = {2.8125,-3.03125,-2.65625,2.625}
graph "main"(
    %x : f32[4],
    %y : i64[],
    %z : f32[]) {
  %scatter_add = aten.scatter_add.default(self=%x, dim=-1, index=%y, src=%z) : f32[4]
  return %scatter_add as "scatter_add"
}

fxge 1
model "scatter_add.1d_by_0d.f64" stage "import"
tensor @r0.in.x : f64[4] = {-0.0625,-1.46875,0.875,-1.03125}
tensor @r0.in.y : i64[] = {0}
tensor @r0.in.z : f64[] = {-1.46875}
tensor @r0.want.0.f64 : f64[4] = {-1.53125,-1.46875,0.875,-1.03125}
graph "main"(
    %x : f64[4],
    %y : i64[],
    %z : f64[]) {
  %scatter_add = aten.scatter_add.default(self=%x, dim=-1, index=%y, src=%z) : f64[4]
  return %scatter_add as "scatter_add"
}

fxge 1
model "scatter.reduce.1d_by_0d.f32" stage "import"
tensor @r0.in.x : f32[4] = {-0.96875,1.65625,1.375,2.25}
tensor @r0.in.y : i64[] = {0}
tensor @r0.in.z : f32[] = {0.75}
tensor @r0.want.0.f32 : f64[4] = {-0.7265625,1.65625,1.375,2.25}
graph "main"(
    %x : f32[4],
    %y : i64[],
    %z : f32[]) {
  %scatter = aten.scatter.reduce(self=%x, dim=-1, index=%y, src=%z, reduce="multiply") : f32[4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.reduce.1d_by_0d.f64" stage "import"
tensor @r0.in.x : f64[4] = {-2.65625,1.65625,-1.21875,1.90625}
tensor @r0.in.y : i64[] = {0}
tensor @r0.in.z : f64[] = {2.8125}
tensor @r0.want.0.f64 : f64[4] = {-7.4707031,1.65625,-1.21875,1.90625}
graph "main"(
    %x : f64[4],
    %y : i64[],
    %z : f64[]) {
  %scatter = aten.scatter.reduce(self=%x, dim=-1, index=%y, src=%z, reduce="multiply") : f64[4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.value.1d_by_0d.f32" stage "import"
tensor @r0.in.x : f32[4] = {-1.25,-2.28125,-0.84375,0.40625}
tensor @r0.in.y : i64[] = {0}
tensor @r0.want.0.f32 : f64[4] = {2,-2.28125,-0.84375,0.40625}
graph "main"(
    %x : f32[4],
    %y : i64[]) {
  %scatter = aten.scatter.value(self=%x, dim=0, index=%y, value=2) : f32[4]
  return %scatter as "scatter"
}

fxge 1
model "gather.1d_of_0d.f32" stage "import"
tensor @r0.in.x : f32[4] = {2.78125,-0.90625,-1.03125,-2.15625}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.want.0.f32 : f64[1] = {2.78125}
graph "main"(
    %x : f32[4],
    %y : i64[1]) {
  %gather = aten.gather.default(self=%x, dim=0, index=%y) : f32[1]
  return %gather as "gather"
}

fxge 1
model "scatter.src.1d_of_0d.f32" stage "import"
tensor @r0.in.x : f32[4] = {2.03125,-1.03125,2.46875,-2.28125}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f32[] = {-0.125}
tensor @r0.want.0.f32 : f64[4] = {-0.125,-1.03125,2.46875,-2.28125}
graph "main"(
    %x : f32[4],
    %y : i64[1],
    %z : f32[]) {
  %scatter = aten.scatter.src(self=%x, dim=-1, index=%y, src=%z) : f32[4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.src.1d_of_0d.f64" stage "import"
tensor @r0.in.x : f64[4] = {-0.71875,0.5,-2.34375,-1.25}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f64[] = {-1.34375}
tensor @r0.want.0.f64 : f64[4] = {-1.34375,0.5,-2.34375,-1.25}
graph "main"(
    %x : f64[4],
    %y : i64[1],
    %z : f64[]) {
  %scatter = aten.scatter.src(self=%x, dim=-1, index=%y, src=%z) : f64[4]
  return %scatter as "scatter"
}

fxge 1
model "scatter_add.1d_of_0d.f32" stage "import"
tensor @r0.in.x : f32[4] = {-2.28125,-0.125,-2.03125,-0.40625}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f32[] = {1.21875}
tensor @r0.want.0.f32 : f64[4] = {-1.0625,-0.125,-2.03125,-0.40625}
graph "main"(
    %x : f32[4],
    %y : i64[1],
    %z : f32[]) {
  %scatter_add = aten.scatter_add.default(self=%x, dim=-1, index=%y, src=%z) : f32[4]
  return %scatter_add as "scatter_add"
}

fxge 1
model "scatter_add.1d_of_0d.f64" stage "import"
tensor @r0.in.x : f64[4] = {-0.78125,-1.875,2.5625,-1.1875}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f64[] = {-1.09375}
tensor @r0.want.0.f64 : f64[4] = {-1.875,-1.875,2.5625,-1.1875}
graph "main"(
    %x : f64[4],
    %y : i64[1],
    %z : f64[]) {
  %scatter_add = aten.scatter_add.default(self=%x, dim=-1, index=%y, src=%z) : f64[4]
  return %scatter_add as "scatter_add"
}

fxge 1
model "scatter.reduce.1d_of_0d.f32" stage "import"
tensor @r0.in.x : f32[4] = {-2.28125,-2.03125,-1.59375,-0.1875}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f32[] = {0.125}
tensor @r0.want.0.f32 : f64[4] = {-0.2851562,-2.03125,-1.59375,-0.1875}
graph "main"(
    %x : f32[4],
    %y : i64[1],
    %z : f32[]) {
  %scatter = aten.scatter.reduce(self=%x, dim=-1, index=%y, src=%z, reduce="multiply") : f32[4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.reduce.1d_of_0d.f64" stage "import"
tensor @r0.in.x : f64[4] = {-2.71875,-1.65625,-0.40625,1.28125}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f64[] = {-0.25}
tensor @r0.want.0.f64 : f64[4] = {0.6796875,-1.65625,-0.40625,1.28125}
graph "main"(
    %x : f64[4],
    %y : i64[1],
    %z : f64[]) {
  %scatter = aten.scatter.reduce(self=%x, dim=-1, index=%y, src=%z, reduce="multiply") : f64[4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.value.1d_of_0d.f32" stage "import"
tensor @r0.in.x : f32[4] = {-0.71875,2.46875,-1.8125,-0.53125}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.want.0.f32 : f64[4] = {2,2.46875,-1.8125,-0.53125}
graph "main"(
    %x : f32[4],
    %y : i64[1]) {
  %scatter = aten.scatter.value(self=%x, dim=0, index=%y, value=2) : f32[4]
  return %scatter as "scatter"
}

fxge 1
model "gather.nothing.f32" stage "import"
tensor @r0.in.x : f32[5] = {-1.90625,-1.03125,3.125,1.28125,2.34375}
tensor @r0.in.y : u8[2, 0] = {}
tensor @r0.want.0.f32 : f64[2, 0] = {}
graph "main"(
    %x : f32[5],
    %y : u8[2, 0]{1, 1}) {
  %gather = aten.gather.default(self=%x, dim=0, index=%y) : f32[2, 0]{1, 1}
  return %gather as "gather"
}

fxge 1
model "_embedding_bag.0_-1_False.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-3.03125,-0.78125,0.96875,-1.59375,2.1875,1.53125,-0.09375,-1.9375,1.53125,-2.25,-1.59375,-2,0.96875,0.59375,-1.9375,-1.6875,-1.78125,2.03125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {-2.40625,-0.9375,3.15625,0,0,0,-1.28125,-1,-3.9375,-3.125,-2.71875,2.5}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z) : f32[4, 3], i64[0], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.0_-1_False.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-0.4688,-0.5312,-1.344,1.75,0.9062,-3.094,-1.719,-0.75,0.25,-1.219,2.562,0.6562,0.125,1.781,2.594,-2.219,0.9375,2.5}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f16 : f64[4, 3] = {-2.0625,2.875,2.25,0,0,0,-1.0938,4.3438,3.25,-2.1875,-1.2812,-1.0938}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f16[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z) : f16[4, 3], i64[0], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.0_-1_False.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {0.53125,-1.90625,-2.8125,2.65625,-0.75,1.09375,-2.40625,0.78125,2.875,0.71875,-1.96875,-2.53125,0.03125,2.84375,1.25,-2.59375,1.71875,2.625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f64 : f64[4, 3] = {-2.3125,4.59375,7.84375,0,0,0,0.75,0.875,-1.28125,-1.875,-1.125,0.0625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f64[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z) : f64[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.0_-1_False.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {2.25,0.875,-1.8125,1.625,2,1.21875,-0.5625,-0.65625,2.1875,2.09375,2.875,0.03125,0.9375,-0.4375,0.21875,-2.28125,1.34375,2.34375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {-0.28125,2.25,5.96875,0,0,0,3.03125,2.4375,0.25,1.6875,0.21875,0.375}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z) : f32[4, 3], i64[0], i64[4], i64[4] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.0_-1_False.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-2.188,-2.938,-0.6875,2.969,-1.75,1.156,1.375,1.3125,-2.375,2.5,-0.25,1.969,2.188,1.719,0.7188,-0.6875,-2.156,-2.875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f16 : f64[4, 3] = {5.8438,-0.875,-3.375,0,0,0,4.6875,1.4688,2.6875,-0.8125,-1.625,-3.0625}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f16[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z) : f16[4, 3], i64[0], i64[4], i64[4] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.0_-1_False.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-1,-2.125,2.6875,0.9375,1.6875,0.4375,0.96875,2.21875,2.9375,1.125,-1.46875,0.625,1.0625,-2.625,0.125,-0.40625,0.78125,2}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f64 : f64[4, 3] = {2.5625,2.0625,5.5,0,0,0,2.1875,-4.09375,0.75,-0.03125,0.09375,5.625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f64[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z) : f64[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_0_-1_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {2.9375,-1.21875,2,2.65625,-2.71875,-1.625,-2,-2.46875,-1.03125,3,-2.375,2.25,2.03125,-2.4375,-0.59375,3.125,2.28125,2.21875,2.09375,0.875,-2.34375,-1.5625,0.53125,1.46875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 4] = {-3.8125,2.03125,-1.75,2.125,0,0,0,0,4.3125,-0.21875,1.5,4,1.90625,1.78125,-0.375,4.90625}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
tensor @r1.in.x : f32[7, 6] = {2.9375,-1.21875,2,2.65625,-2.71875,-1.625,-2,-2.46875,-1.03125,3,-2.375,2.25,2.03125,-2.4375,-0.59375,3.125,2.28125,2.21875,2.09375,0.875,-2.34375,-1.5625,0.53125,1.46875,-2.28125,-1.125,-0.78125,-0.125,0.9375,-3.125,2.625,-1.21875,-1.71875,0.03125,-0.21875,-1.3125,1.1875,0.4375,-2.71875,0.03125,-3.0625,-0.78125}
tensor @r1.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r1.in.z : i64[4] = {0,4,4,6}
tensor @r1.want.0.f32 : f64[4, 6] = {0.375,-7.25,-4.125,6.03125,0.625,0.03125,0,0,0,0,0,0,-0.1875,-0.25,-3.125,-1.6875,1.46875,-1.65625,4.96875,-3.65625,1.40625,5.78125,-0.4375,0.59375}
tensor @r1.want.1.i64 : i64[0] = {}
tensor @r1.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r1.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z) : f32[4, s27], i64[0], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_0_-1_False.f32" stage "import"
tensor @r0.in.x : f32[6, 4] = {-1,3.0625,-1.4375,-1.09375,-1.40625,-0.125,2.03125,-1.40625,-1.5,2.5,0.65625,-1.4375,-1.03125,0.125,-1.90625,-2.4375,0.65625,1,-2.65625,-1.8125,0.125,0.34375,2.65625,0.34375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 4] = {-2.125,3.71875,2.6875,-4.3125,0,0,0,0,-0.375,1.125,-4.5625,-4.25,-2.5,5.5625,-0.78125,-2.53125}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[6, 4],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z) : f32[4, 4], i64[0], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_0.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {0.625,2.09375,-2.71875,0.125,1.3125,-2.9375,2.96875,-1.78125,2.3125,-2.78125,3.0625,0.65625,-0.53125,0.59375,-2.375,0.65625,2.3125,-2.28125}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,0.125,1.3125,-2.9375}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,0}
tensor @r0.want.3.i64 : i64[2] = {0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f32[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_0.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {0.8125,-1.625,-3.03125,-2,-2.71875,1.25,-1.40625,-1.90625,0,-1.3125,0.875,1.71875,1.15625,1.09375,-1.75,-3.0625,-1.1875,-1.65625}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f64 : f64[2, 3] = {0,0,0,-2,-2.71875,1.25}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,0}
tensor @r0.want.3.i64 : i64[2] = {0,0}
graph "main"(
    %x : f64[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f64[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.0_-1_True.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {1.34375,1.4375,1,-1.5,-2.1875,-1.125,-2.53125,-0.15625,-1.34375,-1.625,-0.21875,0.125,0.125,0.65625,2.78125,1.84375,-3.0625,3.09375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 3] = {-2.0625,-4.75,3.40625,0,0,0,-1.5,0.4375,2.90625,-1.1875,1.28125,-0.34375}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, include_last_offset=true) : f32[4, 3], i64[0], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_0_-1_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {1.5,2.96875,1,1.65625,-2.46875,0.625,-0.84375,-0.25,2.59375,-1.28125,0.71875,1.96875,-3.09375,2.96875,0.875,1.375,2.5625,3.09375,-1.90625,-2.28125,-0.90625,-2.875,-2.84375,2.25}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 4] = {1.78125,-0.4375,-4.875,1.6875,0,0,0,0,-0.53125,6.0625,-1.03125,-0.90625,4.09375,1.6875,1.71875,3.625}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
tensor @r1.in.x : f32[7, 6] = {1.5,2.96875,1,1.65625,-2.46875,0.625,-0.84375,-0.25,2.59375,-1.28125,0.71875,1.96875,-3.09375,2.96875,0.875,1.375,2.5625,3.09375,-1.90625,-2.28125,-0.90625,-2.875,-2.84375,2.25,-1.0625,2.34375,2.9375,-0.46875,2.90625,-0.96875,-0.625,-0.375,0.8125,2.21875,2.9375,0.53125,-0.59375,-1.65625,-2.5,1.53125,-2.25,-1.78125}
tensor @r1.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r1.in.z : i64[5] = {0,4,4,6,8}
tensor @r1.want.0.f32 : f64[4, 6] = {-5.625,4.6875,7.21875,1.84375,9.125,4.625,0,0,0,0,0,0,-2.96875,0.0625,2.03125,-3.34375,0.0625,1.28125,-1.59375,5.9375,1.875,3.03125,0.09375,3.71875}
tensor @r1.want.1.i64 : i64[0] = {}
tensor @r1.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r1.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, include_last_offset=true) : f32[4, s27], i64[0], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_0_-1_True.f32" stage "import"
tensor @r0.in.x : f32[6, 4] = {2.90625,-1.09375,-1.375,2.6875,1.21875,2.1875,-1.1875,1.78125,2.5,0.5625,2,-0.25,-2.03125,-0.65625,2.5625,-0.125,-2.375,-2.96875,2.96875,-1.5,1.5625,0.09375,0.28125,1.28125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 4] = {2.90625,-0.125,4.0625,1.3125,0,0,0,0,-4.40625,-3.625,5.53125,-1.625,5.40625,-0.53125,0.625,2.4375}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[6, 4],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, include_last_offset=true) : f32[4, 4], i64[0], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_0.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {0.625,2.09375,-2.71875,0.125,1.3125,-2.9375,2.96875,-1.78125,2.3125,-2.78125,3.0625,0.65625,-0.53125,0.59375,-2.375,0.65625,2.3125,-2.28125}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,0.125,1.3125,-2.9375}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,0}
tensor @r0.want.3.i64 : i64[2] = {0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f32[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_0.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {0.8125,-1.625,-3.03125,-2,-2.71875,1.25,-1.40625,-1.90625,0,-1.3125,0.875,1.71875,1.15625,1.09375,-1.75,-3.0625,-1.1875,-1.65625}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f64 : f64[2, 3] = {0,0,0,-2,-2.71875,1.25}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,0}
tensor @r0.want.3.i64 : i64[2] = {0,0}
graph "main"(
    %x : f64[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f64[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.0_4_False.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-1.8125,2.5,-2.875,1.96875,0.125,1.15625,-0.40625,-3,-2.875,-1,-0.625,2.3125,2.4375,-0.78125,-2.21875,2.75,2.53125,-2.9375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {4.3125,-0.34375,-4.65625,0,0,0,-1,-0.625,2.3125,-2.21875,-0.5,-5.75}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f32[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.0_4_False.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-1.5625,0.9688,-1.594,1.375,2.281,2.375,1.6875,-2.438,1.469,1.844,2.531,2.781,0.125,-1.9375,-0.7188,-2.188,2.156,-2}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f16 : f64[4, 3] = {0.875,2,1.8438,0,0,0,1.8438,2.5312,2.7812,0.125,-1.4688,-0.125}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f16[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f16[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.0_4_False.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {1.25,2.65625,2.125,-2.53125,1.15625,1.3125,-1.53125,-1.9375,1.59375,0.09375,2.1875,-0.78125,-1.9375,-0.1875,0.3125,-0.09375,-1.40625,-1.90625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f64 : f64[4, 3] = {-4.15625,-2.1875,1,0,0,0,0.09375,2.1875,-0.78125,-0.28125,0.71875,3.71875}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f64[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f64[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.0_4_False.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-2.78125,2.125,1.40625,-0.3125,3.0625,-0.65625,-0.15625,-3.0625,-2.40625,0.3125,1.875,2.71875,0,0.625,-1.21875,2.75,-0.09375,1.28125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {2.28125,-0.09375,-1.78125,0,0,0,0.3125,1.875,2.71875,-2.9375,-0.9375,-1}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f32[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.0_4_False.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-1.125,-1.25,1.0625,0.625,-2.531,2,-1.844,0.09375,-2.969,1.4375,1.4375,-1.594,-1.9375,-2.031,-0.375,1.0625,1.781,0.4375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f16 : f64[4, 3] = {-0.15625,-0.65625,-0.53125,0,0,0,1.4375,1.4375,-1.5938,-2.9688,-1.1562,-1.9062}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f16[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f16[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.0_4_False.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {1.59375,3.0625,2.40625,0.03125,2.96875,1.84375,1,0.28125,-0.9375,-2.1875,-2,-2.96875,-2.0625,2.5,2.15625,2.84375,2.84375,-2.65625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f64 : f64[4, 3] = {3.875,6.09375,-1.75,0,0,0,-2.1875,-2,-2.96875,2.59375,3.34375,1.46875}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f64[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f64[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_0_4_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {-2.09375,1,1.34375,-1.75,-3.125,-0.25,1.1875,0.09375,1.75,0.03125,-2.5625,-2.6875,0.25,-1.875,-2.90625,2.96875,3.03125,-0.09375,3.03125,1.3125,-1.4375,-0.65625,-0.90625,-1.46875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 4] = {-2.8125,-0.875,-2.28125,-4.0625,0,0,0,0,0.25,-1.875,-2.90625,2.96875,-0.34375,1.03125,-1.21875,-4.4375}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
tensor @r1.in.x : f32[7, 6] = {-2.09375,1,1.34375,-1.75,-3.125,-0.25,1.1875,0.09375,1.75,0.03125,-2.5625,-2.6875,0.25,-1.875,-2.90625,2.96875,3.03125,-0.09375,3.03125,1.3125,-1.4375,-0.65625,-0.90625,-1.46875,-2.9375,-0.15625,-0.90625,0.53125,-2.15625,0.90625,2.96875,0.3125,-1.40625,0.65625,3,-2.625,0.5,-1.25,0.875,2.5625,-0.46875,-2.34375}
tensor @r1.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r1.in.z : i64[4] = {0,4,4,6}
tensor @r1.want.0.f32 : f64[4, 6] = {4.40625,-1.46875,-2.5625,3.65625,3.46875,-5.40625,0,0,0,0,0,0,3.03125,1.3125,-1.4375,-0.65625,-0.90625,-1.46875,-1.84375,-0.875,-1.5625,1.21875,-0.09375,-0.34375}
tensor @r1.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r1.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r1.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f32[4, s27], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_0_4_False.f32" stage "import"
tensor @r0.in.x : f32[6, 4] = {2.6875,1,0.65625,-2.875,0.03125,-0.34375,-0.1875,-3.0625,2.625,2.625,0.03125,2.21875,-1.8125,-0.96875,2,-1.625,-2.78125,-3.0625,-2.3125,2.4375,-0.15625,-0.9375,0.6875,-2.46875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 4] = {2.5,1.34375,0.53125,-3.3125,0,0,0,0,-1.8125,-0.96875,2,-1.625,5.3125,3.625,0.6875,-0.65625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[6, 4],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f32[4, 4], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_0.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {0.625,2.09375,-2.71875,0.125,1.3125,-2.9375,2.96875,-1.78125,2.3125,-2.78125,3.0625,0.65625,-0.53125,0.59375,-2.375,0.65625,2.3125,-2.28125}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,0.125,1.3125,-2.9375}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,0}
tensor @r0.want.3.i64 : i64[2] = {0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f32[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_0.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {0.8125,-1.625,-3.03125,-2,-2.71875,1.25,-1.40625,-1.90625,0,-1.3125,0.875,1.71875,1.15625,1.09375,-1.75,-3.0625,-1.1875,-1.65625}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f64 : f64[2, 3] = {0,0,0,-2,-2.71875,1.25}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,0}
tensor @r0.want.3.i64 : i64[2] = {0,0}
graph "main"(
    %x : f64[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f64[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.0_4_True.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-1.625,0.28125,-2.15625,1.78125,-2.1875,-0.09375,2.5625,0.3125,-0.625,-1.3125,-0.75,-2.71875,-1.03125,1.4375,-0.03125,-0.375,1.375,-3}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 3] = {3.96875,-0.5,-3.71875,0,0,0,-1.3125,-0.75,-2.71875,0.9375,0.59375,-2.78125}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, include_last_offset=true, padding_idx=4) : f32[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_0_4_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {-1.78125,0.6875,-3.125,-1.4375,-3.03125,1.375,-1.28125,0.34375,-1.3125,-1.09375,2.75,-0.78125,0.90625,-1.28125,-2.875,2.90625,-1.28125,1.5,0.09375,0.09375,0.46875,-0.21875,-2.1875,0.9375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 4] = {-3.875,0.0625,-0.71875,0.5,0,0,0,0,0.90625,-1.28125,-2.875,2.90625,-3.09375,-0.40625,-0.375,-2.21875}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
tensor @r1.in.x : f32[7, 6] = {-1.78125,0.6875,-3.125,-1.4375,-3.03125,1.375,-1.28125,0.34375,-1.3125,-1.09375,2.75,-0.78125,0.90625,-1.28125,-2.875,2.90625,-1.28125,1.5,0.09375,0.09375,0.46875,-0.21875,-2.1875,0.9375,2.96875,0.125,-2.78125,0.3125,-0.59375,0.0625,2.3125,-0.9375,2.375,-0.09375,0.6875,-3,0.625,-0.65625,0.65625,-2.6875,1.75,1.65625}
tensor @r1.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r1.in.z : i64[5] = {0,4,4,6,8}
tensor @r1.want.0.f32 : f64[4, 6] = {1.9375,-1.875,-1.8125,1.71875,2.15625,-2.28125,0,0,0,0,0,0,0.09375,0.09375,0.46875,-0.21875,-2.1875,0.9375,-0.875,-0.59375,-6,1.46875,-4.3125,2.875}
tensor @r1.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r1.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r1.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, include_last_offset=true, padding_idx=4) : f32[4, s27], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_0_4_True.f32" stage "import"
tensor @r0.in.x : f32[6, 4] = {1.15625,-3.03125,-3.03125,1.4375,-0.28125,1.625,2.21875,1.6875,1.71875,0.65625,0.1875,2.875,-0.6875,-3,0.78125,2.03125,1.34375,-1.25,-0.125,2.9375,2.34375,-0.34375,1.75,-0.71875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 4] = {3.78125,1.9375,4.15625,3.84375,0,0,0,0,-0.6875,-3,0.78125,2.03125,2.875,-2.375,-2.84375,4.3125}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[6, 4],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, include_last_offset=true, padding_idx=4) : f32[4, 4], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_0.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {0.625,2.09375,-2.71875,0.125,1.3125,-2.9375,2.96875,-1.78125,2.3125,-2.78125,3.0625,0.65625,-0.53125,0.59375,-2.375,0.65625,2.3125,-2.28125}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,0.125,1.3125,-2.9375}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,0}
tensor @r0.want.3.i64 : i64[2] = {0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f32[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_0.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {0.8125,-1.625,-3.03125,-2,-2.71875,1.25,-1.40625,-1.90625,0,-1.3125,0.875,1.71875,1.15625,1.09375,-1.75,-3.0625,-1.1875,-1.65625}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f64 : f64[2, 3] = {0,0,0,-2,-2.71875,1.25}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,0}
tensor @r0.want.3.i64 : i64[2] = {0,0}
graph "main"(
    %x : f64[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, padding_idx=4) : f64[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.1_-1_False.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-1.5,-0.96875,1.4375,-2.5625,-0.3125,-1.09375,1.0625,-0.96875,2.875,1.875,-0.125,-1.0625,-1.78125,-1.71875,-0.15625,0.84375,0.25,0.125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {-0.609375,-0.6875,0.4375,0,0,0,0.046875,-0.921875,-0.609375,-0.21875,-0.96875,2.15625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4] = {4,0,2,2}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1) : f32[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.1_-1_False.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-0.2188,-1.6875,2.75,2.812,-2.438,3,-2.312,-3.094,1.781,1.344,-1.75,-2.25,-2.656,-1.656,1.875,2.281,3.094,-3.031}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f16 : f64[4, 3] = {0.03125,-1.0234,0.90625,0,0,0,-0.65625,-1.7031,-0.1875,-1.2656,-2.3906,2.2656}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4] = {4,0,2,2}
graph "main"(
    %x : f16[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1) : f16[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.1_-1_False.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {0.5,0.53125,2.28125,0.53125,2.84375,-2.25,-1.9375,0,-1.71875,-0.90625,2.8125,-2.5,2.8125,0.84375,-1.4375,-0.84375,-0.15625,-1.5625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f64 : f64[4, 3] = {0.140625,0.8828125,-1.7421875,0,0,0,0.953125,1.828125,-1.96875,-0.71875,0.265625,0.28125}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4] = {4,0,2,2}
graph "main"(
    %x : f64[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1) : f64[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.1_-1_False.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-2.375,0.21875,1.625,-1.125,1.5,1.3125,1.28125,2.15625,-2.3125,2.4375,2.09375,-3.03125,-0.9375,-1.84375,1.40625,1.78125,-0.09375,1.1875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {0.25,0.4296875,0.3984375,0,0,0,0.75,0.125,-0.8125,-0.546875,1.1875,-0.34375}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4] = {4,0,2,2}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, mode=1) : f32[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.1_-1_False.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {0.8125,0.625,1.406,-3,-0.8125,-0.03125,1.8125,-0.6875,-0.3438,-0.7188,1.906,0.2188,-0.4062,-0.3125,-1.719,-0.03125,-1.031,1.344}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f16 : f64[4, 3] = {-0.40625,-0.71094,-0.1875,0,0,0,-0.5625,0.79688,-0.75,1.3125,-0.03125,0.53125}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4] = {4,0,2,2}
graph "main"(
    %x : f16[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, mode=1) : f16[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.1_-1_False.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {2.1875,-1.28125,-3.09375,-0.53125,-3,-1.84375,2.84375,2.84375,0.625,-2.5625,-0.0625,-2.28125,-1.71875,-1.375,0.125,1.75,-0.8125,-0.71875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f64 : f64[4, 3] = {0.5859375,-0.5859375,-0.453125,0,0,0,-2.140625,-0.71875,-1.078125,2.515625,0.78125,-1.234375}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4] = {4,0,2,2}
graph "main"(
    %x : f64[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, mode=1) : f64[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_1_-1_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {0.28125,2.53125,-2.53125,1.625,-0.625,0.65625,-0.9375,1.4375,-1.96875,-1,-0.65625,-0.15625,-0.5,-0.4375,3.03125,2.65625,0.84375,-0.40625,-0.96875,-2.4375,1.1875,1.8125,2.78125,1.84375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 4] = {-0.140625,0.265625,0.0546875,0.171875,0,0,0,0,0.171875,-0.421875,1.03125,0.109375,-0.84375,0.765625,-1.59375,0.734375}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4] = {4,0,2,2}
tensor @r1.in.x : f32[7, 6] = {0.28125,2.53125,-2.53125,1.625,-0.625,0.65625,-0.9375,1.4375,-1.96875,-1,-0.65625,-0.15625,-0.5,-0.4375,3.03125,2.65625,0.84375,-0.40625,-0.96875,-2.4375,1.1875,1.8125,2.78125,1.84375,-0.5,-0.6875,-1.875,-1.0625,-2.40625,2.8125,0.0625,0.5,1.4375,-1.9375,0.15625,-1.71875,2.0625,-0.71875,-2.40625,-1.9375,1.8125,-2.96875}
tensor @r1.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r1.in.z : i64[4] = {0,4,4,6}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.46875,0.203125,0.15625,-0.3359375,-0.515625,0.1328125,0,0,0,0,0,0,-0.734375,-1.5625,-0.34375,0.375,0.1875,2.328125,-0.109375,1.046875,0.25,2.140625,0.109375,0.125}
tensor @r1.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r1.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r1.want.3.i64 : i64[4] = {4,0,2,2}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1) : f32[4, s27], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_1_-1_False.f32" stage "import"
tensor @r0.in.x : f32[6, 4] = {0.8125,1.6875,-1.25,-1.75,-0.46875,1.3125,2.0625,1.03125,1.9375,-0.59375,2.96875,0.59375,0.03125,-2.53125,2.75,-3.125,-1.4375,-2.15625,-3,-2.8125,1.375,0.78125,-2.1875,1.96875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 4] = {0.3515625,-0.1640625,-0.0390625,0.1953125,0,0,0,0,-0.703125,-2.34375,-0.125,-2.96875,1.375,0.546875,0.859375,-0.578125}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4] = {4,0,2,2}
graph "main"(
    %x : f32[6, 4],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1) : f32[4, 4], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_1.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {2.90625,0.71875,-0.875,0.09375,0.28125,-1.1875,0,-1.15625,-2.15625,-0.28125,1.3125,-3,-2.09375,0.125,0.65625,1.15625,1.875,2.78125}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,0.09375,0.28125,-1.1875}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2] = {0,1}
graph "main"(
    %x : f32[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f32[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_1.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-3.09375,-1.4375,0.6875,0.0625,-1.46875,-0.75,2.25,-1.53125,-2.21875,0.9375,-1.875,-0.3125,-2.25,1.625,-1,-1.65625,0,-2.59375}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f64 : f64[2, 3] = {0,0,0,0.0625,-1.46875,-0.75}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2] = {0,1}
graph "main"(
    %x : f64[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f64[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.1_-1_True.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-0.5625,2.34375,-0.71875,2.65625,2.15625,0.03125,2.625,-0.96875,1.96875,0.25,-2.0625,0.9375,0.1875,-1.59375,-1.96875,-0.84375,0,0.28125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 3] = {1.15625,-0.1015625,0.078125,0,0,0,0.21875,-1.828125,-0.515625,1.03125,0.6875,0.625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4] = {4,0,2,2}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, include_last_offset=true) : f32[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_1_-1_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {-1.53125,-0.15625,2.6875,0.71875,-1,-2.03125,-0.96875,3.09375,-2.59375,1.5625,1.875,1.59375,-1.3125,3,0.78125,-2.71875,2.3125,-2.90625,0.0625,-2.65625,-2.53125,-1.25,-2.09375,-0.21875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 4] = {-0.953125,-1.15625,-0.28125,0.453125,0,0,0,0,0.5,0.046875,0.421875,-2.6875,-2.0625,0.703125,2.28125,1.15625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4] = {4,0,2,2}
tensor @r1.in.x : f32[7, 6] = {-1.53125,-0.15625,2.6875,0.71875,-1,-2.03125,-0.96875,3.09375,-2.59375,1.5625,1.875,1.59375,-1.3125,3,0.78125,-2.71875,2.3125,-2.90625,0.0625,-2.65625,-2.53125,-1.25,-2.09375,-0.21875,-1.90625,-0.125,-1,-1.96875,-1.875,0.59375,2.625,0.46875,-0.40625,3.0625,-0.4375,1.5,0.9375,-2,1.15625,1.75,3,1.5625}
tensor @r1.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r1.in.z : i64[5] = {0,4,4,6,8}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.390625,1.609375,-0.8046875,-0.015625,0.46875,0.1953125,0,0,0,0,0,0,-0.921875,-1.390625,-1.765625,-1.609375,-1.984375,0.1875,-1.421875,1.421875,1.734375,-1,0.65625,-2.46875}
tensor @r1.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r1.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r1.want.3.i64 : i64[4] = {4,0,2,2}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, include_last_offset=true) : f32[4, s27], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_1_-1_True.f32" stage "import"
tensor @r0.in.x : f32[6, 4] = {-0.21875,-1.875,-2.3125,-1,1.28125,0.5,3,2.84375,-1.5,0.5625,0.0625,-0.53125,0.0625,-2.03125,0.9375,-0.28125,0.84375,1.46875,-2.78125,2.03125,1.6875,2.71875,0.125,-0.1875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 4] = {0.578125,1.3125,0.1015625,1.039062,0,0,0,0,0.453125,-0.28125,-0.921875,0.875,-0.859375,-0.65625,-1.125,-0.765625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4] = {4,0,2,2}
graph "main"(
    %x : f32[6, 4],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, include_last_offset=true) : f32[4, 4], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_1.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {2.90625,0.71875,-0.875,0.09375,0.28125,-1.1875,0,-1.15625,-2.15625,-0.28125,1.3125,-3,-2.09375,0.125,0.65625,1.15625,1.875,2.78125}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,0.09375,0.28125,-1.1875}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2] = {0,1}
graph "main"(
    %x : f32[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f32[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_1.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-3.09375,-1.4375,0.6875,0.0625,-1.46875,-0.75,2.25,-1.53125,-2.21875,0.9375,-1.875,-0.3125,-2.25,1.625,-1,-1.65625,0,-2.59375}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f64 : f64[2, 3] = {0,0,0,0.0625,-1.46875,-0.75}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2] = {0,1}
graph "main"(
    %x : f64[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f64[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.1_4_False.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-2.34375,1.03125,0.75,1.09375,-0.375,1.96875,-2.25,2.4375,-0.3125,-1.5,-1.3125,0.21875,1.90625,-0.21875,3.09375,2.53125,0.46875,3.03125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {0.4583333,0.84375,1.5625,0,0,0,-1.5,-1.3125,0.21875,-2.296875,1.734375,0.21875}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4] = {3,0,1,2}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f32[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.1_4_False.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-0.2188,2.438,0.7812,-3.031,2.656,-0.5312,-0.3125,-1.4375,-1.719,2.344,-1.75,-0.9375,0.9375,-0.6562,2.188,2.531,-2.469,-2.594}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f16 : f64[4, 3] = {-0.27083,-0.41667,-1.6146,0,0,0,2.3438,-1.75,-0.9375,-0.26562,0.5,-0.46875}
tensor @r0.own.0 : f64[] = {0.00014}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4] = {3,0,1,2}
graph "main"(
    %x : f16[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f16[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.1_4_False.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-1.90625,0.75,-2.0625,1.4375,2.375,2.09375,-2.9375,1.65625,-2.0625,0.65625,-2.59375,2.375,-0.875,1.8125,2.5625,2.46875,0.21875,-0.59375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f64 : f64[4, 3] = {0.32291667,1.4166667,-0.1875,0,0,0,0.65625,-2.59375,2.375,-2.421875,1.203125,-2.0625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4] = {3,0,1,2}
graph "main"(
    %x : f64[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f64[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.1_4_False.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {2.5,2.84375,-1.34375,-0.03125,-2.53125,-0.5625,0.78125,2.375,3,-2.375,-1.59375,2.8125,-1.71875,-0.53125,-0.9375,0.90625,-1.875,1.4375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {0.5520833,-0.6770833,1.291667,0,0,0,-2.375,-1.59375,2.8125,1.640625,2.609375,0.828125}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4] = {3,0,1,2}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f32[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.1_4_False.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-2.469,1.281,2.312,2.312,-2.25,-1.844,-0.9688,3.031,-0.375,2.438,0.0625,-3.094,-1.469,-2.281,3.062,3.094,-1.031,-0.75}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f16 : f64[4, 3] = {1.4792,-0.083333,-0.98958,0,0,0,2.4375,0.0625,-3.0938,-1.7188,2.1562,0.96875}
tensor @r0.own.0 : f64[] = {0.00011}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4] = {3,0,1,2}
graph "main"(
    %x : f16[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f16[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.1_4_False.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {2.65625,-2.96875,0.6875,-2.21875,-1.625,-2.5625,1.34375,-2.78125,-0.6875,-3.125,-1.28125,-2.96875,0.34375,0.1875,-3.0625,2.9375,-2.59375,-1.875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f64 : f64[4, 3] = {0.6875,-2.3333333,-1.7083333,0,0,0,-3.125,-1.28125,-2.96875,2,-2.875,0}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4] = {3,0,1,2}
graph "main"(
    %x : f64[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f64[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_1_4_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {-0.25,-1.34375,0.5,1.6875,-0.5625,-1.96875,-0.15625,-1.5,2.59375,2.75,1.8125,-0.53125,-0.96875,2.65625,0.90625,-0.65625,-3.09375,2.46875,-1.65625,-0.625,-0.3125,2.625,-2.875,-1.375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 4] = {0.5729167,1.135417,-0.40625,-1.135417,0,0,0,0,-0.96875,2.65625,0.90625,-0.65625,1.171875,0.703125,1.15625,0.578125}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4] = {3,0,1,2}
tensor @r1.in.x : f32[7, 6] = {-0.25,-1.34375,0.5,1.6875,-0.5625,-1.96875,-0.15625,-1.5,2.59375,2.75,1.8125,-0.53125,-0.96875,2.65625,0.90625,-0.65625,-3.09375,2.46875,-1.65625,-0.625,-0.3125,2.625,-2.875,-1.375,-0.78125,2.8125,-2.4375,0.8125,1.625,-0.96875,-2.0625,1.375,2.1875,-0.03125,0.9375,-3.09375,1.46875,1.46875,1,0.6875,1.28125,-1.59375}
tensor @r1.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r1.in.z : i64[4] = {0,4,4,6}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.0625,0.84375,1.895833,0.6875,-0.1145833,-0.3854167,0,0,0,0,0,0,-1.65625,-0.625,-0.3125,2.625,-2.875,-1.375,-0.609375,0.65625,0.703125,0.515625,-1.828125,0.25}
tensor @r1.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r1.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r1.want.3.i64 : i64[4] = {3,0,1,2}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f32[4, s27], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_1_4_False.f32" stage "import"
tensor @r0.in.x : f32[6, 4] = {0.03125,2.375,1.3125,-1.03125,-2.46875,-0.9375,1.71875,-2.59375,1.375,-2,-2.5,-2,-0.6875,-0.875,2.3125,-0.40625,1,-2.875,0.375,1.40625,0.34375,-2.5,1.21875,-1.71875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 4] = {-0.25,-1.8125,0.1458333,-2.104167,0,0,0,0,-0.6875,-0.875,2.3125,-0.40625,0.703125,0.1875,-0.59375,-1.515625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4] = {3,0,1,2}
graph "main"(
    %x : f32[6, 4],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f32[4, 4], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_1.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {2.90625,0.71875,-0.875,0.09375,0.28125,-1.1875,0,-1.15625,-2.15625,-0.28125,1.3125,-3,-2.09375,0.125,0.65625,1.15625,1.875,2.78125}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,0.09375,0.28125,-1.1875}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2] = {0,1}
graph "main"(
    %x : f32[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f32[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_1.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-3.09375,-1.4375,0.6875,0.0625,-1.46875,-0.75,2.25,-1.53125,-2.21875,0.9375,-1.875,-0.3125,-2.25,1.625,-1,-1.65625,0,-2.59375}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f64 : f64[2, 3] = {0,0,0,0.0625,-1.46875,-0.75}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2] = {0,1}
graph "main"(
    %x : f64[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f64[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.1_4_True.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {0.71875,-2.40625,2.75,-0.53125,-2.125,3.0625,-0.6875,1.40625,-2.40625,-1.25,-1.125,1.0625,-1.1875,2.96875,1.78125,-2,0.1875,-0.15625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 3] = {-1.072917,-0.1770833,0.1666667,0,0,0,-1.25,-1.125,1.0625,0.015625,-0.5,0.171875}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4] = {3,0,1,2}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, include_last_offset=true, padding_idx=4) : f32[4, 3], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_1_4_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {0.84375,0.25,-1.53125,2.21875,-1.09375,0.4375,0.6875,0.625,0.71875,-0.59375,-2.28125,2.28125,-1.90625,-2.25,2.8125,2.71875,2.59375,-0.71875,-0.0625,1.46875,0.4375,0,-2.28125,1.3125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 4] = {0.02083333,-0.05208333,-1.291667,1.40625,0,0,0,0,-1.90625,-2.25,2.8125,2.71875,0.78125,-0.171875,-1.90625,2.25}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4] = {3,0,1,2}
tensor @r1.in.x : f32[7, 6] = {0.84375,0.25,-1.53125,2.21875,-1.09375,0.4375,0.6875,0.625,0.71875,-0.59375,-2.28125,2.28125,-1.90625,-2.25,2.8125,2.71875,2.59375,-0.71875,-0.0625,1.46875,0.4375,0,-2.28125,1.3125,-1.625,0.59375,-3.03125,2.40625,1.9375,0.6875,-1.53125,2.34375,1.90625,0.0625,-0.46875,-1.46875,-2.28125,-2.5,1.46875,1.875,1.46875,2.6875}
tensor @r1.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r1.in.z : i64[5] = {0,4,4,6,8}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.9166667,0.2395833,1.8125,0.7291667,-0.05208333,0.03125,0,0,0,0,0,0,-0.0625,1.46875,0.4375,0,-2.28125,1.3125,-0.53125,-1,0.640625,2.46875,0.75,-0.140625}
tensor @r1.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r1.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r1.want.3.i64 : i64[4] = {3,0,1,2}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, include_last_offset=true, padding_idx=4) : f32[4, s27], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_1_4_True.f32" stage "import"
tensor @r0.in.x : f32[6, 4] = {-0.25,-2.375,2.125,2.90625,3.0625,2.625,0.125,0.4375,0.125,2.96875,2.125,-0.1875,1.375,2.78125,1.15625,-2.5625,2.96875,2.75,2.90625,2.03125,1.8125,2.5,-0.1875,2.5625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 4] = {1.666667,2.697917,0.6875,0.9375,0,0,0,0,1.375,2.78125,1.15625,-2.5625,-0.0625,0.296875,2.125,1.359375}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4] = {3,0,1,2}
graph "main"(
    %x : f32[6, 4],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, include_last_offset=true, padding_idx=4) : f32[4, 4], i64[8], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_1.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {2.90625,0.71875,-0.875,0.09375,0.28125,-1.1875,0,-1.15625,-2.15625,-0.28125,1.3125,-3,-2.09375,0.125,0.65625,1.15625,1.875,2.78125}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,0.09375,0.28125,-1.1875}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2] = {0,1}
graph "main"(
    %x : f32[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f32[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_1.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-3.09375,-1.4375,0.6875,0.0625,-1.46875,-0.75,2.25,-1.53125,-2.21875,0.9375,-1.875,-0.3125,-2.25,1.625,-1,-1.65625,0,-2.59375}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f64 : f64[2, 3] = {0,0,0,0.0625,-1.46875,-0.75}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2] = {0,1}
graph "main"(
    %x : f64[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, padding_idx=4) : f64[2, 3], i64[3], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.2_-1_False.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-1.03125,-1.625,0.1875,-2.59375,-2.90625,2.90625,1.9375,1.4375,-2.5625,0.75,-0.25,-2.65625,-2.90625,-1.625,2.09375,3.125,2.28125,1.78125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {3.125,2.28125,2.90625,0,0,0,0.75,-0.25,2.09375,1.9375,1.4375,0.1875}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4, 3] = {5,5,1,0,0,0,3,3,4,2,2,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2) : f32[4, 3], i64[8], i64[4], i64[4, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.2_-1_False.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-0.75,2.469,-0.4375,0.7188,2.438,-0.5938,-2.656,1.656,-2.219,-1,1.031,0.8125,1.906,0.75,0.75,1.656,0.9688,-1.625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f16 : f64[4, 3] = {1.9062,2.4375,0.75,0,0,0,1.9062,1.0312,0.8125,-0.75,2.4688,-0.4375}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4, 3] = {4,1,4,0,0,0,4,3,3,0,0,0}
graph "main"(
    %x : f16[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2) : f16[4, 3], i64[8], i64[4], i64[4, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.2_-1_False.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {1.71875,0.375,1.1875,1.4375,0.03125,0.03125,-2.5625,0,1.5,-0.78125,-2.09375,-0.78125,1.9375,-2.03125,0.21875,-0.4375,-2.6875,-1.15625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f64 : f64[4, 3] = {1.9375,0.03125,1.5,0,0,0,1.9375,-2.03125,0.21875,1.71875,0.375,1.5}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4, 3] = {4,1,2,0,0,0,4,4,4,0,0,2}
graph "main"(
    %x : f64[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2) : f64[4, 3], i64[8], i64[4], i64[4, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.2_-1_False.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {0,2.09375,0.59375,-0.3125,1.875,2.625,0.4375,-0.875,-0.40625,-0.71875,-2.96875,0.28125,-2.8125,-2.0625,2.96875,-2.3125,-0.09375,0.21875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {0.4375,1.875,2.96875,0,0,0,-0.71875,-2.0625,2.96875,0.4375,2.09375,0.59375}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4, 3] = {2,1,4,0,0,0,3,4,4,2,0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, mode=2) : f32[4, 3], i64[8], i64[4], i64[4, 3] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.2_-1_False.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-1.5,2.406,1.5,-2.094,-0.9375,-1.219,0.6875,1.969,0.6562,-0.2188,-1.875,0.9375,2.188,1.281,-2.781,-0.5938,-0.1875,2.688}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f16 : f64[4, 3] = {2.1875,1.9688,2.6875,0,0,0,2.1875,1.2812,0.9375,0.6875,2.4062,1.5}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4, 3] = {4,2,5,0,0,0,4,4,3,2,0,0}
graph "main"(
    %x : f16[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, mode=2) : f16[4, 3], i64[8], i64[4], i64[4, 3] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.2_-1_False.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {2.1875,0.4375,1.6875,0.53125,1.9375,-1.65625,0.875,2.25,1.15625,-2.28125,2,1.78125,1.1875,-0.4375,0.15625,-3.0625,-0.75,2}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f64 : f64[4, 3] = {1.1875,2.25,2,0,0,0,1.1875,2,1.78125,2.1875,2.25,1.6875}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4, 3] = {4,2,5,0,0,0,4,3,3,0,2,0}
graph "main"(
    %x : f64[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, mode=2) : f64[4, 3], i64[8], i64[4], i64[4, 3] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_2_-1_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {-0.09375,2.40625,0.6875,-3.125,0.875,-2.84375,-2.65625,2.03125,-0.34375,1.03125,-2.59375,-2.03125,2.90625,1.1875,2.21875,-2.46875,0.1875,-0.15625,1.375,0.4375,-0.625,0.46875,0.15625,-0.78125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 4] = {0.875,1.03125,1.375,2.03125,0,0,0,0,2.90625,1.1875,2.21875,0.4375,-0.09375,2.40625,0.6875,-2.03125}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4, 4] = {1,2,4,1,0,0,0,0,3,3,3,4,0,0,0,2}
tensor @r1.in.x : f32[7, 6] = {-0.09375,2.40625,0.6875,-3.125,0.875,-2.84375,-2.65625,2.03125,-0.34375,1.03125,-2.59375,-2.03125,2.90625,1.1875,2.21875,-2.46875,0.1875,-0.15625,1.375,0.4375,-0.625,0.46875,0.15625,-0.78125,2.84375,-1.625,-1.9375,-0.5,-2.375,2.625,-2.53125,2.71875,-1.53125,0.3125,2.03125,0.5625,-2.8125,1.1875,3.0625,2.5625,-0.59375,-2.09375}
tensor @r1.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r1.in.z : i64[4] = {0,4,4,6}
tensor @r1.want.0.f32 : f64[4, 6] = {2.90625,2.71875,2.21875,1.03125,2.03125,2.625,0,0,0,0,0,0,2.84375,0.4375,-0.625,0.46875,0.15625,2.625,2.90625,2.40625,2.21875,-2.46875,0.875,-0.15625}
tensor @r1.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r1.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r1.want.3.i64 : i64[4, 6] = {2,5,2,1,5,4,0,0,0,0,0,0,4,3,3,3,3,4,2,0,2,2,0,2}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2) : f32[4, s27], i64[8], i64[4], i64[4, s27] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_2_-1_False.f32" stage "import"
tensor @r0.in.x : f32[6, 4] = {2.375,-1.8125,-1.78125,0.1875,-1.40625,-1.53125,0.28125,-2.84375,-0.625,-3.0625,2.09375,0.8125,0.5625,-2.6875,-2.3125,0.375,-0.90625,2.4375,2.5625,-1.9375,2.15625,-3.0625,1.21875,1.65625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 4] = {2.15625,2.4375,2.5625,1.65625,0,0,0,0,0.5625,2.4375,2.5625,0.375,2.375,-1.8125,2.09375,0.8125}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4, 4] = {5,4,4,5,0,0,0,0,3,4,4,3,0,0,2,2}
graph "main"(
    %x : f32[6, 4],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2) : f32[4, 4], i64[8], i64[4], i64[4, 4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_2.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-2.6875,-1.375,1.84375,-1.875,-3.03125,2.34375,2.875,0.375,-0.6875,2,2.3125,0.53125,2.3125,0.375,0.1875,1.21875,-0.1875,0.3125}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,-1.875,-3.03125,2.34375}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2, 3] = {0,0,0,1,1,1}
graph "main"(
    %x : f32[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f32[2, 3], i64[3], i64[2], i64[2, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_2.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-2.75,-0.90625,-2.28125,-1.75,-1.5,2.71875,-0.46875,-1.90625,-1.4375,-0.5625,-1.3125,-3,-3.125,-2.0625,-3.03125,1.625,0.03125,-1.21875}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f64 : f64[2, 3] = {0,0,0,-1.75,-1.5,2.71875}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2, 3] = {0,0,0,1,1,1}
graph "main"(
    %x : f64[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f64[2, 3], i64[3], i64[2], i64[2, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.2_-1_True.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {1.8125,2.5,2.25,0.1875,2.34375,2.1875,2.375,0.90625,1.6875,2.1875,-2.5,-1.3125,-2.25,1.34375,2.65625,-0.75,0.03125,-2.6875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 3] = {2.375,2.34375,2.65625,0,0,0,2.1875,1.34375,2.65625,2.375,2.5,2.25}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4, 3] = {2,1,4,0,0,0,3,4,4,2,0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, include_last_offset=true) : f32[4, 3], i64[8], i64[4], i64[4, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_2_-1_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {1.34375,1.625,-1.40625,-1.09375,-0.46875,-0.125,1.84375,-0.4375,-1.4375,1.09375,-1.0625,0.78125,1.125,-2.9375,0.65625,0.65625,0.1875,-1.0625,-0.90625,1.09375,0.375,-2.3125,1.6875,-1.03125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 4] = {0.375,1.09375,1.84375,1.09375,0,0,0,0,1.125,-1.0625,0.65625,1.09375,1.34375,1.625,-1.0625,0.78125}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4, 4] = {5,2,1,4,0,0,0,0,3,4,3,4,0,0,2,2}
tensor @r1.in.x : f32[7, 6] = {1.34375,1.625,-1.40625,-1.09375,-0.46875,-0.125,1.84375,-0.4375,-1.4375,1.09375,-1.0625,0.78125,1.125,-2.9375,0.65625,0.65625,0.1875,-1.0625,-0.90625,1.09375,0.375,-2.3125,1.6875,-1.03125,2.0625,1.375,0.875,-1.5625,-2.9375,-2.1875,-2.28125,1.90625,1.40625,2.5,-1.875,2.375,3,1.40625,1.78125,2,-1.75,1.09375}
tensor @r1.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r1.in.z : i64[5] = {0,4,4,6,8}
tensor @r1.want.0.f32 : f64[4, 6] = {2.0625,1.90625,1.40625,2.5,0.1875,2.375,0,0,0,0,0,0,2.0625,1.375,0.875,-1.5625,1.6875,-1.03125,1.34375,1.625,0.65625,0.65625,0.1875,-0.125}
tensor @r1.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r1.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r1.want.3.i64 : i64[4, 6] = {4,5,5,5,2,5,0,0,0,0,0,0,4,4,4,4,3,3,0,0,2,2,2,0}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, include_last_offset=true) : f32[4, s27], i64[8], i64[4], i64[4, s27] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_2_-1_True.f32" stage "import"
tensor @r0.in.x : f32[6, 4] = {-0.34375,2.15625,1.125,-2.96875,-1.625,1.40625,-1.625,-2.3125,2.6875,-1.9375,1.28125,0.40625,3.0625,0.53125,-2.03125,-1.9375,2.59375,-0.125,-1.59375,2.09375,-0.90625,1.625,3.125,-1.65625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 4] = {2.6875,1.625,3.125,2.09375,0,0,0,0,3.0625,0.53125,-1.59375,2.09375,2.6875,2.15625,1.28125,0.40625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4, 4] = {2,5,5,4,0,0,0,0,3,3,4,4,2,0,2,2}
graph "main"(
    %x : f32[6, 4],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, include_last_offset=true) : f32[4, 4], i64[8], i64[4], i64[4, 4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_2.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-2.6875,-1.375,1.84375,-1.875,-3.03125,2.34375,2.875,0.375,-0.6875,2,2.3125,0.53125,2.3125,0.375,0.1875,1.21875,-0.1875,0.3125}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,-1.875,-3.03125,2.34375}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2, 3] = {0,0,0,1,1,1}
graph "main"(
    %x : f32[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f32[2, 3], i64[3], i64[2], i64[2, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_2.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-2.75,-0.90625,-2.28125,-1.75,-1.5,2.71875,-0.46875,-1.90625,-1.4375,-0.5625,-1.3125,-3,-3.125,-2.0625,-3.03125,1.625,0.03125,-1.21875}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f64 : f64[2, 3] = {0,0,0,-1.75,-1.5,2.71875}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2, 3] = {0,0,0,1,1,1}
graph "main"(
    %x : f64[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f64[2, 3], i64[3], i64[2], i64[2, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.2_4_False.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {2.0625,-2.84375,-0.53125,-0.875,2.28125,0.1875,-1.71875,0.3125,2.1875,-0.09375,-0.75,-1.34375,-2.25,2.09375,-2.09375,2.46875,-1.125,-2.09375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {2.46875,2.28125,2.1875,0,0,0,-0.09375,-0.75,-1.34375,2.0625,0.3125,2.1875}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4, 3] = {5,1,2,0,0,0,3,3,3,0,2,2}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f32[4, 3], i64[8], i64[4], i64[4, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.2_4_False.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-1.125,0.625,-2.25,-1.156,-0.6562,-1.531,2.219,3,-0.5312,1.219,-1.344,-1.906,-1.781,1,0.9688,-1.5625,-2.719,-2.688}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f16 : f64[4, 3] = {2.2188,3,-0.53125,0,0,0,1.2188,-1.3438,-1.9062,2.2188,3,-0.53125}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4, 3] = {2,2,2,0,0,0,3,3,3,2,2,2}
graph "main"(
    %x : f16[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f16[4, 3], i64[8], i64[4], i64[4, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.2_4_False.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-3,-1.75,-2.09375,-0.375,1,3,0.5,-0.78125,-0.40625,0.25,-2,1.5,-2.15625,-1,0.78125,2.5625,0.40625,3}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f64 : f64[4, 3] = {2.5625,1,3,0,0,0,0.25,-2,1.5,0.5,-0.78125,-0.40625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4, 3] = {5,1,1,0,0,0,3,3,3,2,2,2}
graph "main"(
    %x : f64[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f64[4, 3], i64[8], i64[4], i64[4, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.2_4_False.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {1.5625,2.03125,-2.8125,-0.84375,-1.53125,-2.9375,-0.25,3.0625,1.1875,1.9375,-0.5,3.0625,2.875,-0.59375,2.84375,2.875,1.5625,0.125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {2.875,3.0625,1.1875,0,0,0,1.9375,-0.5,3.0625,1.5625,3.0625,1.1875}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4, 3] = {5,2,2,0,0,0,3,3,3,0,2,2}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f32[4, 3], i64[8], i64[4], i64[4, 3] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.2_4_False.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {0.2188,2.562,1.9375,0.5625,-3.125,-2.625,3.125,-1.031,-2.531,-2.75,-1.1875,-1.5625,1.844,-2.688,-0.4688,-0.0625,1.875,-2.781}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f16 : f64[4, 3] = {3.125,1.875,-2.5312,0,0,0,-2.75,-1.1875,-1.5625,3.125,2.5625,1.9375}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4, 3] = {2,5,2,0,0,0,3,3,3,2,0,0}
graph "main"(
    %x : f16[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f16[4, 3], i64[8], i64[4], i64[4, 3] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_forward_only.2_4_False.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {1.21875,-2.9375,-0.1875,0,0.90625,1.34375,3.03125,-1.09375,-2.25,-2.34375,-0.65625,0.71875,-3.09375,1.125,-1.65625,2.28125,-2.90625,0.875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f64 : f64[4, 3] = {3.03125,0.90625,1.34375,0,0,0,-2.34375,-0.65625,0.71875,3.03125,-1.09375,-0.1875}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4, 3] = {2,1,1,0,0,0,3,3,3,2,2,0}
graph "main"(
    %x : f64[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag_forward_only.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f64[4, 3], i64[8], i64[4], i64[4, 3] name("_embedding_bag_forward_only")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_2_4_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {0.5,2.84375,2.59375,0.75,2.28125,3.0625,0.65625,-1.6875,-1.5,-0.21875,2.1875,-1.8125,-0.3125,-1.90625,-1.6875,2.5,-1.03125,1.625,-0.5625,-0.375,-2,-2.84375,-0.96875,0.71875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 4] = {2.28125,3.0625,2.1875,0.71875,0,0,0,0,-0.3125,-1.90625,-1.6875,2.5,0.5,2.84375,2.59375,0.75}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4, 4] = {1,1,2,5,0,0,0,0,3,3,3,3,0,0,0,0}
tensor @r1.in.x : f32[7, 6] = {0.5,2.84375,2.59375,0.75,2.28125,3.0625,0.65625,-1.6875,-1.5,-0.21875,2.1875,-1.8125,-0.3125,-1.90625,-1.6875,2.5,-1.03125,1.625,-0.5625,-0.375,-2,-2.84375,-0.96875,0.71875,0.4375,-1.03125,2.1875,-0.625,-1.53125,-2.15625,1.15625,1.3125,-1.5625,-2,2.6875,-0.78125,-0.90625,-1.34375,-1.28125,-1.8125,-0.21875,2.40625}
tensor @r1.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r1.in.z : i64[4] = {0,4,4,6}
tensor @r1.want.0.f32 : f64[4, 6] = {1.15625,1.3125,-1.5,2.5,2.6875,1.625,0,0,0,0,0,0,-0.5625,-0.375,-2,-2.84375,-0.96875,0.71875,0.5,2.84375,2.59375,2.5,2.28125,3.0625}
tensor @r1.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r1.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r1.want.3.i64 : i64[4, 6] = {5,5,1,2,5,2,0,0,0,0,0,0,3,3,3,3,3,3,0,0,0,2,0,0}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f32[4, s27], i64[8], i64[4], i64[4, s27] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_2_4_False.f32" stage "import"
tensor @r0.in.x : f32[6, 4] = {1.90625,1.6875,0.0625,0.21875,-0.15625,-1,3.03125,-0.8125,-2.59375,2.59375,-0.5,-0.1875,-2.5,1.15625,3.09375,2.59375,-0.78125,1.03125,2.59375,-0.375,0.78125,-2.71875,1.90625,-3.09375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 4] = {0.78125,2.59375,3.03125,-0.1875,0,0,0,0,-2.5,1.15625,3.09375,2.59375,1.90625,2.59375,0.0625,0.21875}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4, 4] = {5,2,1,2,0,0,0,0,3,3,3,3,0,2,0,0}
graph "main"(
    %x : f32[6, 4],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f32[4, 4], i64[8], i64[4], i64[4, 4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_2.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-2.6875,-1.375,1.84375,-1.875,-3.03125,2.34375,2.875,0.375,-0.6875,2,2.3125,0.53125,2.3125,0.375,0.1875,1.21875,-0.1875,0.3125}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,-1.875,-3.03125,2.34375}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2, 3] = {0,0,0,1,1,1}
graph "main"(
    %x : f32[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f32[2, 3], i64[3], i64[2], i64[2, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_2.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-2.75,-0.90625,-2.28125,-1.75,-1.5,2.71875,-0.46875,-1.90625,-1.4375,-0.5625,-1.3125,-3,-3.125,-2.0625,-3.03125,1.625,0.03125,-1.21875}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f64 : f64[2, 3] = {0,0,0,-1.75,-1.5,2.71875}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2, 3] = {0,0,0,1,1,1}
graph "main"(
    %x : f64[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f64[2, 3], i64[3], i64[2], i64[2, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.2_4_True.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {0.71875,-1.53125,1.40625,0.6875,-1.625,0.375,-2.78125,2.59375,-1.75,-2.5,-2.9375,2.0625,0.8125,2.71875,-2.03125,0.34375,-2.21875,-1.4375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 3] = {0.6875,2.59375,0.375,0,0,0,-2.5,-2.9375,2.0625,0.71875,2.59375,1.40625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4, 3] = {1,2,1,0,0,0,3,3,3,0,2,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, include_last_offset=true, padding_idx=4) : f32[4, 3], i64[8], i64[4], i64[4, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_2_4_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {-1.09375,1.75,1.65625,-0.46875,2.53125,-2.1875,2.5625,1.90625,2.1875,-2.6875,-1.84375,-2.90625,2.96875,-1.9375,-2.46875,2.03125,0.65625,1.875,-0.625,-1.78125,-2.09375,1.375,2.28125,-0.46875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 4] = {2.53125,1.375,2.5625,1.90625,0,0,0,0,2.96875,-1.9375,-2.46875,2.03125,2.1875,1.75,1.65625,-0.46875}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4, 4] = {1,5,1,1,0,0,0,0,3,3,3,3,2,0,0,0}
tensor @r1.in.x : f32[7, 6] = {-1.09375,1.75,1.65625,-0.46875,2.53125,-2.1875,2.5625,1.90625,2.1875,-2.6875,-1.84375,-2.90625,2.96875,-1.9375,-2.46875,2.03125,0.65625,1.875,-0.625,-1.78125,-2.09375,1.375,2.28125,-0.46875,0.5625,0.3125,-1.09375,1.65625,2.625,0.25,0.90625,2.25,1.09375,1.875,-1.46875,-2.78125,2.78125,1.5625,2.9375,2.40625,2.5,0.03125}
tensor @r1.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r1.in.z : i64[5] = {0,4,4,6,8}
tensor @r1.want.0.f32 : f64[4, 6] = {2.96875,2.25,2.1875,2.03125,0.65625,1.875,0,0,0,0,0,0,-0.625,-1.78125,-2.09375,1.375,2.28125,-0.46875,2.96875,1.75,1.65625,2.03125,2.53125,1.875}
tensor @r1.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r1.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r1.want.3.i64 : i64[4, 6] = {2,5,1,2,2,2,0,0,0,0,0,0,3,3,3,3,3,3,2,0,0,2,0,2}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, include_last_offset=true, padding_idx=4) : f32[4, s27], i64[8], i64[4], i64[4, s27] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.free_2_4_True.f32" stage "import"
tensor @r0.in.x : f32[6, 4] = {2.0625,-2.96875,-0.75,-2.34375,-2.625,0.75,-2.25,0.4375,-2.625,-2.96875,0.4375,2.40625,-2.0625,-2.34375,-0.375,-1.53125,-2,-0.5,2.25,2.3125,1.40625,2.84375,0.84375,0.96875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[5] = {0,4,4,6,8}
tensor @r0.want.0.f32 : f64[4, 4] = {1.40625,2.84375,0.84375,2.40625,0,0,0,0,-2.0625,-2.34375,-0.375,-1.53125,2.0625,-2.96875,0.4375,2.40625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4, 4] = {5,5,5,2,0,0,0,0,3,3,3,3,0,2,2,2}
graph "main"(
    %x : f32[6, 4],
    %y : i64[8],
    %z : i64[5]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, include_last_offset=true, padding_idx=4) : f32[4, 4], i64[8], i64[4], i64[4, 4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_2.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-2.6875,-1.375,1.84375,-1.875,-3.03125,2.34375,2.875,0.375,-0.6875,2,2.3125,0.53125,2.3125,0.375,0.1875,1.21875,-0.1875,0.3125}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f32 : f64[2, 3] = {0,0,0,-1.875,-3.03125,2.34375}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2, 3] = {0,0,0,1,1,1}
graph "main"(
    %x : f32[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f32[2, 3], i64[3], i64[2], i64[2, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.only_padding_2.f64" stage "import"
tensor @r0.in.x : f64[6, 3] = {-2.75,-0.90625,-2.28125,-1.75,-1.5,2.71875,-0.46875,-1.90625,-1.4375,-0.5625,-1.3125,-3,-3.125,-2.0625,-3.03125,1.625,0.03125,-1.21875}
tensor @r0.in.y : i64[3] = {4,4,1}
tensor @r0.in.z : i64[2] = {0,2}
tensor @r0.want.0.f64 : f64[2, 3] = {0,0,0,-1.75,-1.5,2.71875}
tensor @r0.want.1.i64 : i64[3] = {0,0,1}
tensor @r0.want.2.i64 : i64[2] = {0,1}
tensor @r0.want.3.i64 : i64[2, 3] = {0,0,0,1,1,1}
graph "main"(
    %x : f64[6, 3],
    %y : i64[3],
    %z : i64[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2, padding_idx=4) : f64[2, 3], i64[3], i64[2], i64[2, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.weights.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-0.625,-0.8125,0.0625,-0.28125,-2.84375,-0.0625,-2.09375,1.125,-0.0625,1.84375,2.375,2.3125,-0.15625,2,1.875,1.71875,2.28125,-1.5}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.in.w : f32[8] = {-0.6875,0.75,1.625,1.4375,-0.96875,-1.625,-1.03125,-1.4375}
tensor @r0.want.0.f32 : f64[4, 3] = {0.8398438,9.328125,0.8867188,0,0,0,-2.844727,-5.796875,-5.574219,3.057617,0.0078125,-0.02539062}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4],
    %w : f32[8]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, per_sample_weights=%w) : f32[4, 3], i64[0], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.weights.f16" stage "import"
tensor @r0.in.x : f16[6, 3] = {-0.8438,-1.4375,0,-0.5,2.156,0.2188,1.375,-0.9375,-1.969,0.75,-0.2812,2.062,2.469,0.6875,1.4375,-2.719,-1.531,0.7188}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.in.w : f16[8] = {-2.812,-1.125,0.6875,2.875,0.4375,1.5625,1.0625,0.125}
tensor @r0.want.0.f16 : f64[4, 3] = {-6.2598,-8.9395,4.6543,0,0,0,2.252,-0.13867,3.8516,1.3555,-1.1758,-2.0918}
tensor @r0.own.0 : f64[] = {0.00022}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[4] = {0,0,0,0}
tensor @r0.want.3.i64 : i64[4] = {0,0,0,0}
graph "main"(
    %x : f16[6, 3],
    %y : i64[8],
    %z : i64[4],
    %w : f16[8]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, per_sample_weights=%w) : f16[4, 3], i64[0], i64[4], i64[4] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.i32.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-1.96875,-1.625,1.0625,-1.34375,2.25,-0.65625,2.25,-2.25,0.46875,1.40625,-2.96875,-0.1875,2.78125,-1.84375,0.53125,2.125,-3.0625,2.125}
tensor @r0.in.y : i32[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i32[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {2.78125,2.25,2.125,0,0,0,2.78125,-1.84375,0.53125,2.25,-1.625,1.0625}
tensor @r0.want.1.i32 : i32[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i32 : i32[4] = {4,0,2,2}
tensor @r0.want.3.i32 : i32[4, 3] = {4,1,5,0,0,0,4,4,4,2,0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i32[8],
    %z : i32[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2) : f32[4, 3], i32[8], i32[4], i32[4, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.behind.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-0.03125,-1.71875,-0.21875,-1.0625,2.625,1.71875,-1.5625,0.34375,-1.25,-2.9375,2.6875,0.75,1.21875,2.5625,-0.34375,-1.8125,-1.84375,-2.8125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[3] = {0,3,5}
tensor @r0.want.0.f32 : f64[2, 3] = {-0.46875,1.84375,0.04166667,-1.025,0.40625,-0.775}
tensor @r0.own.0 : f64[] = {0.49}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,1,1,1,1,1}
tensor @r0.want.2.i64 : i64[2] = {3,5}
tensor @r0.want.3.i64 : i64[2] = {3,5}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1, include_last_offset=true) : f32[2, 3], i64[8], i64[2], i64[2] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "embedding_bag.plain.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {1.75,0.3125,-3.125,0.9375,2.34375,-2.03125,-1.03125,3,-2.125,2.375,-2.90625,-0.65625,-1.34375,-0.78125,-1.1875,1.125,1.1875,1.625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {-0.078125,1.4375,-0.9296875,0,0,0,0.515625,-1.84375,-0.921875,0.359375,1.65625,-2.625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4] = {4,0,2,2}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten.embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1) : f32[4, 3], i64[8], i64[4], i64[4] name("embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "embedding_bag.padding_idx.None.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-0.96875,1.78125,0.0625,1.3125,-1.59375,2.0625,-1.375,1.78125,0.8125,-0.6875,1.84375,-0.15625,-2.125,1.84375,-2.78125,0.03125,-1.9375,-1.78125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {1.3125,1.84375,2.0625,0,0,0,-0.6875,1.84375,-0.15625,-0.96875,1.78125,0.8125}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {4,0,2,2}
tensor @r0.want.3.i64 : i64[4, 3] = {1,4,1,0,0,0,3,4,3,0,2,2}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten.embedding_bag.padding_idx(weight=%x, indices=%y, offsets=%z, scale_grad_by_freq=false, mode=2, sparse=false, include_last_offset=false) : f32[4, 3], i64[8], i64[4], i64[4, 3] name("embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "embedding_bag.padding_idx.4.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-0.5,-2.5625,-2.21875,2.46875,-0.28125,2.875,2.1875,-2.0625,-3.03125,1.71875,-2.28125,-2.65625,-2.09375,0.25,0.75,-1.6875,-0.3125,1.65625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {2.46875,-0.28125,2.875,0,0,0,1.71875,-2.28125,-2.65625,2.1875,-2.0625,-2.21875}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4, 3] = {1,1,1,0,0,0,3,3,3,2,2,0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten.embedding_bag.padding_idx(weight=%x, indices=%y, offsets=%z, scale_grad_by_freq=false, mode=2, sparse=false, include_last_offset=false, padding_idx=4) : f32[4, 3], i64[8], i64[4], i64[4, 3] name("embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "embedding_bag.padding_idx.-2.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-2.59375,1.625,-2.78125,1.125,-2.71875,-3,-2.03125,0.40625,1.0625,1.78125,1.28125,0.78125,1.46875,2.28125,3.125,-1.21875,1.59375,1.1875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.want.0.f32 : f64[4, 3] = {1.125,1.59375,1.1875,0,0,0,1.78125,1.28125,0.78125,-2.03125,1.625,1.0625}
tensor @r0.want.1.i64 : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.2.i64 : i64[4] = {3,0,1,2}
tensor @r0.want.3.i64 : i64[4, 3] = {1,5,5,0,0,0,3,3,3,2,0,2}
graph "main"(
    %x : f32[6, 3],
    %y : i64[8],
    %z : i64[4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten.embedding_bag.padding_idx(weight=%x, indices=%y, offsets=%z, scale_grad_by_freq=false, mode=2, sparse=false, include_last_offset=false, padding_idx=-2) : f32[4, 3], i64[8], i64[4], i64[4, 3] name("embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.nothing.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {-1.875,1.0625,1.5625,0.34375,-0.0625,2.5625,1.34375,1.65625,-2.1875,2,2.375,0.09375,-2.40625,1.15625,0.9375,2.375,1.625,-1.03125}
tensor @r0.in.y : i64[0] = {}
tensor @r0.in.z : i64[1] = {0}
tensor @r0.want.0.f32 : f64[1, 3] = {0,0,0}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[1] = {0}
tensor @r0.want.3.i64 : i64[1] = {0}
graph "main"(
    %x : f32[6, 3],
    %y : i64[0],
    %z : i64[1]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1) : f32[1, 3], i64[0], i64[1], i64[1] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag_dense_backward.0_-1.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {2.53125,1.3125,0.375,0.65625,1.28125,-2.90625,2.28125,-2.5625,0.28125,-0.15625,1.125,0}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.w : i64[4] = {0,0,0,0}
tensor @r0.in.u : i64[4] = {0,0,0,0}
tensor @r0.want.0.f32 : f64[6, 3] = {-0.15625,1.125,0,2.53125,1.3125,0.375,2.375,2.4375,0.375,2.28125,-2.5625,0.28125,4.8125,-1.25,0.65625,2.53125,1.3125,0.375}
graph "main"(
    %x : f32[4, 3],
    %y : i64[8],
    %z : i64[8],
    %w : i64[4],
    %u : i64[4]) {
  %_embedding_bag_dense_backward = aten._embedding_bag_dense_backward.default(grad=%x, indices=%y, offset2bag=%z, bag_size=%w, maximum_indices=%u, num_weights=6, scale_grad_by_freq=false, mode=0) : f32[6, 3]
  return %_embedding_bag_dense_backward as "_embedding_bag_dense_backward"
}

fxge 1
model "_embedding_bag_dense_backward.0_-1.f64" stage "import"
tensor @r0.in.x : f64[4, 3] = {-0.4375,-2.8125,1.40625,-2.28125,-2.09375,1.125,-0.4375,-2.3125,1.75,-1.1875,3.03125,-2.5625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.w : i64[4] = {0,0,0,0}
tensor @r0.in.u : i64[4] = {0,0,0,0}
tensor @r0.want.0.f64 : f64[6, 3] = {-1.1875,3.03125,-2.5625,-0.4375,-2.8125,1.40625,-1.625,0.21875,-1.15625,-0.4375,-2.3125,1.75,-0.875,-5.125,3.15625,-0.4375,-2.8125,1.40625}
graph "main"(
    %x : f64[4, 3],
    %y : i64[8],
    %z : i64[8],
    %w : i64[4],
    %u : i64[4]) {
  %_embedding_bag_dense_backward = aten._embedding_bag_dense_backward.default(grad=%x, indices=%y, offset2bag=%z, bag_size=%w, maximum_indices=%u, num_weights=6, scale_grad_by_freq=false, mode=0) : f64[6, 3]
  return %_embedding_bag_dense_backward as "_embedding_bag_dense_backward"
}

fxge 1
model "_embedding_bag_backward.0_-1.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {1,-1.90625,1.59375,1.6875,-1.46875,0.6875,0.0625,-0.46875,-0.9375,0.0625,0.46875,-3.03125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.in.w : i64[0] = {}
tensor @r0.in.u : i64[4] = {0,0,0,0}
tensor @r0.in.v : i64[4] = {0,0,0,0}
tensor @r0.want.0.f32 : f64[6, 3] = {0.0625,0.46875,-3.03125,1,-1.90625,1.59375,1.0625,-1.4375,-1.4375,0.0625,-0.46875,-0.9375,1.0625,-2.375,0.65625,1,-1.90625,1.59375}
graph "main"(
    %x : f32[4, 3],
    %y : i64[8],
    %z : i64[4],
    %w : i64[0],
    %u : i64[4],
    %v : i64[4]) {
  %_embedding_bag_backward = aten._embedding_bag_backward.default(grad=%x, indices=%y, offsets=%z, offset2bag=%w, bag_size=%u, maximum_indices=%v, num_weights=6, scale_grad_by_freq=false, mode=0, sparse=false) : f32[6, 3]
  return %_embedding_bag_backward as "_embedding_bag_backward"
}

fxge 1
model "_embedding_bag_dense_backward.0_4.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {1.25,-2.96875,-3.0625,-1.25,2.09375,2.90625,-1.59375,-1.78125,-3.03125,-2.125,1.625,3.09375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.w : i64[4] = {0,0,0,0}
tensor @r0.in.u : i64[4] = {0,0,0,0}
tensor @r0.want.0.f32 : f64[6, 3] = {-2.125,1.625,3.09375,1.25,-2.96875,-3.0625,-0.875,-1.34375,0.03125,-1.59375,-1.78125,-3.03125,0,0,0,1.25,-2.96875,-3.0625}
graph "main"(
    %x : f32[4, 3],
    %y : i64[8],
    %z : i64[8],
    %w : i64[4],
    %u : i64[4]) {
  %_embedding_bag_dense_backward = aten._embedding_bag_dense_backward.default(grad=%x, indices=%y, offset2bag=%z, bag_size=%w, maximum_indices=%u, num_weights=6, scale_grad_by_freq=false, mode=0, padding_idx=4) : f32[6, 3]
  return %_embedding_bag_dense_backward as "_embedding_bag_dense_backward"
}

fxge 1
model "_embedding_bag_dense_backward.0_4.f64" stage "import"
tensor @r0.in.x : f64[4, 3] = {0.03125,-2.96875,-1,1.53125,0.90625,-0.09375,-3.0625,0.125,2.1875,-0.8125,-0.53125,-0.96875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.w : i64[4] = {0,0,0,0}
tensor @r0.in.u : i64[4] = {0,0,0,0}
tensor @r0.want.0.f64 : f64[6, 3] = {-0.8125,-0.53125,-0.96875,0.03125,-2.96875,-1,-0.78125,-3.5,-1.96875,-3.0625,0.125,2.1875,0,0,0,0.03125,-2.96875,-1}
graph "main"(
    %x : f64[4, 3],
    %y : i64[8],
    %z : i64[8],
    %w : i64[4],
    %u : i64[4]) {
  %_embedding_bag_dense_backward = aten._embedding_bag_dense_backward.default(grad=%x, indices=%y, offset2bag=%z, bag_size=%w, maximum_indices=%u, num_weights=6, scale_grad_by_freq=false, mode=0, padding_idx=4) : f64[6, 3]
  return %_embedding_bag_dense_backward as "_embedding_bag_dense_backward"
}

fxge 1
model "_embedding_bag_backward.0_4.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {-2.78125,1.90625,2.15625,-1.21875,-0.71875,-1.5,1.9375,-1.59375,-2.5625,-1.09375,-0.09375,0.75}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.in.w : i64[0] = {}
tensor @r0.in.u : i64[4] = {0,0,0,0}
tensor @r0.in.v : i64[4] = {0,0,0,0}
tensor @r0.want.0.f32 : f64[6, 3] = {-1.09375,-0.09375,0.75,-2.78125,1.90625,2.15625,-3.875,1.8125,2.90625,1.9375,-1.59375,-2.5625,0,0,0,-2.78125,1.90625,2.15625}
graph "main"(
    %x : f32[4, 3],
    %y : i64[8],
    %z : i64[4],
    %w : i64[0],
    %u : i64[4],
    %v : i64[4]) {
  %_embedding_bag_backward = aten._embedding_bag_backward.default(grad=%x, indices=%y, offsets=%z, offset2bag=%w, bag_size=%u, maximum_indices=%v, num_weights=6, scale_grad_by_freq=false, mode=0, sparse=false, padding_idx=4) : f32[6, 3]
  return %_embedding_bag_backward as "_embedding_bag_backward"
}

fxge 1
model "_embedding_bag_dense_backward.1_-1.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {2,-1.28125,1.625,0.75,-2.46875,-1.125,0.65625,0.46875,0.40625,-3.0625,1.34375,1.4375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.w : i64[4] = {4,0,2,2}
tensor @r0.in.u : i64[4] = {4,0,2,2}
tensor @r0.want.0.f32 : f64[6, 3] = {-1.53125,0.671875,0.71875,0.5,-0.3203125,0.40625,-1.03125,0.3515625,1.125,0.328125,0.234375,0.203125,0.828125,-0.0859375,0.609375,0.5,-0.3203125,0.40625}
graph "main"(
    %x : f32[4, 3],
    %y : i64[8],
    %z : i64[8],
    %w : i64[4],
    %u : i64[4]) {
  %_embedding_bag_dense_backward = aten._embedding_bag_dense_backward.default(grad=%x, indices=%y, offset2bag=%z, bag_size=%w, maximum_indices=%u, num_weights=6, scale_grad_by_freq=false, mode=1) : f32[6, 3]
  return %_embedding_bag_dense_backward as "_embedding_bag_dense_backward"
}

fxge 1
model "_embedding_bag_dense_backward.1_-1.f64" stage "import"
tensor @r0.in.x : f64[4, 3] = {1.1875,0.96875,0.3125,-2.84375,-2.96875,0.5625,1.25,-1.3125,-1.5625,-1.125,2.3125,-2.03125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.w : i64[4] = {4,0,2,2}
tensor @r0.in.u : i64[4] = {4,0,2,2}
tensor @r0.want.0.f64 : f64[6, 3] = {-0.5625,1.15625,-1.015625,0.296875,0.2421875,0.078125,-0.265625,1.3984375,-0.9375,0.625,-0.65625,-0.78125,0.921875,-0.4140625,-0.703125,0.296875,0.2421875,0.078125}
graph "main"(
    %x : f64[4, 3],
    %y : i64[8],
    %z : i64[8],
    %w : i64[4],
    %u : i64[4]) {
  %_embedding_bag_dense_backward = aten._embedding_bag_dense_backward.default(grad=%x, indices=%y, offset2bag=%z, bag_size=%w, maximum_indices=%u, num_weights=6, scale_grad_by_freq=false, mode=1) : f64[6, 3]
  return %_embedding_bag_dense_backward as "_embedding_bag_dense_backward"
}

fxge 1
model "_embedding_bag_backward.1_-1.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {2.125,-0.90625,-1.84375,-2.03125,0.1875,1.03125,0.28125,-3.0625,-1.1875,0,-0.71875,-0.125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.in.w : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.u : i64[4] = {4,0,2,2}
tensor @r0.in.v : i64[4] = {4,0,2,2}
tensor @r0.want.0.f32 : f64[6, 3] = {0,-0.359375,-0.0625,0.53125,-0.2265625,-0.4609375,0.53125,-0.5859375,-0.5234375,0.140625,-1.53125,-0.59375,0.671875,-1.757812,-1.054688,0.53125,-0.2265625,-0.4609375}
graph "main"(
    %x : f32[4, 3],
    %y : i64[8],
    %z : i64[4],
    %w : i64[8],
    %u : i64[4],
    %v : i64[4]) {
  %_embedding_bag_backward = aten._embedding_bag_backward.default(grad=%x, indices=%y, offsets=%z, offset2bag=%w, bag_size=%u, maximum_indices=%v, num_weights=6, scale_grad_by_freq=false, mode=1, sparse=false) : f32[6, 3]
  return %_embedding_bag_backward as "_embedding_bag_backward"
}

fxge 1
model "_embedding_bag_dense_backward.1_4.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {1.5,-2.8125,-1.875,2.25,0.53125,2.125,0.75,1.15625,1.90625,-0.125,1.125,1.53125}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.w : i64[4] = {3,0,1,2}
tensor @r0.in.u : i64[4] = {3,0,1,2}
tensor @r0.want.0.f32 : f64[6, 3] = {-0.0625,0.5625,0.765625,0.5,-0.9375,-0.625,0.4375,-0.375,0.140625,0.75,1.15625,1.90625,0,0,0,0.5,-0.9375,-0.625}
graph "main"(
    %x : f32[4, 3],
    %y : i64[8],
    %z : i64[8],
    %w : i64[4],
    %u : i64[4]) {
  %_embedding_bag_dense_backward = aten._embedding_bag_dense_backward.default(grad=%x, indices=%y, offset2bag=%z, bag_size=%w, maximum_indices=%u, num_weights=6, scale_grad_by_freq=false, mode=1, padding_idx=4) : f32[6, 3]
  return %_embedding_bag_dense_backward as "_embedding_bag_dense_backward"
}

fxge 1
model "_embedding_bag_dense_backward.1_4.f64" stage "import"
tensor @r0.in.x : f64[4, 3] = {-1.40625,-1.25,1.59375,2.15625,-0.25,-2.125,1.875,3.09375,-2.875,0.21875,2.625,2.96875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.w : i64[4] = {3,0,1,2}
tensor @r0.in.u : i64[4] = {3,0,1,2}
tensor @r0.want.0.f64 : f64[6, 3] = {0.109375,1.3125,1.484375,-0.46875,-0.41666667,0.53125,-0.359375,0.89583333,2.015625,1.875,3.09375,-2.875,0,0,0,-0.46875,-0.41666667,0.53125}
graph "main"(
    %x : f64[4, 3],
    %y : i64[8],
    %z : i64[8],
    %w : i64[4],
    %u : i64[4]) {
  %_embedding_bag_dense_backward = aten._embedding_bag_dense_backward.default(grad=%x, indices=%y, offset2bag=%z, bag_size=%w, maximum_indices=%u, num_weights=6, scale_grad_by_freq=false, mode=1, padding_idx=4) : f64[6, 3]
  return %_embedding_bag_dense_backward as "_embedding_bag_dense_backward"
}

fxge 1
model "_embedding_bag_backward.1_4.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {-0.21875,-2.59375,-1.65625,-0.78125,2.75,-2.28125,-3.0625,2.65625,-0.75,0.8125,1.5625,2.875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.in.w : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.u : i64[4] = {3,0,1,2}
tensor @r0.in.v : i64[4] = {3,0,1,2}
tensor @r0.want.0.f32 : f64[6, 3] = {0.40625,0.78125,1.4375,-0.07291667,-0.8645833,-0.5520833,0.3333333,-0.08333333,0.8854167,-3.0625,2.65625,-0.75,0,0,0,-0.07291667,-0.8645833,-0.5520833}
graph "main"(
    %x : f32[4, 3],
    %y : i64[8],
    %z : i64[4],
    %w : i64[8],
    %u : i64[4],
    %v : i64[4]) {
  %_embedding_bag_backward = aten._embedding_bag_backward.default(grad=%x, indices=%y, offsets=%z, offset2bag=%w, bag_size=%u, maximum_indices=%v, num_weights=6, scale_grad_by_freq=false, mode=1, sparse=false, padding_idx=4) : f32[6, 3]
  return %_embedding_bag_backward as "_embedding_bag_backward"
}

fxge 1
model "_embedding_bag_dense_backward.2_-1.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {0.90625,-0.15625,-0.28125,-0.65625,1.21875,0.875,-2.90625,-1.03125,-1.21875,-1.1875,-0.59375,1.59375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.w : i64[4] = {4,0,2,2}
tensor @r0.in.u : i64[4, 3] = {4,1,5,0,0,0,3,4,4,0,2,0}
tensor @r0.want.0.f32 : f64[6, 3] = {-1.1875,0,1.59375,0,-0.15625,0,0,-0.59375,0,-2.90625,0,0,0.90625,-1.03125,-1.21875,0,0,-0.28125}
graph "main"(
    %x : f32[4, 3],
    %y : i64[8],
    %z : i64[8],
    %w : i64[4],
    %u : i64[4, 3]) {
  %_embedding_bag_dense_backward = aten._embedding_bag_dense_backward.default(grad=%x, indices=%y, offset2bag=%z, bag_size=%w, maximum_indices=%u, num_weights=6, scale_grad_by_freq=false, mode=2) : f32[6, 3]
  return %_embedding_bag_dense_backward as "_embedding_bag_dense_backward"
}

fxge 1
model "_embedding_bag_dense_backward.2_-1.f64" stage "import"
tensor @r0.in.x : f64[4, 3] = {-1.53125,-0.3125,-1.125,-1.03125,0.65625,0.3125,-2.3125,-1.6875,2.25,-0.40625,-2.125,1.90625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.w : i64[4] = {4,0,2,2}
tensor @r0.in.u : i64[4, 3] = {4,5,5,0,0,0,4,4,3,2,2,2}
tensor @r0.want.0.f64 : f64[6, 3] = {0,0,0,0,0,0,-0.40625,-2.125,1.90625,0,0,2.25,-3.84375,-1.6875,0,0,-0.3125,-1.125}
graph "main"(
    %x : f64[4, 3],
    %y : i64[8],
    %z : i64[8],
    %w : i64[4],
    %u : i64[4, 3]) {
  %_embedding_bag_dense_backward = aten._embedding_bag_dense_backward.default(grad=%x, indices=%y, offset2bag=%z, bag_size=%w, maximum_indices=%u, num_weights=6, scale_grad_by_freq=false, mode=2) : f64[6, 3]
  return %_embedding_bag_dense_backward as "_embedding_bag_dense_backward"
}

fxge 1
model "_embedding_bag_backward.2_-1.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {1,-3.09375,-1.28125,0.46875,1.03125,-0.21875,1,-0.15625,0.71875,2.3125,-0.8125,-0.875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.in.w : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.u : i64[4] = {4,0,2,2}
tensor @r0.in.v : i64[4, 3] = {4,5,5,0,0,0,4,4,3,2,0,0}
tensor @r0.want.0.f32 : f64[6, 3] = {0,-0.8125,-0.875,0,0,0,2.3125,0,0,0,0,0.71875,2,-0.15625,0,0,-3.09375,-1.28125}
graph "main"(
    %x : f32[4, 3],
    %y : i64[8],
    %z : i64[4],
    %w : i64[8],
    %u : i64[4],
    %v : i64[4, 3]) {
  %_embedding_bag_backward = aten._embedding_bag_backward.default(grad=%x, indices=%y, offsets=%z, offset2bag=%w, bag_size=%u, maximum_indices=%v, num_weights=6, scale_grad_by_freq=false, mode=2, sparse=false) : f32[6, 3]
  return %_embedding_bag_backward as "_embedding_bag_backward"
}

fxge 1
model "_embedding_bag_dense_backward.2_4.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {-0.34375,-2.375,-1.125,1.09375,-1.3125,-0.125,-2.125,-2.4375,2.84375,-2.125,-1.40625,-1.21875}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.w : i64[4] = {3,0,1,2}
tensor @r0.in.u : i64[4, 3] = {5,2,1,0,0,0,3,3,3,2,2,0}
tensor @r0.want.0.f32 : f64[6, 3] = {0,0,-1.21875,0,0,-1.125,-2.125,-3.78125,0,-2.125,-2.4375,2.84375,0,0,0,-0.34375,0,0}
graph "main"(
    %x : f32[4, 3],
    %y : i64[8],
    %z : i64[8],
    %w : i64[4],
    %u : i64[4, 3]) {
  %_embedding_bag_dense_backward = aten._embedding_bag_dense_backward.default(grad=%x, indices=%y, offset2bag=%z, bag_size=%w, maximum_indices=%u, num_weights=6, scale_grad_by_freq=false, mode=2, padding_idx=4) : f32[6, 3]
  return %_embedding_bag_dense_backward as "_embedding_bag_dense_backward"
}

fxge 1
model "_embedding_bag_dense_backward.2_4.f64" stage "import"
tensor @r0.in.x : f64[4, 3] = {0.1875,-0.21875,-1.53125,0.28125,3.03125,-1.75,-1.5,-1.625,0.5625,0.875,-2.9375,-1.34375}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.w : i64[4] = {3,0,1,2}
tensor @r0.in.u : i64[4, 3] = {5,5,5,0,0,0,3,3,3,0,2,2}
tensor @r0.want.0.f64 : f64[6, 3] = {0.875,0,0,0,0,0,0,-2.9375,-1.34375,-1.5,-1.625,0.5625,0,0,0,0.1875,-0.21875,-1.53125}
graph "main"(
    %x : f64[4, 3],
    %y : i64[8],
    %z : i64[8],
    %w : i64[4],
    %u : i64[4, 3]) {
  %_embedding_bag_dense_backward = aten._embedding_bag_dense_backward.default(grad=%x, indices=%y, offset2bag=%z, bag_size=%w, maximum_indices=%u, num_weights=6, scale_grad_by_freq=false, mode=2, padding_idx=4) : f64[6, 3]
  return %_embedding_bag_dense_backward as "_embedding_bag_dense_backward"
}

fxge 1
model "_embedding_bag_backward.2_4.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {-0.96875,0.90625,0.5,1.34375,0.21875,0.375,-3,0.34375,2.4375,-1.96875,1.53125,2.0625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.in.w : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.u : i64[4] = {3,0,1,2}
tensor @r0.in.v : i64[4, 3] = {2,5,2,0,0,0,3,3,3,2,2,2}
tensor @r0.want.0.f32 : f64[6, 3] = {0,0,0,0,0,0,-2.9375,1.53125,2.5625,-3,0.34375,2.4375,0,0,0,0,0.90625,0}
graph "main"(
    %x : f32[4, 3],
    %y : i64[8],
    %z : i64[4],
    %w : i64[8],
    %u : i64[4],
    %v : i64[4, 3]) {
  %_embedding_bag_backward = aten._embedding_bag_backward.default(grad=%x, indices=%y, offsets=%z, offset2bag=%w, bag_size=%u, maximum_indices=%v, num_weights=6, scale_grad_by_freq=false, mode=2, sparse=false, padding_idx=4) : f32[6, 3]
  return %_embedding_bag_backward as "_embedding_bag_backward"
}

fxge 1
model "_embedding_bag_per_sample_weights_backward.plain_False.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {1.59375,-0.625,-0.5,-1.09375,0.28125,1.34375,-1.46875,1.03125,-2.1875,0.96875,0.5,1.625}
tensor @r0.in.y : f32[6, 3] = {2.65625,0.75,0.03125,-1.53125,1.28125,0.25,1.59375,-1.96875,3.09375,0.84375,1.65625,-0.34375,-0.6875,1.96875,1.78125,0.03125,2.5625,-1.8125}
tensor @r0.in.z : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.w : i64[4] = {0,4,4,6}
tensor @r0.in.u : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.0.f32 : f64[8] = {-3.366211,2.223633,-3.216797,-0.6455078,-0.8564453,1.220703,5.586914,2.999023}
graph "main"(
    %x : f32[4, 3],
    %y : f32[6, 3],
    %z : i64[8],
    %w : i64[4],
    %u : i64[8]) {
  %_embedding_bag_per_sample_weights_backward = aten._embedding_bag_per_sample_weights_backward.default(grad=%x, weight=%y, indices=%z, offsets=%w, offset2bag=%u, mode=0) : f32[8]
  return %_embedding_bag_per_sample_weights_backward as "_embedding_bag_per_sample_weights_backward"
}

fxge 1
model "_embedding_bag_per_sample_weights_backward.plain_False.f64" stage "import"
tensor @r0.in.x : f64[4, 3] = {-1.5,-1.5,-0.46875,-0.5625,-3.125,1.96875,-0.09375,-0.125,1.09375,-3.09375,0.78125,2.28125}
tensor @r0.in.y : f64[6, 3] = {-1.8125,1.96875,-2.84375,2.71875,3,1.3125,-1.53125,-1.78125,-1.875,-2.84375,0.0625,-0.4375,2.34375,1.96875,2.5625,-1.9375,-1.0625,-1.5}
tensor @r0.in.z : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.w : i64[4] = {0,4,4,6}
tensor @r0.in.u : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.0.f64 : f64[8] = {-9.1933594,5.8476562,-7.6699219,5.203125,2.3369141,-0.21972656,-0.93164062,0.65820312}
graph "main"(
    %x : f64[4, 3],
    %y : f64[6, 3],
    %z : i64[8],
    %w : i64[4],
    %u : i64[8]) {
  %_embedding_bag_per_sample_weights_backward = aten._embedding_bag_per_sample_weights_backward.default(grad=%x, weight=%y, indices=%z, offsets=%w, offset2bag=%u, mode=0) : f64[8]
  return %_embedding_bag_per_sample_weights_backward as "_embedding_bag_per_sample_weights_backward"
}

fxge 1
model "_embedding_bag_per_sample_weights_backward.plain_True.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {0.71875,-0.09375,1.25,0.875,1.84375,2.53125,1.28125,2.34375,1.65625,1.9375,-2.53125,0.21875}
tensor @r0.in.y : f32[6, 3] = {1.8125,-2.21875,3,2.96875,0.59375,-0.375,-1.8125,-0.96875,-1.625,-0.40625,-1.65625,1.15625,-0.3125,-2.96875,-0.1875,2.125,2.75,2.6875}
tensor @r0.in.z : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.w : i64[4] = {0,4,4,6}
tensor @r0.in.u : i64[0] = {}
tensor @r0.want.0.f32 : f64[8] = {1.609375,-3.243164,-0.1806641,4.628906,-7.668945,-2.487305,-1.415039,9.78418}
graph "main"(
    %x : f32[4, 3],
    %y : f32[6, 3],
    %z : i64[8],
    %w : i64[4],
    %u : i64[0]) {
  %_embedding_bag_per_sample_weights_backward = aten._embedding_bag_per_sample_weights_backward.default(grad=%x, weight=%y, indices=%z, offsets=%w, offset2bag=%u, mode=0) : f32[8]
  return %_embedding_bag_per_sample_weights_backward as "_embedding_bag_per_sample_weights_backward"
}

fxge 1
model "_embedding_bag_per_sample_weights_backward.plain_True.f64" stage "import"
tensor @r0.in.x : f64[4, 3] = {1.8125,3.125,-0.5,-2.625,2.59375,0.03125,-0.0625,0.125,-2.09375,0.21875,-2.28125,-0.53125}
tensor @r0.in.y : f64[6, 3] = {1.4375,2.90625,3.0625,0.15625,-1.0625,-0.65625,-3.09375,-0.65625,-1.90625,2.40625,1.25,2.8125,3,-0.15625,-0.5,-2,2.59375,-1.96875}
tensor @r0.in.z : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.w : i64[4] = {0,4,4,6}
tensor @r0.in.u : i64[0] = {}
tensor @r0.want.0.f64 : f64[8] = {-2.7089844,-6.7050781,5.1992188,5.4648438,0.83984375,-5.8828125,1.8330078,-7.9423828}
graph "main"(
    %x : f64[4, 3],
    %y : f64[6, 3],
    %z : i64[8],
    %w : i64[4],
    %u : i64[0]) {
  %_embedding_bag_per_sample_weights_backward = aten._embedding_bag_per_sample_weights_backward.default(grad=%x, weight=%y, indices=%z, offsets=%w, offset2bag=%u, mode=0) : f64[8]
  return %_embedding_bag_per_sample_weights_backward as "_embedding_bag_per_sample_weights_backward"
}

fxge 1
model "_embedding_bag_per_sample_weights_backward.padding.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {0.8125,0.5,2.78125,-2.46875,-2.46875,0.34375,-1.78125,0.875,-2.15625,-2.84375,1.375,0.46875}
tensor @r0.in.y : f32[6, 3] = {1.78125,-2.78125,-1.625,-0.03125,-1.5,-3.03125,-2.59375,0.1875,-2.1875,1.40625,-2.15625,-0.46875,-3,0.90625,2.125,-2.875,0.71875,-1.28125}
tensor @r0.in.z : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.w : i64[4] = {0,4,4,6}
tensor @r0.in.u : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.want.0.f32 : f64[8] = {-9.206055,-8.097656,0,-5.540039,0,-3.380859,6.608398,-9.651367}
graph "main"(
    %x : f32[4, 3],
    %y : f32[6, 3],
    %z : i64[8],
    %w : i64[4],
    %u : i64[8]) {
  %_embedding_bag_per_sample_weights_backward = aten._embedding_bag_per_sample_weights_backward.default(grad=%x, weight=%y, indices=%z, offsets=%w, offset2bag=%u, mode=0, padding_idx=4) : f32[8]
  return %_embedding_bag_per_sample_weights_backward as "_embedding_bag_per_sample_weights_backward"
}

fxge 1
model "_embedding_bag_backward.weights.f32" stage "import"
tensor @r0.in.x : f32[4, 3] = {-1.84375,2.40625,-1.6875,-1.6875,2.125,1.65625,-2.03125,-2.1875,1.03125,0.34375,-1.6875,-2.625}
tensor @r0.in.y : i64[8] = {1,2,4,5,4,3,2,0}
tensor @r0.in.z : i64[4] = {0,4,4,6}
tensor @r0.in.w : i64[8] = {0,0,0,0,2,2,3,3}
tensor @r0.in.u : i64[4] = {0,0,0,0}
tensor @r0.in.v : i64[4] = {0,0,0,0}
tensor @r0.in.x1 : f32[8] = {-2.21875,0.8125,0.09375,0.75,1.03125,-2.84375,2.1875,-2.46875}
tensor @r0.want.0.f32 : f64[6, 3] = {-0.8486328,4.166016,6.480469,4.09082,-5.338867,3.744141,-0.7460938,-1.736328,-7.113281,5.776367,6.220703,-2.932617,-2.267578,-2.030273,0.9052734,-1.382812,1.804688,-1.265625}
graph "main"(
    %x : f32[4, 3],
    %y : i64[8],
    %z : i64[4],
    %w : i64[8],
    %u : i64[4],
    %v : i64[4],
    %x1 : f32[8]) {
  %_embedding_bag_backward = aten._embedding_bag_backward.default(grad=%x, indices=%y, offsets=%z, offset2bag=%w, bag_size=%u, maximum_indices=%v, num_weights=6, scale_grad_by_freq=false, mode=0, sparse=false, per_sample_weights=%x1) : f32[6, 3]
  return %_embedding_bag_backward as "_embedding_bag_backward"
}

fxge 1
model "nonzero.complex.c64" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : c64[3, 4] = hex "000012400000d8bf000022400000ecbf00000e40000094bf0000c0be0000a43f0000703f000046c00000e83f000040400000a0be0000e8bf00003440000006c000001cc00000a03f000000000000d0be00001e400000ecbf0000183f0000f03e"
tensor @r0.want.0.i64 : i64[12, 2] = {0,0,0,1,0,2,0,3,1,0,1,1,1,2,1,3,2,0,2,1,2,2,2,3}
graph "main"(
    %x : c64[3, 4]) {
  %nonzero = aten.nonzero.default(self=%x) : i64[u0, 2]{1, u0}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %nonzero as "nonzero"
}

fxge 1
model "tril.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000f0bf00000a400000d83f000048c0000014400000883f0000d0bf00001ec00000b0bf0000cc3f000046c0000094bf000036c00000dc3f00002cc0000028c0000078bf000012c000003a4000004640000018c00000883f0000c83f0000f4bf"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-1.875,2.15625,0,0,0,0,0,0,-1.375,1.59375,-3.09375,-1.15625,0,0,0,0,-0.96875,-2.28125,2.90625,3.09375,-2.375,1.0625,0,0}
graph "main"(
    %x : c64[3, 4]) {
  %tril = aten.tril.default(self=%x) : c64[3, 4]
  return %tril as "tril"
}

fxge 1
model "gather.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000c8bf0000603e000048c00000d03e0000503f0000c8bf0000e43f0000603f0000f03f0000dc3f0000e03e000000c0000040bf0000b03e0000983f00004040000040400000d43f000070bf000018400000583f0000f4bf000038bf00003e40"
tensor @r0.in.y : i64[3, 2] = {1,0,2,1,3,3}
tensor @r0.want.0.c64 : f64[3, 2, 2] = {-3.125,0.40625,-1.5625,0.21875,-0.75,0.34375,0.4375,-2,-0.71875,2.96875,-0.71875,2.96875}
graph "main"(
    %x : c64[3, 4],
    %y : i64[3, 2]) {
  %gather = aten.gather.default(self=%x, dim=1, index=%y) : c64[3, 2]
  return %gather as "gather"
}

fxge 1
model "gather.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "00000000004003c0000000000000e0bf0000000000800440000000000080f5bf000000000080f73f000000000000f53f000000000000f43f000000000000fa3f00000000004002400000000000c006c0000000000080f03f000000000000f43f000000000000d0bf000000000000ffbf000000000000a0bf000000000000e03f0000000000400240000000000080f43f0000000000800540000000000080fa3f000000000000d4bf000000000000f73f0000000000c00140000000000000f9bf"
tensor @r0.in.y : i64[3, 2] = {1,1,2,3,1,2}
tensor @r0.want.0.c128 : f64[3, 2, 2] = {2.5625,-1.34375,2.5625,-1.34375,-0.25,-1.9375,-0.03125,0.5,2.6875,1.65625,-0.3125,1.4375}
graph "main"(
    %x : c128[3, 4],
    %y : i64[3, 2]) {
  %gather = aten.gather.default(self=%x, dim=1, index=%y) : c128[3, 2]
  return %gather as "gather"
}

fxge 1
model "index_put.complex_False.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "000030c000001ac0000008c0000020c0000008c00000d0bf0000f43f0000c0be0000a83f0000803f000010400000843f00003440000042400000a03e0000f03e00000cc000008cbf000080bd0000f03f00001240000042c00000e4bf0000803f"
tensor @r0.in.y : i64[5] = {1,2,2,2,2}
tensor @r0.in.z : c64[5, 4] = hex "0000c03e0000ecbf0000c0bd000044c00000e0be0000203f0000003d000068bf000032c00000703f0000603e0000d8bf0000d03f0000503f00001040000040be000084bf0000a43f0000c03e00001a4000003ec0000028400000603f0000fc3f000094bf000000be00002240000018bf00003e400000344000008c3f0000ecbf0000003f0000e4bf000018c000000a4000003e400000003f0000d83f00003c40"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-2.75,-2.40625,-2.125,-2.5,-2.125,-1.625,1.90625,-0.375,0.375,-1.84375,-0.09375,-3.0625,-0.4375,0.625,0.03125,-0.90625,0.5,-1.78125,-2.375,2.15625,2.96875,0.5,1.6875,2.9375}
graph "main"(
    %x : c64[3, 4],
    %y : i64[5],
    %z : c64[5, 4]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z) : c64[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.complex_False.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "00000000008005c0000000000000febf000000000000b8bf000000000000ecbf000000000000f73f00000000004007400000000000c003c0000000000080f3bf000000000000fdbf000000000080fabf000000000000fe3f000000000080f5bf000000000000e4bf000000000000edbf000000000000fcbf0000000000c002c0000000000000c8bf00000000004007c0000000000000d83f0000000000c000c0000000000000e73f000000000000d6bf00000000008002c0000000000000c83f"
tensor @r0.in.y : i64[5] = {2,2,0,1,2}
tensor @r0.in.z : c128[5, 4] = hex "000000000080ff3f000000000000f9bf000000000080fdbf000000000000fbbf000000000000e73f000000000080f0bf000000000000d23f0000000000800740000000000000e83f00000000004001c000000000000005c0000000000000fe3f000000000000ccbf00000000000005400000000000000000000000000000c4bf000000000000e83f00000000000001c0000000000000f9bf00000000008007c0000000000000ea3f000000000000cc3f00000000004005c0000000000000ec3f0000000000400240000000000000ed3f000000000000084000000000004000c0000000000000fdbf0000000000c001c00000000000c007c0000000000080f1bf000000000000ecbf000000000000e4bf000000000000fa3f000000000000034000000000008000c0000000000000ee3f0000000000000540000000000000d23f"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {0.75,-2.125,-1.5625,-2.9375,0.8125,0.21875,-2.65625,0.875,2.28125,0.90625,3,-2.03125,-1.8125,-2.21875,-2.96875,-1.09375,-0.875,-0.625,1.625,2.375,-2.0625,0.9375,2.625,0.28125}
graph "main"(
    %x : c128[3, 4],
    %y : i64[5],
    %z : c128[5, 4]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z) : c128[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "scatter.src.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "0000f8bf00000e400000503f0000e0be0000f4bf000000bd000008c00000c0bf0000b03e0000383f0000b0be000090bf000030c0000010400000f0be0000783f0000f43f00001440000026c000002c4000003ac00000f0be0000d4bf0000b03e"
tensor @r0.in.y : i64[2, 4] = {0,0,0,0,2,1,0,2}
tensor @r0.in.z : c64[2, 4] = hex "0000c43f0000a0be000034400000083f0000403e000026c000002ec00000783f0000a83f000094bf00002040000030c00000e03e0000e4bf000090bf0000483f"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {1.53125,-0.3125,2.8125,0.53125,0.4375,-1.78125,-2.71875,0.96875,0.34375,0.71875,2.5,-2.75,-2.75,2.25,-0.46875,0.96875,1.3125,-1.15625,-2.59375,2.6875,-2.90625,-0.46875,-1.125,0.78125}
graph "main"(
    %x : c64[3, 4],
    %y : i64[2, 4],
    %z : c64[2, 4]) {
  %scatter = aten.scatter.src(self=%x, dim=0, index=%y, src=%z) : c64[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.src.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000fcbf0000000000400640000000000000e3bf00000000008007c0000000000080ffbf0000000000000740000000000000f73f000000000080f0bf000000000000c4bf000000000000de3f000000000000febf000000000000ef3f000000000000d83f0000000000800640000000000000cc3f0000000000000940000000000000f03f000000000080f2bf00000000008000c0000000000000f1bf000000000000dc3f000000000000dc3f0000000000c005400000000000c001c0"
tensor @r0.in.y : i64[2, 4] = {1,1,2,2,2,0,2,2}
tensor @r0.in.z : c128[2, 4] = hex "0000000000c002400000000000000640000000000000f63f000000000000f03f0000000000800840000000000000fe3f00000000000006c000000000000008c0000000000000e5bf000000000080fdbf00000000004004c00000000000c008c0000000000000e43f000000000080f7bf000000000000e3bf000000000000eebf"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {-1.75,2.78125,-2.53125,-3.09375,-1.96875,2.875,1.4375,-1.03125,2.34375,2.75,1.375,1,0.375,2.8125,0.21875,3.125,-0.65625,-1.84375,-2.0625,-1.0625,0.625,-1.46875,-0.59375,-0.9375}
graph "main"(
    %x : c128[3, 4],
    %y : i64[2, 4],
    %z : c128[2, 4]) {
  %scatter = aten.scatter.src(self=%x, dim=0, index=%y, src=%z) : c128[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "index_put.complex_True.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "00000cc00000203f000008c000000840000006c000000e400000003f00002ec00000b0be000094bf00003c400000c03e000060be0000943f000032c00000d4bf00004040000080be00008cbf000008400000f0bf00001ec00000403f0000f0bf"
tensor @r0.in.y : i64[5] = {0,1,0,2,2}
tensor @r0.in.z : c64[5, 4] = hex "000000000000983f00002640000020be0000ec3f000040bf000032c00000a0bf00009c3f00002a400000f8bf0000483f000010c0000046400000a4bf000048bf00001ac0000020400000503f0000acbf0000783f00002e400000283f0000c4bf0000384000002040000030c00000203f000058bf0000a0bf000022400000b03f000030400000083f0000a0bf0000883f0000e83f0000184000008c3f00002a40"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-4.59375,4.3125,1.28125,0.625,0.71875,4.1875,-1.625,-5.5,0.875,1.5,1,1.15625,-2.46875,4.25,-4.0625,-2.4375,8.625,2.78125,-5.09375,3.8125,-0.90625,-1.34375,4.375,2.15625}
graph "main"(
    %x : c64[3, 4],
    %y : i64[5],
    %z : c64[5, 4]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z, accumulate=true) : c64[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.complex_True.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000000f3bf000000000080fabf000000000000d6bf00000000004007c0000000000000da3f000000000000ccbf000000000080f83f000000000000e63f000000000000d43f0000000000c004c0000000000000e0bf000000000080ff3f000000000000de3f00000000004003c000000000008001400000000000c008c0000000000080f1bf00000000004008400000000000c00440000000000080fabf0000000000c008c0000000000000f53f000000000080f6bf000000000000e8bf"
tensor @r0.in.y : i64[5] = {2,2,2,2,0}
tensor @r0.in.z : c128[5, 4] = hex "0000000000800640000000000000eebf000000000000de3f000000000000f7bf000000000000b0bf0000000000c0044000000000004004c0000000000000d83f000000000000d4bf0000000000400240000000000000ed3f000000000080fdbf000000000000e2bf0000000000000840000000000080ffbf000000000000f9bf00000000004002c00000000000000740000000000080f73f0000000000800840000000000080f03f000000000080f5bf0000000000400040000000000000d03f000000000000f03f000000000000e43f000000000000eebf000000000000ed3f000000000000dcbf000000000080fc3f00000000008000c0000000000080f23f0000000000400240000000000000d8bf0000000000c001c0000000000080f5bf00000000008006c0000000000000f53f0000000000c007400000000000c004c0"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {1.09375,-2.03125,-2.5625,-4.25,-2.40625,1.09375,4.5,-1.90625,0.3125,-2.59375,-0.5,1.96875,0.46875,-2.40625,2.1875,-3.09375,0.125,7.875,4.5,-0.96875,-3.125,7.34375,-5.9375,-0.53125}
graph "main"(
    %x : c128[3, 4],
    %y : i64[5],
    %z : c128[5, 4]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z, accumulate=true) : c128[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "scatter_add.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "00000640000080bd000080be00002e4000001040000026400000c03e00003040000010400000883f0000e8bf000060be0000464000001ec00000003f000030bf0000003d0000dcbf000048c00000e03e0000bc3f000060be0000d03e00001440"
tensor @r0.in.y : i64[2, 4] = {2,0,1,2,0,2,0,0}
tensor @r0.in.z : c64[2, 4] = hex "00000e4000002840000010bf000094bf0000983f00000ac000002e400000283f0000b0be0000e83f00002040000042c000000cc0000038c0000040bf000094bf"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {1.75,1.75,-0.8125,1.5625,0.0625,-0.28125,-0.375,1.59375,2.25,1.0625,-1.8125,-0.21875,4.28125,-4.625,0.5,-0.6875,2.25,0.90625,-0.625,-2.59375,1.46875,-0.21875,3.125,2.96875}
graph "main"(
    %x : c64[3, 4],
    %y : i64[2, 4],
    %z : c64[2, 4]) {
  %scatter_add = aten.scatter_add.default(self=%x, dim=0, index=%y, src=%z) : c64[3, 4]
  return %scatter_add as "scatter_add"
}

fxge 1
model "scatter_add.complex.c128" stage "import"
tensor @r0.in.x : c128[3, 4] = hex "000000000080014000000000008004c0000000000000e93f0000000000400340000000000000e3bf000000000000f0bf00000000004003400000000000800240000000000000e9bf000000000000e73f000000000080f73f0000000000800440000000000000f43f000000000000ef3f0000000000400240000000000000c83f000000000000054000000000004005c00000000000400740000000000000efbf000000000000edbf00000000000003c0000000000000f0bf0000000000800640"
tensor @r0.in.y : i64[2, 4] = {1,0,2,2,2,2,1,1}
tensor @r0.in.z : c128[2, 4] = hex "0000000000400740000000000000c0bf000000000000d83f000000000000e63f00000000000006c00000000000400440000000000000eb3f000000000000d03f0000000000000840000000000000e5bf0000000000c00540000000000000d0bf000000000000fa3f00000000008003c0000000000080f0bf000000000080f33f"
tensor @r0.want.0.c128 : f64[3, 4, 2] = {2.1875,-2.5625,1.15625,3.09375,-0.59375,-1,2.40625,2.3125,2.125,0.59375,1.46875,2.5625,2.875,-1.46875,1.25,1.40625,5.625,-3.3125,5.625,-1.21875,-3.65625,0.15625,-0.15625,3.0625}
graph "main"(
    %x : c128[3, 4],
    %y : i64[2, 4],
    %z : c128[2, 4]) {
  %scatter_add = aten.scatter_add.default(self=%x, dim=0, index=%y, src=%z) : c128[3, 4]
  return %scatter_add as "scatter_add"
}

fxge 1
model "index_add.complex.c64" stage "import"
tensor @r0.in.x : c64[3, 4] = hex "00008cbf0000fc3f00002c400000c03d000000bf00003c40000046400000b43f0000203f000030c00000903e000090be0000d0bf000006c000000640000004c00000a0bf00008c3f0000f0bf0000903f0000fc3f00001a40000002c000001640"
tensor @r0.in.y : i64[5] = {0,1,1,0,0}
tensor @r0.in.z : c64[5, 4] = hex "000026c0000000000000f0be0000ec3f0000c0bf0000bc3f0000f0be0000c0be0000e4bf00002e40000040c00000fc3f0000c0bd000088bf0000c83f000010400000a0bf0000ac3f0000003d0000d0bf00000e400000bcbf0000f43f0000f0be00000ac00000e0be000010c000001cc0000040c0000018c0000028bf0000003d000040c00000acbf00003c40000048c000003440000030bf0000a83f0000283f"
tensor @r0.want.0.c64 : f64[3, 4, 2] = {-16.59375,-1.59375,3.125,-7.34375,-3.875,-0.25,3.46875,2.03125,-5.4375,5.375,-5.65625,0.40625,2.625,-7.15625,9.03125,1.5,-1.25,1.09375,-1.875,1.125,1.96875,2.40625,-2.03125,2.34375}
graph "main"(
    %x : c64[3, 4],
    %y : i64[5],
    %z : c64[5, 4]) {
  %index_add = aten.index_add.default(self=%x, dim=0, index=%y, source=%z, alpha=2) : c64[3, 4]
  return %index_add as "index_add"
}

fxge 1
model "_embedding_bag.unlike_0.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {2.28125,-1.5,-0.5,3.03125,-1.78125,-2,-1.1875,-3.125,-2.09375,0.03125,-1.125,0.78125,-2.59375,0.21875,-1.09375,0.25,-2.15625,2.0625}
tensor @r0.in.y : i32[5] = {1,2,4,5,4}
tensor @r0.in.z : i64[3] = {0,2,2}
tensor @r0.want.0.f32 : f64[3, 3] = {1.84375,-4.90625,-4.09375,0,0,0,-4.9375,-1.71875,-0.125}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[3] = {0,0,0}
tensor @r0.want.3.i64 : i64[3] = {0,0,0}
graph "main"(
    %x : f32[6, 3],
    %y : i32[5],
    %z : i64[3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z) : f32[3, 3], i64[0], i64[3], i64[3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.unlike_1.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {2.0625,0.53125,-2.125,0.1875,2.03125,3.03125,-0.9375,1.09375,1.375,0,-0.15625,-2.8125,1.84375,-2.25,-0.25,-0.6875,-0.25,2.625}
tensor @r0.in.y : i32[5] = {1,2,4,5,4}
tensor @r0.in.z : i64[3] = {0,2,2}
tensor @r0.want.0.f32 : f64[3, 3] = {-0.375,1.5625,2.203125,0,0,0,1,-1.583333,0.7083333}
tensor @r0.want.1.i64 : i64[5] = {0,0,2,2,2}
tensor @r0.want.2.i64 : i64[3] = {2,0,3}
tensor @r0.want.3.i64 : i64[3] = {2,0,3}
graph "main"(
    %x : f32[6, 3],
    %y : i32[5],
    %z : i64[3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=1) : f32[3, 3], i64[5], i64[3], i64[3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "_embedding_bag.unlike_2.f32" stage "import"
tensor @r0.in.x : f32[6, 3] = {2.40625,2.6875,-1.40625,-1.09375,-2.6875,2.9375,-2.25,0.65625,-0.59375,-2.4375,-2.625,0.96875,-0.84375,0.6875,1.9375,1.6875,0.9375,-2.5625}
tensor @r0.in.y : i32[5] = {1,2,4,5,4}
tensor @r0.in.z : i64[3] = {0,2,2}
tensor @r0.want.0.f32 : f64[3, 3] = {-1.09375,0.65625,2.9375,0,0,0,1.6875,0.9375,1.9375}
tensor @r0.want.1.i64 : i64[5] = {0,0,2,2,2}
tensor @r0.want.2.i64 : i64[3] = {2,0,3}
tensor @r0.want.3.i64 : i64[3, 3] = {1,2,1,0,0,0,5,5,4}
graph "main"(
    %x : f32[6, 3],
    %y : i32[5],
    %z : i64[3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._embedding_bag.default(weight=%x, indices=%y, offsets=%z, mode=2) : f32[3, 3], i64[5], i64[3], i64[3, 3] name("_embedding_bag")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}

fxge 1
model "index_put.mask_unlike.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,false,true,false,false,true,true,true,true,false}
tensor @r0.in.y : bool[3] = {true,true,false}
tensor @r0.in.z : f32[1] = {2.5}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,true,true,true,true,true,true,true,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3],
    %z : f32[1]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z) : bool[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.mask_unlike.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.8125,1.531,-0.6562,-0.1562,-1.5625,2.531,1.781,2.969,1.406,0.4688,0.09375,-2.406}
tensor @r0.in.y : bool[3] = {false,false,true}
tensor @r0.in.z : f32[1] = {2.5}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.8125,1.5312,-0.65625,-0.15625,-1.5625,2.5312,1.7812,2.9688,2.5,2.5,2.5,2.5}
graph "main"(
    %x : f16[3, 4],
    %y : bool[3],
    %z : f32[1]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z) : f16[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.mask_unlike.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,6,-1,4,7,7,0,-2,1,-6,3,-3}
tensor @r0.in.y : bool[3] = {true,false,true}
tensor @r0.in.z : f32[1] = {2.5}
tensor @r0.want.0.i32 : i32[3, 4] = {2,2,2,2,7,7,0,-2,2,2,2,2}
graph "main"(
    %x : i32[3, 4],
    %y : bool[3],
    %z : f32[1]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z) : i32[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_select.eighth.f8_e4m3fn" stage "import"
tensor @r0.in.x : f8e4m3[3, 4] = {-0.75,-0.09375,-2.75,-0.3125,-2.75,-0.5625,-3,1.875,2.25,-0.5,0.15625,-0.28125}
tensor @r0.in.y : i64[2] = {2,0}
tensor @r0.want.0.f8e4m3 : f64[2, 4] = {2.25,-0.5,0.15625,-0.28125,-0.75,-0.09375,-2.75,-0.3125}
graph "main"(
    %x : f8e4m3[3, 4],
    %y : i64[2]) {
  %index_select = aten.index_select.default(self=%x, dim=0, index=%y) : f8e4m3[2, 4]
  return %index_select as "index_select"
}

fxge 1
model "index_select.eighth.f8_e5m2" stage "import"
tensor @r0.in.x : f8e5m2[3, 4] = {1,2.5,-1.75,2,-1.75,-1.5,-2.5,1.25,0.5,-1.25,0.25,2}
tensor @r0.in.y : i64[2] = {2,0}
tensor @r0.want.0.f8e5m2 : f64[2, 4] = {0.5,-1.25,0.25,2,1,2.5,-1.75,2}
graph "main"(
    %x : f8e5m2[3, 4],
    %y : i64[2]) {
  %index_select = aten.index_select.default(self=%x, dim=0, index=%y) : f8e5m2[2, 4]
  return %index_select as "index_select"
}

fxge 1
model "index.Tensor.eighth.f8_e4m3fn" stage "import"
tensor @r0.in.x : f8e4m3[3, 4] = {2,0.28125,-1.875,0.1875,1.875,0.15625,-0.75,-0.34375,-1.75,0.5,2.25,2}
tensor @r0.in.y : i64[2] = {2,0}
tensor @r0.in.z : i64[2] = {1,3}
tensor @r0.want.0.f8e4m3 : f64[2] = {0.5,0.1875}
graph "main"(
    %x : f8e4m3[3, 4],
    %y : i64[2],
    %z : i64[2]) {
  %index = aten.index.Tensor(self=%x, indices=[%y, %z]) : f8e4m3[2]
  return %index as "index"
}

fxge 1
model "index.Tensor.eighth.f8_e5m2" stage "import"
tensor @r0.in.x : f8e5m2[3, 4] = {2,0.75,-1.75,-1.5,-1,-3,3,-3,-1,-1.25,0.5,-1.5}
tensor @r0.in.y : i64[2] = {2,0}
tensor @r0.in.z : i64[2] = {1,3}
tensor @r0.want.0.f8e5m2 : f64[2] = {-1.25,-1.5}
graph "main"(
    %x : f8e5m2[3, 4],
    %y : i64[2],
    %z : i64[2]) {
  %index = aten.index.Tensor(self=%x, indices=[%y, %z]) : f8e5m2[2]
  return %index as "index"
}

fxge 1
model "index_put.eighth.f8_e4m3fn" stage "import"
tensor @r0.in.x : f8e4m3[3, 4] = {1.375,2,-0.1875,-2,1,-2,-2.5,2.25,1.25,1.625,-0.34375,-0.6875}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : f8e4m3[4] = {1.25,0.625,-2.5,2.25}
tensor @r0.want.0.f8e4m3 : f64[3, 4] = {1.375,2,-0.1875,-2,1.25,0.625,-2.5,2.25,1.25,1.625,-0.34375,-0.6875}
graph "main"(
    %x : f8e4m3[3, 4],
    %y : i64[1],
    %z : f8e4m3[4]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z) : f8e4m3[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.eighth.f8_e5m2" stage "import"
tensor @r0.in.x : f8e5m2[3, 4] = {-1.75,-1,3,0.21875,-2.5,-0.75,3,-1.25,-1.5,2,-0.875,0.75}
tensor @r0.in.y : i64[1] = {1}
tensor @r0.in.z : f8e5m2[4] = {-3,3,-0.625,-2}
tensor @r0.want.0.f8e5m2 : f64[3, 4] = {-1.75,-1,3,0.21875,-3,3,-0.625,-2,-1.5,2,-0.875,0.75}
graph "main"(
    %x : f8e5m2[3, 4],
    %y : i64[1],
    %z : f8e5m2[4]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z) : f8e5m2[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "scatter_reduce.two.prod_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
guard "L['y'].size()[1] <= L['x'].size()[1]" sym(s94 <= s27)
guard "L['y'].size()[1] <= L['z'].size()[1]" sym(s94 <= s32)
tensor @r0.in.x : f32[3, 4] = {-0.59375,0.4375,-0.625,-1.3125,0.46875,-0.6875,1.21875,2.5625,-0.875,2.875,-0.4375,-1}
tensor @r0.in.y : i64[4, 4] = {2,1,1,1,2,2,2,0,1,1,2,1,1,2,0,1}
tensor @r0.in.z : f32[4, 4] = {2.34375,2.09375,-2.53125,-1.15625,-0.03125,0.5,1.375,0.96875,-2.875,-3.125,-0.84375,0.8125,0.0625,1,-0.3125,2.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.59375,0.4375,0.1953125,-1.271484,-0.08422852,4.498291,-3.084961,-5.266075,0.06408691,1.4375,0.5075684,-1}
tensor @r1.in.x : f32[4, 6] = {-0.875,2.875,-0.4375,-1,2.34375,2.09375,-2.53125,-1.15625,-0.03125,0.5,1.375,0.96875,-2.875,-3.125,-0.84375,0.8125,0.0625,1,-0.3125,2.1875,-1.90625,-2.34375,-2.28125,-1.71875}
tensor @r1.in.y : i64[4, 6] = {2,1,1,1,2,2,2,0,1,1,2,1,1,2,0,1,0,0,2,1,1,0,1,2}
tensor @r1.in.z : f32[4, 6] = {1,-2.53125,-2.0625,-0.15625,-2.8125,2.46875,-0.96875,-0.90625,-2.25,-2.78125,0.03125,2.75,0.125,-2.46875,-2.46875,0.03125,-2.125,0.6875,0.28125,2.5,-1.78125,-0.3125,-0.0625,1.40625}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.875,-2.605469,1.080078,0.3125,-4.980469,1.439453,-0.3164062,7.316895,0.258316,0.006790161,-0.0859375,2.664062,0.7833252,7.714844,-0.84375,0.8125,-0.005493164,3.47168,-0.3125,2.1875,-1.90625,-2.34375,-2.28125,-1.71875}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4, s94],
    %z : f32[4, s32]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="prod") : f32[s77, s27]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.prod_True.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.90625,0.1875,-1.125,0.625,-2.0625,-1.53125,-2.46875,-2.46875,0.625,1.3125,-2,-1.09375}
tensor @r0.in.y : i64[4, 4] = {0,1,0,1,1,0,1,0,0,0,1,1,1,1,2,2}
tensor @r0.in.z : bf16[4, 4] = {3.125,0.59375,-2.28125,1.3125,-0.8125,1.21875,-1.9375,-2.53125,0.9375,-1.375,1.875,-1.34375,0.59375,-2.6875,-1.65625,-2.46875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2.655,-0.31421,2.5664,-1.582,0.995,2.4434,8.9685,4.3541,0.625,1.3125,3.3125,2.7002}
tensor @r0.own.0 : f64[] = {0.0035}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4, 4],
    %z : bf16[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="prod") : bf16[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.prod_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.5,2.09375,-0.4375,0.25,-1.65625,-2.1875,-1.59375,-2.65625,0.75,0.71875,-3.0625,0.21875}
tensor @r0.in.y : i64[4, 4] = {2,2,1,0,0,2,1,1,1,0,0,2,2,2,2,2}
tensor @r0.in.z : f64[4, 4] = {-0.0625,-0.84375,0.3125,0.34375,1.8125,-0.875,-1.875,2.65625,-0.625,0.03125,-1.28125,-2.5,-1.84375,0.90625,2.3125,-0.46875}
tensor @r0.want.0.f64 : f64[3, 4] = {4.53125,0.065429688,0.56054688,0.0859375,1.0351562,-2.1875,0.93383789,-7.0556641,0.086425781,0.48089218,-7.0820312,0.25634766}
graph "main"(
    %x : f64[3, 4],
    %y : i64[4, 4],
    %z : f64[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="prod") : f64[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.prod_True.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,-1,-2,1,-7,-7,-3,7,2,-1,4,-5}
tensor @r0.in.y : i64[4, 4] = {2,2,2,2,2,0,0,1,2,1,0,2,1,2,0,1}
tensor @r0.in.z : i32[4, 4] = {6,5,-3,-6,7,-1,-2,0,-3,-2,-5,1,1,7,-5,-1}
tensor @r0.want.0.i32 : i32[3, 4] = {-3,1,100,1,-7,14,-3,0,-252,-35,-12,30}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4, 4],
    %z : i32[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="prod") : i32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.prod_True.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-4,-7,-4,2,0,-7,1,7,6,-1,-3,3}
tensor @r0.in.y : i64[4, 4] = {2,2,1,1,0,2,1,1,0,0,2,0,1,1,0,1}
tensor @r0.in.z : i64[4, 4] = {3,6,2,-2,3,-5,5,5,5,-6,0,3,-4,-6,3,-2}
tensor @r0.want.0.i64 : i64[3, 4] = {-60,42,-12,6,0,42,10,140,18,30,0,3}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4, 4],
    %z : i64[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="prod") : i64[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.prod_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
guard "L['y'].size()[1] <= L['x'].size()[1]" sym(s94 <= s27)
guard "L['y'].size()[1] <= L['z'].size()[1]" sym(s94 <= s32)
tensor @r0.in.x : f32[3, 4] = {-2.4375,2.28125,1.96875,1.84375,2.90625,-1.25,-0.4375,0.125,0.5625,1.9375,0.46875,1.9375}
tensor @r0.in.y : i64[4, 4] = {0,1,2,2,1,0,1,1,0,1,2,0,1,0,0,1}
tensor @r0.in.z : f32[4, 4] = {-2.03125,-2.125,-1.15625,2.9375,-2.34375,1.40625,2.625,-2,1.84375,3,0.9375,2.75,-2.59375,-0.21875,0.40625,-1.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.745117,-0.3076172,0.40625,2.75,6.079102,-6.375,2.625,2.375,0.5625,1.9375,-1.083984,2.9375}
tensor @r1.in.x : f32[4, 6] = {0.5625,1.9375,0.46875,1.9375,-2.03125,-2.125,-1.15625,2.9375,-2.34375,1.40625,2.625,-2,1.84375,3,0.9375,2.75,-2.59375,-0.21875,0.40625,-1.1875,2.4375,-2.625,0.0625,-0.25}
tensor @r1.in.y : i64[4, 6] = {0,1,2,2,1,0,1,1,0,1,2,0,1,0,0,1,1,2,1,0,1,0,2,2}
tensor @r1.in.z : f32[4, 6] = {-2.5625,1.25,1.65625,-0.15625,2.25,0.75,-0.25,-1.125,-2.25,-1.8125,-0.84375,-1.9375,3.125,-0.34375,-2.1875,-1.0625,3.09375,-2.71875,-0.84375,1.0625,-0.21875,2.25,-0.03125,-0.15625}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.5625,-0.3652344,4.921875,2.25,-2.03125,-1.453125,0.6591797,-1.40625,-0.21875,1.925781,6.960938,-2,1.84375,3,1.65625,-0.15625,0.02636719,0.4248047,0.40625,-1.1875,2.4375,-2.625,0.0625,-0.25}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4, s94],
    %z : f32[4, s32]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="prod", include_self=false) : f32[s77, s27]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.prod_False.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.09375,0.5,2.5,-2.9375,-1.25,-1.4375,2,2.78125,-1.03125,0.40625,-1.21875,-1.8125}
tensor @r0.in.y : i64[4, 4] = {2,0,2,2,1,0,1,0,0,2,1,0,0,2,1,1}
tensor @r0.in.z : bf16[4, 4] = {0.625,2.15625,-2.1875,2.4375,-0.15625,1.75,2.5625,-2.28125,-2.625,0.9375,0,-2.4375,-2.71875,-2.5625,-1.78125,-2.125}
tensor @r0.want.0.bf16 : f64[3, 4] = {7.1367,3.7734,2.5,5.5605,-0.15625,-1.4375,-0.0,-2.125,0.625,-2.4023,-2.1875,2.4375}
tensor @r0.own.0 : f64[] = {0.0016}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4, 4],
    %z : bf16[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="prod", include_self=false) : bf16[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.prod_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.375,-2.53125,-2.28125,-2.90625,2.375,-0.34375,-0.3125,-2.125,2.6875,-2.53125,-3.0625,-2.9375}
tensor @r0.in.y : i64[4, 4] = {2,2,0,2,1,1,2,2,0,1,2,0,1,1,2,2}
tensor @r0.in.z : f64[4, 4] = {2.84375,-0.84375,-1.34375,2.78125,1.09375,2.625,1.0625,-0.125,1.875,-2.625,-2.09375,-1.71875,1.5625,-0.40625,-2.3125,0.71875}
tensor @r0.want.0.f64 : f64[3, 4] = {1.875,-2.53125,-1.34375,-1.71875,1.7089844,2.7993164,-0.3125,-2.125,2.84375,-0.84375,5.1444092,-0.24987793}
graph "main"(
    %x : f64[3, 4],
    %y : i64[4, 4],
    %z : f64[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="prod", include_self=false) : f64[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.prod_False.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,-1,-5,6,-6,-1,6,5,-4,2,-2,5}
tensor @r0.in.y : i64[4, 4] = {2,2,1,0,2,0,2,0,0,0,1,2,1,1,1,1}
tensor @r0.in.z : i32[4, 4] = {2,7,-5,6,-7,-5,2,3,4,3,6,1,5,-2,6,-1}
tensor @r0.want.0.i32 : i32[3, 4] = {4,-15,-5,18,5,-2,-180,-1,-14,7,2,1}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4, 4],
    %z : i32[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="prod", include_self=false) : i32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.prod_False.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,4,-6,0,-4,2,-3,-4,-7,-6,-5,7}
tensor @r0.in.y : i64[4, 4] = {2,1,0,2,2,0,2,2,0,1,2,1,1,2,2,0}
tensor @r0.in.z : i64[4, 4] = {-4,-4,7,6,-5,-4,3,-4,7,2,7,7,-3,-3,-3,3}
tensor @r0.want.0.i64 : i64[3, 4] = {7,-4,7,3,-3,-8,-3,7,20,-3,-63,-24}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4, 4],
    %z : i64[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="prod", include_self=false) : i64[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
guard "L['y'].size()[1] <= L['x'].size()[1]" sym(s94 <= s27)
guard "L['y'].size()[1] <= L['z'].size()[1]" sym(s94 <= s32)
tensor @r0.in.x : f32[3, 4] = {-2.40625,-1.59375,-2.75,2.96875,0.5,-3.09375,-2.125,-1.78125,-1.625,-1.46875,-0.75,-0.65625}
tensor @r0.in.y : i64[4, 4] = {1,1,1,1,0,0,2,1,1,0,1,2,0,2,1,0}
tensor @r0.in.z : f32[4, 4] = {-0.625,1.0625,-2.71875,1.15625,2,1.09375,0.21875,1.65625,0.84375,0,-1.46875,1.6875,1.71875,0.5,1.25,-1.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {2,1.09375,-2.75,2.96875,0.84375,1.0625,1.25,1.65625,-1.625,0.5,0.21875,1.6875}
tensor @r1.in.x : f32[4, 6] = {-1.625,-1.46875,-0.75,-0.65625,-0.625,1.0625,-2.71875,1.15625,2,1.09375,0.21875,1.65625,0.84375,0,-1.46875,1.6875,1.71875,0.5,1.25,-1.6875,1.65625,0.15625,2.65625,-1.65625}
tensor @r1.in.y : i64[4, 6] = {1,1,1,1,0,0,2,1,1,0,1,2,0,2,1,0,2,1,0,0,2,1,2,1}
tensor @r1.in.z : f32[4, 6] = {0.0625,-1.375,-3.09375,-0.65625,1.34375,-0.53125,-2.78125,2.3125,1.875,-1.8125,-0.9375,1.78125,-1.9375,2.78125,0.71875,-2.125,-2.90625,0.625,-1.03125,-0.6875,-0.5625,0.75,2.78125,2.8125}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.03125,-0.6875,-0.75,-0.65625,1.34375,1.0625,0.0625,2.3125,2,1.09375,0.21875,2.8125,0.84375,2.78125,-0.5625,1.6875,2.78125,1.78125,1.25,-1.6875,1.65625,0.15625,2.65625,-1.65625}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4, s94],
    %z : f32[4, s32]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax") : f32[s77, s27]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_True.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.34375,0.375,-1.78125,-2.53125,-3,-0.46875,-1.15625,1.25,0.75,-2.8125,3.09375,2.25}
tensor @r0.in.y : i64[4, 4] = {0,1,1,0,2,0,2,1,2,0,1,1,0,0,0,2}
tensor @r0.in.z : bf16[4, 4] = {1.5625,3.09375,3,-1.5625,1.5625,1.59375,1.9375,2.65625,-2.65625,2.84375,1.71875,-0.46875,-1,-3,-0.0625,0.6875}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.3438,2.8438,-0.0625,-1.5625,-3,3.0938,3,2.6562,1.5625,-2.8125,3.0938,2.25}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4, 4],
    %z : bf16[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax") : bf16[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.75,-1.21875,-0.21875,-2.9375,2.78125,1.15625,1,0.5625,-2.125,-1.59375,1.40625,-0.25}
tensor @r0.in.y : i64[4, 4] = {1,2,0,2,0,1,0,0,0,2,0,0,2,2,0,1}
tensor @r0.in.z : f64[4, 4] = {1.28125,-2.09375,2.96875,-2.71875,2.3125,0.28125,1.59375,0.28125,1.59375,2.09375,-0.21875,0.40625,-1.15625,0.21875,0.0625,1.84375}
tensor @r0.want.0.f64 : f64[3, 4] = {2.3125,-1.21875,2.96875,0.40625,2.78125,1.15625,1,1.84375,-1.15625,2.09375,1.40625,-0.25}
graph "main"(
    %x : f64[3, 4],
    %y : i64[4, 4],
    %z : f64[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax") : f64[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_True.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,-4,6,2,7,-4,6,-1,-4,-3,7,-5}
tensor @r0.in.y : i64[4, 4] = {1,2,2,0,2,2,2,2,0,0,2,2,1,1,1,2}
tensor @r0.in.z : i32[4, 4] = {6,-2,-6,-1,7,-3,-1,-6,2,-5,-6,3,6,1,-5,1}
tensor @r0.want.0.i32 : i32[3, 4] = {2,-4,6,2,7,1,6,-1,7,-2,7,3}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4, 4],
    %z : i32[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax") : i32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_True.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,-3,-3,-7,-7,-4,1,2,7,-6,3,-7}
tensor @r0.in.y : i64[4, 4] = {1,1,0,2,0,2,1,1,1,1,0,2,2,0,0,0}
tensor @r0.in.z : i64[4, 4] = {0,2,-1,2,-1,5,5,2,0,1,-1,-7,1,3,7,-5}
tensor @r0.want.0.i64 : i64[3, 4] = {-1,3,7,-5,0,2,5,2,7,5,3,2}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4, 4],
    %z : i64[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax") : i64[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
guard "L['y'].size()[1] <= L['x'].size()[1]" sym(s94 <= s27)
guard "L['y'].size()[1] <= L['z'].size()[1]" sym(s94 <= s32)
tensor @r0.in.x : f32[3, 4] = {-0.875,-3.125,-1.84375,2.46875,-1,-1.375,0.59375,1.15625,0.0625,-1.375,1.15625,-0.875}
tensor @r0.in.y : i64[4, 4] = {1,1,2,1,2,0,2,2,1,0,2,2,2,1,1,0}
tensor @r0.in.z : f32[4, 4] = {-0.65625,0.625,0.5,2.8125,0.9375,0.21875,-3.09375,1.6875,-1.21875,2.78125,1.6875,-2.40625,-2.96875,0.40625,-0.28125,-2.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.875,2.78125,-1.84375,-2.53125,-0.65625,0.625,-0.28125,2.8125,0.9375,-1.375,1.6875,1.6875}
tensor @r1.in.x : f32[4, 6] = {0.0625,-1.375,1.15625,-0.875,-0.65625,0.625,0.5,2.8125,0.9375,0.21875,-3.09375,1.6875,-1.21875,2.78125,1.6875,-2.40625,-2.96875,0.40625,-0.28125,-2.53125,-1.96875,0.4375,0.09375,-1.875}
tensor @r1.in.y : i64[4, 6] = {1,1,2,1,2,0,2,2,1,0,2,2,2,1,1,0,0,0,2,2,2,2,2,2}
tensor @r1.in.z : f32[4, 6] = {0.375,0.53125,-2.1875,1.21875,2.8125,0.90625,-2.75,-1.40625,-1,-0.25,-2.75,0.625,1.875,0.9375,-1,-2.75,2.09375,0.375,1.46875,-0.625,2.90625,-1.5625,-2.96875,-0.84375}
tensor @r1.want.0.f32 : f64[4, 6] = {0.0625,-1.375,1.15625,-0.25,2.09375,0.90625,0.375,0.9375,-1,1.21875,-3.09375,1.6875,1.875,-0.625,2.90625,-1.5625,2.8125,0.625,-0.28125,-2.53125,-1.96875,0.4375,0.09375,-1.875}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4, s94],
    %z : f32[4, s32]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax", include_self=false) : f32[s77, s27]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_False.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.46875,-0.34375,2.40625,2.25,-2.9375,-1.78125,1.8125,-2.5,-2.84375,0.21875,-2.0625,-0.34375}
tensor @r0.in.y : i64[4, 4] = {2,1,1,2,2,0,0,1,2,2,2,2,2,1,2,0}
tensor @r0.in.z : bf16[4, 4] = {-3.03125,-2.875,-0.625,2.3125,-2.375,0.46875,1.90625,1.8125,1.0625,0.65625,1.9375,1.4375,2.5,-0.46875,2.34375,2.15625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.46875,0.46875,1.9062,2.1562,-2.9375,-0.46875,-0.625,1.8125,2.5,0.65625,2.3438,2.3125}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4, 4],
    %z : bf16[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax", include_self=false) : bf16[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.71875,0.4375,1.5625,1,2.96875,2.125,-3.03125,1.78125,-2.53125,2.125,-0.71875,0.15625}
tensor @r0.in.y : i64[4, 4] = {1,1,1,2,2,0,1,1,1,0,2,0,2,1,0,2}
tensor @r0.in.z : f64[4, 4] = {-0.9375,-3,-3.0625,-2.9375,-2.6875,2.15625,1.96875,2.65625,0.09375,2.90625,0.6875,1.40625,-2.46875,2.09375,-2.25,-0.71875}
tensor @r0.want.0.f64 : f64[3, 4] = {-1.71875,2.90625,-2.25,1.40625,0.09375,2.09375,1.96875,2.65625,-2.46875,2.125,0.6875,-0.71875}
graph "main"(
    %x : f64[3, 4],
    %y : i64[4, 4],
    %z : f64[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax", include_self=false) : f64[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_False.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,-1,5,6,-4,1,2,-2,-2,2,-3,4}
tensor @r0.in.y : i64[4, 4] = {1,1,0,2,2,0,1,2,2,0,0,2,1,1,0,2}
tensor @r0.in.z : i32[4, 4] = {2,-2,7,7,3,7,5,6,-2,4,-5,-3,2,-5,5,2}
tensor @r0.want.0.i32 : i32[3, 4] = {-4,7,7,6,2,-2,5,-2,3,2,-3,7}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4, 4],
    %z : i32[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax", include_self=false) : i32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_False.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,6,-2,5,-4,1,-1,2,-7,-1,3,4}
tensor @r0.in.y : i64[4, 4] = {1,1,1,2,2,1,1,0,1,1,2,0,2,2,2,2}
tensor @r0.in.z : i64[4, 4] = {3,-2,-2,-1,-7,-5,-1,-7,4,1,5,4,3,-2,7,3}
tensor @r0.want.0.i64 : i64[3, 4] = {-7,6,-2,4,4,1,-1,2,3,-2,7,3}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4, 4],
    %z : i64[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax", include_self=false) : i64[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
guard "L['y'].size()[1] <= L['x'].size()[1]" sym(s94 <= s27)
guard "L['y'].size()[1] <= L['z'].size()[1]" sym(s94 <= s32)
tensor @r0.in.x : f32[3, 4] = {-2.5,1.59375,-0.65625,-0.59375,-1.75,2.34375,-2.75,0.59375,1.78125,-0.90625,-2.5,3.125}
tensor @r0.in.y : i64[4, 4] = {2,2,1,0,0,0,0,0,1,0,2,0,2,0,0,2}
tensor @r0.in.z : f32[4, 4] = {-2.90625,2.375,1.90625,-0.78125,-2.15625,1.75,1.9375,-1.125,-0.09375,-2.9375,-2.25,1.875,3.09375,0.1875,0.90625,2.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.5,-2.9375,-0.65625,-1.125,-1.75,2.34375,-2.75,0.59375,-2.90625,-0.90625,-2.5,2.75}
tensor @r1.in.x : f32[4, 6] = {1.78125,-0.90625,-2.5,3.125,-2.90625,2.375,1.90625,-0.78125,-2.15625,1.75,1.9375,-1.125,-0.09375,-2.9375,-2.25,1.875,3.09375,0.1875,0.90625,2.75,-0.875,2.1875,1.53125,-0.75}
tensor @r1.in.y : i64[4, 6] = {2,2,1,0,0,0,0,0,1,0,2,0,2,0,0,2,2,1,1,0,2,1,0,2}
tensor @r1.in.z : f32[4, 6] = {-0.0625,0.03125,-1.5625,-0.96875,0.75,-1.15625,-0.3125,-2.6875,2.625,-0.65625,0.3125,-0.03125,-1.875,1,0.5,0.96875,1.25,-1.03125,-2.46875,1.5,-0.75,1.3125,1.46875,-0.5}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.3125,-2.6875,-2.5,-0.96875,-2.90625,-1.15625,-2.46875,-0.78125,-2.15625,1.3125,1.9375,-1.125,-1.875,-2.9375,-2.25,0.96875,0.3125,-0.5,0.90625,2.75,-0.875,2.1875,1.53125,-0.75}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4, s94],
    %z : f32[4, s32]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amin") : f32[s77, s27]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_True.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {0.71875,-1.25,2.75,-1.9375,-1.375,1.75,-2.6875,-1.40625,-0.4375,-1.65625,1.875,0.3125}
tensor @r0.in.y : i64[4, 4] = {1,0,1,1,1,1,1,0,0,2,2,1,2,2,2,1}
tensor @r0.in.z : bf16[4, 4] = {-1.4375,0.53125,1.71875,0.6875,-2.4375,-2.03125,2.5,0.46875,1.15625,1.34375,-0.875,2.5625,1.1875,-0.34375,-0.0625,0.96875}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.71875,-1.25,2.75,-1.9375,-2.4375,-2.0312,-2.6875,-1.4062,-0.4375,-1.6562,-0.875,0.3125}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4, 4],
    %z : bf16[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amin") : bf16[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.875,-2.34375,-0.78125,1.28125,1.3125,-1.90625,0.75,2.5625,1.125,1.5625,-2.4375,-2.8125}
tensor @r0.in.y : i64[4, 4] = {2,2,0,1,1,1,0,1,0,0,0,1,2,0,2,0}
tensor @r0.in.z : f64[4, 4] = {-1.78125,2.28125,-2.96875,1.125,0.21875,1.5,-0.6875,2.21875,-0.0625,-1.71875,-0.15625,-1.46875,-1.75,1.15625,-0.1875,-0.375}
tensor @r0.want.0.f64 : f64[3, 4] = {-0.0625,-2.34375,-2.96875,-0.375,0.21875,-1.90625,0.75,-1.46875,-1.78125,1.5625,-2.4375,-2.8125}
graph "main"(
    %x : f64[3, 4],
    %y : i64[4, 4],
    %z : f64[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amin") : f64[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_True.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,6,6,-7,-1,0,3,-1,0,5,-6,-4}
tensor @r0.in.y : i64[4, 4] = {0,1,0,2,2,1,1,1,0,1,2,0,1,0,2,0}
tensor @r0.in.z : i32[4, 4] = {6,-4,3,5,-5,7,6,2,-4,4,4,4,1,-4,5,-1}
tensor @r0.want.0.i32 : i32[3, 4] = {-4,-4,3,-7,-1,-4,3,-1,-5,5,-6,-4}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4, 4],
    %z : i32[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amin") : i32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_True.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,5,3,0,3,-6,4,-2,3,-2,7,4}
tensor @r0.in.y : i64[4, 4] = {1,2,2,0,0,2,1,0,0,0,0,2,1,1,2,1}
tensor @r0.in.z : i64[4, 4] = {5,7,6,-6,1,7,-3,7,7,-2,-2,5,1,1,-5,-6}
tensor @r0.want.0.i64 : i64[3, 4] = {1,-2,-2,-6,1,-6,-3,-6,3,-2,-5,4}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4, 4],
    %z : i64[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amin") : i64[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
guard "L['y'].size()[1] <= L['x'].size()[1]" sym(s94 <= s27)
guard "L['y'].size()[1] <= L['z'].size()[1]" sym(s94 <= s32)
tensor @r0.in.x : f32[3, 4] = {1.40625,-0.09375,-0.78125,-0.78125,-2.875,-3.125,-0.5,1.90625,0.21875,-1.8125,0.3125,1.34375}
tensor @r0.in.y : i64[4, 4] = {2,2,1,0,1,1,2,0,2,1,2,2,0,0,1,0}
tensor @r0.in.z : f32[4, 4] = {-0.96875,-2.25,2.25,1.65625,-2.25,2.625,0.5625,-1.90625,-2.875,-1.8125,2.53125,1.96875,-1.71875,-3.03125,-0.65625,0.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.71875,-3.03125,-0.78125,-1.90625,-2.25,-1.8125,-0.65625,1.90625,-2.875,-2.25,0.5625,1.96875}
tensor @r1.in.x : f32[4, 6] = {0.21875,-1.8125,0.3125,1.34375,-0.96875,-2.25,2.25,1.65625,-2.25,2.625,0.5625,-1.90625,-2.875,-1.8125,2.53125,1.96875,-1.71875,-3.03125,-0.65625,0.0625,0.1875,-1.125,2.84375,-1.65625}
tensor @r1.in.y : i64[4, 6] = {2,2,1,0,1,1,2,0,2,1,2,2,0,0,1,0,1,1,0,0,2,0,0,2}
tensor @r1.in.z : f32[4, 6] = {-2.75,-0.71875,-1.59375,-1.96875,1.375,-0.0625,1,2.15625,1.8125,-1.25,2.6875,-2.84375,1.5,1.65625,-0.25,-0.4375,0.03125,-2.65625,-1.75,0.4375,-2.15625,1.0625,-2.625,-1.90625}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.75,0.4375,0.3125,-1.96875,-2.625,-2.25,2.25,1.65625,-1.59375,-1.25,0.03125,-2.65625,-2.75,-0.71875,-2.15625,1.96875,2.6875,-2.84375,-0.65625,0.0625,0.1875,-1.125,2.84375,-1.65625}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4, s94],
    %z : f32[4, s32]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amin", include_self=false) : f32[s77, s27]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_False.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.09375,-1.21875,0.03125,-2.21875,-1.90625,0.5625,-2.15625,2,2.4375,-0.96875,-1.0625,-0.5}
tensor @r0.in.y : i64[4, 4] = {2,2,1,1,1,0,0,1,0,0,2,0,0,0,1,2}
tensor @r0.in.z : bf16[4, 4] = {1.90625,-2.78125,-1.65625,-1.78125,2.21875,-2.6875,-1.96875,-1.9375,0.90625,-2.875,3.125,-3.0625,-0.09375,-2.84375,2.03125,-0.125}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.09375,-2.875,-1.9688,-3.0625,2.2188,0.5625,-1.6562,-1.9375,1.9062,-2.7812,3.125,-0.125}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4, 4],
    %z : bf16[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amin", include_self=false) : bf16[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.3125,-2.40625,-1.40625,0.125,0.65625,-0.75,-2.71875,-2.1875,2.75,0.9375,2.90625,2.46875}
tensor @r0.in.y : i64[4, 4] = {1,0,1,2,1,2,1,0,1,2,0,0,2,1,0,1}
tensor @r0.in.z : f64[4, 4] = {-2.375,1.5,0.65625,-3.03125,-1.71875,-2.5,1.59375,1.71875,-3.03125,-2.875,2.28125,-1.3125,2.65625,-1.4375,-1.9375,-3.09375}
tensor @r0.want.0.f64 : f64[3, 4] = {-0.3125,1.5,-1.9375,-1.3125,-3.03125,-1.4375,0.65625,-3.09375,2.65625,-2.875,2.90625,-3.03125}
graph "main"(
    %x : f64[3, 4],
    %y : i64[4, 4],
    %z : f64[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amin", include_self=false) : f64[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_False.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,2,-2,3,1,-6,4,-5,-1,-7,-4,5}
tensor @r0.in.y : i64[4, 4] = {2,1,1,2,1,0,2,2,1,0,2,2,1,0,0,0}
tensor @r0.in.z : i32[4, 4] = {-2,-5,3,4,-4,-7,-5,-5,-5,-7,-2,1,-3,2,-1,6}
tensor @r0.want.0.i32 : i32[3, 4] = {-1,-7,-1,6,-5,-5,3,-5,-2,-7,-5,-5}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4, 4],
    %z : i32[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amin", include_self=false) : i32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_False.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3,3,-1,-3,-7,-3,-7,7,5,-2,-3,-1}
tensor @r0.in.y : i64[4, 4] = {1,1,1,1,2,0,2,0,1,0,1,2,0,1,1,2}
tensor @r0.in.z : i64[4, 4] = {-2,1,6,-4,-3,3,-4,0,0,6,-6,1,-2,0,3,1}
tensor @r0.want.0.i64 : i64[3, 4] = {-2,3,-1,0,-2,0,-6,-4,-3,-2,-4,1}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4, 4],
    %z : i64[4, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amin", include_self=false) : i64[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.nan.f32" stage "import"
tensor @r0.in.x : f32[3] = {-2.625,-3.125,-0.5625}
tensor @r0.in.y : i64[3] = {0,0,2}
tensor @r0.in.z : f32[3] = {1,nan,9}
tensor @r0.want.0.f32 : f64[3] = {nan,-3.125,9}
graph "main"(
    %x : f32[3],
    %y : i64[3],
    %z : f32[3]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax") : f32[3]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "index_reduce.prod_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.03125,-0.15625,-0.21875,-3.125,-2.5,1.65625,2.15625,2.15625,0.21875,2.78125,-0.03125,-1.625}
tensor @r0.in.y : i64[4] = {2,2,2,2}
tensor @r0.in.z : f32[4, 4] = {-1.125,-2.6875,-2.375,-0.78125,-2.71875,-2.28125,-1.15625,-3.125,-2.125,1.21875,-2.03125,-0.34375,0.8125,-0.3125,1.0625,2.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.03125,-0.15625,-0.21875,-3.125,-2.5,1.65625,2.15625,2.15625,-1.155187,-6.494206,0.1852071,3.792942}
tensor @r1.in.x : f32[4, 6] = {-1.03125,-0.15625,-0.21875,-3.125,-2.5,1.65625,2.15625,2.15625,0.21875,2.78125,-0.03125,-1.625,-1.125,-2.6875,-2.375,-0.78125,-2.71875,-2.28125,-1.15625,-3.125,-2.125,1.21875,-2.03125,-0.34375}
tensor @r1.in.y : i64[4] = {2,2,2,2}
tensor @r1.in.z : f32[4, 6] = {0.8125,-0.3125,1.0625,2.78125,2.875,2.46875,1.96875,-2.6875,-1.5625,1.21875,-0.0625,-0.03125,1,-0.3125,-0.75,1.6875,2.125,0.5625,-1.84375,-2.25,0.1875,-1.65625,-0.78125,0.875}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.03125,-0.15625,-0.21875,-3.125,-2.5,1.65625,2.15625,2.15625,0.21875,2.78125,-0.03125,-1.625,3.31794,-1.587009,-0.5544662,7.401408,-0.8110285,0.08662248,-1.15625,-3.125,-2.125,1.21875,-2.03125,-0.34375}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4],
    %z : f32[4, s32]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="prod") : f32[s77, s27]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.prod_True.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-2.3125,-2.9375,-0.9375,1.125,-2.09375,-0.875,0.75,-1.09375,1.71875,-2.75,0.84375,-2.375}
tensor @r0.in.y : i64[4] = {0,0,1,0}
tensor @r0.in.z : bf16[4, 4] = {-0.34375,-2.15625,3.09375,-2.15625,0.9375,2.28125,0.125,-1.96875,-1,-2.1875,2.28125,0.3125,0.90625,-0.25,-2.25,0.90625}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.67537,-3.6124,0.81573,4.328,2.0938,1.9141,1.7109,-0.3418,1.7188,-2.75,0.84375,-2.375}
tensor @r0.own.0 : f64[] = {0.0036}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4],
    %z : bf16[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="prod") : bf16[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.prod_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.3125,-1.6875,-0.6875,1.4375,-2.21875,2,1.78125,-0.71875,-0.25,1.71875,-1.875,1.28125}
tensor @r0.in.y : i64[4] = {0,0,2,2}
tensor @r0.in.z : f64[4, 4] = {1.34375,1.90625,-1.59375,-0.09375,-0.0625,0.40625,1.5,-0.0625,0.1875,1.34375,-1.46875,-1.4375,-1.3125,-0.875,0.65625,1.3125}
tensor @r0.want.0.f64 : f64[3, 4] = {-0.19421387,-1.3068237,1.6435547,0.0084228516,-2.21875,2,1.78125,-0.71875,0.061523438,-2.020874,1.807251,-2.4173584}
graph "main"(
    %x : f64[3, 4],
    %y : i64[4],
    %z : f64[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="prod") : f64[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.prod_True.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,6,-2,-3,4,-7,0,4,-2,1,-5,-6}
tensor @r0.in.y : i64[4] = {1,2,0,0}
tensor @r0.in.z : i32[4, 4] = {6,-2,3,0,5,0,-2,-7,-6,3,-5,6,7,4,4,-7}
tensor @r0.want.0.i32 : i32[3, 4] = {-252,72,40,126,24,14,0,0,-10,0,10,42}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4],
    %z : i32[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="prod") : i32[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.prod_True.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,3,-5,6,7,-7,-5,2,5,-4,7,-7}
tensor @r0.in.y : i64[4] = {0,0,0,1}
tensor @r0.in.z : i64[4, 4] = {2,1,-4,0,7,-3,-1,2,3,4,-4,-5,0,6,-3,6}
tensor @r0.want.0.i64 : i64[3, 4] = {-294,-36,80,0,0,-42,15,12,5,-4,7,-7}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4],
    %z : i64[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="prod") : i64[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.prod_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.1875,-2.4375,-0.1875,0.46875,1.6875,-0.71875,0.71875,2.9375,2.71875,-1.6875,-2.0625,0.28125}
tensor @r0.in.y : i64[4] = {0,1,0,0}
tensor @r0.in.z : f32[4, 4] = {-1.8125,0.71875,-0.625,-1.9375,-0.875,0.71875,-1.46875,0.34375,1.75,2.34375,2.03125,-1.9375,-2.75,-1,-0.125,-0.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {8.722656,-1.68457,0.1586914,-0.5865479,-0.875,0.71875,-1.46875,0.34375,2.71875,-1.6875,-2.0625,0.28125}
tensor @r1.in.x : f32[4, 6] = {-0.1875,-2.4375,-0.1875,0.46875,1.6875,-0.71875,0.71875,2.9375,2.71875,-1.6875,-2.0625,0.28125,-1.8125,0.71875,-0.625,-1.9375,-0.875,0.71875,-1.46875,0.34375,1.75,2.34375,2.03125,-1.9375}
tensor @r1.in.y : i64[4] = {0,1,0,0}
tensor @r1.in.z : f32[4, 6] = {-2.75,-1,-0.125,-0.15625,1.59375,-2.71875,2.46875,-0.125,-1,2.28125,-0.75,-0.0625,1.90625,1.875,-1.15625,-2.5625,-2.96875,-0.84375,-0.34375,-2.84375,-0.09375,1.84375,2.09375,-1.78125}
tensor @r1.want.0.f32 : f64[4, 6] = {1.802002,5.332031,-0.0135498,0.7382202,-9.906464,-4.08609,2.46875,-0.125,-1,2.28125,-0.75,-0.0625,-1.8125,0.71875,-0.625,-1.9375,-0.875,0.71875,-1.46875,0.34375,1.75,2.34375,2.03125,-1.9375}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4],
    %z : f32[4, s32]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="prod", include_self=false) : f32[s77, s27]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.prod_False.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.15625,1.59375,-1.125,0.0625,-1,0.46875,-0.6875,-0.84375,2.65625,0.59375,-3.09375,-2.875}
tensor @r0.in.y : i64[4] = {0,1,1,1}
tensor @r0.in.z : bf16[4, 4] = {2.65625,-2.09375,-1.78125,-0.53125,2.96875,0.6875,2.25,2.0625,-0.96875,0.84375,-0.1875,-0.90625,-0.3125,-2.21875,-2,-0.40625}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.6562,-2.0938,-1.7812,-0.53125,0.89874,-1.287,0.84375,0.75934,2.6562,0.59375,-3.0938,-2.875}
tensor @r0.own.0 : f64[] = {0.0019}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4],
    %z : bf16[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="prod", include_self=false) : bf16[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.prod_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.5,0.6875,2.28125,1.09375,3.03125,-1.53125,-1.40625,-2.4375,3.09375,-0.28125,-2.90625,0.21875}
tensor @r0.in.y : i64[4] = {2,2,1,0}
tensor @r0.in.z : f64[4, 4] = {-1.59375,2.34375,-1.78125,2.34375,1.75,-2.1875,2.9375,-1.375,-0.84375,-2.96875,-2.09375,-0.34375,1.8125,-2.75,-0.78125,-1.65625}
tensor @r0.want.0.f64 : f64[3, 4] = {1.8125,-2.75,-0.78125,-1.65625,-0.84375,-2.96875,-2.09375,-0.34375,-2.7890625,-5.1269531,-5.2324219,-3.2226562}
graph "main"(
    %x : f64[3, 4],
    %y : i64[4],
    %z : f64[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="prod", include_self=false) : f64[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.prod_False.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,0,0,0,3,2,0,4,0,-5,1,4}
tensor @r0.in.y : i64[4] = {2,2,2,1}
tensor @r0.in.z : i32[4, 4] = {5,2,-4,4,-1,-2,6,1,3,-6,0,7,6,2,-3,-6}
tensor @r0.want.0.i32 : i32[3, 4] = {-1,0,0,0,6,2,-3,-6,-15,24,0,28}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4],
    %z : i32[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="prod", include_self=false) : i32[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.prod_False.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {6,0,-4,4,-5,2,-1,-5,2,4,-1,7}
tensor @r0.in.y : i64[4] = {0,0,0,0}
tensor @r0.in.z : i64[4, 4] = {7,-1,0,5,-4,3,-2,6,-2,-2,1,-4,-3,1,-4,-1}
tensor @r0.want.0.i64 : i64[3, 4] = {-168,6,0,120,-5,2,-1,-5,2,4,-1,7}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4],
    %z : i64[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="prod", include_self=false) : i64[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amax_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.5625,-0.21875,-0.78125,-2,0.3125,-1.78125,1.53125,0.625,2,1.40625,-0.09375,1.34375}
tensor @r0.in.y : i64[4] = {0,1,2,2}
tensor @r0.in.z : f32[4, 4] = {-1.625,-0.3125,-0.3125,-1.3125,2.40625,1.875,-0.625,0.875,3.0625,-0.09375,-1.125,0.1875,1.65625,-2,1.3125,0.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {2.5625,-0.21875,-0.3125,-1.3125,2.40625,1.875,1.53125,0.875,3.0625,1.40625,1.3125,1.34375}
tensor @r1.in.x : f32[4, 6] = {2.5625,-0.21875,-0.78125,-2,0.3125,-1.78125,1.53125,0.625,2,1.40625,-0.09375,1.34375,-1.625,-0.3125,-0.3125,-1.3125,2.40625,1.875,-0.625,0.875,3.0625,-0.09375,-1.125,0.1875}
tensor @r1.in.y : i64[4] = {0,1,2,2}
tensor @r1.in.z : f32[4, 6] = {1.65625,-2,1.3125,0.28125,-1.625,-2.625,-0.21875,-0.375,2.9375,0.21875,0.75,-0.1875,-1.3125,2.15625,-1.15625,0.96875,-1.75,2.90625,-2.3125,2.9375,-0.46875,-0.21875,-1.40625,0.8125}
tensor @r1.want.0.f32 : f64[4, 6] = {2.5625,-0.21875,1.3125,0.28125,0.3125,-1.78125,1.53125,0.625,2.9375,1.40625,0.75,1.34375,-1.3125,2.9375,-0.3125,0.96875,2.40625,2.90625,-0.625,0.875,3.0625,-0.09375,-1.125,0.1875}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4],
    %z : f32[4, s32]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amax") : f32[s77, s27]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amax_True.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.40625,3.125,1.65625,1.34375,1,2.59375,1,2.96875,-1.5,2.09375,-1.4375,-1.96875}
tensor @r0.in.y : i64[4] = {1,1,1,2}
tensor @r0.in.z : bf16[4, 4] = {1.28125,-0.84375,-0.625,1.21875,0.5,-1.78125,-2.125,-2.5,-0.9375,-2.90625,0.125,-2.40625,0.46875,2.34375,0.9375,-1.3125}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.40625,3.125,1.6562,1.3438,1.2812,2.5938,1,2.9688,0.46875,2.3438,0.9375,-1.3125}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4],
    %z : bf16[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amax") : bf16[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amax_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.28125,2.96875,1.1875,-1.59375,0.84375,-1.71875,2.5,-1.25,-1.5,-0.125,-1.71875,0.46875}
tensor @r0.in.y : i64[4] = {0,2,0,1}
tensor @r0.in.z : f64[4, 4] = {-3.0625,-0.34375,2.03125,3,2.15625,-2,-2.9375,2.40625,2.03125,-2.78125,-2.90625,-0.28125,0.0625,-1.6875,-0.9375,-0.71875}
tensor @r0.want.0.f64 : f64[3, 4] = {2.03125,2.96875,2.03125,3,0.84375,-1.6875,2.5,-0.71875,2.15625,-0.125,-1.71875,2.40625}
graph "main"(
    %x : f64[3, 4],
    %y : i64[4],
    %z : f64[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amax") : f64[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amax_True.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,-6,-2,4,2,-6,2,-2,-2,4,5,-6}
tensor @r0.in.y : i64[4] = {0,1,2,0}
tensor @r0.in.z : i32[4, 4] = {2,0,3,2,-6,-1,-3,7,1,-6,2,-5,-2,0,7,-3}
tensor @r0.want.0.i32 : i32[3, 4] = {2,0,7,4,2,-1,2,7,1,4,5,-5}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4],
    %z : i32[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amax") : i32[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amax_True.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3,5,-2,4,-3,7,-5,1,4,-3,0,-5}
tensor @r0.in.y : i64[4] = {2,1,2,1}
tensor @r0.in.z : i64[4, 4] = {-2,-6,2,4,4,4,4,4,-1,-1,2,-1,0,6,-7,-3}
tensor @r0.want.0.i64 : i64[3, 4] = {-3,5,-2,4,4,7,4,4,4,-1,2,4}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4],
    %z : i64[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amax") : i64[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amax_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.53125,-0.78125,-3.125,2.90625,2.9375,3.09375,-0.9375,2.40625,-1.5625,-0.28125,1.125,-0.25}
tensor @r0.in.y : i64[4] = {0,2,2,0}
tensor @r0.in.z : f32[4, 4] = {-2.84375,0.6875,-2.65625,2.125,-2.8125,-0.59375,-2.65625,1.53125,-1.875,0,2.21875,-1.0625,-2.84375,-1.34375,0.8125,2.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.84375,0.6875,0.8125,2.65625,2.9375,3.09375,-0.9375,2.40625,-1.875,0,2.21875,1.53125}
tensor @r1.in.x : f32[4, 6] = {-1.53125,-0.78125,-3.125,2.90625,2.9375,3.09375,-0.9375,2.40625,-1.5625,-0.28125,1.125,-0.25,-2.84375,0.6875,-2.65625,2.125,-2.8125,-0.59375,-2.65625,1.53125,-1.875,0,2.21875,-1.0625}
tensor @r1.in.y : i64[4] = {0,2,2,0}
tensor @r1.in.z : f32[4, 6] = {-2.84375,-1.34375,0.8125,2.65625,2.84375,-2.96875,-1.5625,1.3125,-0.71875,0.6875,1.96875,0.84375,2.8125,1.8125,-0.125,3.03125,2.9375,0.625,0.03125,-0.125,-2.15625,2.5625,-1.28125,-2.53125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.03125,-0.125,0.8125,2.65625,2.84375,-2.53125,-0.9375,2.40625,-1.5625,-0.28125,1.125,-0.25,2.8125,1.8125,-0.125,3.03125,2.9375,0.84375,-2.65625,1.53125,-1.875,0,2.21875,-1.0625}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4],
    %z : f32[4, s32]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amax", include_self=false) : f32[s77, s27]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amax_False.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.4375,-2.21875,-3.03125,-1.4375,-1.21875,-0.8125,-2.625,2.125,-1.15625,1.4375,2.71875,-1.875}
tensor @r0.in.y : i64[4] = {2,2,0,0}
tensor @r0.in.z : bf16[4, 4] = {-0.9375,3,2.0625,1.03125,-0.875,-1.90625,-1.5625,-0.53125,2.90625,0.3125,-1.59375,1.5625,-1.53125,-1,-2.8125,0.4375}
tensor @r0.want.0.bf16 : f64[3, 4] = {2.9062,0.3125,-1.5938,1.5625,-1.2188,-0.8125,-2.625,2.125,-0.875,3,2.0625,1.0312}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4],
    %z : bf16[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amax", include_self=false) : bf16[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amax_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-0.53125,-0.78125,-2.375,1.40625,0.84375,0.40625,0.6875,-1.8125,-0.3125,2.5625,3.09375,0.8125}
tensor @r0.in.y : i64[4] = {0,0,0,1}
tensor @r0.in.z : f64[4, 4] = {0.1875,1.34375,-0.46875,0.40625,2.5625,2.75,-2.5625,2.8125,0.25,0.125,1.375,-2.40625,-0.4375,1.625,-2.4375,-2.375}
tensor @r0.want.0.f64 : f64[3, 4] = {2.5625,2.75,1.375,2.8125,-0.4375,1.625,-2.4375,-2.375,-0.3125,2.5625,3.09375,0.8125}
graph "main"(
    %x : f64[3, 4],
    %y : i64[4],
    %z : f64[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amax", include_self=false) : f64[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amax_False.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-5,2,0,4,0,2,-5,-1,1,6,4,-6}
tensor @r0.in.y : i64[4] = {0,0,2,0}
tensor @r0.in.z : i32[4, 4] = {-2,-7,0,1,-3,-5,1,7,2,5,1,-1,-5,7,6,-3}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,7,6,7,0,2,-5,-1,2,5,1,-1}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4],
    %z : i32[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amax", include_self=false) : i32[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amax_False.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,-7,3,7,7,-6,-6,0,0,6,-4,6}
tensor @r0.in.y : i64[4] = {2,0,1,0}
tensor @r0.in.z : i64[4, 4] = {1,4,-2,-4,1,2,-5,3,0,5,-4,7,6,7,-1,-6}
tensor @r0.want.0.i64 : i64[3, 4] = {6,7,-1,3,0,5,-4,7,1,4,-2,-4}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4],
    %z : i64[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amax", include_self=false) : i64[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amin_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.28125,-1.0625,0.53125,-1.78125,-0.6875,2.6875,-1.5625,1.53125,2.6875,-1.375,2.5625,0.375}
tensor @r0.in.y : i64[4] = {0,0,0,2}
tensor @r0.in.z : f32[4, 4] = {1.59375,-1.53125,-1.46875,1.40625,1.78125,1.625,2.8125,-2.5,-1.25,-2.03125,1.78125,0.15625,-1.15625,1.125,-1.0625,-2.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.25,-2.03125,-1.46875,-2.5,-0.6875,2.6875,-1.5625,1.53125,-1.15625,-1.375,-1.0625,-2.03125}
tensor @r1.in.x : f32[4, 6] = {1.28125,-1.0625,0.53125,-1.78125,-0.6875,2.6875,-1.5625,1.53125,2.6875,-1.375,2.5625,0.375,1.59375,-1.53125,-1.46875,1.40625,1.78125,1.625,2.8125,-2.5,-1.25,-2.03125,1.78125,0.15625}
tensor @r1.in.y : i64[4] = {0,0,0,2}
tensor @r1.in.z : f32[4, 6] = {-1.15625,1.125,-1.0625,-2.03125,3.03125,-1.96875,-1,1.28125,1.78125,2.5,-0.125,-1.53125,1.3125,2.53125,2.9375,-1.34375,-2.84375,-2.65625,-1.375,-1.875,1.53125,-0.75,-2.875,-1.625}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.15625,-1.0625,-1.0625,-2.03125,-2.84375,-2.65625,-1.5625,1.53125,2.6875,-1.375,2.5625,0.375,-1.375,-1.875,-1.46875,-0.75,-2.875,-1.625,2.8125,-2.5,-1.25,-2.03125,1.78125,0.15625}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4],
    %z : f32[4, s32]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amin") : f32[s77, s27]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amin_True.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.5625,-1.0625,-0.75,-2.75,1.5625,1.0625,-1.15625,-0.625,0.90625,3.125,-1.9375,-1.3125}
tensor @r0.in.y : i64[4] = {1,1,1,0}
tensor @r0.in.z : bf16[4, 4] = {2.3125,-1.90625,1.625,0,3.09375,-1.03125,-1.6875,-1,-2.40625,-2.78125,-2.3125,-1.0625,2.25,-1.65625,2.9375,-0.6875}
tensor @r0.want.0.bf16 : f64[3, 4] = {1.5625,-1.6562,-0.75,-2.75,-2.4062,-2.7812,-2.3125,-1.0625,0.90625,3.125,-1.9375,-1.3125}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4],
    %z : bf16[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amin") : bf16[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amin_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.46875,-1.28125,-0.15625,-1.40625,2.9375,0.40625,-0.09375,2,0.28125,-2.6875,2.03125,0.8125}
tensor @r0.in.y : i64[4] = {2,2,1,2}
tensor @r0.in.z : f64[4, 4] = {-1.65625,-2.03125,0.125,2.21875,2.15625,-2.9375,2.1875,2.53125,-2.5,0.8125,-2.34375,2.46875,-1.1875,1.375,-2.125,2.03125}
tensor @r0.want.0.f64 : f64[3, 4] = {2.46875,-1.28125,-0.15625,-1.40625,-2.5,0.40625,-2.34375,2,-1.65625,-2.9375,-2.125,0.8125}
graph "main"(
    %x : f64[3, 4],
    %y : i64[4],
    %z : f64[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amin") : f64[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amin_True.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,7,5,3,2,-1,3,-6,1,5,-3,2}
tensor @r0.in.y : i64[4] = {2,2,0,0}
tensor @r0.in.z : i32[4, 4] = {-6,-7,2,-1,3,-5,4,-7,-5,6,-1,-5,3,-1,-4,7}
tensor @r0.want.0.i32 : i32[3, 4] = {-5,-1,-4,-5,2,-1,3,-6,-6,-7,-3,-7}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4],
    %z : i32[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amin") : i32[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amin_True.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,7,3,-2,-1,-7,5,1,7,4,-4,4}
tensor @r0.in.y : i64[4] = {1,2,1,2}
tensor @r0.in.z : i64[4, 4] = {0,-4,6,-2,-5,7,0,1,-5,-6,6,7,3,4,4,1}
tensor @r0.want.0.i64 : i64[3, 4] = {-7,7,3,-2,-5,-7,5,-2,-5,4,-4,1}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4],
    %z : i64[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amin") : i64[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amin_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.75,0.15625,3,2.3125,2.65625,1.5625,-0.59375,1.3125,-3,-2.4375,-1.71875,2.4375}
tensor @r0.in.y : i64[4] = {1,1,0,2}
tensor @r0.in.z : f32[4, 4] = {0.1875,1.0625,1.46875,3,2.875,1.75,0.75,-2.25,2.75,1.28125,-2.125,-1.71875,0.9375,2.375,2.8125,0.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {2.75,1.28125,-2.125,-1.71875,0.1875,1.0625,0.75,-2.25,0.9375,2.375,2.8125,0.40625}
tensor @r1.in.x : f32[4, 6] = {1.75,0.15625,3,2.3125,2.65625,1.5625,-0.59375,1.3125,-3,-2.4375,-1.71875,2.4375,0.1875,1.0625,1.46875,3,2.875,1.75,0.75,-2.25,2.75,1.28125,-2.125,-1.71875}
tensor @r1.in.y : i64[4] = {1,1,0,2}
tensor @r1.in.z : f32[4, 6] = {0.9375,2.375,2.8125,0.40625,-1.375,-1.875,-0.8125,-1.53125,-1.40625,-1.25,2.1875,-1.4375,2.625,-1.5,-2.375,-2.125,0.875,-3.0625,1.15625,-2.96875,2.125,0,2.0625,1.25}
tensor @r1.want.0.f32 : f64[4, 6] = {2.625,-1.5,-2.375,-2.125,0.875,-3.0625,-0.8125,-1.53125,-1.40625,-1.25,-1.375,-1.875,1.15625,-2.96875,2.125,0,2.0625,1.25,0.75,-2.25,2.75,1.28125,-2.125,-1.71875}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4],
    %z : f32[4, s32]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amin", include_self=false) : f32[s77, s27]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amin_False.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {1.25,-1.53125,-1.71875,2.6875,2.375,-2.84375,-1.40625,0.5,-0.9375,0.65625,2.3125,3}
tensor @r0.in.y : i64[4] = {0,0,2,1}
tensor @r0.in.z : bf16[4, 4] = {-2.40625,-2.34375,-2.03125,1.625,1.8125,1.875,2.96875,2.09375,-1.0625,-2.09375,0.96875,0.25,2.09375,-1.59375,-2.78125,-2.6875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2.4062,-2.3438,-2.0312,1.625,2.0938,-1.5938,-2.7812,-2.6875,-1.0625,-2.0938,0.96875,0.25}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4],
    %z : bf16[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amin", include_self=false) : bf16[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amin_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.90625,1.3125,0.28125,-2.90625,1.34375,-1.28125,-0.53125,1.0625,-2.875,0.5625,-2.5,-2.46875}
tensor @r0.in.y : i64[4] = {1,0,1,1}
tensor @r0.in.z : f64[4, 4] = {0.125,1.09375,-1.53125,-1.9375,-0.71875,-1.8125,-1.34375,0.03125,2.625,-1.21875,-0.09375,-1.6875,-0.75,2.5,-1.0625,0.3125}
tensor @r0.want.0.f64 : f64[3, 4] = {-0.71875,-1.8125,-1.34375,0.03125,-0.75,-1.21875,-1.53125,-1.9375,-2.875,0.5625,-2.5,-2.46875}
graph "main"(
    %x : f64[3, 4],
    %y : i64[4],
    %z : f64[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amin", include_self=false) : f64[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amin_False.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,-2,5,-1,2,1,1,-6,2,-6,-7,7}
tensor @r0.in.y : i64[4] = {2,1,0,1}
tensor @r0.in.z : i32[4, 4] = {-2,1,-1,-4,-2,6,7,-1,-2,-2,-5,-7,-4,-6,1,-4}
tensor @r0.want.0.i32 : i32[3, 4] = {-2,-2,-5,-7,-4,-6,1,-4,-2,1,-1,-4}
graph "main"(
    %x : i32[3, 4],
    %y : i64[4],
    %z : i32[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amin", include_self=false) : i32[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.amin_False.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-2,-6,-6,7,-7,1,-4,1,-2,-1,0,-3}
tensor @r0.in.y : i64[4] = {0,1,1,2}
tensor @r0.in.z : i64[4, 4] = {4,-2,5,-3,-1,-4,7,-5,2,4,-6,1,-1,4,0,5}
tensor @r0.want.0.i64 : i64[3, 4] = {4,-2,5,-3,-1,-4,-6,-5,-1,4,0,5}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4],
    %z : i64[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amin", include_self=false) : i64[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.mean_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.34375,-2.65625,1.03125,2.15625,1.65625,-0.3125,0.21875,-2.6875,-0.0625,2.125,-0.1875,-0.4375}
tensor @r0.in.y : i64[4] = {2,1,2,2}
tensor @r0.in.z : f32[4, 4] = {3,2,1.6875,0.40625,-1.5,2.25,-0.25,-3.125,-1.875,2.125,-0.40625,-0.46875,2.71875,1.09375,-2.8125,-1.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.34375,-2.65625,1.03125,2.15625,0.078125,0.96875,-0.015625,-2.90625,0.9453125,1.835938,-0.4296875,-0.6015625}
tensor @r1.in.x : f32[4, 6] = {-0.34375,-2.65625,1.03125,2.15625,1.65625,-0.3125,0.21875,-2.6875,-0.0625,2.125,-0.1875,-0.4375,3,2,1.6875,0.40625,-1.5,2.25,-0.25,-3.125,-1.875,2.125,-0.40625,-0.46875}
tensor @r1.in.y : i64[4] = {2,1,2,2}
tensor @r1.in.z : f32[4, 6] = {2.71875,1.09375,-2.8125,-1.90625,1.1875,-0.125,1.78125,0.5625,1.59375,1.03125,-1.8125,-2.78125,-1.5625,1,0.0625,-1.5625,-0.1875,0.125,-1.96875,-0.53125,-0.0625,2.96875,-2.71875,1.6875}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.34375,-2.65625,1.03125,2.15625,1.65625,-0.3125,1,-1.0625,0.765625,1.578125,-1,-1.609375,0.546875,0.890625,-0.28125,-0.0234375,-0.8046875,0.984375,-0.25,-3.125,-1.875,2.125,-0.40625,-0.46875}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4],
    %z : f32[4, s32]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="mean") : f32[s77, s27]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.mean_True.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.96875,-0.34375,-0.3125,2.09375,1.09375,-1,-0.75,2.84375,1.5,0.25,-0.65625,3.0625}
tensor @r0.in.y : i64[4] = {2,0,0,1}
tensor @r0.in.z : bf16[4, 4] = {0.84375,-0.4375,-1.28125,2.53125,-2.34375,-0.1875,0.6875,-0.4375,-0.59375,-3.03125,1.1875,3.0625,-2.46875,1.84375,-0.65625,-0.875}
tensor @r0.want.0.bf16 : f64[3, 4] = {0.010417,-1.1875,0.52083,1.5729,-0.6875,0.42188,-0.70312,0.98438,1.1719,-0.09375,-0.96875,2.7969}
tensor @r0.own.0 : f64[] = {0.00093}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4],
    %z : bf16[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="mean") : bf16[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.mean_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-3.03125,2.46875,0.5625,0.8125,-0.375,-0.65625,-0.125,-2.21875,-1.8125,-3.0625,-1.1875,0.71875}
tensor @r0.in.y : i64[4] = {1,0,2,0}
tensor @r0.in.z : f32[4, 4] = {2.84375,-2.96875,-2.4375,2.1875,0.59375,-2.8125,-0.125,-2.71875,0.53125,1.3125,-2,2.8125,-0.53125,-2.09375,-1.84375,2.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.03125,-2.453125,-0.984375,-0.03125,2.84375,-2.96875,-2.4375,2.1875,0.53125,1.3125,-2,2.8125}
tensor @r1.in.x : f32[4, 6] = {-3.03125,2.46875,0.5625,0.8125,-0.375,-0.65625,-0.125,-2.21875,-1.8125,-3.0625,-1.1875,0.71875,2.84375,-2.96875,-2.4375,2.1875,0.59375,-2.8125,-0.125,-2.71875,0.53125,1.3125,-2,2.8125}
tensor @r1.in.y : i64[4] = {1,0,2,0}
tensor @r1.in.z : f32[4, 6] = {-0.53125,-2.09375,-1.84375,2.65625,-1.34375,-0.625,-2.125,-0.875,-0.15625,-2.84375,2.625,-0.375,-2.21875,-0.71875,-1.53125,-1,2.6875,2.5,-2.4375,2.09375,0.5,-2.65625,-3.03125,-2.625}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.28125,0.609375,0.171875,-2.75,-0.203125,-1.5,-0.53125,-2.09375,-1.84375,2.65625,-1.34375,-0.625,-2.21875,-0.71875,-1.53125,-1,2.6875,2.5,-0.125,-2.71875,0.53125,1.3125,-2,2.8125}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4],
    %z : f32[4, s32]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="mean", include_self=false) : f32[s77, s27]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.mean_False.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.40625,0.3125,-0.90625,1.53125,-2.625,-1.53125,-2.03125,-0.1875,2.25,0.03125,2.65625,1.59375}
tensor @r0.in.y : i64[4] = {2,2,1,2}
tensor @r0.in.z : bf16[4, 4] = {-1.8125,2.0625,-0.375,-1.625,0.9375,1.71875,1.9375,1,-0.25,-2.90625,-0.5625,0.4375,0.1875,2.28125,-2,2.1875}
tensor @r0.want.0.bf16 : f64[3, 4] = {-1.4062,0.3125,-0.90625,1.5312,-0.25,-2.9062,-0.5625,0.4375,-0.22917,2.0208,-0.14583,0.52083}
tensor @r0.own.0 : f64[] = {0.0018}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4],
    %z : bf16[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="mean", include_self=false) : bf16[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.nan.f32" stage "import"
tensor @r0.in.x : f32[3] = {-1.0625,-0.09375,-2.59375}
tensor @r0.in.y : i64[3] = {0,0,2}
tensor @r0.in.z : f32[3] = {1,nan,9}
tensor @r0.want.0.f32 : f64[3] = {nan,-0.09375,9}
graph "main"(
    %x : f32[3],
    %y : i64[3],
    %z : f32[3]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="amax") : f32[3]
  return %index_reduce as "index_reduce"
}

fxge 1
model "scatter.reduce.multiply.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
guard "L['y'].size()[1] <= L['x'].size()[1]" sym(s94 <= s27)
guard "L['y'].size()[1] <= L['z'].size()[1]" sym(s94 <= s32)
tensor @r0.in.x : f32[3, 4] = {1.78125,-1.125,-1.46875,-0.46875,-0.0625,1.25,-0.1875,-1.25,-2.78125,-2.65625,2.28125,1.1875}
tensor @r0.in.y : i64[4, 4] = {0,2,0,0,0,0,1,1,0,1,2,1,2,2,1,0}
tensor @r0.in.z : f32[4, 4] = {2.53125,-2.53125,1.09375,1,-2.65625,-2.4375,-0.90625,1.90625,-1.90625,-1.5,-0.46875,-1.03125,-0.3125,-1.4375,1.375,-2.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {22.83015,2.742188,-1.606445,1.274414,-0.0625,-1.875,0.2336426,2.457275,0.8691406,-9.665222,-1.069336,1.1875}
tensor @r1.in.x : f32[4, 6] = {1.78125,-1.125,-1.46875,-0.46875,-0.0625,1.25,-0.1875,-1.25,-2.78125,-2.65625,2.28125,1.1875,-2.9375,-0.90625,2.3125,-1.90625,-0.3125,0.0625,-3.09375,1.96875,0.71875,2.625,1.8125,-1.40625}
tensor @r1.in.y : i64[4, 6] = {2,2,1,0,1,1,0,0,0,1,2,2,0,1,1,1,0,0,0,1,2,0,2,2}
tensor @r1.in.z : f32[4, 6] = {-3.125,0.78125,-2.84375,-1.875,-0.375,-2.25,2.125,-2.28125,0.46875,1.59375,-2.84375,-2.78125,-1.46875,0.625,-0.3125,-0.34375,1.6875,2.34375,0.5625,-0.3125,-2.25,2.375,-0.9375,-2.875}
tensor @r1.want.0.f32 : f64[4, 6] = {-3.12719,2.566406,-0.6884766,2.087402,-0.1054688,2.929688,-0.1875,0.2441406,-2.471619,1.455231,-0.8554688,-2.671875,9.179688,-0.7080078,-5.203125,-1.90625,-0.8331299,0.4997559,-3.09375,1.96875,0.71875,2.625,1.8125,-1.40625}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4, s94],
    %z : f32[4, s32]) {
  %scatter = aten.scatter.reduce(self=%x, dim=0, index=%y, src=%z, reduce="multiply") : f32[s77, s27]
  return %scatter as "scatter"
}

fxge 1
model "scatter.reduce.multiply.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {2.4375,3.0625,-0.15625,-0.125,-2.5,0.25,0.5,2.0625,0.53125,-0.5,-2.0625,0.59375}
tensor @r0.in.y : i64[4, 4] = {2,1,2,0,0,2,0,1,1,2,2,2,1,2,0,0}
tensor @r0.in.z : bf16[4, 4] = {-1.9375,0.03125,-1.28125,-2.4375,-0.125,-1.71875,-0.65625,-0.46875,0,0.90625,-2.125,-0.25,-1.84375,-1.8125,-1.75,0}
tensor @r0.want.0.bf16 : f64[3, 4] = {-0.30469,3.0625,-0.17944,0,0,0.0078125,0.5,-0.9668,-1.0293,-1.4116,-5.6155,-0.14844}
tensor @r0.own.0 : f64[] = {0.0017}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[4, 4],
    %z : bf16[4, 4]) {
  %scatter = aten.scatter.reduce(self=%x, dim=0, index=%y, src=%z, reduce="multiply") : bf16[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.value_reduce.multiply.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
guard "L['y'].size()[1] <= L['x'].size()[1]" sym(s94 <= s27)
tensor @r0.in.x : f32[3, 4] = {-0.59375,-2.53125,2.21875,-0.59375,-3.09375,0.0625,-2.78125,1.8125,2.03125,-0.5,1.59375,2.5}
tensor @r0.in.y : i64[4, 4] = {1,2,2,0,0,0,0,0,0,0,2,1,0,1,0,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-9.277344,-15.82031,13.86719,-3.710938,-7.734375,0.15625,-2.78125,4.53125,2.03125,-1.25,9.960938,6.25}
tensor @r1.in.x : f32[4, 6] = {-0.59375,-2.53125,2.21875,-0.59375,-3.09375,0.0625,-2.78125,1.8125,2.03125,-0.5,1.59375,2.5,-1.96875,2,-2.3125,2.125,0.625,-2,1.75,-2.1875,-2.46875,2.96875,-0.71875,-3}
tensor @r1.in.y : i64[4, 6] = {0,1,0,2,0,1,0,0,1,0,1,0,1,0,2,2,1,0,0,2,1,0,1,1}
tensor @r1.want.0.f32 : f64[4, 6] = {-9.277344,-15.82031,5.546875,-3.710938,-7.734375,0.390625,-6.953125,4.53125,12.69531,-0.5,24.90234,15.625,-1.96875,5,-5.78125,13.28125,0.625,-2,1.75,-2.1875,-2.46875,2.96875,-0.71875,-3}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4, s94]) {
  %scatter = aten.scatter.value_reduce(self=%x, dim=0, index=%y, value=2.5, reduce="multiply") : f32[s77, s27]
  return %scatter as "scatter"
}

fxge 1
model "scatter.value_reduce.multiply.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.5625,-0.3125,-3.03125,2.625,0.15625,0.90625,-3.09375,-2.25,-2.25,-0.625,1.3125,0.3125}
tensor @r0.in.y : i64[4, 4] = {2,0,1,1,0,0,0,2,2,2,0,0,2,0,0,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.90625,-4.882812,-47.36328,6.5625,0.15625,0.90625,-7.734375,-5.625,-35.15625,-1.5625,1.3125,1.953125}
graph "main"(
    %x : f32[3, 4],
    %y : i64[4, 4]) {
  %scatter = aten.scatter.value_reduce(self=%x, dim=0, index=%y, value=2.5, reduce="multiply") : f32[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "index_add.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {2}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f32[] = {1.0625}
tensor @r0.want.0.f32 : f64[] = {3.0625}
graph "main"(
    %x : f32[],
    %y : i64[1],
    %z : f32[]) {
  %index_add = aten.index_add.default(self=%x, dim=0, index=%y, source=%z) : f32[]
  return %index_add as "index_add"
}

fxge 1
model "index_add.zero_d.bf16" stage "import"
tensor @r0.in.x : bf16[] = {-1.375}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : bf16[] = {0.96875}
tensor @r0.want.0.bf16 : f64[] = {-0.40625}
graph "main"(
    %x : bf16[],
    %y : i64[1],
    %z : bf16[]) {
  %index_add = aten.index_add.default(self=%x, dim=0, index=%y, source=%z) : bf16[]
  return %index_add as "index_add"
}

fxge 1
model "index_copy.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {1.53125}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f32[] = {-0.875}
tensor @r0.want.0.f32 : f64[] = {-0.875}
graph "main"(
    %x : f32[],
    %y : i64[1],
    %z : f32[]) {
  %index_copy = aten.index_copy.default(self=%x, dim=0, index=%y, source=%z) : f32[]
  return %index_copy as "index_copy"
}

fxge 1
model "index_copy.zero_d.bf16" stage "import"
tensor @r0.in.x : bf16[] = {2.59375}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : bf16[] = {-2.03125}
tensor @r0.want.0.bf16 : f64[] = {-2.0312}
graph "main"(
    %x : bf16[],
    %y : i64[1],
    %z : bf16[]) {
  %index_copy = aten.index_copy.default(self=%x, dim=0, index=%y, source=%z) : bf16[]
  return %index_copy as "index_copy"
}

fxge 1
model "index_fill.int_Scalar.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {2}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.want.0.f32 : f64[] = {2}
graph "main"(
    %x : f32[],
    %y : i64[1]) {
  %index_fill = aten.index_fill.int_Scalar(self=%x, dim=0, index=%y, value=2.0) : f32[]
  return %index_fill as "index_fill"
}

fxge 1
model "index_reduce.bools.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,false,false,false,false,true,false,false,false,true}
tensor @r0.in.y : i64[4] = {2,0,1,2}
tensor @r0.in.z : bool[4, 4] = {false,false,true,true,false,true,true,true,false,true,false,true,true,false,false,false}
tensor @r0.want.0.bool : bool[3, 4] = {false,false,false,false,false,false,false,true,false,false,false,false}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4],
    %z : bool[4, 4]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="prod") : bool[3, 4]
  return %index_reduce as "index_reduce"
}

fxge 1
model "index_reduce.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {0.90625}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f32[] = {-1.125}
tensor @r0.want.0.f32 : f64[] = {-1.019531}
graph "main"(
    %x : f32[],
    %y : i64[1],
    %z : f32[]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="prod") : f32[]
  return %index_reduce as "index_reduce"
}

fxge 1
model "as_strided_scatter.from_f64.f32" stage "import"
tensor @r0.in.x : f32[4, 6] = {2.28125,-1.625,-2.65625,0.34375,1.21875,-1.21875,0.03125,-2.625,2.375,1.96875,-0.875,2.25,0.125,-0.5,1.34375,-1.90625,0.6875,1.625,2.375,0.3125,3.0625,-0.375,-1.21875,-1.9375}
tensor @r0.in.y : f64[2, 3] = {1.1875,2.875,-2.3125,-1.90625,-1.9375,-2.03125}
tensor @r0.want.0.f32 : f64[4, 6] = {2.28125,1.1875,-2.65625,2.875,1.21875,-2.3125,0.03125,-1.90625,2.375,-1.9375,-0.875,-2.03125,0.125,-0.5,1.34375,-1.90625,0.6875,1.625,2.375,0.3125,3.0625,-0.375,-1.21875,-1.9375}
graph "main"(
    %x : f32[4, 6],
    %y : f64[2, 3]) {
  %as_strided_scatter = aten.as_strided_scatter.default(self=%x, src=%y, size=[2, 3], stride=[6, 2], storage_offset=1) : f32[4, 6]
  return %as_strided_scatter as "as_strided_scatter"
}

fxge 1
model "as_strided_scatter.from_f64.bf16" stage "import"
tensor @r0.in.x : bf16[4, 6] = {2.84375,-2,-1,3.09375,0.53125,-0.34375,-2.03125,1.65625,2.4375,-2.78125,-2.3125,-1.15625,-2.03125,0.59375,-2.53125,2.5,-0.25,-1.75,-2.09375,1.5625,2.28125,-1.53125,0.84375,-0.4375}
tensor @r0.in.y : f64[2, 3] = {1.25,-1.71875,-0.25,0.46875,-0.28125,1.90625}
tensor @r0.want.0.bf16 : f64[4, 6] = {2.8438,1.25,-1,-1.7188,0.53125,-0.25,-2.0312,0.46875,2.4375,-0.28125,-2.3125,1.9062,-2.0312,0.59375,-2.5312,2.5,-0.25,-1.75,-2.0938,1.5625,2.2812,-1.5312,0.84375,-0.4375}
graph "main"(
    %x : bf16[4, 6],
    %y : f64[2, 3]) {
  %as_strided_scatter = aten.as_strided_scatter.default(self=%x, src=%y, size=[2, 3], stride=[6, 2], storage_offset=1) : bf16[4, 6]
  return %as_strided_scatter as "as_strided_scatter"
}

fxge 1
model "as_strided_scatter.from_f16.f32" stage "import"
tensor @r0.in.x : f32[4, 6] = {2.0625,2.09375,-1.59375,1.96875,1.125,2.6875,-0.28125,-1.125,2.75,2,3.09375,-0.75,-2.875,-2.65625,-2.1875,-0.46875,0.5,2.9375,2.21875,0.15625,-0.78125,1.75,-1.84375,1.0625}
tensor @r0.in.y : f16[2, 3] = {-3.125,2.281,-3.125,1.469,-2,-1.625}
tensor @r0.want.0.f32 : f64[4, 6] = {2.0625,-3.125,-1.59375,2.28125,1.125,-3.125,-0.28125,1.46875,2.75,-2,3.09375,-1.625,-2.875,-2.65625,-2.1875,-0.46875,0.5,2.9375,2.21875,0.15625,-0.78125,1.75,-1.84375,1.0625}
graph "main"(
    %x : f32[4, 6],
    %y : f16[2, 3]) {
  %as_strided_scatter = aten.as_strided_scatter.default(self=%x, src=%y, size=[2, 3], stride=[6, 2], storage_offset=1) : f32[4, 6]
  return %as_strided_scatter as "as_strided_scatter"
}

fxge 1
model "as_strided_scatter.from_f16.bf16" stage "import"
tensor @r0.in.x : bf16[4, 6] = {-2.5,-0.40625,0.59375,2.59375,-3.125,-1.1875,0.53125,-0.03125,-0.4375,0.40625,0.09375,0.28125,-2.125,-0.9375,1.0625,-0.78125,3.09375,2.90625,-0.25,2.90625,2.375,-2.21875,-0.21875,-2.6875}
tensor @r0.in.y : f16[2, 3] = {0.9688,-1.844,-2.25,2.625,-0.0625,1.6875}
tensor @r0.want.0.bf16 : f64[4, 6] = {-2.5,0.96875,0.59375,-1.8438,-3.125,-2.25,0.53125,2.625,-0.4375,-0.0625,0.09375,1.6875,-2.125,-0.9375,1.0625,-0.78125,3.0938,2.9062,-0.25,2.9062,2.375,-2.2188,-0.21875,-2.6875}
graph "main"(
    %x : bf16[4, 6],
    %y : f16[2, 3]) {
  %as_strided_scatter = aten.as_strided_scatter.default(self=%x, src=%y, size=[2, 3], stride=[6, 2], storage_offset=1) : bf16[4, 6]
  return %as_strided_scatter as "as_strided_scatter"
}

fxge 1
model "as_strided_scatter.from_i64.f32" stage "import"
tensor @r0.in.x : f32[4, 6] = {-1.03125,2.5,1.09375,0.75,0.9375,-2.34375,0.03125,0.0625,-2.28125,-0.75,1.84375,2.0625,2.09375,-2.8125,0.34375,1.0625,1.125,0.90625,1.9375,-2.15625,2.53125,-0.25,-2.65625,1}
tensor @r0.in.y : i64[2, 3] = {1,-5,-7,1,6,-5}
tensor @r0.want.0.f32 : f64[4, 6] = {-1.03125,1,1.09375,-5,0.9375,-7,0.03125,1,-2.28125,6,1.84375,-5,2.09375,-2.8125,0.34375,1.0625,1.125,0.90625,1.9375,-2.15625,2.53125,-0.25,-2.65625,1}
graph "main"(
    %x : f32[4, 6],
    %y : i64[2, 3]) {
  %as_strided_scatter = aten.as_strided_scatter.default(self=%x, src=%y, size=[2, 3], stride=[6, 2], storage_offset=1) : f32[4, 6]
  return %as_strided_scatter as "as_strided_scatter"
}

fxge 1
model "as_strided_scatter.from_i64.bf16" stage "import"
tensor @r0.in.x : bf16[4, 6] = {0.59375,1.15625,-2.96875,1.28125,2.40625,-1,-1.25,0.15625,-2.25,-1.15625,-0.78125,-1.59375,-0.34375,-2.84375,2.59375,0.53125,1.40625,-1.8125,1.875,1.75,0.4375,-3.0625,-2.5,-2.53125}
tensor @r0.in.y : i64[2, 3] = {5,4,6,-4,0,3}
tensor @r0.want.0.bf16 : f64[4, 6] = {0.59375,5,-2.9688,4,2.4062,6,-1.25,-4,-2.25,0,-0.78125,3,-0.34375,-2.8438,2.5938,0.53125,1.4062,-1.8125,1.875,1.75,0.4375,-3.0625,-2.5,-2.5312}
graph "main"(
    %x : bf16[4, 6],
    %y : i64[2, 3]) {
  %as_strided_scatter = aten.as_strided_scatter.default(self=%x, src=%y, size=[2, 3], stride=[6, 2], storage_offset=1) : bf16[4, 6]
  return %as_strided_scatter as "as_strided_scatter"
}

fxge 1
model "as_strided_scatter.plain.f32" stage "import"
tensor @r0.in.x : f32[4, 6] = {0.46875,-2.6875,1.78125,0.6875,1.59375,-1.40625,2.75,-2.5625,-1,3,1.90625,1.90625,-0.21875,-0.46875,0.96875,-1.0625,-0.75,-1.40625,-0.0625,-0.8125,-3.09375,2.15625,-1.03125,0.65625}
tensor @r0.in.y : f32[2, 3] = {-2.15625,1.0625,0.5,2.53125,1,1.09375}
tensor @r0.want.0.f32 : f64[4, 6] = {0.46875,-2.15625,1.78125,1.0625,1.59375,0.5,2.75,2.53125,-1,1,1.90625,1.09375,-0.21875,-0.46875,0.96875,-1.0625,-0.75,-1.40625,-0.0625,-0.8125,-3.09375,2.15625,-1.03125,0.65625}
graph "main"(
    %x : f32[4, 6],
    %y : f32[2, 3]) {
  %as_strided_scatter = aten.as_strided_scatter.default(self=%x, src=%y, size=[2, 3], stride=[6, 2], storage_offset=1) : f32[4, 6]
  return %as_strided_scatter as "as_strided_scatter"
}

fxge 1
model "as_strided_scatter.plain.bf16" stage "import"
tensor @r0.in.x : bf16[4, 6] = {1.34375,1.46875,-3.09375,-0.9375,-1.78125,-2.65625,2.03125,-0.71875,-2.84375,-1.65625,-2.78125,-1.375,0.9375,0.8125,0.65625,-0.15625,2.71875,-0.625,0.96875,2.875,3,-1.25,2.9375,0.59375}
tensor @r0.in.y : bf16[2, 3] = {0.59375,0.90625,-1.0625,-1.96875,-1.125,0.875}
tensor @r0.want.0.bf16 : f64[4, 6] = {1.3438,0.59375,-3.0938,0.90625,-1.7812,-1.0625,2.0312,-1.9688,-2.8438,-1.125,-2.7812,0.875,0.9375,0.8125,0.65625,-0.15625,2.7188,-0.625,0.96875,2.875,3,-1.25,2.9375,0.59375}
graph "main"(
    %x : bf16[4, 6],
    %y : bf16[2, 3]) {
  %as_strided_scatter = aten.as_strided_scatter.default(self=%x, src=%y, size=[2, 3], stride=[6, 2], storage_offset=1) : bf16[4, 6]
  return %as_strided_scatter as "as_strided_scatter"
}

fxge 1
model "nonzero_static.of_2.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0,0,1,1,1,1,1,1,0,0,0,0}
tensor @r0.want.0.i64 : i64[2, 2] = {0,2,0,3}
tensor @r1.in.x : f32[4, 6] = {0,0,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,0,1,0,1,1,0,1}
tensor @r1.want.0.i64 : i64[2, 2] = {0,2,0,3}
graph "main"(
    %x : f32[s77, s27]) {
  %nonzero_static = aten.nonzero_static.default(self=%x, size=2) : i64[2, 2]
  return %nonzero_static as "nonzero_static"
}

fxge 1
model "nonzero_static.of_2.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,1,0,1,1,1,0,0,0,1,1,0}
tensor @r0.want.0.i64 : i64[2, 2] = {0,0,0,1}
graph "main"(
    %x : i32[3, 4]) {
  %nonzero_static = aten.nonzero_static.default(self=%x, size=2) : i64[2, 2]
  return %nonzero_static as "nonzero_static"
}

fxge 1
model "nonzero_static.of_2.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,false,false,true,true,true,true,true,true}
tensor @r0.want.0.i64 : i64[2, 2] = {0,1,0,2}
graph "main"(
    %x : bool[3, 4]) {
  %nonzero_static = aten.nonzero_static.default(self=%x, size=2) : i64[2, 2]
  return %nonzero_static as "nonzero_static"
}

fxge 1
model "nonzero_static.of_20.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0,1,1,1,1,1,0,1,0,1,1,0}
tensor @r0.want.0.i64 : i64[20, 2] = {0,1,0,2,0,3,1,0,1,1,1,3,2,1,2,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1}
tensor @r1.in.x : f32[4, 6] = {0,1,1,1,1,1,0,1,0,1,1,0,1,0,1,0,1,0,1,0,0,0,0,1}
tensor @r1.want.0.i64 : i64[20, 2] = {0,1,0,2,0,3,0,4,0,5,1,1,1,3,1,4,2,0,2,2,2,4,3,0,3,5,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1}
graph "main"(
    %x : f32[s77, s27]) {
  %nonzero_static = aten.nonzero_static.default(self=%x, size=20) : i64[20, 2]
  return %nonzero_static as "nonzero_static"
}

fxge 1
model "nonzero_static.of_20.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,1,1,1,1,0,0,0,1,0,0,1}
tensor @r0.want.0.i64 : i64[20, 2] = {0,0,0,1,0,2,0,3,1,0,2,0,2,3,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1}
graph "main"(
    %x : i32[3, 4]) {
  %nonzero_static = aten.nonzero_static.default(self=%x, size=20) : i64[20, 2]
  return %nonzero_static as "nonzero_static"
}

fxge 1
model "nonzero_static.of_20.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,true,true,false,true,true,false,false,false,true,true}
tensor @r0.want.0.i64 : i64[20, 2] = {0,2,0,3,1,1,1,2,2,2,2,3,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1}
graph "main"(
    %x : bool[3, 4]) {
  %nonzero_static = aten.nonzero_static.default(self=%x, size=20) : i64[20, 2]
  return %nonzero_static as "nonzero_static"
}

fxge 1
model "nonzero_static.none.f32" stage "import"
tensor @r0.in.x : f32[0, 4] = {}
tensor @r0.want.0.i64 : i64[3, 2] = {-1,-1,-1,-1,-1,-1}
graph "main"(
    %x : f32[0, 4]) {
  %nonzero_static = aten.nonzero_static.default(self=%x, size=3) : i64[3, 2]
  return %nonzero_static as "nonzero_static"
}

fxge 1
model "nonzero_static.none.i32" stage "import"
tensor @r0.in.x : i32[0, 4] = {}
tensor @r0.want.0.i64 : i64[3, 2] = {-1,-1,-1,-1,-1,-1}
graph "main"(
    %x : i32[0, 4]) {
  %nonzero_static = aten.nonzero_static.default(self=%x, size=3) : i64[3, 2]
  return %nonzero_static as "nonzero_static"
}

fxge 1
model "nonzero_static.zero_d.f32" stage "import"
tensor @r0.in.x : f32[] = {1}
tensor @r0.want.0.i64 : i64[2, 0] = {}
graph "main"(
    %x : f32[]) {
  %nonzero_static = aten.nonzero_static.default(self=%x, size=2, fill_value=7) : i64[2, 0]{1, 1}
  return %nonzero_static as "nonzero_static"
}

fxge 1
model "histc.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.9375,0.6875,2.75,-0.34375,0.96875,1.1875,0.3125,-2.25,2.59375,-2.6875,1.53125,3}
tensor @r0.want.0.f32 : f64[4] = {0,1,3,2}
graph "main"(
    %x : f32[3, 4]) {
  %histc = aten.histc.default(self=%x, bins=4, min=-2, max=2) : f32[4]
  return %histc as "histc"
}

fxge 1
model "_unsafe_index.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1,0.5625,-0.0625,1.78125,-1.0625,1.46875,2.71875,-0.78125,0.6875,2.96875,-1.53125,-2.28125}
tensor @r0.in.y : i64[5] = {0,1,2,1,2}
tensor @r0.want.0.f32 : f64[5, 4] = {-1,0.5625,-0.0625,1.78125,-1.0625,1.46875,2.71875,-0.78125,0.6875,2.96875,-1.53125,-2.28125,-1.0625,1.46875,2.71875,-0.78125,0.6875,2.96875,-1.53125,-2.28125}
tensor @r1.in.x : f32[4, 6] = {-1,0.5625,-0.0625,1.78125,-1.0625,1.46875,2.71875,-0.78125,0.6875,2.96875,-1.53125,-2.28125,1.5625,1.3125,-2.40625,1.5,-0.25,-0.9375,-1.40625,0.125,3.125,0.625,0.40625,0.78125}
tensor @r1.in.y : i64[5] = {3,3,2,3,1}
tensor @r1.want.0.f32 : f64[5, 6] = {-1.40625,0.125,3.125,0.625,0.40625,0.78125,-1.40625,0.125,3.125,0.625,0.40625,0.78125,1.5625,1.3125,-2.40625,1.5,-0.25,-0.9375,-1.40625,0.125,3.125,0.625,0.40625,0.78125,2.71875,-0.78125,0.6875,2.96875,-1.53125,-2.28125}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[5]) {
  %_unsafe_index = aten._unsafe_index.Tensor(self=%x, indices=[%y]) : f32[5, s27]
  return %_unsafe_index as "_unsafe_index"
}

fxge 1
model "_unsafe_index.Tensor.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5625,-2.5,2.09375,1.65625,-1.65625,-2.71875,-1.34375,2.375,2.78125,-1.75,-2.34375,-2.1875}
tensor @r0.in.y : i64[5] = {1,2,1,2,2}
tensor @r0.want.0.f32 : f64[5, 4] = {-1.65625,-2.71875,-1.34375,2.375,2.78125,-1.75,-2.34375,-2.1875,-1.65625,-2.71875,-1.34375,2.375,2.78125,-1.75,-2.34375,-2.1875,2.78125,-1.75,-2.34375,-2.1875}
graph "main"(
    %x : f32[3, 4],
    %y : i64[5]) {
  %_unsafe_index = aten._unsafe_index.Tensor(self=%x, indices=[%y]) : f32[5, 4]
  return %_unsafe_index as "_unsafe_index"
}

fxge 1
model "_unsafe_index_put.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.59375,2.21875,-1.4375,-0.90625,1.75,-0.25,0.84375,0.9375,1.75,1.09375,-1.71875,1.75}
tensor @r0.in.y : i64[2] = {0,2}
tensor @r0.in.z : f32[2, 4] = {-2,1.1875,-0.59375,2.46875,-0.875,0.78125,0.9375,1.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {-2,1.1875,-0.59375,2.46875,1.75,-0.25,0.84375,0.9375,-0.875,0.78125,0.9375,1.9375}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[2, 4]) {
  %_unsafe_index_put = aten._unsafe_index_put.default(self=%x, indices=[%y], values=%z) : f32[3, 4]
  return %_unsafe_index_put as "_unsafe_index_put"
}

fxge 1
model "take.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.40625,-1.0625,0.8125,1.28125,0.53125,-1.65625,-0.59375,-2.9375,2.9375,1.125,0.5625,-2.03125}
tensor @r0.in.y : i64[2, 3] = {1,10,1,9,7,8}
tensor @r0.want.0.f32 : f64[2, 3] = {-1.0625,0.5625,-1.0625,1.125,-2.9375,2.9375}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2, 3]) {
  %take = aten.take.default(self=%x, index=%y) : f32[2, 3]
  return %take as "take"
}

fxge 1
model "take.plain.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-6,0,7,3,1,-3,-7,-7,2,-4,-7}
tensor @r0.in.y : i64[2, 3] = {10,2,10,7,0,7}
tensor @r0.want.0.i64 : i64[2, 3] = {-4,0,-4,-7,-7,-7}
graph "main"(
    %x : i64[3, 4],
    %y : i64[2, 3]) {
  %take = aten.take.default(self=%x, index=%y) : i64[2, 3]
  return %take as "take"
}

fxge 1
model "scatter_reduce.two.sum_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.65625,1.90625,-2.53125,1.4375,0.875,-0.40625,-0.375,2.21875,2.1875,-0.8125,1.75,-0.4375}
tensor @r0.in.y : i64[3, 4] = {0,1,2,2,2,0,2,0,0,2,1,0}
tensor @r0.in.z : f32[3, 4] = {-3.03125,-1.90625,-3.125,2.34375,-1.90625,2.15625,0.5,2.78125,0.5,-1.40625,2.125,-1.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.875,4.0625,-2.53125,2.40625,0.875,-2.3125,1.75,2.21875,0.28125,-2.21875,-0.875,1.90625}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4],
    %z : f32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="sum") : f32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.sum_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.40625,-0.90625,-0.15625,-1.96875,-2.09375,-1.3125,-2.71875,2.65625,1.34375,0.40625,1.03125,-0.90625}
tensor @r0.in.y : i64[3, 4] = {0,0,2,0,2,2,0,1,2,0,1,2}
tensor @r0.in.z : f32[3, 4] = {-2.3125,1.25,-0.125,0.46875,0.625,-0.4375,0.3125,2.65625,3.09375,-0.8125,1.625,2.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.3125,0.4375,0.3125,0.46875,-2.09375,-1.3125,1.625,2.65625,3.71875,-0.4375,-0.125,2.46875}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4],
    %z : f32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="sum", include_self=false) : f32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.prod_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-3.09375,1.71875,2.84375,2.25,1.5,-2.84375,0.96875,-2.03125,-2.4375,-1.46875,1.375,0.78125}
tensor @r0.in.y : i64[3, 4] = {2,0,1,1,0,2,0,1,1,0,1,1}
tensor @r0.in.z : f32[3, 4] = {-0.53125,-1.75,-1.6875,-2.9375,-1.4375,0.3125,-1.0625,-1.25,-2.0625,0.6875,-1.75,1.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {4.447266,-2.067871,-3.021484,2.25,-3.09375,-2.84375,2.86084,-12.35313,1.294922,-0.4589844,1.375,0.78125}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4],
    %z : f32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="prod") : f32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.prod_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.53125,3.09375,0.09375,-1.375,2.15625,2.96875,0.53125,2.21875,0.40625,2.59375,-1.75,-1.46875}
tensor @r0.in.y : i64[3, 4] = {1,2,2,2,2,1,0,0,2,2,1,1}
tensor @r0.in.z : f32[3, 4] = {0.5,1.90625,-2.15625,2,-2.65625,-0.8125,0.9375,0.15625,1.25,-1.8125,-1.9375,0.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.53125,3.09375,0.9375,0.15625,0.5,-0.8125,-1.9375,0.65625,-3.320312,-3.455078,-2.15625,2}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4],
    %z : f32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="prod", include_self=false) : f32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.5,2.34375,1.3125,-0.84375,2.84375,-1.40625,0.90625,2.375,1.03125,2.875,-0.71875,-0.15625}
tensor @r0.in.y : i64[3, 4] = {1,1,0,0,0,1,1,0,2,2,1,1}
tensor @r0.in.z : f32[3, 4] = {-1.15625,2.9375,-1.15625,-2.65625,1.59375,1.84375,2.9375,-1.5625,-2.46875,-0.4375,-1.46875,2.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.59375,2.34375,1.3125,-0.84375,2.84375,2.9375,2.9375,2.96875,1.03125,2.875,-0.71875,-0.15625}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4],
    %z : f32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax") : f32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amax_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.65625,3.0625,0.5625,-1.40625,0.5,-2.28125,0.1875,2.40625,-0.59375,-1.6875,-1.28125,1.59375}
tensor @r0.in.y : i64[3, 4] = {1,0,2,1,1,1,0,0,0,1,2,2}
tensor @r0.in.z : f32[3, 4] = {-3.03125,1.59375,-1.28125,3.125,0.1875,0.15625,0.46875,-2.15625,-0.53125,-0.5,-0.84375,0.59375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.53125,1.59375,0.46875,-2.15625,0.1875,0.15625,0.1875,3.125,-0.59375,-1.6875,-0.84375,0.59375}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4],
    %z : f32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amax", include_self=false) : f32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.9375,2.15625,-0.9375,-0.5,1.84375,-2.03125,-1.34375,-0.0625,2.03125,-2.40625,2.1875,1.4375}
tensor @r0.in.y : i64[3, 4] = {1,1,1,0,1,0,2,0,1,2,2,0}
tensor @r0.in.z : f32[3, 4] = {-0.03125,1.625,1.125,1.3125,1.21875,2.125,1.875,-0.0625,-2.25,0.375,1.34375,1.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.9375,2.125,-0.9375,-0.5,-2.25,-2.03125,-1.34375,-0.0625,2.03125,-2.40625,1.34375,1.4375}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4],
    %z : f32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amin") : f32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.amin_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.65625,-1.75,-2.4375,-1.9375,-0.8125,2,-2.40625,0.53125,-2.4375,2.4375,-1.53125,2.71875}
tensor @r0.in.y : i64[3, 4] = {2,2,1,0,0,0,0,1,2,0,1,1}
tensor @r0.in.z : f32[3, 4] = {-1.09375,-0.5,-0.15625,2.65625,0.78125,2.15625,-3.03125,0.03125,-2.0625,0.0625,2,2.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.78125,0.0625,-3.03125,2.65625,-0.8125,2,-0.15625,0.03125,-2.0625,-0.5,-1.53125,2.71875}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4],
    %z : f32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="amin", include_self=false) : f32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.mean_True.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3.0625,2.96875,-2.375,-2.8125,1.28125,2.90625,0.65625,-1.15625,0.9375,-2.46875,1.21875,2.21875}
tensor @r0.in.y : i64[3, 4] = {0,2,0,1,2,0,0,1,0,2,1,2}
tensor @r0.in.z : f32[3, 4] = {-2.5,3.0625,-0.71875,-0.96875,2.875,0.625,-0.125,2.46875,2.28125,0.03125,0.875,-1.5}
tensor @r0.want.0.f32 : f64[3, 4] = {0.9479167,1.796875,-1.072917,-2.8125,1.28125,2.90625,0.765625,0.1145833,1.90625,0.2083333,1.21875,0.359375}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4],
    %z : f32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="mean") : f32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter_reduce.two.mean_False.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.1875,0.09375,1.71875,-0.09375,1.28125,2.28125,-1.78125,2.9375,-0.375,1.59375,0.96875,-3.09375}
tensor @r0.in.y : i64[3, 4] = {2,0,2,2,2,2,2,2,0,1,1,1}
tensor @r0.in.z : f32[3, 4] = {2.53125,1.71875,-2.34375,-1.125,0.96875,-2.59375,1.3125,2.71875,0.65625,-1.28125,1.59375,2.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.65625,1.71875,1.71875,-0.09375,1.28125,-1.28125,1.59375,2.34375,1.75,-2.59375,-0.515625,0.796875}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4],
    %z : f32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="mean", include_self=false) : f32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}

fxge 1
model "scatter.reduce.add.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.5625,-0.65625,-0.5,0.9375,1.59375,-0.3125,-2.8125,1.3125,0.90625,0.53125,-0.125,0.9375}
tensor @r0.in.y : i64[3, 2] = {1,3,2,3,2,0}
tensor @r0.in.z : f32[3, 2] = {-2.40625,0.5,2.21875,0.6875,0.59375,-0.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5625,-3.0625,-0.5,1.4375,1.59375,-0.3125,-0.59375,2,0.4375,0.53125,0.46875,0.9375}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2],
    %z : f32[3, 2]) {
  %scatter = aten.scatter.reduce(self=%x, dim=1, index=%y, src=%z, reduce="add") : f32[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.value_reduce.add.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.25,-2,-2.84375,-1.25,0.5,1.875,-2.25,2.78125,-1.90625,2.4375,-2.65625,-0.5625}
tensor @r0.in.y : i64[3, 2] = {0,0,2,1,0,1}
tensor @r0.want.0.f32 : f64[3, 4] = {5.25,-2,-2.84375,-1.25,0.5,3.375,-0.75,2.78125,-0.40625,3.9375,-2.65625,-0.5625}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2]) {
  %scatter = aten.scatter.value_reduce(self=%x, dim=1, index=%y, value=1.5, reduce="add") : f32[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.reduce.multiply.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.34375,-0.3125,1.8125,-0.96875,3.0625,2.65625,0.25,-2.0625,2.25,2.8125,2.5,-0.25}
tensor @r0.in.y : i64[3, 2] = {2,0,2,0,2,1}
tensor @r0.in.z : f32[3, 2] = {-0.84375,-0.90625,2.40625,-1.75,2,-2.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.3115234,-0.3125,-1.529297,-0.96875,-5.359375,2.65625,0.6015625,-2.0625,2.25,-8.261719,5,-0.25}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2],
    %z : f32[3, 2]) {
  %scatter = aten.scatter.reduce(self=%x, dim=1, index=%y, src=%z, reduce="multiply") : f32[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "scatter.value_reduce.multiply.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.5625,-0.3125,-3.03125,2.625,0.15625,0.90625,-3.09375,-2.25,-2.25,-0.625,1.3125,0.3125}
tensor @r0.in.y : i64[3, 2] = {1,1,1,2,0,0}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.5625,-0.703125,-3.03125,2.625,0.15625,1.359375,-4.640625,-2.25,-5.0625,-0.625,1.3125,0.3125}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2]) {
  %scatter = aten.scatter.value_reduce(self=%x, dim=1, index=%y, value=1.5, reduce="multiply") : f32[3, 4]
  return %scatter as "scatter"
}

fxge 1
model "put.False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.28125,2.84375,-2.71875,1.90625,1.59375,-2.25,-0.46875,1.71875,3.0625,1.5625,-0.34375,2.65625}
tensor @r0.in.y : i64[3, 2] = {-4,1,5,-5,3,4}
tensor @r0.in.z : f32[3, 2] = {1.25,2.875,-1.03125,-2.09375,-3.03125,2.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.28125,2.875,-2.71875,-3.03125,2.53125,-1.03125,-0.46875,-2.09375,1.25,1.5625,-0.34375,2.65625}
tensor @r1.in.x : f32[4, 6] = {-2.28125,2.84375,-2.71875,1.90625,1.59375,-2.25,-0.46875,1.71875,3.0625,1.5625,-0.34375,2.65625,-0.625,-0.0625,0.21875,2.03125,-1.8125,1.84375,-1.84375,-2.21875,0.09375,-0.75,2.78125,1.25}
tensor @r1.in.y : i64[3, 2] = {0,-6,2,5,-2,-3}
tensor @r1.in.z : f32[3, 2] = {2.5625,-0.25,1.875,2.34375,1.09375,-1.5625}
tensor @r1.want.0.f32 : f64[4, 6] = {2.5625,2.84375,1.875,1.90625,1.59375,2.34375,-0.46875,1.71875,3.0625,1.5625,-0.34375,2.65625,-0.625,-0.0625,0.21875,2.03125,-1.8125,1.84375,-0.25,-2.21875,0.09375,-1.5625,1.09375,1.25}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[3, 2],
    %z : f32[3, 2]) {
  %put = aten.put.default(self=%x, index=%y, source=%z) : f32[s77, s27]
  return %put as "put"
}

fxge 1
model "put.False.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,0,7,-2,-7,6,-6,4,-1,1,1,-2}
tensor @r0.in.y : i64[3, 2] = {-3,1,-1,-4,2,-6}
tensor @r0.in.z : i64[3, 2] = {-6,5,-7,3,5,-2}
tensor @r0.want.0.i64 : i64[3, 4] = {7,5,5,-2,-7,6,-2,4,3,-6,1,-7}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 2],
    %z : i64[3, 2]) {
  %put = aten.put.default(self=%x, index=%y, source=%z) : i64[3, 4]
  return %put as "put"
}

fxge 1
model "put.True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.25,1.03125,0.21875,1.53125,-2.59375,1.4375,0.875,1.46875,1.96875,0.5,1,-1.90625}
tensor @r0.in.y : i64[3, 2] = {4,-2,-1,-5,2,-6}
tensor @r0.in.z : f32[3, 2] = {-0.84375,2.90625,2.375,0.5,-3.125,1.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.25,1.03125,-2.90625,1.53125,-3.4375,1.4375,2.4375,1.96875,1.96875,0.5,3.90625,0.46875}
tensor @r1.in.x : f32[4, 6] = {-0.25,1.03125,0.21875,1.53125,-2.59375,1.4375,0.875,1.46875,1.96875,0.5,1,-1.90625,2.8125,-0.75,-0.09375,2.8125,1.6875,-1.78125,2.59375,0.5625,-2.375,2.71875,2.125,-0.84375}
tensor @r1.in.y : i64[3, 2] = {4,-2,-5,-4,-6,1}
tensor @r1.in.z : f32[3, 2] = {-1.78125,1.4375,-2.375,-2.1875,1.90625,-0.34375}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.25,0.6875,0.21875,1.53125,-4.375,1.4375,0.875,1.46875,1.96875,0.5,1,-1.90625,2.8125,-0.75,-0.09375,2.8125,1.6875,-1.78125,4.5,-1.8125,-4.5625,2.71875,3.5625,-0.84375}
graph "main"(
    %x : f32[s77, s27],
    %y : i64[3, 2],
    %z : f32[3, 2]) {
  %put = aten.put.default(self=%x, index=%y, source=%z, accumulate=true) : f32[s77, s27]
  return %put as "put"
}

fxge 1
model "put.True.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,-3,5,6,-1,3,-7,-2,2,1,7,-4}
tensor @r0.in.y : i64[3, 2] = {-2,-5,-6,3,4,2}
tensor @r0.in.z : i64[3, 2] = {-7,-4,-3,-3,-4,7}
tensor @r0.want.0.i64 : i64[3, 4] = {7,-3,12,3,-5,3,-10,-6,2,1,0,-4}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 2],
    %z : i64[3, 2]) {
  %put = aten.put.default(self=%x, index=%y, source=%z, accumulate=true) : i64[3, 4]
  return %put as "put"
}

fxge 1
model "histc.own_bounds.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.46875,-1.5625,-1.125,-3.03125,0.5,-0.96875,-1.75,0.84375,2.875,-2.9375,-2.09375,1.15625}
tensor @r0.want.0.f32 : f64[5] = {3,4,2,2,1}
graph "main"(
    %x : f32[3, 4]) {
  %histc = aten.histc.default(self=%x, bins=5) : f32[5]
  return %histc as "histc"
}

fxge 1
model "histc.own_bounds_equal.f32" stage "import"
tensor @r0.in.x : f32[4] = {1,1,1,1}
tensor @r0.want.0.f32 : f64[5] = {0,0,4,0,0}
graph "main"(
    %x : f32[4]) {
  %histc = aten.histc.default(self=%x, bins=5) : f32[5]
  return %histc as "histc"
}

fxge 1
model "histc.own_bounds_empty.f32" stage "import"
tensor @r0.in.x : f32[0] = {}
tensor @r0.want.0.f32 : f64[5] = {0,0,0,0,0}
graph "main"(
    %x : f32[0]) {
  %histc = aten.histc.default(self=%x, bins=5) : f32[5]
  return %histc as "histc"
}

fxge 1
model "take_along_dim.from_end.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2,2.78125,-3.09375,-1,-0.21875,1.03125,-2.21875,0.40625,-0.15625,2.375,1.65625,1.875}
tensor @r0.in.y : i64[3, 2] = {-1,0,-4,3,2,-2}
tensor @r0.want.0.f32 : f64[3, 2] = {-1,2,-0.21875,0.40625,1.65625,1.65625}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2]) {
  %take_along_dim = aten.take_along_dim.default(self=%x, indices=%y, dim=1) : f32[3, 2]
  return %take_along_dim as "take_along_dim"
}

fxge 1
model "take_along_dim.from_end.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-0.9375,-3.125,2.125,1.625,-2.9375,0.21875,0.625,0.875,1.75,-0.875,-1.6875,1.90625}
tensor @r0.in.y : i64[3, 2] = {-1,0,-4,3,2,-2}
tensor @r0.want.0.bf16 : f64[3, 2] = {1.625,-0.9375,-2.9375,0.875,-1.6875,-1.6875}
graph "main"(
    %x : bf16[3, 4],
    %y : i64[3, 2]) {
  %take_along_dim = aten.take_along_dim.default(self=%x, indices=%y, dim=1) : bf16[3, 2]
  return %take_along_dim as "take_along_dim"
}

fxge 1
model "take_along_dim.from_end.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {2.156,2.062,-1.844,0.9375,-3.094,2.5,-0.625,2.875,1.625,-0.4062,-2.625,2.531}
tensor @r0.in.y : i64[3, 2] = {-1,0,-4,3,2,-2}
tensor @r0.want.0.f16 : f64[3, 2] = {0.9375,2.1562,-3.0938,2.875,-2.625,-2.625}
graph "main"(
    %x : f16[3, 4],
    %y : i64[3, 2]) {
  %take_along_dim = aten.take_along_dim.default(self=%x, indices=%y, dim=1) : f16[3, 2]
  return %take_along_dim as "take_along_dim"
}

fxge 1
model "take_along_dim.from_end.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-5,-5,4,6,-7,3,-6,-4,-6,-3,-1,-3}
tensor @r0.in.y : i64[3, 2] = {-1,0,-4,3,2,-2}
tensor @r0.want.0.i32 : i32[3, 2] = {6,-5,-7,-4,-1,-1}
graph "main"(
    %x : i32[3, 4],
    %y : i64[3, 2]) {
  %take_along_dim = aten.take_along_dim.default(self=%x, indices=%y, dim=1) : i32[3, 2]
  return %take_along_dim as "take_along_dim"
}

fxge 1
model "take_along_dim.from_end.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,5,5,-5,1,-6,0,1,1,5,3,3}
tensor @r0.in.y : i64[3, 2] = {-1,0,-4,3,2,-2}
tensor @r0.want.0.i64 : i64[3, 2] = {-5,7,1,1,3,3}
graph "main"(
    %x : i64[3, 4],
    %y : i64[3, 2]) {
  %take_along_dim = aten.take_along_dim.default(self=%x, indices=%y, dim=1) : i64[3, 2]
  return %take_along_dim as "take_along_dim"
}

fxge 1
model "nonzero.plain.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775807]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.75,1.15625,0,0,-0.84375,0,0,-1.78125,0,0,-1.9375,0}
tensor @r0.want.0.i64 : i64[5, 2] = {0,0,0,1,1,0,1,3,2,2}
tensor @r1.in.x : f32[4, 6] = {1.53125,0.3125,0,0,1.65625,0,0,-1.34375,0,0,-1.15625,0,0,0.21875,-2.3125,-1.34375,0,0,0,-2.5,0,-0.09375,-0.8125,0}
tensor @r1.want.0.i64 : i64[11, 2] = {0,0,0,1,0,4,1,1,1,4,2,1,2,2,2,3,3,1,3,3,3,4}
graph "main"(
    %x : f32[s77, s27]) {
  %nonzero = aten.nonzero.default(self=%x) : i64[u0, 2]{1, u0}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %nonzero as "nonzero"
}

fxge 1
model "nonzero.plain.f16" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : f16[3, 4] = {0,0,0.5312,0,0,0,-1.6875,2.75,0.03125,-2.25,-1.344,1.594}
tensor @r0.want.0.i64 : i64[7, 2] = {0,2,1,2,1,3,2,0,2,1,2,2,2,3}
graph "main"(
    %x : f16[3, 4]) {
  %nonzero = aten.nonzero.default(self=%x) : i64[u0, 2]{1, u0}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %nonzero as "nonzero"
}

fxge 1
model "nonzero.plain.i32" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : i32[3, 4] = {-4,0,0,-5,0,1,-6,0,-2,7,-2,0}
tensor @r0.want.0.i64 : i64[7, 2] = {0,0,0,3,1,1,1,2,2,0,2,1,2,2}
graph "main"(
    %x : i32[3, 4]) {
  %nonzero = aten.nonzero.default(self=%x) : i64[u0, 2]{1, u0}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %nonzero as "nonzero"
}

fxge 1
model "nonzero.plain.bool" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : bool[3, 4] = {true,false,false,false,true,true,false,false,true,true,false,false}
tensor @r0.want.0.i64 : i64[5, 2] = {0,0,1,0,1,1,2,0,2,1}
graph "main"(
    %x : bool[3, 4]) {
  %nonzero = aten.nonzero.default(self=%x) : i64[u0, 2]{1, u0}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %nonzero as "nonzero"
}

fxge 1
model "nonzero.zero_d.f32" stage "import"
symbol u0 : int [0, 1]
tensor @r0.in.x : f32[] = {1}
tensor @r0.want.0.i64 : i64[1, 0] = {}
graph "main"(
    %x : f32[]) {
  %nonzero = aten.nonzero.default(self=%x) : i64[u0, 0]{1, u0}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 1 on node 'le'") name("_assert_scalar_default_1")
  return %nonzero as "nonzero"
}

fxge 1
model "nonzero.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 3] = {}
tensor @r0.want.0.i64 : i64[0, 2] = {}
graph "main"(
    %x : f32[0, 3]) {
  %nonzero = aten.nonzero.default(self=%x) : i64[0, 2]{1, 0}
  return %nonzero as "nonzero"
}

fxge 1
model "nonzero.nothing.f32" stage "import"
symbol u0 : int [0, 4]
tensor @r0.in.x : f32[4] = {0,0,0,0}
tensor @r0.want.0.i64 : i64[0, 1] = {}
graph "main"(
    %x : f32[4]) {
  %nonzero = aten.nonzero.default(self=%x) : i64[u0, 1]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 4 on node 'le'") name("_assert_scalar_default_1")
  return %nonzero as "nonzero"
}

fxge 1
model "argwhere.plain.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775807]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.4375,1.5625,-2.59375,0,-1.03125,0,0,0,-2.9375,-2.78125,2.5,0.96875}
tensor @r0.want.0.i64 : i64[8, 2] = {0,0,0,1,0,2,1,0,2,0,2,1,2,2,2,3}
tensor @r1.in.x : f32[4, 6] = {-0.40625,0.6875,-0.65625,0,2.96875,0,0,0,2.65625,1.65625,-1.75,-0.25,-2.125,2.875,0,0,0,1.5,1.65625,-1.40625,-0.625,3,0,0}
tensor @r1.want.0.i64 : i64[15, 2] = {0,0,0,1,0,2,0,4,1,2,1,3,1,4,1,5,2,0,2,1,2,5,3,0,3,1,3,2,3,3}
graph "main"(
    %x : f32[s77, s27]) {
  %argwhere = aten.argwhere.default(self=%x) : i64[u0, 2]{1, u0}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %argwhere as "argwhere"
}

fxge 1
model "argwhere.plain.f16" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : f16[3, 4] = {-1,-3,-2.469,0,0,0,0.2812,-1.75,0.9062,0,0,0}
tensor @r0.want.0.i64 : i64[6, 2] = {0,0,0,1,0,2,1,2,1,3,2,0}
graph "main"(
    %x : f16[3, 4]) {
  %argwhere = aten.argwhere.default(self=%x) : i64[u0, 2]{1, u0}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %argwhere as "argwhere"
}

fxge 1
model "argwhere.plain.i32" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : i32[3, 4] = {0,0,-2,0,0,0,-1,7,1,0,0,0}
tensor @r0.want.0.i64 : i64[4, 2] = {0,2,1,2,1,3,2,0}
graph "main"(
    %x : i32[3, 4]) {
  %argwhere = aten.argwhere.default(self=%x) : i64[u0, 2]{1, u0}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %argwhere as "argwhere"
}

fxge 1
model "argwhere.plain.bool" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : bool[3, 4] = {false,true,true,false,false,false,false,true,true,false,true,false}
tensor @r0.want.0.i64 : i64[5, 2] = {0,1,0,2,1,3,2,0,2,2}
graph "main"(
    %x : bool[3, 4]) {
  %argwhere = aten.argwhere.default(self=%x) : i64[u0, 2]{1, u0}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %argwhere as "argwhere"
}

fxge 1
model "argwhere.zero_d.f32" stage "import"
symbol u0 : int [0, 1]
tensor @r0.in.x : f32[] = {1}
tensor @r0.want.0.i64 : i64[1, 0] = {}
graph "main"(
    %x : f32[]) {
  %argwhere = aten.argwhere.default(self=%x) : i64[u0, 0]{1, u0}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 1 on node 'le'") name("_assert_scalar_default_1")
  return %argwhere as "argwhere"
}

fxge 1
model "argwhere.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 3] = {}
tensor @r0.want.0.i64 : i64[0, 2] = {}
graph "main"(
    %x : f32[0, 3]) {
  %argwhere = aten.argwhere.default(self=%x) : i64[0, 2]{1, 0}
  return %argwhere as "argwhere"
}

fxge 1
model "argwhere.nothing.f32" stage "import"
symbol u0 : int [0, 4]
tensor @r0.in.x : f32[4] = {0,0,0,0}
tensor @r0.want.0.i64 : i64[0, 1] = {}
graph "main"(
    %x : f32[4]) {
  %argwhere = aten.argwhere.default(self=%x) : i64[u0, 1]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 4 on node 'le'") name("_assert_scalar_default_1")
  return %argwhere as "argwhere"
}

fxge 1
model "nonzero_numpy.plain.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775807]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.03125,-2.15625,0,0.1875,0,2.78125,-2.6875,0,0,0,0,0}
tensor @r0.want.0.i64 : i64[5] = {0,0,0,1,1}
tensor @r0.want.1.i64 : i64[5] = {0,1,3,1,2}
tensor @r1.in.x : f32[4, 6] = {-2.71875,1.375,0,-0.78125,0,0.5,0.9375,0,0,0,0,0,0.03125,0,0,0,2.3125,0.375,1.6875,0,0,-2,-1.3125,0}
tensor @r1.want.0.i64 : i64[11] = {0,0,0,0,1,2,2,2,3,3,3}
tensor @r1.want.1.i64 : i64[11] = {0,1,3,5,0,0,4,5,0,3,4}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem_2, %getitem_1 = aten.nonzero_numpy.default(self=%x) : i64[u0], i64[u0] name("nonzero_numpy")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %getitem_2 as "getitem_2", %getitem_1 as "getitem_1"
}

fxge 1
model "nonzero_numpy.plain.bool" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : bool[3, 4] = {true,false,true,true,false,true,false,true,true,false,true,false}
tensor @r0.want.0.i64 : i64[7] = {0,0,0,1,1,2,2}
tensor @r0.want.1.i64 : i64[7] = {0,2,3,1,3,0,2}
graph "main"(
    %x : bool[3, 4]) {
  %getitem_2, %getitem_1 = aten.nonzero_numpy.default(self=%x) : i64[u0], i64[u0] name("nonzero_numpy")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_2 as "getitem_2", %getitem_1 as "getitem_1"
}

fxge 1
model "where.plain.f32" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : f32[3, 4] = {1.375,-1.1875,0.84375,-2.53125,0,0,2.6875,1.375,-0.03125,2.9375,0,0}
tensor @r0.want.0.i64 : i64[8] = {0,0,0,0,1,1,2,2}
tensor @r0.want.1.i64 : i64[8] = {0,1,2,3,2,3,0,1}
graph "main"(
    %x : f32[3, 4]) {
  %getitem_2, %getitem_1 = aten.where.default(condition=%x) : i64[u0], i64[u0] name("where")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_2 as "getitem_2", %getitem_1 as "getitem_1"
}

fxge 1
model "where.plain.bool" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : bool[3, 4] = {true,true,true,false,false,true,true,true,true,false,true,true}
tensor @r0.want.0.i64 : i64[9] = {0,0,0,1,1,1,2,2,2}
tensor @r0.want.1.i64 : i64[9] = {0,1,2,1,2,3,0,2,3}
graph "main"(
    %x : bool[3, 4]) {
  %getitem_2, %getitem_1 = aten.where.default(condition=%x) : i64[u0], i64[u0] name("where")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_2 as "getitem_2", %getitem_1 as "getitem_1"
}

fxge 1
model "masked_select.plain.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775807]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.84375,2.90625,-2.78125,0.96875,-1.5,-0.09375,-2.4375,-2.5625,-2.53125,2.125,-0.9375,-0.96875}
tensor @r0.in.y : bool[3, 4] = {false,false,true,true,true,true,false,true,false,false,false,false}
tensor @r0.want.0.f32 : f64[5] = {-2.78125,0.96875,-1.5,-0.09375,-2.5625}
tensor @r1.in.x : f32[4, 6] = {1.84375,2.90625,-2.78125,0.96875,-1.5,-0.09375,-2.4375,-2.5625,-2.53125,2.125,-0.9375,-0.96875,2.375,1.28125,1.875,0.5,-1.28125,1.03125,2.75,2.53125,0.125,0.625,0.59375,-3.09375}
tensor @r1.in.y : bool[4, 6] = {false,true,true,false,false,true,true,false,true,false,true,false,false,true,false,false,true,false,true,true,true,true,true,false}
tensor @r1.want.0.f32 : f64[13] = {2.90625,-2.78125,-0.09375,-2.4375,-2.53125,-0.9375,1.28125,-1.28125,2.75,2.53125,0.125,0.625,0.59375}
graph "main"(
    %x : f32[s77, s27],
    %y : bool[s17, s94]) {
  %masked_select = aten.masked_select.default(self=%x, mask=%y) : f32[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %masked_select as "masked_select"
}

fxge 1
model "masked_select.plain.f16" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : f16[3, 4] = {0.4688,-0.4375,1,0.6562,-0.5625,1.031,2.75,-2,-2.188,3.062,0.8125,-0.375}
tensor @r0.in.y : bool[3, 4] = {false,true,false,true,true,false,true,false,true,false,false,true}
tensor @r0.want.0.f16 : f64[6] = {-0.4375,0.65625,-0.5625,2.75,-2.1875,-0.375}
graph "main"(
    %x : f16[3, 4],
    %y : bool[3, 4]) {
  %masked_select = aten.masked_select.default(self=%x, mask=%y) : f16[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %masked_select as "masked_select"
}

fxge 1
model "masked_select.plain.i64" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : i64[3, 4] = {-2,-5,-2,-5,1,1,3,7,2,1,4,5}
tensor @r0.in.y : bool[3, 4] = {true,true,true,true,true,false,true,false,false,true,false,true}
tensor @r0.want.0.i64 : i64[8] = {-2,-5,-2,-5,1,3,1,5}
graph "main"(
    %x : i64[3, 4],
    %y : bool[3, 4]) {
  %masked_select = aten.masked_select.default(self=%x, mask=%y) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %masked_select as "masked_select"
}

fxge 1
model "masked_select.plain.u8" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : u8[3, 4] = {4,4,2,0,3,2,7,0,4,4,4,3}
tensor @r0.in.y : bool[3, 4] = {false,true,false,false,true,true,false,false,true,false,true,false}
tensor @r0.want.0.u8 : u8[5] = {4,3,2,4,4}
graph "main"(
    %x : u8[3, 4],
    %y : bool[3, 4]) {
  %masked_select = aten.masked_select.default(self=%x, mask=%y) : u8[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %masked_select as "masked_select"
}

fxge 1
model "masked_select.bool.f32" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : bool[3, 4] = {true,true,false,true,false,false,false,true,false,true,false,false}
tensor @r0.in.y : bool[3, 4] = {false,true,false,false,false,true,false,false,false,false,false,false}
tensor @r0.want.0.bool : bool[2] = {true,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %masked_select = aten.masked_select.default(self=%x, mask=%y) : bool[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %masked_select as "masked_select"
}

fxge 1
model "masked_select.stretched.f32" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : f32[3, 4] = {-0.9375,-1.75,2.4375,2.75,1.96875,-0.8125,2.90625,-2.03125,2.375,2.625,-0.125,-1.9375}
tensor @r0.in.y : bool[3, 1] = {false,true,false}
tensor @r0.want.0.f32 : f64[4] = {1.96875,-0.8125,2.90625,-2.03125}
graph "main"(
    %x : f32[3, 4],
    %y : bool[3, 1]) {
  %masked_select = aten.masked_select.default(self=%x, mask=%y) : f32[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %masked_select as "masked_select"
}

fxge 1
model "masked_select.nothing.f32" stage "import"
symbol u0 : int [0, 3]
tensor @r0.in.x : f32[3] = {-1,-2.625,-1.0625}
tensor @r0.in.y : bool[3] = {false,false,false}
tensor @r0.want.0.f32 : f64[0] = {}
graph "main"(
    %x : f32[3],
    %y : bool[3]) {
  %masked_select = aten.masked_select.default(self=%x, mask=%y) : f32[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 3 on node 'le'") name("_assert_scalar_default_1")
  return %masked_select as "masked_select"
}

fxge 1
model "index.Tensor.mask.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.59375,-0.625,-3,-0.5,0.15625,-0.28125,2.46875,-3.03125,2,2.84375,0.625,-1.5625}
tensor @r0.in.y : bool[3, 4] = {true,true,false,false,true,true,false,true,false,false,true,true}
tensor @r0.want.0.f32 : f64[7] = {1.59375,-0.625,0.15625,-0.28125,-3.03125,0.625,-1.5625}
tensor @r1.in.x : f32[4, 6] = {1.59375,-0.625,-3,-0.5,0.15625,-0.28125,2.46875,-3.03125,2,2.84375,0.625,-1.5625,-1.0625,0.375,-1.96875,1.09375,-0.25,0.625,-2.625,0.59375,-0.1875,-1.875,1.5,1.8125}
tensor @r1.in.y : bool[4, 6] = {false,true,true,false,true,false,false,false,false,false,false,false,true,true,true,true,false,true,true,false,true,true,false,true}
tensor @r1.want.0.f32 : f64[12] = {-0.625,-3,0.15625,-1.0625,0.375,-1.96875,1.09375,0.625,-2.625,-0.1875,-1.875,1.8125}
graph "main"(
    %x : f32[s17, s27],
    %y : bool[s17, s27]) {
  %index = aten.index.Tensor(self=%x, indices=[%y]) : f32[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %index as "index"
}

fxge 1
model "index.Tensor.mask.i32" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : i32[3, 4] = {-6,-7,-5,0,3,2,7,2,4,1,-6,6}
tensor @r0.in.y : bool[3, 4] = {false,false,false,true,false,false,true,false,true,false,false,true}
tensor @r0.want.0.i32 : i32[4] = {0,7,4,6}
graph "main"(
    %x : i32[3, 4],
    %y : bool[3, 4]) {
  %index = aten.index.Tensor(self=%x, indices=[%y]) : i32[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %index as "index"
}

fxge 1
model "index.Tensor.mask_rows.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.125,-1.5625,-2.1875,0.3125,2.09375,-0.1875,-2.3125,0.75,0.3125,-1.8125,1.8125,1.8125}
tensor @r0.in.y : bool[3] = {false,true,false}
tensor @r0.want.0.f32 : f64[1, 4] = {2.09375,-0.1875,-2.3125,0.75}
tensor @r1.in.x : f32[4, 6] = {0.125,-1.5625,-2.1875,0.3125,2.09375,-0.1875,-2.3125,0.75,0.3125,-1.8125,1.8125,1.8125,-1.03125,-0.96875,-1.78125,-0.375,-0.78125,-2.84375,1.125,0.90625,-1.8125,-0.21875,0.375,1.28125}
tensor @r1.in.y : bool[4] = {false,false,true,false}
tensor @r1.want.0.f32 : f64[1, 6] = {-1.03125,-0.96875,-1.78125,-0.375,-0.78125,-2.84375}
graph "main"(
    %x : f32[s17, s27],
    %y : bool[s17]) {
  %index = aten.index.Tensor(self=%x, indices=[%y]) : f32[u0, s27]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %index as "index"
}

fxge 1
model "index.Tensor.mask_rows.f16" stage "import"
symbol u0 : int [0, 3]
tensor @r0.in.x : f16[3, 4] = {-2.156,-0.4062,-1.219,0.375,1.5625,1.5625,-2.5,1.875,-2.812,-2.656,-0.9062,-0.3125}
tensor @r0.in.y : bool[3] = {true,true,false}
tensor @r0.want.0.f16 : f64[2, 4] = {-2.1562,-0.40625,-1.2188,0.375,1.5625,1.5625,-2.5,1.875}
graph "main"(
    %x : f16[3, 4],
    %y : bool[3]) {
  %index = aten.index.Tensor(self=%x, indices=[%y]) : f16[u0, 4]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 3 on node 'le'") name("_assert_scalar_default_1")
  return %index as "index"
}

fxge 1
model "index.Tensor.mask_bool.f32" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,false,true,true,true,false,false,false,true}
tensor @r0.in.y : bool[3, 4] = {true,true,false,true,false,true,false,false,true,false,false,false}
tensor @r0.want.0.bool : bool[5] = {false,true,true,true,false}
graph "main"(
    %x : bool[3, 4],
    %y : bool[3, 4]) {
  %index = aten.index.Tensor(self=%x, indices=[%y]) : bool[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %index as "index"
}

fxge 1
model "index.Tensor.mask_columns.f32" stage "import"
symbol u0 : int [0, 4]
tensor @r0.in.x : f32[3, 4] = {-1.59375,2.125,-1.5,-1.375,0.90625,-2.46875,-0.21875,-2.40625,0.4375,1.15625,1.6875,1.3125}
tensor @r0.in.y : bool[4] = {false,true,false,true}
tensor @r0.want.0.f32 : f64[3, 2] = {2.125,-1.375,-2.46875,-2.40625,1.15625,1.3125}
graph "main"(
    %x : f32[3, 4],
    %y : bool[4]) {
  %index = aten.index.Tensor(self=%x, indices=[None, %y]) : f32[3, u0]{max(u0, 1), 1}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 4 on node 'le'") name("_assert_scalar_default_1")
  return %index as "index"
}

fxge 1
model "index.Tensor.mask_and_index.f32" stage "import"
symbol u0 : int [0, 4]
tensor @r0.in.x : f32[3, 4] = {-3.03125,1.46875,1.03125,3,0,2.90625,1.46875,-2.40625,-1.65625,-3.125,1.6875,-2.09375}
tensor @r0.in.y : i64[] = {1}
tensor @r0.in.z : bool[4] = {true,true,false,false}
tensor @r0.want.0.f32 : f64[2] = {0,2.90625}
graph "main"(
    %x : f32[3, 4],
    %y : i64[],
    %z : bool[4]) {
  %index = aten.index.Tensor(self=%x, indices=[%y, %z]) : f32[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 4 on node 'le'") name("_assert_scalar_default_1")
  return %index as "index"
}

fxge 1
model "index.Tensor.mask_two_dims.f32" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : f32[2, 3, 4] = {2.4375,-1.78125,0,2.59375,0.53125,-2.21875,2.625,-2.9375,-0.875,1.40625,-1.28125,-2.5,-0.84375,-2.40625,-0.34375,-1.15625,-1.59375,-1.03125,-2.5625,0.1875,0,-0.15625,-2.15625,-2.96875}
tensor @r0.in.y : bool[3, 4] = {true,false,false,true,false,true,false,true,false,true,true,false}
tensor @r0.want.0.f32 : f64[2, 6] = {2.4375,2.59375,-2.21875,-2.9375,1.40625,-1.28125,-0.84375,-1.15625,-1.03125,0.1875,-0.15625,-2.15625}
graph "main"(
    %x : f32[2, 3, 4],
    %y : bool[3, 4]) {
  %index = aten.index.Tensor(self=%x, indices=[None, %y]) : f32[2, u0]{max(u0, 1), 1}
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %index as "index"
}

fxge 1
model "index_put.inner_put_False.dynamic" stage "import"
symbol s53 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[2, 3, 3, 6] = {-0.84375,-1.6875,0.125,-0.40625,-2.09375,-1.34375,-0.34375,-0.9375,-0.1875,-0.3125,-2.5,3.09375,0.0625,1.4375,1.46875,-3.09375,1.375,0.03125,-1.25,-2.75,-2.3125,-1.09375,2.53125,1.0625,-1.375,2.8125,0.28125,1.5,-0.78125,1.71875,0.875,-1.46875,-1.8125,1.09375,2.25,2.46875,-0.5,1.1875,2.65625,1.84375,-2.65625,-1.84375,-1.9375,1.65625,-2,-3.03125,-0.78125,-1.53125,0.3125,-2.21875,2.9375,2.3125,0.40625,2.28125,0,-2.625,0.21875,-1.46875,1.9375,2.96875,0.75,-2.65625,-2.375,2.40625,-0.9375,-2.375,1.46875,1.46875,2.53125,1.8125,-0.1875,0.375,-2.71875,2.9375,-0.96875,0.75,-1.1875,-1.1875,1.09375,-2.84375,1.875,0.875,2.5625,2.53125,-0.46875,0.8125,2.15625,-1.40625,1.8125,2.875,-2.59375,1.46875,-1.96875,-0.8125,-2.78125,-0.28125,1.625,0.0625,-1.875,0.21875,1.15625,3.09375,0.40625,1.75,-1.40625,-2.6875,0.09375,1.1875}
tensor @r0.in.y : i64[4, 1] = {2,0,1,0}
tensor @r0.in.z : i64[5] = {3,0,2,5,4}
tensor @r0.in.w : f32[2, 3, 4, 5] = {2.125,2.375,0.875,-2.625,0.9375,0.09375,-1.625,0.5625,-1.21875,-0.625,-1.4375,0.4375,2,-3.09375,1.46875,-2.34375,0.1875,-2.21875,1.09375,1.09375,2,-3,1.96875,0.25,-0.9375,0.6875,-1.25,-1.1875,1.75,-1.3125,2.6875,0.09375,1.03125,-2.65625,-2.53125,0.71875,-2.875,-1.71875,-0.15625,-2.21875,-1.875,-1.125,-3,-0.28125,-0.4375,-0.71875,-0.40625,-2.1875,-1.4375,2.46875,1.78125,2.6875,1.9375,-1.75,0.1875,-0.375,-1,2.84375,0.84375,2.875,2.28125,-1.3125,-0.125,-1.90625,3.0625,1.5,-1.40625,-0.875,1.125,-2.09375,-0.6875,2.78125,-0.03125,-1.40625,0.59375,-2.9375,-2.4375,-3.0625,-3.125,-1.53125,1,1.65625,-0.84375,-2.65625,-0.375,1.28125,2.53125,-2.40625,2.375,0.46875,-2.03125,-2.03125,1.59375,1.0625,-0.59375,0.53125,2.34375,-1.78125,-0.71875,1.90625,0.78125,-1.78125,1.3125,0.40625,-2.75,2.59375,1.15625,-2.84375,-0.1875,-1.9375,-0.5,1.625,0.8125,1.34375,-2.6875,-0.40625,-0.90625,3.03125,-1.96875,1.5}
tensor @r0.want.0.f32 : f64[2, 3, 3, 6] = {0.1875,-1.6875,-2.21875,-2.34375,1.09375,1.09375,0.4375,-0.9375,2,-1.4375,1.46875,-3.09375,2.375,1.4375,0.875,2.125,0.9375,-2.625,-2.875,-2.75,-1.71875,0.71875,-2.21875,-0.15625,0.09375,2.8125,1.03125,2.6875,-2.53125,-2.65625,-3,-1.46875,1.96875,2,-0.9375,0.25,-1,1.1875,2.84375,-0.375,2.875,0.84375,2.6875,1.65625,1.9375,1.78125,0.1875,-1.75,-1.125,-2.21875,-3,-1.875,-0.4375,-0.28125,-2.4375,-2.625,-3.0625,-2.9375,-1.53125,-3.125,2.78125,-2.65625,-0.03125,-0.6875,0.59375,-1.40625,-1.3125,1.46875,-0.125,2.28125,3.0625,-1.90625,2.34375,2.9375,-1.78125,0.53125,1.90625,-0.71875,-2.03125,-2.84375,1.59375,-2.03125,-0.59375,1.0625,1.65625,0.8125,-0.84375,1,-0.375,-2.65625,-0.90625,1.46875,3.03125,-0.40625,1.5,-1.96875,1.625,0.0625,0.8125,-0.5,-2.6875,1.34375,-1.78125,1.75,1.3125,0.78125,-2.75,0.40625}
tensor @r1.in.x : f32[2, 3, 4, 6] = {-0.84375,-1.6875,0.125,-0.40625,-2.09375,-1.34375,-0.34375,-0.9375,-0.1875,-0.3125,-2.5,3.09375,0.0625,1.4375,1.46875,-3.09375,1.375,0.03125,-1.25,-2.75,-2.3125,-1.09375,2.53125,1.0625,-1.375,2.8125,0.28125,1.5,-0.78125,1.71875,0.875,-1.46875,-1.8125,1.09375,2.25,2.46875,-0.5,1.1875,2.65625,1.84375,-2.65625,-1.84375,-1.9375,1.65625,-2,-3.03125,-0.78125,-1.53125,0.3125,-2.21875,2.9375,2.3125,0.40625,2.28125,0,-2.625,0.21875,-1.46875,1.9375,2.96875,0.75,-2.65625,-2.375,2.40625,-0.9375,-2.375,1.46875,1.46875,2.53125,1.8125,-0.1875,0.375,-2.71875,2.9375,-0.96875,0.75,-1.1875,-1.1875,1.09375,-2.84375,1.875,0.875,2.5625,2.53125,-0.46875,0.8125,2.15625,-1.40625,1.8125,2.875,-2.59375,1.46875,-1.96875,-0.8125,-2.78125,-0.28125,1.625,0.0625,-1.875,0.21875,1.15625,3.09375,0.40625,1.75,-1.40625,-2.6875,0.09375,1.1875,1.8125,-2,-2.4375,-3.125,1.375,-2.46875,-1.1875,-2.5,-2.34375,2.125,2.375,0.875,-2.625,0.9375,0.09375,-1.625,0.5625,-1.21875,-0.625,-1.4375,0.4375,2,-3.09375,1.46875,-2.34375,0.1875,-2.21875,1.09375,1.09375,2,-3,1.96875,0.25,-0.9375,0.6875,-1.25}
tensor @r1.in.y : i64[4, 1] = {2,1,0,0}
tensor @r1.in.z : i64[5] = {1,4,3,1,3}
tensor @r1.in.w : f32[2, 3, 4, 5] = {-2.875,-1.71875,-0.15625,-2.21875,-1.875,-1.125,-3,-0.28125,-0.4375,-0.71875,-0.40625,-2.1875,-1.4375,2.46875,1.78125,2.6875,1.9375,-1.75,0.1875,-0.375,-1,2.84375,0.84375,2.875,2.28125,-1.3125,-0.125,-1.90625,3.0625,1.5,-1.40625,-0.875,1.125,-2.09375,-0.6875,2.78125,-0.03125,-1.40625,0.59375,-2.9375,-2.4375,-3.0625,-3.125,-1.53125,1,1.65625,-0.84375,-2.65625,-0.375,1.28125,2.53125,-2.40625,2.375,0.46875,-2.03125,-2.03125,1.59375,1.0625,-0.59375,0.53125,2.34375,-1.78125,-0.71875,1.90625,0.78125,-1.78125,1.3125,0.40625,-2.75,2.59375,1.15625,-2.84375,-0.1875,-1.9375,-0.5,1.625,0.8125,1.34375,-2.6875,-0.40625,-0.90625,3.03125,-1.96875,1.5,0.09375,-2.03125,-1.03125,0.9375,2.125,1.9375,-2.9375,2.4375,2.40625,-0.59375,-2.90625,2.03125,1.96875,-1.625,1.125,1.59375,0.875,-0.21875,-2.3125,0.15625,-2.3125,-0.8125,-2.0625,0.78125,-1.625,0.03125,-0.375,0.28125,0.25,1.6875,2.71875,-1.3125,-2.09375,1.0625,0.46875,-1.1875}
tensor @r1.want.0.f32 : f64[2, 3, 4, 6] = {-0.84375,0.1875,0.125,-0.375,1.9375,-1.34375,-0.34375,-0.4375,-0.1875,-0.71875,-3,3.09375,0.0625,-2.21875,1.46875,-1.875,-1.71875,0.03125,-1.25,-2.75,-2.3125,-1.09375,2.53125,1.0625,-1.375,0.59375,0.28125,-2.9375,-0.03125,1.71875,0.875,3.0625,-1.8125,1.5,-0.125,2.46875,-0.5,2.875,2.65625,2.28125,2.84375,-1.84375,-1.9375,1.65625,-2,-3.03125,-0.78125,-1.53125,0.3125,-0.59375,2.9375,0.53125,1.59375,2.28125,0,-0.375,0.21875,1.28125,-0.84375,2.96875,0.75,-1.53125,-2.375,1,-3.0625,-2.375,1.46875,1.46875,2.53125,1.8125,-0.1875,0.375,-2.71875,-2.6875,-0.96875,-0.40625,0.8125,-1.1875,1.09375,-2.75,1.875,2.59375,1.3125,2.53125,-0.46875,1.90625,2.15625,0.78125,-1.78125,2.875,-2.59375,1.46875,-1.96875,-0.8125,-2.78125,-0.28125,1.625,1.125,-1.875,1.59375,1.96875,3.09375,0.40625,2.125,-1.40625,1.9375,-1.03125,1.1875,1.8125,1.5,-2.4375,0.09375,3.03125,-2.46875,-1.1875,-2.5,-2.34375,2.125,2.375,0.875,-2.625,0.46875,0.09375,-1.1875,-2.09375,-1.21875,-0.625,-1.625,0.4375,0.03125,-2.0625,1.46875,-2.34375,0.15625,-2.21875,-2.3125,-0.21875,2,-3,1.96875,0.25,-0.9375,0.6875,-1.25}
graph "main"(
    %x : f32[2, 3, s53, 6],
    %y : i64[4, 1],
    %z : i64[5],
    %w : f32[2, 3, 4, 5]) {
  %index_put = aten.index_put.default(self=%x, indices=[None, None, %y, %z], values=%w) : f32[2, 3, s53, 6]
  return %index_put as "index_put"
}

fxge 1
model "index_put.inner_put_False.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3, 6] = {2.96875,-2.6875,-0.84375,-0.0625,-0.84375,0.375,3,-1.5625,2.59375,-1.28125,0.15625,-0.09375,0.90625,2.96875,-1.84375,0.71875,2.6875,-1.25,-2.40625,-1.71875,2.9375,-2.40625,-3,2.59375,0.15625,3,-2.1875,2.0625,2.375,0.59375,-0.6875,-1.625,-2.78125,-0.09375,-0.0625,0,1.96875,3.03125,1.5625,2.53125,-2.09375,-2.1875,0.6875,2.53125,-2.1875,-0.1875,2.53125,0.15625,-0.46875,-2.375,2.25,0.96875,0.9375,-2.625,0.21875,1.9375,2.71875,-2.46875,2.8125,1.09375,-0.9375,2.25,1.15625,-1.40625,-2.84375,1.125,-3.125,2.03125,2.0625,3,-0.78125,1.96875,-1.4375,2.34375,2.09375,-1.09375,-2.625,3.09375,-2.1875,-2.34375,2.1875,0.03125,-2.03125,-2.8125,-0.59375,-0.9375,1.0625,1.09375,1.84375,-0.5,1.03125,2.625,2.53125,1.84375,1.875,-2.5,0.90625,2.0625,-0.6875,-2.625,-3.03125,-0.5,-2.46875,1.625,1.84375,0.96875,2.5625,-2.34375}
tensor @r0.in.y : i64[4, 1] = {2,1,1,2}
tensor @r0.in.z : i64[5] = {3,2,3,4,2}
tensor @r0.in.w : f32[2, 3, 4, 5] = {-0.96875,0.6875,0.84375,2.28125,-0.90625,-1.65625,-0.59375,-0.1875,-0.8125,2.34375,0.90625,1.5625,2.71875,-0.5625,-0.1875,0.96875,-1.78125,-3,-1.21875,-2.625,0.75,-2.0625,1.59375,-0.125,-0.25,2.96875,-2.03125,-1.375,-1.4375,0.21875,2.90625,1.9375,3.125,-2.5625,2.75,-0.71875,2.09375,-0.625,-1.9375,1.71875,-2.34375,-2.34375,-0.75,2.40625,-2.5625,0.5625,2.03125,1.96875,-1.8125,-0.5,-2.3125,-0.4375,0.0625,3.09375,2.625,-2.21875,2.75,-1.34375,-2.96875,-2.1875,-0.90625,-0.53125,1.65625,0,3.125,0.84375,1.15625,-2.59375,2.84375,-1.8125,-0.4375,0.9375,-1.40625,0.15625,-3.125,1.21875,2.4375,-0.75,0.03125,2.375,2.4375,-2.71875,2.65625,1.96875,0.0625,-0.1875,0.59375,-3,-2.4375,0.71875,0.0625,2.5625,-0.4375,-0.3125,-2.96875,-0.53125,0.4375,3.09375,2.34375,-2.46875,-2.5625,-2.21875,-2.4375,2.1875,-1.96875,0.34375,0.875,-2.40625,-0.53125,2,-2.875,0.90625,-0.5625,-1.5,-2.65625,1.875,2.9375,-0.96875,1.15625,-1.0625}
tensor @r0.want.0.f32 : f64[2, 3, 3, 6] = {2.96875,-2.6875,-0.84375,-0.0625,-0.84375,0.375,3,-1.5625,-0.1875,2.71875,-0.5625,-0.09375,0.90625,2.96875,-2.625,-3,-1.21875,-1.25,-2.40625,-1.71875,2.9375,-2.40625,-3,2.59375,0.15625,3,2.75,3.125,-2.5625,0.59375,-0.6875,-1.625,1.71875,-0.625,-1.9375,0,1.96875,3.03125,1.5625,2.53125,-2.09375,-2.1875,0.6875,2.53125,2.625,0.0625,3.09375,0.15625,-0.46875,-2.375,-2.1875,-1.34375,-2.96875,-2.625,0.21875,1.9375,2.71875,-2.46875,2.8125,1.09375,-0.9375,2.25,-3.125,-1.40625,0.15625,1.125,-3.125,2.03125,2.375,-0.75,0.03125,1.96875,-1.4375,2.34375,2.09375,-1.09375,-2.625,3.09375,-2.1875,-2.34375,-2.96875,-0.4375,-0.3125,-2.8125,-0.59375,-0.9375,-2.46875,3.09375,2.34375,-0.5,1.03125,2.625,2.53125,1.84375,1.875,-2.5,0.90625,2.0625,-2.65625,-0.5625,-1.5,-0.5,-2.46875,1.625,-1.0625,-0.96875,1.15625,-2.34375}
graph "main"(
    %x : f32[2, 3, 3, 6],
    %y : i64[4, 1],
    %z : i64[5],
    %w : f32[2, 3, 4, 5]) {
  %index_put = aten.index_put.default(self=%x, indices=[None, None, %y, %z], values=%w) : f32[2, 3, 3, 6]
  return %index_put as "index_put"
}

fxge 1
model "index_put.apart_put_False.f32" stage "import"
tensor @r0.in.x : f32[4, 3, 5] = {-0.59375,-1.65625,0.09375,-3.09375,0.5625,-2.1875,2.59375,3.09375,0.8125,-1.875,3.0625,-1.78125,-2.71875,0.1875,1.84375,1.03125,-1,-1.375,-1.625,2.15625,-2.53125,2.28125,2.25,-1.65625,1.46875,1.40625,0.03125,-1.375,-2.90625,-2.65625,2.34375,1.25,0.21875,-1.9375,0.0625,0.25,1.84375,-2.9375,-2.46875,-2.53125,0.96875,-2.1875,-2.0625,-2.6875,0.125,-1.8125,-2.5625,2.75,2.3125,-0.25,2.8125,-2.28125,-2.84375,1.5625,3.125,2.03125,2.1875,3.09375,2.59375,-2.75}
tensor @r0.in.y : i64[2, 1] = {0,1}
tensor @r0.in.z : i64[3] = {3,0,3}
tensor @r0.in.w : f32[2, 3, 3] = {-0.53125,0.5625,-2.03125,1.125,2.96875,1.59375,1,-1.875,-1.875,-2.78125,-1.40625,-1.75,1.28125,-0.6875,-1.5,-0.6875,2.65625,2.25}
tensor @r0.want.0.f32 : f64[4, 3, 5] = {1.125,-1.65625,0.09375,1,0.5625,2.96875,2.59375,3.09375,-1.875,-1.875,1.59375,-1.78125,-2.71875,-1.875,1.84375,1.28125,-1,-1.375,-0.6875,2.15625,-0.6875,2.28125,2.25,2.65625,1.46875,-1.5,0.03125,-1.375,2.25,-2.65625,2.34375,1.25,0.21875,-1.9375,0.0625,0.25,1.84375,-2.9375,-2.46875,-2.53125,0.96875,-2.1875,-2.0625,-2.6875,0.125,-1.8125,-2.5625,2.75,2.3125,-0.25,2.8125,-2.28125,-2.84375,1.5625,3.125,2.03125,2.1875,3.09375,2.59375,-2.75}
graph "main"(
    %x : f32[4, 3, 5],
    %y : i64[2, 1],
    %z : i64[3],
    %w : f32[2, 3, 3]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y, None, %z], values=%w) : f32[4, 3, 5]
  return %index_put as "index_put"
}

fxge 1
model "index_put.last_put_False.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {-1.28125,0.1875,-2.15625,1.5,-1.90625,-0.0625,0,0,1.46875,-0.28125,-3.09375,2.125,-0.625,2.75,1.5,1.03125,0.46875,-3.125,3,2.40625,1.125,0.78125,-1.0625,-0.4375}
tensor @r0.in.y : i64[2, 2] = {3,2,0,0}
tensor @r0.in.z : f32[3, 1, 1] = {2.25,-2.84375,0.875}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {2.25,0.1875,2.25,2.25,-2.84375,-0.0625,-2.84375,-2.84375,0.875,-0.28125,0.875,0.875,2.25,2.75,2.25,2.25,-2.84375,-3.125,-2.84375,-2.84375,0.875,0.78125,0.875,0.875}
graph "main"(
    %x : f32[2, 3, 4],
    %y : i64[2, 2],
    %z : f32[3, 1, 1]) {
  %index_put = aten.index_put.default(self=%x, indices=[None, None, %y], values=%z) : f32[2, 3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.number_put_False.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {-0.25,3,-0.5,1.9375,-2.3125,0.875,-1.71875,-2.8125,-0.5,2.625,-2.3125,-0.75,-1.9375,2,-2.4375,2.6875,-0.125,-1.5625,-0.625,-3.09375,0.625,-1.28125,0.15625,-2.34375}
tensor @r0.in.y : i64[2] = {0,1}
tensor @r0.in.z : i64[2] = {-3,-1}
tensor @r0.in.w : f32[] = {-0.375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {-0.25,-0.375,-0.5,1.9375,-2.3125,0.875,-1.71875,-0.375,-0.5,2.625,-2.3125,-0.75,-1.9375,-0.375,-2.4375,2.6875,-0.125,-1.5625,-0.625,-0.375,0.625,-1.28125,0.15625,-2.34375}
graph "main"(
    %x : f32[2, 3, 4],
    %y : i64[2],
    %z : i64[2],
    %w : f32[]) {
  %index_put = aten.index_put.default(self=%x, indices=[None, %y, %z], values=%w) : f32[2, 3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.masks_put_False.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {-0.09375,-1.03125,0.21875,-2.25,-1,-1.1875,-1.9375,1.59375,1.09375,1.625,3.125,-0.40625,-2.6875,-2.75,-0.90625,-2.34375,-0.0625,0.625,-2.125,-2.53125,1.71875,-0.34375,2.125,-0.8125}
tensor @r0.in.y : bool[3, 4] = {true,false,true,true,false,false,false,true,true,true,false,true}
tensor @r0.in.z : f32[2, 1] = {-1.25,2.09375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {-1.25,-1.03125,-1.25,-1.25,-1,-1.1875,-1.9375,-1.25,-1.25,-1.25,3.125,-1.25,2.09375,-2.75,2.09375,2.09375,-0.0625,0.625,-2.125,2.09375,2.09375,2.09375,2.125,2.09375}
graph "main"(
    %x : f32[2, 3, 4],
    %y : bool[3, 4],
    %z : f32[2, 1]) {
  %index_put = aten.index_put.default(self=%x, indices=[None, %y], values=%z) : f32[2, 3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.inner_put_True.dynamic" stage "import"
symbol s53 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[2, 3, 3, 6] = {3.03125,0.46875,-2.65625,-2.875,0.28125,0.375,3,-2.3125,0.59375,1.65625,-2.71875,-2.90625,0.375,3.125,2.84375,1.8125,1.6875,2.96875,-0.3125,3.03125,-0.8125,-2.71875,1.28125,1.65625,-1.90625,0.8125,3,-1.65625,0.59375,-2.25,0.8125,0.40625,2.40625,2.78125,-1.65625,-0.78125,-1.75,-0.96875,-2.125,-1.15625,2.96875,-2.6875,-0.28125,-1.53125,0.28125,-2.9375,2.71875,-2.03125,0.75,0.5,-1.34375,-2.3125,2.96875,1.5625,-2.15625,0.53125,0.90625,0.34375,0.40625,2.9375,-2.5625,2.40625,-0.15625,1.59375,-2.625,-1.21875,-0.25,1.25,-2.8125,-1.96875,3,2.96875,-0.71875,2.71875,-2.125,2.25,0,0.15625,2.59375,-1.5,0.15625,1.8125,-0.09375,2.6875,0.6875,1.5625,0.65625,1,1.25,1.78125,2.125,-2.40625,0.25,1.0625,3,0.28125,-2.46875,-1.375,-1.875,-2,0.875,2.53125,2.4375,0.34375,1.9375,0.71875,1.65625,-1.75}
tensor @r0.in.y : i64[4, 1] = {0,1,1,2}
tensor @r0.in.z : i64[5] = {1,1,1,5,2}
tensor @r0.in.w : f32[2, 3, 4, 5] = {2.21875,-1.34375,2.3125,-2.0625,-0.09375,-1.03125,2.4375,3.125,-3.125,-1.53125,1.6875,2.96875,-1.34375,0.375,-1.125,-1.03125,-1.9375,1.5,2.71875,1.9375,1.28125,1.9375,-2.46875,0.75,-0.84375,-2.46875,1.375,2.25,1.1875,-0.4375,-2.46875,1.375,0.3125,0.6875,-2.75,-0.34375,1.4375,-0.03125,-2.84375,-0.15625,-1.96875,-0.125,0.21875,1.78125,-2.96875,-2.15625,1.09375,0.3125,1.75,-1.90625,-1.46875,0.875,1.46875,-1.15625,-0.75,0.65625,0.375,-0.90625,-1.125,2.46875,1.8125,-1.78125,-0.59375,2.125,1.53125,-2.25,-1.53125,2.78125,-0.375,0.34375,-2.21875,-2.375,-0.28125,1.375,-0.4375,0.28125,-0.375,2.6875,2.28125,-2.40625,1.5,-0.5625,0.53125,-0.21875,-0.71875,-1.5,-0.6875,2.34375,3.125,1.03125,-2.4375,1.96875,2.875,2.75,-0.4375,1.5,-2.5625,-2.28125,2.21875,-2.59375,1.78125,-0.8125,-2.28125,-1.5625,2.5,-1.3125,1.15625,-1.25,1.6875,0.78125,-0.3125,-0.15625,-1.5625,0.84375,0.71875,2.625,1.59375,-2.625,-1.9375,-0.53125}
tensor @r0.want.0.f32 : f64[2, 3, 3, 6] = {3.03125,3.65625,-2.75,-2.875,0.28125,-1.6875,3,5.53125,-2.0625,1.65625,-2.71875,-5.65625,0.375,1.65625,4.78125,1.8125,1.6875,5.6875,-0.3125,3.78125,-1.65625,-2.71875,1.28125,2.40625,-1.90625,1.1875,-0.1875,-1.65625,0.59375,-0.375,0.8125,1.46875,2.25,2.78125,-1.65625,-3.625,-1.75,-2.84375,-5.09375,-1.15625,2.96875,-0.90625,-0.28125,-1.40625,-2.375,-2.9375,2.71875,-1.4375,0.75,0.625,1.125,-2.3125,2.96875,0.4375,-2.15625,-0.03125,2.4375,0.34375,0.40625,5.0625,-2.5625,-3.46875,-0.25,1.59375,-2.625,-0.21875,-0.25,3.84375,-5.21875,-1.96875,3,5.25,-0.71875,4.1875,-2.84375,2.25,0,-0.0625,2.59375,1.0625,0.75,1.8125,-0.09375,8.5625,0.6875,-1.78125,-1.9375,1,1.25,4,2.125,-3.71875,2.75,1.0625,3,-1.28125,-2.46875,-4.8125,-0.375,-2,0.875,5.0625,2.4375,1.9375,1.40625,0.71875,1.65625,-3.6875}
tensor @r1.in.x : f32[2, 3, 4, 6] = {3.03125,0.46875,-2.65625,-2.875,0.28125,0.375,3,-2.3125,0.59375,1.65625,-2.71875,-2.90625,0.375,3.125,2.84375,1.8125,1.6875,2.96875,-0.3125,3.03125,-0.8125,-2.71875,1.28125,1.65625,-1.90625,0.8125,3,-1.65625,0.59375,-2.25,0.8125,0.40625,2.40625,2.78125,-1.65625,-0.78125,-1.75,-0.96875,-2.125,-1.15625,2.96875,-2.6875,-0.28125,-1.53125,0.28125,-2.9375,2.71875,-2.03125,0.75,0.5,-1.34375,-2.3125,2.96875,1.5625,-2.15625,0.53125,0.90625,0.34375,0.40625,2.9375,-2.5625,2.40625,-0.15625,1.59375,-2.625,-1.21875,-0.25,1.25,-2.8125,-1.96875,3,2.96875,-0.71875,2.71875,-2.125,2.25,0,0.15625,2.59375,-1.5,0.15625,1.8125,-0.09375,2.6875,0.6875,1.5625,0.65625,1,1.25,1.78125,2.125,-2.40625,0.25,1.0625,3,0.28125,-2.46875,-1.375,-1.875,-2,0.875,2.53125,2.4375,0.34375,1.9375,0.71875,1.65625,-1.75,-2.9375,1.3125,-0.75,0.21875,-0.1875,-1.6875,-2.0625,-0.90625,-0.0625,2.21875,-1.34375,2.3125,-2.0625,-0.09375,-1.03125,2.4375,3.125,-3.125,-1.53125,1.6875,2.96875,-1.34375,0.375,-1.125,-1.03125,-1.9375,1.5,2.71875,1.9375,1.28125,1.9375,-2.46875,0.75,-0.84375,-2.46875,1.375}
tensor @r1.in.y : i64[4, 1] = {2,3,3,3}
tensor @r1.in.z : i64[5] = {0,5,2,0,5}
tensor @r1.in.w : f32[2, 3, 4, 5] = {1.4375,-0.03125,-2.84375,-0.15625,-1.96875,-0.125,0.21875,1.78125,-2.96875,-2.15625,1.09375,0.3125,1.75,-1.90625,-1.46875,0.875,1.46875,-1.15625,-0.75,0.65625,0.375,-0.90625,-1.125,2.46875,1.8125,-1.78125,-0.59375,2.125,1.53125,-2.25,-1.53125,2.78125,-0.375,0.34375,-2.21875,-2.375,-0.28125,1.375,-0.4375,0.28125,-0.375,2.6875,2.28125,-2.40625,1.5,-0.5625,0.53125,-0.21875,-0.71875,-1.5,-0.6875,2.34375,3.125,1.03125,-2.4375,1.96875,2.875,2.75,-0.4375,1.5,-2.5625,-2.28125,2.21875,-2.59375,1.78125,-0.8125,-2.28125,-1.5625,2.5,-1.3125,1.15625,-1.25,1.6875,0.78125,-0.3125,-0.15625,-1.5625,0.84375,0.71875,2.625,1.59375,-2.625,-1.9375,-0.53125,0.8125,-0.78125,2.28125,1,0.125,2.90625,1.5625,0.03125,-0.15625,-0.15625,-1.21875,-2.53125,-2.15625,1.75,0.15625,0.53125,0.5,-0.03125,-1.375,3,-1.84375,-1.625,2.8125,1.40625,3.03125,-2.125,-1,2.03125,1.375,-2.6875,-0.8125,-2.21875,0.09375,1.3125,-0.09375,1.40625}
tensor @r1.want.0.f32 : f64[2, 3, 4, 6] = {3.03125,0.46875,-2.65625,-2.875,0.28125,0.375,3,-2.3125,0.59375,1.65625,-2.71875,-2.90625,1.65625,3.125,0,1.8125,1.6875,0.96875,-4.09375,3.03125,1.5625,-2.71875,1.28125,0.6875,-1.90625,0.8125,3,-1.65625,0.59375,-2.25,0.8125,0.40625,2.40625,2.78125,-1.65625,-0.78125,1.09375,-0.96875,-3.25,-1.15625,2.96875,-1.78125,-4.53125,-1.53125,3.40625,-2.9375,2.71875,-4.3125,0.75,0.5,-1.34375,-2.3125,2.96875,1.5625,-2.15625,0.53125,0.90625,0.34375,0.40625,2.9375,-5.34375,2.40625,2.125,1.59375,-2.625,2.96875,0.34375,1.25,2.84375,-1.96875,3,6.28125,-0.71875,2.71875,-2.125,2.25,0,0.15625,2.59375,-1.5,0.15625,1.8125,-0.09375,2.6875,-4.46875,1.5625,2.875,1,1.25,1.28125,6.3125,-2.40625,1.21875,1.0625,3,-3.8125,-2.46875,-1.375,-1.875,-2,0.875,2.53125,2.4375,0.34375,1.9375,0.71875,1.65625,-1.75,-1.875,1.3125,-2.6875,0.21875,-0.1875,-3.5,-3.6875,-0.90625,2.53125,2.21875,-1.34375,4.6875,-2.0625,-0.09375,-1.03125,2.4375,3.125,-3.125,-1.53125,1.6875,2.96875,-1.34375,0.375,-1.125,2.46875,-1.9375,0.125,2.71875,1.9375,-0.59375,-2.65625,-2.46875,4.84375,-0.84375,-2.46875,4.78125}
graph "main"(
    %x : f32[2, 3, s53, 6],
    %y : i64[4, 1],
    %z : i64[5],
    %w : f32[2, 3, 4, 5]) {
  %index_put = aten.index_put.default(self=%x, indices=[None, None, %y, %z], values=%w, accumulate=true) : f32[2, 3, s53, 6]
  return %index_put as "index_put"
}

fxge 1
model "index_put.inner_put_True.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 3, 6] = {-2.96875,-0.40625,1.53125,2.15625,0.875,2.53125,-0.125,2.34375,2.9375,-0.8125,1.25,-0.8125,0.40625,-2.21875,2.53125,2.1875,-0.90625,-2.3125,1.34375,0,-0.59375,-2.15625,3,0.59375,0.5,-0.78125,2.96875,-2.90625,3,-0.0625,2.4375,-2.78125,2.71875,0.78125,0.625,-2.8125,0.375,0.78125,0.375,-1.90625,-3.125,-0.21875,-2.15625,1.21875,-1.5,1.46875,-0.09375,1.9375,2.375,-1.875,-0.90625,-2.59375,2.0625,2.375,-1,-0.71875,-2.90625,-0.78125,-0.4375,0.96875,0.71875,-0.125,2.6875,-1.84375,-0.71875,1.8125,2.09375,-1.84375,-2.40625,-1.53125,2.21875,-2.125,-2.46875,-3.0625,0.875,1.90625,1.28125,1.53125,0.3125,-1.9375,1.40625,1.625,0.78125,1.34375,-0.90625,1.625,0.9375,-0.0625,-2.375,3.09375,1.1875,-1.3125,0.375,-3.0625,1.1875,1.03125,1.78125,-2,-2.75,1.1875,1.0625,-1.34375,1.1875,2.6875,0.28125,2.71875,1.1875,-0.4375}
tensor @r0.in.y : i64[4, 1] = {2,1,0,2}
tensor @r0.in.z : i64[5] = {3,5,0,0,0}
tensor @r0.in.w : f32[2, 3, 4, 5] = {-2.90625,1.15625,-2.375,-1.90625,0.84375,2.90625,1.71875,1.125,-0.5625,1.25,-0.46875,-1.3125,-1.28125,2.09375,-1.9375,-0.625,2.40625,1.875,0.375,-1.78125,-1.25,1.3125,0.875,1,1.03125,0.09375,-0.09375,-2.25,-2.34375,1.15625,1.34375,-0.5,-2.40625,1.25,-2.375,3.03125,-2,-1.625,1.625,2.96875,-1.34375,-0.6875,1.1875,2.90625,-2.53125,-0.09375,3.0625,-1.34375,-0.65625,1.1875,-1.90625,-3.0625,-2.125,-2.59375,2,-1.28125,-1.9375,-2.3125,-2.34375,-0.5,1.53125,1.375,-0.25,2.9375,0.21875,1.1875,2.46875,0.3125,0.71875,-1.75,-1.78125,0.96875,-1.59375,1.25,0.625,1.96875,-2.625,2.625,-3.03125,-0.8125,-0.65625,0.15625,-3.09375,-1.78125,0.5,1.84375,-1.0625,0.5625,0.625,-1.9375,-0.90625,1.3125,2.96875,-2.34375,-2.625,0.28125,-2.6875,1,-0.4375,0.28125,-1.40625,1.59375,-2.4375,1.0625,1.4375,-3.09375,2.1875,0.25,2.46875,0.46875,1.1875,1.65625,2.875,-2.3125,-0.375,-1.78125,-0.71875,-0.3125,0.5,-1.25}
tensor @r0.want.0.f32 : f64[2, 3, 3, 6] = {-4.09375,-0.40625,1.53125,1.6875,0.875,1.21875,1.6875,2.34375,2.9375,2.09375,1.25,0.90625,-2.5625,-2.21875,2.53125,-1.34375,-0.90625,1.25,-2.1875,0,-0.59375,-0.8125,3,0.09375,-2.9375,-0.78125,2.96875,-2.8125,3,-0.15625,8.3125,-2.78125,2.71875,2.5625,0.625,-3.5,-2.34375,0.78125,0.375,-3.8125,-3.125,-3.28125,-2.96875,1.21875,-1.5,1.375,-0.09375,5,-1.21875,-1.875,-0.90625,-5.21875,2.0625,-0.25,-0.71875,-0.71875,-2.90625,-2.5625,-0.4375,1.9375,0,-0.125,2.6875,-0.65625,-0.71875,4.28125,3.78125,-1.84375,-2.40625,1.96875,2.21875,-3.375,-4.46875,-3.0625,0.875,1,1.28125,2.84375,-0.4375,-1.9375,1.40625,3.46875,0.78125,0.28125,-4.4375,1.625,0.9375,-0.4375,-2.375,0.5625,1.375,-1.3125,0.375,-1.875,1.1875,2.6875,4.96875,-2,-2.75,-1.90625,1.0625,0.84375,0.1875,2.6875,0.28125,-0.46875,1.1875,0.4375}
graph "main"(
    %x : f32[2, 3, 3, 6],
    %y : i64[4, 1],
    %z : i64[5],
    %w : f32[2, 3, 4, 5]) {
  %index_put = aten.index_put.default(self=%x, indices=[None, None, %y, %z], values=%w, accumulate=true) : f32[2, 3, 3, 6]
  return %index_put as "index_put"
}

fxge 1
model "index_put.apart_put_True.f32" stage "import"
tensor @r0.in.x : f32[4, 3, 5] = {0.09375,0.5,-2.9375,-2.84375,-2.53125,0.71875,-1.125,-0.25,1.21875,0.21875,-3.125,-0.4375,2.40625,0.6875,-0.40625,-0.96875,0.46875,0.59375,-2.25,-0.5625,-2.40625,-0.28125,0.21875,-1.78125,-2.5,-1.84375,-1.1875,3.125,1.53125,0.6875,1.46875,-0.8125,1.5625,-2.0625,-0.28125,2.25,1.8125,1.90625,-0.5,-1.15625,-1.09375,0.46875,-1.9375,1.625,-0.90625,-0.59375,0.625,-2.59375,2.3125,2.90625,-2,0.21875,-2.40625,0.1875,0.96875,-0.15625,0.34375,1.5625,-0.4375,2.65625}
tensor @r0.in.y : i64[2, 1] = {2,1}
tensor @r0.in.z : i64[3] = {1,4,3}
tensor @r0.in.w : f32[2, 3, 3] = {1.40625,2.5625,0.59375,2.28125,-0.4375,-2.3125,-2.46875,0.625,-2.90625,-2.375,-0.71875,-1,2.28125,2.96875,-0.9375,1.25,1.53125,1}
tensor @r0.want.0.f32 : f64[4, 3, 5] = {0.09375,0.5,-2.9375,-2.84375,-2.53125,0.71875,-1.125,-0.25,1.21875,0.21875,-3.125,-0.4375,2.40625,0.6875,-0.40625,-0.96875,-1.90625,0.59375,-1,1.71875,-2.40625,-1,0.21875,-0.25,0.46875,-1.84375,-2.1875,3.125,2.53125,-0.25,1.46875,0.59375,1.5625,-4.53125,2,2.25,4.375,1.90625,0.125,-1.59375,-1.09375,1.0625,-1.9375,-1.28125,-3.21875,-0.59375,0.625,-2.59375,2.3125,2.90625,-2,0.21875,-2.40625,0.1875,0.96875,-0.15625,0.34375,1.5625,-0.4375,2.65625}
graph "main"(
    %x : f32[4, 3, 5],
    %y : i64[2, 1],
    %z : i64[3],
    %w : f32[2, 3, 3]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y, None, %z], values=%w, accumulate=true) : f32[4, 3, 5]
  return %index_put as "index_put"
}

fxge 1
model "index_put.last_put_True.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {1.71875,-0.09375,0.21875,2.46875,1,1.59375,-2.125,0.875,0.5625,-0.3125,-2.78125,-0.34375,-1.625,-0.03125,0,-0.03125,1.03125,0.625,1.1875,3,-2.03125,-0.6875,-2,-1.75}
tensor @r0.in.y : i64[2, 2] = {0,0,2,2}
tensor @r0.in.z : f32[3, 1, 1] = {2.75,-1.40625,-0.96875}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {7.21875,-0.09375,5.71875,2.46875,-1.8125,1.59375,-4.9375,0.875,-1.375,-0.3125,-4.71875,-0.34375,3.875,-0.03125,5.5,-0.03125,-1.78125,0.625,-1.625,3,-3.96875,-0.6875,-3.9375,-1.75}
graph "main"(
    %x : f32[2, 3, 4],
    %y : i64[2, 2],
    %z : f32[3, 1, 1]) {
  %index_put = aten.index_put.default(self=%x, indices=[None, None, %y], values=%z, accumulate=true) : f32[2, 3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.number_put_True.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {-1.0625,0,2.34375,1.1875,-0.03125,-1.4375,3.0625,-2.28125,1.25,3.09375,-2.0625,2.125,-0.15625,1.75,1.65625,-1.8125,-1.65625,-0.90625,1.1875,2.6875,-1.9375,-2.4375,-2,1.3125}
tensor @r0.in.y : i64[2] = {2,2}
tensor @r0.in.z : i64[2] = {-3,-3}
tensor @r0.in.w : f32[] = {1.59375}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {-1.0625,0,2.34375,1.1875,-0.03125,-1.4375,3.0625,-2.28125,1.25,6.28125,-2.0625,2.125,-0.15625,1.75,1.65625,-1.8125,-1.65625,-0.90625,1.1875,2.6875,-1.9375,0.75,-2,1.3125}
graph "main"(
    %x : f32[2, 3, 4],
    %y : i64[2],
    %z : i64[2],
    %w : f32[]) {
  %index_put = aten.index_put.default(self=%x, indices=[None, %y, %z], values=%w, accumulate=true) : f32[2, 3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.masks_put_True.f32" stage "import"
tensor @r0.in.x : f32[2, 3, 4] = {1.15625,-0.8125,0.3125,2.53125,3.0625,-1.8125,-2.5,-1.0625,0.625,-0.90625,-0.625,-1.03125,2.09375,2.5,-1.65625,0.125,-1.875,-0.4375,-1.4375,-1.125,2.65625,-3.0625,-1.1875,0}
tensor @r0.in.y : bool[3, 4] = {true,true,false,true,true,false,true,true,true,false,true,false}
tensor @r0.in.z : f32[2, 1] = {-2.375,1.1875}
tensor @r0.want.0.f32 : f64[2, 3, 4] = {-1.21875,-3.1875,0.3125,0.15625,0.6875,-1.8125,-4.875,-3.4375,-1.75,-0.90625,-3,-1.03125,3.28125,3.6875,-1.65625,1.3125,-0.6875,-0.4375,-0.25,0.0625,3.84375,-3.0625,0,0}
graph "main"(
    %x : f32[2, 3, 4],
    %y : bool[3, 4],
    %z : f32[2, 1]) {
  %index_put = aten.index_put.default(self=%x, indices=[None, %y], values=%z, accumulate=true) : f32[2, 3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.twice.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,4,-5,0,-5,4,0,1,-1,-5,-3,1}
tensor @r0.in.y : i64[4] = {1,1,2,1}
tensor @r0.in.z : i64[4] = {-1,3,0,3}
tensor @r0.in.w : i64[4] = {2,-1,-3,7}
tensor @r0.want.0.i64 : i64[3, 4] = {-7,4,-5,0,-5,4,0,9,-4,-5,-3,1}
graph "main"(
    %x : i64[3, 4],
    %y : i64[4],
    %z : i64[4],
    %w : i64[4]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y, %z], values=%w, accumulate=true) : i64[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.twice.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.15625,-1.15625,-2.09375,1.46875,2.9375,-1.4375,2.25,1.71875,2.46875,-0.59375,0.5,0.8125}
tensor @r0.in.y : i64[4] = {1,1,2,1}
tensor @r0.in.z : i64[4] = {-1,3,0,3}
tensor @r0.in.w : f64[4] = {-0.53125,-0.75,0,-2.40625}
tensor @r0.want.0.f64 : f64[3, 4] = {0.15625,-1.15625,-2.09375,1.46875,2.9375,-1.4375,2.25,-1.96875,2.46875,-0.59375,0.5,0.8125}
graph "main"(
    %x : f64[3, 4],
    %y : i64[4],
    %z : i64[4],
    %w : f64[4]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y, %z], values=%w, accumulate=true) : f64[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.twice.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,false,true,false,false,true,true,true,false}
tensor @r0.in.y : i64[4] = {1,1,2,1}
tensor @r0.in.z : i64[4] = {-1,3,0,3}
tensor @r0.in.w : bool[4] = {true,true,true,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,false,true,false,false,true,false,true,true,true,true,false}
graph "main"(
    %x : bool[3, 4],
    %y : i64[4],
    %z : i64[4],
    %w : bool[4]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y, %z], values=%w, accumulate=true) : bool[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.added.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s15 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[3, 4, 2] = {-3,-2,-1,-7,-3,-7,-1,5,-7,-1,2,5,1,0,2,3,6,-5,6,-1,6,-5,2,7}
tensor @r0.in.y : i64[3] = {1,2,0}
tensor @r0.in.z : i64[3] = {1,0,1}
tensor @r0.in.w : i64[3, 3] = {-1,-5,-3,7,-5,1,2,7,-5}
tensor @r0.want.0.i64 : i64[3, 4, 2] = {-3,-5,-1,-8,-8,-7,-1,5,-7,0,2,12,-4,0,2,3,6,-10,6,1,13,-5,2,7}
tensor @r1.in.x : i64[4, 6, 2] = {-3,-2,-1,-7,-3,-7,-1,5,-7,-1,2,5,1,0,2,3,6,-5,6,-1,6,-5,2,7,-3,-6,7,-1,-5,-3,7,-5,1,2,7,-5,2,4,-2,-3,3,-5,-3,3,6,6,2,7}
tensor @r1.in.y : i64[3] = {3,4,4}
tensor @r1.in.z : i64[3] = {1,0,1}
tensor @r1.in.w : i64[4, 3] = {-4,1,1,0,0,-1,-4,0,-1,5,-2,-6}
tensor @r1.want.0.i64 : i64[4, 6, 2] = {-3,-2,-1,-7,-3,-7,-1,1,-6,0,2,5,1,0,2,3,6,-5,6,-1,6,-6,2,7,-3,-6,7,-1,-5,-3,7,-9,1,1,7,-5,2,4,-2,-3,3,-5,-3,8,4,0,2,7}
graph "main"(
    %x : i64[s77, s27, 2],
    %y : i64[3],
    %z : i64[3],
    %w : i64[s15, 3]) {
  %index_put = aten.index_put.default(self=%x, indices=[None, %y, %z], values=%w, accumulate=true) : i64[s77, s27, 2]
  return %index_put as "index_put"
}

fxge 1
model "index_put.added.f64" stage "import"
tensor @r0.in.x : f64[3, 4, 2] = {2.28125,0.15625,-2.84375,0.6875,2.0625,1.28125,2.71875,-0.34375,-0.21875,-0.5625,-0.21875,-3.09375,-1.1875,2.46875,1.8125,1.96875,0,-1.21875,0.28125,0.09375,1.53125,0.5625,-0.9375,-2.09375}
tensor @r0.in.y : i64[3] = {2,1,1}
tensor @r0.in.z : i64[3] = {1,0,1}
tensor @r0.in.w : f64[3, 3] = {-0.78125,2.15625,-1.25,0.03125,1.625,2.03125,0.1875,-2.125,-1.125}
tensor @r0.want.0.f64 : f64[3, 4, 2] = {2.28125,0.15625,-0.6875,-0.5625,2.0625,0.5,2.71875,-0.34375,-0.21875,-0.5625,1.40625,-1.0625,-1.1875,2.5,1.8125,1.96875,0,-1.21875,-1.84375,-1.03125,1.53125,0.75,-0.9375,-2.09375}
graph "main"(
    %x : f64[3, 4, 2],
    %y : i64[3],
    %z : i64[3],
    %w : f64[3, 3]) {
  %index_put = aten.index_put.default(self=%x, indices=[None, %y, %z], values=%w, accumulate=true) : f64[3, 4, 2]
  return %index_put as "index_put"
}

fxge 1
model "index_put.added.bool" stage "import"
tensor @r0.in.x : bool[3, 4, 2] = {true,false,false,false,true,true,false,false,true,false,true,false,false,false,true,false,false,false,false,true,false,false,false,true}
tensor @r0.in.y : i64[3] = {3,1,0}
tensor @r0.in.z : i64[3] = {1,0,1}
tensor @r0.in.w : bool[3, 3] = {true,true,true,true,false,true,false,false,false}
tensor @r0.want.0.bool : bool[3, 4, 2] = {true,true,true,false,true,true,false,true,true,true,true,false,false,false,true,true,false,false,false,true,false,false,false,true}
graph "main"(
    %x : bool[3, 4, 2],
    %y : i64[3],
    %z : i64[3],
    %w : bool[3, 3]) {
  %index_put = aten.index_put.default(self=%x, indices=[None, %y, %z], values=%w, accumulate=true) : bool[3, 4, 2]
  return %index_put as "index_put"
}

fxge 1
model "index_put.mask_rows.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.40625,-0.15625,-2.5,0.25,2.5625,-2.75,1.75,-0.4375,1.84375,-3.03125,-0.28125,-1.40625}
tensor @r0.in.y : bool[3] = {false,true,true}
tensor @r0.in.z : f32[1, 4] = {1.53125,-1.28125,-0.71875,1.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.40625,-0.15625,-2.5,0.25,1.53125,-1.28125,-0.71875,1.40625,1.53125,-1.28125,-0.71875,1.40625}
graph "main"(
    %x : f32[3, 4],
    %y : bool[3],
    %z : f32[1, 4]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z) : f32[3, 4]
  return %index_put as "index_put"
}

fxge 1
model "index_put.mask_values.f32" stage "import"
tensor @r0.in.x : f32[5] = {-0.75,0.78125,3.0625,-1.0625,2.875}
tensor @r0.in.y : bool[5] = {true,false,true,false,true}
tensor @r0.in.z : f32[3] = {0.34375,2.71875,2.59375}
tensor @r0.want.0.f32 : f64[5] = {0.34375,0.78125,2.71875,-1.0625,2.59375}
graph "main"(
    %x : f32[5],
    %y : bool[5],
    %z : f32[3]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z) : f32[5]
  return %index_put as "index_put"
}

fxge 1
model "index_put.mask_added.f32" stage "import"
tensor @r0.in.x : f32[5] = {0.15625,1.53125,-2.15625,-0.34375,-0.90625}
tensor @r0.in.y : bool[5] = {true,false,true,false,true}
tensor @r0.in.z : f32[3] = {-2.28125,-1.90625,2.5625}
tensor @r0.want.0.f32 : f64[5] = {-2.125,1.53125,-4.0625,-0.34375,1.65625}
graph "main"(
    %x : f32[5],
    %y : bool[5],
    %z : f32[3]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z, accumulate=true) : f32[5]
  return %index_put as "index_put"
}

fxge 1
model "embedding_renorm_.in_place.f32" stage "import"
tensor @r0.in.x : f32[8, 3] = {-1.5,0.625,2.84375,-2.4375,-2.96875,1.65625,0.96875,2.78125,2.78125,0.25,2.59375,-0.59375,-0.5625,-1.125,-1,2.71875,-2.84375,1.4375,1.1875,-0.40625,-0.5,-0.09375,2.53125,-2.96875}
tensor @r0.in.y : i64[2, 3] = {3,3,2,6,6,0}
tensor @r0.want.0.f32 : f64[8, 3] = {-0.3018868,0.1257862,0.572327,-2.4375,-2.96875,1.65625,0.1483254,0.4258373,0.4258373,0.07272727,0.7545454,-0.1727273,-0.5625,-1.125,-1,2.71875,-2.84375,1.4375,0.5671642,-0.1940298,-0.238806,-0.09375,2.53125,-2.96875}
graph "main"(
    %x : f32[8, 3],
    %y : i64[2, 3]) {
  %clone = aten.clone.default(self=%x) : f32[8, 3]
  %embedding_renorm_ = aten.embedding_renorm_.default(self=%clone, indices=%y, max_norm=1.0, norm_type=1.0) : f32[8, 3]
  return %embedding_renorm_ as "embedding_renorm_"
}

fxge 1
model "index_add_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.8125,-0.84375,1.28125,-1.5,1.875,-1.09375,-1.625,2.125,-2.0625,-1.375,-1.15625,-3}
tensor @r0.in.y : i64[2] = {2,0}
tensor @r0.in.z : f32[2, 4] = {0.90625,-2,0.375,-0.375,1.21875,-1.78125,2.21875,-1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.59375,-2.625,3.5,-2.71875,1.875,-1.09375,-1.625,2.125,-1.15625,-3.375,-0.78125,-3.375}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[2, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %index_add_ = aten.index_add_.default(self=%clone, dim=0, index=%y, source=%z) : f32[3, 4]
  return %index_add_ as "index_add_"
}

fxge 1
model "index_copy_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.25,-0.1875,-1.15625,0.03125,0.875,-1.90625,0.71875,-1.65625,0.375,-0.71875,-0.625,2.75}
tensor @r0.in.y : i64[2] = {0,2}
tensor @r0.in.z : f32[2, 4] = {2.28125,-0.34375,1.96875,2.0625,0.6875,-1.03125,-1.21875,2.125}
tensor @r0.want.0.f32 : f64[3, 4] = {2.28125,-0.34375,1.96875,2.0625,0.875,-1.90625,0.71875,-1.65625,0.6875,-1.03125,-1.21875,2.125}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[2, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %index_copy_ = aten.index_copy_.default(self=%clone, dim=0, index=%y, source=%z) : f32[3, 4]
  return %index_copy_ as "index_copy_"
}

fxge 1
model "index_fill_.int_Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3.0625,-0.15625,-0.0625,0.59375,-2.625,-0.28125,0.90625,1.53125,3.03125,1.53125,0.3125,0.53125}
tensor @r0.in.y : i64[2] = {1,0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.5,1.5,-0.0625,0.59375,1.5,1.5,0.90625,1.53125,1.5,1.5,0.3125,0.53125}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %index_fill_ = aten.index_fill_.int_Scalar(self=%clone, dim=1, index=%y, value=1.5) : f32[3, 4]
  return %index_fill_ as "index_fill_"
}

fxge 1
model "index_fill_.int_Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3,2.59375,-0.4375,1.71875,-0.5625,1.125,1.21875,0.875,2.375,1.65625,2.6875,-2.0625}
tensor @r0.in.y : i64[2] = {2,3}
tensor @r0.in.z : f32[] = {2.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {3,2.59375,2.03125,2.03125,-0.5625,1.125,2.03125,2.03125,2.375,1.65625,2.03125,2.03125}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %index_fill_ = aten.index_fill_.int_Tensor(self=%clone, dim=1, index=%y, value=%z) : f32[3, 4]
  return %index_fill_ as "index_fill_"
}

fxge 1
model "index_put_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.65625,3.125,-2.5625,-0.625,0.375,1.375,-1.6875,-2.375,-0.84375,-2.75,1.65625,-2.90625}
tensor @r0.in.y : i64[2] = {1,2}
tensor @r0.in.z : f32[2, 4] = {0.28125,-1.9375,-1.6875,0.46875,1.9375,-1.21875,-1.78125,0.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {2.65625,3.125,-2.5625,-0.625,0.28125,-1.9375,-1.6875,0.46875,1.9375,-1.21875,-1.78125,0.0625}
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[2, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %index_put_ = aten.index_put_.default(self=%clone, indices=[%y], values=%z) : f32[3, 4]
  return %index_put_ as "index_put_"
}

fxge 1
model "masked_fill_.Scalar.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.46875,0.8125,-2.5625,1.0625,2.71875,-1.6875,-0.34375,1.84375,0.78125,-2.65625,-1.65625,-2.78125}
tensor @r0.in.y : bool[3, 4] = {true,false,true,false,true,false,false,true,true,true,false,false}
tensor @r0.want.0.f32 : f64[3, 4] = {2,0.8125,2,1.0625,2,-1.6875,-0.34375,2,2,2,-1.65625,-2.78125}
graph "main"(
    %x : f32[3, 4],
    %y : bool[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %masked_fill_ = aten.masked_fill_.Scalar(self=%clone, mask=%y, value=2) : f32[3, 4]
  return %masked_fill_ as "masked_fill_"
}

fxge 1
model "masked_fill_.Tensor.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.03125,-1.53125,-1.65625,1.03125,-0.03125,-0.53125,2.59375,-1.3125,2.40625,-2.65625,1.71875,0.5625}
tensor @r0.in.y : bool[3, 4] = {true,true,false,true,false,true,false,true,true,false,true,true}
tensor @r0.in.z : f32[] = {1.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.03125,1.03125,-1.65625,1.03125,-0.03125,1.03125,2.59375,1.03125,1.03125,-2.65625,1.03125,1.03125}
graph "main"(
    %x : f32[3, 4],
    %y : bool[3, 4],
    %z : f32[]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %masked_fill_ = aten.masked_fill_.Tensor(self=%clone, mask=%y, value=%z) : f32[3, 4]
  return %masked_fill_ as "masked_fill_"
}

fxge 1
model "masked_scatter_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.84375,-0.625,-2.75,2.40625,2.96875,-0.21875,-1.28125,-3.03125,-2.65625,-1.25,-0.46875,-2.5625}
tensor @r0.in.y : bool[3, 4] = {true,false,false,true,true,true,true,false,true,false,false,false}
tensor @r0.in.z : f32[12] = {-0.5,1.84375,2.65625,0.53125,1.53125,0.8125,1.09375,2,1.46875,0.21875,1.9375,-2.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5,-0.625,-2.75,1.84375,2.65625,0.53125,1.53125,-3.03125,0.8125,-1.25,-0.46875,-2.5625}
graph "main"(
    %x : f32[3, 4],
    %y : bool[3, 4],
    %z : f32[12]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %masked_scatter_ = aten.masked_scatter_.default(self=%clone, mask=%y, source=%z) : f32[3, 4]
  return %masked_scatter_ as "masked_scatter_"
}

fxge 1
model "scatter_.src.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.84375,-1.21875,-2.59375,2.46875,-1.96875,0.46875,1.78125,2.9375,-1.65625,2.0625,-2.84375,1.0625}
tensor @r0.in.y : i64[3, 2] = {2,1,2,1,2,1}
tensor @r0.in.z : f32[3, 2] = {-1,-1.40625,1.09375,-1.3125,2.15625,-2.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.84375,-1.40625,-1,2.46875,-1.96875,-1.3125,1.09375,2.9375,-1.65625,-2.34375,2.15625,1.0625}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2],
    %z : f32[3, 2]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %scatter_ = aten.scatter_.src(self=%clone, dim=1, index=%y, src=%z) : f32[3, 4]
  return %scatter_ as "scatter_"
}

fxge 1
model "scatter_.value.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.71875,-0.625,1.5625,2.78125,-1.90625,0.125,-0.0625,-2.40625,-0.1875,-2.875,2.5,-0.90625}
tensor @r0.in.y : f32[0, 2] = {}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.71875,-0.625,1.5625,2.78125,-1.90625,0.125,-0.0625,-2.40625,-0.1875,-2.875,2.5,-0.90625}
graph "main"(
    %x : f32[3, 4],
    %y : f32[0, 2]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %scatter_ = aten.scatter_.value(self=%clone, dim=1, index=%y, value=1.5) : f32[3, 4]
  return %scatter_ as "scatter_"
}

fxge 1
model "scatter_add_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.875,-2.84375,3.09375,2.40625,-1.96875,-2.65625,0.875,2.375,-0.53125,-2.65625,-2.09375,-0.9375}
tensor @r0.in.y : f32[0, 2] = {}
tensor @r0.in.z : f32[3, 4] = {-1.5,0.15625,0.1875,-0.75,2.40625,0.78125,0.5,0.90625,1.65625,1.59375,-1.3125,1.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {2.875,-2.84375,3.09375,2.40625,-1.96875,-2.65625,0.875,2.375,-0.53125,-2.65625,-2.09375,-0.9375}
graph "main"(
    %x : f32[3, 4],
    %y : f32[0, 2],
    %z : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %scatter_add_ = aten.scatter_add_.default(self=%clone, dim=0, index=%y, src=%z) : f32[3, 4]
  return %scatter_add_ as "scatter_add_"
}

fxge 1
model "tril_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.28125,3.125,-1.5,-2.84375,-1.21875,-1.46875,0.4375,3.03125,2.8125,-0.40625,-2.6875,0}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.28125,0,0,0,-1.21875,-1.46875,0,0,2.8125,-0.40625,-2.6875,0}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %tril_ = aten.tril_.default(self=%clone) : f32[3, 4]
  return %tril_ as "tril_"
}

fxge 1
model "triu_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.53125,-1.71875,-1.03125,0.3125,0.96875,-1.5625,-0.15625,1.90625,-1.09375,-1.34375,0.75,-1.875}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.53125,-1.71875,-1.03125,0.3125,0,-1.5625,-0.15625,1.90625,0,0,0.75,-1.875}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %triu_ = aten.triu_.default(self=%clone) : f32[3, 4]
  return %triu_ as "triu_"
}

fxge 1
model "scatter_reduce_.two.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.3125,-2.5625,0.125,-1.28125,2.875,-0.5,-2.28125,2.15625,0.9375,2.28125,-1.3125,0.6875}
tensor @r0.in.y : f32[0, 2] = {}
tensor @r0.in.z : f32[3, 4] = {3.09375,3.09375,0.84375,-1.25,1.65625,-2.9375,-0.53125,2.375,0.75,-2.71875,-3.09375,1.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3125,-2.5625,0.125,-1.28125,2.875,-0.5,-2.28125,2.15625,0.9375,2.28125,-1.3125,0.6875}
graph "main"(
    %x : f32[3, 4],
    %y : f32[0, 2],
    %z : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %scatter_reduce_ = aten.scatter_reduce_.two(self=%clone, dim=0, index=%y, src=%z, reduce="amax") : f32[3, 4]
  return %scatter_reduce_ as "scatter_reduce_"
}

fxge 1
model "index_reduce_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.84375,2.75,-0.84375,1.4375,-2.53125,-1.1875,-0.71875,0.15625,1.59375,0.8125,2.375,-2.0625}
tensor @r0.in.y : i64[4] = {1,2,0,2}
tensor @r0.in.z : f32[4, 4] = {-0.28125,-2.40625,-1.96875,0.625,0.90625,2.4375,1.125,2.09375,0.625,-2.75,2.1875,-1.9375,1.78125,1.9375,-1.75,0.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.152344,-7.5625,-1.845703,-2.785156,0.7119141,2.857422,1.415039,0.09765625,2.572723,3.837158,-4.675781,-0.2698975}
graph "main"(
    %x : f32[3, 4],
    %y : i64[4],
    %z : f32[4, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %index_reduce_ = aten.index_reduce_.default(self=%clone, dim=0, index=%y, source=%z, reduce="prod") : f32[3, 4]
  return %index_reduce_ as "index_reduce_"
}

fxge 1
model "scatter_.reduce.in_place.f32" stage "import"
tensor @r0.in.x : f32[] = {-3}
tensor @r0.in.y : i64[1] = {0}
tensor @r0.in.z : f32[1] = {-0.46875}
tensor @r0.want.0.f32 : f64[] = {1.40625}
graph "main"(
    %x : f32[],
    %y : i64[1],
    %z : f32[1]) {
  %clone = aten.clone.default(self=%x) : f32[]
  %scatter_ = aten.scatter_.reduce(self=%clone, dim=-1, index=%y, src=%z, reduce="multiply") : f32[]
  return %scatter_ as "scatter_"
}

fxge 1
model "scatter_.value_reduce.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.125,-2.1875,3.03125,0.5625,3.0625,1.25,1.1875,-1.78125,1.0625,1.71875,-0.6875,2.40625}
tensor @r0.in.y : i64[4, 4] = {1,0,1,2,1,0,2,1,1,2,0,2,1,2,0,0}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.125,-13.67188,18.94531,1.40625,119.6289,1.25,2.96875,-4.453125,1.0625,10.74219,-1.71875,15.03906}
graph "main"(
    %x : f32[3, 4],
    %y : i64[4, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %scatter_ = aten.scatter_.value_reduce(self=%clone, dim=0, index=%y, value=2.5, reduce="multiply") : f32[3, 4]
  return %scatter_ as "scatter_"
}

fxge 1
model "put_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.90625,-0.84375,2.71875,-0.625,-1.21875,-2.875,-2.53125,-1.65625,-2.5,-2.125,-2.1875,1.40625}
tensor @r0.in.y : i64[3, 2] = {-4,-5,5,3,4,-3}
tensor @r0.in.z : f32[3, 2] = {1.875,1.28125,-2.0625,0.09375,-1.46875,2.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.90625,-0.84375,2.71875,0.09375,-1.46875,-2.0625,-2.53125,1.28125,1.875,2.40625,-2.1875,1.40625}
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2],
    %z : f32[3, 2]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %put_ = aten.put_.default(self=%clone, index=%y, source=%z) : f32[3, 4]
  return %put_ as "put_"
}
