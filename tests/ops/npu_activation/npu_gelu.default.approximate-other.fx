fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2]) {
  %r0 = npu.npu_gelu.default(self=%x0, approximate="erf") : ?
  return %r0
}
