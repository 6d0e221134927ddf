# Equal constants are one, whatever their names; other dtypes are others.
# passes: cse
fxge 1
model "constants" stage "functional"
tensor @a : f32[2] = {1.0, 2.0}
tensor @b : f32[2] = {1.0, 2.0}
tensor @c : i32[2] = {0, 0}
tensor @d : f32[2] = {0.0, 0.0}
graph "main"() {
  %a = ge.Const(value=@a) : f32[2]
  %b = ge.Const(value=@b) : f32[2]
  %c = ge.Const(value=@c) : i32[2]
  %d = ge.Const(value=@d) : f32[2]
  return %a, %b, %c, %d
}
# ----
# fxge 1
# model "constants" stage "functional"
# tensor @a : f32[2] = {1.0, 2.0}
# tensor @b : f32[2] = {1.0, 2.0}
# tensor @c : i32[2] = {0, 0}
# tensor @d : f32[2] = {0.0, 0.0}
# graph "main"() {
#   %a = ge.Const(value=@a) : f32[2]
#   %c = ge.Const(value=@c) : i32[2]
#   %d = ge.Const(value=@d) : f32[2]
#   return %a, %a, %c, %d
# }
