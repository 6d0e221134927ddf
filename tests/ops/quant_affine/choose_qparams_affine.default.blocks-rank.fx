fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 8]) {
  %r0, %r1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[8], target_dtype=i8) : ?, ?
  return %r0, %r1
}
