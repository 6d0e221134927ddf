fxge 1
model "linalg_inv.transposed.f32" stage "import"
graph "main"(
    %x : f32[4, 4]{1, 4}) {
  %linalg_inv = aten.linalg_inv.default(A=%x) : f32[4, 4]{1, 4}
  return %linalg_inv as "linalg_inv"
}
