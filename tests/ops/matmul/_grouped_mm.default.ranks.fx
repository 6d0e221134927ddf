fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[5, 3],
    %w : f32[3, 4],
    %e : i32[2]) {
  %r = aten._grouped_mm.default(self=%x, mat2=%w, offs=%e)
  return %r
}
