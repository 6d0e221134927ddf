fxge 1
model "case" stage "import"
graph "main"(
    %x : i16[4, 8],
    %w : i16[3, 8]) {
  %y = fxge.out_dtype_linear.default(dtype=i32, input=%x, weight=%w) : ?
  return %y
}
