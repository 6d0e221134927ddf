fxge 1
model "__ior__.Scalar.in_place.i32" stage "import"
graph "main"(
    %x : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %ior = aten.__ior__.Scalar(self=%clone, other=3) : i32[3, 4]
  return %ior as "ior"
}
