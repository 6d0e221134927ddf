fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4]) {
  %r0 = npu.npu_layer_norm_eval.default(input=%x0, normalized_shape=[3]) : ?
  return %r0
}
