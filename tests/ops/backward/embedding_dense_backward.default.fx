fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[2, 3, 4],
    %i : i64[2, 3]) {
  %r0 = aten.embedding_dense_backward.default(grad_output=%g, indices=%i, num_weights=7, padding_idx=1, scale_grad_by_freq=false) : f32[7, 4]
  return %r0
}
