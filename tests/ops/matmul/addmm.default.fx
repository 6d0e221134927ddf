fxge 1
model "addmm.scaled.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 5],
    %z : f32[5, 4]) {
  %addmm = aten.addmm.default(self=%x, mat1=%y, mat2=%z, beta=0.5, alpha=2) : f32[3, 4]
  return %addmm as "addmm"
}
