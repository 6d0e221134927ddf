# Each part of the formula language.
fxge 1
model "language" stage "functional"
symbol s0 : int [2, 100]
graph "main"(%a : f32[s0, 1, 3], %b : f32[3], %w : f32[3], %i : i32[2, 4], %f : f8e4m3[2]) {
  %y0 = my.arith.default(a=%a, b=%b)
  %y1 = my.reflected.default(a=%a)
  %y2 = my.shapes.default(a=%a)
  %y3 = my.loop.default(a=%a, dims=[-1, 0], n=1)
  %y4 = my.optional.default(a=%a, weight=%w, reduction="sum")
  %y5 = my.optional.default(a=%a, reduction="none")
  %y6, %y7 = my.several.default(a=%b)
  %y8 = my.parts.default(a=%a, k=2)
  %y9 = my.limits.default(a=%i)
  %y10 = my.spread.default(a=%b, n=4)
  %y11 = my.kept.default(a=%b)
  %y12 = my.kept.default(a=%b, flag=true)
  %y13 = my.largest.default(a=%f)
  return %y0, %y1, %y2, %y3, %y4, %y5, %y6, %y7, %y8, %y9, %y10, %y11, %y12, %y13
}
