# copy_ of what is no tensor.
fxge 1
model "source" stage "import"
graph "main"(
    %x : f32[4],
    %n : ?) {
  %c = aten.copy_.default(self=%x, src=%n) : f32[4]
  return %c
}
