fxge 1
model "__ilshift__.Scalar.in_place.i32" stage "import"
graph "main"(
    %x : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %ilshift = aten.__ilshift__.Scalar(self=%clone, other=2) : i32[3, 4]
  return %ilshift as "ilshift"
}
