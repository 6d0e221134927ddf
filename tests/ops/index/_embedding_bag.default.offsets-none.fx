fxge 1
model "case" stage "import"
graph "main"(%w : f32[6, 3], %i : i64[8], %o : i64[0]) {
  %r0, %r1, %r2, %r3 = aten._embedding_bag.default(weight=%w, indices=%i, offsets=%o, include_last_offset=true) : ?, ?, ?, ?
  return %r0, %r1, %r2, %r3
}
