fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[3, 100]) {
  %r0, %r1 = npu.npu_dynamic_mx_quant.default(input=%x0) : ?, ?
  return %r0, %r1
}
