# What the functional form of an operator that writes refuses is told once.
# passes: infer
fxge 1
model "own" stage "import"
graph "main"(
    %x : f32[3, 4],
    %mean : f32[5]) {
  %y = my.tracked.default(x=%x, mean=%mean) : ?
  return %y
}
# ----
# error[FXGE-E0313]: aten.add.Tensor: broadcasting: size 4 where 5 is expected
#   note    while infer
#           in the formula of my.tracked.functional, ops.yaml:9
#
