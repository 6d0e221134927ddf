fxge 1
model "bitwise_xor_.Tensor.in_place.i32" stage "import"
graph "main"(
    %x : i32[3, 4],
    %y : i32[3, 4]) {
  %clone = aten.clone.default(self=%x) : i32[3, 4]
  %bitwise_xor_ = aten.bitwise_xor_.Tensor(self=%clone, other=%y) : i32[3, 4]
  return %bitwise_xor_ as "bitwise_xor_"
}
