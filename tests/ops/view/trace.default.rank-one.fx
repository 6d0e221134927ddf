fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %a = aten.trace.default(self=%x) : ?
  return %a
}
