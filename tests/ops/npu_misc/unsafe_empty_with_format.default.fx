fxge 1
model "npu.unsafe_empty_with_format.plain.f32" stage "import"
graph "main"() {
  %unsafe_empty_with_format = npu.unsafe_empty_with_format.default(size=[2, 3]) : f32[2, 3]
  return %unsafe_empty_with_format as "unsafe_empty_with_format"
}
