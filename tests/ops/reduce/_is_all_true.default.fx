fxge 1
model "case" stage "import"
graph "main"(
    %x : bool[3, 4]) {
  %r = aten._is_all_true.default(self=%x) : ?
  return %r
}
