# copy_ casts and broadcasts its source.
# passes: scopes,functionalise
fxge 1
model "copy_casts" stage "import"
tensor @cache : f16[2, 3] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
graph "main"(
    %c : f16[2, 3] = buffer(@cache, "cache"),
    %x : f32[3]) {
  %w = aten.copy_.default(self=%c, src=%x) : f16[2, 3]
  return %x
}
# ----
# fxge 1
# model "copy_casts" stage "import"
# tensor @cache : f16[2, 3] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
# graph "main"(
#     %c : f16[2, 3] = state(@cache, "cache"),
#     %x : f32[3]) {
#   %_to_copy = aten._to_copy.default(self=%x, dtype=f16) : f16[3]
#   %expand = aten.expand.default(self=%_to_copy, size=[2, 3]) : f16[2, 3]
#   return %expand state("cache") as "cache", %x
# }
