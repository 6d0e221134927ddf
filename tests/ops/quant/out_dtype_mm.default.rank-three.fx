fxge 1
model "case" stage "import"
graph "main"(
    %x : i8[1, 4, 8],
    %w : i8[8, 3]) {
  %y = fxge.out_dtype_mm.default(dtype=i32, self=%x, mat2=%w) : ?
  return %y
}
