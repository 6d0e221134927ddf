fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 8]) {
  %r0, %r1 = torchao.choose_qparams_affine.default(mapping_type="SYMMETRIC", block_size=[1, 8], target_dtype=i8) : ?, ?
  return %r0, %r1
}
