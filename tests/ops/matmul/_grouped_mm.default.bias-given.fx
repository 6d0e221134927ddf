fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[5, 8],
    %w : bf16[2, 8, 8],
    %e : i32[2],
    %b : bf16[2, 8]) {
  %r = aten._grouped_mm.default(self=%x, mat2=%w, offs=%e, bias=%b) : ?
  return %r
}
