# Operators of the lists get casts; others take what they are given. The inner scope counts.
# passes: scopes
fxge 1
model "autocast" stage "import"
graph "main"(
    %x : f32[2, 4],
    %w : f32[4, 4]) {
  %a, %b, %c = higher_order.wrap_with_autocast(operands=["cpu", bf16, true, false, %x, %w]) : bf16[2, 4], f32[4, 4], f32[2, 4] {
    graph "body"(
        %x : f32[2, 4],
        %w : f32[4, 4]) {
      %linear = aten.linear.default(input=%x, weight=%w) : bf16[2, 4]
      %cat = aten.cat.default(tensors=[%linear, %x]) : f32[4, 4]
      %sum = aten.add.Tensor(self=%linear, other=%x) : f32[2, 4]
      %in = higher_order.wrap_with_autocast(operands=["cpu", None, false, false, %x, %w]) : f32[2, 4] {
        graph "inner"(
            %x : f32[2, 4],
            %w : f32[4, 4]) {
          %linear = aten.linear.default(input=%x, weight=%w) : f32[2, 4]
          return %linear
        }
      }
      return %linear, %cat, %in
    }
  }
  return %a, %b, %c
}
# ----
# fxge 1
# model "autocast" stage "import"
# graph "main"(
#     %x : f32[2, 4],
#     %w : f32[4, 4]) {
#   %_to_copy = aten._to_copy.default(self=%x, dtype=bf16) : bf16[2, 4]
#   %_to_copy_1 = aten._to_copy.default(self=%w, dtype=bf16) : bf16[4, 4]
#   %linear = aten.linear.default(input=%_to_copy, weight=%_to_copy_1) : bf16[2, 4]
#   %_to_copy_2 = aten._to_copy.default(self=%linear, dtype=f32) : f32[2, 4]
#   %cat = aten.cat.default(tensors=[%_to_copy_2, %x]) : f32[4, 4]
#   %sum = aten.add.Tensor(self=%linear, other=%x) : f32[2, 4]
#   %in = aten.linear.default(input=%x, weight=%w) : f32[2, 4] name("linear")
#   return %linear, %cat, %in
# }
