fxge 1
model "case" stage "import"
graph "main"(
    %x : u8[3, 8]) {
  %view = aten.view.dtype(self=%x, dtype=i64) : i64[3, 1]
  return %view as "view"
}
