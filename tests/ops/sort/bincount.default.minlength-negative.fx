fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3]) {
  %a = aten.bincount.default(self=%x, minlength=-1) : ?
  return %a
}
