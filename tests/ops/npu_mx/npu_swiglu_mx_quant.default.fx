fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[3, 256]) {
  %r0, %r1 = npu.npu_swiglu_mx_quant.default(x=%x0, dst_type=291) : ?, ?
  return %r0, %r1
}
