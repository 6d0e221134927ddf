fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_tensor.f32" stage "import"
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[4, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[], i8[] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
