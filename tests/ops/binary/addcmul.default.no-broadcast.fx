fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3],
    %z : f32[4]) {
  %r = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z)
  return %r
}
