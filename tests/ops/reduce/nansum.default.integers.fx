fxge 1
model "case" stage "import"
graph "main"(
    %x : i32[2, 3]) {
  %r = aten.nansum.default(self=%x) : ?
  return %r
}
