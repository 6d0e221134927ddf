# A 16-bit float that an argument names is no sign of autocast.
# passes: scopes
fxge 1
model "autocast_none" stage "import"
graph "main"(
    %x : f32[2, 4],
    %w : f32[4, 4]) {
  %half = aten._to_copy.default(self=%x, dtype=bf16) : bf16[2, 4]
  %linear = aten.linear.default(input=%x, weight=%w) : f32[2, 4]
  return %half, %linear
}
# ----
# fxge 1
# model "autocast_none" stage "import"
# graph "main"(
#     %x : f32[2, 4],
#     %w : f32[4, 4]) {
#   %half = aten._to_copy.default(self=%x, dtype=bf16) : bf16[2, 4]
#   %linear = aten.linear.default(input=%x, weight=%w) : f32[2, 4]
#   return %half, %linear
# }
