fxge 1
model "case" stage "import"
graph "main"(%w : f32[6, 3], %i : u8[4], %o : i64[2]) {
  %r0, %r1, %r2, %r3 = aten._embedding_bag.default(weight=%w, indices=%i, offsets=%o, mode=1) : ?, ?, ?, ?
  return %r0 as "r0", %r1 as "r1", %r2 as "r2", %r3 as "r3"
}
