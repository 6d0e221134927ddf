fxge 1
model "topk.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 6] = {0.25,0.75,-2,-1,2.25,-1.25,1,2,-1.5,-0.5,1.25,-0.25,1.5,-1.75,-0.75,0,0.5,1.75}
tensor @r0.want.0.f32 : f64[3, 2] = {2.25,0.75,2,1.25,1.75,1.5}
tensor @r0.want.1.i64 : i64[3, 2] = {4,1,1,4,5,0}
tensor @r1.in.x : f32[4, 8] = {-1.75,-1.25,2.25,5,5.75,1,-0.75,0.75,2.75,2,3.25,0.25,3,0.5,0,4.25,-2,5.5,1.5,-1,-0.25,4.5,5.25,1.75,3.75,-1.5,-0.5,2.5,4.75,4,3.5,1.25}
tensor @r1.want.0.f32 : f64[4, 2] = {5.75,5,4.25,3.25,5.5,5.25,4.75,4}
tensor @r1.want.1.i64 : i64[4, 2] = {4,3,7,2,1,6,4,5}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.topk.default(self=%x, k=2) : f32[s77, 2], i64[s77, 2] name("topk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "topk.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 6] = {1.25,-2,-1,0.25,2,1.75,-1.25,1,-0.25,0,-1.5,1.5,-0.75,0.5,2.25,0.75,-1.75,-0.5}
tensor @r0.want.0.bf16 : f64[3, 2] = {2,1.75,1.5,1,2.25,0.75}
tensor @r0.want.1.i64 : i64[3, 2] = {4,5,5,1,2,3}
graph "main"(
    %x : bf16[3, 6]) {
  %getitem, %getitem_1 = aten.topk.default(self=%x, k=2) : bf16[3, 2], i64[3, 2] name("topk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "topk.last.f16" stage "import"
tensor @r0.in.x : f16[3, 6] = {2.25,-2,-1.75,0.75,-0.25,-0.75,1.25,-0.5,2,-1.25,0.5,1.75,-1,1,-1.5,0,1.5,0.25}
tensor @r0.want.0.f16 : f64[3, 2] = {2.25,0.75,2,1.75,1.5,1}
tensor @r0.want.1.i64 : i64[3, 2] = {0,3,2,5,4,1}
graph "main"(
    %x : f16[3, 6]) {
  %getitem, %getitem_1 = aten.topk.default(self=%x, k=2) : f16[3, 2], i64[3, 2] name("topk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "topk.last.i32" stage "import"
tensor @r0.in.x : i32[3, 6] = {17,5,2,7,12,16,11,13,14,15,6,9,8,0,3,1,4,10}
tensor @r0.want.0.i32 : i32[3, 2] = {17,16,15,14,10,8}
tensor @r0.want.1.i64 : i64[3, 2] = {0,5,3,2,5,0}
graph "main"(
    %x : i32[3, 6]) {
  %getitem, %getitem_1 = aten.topk.default(self=%x, k=2) : i32[3, 2], i64[3, 2] name("topk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "topk.last.i64" stage "import"
tensor @r0.in.x : i64[3, 6] = {15,5,11,7,2,9,16,12,4,14,0,17,6,10,1,13,3,8}
tensor @r0.want.0.i64 : i64[3, 2] = {15,11,17,16,13,10}
tensor @r0.want.1.i64 : i64[3, 2] = {0,2,5,0,3,1}
graph "main"(
    %x : i64[3, 6]) {
  %getitem, %getitem_1 = aten.topk.default(self=%x, k=2) : i64[3, 2], i64[3, 2] name("topk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "topk.smallest.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0,-0.5,-1.75,0.5,0.75,-1.25,-2,-1,0.25,-1.5,-0.75,-0.25}
tensor @r0.want.0.f32 : f64[2, 4] = {0,-1.5,-2,-1,0.25,-1.25,-1.75,-0.25}
tensor @r0.want.1.i64 : i64[2, 4] = {0,2,1,1,2,1,0,2}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.topk.default(self=%x, k=2, dim=0, largest=false) : f32[2, 4], i64[2, 4] name("topk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0,-1,-0.25,-1.5,-0.75,-1.75,-1.25,0.75,-0.5,0.25,-2,0.5}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.5,-1,-0.25,0,-1.75,-1.25,-0.75,0.75,-2,-0.5,0.25,0.5}
tensor @r0.want.1.i64 : i64[3, 4] = {3,1,2,0,1,2,0,3,2,0,1,3}
tensor @r1.in.x : f32[4, 6] = {0,0.25,-1.75,2,1.25,-0.5,-1,0.75,-0.25,2.5,2.25,-2,-1.25,0.5,-1.5,1,3.75,1.75,3,3.5,2.75,1.5,-0.75,3.25}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.75,-0.5,0,0.25,1.25,2,-2,-1,-0.25,0.75,2.25,2.5,-1.5,-1.25,0.5,1,1.75,3.75,-0.75,1.5,2.75,3,3.25,3.5}
tensor @r1.want.1.i64 : i64[4, 6] = {2,5,0,1,4,3,5,0,2,1,4,3,2,0,1,3,5,4,4,3,2,0,5,1}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : f32[s77, s27], i64[s77, s27] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1,-2,-0.75,0.25,-0.25,-1.5,-1.75,0.75,-1.25,0,-0.5,0.5}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2,-1,-0.75,0.25,-1.75,-1.5,-0.25,0.75,-1.25,-0.5,0,0.5}
tensor @r0.want.1.i64 : i64[3, 4] = {1,0,2,3,2,1,0,3,0,2,1,3}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : bf16[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1,-0.5,-0.75,0.25,-1.75,0,-2,-1.25,-0.25,-1.5,0.75,0.5}
tensor @r0.want.0.f16 : f64[3, 4] = {-1,-0.75,-0.5,0.25,-2,-1.75,-1.25,0,-1.5,-0.25,0.5,0.75}
tensor @r0.want.1.i64 : i64[3, 4] = {0,2,1,3,2,0,3,1,1,0,3,2}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : f16[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {9,5,7,8,2,11,3,6,10,1,4,0}
tensor @r0.want.0.i32 : i32[3, 4] = {5,7,8,9,2,3,6,11,0,1,4,10}
tensor @r0.want.1.i64 : i64[3, 4] = {1,2,3,0,0,2,3,1,3,1,2,0}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : i32[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,11,1,6,3,2,10,8,0,5,9,4}
tensor @r0.want.0.i64 : i64[3, 4] = {1,6,7,11,2,3,8,10,0,4,5,9}
tensor @r0.want.1.i64 : i64[3, 4] = {2,3,0,1,1,0,3,2,0,3,1,2}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : i64[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.descending.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.5,-1.25,-0.25,0.5,-0.5,0,-0.75,0.25,-1.75,-2,-1,0.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5,0,-0.25,0.75,-1.5,-1.25,-0.75,0.5,-1.75,-2,-1,0.25}
tensor @r0.want.1.i64 : i64[3, 4] = {1,1,0,2,0,0,1,0,2,2,2,1}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x, dim=0, descending=true) : f32[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.stable.ties.f32" stage "import"
tensor @r0.in.x : f32[8] = {0,2,0,2,0,1,0,2}
tensor @r0.want.0.f32 : f64[8] = {0,0,0,0,1,2,2,2}
tensor @r0.want.1.i64 : i64[8] = {0,2,4,6,5,1,3,7}
graph "main"(
    %x : f32[8]) {
  %getitem, %getitem_1 = aten.sort.stable(self=%x, stable=true) : f32[8], i64[8] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.stable.ties.i64" stage "import"
tensor @r0.in.x : i64[8] = {1,1,2,1,0,2,2,0}
tensor @r0.want.0.i64 : i64[8] = {0,0,1,1,1,2,2,2}
tensor @r0.want.1.i64 : i64[8] = {4,7,0,1,3,2,5,6}
graph "main"(
    %x : i64[8]) {
  %getitem, %getitem_1 = aten.sort.stable(self=%x, stable=true) : i64[8], i64[8] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "argsort.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.25,-1.25,-1.5,-1.75,-0.25,-0.5,0.5,-0.75,-2,0.75,0,-1}
tensor @r0.want.0.i64 : i64[3, 4] = {3,2,1,0,3,1,0,2,0,3,2,1}
tensor @r1.in.x : f32[4, 6] = {0.25,0.75,1.5,1.75,-1.25,3.5,2,-2,1.25,3.75,0,2.25,-0.5,-1,2.5,0.5,3.25,2.75,3,-0.75,-0.25,-1.5,-1.75,1}
tensor @r1.want.0.i64 : i64[4, 6] = {4,0,1,2,3,5,1,4,2,0,5,3,1,0,3,2,5,4,4,3,1,2,5,0}
graph "main"(
    %x : f32[s77, s27]) {
  %argsort = aten.argsort.default(self=%x) : i64[s77, s27]
  return %argsort as "argsort"
}

fxge 1
model "argsort.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1,-1.75,0.5,-1.25,0.75,-0.75,-2,-1.5,-0.25,-0.5,0.25,0}
tensor @r0.want.0.i64 : i64[3, 4] = {1,3,0,2,2,3,1,0,1,0,3,2}
graph "main"(
    %x : f32[3, 4]) {
  %argsort = aten.argsort.default(self=%x) : i64[3, 4]
  return %argsort as "argsort"
}

fxge 1
model "sort.exact_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f64[3, 4] = {-1.3125,-2.59375,2.3125,1.53125,-1,-0.71875,-2.84375,1.125,1.4375,0.25,1.65625,0.71875}
tensor @r0.want.0.f64 : f64[3, 4] = {-2.59375,-1.3125,1.53125,2.3125,-2.84375,-1,-0.71875,1.125,0.25,0.71875,1.4375,1.65625}
tensor @r0.want.1.i64 : i64[3, 4] = {1,0,3,2,2,0,1,3,1,3,0,2}
tensor @r1.in.x : f64[4, 6] = {-1.3125,-2.59375,2.3125,1.53125,-1,-0.71875,-2.84375,1.125,1.4375,0.25,1.65625,0.71875,2.09375,1.34375,2.3125,2.8125,1.59375,-1.25,-2.28125,-1.03125,-0.25,-1,3.09375,1.46875}
tensor @r1.want.0.f64 : f64[4, 6] = {-2.59375,-1.3125,-1,-0.71875,1.53125,2.3125,-2.84375,0.25,0.71875,1.125,1.4375,1.65625,-1.25,1.34375,1.59375,2.09375,2.3125,2.8125,-2.28125,-1.03125,-1,-0.25,1.46875,3.09375}
tensor @r1.want.1.i64 : i64[4, 6] = {1,0,4,5,3,2,0,3,5,1,2,4,5,1,4,0,2,3,0,1,3,2,5,4}
graph "main"(
    %x : f64[s77, s27]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x, dim=1) : f64[s77, s27], i64[s77, s27] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.exact_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.59375,1.28125,-2.46875,-3.09375,-2.5625,-1.53125,-1.25,-0.46875,1.8125,3.09375,0.75,-0.53125}
tensor @r0.want.0.f64 : f64[3, 4] = {-3.09375,-2.46875,-1.59375,1.28125,-2.5625,-1.53125,-1.25,-0.46875,-0.53125,0.75,1.8125,3.09375}
tensor @r0.want.1.i64 : i64[3, 4] = {3,2,0,1,0,1,2,3,3,2,0,1}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x, dim=1) : f64[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.odd_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0,nan,-1,inf,-0.0,2,-inf,0,1,1,-1,-2}
tensor @r0.want.0.f64 : f64[3, 4] = {-1,0,inf,nan,-inf,-0.0,0,2,-2,-1,1,1}
tensor @r0.want.1.i64 : i64[3, 4] = {2,0,3,1,2,0,3,1,3,2,0,1}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : f64[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.stable.odd_False.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0,nan,-1,inf,-0.0,2,-inf,0,1,1,-1,-2}
tensor @r0.want.0.f64 : f64[3, 4] = {0,1,-inf,-2,-0.0,2,-1,0,1,nan,-1,inf}
tensor @r0.want.1.i64 : i64[3, 4] = {0,2,1,2,1,1,0,1,2,0,2,0}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.sort.stable(self=%x, stable=true, dim=0) : f64[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.exact_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f64[3, 4] = {-2.03125,-2.34375,0.25,0.875,-0.5,0.1875,-1.375,-1.84375,-2.46875,0.84375,-0.125,3.125}
tensor @r0.want.0.f64 : f64[3, 4] = {0.875,0.25,-2.03125,-2.34375,0.1875,-0.5,-1.375,-1.84375,3.125,0.84375,-0.125,-2.46875}
tensor @r0.want.1.i64 : i64[3, 4] = {3,2,0,1,1,0,2,3,3,1,2,0}
tensor @r1.in.x : f64[4, 6] = {-2.03125,-2.34375,0.25,0.875,-0.5,0.1875,-1.375,-1.84375,-2.46875,0.84375,-0.125,3.125,-1.0625,0.0625,1.84375,-2.96875,-2.78125,1.21875,0.78125,-0.21875,-2.15625,1.125,-2.40625,1.125}
tensor @r1.want.0.f64 : f64[4, 6] = {0.875,0.25,0.1875,-0.5,-2.03125,-2.34375,3.125,0.84375,-0.125,-1.375,-1.84375,-2.46875,1.84375,1.21875,0.0625,-1.0625,-2.78125,-2.96875,1.125,1.125,0.78125,-0.21875,-2.15625,-2.40625}
tensor @r1.want.1.i64 : i64[4, 6] = {3,2,5,4,0,1,5,3,4,0,1,2,2,5,1,0,4,3,3,5,0,1,2,4}
graph "main"(
    %x : f64[s77, s27]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x, dim=1, descending=true) : f64[s77, s27], i64[s77, s27] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.exact_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-1.9375,2.375,1.71875,2.375,-1.34375,-2.34375,-0.4375,-0.375,-2.1875,-2.46875,-2.1875,-3}
tensor @r0.want.0.f64 : f64[3, 4] = {2.375,2.375,1.71875,-1.9375,-0.375,-0.4375,-1.34375,-2.34375,-2.1875,-2.1875,-2.46875,-3}
tensor @r0.want.1.i64 : i64[3, 4] = {1,3,2,0,3,2,0,1,0,2,1,3}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x, dim=1, descending=true) : f64[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.odd_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0,nan,-1,inf,-0.0,2,-inf,0,1,1,-1,-2}
tensor @r0.want.0.f64 : f64[3, 4] = {nan,inf,0,-1,2,-0.0,0,-inf,1,1,-1,-2}
tensor @r0.want.1.i64 : i64[3, 4] = {1,3,0,2,1,0,3,2,0,1,2,3}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x, descending=true) : f64[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.stable.odd_True.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0,nan,-1,inf,-0.0,2,-inf,0,1,1,-1,-2}
tensor @r0.want.0.f64 : f64[3, 4] = {1,nan,-1,inf,0,2,-1,0,-0.0,1,-inf,-2}
tensor @r0.want.1.i64 : i64[3, 4] = {2,0,0,0,0,1,2,1,1,2,1,2}
graph "main"(
    %x : f64[3, 4]) {
  %getitem, %getitem_1 = aten.sort.stable(self=%x, stable=true, dim=0, descending=true) : f64[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.narrow.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,true,false,true,true,false,true,false,false,true}
tensor @r0.want.0.bool : bool[3, 4] = {true,true,true,true,false,false,true,true,false,false,true,true}
tensor @r0.want.1.i64 : i64[3, 4] = {0,1,2,3,0,3,1,2,1,2,0,3}
graph "main"(
    %x : bool[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : bool[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.narrow.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {6,2,1,6,-6,0,-7,1,6,-6,1,-4}
tensor @r0.want.0.i8 : i8[3, 4] = {1,2,6,6,-7,-6,0,1,-6,-4,1,6}
tensor @r0.want.1.i64 : i64[3, 4] = {2,1,0,3,2,0,1,3,1,3,2,0}
graph "main"(
    %x : i8[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : i8[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.narrow.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {-4,4,3,-6,-3,-2,-2,3,-2,-4,-3,3}
tensor @r0.want.0.i16 : i16[3, 4] = {-6,-4,3,4,-3,-2,-2,3,-4,-3,-2,3}
tensor @r0.want.1.i64 : i64[3, 4] = {3,0,2,1,0,1,2,3,1,2,0,3}
graph "main"(
    %x : i16[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : i16[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.narrow.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {5,5,6,5,1,7,5,3,1,6,6,6}
tensor @r0.want.0.u8 : u8[3, 4] = {5,5,5,6,1,3,5,7,1,6,6,6}
tensor @r0.want.1.i64 : i64[3, 4] = {0,1,3,2,0,3,2,1,0,1,2,3}
graph "main"(
    %x : u8[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : u8[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "argsort.stable.ties.f32" stage "import"
tensor @r0.in.x : i64[8] = {0,0,2,2,1,1,2,1}
tensor @r0.want.0.i64 : i64[8] = {0,1,4,5,7,2,3,6}
graph "main"(
    %x : i64[8]) {
  %argsort = aten.argsort.stable(self=%x, stable=true) : i64[8]
  return %argsort as "argsort"
}

fxge 1
model "_unique2.False_False.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775806]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {6,-3,5,-4,-0.0,-1,4,5,5,-3,2,1}
tensor @r0.want.0.f32 : f64[9] = {-4,-3,-1,-0.0,1,2,4,5,6}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[0] = {}
tensor @r1.in.x : f32[4, 6] = {6,-3,5,-4,-0.0,-1,4,5,5,-3,2,1,-6,-6,-4,-2,-3,-0.0,5,2,3,4,-4,-5}
tensor @r1.want.0.f32 : f64[13] = {-6,-5,-4,-3,-2,-1,-0.0,1,2,3,4,5,6}
tensor @r1.want.1.i64 : i64[0] = {}
tensor @r1.want.2.i64 : i64[0] = {}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem_3, %getitem_1, %getitem_2 = aten._unique2.default(self=%x) : f32[u0], i64[0], i64[0] name("_unique2")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_unique2.False_False.i32" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : i32[3, 4] = {2,-5,2,5,-5,-4,2,-6,2,0,0,5}
tensor @r0.want.0.i32 : i32[6] = {-6,-5,-4,0,2,5}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[0] = {}
graph "main"(
    %x : i32[3, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten._unique2.default(self=%x) : i32[u0], i64[0], i64[0] name("_unique2")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.False_False.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775806]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1,3,-6,-6,-1,0,-2,-0.0,-3,0,-1,-4}
tensor @r0.want.0.f32 : f64[11] = {1,3,-6,-1,0,-2,-0.0,-3,0,-1,-4}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[0] = {}
tensor @r1.in.x : f32[4, 6] = {1,3,-6,-6,-1,0,-2,-0.0,-3,0,-1,-4,2,6,1,-1,4,-6,-0.0,2,4,-4,-6,-3}
tensor @r1.want.0.f32 : f64[23] = {1,3,-6,-1,0,-2,-0.0,-3,0,-1,-4,2,6,1,-1,4,-6,-0.0,2,4,-4,-6,-3}
tensor @r1.want.1.i64 : i64[0] = {}
tensor @r1.want.2.i64 : i64[0] = {}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x) : f32[u0], i64[0], i64[0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.False_False.i64" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : i64[3, 4] = {1,5,2,-6,5,-3,6,-4,-3,-3,0,-3}
tensor @r0.want.0.i64 : i64[11] = {1,5,2,-6,5,-3,6,-4,-3,0,-3}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[0] = {}
graph "main"(
    %x : i64[3, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x) : i64[u0], i64[0], i64[0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_unique2.True_False.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775806]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3,-6,-6,-1,5,-2,-3,6,-3,4,-3,-4}
tensor @r0.want.0.f32 : f64[9] = {-6,-4,-3,-2,-1,3,4,5,6}
tensor @r0.want.1.i64 : i64[3, 4] = {5,0,0,4,7,3,2,8,2,6,2,1}
tensor @r0.want.2.i64 : i64[0] = {}
tensor @r1.in.x : f32[4, 6] = {3,-6,-6,-1,5,-2,-3,6,-3,4,-3,-4,4,-3,-2,4,-1,0,-3,-1,2,-4,2,-2}
tensor @r1.want.0.f32 : f64[11] = {-6,-4,-3,-2,-1,0,2,3,4,5,6}
tensor @r1.want.1.i64 : i64[4, 6] = {7,0,0,4,9,3,2,10,2,8,2,1,8,2,3,8,4,5,2,4,6,1,6,3}
tensor @r1.want.2.i64 : i64[0] = {}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem_3, %getitem_1, %getitem_2 = aten._unique2.default(self=%x, return_inverse=true) : f32[u0], i64[s77, s27], i64[0] name("_unique2")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_unique2.True_False.i32" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : i32[3, 4] = {3,6,-4,-6,-4,-2,-4,-1,-3,4,2,3}
tensor @r0.want.0.i32 : i32[9] = {-6,-4,-3,-2,-1,2,3,4,6}
tensor @r0.want.1.i64 : i64[3, 4] = {6,8,1,0,1,3,1,4,2,7,5,6}
tensor @r0.want.2.i64 : i64[0] = {}
graph "main"(
    %x : i32[3, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten._unique2.default(self=%x, return_inverse=true) : i32[u0], i64[3, 4], i64[0] name("_unique2")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.True_False.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775806]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {5,1,-1,-1,-4,-2,5,-2,-2,6,4,-2}
tensor @r0.want.0.f32 : f64[10] = {5,1,-1,-4,-2,5,-2,6,4,-2}
tensor @r0.want.1.i64 : i64[3, 4] = {0,1,2,2,3,4,5,6,6,7,8,9}
tensor @r0.want.2.i64 : i64[0] = {}
tensor @r1.in.x : f32[4, 6] = {5,1,-1,-1,-4,-2,5,-2,-2,6,4,-2,1,2,-1,-6,-4,-1,-5,3,-0.0,-2,-0.0,1}
tensor @r1.want.0.f32 : f64[22] = {5,1,-1,-4,-2,5,-2,6,4,-2,1,2,-1,-6,-4,-1,-5,3,-0.0,-2,-0.0,1}
tensor @r1.want.1.i64 : i64[4, 6] = {0,1,2,2,3,4,5,6,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21}
tensor @r1.want.2.i64 : i64[0] = {}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true) : f32[u0], i64[s77, s27], i64[0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.True_False.i64" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : i64[3, 4] = {1,-3,-2,5,-2,5,0,0,-6,-5,0,5}
tensor @r0.want.0.i64 : i64[11] = {1,-3,-2,5,-2,5,0,-6,-5,0,5}
tensor @r0.want.1.i64 : i64[3, 4] = {0,1,2,3,4,5,6,6,7,8,9,10}
tensor @r0.want.2.i64 : i64[0] = {}
graph "main"(
    %x : i64[3, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true) : i64[u0], i64[3, 4], i64[0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_unique2.True_True.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775806]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {6,-4,1,-5,2,4,-3,6,-0.0,-4,-1,4}
tensor @r0.want.0.f32 : f64[9] = {-5,-4,-3,-1,-0.0,1,2,4,6}
tensor @r0.want.1.i64 : i64[3, 4] = {8,1,5,0,6,7,2,8,4,1,3,7}
tensor @r0.want.2.i64 : i64[9] = {1,2,1,1,1,1,1,2,2}
tensor @r1.in.x : f32[4, 6] = {6,-4,1,-5,2,4,-3,6,-0.0,-4,-1,4,-2,-3,-1,-2,-0.0,3,3,4,2,6,-5,0}
tensor @r1.want.0.f32 : f64[11] = {-5,-4,-3,-2,-1,-0.0,1,2,3,4,6}
tensor @r1.want.1.i64 : i64[4, 6] = {10,1,6,0,7,9,2,10,5,1,4,9,3,2,4,3,5,8,8,9,7,10,0,5}
tensor @r1.want.2.i64 : i64[11] = {2,2,2,2,2,3,1,2,2,3,3}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem_3, %getitem_1, %getitem_2 = aten._unique2.default(self=%x, return_inverse=true, return_counts=true) : f32[u0], i64[s77, s27], i64[u0] name("_unique2")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_unique2.True_True.i32" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : i32[3, 4] = {-4,-4,0,0,-3,6,3,-5,-4,-2,-6,4}
tensor @r0.want.0.i32 : i32[9] = {-6,-5,-4,-3,-2,0,3,4,6}
tensor @r0.want.1.i64 : i64[3, 4] = {2,2,5,5,3,8,6,1,2,4,0,7}
tensor @r0.want.2.i64 : i64[9] = {1,1,3,1,1,2,1,1,1}
graph "main"(
    %x : i32[3, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten._unique2.default(self=%x, return_inverse=true, return_counts=true) : i32[u0], i64[3, 4], i64[u0] name("_unique2")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.True_True.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775806]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1,4,5,-5,-5,3,-1,-3,-2,-0.0,3,1}
tensor @r0.want.0.f32 : f64[11] = {1,4,5,-5,3,-1,-3,-2,-0.0,3,1}
tensor @r0.want.1.i64 : i64[3, 4] = {0,1,2,3,3,4,5,6,7,8,9,10}
tensor @r0.want.2.i64 : i64[11] = {1,1,1,2,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {1,4,5,-5,-5,3,-1,-3,-2,-0.0,3,1,4,-1,-6,2,-6,-1,3,-1,4,-2,-4,4}
tensor @r1.want.0.f32 : f64[23] = {1,4,5,-5,3,-1,-3,-2,-0.0,3,1,4,-1,-6,2,-6,-1,3,-1,4,-2,-4,4}
tensor @r1.want.1.i64 : i64[4, 6] = {0,1,2,3,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22}
tensor @r1.want.2.i64 : i64[23] = {1,1,1,2,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true) : f32[u0], i64[s77, s27], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.True_True.i64" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : i64[3, 4] = {2,-6,-1,3,1,-4,5,3,3,-5,3,6}
tensor @r0.want.0.i64 : i64[11] = {2,-6,-1,3,1,-4,5,3,-5,3,6}
tensor @r0.want.1.i64 : i64[3, 4] = {0,1,2,3,4,5,6,7,7,8,9,10}
tensor @r0.want.2.i64 : i64[11] = {1,1,1,1,1,1,1,2,1,1,1}
graph "main"(
    %x : i64[3, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true) : i64[u0], i64[3, 4], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_unique2.empty.f32" stage "import"
tensor @r0.in.x : f32[0] = {}
tensor @r0.want.0.f32 : f64[0] = {}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[0] = {}
graph "main"(
    %x : f32[0]) {
  %getitem, %getitem_1, %getitem_2 = aten._unique2.default(self=%x, return_inverse=true, return_counts=true) : f32[0], i64[0], i64[0] name("_unique2")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_unique2.nan.f32" stage "import"
symbol u0 : int [0, 4]
tensor @r0.in.x : f32[4] = {1,nan,1,nan}
tensor @r0.want.0.f32 : f64[3] = {1,nan,nan}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[3] = {2,1,1}
graph "main"(
    %x : f32[4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten._unique2.default(self=%x, return_counts=true) : f32[u0], i64[0], i64[u0] name("_unique2")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 4 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_unique2.bool.f32" stage "import"
symbol u0 : int [0, 5]
tensor @r0.in.x : bool[5] = {false,false,true,false,true}
tensor @r0.want.0.bool : bool[2] = {false,true}
tensor @r0.want.1.i64 : i64[5] = {0,0,1,0,1}
tensor @r0.want.2.i64 : i64[2] = {3,2}
graph "main"(
    %x : bool[5]) {
  %getitem_3, %getitem_1, %getitem_2 = aten._unique2.default(self=%x, return_inverse=true, return_counts=true) : bool[u0], i64[5], i64[u0] name("_unique2")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 5 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "_unique.plain.f32" stage "import"
symbol u0 : int [0, 12]
tensor @r0.in.x : f32[3, 4] = {-6,1,4,2,-4,-3,-5,-4,-3,-3,-6,-1}
tensor @r0.want.0.f32 : f64[8] = {-6,-5,-4,-3,-1,1,2,4}
tensor @r0.want.1.i64 : i64[3, 4] = {0,5,7,6,2,3,1,2,3,3,0,4}
graph "main"(
    %x : f32[3, 4]) {
  %getitem_2, %getitem_1 = aten._unique.default(self=%x, return_inverse=true) : f32[u0], i64[3, 4] name("_unique")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 12 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_2 as "getitem_2", %getitem_1 as "getitem_1"
}

fxge 1
model "unique_consecutive.dim.f32" stage "import"
symbol u0 : int [0, 5]
tensor @r0.in.x : i64[5] = {1,1,2,2,1}
tensor @r0.want.0.i64 : i64[3] = {1,2,1}
tensor @r0.want.1.i64 : i64[5] = {0,0,1,1,2}
tensor @r0.want.2.i64 : i64[3] = {2,2,1}
graph "main"(
    %x : i64[5]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=0) : i64[u0], i64[5], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 5 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.rows.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775806]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {-1,0,-4,-5,-1,0,-4,-5,4,5,-4,2,4,5,-4,2,3,2,4,2,3,2,4,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,0,-4,-5,3,2,4,2,4,5,-4,2}
tensor @r0.want.1.i64 : i64[6] = {0,0,2,2,1,1}
tensor @r0.want.2.i64 : i64[3] = {2,2,2}
tensor @r1.in.x : f32[8, 6] = {-1,0,-4,-5,4,5,-1,0,-4,-5,4,5,-4,2,3,2,4,2,-4,2,3,2,4,2,6,4,-5,5,-6,1,6,4,-5,5,-6,1,4,-0.0,5,2,-5,3,4,-0.0,5,2,-5,3}
tensor @r1.want.0.f32 : f64[4, 6] = {-4,2,3,2,4,2,-1,0,-4,-5,4,5,4,-0.0,5,2,-5,3,6,4,-5,5,-6,1}
tensor @r1.want.1.i64 : i64[8] = {1,1,0,0,3,3,2,2}
tensor @r1.want.2.i64 : i64[4] = {2,2,2,2}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=0, return_inverse=true, return_counts=true) : f32[u0, s27], i64[s77], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.rows.f64" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : f64[6, 4] = {3,-0.0,-2,4,3,-0.0,-2,4,-5,-1,2,-2,-5,-1,2,-2,6,4,1,-5,6,4,1,-5}
tensor @r0.want.0.f64 : f64[3, 4] = {-5,-1,2,-2,3,-0.0,-2,4,6,4,1,-5}
tensor @r0.want.1.i64 : i64[6] = {1,1,0,0,2,2}
tensor @r0.want.2.i64 : i64[3] = {2,2,2}
graph "main"(
    %x : f64[6, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=0, return_inverse=true, return_counts=true) : f64[u0, 4], i64[6], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.rows.f16" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : f16[6, 4] = {-4,4,3,1,-4,4,3,1,4,-5,-6,1,4,-5,-6,1,-5,6,5,3,-5,6,5,3}
tensor @r0.want.0.f16 : f64[3, 4] = {-5,6,5,3,-4,4,3,1,4,-5,-6,1}
tensor @r0.want.1.i64 : i64[6] = {1,1,2,2,0,0}
tensor @r0.want.2.i64 : i64[3] = {2,2,2}
graph "main"(
    %x : f16[6, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=0, return_inverse=true, return_counts=true) : f16[u0, 4], i64[6], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.rows.i64" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : i64[6, 4] = {2,-4,1,5,2,-4,1,5,1,-4,-2,-1,1,-4,-2,-1,1,2,2,-1,1,2,2,-1}
tensor @r0.want.0.i64 : i64[3, 4] = {1,-4,-2,-1,1,2,2,-1,2,-4,1,5}
tensor @r0.want.1.i64 : i64[6] = {2,2,0,0,1,1}
tensor @r0.want.2.i64 : i64[3] = {2,2,2}
graph "main"(
    %x : i64[6, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=0, return_inverse=true, return_counts=true) : i64[u0, 4], i64[6], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.rows.i8" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : i8[6, 4] = {1,5,-3,-5,1,5,-3,-5,-3,2,4,2,-3,2,4,2,5,0,-2,-1,5,0,-2,-1}
tensor @r0.want.0.i8 : i8[3, 4] = {-3,2,4,2,1,5,-3,-5,5,0,-2,-1}
tensor @r0.want.1.i64 : i64[6] = {1,1,0,0,2,2}
tensor @r0.want.2.i64 : i64[3] = {2,2,2}
graph "main"(
    %x : i8[6, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=0, return_inverse=true, return_counts=true) : i8[u0, 4], i64[6], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.rows.u8" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : u8[6, 4] = {252,255,255,5,252,255,255,5,253,253,255,4,253,253,255,4,5,255,5,253,5,255,5,253}
tensor @r0.want.0.u8 : u8[3, 4] = {5,255,5,253,252,255,255,5,253,253,255,4}
tensor @r0.want.1.i64 : i64[6] = {1,1,2,2,0,0}
tensor @r0.want.2.i64 : i64[3] = {2,2,2}
graph "main"(
    %x : u8[6, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=0, return_inverse=true, return_counts=true) : u8[u0, 4], i64[6], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.plain.f32" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : f32[6, 3] = {3,4,4,1,2,2,1,2,2,3,4,4,1,2,1,1,2,2}
tensor @r0.want.0.f32 : f64[3, 3] = {1,2,1,1,2,2,3,4,4}
tensor @r0.want.1.i64 : i64[6] = {2,1,1,2,0,1}
tensor @r0.want.2.i64 : i64[3] = {1,3,2}
graph "main"(
    %x : f32[6, 3]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=0, return_inverse=true, return_counts=true) : f32[u0, 3], i64[6], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.plain.bf16" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : bf16[6, 3] = {3,4,4,1,2,2,1,2,2,3,4,4,1,2,1,1,2,2}
tensor @r0.want.0.bf16 : f64[3, 3] = {1,2,1,1,2,2,3,4,4}
tensor @r0.want.1.i64 : i64[6] = {2,1,1,2,0,1}
tensor @r0.want.2.i64 : i64[3] = {1,3,2}
graph "main"(
    %x : bf16[6, 3]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=0, return_inverse=true, return_counts=true) : bf16[u0, 3], i64[6], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.plain.i32" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : i32[6, 3] = {3,4,4,1,2,2,1,2,2,3,4,4,1,2,1,1,2,2}
tensor @r0.want.0.i32 : i32[3, 3] = {1,2,1,1,2,2,3,4,4}
tensor @r0.want.1.i64 : i64[6] = {2,1,1,2,0,1}
tensor @r0.want.2.i64 : i64[3] = {1,3,2}
graph "main"(
    %x : i32[6, 3]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=0, return_inverse=true, return_counts=true) : i32[u0, 3], i64[6], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.plain.bool" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : bool[6, 3] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.0.bool : bool[1, 3] = {true,true,true}
tensor @r0.want.1.i64 : i64[6] = {0,0,0,0,0,0}
tensor @r0.want.2.i64 : i64[1] = {6}
graph "main"(
    %x : bool[6, 3]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=0, return_inverse=true, return_counts=true) : bool[u0, 3], i64[6], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.columns.f32" stage "import"
symbol u0 : int [0, 3]
tensor @r0.in.x : f32[6, 3] = {3,4,4,1,2,2,1,2,2,3,4,4,1,2,1,1,2,2}
tensor @r0.want.0.f32 : f64[6, 3] = {3,4,4,1,2,2,1,2,2,3,4,4,1,1,2,1,2,2}
tensor @r0.want.1.i64 : i64[3] = {0,2,1}
tensor @r0.want.2.i64 : i64[3] = {1,1,1}
graph "main"(
    %x : f32[6, 3]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=1, return_inverse=true, return_counts=true) : f32[6, u0]{max(u0, 1), 1}, i64[3], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 3 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.inner.f32" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : f32[2, 6, 2] = {-4,0,5,5,0,-6,-4,0,5,5,0,-6,-1,-4,-3,-5,6,6,-1,-4,-3,-5,6,6}
tensor @r0.want.0.f32 : f64[2, 3, 2] = {-4,0,0,-6,5,5,-1,-4,6,6,-3,-5}
tensor @r0.want.1.i64 : i64[6] = {0,2,1,0,2,1}
tensor @r0.want.2.i64 : i64[3] = {2,2,2}
graph "main"(
    %x : f32[2, 6, 2]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=1, return_inverse=true, return_counts=true) : f32[2, u0, 2]{2*max(u0, 1), 2, 1}, i64[6], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.vector.f32" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : f32[6] = {2,2,1,2,nan,nan}
tensor @r0.want.0.f32 : f64[4] = {1,2,nan,nan}
tensor @r0.want.1.i64 : i64[6] = {1,1,0,1,2,3}
tensor @r0.want.2.i64 : i64[4] = {1,3,1,1}
graph "main"(
    %x : f32[6]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=0, return_inverse=true, return_counts=true) : f32[u0], i64[6], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.single.f32" stage "import"
symbol u0 : int [0, 2]
tensor @r0.in.x : f32[2, 2] = {0,1,-0.0,1}
tensor @r0.want.0.f32 : f64[1, 2] = {0,1}
tensor @r0.want.1.i64 : i64[2] = {0,0}
tensor @r0.want.2.i64 : i64[1] = {2}
graph "main"(
    %x : f32[2, 2]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=0, return_inverse=true, return_counts=true) : f32[u0, 2], i64[2], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 2 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 3] = {}
tensor @r0.want.0.f32 : f64[0, 3] = {}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[0] = {}
graph "main"(
    %x : f32[0, 3]) {
  %getitem, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=0, return_inverse=true, return_counts=true) : f32[0, 3], i64[0], i64[0] name("unique_dim")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.no_columns.f32" stage "import"
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3, 0] = {}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[0] = {}
graph "main"(
    %x : f32[3, 0]{1, 1}) {
  %getitem, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=1, return_inverse=true, return_counts=true) : f32[3, 0]{1, 1}, i64[0], i64[0] name("unique_dim")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.rows.dynamic" stage "import"
symbol u0 : int [0, 9223372036854775806]
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[6, 4] = {6,-5,3,1,6,-5,3,1,1,-5,-3,2,1,-5,-3,2,6,-3,1,-0.0,6,-3,1,-0.0}
tensor @r0.want.0.f32 : f64[3, 4] = {6,-5,3,1,1,-5,-3,2,6,-3,1,-0.0}
tensor @r0.want.1.i64 : i64[6] = {0,0,1,1,2,2}
tensor @r0.want.2.i64 : i64[3] = {2,2,2}
tensor @r1.in.x : f32[8, 6] = {6,-5,3,1,1,-5,6,-5,3,1,1,-5,-3,2,6,-3,1,-0.0,-3,2,6,-3,1,-0.0,-1,5,3,5,3,-5,-1,5,3,5,3,-5,-4,-6,-1,-2,2,5,-4,-6,-1,-2,2,5}
tensor @r1.want.0.f32 : f64[4, 6] = {6,-5,3,1,1,-5,-3,2,6,-3,1,-0.0,-1,5,3,5,3,-5,-4,-6,-1,-2,2,5}
tensor @r1.want.1.i64 : i64[8] = {0,0,1,1,2,2,3,3}
tensor @r1.want.2.i64 : i64[4] = {2,2,2,2}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=0) : f32[u0, s27], i64[s77], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.rows.f64" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : f64[6, 4] = {-2,0,6,-6,-2,0,6,-6,-3,3,1,4,-3,3,1,4,1,5,-0.0,-1,1,5,-0.0,-1}
tensor @r0.want.0.f64 : f64[3, 4] = {-2,0,6,-6,-3,3,1,4,1,5,-0.0,-1}
tensor @r0.want.1.i64 : i64[6] = {0,0,1,1,2,2}
tensor @r0.want.2.i64 : i64[3] = {2,2,2}
graph "main"(
    %x : f64[6, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=0) : f64[u0, 4], i64[6], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.rows.f16" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : f16[6, 4] = {-4,4,-4,1,-4,4,-4,1,3,2,-6,-5,3,2,-6,-5,-6,0,-5,-3,-6,0,-5,-3}
tensor @r0.want.0.f16 : f64[3, 4] = {-4,4,-4,1,3,2,-6,-5,-6,0,-5,-3}
tensor @r0.want.1.i64 : i64[6] = {0,0,1,1,2,2}
tensor @r0.want.2.i64 : i64[3] = {2,2,2}
graph "main"(
    %x : f16[6, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=0) : f16[u0, 4], i64[6], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.rows.i64" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : i64[6, 4] = {3,2,-3,0,3,2,-3,0,2,4,5,2,2,4,5,2,2,-4,4,0,2,-4,4,0}
tensor @r0.want.0.i64 : i64[3, 4] = {3,2,-3,0,2,4,5,2,2,-4,4,0}
tensor @r0.want.1.i64 : i64[6] = {0,0,1,1,2,2}
tensor @r0.want.2.i64 : i64[3] = {2,2,2}
graph "main"(
    %x : i64[6, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=0) : i64[u0, 4], i64[6], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.rows.i8" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : i8[6, 4] = {-3,-6,3,-2,-3,-6,3,-2,-6,-3,-4,2,-6,-3,-4,2,0,-2,-2,-2,0,-2,-2,-2}
tensor @r0.want.0.i8 : i8[3, 4] = {-3,-6,3,-2,-6,-3,-4,2,0,-2,-2,-2}
tensor @r0.want.1.i64 : i64[6] = {0,0,1,1,2,2}
tensor @r0.want.2.i64 : i64[3] = {2,2,2}
graph "main"(
    %x : i8[6, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=0) : i8[u0, 4], i64[6], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.rows.u8" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : u8[6, 4] = {6,250,2,6,6,250,2,6,254,6,6,4,254,6,6,4,2,250,252,253,2,250,252,253}
tensor @r0.want.0.u8 : u8[3, 4] = {6,250,2,6,254,6,6,4,2,250,252,253}
tensor @r0.want.1.i64 : i64[6] = {0,0,1,1,2,2}
tensor @r0.want.2.i64 : i64[3] = {2,2,2}
graph "main"(
    %x : u8[6, 4]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=0) : u8[u0, 4], i64[6], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.plain.f32" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : f32[6, 3] = {3,4,4,1,2,2,1,2,2,3,4,4,1,2,1,1,2,2}
tensor @r0.want.0.f32 : f64[5, 3] = {3,4,4,1,2,2,3,4,4,1,2,1,1,2,2}
tensor @r0.want.1.i64 : i64[6] = {0,1,1,2,3,4}
tensor @r0.want.2.i64 : i64[5] = {1,2,1,1,1}
graph "main"(
    %x : f32[6, 3]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=0) : f32[u0, 3], i64[6], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.plain.bf16" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : bf16[6, 3] = {3,4,4,1,2,2,1,2,2,3,4,4,1,2,1,1,2,2}
tensor @r0.want.0.bf16 : f64[5, 3] = {3,4,4,1,2,2,3,4,4,1,2,1,1,2,2}
tensor @r0.want.1.i64 : i64[6] = {0,1,1,2,3,4}
tensor @r0.want.2.i64 : i64[5] = {1,2,1,1,1}
graph "main"(
    %x : bf16[6, 3]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=0) : bf16[u0, 3], i64[6], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.plain.i32" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : i32[6, 3] = {3,4,4,1,2,2,1,2,2,3,4,4,1,2,1,1,2,2}
tensor @r0.want.0.i32 : i32[5, 3] = {3,4,4,1,2,2,3,4,4,1,2,1,1,2,2}
tensor @r0.want.1.i64 : i64[6] = {0,1,1,2,3,4}
tensor @r0.want.2.i64 : i64[5] = {1,2,1,1,1}
graph "main"(
    %x : i32[6, 3]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=0) : i32[u0, 3], i64[6], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.plain.bool" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : bool[6, 3] = {true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true}
tensor @r0.want.0.bool : bool[1, 3] = {true,true,true}
tensor @r0.want.1.i64 : i64[6] = {0,0,0,0,0,0}
tensor @r0.want.2.i64 : i64[1] = {6}
graph "main"(
    %x : bool[6, 3]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=0) : bool[u0, 3], i64[6], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.columns.f32" stage "import"
symbol u0 : int [0, 3]
tensor @r0.in.x : f32[6, 3] = {3,4,4,1,2,2,1,2,2,3,4,4,1,2,1,1,2,2}
tensor @r0.want.0.f32 : f64[6, 3] = {3,4,4,1,2,2,1,2,2,3,4,4,1,2,1,1,2,2}
tensor @r0.want.1.i64 : i64[3] = {0,1,2}
tensor @r0.want.2.i64 : i64[3] = {1,1,1}
graph "main"(
    %x : f32[6, 3]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=1) : f32[6, u0]{max(u0, 1), 1}, i64[3], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 3 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.inner.f32" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : f32[2, 6, 2] = {4,6,-0.0,4,1,-4,4,6,-0.0,4,1,-4,2,5,-5,2,-1,-6,2,5,-5,2,-1,-6}
tensor @r0.want.0.f32 : f64[2, 6, 2] = {4,6,-0.0,4,1,-4,4,6,-0.0,4,1,-4,2,5,-5,2,-1,-6,2,5,-5,2,-1,-6}
tensor @r0.want.1.i64 : i64[6] = {0,1,2,3,4,5}
tensor @r0.want.2.i64 : i64[6] = {1,1,1,1,1,1}
graph "main"(
    %x : f32[2, 6, 2]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=1) : f32[2, u0, 2]{2*max(u0, 1), 2, 1}, i64[6], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.vector.f32" stage "import"
symbol u0 : int [0, 6]
tensor @r0.in.x : f32[6] = {2,2,1,2,nan,nan}
tensor @r0.want.0.f32 : f64[5] = {2,1,2,nan,nan}
tensor @r0.want.1.i64 : i64[6] = {0,0,1,2,3,4}
tensor @r0.want.2.i64 : i64[5] = {2,1,1,1,1}
graph "main"(
    %x : f32[6]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=0) : f32[u0], i64[6], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 6 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.single.f32" stage "import"
symbol u0 : int [0, 2]
tensor @r0.in.x : f32[2, 2] = {0,1,-0.0,1}
tensor @r0.want.0.f32 : f64[1, 2] = {0,1}
tensor @r0.want.1.i64 : i64[2] = {0,0}
tensor @r0.want.2.i64 : i64[1] = {2}
graph "main"(
    %x : f32[2, 2]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=0) : f32[u0, 2], i64[2], i64[u0] name("unique_consecutive")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 2 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.empty.f32" stage "import"
tensor @r0.in.x : f32[0, 3] = {}
tensor @r0.want.0.f32 : f64[0, 3] = {}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[0] = {}
graph "main"(
    %x : f32[0, 3]) {
  %getitem, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=0) : f32[0, 3], i64[0], i64[0] name("unique_consecutive")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_consecutive.no_columns.f32" stage "import"
tensor @r0.in.x : f32[3, 0] = {}
tensor @r0.want.0.f32 : f64[3, 0] = {}
tensor @r0.want.1.i64 : i64[0] = {}
tensor @r0.want.2.i64 : i64[0] = {}
graph "main"(
    %x : f32[3, 0]{1, 1}) {
  %getitem, %getitem_1, %getitem_2 = aten.unique_consecutive.default(self=%x, return_inverse=true, return_counts=true, dim=1) : f32[3, 0]{1, 1}, i64[0], i64[0] name("unique_consecutive")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "unique_dim.last.f32" stage "import"
symbol u0 : int [0, 3]
tensor @r0.in.x : f32[6, 3] = {3,4,4,1,2,2,1,2,2,3,4,4,1,2,1,1,2,2}
tensor @r0.want.0.f32 : f64[6, 3] = {3,4,4,1,2,2,1,2,2,3,4,4,1,1,2,1,2,2}
tensor @r0.want.1.i64 : i64[3] = {0,2,1}
tensor @r0.want.2.i64 : i64[3] = {1,1,1}
graph "main"(
    %x : f32[6, 3]) {
  %getitem_3, %getitem_1, %getitem_2 = aten.unique_dim.default(self=%x, dim=-1) : f32[6, u0]{max(u0, 1), 1}, i64[3], i64[u0] name("unique_dim")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 <= 3 on node 'le'") name("_assert_scalar_default_1")
  return %getitem_3 as "getitem_3", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}

fxge 1
model "bincount.plain.i64" stage "import"
symbol u0 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[4] = {1,4,1,0}
tensor @r0.want.0.i64 : i64[5] = {1,2,0,0,1}
graph "main"(
    %x : i64[4]) {
  %bincount = aten.bincount.default(self=%x) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %bincount as "bincount"
}

fxge 1
model "bincount.plain.i8" stage "import"
symbol u0 : int [0, 9223372036854775807]
tensor @r0.in.x : i8[4] = {1,4,1,0}
tensor @r0.want.0.i64 : i64[5] = {1,2,0,0,1}
graph "main"(
    %x : i8[4]) {
  %bincount = aten.bincount.default(self=%x) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %bincount as "bincount"
}

fxge 1
model "bincount.least.f32" stage "import"
symbol u0 : int [7, 9223372036854775807]
tensor @r0.in.x : i64[3] = {1,4,1}
tensor @r0.want.0.i64 : i64[7] = {0,2,0,0,1,0,0}
graph "main"(
    %x : i64[3]) {
  %bincount = aten.bincount.default(self=%x, minlength=7) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 7 on node 'ge'") name("_assert_scalar_default")
  return %bincount as "bincount"
}

fxge 1
model "bincount.empty.f32" stage "import"
symbol u0 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[0] = {}
tensor @r0.want.0.i64 : i64[0] = {}
graph "main"(
    %x : i64[0]) {
  %bincount = aten.bincount.default(self=%x) : i64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %bincount as "bincount"
}

fxge 1
model "bincount.weights.f32" stage "import"
symbol u0 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[3] = {1,4,1}
tensor @r0.in.y : f32[3] = {0.65625,1.78125,2.03125}
tensor @r0.want.0.f32 : f64[5] = {0,2.6875,0,0,1.78125}
graph "main"(
    %x : i64[3],
    %y : f32[3]) {
  %bincount = aten.bincount.default(self=%x, weights=%y) : f32[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %bincount as "bincount"
}

fxge 1
model "bincount.weights.f64" stage "import"
symbol u0 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[3] = {1,4,1}
tensor @r0.in.y : f64[3] = {2.84375,2.84375,1.84375}
tensor @r0.want.0.f64 : f64[5] = {0,4.6875,0,0,2.84375}
graph "main"(
    %x : i64[3],
    %y : f64[3]) {
  %bincount = aten.bincount.default(self=%x, weights=%y) : f64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %bincount as "bincount"
}

fxge 1
model "bincount.weights.i32" stage "import"
symbol u0 : int [0, 9223372036854775807]
tensor @r0.in.x : i64[3] = {1,4,1}
tensor @r0.in.y : i32[3] = {5,3,4}
tensor @r0.want.0.f64 : f64[5] = {0,9,0,0,3}
graph "main"(
    %x : i64[3],
    %y : i32[3]) {
  %bincount = aten.bincount.default(self=%x, weights=%y) : f64[u0]
  aten._assert_scalar.default(self=1, assert_msg="Runtime assertion failed for expression u0 >= 0 on node 'ge'") name("_assert_scalar_default")
  return %bincount as "bincount"
}
