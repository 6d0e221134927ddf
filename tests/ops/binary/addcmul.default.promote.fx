fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[3, 4],
    %y : f32[4],
    %z : f32[4]) {
  %r = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z, value=0.5)
  return %r
}
