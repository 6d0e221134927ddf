fxge 1
model "rms_norm.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 8],
    %y : f32[8]) {
  %rms_norm = aten.rms_norm.default(input=%x, normalized_shape=[8], weight=%y, eps=1e-06) : f32[s77, s27, 8]
  return %rms_norm as "rms_norm"
}
