fxge 1
model "case" stage "import"
graph "main"(%g : f32[4, 3], %i : i64[8], %b : i64[8], %s : i64[4], %m : i64[4], %p : f32[7]) {
  %r0 = aten._embedding_bag_dense_backward.default(grad=%g, indices=%i, offset2bag=%b, bag_size=%s, maximum_indices=%m, num_weights=6, scale_grad_by_freq=false, mode=0, per_sample_weights=%p) : ?
  return %r0
}
