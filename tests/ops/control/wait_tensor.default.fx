fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[3]) {
  %a = aten.exp.default(self=%x) : ?
  %r = fxge.wait_tensor.default(self=%y, dependencies=[%a, %x]) : ?
  return %r, %a
}
