# as_strided of a conjugated part would reach elements of the storage that are not conjugated.
# passes: scopes,functionalise
fxge 1
model "g" stage "import"
graph "main"(%z : c64[3, 4]) {
  %part = aten.select.int(self=%z, dim=0, index=1) : c64[4]
  %c = aten._conj.default(self=%part) : c64[4]
  %v = aten.as_strided.default(self=%c, size=[3], stride=[2], storage_offset=0) : c64[3]{2}
  return %v
}
# ----
# error[FXGE-E0402]: aten.as_strided.default: as_strided of a part of a tensor that is viewed as a conjugate or as another dtype
#   node    %v
#   note    while functionalise
#
