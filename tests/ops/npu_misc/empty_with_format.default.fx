fxge 1
model "npu.empty_with_format.plain.f32" stage "import"
graph "main"() {
  %empty_with_format = npu.empty_with_format.default(size=[2, 3]) : f32[2, 3]
  return %empty_with_format as "empty_with_format"
}
