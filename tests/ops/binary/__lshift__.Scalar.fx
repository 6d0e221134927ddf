fxge 1
model "__lshift__.Scalar.plain.i32" stage "import"
graph "main"(
    %x : i32[3, 4]) {
  %lshift = aten.__lshift__.Scalar(self=%x, other=2) : i32[3, 4]
  return %lshift as "lshift"
}
