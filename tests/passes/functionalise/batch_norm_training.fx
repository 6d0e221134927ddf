# Batch normalisation in training writes its running statistics, which the schema hides.
# passes: scopes,functionalise
fxge 1
model "batch_norm" stage "import"
tensor @mean : f32[2] = {0.0, 0.0}
tensor @var : f32[2] = {1.0, 1.0}
graph "main"(
    %m : f32[2] = buffer(@mean, "bn.running_mean"),
    %v : f32[2] = buffer(@var, "bn.running_var"),
    %x : f32[4, 2]) {
  %y = aten.batch_norm.default(input=%x, weight=None, bias=None, running_mean=%m, running_var=%v, training=true, momentum=0.1, eps=1e-05, cudnn_enabled=true) : f32[4, 2]
  %z = aten.relu_.default(self=%y) : f32[4, 2]
  return %y
}
# ----
# fxge 1
# model "batch_norm" stage "import"
# tensor @mean : f32[2] = {0.0, 0.0}
# tensor @var : f32[2] = {1.0, 1.0}
# graph "main"(
#     %m : f32[2] = state(@mean, "bn.running_mean"),
#     %v : f32[2] = state(@var, "bn.running_var"),
#     %x : f32[4, 2]) {
#   %y, %y_1, %y_2, %y_3, %y_4 = aten._native_batch_norm_legit_functional.default(input=%x, weight=None, bias=None, running_mean=%m, running_var=%v, training=true, momentum=0.1, eps=1e-05) : f32[4, 2], f32[2], f32[2], f32[2], f32[2]
#   %z = aten.relu.default(self=%y) : f32[4, 2]
#   return %y_3 state("bn.running_mean") as "bn.running_mean", %y_4 state("bn.running_var") as "bn.running_var", %z
# }
