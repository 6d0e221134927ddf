fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3]) {
  %r = aten._to_copy.default(self=%x) : f16[3]
  return %r
}
