fxge 1
model "__ior__.Tensor.in_place.i32" stage "import"
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %ior = aten.__ior__.Tensor(self=%clone, other=%y) : i32[3, 4]
  return %ior as "ior"
}
