fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[2, 4]) {
  %r = aten.log_sigmoid.default(self=%x) : ?
  return %r
}
