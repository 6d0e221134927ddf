fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[3]) {
  %r0 = aten.pad_sequence.default(sequences=[%x0], padding_side="top") : ?
  return %r0
}
