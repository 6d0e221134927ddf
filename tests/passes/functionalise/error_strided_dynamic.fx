# What no views say of sizes that are not known is refused, once.
# passes: scopes,functionalise
fxge 1
model "g" stage "import"
symbol s0 : int [2, 64]
symbol s1 : int [2, 64]
graph "main"(%c : f32[s0, s1], %row : f32[s0]) {
  %v = aten.as_strided.default(self=%c, size=[s0, 3], stride=[s1, 1], storage_offset=1) : f32[s0, 3]
  %w = aten.relu_.default(self=%v) : f32[s0, 3]
  %s = aten.add.Tensor(self=%c, other=%c) : f32[s0, s1]
  return %s
}
# ----
# error[FXGE-E0402]: aten.as_strided.default: as_strided over dynamic dims is not converted yet
#   node    %v
#   note    while functionalise
#           in the formula of aten.as_strided.default, ops/aten/view.yaml
#
