fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[1, 1, 4]) {
  %r0 = npu.npu_trans_quant_param.default(scale=%x0) : ?
  return %r0
}
