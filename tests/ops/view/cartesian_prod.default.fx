fxge 1
model "cartesian_prod.plain.f32" stage "import"
graph "main"(
    %x : f32[2],
    %y : f32[3],
    %z : f32[2]) {
  %cartesian_prod = aten.cartesian_prod.default(tensors=[%x, %y, %z]) : f32[12, 3]
  return %cartesian_prod as "cartesian_prod"
}
