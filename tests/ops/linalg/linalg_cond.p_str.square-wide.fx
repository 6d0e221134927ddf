fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.linalg_cond.p_str(self=%x, p="fro") : ?
  return %r
}
