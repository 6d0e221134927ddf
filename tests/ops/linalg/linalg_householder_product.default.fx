fxge 1
model "linalg_householder_product.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 5, 3]{15, 1, 5},
    %y : f32[2, 3]) {
  %linalg_householder_product = aten.linalg_householder_product.default(input=%x, tau=%y) : f32[2, 5, 3]{15, 1, 5}
  return %linalg_householder_product as "linalg_householder_product"
}
