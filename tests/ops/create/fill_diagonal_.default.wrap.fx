fxge 1
model "case" stage "import"
symbol s0 : int [2, 100]
symbol s1 : int [2, 100]
graph "main"(
    %x : i32[s0, s1]) {
  %c = aten.clone.default(self=%x) : ?
  %r = aten.fill_diagonal_.default(self=%c, fill_value=2, wrap=true) : ?
  return %r
}
