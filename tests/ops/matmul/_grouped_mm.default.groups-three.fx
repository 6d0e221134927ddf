fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[5, 3],
    %w : f32[2, 3, 4],
    %e : i32[3]) {
  %r = aten._grouped_mm.default(self=%x, mat2=%w, offs=%e) : ?
  return %r
}
