fxge 1
model "norm.ScalarOpt_dim.p1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %norm = aten.norm.ScalarOpt_dim(self=%x, p=1, dim=[1]) : f32[s77]
  return %norm as "norm"
}
