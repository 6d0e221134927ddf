fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a = aten.logcumsumexp.default(self=%x, dim=2) : ?
  return %a
}
