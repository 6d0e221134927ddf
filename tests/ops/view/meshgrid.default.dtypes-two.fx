fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %y : f64[2]) {
  %r0, %r1 = aten.meshgrid.default(tensors=[%x, %y]) : ?, ?
  return %r0, %r1
}
