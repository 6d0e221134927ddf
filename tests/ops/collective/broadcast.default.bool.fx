fxge 1
model "case" stage "import"
graph "main"(
    %x0 : bool[2]) {
  %r0 = _c10d_functional.broadcast.default(input=%x0, src=0, group_name="0") : ?
  return %r0
}
