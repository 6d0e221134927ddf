fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a = aten.nonzero_static.default(self=%x, size=-1) : ?
  return %a
}
