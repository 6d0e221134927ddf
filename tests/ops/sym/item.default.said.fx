fxge 1
model "what a number is said to be is asserted" stage "import"
symbol s0 : int [0, 9223372036854775806]
symbol u0 : int [0, 9223372036854775806]
graph "main"(
    %x : i64[],
    %y : f32[s0]) {
  %two = aten.item.default(self=%x) : size(2)
  %rows = aten.item.default(self=%x) : size(s0)
  %first = aten.item.default(self=%x) : size(u0)
  %again = aten.item.default(self=%x) : size(u0)
  %z = aten.full.default(size=[u0], fill_value=1, dtype=f32) : ?
  return %z
}
