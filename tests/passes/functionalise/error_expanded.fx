# Writing to memory that stands for several elements has no meaning as values.
# passes: scopes,functionalise
fxge 1
model "expanded" stage "import"
graph "main"(
    %x : f32[1, 3]) {
  %e = aten.expand.default(self=%x, size=[2, 3]) : f32[2, 3]{0, 1}
  %w = aten.relu_.default(self=%e) : f32[2, 3]{0, 1}
  return %w
}
# ----
# error[FXGE-E0502]: aten.relu_.default: writes through a result of aten.expand.default, from which the memory behind it cannot be rebuilt
#   node    %w
#   note    while functionalise
#   hint    write into a copy (`clone`) instead
#
