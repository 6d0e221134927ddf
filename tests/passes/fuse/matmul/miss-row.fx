# The matrix itself is expanded.
fxge 1 model "m" stage "decomposed"
graph main(%a : f32[2, 8, 4], %b : f32[1, 6]) {
  %w = aten.expand.default(self=%b, size=[2, 4, 6])
  %y = aten.bmm.default(self=%a, mat2=%w)
  return %y
}
