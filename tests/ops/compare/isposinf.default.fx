fxge 1
model "isposinf.special.f32" stage "import"
graph "main"(
    %x : f32[5]) {
  %isposinf = aten.isposinf.default(self=%x) : bool[5]
  return %isposinf as "isposinf"
}
