# Exact or correctly rounded arithmetic; integers wrap; what overflows an integer, or gives a NaN, is left.
# passes: fold
fxge 1
model "arithmetic" stage "functional"
tensor @a : f32[3] = {0.1, 0.2, -1.0}
tensor @b : f32[] = {3.0}
tensor @i : i8[2] = {127, 2}
tensor @big : f32[1] = {300.0}
graph "main"() {
  %a = ge.Const(value=@a) : f32[3]
  %b = ge.Const(value=@b) : f32[]
  %i = ge.Const(value=@i) : i8[2]
  %big = ge.Const(value=@big) : f32[1]
  %sum = aten.add.Tensor(self=%a, other=%b) : f32[3]
  %quot = aten.div.Tensor(self=%sum, other=%b) : f32[3]
  %half = aten._to_copy.default(self=%quot, dtype=f16) : f16[3]
  %wrap = aten.add.Tensor(self=%i, other=%i) : i8[2]
  %twice = aten.mul.Scalar(self=%i, other=2) : i8[2]
  %nan = aten.sqrt.default(self=%a) : f32[3]
  %byte = aten._to_copy.default(self=%big, dtype=i8) : i8[1]
  return %half, %wrap, %twice, %nan, %byte
}
# ----
# fxge 1
# model "arithmetic" stage "functional"
# tensor @a : f32[3] = {0.1, 0.2, -1.0}
# tensor @b : f32[] = {3.0}
# tensor @i : i8[2] = {127, 2}
# tensor @big : f32[1] = {300.0}
# tensor @folded : f32[3] = {3.1, 3.2, 2.0}
# tensor @folded_5 : f32[3] = {1.0333333, 1.0666667, 0.6666667}
# tensor @folded_6 : f16[3] = {1.033, 1.066, 0.6665}
# tensor @folded_7 : i8[2] = {-2, 4}
# tensor @folded_8 : i8[2] = {-2, 4}
# graph "main"() {
#   %a = ge.Const(value=@a) : f32[3]
#   %b = ge.Const(value=@b) : f32[]
#   %i = ge.Const(value=@i) : i8[2]
#   %big = ge.Const(value=@big) : f32[1]
#   %sum = ge.Const(value=@folded) : f32[3]
#   %quot = ge.Const(value=@folded_5) : f32[3]
#   %half = ge.Const(value=@folded_6) : f16[3]
#   %wrap = ge.Const(value=@folded_7) : i8[2]
#   %twice = ge.Const(value=@folded_8) : i8[2]
#   %nan = aten.sqrt.default(self=%a) : f32[3]
#   %byte = aten._to_copy.default(self=%big, dtype=i8) : i8[1]
#   return %half, %wrap, %twice, %nan, %byte
# }
