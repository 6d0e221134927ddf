fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a = aten._pdist_forward.default(self=%x, p=-1.0) : ?
  return %a
}
