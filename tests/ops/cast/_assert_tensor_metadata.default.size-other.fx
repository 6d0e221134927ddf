fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  aten._assert_tensor_metadata.default(a=%x, size=[4])
  return %x
}
