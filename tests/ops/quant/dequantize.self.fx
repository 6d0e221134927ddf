fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[3, 5]) {
  %r0 = aten.dequantize.self(self=%i0) : ?
  return %r0
}
