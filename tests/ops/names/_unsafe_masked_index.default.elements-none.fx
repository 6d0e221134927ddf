fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[0, 4],
    %x1 : bool[2, 1],
    %x2 : i64[2]) {
  %r0 = aten._unsafe_masked_index.default(self=%x0, mask=%x1, indices=[%x2], fill=0) : ?
  return %r0
}
