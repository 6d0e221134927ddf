fxge 1
model "case" stage "import"
symbol s0 : int [2, 100]
graph "main"(
    %x : f32[s0]) {
  %r = aten.zeros.default(size=[TruncToInt(1.7*ToFloat(s0)), FloorToInt(1.7*ToFloat(s0)), CeilToInt(1.7*ToFloat(s0)), RoundToInt(1.7*ToFloat(s0))], dtype=f32) : ?
  return %r
}
