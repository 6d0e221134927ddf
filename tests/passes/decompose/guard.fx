# A size that must equal another, and is not proved to, becomes a guard.
# passes: decompose
fxge 1
model "guard" stage "functional"
symbol s0 : int [2, 100]
symbol s1 : int [2, 100]
graph "main"(%a : f32[s0, 3], %b : f16[3, s1], %c : f32[3, 3]) {
  %y0 = my.equal.default(a=%a, b=%b)
  %y1 = my.branch.default(a=%c)
  return %y0, %y1
}
# ----
# fxge 1
# model "guard" stage "decomposed"
# symbol s0 : int [2, 100]
# symbol s1 : int [2, 100]
# guard inferred "s0 == s1" sym(s0 == s1)
# graph "main"(
#     %a : f32[s0, 3],
#     %b : f16[3, s1],
#     %c : f32[3, 3]) {
#   %y0_1 = aten._to_copy.default(self=%b, dtype=f32) : f32[3, s1] name("y0")
#   %y0 = aten.matmul.default(self=%a, other=%y0_1) : f32[s0, s1]
#   return %y0, %c
# }
