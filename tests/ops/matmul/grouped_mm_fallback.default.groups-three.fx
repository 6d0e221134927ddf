fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[5, 3],
    %w : f32[2, 3, 4],
    %e : i32[3]) {
  %r = transformers.grouped_mm_fallback.default(input=%x, weight=%w, offs=%e) : ?
  return %r
}
