fxge 1
model "__rshift__.Scalar.plain.i32" stage "import"
graph "main"(
    %x : i32[3, 4]) {
  %rshift = aten.__rshift__.Scalar(self=%x, other=2) : i32[3, 4]
  return %rshift as "rshift"
}
