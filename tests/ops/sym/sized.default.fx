fxge 1
model "a size that data tell is said to be 3, and another to be an input's" stage "import"
symbol s0 : int [0, 9223372036854775806]
graph "main"(
    %x : f32[4],
    %y : f32[s0]) {
  %three = aten.nonzero.default(self=%x) : i64[3, 1]
  %as_many = aten.nonzero.default(self=%y) : i64[s0, 1]
  return %three, %as_many
}
