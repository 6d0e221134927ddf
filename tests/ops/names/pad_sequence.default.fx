fxge 1
model "pad_sequence.right.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 2],
    %y : f32[s17, 2],
    %z : f32[1, 2]) {
  %pad_sequence = aten.pad_sequence.default(sequences=[%x, %y, %z], batch_first=true, padding_value=0.5) : f32[3, max(s77, s17), 2]
  return %pad_sequence as "pad_sequence"
}
