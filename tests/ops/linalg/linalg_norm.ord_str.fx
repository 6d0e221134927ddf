fxge 1
model "linalg_norm.ord_str.fro.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %linalg_norm = aten.linalg_norm.ord_str(self=%x, ord="fro") : f32[]
  return %linalg_norm as "linalg_norm"
}
