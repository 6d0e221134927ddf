fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3, 4]) {
  %r0, %r1 = aten.native_dropout.default(input=%x, p=0.25, train=true) : ?, ?
  return %r0, %r1
}
