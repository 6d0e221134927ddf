# Memory with gaps: a graph has the elements of the whole, not those between them.
# passes: scopes,functionalise
fxge 1
model "g" stage "import"
graph "main"(%c : f32[3, 4]{1, 5}) {
  %part = aten.select.int(self=%c, dim=1, index=-1) : f32[3]{1}
  %v = aten.as_strided.default(self=%part, size=[3], stride=[2], storage_offset=1) : f32[3]{2}
  return %v
}
# ----
# error[FXGE-E0402]: aten.as_strided.default: as_strided of a part of a tensor whose elements overlap or leave gaps in memory
#   node    %v
#   note    while functionalise
#
