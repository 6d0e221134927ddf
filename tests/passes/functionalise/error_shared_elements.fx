# Eager writes all elements that share the memory of a written one.
# passes: scopes,functionalise
fxge 1
model "g" stage "import"
symbol s0 : int [4, 64]
symbol s1 : int [1, 64]
graph "main"(%x : f32[20], %m : f32[s0, s1], %s : f32[4], %i : f32[4, 4]{2, 1}, %e : f32[5, 4]{0, 1}) {
  %w = aten.unfold.default(self=%x, dimension=0, size=4, step=2) : f32[9, 4]{2, 1}
  %a = aten.select_scatter.default(self=%w, src=%s, dim=0, index=1) : f32[9, 4]{2, 1}
  %b = aten.select_scatter.default(self=%i, src=%s, dim=1, index=1) : f32[4, 4]{2, 1}
  %f = aten.unfold.default(self=%m, dimension=0, size=4, step=2) : f32[s0 // 2 - 1, s1, 4]{2*s1, 1, s1}
  %g = aten.select.int(self=%f, dim=0, index=0) : f32[s1, 4]{1, s1}
  %c = aten.select_scatter.default(self=%f, src=%g, dim=0, index=0) : f32[s0 // 2 - 1, s1, 4]{2*s1, 1, s1}
  %d = aten.copy.default(self=%w, src=%s) : f32[9, 4]{2, 1}
  %k = aten.select_scatter.default(self=%e, src=%s, dim=0, index=1) : f32[5, 4]{0, 1}
  return %a, %b, %c, %d, %k
}
# ----
# error[FXGE-E0502]: aten.select_scatter.default: select_scatter of a tensor whose elements share memory (3 nodes)
#   node    %a
#   also    %b
#   also    %c
#   note    while functionalise
#   hint    write into a copy (`clone`) instead
#
# error[FXGE-E0502]: aten.copy.default: copy of a tensor whose elements share memory
#   node    %d
#   note    while functionalise
#   hint    write into a copy (`clone`) instead
#
