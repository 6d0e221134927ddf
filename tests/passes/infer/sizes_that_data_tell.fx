# The file's name of a size that data tell is new once; whatever else it says of one is asserted.
# passes: infer
fxge 1
model "data" stage "import"
symbol s0 : int [2, 64]
symbol u0 : int [0, 64]
graph "main"(
    %x : f32[s0],
    %y : f32[3]) {
  %named = aten.nonzero.default(self=%x) : i64[u0, 1]
  %again = aten.nonzero.default(self=%y) : i64[u0, 1]
  %three = aten.nonzero.default(self=%y) : i64[3, 1]
  %rows = aten.nonzero.default(self=%x) : i64[s0, 1]
  %z = aten.add.Tensor(self=%named, other=%again) : i64[u0, 1]
  return %z, %three, %rows
}
# ----
# fxge 1
# model "data" stage "import"
# symbol s0 : int [2, 64]
# symbol u0 : int [0, 64]
# symbol u_2_0 : int [0, 64]
# symbol u_3_0 : int [0, 3]
# symbol u_4_0 : int [0, 3]
# symbol u_5_0 : int [0, 64]
# graph "main"(
#     %x : f32[s0],
#     %y : f32[3]) {
#   %named = aten.nonzero.default(self=%x) : i64[u0, 1]
#   %again = aten.nonzero.default(self=%y) : i64[u_3_0, 1]
#   %again_1 = fxge.sized.default(self=%again, size=[u0, 1]) : i64[u0, 1] name("again")
#   %three = aten.nonzero.default(self=%y) : i64[u_4_0, 1]
#   %three_1 = fxge.sized.default(self=%three, size=[3, 1]) : i64[3, 1] name("three")
#   %rows = aten.nonzero.default(self=%x) : i64[u_5_0, 1]
#   %rows_1 = fxge.sized.default(self=%rows, size=[s0, 1]) : i64[s0, 1] name("rows")
#   %z = aten.add.Tensor(self=%named, other=%again_1) : i64[u0, 1]
#   return %z, %three_1, %rows_1
# }
