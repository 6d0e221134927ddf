fxge 1
model "topk.last.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[3, 6] = {0.25, 0.75, -2.0, -1.0, 2.25, -1.25, 1.0, 2.0, -1.5, -0.5, 1.25, -0.25, 1.5, -1.75, -0.75, 0.0, 0.5, 1.75}
tensor @r0.want.0.f32 : f64[3, 2] = {2.25, 0.75, 2.0, 1.25, 1.75, 1.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 2] = {4, 1, 1, 4, 5, 0}
tensor @r1.in.x : f32[5, 8] = {6.25, 5.5, 4.25, 1.25, 7.75, 7.5, 2.5, -0.75, 4.75, -1.0, 2.25, -1.25, 5.0, 3.25, 0.25, -0.25, 7.0, 4.0, 0.0, 0.5, 2.75, 3.0, 5.75, 6.5, -1.5, 3.75, 2.0, 1.5, 6.75, 5.25, 6.0, -1.75, -2.0, 1.75, 1.0, -0.5, 3.5, 0.75, 4.5, 7.25}
tensor @r1.want.0.f32 : f64[5, 2] = {7.75, 7.5, 5.0, 4.75, 7.0, 6.5, 6.75, 6.0, 7.25, 4.5}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[5, 2] = {4, 5, 4, 0, 0, 7, 4, 6, 7, 6}
tensor @r2.in.x : f32[4, 11] = {1.25, 0.25, 3.75, 5.0, 2.75, 5.5, 0.0, 4.25, 5.75, 6.75, 7.25, -0.5, -1.25, 6.25, 8.75, -1.75, 3.0, -2.0, -1.0, 1.75, 8.0, -0.75, 0.75, -0.25, -1.5, 6.0, 1.0, 3.5, 7.75, 3.25, 5.25, 0.5, 2.25, 7.5, 1.5, 8.5, 4.0, 4.75, 2.0, 4.5, 7.0, 6.5, 2.5, 8.25}
tensor @r2.want.0.f32 : f64[4, 2] = {7.25, 6.75, 8.75, 8.0, 7.75, 6.0, 8.5, 8.25}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[4, 2] = {10, 9, 3, 9, 6, 3, 2, 10}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.topk.default(self=%x, k=2) : f32[s77, 2], i64[s77, 2] name("topk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "topk.last.f32" stage "import"
tensor @r0.in.x : f32[3, 6] = {0.0, -1.75, -1.5, 1.25, 0.25, -0.5, 2.0, 2.25, -0.25, -1.25, 1.5, 1.0, -1.0, -0.75, -2.0, 0.75, 1.75, 0.5}
tensor @r0.want.0.f32 : f64[3, 2] = {1.25, 0.25, 2.25, 2.0, 1.75, 0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 2] = {3, 4, 1, 0, 4, 3}
graph "main"(
    %x : f32[3, 6]) {
  %getitem, %getitem_1 = aten.topk.default(self=%x, k=2) : f32[3, 2], i64[3, 2] name("topk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "topk.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 6] = {1.25, -2.0, -1.0, 0.25, 2.0, 1.75, -1.25, 1.0, -0.25, 0.0, -1.5, 1.5, -0.75, 0.5, 2.25, 0.75, -1.75, -0.5}
tensor @r0.want.0.bf16 : f64[3, 2] = {2.0, 1.75, 1.5, 1.0, 2.25, 0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 2] = {4, 5, 5, 1, 2, 3}
graph "main"(
    %x : bf16[3, 6]) {
  %getitem, %getitem_1 = aten.topk.default(self=%x, k=2) : bf16[3, 2], i64[3, 2] name("topk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "topk.last.f16" stage "import"
tensor @r0.in.x : f16[3, 6] = {2.25, -2.0, -1.75, 0.75, -0.25, -0.75, 1.25, -0.5, 2.0, -1.25, 0.5, 1.75, -1.0, 1.0, -1.5, 0.0, 1.5, 0.25}
tensor @r0.want.0.f16 : f64[3, 2] = {2.25, 0.75, 2.0, 1.75, 1.5, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 2] = {0, 3, 2, 5, 4, 1}
graph "main"(
    %x : f16[3, 6]) {
  %getitem, %getitem_1 = aten.topk.default(self=%x, k=2) : f16[3, 2], i64[3, 2] name("topk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "topk.last.i32" stage "import"
tensor @r0.in.x : i32[3, 6] = {17, 5, 2, 7, 12, 16, 11, 13, 14, 15, 6, 9, 8, 0, 3, 1, 4, 10}
tensor @r0.want.0.i32 : i32[3, 2] = {17, 16, 15, 14, 10, 8}
tensor @r0.want.1.i64 : i64[3, 2] = {0, 5, 3, 2, 5, 0}
graph "main"(
    %x : i32[3, 6]) {
  %getitem, %getitem_1 = aten.topk.default(self=%x, k=2) : i32[3, 2], i64[3, 2] name("topk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "topk.last.i64" stage "import"
tensor @r0.in.x : i64[3, 6] = {15, 5, 11, 7, 2, 9, 16, 12, 4, 14, 0, 17, 6, 10, 1, 13, 3, 8}
tensor @r0.want.0.i64 : i64[3, 2] = {15, 11, 17, 16, 13, 10}
tensor @r0.want.1.i64 : i64[3, 2] = {0, 2, 5, 0, 3, 1}
graph "main"(
    %x : i64[3, 6]) {
  %getitem, %getitem_1 = aten.topk.default(self=%x, k=2) : i64[3, 2], i64[3, 2] name("topk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "topk.smallest.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.0, -0.5, -1.75, 0.5, 0.75, -1.25, -2.0, -1.0, 0.25, -1.5, -0.75, -0.25}
tensor @r0.want.0.f32 : f64[2, 4] = {0.0, -1.5, -2.0, -1.0, 0.25, -1.25, -1.75, -0.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[2, 4] = {0, 2, 1, 1, 2, 1, 0, 2}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.topk.default(self=%x, k=2, dim=0, largest=false) : f32[2, 4], i64[2, 4] name("topk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.last.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.0, -1.0, -0.25, -1.5, -0.75, -1.75, -1.25, 0.75, -0.5, 0.25, -2.0, 0.5}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.5, -1.0, -0.25, 0.0, -1.75, -1.25, -0.75, 0.75, -2.0, -0.5, 0.25, 0.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {3, 1, 2, 0, 1, 2, 0, 3, 2, 0, 1, 3}
tensor @r1.in.x : f32[5, 6] = {1.5, -1.25, 0.25, -0.25, 1.25, 2.0, -1.0, 0.75, 3.75, 3.25, 5.25, 5.0, 3.5, 1.0, 2.5, 4.25, 2.25, 0.5, 3.0, 1.75, -1.75, -2.0, -0.75, 4.5, 4.75, -0.5, 0.0, 4.0, 2.75, -1.5}
tensor @r1.want.0.f32 : f64[5, 6] = {-1.25, -0.25, 0.25, 1.25, 1.5, 2.0, -1.0, 0.75, 3.25, 3.75, 5.0, 5.25, 0.5, 1.0, 2.25, 2.5, 3.5, 4.25, -2.0, -1.75, -0.75, 1.75, 3.0, 4.5, -1.5, -0.5, 0.0, 2.75, 4.0, 4.75}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r1.want.1.i64 : i64[5, 6] = {1, 3, 2, 4, 0, 5, 0, 1, 3, 2, 5, 4, 5, 1, 4, 2, 0, 3, 3, 2, 4, 1, 0, 5, 5, 1, 2, 4, 3, 0}
tensor @r2.in.x : f32[4, 9] = {3.0, 6.0, -0.25, 0.5, 5.25, 6.75, 1.25, -1.0, 4.75, 0.0, 4.25, 1.0, 5.0, 5.5, -2.0, 0.75, -0.75, -0.5, -1.75, 2.0, 2.25, 5.75, 6.25, 2.5, 0.25, 4.5, 3.75, 1.5, 2.75, 3.25, 6.5, 4.0, -1.5, 3.5, 1.75, -1.25}
tensor @r2.want.0.f32 : f64[4, 9] = {-1.0, -0.25, 0.5, 1.25, 3.0, 4.75, 5.25, 6.0, 6.75, -2.0, -0.75, -0.5, 0.0, 0.75, 1.0, 4.25, 5.0, 5.5, -1.75, 0.25, 2.0, 2.25, 2.5, 3.75, 4.5, 5.75, 6.25, -1.5, -1.25, 1.5, 1.75, 2.75, 3.25, 3.5, 4.0, 6.5}
tensor @r2.own.0 : f64[] = {0.0}
tensor @r2.want.1.i64 : i64[4, 9] = {7, 2, 3, 6, 0, 8, 4, 1, 5, 5, 7, 8, 0, 6, 2, 1, 3, 4, 0, 6, 1, 2, 5, 8, 7, 3, 4, 5, 8, 0, 7, 1, 2, 6, 4, 3}
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : f32[s77, s27], i64[s77, s27] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.25, -1.5, 0.0, 0.5, -0.5, -0.75, -1.75, 0.25, 0.75, -1.25, -2.0, -1.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.5, -0.25, 0.0, 0.5, -1.75, -0.75, -0.5, 0.25, -2.0, -1.25, -1.0, 0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {1, 0, 2, 3, 2, 1, 0, 3, 2, 1, 3, 0}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : f32[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.last.bf16" stage "import"
tensor @r0.in.x : bf16[3, 4] = {-1.0, -2.0, -0.75, 0.25, -0.25, -1.5, -1.75, 0.75, -1.25, 0.0, -0.5, 0.5}
tensor @r0.want.0.bf16 : f64[3, 4] = {-2.0, -1.0, -0.75, 0.25, -1.75, -1.5, -0.25, 0.75, -1.25, -0.5, 0.0, 0.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {1, 0, 2, 3, 2, 1, 0, 3, 0, 2, 1, 3}
graph "main"(
    %x : bf16[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : bf16[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.last.f16" stage "import"
tensor @r0.in.x : f16[3, 4] = {-1.0, -0.5, -0.75, 0.25, -1.75, 0.0, -2.0, -1.25, -0.25, -1.5, 0.75, 0.5}
tensor @r0.want.0.f16 : f64[3, 4] = {-1.0, -0.75, -0.5, 0.25, -2.0, -1.75, -1.25, 0.0, -1.5, -0.25, 0.5, 0.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 2, 1, 3, 2, 0, 3, 1, 1, 0, 3, 2}
graph "main"(
    %x : f16[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : f16[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.last.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {9, 5, 7, 8, 2, 11, 3, 6, 10, 1, 4, 0}
tensor @r0.want.0.i32 : i32[3, 4] = {5, 7, 8, 9, 2, 3, 6, 11, 0, 1, 4, 10}
tensor @r0.want.1.i64 : i64[3, 4] = {1, 2, 3, 0, 0, 2, 3, 1, 3, 1, 2, 0}
graph "main"(
    %x : i32[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : i32[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.last.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7, 11, 1, 6, 3, 2, 10, 8, 0, 5, 9, 4}
tensor @r0.want.0.i64 : i64[3, 4] = {1, 6, 7, 11, 2, 3, 8, 10, 0, 4, 5, 9}
tensor @r0.want.1.i64 : i64[3, 4] = {2, 3, 0, 1, 1, 0, 3, 2, 0, 3, 1, 2}
graph "main"(
    %x : i64[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : i64[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.descending.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.5, -1.25, -0.25, 0.5, -0.5, 0.0, -0.75, 0.25, -1.75, -2.0, -1.0, 0.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5, 0.0, -0.25, 0.75, -1.5, -1.25, -0.75, 0.5, -1.75, -2.0, -1.0, 0.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[3, 4] = {1, 1, 0, 2, 0, 0, 1, 0, 2, 2, 2, 1}
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x, dim=0, descending=true) : f32[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.stable.ties.f32" stage "import"
tensor @r0.in.x : f32[8] = {0.0, 2.0, 0.0, 2.0, 0.0, 1.0, 0.0, 2.0}
tensor @r0.want.0.f32 : f64[8] = {0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 2.0, 2.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r0.want.1.i64 : i64[8] = {0, 2, 4, 6, 5, 1, 3, 7}
graph "main"(
    %x : f32[8]) {
  %getitem, %getitem_1 = aten.sort.stable(self=%x, stable=true) : f32[8], i64[8] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.stable.ties.i64" stage "import"
tensor @r0.in.x : i64[8] = {1, 1, 2, 1, 0, 2, 2, 0}
tensor @r0.want.0.i64 : i64[8] = {0, 0, 1, 1, 1, 2, 2, 2}
tensor @r0.want.1.i64 : i64[8] = {4, 7, 0, 1, 3, 2, 5, 6}
graph "main"(
    %x : i64[8]) {
  %getitem, %getitem_1 = aten.sort.stable(self=%x, stable=true) : i64[8], i64[8] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "argsort.last.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.25, -1.25, -1.5, -1.75, -0.25, -0.5, 0.5, -0.75, -2.0, 0.75, 0.0, -1.0}
tensor @r0.want.0.i64 : i64[3, 4] = {3, 2, 1, 0, 3, 1, 0, 2, 0, 3, 2, 1}
tensor @r1.in.x : f32[5, 6] = {3.25, 5.25, 4.0, 1.0, 4.75, -2.0, 5.0, -1.0, 0.25, -1.75, 0.0, -1.25, 3.5, 1.75, -1.5, 2.5, -0.25, 3.0, 2.25, 0.75, 2.0, 4.5, 1.5, -0.75, 0.5, 4.25, 2.75, 3.75, 1.25, -0.5}
tensor @r1.want.0.i64 : i64[5, 6] = {5, 3, 0, 2, 4, 1, 3, 5, 1, 4, 2, 0, 2, 4, 1, 3, 5, 0, 5, 1, 4, 2, 0, 3, 5, 0, 4, 2, 3, 1}
tensor @r2.in.x : f32[4, 9] = {0.25, 6.0, 1.5, -0.5, 5.75, 0.5, 6.5, 5.25, 4.25, -1.5, 1.75, -0.25, 2.0, -1.25, -1.75, 2.5, 3.25, 2.75, 4.5, 5.5, 4.75, 6.75, 4.0, 0.75, 3.75, 0.0, 3.5, -0.75, 3.0, 5.0, -2.0, 1.0, -1.0, 6.25, 2.25, 1.25}
tensor @r2.want.0.i64 : i64[4, 9] = {3, 0, 5, 2, 8, 7, 4, 1, 6, 5, 0, 4, 2, 1, 3, 6, 8, 7, 7, 5, 8, 6, 4, 0, 2, 1, 3, 3, 5, 0, 4, 8, 7, 1, 2, 6}
graph "main"(
    %x : f32[s77, s27]) {
  %argsort = aten.argsort.default(self=%x) : i64[s77, s27]
  return %argsort as "argsort"
}

fxge 1
model "argsort.last.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.0, -1.75, 0.5, -1.25, 0.75, -0.75, -2.0, -1.5, -0.25, -0.5, 0.25, 0.0}
tensor @r0.want.0.i64 : i64[3, 4] = {1, 3, 0, 2, 2, 3, 1, 0, 1, 0, 3, 2}
graph "main"(
    %x : f32[3, 4]) {
  %argsort = aten.argsort.default(self=%x) : i64[3, 4]
  return %argsort as "argsort"
}

fxge 1
model "sort.narrow.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, true, true, true, false, true, true, false, true, false, false, true}
tensor @r0.want.0.bool : bool[3, 4] = {true, true, true, true, false, false, true, true, false, false, true, true}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 1, 2, 3, 0, 3, 1, 2, 1, 2, 0, 3}
graph "main"(
    %x : bool[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : bool[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.narrow.i8" stage "import"
tensor @r0.in.x : i8[3, 4] = {6, 2, 1, 6, -6, 0, -7, 1, 6, -6, 1, -4}
tensor @r0.want.0.i8 : i8[3, 4] = {1, 2, 6, 6, -7, -6, 0, 1, -6, -4, 1, 6}
tensor @r0.want.1.i64 : i64[3, 4] = {2, 1, 0, 3, 2, 0, 1, 3, 1, 3, 2, 0}
graph "main"(
    %x : i8[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : i8[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.narrow.i16" stage "import"
tensor @r0.in.x : i16[3, 4] = {-4, 4, 3, -6, -3, -2, -2, 3, -2, -4, -3, 3}
tensor @r0.want.0.i16 : i16[3, 4] = {-6, -4, 3, 4, -3, -2, -2, 3, -4, -3, -2, 3}
tensor @r0.want.1.i64 : i64[3, 4] = {3, 0, 2, 1, 0, 1, 2, 3, 1, 2, 0, 3}
graph "main"(
    %x : i16[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : i16[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "sort.narrow.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {5, 5, 6, 5, 1, 7, 5, 3, 1, 6, 6, 6}
tensor @r0.want.0.u8 : u8[3, 4] = {5, 5, 5, 6, 1, 3, 5, 7, 1, 6, 6, 6}
tensor @r0.want.1.i64 : i64[3, 4] = {0, 1, 3, 2, 0, 3, 2, 1, 0, 1, 2, 3}
graph "main"(
    %x : u8[3, 4]) {
  %getitem, %getitem_1 = aten.sort.default(self=%x) : u8[3, 4], i64[3, 4] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "argsort.stable.ties.f32" stage "import"
tensor @r0.in.x : i64[8] = {0, 0, 2, 2, 1, 1, 2, 1}
tensor @r0.want.0.i64 : i64[8] = {0, 1, 4, 5, 7, 2, 3, 6}
graph "main"(
    %x : i64[8]) {
  %argsort = aten.argsort.stable(self=%x, stable=true) : i64[8]
  return %argsort as "argsort"
}
