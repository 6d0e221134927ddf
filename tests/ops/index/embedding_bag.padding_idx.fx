fxge 1
model "case" stage "import"
graph "main"(%w : f32[6, 3], %i : i64[8], %o : i64[4]) {
  %r0, %r1, %r2, %r3 = aten.embedding_bag.padding_idx(weight=%w, indices=%i, offsets=%o, scale_grad_by_freq=false, mode=1, sparse=false, include_last_offset=false, padding_idx=-2) : ?, ?, ?, ?
  return %r0
}
