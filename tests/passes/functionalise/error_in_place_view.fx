# An in-place view whose dtype or shape is not that of what it views: only it can tell.
# passes: scopes,functionalise
fxge 1
model "in place" stage "import"
graph "main"(
    %x : f32[3, 1, 4]) {
  %c = aten.clone.default(self=%x) : f16[3, 1, 4]
  %s = aten.squeeze_.dim(self=%c, dim=1) : f32[3, 4]
  %d = aten.clone.default(self=%x) : f32[3, 1, 4]
  %u = aten.unsqueeze_.default(self=%d, dim=0) : f32[1, 3, 1, 5]
  return %s, %u
}
# ----
# error[FXGE-E0302]: aten.squeeze.dim: result 0 of aten.squeeze.dim is inferred as f16[3, 4], and the file says f32[3, 4]
#   node    %s
#   note    while functionalise
#
# error[FXGE-E0304]: aten.unsqueeze.default: result 0 of aten.unsqueeze.default is inferred as f32[1, 3, 1, 4], and the file says f32[1, 3, 1, 5]
#   node    %u
#   note    while functionalise
#
