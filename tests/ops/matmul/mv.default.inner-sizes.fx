fxge 1
model "case" stage "import"
graph "main"(
    %a : f32[2, 3],
    %b : f32[2]) {
  %r = aten.mv.default(self=%a, vec=%b) : f32[2]
  return %r
}
