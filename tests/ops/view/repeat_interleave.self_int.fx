fxge 1
model "repeat_interleave.self_int.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %repeat_interleave = aten.repeat_interleave.self_int(self=%x, repeats=2, dim=1) : f32[s77, 2*s27]
  return %repeat_interleave as "repeat_interleave"
}
