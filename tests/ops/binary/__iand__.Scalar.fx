fxge 1
model "__iand__.Scalar.in_place.i32" stage "import"
graph "main"(
    %x : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %iand = aten.__iand__.Scalar(self=%clone, other=3) : i32[3, 4]
  return %iand as "iand"
}
