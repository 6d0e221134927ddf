# A number is compared as the tensor's dtype holds it.
# passes: fold
fxge 1
model "compare_number" stage "functional"
tensor @u : u8[3] = {4, 3, 255}
tensor @i : i8[2] = {-100, 4}
tensor @h : f16[1] = {0.0999755859375}
graph "main"() {
  %u = ge.Const(value=@u) : u8[3]
  %i = ge.Const(value=@i) : i8[2]
  %h = ge.Const(value=@h) : f16[1]
  %below = aten.lt.Scalar(self=%u, other=-1) : bool[3]
  %same = aten.eq.Scalar(self=%u, other=-1) : bool[3]
  %above = aten.gt.Scalar(self=%i, other=200) : bool[2]
  %half = aten.eq.Scalar(self=%h, other=0.1) : bool[1]
  return %below, %same, %above, %half
}
# ----
# fxge 1
# model "compare_number" stage "functional"
# tensor @u : u8[3] = {4, 3, 255}
# tensor @i : i8[2] = {-100, 4}
# tensor @h : f16[1] = {0.1}
# tensor @folded : bool[3] = {true, true, false}
# tensor @folded_4 : bool[3] = {false, false, true}
# tensor @folded_5 : bool[2] = {false, true}
# tensor @folded_6 : bool[1] = {true}
# graph "main"() {
#   %u = ge.Const(value=@u) : u8[3]
#   %i = ge.Const(value=@i) : i8[2]
#   %h = ge.Const(value=@h) : f16[1]
#   %below = ge.Const(value=@folded) : bool[3]
#   %same = ge.Const(value=@folded_4) : bool[3]
#   %above = ge.Const(value=@folded_5) : bool[2]
#   %half = ge.Const(value=@folded_6) : bool[1]
#   return %below, %same, %above, %half
# }
