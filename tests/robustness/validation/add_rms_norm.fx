fxge 1
model "m" stage "ge"
graph "main"(%x : f32[512, 8], %more : f32[8], %g : f32[8]) {
  %y, %r, %s = ge.AddRmsNorm(x1=%x, x2=%more, gamma=%g) : f32[512, 8], f32[512, 1], f32[512, 8]
  return %y as "out"
}
