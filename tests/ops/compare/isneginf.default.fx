fxge 1
model "isneginf.special.f32" stage "import"
graph "main"(
    %x : f32[5]) {
  %isneginf = aten.isneginf.default(self=%x) : bool[5]
  return %isneginf as "isneginf"
}
