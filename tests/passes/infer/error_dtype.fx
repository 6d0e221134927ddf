# The file says another dtype than the operator gives.
# passes: infer
fxge 1
model "dtype" stage "import"
graph "main"(
    %x : f32[2],
    %y : f32[2]) {
  %a = aten.add.Tensor(self=%x, other=%y) : f16[2]
  return %a
}
# ----
# error[FXGE-E0302]: aten.add.Tensor: result 0 of aten.add.Tensor is inferred as f32[2], and the file says f16[2]
#   node    %a
#   note    while infer
#
