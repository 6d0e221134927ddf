# `check` comes first, `result` tells what the formula may use.
# passes: decompose
fxge 1
model "known" stage "functional"
symbol s0 : int [2, 100]
symbol s1 : int [2, 100]
graph "main"(%a : f32[s0, 1, 3], %b : i32[s1], %c : i32[], %h : f16[4, 1]) {
  %y0, %y1 = my.known.default(a=%a, b=%b)
  %p0, %p1 = my.point.default(a=%b, b=%c, n=1)
  %q0, %q1 = my.point.default(a=%c, b=%c, n=1.5, c=%h)
  return %y0, %y1, %p0, %p1, %q0, %q1
}
# ----
# fxge 1
# model "known" stage "decomposed"
# symbol s0 : int [2, 100]
# symbol s1 : int [2, 100]
# guard inferred "s0 == s1" sym(s0 == s1)
# graph "main"(
#     %a : f32[s0, 1, 3],
#     %b : i32[s1],
#     %c : i32[],
#     %h : f16[4, 1]) {
#   %y1 = aten.full.default(size=[1, 3], fill_value=1, dtype=f32) : f32[1, 3] name("y0")
#   %y0 = aten._to_copy.default(self=%a, dtype=f16) : f16[s0, 1, 3]
#   %p0_1 = aten.add.Tensor(self=%b, other=%c) : i32[s1] name("p0")
#   %p0 = aten._to_copy.default(self=%p0_1, dtype=f32) : f32[s1]
#   %p1 = aten.full.default(size=[], fill_value=3, dtype=i32) : i32[] name("p0")
#   %q0_1 = aten.add.Tensor(self=%c, other=%c) : i32[] name("q0")
#   %q0 = aten.mul.Tensor(self=%q0_1, other=%h) : f16[4, 1]
#   %q1 = aten.full.default(size=[4, 1], fill_value=3, dtype=f16) : f16[4, 1] name("q0")
#   return %y0, %y1, %p0, %p1, %q0, %q1
# }
