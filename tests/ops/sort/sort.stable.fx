fxge 1
model "sort.stable.ties.f32" stage "import"
graph "main"(
    %x : f32[8]) {
  %getitem, %getitem_1 = aten.sort.stable(self=%x, stable=true) : f32[8], i64[8] name("sort")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
