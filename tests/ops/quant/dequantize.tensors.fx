fxge 1
model "case" stage "import"
graph "main"(
    %i0 : f32[3, 5],
    %i1 : f32[2]) {
  %r0, %r1 = aten.dequantize.tensors(tensors=[%i0, %i1]) : ?, ?
  return %r0, %r1
}
