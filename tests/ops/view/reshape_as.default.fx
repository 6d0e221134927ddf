fxge 1
model "reshape_as.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[4, 3]) {
  %reshape_as = aten.reshape_as.default(self=%x, other=%y) : f32[4, 3]
  return %reshape_as as "reshape_as"
}
