fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[4, 2],
    %x1 : f16[2, 4],
    %x2 : f16[4, 6]) {
  %r0 = npu.npu_ffn.default(x=%x0, weight1=%x1, weight2=%x2, activation="relu") : ?
  return %r0
}
