fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r0, %r1, %r2 = aten._lu_with_info.default(self=%x) : ?, ?, ?
  return %r0
}
