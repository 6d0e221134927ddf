fxge 1
model "__irshift__.Tensor.in_place.i32" stage "import"
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %irshift = aten.__irshift__.Tensor(self=%clone, other=%y) : i32[3, 4]
  return %irshift as "irshift"
}
