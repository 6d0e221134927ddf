fxge 1
model "case" stage "import"
graph "main"(%g : f32[4, 3], %i : i64[8], %b : i64[8], %s : i64[4], %m : i64[4], %o : i64[4]) {
  %r0 = aten._embedding_bag_backward.default(grad=%g, indices=%i, offsets=%o, offset2bag=%b, bag_size=%s, maximum_indices=%m, num_weights=6, scale_grad_by_freq=false, mode=0, sparse=true) : ?
  return %r0
}
