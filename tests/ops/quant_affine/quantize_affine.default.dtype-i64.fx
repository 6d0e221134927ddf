fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 8],
    %s : f32[4],
    %z : i8[4]) {
  %r0 = torchao.quantize_affine.default(input=%x, block_size=[1, 8], scale=%s, zero_point=%z, output_dtype=i64) : ?
  return %r0
}
