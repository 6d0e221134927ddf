# A buffer that is added to becomes state, and its new value an output.
# passes: scopes,functionalise
fxge 1
model "buffer_counter" stage "import"
tensor @count : i64[] = {0}
graph "main"(
    %b_count : i64[] = buffer(@count, "count"),
    %x : f32[4]) {
  %add_ = aten.add_.Scalar(self=%b_count, other=1) : i64[]
  %y = aten.mul.Tensor(self=%x, other=%add_) : f32[4]
  return %y
}
# ----
# fxge 1
# model "buffer_counter" stage "import"
# tensor @count : i64[] = {0}
# graph "main"(
#     %b_count : i64[] = state(@count, "count"),
#     %x : f32[4]) {
#   %add_ = aten.add.Scalar(self=%b_count, other=1) : i64[]
#   %y = aten.mul.Tensor(self=%x, other=%add_) : f32[4]
#   return %add_ state("count") as "count", %y
# }
