fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2]) {
  %r0 = _c10d_functional.broadcast.default(input=%x0, src=1, group_name="0") : ?
  return %r0
}
