fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2],
    %x1 : f32[2],
    %x2 : f32[2],
    %x3 : f16[2]) {
  %r0, %r1 = aten._weight_norm_interface_backward.default(grad_w=%x0, saved_v=%x1, saved_g=%x2, saved_norms=%x3, dim=0) : ?, ?
  return %r0, %r1
}
