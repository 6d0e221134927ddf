fxge 1
model "case" stage "import"
graph "main"(%g : f32[2, 3], %w : f32[6, 3], %i : i32[4], %o : i32[2], %b : i64[4]) {
  %r0 = aten._embedding_bag_per_sample_weights_backward.default(grad=%g, weight=%w, indices=%i, offsets=%o, offset2bag=%b, mode=0) : ?
  return %r0 as "r0"
}
