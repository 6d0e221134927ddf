fxge 1
model "case" stage "import"
graph "main"(
    %x : i32[4, 8],
    %w : f32[]) {
  %y = fxge.out_dtype_mul.Tensor(dtype=i32, self=%x, other=%w) : ?
  return %y
}
