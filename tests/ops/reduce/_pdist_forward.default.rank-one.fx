fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4]) {
  %a = aten._pdist_forward.default(self=%x) : ?
  return %a
}
