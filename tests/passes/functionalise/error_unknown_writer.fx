# An operator that writes and has no functional form.
# passes: scopes,functionalise
fxge 1
model "unknown_writer" stage "import"
graph "main"(
    %x : f32[3]) {
  %s = aten.as_strided.default(self=%x, size=[2], stride=[2], storage_offset=0) : f32[2]
  %w = aten.relu_.default(self=%s) : f32[2]
  return %x
}
# ----
# error[FXGE-E0502]: aten.relu_.default: writes through a result of aten.as_strided.default, from which the memory behind it cannot be rebuilt
#   node    %w
#   note    while functionalise
#   hint    write into a copy (`clone`) instead
#
