fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[1, 4, 3, 16],
    %x1 : f16[1, 4, 3, 16],
    %x2 : f16[1, 4, 3, 16],
    %x3 : f16[1, 4, 3, 16],
    %x4 : f16[4, 3, 3]) {
  %r0, %r1, %r2, %r3, %r4 = npu.npu_fusion_attention_grad.default(query=%x0, key=%x1, value=%x2, dy=%x3, head_num=4, input_layout="BNSD", pse=%x4) : ?, ?, ?, ?, ?
  return %r0, %r1, %r2, %r3, %r4
}
