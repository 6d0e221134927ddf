fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3]) {
  %r = aten.clamp.default(self=%x, min=0.5) : f32[3]
  return %r
}
