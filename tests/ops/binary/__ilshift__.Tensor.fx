fxge 1
model "__ilshift__.Tensor.in_place.i32" stage "import"
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %ilshift = aten.__ilshift__.Tensor(self=%clone, other=%y) : i32[3, 4]
  return %ilshift as "ilshift"
}
