fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %r = aten.linalg_cond.p_str(self=%x, p="max") : ?
  return %r
}
