# Every write that cannot be expressed is told, not only the first.
# passes: scopes,functionalise
fxge 1
model "all_told" stage "import"
graph "main"(
    %x : f32[1, 3],
    %y : f32[3]) {
  %e = aten.expand.default(self=%x, size=[2, 3]) : f32[2, 3]{0, 1}
  %w = aten.relu_.default(self=%e) : f32[2, 3]{0, 1}
  %u = aten.unfold.default(self=%y, dimension=0, size=2, step=1) : f32[2, 2]
  %v = aten.neg_.default(self=%u) : f32[2, 2]
  return %w, %v
}
# ----
# error[FXGE-E0502]: aten.relu_.default: writes through a result of aten.expand.default, from which the memory behind it cannot be rebuilt
#   node    %w
#   note    while functionalise
#   hint    write into a copy (`clone`) instead
#
# error[FXGE-E0502]: aten.neg_.default: writes through a result of aten.unfold.default, from which the memory behind it cannot be rebuilt
#   node    %v
#   note    while functionalise
#   hint    write into a copy (`clone`) instead
#
