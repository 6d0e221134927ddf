fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[2, 4],
    %x1 : i8[4, 3],
    %x2 : f16[1]) {
  %r0 = npu.npu_weight_quant_batchmatmul.default(x=%x0, weight=%x1, antiquant_scale=%x2, antiquant_group_size=-4) : ?
  return %r0
}
