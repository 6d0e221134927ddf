fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4],
    %y : f32[2, 4]) {
  %a = aten._cdist_forward.default(x1=%x, x2=%y, p=2.0, compute_mode=0) : ?
  return %a
}
