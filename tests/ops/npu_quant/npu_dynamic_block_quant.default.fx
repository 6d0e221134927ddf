fxge 1
model "npu.npu_dynamic_block_quant.rows.f16" stage "import"
graph "main"(
    %x : f16[3, 16]) {
  %getitem, %getitem_1 = npu.npu_dynamic_block_quant.default(x=%x, col_block_size=8) : i8[3, 16], f32[3, 2] name("npu_dynamic_block_quant")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
