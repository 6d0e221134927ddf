# passes: scopes
fxge 1
model "model" stage "import"
graph "main"(
    %token : token = token("token"),
    %a : f32[3, 3]) {
  %y = aten.relu.default(self=%a) : f32[3, 3]
  return %token token as "last", %y as "y"
}
# ----
# fxge 1
# model "model" stage "import"
# graph "main"(
#     %a : f32[3, 3]) {
#   %y = aten.relu.default(self=%a) : f32[3, 3]
#   return %y as "y"
# }
