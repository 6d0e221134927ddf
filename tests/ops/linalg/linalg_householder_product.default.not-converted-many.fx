fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[200, 200],
    %y : f32[200]) {
  %r = aten.linalg_householder_product.default(input=%x, tau=%y) : ?
  return %r
}
