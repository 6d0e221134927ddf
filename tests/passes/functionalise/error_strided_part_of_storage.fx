# The input starts inside its storage, in which storage_offset is relative to the start.
# passes: scopes,functionalise
fxge 1
model "g" stage "import"
graph "main"(%x : f32[4] part, %s : f32[2]) {
  %v = aten.as_strided.default(self=%x, size=[2], stride=[1], storage_offset=1) : f32[2]
  %w = aten.as_strided_scatter.default(self=%x, src=%s, size=[2], stride=[1], storage_offset=1) : f32[4]
  return %v, %w
}
# ----
# error[FXGE-E0402]: aten.as_strided.default: storage_offset of as_strided is relative to the start of a storage, and an input of the program starts later in that storage
#   node    %v
#   note    while functionalise
#
# error[FXGE-E0402]: aten.as_strided_scatter.default: storage_offset of as_strided_scatter is relative to the start of a storage, and an input of the program starts later in that storage
#   node    %w
#   note    while functionalise
#
