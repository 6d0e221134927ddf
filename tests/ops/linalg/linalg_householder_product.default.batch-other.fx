fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 3],
    %y : f32[3, 3]) {
  %r = aten.linalg_householder_product.default(input=%x, tau=%y) : ?
  return %r
}
