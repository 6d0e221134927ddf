fxge 1
model "special_multigammaln.p1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_multigammaln = aten.special_multigammaln.default(self=%x, p=1) : f32[s77, s27]
  return %special_multigammaln as "special_multigammaln"
}
