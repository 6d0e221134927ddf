fxge 1
model "case" stage "import"
graph "main"(%x : f32[3], %y : i64[3]) {
  %a = aten.cartesian_prod.default(tensors=[%x, %y])
  return %a
}
