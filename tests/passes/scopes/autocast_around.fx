# Exported under autocast, whose casts no node of the program says: a product of f32 that gives bf16 does. A scope inside
# counts more.
# passes: scopes
fxge 1
model "autocast_around" stage "import"
graph "main"(
    %x : f32[2, 4],
    %w : f32[4, 4]) {
  %exp = aten.exp.default(self=%x) : f32[2, 4]
  %linear = aten.linear.default(input=%exp, weight=%w) : bf16[2, 4]
  %cat = aten.cat.default(tensors=[%linear, %x]) : f32[4, 4]
  %sum = aten.add.Tensor(self=%linear, other=%x) : f32[2, 4]
  %in = higher_order.wrap_with_autocast(operands=["cpu", None, false, false, %sum, %w]) : f32[2, 4] {
    graph "inner"(
        %x : f32[2, 4],
        %w : f32[4, 4]) {
      %linear = aten.linear.default(input=%x, weight=%w) : f32[2, 4]
      return %linear
    }
  }
  return %linear, %cat, %in
}
# ----
# fxge 1
# model "autocast_around" stage "import"
# graph "main"(
#     %x : f32[2, 4],
#     %w : f32[4, 4]) {
#   %exp = aten.exp.default(self=%x) : f32[2, 4]
#   %_to_copy = aten._to_copy.default(self=%exp, dtype=bf16) : bf16[2, 4]
#   %_to_copy_1 = aten._to_copy.default(self=%w, dtype=bf16) : bf16[4, 4]
#   %linear = aten.linear.default(input=%_to_copy, weight=%_to_copy_1) : bf16[2, 4]
#   %_to_copy_2 = aten._to_copy.default(self=%linear, dtype=f32) : f32[2, 4]
#   %cat = aten.cat.default(tensors=[%_to_copy_2, %x]) : f32[4, 4]
#   %sum = aten.add.Tensor(self=%linear, other=%x) : f32[2, 4]
#   %in = aten.linear.default(input=%sum, weight=%w) : f32[2, 4] name("linear")
#   return %linear, %cat, %in
# }
