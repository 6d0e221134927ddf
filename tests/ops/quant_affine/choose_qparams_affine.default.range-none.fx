fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 8]) {
  %r0, %r1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=3, quant_max=3) : ?, ?
  return %r0, %r1
}
