fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i64[2],
    %x1 : f32[2, 4],
    %x2 : f32[2, 4],
    %x3 : f32[3, 3]) {
  %r0, %r1 = atb._npu_rotary_embedding.functional(positions=%x0, query=%x1, key=%x2, head_size=4, cos_sin_cache=%x3, is_neox_style=true) : ?, ?
  return %r0, %r1
}
