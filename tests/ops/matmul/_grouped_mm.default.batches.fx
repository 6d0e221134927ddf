fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[2, 3, 8],
    %w : bf16[2, 8, 16]) {
  %r = aten._grouped_mm.default(self=%x, mat2=%w) : ?
  return %r
}
