fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[4, 64],
    %w : i32[64, 4],
    %s : bf16[2, 32]) {
  %y = npu.npu_weight_quant_batchmatmul.default(x=%x, weight=%w, antiquant_scale=%s, antiquant_group_size=32) : ?
  return %y
}
