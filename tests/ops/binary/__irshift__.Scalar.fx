fxge 1
model "__irshift__.Scalar.in_place.i32" stage "import"
graph "main"(
    %x : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %irshift = aten.__irshift__.Scalar(self=%clone, other=2) : i32[3, 4]
  return %irshift as "irshift"
}
