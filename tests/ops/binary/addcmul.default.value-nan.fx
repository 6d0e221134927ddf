fxge 1
model "case" stage "import"
graph "main"(%x : i32[3], %y : i32[3], %z : i32[3]) {
  %r = aten.addcmul.default(self=%x, tensor1=%y, tensor2=%z, value=nan)
  return %r
}
