fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[8],
    %w : f32[]) {
  %y = fxge.out_dtype_div.Tensor(dtype=i32, self=%x, other=%w) : ?
  return %y
}
