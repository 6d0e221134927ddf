fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[2, 4],
    %x1 : f16[3, 4]) {
  %r0 = npu.npu_masked_causal_conv1d.default(input=%x0, weight=%x1) : ?
  return %r0
}
