fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3], %y : i64[3], %z : i32[3]) {
  %r = aten.addcdiv.default(self=%x, tensor1=%y, tensor2=%z) : ?
  return %r
}
