fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[3, 4],
    %i1 : bool[4]) {
  %r0 = aten.fake_quantize_per_channel_affine_cachemask_backward.default(grad=%i0, mask=%i1) : ?
  return %r0
}
