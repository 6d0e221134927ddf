fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i64[3],
    %x1 : f32[2, 4],
    %x2 : f32[2, 4],
    %x3 : f32[3, 4]) {
  %r0, %r1 = npu.npu_mrope.default(positions=%x0, query=%x1, key=%x2, cos_sin_cache=%x3, head_size=4) : ?, ?
  return %r0, %r1
}
