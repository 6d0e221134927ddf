fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 8],
    %s : f32[4]) {
  %r0 = torchao.quantize_affine.default(input=%x, block_size=[1, 8], scale=%s, output_dtype=i8) : ?
  return %r0
}
