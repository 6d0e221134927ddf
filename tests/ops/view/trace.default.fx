fxge 1
model "trace.plain.f32" stage "import"
graph "main"(
    %x : f32[4, 5]) {
  %trace = aten.trace.default(self=%x) : f32[]
  return %trace as "trace"
}
