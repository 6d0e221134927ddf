fxge 1
model "case" stage "import"
graph "main"(
    %x : i32[3]) {
  %r0 = aten.one_hot.default(self=%x, num_classes=3) : ?
  return %r0
}
