fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %a, %b, %c = aten.native_batch_norm.default(input=%x, training=true, momentum=0.1, eps=1e-05)
  return %a, %b, %c
}
