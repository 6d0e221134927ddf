# The file's name of a size that data tell is new once; whatever else it says of one is asserted.
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
