fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %r = aten.linalg_norm.ord_str(self=%x, ord="fro", dim=[0]) : ?
  return %r
}
