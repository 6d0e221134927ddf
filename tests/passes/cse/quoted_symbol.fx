# A symbol whose name is no word stands in quotes.
fxge 1
model "quoted" stage "import"
symbol "s(7" : int [2, 64]
graph "main"(
    %x : f32[Symbol('s(7'), 3]) {
  %y = aten.neg.default(self=%x) : f32[Symbol('s(7'), 3]
  return %y
}
