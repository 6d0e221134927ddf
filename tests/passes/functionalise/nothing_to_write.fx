# What an operator may write can be missing, and a list be empty: its new results are made all the same.
fxge 1
model "nothing" stage "import"
graph "main"(
    %x : f32[4]) {
  my.zeroed.default(xs=[])
  my.zeroed.default()
  %y = my.noted.default(x=%x) : f32[4]
  %z = my.noted.default(x=%y) : ?
  return %y, %z
}
